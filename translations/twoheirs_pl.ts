<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About The Two Heirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by fans of the board game of {year} by Ondřej Cigánek, Ivan Dostál and Oldřich Rejl. The publisher has no part in it; its words and pictures are the program’s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It uses Qt for Python {version} (LGPL 3), pydantic (MIT) and platformdirs (MIT).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Take a tile</source>
        <translation>Weź kafelek</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <extracomment>{tile} is the accusative: &quot;Take the Mill&quot;.</extracomment>
        <translation>Weź {tile}</translation>
    </message>
    <message>
        <source>Build {tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;Build the Mill at M13&quot;.</extracomment>
        <translation>Wybuduj {tile} na {cell}</translation>
    </message>
    <message>
        <source>Expand at {cell}</source>
        <extracomment>Put a tile face down, at a cell like &quot;M13&quot;.</extracomment>
        <translation>Powiększ krajobraz na {cell}</translation>
    </message>
    <message>
        <source>March from {origin} to {cell}</source>
        <extracomment>A troop goes from one cell to the next, like &quot;M13&quot;.</extracomment>
        <translation>Przesuń z {origin} na {cell}</translation>
    </message>
    <message>
        <source>Deploy at {cell}</source>
        <extracomment>A troop comes from the royal reserve.</extracomment>
        <translation>Przenieś z rezerwy na {cell}</translation>
    </message>
    <message>
        <source>Withdraw from {cell}</source>
        <extracomment>A troop goes back to the royal reserve.</extracomment>
        <translation>Wycofaj z {cell}</translation>
    </message>
    <message>
        <source>Break the Camp at {cell}</source>
        <extracomment>Turn the Camp face down to take one more tile.</extracomment>
        <translation>Zwiń Obozowisko na {cell}</translation>
    </message>
    <message>
        <source>Destroy the building at {cell}</source>
        <translation>Zniszcz budynek na {cell}</translation>
    </message>
    <message>
        <source>Destroy {tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;Destroy the Mill at M13&quot;.</extracomment>
        <translation>Zniszcz {tile} na {cell}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>The game is over. The score sheet tells who won, and why.</source>
        <translation>Gra jest skończona. Notes punktacji pokazuje, kto wygrał i dlaczego.</translation>
    </message>
    <message>
        <source>{heir}: take a tile from your reach. You may also {options}.</source>
        <extracomment>{options} is one or more of the phrases after &quot;You may&quot;, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: weź kafelek ze swojego zasięgu. Możesz też {options}.</translation>
    </message>
    <message>
        <source>{heir}: take a tile from your reach.</source>
        <translation>{heir}: weź kafelek ze swojego zasięgu.</translation>
    </message>
    <message>
        <source>{heir}: you may {options}.</source>
        <extracomment>{options} is one or more of the phrases after &quot;You may&quot;, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: możesz {options}.</translation>
    </message>
    <message>
        <source>{heir}: only ending your turn is left to do.</source>
        <translation>{heir}: pozostało już tylko zakończyć turę.</translation>
    </message>
    <message>
        <source>{heir}: you may destroy {buildings}, or go on.</source>
        <extracomment>{buildings} is one or more like &quot;the Mill at M13&quot;, accusative, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: możesz zniszczyć {buildings} albo grać dalej.</translation>
    </message>
    <message>
        <source>{tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;the Mill at M13&quot;, what may be destroyed.</extracomment>
        <translation>{tile} na {cell}</translation>
    </message>
    <message>
        <source>take one more tile</source>
        <extracomment>A phrase after &quot;You may&quot;: a Camp has been broken for this.</extracomment>
        <translation>wziąć jeszcze jeden kafelek</translation>
    </message>
    <message>
        <source>build</source>
        <extracomment>A phrase after &quot;You may&quot;.</extracomment>
        <translation>budować</translation>
    </message>
    <message>
        <source>expand</source>
        <extracomment>A phrase after &quot;You may&quot;: put a tile face down.</extracomment>
        <translation>powiększyć krajobraz</translation>
    </message>
    <message>
        <source>move a troop</source>
        <extracomment>A phrase after &quot;You may&quot;: march, deploy or withdraw a troop.</extracomment>
        <translation>przesunąć oddział</translation>
    </message>
    <message>
        <source>break a Camp</source>
        <extracomment>A phrase after &quot;You may&quot;: turn it face down to take one more tile.</extracomment>
        <translation>zwinąć Obozowisko</translation>
    </message>
    <message>
        <source>end your turn</source>
        <extracomment>A phrase after &quot;You may&quot;.</extracomment>
        <translation>zakończyć turę</translation>
    </message>
    <message>
        <source>No tile lies in your reach, so none is to take.</source>
        <translation>W twoim zasięgu nie ma kafelka, więc nie trzeba go brać.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n discounts for building this turn.</source>
        <extracomment>%n is how many resources later builds of this turn need less, in all.</extracomment>
        <translation>
            <numerusform>W tej turze masz na budowę %n zniżkę.</numerusform>
            <numerusform>W tej turze masz na budowę %n zniżki.</numerusform>
            <numerusform>W tej turze masz na budowę %n zniżek.</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply is empty: after this turn, each heir has one last turn.</source>
        <translation>Wspólny stos jest pusty: po tej turze każdy następca ma jeszcze jedną, ostatnią turę.</translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <extracomment>The opponent has one more turn after it.</extracomment>
        <translation>To twoja ostatnia tura.</translation>
    </message>
    <message>
        <source>This is the last turn of the game.</source>
        <translation>To ostatnia tura gry.</translation>
    </message>
    <message>
        <source>You have not taken a tile yet.</source>
        <translation>Kafelek nie został jeszcze wzięty.</translation>
    </message>
    <message>
        <source>You may still take one more tile.</source>
        <extracomment>A Camp has been broken, but the tile that it gives has not been taken.</extracomment>
        <translation>Możesz jeszcze wziąć dodatkowy kafelek.</translation>
    </message>
    <message numerus="yes">
        <source>%n discounts are unused and will lapse.</source>
        <extracomment>%n is how many resources later builds of this turn could need less, in all.</extracomment>
        <translation>
            <numerusform>%n zniżka jest niewykorzystana i przepadnie.</numerusform>
            <numerusform>%n zniżki są niewykorzystane i przepadną.</numerusform>
            <numerusform>%n zniżek jest niewykorzystanych i przepadnie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand is too full: %n tiles have to go.</source>
        <extracomment>%n is how many tiles of the hand have to be discarded.</extracomment>
        <translation>
            <numerusform>Na ręce jest za dużo kafelków: trzeba odrzucić %n kafelek.</numerusform>
            <numerusform>Na ręce jest za dużo kafelków: trzeba odrzucić %n kafelki.</numerusform>
            <numerusform>Na ręce jest za dużo kafelków: trzeba odrzucić %n kafelków.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may still destroy {buildings}, only now.</source>
        <extracomment>{buildings} is one or more like &quot;the Mill at M13&quot;, accusative, joined by commas and &quot;or&quot;.</extracomment>
        <translation>Możesz jeszcze zniszczyć {buildings}, ale tylko teraz.</translation>
    </message>
</context>
<context>
    <name>Buildings</name>
    <message>
        <source>Inn</source>
        <translation>Gospoda</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Targ</translation>
    </message>
    <message>
        <source>Pilgrimage Site</source>
        <translation>Miejsce pielgrzymek</translation>
    </message>
    <message>
        <source>Robber Baron</source>
        <translation>Baronia rabusiów</translation>
    </message>
    <message>
        <source>Mill</source>
        <translation>Młyn</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Kopalnia</translation>
    </message>
    <message>
        <source>Cowshed</source>
        <translation>Obora</translation>
    </message>
    <message>
        <source>Bakery</source>
        <translation>Piekarnia</translation>
    </message>
    <message>
        <source>Smithy</source>
        <translation>Kuźnia</translation>
    </message>
    <message>
        <source>Lodge</source>
        <translation>Stróżówka</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Obozowisko</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Farma</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation>Tartak</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Kamieniołom</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>Faktoria</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Katedra</translation>
    </message>
    <message>
        <source>Siege Tower</source>
        <translation>Wieża oblężnicza</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Twierdza</translation>
    </message>
    <message>
        <source>Watchtower</source>
        <translation>Wieża strażnicza</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnizon</translation>
    </message>
    <message>
        <source>Basketry</source>
        <translation>Sklep z koszykami</translation>
    </message>
    <message>
        <source>Pottery</source>
        <translation>Garncarnia</translation>
    </message>
    <message>
        <source>Cooperage</source>
        <translation>Warsztat bednarski</translation>
    </message>
    <message>
        <source>Guild</source>
        <translation>Gildia</translation>
    </message>
    <message>
        <source>{building} ({variant})</source>
        <extracomment>A building and its variant: &quot;Inn (row)&quot;, &quot;Guild (Pottery)&quot;.</extracomment>
        <translation>{building} ({variant})</translation>
    </message>
</context>
<context>
    <name>Buildings as object</name>
    <message>
        <source>the Inn</source>
        <extracomment>Accusative, with the article where there is one: &quot;White built the Inn&quot;, &quot;took the Inn&quot;.</extracomment>
        <translation>Gospodę</translation>
    </message>
    <message>
        <source>the Market</source>
        <translation>Targ</translation>
    </message>
    <message>
        <source>the Pilgrimage Site</source>
        <translation>Miejsce pielgrzymek</translation>
    </message>
    <message>
        <source>the Robber Baron</source>
        <translation>Baronię rabusiów</translation>
    </message>
    <message>
        <source>the Mill</source>
        <translation>Młyn</translation>
    </message>
    <message>
        <source>the Mine</source>
        <translation>Kopalnię</translation>
    </message>
    <message>
        <source>the Cowshed</source>
        <translation>Oborę</translation>
    </message>
    <message>
        <source>the Bakery</source>
        <translation>Piekarnię</translation>
    </message>
    <message>
        <source>the Smithy</source>
        <translation>Kuźnię</translation>
    </message>
    <message>
        <source>the Lodge</source>
        <translation>Stróżówkę</translation>
    </message>
    <message>
        <source>the Camp</source>
        <translation>Obozowisko</translation>
    </message>
    <message>
        <source>the Farm</source>
        <translation>Farmę</translation>
    </message>
    <message>
        <source>the Sawmill</source>
        <translation>Tartak</translation>
    </message>
    <message>
        <source>the Quarry</source>
        <translation>Kamieniołom</translation>
    </message>
    <message>
        <source>the Trading Post</source>
        <translation>Faktorię</translation>
    </message>
    <message>
        <source>the Cathedral</source>
        <translation>Katedrę</translation>
    </message>
    <message>
        <source>the Siege Tower</source>
        <translation>Wieżę oblężniczą</translation>
    </message>
    <message>
        <source>the Fortress</source>
        <translation>Twierdzę</translation>
    </message>
    <message>
        <source>the Watchtower</source>
        <translation>Wieżę strażniczą</translation>
    </message>
    <message>
        <source>the Garrison</source>
        <translation>Garnizon</translation>
    </message>
    <message>
        <source>the Basketry</source>
        <translation>Sklep z koszykami</translation>
    </message>
    <message>
        <source>the Pottery</source>
        <translation>Garncarnię</translation>
    </message>
    <message>
        <source>the Cooperage</source>
        <translation>Warsztat bednarski</translation>
    </message>
    <message>
        <source>the Guild</source>
        <translation>Gildię</translation>
    </message>
</context>
<context>
    <name>Cells</name>
    <message>
        <source>{column}{row}</source>
        <extracomment>A cell of the landscape on the map grid: M13.</extracomment>
        <translation>{column}{row}</translation>
    </message>
    <message>
        <source>({column}, {row})</source>
        <extracomment>A cell off the map grid: columns to the right and rows down from the starting tile.</extracomment>
        <translation>({column}, {row})</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>Chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heir} took {tile}</source>
        <translation>{heir} bierze {tile}</translation>
    </message>
    <message numerus="yes">
        <source>New in the royal reserve: {tile} (%n tiles left in the supply)</source>
        <extracomment>{tile} is the nominative; %n is how many tiles are left in the supply.</extracomment>
        <translation>
            <numerusform>Nowe w królewskiej rezerwie: {tile} (we wspólnym stosie został %n kafelek)</numerusform>
            <numerusform>Nowe w królewskiej rezerwie: {tile} (we wspólnym stosie zostały %n kafelki)</numerusform>
            <numerusform>Nowe w królewskiej rezerwie: {tile} (we wspólnym stosie zostało %n kafelków)</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply is empty: after this turn, each heir has one last turn</source>
        <translation>Wspólny stos jest pusty: po tej turze każdy następca ma jeszcze jedną, ostatnią turę</translation>
    </message>
    <message>
        <source>{heir} built {tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;White built the Mill at M13&quot;.</extracomment>
        <translation>{heir} buduje {tile} na {cell}</translation>
    </message>
    <message numerus="yes">
        <source>{heir} built {tile} at {cell}, using %n discounts</source>
        <extracomment>{tile} is the accusative; %n is how many discounts were used.</extracomment>
        <translation>
            <numerusform>{heir} buduje {tile} na {cell}, wykorzystując %n zniżkę</numerusform>
            <numerusform>{heir} buduje {tile} na {cell}, wykorzystując %n zniżki</numerusform>
            <numerusform>{heir} buduje {tile} na {cell}, wykorzystując %n zniżek</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} expanded the landscape at {cell}: {terrain}</source>
        <extracomment>{terrain} is the nominative: &quot;wheat field&quot;.</extracomment>
        <translation>{heir} powiększa krajobraz na {cell}: {terrain}</translation>
    </message>
    <message>
        <source>{heir} marched a troop from {origin} to {cell}</source>
        <extracomment>An ordinary troop went from one cell to the next.</extracomment>
        <translation>{heir} przesuwa oddział z {origin} na {cell}</translation>
    </message>
    <message>
        <source>{heir} marched the retinue from {origin} to {cell}</source>
        <translation>{heir} przesuwa oddział orszaku z {origin} na {cell}</translation>
    </message>
    <message>
        <source>{heir} deployed a troop at {cell}</source>
        <extracomment>A troop came from the royal reserve.</extracomment>
        <translation>{heir} przenosi oddział z rezerwy na {cell}</translation>
    </message>
    <message>
        <source>{heir} withdrew a troop from {cell}</source>
        <extracomment>A troop went back to the royal reserve.</extracomment>
        <translation>{heir} wycofuje oddział z {cell}</translation>
    </message>
    <message>
        <source>{heir} broke the Camp at {cell} to take once more</source>
        <extracomment>The Camp was turned face down, for which its owner may take one more tile.</extracomment>
        <translation>{heir} zwija Obozowisko na {cell}, aby wziąć jeszcze jeden kafelek</translation>
    </message>
    <message>
        <source>{heir} destroyed {tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;White destroyed the Mill at M13&quot;.</extracomment>
        <translation>{heir} niszczy {tile} na {cell}</translation>
    </message>
    <message>
        <source>{heir} discarded {tiles}</source>
        <extracomment>{tiles} is one accusative or more: &quot;the Mill and the Inn&quot;. They left the game.</extracomment>
        <translation>{heir} odrzuca {tiles}</translation>
    </message>
    <message>
        <source>{heir} ended the turn</source>
        <translation>{heir} kończy turę</translation>
    </message>
    <message numerus="yes">
        <source>{heir} ended the turn; %n discounts lapsed</source>
        <extracomment>%n is how many discounts the player had not used; they are lost.</extracomment>
        <translation>
            <numerusform>{heir} kończy turę; przepada %n zniżka</numerusform>
            <numerusform>{heir} kończy turę; przepadają %n zniżki</numerusform>
            <numerusform>{heir} kończy turę; przepada %n zniżek</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} is to move</source>
        <extracomment>The turn of this player begins.</extracomment>
        <translation>Teraz gra: {heir}</translation>
    </message>
    <message>
        <source>{heir} is to move, for the last time</source>
        <extracomment>The last turn of this player begins, but not of the game.</extracomment>
        <translation>Teraz gra po raz ostatni: {heir}</translation>
    </message>
    <message>
        <source>{heir} is to move: the last turn of the game</source>
        <translation>Teraz gra: {heir} – ostatnia tura gry</translation>
    </message>
    <message>
        <source>The game is over: {heir} wins</source>
        <translation>Koniec gry: wygrywa {heir}</translation>
    </message>
    <message>
        <source>The game is over: a draw</source>
        <translation>Koniec gry: remis</translation>
    </message>
    <message>
        <source>On top of the supply: {resource}. The first tile from the shield matches, so Henry takes it</source>
        <extracomment>{resource} is the terrain on top of the supply as a resource, in the nominative.</extracomment>
        <translation>Na wierzchu wspólnego stosu: {resource}. Pierwszy kafelek od tarczy pasuje, więc Henryk go bierze</translation>
    </message>
    <message>
        <source>On top of the supply: {resource}. Henry passes over {tiles} and takes the first match</source>
        <extracomment>{tiles} are the tiles that do not match, one accusative or more.</extracomment>
        <translation>Na wierzchu wspólnego stosu: {resource}. Henryk pomija {tiles} i bierze pierwszy pasujący kafelek</translation>
    </message>
    <message>
        <source>On top of the supply: {resource}. No tile in the royal reserve matches, so Henry takes the first from the shield</source>
        <translation>Na wierzchu wspólnego stosu: {resource}. Żaden kafelek w królewskiej rezerwie nie pasuje, więc Henryk bierze pierwszy od tarczy</translation>
    </message>
    <message>
        <source>The supply is empty, so Henry takes the first tile from the shield</source>
        <translation>Wspólny stos jest pusty, więc Henryk bierze pierwszy kafelek od tarczy</translation>
    </message>
    <message>
        <source>The royal reserve is empty, so Henry&apos;s turn ends without a tile</source>
        <translation>Królewska rezerwa jest pusta, więc tura Henryka kończy się bez kafelka</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}: clockwise around {centre}, the first empty cell where it joins a road (rule A)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} kładzie {tile} na {cell}: zgodnie z ruchem wskazówek zegara wokół {centre} to pierwsze wolne pole z połączeniem z drogą (zasada A)</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}: clockwise around {centre}, the first empty cell where it blocks a road, as it can join none (rule B)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} kładzie {tile} na {cell}: zgodnie z ruchem wskazówek zegara wokół {centre} to pierwsze wolne pole blokujące drogę, bo połączenie nie jest możliwe (zasada B)</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}: clockwise around {centre}, the first empty cell, as it can join or block no road (rule C)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} kładzie {tile} na {cell}: zgodnie z ruchem wskazówek zegara wokół {centre} to pierwsze wolne pole, bo żadnej drogi nie można połączyć ani zablokować (zasada C)</translation>
    </message>
    <message>
        <source>{heir} found no empty cell around {centre}, so a tile leaves the game: {tile} (rule D)</source>
        <extracomment>{tile} is the nominative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} nie znajduje wolnego pola wokół {centre}, więc kafelek opuszcza grę: {tile} (zasada D)</translation>
    </message>
    <message numerus="yes">
        <source>A treasure at {cell} – {treasure} (%n more on the pile)</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;; %n is how many treasures are left on the pile.</extracomment>
        <translation>
            <numerusform>Skarb na {cell} – {treasure} (na stosie jeszcze %n)</numerusform>
            <numerusform>Skarb na {cell} – {treasure} (na stosie jeszcze %n)</numerusform>
            <numerusform>Skarb na {cell} – {treasure} (na stosie jeszcze %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>The treasure at {cell} is gone, thanks to {cells} – {treasure}</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;; {cells} is one cell or more: &quot;M13 and N13&quot;.</extracomment>
        <translation>Skarb na {cell} znika dzięki {cells} – {treasure}</translation>
    </message>
    <message>
        <source>{heir} moved a troop to {cell}, where it blocks the tile (cross: {resource})</source>
        <extracomment>{heir} is Henry; {resource} is the colour of the troop&apos;s cross, in the nominative.</extracomment>
        <translation>{heir} przesuwa oddział na {cell}, gdzie blokuje on kafelek (krzyż: {resource})</translation>
    </message>
    <message>
        <source>Turn {turn}: {heir}</source>
        <extracomment>The heading of a turn in the chronicle; {heir} is the name of a player, in the nominative.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heir} gives up</source>
        <extracomment>The entry of the chronicle when a player gives the game up.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndTurnDialog</name>
    <message>
        <source>End the turn</source>
        <translation type="unfinished">Zakończ turę</translation>
    </message>
    <message>
        <source>End the turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more tile(s) to leave the game.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) too many are marked.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The marked tiles leave the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>{file}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <extracomment>{place} is the field of the file where the fault is, such as &quot;troops.white[1].at&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard input</source>
        <extracomment>In place of the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard output</source>
        <extracomment>In place of the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <extracomment>A line of a file with many cases, in place of the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action {number} (turn {turn})</source>
        <extracomment>An action of a saved game, as the place of a fault.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action {number}</source>
        <extracomment>An action of a list of actions, as the place of a fault.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile {tile}, {field}</source>
        <extracomment>A tile of a catalogue and a field of it, as the place of a fault: &quot;tile inn-wood, cost.wheat&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>treasure {treasure}, {field}</source>
        <extracomment>A treasure of a catalogue and a field of it, as the place of a fault.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you do not have the permission for this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk can only be read, not written to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read ({error})</source>
        <extracomment>{error} is the system&apos;s own message.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be written ({error})</source>
        <extracomment>{error} is the system&apos;s own message.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger than 5 MiB, which no file of the game is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with a byte order mark: save it as UTF-8 without one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not UTF-8 text (at byte {offset})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not JSON (at line {line}, column {column})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field {field} stands twice in one object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is not a number that JSON knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number in it has too many digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its lists and objects are nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text in it holds half a character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is no format of this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a {found} file, but a {wanted} file is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made by a newer program: version {version} is needed to read it, this program reads up to version {newest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no version {version} of this format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made by a newer program: it follows version {version} of the rules, this program knows up to version {newest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be an object { … }</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list [ … ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a cell such as [2, -1]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a text in quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no place in a duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing, though the mode is solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be {choices}</source>
        <extracomment>{choices} is a list such as &quot;wood, wheat or stone&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be {bound} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be {bound} or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>must have exactly %n entries</source>
        <extracomment>%n is the number of entries that a list must have.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must have at most %n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must have at least %n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must have at most %n characters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not written as it must be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is not an heir: there are white and blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the catalogue has no tile {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the catalogue has no treasure {treasure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tile {tile} is at {place} already</source>
        <extracomment>{place} is another field of the file, such as &quot;stack[3]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the treasure {treasure} is at {place} already</source>
        <extracomment>{place} is another field of the file, such as &quot;solo.pile[3]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tile lies on {cell} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a treasure lies on {cell} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tile lies on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a troop stands on {cell} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the retinue must stand in the landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an heir has 1 retinue and 2 troops, not {retinues} and {troops}</source>
        <extracomment>{retinues} and {troops} are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tile lies on the place of the shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shield shows the opponent&apos;s crown though no tile has been taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Henry cannot be the active heir before the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Henry holds no tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Henry&apos;s retinue has the terrain wood, his troops have wheat and stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only Henry&apos;s troops have a terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no building of the opponent lies on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the starting position is not the one that was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the state after turn {turn} is not the one that was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the state in turn {turn} is not the one that was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played with the tiles of “{name}”, which are not in the file and not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tiles in the file are not the ones it was played with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} cannot play this heir in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must name three different sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name {value} is used twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the set {set} must have {wanted} tiles, not {found}</source>
        <extracomment>{set} is the word for a set of tiles in the file, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there must be {wanted} treasures, not {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the building {building} has no variants: write null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the building {building} needs the variant {choices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a road section is made of the letters N, E, S and W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the edge {edge} is used more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be wood, wheat or stone for a column or a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be “any” for a formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be empty for a column or a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be two different neighbours for a formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a compass point: {choices}</source>
        <extracomment>{choices} are compass points: N, NE, E, …</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Heirs</name>
    <message>
        <source>White</source>
        <extracomment>The player with the white pieces, used like a name.</extracomment>
        <translation>Biały</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The player with the blue pieces, used like a name.</extracomment>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Henry</source>
        <extracomment>The simulated opponent of the solo game.</extracomment>
        <translation>Henryk</translation>
    </message>
    <message>
        <source>Henry the Poor</source>
        <extracomment>Level 1 of the solo game.</extracomment>
        <translation>Henryk Biedny</translation>
    </message>
    <message>
        <source>Henry the Brave</source>
        <extracomment>Level 2 of the solo game.</extracomment>
        <translation>Henryk Waleczny</translation>
    </message>
    <message>
        <source>Henry the Hammer</source>
        <extracomment>Level 3 of the solo game.</extracomment>
        <translation>Henryk Mocarny</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{first}, {second}</source>
        <extracomment>Joins the parts of an enumeration, up to the last but one: &quot;a, b&quot;.</extracomment>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>Joins the last part to an enumeration: &quot;a, b and c&quot;.</extracomment>
        <translation>{first} i {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>Joins the last part to an enumeration of alternatives: &quot;a, b or c&quot;.</extracomment>
        <translation>{first} lub {last}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <extracomment>Joins several reasons, none of which ends with a full stop: &quot;No tile here; this is too far&quot;.</extracomment>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Joins whole sentences, each of which ends with a full stop.</extracomment>
        <translation>{first} {second}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Begin a new game, or open one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: {heir} gave up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{white} and {blue}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back everything done in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game nothing is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has been revealed, or a turn that has ended, stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been done in this turn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Points so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart &amp;turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit the landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn to face the active heir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Upright pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About The Two Heirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;White is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Blue is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sits in the South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be&amp;gins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave off for a first game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whom the tossed shield names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the &amp;roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>freely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until something is revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed and choices always shuffle the tiles alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;commended three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rando&amp;m three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Anuluj</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any action can be undone, back to the start of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn that has ended and a tile that has been revealed stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is done is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n too many.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Three sets are chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed is a whole number from 0 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Royal reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal shield, crown: {heir}</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} ({terrain}), in reach, number {number}</source>
        <extracomment>A tile of the royal reserve, its terrain, and the how manieth from the shield it is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} ({terrain}), out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}: {what}</source>
        <extracomment>A cell of the landscape and the building or the open terrain on it: &quot;M13: Mill&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}: {tile} ({terrain}), {heir}</source>
        <extracomment>A building in the landscape: &quot;M13: Mill (wheat field), White&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}: {tile} ({terrain}), {heir}, may be destroyed</source>
        <extracomment>A building in the landscape that the active heir may destroy right now.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}: open terrain ({terrain})</source>
        <extracomment>A tile in the landscape that lies face down.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} ({terrain}), cost: {cost}</source>
        <extracomment>A tile in a hand, its terrain, and its cost such as &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} ({terrain}), costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{heir}: %n tiles</source>
        <extracomment>The hand of a player: {heir} is the name, in the nominative.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{cell}: {troop}</source>
        <extracomment>{troop} is &quot;troop&quot; or &quot;retinue&quot;; {cell} such as M13.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}: {troop}, has moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal reserve: {troop}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal reserve: {troop}, has moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside: {troop}</source>
        <extracomment>One of Henry&apos;s troops that has not come into play.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tiles, on top: {terrain}</source>
        <extracomment>The terrain is that of the topmost tile of the supply, which is public.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The supply is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heir}: points {points}, reach {reach}, wood {wood}, wheat {wheat}, stone {stone}</source>
        <extracomment>What a player has, read aloud; all but {heir} are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Zapisz wszystko</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Tak</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ta&amp;k dla wszystkich</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nie</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Ni&amp;e dla wszystkich</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Przerwij</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Zignoruj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zresetuj</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Przywróć domyślne</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over</source>
        <translation>Gra jest skończona</translation>
    </message>
    <message>
        <source>The royal reserve has places 0 to 6, but no place {place}</source>
        <extracomment>{place} is a number outside 0 to 6.</extracomment>
        <translation>Królewska rezerwa ma miejsca od 0 do 6, ale nie ma miejsca {place}</translation>
    </message>
    <message>
        <source>No tile lies on this place of the royal reserve</source>
        <translation>Na tym miejscu królewskiej rezerwy nie ma kafelka</translation>
    </message>
    <message>
        <source>You have already taken your tile this turn</source>
        <translation>W tej turze kafelek został już wzięty</translation>
    </message>
    <message numerus="yes">
        <source>Out of your reach by %n</source>
        <extracomment>How many tiles of the royal reserve the tile lies beyond the reach.</extracomment>
        <translation>
            <numerusform>Poza twoim zasięgiem o %n</numerusform>
            <numerusform>Poza twoim zasięgiem o %n</numerusform>
            <numerusform>Poza twoim zasięgiem o %n</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no tile “{tile}”</source>
        <translation>Nie ma kafelka „{tile}”</translation>
    </message>
    <message>
        <source>Not in your hand: {tile}</source>
        <extracomment>{tile} is the name of a building, in the nominative.</extracomment>
        <translation>Nie masz na ręce: {tile}</translation>
    </message>
    <message>
        <source>A tile lies here already</source>
        <translation>Tu już leży kafelek</translation>
    </message>
    <message>
        <source>No troop of yours next to this cell</source>
        <translation>Obok tego pola nie ma twojego oddziału</translation>
    </message>
    <message>
        <source>Missing {resources}</source>
        <extracomment>{resources} is one nominative or more: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>Brakuje: {resources}</translation>
    </message>
    <message>
        <source>No troop of yours stands here</source>
        <translation>Nie stoi tu twój oddział</translation>
    </message>
    <message>
        <source>This troop has already moved this turn</source>
        <translation>Ten oddział został już w tej turze przesunięty</translation>
    </message>
    <message>
        <source>Too far: a troop marches to an adjacent tile</source>
        <translation>Za daleko: oddział przesuwa się na sąsiedni kafelek</translation>
    </message>
    <message>
        <source>No tile here for a troop to stand on</source>
        <translation>Nie ma tu kafelka, na którym mógłby stanąć oddział</translation>
    </message>
    <message>
        <source>A troop already stands here ({heir})</source>
        <extracomment>{heir} is the name of the player whose troop it is, in the nominative.</extracomment>
        <translation>Stoi tu już oddział ({heir})</translation>
    </message>
    <message>
        <source>You have no troop in the royal reserve</source>
        <translation>Nie masz oddziału w królewskiej rezerwie</translation>
    </message>
    <message>
        <source>The retinue never leaves the landscape</source>
        <translation>Oddział orszaku nigdy nie opuszcza krajobrazu</translation>
    </message>
    <message>
        <source>No face-up Camp of yours here</source>
        <translation>Nie ma tu twojego odkrytego Obozowiska</translation>
    </message>
    <message>
        <source>Take your tile first: a Camp then gives one more</source>
        <translation>Najpierw weź kafelek: dopiero potem Obozowisko daje jeszcze jeden</translation>
    </message>
    <message>
        <source>You may take a tile already: do so before you break a Camp</source>
        <translation>Możesz już wziąć kafelek: zrób to, zanim zwiniesz Obozowisko</translation>
    </message>
    <message>
        <source>No tile is left in the royal reserve</source>
        <translation>W królewskiej rezerwie nie ma już kafelków</translation>
    </message>
    <message>
        <source>Only a building beside the Siege Tower just built and another of yours can be destroyed</source>
        <translation>Zniszczyć można tylko budynek obok właśnie wybudowanej i jeszcze jednej twojej Wieży oblężniczej</translation>
    </message>
    <message>
        <source>First take a tile from your reach</source>
        <translation>Najpierw weź kafelek ze swojego zasięgu</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n tiles must be discarded</source>
        <extracomment>How many tiles the player has to discard, no more and no fewer.</extracomment>
        <translation>
            <numerusform>Trzeba odrzucić dokładnie %n kafelek</numerusform>
            <numerusform>Trzeba odrzucić dokładnie %n kafelki</numerusform>
            <numerusform>Trzeba odrzucić dokładnie %n kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing {resources}, and %n discounts cannot make up for it</source>
        <extracomment>{resources} is what is missing; %n is how many discounts there are, too few to cover it.</extracomment>
        <translation>
            <numerusform>Brakuje: {resources}, a %n zniżka tego nie pokryje</numerusform>
            <numerusform>Brakuje: {resources}, a %n zniżki tego nie pokryją</numerusform>
            <numerusform>Brakuje: {resources}, a %n zniżek tego nie pokryje</numerusform>
        </translation>
    </message>
    <message>
        <source>Your troops in the royal reserve have already moved this turn</source>
        <translation>Twoje oddziały w królewskiej rezerwie zostały już w tej turze przesunięte</translation>
    </message>
    <message>
        <source>No tile may be discarded: your hand is within its limit</source>
        <translation>Nie wolno odrzucić żadnego kafelka: na ręce nie ma ich za dużo</translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>wood</source>
        <translation>drewno</translation>
    </message>
    <message>
        <source>wheat</source>
        <translation>pszenica</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>kamień</translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <extracomment>An amount of the resource in the nominative, as in &quot;Missing: 1 wood and 2 wheat&quot; or a cost.</extracomment>
        <translation>
            <numerusform>%n drewno</numerusform>
            <numerusform>%n drewna</numerusform>
            <numerusform>%n drewna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <extracomment>An amount of the resource in the nominative, as in &quot;Missing: 1 wood and 2 wheat&quot; or a cost.</extracomment>
        <translation>
            <numerusform>%n pszenica</numerusform>
            <numerusform>%n pszenice</numerusform>
            <numerusform>%n pszenic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <extracomment>An amount of the resource in the nominative, as in &quot;Missing: 1 wood and 2 stone&quot; or a cost.</extracomment>
        <translation>
            <numerusform>%n kamień</numerusform>
            <numerusform>%n kamienie</numerusform>
            <numerusform>%n kamieni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheetView</name>
    <message>
        <source>Final scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building} at {cell}: {points} points, doubled: {counted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building} at {cell}: {counted} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads are not scored in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No road joins two buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Road over %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{white} {white_count}, {blue} {blue_count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{road}: {counts}. {heir} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops in the reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} gave up: {winner} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is drawn: equal points, and equally many troops in the reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins by {more} to {less} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins: as many points as Henry are not enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal points. {winner} has more troops in the reserve ({more} to {less}) and wins.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Undo: {action}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: {action}</source>
        <extracomment>{action} is what was done, such as &quot;Build the Mill at M13&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving up</source>
        <extracomment>Taken back by &quot;Undo: …&quot; after a player gave the game up.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sets</name>
    <message>
        <source>Travel</source>
        <translation>Podróż</translation>
    </message>
    <message>
        <source>Land &amp; Industry</source>
        <translation>Ziemie i Przemysł</translation>
    </message>
    <message>
        <source>Trade &amp; Church</source>
        <translation>Handel i Kościół</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Wojna</translation>
    </message>
    <message>
        <source>Patrol</source>
        <translation>Patrol</translation>
    </message>
    <message>
        <source>Crafts</source>
        <translation>Rzemiosło</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go between reserve, hand, landscape, troops and heirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk within an area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up, put down, do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile over to expand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take anything back into the hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Royal reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach of {heir}: {reach}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n troops in the reserve + 1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished">Gra jest skończona</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>on top: {terrain}</source>
        <extracomment>Under the number of tiles in the supply: the terrain that the topmost one shows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n out</source>
        <extracomment>How many tiles have left the game; little room.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Out of the game:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile has left the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>Under the name of the heir whose turn it is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move, last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>Under the name of the heir whose turn it is not.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>Under the points at the end of the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand: {count} of {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach: {reach}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n discounts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>× {count}</source>
        <extracomment>In front of the number of resources: &quot;× 2&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tiles in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round: one more turn each after this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turns left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The game has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <extracomment>{tile} is an object: &quot;the Mill&quot;.</extracomment>
        <translation type="unfinished">Weź {tile}</translation>
    </message>
    <message>
        <source>Break camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroy {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up the troop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw the troop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn it over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy a troop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>March here from {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build {tile} here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand here with {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be done here now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}: click it again, or your hand, to take it; Esc puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}: choose a lit cell to build; F turns it over to expand; Esc puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, face down: choose a lit cell to expand; F turns it over to build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troop: choose a lit tile to march to, or the royal reserve to withdraw to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retinue: choose a lit tile to march to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troop: choose a lit tile to deploy it to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand: {terrain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>March to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw to the royal reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covered by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n discounts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>gives a discount of 1 resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heir} {before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heir} {points}, unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reach {before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is picked up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up a tile of your hand or a troop first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That tile is in the hand of {heir}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is a troop of {heir}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No troop of yours stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile of the royal reserve goes into your hand first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile of your hand goes to a cell of the landscape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A troop goes to a tile, or back to the royal reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up a tile of your hand to turn it over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold that many tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a cell of the landscape first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The royal shield lies here, with the crown of {heir}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place of the royal reserve is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles in the golden sector are in reach: click one to take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place of {heir}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heir} has no access to {resource}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n from the royal reserve</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from tiles with troops</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from buildings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{heir}, {resource}: {sources}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, {terrain}, costs {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, {terrain}, costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}; number {number} in reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}; out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}: {tile} of {heir}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}: open terrain, {terrain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, with a {troop} of {heir}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{troop} of {heir}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{troop}, has moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{troop}, in the royal reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{troop}, on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, may be destroyed now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the hand of {heir}: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked up: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned face down, to expand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned face up, to build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Terrains</name>
    <message>
        <source>woods and pastures</source>
        <translation>lasy i pastwiska</translation>
    </message>
    <message>
        <source>wheat field</source>
        <translation>pole pszenicy</translation>
    </message>
    <message>
        <source>rocky plain</source>
        <translation>skaliste równiny</translation>
    </message>
    <message>
        <source>open terrain</source>
        <translation>teren otwarty</translation>
    </message>
</context>
<context>
    <name>Treasures</name>
    <message>
        <source>Column: {terrain}</source>
        <extracomment>A treasure that goes when its column of the landscape has enough tiles of the terrain.</extracomment>
        <translation>Kolumna: {terrain}</translation>
    </message>
    <message>
        <source>Row: {terrain}</source>
        <extracomment>A treasure that goes when its row of the landscape has enough tiles of the terrain.</extracomment>
        <translation>Rząd: {terrain}</translation>
    </message>
    <message>
        <source>Formation: {cells}</source>
        <extracomment>A treasure that goes when there are tiles on these neighbouring cells.</extracomment>
        <translation>Układ: {cells}</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>The neighbouring cell towards the top of the board, in &quot;Formation: …&quot;.</extracomment>
        <translation>północ</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>północny wschód</translation>
    </message>
    <message>
        <source>east</source>
        <translation>wschód</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>południowy wschód</translation>
    </message>
    <message>
        <source>south</source>
        <translation>południe</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>południowy zachód</translation>
    </message>
    <message>
        <source>west</source>
        <translation>zachód</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>północny zachód</translation>
    </message>
</context>
<context>
    <name>Troops</name>
    <message>
        <source>retinue</source>
        <extracomment>The troop with the golden rim, one an heir.</extracomment>
        <translation>oddział orszaku</translation>
    </message>
    <message>
        <source>troop</source>
        <translation>oddział</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>row</source>
        <extracomment>Variant of Inn and Watchtower, which count their row of the landscape: &quot;Inn (row)&quot;.</extracomment>
        <translation>rząd</translation>
    </message>
    <message>
        <source>column</source>
        <extracomment>Variant of Inn and Watchtower, which count their column of the landscape: &quot;Inn (column)&quot;.</extracomment>
        <translation>kolumna</translation>
    </message>
    <message>
        <source>orthogonal</source>
        <extracomment>Variant of a workshop that scores neighbours to the left, right, above and below.</extracomment>
        <translation>po bokach</translation>
    </message>
    <message>
        <source>diagonal</source>
        <extracomment>Variant of a workshop that scores neighbours at its four corners.</extracomment>
        <translation>na ukos</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>The Two Heirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two heirs, one kingdom: build a landscape together, and each for oneself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
