<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sk" sourcelanguage="en">
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
        <translation>Vziať dielik</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <extracomment>{tile} is the accusative: &quot;Take the Mill&quot;.</extracomment>
        <translation>Vziať {tile}</translation>
    </message>
    <message>
        <source>Build {tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;Build the Mill at M13&quot;.</extracomment>
        <translation>Postaviť {tile} na {cell}</translation>
    </message>
    <message>
        <source>Expand at {cell}</source>
        <extracomment>Put a tile face down, at a cell like &quot;M13&quot;.</extracomment>
        <translation>Rozšíriť krajinu na {cell}</translation>
    </message>
    <message>
        <source>March from {origin} to {cell}</source>
        <extracomment>A troop goes from one cell to the next, like &quot;M13&quot;.</extracomment>
        <translation>Presunúť z {origin} na {cell}</translation>
    </message>
    <message>
        <source>Deploy at {cell}</source>
        <extracomment>A troop comes from the royal reserve.</extracomment>
        <translation>Rozmiestniť na {cell}</translation>
    </message>
    <message>
        <source>Withdraw from {cell}</source>
        <extracomment>A troop goes back to the royal reserve.</extracomment>
        <translation>Stiahnuť z {cell}</translation>
    </message>
    <message>
        <source>Break the Camp at {cell}</source>
        <extracomment>Turn the Camp face down to take one more tile.</extracomment>
        <translation>Zrušiť Tábor na {cell}</translation>
    </message>
    <message>
        <source>Destroy the building at {cell}</source>
        <translation>Zničiť budovu na {cell}</translation>
    </message>
    <message>
        <source>Destroy {tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;Destroy the Mill at M13&quot;.</extracomment>
        <translation>Zničiť {tile} na {cell}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Ukončiť ťah</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>The game is over. The score sheet tells who won, and why.</source>
        <translation>Hra sa skončila. Bodovací blok ukáže, kto vyhral a prečo.</translation>
    </message>
    <message>
        <source>{heir}: take a tile from your reach. You may also {options}.</source>
        <extracomment>{options} is one or more of the phrases after &quot;You may&quot;, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: vezmite si dielik zo svojho dosahu. Môžete aj {options}.</translation>
    </message>
    <message>
        <source>{heir}: take a tile from your reach.</source>
        <translation>{heir}: vezmite si dielik zo svojho dosahu.</translation>
    </message>
    <message>
        <source>{heir}: you may {options}.</source>
        <extracomment>{options} is one or more of the phrases after &quot;You may&quot;, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: môžete {options}.</translation>
    </message>
    <message>
        <source>{heir}: only ending your turn is left to do.</source>
        <translation>{heir}: zostáva už len ukončiť ťah.</translation>
    </message>
    <message>
        <source>{heir}: you may destroy {buildings}, or go on.</source>
        <extracomment>{buildings} is one or more like &quot;the Mill at M13&quot;, accusative, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: môžete zničiť {buildings}, alebo pokračovať.</translation>
    </message>
    <message>
        <source>{tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;the Mill at M13&quot;, what may be destroyed.</extracomment>
        <translation>{tile} na {cell}</translation>
    </message>
    <message>
        <source>take one more tile</source>
        <extracomment>A phrase after &quot;You may&quot;: a Camp has been broken for this.</extracomment>
        <translation>vziať si ešte jeden dielik</translation>
    </message>
    <message>
        <source>build</source>
        <extracomment>A phrase after &quot;You may&quot;.</extracomment>
        <translation>stavať</translation>
    </message>
    <message>
        <source>expand</source>
        <extracomment>A phrase after &quot;You may&quot;: put a tile face down.</extracomment>
        <translation>rozšíriť krajinu</translation>
    </message>
    <message>
        <source>move a troop</source>
        <extracomment>A phrase after &quot;You may&quot;: march, deploy or withdraw a troop.</extracomment>
        <translation>presunúť jednotku</translation>
    </message>
    <message>
        <source>break a Camp</source>
        <extracomment>A phrase after &quot;You may&quot;: turn it face down to take one more tile.</extracomment>
        <translation>zrušiť Tábor</translation>
    </message>
    <message>
        <source>end your turn</source>
        <extracomment>A phrase after &quot;You may&quot;.</extracomment>
        <translation>ukončiť ťah</translation>
    </message>
    <message>
        <source>No tile lies in your reach, so none is to take.</source>
        <translation>Vo vašom dosahu nie je dielik, preto si ho netreba brať.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n discounts for building this turn.</source>
        <extracomment>%n is how many resources later builds of this turn need less, in all.</extracomment>
        <translation>
            <numerusform>V tomto ťahu máte na stavbu %n zľavu.</numerusform>
            <numerusform>V tomto ťahu máte na stavbu %n zľavy.</numerusform>
            <numerusform>V tomto ťahu máte na stavbu %n zliav.</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply is empty: after this turn, each heir has one last turn.</source>
        <translation>Spoločná zásoba je prázdna: po tomto ťahu má každý hráč ešte jeden, posledný ťah.</translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <extracomment>The opponent has one more turn after it.</extracomment>
        <translation>Toto je váš posledný ťah.</translation>
    </message>
    <message>
        <source>This is the last turn of the game.</source>
        <translation>Toto je posledný ťah hry.</translation>
    </message>
    <message>
        <source>You have not taken a tile yet.</source>
        <translation>Ešte ste si nevzali dielik.</translation>
    </message>
    <message>
        <source>You may still take one more tile.</source>
        <extracomment>A Camp has been broken, but the tile that it gives has not been taken.</extracomment>
        <translation>Môžete si vziať ešte jeden dielik.</translation>
    </message>
    <message numerus="yes">
        <source>%n discounts are unused and will lapse.</source>
        <extracomment>%n is how many resources later builds of this turn could need less, in all.</extracomment>
        <translation>
            <numerusform>%n zľava je nevyužitá a prepadne.</numerusform>
            <numerusform>%n zľavy sú nevyužité a prepadnú.</numerusform>
            <numerusform>%n zliav je nevyužitých a prepadne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand is too full: %n tiles have to go.</source>
        <extracomment>%n is how many tiles of the hand have to be discarded.</extracomment>
        <translation>
            <numerusform>V ruke máte priveľa dielikov: treba odhodiť %n dielik.</numerusform>
            <numerusform>V ruke máte priveľa dielikov: treba odhodiť %n dieliky.</numerusform>
            <numerusform>V ruke máte priveľa dielikov: treba odhodiť %n dielikov.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may still destroy {buildings}, only now.</source>
        <extracomment>{buildings} is one or more like &quot;the Mill at M13&quot;, accusative, joined by commas and &quot;or&quot;.</extracomment>
        <translation>Ešte môžete zničiť {buildings}, ale len teraz.</translation>
    </message>
</context>
<context>
    <name>Buildings</name>
    <message>
        <source>Inn</source>
        <translation>Hostinec</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Trh</translation>
    </message>
    <message>
        <source>Pilgrimage Site</source>
        <translation>Pútnické miesto</translation>
    </message>
    <message>
        <source>Robber Baron</source>
        <translation>Lúpežný barón</translation>
    </message>
    <message>
        <source>Mill</source>
        <translation>Mlyn</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Kamenárstvo</translation>
    </message>
    <message>
        <source>Cowshed</source>
        <translation>Kravín</translation>
    </message>
    <message>
        <source>Bakery</source>
        <translation>Pekáreň</translation>
    </message>
    <message>
        <source>Smithy</source>
        <translation>Kováčstvo</translation>
    </message>
    <message>
        <source>Lodge</source>
        <translation>Drevorubačská chata</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Tábor</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Farma</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation>Píla</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Kameňolom</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>Obchodná stanica</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Katedrála</translation>
    </message>
    <message>
        <source>Siege Tower</source>
        <translation>Obliehacia veža</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Pevnosť</translation>
    </message>
    <message>
        <source>Watchtower</source>
        <translation>Strážna veža</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Kasárne</translation>
    </message>
    <message>
        <source>Basketry</source>
        <translation>Košikárstvo</translation>
    </message>
    <message>
        <source>Pottery</source>
        <translation>Hrnčiarstvo</translation>
    </message>
    <message>
        <source>Cooperage</source>
        <translation>Debnárstvo</translation>
    </message>
    <message>
        <source>Guild</source>
        <translation>Cech</translation>
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
        <translation>Hostinec</translation>
    </message>
    <message>
        <source>the Market</source>
        <translation>Trh</translation>
    </message>
    <message>
        <source>the Pilgrimage Site</source>
        <translation>Pútnické miesto</translation>
    </message>
    <message>
        <source>the Robber Baron</source>
        <translation>Lúpežného baróna</translation>
    </message>
    <message>
        <source>the Mill</source>
        <translation>Mlyn</translation>
    </message>
    <message>
        <source>the Mine</source>
        <translation>Kamenárstvo</translation>
    </message>
    <message>
        <source>the Cowshed</source>
        <translation>Kravín</translation>
    </message>
    <message>
        <source>the Bakery</source>
        <translation>Pekáreň</translation>
    </message>
    <message>
        <source>the Smithy</source>
        <translation>Kováčstvo</translation>
    </message>
    <message>
        <source>the Lodge</source>
        <translation>Drevorubačskú chatu</translation>
    </message>
    <message>
        <source>the Camp</source>
        <translation>Tábor</translation>
    </message>
    <message>
        <source>the Farm</source>
        <translation>Farmu</translation>
    </message>
    <message>
        <source>the Sawmill</source>
        <translation>Pílu</translation>
    </message>
    <message>
        <source>the Quarry</source>
        <translation>Kameňolom</translation>
    </message>
    <message>
        <source>the Trading Post</source>
        <translation>Obchodnú stanicu</translation>
    </message>
    <message>
        <source>the Cathedral</source>
        <translation>Katedrálu</translation>
    </message>
    <message>
        <source>the Siege Tower</source>
        <translation>Obliehaciu vežu</translation>
    </message>
    <message>
        <source>the Fortress</source>
        <translation>Pevnosť</translation>
    </message>
    <message>
        <source>the Watchtower</source>
        <translation>Strážnu vežu</translation>
    </message>
    <message>
        <source>the Garrison</source>
        <translation>Kasárne</translation>
    </message>
    <message>
        <source>the Basketry</source>
        <translation>Košikárstvo</translation>
    </message>
    <message>
        <source>the Pottery</source>
        <translation>Hrnčiarstvo</translation>
    </message>
    <message>
        <source>the Cooperage</source>
        <translation>Debnárstvo</translation>
    </message>
    <message>
        <source>the Guild</source>
        <translation>Cech</translation>
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
        <translation>{heir} berie {tile}</translation>
    </message>
    <message numerus="yes">
        <source>New in the royal reserve: {tile} (%n tiles left in the supply)</source>
        <extracomment>{tile} is the nominative; %n is how many tiles are left in the supply.</extracomment>
        <translation>
            <numerusform>Nové v kráľovskej rezerve: {tile} (v spoločnej zásobe zostáva %n dielik)</numerusform>
            <numerusform>Nové v kráľovskej rezerve: {tile} (v spoločnej zásobe zostávajú %n dieliky)</numerusform>
            <numerusform>Nové v kráľovskej rezerve: {tile} (v spoločnej zásobe zostáva %n dielikov)</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply is empty: after this turn, each heir has one last turn</source>
        <translation>Spoločná zásoba je prázdna: po tomto ťahu má každý hráč ešte jeden, posledný ťah</translation>
    </message>
    <message>
        <source>{heir} built {tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;White built the Mill at M13&quot;.</extracomment>
        <translation>{heir} stavia {tile} na {cell}</translation>
    </message>
    <message numerus="yes">
        <source>{heir} built {tile} at {cell}, using %n discounts</source>
        <extracomment>{tile} is the accusative; %n is how many discounts were used.</extracomment>
        <translation>
            <numerusform>{heir} stavia {tile} na {cell} s využitím %n zľavy</numerusform>
            <numerusform>{heir} stavia {tile} na {cell} s využitím %n zliav</numerusform>
            <numerusform>{heir} stavia {tile} na {cell} s využitím %n zliav</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} expanded the landscape at {cell}: {terrain}</source>
        <extracomment>{terrain} is the nominative: &quot;wheat field&quot;.</extracomment>
        <translation>{heir} rozširuje krajinu na {cell}: {terrain}</translation>
    </message>
    <message>
        <source>{heir} marched a troop from {origin} to {cell}</source>
        <extracomment>An ordinary troop went from one cell to the next.</extracomment>
        <translation>{heir} presúva jednotku z {origin} na {cell}</translation>
    </message>
    <message>
        <source>{heir} marched the retinue from {origin} to {cell}</source>
        <translation>{heir} presúva družinový oddiel z {origin} na {cell}</translation>
    </message>
    <message>
        <source>{heir} deployed a troop at {cell}</source>
        <extracomment>A troop came from the royal reserve.</extracomment>
        <translation>{heir} rozmiestňuje jednotku na {cell}</translation>
    </message>
    <message>
        <source>{heir} withdrew a troop from {cell}</source>
        <extracomment>A troop went back to the royal reserve.</extracomment>
        <translation>{heir} sťahuje jednotku z {cell}</translation>
    </message>
    <message>
        <source>{heir} broke the Camp at {cell} to take once more</source>
        <extracomment>The Camp was turned face down, for which its owner may take one more tile.</extracomment>
        <translation>{heir} ruší Tábor na {cell} a môže si vziať ešte jeden dielik</translation>
    </message>
    <message>
        <source>{heir} destroyed {tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;White destroyed the Mill at M13&quot;.</extracomment>
        <translation>{heir} ničí {tile} na {cell}</translation>
    </message>
    <message>
        <source>{heir} discarded {tiles}</source>
        <extracomment>{tiles} is one accusative or more: &quot;the Mill and the Inn&quot;. They left the game.</extracomment>
        <translation>{heir} odhadzuje {tiles}</translation>
    </message>
    <message>
        <source>{heir} ended the turn</source>
        <translation>{heir} končí ťah</translation>
    </message>
    <message numerus="yes">
        <source>{heir} ended the turn; %n discounts lapsed</source>
        <extracomment>%n is how many discounts the player had not used; they are lost.</extracomment>
        <translation>
            <numerusform>{heir} končí ťah; prepadá %n zľava</numerusform>
            <numerusform>{heir} končí ťah; prepadajú %n zľavy</numerusform>
            <numerusform>{heir} končí ťah; prepadá %n zliav</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} is to move</source>
        <extracomment>The turn of this player begins.</extracomment>
        <translation>Na ťahu je {heir}</translation>
    </message>
    <message>
        <source>{heir} is to move, for the last time</source>
        <extracomment>The last turn of this player begins, but not of the game.</extracomment>
        <translation>Poslednýkrát je na ťahu {heir}</translation>
    </message>
    <message>
        <source>{heir} is to move: the last turn of the game</source>
        <translation>Na ťahu je {heir} – posledný ťah hry</translation>
    </message>
    <message>
        <source>The game is over: {heir} wins</source>
        <translation>Koniec hry: vyhráva {heir}</translation>
    </message>
    <message>
        <source>The game is over: a draw</source>
        <translation>Koniec hry: remíza</translation>
    </message>
    <message>
        <source>On top of the supply: {resource}. The first tile from the shield matches, so Henry takes it</source>
        <extracomment>{resource} is the terrain on top of the supply as a resource, in the nominative.</extracomment>
        <translation>Navrchu spoločnej zásoby: {resource}. Prvý dielik od štítu sa zhoduje, takže si ho Henry berie</translation>
    </message>
    <message>
        <source>On top of the supply: {resource}. Henry passes over {tiles} and takes the first match</source>
        <extracomment>{tiles} are the tiles that do not match, one accusative or more.</extracomment>
        <translation>Navrchu spoločnej zásoby: {resource}. Henry vynecháva {tiles} a berie si prvý zhodný dielik</translation>
    </message>
    <message>
        <source>On top of the supply: {resource}. No tile in the royal reserve matches, so Henry takes the first from the shield</source>
        <translation>Navrchu spoločnej zásoby: {resource}. V kráľovskej rezerve sa nezhoduje žiadny dielik, takže si Henry berie prvý od štítu</translation>
    </message>
    <message>
        <source>The supply is empty, so Henry takes the first tile from the shield</source>
        <translation>Spoločná zásoba je prázdna, takže si Henry berie prvý dielik od štítu</translation>
    </message>
    <message>
        <source>The royal reserve is empty, so Henry&apos;s turn ends without a tile</source>
        <translation>Kráľovská rezerva je prázdna, takže sa Henryho ťah končí bez dielika</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}: clockwise around {centre}, the first empty cell where it joins a road (rule A)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} kladie {tile} na {cell}: v smere hodinových ručičiek okolo {centre} je to prvé voľné políčko, kde sa napojí na cestu (pravidlo A)</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}: clockwise around {centre}, the first empty cell where it blocks a road, as it can join none (rule B)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} kladie {tile} na {cell}: v smere hodinových ručičiek okolo {centre} je to prvé voľné políčko, kde zablokuje cestu, lebo napojiť sa nedá (pravidlo B)</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}: clockwise around {centre}, the first empty cell, as it can join or block no road (rule C)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} kladie {tile} na {cell}: v smere hodinových ručičiek okolo {centre} je to prvé voľné políčko, lebo žiadnu cestu nemožno napojiť ani zablokovať (pravidlo C)</translation>
    </message>
    <message>
        <source>{heir} found no empty cell around {centre}, so a tile leaves the game: {tile} (rule D)</source>
        <extracomment>{tile} is the nominative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} nenachádza okolo {centre} voľné políčko, takže dielik opúšťa hru: {tile} (pravidlo D)</translation>
    </message>
    <message numerus="yes">
        <source>A treasure at {cell} – {treasure} (%n more on the pile)</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;; %n is how many treasures are left on the pile.</extracomment>
        <translation>
            <numerusform>Poklad na {cell} – {treasure} (na kôpke ešte %n)</numerusform>
            <numerusform>Poklad na {cell} – {treasure} (na kôpke ešte %n)</numerusform>
            <numerusform>Poklad na {cell} – {treasure} (na kôpke ešte %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>The treasure at {cell} is gone, thanks to {cells} – {treasure}</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;; {cells} is one cell or more: &quot;M13 and N13&quot;.</extracomment>
        <translation>Poklad na {cell} mizne vďaka {cells} – {treasure}</translation>
    </message>
    <message>
        <source>{heir} moved a troop to {cell}, where it blocks the tile (cross: {resource})</source>
        <extracomment>{heir} is Henry; {resource} is the colour of the troop&apos;s cross, in the nominative.</extracomment>
        <translation>{heir} presúva jednotku na {cell}, kde blokuje dielik (kríž: {resource})</translation>
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
        <translation type="unfinished">Ukončiť ťah</translation>
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
        <translation>Biely</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The player with the blue pieces, used like a name.</extracomment>
        <translation>Modrý</translation>
    </message>
    <message>
        <source>Henry</source>
        <extracomment>The simulated opponent of the solo game.</extracomment>
        <translation>Henry</translation>
    </message>
    <message>
        <source>Henry the Poor</source>
        <extracomment>Level 1 of the solo game.</extracomment>
        <translation>Henry Chudobný</translation>
    </message>
    <message>
        <source>Henry the Brave</source>
        <extracomment>Level 2 of the solo game.</extracomment>
        <translation>Henry Statočný</translation>
    </message>
    <message>
        <source>Henry the Hammer</source>
        <extracomment>Level 3 of the solo game.</extracomment>
        <translation>Henry Kladivo</translation>
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
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>Joins the last part to an enumeration of alternatives: &quot;a, b or c&quot;.</extracomment>
        <translation>{first} alebo {last}</translation>
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
        <translation type="unfinished">Zrušiť</translation>
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
        <translation>Uložiť</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Uložiť všetko</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otvoriť</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>Á&amp;no</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Áno &amp;všetkým</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nie</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Ni&amp;e všetkým</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Prerušiť</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Znova</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorovať</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Zahodiť</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomocník</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Použiť</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Obnoviť</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Obnoviť predvolené</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over</source>
        <translation>Hra sa skončila</translation>
    </message>
    <message>
        <source>The royal reserve has places 0 to 6, but no place {place}</source>
        <extracomment>{place} is a number outside 0 to 6.</extracomment>
        <translation>Kráľovská rezerva má miesta 0 až 6, ale miesto {place} nemá</translation>
    </message>
    <message>
        <source>No tile lies on this place of the royal reserve</source>
        <translation>Na tomto mieste kráľovskej rezervy nie je dielik</translation>
    </message>
    <message>
        <source>You have already taken your tile this turn</source>
        <translation>V tomto ťahu ste si už dielik vzali</translation>
    </message>
    <message numerus="yes">
        <source>Out of your reach by %n</source>
        <extracomment>How many tiles of the royal reserve the tile lies beyond the reach.</extracomment>
        <translation>
            <numerusform>Mimo vášho dosahu o %n</numerusform>
            <numerusform>Mimo vášho dosahu o %n</numerusform>
            <numerusform>Mimo vášho dosahu o %n</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no tile “{tile}”</source>
        <translation>Dielik „{tile}“ neexistuje</translation>
    </message>
    <message>
        <source>Not in your hand: {tile}</source>
        <extracomment>{tile} is the name of a building, in the nominative.</extracomment>
        <translation>Nemáte v ruke: {tile}</translation>
    </message>
    <message>
        <source>A tile lies here already</source>
        <translation>Tu už leží dielik</translation>
    </message>
    <message>
        <source>No troop of yours next to this cell</source>
        <translation>Vedľa tohto políčka nie je vaša jednotka</translation>
    </message>
    <message>
        <source>Missing {resources}</source>
        <extracomment>{resources} is one nominative or more: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>Chýba: {resources}</translation>
    </message>
    <message>
        <source>No troop of yours stands here</source>
        <translation>Nestojí tu vaša jednotka</translation>
    </message>
    <message>
        <source>This troop has already moved this turn</source>
        <translation>Táto jednotka sa už v tomto ťahu presunula</translation>
    </message>
    <message>
        <source>Too far: a troop marches to an adjacent tile</source>
        <translation>Priďaleko: jednotka sa presúva na susedný dielik</translation>
    </message>
    <message>
        <source>No tile here for a troop to stand on</source>
        <translation>Nie je tu dielik, na ktorom by mohla stáť jednotka</translation>
    </message>
    <message>
        <source>A troop already stands here ({heir})</source>
        <extracomment>{heir} is the name of the player whose troop it is, in the nominative.</extracomment>
        <translation>Už tu stojí jednotka ({heir})</translation>
    </message>
    <message>
        <source>You have no troop in the royal reserve</source>
        <translation>V kráľovskej rezerve nemáte jednotku</translation>
    </message>
    <message>
        <source>The retinue never leaves the landscape</source>
        <translation>Družinový oddiel nikdy neopúšťa krajinu</translation>
    </message>
    <message>
        <source>No face-up Camp of yours here</source>
        <translation>Nie je tu váš odkrytý Tábor</translation>
    </message>
    <message>
        <source>Take your tile first: a Camp then gives one more</source>
        <translation>Najprv si vezmite dielik: Tábor dá ďalší až potom</translation>
    </message>
    <message>
        <source>You may take a tile already: do so before you break a Camp</source>
        <translation>Dielik si už môžete vziať: urobte to skôr, než zrušíte Tábor</translation>
    </message>
    <message>
        <source>No tile is left in the royal reserve</source>
        <translation>V kráľovskej rezerve už nie je žiadny dielik</translation>
    </message>
    <message>
        <source>Only a building beside the Siege Tower just built and another of yours can be destroyed</source>
        <translation>Zničiť možno len budovu vedľa práve postavenej a ešte jednej vašej Obliehacej veže</translation>
    </message>
    <message>
        <source>First take a tile from your reach</source>
        <translation>Najprv si vezmite dielik zo svojho dosahu</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n tiles must be discarded</source>
        <extracomment>How many tiles the player has to discard, no more and no fewer.</extracomment>
        <translation>
            <numerusform>Treba odhodiť presne %n dielik</numerusform>
            <numerusform>Treba odhodiť presne %n dieliky</numerusform>
            <numerusform>Treba odhodiť presne %n dielikov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing {resources}, and %n discounts cannot make up for it</source>
        <extracomment>{resources} is what is missing; %n is how many discounts there are, too few to cover it.</extracomment>
        <translation>
            <numerusform>Chýba: {resources}, a %n zľava to nepokryje</numerusform>
            <numerusform>Chýba: {resources}, a %n zľavy to nepokryjú</numerusform>
            <numerusform>Chýba: {resources}, a %n zliav to nepokryje</numerusform>
        </translation>
    </message>
    <message>
        <source>Your troops in the royal reserve have already moved this turn</source>
        <translation>Vaše jednotky v kráľovskej rezerve sa už v tomto ťahu presunuli</translation>
    </message>
    <message>
        <source>No tile may be discarded: your hand is within its limit</source>
        <translation>Nesmie sa odhodiť žiadny dielik: v ruke ich nie je priveľa</translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>wood</source>
        <translation>drevo</translation>
    </message>
    <message>
        <source>wheat</source>
        <translation>pšenica</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>kameň</translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <extracomment>An amount of the resource in the nominative, as in &quot;Missing: 1 wood and 2 wheat&quot; or a cost.</extracomment>
        <translation>
            <numerusform>%n drevo</numerusform>
            <numerusform>%n drevá</numerusform>
            <numerusform>%n driev</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <extracomment>An amount of the resource in the nominative, as in &quot;Missing: 1 wood and 2 wheat&quot; or a cost.</extracomment>
        <translation>
            <numerusform>%n pšenica</numerusform>
            <numerusform>%n pšenice</numerusform>
            <numerusform>%n pšeníc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <extracomment>An amount of the resource in the nominative, as in &quot;Missing: 1 wood and 2 stone&quot; or a cost.</extracomment>
        <translation>
            <numerusform>%n kameň</numerusform>
            <numerusform>%n kamene</numerusform>
            <numerusform>%n kameňov</numerusform>
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
        <translation>Cestovanie</translation>
    </message>
    <message>
        <source>Land &amp; Industry</source>
        <translation>Pôda a priemysel</translation>
    </message>
    <message>
        <source>Trade &amp; Church</source>
        <translation>Obchod a cirkev</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Vojna</translation>
    </message>
    <message>
        <source>Patrol</source>
        <translation>Hliadka</translation>
    </message>
    <message>
        <source>Crafts</source>
        <translation>Remeslá</translation>
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
        <translation type="unfinished">Hra sa skončila</translation>
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
        <translation type="unfinished">Vziať {tile}</translation>
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
        <translation>lesy a pastviny</translation>
    </message>
    <message>
        <source>wheat field</source>
        <translation>pole</translation>
    </message>
    <message>
        <source>rocky plain</source>
        <translation>skalnatá pláň</translation>
    </message>
    <message>
        <source>open terrain</source>
        <translation>otvorený terén</translation>
    </message>
</context>
<context>
    <name>Treasures</name>
    <message>
        <source>Column: {terrain}</source>
        <extracomment>A treasure that goes when its column of the landscape has enough tiles of the terrain.</extracomment>
        <translation>Stĺpec: {terrain}</translation>
    </message>
    <message>
        <source>Row: {terrain}</source>
        <extracomment>A treasure that goes when its row of the landscape has enough tiles of the terrain.</extracomment>
        <translation>Rad: {terrain}</translation>
    </message>
    <message>
        <source>Formation: {cells}</source>
        <extracomment>A treasure that goes when there are tiles on these neighbouring cells.</extracomment>
        <translation>Útvar: {cells}</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>The neighbouring cell towards the top of the board, in &quot;Formation: …&quot;.</extracomment>
        <translation>sever</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>severovýchod</translation>
    </message>
    <message>
        <source>east</source>
        <translation>východ</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>juhovýchod</translation>
    </message>
    <message>
        <source>south</source>
        <translation>juh</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>juhozápad</translation>
    </message>
    <message>
        <source>west</source>
        <translation>západ</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>severozápad</translation>
    </message>
</context>
<context>
    <name>Troops</name>
    <message>
        <source>retinue</source>
        <extracomment>The troop with the golden rim, one an heir.</extracomment>
        <translation>družinový oddiel</translation>
    </message>
    <message>
        <source>troop</source>
        <translation>jednotka</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>row</source>
        <extracomment>Variant of Inn and Watchtower, which count their row of the landscape: &quot;Inn (row)&quot;.</extracomment>
        <translation>rad</translation>
    </message>
    <message>
        <source>column</source>
        <extracomment>Variant of Inn and Watchtower, which count their column of the landscape: &quot;Inn (column)&quot;.</extracomment>
        <translation>stĺpec</translation>
    </message>
    <message>
        <source>orthogonal</source>
        <extracomment>Variant of a workshop that scores neighbours to the left, right, above and below.</extracomment>
        <translation>po stranách</translation>
    </message>
    <message>
        <source>diagonal</source>
        <extracomment>Variant of a workshop that scores neighbours at its four corners.</extracomment>
        <translation>po uhlopriečke</translation>
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
