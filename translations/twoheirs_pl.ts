<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About The Two Heirs</source>
        <translation>O programie „Dwóch następców”</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dwóch następców</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Wersja {version} · Qt {qt} · Python {python}</translation>
    </message>
    <message>
        <source>Newer versions are at {address}. If a package manager installed the game, it brings them, too. The program itself never looks for them.</source>
        <translation>Nowsze wersje znajdziesz pod adresem {address}. Jeśli grę zainstalował menedżer pakietów, dostarczy je także on. Sam program nigdy ich nie szuka.</translation>
    </message>
    <message>
        <source>Catalogue of tiles in play: {name}, number {digest}. The printed rules show only some of the tiles: most costs and roads are reconstructed. If you own the board game, you can correct them: see “Sources and editions” in the rule book.</source>
        <extracomment>In the dialog about the program.</extracomment>
        <translation>Katalog kafelków w użyciu: {name}, numer {digest}. Drukowane zasady pokazują tylko część kafelków: większość kosztów i dróg odtworzono. Jeśli masz tę grę w domu, możesz je poprawić: zobacz „Źródła i wydania” w zasadach gry.</translation>
    </message>
    <message>
        <source>Based on the board game by Ondřej Cigánek, Ivan Dostál and Oldřich Rejl ({year}). An unofficial fan project, not affiliated with the publisher; all text and artwork are original.</source>
        <extracomment>In the dialog about the program.</extracomment>
        <translation>Na podstawie gry planszowej, której autorami są Ondřej Cigánek, Ivan Dostál i Oldřich Rejl ({year}). Nieoficjalny projekt fanów, niezwiązany z wydawcą; wszystkie teksty i obrazki są oryginalne.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej. Bez żadnej gwarancji.</translation>
    </message>
    <message>
        <source>It uses Qt for Python {version} (LGPL 3), pydantic (MIT), platformdirs (MIT) and psutil (BSD).</source>
        <translation>Korzysta z Qt for Python {version} (LGPL 3), pydantic (MIT), platformdirs (MIT) i psutil (BSD).</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licencje…</translation>
    </message>
    <message>
        <source>What is &amp;new…</source>
        <translation>Co &amp;nowego…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
</context>
<context>
    <name>Access to resources</name>
    <message>
        <source>wood</source>
        <extracomment>In the case that &quot;access to {resource}&quot; needs, such as the dative in Slovak.</extracomment>
        <translation>drewna</translation>
    </message>
    <message>
        <source>wheat</source>
        <extracomment>In the case that &quot;access to {resource}&quot; needs, such as the dative in Slovak.</extracomment>
        <translation>pszenicy</translation>
    </message>
    <message>
        <source>stone</source>
        <extracomment>In the case that &quot;access to {resource}&quot; needs, such as the dative in Slovak.</extracomment>
        <translation>kamienia</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>Playing far away</source>
        <translation>Gra na odległość</translation>
    </message>
    <message>
        <source>Turns travel as encrypted mail. For this the program makes a mail account for you on a relay, a server run by volunteers: it asks for no name, number or address, and costs nothing.</source>
        <translation>Tury podróżują jako zaszyfrowana poczta. Program zakłada ci do tego konto pocztowe na przekaźniku, czyli serwerze prowadzonym przez wolontariuszy: nie pyta on o nazwisko, numer ani adres i nic nie kosztuje.</translation>
    </message>
    <message>
        <source>Who sees what: only the two machines can read what you play and write. The relay sees the addresses of both accounts, when something is sent and how large it is, and from where you connect.</source>
        <translation>Kto co widzi: to, co gracie i piszecie, mogą odczytać tylko oba urządzenia. Przekaźnik widzi adresy obu kont, kiedy coś jest wysyłane i jak jest duże, oraz skąd się łączysz.</translation>
    </message>
    <message>
        <source>Both machines know the order of the hidden tiles: play with people you trust not to look into the files.</source>
        <translation>Oba urządzenia znają kolejność zakrytych kafelków: graj z ludźmi, którym ufasz, że nie zajrzą do plików.</translation>
    </message>
    <message>
        <source>You do this once. From then on the mail program runs while this program is open, and looks for turns.</source>
        <translation>Robisz to raz. Odtąd program pocztowy działa, dopóki ten program jest otwarty, i sprawdza, czy są nowe tury.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Twoje &amp;imię</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>Zaa&amp;wansowane</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>&amp;Make the account</source>
        <translation>&amp;Załóż konto</translation>
    </message>
    <message>
        <source>&amp;Relays</source>
        <translation>&amp;Przekaźniki</translation>
    </message>
    <message>
        <source>the fastest one</source>
        <translation>najszybszy</translation>
    </message>
    <message>
        <source>Or a mail account of your own, best one that nothing else uses: a messenger would show these messages, and might delete them. Many providers want an app password. Empty servers are looked for.</source>
        <translation>Albo własne konto pocztowe, najlepiej nieużywane do niczego innego: komunikator pokazywałby te wiadomości, a może i je usuwał. Wielu dostawców wymaga hasła aplikacji. Puste pola serwerów zostaną uzupełnione automatycznie.</translation>
    </message>
    <message>
        <source>Mail &amp;address</source>
        <translation>&amp;Adres e-mail</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Hasło</translation>
    </message>
    <message>
        <source>&amp;IMAP server</source>
        <translation>Serwer I&amp;MAP</translation>
    </message>
    <message>
        <source>&amp;SMTP server</source>
        <translation>Se&amp;rwer SMTP</translation>
    </message>
    <message>
        <source>Accept any certi&amp;ficate</source>
        <translation>Akcep&amp;tuj każdy certyfikat</translation>
    </message>
    <message>
        <source>The account is being made…</source>
        <translation>Konto jest zakładane…</translation>
    </message>
</context>
<context>
    <name>AccountSettingsDialog</name>
    <message>
        <source>Account for games far away</source>
        <translation>Konto do gier na odległość</translation>
    </message>
    <message>
        <source>Address: {address}</source>
        <translation>Adres: {address}</translation>
    </message>
    <message>
        <source>Send &amp;receipts to people with a messenger</source>
        <translation>&amp;Potwierdzaj odczytanie osobom z komunikatorem</translation>
    </message>
    <message>
        <source>Without receipts nobody sees in a messenger when you have read something. That a turn has arrived is always told to the other machine.</source>
        <translation>Bez potwierdzeń nikt nie zobaczy w komunikatorze, kiedy coś przeczytasz. O tym, że tura dotarła, drugie urządzenie dowie się zawsze.</translation>
    </message>
    <message>
        <source>&amp;Delete the account…</source>
        <translation>&amp;Usuń konto…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
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
        <translation>Przesuń oddział z {origin} na {cell}</translation>
    </message>
    <message>
        <source>Deploy at {cell}</source>
        <extracomment>A troop comes from the royal reserve.</extracomment>
        <translation>Przenieś oddział z rezerwy na {cell}</translation>
    </message>
    <message>
        <source>Withdraw from {cell}</source>
        <extracomment>A troop goes back to the royal reserve.</extracomment>
        <translation>Wycofaj oddział z {cell}</translation>
    </message>
    <message>
        <source>Strike the Camp at {cell}</source>
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
        <source>Game over. See the score sheet for who won and why.</source>
        <translation>Gra dobiegła końca. Notes punktacji pokazuje, kto wygrał i dlaczego.</translation>
    </message>
    <message>
        <source>This was action 5000, the last one a game has room for. You can still view, score and share the game.</source>
        <translation>To była akcja 5000, ostatnia, jaka mieści się w grze. Grę można nadal oglądać, podliczać i przekazywać dalej.</translation>
    </message>
    <message>
        <source>{heir} is thinking…</source>
        <extracomment>{heir} is the name of a player for whom the computer plays, in the nominative.</extracomment>
        <translation>{heir} myśli…</translation>
    </message>
    <message>
        <source>{heir} is to move, at the other machine</source>
        <extracomment>{heir} is the name of a player at another machine, in the nominative.</extracomment>
        <translation>{heir} ma ruch na drugim urządzeniu</translation>
    </message>
    <message numerus="yes">
        <source>{heir} is thinking… (%n positions)</source>
        <extracomment>{heir} is the name of a player for whom the computer plays, in the nominative; %n is how many states of the game it has looked at.</extracomment>
        <translation>
            <numerusform>{heir} myśli… (%n pozycja)</numerusform>
            <numerusform>{heir} myśli… (%n pozycje)</numerusform>
            <numerusform>{heir} myśli… (%n pozycji)</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} is to move; the computer is paused.</source>
        <extracomment>{heir} is the name of a player for whom the computer plays, in the nominative.</extracomment>
        <translation>Teraz gra {heir}; komputer jest wstrzymany.</translation>
    </message>
    <message>
        <source>{heir}: take a tile within your reach. You may also {options}.</source>
        <extracomment>{options} is one or more of the phrases after &quot;You may&quot;, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: weź kafelek w swoim zasięgu. Możesz też {options}.</translation>
    </message>
    <message>
        <source>{heir}: take a tile within your reach.</source>
        <translation>{heir}: weź kafelek w swoim zasięgu.</translation>
    </message>
    <message>
        <source>{heir}: you may {options}.</source>
        <extracomment>{options} is one or more of the phrases after &quot;You may&quot;, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: możesz {options}.</translation>
    </message>
    <message>
        <source>{heir}: there&apos;s nothing left to do but end your turn.</source>
        <translation>{heir}: pozostaje już tylko zakończyć turę.</translation>
    </message>
    <message>
        <source>{heir}: you may destroy {buildings} now; anything else you do ends that chance.</source>
        <extracomment>{buildings} is one or more like &quot;the Mill at M13&quot;, accusative, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: możesz teraz zniszczyć {buildings}; każda inna akcja odbiera tę szansę.</translation>
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
        <translation>wybudować coś</translation>
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
        <source>strike a Camp</source>
        <extracomment>A phrase after &quot;You may&quot;: turn it face down to take one more tile.</extracomment>
        <translation>zwinąć Obozowisko</translation>
    </message>
    <message>
        <source>end your turn</source>
        <extracomment>A phrase after &quot;You may&quot;.</extracomment>
        <translation>zakończyć turę</translation>
    </message>
    <message>
        <source>No tile is within your reach, so you don&apos;t have to take one.</source>
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
        <translation>W tej turze nie wzięto jeszcze kafelka.</translation>
    </message>
    <message>
        <source>You may still take one more tile.</source>
        <extracomment>A Camp has been broken, but the tile that it gives has not been taken.</extracomment>
        <translation>Możesz jeszcze wziąć dodatkowy kafelek.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n unused discounts. They will be lost.</source>
        <extracomment>%n is how many resources later builds of this turn could need less, in all.</extracomment>
        <translation>
            <numerusform>Masz %n niewykorzystaną zniżkę, która przepadnie.</numerusform>
            <numerusform>Masz %n niewykorzystane zniżki, które przepadną.</numerusform>
            <numerusform>Masz %n niewykorzystanych zniżek, które przepadną.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many tiles in hand: discard %n.</source>
        <extracomment>%n is how many tiles of the hand have to be discarded.</extracomment>
        <translation>
            <numerusform>Za dużo kafelków na ręce: odrzuć %n.</numerusform>
            <numerusform>Za dużo kafelków na ręce: odrzuć %n.</numerusform>
            <numerusform>Za dużo kafelków na ręce: odrzuć %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last chance to destroy {buildings}.</source>
        <extracomment>{buildings} is one or more like &quot;the Mill at M13&quot;, accusative, joined by commas and &quot;or&quot;.</extracomment>
        <translation>Ostatnia chwila, aby zniszczyć {buildings}.</translation>
    </message>
    <message>
        <source>You can still improve the score ({points}): {actions}.</source>
        <extracomment>{points} is like &quot;White +5 and Blue −2&quot;; {actions} one or more like &quot;Build the Mill at M13&quot;, joined by semicolons. Said before the last turn of an heir ends.</extracomment>
        <translation>Możesz jeszcze poprawić wynik ({points}): {actions}.</translation>
    </message>
</context>
<context>
    <name>AloneChoices</name>
    <message numerus="yes">
        <source>easiest: %n treasure(s) removed</source>
        <translation>
            <numerusform>najłatwiej: %n skarb usunięty</numerusform>
            <numerusform>najłatwiej: %n skarby usunięte</numerusform>
            <numerusform>najłatwiej: %n skarbów usuniętych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>easier: %n treasure(s) removed</source>
        <translation>
            <numerusform>łatwiej: %n skarb usunięty</numerusform>
            <numerusform>łatwiej: %n skarby usunięte</numerusform>
            <numerusform>łatwiej: %n skarbów usuniętych</numerusform>
        </translation>
    </message>
    <message>
        <source>hardest: all ten treasures stay</source>
        <translation>najtrudniej: wszystkie dziesięć skarbów zostaje</translation>
    </message>
</context>
<context>
    <name>BookBar</name>
    <message>
        <source>Rule book</source>
        <translation>Zasady gry</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mniejszy tekst</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Większy tekst</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Normalny rozmiar tekstu</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Describe the pictures in words</source>
        <translation>Opisuj obrazki słowami</translation>
    </message>
    <message>
        <source>Print this page…</source>
        <translation>Drukuj tę stronę…</translation>
    </message>
    <message>
        <source>Print the whole book…</source>
        <translation>Drukuj całe zasady…</translation>
    </message>
    <message>
        <source>Save the book as PDF…</source>
        <translation>Zapisz zasady jako PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>Printing, saving and page display</source>
        <translation>Drukowanie, zapis i wygląd stron</translation>
    </message>
</context>
<context>
    <name>BookPrinting</name>
    <message>
        <source>The printer is not responding.</source>
        <translation>Drukarka nie odpowiada.</translation>
    </message>
    <message>
        <source>Save the book as PDF</source>
        <translation>Zapisz zasady jako PDF</translation>
    </message>
    <message>
        <source>rules.pdf</source>
        <translation>zasady.pdf</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving the book…</source>
        <translation>Zapisywanie zasad…</translation>
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
    <message numerus="yes">
        <source>{tile} (%n tiles)</source>
        <extracomment>Several tiles with one name, in a list: &quot;Mill, Cathedral (2 tiles) and Inn&quot;; {tile} is in the case of the list.</extracomment>
        <translation>
            <numerusform>{tile} (%n kafelek)</numerusform>
            <numerusform>{tile} (%n kafelki)</numerusform>
            <numerusform>{tile} (%n kafelków)</numerusform>
        </translation>
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
    <name>Bunny Rule book</name>
    <message>
        <source>In the picture: {things}.</source>
        <comment>rules §1</comment>
        <extracomment>{things} are territories of the map, one after the other.</extracomment>
        <translation>Na obrazku: {things}.</translation>
    </message>
    <message>
        <source>In the first picture: {things}.</source>
        <comment>rules §1</comment>
        <extracomment>As “In the picture”, where one picture shows what was before and one what is now.</extracomment>
        <translation>Na pierwszym obrazku: {things}.</translation>
    </message>
    <message>
        <source>In the second picture: {things}.</source>
        <comment>rules §1</comment>
        <translation>Na drugim obrazku: {things}.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book box</name>
    <message>
        <source>Map and cards</source>
        <comment>rules §1</comment>
        <translation>Plansza i karty</translation>
    </message>
    <message>
        <source>The map</source>
        <comment>rules §1</comment>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>The map has 10 rows, A to J, and 10 columns, 1 to 10. Each of the 100 territories is named by its row and column: E4 is in row E, column 4.</source>
        <comment>rules §1</comment>
        <translation>Plansza ma 10 rzędów, od A do J, i 10 kolumn, od 1 do 10. Każde ze 100 terytoriów nazywa się od rzędu i kolumny: E4 leży w rzędzie E, w kolumnie 4.</translation>
    </message>
    <message>
        <source>Two territories are &lt;b&gt;adjacent&lt;/b&gt; if they share an edge. Corners do not count, and neither does an edge with lava.</source>
        <comment>rules §1</comment>
        <translation>Dwa terytoria &lt;b&gt;sąsiadują bokiem&lt;/b&gt;, jeśli mają wspólną krawędź. Rogi się nie liczą, a krawędź z lawą też nie.</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>rules §1</comment>
        <translation>Obrazek</translation>
    </message>
    <message>
        <source>Terrain</source>
        <comment>rules §1</comment>
        <translation>Teren</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>rules §1</comment>
        <translation>Ile</translation>
    </message>
    <message>
        <source>What it produces</source>
        <comment>rules §1</comment>
        <translation>Co produkuje</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>rules §1</comment>
        <translation>nic</translation>
    </message>
    <message>
        <source>nothing; it is a city of strength 1</source>
        <comment>rules §1</comment>
        <translation>nic; jest miastem o sile 1</translation>
    </message>
    <message>
        <source>A city that is printed on the map belongs to nobody until a lord controls its territory. It is a building like any other, so nothing else can be built there.</source>
        <comment>rules §1</comment>
        <translation>Miasto na mapie nie należy do nikogo, dopóki któryś lord nie przejmie jego terytorium. To budynek jak każdy inny, więc niczego więcej nie można tam zbudować.</translation>
    </message>
    <message>
        <source>Lava</source>
        <comment>rules §1</comment>
        <translation>Lawa</translation>
    </message>
    <message>
        <source>Eight edges between mountains carry lava. It parts them: mountains with lava between them are not adjacent, so they do not join a fief there. Only a &lt;a href=&apos;build/towers&apos;&gt;sky tower&lt;/a&gt; reaches across.</source>
        <comment>rules §1</comment>
        <translation>Na ośmiu krawędziach między górami jest lawa. Ona je rozdziela: góry, między którymi płynie, nie sąsiadują ze sobą i w tym miejscu nie łączą księstwa. Ponad lawą sięga tylko &lt;a href=&apos;build/towers&apos;&gt;podniebna wieża&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The lava lies between B1 and B2, B6 and C6, C2 and D2, C8 and C9, D5 and D6, F2 and F3, I7 and J7, I8 and J8.</source>
        <comment>rules §1</comment>
        <translation>Lawa płynie między B1 i B2, B6 i C6, C2 i D2, C8 i C9, D5 i D6, F2 i F3, I7 i J7 oraz I8 i J8.</translation>
    </message>
    <message>
        <source>C8 and C9 share an edge, but there is lava on it. Yellow&apos;s fiefs: {fiefs}.</source>
        <comment>rules §1</comment>
        <translation>C8 i C9 mają wspólną krawędź, ale płynie na niej lawa. Księstwa Żółtego: {fiefs}.</translation>
    </message>
    <message>
        <source>Resources</source>
        <comment>rules §1</comment>
        <translation>Surowce</translation>
    </message>
    <message>
        <source>There are three &lt;b&gt;basic resources&lt;/b&gt;: wood, fish and carrots. Territories and farms produce them.</source>
        <comment>rules §1</comment>
        <translation>Są trzy &lt;b&gt;surowce podstawowe&lt;/b&gt;: drewno, ryby i marchewki. Produkują je terytoria i faktorie.</translation>
    </message>
    <message>
        <source>There are seven &lt;b&gt;luxury resources&lt;/b&gt;: pearls, mushrooms, spice, diamonds, copper, gold and iron. They come from &lt;a href=&apos;card/farm&apos;&gt;farms&lt;/a&gt; only, and there is one farm for each.</source>
        <comment>rules §1</comment>
        <translation>Jest siedem &lt;b&gt;surowców luksusowych&lt;/b&gt;: perły, grzyby, przyprawy, diamenty, miedź, złoto i żelazo. Dają je tylko &lt;a href=&apos;card/farm&apos;&gt;faktorie&lt;/a&gt;: po jednej na każdy.</translation>
    </message>
    <message>
        <source>Symbol</source>
        <comment>rules §1</comment>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Resource</source>
        <comment>rules §1</comment>
        <translation>Surowiec</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <comment>rules §1</comment>
        <translation>Skąd pochodzi</translation>
    </message>
    <message>
        <source>The resource carrots is not to be confused with the golden carrots, your points.</source>
        <comment>rules §1</comment>
        <translation>Marchewek, które są surowcem, nie należy mylić ze złotymi marchewkami, czyli punktami.</translation>
    </message>
    <message>
        <source>The cards</source>
        <comment>rules §1</comment>
        <translation>Karty</translation>
    </message>
    <message>
        <source>The deck has 182 exploration cards:</source>
        <comment>rules §1</comment>
        <translation>Talia ma 182 karty eksploracji:</translation>
    </message>
    <message>
        <source>100 &lt;b&gt;territories&lt;/b&gt;, one for each on the map</source>
        <comment>rules §1</comment>
        <translation>100 &lt;b&gt;terytoriów&lt;/b&gt;, po jednej karcie na każde miejsce na planszy</translation>
    </message>
    <message>
        <source>42 &lt;b&gt;buildings&lt;/b&gt;: 21 cities, 12 farms, 3 sky towers and 6 camps</source>
        <comment>rules §1</comment>
        <translation>42 &lt;b&gt;budynki&lt;/b&gt;: 21 miast, 12 faktorii, 3 podniebne wieże i 6 obozów</translation>
    </message>
    <message>
        <source>37 &lt;b&gt;parchments&lt;/b&gt;: 8 treasures and 29 missions</source>
        <comment>rules §1</comment>
        <translation>37 &lt;b&gt;pergaminów&lt;/b&gt;: 8 skarbów i 29 misji</translation>
    </message>
    <message>
        <source>3 &lt;b&gt;Provisions&lt;/b&gt;</source>
        <comment>rules §1</comment>
        <translation>3 karty &lt;b&gt;Zaopatrzenia&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The chapter on &lt;a href=&apos;card/territory&apos;&gt;the cards&lt;/a&gt; shows them all.</source>
        <comment>rules §1</comment>
        <translation>Wszystkie pokazuje rozdział &lt;a href=&apos;card/territory&apos;&gt;o kartach&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Rabbits and buildings</source>
        <comment>rules §1</comment>
        <translation>Króliki i budynki</translation>
    </message>
    <message>
        <source>A rabbit in your color marks a territory that you control. Rabbits never run out, and neither do buildings: what you hold a card for, you can build.</source>
        <comment>rules §1</comment>
        <translation>Królik w twoim kolorze oznacza terytorium, które kontrolujesz. Królików nigdy nie zabraknie, budynków też nie: na co masz kartę, to możesz zbudować.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book build</name>
    <message>
        <source>Construction</source>
        <comment>rules §4</comment>
        <translation>Budowa</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>rules §4</comment>
        <translation>Budowanie</translation>
    </message>
    <message>
        <source>After the last pick of a round, everybody may build: as many buildings as they like, or none. What you do not build stays before you for a later round.</source>
        <comment>rules §4</comment>
        <translation>Po ostatnim wyborze w rundzie każdy może budować: ile budynków chce albo żadnego. Czego nie zbudujesz, to czeka przed tobą na późniejszą rundę.</translation>
    </message>
    <message>
        <source>A territory holds at most one building, and a printed city is one.</source>
        <comment>rules §4</comment>
        <translation>Na terytorium mieści się najwyżej jeden budynek, a miasto na mapie też nim jest.</translation>
    </message>
    <message>
        <source>What is built stays there until the end of the game. It cannot be moved or replaced; only a camp can be lost.</source>
        <comment>rules §4</comment>
        <translation>Co zbudowane, zostaje na miejscu do końca gry. Nie można tego przenieść ani zastąpić; stracić można tylko obóz.</translation>
    </message>
    <message>
        <source>The terrain goes on producing under a building.</source>
        <comment>rules §4</comment>
        <translation>Teren pod budynkiem produkuje dalej.</translation>
    </message>
    <message>
        <source>Camps come first. Then the lords build seat by seat; if there is nothing to build, a lord is passed over.</source>
        <comment>rules §4</comment>
        <translation>Najpierw stawia się obozy. Potem lordowie budują po kolei; kto nie ma nic do zbudowania, tego gra pomija.</translation>
    </message>
    <message>
        <source>What goes where</source>
        <comment>rules §4</comment>
        <translation>Co gdzie stoi</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>rules §4</comment>
        <translation>Gdzie</translation>
    </message>
    <message>
        <source>What it does</source>
        <comment>rules §4</comment>
        <translation>Co daje</translation>
    </message>
    <message>
        <source>City of strength 1 or 2</source>
        <comment>rules §4</comment>
        <translation>Miasto o sile 1 lub 2</translation>
    </message>
    <message>
        <source>any territory you control</source>
        <comment>rules §4</comment>
        <translation>dowolne terytorium, które kontrolujesz</translation>
    </message>
    <message>
        <source>1 or 2 towers</source>
        <comment>rules §4</comment>
        <translation>1 lub 2 wieże</translation>
    </message>
    <message>
        <source>City of strength 3</source>
        <comment>rules §4</comment>
        <translation>Miasto o sile 3</translation>
    </message>
    <message>
        <source>a mountain you control</source>
        <comment>rules §4</comment>
        <translation>góry, które kontrolujesz</translation>
    </message>
    <message>
        <source>3 towers</source>
        <comment>rules §4</comment>
        <translation>3 wieże</translation>
    </message>
    <message>
        <source>Wood, fish or carrot farm</source>
        <comment>rules §4</comment>
        <translation>Faktoria drewna, ryb lub marchewek</translation>
    </message>
    <message>
        <source>produces that resource</source>
        <comment>rules §4</comment>
        <translation>produkuje ten surowiec</translation>
    </message>
    <message>
        <source>Trading post</source>
        <comment>rules §4</comment>
        <translation>Faktoria uniwersalna</translation>
    </message>
    <message>
        <source>produces a basic resource, &lt;a href=&apos;build/posts&apos;&gt;chosen every round&lt;/a&gt;</source>
        <comment>rules §4</comment>
        <translation>produkuje surowiec podstawowy, &lt;a href=&apos;build/posts&apos;&gt;co rundę do wyboru&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Luxury farm</source>
        <comment>rules §4</comment>
        <translation>Faktoria luksusowa</translation>
    </message>
    <message>
        <source>a territory you control with the right terrain</source>
        <comment>rules §4</comment>
        <translation>terytorium z odpowiednim terenem, które kontrolujesz</translation>
    </message>
    <message>
        <source>produces a luxury resource</source>
        <comment>rules §4</comment>
        <translation>produkuje surowiec luksusowy</translation>
    </message>
    <message>
        <source>Sky tower</source>
        <comment>rules §4</comment>
        <translation>Podniebna wieża</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;build/towers&apos;&gt;two territories&lt;/a&gt; of two of your fiefs</source>
        <comment>rules §4</comment>
        <translation>&lt;a href=&apos;build/towers&apos;&gt;dwa terytoria&lt;/a&gt; z dwóch twoich księstw</translation>
    </message>
    <message>
        <source>makes them adjacent</source>
        <comment>rules §4</comment>
        <translation>sprawia, że sąsiadują bokiem</translation>
    </message>
    <message>
        <source>Camp</source>
        <comment>rules §4</comment>
        <translation>Obóz</translation>
    </message>
    <message>
        <source>an &lt;a href=&apos;build/camps&apos;&gt;unoccupied territory&lt;/a&gt;</source>
        <comment>rules §4</comment>
        <translation>&lt;a href=&apos;build/camps&apos;&gt;niezajęte terytorium&lt;/a&gt;</translation>
    </message>
    <message>
        <source>gives you control of it</source>
        <comment>rules §4</comment>
        <translation>daje ci nad nim kontrolę</translation>
    </message>
    <message>
        <source>Pearls need the sea, mushrooms a forest, spice a field. Diamonds, copper, gold and iron need a mountain.</source>
        <comment>rules §4</comment>
        <translation>Perły potrzebują morza, grzyby lasu, przyprawy pola. Diamenty, miedź, złoto i żelazo potrzebują gór.</translation>
    </message>
    <message>
        <source>Sky towers</source>
        <comment>rules §4</comment>
        <translation>Podniebne wieże</translation>
    </message>
    <message>
        <source>A sky tower is a pair. You put both towers at the same time, on two territories that you control, without buildings, in two different fiefs. From then on these two territories are adjacent, however far apart they are, even across lava.</source>
        <comment>rules §4</comment>
        <translation>Podniebna wieża to para. Obie stawiasz jednocześnie, na dwóch terytoriach bez budynków, które kontrolujesz i które leżą w dwóch różnych księstwach. Odtąd te dwa terytoria sąsiadują bokiem, choćby były najdalej od siebie, nawet ponad lawą.</translation>
    </message>
    <message>
        <source>The two blue towers make one fief of what lies on both sides. Strength: {strength}. Wealth: {wealth}. Points: {points}.</source>
        <comment>rules §4</comment>
        <translation>Dwie niebieskie wieże łączą w jedno księstwo to, co leży po obu stronach. Siła: {strength}. Bogactwo: {wealth}. Punkty: {points}.</translation>
    </message>
    <message>
        <source>Camps and their order</source>
        <comment>rules §4</comment>
        <translation>Obozy i ich kolejność</translation>
    </message>
    <message>
        <source>A camp goes on an unoccupied territory: one without rabbit and without building. It gives you control of the territory, until somebody plays its card.</source>
        <comment>rules §4</comment>
        <translation>Obóz stawia się na niezajętym terytorium: bez królika i bez budynku. Daje ci kontrolę nad tym terytorium, póki ktoś nie zagra jego karty.</translation>
    </message>
    <message>
        <source>There may be few good places left, so camps have numbers, and low numbers go first. The program asks for the camps one after the other, the lowest number first. If it is yours, you &lt;b&gt;build&lt;/b&gt; it or &lt;b&gt;keep&lt;/b&gt; it for now.</source>
        <comment>rules §4</comment>
        <translation>Dobrych miejsc może być mało, dlatego obozy mają numery, a niskie mają pierwszeństwo. Gra pyta o obozy po kolei, od najniższego numeru. Jeśli obóz jest twój, &lt;b&gt;budujesz&lt;/b&gt; go albo na razie &lt;b&gt;zostawiasz&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Waiting can pay off. If you have kept a low camp, and somebody with a higher one wants to build, that lord must &lt;b&gt;announce&lt;/b&gt; it first. Then you are asked again, and may go before.</source>
        <comment>rules §4</comment>
        <translation>Czekanie może się opłacić. Jeśli zostawisz niski obóz na później, a ktoś chce zbudować wyższy, musi go najpierw &lt;b&gt;ogłosić&lt;/b&gt;. Wtedy gra pyta cię jeszcze raz i możesz go wyprzedzić.</translation>
    </message>
    <message>
        <source>Trading posts</source>
        <comment>rules §4</comment>
        <translation>Faktorie uniwersalne</translation>
    </message>
    <message>
        <source>When everybody has built, just before the harvest, you choose for each of your trading posts what it produces in this round: wood, fish or carrots. Everybody sees it.</source>
        <comment>rules §4</comment>
        <translation>Gdy wszyscy już zbudowali, tuż przed zbiorami, wybierasz dla każdej swojej faktorii uniwersalnej, co produkuje w tej rundzie: drewno, ryby lub marchewki. Wszyscy to widzą.</translation>
    </message>
    <message>
        <source>Usually you take what the fief does not have yet. What you choose in round 4 also counts for the parchments.</source>
        <comment>rules §4</comment>
        <translation>Zwykle bierze się to, czego księstwo jeszcze nie ma. Wybór z rundy 4 liczy się też dla pergaminów.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book cards</name>
    <message>
        <source>Territories, buildings, Provisions</source>
        <comment>rules §1</comment>
        <translation>Terytoria, budynki, Zaopatrzenie</translation>
    </message>
    <message>
        <source>Territories</source>
        <comment>rules §1</comment>
        <translation>Terytoria</translation>
    </message>
    <message>
        <source>There is a card for each of the 100 territories. Whoever plays it controls that territory until the end of the game.</source>
        <comment>rules §1</comment>
        <translation>Każde ze 100 terytoriów ma swoją kartę. Kto ją zagra, kontroluje to terytorium do końca gry.</translation>
    </message>
    <message>
        <source>A territory card is the only thing that can end another lord&apos;s &lt;a href=&apos;card/camp&apos;&gt;camp&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>Tylko karta terytorium może usunąć &lt;a href=&apos;card/camp&apos;&gt;obóz&lt;/a&gt; innego lorda.</translation>
    </message>
    <message>
        <source>The terrains of the map are known from &lt;a href=&apos;sources/cards&apos;&gt;owners&apos; lists&lt;/a&gt; only.</source>
        <comment>rules §1</comment>
        <translation>Tereny na planszy są znane tylko z &lt;a href=&apos;sources/cards&apos;&gt;list właścicieli&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Terrain</source>
        <comment>rules §1</comment>
        <translation>Teren</translation>
    </message>
    <message>
        <source>Produces</source>
        <comment>rules §1</comment>
        <translation>Produkuje</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>rules §1</comment>
        <translation>nic</translation>
    </message>
    <message>
        <source>Cities</source>
        <comment>rules §1</comment>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>A city gives a fief strength: as many points of strength as it has towers. Only the city of strength 3 is particular about its place and wants a mountain.</source>
        <comment>rules §4</comment>
        <translation>Miasto daje księstwu siłę: tyle, ile ma wież. Tylko miasto o sile 3 jest wybredne i chce stać w górach.</translation>
    </message>
    <message>
        <source>A city cannot be put on another one.</source>
        <comment>rules B13</comment>
        <translation>Miasta nie można postawić na innym mieście.</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>rules §1</comment>
        <translation>Karta</translation>
    </message>
    <message>
        <source>What it does</source>
        <comment>rules §1</comment>
        <translation>Co daje</translation>
    </message>
    <message>
        <source>Known from</source>
        <comment>rules §1</comment>
        <translation>Skąd to wiadomo</translation>
    </message>
    <message>
        <source>partly the rulebook, partly owners&apos; lists</source>
        <comment>rules §1</comment>
        <translation>częściowo instrukcja, częściowo listy właścicieli</translation>
    </message>
    <message>
        <source>Farms</source>
        <comment>rules §1</comment>
        <translation>Faktorie</translation>
    </message>
    <message>
        <source>A farm produces its resource in addition to what the terrain produces. Farms for wood, fish and carrots may stand anywhere; those for luxury resources need the right terrain.</source>
        <comment>rules §4</comment>
        <translation>Faktoria produkuje swój surowiec oprócz tego, co produkuje teren. Faktorie drewna, ryb i marchewek mogą stać wszędzie; luksusowe potrzebują odpowiedniego terenu.</translation>
    </message>
    <message>
        <source>Each luxury resource exists only once. So a luxury farm always makes its fief richer.</source>
        <comment>rules §5</comment>
        <translation>Każdy surowiec luksusowy jest tylko jeden. Dlatego faktoria luksusowa zawsze wzbogaca księstwo.</translation>
    </message>
    <message>
        <source>the rulebook</source>
        <comment>rules §1</comment>
        <translation>instrukcja</translation>
    </message>
    <message>
        <source>owners&apos; lists</source>
        <comment>rules §1</comment>
        <translation>listy właścicieli</translation>
    </message>
    <message>
        <source>Trading post</source>
        <comment>rules §1</comment>
        <translation>Faktoria uniwersalna</translation>
    </message>
    <message>
        <source>A trading post produces wood, fish or carrots, whichever you choose. You choose anew in every round, just before the harvest. See &lt;a href=&apos;build/posts&apos;&gt;trading posts&lt;/a&gt;.</source>
        <comment>rules §4</comment>
        <translation>Faktoria uniwersalna produkuje drewno, ryby lub marchewki, co wolisz. Wybierasz w każdej rundzie od nowa, tuż przed zbiorami. Zobacz &lt;a href=&apos;build/posts&apos;&gt;faktorie uniwersalne&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Sky towers</source>
        <comment>rules §1</comment>
        <translation>Podniebne wieże</translation>
    </message>
    <message>
        <source>A sky tower joins two of your fiefs over any distance. Each card is a pair of towers in one color: blue, green or black. See &lt;a href=&apos;build/towers&apos;&gt;sky towers&lt;/a&gt;.</source>
        <comment>rules §4</comment>
        <translation>Podniebna wieża łączy dwa twoje księstwa na dowolną odległość. Każda karta to para wież w jednym kolorze: niebieskim, zielonym lub czarnym. Zobacz &lt;a href=&apos;build/towers&apos;&gt;podniebne wieże&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A sky tower is no city. It has no strength.</source>
        <comment>rules §4</comment>
        <translation>Podniebna wieża nie jest miastem. Nie ma siły.</translation>
    </message>
    <message>
        <source>Camps</source>
        <comment>rules §1</comment>
        <translation>Obozy</translation>
    </message>
    <message>
        <source>A camp gives you control of an unoccupied territory, with a rabbit of yours on it. It produces nothing itself, but its terrain does. See &lt;a href=&apos;build/camps&apos;&gt;camps and their order&lt;/a&gt;.</source>
        <comment>rules §4</comment>
        <translation>Obóz daje ci kontrolę nad niezajętym terytorium, na którym stawiasz królika. Sam niczego nie produkuje, ale jego teren tak. Zobacz &lt;a href=&apos;build/camps&apos;&gt;obozy i ich kolejność&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>As soon as somebody plays the card of that territory, the camp is removed. If you play it yourself, your rabbit stays, and you can build something else there.</source>
        <comment>rules §3</comment>
        <translation>Gdy tylko ktoś zagra kartę tego terytorium, obóz znika. Jeśli zagrasz ją ty, twój królik zostaje i możesz tam zbudować coś innego.</translation>
    </message>
    <message>
        <source>Provisions</source>
        <comment>rules §1</comment>
        <translation>Zaopatrzenie</translation>
    </message>
    <message>
        <source>Take the top two cards of the deck and play both at once, whatever they are. So Provisions give you one card more than any other pick.</source>
        <comment>rules §3</comment>
        <translation>Weź dwie karty z wierzchu talii i od razu zagraj obie, cokolwiek to jest. Zaopatrzenie daje więc o jedną kartę więcej niż każda inna.</translation>
    </message>
    <message>
        <source>&lt;i&gt;This card is known from &lt;a href=&apos;sources/cards&apos;&gt;one owner&apos;s list&lt;/a&gt; only.&lt;/i&gt;</source>
        <comment>rules §1</comment>
        <translation>&lt;i&gt;Ta karta jest znana tylko z &lt;a href=&apos;sources/cards&apos;&gt;listy jednego właściciela&lt;/a&gt;.&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;This card is known from &lt;a href=&apos;sources/cards&apos;&gt;owners&apos; lists&lt;/a&gt; only, not from the rulebook.&lt;/i&gt;</source>
        <comment>rules §1</comment>
        <translation>&lt;i&gt;Ta karta jest znana tylko z &lt;a href=&apos;sources/cards&apos;&gt;list właścicieli&lt;/a&gt;, nie z instrukcji.&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;This card is known from the rulebook.&lt;/i&gt;</source>
        <comment>rules §1</comment>
        <translation>&lt;i&gt;Ta karta jest znana z instrukcji.&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;This card is known &lt;a href=&apos;sources/cards&apos;&gt;partly from the rulebook&lt;/a&gt;, partly from owners&apos; lists.&lt;/i&gt;</source>
        <comment>rules §1</comment>
        <translation>&lt;i&gt;Ta karta jest znana &lt;a href=&apos;sources/cards&apos;&gt;częściowo z instrukcji&lt;/a&gt;, częściowo z list właścicieli.&lt;/i&gt;</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book end</name>
    <message>
        <source>The end of the game</source>
        <comment>rules §6</comment>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Parchments</source>
        <comment>rules §6</comment>
        <translation>Pergaminy</translation>
    </message>
    <message>
        <source>After the fourth harvest everybody turns up the parchments. They are counted on the map as it stands then. Buildings that were never built count for nothing, except that a camp card still counts for the &lt;a href=&apos;card/colonist&apos;&gt;Colonist&lt;/a&gt;.</source>
        <comment>rules §6</comment>
        <translation>Po czwartych zbiorach wszyscy odkrywają pergaminy. Liczy się to, co jest wtedy na planszy. Budynki, które nie powstały, nie liczą się do niczego, ale karta obozu liczy się jeszcze dla &lt;a href=&apos;card/colonist&apos;&gt;Kolonisty&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Parchments count every unit that you produce, the same resource again, too: a forest with a wood farm produces 2 wood. A trading post counts as what it shows.</source>
        <comment>rules §6</comment>
        <translation>Pergaminy liczą każdą sztukę, którą produkujesz, także kolejną tego samego surowca: las z faktorią drewna produkuje 2 sztuki drewna. Faktoria uniwersalna liczy się jako to, co pokazuje.</translation>
    </message>
    <message>
        <source>Where cities are counted, towers do not matter. Printed cities that you control are yours.</source>
        <comment>rules §6</comment>
        <translation>Tam, gdzie liczą się miasta, wieże nie mają znaczenia. Miasta na mapie są twoje, jeśli je kontrolujesz.</translation>
    </message>
    <message>
        <source>Treasures and missions</source>
        <comment>rules §6</comment>
        <translation>Skarby i misje</translation>
    </message>
    <message>
        <source>A &lt;b&gt;treasure&lt;/b&gt; is worth points by itself. A &lt;b&gt;mission&lt;/b&gt; brings points for what you have: for each of something, or if you have enough of it.</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Skarb&lt;/b&gt; daje punkty sam z siebie. &lt;b&gt;Misja&lt;/b&gt; daje punkty za to, co masz: za każdą rzecz z osobna albo wtedy, gdy masz ich dość.</translation>
    </message>
    <message>
        <source>The chapter on &lt;a href=&apos;card/royal-ring&apos;&gt;parchments&lt;/a&gt; explains each of them.</source>
        <comment>rules §6</comment>
        <translation>Wszystkie objaśnia rozdział o &lt;a href=&apos;card/royal-ring&apos;&gt;pergaminach&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Copying</source>
        <comment>rules §6</comment>
        <translation>Kopiowanie</translation>
    </message>
    <message>
        <source>The &lt;a href=&apos;card/liberal&apos;&gt;Liberal&lt;/a&gt; and the &lt;a href=&apos;card/socialist&apos;&gt;Socialist&lt;/a&gt; count as one parchment of a neighbor. Choose it when all have been turned up. The copy counts in full, with &lt;i&gt;your&lt;/i&gt; territories and cards, and the neighbor loses nothing.</source>
        <comment>rules §6</comment>
        <translation>&lt;a href=&apos;card/liberal&apos;&gt;Prawicowiec&lt;/a&gt; i &lt;a href=&apos;card/socialist&apos;&gt;Lewicowiec&lt;/a&gt; liczą się jak jeden z pergaminów sąsiada. Wybierasz go, gdy wszystkie są odkryte. Kopia liczy się w pełni, z &lt;i&gt;twoimi&lt;/i&gt; terytoriami i kartami, a sąsiad nic nie traci.</translation>
    </message>
    <message>
        <source>A copied treasure is one of your treasures.</source>
        <comment>rules §6</comment>
        <translation>Skopiowany skarb jest jednym z twoich skarbów.</translation>
    </message>
    <message>
        <source>The winner</source>
        <comment>rules §6</comment>
        <translation>Zwycięzca</translation>
    </message>
    <message>
        <source>Whoever has the most points wins, and is called Big Ears.</source>
        <comment>rules §7</comment>
        <translation>Kto ma najwięcej punktów, wygrywa i zostaje władcą królików.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book explore</name>
    <message>
        <source>Exploration</source>
        <comment>rules §3</comment>
        <translation>Eksploracja</translation>
    </message>
    <message>
        <source>Picking cards</source>
        <comment>rules §3</comment>
        <translation>Wybieranie kart</translation>
    </message>
    <message>
        <source>Each lord chooses two cards of the hand, face down.</source>
        <comment>rules §3</comment>
        <translation>Każdy lord wybiera z ręki dwie karty, obrazkiem do dołu.</translation>
    </message>
    <message>
        <source>When all have chosen, the cards are turned up and &lt;a href=&apos;explore/play&apos;&gt;played&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>Gdy wszyscy wybrali, karty zostają odkryte i &lt;a href=&apos;explore/play&apos;&gt;zagrane&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Each lord passes the rest of the hand on, and takes the hand of the other neighbor.</source>
        <comment>rules §3</comment>
        <translation>Każdy lord przekazuje resztę kart jednemu sąsiadowi i bierze karty od drugiego.</translation>
    </message>
    <message>
        <source>You do this until no cards are left: five times with four lords, six times with three. With two lords it goes &lt;a href=&apos;explore/two&apos;&gt;a little differently&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>Tak do ostatniej karty: pięć razy przy czterech lordach, sześć razy przy trzech. Przy dwóch lordach jest &lt;a href=&apos;explore/two&apos;&gt;trochę inaczej&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Look at what you pass on, too. A card that is worth little to you may complete your neighbor&apos;s fief.</source>
        <comment>rules §3</comment>
        <translation>Patrz też na to, co oddajesz. Karta, która tobie daje mało, może dopełnić księstwo sąsiada.</translation>
    </message>
    <message>
        <source>Where the hands go</source>
        <comment>rules §3</comment>
        <translation>Dokąd wędrują karty</translation>
    </message>
    <message>
        <source>In rounds 1 and 3 you pass your hand to the right neighbor, in rounds 2 and 4 to the left one. The table always shows who gets your cards, and whose cards come to you.</source>
        <comment>rules §3</comment>
        <translation>W rundach 1 i 3 przekazujesz karty sąsiadowi z prawej, w rundach 2 i 4 sąsiadowi z lewej. Na stole zawsze widać, kto dostanie twoje karty i od kogo przyjdą następne.</translation>
    </message>
    <message>
        <source>With two lords</source>
        <comment>rules §3</comment>
        <translation>Gra w dwie osoby</translation>
    </message>
    <message>
        <source>Before each pick you take the top card of your reserve into your hand. So you first choose among 11 cards.</source>
        <comment>rules §3</comment>
        <translation>Przed każdym wyborem bierzesz do ręki wierzchnią kartę swojej rezerwy. Pierwszy wybór masz więc spośród 11 kart.</translation>
    </message>
    <message>
        <source>Then you choose two of them: one to &lt;b&gt;play&lt;/b&gt;, and one to &lt;b&gt;drop&lt;/b&gt;. The dropped card goes face down out of the game, and nobody but you knows it. The rest goes to your opponent.</source>
        <comment>rules §3</comment>
        <translation>Potem wybierasz dwie z nich: jedną do &lt;b&gt;zagrania&lt;/b&gt; i jedną do &lt;b&gt;odrzucenia&lt;/b&gt;. Odrzucona wypada z gry obrazkiem do dołu i nikt poza tobą jej nie zna. Resztę dostaje przeciwnik.</translation>
    </message>
    <message>
        <source>You pick ten times in a round. The last time you have only two cards: one to play, one to drop.</source>
        <comment>rules §3</comment>
        <translation>W rundzie wybierasz dziesięć razy. Na koniec masz już tylko dwie karty: jedną zagrywasz, drugą odrzucasz.</translation>
    </message>
    <message>
        <source>Dropping is half of the game: you can take from your opponent what you don&apos;t need yourself.</source>
        <comment>rules §3</comment>
        <translation>Odrzucanie to połowa gry: możesz zabrać przeciwnikowi to, czego nie potrzebujesz.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <comment>rules §3</comment>
        <translation>Zagrywanie karty</translation>
    </message>
    <message>
        <source>What a card does depends on its kind:</source>
        <comment>rules §3</comment>
        <translation>Co robi karta, zależy od jej rodzaju:</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;card/territory&apos;&gt;Territory&lt;/a&gt;:&lt;/b&gt; put a rabbit on it. You control it until the end of the game.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;card/territory&apos;&gt;Terytorium&lt;/a&gt;:&lt;/b&gt; postaw na nim królika. Kontrolujesz je do końca gry.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Building:&lt;/b&gt; it lies before you, face up, until you &lt;a href=&apos;build/overview&apos;&gt;build&lt;/a&gt; it.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Budynek:&lt;/b&gt; leży przed tobą obrazkiem do góry, póki go nie &lt;a href=&apos;build/overview&apos;&gt;zbudujesz&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Parchment:&lt;/b&gt; it lies before you, face down. You may look at it; the others only see how many you have. It counts &lt;a href=&apos;end/parchments&apos;&gt;at the end&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Pergamin:&lt;/b&gt; leży przed tobą obrazkiem do dołu. Tobie wolno na niego patrzeć; inni widzą tylko, ile ich masz. Liczy się &lt;a href=&apos;end/parchments&apos;&gt;na koniec&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;card/provisions&apos;&gt;Provisions&lt;/a&gt;:&lt;/b&gt; take the top two cards of the deck and play both at once.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;card/provisions&apos;&gt;Zaopatrzenie&lt;/a&gt;:&lt;/b&gt; weź dwie karty z wierzchu talii i od razu zagraj obie.</translation>
    </message>
    <message>
        <source>If another lord&apos;s &lt;a href=&apos;card/camp&apos;&gt;camp&lt;/a&gt; stands on your new territory, it has to go, and your rabbit takes its place. If it is your own camp, it goes, too, but your rabbit stays.</source>
        <comment>rules §3</comment>
        <translation>Jeśli na twoim nowym terytorium stoi &lt;a href=&apos;card/camp&apos;&gt;obóz&lt;/a&gt; innego lorda, musi zniknąć, a jego miejsce zajmuje twój królik. Twój własny obóz też znika, ale królik zostaje.</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <comment>rules §3</comment>
        <translation>Co jest ukryte</translation>
    </message>
    <message>
        <source>Everybody sees the map, the buildings before the lords, the cards that were played, the points, and how many cards there are of each kind of pile.</source>
        <comment>rules §8</comment>
        <translation>Wszyscy widzą planszę, budynki leżące przed lordami, zagrane karty, punkty oraz to, ile kart gdzie leży.</translation>
    </message>
    <message>
        <source>You alone see your hand, your pick, your parchments and the cards you have dropped. Nobody sees the deck and the reserves.</source>
        <comment>rules §8</comment>
        <translation>Tylko ty widzisz swoją rękę, swój wybór, swoje pergaminy i karty odrzucone przez ciebie. Talii i rezerw nie widzi nikt.</translation>
    </message>
    <message>
        <source>If several people share a screen, a curtain hides the cards, and the program asks whose turn it is to look.</source>
        <comment>rules §8</comment>
        <translation>Jeśli kilka osób gra na jednym ekranie, karty kryje zasłona, a program mówi, czyja kolej, żeby spojrzeć.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book harvest</name>
    <message>
        <source>Harvest</source>
        <comment>rules §5</comment>
        <translation>Zbiory</translation>
    </message>
    <message>
        <source>Fiefs</source>
        <comment>rules §5</comment>
        <translation>Księstwa</translation>
    </message>
    <message>
        <source>Your territories that are connected are a &lt;b&gt;fief&lt;/b&gt;: adjacent without lava between them, or joined by a sky tower. A single territory is a fief, too.</source>
        <comment>rules §5</comment>
        <translation>Twoje połączone terytoria to &lt;b&gt;księstwo&lt;/b&gt;: sąsiadują bokiem bez lawy albo łączy je podniebna wieża. Pojedyncze terytorium też jest księstwem.</translation>
    </message>
    <message>
        <source>Yellow has four territories here. A1 and A2 share an edge, and so do B3 and C3, but A2 and B3 touch at a corner only. Fiefs: {fiefs}.</source>
        <comment>rules §5</comment>
        <translation>Żółty ma tu cztery terytoria. A1 i A2 mają wspólną krawędź, B3 i C3 też, ale A2 i B3 stykają się tylko rogiem. Księstwa: {fiefs}.</translation>
    </message>
    <message>
        <source>What a fief yields</source>
        <comment>rules §5</comment>
        <translation>Co daje księstwo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strength:&lt;/b&gt; the number of towers of all its cities.</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;Siła:&lt;/b&gt; liczba wież we wszystkich jego miastach.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wealth:&lt;/b&gt; the number of &lt;i&gt;different&lt;/i&gt; resources it produces. The same resource twice counts once.</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;Bogactwo:&lt;/b&gt; liczba &lt;i&gt;różnych&lt;/i&gt; surowców, które produkuje. Dwa razy to samo liczy się raz.</translation>
    </message>
    <message>
        <source>A fief yields &lt;b&gt;strength × wealth&lt;/b&gt; points. Without a city, or without a resource, it yields nothing.</source>
        <comment>rules §5</comment>
        <translation>Księstwo daje &lt;b&gt;siła × bogactwo&lt;/b&gt; punktów. Bez miasta albo bez surowca nie daje nic.</translation>
    </message>
    <message>
        <source>A printed city and a city of strength 2 are in this fief. It produces carrots, and its farm wood. Strength: {strength}. Wealth: {wealth}. Points: {points}.</source>
        <comment>rules §5</comment>
        <translation>W tym księstwie jest miasto na mapie i miasto o sile 2. Pole produkuje marchewki, a faktoria drewno. Siła: {strength}. Bogactwo: {wealth}. Punkty: {points}.</translation>
    </message>
    <message>
        <source>Four seas all produce fish, and that is one kind. Wealth: {wealth}. With the printed city the points are: {points}.</source>
        <comment>rules §5</comment>
        <translation>Cztery morza produkują tylko ryby, a to jeden rodzaj. Bogactwo: {wealth}. Z miastem na mapie punkty to: {points}.</translation>
    </message>
    <message>
        <source>Every lord adds up the points of all fiefs. Points are never lost.</source>
        <comment>rules §5</comment>
        <translation>Każdy lord sumuje punkty wszystkich swoich księstw. Punktów nigdy się nie traci.</translation>
    </message>
    <message>
        <source>One big fief or several?</source>
        <comment>rules §5</comment>
        <translation>Jedno duże księstwo czy kilka?</translation>
    </message>
    <message>
        <source>Strength and wealth multiply, so it pays to bring them together. A tower is worth as many points as the fief has kinds of resources, and a new resource is worth as many as it has towers.</source>
        <comment>rules §5</comment>
        <translation>Siła i bogactwo się mnożą, więc opłaca się je łączyć. Wieża jest warta tyle punktów, ile rodzajów surowców ma księstwo, a nowy surowiec tyle, ile jest wież.</translation>
    </message>
    <message>
        <source>A city of strength 2 on E4 adds towers, and a fish farm on E5 adds a resource. Points before: {before}. Now: {now}.</source>
        <comment>rules §5</comment>
        <translation>Miasto o sile 2 na E4 dodaje wieże, a faktoria ryb na E5 dodaje surowiec. Punkty wcześniej: {before}. Teraz: {now}.</translation>
    </message>
    <message>
        <source>Rest on a fief on the table to see what one more tower or one more resource would bring.</source>
        <comment>rules §5</comment>
        <translation>Zatrzymaj wskaźnik na księstwie na stole, a zobaczysz, co da kolejna wieża albo kolejny surowiec.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book parchments</name>
    <message>
        <source>Parchments, one by one</source>
        <comment>rules §6</comment>
        <translation>Pergaminy po kolei</translation>
    </message>
    <message>
        <source>Both gloves together are worth 8 points. A copied glove counts, too.</source>
        <comment>rules §6</comment>
        <translation>Obie rękawice razem są warte 8 punktów. Skopiowana też się liczy.</translation>
    </message>
    <message>
        <source>Treasures and missions count alike.</source>
        <comment>rules §6</comment>
        <translation>Skarby i misje liczą się jednakowo.</translation>
    </message>
    <message>
        <source>Every city counts once, whatever its strength. Printed cities on your territories count, too.</source>
        <comment>rules §6</comment>
        <translation>Każde miasto liczy się raz, bez względu na siłę. Miasta na mapie na twoich terytoriach też się liczą.</translation>
    </message>
    <message>
        <source>The edge is rows A and J and columns 1 and 10. A corner counts once.</source>
        <comment>rules §6</comment>
        <translation>Brzeg to rzędy A i J oraz kolumny 1 i 10. Róg liczy się raz.</translation>
    </message>
    <message>
        <source>The corners are A1, A10, J1 and J10.</source>
        <comment>rules §6</comment>
        <translation>Rogi to A1, A10, J1 i J10.</translation>
    </message>
    <message>
        <source>The forest E1 has a wood farm, so it produces wood twice. F1 is a forest as well. Units of wood: {wood}. Carpenter, in points: {points}.</source>
        <comment>rules §6</comment>
        <translation>W lesie E1 stoi faktoria drewna, więc produkuje on drewno dwa razy. F1 to też las. Sztuki drewna: {wood}. Cieśla, w punktach: {points}.</translation>
    </message>
    <message>
        <source>It counts wood just like the &lt;a href=&apos;card/carpenter&apos;&gt;Carpenter&lt;/a&gt;, but twice as high.</source>
        <comment>rules §6</comment>
        <translation>Liczy drewno tak jak &lt;a href=&apos;card/carpenter&apos;&gt;Cieśla&lt;/a&gt;, tylko podwójnie.</translation>
    </message>
    <message>
        <source>Wood is counted as for the &lt;a href=&apos;card/carpenter&apos;&gt;Carpenter&lt;/a&gt;. With less than that it counts nothing.</source>
        <comment>rules §6</comment>
        <translation>Drewno liczy się jak dla &lt;a href=&apos;card/carpenter&apos;&gt;Cieśli&lt;/a&gt;. Gdy jest go mniej, karta nie daje nic.</translation>
    </message>
    <message>
        <source>Every unit of fish counts: from seas, from the fish farm, and from a trading post that shows fish.</source>
        <comment>rules §6</comment>
        <translation>Liczy się każda ryba: z mórz, z faktorii ryb i z faktorii uniwersalnej, która pokazuje ryby.</translation>
    </message>
    <message>
        <source>It counts fish just like the &lt;a href=&apos;card/fisher&apos;&gt;Fisher&lt;/a&gt;, but twice as high.</source>
        <comment>rules §6</comment>
        <translation>Liczy ryby tak jak &lt;a href=&apos;card/fisher&apos;&gt;Rybak&lt;/a&gt;, tylko podwójnie.</translation>
    </message>
    <message>
        <source>Fish are counted as for the &lt;a href=&apos;card/fisher&apos;&gt;Fisher&lt;/a&gt;. With fewer it counts nothing.</source>
        <comment>rules §6</comment>
        <translation>Ryby liczy się jak dla &lt;a href=&apos;card/fisher&apos;&gt;Rybaka&lt;/a&gt;. Gdy jest ich mniej, karta nie daje nic.</translation>
    </message>
    <message>
        <source>Every unit of carrots counts: from fields, from the carrot farm, and from a trading post that shows carrots.</source>
        <comment>rules §6</comment>
        <translation>Liczy się każda marchewka: z pól, z faktorii marchewek i z faktorii uniwersalnej, która pokazuje marchewki.</translation>
    </message>
    <message>
        <source>It counts carrots just like the &lt;a href=&apos;card/farmer&apos;&gt;Farmer&lt;/a&gt;, but twice as high.</source>
        <comment>rules §6</comment>
        <translation>Liczy marchewki tak jak &lt;a href=&apos;card/farmer&apos;&gt;Rolnik&lt;/a&gt;, tylko podwójnie.</translation>
    </message>
    <message>
        <source>Carrots are counted as for the &lt;a href=&apos;card/farmer&apos;&gt;Farmer&lt;/a&gt;. With fewer it counts nothing.</source>
        <comment>rules §6</comment>
        <translation>Marchewki liczy się jak dla &lt;a href=&apos;card/farmer&apos;&gt;Rolnika&lt;/a&gt;. Gdy jest ich mniej, karta nie daje nic.</translation>
    </message>
    <message>
        <source>Pearls, mushrooms, spice, diamonds, copper, gold and iron. They come from farms only.</source>
        <comment>rules §6</comment>
        <translation>Perły, grzyby, przyprawy, diamenty, miedź, złoto i żelazo. Dają je tylko faktorie.</translation>
    </message>
    <message>
        <source>It does not matter what stands on the mountain.</source>
        <comment>rules §6</comment>
        <translation>Nieważne, co stoi w tych górach.</translation>
    </message>
    <message>
        <source>It does not matter whether the fief yields anything.</source>
        <comment>rules §6</comment>
        <translation>Nieważne, czy księstwo daje jakieś punkty.</translation>
    </message>
    <message>
        <source>A single territory is a fief, too. Those who scatter their land are rewarded here.</source>
        <comment>rules §6</comment>
        <translation>Pojedyncze terytorium też jest księstwem. Tu zyskuje ten, kto ma ziemie rozrzucone.</translation>
    </message>
    <message>
        <source>Fiefs that are joined by sky towers count as one.</source>
        <comment>rules §6</comment>
        <translation>Księstwa połączone podniebną wieżą liczą się jak jedno.</translation>
    </message>
    <message>
        <source>A fief produces nothing if it has plains, mountains and cities only, and no farm. Every city in it counts once, whatever its strength.</source>
        <comment>rules §6</comment>
        <translation>Księstwo nic nie produkuje, jeśli ma tylko równiny, góry i miasta, a żadnej faktorii. Każde miasto liczy się raz, bez względu na siłę.</translation>
    </message>
    <message>
        <source>C10 and C9 have neither a city nor a resource. D10 is a forest, and D9 a printed city: they do not count. PanPan, in points: {points}.</source>
        <comment>rules §6</comment>
        <translation>C10 i C9 nie mają ani miasta, ani surowca. D10 to las, a D9 to miasto na mapie: one się nie liczą. Tuptuś, w punktach: {points}.</translation>
    </message>
    <message>
        <source>Cities are counted as for the &lt;a href=&apos;card/burgomaster&apos;&gt;Burgomaster&lt;/a&gt;. With fewer it counts nothing.</source>
        <comment>rules §6</comment>
        <translation>Miasta liczy się jak dla &lt;a href=&apos;card/burgomaster&apos;&gt;Burmistrza&lt;/a&gt;. Gdy jest ich mniej, karta nie daje nic.</translation>
    </message>
    <message>
        <source>Yellow has two fiefs with points here: {first} and {second}. The best one is left out, the other counts once more. Little Prince, in points: {points}.</source>
        <comment>rules §6</comment>
        <translation>Żółty ma tu dwa księstwa z punktami: {first} i {second}. Najlepsze odpada, drugie liczy się jeszcze raz. Mały Książę, w punktach: {points}.</translation>
    </message>
    <message>
        <source>The gloves are treasures, too, and so is a treasure that you copy.</source>
        <comment>rules §6</comment>
        <translation>Rękawice też są skarbami, podobnie jak skarb, który kopiujesz.</translation>
    </message>
    <message>
        <source>It is worth as much as all your treasures together.</source>
        <comment>rules §6</comment>
        <translation>Jest wart tyle, ile wszystkie twoje skarby razem.</translation>
    </message>
    <message>
        <source>See &lt;a href=&apos;end/copies&apos;&gt;copying&lt;/a&gt;. Your right neighbor sits next to you against the clock.</source>
        <comment>rules §6</comment>
        <translation>Zobacz &lt;a href=&apos;end/copies&apos;&gt;kopiowanie&lt;/a&gt;. Sąsiad z prawej siedzi obok ciebie, przeciwnie do ruchu wskazówek zegara.</translation>
    </message>
    <message>
        <source>See &lt;a href=&apos;end/copies&apos;&gt;copying&lt;/a&gt;. Your left neighbor sits next to you with the clock.</source>
        <comment>rules §6</comment>
        <translation>Zobacz &lt;a href=&apos;end/copies&apos;&gt;kopiowanie&lt;/a&gt;. Sąsiad z lewej siedzi obok ciebie, zgodnie z ruchem wskazówek zegara.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book program</name>
    <message>
        <source>Playing in this program</source>
        <comment>rules §3</comment>
        <translation>Gra w tym programie</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <comment>rules §3</comment>
        <translation>Myszą</translation>
    </message>
    <message>
        <source>Rest on a card of your hand: it is shown large, with what it would bring. You see your fief before and after, and what the card is worth to the others.</source>
        <comment>rules §3</comment>
        <translation>Zatrzymaj wskaźnik na karcie w ręce: zobaczysz ją w powiększeniu, razem z tym, co by przyniosła. Widać twoje księstwo przed zagraniem i po nim oraz to, ile karta jest warta dla innych.</translation>
    </message>
    <message>
        <source>Click two cards to choose them; a third one replaces the older one. Then click &lt;b&gt;Confirm both&lt;/b&gt;. A click on a lit territory of the map chooses its card, too.</source>
        <comment>rules §3</comment>
        <translation>Kliknij dwie karty, aby je wybrać; trzecia zastępuje starszą. Potem kliknij &lt;b&gt;Zatwierdź obie&lt;/b&gt;. Kliknięcie podświetlonego terytorium na mapie też wybiera jego kartę.</translation>
    </message>
    <message>
        <source>Drag a building onto a lit territory, or click it and then the territory. A note says how your harvest would change. If a building cannot stand there, it goes back, and you are told why.</source>
        <comment>rules §4</comment>
        <translation>Przeciągnij budowlę na podświetlone terytorium albo kliknij ją, a potem terytorium. Notka mówi, jak zmieniłyby się twoje zbiory. Jeśli budowla nie może tam stać, wraca, a program mówi dlaczego.</translation>
    </message>
    <message>
        <source>The wheel enlarges the map, and you can drag it then. &lt;b&gt;0&lt;/b&gt; shows all of it again.</source>
        <comment>rules §1</comment>
        <translation>Kółko myszy powiększa mapę, a wtedy można ją przesuwać. &lt;b&gt;0&lt;/b&gt; znów pokazuje całą.</translation>
    </message>
    <message>
        <source>Rest on anything else to see what it is: a territory with its fief, a lord, a parchment, a phase.</source>
        <comment>rules §5</comment>
        <translation>Zatrzymaj wskaźnik na czymkolwiek innym, aby zobaczyć, co to jest: terytorium z jego księstwem, lord, pergamin, faza.</translation>
    </message>
    <message>
        <source>Undo goes back as far as nothing was seen that should be hidden: not past a reveal, and not into the hand of somebody else.</source>
        <comment>rules §3</comment>
        <translation>Cofanie sięga tak daleko, jak długo nie widziano niczego, co powinno być ukryte: nie przed odsłonięcie kart i nie do ręki kogoś innego.</translation>
    </message>
    <message>
        <source>With keys, and by ear</source>
        <comment>rules §3</comment>
        <translation>Klawiszami i ze słuchu</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse, and a screen reader says everything that is shown.</source>
        <comment>rules §3</comment>
        <translation>Wszystko można zrobić bez myszy, a czytnik ekranu mówi wszystko, co widać.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tab&lt;/b&gt; and &lt;b&gt;Shift+Tab&lt;/b&gt; go through the areas: what you decide with, the map, the lords, your parchments, what is passed on, and the buttons. The arrow keys move the cursor within an area.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Tab&lt;/b&gt; i &lt;b&gt;Shift+Tab&lt;/b&gt; przechodzą przez obszary: to, czym decydujesz, mapa, lordowie, twoje pergaminy, karty przekazywane dalej i przyciski. Strzałki przesuwają kursor wewnątrz obszaru.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+F&lt;/b&gt; searches this book. If the rule book of The Two Heirs has something about it, too, a button below leads there.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Ctrl+F&lt;/b&gt; szuka w tych zasadach. Jeśli coś na ten temat jest też w zasadach gry „Dwóch następców”, przycisk poniżej tam prowadzi.</translation>
    </message>
    <message>
        <source>The game as an outline</source>
        <comment>rules §3</comment>
        <translation>Gra jako lista</translation>
    </message>
    <message>
        <source>&lt;b&gt;F4&lt;/b&gt; shows a list in place of the table, and the table again: your hand or your buildings, the map by fiefs, the lords, your parchments, what is passed on, and the chronicle. What can be done with the current row stands beside it. Behind a curtain the list hides what the table hides.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;F4&lt;/b&gt; pokazuje listę w miejscu stołu, a potem znów stół: twoją rękę lub budynki, mapę według księstw, lordów, twoje pergaminy, karty przekazywane dalej i kronikę. Obok stoi to, co można zrobić z bieżącym wierszem. Za zasłoną lista ukrywa to samo co stół.</translation>
    </message>
    <message>
        <source>The arrow keys walk through the rows, &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;6&lt;/b&gt; go to the six branches.</source>
        <comment>rules §3</comment>
        <translation>Strzałki przechodzą przez wiersze, &lt;b&gt;1&lt;/b&gt; do &lt;b&gt;6&lt;/b&gt; prowadzą do sześciu gałęzi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; does what can be done with a row, or goes to the list if there is a choice. For a building the list has every territory, with what it would bring.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;Enter&lt;/b&gt; robi to, co można zrobić z wierszem, a gdy jest wybór, przechodzi do listy obok. Dla budynku są na niej wszystkie terytoria i to, co by przyniosły.</translation>
    </message>
    <message>
        <source>In the tutorial &lt;b&gt;F4&lt;/b&gt; does the same.</source>
        <comment>rules §3</comment>
        <translation>W samouczku &lt;b&gt;F4&lt;/b&gt; działa tak samo.</translation>
    </message>
    <message>
        <source>Watching a game again</source>
        <comment>rules §3</comment>
        <translation>Oglądanie gry jeszcze raz</translation>
    </message>
    <message>
        <source>&lt;b&gt;Watch this game again&lt;/b&gt;, in the Game menu, at the end of a game and among your games, shows a game as onlookers see it: no hand, no pick before it is revealed, and no parchment before all are counted.</source>
        <comment>rules §8</comment>
        <translation>&lt;b&gt;Obejrzyj tę grę jeszcze raz&lt;/b&gt; – w menu Gra, na końcu gry i wśród twoich gier – pokazuje grę tak, jak widzą ją postronni: bez kart na ręce, bez wyborów, zanim zostaną odkryte, i bez pergaminów, zanim wszystkie zostaną policzone.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Space&lt;/b&gt; plays and pauses, &lt;b&gt;Alt&lt;/b&gt; with an arrow key goes an action on or back, &lt;b&gt;Ctrl&lt;/b&gt; with an arrow key a turn.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Ctrl+spacja&lt;/b&gt; odtwarza i wstrzymuje, &lt;b&gt;Alt&lt;/b&gt; ze strzałką przechodzi o akcję do przodu lub do tyłu, &lt;b&gt;Ctrl&lt;/b&gt; ze strzałką – o turę.</translation>
    </message>
    <message>
        <source>The chronicle lies beside the map: choose an entry to go there. &lt;b&gt;C&lt;/b&gt; puts it away.</source>
        <comment>rules §8</comment>
        <translation>Kronika leży obok mapy: wybierz wpis, by tam przejść. &lt;b&gt;C&lt;/b&gt; ją odkłada.</translation>
    </message>
    <message>
        <source>The curves show the points of the harvests, and at the end those with the parchments. A click goes to that moment.</source>
        <comment>rules §5</comment>
        <translation>Krzywe pokazują punkty ze zbiorów, a na końcu także te za pergaminy. Kliknięcie prowadzi do danej chwili.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+P&lt;/b&gt; plays on from there, in a new game; the one you watch stays as it is. If that is not over yet, all cards that you could not see then are dealt again.</source>
        <comment>rules §8</comment>
        <translation>&lt;b&gt;Ctrl+P&lt;/b&gt; pozwala grać dalej od tego miejsca w nowej grze; oglądana pozostaje bez zmian. Jeśli jeszcze się nie skończyła, wszystkie karty wtedy przed tobą zakryte są rozdawane na nowo.</translation>
    </message>
    <message>
        <source>Reviews</source>
        <comment>rules §3</comment>
        <translation>Analizy</translation>
    </message>
    <message>
        <source>Once a game is over, &lt;b&gt;Review this game&lt;/b&gt; lists the picks of people that had clearly better cards beside them, the greatest difference first. Each is shown as it was seen then, with the better cards marked.</source>
        <comment>rules §3</comment>
        <translation>Gdy gra się skończy, &lt;b&gt;Przeanalizuj tę grę&lt;/b&gt; wymienia wybory, przy których na ręce były wyraźnie lepsze karty, od największej różnicy; nie dotyczy to komputerów. Każdy jest pokazany tak, jak był wtedy widziany, z zaznaczonymi lepszymi kartami.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Right&lt;/b&gt; and &lt;b&gt;Ctrl+Left&lt;/b&gt; go to the next pick and the one before.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Ctrl+strzałka w prawo&lt;/b&gt; i &lt;b&gt;Ctrl+strzałka w lewo&lt;/b&gt; prowadzą do następnego i poprzedniego wyboru.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+U&lt;/b&gt; marks the cards that were played, &lt;b&gt;Ctrl+D&lt;/b&gt; the better ones again, and &lt;b&gt;Ctrl+Shift+R&lt;/b&gt; shows what came of it.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Ctrl+U&lt;/b&gt; zaznacza karty, które zagrano, &lt;b&gt;Ctrl+D&lt;/b&gt; znowu te lepsze, a &lt;b&gt;Ctrl+Shift+R&lt;/b&gt; pokazuje, co z tego wyszło.</translation>
    </message>
    <message>
        <source>The judge is that of the hints: each card by itself, by what it would bring in the harvests that are left if nothing else changed, and what parchments count. It knows no plans and no luck.</source>
        <comment>rules §5</comment>
        <translation>Ocena jest taka jak przy podpowiedziach: każda karta osobno, według tego, co dałaby w pozostałych zbiorach, gdyby nic innego się nie zmieniło, i ile liczą pergaminy. Nie zna ani planów, ani szczęścia.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; or &lt;b&gt;Space&lt;/b&gt; chooses a card, picks up a building, or answers a question. With a building the cursor goes to the map, and Enter puts it down there.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;Enter&lt;/b&gt; lub &lt;b&gt;Spacja&lt;/b&gt; wybiera kartę, podnosi budowlę albo odpowiada na pytanie. Z budowlą kursor przechodzi na mapę, a Enter ją tam stawia.</translation>
    </message>
    <message>
        <source>&lt;b&gt;N&lt;/b&gt; and &lt;b&gt;P&lt;/b&gt; go to the next lit territory and to the one before.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;N&lt;/b&gt; i &lt;b&gt;P&lt;/b&gt; przechodzą do następnego i poprzedniego podświetlonego terytorium.</translation>
    </message>
    <message>
        <source>&lt;b&gt;I&lt;/b&gt; says more about what the cursor is on, a line with each press.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;I&lt;/b&gt; mówi więcej o tym, na czym jest kursor, po jednym wierszu na naciśnięcie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;C&lt;/b&gt; shows the chronicle over the left column: what has happened so far. &lt;b&gt;Esc&lt;/b&gt; closes it.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;C&lt;/b&gt; pokazuje kronikę nad lewą kolumną: co się dotąd wydarzyło. &lt;b&gt;Esc&lt;/b&gt; ją zamyka.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Enter&lt;/b&gt; presses the golden button: it confirms your cards, or ends building.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Ctrl+Enter&lt;/b&gt; naciska złoty przycisk: potwierdza karty albo kończy budowę.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Esc&lt;/b&gt; takes back what you have begun.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Esc&lt;/b&gt; cofa to, co zaczęto.</translation>
    </message>
    <message>
        <source>While something is shown, &lt;b&gt;Space&lt;/b&gt; goes on and &lt;b&gt;Esc&lt;/b&gt; skips the rest.</source>
        <comment>rules §5</comment>
        <translation>Podczas pokazu &lt;b&gt;Spacja&lt;/b&gt; przechodzi dalej, a &lt;b&gt;Esc&lt;/b&gt; pomija resztę.</translation>
    </message>
    <message>
        <source>&lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; change the size of the map, &lt;b&gt;0&lt;/b&gt; shows all of it.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;+&lt;/b&gt; i &lt;b&gt;−&lt;/b&gt; zmieniają wielkość mapy, &lt;b&gt;0&lt;/b&gt; pokazuje całą.</translation>
    </message>
    <message>
        <source>&lt;b&gt;T&lt;/b&gt; is a hint: it names the best choices with what they would bring, and what you pass on. It knows only what you see, and looks no further than the next harvest and your parchments.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;T&lt;/b&gt; to podpowiedź: wymienia najlepsze wybory z tym, co by przyniosły, oraz to, co przekazujesz. Zna tylko to, co widzisz, i nie patrzy dalej niż na następne zbiory i twoje pergaminy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;I&lt;/b&gt; says more about what the cursor is on, &lt;b&gt;C&lt;/b&gt; goes to the chronicle, and &lt;b&gt;F4&lt;/b&gt; shows the game as an outline.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;I&lt;/b&gt; mówi więcej o tym, na czym stoi kursor, &lt;b&gt;C&lt;/b&gt; przechodzi do kroniki, a &lt;b&gt;F4&lt;/b&gt; pokazuje grę jako listę.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F1&lt;/b&gt; opens this book at whatever the cursor is on.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;F1&lt;/b&gt; otwiera tę książkę w miejscu o tym, na czym stoi kursor.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book rulings</name>
    <message>
        <source>Buildings never run out</source>
        <comment>rules B1</comment>
        <translation>Budynków nie zabraknie</translation>
    </message>
    <message>
        <source>Can there be too few figures or tokens for the cards?</source>
        <comment>rules B1</comment>
        <translation>Czy może być za mało znaczników albo żetonów do kart?</translation>
    </message>
    <message>
        <source>No. There is a figure or a token for every building card, so nothing but the cards limits what you build.</source>
        <comment>rules B1</comment>
        <translation>Nie. Każda karta budynku ma swój znacznik albo żeton, więc budowę ograniczają tylko karty.</translation>
    </message>
    <message>
        <source>Rabbits never run out</source>
        <comment>rules B2</comment>
        <translation>Królików nie zabraknie</translation>
    </message>
    <message>
        <source>A lord has 36 rabbits. What if somebody controls more territories?</source>
        <comment>rules B2</comment>
        <translation>Lord ma 36 królików. Co, jeśli kontroluje więcej terytoriów?</translation>
    </message>
    <message>
        <source>Then there are more rabbits. A rabbit is only a mark of who controls a territory. The printed rules let a lord borrow an idle color, but with four lords there is none.</source>
        <comment>rules B2</comment>
        <translation>Wtedy królików jest więcej. Królik to tylko znak, kto kontroluje terytorium. Drukowane zasady pozwalają pożyczyć wolny kolor, ale przy czterech lordach takiego nie ma.</translation>
    </message>
    <message>
        <source>The lava in the middle</source>
        <comment>rules B3</comment>
        <translation>Lawa na środku</translation>
    </message>
    <message>
        <source>One list puts a piece of lava between D6 and D7. Where is it?</source>
        <comment>rules B3</comment>
        <translation>Jedna z list umieszcza kawałek lawy między D6 i D7. Gdzie on jest?</translation>
    </message>
    <message>
        <source>Between D5 and D6. Lava parts mountains, and D7 is a field. With D5 and D6, the eight pieces touch each of the 16 mountains once.</source>
        <comment>rules B3</comment>
        <translation>Między D5 i D6. Lawa rozdziela góry, a D7 to pole. Z D5 i D6 osiem kawałków dotyka każdej z 16 gór dokładnie raz.</translation>
    </message>
    <message>
        <source>Nobody begins</source>
        <comment>rules B4</comment>
        <translation>Nikt nie zaczyna</translation>
    </message>
    <message>
        <source>Who is the first player?</source>
        <comment>rules B4</comment>
        <translation>Kto gra pierwszy?</translation>
    </message>
    <message>
        <source>Nobody, since all play at the same time. Where the program needs an order, it is that of the seats.</source>
        <comment>rules B4</comment>
        <translation>Nikt, bo wszyscy grają jednocześnie. Gdzie program potrzebuje kolejności, jest nią kolejność miejsc przy stole.</translation>
    </message>
    <message>
        <source>The top of the reserve</source>
        <comment>rules B5</comment>
        <translation>Wierzch rezerwy</translation>
    </message>
    <message>
        <source>Which card of the reserve do you take?</source>
        <comment>rules B5</comment>
        <translation>Którą kartę rezerwy się bierze?</translation>
    </message>
    <message>
        <source>The top one. The reserve is shuffled, and nobody looks at it, not even its owner. The printed rules want a random card without peeking, and that is the same.</source>
        <comment>rules B5</comment>
        <translation>Wierzchnią. Rezerwa jest potasowana i nikt do niej nie zagląda, nawet jej właściciel. Drukowane zasady mówią o losowej karcie bez podglądania, a to wychodzi na to samo.</translation>
    </message>
    <message>
        <source>Which way the hands go</source>
        <comment>rules B6</comment>
        <translation>Kierunek przekazywania kart</translation>
    </message>
    <message>
        <source>In which direction are hands passed first?</source>
        <comment>rules B6</comment>
        <translation>W którą stronę przekazuje się karty na początku?</translation>
    </message>
    <message>
        <source>To the right in rounds 1 and 3, to the left in rounds 2 and 4. The Polish rulebook says so; English sources begin with the left. It is the same game in a mirror, except for whom you copy.</source>
        <comment>rules B6</comment>
        <translation>W prawo w rundach 1 i 3, w lewo w rundach 2 i 4. Tak mówi polska instrukcja; źródła angielskie zaczynają od lewej. To ta sama gra w lustrze, z wyjątkiem tego, kogo się kopiuje.</translation>
    </message>
    <message>
        <source>Picking at one screen</source>
        <comment>rules B7</comment>
        <translation>Wybieranie przy jednym ekranie</translation>
    </message>
    <message>
        <source>How do several people pick at the same time at one screen?</source>
        <comment>rules B7</comment>
        <translation>Jak kilka osób może jednocześnie wybierać przy jednym ekranie?</translation>
    </message>
    <message>
        <source>They are asked one after the other, and nothing is shown before all have picked. So no pick can depend on another.</source>
        <comment>rules B7</comment>
        <translation>Program pyta je po kolei i niczego nie pokazuje, póki wszyscy nie wybiorą. Żaden wybór nie zależy więc od innego.</translation>
    </message>
    <message>
        <source>The order of playing</source>
        <comment>rules B8</comment>
        <translation>Kolejność zagrywania</translation>
    </message>
    <message>
        <source>In what order are the picked cards played?</source>
        <comment>rules B8</comment>
        <translation>W jakiej kolejności zagrywa się wybrane karty?</translation>
    </message>
    <message>
        <source>Seat by seat, from the first seat. It matters only for Provisions, which draw from the deck. Two lords can never play the same territory, for there is one card of each.</source>
        <comment>rules B8</comment>
        <translation>Po kolei, od pierwszego miejsca. Ma to znaczenie tylko dla Zaopatrzenia, bo ono dobiera z talii. Dwóch lordów nigdy nie zagra tego samego terytorium, bo każde ma jedną kartę.</translation>
    </message>
    <message>
        <source>Dropped cards</source>
        <comment>rules B9</comment>
        <translation>Odrzucone karty</translation>
    </message>
    <message>
        <source>May the opponent look at the cards that you have dropped?</source>
        <comment>rules B9</comment>
        <translation>Czy przeciwnik może oglądać karty, które odrzucasz?</translation>
    </message>
    <message>
        <source>No, only you may. The printed rules let everybody look through the played cards, but if that included the dropped ones, dropping would hide nothing.</source>
        <comment>rules B9</comment>
        <translation>Nie, możesz tylko ty. Drukowane zasady pozwalają każdemu przeglądać zagrane karty, ale gdyby dotyczyło to też odrzuconych, odrzucanie niczego by nie ukrywało.</translation>
    </message>
    <message>
        <source>A camp that was removed</source>
        <comment>rules B10</comment>
        <translation>Usunięty obóz</translation>
    </message>
    <message>
        <source>Can a camp be built again after it was removed?</source>
        <comment>rules B10</comment>
        <translation>Czy usunięty obóz można zbudować ponownie?</translation>
    </message>
    <message>
        <source>No. Its card has been used, so the camp is out of the game. The printed rules only say that it is removed.</source>
        <comment>rules B10</comment>
        <translation>Nie. Jego karta jest już wykorzystana, więc obóz wypada z gry. Drukowane zasady mówią tylko, że się go usuwa.</translation>
    </message>
    <message>
        <source>Several Provisions</source>
        <comment>rules B11</comment>
        <translation>Kilka kart Zaopatrzenia</translation>
    </message>
    <message>
        <source>Who draws first, and in what order are the two cards played?</source>
        <comment>rules B11</comment>
        <translation>Kto dobiera pierwszy i w jakiej kolejności zagrywa się obie karty?</translation>
    </message>
    <message>
        <source>Lords draw in the order of playing, and play the two cards as they were drawn. Provisions among them draw two more. With two lords both cards are played and none is dropped. The printed rules name no order.</source>
        <comment>rules B11</comment>
        <translation>Lordowie dobierają w kolejności zagrywania i zagrywają obie karty tak, jak je dobrali. Jeśli jest wśród nich Zaopatrzenie, dobiera dwie kolejne. Także w dwie osoby zagrywa się obie i żadnej nie odrzuca. Drukowane zasady nie podają kolejności.</translation>
    </message>
    <message>
        <source>Provisions that are dropped</source>
        <comment>rules B12</comment>
        <translation>Odrzucone Zaopatrzenie</translation>
    </message>
    <message>
        <source>Do Provisions do anything when you drop them?</source>
        <comment>rules B12</comment>
        <translation>Czy odrzucone Zaopatrzenie coś daje?</translation>
    </message>
    <message>
        <source>No. Only cards that are played do something.</source>
        <comment>rules B12</comment>
        <translation>Nie. Działają tylko karty zagrane.</translation>
    </message>
    <message>
        <source>A city on a city</source>
        <comment>rules B13</comment>
        <translation>Miasto na mieście</translation>
    </message>
    <message>
        <source>Can a city be made larger by another city?</source>
        <comment>rules B13</comment>
        <translation>Czy miasto można powiększyć drugim miastem?</translation>
    </message>
    <message>
        <source>No. A territory holds one building, and nothing that is built is replaced.</source>
        <comment>rules B13</comment>
        <translation>Nie. Na terytorium jest jeden budynek, a tego, co zbudowane, nie można zastąpić.</translation>
    </message>
    <message>
        <source>The same resource twice</source>
        <comment>rules B14</comment>
        <translation>Dwa razy ten sam surowiec</translation>
    </message>
    <message>
        <source>May a farm produce what its terrain produces already?</source>
        <comment>rules B14</comment>
        <translation>Czy faktoria może produkować to, co jej teren już produkuje?</translation>
    </message>
    <message>
        <source>Yes. The territory then has two of it: missions count both, but it is one kind for the harvest. The printed rules say that a territory may produce two resources.</source>
        <comment>rules B14</comment>
        <translation>Tak. Wtedy terytorium ma go dwa razy: misje liczą oba, ale przy zbiorach to jeden rodzaj. Drukowane zasady mówią, że terytorium może produkować dwa surowce.</translation>
    </message>
    <message>
        <source>When fiefs are different</source>
        <comment>rules B15</comment>
        <translation>Kiedy księstwa są różne</translation>
    </message>
    <message>
        <source>Must the two towers stand in fiefs that are still apart?</source>
        <comment>rules B15</comment>
        <translation>Czy obie wieże muszą stać w księstwach, które są jeszcze oddzielne?</translation>
    </message>
    <message>
        <source>Yes, at the moment when you build them. Later the two territories may come to belong together in another way as well, and several sky towers may follow each other. The printed rules speak of two separate fiefs.</source>
        <comment>rules B15</comment>
        <translation>Tak, w chwili budowy. Później oba terytoria mogą połączyć się także inaczej, a kilka podniebnych wież może tworzyć łańcuch. Drukowane zasady mówią o dwóch oddzielnych księstwach.</translation>
    </message>
    <message>
        <source>The order of building</source>
        <comment>rules B16</comment>
        <translation>Kolejność budowania</translation>
    </message>
    <message>
        <source>All lords build at the same time. In what order does the program ask?</source>
        <comment>rules B16</comment>
        <translation>Wszyscy lordowie budują jednocześnie. W jakiej kolejności pyta program?</translation>
    </message>
    <message>
        <source>Camps come first, for only they can get in each other&apos;s way. Then come the other buildings, seat by seat. What you build on your own territories changes nothing for the others.</source>
        <comment>rules B16</comment>
        <translation>Najpierw o obozy, bo tylko one mogą sobie przeszkadzać. Potem po kolei o pozostałe budynki. To, co budujesz na swoich terytoriach, niczego nie zmienia dla innych.</translation>
    </message>
    <message>
        <source>The order of camps</source>
        <comment>rules B17</comment>
        <translation>Kolejność obozów</translation>
    </message>
    <message>
        <source>At the table, you announce the number of a camp, and lower ones may go before. How does the program do that, when it cannot wait for somebody to speak up?</source>
        <comment>rules B17</comment>
        <translation>Przy stole ogłasza się numer obozu, a niższe mogą go wyprzedzić. Jak robi to program, skoro nie może czekać, aż ktoś się odezwie?</translation>
    </message>
    <message>
        <source>It asks for each camp by its number, the lowest first, to build or to keep. While a kept lower camp of another lord waits, a higher one must be announced. Then the waiting ones are asked again, and after them the announcer. Your own camps never stand in your way.</source>
        <comment>rules B17</comment>
        <translation>Pyta o każdy obóz, od najniższego numeru: zbudować czy zostawić. Póki czeka zostawiony niższy obóz innego lorda, wyższy trzeba ogłosić. Wtedy gra pyta jeszcze raz o czekające, a po nich o ogłoszony. Własne obozy nigdy sobie nie przeszkadzają.</translation>
    </message>
    <message>
        <source>Nothing to build</source>
        <comment>rules B18</comment>
        <translation>Nic do zbudowania</translation>
    </message>
    <message>
        <source>Are you asked if you cannot build anything?</source>
        <comment>rules B18</comment>
        <translation>Czy gra pyta, jeśli nie możesz niczego zbudować?</translation>
    </message>
    <message>
        <source>No. There is nothing to decide, so the program goes on.</source>
        <comment>rules B18</comment>
        <translation>Nie. Nie ma o czym decydować, więc gra idzie dalej.</translation>
    </message>
    <message>
        <source>The choice at a trading post</source>
        <comment>rules B19</comment>
        <translation>Wybór w faktorii uniwersalnej</translation>
    </message>
    <message>
        <source>When do you choose what a trading post produces?</source>
        <comment>rules B19</comment>
        <translation>Kiedy wybiera się, co produkuje faktoria uniwersalna?</translation>
    </message>
    <message>
        <source>When everybody has built, just before the harvest, seat by seat and openly. The printed rules say that you choose every round, but not when; at that moment you know the fief it is for. The last choice also counts for the parchments.</source>
        <comment>rules B19</comment>
        <translation>Gdy wszyscy już zbudowali, tuż przed zbiorami, po kolei i otwarcie. Drukowane zasady mówią, że wybiera się co rundę, ale nie mówią kiedy; w tej chwili wiadomo, w jakim księstwie stoi. Ostatni wybór liczy się też dla pergaminów.</translation>
    </message>
    <message>
        <source>No upper limit</source>
        <comment>rules B20</comment>
        <translation>Bez górnej granicy</translation>
    </message>
    <message>
        <source>What if somebody has more points than the score track?</source>
        <comment>rules B20</comment>
        <translation>Co, jeśli ktoś ma więcej punktów, niż mieści tor?</translation>
    </message>
    <message>
        <source>The points go on. The track is walked round again, and every lap is 100.</source>
        <comment>rules B20</comment>
        <translation>Punkty liczą się dalej. Tor obchodzi się jeszcze raz, a każde okrążenie to 100.</translation>
    </message>
    <message>
        <source>What is bare land</source>
        <comment>rules B21</comment>
        <translation>Co to jest goła ziemia</translation>
    </message>
    <message>
        <source>Does PanPan the Barbarian look at the whole fief?</source>
        <comment>rules B21</comment>
        <translation>Czy Tuptuś Barbarzyńca patrzy na całe księstwo?</translation>
    </message>
    <message>
        <source>No, at each territory by itself, as the printed rules explain it. Plains and mountains count, even with a sky tower or a camp, whatever the rest of the fief produces.</source>
        <comment>rules B21</comment>
        <translation>Nie, na każde terytorium z osobna, tak jak objaśniają to drukowane zasady. Równiny i góry się liczą, nawet z podniebną wieżą lub obozem, bez względu na to, co produkuje reszta księstwa.</translation>
    </message>
    <message>
        <source>Camps that count</source>
        <comment>rules B22</comment>
        <translation>Które obozy się liczą</translation>
    </message>
    <message>
        <source>Does the Colonist count camps that were lost, or never built?</source>
        <comment>rules B22</comment>
        <translation>Czy Kolonista liczy obozy stracone albo nigdy niezbudowane?</translation>
    </message>
    <message>
        <source>Yes, every camp card that you played, but not one that was dropped. One source says that you played it, the other that you have it, and this fits both.</source>
        <comment>rules B22</comment>
        <translation>Tak, każdą kartę obozu zagraną przez ciebie, ale nie odrzuconą. Jedno źródło mówi o kartach zagranych, drugie o tych, które masz, a to pasuje do obu.</translation>
    </message>
    <message>
        <source>Equally many territories</source>
        <comment>rules B23</comment>
        <translation>Tyle samo terytoriów</translation>
    </message>
    <message>
        <source>What if two lords share the lead?</source>
        <comment>rules B23</comment>
        <translation>Co, jeśli dwóch lordów jest razem na czele?</translation>
    </message>
    <message>
        <source>Then the Matriarch counts for each of them who has it or copies it, since a lord who shares the lead has the most, too. The game shares its victory in the same way. Without any territory it counts nothing.</source>
        <comment>rules B23</comment>
        <translation>Wtedy Matka rodu daje punkty każdemu z nich, kto ją ma albo kopiuje, bo kto dzieli prowadzenie, ten też ma najwięcej. Tak samo gra dzieli zwycięstwo. Bez żadnego terytorium nie daje nic.</translation>
    </message>
    <message>
        <source>What is doubled</source>
        <comment>rules B24</comment>
        <translation>Co się podwaja</translation>
    </message>
    <message>
        <source>Does the Treasure Hunter double the points of the Treasure Guardian?</source>
        <comment>rules B24</comment>
        <translation>Czy Poszukiwacz skarbów podwaja też punkty Krulicha von Jumpingen?</translation>
    </message>
    <message>
        <source>No. The Guardian is a mission, and its points are no treasure&apos;s points.</source>
        <comment>rules B24</comment>
        <translation>Nie. Krulich von Jumpingen to misja, a jego punkty nie są punktami żadnego skarbu.</translation>
    </message>
    <message>
        <source>When copies are chosen</source>
        <comment>rules B25</comment>
        <translation>Kiedy wybiera się kopie</translation>
    </message>
    <message>
        <source>Who chooses first what to copy?</source>
        <comment>rules B25</comment>
        <translation>Kto pierwszy wybiera, co kopiuje?</translation>
    </message>
    <message>
        <source>All parchments have been turned up, and the lords choose openly, seat by seat, the Liberal before the Socialist. The printed rules name no order; it matters for the Opportunist at most.</source>
        <comment>rules B25</comment>
        <translation>Wszystkie pergaminy są już odkryte, a lordowie wybierają otwarcie, po kolei, Prawicowiec przed Lewicowcem. Drukowane zasady nie podają kolejności; ma znaczenie co najwyżej dla Szarej eminencji.</translation>
    </message>
    <message>
        <source>Copying a copy</source>
        <comment>rules B26</comment>
        <translation>Kopia kopii</translation>
    </message>
    <message>
        <source>Can a copying card copy a copying card?</source>
        <comment>rules B26</comment>
        <translation>Czy karta kopiująca może skopiować kartę kopiującą?</translation>
    </message>
    <message>
        <source>No. Two lords could copy each other for ever, and the printed rules speak of another parchment. If your neighbor has nothing else, the card counts 0, but it is still a parchment for the Bureaucrat.</source>
        <comment>rules B26</comment>
        <translation>Nie. Dwóch lordów mogłoby kopiować się bez końca, a drukowane zasady mówią o innym pergaminie. Jeśli sąsiad nie ma nic więcej, karta liczy się za 0, ale dla Biurokraty pozostaje pergaminem.</translation>
    </message>
    <message>
        <source>The same card twice</source>
        <comment>rules B27</comment>
        <translation>Dwa razy ta sama karta</translation>
    </message>
    <message>
        <source>With two lords, may your Liberal and your Socialist copy the same parchment?</source>
        <comment>rules B27</comment>
        <translation>Czy w grze w dwie osoby twój Prawicowiec i twój Lewicowiec mogą skopiować ten sam pergamin?</translation>
    </message>
    <message>
        <source>Yes, nothing forbids it, and each counts. Two Treasure Hunters each add the value of your treasures once. A glove is worth 4 if you have at least one for the other hand.</source>
        <comment>rules B27</comment>
        <translation>Tak, nic tego nie zabrania i każdy się liczy. Dwóch Poszukiwaczy skarbów dodaje wartość twoich skarbów po jednym razie. Rękawica jest warta 4, jeśli masz choć jedną na drugą rękę.</translation>
    </message>
    <message>
        <source>Cards before you</source>
        <comment>rules B28</comment>
        <translation>Karty przed tobą</translation>
    </message>
    <message>
        <source>Does the Bureaucrat count a copied parchment?</source>
        <comment>rules B28</comment>
        <translation>Czy Biurokrata liczy skopiowany pergamin?</translation>
    </message>
    <message>
        <source>No. It counts the cards that lie before you: a copying card once, and the copied one not, for no card has been added.</source>
        <comment>rules B28</comment>
        <translation>Nie. Liczy karty, które leżą przed tobą: kartę kopiującą raz, a skopiowanej nie, bo żadna karta nie doszła.</translation>
    </message>
    <message>
        <source>Who is second</source>
        <comment>rules B29</comment>
        <translation>Kto jest drugi</translation>
    </message>
    <message>
        <source>When does the Opportunist count, and who is second in a tie?</source>
        <comment>rules B29</comment>
        <translation>Kiedy liczy się Szara eminencja i kto jest drugi przy remisie?</translation>
    </message>
    <message>
        <source>It looks at the points of all lords without any Opportunist. You are second if exactly one lord is ahead of you. So two may share the second place, but if two share the first, nobody is second. The printed rules only say that it comes last of all.</source>
        <comment>rules B29</comment>
        <translation>Patrzy na punkty wszystkich lordów bez żadnej Szarej eminencji. Drugie miejsce masz, jeśli przed tobą jest dokładnie jeden lord. Dwóch może więc dzielić drugie miejsce, ale jeśli dwóch dzieli pierwsze, drugiego nie ma nikt. Drukowane zasady mówią tylko, że liczy się na samym końcu.</translation>
    </message>
    <message>
        <source>A tie</source>
        <comment>rules B30</comment>
        <translation>Remis</translation>
    </message>
    <message>
        <source>What if several lords have the most points?</source>
        <comment>rules B30</comment>
        <translation>Co, jeśli kilku lordów ma najwięcej punktów?</translation>
    </message>
    <message>
        <source>They share the victory, and each of them is Big Ears. There is nothing else to decide by.</source>
        <comment>rules B30</comment>
        <translation>Dzielą się zwycięstwem i każdy z nich jest władcą królików. Nie ma niczego, co by jeszcze rozstrzygało.</translation>
    </message>
    <message>
        <source>Hands that were passed on</source>
        <comment>rules B31</comment>
        <translation>Karty oddane dalej</translation>
    </message>
    <message>
        <source>May you look again at a hand that you have passed on?</source>
        <comment>rules B31</comment>
        <translation>Czy można jeszcze raz obejrzeć karty, które się oddało?</translation>
    </message>
    <message>
        <source>No. Remembering it is part of the game. Computers keep to that as well: they use only what their seat has seen.</source>
        <comment>rules B31</comment>
        <translation>Nie. Zapamiętanie ich to część gry. Komputery też tego przestrzegają: korzystają tylko z tego, co było widać z ich miejsca.</translation>
    </message>
    <message>
        <source>Rulings of this program</source>
        <comment>rules §1</comment>
        <translation>Rozstrzygnięcia tego programu</translation>
    </message>
    <message>
        <source>What a ruling is</source>
        <comment>rules §1</comment>
        <translation>Czym jest rozstrzygnięcie</translation>
    </message>
    <message>
        <source>The printed rules leave some points open, and on some of them sources disagree. That is where this program had to decide. These rulings are its own: at your table you may agree otherwise. Each says why.</source>
        <comment>rules §1</comment>
        <translation>Drukowane zasady zostawiają kilka punktów otwartych, a w niektórych źródła się różnią. Tam program musiał zdecydować. Te rozstrzygnięcia są jego własne: przy swoim stole możecie umówić się inaczej. Przy każdym jest powód.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book setup</name>
    <message>
        <source>Before the game</source>
        <comment>rules §2</comment>
        <translation>Przed grą</translation>
    </message>
    <message>
        <source>Lords and seats</source>
        <comment>rules §2</comment>
        <translation>Lordowie i miejsca</translation>
    </message>
    <message>
        <source>Two, three or four lords play, each with rabbits of one color: yellow, pink, black or red.</source>
        <comment>rules §2</comment>
        <translation>Gra dwóch, trzech lub czterech lordów, każdy z królikami w jednym kolorze: żółtym, różowym, czarnym lub czerwonym.</translation>
    </message>
    <message>
        <source>The seats go clockwise. Your &lt;b&gt;left neighbor&lt;/b&gt; sits next to you clockwise, your &lt;b&gt;right neighbor&lt;/b&gt; on the other side. With two lords, both are your one opponent.</source>
        <comment>rules §2</comment>
        <translation>Miejsca idą zgodnie z ruchem wskazówek zegara. Tak siedzi obok ciebie &lt;b&gt;sąsiad z lewej&lt;/b&gt;, a po drugiej stronie &lt;b&gt;sąsiad z prawej&lt;/b&gt;. Przy dwóch lordach oboma jest twój jedyny przeciwnik.</translation>
    </message>
    <message>
        <source>Nobody begins, for everybody plays at the same time.</source>
        <comment>rules §2</comment>
        <translation>Nikt nie zaczyna, bo wszyscy grają jednocześnie.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <comment>rules §2</comment>
        <translation>Rozdawanie</translation>
    </message>
    <message>
        <source>All 182 cards are shuffled into the deck. At the beginning of every round each lord gets new cards:</source>
        <comment>rules §3</comment>
        <translation>Wszystkie 182 karty tasuje się w jedną talię. Na początku każdej rundy każdy lord dostaje nowe karty:</translation>
    </message>
    <message>
        <source>Lords</source>
        <comment>rules §2</comment>
        <translation>Lordowie</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>rules §2</comment>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Reserve</source>
        <comment>rules §2</comment>
        <translation>Rezerwa</translation>
    </message>
    <message>
        <source>Picks in a round</source>
        <comment>rules §2</comment>
        <translation>Wybory w rundzie</translation>
    </message>
    <message>
        <source>none</source>
        <comment>rules §2</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>The &lt;b&gt;reserve&lt;/b&gt; is a pile of your own, face down, for the &lt;a href=&apos;explore/two&apos;&gt;game with two&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Rezerwa&lt;/b&gt; to twój własny zakryty stos w &lt;a href=&apos;explore/two&apos;&gt;grze w dwie osoby&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book sources</name>
    <message>
        <source>Sources</source>
        <comment>rules §1</comment>
        <translation>Źródła</translation>
    </message>
    <message>
        <source>Where the facts come from</source>
        <comment>rules §1</comment>
        <translation>Skąd są te fakty</translation>
    </message>
    <message>
        <source>The rules in this program follow the Polish rulebook of 2017. It names the parts of the game and shows some of the cards. All other cards, and the whole map, are from lists that owners of the box have typed.</source>
        <comment>rules §1</comment>
        <translation>Zasady w tym programie opierają się na polskiej instrukcji z 2017 roku. Wymienia ona części gry i pokazuje niektóre karty. Wszystkie inne karty i cała plansza pochodzą z list, które przepisali właściciele pudełka.</translation>
    </message>
    <message>
        <source>&lt;b&gt;From the rulebook:&lt;/b&gt; the rulebook shows the card or says what it does.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Z instrukcji:&lt;/b&gt; instrukcja pokazuje tę kartę albo mówi, co ona daje.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Partly from the rulebook:&lt;/b&gt; some of it is there, and the rest is in owners&apos; lists.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Częściowo z instrukcji:&lt;/b&gt; część tam jest, a reszta na listach właścicieli.</translation>
    </message>
    <message>
        <source>&lt;b&gt;From owners&apos; lists:&lt;/b&gt; several lists agree, and the rulebook does not show it.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Z list właścicieli:&lt;/b&gt; kilka list się zgadza, a instrukcja tego nie pokazuje.</translation>
    </message>
    <message>
        <source>&lt;b&gt;From one list only:&lt;/b&gt; nothing confirms it. It may be wrong.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Tylko z jednej listy:&lt;/b&gt; nic tego nie potwierdza. Może to być błędne.</translation>
    </message>
    <message>
        <source>The map with its terrains comes from two lists that agree, except for &lt;a href=&apos;ruling/B3&apos;&gt;one piece of lava&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>Plansza z terenami pochodzi z dwóch list, które się zgadzają, z wyjątkiem &lt;a href=&apos;ruling/B3&apos;&gt;jednego kawałka lawy&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Of the Fisher King and the King of Thieves, the rulebook shows the points, but how many fish or cities they need cannot be read there. That number is from a list.</source>
        <comment>rules §6</comment>
        <translation>Przy Królu Oceanu i Królu złodziei instrukcja pokazuje punkty, ale nie da się w niej odczytać, ilu ryb lub miast potrzebują. Ta liczba pochodzi z listy.</translation>
    </message>
    <message>
        <source>If you own the game</source>
        <comment>rules §1</comment>
        <translation>Jeśli masz tę grę</translation>
    </message>
    <message>
        <source>All facts of the map and the cards are in one readable file of the program, its catalogue, with the source of each. If a card in your box differs, a correction is welcome.</source>
        <comment>rules §1</comment>
        <translation>Wszystkie fakty o planszy i kartach są w jednym czytelnym pliku programu, w jego katalogu, każdy ze źródłem. Jeśli karta w twoim pudełku jest inna, chętnie to poprawimy.</translation>
    </message>
    <message>
        <source>The names</source>
        <comment>rules §1</comment>
        <translation>Nazwy</translation>
    </message>
    <message>
        <source>The Polish names of cards are those of the rulebook, as far as it shows them. All other names, and all texts on the cards, are this program&apos;s own.</source>
        <comment>rules §1</comment>
        <translation>Polskie nazwy kart są z instrukcji, o ile je pokazuje. Wszystkie inne nazwy i wszystkie teksty na kartach są własne.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book start</name>
    <message>
        <source>Welcome</source>
        <comment>rules §2</comment>
        <translation>Witamy</translation>
    </message>
    <message>
        <source>The game in a minute</source>
        <comment>rules §2</comment>
        <translation>Gra w minutę</translation>
    </message>
    <message>
        <source>The rabbits have found a new world, and two to four lords share it out. You collect territories on a map of 100, put cities and farms on them, and harvest golden carrots: your points.</source>
        <comment>rules §2</comment>
        <translation>Króliki odkryły nowy świat i dzieli go między siebie od dwóch do czterech lordów. Zbierasz terytoria na planszy, która ma ich 100, stawiasz na nich miasta i faktorie i zbierasz złote marchewki: twoje punkty.</translation>
    </message>
    <message>
        <source>A card gives you a territory for good. Territories that touch grow together into a &lt;a href=&apos;harvest/fief&apos;&gt;fief&lt;/a&gt;. Every round, each fief brings its &lt;b&gt;strength&lt;/b&gt; times its &lt;b&gt;wealth&lt;/b&gt;: the towers of its cities times the kinds of resources it produces.</source>
        <comment>rules §5</comment>
        <translation>Karta daje ci terytorium na zawsze. Terytoria, które się stykają, zrastają się w &lt;a href=&apos;harvest/fief&apos;&gt;księstwo&lt;/a&gt;. W każdej rundzie księstwo daje &lt;b&gt;siłę&lt;/b&gt; razy &lt;b&gt;bogactwo&lt;/b&gt;: wieże jego miast razy rodzaje surowców, które produkuje.</translation>
    </message>
    <message>
        <source>So a large fief alone brings nothing. A city without resources is poor, and fields without a city are just fields. Bring the two together, and the carrots grow.</source>
        <comment>rules §5</comment>
        <translation>Samo duże księstwo nic więc nie daje. Miasto bez surowców jest biedne, a pola bez miasta to tylko pola. Połącz jedno z drugim, a marchewki urosną.</translation>
    </message>
    <message>
        <source>After four rounds everybody turns up the &lt;a href=&apos;end/parchments&apos;&gt;parchments&lt;/a&gt; they have gathered: treasures and secret missions with more points. Whoever has the most points then is Big Ears and wins.</source>
        <comment>rules §7</comment>
        <translation>Po czterech rundach wszyscy odkrywają zebrane &lt;a href=&apos;end/parchments&apos;&gt;pergaminy&lt;/a&gt;: skarby i tajne misje, za które też są punkty. Kto ma wtedy najwięcej punktów, zostaje władcą królików i wygrywa.</translation>
    </message>
    <message>
        <source>The four rounds</source>
        <comment>rules §2</comment>
        <translation>Cztery rundy</translation>
    </message>
    <message>
        <source>A game has four rounds. Each of them has three parts:</source>
        <comment>rules §2</comment>
        <translation>Gra ma cztery rundy. Każda składa się z trzech części:</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;explore/pick&apos;&gt;Exploration&lt;/a&gt;.&lt;/b&gt; All lords pick cards from their hands, again and again, until no cards are left.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;explore/pick&apos;&gt;Eksploracja&lt;/a&gt;.&lt;/b&gt; Wszyscy lordowie wybierają karty z ręki, raz za razem, póki są jakieś karty.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;build/overview&apos;&gt;Construction&lt;/a&gt;.&lt;/b&gt; You put the buildings you have gathered on your territories, or keep them for later.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;build/overview&apos;&gt;Budowa&lt;/a&gt;.&lt;/b&gt; Stawiasz zebrane budynki na swoich terytoriach albo zostawiasz je na później.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;harvest/yield&apos;&gt;Harvest&lt;/a&gt;.&lt;/b&gt; Every fief brings its points.</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;harvest/yield&apos;&gt;Zbiory&lt;/a&gt;.&lt;/b&gt; Każde księstwo daje swoje punkty.</translation>
    </message>
    <message>
        <source>After the fourth harvest the parchments are counted, and the game is over.</source>
        <comment>rules §6</comment>
        <translation>Po czwartych zbiorach liczy się pergaminy i gra się kończy.</translation>
    </message>
    <message>
        <source>How to read this book</source>
        <comment>rules §2</comment>
        <translation>Jak czytać tę książkę</translation>
    </message>
    <message>
        <source>The examples are live: the program draws them from a position and counts them by the same rules you play by. In the pictures you see a part of the map, and the fief that matters is marked.</source>
        <comment>rules §2</comment>
        <translation>Przykłady są żywe: program rysuje je z pozycji i liczy według tych samych zasad, według których grasz. Na obrazkach widać część planszy, a ważne księstwo jest zaznaczone.</translation>
    </message>
    <message>
        <source>A box with a number such as B7 is a &lt;a href=&apos;rulings/about&apos;&gt;ruling&lt;/a&gt;: a point that the printed rules leave open, or on which sources disagree, and what this program does about it.</source>
        <comment>rules §2</comment>
        <translation>Ramka z numerem takim jak B7 to &lt;a href=&apos;rulings/about&apos;&gt;rozstrzygnięcie&lt;/a&gt;: punkt, który drukowane zasady zostawiają otwarty albo w którym źródła się różnią, i to, co robi z nim program.</translation>
    </message>
    <message>
        <source>Not every card is shown in the printed rules. The chapters on the cards say of each where its facts &lt;a href=&apos;sources/cards&apos;&gt;come from&lt;/a&gt;.</source>
        <comment>rules §2</comment>
        <translation>Drukowane zasady nie pokazują każdej karty. Rozdziały o kartach mówią przy każdej, skąd &lt;a href=&apos;sources/cards&apos;&gt;pochodzą&lt;/a&gt; fakty.</translation>
    </message>
    <message>
        <source>This program was made by fans. Its words and pictures are its own; the game itself is by Richard Garfield, with art by Paul Mafayon, published by IELLO.</source>
        <comment>rules §2</comment>
        <translation>Ten program zrobili fani. Teksty i obrazki są jego własne; samą grę stworzył Richard Garfield, zilustrował ją Paul Mafayon, a wydało IELLO.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book terms</name>
    <message>
        <source>Terms</source>
        <comment>rules §1</comment>
        <translation>Pojęcia</translation>
    </message>
    <message>
        <source>The words of the game</source>
        <comment>rules §1</comment>
        <translation>Słowa gry</translation>
    </message>
    <message>
        <source>Term</source>
        <comment>rules §1</comment>
        <translation>Pojęcie</translation>
    </message>
    <message>
        <source>What it means</source>
        <comment>rules §1</comment>
        <translation>Co oznacza</translation>
    </message>
    <message>
        <source>adjacent</source>
        <comment>rules §1</comment>
        <translation>sąsiadujące bokiem</translation>
    </message>
    <message>
        <source>sharing an edge, without lava on it</source>
        <comment>rules §1</comment>
        <translation>ze wspólną krawędzią, na której nie ma lawy</translation>
    </message>
    <message>
        <source>basic resource</source>
        <comment>rules §1</comment>
        <translation>surowiec podstawowy</translation>
    </message>
    <message>
        <source>wood, fish or carrots</source>
        <comment>rules §1</comment>
        <translation>drewno, ryby lub marchewki</translation>
    </message>
    <message>
        <source>camp</source>
        <comment>rules §1</comment>
        <translation>obóz</translation>
    </message>
    <message>
        <source>a building on an unoccupied territory, with a number from 1 to 6</source>
        <comment>rules §1</comment>
        <translation>budynek na niezajętym terytorium, z numerem od 1 do 6</translation>
    </message>
    <message>
        <source>city</source>
        <comment>rules §1</comment>
        <translation>miasto</translation>
    </message>
    <message>
        <source>a building with one, two or three towers; 18 are printed on the map</source>
        <comment>rules §1</comment>
        <translation>budynek z jedną, dwiema lub trzema wieżami; 18 jest na mapie</translation>
    </message>
    <message>
        <source>to control</source>
        <comment>rules §1</comment>
        <translation>kontrolować</translation>
    </message>
    <message>
        <source>to have a rabbit on a territory</source>
        <comment>rules §1</comment>
        <translation>mieć królika na terytorium</translation>
    </message>
    <message>
        <source>deck</source>
        <comment>rules §1</comment>
        <translation>talia</translation>
    </message>
    <message>
        <source>the shuffled cards that have not been dealt</source>
        <comment>rules §1</comment>
        <translation>potasowane karty, które nie zostały rozdane</translation>
    </message>
    <message>
        <source>to drop</source>
        <comment>rules §1</comment>
        <translation>odrzucić</translation>
    </message>
    <message>
        <source>to put a card face down out of the game, with two lords only</source>
        <comment>rules §1</comment>
        <translation>wyłączyć kartę z gry obrazkiem do dołu, tylko przy dwóch lordach</translation>
    </message>
    <message>
        <source>farm</source>
        <comment>rules §1</comment>
        <translation>faktoria</translation>
    </message>
    <message>
        <source>a building that produces a resource</source>
        <comment>rules §1</comment>
        <translation>budynek, który produkuje surowiec</translation>
    </message>
    <message>
        <source>fief</source>
        <comment>rules §1</comment>
        <translation>księstwo</translation>
    </message>
    <message>
        <source>all territories of a lord that are connected</source>
        <comment>rules §1</comment>
        <translation>wszystkie połączone terytoria lorda</translation>
    </message>
    <message>
        <source>golden carrots</source>
        <comment>rules §1</comment>
        <translation>złote marchewki</translation>
    </message>
    <message>
        <source>points</source>
        <comment>rules §1</comment>
        <translation>punkty</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>rules §1</comment>
        <translation>ręka</translation>
    </message>
    <message>
        <source>the cards from which you pick</source>
        <comment>rules §1</comment>
        <translation>karty, z których wybierasz</translation>
    </message>
    <message>
        <source>to keep</source>
        <comment>rules §1</comment>
        <translation>zostawić na później</translation>
    </message>
    <message>
        <source>to leave a building for later</source>
        <comment>rules §1</comment>
        <translation>zatrzymać budynek na późniejszą rundę</translation>
    </message>
    <message>
        <source>lord</source>
        <comment>rules §1</comment>
        <translation>lord</translation>
    </message>
    <message>
        <source>a player</source>
        <comment>rules §1</comment>
        <translation>gracz</translation>
    </message>
    <message>
        <source>luxury resource</source>
        <comment>rules §1</comment>
        <translation>surowiec luksusowy</translation>
    </message>
    <message>
        <source>pearls, mushrooms, spice, diamonds, copper, gold or iron</source>
        <comment>rules §1</comment>
        <translation>perły, grzyby, przyprawy, diamenty, miedź, złoto lub żelazo</translation>
    </message>
    <message>
        <source>mission</source>
        <comment>rules §1</comment>
        <translation>misja</translation>
    </message>
    <message>
        <source>a parchment that brings points for what you have</source>
        <comment>rules §1</comment>
        <translation>pergamin, który daje punkty za to, co masz</translation>
    </message>
    <message>
        <source>parchment</source>
        <comment>rules §1</comment>
        <translation>pergamin</translation>
    </message>
    <message>
        <source>a card that counts at the end and stays hidden until then</source>
        <comment>rules §1</comment>
        <translation>karta, która liczy się na koniec i do tego czasu jest ukryta</translation>
    </message>
    <message>
        <source>to pass on</source>
        <comment>rules §1</comment>
        <translation>przekazać</translation>
    </message>
    <message>
        <source>to give the rest of your hand to a neighbor</source>
        <comment>rules §1</comment>
        <translation>dać resztę kart z ręki sąsiadowi</translation>
    </message>
    <message>
        <source>to pick</source>
        <comment>rules §1</comment>
        <translation>wybrać</translation>
    </message>
    <message>
        <source>to choose cards from your hand</source>
        <comment>rules §1</comment>
        <translation>wziąć karty ze swojej ręki</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>rules §1</comment>
        <translation>zagrać</translation>
    </message>
    <message>
        <source>to turn a card up and do what it says</source>
        <comment>rules §1</comment>
        <translation>odkryć kartę i zrobić to, co mówi</translation>
    </message>
    <message>
        <source>Provisions</source>
        <comment>rules §1</comment>
        <translation>Zaopatrzenie</translation>
    </message>
    <message>
        <source>a card that lets you play two cards from the deck</source>
        <comment>rules §1</comment>
        <translation>karta, dzięki której zagrywasz dwie karty z talii</translation>
    </message>
    <message>
        <source>reserve</source>
        <comment>rules §1</comment>
        <translation>rezerwa</translation>
    </message>
    <message>
        <source>your own face-down pile in a game with two lords</source>
        <comment>rules §1</comment>
        <translation>twój własny zakryty stos w grze w dwie osoby</translation>
    </message>
    <message>
        <source>round</source>
        <comment>rules §1</comment>
        <translation>runda</translation>
    </message>
    <message>
        <source>exploration, construction and harvest; there are four</source>
        <comment>rules §1</comment>
        <translation>eksploracja, budowa i zbiory; są cztery</translation>
    </message>
    <message>
        <source>sky tower</source>
        <comment>rules §1</comment>
        <translation>podniebna wieża</translation>
    </message>
    <message>
        <source>a pair of towers that joins two fiefs</source>
        <comment>rules §1</comment>
        <translation>para wież, która łączy dwa księstwa</translation>
    </message>
    <message>
        <source>strength</source>
        <comment>rules §1</comment>
        <translation>siła</translation>
    </message>
    <message>
        <source>all towers of a fief</source>
        <comment>rules §1</comment>
        <translation>wszystkie wieże księstwa</translation>
    </message>
    <message>
        <source>territory</source>
        <comment>rules §1</comment>
        <translation>terytorium</translation>
    </message>
    <message>
        <source>one of the 100 spaces of the map</source>
        <comment>rules §1</comment>
        <translation>jedno ze 100 pól na planszy</translation>
    </message>
    <message>
        <source>trading post</source>
        <comment>rules §1</comment>
        <translation>faktoria uniwersalna</translation>
    </message>
    <message>
        <source>a farm whose resource you choose every round</source>
        <comment>rules §1</comment>
        <translation>faktoria, której surowiec wybierasz co rundę</translation>
    </message>
    <message>
        <source>treasure</source>
        <comment>rules §1</comment>
        <translation>skarb</translation>
    </message>
    <message>
        <source>a parchment that is worth points by itself</source>
        <comment>rules §1</comment>
        <translation>pergamin, który sam z siebie daje punkty</translation>
    </message>
    <message>
        <source>unoccupied</source>
        <comment>rules §1</comment>
        <translation>niezajęte</translation>
    </message>
    <message>
        <source>without rabbit and without building</source>
        <comment>rules §1</comment>
        <translation>bez królika i bez budynku</translation>
    </message>
    <message>
        <source>used cards</source>
        <comment>rules §1</comment>
        <translation>karty wykorzystane</translation>
    </message>
    <message>
        <source>the cards that were played, except parchments and buildings that still wait</source>
        <comment>rules §1</comment>
        <translation>karty zagrane, oprócz pergaminów i budynków, które jeszcze czekają</translation>
    </message>
    <message>
        <source>wealth</source>
        <comment>rules §1</comment>
        <translation>bogactwo</translation>
    </message>
    <message>
        <source>the different resources of a fief</source>
        <comment>rules §1</comment>
        <translation>różne surowce księstwa</translation>
    </message>
</context>
<context>
    <name>Bunny Tutorial</name>
    <message>
        <source>A territory and a fief</source>
        <comment>rules §5</comment>
        <translation>Terytorium i księstwo</translation>
    </message>
    <message>
        <source>Rabbits share out a new world. The map has 100 territories; each is named by its row and column.</source>
        <comment>rules §1</comment>
        <translation>Króliki dzielą się nowym światem. Plansza ma 100 terytoriów; każde nazywa się od rzędu i kolumny.</translation>
    </message>
    <message>
        <source>You are &lt;b&gt;Yellow&lt;/b&gt;. A territory with your rabbit is yours until the end of the game.</source>
        <comment>rules §3</comment>
        <translation>Grasz jako &lt;b&gt;Żółty&lt;/b&gt;. Terytorium z twoim królikiem jest twoje do końca gry.</translation>
    </message>
    <message>
        <source>D3 and D4 share an edge, so they are one &lt;b&gt;fief&lt;/b&gt;. D3 is a city with one tower: strength {strength}. The field D4 produces carrots: wealth {wealth}.</source>
        <comment>rules §5</comment>
        <translation>D3 i D4 mają wspólną krawędź, więc są jednym &lt;b&gt;księstwem&lt;/b&gt;. D3 to miasto z jedną wieżą: siła {strength}. Pole D4 produkuje marchewki: bogactwo {wealth}.</translation>
    </message>
    <message>
        <source>Every round the fief brings strength times wealth. Points now: {points}.</source>
        <comment>rules §5</comment>
        <translation>W każdej rundzie księstwo daje siłę razy bogactwo. Punkty teraz: {points}.</translation>
    </message>
    <message>
        <source>B3 is yours, too, a city that stands alone. A city without resources brings nothing. The card &lt;b&gt;C3&lt;/b&gt; would join it to your fief, and &lt;b&gt;C4&lt;/b&gt; is a sea with fish.</source>
        <comment>rules §5</comment>
        <translation>B3 też jest twoje, to samotne miasto. Miasto bez surowców nic nie daje. Karta &lt;b&gt;C3&lt;/b&gt; połączyłaby je z twoim księstwem, a &lt;b&gt;C4&lt;/b&gt; to morze z rybami.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose C3 and C4.&lt;/b&gt;</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;Wybierz C3 i C4.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Choose C3, which joins your two fiefs, and C4, which brings fish.</source>
        <comment>rules §5</comment>
        <translation>Wybierz C3, które łączy oba księstwa, i C4, które daje ryby.</translation>
    </message>
    <message>
        <source>Your rabbits have landed. Two towers, and two different resources. Strength {strength}, wealth {wealth}, so the points are: {points}. A second field would not help: the same resource counts once.</source>
        <comment>rules §5</comment>
        <translation>Twoje króliki wylądowały. Dwie wieże i dwa różne surowce. Siła {strength}, bogactwo {wealth}, a więc punkty: {points}. Drugie pole nic by nie dało: ten sam surowiec liczy się raz.</translation>
    </message>
    <message>
        <source>A fief is all that connects: edges count, corners do not.</source>
        <comment>rules §5</comment>
        <translation>Księstwo to wszystko, co się łączy: bokami, nie rogami.</translation>
    </message>
    <message>
        <source>It brings its towers times its different resources.</source>
        <comment>rules §5</comment>
        <translation>Daje swoje wieże razy różne surowce.</translation>
    </message>
    <message>
        <source>Picking cards</source>
        <comment>rules §3</comment>
        <translation>Wybieranie kart</translation>
    </message>
    <message>
        <source>This is your hand. All lords choose &lt;b&gt;two cards&lt;/b&gt; at the same time and pass the rest on: in this round to the right, to Black. What you leave here, others may take.</source>
        <comment>rules §3</comment>
        <translation>To twoja ręka. Wszyscy lordowie jednocześnie wybierają &lt;b&gt;dwie karty&lt;/b&gt;, a resztę przekazują: w tej rundzie w prawo, więc dostanie ją Czarny. Co tu zostawisz, mogą wziąć inni.</translation>
    </message>
    <message>
        <source>There are &lt;b&gt;territories&lt;/b&gt;, &lt;b&gt;buildings&lt;/b&gt; and &lt;b&gt;parchments&lt;/b&gt;. A building waits before you until you build it. A parchment stays hidden and counts at the end.</source>
        <comment>rules §3</comment>
        <translation>Są &lt;b&gt;terytoria&lt;/b&gt;, &lt;b&gt;budynki&lt;/b&gt; i &lt;b&gt;pergaminy&lt;/b&gt;. Budynek czeka przed tobą, póki go nie zbudujesz. Pergamin jest ukryty i liczy się na koniec.</translation>
    </message>
    <message>
        <source>You have a sea, so the Fisher is worth something. &lt;b&gt;Choose City 2 and the Fisher.&lt;/b&gt;</source>
        <comment>rules §3</comment>
        <translation>Masz morza, więc Rybak jest coś wart. &lt;b&gt;Wybierz miasto o sile 2 i Rybaka.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Choose City 2 and the Fisher here.</source>
        <comment>rules §3</comment>
        <translation>Wybierz tu miasto o sile 2 i Rybaka.</translation>
    </message>
    <message>
        <source>All picks were turned up together, but the others only see that you have a parchment. Here is the next hand, from Pink.</source>
        <comment>rules §3</comment>
        <translation>Wszystkie wybrane karty zostały odkryte razem, ale inni widzą tylko, że masz pergamin. Oto następne karty, przekazał je Różowy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Provisions&lt;/b&gt; draw two cards from the deck, and both are played at once. &lt;b&gt;Choose Provisions and A7&lt;/b&gt;, a sea for your Fisher.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Zaopatrzenie&lt;/b&gt; dobiera dwie karty z talii i obie od razu się zagrywa. &lt;b&gt;Wybierz Zaopatrzenie i A7&lt;/b&gt;, morze dla twojego Rybaka.</translation>
    </message>
    <message>
        <source>Choose Provisions, and A7 with its fish.</source>
        <comment>rules §3</comment>
        <translation>Wybierz Zaopatrzenie i A7 z rybami.</translation>
    </message>
    <message>
        <source>Two cards came from the deck: the sea J9 and a fish farm, which waits before you. The seas on the map already give you fish: {fish}.</source>
        <comment>rules §3</comment>
        <translation>Z talii przyszły dwie karty: morze J9 i faktoria ryb, która czeka przed tobą. Morza na planszy już dają ci ryby: {fish}.</translation>
    </message>
    <message>
        <source>With two lords you choose one card to play and one to &lt;b&gt;drop&lt;/b&gt;, face down: that one nobody gets.</source>
        <comment>rules §3</comment>
        <translation>W dwie osoby wybiera się jedną kartę do zagrania i jedną do &lt;b&gt;odrzucenia&lt;/b&gt;, obrazkiem do dołu: jej nie dostanie nikt.</translation>
    </message>
    <message>
        <source>Choose two cards, pass on the rest, and so on until the hand is empty.</source>
        <comment>rules §3</comment>
        <translation>Wybierz dwie karty, resztę przekaż, i tak aż do pustej ręki.</translation>
    </message>
    <message>
        <source>Think of what your neighbor could do with the rest.</source>
        <comment>rules §3</comment>
        <translation>Pomyśl, co sąsiad mógłby zrobić z resztą.</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>rules §4</comment>
        <translation>Budowanie</translation>
    </message>
    <message>
        <source>The cards are gone, and now you build, as much as you like. What you keep waits for a later round. Your two fiefs bring {first} and {second}.</source>
        <comment>rules §4</comment>
        <translation>Kart już nie ma, a teraz budujesz, ile chcesz. Co zostawisz, poczeka na późniejszą rundę. Twoje dwa księstwa dają {first} i {second}.</translation>
    </message>
    <message>
        <source>A city may stand on any of your territories without a building. D4 and E4 have carrots, but no tower. &lt;b&gt;Build City 2 on E4.&lt;/b&gt;</source>
        <comment>rules §4</comment>
        <translation>Miasto może stać na każdym twoim terytorium bez budynku. D4 i E4 mają marchewki, ale ani jednej wieży. &lt;b&gt;Zbuduj miasto o sile 2 na E4.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Build City 2 on E4, in the fief without towers.</source>
        <comment>rules §4</comment>
        <translation>Zbuduj miasto o sile 2 na E4, w księstwie bez wież.</translation>
    </message>
    <message>
        <source>The fief brings {points} now. With wealth {wealth}, each new resource is worth as much as the towers. &lt;b&gt;Build the Wood Farm on E5.&lt;/b&gt;</source>
        <comment>rules §4</comment>
        <translation>Księstwo daje teraz {points}. Przy bogactwie {wealth} każdy nowy surowiec jest wart tyle, ile jest wież. &lt;b&gt;Zbuduj faktorię drewna na E5.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Build the Wood Farm on E5.</source>
        <comment>rules §4</comment>
        <translation>Zbuduj faktorię drewna na E5.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;sky tower&lt;/b&gt; joins two fiefs over any distance. Now they bring {first} and {second}. &lt;b&gt;Build the towers on D4 and H9.&lt;/b&gt;</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;Podniebna wieża&lt;/b&gt; łączy dwa księstwa na dowolną odległość. Teraz dają {first} i {second}. &lt;b&gt;Zbuduj wieże na D4 i H9.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Build the sky tower on D4 and H9.</source>
        <comment>rules §4</comment>
        <translation>Zbuduj podniebną wieżę na D4 i H9.</translation>
    </message>
    <message>
        <source>One fief with all towers and all resources brings far more. Points: {points}.</source>
        <comment>rules §4</comment>
        <translation>Jedno księstwo ze wszystkimi wieżami i surowcami daje znacznie więcej. Punkty: {points}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Camps&lt;/b&gt; go on unoccupied land, the lowest number first. They hold it until somebody plays its card.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;Obozy&lt;/b&gt; stawia się na niezajętej ziemi, od najniższego numeru. Trzymają ją, póki ktoś nie zagra jej karty.</translation>
    </message>
    <message>
        <source>One building a territory; what is built stays.</source>
        <comment>rules §4</comment>
        <translation>Jeden budynek na terytorium; co zbudowane, zostaje.</translation>
    </message>
    <message>
        <source>Luxury farms need the right terrain, and a city of strength 3 a mountain.</source>
        <comment>rules §4</comment>
        <translation>Faktorie luksusowe potrzebują odpowiedniego terenu, a miasto o sile 3 gór.</translation>
    </message>
    <message>
        <source>Harvest</source>
        <comment>rules §5</comment>
        <translation>Zbiory</translation>
    </message>
    <message>
        <source>On G6 stands your &lt;b&gt;trading post&lt;/b&gt;. Before every harvest you choose what it produces. Your fief has wood and carrots already. Strength: {strength}. Wealth: {wealth}.</source>
        <comment>rules §5</comment>
        <translation>Na G6 stoi twoja &lt;b&gt;faktoria uniwersalna&lt;/b&gt;. Przed każdymi zbiorami wybierasz, co produkuje. Twoje księstwo ma już drewno i marchewki. Siła: {strength}. Bogactwo: {wealth}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose fish&lt;/b&gt;: something new.</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;Wybierz ryby&lt;/b&gt;: coś nowego.</translation>
    </message>
    <message>
        <source>Choose what the fief does not have yet: fish.</source>
        <comment>rules §5</comment>
        <translation>Wybierz to, czego księstwo jeszcze nie ma: ryby.</translation>
    </message>
    <message>
        <source>Every fief was counted: strength {strength} times wealth {wealth} is {points}. Your forests H10 and I10 have no city and bring nothing. So your harvests so far are: {all}.</source>
        <comment>rules §5</comment>
        <translation>Każde księstwo zostało policzone: siła {strength} razy bogactwo {wealth} to {points}. Twoje lasy H10 i I10 nie mają miasta i nic nie dają. Dotychczasowe zbiory: {all}.</translation>
    </message>
    <message>
        <source>Points are never lost, and all buildings stay. New cards have been dealt, and hands now go the other way. There are four rounds.</source>
        <comment>rules §5</comment>
        <translation>Punktów nigdy się nie traci, a wszystkie budynki zostają. Rozdano nowe karty, a krążą one teraz w drugą stronę. Są cztery rundy.</translation>
    </message>
    <message>
        <source>A tower is worth as much as the fief has resources.</source>
        <comment>rules §5</comment>
        <translation>Wieża jest warta tyle, ile surowców ma księstwo.</translation>
    </message>
    <message>
        <source>A new resource is worth as much as the fief has towers.</source>
        <comment>rules §5</comment>
        <translation>Nowy surowiec jest wart tyle, ile wież ma księstwo.</translation>
    </message>
    <message>
        <source>Parchments</source>
        <comment>rules §6</comment>
        <translation>Pergaminy</translation>
    </message>
    <message>
        <source>The last harvest is over. You have {you} points, Pink has {pink}. Now all parchments are turned up and counted on the map as it stands.</source>
        <comment>rules §6</comment>
        <translation>Ostatnie zbiory za nami. Twoje punkty: {you}, a Różowy ma {pink}. Teraz wszystkie pergaminy zostają odkryte i policzone według tego, co jest na planszy.</translation>
    </message>
    <message>
        <source>The Royal Crown is a &lt;b&gt;treasure&lt;/b&gt;: {crown} points. The Burgomaster is a &lt;b&gt;mission&lt;/b&gt;, with a point for each city you control. Points: {cities}.</source>
        <comment>rules §6</comment>
        <translation>Królewska korona to &lt;b&gt;skarb&lt;/b&gt;, punkty: {crown}. Burmistrz to &lt;b&gt;misja&lt;/b&gt;, daje punkt za każde miasto, które kontrolujesz. Punkty: {cities}.</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;Liberal&lt;/b&gt; copies a parchment of your right neighbor, and counts it with &lt;i&gt;your&lt;/i&gt; territories. Pink has the Fisher and the Merchant. You have many seas, but no luxury farm.</source>
        <comment>rules §6</comment>
        <translation>Twój &lt;b&gt;Prawicowiec&lt;/b&gt; kopiuje pergamin sąsiada z prawej i liczy go z &lt;i&gt;twoimi&lt;/i&gt; terytoriami. Różowy ma Rybaka i Kupca. Ty masz wiele mórz, ale żadnej faktorii luksusowej.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Copy the Fisher.&lt;/b&gt;</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Skopiuj Rybaka.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Copy the Fisher: you have more fish than luxury resources.</source>
        <comment>rules §6</comment>
        <translation>Skopiuj Rybaka: masz więcej ryb niż surowców luksusowych.</translation>
    </message>
    <message>
        <source>The copy brings you {copy} points. You have {you} points in all, Pink has {pink}. You win, and you are Big Ears. Congratulations!</source>
        <comment>rules §6</comment>
        <translation>Kopia daje ci punkty: {copy}. Razem masz {you}, a Różowy {pink}. Wygrywasz i zostajesz władcą królików. Gratulacje!</translation>
    </message>
    <message>
        <source>Missions count every unit, the same resource again, too.</source>
        <comment>rules §6</comment>
        <translation>Misje liczą każdą sztukę, także tego samego surowca.</translation>
    </message>
    <message>
        <source>Whoever has the most points after the parchments wins.</source>
        <comment>rules §6</comment>
        <translation>Kto po policzeniu pergaminów ma najwięcej punktów, wygrywa.</translation>
    </message>
    <message>
        <source>Click both cards, then “Confirm both”.</source>
        <translation>Kliknij obie karty, potem „Zatwierdź obie”.</translation>
    </message>
    <message>
        <source>Drag the building onto the territory. Or click it, then the territory.</source>
        <translation>Przeciągnij budynek na terytorium. Albo kliknij go, a potem terytorium.</translation>
    </message>
    <message>
        <source>Click the resource.</source>
        <translation>Kliknij surowiec.</translation>
    </message>
    <message>
        <source>Click the parchment that you want to copy.</source>
        <translation>Kliknij pergamin, który chcesz skopiować.</translation>
    </message>
    <message>
        <source>Arrow keys to a card, Enter; the same with the other one; then {keys}.</source>
        <translation>Strzałkami do karty, Enter; tak samo do drugiej; potem {keys}.</translation>
    </message>
    <message>
        <source>Arrow keys to a card of your hand, Enter; the same with the other one; then {keys}.</source>
        <translation>Strzałkami do karty w ręce, Enter; tak samo do drugiej; potem {keys}.</translation>
    </message>
    <message>
        <source>Arrow keys to the building, Enter; arrow keys to the territory, Enter.</source>
        <translation>Strzałkami do budynku, Enter; strzałkami do terytorium, Enter.</translation>
    </message>
    <message>
        <source>Arrow keys to the resource, then Enter.</source>
        <translation>Strzałkami do surowca, potem Enter.</translation>
    </message>
    <message>
        <source>Arrow keys to the parchment, then Enter.</source>
        <translation>Strzałkami do pergaminu, potem Enter.</translation>
    </message>
    <message>
        <source>Arrow keys to the building, Enter; then a territory, and Enter.</source>
        <translation>Strzałkami do budynku, Enter; potem terytorium i Enter.</translation>
    </message>
</context>
<context>
    <name>Bunny about</name>
    <message>
        <source>Based on the board game Bunny Kingdom by Richard Garfield ({year}). An unofficial fan project, not affiliated with the publisher; all text and artwork are original.</source>
        <extracomment>In the dialog about the program.</extracomment>
        <translation>Na podstawie gry planszowej Królestwo królików (Bunny Kingdom) Richarda Garfielda ({year}). Nieoficjalny projekt fanowski, niezwiązany z wydawcą; wszystkie teksty i rysunki są własne.</translation>
    </message>
</context>
<context>
    <name>Bunny actions</name>
    <message>
        <source>Pick: {cards}</source>
        <translation>Wybierz: {cards}</translation>
    </message>
    <message>
        <source>Play: {play}; drop: {discard}</source>
        <extracomment>{play} is the card to play, {discard} the one to drop.</extracomment>
        <translation>Zagraj: {play}; odrzuć: {discard}</translation>
    </message>
    <message>
        <source>Build on {at}: {card}</source>
        <translation>Zbuduj na {at}: {card}</translation>
    </message>
    <message>
        <source>Build on {at} and {to}: {card}</source>
        <translation>Zbuduj na {at} i {to}: {card}</translation>
    </message>
    <message>
        <source>Keep for later: {card}</source>
        <translation>Zostaw na później: {card}</translation>
    </message>
    <message>
        <source>Announce: {card}</source>
        <translation>Ogłoś: {card}</translation>
    </message>
    <message>
        <source>Build no more in this round</source>
        <translation>Nie buduj więcej w tej rundzie</translation>
    </message>
    <message>
        <source>Trading post on {at}: {resource}</source>
        <extracomment>{at} is a territory with a trading post.</extracomment>
        <translation>Faktoria uniwersalna na {at}: {resource}</translation>
    </message>
    <message>
        <source>{card} copies: {parchment}</source>
        <extracomment>{card} is the copying card; it counts as {parchment}.</extracomment>
        <translation>{card} kopiuje: {parchment}</translation>
    </message>
</context>
<context>
    <name>Bunny book</name>
    <message>
        <source>Rules of Bunny Kingdom</source>
        <translation>Zasady gry Królestwo królików</translation>
    </message>
</context>
<context>
    <name>Bunny buildings</name>
    <message>
        <source>City 1</source>
        <translation>Miasto o sile 1</translation>
    </message>
    <message>
        <source>City 2</source>
        <translation>Miasto o sile 2</translation>
    </message>
    <message>
        <source>City 3</source>
        <translation>Miasto o sile 3</translation>
    </message>
    <message>
        <source>Wood Farm</source>
        <translation>Faktoria drewna</translation>
    </message>
    <message>
        <source>Fish Farm</source>
        <translation>Faktoria ryb</translation>
    </message>
    <message>
        <source>Carrot Farm</source>
        <translation>Faktoria marchewek</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>Faktoria uniwersalna</translation>
    </message>
    <message>
        <source>Pearl Farm</source>
        <translation>Faktoria pereł</translation>
    </message>
    <message>
        <source>Mushroom Farm</source>
        <translation>Faktoria grzybów</translation>
    </message>
    <message>
        <source>Spice Farm</source>
        <translation>Faktoria przypraw</translation>
    </message>
    <message>
        <source>Diamond Farm</source>
        <translation>Faktoria diamentów</translation>
    </message>
    <message>
        <source>Copper Farm</source>
        <translation>Faktoria miedzi</translation>
    </message>
    <message>
        <source>Gold Farm</source>
        <translation>Faktoria złota</translation>
    </message>
    <message>
        <source>Iron Farm</source>
        <translation>Faktoria żelaza</translation>
    </message>
    <message>
        <source>Sky Tower (blue)</source>
        <translation>Podniebna wieża (niebieska)</translation>
    </message>
    <message>
        <source>Sky Tower (green)</source>
        <translation>Podniebna wieża (zielona)</translation>
    </message>
    <message>
        <source>Sky Tower (black)</source>
        <translation>Podniebna wieża (czarna)</translation>
    </message>
    <message>
        <source>Camp 1</source>
        <translation>Obóz (1)</translation>
    </message>
    <message>
        <source>Camp 2</source>
        <translation>Obóz (2)</translation>
    </message>
    <message>
        <source>Camp 3</source>
        <translation>Obóz (3)</translation>
    </message>
    <message>
        <source>Camp 4</source>
        <translation>Obóz (4)</translation>
    </message>
    <message>
        <source>Camp 5</source>
        <translation>Obóz (5)</translation>
    </message>
    <message>
        <source>Camp 6</source>
        <translation>Obóz (6)</translation>
    </message>
    <message>
        <source>Provisions</source>
        <extracomment>The card that lets a lord draw two more.</extracomment>
        <translation>Zaopatrzenie</translation>
    </message>
</context>
<context>
    <name>Bunny cards</name>
    <message>
        <source>{at}, {terrain}: produces {resource}.</source>
        <translation>{at}, {terrain}: produkuje {resource}.</translation>
    </message>
    <message>
        <source>{at}, {terrain}: produces nothing.</source>
        <translation>{at}, {terrain}: nic nie produkuje.</translation>
    </message>
    <message>
        <source>{at}, city of strength 1.</source>
        <extracomment>A city that is printed on the board, with one tower.</extracomment>
        <translation>{at}, miasto o sile 1.</translation>
    </message>
    <message>
        <source>City on any territory you control: strength {strength}.</source>
        <translation>Miasto na dowolnym terytorium, które kontrolujesz: siła {strength}.</translation>
    </message>
    <message>
        <source>City only on your territories of this terrain ({terrains}): strength {strength}.</source>
        <translation>Miasto tylko na twoich terytoriach tego typu ({terrains}): siła {strength}.</translation>
    </message>
    <message>
        <source>Farm on any territory you control: {resource}.</source>
        <translation>Faktoria na dowolnym terytorium, które kontrolujesz: {resource}.</translation>
    </message>
    <message>
        <source>Farm only on your territories of this terrain ({terrains}): {resource}.</source>
        <translation>Faktoria tylko na twoich terytoriach tego typu ({terrains}): {resource}.</translation>
    </message>
    <message>
        <source>Farm on any territory you control: wood, fish or carrots, chosen every round.</source>
        <translation>Faktoria na dowolnym terytorium, które kontrolujesz: drewno, ryby lub marchewki, co rundę do wyboru.</translation>
    </message>
    <message>
        <source>A pair of towers that joins two of your fiefs.</source>
        <translation>Para wież, która łączy dwa twoje księstwa.</translation>
    </message>
    <message>
        <source>Takes an unoccupied territory until its card is played. Number: {number}.</source>
        <extracomment>{number} is the number on the camp, 1 to 6.</extracomment>
        <translation>Zajmuje niezajęte terytorium, póki nikt nie zagra jego karty. Numer: {number}.</translation>
    </message>
    <message>
        <source>Play the top two cards of the deck at once.</source>
        <translation>Zagraj od razu dwie karty z wierzchu talii.</translation>
    </message>
    <message numerus="yes">
        <source>Treasure worth %n points.</source>
        <translation>
            <numerusform>Skarb wart %n punkt.</numerusform>
            <numerusform>Skarb wart %n punkty.</numerusform>
            <numerusform>Skarb wart %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Treasure worth %n points, or {pair} with the Right Glove.</source>
        <extracomment>{pair} are the points of each of both gloves together.</extracomment>
        <translation>
            <numerusform>Skarb wart %n punkt, a razem z prawą rękawicą {pair}.</numerusform>
            <numerusform>Skarb wart %n punkty, a razem z prawą rękawicą {pair}.</numerusform>
            <numerusform>Skarb wart %n punktów, a razem z prawą rękawicą {pair}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Treasure worth %n points, or {pair} with the Left Glove.</source>
        <translation>
            <numerusform>Skarb wart %n punkt, a razem z lewą rękawicą {pair}.</numerusform>
            <numerusform>Skarb wart %n punkty, a razem z lewą rękawicą {pair}.</numerusform>
            <numerusform>Skarb wart %n punktów, a razem z lewą rękawicą {pair}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your parchments, including this one.</source>
        <translation>
            <numerusform>%n punkt za każdy twój pergamin, ten też się liczy.</numerusform>
            <numerusform>%n punkty za każdy twój pergamin, ten też się liczy.</numerusform>
            <numerusform>%n punktów za każdy twój pergamin, ten też się liczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each city you control.</source>
        <translation>
            <numerusform>%n punkt za każde miasto, które kontrolujesz.</numerusform>
            <numerusform>%n punkty za każde miasto, które kontrolujesz.</numerusform>
            <numerusform>%n punktów za każde miasto, które kontrolujesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your territories on the edge of the board.</source>
        <translation>
            <numerusform>%n punkt za każde twoje terytorium na brzegu planszy.</numerusform>
            <numerusform>%n punkty za każde twoje terytorium na brzegu planszy.</numerusform>
            <numerusform>%n punktów za każde twoje terytorium na brzegu planszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each corner of the board you control.</source>
        <translation>
            <numerusform>%n punkt za każdy róg planszy, który kontrolujesz.</numerusform>
            <numerusform>%n punkty za każdy róg planszy, który kontrolujesz.</numerusform>
            <numerusform>%n punktów za każdy róg planszy, który kontrolujesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each wood you produce.</source>
        <translation>
            <numerusform>%n punkt za każde drewno, które produkujesz.</numerusform>
            <numerusform>%n punkty za każde drewno, które produkujesz.</numerusform>
            <numerusform>%n punktów za każde drewno, które produkujesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each fish you produce.</source>
        <translation>
            <numerusform>%n punkt za każdą rybę, którą produkujesz.</numerusform>
            <numerusform>%n punkty za każdą rybę, którą produkujesz.</numerusform>
            <numerusform>%n punktów za każdą rybę, którą produkujesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each unit of carrots you produce.</source>
        <extracomment>Carrots are counted as the board counts them: a territory that produces carrots counts once.</extracomment>
        <translation>
            <numerusform>%n punkt za każdą marchewkę, którą produkujesz.</numerusform>
            <numerusform>%n punkty za każdą marchewkę, którą produkujesz.</numerusform>
            <numerusform>%n punktów za każdą marchewkę, którą produkujesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each luxury resource you produce.</source>
        <translation>
            <numerusform>%n punkt za każdy surowiec luksusowy, który produkujesz.</numerusform>
            <numerusform>%n punkty za każdy surowiec luksusowy, który produkujesz.</numerusform>
            <numerusform>%n punktów za każdy surowiec luksusowy, który produkujesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each mountain you control.</source>
        <translation>
            <numerusform>%n punkt za każde góry, które kontrolujesz.</numerusform>
            <numerusform>%n punkty za każde góry, które kontrolujesz.</numerusform>
            <numerusform>%n punktów za każde góry, które kontrolujesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your fiefs.</source>
        <translation>
            <numerusform>%n punkt za każde twoje księstwo.</numerusform>
            <numerusform>%n punkty za każde twoje księstwo.</numerusform>
            <numerusform>%n punktów za każde twoje księstwo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your fiefs of at least 3 territories.</source>
        <translation>
            <numerusform>%n punkt za każde twoje księstwo z co najmniej 3 terytoriów.</numerusform>
            <numerusform>%n punkty za każde twoje księstwo z co najmniej 3 terytoriów.</numerusform>
            <numerusform>%n punktów za każde twoje księstwo z co najmniej 3 terytoriów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your cities in a fief that produces nothing.</source>
        <translation>
            <numerusform>%n punkt za każde twoje miasto w księstwie, które nic nie produkuje.</numerusform>
            <numerusform>%n punkty za każde twoje miasto w księstwie, które nic nie produkuje.</numerusform>
            <numerusform>%n punktów za każde twoje miasto w księstwie, które nic nie produkuje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your territories without city and resource.</source>
        <translation>
            <numerusform>%n punkt za każde twoje terytorium bez miasta i bez surowca.</numerusform>
            <numerusform>%n punkty za każde twoje terytorium bez miasta i bez surowca.</numerusform>
            <numerusform>%n punktów za każde twoje terytorium bez miasta i bez surowca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each camp card you have played.</source>
        <translation>
            <numerusform>%n punkt za każdą zagraną przez ciebie kartę obozu.</numerusform>
            <numerusform>%n punkty za każdą zagraną przez ciebie kartę obozu.</numerusform>
            <numerusform>%n punktów za każdą zagraną przez ciebie kartę obozu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your treasures.</source>
        <translation>
            <numerusform>%n punkt za każdy twój skarb.</numerusform>
            <numerusform>%n punkty za każdy twój skarb.</numerusform>
            <numerusform>%n punktów za każdy twój skarb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you produce at least {at_least} wood.</source>
        <translation>
            <numerusform>%n punkt, jeśli produkujesz co najmniej {at_least} sztuk drewna.</numerusform>
            <numerusform>%n punkty, jeśli produkujesz co najmniej {at_least} sztuk drewna.</numerusform>
            <numerusform>%n punktów, jeśli produkujesz co najmniej {at_least} sztuk drewna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you produce at least {at_least} fish.</source>
        <translation>
            <numerusform>%n punkt, jeśli produkujesz co najmniej {at_least} ryb.</numerusform>
            <numerusform>%n punkty, jeśli produkujesz co najmniej {at_least} ryb.</numerusform>
            <numerusform>%n punktów, jeśli produkujesz co najmniej {at_least} ryb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you produce at least {at_least} units of carrots.</source>
        <translation>
            <numerusform>%n punkt, jeśli produkujesz co najmniej {at_least} marchewek.</numerusform>
            <numerusform>%n punkty, jeśli produkujesz co najmniej {at_least} marchewek.</numerusform>
            <numerusform>%n punktów, jeśli produkujesz co najmniej {at_least} marchewek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you control at least {at_least} cities.</source>
        <translation>
            <numerusform>%n punkt, jeśli kontrolujesz co najmniej {at_least} miast.</numerusform>
            <numerusform>%n punkty, jeśli kontrolujesz co najmniej {at_least} miast.</numerusform>
            <numerusform>%n punktów, jeśli kontrolujesz co najmniej {at_least} miast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you have at least {at_least} fiefs.</source>
        <translation>
            <numerusform>%n punkt, jeśli masz co najmniej {at_least} księstw.</numerusform>
            <numerusform>%n punkty, jeśli masz co najmniej {at_least} księstw.</numerusform>
            <numerusform>%n punktów, jeśli masz co najmniej {at_least} księstw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if nobody controls more territories than you.</source>
        <translation>
            <numerusform>%n punkt, jeśli nikt nie kontroluje więcej terytoriów niż ty.</numerusform>
            <numerusform>%n punkty, jeśli nikt nie kontroluje więcej terytoriów niż ty.</numerusform>
            <numerusform>%n punktów, jeśli nikt nie kontroluje więcej terytoriów niż ty.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your fiefs but the best one yield their points once more.</source>
        <translation>Wszystkie twoje księstwa oprócz najlepszego jeszcze raz dają punkty.</translation>
    </message>
    <message>
        <source>All your treasures count twice.</source>
        <translation>Wszystkie twoje skarby liczą się podwójnie.</translation>
    </message>
    <message>
        <source>Counts as one parchment of your right neighbor.</source>
        <translation>Liczy się jak jeden z pergaminów sąsiada z prawej.</translation>
    </message>
    <message>
        <source>Counts as one parchment of your left neighbor.</source>
        <translation>Liczy się jak jeden z pergaminów sąsiada z lewej.</translation>
    </message>
    <message numerus="yes">
        <source>%n points if you are second after all other points are counted.</source>
        <translation>
            <numerusform>%n punkt, jeśli po policzeniu wszystkich innych punktów zajmujesz drugie miejsce.</numerusform>
            <numerusform>%n punkty, jeśli po policzeniu wszystkich innych punktów zajmujesz drugie miejsce.</numerusform>
            <numerusform>%n punktów, jeśli po policzeniu wszystkich innych punktów zajmujesz drugie miejsce.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bunny chronicle</name>
    <message>
        <source>Round {round} begins</source>
        <translation>Zaczyna się runda {round}</translation>
    </message>
    <message>
        <source>{seat} gets new cards</source>
        <translation>{seat} dostaje nowe karty</translation>
    </message>
    <message>
        <source>{seat} gets: {cards}</source>
        <translation>{seat} dostaje: {cards}</translation>
    </message>
    <message>
        <source>{seat} takes a card of the reserve</source>
        <translation>{seat} bierze kartę z rezerwy</translation>
    </message>
    <message>
        <source>{seat} takes from the reserve: {card}</source>
        <translation>{seat} bierze z rezerwy: {card}</translation>
    </message>
    <message>
        <source>{seat} has picked</source>
        <translation>{seat} ma już wybrane karty</translation>
    </message>
    <message>
        <source>{seat} picks: {cards}</source>
        <translation>{seat} wybiera: {cards}</translation>
    </message>
    <message>
        <source>{seat} plays: {card}</source>
        <translation>{seat} zagrywa: {card}</translation>
    </message>
    <message>
        <source>{seat} plays a parchment, face down</source>
        <translation>{seat} zagrywa pergamin obrazkiem do dołu</translation>
    </message>
    <message>
        <source>{seat} loses on {at}: {card}</source>
        <translation>{seat} traci na {at}: {card}</translation>
    </message>
    <message>
        <source>All hands are passed to the neighbors on the right</source>
        <translation>Wszyscy przekazują karty sąsiadom z prawej</translation>
    </message>
    <message>
        <source>All hands are passed to the neighbors on the left</source>
        <translation>Wszyscy przekazują karty sąsiadom z lewej</translation>
    </message>
    <message>
        <source>{seat} builds on {at}: {card}</source>
        <translation>{seat} buduje na {at}: {card}</translation>
    </message>
    <message>
        <source>{seat} builds on {at} and {to}: {card}</source>
        <translation>{seat} buduje na {at} i {to}: {card}</translation>
    </message>
    <message>
        <source>{seat} keeps for later: {card}</source>
        <translation>{seat} zostawia na później: {card}</translation>
    </message>
    <message>
        <source>{seat} announces: {card}</source>
        <translation>{seat} ogłasza: {card}</translation>
    </message>
    <message>
        <source>{seat} builds no more in this round</source>
        <translation>{seat} nie buduje więcej w tej rundzie</translation>
    </message>
    <message>
        <source>{seat} produces on {at}: {resource}</source>
        <translation>{seat} produkuje na {at}: {resource}</translation>
    </message>
    <message>
        <source>{seat}, fief of {at}: strength {strength} × wealth {wealth} = {points}</source>
        <extracomment>A fief by its first territory {at}; strength times wealth are its points.</extracomment>
        <translation>{seat}, księstwo {at}: siła {strength} × bogactwo {wealth} = {points}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} harvests %n points</source>
        <extracomment>The points of all fiefs of a lord in a round.</extracomment>
        <translation>
            <numerusform>{seat} zbiera %n punkt</numerusform>
            <numerusform>{seat} zbiera %n punkty</numerusform>
            <numerusform>{seat} zbiera %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} reveals: {cards}</source>
        <translation>{seat} odkrywa: {cards}</translation>
    </message>
    <message>
        <source>{seat} has no parchments</source>
        <translation>{seat} nie ma pergaminów</translation>
    </message>
    <message>
        <source>{seat}: {card} copies {parchment}</source>
        <extracomment>{card} is a copying card; it counts as {parchment}.</extracomment>
        <translation>{seat}: {card} kopiuje – {parchment}</translation>
    </message>
    <message>
        <source>{seat}: {card} has nothing to copy</source>
        <translation>{seat}: {card} nie ma czego kopiować</translation>
    </message>
    <message>
        <source>The game is over: {seat} wins</source>
        <translation>Koniec gry: wygrywa {seat}</translation>
    </message>
    <message>
        <source>The game is over: {seats} share the victory</source>
        <extracomment>{seats} are at least two lords.</extracomment>
        <translation>Koniec gry: {seats} dzielą się zwycięstwem</translation>
    </message>
    <message>
        <source>Continues the game “{game}” from round {round}</source>
        <extracomment>{game} is the title of another game, or who played it: &quot;Ada and Berta&quot;.</extracomment>
        <translation>Ciąg dalszy gry „{game}” od rundy {round}</translation>
    </message>
</context>
<context>
    <name>Bunny desk</name>
    <message>
        <source>Chronicle</source>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>A label below the number of points of a lord.</extracomment>
        <translation>punkty</translation>
    </message>
    <message>
        <source>unoccupied</source>
        <extracomment>On the card of a camp: the land on which it may stand.</extracomment>
        <translation>niezajęte</translation>
    </message>
    <message>
        <source>two more cards</source>
        <extracomment>On the card Provisions.</extracomment>
        <translation>dwie karty więcej</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>In a menu: the golden button below the table, when there is none.</extracomment>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>Nothing can be done here now</source>
        <extracomment>In a menu: nothing can be done with a thing now.</extracomment>
        <translation>Teraz nic się tu nie da zrobić</translation>
    </message>
    <message>
        <source>What the &amp;rules say</source>
        <extracomment>In a menu: opens the rule book at the section about a thing.</extracomment>
        <translation>Co &amp;mówią zasady</translation>
    </message>
    <message>
        <source>chooses cards</source>
        <extracomment>Below the name of a lord.</extracomment>
        <translation>wybiera karty</translation>
    </message>
    <message>
        <source>cards are chosen</source>
        <extracomment>Below the name of a lord who has chosen cards of the hand.</extracomment>
        <translation>karty wybrane</translation>
    </message>
    <message>
        <source>builds</source>
        <extracomment>Below the name of a lord who puts buildings on the map.</extracomment>
        <translation>buduje</translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>Below the name of a lord who answers a question.</extracomment>
        <translation>decyduje</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>Below the name of a lord who has nothing to do now.</extracomment>
        <translation>czeka</translation>
    </message>
    <message>
        <source>Harvest as it stands: {change}</source>
        <extracomment>{change} is a number of points with its sign.</extracomment>
        <translation>Zbiory na teraz: {change}</translation>
    </message>
    <message>
        <source>The game waits for: {names}.</source>
        <translation>Gra czeka na te osoby: {names}.</translation>
    </message>
    <message>
        <source>In every harvest</source>
        <extracomment>A heading above fiefs before and after.</extracomment>
        <translation>W każdych zbiorach</translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>In a table: nothing changes.</extracomment>
        <translation>bez zmian</translation>
    </message>
    <message>
        <source>Choose again</source>
        <extracomment>A button that takes back the choice of two cards before it is confirmed.</extracomment>
        <translation>Wybierz inaczej</translation>
    </message>
    <message>
        <source>Pick {pick} of {picks}</source>
        <translation>Wybór {pick} z {picks}</translation>
    </message>
    <message>
        <source>Best place now: {at}, {change}</source>
        <translation>Najlepsze miejsce teraz: {at}, {change}</translation>
    </message>
    <message numerus="yes">
        <source>{card}: put it on one of %n lit territories. Esc takes it back.</source>
        <translation>
            <numerusform>{card}: postaw na podświetlonym terytorium (%n). Esc cofa.</numerusform>
            <numerusform>{card}: postaw na jednym z podświetlonych terytoriów (%n). Esc cofa.</numerusform>
            <numerusform>{card}: postaw na jednym z podświetlonych terytoriów (%n). Esc cofa.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: you have no territory for it now.</source>
        <translation>{card}: nie masz teraz terytorium na ten budynek.</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <extracomment>An entry of a menu: choose a card of the hand.</extracomment>
        <translation>Wybierz tę kartę</translation>
    </message>
    <message>
        <source>Take this back</source>
        <extracomment>An entry of a menu: take back the choice of a card, or a building that is picked up.</extracomment>
        <translation>Cofnij ten wybór</translation>
    </message>
    <message>
        <source>Pick up this building</source>
        <extracomment>An entry of a menu: pick up a building.</extracomment>
        <translation>Weź ten budynek</translation>
    </message>
    <message>
        <source>Build here</source>
        <extracomment>An entry of a menu: put down the building that is picked up.</extracomment>
        <translation>Zbuduj tutaj</translation>
    </message>
    <message>
        <source>{hint} Space goes on, Esc skips all.</source>
        <extracomment>{hint} is a whole sentence.</extracomment>
        <translation>{hint} Spacja: dalej, Esc pomija wszystko.</translation>
    </message>
    <message>
        <source>after four harvests</source>
        <translation>po czterech zbiorach</translation>
    </message>
    <message>
        <source>Show the map</source>
        <extracomment>A button that closes the list of parchments at the end of a game.</extracomment>
        <translation>Pokaż mapę</translation>
    </message>
    <message>
        <source>Show the points</source>
        <extracomment>A button that shows the list of parchments at the end of a game again.</extracomment>
        <translation>Pokaż punkty</translation>
    </message>
</context>
<context>
    <name>Bunny faults</name>
    <message>
        <source>there is no card {card}</source>
        <translation>nie ma karty {card}</translation>
    </message>
    <message>
        <source>the card {card} is in more places than it has copies</source>
        <translation>karta {card} jest w większej liczbie miejsc, niż ma egzemplarzy</translation>
    </message>
    <message>
        <source>the seat {seat} is listed twice</source>
        <translation>gracz {seat} jest wymieniony dwa razy</translation>
    </message>
    <message>
        <source>must have a field for each seat</source>
        <translation>musi mieć pole dla każdego gracza</translation>
    </message>
    <message>
        <source>must be at most four numbers, none below 0</source>
        <translation>muszą to być najwyżej cztery liczby, żadna mniejsza od 0</translation>
    </message>
    <message>
        <source>there is already a rabbit on {at}</source>
        <translation>na {at} jest już królik</translation>
    </message>
    <message>
        <source>there is already a building on {at}</source>
        <translation>na {at} jest już budynek</translation>
    </message>
    <message>
        <source>there is no rabbit on {at}</source>
        <translation>na {at} nie ma królika</translation>
    </message>
    <message>
        <source>{card} is not a building</source>
        <translation>{card} nie jest budynkiem</translation>
    </message>
    <message>
        <source>{card} is not a parchment</source>
        <translation>{card} nie jest pergaminem</translation>
    </message>
    <message>
        <source>{card} is a parchment, which is never a used card</source>
        <translation>{card} to pergamin, a ten nigdy nie jest kartą wykorzystaną</translation>
    </message>
    <message>
        <source>{card} cannot be built on {at}</source>
        <translation>{card}: tego nie można zbudować na {at}</translation>
    </message>
    <message>
        <source>{card} is on the board and in another place</source>
        <translation>{card} jest na planszy i w innym miejscu</translation>
    </message>
    <message>
        <source>{card} needs two ends, on territories of the same seat</source>
        <translation>{card} potrzebuje dwóch końców na terytoriach tego samego gracza</translation>
    </message>
    <message>
        <source>a trading post needs a resource: wood, fish, carrots or null</source>
        <translation>faktoria uniwersalna potrzebuje surowca: wood, fish, carrots albo null</translation>
    </message>
    <message>
        <source>only a trading post has a resource</source>
        <translation>tylko faktoria uniwersalna ma surowiec</translation>
    </message>
    <message>
        <source>a rabbit of another seat is on {at}</source>
        <translation>na {at} jest królik innego gracza</translation>
    </message>
    <message>
        <source>must be empty with three or four seats</source>
        <translation>musi być puste przy trzech lub czterech graczach</translation>
    </message>
    <message>
        <source>must be two cards: with two seats, one of each kind</source>
        <translation>muszą to być dwie karty, a przy dwóch graczach jedna każdego rodzaju</translation>
    </message>
    <message>
        <source>cards are picked in the draft only</source>
        <translation>karty wybiera się tylko w fazie draft</translation>
    </message>
    <message>
        <source>this seat is asked after the active one</source>
        <translation>ten gracz wybiera dopiero po tym, na którego kolej</translation>
    </message>
    <message>
        <source>must be null outside the phase camps</source>
        <translation>poza fazą camps musi być null</translation>
    </message>
    <message>
        <source>must be given in the phase camps</source>
        <translation>w fazie camps jest potrzebne</translation>
    </message>
    <message>
        <source>nobody keeps the camp {number}</source>
        <translation>nikt nie ma obozu {number}</translation>
    </message>
    <message>
        <source>the camp {number} is listed twice</source>
        <translation>obóz {number} jest wymieniony dwa razy</translation>
    </message>
    <message>
        <source>must be in ascending order</source>
        <translation>musi być w kolejności rosnącej</translation>
    </message>
    <message>
        <source>only lower waiting camps of other seats go before the announced one</source>
        <translation>przed ogłoszonym idą tylko niższe czekające obozy innych graczy</translation>
    </message>
    <message>
        <source>by the rules, {seat} must decide now</source>
        <translation>według zasad teraz decyduje {seat}</translation>
    </message>
    <message>
        <source>must be null, for the game is over</source>
        <translation>musi być null, bo gra się skończyła</translation>
    </message>
    <message>
        <source>there is nothing to decide in this phase</source>
        <translation>w tej fazie nie ma o czym decydować</translation>
    </message>
    <message>
        <source>too short: at least {wanted} cards are needed for the rest of the game</source>
        <translation>za mało kart: do końca gry potrzeba co najmniej {wanted}</translation>
    </message>
    <message>
        <source>{card} is not a copying card that a seat has</source>
        <translation>{card} nie jest kartą kopiującą, którą ktoś ma</translation>
    </message>
    <message>
        <source>the neighbor does not have {card} to be copied</source>
        <translation>sąsiad nie ma do skopiowania: {card}</translation>
    </message>
    <message>
        <source>cannot be null, for the neighbor has something to copy</source>
        <translation>nie może być null, bo sąsiad ma coś do skopiowania</translation>
    </message>
    <message>
        <source>must be covered in a view of this seat</source>
        <translation>w widoku tego gracza musi być zakryte</translation>
    </message>
    <message>
        <source>cannot be covered</source>
        <translation>nie może być zakryte</translation>
    </message>
    <message>
        <source>this seat does not have to decide now</source>
        <translation>ten gracz teraz nie decyduje</translation>
    </message>
    <message>
        <source>card {card}, {field}</source>
        <extracomment>A card of a catalogue and a field of it, as the place of a fault: &quot;card city-1, copies&quot;.</extracomment>
        <translation>karta {card}, {field}</translation>
    </message>
    <message>
        <source>must have the 100 territories from A1 to J10, in this order</source>
        <translation>musi zawierać 100 terytoriów od A1 do J10, w tej kolejności</translation>
    </message>
    <message>
        <source>lava parts two adjacent territories, the first in map order first</source>
        <translation>lawa dzieli dwa sąsiadujące terytoria, wcześniejsze na mapie jako pierwsze</translation>
    </message>
    <message>
        <source>must have the cards of this game, each once</source>
        <translation>musi zawierać karty tej gry, każdą raz</translation>
    </message>
    <message>
        <source>must be {value}: only this program can change it</source>
        <translation>musi być {value}: może to zmienić tylko ten program</translation>
    </message>
    <message>
        <source>{wanted} cards are needed, but there are {found}</source>
        <translation>potrzeba {wanted} kart, a jest ich {found}</translation>
    </message>
    <message>
        <source>the catalogue of the program is damaged</source>
        <translation>katalog programu jest uszkodzony</translation>
    </message>
</context>
<context>
    <name>Bunny graph</name>
    <message>
        <source>{lord}: discs</source>
        <extracomment>The shape of the dots of a line in a graph; {lord} is a name.</extracomment>
        <translation>{lord}: kółka</translation>
    </message>
    <message>
        <source>{lord}: squares</source>
        <translation>{lord}: kwadraty</translation>
    </message>
    <message>
        <source>{lord}: diamonds</source>
        <translation>{lord}: romby</translation>
    </message>
    <message>
        <source>{lord}: triangles</source>
        <translation>{lord}: trójkąty</translation>
    </message>
</context>
<context>
    <name>Bunny hints</name>
    <message>
        <source>{what}: {change} in every harvest.</source>
        <translation>{what}: {change} w każdych zbiorach.</translation>
    </message>
    <message>
        <source>{what} on {at}: {change} in every harvest.</source>
        <extracomment>A hint. {what} is a building, {at} a territory, {change} a number of points such as +4.</extracomment>
        <translation>{what} na {at}: {change} w każdych zbiorach.</translation>
    </message>
    <message>
        <source>{what}: {change} at the end of the game.</source>
        <extracomment>A hint. {what} is a parchment, {change} a number of points such as +4.</extracomment>
        <translation>{what}: {change} na koniec gry.</translation>
    </message>
    <message>
        <source>{name} gets the rest, and there {what} would bring {change} in every harvest.</source>
        <extracomment>A hint about the rest of a hand. {change} is a number of points such as +4.</extracomment>
        <translation>Resztę dostaje {name}; jest w niej {what}, co dałoby {change} w każdych zbiorach.</translation>
    </message>
    <message>
        <source>{name} gets the rest: no territory in it would bring points at once.</source>
        <extracomment>A hint about the rest of a hand, which {name} gets.</extracomment>
        <translation>Resztę dostaje {name}: żadne terytorium w niej nie dałoby od razu punktów.</translation>
    </message>
    <message>
        <source>No choice would bring points at once.</source>
        <translation>Żaden wybór nie dałby od razu punktów.</translation>
    </message>
</context>
<context>
    <name>Bunny kinds</name>
    <message>
        <source>territory</source>
        <translation>terytorium</translation>
    </message>
    <message>
        <source>city</source>
        <translation>miasto</translation>
    </message>
    <message>
        <source>farm</source>
        <translation>faktoria</translation>
    </message>
    <message>
        <source>sky tower</source>
        <translation>podniebna wieża</translation>
    </message>
    <message>
        <source>camp</source>
        <translation>obóz</translation>
    </message>
    <message>
        <source>provisions</source>
        <extracomment>The card that lets a lord draw two more.</extracomment>
        <translation>zaopatrzenie</translation>
    </message>
    <message>
        <source>parchment</source>
        <translation>pergamin</translation>
    </message>
    <message>
        <source>treasure</source>
        <translation>skarb</translation>
    </message>
    <message>
        <source>mission</source>
        <translation>misja</translation>
    </message>
</context>
<context>
    <name>Bunny notes</name>
    <message>
        <source>anywhere</source>
        <extracomment>Below the name of a building: it may stand on any territory of its lord.</extracomment>
        <translation>gdziekolwiek</translation>
    </message>
    <message>
        <source>two fiefs</source>
        <extracomment>Below the name of a sky tower: it joins two fiefs.</extracomment>
        <translation>dwa księstwa</translation>
    </message>
    <message>
        <source>unoccupied</source>
        <extracomment>Below the name of a camp: it may stand on a territory without rabbit and building.</extracomment>
        <translation>niezajęte</translation>
    </message>
    <message>
        <source>two cards more</source>
        <extracomment>Below the name of Provisions.</extracomment>
        <translation>dwie karty więcej</translation>
    </message>
    <message>
        <source>no resource</source>
        <extracomment>Below the name of a territory that produces nothing.</extracomment>
        <translation>bez surowca</translation>
    </message>
</context>
<context>
    <name>Bunny opponents</name>
    <message>
        <source>Greedy</source>
        <extracomment>A computer opponent that takes whatever gives most points at once; used like a name.</extracomment>
        <translation>Chciwiec</translation>
    </message>
    <message>
        <source>Kit</source>
        <extracomment>The weakest of four computer opponents, a young rabbit; each is used like a name.</extracomment>
        <translation>Króliczek</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>The second of four computer opponents: a rabbit that explores the land.</extracomment>
        <translation>Zwiadowca</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>The third of four computer opponents.</extracomment>
        <translation>Rycerz</translation>
    </message>
    <message>
        <source>Duke</source>
        <extracomment>The strongest of four computer opponents.</extracomment>
        <translation>Książę</translation>
    </message>
    <message>
        <source>Takes what scores most at once.</source>
        <translation>Bierze to, co od razu daje najwięcej punktów.</translation>
    </message>
    <message>
        <source>Good for a first game.</source>
        <translation>Dobry na pierwszą partię.</translation>
    </message>
    <message>
        <source>Looks one harvest ahead; good after a few games.</source>
        <translation>Myśli o następnych żniwach; dobry po kilku partiach.</translation>
    </message>
    <message>
        <source>Thinks of parchments and of what it passes on.</source>
        <translation>Myśli o pergaminach i o tym, co przekazuje dalej.</translation>
    </message>
    <message>
        <source>Sees sky towers and room to grow; hard to beat.</source>
        <translation>Widzi podniebne wieże i miejsce na rozwój; trudno z nim wygrać.</translation>
    </message>
</context>
<context>
    <name>Bunny outline</name>
    <message>
        <source>choose it</source>
        <translation>ją wybrać</translation>
    </message>
    <message>
        <source>take it back</source>
        <translation>to cofnąć</translation>
    </message>
    <message>
        <source>pick it up</source>
        <translation>podnieść ten budynek</translation>
    </message>
    <message>
        <source>build there</source>
        <translation>tu zbudować</translation>
    </message>
    <message numerus="yes">
        <source>build on %n territories</source>
        <translation>
            <numerusform>zbudować na %n terytorium</numerusform>
            <numerusform>zbudować na jednym z %n terytoriów</numerusform>
            <numerusform>zbudować na jednym z %n terytoriów</numerusform>
        </translation>
    </message>
    <message>
        <source>Build on {at}</source>
        <extracomment>In full, before what it would bring. {at} is a territory such as &quot;E4&quot;.</extracomment>
        <translation>Zbuduj na {at}</translation>
    </message>
</context>
<context>
    <name>Bunny parchments</name>
    <message>
        <source>Royal Ring</source>
        <translation>Królewski pierścień</translation>
    </message>
    <message>
        <source>Royal Coat</source>
        <translation>Królewski płaszcz</translation>
    </message>
    <message>
        <source>Royal Scepter</source>
        <translation>Królewskie berło</translation>
    </message>
    <message>
        <source>Royal Chalice</source>
        <translation>Królewski kielich</translation>
    </message>
    <message>
        <source>Royal Crown</source>
        <translation>Królewska korona</translation>
    </message>
    <message>
        <source>Royal Carrot</source>
        <translation>Królewska marchewka</translation>
    </message>
    <message>
        <source>Left Glove</source>
        <translation>Lewa rękawica</translation>
    </message>
    <message>
        <source>Right Glove</source>
        <translation>Prawa rękawica</translation>
    </message>
    <message>
        <source>Bureaucrat</source>
        <translation>Biurokrata</translation>
    </message>
    <message>
        <source>Burgomaster</source>
        <translation>Burmistrz</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Dyplomata</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Odkrywca</translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation>Cieśla</translation>
    </message>
    <message>
        <source>Master Carpenter</source>
        <translation>Mistrz ciesielski</translation>
    </message>
    <message>
        <source>Woodland King</source>
        <translation>Król lasu</translation>
    </message>
    <message>
        <source>Fisher</source>
        <translation>Rybak</translation>
    </message>
    <message>
        <source>Master Fisher</source>
        <translation>Mistrz rybacki</translation>
    </message>
    <message>
        <source>Fisher King</source>
        <translation>Król Oceanu</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Rolnik</translation>
    </message>
    <message>
        <source>Master Farmer</source>
        <translation>Mistrz uprawy</translation>
    </message>
    <message>
        <source>Carrot King</source>
        <translation>Król marchewek</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kupiec</translation>
    </message>
    <message>
        <source>Master of the Mountains</source>
        <translation>Władca gór</translation>
    </message>
    <message>
        <source>Carrotistador</source>
        <translation>Marchewkwistador</translation>
    </message>
    <message>
        <source>Harecingetorix</source>
        <translation>Zającotoryks</translation>
    </message>
    <message>
        <source>Hun-ny King</source>
        <translation>Król Hunów</translation>
    </message>
    <message>
        <source>Bun-Shee</source>
        <translation>Króliczyca Banshee</translation>
    </message>
    <message>
        <source>PanPan the Barbarian</source>
        <translation>Tuptuś Barbarzyńca</translation>
    </message>
    <message>
        <source>Colonist</source>
        <translation>Kolonista</translation>
    </message>
    <message>
        <source>King of Thieves</source>
        <translation>Król złodziei</translation>
    </message>
    <message>
        <source>Matriarch</source>
        <translation>Matka rodu</translation>
    </message>
    <message>
        <source>Little Prince</source>
        <translation>Mały Książę</translation>
    </message>
    <message>
        <source>Treasure Guardian</source>
        <translation>Krulich von Jumpingen</translation>
    </message>
    <message>
        <source>Treasure Hunter</source>
        <translation>Poszukiwacz skarbów</translation>
    </message>
    <message>
        <source>Liberal</source>
        <translation>Prawicowiec</translation>
    </message>
    <message>
        <source>Socialist</source>
        <translation>Lewicowiec</translation>
    </message>
    <message>
        <source>Opportunist</source>
        <translation>Szara eminencja</translation>
    </message>
</context>
<context>
    <name>Bunny previews</name>
    <message>
        <source>New fief of {new_strength} × {new_wealth}: {change}</source>
        <translation>Nowe księstwo {new_strength} × {new_wealth}: {change}</translation>
    </message>
    <message>
        <source>Your fief grows from {strength} × {wealth} to {new_strength} × {new_wealth}: {change}</source>
        <translation>Twoje księstwo rośnie z {strength} × {wealth} na {new_strength} × {new_wealth}: {change}</translation>
    </message>
    <message>
        <source>Your fief shrinks from {strength} × {wealth} to {new_strength} × {new_wealth}: {change}</source>
        <translation>Twoje księstwo maleje z {strength} × {wealth} na {new_strength} × {new_wealth}: {change}</translation>
    </message>
    <message>
        <source>Your fief stays at {strength} × {wealth}: no change</source>
        <translation>Twoje księstwo pozostaje przy {strength} × {wealth}: bez zmian</translation>
    </message>
    <message>
        <source>Your fiefs {fiefs} join to {new_strength} × {new_wealth}: {change}</source>
        <extracomment>{fiefs} are at least two fiefs, such as &quot;3 × 2 and 1 × 1&quot;.</extracomment>
        <translation>Twoje księstwa {fiefs} łączą się w {new_strength} × {new_wealth}: {change}</translation>
    </message>
    <message>
        <source>Your fief of {strength} × {wealth} falls apart into {fiefs}: {change}</source>
        <extracomment>{fiefs} are at least two fiefs, such as &quot;3 × 2 and 1 × 1&quot;.</extracomment>
        <translation>Twoje księstwo {strength} × {wealth} rozpada się na {fiefs}: {change}</translation>
    </message>
    <message>
        <source>Your fief of {strength} × {wealth} is gone: {change}</source>
        <translation>Twoje księstwo {strength} × {wealth} znika: {change}</translation>
    </message>
    <message>
        <source>{name}: fief from {strength} × {wealth} to {new_strength} × {new_wealth}, {change}</source>
        <translation>{name}: księstwo z {strength} × {wealth} na {new_strength} × {new_wealth}, {change}</translation>
    </message>
    <message>
        <source>{name} loses a camp on {at}: {change}</source>
        <translation>{name} traci obóz na {at}: {change}</translation>
    </message>
    <message>
        <source>{name}: this territory would bring {change} in the next harvest</source>
        <translation>{name}: to terytorium dałoby przy najbliższych zbiorach {change}</translation>
    </message>
    <message>
        <source>Your harvest: {before} now, {after} then</source>
        <translation>Twoje zbiory: teraz {before}, potem {after}</translation>
    </message>
    <message>
        <source>{card}: {before} now, {after} then</source>
        <translation>{card}: teraz {before}, potem {after}</translation>
    </message>
    <message numerus="yes">
        <source>Counts %n points if the game ended now</source>
        <translation>
            <numerusform>Gdyby gra skończyła się teraz: %n punkt</numerusform>
            <numerusform>Gdyby gra skończyła się teraz: %n punkty</numerusform>
            <numerusform>Gdyby gra skończyła się teraz: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{units} of {at_least} so far</source>
        <extracomment>A parchment that scores from a number of units on: {units} of them are there.</extracomment>
        <translation>na razie {units} z {at_least}</translation>
    </message>
    <message>
        <source>Two unknown cards are drawn and played at once</source>
        <translation>Dobierasz dwie nieznane karty i od razu je zagrywasz</translation>
    </message>
    <message>
        <source>A building: it brings points only when it is built</source>
        <translation>Budynek: da punkty dopiero, gdy go zbudujesz</translation>
    </message>
    <message>
        <source>Fief of {at}: strength {strength} × wealth {wealth} = {points}</source>
        <extracomment>{at} is the first territory of a fief.</extracomment>
        <translation>Księstwo {at}: siła {strength} × bogactwo {wealth} = {points}</translation>
    </message>
    <message>
        <source>Produces: {resources}</source>
        <extracomment>{resources} are names in the nominative.</extracomment>
        <translation>Produkuje: {resources}</translation>
    </message>
    <message>
        <source>Produces nothing, so it yields nothing</source>
        <translation>Nic nie produkuje, więc nie daje punktów</translation>
    </message>
    <message>
        <source>No city, so it yields nothing</source>
        <translation>Nie ma tu miasta, więc nie daje punktów</translation>
    </message>
    <message>
        <source>Every tower more: {change}</source>
        <translation>Każda kolejna wieża: {change}</translation>
    </message>
    <message>
        <source>Every new resource: {change}</source>
        <translation>Każdy nowy surowiec: {change}</translation>
    </message>
    <message>
        <source>Would join two fiefs: {territories}</source>
        <extracomment>{territories} are those that would join two fiefs of a lord.</extracomment>
        <translation>Połączyłyby dwa księstwa: {territories}</translation>
    </message>
</context>
<context>
    <name>Bunny reasons</name>
    <message>
        <source>The game is over</source>
        <translation>Gra się skończyła</translation>
    </message>
    <message>
        <source>These cards are picked: wait for the others</source>
        <translation>Karty są już wybrane: poczekaj na pozostałych</translation>
    </message>
    <message>
        <source>Another lord decides now ({seat})</source>
        <translation>Teraz decyduje inny lord ({seat})</translation>
    </message>
    <message>
        <source>This belongs to another phase</source>
        <translation>To należy do innej fazy</translation>
    </message>
    <message>
        <source>There is no card “{card}”</source>
        <translation>Nie ma karty „{card}”</translation>
    </message>
    <message>
        <source>There is no territory “{at}”</source>
        <translation>Nie ma terytorium „{at}”</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n cards must be picked to play</source>
        <extracomment>How many cards a lord picks to play.</extracomment>
        <translation>
            <numerusform>Do zagrania trzeba wybrać dokładnie %n kartę</numerusform>
            <numerusform>Do zagrania trzeba wybrać dokładnie %n karty</numerusform>
            <numerusform>Do zagrania trzeba wybrać dokładnie %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n cards must be picked to drop</source>
        <extracomment>How many cards a lord picks to drop; none with three or four lords.</extracomment>
        <translation>
            <numerusform>Do odrzucenia trzeba wybrać dokładnie %n kartę</numerusform>
            <numerusform>Do odrzucenia trzeba wybrać dokładnie %n karty</numerusform>
            <numerusform>Do odrzucenia trzeba wybrać dokładnie %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards to play must be sorted</source>
        <translation>Karty do zagrania muszą być uporządkowane</translation>
    </message>
    <message>
        <source>This card is not in your hand: {card}</source>
        <translation>Tej karty nie masz w ręce: {card}</translation>
    </message>
    <message>
        <source>This card is not a building: {card}</source>
        <translation>Ta karta nie jest budynkiem: {card}</translation>
    </message>
    <message>
        <source>You do not have this building: {card}</source>
        <translation>Nie masz tego budynku: {card}</translation>
    </message>
    <message>
        <source>Camps come first, so this one waits for the next round: {card}</source>
        <translation>Obozy buduje się najpierw, więc ten czeka do następnej rundy: {card}</translation>
    </message>
    <message>
        <source>Camps are built first; then come: {card}</source>
        <translation>Najpierw buduje się obozy, potem: {card}</translation>
    </message>
    <message>
        <source>Another camp comes first: {card}</source>
        <translation>Najpierw jest inny obóz: {card}</translation>
    </message>
    <message>
        <source>A lower camp of another lord waits, so announce this one first: {card}</source>
        <translation>Czeka niższy obóz innego lorda, więc ten trzeba najpierw ogłosić: {card}</translation>
    </message>
    <message>
        <source>No lower camp of another lord waits, so build this one or keep it: {card}</source>
        <translation>Nie czeka niższy obóz innego lorda, więc ten zbuduj albo zostaw na później: {card}</translation>
    </message>
    <message>
        <source>You do not control {at}</source>
        <translation>Nie kontrolujesz {at}</translation>
    </message>
    <message>
        <source>A rabbit is on {at} already ({seat})</source>
        <translation>Na {at} jest już królik ({seat})</translation>
    </message>
    <message>
        <source>A building is on {at} already</source>
        <translation>Na {at} jest już budynek</translation>
    </message>
    <message>
        <source>The terrain of {at} does not suit this building: {card}</source>
        <translation>Teren {at} nie nadaje się na ten budynek: {card}</translation>
    </message>
    <message>
        <source>A sky tower needs two territories</source>
        <translation>Podniebna wieża potrzebuje dwóch terytoriów</translation>
    </message>
    <message>
        <source>This building needs one territory only: {card}</source>
        <translation>Ten budynek potrzebuje tylko jednego terytorium: {card}</translation>
    </message>
    <message>
        <source>A sky tower joins two different fiefs</source>
        <translation>Podniebna wieża łączy dwa różne księstwa</translation>
    </message>
    <message>
        <source>Name the two territories of a sky tower in map order</source>
        <translation>Podaj oba terytoria podniebnej wieży w kolejności mapy</translation>
    </message>
    <message>
        <source>Another trading post comes first: {at}</source>
        <translation>Najpierw jest inna faktoria uniwersalna: {at}</translation>
    </message>
    <message>
        <source>A trading post produces wood, fish or carrots, and nothing else</source>
        <translation>Faktoria uniwersalna daje drewno, ryby lub marchewki i nic innego</translation>
    </message>
    <message>
        <source>Another copying card comes first: {card}</source>
        <translation>Najpierw jest inna karta kopiująca: {card}</translation>
    </message>
    <message>
        <source>The neighbor ({seat}) does not have this parchment: {card}</source>
        <translation>Sąsiad ({seat}) nie ma tego pergaminu: {card}</translation>
    </message>
    <message>
        <source>A copying card cannot be copied: {card}</source>
        <translation>Karty kopiującej nie można skopiować: {card}</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <extracomment>{reason} is a sentence without its full stop, such as &quot;You do not control E4&quot;.</extracomment>
        <translation>{reason}.</translation>
    </message>
</context>
<context>
    <name>Bunny resources</name>
    <message>
        <source>wood</source>
        <translation>drewno</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>ryby</translation>
    </message>
    <message>
        <source>carrots</source>
        <translation>marchewki</translation>
    </message>
    <message>
        <source>pearls</source>
        <translation>perły</translation>
    </message>
    <message>
        <source>mushrooms</source>
        <translation>grzyby</translation>
    </message>
    <message>
        <source>spice</source>
        <translation>przyprawy</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamenty</translation>
    </message>
    <message>
        <source>copper</source>
        <translation>miedź</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>złoto</translation>
    </message>
    <message>
        <source>iron</source>
        <translation>żelazo</translation>
    </message>
</context>
<context>
    <name>Bunny review</name>
    <message>
        <source>You&apos;re looking at a review. Choose “Watch from here” to see what came of it.</source>
        <extracomment>Said when somebody tries to do something in a game that is reviewed.</extracomment>
        <translation>Oglądasz analizę. Aby zobaczyć, co z tego wyszło, wybierz „Oglądaj stąd”.</translation>
    </message>
    <message>
        <source>&amp;Better pick</source>
        <translation>&amp;Lepszy wybór</translation>
    </message>
    <message>
        <source>Pick &amp;made</source>
        <translation>&amp;Twój wybór</translation>
    </message>
    <message>
        <source>P&amp;revious pick</source>
        <translation>Pop&amp;rzedni wybór</translation>
    </message>
    <message>
        <source>&amp;Next pick</source>
        <translation>&amp;Następny wybór</translation>
    </message>
    <message>
        <source>&amp;Watch from here</source>
        <translation>&amp;Oglądaj stąd</translation>
    </message>
    <message>
        <source>A game of Bunny Kingdom is reviewed once it is over: a review shows hands.</source>
        <translation>Grę w Królestwo królików można przeanalizować dopiero po jej końcu, bo analiza pokazuje karty na ręce.</translation>
    </message>
    <message>
        <source>No person has picked cards in this game, so there is nothing to review.</source>
        <translation>W tej grze nikt poza komputerem nie wybierał kart, więc nie ma czego analizować.</translation>
    </message>
    <message>
        <source>Round {round}, pick {number}</source>
        <extracomment>A pick among those of the only person in the game.</extracomment>
        <translation>Runda {round}, wybór {number}</translation>
    </message>
    <message>
        <source>{name}, round {round}, pick {number}</source>
        <extracomment>A pick in a list. {name} is a person at this screen.</extracomment>
        <translation>{name}, runda {round}, wybór {number}</translation>
    </message>
    <message>
        <source>{pick} (−{points})</source>
        <extracomment>A pick in a list, and the points that a better one would have brought more.</extracomment>
        <translation>{pick} (−{points})</translation>
    </message>
    <message numerus="yes">
        <source>About %n points given away.</source>
        <extracomment>Behind a pick. The points that a better pick would have brought more, as far as can be seen.</extracomment>
        <translation>
            <numerusform>Strata: około %n punktu.</numerusform>
            <numerusform>Strata: około %n punktów.</numerusform>
            <numerusform>Strata: około %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken: {cards}.</source>
        <extracomment>Before the cards that were played; {cards} are names.</extracomment>
        <translation>Wybrane: {cards}.</translation>
    </message>
    <message>
        <source>In the hand was: {cards}.</source>
        <extracomment>Before cards that would have brought more; {cards} are names.</extracomment>
        <translation>Na ręce było: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} (about %n points)</source>
        <extracomment>A card among others, and what it would bring until the end of the game; {card} is a name.</extracomment>
        <translation>
            <numerusform>{card} (około %n punktu)</numerusform>
            <numerusform>{card} (około %n punktów)</numerusform>
            <numerusform>{card} (około %n punktów)</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} (nothing at once)</source>
        <extracomment>A card among others that would bring nothing by itself; {card} is a name.</extracomment>
        <translation>{card} (od razu nic)</translation>
    </message>
</context>
<context>
    <name>Bunny seats</name>
    <message>
        <source>Yellow</source>
        <extracomment>A lord by the color of the rabbits, used like a name.</extracomment>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Pink</source>
        <extracomment>A lord by the color of the rabbits, used like a name.</extracomment>
        <translation>Różowy</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A lord by the color of the rabbits, used like a name.</extracomment>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A lord by the color of the rabbits, used like a name.</extracomment>
        <translation>Czerwony</translation>
    </message>
</context>
<context>
    <name>Bunny shelf</name>
    <message>
        <source>Round {round} · {name} to move</source>
        <extracomment>{name} is the player whose turn it is.</extracomment>
        <translation>Runda {round} · ruch: {name}</translation>
    </message>
    <message>
        <source>Finished · victory: {name}</source>
        <extracomment>{name} is the name of the winner.</extracomment>
        <translation>Zakończona · zwycięstwo: {name}</translation>
    </message>
    <message>
        <source>Finished · shared victory: {names}</source>
        <extracomment>{names} are at least two names, such as &quot;Ann and Ben&quot;.</extracomment>
        <translation>Zakończona · wspólne zwycięstwo: {names}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>Bunny short names</name>
    <message>
        <source>Sky Tower</source>
        <extracomment>Names for narrow places, such as a small card: at most two words. A short name of the Sky Tower of any color.</extracomment>
        <translation>Podniebna wieża</translation>
    </message>
    <message>
        <source>Mountain Master</source>
        <extracomment>A short name of the Master of the Mountains.</extracomment>
        <translation>Władca gór</translation>
    </message>
    <message>
        <source>PanPan</source>
        <extracomment>A short name of PanPan the Barbarian.</extracomment>
        <translation>Tuptuś</translation>
    </message>
    <message>
        <source>Guardian</source>
        <extracomment>A short name of the Treasure Guardian.</extracomment>
        <translation>Krulich</translation>
    </message>
    <message>
        <source>Hunter</source>
        <extracomment>A short name of the Treasure Hunter.</extracomment>
        <translation>Poszukiwacz</translation>
    </message>
</context>
<context>
    <name>Bunny spoken</name>
    <message>
        <source>{at}, {terrain}, free</source>
        <translation>{at}, {terrain}, wolne</translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, yours, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, twoje, księstwo: %n terytorium, {strength} razy {wealth}</numerusform>
            <numerusform>{at}, {terrain}, twoje, księstwo: %n terytoria, {strength} razy {wealth}</numerusform>
            <numerusform>{at}, {terrain}, twoje, księstwo: %n terytoriów, {strength} razy {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, {card}, yours, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, {card}, twoje, księstwo: %n terytorium, {strength} razy {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {card}, twoje, księstwo: %n terytoria, {strength} razy {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {card}, twoje, księstwo: %n terytoriów, {strength} razy {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, {name}, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, {name}, księstwo: %n terytorium, {strength} razy {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {name}, księstwo: %n terytoria, {strength} razy {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {name}, księstwo: %n terytoriów, {strength} razy {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, {card}, {name}, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, {card}, {name}, księstwo: %n terytorium, {strength} razy {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {card}, {name}, księstwo: %n terytoria, {strength} razy {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {card}, {name}, księstwo: %n terytoriów, {strength} razy {wealth}</numerusform>
        </translation>
    </message>
    <message>
        <source>lava to {at}</source>
        <translation>lawa od strony {at}</translation>
    </message>
    <message>
        <source>{card}, {kind}</source>
        <translation>{card}, {kind}</translation>
    </message>
    <message>
        <source>{at}, {terrain}, territory card</source>
        <extracomment>A territory card: {at} is its name.</extracomment>
        <translation>{at}, {terrain}, karta terytorium</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <extracomment>The same three for a card whose name says its kind.</extracomment>
        <translation>{card}, karta wybrana</translation>
    </message>
    <message>
        <source>{card}, to play</source>
        <translation>{card}, do zagrania</translation>
    </message>
    <message>
        <source>{card}, to drop</source>
        <translation>{card}, do odrzucenia</translation>
    </message>
    <message>
        <source>{card}, {kind}, chosen</source>
        <translation>{card}, {kind}, karta wybrana</translation>
    </message>
    <message>
        <source>{card}, {kind}, to play</source>
        <translation>{card}, {kind}, do zagrania</translation>
    </message>
    <message>
        <source>{card}, {kind}, to drop</source>
        <translation>{card}, {kind}, do odrzucenia</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points, territories: {territories}, parchments: {parchments}</source>
        <extracomment>A lord: the points, and how many territories.</extracomment>
        <translation>
            <numerusform>{name}: %n punkt, terytoria: {territories}, pergaminy: {parchments}</numerusform>
            <numerusform>{name}: %n punkty, terytoria: {territories}, pergaminy: {parchments}</numerusform>
            <numerusform>{name}: %n punktów, terytoria: {territories}, pergaminy: {parchments}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fief of {at}, %n territories, {strength} times {wealth}</source>
        <extracomment>A fief in the list of fiefs.</extracomment>
        <translation>
            <numerusform>Księstwo {at}, %n terytorium, {strength} razy {wealth}</numerusform>
            <numerusform>Księstwo {at}, %n terytoria, {strength} razy {wealth}</numerusform>
            <numerusform>Księstwo {at}, %n terytoriów, {strength} razy {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Twoja ręka, %n karta</numerusform>
            <numerusform>Twoja ręka, %n karty</numerusform>
            <numerusform>Twoja ręka, %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n territories</source>
        <extracomment>The land of a lord in the list of fiefs.</extracomment>
        <translation>
            <numerusform>{name}: %n terytorium</numerusform>
            <numerusform>{name}: %n terytoria</numerusform>
            <numerusform>{name}: %n terytoriów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free territories</source>
        <translation>
            <numerusform>%n wolne terytorium</numerusform>
            <numerusform>%n wolne terytoria</numerusform>
            <numerusform>%n wolnych terytoriów</numerusform>
        </translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Lords</source>
        <translation>Lordowie</translation>
    </message>
    <message>
        <source>Your parchments</source>
        <translation>Twoje pergaminy</translation>
    </message>
    <message>
        <source>Your buildings</source>
        <translation>Twoje budynki</translation>
    </message>
    <message>
        <source>Possible answers</source>
        <extracomment>The answers to a question, such as which resource a trading post produces.</extracomment>
        <translation>Możliwe odpowiedzi</translation>
    </message>
    <message>
        <source>Cards that are passed on</source>
        <extracomment>What is said about the cards that are passed on to a neighbor after each pick.</extracomment>
        <translation>Karty przekazywane dalej</translation>
    </message>
    <message>
        <source>Put the cursor there</source>
        <extracomment>What an action of a screen reader does with anything on the table.</extracomment>
        <translation>Przenieś tu kursor</translation>
    </message>
    <message>
        <source>Choose two cards.</source>
        <extracomment>Said after the name of a card of the own hand.</extracomment>
        <translation>Wybierz dwie karty.</translation>
    </message>
    <message>
        <source>Play one, drop one.</source>
        <extracomment>Said after the name of a card of the own hand: two cards are to be chosen.</extracomment>
        <translation>Jedną zagraj, jedną odrzuć.</translation>
    </message>
    <message>
        <source>Build or finish.</source>
        <extracomment>Said after the name of a building of one&apos;s own.</extracomment>
        <translation>Buduj albo zakończ.</translation>
    </message>
    <message>
        <source>Now the second tower.</source>
        <extracomment>The first territory of a sky tower is chosen.</extracomment>
        <translation>Teraz druga wieża.</translation>
    </message>
    <message numerus="yes">
        <source>%n places.</source>
        <extracomment>On how many territories a building can be put that is picked up.</extracomment>
        <translation>
            <numerusform>%n miejsce.</numerusform>
            <numerusform>%n miejsca.</numerusform>
            <numerusform>%n miejsc.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything that can be done here</source>
        <translation>Wszystko, co można tu zrobić</translation>
    </message>
    <message>
        <source>There is nothing more to say about it.</source>
        <extracomment>Said where a key asks for more about something, and there is no more.</extracomment>
        <translation>Nic więcej nie da się o tym powiedzieć.</translation>
    </message>
    <message>
        <source>{at}, {terrain}: {preview}</source>
        <extracomment>{target} is a territory to which a picked-up building may go, with what it would bring.</extracomment>
        <translation>{at}, {terrain}: {preview}</translation>
    </message>
    <message>
        <source>{at}, {terrain}: not yours</source>
        <extracomment>A territory to which a picked-up building may not go, with the reason in few words.</extracomment>
        <translation>{at}, {terrain}: nie twoje</translation>
    </message>
    <message>
        <source>{at}, {terrain}: a rabbit is there already</source>
        <translation>{at}, {terrain}: jest tam już królik</translation>
    </message>
    <message>
        <source>{at}, {terrain}: a building is there already</source>
        <translation>{at}, {terrain}: jest tam już budynek</translation>
    </message>
    <message>
        <source>{at}, {terrain}: the terrain does not suit</source>
        <translation>{at}, {terrain}: teren się nie nadaje</translation>
    </message>
    <message>
        <source>{at}, {terrain}: in the fief of the first tower</source>
        <translation>{at}, {terrain}: w księstwie pierwszej wieży</translation>
    </message>
    <message>
        <source>Fief of {at}: {strength} times {wealth} is {points}.</source>
        <extracomment>The harvest of a fief, by its first territory.</extracomment>
        <translation>Księstwo {at}: {strength} razy {wealth} to {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points.</source>
        <translation>
            <numerusform>{name} wygrywa, zdobywając %n punkt.</numerusform>
            <numerusform>{name} wygrywa, zdobywając %n punkty.</numerusform>
            <numerusform>{name} wygrywa, zdobywając %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <extracomment>{names} are at least two lords.</extracomment>
        <translation>{names} dzielą się zwycięstwem.</translation>
    </message>
    <message>
        <source>{card}: build it, or keep it?</source>
        <extracomment>Short questions about a camp.</extracomment>
        <translation>{card}: budujesz czy zostawiasz?</translation>
    </message>
    <message>
        <source>{card}: announce it, or keep it?</source>
        <translation>{card}: ogłaszasz czy zostawiasz?</translation>
    </message>
    <message>
        <source>{card}: build it before camp {number}?</source>
        <extracomment>Another lord has announced a camp with a higher {number}.</extracomment>
        <translation>{card}: budujesz przed obozem z numerem {number}?</translation>
    </message>
    <message>
        <source>{card}: which parchment of {name} do you copy?</source>
        <extracomment>{card} is a copying card, {name} the neighbor whose parchment it may copy.</extracomment>
        <translation>{card}: który pergamin kopiujesz ({name})?</translation>
    </message>
</context>
<context>
    <name>Bunny table</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runda {round} z {rounds}</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Eksploracja</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Budowa</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Zbiory</translation>
    </message>
    <message>
        <source>Parchments</source>
        <extracomment>A heading: the parchments of a lord.</extracomment>
        <translation>Pergaminy</translation>
    </message>
    <message>
        <source>All lords pick cards at the same time, reveal and play them, and pass their hands on.</source>
        <translation>Wszyscy lordowie jednocześnie wybierają karty, odkrywają je i zagrywają, a resztę przekazują dalej.</translation>
    </message>
    <message>
        <source>Camps are asked for one by one, the lowest number first: build or keep.</source>
        <translation>O obozy gra pyta po kolei, od najniższego numeru: zbudować czy zostawić na później.</translation>
    </message>
    <message>
        <source>Build on your territories whatever you like, or keep it for a later round.</source>
        <translation>Zbuduj na swoich terytoriach, co chcesz, albo zostaw to na późniejszą rundę.</translation>
    </message>
    <message>
        <source>Every trading post gets its resource for the coming harvest.</source>
        <translation>Każda faktoria uniwersalna dostaje surowiec na najbliższe zbiory.</translation>
    </message>
    <message>
        <source>All parchments are face up: copying cards choose what they count as.</source>
        <translation>Wszystkie pergaminy są odkryte: karty kopiujące wybierają, czym się stają.</translation>
    </message>
    <message>
        <source>The game is over, and everything is counted.</source>
        <translation>Gra się skończyła i wszystko jest policzone.</translation>
    </message>
    <message>
        <source>Every fief yields its strength times its wealth: towers times resources.</source>
        <translation>Każde księstwo daje siłę razy bogactwo, czyli wieże razy surowce.</translation>
    </message>
    <message>
        <source>Choose two cards of your hand to play.</source>
        <translation>Wybierz z ręki dwie karty do zagrania.</translation>
    </message>
    <message>
        <source>Choose one more card.</source>
        <translation>Wybierz jeszcze jedną kartę.</translation>
    </message>
    <message>
        <source>Choose one card to play and one to drop, face down.</source>
        <translation>Wybierz jedną kartę do zagrania i jedną do odrzucenia obrazkiem do dołu.</translation>
    </message>
    <message>
        <source>Now choose the card to drop.</source>
        <translation>Teraz wybierz kartę do odrzucenia.</translation>
    </message>
    <message>
        <source>Now choose the card to play.</source>
        <translation>Teraz wybierz kartę do zagrania.</translation>
    </message>
    <message>
        <source>Both cards are chosen. Confirm, or choose again.</source>
        <translation>Obie karty są wybrane. Zatwierdź albo wybierz inaczej.</translation>
    </message>
    <message>
        <source>&amp;Confirm both</source>
        <extracomment>A button that ends a pick of two cards.</extracomment>
        <translation>&amp;Zatwierdź obie</translation>
    </message>
    <message>
        <source>play</source>
        <extracomment>A mark on a chosen card: it will be played.</extracomment>
        <translation>zagraj</translation>
    </message>
    <message>
        <source>drop</source>
        <extracomment>A mark on a chosen card: it will be dropped, out of the game.</extracomment>
        <translation>odrzuć</translation>
    </message>
    <message>
        <source>The rest goes to the right neighbor: {name}</source>
        <translation>Resztę dostaje sąsiad z prawej: {name}</translation>
    </message>
    <message>
        <source>The rest goes to the left neighbor: {name}</source>
        <translation>Resztę dostaje sąsiad z lewej: {name}</translation>
    </message>
    <message>
        <source>Your next hand comes from: {name}</source>
        <translation>Następne karty dostaniesz od sąsiada: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n picks are left in this round.</source>
        <translation>
            <numerusform>W tej rundzie został %n wybór.</numerusform>
            <numerusform>W tej rundzie zostały %n wybory.</numerusform>
            <numerusform>W tej rundzie zostało %n wyborów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cards are picked. The others still choose.</source>
        <translation>Masz już wybrane karty. Inni jeszcze wybierają.</translation>
    </message>
    <message>
        <source>Only computers play: no hand is shown.</source>
        <extracomment>On the table, where only computers play.</extracomment>
        <translation>Grają same komputery: niczyich kart nie widać.</translation>
    </message>
    <message>
        <source>{name}, it is your turn to look.</source>
        <extracomment>{name} is a player who shares the screen with others and is to look at hidden cards.</extracomment>
        <translation>{name}, twoja kolej, żeby spojrzeć.</translation>
    </message>
    <message>
        <source>All cards are covered. Show yours when nobody else is looking.</source>
        <translation>Wszystkie karty są zakryte. Pokaż swoje, gdy nikt inny nie patrzy.</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <extracomment>A button that shows a hand on a shared screen.</extracomment>
        <translation>&amp;Pokaż moje karty</translation>
    </message>
    <message>
        <source>covered card</source>
        <extracomment>A card whose front a player may not see.</extracomment>
        <translation>zakryta karta</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n cards.</source>
        <translation>
            <numerusform>{name} ma w ręce %n kartę.</numerusform>
            <numerusform>{name} ma w ręce %n karty.</numerusform>
            <numerusform>{name} ma w ręce %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n parchments, face down.</source>
        <translation>
            <numerusform>{name}: %n pergamin, obrazkiem do dołu.</numerusform>
            <numerusform>{name}: %n pergaminy, obrazkiem do dołu.</numerusform>
            <numerusform>{name}: %n pergaminów, obrazkiem do dołu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing further can be taken back, because hidden cards have been seen since.</source>
        <translation>Dalej cofnąć nie można, bo od tego czasu pokazano zakryte karty.</translation>
    </message>
    <message>
        <source>Taken back to the moment after the last hidden cards were seen.</source>
        <translation>Cofnięto do chwili po ostatnim pokazaniu zakrytych kart.</translation>
    </message>
    <message>
        <source>Build what you like, then finish building.</source>
        <translation>Zbuduj, co chcesz, a potem zakończ budowę.</translation>
    </message>
    <message>
        <source>&amp;Finish building</source>
        <extracomment>A button: the lord builds nothing more in this round.</extracomment>
        <translation>Zakończ &amp;budowę</translation>
    </message>
    <message>
        <source>You have nothing to build.</source>
        <translation>Nie masz nic do zbudowania.</translation>
    </message>
    <message>
        <source>Choose a territory of another fief for the second tower.</source>
        <extracomment>The first territory of a sky tower is chosen, the second one is wanted.</extracomment>
        <translation>Dla drugiej wieży wybierz terytorium innego księstwa.</translation>
    </message>
    <message numerus="yes">
        <source>%n buildings are waiting.</source>
        <translation>
            <numerusform>Czeka %n budynek.</numerusform>
            <numerusform>Czekają %n budynki.</numerusform>
            <numerusform>Czeka %n budynków.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: build it on an unoccupied territory, or keep it for later?</source>
        <translation>{card}: budujesz go na niezajętym terytorium czy zostawiasz na później?</translation>
    </message>
    <message>
        <source>{card}: a lower camp may go first. Announce yours, or keep it for later?</source>
        <translation>{card}: niższy obóz może mieć pierwszeństwo. Ogłaszasz swój czy zostawiasz na później?</translation>
    </message>
    <message>
        <source>{name} announces camp {number}. Do you build yours before it? {card}</source>
        <extracomment>{number} is the number of a camp of {name}.</extracomment>
        <translation>{name} ogłasza obóz z numerem {number}. Czy budujesz swój przed nim? {card}</translation>
    </message>
    <message>
        <source>Your camp is announced. Do you build it now, or keep it? {card}</source>
        <translation>Twój obóz jest ogłoszony. Budujesz go teraz czy zostawiasz? {card}</translation>
    </message>
    <message>
        <source>{card}: which parchment of your right neighbor ({name}) do you copy?</source>
        <extracomment>{card} is a copying card, {name} the neighbor whose parchment it may copy.</extracomment>
        <translation>{card}: który pergamin sąsiada z prawej ({name}) kopiujesz?</translation>
    </message>
    <message>
        <source>{card}: which parchment of your left neighbor ({name}) do you copy?</source>
        <translation>{card}: który pergamin sąsiada z lewej ({name}) kopiujesz?</translation>
    </message>
    <message>
        <source>{name} takes {at}. This lord loses a camp: {loser}.</source>
        <translation>{name} zajmuje {at}. Obóz traci: {loser}.</translation>
    </message>
    <message>
        <source>{name} keeps {at}, and the camp there is removed.</source>
        <translation>{name} zatrzymuje {at}, a obóz znika.</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>Z&amp;buduj</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Z&amp;ostaw</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <translation>O&amp;głoś</translation>
    </message>
    <message>
        <source>What does your trading post on {at} produce in this round?</source>
        <translation>Co w tej rundzie produkuje twoja faktoria uniwersalna na {at}?</translation>
    </message>
    <message>
        <source>new to this fief</source>
        <extracomment>A mark behind the choice that makes a fief the richest.</extracomment>
        <translation>nowość w tym księstwie</translation>
    </message>
    <message>
        <source>this fief has it already</source>
        <translation>to księstwo już to ma</translation>
    </message>
    <message>
        <source>All picks are turned up and played.</source>
        <translation>Wszystkie wybrane karty zostają odkryte i zagrane.</translation>
    </message>
    <message>
        <source>{name} takes {at}.</source>
        <translation>{name} zajmuje {at}.</translation>
    </message>
    <message>
        <source>{name} plays Provisions and draws two cards.</source>
        <translation>{name} zagrywa Zaopatrzenie i dobiera dwie karty.</translation>
    </message>
    <message>
        <source>Harvest of round {round}.</source>
        <translation>Zbiory w rundzie {round}.</translation>
    </message>
    <message>
        <source>{towers} × {kinds} = {points}</source>
        <extracomment>Towers are counted, then kinds of resources, then the product is shown.</extracomment>
        <translation>{towers} × {kinds} = {points}</translation>
    </message>
    <message>
        <source>Fief of {at}: strength {strength} times wealth {wealth} is {points}.</source>
        <translation>Księstwo {at}: siła {strength} razy bogactwo {wealth} to {points}.</translation>
    </message>
    <message>
        <source>Fief of {at}: no points yet.</source>
        <translation>Księstwo {at}: na razie bez punktów.</translation>
    </message>
    <message>
        <source>Now the parchments are turned up and counted.</source>
        <translation>Teraz pergaminy zostają odkryte i policzone.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {card}: %n points, {total} in all.</source>
        <extracomment>{card} is a parchment, {total} the points of the lord with it.</extracomment>
        <translation>
            <numerusform>{name}, {card}: %n punkt, razem {total}.</numerusform>
            <numerusform>{name}, {card}: %n punkty, razem {total}.</numerusform>
            <numerusform>{name}, {card}: %n punktów, razem {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points and is Big Ears!</source>
        <translation>
            <numerusform>{name} wygrywa, zdobywając %n punkt, i zostaje władcą królików!</numerusform>
            <numerusform>{name} wygrywa, zdobywając %n punkty, i zostaje władcą królików!</numerusform>
            <numerusform>{name} wygrywa, zdobywając %n punktów, i zostaje władcą królików!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n points each!</source>
        <extracomment>{names} are at least two lords.</extracomment>
        <translation>
            <numerusform>{names} dzielą się zwycięstwem: każdy ma %n punkt!</numerusform>
            <numerusform>{names} dzielą się zwycięstwem: każdy ma %n punkty!</numerusform>
            <numerusform>{names} dzielą się zwycięstwem: każdy ma %n punktów!</numerusform>
        </translation>
    </message>
    <message>
        <source>Big Ears</source>
        <extracomment>The title of the winner, shown below the name and in lists of results.</extracomment>
        <translation>Władca królików</translation>
    </message>
</context>
<context>
    <name>Bunny terrains</name>
    <message>
        <source>sea</source>
        <translation>morze</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>las</translation>
    </message>
    <message>
        <source>field</source>
        <extracomment>Where carrots grow.</extracomment>
        <translation>pole</translation>
    </message>
    <message>
        <source>plains</source>
        <translation>równina</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>góry</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>A territory with a city that is printed on the board.</extracomment>
        <translation>miasto</translation>
    </message>
</context>
<context>
    <name>Bunny tutorial</name>
    <message>
        <source>Five short lessons, to play in order or one at a time. You can stop whenever you like and continue later; your games are not affected.</source>
        <translation>Pięć krótkich lekcji, po kolei albo każda osobno. Możesz przerwać w każdej chwili i wrócić później; twoje gry pozostają bez zmian.</translation>
    </message>
    <message>
        <source>Wait a moment: the others are choosing.</source>
        <translation>Chwileczkę: pozostali wybierają.</translation>
    </message>
    <message>
        <source>Watch what happens on the table.</source>
        <translation>Zobacz, co dzieje się na stole.</translation>
    </message>
</context>
<context>
    <name>BunnyPage</name>
    <message>
        <source>saved</source>
        <translation>zapisano</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>zapisywanie…</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dwóch następców</translation>
    </message>
    <message>
        <source>Bunny Kingdom</source>
        <translation>Królestwo królików</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nie zapisano</translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>Niczego nie cofnięto.</translation>
    </message>
    <message>
        <source>Take back everything done in this turn</source>
        <translation>Cofnij wszystko, co zrobiono w tej turze</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Niczego jeszcze nie zrobiono.</translation>
    </message>
    <message>
        <source>Cards have been passed on or revealed, so nothing can be undone.</source>
        <translation>Karty zostały już przekazane lub odkryte, więc niczego nie można cofnąć.</translation>
    </message>
</context>
<context>
    <name>BunnyReplay</name>
    <message>
        <source>Chronicle: choose an entry to go there</source>
        <translation>Kronika: wybierz wpis, by tam przejść</translation>
    </message>
    <message>
        <source>Round {round}, action {done} of {last}</source>
        <translation>Runda {round}, akcja {done} z {last}</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Powtórka: {game}</translation>
    </message>
    <message>
        <source>The game is over here: go back a few actions.</source>
        <translation>Tu gra jest już skończona: cofnij się o kilka akcji.</translation>
    </message>
    <message>
        <source>{lord} gave up.</source>
        <translation>{lord} poddaje się.</translation>
    </message>
</context>
<context>
    <name>BunnyReview</name>
    <message numerus="yes">
        <source>The review is ready: %n pick(s) to look at.</source>
        <translation>
            <numerusform>Analiza jest gotowa: %n wybór do obejrzenia.</numerusform>
            <numerusform>Analiza jest gotowa: %n wybory do obejrzenia.</numerusform>
            <numerusform>Analiza jest gotowa: %n wyborów do obejrzenia.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pick is listed.</source>
        <translation>Na liście nie ma żadnego wyboru.</translation>
    </message>
    <message>
        <source>Picks with clearly better cards in the hand, judged like hints: each card by itself, by what it would bring at once, as if nothing else changed.</source>
        <translation>Wybory, przy których na ręce były wyraźnie lepsze karty. Ocena jest taka jak przy podpowiedziach: każda karta osobno, według tego, co dałaby od razu, jakby nic innego się nie zmieniało.</translation>
    </message>
    <message>
        <source>Review: {game}</source>
        <translation>Analiza: {game}</translation>
    </message>
    <message>
        <source>Reviewing…</source>
        <translation>Analizuję…</translation>
    </message>
    <message>
        <source>No pick had clearly better cards beside it.</source>
        <translation>Przy żadnym wyborze nie było na ręce wyraźnie lepszych kart.</translation>
    </message>
</context>
<context>
    <name>BunnyShortcutsDialog</name>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Go between hand or buildings, map, lords and parchments</source>
        <translation>Między kartami lub budynkami, planszą, lordami i pergaminami</translation>
    </message>
    <message>
        <source>Move within an area</source>
        <translation>Poruszaj się w obrębie obszaru</translation>
    </message>
    <message>
        <source>To the first or the last one of an area</source>
        <translation>Do pierwszej lub ostatniej rzeczy obszaru</translation>
    </message>
    <message>
        <source>Choose a card, pick up, put down</source>
        <translation>Wybierz kartę, podnieś, połóż</translation>
    </message>
    <message>
        <source>Show your cards behind the curtain</source>
        <translation>Pokaż swoje karty za zasłoną</translation>
    </message>
    <message>
        <source>Put back what you have picked up</source>
        <translation>Odłóż to, co podniesione</translation>
    </message>
    <message>
        <source>Next or previous territory where it can go</source>
        <translation>Następne lub poprzednie terytorium, gdzie pasuje</translation>
    </message>
    <message>
        <source>Say more about it, line by line</source>
        <translation>Powiedz więcej, wiersz po wierszu</translation>
    </message>
    <message>
        <source>Show or hide the chronicle</source>
        <translation>Pokaż lub ukryj kronikę</translation>
    </message>
    <message>
        <source>From the table to its outline, and back</source>
        <translation>Ze stołu do jego listy i z powrotem</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Przybliż, oddal, dopasuj</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Przeanalizuj grę</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Previous pick, next pick</source>
        <translation>Poprzedni wybór, następny wybór</translation>
    </message>
    <message>
        <source>Mark the better pick</source>
        <translation>Zaznacz lepszy wybór</translation>
    </message>
    <message>
        <source>Mark the pick that was made</source>
        <translation>Zaznacz twój wybór</translation>
    </message>
    <message>
        <source>Watch from here</source>
        <translation>Oglądaj stąd</translation>
    </message>
</context>
<context>
    <name>BunnyTutorial</name>
    <message>
        <source>Tutorial · Bunny Kingdom</source>
        <translation>Samouczek · Królestwo królików</translation>
    </message>
</context>
<context>
    <name>CataloguePage</name>
    <message>
        <source>Printed li&amp;ke this</source>
        <translation>&amp;Tak wydrukowano</translation>
    </message>
    <message>
        <source>&amp;Tile as in the program</source>
        <translation>&amp;Kafelek jak w programie</translation>
    </message>
    <message>
        <source>&amp;All as in the program</source>
        <translation>&amp;Wszystko jak w programie</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importuj…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>Roads from your ta&amp;ble</source>
        <translation>Drogi z twojego &amp;stołu</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Wszystkie kafelki</translation>
    </message>
    <message>
        <source>Building on this tile</source>
        <translation>Budynek na tym kafelku</translation>
    </message>
    <message>
        <source>{resource}: one less</source>
        <translation>{resource}: o jeden mniej</translation>
    </message>
    <message>
        <source>{resource}: one more</source>
        <translation>{resource}: o jeden więcej</translation>
    </message>
    <message>
        <source>Click an edge to draw a road, a resource to raise the cost. New games use this catalogue; games that have begun keep theirs.</source>
        <translation>Kliknij krawędź, aby narysować drogę, albo zasób, aby podnieść koszt. Nowe gry używają tego katalogu; rozpoczęte zachowują swój.</translation>
    </message>
    <message>
        <source>Nothing new: draw roads while you score a game or play Henry.</source>
        <translation>Nic nowego: narysuj drogi, licząc grę albo grając przeciw Henrykowi.</translation>
    </message>
    <message>
        <source>The tiles of your box</source>
        <translation>Kafelki z twojego pudełka</translation>
    </message>
    <message>
        <source>Large tile: arrows draw roads</source>
        <translation>Duży kafelek: strzałki rysują drogi</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) differ from the program&apos;s</source>
        <translation>
            <numerusform>%n kafelek różni się od tych w programie</numerusform>
            <numerusform>%n kafelki różnią się od tych w programie</numerusform>
            <numerusform>%n kafelków różni się od tych w programie</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}, differs from the program&apos;s</source>
        <translation>{tile}, różni się od programu</translation>
    </message>
    <message>
        <source>{source}; in the program: {value}</source>
        <translation>{source}; w programie: {value}</translation>
    </message>
    <message>
        <source>Noted. Next: {tile}</source>
        <translation>Zanotowano. Następny: {tile}</translation>
    </message>
    <message>
        <source>The program has no such tile.</source>
        <translation>Program nie ma takiego kafelka.</translation>
    </message>
    <message>
        <source>As in the program</source>
        <translation>Jak w programie</translation>
    </message>
    <message numerus="yes">
        <source>The roads of %n tile(s) were taken over.</source>
        <translation>
            <numerusform>Przejęto drogi %n kafelka.</numerusform>
            <numerusform>Przejęto drogi %n kafelków.</numerusform>
            <numerusform>Przejęto drogi %n kafelków.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a catalogue</source>
        <translation>Import katalogu</translation>
    </message>
    <message>
        <source>Catalogues (*.json)</source>
        <translation>Katalogi (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Reading the catalogue…</source>
        <translation>Odczytywanie katalogu…</translation>
    </message>
    <message>
        <source>tiles of my box</source>
        <translation>kafelki z mojego pudełka</translation>
    </message>
    <message>
        <source>Export the catalogue</source>
        <translation>Eksport katalogu</translation>
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
    <name>Changes</name>
    <message>
        <source>Version {version}, {day}</source>
        <translation>Wersja {version}, {day}</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nowości</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Zmiany</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Poprawki</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Usunięte</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Warto wiedzieć</translation>
    </message>
</context>
<context>
    <name>ChangesDialog</name>
    <message>
        <source>What is new</source>
        <translation>Co nowego</translation>
    </message>
    <message>
        <source>This is version {version}.</source>
        <translation>To jest wersja {version}.</translation>
    </message>
    <message>
        <source>The Two Heirs has been updated to version {version}. Your games and settings are as you left them.</source>
        <translation>Gra „Dwóch następców” została zaktualizowana do wersji {version}. Twoje gry i ustawienia pozostały bez zmian.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
</context>
<context>
    <name>ChooseGameDialog</name>
    <message>
        <source>Which game?</source>
        <translation>Która gra?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>Chronicle</source>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>{heir} took {tile}</source>
        <translation>{heir} bierze {tile}</translation>
    </message>
    <message numerus="yes">
        <source>New in the royal reserve: {tile}; %n tiles left in the supply</source>
        <extracomment>{tile} is the nominative; %n is how many tiles are left in the supply.</extracomment>
        <translation>
            <numerusform>Nowe w królewskiej rezerwie: {tile}; we wspólnym stosie został %n kafelek</numerusform>
            <numerusform>Nowe w królewskiej rezerwie: {tile}; we wspólnym stosie zostały %n kafelki</numerusform>
            <numerusform>Nowe w królewskiej rezerwie: {tile}; we wspólnym stosie zostało %n kafelków</numerusform>
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
        <source>{heir} struck the Camp at {cell} to take another tile</source>
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
        <source>{heir} ended the turn; %n discounts were lost</source>
        <extracomment>%n is how many discounts the player had not used; they are lost.</extracomment>
        <translation>
            <numerusform>{heir} kończy turę; przepada %n zniżka</numerusform>
            <numerusform>{heir} kończy turę; przepadają %n zniżki</numerusform>
            <numerusform>{heir} kończy turę; przepada %n zniżek</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} to play</source>
        <extracomment>The turn of this player begins.</extracomment>
        <translation>Teraz gra {heir}</translation>
    </message>
    <message>
        <source>{heir}&apos;s last turn</source>
        <extracomment>The last turn of this player begins, but not of the game.</extracomment>
        <translation>Teraz gra po raz ostatni {heir}</translation>
    </message>
    <message>
        <source>{heir} to play: the last turn of the game</source>
        <translation>Teraz gra {heir} – to ostatnia tura gry</translation>
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
        <source>Top of the supply: {resource}. The first tile from the shield matches, so Henry takes it</source>
        <extracomment>{resource} is the terrain on top of the supply as a resource, in the nominative.</extracomment>
        <translation>Na wierzchu wspólnego stosu: {resource}. Pierwszy kafelek od tarczy pasuje, więc Henryk go bierze</translation>
    </message>
    <message>
        <source>Top of the supply: {resource}. Henry passes over {tiles} and takes the first match</source>
        <extracomment>{tiles} are the tiles that do not match, one accusative or more.</extracomment>
        <translation>Na wierzchu wspólnego stosu: {resource}. Henryk pomija {tiles} i bierze pierwszy pasujący kafelek</translation>
    </message>
    <message>
        <source>Top of the supply: {resource}. No tile in the royal reserve matches, so Henry takes the first from the shield</source>
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
        <source>{heir} placed {tile} at {cell}: going clockwise around {centre}, this is the first empty cell where it joins a road (rule A)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} kładzie {tile} na {cell}: licząc wokół {centre} zgodnie z ruchem wskazówek zegara, to pierwsze puste pole, na którym kafelek łączy się z drogą (zasada A)</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}: it can&apos;t join a road, and going clockwise around {centre}, this is the first empty cell where it blocks one (rule B)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} kładzie {tile} na {cell}: z żadną drogą nie da się połączyć, a licząc wokół {centre} zgodnie z ruchem wskazówek zegara, to pierwsze puste pole, na którym kafelek blokuje drogę (zasada B)</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}: no road can be joined or blocked, so it goes to the first empty cell clockwise around {centre} (rule C)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} kładzie {tile} na {cell}: żadnej drogi nie da się przedłużyć ani zablokować, więc kafelek trafia na pierwsze puste pole wokół {centre}, licząc zgodnie z ruchem wskazówek zegara (zasada C)</translation>
    </message>
    <message>
        <source>{heir} found no empty cell around {centre} and removed {tile} from the game (rule D)</source>
        <extracomment>{tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} nie znajduje pustego pola wokół {centre} i usuwa {tile} z gry (zasada D)</translation>
    </message>
    <message numerus="yes">
        <source>The top treasure of the pile goes to {cell} – {treasure} (%n more left)</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;; %n is how many treasures are left on the pile.</extracomment>
        <translation>
            <numerusform>Wierzchni skarb ze stosu trafia na {cell} – {treasure} (został jeszcze %n)</numerusform>
            <numerusform>Wierzchni skarb ze stosu trafia na {cell} – {treasure} (zostały jeszcze %n)</numerusform>
            <numerusform>Wierzchni skarb ze stosu trafia na {cell} – {treasure} (zostało jeszcze %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>The treasure at {cell} is removed, thanks to the tiles at {cells} – {treasure}</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;; {cells} is one cell or more: &quot;M13 and N13&quot;.</extracomment>
        <translation>Skarb na {cell} zostaje usunięty dzięki kafelkom na {cells} – {treasure}</translation>
    </message>
    <message>
        <source>{heir} moved the troop with this cross ({resource}) to {cell}: it blocks the tile</source>
        <extracomment>{heir} is Henry; {resource} is the terrain of the tile, in the nominative.</extracomment>
        <translation>{heir} przesuwa na {cell} oddział z krzyżykiem ({resource}), który blokuje ten kafelek</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}</source>
        <extracomment>{heir} is Henry; {tile} is the accusative: &quot;Henry placed the Mill at M13&quot;.</extracomment>
        <translation>{heir} kładzie {tile} na {cell}</translation>
    </message>
    <message>
        <source>{heir} moved a troop to {cell}</source>
        <extracomment>{heir} is Henry.</extracomment>
        <translation>{heir} przesuwa oddział na {cell}</translation>
    </message>
    <message>
        <source>A treasure goes to {cell}</source>
        <translation>Skarb trafia na {cell}</translation>
    </message>
    <message>
        <source>The treasure at {cell} is removed</source>
        <translation>Skarb na {cell} zostaje usunięty</translation>
    </message>
    <message>
        <source>Turn {turn}: {heir}</source>
        <extracomment>The heading of a turn; {heir} is the name of a player, in the nominative.</extracomment>
        <translation>Tura {turn}: {heir}</translation>
    </message>
    <message>
        <source>{heir} gives up</source>
        <extracomment>The entry when a player gives the game up.</extracomment>
        <translation>{heir} poddaje się</translation>
    </message>
    <message>
        <source>Continues the game “{game}” from turn {turn}</source>
        <extracomment>{game} is the title of another game, or who played it: &quot;Anna and Boris&quot;.</extracomment>
        <translation>Ciąg dalszy gry „{game}” od tury {turn}</translation>
    </message>
    <message>
        <source>Recovered from “{game}”, intact up to turn {turn}</source>
        <extracomment>{game} is the name of a damaged file; what was played in it can be used up to that turn.</extracomment>
        <translation>Odzyskano z gry „{game}”, bez błędów do tury {turn}</translation>
    </message>
</context>
<context>
    <name>ChronicleModel</name>
    <message>
        <source>{entry} (shown now)</source>
        <translation>{entry} (teraz widoczne)</translation>
    </message>
    <message>
        <source>{entry} (still to come)</source>
        <translation>{entry} (jeszcze przed nami)</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>The game is being saved…</source>
        <translation>Gra jest zapisywana…</translation>
    </message>
    <message>
        <source>The disk is responding slowly.</source>
        <translation>Dysk odpowiada powoli.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Nie czekaj dłużej</translation>
    </message>
    <message>
        <source>The disk is not responding.</source>
        <translation>Dysk nie odpowiada.</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Wyjdź mimo to</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Zapisz gdzie indziej…</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>Not everything could be saved</source>
        <translation>Nie wszystko udało się zapisać</translation>
    </message>
    <message>
        <source>{fault} If you quit now, what is new in {file} will be lost.</source>
        <translation>{fault} Jeśli teraz zakończysz, przepadnie to, co nowe w {file}.</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Nie udało się zapisać gry</translation>
    </message>
    <message>
        <source>{fault} If you quit now, your latest actions will be lost.</source>
        <translation>{fault} Jeśli teraz wyjdziesz, ostatnie akcje przepadną.</translation>
    </message>
    <message>
        <source>Another game could not be saved</source>
        <translation>Nie udało się zapisać innej gry</translation>
    </message>
    <message>
        <source>{fault} If you quit now, the latest actions in “{game}” will be lost.</source>
        <translation>{fault} Jeśli teraz wyjdziesz, przepadną ostatnie akcje w grze „{game}”.</translation>
    </message>
</context>
<context>
    <name>ComputerChoices</name>
    <message>
        <source>O&amp;pponent</source>
        <translation>&amp;Przeciwnik</translation>
    </message>
    <message numerus="yes">
        <source>Judging by your results, you would win %n of 10 games.</source>
        <translation>
            <numerusform>Według twoich wyników wygrasz %n z 10 gier.</numerusform>
            <numerusform>Według twoich wyników wygrasz %n z 10 gier.</numerusform>
            <numerusform>Według twoich wyników wygrasz %n z 10 gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best match for you: {opponent}.</source>
        <translation>Najlepszy przeciwnik dla ciebie: {opponent}.</translation>
    </message>
    <message>
        <source>Suggested until you have results.</source>
        <translation>Propozycja, dopóki nie masz wyników.</translation>
    </message>
    <message>
        <source>The best match for you.</source>
        <translation>Najlepszy przeciwnik dla ciebie.</translation>
    </message>
    <message>
        <source>Its rating: {strength}.</source>
        <translation>Jego ranking: {strength}.</translation>
    </message>
    <message>
        <source>Its rating: {strength}, yours: {own}.</source>
        <translation>Jego ranking: {strength}, twój: {own}.</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Your game is safe: it is saved after every action. If something looks wrong, restart the program. The report below is not sent anywhere; read it, and if you like, copy or save it and send it to the developers.</source>
        <translation>Twoja gra jest bezpieczna: program zapisuje ją po każdej akcji. Jeśli coś wygląda nie tak, zamknij program i uruchom go ponownie. Poniższy raport nie jest nigdzie wysyłany: przeczytaj go, a jeśli chcesz, skopiuj go lub zapisz i wyślij autorom programu.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Zapisz raport</translation>
    </message>
    <message>
        <source>The report could not be saved</source>
        <translation>Nie udało się zapisać raportu</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Szczegóły</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
</context>
<context>
    <name>DuplicateGames</name>
    <message>
        <source>This game has moved on</source>
        <translation>Ta gra jest już dalej</translation>
    </message>
    <message>
        <source>There are two versions of this game</source>
        <translation>Ta gra ma dwie wersje</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Open the file as a second game</source>
        <translation>Otwórz plik jako drugą grę</translation>
    </message>
    <message>
        <source>Continue your game</source>
        <translation>Graj dalej w swoją grę</translation>
    </message>
    <message>
        <source>Both are the same up to turn {shared}. Since then your game has reached turn {kept}; the one in the file was played differently and has reached turn {found}.</source>
        <translation>Do tury {shared} obie są takie same. Potem twoja gra doszła do tury {kept}, a ta z pliku, rozegrana inaczej, do tury {found}.</translation>
    </message>
    <message>
        <source>Your game is already at turn {kept}; the file is at turn {found}.</source>
        <translation>Twoja gra doszła do tury {kept}, a plik zatrzymał się na turze {found}.</translation>
    </message>
    <message>
        <source>Both are at turn {kept}, but your game is a few actions ahead.</source>
        <translation>Obie są w turze {kept}, ale twoja gra jest o kilka akcji dalej.</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>From now on, show points on lit cells (P)</source>
        <translation>Od teraz punkty na podświetlonych polach (P)</translation>
    </message>
    <message>
        <source>Lit cells can show how many points you would get there.</source>
        <translation>Podświetlone pola mogą pokazywać, ile punktów tam zdobędziesz.</translation>
    </message>
</context>
<context>
    <name>EndTurnDialog</name>
    <message>
        <source>End the turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>End the turn?</source>
        <translation>Zakończyć turę?</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zakończ &amp;turę</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more tiles to discard.</source>
        <translation>
            <numerusform>Wybierz jeszcze %n kafelek do odrzucenia.</numerusform>
            <numerusform>Wybierz jeszcze %n kafelki do odrzucenia.</numerusform>
            <numerusform>Wybierz jeszcze %n kafelków do odrzucenia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have marked %n tile(s) too many.</source>
        <translation>
            <numerusform>Zaznaczono o %n kafelek za dużo.</numerusform>
            <numerusform>Zaznaczono o %n kafelki za dużo.</numerusform>
            <numerusform>Zaznaczono o %n kafelków za dużo.</numerusform>
        </translation>
    </message>
    <message>
        <source>To be discarded: {tiles}.</source>
        <translation>Do odrzucenia: {tiles}.</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Nothing was entered yet.</source>
        <translation>Nic jeszcze nie wpisano.</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Nic nie cofnięto.</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Cofnięto</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Ponowiono</translation>
    </message>
    <message>
        <source>Saved to {file}</source>
        <translation>Zapisano w {file}</translation>
    </message>
    <message>
        <source>Saving the file…</source>
        <translation>Zapisywanie pliku…</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>Nie udało się zapisać pliku</translation>
    </message>
    <message>
        <source>The printer cannot begin.</source>
        <translation>Drukarka nie może zacząć.</translation>
    </message>
</context>
<context>
    <name>FailedOpponentQuestion</name>
    <message>
        <source>I play for {player}</source>
        <translation>Gram za: {player}</translation>
    </message>
    <message>
        <source>{opponents} have stopped playing</source>
        <translation>Już nie grają: {opponents}</translation>
    </message>
    <message>
        <source>I play for all of them</source>
        <translation>Gram za wszystkich</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>{opponent} takes over</source>
        <translation>Dalej gra {opponent}</translation>
    </message>
    <message>
        <source>{opponent} has stopped playing</source>
        <translation>{opponent} już nie gra</translation>
    </message>
</context>
<context>
    <name>Far</name>
    <message>
        <source>What came from the other machine is no message of this game. It was left unread.</source>
        <translation>To, co przyszło z drugiego urządzenia, nie jest wiadomością tej gry. Nie zostało odczytane.</translation>
    </message>
    <message>
        <source>A message from the other machine is too large. It was left unread.</source>
        <translation>Wiadomość z drugiego urządzenia jest za duża. Nie została odczytana.</translation>
    </message>
    <message>
        <source>The other machine has a newer version of the program. Install it here, too.</source>
        <translation>Drugie urządzenie ma nowszą wersję programu. Zainstaluj ją także tutaj.</translation>
    </message>
    <message>
        <source>The other machine plays by another version of the rules. Install the same version of the program on both.</source>
        <translation>Drugie urządzenie gra według innej wersji zasad. Zainstaluj na obu tę samą wersję programu.</translation>
    </message>
    <message>
        <source>A message came from somebody who does not play this game. It was left unread.</source>
        <translation>Przyszła wiadomość od kogoś, kto nie gra w tę grę. Nie została odczytana.</translation>
    </message>
    <message>
        <source>Somebody else has joined this game already. Ask for another invitation.</source>
        <translation>Ktoś inny już dołączył do tej gry. Poproś o nowe zaproszenie.</translation>
    </message>
    <message>
        <source>The other machine sent a turn that is against the rules. Nothing was changed; the other one can take the turn back and play another.</source>
        <translation>Drugie urządzenie przysłało turę niezgodną z zasadami. Nic się nie zmieniło; druga osoba może cofnąć tę turę i rozegrać inną.</translation>
    </message>
    <message>
        <source>The two machines remember this game differently. Go on with the other machine&apos;s game, or begin a new one.</source>
        <translation>Oba urządzenia inaczej pamiętają tę grę. Kontynuuj grę z drugiego urządzenia albo zacznij nową.</translation>
    </message>
    <message>
        <source>The two machines set the game up differently. Install the same version of the program on both, and begin a new game.</source>
        <translation>Oba urządzenia inaczej przygotowały grę. Zainstaluj na obu tę samą wersję programu i zacznij nową grę.</translation>
    </message>
    <message>
        <source>The other machine chose its random number anew. Begin a new game.</source>
        <translation>Drugie urządzenie zmieniło swoją liczbę losową. Zacznij nową grę.</translation>
    </message>
    <message>
        <source>The other machine claims the game although your time is not up. Nothing was changed; you can play on.</source>
        <translation>Drugie urządzenie żąda wygranej, choć twój czas nie minął. Nic się nie zmieniło; możesz grać dalej.</translation>
    </message>
    <message>
        <source>This machine can&apos;t save the game now: {fault}. Nothing is sent until it can.</source>
        <extracomment>{fault} is what is wrong with the disk of this machine.</extracomment>
        <translation>To urządzenie nie może teraz zapisać gry: {fault}. Do tego czasu nic nie zostanie wysłane.</translation>
    </message>
    <message>
        <source>Waiting for somebody to join, since {time}.</source>
        <extracomment>{time} is a day and an hour.</extracomment>
        <translation>Czekamy, aż ktoś dołączy, od {time}.</translation>
    </message>
    <message>
        <source>Waiting for {name}&apos;s machine to begin, since {time}.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>Czekamy, aż zacznie drugie urządzenie ({name}), od {time}.</translation>
    </message>
    <message>
        <source>Waiting for {name}, since {time}.</source>
        <extracomment>{name} is a player, {time} a day and an hour.</extracomment>
        <translation>Czekamy na ruch: {name}, od {time}.</translation>
    </message>
    <message>
        <source>Waiting for {name}, who has not seen your last turn yet.</source>
        <translation>Czekamy na ruch: {name}. Twoja ostatnia tura nie została tam jeszcze wyświetlona.</translation>
    </message>
    <message>
        <source>It&apos;s your turn, since {time}.</source>
        <translation>Twoja kolej, od {time}.</translation>
    </message>
    <message>
        <source>{name} has given the game up.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>{name}: gra poddana.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra się skończyła.</translation>
    </message>
    <message numerus="yes">
        <source>{name} would like to take back the last %n turns.</source>
        <extracomment>{name} is a player; %n is a number of turns.</extracomment>
        <translation>
            <numerusform>{name} prosi o cofnięcie ostatniej tury.</numerusform>
            <numerusform>{name} prosi o cofnięcie ostatnich %n tur.</numerusform>
            <numerusform>{name} prosi o cofnięcie ostatnich %n tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have asked {name} to take a turn back.</source>
        <translation>Prośba o cofnięcie tury została wysłana: {name}.</translation>
    </message>
    <message>
        <source>{name} would rather not take the turn back.</source>
        <translation>{name} woli nie cofać tej tury.</translation>
    </message>
    <message>
        <source>{name} has agreed: the turn is taken back.</source>
        <translation>{name} się zgadza: tura została cofnięta.</translation>
    </message>
    <message>
        <source>The shared folder can&apos;t be used now: {fault}. The game waits.</source>
        <translation>Ze wspólnego folderu nie można teraz korzystać: {fault}. Gra czeka.</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>{name}, in a messenger: {words}</source>
        <extracomment>{name} is a player, {words} what was written in a program for messages.</extracomment>
        <translation>{name}, w komunikatorze: {words}</translation>
    </message>
    <message numerus="yes">
        <source>%n other games wait for you.</source>
        <extracomment>%n is a number of other games.</extracomment>
        <translation>
            <numerusform>Czeka na ciebie jeszcze jedna gra.</numerusform>
            <numerusform>Czekają na ciebie jeszcze %n gry.</numerusform>
            <numerusform>Czeka na ciebie jeszcze %n gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time used: {white} {white_time}, {blue} {blue_time}.</source>
        <extracomment>Two players and their times, such as 1:05:20.</extracomment>
        <translation>Zużyty czas: {white} {white_time}, {blue} {blue_time}.</translation>
    </message>
    <message>
        <source>Time used: {white} {white_time}, {blue} {blue_time}, of {limit} each.</source>
        <extracomment>Two players and their times, such as 1:05:20; {limit} is a time, such as 30 minutes.</extracomment>
        <translation>Zużyty czas: {white} {white_time}, {blue} {blue_time}; limit na osobę: {limit}.</translation>
    </message>
    <message>
        <source>Clock: {clock}.</source>
        <extracomment>{clock} is one of &quot;The time used is shown&quot; and &quot;30 minutes for each player in all&quot;.</extracomment>
        <translation>Zegar: {clock}.</translation>
    </message>
    <message>
        <source>Some tiles differ from those of this program: they are {name}&apos;s.</source>
        <extracomment>{name} is a player who invites to a game.</extracomment>
        <translation>Niektóre kafelki różnią się od kafelków tego programu: to wersja gracza {name}.</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <extracomment>{time} is a time, such as 5 minutes.</extracomment>
        <translation>Twój pozostały czas: {time}.</translation>
    </message>
    <message>
        <source>Your time is up: {name} may claim the game, or play on.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>Twój czas minął: {name} może zażądać wygranej albo grać dalej.</translation>
    </message>
    <message>
        <source>{name}&apos;s time is up: you may claim the game, or play on.</source>
        <translation>{name}: czas minął; możesz zażądać wygranej albo grać dalej.</translation>
    </message>
    <message>
        <source>{name} claims the game, but you have time left: end your turn in time.</source>
        <translation>{name} żąda wygranej, ale masz jeszcze czas: zakończ turę, zanim minie.</translation>
    </message>
    <message>
        <source>{name}&apos;s time was up, and you have claimed the game.</source>
        <translation>{name}: czas minął; wygrana należy do ciebie.</translation>
    </message>
    <message>
        <source>Your time was up, and {name} has claimed the game.</source>
        <translation>Twój czas minął, a wygranej zażądała druga osoba: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>%n is a number of seconds, minutes, hours or days.</extracomment>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n godzina</numerusform>
            <numerusform>%n godziny</numerusform>
            <numerusform>%n godzin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n dzień</numerusform>
            <numerusform>%n dni</numerusform>
            <numerusform>%n dni</numerusform>
        </translation>
    </message>
    <message>
        <source>{days}, {hours}</source>
        <extracomment>{hours} and {days} are texts such as 3 days.</extracomment>
        <translation>{days}, {hours}</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez zegara</translation>
    </message>
    <message>
        <source>The time used is shown</source>
        <translation>Zużyty czas jest pokazywany</translation>
    </message>
    <message>
        <source>{time} for each player in all</source>
        <extracomment>{time} is a time, such as 30 minutes.</extracomment>
        <translation>{time} dla każdej osoby na całą grę</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>druga osoba</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Wspólny folder: {folder}</translation>
    </message>
    <message>
        <source>The invitation lies in the folder</source>
        <translation>Zaproszenie leży w folderze</translation>
    </message>
    <message>
        <source>The other player opens “Two machines” in the Game menu, looks into the same folder, and joins. The game begins when this machine sees it; you will be told.

Folder: {folder}</source>
        <translation>Druga osoba otwiera „Dwa urządzenia” w menu Gra, zagląda do tego samego folderu i dołącza. Gra zacznie się, gdy to urządzenie to zobaczy; dostaniesz wiadomość.

Folder: {folder}</translation>
    </message>
    <message>
        <source>You have joined</source>
        <translation>Dołączasz do gry</translation>
    </message>
    <message>
        <source>The game begins as soon as {name}&apos;s machine has seen it and its answer is in the folder; you will be told.

Folder: {folder}</source>
        <translation>Gra zacznie się, gdy drugie urządzenie ({name}) to zobaczy i jego odpowiedź będzie w folderze; dostaniesz wiadomość.

Folder: {folder}</translation>
    </message>
    <message>
        <source>This installation can&apos;t play nearby: install the program by “pipx install &apos;twoheirs-qt[lan]&apos;”.</source>
        <translation>W tej instalacji nie da się grać w pobliżu: zainstaluj program poleceniem „pipx install &apos;twoheirs-qt[lan]&apos;”.</translation>
    </message>
    <message>
        <source>Nearby is switched off. Switch it on under “Two machines” to go on with this game.</source>
        <translation>Gra w pobliżu jest wyłączona. Włącz ją w „Dwa urządzenia”, aby kontynuować tę grę.</translation>
    </message>
    <message>
        <source>{name}&apos;s machine is not connected. The game goes on when both machines meet again.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>Drugie urządzenie ({name}) nie jest połączone. Gra potoczy się dalej, gdy oba urządzenia znów się spotkają.</translation>
    </message>
    <message>
        <source>Nearby can&apos;t be switched on: {fault}.</source>
        <translation>Nie można włączyć gry w pobliżu: {fault}.</translation>
    </message>
    <message>
        <source>Nearby</source>
        <translation>W pobliżu</translation>
    </message>
    <message>
        <source>Nearby: {name}</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>W pobliżu: {name}</translation>
    </message>
    <message>
        <source>a machine that was forgotten</source>
        <translation>zapomniane urządzenie</translation>
    </message>
    <message>
        <source>The invitation is open</source>
        <translation>Zaproszenie jest otwarte</translation>
    </message>
    <message>
        <source>Everybody nearby whose machine is connected with this one finds it under “Two machines” in the Game menu, and the first to join plays. You will be told when the game begins.</source>
        <translation>Każda osoba w pobliżu, której urządzenie jest połączone z tym, znajdzie je w „Dwa urządzenia” w menu Gra; zagra ta, która dołączy pierwsza. Dostaniesz wiadomość, gdy gra się zacznie.</translation>
    </message>
    <message>
        <source>Games far away need a mail program that is not installed. Install it with “pipx install deltachat-rpc-server”.</source>
        <translation>Gry na odległość wymagają programu pocztowego, który nie jest zainstalowany. Zainstaluj go poleceniem „pipx install deltachat-rpc-server”.</translation>
    </message>
    <message>
        <source>The folder of the account for games far away can&apos;t be opened. Check the disk. The game waits.</source>
        <translation>Nie można otworzyć folderu konta do gier na odległość. Sprawdź dysk. Gra czeka.</translation>
    </message>
    <message>
        <source>The mail program has ended. It is started again in a moment. Nothing is lost.</source>
        <translation>Program pocztowy się zakończył. Za chwilę zostanie uruchomiony ponownie. Nic nie przepadło.</translation>
    </message>
    <message>
        <source>Another program is using the account for games far away. Close it; then this one goes on by itself.</source>
        <translation>Inny program używa konta do gier na odległość. Zamknij go; wtedy ten sam wznowi działanie.</translation>
    </message>
    <message>
        <source>The mail server can&apos;t be reached now. What you play is sent as soon as it can.</source>
        <translation>Serwer poczty jest teraz nieosiągalny. To, co zagrasz, zostanie wysłane, gdy tylko będzie to możliwe.</translation>
    </message>
    <message>
        <source>The mail server can&apos;t be reached. Check the connection and the names of the servers, and try again.</source>
        <translation>Serwer poczty jest nieosiągalny. Sprawdź połączenie i nazwy serwerów, a potem spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The mail server refuses this address and password. Many providers want an app password, which you make in the settings of your mail account.</source>
        <translation>Serwer poczty odrzuca ten adres i hasło. Wielu dostawców wymaga hasła aplikacji, które tworzy się w ustawieniach konta pocztowego.</translation>
    </message>
    <message>
        <source>No relay has made an account for you. Try again later, or name another relay or a mail account of your own under “Advanced”.</source>
        <extracomment>A relay is a mail server that makes accounts for everybody.</extracomment>
        <translation>Żaden przekaźnik nie założył ci konta. Spróbuj później albo podaj w części „Zaawansowane” inny przekaźnik lub własne konto pocztowe.</translation>
    </message>
    <message>
        <source>This machine&apos;s disk is full. What you play is sent when there is room again.</source>
        <translation>Dysk tego urządzenia jest pełny. To, co zagrasz, zostanie wysłane, gdy znów będzie miejsce.</translation>
    </message>
    <message>
        <source>The mail server has not taken your last message yet. It goes out as soon as it does.</source>
        <translation>Serwer poczty nie przyjął jeszcze twojej ostatniej wiadomości. Zostanie wysłana, gdy tylko ją przyjmie.</translation>
    </message>
    <message>
        <source>The last message could not be sent. It is sent again soon.</source>
        <translation>Nie udało się wysłać ostatniej wiadomości. Wkrótce nastąpi kolejna próba.</translation>
    </message>
    <message>
        <source>This is no invitation. Copy the whole line that you were sent.</source>
        <translation>To nie jest zaproszenie. Skopiuj cały wiersz z otrzymanej wiadomości.</translation>
    </message>
    <message>
        <source>This is your own invitation. Send it to the person with whom you want to play.</source>
        <translation>To jest twoje własne zaproszenie. Wyślij je osobie, z którą chcesz grać.</translation>
    </message>
    <message>
        <source>This machine has no account for games far away any more. The game waits.</source>
        <translation>To urządzenie nie ma już konta do gier na odległość. Gra czeka.</translation>
    </message>
    <message>
        <source>You have blocked this person.</source>
        <translation>Ta osoba jest przez ciebie zablokowana.</translation>
    </message>
    <message>
        <source>Far away: {name}</source>
        <extracomment>{name} is a person.</extracomment>
        <translation>Na odległość: {name}</translation>
    </message>
    <message>
        <source>somebody</source>
        <extracomment>A person whose name is not known.</extracomment>
        <translation>ktoś</translation>
    </message>
    <message>
        <source>The invitation is sent</source>
        <translation>Zaproszenie wysłane</translation>
    </message>
    <message>
        <source>{name} sees it in the program under “Two machines”, and joins. You will be told when the game begins.</source>
        <extracomment>{name} is a person.</extracomment>
        <translation>{name} zobaczy je w programie w oknie „Dwa urządzenia” i dołączy. Gdy gra się zacznie, dostaniesz wiadomość.</translation>
    </message>
    <message>
        <source>The game begins as soon as {name}&apos;s machine has seen it; you will be told.</source>
        <extracomment>{name} is a person.
----------
{name} is a player.</extracomment>
        <translation>Gra zacznie się, gdy drugie urządzenie ({name}) to zobaczy; dostaniesz wiadomość.</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dwóch następców</translation>
    </message>
    <message>
        <source>{name} invites you to a game of The Two Heirs.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>{name} zaprasza cię do gry „Dwóch następców”.</translation>
    </message>
    <message>
        <source>This card shows the game as it stands. To play, open it in the program The Two Heirs.</source>
        <translation>Ta karta pokazuje, jak stoi gra. Aby grać, otwórz ją w programie „Dwóch następców”.</translation>
    </message>
    <message>
        <source>{name} has played.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>{name}: tura zakończona.</translation>
    </message>
    <message>
        <source>{white} and {blue}</source>
        <extracomment>{white} and {blue} are players.</extracomment>
        <translation>{white} i {blue}</translation>
    </message>
    <message>
        <source>There is no answer from {goal}.</source>
        <extracomment>{goal} is the name of a player, or an address.</extracomment>
        <translation>Brak odpowiedzi: {goal}.</translation>
    </message>
</context>
<context>
    <name>FarGamesDialog</name>
    <message>
        <source>Two machines</source>
        <translation>Dwa urządzenia</translation>
    </message>
    <message>
        <source>Two people play one game, each at their own machine and in their own language, at once or over weeks. The turns go through a folder that both can see, such as a synchronized one, over an encrypted connection to a machine nearby, or far away as encrypted mail. Both machines know the order of the hidden tiles, and whoever can open the folder can read the game: play with people you trust.</source>
        <translation>Dwie osoby grają w jedną grę, każda na swoim urządzeniu i w swoim języku, od razu lub przez całe tygodnie. Tury przechodzą przez folder, który widzą obie, na przykład synchronizowany, przez szyfrowane połączenie z urządzeniem w pobliżu albo na odległość jako zaszyfrowana poczta. Oba urządzenia znają kolejność zakrytych kafelków, a kto może otworzyć folder, może czytać grę: graj z ludźmi, którym ufasz.</translation>
    </message>
    <message>
        <source>Games and invitations</source>
        <translation>Gry i zaproszenia</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Twoje &amp;imię</translation>
    </message>
    <message>
        <source>&amp;Invite somebody…</source>
        <translation>&amp;Zaproś kogoś…</translation>
    </message>
    <message>
        <source>&amp;Look into a folder…</source>
        <translation>Zajrzyj do &amp;folderu…</translation>
    </message>
    <message>
        <source>Near&amp;by…</source>
        <translation>W &amp;pobliżu…</translation>
    </message>
    <message>
        <source>&amp;Far away…</source>
        <translation>&amp;Na odległość…</translation>
    </message>
    <message>
        <source>&amp;Put away</source>
        <translation>&amp;Odłóż</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>O&amp;twórz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>No invitation in this folder yet; it will appear here: {folder}</source>
        <translation>W tym folderze nie ma jeszcze zaproszenia; pojawi się ono tutaj: {folder}</translation>
    </message>
    <message>
        <source>No game yet. Invite somebody, look for an invitation in a folder, for a machine nearby, or for people far away.</source>
        <translation>Nie ma jeszcze gry. Zaproś kogoś, poszukaj zaproszenia w folderze, urządzenia w pobliżu albo osób do gry na odległość.</translation>
    </message>
    <message>
        <source>{name} invites you to a game.</source>
        <translation>{name} zaprasza cię do gry.</translation>
    </message>
    <message>
        <source>{white} and {blue}</source>
        <translation>{white} i {blue}</translation>
    </message>
    <message>
        <source>Your invitation</source>
        <translation>Twoje zaproszenie</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Dołącz</translation>
    </message>
</context>
<context>
    <name>FarPages</name>
    <message>
        <source>The program is open in another window</source>
        <translation>Program jest otwarty w innym oknie</translation>
    </message>
    <message>
        <source>Games on two machines are played in the window that was opened first.</source>
        <translation>Gry na dwóch urządzeniach toczą się w oknie otwartym jako pierwsze.</translation>
    </message>
    <message>
        <source>The shared folder</source>
        <translation>Wspólny folder</translation>
    </message>
    <message>
        <source>This game can&apos;t be joined</source>
        <translation>Do tej gry nie można dołączyć</translation>
    </message>
    <message>
        <source>Put this game away?</source>
        <translation>Odłożyć tę grę?</translation>
    </message>
    <message>
        <source>Nothing more is sent or read, and the other player waits in vain. What was played so far stays among your games.</source>
        <translation>Nic więcej nie będzie wysyłane ani odczytywane, a druga osoba będzie czekać na próżno. To, co już rozegrano, zostanie wśród twoich gier.</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>No game waits for you</source>
        <translation>Żadna gra na ciebie nie czeka</translation>
    </message>
    <message>
        <source>In all games on two machines the other player is to move.</source>
        <translation>We wszystkich grach na dwóch urządzeniach ruch ma druga osoba.</translation>
    </message>
    <message>
        <source>Nothing to take back</source>
        <translation>Nie ma czego cofnąć</translation>
    </message>
    <message>
        <source>You have not ended a turn yet.</source>
        <translation>Żadna twoja tura jeszcze się nie skończyła.</translation>
    </message>
    <message>
        <source>Ask {name} to take back your last turn?</source>
        <translation>Poprosić o cofnięcie twojej ostatniej tury ({name})?</translation>
    </message>
    <message>
        <source>All turns since then are taken back, too, if {name} agrees.</source>
        <translation>Jeśli {name} się zgodzi, cofnięte będą też wszystkie późniejsze tury.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Poproś</translation>
    </message>
    <message>
        <source>Go on with the other machine&apos;s game?</source>
        <translation>Kontynuować grę z drugiego urządzenia?</translation>
    </message>
    <message>
        <source>What this machine remembers differently is lost.</source>
        <translation>To, co to urządzenie pamięta inaczej, przepadnie.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Kontynuuj ją</translation>
    </message>
    <message>
        <source>Claim the game?</source>
        <translation>Zażądać wygranej?</translation>
    </message>
    <message>
        <source>{name}&apos;s time is up. The game ends, and counts as given up by {name}. If a turn that was ended in time is still on its way, the game goes on when it arrives.</source>
        <translation>{name}: czas minął. Gra się skończy i liczy się jako poddana ({name}). Jeśli tura zakończona na czas jest jeszcze w drodze, gra potoczy się dalej, gdy dotrze.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Zażądaj</translation>
    </message>
    <message>
        <source>This game goes on</source>
        <translation>Ta gra jeszcze trwa</translation>
    </message>
    <message>
        <source>You can invite {name} to a rematch when it is over.</source>
        <translation>Gdy się skończy, możesz zaprosić na rewanż: {name}.</translation>
    </message>
    <message>
        <source>A rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>{name} is invited to a rematch with the seats swapped.</source>
        <translation>Zaproszenie do rewanżu z zamienionymi miejscami wysłane: {name}.</translation>
    </message>
    <message>
        <source>{name} invites you to a rematch</source>
        <translation>{name} zaprasza cię do rewanżu</translation>
    </message>
    <message>
        <source>The same sets and the same clock, with the seats swapped.</source>
        <translation>Te same zestawy i ten sam zegar, z zamienionymi miejscami.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>{name} invites you to a game</source>
        <translation>{name} zaprasza cię do gry</translation>
    </message>
    <message>
        <source>It waits under “Two machines”, where you can join or put it away.</source>
        <translation>Zaproszenie czeka w oknie „Dwa urządzenia”, gdzie możesz dołączyć albo je odłożyć.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Zobacz</translation>
    </message>
    <message>
        <source>Two machines</source>
        <translation>Dwa urządzenia</translation>
    </message>
    <message>
        <source>{name} invites you</source>
        <translation>{name} zaprasza cię</translation>
    </message>
    <message>
        <source>{name} waits for you</source>
        <translation>{name} czeka na ciebie</translation>
    </message>
    <message>
        <source>{name} plays with you</source>
        <translation>{name} gra z tobą</translation>
    </message>
    <message>
        <source>The game on two machines has begun.</source>
        <translation>Gra na dwóch urządzeniach się zaczęła.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Pokaż ją</translation>
    </message>
    <message>
        <source>The game has begun</source>
        <translation>Gra się zaczęła</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Gra dobiegła końca</translation>
    </message>
    <message>
        <source>It&apos;s your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>{player} has played.</source>
        <translation>{player}: tura zakończona.</translation>
    </message>
</context>
<context>
    <name>FarStrip</name>
    <message>
        <source>A&amp;gree</source>
        <translation>Z&amp;gódź się</translation>
    </message>
    <message>
        <source>De&amp;cline</source>
        <translation>Od&amp;mów</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t ask any more</source>
        <translation>Nie p&amp;roś już</translation>
    </message>
    <message>
        <source>&amp;Go on with the other machine&apos;s game</source>
        <translation>&amp;Kontynuuj grę z drugiego urządzenia</translation>
    </message>
    <message>
        <source>C&amp;laim the game</source>
        <translation>Za&amp;żądaj wygranej</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}: {fault}</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <extracomment>{place} is the field of the file where the fault is, such as &quot;troops.white[1].at&quot;.</extracomment>
        <translation>{place}: {fault}</translation>
    </message>
    <message>
        <source>standard input</source>
        <extracomment>In place of the name of a file.</extracomment>
        <translation>standardowe wejście</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <extracomment>A line of a file with many cases, in place of the name of a file.</extracomment>
        <translation>{file}, wiersz {line}</translation>
    </message>
    <message>
        <source>action {number} (turn {turn})</source>
        <extracomment>An action of a saved game, as the place of a fault.</extracomment>
        <translation>akcja {number} (tura {turn})</translation>
    </message>
    <message>
        <source>action {number}</source>
        <extracomment>An action of a list of actions, as the place of a fault.</extracomment>
        <translation>akcja {number}</translation>
    </message>
    <message>
        <source>tile {tile}, {field}</source>
        <extracomment>A tile of a catalogue and a field of it, as the place of a fault: &quot;tile inn-wood, cost.wheat&quot;.</extracomment>
        <translation>kafelek {tile}, {field}</translation>
    </message>
    <message>
        <source>treasure {treasure}, {field}</source>
        <extracomment>A treasure of a catalogue and a field of it, as the place of a fault.</extracomment>
        <translation>skarb {treasure}, {field}</translation>
    </message>
    <message>
        <source>{outer}, {place}</source>
        <extracomment>A place within a place: &quot;catalogue.content, card city-1, copies&quot;.</extracomment>
        <translation>{outer}, {place}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>nie ma takiego pliku</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>to folder, a nie plik</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>nie ma takiego folderu</translation>
    </message>
    <message>
        <source>you do not have permission to use this file</source>
        <translation>brak uprawnień do tego pliku</translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation>na dysku nie ma już miejsca</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>dysk jest tylko do odczytu</translation>
    </message>
    <message>
        <source>the file cannot be read ({error})</source>
        <extracomment>{error} is the system&apos;s own message.</extracomment>
        <translation>nie można odczytać pliku ({error})</translation>
    </message>
    <message>
        <source>the file cannot be written ({error})</source>
        <extracomment>{error} is the system&apos;s own message.</extracomment>
        <translation>nie można zapisać pliku ({error})</translation>
    </message>
    <message>
        <source>this is a pipe, and nothing comes through it</source>
        <translation>to jest potok, przez który nic nie przychodzi</translation>
    </message>
    <message>
        <source>this is a pipe, and nobody reads from it</source>
        <translation>to jest potok, z którego nikt nie czyta</translation>
    </message>
    <message>
        <source>the disk is not responding</source>
        <translation>dysk nie odpowiada</translation>
    </message>
    <message>
        <source>larger than 5 MiB; no file of this game is that large</source>
        <translation>plik większy niż 5 MiB, a takich w tej grze nie ma</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>plik jest pusty</translation>
    </message>
    <message>
        <source>begins with a byte order mark: save it as UTF-8 without one</source>
        <translation>zaczyna się znacznikiem kolejności bajtów: zapisz go jako UTF-8 bez niego</translation>
    </message>
    <message>
        <source>not UTF-8 text (at byte {offset})</source>
        <translation>to nie jest tekst UTF-8 (bajt {offset})</translation>
    </message>
    <message>
        <source>not JSON (at line {line}, column {column})</source>
        <translation>to nie jest JSON (wiersz {line}, kolumna {column})</translation>
    </message>
    <message>
        <source>the field {field} appears twice in one object</source>
        <translation>pole {field} występuje dwa razy w jednym obiekcie</translation>
    </message>
    <message>
        <source>{value} is not a number that JSON allows</source>
        <translation>JSON nie zna takiej liczby: {value}</translation>
    </message>
    <message>
        <source>a number in it has too many digits</source>
        <translation>liczba w pliku ma za dużo cyfr</translation>
    </message>
    <message>
        <source>its lists and objects are nested too deeply</source>
        <translation>listy i obiekty są zbyt głęboko zagnieżdżone</translation>
    </message>
    <message>
        <source>a text in it contains half a character</source>
        <translation>tekst w pliku zawiera niepełny znak</translation>
    </message>
    <message>
        <source>{value} is not a format of this program</source>
        <translation>ten program nie zna formatu {value}</translation>
    </message>
    <message>
        <source>this is a {found} file, but a {wanted} file is needed</source>
        <translation>to plik typu {found}, a potrzebny jest {wanted}</translation>
    </message>
    <message>
        <source>made by a newer program: version {version} is needed to read it, this program reads up to version {newest}</source>
        <translation>plik pochodzi z nowszego programu: do odczytu potrzeba wersji {version}, ten program czyta do wersji {newest}</translation>
    </message>
    <message>
        <source>there is no version {version} of this format</source>
        <translation>nie ma wersji {version} tego formatu</translation>
    </message>
    <message>
        <source>made by a newer program: it follows version {version} of the rules, this program knows up to version {newest}</source>
        <translation>plik pochodzi z nowszego programu: używa wersji {version} zasad, ten program zna je do wersji {newest}</translation>
    </message>
    <message>
        <source>must be an object { … }</source>
        <translation>musi być obiektem { … }</translation>
    </message>
    <message>
        <source>played with the catalogue {name}, which is neither in the file nor on this computer</source>
        <translation>gra używa katalogu {name}, a nie ma go ani w pliku, ani na tym komputerze</translation>
    </message>
    <message>
        <source>the catalogue in the file is not the one it was played with</source>
        <translation>w pliku jest inny katalog niż ten, z którym grano</translation>
    </message>
    <message>
        <source>“{file}” was played with a custom catalogue that isn&apos;t in the file. Ask whoever made it for that catalogue.</source>
        <translation>W grze „{file}” użyto własnego katalogu, którego nie ma w pliku. Poproś o niego autora pliku.</translation>
    </message>
    <message>
        <source>does not belong in a duel</source>
        <translation>nie może wystąpić w pojedynku</translation>
    </message>
    <message>
        <source>missing, though the mode is solo</source>
        <translation>brakuje, choć tryb to solo</translation>
    </message>
    <message>
        <source>is not written in the right form</source>
        <translation>jest źle zapisane</translation>
    </message>
    <message>
        <source>a mistake in the rules has been fixed since this game was played: {fault}</source>
        <extracomment>{fault} tells where the game first goes otherwise now, and how.</extracomment>
        <translation>od czasu tej gry poprawiono błąd w zasadach: {fault}</translation>
    </message>
    <message>
        <source>Free some space on this disk, or save the game elsewhere.</source>
        <translation>Zrób miejsce na tym dysku albo zapisz grę gdzie indziej.</translation>
    </message>
    <message>
        <source>Save the game on another disk.</source>
        <translation>Zapisz grę na innym dysku.</translation>
    </message>
    <message>
        <source>Another program may be using the file, or the folder may belong to someone else: try again, or save the game elsewhere.</source>
        <translation>Może inny program blokuje plik albo folder należy do kogoś innego: spróbuj ponownie albo zapisz grę gdzie indziej.</translation>
    </message>
    <message>
        <source>Try again, or save the game elsewhere.</source>
        <translation>Spróbuj ponownie albo zapisz grę gdzie indziej.</translation>
    </message>
    <message>
        <source>the catalogue has no tile {tile}</source>
        <translation>w katalogu nie ma kafelka {tile}</translation>
    </message>
    <message>
        <source>line {number} (turn {turn})</source>
        <extracomment>A line of a saved game, as the place of a fault.</extracomment>
        <translation>wiersz {number} (tura {turn})</translation>
    </message>
    <message>
        <source>an object in it has too many fields</source>
        <translation>jeden z obiektów w pliku ma zbyt wiele pól</translation>
    </message>
    <message>
        <source>this file and the catalogue are of different games</source>
        <translation>ten plik i katalog są do różnych gier</translation>
    </message>
    <message>
        <source>{seat} is not a seat of this game</source>
        <translation>{seat} nie gra w tej grze</translation>
    </message>
    <message>
        <source>this is what one seat sees, but a whole position is needed to go on</source>
        <translation>to tylko widok jednego gracza, a do dalszej gry potrzebna jest cała pozycja</translation>
    </message>
    <message>
        <source>the catalogue has no treasure {treasure}</source>
        <translation>w katalogu nie ma skarbu {treasure}</translation>
    </message>
    <message>
        <source>the tile {tile} is already at {place}</source>
        <extracomment>{place} is another field of the file, such as &quot;stack[3]&quot;.</extracomment>
        <translation>kafelek {tile} jest już w {place}</translation>
    </message>
    <message>
        <source>the treasure {treasure} is already at {place}</source>
        <extracomment>{place} is another field of the file, such as &quot;solo.pile[3]&quot;.</extracomment>
        <translation>skarb {treasure} jest już w {place}</translation>
    </message>
    <message>
        <source>there is already a tile on {cell}</source>
        <translation>na {cell} leży już kafelek</translation>
    </message>
    <message>
        <source>there is already a treasure on {cell}</source>
        <translation>na {cell} leży już skarb</translation>
    </message>
    <message>
        <source>there is no tile on {cell}</source>
        <translation>na {cell} nie ma kafelka</translation>
    </message>
    <message>
        <source>there is already a troop on {cell}</source>
        <translation>na {cell} stoi już oddział</translation>
    </message>
    <message>
        <source>the retinue must be in the landscape</source>
        <translation>oddział orszaku musi stać w krajobrazie</translation>
    </message>
    <message>
        <source>an heir has 1 retinue and 2 troops, not {retinues} and {troops}</source>
        <extracomment>{retinues} and {troops} are numbers.</extracomment>
        <translation>następca ma 1 oddział orszaku i 2 oddziały, a nie {retinues} i {troops}</translation>
    </message>
    <message>
        <source>no tile may lie where the shield is</source>
        <translation>na miejscu tarczy nie może leżeć kafelek</translation>
    </message>
    <message>
        <source>the shield shows the opponent&apos;s crown though no tile has been taken</source>
        <translation>tarcza pokazuje koronę przeciwnika, choć nie wzięto kafelka</translation>
    </message>
    <message>
        <source>Henry cannot be the active heir before the end</source>
        <translation>Henryk nie może być aktywnym następcą przed końcem</translation>
    </message>
    <message>
        <source>Henry must not hold tiles</source>
        <translation>Henryk nie może mieć kafelków na ręce</translation>
    </message>
    <message>
        <source>Henry&apos;s retinue has the terrain wood, his troops have wheat and stone</source>
        <translation>oddział orszaku Henryka ma teren wood, a jego pozostałe oddziały wheat i stone</translation>
    </message>
    <message>
        <source>only Henry&apos;s troops have a terrain</source>
        <translation>tylko oddziały Henryka mają teren</translation>
    </message>
    <message>
        <source>there is no building of the opponent on {cell}</source>
        <translation>na {cell} nie ma budynku przeciwnika</translation>
    </message>
    <message>
        <source>the starting position is not the one that was saved</source>
        <translation>pozycja początkowa jest inna niż zapisana</translation>
    </message>
    <message>
        <source>the state after turn {turn} is not the one that was saved</source>
        <translation>stan po turze {turn} jest inny niż zapisany</translation>
    </message>
    <message>
        <source>the state in turn {turn} is not the one that was saved</source>
        <translation>stan w turze {turn} jest inny niż zapisany</translation>
    </message>
    <message>
        <source>damaged, or changed by another program</source>
        <translation>uszkodzony albo zmieniony przez inny program</translation>
    </message>
    <message>
        <source>contains nothing that this program knows</source>
        <translation>nie zawiera niczego, co ten program zna</translation>
    </message>
    <message>
        <source>the action leads to another state than was saved</source>
        <translation>akcja prowadzi do innego stanu niż zapisany</translation>
    </message>
    <message>
        <source>{value} cannot play this heir in this game</source>
        <translation>{value} nie może grać tym następcą w tej grze</translation>
    </message>
    <message>
        <source>must name three different sets</source>
        <translation>musi wymieniać trzy różne zestawy</translation>
    </message>
    <message>
        <source>the name {value} is used twice</source>
        <translation>nazwa {value} występuje dwa razy</translation>
    </message>
    <message>
        <source>the set {set} must have {wanted} tiles, not {found}</source>
        <extracomment>{set} is the word for a set of tiles in the file, in quotation marks.</extracomment>
        <translation>liczba kafelków zestawu {set} musi wynosić {wanted}, a nie {found}</translation>
    </message>
    <message>
        <source>there must be {wanted} treasures, not {found}</source>
        <translation>liczba skarbów musi wynosić {wanted}, a nie {found}</translation>
    </message>
    <message>
        <source>the building {building} has no variants: write null</source>
        <translation>budynek {building} nie ma wariantów: wpisz null</translation>
    </message>
    <message>
        <source>the building {building} needs the variant {choices}</source>
        <translation>budynek {building} wymaga wariantu {choices}</translation>
    </message>
    <message>
        <source>a road section is made of the letters N, E, S and W</source>
        <translation>odcinek drogi składa się z liter N, E, S i W</translation>
    </message>
    <message>
        <source>the edge {edge} is used more than once</source>
        <translation>krawędź {edge} jest użyta więcej niż raz</translation>
    </message>
    <message>
        <source>must be wood, wheat or stone for a column or a row</source>
        <translation>dla kolumny lub rzędu musi być wood, wheat albo stone</translation>
    </message>
    <message>
        <source>must be “any” for a formation</source>
        <translation>dla formacji musi być „any”</translation>
    </message>
    <message>
        <source>must be empty for a column or a row</source>
        <translation>dla kolumny lub rzędu musi być puste</translation>
    </message>
    <message>
        <source>must be two different neighbours for a formation</source>
        <translation>dla formacji muszą to być dwa różne sąsiednie pola</translation>
    </message>
    <message>
        <source>must be a compass point: {choices}</source>
        <extracomment>{choices} are compass points: N, NE, E, …</extracomment>
        <translation>musi być jednym z kierunków: {choices}</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there. It may have been moved, renamed or deleted: look for it, or open another game.</source>
        <translation>Nie ma pliku „{file}”. Może został przeniesiony, przemianowany albo usunięty: poszukaj go lub otwórz inną grę.</translation>
    </message>
    <message>
        <source>“{file}” is a folder. Choose a file instead.</source>
        <translation>„{file}” to folder. Wybierz plik.</translation>
    </message>
    <message>
        <source>“{file}” is empty. Open another file, or an older copy of this one.</source>
        <translation>Plik „{file}” jest pusty. Otwórz inny plik albo starszą kopię tego.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a game of The Two Heirs. Open another file.</source>
        <translation>Plik „{file}” jest za duży na grę „Dwóch następców”. Otwórz inny plik.</translation>
    </message>
    <message>
        <source>“{file}” is not a game of The Two Heirs, or it is damaged. Open another file, or an older copy of this one.</source>
        <translation>Plik „{file}” nie zawiera gry „Dwóch następców” albo jest uszkodzony. Otwórz inny plik albo starszą kopię tego.</translation>
    </message>
    <message>
        <source>“{file}” belongs to The Two Heirs, but it is not a game. Open another file.</source>
        <translation>Plik „{file}” należy do „Dwóch następców”, ale nie zawiera gry. Otwórz inny plik.</translation>
    </message>
    <message>
        <source>“{file}” comes from a newer version of The Two Heirs. Update yours to open it.</source>
        <translation>Plik „{file}” pochodzi z nowszej wersji programu „Dwóch następców”. Zaktualizuj swoją, aby go otworzyć.</translation>
    </message>
    <message>
        <source>A mistake in the rules has been fixed since “{file}” was played, so the game can&apos;t be continued.</source>
        <translation>Od czasu gry „{file}” poprawiono w zasadach błąd, więc nie da się jej kontynuować.</translation>
    </message>
    <message>
        <source>“{file}” is damaged, or was changed outside the game. Open an older copy of it, if there is one.</source>
        <translation>Plik „{file}” jest uszkodzony albo zmieniono go poza grą. Otwórz jego starszą kopię, jeśli ją masz.</translation>
    </message>
</context>
<context>
    <name>Finale</name>
    <message>
        <source>The crown goes to {winner}.</source>
        <translation>Koronę zdobywa {winner}.</translation>
    </message>
    <message>
        <source>Two heirs, one crown: it is shared.</source>
        <translation>Dwóch następców, jedna korona: trzeba się nią podzielić.</translation>
    </message>
    <message>
        <source>Nobody is crowned. Use Undo to keep playing.</source>
        <translation>Nikt nie zdobywa korony. „Cofnij” pozwoli grać dalej.</translation>
    </message>
    <message>
        <source>Nobody is crowned. To keep playing, ask to take back a turn.</source>
        <translation>Nikt nie zdobywa korony. Żeby grać dalej, poproś o cofnięcie tury.</translation>
    </message>
    <message>
        <source>{level} keeps the crown, this time.</source>
        <extracomment>{level} is Henry with the name of his level, in the nominative.</extracomment>
        <translation>Tym razem koronę zatrzymuje {level}.</translation>
    </message>
    <message>
        <source>The crown is yours.</source>
        <translation>Korona jest twoja.</translation>
    </message>
    <message>
        <source>Hints taken: {hints}</source>
        <extracomment>Hints about turns that the program gave; {hints} is like &quot;Ada: 3, Bob: 1&quot;.</extracomment>
        <translation>Wykorzystane podpowiedzi: {hints}</translation>
    </message>
    <message>
        <source>{heir}: {count}</source>
        <extracomment>{heir} is the name of a player, in the nominative, and {count} a number of hints.</extracomment>
        <translation>{heir}: {count}</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Najlepsza tura</translation>
    </message>
    <message>
        <source>Longest road</source>
        <translation>Najdłuższa droga</translation>
    </message>
    <message>
        <source>Costliest destruction</source>
        <translation>Najdotkliwsze zniszczenie</translation>
    </message>
    <message>
        <source>{heir}, turn {turn}</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>{heir}, tura {turn}</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, {heir}</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>
            <numerusform>%n kafelek, {heir}</numerusform>
            <numerusform>%n kafelki, {heir}</numerusform>
            <numerusform>%n kafelków, {heir}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, nobody scores</source>
        <translation>
            <numerusform>%n kafelek, nikt nie punktuje</numerusform>
            <numerusform>%n kafelki, nikt nie punktuje</numerusform>
            <numerusform>%n kafelków, nikt nie punktuje</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} at {cell}, {heir}</source>
        <extracomment>{tile} is a building, in the nominative, {cell} like M13, {heir} the name of its owner, in the nominative.</extracomment>
        <translation>{tile} na {cell}, {heir}</translation>
    </message>
    <message>
        <source>Counting the points. Press any key or click to skip.</source>
        <translation>Trwa liczenie punktów. Dowolny klawisz lub kliknięcie pokaże wynik.</translation>
    </message>
</context>
<context>
    <name>ForecastCurve</name>
    <message>
        <source>Forecast turn by turn</source>
        <translation>Prognoza tura po turze</translation>
    </message>
    <message>
        <source>Above the line {white} is ahead, below it {blue}; the band is the spread.</source>
        <translation>Nad linią prowadzi {white}, pod nią {blue}; pasmo to niepewność.</translation>
    </message>
</context>
<context>
    <name>Gains</name>
    <message>
        <source>{event}; {gains}</source>
        <extracomment>{event} is what happened, without a full stop: &quot;Ada built the Mill at M13&quot;; {gains} is one or more of the phrases below, joined by semicolons.</extracomment>
        <translation>{event}; {gains}</translation>
    </message>
    <message numerus="yes">
        <source>{heir} gains %n points</source>
        <extracomment>{heir} is the name of a player, in the nominative; the points are gained.</extracomment>
        <translation>
            <numerusform>{heir} zyskuje %n punkt</numerusform>
            <numerusform>{heir} zyskuje %n punkty</numerusform>
            <numerusform>{heir} zyskuje %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} loses %n points</source>
        <extracomment>{heir} is the name of a player, in the nominative; the points are lost.</extracomment>
        <translation>
            <numerusform>{heir} traci %n punkt</numerusform>
            <numerusform>{heir} traci %n punkty</numerusform>
            <numerusform>{heir} traci %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} could have gained %n points with it</source>
        <extracomment>{heir} is the name of a player, in the nominative; a tile that the other heir has taken.</extracomment>
        <translation>
            <numerusform>{heir} traci szansę na %n punkt</numerusform>
            <numerusform>{heir} traci szansę na %n punkty</numerusform>
            <numerusform>{heir} traci szansę na %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} gains access to {resources}</source>
        <extracomment>{heir} is the name of a player, in the nominative; {resources} is one or more like &quot;1 wood and 2 stone&quot;, to which there was less access before.</extracomment>
        <translation>{heir} zyskuje dostęp: {resources}</translation>
    </message>
    <message>
        <source>{heir} gains access to {resources} and loses access to {lost}</source>
        <extracomment>{heir} is the name of a player, in the nominative; {resources} and {lost} are one or more like &quot;1 wood and 2 stone&quot;: access to {lost} there was before, access to {resources} there is now.</extracomment>
        <translation>{heir} zyskuje dostęp: {resources}, a traci: {lost}</translation>
    </message>
    <message numerus="yes">
        <source>{heir} reaches %n more tiles</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>
            <numerusform>{heir} ma w zasięgu o %n kafelek więcej</numerusform>
            <numerusform>{heir} ma w zasięgu o %n kafelki więcej</numerusform>
            <numerusform>{heir} ma w zasięgu o %n kafelków więcej</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>The game on your table</source>
        <translation>Gra na twoim stole</translation>
    </message>
    <message>
        <source>&amp;Lay the tiles</source>
        <translation>&amp;Ułóż kafelki</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Zacznij</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Three sets</source>
        <translation>Trzy zestawy</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dwie osoby</translation>
    </message>
    <message>
        <source>Alone against Henry</source>
        <translation>Samotnie przeciw Henrykowi</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Henry</source>
        <translation>Henryk</translation>
    </message>
    <message>
        <source>At the bottom sits</source>
        <translation>Na dole siedzi</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Grasz jako</translation>
    </message>
    <message>
        <source>Roads are scored</source>
        <translation>Drogi są punktowane</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>{heir} is played by</source>
        <translation>{heir}: kto gra</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>Played on</source>
        <translation>Dzień gry</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>This game can&apos;t be viewed</source>
        <translation>Tej gry nie można obejrzeć</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <translation>Otwieranie gry…</translation>
    </message>
    <message>
        <source>You are now playing a new game from this point on. The one you were watching is unchanged, and the chronicle notes where this one came from.</source>
        <translation>Od tego miejsca grasz nową grę; oglądana pozostaje bez zmian, a kronika mówi, skąd pochodzi nowa.</translation>
    </message>
    <message>
        <source>All hidden tiles were reshuffled.</source>
        <translation>Kafelki, których nikt jeszcze nie widział, przetasowano na nowo.</translation>
    </message>
    <message>
        <source>All cards that you could not see were dealt again.</source>
        <translation>Wszystkie karty zakryte przed tobą rozdano na nowo.</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>This game can&apos;t be reviewed</source>
        <translation>Tej gry nie można przeanalizować</translation>
    </message>
    <message>
        <source>St&amp;art page</source>
        <translation>Strona p&amp;oczątkowa</translation>
    </message>
    <message>
        <source>&amp;Your games</source>
        <translation>Twoje &amp;gry</translation>
    </message>
    <message>
        <source>W&amp;atch this game again</source>
        <translation>O&amp;bejrzyj tę grę jeszcze raz</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Prz&amp;eanalizuj tę grę</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>&amp;Try something out</source>
        <translation>&amp;Wypróbuj coś</translation>
    </message>
</context>
<context>
    <name>GameResults</name>
    <message>
        <source>The results cannot be read</source>
        <translation>Nie można odczytać wyników</translation>
    </message>
    <message>
        <source>Reading the results…</source>
        <translation>Wczytywanie wyników…</translation>
    </message>
    <message>
        <source>Clear all results?</source>
        <translation>Wyczyścić wszystkie wyniki?</translation>
    </message>
    <message>
        <source>All results on this computer will be deleted for good, and your rating with them.</source>
        <translation>Wszystkie wyniki na tym komputerze przepadną bezpowrotnie, a z nimi twój ranking.</translation>
    </message>
    <message>
        <source>All results of {game} on this computer will be deleted for good, and your rating with them. Those of other games stay.</source>
        <translation>Wszystkie wyniki z tej gry ({game}) na tym komputerze przepadną bezpowrotnie, a z nimi twój ranking. Wyniki z innych gier zostaną.</translation>
    </message>
    <message>
        <source>Clear them</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>This game is no longer in your list</source>
        <translation>Tej gry nie ma już na twojej liście</translation>
    </message>
    <message>
        <source>It has been deleted, or its file is somewhere else now.</source>
        <translation>Została usunięta albo jej plik jest teraz gdzie indziej.</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Nie można otworzyć tego pliku</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Wczytywanie gry…</translation>
    </message>
    <message>
        <source>Their file is damaged. It has been renamed to {name}, and a new one started.</source>
        <translation>Ich plik jest uszkodzony. Zmieniono jego nazwę na {name} i założono nowy.</translation>
    </message>
    <message>
        <source>The results could not be saved</source>
        <translation>Nie udało się zapisać wyników</translation>
    </message>
    <message>
        <source>{fault} They will be kept only until you close the program.</source>
        <translation>{fault} Program będzie je pamiętać do zamknięcia.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>{heir} goes second and may choose a seat.</source>
        <translation>{heir} gra jako druga osoba i może wybrać miejsce.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>At the top (north)</source>
        <translation>U góry (północ)</translation>
    </message>
    <message>
        <source>At the bottom (south)</source>
        <translation>Na dole (południe)</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Zapisz kopię gry</translation>
    </message>
    <message>
        <source>Save the game elsewhere</source>
        <translation>Zapisz grę gdzie indziej</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Nie udało się zapisać gry</translation>
    </message>
    <message>
        <source>Saving the game…</source>
        <translation>Zapisywanie gry…</translation>
    </message>
    <message>
        <source>{player} gives up</source>
        <translation>{player} poddaje się</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Give up this game?</source>
        <translation>Poddać grę?</translation>
    </message>
    <message>
        <source>If you give up, you lose, whatever the score.</source>
        <translation>Kto się poddaje, przegrywa – bez względu na punkty.</translation>
    </message>
    <message>
        <source>Your catalogue of tiles cannot be used</source>
        <translation>Nie można użyć twojego katalogu kafelków</translation>
    </message>
    <message>
        <source>There is a mistake in your catalogue {file}, so the built-in one is used. Fix what is listed under Details and restart the program.</source>
        <translation>W twoim katalogu {file} jest błąd, więc używany jest wbudowany. Popraw to, co podano w szczegółach, i uruchom program ponownie.</translation>
    </message>
    <message>
        <source>Bunny Kingdom</source>
        <extracomment>The name of the game.</extracomment>
        <translation>Królestwo królików</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dwóch następców</translation>
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
    <name>Heirs as object</name>
    <message>
        <source>Henry the Poor</source>
        <extracomment>Accusative: &quot;You beat Henry the Poor&quot;.</extracomment>
        <translation>Henryka Biednego</translation>
    </message>
    <message>
        <source>Henry the Brave</source>
        <extracomment>Accusative: &quot;You beat Henry the Brave&quot;.</extracomment>
        <translation>Henryka Walecznego</translation>
    </message>
    <message>
        <source>Henry the Hammer</source>
        <extracomment>Accusative: &quot;You beat Henry the Hammer&quot;.</extracomment>
        <translation>Henryka Mocarnego</translation>
    </message>
</context>
<context>
    <name>Henry</name>
    <message numerus="yes">
        <source>%n on the pile</source>
        <translation>
            <numerusform>%n na stosie</numerusform>
            <numerusform>%n na stosie</numerusform>
            <numerusform>%n na stosie</numerusform>
        </translation>
    </message>
    <message>
        <source>the pile is empty</source>
        <translation>stos jest pusty</translation>
    </message>
    <message numerus="yes">
        <source>Remaining treasures give Henry %n points.</source>
        <extracomment>Said of the treasures that are left, on the pile and on tiles; %n are Henry&apos;s points for them.</extracomment>
        <translation>
            <numerusform>Pozostałe skarby dają Henrykowi %n punkt.</numerusform>
            <numerusform>Pozostałe skarby dają Henrykowi %n punkty.</numerusform>
            <numerusform>Pozostałe skarby dają Henrykowi %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Henry&apos;s pile: %n treasures, face down</source>
        <translation>
            <numerusform>Stos Henryka: %n zakryty skarb</numerusform>
            <numerusform>Stos Henryka: %n zakryte skarby</numerusform>
            <numerusform>Stos Henryka: %n zakrytych skarbów</numerusform>
        </translation>
    </message>
    <message>
        <source>no treasure on a tile</source>
        <translation>brak skarbów na kafelkach</translation>
    </message>
    <message>
        <source>Where will Henry build?</source>
        <extracomment>A button and a menu entry.</extracomment>
        <translation>Gdzie wybuduje Henryk?</translation>
    </message>
    <message>
        <source>{question} – shown</source>
        <extracomment>{question} is &quot;Where will Henry build?&quot;; read aloud.</extracomment>
        <translation>{question} – pokazano</translation>
    </message>
    <message>
        <source>{question} – hidden</source>
        <translation>{question} – ukryto</translation>
    </message>
    <message>
        <source>Removed once both cells shown have a tile.</source>
        <translation>Znika, gdy na obu pokazanych polach leżą kafelki.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles needed.</source>
        <translation>
            <numerusform>Brakuje jeszcze %n kafelka.</numerusform>
            <numerusform>Brakuje jeszcze %n kafelków.</numerusform>
            <numerusform>Brakuje jeszcze %n kafelków.</numerusform>
        </translation>
    </message>
    <message>
        <source>{treasure}, at {cell}</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;, {cell} like M13.</extracomment>
        <translation>{treasure}, na {cell}</translation>
    </message>
    <message>
        <source>Treasure at {cell} – {treasure}.</source>
        <translation>Skarb na {cell} – {treasure}.</translation>
    </message>
    <message>
        <source>Removed once its column has {tiles}.</source>
        <extracomment>{tiles} is &quot;two other wood tiles&quot;.</extracomment>
        <translation>Znika, gdy w jego kolumnie są {tiles}.</translation>
    </message>
    <message>
        <source>Still to come, in an unknown order:</source>
        <extracomment>In front of a list of all that lie on the pile, in an order that nobody knows.</extracomment>
        <translation>Jeszcze do odkrycia, w nieznanej kolejności:</translation>
    </message>
    <message numerus="yes">
        <source>%n of these are still to come; the others left the game unseen:</source>
        <extracomment>In front of a list of those nobody has seen; %n of them lie on the pile.</extracomment>
        <translation>
            <numerusform>Z tych %n jest jeszcze na stosie; resztę odłożono na początku bez oglądania:</numerusform>
            <numerusform>Z tych %n są jeszcze na stosie; resztę odłożono na początku bez oglądania:</numerusform>
            <numerusform>Z tych %n jest jeszcze na stosie; resztę odłożono na początku bez oglądania:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these are still to come; the others left the game before this position:</source>
        <extracomment>The same where nobody knows what happened before the position with which the game began.</extracomment>
        <translation>
            <numerusform>Z tych %n jest jeszcze na stosie; resztę usunięto z gry przed tą pozycją:</numerusform>
            <numerusform>Z tych %n są jeszcze na stosie; resztę usunięto z gry przed tą pozycją:</numerusform>
            <numerusform>Z tych %n jest jeszcze na stosie; resztę usunięto z gry przed tą pozycją:</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed once its row has {tiles}.</source>
        <extracomment>{tiles} is &quot;two other wood tiles&quot;.</extracomment>
        <translation>Znika, gdy w jego rzędzie są {tiles}.</translation>
    </message>
    <message>
        <source>two other wood tiles</source>
        <extracomment>In &quot;Removed once its row has two other wood tiles&quot;.</extracomment>
        <translation>dwa inne kafelki drewna</translation>
    </message>
    <message>
        <source>two other wheat tiles</source>
        <extracomment>In &quot;Removed once its row has two other wheat tiles&quot;.</extracomment>
        <translation>dwa inne kafelki pszenicy</translation>
    </message>
    <message>
        <source>two other stone tiles</source>
        <extracomment>In &quot;Removed once its row has two other stone tiles&quot;.</extracomment>
        <translation>dwa inne kafelki kamienia</translation>
    </message>
    <message>
        <source>{place}, with the treasure “{treasure}”</source>
        <extracomment>Added to what is said of a tile; {treasure} is like &quot;Row: wheat field&quot;.</extracomment>
        <translation>{place}, ze skarbem „{treasure}”</translation>
    </message>
    <message>
        <source>{place}, with the scaffold</source>
        <translation>{place}, stoi tu rusztowanie</translation>
    </message>
    <message>
        <source>The scaffold: your last building. Henry builds around it.</source>
        <translation>Rusztowanie: twój ostatni budynek. Henryk buduje wokół niego.</translation>
    </message>
    <message>
        <source>Henry builds around the starting tile until you have built.</source>
        <translation>Dopóki niczego nie wybudujesz, Henryk buduje wokół kafelka początkowego.</translation>
    </message>
    <message numerus="yes">
        <source>scores %n points now, doubled as one of Henry&apos;s three best buildings</source>
        <extracomment>Said of a building of Henry&apos;s; his three best count double.</extracomment>
        <translation>
            <numerusform>daje teraz %n punkt, podwojony, bo to jeden z trzech najlepszych budynków Henryka</numerusform>
            <numerusform>daje teraz %n punkty, podwojone, bo to jeden z trzech najlepszych budynków Henryka</numerusform>
            <numerusform>daje teraz %n punktów, podwojonych, bo to jeden z trzech najlepszych budynków Henryka</numerusform>
        </translation>
    </message>
    <message>
        <source>Henry would put it at {cell}: it joins a road (rule A)</source>
        <extracomment>{cell} is like M13.</extracomment>
        <translation>Henryk położyłby go na {cell}: łączy się z drogą (zasada A)</translation>
    </message>
    <message>
        <source>Henry would put it at {cell}: it blocks a road (rule B)</source>
        <translation>Henryk położyłby go na {cell}: blokuje drogę (zasada B)</translation>
    </message>
    <message>
        <source>Henry would put it at {cell}: no road can be joined or blocked, so it goes to the first empty cell (rule C)</source>
        <translation>Henryk położyłby go na {cell}: żadnej drogi nie da się przedłużyć ani zablokować, więc trafia na pierwsze puste pole (zasada C)</translation>
    </message>
    <message>
        <source>Henry would remove it from the game: no empty cell (rule D)</source>
        <translation>Wzięty przez Henryka opuściłby grę: brak pustego pola (zasada D)</translation>
    </message>
    <message>
        <source>If you ended your turn now</source>
        <extracomment>In front of what Henry would do if the human&apos;s turn ended at this moment.</extracomment>
        <translation>Jeśli teraz zakończysz turę</translation>
    </message>
    <message>
        <source>With {tile} at {cell}. {heading}</source>
        <extracomment>{heading} is a sentence, or two; {tile}, the nominative, is held over {cell}, like M13.</extracomment>
        <translation>Z kafelkiem „{tile}” na {cell}. {heading}</translation>
    </message>
    <message>
        <source>With {tile} face down at {cell}. {heading}</source>
        <extracomment>The same of a tile that would lie face down.</extracomment>
        <translation>Z zakrytym kafelkiem „{tile}” na {cell}. {heading}</translation>
    </message>
    <message>
        <source>{tile}: to {cell}. Going clockwise around {centre}, this is the first empty cell where it joins a road (rule A).</source>
        <extracomment>{tile} is the nominative; {cell} and {centre} are cells like M13.</extracomment>
        <translation>{tile}: na {cell} – licząc wokół {centre} zgodnie z ruchem wskazówek zegara, to pierwsze puste pole, na którym łączy się z drogą (zasada A).</translation>
    </message>
    <message>
        <source>{tile}: to {cell}. It can&apos;t join a road, and going clockwise around {centre}, this is the first empty cell where it blocks one (rule B).</source>
        <translation>{tile}: na {cell} – z żadną drogą nie da się połączyć, a licząc wokół {centre} zgodnie z ruchem wskazówek zegara, to pierwsze puste pole, na którym blokuje drogę (zasada B).</translation>
    </message>
    <message>
        <source>{tile}: to {cell}. No road can be joined or blocked, so it goes to the first empty cell clockwise around {centre} (rule C).</source>
        <translation>{tile}: na {cell} – żadnej drogi nie da się przedłużyć ani zablokować, więc trafia na pierwsze puste pole wokół {centre}, licząc zgodnie z ruchem wskazówek zegara (zasada C).</translation>
    </message>
    <message>
        <source>{tile}: leaves the game, as no cell around {centre} is empty (rule D).</source>
        <translation>{tile}: opuszcza grę, bo wokół {centre} nie ma pustego pola (zasada D).</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <extracomment>{sentence} is one of the chronicle&apos;s, without a full stop; shown alone it has one.</extracomment>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{looked}. {plan}</source>
        <extracomment>{looked} is a sentence without a full stop, {plan} one with.</extracomment>
        <translation>{looked}. {plan}</translation>
    </message>
    <message>
        <source>You take a tile first. Then Henry could take one of these:</source>
        <translation>Najpierw ty bierzesz kafelek. Potem Henryk może wziąć jeden z tych kafelków:</translation>
    </message>
    <message>
        <source>Its cross: {resource}. It goes onto his next tile of that terrain and blocks it for your troops.</source>
        <extracomment>Of a troop of Henry&apos;s; {resource} is the terrain of its cross, in the nominative.</extracomment>
        <translation>Jego krzyżyk: {resource}. Stanie na następnym kafelku tego terenu, który położy Henryk, i zablokuje go dla twoich oddziałów.</translation>
    </message>
    <message>
        <source>Once you have taken this tile, Henry could take one of these:</source>
        <translation>Gdy weźmiesz ten kafelek, Henryk będzie mógł wziąć jeden z tych:</translation>
    </message>
    <message>
        <source>{tiles} → {cell} (joins a road)</source>
        <extracomment>One of a list: &quot;Mill or Mine → N12 (joins a road)&quot;; {tiles} are nominatives.</extracomment>
        <translation>{tiles} → {cell} (łączy się z drogą)</translation>
    </message>
    <message>
        <source>{tiles} → {cell} (blocks a road)</source>
        <extracomment>One of a list, as before.</extracomment>
        <translation>{tiles} → {cell} (blokuje drogę)</translation>
    </message>
    <message>
        <source>{tiles} → {cell} (first empty cell)</source>
        <extracomment>One of a list, as before.</extracomment>
        <translation>{tiles} → {cell} (pierwsze puste pole)</translation>
    </message>
    <message>
        <source>{tiles} → out of the game (no empty cell)</source>
        <extracomment>One of a list; {tiles} are nominatives. The tile would leave the game, by rule D.</extracomment>
        <translation>{tiles} → poza grę (brak pustego pola)</translation>
    </message>
    <message>
        <source>or the tile that replaces the one you take ({terrain})</source>
        <extracomment>One of a list: the tile that the refill brings, of which only the terrain is known.</extracomment>
        <translation>albo kafelek ze wspólnego stosu, odkryty po twoim wyborze ({terrain})</translation>
    </message>
    <message>
        <source>Henry has no more turns.</source>
        <translation>Henryk nie ma już żadnej tury.</translation>
    </message>
    <message>
        <source>The royal reserve is empty, so Henry&apos;s turn would end without a tile.</source>
        <translation>Królewska rezerwa jest pusta, więc tura Henryka skończyłaby się bez kafelka.</translation>
    </message>
    <message>
        <source>Henry&apos;s reach has no limit</source>
        <extracomment>In place of how many tiles are in reach, while Henry is to move.</extracomment>
        <translation>Zasięg Henryka nie ma granic</translation>
    </message>
    <message>
        <source>Henry&apos;s turn, step {number} of {count}</source>
        <extracomment>{number} of {count} steps.</extracomment>
        <translation>Tura Henryka, krok {number} z {count}</translation>
    </message>
    <message>
        <source>Henry&apos;s last turn again, step {number} of {count}</source>
        <extracomment>The heading when an earlier turn of his is shown once more.</extracomment>
        <translation>Poprzednia tura Henryka, krok {number} z {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button: to the next step.</extracomment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>A button: to the end of Henry&apos;s turn.</extracomment>
        <translation>Do końca</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button: all steps have been shown.</extracomment>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Showing Henry&apos;s turn: Space or “Next” shows the next step, anything else skips to the end.</source>
        <translation>Trwa pokaz tury Henryka: spacja lub „Dalej” przechodzi do następnego kroku, wszystko inne – od razu na koniec.</translation>
    </message>
    <message>
        <source>Showing Henry&apos;s turn: any key or click skips to the end.</source>
        <translation>Trwa pokaz tury Henryka: dowolny klawisz lub kliknięcie przechodzi od razu na koniec.</translation>
    </message>
    <message>
        <source>Henry has not played yet.</source>
        <translation>Henryk jeszcze nie grał.</translation>
    </message>
</context>
<context>
    <name>HenryKeeper</name>
    <message>
        <source>No tile lies on this place of the reserve.</source>
        <translation>Na tym miejscu rezerwy nie ma kafelka.</translation>
    </message>
    <message>
        <source>You don&apos;t hold this tile: {tile}.</source>
        <translation>Nie masz w ręce tego kafelka: {tile}.</translation>
    </message>
    <message>
        <source>There is no building at {cell}.</source>
        <translation>Na {cell} nie ma budynku.</translation>
    </message>
    <message>
        <source>First answer what is asked.</source>
        <translation>Najpierw odpowiedz na pytanie.</translation>
    </message>
    <message>
        <source>Your retinue never leaves the landscape.</source>
        <translation>Twój oddział orszaku nigdy nie opuszcza krajobrazu.</translation>
    </message>
    <message>
        <source>No troop of yours stands there.</source>
        <translation>Nie stoi tam żaden twój oddział.</translation>
    </message>
    <message>
        <source>On {cell} stands a troop of yours already.</source>
        <translation>Na {cell} stoi już twój oddział.</translation>
    </message>
    <message>
        <source>On {cell} stands a troop of Henry&apos;s.</source>
        <translation>Na {cell} stoi oddział Henryka.</translation>
    </message>
    <message numerus="yes">
        <source>The supply still holds %n tiles: say which terrain lies on top.</source>
        <extracomment>%n is how many tiles the supply holds.</extracomment>
        <translation>
            <numerusform>We wspólnym stosie jest jeszcze %n kafelek: podaj jego teren.</numerusform>
            <numerusform>We wspólnym stosie są jeszcze %n kafelki: podaj teren na wierzchu.</numerusform>
            <numerusform>We wspólnym stosie jest jeszcze %n kafelków: podaj teren na wierzchu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply is empty.</source>
        <translation>Wspólny stos jest pusty.</translation>
    </message>
    <message>
        <source>This treasure was turned over before.</source>
        <translation>Ten skarb już odkryto.</translation>
    </message>
    <message>
        <source>This tile is known already: {tile}.</source>
        <translation>Ten kafelek jest już znany: {tile}.</translation>
    </message>
    <message>
        <source>The tile that came must have the terrain you named ({terrain}): {tile} hasn&apos;t.</source>
        <extracomment>{terrain} is like &quot;wheat field&quot;.</extracomment>
        <translation>Odkryty kafelek musi mieć podany teren ({terrain}): {tile} go nie ma.</translation>
    </message>
    <message>
        <source>Begin a game: choose its sets and Henry&apos;s level.</source>
        <translation>Zacznij grę: wybierz zestawy i poziom Henryka.</translation>
    </message>
    <message>
        <source>Which tile of the reserve is first, clockwise from the shield?</source>
        <translation>Który kafelek rezerwy jest pierwszy od tarczy, zgodnie z ruchem wskazówek zegara?</translation>
    </message>
    <message>
        <source>And on place {number}?</source>
        <extracomment>The question for each later place: {number} is 2 to 6.</extracomment>
        <translation>A na miejscu {number}?</translation>
    </message>
    <message>
        <source>Which terrain has the starting tile?</source>
        <translation>Jaki teren ma początkowy kafelek?</translation>
    </message>
    <message>
        <source>Your turn: click the tile you took and lay your tiles. Then say which terrain lies on top of the supply.</source>
        <translation>Twoja tura: kliknij wzięty kafelek i ułóż swoje kafelki. Potem podaj teren na wierzchu wspólnego stosu.</translation>
    </message>
    <message>
        <source>Your last turn: click the tile you took, lay your tiles, and end the game.</source>
        <translation>Twoja ostatnia tura: kliknij wzięty kafelek, ułóż swoje kafelki i zakończ grę.</translation>
    </message>
    <message>
        <source>Which tile came from the supply?</source>
        <translation>Jaki kafelek przyszedł ze wspólnego stosu?</translation>
    </message>
    <message>
        <source>Which treasure did you turn over for Henry?</source>
        <translation>Jaki skarb został odkryty dla Henryka?</translation>
    </message>
    <message>
        <source>The game is over. Say where your troops stand, then keep the game.</source>
        <translation>Gra skończona. Ustaw swoje oddziały, a potem zachowaj grę.</translation>
    </message>
    <message>
        <source>Game against {level}</source>
        <translation>Gra przeciw: {level}</translation>
    </message>
    <message>
        <source>Into the reserve: {tile}</source>
        <extracomment>A tile came into the reserve.</extracomment>
        <translation>Do rezerwy: {tile}</translation>
    </message>
    <message>
        <source>Starting tile: {terrain}</source>
        <translation>Początkowy kafelek: {terrain}</translation>
    </message>
    <message>
        <source>Taken: {tile}</source>
        <translation>Wzięty kafelek: {tile}</translation>
    </message>
    <message>
        <source>Built at {cell}: {tile}</source>
        <translation>Wybudowano na {cell}: {tile}</translation>
    </message>
    <message>
        <source>Expanded at {cell}: {tile}</source>
        <translation>Powiększono na {cell}: {tile}</translation>
    </message>
    <message>
        <source>Turned face down: {cell}</source>
        <translation>Odwrócono kafelek: {cell}</translation>
    </message>
    <message>
        <source>Troop moved to {cell}</source>
        <translation>Oddział przesunięto na {cell}</translation>
    </message>
    <message>
        <source>Troop withdrawn from {cell}</source>
        <translation>Oddział wycofano z {cell}</translation>
    </message>
    <message>
        <source>Turn ended; on top of the supply: {terrain}</source>
        <extracomment>{terrain} is like &quot;wheat field&quot;.</extracomment>
        <translation>Koniec tury; na wierzchu wspólnego stosu: {terrain}</translation>
    </message>
    <message>
        <source>Turn ended; the supply is empty</source>
        <translation>Koniec tury; wspólny stos jest pusty</translation>
    </message>
    <message>
        <source>Roads drawn: {tile}</source>
        <translation>Narysowano drogi: {tile}</translation>
    </message>
    <message>
        <source>Treasure: {treasure}</source>
        <translation>Skarb: {treasure}</translation>
    </message>
    <message>
        <source>{resource}: end the turn</source>
        <extracomment>A choice: the turn ends, and a tile of this {resource}, such as wood, lies on the supply.</extracomment>
        <translation>{resource}: koniec tury</translation>
    </message>
    <message>
        <source>The supply is empty: end the turn</source>
        <translation>Wspólny stos jest pusty: koniec tury</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>&amp;Built</source>
        <extracomment>Tiles are laid face up.</extracomment>
        <translation>&amp;Wybudowany</translation>
    </message>
    <message>
        <source>E&amp;xpanded</source>
        <extracomment>Tiles are laid face down.</extracomment>
        <translation>&amp;Powiększenie</translation>
    </message>
</context>
<context>
    <name>HenryPage</name>
    <message>
        <source>&amp;Points</source>
        <translation>P&amp;unkty</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>What you told</source>
        <translation>Twoje odpowiedzi</translation>
    </message>
    <message>
        <source>Henry&apos;s turn</source>
        <translation>Tura Henryka</translation>
    </message>
    <message>
        <source>What you told: choose a step to correct it</source>
        <translation>Twoje odpowiedzi: wybierz jedną, aby ją poprawić</translation>
    </message>
    <message>
        <source>Undo to lay a tile elsewhere.</source>
        <translation>Cofnij, aby położyć kafelek gdzie indziej.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Gra jeszcze się nie skończyła.</translation>
    </message>
    <message>
        <source>Henry has not played yet.</source>
        <translation>Henryk jeszcze nie grał.</translation>
    </message>
    <message>
        <source>Henry at your table</source>
        <translation>Henryk przy twoim stole</translation>
    </message>
    <message numerus="yes">
        <source>{level} · %n tile(s) in the supply</source>
        <translation>
            <numerusform>{level} · %n kafelek we wspólnym stosie</numerusform>
            <numerusform>{level} · %n kafelki we wspólnym stosie</numerusform>
            <numerusform>{level} · %n kafelków we wspólnym stosie</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: puste</translation>
    </message>
    <message numerus="yes">
        <source>%n later step(s) no longer fit: tell them again.</source>
        <translation>
            <numerusform>%n późniejsza odpowiedź już nie pasuje: podaj ją ponownie.</numerusform>
            <numerusform>%n późniejsze odpowiedzi już nie pasują: podaj je ponownie.</numerusform>
            <numerusform>%n późniejszych odpowiedzi już nie pasuje: podaj je ponownie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected; the later steps follow.</source>
        <translation>Poprawiono; późniejsze odpowiedzi pozostają.</translation>
    </message>
    <message>
        <source>Tell this step again; the later ones follow as far as they fit.</source>
        <translation>Podaj tę odpowiedź ponownie; późniejsze pozostaną, o ile pasują.</translation>
    </message>
    <message>
        <source>With these roads Henry builds at {cell}: move his tile there.</source>
        <translation>Z tymi drogami Henryk buduje na {cell}: przesuń tam jego kafelek.</translation>
    </message>
    <message>
        <source>Click the cell where it lies now, or press Enter there.</source>
        <translation>Kliknij pole, na którym to teraz leży, albo naciśnij tam Enter.</translation>
    </message>
    <message>
        <source>Henry&apos;s troops move by themselves.</source>
        <translation>Oddziały Henryka przesuwają się same.</translation>
    </message>
    <message>
        <source>There is no tile here.</source>
        <translation>Nie ma tu kafelka.</translation>
    </message>
    <message>
        <source>Turn it &amp;face down</source>
        <translation>&amp;Odwróć go</translation>
    </message>
    <message>
        <source>&amp;Withdraw the troop</source>
        <translation>&amp;Wycofaj oddział</translation>
    </message>
    <message>
        <source>Move the troop from {cell} here</source>
        <translation>Przesuń tu oddział z {cell}</translation>
    </message>
    <message>
        <source>Move the &amp;retinue here</source>
        <translation>Przesuń tu oddział &amp;orszaku</translation>
    </message>
    <message>
        <source>&amp;Deploy a troop here</source>
        <translation>&amp;Przenieś tu oddział z rezerwy</translation>
    </message>
    <message>
        <source>Landscape on your table</source>
        <translation>Krajobraz na twoim stole</translation>
    </message>
</context>
<context>
    <name>HenryTable</name>
    <message>
        <source>Begin another game?</source>
        <translation>Zacząć inną grę?</translation>
    </message>
    <message>
        <source>What you told about the present game is forgotten.</source>
        <translation>Odpowiedzi dotyczące obecnej gry przepadną.</translation>
    </message>
    <message>
        <source>Keep telling</source>
        <translation>Zostań przy tej grze</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>Zacznij inną grę</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Lay {tile} face down at {cell}</source>
        <translation>Połóż {tile} stroną terenu do góry na {cell}</translation>
    </message>
    <message>
        <source>Discard {tiles}</source>
        <extracomment>{tiles} are objects: &quot;the Mill and the Inn&quot;; they go at the end of the turn.</extracomment>
        <translation>Odrzuć {tiles}</translation>
    </message>
    <message>
        <source>{change} ({lines})</source>
        <extracomment>{change} is like &quot;White +5&quot;; {lines} what it comes from, such as &quot;Market at L13: +2; roads: +3&quot;.</extracomment>
        <translation>{change} ({lines})</translation>
    </message>
    <message>
        <source>leaves the treasure at {cell}</source>
        <extracomment>A treasure that another turn would have removed; Henry keeps its points.</extracomment>
        <translation>zostawia skarb na {cell}</translation>
    </message>
    <message>
        <source>{building}, doubled</source>
        <extracomment>{building} is like &quot;Market at L13&quot;; in the turn that is compared no troop stands on it.</extracomment>
        <translation>{building}, z podwojeniem</translation>
    </message>
    <message>
        <source>{building}, not doubled</source>
        <translation>{building}, bez podwojenia</translation>
    </message>
    <message>
        <source>it gets harder for {heir} to destroy {tile} at {cell}</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} an object, one&apos;s own: &quot;the Mill&quot;.</extracomment>
        <translation>{heir} już nie tak łatwo zniszczy {tile} na {cell}</translation>
    </message>
    <message>
        <source>{heir} can destroy {tile} at {cell} next turn</source>
        <translation>{heir} może w następnej turze zniszczyć {tile} na {cell}</translation>
    </message>
    <message numerus="yes">
        <source>{heir} could have taken {tile} next turn and gained %n points with it</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} is an object: &quot;the Mill&quot;. It has been taken.</extracomment>
        <translation>
            <numerusform>{heir} traci szansę, by w następnej turze wziąć {tile} i zdobyć dzięki temu %n punkt</numerusform>
            <numerusform>{heir} traci szansę, by w następnej turze wziąć {tile} i zdobyć dzięki temu %n punkty</numerusform>
            <numerusform>{heir} traci szansę, by w następnej turze wziąć {tile} i zdobyć dzięki temu %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} can take {tile} next turn and gain %n points with it</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} is an object: &quot;the Mill&quot;. It is left.</extracomment>
        <translation>
            <numerusform>{heir} może w następnej turze wziąć {tile} i zdobyć dzięki temu %n punkt</numerusform>
            <numerusform>{heir} może w następnej turze wziąć {tile} i zdobyć dzięki temu %n punkty</numerusform>
            <numerusform>{heir} może w następnej turze wziąć {tile} i zdobyć dzięki temu %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>more access without the reserve: {resources}</source>
        <extracomment>{resources} is one or more like &quot;1 wood and 2 stone&quot;, beyond the access in the other turn.</extracomment>
        <translation>większy dostęp bez rezerwy: {resources}</translation>
    </message>
    <message>
        <source>less access without the reserve: {resources}</source>
        <translation>mniejszy dostęp bez rezerwy: {resources}</translation>
    </message>
    <message>
        <source>expected in later turns: {points}</source>
        <extracomment>Points by which the lead is likely to grow after this turn; {points} is signed.</extracomment>
        <translation>spodziewane w późniejszych turach: {points}</translation>
    </message>
    <message>
        <source>Look at {tile} in the royal reserve.</source>
        <extracomment>{tile} is an object: &quot;the Mill&quot;. The first stage, which says no more.</extracomment>
        <translation>W królewskiej rezerwie spójrz na {tile}.</translation>
    </message>
    <message>
        <source>Look at the landscape around {cells}.</source>
        <extracomment>{cells} is one or more like &quot;M13 and M14&quot;. The first stage.</extracomment>
        <translation>Spójrz na krajobraz wokół {cells}.</translation>
    </message>
    <message>
        <source>There&apos;s nothing better than to end the turn.</source>
        <translation>Nie ma nic lepszego niż zakończyć turę.</translation>
    </message>
    <message>
        <source>Tiles: {actions}.</source>
        <extracomment>{actions} are such as &quot;Take the Mill; Build the Mill at M13&quot;.</extracomment>
        <translation>Kafelki: {actions}.</translation>
    </message>
    <message>
        <source>No tile is taken or laid: it&apos;s about what is there already.</source>
        <translation>Nie trzeba brać ani kłaść kafelka: chodzi o to, co już leży.</translation>
    </message>
    <message>
        <source>The whole turn: {actions}.</source>
        <extracomment>{actions} are such as &quot;Take the Mill; Build the Mill at M13; March from M13 to M14&quot;.</extracomment>
        <translation>Cała tura: {actions}.</translation>
    </message>
    <message>
        <source>Then ask again: the rest depends on the tile that turns up.</source>
        <extracomment>Behind a turn that turns up a tile with which more may be done.</extracomment>
        <translation>Potem zapytaj znowu: reszta zależy od odkrytego kafelka.</translation>
    </message>
    <message>
        <source>Points now: {changes}.</source>
        <extracomment>{changes} are such as &quot;White +5 (Market at L13: +5); Blue −1 (roads: −1)&quot;.</extracomment>
        <translation>Punkty od razu: {changes}.</translation>
    </message>
    <message>
        <source>It changes no points now.</source>
        <translation>Punkty na razie się nie zmienią.</translation>
    </message>
    <message>
        <source>It prevents: {lines}.</source>
        <extracomment>{lines} are such as &quot;Blue could have taken the Mill next turn and gained 3 points with it&quot;.</extracomment>
        <translation>Czemu to zapobiega: {lines}.</translation>
    </message>
    <message>
        <source>Access and reach: {lines}.</source>
        <extracomment>{lines} are such as &quot;White gains access to 1 wood; reach 2 instead of 1&quot;.</extracomment>
        <translation>Dostęp i zasięg: {lines}.</translation>
    </message>
    <message>
        <source>Its risk: {lines}.</source>
        <extracomment>{lines} are such as &quot;Blue can destroy the Mill at M13 next turn&quot;.</extracomment>
        <translation>Ryzyko: {lines}.</translation>
    </message>
    <message>
        <source>Expected lead of {heir} at the end: {lead}.</source>
        <extracomment>{heir} is a player&apos;s name, nominative; {lead} is a number such as &quot;3.5&quot;, below 0 if behind.</extracomment>
        <translation>{heir} – spodziewana przewaga na koniec: {lead}.</translation>
    </message>
    <message numerus="yes">
        <source>Expected lead of {heir} at the end: {lead}, give or take %n points.</source>
        <extracomment>As before; %n is how many points the game usually ends from that.</extracomment>
        <translation>
            <numerusform>{heir} – spodziewana przewaga na koniec: {lead}, plus minus %n punkt.</numerusform>
            <numerusform>{heir} – spodziewana przewaga na koniec: {lead}, plus minus %n punkty.</numerusform>
            <numerusform>{heir} – spodziewana przewaga na koniec: {lead}, plus minus %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other turn is as good.</source>
        <extracomment>A hint that does not yet say what the turn is.</extracomment>
        <translation>Żadna inna tura nie jest równie dobra.</translation>
    </message>
    <message numerus="yes">
        <source>%n other turns are as good.</source>
        <extracomment>A hint that does not yet say what the turn is.</extracomment>
        <translation>
            <numerusform>%n inna tura jest równie dobra.</numerusform>
            <numerusform>%n inne tury są równie dobre.</numerusform>
            <numerusform>%n innych tur jest równie dobrych.</numerusform>
        </translation>
    </message>
    <message>
        <source>As good as: {actions}.</source>
        <extracomment>Another turn, which differs by less than is known; {actions} as in the whole turn.</extracomment>
        <translation>Równie dobra tura: {actions}.</translation>
    </message>
    <message>
        <source>Next best, {points} points worse: {actions}.</source>
        <extracomment>The second best turn, and by how many points it is worse; {points} is such as &quot;1.5&quot;.</extracomment>
        <translation>Następna co do siły, o {points} pkt gorsza: {actions}.</translation>
    </message>
    <message>
        <source>Next best, {points} ± {error} points worse: {actions}.</source>
        <extracomment>As before; {error} is by how much {points} may differ.</extracomment>
        <translation>Następna co do siły, o {points} ± {error} pkt gorsza: {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>Next best, {points} points worse in each of %n trials: {actions}.</source>
        <extracomment>As before; the difference was the same each time that both turns were played on.</extracomment>
        <translation>
            <numerusform>Następna co do siły, w %n próbie o {points} pkt gorsza: {actions}.</numerusform>
            <numerusform>Następna co do siły, w każdej z %n prób o {points} pkt gorsza: {actions}.</numerusform>
            <numerusform>Następna co do siły, w każdej z %n prób o {points} pkt gorsza: {actions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not played on, so other turns may be as good.</source>
        <extracomment>The turn was compared with others only by how things look at its end.</extracomment>
        <translation>Nie rozegrano jej dalej, więc inne tury mogą być równie dobre.</translation>
    </message>
    <message>
        <source>{whole}.{tenth}</source>
        <extracomment>A number with one digit behind the decimal point, which may be a comma: &quot;3.5&quot;.</extracomment>
        <translation>{whole},{tenth}</translation>
    </message>
    <message>
        <source>−{number}</source>
        <extracomment>A number below 0: &quot;−3.5&quot;.</extracomment>
        <translation>−{number}</translation>
    </message>
    <message>
        <source>Looking for the best turn…</source>
        <translation>Trwa szukanie najlepszej tury…</translation>
    </message>
    <message>
        <source>No hint could be found. Please ask again.</source>
        <translation>Nie udało się znaleźć podpowiedzi. Zapytaj jeszcze raz.</translation>
    </message>
    <message>
        <source>Hint 1 of 3: where to look</source>
        <translation>Podpowiedź 1 z 3: gdzie patrzeć</translation>
    </message>
    <message>
        <source>Hint 2 of 3: which tiles</source>
        <translation>Podpowiedź 2 z 3: które kafelki</translation>
    </message>
    <message>
        <source>Hint 3 of 3: the whole turn</source>
        <translation>Podpowiedź 3 z 3: cała tura</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Przerwij szukanie</translation>
    </message>
    <message>
        <source>Which tiles?</source>
        <extracomment>A button: the second stage of a hint.</extracomment>
        <translation>Które kafelki?</translation>
    </message>
    <message>
        <source>The whole turn</source>
        <extracomment>A button: the third stage of a hint.</extracomment>
        <translation>Cała tura</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Back to the last game</source>
        <translation>Wróć do ostatniej gry</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Start page</source>
        <translation>Strona początkowa</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Twoje gry</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Twoje wyniki</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Nauka w dziesięć minut</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <source>Turn of the day</source>
        <translation>Tura dnia</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Score a real game</source>
        <translation>Policz grę z pudełka</translation>
    </message>
    <message>
        <source>Henry at your table</source>
        <translation>Henryk przy twoim stole</translation>
    </message>
    <message>
        <source>Tiles of your box</source>
        <translation>Kafelki z pudełka</translation>
    </message>
    <message>
        <source>Two machines</source>
        <translation>Dwa urządzenia</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dwóch następców</translation>
    </message>
    <message>
        <source>One kingdom, built together.</source>
        <translation>Jedno królestwo, budowane razem.</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>{sets}; the roads are scored.</source>
        <extracomment>{sets} are the names of three sets, with commas.</extracomment>
        <translation>{sets}; drogi są punktowane.</translation>
    </message>
    <message>
        <source>{sets}; the roads are not scored.</source>
        <translation>{sets}; drogi nie są punktowane.</translation>
    </message>
    <message>
        <source>You play {heir}.</source>
        <extracomment>{heir} is White or Blue.</extracomment>
        <translation>Grasz jako: {heir}.</translation>
    </message>
    <message>
        <source>{heir} goes first.</source>
        <translation>Zaczyna: {heir}.</translation>
    </message>
    <message>
        <source>The shield decides who goes first.</source>
        <translation>Kto zaczyna, wskaże rzut tarczą.</translation>
    </message>
    <message>
        <source>Undo: freely in a turn.</source>
        <translation>Cofanie: dowolne w swojej turze.</translation>
    </message>
    <message>
        <source>Undo: until something is revealed.</source>
        <translation>Cofanie: dopóki nic nie odkryto.</translation>
    </message>
    <message>
        <source>Undo: not at all.</source>
        <translation>Cofanie: wcale.</translation>
    </message>
</context>
<context>
    <name>InvitationDialog</name>
    <message>
        <source>Invite somebody</source>
        <translation>Zaproś kogoś</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Twoje &amp;imię</translation>
    </message>
    <message>
        <source>You are</source>
        <translation>Grasz jako</translation>
    </message>
    <message>
        <source>a shared folder</source>
        <translation>wspólny folder</translation>
    </message>
    <message>
        <source>machines nearby</source>
        <translation>urządzenia w pobliżu</translation>
    </message>
    <message>
        <source>mail</source>
        <translation>poczta</translation>
    </message>
    <message>
        <source>Switch Nearby on under “Two machines” first.</source>
        <translation>Najpierw włącz grę w pobliżu w „Dwa urządzenia”.</translation>
    </message>
    <message>
        <source>Find people under “Far away” first.</source>
        <translation>Najpierw znajdź osoby w oknie „Na odległość”.</translation>
    </message>
    <message>
        <source>By way of</source>
        <translation>Droga</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Osoba</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wybierz…</translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation>Wspólny folder</translation>
    </message>
    <message>
        <source>Three sets</source>
        <translation>Trzy zestawy</translation>
    </message>
    <message>
        <source>Score the &amp;roads</source>
        <translation>Punktuj &amp;drogi</translation>
    </message>
    <message>
        <source>decided by tossing the shield</source>
        <translation>ten, kogo wskaże rzut tarczą</translation>
    </message>
    <message>
        <source>&amp;Goes first</source>
        <translation>&amp;Zaczyna</translation>
    </message>
    <message>
        <source>freely in a turn</source>
        <translation>dowolne w swojej turze</translation>
    </message>
    <message>
        <source>until something is revealed</source>
        <translation>dopóki nic nie odkryto</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>wcale</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>Co&amp;fanie</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>Ze&amp;gar</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>Zap&amp;roś</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>The shared folder</source>
        <translation>Wspólny folder</translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n more.</source>
        <translation>
            <numerusform>Wybierz trzy zestawy: jeszcze %n.</numerusform>
            <numerusform>Wybierz trzy zestawy: jeszcze %n.</numerusform>
            <numerusform>Wybierz trzy zestawy: jeszcze %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n too many.</source>
        <translation>
            <numerusform>Wybierz trzy zestawy: o %n za dużo.</numerusform>
            <numerusform>Wybierz trzy zestawy: o %n za dużo.</numerusform>
            <numerusform>Wybierz trzy zestawy: o %n za dużo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder that both machines can see.</source>
        <translation>Wybierz folder, który widzą oba urządzenia.</translation>
    </message>
    <message>
        <source>none chosen yet</source>
        <translation>jeszcze nie wybrano</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>A new person</source>
        <translation>Nowa osoba</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Zaproszenie</translation>
    </message>
    <message>
        <source>The invitation as QR code</source>
        <translation>Zaproszenie jako kod QR</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Or enter the line that you were sent:</source>
        <translation>Albo &amp;wpisz otrzymany wiersz:</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Przyjmij</translation>
    </message>
    <message>
        <source>Send this to the person with whom you want to play, in whatever way you like. Both machines then exchange their keys; both have to be on the network at some time. Whoever has the line can do this, so send it to nobody else.</source>
        <translation>Wyślij to osobie, z którą chcesz grać, w dowolny sposób. Oba urządzenia wymienią wtedy swoje klucze; oba muszą kiedyś być w sieci. Może to zrobić każdy, kto ma ten wiersz, więc nie wysyłaj go nikomu innemu.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Would you like to play The Two Heirs with me, each at our own machine?

1. Install the program and its part for games far away: {address}
2. Choose “Two machines” in the Game menu, then “Far away”, and make an account.
3. Choose “New person”, and enter this line:

{link}</source>
        <translation>Zagrasz ze mną w „Dwóch następców”, każde na własnym urządzeniu?

1. Zainstaluj program i jego część do gier na odległość: {address}
2. Wybierz „Dwa urządzenia” w menu Gra, potem „Na odległość”, i załóż konto.
3. Wybierz „Nowa osoba” i wpisz ten wiersz:

{link}</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Skopiowano.</translation>
    </message>
    <message>
        <source>The keys are being exchanged. That works as soon as both machines are on.</source>
        <translation>Trwa wymiana kluczy. Uda się, gdy oba urządzenia będą włączone.</translation>
    </message>
</context>
<context>
    <name>KeeperTray</name>
    <message>
        <source>Answers</source>
        <translation>Odpowiedzi</translation>
    </message>
    <message>
        <source>Royal reserve, clockwise from the shield</source>
        <translation>Królewska rezerwa, zgodnie z ruchem wskazówek zegara od tarczy</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>On top of the supply, at the end of your turn</source>
        <translation>Na wierzchu wspólnego stosu na koniec twojej tury</translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the reserve</source>
        <translation>
            <numerusform>%n oddział w rezerwie</numerusform>
            <numerusform>%n oddziały w rezerwie</numerusform>
            <numerusform>%n oddziałów w rezerwie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>The levels and you</source>
        <translation>Poziomy i ty</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Learn the game in ten minutes</source>
        <translation>Poznaj grę w dziesięć minut</translation>
    </message>
    <message>
        <source>done</source>
        <translation>ukończona</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>jeszcze nieukończona</translation>
    </message>
    <message>
        <source>Leave the tutorial</source>
        <translation>Zakończ samouczek</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Step {step} of {count}</source>
        <translation>Krok {step} z {count}</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>All lessons of the tutorial</source>
        <translation>Wszystkie lekcje samouczka</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Back to the previous step; what you did is undone</source>
        <translation>Wróć do poprzedniego kroku; to, co zrobiono, zostanie cofnięte</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Let the program do this step</source>
        <translation>Niech program wykona ten krok</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Lekcja {number} z {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>More in the rule book</source>
        <translation>Więcej w zasadach gry</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Następna lekcja</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your games are saved in {folder}</source>
        <translation>Folder z twoimi grami: {folder}</translation>
    </message>
    <message>
        <source>The game could not be renamed</source>
        <translation>Nie udało się zmienić nazwy gry</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Eksport gry</translation>
    </message>
    <message>
        <source>The game could not be exported</source>
        <translation>Nie udało się wyeksportować gry</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>Wyeksportowano do {file}</translation>
    </message>
    <message>
        <source>The folder cannot be opened</source>
        <translation>Nie można otworzyć folderu</translation>
    </message>
    <message>
        <source>Opening the folder…</source>
        <translation>Otwieranie folderu…</translation>
    </message>
    <message>
        <source>Renaming the game…</source>
        <translation>Zmienianie nazwy gry…</translation>
    </message>
    <message>
        <source>Game to share, without the order of what is hidden (*.twoheirs)</source>
        <translation>Gra do przekazania, bez kolejności tego, co zakryte (*.twoheirs)</translation>
    </message>
    <message>
        <source>Whole game, with the order of what is hidden (*.twoheirs)</source>
        <translation>Cała gra, z kolejnością tego, co zakryte (*.twoheirs)</translation>
    </message>
    <message>
        <source>Exporting the game…</source>
        <translation>Eksportowanie gry…</translation>
    </message>
    <message>
        <source>The games could not be added</source>
        <translation>Nie udało się dodać gier</translation>
    </message>
    <message>
        <source>Adding the games…</source>
        <translation>Dodawanie gier…</translation>
    </message>
    <message>
        <source>Some files are not games</source>
        <translation>Nie każdy plik jest grą</translation>
    </message>
    <message>
        <source>This game is already among your games.</source>
        <translation>Ta gra już jest wśród twoich gier.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <translation>
            <numerusform>Dodano %n grę.</numerusform>
            <numerusform>Dodano %n gry.</numerusform>
            <numerusform>Dodano %n gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not be deleted</source>
        <translation>Nie udało się usunąć gry</translation>
    </message>
    <message>
        <source>The system could not move {file} to the trash.</source>
        <translation>System nie mógł przenieść {file} do kosza.</translation>
    </message>
    <message>
        <source>“{game}” is in the trash.</source>
        <translation>Gra „{game}” jest w koszu.</translation>
    </message>
    <message>
        <source>Deleting the game…</source>
        <translation>Usuwanie gry…</translation>
    </message>
    <message>
        <source>“{game}” has been restored.</source>
        <translation>Przywrócono grę „{game}”.</translation>
    </message>
    <message>
        <source>Restoring the game…</source>
        <translation>Przywracanie gry…</translation>
    </message>
    <message>
        <source>Your games cannot be listed</source>
        <translation>Nie można wyświetlić twoich gier</translation>
    </message>
    <message>
        <source>Looking for your games…</source>
        <translation>Szukanie twoich gier…</translation>
    </message>
    <message>
        <source>The game could not be restored</source>
        <translation>Nie udało się przywrócić gry</translation>
    </message>
    <message>
        <source>The hidden pieces were reshuffled.</source>
        <translation>Resztę przetasowano na nowo.</translation>
    </message>
    <message>
        <source>It is still in the system&apos;s trash: {file}</source>
        <translation>Nadal jest w koszu systemowym: {file}</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>The program is free software, and so is everything it is built from, except Microsoft&apos;s libraries on Windows. Qt and PySide6 come as separate libraries, which you may replace with other versions. Each licence says where to find the source code.</source>
        <translation>Program jest wolnym oprogramowaniem, podobnie jak wszystko, z czego powstał, oprócz bibliotek Microsoftu w systemie Windows. Qt i PySide6 są dołączone jako osobne biblioteki: można je zastąpić innymi wersjami. Nad każdą licencją podano, gdzie znaleźć kod źródłowy.</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dwóch następców</translation>
    </message>
    <message>
        <source>&amp;Made with</source>
        <translation>&amp;Składniki</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
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
    <name>LordGraph</name>
    <message>
        <source>Points round by round</source>
        <translation>Punkty runda po rundzie</translation>
    </message>
    <message>
        <source>After round {round}: {points}</source>
        <translation>Po rundzie {round}: {points}</translation>
    </message>
    <message>
        <source>At the end: {points}</source>
        <translation>Na końcu: {points}</translation>
    </message>
</context>
<context>
    <name>MailPages</name>
    <message>
        <source>Delete the account?</source>
        <translation>Usunąć konto?</translation>
    </message>
    <message>
        <source>Its keys, people and messages are deleted from this machine. Games far away can&apos;t go on; what was played stays among your games.</source>
        <translation>Jego klucze, osoby i wiadomości zostaną usunięte z tego urządzenia. Gier na odległość nie będzie można kontynuować; to, co rozegrano, zostanie wśród twoich gier.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>You can play with {name} now</source>
        <translation>Możesz już grać: {name}</translation>
    </message>
    <message>
        <source>Both machines have exchanged their keys. Either of you can invite to a game.</source>
        <translation>Oba urządzenia wymieniły swoje klucze. Każda ze stron może zaprosić do gry.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>Invite to a game…</source>
        <translation>Zaproś do gry…</translation>
    </message>
    <message>
        <source>Far away</source>
        <translation>Na odległość</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The Two Heirs</source>
        <translation>Dwóch następców</translation>
    </message>
</context>
<context>
    <name>MarginGraph</name>
    <message>
        <source>Margins game by game</source>
        <translation>Różnice gra po grze</translation>
    </message>
    <message>
        <source>Points given away game by game</source>
        <translation>Strata punktów gra po grze</translation>
    </message>
    <message>
        <source>Points given away per game: {mean}.</source>
        <translation>Strata punktów na grę: {mean}.</translation>
    </message>
    <message>
        <source>Points given away in the first games: {first}; in the last: {last}.</source>
        <translation>Strata punktów w pierwszych grach: {first}; w ostatnich: {last}.</translation>
    </message>
    <message>
        <source>Mean margin of the first games: {first}; of the last: {last}.</source>
        <translation>Średnia różnica w pierwszych grach: {first}; w ostatnich: {last}.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nowa…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Otwórz o&amp;statnie</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Zapisz jako…</translation>
    </message>
    <message>
        <source>&amp;Points so far</source>
        <translation>Dotychczasowe p&amp;unkty</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>Ć&amp;wiczenia</translation>
    </message>
    <message>
        <source>Turn of the &amp;day</source>
        <translation>Tu&amp;ra dnia</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Rewanż</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>Podd&amp;aj się…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>Show poi&amp;nts on lit cells</source>
        <translation>&amp;Punkty na podświetlonych polach</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Restart &amp;turn</source>
        <translation>&amp;Zacznij turę od nowa</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zakończ &amp;turę</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Przy&amp;bliż</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <comment>playback of turns</comment>
        <translation>&amp;Wolno</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <comment>playback of turns</comment>
        <translation>&amp;Normalnie</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <comment>playback of turns</comment>
        <translation>&amp;Szybko</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <comment>playback of turns</comment>
        <translation>&amp;Od razu</translation>
    </message>
    <message>
        <source>Res&amp;ults…</source>
        <translation>W&amp;yniki…</translation>
    </message>
    <message>
        <source>&amp;Score a real game</source>
        <translation>Policz &amp;grę z pudełka</translation>
    </message>
    <message>
        <source>&amp;Henry at your table</source>
        <translation>&amp;Henryk przy twoim stole</translation>
    </message>
    <message>
        <source>&amp;Tiles of your box</source>
        <translation>&amp;Kafelki z twojego pudełka</translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation>Następny poz&amp;iom</translation>
    </message>
    <message>
        <source>&amp;Games and invitations…</source>
        <translation>&amp;Gry i zaproszenia…</translation>
    </message>
    <message>
        <source>&amp;Next game that waits for you</source>
        <translation>&amp;Następna gra, która na ciebie czeka</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Przejdź tam</translation>
    </message>
    <message>
        <source>Ask to &amp;take back a turn…</source>
        <translation>Poproś o &amp;cofnięcie tury…</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Poproś o cofnięcie…</translation>
    </message>
    <message>
        <source>&amp;Say something…</source>
        <translation>&amp;Powiedz coś…</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>Powiedz…</translation>
    </message>
    <message>
        <source>Have the computer pla&amp;y now</source>
        <translation>Niech komputer zagra te&amp;raz</translation>
    </message>
    <message>
        <source>Pause the c&amp;omputer</source>
        <translation>Wstrzy&amp;maj komputer</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Szukaj…</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Oddal</translation>
    </message>
    <message>
        <source>&amp;Fit the landscape</source>
        <translation>&amp;Dopasuj krajobraz</translation>
    </message>
    <message>
        <source>&amp;Turn to face the active heir</source>
        <translation>Obracaj ku &amp;aktywnemu następcy</translation>
    </message>
    <message>
        <source>&amp;Upright buildings</source>
        <translation>Obrazki zawsze pros&amp;to</translation>
    </message>
    <message>
        <source>Show &amp;points</source>
        <translation>Pokaż p&amp;unkty</translation>
    </message>
    <message>
        <source>La&amp;bel columns and rows</source>
        <translation>&amp;Nazwy kolumn i rzędów</translation>
    </message>
    <message>
        <source>Soun&amp;ds</source>
        <translation>Dźwię&amp;ki</translation>
    </message>
    <message>
        <source>Tiles still to &amp;come</source>
        <translation>Kafelki, które je&amp;szcze się pojawią</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>&amp;Where will Henry build?</source>
        <translation>Gdzie wybuduje &amp;Henryk?</translation>
    </message>
    <message>
        <source>T&amp;utorial</source>
        <translation>Samo&amp;uczek</translation>
    </message>
    <message>
        <source>&amp;Keyboard and screen reader</source>
        <translation>Kl&amp;awiatura i czytnik ekranu</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>Podpow&amp;iedź</translation>
    </message>
    <message>
        <source>&amp;What is needed?</source>
        <translation>&amp;Czego do tego trzeba?</translation>
    </message>
    <message>
        <source>What &amp;has changed since your last turn?</source>
        <translation>Co się z&amp;mieniło od twojej ostatniej tury?</translation>
    </message>
    <message>
        <source>Your rea&amp;ch and access</source>
        <translation>Twój zasięg i &amp;dostęp</translation>
    </message>
    <message>
        <source>&amp;Last message again</source>
        <translation>Ostatni komu&amp;nikat jeszcze raz</translation>
    </message>
    <message>
        <source>Turn pla&amp;yback</source>
        <translation>Pokaz tu&amp;ry</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>U&amp;dostępnianie</translation>
    </message>
    <message>
        <source>At a real ta&amp;ble</source>
        <translation>Przy prawdziwym sto&amp;le</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>S&amp;tół</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>Po&amp;większenie</translation>
    </message>
    <message>
        <source>T&amp;wo machines</source>
        <translation>Dwa &amp;urządzenia</translation>
    </message>
    <message>
        <source>Show Henry&apos;s turn a&amp;gain</source>
        <translation>Pokaż jesz&amp;cze raz turę Henryka</translation>
    </message>
    <message>
        <source>Show the last turn a&amp;gain</source>
        <translation>Pokaż jesz&amp;cze raz poprzednią turę</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>K&amp;rok po kroku</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>Play in the outlin&amp;e</source>
        <translation>Graj na li&amp;ście</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Rule book</source>
        <translation>&amp;Zasady gry</translation>
    </message>
    <message>
        <source>&amp;Turn at a glance</source>
        <translation>Karta &amp;tury</translation>
    </message>
    <message>
        <source>S&amp;ymbols at a glance</source>
        <translation>Karta s&amp;ymboli</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Skróty</translation>
    </message>
    <message>
        <source>&amp;About The Two Heirs</source>
        <translation>&amp;O programie „Dwóch następców”</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Wyczyść listę</translation>
    </message>
</context>
<context>
    <name>MoreChoices</name>
    <message>
        <source>&amp;Goes first</source>
        <translation>&amp;Zaczyna</translation>
    </message>
    <message>
        <source>You go first and play South; roads are scored.</source>
        <translation>Zaczynasz, siedzisz na południu, a drogi są punktowane.</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>Co&amp;fanie</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Numer rozd&amp;ania</translation>
    </message>
    <message>
        <source>decided by tossing the shield</source>
        <translation>ten, kogo wskaże rzut tarczą</translation>
    </message>
    <message>
        <source>freely</source>
        <translation>dowolnie</translation>
    </message>
    <message>
        <source>until something is revealed</source>
        <translation>dopóki nic nie odkryto</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>wcale</translation>
    </message>
    <message>
        <source>The same seed and options always give the same shuffle.</source>
        <translation>Ten sam numer i te same opcje zawsze dają to samo tasowanie.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Draw another</source>
        <translation>&amp;Losuj nowe</translation>
    </message>
    <message>
        <source>Any action can be undone, back to the start of the game.</source>
        <translation>Każdą akcję można cofnąć, aż do początku gry.</translation>
    </message>
    <message>
        <source>Ended turns and revealed tiles can&apos;t be undone.</source>
        <translation>Zakończonych tur i odkrytych kafelków nie można cofnąć.</translation>
    </message>
    <message>
        <source>What&apos;s done is done.</source>
        <translation>Co się stało, to się nie odstanie.</translation>
    </message>
    <message>
        <source>Plays South</source>
        <translation>Na południu siedzi</translation>
    </message>
</context>
<context>
    <name>NearbyDialog</name>
    <message>
        <source>Nearby</source>
        <translation>W pobliżu</translation>
    </message>
    <message>
        <source>While this is on, every machine in your network can see your name and connect to this one. Only machines whose four words you have compared play with it; what they send each other is encrypted. Nothing goes anywhere else.</source>
        <translation>Gdy to jest włączone, każde urządzenie w twojej sieci widzi twoje imię i może połączyć się z twoim. Grają z nim tylko urządzenia, których cztery słowa porównaliście; to, co sobie wysyłają, jest szyfrowane. Nic nie trafia nigdzie indziej.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Twoje &amp;imię</translation>
    </message>
    <message>
        <source>&amp;Machines nearby can find this one</source>
        <translation>Urządzenia w pobliżu &amp;mogą znaleźć moje</translation>
    </message>
    <message>
        <source>Also when the program &amp;starts</source>
        <translation>Także przy &amp;starcie programu</translation>
    </message>
    <message>
        <source>Machines nearby</source>
        <translation>Urządzenia w pobliżu</translation>
    </message>
    <message>
        <source>By &amp;address</source>
        <translation>Po &amp;adresie</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Zapomnij</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Enter your name to switch Nearby on.</source>
        <translation>Wpisz swoje imię, aby włączyć grę w pobliżu.</translation>
    </message>
    <message>
        <source>This network can&apos;t be searched now. Connect by address.</source>
        <translation>Tej sieci nie można teraz przeszukać. Połącz się po adresie.</translation>
    </message>
    <message>
        <source>No machine found yet: the other player switches Nearby on, too.</source>
        <translation>Nie znaleziono jeszcze urządzenia: druga osoba także włącza grę w pobliżu.</translation>
    </message>
    <message>
        <source>Nearby is switched off.</source>
        <translation>Gra w pobliżu jest wyłączona.</translation>
    </message>
    <message>
        <source>Conn&amp;ect to address</source>
        <translation>Połą&amp;cz z adresem</translation>
    </message>
    <message>
        <source>&amp;Connect to machine</source>
        <translation>&amp;Połącz z urządzeniem</translation>
    </message>
    <message>
        <source>This machine: {addresses}</source>
        <translation>To urządzenie: {addresses}</translation>
    </message>
    <message>
        <source>To change your name, switch Nearby off.</source>
        <translation>Aby zmienić imię, wyłącz grę w pobliżu.</translation>
    </message>
    <message>
        <source>a player without a name</source>
        <translation>osoba bez imienia</translation>
    </message>
    <message>
        <source>{name}: connected</source>
        <translation>{name}: połączono</translation>
    </message>
    <message>
        <source>{name}: still comparing the words…</source>
        <translation>{name}: druga osoba jeszcze porównuje słowa…</translation>
    </message>
    <message>
        <source>{name}: connecting…</source>
        <translation>{name}: łączenie…</translation>
    </message>
    <message>
        <source>{name}: not here now</source>
        <translation>{name}: teraz brak połączenia</translation>
    </message>
    <message>
        <source>{name}: not compared yet</source>
        <translation>{name}: jeszcze nie porównano</translation>
    </message>
</context>
<context>
    <name>NearbyPages</name>
    <message>
        <source>Nearby</source>
        <translation>W pobliżu</translation>
    </message>
    <message>
        <source>{name}&apos;s machine must show the same four words in the same order, in every language: read them to each other, or look. If they differ, another machine stands between the two. You are asked once; both machines remember each other.</source>
        <translation>Drugie urządzenie ({name}) musi pokazywać te same cztery słowa w tej samej kolejności, w każdym języku: przeczytajcie je sobie albo popatrzcie. Jeśli się różnią, między nimi jest inne urządzenie. To pytanie pada raz; oba urządzenia zapamiętają się nawzajem.</translation>
    </message>
    <message>
        <source>They &amp;differ</source>
        <translation>&amp;Różnią się</translation>
    </message>
    <message>
        <source>They are the &amp;same</source>
        <translation>Są &amp;takie same</translation>
    </message>
    <message>
        <source>The machines are not connected</source>
        <translation>Urządzenia nie są połączone</translation>
    </message>
    <message>
        <source>The other player has said that the words differ, or did not answer.</source>
        <translation>Druga osoba powiedziała, że słowa się różnią, albo nie odpowiedziała.</translation>
    </message>
</context>
<context>
    <name>NewBunnyGameDialog</name>
    <message>
        <source>New game of Bunny Kingdom</source>
        <translation>Nowa gra: Królestwo królików</translation>
    </message>
    <message numerus="yes">
        <source>%n lords</source>
        <translation>
            <numerusform>%n lord</numerusform>
            <numerusform>%n lordowie</numerusform>
            <numerusform>%n lordów</numerusform>
        </translation>
    </message>
    <message>
        <source>With two, each pick plays one card and drops one.</source>
        <translation>We dwoje: z każdego wyboru jedną kartę się zagrywa, jedną odrzuca.</translation>
    </message>
    <message>
        <source>Each pick plays two cards.</source>
        <translation>Z każdego wyboru zagrywa się dwie karty.</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>Imię, kolor: {color}</translation>
    </message>
    <message>
        <source>Plays for {color}</source>
        <translation>Kto gra, kolor: {color}</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>computer: {opponent}</source>
        <translation>komputer: {opponent}</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Nauka w dziesięć minut</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>A curtain hides every hand until its owner looks.</source>
        <translation>Zasłona kryje karty każdego, aż ich właściciel spojrzy.</translation>
    </message>
    <message>
        <source>Computers choose at the same time as you.</source>
        <translation>Komputery wybierają w tym samym czasie co ty.</translation>
    </message>
    <message>
        <source>The best match for you: {opponent}.</source>
        <translation>Najlepszy przeciwnik dla ciebie: {opponent}.</translation>
    </message>
    <message>
        <source>Only computers play: you watch, and see no hand.</source>
        <translation>Grają same komputery: patrzysz i nie widzisz niczyich kart.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>&amp;White&apos;s name</source>
        <translation>Imię &amp;Białego</translation>
    </message>
    <message>
        <source>&amp;Blue&apos;s name</source>
        <translation>Imię &amp;Niebieskiego</translation>
    </message>
    <message>
        <source>Score the &amp;roads</source>
        <translation>Punktuj &amp;drogi</translation>
    </message>
    <message>
        <source>Re&amp;commended three</source>
        <translation>Trzy zal&amp;ecane</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>Więce&amp;j</translation>
    </message>
    <message>
        <source>On t&amp;wo machines…</source>
        <translation>Na d&amp;wóch urządzeniach…</translation>
    </message>
    <message>
        <source>a human</source>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>Plays for {heir}</source>
        <translation>Kto gra: {heir}</translation>
    </message>
    <message>
        <source>Ra&amp;ndom three</source>
        <translation>T&amp;rzy losowe</translation>
    </message>
    <message>
        <source>recommended with Travel, after your first game</source>
        <translation>polecane z Podróżą, po pierwszej grze</translation>
    </message>
    <message>
        <source>best left off in your first game</source>
        <translation>w pierwszej grze lepiej bez</translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n more.</source>
        <translation>
            <numerusform>Wybierz trzy zestawy: jeszcze %n.</numerusform>
            <numerusform>Wybierz trzy zestawy: jeszcze %n.</numerusform>
            <numerusform>Wybierz trzy zestawy: jeszcze %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n too many.</source>
        <translation>
            <numerusform>Wybierz trzy zestawy: o %n za dużo.</numerusform>
            <numerusform>Wybierz trzy zestawy: o %n za dużo.</numerusform>
            <numerusform>Wybierz trzy zestawy: o %n za dużo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three sets are chosen.</source>
        <translation>Wybrano trzy zestawy.</translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0 to {most}.</source>
        <translation>Numer rozdania to liczba całkowita od 0 do {most}.</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>Did you mean:</source>
        <translation>Czy chodziło o:</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Your last game cannot be continued</source>
        <translation>Nie można kontynuować ostatniej gry</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <translation>Otwieranie gry…</translation>
    </message>
    <message>
        <source>Your last game is not available</source>
        <translation>Ostatnia gra jest niedostępna</translation>
    </message>
    <message>
        <source>It was saved in {file}, which cannot be opened right now.</source>
        <translation>Zapisano ją w pliku {file}, który jest teraz niedostępny.</translation>
    </message>
    <message>
        <source>It was saved in {file}, which cannot be opened right now. There is an older copy among your games.</source>
        <translation>Zapisano ją w pliku {file}, który jest teraz niedostępny. Jej starsza kopia jest wśród twoich gier.</translation>
    </message>
    <message>
        <source>Continue with the older copy</source>
        <translation>Graj w starszą kopię</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz grę</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Nie można otworzyć tego pliku</translation>
    </message>
    <message>
        <source>Checking how much of it can be played…</source>
        <translation>Sprawdzanie, co da się jeszcze uratować…</translation>
    </message>
    <message>
        <source>{fault} The file won&apos;t be changed.</source>
        <translation>{fault} Plik pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>{fault} The game is intact up to turn {turn}. Open it there as a new game? The file won&apos;t be changed.</source>
        <translation>{fault} Gra jest poprawna do tury {turn}. Otworzyć ją w tym miejscu jako nową grę? Plik pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>The hidden pieces were reshuffled</source>
        <translation>Resztę przetasowano na nowo</translation>
    </message>
    <message>
        <source>This game was shared without the order of what lies face down. That has just been reshuffled; everything face up is as it was.</source>
        <translation>Tę grę przekazano bez kolejności tego, co leży zakryte. Właśnie to przetasowano; to, co leży odkryte, się nie zmieniło.</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>Otwórz w tym miejscu</translation>
    </message>
    <message>
        <source>Games of The Two Heirs (*.twoheirs *.json)</source>
        <translation>Gry „Dwóch następców” (*.twoheirs *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>&amp;Two at this screen</source>
        <translation>D&amp;wie osoby przy ekranie</translation>
    </message>
    <message>
        <source>You share the table and take turns.</source>
        <translation>Wspólny stół i tury na zmianę.</translation>
    </message>
    <message>
        <source>Against &amp;Henry</source>
        <translation>Przeciw &amp;Henrykowi</translation>
    </message>
    <message>
        <source>Alone, against an opponent who plays by fixed rules.</source>
        <translation>W pojedynkę, z przeciwnikiem, który gra według stałych reguł.</translation>
    </message>
    <message>
        <source>Against the comp&amp;uter</source>
        <translation>Przeciw komp&amp;uterowi</translation>
    </message>
    <message>
        <source>A full duel, at a level that suits you.</source>
        <translation>Prawdziwy pojedynek na poziomie w sam raz dla ciebie.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <extracomment>A computer opponent that takes whatever gives most points at once; used like a name.</extracomment>
        <translation>Chciwiec</translation>
    </message>
    <message>
        <source>Child</source>
        <extracomment>The weakest of seven computer opponents; each is used like a name, whoever it is.</extracomment>
        <translation>Dziecko</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>The second of seven computer opponents: a boy who serves at court.</extracomment>
        <translation>Paź</translation>
    </message>
    <message>
        <source>Squire</source>
        <extracomment>The third of seven computer opponents: he will be a knight.</extracomment>
        <translation>Giermek</translation>
    </message>
    <message>
        <source>Steward</source>
        <extracomment>The fourth of seven computer opponents: keeps the house of a lord.</extracomment>
        <translation>Rządca</translation>
    </message>
    <message>
        <source>Castellan</source>
        <extracomment>The fifth of seven computer opponents: keeps a castle.</extracomment>
        <translation>Kasztelan</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <extracomment>The sixth of seven computer opponents: keeps the king&apos;s seal.</extracomment>
        <translation>Kanclerz</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>The strongest of seven computer opponents.</extracomment>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Takes what scores most at once; most beginners beat it. Plays at once.</source>
        <translation>Bierze to, co od razu daje najwięcej punktów; przegrywa z większością początkujących. Gra bez namysłu.</translation>
    </message>
    <message>
        <source>Plans four plain actions and wants points now; good for a first game. Plays at once.</source>
        <translation>Planuje cztery proste akcje i chce punktów od razu; w sam raz na pierwszą grę. Gra bez namysłu.</translation>
    </message>
    <message>
        <source>Overlooks diagonals, roads and discounts; good after a few games. Plays at once.</source>
        <translation>Przeocza przekątne, drogi i zniżki; w sam raz po kilku grach. Gra bez namysłu.</translation>
    </message>
    <message>
        <source>Still overlooks what is subtle; beats beginners. Plays at once.</source>
        <translation>Przeocza jeszcze to, co nieoczywiste; wygrywa z początkującymi. Gra bez namysłu.</translation>
    </message>
    <message>
        <source>Sees every chance of its turn; a match for good players. Plays at once.</source>
        <translation>Widzi w swojej turze każdą okazję; w sam raz dla dobrych graczy. Gra bez namysłu.</translation>
    </message>
    <message>
        <source>Compares several plans; a match for strong players. Plays at once.</source>
        <translation>Porównuje kilka planów; w sam raz dla silnych graczy. Gra bez namysłu.</translation>
    </message>
    <message>
        <source>Compares many plans; beats most strong players. Plays at once.</source>
        <translation>Porównuje wiele planów; wygrywa z większością silnych graczy. Gra bez namysłu.</translation>
    </message>
    <message>
        <source>Foresees your answer, too; beats nearly everybody. Thinks for about a second.</source>
        <translation>Przewiduje też twoją odpowiedź; wygrywa prawie z każdym. Myśli około sekundy.</translation>
    </message>
    <message>
        <source>A program that you have added.</source>
        <translation>Program dodany przez ciebie.</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Royal reserve</source>
        <translation>Królewska rezerwa</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Krajobraz</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Ręce</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Oddziały</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Wspólny stos</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Poza grą</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Skarby</translation>
    </message>
    <message>
        <source>Heirs</source>
        <translation>Następcy</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <extracomment>The branch with the entries of the chronicle.</extracomment>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>Royal shield</source>
        <translation>Królewska tarcza</translation>
    </message>
    <message>
        <source>Royal shield, crown: {heir}</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>Królewska tarcza, korona: {heir}</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Puste miejsce</translation>
    </message>
    <message>
        <source>{cell}: {what}</source>
        <extracomment>A cell of the landscape and what lies on it: &quot;M13: Mill&quot;, &quot;M13: Row: wheat field&quot;.</extracomment>
        <translation>{cell}: {what}</translation>
    </message>
    <message>
        <source>{cell}: {troop}</source>
        <extracomment>{troop} is &quot;troop&quot; or &quot;retinue&quot;; {cell} such as M13.</extracomment>
        <translation>{cell}: {troop}</translation>
    </message>
    <message>
        <source>royal reserve: {troop}</source>
        <translation>królewska rezerwa: {troop}</translation>
    </message>
    <message>
        <source>outside: {troop}</source>
        <extracomment>One of Henry&apos;s troops that has not come into play.</extracomment>
        <translation>poza grą: {troop}</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation>
            <numerusform>Wspólny stos: %n kafelek</numerusform>
            <numerusform>Wspólny stos: %n kafelki</numerusform>
            <numerusform>Wspólny stos: %n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply is empty</source>
        <translation>Wspólny stos jest pusty</translation>
    </message>
    <message>
        <source>The game as an outline</source>
        <translation>Gra jako lista</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>Heading of the column of names.</extracomment>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>Heading of a column: terrain, owner, troops and points of what the row is about.</extracomment>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>You can</source>
        <extracomment>Heading of a column of things that can be done: &quot;take&quot;, &quot;build on 3 cells&quot;.</extracomment>
        <translation>Możesz</translation>
    </message>
    <message>
        <source>What can be done here</source>
        <extracomment>Heading above a list of things to do, and its name for screen readers.</extracomment>
        <translation>Co można tu zrobić</translation>
    </message>
    <message>
        <source>number {number} within reach</source>
        <translation>numer {number} w zasięgu</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>poza zasięgiem</translation>
    </message>
    <message>
        <source>cost: {cost}</source>
        <extracomment>A cost such as &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>koszt: {cost}</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>po ruchu</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, doubled</source>
        <extracomment>A building counts double because of the troop on it.</extracomment>
        <translation>
            <numerusform>%n punkt, podwojony</numerusform>
            <numerusform>%n punkty, podwojone</numerusform>
            <numerusform>%n punktów, podwojonych</numerusform>
        </translation>
    </message>
    <message>
        <source>may be destroyed</source>
        <translation>można zniszczyć</translation>
    </message>
    <message>
        <source>scaffold</source>
        <translation>rusztowanie</translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles needed</source>
        <translation>
            <numerusform>brakuje jeszcze %n kafelka</numerusform>
            <numerusform>brakuje jeszcze %n kafelków</numerusform>
            <numerusform>brakuje jeszcze %n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>on top: {terrain}</source>
        <translation>na wierzchu: {terrain}</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>How many rows a branch of the outline has.</extracomment>
        <translation>
            <numerusform>%n pozycja</numerusform>
            <numerusform>%n pozycje</numerusform>
            <numerusform>%n pozycji</numerusform>
        </translation>
    </message>
    <message>
        <source>points {points}, reach {reach}, wood {wood}, wheat {wheat}, stone {stone}</source>
        <translation>punkty {points}, zasięg {reach}, drewno {wood}, pszenica {wheat}, kamień {stone}</translation>
    </message>
    <message>
        <source>reach {reach}, wood {wood}, wheat {wheat}, stone {stone}</source>
        <translation>zasięg {reach}, drewno {wood}, pszenica {wheat}, kamień {stone}</translation>
    </message>
    <message>
        <source>take</source>
        <translation>wziąć</translation>
    </message>
    <message numerus="yes">
        <source>build on %n cells</source>
        <translation>
            <numerusform>wybudować na %n polu</numerusform>
            <numerusform>wybudować na jednym z %n pól</numerusform>
            <numerusform>wybudować na jednym z %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expand on %n cells</source>
        <translation>
            <numerusform>powiększyć krajobraz na %n polu</numerusform>
            <numerusform>powiększyć krajobraz na jednym z %n pól</numerusform>
            <numerusform>powiększyć krajobraz na jednym z %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>march to %n tiles</source>
        <translation>
            <numerusform>przesunąć na %n kafelek</numerusform>
            <numerusform>przesunąć na jeden z %n kafelków</numerusform>
            <numerusform>przesunąć na jeden z %n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>march here</source>
        <translation>przesunąć tu oddział</translation>
    </message>
    <message numerus="yes">
        <source>deploy to %n tiles</source>
        <translation>
            <numerusform>przenieść z rezerwy na %n kafelek</numerusform>
            <numerusform>przenieść z rezerwy na jeden z %n kafelków</numerusform>
            <numerusform>przenieść z rezerwy na jeden z %n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>deploy here</source>
        <translation>przenieść tu oddział z rezerwy</translation>
    </message>
    <message>
        <source>withdraw</source>
        <translation>wycofać oddział</translation>
    </message>
    <message>
        <source>strike the Camp</source>
        <translation>zwinąć Obozowisko</translation>
    </message>
    <message>
        <source>destroy</source>
        <translation>zniszczyć</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>zakończyć turę</translation>
    </message>
    <message>
        <source>{row}; you can {choices}</source>
        <extracomment>{row} is what the row is, {choices} such as &quot;take&quot;.</extracomment>
        <translation>{row}; możesz {choices}</translation>
    </message>
    <message>
        <source>Build at {place}</source>
        <translation>Wybuduj na {place}</translation>
    </message>
    <message>
        <source>Expand at {place}</source>
        <translation>Powiększ krajobraz na {place}</translation>
    </message>
    <message>
        <source>March to {place}</source>
        <translation>Przesuń oddział na {place}</translation>
    </message>
    <message>
        <source>March here from {place}</source>
        <translation>Przesuń tu oddział z {place}</translation>
    </message>
    <message>
        <source>Deploy a troop at {place}</source>
        <translation>Przenieś oddział z rezerwy na {place}</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Wybuduj</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Powiększ krajobraz</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Przesuń</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>Przenieś z rezerwy</translation>
    </message>
    <message>
        <source>Tiles still to come…</source>
        <translation>Kafelki, które jeszcze się pojawią…</translation>
    </message>
    <message>
        <source>Show the game as it was then</source>
        <extracomment>Of an entry in the chronicle of a game that is only looked at: goes there.</extracomment>
        <translation>Pokaż grę taką, jaka była wtedy</translation>
    </message>
    <message>
        <source>{cell} ({heir}&apos;s {tile})</source>
        <extracomment>A cell and what lies on it: &quot;M13 (Mill of White)&quot;.</extracomment>
        <translation>{cell} ({tile}, {heir})</translation>
    </message>
    <message>
        <source>{cell} (open terrain, {terrain})</source>
        <translation>{cell} (teren otwarty, {terrain})</translation>
    </message>
    <message>
        <source>{cell}, north of {near}</source>
        <extracomment>An empty cell such as N14, and in which direction it lies from {near}: &quot;M14 (Inn of White)&quot;.</extracomment>
        <translation>{cell}, na północ od {near}</translation>
    </message>
    <message>
        <source>{cell}, north-east of {near}</source>
        <translation>{cell}, na północny wschód od {near}</translation>
    </message>
    <message>
        <source>{cell}, east of {near}</source>
        <translation>{cell}, na wschód od {near}</translation>
    </message>
    <message>
        <source>{cell}, south-east of {near}</source>
        <translation>{cell}, na południowy wschód od {near}</translation>
    </message>
    <message>
        <source>{cell}, south of {near}</source>
        <translation>{cell}, na południe od {near}</translation>
    </message>
    <message>
        <source>{cell}, south-west of {near}</source>
        <translation>{cell}, na południowy zachód od {near}</translation>
    </message>
    <message>
        <source>{cell}, west of {near}</source>
        <translation>{cell}, na zachód od {near}</translation>
    </message>
    <message>
        <source>{cell}, north-west of {near}</source>
        <translation>{cell}, na północny zachód od {near}</translation>
    </message>
    <message>
        <source>{choice}: {effects}</source>
        <extracomment>What something would bring: {effects} such as &quot;White +5; cost: 2 wood&quot;.</extracomment>
        <translation>{choice}: {effects}</translation>
    </message>
    <message>
        <source>{heir} +{points}</source>
        <translation>{heir} +{points}</translation>
    </message>
    <message>
        <source>{heir} −{points}</source>
        <translation>{heir} −{points}</translation>
    </message>
    <message>
        <source>no change in points</source>
        <translation>punkty bez zmian</translation>
    </message>
    <message>
        <source>reach {after} instead of {before}</source>
        <translation>potem zasięg {after} zamiast {before}</translation>
    </message>
    <message>
        <source>cost: {cost}, covered by {sources}</source>
        <extracomment>{sources} such as &quot;1 from the royal reserve and 1 discount&quot;.</extracomment>
        <translation>koszt: {cost}, pokrycie: {sources}</translation>
    </message>
    <message>
        <source>{choice}: not possible. {reasons}</source>
        <extracomment>Something that cannot be done, and all reasons why.</extracomment>
        <translation>{choice} – niemożliwe. {reasons}</translation>
    </message>
    <message>
        <source>Nothing can be done here now.</source>
        <translation>Nic tu teraz nie można zrobić.</translation>
    </message>
</context>
<context>
    <name>OwnCatalogue</name>
    <message>
        <source>Your catalogue of tiles cannot be used</source>
        <translation>Nie można użyć twojego katalogu kafelków</translation>
    </message>
    <message>
        <source>{fault} Its file has been renamed to {name}; here is the program&apos;s.</source>
        <translation>{fault} Nazwę pliku zmieniono na {name}; tu jest katalog programu.</translation>
    </message>
    <message>
        <source>A tile costs 0 to {most} of a resource.</source>
        <extracomment>{most} is 9.</extracomment>
        <translation>Kafelek kosztuje od 0 do {most} sztuk zasobu.</translation>
    </message>
    <message>
        <source>The set {set} has {wood} tiles on wood, {wheat} on wheat and {stone} on stone; the rulebooks say three each.</source>
        <extracomment>{set} is a set of tiles; the numbers count its tiles by terrain.</extracomment>
        <translation>Zestaw {set} ma kafelki na terenach: drewno {wood}, pszenica {wheat}, kamień {stone}; według instrukcji powinno być po trzy.</translation>
    </message>
    <message>
        <source>from a rulebook</source>
        <translation>z instrukcji</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <translation>odtworzone</translation>
    </message>
    <message>
        <source>from your tile</source>
        <translation>z twojego kafelka</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Budynek</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Teren</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>no roads</source>
        <translation>bez dróg</translation>
    </message>
    <message>
        <source>four ends that do not meet</source>
        <translation>cztery końce, które się nie łączą</translation>
    </message>
    <message>
        <source>joined: {edges}</source>
        <extracomment>{edges} is like &quot;N and S&quot;: a road joins these edges.</extracomment>
        <translation>połączone: {edges}</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>The edges of a tile, as short as on a compass.</extracomment>
        <translation>góra</translation>
    </message>
    <message>
        <source>right</source>
        <translation>prawo</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>dół</translation>
    </message>
    <message>
        <source>left</source>
        <translation>lewo</translation>
    </message>
    <message>
        <source>{building} ({variant})</source>
        <extracomment>A building with a variant, such as &quot;Inn (row)&quot;.</extracomment>
        <translation>{building} ({variant})</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>{words}, link</source>
        <extracomment>A link in the rule book, for a screen reader: {words} is what one can click.</extracomment>
        <translation>{words}, odsyłacz</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People far away</source>
        <translation>Osoby na odległość</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Osoby</translation>
    </message>
    <message>
        <source>Nobody yet. Choose “New person” to send or to enter an invitation.</source>
        <translation>Nie ma jeszcze nikogo. Wybierz „Nowa osoba”, aby wysłać albo wpisać zaproszenie.</translation>
    </message>
    <message>
        <source>You can play with everybody in this list. Invitations to games appear under “Two machines”.</source>
        <translation>Możesz grać z każdym z tej listy. Zaproszenia do gier pojawiają się w oknie „Dwa urządzenia”.</translation>
    </message>
    <message>
        <source>&amp;New person…</source>
        <translation>&amp;Nowa osoba…</translation>
    </message>
    <message>
        <source>&amp;Block</source>
        <translation>Za&amp;blokuj</translation>
    </message>
    <message>
        <source>&amp;Account…</source>
        <translation>&amp;Konto…</translation>
    </message>
    <message>
        <source>&amp;Invite to a game…</source>
        <translation>&amp;Zaproś do gry…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>{name} (blocked)</source>
        <translation>{name} (zablokowane)</translation>
    </message>
    <message>
        <source>Un&amp;block</source>
        <translation>Od&amp;blokuj</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Roads</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>Siege</source>
        <extracomment>A name in a list: turns that destroy buildings, or keep them from being destroyed.</extracomment>
        <translation>Oblężenie</translation>
    </message>
    <message>
        <source>Discounts</source>
        <extracomment>A name in a list: turns that spend discounts.</extracomment>
        <translation>Zniżki</translation>
    </message>
    <message>
        <source>Reach</source>
        <extracomment>A name in a list: turns after which more of the reserve is within reach.</extracomment>
        <translation>Zasięg</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>A name in a list: turns in which buildings are doubled by troops.</extracomment>
        <translation>Podwajanie</translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>A name in a list: the last turn of each heir.</extracomment>
        <translation>Ostatnia tura</translation>
    </message>
    <message>
        <source>Henry&apos;s treasures</source>
        <extracomment>A name in a list: turns that take treasures from Henry.</extracomment>
        <translation>Skarby Henryka</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Wszystkie tematy</translation>
    </message>
    <message>
        <source>{theme}: {done} of {count} solved</source>
        <extracomment>{theme} is a name such as &quot;Roads&quot;; a line of a list.</extracomment>
        <translation>{theme}: rozwiązane {done} z {count}</translation>
    </message>
    <message>
        <source>{heir}: find the best turn.</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative.</extracomment>
        <translation>{heir}: znajdź najlepszą turę.</translation>
    </message>
    <message>
        <source>The turn of the day, the same for everybody today.</source>
        <translation>Tura dnia, dziś dla wszystkich ta sama.</translation>
    </message>
    <message>
        <source>Turn {turn} of your game “{game}”.</source>
        <extracomment>{game} is a title such as &quot;Ada and Bob&quot;.</extracomment>
        <translation>Tura {turn} twojej gry „{game}”.</translation>
    </message>
    <message>
        <source>Turn {turn} of a game between computers.</source>
        <translation>Tura {turn} gry między komputerami.</translation>
    </message>
    <message>
        <source>Turn {turn} of a computer&apos;s game against Henry.</source>
        <translation>Tura {turn} z gry komputera przeciwko Henrykowi.</translation>
    </message>
    <message>
        <source>Play the whole turn and end it: it is then compared with ours. One that is as good counts as solved.</source>
        <translation>Zagraj całą turę i ją zakończ: zostanie porównana z naszą. Równie dobra liczy się jako rozwiązanie.</translation>
    </message>
    <message>
        <source>This position is not due today, so your answer is just for practice.</source>
        <translation>Tej pozycji dziś nie trzeba powtarzać, więc odpowiedź jest tylko dla wprawy.</translation>
    </message>
    <message numerus="yes">
        <source>Due today: %n positions.</source>
        <translation>
            <numerusform>Na dziś: %n pozycja.</numerusform>
            <numerusform>Na dziś: %n pozycje.</numerusform>
            <numerusform>Na dziś: %n pozycji.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Na dziś nic nie ma.</translation>
    </message>
    <message>
        <source>Your turn is being compared with ours…</source>
        <translation>Trwa porównywanie twojej tury z naszą…</translation>
    </message>
    <message>
        <source>Solved: this is our turn, too.</source>
        <translation>Rozwiązane: to także nasza tura.</translation>
    </message>
    <message>
        <source>Solved: as good as our turn.</source>
        <translation>Rozwiązane: równie dobra jak nasza tura.</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Jeszcze nie rozwiązane.</translation>
    </message>
    <message numerus="yes">
        <source>About %n points fewer than with our turn.</source>
        <extracomment>Points by which the player&apos;s turn is worse than ours.</extracomment>
        <translation>
            <numerusform>Około %n punktu mniej niż z naszą turą.</numerusform>
            <numerusform>Około %n punktów mniej niż z naszą turą.</numerusform>
            <numerusform>Około %n punktów mniej niż z naszą turą.</numerusform>
        </translation>
    </message>
    <message>
        <source>Less than one point worse than our turn.</source>
        <translation>O mniej niż jeden punkt gorzej niż z naszą turą.</translation>
    </message>
    <message>
        <source>Try again, or have our turn shown.</source>
        <translation>Spróbuj jeszcze raz albo zobacz naszą turę.</translation>
    </message>
    <message>
        <source>You have solved this position twice, so it does not come back.</source>
        <translation>Ta pozycja została już rozwiązana dwa razy, więc nie wróci.</translation>
    </message>
    <message>
        <source>This position comes back on {date}.</source>
        <extracomment>{date} is a day such as 31/12/2026.</extracomment>
        <translation>Ta pozycja wróci dnia {date}.</translation>
    </message>
    <message>
        <source>Ours:</source>
        <extracomment>A title above lines like &quot;Take the Mill&quot; and &quot;Build the Mill at M13&quot;.</extracomment>
        <translation>Nasza tura:</translation>
    </message>
    <message>
        <source>Compared with your turn:</source>
        <translation>W porównaniu z twoją turą:</translation>
    </message>
    <message>
        <source>Your turn has been played: try again, or go on to the next position.</source>
        <translation>Twoja tura jest rozegrana: spróbuj jeszcze raz albo przejdź do następnej pozycji.</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Następna pozycja</translation>
    </message>
    <message>
        <source>Our t&amp;urn</source>
        <translation>Nasza &amp;tura</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wróć</translation>
    </message>
    <message>
        <source>Play and end the turn first.</source>
        <translation>Najpierw rozegraj i zakończ turę.</translation>
    </message>
    <message>
        <source>Turn of the day</source>
        <translation>Tura dnia</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <source>Nothing has been done in this turn yet.</source>
        <translation>W tej turze niczego jeszcze nie zrobiono.</translation>
    </message>
</context>
<context>
    <name>PracticePages</name>
    <message>
        <source>The positions for practice cannot be read</source>
        <translation>Nie można odczytać pozycji do ćwiczeń</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Trwa czytanie twoich gier…</translation>
    </message>
    <message>
        <source>Your progress in practice cannot be read</source>
        <translation>Nie można odczytać twoich postępów w ćwiczeniach</translation>
    </message>
    <message>
        <source>Its file is damaged. It has been renamed to {name}, and a new one started.</source>
        <translation>Ich plik jest uszkodzony. Zmieniono jego nazwę na {name} i założono nowy.</translation>
    </message>
    <message>
        <source>Your progress in practice could not be saved</source>
        <translation>Nie udało się zapisać twoich postępów w ćwiczeniach</translation>
    </message>
    <message>
        <source>{fault} It will be kept only until you close the program.</source>
        <translation>{fault} Program będzie je pamiętać do zamknięcia.</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Theme and progress</source>
        <translation>Temat i postępy</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Motyw</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>jak w systemie</translation>
    </message>
    <message>
        <source>Your settings cannot be saved; they apply until you quit. {fault}</source>
        <translation>Nie można zapisać ustawień; obowiązują do zamknięcia programu. {fault}</translation>
    </message>
    <message>
        <source>{language} (incomplete)</source>
        <extracomment>A language that can be chosen although it lacks sentences.</extracomment>
        <translation>{language} (niepełny)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Wielkość tekstu</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>spokojne</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>szybkie</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wyłączone</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>An&amp;imacje</translation>
    </message>
    <message>
        <source>very soft</source>
        <translation>bardzo cicho</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>cicho</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średnio</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>głośno</translation>
    </message>
    <message>
        <source>&amp;Volume of sounds</source>
        <translation>G&amp;łośność</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>od razu</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normalnie</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>wolno</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>krok po kroku</translation>
    </message>
    <message>
        <source>Turn playbac&amp;k</source>
        <translation>&amp;Pokaz tury</translation>
    </message>
    <message>
        <source>near the pointer</source>
        <translation>obok wskaźnika myszy</translation>
    </message>
    <message>
        <source>in a fixed place, below the reserve</source>
        <translation>stałe, pod rezerwą</translation>
    </message>
    <message>
        <source>&amp;Notes on the table</source>
        <translation>Miejsce objaś&amp;nień</translation>
    </message>
    <message>
        <source>Play soun&amp;ds</source>
        <translation>D&amp;źwięki</translation>
    </message>
    <message>
        <source>Play without &amp;help: no previews, points, marks or hints</source>
        <translation>Gra &amp;bez pomocy: bez podglądu, punktów, znaczników i podpowiedzi</translation>
    </message>
    <message>
        <source>Show the &amp;points so far</source>
        <translation>Pokazuj &amp;dotychczasowe punkty</translation>
    </message>
    <message>
        <source>Show which tiles are still to &amp;come</source>
        <translation>Pokazuj, &amp;które kafelki jeszcze się pojawią</translation>
    </message>
    <message>
        <source>Offer h&amp;ints about the best turn</source>
        <translation>Podpowiadaj najlepszą &amp;turę</translation>
    </message>
    <message>
        <source>Label columns and &amp;rows</source>
        <translation>Podpisuj kolumny i r&amp;zędy</translation>
    </message>
    <message>
        <source>Always show buildings &amp;upright</source>
        <translation>&amp;Obrazki zawsze prosto, niezależnie od właściciela budynku</translation>
    </message>
    <message>
        <source>Turn the table to &amp;face the active heir</source>
        <translation>Obracaj stół ku &amp;aktywnemu następcy</translation>
    </message>
    <message>
        <source>Notif&amp;y me when the computer has played in the background</source>
        <translation>Powiadamiaj, gdy komputer zag&amp;ra, a okno jest w tle</translation>
    </message>
    <message>
        <source>Pro&amp;grams as opponents…</source>
        <translation>Pro&amp;gramy jako przeciwnicy…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>daylight</source>
        <translation>dzienny</translation>
    </message>
    <message>
        <source>candlelight</source>
        <translation>przy świecy</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>wysoki kontrast</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>{what}: {points}</source>
        <translation>{what}: {points}</translation>
    </message>
    <message>
        <source>{tile} at {cell}</source>
        <extracomment>A building in the nominative, and a cell like L13.</extracomment>
        <translation>{tile} na {cell}</translation>
    </message>
    <message>
        <source>{building}, now doubled</source>
        <extracomment>{building} is like &quot;Market at L13&quot;.</extracomment>
        <translation>{building}, teraz podwójnie</translation>
    </message>
    <message>
        <source>{building}, no longer doubled</source>
        <translation>{building}, już bez podwojenia</translation>
    </message>
    <message numerus="yes">
        <source>road over %n tiles</source>
        <translation>
            <numerusform>droga przez %n kafelek</numerusform>
            <numerusform>droga przez %n kafelki</numerusform>
            <numerusform>droga przez %n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>roads</source>
        <translation>drogi</translation>
    </message>
    <message>
        <source>removes the treasure at {cell}</source>
        <translation>usuwa skarb na {cell}</translation>
    </message>
    <message numerus="yes">
        <source>treasure at {cell}: %n more tiles needed</source>
        <extracomment>A treasure at {cell} is not removed yet.</extracomment>
        <translation>
            <numerusform>skarb na {cell}: brakuje jeszcze %n kafelka</numerusform>
            <numerusform>skarb na {cell}: brakuje jeszcze %n kafelków</numerusform>
            <numerusform>skarb na {cell}: brakuje jeszcze %n kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: {points}</source>
        <extracomment>Lines that are not told one by one; {points} is signed, what they come to together.</extracomment>
        <translation>
            <numerusform>i jeszcze %n: {points}</numerusform>
            <numerusform>i jeszcze %n: {points}</numerusform>
            <numerusform>i jeszcze %n: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>If you could afford it:</source>
        <extracomment>In front of what a building would score that cannot be paid for.</extracomment>
        <translation>Gdyby starczyło zasobów:</translation>
    </message>
    <message>
        <source>access</source>
        <extracomment>Followed by the glyph of a resource and &quot;2 → 1&quot;.</extracomment>
        <translation>dostęp</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <extracomment>Two numbers, before and after.</extracomment>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{resource}: {after} instead of {before}</source>
        <extracomment>{resource} is from &quot;Access to resources&quot;.</extracomment>
        <translation>{resource}: {after} zamiast {before}</translation>
    </message>
    <message>
        <source>then within reach: {tiles}</source>
        <extracomment>{tiles} are nominatives.</extracomment>
        <translation>wtedy w zasięgu: {tiles}</translation>
    </message>
    <message>
        <source>then out of reach: {tiles}</source>
        <translation>wtedy poza zasięgiem: {tiles}</translation>
    </message>
    <message>
        <source>then you can no longer build {tiles}</source>
        <extracomment>{tiles} are objects: &quot;the Mill and the Inn&quot;.</extracomment>
        <translation>wtedy tracisz szansę, by wybudować {tiles}</translation>
    </message>
    <message>
        <source>then you can destroy {tile} at {cell}</source>
        <extracomment>{tile} is an object: &quot;the Mill&quot;; {cell} like L13.</extracomment>
        <translation>wtedy możesz zniszczyć {tile} na {cell}</translation>
    </message>
    <message>
        <source>then you can no longer destroy {tile} at {cell}</source>
        <translation>wtedy tracisz szansę, by zniszczyć {tile} na {cell}</translation>
    </message>
    <message>
        <source>built at once, best at {cell}: {points}</source>
        <extracomment>{points} is like &quot;White +5 and Blue −2&quot;.</extracomment>
        <translation>jeśli od razu wybudujesz, najlepiej na {cell}: {points}</translation>
    </message>
    <message>
        <source>built at once at {place}, it can destroy {tile} at {cell}</source>
        <extracomment>A Siege Tower at {place}; {tile} is an object: &quot;the Mill&quot;; places like L13.</extracomment>
        <translation>jeśli od razu wybudujesz na {place}, możesz zniszczyć {tile} na {cell}</translation>
    </message>
    <message>
        <source>then {heir} can take {tiles}</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tiles} are objects: &quot;the Mill and the Inn&quot;.</extracomment>
        <translation>wtedy {heir} może wziąć {tiles}</translation>
    </message>
    <message>
        <source>then {heir} can destroy {tile} at {cell} with a Siege Tower from the reserve</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} is an object, one&apos;s own: &quot;the Mill&quot;.</extracomment>
        <translation>wtedy {heir} może zniszczyć {tile} na {cell} Wieżą oblężniczą z rezerwy</translation>
    </message>
    <message>
        <source>then {heir} can destroy {tile} at {cell} with a Siege Tower in hand</source>
        <translation>wtedy {heir} może zniszczyć {tile} na {cell} Wieżą oblężniczą z ręki</translation>
    </message>
    <message>
        <source>next from the supply: {terrain}</source>
        <extracomment>{terrain} is the terrain of the topmost tile of the supply, such as &quot;wheat field&quot;.</extracomment>
        <translation>następny ze wspólnego stosu: {terrain}</translation>
    </message>
    <message>
        <source>then the last round begins</source>
        <translation>wtedy zaczyna się ostatnia runda</translation>
    </message>
    <message numerus="yes">
        <source>then %n tiles too many to end your turn</source>
        <extracomment>More tiles in hand than may be kept at the end of the turn.</extracomment>
        <translation>
            <numerusform>na koniec tury o %n kafelek za dużo</numerusform>
            <numerusform>na koniec tury o %n kafelki za dużo</numerusform>
            <numerusform>na koniec tury o %n kafelków za dużo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles must be discarded</source>
        <translation>
            <numerusform>trzeba odrzucić %n kafelek</numerusform>
            <numerusform>trzeba odrzucić %n kafelki</numerusform>
            <numerusform>trzeba odrzucić %n kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unused discounts are lost</source>
        <translation>
            <numerusform>przepada %n niewykorzystana zniżka</numerusform>
            <numerusform>przepadają %n niewykorzystane zniżki</numerusform>
            <numerusform>przepada %n niewykorzystanych zniżek</numerusform>
        </translation>
    </message>
    <message>
        <source>next turn: {heir}</source>
        <extracomment>{heir} is a player&apos;s name, nominative.</extracomment>
        <translation>następna tura: {heir}</translation>
    </message>
    <message>
        <source>last turn: {heir}</source>
        <translation>ostatnia tura: {heir}</translation>
    </message>
    <message>
        <source>then the game is over</source>
        <translation>potem gra się kończy</translation>
    </message>
    <message>
        <source>{name}: {effects}</source>
        <extracomment>{name} is &quot;End turn&quot;.</extracomment>
        <translation>{name}: {effects}</translation>
    </message>
    <message>
        <source>You can strike it now: it becomes open terrain, and you may take one more tile.</source>
        <translation>Możesz je teraz zwinąć: stanie się terenem otwartym i możesz wziąć jeszcze jeden kafelek.</translation>
    </message>
    <message>
        <source>Once built, you can strike it after taking a tile, to take one more.</source>
        <translation>Gdy już stoi, po wzięciu kafelka możesz je zwinąć, aby wziąć jeszcze jeden.</translation>
    </message>
    <message>
        <source>After you have taken a tile, you can strike it to take one more.</source>
        <translation>Gdy weźmiesz kafelek, możesz je zwinąć, aby wziąć jeszcze jeden.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The Two Heirs is already running but isn&apos;t responding. Wait a moment, or close it and start it again.</source>
        <translation>Program już działa, ale nie odpowiada. Poczekaj chwilę albo zakończ go i uruchom ponownie.</translation>
    </message>
    <message>
        <source>The Two Heirs is already running</source>
        <translation>Program już działa</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. Start The Two Heirs on your desktop; “twoheirs-qt --help” lists what can be done without a window.</source>
        <translation>Brak ekranu, na którym można otworzyć okno. Uruchom grę „Dwóch następców” na pulpicie; „twoheirs-qt --help” pokazuje, co można zrobić bez okna.</translation>
    </message>
    <message>
        <source>There is nowhere to keep your games</source>
        <translation>Nie wiadomo, gdzie zapisywać gry</translation>
    </message>
    <message>
        <source>This system does not say where your home folder is. Set HOME to a folder of your own and start the program again.</source>
        <translation>Ten system nie podaje, gdzie jest twój folder domowy. Ustaw w HOME jeden ze swoich folderów i uruchom program ponownie.</translation>
    </message>
    <message>
        <source>Its other window isn&apos;t responding. What you open here continues as a separate game, and the games in the other window are not affected.</source>
        <translation>Jego drugie okno nie odpowiada. To, co otworzysz w tym oknie, będzie osobną grą, a gry z tamtego okna pozostają bez zmian.</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>There is no opponent {name} on this computer.</source>
        <translation>Na tym komputerze nie ma przeciwnika {name}.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be started: {error}.</source>
        <extracomment>{error} is the system&apos;s own message.</extracomment>
        <translation>Nie można uruchomić programu {name}: {error}.</translation>
    </message>
    <message>
        <source>{name} has quit in the middle of the game.</source>
        <translation>Program {name} zakończył działanie w trakcie gry.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t answer.</source>
        <translation>Program {name} nie odpowiada.</translation>
    </message>
    <message>
        <source>{name} uses more than {most} MiB of memory.</source>
        <extracomment>{most} is a number.</extracomment>
        <translation>Program {name} zajmuje więcej niż {most} MiB pamięci.</translation>
    </message>
    <message>
        <source>{name} sent something that can&apos;t be understood ({fault}).</source>
        <extracomment>{fault} is what is wrong, in English, without a full stop.</extracomment>
        <translation>Program {name} przysłał coś niezrozumiałego ({fault}).</translation>
    </message>
    <message>
        <source>{name} breaks the rules ({action}). {reasons}</source>
        <extracomment>{action} is a heading such as &quot;Build the Mill at M13&quot;, {reasons} are whole sentences, such as &quot;There is already a tile here.&quot;</extracomment>
        <translation>Program {name} łamie zasady ({action}). {reasons}</translation>
    </message>
    <message>
        <source>{name} refuses to play ({words}).</source>
        <extracomment>{words} are the program&apos;s own.</extracomment>
        <translation>Program {name} odmawia gry ({words}).</translation>
    </message>
    <message>
        <source>{name} speaks version {version} of the protocol, but {wanted} is needed.</source>
        <extracomment>{version} and {wanted} are numbers.</extracomment>
        <translation>Program {name} używa wersji {version} protokołu, a potrzebna jest {wanted}.</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>&amp;Polecenie</translation>
    </message>
    <message>
        <source>&amp;Time for each answer</source>
        <translation>&amp;Czas na odpowiedź</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>There is already an opponent with this name.</source>
        <translation>Jest już przeciwnik o tej nazwie.</translation>
    </message>
    <message>
        <source>The command has a quotation mark that is not closed.</source>
        <translation>W poleceniu brakuje zamykającego cudzysłowu.</translation>
    </message>
    <message>
        <source>Programs as opponents</source>
        <translation>Programy jako przeciwnicy</translation>
    </message>
    <message>
        <source>Any program can play for the computer; {file} explains how. It runs with all your rights, so add only programs that you trust.</source>
        <translation>Za komputer może grać dowolny program: jak to zrobić, opisuje {file}. Działa ze wszystkimi twoimi uprawnieniami, więc dodawaj tylko programy, którym ufasz.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Dysk</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Skrót</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Szukaj w:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Pliki &amp;typu:</translation>
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
    <name>QPrintDialog</name>
    <message>
        <source>All Pages</source>
        <translation>Wszystkie strony</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Strony parzyste</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Strony nieparzyste</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Zestaw stron:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Druk dwustronny</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączony</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Oprawa wzdłuż długiej krawędzi</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Oprawa wzdłuż krótkiej krawędzi</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Podaj strony lub zakresy oddzielone przecinkami. Zakres to dwie liczby rozdzielone łącznikiem. Na przykład 3,5-7,9 drukuje strony 3, 5, 6, 7 i 9.</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Got it</source>
        <translation>Rozumiem</translation>
    </message>
</context>
<context>
    <name>RealTable</name>
    <message>
        <source>Clear the table?</source>
        <translation>Sprzątnąć stół?</translation>
    </message>
    <message>
        <source>All that you entered is taken off, and cannot be brought back.</source>
        <translation>Wszystko, co zostało ułożone, zniknie i nie da się tego przywrócić.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Sprzątnij stół</translation>
    </message>
    <message>
        <source>The box has no tile called {tile}.</source>
        <translation>W pudełku nie ma kafelka o nazwie {tile}.</translation>
    </message>
    <message>
        <source>{tile} belongs to the set {set}, which isn&apos;t among those you chose.</source>
        <extracomment>{set} is a set of tiles, such as &quot;Travel&quot;.</extracomment>
        <translation>{tile} należy do zestawu {set}, którego nie ma wśród wybranych.</translation>
    </message>
    <message>
        <source>{tile} lies at {cell} already; the box has it once.</source>
        <translation>{tile} leży już na {cell}; w pudełku jest tylko raz.</translation>
    </message>
    <message>
        <source>No tile of this terrain is left: {terrain}.</source>
        <extracomment>{terrain} is like &quot;wheat field&quot;.</extracomment>
        <translation>Nie ma już kafelka z tym terenem: {terrain}.</translation>
    </message>
    <message>
        <source>At {cell} lies a tile already: {tile}.</source>
        <translation>Na {cell} leży już kafelek: {tile}.</translation>
    </message>
    <message>
        <source>No landscape reaches that far.</source>
        <translation>Żaden krajobraz nie sięga tak daleko.</translation>
    </message>
    <message>
        <source>There is no tile at {cell}.</source>
        <translation>Na {cell} nie ma kafelka.</translation>
    </message>
    <message>
        <source>A troop needs a tile to stand on; at {cell} there is none.</source>
        <translation>Oddział musi stać na kafelku, a na {cell} żadnego nie ma.</translation>
    </message>
    <message>
        <source>On {cell} stands a troop already ({heir}); a tile holds one.</source>
        <extracomment>{heir} is a player.</extracomment>
        <translation>Na {cell} stoi już oddział ({heir}); na kafelku mieści się jeden.</translation>
    </message>
    <message>
        <source>Henry&apos;s troops don&apos;t count, so they aren&apos;t asked.</source>
        <translation>Oddziały Henryka się nie liczą, więc nie trzeba ich podawać.</translation>
    </message>
    <message>
        <source>There are treasures against Henry only.</source>
        <translation>Skarby są tylko w grze przeciw Henrykowi.</translation>
    </message>
    <message>
        <source>A treasure needs a tile to lie on; at {cell} there is none.</source>
        <translation>Skarb musi leżeć na kafelku, a na {cell} żadnego nie ma.</translation>
    </message>
    <message>
        <source>On {cell} lies a treasure already: {treasure}.</source>
        <translation>Na {cell} leży już skarb: {treasure}.</translation>
    </message>
    <message numerus="yes">
        <source>The box has %n treasures.</source>
        <extracomment>%n is 10.</extracomment>
        <translation>
            <numerusform>W pudełku jest %n skarb.</numerusform>
            <numerusform>W pudełku są %n skarby.</numerusform>
            <numerusform>W pudełku jest %n skarbów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} of the set {set} lies at {cell}: take it off the table first.</source>
        <translation>{tile} z zestawu {set} leży na {cell}: najpierw zdejmij ten kafelek ze stołu.</translation>
    </message>
    <message>
        <source>This sheet can&apos;t hold another entry.</source>
        <translation>Tu nie zmieści się już żaden wpis.</translation>
    </message>
    <message>
        <source>No tile has been laid yet.</source>
        <translation>Nie ułożono jeszcze żadnego kafelka.</translation>
    </message>
    <message numerus="yes">
        <source>A game is played with three sets; %n are chosen.</source>
        <extracomment>%n is how many sets are chosen.</extracomment>
        <translation>
            <numerusform>Gra się trzema zestawami; wybrano %n.</numerusform>
            <numerusform>Gra się trzema zestawami; wybrano %n.</numerusform>
            <numerusform>Gra się trzema zestawami; wybrano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The starting tile lies face down in every game: here no tile does.</source>
        <translation>W każdej grze kafelek początkowy jest terenem otwartym: tu nie ma żadnego.</translation>
    </message>
    <message>
        <source>The tile at {cell} touches no other part of the landscape, not even at a corner.</source>
        <translation>Kafelek na {cell} nie styka się z resztą krajobrazu nawet rogiem.</translation>
    </message>
    <message>
        <source>{heir}&apos;s retinue is missing: it never leaves the landscape.</source>
        <extracomment>{heir} is a player.</extracomment>
        <translation>{heir}: brakuje oddziału orszaku, który nigdy nie opuszcza krajobrazu.</translation>
    </message>
    <message numerus="yes">
        <source>At this level there are %n treasures.</source>
        <extracomment>%n is the number of treasures in a game at this level.</extracomment>
        <translation>
            <numerusform>Na tym poziomie jest %n skarb.</numerusform>
            <numerusform>Na tym poziomie są %n skarby.</numerusform>
            <numerusform>Na tym poziomie jest %n skarbów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The treasure at {cell} ({treasure}) should have been removed.</source>
        <translation>Skarb na {cell} ({treasure}) powinien był zniknąć.</translation>
    </message>
    <message>
        <source>{file} is no picture that can be shown.</source>
        <translation>{file} nie jest obrazem, który da się pokazać.</translation>
    </message>
    <message>
        <source>{file} is too large a picture: at most 100 million pixels can be shown.</source>
        <translation>{file} to zbyt duży obraz: da się pokazać najwyżej 100 milionów pikseli.</translation>
    </message>
    <message>
        <source>{tile}, {resource}</source>
        <extracomment>A tile of which there are several: {tile} is like &quot;Market&quot;, {resource} like &quot;wheat&quot;.</extracomment>
        <translation>{tile}, {resource}</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <extracomment>Tiles are laid as White&apos;s.</extracomment>
        <translation>&amp;Biały</translation>
    </message>
    <message>
        <source>Bl&amp;ue</source>
        <translation>&amp;Niebieski</translation>
    </message>
    <message>
        <source>&amp;Face down</source>
        <extracomment>Tiles are laid face down, as open terrain.</extracomment>
        <translation>&amp;Teren otwarty</translation>
    </message>
    <message>
        <source>Retinue of {heir}</source>
        <extracomment>{heir} is a player.</extracomment>
        <translation>Oddział orszaku: {heir}</translation>
    </message>
    <message>
        <source>Troop of {heir}</source>
        <translation>Oddział: {heir}</translation>
    </message>
    <message>
        <source>&amp;North edge</source>
        <extracomment>The edges of a tile, where a road may end.</extracomment>
        <translation>Krawędź &amp;północna</translation>
    </message>
    <message>
        <source>&amp;East edge</source>
        <translation>Krawędź &amp;wschodnia</translation>
    </message>
    <message>
        <source>&amp;South edge</source>
        <translation>Krawędź po&amp;łudniowa</translation>
    </message>
    <message>
        <source>&amp;West edge</source>
        <translation>Krawędź &amp;zachodnia</translation>
    </message>
    <message>
        <source>played at a table</source>
        <extracomment>How a game was played: not with this program.</extracomment>
        <translation>gra przy stole</translation>
    </message>
    <message>
        <source>Played at a table on {day}</source>
        <extracomment>The title of a game among the others: {day} is a date.</extracomment>
        <translation>Gra przy stole, {day}</translation>
    </message>
    <message>
        <source>Played at a table</source>
        <translation>Gra przy stole</translation>
    </message>
    <message>
        <source>Click an edge of a building where a road ends on your tile.</source>
        <translation>Kliknij krawędź budynku, przy której na twoim kafelku kończy się droga.</translation>
    </message>
    <message>
        <source>Only buildings have roads; open terrain has none.</source>
        <translation>Drogi mają tylko budynki; teren otwarty nie ma żadnych.</translation>
    </message>
    <message>
        <source>Choose a tile in the list and press Enter: it is laid on the landscape.</source>
        <translation>Wybierz kafelek z listy i naciśnij Enter: wykłada się go w krajobrazie.</translation>
    </message>
    <message>
        <source>{choice} (so now)</source>
        <extracomment>{choice} is something to choose that is so already, such as &quot;A tile of White&quot;.</extracomment>
        <translation>{choice} (tak jest teraz)</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over</source>
        <translation>Gra dobiegła końca</translation>
    </message>
    <message>
        <source>This game can&apos;t hold another action</source>
        <translation>W tej grze nie zmieści się już żadna akcja</translation>
    </message>
    <message>
        <source>Wait for your turn ({heir} is to move)</source>
        <extracomment>{heir} is the name of a player for whom the computer plays, in the nominative.</extracomment>
        <translation>Poczekaj na swoją turę (teraz gra {heir})</translation>
    </message>
    <message>
        <source>The royal reserve has places 0 to 6, but no place {place}</source>
        <extracomment>{place} is a number outside 0 to 6.</extracomment>
        <translation>Królewska rezerwa ma miejsca od 0 do 6, ale nie ma miejsca {place}</translation>
    </message>
    <message>
        <source>There is no tile on this place of the royal reserve</source>
        <translation>Na tym miejscu królewskiej rezerwy nie ma kafelka</translation>
    </message>
    <message>
        <source>You have already taken your tile this turn</source>
        <translation>W tej turze kafelek został już wzięty</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles beyond your reach</source>
        <extracomment>How many tiles of the royal reserve the tile lies beyond the reach.</extracomment>
        <translation>
            <numerusform>O %n kafelek poza twoim zasięgiem</numerusform>
            <numerusform>O %n kafelki poza twoim zasięgiem</numerusform>
            <numerusform>O %n kafelków poza twoim zasięgiem</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no tile called “{tile}”</source>
        <translation>Nie ma kafelka „{tile}”</translation>
    </message>
    <message>
        <source>“{tile}” is not in your hand</source>
        <extracomment>{tile} is the name of a building, in the nominative.</extracomment>
        <translation>Nie masz na ręce kafelka „{tile}”</translation>
    </message>
    <message>
        <source>There is already a tile here</source>
        <translation>Tu już leży kafelek</translation>
    </message>
    <message>
        <source>The landscape ends before this cell</source>
        <translation>Krajobraz kończy się przed tym polem</translation>
    </message>
    <message>
        <source>None of your troops is next to this cell</source>
        <translation>Obok tego pola nie ma twojego oddziału</translation>
    </message>
    <message>
        <source>Missing {resources}</source>
        <extracomment>{resources} is one amount or more from &quot;Resources missing&quot;: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>Brakuje {resources}</translation>
    </message>
    <message>
        <source>None of your troops is here</source>
        <translation>Nie stoi tu twój oddział</translation>
    </message>
    <message>
        <source>This troop has already moved this turn</source>
        <translation>Ten oddział już się ruszył w tej turze</translation>
    </message>
    <message>
        <source>Too far: a troop can only march to an adjacent tile</source>
        <translation>Za daleko: oddział przesuwa się tylko na sąsiedni kafelek</translation>
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
        <source>You have no face-up Camp here</source>
        <translation>Nie ma tu twojego odkrytego Obozowiska</translation>
    </message>
    <message>
        <source>Take your tile first: a Camp then gives one more</source>
        <translation>Najpierw weź kafelek: dopiero potem Obozowisko daje jeszcze jeden</translation>
    </message>
    <message>
        <source>You can still take a tile: do that before you strike a Camp</source>
        <translation>Możesz jeszcze wziąć kafelek: zrób to, zanim zwiniesz Obozowisko</translation>
    </message>
    <message>
        <source>No tile is left in the royal reserve</source>
        <translation>W królewskiej rezerwie nie ma już kafelków</translation>
    </message>
    <message>
        <source>Only a building next to both your new Siege Tower and an older one can be destroyed</source>
        <translation>Zniszczyć można tylko budynek obok właśnie wybudowanej i jeszcze jednej twojej Wieży oblężniczej</translation>
    </message>
    <message>
        <source>First take a tile within your reach</source>
        <translation>Najpierw weź kafelek w swoim zasięgu</translation>
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
        <source>Missing {resources}; %n discounts don&apos;t cover that</source>
        <extracomment>{resources} is one amount or more from &quot;Resources missing&quot;; %n is how many discounts there are, too few to cover it.</extracomment>
        <translation>
            <numerusform>Brakuje {resources}, a %n zniżka nie wystarczy</numerusform>
            <numerusform>Brakuje {resources}, a %n zniżki nie wystarczą</numerusform>
            <numerusform>Brakuje {resources}, a %n zniżek nie wystarczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Your troops in the royal reserve have already moved this turn</source>
        <translation>Twoje oddziały w królewskiej rezerwie już się ruszyły w tej turze</translation>
    </message>
    <message>
        <source>No tile may be discarded: your hand is within its limit</source>
        <translation>Nie wolno odrzucić żadnego kafelka: na ręce nie ma ich za dużo</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <extracomment>{reason} is a sentence without its full stop, such as &quot;Missing 2 wood&quot;.</extracomment>
        <translation>{reason}.</translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message>
        <source>Game started {time}</source>
        <translation>Gra z {time}</translation>
    </message>
</context>
<context>
    <name>Remedies</name>
    <message>
        <source>Choose a place with a tile on it.</source>
        <translation>Wybierz miejsce, na którym leży kafelek.</translation>
    </message>
    <message>
        <source>Only striking one of your Camps lets you take another tile in the same turn.</source>
        <translation>Jeszcze jeden kafelek w tej samej turze można wziąć tylko po zwinięciu własnego Obozowiska.</translation>
    </message>
    <message>
        <source>Each troop withdrawn to the royal reserve adds 1 to your reach.</source>
        <translation>Każdy oddział wycofany do królewskiej rezerwy zwiększa twój zasięg o 1.</translation>
    </message>
    <message>
        <source>Only tiles of your own hand can be placed.</source>
        <translation>Kłaść można tylko kafelki z własnej ręki.</translation>
    </message>
    <message>
        <source>Tiles go to empty cells only.</source>
        <translation>Kafelki kładzie się tylko na puste pola.</translation>
    </message>
    <message>
        <source>It must be next to a tile with one of your (other) troops on it.</source>
        <translation>Musi to być miejsce obok kafelka, na którym stoi (inny) twój oddział.</translation>
    </message>
    <message>
        <source>Tiles within reach or under your troops give resources; expanding saves 1 resource.</source>
        <translation>Zasoby czerpiesz z kafelków w zasięgu i pod swoimi oddziałami; powiększenie krajobrazu daje zniżkę.</translation>
    </message>
    <message>
        <source>Choose a tile with one of your troops on it.</source>
        <translation>Wybierz kafelek, na którym stoi twój oddział.</translation>
    </message>
    <message>
        <source>Each troop moves once per turn; this one can move again next turn.</source>
        <translation>Każdy oddział może się ruszyć tylko raz na turę – ten znów dopiero w następnej.</translation>
    </message>
    <message>
        <source>A troop marches one tile per turn, even diagonally.</source>
        <translation>Oddział przesuwa się o jeden kafelek na turę, także po przekątnej.</translation>
    </message>
    <message>
        <source>Expand or build here first.</source>
        <translation>Najpierw powiększ tu krajobraz albo coś wybuduj.</translation>
    </message>
    <message>
        <source>A tile holds only one troop: the one on it must go first.</source>
        <translation>Na kafelku jest miejsce na jeden oddział: ten, który tu stoi, musi najpierw odejść.</translation>
    </message>
    <message>
        <source>A troop withdrawn this turn can be deployed next turn.</source>
        <translation>Oddział wycofany w tej turze można przenieść z rezerwy w następnej.</translation>
    </message>
    <message>
        <source>First take a tile within your reach.</source>
        <translation>Najpierw weź kafelek w swoim zasięgu.</translation>
    </message>
    <message>
        <source>Build a Siege Tower so that it and another of yours both touch the building.</source>
        <translation>Wybuduj Wieżę oblężniczą tak, aby ona i jeszcze jedna twoja Wieża stykały się bokiem z tym budynkiem.</translation>
    </message>
    <message>
        <source>If you own {buildings}, you have 1 more.</source>
        <extracomment>Of what gives a resource that is missing; {buildings} are objects: &quot;the Farm or the Quarry&quot;.</extracomment>
        <translation>Jeśli masz {buildings}, masz o 1 więcej.</translation>
    </message>
    <message>
        <source>{action}: that would do it</source>
        <extracomment>Before what can be done now, after which that works: &quot;Expand with the Mill: then it works&quot;.</extracomment>
        <translation>{action} – wtedy się uda</translation>
    </message>
    <message>
        <source>{action}: that would help</source>
        <translation>{action} – to pomaga</translation>
    </message>
    <message>
        <source>{step} ({points})</source>
        <extracomment>{step} is like &quot;Withdraw from M13: that would help&quot;; {points} is like &quot;White −5&quot;.</extracomment>
        <translation>{step} ({points})</translation>
    </message>
    <message>
        <source>None of these is enough by itself:</source>
        <extracomment>Above actions each of which helps, but is not enough by itself.</extracomment>
        <translation>Żadna z tych akcji sama nie wystarczy:</translation>
    </message>
    <message>
        <source>Expand with {tile}</source>
        <extracomment>Put a tile face down; {tile} is the accusative: &quot;the Mill&quot;.</extracomment>
        <translation>Połóż {tile} jako teren otwarty</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Name the game</source>
        <translation>Nazwa gry</translation>
    </message>
    <message>
        <source>What would you like to call this game?</source>
        <translation>Jak ma się nazywać ta gra?</translation>
    </message>
    <message>
        <source>If you leave this empty, it is named after its players.</source>
        <translation>Jeśli nie podasz nazwy, gra będzie nosić imiona graczy.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Nazwij</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>You&apos;re only watching this game. Choose “Play on from here” to continue it yourself.</source>
        <extracomment>Said when somebody tries to do something in a game that is only looked at.
----------
Said when somebody tries to move a piece of a game that is only looked at.</extracomment>
        <translation>Tę grę tylko oglądasz: aby grać dalej, wybierz „Graj dalej stąd”.</translation>
    </message>
</context>
<context>
    <name>ReplayChronicle</name>
    <message>
        <source>Chronicle</source>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>Chronicle: choose an entry to go there</source>
        <translation>Kronika: wybierz wpis, by tam przejść</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>This is the beginning.</source>
        <translation>To początek.</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>To koniec.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>wolno</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średnio</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>szybko</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>O turę wstecz</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>O akcję wstecz</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>O akcję dalej</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>O turę dalej</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Wstrzymano</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Odtwarzanie</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Position in the replay</source>
        <translation>Pozycja w powtórce</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Turn {turn}, action {done} of {last}</source>
        <translation>Tura {turn}, akcja {done} z {last}</translation>
    </message>
    <message>
        <source>{white} {white_points}, {blue} {blue_points}</source>
        <translation>{white} {white_points}, {blue} {blue_points}</translation>
    </message>
    <message>
        <source>{heir} gave up.</source>
        <translation>{heir} poddaje się.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Powtórka: {game}</translation>
    </message>
    <message>
        <source>The game is over here: go back a few turns.</source>
        <translation>Tu gra jest już skończona: cofnij się o kilka tur.</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Graj dalej stąd</translation>
    </message>
    <message>
        <source>&amp;Try something out</source>
        <translation>&amp;Wypróbuj coś</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anali&amp;za</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Zapisz jako…</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Dalej</translation>
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
        <extracomment>An amount of the resource in the nominative, as in a cost: &quot;1 wood and 2 wheat&quot;.</extracomment>
        <translation>
            <numerusform>%n drewno</numerusform>
            <numerusform>%n drewna</numerusform>
            <numerusform>%n drewna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <extracomment>An amount of the resource in the nominative, as in a cost: &quot;1 wood and 2 wheat&quot;.</extracomment>
        <translation>
            <numerusform>%n pszenica</numerusform>
            <numerusform>%n pszenicy</numerusform>
            <numerusform>%n pszenicy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <extracomment>An amount of the resource in the nominative, as in a cost: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>
            <numerusform>%n kamień</numerusform>
            <numerusform>%n kamienie</numerusform>
            <numerusform>%n kamieni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resources missing</name>
    <message numerus="yes">
        <source>%n wood</source>
        <extracomment>An amount in the case that &quot;Missing {resources}&quot; needs, such as the genitive in Polish.</extracomment>
        <translation>
            <numerusform>%n drewna</numerusform>
            <numerusform>%n drewna</numerusform>
            <numerusform>%n drewna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <extracomment>An amount in the case that &quot;Missing {resources}&quot; needs, such as the genitive in Polish.</extracomment>
        <translation>
            <numerusform>%n pszenicy</numerusform>
            <numerusform>%n pszenicy</numerusform>
            <numerusform>%n pszenicy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <extracomment>An amount in the case that &quot;Missing {resources}&quot; needs, such as the genitive in Polish.</extracomment>
        <translation>
            <numerusform>%n kamienia</numerusform>
            <numerusform>%n kamieni</numerusform>
            <numerusform>%n kamieni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Found in the rule book</source>
        <translation>Znalezione w zasadach gry</translation>
    </message>
</context>
<context>
    <name>ResultsDialog</name>
    <message numerus="yes">
        <source>%n game(s), won: {wins}</source>
        <translation>
            <numerusform>%n gra, wygrane: {wins}</numerusform>
            <numerusform>%n gry, wygrane: {wins}</numerusform>
            <numerusform>%n gier, wygrane: {wins}</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Wszyscy przeciwnicy</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Wszystkie zestawy</translation>
    </message>
    <message>
        <source>No game against Henry or the computer has ended yet.</source>
        <translation>Żadna gra z Henrykiem ani z komputerem jeszcze się nie skończyła.</translation>
    </message>
    <message>
        <source>C&amp;lear…</source>
        <translation>&amp;Wyczyść…</translation>
    </message>
    <message>
        <source>&amp;By opponent</source>
        <translation>Według &amp;przeciwnika</translation>
    </message>
    <message>
        <source>No game against the computer has ended yet.</source>
        <translation>Żadna gra z komputerem jeszcze się nie skończyła.</translation>
    </message>
    <message>
        <source>Points are yours and your opponents&apos;; the margin is to the best of them. In the picture, discs are games you won, squares games you did not win, crosses games you gave up; the line is the mean margin of the last {number} games. Double-click a game, or press Enter, to open it.</source>
        <translation>Punkty są twoje i przeciwników; różnica jest wobec najlepszego z nich. Na wykresie koła to gry wygrane, kwadraty niewygrane, krzyżyki poddane; linia to średnia różnica w {number} ostatnich grach. Kliknij grę dwukrotnie albo naciśnij Enter, aby ją otworzyć.</translation>
    </message>
    <message>
        <source>By &amp;set</source>
        <translation>Według zes&amp;tawu</translation>
    </message>
    <message>
        <source>&amp;Game by game</source>
        <translation>Wszystkie &amp;gry</translation>
    </message>
    <message>
        <source>By b&amp;uilding</source>
        <translation>Według b&amp;udynku</translation>
    </message>
    <message>
        <source>Given &amp;away</source>
        <translation>Str&amp;ata</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Click a heading or press its number to sort.</source>
        <translation>Aby posortować, kliknij nagłówek albo naciśnij jego cyfrę.</translation>
    </message>
    <message>
        <source>Each game counts once for each of its three sets. Averages are points in games played to the end.</source>
        <translation>Każda gra liczy się po razie dla każdego ze swoich trzech zestawów. Średnie to punkty w grach rozegranych do końca.</translation>
    </message>
    <message>
        <source>Points are yours and your opponent&apos;s. In the picture, discs are games you won, squares games you did not win, crosses games you gave up; the line is the mean margin of the last {number} games. Mistakes are yours, in games that have been reviewed. Double-click a game, or press Enter, to open it.</source>
        <translation>Punkty są twoje i przeciwnika. Na wykresie koła to gry wygrane, kwadraty niewygrane, krzyżyki poddane; linia to średnia różnica w {number} ostatnich grach. Błędy są twoje, w grach po analizie. Kliknij grę dwukrotnie albo naciśnij Enter, aby ją otworzyć.</translation>
    </message>
    <message>
        <source>Your games are being read…</source>
        <translation>Trwa czytanie twoich gier…</translation>
    </message>
    <message>
        <source>Review your duels: then you see here which turns cost you most.</source>
        <translation>Analizuj swoje pojedynki: wtedy zobaczysz tu, które tury kosztują cię najwięcej.</translation>
    </message>
    <message numerus="yes">
        <source>Means of %n reviewed duels: by how many points your turns made the end worse.</source>
        <translation>
            <numerusform>Średnie z %n przeanalizowanego pojedynku: o ile punktów twoje tury pogorszyły wynik.</numerusform>
            <numerusform>Średnie z %n przeanalizowanych pojedynków: o ile punktów twoje tury pogorszyły wynik.</numerusform>
            <numerusform>Średnie z %n przeanalizowanych pojedynków: o ile punktów twoje tury pogorszyły wynik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Means of %n games that are still in your list and were played to the end, each building only of those with its set. Doubled points count twice.</source>
        <translation>
            <numerusform>Średnie z %n gry, która wciąż jest na liście i została rozegrana do końca, dla każdego budynku tylko z gier z jego zestawem. Punkty podwojone liczą się dwa razy.</numerusform>
            <numerusform>Średnie z %n gier, które wciąż są na liście i zostały rozegrane do końca, dla każdego budynku tylko z gier z jego zestawem. Punkty podwojone liczą się dwa razy.</numerusform>
            <numerusform>Średnie z %n gier, które wciąż są na liście i zostały rozegrane do końca, dla każdego budynku tylko z gier z jego zestawem. Punkty podwojone liczą się dwa razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best and average are your points in games played to the end. A game you gave up counts as lost; if you undo the end and play on, only the final result counts. The ratings of the program&apos;s own opponents go from {weakest} to {strongest}.</source>
        <translation>Rekord i średnia to twoje punkty w grach rozegranych do końca. Poddana gra liczy się jako przegrana; jeśli cofniesz zakończenie i zagrasz dalej, liczy się tylko ostateczny wynik. Rankingi przeciwników z tego programu sięgają od {weakest} do {strongest}.</translation>
    </message>
    <message>
        <source>Play against the computer to get a rating.</source>
        <translation>Zagraj z komputerem, aby dostać ranking.</translation>
    </message>
    <message>
        <source>Your rating: {rating}, give or take {uncertain}. A good next opponent: {opponent}.</source>
        <translation>Twój ranking: {rating}, z dokładnością do {uncertain}. Dobry następny przeciwnik: {opponent}.</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Zestawy</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>Twoja średnia</translation>
    </message>
    <message>
        <source>Opponent&apos;s average</source>
        <translation>Średnia przeciwnika</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Budynek</translation>
    </message>
    <message>
        <source>Your points per game</source>
        <translation>Twoje punkty na grę</translation>
    </message>
    <message>
        <source>Opponent&apos;s points per game</source>
        <translation>Punkty przeciwnika na grę</translation>
    </message>
    <message>
        <source>Built per game</source>
        <translation>Wybudowane na grę</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Punkty za budynek</translation>
    </message>
    <message>
        <source>Kind of turn</source>
        <translation>Rodzaj tury</translation>
    </message>
    <message>
        <source>Given away per game</source>
        <translation>Strata na grę</translation>
    </message>
    <message>
        <source>Turns per game</source>
        <translation>Tury na grę</translation>
    </message>
    <message>
        <source>Points per turn</source>
        <translation>Punkty na turę</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Inne</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Skarby</translation>
    </message>
    <message>
        <source>Counting only games played to the end</source>
        <translation>Z gier rozegranych do końca</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>poddana</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>The heading of a column with places such as &quot;2 of 4&quot;: the player came second of four.</extracomment>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>The player&apos;s place among all players of a game, such as &quot;2 of 4&quot;.</extracomment>
        <translation>{place} z {count}</translation>
    </message>
    <message>
        <source>{place} of {count}, shared</source>
        <extracomment>The same where another player has as many points.</extracomment>
        <translation>{place} z {count}, wspólnie</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>komputer</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>No turn of this game has been played to its end yet, so there is nothing to review.</source>
        <translation>W tej grze nie zakończono jeszcze żadnej tury, więc nie ma czego analizować.</translation>
    </message>
    <message>
        <source>This game began from a position that no new game leads to, so turns in it cannot be judged.</source>
        <translation>Ta gra zaczęła się od pozycji, do której nie prowadzi żadna nowa gra, więc jej tur nie można ocenić.</translation>
    </message>
    <message>
        <source>Turn {turn}, {heir}</source>
        <translation>Tura {turn}, {heir}</translation>
    </message>
    <message>
        <source>As good as the best turn found.</source>
        <translation>Tak dobra jak najlepsza znaleziona tura.</translation>
    </message>
    <message numerus="yes">
        <source>About %n points given away.</source>
        <extracomment>Points that a turn lost compared with the best one.</extracomment>
        <translation>
            <numerusform>Strata: około %n punktu.</numerusform>
            <numerusform>Strata: około %n punktów.</numerusform>
            <numerusform>Strata: około %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Less than one point given away.</source>
        <translation>Strata: mniej niż jeden punkt.</translation>
    </message>
    <message>
        <source>A blunder: chance to win {chance}% instead of {best}%.</source>
        <extracomment>{chance} and {best} are whole numbers: the chance to win after the turn and after the best one.</extracomment>
        <translation>Gruby błąd: szansa na wygraną {chance}% zamiast {best}%.</translation>
    </message>
    <message>
        <source>A mistake: chance to win {chance}% instead of {best}%.</source>
        <extracomment>{chance} and {best} are whole numbers: the chance to win after the turn and after the best one.</extracomment>
        <translation>Błąd: szansa na wygraną {chance}% zamiast {best}%.</translation>
    </message>
    <message>
        <source>A slip: chance to win {chance}% instead of {best}%.</source>
        <extracomment>{chance} and {best} are whole numbers: the chance to win after the turn and after the best one.</extracomment>
        <translation>Drobny błąd: szansa na wygraną {chance}% zamiast {best}%.</translation>
    </message>
    <message numerus="yes">
        <source>It was the same in all %n deals of the hidden tiles that were tried.</source>
        <extracomment>After the points that a turn gave away, where these did not hang on the hidden tiles.</extracomment>
        <translation>
            <numerusform>W %n wypróbowanym rozkładzie zakrytych kafelków było tyle samo.</numerusform>
            <numerusform>We wszystkich %n wypróbowanych rozkładach zakrytych kafelków było tyle samo.</numerusform>
            <numerusform>We wszystkich %n wypróbowanych rozkładach zakrytych kafelków było tyle samo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n deals of the hidden tiles that were tried, it was from {least} to {most}.</source>
        <extracomment>After the points that a turn gave away; {least} and {most} are whole numbers of points.</extracomment>
        <translation>
            <numerusform>W %n wypróbowanym rozkładzie zakrytych kafelków było to od {least} do {most}.</numerusform>
            <numerusform>W %n wypróbowanych rozkładach zakrytych kafelków było to od {least} do {most}.</numerusform>
            <numerusform>W %n wypróbowanych rozkładach zakrytych kafelków było to od {least} do {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {actions}.</source>
        <extracomment>{actions} is one or more like &quot;Take the Mill&quot; and &quot;Build the Mill at M13&quot;, joined by semicolons.</extracomment>
        <translation>Lepiej: {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>Above all, it scores %n points more at once.</source>
        <extracomment>More points of the player&apos;s than in the turn that was played.</extracomment>
        <translation>
            <numerusform>Przede wszystkim daje od razu %n punkt więcej.</numerusform>
            <numerusform>Przede wszystkim daje od razu %n punkty więcej.</numerusform>
            <numerusform>Przede wszystkim daje od razu %n punktów więcej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above all, {heir} has %n points fewer after it.</source>
        <extracomment>{heir} is the opponent&apos;s name, in the nominative; fewer than in the turn that was played.</extracomment>
        <translation>
            <numerusform>Przede wszystkim {heir} ma potem o %n punkt mniej.</numerusform>
            <numerusform>Przede wszystkim {heir} ma potem o %n punkty mniej.</numerusform>
            <numerusform>Przede wszystkim {heir} ma potem o %n punktów mniej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above all, {heir} can no longer take {tile}, worth %n points in the next turn.</source>
        <extracomment>{heir} is the opponent&apos;s name, in the nominative; {tile} is an object: &quot;the Mill&quot;.</extracomment>
        <translation>
            <numerusform>Przede wszystkim {heir} traci szansę, by wziąć {tile}, co w następnej turze dałoby %n punkt.</numerusform>
            <numerusform>Przede wszystkim {heir} traci szansę, by wziąć {tile}, co w następnej turze dałoby %n punkty.</numerusform>
            <numerusform>Przede wszystkim {heir} traci szansę, by wziąć {tile}, co w następnej turze dałoby %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above all, about %n points more can be expected in later turns.</source>
        <extracomment>More points than after the turn that was played.</extracomment>
        <translation>
            <numerusform>Przede wszystkim w późniejszych turach można się spodziewać około %n punktu więcej.</numerusform>
            <numerusform>Przede wszystkim w późniejszych turach można się spodziewać około %n punktów więcej.</numerusform>
            <numerusform>Przede wszystkim w późniejszych turach można się spodziewać około %n punktów więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {turn} ({heir})</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative; one of several turns in a sentence.</extracomment>
        <translation>tura {turn} ({heir})</translation>
    </message>
    <message>
        <source>Mistakes, the greatest first: {turns}.</source>
        <extracomment>{turns} is one or more like &quot;turn 5 (White)&quot;, joined by commas and &quot;and&quot;.</extracomment>
        <translation>Błędy, od największego: {turns}.</translation>
    </message>
    <message>
        <source>No turn was a mistake.</source>
        <translation>Żadna tura nie była błędem.</translation>
    </message>
    <message numerus="yes">
        <source>{heir} is likely to win by about %n points, give or take {spread}.</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative; {spread} is a whole number of points.</extracomment>
        <translation>
            <numerusform>{heir} wygra zapewne mniej więcej o %n punkt (± {spread}).</numerusform>
            <numerusform>{heir} wygra zapewne mniej więcej o %n punkty (± {spread}).</numerusform>
            <numerusform>{heir} wygra zapewne mniej więcej o %n punktów (± {spread}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is even, give or take %n points.</source>
        <extracomment>%n is by how many points the lead may differ.</extracomment>
        <translation>
            <numerusform>Gra jest wyrównana (± %n punkt).</numerusform>
            <numerusform>Gra jest wyrównana (± %n punkty).</numerusform>
            <numerusform>Gra jest wyrównana (± %n punktów).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} wins by %n points.</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative; after the last turn of a game.</extracomment>
        <translation>
            <numerusform>{heir} wygrywa o %n punkt.</numerusform>
            <numerusform>{heir} wygrywa o %n punkty.</numerusform>
            <numerusform>{heir} wygrywa o %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends with equal points.</source>
        <translation>Gra kończy się równą liczbą punktów.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>You&apos;re looking at a review. Choose “Try it again from here” to play.</source>
        <extracomment>Said when somebody tries to move a piece of a game that is only looked at.</extracomment>
        <translation>Oglądasz analizę. Aby zagrać, wybierz „Spróbuj stąd jeszcze raz”.</translation>
    </message>
    <message>
        <source>&amp;Try it again from here</source>
        <translation>&amp;Spróbuj stąd jeszcze raz</translation>
    </message>
    <message>
        <source>&amp;Better turn</source>
        <translation>&amp;Lepsza tura</translation>
    </message>
    <message>
        <source>Turn &amp;played</source>
        <translation>&amp;Zagrana tura</translation>
    </message>
    <message>
        <source>P&amp;revious mistake</source>
        <translation>Pop&amp;rzedni błąd</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>&amp;Następny błąd</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>&amp;Obraz…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message numerus="yes">
        <source>The review is ready: %n mistake(s).</source>
        <translation>
            <numerusform>Analiza jest gotowa: %n błąd.</numerusform>
            <numerusform>Analiza jest gotowa: %n błędy.</numerusform>
            <numerusform>Analiza jest gotowa: %n błędów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The review is ready: no turn was a mistake.</source>
        <translation>Analiza jest gotowa: żadna tura nie była błędem.</translation>
    </message>
    <message>
        <source>The review stopped after turn {done} of {count}. {error}</source>
        <translation>Analiza zatrzymała się po turze {done} z {count}. {error}</translation>
    </message>
    <message>
        <source>Reviewing: {done} of {count} turns</source>
        <translation>Analiza: {done} z {count} tur</translation>
    </message>
    <message>
        <source>No turn was a mistake.</source>
        <translation>Żadna tura nie była błędem.</translation>
    </message>
    <message>
        <source>Turn played</source>
        <translation>Zagrana tura</translation>
    </message>
    <message>
        <source>Better turn</source>
        <translation>Lepsza tura</translation>
    </message>
    <message>
        <source>Choose a turn first.</source>
        <translation>Najpierw wybierz turę.</translation>
    </message>
    <message>
        <source>No better turn was found.</source>
        <translation>Nie znaleziono lepszej tury.</translation>
    </message>
    <message>
        <source>What each turn was worth, as the strongest computer opponent sees it.</source>
        <translation>Ile była warta każda tura według najsilniejszego przeciwnika komputerowego.</translation>
    </message>
    <message>
        <source>Review: {game}</source>
        <translation>Analiza: {game}</translation>
    </message>
    <message>
        <source>Choose a mistake from the list, or any turn in the curve.</source>
        <translation>Wybierz błąd z listy albo dowolną turę na wykresie.</translation>
    </message>
    <message>
        <source>Can you find a better turn? Try it again, or have it shown.</source>
        <translation>Czy znajdziesz lepszą turę? Spróbuj jeszcze raz albo ją zobacz.</translation>
    </message>
    <message>
        <source>The table shows the end of the turn that was played.</source>
        <translation>Stół pokazuje koniec zagranej tury.</translation>
    </message>
    <message>
        <source>Better:</source>
        <translation>Lepiej:</translation>
    </message>
    <message>
        <source>Compared with the turn played:</source>
        <translation>W porównaniu z zagraną turą:</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Mistakes, the greatest first</source>
        <translation>Błędy, od największego</translation>
    </message>
    <message>
        <source>Whose mistakes</source>
        <translation>Czyje błędy</translation>
    </message>
    <message>
        <source>Mistakes of both</source>
        <translation>Błędy obu stron</translation>
    </message>
    <message>
        <source>Mistakes of {heir}</source>
        <translation>Błędy: {heir}</translation>
    </message>
</context>
<context>
    <name>Rule book</name>
    <message numerus="yes">
        <source>%n points</source>
        <comment>rules §5</comment>
        <extracomment>An amount after a colon, or by itself: &quot;Inn: 4 points&quot;.</extracomment>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <comment>rules §3 Reach</comment>
        <extracomment>An amount after a colon: &quot;Reach of White: 2 tiles&quot;.</extracomment>
        <translation>
            <numerusform>%n kafelek</numerusform>
            <numerusform>%n kafelki</numerusform>
            <numerusform>%n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>In the picture: {things}.</source>
        <comment>rules, introduction</comment>
        <extracomment>Everything that lies in the picture of an example: one thing after the other.</extracomment>
        <translation>Na obrazku: {things}.</translation>
    </message>
    <message>
        <source>In the first picture: {things}.</source>
        <comment>rules, introduction</comment>
        <extracomment>As “In the picture”, where one picture shows what was before and one what is now.</extracomment>
        <translation>Na pierwszym obrazku: {things}.</translation>
    </message>
    <message>
        <source>In the second picture: {things}.</source>
        <comment>rules, introduction</comment>
        <translation>Na drugim obrazku: {things}.</translation>
    </message>
    <message>
        <source>to be built: {tile}</source>
        <comment>rules §3 B.1</comment>
        <extracomment>The tile that is about to be built.</extracomment>
        <translation>do wybudowania: {tile}</translation>
    </message>
</context>
<context>
    <name>Rule book buildings</name>
    <message>
        <source>All buildings at a glance</source>
        <comment>rules §5</comment>
        <translation>Wszystkie budynki na jednej stronie</translation>
    </message>
    <message>
        <source>Points at the end of the game, before one of your troops on the building doubles them.</source>
        <comment>rules §5</comment>
        <translation>Punkty na koniec gry, zanim podwoi je twój oddział stojący na budynku.</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>rules §5</comment>
        <translation>Budynek</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>rules §5</comment>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>The buildings</source>
        <comment>rules §5</comment>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Some of these tiles count the four neighbours that share an edge, others the four at the corners; the strip at the bottom shows which. It does not matter who owns the neighbours, and open terrain counts, too.</source>
        <comment>rules R15</comment>
        <translation>Niektóre z tych kafelków liczą czterech sąsiadów stykających się bokiem, a inne czterech sąsiadów po przekątnej; pokazuje to pasek u dołu. Nieważne, czyje są sąsiednie kafelki; liczy się też teren otwarty.</translation>
    </message>
    <message>
        <source>Each neighbour can be in only one pair, so there are at most two pairs. With the &lt;a href=&apos;building/guild&apos;&gt;Guild&lt;/a&gt; of its craft, each pair is worth 4.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Każdy sąsiad może należeć tylko do jednej pary, więc par może być najwyżej dwie. Gdy masz &lt;a href=&apos;building/guild&apos;&gt;Gildię&lt;/a&gt; tego rzemiosła, każda para jest warta 4.</translation>
    </message>
    <message>
        <source>This Basketry counts the neighbours along its edges: two of wood and two of wheat make two pairs. Basketry: {points}.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Ten Sklep z koszykami liczy sąsiadów stykających się z nim bokiem: dwa kafelki drewna i dwa pszenicy tworzą dwie pary. Sklep z koszykami: {points}.</translation>
    </message>
    <message>
        <source>This Pottery counts the neighbours at its corners: two of stone, but only one of wheat, so there is one pair. The tiles along its edges do not count. Pottery: {points}.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Ta Garncarnia liczy sąsiadów po przekątnej: są tam dwa kafelki kamienia, ale tylko jeden pszenicy, więc para jest jedna. Kafelki stykające się z nią bokiem się nie liczą. Garncarnia: {points}.</translation>
    </message>
    <message>
        <source>Blue&apos;s Cooperage has one stone and two wood tiles along its edges: one pair, and a wood tile left over. Cooperage: {points}.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Warsztat bednarski Niebieskiego styka się bokiem z jednym kafelkiem kamienia i dwoma drewna: to jedna para, a jeden kafelek drewna zostaje bez pary. Warsztat bednarski: {points}.</translation>
    </message>
    <message>
        <source>0 points. Each of your buildings of its craft scores 4 instead of 3 for each pair.</source>
        <comment>rules §5 Guild</comment>
        <translation>0 punktów. Każdy twój budynek tego rzemiosła daje za parę 4 punkty zamiast 3.</translation>
    </message>
    <message>
        <source>The tile shows its craft: Basketry, Pottery or Cooperage. Where the Guild lies does not matter, as long as it is yours.</source>
        <comment>rules §5 Guild</comment>
        <translation>Kafelek pokazuje swoje rzemiosło: Sklep z koszykami, Garncarnię albo Warsztat bednarski. Nieważne, gdzie Gildia leży, byle była twoja.</translation>
    </message>
    <message>
        <source>White owns a Pottery with one pair and the potters&apos; Guild. Pottery: {pottery}. The Guild itself: {guild}.</source>
        <comment>rules §5 Guild</comment>
        <translation>Biały ma Garncarnię z jedną parą i Gildię garncarzy. Garncarnia: {pottery}. Sama Gildia: {guild}.</translation>
    </message>
    <message>
        <source>The tiles of an area share edges; corners do not connect. It does not matter who owns them, and open terrain belongs to the area like any other tile.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Kafelki obszaru stykają się bokami; rogi nie łączą. Nieważne, czyje są kafelki, a teren otwarty należy do obszaru tak jak każdy inny.</translation>
    </message>
    <message>
        <source>The buildings may lie anywhere. Only their terrain matters, not what they are. Your opponent&apos;s buildings and open terrain do not count.</source>
        <comment>rules R14</comment>
        <translation>Te budynki mogą leżeć gdziekolwiek. Nieważne, jakiego są rodzaju – liczy się tylko teren pod nimi. Budynków przeciwnika i terenu otwartego się nie liczy.</translation>
    </message>
    <message>
        <source>1 point for each tile of the connected area of wheat it belongs to, including itself.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>1 punkt za każdy kafelek spójnego obszaru pszenicy, do którego Młyn należy, z Młynem włącznie.</translation>
    </message>
    <message>
        <source>The area includes White&apos;s own tiles, Blue&apos;s Bakery and open terrain. The wheat tile at the bottom right touches it only at a corner. Mill: {points}.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Do obszaru należą kafelki Białego, Piekarnia Niebieskiego i teren otwarty. Kafelek pszenicy na dole po prawej styka się z nim tylko rogiem. Młyn: {points}.</translation>
    </message>
    <message>
        <source>1 point for each tile of the connected area of stone it belongs to, including itself.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>1 punkt za każdy kafelek spójnego obszaru kamienia, do którego Kopalnia należy, z Kopalnią włącznie.</translation>
    </message>
    <message>
        <source>Mine: {points}, one for each stone tile of its area. One of White&apos;s troops stands on the Mine, so it counts double at the end: {counted}.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Kopalnia: {points}, po jednym za każdy kafelek kamienia z jej obszaru. Stoi na niej oddział Białego, więc na koniec gry liczy się podwójnie: {counted}.</translation>
    </message>
    <message>
        <source>1 point for each tile of the connected area of wood it belongs to, including itself.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>1 punkt za każdy kafelek spójnego obszaru drewna, do którego Obora należy, z Oborą włącznie.</translation>
    </message>
    <message>
        <source>Blue&apos;s Cowshed belongs to an area of wood that winds around the wheat field. The wood tile across the gap is not connected. Cowshed: {points}.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Obora Niebieskiego należy do obszaru drewna, który okrąża pole pszenicy. Kafelek drewna za luką nie jest połączony. Obora: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each of your other buildings on wheat.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>1 punkt i jeszcze po 1 za każdy inny twój budynek na pszenicy.</translation>
    </message>
    <message>
        <source>White owns two more buildings on wheat. Blue&apos;s Mill and the open wheat field do not count. Bakery: {points}.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>Biały ma na pszenicy jeszcze dwa budynki. Młyn Niebieskiego i pole pszenicy będące terenem otwartym się nie liczą. Piekarnia: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each of your other buildings on stone.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>1 punkt i jeszcze po 1 za każdy inny twój budynek na kamieniu.</translation>
    </message>
    <message>
        <source>White owns three more buildings on stone, one of them far away at the end of the row. Smithy: {points}.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>Biały ma na kamieniu jeszcze trzy budynki, jeden z nich daleko, na końcu rzędu. Kuźnia: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each of your other buildings on wood.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>1 punkt i jeszcze po 1 za każdy inny twój budynek na drewnie.</translation>
    </message>
    <message>
        <source>This Lodge is Blue&apos;s, so Blue&apos;s buildings on wood count and White&apos;s Cowshed does not. Lodge: {points}.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>To Stróżówka Niebieskiego, więc liczą się budynki Niebieskiego na drewnie, a Obora Białego nie. Stróżówka: {points}.</translation>
    </message>
    <message>
        <source>2 points if it is still face up at the end.</source>
        <comment>rules §5 Camp</comment>
        <translation>2 punkty, jeśli na koniec gry nadal leży odkryte.</translation>
    </message>
    <message>
        <source>During the game you may &lt;a href=&apos;effects/camp&apos;&gt;turn it face down&lt;/a&gt; to take one more tile.</source>
        <comment>rules §4 Camp</comment>
        <translation>W trakcie gry możesz je &lt;a href=&apos;effects/camp&apos;&gt;zwinąć&lt;/a&gt;, aby wziąć jeszcze jeden kafelek.</translation>
    </message>
    <message>
        <source>One Camp is still face up: {camp}. The other was turned over during the game: it is open terrain and scores nothing.</source>
        <comment>rules §5 Camp</comment>
        <translation>Jedno Obozowisko nadal stoi: {camp}. Drugie zwinięto w trakcie gry. Jest terenem otwartym i nie daje punktów.</translation>
    </message>
    <message>
        <source>It needs no troop for that. If one of your troops does stand on it, it gives 1 more, as on any tile of this terrain.</source>
        <comment>rules §3 B.1</comment>
        <translation>Nie potrzeba do tego oddziału. Jeśli jednak stoi tam twój oddział, daje jeszcze 1, jak na każdym kafelku tego terenu.</translation>
    </message>
    <message>
        <source>0 points. It always gives you access to 1 wheat.</source>
        <comment>rules §4</comment>
        <translation>0 punktów. Zawsze daje ci dostęp do 1 pszenicy.</translation>
    </message>
    <message>
        <source>0 points. It always gives you access to 1 wood.</source>
        <comment>rules §4</comment>
        <translation>0 punktów. Zawsze daje ci dostęp do 1 drewna.</translation>
    </message>
    <message>
        <source>0 points. It always gives you access to 1 stone.</source>
        <comment>rules §4</comment>
        <translation>0 punktów. Zawsze daje ci dostęp do 1 kamienia.</translation>
    </message>
    <message>
        <source>No troop stands on White&apos;s Farm, yet it gives wheat. The royal reserve is empty here, and the retinue stands on stone. White&apos;s access: wood {wood}, wheat {wheat}, stone {stone}. Farm: {points}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Na Farmie Białego nie stoi żaden oddział, a mimo to daje ona pszenicę. Królewska rezerwa jest tu pusta, a oddział orszaku daje kamień. Dostęp Białego: drewno {wood}, pszenica {wheat}, kamień {stone}. Farma: {points}.</translation>
    </message>
    <message>
        <source>White&apos;s retinue stands on White&apos;s Sawmill: 1 wood from the building, and 1 from the tile under the troop. The royal reserve is empty here. White&apos;s access: wood {wood}, wheat {wheat}, stone {stone}. Sawmill: {points}, doubled or not.</source>
        <comment>rules §3 B.1</comment>
        <translation>Oddział orszaku Białego stoi na Tartaku Białego: 1 drewno daje budynek, a 1 kafelek pod oddziałem. Królewska rezerwa jest tu pusta. Dostęp Białego: drewno {wood}, pszenica {wheat}, kamień {stone}. Tartak: {points}, także po podwojeniu.</translation>
    </message>
    <message>
        <source>The Quarry is Blue&apos;s, and the royal reserve is empty here. White&apos;s troop gives the resource of the tile under it and nothing more: stone {white}. Blue gets stone from the Quarry without a troop: stone {blue}. Quarry: {points}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Kamieniołom należy do Niebieskiego, a królewska rezerwa jest tu pusta. Oddział Białego daje mu zasób terenu, na którym stoi, i nic więcej: kamień {white}. Niebieski ma kamień z Kamieniołomu bez żadnego oddziału: kamień {blue}. Kamieniołom: {points}.</translation>
    </message>
    <message>
        <source>3 points for each of your buildings of the kind it shows: Farm, Sawmill or Quarry.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>3 punkty za każdy twój budynek pokazanego rodzaju: Farmę, Tartak albo Kamieniołom.</translation>
    </message>
    <message>
        <source>They may lie anywhere. Your opponent&apos;s Farms, Sawmills and Quarries do not count.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>Mogą one leżeć gdziekolwiek. Farmy, Tartaki i Kamieniołomy przeciwnika się nie liczą.</translation>
    </message>
    <message>
        <source>White&apos;s Trading Post shows a Sawmill, and White owns one: {white}. Blue&apos;s Trading Post shows a Farm, but the Farm is White&apos;s: {blue}.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>Faktoria Białego pokazuje Tartak i Biały go ma: {white}. Faktoria Niebieskiego pokazuje Farmę, ale Farma należy do Białego: {blue}.</translation>
    </message>
    <message>
        <source>5 points.</source>
        <comment>rules §5 Cathedral</comment>
        <translation>5 punktów.</translation>
    </message>
    <message>
        <source>It costs a lot, but it is worth the same anywhere, and one of your troops on it scores as much again.</source>
        <comment>rules §5 Cathedral</comment>
        <translation>Kosztuje dużo, ale wszędzie jest warta tyle samo, a stojący na niej oddział daje drugie tyle.</translation>
    </message>
    <message>
        <source>Blue&apos;s Cathedral: {blue}. White&apos;s has one of White&apos;s troops on it: {white}.</source>
        <comment>rules §5 Cathedral</comment>
        <translation>Katedra Niebieskiego: {blue}. Na Katedrze Białego stoi oddział Białego: {white}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each tile in its row or column, up to 3 on each side: at most 7.</source>
        <comment>rules §5 Inn</comment>
        <translation>1 punkt i jeszcze po 1 za każdy kafelek w jej rzędzie albo kolumnie, ale najwyżej 3 z każdej strony. Razem najwyżej 7.</translation>
    </message>
    <message>
        <source>The strip at the bottom of the tile shows whether it counts its row or its column. Tiles of either heir count, and so does open terrain.</source>
        <comment>rules §5 Inn</comment>
        <translation>Pasek u dołu kafelka pokazuje, czy Gospoda liczy rząd, czy kolumnę. Liczą się kafelki obu następców i teren otwarty.</translation>
    </message>
    <message>
        <source>This Inn counts its row: itself, one tile to the left and three to the right. The gap does not matter, and a fourth tile on that side no longer counts. Inn: {points}.</source>
        <comment>rules R7</comment>
        <translation>Ta Gospoda liczy swój rząd: siebie, jeden kafelek po lewej i trzy po prawej. Luka nie przeszkadza, a czwarty kafelek z prawej strony już się nie liczy. Gospoda: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each orthogonally adjacent tile: at most 5.</source>
        <comment>rules §5 Market</comment>
        <translation>1 punkt i jeszcze po 1 za każdy kafelek sąsiadujący prostopadle (bokiem). Razem najwyżej 5.</translation>
    </message>
    <message>
        <source>Any tile counts: yours, your opponent&apos;s and open terrain. Diagonal neighbours do not.</source>
        <comment>rules §5 Market</comment>
        <translation>Liczy się każdy kafelek: twój, przeciwnika i teren otwarty. Kafelki po przekątnej się nie liczą.</translation>
    </message>
    <message>
        <source>The Market counts itself and the three tiles that share an edge with it. The tile at its corner does not count. Market: {points}.</source>
        <comment>rules §5 Market</comment>
        <translation>Targ liczy siebie i trzy kafelki, które stykają się z nim bokiem. Kafelek po przekątnej się nie liczy. Targ: {points}.</translation>
    </message>
    <message>
        <source>1 point for each tile on the longest road that ends at it, including itself.</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>1 punkt za każdy kafelek najdłuższej drogi, która się tu kończy, z Miejscem pielgrzymek włącznie.</translation>
    </message>
    <message>
        <source>It does not matter who owns the buildings on that road. If no road leads to it, the Pilgrimage Site scores 1.</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>Nieważne, do kogo należą budynki przy tej drodze. Jeśli nie dochodzi tu żadna droga, Miejsce pielgrzymek daje 1 punkt.</translation>
    </message>
    <message>
        <source>It is a &lt;a href=&apos;roads/crossroads&apos;&gt;crossroads&lt;/a&gt;: up to four roads end at it. Only the longest counts here, but all of them are &lt;a href=&apos;roads/score&apos;&gt;scored as roads&lt;/a&gt;.</source>
        <comment>rules §5 Roads</comment>
        <translation>To &lt;a href=&apos;roads/crossroads&apos;&gt;rozdroże&lt;/a&gt;: może się tu kończyć do czterech dróg. Samo Miejsce pielgrzymek liczy tylko najdłuższą, ale wszystkie są &lt;a href=&apos;roads/score&apos;&gt;punktowane jako drogi&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Two roads end at the Pilgrimage Site. The longer one, to the right, counts, including Blue&apos;s building on it. Pilgrimage Site: {points}.</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>W Miejscu pielgrzymek kończą się dwie drogi. Liczy się dłuższa, ta w prawo, razem z budynkiem Niebieskiego. Miejsce pielgrzymek: {points}.</translation>
    </message>
    <message>
        <source>2 points, plus 2 for each of your opponent&apos;s buildings orthogonally adjacent to it: at most 10.</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>2 punkty i jeszcze po 2 za każdy budynek przeciwnika sąsiadujący prostopadle (bokiem). Razem najwyżej 10.</translation>
    </message>
    <message>
        <source>He is a robber in name only: your opponent loses nothing.</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>Rabusie są tu tylko z nazwy: przeciwnik niczego nie traci.</translation>
    </message>
    <message>
        <source>Two of Blue&apos;s buildings border on White&apos;s Robber Baron. White&apos;s own building below does not count, nor does open terrain. Robber Baron: {points}.</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>Dwa budynki Niebieskiego stykają się bokiem z Baronią rabusiów Białego. Własny budynek Białego poniżej się nie liczy, teren otwarty też nie. Baronia rabusiów: {points}.</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;effects/siege&apos;&gt;Laying siege&lt;/a&gt; explains how that works. Your &lt;a href=&apos;building/fortress&apos;&gt;Fortresses&lt;/a&gt; score points for it.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Jak to działa, opisuje rozdział &lt;a href=&apos;effects/siege&apos;&gt;Oblężenie&lt;/a&gt;. Punkty za Wieże dają twoje &lt;a href=&apos;building/fortress&apos;&gt;Twierdze&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>1 point for each of your Siege Towers and Fortresses, including itself.</source>
        <comment>rules §5 Fortress</comment>
        <translation>1 punkt za każdą twoją Wieżę oblężniczą i Twierdzę, z tą Twierdzą włącznie.</translation>
    </message>
    <message>
        <source>They may lie anywhere. Your opponent&apos;s do not count.</source>
        <comment>rules §5 Fortress</comment>
        <translation>Mogą one leżeć gdziekolwiek. Budynki przeciwnika się nie liczą.</translation>
    </message>
    <message>
        <source>White owns two Siege Towers and two Fortresses; Blue&apos;s Siege Tower does not count. Each of White&apos;s Fortresses: {points}.</source>
        <comment>rules §5 Fortress</comment>
        <translation>Biały ma dwie Wieże oblężnicze i dwie Twierdze; Wieża oblężnicza Niebieskiego się nie liczy. Każda Twierdza Białego: {points}.</translation>
    </message>
    <message>
        <source>1 point for each tile of its own terrain in its row or column, including itself.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>1 punkt za każdy kafelek o tym samym terenie co ona w jej rzędzie albo kolumnie, z nią włącznie.</translation>
    </message>
    <message>
        <source>Distance, gaps and owners do not matter; open terrain counts, too. The strip at the bottom shows the direction.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>Odległość i luki nie mają znaczenia, podobnie jak to, czyje są kafelki; liczy się też teren otwarty. Kierunek pokazuje pasek u dołu.</translation>
    </message>
    <message>
        <source>This Watchtower counts the wood in its row: itself, Blue&apos;s Cowshed, and open terrain beyond the gap. The wheat in between does not matter. Watchtower: {points}.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>Ta Wieża strażnicza liczy drewno w swoim rzędzie: siebie, Oborę Niebieskiego i teren otwarty za luką. Pszenica pomiędzy nimi nie przeszkadza. Wieża strażnicza: {points}.</translation>
    </message>
    <message>
        <source>2 points for each Watchtower, yours or your opponent&apos;s, on a diagonal through it.</source>
        <comment>rules §5 Garrison</comment>
        <translation>2 punkty za każdą Wieżę strażniczą, twoją lub przeciwnika, na przekątnych przechodzących przez Garnizon.</translation>
    </message>
    <message>
        <source>0 points. From your second one on, building it lets you destroy your opponent&apos;s buildings that share an edge with it and with another of yours.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>0 punktów. Od drugiej Wieży oblężniczej w chwili budowy możesz niszczyć budynki przeciwnika, które stykają się bokiem z nią i z inną twoją Wieżą.</translation>
    </message>
    <message>
        <source>3 points for each pair of one wood and one wheat tile along its edges, or at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 punkty za każdą parę przy bokach albo przy rogach: jeden kafelek drewna i jeden pszenicy. Razem najwyżej 6, z Gildią 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wheat tile along its edges, or at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 punkty za każdą parę przy bokach albo przy rogach: jeden kafelek kamienia i jeden pszenicy. Razem najwyżej 6, z Gildią 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wood tile along its edges, or at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 punkty za każdą parę przy bokach albo przy rogach: jeden kafelek kamienia i jeden drewna. Razem najwyżej 6, z Gildią 8.</translation>
    </message>
    <message>
        <source>It counts along both diagonals; distance and gaps do not matter. A Garrison without a Watchtower on them scores nothing.</source>
        <comment>rules §5 Garrison</comment>
        <translation>Garnizon liczy wzdłuż obu przekątnych; odległość i luki nie mają znaczenia. Jeśli nie ma na nich Wieży strażniczej, nie daje punktów.</translation>
    </message>
    <message>
        <source>White&apos;s Watchtower touches a corner of the Garrison, and Blue&apos;s lies two cells away on the other diagonal. The Watchtower right beside the Garrison is on no diagonal. Garrison: {points}.</source>
        <comment>rules R16</comment>
        <translation>Wieża strażnicza Białego styka się z Garnizonem rogiem, a Wieża Niebieskiego leży dwa pola dalej na drugiej przekątnej. Wieża strażnicza tuż obok Garnizonu nie leży na żadnej przekątnej. Garnizon: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each tile in its row, up to 3 on each side: at most 7.</source>
        <comment>rules §5 Inn</comment>
        <translation>1 punkt i jeszcze po 1 za każdy kafelek w jej rzędzie, ale najwyżej 3 z każdej strony. Razem najwyżej 7.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each tile in its column, up to 3 on each side: at most 7.</source>
        <comment>rules §5 Inn</comment>
        <translation>1 punkt i jeszcze po 1 za każdy kafelek w jej kolumnie, ale najwyżej 3 z każdej strony. Razem najwyżej 7.</translation>
    </message>
    <message>
        <source>1 point for each tile of its own terrain in its row, including itself.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>1 punkt za każdy kafelek o tym samym terenie co ona w jej rzędzie, z nią włącznie.</translation>
    </message>
    <message>
        <source>1 point for each tile of its own terrain in its column, including itself.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>1 punkt za każdy kafelek o tym samym terenie co ona w jej kolumnie, z nią włącznie.</translation>
    </message>
    <message>
        <source>3 points for each pair of one wood and one wheat tile along its edges: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 punkty za każdą parę przy bokach: jeden kafelek drewna i jeden pszenicy. Razem najwyżej 6, z Gildią 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one wood and one wheat tile at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 punkty za każdą parę przy rogach: jeden kafelek drewna i jeden pszenicy. Razem najwyżej 6, z Gildią 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wheat tile along its edges: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 punkty za każdą parę przy bokach: jeden kafelek kamienia i jeden pszenicy. Razem najwyżej 6, z Gildią 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wheat tile at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 punkty za każdą parę przy rogach: jeden kafelek kamienia i jeden pszenicy. Razem najwyżej 6, z Gildią 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wood tile along its edges: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 punkty za każdą parę przy bokach: jeden kafelek kamienia i jeden drewna. Razem najwyżej 6, z Gildią 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wood tile at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 punkty za każdą parę przy rogach: jeden kafelek kamienia i jeden drewna. Razem najwyżej 6, z Gildią 8.</translation>
    </message>
    <message>
        <source>3 points for each of your Farms.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>3 punkty za każdą twoją Farmę.</translation>
    </message>
    <message>
        <source>3 points for each of your Sawmills.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>3 punkty za każdy twój Tartak.</translation>
    </message>
    <message>
        <source>3 points for each of your Quarries.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>3 punkty za każdy twój Kamieniołom.</translation>
    </message>
</context>
<context>
    <name>Rule book cards</name>
    <message>
        <source>The turn at a glance</source>
        <comment>rules §3</comment>
        <translation>Karta tury</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/take&apos;&gt;Take&lt;/a&gt;&lt;/b&gt; one tile within reach. You must.</source>
        <comment>rules §3 A</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/take&apos;&gt;Weź&lt;/a&gt;&lt;/b&gt; jeden kafelek w swoim zasięgu. To obowiązek.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/build&apos;&gt;Build&lt;/a&gt;&lt;/b&gt; next to one of your troops. You need &lt;a href=&apos;turn/access&apos;&gt;access&lt;/a&gt; to every resource of the cost.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/build&apos;&gt;Buduj&lt;/a&gt;&lt;/b&gt; obok swoich oddziałów. Potrzebny jest &lt;a href=&apos;turn/access&apos;&gt;dostęp&lt;/a&gt; do wszystkich zasobów z kosztu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/expand&apos;&gt;Expand&lt;/a&gt;&lt;/b&gt; next to one of your troops: face down, free of charge; you get 1 discount.</source>
        <comment>rules §3 B.2</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/expand&apos;&gt;Powiększaj krajobraz&lt;/a&gt;&lt;/b&gt; obok swoich oddziałów: zakryty kafelek, bez kosztu, a dostajesz 1 zniżkę.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/move&apos;&gt;Move&lt;/a&gt;&lt;/b&gt; each troop at most once: march, deploy or withdraw.</source>
        <comment>rules §3 C</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/move&apos;&gt;Przesuń&lt;/a&gt;&lt;/b&gt; każdy oddział najwyżej raz: na sąsiedni kafelek, z rezerwy albo z powrotem do rezerwy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/end&apos;&gt;End&lt;/a&gt;:&lt;/b&gt; at most three tiles in hand.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/end&apos;&gt;Koniec&lt;/a&gt;:&lt;/b&gt; najwyżej trzy kafelki na ręce.</translation>
    </message>
    <message>
        <source>Term</source>
        <comment>rules §3</comment>
        <translation>Pojęcie</translation>
    </message>
    <message>
        <source>In short</source>
        <comment>rules §3</comment>
        <translation>W skrócie</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;turn/reach&apos;&gt;Reach&lt;/a&gt;</source>
        <comment>rules §3</comment>
        <translation>&lt;a href=&apos;turn/reach&apos;&gt;Zasięg&lt;/a&gt;</translation>
    </message>
    <message>
        <source>1, plus 1 for each of your troops in the royal reserve</source>
        <comment>rules §3 Reach</comment>
        <translation>1 i jeszcze po 1 za każdy twój oddział w królewskiej rezerwie</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;turn/access&apos;&gt;Access&lt;/a&gt;</source>
        <comment>rules §3</comment>
        <translation>&lt;a href=&apos;turn/access&apos;&gt;Dostęp&lt;/a&gt;</translation>
    </message>
    <message>
        <source>tiles within reach, tiles under your troops, your Farms, Sawmills and Quarries</source>
        <comment>rules §3 B.1</comment>
        <translation>kafelki w zasięgu, kafelki pod twoimi oddziałami, twoje Farmy, Tartaki i Kamieniołomy</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;end/scoring&apos;&gt;Doubled&lt;/a&gt;</source>
        <comment>rules §5</comment>
        <translation>&lt;a href=&apos;end/scoring&apos;&gt;Podwojenie&lt;/a&gt;</translation>
    </message>
    <message>
        <source>each of your buildings with one of your troops on it at the end</source>
        <comment>rules §5</comment>
        <translation>twój budynek, na którym na koniec gry stoi twój oddział</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;end/last-round&apos;&gt;End&lt;/a&gt;</source>
        <comment>rules §6</comment>
        <translation>&lt;a href=&apos;end/last-round&apos;&gt;Koniec gry&lt;/a&gt;</translation>
    </message>
    <message>
        <source>the supply is empty: finish the turn, then one more turn each</source>
        <comment>rules §6</comment>
        <translation>wspólny stos jest pusty: dokończ turę, potem każdy ma jeszcze jedną</translation>
    </message>
    <message>
        <source>the first tile clockwise from the shield with the terrain on top of the supply, or else the first tile</source>
        <comment>rules §7.1</comment>
        <translation>pierwszy kafelek od tarczy, zgodnie z ruchem wskazówek zegara, o takim terenie jak wierzchni kafelek wspólnego stosu; jeśli takiego nie ma, po prostu pierwszy</translation>
    </message>
    <message>
        <source>around your last building, clockwise from the top: where it joins a road (A), else where it blocks one (B), else on any empty cell (C)</source>
        <comment>rules §7.2</comment>
        <translation>wokół twojego ostatniego budynku, od góry zgodnie z ruchem wskazówek zegara: tam, gdzie łączy się z drogą (A), inaczej tam, gdzie ją blokuje (B), a w ostateczności na dowolne puste pole (C)</translation>
    </message>
    <message>
        <source>the top one of his pile goes onto that tile, and scores for him until its condition is met</source>
        <comment>rules §7.3</comment>
        <translation>wierzchni ze stosu skarbów trafia na ten kafelek i daje Henrykowi punkty, dopóki nie spełni się jego warunek</translation>
    </message>
    <message>
        <source>the one with the cross of that terrain moves there</source>
        <comment>rules §7.4</comment>
        <translation>wchodzi tam ten, którego krzyżyk ma kolor terenu tego kafelka</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/setup&apos;&gt;Henry&apos;s turn&lt;/a&gt;</source>
        <comment>rules §7</comment>
        <translation>&lt;a href=&apos;solo/setup&apos;&gt;Tura Henryka&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/take&apos;&gt;Take&lt;/a&gt;</source>
        <comment>rules §7.1</comment>
        <translation>&lt;a href=&apos;solo/take&apos;&gt;Bierze&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/place&apos;&gt;Place&lt;/a&gt;</source>
        <comment>rules §7.2</comment>
        <translation>&lt;a href=&apos;solo/place&apos;&gt;Kładzie&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/treasures&apos;&gt;Treasure&lt;/a&gt;</source>
        <comment>rules §7.3</comment>
        <translation>&lt;a href=&apos;solo/treasures&apos;&gt;Skarb&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/troop&apos;&gt;Troop&lt;/a&gt;</source>
        <comment>rules §7.4</comment>
        <translation>&lt;a href=&apos;solo/troop&apos;&gt;Oddział&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/scoring&apos;&gt;Doubled&lt;/a&gt;</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>&lt;a href=&apos;solo/scoring&apos;&gt;Podwojenie&lt;/a&gt;</translation>
    </message>
    <message>
        <source>his three best buildings</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>trzy jego budynki, które dają najwięcej</translation>
    </message>
    <message>
        <source>The symbols at a glance</source>
        <comment>rules §1</comment>
        <translation>Karta symboli</translation>
    </message>
    <message>
        <source>Symbol</source>
        <comment>rules §1</comment>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Meaning</source>
        <comment>rules §1</comment>
        <translation>Znaczenie</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>rules §1</comment>
        <translation>drewno</translation>
    </message>
    <message>
        <source>wheat</source>
        <comment>rules §1</comment>
        <translation>pszenica</translation>
    </message>
    <message>
        <source>stone</source>
        <comment>rules §1</comment>
        <translation>kamień</translation>
    </message>
    <message>
        <source>points</source>
        <comment>rules §5</comment>
        <translation>punkty</translation>
    </message>
    <message>
        <source>points for each tile along the edges</source>
        <comment>rules §5 Market</comment>
        <translation>punkty za każdy kafelek sąsiadujący bokiem</translation>
    </message>
    <message>
        <source>points for each tile in the column, up to that many on each side</source>
        <comment>rules §5 Inn</comment>
        <translation>punkty za każdy kafelek w kolumnie, z każdej strony najwyżej tyle, ile podano</translation>
    </message>
    <message>
        <source>points for each tile on a road</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>punkty za każdy kafelek drogi</translation>
    </message>
    <message>
        <source>points for each tile of a connected area</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>punkty za każdy kafelek spójnego obszaru</translation>
    </message>
    <message>
        <source>points for each of your other buildings on stone</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>punkty za każdy inny twój budynek na kamieniu</translation>
    </message>
    <message>
        <source>points for each opposing building along the edges</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>punkty za każdy budynek przeciwnika sąsiadujący bokiem</translation>
    </message>
    <message>
        <source>points for each of your Farms</source>
        <comment>rules §5 Trading Post</comment>
        <translation>punkty za każdą twoją Farmę</translation>
    </message>
    <message>
        <source>points for each pair of terrains along the edges</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>punkty za każdą parę terenów wśród sąsiadów stykających się bokiem</translation>
    </message>
    <message>
        <source>turn it over for one more tile, or keep it for points</source>
        <comment>rules §4 Camp</comment>
        <translation>odwróć, aby wziąć jeszcze jeden kafelek, albo zostaw dla punktów</translation>
    </message>
    <message>
        <source>two of these destroy a building beside both</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>dwie takie Wieże niszczą budynek, z którym obie sąsiadują bokiem</translation>
    </message>
    <message>
        <source>Reference cards</source>
        <comment>rules §3</comment>
        <translation>Karty pomocy</translation>
    </message>
</context>
<context>
    <name>Rule book components</name>
    <message>
        <source>Components</source>
        <comment>rules §1</comment>
        <translation>Elementy gry</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>rules §1</comment>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Component</source>
        <comment>rules §1</comment>
        <translation>Element</translation>
    </message>
    <message>
        <source>building tiles: 6 sets of 9, on three terrains, wood (green), wheat (yellow) and stone (grey). A game uses 3 of the sets.</source>
        <comment>rules §1</comment>
        <translation>kafelki budynków: 6 zestawów po 9, na trzech terenach: drewno (zielone), pszenica (żółte) i kamień (szare). W jednej grze używa się 3 zestawów.</translation>
    </message>
    <message>
        <source>troops: for each heir 1 retinue with a golden rim and 2 ordinary troops</source>
        <comment>rules §1</comment>
        <translation>oddziały: każdy następca ma 1 oddział orszaku ze złotym brzegiem i 2 normalne oddziały</translation>
    </message>
    <message>
        <source>royal shield, with White&apos;s crown on one side and Blue&apos;s on the other</source>
        <comment>rules §1</comment>
        <translation>królewska tarcza: z jednej strony korona Białego, z drugiej Niebieskiego</translation>
    </message>
    <message>
        <source>score pad, which the program keeps for you</source>
        <comment>rules §1</comment>
        <translation>notes punktacji, który program prowadzi za ciebie</translation>
    </message>
    <message>
        <source>treasures and a scaffold, only for games against Henry</source>
        <comment>rules §1</comment>
        <translation>skarby i rusztowanie, używane tylko w grze z Henrykiem</translation>
    </message>
    <message>
        <source>A building tile</source>
        <comment>rules §1</comment>
        <translation>Kafelek budynku</translation>
    </message>
    <message>
        <source>&lt;b&gt;The cost&lt;/b&gt;, one icon for each resource you need access to. See &lt;a href=&apos;symbols/cost&apos;&gt;costs&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Koszt&lt;/b&gt;: jeden znak za każdy zasób, do którego trzeba mieć dostęp. Zobacz &lt;a href=&apos;symbols/cost&apos;&gt;koszty&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The set&lt;/b&gt; that the tile belongs to. See &lt;a href=&apos;symbols/sets&apos;&gt;sets&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Zestaw&lt;/b&gt;, do którego należy kafelek. Zobacz &lt;a href=&apos;symbols/sets&apos;&gt;zestawy&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The building.&lt;/b&gt; See &lt;a href=&apos;buildings/overview&apos;&gt;buildings&lt;/a&gt; for what each one scores.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Budynek.&lt;/b&gt; Ile punktów daje każdy z nich, podaje rozdział &lt;a href=&apos;buildings/overview&apos;&gt;Budynki&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The effect&lt;/b&gt;, in pictures without words. See &lt;a href=&apos;symbols/strip&apos;&gt;effects&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Efekt&lt;/b&gt;, pokazany obrazkami, bez słów. Zobacz &lt;a href=&apos;symbols/strip&apos;&gt;efekty&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The terrain&lt;/b&gt;: the whole ground of the tile. It is also the resource that the tile gives, in the reserve and in the landscape.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Teren&lt;/b&gt;: całe tło kafelka. To także zasób, który kafelek daje, zarówno w rezerwie, jak i w krajobrazie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A road&lt;/b&gt;, on some tiles. Here it is a crossroads: four ends that do not meet. See &lt;a href=&apos;roads/sections&apos;&gt;roads&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Droga&lt;/b&gt;, na niektórych kafelkach. Tutaj to rozdroże: cztery końce, które się nie łączą. Zobacz &lt;a href=&apos;roads/sections&apos;&gt;drogi&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The back shows only the terrain. That is why everybody knows the terrain of the top tile of the supply, and why a face-down tile is open terrain.</source>
        <comment>rules §1</comment>
        <translation>Na odwrocie jest tylko teren. Dlatego wszyscy znają teren kafelka na wierzchu wspólnego stosu i dlatego zakryty kafelek to teren otwarty.</translation>
    </message>
    <message>
        <source>Troops and the royal shield</source>
        <comment>rules §1</comment>
        <translation>Oddziały i królewska tarcza</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>rules §1</comment>
        <translation>Obrazek</translation>
    </message>
    <message>
        <source>What it is</source>
        <comment>rules §1</comment>
        <translation>Co to jest</translation>
    </message>
    <message>
        <source>&lt;b&gt;Retinue.&lt;/b&gt; It never leaves the landscape.</source>
        <comment>rules §3 C</comment>
        <translation>&lt;b&gt;Oddział orszaku.&lt;/b&gt; Nigdy nie opuszcza krajobrazu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ordinary troop.&lt;/b&gt; It moves back and forth between the landscape and the royal reserve.</source>
        <comment>rules §3 C</comment>
        <translation>&lt;b&gt;Normalny oddział.&lt;/b&gt; Krąży między krajobrazem a królewską rezerwą.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A troop that has moved&lt;/b&gt; shows its cross until the end of the turn.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Oddział po ruchu&lt;/b&gt; do końca tury pokazuje krzyżyk.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Royal shield.&lt;/b&gt; It lies on one of the seven places of the royal reserve. Its crown shows who takes the next tile.</source>
        <comment>rules §3 A</comment>
        <translation>&lt;b&gt;Królewska tarcza.&lt;/b&gt; Leży na jednym z siedmiu miejsc królewskiej rezerwy. Jej korona wskazuje, kto weźmie następny kafelek.</translation>
    </message>
    <message>
        <source>White carries a lily and Blue an eagle, so you do not need to tell the colours apart.</source>
        <comment>rules §1</comment>
        <translation>Biały ma lilię, a Niebieski orła, więc nie trzeba rozróżniać kolorów.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <comment>rules, words</comment>
        <translation>Słowniczek</translation>
    </message>
    <message>
        <source>Word</source>
        <comment>rules, words</comment>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>What it means</source>
        <comment>rules, words</comment>
        <translation>Co oznacza</translation>
    </message>
    <message>
        <source>Heir</source>
        <comment>rules, words</comment>
        <translation>Następca</translation>
    </message>
    <message>
        <source>A player: White or Blue.</source>
        <comment>rules, words</comment>
        <translation>Gracz: Biały albo Niebieski.</translation>
    </message>
    <message>
        <source>South</source>
        <comment>rules, words</comment>
        <translation>Południe</translation>
    </message>
    <message>
        <source>The heir at the bottom of the table: White, unless you choose otherwise, and in a solo game you.</source>
        <comment>rules, words</comment>
        <translation>Następca siedzący przy dolnym brzegu stołu: Biały, chyba że wybierzesz inaczej, a w grze solo ty.</translation>
    </message>
    <message>
        <source>Landscape</source>
        <comment>rules, words</comment>
        <translation>Krajobraz</translation>
    </message>
    <message>
        <source>All tiles laid out in the middle. It has no border.</source>
        <comment>rules §2</comment>
        <translation>Wszystkie kafelki wyłożone na środku. Nie ma on granic.</translation>
    </message>
    <message>
        <source>Open terrain</source>
        <comment>rules, words</comment>
        <translation>Teren otwarty</translation>
    </message>
    <message>
        <source>A face-down tile in the landscape. It belongs to nobody, but troops can stand on it and it gives its resource.</source>
        <comment>rules §3 B.2</comment>
        <translation>Zakryty kafelek w krajobrazie. Nie należy do nikogo, ale mogą na nim stać oddziały i daje swój zasób.</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <comment>rules, words</comment>
        <translation>Sąsiedni</translation>
    </message>
    <message>
        <source>One of the eight cells around, diagonals included.</source>
        <comment>rules, words</comment>
        <translation>Jedno z ośmiu pól dookoła, także po przekątnej.</translation>
    </message>
    <message>
        <source>Orthogonally adjacent</source>
        <comment>rules, words</comment>
        <translation>Sąsiadujący prostopadle</translation>
    </message>
    <message>
        <source>One of the four cells that share an edge.</source>
        <comment>rules, words</comment>
        <translation>Bokiem: jedno z czterech pól, które mają wspólną krawędź.</translation>
    </message>
    <message>
        <source>Row, column</source>
        <comment>rules, words</comment>
        <translation>Rząd, kolumna</translation>
    </message>
    <message>
        <source>All cells to the left and right, or above and below, at any distance.</source>
        <comment>rules §5</comment>
        <translation>Wszystkie pola w lewo i w prawo albo w górę i w dół, w dowolnej odległości.</translation>
    </message>
    <message>
        <source>Royal reserve</source>
        <comment>rules, words</comment>
        <translation>Królewska rezerwa</translation>
    </message>
    <message>
        <source>The ring of seven places with the shield, from which tiles are taken.</source>
        <comment>rules §2</comment>
        <translation>Okrąg siedmiu miejsc z tarczą; z niego bierze się kafelki.</translation>
    </message>
    <message>
        <source>Royal protocol</source>
        <comment>rules, words</comment>
        <translation>Królewski protokół</translation>
    </message>
    <message>
        <source>What the printed rules call the rules of &lt;a href=&apos;turn/reach&apos;&gt;reach&lt;/a&gt;: which tiles of the royal reserve are yours to use.</source>
        <comment>rules §3 Reach</comment>
        <translation>Tak instrukcje nazywają zasady &lt;a href=&apos;turn/reach&apos;&gt;zasięgu&lt;/a&gt;, czyli tego, z których kafelków królewskiej rezerwy możesz korzystać.</translation>
    </message>
    <message>
        <source>Supply</source>
        <comment>rules, words</comment>
        <translation>Wspólny stos</translation>
    </message>
    <message>
        <source>The face-down pile of tiles that refills the royal reserve.</source>
        <comment>rules §2</comment>
        <translation>Stos zakrytych kafelków, którymi uzupełnia się królewską rezerwę.</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <comment>rules §1</comment>
        <translation>Co leży na stole</translation>
    </message>
</context>
<context>
    <name>Rule book effects</name>
    <message>
        <source>Farm, Sawmill, Quarry</source>
        <comment>rules §4</comment>
        <translation>Farma, Tartak, Kamieniołom</translation>
    </message>
    <message>
        <source>Each permanently gives its owner one resource: the &lt;a href=&apos;building/farm&apos;&gt;Farm&lt;/a&gt; wheat, the &lt;a href=&apos;building/sawmill&apos;&gt;Sawmill&lt;/a&gt; wood, the &lt;a href=&apos;building/quarry&apos;&gt;Quarry&lt;/a&gt; stone. It needs no troop for that.</source>
        <comment>rules §3 B.1</comment>
        <translation>Każdy z tych budynków na stałe daje właścicielowi jeden zasób: &lt;a href=&apos;building/farm&apos;&gt;Farma&lt;/a&gt; pszenicę, &lt;a href=&apos;building/sawmill&apos;&gt;Tartak&lt;/a&gt; drewno, &lt;a href=&apos;building/quarry&apos;&gt;Kamieniołom&lt;/a&gt; kamień. Nie potrzeba do tego oddziału.</translation>
    </message>
    <message>
        <source>They score no points themselves. See &lt;a href=&apos;turn/access&apos;&gt;access to resources&lt;/a&gt;.</source>
        <comment>rules §5</comment>
        <translation>Same nie dają punktów. Zobacz &lt;a href=&apos;turn/access&apos;&gt;dostęp do zasobów&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>White has taken a tile and now turns the Camp over. It becomes open terrain, and the shield shows White&apos;s crown again: White may take one more tile. White&apos;s points before: {before}. Now: {now}.</source>
        <comment>rules §4 Camp</comment>
        <translation>Biały wziął już kafelek, a teraz odwraca Obozowisko. Staje się ono terenem otwartym, a tarcza znów pokazuje koronę Białego: Biały może wziąć jeszcze jeden kafelek. Wynik Białego przedtem: {before}. Teraz: {now}.</translation>
    </message>
    <message>
        <source>Striking a Camp</source>
        <comment>rules §4 Camp</comment>
        <translation>Zwijanie Obozowiska</translation>
    </message>
    <message>
        <source>At any time on your turn after you have taken your tile, you may strike one of your Camps: turn it face down. It becomes open terrain, and its points are gone. So each Camp works only once.</source>
        <comment>rules §4 Camp</comment>
        <translation>W dowolnej chwili swojej tury po wzięciu kafelka możesz zwinąć jedno ze swoich Obozowisk: odwrócić je stroną terenu do góry. Staje się ono terenem otwartym i jego punkty przepadają. Każde Obozowisko działa więc tylko raz.</translation>
    </message>
    <message>
        <source>In return, the shield turns back to your crown, and you may take one more tile this turn.</source>
        <comment>rules §4 Camp</comment>
        <translation>W zamian tarcza odwraca się z powrotem na twoją koronę i możesz w tej turze wziąć jeszcze jeden kafelek.</translation>
    </message>
    <message>
        <source>You may strike several Camps in a turn, but each only while the shield shows your opponent&apos;s crown: take the tile for one Camp before you strike the next.</source>
        <comment>rules §4 Camp</comment>
        <translation>W jednej turze możesz zwinąć kilka Obozowisk, ale każde tylko wtedy, gdy tarcza pokazuje koronę przeciwnika: zanim zwiniesz następne, weź kafelek za poprzednie.</translation>
    </message>
    <message>
        <source>White builds a second Siege Tower next to Blue&apos;s Cathedral. The Cathedral now borders on both towers, and White destroys it. Blue&apos;s points before: {before}. Now: {now}. Blue&apos;s troop stays where it is.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Biały buduje drugą Wieżę oblężniczą przy Katedrze Niebieskiego. Katedra sąsiaduje teraz z dwiema takimi Wieżami i Biały ją niszczy. Wynik Niebieskiego przedtem: {before}. Teraz: {now}. Oddział Niebieskiego zostaje na miejscu.</translation>
    </message>
    <message>
        <source>Laying siege</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Oblężenie</translation>
    </message>
    <message>
        <source>When you build a Siege Tower, you may destroy each of your opponent&apos;s buildings that meets both conditions:</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Gdy budujesz Wieżę oblężniczą, możesz zniszczyć każdy budynek przeciwnika, dla którego spełnione są oba warunki:</translation>
    </message>
    <message>
        <source>it is orthogonally adjacent to the tower you have just built,</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>sąsiaduje prostopadle (bokiem) z właśnie wybudowaną Wieżą,</translation>
    </message>
    <message>
        <source>and it is orthogonally adjacent to at least one more of your Siege Towers.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>i sąsiaduje prostopadle z co najmniej jeszcze jedną twoją Wieżą oblężniczą.</translation>
    </message>
    <message>
        <source>A destroyed building is turned face down and is open terrain from then on.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Zniszczony budynek odwraca się stroną terenu do góry; od tej chwili jest terenem otwartym.</translation>
    </message>
    <message>
        <source>You do not have to destroy anything. But you can do it only right after the build: with any other action, the chance is gone.</source>
        <comment>rules R6</comment>
        <translation>Nie musisz niczego niszczyć. Okazja jest jednak tylko zaraz po budowie: po każdej innej akcji przepada.</translation>
    </message>
    <message>
        <source>Effects in play</source>
        <comment>rules §4</comment>
        <translation>Efekty w grze</translation>
    </message>
</context>
<context>
    <name>Rule book end</name>
    <message>
        <source>The last round</source>
        <comment>rules §6</comment>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>When the last tile of the supply goes into the royal reserve, the end is near. The heir whose turn it is finishes it as usual.</source>
        <comment>rules §6</comment>
        <translation>Gdy ostatni kafelek ze wspólnego stosu trafi do królewskiej rezerwy, zbliża się koniec. Następca, którego tura właśnie trwa, kończy ją jak zwykle.</translation>
    </message>
    <message>
        <source>Then each heir has one more turn. The royal reserve is no longer refilled.</source>
        <comment>rules §6</comment>
        <translation>Potem każdy następca ma jeszcze jedną turę. Miejsc w królewskiej rezerwie już się nie uzupełnia.</translation>
    </message>
    <message>
        <source>Then the landscape is scored.</source>
        <comment>rules §6</comment>
        <translation>Potem następuje punktacja krajobrazu.</translation>
    </message>
    <message>
        <source>So both heirs can prepare equally well: move your troops onto your best buildings, or back to the royal reserve.</source>
        <comment>rules §6</comment>
        <translation>Obaj następcy mogą się więc tak samo przygotować: sprowadzić oddziały na swoje najcenniejsze budynki albo z powrotem do królewskiej rezerwy.</translation>
    </message>
    <message>
        <source>Without Camps, a game for two has 22 turns.</source>
        <comment>rules §8</comment>
        <translation>Gra dwuosobowa bez Obozowisk trwa 22 tury.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <comment>rules §5</comment>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>Each of your buildings scores its points: see &lt;a href=&apos;buildings/overview&apos;&gt;all buildings&lt;/a&gt;.</source>
        <comment>rules §5</comment>
        <translation>Każdy twój budynek daje swoje punkty: zobacz &lt;a href=&apos;buildings/overview&apos;&gt;wszystkie budynki&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A building of yours with one of &lt;i&gt;your&lt;/i&gt; troops on it scores double.</source>
        <comment>rules §5</comment>
        <translation>Twój budynek, na którym stoi &lt;i&gt;twój&lt;/i&gt; oddział, daje podwójne punkty.</translation>
    </message>
    <message>
        <source>Opposing troops change nothing, and open terrain scores nothing itself.</source>
        <comment>rules §5</comment>
        <translation>Oddziały przeciwnika niczego nie zmieniają, a teren otwarty sam nie daje punktów.</translation>
    </message>
    <message>
        <source>Then the &lt;a href=&apos;roads/score&apos;&gt;roads&lt;/a&gt; are scored, unless the heirs agreed not to.</source>
        <comment>rules §5</comment>
        <translation>Potem punktuje się &lt;a href=&apos;roads/score&apos;&gt;drogi&lt;/a&gt;, chyba że następcy umówili się inaczej.</translation>
    </message>
    <message>
        <source>White&apos;s Cathedral is doubled by the retinue on it: {cathedral}. Blue&apos;s troop on White&apos;s Camp changes nothing: {camp}. White&apos;s other troop stands on Blue&apos;s Market and doubles nothing there: {market}. Total for White: {white}. For Blue: {blue}.</source>
        <comment>rules §5</comment>
        <translation>Oddział orszaku podwaja Katedrę Białego: {cathedral}. Oddział Niebieskiego na Obozowisku Białego niczego nie zmienia: {camp}. Drugi oddział Białego stoi na Targu Niebieskiego i niczego tam nie podwaja: {market}. Razem Biały: {white}. Niebieski: {blue}.</translation>
    </message>
    <message>
        <source>The program keeps score all the time, and shows on the table which tiles the points of each line come from.</source>
        <comment>rules §5</comment>
        <translation>Program stale prowadzi notes punktacji i pokazuje na stole, z których kafelków pochodzą punkty w każdym wierszu.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <comment>rules §5 Winner</comment>
        <translation>Kto wygrywa</translation>
    </message>
    <message>
        <source>The heir with more points wins.</source>
        <comment>rules §5 Winner</comment>
        <translation>Wygrywa następca, który ma więcej punktów.</translation>
    </message>
    <message>
        <source>In a &lt;b&gt;tie&lt;/b&gt;, the heir with more troops in the royal reserve wins.</source>
        <comment>rules §5 Winner</comment>
        <translation>Przy &lt;b&gt;remisie&lt;/b&gt; wygrywa ten, kto ma więcej oddziałów w królewskiej rezerwie.</translation>
    </message>
    <message>
        <source>If that is equal, too, the game is a draw. (In the printed rules, the brothers must ask for another piece of land and play again.)</source>
        <comment>rules §5 Winner</comment>
        <translation>Jeśli i tu jest po równo, gra kończy się remisem. (Według instrukcji bracia muszą poprosić o kolejny kawałek ziemi i zagrać jeszcze raz.)</translation>
    </message>
    <message>
        <source>Against Henry, &lt;a href=&apos;solo/scoring&apos;&gt;a draw is not enough&lt;/a&gt;.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>W grze z Henrykiem &lt;a href=&apos;solo/scoring&apos;&gt;remis nie wystarczy&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <comment>rules §6</comment>
        <translation>Koniec gry</translation>
    </message>
</context>
<context>
    <name>Rule book program</name>
    <message>
        <source>Playing by keyboard or screen reader</source>
        <translation>Gra za pomocą klawiatury i czytnika ekranu</translation>
    </message>
    <message>
        <source>You can do everything in this program without a mouse, and a screen reader can read everything it shows.</source>
        <translation>W tym programie wszystko można zrobić bez myszy, a wszystko, co widać, odczyta też czytnik ekranu.</translation>
    </message>
    <message>
        <source>There are two ways to play: at the &lt;a href=&apos;program/table&apos;&gt;table&lt;/a&gt;, where you move a cursor from place to place, or in the &lt;a href=&apos;program/outline&apos;&gt;outline&lt;/a&gt;, a list of everything on the table.</source>
        <translation>Grać można na dwa sposoby: przy &lt;a href=&apos;program/table&apos;&gt;stole&lt;/a&gt;, po którym przesuwasz kursor z miejsca na miejsce, albo na &lt;a href=&apos;program/outline&apos;&gt;liście&lt;/a&gt; wszystkiego, co leży na stole.</translation>
    </message>
    <message>
        <source>&lt;b&gt;?&lt;/b&gt; lists all keys, and &lt;b&gt;Shift+F1&lt;/b&gt; opens this page. &lt;b&gt;F1&lt;/b&gt; looks up whatever the cursor is on.</source>
        <translation>&lt;b&gt;?&lt;/b&gt; pokazuje wszystkie klawisze, a &lt;b&gt;Shift+F1&lt;/b&gt; otwiera tę stronę. &lt;b&gt;F1&lt;/b&gt; pokazuje, co mówią zasady o tym, na czym stoi kursor.</translation>
    </message>
    <message>
        <source>In every window, &lt;b&gt;Tab&lt;/b&gt; moves forward and &lt;b&gt;Shift+Tab&lt;/b&gt; back. &lt;b&gt;Alt&lt;/b&gt; opens the menus, and &lt;b&gt;Esc&lt;/b&gt; closes a dialog without changing anything.</source>
        <translation>W każdym oknie &lt;b&gt;Tab&lt;/b&gt; przechodzi dalej, a &lt;b&gt;Shift+Tab&lt;/b&gt; wstecz. &lt;b&gt;Alt&lt;/b&gt; otwiera menu, a &lt;b&gt;Esc&lt;/b&gt; zamyka okno dialogowe i niczego nie zmienia.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+N&lt;/b&gt; starts a game: for two, or alone against Henry or the computer.</source>
        <translation>&lt;b&gt;Ctrl+N&lt;/b&gt; zaczyna grę: dla dwóch osób albo w pojedynkę, z Henrykiem lub komputerem.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Enter&lt;/b&gt; ends your turn; if there is something left to do, or you hold too many tiles, it asks first. &lt;b&gt;Ctrl+Z&lt;/b&gt; undoes, &lt;b&gt;Ctrl+R&lt;/b&gt; restarts the turn.</source>
        <translation>&lt;b&gt;Ctrl+Enter&lt;/b&gt; kończy turę; jeśli coś zostało do zrobienia albo kafelków na ręce jest za dużo, program najpierw pyta. &lt;b&gt;Ctrl+Z&lt;/b&gt; cofa, &lt;b&gt;Ctrl+R&lt;/b&gt; zaczyna turę od nowa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+F&lt;/b&gt; searches this book. If the rule book of Bunny Kingdom has something about it, too, a button below leads there.</source>
        <translation>&lt;b&gt;Ctrl+F&lt;/b&gt; szuka w tych zasadach. Jeśli coś na ten temat jest też w zasadach gry Królestwo królików, przycisk poniżej tam prowadzi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;E&lt;/b&gt; says what is needed for something you cannot do now, and &lt;b&gt;H&lt;/b&gt; where Henry will build.</source>
        <translation>&lt;b&gt;E&lt;/b&gt; mówi, czego trzeba, żeby zrobić to, co teraz niemożliwe, a &lt;b&gt;H&lt;/b&gt;, gdzie wybuduje Henryk.</translation>
    </message>
    <message>
        <source>The table with the keyboard</source>
        <translation>Stół i klawiatura</translation>
    </message>
    <message>
        <source>Tab goes through five areas: the royal reserve, your hand, the landscape, the troops in the reserve, and the places of both heirs with the supply. After them come the chronicle and the turn buttons.</source>
        <translation>Tab przechodzi przez pięć obszarów: królewską rezerwę, twoją rękę, krajobraz, oddziały w rezerwie oraz miejsca obu następców ze wspólnym stosem. Za nimi są kronika i przyciski tury.</translation>
    </message>
    <message>
        <source>The arrow keys move the cursor within an area. In the landscape it goes from cell to cell, up to one beyond the edge. Each cell has a name such as M13: a letter for the column, a number for the row.</source>
        <translation>Strzałki poruszają kursorem w obrębie obszaru. W krajobrazie przesuwasz go z pola na pole, najdalej o jedno za brzeg. Każde pole ma nazwę, na przykład M13: litera to kolumna, liczba to rząd.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; or &lt;b&gt;Space&lt;/b&gt; picks up what the cursor is on. With a tile from your hand or a troop, the cursor jumps to the nearest cell where it may go; Enter puts it down there. To take a tile from the reserve, press Enter again.</source>
        <translation>&lt;b&gt;Enter&lt;/b&gt; lub &lt;b&gt;spacja&lt;/b&gt; podnosi to, na czym stoi kursor. Z kafelkiem z ręki albo oddziałem kursor przeskakuje na najbliższe dozwolone pole; Enter kładzie tam to, co podniesiono. Kafelek z rezerwy bierze się, naciskając Enter jeszcze raz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; to &lt;b&gt;9&lt;/b&gt; pick up a tile from your hand, wherever the cursor is.</source>
        <translation>Klawisze od &lt;b&gt;1&lt;/b&gt; do &lt;b&gt;9&lt;/b&gt; podnoszą kafelek z ręki, gdziekolwiek jest kursor.</translation>
    </message>
    <message>
        <source>In the reserve, or if your hand has no tile with that number, they pick up the tile at that distance from the shield, as long as you may take one. The numbers are shown on the tiles.</source>
        <translation>W królewskiej rezerwie albo gdy na ręce nie ma kafelka o tym numerze podnoszą kafelek w tej odległości od tarczy, o ile można go wziąć. Numery widać na kafelkach.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F&lt;/b&gt; turns the tile over: face down to expand, face up to build.</source>
        <translation>&lt;b&gt;F&lt;/b&gt; odwraca kafelek: zakryty służy do powiększania krajobrazu, odkryty do budowy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;W&lt;/b&gt; withdraws the troop the cursor is on, and &lt;b&gt;C&lt;/b&gt; strikes the Camp.</source>
        <translation>&lt;b&gt;W&lt;/b&gt; wycofuje oddział, na którym stoi kursor, a &lt;b&gt;C&lt;/b&gt; zwija Obozowisko.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;menu key&lt;/b&gt;, or &lt;b&gt;Shift+F10&lt;/b&gt;, lists everything you can do there.</source>
        <translation>&lt;b&gt;Klawisz menu&lt;/b&gt; albo &lt;b&gt;Shift+F10&lt;/b&gt; pokazuje wszystko, co można tam zrobić.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Esc&lt;/b&gt; puts back what you have picked up.</source>
        <translation>&lt;b&gt;Esc&lt;/b&gt; odkłada to, co podniesiono.</translation>
    </message>
    <message>
        <source>What you hear</source>
        <translation>Co można usłyszeć</translation>
    </message>
    <message>
        <source>Everything on the table has a name: what it is, on which terrain it lies, who owns it, who stands on it and what it scores. Its description says what you can do with it, or why you can do nothing.</source>
        <translation>Nazwa każdej rzeczy na stole mówi, czym ona jest, na jakim leży terenie, czyja jest, kto na niej stoi i ile daje punktów. Jej opis mówi, co można z nią zrobić albo dlaczego nie można zrobić nic.</translation>
    </message>
    <message>
        <source>While you have something picked up, each cell says whether it may go there, and how that changes the points of both heirs.</source>
        <translation>Gdy coś jest podniesione, każde pole mówi, czy można to tam położyć i jak zmienią się wtedy punkty obu następców.</translation>
    </message>
    <message>
        <source>The screen reader can also activate each of these things itself, and lists by name everything you can do there.</source>
        <translation>Czytnik ekranu może też sam wybrać każdą z tych rzeczy i wymienia z nazwy wszystko, co można tam zrobić.</translation>
    </message>
    <message>
        <source>Everything that happens is announced once, in order: what you do, what comes into the reserve, the other heir&apos;s turn, and Henry&apos;s steps with the rule behind each. If you cannot do something, you hear the reason at once.</source>
        <translation>Wszystko, co się dzieje, jest ogłaszane raz i po kolei: co robisz, co trafia do rezerwy, tura przeciwnika oraz kroki Henryka, każdy ze swoją zasadą. Jeśli czegoś nie można zrobić, powód słychać od razu.</translation>
    </message>
    <message>
        <source>The tutorial reads out each step and the keys for it; Tab returns to its text. A replay reads out each action and, after a jump, the turn and the points of both heirs.</source>
        <translation>Samouczek podaje każdy krok i klawisze, którymi można go wykonać; klawiszem Tab wrócisz do tekstu. Powtórka podaje każdą akcję, a po przeskoku – turę i punkty obu następców.</translation>
    </message>
    <message>
        <source>The game as an outline</source>
        <translation>Gra jako lista</translation>
    </message>
    <message>
        <source>&lt;b&gt;F4&lt;/b&gt; switches between the table and the game as a tree; the program remembers your choice. Its nine branches are the royal reserve, the landscape, the hands, the troops, the supply, what is out of the game, the treasures, the heirs and the chronicle.</source>
        <translation>&lt;b&gt;F4&lt;/b&gt; przełącza między stołem a grą w postaci drzewa; program pamięta wybór. Dziewięć gałęzi to królewska rezerwa, krajobraz, ręce, oddziały, wspólny stos, kafelki poza grą, skarby, następcy i kronika.</translation>
    </message>
    <message>
        <source>It is available wherever there is a table: in a game, in the tutorial, in a replay, and when you try something out.</source>
        <translation>Jest wszędzie tam, gdzie jest stół: w grze, w samouczku, w powtórce i przy wypróbowywaniu ruchów.</translation>
    </message>
    <message>
        <source>The arrow keys move through the rows: up and down from row to row, right opens a branch, left closes it. &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;9&lt;/b&gt; go to the branches, letters to a row by its name.</source>
        <translation>Strzałkami przechodzi się po wierszach: w górę i w dół od wiersza do wiersza; strzałka w prawo otwiera gałąź, a w lewo ją zamyka. Klawisze od &lt;b&gt;1&lt;/b&gt; do &lt;b&gt;9&lt;/b&gt; prowadzą do gałęzi, a litery do wiersza o takiej nazwie.</translation>
    </message>
    <message>
        <source>Each row says what it is and what you can do there. &lt;b&gt;Enter&lt;/b&gt; does it if there is only one thing to do; otherwise it goes to the list of choices.</source>
        <translation>Każdy wiersz mówi, czym jest i co możesz tam zrobić. &lt;b&gt;Enter&lt;/b&gt; robi to, jeśli możliwość jest tylko jedna; w przeciwnym razie przechodzi do listy możliwości.</translation>
    </message>
    <message>
        <source>In the list, each choice says where it is, what it costs and what it changes for both heirs. Cells are listed row by row from the north, each with a neighbour; what you cannot do comes last, with the reasons.</source>
        <translation>Na liście każda możliwość mówi, gdzie jest, ile kosztuje i co daje obu następcom. Pola są podane rzędami od północy, każde ze swoim sąsiadem, a na końcu to, czego nie można zrobić, wraz z powodami.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; carries out the choice, &lt;b&gt;Esc&lt;/b&gt; goes back to the tree. The &lt;b&gt;menu key&lt;/b&gt; shows the same choices as a menu.</source>
        <translation>&lt;b&gt;Enter&lt;/b&gt; wykonuje wybraną możliwość, &lt;b&gt;Esc&lt;/b&gt; wraca do drzewa. &lt;b&gt;Klawisz menu&lt;/b&gt; pokazuje to samo jako menu.</translation>
    </message>
    <message>
        <source>In a replay, there is only one thing to do: Enter on an entry of the chronicle shows the game as it was then.</source>
        <translation>W powtórce można zrobić tylko jedno: Enter na wpisie kroniki pokazuje grę taką, jaka była wtedy.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>If you don&apos;t know what to do, press &lt;b&gt;T&lt;/b&gt;, or the lamp beside the turn buttons. The program looks for the best turn in the background; anything you do meanwhile ends the search.</source>
        <translation>Jeśli nie wiesz, co zrobić, naciśnij &lt;b&gt;T&lt;/b&gt; albo kliknij żarówkę obok przycisków tury. Program szuka najlepszej tury w tle; cokolwiek w tym czasie zrobisz, kończy szukanie.</translation>
    </message>
    <message>
        <source>The first hint says where to look: a tile of the reserve and a part of the landscape are lit.</source>
        <translation>Pierwsza podpowiedź mówi, gdzie patrzeć: świeci się kafelek rezerwy i część krajobrazu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;T&lt;/b&gt; again says which tile to take, and which tiles to lay where.</source>
        <translation>Następne &lt;b&gt;T&lt;/b&gt; mówi, który kafelek wziąć oraz które kafelki gdzie położyć.</translation>
    </message>
    <message>
        <source>&lt;b&gt;T&lt;/b&gt; once more shows the whole turn. &lt;b&gt;Esc&lt;/b&gt; closes a hint.</source>
        <translation>Jeszcze jedno &lt;b&gt;T&lt;/b&gt; podaje całą turę. &lt;b&gt;Esc&lt;/b&gt; zamyka podpowiedź.</translation>
    </message>
    <message>
        <source>Each hint comes with its reasons: the points now, by building and road; what the turn prevents; and the lead to expect at the end of the game, with how far from it games usually end. For that, the turn is played on several times with the hidden tiles in another order.</source>
        <translation>Każda podpowiedź podaje powody: punkty od razu, według budynków i dróg; to, czemu tura zapobiega; i przewagę, jakiej można się spodziewać na koniec gry, wraz z tym, o ile gry zwykle kończą się inaczej. W tym celu tura jest rozgrywana dalej kilka razy, za każdym razem z inną kolejnością zakrytych kafelków.</translation>
    </message>
    <message>
        <source>Last comes the next best turn, with how many points it is worse. The number after &lt;b&gt;±&lt;/b&gt; is how far that may be off because of the hidden tiles; turns that differ by no more than that count as equally good.</source>
        <translation>Na koniec podana jest następna co do siły tura i to, o ile punktów jest gorsza. Liczba po &lt;b&gt;±&lt;/b&gt; mówi, o ile ta różnica może się zmienić z powodu zakrytych kafelków; tury, które nie różnią się bardziej, uchodzą za równie dobre.</translation>
    </message>
    <message>
        <source>Luck is not measured, because no measure of it predicts who wins. Between equal players, the deal decides about a sixteenth of the result; the rest depends on how they play.</source>
        <translation>Szczęścia program nie mierzy, bo żadna jego miara nie przewiduje, kto wygra. Między równymi graczami układ kafelków decyduje mniej więcej o jednej szesnastej wyniku; reszta zależy od tego, jak grają.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Practice&lt;/b&gt;, in the Help menu and on the start page, asks for the best turn in positions in which it was missed: your own mistakes, from games that have been reviewed, and others from games between computers.</source>
        <translation>&lt;b&gt;Ćwiczenia&lt;/b&gt;, w menu „Pomoc” i na stronie początkowej, pytają o najlepszą turę w pozycjach, w których ją przeoczono: to twoje własne błędy z gier po analizie i inne z gier między komputerami.</translation>
    </message>
    <message>
        <source>A position comes back after 1, 3, 7 and 21 days, until you have solved it twice. Only the first answer on a day counts.</source>
        <translation>Pozycja wraca po 1, 3, 7 i 21 dniach, aż rozwiążesz ją dwa razy. Liczy się tylko pierwsza odpowiedź danego dnia.</translation>
    </message>
    <message>
        <source>In the list beside the table you choose a theme, such as roads or doubling; it says how many of its positions you have solved.</source>
        <translation>Na liście obok stołu wybierasz temat, na przykład drogi albo podwajanie; widać tam, ile jego pozycji jest już rozwiązanych.</translation>
    </message>
    <message>
        <source>Two machines</source>
        <translation>Dwa urządzenia</translation>
    </message>
    <message>
        <source>Two people can play one game at two machines, each in their own language. &lt;b&gt;F7&lt;/b&gt; lists your games and invitations, and &lt;b&gt;F8&lt;/b&gt; leads to the next game that waits for you.</source>
        <translation>Dwie osoby mogą grać w jedną grę na dwóch urządzeniach, każda w swoim języku. &lt;b&gt;F7&lt;/b&gt; pokazuje twoje gry i zaproszenia, a &lt;b&gt;F8&lt;/b&gt; prowadzi do następnej gry, która na ciebie czeka.</translation>
    </message>
    <message>
        <source>Your turn is sent when you end it, and the other player&apos;s turn is shown when it arrives. If a program is closed, a cable is out or a machine sleeps, nothing is lost: the game goes on when both meet again.</source>
        <translation>Twoja tura zostaje wysłana, gdy ją kończysz, a tura drugiej osoby jest pokazywana, gdy dotrze. Jeśli program jest zamknięty, kabel odłączony albo urządzenie śpi, nic nie ginie: gra toczy się dalej, gdy oba urządzenia znów się spotkają.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Through a folder&lt;/b&gt; that both machines see, such as a synchronized one: choose it when you invite. The other player looks into the same folder, and joins.</source>
        <translation>&lt;b&gt;Przez folder&lt;/b&gt;, który widzą oba urządzenia, na przykład synchronizowany: wybierz go, gdy zapraszasz. Druga osoba zagląda do tego samego folderu i dołącza.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nearby&lt;/b&gt;, in one network: both players switch it on under &lt;i&gt;Two machines&lt;/i&gt;, &lt;i&gt;Nearby&lt;/i&gt;. One chooses the other machine and connects. Both machines then show four words: if they are the same on both, nobody stands between. You are asked once. Then one invites, and the other finds the invitation in the list.</source>
        <translation>&lt;b&gt;W pobliżu&lt;/b&gt;, w jednej sieci: obie osoby włączają to w &lt;i&gt;Dwa urządzenia&lt;/i&gt;, &lt;i&gt;W pobliżu&lt;/i&gt;. Jedna wybiera drugie urządzenie i łączy się. Oba urządzenia pokazują wtedy cztery słowa: jeśli są takie same na obu, nikogo nie ma pomiędzy. To pytanie pada raz. Potem jedna osoba zaprasza, a druga znajduje zaproszenie na liście.</translation>
    </message>
    <message>
        <source>&lt;b&gt;By address&lt;/b&gt;, if the other machine is not in the list: enter what it shows as &lt;i&gt;This machine&lt;/i&gt;.</source>
        <translation>&lt;b&gt;Po adresie&lt;/b&gt;, jeśli drugiego urządzenia nie ma na liście: wpisz to, co pokazuje jako &lt;i&gt;To urządzenie&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Far away&lt;/b&gt;, by mail: &lt;i&gt;Two machines&lt;/i&gt;, &lt;i&gt;Far away&lt;/i&gt; explains it once and makes an account. &lt;i&gt;New person&lt;/i&gt; shows an invitation, as a line and as a QR code; the other player makes an account, too, and enters the line. Then either of you invites to a game.</source>
        <translation>&lt;b&gt;Na odległość&lt;/b&gt;, pocztą: &lt;i&gt;Dwa urządzenia&lt;/i&gt;, &lt;i&gt;Na odległość&lt;/i&gt; wyjaśnia to raz i zakłada konto. &lt;i&gt;Nowa osoba&lt;/i&gt; pokazuje zaproszenie jako wiersz i jako kod QR; druga osoba też zakłada konto i wpisuje ten wiersz. Potem każde z was może zaprosić do gry.</translation>
    </message>
    <message>
        <source>Nearby is off until you switch it on, and is on at the start of the program only if you say so. What both machines send each other is encrypted. It needs two more parts of Python than most packages have: the program says how to install it with them.</source>
        <translation>Gra w pobliżu jest wyłączona, dopóki jej nie włączysz, a przy starcie programu jest włączona tylko, jeśli tak wybierzesz. To, co urządzenia sobie wysyłają, jest szyfrowane. Wymaga to dwóch części Pythona, których większość pakietów nie ma: program mówi, jak go z nimi zainstalować.</translation>
    </message>
    <message>
        <source>Both machines know the order of the hidden tiles, and whoever can open a shared folder can read the game: play with people you trust.</source>
        <translation>Oba urządzenia znają kolejność zakrytych kafelków, a kto może otworzyć wspólny folder, może czytać grę: graj z ludźmi, którym ufasz.</translation>
    </message>
    <message>
        <source>Words, taking back and a clock</source>
        <translation>Rozmowa, cofanie i zegar</translation>
    </message>
    <message>
        <source>The strip below a table on two machines says what is waited for.</source>
        <translation>Pasek pod stołem na dwóch urządzeniach mówi, na co czekamy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Shift+W&lt;/b&gt; says a few plain words to the other player; the last ones stand in the strip.</source>
        <translation>&lt;b&gt;Ctrl+Shift+W&lt;/b&gt; przekazuje drugiej osobie kilka słów; ostatnie z nich widać na pasku.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take back…&lt;/b&gt; asks the other player to take back your last turn, with all that came after it.</source>
        <translation>&lt;b&gt;Poproś o cofnięcie…&lt;/b&gt; to prośba do drugiej osoby o cofnięcie twojej ostatniej tury i wszystkiego, co było po niej.</translation>
    </message>
    <message>
        <source>A rematch has the same sets and the same clock, with the seats swapped.</source>
        <translation>Rewanż ma te same zestawy i ten sam zegar, z zamienionymi miejscami.</translation>
    </message>
    <message>
        <source>The invitation may set a clock. It shows the time that each player has used, or limits it for the whole game, from half an hour to two weeks. The other player sees it before joining. Both times stand in the strip and in the list under &lt;b&gt;F7&lt;/b&gt;.</source>
        <translation>W zaproszeniu można wybrać zegar. Pokazuje on czas zużyty przez każdą osobę albo ogranicza go na całą grę, od pół godziny do dwóch tygodni. Druga osoba widzi to przed dołączeniem. Oba czasy widać na pasku i na liście pod &lt;b&gt;F7&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Your time runs from when your machine has the turn until you end it, even while the program is closed. The way between the machines counts for nobody.</source>
        <translation>Twój czas biegnie od chwili, gdy tura dotrze do twojego urządzenia, aż ją zakończysz, także przy zamkniętym programie. Droga między urządzeniami nie liczy się nikomu.</translation>
    </message>
    <message>
        <source>Clocks of machines differ. So each machine counts the time of its own player, and the other one believes it.</source>
        <translation>Zegary urządzeń się różnią. Dlatego każde urządzenie liczy czas swojej osoby, a drugie mu wierzy.</translation>
    </message>
    <message>
        <source>Nobody loses by time alone. If a player&apos;s time is up, the other one may claim the game with the button in the strip, or play on. If a turn that was ended in time arrives later, the game goes on.</source>
        <translation>Sam czas nie przesądza o przegranej. Gdy komuś minie czas, druga osoba może zażądać wygranej przyciskiem na pasku albo grać dalej. Jeśli tura zakończona na czas dotrze później, gra toczy się dalej.</translation>
    </message>
    <message>
        <source>A turn that is taken back gives its time back.</source>
        <translation>Cofnięta tura zwraca swój czas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F4&lt;/b&gt; shows the landscape as a tree, with all that can be done with each tile, and leads back. Choose a tile in the list and press &lt;b&gt;Enter&lt;/b&gt;: the landscape returns until it is laid.</source>
        <translation>&lt;b&gt;F4&lt;/b&gt; pokazuje krajobraz jako drzewo, ze wszystkim, co można zrobić z każdym kafelkiem, i wraca. Wybierz kafelek z listy i naciśnij &lt;b&gt;Enter&lt;/b&gt;: krajobraz wraca, aż kafelek zostanie położony.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Roads from your table&lt;/b&gt; takes over what you drew while you scored a real game or played against Henry.</source>
        <translation>&lt;b&gt;Drogi z twojego stołu&lt;/b&gt; przejmują to, co narysowano przy liczeniu gry z pudełka albo w grze przeciw Henrykowi.</translation>
    </message>
    <message>
        <source>The catalogue is saved at once, and new games use it; games that have begun keep theirs. You can export it, import another one, and print all tiles on a sheet.</source>
        <translation>Katalog zapisuje się od razu i nowe gry go używają; rozpoczęte zachowują swój. Można go wyeksportować, zaimportować inny i wydrukować wszystkie kafelki na kartce.</translation>
    </message>
    <message>
        <source>A hint knows only what you see, and not how the supply or Henry&apos;s treasures lie. The score sheet at the end of the game says how many hints were taken. In the settings, hints can be switched off.</source>
        <translation>Podpowiedź opiera się tylko na tym, co widzisz, a nie na tym, jak leżą kafelki wspólnego stosu czy skarby Henryka. Notes punktacji na koniec gry podaje, ile podpowiedzi wykorzystano. Podpowiedzi można wyłączyć w ustawieniach.</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Analizy</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Right&lt;/b&gt; and &lt;b&gt;Ctrl+Left&lt;/b&gt; go to the next mistake and the one before. The table shows the position, and nothing else yet.</source>
        <translation>&lt;b&gt;Ctrl+strzałka w prawo&lt;/b&gt; i &lt;b&gt;Ctrl+strzałka w lewo&lt;/b&gt; prowadzą do następnego i poprzedniego błędu. Stół pokazuje wtedy tylko pozycję, nic więcej.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+B&lt;/b&gt; lets you try the turn again on a board beside the game.</source>
        <translation>&lt;b&gt;Ctrl+B&lt;/b&gt; pozwala spróbować tury jeszcze raz na planszy obok gry.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+D&lt;/b&gt; shows the better turn, with all that differs; &lt;b&gt;Ctrl+U&lt;/b&gt; shows the turn that was played.</source>
        <translation>&lt;b&gt;Ctrl+D&lt;/b&gt; pokazuje lepszą turę ze wszystkimi różnicami; &lt;b&gt;Ctrl+U&lt;/b&gt; pokazuje turę, która została zagrana.</translation>
    </message>
    <message>
        <source>A turn is compared with the best one that the strongest computer opponent finds. Both are played on for two turns, several times, with the hidden tiles in another order. The better turn says how the points given away differed: often they are the same each time, since the hidden tiles come into play later. How the game goes on after that is judged, not tried out.</source>
        <translation>Tura jest porównywana z najlepszą, jaką znajduje najsilniejszy przeciwnik komputerowy. Obie są kilka razy rozgrywane dalej przez dwie tury, z zakrytymi kafelkami w innej kolejności. Przy lepszej turze podane jest, jak różniła się strata punktów: często za każdym razem jest taka sama, bo zakryte kafelki wchodzą do gry później. Dalszy ciąg gry jest oceniany, a nie wypróbowywany.</translation>
    </message>
    <message>
        <source>What counts is the chance to win that was lost: a player far ahead can lose points without making a mistake. Against Henry, the forecast is your lead over him, and Henry himself makes no mistakes.</source>
        <translation>Liczy się utracona szansa na wygraną: kto prowadzi wysoko, może stracić punkty i nie jest to błąd. W grze przeciwko Henrykowi prognoza to twoja przewaga nad nim, a sam Henryk nie popełnia błędów.</translation>
    </message>
    <message>
        <source>Only the two machines can read what is sent by mail. The servers between them see both addresses, when something is sent, and how large it is. The mail program is installed apart: the program says how.</source>
        <translation>To, co idzie pocztą, mogą odczytać tylko oba urządzenia. Serwery po drodze widzą oba adresy, kiedy coś jest wysyłane i jak jest duże. Program pocztowy instaluje się osobno: program mówi, jak.</translation>
    </message>
    <message>
        <source>A game at a real table</source>
        <translation>Gra przy prawdziwym stole</translation>
    </message>
    <message>
        <source>&lt;b&gt;Score a real game&lt;/b&gt;, in the Game menu and on the start page, counts the points of a game that you played with the box. The score sheet grows with every tile, and everything is saved at once.</source>
        <translation>&lt;b&gt;Policz grę z pudełka&lt;/b&gt;, w menu Gra i na stronie początkowej, podlicza punkty gry rozegranej prawdziwymi kafelkami. Arkusz punktacji rośnie z każdym kafelkiem, a wszystko zapisuje się od razu.</translation>
    </message>
    <message>
        <source>Choose the sets and the players. Then click a tile in the list and the cell where it lies, or drag it there. &lt;b&gt;White&lt;/b&gt;, &lt;b&gt;Blue&lt;/b&gt; and &lt;b&gt;Face down&lt;/b&gt; say whose it is.</source>
        <translation>Wybierz zestawy i graczy. Potem kliknij kafelek na liście i pole, na którym leży, albo przeciągnij go tam. &lt;b&gt;Biały&lt;/b&gt;, &lt;b&gt;Niebieski&lt;/b&gt; i &lt;b&gt;Teren otwarty&lt;/b&gt; mówią, czyj jest.</translation>
    </message>
    <message>
        <source>By keyboard: type the beginning of its name on the landscape, and press &lt;b&gt;Enter&lt;/b&gt;. &lt;b&gt;Page Down&lt;/b&gt; goes on to the next tile that fits. &lt;b&gt;1&lt;/b&gt;, &lt;b&gt;2&lt;/b&gt; and &lt;b&gt;3&lt;/b&gt; say whose tiles you lay.</source>
        <translation>Klawiaturą: na krajobrazie wpisz początek nazwy i naciśnij &lt;b&gt;Enter&lt;/b&gt;. &lt;b&gt;Page Down&lt;/b&gt; przechodzi do następnego pasującego kafelka. &lt;b&gt;1&lt;/b&gt;, &lt;b&gt;2&lt;/b&gt; i &lt;b&gt;3&lt;/b&gt; mówią, czyje kafelki układasz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4&lt;/b&gt; puts White&apos;s retinue on a tile and &lt;b&gt;5&lt;/b&gt; a troop, &lt;b&gt;6&lt;/b&gt; and &lt;b&gt;7&lt;/b&gt; do the same for Blue. Troops that you do not put anywhere stand in the royal reserve. &lt;b&gt;Space&lt;/b&gt; turns a tile to its next owner, &lt;b&gt;Delete&lt;/b&gt; takes it off, and &lt;b&gt;Ctrl&lt;/b&gt; with an arrow moves it.</source>
        <translation>&lt;b&gt;4&lt;/b&gt; stawia na kafelku oddział orszaku Białego, a &lt;b&gt;5&lt;/b&gt; zwykły oddział; &lt;b&gt;6&lt;/b&gt; i &lt;b&gt;7&lt;/b&gt; robią to samo dla Niebieskiego. Oddziały, których nigdzie nie postawisz, stoją w królewskiej rezerwie. &lt;b&gt;Spacja&lt;/b&gt; zmienia właściciela kafelka, &lt;b&gt;Delete&lt;/b&gt; go zdejmuje, a &lt;b&gt;Ctrl&lt;/b&gt; ze strzałką przesuwa.</translation>
    </message>
    <message>
        <source>A right click, or the menu key, offers all this for a tile, and in a game against Henry the treasures.</source>
        <translation>Prawy przycisk myszy albo klawisz menu oferuje to wszystko dla kafelka, a w grze przeciw Henrykowi także skarby.</translation>
    </message>
    <message>
        <source>If the roads on your tiles are not those of the program, press &lt;b&gt;Ctrl+D&lt;/b&gt; and click the edges where they end, or press &lt;b&gt;Alt&lt;/b&gt; with an arrow.</source>
        <translation>Jeśli drogi na twoich kafelkach są inne niż w programie, naciśnij &lt;b&gt;Ctrl+D&lt;/b&gt; i kliknij krawędzie, przy których się kończą, albo naciśnij &lt;b&gt;Alt&lt;/b&gt; ze strzałką.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Photo&lt;/b&gt; lays a photo of your table under the grid, so that you can trace it. It never leaves your computer.</source>
        <translation>&lt;b&gt;Zdjęcie&lt;/b&gt; kładzie pod siatką fotografię twojego stołu, żeby można było ją odwzorować. Nigdy nie opuszcza ona twojego komputera.</translation>
    </message>
    <message>
        <source>What cannot be is marked in red and explained, and stays a draft. &lt;b&gt;Keep the game&lt;/b&gt; puts a whole game among your games, with names, day and note; it can be printed, too.</source>
        <translation>To, co niemożliwe, jest oznaczone na czerwono i wyjaśnione, i pozostaje szkicem. &lt;b&gt;Zachowaj grę&lt;/b&gt; dodaje całą grę do twoich gier, z imionami, dniem i notatką; można ją też wydrukować.</translation>
    </message>
    <message>
        <source>Henry at a real table</source>
        <translation>Henryk przy prawdziwym stole</translation>
    </message>
    <message>
        <source>&lt;b&gt;Henry at your table&lt;/b&gt;, in the Game menu and on the start page, plays Henry&apos;s part in a game that you play alone with the box. You tell what his rules need, and the program says what he takes, where he builds and by which rule, which treasures come and go, and where his troops stand.</source>
        <translation>&lt;b&gt;Henryk przy twoim stole&lt;/b&gt;, w menu Gra i na stronie początkowej, gra za Henryka, gdy grasz samotnie prawdziwymi kafelkami. Podajesz to, czego wymagają jego zasady, a program mówi, co bierze, gdzie buduje i według której zasady, które skarby przychodzą i odchodzą i gdzie stoją jego oddziały.</translation>
    </message>
    <message>
        <source>At the beginning you say which tiles lie in the royal reserve, clockwise from the shield, and which terrain the starting tile has.</source>
        <translation>Na początku podajesz, jakie kafelki leżą w królewskiej rezerwie, zgodnie z ruchem wskazówek zegara od tarczy, i jaki teren ma początkowy kafelek.</translation>
    </message>
    <message>
        <source>On your turn, click the tile that you took, say which tile came from the supply, and lay your tiles on the landscape, &lt;b&gt;Built&lt;/b&gt; or &lt;b&gt;Expanded&lt;/b&gt;. Then click the terrain on top of the supply: Henry plays.</source>
        <translation>W swojej turze kliknij wzięty kafelek, podaj, jaki kafelek przyszedł ze wspólnego stosu, i ułóż swoje kafelki w krajobrazie: &lt;b&gt;Wybudowany&lt;/b&gt; albo &lt;b&gt;Powiększenie&lt;/b&gt;. Potem kliknij teren na wierzchu wspólnego stosu: gra Henryk.</translation>
    </message>
    <message>
        <source>The program asks which treasure you turned over and which tile came from the supply. Do on the table what it says.</source>
        <translation>Program pyta, jaki skarb odkryto i jaki kafelek przyszedł ze wspólnego stosu. Zrób na stole to, co mówi.</translation>
    </message>
    <message>
        <source>If the roads on your tiles are not those of the program, press &lt;b&gt;Ctrl+D&lt;/b&gt; and click the edges where they end. If Henry&apos;s last turn depends on them, he plays it again.</source>
        <translation>Jeśli drogi na twoich kafelkach są inne niż w programie, naciśnij &lt;b&gt;Ctrl+D&lt;/b&gt; i kliknij krawędzie, przy których się kończą. Jeśli zależy od nich ostatnia tura Henryka, rozegra ją jeszcze raz.</translation>
    </message>
    <message>
        <source>The list on the right shows what you told. Choose a step to tell it in another way: what followed is told again by itself, as far as it still fits.</source>
        <translation>Lista po prawej pokazuje twoje odpowiedzi. Wybierz jedną, aby ją zmienić: późniejsze pozostaną, o ile nadal pasują.</translation>
    </message>
    <message>
        <source>Your own troops matter only at the end. Drag them to their tiles, or right-click a tile, and &lt;b&gt;Keep the game&lt;/b&gt;.</source>
        <translation>Twoje oddziały liczą się dopiero na końcu. Przeciągnij je na ich kafelki albo kliknij kafelek prawym przyciskiem, a potem &lt;b&gt;Zachowaj grę&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The tiles of your box</source>
        <translation>Kafelki z twojego pudełka</translation>
    </message>
    <message>
        <source>The rulebooks print few costs and no roads, so most of them are reconstructed here. &lt;b&gt;Tiles of your box&lt;/b&gt;, in the Game menu and on the start page, lets you correct what your tiles show.</source>
        <translation>Instrukcje podają niewiele kosztów i żadnych dróg, więc większość jest tu odtworzona. &lt;b&gt;Kafelki z pudełka&lt;/b&gt;, w menu Gra i na stronie początkowej, pozwalają poprawić to, co pokazują twoje kafelki.</translation>
    </message>
    <message>
        <source>Choose a tile, and click its edges to draw roads, or press the arrows. &lt;b&gt;1&lt;/b&gt;, &lt;b&gt;2&lt;/b&gt; and &lt;b&gt;3&lt;/b&gt; or a click add a resource to the cost, &lt;b&gt;4&lt;/b&gt;, &lt;b&gt;5&lt;/b&gt; and &lt;b&gt;6&lt;/b&gt; take one away. Terrain and building can be changed, too, if your box has other copies.</source>
        <translation>Wybierz kafelek i klikaj jego krawędzie, aby rysować drogi, albo naciskaj strzałki. &lt;b&gt;1&lt;/b&gt;, &lt;b&gt;2&lt;/b&gt; i &lt;b&gt;3&lt;/b&gt; albo kliknięcie dodają zasób do kosztu, &lt;b&gt;4&lt;/b&gt;, &lt;b&gt;5&lt;/b&gt; i &lt;b&gt;6&lt;/b&gt; go odejmują. Można też zmienić teren i budynek, jeśli w twoim pudełku jest inaczej.</translation>
    </message>
    <message>
        <source>Beside each fact stands where it comes from, and what the program has if yours differs. &lt;b&gt;Printed like this&lt;/b&gt; notes that a tile is right as it is shown, and goes on to the next one.</source>
        <translation>Przy każdej informacji jest jej źródło, a jeśli różni się od programu, także jego wersja. &lt;b&gt;Tak wydrukowano&lt;/b&gt; zapisuje, że kafelek się zgadza, i przechodzi do następnego.</translation>
    </message>
    <message>
        <source>Text, colours, motion and time</source>
        <translation>Tekst, kolory, animacje i czas</translation>
    </message>
    <message>
        <source>In the settings (&lt;b&gt;Ctrl+,&lt;/b&gt;) you can make all text up to twice as large. &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; zoom the landscape, &lt;b&gt;0&lt;/b&gt; shows all of it.</source>
        <translation>W ustawieniach (&lt;b&gt;Ctrl+,&lt;/b&gt;) można powiększyć cały tekst nawet dwukrotnie. &lt;b&gt;+&lt;/b&gt; i &lt;b&gt;−&lt;/b&gt; przybliżają i oddalają krajobraz, &lt;b&gt;0&lt;/b&gt; pokazuje go w całości.</translation>
    </message>
    <message>
        <source>&lt;b&gt;High contrast&lt;/b&gt; is one of the themes in the settings.</source>
        <translation>&lt;b&gt;Wysoki kontrast&lt;/b&gt; to jeden z motywów w ustawieniach.</translation>
    </message>
    <message>
        <source>Nothing depends on colour alone: the heirs have a lily and an eagle, each terrain has its own pattern and icon, and troops differ in shape.</source>
        <translation>Niczego nie wyraża sam kolor: następcy mają lilię i orła, tereny własny wzór i znak, a oddziały różnią się kształtem.</translation>
    </message>
    <message>
        <source>Motion can be switched off, and any key skips it; a key that skips a turn being shown does nothing else. Whatever moves is also described in words.</source>
        <translation>Animacje można wyłączyć, a dowolny klawisz je pomija; klawisz, który przerywa pokaz tury, nie robi nic więcej. Każdy ruch na ekranie jest też opisany słowami.</translation>
    </message>
    <message>
        <source>There are no time limits. Leave a game whenever you like, and pick up later where you left off.</source>
        <translation>Nigdzie nie ma limitu czasu. Przerwij grę, kiedy chcesz: wrócisz do niej w tym samym miejscu.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <source>After a game, &lt;b&gt;Review&lt;/b&gt; at the end of the score sheet, among your games or in a replay says what each turn was worth. The curve shows how the game was likely to end after each turn; the band around it is the uncertainty. A disc or a square marks a mistake, and the list names the greatest first.</source>
        <translation>Po grze &lt;b&gt;Analiza&lt;/b&gt; na końcu notesu punktacji, wśród twoich gier albo w powtórce mówi, ile była warta każda tura. Wykres pokazuje, jak gra zapewne by się skończyła po każdej turze; pasmo wokół niego to niepewność. Kółko albo kwadrat oznacza błąd, a lista podaje błędy od największego.</translation>
    </message>
    <message>
        <source>Play the whole turn and end it. It is compared with ours: both are played on several times, with the hidden tiles in another order. A turn that is as good counts as solved.</source>
        <translation>Zagraj całą turę i ją zakończ. Zostanie porównana z naszą: obie są kilka razy rozgrywane dalej, z zakrytymi kafelkami w innej kolejności. Równie dobra tura liczy się jako rozwiązanie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+D&lt;/b&gt; shows our turn with all that differs, &lt;b&gt;Ctrl+Shift+B&lt;/b&gt; lets you try again, and &lt;b&gt;Ctrl+Right&lt;/b&gt; goes to the next position. &lt;b&gt;Ctrl+B&lt;/b&gt; leads back.</source>
        <translation>&lt;b&gt;Ctrl+D&lt;/b&gt; pokazuje naszą turę ze wszystkimi różnicami, &lt;b&gt;Ctrl+Shift+B&lt;/b&gt; pozwala spróbować jeszcze raz, a &lt;b&gt;Ctrl+strzałka w prawo&lt;/b&gt; prowadzi do następnej pozycji. &lt;b&gt;Ctrl+B&lt;/b&gt; prowadzi z powrotem.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;turn of the day&lt;/b&gt; is the same for everybody.</source>
        <translation>&lt;b&gt;Tura dnia&lt;/b&gt; jest dla wszystkich ta sama.</translation>
    </message>
    <message>
        <source>Keyboard and screen reader</source>
        <translation>Klawiatura i czytnik ekranu</translation>
    </message>
</context>
<context>
    <name>Rule book roads</name>
    <message>
        <source>What a road is</source>
        <comment>rules §5 Roads</comment>
        <translation>Czym jest droga</translation>
    </message>
    <message>
        <source>Some tiles carry road sections that run to their edges. Where the sections of two face-up buildings meet at a shared edge, they are joined.</source>
        <comment>rules §5 Roads</comment>
        <translation>Na niektórych kafelkach są odcinki dróg, które dochodzą do krawędzi. Gdy odcinki dwóch odkrytych budynków spotykają się na wspólnej krawędzi, są połączone.</translation>
    </message>
    <message>
        <source>All sections that are joined, directly or through others, form one road, whoever owns the buildings.</source>
        <comment>rules §5 Roads</comment>
        <translation>Wszystkie odcinki połączone bezpośrednio albo przez inne tworzą jedną drogę, bez względu na to, czyje są budynki.</translation>
    </message>
    <message>
        <source>Open terrain carries no road. Roads need not match when you build: a road may simply stop at an edge.</source>
        <comment>rules §5 Roads</comment>
        <translation>Przez teren otwarty nie biegnie żadna droga. Gdy budujesz, drogi nie muszą do siebie pasować: droga może po prostu urwać się na krawędzi.</translation>
    </message>
    <message>
        <source>When a building is turned towards North, its road is turned with it.</source>
        <comment>rules §5 Roads</comment>
        <translation>Budynek następcy z północy jest obrócony, a razem z nim jego droga.</translation>
    </message>
    <message>
        <source>Road A takes a bend on Blue&apos;s Quarry, whose picture is upside down: its top and right edges have become bottom and left. The road ends at the open terrain. On road A White owns {white} and Blue {blue}. White&apos;s points for roads: {points}.</source>
        <comment>rules §5 Roads</comment>
        <translation>Droga A skręca na Kamieniołomie Niebieskiego. Jego obrazek jest odwrócony do góry nogami, więc górna i prawa krawędź stały się dolną i lewą. Droga kończy się na terenie otwartym. Budynki przy drodze A: Biały {white}, Niebieski {blue}. Biały ma za drogi: {points}.</translation>
    </message>
    <message>
        <source>Who scores a road</source>
        <comment>rules §5 Roads</comment>
        <translation>Kto dostaje punkty za drogę</translation>
    </message>
    <message>
        <source>A road counts if it has buildings on at least two tiles.</source>
        <comment>rules §5 Roads</comment>
        <translation>Droga liczy się, jeśli łączy budynki na co najmniej dwóch kafelkach.</translation>
    </message>
    <message>
        <source>The heir who owns more of the buildings on it scores the difference.</source>
        <comment>rules §5 Roads</comment>
        <translation>Następca, który ma przy niej więcej budynków, dostaje tyle punktów, ile wynosi różnica.</translation>
    </message>
    <message>
        <source>If both own the same number, nobody scores.</source>
        <comment>rules §5 Roads</comment>
        <translation>Jeśli obaj mają tyle samo, nikt nie dostaje punktów.</translation>
    </message>
    <message>
        <source>Of the buildings on road A, White owns {white} and Blue {blue}: White scores the difference. White&apos;s points for roads: {points}.</source>
        <comment>rules §5 Roads</comment>
        <translation>Budynki przy drodze A: Biały {white}, Niebieski {blue}. Biały dostaje tyle punktów, ile wynosi różnica. Biały ma za drogi: {points}.</translation>
    </message>
    <message>
        <source>The road leaves the Pilgrimage Site and comes back to it, but the Site counts only once. Buildings on the road: White {white}, Blue {blue}. White&apos;s points for roads: {points}.</source>
        <comment>rules R9</comment>
        <translation>Droga wychodzi z Miejsca pielgrzymek i do niego wraca, ale liczy się ono raz. Budynki przy tej drodze: Biały {white}, Niebieski {blue}. Biały ma za drogi: {points}.</translation>
    </message>
    <message>
        <source>On road A both own the same number: White {white}, Blue {blue}. Nobody scores. The road on the Market is on only one tile and does not count at all. White&apos;s points for roads: {points}.</source>
        <comment>rules §5 Roads</comment>
        <translation>Przy drodze A obaj mają tyle samo budynków: Biały {white}, Niebieski {blue}. Nikt nie dostaje punktów. Droga na Targu leży tylko na jednym kafelku i wcale się nie liczy. Biały ma za drogi: {points}.</translation>
    </message>
    <message>
        <source>The heirs may &lt;a href=&apos;setup/choices&apos;&gt;agree&lt;/a&gt; not to score roads. The Pilgrimage Site still counts its road.</source>
        <comment>rules §5</comment>
        <translation>Następcy mogą się &lt;a href=&apos;setup/choices&apos;&gt;umówić&lt;/a&gt;, że nie punktują dróg. Miejsce pielgrzymek i tak liczy swoją drogę.</translation>
    </message>
    <message>
        <source>Crossroads</source>
        <comment>rules §5 Roads</comment>
        <translation>Rozdroża</translation>
    </message>
    <message>
        <source>A crossroads has four ends that do not meet in its middle. It joins none of them: it is the end of up to four different roads, and counts as a building on each.</source>
        <comment>rules §5 Roads</comment>
        <translation>Rozdroże ma cztery końce dróg, które nie spotykają się pośrodku. Nie łączy ich ze sobą: może się na nim kończyć do czterech różnych dróg, a przy każdej liczy się jako budynek.</translation>
    </message>
    <message>
        <source>All Pilgrimage Sites are crossroads, and so are a few other tiles.</source>
        <comment>rules §5 Roads</comment>
        <translation>Rozdrożami są Miejsca pielgrzymek i kilka innych kafelków.</translation>
    </message>
    <message>
        <source>Two roads end at White&apos;s Pilgrimage Site, and it belongs to both. On road A White owns {white_a} and Blue {blue_a}, on road B White {white_b} and Blue {blue_b}. White&apos;s points for roads: {points}.</source>
        <comment>rules §5 Roads</comment>
        <translation>W Miejscu pielgrzymek Białego kończą się dwie drogi i należy ono do obu. Budynki przy drodze A: Biały {white_a}, Niebieski {blue_a}; przy drodze B: Biały {white_b}, Niebieski {blue_b}. Biały ma za drogi: {points}.</translation>
    </message>
    <message>
        <source>Roads</source>
        <comment>rules §5 Roads</comment>
        <translation>Drogi</translation>
    </message>
</context>
<context>
    <name>Rule book rulings</name>
    <message>
        <source>Discarding</source>
        <comment>rules R1</comment>
        <translation>Odrzucanie</translation>
    </message>
    <message>
        <source>May an heir discard tiles at will, or only those over the hand limit?</source>
        <comment>rules R1</comment>
        <translation>Czy następca może odrzucać kafelki, kiedy chce, czy tylko te ponad limit kafelków na ręce?</translation>
    </message>
    <message>
        <source>Only those over three, at the end of the turn, and exactly that many. Nothing else may be discarded.</source>
        <comment>rules R1</comment>
        <translation>Odrzuca się tylko kafelki ponad limit trzech, na koniec tury i dokładnie tyle, ile jest ich ponad ten limit. Niczego innego odrzucić nie wolno.</translation>
    </message>
    <message>
        <source>No tile to take</source>
        <comment>rules R2</comment>
        <translation>Nie ma czego wziąć</translation>
    </message>
    <message>
        <source>You must take a tile. What if there is none within reach?</source>
        <comment>rules R2</comment>
        <translation>Wzięcie kafelka jest obowiązkowe. Co jednak, gdy w zasięgu nie ma żadnego?</translation>
    </message>
    <message>
        <source>An heir with no tile within reach does not have to take one.</source>
        <comment>rules R2</comment>
        <translation>Następca, który nie ma w zasięgu żadnego kafelka, nie musi go brać.</translation>
    </message>
    <message>
        <source>Several discounts</source>
        <comment>rules R3</comment>
        <translation>Kilka zniżek</translation>
    </message>
    <message>
        <source>How can you use the discounts from several expansions?</source>
        <comment>rules R3</comment>
        <translation>Jak można wykorzystać zniżki z kilku powiększeń?</translation>
    </message>
    <message>
        <source>You may use several on one build, or on different ones. A build uses only as many as it needs. Any left at the end of the turn are lost.</source>
        <comment>rules R3</comment>
        <translation>Kilka zniżek można wykorzystać przy jednej budowie albo przy różnych. Budowa zużywa tylko tyle zniżek, ilu zasobów brakuje. Co zostanie na koniec tury, przepada.</translation>
    </message>
    <message>
        <source>What counts as a move</source>
        <comment>rules R4</comment>
        <translation>Co liczy się jako ruch</translation>
    </message>
    <message>
        <source>May a troop that has come from the reserve, or gone back to it, move again?</source>
        <comment>rules R4</comment>
        <translation>Czy oddział, który wyszedł z rezerwy albo do niej wrócił, może się przesunąć jeszcze raz?</translation>
    </message>
    <message>
        <source>A troop that was deployed or withdrawn this turn has moved. The two ordinary troops of an heir are alike, but each is marked separately. A troop that has moved counts for reach, access and adjacency like any other.</source>
        <comment>rules R4</comment>
        <translation>Oddział przeniesiony z rezerwy albo wycofany w tej turze jest już po ruchu. Dwa normalne oddziały następcy są takie same, ale każdy ma własne oznaczenie ruchu. Oddział po ruchu liczy się do zasięgu, dostępu i sąsiedztwa tak jak każdy inny.</translation>
    </message>
    <message>
        <source>The second tile of a Camp</source>
        <comment>rules R5</comment>
        <translation>Drugi kafelek za Obozowisko</translation>
    </message>
    <message>
        <source>If you strike a Camp, must you take the second tile?</source>
        <comment>rules R5</comment>
        <translation>Czy po zwinięciu Obozowiska trzeba wziąć drugi kafelek?</translation>
    </message>
    <message>
        <source>No. But you can strike a Camp only while there is a tile in the royal reserve. When the turn ends, the shield shows the opponent&apos;s crown in any case. You may strike several Camps in a turn, each only while the shield shows the opponent&apos;s crown.</source>
        <comment>rules R5</comment>
        <translation>Nie. Obozowisko wolno jednak zwinąć tylko wtedy, gdy w królewskiej rezerwie jest jakiś kafelek. Po zakończeniu tury tarcza i tak pokazuje koronę przeciwnika. W jednej turze można zwinąć kilka Obozowisk, ale każde tylko wtedy, gdy tarcza pokazuje koronę przeciwnika.</translation>
    </message>
    <message>
        <source>Destroying buildings</source>
        <comment>rules R6</comment>
        <translation>Niszczenie budynków</translation>
    </message>
    <message>
        <source>When exactly may Siege Towers destroy buildings, how many, and what happens to what is on them? The Polish and the German rules speak of the second tower, the Slovak rules do not say when.</source>
        <comment>rules R6</comment>
        <translation>Kiedy dokładnie Wieża oblężnicza może niszczyć, ile budynków i co się dzieje z tym, co na nich stoi? Polska i niemiecka instrukcja mówią o drugiej Wieży, słowacka nie określa momentu.</translation>
    </message>
    <message>
        <source>Every tower from your second on may, when you build it. You decide for each building separately, right after the build and before any other action. Troops and treasures on it stay. A building placed later between two of your towers triggers nothing.</source>
        <comment>rules R6</comment>
        <translation>Każda twoja Wieża, począwszy od drugiej, w chwili gdy ją budujesz. O każdym budynku decydujesz osobno, zaraz po budowie, przed każdą inną akcją. Oddziały i skarby na nim zostają. Budynek położony później między dwiema twoimi Wieżami nie uruchamia efektu.</translation>
    </message>
    <message>
        <source>Your last building has become open terrain</source>
        <comment>rules R10</comment>
        <translation>Twój ostatni budynek stał się terenem otwartym</translation>
    </message>
    <message>
        <source>Where does Henry place his tile if your last building has become open terrain?</source>
        <comment>rules R10</comment>
        <translation>Gdzie Henryk kładzie kafelek, jeśli twój ostatni budynek stał się terenem otwartym?</translation>
    </message>
    <message>
        <source>Around its cell, as before. But open terrain has no roads, so rules A and B for &lt;a href=&apos;solo/place&apos;&gt;placing&lt;/a&gt; do not apply.</source>
        <comment>rules R10</comment>
        <translation>Wokół jego pola, tak jak przedtem. Teren otwarty nie ma jednak dróg, więc zasady A i B &lt;a href=&apos;solo/place&apos;&gt;kładzenia kafelka&lt;/a&gt; nie mają zastosowania.</translation>
    </message>
    <message>
        <source>Henry and effects</source>
        <comment>rules R11</comment>
        <translation>Henryk i efekty budynków</translation>
    </message>
    <message>
        <source>Does Henry use the effects of his buildings?</source>
        <comment>rules R11</comment>
        <translation>Czy Henryk korzysta z efektów swoich budynków?</translation>
    </message>
    <message>
        <source>No. Henry never uses optional effects: he strikes no Camps and destroys no buildings.</source>
        <comment>rules R11</comment>
        <translation>Nie. Henryk nigdy nie korzysta z efektów dobrowolnych: nie zwija Obozowisk i nie niszczy budynków.</translation>
    </message>
    <message>
        <source>Henry&apos;s equal buildings</source>
        <comment>rules R12</comment>
        <translation>Równe budynki Henryka</translation>
    </message>
    <message>
        <source>Where Henry joins a road</source>
        <comment>rules R18</comment>
        <translation>Gdzie Henryk łączy się z drogą</translation>
    </message>
    <message>
        <source>By rule A, Henry&apos;s tile joins a road of your last building. Could that also be at the far end of a longer road? The German rules say that the tile continues a road, which can be read that way.</source>
        <comment>rules R18</comment>
        <translation>Według zasady A kafelek Henryka łączy się z drogą twojego ostatniego budynku. Czy może to zrobić także na drugim końcu dłuższej drogi? Według niemieckiej instrukcji kafelek przedłuża drogę, co można tak rozumieć.</translation>
    </message>
    <message>
        <source>No. It joins at an edge of that building, where one of its sections ends and a section of the new tile meets it.</source>
        <comment>rules R18</comment>
        <translation>Nie. Łączy się przy krawędzi tego budynku: tam, gdzie kończy się jeden z jego odcinków drogi i spotyka się z nim odcinek nowego kafelka.</translation>
    </message>
    <message>
        <source>A supply that is empty from the start</source>
        <comment>rules R19</comment>
        <translation>Wspólny stos pusty od początku</translation>
    </message>
    <message>
        <source>In a position set up by hand, the supply may be empty although no refill has taken its last tile. When does the game end?</source>
        <comment>rules R19</comment>
        <translation>W pozycji ułożonej ręcznie wspólny stos może być pusty, choć nikt nie wziął z niego ostatniego kafelka przy uzupełnianiu. Kiedy kończy się gra?</translation>
    </message>
    <message>
        <source>When the current turn is over, the end begins: each heir has one more turn.</source>
        <comment>rules R19</comment>
        <translation>Koniec gry zaczyna się z końcem trwającej tury. Potem każdy następca ma jeszcze jedną turę.</translation>
    </message>
    <message>
        <source>{number} · {title}</source>
        <comment>rules, R1 to R19</comment>
        <extracomment>The heading of a ruling: its number and what it is about.</extracomment>
        <translation>{number} · {title}</translation>
    </message>
    <message>
        <source>The Polish, the Slovak and the German rules of the game leave some points open, and on some they disagree. That is where this program had to decide. These rulings are its own: at your table you may agree otherwise.</source>
        <comment>rules, introduction</comment>
        <translation>Polska, słowacka i niemiecka instrukcja pozostawiają kilka spraw otwartych, a w kilku się różnią. Tam program musiał coś postanowić. Te rozstrzygnięcia są jego własne: przy własnym stole można się umówić inaczej.</translation>
    </message>
    <message>
        <source>What a ruling is</source>
        <comment>rules, introduction</comment>
        <translation>Czym jest rozstrzygnięcie</translation>
    </message>
    <message>
        <source>Rulings of this program</source>
        <comment>rules, introduction</comment>
        <translation>Rozstrzygnięcia tego programu</translation>
    </message>
    <message>
        <source>What an Inn counts</source>
        <comment>rules R7</comment>
        <translation>Co liczy Gospoda</translation>
    </message>
    <message>
        <source>Does an Inn count buildings or all tiles, and how far? The Polish rules speak of buildings, the Slovak and the German rules of tiles.</source>
        <comment>rules R7</comment>
        <translation>Czy Gospoda liczy budynki, czy wszystkie kafelki, i jak daleko? Polska instrukcja mówi o budynkach, słowacka i niemiecka o kafelkach.</translation>
    </message>
    <message>
        <source>It counts tiles of any kind, open terrain too: up to three on each side, at any distance. Gaps do not matter.</source>
        <comment>rules R7</comment>
        <translation>Liczy kafelki każdego rodzaju, także teren otwarty: z każdej strony najwyżej trzy, w dowolnej odległości. Luki nie mają znaczenia.</translation>
    </message>
    <message>
        <source>Two Guilds of one craft</source>
        <comment>rules R8</comment>
        <translation>Dwie Gildie jednego rzemiosła</translation>
    </message>
    <message>
        <source>Does a second Guild of the same craft raise the points again?</source>
        <comment>rules R8</comment>
        <translation>Czy druga Gildia tego samego rzemiosła jeszcze raz podnosi punkty?</translation>
    </message>
    <message>
        <source>No. Two Guilds of one craft do not add up: a pair scores 4.</source>
        <comment>rules R8</comment>
        <translation>Nie. Dwie Gildie jednego rzemiosła się nie sumują: para daje 4.</translation>
    </message>
    <message>
        <source>A road that touches a tile twice</source>
        <comment>rules R9</comment>
        <translation>Droga, która dwa razy dotyka kafelka</translation>
    </message>
    <message>
        <source>A road may come back to a tile that it has touched before. Does the tile count twice?</source>
        <comment>rules R9</comment>
        <translation>Droga może wrócić na kafelek, na którym już była. Czy kafelek liczy się wtedy dwa razy?</translation>
    </message>
    <message>
        <source>No, only once. See the &lt;a href=&apos;roads/crossroads&apos;&gt;example&lt;/a&gt;.</source>
        <comment>rules R9</comment>
        <translation>Nie, tylko raz. Zobacz &lt;a href=&apos;roads/crossroads&apos;&gt;przykład&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Which of Henry&apos;s buildings are doubled if several score the same?</source>
        <comment>rules R12</comment>
        <translation>Które budynki Henryka są podwajane, jeśli kilka daje tyle samo?</translation>
    </message>
    <message>
        <source>Any of them: three are doubled, and the total is the same.</source>
        <comment>rules R12</comment>
        <translation>Którekolwiek: podwaja się trzy, a przy równych punktach suma jest ta sama.</translation>
    </message>
    <message>
        <source>One picture, two names</source>
        <comment>rules R13</comment>
        <translation>Jeden obrazek, dwie nazwy</translation>
    </message>
    <message>
        <source>The second example of the rulebooks shows one picture with one cost. The Polish and the German text call it a Trading Post, the Slovak one a Cowshed.</source>
        <comment>rules R13</comment>
        <translation>Drugi przykład w instrukcjach pokazuje jeden obrazek z jednym kosztem. W tekście polskim i niemieckim to Faktoria, w słowackim Obora.</translation>
    </message>
    <message>
        <source>Here both the Trading Post and the Cowshed have this cost.</source>
        <comment>rules R13</comment>
        <translation>Tutaj ten koszt mają obie, Faktoria i Obora.</translation>
    </message>
    <message>
        <source>Whose buildings a Bakery counts</source>
        <comment>rules R14</comment>
        <translation>Czyje budynki liczy Piekarnia</translation>
    </message>
    <message>
        <source>Bakery, Smithy and Lodge: the Slovak and the German rules speak of your own buildings; the Polish rules say nothing about it.</source>
        <comment>rules R14</comment>
        <translation>Piekarnia, Kuźnia i Stróżówka: słowacka i niemiecka instrukcja mówią o twoich własnych budynkach, polska milczy na ten temat.</translation>
    </message>
    <message>
        <source>Only your own buildings count.</source>
        <comment>rules R14</comment>
        <translation>Liczą się tylko twoje własne budynki.</translation>
    </message>
    <message>
        <source>Open terrain beside a workshop</source>
        <comment>rules R15</comment>
        <translation>Teren otwarty przy warsztacie</translation>
    </message>
    <message>
        <source>Basketry, Pottery and Cooperage: the Slovak and the German rules count open terrain; the Polish rules say nothing about it.</source>
        <comment>rules R15</comment>
        <translation>Sklep z koszykami, Garncarnia i Warsztat bednarski: słowacka i niemiecka instrukcja liczą także teren otwarty, polska nic o tym nie mówi.</translation>
    </message>
    <message>
        <source>Open terrain counts.</source>
        <comment>rules R15</comment>
        <translation>Teren otwarty się liczy.</translation>
    </message>
    <message>
        <source>How far a Garrison counts</source>
        <comment>rules R16</comment>
        <translation>Jak daleko liczy Garnizon</translation>
    </message>
    <message>
        <source>All three rulebooks count the Watchtowers of either heir on the diagonals. How far away may they be? The German rules do not say.</source>
        <comment>rules R16</comment>
        <translation>Wszystkie trzy instrukcje liczą Wieże strażnicze obu następców na przekątnych. Jak daleko mogą one leżeć? Niemiecka instrukcja tego nie podaje.</translation>
    </message>
    <message>
        <source>At any distance. Gaps do not matter either.</source>
        <comment>rules R16</comment>
        <translation>W dowolnej odległości. Luki też nie mają znaczenia.</translation>
    </message>
    <message>
        <source>The colours of an example</source>
        <comment>rules R17</comment>
        <translation>Kolory w przykładzie</translation>
    </message>
    <message>
        <source>In the fifth example of the rulebooks, the German text swaps the colours of road B.</source>
        <comment>rules R17</comment>
        <translation>W piątym przykładzie z instrukcji niemiecki tekst zamienia kolory przy drodze B.</translation>
    </message>
    <message>
        <source>The Polish and the Slovak text apply: two of Blue&apos;s buildings and one of White&apos;s, so Blue scores 1.</source>
        <comment>rules R17</comment>
        <translation>Program trzyma się tekstu polskiego i słowackiego: dwa budynki Niebieskiego i jeden Białego, więc Niebieski dostaje 1 punkt.</translation>
    </message>
</context>
<context>
    <name>Rule book setup</name>
    <message>
        <source>Roads, neighbours and long rows. Good for a first game.</source>
        <comment>rules §2</comment>
        <translation>Drogi, sąsiedzi i długie rzędy. Dobre na pierwszą grę.</translation>
    </message>
    <message>
        <source>Large areas of one terrain, and many buildings on it. Good for a first game.</source>
        <comment>rules §2</comment>
        <translation>Duże obszary jednego terenu i wiele budynków na nim. Dobre na pierwszą grę.</translation>
    </message>
    <message>
        <source>Buildings that give resources, and others that profit from them. Good for a first game.</source>
        <comment>rules §2</comment>
        <translation>Budynki, które dają zasoby, i inne, które z nich korzystają. Dobre na pierwszą grę.</translation>
    </message>
    <message>
        <source>Siege Towers that tear down what the other heir has built.</source>
        <comment>rules §4</comment>
        <translation>Wieże oblężnicze, które burzą to, co wybudował drugi następca.</translation>
    </message>
    <message>
        <source>Towers that count along rows and columns, and garrisons that count along diagonals.</source>
        <comment>rules §5</comment>
        <translation>Wieże, które liczą wzdłuż rzędów i kolumn, i garnizony, które liczą po przekątnych.</translation>
    </message>
    <message>
        <source>Workshops that need pairs of terrains beside them, and guilds that make them worth more.</source>
        <comment>rules §5</comment>
        <translation>Warsztaty, które potrzebują obok siebie par terenów, i gildie, które podnoszą ich wartość.</translation>
    </message>
    <message>
        <source>Setting up for two</source>
        <comment>rules §2</comment>
        <translation>Przygotowanie gry dwuosobowej</translation>
    </message>
    <message>
        <source>Each heir chooses a colour. Choose three of the six &lt;a href=&apos;setup/sets&apos;&gt;sets&lt;/a&gt; and shuffle their 27 tiles face down: this is the supply.</source>
        <comment>rules §2</comment>
        <translation>Każdy następca wybiera kolor. Wybiera się trzy z sześciu &lt;a href=&apos;setup/sets&apos;&gt;zestawów&lt;/a&gt;, tasuje ich 27 kafelków i układa z nich zakryty wspólny stos.</translation>
    </message>
    <message>
        <source>Toss the royal shield like a coin. The heir whose crown it shows &lt;b&gt;goes first&lt;/b&gt;.</source>
        <comment>rules §2</comment>
        <translation>Rzuca się królewską tarczą jak monetą. &lt;b&gt;Zaczyna&lt;/b&gt; następca, którego korona jest na wierzchu.</translation>
    </message>
    <message>
        <source>Lay out the royal reserve, a ring of seven places. Put the shield on one of them, and the top six tiles of the supply, face up, on the others.</source>
        <comment>rules §2</comment>
        <translation>Układa się królewską rezerwę, okrąg siedmiu miejsc. Na jednym leży tarcza, a na pozostałych sześć wierzchnich kafelków ze wspólnego stosu, odkrytych.</translation>
    </message>
    <message>
        <source>The four ordinary troops, two of each heir, stand inside the ring.</source>
        <comment>rules §2</comment>
        <translation>Cztery normalne oddziały, po dwa każdego następcy, stają wewnątrz okręgu.</translation>
    </message>
    <message>
        <source>Put the next tile face down in the middle of the table. This starting tile is open terrain, and both retinues stand on it.</source>
        <comment>rules §2</comment>
        <translation>Następny kafelek trafia zakryty na środek stołu. Ten kafelek początkowy jest terenem otwartym i stają na nim oba oddziały orszaku.</translation>
    </message>
    <message>
        <source>Twenty tiles are left in the supply. This is the only time in the game that two troops share a tile.</source>
        <comment>rules §2</comment>
        <translation>We wspólnym stosie zostaje dwadzieścia kafelków. Tylko teraz w całej grze dwa oddziały stoją na jednym kafelku.</translation>
    </message>
    <message>
        <source>The program does all this when you start a new game. The order of the tiles comes from a seed: the same seed and the same options always give the same game.</source>
        <comment>rules §2</comment>
        <translation>Program robi to wszystko, gdy zaczynasz nową grę. Kolejność kafelków bierze się z numeru rozdania: ten sam numer i te same opcje zawsze dają tę samą grę.</translation>
    </message>
    <message>
        <source>The six sets</source>
        <comment>rules §2</comment>
        <translation>Sześć zestawów</translation>
    </message>
    <message>
        <source>You can play with any three sets. For your first game, take Travel, Land &amp;amp; Industry and Trade &amp;amp; Church, and do not score roads.</source>
        <comment>rules §2</comment>
        <translation>Grać można dowolnymi trzema zestawami. Na pierwszą grę wybierz Podróż, Ziemie i Przemysł oraz Handel i Kościół i nie punktuj dróg.</translation>
    </message>
    <message>
        <source>Symbol</source>
        <comment>rules §1</comment>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>rules §1</comment>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>Buildings</source>
        <comment>rules §1</comment>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>What it is about</source>
        <comment>rules §2</comment>
        <translation>O co w nim chodzi</translation>
    </message>
    <message>
        <source>What the heirs agree on</source>
        <comment>rules §2</comment>
        <translation>Na co umawiają się następcy</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sets.&lt;/b&gt; Which three, chosen or drawn at random.</source>
        <comment>rules §2</comment>
        <translation>&lt;b&gt;Zestawy.&lt;/b&gt; Które trzy, wybrane czy wylosowane.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Roads.&lt;/b&gt; Whether &lt;a href=&apos;roads/score&apos;&gt;roads are scored&lt;/a&gt;. The printed rules advise against it in a first game.</source>
        <comment>rules §2</comment>
        <translation>&lt;b&gt;Drogi.&lt;/b&gt; Czy &lt;a href=&apos;roads/score&apos;&gt;punktuje się drogi&lt;/a&gt;. Instrukcja radzi pominąć je w pierwszej grze.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Seats.&lt;/b&gt; Who plays South, and so sees the table the right way up.</source>
        <comment>rules §2</comment>
        <translation>&lt;b&gt;Miejsca.&lt;/b&gt; Kto siedzi na południu, czyli dla kogo stół nie jest odwrócony.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <comment>rules §2</comment>
        <translation>Przygotowanie</translation>
    </message>
</context>
<context>
    <name>Rule book solo</name>
    <message>
        <source>Henry takes a tile</source>
        <comment>rules §7.1</comment>
        <translation>Henryk bierze kafelek</translation>
    </message>
    <message>
        <source>Henry&apos;s reach has no limit. Look at the terrain of the top tile of the supply: he takes the first tile clockwise from the shield that has this terrain.</source>
        <comment>rules §7.1</comment>
        <translation>Zasięg Henryka nie ma granic. Spójrz na teren kafelka na wierzchu wspólnego stosu: Henryk idzie od tarczy zgodnie z ruchem wskazówek zegara i bierze pierwszy kafelek, który ma ten teren.</translation>
    </message>
    <message>
        <source>If no tile has it, or the supply is empty, he takes the first tile.</source>
        <comment>rules §7.1</comment>
        <translation>Jeśli żaden go nie ma albo wspólny stos jest pusty, bierze pierwszy kafelek.</translation>
    </message>
    <message>
        <source>The shield moves and its old place is refilled as usual. This refill, too, can begin the &lt;a href=&apos;end/last-round&apos;&gt;last round&lt;/a&gt;.</source>
        <comment>rules §7.1</comment>
        <translation>Tarcza przesuwa się, a jej dawne miejsce uzupełnia się jak zwykle. Także to uzupełnienie może rozpocząć &lt;a href=&apos;end/last-round&apos;&gt;ostatnią rundę&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The top tile of the supply is wood. Clockwise from the shield, the first tile of wood is the one that Henry takes: {tile}.</source>
        <comment>rules §7.1</comment>
        <translation>Na wierzchu wspólnego stosu leży kafelek drewna. Henryk bierze pierwszy kafelek drewna, licząc od tarczy zgodnie z ruchem wskazówek zegara: {tile}.</translation>
    </message>
    <message>
        <source>Where Henry places it</source>
        <comment>rules §7.2</comment>
        <translation>Gdzie Henryk go kładzie</translation>
    </message>
    <message>
        <source>Henry places the tile as his own building, upside down, and pays nothing. It goes around the building you built &lt;i&gt;last&lt;/i&gt;, which the scaffold marks, or around the starting tile if you have not built yet.</source>
        <comment>rules §7.2</comment>
        <translation>Henryk kładzie kafelek jako swój budynek, do góry nogami, i nic nie płaci. Kładzie go wokół twojego &lt;i&gt;ostatnio&lt;/i&gt; wybudowanego budynku; stoi tam rusztowanie. Przed twoim pierwszym budynkiem kładzie go wokół kafelka początkowego.</translation>
    </message>
    <message>
        <source>He checks the eight cells around it clockwise from the top: N, NE, E, SE, S, SW, W, NW. The first of these rules that fits an empty cell decides, and he takes the first cell that it fits:</source>
        <comment>rules §7.2</comment>
        <translation>Sprawdza osiem pól dookoła, od góry, zgodnie z ruchem wskazówek zegara: N, NE, E, SE, S, SW, W, NW. Wybiera pierwsze puste pole według pierwszej z tych zasad, którą da się zastosować:</translation>
    </message>
    <message>
        <source>&lt;b&gt;A.&lt;/b&gt; His tile joins a road of that building there. If there is no such cell:</source>
        <comment>rules §7.2 A</comment>
        <translation>&lt;b&gt;A.&lt;/b&gt; Jego kafelek łączy się tam z drogą tego budynku. Jeśli nie ma takiego pola:</translation>
    </message>
    <message>
        <source>&lt;b&gt;B.&lt;/b&gt; A road of that building ends there, so his tile blocks it. If there is no such cell:</source>
        <comment>rules §7.2 B</comment>
        <translation>&lt;b&gt;B.&lt;/b&gt; Kończy się tam droga tego budynku, więc jego kafelek ją blokuje. Jeśli nie ma takiego pola:</translation>
    </message>
    <message>
        <source>&lt;b&gt;C.&lt;/b&gt; Any empty cell. If there is none:</source>
        <comment>rules §7.2 C</comment>
        <translation>&lt;b&gt;C.&lt;/b&gt; Dowolne puste pole. Jeśli i takiego nie ma:</translation>
    </message>
    <message>
        <source>&lt;b&gt;D.&lt;/b&gt; The tile leaves the game, and Henry&apos;s turn ends.</source>
        <comment>rules §7.2 D</comment>
        <translation>&lt;b&gt;D.&lt;/b&gt; Kafelek opuszcza grę, a tura Henryka się kończy.</translation>
    </message>
    <message>
        <source>Henry&apos;s tile: {tile}. On {cell}, its road can join your Inn&apos;s, so rule {rule} applies. Cells he checked: {tries}. A treasure and the wheat troop follow.</source>
        <comment>rules §7.2 A</comment>
        <translation>Kafelek Henryka: {tile}. Na polu {cell} jego droga może się połączyć z drogą twojej Gospody, więc decyduje zasada {rule}. Sprawdzone pola: {tries}. Potem na kafelek trafia skarb i wchodzi oddział z krzyżykiem pszenicy.</translation>
    </message>
    <message>
        <source>Henry&apos;s tile: {tile}. It has no road that could join yours. The first empty cell at an end of your road is {cell}, and there he blocks it: rule {rule}.</source>
        <comment>rules §7.2 B</comment>
        <translation>Kafelek Henryka: {tile}. Nie ma drogi, która połączyłaby się z twoją. Pierwsze puste pole na końcu twojej drogi to {cell} i tam Henryk ją blokuje: zasada {rule}.</translation>
    </message>
    <message>
        <source>Your last building has no road, so the first empty cell will do: {cell}, by rule {rule}. Cells he checked: {tries}.</source>
        <comment>rules §7.2 C</comment>
        <translation>Twój ostatni budynek nie ma drogi, więc wystarczy pierwsze puste pole: {cell}, według zasady {rule}. Sprawdzone pola: {tries}.</translation>
    </message>
    <message>
        <source>All eight cells around your last building are taken. Henry&apos;s tile leaves the game: {tile}. Build where Henry can hurt you least!</source>
        <comment>rules §7.2 D</comment>
        <translation>Wokół twojego ostatniego budynku nie ma ani jednego pustego pola. Kafelek Henryka opuszcza grę: {tile}. Buduj tam, gdzie Henryk najmniej ci zaszkodzi!</translation>
    </message>
    <message>
        <source>The program shows each of Henry&apos;s steps, and the chronicle names the rule that decided it.</source>
        <comment>rules §7.2</comment>
        <translation>Program pokazuje każdy krok Henryka, a kronika mówi, która zasada o nim zdecydowała.</translation>
    </message>
    <message>
        <source>Setting up against Henry</source>
        <comment>rules §7</comment>
        <translation>Przygotowanie gry z Henrykiem</translation>
    </message>
    <message>
        <source>Henry is a simulated opponent. He makes no decisions: each of his steps follows from a rule, so you can plan around him.</source>
        <comment>rules §7</comment>
        <translation>Henryk to symulowany przeciwnik. O niczym nie decyduje: każdy jego krok wynika z zasad, więc możesz go przewidzieć.</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;setup/duel&apos;&gt;Set up&lt;/a&gt; as for two. Choose your colour; Henry gets the other one. You are South, and you go first.</source>
        <comment>rules §7</comment>
        <translation>&lt;a href=&apos;setup/duel&apos;&gt;Przygotuj grę&lt;/a&gt; jak dla dwóch osób. Wybierz swój kolor; Henryk dostaje drugi. Siedzisz na południu i zaczynasz.</translation>
    </message>
    <message>
        <source>Only your own retinue stands on the starting tile. Henry&apos;s three troops lie to one side, crosses up; none of them is in the royal reserve.</source>
        <comment>rules §7</comment>
        <translation>Na kafelku początkowym stoi tylko twój oddział orszaku. Trzy oddziały Henryka leżą z boku, krzyżykami do góry; żadnego z nich nie ma w królewskiej rezerwie.</translation>
    </message>
    <message>
        <source>Shuffle the ten treasures face down, and remove some of them without looking:</source>
        <comment>rules §7</comment>
        <translation>Potasuj zakryte skarby, wszystkie dziesięć, i usuń część z nich bez oglądania:</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>rules §7</comment>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>rules §7</comment>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Treasures removed</source>
        <comment>rules §7</comment>
        <translation>Usuwane skarby</translation>
    </message>
    <message>
        <source>Roads are always scored against Henry.</source>
        <comment>rules §7</comment>
        <translation>W grze z Henrykiem drogi zawsze się punktuje.</translation>
    </message>
    <message>
        <source>You play by the rules of the game for two. When your turn ends, Henry does four things: he &lt;a href=&apos;solo/take&apos;&gt;takes&lt;/a&gt; a tile, &lt;a href=&apos;solo/place&apos;&gt;places&lt;/a&gt; it, adds a &lt;a href=&apos;solo/treasures&apos;&gt;treasure&lt;/a&gt; and then moves a &lt;a href=&apos;solo/troop&apos;&gt;troop&lt;/a&gt; there.</source>
        <comment>rules §7</comment>
        <translation>Grasz według zasad gry dwuosobowej. Po twojej turze Henryk robi cztery rzeczy: &lt;a href=&apos;solo/take&apos;&gt;bierze&lt;/a&gt; kafelek, &lt;a href=&apos;solo/place&apos;&gt;kładzie&lt;/a&gt; go, dokłada &lt;a href=&apos;solo/treasures&apos;&gt;skarb&lt;/a&gt;, a potem przesuwa tam &lt;a href=&apos;solo/troop&apos;&gt;oddział&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Treasures</source>
        <comment>rules §7 Treasures</comment>
        <translation>Skarby</translation>
    </message>
    <message>
        <source>When Henry has placed his tile, the top treasure of the pile, if there is one, goes on it face up, turned towards you.</source>
        <comment>rules §7.3</comment>
        <translation>Gdy Henryk położy kafelek, wierzchni skarb ze stosu skarbów, jeśli jakiś jeszcze został, trafia na niego odkryty i skierowany w twoją stronę.</translation>
    </message>
    <message>
        <source>A treasure in the landscape is removed as soon as its condition is met, even right when it is placed, and no matter who laid the tiles:</source>
        <comment>rules §7 Treasures</comment>
        <translation>Skarb w krajobrazie usuwa się, gdy tylko spełni się jego warunek, także od razu przy położeniu i bez względu na to, kto wyłożył kafelki:</translation>
    </message>
    <message>
        <source>Treasure</source>
        <comment>rules §7 Treasures</comment>
        <translation>Skarb</translation>
    </message>
    <message>
        <source>It is removed when</source>
        <comment>rules §7 Treasures</comment>
        <translation>Usuwa się go, gdy</translation>
    </message>
    <message>
        <source>&lt;b&gt;Column&lt;/b&gt; (in the printed rules: vertical): at least two tiles of the terrain shown lie in its column, at any distance. Its own tile does not count.</source>
        <comment>rules §7 Treasures</comment>
        <translation>&lt;b&gt;Kolumna&lt;/b&gt; (w instrukcji: pionowo): w jego kolumnie, w dowolnej odległości, leżą co najmniej dwa kafelki pokazanego terenu. Kafelka pod skarbem się nie liczy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Row&lt;/b&gt; (in the printed rules: horizontal): the same in its row.</source>
        <comment>rules §7 Treasures</comment>
        <translation>&lt;b&gt;Rząd&lt;/b&gt; (w instrukcji: poziomo): to samo w jego rzędzie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Formation:&lt;/b&gt; tiles of any kind lie on both neighbouring cells that it shows.</source>
        <comment>rules §7 Treasures</comment>
        <translation>&lt;b&gt;Formacja:&lt;/b&gt; na obu pokazanych sąsiednich polach leżą kafelki, dowolnego rodzaju.</translation>
    </message>
    <message>
        <source>The treasure on Henry&apos;s Market, “{treasure}”, needs two wheat tiles in its row. You build the Inn, and it is removed. Treasures left: {left}. Each of them would score for Henry.</source>
        <comment>rules §7 Treasures</comment>
        <translation>Skarb na Targu Henryka, „{treasure}”, wymaga w swoim rzędzie dwóch kafelków pszenicy. Budujesz Gospodę i skarb znika. Pozostałe skarby: {left}. Każdy z nich dałby Henrykowi punkty.</translation>
    </message>
    <message>
        <source>Henry&apos;s troops</source>
        <comment>rules §7.4</comment>
        <translation>Oddziały Henryka</translation>
    </message>
    <message>
        <source>Each of Henry&apos;s troops shows a cross in the colour of one terrain. The one whose cross matches the terrain of the tile just placed moves onto it.</source>
        <comment>rules §7.4</comment>
        <translation>Każdy oddział Henryka pokazuje krzyżyk w kolorze jednego terenu. Na właśnie położony kafelek wchodzi ten oddział, którego krzyżyk ma kolor terenu tego kafelka.</translation>
    </message>
    <message>
        <source>It blocks the tile for your troops, but it doubles nothing.</source>
        <comment>rules §7.4</comment>
        <translation>Blokuje ten kafelek twoim oddziałom, ale niczego nie podwaja.</translation>
    </message>
    <message>
        <source>Troop</source>
        <comment>rules §7.4</comment>
        <translation>Oddział</translation>
    </message>
    <message>
        <source>It moves onto his new tile of</source>
        <comment>rules §7.4</comment>
        <translation>Wchodzi na jego nowy kafelek</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>rules §7.4</comment>
        <translation>drewna</translation>
    </message>
    <message>
        <source>wheat</source>
        <comment>rules §7.4</comment>
        <translation>pszenicy</translation>
    </message>
    <message>
        <source>stone</source>
        <comment>rules §7.4</comment>
        <translation>kamienia</translation>
    </message>
    <message>
        <source>Scoring against Henry</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Punktacja w grze z Henrykiem</translation>
    </message>
    <message>
        <source>You score &lt;a href=&apos;end/scoring&apos;&gt;as usual&lt;/a&gt;.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Ty punktujesz &lt;a href=&apos;end/scoring&apos;&gt;jak zwykle&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Henry scores his buildings as usual, but his troops are ignored. Instead, his three best buildings are doubled.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Henryk punktuje swoje budynki jak zwykle, ale jego oddziały się nie liczą. Zamiast tego podwaja się trzy jego budynki, które dają najwięcej.</translation>
    </message>
    <message>
        <source>Roads are scored as usual, his and yours.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Drogi, jego i twoje, punktuje się jak zwykle.</translation>
    </message>
    <message>
        <source>Henry scores 5 for each treasure still on the pile or in the landscape.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Henryk dostaje 5 punktów za każdy skarb, który został na stosie albo w krajobrazie.</translation>
    </message>
    <message>
        <source>You win if you have &lt;i&gt;more&lt;/i&gt; points than Henry. A draw means you lose.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Wygrywasz, jeśli masz &lt;i&gt;więcej&lt;/i&gt; punktów niż Henryk. Przy równej liczbie przegrywasz.</translation>
    </message>
    <message>
        <source>Three of Henry&apos;s four buildings are doubled; the one that scores least is not. His buildings score {buildings}, and his treasures another {treasures}. Henry: {henry}. You: {you}.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Z czterech budynków Henryka podwaja się trzy; ten, który daje najmniej, nie jest podwojony. Punkty za budynki: {buildings}, za skarby: {treasures}. Henryk: {henry}. Ty: {you}.</translation>
    </message>
    <message>
        <source>Alone against Henry</source>
        <comment>rules §7</comment>
        <translation>Sam na sam z Henrykiem</translation>
    </message>
</context>
<context>
    <name>Rule book sources</name>
    <message>
        <source>Where the tiles come from</source>
        <comment>rules §1</comment>
        <translation>Skąd pochodzą kafelki</translation>
    </message>
    <message>
        <source>The printed rules name the sets, the buildings and their effects, but they show only some of the costs, and no roads. The rest is a &lt;b&gt;reconstruction&lt;/b&gt;, made to fit what they show.</source>
        <comment>rules §1</comment>
        <translation>Instrukcje wymieniają zestawy, budynki i ich efekty, ale kosztów pokazują tylko część, a dróg wcale. Reszta to &lt;b&gt;rekonstrukcja&lt;/b&gt;, dopasowana do tego, co pokazują.</translation>
    </message>
    <message>
        <source>From the printed rules</source>
        <comment>rules §1</comment>
        <translation>Z instrukcji</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <comment>rules §1</comment>
        <translation>Odtworzone</translation>
    </message>
    <message>
        <source>the six sets and what each building does</source>
        <comment>rules §1</comment>
        <translation>sześć zestawów i efekt każdego budynku</translation>
    </message>
    <message>
        <source>how many tiles there are of each building, and on which terrain; here each set has three of each terrain</source>
        <comment>rules §1</comment>
        <translation>ile jest kafelków każdego budynku i na jakim terenie; tutaj każdy zestaw ma po trzy na każdym terenie</translation>
    </message>
    <message>
        <source>some of the costs</source>
        <comment>rules §1</comment>
        <translation>część kosztów</translation>
    </message>
    <message>
        <source>the costs that no rulebook shows</source>
        <comment>rules §1</comment>
        <translation>koszty, których nie pokazuje żadna instrukcja</translation>
    </message>
    <message>
        <source>the four road ends of a Pilgrimage Site</source>
        <comment>rules §1</comment>
        <translation>cztery końce dróg na Miejscu pielgrzymek</translation>
    </message>
    <message>
        <source>all other roads</source>
        <comment>rules §1</comment>
        <translation>wszystkie inne drogi</translation>
    </message>
    <message>
        <source>the three kinds of treasures</source>
        <comment>rules §7</comment>
        <translation>trzy rodzaje skarbów</translation>
    </message>
    <message>
        <source>what the ten treasures show</source>
        <comment>rules §1</comment>
        <translation>co pokazuje każdy z dziesięciu skarbów</translation>
    </message>
    <message>
        <source>The section on each &lt;a href=&apos;buildings/overview&apos;&gt;building&lt;/a&gt; shows its tiles, and under each whether its cost was printed or reconstructed.</source>
        <comment>rules §1</comment>
        <translation>W opisie każdego &lt;a href=&apos;buildings/overview&apos;&gt;budynku&lt;/a&gt; widzisz jego kafelki, a pod każdym informację, czy koszt pochodzi z instrukcji, czy go odtworzono.</translation>
    </message>
    <message>
        <source>If you own the board game</source>
        <comment>rules §1</comment>
        <translation>Jeśli masz tę grę w pudełku</translation>
    </message>
    <message>
        <source>If you own the board game, you can correct what the reconstruction got wrong. All facts about the tiles are in one readable file, the catalogue.</source>
        <comment>rules §1</comment>
        <translation>Kto ma tę grę w pudełku, może poprawić to, co odtworzono błędnie. Wszystkie dane o kafelkach są w jednym czytelnym pliku – katalogu.</translation>
    </message>
    <message>
        <source>Copy the catalogue that comes with the program: {installed}</source>
        <comment>rules §1</comment>
        <translation>Skopiuj katalog dołączony do programu: {installed}</translation>
    </message>
    <message>
        <source>to your own data folder, under this name: {own}</source>
        <comment>rules §1</comment>
        <translation>do folderu z własnymi danymi, pod tą nazwą: {own}</translation>
    </message>
    <message>
        <source>Correct costs, terrains and roads with a text editor. A road section is written as the edges it joins: N, E, S, W. You may mark a fact as yours with the source “owner”.</source>
        <comment>rules §1</comment>
        <translation>Popraw koszty, tereny i drogi w edytorze tekstu. Odcinek drogi zapisuje się jako krawędzie, które łączy: N, E, S, W. Własną poprawkę możesz oznaczyć źródłem „owner”.</translation>
    </message>
    <message>
        <source>Restart the program. It checks your whole catalogue; if something is wrong, it says what and uses the built-in one.</source>
        <comment>rules §1</comment>
        <translation>Uruchom program ponownie. Sprawdzi on cały twój katalog; jeśli coś jest nie tak, powie, co to jest, i użyje wbudowanego.</translation>
    </message>
    <message>
        <source>Saved games remember the tiles they were played with, so old games do not change. The examples of this book always use the catalogue that comes with the program.</source>
        <comment>rules §1</comment>
        <translation>Zapisane gry pamiętają kafelki, którymi je rozegrano, więc dawne gry się nie zmieniają. Przykłady w tych zasadach zawsze korzystają z katalogu dołączonego do programu.</translation>
    </message>
    <message>
        <source>Where the editions differ</source>
        <comment>rules, introduction</comment>
        <translation>Czym różnią się wydania</translation>
    </message>
    <message>
        <source>This book is based on the Polish, the Slovak and the German rules of 2022. They describe the same game, but not always in the same words. This is where they differ:</source>
        <comment>rules, introduction</comment>
        <translation>Te zasady napisano na podstawie polskiej, słowackiej i niemieckiej instrukcji z 2022 roku. Opisują tę samą grę, ale nie zawsze tymi samymi słowami. Oto różnice:</translation>
    </message>
    <message>
        <source>The buildings in other languages</source>
        <comment>rules §5</comment>
        <translation>Budynki w innych językach</translation>
    </message>
    <message>
        <source>What the printed rules call the buildings, if your copy is in another language:</source>
        <comment>rules §5</comment>
        <translation>Jak instrukcje nazywają budynki – dla tych, którzy mają grę w innym języku:</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>rules §5</comment>
        <translation>Tutaj</translation>
    </message>
    <message>
        <source>Sources and editions</source>
        <comment>rules §1</comment>
        <translation>Źródła i wydania</translation>
    </message>
</context>
<context>
    <name>Rule book start</name>
    <message>
        <source>The game in a minute</source>
        <comment>rules, introduction</comment>
        <translation>Gra w minutę</translation>
    </message>
    <message>
        <source>Two heirs, White and Blue, build one landscape together. Their buildings stand in it side by side, but each heir scores only their own.</source>
        <comment>rules, introduction</comment>
        <translation>Dwóch następców, Biały i Niebieski, wspólnie układa jeden krajobraz. Ich budynki stoją w nim obok siebie, ale każdy dostaje punkty tylko za własne.</translation>
    </message>
    <message>
        <source>On your turn you &lt;a href=&apos;turn/take&apos;&gt;take&lt;/a&gt; one tile from the royal reserve, &lt;a href=&apos;turn/build&apos;&gt;build&lt;/a&gt; or &lt;a href=&apos;turn/expand&apos;&gt;expand&lt;/a&gt; with tiles from your hand as often as you can, and &lt;a href=&apos;turn/move&apos;&gt;move&lt;/a&gt; your troops. You do all this in any order.</source>
        <comment>rules §3</comment>
        <translation>W swojej turze &lt;a href=&apos;turn/take&apos;&gt;bierzesz&lt;/a&gt; jeden kafelek z królewskiej rezerwy, &lt;a href=&apos;turn/build&apos;&gt;budujesz&lt;/a&gt; lub &lt;a href=&apos;turn/expand&apos;&gt;powiększasz krajobraz&lt;/a&gt; kafelkami z ręki tyle razy, ile zdołasz, i &lt;a href=&apos;turn/move&apos;&gt;przesuwasz&lt;/a&gt; oddziały. Wszystko to w dowolnej kolejności.</translation>
    </message>
    <message>
        <source>You never spend anything. You have a resource as long as one of your troops stands on a tile that gives it, such a tile lies within your &lt;a href=&apos;turn/reach&apos;&gt;reach&lt;/a&gt;, or one of your buildings gives it.</source>
        <comment>rules §3 B.1</comment>
        <translation>Niczego się nie wydaje. Zasób masz tak długo, jak długo twój oddział stoi na kafelku, który go daje, taki kafelek leży w twoim &lt;a href=&apos;turn/reach&apos;&gt;zasięgu&lt;/a&gt; albo daje go twój budynek.</translation>
    </message>
    <message>
        <source>So your three troops are the heart of the game. Where they stand decides what you can do:</source>
        <comment>rules §3</comment>
        <translation>Dlatego sercem gry są twoje trzy oddziały. To, gdzie stoi każdy z nich, decyduje o twoich możliwościach:</translation>
    </message>
    <message>
        <source>In the landscape, a troop lets you place tiles on the cells around it and gives the resource of the tile under it.</source>
        <comment>rules §3 B.1</comment>
        <translation>W krajobrazie oddział otwiera dla twoich kafelków pola dookoła i daje zasób kafelka, na którym stoi.</translation>
    </message>
    <message>
        <source>In the royal reserve, a troop extends your reach: more tiles to choose from, and more resources.</source>
        <comment>rules §3 Reach</comment>
        <translation>W królewskiej rezerwie oddział zwiększa twój zasięg: więcej kafelków do wyboru i więcej zasobów.</translation>
    </message>
    <message>
        <source>At the end of the game, one of your troops on one of your buildings doubles its points.</source>
        <comment>rules §5</comment>
        <translation>Na koniec gry twój oddział na twoim budynku podwaja jego punkty.</translation>
    </message>
    <message>
        <source>When the last tile of the supply is drawn, the &lt;a href=&apos;end/last-round&apos;&gt;last round&lt;/a&gt; begins. After that, the landscape is &lt;a href=&apos;end/scoring&apos;&gt;scored&lt;/a&gt;, and the heir with more points wins.</source>
        <comment>rules §6</comment>
        <translation>Gdy ze wspólnego stosu zniknie ostatni kafelek, zaczyna się &lt;a href=&apos;end/last-round&apos;&gt;ostatnia runda&lt;/a&gt;. Po niej &lt;a href=&apos;end/scoring&apos;&gt;punktuje się&lt;/a&gt; krajobraz, a wygrywa następca, który ma więcej punktów.</translation>
    </message>
    <message>
        <source>The solo game, against Henry, has its &lt;a href=&apos;solo/setup&apos;&gt;own chapter&lt;/a&gt;.</source>
        <comment>rules §7</comment>
        <translation>Gra dla jednej osoby, z Henrykiem, ma &lt;a href=&apos;solo/setup&apos;&gt;własny rozdział&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>How to read this book</source>
        <comment>rules, introduction</comment>
        <translation>Jak czytać te zasady</translation>
    </message>
    <message>
        <source>The examples are live: the program draws each of them from a position and scores it by the same rules you play by, so pictures, words and game agree.</source>
        <comment>rules, introduction</comment>
        <translation>Przykłady są liczone na bieżąco. Program rysuje każdy z nich na podstawie pozycji i punktuje według tych samych zasad, którymi grasz, więc obrazek, słowa i gra zawsze się zgadzają.</translation>
    </message>
    <message>
        <source>In a picture, the tiles that points or resources come from have a gold frame, and the other tiles are paler. The letters and numbers at the edge name the cells, just as on the table: the first tile of a game lies on M13.</source>
        <comment>rules, introduction</comment>
        <translation>Złote ramki na obrazku otaczają kafelki, z których pochodzą punkty albo zasoby; pozostałe kafelki są bledsze. Litery i liczby na brzegu to nazwy pól, takie same jak na stole: pierwszy kafelek gry leży na M13.</translation>
    </message>
    <message>
        <source>White sits at the bottom in all examples, so White&apos;s buildings stand upright and Blue&apos;s upside down.</source>
        <comment>rules §3 B.1</comment>
        <translation>We wszystkich przykładach Biały siedzi na dole, więc budynki Białego stoją prosto, a Niebieskiego do góry nogami.</translation>
    </message>
    <message>
        <source>A box with a number such as R7 holds a &lt;a href=&apos;ruling/R1&apos;&gt;ruling&lt;/a&gt;: a point that the printed rules leave open, or that differs from language to language, and what this program does about it.</source>
        <comment>rules, introduction</comment>
        <translation>Ramka z numerem takim jak R7 zawiera &lt;a href=&apos;ruling/R1&apos;&gt;rozstrzygnięcie&lt;/a&gt;: sprawę, którą instrukcje pozostawiają otwartą albo w różnych językach opisują różnie, i to, co robi z nią program.</translation>
    </message>
    <message>
        <source>This program was made by fans. Its words and pictures are its own; the game itself is by Ondřej Cigánek, Ivan Dostál and Oldřich Rejl, published by Albi.</source>
        <comment>rules, introduction</comment>
        <translation>Ten program stworzyli fani. Słowa i obrazki są jego własne; autorami samej gry są Ondřej Cigánek, Ivan Dostál i Oldřich Rejl, a wydało ją wydawnictwo Albi.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <comment>rules, introduction</comment>
        <translation>Powitanie</translation>
    </message>
</context>
<context>
    <name>Rule book symbols</name>
    <message>
        <source>Costs</source>
        <comment>rules §1</comment>
        <translation>Koszty</translation>
    </message>
    <message>
        <source>The left edge of a tile shows what you need to build it, one icon for each resource. Two trees and a stone mean 2 wood and 1 stone.</source>
        <comment>rules §1</comment>
        <translation>Wzdłuż lewej krawędzi kafelka widać, czego potrzeba do budowy: jeden znak za każdy zasób. Dwa drzewa i głaz to 2 drewna i 1 kamień.</translation>
    </message>
    <message>
        <source>Icon</source>
        <comment>rules §1</comment>
        <translation>Znak</translation>
    </message>
    <message>
        <source>Meaning</source>
        <comment>rules §1</comment>
        <translation>Znaczenie</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wood&lt;/b&gt;, given by woods and pastures (green)</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Drewno&lt;/b&gt;, dają je lasy i pastwiska (zielone)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wheat&lt;/b&gt;, given by wheat fields (yellow)</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Pszenica&lt;/b&gt;, dają ją pola pszenicy (żółte)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stone&lt;/b&gt;, given by rocky plains (grey)</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Kamień&lt;/b&gt;, dają go skaliste równiny (szare)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Any resource:&lt;/b&gt; a &lt;a href=&apos;turn/expand&apos;&gt;discount&lt;/a&gt;</source>
        <comment>rules §3 B.2</comment>
        <translation>&lt;b&gt;Dowolny zasób:&lt;/b&gt; &lt;a href=&apos;turn/expand&apos;&gt;zniżka&lt;/a&gt;</translation>
    </message>
    <message>
        <source>On the table, red bars cross out what you are missing, discounts included. A green tick means that you have &lt;a href=&apos;turn/access&apos;&gt;access&lt;/a&gt; to the whole cost.</source>
        <comment>rules §3 B.1</comment>
        <translation>Na stole czerwone kreski przekreślają to, czego ci brakuje; zniżki są już wliczone. Zielony ptaszek znaczy, że masz &lt;a href=&apos;turn/access&apos;&gt;dostęp&lt;/a&gt; do wszystkich zasobów z kosztu.</translation>
    </message>
    <message>
        <source>Sets</source>
        <comment>rules §1</comment>
        <translation>Zestawy</translation>
    </message>
    <message>
        <source>The badge at the top right shows the &lt;a href=&apos;setup/sets&apos;&gt;set&lt;/a&gt;. It is only used for sorting the tiles.</source>
        <comment>rules §1</comment>
        <translation>Znaczek w prawym górnym rogu wskazuje &lt;a href=&apos;setup/sets&apos;&gt;zestaw&lt;/a&gt;. Przydaje się tylko przy sortowaniu kafelków.</translation>
    </message>
    <message>
        <source>Badge</source>
        <comment>rules §1</comment>
        <translation>Znaczek</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>rules §1</comment>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>Effects</source>
        <comment>rules §5</comment>
        <translation>Efekty</translation>
    </message>
    <message>
        <source>The strip at the bottom of a tile shows its effect without words. A gold coin means points, and a slash means “for each”. The red square is the tile itself.</source>
        <comment>rules §5</comment>
        <translation>Pasek u dołu kafelka pokazuje jego efekt bez słów. Złota moneta to punkty, a ukośnik czyta się „za każdy”. Czerwony kwadrat to sam kafelek.</translation>
    </message>
    <message>
        <source>Strip</source>
        <comment>rules §5</comment>
        <translation>Pasek</translation>
    </message>
    <message>
        <source>How to read it</source>
        <comment>rules §5</comment>
        <translation>Jak go czytać</translation>
    </message>
    <message>
        <source>White squares are any tiles, arrows the row or the column, and the number beside an arrow is how many count at most on that side.</source>
        <comment>rules §5 Inn</comment>
        <translation>Białe kwadraty to dowolne kafelki, strzałki to rząd albo kolumna, a liczba przy strzałce mówi, ile najwyżej liczy się z tej strony.</translation>
    </message>
    <message>
        <source>Squares in a cross around the red one: the neighbours along the edges.</source>
        <comment>rules §5 Market</comment>
        <translation>Kwadraty na krzyż wokół czerwonego: sąsiedzi stykający się bokiem.</translation>
    </message>
    <message>
        <source>Squares at the corners of the red one: the diagonal neighbours. A plus between two terrains makes them a pair.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Kwadraty na rogach czerwonego: sąsiedzi po przekątnej. Plus między dwoma terenami łączy je w parę.</translation>
    </message>
    <message>
        <source>A pale line through squares is a road.</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>Jasna linia przez kwadraty to droga.</translation>
    </message>
    <message>
        <source>Squares of a terrain that are joined: a connected area.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Złączone kwadraty jednego terenu: spójny obszar.</translation>
    </message>
    <message>
        <source>A house with a red roof is one of your buildings, here on wheat.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>Domek z czerwonym dachem to twój budynek, tutaj na pszenicy.</translation>
    </message>
    <message>
        <source>A dark house upside down is one of your opponent&apos;s buildings.</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>Ciemny domek do góry nogami to budynek przeciwnika.</translation>
    </message>
    <message>
        <source>A bent arrow: turn the tile over. A plus in front of a white square: one more tile.</source>
        <comment>rules §4 Camp</comment>
        <translation>Zagięta strzałka: odwróć kafelek. Plus przed białym kwadratem: jeszcze jeden kafelek.</translation>
    </message>
    <message>
        <source>A plus in front of an icon: it gives this resource.</source>
        <comment>rules §4</comment>
        <translation>Plus przed znakiem: daje ten zasób.</translation>
    </message>
    <message>
        <source>A square in three stripes with “=”: the same terrain as the tile&apos;s own.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>Kwadrat w trzy pasy ze znakiem „=”: ten sam teren co na tym kafelku.</translation>
    </message>
    <message>
        <source>A crossed-out building is destroyed. Two towers on wheels are the Siege Towers it takes.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Przekreślony budynek zostaje zniszczony. Dwie wieże na kołach to potrzebne do tego Wieże oblężnicze.</translation>
    </message>
    <message>
        <source>Broad battlements are a Fortress, the tower on wheels a Siege Tower.</source>
        <comment>rules §5 Fortress</comment>
        <translation>Szerokie blanki to Twierdza, wieża na kołach to Wieża oblężnicza.</translation>
    </message>
    <message>
        <source>Slanting arrows are the diagonals, and slim battlements a Watchtower.</source>
        <comment>rules §5 Garrison</comment>
        <translation>Ukośne strzałki to przekątne, a smukłe blanki – Wieża strażnicza.</translation>
    </message>
    <message>
        <source>A basket, a jug or a barrel is the craft. The second coin replaces the first.</source>
        <comment>rules §5 Guild</comment>
        <translation>Kosz, dzban albo beczka to rzemiosło. Druga moneta zastępuje pierwszą.</translation>
    </message>
    <message>
        <source>The symbols on the tiles</source>
        <comment>rules §1</comment>
        <translation>Symbole na kafelkach</translation>
    </message>
</context>
<context>
    <name>Rule book turn</name>
    <message>
        <source>Building</source>
        <comment>rules §3 B.1</comment>
        <translation>Budowa</translation>
    </message>
    <message>
        <source>Put a tile from your hand face up on an empty cell next to a tile with one of your troops on it. All eight cells around count, diagonals included.</source>
        <comment>rules §3 B.1</comment>
        <translation>Połóż kafelek z ręki odkryty na pustym polu sąsiadującym z kafelkiem, na którym stoi twój oddział. Liczy się każde z ośmiu pól dookoła, także po przekątnej.</translation>
    </message>
    <message>
        <source>Its bottom edge points towards you. So your buildings stand upright for you and upside down for your opponent, and everybody sees whose they are.</source>
        <comment>rules §3 B.1</comment>
        <translation>Jego dolna krawędź jest zwrócona do ciebie. Twoje budynki stoją więc prosto dla ciebie, a do góry nogami dla przeciwnika, i każdy widzi, czyje są.</translation>
    </message>
    <message>
        <source>There are no other conditions: the tile need not touch one of your own, and roads need not match.</source>
        <comment>rules §3 B.1</comment>
        <translation>Żadnych innych wymagań nie ma: miejsce nie musi przylegać do twojego kafelka, a drogi nie muszą do siebie pasować.</translation>
    </message>
    <message>
        <source>At the moment you build, you need &lt;a href=&apos;turn/access&apos;&gt;access&lt;/a&gt; to every resource in the cost.</source>
        <comment>rules §3 B.1</comment>
        <translation>W chwili budowy potrzebujesz &lt;a href=&apos;turn/access&apos;&gt;dostępu&lt;/a&gt; do wszystkich zasobów z kosztu.</translation>
    </message>
    <message>
        <source>The dashed cells lie around White&apos;s troops: White may put tiles on any of them. Empty cells in this picture: {cells}. It does not matter that a troop stands on Blue&apos;s building or on open terrain.</source>
        <comment>rules §3 B.1</comment>
        <translation>Pola z przerywaną ramką leżą wokół oddziałów Białego: na każdym z nich Biały może położyć kafelek. Takich pustych pól na obrazku: {cells}. Nie przeszkadza, że oddziały stoją na budynku Niebieskiego czy na terenie otwartym.</translation>
    </message>
    <message>
        <source>Access to resources</source>
        <comment>rules §3 B.1</comment>
        <translation>Dostęp do zasobów</translation>
    </message>
    <message>
        <source>Your access to wood, wheat and stone comes from three sources:</source>
        <comment>rules §3 B.1</comment>
        <translation>Dostęp do drewna, pszenicy i kamienia dają ci trzy rodzaje źródeł:</translation>
    </message>
    <message>
        <source>&lt;b&gt;The royal reserve:&lt;/b&gt; 1 for each tile within &lt;a href=&apos;turn/reach&apos;&gt;your reach&lt;/a&gt;, of its terrain.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Królewska rezerwa:&lt;/b&gt; po 1 za każdy kafelek w &lt;a href=&apos;turn/reach&apos;&gt;twoim zasięgu&lt;/a&gt;, według jego terenu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your troops:&lt;/b&gt; 1 for each tile on which one of them stands, of its terrain. It does not matter whose building it is, and open terrain counts, too.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Twoje oddziały:&lt;/b&gt; po 1 za każdy kafelek, na którym stoi któryś z nich, według jego terenu. Nieważne, czyj to budynek; liczy się też teren otwarty.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your Farms, Sawmills and Quarries:&lt;/b&gt; each gives 1 wheat, 1 wood or 1 stone, whether a troop stands there or not. One of your troops on it adds 1, as on any tile.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Twoje Farmy, Tartaki i Kamieniołomy:&lt;/b&gt; każdy taki budynek daje odpowiednio 1 pszenicę, 1 drewno albo 1 kamień, nawet gdy nie stoi tam oddział. Twój oddział na nim daje jeszcze 1, jak na każdym kafelku.</translation>
    </message>
    <message>
        <source>White wants to build the Cathedral. The tiles in gold frames give the resources: two lie within reach, and troops stand on the other two. Access: wood {wood}, wheat {wheat}, stone {stone}. Missing for the Cathedral: {short}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Biały chce wybudować Katedrę. Zasoby dają kafelki w złotych ramkach: dwa leżą w zasięgu, a na dwóch stoją oddziały. Dostęp: drewno {wood}, pszenica {wheat}, kamień {stone}. Zasoby, których brakuje do Katedry: {short}.</translation>
    </message>
    <message>
        <source>Resources are never spent. The same access works for every build of the turn, as long as you still have it.</source>
        <comment>rules §3 B.1</comment>
        <translation>Zasobów się nie wydaje. Ten sam dostęp służy wszystkim budowom w turze, dopóki go masz.</translation>
    </message>
    <message>
        <source>But it is checked again for each build: a tile that you have taken, or a troop that has left, no longer gives anything.</source>
        <comment>rules §3 B.1</comment>
        <translation>Sprawdza się go jednak od nowa przy każdej budowie: kafelek, który trafił na rękę, albo oddział, który odszedł, niczego już nie daje.</translation>
    </message>
    <message>
        <source>White&apos;s Farm gives 1 wheat by itself and 1 more for the retinue on it; a wheat and a stone tile lie within reach. Blue&apos;s Sawmill itself gives White nothing, but White&apos;s troop on it gives access to its terrain. White&apos;s access: wood {wood}, wheat {wheat}, stone {stone}. Missing for the Bakery: {short}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Farma Białego sama daje 1 pszenicę i jeszcze 1 za stojący na niej oddział orszaku; w zasięgu leżą kafelek pszenicy i kafelek kamienia. Tartak Niebieskiego sam nic Białemu nie daje, ale stojący na nim oddział Białego ma dostęp do jego terenu. Dostęp Białego: drewno {wood}, pszenica {wheat}, kamień {stone}. Zasoby, których brakuje do Piekarni: {short}.</translation>
    </message>
    <message>
        <source>White&apos;s retinue may march to any of the tiles in gold frames: {steps}. It may enter Blue&apos;s buildings, but no tile with a troop on it, no matter whose.</source>
        <comment>rules §3 C.1</comment>
        <translation>Oddział orszaku Białego może się przesunąć na kafelki w złotych ramkach; to razem {steps}. Może wejść na budynki Niebieskiego, ale nie na kafelek, na którym już stoi oddział, obojętnie czyj.</translation>
    </message>
    <message>
        <source>Discounts can make up for what is missing: see &lt;a href=&apos;turn/expand&apos;&gt;expanding&lt;/a&gt;.</source>
        <comment>rules §3 B.2</comment>
        <translation>Braki można wyrównać zniżkami: zobacz &lt;a href=&apos;turn/expand&apos;&gt;powiększanie krajobrazu&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Expanding and discounts</source>
        <comment>rules §3 B.2</comment>
        <translation>Powiększanie krajobrazu i zniżki</translation>
    </message>
    <message>
        <source>Put a tile from your hand face down on an empty cell, next to one of your troops as in building. It costs nothing.</source>
        <comment>rules §3 B.2</comment>
        <translation>Połóż kafelek z ręki zakryty na pustym polu obok swojego oddziału, tak jak przy budowie. Nic to nie kosztuje.</translation>
    </message>
    <message>
        <source>It is now open terrain. It belongs to nobody, has no roads and no points of its own, but troops may stand on it and it counts wherever tiles or terrains are counted.</source>
        <comment>rules §3 B.2</comment>
        <translation>Jest teraz terenem otwartym. Do nikogo nie należy, nie ma dróg ani własnych punktów, ale mogą na nim stać oddziały i liczy się wszędzie tam, gdzie liczy się kafelki lub tereny.</translation>
    </message>
    <message>
        <source>Each expansion gives you one &lt;b&gt;discount&lt;/b&gt;: one later build this turn needs 1 resource less, of any kind.</source>
        <comment>rules §3 B.2</comment>
        <translation>Każde powiększenie daje ci jedną &lt;b&gt;zniżkę&lt;/b&gt; (obniżkę kosztu budowy): jedna późniejsza budowa w tej turze wymaga o 1 zasób mniej, dowolnego rodzaju.</translation>
    </message>
    <message>
        <source>White has just laid out the tile on the right as open terrain. Missing for the Inn: {short}. Unused discounts: {open}. White can build the Inn, and the discount is used.</source>
        <comment>rules §3 B.2</comment>
        <translation>Biały wyłożył właśnie kafelek po prawej jako teren otwarty. Zasoby, których brakuje do Gospody: {short}. Dostępne zniżki: {open}. Biały może wybudować Gospodę i wykorzystuje zniżkę.</translation>
    </message>
    <message>
        <source>After two expansions White has two discounts, and both may be used on one build. Unused discounts: {open}. Missing for the Cathedral: {short}. Used: {used}.</source>
        <comment>rules R3</comment>
        <translation>Po dwóch powiększeniach Biały ma dwie zniżki i obie można wykorzystać przy jednej budowie. Dostępne zniżki: {open}. Zasoby, których brakuje do Katedry: {short}. Wykorzystane zniżki: {used}.</translation>
    </message>
    <message>
        <source>Moving troops</source>
        <comment>rules §3 C</comment>
        <translation>Przesuwanie oddziałów</translation>
    </message>
    <message>
        <source>Once on your turn, each of your troops may do one of these things:</source>
        <comment>rules §3 C</comment>
        <translation>Każdy twój oddział może raz w turze zrobić jedną z tych rzeczy:</translation>
    </message>
    <message>
        <source>&lt;b&gt;March&lt;/b&gt; to an adjacent tile of the landscape with no troop on it.</source>
        <comment>rules §3 C.1</comment>
        <translation>&lt;b&gt;Przesunąć się&lt;/b&gt; na sąsiedni kafelek krajobrazu, na którym nie stoi żaden oddział.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Deploy&lt;/b&gt; (ordinary troops only) from the royal reserve onto a tile with no troop on it, next to a tile with another of your troops.</source>
        <comment>rules §3 C.2</comment>
        <translation>&lt;b&gt;Przenieść się z rezerwy&lt;/b&gt;, tylko normalny oddział: na kafelek bez oddziału, sąsiadujący z kafelkiem, na którym stoi inny twój oddział.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Withdraw&lt;/b&gt; (ordinary troops only) from the landscape to the royal reserve. The retinue never leaves the landscape.</source>
        <comment>rules §3 C.3</comment>
        <translation>&lt;b&gt;Wycofać się&lt;/b&gt;, tylko normalny oddział: z krajobrazu do królewskiej rezerwy. Oddział orszaku nigdy nie opuszcza krajobrazu.</translation>
    </message>
    <message>
        <source>A troop that has moved shows its cross until your turn ends. It still counts for reach, access and the cells around it.</source>
        <comment>rules R4</comment>
        <translation>Oddział po ruchu pokazuje krzyżyk do końca twojej tury. Nadal liczy się do zasięgu, dostępu i pól dookoła.</translation>
    </message>
    <message>
        <source>Troops do not fight. An opposing troop only keeps yours off its tile.</source>
        <comment>rules §3 C</comment>
        <translation>Oddziały nie walczą. Oddział przeciwnika tylko zajmuje swój kafelek.</translation>
    </message>
    <message>
        <source>What you do in a turn</source>
        <comment>rules §3</comment>
        <translation>Co robisz w turze</translation>
    </message>
    <message>
        <source>The heirs take turns. On your turn you do three things, in any order and mixed as you like:</source>
        <comment>rules §3</comment>
        <translation>Następcy grają na przemian. W swojej turze robisz trzy rzeczy, w dowolnej kolejności i dowolnie je przeplatając:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take&lt;/b&gt; one tile from the royal reserve into your hand. You must do this, once. See &lt;a href=&apos;turn/take&apos;&gt;taking a tile&lt;/a&gt;.</source>
        <comment>rules §3 A</comment>
        <translation>&lt;b&gt;Weź&lt;/b&gt; na rękę jeden kafelek z królewskiej rezerwy. To obowiązek, ale tylko raz w turze. Zobacz &lt;a href=&apos;turn/take&apos;&gt;wzięcie kafelka&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; tiles from your hand, as many as you like or none: &lt;a href=&apos;turn/build&apos;&gt;build&lt;/a&gt; or &lt;a href=&apos;turn/expand&apos;&gt;expand&lt;/a&gt;.</source>
        <comment>rules §3 B</comment>
        <translation>&lt;b&gt;Zagraj&lt;/b&gt; dowolnie wiele kafelków z ręki albo żadnego: &lt;a href=&apos;turn/build&apos;&gt;buduj&lt;/a&gt; lub &lt;a href=&apos;turn/expand&apos;&gt;powiększaj krajobraz&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Move&lt;/b&gt; your troops, each at most once. See &lt;a href=&apos;turn/move&apos;&gt;moving troops&lt;/a&gt;.</source>
        <comment>rules §3 C</comment>
        <translation>&lt;b&gt;Przesuń&lt;/b&gt; oddziały, każdy najwyżej raz. Zobacz &lt;a href=&apos;turn/move&apos;&gt;przesuwanie oddziałów&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The order matters: what you take, where your troops stand and what you have just laid out all change what you can build next.</source>
        <comment>rules §3</comment>
        <translation>Kolejność ma znaczenie: to, co bierzesz, gdzie stoją twoje oddziały i co właśnie trafiło do krajobrazu, wpływa na to, co możesz wybudować potem.</translation>
    </message>
    <message>
        <source>Some buildings let you do more: see &lt;a href=&apos;effects/camp&apos;&gt;the Camp&lt;/a&gt; and &lt;a href=&apos;effects/siege&apos;&gt;the Siege Tower&lt;/a&gt;.</source>
        <comment>rules §4</comment>
        <translation>Niektóre budynki pozwalają na więcej: zobacz &lt;a href=&apos;effects/camp&apos;&gt;Obozowisko&lt;/a&gt; i &lt;a href=&apos;effects/siege&apos;&gt;Wieżę oblężniczą&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Your reach</source>
        <comment>rules §3 Reach</comment>
        <translation>Twój zasięg</translation>
    </message>
    <message>
        <source>Your reach is 1, plus 1 for each of your ordinary troops in the royal reserve: 1, 2 or 3 tiles. The printed rules call this the &lt;b&gt;royal protocol&lt;/b&gt;.</source>
        <comment>rules §3 Reach</comment>
        <translation>Twój zasięg wynosi 1 i jeszcze po 1 za każdy twój normalny oddział w królewskiej rezerwie: 1, 2 albo 3 kafelki. W instrukcji to &lt;b&gt;królewski protokół&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Count the tiles clockwise from the shield. Skip empty places without counting them.</source>
        <comment>rules §3 Reach</comment>
        <translation>Liczy się kafelki od tarczy, zgodnie z ruchem wskazówek zegara. Pustych miejsc się nie liczy.</translation>
    </message>
    <message>
        <source>You can take any tile within your reach. As long as it lies there, it also gives you its resource.</source>
        <comment>rules §3 Reach</comment>
        <translation>Możesz wziąć dowolny kafelek w swoim zasięgu. Dopóki tam leży, daje ci też swój zasób.</translation>
    </message>
    <message>
        <source>One of White&apos;s troops is in the royal reserve. White&apos;s reach: {reach}. The empty place in between is skipped.</source>
        <comment>rules §3 Reach</comment>
        <translation>Jeden oddział Białego jest w królewskiej rezerwie. Zasięg Białego: {reach}. Puste miejsce między kafelkami się pomija.</translation>
    </message>
    <message>
        <source>A troop that enters or leaves the royal reserve changes your reach at once, even in the middle of your turn.</source>
        <comment>rules §3 Reach</comment>
        <translation>Oddział, który wchodzi do królewskiej rezerwy albo z niej wychodzi, zmienia zasięg od razu, nawet w środku tury.</translation>
    </message>
    <message>
        <source>White withdraws a troop from the landscape to the royal reserve. White&apos;s reach before: {before}. Now: {now}. But the resource under that troop is gone.</source>
        <comment>rules §3 Reach</comment>
        <translation>Biały wycofuje oddział z krajobrazu do królewskiej rezerwy. Zasięg Białego przedtem: {before}. Teraz: {now}. Znika za to zasób spod tego oddziału.</translation>
    </message>
    <message>
        <source>Taking a tile</source>
        <comment>rules §3 A</comment>
        <translation>Wzięcie kafelka</translation>
    </message>
    <message>
        <source>Choose a tile within &lt;a href=&apos;turn/reach&apos;&gt;your reach&lt;/a&gt; and take it into your hand.</source>
        <comment>rules §3 A</comment>
        <translation>Wybierz kafelek w &lt;a href=&apos;turn/reach&apos;&gt;swoim zasięgu&lt;/a&gt; i weź go na rękę.</translation>
    </message>
    <message>
        <source>The shield moves to the place that is now empty, and turns to your opponent&apos;s crown.</source>
        <comment>rules §3 A</comment>
        <translation>Tarcza przesuwa się na opróżnione miejsce i odwraca na koronę przeciwnika.</translation>
    </message>
    <message>
        <source>The place the shield has left is filled with the top tile of the supply, face up.</source>
        <comment>rules §3 A</comment>
        <translation>Miejsce, które tarcza opuściła, zajmuje wierzchni kafelek ze wspólnego stosu, odkryty.</translation>
    </message>
    <message>
        <source>From now on the reach is counted from the shield&apos;s new place.</source>
        <comment>rules §3 A</comment>
        <translation>Od tej chwili zasięg liczy się od nowego miejsca tarczy.</translation>
    </message>
    <message>
        <source>White takes the second tile within reach. The reach is now counted from the shield&apos;s new place, so other tiles are within it. Access to stone before: {before}. Now: {now}.</source>
        <comment>rules §3 A</comment>
        <translation>Biały bierze drugi kafelek w zasięgu. Zasięg liczy się teraz od nowego miejsca tarczy, więc obejmuje inne kafelki. Dostęp do kamienia przedtem: {before}. Teraz: {now}.</translation>
    </message>
    <message>
        <source>You take exactly one tile per turn. Only a &lt;a href=&apos;effects/camp&apos;&gt;Camp&lt;/a&gt; allows one more.</source>
        <comment>rules §3 A</comment>
        <translation>W turze bierzesz dokładnie jeden kafelek. Tylko &lt;a href=&apos;effects/camp&apos;&gt;Obozowisko&lt;/a&gt; pozwala wziąć jeszcze jeden.</translation>
    </message>
    <message>
        <source>If the refill was the last tile of the supply, the &lt;a href=&apos;end/last-round&apos;&gt;last round&lt;/a&gt; begins.</source>
        <comment>rules §3 A</comment>
        <translation>Jeśli był to ostatni kafelek ze wspólnego stosu, zaczyna się &lt;a href=&apos;end/last-round&apos;&gt;ostatnia runda&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <comment>rules §3</comment>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>You may hold at most three tiles (the hand limit). If you have more, choose which to discard until three are left. Discarded tiles are out of the game.</source>
        <comment>rules §3</comment>
        <translation>Możesz mieć najwyżej trzy kafelki (limit kafelków na ręce). Jeśli masz więcej, wybierz, które odrzucić, aż zostaną trzy. Odrzucone kafelki są poza grą.</translation>
    </message>
    <message>
        <source>Your troops that have moved are turned back: they can move again in your next turn.</source>
        <comment>rules §3</comment>
        <translation>Twoje oddziały po ruchu odwraca się z powrotem: w następnej turze znów można je przesunąć.</translation>
    </message>
    <message>
        <source>Unused discounts are lost.</source>
        <comment>rules R3</comment>
        <translation>Niewykorzystane zniżki przepadają.</translation>
    </message>
    <message>
        <source>Then the other heir&apos;s turn begins. You cannot end your turn before you have taken your tile, if there is one within your reach.</source>
        <comment>rules §3 A</comment>
        <translation>Potem zaczyna się tura drugiego następcy. Nie możesz zakończyć tury, dopóki nie weźmiesz kafelka, jeśli jakiś leży w twoim zasięgu.</translation>
    </message>
    <message>
        <source>A turn</source>
        <comment>rules §3</comment>
        <translation>Tura</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Ruling of this program</source>
        <translation>Rozstrzygnięcie tego programu</translation>
    </message>
    <message>
        <source>Rule book</source>
        <extracomment>The title of the rule book, on its window and on paper.</extracomment>
        <translation>Zasady gry</translation>
    </message>
    <message>
        <source>cost as printed</source>
        <translation>koszt z instrukcji</translation>
    </message>
    <message>
        <source>cost from your catalogue</source>
        <translation>koszt podany przez ciebie</translation>
    </message>
    <message>
        <source>cost reconstructed</source>
        <translation>koszt odtworzony</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Page of the rule book</source>
        <translation>Strona zasad gry</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or different words.</source>
        <translation>Nic nie znaleziono. Spróbuj użyć mniej słów albo innych.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the rule book of:</source>
        <translation>
            <numerusform>%n miejsce w zasadach gry:</numerusform>
            <numerusform>%n miejsca w zasadach gry:</numerusform>
            <numerusform>%n miejsc w zasadach gry:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveErrors</name>
    <message>
        <source>The game is not being saved</source>
        <translation>Gra nie jest zapisywana</translation>
    </message>
    <message>
        <source>The game “{game}” is not being saved</source>
        <translation>Gra „{game}” nie jest zapisywana</translation>
    </message>
    <message>
        <source>{fault} {remedy} You can keep playing: every action tries to save the game again, and nothing is lost while the program is running.</source>
        <translation>{fault} {remedy} Możesz grać dalej: po każdej akcji program znów próbuje zapisać grę, a dopóki działa, nic nie przepadnie.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Zapisz gdzie indziej…</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Another program has changed the game</source>
        <translation>Inny program zmienił grę</translation>
    </message>
    <message>
        <source>The file {file} was changed while you were playing. The changed version is kept next to it as {name}; the game continues here as you see it.</source>
        <translation>Plik {file} został zmieniony w trakcie gry. To, co w nim znaleziono, zachowano obok pod nazwą {name}; tutaj gra toczy się dalej tak, jak ją widzisz.</translation>
    </message>
</context>
<context>
    <name>Score solo</name>
    <message>
        <source>You beat {level}, {more} points to {less}!</source>
        <extracomment>{level} is Henry with the name of his level, in the accusative.</extracomment>
        <translation>Pokonujesz {level} wynikiem {more} do {less}!</translation>
    </message>
    <message>
        <source>{level} beats you, {more} points to {less}.</source>
        <extracomment>{level} is Henry with the name of his level, in the nominative.</extracomment>
        <translation>{level} pokonuje cię wynikiem {more} do {less}.</translation>
    </message>
    <message numerus="yes">
        <source>%n points each. A tie isn&apos;t enough against Henry: you lose.</source>
        <extracomment>%n is how many both have.</extracomment>
        <translation>
            <numerusform>Każda strona ma %n punkt. Remis z Henrykiem nie wystarcza: przegrywasz.</numerusform>
            <numerusform>Każda strona ma %n punkty. Remis z Henrykiem nie wystarcza: przegrywasz.</numerusform>
            <numerusform>Każda strona ma %n punktów. Remis z Henrykiem nie wystarcza: przegrywasz.</numerusform>
        </translation>
    </message>
    <message>
        <source>You gave up, so {level} wins.</source>
        <extracomment>{level} is Henry with the name of his level, in the nominative.</extracomment>
        <translation>Poddajesz się, więc wygrywa {level}.</translation>
    </message>
    <message>
        <source>His three best count double.</source>
        <extracomment>Under Henry&apos;s buildings.</extracomment>
        <translation>Jego trzy najlepsze liczą się podwójnie.</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Skarb</translation>
    </message>
    <message numerus="yes">
        <source>%n treasures</source>
        <extracomment>Treasures that still lie face down.</extracomment>
        <translation>
            <numerusform>%n skarb</numerusform>
            <numerusform>%n skarby</numerusform>
            <numerusform>%n skarbów</numerusform>
        </translation>
    </message>
    <message>
        <source>on the pile</source>
        <translation>na stosie</translation>
    </message>
    <message>
        <source>{treasure}, at {cell}: {points} points</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;, {cell} like M13; read aloud.</extracomment>
        <translation>{treasure}, na {cell}, punkty: {points}</translation>
    </message>
    <message>
        <source>{treasures} on the pile: {points} points</source>
        <translation>{treasures} na stosie, punkty: {points}</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Points turn by turn</source>
        <translation>Punkty tura po turze</translation>
    </message>
    <message>
        <source>Points turn by turn: {white} has discs, {blue} squares</source>
        <translation>Punkty tura po turze: {white} – kółka, {blue} – kwadraty</translation>
    </message>
    <message>
        <source>Turn {turn}: {white} {white_points}, {blue} {blue_points}</source>
        <translation>Tura {turn}: {white} {white_points}, {blue} {blue_points}</translation>
    </message>
    <message>
        <source>At the end: {white} {white_points}, {blue} {blue_points}</source>
        <translation>Na końcu: {white} {white_points}, {blue} {blue_points}</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Game and players…</source>
        <translation>&amp;Gra i gracze…</translation>
    </message>
    <message>
        <source>Draw r&amp;oads</source>
        <translation>Rysuj dr&amp;ogi</translation>
    </message>
    <message>
        <source>Pho&amp;to…</source>
        <translation>&amp;Zdjęcie…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Zapisz jako P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Więcej…</translation>
    </message>
    <message>
        <source>C&amp;lear the table</source>
        <translation>S&amp;przątnij stół</translation>
    </message>
    <message>
        <source>&amp;Keep the game</source>
        <translation>Za&amp;chowaj grę</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wróć</translation>
    </message>
    <message>
        <source>Score a real game</source>
        <translation>Policz grę z pudełka</translation>
    </message>
    <message>
        <source>{piece}: click the cell where it lies, or press Enter there.</source>
        <translation>{piece}: kliknij pole, na którym leży, albo naciśnij tam Enter.</translation>
    </message>
    <message>
        <source>Choose a tile on the left, or type its name, then click the cell where it lies.</source>
        <translation>Wybierz kafelek po lewej albo wpisz jego nazwę, potem kliknij pole, na którym leży.</translation>
    </message>
    <message>
        <source>All is laid out: keep the game, print its sheet, or correct it.</source>
        <translation>Wszystko ułożone: zachowaj grę, wydrukuj arkusz albo popraw układ.</translation>
    </message>
    <message>
        <source>No tile that is left is called “{words}”.</source>
        <translation>Żaden pozostały kafelek nie nazywa się „{words}”.</translation>
    </message>
    <message>
        <source>“{words}”: {piece}. Enter lays it here; Page Down goes on.</source>
        <translation>„{words}”: {piece}. Enter kładzie tutaj; Page Down szuka dalej.</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: puste</translation>
    </message>
    <message>
        <source>{terrain}, face down</source>
        <translation>{terrain}, teren otwarty</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>teren otwarty</translation>
    </message>
    <message>
        <source>Tiles are laid for: {owner}</source>
        <translation>Układane kafelki: {owner}</translation>
    </message>
    <message>
        <source>Choose first what lies here: click it on the left, or type its name.</source>
        <translation>Najpierw wybierz, co tu leży: kliknij to po lewej albo wpisz nazwę.</translation>
    </message>
    <message>
        <source>&amp;Face down</source>
        <translation>&amp;Teren otwarty</translation>
    </message>
    <message>
        <source>A tile of {heir}</source>
        <translation>Kafelek: {heir}</translation>
    </message>
    <message>
        <source>Take the tile &amp;off</source>
        <translation>Z&amp;dejmij kafelek</translation>
    </message>
    <message>
        <source>&amp;Treasure</source>
        <translation>&amp;Skarb</translation>
    </message>
    <message>
        <source>Take it a&amp;way</source>
        <translation>&amp;Zabierz go</translation>
    </message>
    <message>
        <source>There is no tile here. Choose one on the left first.</source>
        <translation>Nie ma tu kafelka. Najpierw wybierz jakiś po lewej.</translation>
    </message>
    <message>
        <source>&amp;Roads</source>
        <translation>&amp;Drogi</translation>
    </message>
    <message>
        <source>The ends don&apos;t &amp;meet</source>
        <translation>Końce się nie &amp;łączą</translation>
    </message>
    <message>
        <source>As in the &amp;catalogue</source>
        <translation>Jak w &amp;katalogu</translation>
    </message>
    <message>
        <source>This is still a draft. {fault}</source>
        <translation>To jeszcze szkic. {fault}</translation>
    </message>
    <message>
        <source>A photo of the table</source>
        <translation>Zdjęcie stołu</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <translation>Obrazy (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Drag the grid with the middle mouse button and zoom by wheel until it fits.</source>
        <translation>Przeciągaj siatkę środkowym przyciskiem myszy i zmieniaj jej wielkość kółkiem, aż będzie pasować.</translation>
    </message>
    <message>
        <source>{white} and {blue}</source>
        <translation>{white} i {blue}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Arkusz punktacji</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Score sheet as PDF</source>
        <translation>Arkusz punktacji jako PDF</translation>
    </message>
    <message>
        <source>Landscape on your table</source>
        <translation>Krajobraz na twoim stole</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Dotychczasowe punkty</translation>
    </message>
    <message>
        <source>Close the score sheet</source>
        <translation>Zamknij notes punktacji</translation>
    </message>
</context>
<context>
    <name>ScoreSheetView</name>
    <message>
        <source>No buildings</source>
        <translation>Brak budynków</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>Roads are not scored in this game.</source>
        <translation>W tej grze drogi nie są punktowane.</translation>
    </message>
    <message>
        <source>No road joins two buildings.</source>
        <translation>Żadna droga nie łączy dwóch budynków.</translation>
    </message>
    <message numerus="yes">
        <source>Road over %n tile(s)</source>
        <translation>
            <numerusform>Droga przez %n kafelek</numerusform>
            <numerusform>Droga przez %n kafelki</numerusform>
            <numerusform>Droga przez %n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>{white} {white_count}, {blue} {blue_count}</source>
        <translation>{white} {white_count}, {blue} {blue_count}</translation>
    </message>
    <message>
        <source>{white} {white_points}, {blue} {blue_points}</source>
        <translation>{white} {white_points}, {blue} {blue_points}</translation>
    </message>
    <message numerus="yes">
        <source>{heir}: {building} at {cell}: doubled, %n point(s)</source>
        <translation>
            <numerusform>{heir}: {building} na {cell}: podwójnie, %n punkt</numerusform>
            <numerusform>{heir}: {building} na {cell}: podwójnie, %n punkty</numerusform>
            <numerusform>{heir}: {building} na {cell}: podwójnie, %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir}: {building} at {cell}: %n point(s)</source>
        <translation>
            <numerusform>{heir}: {building} na {cell}: %n punkt</numerusform>
            <numerusform>{heir}: {building} na {cell}: %n punkty</numerusform>
            <numerusform>{heir}: {building} na {cell}: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{road}: {counts}. Nobody scores.</source>
        <translation>{road}: {counts}. Nikt nie dostaje punktów.</translation>
    </message>
    <message numerus="yes">
        <source>{road}: {counts}. {heir}: %n point(s)</source>
        <translation>
            <numerusform>{road}: {counts}. {heir}: %n punkt</numerusform>
            <numerusform>{road}: {counts}. {heir}: %n punkty</numerusform>
            <numerusform>{road}: {counts}. {heir}: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Skarby</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Troops in the reserve</source>
        <translation>Oddziały w rezerwie</translation>
    </message>
    <message>
        <source>{loser} gave up: {winner} wins.</source>
        <translation>{loser} poddaje się: wygrywa {winner}.</translation>
    </message>
    <message>
        <source>It&apos;s a draw: equal points and equal troops in the reserve.</source>
        <translation>Remis: tyle samo punktów i tyle samo oddziałów w rezerwie.</translation>
    </message>
    <message>
        <source>{winner} wins by {more} to {less} points.</source>
        <translation>Wygrywa {winner}, wynik: {more} do {less}.</translation>
    </message>
    <message>
        <source>Equal points. {winner} has more troops in the reserve ({more} to {less}) and wins.</source>
        <translation>Tyle samo punktów. {winner} ma więcej oddziałów w rezerwie ({more} do {less}) i wygrywa.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Undo: {action}</source>
        <translation>Cofnij: {action}</translation>
    </message>
    <message>
        <source>Redo: {action}</source>
        <extracomment>{action} is what was done, such as &quot;Build the Mill at M13&quot;.</extracomment>
        <translation>Ponów: {action}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Giving up</source>
        <extracomment>Taken back by &quot;Undo: …&quot; after a player gave the game up.</extracomment>
        <translation>Poddanie się</translation>
    </message>
    <message>
        <source>The game has been given up</source>
        <translation>Gra została poddana</translation>
    </message>
    <message>
        <source>This game can&apos;t hold another action</source>
        <translation>W tej grze nie zmieści się już żadna akcja</translation>
    </message>
    <message>
        <source>The computer is about to play</source>
        <translation>Teraz gra komputer</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation>Zacznij turę od nowa</translation>
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
    <message>
        <source>Close neighbours, full rows and long roads.</source>
        <translation>Bliscy sąsiedzi, pełne rzędy i długie drogi.</translation>
    </message>
    <message>
        <source>Wide areas of one terrain, and buildings on them.</source>
        <translation>Rozległy teren jednego rodzaju i budynki na nim.</translation>
    </message>
    <message>
        <source>Resources first, then large and costly buildings.</source>
        <translation>Najpierw zasoby, potem duże i drogie budynki.</translation>
    </message>
    <message>
        <source>Nothing is safe: what you build may be destroyed.</source>
        <translation>Nic nie jest bezpieczne: budynki można niszczyć.</translation>
    </message>
    <message>
        <source>A keen eye for rows, columns and diagonals.</source>
        <translation>Dobre oko do rzędów, kolumn i przekątnych.</translation>
    </message>
    <message>
        <source>The right pair of neighbours for each workshop.</source>
        <translation>Właściwa para sąsiadów dla każdego warsztatu.</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>How hard a set is to play well.</extracomment>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>tricky</source>
        <extracomment>How hard a set is to play well.</extracomment>
        <translation>wymagający</translation>
    </message>
    <message>
        <source>fierce</source>
        <extracomment>How hard a set is to play well.</extracomment>
        <translation>bezlitosny</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>The Two Heirs</source>
        <translation>Dwóch następców</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>tura {turn}</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Notes punktacji</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Skarby</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Troops in the reserve</source>
        <translation>Oddziały w rezerwie</translation>
    </message>
    <message>
        <source>{points} × 2</source>
        <extracomment>Beside points of a building that a troop doubles: &quot;5 × 2&quot;.</extracomment>
        <translation>{points} × 2</translation>
    </message>
    <message>
        <source>no buildings</source>
        <translation>brak budynków</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Dotychczasowe punkty</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>Royal reserve</source>
        <translation>Królewska rezerwa</translation>
    </message>
    <message>
        <source>Points turn by turn</source>
        <translation>Punkty tura po turze</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation>
            <numerusform>Wspólny stos: %n kafelek</numerusform>
            <numerusform>Wspólny stos: %n kafelki</numerusform>
            <numerusform>Wspólny stos: %n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>This game cannot be copied</source>
        <translation>Tej gry nie można skopiować</translation>
    </message>
    <message>
        <source>There is no game to copy.</source>
        <translation>Nie ma gry do skopiowania.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Skopiowano.</translation>
    </message>
    <message>
        <source>Copied, without the order of the hidden tiles.</source>
        <translation>Skopiowano bez kolejności zakrytych kafelków.</translation>
    </message>
    <message>
        <source>Copied, with the order of the hidden tiles.</source>
        <translation>Skopiowano z kolejnością zakrytych kafelków.</translation>
    </message>
    <message>
        <source>Copying the game…</source>
        <translation>Kopiowanie gry…</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>W schowku nie ma tekstu.</translation>
    </message>
    <message>
        <source>Copy a whole game or position, then paste it here.</source>
        <translation>Skopiuj całą grę lub pozycję i wklej ją tutaj.</translation>
    </message>
    <message>
        <source>This text is not a game</source>
        <translation>Ten tekst nie jest grą</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Wczytywanie gry…</translation>
    </message>
    <message>
        <source>Open what you pasted?</source>
        <translation>Otworzyć wklejoną grę?</translation>
    </message>
    <message>
        <source>{game}. The current game stays among your games.</source>
        <translation>{game}. Bieżąca gra zostaje wśród twoich gier.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>A position of the game {game}</source>
        <translation>Pozycja z gry {game}</translation>
    </message>
    <message>
        <source>A position: {sets}</source>
        <translation>Pozycja: {sets}</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Obraz PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>Obraz SVG (*.svg)</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Obraz stołu</translation>
    </message>
    <message>
        <source>Picture of the greatest mistakes</source>
        <translation>Obraz największych błędów</translation>
    </message>
    <message>
        <source>Score pad as PDF</source>
        <translation>Notes punktacji jako PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved to {file}</source>
        <translation>Zapisano w {file}</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>Nie udało się zapisać pliku</translation>
    </message>
    <message>
        <source>Saving the file…</source>
        <translation>Zapisywanie pliku…</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;Kopiuj pozycję</translation>
    </message>
    <message>
        <source>Copy the &amp;game</source>
        <translation>Kopiuj &amp;grę</translation>
    </message>
    <message>
        <source>Include the order of &amp;hidden tiles</source>
        <translation>Kopiuj też kole&amp;jność zakrytych kafelków</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>&amp;Wklej grę lub pozycję</translation>
    </message>
    <message>
        <source>P&amp;icture of the table…</source>
        <translation>Obraz s&amp;tołu…</translation>
    </message>
    <message>
        <source>Score pad as P&amp;DF…</source>
        <translation>Notes punktacji jako PD&amp;F…</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>{white} and {blue}</source>
        <extracomment>Two players of a game.</extracomment>
        <translation>{white} i {blue}</translation>
    </message>
    <message>
        <source>{heir} against {level}</source>
        <extracomment>A solo game: {heir} is a player, {level} one of &quot;Henry the Poor&quot;, &quot;Henry the Brave&quot;, ….</extracomment>
        <translation>{heir} kontra {level}</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Wczytywanie gry…</translation>
    </message>
    <message>
        <source>This file cannot be read: {file}</source>
        <translation>Nie można odczytać pliku: {file}</translation>
    </message>
    <message>
        <source>Turn {turn} · {heir} to move</source>
        <extracomment>{heir} is the player whose turn it is.</extracomment>
        <translation>Tura {turn} · teraz {heir}</translation>
    </message>
    <message>
        <source>Finished after turn {turn} · {heir} won</source>
        <translation>Koniec po turze {turn} · wygrywa {heir}</translation>
    </message>
    <message>
        <source>Finished after turn {turn} · draw</source>
        <translation>Koniec po turze {turn} · remis</translation>
    </message>
    <message>
        <source>Finished · {heir} won</source>
        <extracomment>Of a game whose turns are not known, since it was played at a real table.</extracomment>
        <translation>Koniec · wygrywa {heir}</translation>
    </message>
    <message>
        <source>Finished · draw</source>
        <translation>Koniec · remis</translation>
    </message>
    <message>
        <source>from turn {turn} of “{game}”</source>
        <extracomment>The game branched off: {game} is another game, such as &quot;Anna and Boris&quot;.</extracomment>
        <translation>od tury {turn} gry „{game}”</translation>
    </message>
    <message>
        <source>{game} ({number})</source>
        <extracomment>One of several games of the same title: {game} is the title, such as &quot;Anna and Boris&quot;.</extracomment>
        <translation>{game} ({number})</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>w toku</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>dziś, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>wczoraj, {time}</translation>
    </message>
    <message>
        <source>{white} {white_points}, {blue} {blue_points}</source>
        <translation>{white} {white_points}, {blue} {blue_points}</translation>
    </message>
    <message>
        <source>last played {when}</source>
        <translation>ostatnio grana: {when}</translation>
    </message>
    <message>
        <source>started {when}</source>
        <translation>rozpoczęta: {when}</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Your games</source>
        <translation>Twoje gry</translation>
    </message>
    <message>
        <source>Search: names, sets, dates…</source>
        <translation>Szukaj: imiona, zestawy, daty…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Szukaj wśród gier</translation>
    </message>
    <message>
        <source>Sort the games</source>
        <translation>Uporządkuj gry</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>ostatnio grane</translation>
    </message>
    <message>
        <source>last started</source>
        <translation>ostatnio zaczęte</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>według nazwy</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>według tury</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>według punktów</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <translation>&amp;Odtwórz</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>&amp;Zmień nazwę…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Wróć do gry</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Folder z grami</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anali&amp;za</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>&amp;Wróć na stronę początkową</translation>
    </message>
    <message>
        <source>Open my games folder</source>
        <translation>Otwórz folder z moimi grami</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>Obe&amp;jrzyj</translation>
    </message>
    <message>
        <source>Choose a game first.</source>
        <translation>Najpierw wybierz grę.</translation>
    </message>
    <message>
        <source>This file cannot be read as a game.</source>
        <translation>Tego pliku nie można odczytać jako gry.</translation>
    </message>
    <message>
        <source>The current game can&apos;t be deleted: start or open another one first.</source>
        <translation>Bieżącej gry nie można usunąć: najpierw zacznij lub otwórz inną.</translation>
    </message>
    <message>
        <source>No games match. Try fewer words, or press Esc to see them all.</source>
        <translation>Żadna gra nie pasuje. Wpisz mniej słów albo naciśnij Esc, by zobaczyć wszystkie.</translation>
    </message>
    <message>
        <source>Games you start will appear here.</source>
        <translation>Tu pojawią się rozpoczęte przez ciebie gry.</translation>
    </message>
    <message>
        <source>Start a new game, or open one.</source>
        <translation>Zacznij nową grę albo otwórz zapisaną.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} z %n gry</numerusform>
            <numerusform>{shown} z %n gier</numerusform>
            <numerusform>{shown} z %n gier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Skróty</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>In the outline</source>
        <translation>Na liście</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation>W menu</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Twoje gry</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>Wypróbowywanie</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Zasady gry</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Samouczek</translation>
    </message>
    <message>
        <source>Go between reserve, hand, landscape, troops and heirs</source>
        <translation>Przejdź między rezerwą, ręką, krajobrazem, oddziałami i następcami</translation>
    </message>
    <message>
        <source>Move within an area</source>
        <translation>Poruszaj się w obrębie obszaru</translation>
    </message>
    <message>
        <source>Pick up, put down, activate</source>
        <translation>Podnieś, odłóż, wykonaj</translation>
    </message>
    <message>
        <source>Pick up a tile from your hand</source>
        <translation>Podnieś kafelek z ręki</translation>
    </message>
    <message>
        <source>Turn the tile over to expand</source>
        <translation>Odwróć kafelek, aby powiększyć krajobraz</translation>
    </message>
    <message>
        <source>Withdraw the troop</source>
        <translation>Wycofaj oddział</translation>
    </message>
    <message>
        <source>Strike the Camp</source>
        <translation>Zwiń Obozowisko</translation>
    </message>
    <message>
        <source>All that can be done here</source>
        <translation>Wszystko, co można tu zrobić</translation>
    </message>
    <message>
        <source>Put back what you have picked up</source>
        <translation>Odłóż to, co podniesione</translation>
    </message>
    <message>
        <source>Next or previous cell where it can go</source>
        <translation>Następne lub poprzednie pole, na które można go położyć</translation>
    </message>
    <message>
        <source>Your next or previous building</source>
        <translation>Twój następny lub poprzedni budynek</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Przybliż, oddal, dopasuj</translation>
    </message>
    <message>
        <source>From any table to its outline, and back</source>
        <translation>Z każdego stołu do jego listy i z powrotem</translation>
    </message>
    <message>
        <source>Move through the rows, open and close a branch</source>
        <translation>Poruszaj się po wierszach, otwórz i zamknij gałąź</translation>
    </message>
    <message>
        <source>Go to a branch, from the reserve to the chronicle</source>
        <translation>Przejdź do gałęzi, od rezerwy po kronikę</translation>
    </message>
    <message>
        <source>Carry out the only choice, or go to the list of choices</source>
        <translation>Wykonaj jedyną możliwość albo przejdź do listy</translation>
    </message>
    <message>
        <source>To the list of what can be done, and back</source>
        <translation>Do listy możliwości i z powrotem</translation>
    </message>
    <message>
        <source>The same list as a menu</source>
        <translation>Ta sama lista jako menu</translation>
    </message>
    <message>
        <source>Find a row by its name</source>
        <translation>Znajdź wiersz po nazwie</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>litery</translation>
    </message>
    <message>
        <source>Find a tile by its name</source>
        <translation>Znajdź kafelek po nazwie</translation>
    </message>
    <message>
        <source>Next or previous tile that fits</source>
        <translation>Następny lub poprzedni pasujący kafelek</translation>
    </message>
    <message>
        <source>Move through the cells</source>
        <translation>Poruszaj się po polach</translation>
    </message>
    <message>
        <source>Lay what is chosen, or tell what lies here</source>
        <translation>Połóż to, co wybrano, albo powiedz, co tu leży</translation>
    </message>
    <message>
        <source>Tiles of White, of Blue, face down</source>
        <translation>Kafelki: Biały, Niebieski, teren otwarty</translation>
    </message>
    <message>
        <source>Retinue and troop of White, of Blue</source>
        <translation>Oddział orszaku i oddział: Biały, Niebieski</translation>
    </message>
    <message>
        <source>Turn the tile to its next owner</source>
        <translation>Obróć kafelek do następnego właściciela</translation>
    </message>
    <message>
        <source>Take the tile off</source>
        <translation>Zdejmij kafelek</translation>
    </message>
    <message>
        <source>Move the tile</source>
        <translation>Przesuń kafelek</translation>
    </message>
    <message>
        <source>Draw a road to an edge, draw roads by clicking</source>
        <translation>Narysuj drogę do krawędzi, rysuj drogi kliknięciami</translation>
    </message>
    <message>
        <source>One treasure more or less face down</source>
        <translation>Jeden zakryty skarb więcej lub mniej</translation>
    </message>
    <message>
        <source>Sets, players and day</source>
        <translation>Zestawy, gracze i dzień</translation>
    </message>
    <message>
        <source>Print, save as PDF</source>
        <translation>Wydrukuj, zapisz jako PDF</translation>
    </message>
    <message>
        <source>Keep the game, leave it</source>
        <translation>Zachowaj grę, wyjdź</translation>
    </message>
    <message>
        <source>Answer with the chosen tile or terrain</source>
        <translation>Odpowiedz wybranym kafelkiem albo terenem</translation>
    </message>
    <message>
        <source>Next or previous tile of your hand</source>
        <translation>Następny lub poprzedni kafelek z ręki</translation>
    </message>
    <message>
        <source>Lay it, or tell what lies here</source>
        <translation>Połóż go albo powiedz, co tu leży</translation>
    </message>
    <message>
        <source>Lay tiles built, expanded</source>
        <translation>Kładź kafelki jako budynek, jako powiększenie</translation>
    </message>
    <message>
        <source>Turn a building face down</source>
        <translation>Odwróć budynek</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Next or previous tile</source>
        <translation>Następny lub poprzedni kafelek</translation>
    </message>
    <message>
        <source>One more wood, wheat, stone in the cost</source>
        <translation>Jedno drewno, jedna pszenica, jeden kamień więcej w koszcie</translation>
    </message>
    <message>
        <source>One less wood, wheat, stone in the cost</source>
        <translation>Jedno drewno, jedna pszenica, jeden kamień mniej w koszcie</translation>
    </message>
    <message>
        <source>On the large tile: draw a road to an edge</source>
        <translation>Na dużym kafelku: narysuj drogę do krawędzi</translation>
    </message>
    <message>
        <source>Printed like this, and on to the next tile</source>
        <translation>Tak wydrukowano i dalej do następnego kafelka</translation>
    </message>
    <message>
        <source>Tile as in the program, all as in the program</source>
        <translation>Kafelek jak w programie, wszystko jak w programie</translation>
    </message>
    <message>
        <source>Take over the roads from your table</source>
        <translation>Przejmij drogi z twojego stołu</translation>
    </message>
    <message>
        <source>Import, export</source>
        <translation>Importuj, eksportuj</translation>
    </message>
    <message>
        <source>Print all tiles</source>
        <translation>Wydrukuj wszystkie kafelki</translation>
    </message>
    <message>
        <source>Forward, back</source>
        <translation>Dalej, wstecz</translation>
    </message>
    <message>
        <source>Next area, previous area</source>
        <translation>Następny obszar, poprzedni obszar</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Otwórz menu</translation>
    </message>
    <message>
        <source>Press the button with the underlined letter</source>
        <translation>Naciśnij przycisk z podkreśloną literą</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <source>In the reserve (or if your hand has no such tile): the tile at that distance from the shield</source>
        <translation>W rezerwie (albo gdy na ręce nie ma tylu kafelków): kafelek w tej odległości od tarczy</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt i litera</translation>
    </message>
    <message>
        <source>Close a dialog, changing nothing</source>
        <translation>Zamknij okno, nic nie zmieniając</translation>
    </message>
    <message>
        <source>Mark tiles to discard</source>
        <translation>Zaznacz kafelki do odrzucenia</translation>
    </message>
    <message>
        <source>Move through the score sheet</source>
        <translation>Poruszaj się po notesie punktacji</translation>
    </message>
    <message>
        <source>Close the score sheet</source>
        <translation>Zamknij notes punktacji</translation>
    </message>
    <message>
        <source>Sort the results</source>
        <translation>Sortuj wyniki</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Obejrzyj ponownie</translation>
    </message>
    <message>
        <source>Review it</source>
        <translation>Przeanalizuj ją</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Export it</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Delete it, restore it</source>
        <translation>Usuń, przywróć</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Z powrotem do gry</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Odtwórz, wstrzymaj</translation>
    </message>
    <message>
        <source>Scoring a real game</source>
        <translation>Liczenie gry z pudełka</translation>
    </message>
    <message>
        <source>Henry at your table</source>
        <translation>Henryk przy twoim stole</translation>
    </message>
    <message>
        <source>The tiles of your box</source>
        <translation>Kafelki z twojego pudełka</translation>
    </message>
    <message>
        <source>One action back, forward</source>
        <translation>O akcję wstecz, naprzód</translation>
    </message>
    <message>
        <source>One turn back, forward</source>
        <translation>O turę wstecz, naprzód</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>Na początek, na koniec</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>Try something out from here</source>
        <translation>Wypróbuj coś od tego miejsca</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Przeanalizuj grę</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Previous mistake, next mistake</source>
        <translation>Poprzedni błąd, następny błąd</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>Spróbuj stąd jeszcze raz</translation>
    </message>
    <message>
        <source>Show the better turn</source>
        <translation>Pokaż lepszą turę</translation>
    </message>
    <message>
        <source>Show the turn played</source>
        <translation>Pokaż zagraną turę</translation>
    </message>
    <message>
        <source>Picture of the greatest mistakes</source>
        <translation>Obraz największych błędów</translation>
    </message>
    <message>
        <source>End the turn, which is then compared</source>
        <translation>Zakończ turę; zostanie porównana</translation>
    </message>
    <message>
        <source>Show our turn</source>
        <translation>Pokaż naszą turę</translation>
    </message>
    <message>
        <source>Try the position again</source>
        <translation>Spróbuj jeszcze raz w tej pozycji</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Następna pozycja</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Wstecz, naprzód</translation>
    </message>
    <message>
        <source>Previous page, next page</source>
        <translation>Poprzednia strona, następna strona</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Larger, smaller, normal text</source>
        <translation>Tekst większy, mniejszy, zwykły</translation>
    </message>
    <message>
        <source>Describe the pictures in words</source>
        <translation>Opisuj obrazki słowami</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Drukuj tę stronę</translation>
    </message>
    <message>
        <source>Next, back</source>
        <translation>Dalej, wstecz</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Ask about the table (as in a game)</source>
        <translation>Pytania o sytuację na stole (jak w grze)</translation>
    </message>
    <message>
        <source>Back to the lessons, then leave the tutorial</source>
        <translation>Do listy lekcji, potem wyjście z samouczka</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zakończ</translation>
    </message>
</context>
<context>
    <name>SideBoard</name>
    <message>
        <source>Nothing has been tried out yet.</source>
        <translation>Jeszcze niczego nie wypróbowano.</translation>
    </message>
    <message>
        <source>{heir} {change}</source>
        <translation>{heir} {change}</translation>
    </message>
    <message>
        <source>Points since you started here: {changes}.</source>
        <translation>Punkty od początku próby: {changes}.</translation>
    </message>
    <message>
        <source>Sandbox: try anything out – your game won&apos;t change</source>
        <translation>Plansza na próbę: sprawdź, co chcesz – twoja gra się nie zmieni</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Restart &amp;turn</source>
        <translation>&amp;Zacznij turę od nowa</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zakończ &amp;turę</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Od początku</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Wróć do gry</translation>
    </message>
    <message>
        <source>&amp;Back to the replay</source>
        <translation>&amp;Wróć do powtórki</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <translation>&amp;Wróć do analizy</translation>
    </message>
    <message>
        <source>The supply is shuffled differently here.</source>
        <translation>Wspólny stos potasowano tu inaczej.</translation>
    </message>
</context>
<context>
    <name>SoundToggle</name>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation>Dźwięki są włączone</translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation>Dźwięki są wyłączone</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>Landscape: %n tiles</source>
        <translation>
            <numerusform>Krajobraz: %n kafelek</numerusform>
            <numerusform>Krajobraz: %n kafelki</numerusform>
            <numerusform>Krajobraz: %n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <extracomment>{first} and {last} are the cells at two corners of the landscape, such as L12 and N14.</extracomment>
        <translation>od {first} do {last}</translation>
    </message>
    <message>
        <source>{cell}: {words}</source>
        <extracomment>{words} is a sentence about the starting tile or the scaffold, {cell} is where that is.</extracomment>
        <translation>{cell}: {words}</translation>
    </message>
    <message>
        <source>What you can do here</source>
        <translation>Co można wybrać</translation>
    </message>
    <message>
        <source>{what}, picked up</source>
        <translation>Podniesiono: {what}</translation>
    </message>
    <message>
        <source>{what}, picked up, face down</source>
        <translation>Podniesiono stroną terenu do góry: {what}</translation>
    </message>
    <message>
        <source>{place} – {effect}</source>
        <extracomment>{effect} is what can be done at the place, or how it changes the points: &quot;N14: empty – Build the Mill here&quot;, &quot;N14: empty – White: 1 point more&quot;.</extracomment>
        <translation>{place} – {effect}</translation>
    </message>
    <message numerus="yes">
        <source>{heir}: %n points more</source>
        <extracomment>What an action changes in the points of a player.</extracomment>
        <translation>
            <numerusform>{heir}: o %n punkt więcej</numerusform>
            <numerusform>{heir}: o %n punkty więcej</numerusform>
            <numerusform>{heir}: o %n punktów więcej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir}: %n points fewer</source>
        <translation>
            <numerusform>{heir}: o %n punkt mniej</numerusform>
            <numerusform>{heir}: o %n punkty mniej</numerusform>
            <numerusform>{heir}: o %n punktów mniej</numerusform>
        </translation>
    </message>
    <message>
        <source>For Henry: {cell}</source>
        <extracomment>Said of a tile of the royal reserve; {cell}, like M13, is where Henry would put it.</extracomment>
        <translation>U Henryka: {cell}</translation>
    </message>
    <message>
        <source>Put the cursor there</source>
        <translation>Przenieś tu kursor</translation>
    </message>
    <message>
        <source>Everything that can be done here</source>
        <translation>Wszystko, co można tu zrobić</translation>
    </message>
    <message>
        <source>Say what it is</source>
        <translation>Powiedz, co to jest</translation>
    </message>
    <message>
        <source>Withdraw the troop to the royal reserve</source>
        <translation>Wycofaj oddział do królewskiej rezerwy</translation>
    </message>
    <message>
        <source>New in the royal reserve: {tile}</source>
        <translation>Nowe w królewskiej rezerwie: {tile}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <extracomment>{what} is one or more of the chronicle&apos;s sentences, without a full stop.</extracomment>
        <translation>Cofnięto: {what}</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Cofnięto</translation>
    </message>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Od twojej ostatniej tury nic się nie wydarzyło.</translation>
    </message>
    <message>
        <source>There is no message yet.</source>
        <translation>Nie ma jeszcze żadnego komunikatu.</translation>
    </message>
    <message>
        <source>What you&apos;ve picked up can&apos;t go anywhere in the landscape.</source>
        <translation>Tego, co trzymasz, nie można położyć nigdzie w krajobrazie.</translation>
    </message>
    <message>
        <source>You have no buildings yet.</source>
        <translation>Nie masz jeszcze żadnych budynków.</translation>
    </message>
    <message>
        <source>This is the only place.</source>
        <extracomment>Where a key would go on to the next place of a kind.</extracomment>
        <translation>To jedyne takie miejsce.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Bunny Kingdom</source>
        <translation>Królestwo królików</translation>
    </message>
    <message>
        <source>Two to four lords pick cards at once and settle one map.</source>
        <translation>Od dwóch do czterech lordów naraz wybiera karty i zasiedla jedną planszę.</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dwóch następców</translation>
    </message>
    <message>
        <source>Two heirs build one kingdom: alone against Henry, or in a duel.</source>
        <translation>Dwoje dziedziców buduje jedno królestwo: samotnie przeciw Henrykowi albo w pojedynku.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Royal reserve</source>
        <translation>Królewska rezerwa</translation>
    </message>
    <message>
        <source>{heir}&apos;s reach: {reach}</source>
        <translation>{heir} – zasięg: {reach}</translation>
    </message>
    <message numerus="yes">
        <source>%n troops in the reserve + 1</source>
        <translation>
            <numerusform>%n oddział w rezerwie + 1</numerusform>
            <numerusform>%n oddziały w rezerwie + 1</numerusform>
            <numerusform>%n oddziałów w rezerwie + 1</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Gra dobiegła końca</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation>
            <numerusform>Wspólny stos: %n kafelek</numerusform>
            <numerusform>Wspólny stos: %n kafelki</numerusform>
            <numerusform>Wspólny stos: %n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Supply: {count}</source>
        <extracomment>Little room: beside the pile.</extracomment>
        <translation>Stos: {count}</translation>
    </message>
    <message>
        <source>on top: {resource}</source>
        <extracomment>Under the number of tiles in the supply: the terrain that the topmost one shows.</extracomment>
        <translation>wierzch: {resource}</translation>
    </message>
    <message>
        <source>empty: last round</source>
        <translation>pusty: ostatnia runda</translation>
    </message>
    <message numerus="yes">
        <source>%n out</source>
        <extracomment>How many tiles have left the game; little room.</extracomment>
        <translation>
            <numerusform>%n poza grą</numerusform>
            <numerusform>%n poza grą</numerusform>
            <numerusform>%n poza grą</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of the game: {tiles}.</source>
        <translation>Poza grą: {tiles}.</translation>
    </message>
    <message>
        <source>No tile has left the game.</source>
        <translation>Żaden kafelek nie opuścił gry.</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>Under the name of the heir whose turn it is.</extracomment>
        <translation>teraz gra</translation>
    </message>
    <message>
        <source>What the rule book says</source>
        <extracomment>In the menu of a tile or a place: opens the rule book where it tells about it.</extracomment>
        <translation>Co mówią zasady gry</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>ostatnia tura</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>Under the name of the heir whose turn it is not.</extracomment>
        <translation>czeka</translation>
    </message>
    <message>
        <source>points so far</source>
        <translation>punkty dotąd</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>Under the points at the end of the game.</extracomment>
        <translation>punkty</translation>
    </message>
    <message>
        <source>Hand: {count} of {limit}</source>
        <translation>Ręka: {count} z {limit}</translation>
    </message>
    <message>
        <source>Reach: {reach}</source>
        <translation>Zasięg: {reach}</translation>
    </message>
    <message numerus="yes">
        <source>%n discounts</source>
        <translation>
            <numerusform>%n zniżka</numerusform>
            <numerusform>%n zniżki</numerusform>
            <numerusform>%n zniżek</numerusform>
        </translation>
    </message>
    <message>
        <source>× {count}</source>
        <extracomment>In front of the number of resources: &quot;× 2&quot;.</extracomment>
        <translation>× {count}</translation>
    </message>
    <message>
        <source>Last round: one more turn each after this one</source>
        <translation>Ostatnia runda: po tej turze każdy ma jeszcze jedną</translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turns left</source>
        <translation>
            <numerusform>Ostatnia runda: to ostatnia tura</numerusform>
            <numerusform>Ostatnia runda: zostały %n tury</numerusform>
            <numerusform>Ostatnia runda: zostało %n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has ended</source>
        <translation>Gra dobiegła końca</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Weź</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <extracomment>{tile} is the accusative: &quot;Take the Mill&quot;.</extracomment>
        <translation>Weź {tile}</translation>
    </message>
    <message>
        <source>Strike the Camp</source>
        <translation>Zwiń Obozowisko</translation>
    </message>
    <message>
        <source>Destroy {tile}</source>
        <extracomment>{tile} is the accusative: &quot;Destroy the Mill&quot;.</extracomment>
        <translation>Zniszcz {tile}</translation>
    </message>
    <message>
        <source>Build {tile}</source>
        <extracomment>{tile} is the accusative: &quot;Build the Mill&quot;.</extracomment>
        <translation>Wybuduj {tile}</translation>
    </message>
    <message>
        <source>Expand ({terrain})</source>
        <extracomment>{terrain} is the nominative.</extracomment>
        <translation>Powiększ krajobraz ({terrain})</translation>
    </message>
    <message>
        <source>Pick up the troop</source>
        <translation>Podnieś oddział</translation>
    </message>
    <message>
        <source>Pick up {tile}</source>
        <translation>Podnieś {tile}</translation>
    </message>
    <message>
        <source>Withdraw the troop</source>
        <translation>Wycofaj oddział</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <translation>Odwróć</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>Deploy a troop here</source>
        <translation>Przenieś tu oddział z rezerwy</translation>
    </message>
    <message>
        <source>March here from {cell}</source>
        <translation>Przesuń tu oddział z {cell}</translation>
    </message>
    <message>
        <source>Build {tile} here</source>
        <extracomment>{tile} is the accusative: &quot;Build the Mill here&quot;.</extracomment>
        <translation>Wybuduj tu {tile}</translation>
    </message>
    <message>
        <source>Expand here with {tile}</source>
        <translation>Połóż tu {tile} jako teren otwarty</translation>
    </message>
    <message>
        <source>Nothing can be done here now</source>
        <translation>Nic tu teraz nie można zrobić</translation>
    </message>
    <message>
        <source>{tile}: no empty cell lies beside your troops. Esc puts it back.</source>
        <extracomment>{tile} is a building in the nominative.</extracomment>
        <translation>{tile}: obok twoich oddziałów nie ma wolnego pola. Esc odkłada kafelek.</translation>
    </message>
    <message>
        <source>Troop: no tile beside it is free. It can only withdraw to the royal reserve.</source>
        <translation>Oddział: żaden kafelek obok nie jest wolny. Można go tylko wycofać do królewskiej rezerwy.</translation>
    </message>
    <message>
        <source>Retinue: no tile beside it is free to march to. Esc puts it back.</source>
        <translation>Oddział orszaku: żaden kafelek obok nie jest wolny. Esc go odkłada.</translation>
    </message>
    <message>
        <source>Troop: no tile beside your other troops is free. Esc puts it back.</source>
        <translation>Oddział: żaden kafelek obok twoich pozostałych oddziałów nie jest wolny. Esc go odkłada.</translation>
    </message>
    <message>
        <source>March to {place}</source>
        <translation>Przesunięcie na {place}</translation>
    </message>
    <message>
        <source>Deploy to {place}</source>
        <translation>Z rezerwy na {place}</translation>
    </message>
    <message>
        <source>Withdraw to the royal reserve</source>
        <translation>Wycofanie do królewskiej rezerwy</translation>
    </message>
    <message>
        <source>covered by</source>
        <translation>pokrywają</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>nic nie kosztuje</translation>
    </message>
    <message numerus="yes">
        <source>and %n discounts</source>
        <translation>
            <numerusform>i %n zniżka</numerusform>
            <numerusform>i %n zniżki</numerusform>
            <numerusform>i %n zniżek</numerusform>
        </translation>
    </message>
    <message>
        <source>gives a discount of 1 resource</source>
        <translation>daje zniżkę: 1 zasób</translation>
    </message>
    <message>
        <source>{heir} {before} → {after}</source>
        <translation>{heir} {before} → {after}</translation>
    </message>
    <message>
        <source>{heir} {points}, unchanged</source>
        <translation>{heir} {points}, bez zmian</translation>
    </message>
    <message>
        <source>reach {before} → {after}</source>
        <translation>zasięg {before} → {after}</translation>
    </message>
    <message>
        <source>You haven&apos;t picked anything up.</source>
        <translation>Niczego nie podniesiono.</translation>
    </message>
    <message>
        <source>Pick up a tile from your hand or a troop first.</source>
        <translation>Najpierw podnieś kafelek z ręki albo oddział.</translation>
    </message>
    <message>
        <source>That tile is in {heir}&apos;s hand.</source>
        <translation>Ten kafelek trzyma {heir}.</translation>
    </message>
    <message>
        <source>That is {heir}&apos;s troop.</source>
        <translation>Tym oddziałem dowodzi {heir}.</translation>
    </message>
    <message>
        <source>No troop of yours stands here.</source>
        <translation>Nie stoi tu twój oddział.</translation>
    </message>
    <message>
        <source>A tile of the royal reserve goes into your hand first.</source>
        <translation>Kafelek z królewskiej rezerwy trafia najpierw na twoją rękę.</translation>
    </message>
    <message>
        <source>A tile from your hand goes on a cell of the landscape.</source>
        <translation>Kafelek z ręki trafia na pole krajobrazu.</translation>
    </message>
    <message>
        <source>A troop goes to a tile, or back to the royal reserve.</source>
        <translation>Oddział przesuwa się na kafelek albo wraca do królewskiej rezerwy.</translation>
    </message>
    <message>
        <source>Pick up a tile from your hand to turn it over.</source>
        <translation>Aby odwrócić kafelek, podnieś go z ręki.</translation>
    </message>
    <message>
        <source>Go to a cell of the landscape first.</source>
        <translation>Najpierw przejdź na pole krajobrazu.</translation>
    </message>
    <message>
        <source>This place of the royal reserve is empty.</source>
        <translation>To miejsce królewskiej rezerwy jest puste.</translation>
    </message>
    <message>
        <source>{tile}: put it into your hand to take it, or click it again; Esc puts it back.</source>
        <translation>{tile}: dołóż kafelek do swojej ręki, aby go wziąć, albo kliknij go ponownie; Esc go odkłada.</translation>
    </message>
    <message>
        <source>Troop: put it on a lit tile to march, or on the royal reserve to withdraw.</source>
        <translation>Oddział: przesuń go na podświetlony kafelek albo do królewskiej rezerwy, aby go wycofać.</translation>
    </message>
    <message>
        <source>Retinue: put it on a lit tile to march.</source>
        <translation>Oddział orszaku: przesuń go na podświetlony kafelek.</translation>
    </message>
    <message>
        <source>Troop: put it on a lit tile to deploy it.</source>
        <translation>Oddział: przenieś go z rezerwy na podświetlony kafelek.</translation>
    </message>
    <message>
        <source>No tile has that number.</source>
        <translation>Żaden kafelek nie ma tego numeru.</translation>
    </message>
    <message>
        <source>Royal shield, {heir}&apos;s crown</source>
        <translation>Królewska tarcza, korona: {heir}</translation>
    </message>
    <message>
        <source>Tiles in the golden sector are within reach: click one or drag it to your hand.</source>
        <translation>Kafelki w złotym wycinku są w zasięgu: kliknij jeden albo przeciągnij go do swojej ręki.</translation>
    </message>
    <message>
        <source>{heir}&apos;s area.</source>
        <translation>Tu siedzi {heir}.</translation>
    </message>
    <message>
        <source>{heir} has no access to {resource}.</source>
        <extracomment>{resource} is from &quot;Access to resources&quot;.</extracomment>
        <translation>{heir} nie ma dostępu do {resource}.</translation>
    </message>
    <message numerus="yes">
        <source>%n from the royal reserve</source>
        <translation>
            <numerusform>%n z królewskiej rezerwy</numerusform>
            <numerusform>%n z królewskiej rezerwy</numerusform>
            <numerusform>%n z królewskiej rezerwy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from tiles with troops</source>
        <translation>
            <numerusform>%n z kafelka z oddziałem</numerusform>
            <numerusform>%n z kafelków z oddziałami</numerusform>
            <numerusform>%n z kafelków z oddziałami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from buildings</source>
        <translation>
            <numerusform>%n z budynku</numerusform>
            <numerusform>%n z budynków</numerusform>
            <numerusform>%n z budynków</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir}, {resource}: {sources}.</source>
        <translation>{heir}, {resource}: {sources}.</translation>
    </message>
    <message>
        <source>You can afford it now.</source>
        <translation>Masz teraz dość zasobów.</translation>
    </message>
    <message>
        <source>Once you take it, you can afford it.</source>
        <translation>Po wzięciu będziesz mieć dość zasobów.</translation>
    </message>
    <message>
        <source>costs</source>
        <translation>kosztuje</translation>
    </message>
    <message>
        <source>covered by {means}</source>
        <extracomment>{means} is one or more like &quot;1 wood&quot; and &quot;1 discount&quot;, nominative; read aloud.</extracomment>
        <translation>pokrycie: {means}</translation>
    </message>
    <message>
        <source>missing</source>
        <extracomment>Behind it come the glyphs of the resources that nothing covers.</extracomment>
        <translation>brakuje</translation>
    </message>
    <message>
        <source>then you can build {tiles}</source>
        <extracomment>What expanding here would allow; {tiles} are objects: &quot;the Mill and the Inn&quot;.</extracomment>
        <translation>wtedy można wybudować {tiles}</translation>
    </message>
    <message>
        <source>a troop on it gives access to {resource}</source>
        <extracomment>{resource} is from &quot;Access to resources&quot;.</extracomment>
        <translation>oddział na nim daje dostęp do {resource}</translation>
    </message>
    <message numerus="yes">
        <source>with your troop on it: %n</source>
        <translation>
            <numerusform>z twoim oddziałem na nim: %n</numerusform>
            <numerusform>z twoim oddziałem na nim: %n</numerusform>
            <numerusform>z twoim oddziałem na nim: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with its owner&apos;s troop on it: %n</source>
        <extracomment>The same of a building of the other heir.</extracomment>
        <translation>
            <numerusform>z oddziałem właściciela na nim: %n</numerusform>
            <numerusform>z oddziałem właściciela na nim: %n</numerusform>
            <numerusform>z oddziałem właściciela na nim: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It becomes open terrain; you may take one more tile.</source>
        <translation>Staje się terenem otwartym; możesz wziąć jeszcze jeden kafelek.</translation>
    </message>
    <message>
        <source>No cell next to your troops is empty.</source>
        <extracomment>Of a tile in hand that can be put nowhere at all.</extracomment>
        <translation>Obok twoich oddziałów nie ma pustego pola.</translation>
    </message>
    <message>
        <source>Missing now: {resources}.</source>
        <extracomment>{resources} is one amount or more from &quot;Resources missing&quot;: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>Teraz brakuje {resources}.</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The same when the game is over.</extracomment>
        <translation>pusty</translation>
    </message>
    <message>
        <source>The shield is tossed: who goes first?</source>
        <translation>Rzut tarczą: kto zaczyna?</translation>
    </message>
    <message>
        <source>{heir} goes first</source>
        <extracomment>Called out when a game begins: {heir} has the first turn.</extracomment>
        <translation>Zaczyna {heir}</translation>
    </message>
    <message>
        <source>victory</source>
        <extracomment>Under the name of who has won, and of both after a draw.</extracomment>
        <translation>zwycięstwo</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>{action}: click the button, or the tile again; Esc leaves it as it is.</source>
        <extracomment>{action} is what the button beside the tile says, like &quot;Destroy the Mill&quot;.</extracomment>
        <translation>{action}: kliknij przycisk albo ponownie kafelek; Esc zostawia go bez zmian.</translation>
    </message>
    <message>
        <source>Troop: put it on a lit tile; whichever troop can go there will go.</source>
        <extracomment>One of the alike shields at an heir&apos;s place is picked up: any troop of the heir is meant.</extracomment>
        <translation>Oddział: połóż go na podświetlonym kafelku; pójdzie ten, który może tam dotrzeć.</translation>
    </message>
    <message>
        <source>Troop: put it on a lit tile to march.</source>
        <translation>Oddział: przesuń go na podświetlony kafelek.</translation>
    </message>
    <message>
        <source>{tile}: put it on a lit cell to build; F or the right button turns it over.</source>
        <translation>{tile}: połóż kafelek na podświetlonym polu, aby budować; F albo prawy przycisk go odwraca.</translation>
    </message>
    <message>
        <source>{tile}, face down: put it on a lit cell to expand; F or the right button turns it over.</source>
        <translation>{tile}, zakryty kafelek: połóż go na podświetlonym polu, aby powiększyć krajobraz; F albo prawy przycisk go odwraca.</translation>
    </message>
    <message>
        <source>Troop: put it on the royal reserve to withdraw it.</source>
        <translation>Oddział: przesuń go do królewskiej rezerwy, aby go wycofać.</translation>
    </message>
    <message>
        <source>Not part of this step.</source>
        <extracomment>In the tutorial: the rules allow it, but the present step asks for something else.</extracomment>
        <translation>To nie należy do tego kroku.</translation>
    </message>
    <message>
        <source>Not part of this step. Esc puts it back.</source>
        <translation>To nie należy do tego kroku. Esc odkłada na miejsce.</translation>
    </message>
    <message>
        <source>{tile}: turn it over for this step, with F or the right mouse button.</source>
        <extracomment>In the tutorial. {tile} is a building in the nominative.</extracomment>
        <translation>{tile}: w tym kroku odwróć kafelek klawiszem F albo prawym przyciskiem myszy.</translation>
    </message>
    <message>
        <source>{tile}: nowhere to build it now. {reasons} F or the right button turns it over.</source>
        <extracomment>{tile} is a building in the nominative, {reasons} one or more whole sentences.</extracomment>
        <translation>{tile}: teraz nie ma pola pod budowę. {reasons} F albo prawy przycisk odwraca kafelek.</translation>
    </message>
    <message>
        <source>{heir}, {resource}: {number}</source>
        <extracomment>The same in short: &quot;White, wood: 2&quot;.</extracomment>
        <translation>{heir}, {resource}: {number}</translation>
    </message>
    <message>
        <source>Missing once taken: {resources}.</source>
        <extracomment>{resources} is one amount or more from &quot;Resources missing&quot;: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>Po wzięciu brakuje {resources}.</translation>
    </message>
    <message numerus="yes">
        <source>without the troop on it: %n</source>
        <translation>
            <numerusform>bez oddziału na nim: %n</numerusform>
            <numerusform>bez oddziału na nim: %n</numerusform>
            <numerusform>bez oddziału na nim: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road over %n tiles</source>
        <translation>
            <numerusform>Droga przez %n kafelek</numerusform>
            <numerusform>Droga przez %n kafelki</numerusform>
            <numerusform>Droga przez %n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>{white} {white_count}, {blue} {blue_count}</source>
        <extracomment>How many buildings each heir has on a road.</extracomment>
        <translation>{white} {white_count}, {blue} {blue_count}</translation>
    </message>
    <message>
        <source>Roads are not scored in this game.</source>
        <translation>W tej grze drogi nie są punktowane.</translation>
    </message>
    <message>
        <source>scores nothing: it is on only one tile</source>
        <translation>nic nie daje: nie łączy dwóch kafelków</translation>
    </message>
    <message>
        <source>scores nothing: both have the same number of buildings</source>
        <translation>nic nie daje: tyle samo budynków</translation>
    </message>
    <message numerus="yes">
        <source>scores %n points for {heir}</source>
        <translation>
            <numerusform>daje %n punkt ({heir})</numerusform>
            <numerusform>daje %n punkty ({heir})</numerusform>
            <numerusform>daje %n punktów ({heir})</numerusform>
        </translation>
    </message>
    <message>
        <source>{road}: {scores}</source>
        <extracomment>{road} is &quot;Road over 3 tiles&quot;, {scores} &quot;scores 2 points for White&quot;.</extracomment>
        <translation>{road}: {scores}</translation>
    </message>
    <message>
        <source>Choose a tile in your hand or in the reserve, or pick something up, and ask again.</source>
        <translation>Wybierz kafelek na ręce lub w rezerwie albo coś podnieś i zapytaj jeszcze raz.</translation>
    </message>
    <message>
        <source>Nothing stands in the way.</source>
        <translation>Nic nie stoi na przeszkodzie.</translation>
    </message>
    <message numerus="yes">
        <source>Fits on %n cells.</source>
        <translation>
            <numerusform>Można go wybudować na %n polu.</numerusform>
            <numerusform>Można go wybudować na jednym z %n pól.</numerusform>
            <numerusform>Można go wybudować na jednym z %n pól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fits face down on %n cells.</source>
        <translation>
            <numerusform>Stroną terenu do góry można go położyć na %n polu.</numerusform>
            <numerusform>Stroną terenu do góry można go położyć na jednym z %n pól.</numerusform>
            <numerusform>Stroną terenu do góry można go położyć na jednym z %n pól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can march to %n tiles.</source>
        <translation>
            <numerusform>Można go przesunąć na %n kafelek.</numerusform>
            <numerusform>Można go przesunąć na jeden z %n kafelków.</numerusform>
            <numerusform>Można go przesunąć na jeden z %n kafelków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your troops can go to %n tiles.</source>
        <extracomment>Of all troops of an heir together.</extracomment>
        <translation>
            <numerusform>Twoje oddziały mogą przejść na %n kafelek.</numerusform>
            <numerusform>Twoje oddziały mogą przejść na %n kafelki.</numerusform>
            <numerusform>Twoje oddziały mogą przejść na %n kafelków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be deployed to %n tiles.</source>
        <translation>
            <numerusform>Można go przenieść z rezerwy na %n kafelek.</numerusform>
            <numerusform>Można go przenieść z rezerwy na jeden z %n kafelków.</numerusform>
            <numerusform>Można go przenieść z rezerwy na jeden z %n kafelków.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can&apos;t march anywhere right now.</source>
        <translation>Nie ma teraz kafelka, na który można go przesunąć.</translation>
    </message>
    <message>
        <source>Can&apos;t be deployed right now.</source>
        <translation>Nie ma teraz kafelka, na który można go przenieść z rezerwy.</translation>
    </message>
    <message>
        <source>What stands in the way</source>
        <extracomment>Heading above reasons.</extracomment>
        <translation>Co stoi na przeszkodzie</translation>
    </message>
    <message>
        <source>What helps</source>
        <extracomment>Heading above what the rules say that helps.</extracomment>
        <translation>Co pomaga</translation>
    </message>
    <message>
        <source>What you can do now</source>
        <extracomment>Heading above actions that can be done now.</extracomment>
        <translation>Co możesz teraz zrobić</translation>
    </message>
    <message>
        <source>Help is off. You can switch it on in the settings.</source>
        <extracomment>Of previews, points and questions such as this one, when the game is played without them.</extracomment>
        <translation>Pomoc jest wyłączona. Można ją włączyć w ustawieniach.</translation>
    </message>
    <message>
        <source>No single action this turn would help.</source>
        <translation>Żadna akcja w tej turze sama tu nie pomoże.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles not seen yet:</source>
        <extracomment>Number of tiles that nobody has seen; one of them may be the starting tile.</extracomment>
        <translation>
            <numerusform>Nikt jeszcze nie widział %n kafelka:</numerusform>
            <numerusform>Nikt jeszcze nie widział %n kafelków:</numerusform>
            <numerusform>Nikt jeszcze nie widział %n kafelków:</numerusform>
        </translation>
    </message>
    <message>
        <source>The starting tile is one of them.</source>
        <translation>Jednym z nich jest kafelek początkowy.</translation>
    </message>
    <message>
        <source>A click shows them all.</source>
        <translation>Kliknięcie pokazuje wszystkie.</translation>
    </message>
    <message>
        <source>The turn from the other machine, step {number} of {count}</source>
        <translation>Tura z drugiego urządzenia, krok {number} z {count}</translation>
    </message>
    <message>
        <source>The computer&apos;s turn, step {number} of {count}</source>
        <translation>Tura komputera, krok {number} z {count}</translation>
    </message>
    <message>
        <source>The last turn again, step {number} of {count}</source>
        <translation>Poprzednia tura jeszcze raz, krok {number} z {count}</translation>
    </message>
    <message>
        <source>Pace: {pace}</source>
        <extracomment>A button on the panel that shows a turn: at what pace, such as &quot;normal&quot;; it opens a menu.</extracomment>
        <translation>Tempo: {pace}</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>wolno</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normalnie</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>szybko</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>od razu</translation>
    </message>
    <message>
        <source>by steps</source>
        <translation>po kroku</translation>
    </message>
    <message>
        <source>No turn has ended yet.</source>
        <translation>Żadna tura jeszcze się nie skończyła.</translation>
    </message>
    <message>
        <source>Showing what {heir} played last: any key or click returns to the game.</source>
        <extracomment>{heir} is the name of a player, in the nominative; what is shown is this player&apos;s last turn.</extracomment>
        <translation>Trwa pokaz ostatniej tury (gra {heir}): dowolny klawisz lub kliknięcie wraca do gry.</translation>
    </message>
    <message>
        <source>Showing what {heir} played last: Space or “Next” shows the next step, anything else ends it.</source>
        <extracomment>{heir} is the name of a player, in the nominative; what is shown is this player&apos;s last turn.</extracomment>
        <translation>Trwa pokaz ostatniej tury (gra {heir}): spacja lub „Dalej” przechodzi do następnego kroku, wszystko inne kończy pokaz.</translation>
    </message>
    <message>
        <source>{heir}, at {cell}</source>
        <extracomment>&quot;White, at M13&quot;: whose building it is, and where.</extracomment>
        <translation>{heir}, na {cell}</translation>
    </message>
    <message numerus="yes">
        <source>scores %n points now</source>
        <translation>
            <numerusform>daje teraz %n punkt</numerusform>
            <numerusform>daje teraz %n punkty</numerusform>
            <numerusform>daje teraz %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n points now, doubled by the troop</source>
        <translation>
            <numerusform>daje teraz %n punkt, podwojony przez oddział</numerusform>
            <numerusform>daje teraz %n punkty, podwojone przez oddział</numerusform>
            <numerusform>daje teraz %n punktów, podwojonych przez oddział</numerusform>
        </translation>
    </message>
    <message>
        <source>{supply}, {top}</source>
        <extracomment>{supply} is &quot;Supply: 5 tiles&quot;, {top} is &quot;on top: wheat&quot;.</extracomment>
        <translation>{supply}, {top}</translation>
    </message>
    <message>
        <source>{tile}; number {number} within reach</source>
        <translation>{tile}; numer {number} w zasięgu</translation>
    </message>
    <message>
        <source>{tile}; out of reach</source>
        <translation>{tile}; poza zasięgiem</translation>
    </message>
    <message>
        <source>{cell}: {heir}&apos;s {tile}</source>
        <translation>{cell}: {tile} ({heir})</translation>
    </message>
    <message>
        <source>{cell}: open terrain, {terrain}</source>
        <translation>{cell}: teren otwarty, {terrain}</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: puste</translation>
    </message>
    <message numerus="yes">
        <source>{place}, %n points</source>
        <extracomment>{place} is the name of an heir.</extracomment>
        <translation>
            <numerusform>{place}, %n punkt</numerusform>
            <numerusform>{place}, %n punkty</numerusform>
            <numerusform>{place}, %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, with {heir}&apos;s {troop}</source>
        <translation>{place}, stoi tu {troop} ({heir})</translation>
    </message>
    <message>
        <source>{heir}&apos;s {troop}</source>
        <translation>{troop} ({heir})</translation>
    </message>
    <message>
        <source>{troop}, has moved</source>
        <translation>{troop}, po ruchu</translation>
    </message>
    <message>
        <source>{troop}, in the royal reserve</source>
        <translation>{troop}, w królewskiej rezerwie</translation>
    </message>
    <message>
        <source>{troop}, on {cell}</source>
        <translation>{troop}, na {cell}</translation>
    </message>
    <message>
        <source>{place}, may be destroyed now</source>
        <translation>{place}, można teraz zniszczyć</translation>
    </message>
    <message>
        <source>In {heir}&apos;s hand: {tile}</source>
        <translation>{heir} ma na ręce: {tile}</translation>
    </message>
    <message>
        <source>Picked up: {what}.</source>
        <translation>Podniesiono: {what}.</translation>
    </message>
    <message>
        <source>Enter takes it.</source>
        <extracomment>A tile of the royal reserve, which is not taken yet.</extracomment>
        <translation>Enter bierze kafelek.</translation>
    </message>
    <message>
        <source>Turned face down, to expand.</source>
        <translation>Odwrócono stroną terenu do góry – możesz powiększyć krajobraz.</translation>
    </message>
    <message>
        <source>Turned face up, to build.</source>
        <translation>Odwrócono stroną budynku do góry – możesz budować.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Odłożono.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Start a new game, or open one.</source>
        <translation>Zacznij nową grę albo otwórz zapisaną.</translation>
    </message>
    <message>
        <source>The game is over: {heir} gave up.</source>
        <translation>Koniec gry: {heir} poddaje się.</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dwóch następców</translation>
    </message>
    <message>
        <source>{white} and {blue}</source>
        <translation>{white} i {blue}</translation>
    </message>
    <message>
        <source>There is no game.</source>
        <translation>Nie ma żadnej gry.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra dobiegła końca.</translation>
    </message>
    <message>
        <source>The computer does not play here.</source>
        <translation>Komputer tu nie gra.</translation>
    </message>
    <message>
        <source>Only computers play here: pause them, or start another game.</source>
        <translation>Grają tu tylko komputery: wstrzymaj je albo zacznij inną grę.</translation>
    </message>
    <message>
        <source>The computer is not thinking.</source>
        <translation>Komputer teraz nie myśli.</translation>
    </message>
    <message>
        <source>Henry does not play here.</source>
        <translation>Henryk tu nie gra.</translation>
    </message>
    <message>
        <source>It&apos;s not your turn.</source>
        <translation>To nie twoja kolej.</translation>
    </message>
    <message>
        <source>This game is not played on two machines.</source>
        <translation>Ta gra nie toczy się na dwóch urządzeniach.</translation>
    </message>
    <message>
        <source>Hints are switched off in the settings.</source>
        <translation>Podpowiedzi są wyłączone w ustawieniach.</translation>
    </message>
    <message>
        <source>Hidden in the settings.</source>
        <translation>Ukryte w ustawieniach.</translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>Niczego nie cofnięto.</translation>
    </message>
    <message>
        <source>Take back everything done in this turn</source>
        <translation>Cofnij wszystko, co zrobiono w tej turze</translation>
    </message>
    <message>
        <source>Go back to the game first.</source>
        <translation>Najpierw wróć do gry.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Graj teraz</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Play the best action found so far</source>
        <translation>Zagraj najlepszą akcję, jaką komputer dotąd znalazł</translation>
    </message>
    <message>
        <source>End the pause</source>
        <translation>Zakończ przerwę</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Niczego jeszcze nie zrobiono.</translation>
    </message>
    <message>
        <source>An ended turn can be taken back only if the other player agrees.</source>
        <translation>Zakończoną turę można cofnąć tylko za zgodą drugiej osoby.</translation>
    </message>
    <message>
        <source>Undo is switched off in this game.</source>
        <translation>W tej grze cofanie jest wyłączone.</translation>
    </message>
    <message>
        <source>Ended turns and revealed tiles can&apos;t be undone.</source>
        <translation>Zakończonych tur i odkrytych kafelków nie można cofnąć.</translation>
    </message>
    <message>
        <source>Nothing has been done in this turn yet.</source>
        <translation>W tej turze niczego jeszcze nie zrobiono.</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>zapisano</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>zapisywanie…</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nie zapisano</translation>
    </message>
</context>
<context>
    <name>TablePages</name>
    <message>
        <source>Reading what lies on your table…</source>
        <translation>Odczytywanie tego, co leży na stole…</translation>
    </message>
    <message>
        <source>What lies on your table cannot be read</source>
        <translation>Nie można odczytać tego, co leży na stole</translation>
    </message>
    <message>
        <source>This game keeps the tiles with which it was begun; your next one has them as you corrected them since.</source>
        <translation>Ta gra zachowuje kafelki, z którymi ją rozpoczęto; następna będzie miała kafelki po twoich poprawkach.</translation>
    </message>
    <message>
        <source>{fault} What you enter is kept while the program runs; saving is tried again.</source>
        <translation>{fault} Wpisane dane pozostają, dopóki program działa; zapis będzie ponawiany.</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <translation>Wszystko jest znowu zapisane.</translation>
    </message>
    <message>
        <source>What lay on your table cannot be read</source>
        <translation>Nie można odczytać tego, co leżało na stole</translation>
    </message>
    <message>
        <source>{fault} Its file has been renamed to {name}, and an empty table prepared.</source>
        <translation>{fault} Nazwę pliku zmieniono na {name} i przygotowano pusty stół.</translation>
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
    <name>ToComeDialog</name>
    <message>
        <source>Tiles still to come</source>
        <translation>Kafelki, które jeszcze się pojawią</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Every tile in this game has been seen.</source>
        <translation>Wszystkie kafelki tej gry już się pokazały.</translation>
    </message>
    <message numerus="yes">
        <source>These %n tile(s) have not been seen yet.</source>
        <translation>
            <numerusform>Nikt jeszcze nie widział tego kafelka.</numerusform>
            <numerusform>Nikt jeszcze nie widział tych %n kafelków.</numerusform>
            <numerusform>Nikt jeszcze nie widział tych %n kafelków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is/are in the supply.</source>
        <translation>
            <numerusform>%n z nich leży we wspólnym stosie.</numerusform>
            <numerusform>%n z nich leżą we wspólnym stosie.</numerusform>
            <numerusform>%n z nich leży we wspólnym stosie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The topmost shows {resource}.</source>
        <translation>Na wierzchu: {resource}.</translation>
    </message>
    <message>
        <source>One of them is the starting tile ({terrain}), which stays face down.</source>
        <translation>Jeden to kafelek początkowy ({terrain}), który pozostaje zakryty.</translation>
    </message>
    <message>
        <source>{set}: {count}</source>
        <translation>{set}: {count}</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Troops</source>
        <translation>Oddziały</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Skarby</translation>
    </message>
    <message>
        <source>Tiles that are left</source>
        <translation>Pozostałe kafelki</translation>
    </message>
    <message>
        <source>Treasures face down</source>
        <translation>Zakryte skarby</translation>
    </message>
    <message>
        <source>One less face down</source>
        <translation>Jeden zakryty mniej</translation>
    </message>
    <message>
        <source>One more face down</source>
        <translation>Jeden zakryty więcej</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>Pozostał %n kafelek</numerusform>
            <numerusform>Pozostały %n kafelki</numerusform>
            <numerusform>Pozostało %n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir}: {troop}</source>
        <translation>{heir}: {troop}</translation>
    </message>
    <message>
        <source>The retinue stands in the landscape.</source>
        <translation>Oddział orszaku stoi w krajobrazie.</translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the royal reserve</source>
        <translation>
            <numerusform>%n oddział w królewskiej rezerwie</numerusform>
            <numerusform>%n oddziały w królewskiej rezerwie</numerusform>
            <numerusform>%n oddziałów w królewskiej rezerwie</numerusform>
        </translation>
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
        <translation>Formacja: {cells}</translation>
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
    <name>TurnNotice</name>
    <message>
        <source>The game is over</source>
        <translation>Gra dobiegła końca</translation>
    </message>
    <message>
        <source>It&apos;s your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>{player} has played.</source>
        <translation>{player}: tura zakończona.</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Build</source>
        <comment>rules §3 B.1</comment>
        <translation>Budowa</translation>
    </message>
    <message>
        <source>First build the Inn, face up.</source>
        <comment>rules §3 B.1</comment>
        <translation>Zacznij od Gospody: wybuduj ją odkrytą.</translation>
    </message>
    <message>
        <source>The button in his area shows where he will build.</source>
        <comment>rules §7</comment>
        <translation>Przycisk na jego miejscu pokazuje, gdzie będzie budował.</translation>
    </message>
    <message>
        <source>Click the tile, then “Take”. Or drag it onto your hand.</source>
        <translation>Kliknij kafelek, potem „Weź”. Albo przeciągnij go na swoją rękę.</translation>
    </message>
    <message>
        <source>Two heirs build one landscape together. Each scores their own buildings, and the most points win.</source>
        <comment>rules, introduction</comment>
        <translation>Dwaj następcy budują razem jeden krajobraz. Każdy liczy punkty za swoje budynki. Kto ma ich więcej, wygrywa.</translation>
    </message>
    <message>
        <source>You are &lt;b&gt;White&lt;/b&gt;: your hand is at the bottom right.</source>
        <comment>rules §2</comment>
        <translation>Grasz jako &lt;b&gt;Biały&lt;/b&gt;: twoja ręka jest w prawym dolnym rogu.</translation>
    </message>
    <message>
        <source>On the left lies the &lt;b&gt;royal reserve&lt;/b&gt;, a ring of tiles. Your &lt;b&gt;reach&lt;/b&gt; is counted clockwise from the shield: 1 tile, plus 1 for each of your troops in the ring. Now: {reach}.</source>
        <comment>rules §3 Reach</comment>
        <translation>Po lewej leży &lt;b&gt;królewska rezerwa&lt;/b&gt;: okrąg z kafelków. Twój &lt;b&gt;zasięg&lt;/b&gt; liczy się od tarczy, zgodnie z ruchem wskazówek zegara: 1 kafelek i po 1 za każdy twój oddział w okręgu. Teraz: {reach}.</translation>
    </message>
    <message>
        <source>In your hand now: {tile}. The shield has moved to its place, and reach is counted from there: what you take decides what Blue can take.</source>
        <comment>rules §3 A</comment>
        <translation>Teraz masz na ręce: {tile}. Tarcza trafiła na miejsce tego kafelka i od niej liczy się zasięg. To, co bierzesz, decyduje więc o tym, co może wziąć Niebieski.</translation>
    </message>
    <message>
        <source>&lt;b&gt;End your turn.&lt;/b&gt; With more than 3 tiles in hand, you would discard down to 3.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Zakończ turę.&lt;/b&gt; Gdy masz wtedy na ręce więcej niż 3 kafelki, odrzucasz nadmiar: zostają 3.</translation>
    </message>
    <message>
        <source>Here, end your turn.</source>
        <comment>rules §3</comment>
        <translation>Teraz zakończ turę.</translation>
    </message>
    <message>
        <source>Every turn you take one tile within your reach.</source>
        <comment>rules §3 A</comment>
        <translation>W każdej turze bierzesz jeden kafelek w swoim zasięgu.</translation>
    </message>
    <message>
        <source>You may keep 3 tiles in hand.</source>
        <comment>rules §3</comment>
        <translation>Na ręce możesz zatrzymać 3 kafelki.</translation>
    </message>
    <message>
        <source>Tiles in your hand can become buildings. A tile&apos;s left edge shows what the building &lt;b&gt;costs&lt;/b&gt;: this Inn costs {cost}. The strip at the bottom shows what it scores.</source>
        <comment>rules §1</comment>
        <translation>Kafelki z ręki mogą stać się budynkami. Lewa krawędź kafelka pokazuje &lt;b&gt;koszt&lt;/b&gt; budynku. Koszt tej Gospody: {cost}. Pasek u dołu pokazuje, ile jest warta.</translation>
    </message>
    <message>
        <source>Point at a tile to read it in words.</source>
        <comment>rules §1</comment>
        <translation>Zatrzymaj wskaźnik na kafelku, a przeczytasz jego opis.</translation>
    </message>
    <message>
        <source>On a tile in your hand, the E key explains what is needed to build it.</source>
        <comment>rules §1</comment>
        <translation>Na kafelku z ręki klawisz E podaje, czego trzeba, by go wybudować.</translation>
    </message>
    <message>
        <source>You never own wood (green), wheat (yellow) or stone (grey): you have &lt;b&gt;access&lt;/b&gt; to them. Each tile within your reach gives 1 of its kind, and so does each tile under your troops, even Blue&apos;s.</source>
        <comment>rules §3 B.1</comment>
        <translation>Drewna (zielone), pszenicy (żółte) ani kamienia (szare) się nie gromadzi: ma się do nich &lt;b&gt;dostęp&lt;/b&gt;. Każdy kafelek w zasięgu daje 1 zasób swojego rodzaju. Tak samo kafelki pod twoimi oddziałami, nawet te Niebieskiego.</translation>
    </message>
    <message>
        <source>Point at a number to see where it comes from.</source>
        <comment>rules §3 B.1</comment>
        <translation>Zatrzymaj wskaźnik na liczbie, a zobaczysz, skąd się bierze.</translation>
    </message>
    <message>
        <source>The A key lists what you have access to, and from where.</source>
        <comment>rules §3 B.1</comment>
        <translation>Klawisz A podaje, do czego masz dostęp i skąd.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build the Inn&lt;/b&gt; on any empty cell next to one of your troops, diagonals included.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Wybuduj Gospodę&lt;/b&gt; na dowolnym pustym polu obok swojego oddziału, także po przekątnej.</translation>
    </message>
    <message>
        <source>“Undo” takes back anything.</source>
        <comment>rules §3 B.1</comment>
        <translation>„Cofnij” cofa każdą akcję.</translation>
    </message>
    <message>
        <source>Each cell says how the points change. And “Undo” takes back anything.</source>
        <comment>rules §3 B.1</comment>
        <translation>Każde pole podaje, jak zmienią się punkty. A „Cofnij” cofa każdą akcję.</translation>
    </message>
    <message>
        <source>Resources are &lt;b&gt;never spent&lt;/b&gt;. So &lt;b&gt;build the Cathedral&lt;/b&gt;, too, for {cost}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Zasobów &lt;b&gt;nigdy się nie wydaje&lt;/b&gt;. &lt;b&gt;Wybuduj więc też Katedrę.&lt;/b&gt; Jej koszt: {cost}.</translation>
    </message>
    <message>
        <source>Now build the Cathedral, face up.</source>
        <comment>rules §3 B.1</comment>
        <translation>Teraz wybuduj Katedrę (odkrytą).</translation>
    </message>
    <message>
        <source>You build next to your troops.</source>
        <comment>rules §3 B.1</comment>
        <translation>Budujesz obok swoich oddziałów.</translation>
    </message>
    <message>
        <source>You need access to every resource of the cost; none is spent.</source>
        <comment>rules §3 B.1</comment>
        <translation>Potrzebujesz dostępu do wszystkich zasobów z kosztu. Niczego się nie wydaje.</translation>
    </message>
    <message>
        <source>Your buildings are upright, and Blue&apos;s upside down.</source>
        <comment>rules §3 B.1</comment>
        <translation>Twoje budynki stoją prosto, a Niebieskiego do góry nogami.</translation>
    </message>
    <message>
        <source>For the Cathedral, you are missing &lt;b&gt;{missing}&lt;/b&gt;. But any tile can also be laid &lt;b&gt;face down&lt;/b&gt;, free of charge. That is called &lt;b&gt;expanding&lt;/b&gt;.</source>
        <comment>rules §3 B.2</comment>
        <translation>Do Katedry brakuje &lt;b&gt;{missing}&lt;/b&gt;. Ale każdy kafelek można też za darmo położyć &lt;b&gt;zakryty&lt;/b&gt;. To jest &lt;b&gt;powiększanie krajobrazu&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>First lay the Market face down: pick it up and turn it over.</source>
        <comment>rules §3 B.2</comment>
        <translation>Najpierw połóż Targ zakryty: podnieś go i odwróć.</translation>
    </message>
    <message>
        <source>The Market is &lt;b&gt;open terrain&lt;/b&gt; now. It belongs to nobody and scores nothing, but it still gives its resource.</source>
        <comment>rules §3 B.2</comment>
        <translation>Targ jest teraz &lt;b&gt;terenem otwartym&lt;/b&gt;: niczyim i bez punktów, ale nadal daje swój zasób.</translation>
    </message>
    <message>
        <source>And it gave you a &lt;b&gt;discount&lt;/b&gt;: one later building this turn needs 1 resource less. &lt;b&gt;Build the Cathedral.&lt;/b&gt;</source>
        <comment>rules §3 B.2</comment>
        <translation>I daje ci &lt;b&gt;zniżkę&lt;/b&gt;: jeden późniejszy budynek w tej turze kosztuje o 1 zasób mniej. &lt;b&gt;Wybuduj Katedrę.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Now build the Cathedral, face up.</source>
        <comment>rules §3 B.2</comment>
        <translation>Teraz wybuduj Katedrę (odkrytą).</translation>
    </message>
    <message>
        <source>Discounts you do not use are lost when the turn ends.</source>
        <comment>R3</comment>
        <translation>Niewykorzystane zniżki przepadają z końcem tury.</translation>
    </message>
    <message>
        <source>One building can be turned face down later: the &lt;b&gt;Camp&lt;/b&gt;. Strike yours after taking a tile, and you may take another. Left standing, it scores 2.</source>
        <comment>rules §4 Camp</comment>
        <translation>Jeden budynek można odwrócić później: &lt;b&gt;Obozowisko&lt;/b&gt;. Zwiń swoje po wzięciu kafelka, a weźmiesz jeszcze jeden. Jeśli zostanie, daje 2 punkty.</translation>
    </message>
    <message>
        <source>Laid face down, any tile makes one later building this turn cheaper by 1.</source>
        <comment>rules §3 B.2</comment>
        <translation>Każdy zakryty kafelek obniża o 1 koszt jednego późniejszego budynku w tej turze.</translation>
    </message>
    <message>
        <source>You have three troops: the &lt;b&gt;retinue&lt;/b&gt; with the golden rim, and two ordinary ones. Each may move once per turn. In the landscape, a troop lets you build around it and gives the resource under it. In the ring, it extends your reach.</source>
        <comment>rules §3</comment>
        <translation>Masz trzy oddziały: &lt;b&gt;oddział orszaku&lt;/b&gt; ze złotą obwódką i dwa normalne. Każdy może się ruszyć raz na turę. W krajobrazie pozwala budować wokół siebie i daje zasób, na którym stoi. W okręgu zwiększa zasięg.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Withdraw&lt;/b&gt; the troop from your Lodge to the ring.</source>
        <comment>rules §3 C.3</comment>
        <translation>&lt;b&gt;Wycofaj&lt;/b&gt; oddział ze Stróżówki do okręgu.</translation>
    </message>
    <message>
        <source>First withdraw the troop from the Lodge to the ring.</source>
        <comment>rules §3 C.3</comment>
        <translation>Najpierw wycofaj oddział ze Stróżówki do okręgu.</translation>
    </message>
    <message>
        <source>Your reach has grown: {before} before, {reach} now. So you have one more tile to choose from. &lt;b&gt;Take it&lt;/b&gt;: {tile}.</source>
        <comment>rules §3 Reach</comment>
        <translation>Zasięg wzrósł. Przedtem: {before}, teraz: {reach}. Masz więc o jeden kafelek większy wybór. &lt;b&gt;Weź go&lt;/b&gt;: {tile}.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;march&lt;/b&gt; takes a troop to an adjacent tile with no troop on it, diagonally, too, whoever owns it. &lt;b&gt;March with your retinue to Blue&apos;s Mill.&lt;/b&gt;</source>
        <comment>rules §3 C.1</comment>
        <translation>Oddział może &lt;b&gt;przesunąć się&lt;/b&gt; na sąsiedni kafelek bez oddziału, także po przekątnej, czyjkolwiek on jest. &lt;b&gt;Przesuń oddział orszaku na Młyn Niebieskiego.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>March with the retinue to Blue&apos;s Mill.</source>
        <comment>rules §3 C.1</comment>
        <translation>Przesuń oddział orszaku na Młyn Niebieskiego.</translation>
    </message>
    <message>
        <source>Access to wheat: {before} before, {wheat} now. The cross means: moved this turn.</source>
        <comment>R4</comment>
        <translation>Dostęp do pszenicy – przedtem: {before}, teraz: {wheat}. Krzyżyk znaczy: już się ruszał w tej turze.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Deploy&lt;/b&gt; a troop from the ring onto a free tile next to your retinue.</source>
        <comment>rules §3 C.2</comment>
        <translation>&lt;b&gt;Przenieś&lt;/b&gt; oddział z okręgu na wolny kafelek obok oddziału orszaku.</translation>
    </message>
    <message>
        <source>Deploy the troop in the ring that has not moved.</source>
        <comment>rules §3 C.2</comment>
        <translation>Przenieś z okręgu oddział, który się jeszcze nie ruszał.</translation>
    </message>
    <message>
        <source>Each troop may march, be deployed or be withdrawn, once per turn.</source>
        <comment>rules §3 C</comment>
        <translation>Raz na turę oddział może się przesunąć, przejść z rezerwy do krajobrazu albo się do niej wycofać.</translation>
    </message>
    <message>
        <source>Pale paths that meet at an edge make one &lt;b&gt;road&lt;/b&gt;, whoever owns the buildings. At the end, the heir with more buildings on a road scores the &lt;b&gt;difference&lt;/b&gt;. Here Blue has {blue} and you have {white}: nobody scores.</source>
        <comment>rules §5 Roads</comment>
        <translation>Jasne ścieżki, które spotykają się na krawędzi, tworzą jedną &lt;b&gt;drogę&lt;/b&gt;, bez względu na to, czyje to budynki. Na koniec następca, który ma przy drodze więcej budynków, dostaje &lt;b&gt;różnicę&lt;/b&gt;. Tu Niebieski ma {blue}, a ty {white}: nikt nic nie dostaje.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build the Robber Baron at the right end of the road&lt;/b&gt; to extend it.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Wybuduj Baronię rabusiów na prawym końcu drogi&lt;/b&gt;, aby ją przedłużyć.</translation>
    </message>
    <message>
        <source>Build the Robber Baron to the right of your Inn, face up.</source>
        <comment>rules §5 Roads</comment>
        <translation>Wybuduj Baronię rabusiów (odkrytą) na prawo od swojej Gospody.</translation>
    </message>
    <message>
        <source>The Pilgrimage Site is a &lt;b&gt;crossroads&lt;/b&gt;: each of its four paths ends here. It scores the tiles of the longest road that ends at it. &lt;b&gt;Build it at the left end.&lt;/b&gt;</source>
        <comment>rules §5 Roads</comment>
        <translation>Miejsce pielgrzymek to &lt;b&gt;rozdroże&lt;/b&gt;: każda z jego czterech ścieżek tu się kończy. Daje tyle punktów, ile kafelków ma najdłuższa droga, która się przy nim kończy. &lt;b&gt;Wybuduj je na lewym końcu.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Build the Pilgrimage Site to the left of Blue&apos;s Smithy.</source>
        <comment>rules §5 Roads</comment>
        <translation>Wybuduj Miejsce pielgrzymek na lewo od Kuźni Niebieskiego.</translation>
    </message>
    <message>
        <source>In a first game, you may agree not to score roads.</source>
        <comment>rules §5 Roads</comment>
        <translation>W pierwszej grze możecie się umówić, że dróg nie liczycie.</translation>
    </message>
    <message>
        <source>Paths need not match when you build; open terrain carries none.</source>
        <comment>rules §5 Roads</comment>
        <translation>Przy budowie ścieżki nie muszą do siebie pasować; na terenie otwartym ich nie ma.</translation>
    </message>
    <message>
        <source>Points are counted at the end. Your &lt;b&gt;Market&lt;/b&gt;: 1, and 1 for each of the four tiles beside it, so {market}. Your &lt;b&gt;Mill&lt;/b&gt;: 1 for each tile of its wheat area, whoever owns them, so {mill}.</source>
        <comment>rules §5</comment>
        <translation>Punkty liczy się na koniec. Twój &lt;b&gt;Targ&lt;/b&gt;: 1 i po 1 za każdy z czterech kafelków przy bokach, razem {market}. Twój &lt;b&gt;Młyn&lt;/b&gt;: po 1 za każdy kafelek jego obszaru pszenicy, czyjkolwiek jest, razem {mill}.</translation>
    </message>
    <message>
        <source>Your building with your troop on it &lt;b&gt;counts double&lt;/b&gt;. &lt;b&gt;March with your retinue to the Market.&lt;/b&gt;</source>
        <comment>rules §5</comment>
        <translation>Twój budynek, na którym stoi twój oddział, &lt;b&gt;liczy się podwójnie&lt;/b&gt;. &lt;b&gt;Przesuń oddział orszaku na Targ.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>March with your retinue from the Farm to the Market.</source>
        <comment>rules §5</comment>
        <translation>Przesuń oddział orszaku z Farmy na Targ.</translation>
    </message>
    <message>
        <source>March with the troop next to the Mill onto it.</source>
        <comment>rules §5</comment>
        <translation>Przesuń na Młyn oddział, który stoi obok niego.</translation>
    </message>
    <message>
        <source>Mill: {mill}. White {white}, Blue {blue}.</source>
        <comment>rules §5</comment>
        <translation>Młyn: {mill}. Biały: {white}, Niebieski: {blue}.</translation>
    </message>
    <message>
        <source>Each building scores in its own way; your troop doubles it.</source>
        <comment>rules §5</comment>
        <translation>Każdy budynek punktuje po swojemu; twój oddział go podwaja.</translation>
    </message>
    <message>
        <source>Open terrain and tiles left in hand score nothing.</source>
        <comment>rules §5</comment>
        <translation>Teren otwarty i kafelki na ręce nie dają punktów.</translation>
    </message>
    <message>
        <source>A game lasts as long as the &lt;b&gt;supply&lt;/b&gt;. Tiles left: {supply}. Once it is empty, the heir finishes the turn, and then each has &lt;b&gt;one more turn&lt;/b&gt;.</source>
        <comment>rules §6</comment>
        <translation>Gra trwa, dopóki są kafelki we &lt;b&gt;wspólnym stosie&lt;/b&gt;. Zostało: {supply}. Gdy się skończą, następca kończy swoją turę, a potem każdy ma jeszcze &lt;b&gt;jedną turę&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take the first tile after the shield.&lt;/b&gt;</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Weź pierwszy kafelek za tarczą.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The last round begins. &lt;b&gt;End your turn&lt;/b&gt;, and watch Blue&apos;s last one.</source>
        <comment>rules §6</comment>
        <translation>Zaczyna się ostatnia runda. &lt;b&gt;Zakończ turę&lt;/b&gt; i zobacz ostatnią turę Niebieskiego.</translation>
    </message>
    <message>
        <source>Here, end your turn.</source>
        <comment>rules §6</comment>
        <translation>Teraz zakończ turę.</translation>
    </message>
    <message>
        <source>Blue doubled the Mill: White {white}, Blue {blue}. This is your last turn. &lt;b&gt;Take a tile&lt;/b&gt; as always.</source>
        <comment>rules §6</comment>
        <translation>Niebieski podwoił Młyn. Biały: {white}, Niebieski: {blue}. To twoja ostatnia tura. &lt;b&gt;Weź kafelek&lt;/b&gt; jak zawsze.</translation>
    </message>
    <message>
        <source>Now move your troops onto your best buildings. &lt;b&gt;March with your retinue to the Cathedral.&lt;/b&gt;</source>
        <comment>rules §5</comment>
        <translation>Teraz postaw oddziały na swoich najlepszych budynkach. &lt;b&gt;Przesuń oddział orszaku na Katedrę.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>March with your retinue to the Cathedral.</source>
        <comment>rules §5</comment>
        <translation>Przesuń oddział orszaku na Katedrę.</translation>
    </message>
    <message>
        <source>&lt;b&gt;End your turn, and with it the game.&lt;/b&gt;</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Zakończ turę, a z nią grę.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>White {white}, Blue {blue}: you have won! After a game, the score sheet shows where each point comes from.</source>
        <comment>rules §5 Winner</comment>
        <translation>Biały: {white}, Niebieski: {blue}. Wygrywasz! Po grze notes punktacji pokazuje, skąd wziął się każdy punkt.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;lamp&lt;/b&gt; gives hints, the start page &lt;b&gt;practice&lt;/b&gt;.</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Żarówka&lt;/b&gt; podpowiada, a na stronie początkowej są &lt;b&gt;ćwiczenia&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>When the supply is empty, each heir has one more turn.</source>
        <comment>rules §6</comment>
        <translation>Gdy wspólny stos jest pusty, każdy następca ma jeszcze jedną turę.</translation>
    </message>
    <message>
        <source>The most points win; if tied, the most troops in the ring.</source>
        <comment>rules §5 Winner</comment>
        <translation>Wygrywa, kto ma więcej punktów, a przy remisie więcej oddziałów w okręgu.</translation>
    </message>
    <message>
        <source>Nobody to play with? &lt;b&gt;Henry&lt;/b&gt; is always there. His turn follows fixed rules.</source>
        <comment>rules §7</comment>
        <translation>Nie masz z kim zagrać? &lt;b&gt;Henryk&lt;/b&gt; zawsze jest pod ręką. Jego turą rządzą stałe zasady.</translation>
    </message>
    <message>
        <source>He begins with {points} points: 5 for each &lt;b&gt;treasure&lt;/b&gt; on his pile or in the landscape.</source>
        <comment>rules §7</comment>
        <translation>Zaczyna z przewagą, bo każdy &lt;b&gt;skarb&lt;/b&gt; na jego stosie lub w krajobrazie daje mu 5 punktów. Razem: {points}.</translation>
    </message>
    <message>
        <source>The treasure on Henry&apos;s Lodge goes as soon as two other stone tiles lie in its row. One is there. &lt;b&gt;Build the Smithy&lt;/b&gt; to the left of your retinue.</source>
        <comment>rules §7 Treasures</comment>
        <translation>Skarb na Stróżówce Henryka znika, gdy w jego rzędzie leżą dwa inne kafelki kamienia. Jeden już jest. &lt;b&gt;Wybuduj Kuźnię&lt;/b&gt; na lewo od oddziału orszaku.</translation>
    </message>
    <message>
        <source>Build the Smithy to the left of your retinue.</source>
        <comment>rules §7 Treasures</comment>
        <translation>Wybuduj Kuźnię na lewo od oddziału orszaku.</translation>
    </message>
    <message>
        <source>The treasure is gone. The &lt;b&gt;scaffold&lt;/b&gt; marks the building you built last: Henry will build next to it. &lt;b&gt;Take a tile.&lt;/b&gt;</source>
        <comment>rules §7.2</comment>
        <translation>Skarb zniknął. &lt;b&gt;Rusztowanie&lt;/b&gt; oznacza twój ostatni budynek: Henryk będzie budował obok niego. &lt;b&gt;Weź kafelek.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;End your turn&lt;/b&gt;, and watch Henry&apos;s.</source>
        <comment>rules §7</comment>
        <translation>&lt;b&gt;Zakończ turę&lt;/b&gt; i śledź turę Henryka.</translation>
    </message>
    <message>
        <source>He took the first tile like the one on top of the supply ({terrain}), however far: {tile}.</source>
        <comment>rules §7.1</comment>
        <translation>Wziął pierwszy kafelek taki jak na wierzchu wspólnego stosu ({terrain}), choćby najdalszy: {tile}.</translation>
    </message>
    <message>
        <source>He puts it next to your scaffold, free of charge: where it joins your road, else where it blocks it, else anywhere. A treasure and a troop come with it.</source>
        <comment>rules §7.2</comment>
        <translation>Kładzie go za darmo obok rusztowania: tam, gdzie łączy się z twoją drogą, inaczej tam, gdzie ją blokuje, a w ostateczności gdziekolwiek. Dochodzą skarb i oddział.</translation>
    </message>
    <message>
        <source>At the end his three best buildings count double. White {white}, Henry {henry}. A draw means you lose.</source>
        <comment>rules §7</comment>
        <translation>Na koniec jego trzy najlepsze budynki liczą się podwójnie. Biały: {white}, Henryk: {henry}. Remis to przegrana.</translation>
    </message>
    <message>
        <source>The H key shows where he will build.</source>
        <comment>rules §7</comment>
        <translation>Klawisz H podaje, gdzie będzie budował.</translation>
    </message>
    <message>
        <source>Each treasure you remove costs him 5 points.</source>
        <comment>rules §7</comment>
        <translation>Każdy usunięty skarb to dla niego 5 punktów mniej.</translation>
    </message>
    <message>
        <source>Click the tile, then a lit cell. Or drag it.</source>
        <translation>Kliknij kafelek, potem podświetlone pole. Albo go przeciągnij.</translation>
    </message>
    <message>
        <source>Click the tile, right-click to turn it over, then click a lit cell.</source>
        <translation>Kliknij kafelek, odwróć go prawym przyciskiem i kliknij podświetlone pole.</translation>
    </message>
    <message>
        <source>Click the troop, then the lit tile.</source>
        <translation>Kliknij oddział, potem podświetlony kafelek.</translation>
    </message>
    <message>
        <source>Click the troop in the ring, then a lit tile.</source>
        <translation>Kliknij oddział w okręgu, potem podświetlony kafelek.</translation>
    </message>
    <message>
        <source>Click the troop, then the middle of the ring.</source>
        <translation>Kliknij oddział, potem środek okręgu.</translation>
    </message>
    <message>
        <source>The golden button at the bottom right.</source>
        <translation>Złoty przycisk w prawym dolnym rogu.</translation>
    </message>
    <message>
        <source>Tab to the landscape, arrow keys to the troop, then W.</source>
        <translation>Klawiszem Tab do krajobrazu, strzałkami do oddziału, potem W.</translation>
    </message>
    <message>
        <source>1 goes to the reserve, arrow keys to the tile, then Enter.</source>
        <translation>1 prowadzi do rezerwy, strzałki do kafelka, potem Enter.</translation>
    </message>
    <message>
        <source>3 goes to the hands, arrow keys to the tile, Enter; then a cell, and Enter.</source>
        <translation>3 prowadzi do rąk, strzałki do kafelka, Enter; potem pole i Enter.</translation>
    </message>
    <message>
        <source>3 goes to the hands, arrow keys to the tile, Enter; then “Expand”, and Enter.</source>
        <translation>3 prowadzi do rąk, strzałki do kafelka, Enter; potem „Powiększ krajobraz” i Enter.</translation>
    </message>
    <message>
        <source>4 goes to the troops, arrow keys to the troop, Enter; then a tile, and Enter.</source>
        <translation>4 prowadzi do oddziałów, strzałki do oddziału, Enter; potem kafelek i Enter.</translation>
    </message>
    <message>
        <source>4 goes to the troops, arrow keys to one in the ring, Enter; then a tile, and Enter.</source>
        <translation>4 prowadzi do oddziałów, strzałki do tego w okręgu, Enter; potem kafelek i Enter.</translation>
    </message>
    <message>
        <source>4 goes to the troops, arrow keys to the troop, Enter; then “Withdraw”, and Enter.</source>
        <translation>4 prowadzi do oddziałów, strzałki do oddziału, Enter; potem „Wycofaj” i Enter.</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Mysz</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>There&apos;s nothing to do here yet. Read this, then choose “Next”.</source>
        <translation>Tu jeszcze nie trzeba nic robić. Przeczytaj tekst i wybierz „Dalej”.</translation>
    </message>
    <message>
        <source>Allowed, but not in this step.</source>
        <extracomment>Before what the step asks for: &quot;First take a tile.&quot;</extracomment>
        <translation>Wolno, ale nie w tym kroku.</translation>
    </message>
    <message>
        <source>Eight short lessons, to play in order or one at a time. You can stop whenever you like and continue later; your games are not affected.</source>
        <translation>Osiem krótkich lekcji, po kolei albo każda osobno. Możesz przerwać w każdej chwili i wrócić później; twoje gry pozostają bez zmian.</translation>
    </message>
    <message>
        <source>Wait a moment: Blue is playing.</source>
        <translation>Chwileczkę: gra Niebieski.</translation>
    </message>
    <message>
        <source>Watch Henry&apos;s turn on the table.</source>
        <translation>Śledź na stole turę Henryka.</translation>
    </message>
    <message>
        <source>This lesson is finished. Go on to the next one.</source>
        <translation>Ta lekcja się skończyła. Przejdź do następnej.</translation>
    </message>
    <message>
        <source>The last round</source>
        <comment>rules §6</comment>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>Here, take the tile right after the shield.</source>
        <comment>rules §6</comment>
        <translation>Tutaj weź kafelek tuż za tarczą.</translation>
    </message>
    <message>
        <source>First take a tile within your reach.</source>
        <comment>rules §6</comment>
        <translation>Najpierw weź kafelek w swoim zasięgu.</translation>
    </message>
    <message>
        <source>Expand for a discount</source>
        <comment>rules §3 B.2</comment>
        <translation>Zniżka za powiększenie</translation>
    </message>
    <message>
        <source>&lt;b&gt;Turn the Market over and lay it down&lt;/b&gt; next to your retinue, the troop with the golden rim.</source>
        <comment>rules §3 B.2</comment>
        <translation>&lt;b&gt;Odwróć Targ i połóż go&lt;/b&gt; obok swojego oddziału orszaku, tego ze złotą obwódką.</translation>
    </message>
    <message>
        <source>Alone against Henry</source>
        <comment>rules §7</comment>
        <translation>Sam na sam z Henrykiem</translation>
    </message>
    <message>
        <source>First take a tile within your reach.</source>
        <comment>rules §3 A</comment>
        <translation>Najpierw weź kafelek w swoim zasięgu.</translation>
    </message>
    <message>
        <source>Now let Henry play: end your turn.</source>
        <comment>rules §7</comment>
        <translation>Teraz kolej na Henryka: zakończ turę.</translation>
    </message>
    <message>
        <source>Henry builds around your last building, so you can steer him.</source>
        <comment>rules §7.2</comment>
        <translation>Henryk buduje wokół twojego ostatniego budynku, więc to ty nim kierujesz.</translation>
    </message>
    <message>
        <source>Move your troops</source>
        <comment>rules §3 C</comment>
        <translation>Ruchy oddziałów</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take a tile within your reach&lt;/b&gt;, any you like.</source>
        <comment>rules §3 A</comment>
        <translation>&lt;b&gt;Weź kafelek w swoim zasięgu&lt;/b&gt;, dowolny.</translation>
    </message>
    <message>
        <source>Crossed out in red: what you are missing. A green tick: you have it all.</source>
        <comment>rules §3 B.1</comment>
        <translation>Przekreślone na czerwono: tego brakuje. Zielony ptaszek: masz wszystko.</translation>
    </message>
    <message>
        <source>Your own Sawmills, like this one, always give 1 wood, Farms 1 wheat, Quarries 1 stone. Your access: wood {wood}, wheat {wheat}, stone {stone}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Twoje Tartaki, jak ten tutaj, zawsze dają po 1 drewnie, Farmy po 1 pszenicy, a Kamieniołomy po 1 kamieniu. Twój dostęp: drewno {wood}, pszenica {wheat}, kamień {stone}.</translation>
    </message>
    <message>
        <source>Take the third tile, counted clockwise from the shield.</source>
        <comment>rules §3 A</comment>
        <translation>Weź trzeci kafelek od tarczy, zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>The retinue never leaves the landscape.</source>
        <comment>rules §3 C.3</comment>
        <translation>Oddział orszaku nigdy nie opuszcza krajobrazu.</translation>
    </message>
    <message>
        <source>Roads</source>
        <comment>rules §5 Roads</comment>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>The Pilgrimage Site: {site}. Your points for roads: {points}, for {white} buildings against {blue}.</source>
        <comment>rules §5 Roads</comment>
        <translation>Miejsce pielgrzymek: {site}. Twoje punkty za drogi: {points}, bo budynków przy drodze masz {white}, a Niebieski {blue}.</translation>
    </message>
    <message>
        <source>Whoever has more buildings on a road scores the difference.</source>
        <comment>rules §5 Roads</comment>
        <translation>Kto ma przy drodze więcej budynków, dostaje różnicę.</translation>
    </message>
    <message>
        <source>What scores</source>
        <comment>rules §5</comment>
        <translation>Co daje punkty</translation>
    </message>
    <message>
        <source>The Market: {market} now. &lt;b&gt;March with your other troop to the Mill.&lt;/b&gt;</source>
        <comment>rules §5</comment>
        <translation>Targ: teraz {market}. &lt;b&gt;Przesuń drugi oddział na Młyn.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>In the ring (Tab leads there) the tile&apos;s number from the shield (1, 2, 3), then Enter.</source>
        <translation>W okręgu (prowadzi tam Tab) numer kafelka od tarczy (1, 2, 3), potem Enter.</translation>
    </message>
    <message>
        <source>The tile&apos;s number in your hand (1, 2, 3), N from cell to cell, Enter.</source>
        <translation>Numer kafelka na ręce (1, 2, 3), klawiszem N z pola na pole, Enter.</translation>
    </message>
    <message>
        <source>The tile&apos;s number in your hand, F to turn it over, N from cell to cell, Enter.</source>
        <translation>Numer kafelka na ręce, F, by go odwrócić, klawiszem N z pola na pole, Enter.</translation>
    </message>
    <message>
        <source>Tab to the landscape, arrow keys to the troop, Enter, N from tile to tile, Enter.</source>
        <translation>Klawiszem Tab do krajobrazu, strzałkami do oddziału, Enter, klawiszem N z kafelka na kafelek, Enter.</translation>
    </message>
    <message>
        <source>Tab to the troops in the ring, arrow keys, Enter, N from tile to tile, Enter.</source>
        <translation>Klawiszem Tab do oddziałów w okręgu, strzałki, Enter, klawiszem N z kafelka na kafelek, Enter.</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <comment>rules §3 A</comment>
        <translation>Wzięcie kafelka</translation>
    </message>
</context>
<context>
    <name>TutorialWindow</name>
    <message>
        <source>In short</source>
        <translation>W skrócie</translation>
    </message>
    <message>
        <source>Now you know the game. Have fun!</source>
        <translation>Teraz już znasz grę. Dobrej zabawy!</translation>
    </message>
    <message>
        <source>Tutorial · The Two Heirs</source>
        <translation>Samouczek · Dwóch następców</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
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
        <translation>prostopadle</translation>
    </message>
    <message>
        <source>diagonal</source>
        <extracomment>Variant of a workshop that scores neighbours at its four corners.</extracomment>
        <translation>po przekątnej</translation>
    </message>
</context>
<context>
    <name>WaitingDialog</name>
    <message>
        <source>One moment</source>
        <translation>Chwileczkę</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Nie czekaj dłużej</translation>
    </message>
</context>
<context>
    <name>WordsDialog</name>
    <message>
        <source>Plain words</source>
        <translation>Kilka słów</translation>
    </message>
    <message>
        <source>What has been said</source>
        <translation>Co zostało powiedziane</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Powiedz coś…</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Powiedz coś</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>&amp;Powiedz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>{name} said:</source>
        <translation>{name}:</translation>
    </message>
    <message>
        <source>{name} wrote in a messenger:</source>
        <translation>{name} w komunikatorze:</translation>
    </message>
</context>
<context>
    <name>_OneHuman</name>
    <message>
        <source>You are</source>
        <translation>Grasz jako</translation>
    </message>
    <message>
        <source>n&amp;ame</source>
        <translation>&amp;imię</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
</context>
<context>
    <name>_PickPanel</name>
    <message>
        <source>Picks, the greatest difference first</source>
        <translation>Wybory, od największej różnicy</translation>
    </message>
</context>
</TS>
