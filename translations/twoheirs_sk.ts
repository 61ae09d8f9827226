<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sk" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About The Two Heirs</source>
        <translation>O programe „Dvaja bratia“</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dvaja bratia</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Verzia {version} · Qt {qt} · Python {python}</translation>
    </message>
    <message>
        <source>Newer versions are at {address}. If a package manager installed the game, it brings them, too. The program itself never looks for them.</source>
        <translation>Novšie verzie nájdete na adrese {address}. Ak ste hru nainštalovali správcom balíkov, dostanete ich aj cez neho. Samotný program ich nikdy nehľadá.</translation>
    </message>
    <message>
        <source>Catalogue of tiles in play: {name}, number {digest}. The printed rules show only some of the tiles: most costs and roads are reconstructed. If you own the board game, you can correct them: see “Sources and editions” in the rule book.</source>
        <extracomment>In the dialog about the program.</extracomment>
        <translation>Použitý katalóg dielikov: {name}, číslo {digest}. Tlačené pravidlá ukazujú len niektoré dieliky: väčšina cien a ciest je rekonštruovaná. Ak hru vlastníte, môžete ich opraviť: pozrite si „Zdroje a vydania“ v knihe pravidiel.</translation>
    </message>
    <message>
        <source>Based on the board game by Ondřej Cigánek, Ivan Dostál and Oldřich Rejl ({year}). An unofficial fan project, not affiliated with the publisher; all text and artwork are original.</source>
        <extracomment>In the dialog about the program.</extracomment>
        <translation>Podľa stolovej hry, ktorej autormi sú Ondřej Cigánek, Ivan Dostál a Oldřich Rejl ({year}). Neoficiálny projekt fanúšikov, nezávislý od vydavateľa; všetky texty a obrázky sú pôvodné.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Slobodný softvér pod licenciou GNU General Public License verzie 3 alebo novšej. Bez akejkoľvek záruky.</translation>
    </message>
    <message>
        <source>It uses Qt for Python {version} (LGPL 3), pydantic (MIT), platformdirs (MIT) and psutil (BSD).</source>
        <translation>Používa Qt for Python {version} (LGPL 3), pydantic (MIT), platformdirs (MIT) a psutil (BSD).</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licencie…</translation>
    </message>
    <message>
        <source>What is &amp;new…</source>
        <translation>Čo je &amp;nové…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zavrieť</translation>
    </message>
</context>
<context>
    <name>Access to resources</name>
    <message>
        <source>wood</source>
        <extracomment>In the case that &quot;access to {resource}&quot; needs, such as the dative in Slovak.</extracomment>
        <translation>k drevu</translation>
    </message>
    <message>
        <source>wheat</source>
        <extracomment>In the case that &quot;access to {resource}&quot; needs, such as the dative in Slovak.</extracomment>
        <translation>k pšenici</translation>
    </message>
    <message>
        <source>stone</source>
        <extracomment>In the case that &quot;access to {resource}&quot; needs, such as the dative in Slovak.</extracomment>
        <translation>ku kameňu</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>Playing far away</source>
        <translation>Hra na diaľku</translation>
    </message>
    <message>
        <source>Turns travel as encrypted mail. For this the program makes a mail account for you on a relay, a server run by volunteers: it asks for no name, number or address, and costs nothing.</source>
        <translation>Ťahy cestujú ako zašifrovaná pošta. Program vám na to vytvorí poštový účet na prestupnom serveri, ktorý prevádzkujú dobrovoľníci: nepýta sa na meno, číslo ani adresu a nič nestojí.</translation>
    </message>
    <message>
        <source>Who sees what: only the two machines can read what you play and write. The relay sees the addresses of both accounts, when something is sent and how large it is, and from where you connect.</source>
        <translation>Kto čo vidí: čo hráte a píšete, dokážu prečítať iba obe zariadenia. Prestupný server vidí adresy oboch účtov, kedy sa niečo posiela a aké je to veľké, a odkiaľ sa pripájate.</translation>
    </message>
    <message>
        <source>Both machines know the order of the hidden tiles: play with people you trust not to look into the files.</source>
        <translation>Obe zariadenia poznajú poradie skrytých dielikov: hrajte s ľuďmi, ktorým dôverujete, že sa nepozrú do súborov.</translation>
    </message>
    <message>
        <source>You do this once. From then on the mail program runs while this program is open, and looks for turns.</source>
        <translation>Urobíte to raz. Odvtedy poštový program beží, kým je tento program otvorený, a hľadá nové ťahy.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Vaše &amp;meno</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>Po&amp;kročilé</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>&amp;Make the account</source>
        <translation>&amp;Vytvoriť účet</translation>
    </message>
    <message>
        <source>&amp;Relays</source>
        <translation>&amp;Servery</translation>
    </message>
    <message>
        <source>the fastest one</source>
        <translation>najrýchlejší</translation>
    </message>
    <message>
        <source>Or a mail account of your own, best one that nothing else uses: a messenger would show these messages, and might delete them. Many providers want an app password. Empty servers are looked for.</source>
        <translation>Alebo vlastný poštový účet, najlepšie taký, ktorý nič iné nepoužíva: komunikátor by tieto správy zobrazoval a možno aj mazal. Mnohí poskytovatelia chcú heslo pre aplikáciu. Prázdne servery sa vyhľadajú.</translation>
    </message>
    <message>
        <source>Mail &amp;address</source>
        <translation>&amp;Adresa</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Heslo</translation>
    </message>
    <message>
        <source>&amp;IMAP server</source>
        <translation>Server &amp;IMAP</translation>
    </message>
    <message>
        <source>&amp;SMTP server</source>
        <translation>Server SM&amp;TP</translation>
    </message>
    <message>
        <source>Accept any certi&amp;ficate</source>
        <translation>P&amp;rijať každý certifikát</translation>
    </message>
    <message>
        <source>The account is being made…</source>
        <translation>Účet sa vytvára…</translation>
    </message>
</context>
<context>
    <name>AccountSettingsDialog</name>
    <message>
        <source>Account for games far away</source>
        <translation>Účet na hry na diaľku</translation>
    </message>
    <message>
        <source>Address: {address}</source>
        <translation>Adresa: {address}</translation>
    </message>
    <message>
        <source>Send &amp;receipts to people with a messenger</source>
        <translation>&amp;Posielať potvrdenia ľuďom s komunikátorom</translation>
    </message>
    <message>
        <source>Without receipts nobody sees in a messenger when you have read something. That a turn has arrived is always told to the other machine.</source>
        <translation>Bez potvrdení nikto v komunikátore neuvidí, kedy ste niečo prečítali. Že ťah prišiel, sa druhé zariadenie dozvie vždy.</translation>
    </message>
    <message>
        <source>&amp;Delete the account…</source>
        <translation>&amp;Odstrániť účet…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
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
        <translation>Presunúť jednotku z {origin} na {cell}</translation>
    </message>
    <message>
        <source>Deploy at {cell}</source>
        <extracomment>A troop comes from the royal reserve.</extracomment>
        <translation>Nasadiť jednotku na {cell}</translation>
    </message>
    <message>
        <source>Withdraw from {cell}</source>
        <extracomment>A troop goes back to the royal reserve.</extracomment>
        <translation>Stiahnuť jednotku z {cell}</translation>
    </message>
    <message>
        <source>Strike the Camp at {cell}</source>
        <extracomment>Turn the Camp face down to take one more tile.</extracomment>
        <translation>Zbaliť Tábor na {cell}</translation>
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
        <source>Game over. See the score sheet for who won and why.</source>
        <translation>Hra sa skončila. Bodovací blok ukáže, kto vyhral a prečo.</translation>
    </message>
    <message>
        <source>This was action 5000, the last one a game has room for. You can still view, score and share the game.</source>
        <translation>Toto bola akcia 5000, posledná, ktorá sa do hry zmestí. Hru môžete ďalej prezerať, bodovať a zdieľať.</translation>
    </message>
    <message>
        <source>{heir} is thinking…</source>
        <extracomment>{heir} is the name of a player for whom the computer plays, in the nominative.</extracomment>
        <translation>{heir} premýšľa…</translation>
    </message>
    <message>
        <source>{heir} is to move, at the other machine</source>
        <extracomment>{heir} is the name of a player at another machine, in the nominative.</extracomment>
        <translation>{heir} je na ťahu na druhom zariadení</translation>
    </message>
    <message numerus="yes">
        <source>{heir} is thinking… (%n positions)</source>
        <extracomment>{heir} is the name of a player for whom the computer plays, in the nominative; %n is how many states of the game it has looked at.</extracomment>
        <translation>
            <numerusform>{heir} premýšľa… (%n pozícia)</numerusform>
            <numerusform>{heir} premýšľa… (%n pozície)</numerusform>
            <numerusform>{heir} premýšľa… (%n pozícií)</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} is to move; the computer is paused.</source>
        <extracomment>{heir} is the name of a player for whom the computer plays, in the nominative.</extracomment>
        <translation>Na ťahu je {heir}; počítač je pozastavený.</translation>
    </message>
    <message>
        <source>{heir}: take a tile within your reach. You may also {options}.</source>
        <extracomment>{options} is one or more of the phrases after &quot;You may&quot;, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: vezmite si dielik vo svojom dosahu. Môžete aj {options}.</translation>
    </message>
    <message>
        <source>{heir}: take a tile within your reach.</source>
        <translation>{heir}: vezmite si dielik vo svojom dosahu.</translation>
    </message>
    <message>
        <source>{heir}: you may {options}.</source>
        <extracomment>{options} is one or more of the phrases after &quot;You may&quot;, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: môžete {options}.</translation>
    </message>
    <message>
        <source>{heir}: there&apos;s nothing left to do but end your turn.</source>
        <translation>{heir}: zostáva už len ukončiť ťah.</translation>
    </message>
    <message>
        <source>{heir}: you may destroy {buildings} now; anything else you do ends that chance.</source>
        <extracomment>{buildings} is one or more like &quot;the Mill at M13&quot;, accusative, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: teraz môžete zničiť {buildings}; akákoľvek iná akcia vás o túto možnosť pripraví.</translation>
    </message>
    <message>
        <source>{tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;the Mill at M13&quot;, what may be destroyed.</extracomment>
        <translation>{tile} na {cell}</translation>
    </message>
    <message>
        <source>take one more tile</source>
        <extracomment>A phrase after &quot;You may&quot;: a Camp has been broken for this.</extracomment>
        <translation>si vziať ešte jeden dielik</translation>
    </message>
    <message>
        <source>build</source>
        <extracomment>A phrase after &quot;You may&quot;.</extracomment>
        <translation>postaviť budovu</translation>
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
        <source>strike a Camp</source>
        <extracomment>A phrase after &quot;You may&quot;: turn it face down to take one more tile.</extracomment>
        <translation>zbaliť Tábor</translation>
    </message>
    <message>
        <source>end your turn</source>
        <extracomment>A phrase after &quot;You may&quot;.</extracomment>
        <translation>ukončiť ťah</translation>
    </message>
    <message>
        <source>No tile is within your reach, so you don&apos;t have to take one.</source>
        <translation>Vo vašom dosahu nie je žiadny dielik, takže si ho brať nemusíte.</translation>
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
        <source>You have %n unused discounts. They will be lost.</source>
        <extracomment>%n is how many resources later builds of this turn could need less, in all.</extracomment>
        <translation>
            <numerusform>Máte %n nevyužitú zľavu, ktorá prepadne.</numerusform>
            <numerusform>Máte %n nevyužité zľavy, ktoré prepadnú.</numerusform>
            <numerusform>Máte %n nevyužitých zliav, ktoré prepadnú.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many tiles in hand: discard %n.</source>
        <extracomment>%n is how many tiles of the hand have to be discarded.</extracomment>
        <translation>
            <numerusform>Priveľa dielikov v ruke: odhoďte ešte %n.</numerusform>
            <numerusform>Priveľa dielikov v ruke: odhoďte ešte %n.</numerusform>
            <numerusform>Priveľa dielikov v ruke: odhoďte ešte %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last chance to destroy {buildings}.</source>
        <extracomment>{buildings} is one or more like &quot;the Mill at M13&quot;, accusative, joined by commas and &quot;or&quot;.</extracomment>
        <translation>Posledná príležitosť zničiť {buildings}.</translation>
    </message>
    <message>
        <source>You can still improve the score ({points}): {actions}.</source>
        <extracomment>{points} is like &quot;White +5 and Blue −2&quot;; {actions} one or more like &quot;Build the Mill at M13&quot;, joined by semicolons. Said before the last turn of an heir ends.</extracomment>
        <translation>Ešte môžete zlepšiť výsledok ({points}): {actions}.</translation>
    </message>
</context>
<context>
    <name>AloneChoices</name>
    <message numerus="yes">
        <source>easiest: %n treasure(s) removed</source>
        <translation>
            <numerusform>najľahšie: vyradený %n poklad</numerusform>
            <numerusform>najľahšie: vyradené %n poklady</numerusform>
            <numerusform>najľahšie: vyradených %n pokladov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>easier: %n treasure(s) removed</source>
        <translation>
            <numerusform>ľahšie: vyradený %n poklad</numerusform>
            <numerusform>ľahšie: vyradené %n poklady</numerusform>
            <numerusform>ľahšie: vyradených %n pokladov</numerusform>
        </translation>
    </message>
    <message>
        <source>hardest: all ten treasures stay</source>
        <translation>najťažšie: zostáva všetkých desať pokladov</translation>
    </message>
</context>
<context>
    <name>BookBar</name>
    <message>
        <source>Rule book</source>
        <translation>Kniha pravidiel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Späť</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vpred</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Predchádzajúca strana</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nasledujúca strana</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Menší text</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Väčší text</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Bežná veľkosť textu</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hľadať</translation>
    </message>
    <message>
        <source>Describe the pictures in words</source>
        <translation>Opísať obrázky slovami</translation>
    </message>
    <message>
        <source>Print this page…</source>
        <translation>Tlačiť túto stranu…</translation>
    </message>
    <message>
        <source>Print the whole book…</source>
        <translation>Tlačiť celú knihu…</translation>
    </message>
    <message>
        <source>Save the book as PDF…</source>
        <translation>Uložiť knihu ako PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tlač</translation>
    </message>
    <message>
        <source>Printing, saving and page display</source>
        <translation>Tlač, uloženie a zobrazenie strán</translation>
    </message>
</context>
<context>
    <name>BookPrinting</name>
    <message>
        <source>The printer is not responding.</source>
        <translation>Tlačiareň neodpovedá.</translation>
    </message>
    <message>
        <source>Save the book as PDF</source>
        <translation>Uložiť knihu ako PDF</translation>
    </message>
    <message>
        <source>rules.pdf</source>
        <translation>pravidlá.pdf</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving the book…</source>
        <translation>Kniha sa ukladá…</translation>
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
    <message numerus="yes">
        <source>{tile} (%n tiles)</source>
        <extracomment>Several tiles with one name, in a list: &quot;Mill, Cathedral (2 tiles) and Inn&quot;; {tile} is in the case of the list.</extracomment>
        <translation>
            <numerusform>{tile} (%n dielik)</numerusform>
            <numerusform>{tile} (%n dieliky)</numerusform>
            <numerusform>{tile} (%n dielikov)</numerusform>
        </translation>
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
    <name>Bunny Rule book</name>
    <message>
        <source>In the picture: {things}.</source>
        <comment>rules §1</comment>
        <extracomment>{things} are territories of the map, one after the other.</extracomment>
        <translation>Na obrázku: {things}.</translation>
    </message>
    <message>
        <source>In the first picture: {things}.</source>
        <comment>rules §1</comment>
        <extracomment>As “In the picture”, where one picture shows what was before and one what is now.</extracomment>
        <translation>Na prvom obrázku: {things}.</translation>
    </message>
    <message>
        <source>In the second picture: {things}.</source>
        <comment>rules §1</comment>
        <translation>Na druhom obrázku: {things}.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book box</name>
    <message>
        <source>Map and cards</source>
        <comment>rules §1</comment>
        <translation>Plán a karty</translation>
    </message>
    <message>
        <source>The map</source>
        <comment>rules §1</comment>
        <translation>Plán</translation>
    </message>
    <message>
        <source>The map has 10 rows, A to J, and 10 columns, 1 to 10. Each of the 100 territories is named by its row and column: E4 is in row E, column 4.</source>
        <comment>rules §1</comment>
        <translation>Plán má 10 radov, A až J, a 10 stĺpcov, 1 až 10. Každé zo 100 území sa volá podľa radu a stĺpca: E4 leží v rade E, v stĺpci 4.</translation>
    </message>
    <message>
        <source>Two territories are &lt;b&gt;adjacent&lt;/b&gt; if they share an edge. Corners do not count, and neither does an edge with lava.</source>
        <comment>rules §1</comment>
        <translation>Dve územia &lt;b&gt;susedia stranou&lt;/b&gt;, ak majú spoločnú hranu. Rohy sa nerátajú a hrana s lávou tiež nie.</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>rules §1</comment>
        <translation>Obrázok</translation>
    </message>
    <message>
        <source>Terrain</source>
        <comment>rules §1</comment>
        <translation>Terén</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>rules §1</comment>
        <translation>Koľko</translation>
    </message>
    <message>
        <source>What it produces</source>
        <comment>rules §1</comment>
        <translation>Čo sa tu vyrába</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>rules §1</comment>
        <translation>nič</translation>
    </message>
    <message>
        <source>nothing; it is a city of strength 1</source>
        <comment>rules §1</comment>
        <translation>nič; je to mesto so silou 1</translation>
    </message>
    <message>
        <source>A city that is printed on the map belongs to nobody until a lord controls its territory. It is a building like any other, so nothing else can be built there.</source>
        <comment>rules §1</comment>
        <translation>Mesto na mape nepatrí nikomu, kým niektorý lord neovládne jeho územie. Je to stavba ako každá iná, takže tam nič ďalšie postaviť nemožno.</translation>
    </message>
    <message>
        <source>Lava</source>
        <comment>rules §1</comment>
        <translation>Láva</translation>
    </message>
    <message>
        <source>Eight edges between mountains carry lava. It parts them: mountains with lava between them are not adjacent, so they do not join a fief there. Only a &lt;a href=&apos;build/towers&apos;&gt;sky tower&lt;/a&gt; reaches across.</source>
        <comment>rules §1</comment>
        <translation>Na ôsmich hranách medzi horami je láva. Tá ich rozdeľuje: hory, medzi ktorými tečie, spolu nesusedia a v tom mieste panstvo nespájajú. Ponad lávu siaha iba &lt;a href=&apos;build/towers&apos;&gt;veža do neba&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The lava lies between B1 and B2, B6 and C6, C2 and D2, C8 and C9, D5 and D6, F2 and F3, I7 and J7, I8 and J8.</source>
        <comment>rules §1</comment>
        <translation>Láva tečie medzi B1 a B2, B6 a C6, C2 a D2, C8 a C9, D5 a D6, F2 a F3, I7 a J7 a medzi I8 a J8.</translation>
    </message>
    <message>
        <source>C8 and C9 share an edge, but there is lava on it. Yellow&apos;s fiefs: {fiefs}.</source>
        <comment>rules §1</comment>
        <translation>C8 a C9 majú spoločnú hranu, ale tečie po nej láva. Panstvá, ktoré má Žltý: {fiefs}.</translation>
    </message>
    <message>
        <source>Resources</source>
        <comment>rules §1</comment>
        <translation>Suroviny</translation>
    </message>
    <message>
        <source>There are three &lt;b&gt;basic resources&lt;/b&gt;: wood, fish and carrots. Territories and farms produce them.</source>
        <comment>rules §1</comment>
        <translation>Sú tri &lt;b&gt;základné suroviny&lt;/b&gt;: drevo, ryby a mrkva. Vyrábajú ich územia a farmy.</translation>
    </message>
    <message>
        <source>There are seven &lt;b&gt;luxury resources&lt;/b&gt;: pearls, mushrooms, spice, diamonds, copper, gold and iron. They come from &lt;a href=&apos;card/farm&apos;&gt;farms&lt;/a&gt; only, and there is one farm for each.</source>
        <comment>rules §1</comment>
        <translation>Je sedem &lt;b&gt;luxusných surovín&lt;/b&gt;: perly, huby, korenie, diamanty, meď, zlato a železo. Prinášajú ich iba &lt;a href=&apos;card/farm&apos;&gt;farmy&lt;/a&gt;, každú jedna.</translation>
    </message>
    <message>
        <source>Symbol</source>
        <comment>rules §1</comment>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Resource</source>
        <comment>rules §1</comment>
        <translation>Surovina</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <comment>rules §1</comment>
        <translation>Odkiaľ je</translation>
    </message>
    <message>
        <source>The resource carrots is not to be confused with the golden carrots, your points.</source>
        <comment>rules §1</comment>
        <translation>Surovinu mrkva si nemýľ so zlatými mrkvami, teda s bodmi.</translation>
    </message>
    <message>
        <source>The cards</source>
        <comment>rules §1</comment>
        <translation>Karty</translation>
    </message>
    <message>
        <source>The deck has 182 exploration cards:</source>
        <comment>rules §1</comment>
        <translation>V balíčku je 182 prieskumných kariet:</translation>
    </message>
    <message>
        <source>100 &lt;b&gt;territories&lt;/b&gt;, one for each on the map</source>
        <comment>rules §1</comment>
        <translation>100 &lt;b&gt;území&lt;/b&gt;, jedno pre každé miesto na pláne</translation>
    </message>
    <message>
        <source>42 &lt;b&gt;buildings&lt;/b&gt;: 21 cities, 12 farms, 3 sky towers and 6 camps</source>
        <comment>rules §1</comment>
        <translation>42 &lt;b&gt;stavieb&lt;/b&gt;: 21 miest, 12 fariem, 3 veže do neba a 6 táborov</translation>
    </message>
    <message>
        <source>37 &lt;b&gt;parchments&lt;/b&gt;: 8 treasures and 29 missions</source>
        <comment>rules §1</comment>
        <translation>37 &lt;b&gt;pergamenov&lt;/b&gt;: 8 pokladov a 29 úloh</translation>
    </message>
    <message>
        <source>3 &lt;b&gt;Provisions&lt;/b&gt;</source>
        <comment>rules §1</comment>
        <translation>3 karty &lt;b&gt;Zásoby&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The chapter on &lt;a href=&apos;card/territory&apos;&gt;the cards&lt;/a&gt; shows them all.</source>
        <comment>rules §1</comment>
        <translation>Všetky sú v kapitole &lt;a href=&apos;card/territory&apos;&gt;o kartách&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Rabbits and buildings</source>
        <comment>rules §1</comment>
        <translation>Králiky a stavby</translation>
    </message>
    <message>
        <source>A rabbit in your color marks a territory that you control. Rabbits never run out, and neither do buildings: what you hold a card for, you can build.</source>
        <comment>rules §1</comment>
        <translation>Králik tvojej farby označuje územie, ktoré ovládaš. Králiky sa nikdy neminú a stavby tiež nie: na čo máš kartu, to môžeš postaviť.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book build</name>
    <message>
        <source>Construction</source>
        <comment>rules §4</comment>
        <translation>Stavba</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>rules §4</comment>
        <translation>Stavanie</translation>
    </message>
    <message>
        <source>After the last pick of a round, everybody may build: as many buildings as they like, or none. What you do not build stays before you for a later round.</source>
        <comment>rules §4</comment>
        <translation>Po poslednom výbere v kole môže stavať každý: koľko stavieb chce, alebo ani jednu. Čo nepostavíš, to pred tebou čaká na niektoré ďalšie kolo.</translation>
    </message>
    <message>
        <source>A territory holds at most one building, and a printed city is one.</source>
        <comment>rules §4</comment>
        <translation>Na území je najviac jedna stavba a mesto na mape je tiež stavba.</translation>
    </message>
    <message>
        <source>What is built stays there until the end of the game. It cannot be moved or replaced; only a camp can be lost.</source>
        <comment>rules §4</comment>
        <translation>Čo je postavené, ostáva na mieste do konca hry. Nedá sa to presunúť ani nahradiť; stratiť možno iba tábor.</translation>
    </message>
    <message>
        <source>The terrain goes on producing under a building.</source>
        <comment>rules §4</comment>
        <translation>Terén pod stavbou vyrába ďalej.</translation>
    </message>
    <message>
        <source>Camps come first. Then the lords build seat by seat; if there is nothing to build, a lord is passed over.</source>
        <comment>rules §4</comment>
        <translation>Najprv idú tábory. Potom stavajú lordi po poradí; kto nemá čo stavať, toho hra preskočí.</translation>
    </message>
    <message>
        <source>What goes where</source>
        <comment>rules §4</comment>
        <translation>Čo kam patrí</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>rules §4</comment>
        <translation>Kde</translation>
    </message>
    <message>
        <source>What it does</source>
        <comment>rules §4</comment>
        <translation>Čo prináša</translation>
    </message>
    <message>
        <source>City of strength 1 or 2</source>
        <comment>rules §4</comment>
        <translation>Mesto so silou 1 alebo 2</translation>
    </message>
    <message>
        <source>any territory you control</source>
        <comment>rules §4</comment>
        <translation>hociktoré územie, ktoré ovládaš</translation>
    </message>
    <message>
        <source>1 or 2 towers</source>
        <comment>rules §4</comment>
        <translation>1 alebo 2 veže</translation>
    </message>
    <message>
        <source>City of strength 3</source>
        <comment>rules §4</comment>
        <translation>Mesto so silou 3</translation>
    </message>
    <message>
        <source>a mountain you control</source>
        <comment>rules §4</comment>
        <translation>hora, ktorú ovládaš</translation>
    </message>
    <message>
        <source>3 towers</source>
        <comment>rules §4</comment>
        <translation>3 veže</translation>
    </message>
    <message>
        <source>Wood, fish or carrot farm</source>
        <comment>rules §4</comment>
        <translation>Farma dreva, rýb alebo mrkvy</translation>
    </message>
    <message>
        <source>produces that resource</source>
        <comment>rules §4</comment>
        <translation>vyrába túto surovinu</translation>
    </message>
    <message>
        <source>Trading post</source>
        <comment>rules §4</comment>
        <translation>Obchodná stanica</translation>
    </message>
    <message>
        <source>produces a basic resource, &lt;a href=&apos;build/posts&apos;&gt;chosen every round&lt;/a&gt;</source>
        <comment>rules §4</comment>
        <translation>vyrába základnú surovinu, &lt;a href=&apos;build/posts&apos;&gt;každé kolo podľa voľby&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Luxury farm</source>
        <comment>rules §4</comment>
        <translation>Luxusná farma</translation>
    </message>
    <message>
        <source>a territory you control with the right terrain</source>
        <comment>rules §4</comment>
        <translation>územie so správnym terénom, ktoré ovládaš</translation>
    </message>
    <message>
        <source>produces a luxury resource</source>
        <comment>rules §4</comment>
        <translation>vyrába luxusnú surovinu</translation>
    </message>
    <message>
        <source>Sky tower</source>
        <comment>rules §4</comment>
        <translation>Veža do neba</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;build/towers&apos;&gt;two territories&lt;/a&gt; of two of your fiefs</source>
        <comment>rules §4</comment>
        <translation>&lt;a href=&apos;build/towers&apos;&gt;dve územia&lt;/a&gt; v dvoch tvojich panstvách</translation>
    </message>
    <message>
        <source>makes them adjacent</source>
        <comment>rules §4</comment>
        <translation>vďaka nej susedia stranou</translation>
    </message>
    <message>
        <source>Camp</source>
        <comment>rules §4</comment>
        <translation>Tábor</translation>
    </message>
    <message>
        <source>an &lt;a href=&apos;build/camps&apos;&gt;unoccupied territory&lt;/a&gt;</source>
        <comment>rules §4</comment>
        <translation>&lt;a href=&apos;build/camps&apos;&gt;neobsadené územie&lt;/a&gt;</translation>
    </message>
    <message>
        <source>gives you control of it</source>
        <comment>rules §4</comment>
        <translation>získaš nad ním vládu</translation>
    </message>
    <message>
        <source>Pearls need the sea, mushrooms a forest, spice a field. Diamonds, copper, gold and iron need a mountain.</source>
        <comment>rules §4</comment>
        <translation>Perly potrebujú more, huby les, korenie pole. Diamanty, meď, zlato a železo potrebujú horu.</translation>
    </message>
    <message>
        <source>Sky towers</source>
        <comment>rules §4</comment>
        <translation>Veže do neba</translation>
    </message>
    <message>
        <source>A sky tower is a pair. You put both towers at the same time, on two territories that you control, without buildings, in two different fiefs. From then on these two territories are adjacent, however far apart they are, even across lava.</source>
        <comment>rules §4</comment>
        <translation>Veža do neba je dvojica. Obe veže staviaš naraz, na dve územia bez stavieb, ktoré ovládaš a ktoré ležia v dvoch rôznych panstvách. Odvtedy tieto dve územia susedia stranou, nech sú akokoľvek ďaleko, aj ponad lávu.</translation>
    </message>
    <message>
        <source>The two blue towers make one fief of what lies on both sides. Strength: {strength}. Wealth: {wealth}. Points: {points}.</source>
        <comment>rules §4</comment>
        <translation>Dve modré veže spájajú do jedného panstva to, čo leží na oboch stranách. Sila: {strength}. Bohatstvo: {wealth}. Body: {points}.</translation>
    </message>
    <message>
        <source>Camps and their order</source>
        <comment>rules §4</comment>
        <translation>Tábory a ich poradie</translation>
    </message>
    <message>
        <source>A camp goes on an unoccupied territory: one without rabbit and without building. It gives you control of the territory, until somebody plays its card.</source>
        <comment>rules §4</comment>
        <translation>Tábor sa stavia na neobsadené územie: bez králika a bez stavby. Dáva ti vládu nad ním, kým niekto nezahrá jeho kartu.</translation>
    </message>
    <message>
        <source>There may be few good places left, so camps have numbers, and low numbers go first. The program asks for the camps one after the other, the lowest number first. If it is yours, you &lt;b&gt;build&lt;/b&gt; it or &lt;b&gt;keep&lt;/b&gt; it for now.</source>
        <comment>rules §4</comment>
        <translation>Dobrých miest môže byť málo, preto majú tábory čísla a nízke idú skôr. Program sa na tábory pýta po jednom, od najnižšieho čísla. Ak je tábor tvoj, &lt;b&gt;postavíš&lt;/b&gt; ho, alebo si ho zatiaľ &lt;b&gt;necháš&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Waiting can pay off. If you have kept a low camp, and somebody with a higher one wants to build, that lord must &lt;b&gt;announce&lt;/b&gt; it first. Then you are asked again, and may go before.</source>
        <comment>rules §4</comment>
        <translation>Čakať sa môže oplatiť. Ak si necháš nízky tábor a niekto chce postaviť vyšší, musí ho najprv &lt;b&gt;ohlásiť&lt;/b&gt;. Vtedy sa hra znova opýta teba a môžeš ho predbehnúť.</translation>
    </message>
    <message>
        <source>Trading posts</source>
        <comment>rules §4</comment>
        <translation>Obchodné stanice</translation>
    </message>
    <message>
        <source>When everybody has built, just before the harvest, you choose for each of your trading posts what it produces in this round: wood, fish or carrots. Everybody sees it.</source>
        <comment>rules §4</comment>
        <translation>Keď už všetci postavili, tesne pred žatvou, vyberieš pre každú svoju obchodnú stanicu, čo v tomto kole vyrába: drevo, ryby alebo mrkvu. Vidia to všetci.</translation>
    </message>
    <message>
        <source>Usually you take what the fief does not have yet. What you choose in round 4 also counts for the parchments.</source>
        <comment>rules §4</comment>
        <translation>Zvyčajne si vyberieš to, čo panstvo ešte nemá. Voľba zo 4. kola sa ráta aj pre pergameny.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book cards</name>
    <message>
        <source>Territories, buildings, Provisions</source>
        <comment>rules §1</comment>
        <translation>Územia, stavby, Zásoby</translation>
    </message>
    <message>
        <source>Territories</source>
        <comment>rules §1</comment>
        <translation>Územia</translation>
    </message>
    <message>
        <source>There is a card for each of the 100 territories. Whoever plays it controls that territory until the end of the game.</source>
        <comment>rules §1</comment>
        <translation>Každé zo 100 území má svoju kartu. Kto ju zahrá, ovláda to územie do konca hry.</translation>
    </message>
    <message>
        <source>A territory card is the only thing that can end another lord&apos;s &lt;a href=&apos;card/camp&apos;&gt;camp&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>Iba karta územia môže odstrániť &lt;a href=&apos;card/camp&apos;&gt;tábor&lt;/a&gt; iného lorda.</translation>
    </message>
    <message>
        <source>The terrains of the map are known from &lt;a href=&apos;sources/cards&apos;&gt;owners&apos; lists&lt;/a&gt; only.</source>
        <comment>rules §1</comment>
        <translation>Terény na pláne poznáme iba zo &lt;a href=&apos;sources/cards&apos;&gt;zoznamov majiteľov&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Terrain</source>
        <comment>rules §1</comment>
        <translation>Terén</translation>
    </message>
    <message>
        <source>Produces</source>
        <comment>rules §1</comment>
        <translation>Vyrába</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>rules §1</comment>
        <translation>nič</translation>
    </message>
    <message>
        <source>Cities</source>
        <comment>rules §1</comment>
        <translation>Mestá</translation>
    </message>
    <message>
        <source>A city gives a fief strength: as many points of strength as it has towers. Only the city of strength 3 is particular about its place and wants a mountain.</source>
        <comment>rules §4</comment>
        <translation>Mesto dáva panstvu silu: toľko, koľko má veží. Iba mesto so silou 3 si vyberá a chce stáť na hore.</translation>
    </message>
    <message>
        <source>A city cannot be put on another one.</source>
        <comment>rules B13</comment>
        <translation>Mesto nemožno postaviť na iné mesto.</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>rules §1</comment>
        <translation>Karta</translation>
    </message>
    <message>
        <source>What it does</source>
        <comment>rules §1</comment>
        <translation>Čo robí</translation>
    </message>
    <message>
        <source>Known from</source>
        <comment>rules §1</comment>
        <translation>Odkiaľ to vieme</translation>
    </message>
    <message>
        <source>partly the rulebook, partly owners&apos; lists</source>
        <comment>rules §1</comment>
        <translation>sčasti pravidlá, sčasti zoznamy majiteľov</translation>
    </message>
    <message>
        <source>Farms</source>
        <comment>rules §1</comment>
        <translation>Farmy</translation>
    </message>
    <message>
        <source>A farm produces its resource in addition to what the terrain produces. Farms for wood, fish and carrots may stand anywhere; those for luxury resources need the right terrain.</source>
        <comment>rules §4</comment>
        <translation>Farma vyrába svoju surovinu navyše k tomu, čo vyrába terén. Farmy dreva, rýb a mrkvy môžu stáť kdekoľvek; luxusné potrebujú správny terén.</translation>
    </message>
    <message>
        <source>Each luxury resource exists only once. So a luxury farm always makes its fief richer.</source>
        <comment>rules §5</comment>
        <translation>Každá luxusná surovina je v hre len raz. Preto luxusná farma panstvo vždy obohatí.</translation>
    </message>
    <message>
        <source>the rulebook</source>
        <comment>rules §1</comment>
        <translation>pravidlá</translation>
    </message>
    <message>
        <source>owners&apos; lists</source>
        <comment>rules §1</comment>
        <translation>zoznamy majiteľov</translation>
    </message>
    <message>
        <source>Trading post</source>
        <comment>rules §1</comment>
        <translation>Obchodná stanica</translation>
    </message>
    <message>
        <source>A trading post produces wood, fish or carrots, whichever you choose. You choose anew in every round, just before the harvest. See &lt;a href=&apos;build/posts&apos;&gt;trading posts&lt;/a&gt;.</source>
        <comment>rules §4</comment>
        <translation>Obchodná stanica vyrába drevo, ryby alebo mrkvu, čo si vyberieš. Vyberáš v každom kole nanovo, tesne pred žatvou. Pozri &lt;a href=&apos;build/posts&apos;&gt;obchodné stanice&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Sky towers</source>
        <comment>rules §1</comment>
        <translation>Veže do neba</translation>
    </message>
    <message>
        <source>A sky tower joins two of your fiefs over any distance. Each card is a pair of towers in one color: blue, green or black. See &lt;a href=&apos;build/towers&apos;&gt;sky towers&lt;/a&gt;.</source>
        <comment>rules §4</comment>
        <translation>Veža do neba spája dve tvoje panstvá na hocijakú vzdialenosť. Každá karta je dvojica veží jednej farby: modrej, zelenej alebo čiernej. Pozri &lt;a href=&apos;build/towers&apos;&gt;veže do neba&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A sky tower is no city. It has no strength.</source>
        <comment>rules §4</comment>
        <translation>Veža do neba nie je mesto. Nemá silu.</translation>
    </message>
    <message>
        <source>Camps</source>
        <comment>rules §1</comment>
        <translation>Tábory</translation>
    </message>
    <message>
        <source>A camp gives you control of an unoccupied territory, with a rabbit of yours on it. It produces nothing itself, but its terrain does. See &lt;a href=&apos;build/camps&apos;&gt;camps and their order&lt;/a&gt;.</source>
        <comment>rules §4</comment>
        <translation>Tábor ti dáva vládu nad neobsadeným územím, na ktoré postavíš králika. Sám nič nevyrába, ale jeho terén áno. Pozri &lt;a href=&apos;build/camps&apos;&gt;tábory a ich poradie&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>As soon as somebody plays the card of that territory, the camp is removed. If you play it yourself, your rabbit stays, and you can build something else there.</source>
        <comment>rules §3</comment>
        <translation>Len čo niekto zahrá kartu toho územia, tábor zmizne. Ak ju zahráš ty, tvoj králik ostane a môžeš tam postaviť niečo iné.</translation>
    </message>
    <message>
        <source>Provisions</source>
        <comment>rules §1</comment>
        <translation>Zásoby</translation>
    </message>
    <message>
        <source>Take the top two cards of the deck and play both at once, whatever they are. So Provisions give you one card more than any other pick.</source>
        <comment>rules §3</comment>
        <translation>Vezmi dve vrchné karty z balíčka a hneď zahraj obe, nech sú akékoľvek. Zásoby ti teda dajú o jednu kartu viac než hociktorá iná karta.</translation>
    </message>
    <message>
        <source>&lt;i&gt;This card is known from &lt;a href=&apos;sources/cards&apos;&gt;one owner&apos;s list&lt;/a&gt; only.&lt;/i&gt;</source>
        <comment>rules §1</comment>
        <translation>&lt;i&gt;Túto kartu pozná iba &lt;a href=&apos;sources/cards&apos;&gt;zoznam jedného majiteľa&lt;/a&gt;.&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;This card is known from &lt;a href=&apos;sources/cards&apos;&gt;owners&apos; lists&lt;/a&gt; only, not from the rulebook.&lt;/i&gt;</source>
        <comment>rules §1</comment>
        <translation>&lt;i&gt;Túto kartu poznajú iba &lt;a href=&apos;sources/cards&apos;&gt;zoznamy majiteľov&lt;/a&gt;, pravidlá nie.&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;This card is known from the rulebook.&lt;/i&gt;</source>
        <comment>rules §1</comment>
        <translation>&lt;i&gt;Túto kartu poznáme z pravidiel.&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;This card is known &lt;a href=&apos;sources/cards&apos;&gt;partly from the rulebook&lt;/a&gt;, partly from owners&apos; lists.&lt;/i&gt;</source>
        <comment>rules §1</comment>
        <translation>&lt;i&gt;Túto kartu poznáme &lt;a href=&apos;sources/cards&apos;&gt;sčasti z pravidiel&lt;/a&gt;, sčasti zo zoznamov majiteľov.&lt;/i&gt;</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book end</name>
    <message>
        <source>The end of the game</source>
        <comment>rules §6</comment>
        <translation>Koniec hry</translation>
    </message>
    <message>
        <source>Parchments</source>
        <comment>rules §6</comment>
        <translation>Pergameny</translation>
    </message>
    <message>
        <source>After the fourth harvest everybody turns up the parchments. They are counted on the map as it stands then. Buildings that were never built count for nothing, except that a camp card still counts for the &lt;a href=&apos;card/colonist&apos;&gt;Colonist&lt;/a&gt;.</source>
        <comment>rules §6</comment>
        <translation>Po štvrtej žatve všetci odhalia pergameny. Ráta sa to, čo je vtedy na pláne. Nepostavené stavby sa na nič nerátajú, len karta tábora sa ešte ráta pre kartu &lt;a href=&apos;card/colonist&apos;&gt;Kolonista&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Parchments count every unit that you produce, the same resource again, too: a forest with a wood farm produces 2 wood. A trading post counts as what it shows.</source>
        <comment>rules §6</comment>
        <translation>Pergameny rátajú každý kus, ktorý vyrábaš, aj ďalší tej istej suroviny: les s farmou dreva vyrába 2 kusy dreva. Obchodná stanica sa ráta ako to, čo ukazuje.</translation>
    </message>
    <message>
        <source>Where cities are counted, towers do not matter. Printed cities that you control are yours.</source>
        <comment>rules §6</comment>
        <translation>Kde sa rátajú mestá, na vežiach nezáleží. Mestá na mape sú tvoje, ak ich ovládaš.</translation>
    </message>
    <message>
        <source>Treasures and missions</source>
        <comment>rules §6</comment>
        <translation>Poklady a úlohy</translation>
    </message>
    <message>
        <source>A &lt;b&gt;treasure&lt;/b&gt; is worth points by itself. A &lt;b&gt;mission&lt;/b&gt; brings points for what you have: for each of something, or if you have enough of it.</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Poklad&lt;/b&gt; má hodnotu sám osebe. &lt;b&gt;Úloha&lt;/b&gt; prináša body za to, čo máš: za každú vec zvlášť, alebo ak ich máš dosť.</translation>
    </message>
    <message>
        <source>The chapter on &lt;a href=&apos;card/royal-ring&apos;&gt;parchments&lt;/a&gt; explains each of them.</source>
        <comment>rules §6</comment>
        <translation>Všetky vysvetľuje kapitola o &lt;a href=&apos;card/royal-ring&apos;&gt;pergamenoch&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Copying</source>
        <comment>rules §6</comment>
        <translation>Kopírovanie</translation>
    </message>
    <message>
        <source>The &lt;a href=&apos;card/liberal&apos;&gt;Liberal&lt;/a&gt; and the &lt;a href=&apos;card/socialist&apos;&gt;Socialist&lt;/a&gt; count as one parchment of a neighbor. Choose it when all have been turned up. The copy counts in full, with &lt;i&gt;your&lt;/i&gt; territories and cards, and the neighbor loses nothing.</source>
        <comment>rules §6</comment>
        <translation>&lt;a href=&apos;card/liberal&apos;&gt;Pravičiar&lt;/a&gt; a &lt;a href=&apos;card/socialist&apos;&gt;Ľavičiar&lt;/a&gt; sa rátajú ako jeden pergamen suseda. Vyberieš si ho, keď sú všetky odhalené. Kópia sa ráta naplno, s &lt;i&gt;tvojimi&lt;/i&gt; územiami a kartami, a sused nič nestráca.</translation>
    </message>
    <message>
        <source>A copied treasure is one of your treasures.</source>
        <comment>rules §6</comment>
        <translation>Skopírovaný poklad je jeden z tvojich pokladov.</translation>
    </message>
    <message>
        <source>The winner</source>
        <comment>rules §6</comment>
        <translation>Víťaz</translation>
    </message>
    <message>
        <source>Whoever has the most points wins, and is called Big Ears.</source>
        <comment>rules §7</comment>
        <translation>Kto má najviac bodov, vyhráva a získa titul Veľké ucho.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book explore</name>
    <message>
        <source>Exploration</source>
        <comment>rules §3</comment>
        <translation>Prieskum</translation>
    </message>
    <message>
        <source>Picking cards</source>
        <comment>rules §3</comment>
        <translation>Výber kariet</translation>
    </message>
    <message>
        <source>Each lord chooses two cards of the hand, face down.</source>
        <comment>rules §3</comment>
        <translation>Každý lord si vyberie z ruky dve karty, lícom nadol.</translation>
    </message>
    <message>
        <source>When all have chosen, the cards are turned up and &lt;a href=&apos;explore/play&apos;&gt;played&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>Keď si vybrali všetci, karty sa odhalia a &lt;a href=&apos;explore/play&apos;&gt;zahrajú&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Each lord passes the rest of the hand on, and takes the hand of the other neighbor.</source>
        <comment>rules §3</comment>
        <translation>Každý lord podá zvyšok kariet jednému susedovi a vezme si karty od druhého.</translation>
    </message>
    <message>
        <source>You do this until no cards are left: five times with four lords, six times with three. With two lords it goes &lt;a href=&apos;explore/two&apos;&gt;a little differently&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>Takto až do poslednej karty: päťkrát so štyrmi lordmi, šesťkrát s tromi. S dvoma lordmi je to &lt;a href=&apos;explore/two&apos;&gt;trochu inak&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Look at what you pass on, too. A card that is worth little to you may complete your neighbor&apos;s fief.</source>
        <comment>rules §3</comment>
        <translation>Pozeraj aj na to, čo podávaš ďalej. Karta, ktorá ti prinesie málo, môže dokončiť susedovo panstvo.</translation>
    </message>
    <message>
        <source>Where the hands go</source>
        <comment>rules §3</comment>
        <translation>Kam putujú karty</translation>
    </message>
    <message>
        <source>In rounds 1 and 3 you pass your hand to the right neighbor, in rounds 2 and 4 to the left one. The table always shows who gets your cards, and whose cards come to you.</source>
        <comment>rules §3</comment>
        <translation>V kolách 1 a 3 podávaš karty susedovi vpravo, v kolách 2 a 4 susedovi vľavo. Na stole vždy vidno, kto dostane tvoje karty a čie prídu k tebe.</translation>
    </message>
    <message>
        <source>With two lords</source>
        <comment>rules §3</comment>
        <translation>Hra dvoch lordov</translation>
    </message>
    <message>
        <source>Before each pick you take the top card of your reserve into your hand. So you first choose among 11 cards.</source>
        <comment>rules §3</comment>
        <translation>Pred každým výberom si vezmeš do ruky vrchnú kartu svojej rezervy. Prvýkrát teda vyberáš z 11 kariet.</translation>
    </message>
    <message>
        <source>Then you choose two of them: one to &lt;b&gt;play&lt;/b&gt;, and one to &lt;b&gt;drop&lt;/b&gt;. The dropped card goes face down out of the game, and nobody but you knows it. The rest goes to your opponent.</source>
        <comment>rules §3</comment>
        <translation>Potom si vyberieš dve z nich: jednu &lt;b&gt;zahráš&lt;/b&gt; a jednu &lt;b&gt;odložíš&lt;/b&gt;. Odložená vypadne z hry lícom nadol a nikto okrem teba ju nepozná. Zvyšok dostane súper.</translation>
    </message>
    <message>
        <source>You pick ten times in a round. The last time you have only two cards: one to play, one to drop.</source>
        <comment>rules §3</comment>
        <translation>V kole si vyberáš desaťkrát. Naposledy máš už iba dve karty: jednu zahráš, druhú odložíš.</translation>
    </message>
    <message>
        <source>Dropping is half of the game: you can take from your opponent what you don&apos;t need yourself.</source>
        <comment>rules §3</comment>
        <translation>Odkladanie je polovica hry: môžeš súperovi vziať aj to, čo nepotrebuješ.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <comment>rules §3</comment>
        <translation>Hranie karty</translation>
    </message>
    <message>
        <source>What a card does depends on its kind:</source>
        <comment>rules §3</comment>
        <translation>Čo karta robí, závisí od jej druhu:</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;card/territory&apos;&gt;Territory&lt;/a&gt;:&lt;/b&gt; put a rabbit on it. You control it until the end of the game.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;card/territory&apos;&gt;Územie&lt;/a&gt;:&lt;/b&gt; postav naň králika. Ovládaš ho do konca hry.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Building:&lt;/b&gt; it lies before you, face up, until you &lt;a href=&apos;build/overview&apos;&gt;build&lt;/a&gt; it.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Stavba:&lt;/b&gt; leží pred tebou lícom nahor, kým ju &lt;a href=&apos;build/overview&apos;&gt;nepostavíš&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Parchment:&lt;/b&gt; it lies before you, face down. You may look at it; the others only see how many you have. It counts &lt;a href=&apos;end/parchments&apos;&gt;at the end&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Pergamen:&lt;/b&gt; leží pred tebou lícom nadol. Ty sa naň pozrieť smieš; ostatní vidia iba, koľko ich máš. Ráta sa &lt;a href=&apos;end/parchments&apos;&gt;na konci&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;card/provisions&apos;&gt;Provisions&lt;/a&gt;:&lt;/b&gt; take the top two cards of the deck and play both at once.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;card/provisions&apos;&gt;Zásoby&lt;/a&gt;:&lt;/b&gt; vezmi dve vrchné karty z balíčka a hneď zahraj obe.</translation>
    </message>
    <message>
        <source>If another lord&apos;s &lt;a href=&apos;card/camp&apos;&gt;camp&lt;/a&gt; stands on your new territory, it has to go, and your rabbit takes its place. If it is your own camp, it goes, too, but your rabbit stays.</source>
        <comment>rules §3</comment>
        <translation>Ak na tvojom novom území stojí &lt;a href=&apos;card/camp&apos;&gt;tábor&lt;/a&gt; iného lorda, musí preč a na jeho miesto príde tvoj králik. Tvoj vlastný tábor zmizne tiež, ale králik ostane.</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <comment>rules §3</comment>
        <translation>Čo je skryté</translation>
    </message>
    <message>
        <source>Everybody sees the map, the buildings before the lords, the cards that were played, the points, and how many cards there are of each kind of pile.</source>
        <comment>rules §8</comment>
        <translation>Všetci vidia plán, stavby pred lordmi, zahrané karty, body a to, koľko kariet kde leží.</translation>
    </message>
    <message>
        <source>You alone see your hand, your pick, your parchments and the cards you have dropped. Nobody sees the deck and the reserves.</source>
        <comment>rules §8</comment>
        <translation>Iba ty vidíš svoju ruku, svoj výber, svoje pergameny a karty, ktoré odkladáš. Balíček a rezervy nevidí nikto.</translation>
    </message>
    <message>
        <source>If several people share a screen, a curtain hides the cards, and the program asks whose turn it is to look.</source>
        <comment>rules §8</comment>
        <translation>Ak sa o obrazovku delí viac ľudí, karty skrýva záves a program povie, kto sa má pozrieť.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book harvest</name>
    <message>
        <source>Harvest</source>
        <comment>rules §5</comment>
        <translation>Žatva</translation>
    </message>
    <message>
        <source>Fiefs</source>
        <comment>rules §5</comment>
        <translation>Panstvá</translation>
    </message>
    <message>
        <source>Your territories that are connected are a &lt;b&gt;fief&lt;/b&gt;: adjacent without lava between them, or joined by a sky tower. A single territory is a fief, too.</source>
        <comment>rules §5</comment>
        <translation>Tvoje spojené územia sú &lt;b&gt;panstvo&lt;/b&gt;: susedia stranou bez lávy, alebo ich spája veža do neba. Aj jediné územie je panstvo.</translation>
    </message>
    <message>
        <source>Yellow has four territories here. A1 and A2 share an edge, and so do B3 and C3, but A2 and B3 touch at a corner only. Fiefs: {fiefs}.</source>
        <comment>rules §5</comment>
        <translation>Žltý tu má štyri územia. A1 a A2 majú spoločnú hranu, B3 a C3 tiež, ale A2 a B3 sa dotýkajú iba rohom. Panstvá: {fiefs}.</translation>
    </message>
    <message>
        <source>What a fief yields</source>
        <comment>rules §5</comment>
        <translation>Čo panstvo prináša</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strength:&lt;/b&gt; the number of towers of all its cities.</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;Sila:&lt;/b&gt; počet veží všetkých jeho miest.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wealth:&lt;/b&gt; the number of &lt;i&gt;different&lt;/i&gt; resources it produces. The same resource twice counts once.</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;Bohatstvo:&lt;/b&gt; počet &lt;i&gt;rôznych&lt;/i&gt; surovín, ktoré vyrába. Dvakrát to isté sa ráta raz.</translation>
    </message>
    <message>
        <source>A fief yields &lt;b&gt;strength × wealth&lt;/b&gt; points. Without a city, or without a resource, it yields nothing.</source>
        <comment>rules §5</comment>
        <translation>Panstvo prináša &lt;b&gt;sila × bohatstvo&lt;/b&gt; bodov. Bez mesta alebo bez suroviny neprinesie nič.</translation>
    </message>
    <message>
        <source>A printed city and a city of strength 2 are in this fief. It produces carrots, and its farm wood. Strength: {strength}. Wealth: {wealth}. Points: {points}.</source>
        <comment>rules §5</comment>
        <translation>V tomto panstve je mesto na mape a mesto so silou 2. Pole vyrába mrkvu a farma drevo. Sila: {strength}. Bohatstvo: {wealth}. Body: {points}.</translation>
    </message>
    <message>
        <source>Four seas all produce fish, and that is one kind. Wealth: {wealth}. With the printed city the points are: {points}.</source>
        <comment>rules §5</comment>
        <translation>Štyri moria vyrábajú iba ryby, a to je jeden druh. Bohatstvo: {wealth}. S mestom na mape sú body: {points}.</translation>
    </message>
    <message>
        <source>Every lord adds up the points of all fiefs. Points are never lost.</source>
        <comment>rules §5</comment>
        <translation>Každý lord sčíta body všetkých panstiev. Body sa nikdy nestrácajú.</translation>
    </message>
    <message>
        <source>One big fief or several?</source>
        <comment>rules §5</comment>
        <translation>Jedno veľké panstvo alebo viac malých?</translation>
    </message>
    <message>
        <source>Strength and wealth multiply, so it pays to bring them together. A tower is worth as many points as the fief has kinds of resources, and a new resource is worth as many as it has towers.</source>
        <comment>rules §5</comment>
        <translation>Sila a bohatstvo sa násobia, takže sa oplatí dať ich dokopy. Veža má hodnotu toľkých bodov, koľko druhov surovín má panstvo, a nová surovina toľkých, koľko má veží.</translation>
    </message>
    <message>
        <source>A city of strength 2 on E4 adds towers, and a fish farm on E5 adds a resource. Points before: {before}. Now: {now}.</source>
        <comment>rules §5</comment>
        <translation>Mesto so silou 2 na E4 pridáva veže a farma rýb na E5 pridáva surovinu. Body predtým: {before}. Teraz: {now}.</translation>
    </message>
    <message>
        <source>Rest on a fief on the table to see what one more tower or one more resource would bring.</source>
        <comment>rules §5</comment>
        <translation>Podrž ukazovateľ na panstve na stole a uvidíš, čo prinesie ďalšia veža alebo ďalšia surovina.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book parchments</name>
    <message>
        <source>Parchments, one by one</source>
        <comment>rules §6</comment>
        <translation>Pergameny po jednom</translation>
    </message>
    <message>
        <source>Both gloves together are worth 8 points. A copied glove counts, too.</source>
        <comment>rules §6</comment>
        <translation>Obe rukavice spolu majú hodnotu 8 bodov. Ráta sa aj skopírovaná.</translation>
    </message>
    <message>
        <source>Treasures and missions count alike.</source>
        <comment>rules §6</comment>
        <translation>Poklady a úlohy sa rátajú rovnako.</translation>
    </message>
    <message>
        <source>Every city counts once, whatever its strength. Printed cities on your territories count, too.</source>
        <comment>rules §6</comment>
        <translation>Každé mesto sa ráta raz, nech má akúkoľvek silu. Rátajú sa aj mestá na mape na tvojich územiach.</translation>
    </message>
    <message>
        <source>The edge is rows A and J and columns 1 and 10. A corner counts once.</source>
        <comment>rules §6</comment>
        <translation>Okraj sú rady A a J a stĺpce 1 a 10. Roh sa ráta raz.</translation>
    </message>
    <message>
        <source>The corners are A1, A10, J1 and J10.</source>
        <comment>rules §6</comment>
        <translation>Rohy sú A1, A10, J1 a J10.</translation>
    </message>
    <message>
        <source>The forest E1 has a wood farm, so it produces wood twice. F1 is a forest as well. Units of wood: {wood}. Carpenter, in points: {points}.</source>
        <comment>rules §6</comment>
        <translation>V lese E1 stojí farma dreva, takže vyrába drevo dvakrát. F1 je tiež les. Kusov dreva: {wood}. Tesár v bodoch: {points}.</translation>
    </message>
    <message>
        <source>It counts wood just like the &lt;a href=&apos;card/carpenter&apos;&gt;Carpenter&lt;/a&gt;, but twice as high.</source>
        <comment>rules §6</comment>
        <translation>Ráta drevo tak ako &lt;a href=&apos;card/carpenter&apos;&gt;Tesár&lt;/a&gt;, ale dvojnásobne.</translation>
    </message>
    <message>
        <source>Wood is counted as for the &lt;a href=&apos;card/carpenter&apos;&gt;Carpenter&lt;/a&gt;. With less than that it counts nothing.</source>
        <comment>rules §6</comment>
        <translation>Drevo sa ráta ako pre kartu &lt;a href=&apos;card/carpenter&apos;&gt;Tesár&lt;/a&gt;. Ak ho je menej, neprinesie nič.</translation>
    </message>
    <message>
        <source>Every unit of fish counts: from seas, from the fish farm, and from a trading post that shows fish.</source>
        <comment>rules §6</comment>
        <translation>Ráta sa každá ryba: z morí, z farmy rýb a z obchodnej stanice, ktorá ukazuje ryby.</translation>
    </message>
    <message>
        <source>It counts fish just like the &lt;a href=&apos;card/fisher&apos;&gt;Fisher&lt;/a&gt;, but twice as high.</source>
        <comment>rules §6</comment>
        <translation>Ráta ryby tak ako &lt;a href=&apos;card/fisher&apos;&gt;Rybár&lt;/a&gt;, ale dvojnásobne.</translation>
    </message>
    <message>
        <source>Fish are counted as for the &lt;a href=&apos;card/fisher&apos;&gt;Fisher&lt;/a&gt;. With fewer it counts nothing.</source>
        <comment>rules §6</comment>
        <translation>Ryby sa rátajú ako pre kartu &lt;a href=&apos;card/fisher&apos;&gt;Rybár&lt;/a&gt;. Ak ich je menej, neprinesie nič.</translation>
    </message>
    <message>
        <source>Every unit of carrots counts: from fields, from the carrot farm, and from a trading post that shows carrots.</source>
        <comment>rules §6</comment>
        <translation>Ráta sa každá mrkva: z polí, z farmy mrkvy a z obchodnej stanice, ktorá ukazuje mrkvu.</translation>
    </message>
    <message>
        <source>It counts carrots just like the &lt;a href=&apos;card/farmer&apos;&gt;Farmer&lt;/a&gt;, but twice as high.</source>
        <comment>rules §6</comment>
        <translation>Ráta mrkvu tak ako &lt;a href=&apos;card/farmer&apos;&gt;Roľník&lt;/a&gt;, ale dvojnásobne.</translation>
    </message>
    <message>
        <source>Carrots are counted as for the &lt;a href=&apos;card/farmer&apos;&gt;Farmer&lt;/a&gt;. With fewer it counts nothing.</source>
        <comment>rules §6</comment>
        <translation>Mrkva sa ráta ako pre kartu &lt;a href=&apos;card/farmer&apos;&gt;Roľník&lt;/a&gt;. Ak jej je menej, neprinesie nič.</translation>
    </message>
    <message>
        <source>Pearls, mushrooms, spice, diamonds, copper, gold and iron. They come from farms only.</source>
        <comment>rules §6</comment>
        <translation>Perly, huby, korenie, diamanty, meď, zlato a železo. Prinášajú ich iba farmy.</translation>
    </message>
    <message>
        <source>It does not matter what stands on the mountain.</source>
        <comment>rules §6</comment>
        <translation>Nezáleží na tom, čo na hore stojí.</translation>
    </message>
    <message>
        <source>It does not matter whether the fief yields anything.</source>
        <comment>rules §6</comment>
        <translation>Nezáleží na tom, či panstvo prináša nejaké body.</translation>
    </message>
    <message>
        <source>A single territory is a fief, too. Those who scatter their land are rewarded here.</source>
        <comment>rules §6</comment>
        <translation>Aj jediné územie je panstvo. Tu získava ten, kto má svoje územia roztrúsené.</translation>
    </message>
    <message>
        <source>Fiefs that are joined by sky towers count as one.</source>
        <comment>rules §6</comment>
        <translation>Panstvá spojené vežou do neba sa rátajú ako jedno.</translation>
    </message>
    <message>
        <source>A fief produces nothing if it has plains, mountains and cities only, and no farm. Every city in it counts once, whatever its strength.</source>
        <comment>rules §6</comment>
        <translation>Panstvo nič nevyrába, ak má iba roviny, hory a mestá a žiadnu farmu. Každé mesto v ňom sa ráta raz, nech má akúkoľvek silu.</translation>
    </message>
    <message>
        <source>C10 and C9 have neither a city nor a resource. D10 is a forest, and D9 a printed city: they do not count. PanPan, in points: {points}.</source>
        <comment>rules §6</comment>
        <translation>C10 a C9 nemajú mesto ani surovinu. D10 je les a D9 mesto na mape: tie sa nerátajú. Barbar Dupko v bodoch: {points}.</translation>
    </message>
    <message>
        <source>Cities are counted as for the &lt;a href=&apos;card/burgomaster&apos;&gt;Burgomaster&lt;/a&gt;. With fewer it counts nothing.</source>
        <comment>rules §6</comment>
        <translation>Mestá sa rátajú ako pre kartu &lt;a href=&apos;card/burgomaster&apos;&gt;Starosta&lt;/a&gt;. Ak ich je menej, neprinesie nič.</translation>
    </message>
    <message>
        <source>Yellow has two fiefs with points here: {first} and {second}. The best one is left out, the other counts once more. Little Prince, in points: {points}.</source>
        <comment>rules §6</comment>
        <translation>Žltý tu má dve panstvá s bodmi: {first} a {second}. Najlepšie sa vynechá, druhé sa ráta ešte raz. Malý princ v bodoch: {points}.</translation>
    </message>
    <message>
        <source>The gloves are treasures, too, and so is a treasure that you copy.</source>
        <comment>rules §6</comment>
        <translation>Rukavice sú tiež poklady a poklad, ktorý kopíruješ, takisto.</translation>
    </message>
    <message>
        <source>It is worth as much as all your treasures together.</source>
        <comment>rules §6</comment>
        <translation>Má takú hodnotu ako všetky tvoje poklady spolu.</translation>
    </message>
    <message>
        <source>See &lt;a href=&apos;end/copies&apos;&gt;copying&lt;/a&gt;. Your right neighbor sits next to you against the clock.</source>
        <comment>rules §6</comment>
        <translation>Pozri &lt;a href=&apos;end/copies&apos;&gt;kopírovanie&lt;/a&gt;. Sused vpravo sedí vedľa teba proti smeru hodinových ručičiek.</translation>
    </message>
    <message>
        <source>See &lt;a href=&apos;end/copies&apos;&gt;copying&lt;/a&gt;. Your left neighbor sits next to you with the clock.</source>
        <comment>rules §6</comment>
        <translation>Pozri &lt;a href=&apos;end/copies&apos;&gt;kopírovanie&lt;/a&gt;. Sused vľavo sedí vedľa teba v smere hodinových ručičiek.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book program</name>
    <message>
        <source>Playing in this program</source>
        <comment>rules §3</comment>
        <translation>Hra v tomto programe</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <comment>rules §3</comment>
        <translation>Myšou</translation>
    </message>
    <message>
        <source>Rest on a card of your hand: it is shown large, with what it would bring. You see your fief before and after, and what the card is worth to the others.</source>
        <comment>rules §3</comment>
        <translation>Zastavte ukazovateľ na karte v ruke: ukáže sa zväčšená aj s tým, čo by priniesla. Vidíte svoje panstvo predtým a potom a to, akú má karta hodnotu pre ostatných.</translation>
    </message>
    <message>
        <source>Click two cards to choose them; a third one replaces the older one. Then click &lt;b&gt;Confirm both&lt;/b&gt;. A click on a lit territory of the map chooses its card, too.</source>
        <comment>rules §3</comment>
        <translation>Kliknutím vyberte dve karty; tretia nahradí staršiu. Potom kliknite na &lt;b&gt;Potvrdiť obe&lt;/b&gt;. Aj kliknutie na zvýraznené územie mapy vyberie jeho kartu.</translation>
    </message>
    <message>
        <source>Drag a building onto a lit territory, or click it and then the territory. A note says how your harvest would change. If a building cannot stand there, it goes back, and you are told why.</source>
        <comment>rules §4</comment>
        <translation>Presuňte stavbu na zvýraznené územie alebo kliknite na ňu a potom na územie. Poznámka hovorí, ako by sa zmenil váš zber. Ak tam stavba nemôže stáť, vráti sa a dozviete sa prečo.</translation>
    </message>
    <message>
        <source>The wheel enlarges the map, and you can drag it then. &lt;b&gt;0&lt;/b&gt; shows all of it again.</source>
        <comment>rules §1</comment>
        <translation>Koliesko zväčší mapu a potom ju možno posúvať. &lt;b&gt;0&lt;/b&gt; znovu ukáže celú.</translation>
    </message>
    <message>
        <source>Rest on anything else to see what it is: a territory with its fief, a lord, a parchment, a phase.</source>
        <comment>rules §5</comment>
        <translation>Zastavte ukazovateľ na čomkoľvek inom a uvidíte, čo to je: územie s jeho panstvom, lord, pergamen, fáza.</translation>
    </message>
    <message>
        <source>Undo goes back as far as nothing was seen that should be hidden: not past a reveal, and not into the hand of somebody else.</source>
        <comment>rules §3</comment>
        <translation>Späť sa dá ísť dovtedy, kým sa neukázalo nič, čo má byť skryté: nie pred odhalenie kariet a nie do ruky niekoho iného.</translation>
    </message>
    <message>
        <source>With keys, and by ear</source>
        <comment>rules §3</comment>
        <translation>Klávesmi a počutím</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse, and a screen reader says everything that is shown.</source>
        <comment>rules §3</comment>
        <translation>Všetko sa dá urobiť bez myši a čítačka obrazovky povie všetko, čo je vidieť.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tab&lt;/b&gt; and &lt;b&gt;Shift+Tab&lt;/b&gt; go through the areas: what you decide with, the map, the lords, your parchments, what is passed on, and the buttons. The arrow keys move the cursor within an area.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Tab&lt;/b&gt; a &lt;b&gt;Shift+Tab&lt;/b&gt; prechádzajú oblasťami: to, čím rozhodujete, mapa, lordi, vaše pergameny, karty, ktoré idú ďalej, a tlačidlá. Šípky posúvajú kurzor v rámci oblasti.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+F&lt;/b&gt; searches this book. If the rule book of The Two Heirs has something about it, too, a button below leads there.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Ctrl+F&lt;/b&gt; hľadá v tejto knihe. Ak je o tom niečo aj v pravidlách hry Dvaja bratia, tlačidlo nižšie vedie tam.</translation>
    </message>
    <message>
        <source>The game as an outline</source>
        <comment>rules §3</comment>
        <translation>Hra ako osnova</translation>
    </message>
    <message>
        <source>&lt;b&gt;F4&lt;/b&gt; shows a list in place of the table, and the table again: your hand or your buildings, the map by fiefs, the lords, your parchments, what is passed on, and the chronicle. What can be done with the current row stands beside it. Behind a curtain the list hides what the table hides.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;F4&lt;/b&gt; ukáže namiesto stola zoznam a potom znova stôl: vaše karty na ruke alebo budovy, mapu podľa panstiev, lordov, vaše pergameny, karty, ktoré idú ďalej, a kroniku. Vedľa stojí, čo sa dá s vybraným riadkom urobiť. Za závesom zoznam skrýva to isté čo stôl.</translation>
    </message>
    <message>
        <source>The arrow keys walk through the rows, &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;6&lt;/b&gt; go to the six branches.</source>
        <comment>rules §3</comment>
        <translation>Šípky prechádzajú riadkami, &lt;b&gt;1&lt;/b&gt; až &lt;b&gt;6&lt;/b&gt; vedú k šiestim vetvám.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; does what can be done with a row, or goes to the list if there is a choice. For a building the list has every territory, with what it would bring.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;Enter&lt;/b&gt; urobí, čo sa s riadkom dá urobiť, a ak je na výber, prejde do zoznamu vedľa. Pre budovu sú v ňom všetky územia a to, čo by priniesli.</translation>
    </message>
    <message>
        <source>In the tutorial &lt;b&gt;F4&lt;/b&gt; does the same.</source>
        <comment>rules §3</comment>
        <translation>Vo výučbe robí &lt;b&gt;F4&lt;/b&gt; to isté.</translation>
    </message>
    <message>
        <source>Watching a game again</source>
        <comment>rules §3</comment>
        <translation>Pozrieť si hru znova</translation>
    </message>
    <message>
        <source>&lt;b&gt;Watch this game again&lt;/b&gt;, in the Game menu, at the end of a game and among your games, shows a game as onlookers see it: no hand, no pick before it is revealed, and no parchment before all are counted.</source>
        <comment>rules §8</comment>
        <translation>&lt;b&gt;Pozrieť si túto hru znova&lt;/b&gt; v ponuke Hra, na konci hry a medzi tvojimi hrami ukáže hru tak, ako ju vidia diváci: bez kariet v ruke, bez výberov, kým sa neodkryjú, a bez pergamenov, kým sa všetky nespočítajú.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Space&lt;/b&gt; plays and pauses, &lt;b&gt;Alt&lt;/b&gt; with an arrow key goes an action on or back, &lt;b&gt;Ctrl&lt;/b&gt; with an arrow key a turn.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Ctrl+medzerník&lt;/b&gt; prehráva a pozastaví, &lt;b&gt;Alt&lt;/b&gt; so šípkou ide o akciu dopredu alebo späť, &lt;b&gt;Ctrl&lt;/b&gt; so šípkou o ťah.</translation>
    </message>
    <message>
        <source>The chronicle lies beside the map: choose an entry to go there. &lt;b&gt;C&lt;/b&gt; puts it away.</source>
        <comment>rules §8</comment>
        <translation>Kronika leží vedľa mapy: vyber záznam a prejdeš tam. &lt;b&gt;C&lt;/b&gt; ju odloží.</translation>
    </message>
    <message>
        <source>The curves show the points of the harvests, and at the end those with the parchments. A click goes to that moment.</source>
        <comment>rules §5</comment>
        <translation>Krivky ukazujú body zo žatiev a na konci aj body za pergameny. Kliknutie vedie k danej chvíli.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+P&lt;/b&gt; plays on from there, in a new game; the one you watch stays as it is. If that is not over yet, all cards that you could not see then are dealt again.</source>
        <comment>rules §8</comment>
        <translation>&lt;b&gt;Ctrl+P&lt;/b&gt; odtiaľ hrá ďalej v novej hre; tá, ktorú si pozeráš, ostane nezmenená. Ak sa ešte neskončila, všetky karty, ktoré ti vtedy boli skryté, sa rozdajú nanovo.</translation>
    </message>
    <message>
        <source>Reviews</source>
        <comment>rules §3</comment>
        <translation>Rozbory</translation>
    </message>
    <message>
        <source>Once a game is over, &lt;b&gt;Review this game&lt;/b&gt; lists the picks of people that had clearly better cards beside them, the greatest difference first. Each is shown as it was seen then, with the better cards marked.</source>
        <comment>rules §3</comment>
        <translation>Keď sa hra skončí, &lt;b&gt;Rozobrať túto hru&lt;/b&gt; vymenuje výbery ľudí, pri ktorých boli v ruke zreteľne lepšie karty, od najväčšieho rozdielu. Každý sa ukáže tak, ako ho bolo vtedy vidieť, s vyznačenými lepšími kartami.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Right&lt;/b&gt; and &lt;b&gt;Ctrl+Left&lt;/b&gt; go to the next pick and the one before.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Ctrl+šípka doprava&lt;/b&gt; a &lt;b&gt;Ctrl+šípka doľava&lt;/b&gt; vedú k ďalšiemu a predchádzajúcemu výberu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+U&lt;/b&gt; marks the cards that were played, &lt;b&gt;Ctrl+D&lt;/b&gt; the better ones again, and &lt;b&gt;Ctrl+Shift+R&lt;/b&gt; shows what came of it.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Ctrl+U&lt;/b&gt; vyznačí karty, ktoré sa zahrali, &lt;b&gt;Ctrl+D&lt;/b&gt; zase tie lepšie a &lt;b&gt;Ctrl+Shift+R&lt;/b&gt; ukáže, čo z toho bolo.</translation>
    </message>
    <message>
        <source>The judge is that of the hints: each card by itself, by what it would bring in the harvests that are left if nothing else changed, and what parchments count. It knows no plans and no luck.</source>
        <comment>rules §5</comment>
        <translation>Hodnotí sa ako pri radách: každá karta sama, podľa toho, čo by priniesla v zostávajúcich žatvách, keby sa nič iné nezmenilo, a koľko počítajú pergameny. Nepozná plány ani šťastie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; or &lt;b&gt;Space&lt;/b&gt; chooses a card, picks up a building, or answers a question. With a building the cursor goes to the map, and Enter puts it down there.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;Enter&lt;/b&gt; alebo &lt;b&gt;medzerník&lt;/b&gt; vyberie kartu, zdvihne stavbu alebo odpovie na otázku. So stavbou prejde kurzor na mapu a Enter ju tam postaví.</translation>
    </message>
    <message>
        <source>&lt;b&gt;N&lt;/b&gt; and &lt;b&gt;P&lt;/b&gt; go to the next lit territory and to the one before.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;N&lt;/b&gt; a &lt;b&gt;P&lt;/b&gt; prejdú na ďalšie a predchádzajúce zvýraznené územie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;I&lt;/b&gt; says more about what the cursor is on, a line with each press.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;I&lt;/b&gt; povie viac o tom, na čom je kurzor, po riadku pri každom stlačení.</translation>
    </message>
    <message>
        <source>&lt;b&gt;C&lt;/b&gt; shows the chronicle over the left column: what has happened so far. &lt;b&gt;Esc&lt;/b&gt; closes it.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;C&lt;/b&gt; ukáže nad ľavým stĺpcom kroniku: čo sa doteraz stalo. &lt;b&gt;Esc&lt;/b&gt; ju zavrie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Enter&lt;/b&gt; presses the golden button: it confirms your cards, or ends building.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Ctrl+Enter&lt;/b&gt; stlačí zlaté tlačidlo: potvrdí karty alebo ukončí stavanie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Esc&lt;/b&gt; takes back what you have begun.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Esc&lt;/b&gt; vráti späť, čo ste začali.</translation>
    </message>
    <message>
        <source>While something is shown, &lt;b&gt;Space&lt;/b&gt; goes on and &lt;b&gt;Esc&lt;/b&gt; skips the rest.</source>
        <comment>rules §5</comment>
        <translation>Kým sa niečo ukazuje, &lt;b&gt;medzerník&lt;/b&gt; ide ďalej a &lt;b&gt;Esc&lt;/b&gt; preskočí zvyšok.</translation>
    </message>
    <message>
        <source>&lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; change the size of the map, &lt;b&gt;0&lt;/b&gt; shows all of it.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;+&lt;/b&gt; a &lt;b&gt;−&lt;/b&gt; menia veľkosť mapy, &lt;b&gt;0&lt;/b&gt; ju ukáže celú.</translation>
    </message>
    <message>
        <source>&lt;b&gt;T&lt;/b&gt; is a hint: it names the best choices with what they would bring, and what you pass on. It knows only what you see, and looks no further than the next harvest and your parchments.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;T&lt;/b&gt; je rada: vymenuje najlepšie voľby s tým, čo by priniesli, a to, čo podávate ďalej. Pozná len to, čo vidíte, a nepozerá sa ďalej ako na najbližšiu žatvu a vaše pergameny.</translation>
    </message>
    <message>
        <source>&lt;b&gt;I&lt;/b&gt; says more about what the cursor is on, &lt;b&gt;C&lt;/b&gt; goes to the chronicle, and &lt;b&gt;F4&lt;/b&gt; shows the game as an outline.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;I&lt;/b&gt; povie viac o tom, na čom je kurzor, &lt;b&gt;C&lt;/b&gt; prejde do kroniky a &lt;b&gt;F4&lt;/b&gt; ukáže hru ako osnovu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F1&lt;/b&gt; opens this book at whatever the cursor is on.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;F1&lt;/b&gt; otvorí túto knihu na mieste o tom, na čom je kurzor.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book rulings</name>
    <message>
        <source>Buildings never run out</source>
        <comment>rules B1</comment>
        <translation>Stavby sa neminú</translation>
    </message>
    <message>
        <source>Can there be too few figures or tokens for the cards?</source>
        <comment>rules B1</comment>
        <translation>Môže byť figúrok alebo žetónov pre karty málo?</translation>
    </message>
    <message>
        <source>No. There is a figure or a token for every building card, so nothing but the cards limits what you build.</source>
        <comment>rules B1</comment>
        <translation>Nie. Každá karta stavby má svoju figúrku alebo žetón, takže stavanie obmedzujú iba karty.</translation>
    </message>
    <message>
        <source>Rabbits never run out</source>
        <comment>rules B2</comment>
        <translation>Králiky sa neminú</translation>
    </message>
    <message>
        <source>A lord has 36 rabbits. What if somebody controls more territories?</source>
        <comment>rules B2</comment>
        <translation>Lord má 36 králikov. Čo ak niekto ovláda viac území?</translation>
    </message>
    <message>
        <source>Then there are more rabbits. A rabbit is only a mark of who controls a territory. The printed rules let a lord borrow an idle color, but with four lords there is none.</source>
        <comment>rules B2</comment>
        <translation>Potom je králikov viac. Králik je iba značka, kto územie ovláda. Tlačené pravidlá dovoľujú požičať si voľnú farbu, ale so štyrmi lordmi žiadna nie je.</translation>
    </message>
    <message>
        <source>The lava in the middle</source>
        <comment>rules B3</comment>
        <translation>Láva v strede</translation>
    </message>
    <message>
        <source>One list puts a piece of lava between D6 and D7. Where is it?</source>
        <comment>rules B3</comment>
        <translation>Jeden zoznam dáva kúsok lávy medzi D6 a D7. Kde je?</translation>
    </message>
    <message>
        <source>Between D5 and D6. Lava parts mountains, and D7 is a field. With D5 and D6, the eight pieces touch each of the 16 mountains once.</source>
        <comment>rules B3</comment>
        <translation>Medzi D5 a D6. Láva rozdeľuje hory a D7 je pole. S D5 a D6 sa osem kúskov dotýka každej zo 16 hôr práve raz.</translation>
    </message>
    <message>
        <source>Nobody begins</source>
        <comment>rules B4</comment>
        <translation>Nikto nezačína</translation>
    </message>
    <message>
        <source>Who is the first player?</source>
        <comment>rules B4</comment>
        <translation>Kto je prvý hráč?</translation>
    </message>
    <message>
        <source>Nobody, since all play at the same time. Where the program needs an order, it is that of the seats.</source>
        <comment>rules B4</comment>
        <translation>Nikto, lebo všetci hrajú naraz. Kde program potrebuje poradie, je to poradie miest pri stole.</translation>
    </message>
    <message>
        <source>The top of the reserve</source>
        <comment>rules B5</comment>
        <translation>Vrch rezervy</translation>
    </message>
    <message>
        <source>Which card of the reserve do you take?</source>
        <comment>rules B5</comment>
        <translation>Ktorá karta rezervy sa berie?</translation>
    </message>
    <message>
        <source>The top one. The reserve is shuffled, and nobody looks at it, not even its owner. The printed rules want a random card without peeking, and that is the same.</source>
        <comment>rules B5</comment>
        <translation>Vrchná. Rezerva je zamiešaná a nikto sa do nej nepozerá, ani jej majiteľ. Tlačené pravidlá chcú náhodnú kartu bez pozerania, a to je to isté.</translation>
    </message>
    <message>
        <source>Which way the hands go</source>
        <comment>rules B6</comment>
        <translation>Ktorým smerom sa karty podávajú</translation>
    </message>
    <message>
        <source>In which direction are hands passed first?</source>
        <comment>rules B6</comment>
        <translation>Ktorým smerom sa karty podávajú najprv?</translation>
    </message>
    <message>
        <source>To the right in rounds 1 and 3, to the left in rounds 2 and 4. The Polish rulebook says so; English sources begin with the left. It is the same game in a mirror, except for whom you copy.</source>
        <comment>rules B6</comment>
        <translation>Doprava v kolách 1 a 3, doľava v kolách 2 a 4. Hovoria to poľské pravidlá; anglické zdroje začínajú doľava. Je to tá istá hra v zrkadle, okrem toho, koho kopíruješ.</translation>
    </message>
    <message>
        <source>Picking at one screen</source>
        <comment>rules B7</comment>
        <translation>Výber pri jednej obrazovke</translation>
    </message>
    <message>
        <source>How do several people pick at the same time at one screen?</source>
        <comment>rules B7</comment>
        <translation>Ako si môže viac ľudí vyberať naraz pri jednej obrazovke?</translation>
    </message>
    <message>
        <source>They are asked one after the other, and nothing is shown before all have picked. So no pick can depend on another.</source>
        <comment>rules B7</comment>
        <translation>Program sa ich pýta po jednom a nič neukáže, kým si nevyberú všetci. Žiadny výber teda nezávisí od iného.</translation>
    </message>
    <message>
        <source>The order of playing</source>
        <comment>rules B8</comment>
        <translation>Poradie hrania</translation>
    </message>
    <message>
        <source>In what order are the picked cards played?</source>
        <comment>rules B8</comment>
        <translation>V akom poradí sa hrajú vybrané karty?</translation>
    </message>
    <message>
        <source>Seat by seat, from the first seat. It matters only for Provisions, which draw from the deck. Two lords can never play the same territory, for there is one card of each.</source>
        <comment>rules B8</comment>
        <translation>Po poradí, od prvého miesta. Záleží na tom iba pri Zásobách, lebo tie ťahajú z balíčka. Dvaja lordi nikdy nezahrajú to isté územie, lebo každé má jednu kartu.</translation>
    </message>
    <message>
        <source>Dropped cards</source>
        <comment>rules B9</comment>
        <translation>Odložené karty</translation>
    </message>
    <message>
        <source>May the opponent look at the cards that you have dropped?</source>
        <comment>rules B9</comment>
        <translation>Smie si súper pozrieť karty, ktoré odložíš?</translation>
    </message>
    <message>
        <source>No, only you may. The printed rules let everybody look through the played cards, but if that included the dropped ones, dropping would hide nothing.</source>
        <comment>rules B9</comment>
        <translation>Nie, smieš iba ty. Tlačené pravidlá dovoľujú každému prezerať zahrané karty, ale keby to platilo aj pre odložené, odkladanie by nič neskrylo.</translation>
    </message>
    <message>
        <source>A camp that was removed</source>
        <comment>rules B10</comment>
        <translation>Odstránený tábor</translation>
    </message>
    <message>
        <source>Can a camp be built again after it was removed?</source>
        <comment>rules B10</comment>
        <translation>Dá sa odstránený tábor postaviť znova?</translation>
    </message>
    <message>
        <source>No. Its card has been used, so the camp is out of the game. The printed rules only say that it is removed.</source>
        <comment>rules B10</comment>
        <translation>Nie. Jeho karta je už použitá, takže tábor je mimo hry. Tlačené pravidlá hovoria iba, že sa odstráni.</translation>
    </message>
    <message>
        <source>Several Provisions</source>
        <comment>rules B11</comment>
        <translation>Viac Zásob</translation>
    </message>
    <message>
        <source>Who draws first, and in what order are the two cards played?</source>
        <comment>rules B11</comment>
        <translation>Kto ťahá prvý a v akom poradí sa dve karty hrajú?</translation>
    </message>
    <message>
        <source>Lords draw in the order of playing, and play the two cards as they were drawn. Provisions among them draw two more. With two lords both cards are played and none is dropped. The printed rules name no order.</source>
        <comment>rules B11</comment>
        <translation>Lordi ťahajú v poradí hrania a obe karty hrajú tak, ako ich potiahli. Ak sú medzi nimi Zásoby, ťahajú ďalšie dve. Aj v hre dvoch lordov sa hrajú obe a žiadna sa neodkladá. Tlačené pravidlá poradie neuvádzajú.</translation>
    </message>
    <message>
        <source>Provisions that are dropped</source>
        <comment>rules B12</comment>
        <translation>Odložené Zásoby</translation>
    </message>
    <message>
        <source>Do Provisions do anything when you drop them?</source>
        <comment>rules B12</comment>
        <translation>Prinesú Zásoby niečo, keď ich odložíš?</translation>
    </message>
    <message>
        <source>No. Only cards that are played do something.</source>
        <comment>rules B12</comment>
        <translation>Nie. Účinkujú iba zahrané karty.</translation>
    </message>
    <message>
        <source>A city on a city</source>
        <comment>rules B13</comment>
        <translation>Mesto na meste</translation>
    </message>
    <message>
        <source>Can a city be made larger by another city?</source>
        <comment>rules B13</comment>
        <translation>Dá sa mesto zväčšiť ďalším mestom?</translation>
    </message>
    <message>
        <source>No. A territory holds one building, and nothing that is built is replaced.</source>
        <comment>rules B13</comment>
        <translation>Nie. Na území je jedna stavba a čo stojí, nedá sa nahradiť.</translation>
    </message>
    <message>
        <source>The same resource twice</source>
        <comment>rules B14</comment>
        <translation>Dvakrát tá istá surovina</translation>
    </message>
    <message>
        <source>May a farm produce what its terrain produces already?</source>
        <comment>rules B14</comment>
        <translation>Smie farma vyrábať to, čo jej terén už vyrába?</translation>
    </message>
    <message>
        <source>Yes. The territory then has two of it: missions count both, but it is one kind for the harvest. The printed rules say that a territory may produce two resources.</source>
        <comment>rules B14</comment>
        <translation>Áno. Územie ju má potom dvakrát: úlohy rátajú obe, ale pri žatve je to jeden druh. Tlačené pravidlá hovoria, že územie môže vyrábať dve suroviny.</translation>
    </message>
    <message>
        <source>When fiefs are different</source>
        <comment>rules B15</comment>
        <translation>Kedy sú panstvá rôzne</translation>
    </message>
    <message>
        <source>Must the two towers stand in fiefs that are still apart?</source>
        <comment>rules B15</comment>
        <translation>Musia obe veže stáť v panstvách, ktoré sú ešte oddelené?</translation>
    </message>
    <message>
        <source>Yes, at the moment when you build them. Later the two territories may come to belong together in another way as well, and several sky towers may follow each other. The printed rules speak of two separate fiefs.</source>
        <comment>rules B15</comment>
        <translation>Áno, vo chvíli, keď ich staviaš. Neskôr sa obe územia môžu spojiť aj inak a viac veží do neba môže tvoriť reťaz. Tlačené pravidlá hovoria o dvoch oddelených panstvách.</translation>
    </message>
    <message>
        <source>The order of building</source>
        <comment>rules B16</comment>
        <translation>Poradie stavania</translation>
    </message>
    <message>
        <source>All lords build at the same time. In what order does the program ask?</source>
        <comment>rules B16</comment>
        <translation>Všetci lordi stavajú naraz. V akom poradí sa program pýta?</translation>
    </message>
    <message>
        <source>Camps come first, for only they can get in each other&apos;s way. Then come the other buildings, seat by seat. What you build on your own territories changes nothing for the others.</source>
        <comment>rules B16</comment>
        <translation>Najprv na tábory, lebo iba tie si môžu prekážať. Potom po poradí na ostatné stavby. Čo postavíš na svojich územiach, to pre ostatných nič nemení.</translation>
    </message>
    <message>
        <source>The order of camps</source>
        <comment>rules B17</comment>
        <translation>Poradie táborov</translation>
    </message>
    <message>
        <source>At the table, you announce the number of a camp, and lower ones may go before. How does the program do that, when it cannot wait for somebody to speak up?</source>
        <comment>rules B17</comment>
        <translation>Pri stole sa ohlási číslo tábora a nižšie ho môžu predbehnúť. Ako to robí program, keď nemôže čakať, kým sa niekto ozve?</translation>
    </message>
    <message>
        <source>It asks for each camp by its number, the lowest first, to build or to keep. While a kept lower camp of another lord waits, a higher one must be announced. Then the waiting ones are asked again, and after them the announcer. Your own camps never stand in your way.</source>
        <comment>rules B17</comment>
        <translation>Pýta sa na každý tábor, od najnižšieho čísla: postaviť alebo si nechať. Kým čaká nižší tábor iného lorda, vyšší treba ohlásiť. Potom sa hra znova opýta na čakajúce a po nich na ohlásený. Vlastné tábory si nikdy neprekážajú.</translation>
    </message>
    <message>
        <source>Nothing to build</source>
        <comment>rules B18</comment>
        <translation>Nie je čo stavať</translation>
    </message>
    <message>
        <source>Are you asked if you cannot build anything?</source>
        <comment>rules B18</comment>
        <translation>Pýta sa hra, keď nemôžeš nič postaviť?</translation>
    </message>
    <message>
        <source>No. There is nothing to decide, so the program goes on.</source>
        <comment>rules B18</comment>
        <translation>Nie. Nie je o čom rozhodovať, tak ide ďalej.</translation>
    </message>
    <message>
        <source>The choice at a trading post</source>
        <comment>rules B19</comment>
        <translation>Voľba v obchodnej stanici</translation>
    </message>
    <message>
        <source>When do you choose what a trading post produces?</source>
        <comment>rules B19</comment>
        <translation>Kedy sa vyberá, čo obchodná stanica vyrába?</translation>
    </message>
    <message>
        <source>When everybody has built, just before the harvest, seat by seat and openly. The printed rules say that you choose every round, but not when; at that moment you know the fief it is for. The last choice also counts for the parchments.</source>
        <comment>rules B19</comment>
        <translation>Keď už všetci postavili, tesne pred žatvou, po poradí a otvorene. Tlačené pravidlá hovoria, že sa vyberá každé kolo, ale nie kedy; v tej chvíli vieš, pre ktoré panstvo to je. Posledná voľba sa ráta aj pre pergameny.</translation>
    </message>
    <message>
        <source>No upper limit</source>
        <comment>rules B20</comment>
        <translation>Bez hornej hranice</translation>
    </message>
    <message>
        <source>What if somebody has more points than the score track?</source>
        <comment>rules B20</comment>
        <translation>Čo ak má niekto viac bodov, než je na stupnici?</translation>
    </message>
    <message>
        <source>The points go on. The track is walked round again, and every lap is 100.</source>
        <comment>rules B20</comment>
        <translation>Body pokračujú. Stupnica sa obíde znova a každý obeh je 100.</translation>
    </message>
    <message>
        <source>What is bare land</source>
        <comment>rules B21</comment>
        <translation>Čo je holá zem</translation>
    </message>
    <message>
        <source>Does PanPan the Barbarian look at the whole fief?</source>
        <comment>rules B21</comment>
        <translation>Pozerá Barbar Dupko na celé panstvo?</translation>
    </message>
    <message>
        <source>No, at each territory by itself, as the printed rules explain it. Plains and mountains count, even with a sky tower or a camp, whatever the rest of the fief produces.</source>
        <comment>rules B21</comment>
        <translation>Nie, na každé územie zvlášť, ako to vysvetľujú tlačené pravidlá. Roviny a hory sa rátajú aj s vežou do neba alebo s táborom, nech zvyšok panstva vyrába čokoľvek.</translation>
    </message>
    <message>
        <source>Camps that count</source>
        <comment>rules B22</comment>
        <translation>Ktoré tábory sa rátajú</translation>
    </message>
    <message>
        <source>Does the Colonist count camps that were lost, or never built?</source>
        <comment>rules B22</comment>
        <translation>Ráta Kolonista aj stratené alebo nikdy nepostavené tábory?</translation>
    </message>
    <message>
        <source>Yes, every camp card that you played, but not one that was dropped. One source says that you played it, the other that you have it, and this fits both.</source>
        <comment>rules B22</comment>
        <translation>Áno, každú kartu tábora, ktorú zahráš, ale nie odloženú. Jeden zdroj hovorí o zahraných kartách, druhý o tých, ktoré máš, a toto vyhovuje obom.</translation>
    </message>
    <message>
        <source>Equally many territories</source>
        <comment>rules B23</comment>
        <translation>Rovnako veľa území</translation>
    </message>
    <message>
        <source>What if two lords share the lead?</source>
        <comment>rules B23</comment>
        <translation>Čo ak sú dvaja lordi na čele spolu?</translation>
    </message>
    <message>
        <source>Then the Matriarch counts for each of them who has it or copies it, since a lord who shares the lead has the most, too. The game shares its victory in the same way. Without any territory it counts nothing.</source>
        <comment>rules B23</comment>
        <translation>Potom sa Matriarcha ráta každému z nich, kto ju má alebo kopíruje, lebo kto je na čele spolu s iným, má tiež najviac. Rovnako hra delí aj víťazstvo. Bez jediného územia sa neráta nič.</translation>
    </message>
    <message>
        <source>What is doubled</source>
        <comment>rules B24</comment>
        <translation>Čo sa zdvojnásobuje</translation>
    </message>
    <message>
        <source>Does the Treasure Hunter double the points of the Treasure Guardian?</source>
        <comment>rules B24</comment>
        <translation>Zdvojnásobuje Hľadač pokladov aj body karty Strážca pokladov?</translation>
    </message>
    <message>
        <source>No. The Guardian is a mission, and its points are no treasure&apos;s points.</source>
        <comment>rules B24</comment>
        <translation>Nie. Strážca pokladov je úloha a jeho body nie sú body žiadneho pokladu.</translation>
    </message>
    <message>
        <source>When copies are chosen</source>
        <comment>rules B25</comment>
        <translation>Kedy sa vyberajú kópie</translation>
    </message>
    <message>
        <source>Who chooses first what to copy?</source>
        <comment>rules B25</comment>
        <translation>Kto si prvý vyberá, čo kopíruje?</translation>
    </message>
    <message>
        <source>All parchments have been turned up, and the lords choose openly, seat by seat, the Liberal before the Socialist. The printed rules name no order; it matters for the Opportunist at most.</source>
        <comment>rules B25</comment>
        <translation>Všetky pergameny sú odhalené a lordi si vyberajú otvorene, po poradí, Pravičiar pred Ľavičiarom. Tlačené pravidlá poradie neuvádzajú; záleží na ňom nanajvýš pri karte Šedá eminencia.</translation>
    </message>
    <message>
        <source>Copying a copy</source>
        <comment>rules B26</comment>
        <translation>Kópia kópie</translation>
    </message>
    <message>
        <source>Can a copying card copy a copying card?</source>
        <comment>rules B26</comment>
        <translation>Môže kopírujúca karta kopírovať kopírujúcu kartu?</translation>
    </message>
    <message>
        <source>No. Two lords could copy each other for ever, and the printed rules speak of another parchment. If your neighbor has nothing else, the card counts 0, but it is still a parchment for the Bureaucrat.</source>
        <comment>rules B26</comment>
        <translation>Nie. Dvaja lordi by sa mohli kopírovať donekonečna a tlačené pravidlá hovoria o inom pergamene. Ak sused nemá nič iné, karta sa ráta za 0, ale pre kartu Byrokrat je stále pergamen.</translation>
    </message>
    <message>
        <source>The same card twice</source>
        <comment>rules B27</comment>
        <translation>Dvakrát tá istá karta</translation>
    </message>
    <message>
        <source>With two lords, may your Liberal and your Socialist copy the same parchment?</source>
        <comment>rules B27</comment>
        <translation>Môžu v hre dvoch lordov tvoj Pravičiar a tvoj Ľavičiar kopírovať ten istý pergamen?</translation>
    </message>
    <message>
        <source>Yes, nothing forbids it, and each counts. Two Treasure Hunters each add the value of your treasures once. A glove is worth 4 if you have at least one for the other hand.</source>
        <comment>rules B27</comment>
        <translation>Áno, nič to nezakazuje a každý sa ráta. Dvaja Hľadači pokladov pridajú hodnotu tvojich pokladov každý raz. Rukavica má hodnotu 4, ak máš aspoň jednu na druhú ruku.</translation>
    </message>
    <message>
        <source>Cards before you</source>
        <comment>rules B28</comment>
        <translation>Karty pred tebou</translation>
    </message>
    <message>
        <source>Does the Bureaucrat count a copied parchment?</source>
        <comment>rules B28</comment>
        <translation>Ráta Byrokrat skopírovaný pergamen?</translation>
    </message>
    <message>
        <source>No. It counts the cards that lie before you: a copying card once, and the copied one not, for no card has been added.</source>
        <comment>rules B28</comment>
        <translation>Nie. Ráta karty, ktoré ležia pred tebou: kopírujúcu raz a skopírovanú nie, lebo žiadna karta nepribudla.</translation>
    </message>
    <message>
        <source>Who is second</source>
        <comment>rules B29</comment>
        <translation>Kto je druhý</translation>
    </message>
    <message>
        <source>When does the Opportunist count, and who is second in a tie?</source>
        <comment>rules B29</comment>
        <translation>Kedy sa ráta Šedá eminencia a kto je druhý pri remíze?</translation>
    </message>
    <message>
        <source>It looks at the points of all lords without any Opportunist. You are second if exactly one lord is ahead of you. So two may share the second place, but if two share the first, nobody is second. The printed rules only say that it comes last of all.</source>
        <comment>rules B29</comment>
        <translation>Pozerá na body všetkých lordov bez karty Šedá eminencia. Na druhom mieste si, ak je pred tebou práve jeden lord. Druhé miesto teda môžu mať dvaja, ale ak sú dvaja na prvom, druhý nie je nikto. Tlačené pravidlá hovoria iba, že sa ráta celkom nakoniec.</translation>
    </message>
    <message>
        <source>A tie</source>
        <comment>rules B30</comment>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>What if several lords have the most points?</source>
        <comment>rules B30</comment>
        <translation>Čo ak má najviac bodov viac lordov?</translation>
    </message>
    <message>
        <source>They share the victory, and each of them is Big Ears. There is nothing else to decide by.</source>
        <comment>rules B30</comment>
        <translation>Delia sa o víťazstvo a každý z nich získa titul Veľké ucho. Nič iné už nerozhoduje.</translation>
    </message>
    <message>
        <source>Hands that were passed on</source>
        <comment>rules B31</comment>
        <translation>Karty podané ďalej</translation>
    </message>
    <message>
        <source>May you look again at a hand that you have passed on?</source>
        <comment>rules B31</comment>
        <translation>Smieš si znova pozrieť karty, ktoré podáš ďalej?</translation>
    </message>
    <message>
        <source>No. Remembering it is part of the game. Computers keep to that as well: they use only what their seat has seen.</source>
        <comment>rules B31</comment>
        <translation>Nie. Zapamätať si ich patrí k hre. Držia sa toho aj počítače: používajú iba to, čo bolo vidno z ich miesta.</translation>
    </message>
    <message>
        <source>Rulings of this program</source>
        <comment>rules §1</comment>
        <translation>Výklad pravidiel v tomto programe</translation>
    </message>
    <message>
        <source>What a ruling is</source>
        <comment>rules §1</comment>
        <translation>Čo je výklad pravidiel</translation>
    </message>
    <message>
        <source>The printed rules leave some points open, and on some of them sources disagree. That is where this program had to decide. These rulings are its own: at your table you may agree otherwise. Each says why.</source>
        <comment>rules §1</comment>
        <translation>Tlačené pravidlá nechávajú niektoré veci otvorené a v niektorých sa zdroje rozchádzajú. Tam sa musel rozhodnúť program. Tento výklad je jeho vlastný: pri svojom stole sa môžete dohodnúť inak. Pri každom bode je dôvod.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book setup</name>
    <message>
        <source>Before the game</source>
        <comment>rules §2</comment>
        <translation>Pred hrou</translation>
    </message>
    <message>
        <source>Lords and seats</source>
        <comment>rules §2</comment>
        <translation>Lordi a miesta</translation>
    </message>
    <message>
        <source>Two, three or four lords play, each with rabbits of one color: yellow, pink, black or red.</source>
        <comment>rules §2</comment>
        <translation>Hrajú dvaja, traja alebo štyria lordi, každý s králikmi jednej farby: žltej, ružovej, čiernej alebo červenej.</translation>
    </message>
    <message>
        <source>The seats go clockwise. Your &lt;b&gt;left neighbor&lt;/b&gt; sits next to you clockwise, your &lt;b&gt;right neighbor&lt;/b&gt; on the other side. With two lords, both are your one opponent.</source>
        <comment>rules §2</comment>
        <translation>Miesta idú v smere hodinových ručičiek. V tom smere sedí vedľa teba &lt;b&gt;sused vľavo&lt;/b&gt;, na druhej strane &lt;b&gt;sused vpravo&lt;/b&gt;. S dvoma lordmi je oboma tvoj jediný súper.</translation>
    </message>
    <message>
        <source>Nobody begins, for everybody plays at the same time.</source>
        <comment>rules §2</comment>
        <translation>Nikto nezačína, lebo všetci hrajú naraz.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <comment>rules §2</comment>
        <translation>Rozdávanie</translation>
    </message>
    <message>
        <source>All 182 cards are shuffled into the deck. At the beginning of every round each lord gets new cards:</source>
        <comment>rules §3</comment>
        <translation>Všetkých 182 kariet sa zamieša do balíčka. Na začiatku každého kola dostane každý lord nové karty:</translation>
    </message>
    <message>
        <source>Lords</source>
        <comment>rules §2</comment>
        <translation>Lordi</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>rules §2</comment>
        <translation>Ruka</translation>
    </message>
    <message>
        <source>Reserve</source>
        <comment>rules §2</comment>
        <translation>Rezerva</translation>
    </message>
    <message>
        <source>Picks in a round</source>
        <comment>rules §2</comment>
        <translation>Výbery v kole</translation>
    </message>
    <message>
        <source>none</source>
        <comment>rules §2</comment>
        <translation>nie je</translation>
    </message>
    <message>
        <source>The &lt;b&gt;reserve&lt;/b&gt; is a pile of your own, face down, for the &lt;a href=&apos;explore/two&apos;&gt;game with two&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Rezerva&lt;/b&gt; je tvoja vlastná zakrytá kôpka pre &lt;a href=&apos;explore/two&apos;&gt;hru dvoch lordov&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book sources</name>
    <message>
        <source>Sources</source>
        <comment>rules §1</comment>
        <translation>Zdroje</translation>
    </message>
    <message>
        <source>Where the facts come from</source>
        <comment>rules §1</comment>
        <translation>Odkiaľ sú fakty</translation>
    </message>
    <message>
        <source>The rules in this program follow the Polish rulebook of 2017. It names the parts of the game and shows some of the cards. All other cards, and the whole map, are from lists that owners of the box have typed.</source>
        <comment>rules §1</comment>
        <translation>Pravidlá v tomto programe vychádzajú z poľských pravidiel z roku 2017. Tie vymenúvajú časti hry a ukazujú niektoré karty. Všetky ostatné karty a celý plán sú zo zoznamov, ktoré prepísali majitelia krabice.</translation>
    </message>
    <message>
        <source>&lt;b&gt;From the rulebook:&lt;/b&gt; the rulebook shows the card or says what it does.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Z pravidiel:&lt;/b&gt; pravidlá kartu ukazujú alebo hovoria, čo robí.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Partly from the rulebook:&lt;/b&gt; some of it is there, and the rest is in owners&apos; lists.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Sčasti z pravidiel:&lt;/b&gt; časť tam je a zvyšok je v zoznamoch majiteľov.</translation>
    </message>
    <message>
        <source>&lt;b&gt;From owners&apos; lists:&lt;/b&gt; several lists agree, and the rulebook does not show it.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Zo zoznamov majiteľov:&lt;/b&gt; viac zoznamov sa zhoduje, pravidlá to neukazujú.</translation>
    </message>
    <message>
        <source>&lt;b&gt;From one list only:&lt;/b&gt; nothing confirms it. It may be wrong.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Iba z jedného zoznamu:&lt;/b&gt; nič to nepotvrdzuje. Môže to byť nesprávne.</translation>
    </message>
    <message>
        <source>The map with its terrains comes from two lists that agree, except for &lt;a href=&apos;ruling/B3&apos;&gt;one piece of lava&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>Plán s terénmi je z dvoch zoznamov, ktoré sa zhodujú, okrem &lt;a href=&apos;ruling/B3&apos;&gt;jedného kúska lávy&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Of the Fisher King and the King of Thieves, the rulebook shows the points, but how many fish or cities they need cannot be read there. That number is from a list.</source>
        <comment>rules §6</comment>
        <translation>Pri kartách Kráľ oceánu a Kráľ zlodejov pravidlá ukazujú body, ale nedá sa z nich prečítať, koľko rýb alebo miest treba. To číslo je zo zoznamu.</translation>
    </message>
    <message>
        <source>If you own the game</source>
        <comment>rules §1</comment>
        <translation>Ak hru vlastníš</translation>
    </message>
    <message>
        <source>All facts of the map and the cards are in one readable file of the program, its catalogue, with the source of each. If a card in your box differs, a correction is welcome.</source>
        <comment>rules §1</comment>
        <translation>Všetky fakty o pláne a kartách sú v jednom čitateľnom súbore programu, v jeho katalógu, každý so zdrojom. Ak je karta v tvojej krabici iná, radi ju opravíme.</translation>
    </message>
    <message>
        <source>The names</source>
        <comment>rules §1</comment>
        <translation>Názvy</translation>
    </message>
    <message>
        <source>The Polish names of cards are those of the rulebook, as far as it shows them. All other names, and all texts on the cards, are this program&apos;s own.</source>
        <comment>rules §1</comment>
        <translation>Poľské názvy kariet sú z pravidiel, pokiaľ ich ukazujú. Všetky ostatné názvy a všetky texty na kartách sú vlastné.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book start</name>
    <message>
        <source>Welcome</source>
        <comment>rules §2</comment>
        <translation>Vitajte</translation>
    </message>
    <message>
        <source>The game in a minute</source>
        <comment>rules §2</comment>
        <translation>Hra za minútu</translation>
    </message>
    <message>
        <source>The rabbits have found a new world, and two to four lords share it out. You collect territories on a map of 100, put cities and farms on them, and harvest golden carrots: your points.</source>
        <comment>rules §2</comment>
        <translation>Králiky objavili nový svet a dvaja až štyria lordi si ho delia. Zbieraš územia na pláne, kde ich je 100, staviaš na ne mestá a farmy a žneš zlaté mrkvy: svoje body.</translation>
    </message>
    <message>
        <source>A card gives you a territory for good. Territories that touch grow together into a &lt;a href=&apos;harvest/fief&apos;&gt;fief&lt;/a&gt;. Every round, each fief brings its &lt;b&gt;strength&lt;/b&gt; times its &lt;b&gt;wealth&lt;/b&gt;: the towers of its cities times the kinds of resources it produces.</source>
        <comment>rules §5</comment>
        <translation>Karta ti dá územie navždy. Územia, ktoré sa dotýkajú, zrastú do &lt;a href=&apos;harvest/fief&apos;&gt;panstva&lt;/a&gt;. V každom kole prinesie panstvo &lt;b&gt;silu&lt;/b&gt; krát &lt;b&gt;bohatstvo&lt;/b&gt;: veže svojich miest krát druhy surovín, ktoré vyrába.</translation>
    </message>
    <message>
        <source>So a large fief alone brings nothing. A city without resources is poor, and fields without a city are just fields. Bring the two together, and the carrots grow.</source>
        <comment>rules §5</comment>
        <translation>Samotné veľké panstvo teda neprinesie nič. Mesto bez surovín je chudobné a polia bez mesta sú iba polia. Daj jedno k druhému a mrkvy porastú.</translation>
    </message>
    <message>
        <source>After four rounds everybody turns up the &lt;a href=&apos;end/parchments&apos;&gt;parchments&lt;/a&gt; they have gathered: treasures and secret missions with more points. Whoever has the most points then is Big Ears and wins.</source>
        <comment>rules §7</comment>
        <translation>Po štyroch kolách všetci odhalia nazbierané &lt;a href=&apos;end/parchments&apos;&gt;pergameny&lt;/a&gt;: poklady a tajné úlohy s ďalšími bodmi. Kto má potom najviac bodov, získa titul Veľké ucho a vyhráva.</translation>
    </message>
    <message>
        <source>The four rounds</source>
        <comment>rules §2</comment>
        <translation>Štyri kolá</translation>
    </message>
    <message>
        <source>A game has four rounds. Each of them has three parts:</source>
        <comment>rules §2</comment>
        <translation>Hra má štyri kolá. Každé má tri časti:</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;explore/pick&apos;&gt;Exploration&lt;/a&gt;.&lt;/b&gt; All lords pick cards from their hands, again and again, until no cards are left.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;explore/pick&apos;&gt;Prieskum&lt;/a&gt;.&lt;/b&gt; Všetci lordi si vyberajú karty z ruky, znova a znova, kým nejaké ostávajú.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;build/overview&apos;&gt;Construction&lt;/a&gt;.&lt;/b&gt; You put the buildings you have gathered on your territories, or keep them for later.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;build/overview&apos;&gt;Stavba&lt;/a&gt;.&lt;/b&gt; Získané stavby postavíš na svojich územiach, alebo si ich necháš na neskôr.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;harvest/yield&apos;&gt;Harvest&lt;/a&gt;.&lt;/b&gt; Every fief brings its points.</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;harvest/yield&apos;&gt;Žatva&lt;/a&gt;.&lt;/b&gt; Každé panstvo prinesie svoje body.</translation>
    </message>
    <message>
        <source>After the fourth harvest the parchments are counted, and the game is over.</source>
        <comment>rules §6</comment>
        <translation>Po štvrtej žatve sa spočítajú pergameny a hra sa končí.</translation>
    </message>
    <message>
        <source>How to read this book</source>
        <comment>rules §2</comment>
        <translation>Ako čítať túto knihu</translation>
    </message>
    <message>
        <source>The examples are live: the program draws them from a position and counts them by the same rules you play by. In the pictures you see a part of the map, and the fief that matters is marked.</source>
        <comment>rules §2</comment>
        <translation>Príklady sú živé: program ich kreslí z pozície a ráta podľa tých istých pravidiel, podľa ktorých hráš. Na obrázkoch vidno časť plánu a dôležité panstvo je označené.</translation>
    </message>
    <message>
        <source>A box with a number such as B7 is a &lt;a href=&apos;rulings/about&apos;&gt;ruling&lt;/a&gt;: a point that the printed rules leave open, or on which sources disagree, and what this program does about it.</source>
        <comment>rules §2</comment>
        <translation>Rámček s číslom, napríklad B7, je &lt;a href=&apos;rulings/about&apos;&gt;výklad pravidiel&lt;/a&gt;: vec, ktorú tlačené pravidlá nechávajú otvorenú alebo v ktorej sa zdroje rozchádzajú, a čo s ňou robí tento program.</translation>
    </message>
    <message>
        <source>Not every card is shown in the printed rules. The chapters on the cards say of each where its facts &lt;a href=&apos;sources/cards&apos;&gt;come from&lt;/a&gt;.</source>
        <comment>rules §2</comment>
        <translation>Tlačené pravidlá neukazujú každú kartu. Kapitoly o kartách pri každej hovoria, odkiaľ fakty &lt;a href=&apos;sources/cards&apos;&gt;pochádzajú&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>This program was made by fans. Its words and pictures are its own; the game itself is by Richard Garfield, with art by Paul Mafayon, published by IELLO.</source>
        <comment>rules §2</comment>
        <translation>Tento program vytvorili fanúšikovia. Texty a obrázky sú jeho vlastné; autorom hry je Richard Garfield, ilustroval ju Paul Mafayon a vydalo IELLO.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book terms</name>
    <message>
        <source>Terms</source>
        <comment>rules §1</comment>
        <translation>Pojmy</translation>
    </message>
    <message>
        <source>The words of the game</source>
        <comment>rules §1</comment>
        <translation>Slová hry</translation>
    </message>
    <message>
        <source>Term</source>
        <comment>rules §1</comment>
        <translation>Pojem</translation>
    </message>
    <message>
        <source>What it means</source>
        <comment>rules §1</comment>
        <translation>Čo znamená</translation>
    </message>
    <message>
        <source>adjacent</source>
        <comment>rules §1</comment>
        <translation>susediace stranou</translation>
    </message>
    <message>
        <source>sharing an edge, without lava on it</source>
        <comment>rules §1</comment>
        <translation>so spoločnou hranou, na ktorej nie je láva</translation>
    </message>
    <message>
        <source>basic resource</source>
        <comment>rules §1</comment>
        <translation>základná surovina</translation>
    </message>
    <message>
        <source>wood, fish or carrots</source>
        <comment>rules §1</comment>
        <translation>drevo, ryby alebo mrkva</translation>
    </message>
    <message>
        <source>camp</source>
        <comment>rules §1</comment>
        <translation>tábor</translation>
    </message>
    <message>
        <source>a building on an unoccupied territory, with a number from 1 to 6</source>
        <comment>rules §1</comment>
        <translation>stavba na neobsadenom území, s číslom od 1 do 6</translation>
    </message>
    <message>
        <source>city</source>
        <comment>rules §1</comment>
        <translation>mesto</translation>
    </message>
    <message>
        <source>a building with one, two or three towers; 18 are printed on the map</source>
        <comment>rules §1</comment>
        <translation>stavba s jednou, dvoma alebo tromi vežami; 18 ich je na mape</translation>
    </message>
    <message>
        <source>to control</source>
        <comment>rules §1</comment>
        <translation>ovládať</translation>
    </message>
    <message>
        <source>to have a rabbit on a territory</source>
        <comment>rules §1</comment>
        <translation>mať na území králika</translation>
    </message>
    <message>
        <source>deck</source>
        <comment>rules §1</comment>
        <translation>balíček</translation>
    </message>
    <message>
        <source>the shuffled cards that have not been dealt</source>
        <comment>rules §1</comment>
        <translation>zamiešané karty, ktoré neboli rozdané</translation>
    </message>
    <message>
        <source>to drop</source>
        <comment>rules §1</comment>
        <translation>odložiť</translation>
    </message>
    <message>
        <source>to put a card face down out of the game, with two lords only</source>
        <comment>rules §1</comment>
        <translation>vyradiť kartu z hry lícom nadol, iba s dvoma lordmi</translation>
    </message>
    <message>
        <source>farm</source>
        <comment>rules §1</comment>
        <translation>farma</translation>
    </message>
    <message>
        <source>a building that produces a resource</source>
        <comment>rules §1</comment>
        <translation>stavba, ktorá vyrába surovinu</translation>
    </message>
    <message>
        <source>fief</source>
        <comment>rules §1</comment>
        <translation>panstvo</translation>
    </message>
    <message>
        <source>all territories of a lord that are connected</source>
        <comment>rules §1</comment>
        <translation>všetky spojené územia lorda</translation>
    </message>
    <message>
        <source>golden carrots</source>
        <comment>rules §1</comment>
        <translation>zlaté mrkvy</translation>
    </message>
    <message>
        <source>points</source>
        <comment>rules §1</comment>
        <translation>body</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>rules §1</comment>
        <translation>ruka</translation>
    </message>
    <message>
        <source>the cards from which you pick</source>
        <comment>rules §1</comment>
        <translation>karty, z ktorých vyberáš</translation>
    </message>
    <message>
        <source>to keep</source>
        <comment>rules §1</comment>
        <translation>nechať si</translation>
    </message>
    <message>
        <source>to leave a building for later</source>
        <comment>rules §1</comment>
        <translation>ponechať stavbu na neskôr</translation>
    </message>
    <message>
        <source>lord</source>
        <comment>rules §1</comment>
        <translation>lord</translation>
    </message>
    <message>
        <source>a player</source>
        <comment>rules §1</comment>
        <translation>hráč</translation>
    </message>
    <message>
        <source>luxury resource</source>
        <comment>rules §1</comment>
        <translation>luxusná surovina</translation>
    </message>
    <message>
        <source>pearls, mushrooms, spice, diamonds, copper, gold or iron</source>
        <comment>rules §1</comment>
        <translation>perly, huby, korenie, diamanty, meď, zlato alebo železo</translation>
    </message>
    <message>
        <source>mission</source>
        <comment>rules §1</comment>
        <translation>úloha</translation>
    </message>
    <message>
        <source>a parchment that brings points for what you have</source>
        <comment>rules §1</comment>
        <translation>pergamen, ktorý prináša body za to, čo máš</translation>
    </message>
    <message>
        <source>parchment</source>
        <comment>rules §1</comment>
        <translation>pergamen</translation>
    </message>
    <message>
        <source>a card that counts at the end and stays hidden until then</source>
        <comment>rules §1</comment>
        <translation>karta, ktorá sa ráta na konci a dovtedy je skrytá</translation>
    </message>
    <message>
        <source>to pass on</source>
        <comment>rules §1</comment>
        <translation>podať ďalej</translation>
    </message>
    <message>
        <source>to give the rest of your hand to a neighbor</source>
        <comment>rules §1</comment>
        <translation>dať zvyšok kariet z ruky susedovi</translation>
    </message>
    <message>
        <source>to pick</source>
        <comment>rules §1</comment>
        <translation>vybrať si</translation>
    </message>
    <message>
        <source>to choose cards from your hand</source>
        <comment>rules §1</comment>
        <translation>zobrať karty zo svojej ruky</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>rules §1</comment>
        <translation>zahrať</translation>
    </message>
    <message>
        <source>to turn a card up and do what it says</source>
        <comment>rules §1</comment>
        <translation>odhaliť kartu a urobiť, čo hovorí</translation>
    </message>
    <message>
        <source>Provisions</source>
        <comment>rules §1</comment>
        <translation>Zásoby</translation>
    </message>
    <message>
        <source>a card that lets you play two cards from the deck</source>
        <comment>rules §1</comment>
        <translation>karta, vďaka ktorej zahráš dve karty z balíčka</translation>
    </message>
    <message>
        <source>reserve</source>
        <comment>rules §1</comment>
        <translation>rezerva</translation>
    </message>
    <message>
        <source>your own face-down pile in a game with two lords</source>
        <comment>rules §1</comment>
        <translation>tvoja vlastná zakrytá kôpka v hre dvoch lordov</translation>
    </message>
    <message>
        <source>round</source>
        <comment>rules §1</comment>
        <translation>kolo</translation>
    </message>
    <message>
        <source>exploration, construction and harvest; there are four</source>
        <comment>rules §1</comment>
        <translation>prieskum, stavba a žatva; sú štyri</translation>
    </message>
    <message>
        <source>sky tower</source>
        <comment>rules §1</comment>
        <translation>veža do neba</translation>
    </message>
    <message>
        <source>a pair of towers that joins two fiefs</source>
        <comment>rules §1</comment>
        <translation>dvojica veží, ktorá spája dve panstvá</translation>
    </message>
    <message>
        <source>strength</source>
        <comment>rules §1</comment>
        <translation>sila</translation>
    </message>
    <message>
        <source>all towers of a fief</source>
        <comment>rules §1</comment>
        <translation>všetky veže panstva</translation>
    </message>
    <message>
        <source>territory</source>
        <comment>rules §1</comment>
        <translation>územie</translation>
    </message>
    <message>
        <source>one of the 100 spaces of the map</source>
        <comment>rules §1</comment>
        <translation>jedno zo 100 políčok plánu</translation>
    </message>
    <message>
        <source>trading post</source>
        <comment>rules §1</comment>
        <translation>obchodná stanica</translation>
    </message>
    <message>
        <source>a farm whose resource you choose every round</source>
        <comment>rules §1</comment>
        <translation>farma, ktorej surovinu vyberáš každé kolo</translation>
    </message>
    <message>
        <source>treasure</source>
        <comment>rules §1</comment>
        <translation>poklad</translation>
    </message>
    <message>
        <source>a parchment that is worth points by itself</source>
        <comment>rules §1</comment>
        <translation>pergamen, ktorý má hodnotu sám osebe</translation>
    </message>
    <message>
        <source>unoccupied</source>
        <comment>rules §1</comment>
        <translation>neobsadené</translation>
    </message>
    <message>
        <source>without rabbit and without building</source>
        <comment>rules §1</comment>
        <translation>bez králika a bez stavby</translation>
    </message>
    <message>
        <source>used cards</source>
        <comment>rules §1</comment>
        <translation>odhodené karty</translation>
    </message>
    <message>
        <source>the cards that were played, except parchments and buildings that still wait</source>
        <comment>rules §1</comment>
        <translation>zahrané karty okrem pergamenov a stavieb, ktoré ešte čakajú</translation>
    </message>
    <message>
        <source>wealth</source>
        <comment>rules §1</comment>
        <translation>bohatstvo</translation>
    </message>
    <message>
        <source>the different resources of a fief</source>
        <comment>rules §1</comment>
        <translation>rôzne suroviny panstva</translation>
    </message>
</context>
<context>
    <name>Bunny Tutorial</name>
    <message>
        <source>A territory and a fief</source>
        <comment>rules §5</comment>
        <translation>Územie a panstvo</translation>
    </message>
    <message>
        <source>Rabbits share out a new world. The map has 100 territories; each is named by its row and column.</source>
        <comment>rules §1</comment>
        <translation>Králiky si delia nový svet. Plán má 100 území; každé sa volá podľa radu a stĺpca.</translation>
    </message>
    <message>
        <source>You are &lt;b&gt;Yellow&lt;/b&gt;. A territory with your rabbit is yours until the end of the game.</source>
        <comment>rules §3</comment>
        <translation>Hráš ako &lt;b&gt;Žltý&lt;/b&gt;. Územie s tvojím králikom je tvoje do konca hry.</translation>
    </message>
    <message>
        <source>D3 and D4 share an edge, so they are one &lt;b&gt;fief&lt;/b&gt;. D3 is a city with one tower: strength {strength}. The field D4 produces carrots: wealth {wealth}.</source>
        <comment>rules §5</comment>
        <translation>D3 a D4 majú spoločnú hranu, takže sú jedno &lt;b&gt;panstvo&lt;/b&gt;. D3 je mesto s jednou vežou: sila {strength}. Pole D4 vyrába mrkvu: bohatstvo {wealth}.</translation>
    </message>
    <message>
        <source>Every round the fief brings strength times wealth. Points now: {points}.</source>
        <comment>rules §5</comment>
        <translation>V každom kole prinesie panstvo silu krát bohatstvo. Body teraz: {points}.</translation>
    </message>
    <message>
        <source>B3 is yours, too, a city that stands alone. A city without resources brings nothing. The card &lt;b&gt;C3&lt;/b&gt; would join it to your fief, and &lt;b&gt;C4&lt;/b&gt; is a sea with fish.</source>
        <comment>rules §5</comment>
        <translation>Aj B3 je tvoje, mesto, ktoré stojí samo. Mesto bez surovín neprinesie nič. Karta &lt;b&gt;C3&lt;/b&gt; by ho spojila s tvojím panstvom a &lt;b&gt;C4&lt;/b&gt; je more s rybami.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose C3 and C4.&lt;/b&gt;</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;Vyber si C3 a C4.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Choose C3, which joins your two fiefs, and C4, which brings fish.</source>
        <comment>rules §5</comment>
        <translation>Vyber si C3, ktoré spája obe panstvá, a C4, ktoré prináša ryby.</translation>
    </message>
    <message>
        <source>Your rabbits have landed. Two towers, and two different resources. Strength {strength}, wealth {wealth}, so the points are: {points}. A second field would not help: the same resource counts once.</source>
        <comment>rules §5</comment>
        <translation>Tvoje králiky pristáli. Dve veže a dve rôzne suroviny. Sila {strength}, bohatstvo {wealth}, a teda body: {points}. Ďalšie pole by nepomohlo: tá istá surovina sa ráta raz.</translation>
    </message>
    <message>
        <source>A fief is all that connects: edges count, corners do not.</source>
        <comment>rules §5</comment>
        <translation>Panstvo je všetko, čo sa spája: hranami, nie rohmi.</translation>
    </message>
    <message>
        <source>It brings its towers times its different resources.</source>
        <comment>rules §5</comment>
        <translation>Prináša svoje veže krát rôzne suroviny.</translation>
    </message>
    <message>
        <source>Picking cards</source>
        <comment>rules §3</comment>
        <translation>Výber kariet</translation>
    </message>
    <message>
        <source>This is your hand. All lords choose &lt;b&gt;two cards&lt;/b&gt; at the same time and pass the rest on: in this round to the right, to Black. What you leave here, others may take.</source>
        <comment>rules §3</comment>
        <translation>Toto je tvoja ruka. Všetci lordi si naraz vyberú &lt;b&gt;dve karty&lt;/b&gt; a zvyšok podajú ďalej: v tomto kole doprava, takže ho dostane Čierny. Čo tu necháš, môžu vziať iní.</translation>
    </message>
    <message>
        <source>There are &lt;b&gt;territories&lt;/b&gt;, &lt;b&gt;buildings&lt;/b&gt; and &lt;b&gt;parchments&lt;/b&gt;. A building waits before you until you build it. A parchment stays hidden and counts at the end.</source>
        <comment>rules §3</comment>
        <translation>Sú tu &lt;b&gt;územia&lt;/b&gt;, &lt;b&gt;stavby&lt;/b&gt; a &lt;b&gt;pergameny&lt;/b&gt;. Stavba čaká pred tebou, kým ju nepostavíš. Pergamen ostáva skrytý a ráta sa na konci.</translation>
    </message>
    <message>
        <source>You have a sea, so the Fisher is worth something. &lt;b&gt;Choose City 2 and the Fisher.&lt;/b&gt;</source>
        <comment>rules §3</comment>
        <translation>Máš moria, takže Rybár sa oplatí. &lt;b&gt;Vyber si Mesto 2 a kartu Rybár.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Choose City 2 and the Fisher here.</source>
        <comment>rules §3</comment>
        <translation>Tu si vyber Mesto 2 a kartu Rybár.</translation>
    </message>
    <message>
        <source>All picks were turned up together, but the others only see that you have a parchment. Here is the next hand, from Pink.</source>
        <comment>rules §3</comment>
        <translation>Všetky vybrané karty sa odhalili naraz, ale ostatní vidia iba, že máš pergamen. Tu sú ďalšie karty, podal ich Ružový.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Provisions&lt;/b&gt; draw two cards from the deck, and both are played at once. &lt;b&gt;Choose Provisions and A7&lt;/b&gt;, a sea for your Fisher.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Zásoby&lt;/b&gt; ťahajú dve karty z balíčka a obe sa hneď hrajú. &lt;b&gt;Vyber si Zásoby a A7&lt;/b&gt;, more pre tvojho Rybára.</translation>
    </message>
    <message>
        <source>Choose Provisions, and A7 with its fish.</source>
        <comment>rules §3</comment>
        <translation>Vyber si Zásoby a A7 s rybami.</translation>
    </message>
    <message>
        <source>Two cards came from the deck: the sea J9 and a fish farm, which waits before you. The seas on the map already give you fish: {fish}.</source>
        <comment>rules §3</comment>
        <translation>Z balíčka prišli dve karty: more J9 a farma rýb, ktorá čaká pred tebou. Moria na pláne ti už dávajú ryby: {fish}.</translation>
    </message>
    <message>
        <source>With two lords you choose one card to play and one to &lt;b&gt;drop&lt;/b&gt;, face down: that one nobody gets.</source>
        <comment>rules §3</comment>
        <translation>V hre dvoch lordov si vyberieš jednu kartu, ktorú zahráš, a jednu, ktorú &lt;b&gt;odložíš&lt;/b&gt; lícom nadol: tú nedostane nikto.</translation>
    </message>
    <message>
        <source>Choose two cards, pass on the rest, and so on until the hand is empty.</source>
        <comment>rules §3</comment>
        <translation>Vyber si dve karty, zvyšok podaj ďalej, a tak až do prázdnej ruky.</translation>
    </message>
    <message>
        <source>Think of what your neighbor could do with the rest.</source>
        <comment>rules §3</comment>
        <translation>Mysli na to, čo by so zvyškom urobil sused.</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>rules §4</comment>
        <translation>Stavanie</translation>
    </message>
    <message>
        <source>The cards are gone, and now you build, as much as you like. What you keep waits for a later round. Your two fiefs bring {first} and {second}.</source>
        <comment>rules §4</comment>
        <translation>Karty sa minuli a teraz staviaš, koľko chceš. Čo si necháš, počká na niektoré ďalšie kolo. Tvoje dve panstvá prinášajú {first} a {second}.</translation>
    </message>
    <message>
        <source>A city may stand on any of your territories without a building. D4 and E4 have carrots, but no tower. &lt;b&gt;Build City 2 on E4.&lt;/b&gt;</source>
        <comment>rules §4</comment>
        <translation>Mesto môže stáť na každom tvojom území bez stavby. D4 a E4 majú mrkvu, ale žiadnu vežu. &lt;b&gt;Postav Mesto 2 na E4.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Build City 2 on E4, in the fief without towers.</source>
        <comment>rules §4</comment>
        <translation>Postav Mesto 2 na E4, v panstve bez veží.</translation>
    </message>
    <message>
        <source>The fief brings {points} now. With wealth {wealth}, each new resource is worth as much as the towers. &lt;b&gt;Build the Wood Farm on E5.&lt;/b&gt;</source>
        <comment>rules §4</comment>
        <translation>Panstvo teraz prináša {points}. Pri bohatstve {wealth} má každá nová surovina hodnotu toľkých bodov, koľko je veží. &lt;b&gt;Postav farmu dreva na E5.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Build the Wood Farm on E5.</source>
        <comment>rules §4</comment>
        <translation>Postav farmu dreva na E5.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;sky tower&lt;/b&gt; joins two fiefs over any distance. Now they bring {first} and {second}. &lt;b&gt;Build the towers on D4 and H9.&lt;/b&gt;</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;Veža do neba&lt;/b&gt; spája dve panstvá na hocijakú vzdialenosť. Teraz prinášajú {first} a {second}. &lt;b&gt;Postav veže na D4 a H9.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Build the sky tower on D4 and H9.</source>
        <comment>rules §4</comment>
        <translation>Postav vežu do neba na D4 a H9.</translation>
    </message>
    <message>
        <source>One fief with all towers and all resources brings far more. Points: {points}.</source>
        <comment>rules §4</comment>
        <translation>Jedno panstvo so všetkými vežami a surovinami prináša oveľa viac. Body: {points}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Camps&lt;/b&gt; go on unoccupied land, the lowest number first. They hold it until somebody plays its card.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;Tábory&lt;/b&gt; sa stavajú na neobsadenú zem, od najnižšieho čísla. Držia ju, kým niekto nezahrá jej kartu.</translation>
    </message>
    <message>
        <source>One building a territory; what is built stays.</source>
        <comment>rules §4</comment>
        <translation>Jedna stavba na území; čo stojí, to ostáva.</translation>
    </message>
    <message>
        <source>Luxury farms need the right terrain, and a city of strength 3 a mountain.</source>
        <comment>rules §4</comment>
        <translation>Luxusné farmy potrebujú správny terén a mesto so silou 3 horu.</translation>
    </message>
    <message>
        <source>Harvest</source>
        <comment>rules §5</comment>
        <translation>Žatva</translation>
    </message>
    <message>
        <source>On G6 stands your &lt;b&gt;trading post&lt;/b&gt;. Before every harvest you choose what it produces. Your fief has wood and carrots already. Strength: {strength}. Wealth: {wealth}.</source>
        <comment>rules §5</comment>
        <translation>Na G6 stojí tvoja &lt;b&gt;obchodná stanica&lt;/b&gt;. Pred každou žatvou vyberáš, čo vyrába. Tvoje panstvo už má drevo a mrkvu. Sila: {strength}. Bohatstvo: {wealth}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose fish&lt;/b&gt;: something new.</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;Vyber ryby&lt;/b&gt;: niečo nové.</translation>
    </message>
    <message>
        <source>Choose what the fief does not have yet: fish.</source>
        <comment>rules §5</comment>
        <translation>Vyber to, čo panstvo ešte nemá: ryby.</translation>
    </message>
    <message>
        <source>Every fief was counted: strength {strength} times wealth {wealth} is {points}. Your forests H10 and I10 have no city and bring nothing. So your harvests so far are: {all}.</source>
        <comment>rules §5</comment>
        <translation>Každé panstvo sa spočítalo: sila {strength} krát bohatstvo {wealth} je {points}. Tvoje lesy H10 a I10 nemajú mesto a neprinášajú nič. Doterajšie žatvy: {all}.</translation>
    </message>
    <message>
        <source>Points are never lost, and all buildings stay. New cards have been dealt, and hands now go the other way. There are four rounds.</source>
        <comment>rules §5</comment>
        <translation>Body sa nikdy nestrácajú a všetky stavby ostávajú. Rozdali sa nové karty a podávajú sa teraz opačným smerom. Kolá sú štyri.</translation>
    </message>
    <message>
        <source>A tower is worth as much as the fief has resources.</source>
        <comment>rules §5</comment>
        <translation>Veža má hodnotu toľkých bodov, koľko surovín má panstvo.</translation>
    </message>
    <message>
        <source>A new resource is worth as much as the fief has towers.</source>
        <comment>rules §5</comment>
        <translation>Nová surovina má hodnotu toľkých bodov, koľko veží má panstvo.</translation>
    </message>
    <message>
        <source>Parchments</source>
        <comment>rules §6</comment>
        <translation>Pergameny</translation>
    </message>
    <message>
        <source>The last harvest is over. You have {you} points, Pink has {pink}. Now all parchments are turned up and counted on the map as it stands.</source>
        <comment>rules §6</comment>
        <translation>Posledná žatva je za nami. Tvoje body: {you}, Ružový má {pink}. Teraz sa všetky pergameny odhalia a spočítajú podľa toho, čo je na pláne.</translation>
    </message>
    <message>
        <source>The Royal Crown is a &lt;b&gt;treasure&lt;/b&gt;: {crown} points. The Burgomaster is a &lt;b&gt;mission&lt;/b&gt;, with a point for each city you control. Points: {cities}.</source>
        <comment>rules §6</comment>
        <translation>Kráľovská koruna je &lt;b&gt;poklad&lt;/b&gt;, body: {crown}. Starosta je &lt;b&gt;úloha&lt;/b&gt;, bod za každé mesto, ktoré ovládaš. Body: {cities}.</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;Liberal&lt;/b&gt; copies a parchment of your right neighbor, and counts it with &lt;i&gt;your&lt;/i&gt; territories. Pink has the Fisher and the Merchant. You have many seas, but no luxury farm.</source>
        <comment>rules §6</comment>
        <translation>Tvoj &lt;b&gt;Pravičiar&lt;/b&gt; kopíruje pergamen suseda vpravo a ráta ho s &lt;i&gt;tvojimi&lt;/i&gt; územiami. Ružový má karty Rybár a Obchodník. Ty máš veľa morí, ale žiadnu luxusnú farmu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Copy the Fisher.&lt;/b&gt;</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Skopíruj kartu Rybár.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Copy the Fisher: you have more fish than luxury resources.</source>
        <comment>rules §6</comment>
        <translation>Skopíruj kartu Rybár: rýb máš viac než luxusných surovín.</translation>
    </message>
    <message>
        <source>The copy brings you {copy} points. You have {you} points in all, Pink has {pink}. You win, and you are Big Ears. Congratulations!</source>
        <comment>rules §6</comment>
        <translation>Kópia ti prináša body: {copy}. Spolu máš {you}, Ružový má {pink}. Vyhrávaš a získavaš titul Veľké ucho. Gratulujeme!</translation>
    </message>
    <message>
        <source>Missions count every unit, the same resource again, too.</source>
        <comment>rules §6</comment>
        <translation>Úlohy rátajú každý kus, aj tej istej suroviny.</translation>
    </message>
    <message>
        <source>Whoever has the most points after the parchments wins.</source>
        <comment>rules §6</comment>
        <translation>Kto má po spočítaní pergamenov najviac bodov, vyhráva.</translation>
    </message>
    <message>
        <source>Click both cards, then “Confirm both”.</source>
        <translation>Klikni na obe karty, potom na „Potvrdiť obe“.</translation>
    </message>
    <message>
        <source>Drag the building onto the territory. Or click it, then the territory.</source>
        <translation>Presuň stavbu myšou na územie. Alebo klikni na ňu a potom na územie.</translation>
    </message>
    <message>
        <source>Click the resource.</source>
        <translation>Klikni na surovinu.</translation>
    </message>
    <message>
        <source>Click the parchment that you want to copy.</source>
        <translation>Klikni na pergamen, ktorý chceš skopírovať.</translation>
    </message>
    <message>
        <source>Arrow keys to a card, Enter; the same with the other one; then {keys}.</source>
        <translation>Šípkami na kartu, Enter; rovnako na druhú; potom {keys}.</translation>
    </message>
    <message>
        <source>Arrow keys to a card of your hand, Enter; the same with the other one; then {keys}.</source>
        <translation>Šípkami na kartu v ruke, Enter; rovnako na druhú; potom {keys}.</translation>
    </message>
    <message>
        <source>Arrow keys to the building, Enter; arrow keys to the territory, Enter.</source>
        <translation>Šípkami na stavbu, Enter; šípkami na územie, Enter.</translation>
    </message>
    <message>
        <source>Arrow keys to the resource, then Enter.</source>
        <translation>Šípkami na surovinu, potom Enter.</translation>
    </message>
    <message>
        <source>Arrow keys to the parchment, then Enter.</source>
        <translation>Šípkami na pergamen, potom Enter.</translation>
    </message>
    <message>
        <source>Arrow keys to the building, Enter; then a territory, and Enter.</source>
        <translation>Šípkami na stavbu, Enter; potom na územie a Enter.</translation>
    </message>
</context>
<context>
    <name>Bunny about</name>
    <message>
        <source>Based on the board game Bunny Kingdom by Richard Garfield ({year}). An unofficial fan project, not affiliated with the publisher; all text and artwork are original.</source>
        <extracomment>In the dialog about the program.</extracomment>
        <translation>Podľa stolovej hry Bunny Kingdom od Richarda Garfielda ({year}). Neoficiálny fanúšikovský projekt, bez väzby na vydavateľa; všetky texty a kresby sú vlastné.</translation>
    </message>
</context>
<context>
    <name>Bunny actions</name>
    <message>
        <source>Pick: {cards}</source>
        <translation>Vyber: {cards}</translation>
    </message>
    <message>
        <source>Play: {play}; drop: {discard}</source>
        <extracomment>{play} is the card to play, {discard} the one to drop.</extracomment>
        <translation>Zahraj: {play}; odlož: {discard}</translation>
    </message>
    <message>
        <source>Build on {at}: {card}</source>
        <translation>Postav na {at}: {card}</translation>
    </message>
    <message>
        <source>Build on {at} and {to}: {card}</source>
        <translation>Postav na {at} a {to}: {card}</translation>
    </message>
    <message>
        <source>Keep for later: {card}</source>
        <translation>Nechaj si na neskôr: {card}</translation>
    </message>
    <message>
        <source>Announce: {card}</source>
        <translation>Ohlás: {card}</translation>
    </message>
    <message>
        <source>Build no more in this round</source>
        <translation>V tomto kole už nestavaj</translation>
    </message>
    <message>
        <source>Trading post on {at}: {resource}</source>
        <extracomment>{at} is a territory with a trading post.</extracomment>
        <translation>Obchodná stanica na {at}: {resource}</translation>
    </message>
    <message>
        <source>{card} copies: {parchment}</source>
        <extracomment>{card} is the copying card; it counts as {parchment}.</extracomment>
        <translation>{card} kopíruje: {parchment}</translation>
    </message>
</context>
<context>
    <name>Bunny book</name>
    <message>
        <source>Rules of Bunny Kingdom</source>
        <translation>Pravidlá hry Bunny Kingdom</translation>
    </message>
</context>
<context>
    <name>Bunny buildings</name>
    <message>
        <source>City 1</source>
        <translation>Mesto 1</translation>
    </message>
    <message>
        <source>City 2</source>
        <translation>Mesto 2</translation>
    </message>
    <message>
        <source>City 3</source>
        <translation>Mesto 3</translation>
    </message>
    <message>
        <source>Wood Farm</source>
        <translation>Farma dreva</translation>
    </message>
    <message>
        <source>Fish Farm</source>
        <translation>Farma rýb</translation>
    </message>
    <message>
        <source>Carrot Farm</source>
        <translation>Farma mrkvy</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>Obchodná stanica</translation>
    </message>
    <message>
        <source>Pearl Farm</source>
        <translation>Farma perál</translation>
    </message>
    <message>
        <source>Mushroom Farm</source>
        <translation>Farma húb</translation>
    </message>
    <message>
        <source>Spice Farm</source>
        <translation>Farma korenia</translation>
    </message>
    <message>
        <source>Diamond Farm</source>
        <translation>Farma diamantov</translation>
    </message>
    <message>
        <source>Copper Farm</source>
        <translation>Farma medi</translation>
    </message>
    <message>
        <source>Gold Farm</source>
        <translation>Farma zlata</translation>
    </message>
    <message>
        <source>Iron Farm</source>
        <translation>Farma železa</translation>
    </message>
    <message>
        <source>Sky Tower (blue)</source>
        <translation>Veža do neba (modrá)</translation>
    </message>
    <message>
        <source>Sky Tower (green)</source>
        <translation>Veža do neba (zelená)</translation>
    </message>
    <message>
        <source>Sky Tower (black)</source>
        <translation>Veža do neba (čierna)</translation>
    </message>
    <message>
        <source>Camp 1</source>
        <translation>Tábor 1</translation>
    </message>
    <message>
        <source>Camp 2</source>
        <translation>Tábor 2</translation>
    </message>
    <message>
        <source>Camp 3</source>
        <translation>Tábor 3</translation>
    </message>
    <message>
        <source>Camp 4</source>
        <translation>Tábor 4</translation>
    </message>
    <message>
        <source>Camp 5</source>
        <translation>Tábor 5</translation>
    </message>
    <message>
        <source>Camp 6</source>
        <translation>Tábor 6</translation>
    </message>
    <message>
        <source>Provisions</source>
        <extracomment>The card that lets a lord draw two more.</extracomment>
        <translation>Zásoby</translation>
    </message>
</context>
<context>
    <name>Bunny cards</name>
    <message>
        <source>{at}, {terrain}: produces {resource}.</source>
        <translation>{at}, {terrain}: vyrába sa tu {resource}.</translation>
    </message>
    <message>
        <source>{at}, {terrain}: produces nothing.</source>
        <translation>{at}, {terrain}: nič sa tu nevyrába.</translation>
    </message>
    <message>
        <source>{at}, city of strength 1.</source>
        <extracomment>A city that is printed on the board, with one tower.</extracomment>
        <translation>{at}, mesto so silou 1.</translation>
    </message>
    <message>
        <source>City on any territory you control: strength {strength}.</source>
        <translation>Mesto na hociktorom území, ktoré ovládaš: sila {strength}.</translation>
    </message>
    <message>
        <source>City only on your territories of this terrain ({terrains}): strength {strength}.</source>
        <translation>Mesto iba na tvojich územiach s týmto terénom ({terrains}): sila {strength}.</translation>
    </message>
    <message>
        <source>Farm on any territory you control: {resource}.</source>
        <translation>Farma na hociktorom území, ktoré ovládaš: {resource}.</translation>
    </message>
    <message>
        <source>Farm only on your territories of this terrain ({terrains}): {resource}.</source>
        <translation>Farma iba na tvojich územiach s týmto terénom ({terrains}): {resource}.</translation>
    </message>
    <message>
        <source>Farm on any territory you control: wood, fish or carrots, chosen every round.</source>
        <translation>Farma na hociktorom území, ktoré ovládaš: drevo, ryby alebo mrkva, každé kolo podľa voľby.</translation>
    </message>
    <message>
        <source>A pair of towers that joins two of your fiefs.</source>
        <translation>Dvojica veží, ktorá spojí dve tvoje panstvá.</translation>
    </message>
    <message>
        <source>Takes an unoccupied territory until its card is played. Number: {number}.</source>
        <extracomment>{number} is the number on the camp, 1 to 6.</extracomment>
        <translation>Obsadí neobsadené územie, kým niekto nezahrá jeho kartu. Číslo: {number}.</translation>
    </message>
    <message>
        <source>Play the top two cards of the deck at once.</source>
        <translation>Hneď zahraj dve vrchné karty z balíčka.</translation>
    </message>
    <message numerus="yes">
        <source>Treasure worth %n points.</source>
        <translation>
            <numerusform>Poklad za %n bod.</numerusform>
            <numerusform>Poklad za %n body.</numerusform>
            <numerusform>Poklad za %n bodov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Treasure worth %n points, or {pair} with the Right Glove.</source>
        <extracomment>{pair} are the points of each of both gloves together.</extracomment>
        <translation>
            <numerusform>Poklad za %n bod, s pravou rukavicou za {pair}.</numerusform>
            <numerusform>Poklad za %n body, s pravou rukavicou za {pair}.</numerusform>
            <numerusform>Poklad za %n bodov, s pravou rukavicou za {pair}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Treasure worth %n points, or {pair} with the Left Glove.</source>
        <translation>
            <numerusform>Poklad za %n bod, s ľavou rukavicou za {pair}.</numerusform>
            <numerusform>Poklad za %n body, s ľavou rukavicou za {pair}.</numerusform>
            <numerusform>Poklad za %n bodov, s ľavou rukavicou za {pair}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your parchments, including this one.</source>
        <translation>
            <numerusform>%n bod za každý tvoj pergamen, ráta sa aj tento.</numerusform>
            <numerusform>%n body za každý tvoj pergamen, ráta sa aj tento.</numerusform>
            <numerusform>%n bodov za každý tvoj pergamen, ráta sa aj tento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each city you control.</source>
        <translation>
            <numerusform>%n bod za každé mesto, ktoré ovládaš.</numerusform>
            <numerusform>%n body za každé mesto, ktoré ovládaš.</numerusform>
            <numerusform>%n bodov za každé mesto, ktoré ovládaš.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your territories on the edge of the board.</source>
        <translation>
            <numerusform>%n bod za každé tvoje územie na okraji plánu.</numerusform>
            <numerusform>%n body za každé tvoje územie na okraji plánu.</numerusform>
            <numerusform>%n bodov za každé tvoje územie na okraji plánu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each corner of the board you control.</source>
        <translation>
            <numerusform>%n bod za každý roh plánu, ktorý ovládaš.</numerusform>
            <numerusform>%n body za každý roh plánu, ktorý ovládaš.</numerusform>
            <numerusform>%n bodov za každý roh plánu, ktorý ovládaš.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each wood you produce.</source>
        <translation>
            <numerusform>%n bod za každé drevo, ktoré vyrábaš.</numerusform>
            <numerusform>%n body za každé drevo, ktoré vyrábaš.</numerusform>
            <numerusform>%n bodov za každé drevo, ktoré vyrábaš.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each fish you produce.</source>
        <translation>
            <numerusform>%n bod za každú rybu, ktorú vyrábaš.</numerusform>
            <numerusform>%n body za každú rybu, ktorú vyrábaš.</numerusform>
            <numerusform>%n bodov za každú rybu, ktorú vyrábaš.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each unit of carrots you produce.</source>
        <extracomment>Carrots are counted as the board counts them: a territory that produces carrots counts once.</extracomment>
        <translation>
            <numerusform>%n bod za každú mrkvu, ktorú vyrábaš.</numerusform>
            <numerusform>%n body za každú mrkvu, ktorú vyrábaš.</numerusform>
            <numerusform>%n bodov za každú mrkvu, ktorú vyrábaš.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each luxury resource you produce.</source>
        <translation>
            <numerusform>%n bod za každú luxusnú surovinu, ktorú vyrábaš.</numerusform>
            <numerusform>%n body za každú luxusnú surovinu, ktorú vyrábaš.</numerusform>
            <numerusform>%n bodov za každú luxusnú surovinu, ktorú vyrábaš.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each mountain you control.</source>
        <translation>
            <numerusform>%n bod za každú horu, ktorú ovládaš.</numerusform>
            <numerusform>%n body za každú horu, ktorú ovládaš.</numerusform>
            <numerusform>%n bodov za každú horu, ktorú ovládaš.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your fiefs.</source>
        <translation>
            <numerusform>%n bod za každé tvoje panstvo.</numerusform>
            <numerusform>%n body za každé tvoje panstvo.</numerusform>
            <numerusform>%n bodov za každé tvoje panstvo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your fiefs of at least 3 territories.</source>
        <translation>
            <numerusform>%n bod za každé tvoje panstvo s aspoň 3 územiami.</numerusform>
            <numerusform>%n body za každé tvoje panstvo s aspoň 3 územiami.</numerusform>
            <numerusform>%n bodov za každé tvoje panstvo s aspoň 3 územiami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your cities in a fief that produces nothing.</source>
        <translation>
            <numerusform>%n bod za každé tvoje mesto v panstve, ktoré nič nevyrába.</numerusform>
            <numerusform>%n body za každé tvoje mesto v panstve, ktoré nič nevyrába.</numerusform>
            <numerusform>%n bodov za každé tvoje mesto v panstve, ktoré nič nevyrába.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your territories without city and resource.</source>
        <translation>
            <numerusform>%n bod za každé tvoje územie bez mesta a bez suroviny.</numerusform>
            <numerusform>%n body za každé tvoje územie bez mesta a bez suroviny.</numerusform>
            <numerusform>%n bodov za každé tvoje územie bez mesta a bez suroviny.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each camp card you have played.</source>
        <translation>
            <numerusform>%n bod za každú kartu tábora, ktorú zahráš počas hry.</numerusform>
            <numerusform>%n body za každú kartu tábora, ktorú zahráš počas hry.</numerusform>
            <numerusform>%n bodov za každú kartu tábora, ktorú zahráš počas hry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your treasures.</source>
        <translation>
            <numerusform>%n bod za každý tvoj poklad.</numerusform>
            <numerusform>%n body za každý tvoj poklad.</numerusform>
            <numerusform>%n bodov za každý tvoj poklad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you produce at least {at_least} wood.</source>
        <translation>
            <numerusform>%n bod, ak vyrábaš aspoň {at_least} kusov dreva.</numerusform>
            <numerusform>%n body, ak vyrábaš aspoň {at_least} kusov dreva.</numerusform>
            <numerusform>%n bodov, ak vyrábaš aspoň {at_least} kusov dreva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you produce at least {at_least} fish.</source>
        <translation>
            <numerusform>%n bod, ak vyrábaš aspoň {at_least} rýb.</numerusform>
            <numerusform>%n body, ak vyrábaš aspoň {at_least} rýb.</numerusform>
            <numerusform>%n bodov, ak vyrábaš aspoň {at_least} rýb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you produce at least {at_least} units of carrots.</source>
        <translation>
            <numerusform>%n bod, ak vyrábaš aspoň {at_least} mrkiev.</numerusform>
            <numerusform>%n body, ak vyrábaš aspoň {at_least} mrkiev.</numerusform>
            <numerusform>%n bodov, ak vyrábaš aspoň {at_least} mrkiev.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you control at least {at_least} cities.</source>
        <translation>
            <numerusform>%n bod, ak ovládaš aspoň {at_least} miest.</numerusform>
            <numerusform>%n body, ak ovládaš aspoň {at_least} miest.</numerusform>
            <numerusform>%n bodov, ak ovládaš aspoň {at_least} miest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you have at least {at_least} fiefs.</source>
        <translation>
            <numerusform>%n bod, ak máš aspoň {at_least} panstiev.</numerusform>
            <numerusform>%n body, ak máš aspoň {at_least} panstiev.</numerusform>
            <numerusform>%n bodov, ak máš aspoň {at_least} panstiev.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if nobody controls more territories than you.</source>
        <translation>
            <numerusform>%n bod, ak nikto neovláda viac území ako ty.</numerusform>
            <numerusform>%n body, ak nikto neovláda viac území ako ty.</numerusform>
            <numerusform>%n bodov, ak nikto neovláda viac území ako ty.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your fiefs but the best one yield their points once more.</source>
        <translation>Všetky tvoje panstvá okrem najlepšieho prinesú svoje body ešte raz.</translation>
    </message>
    <message>
        <source>All your treasures count twice.</source>
        <translation>Všetky tvoje poklady sa rátajú dvakrát.</translation>
    </message>
    <message>
        <source>Counts as one parchment of your right neighbor.</source>
        <translation>Ráta sa ako jeden pergamen suseda vpravo.</translation>
    </message>
    <message>
        <source>Counts as one parchment of your left neighbor.</source>
        <translation>Ráta sa ako jeden pergamen suseda vľavo.</translation>
    </message>
    <message numerus="yes">
        <source>%n points if you are second after all other points are counted.</source>
        <translation>
            <numerusform>%n bod, ak si po spočítaní všetkých ostatných bodov na druhom mieste.</numerusform>
            <numerusform>%n body, ak si po spočítaní všetkých ostatných bodov na druhom mieste.</numerusform>
            <numerusform>%n bodov, ak si po spočítaní všetkých ostatných bodov na druhom mieste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bunny chronicle</name>
    <message>
        <source>Round {round} begins</source>
        <translation>Začína sa kolo {round}</translation>
    </message>
    <message>
        <source>{seat} gets new cards</source>
        <translation>{seat} dostáva nové karty</translation>
    </message>
    <message>
        <source>{seat} gets: {cards}</source>
        <translation>{seat} dostáva: {cards}</translation>
    </message>
    <message>
        <source>{seat} takes a card of the reserve</source>
        <translation>{seat} berie kartu z rezervy</translation>
    </message>
    <message>
        <source>{seat} takes from the reserve: {card}</source>
        <translation>{seat} berie z rezervy: {card}</translation>
    </message>
    <message>
        <source>{seat} has picked</source>
        <translation>{seat} má už vybrané karty</translation>
    </message>
    <message>
        <source>{seat} picks: {cards}</source>
        <translation>{seat} vyberá: {cards}</translation>
    </message>
    <message>
        <source>{seat} plays: {card}</source>
        <translation>{seat} hrá: {card}</translation>
    </message>
    <message>
        <source>{seat} plays a parchment, face down</source>
        <translation>{seat} hrá pergamen lícom nadol</translation>
    </message>
    <message>
        <source>{seat} loses on {at}: {card}</source>
        <translation>{seat} stráca na {at}: {card}</translation>
    </message>
    <message>
        <source>All hands are passed to the neighbors on the right</source>
        <translation>Všetci podávajú karty susedom vpravo</translation>
    </message>
    <message>
        <source>All hands are passed to the neighbors on the left</source>
        <translation>Všetci podávajú karty susedom vľavo</translation>
    </message>
    <message>
        <source>{seat} builds on {at}: {card}</source>
        <translation>{seat} stavia na {at}: {card}</translation>
    </message>
    <message>
        <source>{seat} builds on {at} and {to}: {card}</source>
        <translation>{seat} stavia na {at} a {to}: {card}</translation>
    </message>
    <message>
        <source>{seat} keeps for later: {card}</source>
        <translation>{seat} si necháva na neskôr: {card}</translation>
    </message>
    <message>
        <source>{seat} announces: {card}</source>
        <translation>{seat} ohlasuje: {card}</translation>
    </message>
    <message>
        <source>{seat} builds no more in this round</source>
        <translation>{seat} v tomto kole už nestavia</translation>
    </message>
    <message>
        <source>{seat} produces on {at}: {resource}</source>
        <translation>{seat} vyrába na {at}: {resource}</translation>
    </message>
    <message>
        <source>{seat}, fief of {at}: strength {strength} × wealth {wealth} = {points}</source>
        <extracomment>A fief by its first territory {at}; strength times wealth are its points.</extracomment>
        <translation>{seat}, panstvo {at}: sila {strength} × bohatstvo {wealth} = {points}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} harvests %n points</source>
        <extracomment>The points of all fiefs of a lord in a round.</extracomment>
        <translation>
            <numerusform>{seat} žne %n bod</numerusform>
            <numerusform>{seat} žne %n body</numerusform>
            <numerusform>{seat} žne %n bodov</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} reveals: {cards}</source>
        <translation>{seat} odhaľuje: {cards}</translation>
    </message>
    <message>
        <source>{seat} has no parchments</source>
        <translation>{seat} nemá pergameny</translation>
    </message>
    <message>
        <source>{seat}: {card} copies {parchment}</source>
        <extracomment>{card} is a copying card; it counts as {parchment}.</extracomment>
        <translation>{seat}: {card} kopíruje – {parchment}</translation>
    </message>
    <message>
        <source>{seat}: {card} has nothing to copy</source>
        <translation>{seat}: {card} nemá čo kopírovať</translation>
    </message>
    <message>
        <source>The game is over: {seat} wins</source>
        <translation>Koniec hry: vyhráva {seat}</translation>
    </message>
    <message>
        <source>The game is over: {seats} share the victory</source>
        <extracomment>{seats} are at least two lords.</extracomment>
        <translation>Koniec hry: {seats} sa delia o víťazstvo</translation>
    </message>
    <message>
        <source>Continues the game “{game}” from round {round}</source>
        <extracomment>{game} is the title of another game, or who played it: &quot;Ada and Berta&quot;.</extracomment>
        <translation>Pokračovanie hry „{game}“ od kola {round}</translation>
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
        <translation>Stôl</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>A label below the number of points of a lord.</extracomment>
        <translation>body</translation>
    </message>
    <message>
        <source>unoccupied</source>
        <extracomment>On the card of a camp: the land on which it may stand.</extracomment>
        <translation>neobsadené</translation>
    </message>
    <message>
        <source>two more cards</source>
        <extracomment>On the card Provisions.</extracomment>
        <translation>dve karty navyše</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>In a menu: the golden button below the table, when there is none.</extracomment>
        <translation>Potvrdiť</translation>
    </message>
    <message>
        <source>Nothing can be done here now</source>
        <extracomment>In a menu: nothing can be done with a thing now.</extracomment>
        <translation>Teraz sa tu nedá nič robiť</translation>
    </message>
    <message>
        <source>What the &amp;rules say</source>
        <extracomment>In a menu: opens the rule book at the section about a thing.</extracomment>
        <translation>Čo hovoria &amp;pravidlá</translation>
    </message>
    <message>
        <source>chooses cards</source>
        <extracomment>Below the name of a lord.</extracomment>
        <translation>vyberá karty</translation>
    </message>
    <message>
        <source>cards are chosen</source>
        <extracomment>Below the name of a lord who has chosen cards of the hand.</extracomment>
        <translation>karty sú vybrané</translation>
    </message>
    <message>
        <source>builds</source>
        <extracomment>Below the name of a lord who puts buildings on the map.</extracomment>
        <translation>stavia</translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>Below the name of a lord who answers a question.</extracomment>
        <translation>rozhoduje</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>Below the name of a lord who has nothing to do now.</extracomment>
        <translation>čaká</translation>
    </message>
    <message>
        <source>Harvest as it stands: {change}</source>
        <extracomment>{change} is a number of points with its sign.</extracomment>
        <translation>Žatva zatiaľ: {change}</translation>
    </message>
    <message>
        <source>The game waits for: {names}.</source>
        <translation>Hra čaká na týchto hráčov: {names}.</translation>
    </message>
    <message>
        <source>In every harvest</source>
        <extracomment>A heading above fiefs before and after.</extracomment>
        <translation>V každej žatve</translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>In a table: nothing changes.</extracomment>
        <translation>bez zmeny</translation>
    </message>
    <message>
        <source>Choose again</source>
        <extracomment>A button that takes back the choice of two cards before it is confirmed.</extracomment>
        <translation>Vybrať znova</translation>
    </message>
    <message>
        <source>Pick {pick} of {picks}</source>
        <translation>Výber {pick} z {picks}</translation>
    </message>
    <message>
        <source>Best place now: {at}, {change}</source>
        <translation>Najlepšie miesto teraz: {at}, {change}</translation>
    </message>
    <message numerus="yes">
        <source>{card}: put it on one of %n lit territories. Esc takes it back.</source>
        <translation>
            <numerusform>{card}: polož na osvetlené územie (%n). Esc to vráti.</numerusform>
            <numerusform>{card}: polož na jedno z osvetlených území (%n). Esc to vráti.</numerusform>
            <numerusform>{card}: polož na jedno z osvetlených území (%n). Esc to vráti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: you have no territory for it now.</source>
        <translation>{card}: teraz na to nemáš územie.</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <extracomment>An entry of a menu: choose a card of the hand.</extracomment>
        <translation>Vybrať túto kartu</translation>
    </message>
    <message>
        <source>Take this back</source>
        <extracomment>An entry of a menu: take back the choice of a card, or a building that is picked up.</extracomment>
        <translation>Vziať to späť</translation>
    </message>
    <message>
        <source>Pick up this building</source>
        <extracomment>An entry of a menu: pick up a building.</extracomment>
        <translation>Vziať túto stavbu</translation>
    </message>
    <message>
        <source>Build here</source>
        <extracomment>An entry of a menu: put down the building that is picked up.</extracomment>
        <translation>Postaviť tu</translation>
    </message>
    <message>
        <source>{hint} Space goes on, Esc skips all.</source>
        <extracomment>{hint} is a whole sentence.</extracomment>
        <translation>{hint} Medzerník: ďalej, Esc preskočí všetko.</translation>
    </message>
    <message>
        <source>after four harvests</source>
        <translation>po štyroch žatvách</translation>
    </message>
    <message>
        <source>Show the map</source>
        <extracomment>A button that closes the list of parchments at the end of a game.</extracomment>
        <translation>Ukázať mapu</translation>
    </message>
    <message>
        <source>Show the points</source>
        <extracomment>A button that shows the list of parchments at the end of a game again.</extracomment>
        <translation>Ukázať body</translation>
    </message>
</context>
<context>
    <name>Bunny faults</name>
    <message>
        <source>there is no card {card}</source>
        <translation>karta {card} neexistuje</translation>
    </message>
    <message>
        <source>the card {card} is in more places than it has copies</source>
        <translation>karta {card} je na viacerých miestach, než má kópií</translation>
    </message>
    <message>
        <source>the seat {seat} is listed twice</source>
        <translation>hráč {seat} je uvedený dvakrát</translation>
    </message>
    <message>
        <source>must have a field for each seat</source>
        <translation>musí mať pole pre každého hráča</translation>
    </message>
    <message>
        <source>must be at most four numbers, none below 0</source>
        <translation>musia to byť najviac štyri čísla, žiadne menšie ako 0</translation>
    </message>
    <message>
        <source>there is already a rabbit on {at}</source>
        <translation>na {at} už je králik</translation>
    </message>
    <message>
        <source>there is already a building on {at}</source>
        <translation>na {at} už je stavba</translation>
    </message>
    <message>
        <source>there is no rabbit on {at}</source>
        <translation>na {at} nie je králik</translation>
    </message>
    <message>
        <source>{card} is not a building</source>
        <translation>{card} nie je stavba</translation>
    </message>
    <message>
        <source>{card} is not a parchment</source>
        <translation>{card} nie je pergamen</translation>
    </message>
    <message>
        <source>{card} is a parchment, which is never a used card</source>
        <translation>{card} je pergamen, a ten nikdy nie je odhodená karta</translation>
    </message>
    <message>
        <source>{card} cannot be built on {at}</source>
        <translation>{card} nemožno postaviť na {at}</translation>
    </message>
    <message>
        <source>{card} is on the board and in another place</source>
        <translation>{card} je na pláne aj na inom mieste</translation>
    </message>
    <message>
        <source>{card} needs two ends, on territories of the same seat</source>
        <translation>{card} potrebuje dva konce na územiach toho istého hráča</translation>
    </message>
    <message>
        <source>a trading post needs a resource: wood, fish, carrots or null</source>
        <translation>obchodná stanica potrebuje surovinu: wood, fish, carrots alebo null</translation>
    </message>
    <message>
        <source>only a trading post has a resource</source>
        <translation>surovinu má len obchodná stanica</translation>
    </message>
    <message>
        <source>a rabbit of another seat is on {at}</source>
        <translation>na {at} je králik iného hráča</translation>
    </message>
    <message>
        <source>must be empty with three or four seats</source>
        <translation>musí byť prázdne pri troch alebo štyroch hráčoch</translation>
    </message>
    <message>
        <source>must be two cards: with two seats, one of each kind</source>
        <translation>musia to byť dve karty, pri dvoch hráčoch jedna každého druhu</translation>
    </message>
    <message>
        <source>cards are picked in the draft only</source>
        <translation>karty sa vyberajú len vo fáze draft</translation>
    </message>
    <message>
        <source>this seat is asked after the active one</source>
        <translation>tento hráč vyberá až po tom, ktorý je na rade</translation>
    </message>
    <message>
        <source>must be null outside the phase camps</source>
        <translation>mimo fázy camps musí byť null</translation>
    </message>
    <message>
        <source>must be given in the phase camps</source>
        <translation>vo fáze camps je potrebné</translation>
    </message>
    <message>
        <source>nobody keeps the camp {number}</source>
        <translation>nikto nemá tábor {number}</translation>
    </message>
    <message>
        <source>the camp {number} is listed twice</source>
        <translation>tábor {number} je uvedený dvakrát</translation>
    </message>
    <message>
        <source>must be in ascending order</source>
        <translation>musí byť vo vzostupnom poradí</translation>
    </message>
    <message>
        <source>only lower waiting camps of other seats go before the announced one</source>
        <translation>pred ohláseným idú len nižšie čakajúce tábory iných hráčov</translation>
    </message>
    <message>
        <source>by the rules, {seat} must decide now</source>
        <translation>podľa pravidiel teraz rozhoduje {seat}</translation>
    </message>
    <message>
        <source>must be null, for the game is over</source>
        <translation>musí byť null, lebo hra sa skončila</translation>
    </message>
    <message>
        <source>there is nothing to decide in this phase</source>
        <translation>v tejto fáze niet o čom rozhodovať</translation>
    </message>
    <message>
        <source>too short: at least {wanted} cards are needed for the rest of the game</source>
        <translation>príliš málo kariet: do konca hry ich treba aspoň {wanted}</translation>
    </message>
    <message>
        <source>{card} is not a copying card that a seat has</source>
        <translation>{card} nie je kopírujúca karta, ktorú niekto má</translation>
    </message>
    <message>
        <source>the neighbor does not have {card} to be copied</source>
        <translation>sused nemá na kopírovanie: {card}</translation>
    </message>
    <message>
        <source>cannot be null, for the neighbor has something to copy</source>
        <translation>nemôže byť null, lebo sused má čo kopírovať</translation>
    </message>
    <message>
        <source>must be covered in a view of this seat</source>
        <translation>v pohľade tohto hráča musí byť zakryté</translation>
    </message>
    <message>
        <source>cannot be covered</source>
        <translation>nemôže byť zakryté</translation>
    </message>
    <message>
        <source>this seat does not have to decide now</source>
        <translation>tento hráč teraz nerozhoduje</translation>
    </message>
    <message>
        <source>card {card}, {field}</source>
        <extracomment>A card of a catalogue and a field of it, as the place of a fault: &quot;card city-1, copies&quot;.</extracomment>
        <translation>karta {card}, {field}</translation>
    </message>
    <message>
        <source>must have the 100 territories from A1 to J10, in this order</source>
        <translation>musí mať 100 území od A1 po J10 v tomto poradí</translation>
    </message>
    <message>
        <source>lava parts two adjacent territories, the first in map order first</source>
        <translation>láva delí dve susediace územia, skoršie na mape ako prvé</translation>
    </message>
    <message>
        <source>must have the cards of this game, each once</source>
        <translation>musí mať karty tejto hry, každú raz</translation>
    </message>
    <message>
        <source>must be {value}: only this program can change it</source>
        <translation>musí byť {value}: zmeniť to môže len tento program</translation>
    </message>
    <message>
        <source>{wanted} cards are needed, but there are {found}</source>
        <translation>treba {wanted} kariet, ale je ich {found}</translation>
    </message>
    <message>
        <source>the catalogue of the program is damaged</source>
        <translation>katalóg programu je poškodený</translation>
    </message>
</context>
<context>
    <name>Bunny graph</name>
    <message>
        <source>{lord}: discs</source>
        <extracomment>The shape of the dots of a line in a graph; {lord} is a name.</extracomment>
        <translation>{lord}: krúžky</translation>
    </message>
    <message>
        <source>{lord}: squares</source>
        <translation>{lord}: štvorčeky</translation>
    </message>
    <message>
        <source>{lord}: diamonds</source>
        <translation>{lord}: kosoštvorce</translation>
    </message>
    <message>
        <source>{lord}: triangles</source>
        <translation>{lord}: trojuholníky</translation>
    </message>
</context>
<context>
    <name>Bunny hints</name>
    <message>
        <source>{what}: {change} in every harvest.</source>
        <translation>{what}: {change} v každej žatve.</translation>
    </message>
    <message>
        <source>{what} on {at}: {change} in every harvest.</source>
        <extracomment>A hint. {what} is a building, {at} a territory, {change} a number of points such as +4.</extracomment>
        <translation>{what} na {at}: {change} v každej žatve.</translation>
    </message>
    <message>
        <source>{what}: {change} at the end of the game.</source>
        <extracomment>A hint. {what} is a parchment, {change} a number of points such as +4.</extracomment>
        <translation>{what}: {change} na konci hry.</translation>
    </message>
    <message>
        <source>{name} gets the rest, and there {what} would bring {change} in every harvest.</source>
        <extracomment>A hint about the rest of a hand. {change} is a number of points such as +4.</extracomment>
        <translation>Zvyšok dostane {name}; je v ňom {what}, čo by prinieslo {change} v každej žatve.</translation>
    </message>
    <message>
        <source>{name} gets the rest: no territory in it would bring points at once.</source>
        <extracomment>A hint about the rest of a hand, which {name} gets.</extracomment>
        <translation>Zvyšok dostane {name}: žiadne územie v ňom by hneď neprinieslo body.</translation>
    </message>
    <message>
        <source>No choice would bring points at once.</source>
        <translation>Žiadna voľba by hneď nepriniesla body.</translation>
    </message>
</context>
<context>
    <name>Bunny kinds</name>
    <message>
        <source>territory</source>
        <translation>územie</translation>
    </message>
    <message>
        <source>city</source>
        <translation>mesto</translation>
    </message>
    <message>
        <source>farm</source>
        <translation>farma</translation>
    </message>
    <message>
        <source>sky tower</source>
        <translation>veža do neba</translation>
    </message>
    <message>
        <source>camp</source>
        <translation>tábor</translation>
    </message>
    <message>
        <source>provisions</source>
        <extracomment>The card that lets a lord draw two more.</extracomment>
        <translation>zásoby</translation>
    </message>
    <message>
        <source>parchment</source>
        <translation>pergamen</translation>
    </message>
    <message>
        <source>treasure</source>
        <translation>poklad</translation>
    </message>
    <message>
        <source>mission</source>
        <translation>úloha</translation>
    </message>
</context>
<context>
    <name>Bunny notes</name>
    <message>
        <source>anywhere</source>
        <extracomment>Below the name of a building: it may stand on any territory of its lord.</extracomment>
        <translation>kdekoľvek</translation>
    </message>
    <message>
        <source>two fiefs</source>
        <extracomment>Below the name of a sky tower: it joins two fiefs.</extracomment>
        <translation>dve panstvá</translation>
    </message>
    <message>
        <source>unoccupied</source>
        <extracomment>Below the name of a camp: it may stand on a territory without rabbit and building.</extracomment>
        <translation>neobsadené</translation>
    </message>
    <message>
        <source>two cards more</source>
        <extracomment>Below the name of Provisions.</extracomment>
        <translation>o dve karty viac</translation>
    </message>
    <message>
        <source>no resource</source>
        <extracomment>Below the name of a territory that produces nothing.</extracomment>
        <translation>bez suroviny</translation>
    </message>
</context>
<context>
    <name>Bunny opponents</name>
    <message>
        <source>Greedy</source>
        <extracomment>A computer opponent that takes whatever gives most points at once; used like a name.</extracomment>
        <translation>Hrabivec</translation>
    </message>
    <message>
        <source>Kit</source>
        <extracomment>The weakest of four computer opponents, a young rabbit; each is used like a name.</extracomment>
        <translation>Králiček</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>The second of four computer opponents: a rabbit that explores the land.</extracomment>
        <translation>Prieskumník</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>The third of four computer opponents.</extracomment>
        <translation>Rytier</translation>
    </message>
    <message>
        <source>Duke</source>
        <extracomment>The strongest of four computer opponents.</extracomment>
        <translation>Vojvoda</translation>
    </message>
    <message>
        <source>Takes what scores most at once.</source>
        <translation>Berie to, čo hneď dáva najviac bodov.</translation>
    </message>
    <message>
        <source>Good for a first game.</source>
        <translation>Dobrý na prvú hru.</translation>
    </message>
    <message>
        <source>Looks one harvest ahead; good after a few games.</source>
        <translation>Myslí na nasledujúcu žatvu; dobrý po niekoľkých hrách.</translation>
    </message>
    <message>
        <source>Thinks of parchments and of what it passes on.</source>
        <translation>Myslí na pergameny aj na to, čo posúva ďalej.</translation>
    </message>
    <message>
        <source>Sees sky towers and room to grow; hard to beat.</source>
        <translation>Vidí veže do neba aj miesto na rast; ťažko ho poraziť.</translation>
    </message>
</context>
<context>
    <name>Bunny outline</name>
    <message>
        <source>choose it</source>
        <translation>ju vybrať</translation>
    </message>
    <message>
        <source>take it back</source>
        <translation>to vrátiť</translation>
    </message>
    <message>
        <source>pick it up</source>
        <translation>túto budovu zdvihnúť</translation>
    </message>
    <message>
        <source>build there</source>
        <translation>tu stavať</translation>
    </message>
    <message numerus="yes">
        <source>build on %n territories</source>
        <translation>
            <numerusform>postaviť (%n územie)</numerusform>
            <numerusform>postaviť (%n územia)</numerusform>
            <numerusform>postaviť (%n území)</numerusform>
        </translation>
    </message>
    <message>
        <source>Build on {at}</source>
        <extracomment>In full, before what it would bring. {at} is a territory such as &quot;E4&quot;.</extracomment>
        <translation>Postaviť na {at}</translation>
    </message>
</context>
<context>
    <name>Bunny parchments</name>
    <message>
        <source>Royal Ring</source>
        <translation>Kráľovský prsteň</translation>
    </message>
    <message>
        <source>Royal Coat</source>
        <translation>Kráľovský plášť</translation>
    </message>
    <message>
        <source>Royal Scepter</source>
        <translation>Kráľovské žezlo</translation>
    </message>
    <message>
        <source>Royal Chalice</source>
        <translation>Kráľovský kalich</translation>
    </message>
    <message>
        <source>Royal Crown</source>
        <translation>Kráľovská koruna</translation>
    </message>
    <message>
        <source>Royal Carrot</source>
        <translation>Kráľovská mrkva</translation>
    </message>
    <message>
        <source>Left Glove</source>
        <translation>Ľavá rukavica</translation>
    </message>
    <message>
        <source>Right Glove</source>
        <translation>Pravá rukavica</translation>
    </message>
    <message>
        <source>Bureaucrat</source>
        <translation>Byrokrat</translation>
    </message>
    <message>
        <source>Burgomaster</source>
        <translation>Starosta</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Objaviteľ</translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation>Tesár</translation>
    </message>
    <message>
        <source>Master Carpenter</source>
        <translation>Majster tesár</translation>
    </message>
    <message>
        <source>Woodland King</source>
        <translation>Kráľ lesa</translation>
    </message>
    <message>
        <source>Fisher</source>
        <translation>Rybár</translation>
    </message>
    <message>
        <source>Master Fisher</source>
        <translation>Majster rybár</translation>
    </message>
    <message>
        <source>Fisher King</source>
        <translation>Kráľ oceánu</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Roľník</translation>
    </message>
    <message>
        <source>Master Farmer</source>
        <translation>Majster roľník</translation>
    </message>
    <message>
        <source>Carrot King</source>
        <translation>Mrkvový kráľ</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Obchodník</translation>
    </message>
    <message>
        <source>Master of the Mountains</source>
        <translation>Pán hôr</translation>
    </message>
    <message>
        <source>Carrotistador</source>
        <translation>Mrkvistador</translation>
    </message>
    <message>
        <source>Harecingetorix</source>
        <translation>Zajacingetorix</translation>
    </message>
    <message>
        <source>Hun-ny King</source>
        <translation>Kráľ Zajhunov</translation>
    </message>
    <message>
        <source>Bun-Shee</source>
        <translation>Ušatá víla</translation>
    </message>
    <message>
        <source>PanPan the Barbarian</source>
        <translation>Barbar Dupko</translation>
    </message>
    <message>
        <source>Colonist</source>
        <translation>Kolonista</translation>
    </message>
    <message>
        <source>King of Thieves</source>
        <translation>Kráľ zlodejov</translation>
    </message>
    <message>
        <source>Matriarch</source>
        <translation>Matriarcha</translation>
    </message>
    <message>
        <source>Little Prince</source>
        <translation>Malý princ</translation>
    </message>
    <message>
        <source>Treasure Guardian</source>
        <translation>Strážca pokladov</translation>
    </message>
    <message>
        <source>Treasure Hunter</source>
        <translation>Hľadač pokladov</translation>
    </message>
    <message>
        <source>Liberal</source>
        <translation>Pravičiar</translation>
    </message>
    <message>
        <source>Socialist</source>
        <translation>Ľavičiar</translation>
    </message>
    <message>
        <source>Opportunist</source>
        <translation>Šedá eminencia</translation>
    </message>
</context>
<context>
    <name>Bunny previews</name>
    <message>
        <source>New fief of {new_strength} × {new_wealth}: {change}</source>
        <translation>Nové panstvo {new_strength} × {new_wealth}: {change}</translation>
    </message>
    <message>
        <source>Your fief grows from {strength} × {wealth} to {new_strength} × {new_wealth}: {change}</source>
        <translation>Tvoje panstvo rastie z {strength} × {wealth} na {new_strength} × {new_wealth}: {change}</translation>
    </message>
    <message>
        <source>Your fief shrinks from {strength} × {wealth} to {new_strength} × {new_wealth}: {change}</source>
        <translation>Tvoje panstvo sa zmenšuje z {strength} × {wealth} na {new_strength} × {new_wealth}: {change}</translation>
    </message>
    <message>
        <source>Your fief stays at {strength} × {wealth}: no change</source>
        <translation>Tvoje panstvo ostáva na {strength} × {wealth}: bez zmeny</translation>
    </message>
    <message>
        <source>Your fiefs {fiefs} join to {new_strength} × {new_wealth}: {change}</source>
        <extracomment>{fiefs} are at least two fiefs, such as &quot;3 × 2 and 1 × 1&quot;.</extracomment>
        <translation>Tvoje panstvá {fiefs} sa spoja do {new_strength} × {new_wealth}: {change}</translation>
    </message>
    <message>
        <source>Your fief of {strength} × {wealth} falls apart into {fiefs}: {change}</source>
        <extracomment>{fiefs} are at least two fiefs, such as &quot;3 × 2 and 1 × 1&quot;.</extracomment>
        <translation>Tvoje panstvo {strength} × {wealth} sa rozpadne na {fiefs}: {change}</translation>
    </message>
    <message>
        <source>Your fief of {strength} × {wealth} is gone: {change}</source>
        <translation>Tvoje panstvo {strength} × {wealth} zanikne: {change}</translation>
    </message>
    <message>
        <source>{name}: fief from {strength} × {wealth} to {new_strength} × {new_wealth}, {change}</source>
        <translation>{name}: panstvo z {strength} × {wealth} na {new_strength} × {new_wealth}, {change}</translation>
    </message>
    <message>
        <source>{name} loses a camp on {at}: {change}</source>
        <translation>{name} stráca tábor na {at}: {change}</translation>
    </message>
    <message>
        <source>{name}: this territory would bring {change} in the next harvest</source>
        <translation>{name}: toto územie by pri najbližšej žatve prinieslo {change}</translation>
    </message>
    <message>
        <source>Your harvest: {before} now, {after} then</source>
        <translation>Tvoja žatva: teraz {before}, potom {after}</translation>
    </message>
    <message>
        <source>{card}: {before} now, {after} then</source>
        <translation>{card}: teraz {before}, potom {after}</translation>
    </message>
    <message numerus="yes">
        <source>Counts %n points if the game ended now</source>
        <translation>
            <numerusform>Keby sa hra skončila teraz: %n bod</numerusform>
            <numerusform>Keby sa hra skončila teraz: %n body</numerusform>
            <numerusform>Keby sa hra skončila teraz: %n bodov</numerusform>
        </translation>
    </message>
    <message>
        <source>{units} of {at_least} so far</source>
        <extracomment>A parchment that scores from a number of units on: {units} of them are there.</extracomment>
        <translation>zatiaľ {units} z {at_least}</translation>
    </message>
    <message>
        <source>Two unknown cards are drawn and played at once</source>
        <translation>Potiahneš dve neznáme karty a hneď ich zahráš</translation>
    </message>
    <message>
        <source>A building: it brings points only when it is built</source>
        <translation>Stavba: body prinesie, až keď bude stáť</translation>
    </message>
    <message>
        <source>Fief of {at}: strength {strength} × wealth {wealth} = {points}</source>
        <extracomment>{at} is the first territory of a fief.</extracomment>
        <translation>Panstvo {at}: sila {strength} × bohatstvo {wealth} = {points}</translation>
    </message>
    <message>
        <source>Produces: {resources}</source>
        <extracomment>{resources} are names in the nominative.</extracomment>
        <translation>Vyrába sa tu: {resources}</translation>
    </message>
    <message>
        <source>Produces nothing, so it yields nothing</source>
        <translation>Nič sa tu nevyrába, preto neprináša body</translation>
    </message>
    <message>
        <source>No city, so it yields nothing</source>
        <translation>Nie je tu mesto, preto neprináša body</translation>
    </message>
    <message>
        <source>Every tower more: {change}</source>
        <translation>Každá ďalšia veža: {change}</translation>
    </message>
    <message>
        <source>Every new resource: {change}</source>
        <translation>Každá nová surovina: {change}</translation>
    </message>
    <message>
        <source>Would join two fiefs: {territories}</source>
        <extracomment>{territories} are those that would join two fiefs of a lord.</extracomment>
        <translation>Dve panstvá by spojili: {territories}</translation>
    </message>
</context>
<context>
    <name>Bunny reasons</name>
    <message>
        <source>The game is over</source>
        <translation>Hra sa skončila</translation>
    </message>
    <message>
        <source>These cards are picked: wait for the others</source>
        <translation>Karty sú už vybrané: počkaj na ostatných</translation>
    </message>
    <message>
        <source>Another lord decides now ({seat})</source>
        <translation>Teraz rozhoduje iný lord ({seat})</translation>
    </message>
    <message>
        <source>This belongs to another phase</source>
        <translation>To patrí do inej fázy</translation>
    </message>
    <message>
        <source>There is no card “{card}”</source>
        <translation>Karta „{card}“ neexistuje</translation>
    </message>
    <message>
        <source>There is no territory “{at}”</source>
        <translation>Územie „{at}“ neexistuje</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n cards must be picked to play</source>
        <extracomment>How many cards a lord picks to play.</extracomment>
        <translation>
            <numerusform>Na zahranie treba vybrať presne %n kartu</numerusform>
            <numerusform>Na zahranie treba vybrať presne %n karty</numerusform>
            <numerusform>Na zahranie treba vybrať presne %n kariet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n cards must be picked to drop</source>
        <extracomment>How many cards a lord picks to drop; none with three or four lords.</extracomment>
        <translation>
            <numerusform>Na odloženie treba vybrať presne %n kartu</numerusform>
            <numerusform>Na odloženie treba vybrať presne %n karty</numerusform>
            <numerusform>Na odloženie treba vybrať presne %n kariet</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards to play must be sorted</source>
        <translation>Karty na zahranie musia byť zoradené</translation>
    </message>
    <message>
        <source>This card is not in your hand: {card}</source>
        <translation>Túto kartu nemáš na ruke: {card}</translation>
    </message>
    <message>
        <source>This card is not a building: {card}</source>
        <translation>Táto karta nie je stavba: {card}</translation>
    </message>
    <message>
        <source>You do not have this building: {card}</source>
        <translation>Túto stavbu nemáš: {card}</translation>
    </message>
    <message>
        <source>Camps come first, so this one waits for the next round: {card}</source>
        <translation>Tábory sa stavajú ako prvé, takže tento počká do ďalšieho kola: {card}</translation>
    </message>
    <message>
        <source>Camps are built first; then come: {card}</source>
        <translation>Najprv sa stavajú tábory, potom: {card}</translation>
    </message>
    <message>
        <source>Another camp comes first: {card}</source>
        <translation>Najprv je na rade iný tábor: {card}</translation>
    </message>
    <message>
        <source>A lower camp of another lord waits, so announce this one first: {card}</source>
        <translation>Čaká nižší tábor iného lorda, takže tento treba najprv ohlásiť: {card}</translation>
    </message>
    <message>
        <source>No lower camp of another lord waits, so build this one or keep it: {card}</source>
        <translation>Nižší tábor iného lorda nečaká, takže tento postav alebo si ho nechaj: {card}</translation>
    </message>
    <message>
        <source>You do not control {at}</source>
        <translation>Územie {at} neovládaš</translation>
    </message>
    <message>
        <source>A rabbit is on {at} already ({seat})</source>
        <translation>Na {at} už je králik ({seat})</translation>
    </message>
    <message>
        <source>A building is on {at} already</source>
        <translation>Na {at} už je stavba</translation>
    </message>
    <message>
        <source>The terrain of {at} does not suit this building: {card}</source>
        <translation>Terén {at} sa pre túto stavbu nehodí: {card}</translation>
    </message>
    <message>
        <source>A sky tower needs two territories</source>
        <translation>Veža do neba potrebuje dve územia</translation>
    </message>
    <message>
        <source>This building needs one territory only: {card}</source>
        <translation>Táto stavba potrebuje len jedno územie: {card}</translation>
    </message>
    <message>
        <source>A sky tower joins two different fiefs</source>
        <translation>Veža do neba spája dve rôzne panstvá</translation>
    </message>
    <message>
        <source>Name the two territories of a sky tower in map order</source>
        <translation>Uveď obe územia veže do neba v poradí mapy</translation>
    </message>
    <message>
        <source>Another trading post comes first: {at}</source>
        <translation>Najprv je na rade iná obchodná stanica: {at}</translation>
    </message>
    <message>
        <source>A trading post produces wood, fish or carrots, and nothing else</source>
        <translation>Obchodná stanica vyrába drevo, ryby alebo mrkvu a nič iné</translation>
    </message>
    <message>
        <source>Another copying card comes first: {card}</source>
        <translation>Najprv je na rade iná kopírujúca karta: {card}</translation>
    </message>
    <message>
        <source>The neighbor ({seat}) does not have this parchment: {card}</source>
        <translation>Sused ({seat}) nemá tento pergamen: {card}</translation>
    </message>
    <message>
        <source>A copying card cannot be copied: {card}</source>
        <translation>Kopírujúcu kartu nemožno kopírovať: {card}</translation>
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
        <translation>drevo</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>ryby</translation>
    </message>
    <message>
        <source>carrots</source>
        <translation>mrkva</translation>
    </message>
    <message>
        <source>pearls</source>
        <translation>perly</translation>
    </message>
    <message>
        <source>mushrooms</source>
        <translation>huby</translation>
    </message>
    <message>
        <source>spice</source>
        <translation>korenie</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamanty</translation>
    </message>
    <message>
        <source>copper</source>
        <translation>meď</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>zlato</translation>
    </message>
    <message>
        <source>iron</source>
        <translation>železo</translation>
    </message>
</context>
<context>
    <name>Bunny review</name>
    <message>
        <source>You&apos;re looking at a review. Choose “Watch from here” to see what came of it.</source>
        <extracomment>Said when somebody tries to do something in a game that is reviewed.</extracomment>
        <translation>Pozeráš si rozbor. Ak chceš vidieť, čo z toho bolo, vyber „Pozerať odtiaľto“.</translation>
    </message>
    <message>
        <source>&amp;Better pick</source>
        <translation>&amp;Lepší výber</translation>
    </message>
    <message>
        <source>Pick &amp;made</source>
        <translation>&amp;Tvoj výber</translation>
    </message>
    <message>
        <source>P&amp;revious pick</source>
        <translation>P&amp;redchádzajúci výber</translation>
    </message>
    <message>
        <source>&amp;Next pick</source>
        <translation>Ď&amp;alší výber</translation>
    </message>
    <message>
        <source>&amp;Watch from here</source>
        <translation>P&amp;ozerať odtiaľto</translation>
    </message>
    <message>
        <source>A game of Bunny Kingdom is reviewed once it is over: a review shows hands.</source>
        <translation>Hru Bunny Kingdom možno rozobrať až po jej konci, lebo rozbor ukazuje karty v ruke.</translation>
    </message>
    <message>
        <source>No person has picked cards in this game, so there is nothing to review.</source>
        <translation>V tejto hre nevyberal karty nikto okrem počítača, takže niet čo rozoberať.</translation>
    </message>
    <message>
        <source>Round {round}, pick {number}</source>
        <extracomment>A pick among those of the only person in the game.</extracomment>
        <translation>Kolo {round}, výber {number}</translation>
    </message>
    <message>
        <source>{name}, round {round}, pick {number}</source>
        <extracomment>A pick in a list. {name} is a person at this screen.</extracomment>
        <translation>{name}, kolo {round}, výber {number}</translation>
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
            <numerusform>Strata: asi %n bod.</numerusform>
            <numerusform>Strata: asi %n body.</numerusform>
            <numerusform>Strata: asi %n bodov.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken: {cards}.</source>
        <extracomment>Before the cards that were played; {cards} are names.</extracomment>
        <translation>Vybrané: {cards}.</translation>
    </message>
    <message>
        <source>In the hand was: {cards}.</source>
        <extracomment>Before cards that would have brought more; {cards} are names.</extracomment>
        <translation>V ruke bolo: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} (about %n points)</source>
        <extracomment>A card among others, and what it would bring until the end of the game; {card} is a name.</extracomment>
        <translation>
            <numerusform>{card} (asi %n bod)</numerusform>
            <numerusform>{card} (asi %n body)</numerusform>
            <numerusform>{card} (asi %n bodov)</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} (nothing at once)</source>
        <extracomment>A card among others that would bring nothing by itself; {card} is a name.</extracomment>
        <translation>{card} (hneď nič)</translation>
    </message>
</context>
<context>
    <name>Bunny seats</name>
    <message>
        <source>Yellow</source>
        <extracomment>A lord by the color of the rabbits, used like a name.</extracomment>
        <translation>Žltý</translation>
    </message>
    <message>
        <source>Pink</source>
        <extracomment>A lord by the color of the rabbits, used like a name.</extracomment>
        <translation>Ružový</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A lord by the color of the rabbits, used like a name.</extracomment>
        <translation>Čierny</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A lord by the color of the rabbits, used like a name.</extracomment>
        <translation>Červený</translation>
    </message>
</context>
<context>
    <name>Bunny shelf</name>
    <message>
        <source>Round {round} · {name} to move</source>
        <extracomment>{name} is the player whose turn it is.</extracomment>
        <translation>Kolo {round} · na ťahu: {name}</translation>
    </message>
    <message>
        <source>Finished · victory: {name}</source>
        <extracomment>{name} is the name of the winner.</extracomment>
        <translation>Skončená · víťazstvo: {name}</translation>
    </message>
    <message>
        <source>Finished · shared victory: {names}</source>
        <extracomment>{names} are at least two names, such as &quot;Ann and Ben&quot;.</extracomment>
        <translation>Skončená · spoločné víťazstvo: {names}</translation>
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
        <translation>Veža do neba</translation>
    </message>
    <message>
        <source>Mountain Master</source>
        <extracomment>A short name of the Master of the Mountains.</extracomment>
        <translation>Pán hôr</translation>
    </message>
    <message>
        <source>PanPan</source>
        <extracomment>A short name of PanPan the Barbarian.</extracomment>
        <translation>Barbar</translation>
    </message>
    <message>
        <source>Guardian</source>
        <extracomment>A short name of the Treasure Guardian.</extracomment>
        <translation>Strážca</translation>
    </message>
    <message>
        <source>Hunter</source>
        <extracomment>A short name of the Treasure Hunter.</extracomment>
        <translation>Hľadač</translation>
    </message>
</context>
<context>
    <name>Bunny spoken</name>
    <message>
        <source>{at}, {terrain}, free</source>
        <translation>{at}, {terrain}, voľné</translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, yours, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, tvoje, panstvo: %n územie, {strength} krát {wealth}</numerusform>
            <numerusform>{at}, {terrain}, tvoje, panstvo: %n územia, {strength} krát {wealth}</numerusform>
            <numerusform>{at}, {terrain}, tvoje, panstvo: %n území, {strength} krát {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, {card}, yours, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, {card}, tvoje, panstvo: %n územie, {strength} krát {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {card}, tvoje, panstvo: %n územia, {strength} krát {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {card}, tvoje, panstvo: %n území, {strength} krát {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, {name}, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, {name}, panstvo: %n územie, {strength} krát {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {name}, panstvo: %n územia, {strength} krát {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {name}, panstvo: %n území, {strength} krát {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, {card}, {name}, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, {card}, {name}, panstvo: %n územie, {strength} krát {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {card}, {name}, panstvo: %n územia, {strength} krát {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {card}, {name}, panstvo: %n území, {strength} krát {wealth}</numerusform>
        </translation>
    </message>
    <message>
        <source>lava to {at}</source>
        <translation>láva smerom k {at}</translation>
    </message>
    <message>
        <source>{card}, {kind}</source>
        <translation>{card}, {kind}</translation>
    </message>
    <message>
        <source>{at}, {terrain}, territory card</source>
        <extracomment>A territory card: {at} is its name.</extracomment>
        <translation>{at}, {terrain}, karta územia</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <extracomment>The same three for a card whose name says its kind.</extracomment>
        <translation>{card}, vybraná karta</translation>
    </message>
    <message>
        <source>{card}, to play</source>
        <translation>{card}, zahrať</translation>
    </message>
    <message>
        <source>{card}, to drop</source>
        <translation>{card}, odložiť</translation>
    </message>
    <message>
        <source>{card}, {kind}, chosen</source>
        <translation>{card}, {kind}, karta vybraná</translation>
    </message>
    <message>
        <source>{card}, {kind}, to play</source>
        <translation>{card}, {kind}, zahrať</translation>
    </message>
    <message>
        <source>{card}, {kind}, to drop</source>
        <translation>{card}, {kind}, odložiť</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points, territories: {territories}, parchments: {parchments}</source>
        <extracomment>A lord: the points, and how many territories.</extracomment>
        <translation>
            <numerusform>{name}: %n bod, územia: {territories}, pergameny: {parchments}</numerusform>
            <numerusform>{name}: %n body, územia: {territories}, pergameny: {parchments}</numerusform>
            <numerusform>{name}: %n bodov, územia: {territories}, pergameny: {parchments}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fief of {at}, %n territories, {strength} times {wealth}</source>
        <extracomment>A fief in the list of fiefs.</extracomment>
        <translation>
            <numerusform>Panstvo {at}, %n územie, {strength} krát {wealth}</numerusform>
            <numerusform>Panstvo {at}, %n územia, {strength} krát {wealth}</numerusform>
            <numerusform>Panstvo {at}, %n území, {strength} krát {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Tvoja ruka, %n karta</numerusform>
            <numerusform>Tvoja ruka, %n karty</numerusform>
            <numerusform>Tvoja ruka, %n kariet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n territories</source>
        <extracomment>The land of a lord in the list of fiefs.</extracomment>
        <translation>
            <numerusform>{name}: %n územie</numerusform>
            <numerusform>{name}: %n územia</numerusform>
            <numerusform>{name}: %n území</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free territories</source>
        <translation>
            <numerusform>%n voľné územie</numerusform>
            <numerusform>%n voľné územia</numerusform>
            <numerusform>%n voľných území</numerusform>
        </translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Lords</source>
        <translation>Lordi</translation>
    </message>
    <message>
        <source>Your parchments</source>
        <translation>Tvoje pergameny</translation>
    </message>
    <message>
        <source>Your buildings</source>
        <translation>Tvoje stavby</translation>
    </message>
    <message>
        <source>Possible answers</source>
        <extracomment>The answers to a question, such as which resource a trading post produces.</extracomment>
        <translation>Možné odpovede</translation>
    </message>
    <message>
        <source>Cards that are passed on</source>
        <extracomment>What is said about the cards that are passed on to a neighbor after each pick.</extracomment>
        <translation>Karty, ktoré idú ďalej</translation>
    </message>
    <message>
        <source>Put the cursor there</source>
        <extracomment>What an action of a screen reader does with anything on the table.</extracomment>
        <translation>Presunúť sem kurzor</translation>
    </message>
    <message>
        <source>Choose two cards.</source>
        <extracomment>Said after the name of a card of the own hand.</extracomment>
        <translation>Vyber si dve karty.</translation>
    </message>
    <message>
        <source>Play one, drop one.</source>
        <extracomment>Said after the name of a card of the own hand: two cards are to be chosen.</extracomment>
        <translation>Jednu zahraj, jednu odlož.</translation>
    </message>
    <message>
        <source>Build or finish.</source>
        <extracomment>Said after the name of a building of one&apos;s own.</extracomment>
        <translation>Stavaj alebo ukonči.</translation>
    </message>
    <message>
        <source>Now the second tower.</source>
        <extracomment>The first territory of a sky tower is chosen.</extracomment>
        <translation>Teraz druhá veža.</translation>
    </message>
    <message numerus="yes">
        <source>%n places.</source>
        <extracomment>On how many territories a building can be put that is picked up.</extracomment>
        <translation>
            <numerusform>%n miesto.</numerusform>
            <numerusform>%n miesta.</numerusform>
            <numerusform>%n miest.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything that can be done here</source>
        <translation>Všetko, čo sa tu dá urobiť</translation>
    </message>
    <message>
        <source>There is nothing more to say about it.</source>
        <extracomment>Said where a key asks for more about something, and there is no more.</extracomment>
        <translation>Viac sa o tom povedať nedá.</translation>
    </message>
    <message>
        <source>{at}, {terrain}: {preview}</source>
        <extracomment>{target} is a territory to which a picked-up building may go, with what it would bring.</extracomment>
        <translation>{at}, {terrain}: {preview}</translation>
    </message>
    <message>
        <source>{at}, {terrain}: not yours</source>
        <extracomment>A territory to which a picked-up building may not go, with the reason in few words.</extracomment>
        <translation>{at}, {terrain}: nie je tvoje</translation>
    </message>
    <message>
        <source>{at}, {terrain}: a rabbit is there already</source>
        <translation>{at}, {terrain}: už je tam králik</translation>
    </message>
    <message>
        <source>{at}, {terrain}: a building is there already</source>
        <translation>{at}, {terrain}: už je tam stavba</translation>
    </message>
    <message>
        <source>{at}, {terrain}: the terrain does not suit</source>
        <translation>{at}, {terrain}: terén sa nehodí</translation>
    </message>
    <message>
        <source>{at}, {terrain}: in the fief of the first tower</source>
        <translation>{at}, {terrain}: v panstve prvej veže</translation>
    </message>
    <message>
        <source>Fief of {at}: {strength} times {wealth} is {points}.</source>
        <extracomment>The harvest of a fief, by its first territory.</extracomment>
        <translation>Panstvo {at}: {strength} krát {wealth} je {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points.</source>
        <translation>
            <numerusform>{name} vyhráva a má %n bod.</numerusform>
            <numerusform>{name} vyhráva a má %n body.</numerusform>
            <numerusform>{name} vyhráva a má %n bodov.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <extracomment>{names} are at least two lords.</extracomment>
        <translation>{names} sa delia o víťazstvo.</translation>
    </message>
    <message>
        <source>{card}: build it, or keep it?</source>
        <extracomment>Short questions about a camp.</extracomment>
        <translation>{card}: postavíš alebo si necháš?</translation>
    </message>
    <message>
        <source>{card}: announce it, or keep it?</source>
        <translation>{card}: ohlásiš alebo si necháš?</translation>
    </message>
    <message>
        <source>{card}: build it before camp {number}?</source>
        <extracomment>Another lord has announced a camp with a higher {number}.</extracomment>
        <translation>{card}: postavíš pred táborom s číslom {number}?</translation>
    </message>
    <message>
        <source>{card}: which parchment of {name} do you copy?</source>
        <extracomment>{card} is a copying card, {name} the neighbor whose parchment it may copy.</extracomment>
        <translation>{card}: ktorý pergamen kopíruješ ({name})?</translation>
    </message>
</context>
<context>
    <name>Bunny table</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Kolo {round} z {rounds}</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Prieskum</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Stavba</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Žatva</translation>
    </message>
    <message>
        <source>Parchments</source>
        <extracomment>A heading: the parchments of a lord.</extracomment>
        <translation>Pergameny</translation>
    </message>
    <message>
        <source>All lords pick cards at the same time, reveal and play them, and pass their hands on.</source>
        <translation>Všetci lordi si naraz vyberú karty, odhalia ich, zahrajú a zvyšok podajú ďalej.</translation>
    </message>
    <message>
        <source>Camps are asked for one by one, the lowest number first: build or keep.</source>
        <translation>Na tábory sa hra pýta po jednom, od najnižšieho čísla: postaviť alebo si nechať.</translation>
    </message>
    <message>
        <source>Build on your territories whatever you like, or keep it for a later round.</source>
        <translation>Postav na svojich územiach, čo chceš, alebo si to nechaj na niektoré ďalšie kolo.</translation>
    </message>
    <message>
        <source>Every trading post gets its resource for the coming harvest.</source>
        <translation>Každá obchodná stanica dostane surovinu na najbližšiu žatvu.</translation>
    </message>
    <message>
        <source>All parchments are face up: copying cards choose what they count as.</source>
        <translation>Všetky pergameny sú odhalené: kopírujúce karty si vyberajú, čím budú.</translation>
    </message>
    <message>
        <source>The game is over, and everything is counted.</source>
        <translation>Hra sa skončila a všetko je spočítané.</translation>
    </message>
    <message>
        <source>Every fief yields its strength times its wealth: towers times resources.</source>
        <translation>Každé panstvo prináša silu krát bohatstvo, teda veže krát suroviny.</translation>
    </message>
    <message>
        <source>Choose two cards of your hand to play.</source>
        <translation>Vyber si z ruky dve karty, ktoré zahráš.</translation>
    </message>
    <message>
        <source>Choose one more card.</source>
        <translation>Vyber si ešte jednu kartu.</translation>
    </message>
    <message>
        <source>Choose one card to play and one to drop, face down.</source>
        <translation>Vyber si jednu kartu, ktorú zahráš, a jednu odlož lícom nadol.</translation>
    </message>
    <message>
        <source>Now choose the card to drop.</source>
        <translation>Teraz vyber kartu, ktorú odložíš.</translation>
    </message>
    <message>
        <source>Now choose the card to play.</source>
        <translation>Teraz vyber kartu, ktorú zahráš.</translation>
    </message>
    <message>
        <source>Both cards are chosen. Confirm, or choose again.</source>
        <translation>Obe karty sú vybrané. Potvrď ich alebo vyber iné.</translation>
    </message>
    <message>
        <source>&amp;Confirm both</source>
        <extracomment>A button that ends a pick of two cards.</extracomment>
        <translation>&amp;Potvrdiť obe</translation>
    </message>
    <message>
        <source>play</source>
        <extracomment>A mark on a chosen card: it will be played.</extracomment>
        <translation>zahrať</translation>
    </message>
    <message>
        <source>drop</source>
        <extracomment>A mark on a chosen card: it will be dropped, out of the game.</extracomment>
        <translation>odložiť</translation>
    </message>
    <message>
        <source>The rest goes to the right neighbor: {name}</source>
        <translation>Zvyšok dostane sused vpravo: {name}</translation>
    </message>
    <message>
        <source>The rest goes to the left neighbor: {name}</source>
        <translation>Zvyšok dostane sused vľavo: {name}</translation>
    </message>
    <message>
        <source>Your next hand comes from: {name}</source>
        <translation>Ďalšie karty dostaneš od suseda: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n picks are left in this round.</source>
        <translation>
            <numerusform>V tomto kole zostáva %n výber.</numerusform>
            <numerusform>V tomto kole zostávajú %n výbery.</numerusform>
            <numerusform>V tomto kole zostáva %n výberov.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cards are picked. The others still choose.</source>
        <translation>Karty máš vybrané. Ostatní si ešte vyberajú.</translation>
    </message>
    <message>
        <source>Only computers play: no hand is shown.</source>
        <extracomment>On the table, where only computers play.</extracomment>
        <translation>Hrajú iba počítače: nikoho karty nevidno.</translation>
    </message>
    <message>
        <source>{name}, it is your turn to look.</source>
        <extracomment>{name} is a player who shares the screen with others and is to look at hidden cards.</extracomment>
        <translation>{name}, teraz sa môžeš pozrieť ty.</translation>
    </message>
    <message>
        <source>All cards are covered. Show yours when nobody else is looking.</source>
        <translation>Všetky karty sú zakryté. Ukáž si svoje, keď sa nikto iný nepozerá.</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <extracomment>A button that shows a hand on a shared screen.</extracomment>
        <translation>&amp;Ukázať moje karty</translation>
    </message>
    <message>
        <source>covered card</source>
        <extracomment>A card whose front a player may not see.</extracomment>
        <translation>zakrytá karta</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n cards.</source>
        <translation>
            <numerusform>{name} má v ruke %n kartu.</numerusform>
            <numerusform>{name} má v ruke %n karty.</numerusform>
            <numerusform>{name} má v ruke %n kariet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n parchments, face down.</source>
        <translation>
            <numerusform>{name}: %n pergamen, lícom nadol.</numerusform>
            <numerusform>{name}: %n pergameny, lícom nadol.</numerusform>
            <numerusform>{name}: %n pergamenov, lícom nadol.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing further can be taken back, because hidden cards have been seen since.</source>
        <translation>Ďalej sa už vrátiť nedá, lebo odvtedy bolo vidieť skryté karty.</translation>
    </message>
    <message>
        <source>Taken back to the moment after the last hidden cards were seen.</source>
        <translation>Vrátené do chvíle, keď bolo naposledy vidieť skryté karty.</translation>
    </message>
    <message>
        <source>Build what you like, then finish building.</source>
        <translation>Postav, čo chceš, a potom stavanie ukonči.</translation>
    </message>
    <message>
        <source>&amp;Finish building</source>
        <extracomment>A button: the lord builds nothing more in this round.</extracomment>
        <translation>&amp;Ukončiť stavanie</translation>
    </message>
    <message>
        <source>You have nothing to build.</source>
        <translation>Nemáš čo stavať.</translation>
    </message>
    <message>
        <source>Choose a territory of another fief for the second tower.</source>
        <extracomment>The first territory of a sky tower is chosen, the second one is wanted.</extracomment>
        <translation>Pre druhú vežu vyber územie iného panstva.</translation>
    </message>
    <message numerus="yes">
        <source>%n buildings are waiting.</source>
        <translation>
            <numerusform>Čaká %n stavba.</numerusform>
            <numerusform>Čakajú %n stavby.</numerusform>
            <numerusform>Čaká %n stavieb.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: build it on an unoccupied territory, or keep it for later?</source>
        <translation>{card}: postavíš ho na neobsadenom území alebo si ho necháš na neskôr?</translation>
    </message>
    <message>
        <source>{card}: a lower camp may go first. Announce yours, or keep it for later?</source>
        <translation>{card}: nižší tábor môže ísť skôr. Ohlásiš svoj alebo si ho necháš na neskôr?</translation>
    </message>
    <message>
        <source>{name} announces camp {number}. Do you build yours before it? {card}</source>
        <extracomment>{number} is the number of a camp of {name}.</extracomment>
        <translation>{name} ohlasuje tábor s číslom {number}. Postavíš svoj pred ním? {card}</translation>
    </message>
    <message>
        <source>Your camp is announced. Do you build it now, or keep it? {card}</source>
        <translation>Tvoj tábor je ohlásený. Postavíš ho teraz alebo si ho necháš? {card}</translation>
    </message>
    <message>
        <source>{card}: which parchment of your right neighbor ({name}) do you copy?</source>
        <extracomment>{card} is a copying card, {name} the neighbor whose parchment it may copy.</extracomment>
        <translation>{card}: ktorý pergamen suseda vpravo ({name}) kopíruješ?</translation>
    </message>
    <message>
        <source>{card}: which parchment of your left neighbor ({name}) do you copy?</source>
        <translation>{card}: ktorý pergamen suseda vľavo ({name}) kopíruješ?</translation>
    </message>
    <message>
        <source>{name} takes {at}. This lord loses a camp: {loser}.</source>
        <translation>{name} obsadzuje {at}. Tábor stráca: {loser}.</translation>
    </message>
    <message>
        <source>{name} keeps {at}, and the camp there is removed.</source>
        <translation>{name} si necháva {at} a tábor odtiaľ mizne.</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>&amp;Postaviť</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Nechať si</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <translation>&amp;Ohlásiť</translation>
    </message>
    <message>
        <source>What does your trading post on {at} produce in this round?</source>
        <translation>Čo v tomto kole vyrába tvoja obchodná stanica na {at}?</translation>
    </message>
    <message>
        <source>new to this fief</source>
        <extracomment>A mark behind the choice that makes a fief the richest.</extracomment>
        <translation>novinka v tomto panstve</translation>
    </message>
    <message>
        <source>this fief has it already</source>
        <translation>toto panstvo to už má</translation>
    </message>
    <message>
        <source>All picks are turned up and played.</source>
        <translation>Všetky vybrané karty sa odhalia a zahrajú.</translation>
    </message>
    <message>
        <source>{name} takes {at}.</source>
        <translation>{name} obsadzuje {at}.</translation>
    </message>
    <message>
        <source>{name} plays Provisions and draws two cards.</source>
        <translation>{name} hrá Zásoby a ťahá dve karty.</translation>
    </message>
    <message>
        <source>Harvest of round {round}.</source>
        <translation>Žatva v kole {round}.</translation>
    </message>
    <message>
        <source>{towers} × {kinds} = {points}</source>
        <extracomment>Towers are counted, then kinds of resources, then the product is shown.</extracomment>
        <translation>{towers} × {kinds} = {points}</translation>
    </message>
    <message>
        <source>Fief of {at}: strength {strength} times wealth {wealth} is {points}.</source>
        <translation>Panstvo {at}: sila {strength} krát bohatstvo {wealth} je {points}.</translation>
    </message>
    <message>
        <source>Fief of {at}: no points yet.</source>
        <translation>Panstvo {at}: zatiaľ bez bodov.</translation>
    </message>
    <message>
        <source>Now the parchments are turned up and counted.</source>
        <translation>Teraz sa pergameny odhalia a spočítajú.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {card}: %n points, {total} in all.</source>
        <extracomment>{card} is a parchment, {total} the points of the lord with it.</extracomment>
        <translation>
            <numerusform>{name}, {card}: %n bod, spolu {total}.</numerusform>
            <numerusform>{name}, {card}: %n body, spolu {total}.</numerusform>
            <numerusform>{name}, {card}: %n bodov, spolu {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points and is Big Ears!</source>
        <translation>
            <numerusform>{name} vyhráva, má %n bod a titul Veľké ucho!</numerusform>
            <numerusform>{name} vyhráva, má %n body a titul Veľké ucho!</numerusform>
            <numerusform>{name} vyhráva, má %n bodov a titul Veľké ucho!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n points each!</source>
        <extracomment>{names} are at least two lords.</extracomment>
        <translation>
            <numerusform>{names} sa delia o víťazstvo, každý má %n bod!</numerusform>
            <numerusform>{names} sa delia o víťazstvo, každý má %n body!</numerusform>
            <numerusform>{names} sa delia o víťazstvo, každý má %n bodov!</numerusform>
        </translation>
    </message>
    <message>
        <source>Big Ears</source>
        <extracomment>The title of the winner, shown below the name and in lists of results.</extracomment>
        <translation>Veľké ucho</translation>
    </message>
</context>
<context>
    <name>Bunny terrains</name>
    <message>
        <source>sea</source>
        <translation>more</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>les</translation>
    </message>
    <message>
        <source>field</source>
        <extracomment>Where carrots grow.</extracomment>
        <translation>pole</translation>
    </message>
    <message>
        <source>plains</source>
        <translation>rovina</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>hora</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>A territory with a city that is printed on the board.</extracomment>
        <translation>mesto</translation>
    </message>
</context>
<context>
    <name>Bunny tutorial</name>
    <message>
        <source>Five short lessons, to play in order or one at a time. You can stop whenever you like and continue later; your games are not affected.</source>
        <translation>Päť krátkych lekcií, jedna po druhej alebo každá osobitne. Kedykoľvek môžete prestať a pokračovať neskôr; vaše hry sa tým nezmenia.</translation>
    </message>
    <message>
        <source>Wait a moment: the others are choosing.</source>
        <translation>Chvíľu počkajte: ostatní si vyberajú.</translation>
    </message>
    <message>
        <source>Watch what happens on the table.</source>
        <translation>Sledujte, čo sa deje na stole.</translation>
    </message>
</context>
<context>
    <name>BunnyPage</name>
    <message>
        <source>saved</source>
        <translation>uložené</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>ukladá sa…</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Pozrieť znova</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dvaja bratia</translation>
    </message>
    <message>
        <source>Bunny Kingdom</source>
        <translation>Bunny Kingdom</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>neuložené</translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>Nič nebolo vrátené späť.</translation>
    </message>
    <message>
        <source>Take back everything done in this turn</source>
        <translation>Vrátiť všetko, čo sa v tomto ťahu urobilo</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Ešte sa nič neurobilo.</translation>
    </message>
    <message>
        <source>Cards have been passed on or revealed, so nothing can be undone.</source>
        <translation>Karty sú už posunuté alebo odkryté, takže nič nemožno vrátiť späť.</translation>
    </message>
</context>
<context>
    <name>BunnyReplay</name>
    <message>
        <source>Chronicle: choose an entry to go there</source>
        <translation>Kronika: vyberte záznam a prejdete naň</translation>
    </message>
    <message>
        <source>Round {round}, action {done} of {last}</source>
        <translation>Kolo {round}, akcia {done} z {last}</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Záznam: {game}</translation>
    </message>
    <message>
        <source>The game is over here: go back a few actions.</source>
        <translation>Tu sa hra už skončila: vráť sa o niekoľko akcií.</translation>
    </message>
    <message>
        <source>{lord} gave up.</source>
        <translation>{lord} sa vzdáva.</translation>
    </message>
</context>
<context>
    <name>BunnyReview</name>
    <message numerus="yes">
        <source>The review is ready: %n pick(s) to look at.</source>
        <translation>
            <numerusform>Rozbor je hotový: %n výber na pozretie.</numerusform>
            <numerusform>Rozbor je hotový: %n výbery na pozretie.</numerusform>
            <numerusform>Rozbor je hotový: %n výberov na pozretie.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pick is listed.</source>
        <translation>V zozname nie je žiadny výber.</translation>
    </message>
    <message>
        <source>Picks with clearly better cards in the hand, judged like hints: each card by itself, by what it would bring at once, as if nothing else changed.</source>
        <translation>Výbery, pri ktorých boli v ruke zreteľne lepšie karty. Hodnotí sa ako pri radách: každá karta sama, podľa toho, čo by priniesla hneď, akoby sa nič iné nemenilo.</translation>
    </message>
    <message>
        <source>Review: {game}</source>
        <translation>Rozbor: {game}</translation>
    </message>
    <message>
        <source>Reviewing…</source>
        <translation>Prebieha rozbor…</translation>
    </message>
    <message>
        <source>No pick had clearly better cards beside it.</source>
        <translation>Pri žiadnom výbere neboli v ruke zreteľne lepšie karty.</translation>
    </message>
</context>
<context>
    <name>BunnyShortcutsDialog</name>
    <message>
        <source>At the table</source>
        <translation>Pri stole</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Záznam hry</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Go between hand or buildings, map, lords and parchments</source>
        <translation>Medzi kartami alebo stavbami, plánom, lordmi a pergamenmi</translation>
    </message>
    <message>
        <source>Move within an area</source>
        <translation>Pohybovať sa v oblasti</translation>
    </message>
    <message>
        <source>To the first or the last one of an area</source>
        <translation>Na prvú alebo poslednú vec oblasti</translation>
    </message>
    <message>
        <source>Choose a card, pick up, put down</source>
        <translation>Vybrať kartu, zdvihnúť, položiť</translation>
    </message>
    <message>
        <source>Show your cards behind the curtain</source>
        <translation>Ukázať vlastné karty za závesom</translation>
    </message>
    <message>
        <source>Put back what you have picked up</source>
        <translation>Vrátiť, čo je zdvihnuté</translation>
    </message>
    <message>
        <source>Next or previous territory where it can go</source>
        <translation>Nasledujúce alebo predchádzajúce územie, kam sa hodí</translation>
    </message>
    <message>
        <source>Say more about it, line by line</source>
        <translation>Povedať o tom viac, riadok po riadku</translation>
    </message>
    <message>
        <source>Show or hide the chronicle</source>
        <translation>Zobraziť alebo skryť kroniku</translation>
    </message>
    <message>
        <source>From the table to its outline, and back</source>
        <translation>Od stola k jeho osnove a späť</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Priblížiť, oddialiť, zobraziť celú krajinu</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Hrať odtiaľto ďalej</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Rozobrať hru</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>Previous pick, next pick</source>
        <translation>Predchádzajúci výber, ďalší výber</translation>
    </message>
    <message>
        <source>Mark the better pick</source>
        <translation>Vyznačiť lepší výber</translation>
    </message>
    <message>
        <source>Mark the pick that was made</source>
        <translation>Vyznačiť tvoj výber</translation>
    </message>
    <message>
        <source>Watch from here</source>
        <translation>Pozerať odtiaľto</translation>
    </message>
</context>
<context>
    <name>BunnyTutorial</name>
    <message>
        <source>Tutorial · Bunny Kingdom</source>
        <translation>Výučba · Bunny Kingdom</translation>
    </message>
</context>
<context>
    <name>CataloguePage</name>
    <message>
        <source>Printed li&amp;ke this</source>
        <translation>&amp;Takto vytlačené</translation>
    </message>
    <message>
        <source>&amp;Tile as in the program</source>
        <translation>&amp;Dielik ako v programe</translation>
    </message>
    <message>
        <source>&amp;All as in the program</source>
        <translation>&amp;Všetko ako v programe</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importovať…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportovať…</translation>
    </message>
    <message>
        <source>Roads from your ta&amp;ble</source>
        <translation>Cesty z vášho &amp;stola</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Všetky dieliky</translation>
    </message>
    <message>
        <source>Building on this tile</source>
        <translation>Budova na tomto dieliku</translation>
    </message>
    <message>
        <source>{resource}: one less</source>
        <translation>{resource}: o jeden menej</translation>
    </message>
    <message>
        <source>{resource}: one more</source>
        <translation>{resource}: o jeden viac</translation>
    </message>
    <message>
        <source>Click an edge to draw a road, a resource to raise the cost. New games use this catalogue; games that have begun keep theirs.</source>
        <translation>Kliknutím na okraj nakreslíte cestu, na surovinu zvýšite cenu. Nové hry použijú tento katalóg; začaté hry majú svoj.</translation>
    </message>
    <message>
        <source>Nothing new: draw roads while you score a game or play Henry.</source>
        <translation>Nič nové: nakreslite cesty pri počítaní hry alebo pri hre proti Henrymu.</translation>
    </message>
    <message>
        <source>The tiles of your box</source>
        <translation>Dieliky vašej škatule</translation>
    </message>
    <message>
        <source>Large tile: arrows draw roads</source>
        <translation>Veľký dielik: šípky kreslia cesty</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) differ from the program&apos;s</source>
        <translation>
            <numerusform>%n dielik sa líši od programu</numerusform>
            <numerusform>%n dieliky sa líšia od programu</numerusform>
            <numerusform>%n dielikov sa líši od programu</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}, differs from the program&apos;s</source>
        <translation>{tile}, líši sa od programu</translation>
    </message>
    <message>
        <source>{source}; in the program: {value}</source>
        <translation>{source}; v programe: {value}</translation>
    </message>
    <message>
        <source>Noted. Next: {tile}</source>
        <translation>Zapísané. Ďalší: {tile}</translation>
    </message>
    <message>
        <source>The program has no such tile.</source>
        <translation>Program taký dielik nemá.</translation>
    </message>
    <message>
        <source>As in the program</source>
        <translation>Ako v programe</translation>
    </message>
    <message numerus="yes">
        <source>The roads of %n tile(s) were taken over.</source>
        <translation>
            <numerusform>Prevzaté cesty %n dielika.</numerusform>
            <numerusform>Prevzaté cesty %n dielikov.</numerusform>
            <numerusform>Prevzaté cesty %n dielikov.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a catalogue</source>
        <translation>Importovať katalóg</translation>
    </message>
    <message>
        <source>Catalogues (*.json)</source>
        <translation>Katalógy (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všetky súbory (*)</translation>
    </message>
    <message>
        <source>Reading the catalogue…</source>
        <translation>Číta sa katalóg…</translation>
    </message>
    <message>
        <source>tiles of my box</source>
        <translation>dieliky mojej škatule</translation>
    </message>
    <message>
        <source>Export the catalogue</source>
        <translation>Exportovať katalóg</translation>
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
        <translation>Verzia {version}, {day}</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nové</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Zmenené</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Opravené</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Odstránené</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Dobré vedieť</translation>
    </message>
</context>
<context>
    <name>ChangesDialog</name>
    <message>
        <source>What is new</source>
        <translation>Čo je nové</translation>
    </message>
    <message>
        <source>This is version {version}.</source>
        <translation>Toto je verzia {version}.</translation>
    </message>
    <message>
        <source>The Two Heirs has been updated to version {version}. Your games and settings are as you left them.</source>
        <translation>Hra „Dvaja bratia“ bola aktualizovaná na verziu {version}. Vaše hry a nastavenia sa nezmenili.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zavrieť</translation>
    </message>
</context>
<context>
    <name>ChooseGameDialog</name>
    <message>
        <source>Which game?</source>
        <translation>Ktorá hra?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
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
        <translation>{heir} si berie {tile}</translation>
    </message>
    <message numerus="yes">
        <source>New in the royal reserve: {tile}; %n tiles left in the supply</source>
        <extracomment>{tile} is the nominative; %n is how many tiles are left in the supply.</extracomment>
        <translation>
            <numerusform>Nové v kráľovskej rezerve: {tile}; v spoločnej zásobe zostáva %n dielik</numerusform>
            <numerusform>Nové v kráľovskej rezerve: {tile}; v spoločnej zásobe zostávajú %n dieliky</numerusform>
            <numerusform>Nové v kráľovskej rezerve: {tile}; v spoločnej zásobe zostáva %n dielikov</numerusform>
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
        <translation>{heir} nasadzuje jednotku na {cell}</translation>
    </message>
    <message>
        <source>{heir} withdrew a troop from {cell}</source>
        <extracomment>A troop went back to the royal reserve.</extracomment>
        <translation>{heir} sťahuje jednotku z {cell}</translation>
    </message>
    <message>
        <source>{heir} struck the Camp at {cell} to take another tile</source>
        <extracomment>The Camp was turned face down, for which its owner may take one more tile.</extracomment>
        <translation>{heir} balí Tábor na {cell} a môže si vziať ešte jeden dielik</translation>
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
        <source>{heir} ended the turn; %n discounts were lost</source>
        <extracomment>%n is how many discounts the player had not used; they are lost.</extracomment>
        <translation>
            <numerusform>{heir} končí ťah; prepadá %n zľava</numerusform>
            <numerusform>{heir} končí ťah; prepadajú %n zľavy</numerusform>
            <numerusform>{heir} končí ťah; prepadá %n zliav</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} to play</source>
        <extracomment>The turn of this player begins.</extracomment>
        <translation>Na ťahu je {heir}</translation>
    </message>
    <message>
        <source>{heir}&apos;s last turn</source>
        <extracomment>The last turn of this player begins, but not of the game.</extracomment>
        <translation>Naposledy je na ťahu {heir}</translation>
    </message>
    <message>
        <source>{heir} to play: the last turn of the game</source>
        <translation>Na ťahu je {heir} – je to posledný ťah hry</translation>
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
        <source>Top of the supply: {resource}. The first tile from the shield matches, so Henry takes it</source>
        <extracomment>{resource} is the terrain on top of the supply as a resource, in the nominative.</extracomment>
        <translation>Navrchu spoločnej zásoby: {resource}. Prvý dielik od štítu vyhovuje, takže si ho Henry berie</translation>
    </message>
    <message>
        <source>Top of the supply: {resource}. Henry passes over {tiles} and takes the first match</source>
        <extracomment>{tiles} are the tiles that do not match, one accusative or more.</extracomment>
        <translation>Navrchu spoločnej zásoby: {resource}. Henry vynecháva {tiles} a berie si prvý vyhovujúci dielik</translation>
    </message>
    <message>
        <source>Top of the supply: {resource}. No tile in the royal reserve matches, so Henry takes the first from the shield</source>
        <translation>Navrchu spoločnej zásoby: {resource}. V kráľovskej rezerve nevyhovuje žiadny dielik, takže si Henry berie prvý od štítu</translation>
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
        <source>{heir} placed {tile} at {cell}: going clockwise around {centre}, this is the first empty cell where it joins a road (rule A)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} kladie {tile} na {cell}: v smere hodinových ručičiek okolo {centre} je to prvé voľné políčko, kde sa napojí na cestu (pravidlo A)</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}: it can&apos;t join a road, and going clockwise around {centre}, this is the first empty cell where it blocks one (rule B)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} kladie {tile} na {cell}: na cestu sa napojiť nedá a v smere hodinových ručičiek okolo {centre} je to prvé voľné políčko, kde cestu zablokuje (pravidlo B)</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}: no road can be joined or blocked, so it goes to the first empty cell clockwise around {centre} (rule C)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} kladie {tile} na {cell}: žiadnu cestu nemožno predĺžiť ani zablokovať, preto ide dielik na prvé voľné políčko okolo {centre} v smere hodinových ručičiek (pravidlo C)</translation>
    </message>
    <message>
        <source>{heir} found no empty cell around {centre} and removed {tile} from the game (rule D)</source>
        <extracomment>{tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} nenachádza okolo {centre} voľné políčko a odstraňuje z hry {tile} (pravidlo D)</translation>
    </message>
    <message numerus="yes">
        <source>The top treasure of the pile goes to {cell} – {treasure} (%n more left)</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;; %n is how many treasures are left on the pile.</extracomment>
        <translation>
            <numerusform>Na {cell} prichádza vrchný poklad z kôpky – {treasure} (zostáva ešte %n)</numerusform>
            <numerusform>Na {cell} prichádza vrchný poklad z kôpky – {treasure} (zostávajú ešte %n)</numerusform>
            <numerusform>Na {cell} prichádza vrchný poklad z kôpky – {treasure} (zostáva ešte %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>The treasure at {cell} is removed, thanks to the tiles at {cells} – {treasure}</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;; {cells} is one cell or more: &quot;M13 and N13&quot;.</extracomment>
        <translation>Poklad na {cell} mizne vďaka dielikom na {cells} – {treasure}</translation>
    </message>
    <message>
        <source>{heir} moved the troop with this cross ({resource}) to {cell}: it blocks the tile</source>
        <extracomment>{heir} is Henry; {resource} is the terrain of the tile, in the nominative.</extracomment>
        <translation>{heir} presúva na {cell} jednotku s krížom ({resource}): blokuje dielik</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}</source>
        <extracomment>{heir} is Henry; {tile} is the accusative: &quot;Henry placed the Mill at M13&quot;.</extracomment>
        <translation>{heir} kladie {tile} na {cell}</translation>
    </message>
    <message>
        <source>{heir} moved a troop to {cell}</source>
        <extracomment>{heir} is Henry.</extracomment>
        <translation>{heir} presúva jednotku na {cell}</translation>
    </message>
    <message>
        <source>A treasure goes to {cell}</source>
        <translation>Na {cell} prichádza poklad</translation>
    </message>
    <message>
        <source>The treasure at {cell} is removed</source>
        <translation>Poklad na {cell} mizne</translation>
    </message>
    <message>
        <source>Turn {turn}: {heir}</source>
        <extracomment>The heading of a turn; {heir} is the name of a player, in the nominative.</extracomment>
        <translation>Ťah {turn}: {heir}</translation>
    </message>
    <message>
        <source>{heir} gives up</source>
        <extracomment>The entry when a player gives the game up.</extracomment>
        <translation>{heir} sa vzdáva</translation>
    </message>
    <message>
        <source>Continues the game “{game}” from turn {turn}</source>
        <extracomment>{game} is the title of another game, or who played it: &quot;Anna and Boris&quot;.</extracomment>
        <translation>Pokračovanie hry „{game}“ od ťahu {turn}</translation>
    </message>
    <message>
        <source>Recovered from “{game}”, intact up to turn {turn}</source>
        <extracomment>{game} is the name of a damaged file; what was played in it can be used up to that turn.</extracomment>
        <translation>Zachránené zo súboru „{game}“, v poriadku po ťah {turn}</translation>
    </message>
</context>
<context>
    <name>ChronicleModel</name>
    <message>
        <source>{entry} (shown now)</source>
        <translation>{entry} (teraz zobrazené)</translation>
    </message>
    <message>
        <source>{entry} (still to come)</source>
        <translation>{entry} (ešte len príde)</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>The game is being saved…</source>
        <translation>Hra sa ukladá…</translation>
    </message>
    <message>
        <source>The disk is responding slowly.</source>
        <translation>Disk odpovedá pomaly.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Už nečakať</translation>
    </message>
    <message>
        <source>The disk is not responding.</source>
        <translation>Disk neodpovedá.</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Aj tak skončiť</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Uložiť inde…</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostať</translation>
    </message>
    <message>
        <source>Not everything could be saved</source>
        <translation>Nepodarilo sa uložiť všetko</translation>
    </message>
    <message>
        <source>{fault} If you quit now, what is new in {file} will be lost.</source>
        <translation>{fault} Ak teraz skončíte, stratí sa to, čo je nové v {file}.</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Hru sa nepodarilo uložiť</translation>
    </message>
    <message>
        <source>{fault} If you quit now, your latest actions will be lost.</source>
        <translation>{fault} Ak teraz skončíte, vaše posledné akcie sa stratia.</translation>
    </message>
    <message>
        <source>Another game could not be saved</source>
        <translation>Inú hru sa nepodarilo uložiť</translation>
    </message>
    <message>
        <source>{fault} If you quit now, the latest actions in “{game}” will be lost.</source>
        <translation>{fault} Ak teraz skončíte, stratia sa posledné akcie v hre „{game}“.</translation>
    </message>
</context>
<context>
    <name>ComputerChoices</name>
    <message>
        <source>O&amp;pponent</source>
        <translation>Sú&amp;per</translation>
    </message>
    <message numerus="yes">
        <source>Judging by your results, you would win %n of 10 games.</source>
        <translation>
            <numerusform>Podľa výsledkov by ste vyhrali %n z 10 hier.</numerusform>
            <numerusform>Podľa výsledkov by ste vyhrali %n z 10 hier.</numerusform>
            <numerusform>Podľa výsledkov by ste vyhrali %n z 10 hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best match for you: {opponent}.</source>
        <translation>Najlepší súper pre vás: {opponent}.</translation>
    </message>
    <message>
        <source>Suggested until you have results.</source>
        <translation>Návrh, kým nemáte výsledky.</translation>
    </message>
    <message>
        <source>The best match for you.</source>
        <translation>Najlepší súper pre vás.</translation>
    </message>
    <message>
        <source>Its rating: {strength}.</source>
        <translation>Jeho hodnotenie: {strength}.</translation>
    </message>
    <message>
        <source>Its rating: {strength}, yours: {own}.</source>
        <translation>Jeho hodnotenie: {strength}, vaše: {own}.</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Your game is safe: it is saved after every action. If something looks wrong, restart the program. The report below is not sent anywhere; read it, and if you like, copy or save it and send it to the developers.</source>
        <translation>Vaša hra je v bezpečí: ukladá sa po každej akcii. Ak niečo vyzerá nesprávne, zavrite program a spustite ho znova. Hlásenie nižšie sa nikam neposiela: prečítajte si ho, a ak chcete, skopírujte alebo uložte ho a pošlite ho autorom programu.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Uložiť hlásenie</translation>
    </message>
    <message>
        <source>The report could not be saved</source>
        <translation>Hlásenie sa nepodarilo uložiť</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Podrobnosti</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopírovať</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Podrobnosti</translation>
    </message>
</context>
<context>
    <name>DuplicateGames</name>
    <message>
        <source>This game has moved on</source>
        <translation>Táto hra je už ďalej</translation>
    </message>
    <message>
        <source>There are two versions of this game</source>
        <translation>Táto hra má dve verzie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Open the file as a second game</source>
        <translation>Otvoriť súbor ako druhú hru</translation>
    </message>
    <message>
        <source>Continue your game</source>
        <translation>Pokračovať vo vašej hre</translation>
    </message>
    <message>
        <source>Both are the same up to turn {shared}. Since then your game has reached turn {kept}; the one in the file was played differently and has reached turn {found}.</source>
        <translation>Po ťah {shared} sú obe rovnaké. Odvtedy sa vaša hra dostala k ťahu {kept} a hra v súbore, hraná inak, k ťahu {found}.</translation>
    </message>
    <message>
        <source>Your game is already at turn {kept}; the file is at turn {found}.</source>
        <translation>Vaša hra je už v ťahu {kept}, súbor zostal v ťahu {found}.</translation>
    </message>
    <message>
        <source>Both are at turn {kept}, but your game is a few actions ahead.</source>
        <translation>Obe sú v ťahu {kept}, ale vaša hra je o niekoľko akcií ďalej.</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>From now on, show points on lit cells (P)</source>
        <translation>Odteraz body na zvýraznených políčkach (P)</translation>
    </message>
    <message>
        <source>Lit cells can show how many points you would get there.</source>
        <translation>Zvýraznené políčka môžu ukazovať, koľko bodov tam získate.</translation>
    </message>
</context>
<context>
    <name>EndTurnDialog</name>
    <message>
        <source>End the turn</source>
        <translation>Ukončenie ťahu</translation>
    </message>
    <message>
        <source>End the turn?</source>
        <translation>Ukončiť ťah?</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Hrať ďalej</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Ukončiť ťah</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more tiles to discard.</source>
        <translation>
            <numerusform>Vyberte ešte %n dielik na odhodenie.</numerusform>
            <numerusform>Vyberte ešte %n dieliky na odhodenie.</numerusform>
            <numerusform>Vyberte ešte %n dielikov na odhodenie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have marked %n tile(s) too many.</source>
        <translation>
            <numerusform>Označili ste o %n dielik viac, než treba.</numerusform>
            <numerusform>Označili ste o %n dieliky viac, než treba.</numerusform>
            <numerusform>Označili ste o %n dielikov viac, než treba.</numerusform>
        </translation>
    </message>
    <message>
        <source>To be discarded: {tiles}.</source>
        <translation>Na odhodenie: {tiles}.</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Nothing was entered yet.</source>
        <translation>Ešte nie je nič zadané.</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Nič nebolo vrátené.</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Vrátené späť</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Znova urobené</translation>
    </message>
    <message>
        <source>Saved to {file}</source>
        <translation>Uložené do {file}</translation>
    </message>
    <message>
        <source>Saving the file…</source>
        <translation>Súbor sa ukladá…</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>Súbor sa nepodarilo uložiť</translation>
    </message>
    <message>
        <source>The printer cannot begin.</source>
        <translation>Tlačiareň nemôže začať.</translation>
    </message>
</context>
<context>
    <name>FailedOpponentQuestion</name>
    <message>
        <source>I play for {player}</source>
        <translation>Hrám za: {player}</translation>
    </message>
    <message>
        <source>{opponents} have stopped playing</source>
        <translation>Už nehrajú: {opponents}</translation>
    </message>
    <message>
        <source>I play for all of them</source>
        <translation>Hrám za všetkých</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Skúsiť znova</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Neskôr</translation>
    </message>
    <message>
        <source>{opponent} takes over</source>
        <translation>Ďalej hrá {opponent}</translation>
    </message>
    <message>
        <source>{opponent} has stopped playing</source>
        <translation>{opponent} už nehrá</translation>
    </message>
</context>
<context>
    <name>Far</name>
    <message>
        <source>What came from the other machine is no message of this game. It was left unread.</source>
        <translation>Čo prišlo z druhého zariadenia, nie je správa tejto hry. Zostalo to neprečítané.</translation>
    </message>
    <message>
        <source>A message from the other machine is too large. It was left unread.</source>
        <translation>Správa z druhého zariadenia je priveľká. Zostala neprečítaná.</translation>
    </message>
    <message>
        <source>The other machine has a newer version of the program. Install it here, too.</source>
        <translation>Druhé zariadenie má novšiu verziu programu. Nainštalujte ju aj sem.</translation>
    </message>
    <message>
        <source>The other machine plays by another version of the rules. Install the same version of the program on both.</source>
        <translation>Druhé zariadenie hrá podľa inej verzie pravidiel. Nainštalujte na obe rovnakú verziu programu.</translation>
    </message>
    <message>
        <source>A message came from somebody who does not play this game. It was left unread.</source>
        <translation>Prišla správa od niekoho, kto túto hru nehrá. Zostala neprečítaná.</translation>
    </message>
    <message>
        <source>Somebody else has joined this game already. Ask for another invitation.</source>
        <translation>K tejto hre sa už pripojil niekto iný. Požiadajte o nové pozvanie.</translation>
    </message>
    <message>
        <source>The other machine sent a turn that is against the rules. Nothing was changed; the other one can take the turn back and play another.</source>
        <translation>Druhé zariadenie poslalo ťah, ktorý je proti pravidlám. Nič sa nezmenilo; druhý hráč môže ťah vrátiť a zahrať iný.</translation>
    </message>
    <message>
        <source>The two machines remember this game differently. Go on with the other machine&apos;s game, or begin a new one.</source>
        <translation>Obe zariadenia si túto hru pamätajú inak. Pokračujte hrou druhého zariadenia alebo začnite novú.</translation>
    </message>
    <message>
        <source>The two machines set the game up differently. Install the same version of the program on both, and begin a new game.</source>
        <translation>Obe zariadenia pripravili hru inak. Nainštalujte na obe rovnakú verziu programu a začnite novú hru.</translation>
    </message>
    <message>
        <source>The other machine chose its random number anew. Begin a new game.</source>
        <translation>Druhé zariadenie zmenilo svoje náhodné číslo. Začnite novú hru.</translation>
    </message>
    <message>
        <source>The other machine claims the game although your time is not up. Nothing was changed; you can play on.</source>
        <translation>Druhé zariadenie si nárokuje výhru, hoci váš čas neuplynul. Nič sa nezmenilo; môžete hrať ďalej.</translation>
    </message>
    <message>
        <source>This machine can&apos;t save the game now: {fault}. Nothing is sent until it can.</source>
        <extracomment>{fault} is what is wrong with the disk of this machine.</extracomment>
        <translation>Toto zariadenie teraz nemôže uložiť hru: {fault}. Dovtedy sa nič neodošle.</translation>
    </message>
    <message>
        <source>Waiting for somebody to join, since {time}.</source>
        <extracomment>{time} is a day and an hour.</extracomment>
        <translation>Čaká sa, kým sa niekto pripojí, od {time}.</translation>
    </message>
    <message>
        <source>Waiting for {name}&apos;s machine to begin, since {time}.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>Čaká sa, kým začne druhé zariadenie ({name}), od {time}.</translation>
    </message>
    <message>
        <source>Waiting for {name}, since {time}.</source>
        <extracomment>{name} is a player, {time} a day and an hour.</extracomment>
        <translation>Čaká sa na ťah: {name}, od {time}.</translation>
    </message>
    <message>
        <source>Waiting for {name}, who has not seen your last turn yet.</source>
        <translation>Čaká sa na ťah: {name}. Váš posledný ťah tam ešte nebol zobrazený.</translation>
    </message>
    <message>
        <source>It&apos;s your turn, since {time}.</source>
        <translation>Ste na ťahu, od {time}.</translation>
    </message>
    <message>
        <source>{name} has given the game up.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>{name}: hra je vzdaná.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra sa skončila.</translation>
    </message>
    <message numerus="yes">
        <source>{name} would like to take back the last %n turns.</source>
        <extracomment>{name} is a player; %n is a number of turns.</extracomment>
        <translation>
            <numerusform>{name} prosí o vrátenie posledného ťahu.</numerusform>
            <numerusform>{name} prosí o vrátenie posledných %n ťahov.</numerusform>
            <numerusform>{name} prosí o vrátenie posledných %n ťahov.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have asked {name} to take a turn back.</source>
        <translation>Žiadosť o vrátenie ťahu je odoslaná: {name}.</translation>
    </message>
    <message>
        <source>{name} would rather not take the turn back.</source>
        <translation>{name} radšej nechce vrátiť ťah.</translation>
    </message>
    <message>
        <source>{name} has agreed: the turn is taken back.</source>
        <translation>{name} súhlasí: ťah je vrátený.</translation>
    </message>
    <message>
        <source>The shared folder can&apos;t be used now: {fault}. The game waits.</source>
        <translation>Spoločný priečinok sa teraz nedá použiť: {fault}. Hra čaká.</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>{name}, in a messenger: {words}</source>
        <extracomment>{name} is a player, {words} what was written in a program for messages.</extracomment>
        <translation>{name}, v komunikátore: {words}</translation>
    </message>
    <message numerus="yes">
        <source>%n other games wait for you.</source>
        <extracomment>%n is a number of other games.</extracomment>
        <translation>
            <numerusform>Čaká na vás ešte jedna hra.</numerusform>
            <numerusform>Čakajú na vás ešte %n hry.</numerusform>
            <numerusform>Čaká na vás ešte %n hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time used: {white} {white_time}, {blue} {blue_time}.</source>
        <extracomment>Two players and their times, such as 1:05:20.</extracomment>
        <translation>Spotrebovaný čas: {white} {white_time}, {blue} {blue_time}.</translation>
    </message>
    <message>
        <source>Time used: {white} {white_time}, {blue} {blue_time}, of {limit} each.</source>
        <extracomment>Two players and their times, such as 1:05:20; {limit} is a time, such as 30 minutes.</extracomment>
        <translation>Spotrebovaný čas: {white} {white_time}, {blue} {blue_time}; limit na hráča: {limit}.</translation>
    </message>
    <message>
        <source>Clock: {clock}.</source>
        <extracomment>{clock} is one of &quot;The time used is shown&quot; and &quot;30 minutes for each player in all&quot;.</extracomment>
        <translation>Hodiny: {clock}.</translation>
    </message>
    <message>
        <source>Some tiles differ from those of this program: they are {name}&apos;s.</source>
        <extracomment>{name} is a player who invites to a game.</extracomment>
        <translation>Niektoré dieliky sa líšia od dielikov tohto programu: je to verzia hráča {name}.</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <extracomment>{time} is a time, such as 5 minutes.</extracomment>
        <translation>Váš zostávajúci čas: {time}.</translation>
    </message>
    <message>
        <source>Your time is up: {name} may claim the game, or play on.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>Váš čas uplynul: {name} si môže nárokovať výhru alebo hrať ďalej.</translation>
    </message>
    <message>
        <source>{name}&apos;s time is up: you may claim the game, or play on.</source>
        <translation>{name}: čas uplynul; môžete si nárokovať výhru alebo hrať ďalej.</translation>
    </message>
    <message>
        <source>{name} claims the game, but you have time left: end your turn in time.</source>
        <translation>{name} si nárokuje výhru, ale ešte máte čas: ukončite ťah, kým neuplynie.</translation>
    </message>
    <message>
        <source>{name}&apos;s time was up, and you have claimed the game.</source>
        <translation>{name}: čas uplynul; výhra patrí vám.</translation>
    </message>
    <message>
        <source>Your time was up, and {name} has claimed the game.</source>
        <translation>Váš čas uplynul a výhru si nárokuje druhý hráč: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>%n is a number of seconds, minutes, hours or days.</extracomment>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekúnd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minúta</numerusform>
            <numerusform>%n minúty</numerusform>
            <numerusform>%n minút</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hodina</numerusform>
            <numerusform>%n hodiny</numerusform>
            <numerusform>%n hodín</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n deň</numerusform>
            <numerusform>%n dni</numerusform>
            <numerusform>%n dní</numerusform>
        </translation>
    </message>
    <message>
        <source>{days}, {hours}</source>
        <extracomment>{hours} and {days} are texts such as 3 days.</extracomment>
        <translation>{days}, {hours}</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez hodín</translation>
    </message>
    <message>
        <source>The time used is shown</source>
        <translation>Spotrebovaný čas sa zobrazuje</translation>
    </message>
    <message>
        <source>{time} for each player in all</source>
        <extracomment>{time} is a time, such as 30 minutes.</extracomment>
        <translation>{time} pre každého hráča na celú hru</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>druhý hráč</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Priečinok: {folder}</translation>
    </message>
    <message>
        <source>The invitation lies in the folder</source>
        <translation>Pozvanie je v priečinku</translation>
    </message>
    <message>
        <source>The other player opens “Two machines” in the Game menu, looks into the same folder, and joins. The game begins when this machine sees it; you will be told.

Folder: {folder}</source>
        <translation>Druhý hráč otvorí „Dve zariadenia“ v ponuke Hra, pozrie do toho istého priečinka a pripojí sa. Hra sa začne, keď to toto zariadenie uvidí; dozviete sa to.

Priečinok: {folder}</translation>
    </message>
    <message>
        <source>You have joined</source>
        <translation>Pripojili ste sa</translation>
    </message>
    <message>
        <source>The game begins as soon as {name}&apos;s machine has seen it and its answer is in the folder; you will be told.

Folder: {folder}</source>
        <translation>Hra sa začne, keď to druhé zariadenie ({name}) uvidí a jeho odpoveď bude v priečinku; dozviete sa to.

Priečinok: {folder}</translation>
    </message>
    <message>
        <source>This installation can&apos;t play nearby: install the program by “pipx install &apos;twoheirs-qt[lan]&apos;”.</source>
        <translation>V tejto inštalácii sa nedá hrať v blízkosti: nainštalujte program príkazom „pipx install &apos;twoheirs-qt[lan]&apos;“.</translation>
    </message>
    <message>
        <source>Nearby is switched off. Switch it on under “Two machines” to go on with this game.</source>
        <translation>Hra v blízkosti je vypnutá. Zapnite ju v časti „Dve zariadenia“, aby ste mohli v tejto hre pokračovať.</translation>
    </message>
    <message>
        <source>{name}&apos;s machine is not connected. The game goes on when both machines meet again.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>Druhé zariadenie ({name}) nie je pripojené. Hra bude pokračovať, keď sa obe zariadenia opäť stretnú.</translation>
    </message>
    <message>
        <source>Nearby can&apos;t be switched on: {fault}.</source>
        <translation>Hru v blízkosti nemožno zapnúť: {fault}.</translation>
    </message>
    <message>
        <source>Nearby</source>
        <translation>V blízkosti</translation>
    </message>
    <message>
        <source>Nearby: {name}</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>V blízkosti: {name}</translation>
    </message>
    <message>
        <source>a machine that was forgotten</source>
        <translation>zabudnuté zariadenie</translation>
    </message>
    <message>
        <source>The invitation is open</source>
        <translation>Pozvanie je otvorené</translation>
    </message>
    <message>
        <source>Everybody nearby whose machine is connected with this one finds it under “Two machines” in the Game menu, and the first to join plays. You will be told when the game begins.</source>
        <translation>Každý v blízkosti, koho zariadenie je spojené s týmto, ho nájde v časti „Dve zariadenia“ v ponuke Hra; hrá ten, kto sa pripojí prvý. Keď sa hra začne, dostanete správu.</translation>
    </message>
    <message>
        <source>Games far away need a mail program that is not installed. Install it with “pipx install deltachat-rpc-server”.</source>
        <translation>Hry na diaľku potrebujú poštový program, ktorý nie je nainštalovaný. Nainštalujte ho príkazom „pipx install deltachat-rpc-server“.</translation>
    </message>
    <message>
        <source>The folder of the account for games far away can&apos;t be opened. Check the disk. The game waits.</source>
        <translation>Priečinok účtu na hry na diaľku sa nedá otvoriť. Skontrolujte disk. Hra čaká.</translation>
    </message>
    <message>
        <source>The mail program has ended. It is started again in a moment. Nothing is lost.</source>
        <translation>Poštový program skončil. O chvíľu sa znova spustí. Nič sa nestratilo.</translation>
    </message>
    <message>
        <source>Another program is using the account for games far away. Close it; then this one goes on by itself.</source>
        <translation>Účet na hry na diaľku používa iný program. Zatvorte ho; tento potom bude sám pokračovať.</translation>
    </message>
    <message>
        <source>The mail server can&apos;t be reached now. What you play is sent as soon as it can.</source>
        <translation>Poštový server je teraz nedostupný. Čo zahráte, sa odošle, len čo to pôjde.</translation>
    </message>
    <message>
        <source>The mail server can&apos;t be reached. Check the connection and the names of the servers, and try again.</source>
        <translation>Poštový server je nedostupný. Skontrolujte pripojenie a názvy serverov a skúste to znova.</translation>
    </message>
    <message>
        <source>The mail server refuses this address and password. Many providers want an app password, which you make in the settings of your mail account.</source>
        <translation>Poštový server túto adresu a heslo odmieta. Mnohí poskytovatelia chcú heslo pre aplikáciu, ktoré vytvoríte v nastaveniach svojho účtu.</translation>
    </message>
    <message>
        <source>No relay has made an account for you. Try again later, or name another relay or a mail account of your own under “Advanced”.</source>
        <extracomment>A relay is a mail server that makes accounts for everybody.</extracomment>
        <translation>Žiadny server vám nevytvoril účet. Skúste to neskôr alebo v časti „Pokročilé“ uveďte iný server či vlastný poštový účet.</translation>
    </message>
    <message>
        <source>This machine&apos;s disk is full. What you play is sent when there is room again.</source>
        <translation>Disk tohto zariadenia je plný. Čo zahráte, sa odošle, keď bude zasa miesto.</translation>
    </message>
    <message>
        <source>The mail server has not taken your last message yet. It goes out as soon as it does.</source>
        <translation>Poštový server ešte neprijal vašu poslednú správu. Odošle sa, len čo ju prijme.</translation>
    </message>
    <message>
        <source>The last message could not be sent. It is sent again soon.</source>
        <translation>Poslednú správu sa nepodarilo odoslať. Čoskoro sa odošle znova.</translation>
    </message>
    <message>
        <source>This is no invitation. Copy the whole line that you were sent.</source>
        <translation>Toto nie je pozvanie. Skopírujte celý riadok, ktorý vám poslali.</translation>
    </message>
    <message>
        <source>This is your own invitation. Send it to the person with whom you want to play.</source>
        <translation>Toto je vaše vlastné pozvanie. Pošlite ho tomu, s kým chcete hrať.</translation>
    </message>
    <message>
        <source>This machine has no account for games far away any more. The game waits.</source>
        <translation>Toto zariadenie už nemá účet na hry na diaľku. Hra čaká.</translation>
    </message>
    <message>
        <source>You have blocked this person.</source>
        <translation>Túto osobu ste zablokovali.</translation>
    </message>
    <message>
        <source>Far away: {name}</source>
        <extracomment>{name} is a person.</extracomment>
        <translation>Na diaľku: {name}</translation>
    </message>
    <message>
        <source>somebody</source>
        <extracomment>A person whose name is not known.</extracomment>
        <translation>niekto</translation>
    </message>
    <message>
        <source>The invitation is sent</source>
        <translation>Pozvanie je odoslané</translation>
    </message>
    <message>
        <source>{name} sees it in the program under “Two machines”, and joins. You will be told when the game begins.</source>
        <extracomment>{name} is a person.</extracomment>
        <translation>{name} ho uvidí v programe v okne „Dve zariadenia“ a pripojí sa. Keď sa hra začne, dozviete sa to.</translation>
    </message>
    <message>
        <source>The game begins as soon as {name}&apos;s machine has seen it; you will be told.</source>
        <extracomment>{name} is a person.
----------
{name} is a player.</extracomment>
        <translation>Hra sa začne, len čo to druhé zariadenie ({name}) uvidí; dostanete správu.</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dvaja bratia</translation>
    </message>
    <message>
        <source>{name} invites you to a game of The Two Heirs.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>{name} vás pozýva do hry „Dvaja bratia“.</translation>
    </message>
    <message>
        <source>This card shows the game as it stands. To play, open it in the program The Two Heirs.</source>
        <translation>Táto karta ukazuje, ako hra stojí. Ak chcete hrať, otvorte ju v programe „Dvaja bratia“.</translation>
    </message>
    <message>
        <source>{name} has played.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>{name}: ťah sa skončil.</translation>
    </message>
    <message>
        <source>{white} and {blue}</source>
        <extracomment>{white} and {blue} are players.</extracomment>
        <translation>{white} a {blue}</translation>
    </message>
    <message>
        <source>There is no answer from {goal}.</source>
        <extracomment>{goal} is the name of a player, or an address.</extracomment>
        <translation>Žiadna odpoveď: {goal}.</translation>
    </message>
</context>
<context>
    <name>FarGamesDialog</name>
    <message>
        <source>Two machines</source>
        <translation>Dve zariadenia</translation>
    </message>
    <message>
        <source>Two people play one game, each at their own machine and in their own language, at once or over weeks. The turns go through a folder that both can see, such as a synchronized one, over an encrypted connection to a machine nearby, or far away as encrypted mail. Both machines know the order of the hidden tiles, and whoever can open the folder can read the game: play with people you trust.</source>
        <translation>Dvaja ľudia hrajú jednu hru, každý na svojom zariadení a vo svojom jazyku, naraz alebo celé týždne. Ťahy idú cez priečinok, ktorý vidia obaja, napríklad synchronizovaný, cez šifrované spojenie so zariadením v blízkosti alebo na diaľku ako zašifrovaná pošta. Obe zariadenia poznajú poradie skrytých dielikov a kto môže otvoriť priečinok, môže hru čítať: hrajte s ľuďmi, ktorým dôverujete.</translation>
    </message>
    <message>
        <source>Games and invitations</source>
        <translation>Hry a pozvania</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Vaše &amp;meno</translation>
    </message>
    <message>
        <source>&amp;Invite somebody…</source>
        <translation>Poz&amp;vať niekoho…</translation>
    </message>
    <message>
        <source>&amp;Look into a folder…</source>
        <translation>Pozrieť do &amp;priečinka…</translation>
    </message>
    <message>
        <source>Near&amp;by…</source>
        <translation>V &amp;blízkosti…</translation>
    </message>
    <message>
        <source>&amp;Far away…</source>
        <translation>&amp;Na diaľku…</translation>
    </message>
    <message>
        <source>&amp;Put away</source>
        <translation>&amp;Odložiť</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>O&amp;tvoriť</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>No invitation in this folder yet; it will appear here: {folder}</source>
        <translation>V tomto priečinku ešte nie je pozvanie; objaví sa tu: {folder}</translation>
    </message>
    <message>
        <source>No game yet. Invite somebody, look for an invitation in a folder, for a machine nearby, or for people far away.</source>
        <translation>Zatiaľ žiadna hra. Pozvite niekoho, hľadajte pozvanie v priečinku, zariadenie v blízkosti alebo ľudí na hru na diaľku.</translation>
    </message>
    <message>
        <source>{name} invites you to a game.</source>
        <translation>{name} vás pozýva do hry.</translation>
    </message>
    <message>
        <source>{white} and {blue}</source>
        <translation>{white} a {blue}</translation>
    </message>
    <message>
        <source>Your invitation</source>
        <translation>Vaše pozvanie</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>Pripo&amp;jiť sa</translation>
    </message>
</context>
<context>
    <name>FarPages</name>
    <message>
        <source>The program is open in another window</source>
        <translation>Program je otvorený v inom okne</translation>
    </message>
    <message>
        <source>Games on two machines are played in the window that was opened first.</source>
        <translation>Hry na dvoch zariadeniach sa hrajú v okne, ktoré bolo otvorené ako prvé.</translation>
    </message>
    <message>
        <source>The shared folder</source>
        <translation>Spoločný priečinok</translation>
    </message>
    <message>
        <source>This game can&apos;t be joined</source>
        <translation>K tejto hre sa nedá pripojiť</translation>
    </message>
    <message>
        <source>Put this game away?</source>
        <translation>Odložiť túto hru?</translation>
    </message>
    <message>
        <source>Nothing more is sent or read, and the other player waits in vain. What was played so far stays among your games.</source>
        <translation>Nič viac sa neodošle ani neprečíta a druhý hráč bude čakať nadarmo. Čo sa doteraz odohralo, zostane medzi vašimi hrami.</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Odložiť</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Hrať ďalej</translation>
    </message>
    <message>
        <source>No game waits for you</source>
        <translation>Nečaká na vás žiadna hra</translation>
    </message>
    <message>
        <source>In all games on two machines the other player is to move.</source>
        <translation>Vo všetkých hrách na dvoch zariadeniach je na ťahu druhý hráč.</translation>
    </message>
    <message>
        <source>Nothing to take back</source>
        <translation>Niet čo vrátiť</translation>
    </message>
    <message>
        <source>You have not ended a turn yet.</source>
        <translation>Ešte ste neukončili žiadny ťah.</translation>
    </message>
    <message>
        <source>Ask {name} to take back your last turn?</source>
        <translation>Požiadať o vrátenie vášho posledného ťahu ({name})?</translation>
    </message>
    <message>
        <source>All turns since then are taken back, too, if {name} agrees.</source>
        <translation>Ak {name} súhlasí, vrátia sa aj všetky neskoršie ťahy.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Požiadať</translation>
    </message>
    <message>
        <source>Go on with the other machine&apos;s game?</source>
        <translation>Pokračovať hrou druhého zariadenia?</translation>
    </message>
    <message>
        <source>What this machine remembers differently is lost.</source>
        <translation>Čo si toto zariadenie pamätá inak, sa stratí.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Pokračovať ňou</translation>
    </message>
    <message>
        <source>Claim the game?</source>
        <translation>Nárokovať si výhru?</translation>
    </message>
    <message>
        <source>{name}&apos;s time is up. The game ends, and counts as given up by {name}. If a turn that was ended in time is still on its way, the game goes on when it arrives.</source>
        <translation>{name}: čas uplynul. Hra sa skončí a počíta sa ako vzdaná ({name}). Ak je ťah ukončený načas ešte na ceste, hra bude pokračovať, keď príde.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrať ďalej</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Nárokovať si</translation>
    </message>
    <message>
        <source>This game goes on</source>
        <translation>Táto hra ešte trvá</translation>
    </message>
    <message>
        <source>You can invite {name} to a rematch when it is over.</source>
        <translation>Keď sa skončí, môžete na odvetu pozvať: {name}.</translation>
    </message>
    <message>
        <source>A rematch</source>
        <translation>Odveta</translation>
    </message>
    <message>
        <source>{name} is invited to a rematch with the seats swapped.</source>
        <translation>Pozvanie na odvetu s vymenenými miestami je odoslané: {name}.</translation>
    </message>
    <message>
        <source>{name} invites you to a rematch</source>
        <translation>{name} vás pozýva na odvetu</translation>
    </message>
    <message>
        <source>The same sets and the same clock, with the seats swapped.</source>
        <translation>Tie isté sady a tie isté hodiny, s vymenenými miestami.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Teraz nie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrať</translation>
    </message>
    <message>
        <source>{name} invites you to a game</source>
        <translation>{name} vás pozýva do hry</translation>
    </message>
    <message>
        <source>It waits under “Two machines”, where you can join or put it away.</source>
        <translation>Pozvanie čaká v okne „Dve zariadenia“, kde sa môžete pripojiť alebo ho odložiť.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Pozrieť</translation>
    </message>
    <message>
        <source>Two machines</source>
        <translation>Dve zariadenia</translation>
    </message>
    <message>
        <source>{name} invites you</source>
        <translation>{name} vás pozýva</translation>
    </message>
    <message>
        <source>{name} waits for you</source>
        <translation>{name} čaká na vás</translation>
    </message>
    <message>
        <source>{name} plays with you</source>
        <translation>{name} hrá s vami</translation>
    </message>
    <message>
        <source>The game on two machines has begun.</source>
        <translation>Hra na dvoch zariadeniach sa začala.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Neskôr</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zobraziť ju</translation>
    </message>
    <message>
        <source>The game has begun</source>
        <translation>Hra sa začala</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Hra sa skončila</translation>
    </message>
    <message>
        <source>It&apos;s your turn</source>
        <translation>Ste na ťahu</translation>
    </message>
    <message>
        <source>{player} has played.</source>
        <translation>{player}: ťah sa skončil.</translation>
    </message>
</context>
<context>
    <name>FarStrip</name>
    <message>
        <source>A&amp;gree</source>
        <translation>Súh&amp;lasiť</translation>
    </message>
    <message>
        <source>De&amp;cline</source>
        <translation>Od&amp;mietnuť</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t ask any more</source>
        <translation>&amp;Už nežiadať</translation>
    </message>
    <message>
        <source>&amp;Go on with the other machine&apos;s game</source>
        <translation>&amp;Pokračovať hrou druhého zariadenia</translation>
    </message>
    <message>
        <source>C&amp;laim the game</source>
        <translation>Nárokovať si &amp;výhru</translation>
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
        <translation>štandardný vstup</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <extracomment>A line of a file with many cases, in place of the name of a file.</extracomment>
        <translation>{file}, riadok {line}</translation>
    </message>
    <message>
        <source>action {number} (turn {turn})</source>
        <extracomment>An action of a saved game, as the place of a fault.</extracomment>
        <translation>akcia {number} (ťah {turn})</translation>
    </message>
    <message>
        <source>action {number}</source>
        <extracomment>An action of a list of actions, as the place of a fault.</extracomment>
        <translation>akcia {number}</translation>
    </message>
    <message>
        <source>tile {tile}, {field}</source>
        <extracomment>A tile of a catalogue and a field of it, as the place of a fault: &quot;tile inn-wood, cost.wheat&quot;.</extracomment>
        <translation>dielik {tile}, {field}</translation>
    </message>
    <message>
        <source>treasure {treasure}, {field}</source>
        <extracomment>A treasure of a catalogue and a field of it, as the place of a fault.</extracomment>
        <translation>poklad {treasure}, {field}</translation>
    </message>
    <message>
        <source>{outer}, {place}</source>
        <extracomment>A place within a place: &quot;catalogue.content, card city-1, copies&quot;.</extracomment>
        <translation>{outer}, {place}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>taký súbor neexistuje</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>je to priečinok, nie súbor</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>taký priečinok neexistuje</translation>
    </message>
    <message>
        <source>you do not have permission to use this file</source>
        <translation>na tento súbor nemáte oprávnenie</translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation>na disku už nie je miesto</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>disk je len na čítanie</translation>
    </message>
    <message>
        <source>the file cannot be read ({error})</source>
        <extracomment>{error} is the system&apos;s own message.</extracomment>
        <translation>súbor sa nedá prečítať ({error})</translation>
    </message>
    <message>
        <source>the file cannot be written ({error})</source>
        <extracomment>{error} is the system&apos;s own message.</extracomment>
        <translation>súbor sa nedá zapísať ({error})</translation>
    </message>
    <message>
        <source>this is a pipe, and nothing comes through it</source>
        <translation>je to rúra a nič cez ňu neprichádza</translation>
    </message>
    <message>
        <source>this is a pipe, and nobody reads from it</source>
        <translation>je to rúra, z ktorej nikto nečíta</translation>
    </message>
    <message>
        <source>the disk is not responding</source>
        <translation>disk neodpovedá</translation>
    </message>
    <message>
        <source>larger than 5 MiB; no file of this game is that large</source>
        <translation>súbor má viac než 5 MiB, a taký veľký žiadny súbor tejto hry nie je</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>súbor je prázdny</translation>
    </message>
    <message>
        <source>begins with a byte order mark: save it as UTF-8 without one</source>
        <translation>začína sa značkou poradia bajtov: uložte ho ako UTF-8 bez nej</translation>
    </message>
    <message>
        <source>not UTF-8 text (at byte {offset})</source>
        <translation>nie je to text UTF-8 (bajt {offset})</translation>
    </message>
    <message>
        <source>not JSON (at line {line}, column {column})</source>
        <translation>nie je to JSON (riadok {line}, stĺpec {column})</translation>
    </message>
    <message>
        <source>the field {field} appears twice in one object</source>
        <translation>pole {field} je v jednom objekte dvakrát</translation>
    </message>
    <message>
        <source>{value} is not a number that JSON allows</source>
        <translation>JSON nepozná také číslo: {value}</translation>
    </message>
    <message>
        <source>a number in it has too many digits</source>
        <translation>číslo v súbore má priveľa číslic</translation>
    </message>
    <message>
        <source>its lists and objects are nested too deeply</source>
        <translation>zoznamy a objekty sú vnorené príliš hlboko</translation>
    </message>
    <message>
        <source>a text in it contains half a character</source>
        <translation>text v súbore obsahuje polovicu znaku</translation>
    </message>
    <message>
        <source>{value} is not a format of this program</source>
        <translation>tento program nepozná formát {value}</translation>
    </message>
    <message>
        <source>this is a {found} file, but a {wanted} file is needed</source>
        <translation>toto je súbor typu {found}, ale treba {wanted}</translation>
    </message>
    <message>
        <source>made by a newer program: version {version} is needed to read it, this program reads up to version {newest}</source>
        <translation>vytvoril ho novší program: na čítanie treba verziu {version}, tento program číta len do verzie {newest}</translation>
    </message>
    <message>
        <source>there is no version {version} of this format</source>
        <translation>verzia {version} tohto formátu neexistuje</translation>
    </message>
    <message>
        <source>made by a newer program: it follows version {version} of the rules, this program knows up to version {newest}</source>
        <translation>vytvoril ho novší program: riadi sa verziou {version} pravidiel, tento program pozná len do verzie {newest}</translation>
    </message>
    <message>
        <source>must be an object { … }</source>
        <translation>musí byť objekt { … }</translation>
    </message>
    <message>
        <source>played with the catalogue {name}, which is neither in the file nor on this computer</source>
        <translation>hralo sa s katalógom {name}, ktorý nie je v súbore ani na tomto počítači</translation>
    </message>
    <message>
        <source>the catalogue in the file is not the one it was played with</source>
        <translation>katalóg v súbore nie je ten, s ktorým sa hralo</translation>
    </message>
    <message>
        <source>“{file}” was played with a custom catalogue that isn&apos;t in the file. Ask whoever made it for that catalogue.</source>
        <translation>V hre „{file}“ sa použil vlastný katalóg, ktorý v súbore nie je. Požiadajte oň autora súboru.</translation>
    </message>
    <message>
        <source>does not belong in a duel</source>
        <translation>nemá miesto v súboji</translation>
    </message>
    <message>
        <source>missing, though the mode is solo</source>
        <translation>chýba, hoci režim je solo</translation>
    </message>
    <message>
        <source>is not written in the right form</source>
        <translation>je nesprávne zapísané</translation>
    </message>
    <message>
        <source>a mistake in the rules has been fixed since this game was played: {fault}</source>
        <extracomment>{fault} tells where the game first goes otherwise now, and how.</extracomment>
        <translation>od čias tejto hry sa v pravidlách opravila chyba: {fault}</translation>
    </message>
    <message>
        <source>Free some space on this disk, or save the game elsewhere.</source>
        <translation>Uvoľnite miesto na tomto disku alebo uložte hru inde.</translation>
    </message>
    <message>
        <source>Save the game on another disk.</source>
        <translation>Uložte hru na iný disk.</translation>
    </message>
    <message>
        <source>Another program may be using the file, or the folder may belong to someone else: try again, or save the game elsewhere.</source>
        <translation>Možno súbor drží iný program alebo priečinok patrí niekomu inému: skúste to znova alebo uložte hru inde.</translation>
    </message>
    <message>
        <source>Try again, or save the game elsewhere.</source>
        <translation>Skúste to znova alebo uložte hru inde.</translation>
    </message>
    <message>
        <source>the catalogue has no tile {tile}</source>
        <translation>v katalógu nie je dielik {tile}</translation>
    </message>
    <message>
        <source>line {number} (turn {turn})</source>
        <extracomment>A line of a saved game, as the place of a fault.</extracomment>
        <translation>riadok {number} (ťah {turn})</translation>
    </message>
    <message>
        <source>an object in it has too many fields</source>
        <translation>objekt v súbore má priveľa polí</translation>
    </message>
    <message>
        <source>this file and the catalogue are of different games</source>
        <translation>tento súbor a katalóg patria k rôznym hrám</translation>
    </message>
    <message>
        <source>{seat} is not a seat of this game</source>
        <translation>{seat} v tejto hre nehrá</translation>
    </message>
    <message>
        <source>this is what one seat sees, but a whole position is needed to go on</source>
        <translation>toto je len pohľad jedného hráča, ale na pokračovanie treba celú pozíciu</translation>
    </message>
    <message>
        <source>the catalogue has no treasure {treasure}</source>
        <translation>v katalógu nie je poklad {treasure}</translation>
    </message>
    <message>
        <source>the tile {tile} is already at {place}</source>
        <extracomment>{place} is another field of the file, such as &quot;stack[3]&quot;.</extracomment>
        <translation>dielik {tile} už je na mieste {place}</translation>
    </message>
    <message>
        <source>the treasure {treasure} is already at {place}</source>
        <extracomment>{place} is another field of the file, such as &quot;solo.pile[3]&quot;.</extracomment>
        <translation>poklad {treasure} už je na mieste {place}</translation>
    </message>
    <message>
        <source>there is already a tile on {cell}</source>
        <translation>na {cell} už leží dielik</translation>
    </message>
    <message>
        <source>there is already a treasure on {cell}</source>
        <translation>na {cell} už leží poklad</translation>
    </message>
    <message>
        <source>there is no tile on {cell}</source>
        <translation>na {cell} nie je dielik</translation>
    </message>
    <message>
        <source>there is already a troop on {cell}</source>
        <translation>na {cell} už stojí jednotka</translation>
    </message>
    <message>
        <source>the retinue must be in the landscape</source>
        <translation>družinový oddiel musí stáť v krajine</translation>
    </message>
    <message>
        <source>an heir has 1 retinue and 2 troops, not {retinues} and {troops}</source>
        <extracomment>{retinues} and {troops} are numbers.</extracomment>
        <translation>hráč má 1 družinový oddiel a 2 jednotky, nie {retinues} a {troops}</translation>
    </message>
    <message>
        <source>no tile may lie where the shield is</source>
        <translation>na mieste štítu nesmie ležať dielik</translation>
    </message>
    <message>
        <source>the shield shows the opponent&apos;s crown though no tile has been taken</source>
        <translation>štít ukazuje súperovu korunu, hoci sa nevzal žiadny dielik</translation>
    </message>
    <message>
        <source>Henry cannot be the active heir before the end</source>
        <translation>pred koncom hry nemôže byť na ťahu Henry</translation>
    </message>
    <message>
        <source>Henry must not hold tiles</source>
        <translation>Henry nesmie mať v ruke dieliky</translation>
    </message>
    <message>
        <source>Henry&apos;s retinue has the terrain wood, his troops have wheat and stone</source>
        <translation>Henryho družinový oddiel musí mať terén wood, jeho jednotky wheat a stone</translation>
    </message>
    <message>
        <source>only Henry&apos;s troops have a terrain</source>
        <translation>terén môžu mať len Henryho jednotky</translation>
    </message>
    <message>
        <source>there is no building of the opponent on {cell}</source>
        <translation>na {cell} nie je súperova budova</translation>
    </message>
    <message>
        <source>the starting position is not the one that was saved</source>
        <translation>začiatočná pozícia nie je tá, ktorá bola uložená</translation>
    </message>
    <message>
        <source>the state after turn {turn} is not the one that was saved</source>
        <translation>stav po ťahu {turn} nie je ten, ktorý bol uložený</translation>
    </message>
    <message>
        <source>the state in turn {turn} is not the one that was saved</source>
        <translation>stav v ťahu {turn} nie je ten, ktorý bol uložený</translation>
    </message>
    <message>
        <source>damaged, or changed by another program</source>
        <translation>poškodený alebo zmenený iným programom</translation>
    </message>
    <message>
        <source>contains nothing that this program knows</source>
        <translation>neobsahuje nič, čo tento program pozná</translation>
    </message>
    <message>
        <source>the action leads to another state than was saved</source>
        <translation>akcia vedie do iného stavu, než aký bol uložený</translation>
    </message>
    <message>
        <source>{value} cannot play this heir in this game</source>
        <translation>{value} nemôže v tejto hre hrať za tohto hráča</translation>
    </message>
    <message>
        <source>must name three different sets</source>
        <translation>musí uvádzať tri rôzne sady</translation>
    </message>
    <message>
        <source>the name {value} is used twice</source>
        <translation>názov {value} je použitý dvakrát</translation>
    </message>
    <message>
        <source>the set {set} must have {wanted} tiles, not {found}</source>
        <extracomment>{set} is the word for a set of tiles in the file, in quotation marks.</extracomment>
        <translation>sada {set} musí mať počet dielikov {wanted}, nie {found}</translation>
    </message>
    <message>
        <source>there must be {wanted} treasures, not {found}</source>
        <translation>počet pokladov musí byť {wanted}, nie {found}</translation>
    </message>
    <message>
        <source>the building {building} has no variants: write null</source>
        <translation>budova {building} nemá varianty: napíšte null</translation>
    </message>
    <message>
        <source>the building {building} needs the variant {choices}</source>
        <translation>budova {building} potrebuje variant {choices}</translation>
    </message>
    <message>
        <source>a road section is made of the letters N, E, S and W</source>
        <translation>úsek cesty sa skladá z písmen N, E, S a W</translation>
    </message>
    <message>
        <source>the edge {edge} is used more than once</source>
        <translation>hrana {edge} je použitá viackrát</translation>
    </message>
    <message>
        <source>must be wood, wheat or stone for a column or a row</source>
        <translation>pre stĺpec alebo riadok musí byť wood, wheat alebo stone</translation>
    </message>
    <message>
        <source>must be “any” for a formation</source>
        <translation>pre formáciu musí byť „any“</translation>
    </message>
    <message>
        <source>must be empty for a column or a row</source>
        <translation>pre stĺpec alebo riadok musí byť prázdne</translation>
    </message>
    <message>
        <source>must be two different neighbours for a formation</source>
        <translation>pre formáciu to musia byť dve rôzne susedné políčka</translation>
    </message>
    <message>
        <source>must be a compass point: {choices}</source>
        <extracomment>{choices} are compass points: N, NE, E, …</extracomment>
        <translation>musí byť svetová strana: {choices}</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there. It may have been moved, renamed or deleted: look for it, or open another game.</source>
        <translation>Súbor „{file}“ tu nie je. Možno bol presunutý, premenovaný alebo odstránený: nájdite ho, alebo otvorte inú hru.</translation>
    </message>
    <message>
        <source>“{file}” is a folder. Choose a file instead.</source>
        <translation>„{file}“ je priečinok. Vyberte súbor.</translation>
    </message>
    <message>
        <source>“{file}” is empty. Open another file, or an older copy of this one.</source>
        <translation>Súbor „{file}“ je prázdny. Otvorte iný súbor alebo jeho staršiu kópiu.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a game of The Two Heirs. Open another file.</source>
        <translation>Súbor „{file}“ je na hru „Dvaja bratia“ priveľký. Otvorte iný súbor.</translation>
    </message>
    <message>
        <source>“{file}” is not a game of The Two Heirs, or it is damaged. Open another file, or an older copy of this one.</source>
        <translation>Súbor „{file}“ neobsahuje hru „Dvaja bratia“ alebo je poškodený. Otvorte iný súbor alebo jeho staršiu kópiu.</translation>
    </message>
    <message>
        <source>“{file}” belongs to The Two Heirs, but it is not a game. Open another file.</source>
        <translation>Súbor „{file}“ patrí k hre „Dvaja bratia“, ale nie je to uložená hra. Otvorte iný súbor.</translation>
    </message>
    <message>
        <source>“{file}” comes from a newer version of The Two Heirs. Update yours to open it.</source>
        <translation>Súbor „{file}“ je z novšej verzie hry „Dvaja bratia“. Ak ho chcete otvoriť, aktualizujte svoju verziu.</translation>
    </message>
    <message>
        <source>A mistake in the rules has been fixed since “{file}” was played, so the game can&apos;t be continued.</source>
        <translation>Od čias hry „{file}“ sa v pravidlách opravila chyba, takže v nej nemožno pokračovať.</translation>
    </message>
    <message>
        <source>“{file}” is damaged, or was changed outside the game. Open an older copy of it, if there is one.</source>
        <translation>Súbor „{file}“ je poškodený alebo ho niekto zmenil mimo hry. Otvorte jeho staršiu kópiu, ak existuje.</translation>
    </message>
</context>
<context>
    <name>Finale</name>
    <message>
        <source>The crown goes to {winner}.</source>
        <translation>Korunu získava {winner}.</translation>
    </message>
    <message>
        <source>Two heirs, one crown: it is shared.</source>
        <translation>Dvaja bratia, jedna koruna: o tú sa podelíte.</translation>
    </message>
    <message>
        <source>Nobody is crowned. Use Undo to keep playing.</source>
        <translation>Korunu nezískal nikto. Príkazom „Späť“ môžete hrať ďalej.</translation>
    </message>
    <message>
        <source>Nobody is crowned. To keep playing, ask to take back a turn.</source>
        <translation>Korunu nezískal nikto. Ak chcete hrať ďalej, požiadajte o vrátenie ťahu.</translation>
    </message>
    <message>
        <source>{level} keeps the crown, this time.</source>
        <extracomment>{level} is Henry with the name of his level, in the nominative.</extracomment>
        <translation>Tentoraz si korunu necháva {level}.</translation>
    </message>
    <message>
        <source>The crown is yours.</source>
        <translation>Koruna je vaša.</translation>
    </message>
    <message>
        <source>Hints taken: {hints}</source>
        <extracomment>Hints about turns that the program gave; {hints} is like &quot;Ada: 3, Bob: 1&quot;.</extracomment>
        <translation>Využité rady: {hints}</translation>
    </message>
    <message>
        <source>{heir}: {count}</source>
        <extracomment>{heir} is the name of a player, in the nominative, and {count} a number of hints.</extracomment>
        <translation>{heir}: {count}</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Najlepší ťah</translation>
    </message>
    <message>
        <source>Longest road</source>
        <translation>Najdlhšia cesta</translation>
    </message>
    <message>
        <source>Costliest destruction</source>
        <translation>Najbolestivejšie zničenie</translation>
    </message>
    <message>
        <source>{heir}, turn {turn}</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>{heir}, ťah {turn}</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, {heir}</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>
            <numerusform>%n dielik, {heir}</numerusform>
            <numerusform>%n dieliky, {heir}</numerusform>
            <numerusform>%n dielikov, {heir}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, nobody scores</source>
        <translation>
            <numerusform>%n dielik, nikto neboduje</numerusform>
            <numerusform>%n dieliky, nikto neboduje</numerusform>
            <numerusform>%n dielikov, nikto neboduje</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} at {cell}, {heir}</source>
        <extracomment>{tile} is a building, in the nominative, {cell} like M13, {heir} the name of its owner, in the nominative.</extracomment>
        <translation>{tile} na {cell}, {heir}</translation>
    </message>
    <message>
        <source>Counting the points. Press any key or click to skip.</source>
        <translation>Počítajú sa body. Ľubovoľný kláves alebo kliknutie ukáže výsledok.</translation>
    </message>
</context>
<context>
    <name>ForecastCurve</name>
    <message>
        <source>Forecast turn by turn</source>
        <translation>Predpoveď ťah po ťahu</translation>
    </message>
    <message>
        <source>Above the line {white} is ahead, below it {blue}; the band is the spread.</source>
        <translation>Nad čiarou vedie {white}, pod ňou {blue}; pás je neistota.</translation>
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
            <numerusform>{heir} získava %n bod</numerusform>
            <numerusform>{heir} získava %n body</numerusform>
            <numerusform>{heir} získava %n bodov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} loses %n points</source>
        <extracomment>{heir} is the name of a player, in the nominative; the points are lost.</extracomment>
        <translation>
            <numerusform>{heir} stráca %n bod</numerusform>
            <numerusform>{heir} stráca %n body</numerusform>
            <numerusform>{heir} stráca %n bodov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} could have gained %n points with it</source>
        <extracomment>{heir} is the name of a player, in the nominative; a tile that the other heir has taken.</extracomment>
        <translation>
            <numerusform>{heir} prichádza o možnosť získať %n bod</numerusform>
            <numerusform>{heir} prichádza o možnosť získať %n body</numerusform>
            <numerusform>{heir} prichádza o možnosť získať %n bodov</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} gains access to {resources}</source>
        <extracomment>{heir} is the name of a player, in the nominative; {resources} is one or more like &quot;1 wood and 2 stone&quot;, to which there was less access before.</extracomment>
        <translation>{heir} získava prístup: {resources}</translation>
    </message>
    <message>
        <source>{heir} gains access to {resources} and loses access to {lost}</source>
        <extracomment>{heir} is the name of a player, in the nominative; {resources} and {lost} are one or more like &quot;1 wood and 2 stone&quot;: access to {lost} there was before, access to {resources} there is now.</extracomment>
        <translation>{heir} získava prístup: {resources}, a stráca: {lost}</translation>
    </message>
    <message numerus="yes">
        <source>{heir} reaches %n more tiles</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>
            <numerusform>{heir} má v dosahu o %n dielik viac</numerusform>
            <numerusform>{heir} má v dosahu o %n dieliky viac</numerusform>
            <numerusform>{heir} má v dosahu o %n dielikov viac</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>The game on your table</source>
        <translation>Hra na vašom stole</translation>
    </message>
    <message>
        <source>&amp;Lay the tiles</source>
        <translation>&amp;Vyložiť dieliky</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Začať</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Three sets</source>
        <translation>Tri sady</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dvaja hráči</translation>
    </message>
    <message>
        <source>Alone against Henry</source>
        <translation>Sám proti Henrymu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Henry</source>
        <translation>Henry</translation>
    </message>
    <message>
        <source>At the bottom sits</source>
        <translation>Dole sedí</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Hráte ako</translation>
    </message>
    <message>
        <source>Roads are scored</source>
        <translation>Cesty sa bodujú</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Cesty</translation>
    </message>
    <message>
        <source>{heir} is played by</source>
        <translation>{heir}: kto hrá</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Vaše meno</translation>
    </message>
    <message>
        <source>Played on</source>
        <translation>Deň hry</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>This game can&apos;t be viewed</source>
        <translation>Túto hru nemožno zobraziť</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <translation>Hra sa otvára…</translation>
    </message>
    <message>
        <source>You are now playing a new game from this point on. The one you were watching is unchanged, and the chronicle notes where this one came from.</source>
        <translation>Odtiaľto hráte novú hru; tá, ktorú ste si prezerali, sa nezmenila a v kronike je uvedené, z ktorej hry nová vznikla.</translation>
    </message>
    <message>
        <source>All hidden tiles were reshuffled.</source>
        <translation>Dieliky, ktoré ešte nikto nevidel, sa zamiešali nanovo.</translation>
    </message>
    <message>
        <source>All cards that you could not see were dealt again.</source>
        <translation>Všetky karty, ktoré ti boli skryté, sa rozdali nanovo.</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>This game can&apos;t be reviewed</source>
        <translation>Túto hru nemožno rozobrať</translation>
    </message>
    <message>
        <source>St&amp;art page</source>
        <translation>Úvod&amp;ná stránka</translation>
    </message>
    <message>
        <source>&amp;Your games</source>
        <translation>Vaše &amp;hry</translation>
    </message>
    <message>
        <source>W&amp;atch this game again</source>
        <translation>Po&amp;zrieť si túto hru znova</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Rozo&amp;brať túto hru</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>&amp;Try something out</source>
        <translation>V&amp;yskúšať ťahy</translation>
    </message>
</context>
<context>
    <name>GameResults</name>
    <message>
        <source>The results cannot be read</source>
        <translation>Výsledky nemožno prečítať</translation>
    </message>
    <message>
        <source>Reading the results…</source>
        <translation>Výsledky sa načítavajú…</translation>
    </message>
    <message>
        <source>Clear all results?</source>
        <translation>Vymazať všetky výsledky?</translation>
    </message>
    <message>
        <source>All results on this computer will be deleted for good, and your rating with them.</source>
        <translation>Všetky výsledky sa z tohto počítača natrvalo vymažú a s nimi aj vaše hodnotenie.</translation>
    </message>
    <message>
        <source>All results of {game} on this computer will be deleted for good, and your rating with them. Those of other games stay.</source>
        <translation>Všetky výsledky tejto hry ({game}) sa z tohto počítača natrvalo vymažú a s nimi aj vaše hodnotenie. Výsledky iných hier zostanú.</translation>
    </message>
    <message>
        <source>Clear them</source>
        <translation>Vymazať</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Ponechať</translation>
    </message>
    <message>
        <source>This game is no longer in your list</source>
        <translation>Táto hra už nie je vo vašom zozname</translation>
    </message>
    <message>
        <source>It has been deleted, or its file is somewhere else now.</source>
        <translation>Bola vymazaná alebo je jej súbor teraz niekde inde.</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Tento súbor nemožno otvoriť</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Hra sa načítava…</translation>
    </message>
    <message>
        <source>Their file is damaged. It has been renamed to {name}, and a new one started.</source>
        <translation>Ich súbor je poškodený. Bol premenovaný na {name} a založil sa nový.</translation>
    </message>
    <message>
        <source>The results could not be saved</source>
        <translation>Výsledky sa nepodarilo uložiť</translation>
    </message>
    <message>
        <source>{fault} They will be kept only until you close the program.</source>
        <translation>{fault} Program si ich pamätá, len kým ho nezavriete.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>{heir} goes second and may choose a seat.</source>
        <translation>Druhý je na ťahu {heir} a môže si vybrať miesto.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>At the top (north)</source>
        <translation>Hore (sever)</translation>
    </message>
    <message>
        <source>At the bottom (south)</source>
        <translation>Dole (juh)</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Uložiť kópiu hry</translation>
    </message>
    <message>
        <source>Save the game elsewhere</source>
        <translation>Uložiť hru inde</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Hru sa nepodarilo uložiť</translation>
    </message>
    <message>
        <source>Saving the game…</source>
        <translation>Hra sa ukladá…</translation>
    </message>
    <message>
        <source>{player} gives up</source>
        <translation>{player} sa vzdáva</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Hrať ďalej</translation>
    </message>
    <message>
        <source>Give up this game?</source>
        <translation>Vzdať hru?</translation>
    </message>
    <message>
        <source>If you give up, you lose, whatever the score.</source>
        <translation>Kto sa vzdá, prehráva – bez ohľadu na body.</translation>
    </message>
    <message>
        <source>Your catalogue of tiles cannot be used</source>
        <translation>Váš katalóg dielikov nemožno použiť</translation>
    </message>
    <message>
        <source>There is a mistake in your catalogue {file}, so the built-in one is used. Fix what is listed under Details and restart the program.</source>
        <translation>Vo vašom katalógu {file} je chyba, preto sa používa vstavaný. Opravte, čo uvádzajú podrobnosti, a spustite program znova.</translation>
    </message>
    <message>
        <source>Bunny Kingdom</source>
        <extracomment>The name of the game.</extracomment>
        <translation>Bunny Kingdom</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dvaja bratia</translation>
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
    <name>Heirs as object</name>
    <message>
        <source>Henry the Poor</source>
        <extracomment>Accusative: &quot;You beat Henry the Poor&quot;.</extracomment>
        <translation>Henryho Chudobného</translation>
    </message>
    <message>
        <source>Henry the Brave</source>
        <extracomment>Accusative: &quot;You beat Henry the Brave&quot;.</extracomment>
        <translation>Henryho Statočného</translation>
    </message>
    <message>
        <source>Henry the Hammer</source>
        <extracomment>Accusative: &quot;You beat Henry the Hammer&quot;.</extracomment>
        <translation>Henryho Kladivo</translation>
    </message>
</context>
<context>
    <name>Henry</name>
    <message numerus="yes">
        <source>%n on the pile</source>
        <translation>
            <numerusform>%n na kôpke</numerusform>
            <numerusform>%n na kôpke</numerusform>
            <numerusform>%n na kôpke</numerusform>
        </translation>
    </message>
    <message>
        <source>the pile is empty</source>
        <translation>kôpka je prázdna</translation>
    </message>
    <message numerus="yes">
        <source>Remaining treasures give Henry %n points.</source>
        <extracomment>Said of the treasures that are left, on the pile and on tiles; %n are Henry&apos;s points for them.</extracomment>
        <translation>
            <numerusform>Za zostávajúce poklady má Henry %n bod.</numerusform>
            <numerusform>Za zostávajúce poklady má Henry %n body.</numerusform>
            <numerusform>Za zostávajúce poklady má Henry %n bodov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Henry&apos;s pile: %n treasures, face down</source>
        <translation>
            <numerusform>Henryho kôpka: %n poklad rubom nahor</numerusform>
            <numerusform>Henryho kôpka: %n poklady rubom nahor</numerusform>
            <numerusform>Henryho kôpka: %n pokladov rubom nahor</numerusform>
        </translation>
    </message>
    <message>
        <source>no treasure on a tile</source>
        <translation>žiadny poklad na dieliku</translation>
    </message>
    <message>
        <source>Where will Henry build?</source>
        <extracomment>A button and a menu entry.</extracomment>
        <translation>Kde bude Henry stavať?</translation>
    </message>
    <message>
        <source>{question} – shown</source>
        <extracomment>{question} is &quot;Where will Henry build?&quot;; read aloud.</extracomment>
        <translation>{question} – zobrazené</translation>
    </message>
    <message>
        <source>{question} – hidden</source>
        <translation>{question} – skryté</translation>
    </message>
    <message>
        <source>Removed once both cells shown have a tile.</source>
        <translation>Zmizne, keď na oboch zobrazených políčkach leží dielik.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles needed.</source>
        <translation>
            <numerusform>Ešte chýba %n dielik.</numerusform>
            <numerusform>Ešte chýbajú %n dieliky.</numerusform>
            <numerusform>Ešte chýba %n dielikov.</numerusform>
        </translation>
    </message>
    <message>
        <source>{treasure}, at {cell}</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;, {cell} like M13.</extracomment>
        <translation>{treasure}, na {cell}</translation>
    </message>
    <message>
        <source>Treasure at {cell} – {treasure}.</source>
        <translation>Poklad na {cell} – {treasure}.</translation>
    </message>
    <message>
        <source>Removed once its column has {tiles}.</source>
        <extracomment>{tiles} is &quot;two other wood tiles&quot;.</extracomment>
        <translation>Zmizne, keď v jeho stĺpci ležia {tiles}.</translation>
    </message>
    <message>
        <source>Still to come, in an unknown order:</source>
        <extracomment>In front of a list of all that lie on the pile, in an order that nobody knows.</extracomment>
        <translation>Ešte prídu, v neznámom poradí:</translation>
    </message>
    <message numerus="yes">
        <source>%n of these are still to come; the others left the game unseen:</source>
        <extracomment>In front of a list of those nobody has seen; %n of them lie on the pile.</extracomment>
        <translation>
            <numerusform>Z týchto je na kôpke ešte %n; ostatné boli na začiatku odložené bez pozretia:</numerusform>
            <numerusform>Z týchto sú na kôpke ešte %n; ostatné boli na začiatku odložené bez pozretia:</numerusform>
            <numerusform>Z týchto je na kôpke ešte %n; ostatné boli na začiatku odložené bez pozretia:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these are still to come; the others left the game before this position:</source>
        <extracomment>The same where nobody knows what happened before the position with which the game began.</extracomment>
        <translation>
            <numerusform>Z týchto je na kôpke ešte %n; ostatné opustili hru pred touto pozíciou:</numerusform>
            <numerusform>Z týchto sú na kôpke ešte %n; ostatné opustili hru pred touto pozíciou:</numerusform>
            <numerusform>Z týchto je na kôpke ešte %n; ostatné opustili hru pred touto pozíciou:</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed once its row has {tiles}.</source>
        <extracomment>{tiles} is &quot;two other wood tiles&quot;.</extracomment>
        <translation>Zmizne, keď v jeho riadku ležia {tiles}.</translation>
    </message>
    <message>
        <source>two other wood tiles</source>
        <extracomment>In &quot;Removed once its row has two other wood tiles&quot;.</extracomment>
        <translation>ďalšie dva dieliky dreva</translation>
    </message>
    <message>
        <source>two other wheat tiles</source>
        <extracomment>In &quot;Removed once its row has two other wheat tiles&quot;.</extracomment>
        <translation>ďalšie dva dieliky pšenice</translation>
    </message>
    <message>
        <source>two other stone tiles</source>
        <extracomment>In &quot;Removed once its row has two other stone tiles&quot;.</extracomment>
        <translation>ďalšie dva dieliky kameňa</translation>
    </message>
    <message>
        <source>{place}, with the treasure “{treasure}”</source>
        <extracomment>Added to what is said of a tile; {treasure} is like &quot;Row: wheat field&quot;.</extracomment>
        <translation>{place}, s pokladom „{treasure}“</translation>
    </message>
    <message>
        <source>{place}, with the scaffold</source>
        <translation>{place}, s lešením</translation>
    </message>
    <message>
        <source>The scaffold: your last building. Henry builds around it.</source>
        <translation>Lešenie: vaša posledná budova. Henry stavia okolo nej.</translation>
    </message>
    <message>
        <source>Henry builds around the starting tile until you have built.</source>
        <translation>Kým nič nepostavíte, Henry stavia okolo štartovacieho dielika.</translation>
    </message>
    <message numerus="yes">
        <source>scores %n points now, doubled as one of Henry&apos;s three best buildings</source>
        <extracomment>Said of a building of Henry&apos;s; his three best count double.</extracomment>
        <translation>
            <numerusform>dáva teraz %n bod (zdvojnásobený, patrí k trom najlepším Henryho budovám)</numerusform>
            <numerusform>dáva teraz %n body (zdvojnásobené, patrí k trom najlepším Henryho budovám)</numerusform>
            <numerusform>dáva teraz %n bodov (zdvojnásobené, patrí k trom najlepším Henryho budovám)</numerusform>
        </translation>
    </message>
    <message>
        <source>Henry would put it at {cell}: it joins a road (rule A)</source>
        <extracomment>{cell} is like M13.</extracomment>
        <translation>Henry by ho položil na {cell}: napojí sa na cestu (pravidlo A)</translation>
    </message>
    <message>
        <source>Henry would put it at {cell}: it blocks a road (rule B)</source>
        <translation>Henry by ho položil na {cell}: zablokuje cestu (pravidlo B)</translation>
    </message>
    <message>
        <source>Henry would put it at {cell}: no road can be joined or blocked, so it goes to the first empty cell (rule C)</source>
        <translation>Henry by ho položil na {cell}: žiadnu cestu nemožno predĺžiť ani zablokovať, preto ide na prvé voľné políčko (pravidlo C)</translation>
    </message>
    <message>
        <source>Henry would remove it from the game: no empty cell (rule D)</source>
        <translation>U Henryho by opustil hru: žiadne voľné políčko (pravidlo D)</translation>
    </message>
    <message>
        <source>If you ended your turn now</source>
        <extracomment>In front of what Henry would do if the human&apos;s turn ended at this moment.</extracomment>
        <translation>Keby ste teraz ukončili ťah</translation>
    </message>
    <message>
        <source>With {tile} at {cell}. {heading}</source>
        <extracomment>{heading} is a sentence, or two; {tile}, the nominative, is held over {cell}, like M13.</extracomment>
        <translation>S dielikom na {cell}: {tile}. {heading}</translation>
    </message>
    <message>
        <source>With {tile} face down at {cell}. {heading}</source>
        <extracomment>The same of a tile that would lie face down.</extracomment>
        <translation>So zakrytým dielikom na {cell}: {tile}. {heading}</translation>
    </message>
    <message>
        <source>{tile}: to {cell}. Going clockwise around {centre}, this is the first empty cell where it joins a road (rule A).</source>
        <extracomment>{tile} is the nominative; {cell} and {centre} are cells like M13.</extracomment>
        <translation>{tile}: na {cell} – v smere hodinových ručičiek okolo {centre} je to prvé voľné políčko, kde sa napojí na cestu (pravidlo A).</translation>
    </message>
    <message>
        <source>{tile}: to {cell}. It can&apos;t join a road, and going clockwise around {centre}, this is the first empty cell where it blocks one (rule B).</source>
        <translation>{tile}: na {cell} – na cestu sa napojiť nedá a v smere hodinových ručičiek okolo {centre} je to prvé voľné políčko, kde cestu zablokuje (pravidlo B).</translation>
    </message>
    <message>
        <source>{tile}: to {cell}. No road can be joined or blocked, so it goes to the first empty cell clockwise around {centre} (rule C).</source>
        <translation>{tile}: na {cell} – žiadnu cestu nemožno predĺžiť ani zablokovať, preto ide na prvé voľné políčko okolo {centre} v smere hodinových ručičiek (pravidlo C).</translation>
    </message>
    <message>
        <source>{tile}: leaves the game, as no cell around {centre} is empty (rule D).</source>
        <translation>{tile}: opúšťa hru, lebo okolo {centre} nie je voľné políčko (pravidlo D).</translation>
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
        <translation>Najprv si vezmete dielik vy. Henry by si potom mohol vziať jeden z týchto:</translation>
    </message>
    <message>
        <source>Its cross: {resource}. It goes onto his next tile of that terrain and blocks it for your troops.</source>
        <extracomment>Of a troop of Henry&apos;s; {resource} is the terrain of its cross, in the nominative.</extracomment>
        <translation>Jej kríž: {resource}. Prejde na Henryho ďalší dielik tohto terénu a zablokuje ho pre vaše jednotky.</translation>
    </message>
    <message>
        <source>Once you have taken this tile, Henry could take one of these:</source>
        <translation>Keď si vezmete tento dielik, Henry by si mohol vziať jeden z týchto:</translation>
    </message>
    <message>
        <source>{tiles} → {cell} (joins a road)</source>
        <extracomment>One of a list: &quot;Mill or Mine → N12 (joins a road)&quot;; {tiles} are nominatives.</extracomment>
        <translation>{tiles} → {cell} (napojí sa na cestu)</translation>
    </message>
    <message>
        <source>{tiles} → {cell} (blocks a road)</source>
        <extracomment>One of a list, as before.</extracomment>
        <translation>{tiles} → {cell} (zablokuje cestu)</translation>
    </message>
    <message>
        <source>{tiles} → {cell} (first empty cell)</source>
        <extracomment>One of a list, as before.</extracomment>
        <translation>{tiles} → {cell} (prvé voľné políčko)</translation>
    </message>
    <message>
        <source>{tiles} → out of the game (no empty cell)</source>
        <extracomment>One of a list; {tiles} are nominatives. The tile would leave the game, by rule D.</extracomment>
        <translation>{tiles} → mimo hry (žiadne voľné políčko)</translation>
    </message>
    <message>
        <source>or the tile that replaces the one you take ({terrain})</source>
        <extracomment>One of a list: the tile that the refill brings, of which only the terrain is known.</extracomment>
        <translation>alebo dielik, ktorý po vašom výbere pribudne zo spoločnej zásoby ({terrain})</translation>
    </message>
    <message>
        <source>Henry has no more turns.</source>
        <translation>Henry už nemá žiadny ťah.</translation>
    </message>
    <message>
        <source>The royal reserve is empty, so Henry&apos;s turn would end without a tile.</source>
        <translation>Kráľovská rezerva je prázdna, takže by sa Henryho ťah skončil bez dielika.</translation>
    </message>
    <message>
        <source>Henry&apos;s reach has no limit</source>
        <extracomment>In place of how many tiles are in reach, while Henry is to move.</extracomment>
        <translation>Henryho dosah nie je obmedzený</translation>
    </message>
    <message>
        <source>Henry&apos;s turn, step {number} of {count}</source>
        <extracomment>{number} of {count} steps.</extracomment>
        <translation>Henryho ťah, krok {number} z {count}</translation>
    </message>
    <message>
        <source>Henry&apos;s last turn again, step {number} of {count}</source>
        <extracomment>The heading when an earlier turn of his is shown once more.</extracomment>
        <translation>Henryho posledný ťah ešte raz, krok {number} z {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button: to the next step.</extracomment>
        <translation>Ďalej</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>A button: to the end of Henry&apos;s turn.</extracomment>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button: all steps have been shown.</extracomment>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Showing Henry&apos;s turn: Space or “Next” shows the next step, anything else skips to the end.</source>
        <translation>Ukazuje sa Henryho ťah: medzerník alebo „Ďalej“ ukáže ďalší krok, čokoľvek iné preskočí na koniec.</translation>
    </message>
    <message>
        <source>Showing Henry&apos;s turn: any key or click skips to the end.</source>
        <translation>Ukazuje sa Henryho ťah: akýkoľvek kláves alebo kliknutie preskočí na koniec.</translation>
    </message>
    <message>
        <source>Henry has not played yet.</source>
        <translation>Henry ešte neťahal.</translation>
    </message>
</context>
<context>
    <name>HenryKeeper</name>
    <message>
        <source>No tile lies on this place of the reserve.</source>
        <translation>Na tomto mieste rezervy nie je dielik.</translation>
    </message>
    <message>
        <source>You don&apos;t hold this tile: {tile}.</source>
        <translation>Tento dielik nemáte v ruke: {tile}.</translation>
    </message>
    <message>
        <source>There is no building at {cell}.</source>
        <translation>Na {cell} nie je budova.</translation>
    </message>
    <message>
        <source>First answer what is asked.</source>
        <translation>Najprv odpovedzte na otázku.</translation>
    </message>
    <message>
        <source>Your retinue never leaves the landscape.</source>
        <translation>Váš družinový oddiel nikdy neopúšťa krajinu.</translation>
    </message>
    <message>
        <source>No troop of yours stands there.</source>
        <translation>Nestojí tam žiadna vaša jednotka.</translation>
    </message>
    <message>
        <source>On {cell} stands a troop of yours already.</source>
        <translation>Na {cell} už stojí vaša jednotka.</translation>
    </message>
    <message>
        <source>On {cell} stands a troop of Henry&apos;s.</source>
        <translation>Na {cell} stojí Henryho jednotka.</translation>
    </message>
    <message numerus="yes">
        <source>The supply still holds %n tiles: say which terrain lies on top.</source>
        <extracomment>%n is how many tiles the supply holds.</extracomment>
        <translation>
            <numerusform>V spoločnej zásobe je ešte %n dielik: povedzte, aký má terén.</numerusform>
            <numerusform>V spoločnej zásobe sú ešte %n dieliky: povedzte, aký terén je navrchu.</numerusform>
            <numerusform>V spoločnej zásobe je ešte %n dielikov: povedzte, aký terén je navrchu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply is empty.</source>
        <translation>Spoločná zásoba je prázdna.</translation>
    </message>
    <message>
        <source>This treasure was turned over before.</source>
        <translation>Tento poklad už bol odkrytý.</translation>
    </message>
    <message>
        <source>This tile is known already: {tile}.</source>
        <translation>Tento dielik je už známy: {tile}.</translation>
    </message>
    <message>
        <source>The tile that came must have the terrain you named ({terrain}): {tile} hasn&apos;t.</source>
        <extracomment>{terrain} is like &quot;wheat field&quot;.</extracomment>
        <translation>Odkrytý dielik musí mať uvedený terén ({terrain}): {tile} ho nemá.</translation>
    </message>
    <message>
        <source>Begin a game: choose its sets and Henry&apos;s level.</source>
        <translation>Začnite hru: vyberte sady a Henryho úroveň.</translation>
    </message>
    <message>
        <source>Which tile of the reserve is first, clockwise from the shield?</source>
        <translation>Ktorý dielik rezervy je prvý od štítu v smere hodinových ručičiek?</translation>
    </message>
    <message>
        <source>And on place {number}?</source>
        <extracomment>The question for each later place: {number} is 2 to 6.</extracomment>
        <translation>A na mieste {number}?</translation>
    </message>
    <message>
        <source>Which terrain has the starting tile?</source>
        <translation>Aký terén má štartovací dielik?</translation>
    </message>
    <message>
        <source>Your turn: click the tile you took and lay your tiles. Then say which terrain lies on top of the supply.</source>
        <translation>Váš ťah: kliknite na dielik, ktorý ste si vzali, a vyložte svoje dieliky. Potom povedzte, aký terén je navrchu spoločnej zásoby.</translation>
    </message>
    <message>
        <source>Your last turn: click the tile you took, lay your tiles, and end the game.</source>
        <translation>Váš posledný ťah: kliknite na dielik, ktorý ste si vzali, vyložte svoje dieliky a ukončite hru.</translation>
    </message>
    <message>
        <source>Which tile came from the supply?</source>
        <translation>Ktorý dielik prišiel zo spoločnej zásoby?</translation>
    </message>
    <message>
        <source>Which treasure did you turn over for Henry?</source>
        <translation>Ktorý poklad ste odkryli pre Henryho?</translation>
    </message>
    <message>
        <source>The game is over. Say where your troops stand, then keep the game.</source>
        <translation>Hra sa skončila. Postavte svoje jednotky a potom hru uchovajte.</translation>
    </message>
    <message>
        <source>Game against {level}</source>
        <translation>Hra proti: {level}</translation>
    </message>
    <message>
        <source>Into the reserve: {tile}</source>
        <extracomment>A tile came into the reserve.</extracomment>
        <translation>Do rezervy: {tile}</translation>
    </message>
    <message>
        <source>Starting tile: {terrain}</source>
        <translation>Štartovací dielik: {terrain}</translation>
    </message>
    <message>
        <source>Taken: {tile}</source>
        <translation>Vzatý dielik: {tile}</translation>
    </message>
    <message>
        <source>Built at {cell}: {tile}</source>
        <translation>Postavené na {cell}: {tile}</translation>
    </message>
    <message>
        <source>Expanded at {cell}: {tile}</source>
        <translation>Rozšírené na {cell}: {tile}</translation>
    </message>
    <message>
        <source>Turned face down: {cell}</source>
        <translation>Otočené: {cell}</translation>
    </message>
    <message>
        <source>Troop moved to {cell}</source>
        <translation>Jednotka presunutá na {cell}</translation>
    </message>
    <message>
        <source>Troop withdrawn from {cell}</source>
        <translation>Jednotka stiahnutá z {cell}</translation>
    </message>
    <message>
        <source>Turn ended; on top of the supply: {terrain}</source>
        <extracomment>{terrain} is like &quot;wheat field&quot;.</extracomment>
        <translation>Koniec ťahu; navrchu spoločnej zásoby: {terrain}</translation>
    </message>
    <message>
        <source>Turn ended; the supply is empty</source>
        <translation>Koniec ťahu; spoločná zásoba je prázdna</translation>
    </message>
    <message>
        <source>Roads drawn: {tile}</source>
        <translation>Nakreslené cesty: {tile}</translation>
    </message>
    <message>
        <source>Treasure: {treasure}</source>
        <translation>Poklad: {treasure}</translation>
    </message>
    <message>
        <source>{resource}: end the turn</source>
        <extracomment>A choice: the turn ends, and a tile of this {resource}, such as wood, lies on the supply.</extracomment>
        <translation>{resource}: koniec ťahu</translation>
    </message>
    <message>
        <source>The supply is empty: end the turn</source>
        <translation>Spoločná zásoba je prázdna: koniec ťahu</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Ukončiť hru</translation>
    </message>
    <message>
        <source>&amp;Built</source>
        <extracomment>Tiles are laid face up.</extracomment>
        <translation>&amp;Postavený</translation>
    </message>
    <message>
        <source>E&amp;xpanded</source>
        <extracomment>Tiles are laid face down.</extracomment>
        <translation>&amp;Rozšírenie</translation>
    </message>
</context>
<context>
    <name>HenryPage</name>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Body</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nová hra…</translation>
    </message>
    <message>
        <source>What you told</source>
        <translation>Vaše odpovede</translation>
    </message>
    <message>
        <source>Henry&apos;s turn</source>
        <translation>Henryho ťah</translation>
    </message>
    <message>
        <source>What you told: choose a step to correct it</source>
        <translation>Vaše odpovede: vyberte jednu, ktorú chcete opraviť</translation>
    </message>
    <message>
        <source>Undo to lay a tile elsewhere.</source>
        <translation>Vráťte krok, ak má dielik ležať inde.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Hra sa ešte neskončila.</translation>
    </message>
    <message>
        <source>Henry has not played yet.</source>
        <translation>Henry ešte nehral.</translation>
    </message>
    <message>
        <source>Henry at your table</source>
        <translation>Henry pri vašom stole</translation>
    </message>
    <message numerus="yes">
        <source>{level} · %n tile(s) in the supply</source>
        <translation>
            <numerusform>{level} · %n dielik v spoločnej zásobe</numerusform>
            <numerusform>{level} · %n dieliky v spoločnej zásobe</numerusform>
            <numerusform>{level} · %n dielikov v spoločnej zásobe</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: prázdne</translation>
    </message>
    <message numerus="yes">
        <source>%n later step(s) no longer fit: tell them again.</source>
        <translation>
            <numerusform>%n neskoršia odpoveď už nesedí: zadajte ju znova.</numerusform>
            <numerusform>%n neskoršie odpovede už nesedia: zadajte ich znova.</numerusform>
            <numerusform>%n neskorších odpovedí už nesedí: zadajte ich znova.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected; the later steps follow.</source>
        <translation>Opravené; neskoršie odpovede zostávajú.</translation>
    </message>
    <message>
        <source>Tell this step again; the later ones follow as far as they fit.</source>
        <translation>Zadajte túto odpoveď znova; neskoršie zostanú, pokiaľ sedia.</translation>
    </message>
    <message>
        <source>With these roads Henry builds at {cell}: move his tile there.</source>
        <translation>S týmito cestami stavia Henry na {cell}: presuňte jeho dielik tam.</translation>
    </message>
    <message>
        <source>Click the cell where it lies now, or press Enter there.</source>
        <translation>Kliknite na pole, kde to teraz leží, alebo tam stlačte Enter.</translation>
    </message>
    <message>
        <source>Henry&apos;s troops move by themselves.</source>
        <translation>Henryho jednotky sa pohybujú samy.</translation>
    </message>
    <message>
        <source>There is no tile here.</source>
        <translation>Nie je tu žiadny dielik.</translation>
    </message>
    <message>
        <source>Turn it &amp;face down</source>
        <translation>&amp;Otočiť ho</translation>
    </message>
    <message>
        <source>&amp;Withdraw the troop</source>
        <translation>&amp;Stiahnuť jednotku</translation>
    </message>
    <message>
        <source>Move the troop from {cell} here</source>
        <translation>Presunúť sem jednotku z {cell}</translation>
    </message>
    <message>
        <source>Move the &amp;retinue here</source>
        <translation>Presunúť sem &amp;družinový oddiel</translation>
    </message>
    <message>
        <source>&amp;Deploy a troop here</source>
        <translation>&amp;Rozmiestniť sem jednotku</translation>
    </message>
    <message>
        <source>Landscape on your table</source>
        <translation>Krajina na vašom stole</translation>
    </message>
</context>
<context>
    <name>HenryTable</name>
    <message>
        <source>Begin another game?</source>
        <translation>Začať inú hru?</translation>
    </message>
    <message>
        <source>What you told about the present game is forgotten.</source>
        <translation>Odpovede o terajšej hre sa stratia.</translation>
    </message>
    <message>
        <source>Keep telling</source>
        <translation>Zostať pri tejto hre</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>Začať inú hru</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Lay {tile} face down at {cell}</source>
        <translation>Položiť {tile} rubom nahor na {cell}</translation>
    </message>
    <message>
        <source>Discard {tiles}</source>
        <extracomment>{tiles} are objects: &quot;the Mill and the Inn&quot;; they go at the end of the turn.</extracomment>
        <translation>Odhodiť {tiles}</translation>
    </message>
    <message>
        <source>{change} ({lines})</source>
        <extracomment>{change} is like &quot;White +5&quot;; {lines} what it comes from, such as &quot;Market at L13: +2; roads: +3&quot;.</extracomment>
        <translation>{change} ({lines})</translation>
    </message>
    <message>
        <source>leaves the treasure at {cell}</source>
        <extracomment>A treasure that another turn would have removed; Henry keeps its points.</extracomment>
        <translation>ponechá poklad na {cell}</translation>
    </message>
    <message>
        <source>{building}, doubled</source>
        <extracomment>{building} is like &quot;Market at L13&quot;; in the turn that is compared no troop stands on it.</extracomment>
        <translation>{building}, dvojnásobne</translation>
    </message>
    <message>
        <source>{building}, not doubled</source>
        <translation>{building}, nie dvojnásobne</translation>
    </message>
    <message>
        <source>it gets harder for {heir} to destroy {tile} at {cell}</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} an object, one&apos;s own: &quot;the Mill&quot;.</extracomment>
        <translation>{heir} už nezničí tak ľahko {tile} na {cell}</translation>
    </message>
    <message>
        <source>{heir} can destroy {tile} at {cell} next turn</source>
        <translation>{heir} môže v nasledujúcom ťahu zničiť {tile} na {cell}</translation>
    </message>
    <message numerus="yes">
        <source>{heir} could have taken {tile} next turn and gained %n points with it</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} is an object: &quot;the Mill&quot;. It has been taken.</extracomment>
        <translation>
            <numerusform>{heir} prichádza o možnosť vziať si v nasledujúcom ťahu {tile} a získať tým %n bod</numerusform>
            <numerusform>{heir} prichádza o možnosť vziať si v nasledujúcom ťahu {tile} a získať tým %n body</numerusform>
            <numerusform>{heir} prichádza o možnosť vziať si v nasledujúcom ťahu {tile} a získať tým %n bodov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} can take {tile} next turn and gain %n points with it</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} is an object: &quot;the Mill&quot;. It is left.</extracomment>
        <translation>
            <numerusform>{heir} si môže v nasledujúcom ťahu vziať {tile} a získať tým %n bod</numerusform>
            <numerusform>{heir} si môže v nasledujúcom ťahu vziať {tile} a získať tým %n body</numerusform>
            <numerusform>{heir} si môže v nasledujúcom ťahu vziať {tile} a získať tým %n bodov</numerusform>
        </translation>
    </message>
    <message>
        <source>more access without the reserve: {resources}</source>
        <extracomment>{resources} is one or more like &quot;1 wood and 2 stone&quot;, beyond the access in the other turn.</extracomment>
        <translation>väčší prístup bez rezervy: {resources}</translation>
    </message>
    <message>
        <source>less access without the reserve: {resources}</source>
        <translation>menší prístup bez rezervy: {resources}</translation>
    </message>
    <message>
        <source>expected in later turns: {points}</source>
        <extracomment>Points by which the lead is likely to grow after this turn; {points} is signed.</extracomment>
        <translation>očakávané v neskorších ťahoch: {points}</translation>
    </message>
    <message>
        <source>Look at {tile} in the royal reserve.</source>
        <extracomment>{tile} is an object: &quot;the Mill&quot;. The first stage, which says no more.</extracomment>
        <translation>V kráľovskej rezerve si všimnite {tile}.</translation>
    </message>
    <message>
        <source>Look at the landscape around {cells}.</source>
        <extracomment>{cells} is one or more like &quot;M13 and M14&quot;. The first stage.</extracomment>
        <translation>Pozrite sa na krajinu okolo {cells}.</translation>
    </message>
    <message>
        <source>There&apos;s nothing better than to end the turn.</source>
        <translation>Nie je nič lepšie než ukončiť ťah.</translation>
    </message>
    <message>
        <source>Tiles: {actions}.</source>
        <extracomment>{actions} are such as &quot;Take the Mill; Build the Mill at M13&quot;.</extracomment>
        <translation>Dieliky: {actions}.</translation>
    </message>
    <message>
        <source>No tile is taken or laid: it&apos;s about what is there already.</source>
        <translation>Netreba brať ani klásť dielik: ide o to, čo už leží.</translation>
    </message>
    <message>
        <source>The whole turn: {actions}.</source>
        <extracomment>{actions} are such as &quot;Take the Mill; Build the Mill at M13; March from M13 to M14&quot;.</extracomment>
        <translation>Celý ťah: {actions}.</translation>
    </message>
    <message>
        <source>Then ask again: the rest depends on the tile that turns up.</source>
        <extracomment>Behind a turn that turns up a tile with which more may be done.</extracomment>
        <translation>Potom sa spýtajte znova: zvyšok závisí od odkrytého dielika.</translation>
    </message>
    <message>
        <source>Points now: {changes}.</source>
        <extracomment>{changes} are such as &quot;White +5 (Market at L13: +5); Blue −1 (roads: −1)&quot;.</extracomment>
        <translation>Body hneď: {changes}.</translation>
    </message>
    <message>
        <source>It changes no points now.</source>
        <translation>Body sa zatiaľ nezmenia.</translation>
    </message>
    <message>
        <source>It prevents: {lines}.</source>
        <extracomment>{lines} are such as &quot;Blue could have taken the Mill next turn and gained 3 points with it&quot;.</extracomment>
        <translation>Čomu to zabráni: {lines}.</translation>
    </message>
    <message>
        <source>Access and reach: {lines}.</source>
        <extracomment>{lines} are such as &quot;White gains access to 1 wood; reach 2 instead of 1&quot;.</extracomment>
        <translation>Prístup a dosah: {lines}.</translation>
    </message>
    <message>
        <source>Its risk: {lines}.</source>
        <extracomment>{lines} are such as &quot;Blue can destroy the Mill at M13 next turn&quot;.</extracomment>
        <translation>Riziko: {lines}.</translation>
    </message>
    <message>
        <source>Expected lead of {heir} at the end: {lead}.</source>
        <extracomment>{heir} is a player&apos;s name, nominative; {lead} is a number such as &quot;3.5&quot;, below 0 if behind.</extracomment>
        <translation>{heir} – očakávaný náskok na konci: {lead}.</translation>
    </message>
    <message numerus="yes">
        <source>Expected lead of {heir} at the end: {lead}, give or take %n points.</source>
        <extracomment>As before; %n is how many points the game usually ends from that.</extracomment>
        <translation>
            <numerusform>{heir} – očakávaný náskok na konci: {lead}, plus-mínus %n bod.</numerusform>
            <numerusform>{heir} – očakávaný náskok na konci: {lead}, plus-mínus %n body.</numerusform>
            <numerusform>{heir} – očakávaný náskok na konci: {lead}, plus-mínus %n bodov.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other turn is as good.</source>
        <extracomment>A hint that does not yet say what the turn is.</extracomment>
        <translation>Žiadny iný ťah nie je rovnako dobrý.</translation>
    </message>
    <message numerus="yes">
        <source>%n other turns are as good.</source>
        <extracomment>A hint that does not yet say what the turn is.</extracomment>
        <translation>
            <numerusform>%n iný ťah je rovnako dobrý.</numerusform>
            <numerusform>%n iné ťahy sú rovnako dobré.</numerusform>
            <numerusform>%n iných ťahov je rovnako dobrých.</numerusform>
        </translation>
    </message>
    <message>
        <source>As good as: {actions}.</source>
        <extracomment>Another turn, which differs by less than is known; {actions} as in the whole turn.</extracomment>
        <translation>Rovnako dobrý ťah: {actions}.</translation>
    </message>
    <message>
        <source>Next best, {points} points worse: {actions}.</source>
        <extracomment>The second best turn, and by how many points it is worse; {points} is such as &quot;1.5&quot;.</extracomment>
        <translation>Ďalší v poradí, o {points} b. horší: {actions}.</translation>
    </message>
    <message>
        <source>Next best, {points} ± {error} points worse: {actions}.</source>
        <extracomment>As before; {error} is by how much {points} may differ.</extracomment>
        <translation>Ďalší v poradí, o {points} ± {error} b. horší: {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>Next best, {points} points worse in each of %n trials: {actions}.</source>
        <extracomment>As before; the difference was the same each time that both turns were played on.</extracomment>
        <translation>
            <numerusform>Ďalší v poradí, v %n pokuse o {points} b. horší: {actions}.</numerusform>
            <numerusform>Ďalší v poradí, v každom z %n pokusov o {points} b. horší: {actions}.</numerusform>
            <numerusform>Ďalší v poradí, v každom z %n pokusov o {points} b. horší: {actions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not played on, so other turns may be as good.</source>
        <extracomment>The turn was compared with others only by how things look at its end.</extracomment>
        <translation>Neskúšalo sa, čo príde potom, takže iné ťahy môžu byť rovnako dobré.</translation>
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
        <translation>Hľadá sa najlepší ťah…</translation>
    </message>
    <message>
        <source>No hint could be found. Please ask again.</source>
        <translation>Radu sa nepodarilo nájsť. Spýtajte sa ešte raz.</translation>
    </message>
    <message>
        <source>Hint 1 of 3: where to look</source>
        <translation>Rada 1 z 3: kam sa pozrieť</translation>
    </message>
    <message>
        <source>Hint 2 of 3: which tiles</source>
        <translation>Rada 2 z 3: ktoré dieliky</translation>
    </message>
    <message>
        <source>Hint 3 of 3: the whole turn</source>
        <translation>Rada 3 z 3: celý ťah</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Prestať hľadať</translation>
    </message>
    <message>
        <source>Which tiles?</source>
        <extracomment>A button: the second stage of a hint.</extracomment>
        <translation>Ktoré dieliky?</translation>
    </message>
    <message>
        <source>The whole turn</source>
        <extracomment>A button: the third stage of a hint.</extracomment>
        <translation>Celý ťah</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Back to the last game</source>
        <translation>Späť k poslednej hre</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovať</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Start page</source>
        <translation>Úvodná stránka</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Vaše hry</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Vaše výsledky</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Naučte sa hrať za 10 minút</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Precvičovanie</translation>
    </message>
    <message>
        <source>Turn of the day</source>
        <translation>Ťah dňa</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otvoriť súbor…</translation>
    </message>
    <message>
        <source>Score a real game</source>
        <translation>Spočítať skutočnú hru</translation>
    </message>
    <message>
        <source>Henry at your table</source>
        <translation>Henry pri vašom stole</translation>
    </message>
    <message>
        <source>Tiles of your box</source>
        <translation>Dieliky vašej škatule</translation>
    </message>
    <message>
        <source>Two machines</source>
        <translation>Dve zariadenia</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dvaja bratia</translation>
    </message>
    <message>
        <source>One kingdom, built together.</source>
        <translation>Jedno kráľovstvo, budované spoločne.</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>{sets}; the roads are scored.</source>
        <extracomment>{sets} are the names of three sets, with commas.</extracomment>
        <translation>{sets}; cesty sa bodujú.</translation>
    </message>
    <message>
        <source>{sets}; the roads are not scored.</source>
        <translation>{sets}; cesty sa nebodujú.</translation>
    </message>
    <message>
        <source>You play {heir}.</source>
        <extracomment>{heir} is White or Blue.</extracomment>
        <translation>Vaša farba: {heir}.</translation>
    </message>
    <message>
        <source>{heir} goes first.</source>
        <translation>Začína: {heir}.</translation>
    </message>
    <message>
        <source>The shield decides who goes first.</source>
        <translation>Kto začína, určí hod štítom.</translation>
    </message>
    <message>
        <source>Undo: freely in a turn.</source>
        <translation>Vracanie ťahov: voľne v ťahu.</translation>
    </message>
    <message>
        <source>Undo: until something is revealed.</source>
        <translation>Vracanie ťahov: kým sa nič neodhalí.</translation>
    </message>
    <message>
        <source>Undo: not at all.</source>
        <translation>Vracanie ťahov: vôbec nie.</translation>
    </message>
</context>
<context>
    <name>InvitationDialog</name>
    <message>
        <source>Invite somebody</source>
        <translation>Pozvať niekoho</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Vaše &amp;meno</translation>
    </message>
    <message>
        <source>You are</source>
        <translation>Vaša farba</translation>
    </message>
    <message>
        <source>a shared folder</source>
        <translation>spoločný priečinok</translation>
    </message>
    <message>
        <source>machines nearby</source>
        <translation>zariadenia v blízkosti</translation>
    </message>
    <message>
        <source>mail</source>
        <translation>pošta</translation>
    </message>
    <message>
        <source>Switch Nearby on under “Two machines” first.</source>
        <translation>Najprv zapnite hru v blízkosti v časti „Dve zariadenia“.</translation>
    </message>
    <message>
        <source>Find people under “Far away” first.</source>
        <translation>Najprv nájdite ľudí v okne „Na diaľku“.</translation>
    </message>
    <message>
        <source>By way of</source>
        <translation>Cesta</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>Č&amp;lovek</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>V&amp;ybrať…</translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation>Spoločný priečinok</translation>
    </message>
    <message>
        <source>Three sets</source>
        <translation>Tri sady</translation>
    </message>
    <message>
        <source>Score the &amp;roads</source>
        <translation>Bodovať &amp;cesty</translation>
    </message>
    <message>
        <source>decided by tossing the shield</source>
        <translation>ten, koho určí hod štítom</translation>
    </message>
    <message>
        <source>&amp;Goes first</source>
        <translation>&amp;Začína</translation>
    </message>
    <message>
        <source>freely in a turn</source>
        <translation>voľne v ťahu</translation>
    </message>
    <message>
        <source>until something is revealed</source>
        <translation>kým sa nič neodhalí</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>vôbec nie</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>&amp;Vracanie ťahov</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>&amp;Hodiny</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Pozvať</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>The shared folder</source>
        <translation>Spoločný priečinok</translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n more.</source>
        <translation>
            <numerusform>Vyberte tri sady: ešte %n.</numerusform>
            <numerusform>Vyberte tri sady: ešte %n.</numerusform>
            <numerusform>Vyberte tri sady: ešte %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n too many.</source>
        <translation>
            <numerusform>Vyberte tri sady: o %n viac, než treba.</numerusform>
            <numerusform>Vyberte tri sady: o %n viac, než treba.</numerusform>
            <numerusform>Vyberte tri sady: o %n viac, než treba.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder that both machines can see.</source>
        <translation>Vyberte priečinok, ktorý vidia obe zariadenia.</translation>
    </message>
    <message>
        <source>none chosen yet</source>
        <translation>ešte nevybraný</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>A new person</source>
        <translation>Nová osoba</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Pozvanie</translation>
    </message>
    <message>
        <source>The invitation as QR code</source>
        <translation>Pozvanie ako QR kód</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopírovať</translation>
    </message>
    <message>
        <source>&amp;Or enter the line that you were sent:</source>
        <translation>&amp;Alebo zadajte riadok, ktorý vám poslali:</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Prijať</translation>
    </message>
    <message>
        <source>Send this to the person with whom you want to play, in whatever way you like. Both machines then exchange their keys; both have to be on the network at some time. Whoever has the line can do this, so send it to nobody else.</source>
        <translation>Pošlite to tomu, s kým chcete hrať, akokoľvek chcete. Obe zariadenia si potom vymenia kľúče; obe musia byť niekedy v sieti. Môže to urobiť každý, kto má tento riadok, preto ho neposielajte nikomu inému.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>Would you like to play The Two Heirs with me, each at our own machine?

1. Install the program and its part for games far away: {address}
2. Choose “Two machines” in the Game menu, then “Far away”, and make an account.
3. Choose “New person”, and enter this line:

{link}</source>
        <translation>Zahráte si so mnou hru „Dvaja bratia“, každý na svojom zariadení?

1. Nainštalujte program a jeho časť na hry na diaľku: {address}
2. V ponuke Hra vyberte „Dve zariadenia“, potom „Na diaľku“ a vytvorte si účet.
3. Vyberte „Nová osoba“ a zadajte tento riadok:

{link}</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Skopírované.</translation>
    </message>
    <message>
        <source>The keys are being exchanged. That works as soon as both machines are on.</source>
        <translation>Kľúče sa vymieňajú. Podarí sa to, keď budú obe zariadenia zapnuté.</translation>
    </message>
</context>
<context>
    <name>KeeperTray</name>
    <message>
        <source>Answers</source>
        <translation>Odpovede</translation>
    </message>
    <message>
        <source>Royal reserve, clockwise from the shield</source>
        <translation>Kráľovská rezerva v smere hodinových ručičiek od štítu</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Vaša ruka</translation>
    </message>
    <message>
        <source>On top of the supply, at the end of your turn</source>
        <translation>Navrchu spoločnej zásoby na konci vášho ťahu</translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the reserve</source>
        <translation>
            <numerusform>%n jednotka v rezerve</numerusform>
            <numerusform>%n jednotky v rezerve</numerusform>
            <numerusform>%n jednotiek v rezerve</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>The levels and you</source>
        <translation>Úrovne a vy</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Learn the game in ten minutes</source>
        <translation>Naučte sa hru za desať minút</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hotová</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>ešte nie je hotová</translation>
    </message>
    <message>
        <source>Leave the tutorial</source>
        <translation>Opustiť výučbu</translation>
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
        <translation>Lekcie</translation>
    </message>
    <message>
        <source>All lessons of the tutorial</source>
        <translation>Všetky lekcie výučby</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Späť</translation>
    </message>
    <message>
        <source>Back to the previous step; what you did is undone</source>
        <translation>Na predchádzajúci krok; čo ste urobili, sa vráti späť</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Ukázať</translation>
    </message>
    <message>
        <source>Let the program do this step</source>
        <translation>Nechať tento krok na program</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ďalej</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Lekcia {number} z {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ďalej</translation>
    </message>
    <message>
        <source>More in the rule book</source>
        <translation>Viac v knihe pravidiel</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nová hra…</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Ďalšia lekcia</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your games are saved in {folder}</source>
        <translation>Vaše hry sú v priečinku {folder}</translation>
    </message>
    <message>
        <source>The game could not be renamed</source>
        <translation>Hru sa nepodarilo premenovať</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Export hry</translation>
    </message>
    <message>
        <source>The game could not be exported</source>
        <translation>Hru sa nepodarilo exportovať</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>Exportované do {file}</translation>
    </message>
    <message>
        <source>The folder cannot be opened</source>
        <translation>Priečinok sa nedá otvoriť</translation>
    </message>
    <message>
        <source>Opening the folder…</source>
        <translation>Priečinok sa otvára…</translation>
    </message>
    <message>
        <source>Renaming the game…</source>
        <translation>Hra sa premenúva…</translation>
    </message>
    <message>
        <source>Game to share, without the order of what is hidden (*.twoheirs)</source>
        <translation>Hra na zdieľanie, bez poradia toho, čo je zakryté (*.twoheirs)</translation>
    </message>
    <message>
        <source>Whole game, with the order of what is hidden (*.twoheirs)</source>
        <translation>Celá hra, s poradím toho, čo je zakryté (*.twoheirs)</translation>
    </message>
    <message>
        <source>Exporting the game…</source>
        <translation>Hra sa exportuje…</translation>
    </message>
    <message>
        <source>The games could not be added</source>
        <translation>Hry sa nepodarilo pridať</translation>
    </message>
    <message>
        <source>Adding the games…</source>
        <translation>Hry sa pridávajú…</translation>
    </message>
    <message>
        <source>Some files are not games</source>
        <translation>Nie každý súbor je hra</translation>
    </message>
    <message>
        <source>This game is already among your games.</source>
        <translation>Táto hra už medzi vašimi hrami je.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <translation>
            <numerusform>Pribudla %n hra.</numerusform>
            <numerusform>Pribudli %n hry.</numerusform>
            <numerusform>Pribudlo %n hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not be deleted</source>
        <translation>Hru sa nepodarilo vymazať</translation>
    </message>
    <message>
        <source>The system could not move {file} to the trash.</source>
        <translation>Systém nemohol presunúť {file} do koša.</translation>
    </message>
    <message>
        <source>“{game}” is in the trash.</source>
        <translation>Hra „{game}“ je v koši.</translation>
    </message>
    <message>
        <source>Deleting the game…</source>
        <translation>Hra sa vymazáva…</translation>
    </message>
    <message>
        <source>“{game}” has been restored.</source>
        <translation>Hra „{game}“ je obnovená.</translation>
    </message>
    <message>
        <source>Restoring the game…</source>
        <translation>Hra sa obnovuje…</translation>
    </message>
    <message>
        <source>Your games cannot be listed</source>
        <translation>Vaše hry sa nedajú zobraziť</translation>
    </message>
    <message>
        <source>Looking for your games…</source>
        <translation>Hľadajú sa vaše hry…</translation>
    </message>
    <message>
        <source>The game could not be restored</source>
        <translation>Hru sa nepodarilo obnoviť</translation>
    </message>
    <message>
        <source>The hidden pieces were reshuffled.</source>
        <translation>Zvyšok sa zamiešal nanovo.</translation>
    </message>
    <message>
        <source>It is still in the system&apos;s trash: {file}</source>
        <translation>Stále je v koši systému: {file}</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencie</translation>
    </message>
    <message>
        <source>The program is free software, and so is everything it is built from, except Microsoft&apos;s libraries on Windows. Qt and PySide6 come as separate libraries, which you may replace with other versions. Each licence says where to find the source code.</source>
        <translation>Program je slobodný softvér, rovnako ako všetko, z čoho je vytvorený, okrem knižníc Microsoftu vo Windowse. Qt a PySide6 sú priložené ako samostatné knižnice: môžete ich nahradiť inými verziami. Nad každou licenciou je uvedené, kde nájdete zdrojový kód.</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dvaja bratia</translation>
    </message>
    <message>
        <source>&amp;Made with</source>
        <translation>&amp;Súčasti</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zavrieť</translation>
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
    <name>LordGraph</name>
    <message>
        <source>Points round by round</source>
        <translation>Body kolo za kolom</translation>
    </message>
    <message>
        <source>After round {round}: {points}</source>
        <translation>Po kole {round}: {points}</translation>
    </message>
    <message>
        <source>At the end: {points}</source>
        <translation>Na konci: {points}</translation>
    </message>
</context>
<context>
    <name>MailPages</name>
    <message>
        <source>Delete the account?</source>
        <translation>Odstrániť účet?</translation>
    </message>
    <message>
        <source>Its keys, people and messages are deleted from this machine. Games far away can&apos;t go on; what was played stays among your games.</source>
        <translation>Jeho kľúče, ľudia a správy sa z tohto zariadenia odstránia. Hry na diaľku nebudú môcť pokračovať; čo sa odohralo, zostane medzi vašimi hrami.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Odstrániť</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Ponechať</translation>
    </message>
    <message>
        <source>You can play with {name} now</source>
        <translation>Už môžete hrať: {name}</translation>
    </message>
    <message>
        <source>Both machines have exchanged their keys. Either of you can invite to a game.</source>
        <translation>Obe zariadenia si vymenili kľúče. Do hry môže pozvať ktorákoľvek strana.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Neskôr</translation>
    </message>
    <message>
        <source>Invite to a game…</source>
        <translation>Pozvať do hry…</translation>
    </message>
    <message>
        <source>Far away</source>
        <translation>Na diaľku</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The Two Heirs</source>
        <translation>Dvaja bratia</translation>
    </message>
</context>
<context>
    <name>MarginGraph</name>
    <message>
        <source>Margins game by game</source>
        <translation>Rozdiely hra po hre</translation>
    </message>
    <message>
        <source>Points given away game by game</source>
        <translation>Strata bodov hra po hre</translation>
    </message>
    <message>
        <source>Points given away per game: {mean}.</source>
        <translation>Strata bodov na hru: {mean}.</translation>
    </message>
    <message>
        <source>Points given away in the first games: {first}; in the last: {last}.</source>
        <translation>Strata bodov v prvých hrách: {first}; v posledných: {last}.</translation>
    </message>
    <message>
        <source>Mean margin of the first games: {first}; of the last: {last}.</source>
        <translation>Priemerný rozdiel v prvých hrách: {first}; v posledných: {last}.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nová…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otvoriť…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Otvoriť n&amp;edávne</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Uložiť ako…</translation>
    </message>
    <message>
        <source>&amp;Points so far</source>
        <translation>Doterajšie &amp;body</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>Pr&amp;ecvičovanie</translation>
    </message>
    <message>
        <source>Turn of the &amp;day</source>
        <translation>Ťa&amp;h dňa</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Odve&amp;ta</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>Vzdať s&amp;a…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Koniec</translation>
    </message>
    <message>
        <source>Show poi&amp;nts on lit cells</source>
        <translation>Body na zvý&amp;raznených políčkach</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Ú&amp;pravy</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Späť</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Znova</translation>
    </message>
    <message>
        <source>Restart &amp;turn</source>
        <translation>Začať ťah o&amp;dznova</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Ukončiť ťah</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobraziť</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Priblížiť</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <comment>playback of turns</comment>
        <translation>&amp;Pomaly</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <comment>playback of turns</comment>
        <translation>&amp;Normálne</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <comment>playback of turns</comment>
        <translation>&amp;Rýchlo</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <comment>playback of turns</comment>
        <translation>&amp;Hneď</translation>
    </message>
    <message>
        <source>Res&amp;ults…</source>
        <translation>Výs&amp;ledky…</translation>
    </message>
    <message>
        <source>&amp;Score a real game</source>
        <translation>&amp;Spočítať skutočnú hru</translation>
    </message>
    <message>
        <source>&amp;Henry at your table</source>
        <translation>&amp;Henry pri vašom stole</translation>
    </message>
    <message>
        <source>&amp;Tiles of your box</source>
        <translation>&amp;Dieliky vašej škatule</translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation>Ďalš&amp;ia úroveň</translation>
    </message>
    <message>
        <source>&amp;Games and invitations…</source>
        <translation>&amp;Hry a pozvania…</translation>
    </message>
    <message>
        <source>&amp;Next game that waits for you</source>
        <translation>Ďa&amp;lšia hra, ktorá na vás čaká</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Prejsť tam</translation>
    </message>
    <message>
        <source>Ask to &amp;take back a turn…</source>
        <translation>Požiadať o &amp;vrátenie ťahu…</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Vrátiť…</translation>
    </message>
    <message>
        <source>&amp;Say something…</source>
        <translation>&amp;Povedať niečo…</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>Povedať…</translation>
    </message>
    <message>
        <source>Have the computer pla&amp;y now</source>
        <translation>Nechať počítač zahrať hn&amp;eď</translation>
    </message>
    <message>
        <source>Pause the c&amp;omputer</source>
        <translation>&amp;Pozastaviť počítač</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Hľadať…</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Oddialiť</translation>
    </message>
    <message>
        <source>&amp;Fit the landscape</source>
        <translation>Zobraziť celú &amp;krajinu</translation>
    </message>
    <message>
        <source>&amp;Turn to face the active heir</source>
        <translation>O&amp;táčať k hráčovi na ťahu</translation>
    </message>
    <message>
        <source>&amp;Upright buildings</source>
        <translation>Vzpriamené o&amp;brázky</translation>
    </message>
    <message>
        <source>Show &amp;points</source>
        <translation>Ukázať bo&amp;dy</translation>
    </message>
    <message>
        <source>La&amp;bel columns and rows</source>
        <translation>&amp;Názvy stĺpcov a riadkov</translation>
    </message>
    <message>
        <source>Soun&amp;ds</source>
        <translation>Zv&amp;uky</translation>
    </message>
    <message>
        <source>Tiles still to &amp;come</source>
        <translation>Dieliky, ktoré &amp;ešte prídu</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Nastavenia programu…</translation>
    </message>
    <message>
        <source>&amp;Where will Henry build?</source>
        <translation>Kde bude &amp;Henry stavať?</translation>
    </message>
    <message>
        <source>T&amp;utorial</source>
        <translation>Vý&amp;učba</translation>
    </message>
    <message>
        <source>&amp;Keyboard and screen reader</source>
        <translation>&amp;Klávesnica a čítačka obrazovky</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Rada</translation>
    </message>
    <message>
        <source>&amp;What is needed?</source>
        <translation>Čo na to &amp;treba?</translation>
    </message>
    <message>
        <source>What &amp;has changed since your last turn?</source>
        <translation>Čo sa &amp;zmenilo od vášho posledného ťahu?</translation>
    </message>
    <message>
        <source>Your rea&amp;ch and access</source>
        <translation>Váš &amp;dosah a prístup</translation>
    </message>
    <message>
        <source>&amp;Last message again</source>
        <translation>Posledná sprá&amp;va ešte raz</translation>
    </message>
    <message>
        <source>Turn pla&amp;yback</source>
        <translation>Prehráv&amp;anie ťahov</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>Z&amp;dieľanie</translation>
    </message>
    <message>
        <source>At a real ta&amp;ble</source>
        <translation>Pri &amp;skutočnom stole</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>S&amp;tôl</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Priblíženie</translation>
    </message>
    <message>
        <source>T&amp;wo machines</source>
        <translation>Dve za&amp;riadenia</translation>
    </message>
    <message>
        <source>Show Henry&apos;s turn a&amp;gain</source>
        <translation>Zno&amp;va ukázať Henryho ťah</translation>
    </message>
    <message>
        <source>Show the last turn a&amp;gain</source>
        <translation>Zno&amp;va ukázať posledný ťah</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>&amp;Krok za krokom</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>&amp;Celá obrazovka</translation>
    </message>
    <message>
        <source>Play in the outlin&amp;e</source>
        <translation>Hrať v o&amp;snove</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;cník</translation>
    </message>
    <message>
        <source>&amp;Rule book</source>
        <translation>Kniha &amp;pravidiel</translation>
    </message>
    <message>
        <source>&amp;Turn at a glance</source>
        <translation>Prehľad ť&amp;ahu</translation>
    </message>
    <message>
        <source>S&amp;ymbols at a glance</source>
        <translation>Prehľad s&amp;ymbolov</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Skratky</translation>
    </message>
    <message>
        <source>&amp;About The Two Heirs</source>
        <translation>&amp;O programe „Dvaja bratia“</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vymazať zoznam</translation>
    </message>
</context>
<context>
    <name>MoreChoices</name>
    <message>
        <source>&amp;Goes first</source>
        <translation>&amp;Začína</translation>
    </message>
    <message>
        <source>You go first and play South; roads are scored.</source>
        <translation>Začínate vy, sedíte na juhu a cesty sa bodujú.</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>&amp;Vracanie ťahov</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Čí&amp;slo rozdania</translation>
    </message>
    <message>
        <source>decided by tossing the shield</source>
        <translation>ten, koho určí hod štítom</translation>
    </message>
    <message>
        <source>freely</source>
        <translation>ľubovoľne</translation>
    </message>
    <message>
        <source>until something is revealed</source>
        <translation>kým sa nič neodhalí</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>vôbec nie</translation>
    </message>
    <message>
        <source>The same seed and options always give the same shuffle.</source>
        <translation>Rovnaké číslo a rovnaké voľby vždy zamiešajú dieliky rovnako.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopírovať</translation>
    </message>
    <message>
        <source>&amp;Draw another</source>
        <translation>&amp;Nové</translation>
    </message>
    <message>
        <source>Any action can be undone, back to the start of the game.</source>
        <translation>Každú akciu možno vrátiť až po začiatok hry.</translation>
    </message>
    <message>
        <source>Ended turns and revealed tiles can&apos;t be undone.</source>
        <translation>Ukončené ťahy a odhalené dieliky nemožno vrátiť.</translation>
    </message>
    <message>
        <source>What&apos;s done is done.</source>
        <translation>Čo sa stalo, to sa stalo.</translation>
    </message>
    <message>
        <source>Plays South</source>
        <translation>Na juhu sedí</translation>
    </message>
</context>
<context>
    <name>NearbyDialog</name>
    <message>
        <source>Nearby</source>
        <translation>V blízkosti</translation>
    </message>
    <message>
        <source>While this is on, every machine in your network can see your name and connect to this one. Only machines whose four words you have compared play with it; what they send each other is encrypted. Nothing goes anywhere else.</source>
        <translation>Kým je to zapnuté, každé zariadenie vo vašej sieti vidí vaše meno a môže sa spojiť s týmto. Hrajú s ním len zariadenia, ktorých štyri slová ste porovnali; čo si posielajú, je šifrované. Nikam inam nejde nič.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Vaše &amp;meno</translation>
    </message>
    <message>
        <source>&amp;Machines nearby can find this one</source>
        <translation>Zaria&amp;denia v blízkosti môžu nájsť vaše</translation>
    </message>
    <message>
        <source>Also when the program &amp;starts</source>
        <translation>Aj pri štarte pro&amp;gramu</translation>
    </message>
    <message>
        <source>Machines nearby</source>
        <translation>Zariadenia v blízkosti</translation>
    </message>
    <message>
        <source>By &amp;address</source>
        <translation>Podľa &amp;adresy</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Zabudnúť</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>Enter your name to switch Nearby on.</source>
        <translation>Ak chcete zapnúť hru v blízkosti, zadajte svoje meno.</translation>
    </message>
    <message>
        <source>This network can&apos;t be searched now. Connect by address.</source>
        <translation>V tejto sieti sa teraz nedá hľadať. Spojte sa podľa adresy.</translation>
    </message>
    <message>
        <source>No machine found yet: the other player switches Nearby on, too.</source>
        <translation>Zatiaľ sa nenašlo žiadne zariadenie: aj druhý hráč zapne hru v blízkosti.</translation>
    </message>
    <message>
        <source>Nearby is switched off.</source>
        <translation>Hra v blízkosti je vypnutá.</translation>
    </message>
    <message>
        <source>Conn&amp;ect to address</source>
        <translation>Spoji&amp;ť s adresou</translation>
    </message>
    <message>
        <source>&amp;Connect to machine</source>
        <translation>&amp;Spojiť so zariadením</translation>
    </message>
    <message>
        <source>This machine: {addresses}</source>
        <translation>Toto zariadenie: {addresses}</translation>
    </message>
    <message>
        <source>To change your name, switch Nearby off.</source>
        <translation>Ak chcete zmeniť meno, vypnite hru v blízkosti.</translation>
    </message>
    <message>
        <source>a player without a name</source>
        <translation>hráč bez mena</translation>
    </message>
    <message>
        <source>{name}: connected</source>
        <translation>{name}: spojené</translation>
    </message>
    <message>
        <source>{name}: still comparing the words…</source>
        <translation>{name}: druhá osoba ešte porovnáva slová…</translation>
    </message>
    <message>
        <source>{name}: connecting…</source>
        <translation>{name}: spája sa…</translation>
    </message>
    <message>
        <source>{name}: not here now</source>
        <translation>{name}: teraz tu nie je</translation>
    </message>
    <message>
        <source>{name}: not compared yet</source>
        <translation>{name}: ešte neporovnané</translation>
    </message>
</context>
<context>
    <name>NearbyPages</name>
    <message>
        <source>Nearby</source>
        <translation>V blízkosti</translation>
    </message>
    <message>
        <source>{name}&apos;s machine must show the same four words in the same order, in every language: read them to each other, or look. If they differ, another machine stands between the two. You are asked once; both machines remember each other.</source>
        <translation>Druhé zariadenie ({name}) musí zobrazovať tie isté štyri slová v tom istom poradí, v každom jazyku: prečítajte si ich navzájom alebo sa pozrite. Ak sa líšia, stojí medzi nimi iné zariadenie. Otázka sa kladie raz; zariadenia si jedno druhé zapamätajú.</translation>
    </message>
    <message>
        <source>They &amp;differ</source>
        <translation>&amp;Líšia sa</translation>
    </message>
    <message>
        <source>They are the &amp;same</source>
        <translation>Sú ro&amp;vnaké</translation>
    </message>
    <message>
        <source>The machines are not connected</source>
        <translation>Zariadenia nie sú spojené</translation>
    </message>
    <message>
        <source>The other player has said that the words differ, or did not answer.</source>
        <translation>Druhý hráč povedal, že slová sa líšia, alebo neodpovedal.</translation>
    </message>
</context>
<context>
    <name>NewBunnyGameDialog</name>
    <message>
        <source>New game of Bunny Kingdom</source>
        <translation>Nová hra: Bunny Kingdom</translation>
    </message>
    <message numerus="yes">
        <source>%n lords</source>
        <translation>
            <numerusform>%n lord</numerusform>
            <numerusform>%n lordi</numerusform>
            <numerusform>%n lordov</numerusform>
        </translation>
    </message>
    <message>
        <source>With two, each pick plays one card and drops one.</source>
        <translation>Vo dvojici: z každého výberu sa jedna karta zahrá a jedna odloží.</translation>
    </message>
    <message>
        <source>Each pick plays two cards.</source>
        <translation>Z každého výberu sa zahrajú dve karty.</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>Meno, farba: {color}</translation>
    </message>
    <message>
        <source>Plays for {color}</source>
        <translation>Kto hrá, farba: {color}</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>človek</translation>
    </message>
    <message>
        <source>computer: {opponent}</source>
        <translation>počítač: {opponent}</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Naučte sa hrať za 10 minút</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Z&amp;ačať</translation>
    </message>
    <message>
        <source>A curtain hides every hand until its owner looks.</source>
        <translation>Záves skrýva karty každého, kým sa ich majiteľ nepozrie.</translation>
    </message>
    <message>
        <source>Computers choose at the same time as you.</source>
        <translation>Počítače vyberajú v tom istom čase ako vy.</translation>
    </message>
    <message>
        <source>The best match for you: {opponent}.</source>
        <translation>Najlepší súper pre vás: {opponent}.</translation>
    </message>
    <message>
        <source>Only computers play: you watch, and see no hand.</source>
        <translation>Hrajú iba počítače: vy sa pozeráte a nevidíte nikoho karty.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>&amp;White&apos;s name</source>
        <translation>&amp;Biely sa volá</translation>
    </message>
    <message>
        <source>&amp;Blue&apos;s name</source>
        <translation>&amp;Modrý sa volá</translation>
    </message>
    <message>
        <source>Score the &amp;roads</source>
        <translation>Bodovať &amp;cesty</translation>
    </message>
    <message>
        <source>Re&amp;commended three</source>
        <translation>T&amp;ri odporúčané</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Z&amp;ačať</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>V&amp;iac</translation>
    </message>
    <message>
        <source>On t&amp;wo machines…</source>
        <translation>Na d&amp;voch zariadeniach…</translation>
    </message>
    <message>
        <source>a human</source>
        <translation>človek</translation>
    </message>
    <message>
        <source>Plays for {heir}</source>
        <translation>Kto hrá: {heir}</translation>
    </message>
    <message>
        <source>Ra&amp;ndom three</source>
        <translation>Tri ná&amp;hodné</translation>
    </message>
    <message>
        <source>recommended with Travel, after your first game</source>
        <translation>odporúčané s Cestovaním, po prvej hre</translation>
    </message>
    <message>
        <source>best left off in your first game</source>
        <translation>v prvej hre radšej bez nich</translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n more.</source>
        <translation>
            <numerusform>Vyberte tri sady: ešte %n.</numerusform>
            <numerusform>Vyberte tri sady: ešte %n.</numerusform>
            <numerusform>Vyberte tri sady: ešte %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n too many.</source>
        <translation>
            <numerusform>Vyberte tri sady: o %n viac, než treba.</numerusform>
            <numerusform>Vyberte tri sady: o %n viac, než treba.</numerusform>
            <numerusform>Vyberte tri sady: o %n viac, než treba.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three sets are chosen.</source>
        <translation>Sú vybrané tri sady.</translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0 to {most}.</source>
        <translation>Číslo rozdania je celé číslo od 0 do {most}.</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>Did you mean:</source>
        <translation>Mali ste na mysli:</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Your last game cannot be continued</source>
        <translation>V poslednej hre nemožno pokračovať</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <translation>Hra sa otvára…</translation>
    </message>
    <message>
        <source>Your last game is not available</source>
        <translation>Posledná hra nie je dostupná</translation>
    </message>
    <message>
        <source>It was saved in {file}, which cannot be opened right now.</source>
        <translation>Je uložená v súbore {file}, ktorý teraz nie je dostupný.</translation>
    </message>
    <message>
        <source>It was saved in {file}, which cannot be opened right now. There is an older copy among your games.</source>
        <translation>Je uložená v súbore {file}, ktorý teraz nie je dostupný. Jej staršia kópia je medzi vašimi hrami.</translation>
    </message>
    <message>
        <source>Continue with the older copy</source>
        <translation>Pokračovať v staršej kópii</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otvoriť hru</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Tento súbor nemožno otvoriť</translation>
    </message>
    <message>
        <source>Checking how much of it can be played…</source>
        <translation>Zisťuje sa, čo sa ešte dá zachrániť…</translation>
    </message>
    <message>
        <source>{fault} The file won&apos;t be changed.</source>
        <translation>{fault} Súbor sa nezmení.</translation>
    </message>
    <message>
        <source>{fault} The game is intact up to turn {turn}. Open it there as a new game? The file won&apos;t be changed.</source>
        <translation>{fault} Hra je v poriadku po ťah {turn}. Otvoriť ju od tohto ťahu ako novú hru? Súbor sa nezmení.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nechať tak</translation>
    </message>
    <message>
        <source>The hidden pieces were reshuffled</source>
        <translation>Zvyšok sa zamiešal nanovo</translation>
    </message>
    <message>
        <source>This game was shared without the order of what lies face down. That has just been reshuffled; everything face up is as it was.</source>
        <translation>Táto hra bola zdieľaná bez poradia toho, čo leží zakryté. Práve sa to zamiešalo nanovo; čo leží odkryté, sa nezmenilo.</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>Otvoriť od tohto ťahu</translation>
    </message>
    <message>
        <source>Games of The Two Heirs (*.twoheirs *.json)</source>
        <translation>Súbory hry „Dvaja bratia“ (*.twoheirs *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všetky súbory (*)</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>&amp;Two at this screen</source>
        <translation>&amp;Dvaja pri obrazovke</translation>
    </message>
    <message>
        <source>You share the table and take turns.</source>
        <translation>Spoločný stôl a ťahy na striedačku.</translation>
    </message>
    <message>
        <source>Against &amp;Henry</source>
        <translation>Pro&amp;ti Henrymu</translation>
    </message>
    <message>
        <source>Alone, against an opponent who plays by fixed rules.</source>
        <translation>Sólo, proti súperovi, ktorý hrá podľa pevných pravidiel.</translation>
    </message>
    <message>
        <source>Against the comp&amp;uter</source>
        <translation>Proti p&amp;očítaču</translation>
    </message>
    <message>
        <source>A full duel, at a level that suits you.</source>
        <translation>Skutočný súboj na úrovni, ktorá vám sedí.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <extracomment>A computer opponent that takes whatever gives most points at once; used like a name.</extracomment>
        <translation>Hrabivec</translation>
    </message>
    <message>
        <source>Child</source>
        <extracomment>The weakest of seven computer opponents; each is used like a name, whoever it is.</extracomment>
        <translation>Dieťa</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>The second of seven computer opponents: a boy who serves at court.</extracomment>
        <translation>Páža</translation>
    </message>
    <message>
        <source>Squire</source>
        <extracomment>The third of seven computer opponents: he will be a knight.</extracomment>
        <translation>Panoš</translation>
    </message>
    <message>
        <source>Steward</source>
        <extracomment>The fourth of seven computer opponents: keeps the house of a lord.</extracomment>
        <translation>Správca</translation>
    </message>
    <message>
        <source>Castellan</source>
        <extracomment>The fifth of seven computer opponents: keeps a castle.</extracomment>
        <translation>Kastelán</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <extracomment>The sixth of seven computer opponents: keeps the king&apos;s seal.</extracomment>
        <translation>Kancelár</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>The strongest of seven computer opponents.</extracomment>
        <translation>Majster</translation>
    </message>
    <message>
        <source>Takes what scores most at once; most beginners beat it. Plays at once.</source>
        <translation>Berie, čo hneď prinesie najviac bodov; porazí ho väčšina začiatočníkov. Hrá hneď.</translation>
    </message>
    <message>
        <source>Plans four plain actions and wants points now; good for a first game. Plays at once.</source>
        <translation>Plánuje štyri jednoduché akcie a chce body hneď; vhodný na prvú hru. Hrá hneď.</translation>
    </message>
    <message>
        <source>Overlooks diagonals, roads and discounts; good after a few games. Plays at once.</source>
        <translation>Prehliada uhlopriečky, cesty a zľavy; vhodný po niekoľkých hrách. Hrá hneď.</translation>
    </message>
    <message>
        <source>Still overlooks what is subtle; beats beginners. Plays at once.</source>
        <translation>Ešte prehliada, čo nie je zjavné; poráža začiatočníkov. Hrá hneď.</translation>
    </message>
    <message>
        <source>Sees every chance of its turn; a match for good players. Plays at once.</source>
        <translation>Vo svojom ťahu vidí každú príležitosť; súper pre dobrých hráčov. Hrá hneď.</translation>
    </message>
    <message>
        <source>Compares several plans; a match for strong players. Plays at once.</source>
        <translation>Porovnáva niekoľko plánov; súper pre silných hráčov. Hrá hneď.</translation>
    </message>
    <message>
        <source>Compares many plans; beats most strong players. Plays at once.</source>
        <translation>Porovnáva mnoho plánov; poráža väčšinu silných hráčov. Hrá hneď.</translation>
    </message>
    <message>
        <source>Foresees your answer, too; beats nearly everybody. Thinks for about a second.</source>
        <translation>Predvída aj vašu odpoveď; poráža takmer každého. Premýšľa asi sekundu.</translation>
    </message>
    <message>
        <source>A program that you have added.</source>
        <translation>Program, ktorý ste pridali.</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Royal reserve</source>
        <translation>Kráľovská rezerva</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Krajina</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Ruky</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Jednotky</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Spoločná zásoba</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Mimo hry</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Poklady</translation>
    </message>
    <message>
        <source>Heirs</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <extracomment>The branch with the entries of the chronicle.</extracomment>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>Royal shield</source>
        <translation>Kráľovský štít</translation>
    </message>
    <message>
        <source>Royal shield, crown: {heir}</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>Kráľovský štít, koruna: {heir}</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Prázdne miesto</translation>
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
        <translation>kráľovská rezerva: {troop}</translation>
    </message>
    <message>
        <source>outside: {troop}</source>
        <extracomment>One of Henry&apos;s troops that has not come into play.</extracomment>
        <translation>bokom: {troop}</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation>
            <numerusform>Spoločná zásoba: %n dielik</numerusform>
            <numerusform>Spoločná zásoba: %n dieliky</numerusform>
            <numerusform>Spoločná zásoba: %n dielikov</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply is empty</source>
        <translation>Spoločná zásoba je prázdna</translation>
    </message>
    <message>
        <source>The game as an outline</source>
        <translation>Hra ako osnova</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>Heading of the column of names.</extracomment>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>Heading of a column: terrain, owner, troops and points of what the row is about.</extracomment>
        <translation>Podrobnosti</translation>
    </message>
    <message>
        <source>You can</source>
        <extracomment>Heading of a column of things that can be done: &quot;take&quot;, &quot;build on 3 cells&quot;.</extracomment>
        <translation>Môžete</translation>
    </message>
    <message>
        <source>What can be done here</source>
        <extracomment>Heading above a list of things to do, and its name for screen readers.</extracomment>
        <translation>Čo sa tu dá urobiť</translation>
    </message>
    <message>
        <source>number {number} within reach</source>
        <translation>číslo {number} v dosahu</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>mimo dosahu</translation>
    </message>
    <message>
        <source>cost: {cost}</source>
        <extracomment>A cost such as &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>cena: {cost}</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>po presune</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, doubled</source>
        <extracomment>A building counts double because of the troop on it.</extracomment>
        <translation>
            <numerusform>%n bod, zdvojnásobený</numerusform>
            <numerusform>%n body, zdvojnásobené</numerusform>
            <numerusform>%n bodov, zdvojnásobených</numerusform>
        </translation>
    </message>
    <message>
        <source>may be destroyed</source>
        <translation>možno zničiť</translation>
    </message>
    <message>
        <source>scaffold</source>
        <translation>lešenie</translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles needed</source>
        <translation>
            <numerusform>ešte chýba %n dielik</numerusform>
            <numerusform>ešte chýbajú %n dieliky</numerusform>
            <numerusform>ešte chýba %n dielikov</numerusform>
        </translation>
    </message>
    <message>
        <source>on top: {terrain}</source>
        <translation>navrchu: {terrain}</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>How many rows a branch of the outline has.</extracomment>
        <translation>
            <numerusform>%n položka</numerusform>
            <numerusform>%n položky</numerusform>
            <numerusform>%n položiek</numerusform>
        </translation>
    </message>
    <message>
        <source>points {points}, reach {reach}, wood {wood}, wheat {wheat}, stone {stone}</source>
        <translation>body {points}, dosah {reach}, drevo {wood}, pšenica {wheat}, kameň {stone}</translation>
    </message>
    <message>
        <source>reach {reach}, wood {wood}, wheat {wheat}, stone {stone}</source>
        <translation>dosah {reach}, drevo {wood}, pšenica {wheat}, kameň {stone}</translation>
    </message>
    <message>
        <source>take</source>
        <translation>vziať</translation>
    </message>
    <message numerus="yes">
        <source>build on %n cells</source>
        <translation>
            <numerusform>postaviť (%n políčko)</numerusform>
            <numerusform>postaviť (%n políčka)</numerusform>
            <numerusform>postaviť (%n políčok)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expand on %n cells</source>
        <translation>
            <numerusform>rozšíriť krajinu (%n políčko)</numerusform>
            <numerusform>rozšíriť krajinu (%n políčka)</numerusform>
            <numerusform>rozšíriť krajinu (%n políčok)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>march to %n tiles</source>
        <translation>
            <numerusform>presunúť (%n dielik)</numerusform>
            <numerusform>presunúť (%n dieliky)</numerusform>
            <numerusform>presunúť (%n dielikov)</numerusform>
        </translation>
    </message>
    <message>
        <source>march here</source>
        <translation>presunúť sem jednotku</translation>
    </message>
    <message numerus="yes">
        <source>deploy to %n tiles</source>
        <translation>
            <numerusform>nasadiť (%n dielik)</numerusform>
            <numerusform>nasadiť (%n dieliky)</numerusform>
            <numerusform>nasadiť (%n dielikov)</numerusform>
        </translation>
    </message>
    <message>
        <source>deploy here</source>
        <translation>nasadiť sem jednotku</translation>
    </message>
    <message>
        <source>withdraw</source>
        <translation>stiahnuť jednotku</translation>
    </message>
    <message>
        <source>strike the Camp</source>
        <translation>zbaliť Tábor</translation>
    </message>
    <message>
        <source>destroy</source>
        <translation>zničiť</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>ukončiť ťah</translation>
    </message>
    <message>
        <source>{row}; you can {choices}</source>
        <extracomment>{row} is what the row is, {choices} such as &quot;take&quot;.</extracomment>
        <translation>{row}; môžete {choices}</translation>
    </message>
    <message>
        <source>Build at {place}</source>
        <translation>Postaviť na {place}</translation>
    </message>
    <message>
        <source>Expand at {place}</source>
        <translation>Rozšíriť krajinu na {place}</translation>
    </message>
    <message>
        <source>March to {place}</source>
        <translation>Presunúť jednotku na {place}</translation>
    </message>
    <message>
        <source>March here from {place}</source>
        <translation>Presunúť sem jednotku z {place}</translation>
    </message>
    <message>
        <source>Deploy a troop at {place}</source>
        <translation>Nasadiť jednotku na {place}</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Postaviť</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Rozšíriť krajinu</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Presunúť</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>Nasadiť</translation>
    </message>
    <message>
        <source>Tiles still to come…</source>
        <translation>Dieliky, ktoré ešte prídu…</translation>
    </message>
    <message>
        <source>Show the game as it was then</source>
        <extracomment>Of an entry in the chronicle of a game that is only looked at: goes there.</extracomment>
        <translation>Ukázať hru takú, aká bola vtedy</translation>
    </message>
    <message>
        <source>{cell} ({heir}&apos;s {tile})</source>
        <extracomment>A cell and what lies on it: &quot;M13 (Mill of White)&quot;.</extracomment>
        <translation>{cell} ({tile}, {heir})</translation>
    </message>
    <message>
        <source>{cell} (open terrain, {terrain})</source>
        <translation>{cell} (otvorený terén, {terrain})</translation>
    </message>
    <message>
        <source>{cell}, north of {near}</source>
        <extracomment>An empty cell such as N14, and in which direction it lies from {near}: &quot;M14 (Inn of White)&quot;.</extracomment>
        <translation>{cell}, severne od {near}</translation>
    </message>
    <message>
        <source>{cell}, north-east of {near}</source>
        <translation>{cell}, severovýchodne od {near}</translation>
    </message>
    <message>
        <source>{cell}, east of {near}</source>
        <translation>{cell}, východne od {near}</translation>
    </message>
    <message>
        <source>{cell}, south-east of {near}</source>
        <translation>{cell}, juhovýchodne od {near}</translation>
    </message>
    <message>
        <source>{cell}, south of {near}</source>
        <translation>{cell}, južne od {near}</translation>
    </message>
    <message>
        <source>{cell}, south-west of {near}</source>
        <translation>{cell}, juhozápadne od {near}</translation>
    </message>
    <message>
        <source>{cell}, west of {near}</source>
        <translation>{cell}, západne od {near}</translation>
    </message>
    <message>
        <source>{cell}, north-west of {near}</source>
        <translation>{cell}, severozápadne od {near}</translation>
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
        <translation>body bez zmeny</translation>
    </message>
    <message>
        <source>reach {after} instead of {before}</source>
        <translation>dosah potom {after} namiesto {before}</translation>
    </message>
    <message>
        <source>cost: {cost}, covered by {sources}</source>
        <extracomment>{sources} such as &quot;1 from the royal reserve and 1 discount&quot;.</extracomment>
        <translation>cena: {cost}, pokrytie: {sources}</translation>
    </message>
    <message>
        <source>{choice}: not possible. {reasons}</source>
        <extracomment>Something that cannot be done, and all reasons why.</extracomment>
        <translation>{choice} – nedá sa. {reasons}</translation>
    </message>
    <message>
        <source>Nothing can be done here now.</source>
        <translation>Teraz sa tu nedá nič urobiť.</translation>
    </message>
</context>
<context>
    <name>OwnCatalogue</name>
    <message>
        <source>Your catalogue of tiles cannot be used</source>
        <translation>Váš katalóg dielikov sa nedá použiť</translation>
    </message>
    <message>
        <source>{fault} Its file has been renamed to {name}; here is the program&apos;s.</source>
        <translation>{fault} Jeho súbor bol premenovaný na {name}; tu je katalóg programu.</translation>
    </message>
    <message>
        <source>A tile costs 0 to {most} of a resource.</source>
        <extracomment>{most} is 9.</extracomment>
        <translation>Dielik stojí 0 až {most} kusov suroviny.</translation>
    </message>
    <message>
        <source>The set {set} has {wood} tiles on wood, {wheat} on wheat and {stone} on stone; the rulebooks say three each.</source>
        <extracomment>{set} is a set of tiles; the numbers count its tiles by terrain.</extracomment>
        <translation>Sada {set} má dieliky na terénoch: drevo {wood}, pšenica {wheat}, kameň {stone}; podľa pravidiel majú byť po tri.</translation>
    </message>
    <message>
        <source>from a rulebook</source>
        <translation>z pravidiel</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <translation>rekonštruované</translation>
    </message>
    <message>
        <source>from your tile</source>
        <translation>z vášho dielika</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Budova</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terén</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Cesty</translation>
    </message>
    <message>
        <source>no roads</source>
        <translation>bez ciest</translation>
    </message>
    <message>
        <source>four ends that do not meet</source>
        <translation>štyri konce, ktoré sa nespájajú</translation>
    </message>
    <message>
        <source>joined: {edges}</source>
        <extracomment>{edges} is like &quot;N and S&quot;: a road joins these edges.</extracomment>
        <translation>spojené: {edges}</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>The edges of a tile, as short as on a compass.</extracomment>
        <translation>hore</translation>
    </message>
    <message>
        <source>right</source>
        <translation>vpravo</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>dole</translation>
    </message>
    <message>
        <source>left</source>
        <translation>vľavo</translation>
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
        <translation>{words}, odkaz</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People far away</source>
        <translation>Ľudia na diaľku</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Ľudia</translation>
    </message>
    <message>
        <source>Nobody yet. Choose “New person” to send or to enter an invitation.</source>
        <translation>Zatiaľ nikto. Vyberte „Nová osoba“ a pošlite alebo zadajte pozvanie.</translation>
    </message>
    <message>
        <source>You can play with everybody in this list. Invitations to games appear under “Two machines”.</source>
        <translation>Môžete hrať s každým v tomto zozname. Pozvania do hier sa objavia v okne „Dve zariadenia“.</translation>
    </message>
    <message>
        <source>&amp;New person…</source>
        <translation>&amp;Nová osoba…</translation>
    </message>
    <message>
        <source>&amp;Block</source>
        <translation>&amp;Blokovať</translation>
    </message>
    <message>
        <source>&amp;Account…</source>
        <translation>Ú&amp;čet…</translation>
    </message>
    <message>
        <source>&amp;Invite to a game…</source>
        <translation>&amp;Pozvať do hry…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>{name} (blocked)</source>
        <translation>{name} (blokovaný)</translation>
    </message>
    <message>
        <source>Un&amp;block</source>
        <translation>Od&amp;blokovať</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Roads</source>
        <translation>Cesty</translation>
    </message>
    <message>
        <source>Siege</source>
        <extracomment>A name in a list: turns that destroy buildings, or keep them from being destroyed.</extracomment>
        <translation>Obliehanie</translation>
    </message>
    <message>
        <source>Discounts</source>
        <extracomment>A name in a list: turns that spend discounts.</extracomment>
        <translation>Zľavy</translation>
    </message>
    <message>
        <source>Reach</source>
        <extracomment>A name in a list: turns after which more of the reserve is within reach.</extracomment>
        <translation>Dosah</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>A name in a list: turns in which buildings are doubled by troops.</extracomment>
        <translation>Zdvojenie</translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>A name in a list: the last turn of each heir.</extracomment>
        <translation>Posledný ťah</translation>
    </message>
    <message>
        <source>Henry&apos;s treasures</source>
        <extracomment>A name in a list: turns that take treasures from Henry.</extracomment>
        <translation>Henryho poklady</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Všetky témy</translation>
    </message>
    <message>
        <source>{theme}: {done} of {count} solved</source>
        <extracomment>{theme} is a name such as &quot;Roads&quot;; a line of a list.</extracomment>
        <translation>{theme}: vyriešené {done} z {count}</translation>
    </message>
    <message>
        <source>{heir}: find the best turn.</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative.</extracomment>
        <translation>{heir}: nájdite najlepší ťah.</translation>
    </message>
    <message>
        <source>The turn of the day, the same for everybody today.</source>
        <translation>Ťah dňa, dnes pre všetkých rovnaký.</translation>
    </message>
    <message>
        <source>Turn {turn} of your game “{game}”.</source>
        <extracomment>{game} is a title such as &quot;Ada and Bob&quot;.</extracomment>
        <translation>Ťah {turn} vašej hry „{game}“.</translation>
    </message>
    <message>
        <source>Turn {turn} of a game between computers.</source>
        <translation>Ťah {turn} hry medzi počítačmi.</translation>
    </message>
    <message>
        <source>Turn {turn} of a computer&apos;s game against Henry.</source>
        <translation>Ťah {turn} z hry počítača proti Henrymu.</translation>
    </message>
    <message>
        <source>Play the whole turn and end it: it is then compared with ours. One that is as good counts as solved.</source>
        <translation>Zahrajte celý ťah a ukončite ho: potom sa porovná s naším. Rovnako dobrý sa počíta ako riešenie.</translation>
    </message>
    <message>
        <source>This position is not due today, so your answer is just for practice.</source>
        <translation>Táto pozícia dnes nie je na rade, takže vaša odpoveď je len na precvičenie.</translation>
    </message>
    <message numerus="yes">
        <source>Due today: %n positions.</source>
        <translation>
            <numerusform>Dnes na rade: %n pozícia.</numerusform>
            <numerusform>Dnes na rade: %n pozície.</numerusform>
            <numerusform>Dnes na rade: %n pozícií.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Dnes nie je nič na rade.</translation>
    </message>
    <message>
        <source>Your turn is being compared with ours…</source>
        <translation>Váš ťah sa porovnáva s naším…</translation>
    </message>
    <message>
        <source>Solved: this is our turn, too.</source>
        <translation>Vyriešené: je to aj náš ťah.</translation>
    </message>
    <message>
        <source>Solved: as good as our turn.</source>
        <translation>Vyriešené: rovnako dobrý ako náš ťah.</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Zatiaľ nevyriešené.</translation>
    </message>
    <message numerus="yes">
        <source>About %n points fewer than with our turn.</source>
        <extracomment>Points by which the player&apos;s turn is worse than ours.</extracomment>
        <translation>
            <numerusform>Asi o %n bod menej ako s naším ťahom.</numerusform>
            <numerusform>Asi o %n body menej ako s naším ťahom.</numerusform>
            <numerusform>Asi o %n bodov menej ako s naším ťahom.</numerusform>
        </translation>
    </message>
    <message>
        <source>Less than one point worse than our turn.</source>
        <translation>O menej než jeden bod horšie ako s naším ťahom.</translation>
    </message>
    <message>
        <source>Try again, or have our turn shown.</source>
        <translation>Skúste to znova alebo si nechajte ukázať náš ťah.</translation>
    </message>
    <message>
        <source>You have solved this position twice, so it does not come back.</source>
        <translation>Túto pozíciu ste vyriešili dvakrát, takže sa už nevráti.</translation>
    </message>
    <message>
        <source>This position comes back on {date}.</source>
        <extracomment>{date} is a day such as 31/12/2026.</extracomment>
        <translation>Táto pozícia sa vráti dňa {date}.</translation>
    </message>
    <message>
        <source>Ours:</source>
        <extracomment>A title above lines like &quot;Take the Mill&quot; and &quot;Build the Mill at M13&quot;.</extracomment>
        <translation>Náš ťah:</translation>
    </message>
    <message>
        <source>Compared with your turn:</source>
        <translation>V porovnaní s vaším ťahom:</translation>
    </message>
    <message>
        <source>Your turn has been played: try again, or go on to the next position.</source>
        <translation>Váš ťah je zahraný: skúste to znova alebo prejdite na ďalšiu pozíciu.</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>&amp;Next position</source>
        <translation>Ď&amp;alšia pozícia</translation>
    </message>
    <message>
        <source>Our t&amp;urn</source>
        <translation>Náš &amp;ťah</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Skús&amp;iť znova</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Späť</translation>
    </message>
    <message>
        <source>Play and end the turn first.</source>
        <translation>Najprv zahrajte a ukončite ťah.</translation>
    </message>
    <message>
        <source>Turn of the day</source>
        <translation>Ťah dňa</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Precvičovanie</translation>
    </message>
    <message>
        <source>Nothing has been done in this turn yet.</source>
        <translation>V tomto ťahu sa zatiaľ nič neurobilo.</translation>
    </message>
</context>
<context>
    <name>PracticePages</name>
    <message>
        <source>The positions for practice cannot be read</source>
        <translation>Pozície na precvičovanie sa nedajú prečítať</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Vaše hry sa čítajú…</translation>
    </message>
    <message>
        <source>Your progress in practice cannot be read</source>
        <translation>Váš pokrok v precvičovaní sa nedá prečítať</translation>
    </message>
    <message>
        <source>Its file is damaged. It has been renamed to {name}, and a new one started.</source>
        <translation>Jeho súbor je poškodený. Bol premenovaný na {name} a založil sa nový.</translation>
    </message>
    <message>
        <source>Your progress in practice could not be saved</source>
        <translation>Váš pokrok v precvičovaní sa nepodarilo uložiť</translation>
    </message>
    <message>
        <source>{fault} It will be kept only until you close the program.</source>
        <translation>{fault} Program si ho pamätá, len kým ho nezavriete.</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Theme and progress</source>
        <translation>Téma a pokrok</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Settings</source>
        <translation>Nastavenia</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>V&amp;zhľad</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>podľa systému</translation>
    </message>
    <message>
        <source>Your settings cannot be saved; they apply until you quit. {fault}</source>
        <translation>Nastavenia sa nedajú uložiť; platia do ukončenia programu. {fault}</translation>
    </message>
    <message>
        <source>{language} (incomplete)</source>
        <extracomment>A language that can be chosen although it lacks sentences.</extracomment>
        <translation>{language} (neúplný)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Veľ&amp;kosť textu</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>pokojný</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>rýchly</translation>
    </message>
    <message>
        <source>off</source>
        <translation>vypnutý</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>Poh&amp;yb</translation>
    </message>
    <message>
        <source>very soft</source>
        <translation>veľmi potichu</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>potichu</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>stredne</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>nahlas</translation>
    </message>
    <message>
        <source>&amp;Volume of sounds</source>
        <translation>H&amp;lasitosť</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>hneď</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normálne</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>pomaly</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>krok za krokom</translation>
    </message>
    <message>
        <source>Turn playbac&amp;k</source>
        <translation>&amp;Prehrávanie ťahov</translation>
    </message>
    <message>
        <source>near the pointer</source>
        <translation>pri ukazovateli myši</translation>
    </message>
    <message>
        <source>in a fixed place, below the reserve</source>
        <translation>vždy na tom istom mieste, pod rezervou</translation>
    </message>
    <message>
        <source>&amp;Notes on the table</source>
        <translation>Poz&amp;námky na stole</translation>
    </message>
    <message>
        <source>Play soun&amp;ds</source>
        <translation>Zv&amp;uky</translation>
    </message>
    <message>
        <source>Play without &amp;help: no previews, points, marks or hints</source>
        <translation>&amp;Hrať bez pomoci: bez náhľadov, bodov, značiek a rád</translation>
    </message>
    <message>
        <source>Show the &amp;points so far</source>
        <translation>Ukazovať doterajšie &amp;body</translation>
    </message>
    <message>
        <source>Show which tiles are still to &amp;come</source>
        <translation>Ukazovať, ktoré dieliky ešte prí&amp;du</translation>
    </message>
    <message>
        <source>Offer h&amp;ints about the best turn</source>
        <translation>Ponúkať rady o najlepšom ť&amp;ahu</translation>
    </message>
    <message>
        <source>Label columns and &amp;rows</source>
        <translation>Označovať stĺpce a &amp;riadky</translation>
    </message>
    <message>
        <source>Always show buildings &amp;upright</source>
        <translation>&amp;Obrázky vždy vzpriamené, bez ohľadu na vlastníka budovy</translation>
    </message>
    <message>
        <source>Turn the table to &amp;face the active heir</source>
        <translation>Otáčať &amp;stôl k hráčovi na ťahu</translation>
    </message>
    <message>
        <source>Notif&amp;y me when the computer has played in the background</source>
        <translation>Upozorn&amp;iť, keď počítač odohrá ťah a okno je v pozadí</translation>
    </message>
    <message>
        <source>Pro&amp;grams as opponents…</source>
        <translation>Pro&amp;gramy ako súperi…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>daylight</source>
        <translation>denné svetlo</translation>
    </message>
    <message>
        <source>candlelight</source>
        <translation>svetlo sviečok</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>vysoký kontrast</translation>
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
        <translation>{building}, teraz dvojnásobne</translation>
    </message>
    <message>
        <source>{building}, no longer doubled</source>
        <translation>{building}, už nie dvojnásobne</translation>
    </message>
    <message numerus="yes">
        <source>road over %n tiles</source>
        <translation>
            <numerusform>cesta cez %n dielik</numerusform>
            <numerusform>cesta cez %n dieliky</numerusform>
            <numerusform>cesta cez %n dielikov</numerusform>
        </translation>
    </message>
    <message>
        <source>roads</source>
        <translation>cesty</translation>
    </message>
    <message>
        <source>removes the treasure at {cell}</source>
        <translation>odstráni poklad na {cell}</translation>
    </message>
    <message numerus="yes">
        <source>treasure at {cell}: %n more tiles needed</source>
        <extracomment>A treasure at {cell} is not removed yet.</extracomment>
        <translation>
            <numerusform>poklad na {cell}: ešte chýba %n dielik</numerusform>
            <numerusform>poklad na {cell}: ešte chýbajú %n dieliky</numerusform>
            <numerusform>poklad na {cell}: ešte chýba %n dielikov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: {points}</source>
        <extracomment>Lines that are not told one by one; {points} is signed, what they come to together.</extracomment>
        <translation>
            <numerusform>a ešte %n: {points}</numerusform>
            <numerusform>a ešte %n: {points}</numerusform>
            <numerusform>a ešte %n: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>If you could afford it:</source>
        <extracomment>In front of what a building would score that cannot be paid for.</extracomment>
        <translation>Keby stačili suroviny:</translation>
    </message>
    <message>
        <source>access</source>
        <extracomment>Followed by the glyph of a resource and &quot;2 → 1&quot;.</extracomment>
        <translation>prístup</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <extracomment>Two numbers, before and after.</extracomment>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{resource}: {after} instead of {before}</source>
        <extracomment>{resource} is from &quot;Access to resources&quot;.</extracomment>
        <translation>{resource}: {after} namiesto {before}</translation>
    </message>
    <message>
        <source>then within reach: {tiles}</source>
        <extracomment>{tiles} are nominatives.</extracomment>
        <translation>potom v dosahu: {tiles}</translation>
    </message>
    <message>
        <source>then out of reach: {tiles}</source>
        <translation>potom mimo dosahu: {tiles}</translation>
    </message>
    <message>
        <source>then you can no longer build {tiles}</source>
        <extracomment>{tiles} are objects: &quot;the Mill and the Inn&quot;.</extracomment>
        <translation>potom už nemôžete postaviť {tiles}</translation>
    </message>
    <message>
        <source>then you can destroy {tile} at {cell}</source>
        <extracomment>{tile} is an object: &quot;the Mill&quot;; {cell} like L13.</extracomment>
        <translation>potom môžete zničiť {tile} na {cell}</translation>
    </message>
    <message>
        <source>then you can no longer destroy {tile} at {cell}</source>
        <translation>potom už nemôžete zničiť {tile} na {cell}</translation>
    </message>
    <message>
        <source>built at once, best at {cell}: {points}</source>
        <extracomment>{points} is like &quot;White +5 and Blue −2&quot;.</extracomment>
        <translation>ak hneď postavíte, najlepšie na {cell}: {points}</translation>
    </message>
    <message>
        <source>built at once at {place}, it can destroy {tile} at {cell}</source>
        <extracomment>A Siege Tower at {place}; {tile} is an object: &quot;the Mill&quot;; places like L13.</extracomment>
        <translation>ak hneď postavíte na {place}, môžete zničiť {tile} na {cell}</translation>
    </message>
    <message>
        <source>then {heir} can take {tiles}</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tiles} are objects: &quot;the Mill and the Inn&quot;.</extracomment>
        <translation>potom môže {heir} vziať {tiles}</translation>
    </message>
    <message>
        <source>then {heir} can destroy {tile} at {cell} with a Siege Tower from the reserve</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} is an object, one&apos;s own: &quot;the Mill&quot;.</extracomment>
        <translation>potom môže {heir} zničiť {tile} na {cell} Obliehacou vežou z rezervy</translation>
    </message>
    <message>
        <source>then {heir} can destroy {tile} at {cell} with a Siege Tower in hand</source>
        <translation>potom môže {heir} zničiť {tile} na {cell} Obliehacou vežou z ruky</translation>
    </message>
    <message>
        <source>next from the supply: {terrain}</source>
        <extracomment>{terrain} is the terrain of the topmost tile of the supply, such as &quot;wheat field&quot;.</extracomment>
        <translation>ďalší zo spoločnej zásoby: {terrain}</translation>
    </message>
    <message>
        <source>then the last round begins</source>
        <translation>potom sa začne záverečné kolo</translation>
    </message>
    <message numerus="yes">
        <source>then %n tiles too many to end your turn</source>
        <extracomment>More tiles in hand than may be kept at the end of the turn.</extracomment>
        <translation>
            <numerusform>na konci ťahu %n dielik navyše</numerusform>
            <numerusform>na konci ťahu %n dieliky navyše</numerusform>
            <numerusform>na konci ťahu %n dielikov navyše</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles must be discarded</source>
        <translation>
            <numerusform>treba odhodiť %n dielik</numerusform>
            <numerusform>treba odhodiť %n dieliky</numerusform>
            <numerusform>treba odhodiť %n dielikov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unused discounts are lost</source>
        <translation>
            <numerusform>prepadne %n nevyužitá zľava</numerusform>
            <numerusform>prepadnú %n nevyužité zľavy</numerusform>
            <numerusform>prepadne %n nevyužitých zliav</numerusform>
        </translation>
    </message>
    <message>
        <source>next turn: {heir}</source>
        <extracomment>{heir} is a player&apos;s name, nominative.</extracomment>
        <translation>ďalší ťah: {heir}</translation>
    </message>
    <message>
        <source>last turn: {heir}</source>
        <translation>posledný ťah: {heir}</translation>
    </message>
    <message>
        <source>then the game is over</source>
        <translation>potom sa hra končí</translation>
    </message>
    <message>
        <source>{name}: {effects}</source>
        <extracomment>{name} is &quot;End turn&quot;.</extracomment>
        <translation>{name}: {effects}</translation>
    </message>
    <message>
        <source>You can strike it now: it becomes open terrain, and you may take one more tile.</source>
        <translation>Teraz ho môžete zbaliť: stane sa otvoreným terénom a môžete si vziať ešte jeden dielik.</translation>
    </message>
    <message>
        <source>Once built, you can strike it after taking a tile, to take one more.</source>
        <translation>Keď už stojí, po vzatí dielika ho môžete zbaliť a vziať si ešte jeden.</translation>
    </message>
    <message>
        <source>After you have taken a tile, you can strike it to take one more.</source>
        <translation>Keď si vezmete dielik, môžete ho zbaliť a vziať si ešte jeden.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The Two Heirs is already running but isn&apos;t responding. Wait a moment, or close it and start it again.</source>
        <translation>Program už beží, ale neodpovedá. Chvíľu počkajte alebo ho ukončite a spustite znova.</translation>
    </message>
    <message>
        <source>The Two Heirs is already running</source>
        <translation>Program už beží</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. Start The Two Heirs on your desktop; “twoheirs-qt --help” lists what can be done without a window.</source>
        <translation>Nie je tu obrazovka, na ktorej by sa dalo otvoriť okno. Spustite hru „Dvaja bratia“ na pracovnej ploche; „twoheirs-qt --help“ ukáže, čo sa dá robiť bez okna.</translation>
    </message>
    <message>
        <source>There is nowhere to keep your games</source>
        <translation>Hry nie je kam ukladať</translation>
    </message>
    <message>
        <source>This system does not say where your home folder is. Set HOME to a folder of your own and start the program again.</source>
        <translation>Tento systém neuvádza, kde je váš domovský priečinok. Nastavte v HOME niektorý zo svojich priečinkov a spustite program znova.</translation>
    </message>
    <message>
        <source>Its other window isn&apos;t responding. What you open here continues as a separate game, and the games in the other window are not affected.</source>
        <translation>Jeho druhé okno neodpovedá. Čo otvoríte v tomto okne, bude pokračovať ako samostatná hra a hry z druhého okna sa nezmenia.</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>There is no opponent {name} on this computer.</source>
        <translation>Na tomto počítači nie je súper {name}.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be started: {error}.</source>
        <extracomment>{error} is the system&apos;s own message.</extracomment>
        <translation>Program {name} sa nedá spustiť: {error}.</translation>
    </message>
    <message>
        <source>{name} has quit in the middle of the game.</source>
        <translation>Program {name} sa uprostred hry ukončil.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t answer.</source>
        <translation>Program {name} neodpovedá.</translation>
    </message>
    <message>
        <source>{name} uses more than {most} MiB of memory.</source>
        <extracomment>{most} is a number.</extracomment>
        <translation>Program {name} zaberá viac ako {most} MiB pamäte.</translation>
    </message>
    <message>
        <source>{name} sent something that can&apos;t be understood ({fault}).</source>
        <extracomment>{fault} is what is wrong, in English, without a full stop.</extracomment>
        <translation>Program {name} poslal niečo nezrozumiteľné ({fault}).</translation>
    </message>
    <message>
        <source>{name} breaks the rules ({action}). {reasons}</source>
        <extracomment>{action} is a heading such as &quot;Build the Mill at M13&quot;, {reasons} are whole sentences, such as &quot;There is already a tile here.&quot;</extracomment>
        <translation>Program {name} porušuje pravidlá ({action}). {reasons}</translation>
    </message>
    <message>
        <source>{name} refuses to play ({words}).</source>
        <extracomment>{words} are the program&apos;s own.</extracomment>
        <translation>Program {name} odmieta hrať ({words}).</translation>
    </message>
    <message>
        <source>{name} speaks version {version} of the protocol, but {wanted} is needed.</source>
        <extracomment>{version} and {wanted} are numbers.</extracomment>
        <translation>Program {name} používa verziu {version} protokolu, ale treba {wanted}.</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Názov</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>Prí&amp;kaz</translation>
    </message>
    <message>
        <source>&amp;Time for each answer</source>
        <translation>Č&amp;as na odpoveď</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekúnd</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Pridať</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Odstrániť</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>There is already an opponent with this name.</source>
        <translation>Súper s týmto názvom už existuje.</translation>
    </message>
    <message>
        <source>The command has a quotation mark that is not closed.</source>
        <translation>V príkaze chýba koncová úvodzovka.</translation>
    </message>
    <message>
        <source>Programs as opponents</source>
        <translation>Programy ako súperi</translation>
    </message>
    <message>
        <source>Any program can play for the computer; {file} explains how. It runs with all your rights, so add only programs that you trust.</source>
        <translation>Za počítač môže hrať ľubovoľný program: ako na to, opisuje {file}. Beží so všetkými vašimi právami, pridávajte preto len programy, ktorým dôverujete.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Disk</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Priečinok</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Odkaz</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Hľadať v:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Súbory &amp;typu:</translation>
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
        <translation>Skúsiť znova</translation>
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
    <name>QPrintDialog</name>
    <message>
        <source>All Pages</source>
        <translation>Všetky strany</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Párne strany</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Nepárne strany</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Výber strán:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strany</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Obojstranná tlač</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnutá</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Väzba na dlhšej strane</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Väzba na kratšej strane</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Zadajte strany alebo rozsahy oddelené čiarkami. Rozsah sú dve čísla spojené spojovníkom. Napríklad 3,5-7,9 vytlačí strany 3, 5, 6, 7 a 9.</translation>
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
        <translation>Upratať stôl?</translation>
    </message>
    <message>
        <source>All that you entered is taken off, and cannot be brought back.</source>
        <translation>Všetko, čo ste zadali, zmizne a nedá sa vrátiť.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nechať tak</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Upratať stôl</translation>
    </message>
    <message>
        <source>The box has no tile called {tile}.</source>
        <translation>V škatuli nie je dielik s názvom {tile}.</translation>
    </message>
    <message>
        <source>{tile} belongs to the set {set}, which isn&apos;t among those you chose.</source>
        <extracomment>{set} is a set of tiles, such as &quot;Travel&quot;.</extracomment>
        <translation>{tile} patrí do sady {set}, ktorú ste nevybrali.</translation>
    </message>
    <message>
        <source>{tile} lies at {cell} already; the box has it once.</source>
        <translation>{tile} už leží na {cell}; v škatuli je iba raz.</translation>
    </message>
    <message>
        <source>No tile of this terrain is left: {terrain}.</source>
        <extracomment>{terrain} is like &quot;wheat field&quot;.</extracomment>
        <translation>Dielik s týmto terénom už nezostáva: {terrain}.</translation>
    </message>
    <message>
        <source>At {cell} lies a tile already: {tile}.</source>
        <translation>Na {cell} už leží dielik: {tile}.</translation>
    </message>
    <message>
        <source>No landscape reaches that far.</source>
        <translation>Tak ďaleko nesiaha žiadna krajina.</translation>
    </message>
    <message>
        <source>There is no tile at {cell}.</source>
        <translation>Na {cell} nie je dielik.</translation>
    </message>
    <message>
        <source>A troop needs a tile to stand on; at {cell} there is none.</source>
        <translation>Jednotka musí stáť na dieliku, na {cell} žiadny nie je.</translation>
    </message>
    <message>
        <source>On {cell} stands a troop already ({heir}); a tile holds one.</source>
        <extracomment>{heir} is a player.</extracomment>
        <translation>Na {cell} už stojí jednotka ({heir}); na dielik sa zmestí jedna.</translation>
    </message>
    <message>
        <source>Henry&apos;s troops don&apos;t count, so they aren&apos;t asked.</source>
        <translation>Henryho jednotky sa nerátajú, preto ich netreba zadávať.</translation>
    </message>
    <message>
        <source>There are treasures against Henry only.</source>
        <translation>Poklady sú iba v hre proti Henrymu.</translation>
    </message>
    <message>
        <source>A treasure needs a tile to lie on; at {cell} there is none.</source>
        <translation>Poklad musí ležať na dieliku, na {cell} žiadny nie je.</translation>
    </message>
    <message>
        <source>On {cell} lies a treasure already: {treasure}.</source>
        <translation>Na {cell} už leží poklad: {treasure}.</translation>
    </message>
    <message numerus="yes">
        <source>The box has %n treasures.</source>
        <extracomment>%n is 10.</extracomment>
        <translation>
            <numerusform>V škatuli je %n poklad.</numerusform>
            <numerusform>V škatuli sú %n poklady.</numerusform>
            <numerusform>V škatuli je %n pokladov.</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} of the set {set} lies at {cell}: take it off the table first.</source>
        <translation>{tile} zo sady {set} leží na {cell}: najprv tento dielik zoberte zo stola.</translation>
    </message>
    <message>
        <source>This sheet can&apos;t hold another entry.</source>
        <translation>Sem sa už nezmestí ďalší záznam.</translation>
    </message>
    <message>
        <source>No tile has been laid yet.</source>
        <translation>Ešte nie je vyložený žiadny dielik.</translation>
    </message>
    <message numerus="yes">
        <source>A game is played with three sets; %n are chosen.</source>
        <extracomment>%n is how many sets are chosen.</extracomment>
        <translation>
            <numerusform>Hrá sa s tromi sadami; vybraná je %n.</numerusform>
            <numerusform>Hrá sa s tromi sadami; vybrané sú %n.</numerusform>
            <numerusform>Hrá sa s tromi sadami; vybraných je %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The starting tile lies face down in every game: here no tile does.</source>
        <translation>V každej hre je štartovací dielik otvoreným terénom: tu nie je žiadny.</translation>
    </message>
    <message>
        <source>The tile at {cell} touches no other part of the landscape, not even at a corner.</source>
        <translation>Dielik na {cell} sa nedotýka zvyšku krajiny ani rohom.</translation>
    </message>
    <message>
        <source>{heir}&apos;s retinue is missing: it never leaves the landscape.</source>
        <extracomment>{heir} is a player.</extracomment>
        <translation>{heir}: chýba družinový oddiel, ktorý nikdy neopúšťa krajinu.</translation>
    </message>
    <message numerus="yes">
        <source>At this level there are %n treasures.</source>
        <extracomment>%n is the number of treasures in a game at this level.</extracomment>
        <translation>
            <numerusform>Na tejto úrovni je %n poklad.</numerusform>
            <numerusform>Na tejto úrovni sú %n poklady.</numerusform>
            <numerusform>Na tejto úrovni je %n pokladov.</numerusform>
        </translation>
    </message>
    <message>
        <source>The treasure at {cell} ({treasure}) should have been removed.</source>
        <translation>Poklad na {cell} ({treasure}) mal byť odstránený.</translation>
    </message>
    <message>
        <source>{file} is no picture that can be shown.</source>
        <translation>{file} nie je obrázok, ktorý sa dá zobraziť.</translation>
    </message>
    <message>
        <source>{file} is too large a picture: at most 100 million pixels can be shown.</source>
        <translation>{file} je príliš veľký obrázok: dá sa zobraziť najviac 100 miliónov bodov.</translation>
    </message>
    <message>
        <source>{tile}, {resource}</source>
        <extracomment>A tile of which there are several: {tile} is like &quot;Market&quot;, {resource} like &quot;wheat&quot;.</extracomment>
        <translation>{tile}, {resource}</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <extracomment>Tiles are laid as White&apos;s.</extracomment>
        <translation>&amp;Biely</translation>
    </message>
    <message>
        <source>Bl&amp;ue</source>
        <translation>&amp;Modrý</translation>
    </message>
    <message>
        <source>&amp;Face down</source>
        <extracomment>Tiles are laid face down, as open terrain.</extracomment>
        <translation>&amp;Otvorený terén</translation>
    </message>
    <message>
        <source>Retinue of {heir}</source>
        <extracomment>{heir} is a player.</extracomment>
        <translation>Družinový oddiel: {heir}</translation>
    </message>
    <message>
        <source>Troop of {heir}</source>
        <translation>Jednotka: {heir}</translation>
    </message>
    <message>
        <source>&amp;North edge</source>
        <extracomment>The edges of a tile, where a road may end.</extracomment>
        <translation>&amp;Severný okraj</translation>
    </message>
    <message>
        <source>&amp;East edge</source>
        <translation>&amp;Východný okraj</translation>
    </message>
    <message>
        <source>&amp;South edge</source>
        <translation>&amp;Južný okraj</translation>
    </message>
    <message>
        <source>&amp;West edge</source>
        <translation>&amp;Západný okraj</translation>
    </message>
    <message>
        <source>played at a table</source>
        <extracomment>How a game was played: not with this program.</extracomment>
        <translation>hrané pri stole</translation>
    </message>
    <message>
        <source>Played at a table on {day}</source>
        <extracomment>The title of a game among the others: {day} is a date.</extracomment>
        <translation>Hrané pri stole {day}</translation>
    </message>
    <message>
        <source>Played at a table</source>
        <translation>Hrané pri stole</translation>
    </message>
    <message>
        <source>Click an edge of a building where a road ends on your tile.</source>
        <translation>Kliknite na okraj budovy, kde na vašom dieliku končí cesta.</translation>
    </message>
    <message>
        <source>Only buildings have roads; open terrain has none.</source>
        <translation>Cesty majú iba budovy; otvorený terén nemá žiadne.</translation>
    </message>
    <message>
        <source>Choose a tile in the list and press Enter: it is laid on the landscape.</source>
        <translation>Vyberte dielik v zozname a stlačte Enter: vyloží sa v krajine.</translation>
    </message>
    <message>
        <source>{choice} (so now)</source>
        <extracomment>{choice} is something to choose that is so already, such as &quot;A tile of White&quot;.</extracomment>
        <translation>{choice} (teraz je to tak)</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over</source>
        <translation>Hra sa skončila</translation>
    </message>
    <message>
        <source>This game can&apos;t hold another action</source>
        <translation>Do tejto hry sa už ďalšia akcia nezmestí</translation>
    </message>
    <message>
        <source>Wait for your turn ({heir} is to move)</source>
        <extracomment>{heir} is the name of a player for whom the computer plays, in the nominative.</extracomment>
        <translation>Počkajte na svoj ťah (na ťahu: {heir})</translation>
    </message>
    <message>
        <source>The royal reserve has places 0 to 6, but no place {place}</source>
        <extracomment>{place} is a number outside 0 to 6.</extracomment>
        <translation>Kráľovská rezerva má miesta 0 až 6, ale miesto {place} nemá</translation>
    </message>
    <message>
        <source>There is no tile on this place of the royal reserve</source>
        <translation>Na tomto mieste kráľovskej rezervy nie je dielik</translation>
    </message>
    <message>
        <source>You have already taken your tile this turn</source>
        <translation>V tomto ťahu ste si už dielik vzali</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles beyond your reach</source>
        <extracomment>How many tiles of the royal reserve the tile lies beyond the reach.</extracomment>
        <translation>
            <numerusform>O %n dielik mimo vášho dosahu</numerusform>
            <numerusform>O %n dieliky mimo vášho dosahu</numerusform>
            <numerusform>O %n dielikov mimo vášho dosahu</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no tile called “{tile}”</source>
        <translation>Dielik „{tile}“ neexistuje</translation>
    </message>
    <message>
        <source>“{tile}” is not in your hand</source>
        <extracomment>{tile} is the name of a building, in the nominative.</extracomment>
        <translation>Nemáte v ruke dielik „{tile}“</translation>
    </message>
    <message>
        <source>There is already a tile here</source>
        <translation>Tu už leží dielik</translation>
    </message>
    <message>
        <source>The landscape ends before this cell</source>
        <translation>Krajina sa končí pred týmto políčkom</translation>
    </message>
    <message>
        <source>None of your troops is next to this cell</source>
        <translation>Vedľa tohto políčka nie je vaša jednotka</translation>
    </message>
    <message>
        <source>Missing {resources}</source>
        <extracomment>{resources} is one amount or more from &quot;Resources missing&quot;: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>Potrebujete ešte {resources}</translation>
    </message>
    <message>
        <source>None of your troops is here</source>
        <translation>Nestojí tu vaša jednotka</translation>
    </message>
    <message>
        <source>This troop has already moved this turn</source>
        <translation>Táto jednotka sa už v tomto ťahu presunula</translation>
    </message>
    <message>
        <source>Too far: a troop can only march to an adjacent tile</source>
        <translation>Priďaleko: jednotka sa presúva len na susedný dielik</translation>
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
        <source>You have no face-up Camp here</source>
        <translation>Nie je tu váš odkrytý Tábor</translation>
    </message>
    <message>
        <source>Take your tile first: a Camp then gives one more</source>
        <translation>Najprv si vezmite dielik: Tábor dá ďalší až potom</translation>
    </message>
    <message>
        <source>You can still take a tile: do that before you strike a Camp</source>
        <translation>Ešte si môžete vziať dielik: urobte to skôr, než zbalíte Tábor</translation>
    </message>
    <message>
        <source>No tile is left in the royal reserve</source>
        <translation>V kráľovskej rezerve už nie je žiadny dielik</translation>
    </message>
    <message>
        <source>Only a building next to both your new Siege Tower and an older one can be destroyed</source>
        <translation>Zničiť možno len budovu vedľa práve postavenej a ešte jednej vašej Obliehacej veže</translation>
    </message>
    <message>
        <source>First take a tile within your reach</source>
        <translation>Najprv si vezmite dielik vo svojom dosahu</translation>
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
        <source>Missing {resources}; %n discounts don&apos;t cover that</source>
        <extracomment>{resources} is one amount or more from &quot;Resources missing&quot;; %n is how many discounts there are, too few to cover it.</extracomment>
        <translation>
            <numerusform>Potrebujete ešte {resources}, %n zľava nestačí</numerusform>
            <numerusform>Potrebujete ešte {resources}, %n zľavy nestačia</numerusform>
            <numerusform>Potrebujete ešte {resources}, %n zliav nestačí</numerusform>
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
        <translation>Hra z {time}</translation>
    </message>
</context>
<context>
    <name>Remedies</name>
    <message>
        <source>Choose a place with a tile on it.</source>
        <translation>Vyberte miesto, na ktorom leží dielik.</translation>
    </message>
    <message>
        <source>Only striking one of your Camps lets you take another tile in the same turn.</source>
        <translation>Ďalší dielik v tom istom ťahu umožní len zbalenie vlastného Tábora.</translation>
    </message>
    <message>
        <source>Each troop withdrawn to the royal reserve adds 1 to your reach.</source>
        <translation>Každá jednotka stiahnutá do kráľovskej rezervy zväčší váš dosah o 1.</translation>
    </message>
    <message>
        <source>Only tiles of your own hand can be placed.</source>
        <translation>Klásť možno len dieliky z vlastnej ruky.</translation>
    </message>
    <message>
        <source>Tiles go to empty cells only.</source>
        <translation>Dieliky sa kladú len na prázdne políčka.</translation>
    </message>
    <message>
        <source>It must be next to a tile with one of your (other) troops on it.</source>
        <translation>Musí to byť vedľa dielika, na ktorom stojí (iná) vaša jednotka.</translation>
    </message>
    <message>
        <source>Tiles within reach or under your troops give resources; expanding saves 1 resource.</source>
        <translation>Suroviny získavate z dielikov v dosahu a pod svojimi jednotkami; rozšírenie krajiny zníži cenu o 1 surovinu.</translation>
    </message>
    <message>
        <source>Choose a tile with one of your troops on it.</source>
        <translation>Vyberte dielik, na ktorom stojí vaša jednotka.</translation>
    </message>
    <message>
        <source>Each troop moves once per turn; this one can move again next turn.</source>
        <translation>Každá jednotka sa smie presunúť raz za ťah – táto teda znova až v ďalšom.</translation>
    </message>
    <message>
        <source>A troop marches one tile per turn, even diagonally.</source>
        <translation>Jednotka sa za ťah presúva o jeden dielik, aj šikmo.</translation>
    </message>
    <message>
        <source>Expand or build here first.</source>
        <translation>Najprv tu rozšírte krajinu alebo niečo postavte.</translation>
    </message>
    <message>
        <source>A tile holds only one troop: the one on it must go first.</source>
        <translation>Na dieliku je miesto pre jednu jednotku: tá, ktorá tu stojí, musí najprv odísť.</translation>
    </message>
    <message>
        <source>A troop withdrawn this turn can be deployed next turn.</source>
        <translation>Jednotku stiahnutú v tomto ťahu možno nasadiť v ďalšom.</translation>
    </message>
    <message>
        <source>First take a tile within your reach.</source>
        <translation>Najprv si vezmite dielik vo svojom dosahu.</translation>
    </message>
    <message>
        <source>Build a Siege Tower so that it and another of yours both touch the building.</source>
        <translation>Postavte Obliehaciu vežu tak, aby sa tej budovy hranou dotýkala ona aj ďalšia vaša Obliehacia veža.</translation>
    </message>
    <message>
        <source>If you own {buildings}, you have 1 more.</source>
        <extracomment>Of what gives a resource that is missing; {buildings} are objects: &quot;the Farm or the Quarry&quot;.</extracomment>
        <translation>Ak vlastníte {buildings}, máte o 1 viac.</translation>
    </message>
    <message>
        <source>{action}: that would do it</source>
        <extracomment>Before what can be done now, after which that works: &quot;Expand with the Mill: then it works&quot;.</extracomment>
        <translation>{action} – potom to pôjde</translation>
    </message>
    <message>
        <source>{action}: that would help</source>
        <translation>{action} – to pomôže</translation>
    </message>
    <message>
        <source>{step} ({points})</source>
        <extracomment>{step} is like &quot;Withdraw from M13: that would help&quot;; {points} is like &quot;White −5&quot;.</extracomment>
        <translation>{step} ({points})</translation>
    </message>
    <message>
        <source>None of these is enough by itself:</source>
        <extracomment>Above actions each of which helps, but is not enough by itself.</extracomment>
        <translation>Žiadna z týchto akcií sama nestačí:</translation>
    </message>
    <message>
        <source>Expand with {tile}</source>
        <extracomment>Put a tile face down; {tile} is the accusative: &quot;the Mill&quot;.</extracomment>
        <translation>Položiť {tile} ako otvorený terén</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Name the game</source>
        <translation>Názov hry</translation>
    </message>
    <message>
        <source>What would you like to call this game?</source>
        <translation>Ako sa má táto hra volať?</translation>
    </message>
    <message>
        <source>If you leave this empty, it is named after its players.</source>
        <translation>Ak názov nezadáte, hra ponesie mená hráčov.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Pomenovať</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>You&apos;re only watching this game. Choose “Play on from here” to continue it yourself.</source>
        <extracomment>Said when somebody tries to do something in a game that is only looked at.
----------
Said when somebody tries to move a piece of a game that is only looked at.</extracomment>
        <translation>Túto hru si len pozeráte: ak v nej chcete pokračovať, zvoľte „Hrať odtiaľto ďalej“.</translation>
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
        <translation>Kronika: vyberte záznam a prejdete naň</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>This is the beginning.</source>
        <translation>Toto je začiatok.</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>Toto je koniec.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastaviť</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spustiť</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>pomaly</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>stredne</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rýchlo</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na začiatok</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>O ťah späť</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>O akciu späť</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>O akciu ďalej</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>O ťah ďalej</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pozastavené</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Prehráva sa</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Position in the replay</source>
        <translation>Miesto v zázname</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Turn {turn}, action {done} of {last}</source>
        <translation>Ťah {turn}, akcia {done} z {last}</translation>
    </message>
    <message>
        <source>{white} {white_points}, {blue} {blue_points}</source>
        <translation>{white} {white_points}, {blue} {blue_points}</translation>
    </message>
    <message>
        <source>{heir} gave up.</source>
        <translation>{heir} sa vzdáva.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Záznam: {game}</translation>
    </message>
    <message>
        <source>The game is over here: go back a few turns.</source>
        <translation>Tu sa hra už skončila: vráťte sa o niekoľko ťahov.</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Hrať odt&amp;iaľto ďalej</translation>
    </message>
    <message>
        <source>&amp;Try something out</source>
        <translation>V&amp;yskúšať ťahy</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Rozb&amp;or</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Zavri&amp;eť</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Niečo sa pokazilo</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Hlásenie</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopírovať</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Uložiť ako…</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Pokračovať</translation>
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
        <extracomment>An amount of the resource in the nominative, as in a cost: &quot;1 wood and 2 wheat&quot;.</extracomment>
        <translation>
            <numerusform>%n drevo</numerusform>
            <numerusform>%n drevá</numerusform>
            <numerusform>%n driev</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <extracomment>An amount of the resource in the nominative, as in a cost: &quot;1 wood and 2 wheat&quot;.</extracomment>
        <translation>
            <numerusform>%n pšenica</numerusform>
            <numerusform>%n pšenice</numerusform>
            <numerusform>%n pšeníc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <extracomment>An amount of the resource in the nominative, as in a cost: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>
            <numerusform>%n kameň</numerusform>
            <numerusform>%n kamene</numerusform>
            <numerusform>%n kameňov</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resources missing</name>
    <message numerus="yes">
        <source>%n wood</source>
        <extracomment>An amount in the case that &quot;Missing {resources}&quot; needs, such as the genitive in Polish.</extracomment>
        <translation>
            <numerusform>%n drevo</numerusform>
            <numerusform>%n drevá</numerusform>
            <numerusform>%n driev</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <extracomment>An amount in the case that &quot;Missing {resources}&quot; needs, such as the genitive in Polish.</extracomment>
        <translation>
            <numerusform>%n pšenicu</numerusform>
            <numerusform>%n pšenice</numerusform>
            <numerusform>%n pšeníc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <extracomment>An amount in the case that &quot;Missing {resources}&quot; needs, such as the genitive in Polish.</extracomment>
        <translation>
            <numerusform>%n kameň</numerusform>
            <numerusform>%n kamene</numerusform>
            <numerusform>%n kameňov</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Found in the rule book</source>
        <translation>Nájdené v knihe pravidiel</translation>
    </message>
</context>
<context>
    <name>ResultsDialog</name>
    <message numerus="yes">
        <source>%n game(s), won: {wins}</source>
        <translation>
            <numerusform>%n hra, z toho vyhraté: {wins}</numerusform>
            <numerusform>%n hry, z toho vyhraté: {wins}</numerusform>
            <numerusform>%n hier, z toho vyhraté: {wins}</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Všetci súperi</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Všetky sady</translation>
    </message>
    <message>
        <source>No game against Henry or the computer has ended yet.</source>
        <translation>Proti Henrymu ani počítaču sa ešte neskončila žiadna hra.</translation>
    </message>
    <message>
        <source>C&amp;lear…</source>
        <translation>&amp;Vymazať…</translation>
    </message>
    <message>
        <source>&amp;By opponent</source>
        <translation>&amp;Podľa súpera</translation>
    </message>
    <message>
        <source>No game against the computer has ended yet.</source>
        <translation>Proti počítaču sa ešte neskončila žiadna hra.</translation>
    </message>
    <message>
        <source>Points are yours and your opponents&apos;; the margin is to the best of them. In the picture, discs are games you won, squares games you did not win, crosses games you gave up; the line is the mean margin of the last {number} games. Double-click a game, or press Enter, to open it.</source>
        <translation>Body sú vaše a súperov; rozdiel je voči najlepšiemu z nich. Na obrázku sú kruhy vyhraté hry, štvorce nevyhraté, krížiky vzdané; čiara je priemerný rozdiel v posledných {number} hrách. Hru otvoríte dvojitým kliknutím alebo klávesom Enter.</translation>
    </message>
    <message>
        <source>By &amp;set</source>
        <translation>Podľa &amp;sady</translation>
    </message>
    <message>
        <source>&amp;Game by game</source>
        <translation>Všetky &amp;hry</translation>
    </message>
    <message>
        <source>By b&amp;uilding</source>
        <translation>Podľa b&amp;udovy</translation>
    </message>
    <message>
        <source>Given &amp;away</source>
        <translation>Strat&amp;a</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Súper</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Sada</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zavrieť</translation>
    </message>
    <message>
        <source>Click a heading or press its number to sort.</source>
        <translation>Kliknutím na hlavičku stĺpca alebo stlačením jeho číslice sa riadky zoradia.</translation>
    </message>
    <message>
        <source>Each game counts once for each of its three sets. Averages are points in games played to the end.</source>
        <translation>Každá hra sa počíta raz za každú zo svojich troch sád. Priemery sú body v hrách dohraných do konca.</translation>
    </message>
    <message>
        <source>Points are yours and your opponent&apos;s. In the picture, discs are games you won, squares games you did not win, crosses games you gave up; the line is the mean margin of the last {number} games. Mistakes are yours, in games that have been reviewed. Double-click a game, or press Enter, to open it.</source>
        <translation>Body sú vaše a súperove. Na obrázku sú kruhy vyhraté hry, štvorce nevyhraté, krížiky vzdané; čiara je priemerný rozdiel v posledných {number} hrách. Chyby sú vaše, v hrách po rozbore. Hru otvoríte dvojitým kliknutím alebo klávesom Enter.</translation>
    </message>
    <message>
        <source>Your games are being read…</source>
        <translation>Vaše hry sa čítajú…</translation>
    </message>
    <message>
        <source>Review your duels: then you see here which turns cost you most.</source>
        <translation>Rozoberte svoje súboje: potom tu uvidíte, ktoré ťahy vás stoja najviac.</translation>
    </message>
    <message numerus="yes">
        <source>Means of %n reviewed duels: by how many points your turns made the end worse.</source>
        <translation>
            <numerusform>Priemery z %n rozobraného súboja: o koľko bodov vaše ťahy zhoršili výsledok.</numerusform>
            <numerusform>Priemery z %n rozobraných súbojov: o koľko bodov vaše ťahy zhoršili výsledok.</numerusform>
            <numerusform>Priemery z %n rozobraných súbojov: o koľko bodov vaše ťahy zhoršili výsledok.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Means of %n games that are still in your list and were played to the end, each building only of those with its set. Doubled points count twice.</source>
        <translation>
            <numerusform>Priemery z %n hry, ktorá je ešte v zozname a bola dohraná do konca, pre každú budovu len z hier s jej sadou. Zdvojené body sa počítajú dvakrát.</numerusform>
            <numerusform>Priemery z %n hier, ktoré sú ešte v zozname a boli dohrané do konca, pre každú budovu len z hier s jej sadou. Zdvojené body sa počítajú dvakrát.</numerusform>
            <numerusform>Priemery z %n hier, ktoré sú ešte v zozname a boli dohrané do konca, pre každú budovu len z hier s jej sadou. Zdvojené body sa počítajú dvakrát.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best and average are your points in games played to the end. A game you gave up counts as lost; if you undo the end and play on, only the final result counts. The ratings of the program&apos;s own opponents go from {weakest} to {strongest}.</source>
        <translation>„Najviac“ a „Priemer“ sú vaše body v hrách dohraných do konca. Vzdaná hra sa počíta ako prehratá; ak koniec hry vrátite a hráte ďalej, počíta sa len konečný výsledok. Hodnotenia súperov z tohto programu sú od {weakest} do {strongest}.</translation>
    </message>
    <message>
        <source>Play against the computer to get a rating.</source>
        <translation>Zahrajte si proti počítaču a získate hodnotenie.</translation>
    </message>
    <message>
        <source>Your rating: {rating}, give or take {uncertain}. A good next opponent: {opponent}.</source>
        <translation>Vaše hodnotenie: {rating}, s presnosťou na {uncertain}. Dobrý ďalší súper: {opponent}.</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Opponent</source>
        <translation>Súper</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sady</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Najviac</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Priemer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dátum</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Rozdiel</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Chyby</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Sada</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>Váš priemer</translation>
    </message>
    <message>
        <source>Opponent&apos;s average</source>
        <translation>Priemer súpera</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Budova</translation>
    </message>
    <message>
        <source>Your points per game</source>
        <translation>Vaše body na hru</translation>
    </message>
    <message>
        <source>Opponent&apos;s points per game</source>
        <translation>Súperove body na hru</translation>
    </message>
    <message>
        <source>Built per game</source>
        <translation>Postavené na hru</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Body za budovu</translation>
    </message>
    <message>
        <source>Kind of turn</source>
        <translation>Druh ťahu</translation>
    </message>
    <message>
        <source>Given away per game</source>
        <translation>Strata na hru</translation>
    </message>
    <message>
        <source>Turns per game</source>
        <translation>Ťahy na hru</translation>
    </message>
    <message>
        <source>Points per turn</source>
        <translation>Body na ťah</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Iné</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Cesty</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Poklady</translation>
    </message>
    <message>
        <source>Counting only games played to the end</source>
        <translation>Z hier dohraných do konca</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>vzdaná</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Súperi</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>The heading of a column with places such as &quot;2 of 4&quot;: the player came second of four.</extracomment>
        <translation>Miesto</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>The player&apos;s place among all players of a game, such as &quot;2 of 4&quot;.</extracomment>
        <translation>{place} z {count}</translation>
    </message>
    <message>
        <source>{place} of {count}, shared</source>
        <extracomment>The same where another player has as many points.</extracomment>
        <translation>{place} z {count}, spoločne</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>počítač</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>No turn of this game has been played to its end yet, so there is nothing to review.</source>
        <translation>V tejto hre sa ešte neskončil žiadny ťah, takže niet čo rozoberať.</translation>
    </message>
    <message>
        <source>This game began from a position that no new game leads to, so turns in it cannot be judged.</source>
        <translation>Táto hra sa začala z pozície, ku ktorej nevedie žiadna nová hra, takže jej ťahy nemožno posúdiť.</translation>
    </message>
    <message>
        <source>Turn {turn}, {heir}</source>
        <translation>Ťah {turn}, {heir}</translation>
    </message>
    <message>
        <source>As good as the best turn found.</source>
        <translation>Rovnako dobrý ako najlepší nájdený ťah.</translation>
    </message>
    <message numerus="yes">
        <source>About %n points given away.</source>
        <extracomment>Points that a turn lost compared with the best one.</extracomment>
        <translation>
            <numerusform>Strata: asi %n bod.</numerusform>
            <numerusform>Strata: asi %n body.</numerusform>
            <numerusform>Strata: asi %n bodov.</numerusform>
        </translation>
    </message>
    <message>
        <source>Less than one point given away.</source>
        <translation>Strata: menej než jeden bod.</translation>
    </message>
    <message>
        <source>A blunder: chance to win {chance}% instead of {best}%.</source>
        <extracomment>{chance} and {best} are whole numbers: the chance to win after the turn and after the best one.</extracomment>
        <translation>Hrubá chyba: šanca na výhru {chance} % namiesto {best} %.</translation>
    </message>
    <message>
        <source>A mistake: chance to win {chance}% instead of {best}%.</source>
        <extracomment>{chance} and {best} are whole numbers: the chance to win after the turn and after the best one.</extracomment>
        <translation>Chyba: šanca na výhru {chance} % namiesto {best} %.</translation>
    </message>
    <message>
        <source>A slip: chance to win {chance}% instead of {best}%.</source>
        <extracomment>{chance} and {best} are whole numbers: the chance to win after the turn and after the best one.</extracomment>
        <translation>Drobná chyba: šanca na výhru {chance} % namiesto {best} %.</translation>
    </message>
    <message numerus="yes">
        <source>It was the same in all %n deals of the hidden tiles that were tried.</source>
        <extracomment>After the points that a turn gave away, where these did not hang on the hidden tiles.</extracomment>
        <translation>
            <numerusform>V %n vyskúšanom poradí zakrytých dielikov to bolo rovnako.</numerusform>
            <numerusform>Vo všetkých %n vyskúšaných poradiach zakrytých dielikov to bolo rovnako.</numerusform>
            <numerusform>Vo všetkých %n vyskúšaných poradiach zakrytých dielikov to bolo rovnako.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n deals of the hidden tiles that were tried, it was from {least} to {most}.</source>
        <extracomment>After the points that a turn gave away; {least} and {most} are whole numbers of points.</extracomment>
        <translation>
            <numerusform>V %n vyskúšanom poradí zakrytých dielikov to bolo od {least} do {most}.</numerusform>
            <numerusform>V %n vyskúšaných poradiach zakrytých dielikov to bolo od {least} do {most}.</numerusform>
            <numerusform>V %n vyskúšaných poradiach zakrytých dielikov to bolo od {least} do {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {actions}.</source>
        <extracomment>{actions} is one or more like &quot;Take the Mill&quot; and &quot;Build the Mill at M13&quot;, joined by semicolons.</extracomment>
        <translation>Lepšie: {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>Above all, it scores %n points more at once.</source>
        <extracomment>More points of the player&apos;s than in the turn that was played.</extracomment>
        <translation>
            <numerusform>Predovšetkým prinesie hneď o %n bod viac.</numerusform>
            <numerusform>Predovšetkým prinesie hneď o %n body viac.</numerusform>
            <numerusform>Predovšetkým prinesie hneď o %n bodov viac.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above all, {heir} has %n points fewer after it.</source>
        <extracomment>{heir} is the opponent&apos;s name, in the nominative; fewer than in the turn that was played.</extracomment>
        <translation>
            <numerusform>Predovšetkým má {heir} potom o %n bod menej.</numerusform>
            <numerusform>Predovšetkým má {heir} potom o %n body menej.</numerusform>
            <numerusform>Predovšetkým má {heir} potom o %n bodov menej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above all, {heir} can no longer take {tile}, worth %n points in the next turn.</source>
        <extracomment>{heir} is the opponent&apos;s name, in the nominative; {tile} is an object: &quot;the Mill&quot;.</extracomment>
        <translation>
            <numerusform>Predovšetkým si {heir} už nemôže vziať {tile}, čo by v ďalšom ťahu prinieslo %n bod.</numerusform>
            <numerusform>Predovšetkým si {heir} už nemôže vziať {tile}, čo by v ďalšom ťahu prinieslo %n body.</numerusform>
            <numerusform>Predovšetkým si {heir} už nemôže vziať {tile}, čo by v ďalšom ťahu prinieslo %n bodov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above all, about %n points more can be expected in later turns.</source>
        <extracomment>More points than after the turn that was played.</extracomment>
        <translation>
            <numerusform>Predovšetkým možno v neskorších ťahoch čakať asi o %n bod viac.</numerusform>
            <numerusform>Predovšetkým možno v neskorších ťahoch čakať asi o %n body viac.</numerusform>
            <numerusform>Predovšetkým možno v neskorších ťahoch čakať asi o %n bodov viac.</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {turn} ({heir})</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative; one of several turns in a sentence.</extracomment>
        <translation>ťah {turn} ({heir})</translation>
    </message>
    <message>
        <source>Mistakes, the greatest first: {turns}.</source>
        <extracomment>{turns} is one or more like &quot;turn 5 (White)&quot;, joined by commas and &quot;and&quot;.</extracomment>
        <translation>Chyby, od najväčšej: {turns}.</translation>
    </message>
    <message>
        <source>No turn was a mistake.</source>
        <translation>Žiadny ťah nebol chybou.</translation>
    </message>
    <message numerus="yes">
        <source>{heir} is likely to win by about %n points, give or take {spread}.</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative; {spread} is a whole number of points.</extracomment>
        <translation>
            <numerusform>{heir} zrejme vyhrá asi o %n bod (± {spread}).</numerusform>
            <numerusform>{heir} zrejme vyhrá asi o %n body (± {spread}).</numerusform>
            <numerusform>{heir} zrejme vyhrá asi o %n bodov (± {spread}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is even, give or take %n points.</source>
        <extracomment>%n is by how many points the lead may differ.</extracomment>
        <translation>
            <numerusform>Hra je vyrovnaná (± %n bod).</numerusform>
            <numerusform>Hra je vyrovnaná (± %n body).</numerusform>
            <numerusform>Hra je vyrovnaná (± %n bodov).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} wins by %n points.</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative; after the last turn of a game.</extracomment>
        <translation>
            <numerusform>{heir} vyhráva o %n bod.</numerusform>
            <numerusform>{heir} vyhráva o %n body.</numerusform>
            <numerusform>{heir} vyhráva o %n bodov.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends with equal points.</source>
        <translation>Hra sa končí rovnakým počtom bodov.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>You&apos;re looking at a review. Choose “Try it again from here” to play.</source>
        <extracomment>Said when somebody tries to move a piece of a game that is only looked at.</extracomment>
        <translation>Pozeráte si rozbor. Ak chcete hrať, vyberte „Skúsiť odtiaľto znova“.</translation>
    </message>
    <message>
        <source>&amp;Try it again from here</source>
        <translation>&amp;Skúsiť odtiaľto znova</translation>
    </message>
    <message>
        <source>&amp;Better turn</source>
        <translation>&amp;Lepší ťah</translation>
    </message>
    <message>
        <source>Turn &amp;played</source>
        <translation>&amp;Zahraný ťah</translation>
    </message>
    <message>
        <source>P&amp;revious mistake</source>
        <translation>&amp;Predchádzajúca chyba</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>Ď&amp;alšia chyba</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>&amp;Obrázok…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Zav&amp;rieť</translation>
    </message>
    <message numerus="yes">
        <source>The review is ready: %n mistake(s).</source>
        <translation>
            <numerusform>Rozbor je hotový: %n chyba.</numerusform>
            <numerusform>Rozbor je hotový: %n chyby.</numerusform>
            <numerusform>Rozbor je hotový: %n chýb.</numerusform>
        </translation>
    </message>
    <message>
        <source>The review is ready: no turn was a mistake.</source>
        <translation>Rozbor je hotový: žiadny ťah nebol chybou.</translation>
    </message>
    <message>
        <source>The review stopped after turn {done} of {count}. {error}</source>
        <translation>Rozbor sa zastavil po ťahu {done} z {count}. {error}</translation>
    </message>
    <message>
        <source>Reviewing: {done} of {count} turns</source>
        <translation>Rozbor: {done} z {count} ťahov</translation>
    </message>
    <message>
        <source>No turn was a mistake.</source>
        <translation>Žiadny ťah nebol chybou.</translation>
    </message>
    <message>
        <source>Turn played</source>
        <translation>Zahraný ťah</translation>
    </message>
    <message>
        <source>Better turn</source>
        <translation>Lepší ťah</translation>
    </message>
    <message>
        <source>Choose a turn first.</source>
        <translation>Najprv vyberte ťah.</translation>
    </message>
    <message>
        <source>No better turn was found.</source>
        <translation>Nenašiel sa lepší ťah.</translation>
    </message>
    <message>
        <source>What each turn was worth, as the strongest computer opponent sees it.</source>
        <translation>Akú hodnotu mal každý ťah podľa najsilnejšieho počítačového súpera.</translation>
    </message>
    <message>
        <source>Review: {game}</source>
        <translation>Rozbor: {game}</translation>
    </message>
    <message>
        <source>Choose a mistake from the list, or any turn in the curve.</source>
        <translation>Vyberte chybu zo zoznamu alebo ľubovoľný ťah v grafe.</translation>
    </message>
    <message>
        <source>Can you find a better turn? Try it again, or have it shown.</source>
        <translation>Nájdete lepší ťah? Skúste to znova alebo si ho nechajte ukázať.</translation>
    </message>
    <message>
        <source>The table shows the end of the turn that was played.</source>
        <translation>Stôl ukazuje koniec zahraného ťahu.</translation>
    </message>
    <message>
        <source>Better:</source>
        <translation>Lepšie:</translation>
    </message>
    <message>
        <source>Compared with the turn played:</source>
        <translation>V porovnaní so zahraným ťahom:</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Mistakes, the greatest first</source>
        <translation>Chyby, od najväčšej</translation>
    </message>
    <message>
        <source>Whose mistakes</source>
        <translation>Čie chyby</translation>
    </message>
    <message>
        <source>Mistakes of both</source>
        <translation>Chyby oboch</translation>
    </message>
    <message>
        <source>Mistakes of {heir}</source>
        <translation>Chyby: {heir}</translation>
    </message>
</context>
<context>
    <name>Rule book</name>
    <message numerus="yes">
        <source>%n points</source>
        <comment>rules §5</comment>
        <extracomment>An amount after a colon, or by itself: &quot;Inn: 4 points&quot;.</extracomment>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <comment>rules §3 Reach</comment>
        <extracomment>An amount after a colon: &quot;Reach of White: 2 tiles&quot;.</extracomment>
        <translation>
            <numerusform>%n dielik</numerusform>
            <numerusform>%n dieliky</numerusform>
            <numerusform>%n dielikov</numerusform>
        </translation>
    </message>
    <message>
        <source>In the picture: {things}.</source>
        <comment>rules, introduction</comment>
        <extracomment>Everything that lies in the picture of an example: one thing after the other.</extracomment>
        <translation>Na obrázku: {things}.</translation>
    </message>
    <message>
        <source>In the first picture: {things}.</source>
        <comment>rules, introduction</comment>
        <extracomment>As “In the picture”, where one picture shows what was before and one what is now.</extracomment>
        <translation>Na prvom obrázku: {things}.</translation>
    </message>
    <message>
        <source>In the second picture: {things}.</source>
        <comment>rules, introduction</comment>
        <translation>Na druhom obrázku: {things}.</translation>
    </message>
    <message>
        <source>to be built: {tile}</source>
        <comment>rules §3 B.1</comment>
        <extracomment>The tile that is about to be built.</extracomment>
        <translation>bude sa stavať: {tile}</translation>
    </message>
</context>
<context>
    <name>Rule book buildings</name>
    <message>
        <source>All buildings at a glance</source>
        <comment>rules §5</comment>
        <translation>Prehľad všetkých budov</translation>
    </message>
    <message>
        <source>Points at the end of the game, before one of your troops on the building doubles them.</source>
        <comment>rules §5</comment>
        <translation>Body na konci hry, skôr než ich zdvojnásobí vaša jednotka na budove.</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>rules §5</comment>
        <translation>Budova</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>rules §5</comment>
        <translation>Body</translation>
    </message>
    <message>
        <source>The buildings</source>
        <comment>rules §5</comment>
        <translation>Budovy</translation>
    </message>
    <message>
        <source>Some of these tiles count the four neighbours that share an edge, others the four at the corners; the strip at the bottom shows which. It does not matter who owns the neighbours, and open terrain counts, too.</source>
        <comment>rules R15</comment>
        <translation>Niektoré z týchto dielikov počítajú štyri dieliky, s ktorými susedia hranou, iné štyri dieliky, s ktorými susedia šikmo; ktoré to sú, ukazuje pásik na spodku dielika. Nezáleží na tom, komu susedné dieliky patria, a počíta sa aj otvorený terén.</translation>
    </message>
    <message>
        <source>Each neighbour can be in only one pair, so there are at most two pairs. With the &lt;a href=&apos;building/guild&apos;&gt;Guild&lt;/a&gt; of its craft, each pair is worth 4.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Každý susedný dielik patrí len do jednej dvojice, takže dvojice sú najviac dve. Ak máte &lt;a href=&apos;building/guild&apos;&gt;Cech&lt;/a&gt; toho remesla, dáva dvojica 4 body.</translation>
    </message>
    <message>
        <source>This Basketry counts the neighbours along its edges: two of wood and two of wheat make two pairs. Basketry: {points}.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Toto Košikárstvo počíta dieliky pri svojich hranách: dva sú drevo a dva pšenica, čo sú dve dvojice. Košikárstvo: {points}.</translation>
    </message>
    <message>
        <source>This Pottery counts the neighbours at its corners: two of stone, but only one of wheat, so there is one pair. The tiles along its edges do not count. Pottery: {points}.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Toto Hrnčiarstvo počíta dieliky, s ktorými susedí šikmo: dva dieliky sú kameň, ale len jeden pšenica, preto je dvojica len jedna. Dieliky pri jeho hranách sa nepočítajú. Hrnčiarstvo: {points}.</translation>
    </message>
    <message>
        <source>Blue&apos;s Cooperage has one stone and two wood tiles along its edges: one pair, and a wood tile left over. Cooperage: {points}.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Debnárstvo Modrého má pri hranách jeden dielik kameňa a dva dieliky dreva: je to jedna dvojica a jedno drevo zvýši. Debnárstvo: {points}.</translation>
    </message>
    <message>
        <source>0 points. Each of your buildings of its craft scores 4 instead of 3 for each pair.</source>
        <comment>rules §5 Guild</comment>
        <translation>0 bodov. Každá vaša budova jeho remesla dáva za dvojicu 4 body namiesto 3.</translation>
    </message>
    <message>
        <source>The tile shows its craft: Basketry, Pottery or Cooperage. Where the Guild lies does not matter, as long as it is yours.</source>
        <comment>rules §5 Guild</comment>
        <translation>Dielik ukazuje svoje remeslo: košikárstvo, hrnčiarstvo alebo debnárstvo. Nezáleží na tom, kde Cech leží, stačí, že je váš.</translation>
    </message>
    <message>
        <source>White owns a Pottery with one pair and the potters&apos; Guild. Pottery: {pottery}. The Guild itself: {guild}.</source>
        <comment>rules §5 Guild</comment>
        <translation>Biely má Hrnčiarstvo s jednou dvojicou a Cech hrnčiarov. Hrnčiarstvo: {pottery}. Samotný Cech: {guild}.</translation>
    </message>
    <message>
        <source>The tiles of an area share edges; corners do not connect. It does not matter who owns them, and open terrain belongs to the area like any other tile.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Dieliky oblasti na seba nadväzujú hranami, rohy ich nespájajú. Nezáleží na tom, komu patria, a otvorený terén patrí do oblasti ako každý iný dielik.</translation>
    </message>
    <message>
        <source>The buildings may lie anywhere. Only their terrain matters, not what they are. Your opponent&apos;s buildings and open terrain do not count.</source>
        <comment>rules R14</comment>
        <translation>Budovy môžu ležať kdekoľvek. Nezáleží na ich druhu, len na teréne pod nimi. Súperove budovy a otvorený terén sa nepočítajú.</translation>
    </message>
    <message>
        <source>1 point for each tile of the connected area of wheat it belongs to, including itself.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>1 bod za každý dielik súvislej oblasti pšenice, do ktorej patrí, vrátane neho samého.</translation>
    </message>
    <message>
        <source>The area includes White&apos;s own tiles, Blue&apos;s Bakery and open terrain. The wheat tile at the bottom right touches it only at a corner. Mill: {points}.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Do oblasti patria dieliky Bieleho, Pekáreň Modrého aj otvorený terén. Dielik pšenice vpravo dole sa jej dotýka len rohom. Mlyn: {points}.</translation>
    </message>
    <message>
        <source>1 point for each tile of the connected area of stone it belongs to, including itself.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>1 bod za každý dielik súvislej oblasti kameňa, do ktorej patrí, vrátane neho samého.</translation>
    </message>
    <message>
        <source>Mine: {points}, one for each stone tile of its area. One of White&apos;s troops stands on the Mine, so it counts double at the end: {counted}.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Kamenárstvo: {points}, po jednom za každý dielik kameňa v jeho oblasti. Stojí na ňom jednotka Bieleho, takže na konci sa počíta dvojnásobne: {counted}.</translation>
    </message>
    <message>
        <source>1 point for each tile of the connected area of wood it belongs to, including itself.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>1 bod za každý dielik súvislej oblasti dreva, do ktorej patrí, vrátane neho samého.</translation>
    </message>
    <message>
        <source>Blue&apos;s Cowshed belongs to an area of wood that winds around the wheat field. The wood tile across the gap is not connected. Cowshed: {points}.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Kravín Modrého patrí do oblasti dreva, ktorá sa vinie okolo poľa. Dielik dreva za medzerou s ňou nie je spojený. Kravín: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each of your other buildings on wheat.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>1 bod a po 1 za každú vašu ďalšiu budovu na pšenici.</translation>
    </message>
    <message>
        <source>White owns two more buildings on wheat. Blue&apos;s Mill and the open wheat field do not count. Bakery: {points}.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>Biely má na pšenici ešte dve budovy. Mlyn Modrého a pole, ktoré je otvoreným terénom, sa nepočítajú. Pekáreň: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each of your other buildings on stone.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>1 bod a po 1 za každú vašu ďalšiu budovu na kameni.</translation>
    </message>
    <message>
        <source>White owns three more buildings on stone, one of them far away at the end of the row. Smithy: {points}.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>Biely má na kameni ešte tri budovy, jednu z nich až na konci riadka. Kováčstvo: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each of your other buildings on wood.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>1 bod a po 1 za každú vašu ďalšiu budovu na dreve.</translation>
    </message>
    <message>
        <source>This Lodge is Blue&apos;s, so Blue&apos;s buildings on wood count and White&apos;s Cowshed does not. Lodge: {points}.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>Táto Drevorubačská chata patrí Modrému, preto sa počítajú budovy Modrého na dreve, a nie Kravín Bieleho. Drevorubačská chata: {points}.</translation>
    </message>
    <message>
        <source>2 points if it is still face up at the end.</source>
        <comment>rules §5 Camp</comment>
        <translation>2 body, ak na konci ešte leží lícom nahor.</translation>
    </message>
    <message>
        <source>During the game you may &lt;a href=&apos;effects/camp&apos;&gt;turn it face down&lt;/a&gt; to take one more tile.</source>
        <comment>rules §4 Camp</comment>
        <translation>Počas hry ho môžete &lt;a href=&apos;effects/camp&apos;&gt;otočiť rubom nahor&lt;/a&gt; a vziať si ešte jeden dielik.</translation>
    </message>
    <message>
        <source>One Camp is still face up: {camp}. The other was turned over during the game: it is open terrain and scores nothing.</source>
        <comment>rules §5 Camp</comment>
        <translation>Jeden Tábor ešte stojí: {camp}. Druhý bol počas hry otočený. Je z neho otvorený terén a body nedáva.</translation>
    </message>
    <message>
        <source>It needs no troop for that. If one of your troops does stand on it, it gives 1 more, as on any tile of this terrain.</source>
        <comment>rules §3 B.1</comment>
        <translation>Jednotka na to nie je potrebná. Ak na budove predsa stojí vaša jednotka, dáva k tomu ešte 1, tak ako na každom dieliku tohto terénu.</translation>
    </message>
    <message>
        <source>0 points. It always gives you access to 1 wheat.</source>
        <comment>rules §4</comment>
        <translation>0 bodov. Vždy vám dáva prístup k 1 pšenici.</translation>
    </message>
    <message>
        <source>0 points. It always gives you access to 1 wood.</source>
        <comment>rules §4</comment>
        <translation>0 bodov. Vždy vám dáva prístup k 1 drevu.</translation>
    </message>
    <message>
        <source>0 points. It always gives you access to 1 stone.</source>
        <comment>rules §4</comment>
        <translation>0 bodov. Vždy vám dáva prístup k 1 kameňu.</translation>
    </message>
    <message>
        <source>No troop stands on White&apos;s Farm, yet it gives wheat. The royal reserve is empty here, and the retinue stands on stone. White&apos;s access: wood {wood}, wheat {wheat}, stone {stone}. Farm: {points}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Na Farme Bieleho nestojí žiadna jednotka, a predsa dáva pšenicu. Kráľovská rezerva je tu prázdna a družinový oddiel dáva kameň. Prístup Bieleho: drevo {wood}, pšenica {wheat}, kameň {stone}. Farma: {points}.</translation>
    </message>
    <message>
        <source>White&apos;s retinue stands on White&apos;s Sawmill: 1 wood from the building, and 1 from the tile under the troop. The royal reserve is empty here. White&apos;s access: wood {wood}, wheat {wheat}, stone {stone}. Sawmill: {points}, doubled or not.</source>
        <comment>rules §3 B.1</comment>
        <translation>Na Píle Bieleho stojí jeho družinový oddiel: jedno drevo dáva budova, druhé dielik pod jednotkou. Kráľovská rezerva je tu prázdna. Prístup Bieleho: drevo {wood}, pšenica {wheat}, kameň {stone}. Píla: {points}, či už dvojnásobne, alebo nie.</translation>
    </message>
    <message>
        <source>The Quarry is Blue&apos;s, and the royal reserve is empty here. White&apos;s troop gives the resource of the tile under it and nothing more: stone {white}. Blue gets stone from the Quarry without a troop: stone {blue}. Quarry: {points}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Kameňolom patrí Modrému a kráľovská rezerva je tu prázdna. Jednotka Bieleho mu dáva surovinu dielika, na ktorom stojí, a nič viac: kameň {white}. Modrý má z Kameňolomu kameň aj bez jednotky: kameň {blue}. Kameňolom: {points}.</translation>
    </message>
    <message>
        <source>3 points for each of your buildings of the kind it shows: Farm, Sawmill or Quarry.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>3 body za každú vašu budovu toho druhu, ktorý ukazuje: Farmu, Pílu alebo Kameňolom.</translation>
    </message>
    <message>
        <source>They may lie anywhere. Your opponent&apos;s Farms, Sawmills and Quarries do not count.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>Môžu ležať kdekoľvek. Súperove Farmy, Píly a Kameňolomy sa nepočítajú.</translation>
    </message>
    <message>
        <source>White&apos;s Trading Post shows a Sawmill, and White owns one: {white}. Blue&apos;s Trading Post shows a Farm, but the Farm is White&apos;s: {blue}.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>Obchodná stanica Bieleho ukazuje Pílu a Biely jednu má: {white}. Obchodná stanica Modrého ukazuje Farmu, tá však patrí Bielemu: {blue}.</translation>
    </message>
    <message>
        <source>5 points.</source>
        <comment>rules §5 Cathedral</comment>
        <translation>5 bodov.</translation>
    </message>
    <message>
        <source>It costs a lot, but it is worth the same anywhere, and one of your troops on it scores as much again.</source>
        <comment>rules §5 Cathedral</comment>
        <translation>Je drahá, no má rovnakú hodnotu na každom mieste a vaša jednotka na nej prinesie ešte raz toľko.</translation>
    </message>
    <message>
        <source>Blue&apos;s Cathedral: {blue}. White&apos;s has one of White&apos;s troops on it: {white}.</source>
        <comment>rules §5 Cathedral</comment>
        <translation>Katedrála Modrého: {blue}. Na Katedrále Bieleho stojí jeho jednotka: {white}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each tile in its row or column, up to 3 on each side: at most 7.</source>
        <comment>rules §5 Inn</comment>
        <translation>1 bod a po 1 za každý dielik v jeho riadku alebo stĺpci, na každej strane však najviac za 3. Spolu teda najviac 7.</translation>
    </message>
    <message>
        <source>The strip at the bottom of the tile shows whether it counts its row or its column. Tiles of either heir count, and so does open terrain.</source>
        <comment>rules §5 Inn</comment>
        <translation>Či počíta v riadku, alebo v stĺpci, ukazuje pásik na spodku dielika. Počítajú sa dieliky oboch hráčov aj otvorený terén.</translation>
    </message>
    <message>
        <source>This Inn counts its row: itself, one tile to the left and three to the right. The gap does not matter, and a fourth tile on that side no longer counts. Inn: {points}.</source>
        <comment>rules R7</comment>
        <translation>Hostinec počíta vo svojom riadku: seba, jeden dielik vľavo a tri vpravo. Na medzere nezáleží a štvrtý dielik na tej strane sa už nepočíta. Hostinec: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each orthogonally adjacent tile: at most 5.</source>
        <comment>rules §5 Market</comment>
        <translation>1 bod a po 1 za každý dielik, s ktorým susedí hranou (ortogonálne). Najviac teda 5.</translation>
    </message>
    <message>
        <source>Any tile counts: yours, your opponent&apos;s and open terrain. Diagonal neighbours do not.</source>
        <comment>rules §5 Market</comment>
        <translation>Počíta sa každý dielik: váš, súperov aj otvorený terén. Šikmo susediace dieliky nie.</translation>
    </message>
    <message>
        <source>The Market counts itself and the three tiles that share an edge with it. The tile at its corner does not count. Market: {points}.</source>
        <comment>rules §5 Market</comment>
        <translation>Trh počíta seba a tri dieliky, s ktorými má spoločnú hranu. Dielik, s ktorým susedí šikmo, sa nepočíta. Trh: {points}.</translation>
    </message>
    <message>
        <source>1 point for each tile on the longest road that ends at it, including itself.</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>1 bod za každý dielik na najdlhšej ceste, ktorá sa v ňom končí, vrátane neho samého.</translation>
    </message>
    <message>
        <source>It does not matter who owns the buildings on that road. If no road leads to it, the Pilgrimage Site scores 1.</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>Nezáleží na tom, komu patria budovy na tejto ceste. Ak k nemu nevedie žiadna cesta, dáva Pútnické miesto 1 bod.</translation>
    </message>
    <message>
        <source>It is a &lt;a href=&apos;roads/crossroads&apos;&gt;crossroads&lt;/a&gt;: up to four roads end at it. Only the longest counts here, but all of them are &lt;a href=&apos;roads/score&apos;&gt;scored as roads&lt;/a&gt;.</source>
        <comment>rules §5 Roads</comment>
        <translation>Je to &lt;a href=&apos;roads/crossroads&apos;&gt;križovatka&lt;/a&gt;: môžu sa v nej končiť až štyri cesty. Tu prináša body len najdlhšia z nich, ale &lt;a href=&apos;roads/score&apos;&gt;ako cesty sa bodujú&lt;/a&gt; všetky.</translation>
    </message>
    <message>
        <source>Two roads end at the Pilgrimage Site. The longer one, to the right, counts, including Blue&apos;s building on it. Pilgrimage Site: {points}.</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>V Pútnickom mieste sa končia dve cesty. Počíta sa tá dlhšia vpravo, a to aj s budovou Modrého. Pútnické miesto: {points}.</translation>
    </message>
    <message>
        <source>2 points, plus 2 for each of your opponent&apos;s buildings orthogonally adjacent to it: at most 10.</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>2 body a po 2 za každú súperovu budovu, s ktorou susedí hranou (ortogonálne). Najviac teda 10.</translation>
    </message>
    <message>
        <source>He is a robber in name only: your opponent loses nothing.</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>Lupičom je len podľa mena: súper o nič nepríde.</translation>
    </message>
    <message>
        <source>Two of Blue&apos;s buildings border on White&apos;s Robber Baron. White&apos;s own building below does not count, nor does open terrain. Robber Baron: {points}.</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>Vedľa Lúpežného baróna Bieleho stoja dve budovy Modrého. Vlastná budova Bieleho pod ním sa nepočíta a otvorený terén takisto nie. Lúpežný barón: {points}.</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;effects/siege&apos;&gt;Laying siege&lt;/a&gt; explains how that works. Your &lt;a href=&apos;building/fortress&apos;&gt;Fortresses&lt;/a&gt; score points for it.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Ako na to, opisuje časť &lt;a href=&apos;effects/siege&apos;&gt;Obliehanie&lt;/a&gt;. Body za ňu dávajú vaše &lt;a href=&apos;building/fortress&apos;&gt;Pevnosti&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>1 point for each of your Siege Towers and Fortresses, including itself.</source>
        <comment>rules §5 Fortress</comment>
        <translation>1 bod za každú vašu Obliehaciu vežu a za každú vašu Pevnosť vrátane nej samej.</translation>
    </message>
    <message>
        <source>They may lie anywhere. Your opponent&apos;s do not count.</source>
        <comment>rules §5 Fortress</comment>
        <translation>Môžu ležať kdekoľvek. Súperove sa nepočítajú.</translation>
    </message>
    <message>
        <source>White owns two Siege Towers and two Fortresses; Blue&apos;s Siege Tower does not count. Each of White&apos;s Fortresses: {points}.</source>
        <comment>rules §5 Fortress</comment>
        <translation>Biely má dve Obliehacie veže a dve Pevnosti; Obliehacia veža Modrého sa nepočíta. Každá Pevnosť Bieleho: {points}.</translation>
    </message>
    <message>
        <source>1 point for each tile of its own terrain in its row or column, including itself.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>1 bod za každý dielik rovnakého terénu v jej riadku alebo stĺpci, aj za ňu samu.</translation>
    </message>
    <message>
        <source>Distance, gaps and owners do not matter; open terrain counts, too. The strip at the bottom shows the direction.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>Na vzdialenosti a medzerách nezáleží, ani na tom, komu dieliky patria; počíta sa aj otvorený terén. Smer ukazuje pásik na spodku dielika.</translation>
    </message>
    <message>
        <source>This Watchtower counts the wood in its row: itself, Blue&apos;s Cowshed, and open terrain beyond the gap. The wheat in between does not matter. Watchtower: {points}.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>Táto Strážna veža počíta vo svojom riadku drevo: seba, Kravín Modrého a otvorený terén za medzerou. Pšenica medzi nimi jej neprekáža. Strážna veža: {points}.</translation>
    </message>
    <message>
        <source>2 points for each Watchtower, yours or your opponent&apos;s, on a diagonal through it.</source>
        <comment>rules §5 Garrison</comment>
        <translation>2 body za každú Strážnu vežu na ich uhlopriečkach, vašu aj súperovu.</translation>
    </message>
    <message>
        <source>0 points. From your second one on, building it lets you destroy your opponent&apos;s buildings that share an edge with it and with another of yours.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>0 bodov. Od druhej Obliehacej veže môžete pri jej postavení ničiť súperove budovy, ktoré susedia hranou s ňou aj s inou vašou vežou.</translation>
    </message>
    <message>
        <source>3 points for each pair of one wood and one wheat tile along its edges, or at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 body za každú dvojicu drevo + pšenica pri hranách alebo pri rohoch dielika. Najviac teda 6, s Cechom 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wheat tile along its edges, or at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 body za každú dvojicu kameň + pšenica pri hranách alebo pri rohoch dielika. Najviac teda 6, s Cechom 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wood tile along its edges, or at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 body za každú dvojicu kameň + drevo pri hranách alebo pri rohoch dielika. Najviac teda 6, s Cechom 8.</translation>
    </message>
    <message>
        <source>It counts along both diagonals; distance and gaps do not matter. A Garrison without a Watchtower on them scores nothing.</source>
        <comment>rules §5 Garrison</comment>
        <translation>Počítajú po oboch uhlopriečkach; na vzdialenosti a medzerách nezáleží. Kasárne bez Strážnej veže na uhlopriečkach nedávajú nič.</translation>
    </message>
    <message>
        <source>White&apos;s Watchtower touches a corner of the Garrison, and Blue&apos;s lies two cells away on the other diagonal. The Watchtower right beside the Garrison is on no diagonal. Garrison: {points}.</source>
        <comment>rules R16</comment>
        <translation>Strážna veža Bieleho sa dotýka rohu Kasární, veža Modrého leží na druhej uhlopriečke o dve políčka ďalej. Strážna veža hneď vedľa Kasární nie je na žiadnej uhlopriečke. Kasárne: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each tile in its row, up to 3 on each side: at most 7.</source>
        <comment>rules §5 Inn</comment>
        <translation>1 bod a po 1 za každý dielik v jeho riadku, na každej strane však najviac za 3. Spolu teda najviac 7.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each tile in its column, up to 3 on each side: at most 7.</source>
        <comment>rules §5 Inn</comment>
        <translation>1 bod a po 1 za každý dielik v jeho stĺpci, na každej strane však najviac za 3. Spolu teda najviac 7.</translation>
    </message>
    <message>
        <source>1 point for each tile of its own terrain in its row, including itself.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>1 bod za každý dielik rovnakého terénu v jej riadku, aj za ňu samu.</translation>
    </message>
    <message>
        <source>1 point for each tile of its own terrain in its column, including itself.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>1 bod za každý dielik rovnakého terénu v jej stĺpci, aj za ňu samu.</translation>
    </message>
    <message>
        <source>3 points for each pair of one wood and one wheat tile along its edges: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 body za každú dvojicu drevo + pšenica pri hranách dielika. Najviac teda 6, s Cechom 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one wood and one wheat tile at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 body za každú dvojicu drevo + pšenica pri rohoch dielika. Najviac teda 6, s Cechom 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wheat tile along its edges: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 body za každú dvojicu kameň + pšenica pri hranách dielika. Najviac teda 6, s Cechom 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wheat tile at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 body za každú dvojicu kameň + pšenica pri rohoch dielika. Najviac teda 6, s Cechom 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wood tile along its edges: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 body za každú dvojicu kameň + drevo pri hranách dielika. Najviac teda 6, s Cechom 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wood tile at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 body za každú dvojicu kameň + drevo pri rohoch dielika. Najviac teda 6, s Cechom 8.</translation>
    </message>
    <message>
        <source>3 points for each of your Farms.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>3 body za každú vašu Farmu.</translation>
    </message>
    <message>
        <source>3 points for each of your Sawmills.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>3 body za každú vašu Pílu.</translation>
    </message>
    <message>
        <source>3 points for each of your Quarries.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>3 body za každý váš Kameňolom.</translation>
    </message>
</context>
<context>
    <name>Rule book cards</name>
    <message>
        <source>The turn at a glance</source>
        <comment>rules §3</comment>
        <translation>Prehľad ťahu</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/take&apos;&gt;Take&lt;/a&gt;&lt;/b&gt; one tile within reach. You must.</source>
        <comment>rules §3 A</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/take&apos;&gt;Vezmite si&lt;/a&gt;&lt;/b&gt; jeden dielik v dosahu. Je to povinné.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/build&apos;&gt;Build&lt;/a&gt;&lt;/b&gt; next to one of your troops. You need &lt;a href=&apos;turn/access&apos;&gt;access&lt;/a&gt; to every resource of the cost.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/build&apos;&gt;Postavte&lt;/a&gt;&lt;/b&gt; dielik vedľa svojej jednotky. Potrebujete &lt;a href=&apos;turn/access&apos;&gt;prístup&lt;/a&gt; ku všetkým surovinám jeho ceny.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/expand&apos;&gt;Expand&lt;/a&gt;&lt;/b&gt; next to one of your troops: face down, free of charge; you get 1 discount.</source>
        <comment>rules §3 B.2</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/expand&apos;&gt;Rozšírte&lt;/a&gt;&lt;/b&gt; krajinu vedľa svojej jednotky: dielikom rubom nahor, zadarmo, a získate 1 zľavu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/move&apos;&gt;Move&lt;/a&gt;&lt;/b&gt; each troop at most once: march, deploy or withdraw.</source>
        <comment>rules §3 C</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/move&apos;&gt;Presuňte&lt;/a&gt;&lt;/b&gt; každú jednotku najviac raz: na susedný dielik, z rezervy alebo späť do rezervy.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/end&apos;&gt;End&lt;/a&gt;:&lt;/b&gt; at most three tiles in hand.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/end&apos;&gt;Koniec&lt;/a&gt;:&lt;/b&gt; v ruke najviac tri dieliky.</translation>
    </message>
    <message>
        <source>Term</source>
        <comment>rules §3</comment>
        <translation>Pojem</translation>
    </message>
    <message>
        <source>In short</source>
        <comment>rules §3</comment>
        <translation>V skratke</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;turn/reach&apos;&gt;Reach&lt;/a&gt;</source>
        <comment>rules §3</comment>
        <translation>&lt;a href=&apos;turn/reach&apos;&gt;Dosah&lt;/a&gt;</translation>
    </message>
    <message>
        <source>1, plus 1 for each of your troops in the royal reserve</source>
        <comment>rules §3 Reach</comment>
        <translation>1 a po 1 za každú vašu jednotku v kráľovskej rezerve</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;turn/access&apos;&gt;Access&lt;/a&gt;</source>
        <comment>rules §3</comment>
        <translation>&lt;a href=&apos;turn/access&apos;&gt;Prístup&lt;/a&gt;</translation>
    </message>
    <message>
        <source>tiles within reach, tiles under your troops, your Farms, Sawmills and Quarries</source>
        <comment>rules §3 B.1</comment>
        <translation>dieliky v dosahu, dieliky pod vašimi jednotkami, vaše Farmy, Píly a Kameňolomy</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;end/scoring&apos;&gt;Doubled&lt;/a&gt;</source>
        <comment>rules §5</comment>
        <translation>&lt;a href=&apos;end/scoring&apos;&gt;Dvojnásobok&lt;/a&gt;</translation>
    </message>
    <message>
        <source>each of your buildings with one of your troops on it at the end</source>
        <comment>rules §5</comment>
        <translation>vaša budova, na ktorej na konci stojí vaša jednotka</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;end/last-round&apos;&gt;End&lt;/a&gt;</source>
        <comment>rules §6</comment>
        <translation>&lt;a href=&apos;end/last-round&apos;&gt;Koniec&lt;/a&gt;</translation>
    </message>
    <message>
        <source>the supply is empty: finish the turn, then one more turn each</source>
        <comment>rules §6</comment>
        <translation>spoločná zásoba je prázdna: dokončite ťah, potom má každý ešte jeden</translation>
    </message>
    <message>
        <source>the first tile clockwise from the shield with the terrain on top of the supply, or else the first tile</source>
        <comment>rules §7.1</comment>
        <translation>prvý dielik od štítu v smere hodinových ručičiek s rovnakým terénom, ako má vrchný dielik spoločnej zásoby; ak taký nie je, prvý dielik</translation>
    </message>
    <message>
        <source>around your last building, clockwise from the top: where it joins a road (A), else where it blocks one (B), else on any empty cell (C)</source>
        <comment>rules §7.2</comment>
        <translation>okolo vašej poslednej budovy, zhora v smere hodinových ručičiek: tam, kde sa napojí na cestu (A), inak kde ju zablokuje (B), inak na ktorékoľvek voľné políčko (C)</translation>
    </message>
    <message>
        <source>the top one of his pile goes onto that tile, and scores for him until its condition is met</source>
        <comment>rules §7.3</comment>
        <translation>vrchný z kôpky sa položí na tento dielik a dáva Henrymu body, kým sa nesplní jeho podmienka</translation>
    </message>
    <message>
        <source>the one with the cross of that terrain moves there</source>
        <comment>rules §7.4</comment>
        <translation>presunie sa tam tá, ktorej kríž má tento terén</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/setup&apos;&gt;Henry&apos;s turn&lt;/a&gt;</source>
        <comment>rules §7</comment>
        <translation>&lt;a href=&apos;solo/setup&apos;&gt;Henryho ťah&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/take&apos;&gt;Take&lt;/a&gt;</source>
        <comment>rules §7.1</comment>
        <translation>&lt;a href=&apos;solo/take&apos;&gt;Vezme si&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/place&apos;&gt;Place&lt;/a&gt;</source>
        <comment>rules §7.2</comment>
        <translation>&lt;a href=&apos;solo/place&apos;&gt;Položí&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/treasures&apos;&gt;Treasure&lt;/a&gt;</source>
        <comment>rules §7.3</comment>
        <translation>&lt;a href=&apos;solo/treasures&apos;&gt;Poklad&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/troop&apos;&gt;Troop&lt;/a&gt;</source>
        <comment>rules §7.4</comment>
        <translation>&lt;a href=&apos;solo/troop&apos;&gt;Jednotka&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/scoring&apos;&gt;Doubled&lt;/a&gt;</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>&lt;a href=&apos;solo/scoring&apos;&gt;Dvojnásobok&lt;/a&gt;</translation>
    </message>
    <message>
        <source>his three best buildings</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>jeho tri budovy, ktoré dávajú najviac bodov</translation>
    </message>
    <message>
        <source>The symbols at a glance</source>
        <comment>rules §1</comment>
        <translation>Prehľad symbolov</translation>
    </message>
    <message>
        <source>Symbol</source>
        <comment>rules §1</comment>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Meaning</source>
        <comment>rules §1</comment>
        <translation>Význam</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>rules §1</comment>
        <translation>drevo</translation>
    </message>
    <message>
        <source>wheat</source>
        <comment>rules §1</comment>
        <translation>pšenica</translation>
    </message>
    <message>
        <source>stone</source>
        <comment>rules §1</comment>
        <translation>kameň</translation>
    </message>
    <message>
        <source>points</source>
        <comment>rules §5</comment>
        <translation>body</translation>
    </message>
    <message>
        <source>points for each tile along the edges</source>
        <comment>rules §5 Market</comment>
        <translation>body za každý dielik pri hranách</translation>
    </message>
    <message>
        <source>points for each tile in the column, up to that many on each side</source>
        <comment>rules §5 Inn</comment>
        <translation>body za každý dielik v stĺpci, na každej strane najviac za uvedený počet</translation>
    </message>
    <message>
        <source>points for each tile on a road</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>body za každý dielik na ceste</translation>
    </message>
    <message>
        <source>points for each tile of a connected area</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>body za každý dielik súvislej oblasti</translation>
    </message>
    <message>
        <source>points for each of your other buildings on stone</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>body za každú vašu ďalšiu budovu na kameni</translation>
    </message>
    <message>
        <source>points for each opposing building along the edges</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>body za každú súperovu budovu pri hranách</translation>
    </message>
    <message>
        <source>points for each of your Farms</source>
        <comment>rules §5 Trading Post</comment>
        <translation>body za každú vašu Farmu</translation>
    </message>
    <message>
        <source>points for each pair of terrains along the edges</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>body za každú dvojicu terénov pri hranách</translation>
    </message>
    <message>
        <source>turn it over for one more tile, or keep it for points</source>
        <comment>rules §4 Camp</comment>
        <translation>otočte ho za ďalší dielik, alebo si ho nechajte na body</translation>
    </message>
    <message>
        <source>two of these destroy a building beside both</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>dve takéto veže zničia budovu, ktorá susedí hranou s oboma</translation>
    </message>
    <message>
        <source>Reference cards</source>
        <comment>rules §3</comment>
        <translation>Kartičky na stôl</translation>
    </message>
</context>
<context>
    <name>Rule book components</name>
    <message>
        <source>Components</source>
        <comment>rules §1</comment>
        <translation>Súčasti hry</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>rules §1</comment>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Component</source>
        <comment>rules §1</comment>
        <translation>Súčasť</translation>
    </message>
    <message>
        <source>building tiles: 6 sets of 9, on three terrains, wood (green), wheat (yellow) and stone (grey). A game uses 3 of the sets.</source>
        <comment>rules §1</comment>
        <translation>dieliky budov: 6 sád po 9, na troch terénoch: drevo (zelené), pšenica (žlté) a kameň (sivé). Hrá sa s 3 sadami.</translation>
    </message>
    <message>
        <source>troops: for each heir 1 retinue with a golden rim and 2 ordinary troops</source>
        <comment>rules §1</comment>
        <translation>jednotky: každý hráč má 1 družinový oddiel so zlatým okrajom a 2 bežné jednotky</translation>
    </message>
    <message>
        <source>royal shield, with White&apos;s crown on one side and Blue&apos;s on the other</source>
        <comment>rules §1</comment>
        <translation>kráľovský štít, na jednej strane koruna Bieleho, na druhej Modrého</translation>
    </message>
    <message>
        <source>score pad, which the program keeps for you</source>
        <comment>rules §1</comment>
        <translation>bodovací blok, ktorý za vás vedie program</translation>
    </message>
    <message>
        <source>treasures and a scaffold, only for games against Henry</source>
        <comment>rules §1</comment>
        <translation>poklady a lešenie, len do hry proti Henrymu</translation>
    </message>
    <message>
        <source>A building tile</source>
        <comment>rules §1</comment>
        <translation>Dielik budovy</translation>
    </message>
    <message>
        <source>&lt;b&gt;The cost&lt;/b&gt;, one icon for each resource you need access to. See &lt;a href=&apos;symbols/cost&apos;&gt;costs&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Cena&lt;/b&gt;: jedna značka za každú surovinu, ku ktorej potrebujete prístup. Pozrite si &lt;a href=&apos;symbols/cost&apos;&gt;ceny&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The set&lt;/b&gt; that the tile belongs to. See &lt;a href=&apos;symbols/sets&apos;&gt;sets&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Sada&lt;/b&gt;, do ktorej dielik patrí. Pozrite si &lt;a href=&apos;symbols/sets&apos;&gt;sady&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The building.&lt;/b&gt; See &lt;a href=&apos;buildings/overview&apos;&gt;buildings&lt;/a&gt; for what each one scores.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Budova.&lt;/b&gt; Koľko bodov ktorá dáva, opisuje kapitola &lt;a href=&apos;buildings/overview&apos;&gt;Budovy&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The effect&lt;/b&gt;, in pictures without words. See &lt;a href=&apos;symbols/strip&apos;&gt;effects&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Efekt&lt;/b&gt; v obrázkoch bez slov. Pozrite si &lt;a href=&apos;symbols/strip&apos;&gt;efekty&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The terrain&lt;/b&gt;: the whole ground of the tile. It is also the resource that the tile gives, in the reserve and in the landscape.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Terén&lt;/b&gt;: celá plocha dielika. Je zároveň surovinou, ktorú dielik dáva v rezerve aj v krajine.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A road&lt;/b&gt;, on some tiles. Here it is a crossroads: four ends that do not meet. See &lt;a href=&apos;roads/sections&apos;&gt;roads&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Cesta&lt;/b&gt;, len na niektorých dielikoch. Tu je to križovatka: štyri konce, ktoré sa nestretávajú. Pozrite si &lt;a href=&apos;roads/sections&apos;&gt;cesty&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The back shows only the terrain. That is why everybody knows the terrain of the top tile of the supply, and why a face-down tile is open terrain.</source>
        <comment>rules §1</comment>
        <translation>Na rube je len terén. Preto každý pozná terén vrchného dielika spoločnej zásoby a preto je dielik, ktorý leží rubom nahor, otvoreným terénom.</translation>
    </message>
    <message>
        <source>Troops and the royal shield</source>
        <comment>rules §1</comment>
        <translation>Jednotky a kráľovský štít</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>rules §1</comment>
        <translation>Obrázok</translation>
    </message>
    <message>
        <source>What it is</source>
        <comment>rules §1</comment>
        <translation>Čo to je</translation>
    </message>
    <message>
        <source>&lt;b&gt;Retinue.&lt;/b&gt; It never leaves the landscape.</source>
        <comment>rules §3 C</comment>
        <translation>&lt;b&gt;Družinový oddiel.&lt;/b&gt; Nikdy neopúšťa krajinu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ordinary troop.&lt;/b&gt; It moves back and forth between the landscape and the royal reserve.</source>
        <comment>rules §3 C</comment>
        <translation>&lt;b&gt;Bežná jednotka.&lt;/b&gt; Presúva sa medzi krajinou a kráľovskou rezervou.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A troop that has moved&lt;/b&gt; shows its cross until the end of the turn.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Presunutá jednotka&lt;/b&gt; ukazuje do konca ťahu kríž.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Royal shield.&lt;/b&gt; It lies on one of the seven places of the royal reserve. Its crown shows who takes the next tile.</source>
        <comment>rules §3 A</comment>
        <translation>&lt;b&gt;Kráľovský štít.&lt;/b&gt; Leží na jednom zo siedmich miest kráľovskej rezervy. Jeho koruna ukazuje, kto si má vziať ďalší dielik.</translation>
    </message>
    <message>
        <source>White carries a lily and Blue an eagle, so you do not need to tell the colours apart.</source>
        <comment>rules §1</comment>
        <translation>Biely má v znaku ľaliu a Modrý orla, takže farby rozlišovať netreba.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <comment>rules, words</comment>
        <translation>Slovníček pojmov</translation>
    </message>
    <message>
        <source>Word</source>
        <comment>rules, words</comment>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>What it means</source>
        <comment>rules, words</comment>
        <translation>Čo znamená</translation>
    </message>
    <message>
        <source>Heir</source>
        <comment>rules, words</comment>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>A player: White or Blue.</source>
        <comment>rules, words</comment>
        <translation>Jeden z dvoch bratov: Biely alebo Modrý.</translation>
    </message>
    <message>
        <source>South</source>
        <comment>rules, words</comment>
        <translation>Juh</translation>
    </message>
    <message>
        <source>The heir at the bottom of the table: White, unless you choose otherwise, and in a solo game you.</source>
        <comment>rules, words</comment>
        <translation>Hráč pri dolnom okraji stola: Biely, ak nezvolíte inak, a v hre proti Henrymu vy.</translation>
    </message>
    <message>
        <source>Landscape</source>
        <comment>rules, words</comment>
        <translation>Krajina</translation>
    </message>
    <message>
        <source>All tiles laid out in the middle. It has no border.</source>
        <comment>rules §2</comment>
        <translation>Všetky dieliky vyložené uprostred. Nemá hranice.</translation>
    </message>
    <message>
        <source>Open terrain</source>
        <comment>rules, words</comment>
        <translation>Otvorený terén</translation>
    </message>
    <message>
        <source>A face-down tile in the landscape. It belongs to nobody, but troops can stand on it and it gives its resource.</source>
        <comment>rules §3 B.2</comment>
        <translation>Dielik krajiny, ktorý leží rubom nahor. Nepatrí nikomu, ale jednotky na ňom môžu stáť a svoju surovinu dáva.</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <comment>rules, words</comment>
        <translation>Susedné políčko</translation>
    </message>
    <message>
        <source>One of the eight cells around, diagonals included.</source>
        <comment>rules, words</comment>
        <translation>Jedno z ôsmich políčok dookola vrátane šikmo susediacich.</translation>
    </message>
    <message>
        <source>Orthogonally adjacent</source>
        <comment>rules, words</comment>
        <translation>Políčko susediace hranou (ortogonálne)</translation>
    </message>
    <message>
        <source>One of the four cells that share an edge.</source>
        <comment>rules, words</comment>
        <translation>Jedno zo štyroch políčok so spoločnou hranou.</translation>
    </message>
    <message>
        <source>Row, column</source>
        <comment>rules, words</comment>
        <translation>Riadok, stĺpec</translation>
    </message>
    <message>
        <source>All cells to the left and right, or above and below, at any distance.</source>
        <comment>rules §5</comment>
        <translation>Všetky políčka vľavo a vpravo, prípadne nahor a nadol, v akejkoľvek vzdialenosti.</translation>
    </message>
    <message>
        <source>Royal reserve</source>
        <comment>rules, words</comment>
        <translation>Kráľovská rezerva</translation>
    </message>
    <message>
        <source>The ring of seven places with the shield, from which tiles are taken.</source>
        <comment>rules §2</comment>
        <translation>Kruh siedmich miest so štítom, z ktorého sa berú dieliky.</translation>
    </message>
    <message>
        <source>Royal protocol</source>
        <comment>rules, words</comment>
        <translation>Kráľovský protokol</translation>
    </message>
    <message>
        <source>What the printed rules call the rules of &lt;a href=&apos;turn/reach&apos;&gt;reach&lt;/a&gt;: which tiles of the royal reserve are yours to use.</source>
        <comment>rules §3 Reach</comment>
        <translation>Tak tlačené pravidlá nazývajú pravidlá &lt;a href=&apos;turn/reach&apos;&gt;dosahu&lt;/a&gt;: ktoré dieliky kráľovskej rezervy môžete využiť.</translation>
    </message>
    <message>
        <source>Supply</source>
        <comment>rules, words</comment>
        <translation>Spoločná zásoba</translation>
    </message>
    <message>
        <source>The face-down pile of tiles that refills the royal reserve.</source>
        <comment>rules §2</comment>
        <translation>Kôpka dielikov rubom nahor, z ktorej sa dopĺňa kráľovská rezerva.</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <comment>rules §1</comment>
        <translation>Čo je na stole</translation>
    </message>
</context>
<context>
    <name>Rule book effects</name>
    <message>
        <source>Farm, Sawmill, Quarry</source>
        <comment>rules §4</comment>
        <translation>Farma, Píla, Kameňolom</translation>
    </message>
    <message>
        <source>Each permanently gives its owner one resource: the &lt;a href=&apos;building/farm&apos;&gt;Farm&lt;/a&gt; wheat, the &lt;a href=&apos;building/sawmill&apos;&gt;Sawmill&lt;/a&gt; wood, the &lt;a href=&apos;building/quarry&apos;&gt;Quarry&lt;/a&gt; stone. It needs no troop for that.</source>
        <comment>rules §3 B.1</comment>
        <translation>Každá z týchto budov dáva svojmu majiteľovi natrvalo jednu surovinu: &lt;a href=&apos;building/farm&apos;&gt;Farma&lt;/a&gt; pšenicu, &lt;a href=&apos;building/sawmill&apos;&gt;Píla&lt;/a&gt; drevo, &lt;a href=&apos;building/quarry&apos;&gt;Kameňolom&lt;/a&gt; kameň. Jednotka na to nie je potrebná.</translation>
    </message>
    <message>
        <source>They score no points themselves. See &lt;a href=&apos;turn/access&apos;&gt;access to resources&lt;/a&gt;.</source>
        <comment>rules §5</comment>
        <translation>Samy body nedávajú. Pozrite si &lt;a href=&apos;turn/access&apos;&gt;prístup k surovinám&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>White has taken a tile and now turns the Camp over. It becomes open terrain, and the shield shows White&apos;s crown again: White may take one more tile. White&apos;s points before: {before}. Now: {now}.</source>
        <comment>rules §4 Camp</comment>
        <translation>Biely si vzal dielik a teraz otáča Tábor. Stáva sa z neho otvorený terén a štít znova ukazuje korunu Bieleho: Biely si môže vziať ešte jeden dielik. Skóre Bieleho predtým: {before}. Teraz: {now}.</translation>
    </message>
    <message>
        <source>Striking a Camp</source>
        <comment>rules §4 Camp</comment>
        <translation>Zbalenie Tábora</translation>
    </message>
    <message>
        <source>At any time on your turn after you have taken your tile, you may strike one of your Camps: turn it face down. It becomes open terrain, and its points are gone. So each Camp works only once.</source>
        <comment>rules §4 Camp</comment>
        <translation>Keď ste si už vzali svoj dielik, môžete kedykoľvek vo svojom ťahu zbaliť niektorý svoj Tábor: otočiť ho rubom nahor. Stane sa z neho otvorený terén a jeho body sú preč. Každý Tábor sa teda dá využiť len raz.</translation>
    </message>
    <message>
        <source>In return, the shield turns back to your crown, and you may take one more tile this turn.</source>
        <comment>rules §4 Camp</comment>
        <translation>Štít sa za to otočí späť na vašu korunu a v tomto ťahu si môžete vziať ešte jeden dielik.</translation>
    </message>
    <message>
        <source>You may strike several Camps in a turn, but each only while the shield shows your opponent&apos;s crown: take the tile for one Camp before you strike the next.</source>
        <comment>rules §4 Camp</comment>
        <translation>Za ťah môžete zbaliť aj viac Táborov, každý však len vtedy, keď štít ukazuje súperovu korunu: skôr než zbalíte ďalší, vezmite si dielik za ten predošlý.</translation>
    </message>
    <message>
        <source>White builds a second Siege Tower next to Blue&apos;s Cathedral. The Cathedral now borders on both towers, and White destroys it. Blue&apos;s points before: {before}. Now: {now}. Blue&apos;s troop stays where it is.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Biely stavia vedľa Katedrály Modrého druhú Obliehaciu vežu. Katedrála teraz stojí vedľa dvoch veží a Biely ju ničí. Skóre Modrého predtým: {before}. Teraz: {now}. Jednotka Modrého zostáva, kde je.</translation>
    </message>
    <message>
        <source>Laying siege</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Obliehanie</translation>
    </message>
    <message>
        <source>When you build a Siege Tower, you may destroy each of your opponent&apos;s buildings that meets both conditions:</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Keď postavíte Obliehaciu vežu, môžete zničiť každú súperovu budovu, pre ktorú platí oboje:</translation>
    </message>
    <message>
        <source>it is orthogonally adjacent to the tower you have just built,</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>susedí hranou (ortogonálne) s vežou, ktorú ste práve postavili,</translation>
    </message>
    <message>
        <source>and it is orthogonally adjacent to at least one more of your Siege Towers.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>a susedí hranou aj s najmenej jednou ďalšou vašou Obliehacou vežou.</translation>
    </message>
    <message>
        <source>A destroyed building is turned face down and is open terrain from then on.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Zničená budova sa otočí rubom nahor a odvtedy je otvoreným terénom.</translation>
    </message>
    <message>
        <source>You do not have to destroy anything. But you can do it only right after the build: with any other action, the chance is gone.</source>
        <comment>rules R6</comment>
        <translation>Ničiť nemusíte. Príležitosť však máte len hneď po stavbe: akákoľvek iná akcia ju zmarí.</translation>
    </message>
    <message>
        <source>Effects in play</source>
        <comment>rules §4</comment>
        <translation>Efekty počas hry</translation>
    </message>
</context>
<context>
    <name>Rule book end</name>
    <message>
        <source>The last round</source>
        <comment>rules §6</comment>
        <translation>Záverečné kolo</translation>
    </message>
    <message>
        <source>When the last tile of the supply goes into the royal reserve, the end is near. The heir whose turn it is finishes it as usual.</source>
        <comment>rules §6</comment>
        <translation>Keď sa na doplnenie použije posledný dielik spoločnej zásoby, blíži sa koniec. Hráč, ktorý je na ťahu, svoj ťah dokončí ako zvyčajne.</translation>
    </message>
    <message>
        <source>Then each heir has one more turn. The royal reserve is no longer refilled.</source>
        <comment>rules §6</comment>
        <translation>Potom má každý hráč ešte jeden ťah. Miesta kráľovskej rezervy sa už nedopĺňajú.</translation>
    </message>
    <message>
        <source>Then the landscape is scored.</source>
        <comment>rules §6</comment>
        <translation>Nakoniec sa boduje krajina.</translation>
    </message>
    <message>
        <source>So both heirs can prepare equally well: move your troops onto your best buildings, or back to the royal reserve.</source>
        <comment>rules §6</comment>
        <translation>Obaja hráči sa tak môžu rovnako dobre pripraviť a priviesť jednotky na svoje najcennejšie budovy alebo späť do kráľovskej rezervy.</translation>
    </message>
    <message>
        <source>Without Camps, a game for two has 22 turns.</source>
        <comment>rules §8</comment>
        <translation>Bez Táborov trvá hra pre dvoch 22 ťahov.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <comment>rules §5</comment>
        <translation>Záverečné bodovanie</translation>
    </message>
    <message>
        <source>Each of your buildings scores its points: see &lt;a href=&apos;buildings/overview&apos;&gt;all buildings&lt;/a&gt;.</source>
        <comment>rules §5</comment>
        <translation>Každá vaša budova dáva svoje body: pozrite si &lt;a href=&apos;buildings/overview&apos;&gt;všetky budovy&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A building of yours with one of &lt;i&gt;your&lt;/i&gt; troops on it scores double.</source>
        <comment>rules §5</comment>
        <translation>Vaša budova, na ktorej stojí &lt;i&gt;vaša&lt;/i&gt; jednotka, dáva dvojnásobok.</translation>
    </message>
    <message>
        <source>Opposing troops change nothing, and open terrain scores nothing itself.</source>
        <comment>rules §5</comment>
        <translation>Súperove jednotky nič nemenia a otvorený terén sám osebe body nedáva.</translation>
    </message>
    <message>
        <source>Then the &lt;a href=&apos;roads/score&apos;&gt;roads&lt;/a&gt; are scored, unless the heirs agreed not to.</source>
        <comment>rules §5</comment>
        <translation>Potom sa bodujú &lt;a href=&apos;roads/score&apos;&gt;cesty&lt;/a&gt;, ak sa hráči nedohodli, že nie.</translation>
    </message>
    <message>
        <source>White&apos;s Cathedral is doubled by the retinue on it: {cathedral}. Blue&apos;s troop on White&apos;s Camp changes nothing: {camp}. White&apos;s other troop stands on Blue&apos;s Market and doubles nothing there: {market}. Total for White: {white}. For Blue: {blue}.</source>
        <comment>rules §5</comment>
        <translation>Body za Katedrálu Bieleho zdvojnásobuje družinový oddiel na nej: {cathedral}. Jednotka Modrého na Tábore Bieleho nič nemení: {camp}. Druhá jednotka Bieleho stojí na Trhu Modrého a tam nezdvojnásobuje nič: {market}. Spolu má Biely: {white}. Modrý: {blue}.</translation>
    </message>
    <message>
        <source>The program keeps score all the time, and shows on the table which tiles the points of each line come from.</source>
        <comment>rules §5</comment>
        <translation>Program vedie bodovací blok po celý čas a na stole ukazuje, z ktorých dielikov pochádzajú body každého riadka.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <comment>rules §5 Winner</comment>
        <translation>Kto vyhráva</translation>
    </message>
    <message>
        <source>The heir with more points wins.</source>
        <comment>rules §5 Winner</comment>
        <translation>Vyhráva hráč, ktorý má viac bodov.</translation>
    </message>
    <message>
        <source>In a &lt;b&gt;tie&lt;/b&gt;, the heir with more troops in the royal reserve wins.</source>
        <comment>rules §5 Winner</comment>
        <translation>Pri &lt;b&gt;remíze&lt;/b&gt; vyhráva hráč, ktorý má viac jednotiek v kráľovskej rezerve.</translation>
    </message>
    <message>
        <source>If that is equal, too, the game is a draw. (In the printed rules, the brothers must ask for another piece of land and play again.)</source>
        <comment>rules §5 Winner</comment>
        <translation>Ak je aj to rovnaké, hra sa končí remízou. (Podľa tlačených pravidiel musia bratia požiadať o ďalší kus zeme a hrať znova.)</translation>
    </message>
    <message>
        <source>Against Henry, &lt;a href=&apos;solo/scoring&apos;&gt;a draw is not enough&lt;/a&gt;.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Proti Henrymu &lt;a href=&apos;solo/scoring&apos;&gt;remíza nestačí&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <comment>rules §6</comment>
        <translation>Koniec hry</translation>
    </message>
</context>
<context>
    <name>Rule book program</name>
    <message>
        <source>Playing by keyboard or screen reader</source>
        <translation>Ako hrať klávesnicou a s čítačkou obrazovky</translation>
    </message>
    <message>
        <source>You can do everything in this program without a mouse, and a screen reader can read everything it shows.</source>
        <translation>V tomto programe sa dá všetko urobiť bez myši a všetko, čo ukazuje, prečíta aj čítačka obrazovky.</translation>
    </message>
    <message>
        <source>There are two ways to play: at the &lt;a href=&apos;program/table&apos;&gt;table&lt;/a&gt;, where you move a cursor from place to place, or in the &lt;a href=&apos;program/outline&apos;&gt;outline&lt;/a&gt;, a list of everything on the table.</source>
        <translation>Hrať sa dá dvoma spôsobmi: pri &lt;a href=&apos;program/table&apos;&gt;stole&lt;/a&gt;, po ktorom presúvate kurzor z miesta na miesto, alebo v &lt;a href=&apos;program/outline&apos;&gt;osnove&lt;/a&gt;, zozname všetkého, čo leží na stole.</translation>
    </message>
    <message>
        <source>&lt;b&gt;?&lt;/b&gt; lists all keys, and &lt;b&gt;Shift+F1&lt;/b&gt; opens this page. &lt;b&gt;F1&lt;/b&gt; looks up whatever the cursor is on.</source>
        <translation>&lt;b&gt;?&lt;/b&gt; vypíše všetky klávesy a &lt;b&gt;Shift+F1&lt;/b&gt; otvorí túto stranu. &lt;b&gt;F1&lt;/b&gt; otvorí knihu tam, kde sa píše o tom, na čom je kurzor.</translation>
    </message>
    <message>
        <source>In every window, &lt;b&gt;Tab&lt;/b&gt; moves forward and &lt;b&gt;Shift+Tab&lt;/b&gt; back. &lt;b&gt;Alt&lt;/b&gt; opens the menus, and &lt;b&gt;Esc&lt;/b&gt; closes a dialog without changing anything.</source>
        <translation>V každom okne ide &lt;b&gt;Tab&lt;/b&gt; ďalej a &lt;b&gt;Shift+Tab&lt;/b&gt; späť. &lt;b&gt;Alt&lt;/b&gt; otvára ponuky a &lt;b&gt;Esc&lt;/b&gt; zatvorí dialóg a nič nezmení.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+N&lt;/b&gt; starts a game: for two, or alone against Henry or the computer.</source>
        <translation>&lt;b&gt;Ctrl+N&lt;/b&gt; začína hru: vo dvojici alebo sólo proti Henrymu či počítaču.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Enter&lt;/b&gt; ends your turn; if there is something left to do, or you hold too many tiles, it asks first. &lt;b&gt;Ctrl+Z&lt;/b&gt; undoes, &lt;b&gt;Ctrl+R&lt;/b&gt; restarts the turn.</source>
        <translation>&lt;b&gt;Ctrl+Enter&lt;/b&gt; ukončí ťah; ak ešte niečo zostáva alebo je v ruke priveľa dielikov, program sa najprv spýta. &lt;b&gt;Ctrl+Z&lt;/b&gt; vráti späť, &lt;b&gt;Ctrl+R&lt;/b&gt; začne ťah odznova.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+F&lt;/b&gt; searches this book. If the rule book of Bunny Kingdom has something about it, too, a button below leads there.</source>
        <translation>&lt;b&gt;Ctrl+F&lt;/b&gt; hľadá v tejto knihe. Ak je o tom niečo aj v pravidlách hry Bunny Kingdom, tlačidlo nižšie vedie tam.</translation>
    </message>
    <message>
        <source>&lt;b&gt;E&lt;/b&gt; says what is needed for something you cannot do now, and &lt;b&gt;H&lt;/b&gt; where Henry will build.</source>
        <translation>&lt;b&gt;E&lt;/b&gt; povie, čo treba, aby sa dalo urobiť to, čo sa teraz nedá, a &lt;b&gt;H&lt;/b&gt;, kde bude Henry stavať.</translation>
    </message>
    <message>
        <source>The table with the keyboard</source>
        <translation>Stôl a klávesnica</translation>
    </message>
    <message>
        <source>Tab goes through five areas: the royal reserve, your hand, the landscape, the troops in the reserve, and the places of both heirs with the supply. After them come the chronicle and the turn buttons.</source>
        <translation>Tab prechádza piatimi oblasťami: kráľovská rezerva, vaša ruka, krajina, jednotky v rezerve a miesta oboch hráčov so spoločnou zásobou. Za nimi nasleduje kronika a tlačidlá ťahu.</translation>
    </message>
    <message>
        <source>The arrow keys move the cursor within an area. In the landscape it goes from cell to cell, up to one beyond the edge. Each cell has a name such as M13: a letter for the column, a number for the row.</source>
        <translation>Šípky posúvajú kurzor v rámci oblasti. V krajine ide z políčka na políčko, najviac o jedno za jej okraj. Každé políčko má názov, napríklad M13: písmeno je stĺpec, číslo je riadok.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; or &lt;b&gt;Space&lt;/b&gt; picks up what the cursor is on. With a tile from your hand or a troop, the cursor jumps to the nearest cell where it may go; Enter puts it down there. To take a tile from the reserve, press Enter again.</source>
        <translation>&lt;b&gt;Enter&lt;/b&gt; alebo &lt;b&gt;medzerník&lt;/b&gt; zdvihne to, na čom je kurzor. S dielikom z ruky alebo s jednotkou prejde kurzor na najbližšie dovolené políčko; Enter tam zdvihnuté položí. Dielik z rezervy si vezmete ďalším stlačením Enteru.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; to &lt;b&gt;9&lt;/b&gt; pick up a tile from your hand, wherever the cursor is.</source>
        <translation>Klávesy &lt;b&gt;1&lt;/b&gt; až &lt;b&gt;9&lt;/b&gt; odkiaľkoľvek zdvihnú dielik z ruky.</translation>
    </message>
    <message>
        <source>In the reserve, or if your hand has no tile with that number, they pick up the tile at that distance from the shield, as long as you may take one. The numbers are shown on the tiles.</source>
        <translation>V kráľovskej rezerve, alebo keď v ruke nemáte dielik s týmto číslom, zdvihnú dielik v tejto vzdialenosti od štítu, kým si smiete nejaký vziať. Ktorá číslica patrí ku ktorému dieliku, vidno na dielikoch.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F&lt;/b&gt; turns the tile over: face down to expand, face up to build.</source>
        <translation>&lt;b&gt;F&lt;/b&gt; otočí dielik: rubom nahor na rozšírenie krajiny, lícom nahor na stavbu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;W&lt;/b&gt; withdraws the troop the cursor is on, and &lt;b&gt;C&lt;/b&gt; strikes the Camp.</source>
        <translation>&lt;b&gt;W&lt;/b&gt; stiahne jednotku, na ktorej je kurzor, a &lt;b&gt;C&lt;/b&gt; zbalí Tábor.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;menu key&lt;/b&gt;, or &lt;b&gt;Shift+F10&lt;/b&gt;, lists everything you can do there.</source>
        <translation>&lt;b&gt;Kláves ponuky&lt;/b&gt; alebo &lt;b&gt;Shift+F10&lt;/b&gt; vypíše všetko, čo sa tam dá urobiť.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Esc&lt;/b&gt; puts back what you have picked up.</source>
        <translation>&lt;b&gt;Esc&lt;/b&gt; vráti to, čo je zdvihnuté.</translation>
    </message>
    <message>
        <source>What you hear</source>
        <translation>Čo budete počuť</translation>
    </message>
    <message>
        <source>Everything on the table has a name: what it is, on which terrain it lies, who owns it, who stands on it and what it scores. Its description says what you can do with it, or why you can do nothing.</source>
        <translation>Všetko na stole má názov: čo to je, na akom teréne leží, komu patrí, kto na ňom stojí a koľko bodov prináša. Opis hovorí, čo sa s tým dá urobiť, alebo prečo sa nedá urobiť nič.</translation>
    </message>
    <message>
        <source>While you have something picked up, each cell says whether it may go there, and how that changes the points of both heirs.</source>
        <translation>Kým je niečo zdvihnuté, každé políčko povie, či sa to tam dá umiestniť a čo sa tým zmení v bodoch oboch hráčov.</translation>
    </message>
    <message>
        <source>The screen reader can also activate each of these things itself, and lists by name everything you can do there.</source>
        <translation>Čítačka obrazovky môže každú z týchto vecí aj sama vybrať a podľa názvu vypíše všetko, čo sa s ňou dá urobiť.</translation>
    </message>
    <message>
        <source>Everything that happens is announced once, in order: what you do, what comes into the reserve, the other heir&apos;s turn, and Henry&apos;s steps with the rule behind each. If you cannot do something, you hear the reason at once.</source>
        <translation>Všetko, čo sa deje, sa oznámi raz, jedno po druhom: čo robíte, čo prichádza do rezervy, ťah súpera a kroky Henryho, každý so svojím pravidlom. Ak sa niečo nedá, dôvod zaznie hneď.</translation>
    </message>
    <message>
        <source>The tutorial reads out each step and the keys for it; Tab returns to its text. A replay reads out each action and, after a jump, the turn and the points of both heirs.</source>
        <translation>Výučba prečíta každý krok aj to, ktorými klávesmi sa robí; klávesom Tab sa vrátite k textu. V zázname hry sa prečíta každá akcia a po preskočení aj ťah a body oboch hráčov.</translation>
    </message>
    <message>
        <source>The game as an outline</source>
        <translation>Hra ako osnova</translation>
    </message>
    <message>
        <source>&lt;b&gt;F4&lt;/b&gt; switches between the table and the game as a tree; the program remembers your choice. Its nine branches are the royal reserve, the landscape, the hands, the troops, the supply, what is out of the game, the treasures, the heirs and the chronicle.</source>
        <translation>&lt;b&gt;F4&lt;/b&gt; prepína medzi stolom a hrou v podobe stromu; program si voľbu pamätá. Deväť vetiev tvoria kráľovská rezerva, krajina, ruky, jednotky, spoločná zásoba, dieliky mimo hry, poklady, hráči a kronika.</translation>
    </message>
    <message>
        <source>It is available wherever there is a table: in a game, in the tutorial, in a replay, and when you try something out.</source>
        <translation>Je všade tam, kde je stôl: v hre, vo výučbe, v zázname hry aj tam, kde niečo skúšate.</translation>
    </message>
    <message>
        <source>The arrow keys move through the rows: up and down from row to row, right opens a branch, left closes it. &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;9&lt;/b&gt; go to the branches, letters to a row by its name.</source>
        <translation>Šípkami sa pohybujete po riadkoch: hore a dole z riadka na riadok, šípka doprava otvorí vetvu, šípka doľava ju zavrie. Klávesy &lt;b&gt;1&lt;/b&gt; až &lt;b&gt;9&lt;/b&gt; vedú k vetvám a písmená k riadku podľa názvu.</translation>
    </message>
    <message>
        <source>Each row says what it is and what you can do there. &lt;b&gt;Enter&lt;/b&gt; does it if there is only one thing to do; otherwise it goes to the list of choices.</source>
        <translation>Každý riadok povie, čo to je a čo tam môžete urobiť. &lt;b&gt;Enter&lt;/b&gt; to urobí, ak je možnosť jediná; inak prejde do zoznamu možností.</translation>
    </message>
    <message>
        <source>In the list, each choice says where it is, what it costs and what it changes for both heirs. Cells are listed row by row from the north, each with a neighbour; what you cannot do comes last, with the reasons.</source>
        <translation>V zozname každá možnosť povie, kde je, koľko stojí a čo prinesie obom hráčom. Políčka sú zoradené po riadkoch od severu, každé so svojím susedom, a na konci je to, čo sa nedá, aj s dôvodmi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; carries out the choice, &lt;b&gt;Esc&lt;/b&gt; goes back to the tree. The &lt;b&gt;menu key&lt;/b&gt; shows the same choices as a menu.</source>
        <translation>&lt;b&gt;Enter&lt;/b&gt; vykoná vybranú možnosť, &lt;b&gt;Esc&lt;/b&gt; sa vráti do stromu. &lt;b&gt;Kláves ponuky&lt;/b&gt; ukáže to isté ako ponuku.</translation>
    </message>
    <message>
        <source>In a replay, there is only one thing to do: Enter on an entry of the chronicle shows the game as it was then.</source>
        <translation>V zázname hry sa dá urobiť len jedno: Enter na zázname kroniky ukáže hru takú, aká bola vtedy.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Rady</translation>
    </message>
    <message>
        <source>If you don&apos;t know what to do, press &lt;b&gt;T&lt;/b&gt;, or the lamp beside the turn buttons. The program looks for the best turn in the background; anything you do meanwhile ends the search.</source>
        <translation>Ak neviete, čo robiť, stlačte &lt;b&gt;T&lt;/b&gt; alebo kliknite na žiarovku vedľa tlačidiel ťahu. Program hľadá najlepší ťah na pozadí; čokoľvek medzitým urobíte, hľadanie ukončí.</translation>
    </message>
    <message>
        <source>The first hint says where to look: a tile of the reserve and a part of the landscape are lit.</source>
        <translation>Prvá rada hovorí, kam sa pozrieť: svieti dielik rezervy a časť krajiny.</translation>
    </message>
    <message>
        <source>&lt;b&gt;T&lt;/b&gt; again says which tile to take, and which tiles to lay where.</source>
        <translation>Ďalšie &lt;b&gt;T&lt;/b&gt; hovorí, ktorý dielik si vziať a ktoré dieliky kam položiť.</translation>
    </message>
    <message>
        <source>&lt;b&gt;T&lt;/b&gt; once more shows the whole turn. &lt;b&gt;Esc&lt;/b&gt; closes a hint.</source>
        <translation>Ešte jedno &lt;b&gt;T&lt;/b&gt; prezradí celý ťah. &lt;b&gt;Esc&lt;/b&gt; radu zavrie.</translation>
    </message>
    <message>
        <source>Each hint comes with its reasons: the points now, by building and road; what the turn prevents; and the lead to expect at the end of the game, with how far from it games usually end. For that, the turn is played on several times with the hidden tiles in another order.</source>
        <translation>Každá rada uvádza dôvody: body hneď, podľa budov a ciest; čomu ťah zabráni; a náskok, aký možno čakať na konci hry, aj s tým, o koľko sa od neho hry zvyčajne odchýlia. Ťah sa preto niekoľkokrát hrá ďalej, zakaždým s iným poradím zakrytých dielikov.</translation>
    </message>
    <message>
        <source>Last comes the next best turn, with how many points it is worse. The number after &lt;b&gt;±&lt;/b&gt; is how far that may be off because of the hidden tiles; turns that differ by no more than that count as equally good.</source>
        <translation>Nakoniec nasleduje ďalší ťah v poradí a o koľko bodov je horší. Číslo za &lt;b&gt;±&lt;/b&gt; hovorí, o koľko sa tento rozdiel môže mýliť pre zakryté dieliky; ťahy, ktoré sa nelíšia viac, sa považujú za rovnako dobré.</translation>
    </message>
    <message>
        <source>Luck is not measured, because no measure of it predicts who wins. Between equal players, the deal decides about a sixteenth of the result; the rest depends on how they play.</source>
        <translation>Šťastie sa nemeria, lebo žiadna jeho miera nepredpovedá, kto vyhrá. Medzi rovnako silnými hráčmi rozhoduje rozloženie dielikov asi o jednej šestnástine výsledku; zvyšok závisí od toho, ako hrajú.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Practice&lt;/b&gt;, in the Help menu and on the start page, asks for the best turn in positions in which it was missed: your own mistakes, from games that have been reviewed, and others from games between computers.</source>
        <translation>&lt;b&gt;Precvičovanie&lt;/b&gt;, v ponuke „Pomocník“ a na úvodnej stránke, sa pýta na najlepší ťah v pozíciách, v ktorých ho niekto prehliadol: sú to vaše vlastné chyby z hier po rozbore a iné z hier medzi počítačmi.</translation>
    </message>
    <message>
        <source>A position comes back after 1, 3, 7 and 21 days, until you have solved it twice. Only the first answer on a day counts.</source>
        <translation>Pozícia sa vráti po 1, 3, 7 a 21 dňoch, kým ju dvakrát nevyriešite. Počíta sa len prvá odpoveď v daný deň.</translation>
    </message>
    <message>
        <source>In the list beside the table you choose a theme, such as roads or doubling; it says how many of its positions you have solved.</source>
        <translation>V zozname vedľa stola vyberiete tému, napríklad cesty alebo zdvojenie; uvidíte v ňom, koľko z jej pozícií ste vyriešili.</translation>
    </message>
    <message>
        <source>Two machines</source>
        <translation>Dve zariadenia</translation>
    </message>
    <message>
        <source>Two people can play one game at two machines, each in their own language. &lt;b&gt;F7&lt;/b&gt; lists your games and invitations, and &lt;b&gt;F8&lt;/b&gt; leads to the next game that waits for you.</source>
        <translation>Dvaja ľudia môžu hrať jednu hru na dvoch zariadeniach, každý vo svojom jazyku. &lt;b&gt;F7&lt;/b&gt; vypíše vaše hry a pozvania a &lt;b&gt;F8&lt;/b&gt; vedie k ďalšej hre, ktorá na vás čaká.</translation>
    </message>
    <message>
        <source>Your turn is sent when you end it, and the other player&apos;s turn is shown when it arrives. If a program is closed, a cable is out or a machine sleeps, nothing is lost: the game goes on when both meet again.</source>
        <translation>Váš ťah sa odošle, keď ho ukončíte, a ťah druhého hráča sa zobrazí, keď príde. Ak je program zatvorený, kábel odpojený alebo zariadenie spí, nič sa nestratí: hra pokračuje, keď sa obe zariadenia opäť stretnú.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Through a folder&lt;/b&gt; that both machines see, such as a synchronized one: choose it when you invite. The other player looks into the same folder, and joins.</source>
        <translation>&lt;b&gt;Cez priečinok&lt;/b&gt;, ktorý vidia obe zariadenia, napríklad synchronizovaný: vyberte ho, keď pozývate. Druhý hráč sa pozrie do toho istého priečinka a pripojí sa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nearby&lt;/b&gt;, in one network: both players switch it on under &lt;i&gt;Two machines&lt;/i&gt;, &lt;i&gt;Nearby&lt;/i&gt;. One chooses the other machine and connects. Both machines then show four words: if they are the same on both, nobody stands between. You are asked once. Then one invites, and the other finds the invitation in the list.</source>
        <translation>&lt;b&gt;V blízkosti&lt;/b&gt;, v jednej sieti: obaja hráči to zapnú v časti &lt;i&gt;Dve zariadenia&lt;/i&gt;, &lt;i&gt;V blízkosti&lt;/i&gt;. Jeden vyberie druhé zariadenie a spojí sa. Obe zariadenia potom zobrazia štyri slová: ak sú na oboch rovnaké, nikto nestojí medzi nimi. Otázka sa kladie raz. Potom jeden pozve a druhý nájde pozvanie v zozname.</translation>
    </message>
    <message>
        <source>&lt;b&gt;By address&lt;/b&gt;, if the other machine is not in the list: enter what it shows as &lt;i&gt;This machine&lt;/i&gt;.</source>
        <translation>&lt;b&gt;Podľa adresy&lt;/b&gt;, ak druhé zariadenie nie je v zozname: zadajte, čo zobrazuje ako &lt;i&gt;Toto zariadenie&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Far away&lt;/b&gt;, by mail: &lt;i&gt;Two machines&lt;/i&gt;, &lt;i&gt;Far away&lt;/i&gt; explains it once and makes an account. &lt;i&gt;New person&lt;/i&gt; shows an invitation, as a line and as a QR code; the other player makes an account, too, and enters the line. Then either of you invites to a game.</source>
        <translation>&lt;b&gt;Na diaľku&lt;/b&gt;, poštou: &lt;i&gt;Dve zariadenia&lt;/i&gt;, &lt;i&gt;Na diaľku&lt;/i&gt; to raz vysvetlí a vytvorí účet. &lt;i&gt;Nová osoba&lt;/i&gt; ukáže pozvanie ako riadok a ako QR kód; druhý hráč si tiež vytvorí účet a zadá tento riadok. Potom môže do hry pozvať ktorýkoľvek z vás.</translation>
    </message>
    <message>
        <source>Nearby is off until you switch it on, and is on at the start of the program only if you say so. What both machines send each other is encrypted. It needs two more parts of Python than most packages have: the program says how to install it with them.</source>
        <translation>Hra v blízkosti je vypnutá, kým ju nezapnete, a pri štarte programu je zapnutá, len ak to tak zvolíte. Čo si zariadenia posielajú, je šifrované. Treba na to dve časti Pythonu, ktoré väčšina balíkov nemá: program povie, ako ho s nimi nainštalovať.</translation>
    </message>
    <message>
        <source>Both machines know the order of the hidden tiles, and whoever can open a shared folder can read the game: play with people you trust.</source>
        <translation>Obe zariadenia poznajú poradie skrytých dielikov a kto môže otvoriť spoločný priečinok, môže hru čítať: hrajte s ľuďmi, ktorým dôverujete.</translation>
    </message>
    <message>
        <source>Words, taking back and a clock</source>
        <translation>Rozhovor, vracanie ťahov a hodiny</translation>
    </message>
    <message>
        <source>The strip below a table on two machines says what is waited for.</source>
        <translation>Pás pod stolom na dvoch zariadeniach hovorí, na čo sa čaká.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Shift+W&lt;/b&gt; says a few plain words to the other player; the last ones stand in the strip.</source>
        <translation>&lt;b&gt;Ctrl+Shift+W&lt;/b&gt; povie druhému hráčovi pár slov; posledné z nich vidno na páse.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take back…&lt;/b&gt; asks the other player to take back your last turn, with all that came after it.</source>
        <translation>&lt;b&gt;Vrátiť…&lt;/b&gt; požiada druhého hráča o vrátenie vášho posledného ťahu a všetkého, čo bolo po ňom.</translation>
    </message>
    <message>
        <source>A rematch has the same sets and the same clock, with the seats swapped.</source>
        <translation>Odveta má tie isté sady a tie isté hodiny, s vymenenými miestami.</translation>
    </message>
    <message>
        <source>The invitation may set a clock. It shows the time that each player has used, or limits it for the whole game, from half an hour to two weeks. The other player sees it before joining. Both times stand in the strip and in the list under &lt;b&gt;F7&lt;/b&gt;.</source>
        <translation>V pozvaní možno zvoliť hodiny. Ukazujú čas, ktorý každý hráč spotreboval, alebo ho obmedzujú na celú hru, od pol hodiny po dva týždne. Druhý hráč ich vidí pred pripojením. Oba časy vidno na páse a v zozname pod &lt;b&gt;F7&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Your time runs from when your machine has the turn until you end it, even while the program is closed. The way between the machines counts for nobody.</source>
        <translation>Váš čas beží od chvíle, keď je ťah na vašom zariadení, až kým ho neukončíte, aj keď je program zatvorený. Cesta medzi zariadeniami sa nepočíta nikomu.</translation>
    </message>
    <message>
        <source>Clocks of machines differ. So each machine counts the time of its own player, and the other one believes it.</source>
        <translation>Hodiny zariadení sa líšia. Preto každé zariadenie počíta čas svojho hráča a druhé mu verí.</translation>
    </message>
    <message>
        <source>Nobody loses by time alone. If a player&apos;s time is up, the other one may claim the game with the button in the strip, or play on. If a turn that was ended in time arrives later, the game goes on.</source>
        <translation>Samotný čas o prehre nerozhoduje. Keď niekomu čas uplynie, druhý hráč si môže tlačidlom na páse nárokovať výhru alebo hrať ďalej. Ak ťah ukončený načas príde neskôr, hra pokračuje.</translation>
    </message>
    <message>
        <source>A turn that is taken back gives its time back.</source>
        <translation>Vrátený ťah vráti aj svoj čas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F4&lt;/b&gt; shows the landscape as a tree, with all that can be done with each tile, and leads back. Choose a tile in the list and press &lt;b&gt;Enter&lt;/b&gt;: the landscape returns until it is laid.</source>
        <translation>&lt;b&gt;F4&lt;/b&gt; ukáže krajinu ako strom so všetkým, čo sa dá s každým dielikom urobiť, a vráti sa späť. Vyberte dielik v zozname a stlačte &lt;b&gt;Enter&lt;/b&gt;: krajina sa vráti, kým ho nevyložíte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Roads from your table&lt;/b&gt; takes over what you drew while you scored a real game or played against Henry.</source>
        <translation>&lt;b&gt;Cesty z vášho stola&lt;/b&gt; prevezmú, čo ste nakreslili pri počítaní skutočnej hry alebo pri hre proti Henrymu.</translation>
    </message>
    <message>
        <source>The catalogue is saved at once, and new games use it; games that have begun keep theirs. You can export it, import another one, and print all tiles on a sheet.</source>
        <translation>Katalóg sa ukladá hneď a nové hry ho použijú; začaté hry majú svoj. Môžete ho exportovať, importovať iný a vytlačiť všetky dieliky na hárok.</translation>
    </message>
    <message>
        <source>A hint knows only what you see, and not how the supply or Henry&apos;s treasures lie. The score sheet at the end of the game says how many hints were taken. In the settings, hints can be switched off.</source>
        <translation>Rada vychádza len z toho, čo vidíte, a nie z toho, ako ležia dieliky v zásobe či Henryho poklady. Bodovací blok na konci hry uvádza, koľko rád sa využilo. V nastaveniach sa rady dajú vypnúť.</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Rozbory</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Right&lt;/b&gt; and &lt;b&gt;Ctrl+Left&lt;/b&gt; go to the next mistake and the one before. The table shows the position, and nothing else yet.</source>
        <translation>&lt;b&gt;Ctrl+šípka doprava&lt;/b&gt; a &lt;b&gt;Ctrl+šípka doľava&lt;/b&gt; vedú k ďalšej a predchádzajúcej chybe. Stôl vtedy ukazuje len pozíciu, nič viac.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+B&lt;/b&gt; lets you try the turn again on a board beside the game.</source>
        <translation>&lt;b&gt;Ctrl+B&lt;/b&gt; umožní skúsiť ťah znova na pláne vedľa hry.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+D&lt;/b&gt; shows the better turn, with all that differs; &lt;b&gt;Ctrl+U&lt;/b&gt; shows the turn that was played.</source>
        <translation>&lt;b&gt;Ctrl+D&lt;/b&gt; ukáže lepší ťah so všetkými rozdielmi; &lt;b&gt;Ctrl+U&lt;/b&gt; ukáže ťah, ktorý sa zahral.</translation>
    </message>
    <message>
        <source>A turn is compared with the best one that the strongest computer opponent finds. Both are played on for two turns, several times, with the hidden tiles in another order. The better turn says how the points given away differed: often they are the same each time, since the hidden tiles come into play later. How the game goes on after that is judged, not tried out.</source>
        <translation>Ťah sa porovnáva s najlepším, aký nájde najsilnejší počítačový súper. Oba sa niekoľkokrát hrajú ďalej počas dvoch ťahov, so zakrytými dielikmi v inom poradí. Pri lepšom ťahu sa uvádza, ako sa strata bodov líšila: často je zakaždým rovnaká, lebo zakryté dieliky prichádzajú do hry až neskôr. Ako hra pokračuje potom, sa odhaduje a neskúša.</translation>
    </message>
    <message>
        <source>What counts is the chance to win that was lost: a player far ahead can lose points without making a mistake. Against Henry, the forecast is your lead over him, and Henry himself makes no mistakes.</source>
        <translation>Počíta sa stratená šanca na výhru: kto vedie vysoko, môže stratiť body a nie je to chyba. V hre proti Henrymu je predpoveďou váš náskok pred ním a Henry sám chyby nerobí.</translation>
    </message>
    <message>
        <source>Only the two machines can read what is sent by mail. The servers between them see both addresses, when something is sent, and how large it is. The mail program is installed apart: the program says how.</source>
        <translation>Čo sa posiela poštou, dokážu prečítať iba obe zariadenia. Servery medzi nimi vidia obe adresy, kedy sa niečo posiela a aké je to veľké. Poštový program sa inštaluje osobitne: program povie, ako.</translation>
    </message>
    <message>
        <source>A game at a real table</source>
        <translation>Hra pri skutočnom stole</translation>
    </message>
    <message>
        <source>&lt;b&gt;Score a real game&lt;/b&gt;, in the Game menu and on the start page, counts the points of a game that you played with the box. The score sheet grows with every tile, and everything is saved at once.</source>
        <translation>&lt;b&gt;Spočítať skutočnú hru&lt;/b&gt;, v ponuke Hra a na úvodnej stránke, spočíta body hry, ktorú ste hrali so škatuľou. Bodový hárok rastie s každým dielikom a všetko sa hneď ukladá.</translation>
    </message>
    <message>
        <source>Choose the sets and the players. Then click a tile in the list and the cell where it lies, or drag it there. &lt;b&gt;White&lt;/b&gt;, &lt;b&gt;Blue&lt;/b&gt; and &lt;b&gt;Face down&lt;/b&gt; say whose it is.</source>
        <translation>Vyberte sady a hráčov. Potom kliknite na dielik v zozname a na pole, kde leží, alebo ho tam potiahnite. &lt;b&gt;Biely&lt;/b&gt;, &lt;b&gt;Modrý&lt;/b&gt; a &lt;b&gt;Otvorený terén&lt;/b&gt; hovoria, čí je.</translation>
    </message>
    <message>
        <source>By keyboard: type the beginning of its name on the landscape, and press &lt;b&gt;Enter&lt;/b&gt;. &lt;b&gt;Page Down&lt;/b&gt; goes on to the next tile that fits. &lt;b&gt;1&lt;/b&gt;, &lt;b&gt;2&lt;/b&gt; and &lt;b&gt;3&lt;/b&gt; say whose tiles you lay.</source>
        <translation>Klávesnicou: na krajine napíšte začiatok názvu a stlačte &lt;b&gt;Enter&lt;/b&gt;. &lt;b&gt;Page Down&lt;/b&gt; prejde na ďalší vyhovujúci dielik. &lt;b&gt;1&lt;/b&gt;, &lt;b&gt;2&lt;/b&gt; a &lt;b&gt;3&lt;/b&gt; hovoria, čie dieliky kladiete.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4&lt;/b&gt; puts White&apos;s retinue on a tile and &lt;b&gt;5&lt;/b&gt; a troop, &lt;b&gt;6&lt;/b&gt; and &lt;b&gt;7&lt;/b&gt; do the same for Blue. Troops that you do not put anywhere stand in the royal reserve. &lt;b&gt;Space&lt;/b&gt; turns a tile to its next owner, &lt;b&gt;Delete&lt;/b&gt; takes it off, and &lt;b&gt;Ctrl&lt;/b&gt; with an arrow moves it.</source>
        <translation>&lt;b&gt;4&lt;/b&gt; postaví na dielik družinový oddiel Bieleho a &lt;b&gt;5&lt;/b&gt; jednotku, &lt;b&gt;6&lt;/b&gt; a &lt;b&gt;7&lt;/b&gt; to isté pre Modrého. Jednotky, ktoré nikam nepostavíte, stoja v kráľovskej rezerve. &lt;b&gt;Medzerník&lt;/b&gt; zmení majiteľa dielika, &lt;b&gt;Delete&lt;/b&gt; ho odoberie a &lt;b&gt;Ctrl&lt;/b&gt; so šípkou ho posunie.</translation>
    </message>
    <message>
        <source>A right click, or the menu key, offers all this for a tile, and in a game against Henry the treasures.</source>
        <translation>Pravé tlačidlo myši alebo kláves ponuky to všetko ponúka pre dielik, v hre proti Henrymu aj poklady.</translation>
    </message>
    <message>
        <source>If the roads on your tiles are not those of the program, press &lt;b&gt;Ctrl+D&lt;/b&gt; and click the edges where they end, or press &lt;b&gt;Alt&lt;/b&gt; with an arrow.</source>
        <translation>Ak sú cesty na vašich dielikoch iné než v programe, stlačte &lt;b&gt;Ctrl+D&lt;/b&gt; a kliknite na okraje, kde končia, alebo stlačte &lt;b&gt;Alt&lt;/b&gt; so šípkou.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Photo&lt;/b&gt; lays a photo of your table under the grid, so that you can trace it. It never leaves your computer.</source>
        <translation>&lt;b&gt;Fotografia&lt;/b&gt; položí pod mriežku fotografiu vášho stola, aby ste ju mohli obkresliť. Nikdy neopustí váš počítač.</translation>
    </message>
    <message>
        <source>What cannot be is marked in red and explained, and stays a draft. &lt;b&gt;Keep the game&lt;/b&gt; puts a whole game among your games, with names, day and note; it can be printed, too.</source>
        <translation>Čo nie je možné, je označené červenou a vysvetlené a zostáva konceptom. &lt;b&gt;Uchovať hru&lt;/b&gt; zaradí celú hru medzi vaše hry, s menami, dňom a poznámkou; dá sa aj vytlačiť.</translation>
    </message>
    <message>
        <source>Henry at a real table</source>
        <translation>Henry pri skutočnom stole</translation>
    </message>
    <message>
        <source>&lt;b&gt;Henry at your table&lt;/b&gt;, in the Game menu and on the start page, plays Henry&apos;s part in a game that you play alone with the box. You tell what his rules need, and the program says what he takes, where he builds and by which rule, which treasures come and go, and where his troops stand.</source>
        <translation>&lt;b&gt;Henry pri vašom stole&lt;/b&gt;, v ponuke Hra a na úvodnej stránke, hrá za Henryho v hre, ktorú hráte sami so škatuľou. Poviete, čo jeho pravidlá potrebujú, a program povie, čo si berie, kde stavia a podľa ktorého pravidla, ktoré poklady prídu a odídu a kde stoja jeho jednotky.</translation>
    </message>
    <message>
        <source>At the beginning you say which tiles lie in the royal reserve, clockwise from the shield, and which terrain the starting tile has.</source>
        <translation>Na začiatku poviete, ktoré dieliky ležia v kráľovskej rezerve v smere hodinových ručičiek od štítu a aký terén má štartovací dielik.</translation>
    </message>
    <message>
        <source>On your turn, click the tile that you took, say which tile came from the supply, and lay your tiles on the landscape, &lt;b&gt;Built&lt;/b&gt; or &lt;b&gt;Expanded&lt;/b&gt;. Then click the terrain on top of the supply: Henry plays.</source>
        <translation>V svojom ťahu kliknite na dielik, ktorý ste si vzali, povedzte, ktorý dielik prišiel zo spoločnej zásoby, a vyložte svoje dieliky do krajiny: &lt;b&gt;Postavený&lt;/b&gt; alebo &lt;b&gt;Rozšírenie&lt;/b&gt;. Potom kliknite na terén navrchu spoločnej zásoby: hrá Henry.</translation>
    </message>
    <message>
        <source>The program asks which treasure you turned over and which tile came from the supply. Do on the table what it says.</source>
        <translation>Program sa spýta, ktorý poklad ste odkryli a ktorý dielik prišiel zo spoločnej zásoby. Urobte na stole, čo hovorí.</translation>
    </message>
    <message>
        <source>If the roads on your tiles are not those of the program, press &lt;b&gt;Ctrl+D&lt;/b&gt; and click the edges where they end. If Henry&apos;s last turn depends on them, he plays it again.</source>
        <translation>Ak sú cesty na vašich dielikoch iné než v programe, stlačte &lt;b&gt;Ctrl+D&lt;/b&gt; a kliknite na okraje, kde končia. Ak od nich závisí posledný Henryho ťah, odohrá ho znova.</translation>
    </message>
    <message>
        <source>The list on the right shows what you told. Choose a step to tell it in another way: what followed is told again by itself, as far as it still fits.</source>
        <translation>Zoznam vpravo ukazuje vaše odpovede. Vyberte jednu a zmeňte ju: neskoršie zostanú, pokiaľ ešte sedia.</translation>
    </message>
    <message>
        <source>Your own troops matter only at the end. Drag them to their tiles, or right-click a tile, and &lt;b&gt;Keep the game&lt;/b&gt;.</source>
        <translation>Na vašich jednotkách záleží až na konci. Potiahnite ich na ich dieliky alebo kliknite na dielik pravým tlačidlom a potom &lt;b&gt;Uchovať hru&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The tiles of your box</source>
        <translation>Dieliky vašej škatule</translation>
    </message>
    <message>
        <source>The rulebooks print few costs and no roads, so most of them are reconstructed here. &lt;b&gt;Tiles of your box&lt;/b&gt;, in the Game menu and on the start page, lets you correct what your tiles show.</source>
        <translation>Pravidlá uvádzajú málo cien a žiadne cesty, preto je väčšina tu rekonštruovaná. &lt;b&gt;Dieliky vašej škatule&lt;/b&gt;, v ponuke Hra a na úvodnej stránke, vám dovolia opraviť, čo ukazujú vaše dieliky.</translation>
    </message>
    <message>
        <source>Choose a tile, and click its edges to draw roads, or press the arrows. &lt;b&gt;1&lt;/b&gt;, &lt;b&gt;2&lt;/b&gt; and &lt;b&gt;3&lt;/b&gt; or a click add a resource to the cost, &lt;b&gt;4&lt;/b&gt;, &lt;b&gt;5&lt;/b&gt; and &lt;b&gt;6&lt;/b&gt; take one away. Terrain and building can be changed, too, if your box has other copies.</source>
        <translation>Vyberte dielik a klikaním na jeho okraje alebo šípkami kreslite cesty. &lt;b&gt;1&lt;/b&gt;, &lt;b&gt;2&lt;/b&gt; a &lt;b&gt;3&lt;/b&gt; alebo kliknutie pridajú surovinu do ceny, &lt;b&gt;4&lt;/b&gt;, &lt;b&gt;5&lt;/b&gt; a &lt;b&gt;6&lt;/b&gt; ju odoberú. Zmeniť možno aj terén a budovu, ak je vo vašej škatuli iná.</translation>
    </message>
    <message>
        <source>Beside each fact stands where it comes from, and what the program has if yours differs. &lt;b&gt;Printed like this&lt;/b&gt; notes that a tile is right as it is shown, and goes on to the next one.</source>
        <translation>Pri každom údaji je uvedený jeho zdroj, a ak sa líši, aj údaj programu. &lt;b&gt;Takto vytlačené&lt;/b&gt; zaznamená, že dielik je správny, a prejde na ďalší.</translation>
    </message>
    <message>
        <source>Text, colours, motion and time</source>
        <translation>Text, farby, pohyb a čas</translation>
    </message>
    <message>
        <source>In the settings (&lt;b&gt;Ctrl+,&lt;/b&gt;) you can make all text up to twice as large. &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; zoom the landscape, &lt;b&gt;0&lt;/b&gt; shows all of it.</source>
        <translation>V nastaveniach (&lt;b&gt;Ctrl+,&lt;/b&gt;) sa dá všetok text zväčšiť až na dvojnásobok. &lt;b&gt;+&lt;/b&gt; a &lt;b&gt;−&lt;/b&gt; približujú a odďaľujú krajinu, &lt;b&gt;0&lt;/b&gt; ju ukáže celú.</translation>
    </message>
    <message>
        <source>&lt;b&gt;High contrast&lt;/b&gt; is one of the themes in the settings.</source>
        <translation>&lt;b&gt;Vysoký kontrast&lt;/b&gt; je jeden zo vzhľadov v nastaveniach.</translation>
    </message>
    <message>
        <source>Nothing depends on colour alone: the heirs have a lily and an eagle, each terrain has its own pattern and icon, and troops differ in shape.</source>
        <translation>Nič nie je vyjadrené iba farbou: hráči majú ľaliu a orla, terény vlastný vzor a znak a jednotky sa líšia tvarom.</translation>
    </message>
    <message>
        <source>Motion can be switched off, and any key skips it; a key that skips a turn being shown does nothing else. Whatever moves is also described in words.</source>
        <translation>Pohyb sa dá vypnúť a akýkoľvek kláves ho preskočí; kláves, ktorý preskočí prehrávanie ťahu, už nič iné neurobí. Všetko, čo sa hýbe, je aj opísané slovami.</translation>
    </message>
    <message>
        <source>There are no time limits. Leave a game whenever you like, and pick up later where you left off.</source>
        <translation>Nikde nie je časový limit. Hru môžete kedykoľvek opustiť: bude pokračovať tam, kde ste prestali.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Precvičovanie</translation>
    </message>
    <message>
        <source>After a game, &lt;b&gt;Review&lt;/b&gt; at the end of the score sheet, among your games or in a replay says what each turn was worth. The curve shows how the game was likely to end after each turn; the band around it is the uncertainty. A disc or a square marks a mistake, and the list names the greatest first.</source>
        <translation>Po hre &lt;b&gt;Rozbor&lt;/b&gt; na konci bodovacieho bloku, medzi vašimi hrami alebo v zázname hry povie, akú hodnotu mal každý ťah. Graf ukazuje, ako by sa hra po každom ťahu zrejme skončila; pás okolo neho je neistota. Krúžok alebo štvorec označuje chybu a zoznam uvádza chyby od najväčšej.</translation>
    </message>
    <message>
        <source>Play the whole turn and end it. It is compared with ours: both are played on several times, with the hidden tiles in another order. A turn that is as good counts as solved.</source>
        <translation>Zahrajte celý ťah a ukončite ho. Porovná sa s naším: oba sa niekoľkokrát hrajú ďalej, so zakrytými dielikmi v inom poradí. Rovnako dobrý ťah sa počíta ako riešenie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+D&lt;/b&gt; shows our turn with all that differs, &lt;b&gt;Ctrl+Shift+B&lt;/b&gt; lets you try again, and &lt;b&gt;Ctrl+Right&lt;/b&gt; goes to the next position. &lt;b&gt;Ctrl+B&lt;/b&gt; leads back.</source>
        <translation>&lt;b&gt;Ctrl+D&lt;/b&gt; ukáže náš ťah so všetkými rozdielmi, &lt;b&gt;Ctrl+Shift+B&lt;/b&gt; umožní skúsiť to znova a &lt;b&gt;Ctrl+šípka doprava&lt;/b&gt; vedie na ďalšiu pozíciu. &lt;b&gt;Ctrl+B&lt;/b&gt; vedie späť.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;turn of the day&lt;/b&gt; is the same for everybody.</source>
        <translation>&lt;b&gt;Ťah dňa&lt;/b&gt; je pre všetkých rovnaký.</translation>
    </message>
    <message>
        <source>Keyboard and screen reader</source>
        <translation>Klávesnica a čítačka obrazovky</translation>
    </message>
</context>
<context>
    <name>Rule book roads</name>
    <message>
        <source>What a road is</source>
        <comment>rules §5 Roads</comment>
        <translation>Čo je cesta</translation>
    </message>
    <message>
        <source>Some tiles carry road sections that run to their edges. Where the sections of two face-up buildings meet at a shared edge, they are joined.</source>
        <comment>rules §5 Roads</comment>
        <translation>Na niektorých dielikoch sú úseky cesty, ktoré vedú až k hranám. Kde sa na spoločnej hrane stretnú úseky dvoch budov ležiacich lícom nahor, tam sú spojené.</translation>
    </message>
    <message>
        <source>All sections that are joined, directly or through others, form one road, whoever owns the buildings.</source>
        <comment>rules §5 Roads</comment>
        <translation>Všetky úseky, ktoré sú spojené priamo alebo cez iné úseky, tvoria jednu cestu, nech budovy patria komukoľvek.</translation>
    </message>
    <message>
        <source>Open terrain carries no road. Roads need not match when you build: a road may simply stop at an edge.</source>
        <comment>rules §5 Roads</comment>
        <translation>Na otvorenom teréne cesty nie sú. Pri stavbe na seba cesty nemusia nadväzovať: cesta sa môže jednoducho skončiť pri hrane.</translation>
    </message>
    <message>
        <source>When a building is turned towards North, its road is turned with it.</source>
        <comment>rules §5 Roads</comment>
        <translation>Keď je budova otočená na sever, je s ňou otočená aj jej cesta.</translation>
    </message>
    <message>
        <source>Road A takes a bend on Blue&apos;s Quarry, whose picture is upside down: its top and right edges have become bottom and left. The road ends at the open terrain. On road A White owns {white} and Blue {blue}. White&apos;s points for roads: {points}.</source>
        <comment>rules §5 Roads</comment>
        <translation>Cesta A zahýba na Kameňolome Modrého, ktorého obrázok je hore nohami: z jeho hornej a pravej hrany sa stala dolná a ľavá. Končí sa pri otvorenom teréne. Budovy na ceste A: Biely {white}, Modrý {blue}. Za cesty má Biely: {points}.</translation>
    </message>
    <message>
        <source>Who scores a road</source>
        <comment>rules §5 Roads</comment>
        <translation>Komu cesta prináša body</translation>
    </message>
    <message>
        <source>A road counts if it has buildings on at least two tiles.</source>
        <comment>rules §5 Roads</comment>
        <translation>Cesta sa počíta, ak má budovy aspoň na dvoch dielikoch.</translation>
    </message>
    <message>
        <source>The heir who owns more of the buildings on it scores the difference.</source>
        <comment>rules §5 Roads</comment>
        <translation>Hráč, ktorý má na nej viac budov, dostane toľko bodov, o koľko ich má viac.</translation>
    </message>
    <message>
        <source>If both own the same number, nobody scores.</source>
        <comment>rules §5 Roads</comment>
        <translation>Ak ich majú obaja rovnako veľa, nedostane body nikto.</translation>
    </message>
    <message>
        <source>Of the buildings on road A, White owns {white} and Blue {blue}: White scores the difference. White&apos;s points for roads: {points}.</source>
        <comment>rules §5 Roads</comment>
        <translation>Budovy na ceste A: Biely {white}, Modrý {blue}. Biely dostáva toľko bodov, o koľko ich má viac. Za cesty má Biely: {points}.</translation>
    </message>
    <message>
        <source>The road leaves the Pilgrimage Site and comes back to it, but the Site counts only once. Buildings on the road: White {white}, Blue {blue}. White&apos;s points for roads: {points}.</source>
        <comment>rules R9</comment>
        <translation>Cesta z Pútnického miesta vychádza a znova sa doň vracia, Pútnické miesto sa však počíta len raz. Budovy na ceste: Biely {white}, Modrý {blue}. Za cesty má Biely: {points}.</translation>
    </message>
    <message>
        <source>On road A both own the same number: White {white}, Blue {blue}. Nobody scores. The road on the Market is on only one tile and does not count at all. White&apos;s points for roads: {points}.</source>
        <comment>rules §5 Roads</comment>
        <translation>Na ceste A majú obaja rovnako veľa budov: Biely {white}, Modrý {blue}. Nikto za ňu nič nedostane. Cesta na Trhu je len na jednom dieliku a nepočíta sa vôbec. Za cesty má Biely: {points}.</translation>
    </message>
    <message>
        <source>The heirs may &lt;a href=&apos;setup/choices&apos;&gt;agree&lt;/a&gt; not to score roads. The Pilgrimage Site still counts its road.</source>
        <comment>rules §5</comment>
        <translation>Hráči sa môžu &lt;a href=&apos;setup/choices&apos;&gt;dohodnúť&lt;/a&gt;, že cesty bodovať nebudú. Pútnické miesto svoju cestu počíta aj tak.</translation>
    </message>
    <message>
        <source>Crossroads</source>
        <comment>rules §5 Roads</comment>
        <translation>Križovatky</translation>
    </message>
    <message>
        <source>A crossroads has four ends that do not meet in its middle. It joins none of them: it is the end of up to four different roads, and counts as a building on each.</source>
        <comment>rules §5 Roads</comment>
        <translation>Križovatka má štyri konce, ktoré sa v jej strede nestretávajú. Nespája ich: môžu sa na nej končiť až štyri rôzne cesty a na každej z nich sa počíta ako budova.</translation>
    </message>
    <message>
        <source>All Pilgrimage Sites are crossroads, and so are a few other tiles.</source>
        <comment>rules §5 Roads</comment>
        <translation>Križovatkami sú Pútnické miesta a aj niekoľko iných dielikov.</translation>
    </message>
    <message>
        <source>Two roads end at White&apos;s Pilgrimage Site, and it belongs to both. On road A White owns {white_a} and Blue {blue_a}, on road B White {white_b} and Blue {blue_b}. White&apos;s points for roads: {points}.</source>
        <comment>rules §5 Roads</comment>
        <translation>V Pútnickom mieste Bieleho sa končia dve cesty a samo patrí k obom. Budovy na ceste A: Biely {white_a}, Modrý {blue_a}. Budovy na ceste B: Biely {white_b}, Modrý {blue_b}. Za cesty má Biely: {points}.</translation>
    </message>
    <message>
        <source>Roads</source>
        <comment>rules §5 Roads</comment>
        <translation>Cesty</translation>
    </message>
</context>
<context>
    <name>Rule book rulings</name>
    <message>
        <source>Discarding</source>
        <comment>rules R1</comment>
        <translation>Odhadzovanie</translation>
    </message>
    <message>
        <source>May an heir discard tiles at will, or only those over the hand limit?</source>
        <comment>rules R1</comment>
        <translation>Smie hráč odhadzovať dieliky podľa ľubovôle, alebo len tie nad limit dielikov v ruke?</translation>
    </message>
    <message>
        <source>Only those over three, at the end of the turn, and exactly that many. Nothing else may be discarded.</source>
        <comment>rules R1</comment>
        <translation>Odhadzujú sa len dieliky nad počet tri, na konci ťahu, a presne toľko, koľko ich je navyše. Nič iné sa odhodiť nesmie.</translation>
    </message>
    <message>
        <source>No tile to take</source>
        <comment>rules R2</comment>
        <translation>Nie je čo vziať</translation>
    </message>
    <message>
        <source>You must take a tile. What if there is none within reach?</source>
        <comment>rules R2</comment>
        <translation>Vziať si dielik je povinné. Čo ak už v dosahu žiadny nie je?</translation>
    </message>
    <message>
        <source>An heir with no tile within reach does not have to take one.</source>
        <comment>rules R2</comment>
        <translation>Hráč, v ktorého dosahu neleží žiadny dielik, si ho brať nemusí.</translation>
    </message>
    <message>
        <source>Several discounts</source>
        <comment>rules R3</comment>
        <translation>Viac zliav</translation>
    </message>
    <message>
        <source>How can you use the discounts from several expansions?</source>
        <comment>rules R3</comment>
        <translation>Ako sa smú využiť zľavy z viacerých rozšírení?</translation>
    </message>
    <message>
        <source>You may use several on one build, or on different ones. A build uses only as many as it needs. Any left at the end of the turn are lost.</source>
        <comment>rules R3</comment>
        <translation>Na jednu stavbu sa smie použiť aj viac zliav, alebo každá na inú. Stavba využije len toľko zliav, koľko surovín jej chýba. Čo zostane na konci ťahu, prepadne.</translation>
    </message>
    <message>
        <source>What counts as a move</source>
        <comment>rules R4</comment>
        <translation>Čo sa počíta ako presun</translation>
    </message>
    <message>
        <source>May a troop that has come from the reserve, or gone back to it, move again?</source>
        <comment>rules R4</comment>
        <translation>Smie sa jednotka, ktorá prišla z rezervy alebo sa do nej vrátila, ešte raz presunúť?</translation>
    </message>
    <message>
        <source>A troop that was deployed or withdrawn this turn has moved. The two ordinary troops of an heir are alike, but each is marked separately. A troop that has moved counts for reach, access and adjacency like any other.</source>
        <comment>rules R4</comment>
        <translation>Jednotka, ktorá bola v tomto ťahu nasadená alebo stiahnutá, sa už presunula. Obe bežné jednotky hráča sú rovnaké, ale každá má vlastnú značku. Presunutá jednotka sa do dosahu, prístupu aj susedstva počíta ako každá iná.</translation>
    </message>
    <message>
        <source>The second tile of a Camp</source>
        <comment>rules R5</comment>
        <translation>Druhý dielik za Tábor</translation>
    </message>
    <message>
        <source>If you strike a Camp, must you take the second tile?</source>
        <comment>rules R5</comment>
        <translation>Musí si hráč po zbalení Tábora vziať druhý dielik?</translation>
    </message>
    <message>
        <source>No. But you can strike a Camp only while there is a tile in the royal reserve. When the turn ends, the shield shows the opponent&apos;s crown in any case. You may strike several Camps in a turn, each only while the shield shows the opponent&apos;s crown.</source>
        <comment>rules R5</comment>
        <translation>Nie. Tábor však možno zbaliť, len kým je v kráľovskej rezerve nejaký dielik. Keď sa ťah skončí, štít v každom prípade ukazuje súperovu korunu. Za ťah možno zbaliť aj viac Táborov, každý však len vtedy, keď štít ukazuje súperovu korunu.</translation>
    </message>
    <message>
        <source>Destroying buildings</source>
        <comment>rules R6</comment>
        <translation>Ničenie budov</translation>
    </message>
    <message>
        <source>When exactly may Siege Towers destroy buildings, how many, and what happens to what is on them? The Polish and the German rules speak of the second tower, the Slovak rules do not say when.</source>
        <comment>rules R6</comment>
        <translation>Kedy presne smie Obliehacia veža ničiť, koľko budov a čo sa stane s tým, čo na nich stojí? Poľské a nemecké pravidlá hovoria o druhej veži, slovenské okamih neuvádzajú.</translation>
    </message>
    <message>
        <source>Every tower from your second on may, when you build it. You decide for each building separately, right after the build and before any other action. Troops and treasures on it stay. A building placed later between two of your towers triggers nothing.</source>
        <comment>rules R6</comment>
        <translation>Každá vaša veža počnúc druhou, vo chvíli, keď ju postavíte. O každej budove rozhodujete osobitne, hneď po stavbe a pred akoukoľvek inou akciou. Jednotky a poklady na nej zostávajú. Budova, ktorá pribudne medzi dve vaše veže neskôr, nič nespustí.</translation>
    </message>
    <message>
        <source>Your last building has become open terrain</source>
        <comment>rules R10</comment>
        <translation>Terén namiesto budovy</translation>
    </message>
    <message>
        <source>Where does Henry place his tile if your last building has become open terrain?</source>
        <comment>rules R10</comment>
        <translation>Kam položí Henry svoj dielik, ak sa z vašej poslednej budovy stal otvorený terén?</translation>
    </message>
    <message>
        <source>Around its cell, as before. But open terrain has no roads, so rules A and B for &lt;a href=&apos;solo/place&apos;&gt;placing&lt;/a&gt; do not apply.</source>
        <comment>rules R10</comment>
        <translation>Okolo jej políčka ako predtým. Otvorený terén však nemá cesty, takže pravidlá A a B, podľa ktorých Henry &lt;a href=&apos;solo/place&apos;&gt;kladie dieliky&lt;/a&gt;, sa neuplatnia.</translation>
    </message>
    <message>
        <source>Henry and effects</source>
        <comment>rules R11</comment>
        <translation>Henry a efekty</translation>
    </message>
    <message>
        <source>Does Henry use the effects of his buildings?</source>
        <comment>rules R11</comment>
        <translation>Využíva Henry efekty svojich budov?</translation>
    </message>
    <message>
        <source>No. Henry never uses optional effects: he strikes no Camps and destroys no buildings.</source>
        <comment>rules R11</comment>
        <translation>Nie. Henry nikdy nevyužíva nepovinné efekty: nebalí Tábory ani neničí budovy.</translation>
    </message>
    <message>
        <source>Henry&apos;s equal buildings</source>
        <comment>rules R12</comment>
        <translation>Rovnaké Henryho budovy</translation>
    </message>
    <message>
        <source>Where Henry joins a road</source>
        <comment>rules R18</comment>
        <translation>Kde sa Henry napojí na cestu</translation>
    </message>
    <message>
        <source>By rule A, Henry&apos;s tile joins a road of your last building. Could that also be at the far end of a longer road? The German rules say that the tile continues a road, which can be read that way.</source>
        <comment>rules R18</comment>
        <translation>Podľa pravidla A sa Henryho dielik napojí na cestu vašej poslednej budovy. Môže sa napojiť aj na vzdialený koniec dlhšej cesty? Podľa nemeckých pravidiel dielik v ceste pokračuje, čo sa tak dá chápať.</translation>
    </message>
    <message>
        <source>No. It joins at an edge of that building, where one of its sections ends and a section of the new tile meets it.</source>
        <comment>rules R18</comment>
        <translation>Nie. Napojí sa na hrane tejto budovy: končí sa tam jej úsek cesty a stretne sa s ním úsek nového dielika.</translation>
    </message>
    <message>
        <source>A supply that is empty from the start</source>
        <comment>rules R19</comment>
        <translation>Prázdna spoločná zásoba</translation>
    </message>
    <message>
        <source>In a position set up by hand, the supply may be empty although no refill has taken its last tile. When does the game end?</source>
        <comment>rules R19</comment>
        <translation>V pozícii zostavenej ručne môže byť spoločná zásoba prázdna, hoci sa jej posledný dielik nepoužil na doplnenie. Kedy sa hra skončí?</translation>
    </message>
    <message>
        <source>When the current turn is over, the end begins: each heir has one more turn.</source>
        <comment>rules R19</comment>
        <translation>Koniec hry sa začne, keď sa skončí práve prebiehajúci ťah. Potom má každý hráč ešte jeden ťah.</translation>
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
        <translation>Poľské, slovenské a nemecké pravidlá hry nechávajú niektoré veci otvorené a v niektorých sa rozchádzajú. Tam sa program musel rozhodnúť sám. Tieto výklady sú jeho vlastné: pri svojom stole sa môžete dohodnúť na niečom inom.</translation>
    </message>
    <message>
        <source>What a ruling is</source>
        <comment>rules, introduction</comment>
        <translation>Čo je výklad pravidiel</translation>
    </message>
    <message>
        <source>Rulings of this program</source>
        <comment>rules, introduction</comment>
        <translation>Výklad pravidiel v tomto programe</translation>
    </message>
    <message>
        <source>What an Inn counts</source>
        <comment>rules R7</comment>
        <translation>Čo počíta Hostinec</translation>
    </message>
    <message>
        <source>Does an Inn count buildings or all tiles, and how far? The Polish rules speak of buildings, the Slovak and the German rules of tiles.</source>
        <comment>rules R7</comment>
        <translation>Počíta Hostinec budovy, alebo všetky dieliky, a ako ďaleko? Poľské pravidlá hovoria o budovách, slovenské a nemecké o dielikoch.</translation>
    </message>
    <message>
        <source>It counts tiles of any kind, open terrain too: up to three on each side, at any distance. Gaps do not matter.</source>
        <comment>rules R7</comment>
        <translation>Počíta dieliky akéhokoľvek druhu, aj otvorený terén: na každej strane najviac tri, v akejkoľvek vzdialenosti. Na medzerách nezáleží.</translation>
    </message>
    <message>
        <source>Two Guilds of one craft</source>
        <comment>rules R8</comment>
        <translation>Dva Cechy jedného remesla</translation>
    </message>
    <message>
        <source>Does a second Guild of the same craft raise the points again?</source>
        <comment>rules R8</comment>
        <translation>Zvýši druhý Cech toho istého remesla body ešte raz?</translation>
    </message>
    <message>
        <source>No. Two Guilds of one craft do not add up: a pair scores 4.</source>
        <comment>rules R8</comment>
        <translation>Nie. Dva Cechy jedného remesla sa nesčítajú: dvojica dáva 4 body.</translation>
    </message>
    <message>
        <source>A road that touches a tile twice</source>
        <comment>rules R9</comment>
        <translation>Cesta dvakrát na dieliku</translation>
    </message>
    <message>
        <source>A road may come back to a tile that it has touched before. Does the tile count twice?</source>
        <comment>rules R9</comment>
        <translation>Cesta sa môže vrátiť na dielik, ktorého sa už raz dotkla. Počíta sa taký dielik dvakrát?</translation>
    </message>
    <message>
        <source>No, only once. See the &lt;a href=&apos;roads/crossroads&apos;&gt;example&lt;/a&gt;.</source>
        <comment>rules R9</comment>
        <translation>Nie. Počíta sa len raz. Pozrite si &lt;a href=&apos;roads/crossroads&apos;&gt;príklad&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Which of Henry&apos;s buildings are doubled if several score the same?</source>
        <comment>rules R12</comment>
        <translation>Ktoré Henryho budovy sa počítajú dvojnásobne, ak niektoré dávajú rovnako veľa bodov?</translation>
    </message>
    <message>
        <source>Any of them: three are doubled, and the total is the same.</source>
        <comment>rules R12</comment>
        <translation>Ktorékoľvek z nich: dvojnásobne sa počítajú tri a rovnaké body na súčte nič nezmenia.</translation>
    </message>
    <message>
        <source>One picture, two names</source>
        <comment>rules R13</comment>
        <translation>Jeden obrázok, dva názvy</translation>
    </message>
    <message>
        <source>The second example of the rulebooks shows one picture with one cost. The Polish and the German text call it a Trading Post, the Slovak one a Cowshed.</source>
        <comment>rules R13</comment>
        <translation>Druhý príklad v tlačených pravidlách ukazuje jeden obrázok s jednou cenou. V poľskom a nemeckom texte je to Obchodná stanica, v slovenskom Kravín.</translation>
    </message>
    <message>
        <source>Here both the Trading Post and the Cowshed have this cost.</source>
        <comment>rules R13</comment>
        <translation>Tu majú túto cenu Obchodná stanica aj Kravín.</translation>
    </message>
    <message>
        <source>Whose buildings a Bakery counts</source>
        <comment>rules R14</comment>
        <translation>Čie budovy počíta Pekáreň</translation>
    </message>
    <message>
        <source>Bakery, Smithy and Lodge: the Slovak and the German rules speak of your own buildings; the Polish rules say nothing about it.</source>
        <comment>rules R14</comment>
        <translation>Pekáreň, Kováčstvo a Drevorubačská chata: slovenské a nemecké pravidlá hovoria o vlastných budovách hráča, poľské o tom mlčia.</translation>
    </message>
    <message>
        <source>Only your own buildings count.</source>
        <comment>rules R14</comment>
        <translation>Počítajú sa len vaše vlastné budovy.</translation>
    </message>
    <message>
        <source>Open terrain beside a workshop</source>
        <comment>rules R15</comment>
        <translation>Otvorený terén vedľa dielne</translation>
    </message>
    <message>
        <source>Basketry, Pottery and Cooperage: the Slovak and the German rules count open terrain; the Polish rules say nothing about it.</source>
        <comment>rules R15</comment>
        <translation>Košikárstvo, Hrnčiarstvo a Debnárstvo: slovenské a nemecké pravidlá počítajú aj otvorený terén, poľské o tom mlčia.</translation>
    </message>
    <message>
        <source>Open terrain counts.</source>
        <comment>rules R15</comment>
        <translation>Otvorený terén sa počíta.</translation>
    </message>
    <message>
        <source>How far a Garrison counts</source>
        <comment>rules R16</comment>
        <translation>Ako ďaleko počítajú Kasárne</translation>
    </message>
    <message>
        <source>All three rulebooks count the Watchtowers of either heir on the diagonals. How far away may they be? The German rules do not say.</source>
        <comment>rules R16</comment>
        <translation>Všetky tri vydania pravidiel počítajú na uhlopriečkach Strážne veže oboch hráčov. Ako ďaleko môžu ležať? Nemecké pravidlá to neuvádzajú.</translation>
    </message>
    <message>
        <source>At any distance. Gaps do not matter either.</source>
        <comment>rules R16</comment>
        <translation>V akejkoľvek vzdialenosti. Ani na medzerách nezáleží.</translation>
    </message>
    <message>
        <source>The colours of an example</source>
        <comment>rules R17</comment>
        <translation>Farby v príklade</translation>
    </message>
    <message>
        <source>In the fifth example of the rulebooks, the German text swaps the colours of road B.</source>
        <comment>rules R17</comment>
        <translation>V piatom príklade tlačených pravidiel má nemecký text vymenené farby na ceste B.</translation>
    </message>
    <message>
        <source>The Polish and the Slovak text apply: two of Blue&apos;s buildings and one of White&apos;s, so Blue scores 1.</source>
        <comment>rules R17</comment>
        <translation>Platí poľský a slovenský text: dve budovy Modrého a jedna Bieleho, takže Modrý dostáva 1 bod.</translation>
    </message>
</context>
<context>
    <name>Rule book setup</name>
    <message>
        <source>Roads, neighbours and long rows. Good for a first game.</source>
        <comment>rules §2</comment>
        <translation>Cesty, susedia a dlhé riadky. Vhodná do prvej hry.</translation>
    </message>
    <message>
        <source>Large areas of one terrain, and many buildings on it. Good for a first game.</source>
        <comment>rules §2</comment>
        <translation>Veľké oblasti jedného terénu a množstvo budov na ňom. Vhodná do prvej hry.</translation>
    </message>
    <message>
        <source>Buildings that give resources, and others that profit from them. Good for a first game.</source>
        <comment>rules §2</comment>
        <translation>Budovy, ktoré dávajú suroviny, a iné, ktoré z nich ťažia. Vhodná do prvej hry.</translation>
    </message>
    <message>
        <source>Siege Towers that tear down what the other heir has built.</source>
        <comment>rules §4</comment>
        <translation>Obliehacie veže, ktoré búrajú, čo postavil súper.</translation>
    </message>
    <message>
        <source>Towers that count along rows and columns, and garrisons that count along diagonals.</source>
        <comment>rules §5</comment>
        <translation>Veže, ktoré počítajú v riadkoch a stĺpcoch, a kasárne, ktoré počítajú po uhlopriečkach.</translation>
    </message>
    <message>
        <source>Workshops that need pairs of terrains beside them, and guilds that make them worth more.</source>
        <comment>rules §5</comment>
        <translation>Dielne, ktoré potrebujú vedľa seba dvojice terénov, a cechy, ktoré im pridávajú na hodnote.</translation>
    </message>
    <message>
        <source>Setting up for two</source>
        <comment>rules §2</comment>
        <translation>Príprava hry pre dvoch</translation>
    </message>
    <message>
        <source>Each heir chooses a colour. Choose three of the six &lt;a href=&apos;setup/sets&apos;&gt;sets&lt;/a&gt; and shuffle their 27 tiles face down: this is the supply.</source>
        <comment>rules §2</comment>
        <translation>Každý hráč si vyberie farbu. Vyberte tri zo šiestich &lt;a href=&apos;setup/sets&apos;&gt;sád&lt;/a&gt; a ich 27 dielikov zamiešajte rubom nahor do spoločnej zásoby.</translation>
    </message>
    <message>
        <source>Toss the royal shield like a coin. The heir whose crown it shows &lt;b&gt;goes first&lt;/b&gt;.</source>
        <comment>rules §2</comment>
        <translation>Hoďte si kráľovským štítom. &lt;b&gt;Začína&lt;/b&gt; hráč, ktorého korunu ukáže.</translation>
    </message>
    <message>
        <source>Lay out the royal reserve, a ring of seven places. Put the shield on one of them, and the top six tiles of the supply, face up, on the others.</source>
        <comment>rules §2</comment>
        <translation>Vyložte kráľovskú rezervu, kruh siedmich miest. Na jedno položte štít, na ostatné šesť vrchných dielikov spoločnej zásoby lícom nahor.</translation>
    </message>
    <message>
        <source>The four ordinary troops, two of each heir, stand inside the ring.</source>
        <comment>rules §2</comment>
        <translation>Štyri bežné jednotky, po dve za každého hráča, stoja vnútri kruhu.</translation>
    </message>
    <message>
        <source>Put the next tile face down in the middle of the table. This starting tile is open terrain, and both retinues stand on it.</source>
        <comment>rules §2</comment>
        <translation>Ďalší dielik položte rubom nahor doprostred stola. Tento štartovací dielik je otvoreným terénom a stoja na ňom oba družinové oddiely.</translation>
    </message>
    <message>
        <source>Twenty tiles are left in the supply. This is the only time in the game that two troops share a tile.</source>
        <comment>rules §2</comment>
        <translation>V spoločnej zásobe zostáva dvadsať dielikov. Len teraz stoja v hre dve jednotky na tom istom dieliku.</translation>
    </message>
    <message>
        <source>The program does all this when you start a new game. The order of the tiles comes from a seed: the same seed and the same options always give the same game.</source>
        <comment>rules §2</comment>
        <translation>To všetko urobí program, keď začnete novú hru. Poradie dielikov určuje číslo rozdania: rovnaké číslo a rovnaké voľby dajú vždy rovnakú hru.</translation>
    </message>
    <message>
        <source>The six sets</source>
        <comment>rules §2</comment>
        <translation>Šesť sád</translation>
    </message>
    <message>
        <source>You can play with any three sets. For your first game, take Travel, Land &amp;amp; Industry and Trade &amp;amp; Church, and do not score roads.</source>
        <comment>rules §2</comment>
        <translation>Hrať možno s ktorýmikoľvek tromi sadami. Do prvej hry si vezmite sady „Cestovanie“, „Pôda a priemysel“ a „Obchod a cirkev“ a cesty nebodujte.</translation>
    </message>
    <message>
        <source>Symbol</source>
        <comment>rules §1</comment>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>rules §1</comment>
        <translation>Sada</translation>
    </message>
    <message>
        <source>Buildings</source>
        <comment>rules §1</comment>
        <translation>Budovy</translation>
    </message>
    <message>
        <source>What it is about</source>
        <comment>rules §2</comment>
        <translation>O čo v nej ide</translation>
    </message>
    <message>
        <source>What the heirs agree on</source>
        <comment>rules §2</comment>
        <translation>Na čom sa hráči dohodnú</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sets.&lt;/b&gt; Which three, chosen or drawn at random.</source>
        <comment>rules §2</comment>
        <translation>&lt;b&gt;Sady.&lt;/b&gt; Ktoré tri, vybrané alebo vyžrebované.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Roads.&lt;/b&gt; Whether &lt;a href=&apos;roads/score&apos;&gt;roads are scored&lt;/a&gt;. The printed rules advise against it in a first game.</source>
        <comment>rules §2</comment>
        <translation>&lt;b&gt;Cesty.&lt;/b&gt; Či sa &lt;a href=&apos;roads/score&apos;&gt;bodujú cesty&lt;/a&gt;. Tlačené pravidlá odporúčajú v prvej hre ich nebodovať.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Seats.&lt;/b&gt; Who plays South, and so sees the table the right way up.</source>
        <comment>rules §2</comment>
        <translation>&lt;b&gt;Miesta.&lt;/b&gt; Kto sedí na juhu, teda ku komu je stôl otočený správne.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <comment>rules §2</comment>
        <translation>Príprava hry</translation>
    </message>
</context>
<context>
    <name>Rule book solo</name>
    <message>
        <source>Henry takes a tile</source>
        <comment>rules §7.1</comment>
        <translation>Henry si berie dielik</translation>
    </message>
    <message>
        <source>Henry&apos;s reach has no limit. Look at the terrain of the top tile of the supply: he takes the first tile clockwise from the shield that has this terrain.</source>
        <comment>rules §7.1</comment>
        <translation>Henryho dosah nie je obmedzený. Pozrite sa na terén vrchného dielika spoločnej zásoby: Henry si vezme prvý dielik s týmto terénom od štítu v smere hodinových ručičiek.</translation>
    </message>
    <message>
        <source>If no tile has it, or the supply is empty, he takes the first tile.</source>
        <comment>rules §7.1</comment>
        <translation>Ak ho nemá žiadny dielik alebo je spoločná zásoba prázdna, vezme si prvý dielik.</translation>
    </message>
    <message>
        <source>The shield moves and its old place is refilled as usual. This refill, too, can begin the &lt;a href=&apos;end/last-round&apos;&gt;last round&lt;/a&gt;.</source>
        <comment>rules §7.1</comment>
        <translation>Štít sa presunie a jeho staré miesto sa doplní ako zvyčajne. Aj Henryho doplnením sa môže začať &lt;a href=&apos;end/last-round&apos;&gt;záverečné kolo&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The top tile of the supply is wood. Clockwise from the shield, the first tile of wood is the one that Henry takes: {tile}.</source>
        <comment>rules §7.1</comment>
        <translation>Navrchu spoločnej zásoby leží dielik dreva. Henry si berie prvý dielik dreva od štítu v smere hodinových ručičiek: {tile}.</translation>
    </message>
    <message>
        <source>Where Henry places it</source>
        <comment>rules §7.2</comment>
        <translation>Kam Henry kladie dielik</translation>
    </message>
    <message>
        <source>Henry places the tile as his own building, upside down, and pays nothing. It goes around the building you built &lt;i&gt;last&lt;/i&gt;, which the scaffold marks, or around the starting tile if you have not built yet.</source>
        <comment>rules §7.2</comment>
        <translation>Henry kladie dielik ako vlastnú budovu, hore nohami, a nič neplatí. Kladie ho na jedno z políčok okolo budovy, ktorú ste postavili &lt;i&gt;naposledy&lt;/i&gt;; stojí na nej lešenie. Kým ste nepostavili nič, kladie ho vedľa štartovacieho dielika.</translation>
    </message>
    <message>
        <source>He checks the eight cells around it clockwise from the top: N, NE, E, SE, S, SW, W, NW. The first of these rules that fits an empty cell decides, and he takes the first cell that it fits:</source>
        <comment>rules §7.2</comment>
        <translation>Osem políčok dookola prechádza zhora v smere hodinových ručičiek: sever, severovýchod, východ, juhovýchod, juh, juhozápad, západ, severozápad. Platí prvé z týchto pravidiel, ktorému vyhovuje nejaké voľné políčko, a z takých políčok to, na ktoré narazí najskôr:</translation>
    </message>
    <message>
        <source>&lt;b&gt;A.&lt;/b&gt; His tile joins a road of that building there. If there is no such cell:</source>
        <comment>rules §7.2 A</comment>
        <translation>&lt;b&gt;A.&lt;/b&gt; Jeho dielik sa tam napojí na cestu tej budovy. Ak také políčko nie je:</translation>
    </message>
    <message>
        <source>&lt;b&gt;B.&lt;/b&gt; A road of that building ends there, so his tile blocks it. If there is no such cell:</source>
        <comment>rules §7.2 B</comment>
        <translation>&lt;b&gt;B.&lt;/b&gt; Cesta tej budovy sa tam končí, takže ju jeho dielik zablokuje. Ak také políčko nie je:</translation>
    </message>
    <message>
        <source>&lt;b&gt;C.&lt;/b&gt; Any empty cell. If there is none:</source>
        <comment>rules §7.2 C</comment>
        <translation>&lt;b&gt;C.&lt;/b&gt; Ktorékoľvek voľné políčko. Ak nie je žiadne:</translation>
    </message>
    <message>
        <source>&lt;b&gt;D.&lt;/b&gt; The tile leaves the game, and Henry&apos;s turn ends.</source>
        <comment>rules §7.2 D</comment>
        <translation>&lt;b&gt;D.&lt;/b&gt; Dielik opúšťa hru a Henryho ťah sa končí.</translation>
    </message>
    <message>
        <source>Henry&apos;s tile: {tile}. On {cell}, its road can join your Inn&apos;s, so rule {rule} applies. Cells he checked: {tries}. A treasure and the wheat troop follow.</source>
        <comment>rules §7.2 A</comment>
        <translation>Henryho dielik: {tile}. Jeho cesta sa na políčku {cell} môže napojiť na cestu vášho Hostinca, preto platí pravidlo {rule}. Počet políčok, ktoré prešiel: {tries}. Potom príde poklad a jednotka s krížom pšenice.</translation>
    </message>
    <message>
        <source>Henry&apos;s tile: {tile}. It has no road that could join yours. The first empty cell at an end of your road is {cell}, and there he blocks it: rule {rule}.</source>
        <comment>rules §7.2 B</comment>
        <translation>Henryho dielik: {tile}. Nemá cestu, ktorou by sa napojil na vašu. Prvé voľné políčko na konci vašej cesty je {cell} a tam ju zablokuje: pravidlo {rule}.</translation>
    </message>
    <message>
        <source>Your last building has no road, so the first empty cell will do: {cell}, by rule {rule}. Cells he checked: {tries}.</source>
        <comment>rules §7.2 C</comment>
        <translation>Vaša posledná budova nemá cestu, takže stačí prvé voľné políčko: {cell} podľa pravidla {rule}. Počet políčok, ktoré prešiel: {tries}.</translation>
    </message>
    <message>
        <source>All eight cells around your last building are taken. Henry&apos;s tile leaves the game: {tile}. Build where Henry can hurt you least!</source>
        <comment>rules §7.2 D</comment>
        <translation>Všetkých osem políčok okolo vašej poslednej budovy je obsadených. Henryho dielik opúšťa hru: {tile}. Stavajte tam, kde vám Henry najmenej uškodí!</translation>
    </message>
    <message>
        <source>The program shows each of Henry&apos;s steps, and the chronicle names the rule that decided it.</source>
        <comment>rules §7.2</comment>
        <translation>Program ukazuje každý Henryho krok a kronika uvádza pravidlo, ktoré o ňom rozhodlo.</translation>
    </message>
    <message>
        <source>Setting up against Henry</source>
        <comment>rules §7</comment>
        <translation>Príprava hry proti Henrymu</translation>
    </message>
    <message>
        <source>Henry is a simulated opponent. He makes no decisions: each of his steps follows from a rule, so you can plan around him.</source>
        <comment>rules §7</comment>
        <translation>Henry je simulovaný súper. O ničom nerozhoduje: každý jeho krok určuje pravidlo, takže s ním môžete počítať.</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;setup/duel&apos;&gt;Set up&lt;/a&gt; as for two. Choose your colour; Henry gets the other one. You are South, and you go first.</source>
        <comment>rules §7</comment>
        <translation>&lt;a href=&apos;setup/duel&apos;&gt;Pripravte hru&lt;/a&gt; ako pre dvoch. Vyberte si farbu, druhá patrí Henrymu. Sedíte na juhu a začínate.</translation>
    </message>
    <message>
        <source>Only your own retinue stands on the starting tile. Henry&apos;s three troops lie to one side, crosses up; none of them is in the royal reserve.</source>
        <comment>rules §7</comment>
        <translation>Na štartovacom dieliku stojí len váš družinový oddiel. Henryho tri jednotky ležia bokom, krížom nahor, a žiadna z nich nie je v kráľovskej rezerve.</translation>
    </message>
    <message>
        <source>Shuffle the ten treasures face down, and remove some of them without looking:</source>
        <comment>rules §7</comment>
        <translation>Desať pokladov zamiešajte rubom nahor a niekoľko z nich bez pozretia vyraďte:</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>rules §7</comment>
        <translation>Úroveň</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>rules §7</comment>
        <translation>Súper</translation>
    </message>
    <message>
        <source>Treasures removed</source>
        <comment>rules §7</comment>
        <translation>Vyradené poklady</translation>
    </message>
    <message>
        <source>Roads are always scored against Henry.</source>
        <comment>rules §7</comment>
        <translation>V hre proti Henrymu sa cesty bodujú vždy.</translation>
    </message>
    <message>
        <source>You play by the rules of the game for two. When your turn ends, Henry does four things: he &lt;a href=&apos;solo/take&apos;&gt;takes&lt;/a&gt; a tile, &lt;a href=&apos;solo/place&apos;&gt;places&lt;/a&gt; it, adds a &lt;a href=&apos;solo/treasures&apos;&gt;treasure&lt;/a&gt; and then moves a &lt;a href=&apos;solo/troop&apos;&gt;troop&lt;/a&gt; there.</source>
        <comment>rules §7</comment>
        <translation>Vy hráte podľa pravidiel hry pre dvoch. Keď sa váš ťah skončí, urobí Henry štyri veci: dielik si &lt;a href=&apos;solo/take&apos;&gt;vezme&lt;/a&gt;, &lt;a href=&apos;solo/place&apos;&gt;položí&lt;/a&gt; ho, pridá &lt;a href=&apos;solo/treasures&apos;&gt;poklad&lt;/a&gt; a nakoniec privedie &lt;a href=&apos;solo/troop&apos;&gt;jednotku&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Treasures</source>
        <comment>rules §7 Treasures</comment>
        <translation>Poklady</translation>
    </message>
    <message>
        <source>When Henry has placed his tile, the top treasure of the pile, if there is one, goes on it face up, turned towards you.</source>
        <comment>rules §7.3</comment>
        <translation>Keď Henry položí svoj dielik, vrchný poklad z kôpky, ak na nej ešte nejaký je, sa naň položí lícom nahor a otočený smerom k vám.</translation>
    </message>
    <message>
        <source>A treasure in the landscape is removed as soon as its condition is met, even right when it is placed, and no matter who laid the tiles:</source>
        <comment>rules §7 Treasures</comment>
        <translation>Poklad v krajine sa odstráni hneď, ako je splnená jeho podmienka, aj keby to bolo už pri jeho položení, a bez ohľadu na to, kto dieliky položil:</translation>
    </message>
    <message>
        <source>Treasure</source>
        <comment>rules §7 Treasures</comment>
        <translation>Poklad</translation>
    </message>
    <message>
        <source>It is removed when</source>
        <comment>rules §7 Treasures</comment>
        <translation>Odstráni sa, keď</translation>
    </message>
    <message>
        <source>&lt;b&gt;Column&lt;/b&gt; (in the printed rules: vertical): at least two tiles of the terrain shown lie in its column, at any distance. Its own tile does not count.</source>
        <comment>rules §7 Treasures</comment>
        <translation>&lt;b&gt;Stĺpec&lt;/b&gt; (v tlačených pravidlách: vertikálne): v jeho stĺpci ležia v akejkoľvek vzdialenosti aspoň dva dieliky zobrazeného terénu. Jeho vlastný dielik sa nepočíta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Row&lt;/b&gt; (in the printed rules: horizontal): the same in its row.</source>
        <comment>rules §7 Treasures</comment>
        <translation>&lt;b&gt;Riadok&lt;/b&gt; (v tlačených pravidlách: horizontálne): to isté v jeho riadku.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Formation:&lt;/b&gt; tiles of any kind lie on both neighbouring cells that it shows.</source>
        <comment>rules §7 Treasures</comment>
        <translation>&lt;b&gt;Formácia:&lt;/b&gt; na oboch susedných políčkach, ktoré ukazuje, ležia akékoľvek dieliky.</translation>
    </message>
    <message>
        <source>The treasure on Henry&apos;s Market, “{treasure}”, needs two wheat tiles in its row. You build the Inn, and it is removed. Treasures left: {left}. Each of them would score for Henry.</source>
        <comment>rules §7 Treasures</comment>
        <translation>Poklad na Henryho Trhu, „{treasure}“, vyžaduje vo svojom riadku dva dieliky pšenice. Postavíte Hostinec a poklad mizne. Zostávajúce poklady: {left}. Každý z nich by Henrymu priniesol body.</translation>
    </message>
    <message>
        <source>Henry&apos;s troops</source>
        <comment>rules §7.4</comment>
        <translation>Henryho jednotky</translation>
    </message>
    <message>
        <source>Each of Henry&apos;s troops shows a cross in the colour of one terrain. The one whose cross matches the terrain of the tile just placed moves onto it.</source>
        <comment>rules §7.4</comment>
        <translation>Každá Henryho jednotka ukazuje kríž vo farbe jedného terénu. Na práve položený dielik sa presunie tá, ktorej kríž má jeho terén.</translation>
    </message>
    <message>
        <source>It blocks the tile for your troops, but it doubles nothing.</source>
        <comment>rules §7.4</comment>
        <translation>Blokuje dielik vašim jednotkám, ale nič nezdvojnásobuje.</translation>
    </message>
    <message>
        <source>Troop</source>
        <comment>rules §7.4</comment>
        <translation>Jednotka</translation>
    </message>
    <message>
        <source>It moves onto his new tile of</source>
        <comment>rules §7.4</comment>
        <translation>Príde na jeho nový dielik</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>rules §7.4</comment>
        <translation>dreva</translation>
    </message>
    <message>
        <source>wheat</source>
        <comment>rules §7.4</comment>
        <translation>pšenice</translation>
    </message>
    <message>
        <source>stone</source>
        <comment>rules §7.4</comment>
        <translation>kameňa</translation>
    </message>
    <message>
        <source>Scoring against Henry</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Bodovanie proti Henrymu</translation>
    </message>
    <message>
        <source>You score &lt;a href=&apos;end/scoring&apos;&gt;as usual&lt;/a&gt;.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Vaše body sa počítajú &lt;a href=&apos;end/scoring&apos;&gt;ako zvyčajne&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Henry scores his buildings as usual, but his troops are ignored. Instead, his three best buildings are doubled.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Henryho budovy sa bodujú ako zvyčajne, na jeho jednotky sa však neprihliada. Namiesto toho sa dvojnásobne počítajú tie tri jeho budovy, ktoré dávajú najviac bodov.</translation>
    </message>
    <message>
        <source>Roads are scored as usual, his and yours.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Cesty sa bodujú ako zvyčajne, jeho aj vaše.</translation>
    </message>
    <message>
        <source>Henry scores 5 for each treasure still on the pile or in the landscape.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Henry dostane 5 bodov za každý poklad, ktorý zostal na kôpke alebo v krajine.</translation>
    </message>
    <message>
        <source>You win if you have &lt;i&gt;more&lt;/i&gt; points than Henry. A draw means you lose.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Vyhráte, ak máte &lt;i&gt;viac&lt;/i&gt; bodov než Henry. Ak ich máte rovnako veľa, prehrali ste.</translation>
    </message>
    <message>
        <source>Three of Henry&apos;s four buildings are doubled; the one that scores least is not. His buildings score {buildings}, and his treasures another {treasures}. Henry: {henry}. You: {you}.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Zo štyroch Henryho budov sa tri počítajú dvojnásobne, tá s najmenším počtom bodov nie. Body za budovy: {buildings}, za poklady: {treasures}. Henry: {henry}. Vy: {you}.</translation>
    </message>
    <message>
        <source>Alone against Henry</source>
        <comment>rules §7</comment>
        <translation>Sólo proti Henrymu</translation>
    </message>
</context>
<context>
    <name>Rule book sources</name>
    <message>
        <source>Where the tiles come from</source>
        <comment>rules §1</comment>
        <translation>Odkiaľ sú dieliky</translation>
    </message>
    <message>
        <source>The printed rules name the sets, the buildings and their effects, but they show only some of the costs, and no roads. The rest is a &lt;b&gt;reconstruction&lt;/b&gt;, made to fit what they show.</source>
        <comment>rules §1</comment>
        <translation>Tlačené pravidlá uvádzajú sady, budovy a ich efekty, ale len niektoré ceny a nijaké cesty. Zvyšok je &lt;b&gt;rekonštrukcia&lt;/b&gt; urobená tak, aby zodpovedala tomu, čo ukazujú.</translation>
    </message>
    <message>
        <source>From the printed rules</source>
        <comment>rules §1</comment>
        <translation>Z tlačených pravidiel</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <comment>rules §1</comment>
        <translation>Rekonštruované</translation>
    </message>
    <message>
        <source>the six sets and what each building does</source>
        <comment>rules §1</comment>
        <translation>šesť sád a čo ktorá budova robí</translation>
    </message>
    <message>
        <source>how many tiles there are of each building, and on which terrain; here each set has three of each terrain</source>
        <comment>rules §1</comment>
        <translation>koľko dielikov má ktorá budova a na akom teréne; tu má každá sada z každého terénu tri</translation>
    </message>
    <message>
        <source>some of the costs</source>
        <comment>rules §1</comment>
        <translation>niektoré ceny</translation>
    </message>
    <message>
        <source>the costs that no rulebook shows</source>
        <comment>rules §1</comment>
        <translation>ceny, ktoré žiadne pravidlá neukazujú</translation>
    </message>
    <message>
        <source>the four road ends of a Pilgrimage Site</source>
        <comment>rules §1</comment>
        <translation>štyri konce ciest na Pútnickom mieste</translation>
    </message>
    <message>
        <source>all other roads</source>
        <comment>rules §1</comment>
        <translation>všetky ostatné cesty</translation>
    </message>
    <message>
        <source>the three kinds of treasures</source>
        <comment>rules §7</comment>
        <translation>tri druhy pokladov</translation>
    </message>
    <message>
        <source>what the ten treasures show</source>
        <comment>rules §1</comment>
        <translation>čo ukazuje ktorý z desiatich pokladov</translation>
    </message>
    <message>
        <source>The section on each &lt;a href=&apos;buildings/overview&apos;&gt;building&lt;/a&gt; shows its tiles, and under each whether its cost was printed or reconstructed.</source>
        <comment>rules §1</comment>
        <translation>V časti o každej &lt;a href=&apos;buildings/overview&apos;&gt;budove&lt;/a&gt; vidíte jej dieliky a pod každým, či je jeho cena z tlačených pravidiel, alebo rekonštruovaná.</translation>
    </message>
    <message>
        <source>If you own the board game</source>
        <comment>rules §1</comment>
        <translation>Ak máte túto hru doma</translation>
    </message>
    <message>
        <source>If you own the board game, you can correct what the reconstruction got wrong. All facts about the tiles are in one readable file, the catalogue.</source>
        <comment>rules §1</comment>
        <translation>Kto má túto hru doma, môže opraviť, v čom sa rekonštrukcia mýli. Všetky údaje o dielikoch sú v jednom čitateľnom súbore, v katalógu.</translation>
    </message>
    <message>
        <source>Copy the catalogue that comes with the program: {installed}</source>
        <comment>rules §1</comment>
        <translation>Skopírujte katalóg dodaný s programom: {installed}</translation>
    </message>
    <message>
        <source>to your own data folder, under this name: {own}</source>
        <comment>rules §1</comment>
        <translation>do priečinka so svojimi údajmi pod týmto názvom: {own}</translation>
    </message>
    <message>
        <source>Correct costs, terrains and roads with a text editor. A road section is written as the edges it joins: N, E, S, W. You may mark a fact as yours with the source “owner”.</source>
        <comment>rules §1</comment>
        <translation>Ceny, terény a cesty opravte v textovom editore. Úsek cesty sa zapisuje hranami, ktoré spája: N (sever), E (východ), S (juh), W (západ). Údaj môžete označiť za svoj zdrojom „owner“.</translation>
    </message>
    <message>
        <source>Restart the program. It checks your whole catalogue; if something is wrong, it says what and uses the built-in one.</source>
        <comment>rules §1</comment>
        <translation>Spustite program znova. Skontroluje celý váš katalóg; ak v ňom niečo nie je v poriadku, povie vám čo a použije vstavaný.</translation>
    </message>
    <message>
        <source>Saved games remember the tiles they were played with, so old games do not change. The examples of this book always use the catalogue that comes with the program.</source>
        <comment>rules §1</comment>
        <translation>Uložené hry si pamätajú dieliky, s ktorými sa hrali, takže staré hry zostávajú, aké boli. Príklady v tejto knihe vždy používajú katalóg dodaný s programom.</translation>
    </message>
    <message>
        <source>Where the editions differ</source>
        <comment>rules, introduction</comment>
        <translation>V čom sa vydania líšia</translation>
    </message>
    <message>
        <source>This book is based on the Polish, the Slovak and the German rules of 2022. They describe the same game, but not always in the same words. This is where they differ:</source>
        <comment>rules, introduction</comment>
        <translation>Táto kniha vznikla podľa poľských, slovenských a nemeckých pravidiel z roku 2022. Opisujú tú istú hru, ale nie vždy rovnako. V čom sa líšia:</translation>
    </message>
    <message>
        <source>The buildings in other languages</source>
        <comment>rules §5</comment>
        <translation>Budovy v iných jazykoch</translation>
    </message>
    <message>
        <source>What the printed rules call the buildings, if your copy is in another language:</source>
        <comment>rules §5</comment>
        <translation>Ako sa budovy volajú v tlačených pravidlách – pre tých, ktorí majú hru v inom jazyku:</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>rules §5</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Sources and editions</source>
        <comment>rules §1</comment>
        <translation>Zdroje a vydania</translation>
    </message>
</context>
<context>
    <name>Rule book start</name>
    <message>
        <source>The game in a minute</source>
        <comment>rules, introduction</comment>
        <translation>Hra za minútu</translation>
    </message>
    <message>
        <source>Two heirs, White and Blue, build one landscape together. Their buildings stand in it side by side, but each heir scores only their own.</source>
        <comment>rules, introduction</comment>
        <translation>Dvaja bratia, Biely a Modrý, spoločne vykladajú jednu krajinu. Všetko, čo postavia, v nej stojí vedľa seba, no každý počíta len to, čo je jeho.</translation>
    </message>
    <message>
        <source>On your turn you &lt;a href=&apos;turn/take&apos;&gt;take&lt;/a&gt; one tile from the royal reserve, &lt;a href=&apos;turn/build&apos;&gt;build&lt;/a&gt; or &lt;a href=&apos;turn/expand&apos;&gt;expand&lt;/a&gt; with tiles from your hand as often as you can, and &lt;a href=&apos;turn/move&apos;&gt;move&lt;/a&gt; your troops. You do all this in any order.</source>
        <comment>rules §3</comment>
        <translation>Vo svojom ťahu si &lt;a href=&apos;turn/take&apos;&gt;vezmete&lt;/a&gt; jeden dielik z kráľovskej rezervy, dielikmi z ruky &lt;a href=&apos;turn/build&apos;&gt;staviate&lt;/a&gt; alebo &lt;a href=&apos;turn/expand&apos;&gt;rozširujete&lt;/a&gt; krajinu, koľkokrát sa dá, a &lt;a href=&apos;turn/move&apos;&gt;presúvate&lt;/a&gt; svoje jednotky. To všetko v ľubovoľnom poradí.</translation>
    </message>
    <message>
        <source>You never spend anything. You have a resource as long as one of your troops stands on a tile that gives it, such a tile lies within your &lt;a href=&apos;turn/reach&apos;&gt;reach&lt;/a&gt;, or one of your buildings gives it.</source>
        <comment>rules §3 B.1</comment>
        <translation>Nič sa nikdy nemíňa. Surovina sa vám počíta, kým na dieliku, ktorý ju dáva, stojí vaša jednotka, kým naň siaha váš &lt;a href=&apos;turn/reach&apos;&gt;dosah&lt;/a&gt; alebo kým ju dáva vaša budova.</translation>
    </message>
    <message>
        <source>So your three troops are the heart of the game. Where they stand decides what you can do:</source>
        <comment>rules §3</comment>
        <translation>Srdcom hry sú preto vaše tri jednotky. Čo môžete robiť, závisí od toho, kde ktorá stojí:</translation>
    </message>
    <message>
        <source>In the landscape, a troop lets you place tiles on the cells around it and gives the resource of the tile under it.</source>
        <comment>rules §3 B.1</comment>
        <translation>V krajine jednotka otvára políčka okolo seba pre vaše dieliky a dáva surovinu dielika, na ktorom stojí.</translation>
    </message>
    <message>
        <source>In the royal reserve, a troop extends your reach: more tiles to choose from, and more resources.</source>
        <comment>rules §3 Reach</comment>
        <translation>V kráľovskej rezerve jednotka zväčšuje váš dosah: vyberáte si z viacerých dielikov a máte viac surovín.</translation>
    </message>
    <message>
        <source>At the end of the game, one of your troops on one of your buildings doubles its points.</source>
        <comment>rules §5</comment>
        <translation>Na konci hry vaša jednotka na vašej budove zdvojnásobí jej body.</translation>
    </message>
    <message>
        <source>When the last tile of the supply is drawn, the &lt;a href=&apos;end/last-round&apos;&gt;last round&lt;/a&gt; begins. After that, the landscape is &lt;a href=&apos;end/scoring&apos;&gt;scored&lt;/a&gt;, and the heir with more points wins.</source>
        <comment>rules §6</comment>
        <translation>Keď sa zo spoločnej zásoby doplní posledný dielik, začína sa &lt;a href=&apos;end/last-round&apos;&gt;záverečné kolo&lt;/a&gt;. Po ňom sa krajina &lt;a href=&apos;end/scoring&apos;&gt;boduje&lt;/a&gt; a vyhráva hráč, ktorý má viac bodov.</translation>
    </message>
    <message>
        <source>The solo game, against Henry, has its &lt;a href=&apos;solo/setup&apos;&gt;own chapter&lt;/a&gt;.</source>
        <comment>rules §7</comment>
        <translation>Hra pre jedného proti Henrymu má &lt;a href=&apos;solo/setup&apos;&gt;vlastnú kapitolu&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>How to read this book</source>
        <comment>rules, introduction</comment>
        <translation>Ako čítať túto knihu</translation>
    </message>
    <message>
        <source>The examples are live: the program draws each of them from a position and scores it by the same rules you play by, so pictures, words and game agree.</source>
        <comment>rules, introduction</comment>
        <translation>Príklady sa počítajú naživo. Program každý z nich kreslí z hernej pozície a boduje podľa tých istých pravidiel, podľa ktorých hráte, takže obrázok, slová a hra sa zhodujú.</translation>
    </message>
    <message>
        <source>In a picture, the tiles that points or resources come from have a gold frame, and the other tiles are paler. The letters and numbers at the edge name the cells, just as on the table: the first tile of a game lies on M13.</source>
        <comment>rules, introduction</comment>
        <translation>Na obrázku majú zlatý rám dieliky, z ktorých pochádzajú body alebo suroviny, ostatné dieliky sú bledšie. Písmená a čísla na jeho okraji označujú políčka ako na stole: prvý dielik hry leží na M13.</translation>
    </message>
    <message>
        <source>White sits at the bottom in all examples, so White&apos;s buildings stand upright and Blue&apos;s upside down.</source>
        <comment>rules §3 B.1</comment>
        <translation>Vo všetkých príkladoch sedí Biely dole, takže jeho budovy stoja vzpriamene a budovy Modrého hore nohami.</translation>
    </message>
    <message>
        <source>A box with a number such as R7 holds a &lt;a href=&apos;ruling/R1&apos;&gt;ruling&lt;/a&gt;: a point that the printed rules leave open, or that differs from language to language, and what this program does about it.</source>
        <comment>rules, introduction</comment>
        <translation>Rámček s označením, napríklad R7, obsahuje &lt;a href=&apos;ruling/R1&apos;&gt;výklad&lt;/a&gt;: vec, ktorú tlačené pravidlá nechávajú otvorenú alebo ju v každom jazyku opisujú inak, a ako ju rieši tento program.</translation>
    </message>
    <message>
        <source>This program was made by fans. Its words and pictures are its own; the game itself is by Ondřej Cigánek, Ivan Dostál and Oldřich Rejl, published by Albi.</source>
        <comment>rules, introduction</comment>
        <translation>Tento program vytvorili fanúšikovia. Texty a obrázky sú jeho vlastné; autormi samotnej hry sú Ondřej Cigánek, Ivan Dostál a Oldřich Rejl, vydalo ju vydavateľstvo Albi.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <comment>rules, introduction</comment>
        <translation>Vitajte</translation>
    </message>
</context>
<context>
    <name>Rule book symbols</name>
    <message>
        <source>Costs</source>
        <comment>rules §1</comment>
        <translation>Ceny</translation>
    </message>
    <message>
        <source>The left edge of a tile shows what you need to build it, one icon for each resource. Two trees and a stone mean 2 wood and 1 stone.</source>
        <comment>rules §1</comment>
        <translation>Pozdĺž ľavej hrany dielika je znázornené, čo potrebujete na jeho stavbu: jedna značka za každú surovinu. Dva stromy a kameň sú 2 drevá a 1 kameň.</translation>
    </message>
    <message>
        <source>Icon</source>
        <comment>rules §1</comment>
        <translation>Značka</translation>
    </message>
    <message>
        <source>Meaning</source>
        <comment>rules §1</comment>
        <translation>Význam</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wood&lt;/b&gt;, given by woods and pastures (green)</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Drevo&lt;/b&gt; z lesov a pastvín (zelený terén)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wheat&lt;/b&gt;, given by wheat fields (yellow)</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Pšenica&lt;/b&gt; z polí (žltý terén)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stone&lt;/b&gt;, given by rocky plains (grey)</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Kameň&lt;/b&gt; zo skalnatých plání (sivý terén)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Any resource:&lt;/b&gt; a &lt;a href=&apos;turn/expand&apos;&gt;discount&lt;/a&gt;</source>
        <comment>rules §3 B.2</comment>
        <translation>&lt;b&gt;Ľubovoľná surovina:&lt;/b&gt; &lt;a href=&apos;turn/expand&apos;&gt;zľava&lt;/a&gt;</translation>
    </message>
    <message>
        <source>On the table, red bars cross out what you are missing, discounts included. A green tick means that you have &lt;a href=&apos;turn/access&apos;&gt;access&lt;/a&gt; to the whole cost.</source>
        <comment>rules §3 B.1</comment>
        <translation>Na stole červené čiary prečiarkujú, čo vám chýba; zľavy sú už započítané. Zelená fajka znamená, že máte &lt;a href=&apos;turn/access&apos;&gt;prístup&lt;/a&gt; ku všetkým surovinám z ceny.</translation>
    </message>
    <message>
        <source>Sets</source>
        <comment>rules §1</comment>
        <translation>Sady</translation>
    </message>
    <message>
        <source>The badge at the top right shows the &lt;a href=&apos;setup/sets&apos;&gt;set&lt;/a&gt;. It is only used for sorting the tiles.</source>
        <comment>rules §1</comment>
        <translation>Odznak vpravo hore označuje &lt;a href=&apos;setup/sets&apos;&gt;sadu&lt;/a&gt;. Slúži len na triedenie dielikov.</translation>
    </message>
    <message>
        <source>Badge</source>
        <comment>rules §1</comment>
        <translation>Odznak</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>rules §1</comment>
        <translation>Sada</translation>
    </message>
    <message>
        <source>Effects</source>
        <comment>rules §5</comment>
        <translation>Efekty</translation>
    </message>
    <message>
        <source>The strip at the bottom of a tile shows its effect without words. A gold coin means points, and a slash means “for each”. The red square is the tile itself.</source>
        <comment>rules §5</comment>
        <translation>Pásik na spodku dielika opisuje jeho efekt bez slov. Zlatá minca sú body a lomka sa číta „za každý“. Červený štvorec je samotný dielik.</translation>
    </message>
    <message>
        <source>Strip</source>
        <comment>rules §5</comment>
        <translation>Pásik</translation>
    </message>
    <message>
        <source>How to read it</source>
        <comment>rules §5</comment>
        <translation>Ako ho čítať</translation>
    </message>
    <message>
        <source>White squares are any tiles, arrows the row or the column, and the number beside an arrow is how many count at most on that side.</source>
        <comment>rules §5 Inn</comment>
        <translation>Biele štvorce sú akékoľvek dieliky, šípky riadok alebo stĺpec a číslo pri šípke udáva, koľko sa na tej strane počíta najviac.</translation>
    </message>
    <message>
        <source>Squares in a cross around the red one: the neighbours along the edges.</source>
        <comment>rules §5 Market</comment>
        <translation>Štvorce v kríži okolo červeného: susedné dieliky pri hranách.</translation>
    </message>
    <message>
        <source>Squares at the corners of the red one: the diagonal neighbours. A plus between two terrains makes them a pair.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Štvorce pri rohoch červeného: šikmo susediace dieliky. Plus medzi dvoma terénmi znamená dvojicu.</translation>
    </message>
    <message>
        <source>A pale line through squares is a road.</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>Svetlá čiara cez štvorce je cesta.</translation>
    </message>
    <message>
        <source>Squares of a terrain that are joined: a connected area.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Spojené štvorce jedného terénu: súvislá oblasť.</translation>
    </message>
    <message>
        <source>A house with a red roof is one of your buildings, here on wheat.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>Dom s červenou strechou je vaša budova, tu na pšenici.</translation>
    </message>
    <message>
        <source>A dark house upside down is one of your opponent&apos;s buildings.</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>Tmavý dom hore nohami je súperova budova.</translation>
    </message>
    <message>
        <source>A bent arrow: turn the tile over. A plus in front of a white square: one more tile.</source>
        <comment>rules §4 Camp</comment>
        <translation>Zahnutá šípka: otočte dielik. Plus pred bielym štvorcom: ešte jeden dielik.</translation>
    </message>
    <message>
        <source>A plus in front of an icon: it gives this resource.</source>
        <comment>rules §4</comment>
        <translation>Plus pred značkou: dáva túto surovinu.</translation>
    </message>
    <message>
        <source>A square in three stripes with “=”: the same terrain as the tile&apos;s own.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>Štvorec s tromi pruhmi a znakom „=“: rovnaký terén, ako má samotný dielik.</translation>
    </message>
    <message>
        <source>A crossed-out building is destroyed. Two towers on wheels are the Siege Towers it takes.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Preškrtnutá budova sa zničí. Dve veže na kolesách sú Obliehacie veže, ktoré na to treba.</translation>
    </message>
    <message>
        <source>Broad battlements are a Fortress, the tower on wheels a Siege Tower.</source>
        <comment>rules §5 Fortress</comment>
        <translation>Široké cimburie je Pevnosť, veža na kolesách Obliehacia veža.</translation>
    </message>
    <message>
        <source>Slanting arrows are the diagonals, and slim battlements a Watchtower.</source>
        <comment>rules §5 Garrison</comment>
        <translation>Šikmé šípky sú uhlopriečky a štíhle cimburie Strážna veža.</translation>
    </message>
    <message>
        <source>A basket, a jug or a barrel is the craft. The second coin replaces the first.</source>
        <comment>rules §5 Guild</comment>
        <translation>Kôš, džbán alebo sud je remeslo. Druhá minca platí namiesto prvej.</translation>
    </message>
    <message>
        <source>The symbols on the tiles</source>
        <comment>rules §1</comment>
        <translation>Symboly na dielikoch</translation>
    </message>
</context>
<context>
    <name>Rule book turn</name>
    <message>
        <source>Building</source>
        <comment>rules §3 B.1</comment>
        <translation>Stavba</translation>
    </message>
    <message>
        <source>Put a tile from your hand face up on an empty cell next to a tile with one of your troops on it. All eight cells around count, diagonals included.</source>
        <comment>rules §3 B.1</comment>
        <translation>Dielik z ruky položte lícom nahor na voľné políčko vedľa dielika, na ktorom stojí vaša jednotka. Počíta sa všetkých osem políčok dookola, aj šikmo.</translation>
    </message>
    <message>
        <source>Its bottom edge points towards you. So your buildings stand upright for you and upside down for your opponent, and everybody sees whose they are.</source>
        <comment>rules §3 B.1</comment>
        <translation>Spodnou hranou smeruje k vám. Vaše budovy tak stoja pre vás vzpriamene a pre súpera hore nohami, a každý vidí, čie sú.</translation>
    </message>
    <message>
        <source>There are no other conditions: the tile need not touch one of your own, and roads need not match.</source>
        <comment>rules §3 B.1</comment>
        <translation>Nič ďalšie sa od miesta nevyžaduje: nemusí sa dotýkať vášho dielika a cesty na seba nemusia nadväzovať.</translation>
    </message>
    <message>
        <source>At the moment you build, you need &lt;a href=&apos;turn/access&apos;&gt;access&lt;/a&gt; to every resource in the cost.</source>
        <comment>rules §3 B.1</comment>
        <translation>Vo chvíli, keď staviate, potrebujete &lt;a href=&apos;turn/access&apos;&gt;prístup&lt;/a&gt; ku každej surovine z ceny dielika.</translation>
    </message>
    <message>
        <source>The dashed cells lie around White&apos;s troops: White may put tiles on any of them. Empty cells in this picture: {cells}. It does not matter that a troop stands on Blue&apos;s building or on open terrain.</source>
        <comment>rules §3 B.1</comment>
        <translation>Čiarkované políčka ležia okolo jednotiek Bieleho: Biely môže položiť dielik na ktorékoľvek z nich. Voľné políčka na tomto obrázku: {cells}. Nevadí, že jednotka stojí na budove Modrého alebo na otvorenom teréne.</translation>
    </message>
    <message>
        <source>Access to resources</source>
        <comment>rules §3 B.1</comment>
        <translation>Prístup k surovinám</translation>
    </message>
    <message>
        <source>Your access to wood, wheat and stone comes from three sources:</source>
        <comment>rules §3 B.1</comment>
        <translation>Prístup k drevu, pšenici a kameňu máte z troch zdrojov:</translation>
    </message>
    <message>
        <source>&lt;b&gt;The royal reserve:&lt;/b&gt; 1 for each tile within &lt;a href=&apos;turn/reach&apos;&gt;your reach&lt;/a&gt;, of its terrain.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Kráľovská rezerva:&lt;/b&gt; 1 za každý dielik vo &lt;a href=&apos;turn/reach&apos;&gt;vašom dosahu&lt;/a&gt; podľa jeho terénu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your troops:&lt;/b&gt; 1 for each tile on which one of them stands, of its terrain. It does not matter whose building it is, and open terrain counts, too.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Vaše jednotky:&lt;/b&gt; 1 za každý dielik, na ktorom niektorá z nich stojí, podľa jeho terénu. Nezáleží na tom, čia je to budova, a počíta sa aj otvorený terén.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your Farms, Sawmills and Quarries:&lt;/b&gt; each gives 1 wheat, 1 wood or 1 stone, whether a troop stands there or not. One of your troops on it adds 1, as on any tile.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Vaše Farmy, Píly a Kameňolomy:&lt;/b&gt; každá taká budova dáva 1 pšenicu, 1 drevo alebo 1 kameň, či už na nej stojí jednotka, alebo nie. Vaša jednotka na nej pridáva ešte 1 ako na každom dieliku.</translation>
    </message>
    <message>
        <source>White wants to build the Cathedral. The tiles in gold frames give the resources: two lie within reach, and troops stand on the other two. Access: wood {wood}, wheat {wheat}, stone {stone}. Missing for the Cathedral: {short}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Biely chce postaviť Katedrálu. Suroviny na ňu dávajú dieliky v zlatom ráme: dva ležia v dosahu a na ďalších dvoch stoja jednotky. Prístup: drevo {wood}, pšenica {wheat}, kameň {stone}. Na Katedrálu potrebuje ešte {short}.</translation>
    </message>
    <message>
        <source>Resources are never spent. The same access works for every build of the turn, as long as you still have it.</source>
        <comment>rules §3 B.1</comment>
        <translation>Suroviny sa nikdy nemíňajú. Ten istý prístup poslúži každej stavbe v ťahu, kým ho máte.</translation>
    </message>
    <message>
        <source>But it is checked again for each build: a tile that you have taken, or a troop that has left, no longer gives anything.</source>
        <comment>rules §3 B.1</comment>
        <translation>Pri každej stavbe sa však posudzuje nanovo: dielik, ktorý ste si vzali, alebo jednotka, ktorá odišla, už nič nedáva.</translation>
    </message>
    <message>
        <source>White&apos;s Farm gives 1 wheat by itself and 1 more for the retinue on it; a wheat and a stone tile lie within reach. Blue&apos;s Sawmill itself gives White nothing, but White&apos;s troop on it gives access to its terrain. White&apos;s access: wood {wood}, wheat {wheat}, stone {stone}. Missing for the Bakery: {short}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Farma Bieleho dáva 1 pšenicu sama a ešte 1 za družinový oddiel, ktorý na nej stojí; v dosahu leží dielik pšenice a dielik kameňa. Píla Modrého sama Bielemu nedáva nič, ale jednotka Bieleho na nej má prístup k jej terénu. Prístup Bieleho: drevo {wood}, pšenica {wheat}, kameň {stone}. Na Pekáreň Biely potrebuje ešte {short}.</translation>
    </message>
    <message>
        <source>White&apos;s retinue may march to any of the tiles in gold frames: {steps}. It may enter Blue&apos;s buildings, but no tile with a troop on it, no matter whose.</source>
        <comment>rules §3 C.1</comment>
        <translation>Družinový oddiel Bieleho sa môže presunúť na ktorýkoľvek dielik v zlatom ráme, na výber má {steps}. Smie aj na budovy Modrého, nie však na dielik, na ktorom už stojí jednotka, nech patrí komukoľvek.</translation>
    </message>
    <message>
        <source>Discounts can make up for what is missing: see &lt;a href=&apos;turn/expand&apos;&gt;expanding&lt;/a&gt;.</source>
        <comment>rules §3 B.2</comment>
        <translation>Čo chýba, možno nahradiť zľavami: pozrite si &lt;a href=&apos;turn/expand&apos;&gt;rozširovanie&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Expanding and discounts</source>
        <comment>rules §3 B.2</comment>
        <translation>Rozširovanie a zľavy</translation>
    </message>
    <message>
        <source>Put a tile from your hand face down on an empty cell, next to one of your troops as in building. It costs nothing.</source>
        <comment>rules §3 B.2</comment>
        <translation>Dielik z ruky položte rubom nahor na voľné políčko vedľa svojej jednotky, tak ako pri stavbe. Nič to nestojí.</translation>
    </message>
    <message>
        <source>It is now open terrain. It belongs to nobody, has no roads and no points of its own, but troops may stand on it and it counts wherever tiles or terrains are counted.</source>
        <comment>rules §3 B.2</comment>
        <translation>Odteraz je otvoreným terénom. Nepatrí nikomu, nemá cesty ani vlastné body, ale jednotky na ňom môžu stáť a počíta sa všade, kde sa počítajú dieliky alebo terény.</translation>
    </message>
    <message>
        <source>Each expansion gives you one &lt;b&gt;discount&lt;/b&gt;: one later build this turn needs 1 resource less, of any kind.</source>
        <comment>rules §3 B.2</comment>
        <translation>Každé rozšírenie vám dá jednu &lt;b&gt;zľavu&lt;/b&gt; (zníženie ceny): jedna neskoršia stavba v tomto ťahu potrebuje o 1 ľubovoľnú surovinu menej.</translation>
    </message>
    <message>
        <source>White has just laid out the tile on the right as open terrain. Missing for the Inn: {short}. Unused discounts: {open}. White can build the Inn, and the discount is used.</source>
        <comment>rules §3 B.2</comment>
        <translation>Biely práve vyložil dielik vpravo ako otvorený terén. Na Hostinec potrebuje ešte {short}. Nevyužité zľavy: {open}. Biely môže postaviť Hostinec a zľava sa tým využije.</translation>
    </message>
    <message>
        <source>After two expansions White has two discounts, and both may be used on one build. Unused discounts: {open}. Missing for the Cathedral: {short}. Used: {used}.</source>
        <comment>rules R3</comment>
        <translation>Po dvoch rozšíreniach má Biely dve zľavy a obe smie použiť na jednu stavbu. Nevyužité zľavy: {open}. Na Katedrálu potrebuje ešte {short}. Využije sa: {used}.</translation>
    </message>
    <message>
        <source>Moving troops</source>
        <comment>rules §3 C</comment>
        <translation>Presun jednotiek</translation>
    </message>
    <message>
        <source>Once on your turn, each of your troops may do one of these things:</source>
        <comment>rules §3 C</comment>
        <translation>Každá vaša jednotka môže vo vašom ťahu raz urobiť jednu z týchto vecí:</translation>
    </message>
    <message>
        <source>&lt;b&gt;March&lt;/b&gt; to an adjacent tile of the landscape with no troop on it.</source>
        <comment>rules §3 C.1</comment>
        <translation>&lt;b&gt;Presun&lt;/b&gt; na susedný dielik krajiny, na ktorom nestojí žiadna jednotka.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Deploy&lt;/b&gt; (ordinary troops only) from the royal reserve onto a tile with no troop on it, next to a tile with another of your troops.</source>
        <comment>rules §3 C.2</comment>
        <translation>&lt;b&gt;Nasadenie&lt;/b&gt;, len bežná jednotka: z kráľovskej rezervy na dielik bez jednotky, ktorý susedí s dielikom, na ktorom stojí iná vaša jednotka.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Withdraw&lt;/b&gt; (ordinary troops only) from the landscape to the royal reserve. The retinue never leaves the landscape.</source>
        <comment>rules §3 C.3</comment>
        <translation>&lt;b&gt;Stiahnutie&lt;/b&gt;, len bežná jednotka: z krajiny do kráľovskej rezervy. Družinový oddiel krajinu nikdy neopúšťa.</translation>
    </message>
    <message>
        <source>A troop that has moved shows its cross until your turn ends. It still counts for reach, access and the cells around it.</source>
        <comment>rules R4</comment>
        <translation>Presunutá jednotka ukazuje až do konca vášho ťahu svoj kríž. Naďalej sa počíta do dosahu a prístupu a otvára políčka okolo seba.</translation>
    </message>
    <message>
        <source>Troops do not fight. An opposing troop only keeps yours off its tile.</source>
        <comment>rules §3 C</comment>
        <translation>Jednotky nebojujú. Súperova jednotka len nepustí na svoj dielik nikoho iného.</translation>
    </message>
    <message>
        <source>What you do in a turn</source>
        <comment>rules §3</comment>
        <translation>Čo robíte v ťahu</translation>
    </message>
    <message>
        <source>The heirs take turns. On your turn you do three things, in any order and mixed as you like:</source>
        <comment>rules §3</comment>
        <translation>Hráči sa v ťahoch striedajú. Vo svojom ťahu robíte tri veci, v akomkoľvek poradí a zmiešané, ako chcete:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take&lt;/b&gt; one tile from the royal reserve into your hand. You must do this, once. See &lt;a href=&apos;turn/take&apos;&gt;taking a tile&lt;/a&gt;.</source>
        <comment>rules §3 A</comment>
        <translation>&lt;b&gt;Vezmite si&lt;/b&gt; do ruky jeden dielik z kráľovskej rezervy. Musíte to urobiť, a to raz. Pozrite si, &lt;a href=&apos;turn/take&apos;&gt;ako si vziať dielik&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; tiles from your hand, as many as you like or none: &lt;a href=&apos;turn/build&apos;&gt;build&lt;/a&gt; or &lt;a href=&apos;turn/expand&apos;&gt;expand&lt;/a&gt;.</source>
        <comment>rules §3 B</comment>
        <translation>&lt;b&gt;Zahrajte&lt;/b&gt; z ruky dieliky, koľko chcete, alebo žiadny: &lt;a href=&apos;turn/build&apos;&gt;postavte&lt;/a&gt; ich, alebo nimi &lt;a href=&apos;turn/expand&apos;&gt;rozšírte&lt;/a&gt; krajinu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Move&lt;/b&gt; your troops, each at most once. See &lt;a href=&apos;turn/move&apos;&gt;moving troops&lt;/a&gt;.</source>
        <comment>rules §3 C</comment>
        <translation>&lt;b&gt;Presuňte&lt;/b&gt; svoje jednotky, každú najviac raz. Pozrite si &lt;a href=&apos;turn/move&apos;&gt;presun jednotiek&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The order matters: what you take, where your troops stand and what you have just laid out all change what you can build next.</source>
        <comment>rules §3</comment>
        <translation>Na poradí záleží: čo si vezmete, kde stoja vaše jednotky a čo ste práve vyložili, to všetko mení, čo môžete postaviť ďalej.</translation>
    </message>
    <message>
        <source>Some buildings let you do more: see &lt;a href=&apos;effects/camp&apos;&gt;the Camp&lt;/a&gt; and &lt;a href=&apos;effects/siege&apos;&gt;the Siege Tower&lt;/a&gt;.</source>
        <comment>rules §4</comment>
        <translation>Niektoré budovy vám dovolia viac: pozrite si &lt;a href=&apos;effects/camp&apos;&gt;Tábor&lt;/a&gt; a &lt;a href=&apos;effects/siege&apos;&gt;Obliehaciu vežu&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Your reach</source>
        <comment>rules §3 Reach</comment>
        <translation>Váš dosah</translation>
    </message>
    <message>
        <source>Your reach is 1, plus 1 for each of your ordinary troops in the royal reserve: 1, 2 or 3 tiles. The printed rules call this the &lt;b&gt;royal protocol&lt;/b&gt;.</source>
        <comment>rules §3 Reach</comment>
        <translation>Váš dosah je 1 a o 1 viac za každú vašu bežnú jednotku v kráľovskej rezerve: teda 1, 2 alebo 3 dieliky. Tlačené pravidlá to nazývajú &lt;b&gt;kráľovský protokol&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Count the tiles clockwise from the shield. Skip empty places without counting them.</source>
        <comment>rules §3 Reach</comment>
        <translation>Počítajú sa dieliky od štítu v smere hodinových ručičiek. Prázdne miesta sa preskočia a nepočítajú.</translation>
    </message>
    <message>
        <source>You can take any tile within your reach. As long as it lies there, it also gives you its resource.</source>
        <comment>rules §3 Reach</comment>
        <translation>Dielik vo svojom dosahu si môžete vziať. A kým tam leží, dáva vám aj svoju surovinu.</translation>
    </message>
    <message>
        <source>One of White&apos;s troops is in the royal reserve. White&apos;s reach: {reach}. The empty place in between is skipped.</source>
        <comment>rules §3 Reach</comment>
        <translation>Jedna jednotka Bieleho je v kráľovskej rezerve. Dosah Bieleho: {reach}. Prázdne miesto medzi nimi sa preskočí.</translation>
    </message>
    <message>
        <source>A troop that enters or leaves the royal reserve changes your reach at once, even in the middle of your turn.</source>
        <comment>rules §3 Reach</comment>
        <translation>Jednotka, ktorá do kráľovskej rezervy príde alebo z nej odíde, mení dosah ihneď, aj uprostred ťahu.</translation>
    </message>
    <message>
        <source>White withdraws a troop from the landscape to the royal reserve. White&apos;s reach before: {before}. Now: {now}. But the resource under that troop is gone.</source>
        <comment>rules §3 Reach</comment>
        <translation>Biely sťahuje jednotku z krajiny do kráľovskej rezervy. Dosah Bieleho predtým: {before}. Teraz: {now}. Surovina z dielika, na ktorom jednotka stála, je však preč.</translation>
    </message>
    <message>
        <source>Taking a tile</source>
        <comment>rules §3 A</comment>
        <translation>Ako si vziať dielik</translation>
    </message>
    <message>
        <source>Choose a tile within &lt;a href=&apos;turn/reach&apos;&gt;your reach&lt;/a&gt; and take it into your hand.</source>
        <comment>rules §3 A</comment>
        <translation>Vyberte si dielik vo &lt;a href=&apos;turn/reach&apos;&gt;svojom dosahu&lt;/a&gt; a vezmite si ho do ruky.</translation>
    </message>
    <message>
        <source>The shield moves to the place that is now empty, and turns to your opponent&apos;s crown.</source>
        <comment>rules §3 A</comment>
        <translation>Štít sa presunie na miesto, ktoré sa tým uvoľnilo, a otočí sa na súperovu korunu.</translation>
    </message>
    <message>
        <source>The place the shield has left is filled with the top tile of the supply, face up.</source>
        <comment>rules §3 A</comment>
        <translation>Miesto, ktoré štít opustil, sa doplní vrchným dielikom spoločnej zásoby lícom nahor.</translation>
    </message>
    <message>
        <source>From now on the reach is counted from the shield&apos;s new place.</source>
        <comment>rules §3 A</comment>
        <translation>Odteraz sa dosah počíta od nového miesta štítu.</translation>
    </message>
    <message>
        <source>White takes the second tile within reach. The reach is now counted from the shield&apos;s new place, so other tiles are within it. Access to stone before: {before}. Now: {now}.</source>
        <comment>rules §3 A</comment>
        <translation>Biely si berie druhý dielik v dosahu. Dosah sa teraz počíta od nového miesta štítu, takže sú v ňom iné dieliky. Prístup ku kameňu predtým: {before}. Teraz: {now}.</translation>
    </message>
    <message>
        <source>You take exactly one tile per turn. Only a &lt;a href=&apos;effects/camp&apos;&gt;Camp&lt;/a&gt; allows one more.</source>
        <comment>rules §3 A</comment>
        <translation>Za ťah si vezmete presne jeden dielik. Ešte jeden dovolí len &lt;a href=&apos;effects/camp&apos;&gt;Tábor&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>If the refill was the last tile of the supply, the &lt;a href=&apos;end/last-round&apos;&gt;last round&lt;/a&gt; begins.</source>
        <comment>rules §3 A</comment>
        <translation>Ak sa doplnilo posledným dielikom spoločnej zásoby, začína sa &lt;a href=&apos;end/last-round&apos;&gt;záverečné kolo&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <comment>rules §3</comment>
        <translation>Koniec ťahu</translation>
    </message>
    <message>
        <source>You may hold at most three tiles (the hand limit). If you have more, choose which to discard until three are left. Discarded tiles are out of the game.</source>
        <comment>rules §3</comment>
        <translation>V ruke smiete mať najviac tri dieliky (limit dielikov v ruke). Ak ich máte viac, vyberte si, ktoré odhodíte, aby vám zostali tri. Odhodené dieliky sú mimo hry.</translation>
    </message>
    <message>
        <source>Your troops that have moved are turned back: they can move again in your next turn.</source>
        <comment>rules §3</comment>
        <translation>Vaše presunuté jednotky sa otočia späť: v ďalšom ťahu sa môžu zase presunúť.</translation>
    </message>
    <message>
        <source>Unused discounts are lost.</source>
        <comment>rules R3</comment>
        <translation>Zľavy, ktoré ste nevyužili, prepadnú.</translation>
    </message>
    <message>
        <source>Then the other heir&apos;s turn begins. You cannot end your turn before you have taken your tile, if there is one within your reach.</source>
        <comment>rules §3 A</comment>
        <translation>Potom je na ťahu súper. Ťah nemôžete ukončiť skôr, než si vezmete dielik, ak nejaký leží vo vašom dosahu.</translation>
    </message>
    <message>
        <source>A turn</source>
        <comment>rules §3</comment>
        <translation>Ťah</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Ruling of this program</source>
        <translation>Výklad v tomto programe</translation>
    </message>
    <message>
        <source>Rule book</source>
        <extracomment>The title of the rule book, on its window and on paper.</extracomment>
        <translation>Kniha pravidiel</translation>
    </message>
    <message>
        <source>cost as printed</source>
        <translation>cena z pravidiel</translation>
    </message>
    <message>
        <source>cost from your catalogue</source>
        <translation>cena podľa vás</translation>
    </message>
    <message>
        <source>cost reconstructed</source>
        <translation>cena rekonštruovaná</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Search the rules</source>
        <translation>Hľadať v pravidlách</translation>
    </message>
    <message>
        <source>Page of the rule book</source>
        <translation>Strana knihy pravidiel</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or different words.</source>
        <translation>Nič sa nenašlo. Skúste menej slov alebo iné.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the rule book of:</source>
        <translation>
            <numerusform>%n miesto v knihe pravidiel hry:</numerusform>
            <numerusform>%n miesta v knihe pravidiel hry:</numerusform>
            <numerusform>%n miest v knihe pravidiel hry:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveErrors</name>
    <message>
        <source>The game is not being saved</source>
        <translation>Hra sa neukladá</translation>
    </message>
    <message>
        <source>The game “{game}” is not being saved</source>
        <translation>Hra „{game}“ sa neukladá</translation>
    </message>
    <message>
        <source>{fault} {remedy} You can keep playing: every action tries to save the game again, and nothing is lost while the program is running.</source>
        <translation>{fault} {remedy} Môžete hrať ďalej: po každej akcii sa program znova pokúsi hru uložiť, a kým beží, nič sa nestratí.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Skúsiť znova</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Uložiť inde…</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Hrať ďalej</translation>
    </message>
    <message>
        <source>Another program has changed the game</source>
        <translation>Iný program zmenil hru</translation>
    </message>
    <message>
        <source>The file {file} was changed while you were playing. The changed version is kept next to it as {name}; the game continues here as you see it.</source>
        <translation>Súbor {file} sa zmenil, kým sa tu hralo. Čo v ňom bolo, je uchované vedľa pod názvom {name}; tu hra pokračuje tak, ako ju vidíte.</translation>
    </message>
</context>
<context>
    <name>Score solo</name>
    <message>
        <source>You beat {level}, {more} points to {less}!</source>
        <extracomment>{level} is Henry with the name of his level, in the accusative.</extracomment>
        <translation>Porazili ste {level} {more} : {less}!</translation>
    </message>
    <message>
        <source>{level} beats you, {more} points to {less}.</source>
        <extracomment>{level} is Henry with the name of his level, in the nominative.</extracomment>
        <translation>Vyhráva {level} {more} : {less}, prehrali ste.</translation>
    </message>
    <message numerus="yes">
        <source>%n points each. A tie isn&apos;t enough against Henry: you lose.</source>
        <extracomment>%n is how many both have.</extracomment>
        <translation>
            <numerusform>Obaja máte %n bod. Remíza s Henrym nestačí, prehrali ste.</numerusform>
            <numerusform>Obaja máte %n body. Remíza s Henrym nestačí, prehrali ste.</numerusform>
            <numerusform>Obaja máte %n bodov. Remíza s Henrym nestačí, prehrali ste.</numerusform>
        </translation>
    </message>
    <message>
        <source>You gave up, so {level} wins.</source>
        <extracomment>{level} is Henry with the name of his level, in the nominative.</extracomment>
        <translation>Vzdali ste sa, takže vyhráva {level}.</translation>
    </message>
    <message>
        <source>His three best count double.</source>
        <extracomment>Under Henry&apos;s buildings.</extracomment>
        <translation>Jeho tri najlepšie sa počítajú dvojnásobne.</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Poklad</translation>
    </message>
    <message numerus="yes">
        <source>%n treasures</source>
        <extracomment>Treasures that still lie face down.</extracomment>
        <translation>
            <numerusform>%n poklad</numerusform>
            <numerusform>%n poklady</numerusform>
            <numerusform>%n pokladov</numerusform>
        </translation>
    </message>
    <message>
        <source>on the pile</source>
        <translation>na kôpke</translation>
    </message>
    <message>
        <source>{treasure}, at {cell}: {points} points</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;, {cell} like M13; read aloud.</extracomment>
        <translation>{treasure}, na {cell}: body {points}</translation>
    </message>
    <message>
        <source>{treasures} on the pile: {points} points</source>
        <translation>{treasures} na kôpke: body {points}</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Points turn by turn</source>
        <translation>Body ťah za ťahom</translation>
    </message>
    <message>
        <source>Points turn by turn: {white} has discs, {blue} squares</source>
        <translation>Body ťah za ťahom: {white} – krúžky, {blue} – štvorčeky</translation>
    </message>
    <message>
        <source>Turn {turn}: {white} {white_points}, {blue} {blue_points}</source>
        <translation>Ťah {turn}: {white} {white_points}, {blue} {blue_points}</translation>
    </message>
    <message>
        <source>At the end: {white} {white_points}, {blue} {blue_points}</source>
        <translation>Na konci: {white} {white_points}, {blue} {blue_points}</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Game and players…</source>
        <translation>&amp;Hra a hráči…</translation>
    </message>
    <message>
        <source>Draw r&amp;oads</source>
        <translation>Kresliť &amp;cesty</translation>
    </message>
    <message>
        <source>Pho&amp;to…</source>
        <translation>&amp;Fotografia…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tlačiť…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Uložiť ako P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>Ď&amp;alšie…</translation>
    </message>
    <message>
        <source>C&amp;lear the table</source>
        <translation>&amp;Upratať stôl</translation>
    </message>
    <message>
        <source>&amp;Keep the game</source>
        <translation>&amp;Uchovať hru</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Späť</translation>
    </message>
    <message>
        <source>Score a real game</source>
        <translation>Spočítať skutočnú hru</translation>
    </message>
    <message>
        <source>{piece}: click the cell where it lies, or press Enter there.</source>
        <translation>{piece}: kliknite na pole, kde leží, alebo tam stlačte Enter.</translation>
    </message>
    <message>
        <source>Choose a tile on the left, or type its name, then click the cell where it lies.</source>
        <translation>Vyberte dielik vľavo alebo napíšte jeho názov, potom kliknite na pole, kde leží.</translation>
    </message>
    <message>
        <source>All is laid out: keep the game, print its sheet, or correct it.</source>
        <translation>Všetko je vyložené: hru uchovajte, vytlačte hárok alebo ju opravte.</translation>
    </message>
    <message>
        <source>No tile that is left is called “{words}”.</source>
        <translation>Žiadny zvyšný dielik sa nevolá „{words}“.</translation>
    </message>
    <message>
        <source>“{words}”: {piece}. Enter lays it here; Page Down goes on.</source>
        <translation>„{words}“: {piece}. Enter ho položí sem; Page Down hľadá ďalej.</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: prázdne</translation>
    </message>
    <message>
        <source>{terrain}, face down</source>
        <translation>{terrain}, otvorený terén</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodov</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>otvorený terén</translation>
    </message>
    <message>
        <source>Tiles are laid for: {owner}</source>
        <translation>Kladú sa dieliky: {owner}</translation>
    </message>
    <message>
        <source>Choose first what lies here: click it on the left, or type its name.</source>
        <translation>Najprv vyberte, čo tu leží: kliknite na to vľavo alebo napíšte názov.</translation>
    </message>
    <message>
        <source>&amp;Face down</source>
        <translation>&amp;Otvorený terén</translation>
    </message>
    <message>
        <source>A tile of {heir}</source>
        <translation>Dielik: {heir}</translation>
    </message>
    <message>
        <source>Take the tile &amp;off</source>
        <translation>&amp;Odobrať dielik</translation>
    </message>
    <message>
        <source>&amp;Treasure</source>
        <translation>&amp;Poklad</translation>
    </message>
    <message>
        <source>Take it a&amp;way</source>
        <translation>&amp;Odobrať ho</translation>
    </message>
    <message>
        <source>There is no tile here. Choose one on the left first.</source>
        <translation>Nie je tu žiadny dielik. Najprv vyberte nejaký vľavo.</translation>
    </message>
    <message>
        <source>&amp;Roads</source>
        <translation>&amp;Cesty</translation>
    </message>
    <message>
        <source>The ends don&apos;t &amp;meet</source>
        <translation>Konce sa &amp;nespájajú</translation>
    </message>
    <message>
        <source>As in the &amp;catalogue</source>
        <translation>Ako v &amp;katalógu</translation>
    </message>
    <message>
        <source>This is still a draft. {fault}</source>
        <translation>Toto je ešte koncept. {fault}</translation>
    </message>
    <message>
        <source>A photo of the table</source>
        <translation>Fotografia stola</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <translation>Obrázky (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všetky súbory (*)</translation>
    </message>
    <message>
        <source>Drag the grid with the middle mouse button and zoom by wheel until it fits.</source>
        <translation>Mriežku posúvajte stredným tlačidlom myši a kolieskom meňte jej veľkosť, kým nesedí.</translation>
    </message>
    <message>
        <source>{white} and {blue}</source>
        <translation>{white} a {blue}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Bodový hárok</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Score sheet as PDF</source>
        <translation>Bodový hárok ako PDF</translation>
    </message>
    <message>
        <source>Landscape on your table</source>
        <translation>Krajina na vašom stole</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Final scoring</source>
        <translation>Záverečné bodovanie</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Doterajšie body</translation>
    </message>
    <message>
        <source>Close the score sheet</source>
        <translation>Zavrieť bodovací blok</translation>
    </message>
</context>
<context>
    <name>ScoreSheetView</name>
    <message>
        <source>No buildings</source>
        <translation>Žiadne budovy</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Cesty</translation>
    </message>
    <message>
        <source>Roads are not scored in this game.</source>
        <translation>V tejto hre sa cesty nebodujú.</translation>
    </message>
    <message>
        <source>No road joins two buildings.</source>
        <translation>Žiadna cesta nespája dve budovy.</translation>
    </message>
    <message numerus="yes">
        <source>Road over %n tile(s)</source>
        <translation>
            <numerusform>Cesta cez %n dielik</numerusform>
            <numerusform>Cesta cez %n dieliky</numerusform>
            <numerusform>Cesta cez %n dielikov</numerusform>
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
            <numerusform>{heir}: {building} na {cell}: dvojnásobne, %n bod</numerusform>
            <numerusform>{heir}: {building} na {cell}: dvojnásobne, %n body</numerusform>
            <numerusform>{heir}: {building} na {cell}: dvojnásobne, %n bodov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir}: {building} at {cell}: %n point(s)</source>
        <translation>
            <numerusform>{heir}: {building} na {cell}: %n bod</numerusform>
            <numerusform>{heir}: {building} na {cell}: %n body</numerusform>
            <numerusform>{heir}: {building} na {cell}: %n bodov</numerusform>
        </translation>
    </message>
    <message>
        <source>{road}: {counts}. Nobody scores.</source>
        <translation>{road}: {counts}. Nikto nezíska body.</translation>
    </message>
    <message numerus="yes">
        <source>{road}: {counts}. {heir}: %n point(s)</source>
        <translation>
            <numerusform>{road}: {counts}. {heir}: %n bod</numerusform>
            <numerusform>{road}: {counts}. {heir}: %n body</numerusform>
            <numerusform>{road}: {counts}. {heir}: %n bodov</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Budovy</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Poklady</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Spolu</translation>
    </message>
    <message>
        <source>Troops in the reserve</source>
        <translation>Jednotky v rezerve</translation>
    </message>
    <message>
        <source>{loser} gave up: {winner} wins.</source>
        <translation>{loser} sa vzdáva: vyhráva {winner}.</translation>
    </message>
    <message>
        <source>It&apos;s a draw: equal points and equal troops in the reserve.</source>
        <translation>Remíza: rovnako bodov aj rovnako jednotiek v rezerve.</translation>
    </message>
    <message>
        <source>{winner} wins by {more} to {less} points.</source>
        <translation>Vyhráva {winner} {more} : {less}.</translation>
    </message>
    <message>
        <source>Equal points. {winner} has more troops in the reserve ({more} to {less}) and wins.</source>
        <translation>Rovnako bodov. {winner} má viac jednotiek v rezerve ({more} : {less}) a vyhráva.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Undo: {action}</source>
        <translation>Späť: {action}</translation>
    </message>
    <message>
        <source>Redo: {action}</source>
        <extracomment>{action} is what was done, such as &quot;Build the Mill at M13&quot;.</extracomment>
        <translation>Znova: {action}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Späť</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znova</translation>
    </message>
    <message>
        <source>Giving up</source>
        <extracomment>Taken back by &quot;Undo: …&quot; after a player gave the game up.</extracomment>
        <translation>Vzdanie sa</translation>
    </message>
    <message>
        <source>The game has been given up</source>
        <translation>Hra bola vzdaná</translation>
    </message>
    <message>
        <source>This game can&apos;t hold another action</source>
        <translation>Do tejto hry sa už ďalšia akcia nezmestí</translation>
    </message>
    <message>
        <source>The computer is about to play</source>
        <translation>Na ťahu je počítač</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation>Začať ťah odznova</translation>
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
    <message>
        <source>Close neighbours, full rows and long roads.</source>
        <translation>Blízki susedia, plné riadky a dlhé cesty.</translation>
    </message>
    <message>
        <source>Wide areas of one terrain, and buildings on them.</source>
        <translation>Rozľahlý terén jedného druhu a budovy na ňom.</translation>
    </message>
    <message>
        <source>Resources first, then large and costly buildings.</source>
        <translation>Najprv suroviny, potom veľké a drahé budovy.</translation>
    </message>
    <message>
        <source>Nothing is safe: what you build may be destroyed.</source>
        <translation>Nič nie je isté: budovy možno zničiť.</translation>
    </message>
    <message>
        <source>A keen eye for rows, columns and diagonals.</source>
        <translation>Dobré oko na riadky, stĺpce a uhlopriečky.</translation>
    </message>
    <message>
        <source>The right pair of neighbours for each workshop.</source>
        <translation>Správna dvojica susedov pre každú dielňu.</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>How hard a set is to play well.</extracomment>
        <translation>ľahká</translation>
    </message>
    <message>
        <source>tricky</source>
        <extracomment>How hard a set is to play well.</extracomment>
        <translation>záludná</translation>
    </message>
    <message>
        <source>fierce</source>
        <extracomment>How hard a set is to play well.</extracomment>
        <translation>ostrá</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>The Two Heirs</source>
        <translation>Dvaja bratia</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>ťah {turn}</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Bodovací blok</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Budovy</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Cesty</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Poklady</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Spolu</translation>
    </message>
    <message>
        <source>Troops in the reserve</source>
        <translation>Jednotky v rezerve</translation>
    </message>
    <message>
        <source>{points} × 2</source>
        <extracomment>Beside points of a building that a troop doubles: &quot;5 × 2&quot;.</extracomment>
        <translation>{points} × 2</translation>
    </message>
    <message>
        <source>no buildings</source>
        <translation>žiadne budovy</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Doterajšie body</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Záverečné bodovanie</translation>
    </message>
    <message>
        <source>Royal reserve</source>
        <translation>Kráľovská rezerva</translation>
    </message>
    <message>
        <source>Points turn by turn</source>
        <translation>Body ťah za ťahom</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation>
            <numerusform>Spoločná zásoba: %n dielik</numerusform>
            <numerusform>Spoločná zásoba: %n dieliky</numerusform>
            <numerusform>Spoločná zásoba: %n dielikov</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>This game cannot be copied</source>
        <translation>Túto hru nemožno skopírovať</translation>
    </message>
    <message>
        <source>There is no game to copy.</source>
        <translation>Nie je čo kopírovať: nie je žiadna hra.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Skopírované.</translation>
    </message>
    <message>
        <source>Copied, without the order of the hidden tiles.</source>
        <translation>Skopírované bez poradia zakrytých dielikov.</translation>
    </message>
    <message>
        <source>Copied, with the order of the hidden tiles.</source>
        <translation>Skopírované s poradím zakrytých dielikov.</translation>
    </message>
    <message>
        <source>Copying the game…</source>
        <translation>Hra sa kopíruje…</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>V schránke nie je text.</translation>
    </message>
    <message>
        <source>Copy a whole game or position, then paste it here.</source>
        <translation>Skopírujte celú hru alebo pozíciu a potom ju vložte sem.</translation>
    </message>
    <message>
        <source>This text is not a game</source>
        <translation>Tento text nie je hra</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Hra sa načítava…</translation>
    </message>
    <message>
        <source>Open what you pasted?</source>
        <translation>Otvoriť, čo ste vložili?</translation>
    </message>
    <message>
        <source>{game}. The current game stays among your games.</source>
        <translation>{game}. Rozohraná hra zostáva medzi vašimi hrami.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nechať tak</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Otvoriť</translation>
    </message>
    <message>
        <source>A position of the game {game}</source>
        <translation>Pozícia z hry {game}</translation>
    </message>
    <message>
        <source>A position: {sets}</source>
        <translation>Pozícia: {sets}</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Obrázok PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>Obrázok SVG (*.svg)</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Obrázok stola</translation>
    </message>
    <message>
        <source>Picture of the greatest mistakes</source>
        <translation>Obrázok najväčších chýb</translation>
    </message>
    <message>
        <source>Score pad as PDF</source>
        <translation>Bodovací blok ako PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved to {file}</source>
        <translation>Uložené do {file}</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>Súbor sa nepodarilo uložiť</translation>
    </message>
    <message>
        <source>Saving the file…</source>
        <translation>Súbor sa ukladá…</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;Kopírovať pozíciu</translation>
    </message>
    <message>
        <source>Copy the &amp;game</source>
        <translation>Kopírovať h&amp;ru</translation>
    </message>
    <message>
        <source>Include the order of &amp;hidden tiles</source>
        <translation>Kopírovať a&amp;j poradie zakrytých dielikov</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>&amp;Vložiť hru alebo pozíciu</translation>
    </message>
    <message>
        <source>P&amp;icture of the table…</source>
        <translation>Ob&amp;rázok stola…</translation>
    </message>
    <message>
        <source>Score pad as P&amp;DF…</source>
        <translation>Bodovací blok ako PD&amp;F…</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>{white} and {blue}</source>
        <extracomment>Two players of a game.</extracomment>
        <translation>{white} a {blue}</translation>
    </message>
    <message>
        <source>{heir} against {level}</source>
        <extracomment>A solo game: {heir} is a player, {level} one of &quot;Henry the Poor&quot;, &quot;Henry the Brave&quot;, ….</extracomment>
        <translation>{heir} verzus {level}</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Hra sa načítava…</translation>
    </message>
    <message>
        <source>This file cannot be read: {file}</source>
        <translation>Súbor nemožno prečítať: {file}</translation>
    </message>
    <message>
        <source>Turn {turn} · {heir} to move</source>
        <extracomment>{heir} is the player whose turn it is.</extracomment>
        <translation>Ťah {turn} · na ťahu {heir}</translation>
    </message>
    <message>
        <source>Finished after turn {turn} · {heir} won</source>
        <translation>Koniec po ťahu {turn} · vyhráva {heir}</translation>
    </message>
    <message>
        <source>Finished after turn {turn} · draw</source>
        <translation>Koniec po ťahu {turn} · remíza</translation>
    </message>
    <message>
        <source>Finished · {heir} won</source>
        <extracomment>Of a game whose turns are not known, since it was played at a real table.</extracomment>
        <translation>Koniec · vyhráva {heir}</translation>
    </message>
    <message>
        <source>Finished · draw</source>
        <translation>Koniec · remíza</translation>
    </message>
    <message>
        <source>from turn {turn} of “{game}”</source>
        <extracomment>The game branched off: {game} is another game, such as &quot;Anna and Boris&quot;.</extracomment>
        <translation>od ťahu {turn} hry „{game}“</translation>
    </message>
    <message>
        <source>{game} ({number})</source>
        <extracomment>One of several games of the same title: {game} is the title, such as &quot;Anna and Boris&quot;.</extracomment>
        <translation>{game} ({number})</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>prebieha</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>dnes, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>včera, {time}</translation>
    </message>
    <message>
        <source>{white} {white_points}, {blue} {blue_points}</source>
        <translation>{white} {white_points}, {blue} {blue_points}</translation>
    </message>
    <message>
        <source>last played {when}</source>
        <translation>naposledy hraná: {when}</translation>
    </message>
    <message>
        <source>started {when}</source>
        <translation>začatá: {when}</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Your games</source>
        <translation>Vaše hry</translation>
    </message>
    <message>
        <source>Search: names, sets, dates…</source>
        <translation>Hľadať: mená, sady, dátumy…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Hľadať medzi hrami</translation>
    </message>
    <message>
        <source>Sort the games</source>
        <translation>Zoradiť hry</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>naposledy hrané</translation>
    </message>
    <message>
        <source>last started</source>
        <translation>naposledy začaté</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>podľa názvu</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>podľa ťahu</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>podľa bodov</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>P&amp;okračovať</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <translation>Pozrieť znov&amp;a</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Preme&amp;novať…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportovať…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Vymazať</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Späť</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Späť &amp;k hre</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>P&amp;riečinok</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Rozb&amp;or</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>Späť na úvo&amp;dnú stránku</translation>
    </message>
    <message>
        <source>Open my games folder</source>
        <translation>Otvoriť priečinok s mojimi hrami</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nová hra…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otvoriť…</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>Po&amp;zrieť si</translation>
    </message>
    <message>
        <source>Choose a game first.</source>
        <translation>Najprv vyberte hru.</translation>
    </message>
    <message>
        <source>This file cannot be read as a game.</source>
        <translation>Tento súbor nemožno prečítať ako hru.</translation>
    </message>
    <message>
        <source>The current game can&apos;t be deleted: start or open another one first.</source>
        <translation>Rozohranú hru nemožno vymazať: najprv začnite alebo otvorte inú.</translation>
    </message>
    <message>
        <source>No games match. Try fewer words, or press Esc to see them all.</source>
        <translation>Nič sa nenašlo. Skúste menej slov alebo stlačte Esc a uvidíte všetky.</translation>
    </message>
    <message>
        <source>Games you start will appear here.</source>
        <translation>Tu sa objavia hry, ktoré začnete.</translation>
    </message>
    <message>
        <source>Start a new game, or open one.</source>
        <translation>Začnite novú hru alebo otvorte uloženú.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} z %n hry</numerusform>
            <numerusform>{shown} z %n hier</numerusform>
            <numerusform>{shown} z %n hier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Skratky</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zavrieť</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Pri stole</translation>
    </message>
    <message>
        <source>In the outline</source>
        <translation>V osnove</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Všade</translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation>V ponukách</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Vaše hry</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Záznam hry</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>Skúšanie ťahov</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Kniha pravidiel</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Výučba</translation>
    </message>
    <message>
        <source>Go between reserve, hand, landscape, troops and heirs</source>
        <translation>Prechádzať medzi rezervou, rukou, krajinou, jednotkami a hráčmi</translation>
    </message>
    <message>
        <source>Move within an area</source>
        <translation>Pohybovať sa v oblasti</translation>
    </message>
    <message>
        <source>Pick up, put down, activate</source>
        <translation>Zdvihnúť, položiť, vykonať</translation>
    </message>
    <message>
        <source>Pick up a tile from your hand</source>
        <translation>Zdvihnúť dielik z ruky</translation>
    </message>
    <message>
        <source>Turn the tile over to expand</source>
        <translation>Otočiť dielik na rozšírenie krajiny</translation>
    </message>
    <message>
        <source>Withdraw the troop</source>
        <translation>Stiahnuť jednotku</translation>
    </message>
    <message>
        <source>Strike the Camp</source>
        <translation>Zbaliť Tábor</translation>
    </message>
    <message>
        <source>All that can be done here</source>
        <translation>Všetko, čo sa tu dá urobiť</translation>
    </message>
    <message>
        <source>Put back what you have picked up</source>
        <translation>Vrátiť, čo je zdvihnuté</translation>
    </message>
    <message>
        <source>Next or previous cell where it can go</source>
        <translation>Ďalšie alebo predchádzajúce políčko, kam sa dá položiť</translation>
    </message>
    <message>
        <source>Your next or previous building</source>
        <translation>Vaša ďalšia alebo predchádzajúca budova</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Priblížiť, oddialiť, zobraziť celú krajinu</translation>
    </message>
    <message>
        <source>From any table to its outline, and back</source>
        <translation>Z každého stola do jeho osnovy a späť</translation>
    </message>
    <message>
        <source>Move through the rows, open and close a branch</source>
        <translation>Pohybovať sa po riadkoch, otvoriť a zavrieť vetvu</translation>
    </message>
    <message>
        <source>Go to a branch, from the reserve to the chronicle</source>
        <translation>Prejsť k vetve, od rezervy po kroniku</translation>
    </message>
    <message>
        <source>Carry out the only choice, or go to the list of choices</source>
        <translation>Vykonať jedinú možnosť alebo prejsť na zoznam</translation>
    </message>
    <message>
        <source>To the list of what can be done, and back</source>
        <translation>Do zoznamu možností a späť</translation>
    </message>
    <message>
        <source>The same list as a menu</source>
        <translation>Ten istý zoznam ako ponuka</translation>
    </message>
    <message>
        <source>Find a row by its name</source>
        <translation>Nájsť riadok podľa názvu</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>písmená</translation>
    </message>
    <message>
        <source>Find a tile by its name</source>
        <translation>Nájsť dielik podľa názvu</translation>
    </message>
    <message>
        <source>Next or previous tile that fits</source>
        <translation>Ďalší alebo predchádzajúci vyhovujúci dielik</translation>
    </message>
    <message>
        <source>Move through the cells</source>
        <translation>Pohybovať sa po poliach</translation>
    </message>
    <message>
        <source>Lay what is chosen, or tell what lies here</source>
        <translation>Vyložiť vybrané alebo povedať, čo tu leží</translation>
    </message>
    <message>
        <source>Tiles of White, of Blue, face down</source>
        <translation>Dieliky: Biely, Modrý, otvorený terén</translation>
    </message>
    <message>
        <source>Retinue and troop of White, of Blue</source>
        <translation>Družinový oddiel a jednotka: Biely, Modrý</translation>
    </message>
    <message>
        <source>Turn the tile to its next owner</source>
        <translation>Otočiť dielik k ďalšiemu vlastníkovi</translation>
    </message>
    <message>
        <source>Take the tile off</source>
        <translation>Odobrať dielik</translation>
    </message>
    <message>
        <source>Move the tile</source>
        <translation>Presunúť dielik</translation>
    </message>
    <message>
        <source>Draw a road to an edge, draw roads by clicking</source>
        <translation>Nakresliť cestu k okraju, kresliť cesty kliknutím</translation>
    </message>
    <message>
        <source>One treasure more or less face down</source>
        <translation>O jeden zakrytý poklad viac alebo menej</translation>
    </message>
    <message>
        <source>Sets, players and day</source>
        <translation>Sady, hráči a deň</translation>
    </message>
    <message>
        <source>Print, save as PDF</source>
        <translation>Vytlačiť, uložiť ako PDF</translation>
    </message>
    <message>
        <source>Keep the game, leave it</source>
        <translation>Uchovať hru, odísť</translation>
    </message>
    <message>
        <source>Answer with the chosen tile or terrain</source>
        <translation>Odpovedať vybraným dielikom alebo terénom</translation>
    </message>
    <message>
        <source>Next or previous tile of your hand</source>
        <translation>Ďalší alebo predchádzajúci dielik z ruky</translation>
    </message>
    <message>
        <source>Lay it, or tell what lies here</source>
        <translation>Vyložiť ho alebo povedať, čo tu leží</translation>
    </message>
    <message>
        <source>Lay tiles built, expanded</source>
        <translation>Vykladať dieliky ako budovu, ako rozšírenie</translation>
    </message>
    <message>
        <source>Turn a building face down</source>
        <translation>Otočiť budovu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation>Začať hru</translation>
    </message>
    <message>
        <source>Next or previous tile</source>
        <translation>Ďalší alebo predchádzajúci dielik</translation>
    </message>
    <message>
        <source>One more wood, wheat, stone in the cost</source>
        <translation>O jedno drevo, pšenicu, kameň viac v cene</translation>
    </message>
    <message>
        <source>One less wood, wheat, stone in the cost</source>
        <translation>O jedno drevo, pšenicu, kameň menej v cene</translation>
    </message>
    <message>
        <source>On the large tile: draw a road to an edge</source>
        <translation>Na veľkom dieliku: nakresliť cestu k okraju</translation>
    </message>
    <message>
        <source>Printed like this, and on to the next tile</source>
        <translation>Takto vytlačené a ďalej na ďalší dielik</translation>
    </message>
    <message>
        <source>Tile as in the program, all as in the program</source>
        <translation>Dielik ako v programe, všetko ako v programe</translation>
    </message>
    <message>
        <source>Take over the roads from your table</source>
        <translation>Prevziať cesty z vášho stola</translation>
    </message>
    <message>
        <source>Import, export</source>
        <translation>Importovať, exportovať</translation>
    </message>
    <message>
        <source>Print all tiles</source>
        <translation>Vytlačiť všetky dieliky</translation>
    </message>
    <message>
        <source>Forward, back</source>
        <translation>Ďalej, späť</translation>
    </message>
    <message>
        <source>Next area, previous area</source>
        <translation>Ďalšia oblasť, predchádzajúca oblasť</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Otvoriť ponuky</translation>
    </message>
    <message>
        <source>Press the button with the underlined letter</source>
        <translation>Stlačiť tlačidlo s podčiarknutým písmenom</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Precvičovanie</translation>
    </message>
    <message>
        <source>In the reserve (or if your hand has no such tile): the tile at that distance from the shield</source>
        <translation>V rezerve (alebo keď v ruke nie je toľko dielikov): dielik v tejto vzdialenosti od štítu</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt a písmeno</translation>
    </message>
    <message>
        <source>Close a dialog, changing nothing</source>
        <translation>Zavrieť dialóg bez zmeny</translation>
    </message>
    <message>
        <source>Mark tiles to discard</source>
        <translation>Označiť dieliky na odhodenie</translation>
    </message>
    <message>
        <source>Move through the score sheet</source>
        <translation>Pohybovať sa po bodovacom bloku</translation>
    </message>
    <message>
        <source>Close the score sheet</source>
        <translation>Zavrieť bodovací blok</translation>
    </message>
    <message>
        <source>Sort the results</source>
        <translation>Zoradiť výsledky</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Pokračovať v hre</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Pozrieť si ju znova</translation>
    </message>
    <message>
        <source>Review it</source>
        <translation>Rozobrať ju</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>Premenovať ju</translation>
    </message>
    <message>
        <source>Export it</source>
        <translation>Exportovať ju</translation>
    </message>
    <message>
        <source>Delete it, restore it</source>
        <translation>Vymazať ju, obnoviť ju</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Späť k hre</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Spustiť, pozastaviť</translation>
    </message>
    <message>
        <source>Scoring a real game</source>
        <translation>Počítanie skutočnej hry</translation>
    </message>
    <message>
        <source>Henry at your table</source>
        <translation>Henry pri vašom stole</translation>
    </message>
    <message>
        <source>The tiles of your box</source>
        <translation>Dieliky vašej škatule</translation>
    </message>
    <message>
        <source>One action back, forward</source>
        <translation>O akciu späť, dopredu</translation>
    </message>
    <message>
        <source>One turn back, forward</source>
        <translation>O ťah späť, dopredu</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>Na začiatok, na koniec</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Hrať odtiaľto ďalej</translation>
    </message>
    <message>
        <source>Try something out from here</source>
        <translation>Odtiaľto vyskúšať iné ťahy</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Rozobrať hru</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>Previous mistake, next mistake</source>
        <translation>Predchádzajúca chyba, ďalšia chyba</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>Skúsiť odtiaľto znova</translation>
    </message>
    <message>
        <source>Show the better turn</source>
        <translation>Ukázať lepší ťah</translation>
    </message>
    <message>
        <source>Show the turn played</source>
        <translation>Ukázať zahraný ťah</translation>
    </message>
    <message>
        <source>Picture of the greatest mistakes</source>
        <translation>Obrázok najväčších chýb</translation>
    </message>
    <message>
        <source>End the turn, which is then compared</source>
        <translation>Ukončiť ťah, ktorý sa potom porovná</translation>
    </message>
    <message>
        <source>Show our turn</source>
        <translation>Ukázať náš ťah</translation>
    </message>
    <message>
        <source>Try the position again</source>
        <translation>Skúsiť pozíciu znova</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Ďalšia pozícia</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Od začiatku</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Späť, dopredu</translation>
    </message>
    <message>
        <source>Previous page, next page</source>
        <translation>Predchádzajúca strana, nasledujúca strana</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hľadať</translation>
    </message>
    <message>
        <source>Larger, smaller, normal text</source>
        <translation>Väčší, menší, bežný text</translation>
    </message>
    <message>
        <source>Describe the pictures in words</source>
        <translation>Opísať obrázky slovami</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Vytlačiť túto stranu</translation>
    </message>
    <message>
        <source>Next, back</source>
        <translation>Ďalej, späť</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Hľadať v pravidlách</translation>
    </message>
    <message>
        <source>Ask about the table (as in a game)</source>
        <translation>Otázky na situáciu na stole (ako v hre)</translation>
    </message>
    <message>
        <source>Back to the lessons, then leave the tutorial</source>
        <translation>Na zoznam lekcií, potom koniec výučby</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Odísť</translation>
    </message>
</context>
<context>
    <name>SideBoard</name>
    <message>
        <source>Nothing has been tried out yet.</source>
        <translation>Zatiaľ ste nič nevyskúšali.</translation>
    </message>
    <message>
        <source>{heir} {change}</source>
        <translation>{heir} {change}</translation>
    </message>
    <message>
        <source>Points since you started here: {changes}.</source>
        <translation>Body od začiatku skúšania: {changes}.</translation>
    </message>
    <message>
        <source>Sandbox: try anything out – your game won&apos;t change</source>
        <translation>Skúšobná doska: vyskúšajte, čo chcete – vaša hra sa nezmení</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Späť</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;nova</translation>
    </message>
    <message>
        <source>Restart &amp;turn</source>
        <translation>Začať ťah o&amp;dznova</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Ukončiť ťah</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>Od z&amp;ačiatku</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Späť &amp;k hre</translation>
    </message>
    <message>
        <source>&amp;Back to the replay</source>
        <translation>Späť &amp;k záznamu</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <translation>Späť &amp;k rozboru</translation>
    </message>
    <message>
        <source>The supply is shuffled differently here.</source>
        <translation>Spoločná zásoba je tu zamiešaná inak.</translation>
    </message>
</context>
<context>
    <name>SoundToggle</name>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation>Zvuky sú zapnuté</translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation>Zvuky sú vypnuté</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>Landscape: %n tiles</source>
        <translation>
            <numerusform>Krajina: %n dielik</numerusform>
            <numerusform>Krajina: %n dieliky</numerusform>
            <numerusform>Krajina: %n dielikov</numerusform>
        </translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <extracomment>{first} and {last} are the cells at two corners of the landscape, such as L12 and N14.</extracomment>
        <translation>od {first} po {last}</translation>
    </message>
    <message>
        <source>{cell}: {words}</source>
        <extracomment>{words} is a sentence about the starting tile or the scaffold, {cell} is where that is.</extracomment>
        <translation>{cell}: {words}</translation>
    </message>
    <message>
        <source>What you can do here</source>
        <translation>Čo sa ponúka</translation>
    </message>
    <message>
        <source>{what}, picked up</source>
        <translation>Zdvihnuté: {what}</translation>
    </message>
    <message>
        <source>{what}, picked up, face down</source>
        <translation>Zdvihnuté rubom nahor: {what}</translation>
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
            <numerusform>{heir}: o %n bod viac</numerusform>
            <numerusform>{heir}: o %n body viac</numerusform>
            <numerusform>{heir}: o %n bodov viac</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir}: %n points fewer</source>
        <translation>
            <numerusform>{heir}: o %n bod menej</numerusform>
            <numerusform>{heir}: o %n body menej</numerusform>
            <numerusform>{heir}: o %n bodov menej</numerusform>
        </translation>
    </message>
    <message>
        <source>For Henry: {cell}</source>
        <extracomment>Said of a tile of the royal reserve; {cell}, like M13, is where Henry would put it.</extracomment>
        <translation>U Henryho: {cell}</translation>
    </message>
    <message>
        <source>Put the cursor there</source>
        <translation>Presunúť sem kurzor</translation>
    </message>
    <message>
        <source>Everything that can be done here</source>
        <translation>Všetko, čo sa tu dá urobiť</translation>
    </message>
    <message>
        <source>Say what it is</source>
        <translation>Povedať, čo to je</translation>
    </message>
    <message>
        <source>Withdraw the troop to the royal reserve</source>
        <translation>Stiahnuť jednotku do kráľovskej rezervy</translation>
    </message>
    <message>
        <source>New in the royal reserve: {tile}</source>
        <translation>Nové v kráľovskej rezerve: {tile}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <extracomment>{what} is one or more of the chronicle&apos;s sentences, without a full stop.</extracomment>
        <translation>Vrátené späť: {what}</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Vrátené späť</translation>
    </message>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Od vášho posledného ťahu sa nič nestalo.</translation>
    </message>
    <message>
        <source>There is no message yet.</source>
        <translation>Zatiaľ nie je žiadna správa.</translation>
    </message>
    <message>
        <source>What you&apos;ve picked up can&apos;t go anywhere in the landscape.</source>
        <translation>To, čo držíte, sa v krajine nedá nikam položiť.</translation>
    </message>
    <message>
        <source>You have no buildings yet.</source>
        <translation>Zatiaľ nemáte žiadne budovy.</translation>
    </message>
    <message>
        <source>This is the only place.</source>
        <extracomment>Where a key would go on to the next place of a kind.</extracomment>
        <translation>Je to jediné také miesto.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Bunny Kingdom</source>
        <translation>Bunny Kingdom</translation>
    </message>
    <message>
        <source>Two to four lords pick cards at once and settle one map.</source>
        <translation>Dvaja až štyria lordi naraz vyberajú karty a osídľujú jeden plán.</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dvaja bratia</translation>
    </message>
    <message>
        <source>Two heirs build one kingdom: alone against Henry, or in a duel.</source>
        <translation>Dvaja dedičia budujú jedno kráľovstvo: sami proti Henrymu alebo v dueli.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Royal reserve</source>
        <translation>Kráľovská rezerva</translation>
    </message>
    <message>
        <source>{heir}&apos;s reach: {reach}</source>
        <translation>{heir} – dosah: {reach}</translation>
    </message>
    <message numerus="yes">
        <source>%n troops in the reserve + 1</source>
        <translation>
            <numerusform>%n jednotka v rezerve + 1</numerusform>
            <numerusform>%n jednotky v rezerve + 1</numerusform>
            <numerusform>%n jednotiek v rezerve + 1</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Hra sa skončila</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation>
            <numerusform>Spoločná zásoba: %n dielik</numerusform>
            <numerusform>Spoločná zásoba: %n dieliky</numerusform>
            <numerusform>Spoločná zásoba: %n dielikov</numerusform>
        </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stôl</translation>
    </message>
    <message>
        <source>Supply: {count}</source>
        <extracomment>Little room: beside the pile.</extracomment>
        <translation>Zásoba: {count}</translation>
    </message>
    <message>
        <source>on top: {resource}</source>
        <extracomment>Under the number of tiles in the supply: the terrain that the topmost one shows.</extracomment>
        <translation>navrchu: {resource}</translation>
    </message>
    <message>
        <source>empty: last round</source>
        <translation>prázdna: záverečné kolo</translation>
    </message>
    <message numerus="yes">
        <source>%n out</source>
        <extracomment>How many tiles have left the game; little room.</extracomment>
        <translation>
            <numerusform>%n mimo hry</numerusform>
            <numerusform>%n mimo hry</numerusform>
            <numerusform>%n mimo hry</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of the game: {tiles}.</source>
        <translation>Mimo hry: {tiles}.</translation>
    </message>
    <message>
        <source>No tile has left the game.</source>
        <translation>Hru neopustil žiadny dielik.</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>Under the name of the heir whose turn it is.</extracomment>
        <translation>na ťahu</translation>
    </message>
    <message>
        <source>What the rule book says</source>
        <extracomment>In the menu of a tile or a place: opens the rule book where it tells about it.</extracomment>
        <translation>Čo hovorí kniha pravidiel</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>posledný ťah</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>Under the name of the heir whose turn it is not.</extracomment>
        <translation>čaká</translation>
    </message>
    <message>
        <source>points so far</source>
        <translation>body doteraz</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>Under the points at the end of the game.</extracomment>
        <translation>body</translation>
    </message>
    <message>
        <source>Hand: {count} of {limit}</source>
        <translation>V ruke: {count} z {limit}</translation>
    </message>
    <message>
        <source>Reach: {reach}</source>
        <translation>Dosah: {reach}</translation>
    </message>
    <message numerus="yes">
        <source>%n discounts</source>
        <translation>
            <numerusform>%n zľava</numerusform>
            <numerusform>%n zľavy</numerusform>
            <numerusform>%n zliav</numerusform>
        </translation>
    </message>
    <message>
        <source>× {count}</source>
        <extracomment>In front of the number of resources: &quot;× 2&quot;.</extracomment>
        <translation>× {count}</translation>
    </message>
    <message>
        <source>Last round: one more turn each after this one</source>
        <translation>Záverečné kolo: po tomto ťahu má každý ešte jeden</translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turns left</source>
        <translation>
            <numerusform>Záverečné kolo: toto je posledný ťah</numerusform>
            <numerusform>Záverečné kolo: zostávajú %n ťahy</numerusform>
            <numerusform>Záverečné kolo: zostáva %n ťahov</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has ended</source>
        <translation>Hra sa skončila</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Vziať</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <extracomment>{tile} is the accusative: &quot;Take the Mill&quot;.</extracomment>
        <translation>Vziať {tile}</translation>
    </message>
    <message>
        <source>Strike the Camp</source>
        <translation>Zbaliť Tábor</translation>
    </message>
    <message>
        <source>Destroy {tile}</source>
        <extracomment>{tile} is the accusative: &quot;Destroy the Mill&quot;.</extracomment>
        <translation>Zničiť {tile}</translation>
    </message>
    <message>
        <source>Build {tile}</source>
        <extracomment>{tile} is the accusative: &quot;Build the Mill&quot;.</extracomment>
        <translation>Postaviť {tile}</translation>
    </message>
    <message>
        <source>Expand ({terrain})</source>
        <extracomment>{terrain} is the nominative.</extracomment>
        <translation>Rozšíriť krajinu ({terrain})</translation>
    </message>
    <message>
        <source>Pick up the troop</source>
        <translation>Zdvihnúť jednotku</translation>
    </message>
    <message>
        <source>Pick up {tile}</source>
        <translation>Zdvihnúť {tile}</translation>
    </message>
    <message>
        <source>Withdraw the troop</source>
        <translation>Stiahnuť jednotku</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <translation>Otočiť</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Vrátiť</translation>
    </message>
    <message>
        <source>Deploy a troop here</source>
        <translation>Nasadiť sem jednotku</translation>
    </message>
    <message>
        <source>March here from {cell}</source>
        <translation>Presunúť sem jednotku z {cell}</translation>
    </message>
    <message>
        <source>Build {tile} here</source>
        <extracomment>{tile} is the accusative: &quot;Build the Mill here&quot;.</extracomment>
        <translation>Postaviť sem {tile}</translation>
    </message>
    <message>
        <source>Expand here with {tile}</source>
        <translation>Položiť sem {tile} ako otvorený terén</translation>
    </message>
    <message>
        <source>Nothing can be done here now</source>
        <translation>Teraz sa tu nedá nič urobiť</translation>
    </message>
    <message>
        <source>{tile}: no empty cell lies beside your troops. Esc puts it back.</source>
        <extracomment>{tile} is a building in the nominative.</extracomment>
        <translation>{tile}: vedľa vašich jednotiek nie je voľné políčko. Esc dielik vráti.</translation>
    </message>
    <message>
        <source>Troop: no tile beside it is free. It can only withdraw to the royal reserve.</source>
        <translation>Jednotka: žiadny dielik vedľa nie je voľný. Môže sa len stiahnuť do kráľovskej rezervy.</translation>
    </message>
    <message>
        <source>Retinue: no tile beside it is free to march to. Esc puts it back.</source>
        <translation>Družinový oddiel: žiadny dielik vedľa nie je voľný. Esc ho vráti.</translation>
    </message>
    <message>
        <source>Troop: no tile beside your other troops is free. Esc puts it back.</source>
        <translation>Jednotka: žiadny dielik vedľa vašich ďalších jednotiek nie je voľný. Esc ju vráti.</translation>
    </message>
    <message>
        <source>March to {place}</source>
        <translation>Presun na {place}</translation>
    </message>
    <message>
        <source>Deploy to {place}</source>
        <translation>Nasadenie na {place}</translation>
    </message>
    <message>
        <source>Withdraw to the royal reserve</source>
        <translation>Stiahnutie do kráľovskej rezervy</translation>
    </message>
    <message>
        <source>covered by</source>
        <translation>pokrývajú</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>nič nestojí</translation>
    </message>
    <message numerus="yes">
        <source>and %n discounts</source>
        <translation>
            <numerusform>a %n zľava</numerusform>
            <numerusform>a %n zľavy</numerusform>
            <numerusform>a %n zliav</numerusform>
        </translation>
    </message>
    <message>
        <source>gives a discount of 1 resource</source>
        <translation>dáva zľavu: 1 surovina</translation>
    </message>
    <message>
        <source>{heir} {before} → {after}</source>
        <translation>{heir} {before} → {after}</translation>
    </message>
    <message>
        <source>{heir} {points}, unchanged</source>
        <translation>{heir} {points}, bez zmeny</translation>
    </message>
    <message>
        <source>reach {before} → {after}</source>
        <translation>dosah {before} → {after}</translation>
    </message>
    <message>
        <source>You haven&apos;t picked anything up.</source>
        <translation>Nič ste nezdvihli.</translation>
    </message>
    <message>
        <source>Pick up a tile from your hand or a troop first.</source>
        <translation>Najprv zdvihnite dielik z ruky alebo jednotku.</translation>
    </message>
    <message>
        <source>That tile is in {heir}&apos;s hand.</source>
        <translation>Tento dielik drží {heir}.</translation>
    </message>
    <message>
        <source>That is {heir}&apos;s troop.</source>
        <translation>Tejto jednotke velí {heir}.</translation>
    </message>
    <message>
        <source>No troop of yours stands here.</source>
        <translation>Nestojí tu vaša jednotka.</translation>
    </message>
    <message>
        <source>A tile of the royal reserve goes into your hand first.</source>
        <translation>Dielik z kráľovskej rezervy ide najprv do ruky.</translation>
    </message>
    <message>
        <source>A tile from your hand goes on a cell of the landscape.</source>
        <translation>Dielik z ruky ide na políčko krajiny.</translation>
    </message>
    <message>
        <source>A troop goes to a tile, or back to the royal reserve.</source>
        <translation>Jednotka ide na dielik alebo späť do kráľovskej rezervy.</translation>
    </message>
    <message>
        <source>Pick up a tile from your hand to turn it over.</source>
        <translation>Ak chcete dielik otočiť, zdvihnite ho z ruky.</translation>
    </message>
    <message>
        <source>Go to a cell of the landscape first.</source>
        <translation>Najprv prejdite na políčko krajiny.</translation>
    </message>
    <message>
        <source>This place of the royal reserve is empty.</source>
        <translation>Toto miesto kráľovskej rezervy je prázdne.</translation>
    </message>
    <message>
        <source>{tile}: put it into your hand to take it, or click it again; Esc puts it back.</source>
        <translation>{tile}: presuňte dielik do svojej ruky, aby ste si ho vzali, alebo naň kliknite znova; Esc ho vráti.</translation>
    </message>
    <message>
        <source>Troop: put it on a lit tile to march, or on the royal reserve to withdraw.</source>
        <translation>Jednotka: presuňte ju na zvýraznený dielik alebo ju stiahnite do kráľovskej rezervy.</translation>
    </message>
    <message>
        <source>Retinue: put it on a lit tile to march.</source>
        <translation>Družinový oddiel: presuňte ho na zvýraznený dielik.</translation>
    </message>
    <message>
        <source>Troop: put it on a lit tile to deploy it.</source>
        <translation>Jednotka: nasaďte ju na zvýraznený dielik.</translation>
    </message>
    <message>
        <source>No tile has that number.</source>
        <translation>Žiadny dielik nemá toto číslo.</translation>
    </message>
    <message>
        <source>Royal shield, {heir}&apos;s crown</source>
        <translation>Kráľovský štít, koruna: {heir}</translation>
    </message>
    <message>
        <source>Tiles in the golden sector are within reach: click one or drag it to your hand.</source>
        <translation>Dieliky v zlatom výseku sú v dosahu: kliknite na jeden alebo ho presuňte do svojej ruky.</translation>
    </message>
    <message>
        <source>{heir}&apos;s area.</source>
        <translation>Tu sedí {heir}.</translation>
    </message>
    <message>
        <source>{heir} has no access to {resource}.</source>
        <extracomment>{resource} is from &quot;Access to resources&quot;.</extracomment>
        <translation>{heir} nemá prístup {resource}.</translation>
    </message>
    <message numerus="yes">
        <source>%n from the royal reserve</source>
        <translation>
            <numerusform>%n z kráľovskej rezervy</numerusform>
            <numerusform>%n z kráľovskej rezervy</numerusform>
            <numerusform>%n z kráľovskej rezervy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from tiles with troops</source>
        <translation>
            <numerusform>%n z dielika s jednotkou</numerusform>
            <numerusform>%n z dielikov s jednotkami</numerusform>
            <numerusform>%n z dielikov s jednotkami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from buildings</source>
        <translation>
            <numerusform>%n z budovy</numerusform>
            <numerusform>%n z budov</numerusform>
            <numerusform>%n z budov</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir}, {resource}: {sources}.</source>
        <translation>{heir}, {resource}: {sources}.</translation>
    </message>
    <message>
        <source>You can afford it now.</source>
        <translation>Surovín naň máte dosť.</translation>
    </message>
    <message>
        <source>Once you take it, you can afford it.</source>
        <translation>Keď si ho vezmete, budete naň mať dosť surovín.</translation>
    </message>
    <message>
        <source>costs</source>
        <translation>stojí</translation>
    </message>
    <message>
        <source>covered by {means}</source>
        <extracomment>{means} is one or more like &quot;1 wood&quot; and &quot;1 discount&quot;, nominative; read aloud.</extracomment>
        <translation>pokrytie: {means}</translation>
    </message>
    <message>
        <source>missing</source>
        <extracomment>Behind it come the glyphs of the resources that nothing covers.</extracomment>
        <translation>chýba</translation>
    </message>
    <message>
        <source>then you can build {tiles}</source>
        <extracomment>What expanding here would allow; {tiles} are objects: &quot;the Mill and the Inn&quot;.</extracomment>
        <translation>potom môžete postaviť {tiles}</translation>
    </message>
    <message>
        <source>a troop on it gives access to {resource}</source>
        <extracomment>{resource} is from &quot;Access to resources&quot;.</extracomment>
        <translation>jednotka na ňom dáva prístup {resource}</translation>
    </message>
    <message numerus="yes">
        <source>with your troop on it: %n</source>
        <translation>
            <numerusform>s vašou jednotkou na nej: %n</numerusform>
            <numerusform>s vašou jednotkou na nej: %n</numerusform>
            <numerusform>s vašou jednotkou na nej: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with its owner&apos;s troop on it: %n</source>
        <extracomment>The same of a building of the other heir.</extracomment>
        <translation>
            <numerusform>s jednotkou vlastníka na nej: %n</numerusform>
            <numerusform>s jednotkou vlastníka na nej: %n</numerusform>
            <numerusform>s jednotkou vlastníka na nej: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It becomes open terrain; you may take one more tile.</source>
        <translation>Stane sa otvoreným terénom; môžete si vziať ešte jeden dielik.</translation>
    </message>
    <message>
        <source>No cell next to your troops is empty.</source>
        <extracomment>Of a tile in hand that can be put nowhere at all.</extracomment>
        <translation>Vedľa vašich jednotiek nie je voľné políčko.</translation>
    </message>
    <message>
        <source>Missing now: {resources}.</source>
        <extracomment>{resources} is one amount or more from &quot;Resources missing&quot;: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>Teraz potrebujete ešte {resources}.</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The same when the game is over.</extracomment>
        <translation>prázdna</translation>
    </message>
    <message>
        <source>The shield is tossed: who goes first?</source>
        <translation>Hod štítom: kto začína?</translation>
    </message>
    <message>
        <source>{heir} goes first</source>
        <extracomment>Called out when a game begins: {heir} has the first turn.</extracomment>
        <translation>Začína {heir}</translation>
    </message>
    <message>
        <source>victory</source>
        <extracomment>Under the name of who has won, and of both after a draw.</extracomment>
        <translation>víťazstvo</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>{action}: click the button, or the tile again; Esc leaves it as it is.</source>
        <extracomment>{action} is what the button beside the tile says, like &quot;Destroy the Mill&quot;.</extracomment>
        <translation>{action}: kliknite na tlačidlo alebo znova na dielik; Esc ho nechá tak.</translation>
    </message>
    <message>
        <source>Troop: put it on a lit tile; whichever troop can go there will go.</source>
        <extracomment>One of the alike shields at an heir&apos;s place is picked up: any troop of the heir is meant.</extracomment>
        <translation>Jednotka: položte ju na zvýraznený dielik; pôjde tá, ktorá sa tam dostane.</translation>
    </message>
    <message>
        <source>Troop: put it on a lit tile to march.</source>
        <translation>Jednotka: presuňte ju na zvýraznený dielik.</translation>
    </message>
    <message>
        <source>{tile}: put it on a lit cell to build; F or the right button turns it over.</source>
        <translation>{tile}: položte dielik na zvýraznené políčko a postavíte ho; F alebo pravé tlačidlo ho otočí.</translation>
    </message>
    <message>
        <source>{tile}, face down: put it on a lit cell to expand; F or the right button turns it over.</source>
        <translation>{tile}, rubom nahor: položte dielik na zvýraznené políčko a rozšírite krajinu; F alebo pravé tlačidlo ho otočí.</translation>
    </message>
    <message>
        <source>Troop: put it on the royal reserve to withdraw it.</source>
        <translation>Jednotka: stiahnite ju do kráľovskej rezervy.</translation>
    </message>
    <message>
        <source>Not part of this step.</source>
        <extracomment>In the tutorial: the rules allow it, but the present step asks for something else.</extracomment>
        <translation>To nepatrí k tomuto kroku.</translation>
    </message>
    <message>
        <source>Not part of this step. Esc puts it back.</source>
        <translation>To nepatrí k tomuto kroku. Esc to vráti na miesto.</translation>
    </message>
    <message>
        <source>{tile}: turn it over for this step, with F or the right mouse button.</source>
        <extracomment>In the tutorial. {tile} is a building in the nominative.</extracomment>
        <translation>{tile}: v tomto kroku dielik otočte klávesom F alebo pravým tlačidlom myši.</translation>
    </message>
    <message>
        <source>{tile}: nowhere to build it now. {reasons} F or the right button turns it over.</source>
        <extracomment>{tile} is a building in the nominative, {reasons} one or more whole sentences.</extracomment>
        <translation>{tile}: teraz nie je políčko, na ktorom by sa dalo stavať. {reasons} F alebo pravé tlačidlo ho otočí.</translation>
    </message>
    <message>
        <source>{heir}, {resource}: {number}</source>
        <extracomment>The same in short: &quot;White, wood: 2&quot;.</extracomment>
        <translation>{heir}, {resource}: {number}</translation>
    </message>
    <message>
        <source>Missing once taken: {resources}.</source>
        <extracomment>{resources} is one amount or more from &quot;Resources missing&quot;: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>Keď si ho vezmete, potrebujete ešte {resources}.</translation>
    </message>
    <message numerus="yes">
        <source>without the troop on it: %n</source>
        <translation>
            <numerusform>bez jednotky na nej: %n</numerusform>
            <numerusform>bez jednotky na nej: %n</numerusform>
            <numerusform>bez jednotky na nej: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road over %n tiles</source>
        <translation>
            <numerusform>Cesta cez %n dielik</numerusform>
            <numerusform>Cesta cez %n dieliky</numerusform>
            <numerusform>Cesta cez %n dielikov</numerusform>
        </translation>
    </message>
    <message>
        <source>{white} {white_count}, {blue} {blue_count}</source>
        <extracomment>How many buildings each heir has on a road.</extracomment>
        <translation>{white} {white_count}, {blue} {blue_count}</translation>
    </message>
    <message>
        <source>Roads are not scored in this game.</source>
        <translation>V tejto hre sa cesty nebodujú.</translation>
    </message>
    <message>
        <source>scores nothing: it is on only one tile</source>
        <translation>nedáva nič: nespája dva dieliky</translation>
    </message>
    <message>
        <source>scores nothing: both have the same number of buildings</source>
        <translation>nedáva nič: rovnako veľa budov</translation>
    </message>
    <message numerus="yes">
        <source>scores %n points for {heir}</source>
        <translation>
            <numerusform>dáva %n bod ({heir})</numerusform>
            <numerusform>dáva %n body ({heir})</numerusform>
            <numerusform>dáva %n bodov ({heir})</numerusform>
        </translation>
    </message>
    <message>
        <source>{road}: {scores}</source>
        <extracomment>{road} is &quot;Road over 3 tiles&quot;, {scores} &quot;scores 2 points for White&quot;.</extracomment>
        <translation>{road}: {scores}</translation>
    </message>
    <message>
        <source>Choose a tile in your hand or in the reserve, or pick something up, and ask again.</source>
        <translation>Vyberte dielik v ruke či v rezerve alebo niečo zdvihnite a spýtajte sa znova.</translation>
    </message>
    <message>
        <source>Nothing stands in the way.</source>
        <translation>Nič tomu nebráni.</translation>
    </message>
    <message numerus="yes">
        <source>Fits on %n cells.</source>
        <translation>
            <numerusform>Na stavbu je na výber %n políčko.</numerusform>
            <numerusform>Na stavbu sú na výber %n políčka.</numerusform>
            <numerusform>Na stavbu je na výber %n políčok.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fits face down on %n cells.</source>
        <translation>
            <numerusform>Na položenie rubom nahor je na výber %n políčko.</numerusform>
            <numerusform>Na položenie rubom nahor sú na výber %n políčka.</numerusform>
            <numerusform>Na položenie rubom nahor je na výber %n políčok.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can march to %n tiles.</source>
        <translation>
            <numerusform>Na presun je na výber %n dielik.</numerusform>
            <numerusform>Na presun sú na výber %n dieliky.</numerusform>
            <numerusform>Na presun je na výber %n dielikov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your troops can go to %n tiles.</source>
        <extracomment>Of all troops of an heir together.</extracomment>
        <translation>
            <numerusform>Vaše jednotky môžu ísť na %n dielik.</numerusform>
            <numerusform>Vaše jednotky môžu ísť na %n dieliky.</numerusform>
            <numerusform>Vaše jednotky môžu ísť na %n dielikov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be deployed to %n tiles.</source>
        <translation>
            <numerusform>Na nasadenie je na výber %n dielik.</numerusform>
            <numerusform>Na nasadenie sú na výber %n dieliky.</numerusform>
            <numerusform>Na nasadenie je na výber %n dielikov.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can&apos;t march anywhere right now.</source>
        <translation>Teraz sa nemá kam presunúť.</translation>
    </message>
    <message>
        <source>Can&apos;t be deployed right now.</source>
        <translation>Teraz sa nedá nikam nasadiť.</translation>
    </message>
    <message>
        <source>What stands in the way</source>
        <extracomment>Heading above reasons.</extracomment>
        <translation>Čo tomu bráni</translation>
    </message>
    <message>
        <source>What helps</source>
        <extracomment>Heading above what the rules say that helps.</extracomment>
        <translation>Čo pomôže</translation>
    </message>
    <message>
        <source>What you can do now</source>
        <extracomment>Heading above actions that can be done now.</extracomment>
        <translation>Čo môžete urobiť teraz</translation>
    </message>
    <message>
        <source>Help is off. You can switch it on in the settings.</source>
        <extracomment>Of previews, points and questions such as this one, when the game is played without them.</extracomment>
        <translation>Pomoc je vypnutá. Zapnúť ju môžete v nastaveniach.</translation>
    </message>
    <message>
        <source>No single action this turn would help.</source>
        <translation>Žiadna akcia v tomto ťahu sama osebe nepomôže.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>a ešte %n</numerusform>
            <numerusform>a ešte %n</numerusform>
            <numerusform>a ešte %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles not seen yet:</source>
        <extracomment>Number of tiles that nobody has seen; one of them may be the starting tile.</extracomment>
        <translation>
            <numerusform>Nikto ešte nevidel %n dielik:</numerusform>
            <numerusform>Nikto ešte nevidel %n dieliky:</numerusform>
            <numerusform>Nikto ešte nevidel %n dielikov:</numerusform>
        </translation>
    </message>
    <message>
        <source>The starting tile is one of them.</source>
        <translation>Jedným z nich je štartovací dielik.</translation>
    </message>
    <message>
        <source>A click shows them all.</source>
        <translation>Kliknutím sa ukážu všetky.</translation>
    </message>
    <message>
        <source>The turn from the other machine, step {number} of {count}</source>
        <translation>Ťah z druhého zariadenia, krok {number} z {count}</translation>
    </message>
    <message>
        <source>The computer&apos;s turn, step {number} of {count}</source>
        <translation>Ťah počítača, krok {number} z {count}</translation>
    </message>
    <message>
        <source>The last turn again, step {number} of {count}</source>
        <translation>Posledný ťah ešte raz, krok {number} z {count}</translation>
    </message>
    <message>
        <source>Pace: {pace}</source>
        <extracomment>A button on the panel that shows a turn: at what pace, such as &quot;normal&quot;; it opens a menu.</extracomment>
        <translation>Tempo: {pace}</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>pomaly</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normálne</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>rýchlo</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>hneď</translation>
    </message>
    <message>
        <source>by steps</source>
        <translation>po krokoch</translation>
    </message>
    <message>
        <source>No turn has ended yet.</source>
        <translation>Ešte sa neskončil žiadny ťah.</translation>
    </message>
    <message>
        <source>Showing what {heir} played last: any key or click returns to the game.</source>
        <extracomment>{heir} is the name of a player, in the nominative; what is shown is this player&apos;s last turn.</extracomment>
        <translation>Ukazuje sa posledný ťah (hrá {heir}): akýkoľvek kláves alebo kliknutie vás vráti do hry.</translation>
    </message>
    <message>
        <source>Showing what {heir} played last: Space or “Next” shows the next step, anything else ends it.</source>
        <extracomment>{heir} is the name of a player, in the nominative; what is shown is this player&apos;s last turn.</extracomment>
        <translation>Ukazuje sa posledný ťah (hrá {heir}): medzerník alebo „Ďalej“ ukáže ďalší krok, čokoľvek iné ho ukončí.</translation>
    </message>
    <message>
        <source>{heir}, at {cell}</source>
        <extracomment>&quot;White, at M13&quot;: whose building it is, and where.</extracomment>
        <translation>{heir}, na {cell}</translation>
    </message>
    <message numerus="yes">
        <source>scores %n points now</source>
        <translation>
            <numerusform>dáva teraz %n bod</numerusform>
            <numerusform>dáva teraz %n body</numerusform>
            <numerusform>dáva teraz %n bodov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n points now, doubled by the troop</source>
        <translation>
            <numerusform>dáva teraz %n bod (zdvojnásobené jednotkou)</numerusform>
            <numerusform>dáva teraz %n body (zdvojnásobené jednotkou)</numerusform>
            <numerusform>dáva teraz %n bodov (zdvojnásobené jednotkou)</numerusform>
        </translation>
    </message>
    <message>
        <source>{supply}, {top}</source>
        <extracomment>{supply} is &quot;Supply: 5 tiles&quot;, {top} is &quot;on top: wheat&quot;.</extracomment>
        <translation>{supply}, {top}</translation>
    </message>
    <message>
        <source>{tile}; number {number} within reach</source>
        <translation>{tile}; číslo {number} v dosahu</translation>
    </message>
    <message>
        <source>{tile}; out of reach</source>
        <translation>{tile}; mimo dosahu</translation>
    </message>
    <message>
        <source>{cell}: {heir}&apos;s {tile}</source>
        <translation>{cell}: {tile} ({heir})</translation>
    </message>
    <message>
        <source>{cell}: open terrain, {terrain}</source>
        <translation>{cell}: otvorený terén, {terrain}</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: prázdne</translation>
    </message>
    <message numerus="yes">
        <source>{place}, %n points</source>
        <extracomment>{place} is the name of an heir.</extracomment>
        <translation>
            <numerusform>{place}, %n bod</numerusform>
            <numerusform>{place}, %n body</numerusform>
            <numerusform>{place}, %n bodov</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, with {heir}&apos;s {troop}</source>
        <translation>{place}, stojí tu {troop} ({heir})</translation>
    </message>
    <message>
        <source>{heir}&apos;s {troop}</source>
        <translation>{troop} ({heir})</translation>
    </message>
    <message>
        <source>{troop}, has moved</source>
        <translation>{troop}, po presune</translation>
    </message>
    <message>
        <source>{troop}, in the royal reserve</source>
        <translation>{troop}, v kráľovskej rezerve</translation>
    </message>
    <message>
        <source>{troop}, on {cell}</source>
        <translation>{troop}, na {cell}</translation>
    </message>
    <message>
        <source>{place}, may be destroyed now</source>
        <translation>{place}, teraz možno zničiť</translation>
    </message>
    <message>
        <source>In {heir}&apos;s hand: {tile}</source>
        <translation>{heir} má v ruke: {tile}</translation>
    </message>
    <message>
        <source>Picked up: {what}.</source>
        <translation>Zdvihnuté: {what}.</translation>
    </message>
    <message>
        <source>Enter takes it.</source>
        <extracomment>A tile of the royal reserve, which is not taken yet.</extracomment>
        <translation>Enter dielik vezme.</translation>
    </message>
    <message>
        <source>Turned face down, to expand.</source>
        <translation>Otočené rubom nahor, na rozšírenie krajiny.</translation>
    </message>
    <message>
        <source>Turned face up, to build.</source>
        <translation>Otočené lícom nahor, na stavbu.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Vrátené.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Start a new game, or open one.</source>
        <translation>Začnite novú hru alebo otvorte uloženú.</translation>
    </message>
    <message>
        <source>The game is over: {heir} gave up.</source>
        <translation>Koniec hry: {heir} sa vzdáva.</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Dvaja bratia</translation>
    </message>
    <message>
        <source>{white} and {blue}</source>
        <translation>{white} a {blue}</translation>
    </message>
    <message>
        <source>There is no game.</source>
        <translation>Nie je žiadna hra.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra sa skončila.</translation>
    </message>
    <message>
        <source>The computer does not play here.</source>
        <translation>Počítač tu nehrá.</translation>
    </message>
    <message>
        <source>Only computers play here: pause them, or start another game.</source>
        <translation>Hrajú tu len počítače: pozastavte ich alebo začnite inú hru.</translation>
    </message>
    <message>
        <source>The computer is not thinking.</source>
        <translation>Počítač práve nepremýšľa.</translation>
    </message>
    <message>
        <source>Henry does not play here.</source>
        <translation>Henry tu nehrá.</translation>
    </message>
    <message>
        <source>It&apos;s not your turn.</source>
        <translation>Nie ste na ťahu.</translation>
    </message>
    <message>
        <source>This game is not played on two machines.</source>
        <translation>Táto hra sa nehrá na dvoch zariadeniach.</translation>
    </message>
    <message>
        <source>Hints are switched off in the settings.</source>
        <translation>Rady sú v nastaveniach vypnuté.</translation>
    </message>
    <message>
        <source>Hidden in the settings.</source>
        <translation>Skryté v nastaveniach.</translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>Nič nebolo vrátené späť.</translation>
    </message>
    <message>
        <source>Take back everything done in this turn</source>
        <translation>Vrátiť všetko, čo sa v tomto ťahu urobilo</translation>
    </message>
    <message>
        <source>Go back to the game first.</source>
        <translation>Najprv sa vráťte k hre.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Hrať hneď</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrať ďalej</translation>
    </message>
    <message>
        <source>Play the best action found so far</source>
        <translation>Zahrať najlepšiu akciu, ktorú počítač zatiaľ našiel</translation>
    </message>
    <message>
        <source>End the pause</source>
        <translation>Ukončiť prestávku</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Záverečné bodovanie</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Ešte sa nič neurobilo.</translation>
    </message>
    <message>
        <source>An ended turn can be taken back only if the other player agrees.</source>
        <translation>Ukončený ťah možno vrátiť, len ak druhý hráč súhlasí.</translation>
    </message>
    <message>
        <source>Undo is switched off in this game.</source>
        <translation>V tejto hre sa ťahy nedajú vrátiť.</translation>
    </message>
    <message>
        <source>Ended turns and revealed tiles can&apos;t be undone.</source>
        <translation>Ukončené ťahy a odhalené dieliky nemožno vrátiť.</translation>
    </message>
    <message>
        <source>Nothing has been done in this turn yet.</source>
        <translation>V tomto ťahu sa ešte nič neurobilo.</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>uložené</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>ukladá sa…</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>neuložené</translation>
    </message>
</context>
<context>
    <name>TablePages</name>
    <message>
        <source>Reading what lies on your table…</source>
        <translation>Číta sa, čo leží na vašom stole…</translation>
    </message>
    <message>
        <source>What lies on your table cannot be read</source>
        <translation>Nedá sa prečítať, čo leží na vašom stole</translation>
    </message>
    <message>
        <source>This game keeps the tiles with which it was begun; your next one has them as you corrected them since.</source>
        <translation>Táto hra má dieliky, s akými sa začala; vaša ďalšia ich bude mať tak, ako ste ich odvtedy opravili.</translation>
    </message>
    <message>
        <source>{fault} What you enter is kept while the program runs; saving is tried again.</source>
        <translation>{fault} Zadané údaje zostanú, kým program beží; ukladanie sa skúsi znova.</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <translation>Všetko je opäť uložené.</translation>
    </message>
    <message>
        <source>What lay on your table cannot be read</source>
        <translation>Nedá sa prečítať, čo ležalo na vašom stole</translation>
    </message>
    <message>
        <source>{fault} Its file has been renamed to {name}, and an empty table prepared.</source>
        <translation>{fault} Jeho súbor bol premenovaný na {name} a stôl je prázdny.</translation>
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
    <name>ToComeDialog</name>
    <message>
        <source>Tiles still to come</source>
        <translation>Dieliky, ktoré ešte prídu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>Every tile in this game has been seen.</source>
        <translation>Všetky dieliky tejto hry už boli odhalené.</translation>
    </message>
    <message numerus="yes">
        <source>These %n tile(s) have not been seen yet.</source>
        <translation>
            <numerusform>Tento dielik ešte nikto nevidel.</numerusform>
            <numerusform>Tieto %n dieliky ešte nikto nevidel.</numerusform>
            <numerusform>Týchto %n dielikov ešte nikto nevidel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is/are in the supply.</source>
        <translation>
            <numerusform>%n z nich leží v spoločnej zásobe.</numerusform>
            <numerusform>%n z nich ležia v spoločnej zásobe.</numerusform>
            <numerusform>%n z nich leží v spoločnej zásobe.</numerusform>
        </translation>
    </message>
    <message>
        <source>The topmost shows {resource}.</source>
        <translation>Navrchu: {resource}.</translation>
    </message>
    <message>
        <source>One of them is the starting tile ({terrain}), which stays face down.</source>
        <translation>Jeden z nich je štartovací dielik ({terrain}) a zostáva rubom nahor.</translation>
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
        <translation>Jednotky</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Poklady</translation>
    </message>
    <message>
        <source>Tiles that are left</source>
        <translation>Zvyšné dieliky</translation>
    </message>
    <message>
        <source>Treasures face down</source>
        <translation>Zakryté poklady</translation>
    </message>
    <message>
        <source>One less face down</source>
        <translation>O jeden zakrytý menej</translation>
    </message>
    <message>
        <source>One more face down</source>
        <translation>O jeden zakrytý viac</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>Zostáva %n dielik</numerusform>
            <numerusform>Zostávajú %n dieliky</numerusform>
            <numerusform>Zostáva %n dielikov</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir}: {troop}</source>
        <translation>{heir}: {troop}</translation>
    </message>
    <message>
        <source>The retinue stands in the landscape.</source>
        <translation>Družinový oddiel stojí v krajine.</translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the royal reserve</source>
        <translation>
            <numerusform>%n jednotka v kráľovskej rezerve</numerusform>
            <numerusform>%n jednotky v kráľovskej rezerve</numerusform>
            <numerusform>%n jednotiek v kráľovskej rezerve</numerusform>
        </translation>
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
        <translation>Riadok: {terrain}</translation>
    </message>
    <message>
        <source>Formation: {cells}</source>
        <extracomment>A treasure that goes when there are tiles on these neighbouring cells.</extracomment>
        <translation>Formácia: {cells}</translation>
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
    <name>TurnNotice</name>
    <message>
        <source>The game is over</source>
        <translation>Hra sa skončila</translation>
    </message>
    <message>
        <source>It&apos;s your turn</source>
        <translation>Ste na ťahu</translation>
    </message>
    <message>
        <source>{player} has played.</source>
        <translation>{player}: ťah sa skončil.</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Build</source>
        <comment>rules §3 B.1</comment>
        <translation>Stavba</translation>
    </message>
    <message>
        <source>First build the Inn, face up.</source>
        <comment>rules §3 B.1</comment>
        <translation>Začnite Hostincom: postavte ho lícom nahor.</translation>
    </message>
    <message>
        <source>The button in his area shows where he will build.</source>
        <comment>rules §7</comment>
        <translation>Tlačidlo na jeho mieste ukáže, kde bude stavať.</translation>
    </message>
    <message>
        <source>Click the tile, then “Take”. Or drag it onto your hand.</source>
        <translation>Kliknite na dielik, potom na „Vziať“. Alebo ho potiahnite do ruky.</translation>
    </message>
    <message>
        <source>Two heirs build one landscape together. Each scores their own buildings, and the most points win.</source>
        <comment>rules, introduction</comment>
        <translation>Dvaja bratia spolu budujú jednu krajinu. Každý počíta svoje budovy a kto má viac bodov, vyhráva.</translation>
    </message>
    <message>
        <source>You are &lt;b&gt;White&lt;/b&gt;: your hand is at the bottom right.</source>
        <comment>rules §2</comment>
        <translation>Vy ste &lt;b&gt;Biely&lt;/b&gt;: svoju ruku máte vpravo dole.</translation>
    </message>
    <message>
        <source>On the left lies the &lt;b&gt;royal reserve&lt;/b&gt;, a ring of tiles. Your &lt;b&gt;reach&lt;/b&gt; is counted clockwise from the shield: 1 tile, plus 1 for each of your troops in the ring. Now: {reach}.</source>
        <comment>rules §3 Reach</comment>
        <translation>Vľavo leží &lt;b&gt;kráľovská rezerva&lt;/b&gt;, kruh dielikov. Váš &lt;b&gt;dosah&lt;/b&gt; sa počíta od štítu v smere hodinových ručičiek: 1 dielik a po 1 za každú vašu jednotku v kruhu. Teraz: {reach}.</translation>
    </message>
    <message>
        <source>In your hand now: {tile}. The shield has moved to its place, and reach is counted from there: what you take decides what Blue can take.</source>
        <comment>rules §3 A</comment>
        <translation>V ruke máte: {tile}. Štít prešiel na miesto tohto dielika a dosah sa počíta odtiaľ. Čo si vezmete, rozhoduje teda o tom, čo si môže vziať Modrý.</translation>
    </message>
    <message>
        <source>&lt;b&gt;End your turn.&lt;/b&gt; With more than 3 tiles in hand, you would discard down to 3.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Ukončite ťah.&lt;/b&gt; Keby ste mali v ruke viac ako 3 dieliky, museli by ste ich odhadzovať, kým nezostanú 3.</translation>
    </message>
    <message>
        <source>Here, end your turn.</source>
        <comment>rules §3</comment>
        <translation>Teraz ukončite ťah.</translation>
    </message>
    <message>
        <source>Every turn you take one tile within your reach.</source>
        <comment>rules §3 A</comment>
        <translation>V každom ťahu si vezmete jeden dielik vo svojom dosahu.</translation>
    </message>
    <message>
        <source>You may keep 3 tiles in hand.</source>
        <comment>rules §3</comment>
        <translation>V ruke si môžete nechať 3 dieliky.</translation>
    </message>
    <message>
        <source>Tiles in your hand can become buildings. A tile&apos;s left edge shows what the building &lt;b&gt;costs&lt;/b&gt;: this Inn costs {cost}. The strip at the bottom shows what it scores.</source>
        <comment>rules §1</comment>
        <translation>Z dielikov v ruke sa môžu stať budovy. Ľavý okraj dielika ukazuje &lt;b&gt;cenu&lt;/b&gt; budovy. Cena tohto Hostinca: {cost}. Pásik dole ukazuje, za čo dáva body.</translation>
    </message>
    <message>
        <source>Point at a tile to read it in words.</source>
        <comment>rules §1</comment>
        <translation>Nechajte ukazovateľ chvíľu na dieliku a prečítate si jeho opis.</translation>
    </message>
    <message>
        <source>On a tile in your hand, the E key explains what is needed to build it.</source>
        <comment>rules §1</comment>
        <translation>Na dieliku v ruke kláves E povie, čo treba na jeho stavbu.</translation>
    </message>
    <message>
        <source>You never own wood (green), wheat (yellow) or stone (grey): you have &lt;b&gt;access&lt;/b&gt; to them. Each tile within your reach gives 1 of its kind, and so does each tile under your troops, even Blue&apos;s.</source>
        <comment>rules §3 B.1</comment>
        <translation>Drevo (zelené), pšenicu (žlté) ani kameň (sivé) nevlastníte: máte k nim &lt;b&gt;prístup&lt;/b&gt;. Každý dielik vo vašom dosahu dáva 1 surovinu svojho druhu. Rovnako každý dielik pod vašimi jednotkami, aj ten Modrého.</translation>
    </message>
    <message>
        <source>Point at a number to see where it comes from.</source>
        <comment>rules §3 B.1</comment>
        <translation>Nechajte ukazovateľ na čísle a uvidíte, odkiaľ je.</translation>
    </message>
    <message>
        <source>The A key lists what you have access to, and from where.</source>
        <comment>rules §3 B.1</comment>
        <translation>Kláves A povie, k čomu máte prístup a odkiaľ.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build the Inn&lt;/b&gt; on any empty cell next to one of your troops, diagonals included.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Postavte Hostinec&lt;/b&gt; na ktorékoľvek voľné políčko vedľa svojej jednotky, aj šikmo.</translation>
    </message>
    <message>
        <source>“Undo” takes back anything.</source>
        <comment>rules §3 B.1</comment>
        <translation>Príkazom „Späť“ vrátite čokoľvek.</translation>
    </message>
    <message>
        <source>Each cell says how the points change. And “Undo” takes back anything.</source>
        <comment>rules §3 B.1</comment>
        <translation>Každé políčko povie, ako sa zmenia body. A príkazom „Späť“ vrátite čokoľvek.</translation>
    </message>
    <message>
        <source>Resources are &lt;b&gt;never spent&lt;/b&gt;. So &lt;b&gt;build the Cathedral&lt;/b&gt;, too, for {cost}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Suroviny sa &lt;b&gt;nikdy nemíňajú&lt;/b&gt;. &lt;b&gt;Postavte teda aj Katedrálu.&lt;/b&gt; Jej cena: {cost}.</translation>
    </message>
    <message>
        <source>Now build the Cathedral, face up.</source>
        <comment>rules §3 B.1</comment>
        <translation>Teraz postavte Katedrálu (lícom nahor).</translation>
    </message>
    <message>
        <source>You build next to your troops.</source>
        <comment>rules §3 B.1</comment>
        <translation>Staviate vedľa svojich jednotiek.</translation>
    </message>
    <message>
        <source>You need access to every resource of the cost; none is spent.</source>
        <comment>rules §3 B.1</comment>
        <translation>Potrebujete prístup ku všetkým surovinám z ceny. Nič sa nemíňa.</translation>
    </message>
    <message>
        <source>Your buildings are upright, and Blue&apos;s upside down.</source>
        <comment>rules §3 B.1</comment>
        <translation>Vaše budovy stoja rovno, budovy Modrého hore nohami.</translation>
    </message>
    <message>
        <source>For the Cathedral, you are missing &lt;b&gt;{missing}&lt;/b&gt;. But any tile can also be laid &lt;b&gt;face down&lt;/b&gt;, free of charge. That is called &lt;b&gt;expanding&lt;/b&gt;.</source>
        <comment>rules §3 B.2</comment>
        <translation>Na Katedrálu chýba: &lt;b&gt;{missing}&lt;/b&gt;. Každý dielik však môžete zadarmo položiť aj &lt;b&gt;rubom nahor&lt;/b&gt;. To je &lt;b&gt;rozširovanie&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>First lay the Market face down: pick it up and turn it over.</source>
        <comment>rules §3 B.2</comment>
        <translation>Najprv položte Trh rubom nahor: zdvihnite ho a otočte.</translation>
    </message>
    <message>
        <source>The Market is &lt;b&gt;open terrain&lt;/b&gt; now. It belongs to nobody and scores nothing, but it still gives its resource.</source>
        <comment>rules §3 B.2</comment>
        <translation>Z Trhu je teraz &lt;b&gt;otvorený terén&lt;/b&gt;. Nepatrí nikomu a nedáva body, ale svoju surovinu dáva ďalej.</translation>
    </message>
    <message>
        <source>And it gave you a &lt;b&gt;discount&lt;/b&gt;: one later building this turn needs 1 resource less. &lt;b&gt;Build the Cathedral.&lt;/b&gt;</source>
        <comment>rules §3 B.2</comment>
        <translation>A máte &lt;b&gt;zľavu&lt;/b&gt;: jedna neskoršia budova v tomto ťahu potrebuje o 1 surovinu menej. &lt;b&gt;Postavte Katedrálu.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Now build the Cathedral, face up.</source>
        <comment>rules §3 B.2</comment>
        <translation>Teraz postavte Katedrálu (lícom nahor).</translation>
    </message>
    <message>
        <source>Discounts you do not use are lost when the turn ends.</source>
        <comment>R3</comment>
        <translation>Nevyužité zľavy na konci ťahu prepadnú.</translation>
    </message>
    <message>
        <source>One building can be turned face down later: the &lt;b&gt;Camp&lt;/b&gt;. Strike yours after taking a tile, and you may take another. Left standing, it scores 2.</source>
        <comment>rules §4 Camp</comment>
        <translation>Jednu budovu možno otočiť neskôr: &lt;b&gt;Tábor&lt;/b&gt;. Keď si vezmete dielik, môžete svoj Tábor zbaliť a vziať si ďalší. Ak zostane stáť, dá 2 body.</translation>
    </message>
    <message>
        <source>Laid face down, any tile makes one later building this turn cheaper by 1.</source>
        <comment>rules §3 B.2</comment>
        <translation>Každý dielik rubom nahor zlacní jednu neskoršiu budovu v tomto ťahu o 1.</translation>
    </message>
    <message>
        <source>You have three troops: the &lt;b&gt;retinue&lt;/b&gt; with the golden rim, and two ordinary ones. Each may move once per turn. In the landscape, a troop lets you build around it and gives the resource under it. In the ring, it extends your reach.</source>
        <comment>rules §3</comment>
        <translation>Máte tri jednotky: &lt;b&gt;družinový oddiel&lt;/b&gt; so zlatým okrajom a dve bežné. Každá sa smie presunúť raz za ťah. V krajine môžete okolo nej stavať a dáva surovinu, na ktorej stojí. V kruhu zväčšuje dosah.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Withdraw&lt;/b&gt; the troop from your Lodge to the ring.</source>
        <comment>rules §3 C.3</comment>
        <translation>&lt;b&gt;Stiahnite&lt;/b&gt; jednotku z Drevorubačskej chaty do kruhu.</translation>
    </message>
    <message>
        <source>First withdraw the troop from the Lodge to the ring.</source>
        <comment>rules §3 C.3</comment>
        <translation>Najprv stiahnite jednotku z Drevorubačskej chaty do kruhu.</translation>
    </message>
    <message>
        <source>Your reach has grown: {before} before, {reach} now. So you have one more tile to choose from. &lt;b&gt;Take it&lt;/b&gt;: {tile}.</source>
        <comment>rules §3 Reach</comment>
        <translation>Dosah narástol. Predtým: {before}, teraz: {reach}. Máte teda na výber o dielik viac. &lt;b&gt;Vezmite si ho&lt;/b&gt;: {tile}.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;march&lt;/b&gt; takes a troop to an adjacent tile with no troop on it, diagonally, too, whoever owns it. &lt;b&gt;March with your retinue to Blue&apos;s Mill.&lt;/b&gt;</source>
        <comment>rules §3 C.1</comment>
        <translation>Jednotka sa môže &lt;b&gt;presunúť&lt;/b&gt; na susedný dielik bez jednotky, aj šikmo, nech patrí komukoľvek. &lt;b&gt;Presuňte družinový oddiel na Mlyn Modrého.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>March with the retinue to Blue&apos;s Mill.</source>
        <comment>rules §3 C.1</comment>
        <translation>Presuňte družinový oddiel na Mlyn Modrého.</translation>
    </message>
    <message>
        <source>Access to wheat: {before} before, {wheat} now. The cross means: moved this turn.</source>
        <comment>R4</comment>
        <translation>Prístup k pšenici – predtým: {before}, teraz: {wheat}. Kríž znamená: v tomto ťahu sa už presunul.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Deploy&lt;/b&gt; a troop from the ring onto a free tile next to your retinue.</source>
        <comment>rules §3 C.2</comment>
        <translation>&lt;b&gt;Nasaďte&lt;/b&gt; jednotku z kruhu na voľný dielik vedľa družinového oddielu.</translation>
    </message>
    <message>
        <source>Deploy the troop in the ring that has not moved.</source>
        <comment>rules §3 C.2</comment>
        <translation>Nasaďte z kruhu jednotku, ktorá sa ešte nepresunula.</translation>
    </message>
    <message>
        <source>Each troop may march, be deployed or be withdrawn, once per turn.</source>
        <comment>rules §3 C</comment>
        <translation>Každá jednotka sa smie raz za ťah presunúť, nasadiť alebo stiahnuť.</translation>
    </message>
    <message>
        <source>Pale paths that meet at an edge make one &lt;b&gt;road&lt;/b&gt;, whoever owns the buildings. At the end, the heir with more buildings on a road scores the &lt;b&gt;difference&lt;/b&gt;. Here Blue has {blue} and you have {white}: nobody scores.</source>
        <comment>rules §5 Roads</comment>
        <translation>Svetlé pásy, ktoré sa stretnú na hrane, tvoria jednu &lt;b&gt;cestu&lt;/b&gt;, nech budovy patria komukoľvek. Na konci hráč, ktorý má na ceste viac budov, dostane &lt;b&gt;rozdiel&lt;/b&gt;. Tu má Modrý {blue} a vy {white}: nikto nedostane nič.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build the Robber Baron at the right end of the road&lt;/b&gt; to extend it.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Postavte Lúpežného baróna na pravý koniec cesty&lt;/b&gt;, aby cesta pokračovala.</translation>
    </message>
    <message>
        <source>Build the Robber Baron to the right of your Inn, face up.</source>
        <comment>rules §5 Roads</comment>
        <translation>Postavte Lúpežného baróna (lícom nahor) napravo od svojho Hostinca.</translation>
    </message>
    <message>
        <source>The Pilgrimage Site is a &lt;b&gt;crossroads&lt;/b&gt;: each of its four paths ends here. It scores the tiles of the longest road that ends at it. &lt;b&gt;Build it at the left end.&lt;/b&gt;</source>
        <comment>rules §5 Roads</comment>
        <translation>Pútnické miesto je &lt;b&gt;križovatka&lt;/b&gt;: každý z jeho štyroch pásov sa tu končí. Dáva toľko bodov, koľko dielikov má najdlhšia cesta, ktorá sa na ňom končí. &lt;b&gt;Postavte ho na ľavý koniec.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Build the Pilgrimage Site to the left of Blue&apos;s Smithy.</source>
        <comment>rules §5 Roads</comment>
        <translation>Postavte Pútnické miesto naľavo od Kováčstva Modrého.</translation>
    </message>
    <message>
        <source>In a first game, you may agree not to score roads.</source>
        <comment>rules §5 Roads</comment>
        <translation>V prvej hre sa môžete dohodnúť, že cesty nebudete bodovať.</translation>
    </message>
    <message>
        <source>Paths need not match when you build; open terrain carries none.</source>
        <comment>rules §5 Roads</comment>
        <translation>Pri stavaní nemusia pásy na seba nadväzovať; na otvorenom teréne nie sú.</translation>
    </message>
    <message>
        <source>Points are counted at the end. Your &lt;b&gt;Market&lt;/b&gt;: 1, and 1 for each of the four tiles beside it, so {market}. Your &lt;b&gt;Mill&lt;/b&gt;: 1 for each tile of its wheat area, whoever owns them, so {mill}.</source>
        <comment>rules §5</comment>
        <translation>Body sa počítajú na konci. Váš &lt;b&gt;Trh&lt;/b&gt;: 1 a po 1 za každý zo štyroch dielikov pri jeho hranách, spolu {market}. Váš &lt;b&gt;Mlyn&lt;/b&gt;: po 1 za každý dielik jeho oblasti pšenice, nech patrí komukoľvek, spolu {mill}.</translation>
    </message>
    <message>
        <source>Your building with your troop on it &lt;b&gt;counts double&lt;/b&gt;. &lt;b&gt;March with your retinue to the Market.&lt;/b&gt;</source>
        <comment>rules §5</comment>
        <translation>Vaša budova, na ktorej stojí vaša jednotka, &lt;b&gt;sa počíta dvojnásobne&lt;/b&gt;. &lt;b&gt;Presuňte družinový oddiel na Trh.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>March with your retinue from the Farm to the Market.</source>
        <comment>rules §5</comment>
        <translation>Presuňte družinový oddiel z Farmy na Trh.</translation>
    </message>
    <message>
        <source>March with the troop next to the Mill onto it.</source>
        <comment>rules §5</comment>
        <translation>Presuňte na Mlyn jednotku, ktorá stojí vedľa neho.</translation>
    </message>
    <message>
        <source>Mill: {mill}. White {white}, Blue {blue}.</source>
        <comment>rules §5</comment>
        <translation>Mlyn: {mill}. Biely: {white}, Modrý: {blue}.</translation>
    </message>
    <message>
        <source>Each building scores in its own way; your troop doubles it.</source>
        <comment>rules §5</comment>
        <translation>Každá budova dáva body po svojom; vaša jednotka ju zdvojnásobí.</translation>
    </message>
    <message>
        <source>Open terrain and tiles left in hand score nothing.</source>
        <comment>rules §5</comment>
        <translation>Otvorený terén a dieliky v ruke nedávajú body.</translation>
    </message>
    <message>
        <source>A game lasts as long as the &lt;b&gt;supply&lt;/b&gt;. Tiles left: {supply}. Once it is empty, the heir finishes the turn, and then each has &lt;b&gt;one more turn&lt;/b&gt;.</source>
        <comment>rules §6</comment>
        <translation>Hra trvá, kým sú dieliky v &lt;b&gt;spoločnej zásobe&lt;/b&gt;. Zostáva: {supply}. Keď sa minú, hráč dokončí svoj ťah a potom má každý ešte &lt;b&gt;jeden ťah&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take the first tile after the shield.&lt;/b&gt;</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Vezmite si prvý dielik za štítom.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The last round begins. &lt;b&gt;End your turn&lt;/b&gt;, and watch Blue&apos;s last one.</source>
        <comment>rules §6</comment>
        <translation>Začína sa záverečné kolo. &lt;b&gt;Ukončite ťah&lt;/b&gt; a sledujte posledný ťah Modrého.</translation>
    </message>
    <message>
        <source>Here, end your turn.</source>
        <comment>rules §6</comment>
        <translation>Teraz ukončite ťah.</translation>
    </message>
    <message>
        <source>Blue doubled the Mill: White {white}, Blue {blue}. This is your last turn. &lt;b&gt;Take a tile&lt;/b&gt; as always.</source>
        <comment>rules §6</comment>
        <translation>Modrý zdvojnásobil Mlyn. Biely: {white}, Modrý: {blue}. Toto je váš posledný ťah. &lt;b&gt;Vezmite si dielik&lt;/b&gt; ako vždy.</translation>
    </message>
    <message>
        <source>Now move your troops onto your best buildings. &lt;b&gt;March with your retinue to the Cathedral.&lt;/b&gt;</source>
        <comment>rules §5</comment>
        <translation>Teraz presuňte jednotky na svoje najlepšie budovy. &lt;b&gt;Presuňte družinový oddiel na Katedrálu.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>March with your retinue to the Cathedral.</source>
        <comment>rules §5</comment>
        <translation>Presuňte družinový oddiel na Katedrálu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;End your turn, and with it the game.&lt;/b&gt;</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Ukončite ťah a s ním aj hru.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>White {white}, Blue {blue}: you have won! After a game, the score sheet shows where each point comes from.</source>
        <comment>rules §5 Winner</comment>
        <translation>Biely: {white}, Modrý: {blue}. Vyhrali ste! Po hre bodovací blok ukáže, odkiaľ je každý bod.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;lamp&lt;/b&gt; gives hints, the start page &lt;b&gt;practice&lt;/b&gt;.</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Žiarovka&lt;/b&gt; radí a na úvodnej stránke je &lt;b&gt;precvičovanie&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>When the supply is empty, each heir has one more turn.</source>
        <comment>rules §6</comment>
        <translation>Keď je spoločná zásoba prázdna, každý hráč má ešte jeden ťah.</translation>
    </message>
    <message>
        <source>The most points win; if tied, the most troops in the ring.</source>
        <comment>rules §5 Winner</comment>
        <translation>Vyhráva, kto má viac bodov, pri rovnosti viac jednotiek v kruhu.</translation>
    </message>
    <message>
        <source>Nobody to play with? &lt;b&gt;Henry&lt;/b&gt; is always there. His turn follows fixed rules.</source>
        <comment>rules §7</comment>
        <translation>Nemáte s kým hrať? &lt;b&gt;Henry&lt;/b&gt; je vždy poruke. Jeho ťah sa riadi pevnými pravidlami.</translation>
    </message>
    <message>
        <source>He begins with {points} points: 5 for each &lt;b&gt;treasure&lt;/b&gt; on his pile or in the landscape.</source>
        <comment>rules §7</comment>
        <translation>Začína s náskokom, lebo každý &lt;b&gt;poklad&lt;/b&gt; na jeho kôpke alebo v krajine mu dáva 5 bodov. Spolu: {points}.</translation>
    </message>
    <message>
        <source>The treasure on Henry&apos;s Lodge goes as soon as two other stone tiles lie in its row. One is there. &lt;b&gt;Build the Smithy&lt;/b&gt; to the left of your retinue.</source>
        <comment>rules §7 Treasures</comment>
        <translation>Poklad na Henryho Drevorubačskej chate zmizne, len čo v jeho riadku ležia dva iné dieliky kameňa. Jeden tam je. &lt;b&gt;Postavte Kováčstvo&lt;/b&gt; naľavo od družinového oddielu.</translation>
    </message>
    <message>
        <source>Build the Smithy to the left of your retinue.</source>
        <comment>rules §7 Treasures</comment>
        <translation>Postavte Kováčstvo naľavo od družinového oddielu.</translation>
    </message>
    <message>
        <source>The treasure is gone. The &lt;b&gt;scaffold&lt;/b&gt; marks the building you built last: Henry will build next to it. &lt;b&gt;Take a tile.&lt;/b&gt;</source>
        <comment>rules §7.2</comment>
        <translation>Poklad je preč. &lt;b&gt;Lešenie&lt;/b&gt; označuje vašu poslednú budovu: Henry bude stavať vedľa nej. &lt;b&gt;Vezmite si dielik.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;End your turn&lt;/b&gt;, and watch Henry&apos;s.</source>
        <comment>rules §7</comment>
        <translation>&lt;b&gt;Ukončite ťah&lt;/b&gt; a sledujte Henryho.</translation>
    </message>
    <message>
        <source>He took the first tile like the one on top of the supply ({terrain}), however far: {tile}.</source>
        <comment>rules §7.1</comment>
        <translation>Vzal si prvý dielik toho druhu, aký bol navrchu spoločnej zásoby ({terrain}), nech je akokoľvek ďaleko: {tile}.</translation>
    </message>
    <message>
        <source>He puts it next to your scaffold, free of charge: where it joins your road, else where it blocks it, else anywhere. A treasure and a troop come with it.</source>
        <comment>rules §7.2</comment>
        <translation>Kladie ho zadarmo vedľa lešenia: kde sa napojí na vašu cestu, inak kde ju zablokuje, inak hocikam. Pridá sa poklad a jednotka.</translation>
    </message>
    <message>
        <source>At the end his three best buildings count double. White {white}, Henry {henry}. A draw means you lose.</source>
        <comment>rules §7</comment>
        <translation>Na konci sa jeho tri najlepšie budovy počítajú dvojnásobne. Biely: {white}, Henry: {henry}. Pri remíze prehráte.</translation>
    </message>
    <message>
        <source>The H key shows where he will build.</source>
        <comment>rules §7</comment>
        <translation>Kláves H povie, kde bude stavať.</translation>
    </message>
    <message>
        <source>Each treasure you remove costs him 5 points.</source>
        <comment>rules §7</comment>
        <translation>Každý odstránený poklad ho stojí 5 bodov.</translation>
    </message>
    <message>
        <source>Click the tile, then a lit cell. Or drag it.</source>
        <translation>Kliknite na dielik, potom na zvýraznené políčko. Alebo ho presuňte myšou.</translation>
    </message>
    <message>
        <source>Click the tile, right-click to turn it over, then click a lit cell.</source>
        <translation>Kliknite na dielik, otočte ho pravým tlačidlom a kliknite na zvýraznené políčko.</translation>
    </message>
    <message>
        <source>Click the troop, then the lit tile.</source>
        <translation>Kliknite na jednotku, potom na zvýraznený dielik.</translation>
    </message>
    <message>
        <source>Click the troop in the ring, then a lit tile.</source>
        <translation>Kliknite na jednotku v kruhu, potom na zvýraznený dielik.</translation>
    </message>
    <message>
        <source>Click the troop, then the middle of the ring.</source>
        <translation>Kliknite na jednotku, potom na stred kruhu.</translation>
    </message>
    <message>
        <source>The golden button at the bottom right.</source>
        <translation>Zlaté tlačidlo vpravo dole.</translation>
    </message>
    <message>
        <source>Tab to the landscape, arrow keys to the troop, then W.</source>
        <translation>Tab do krajiny, šípky na jednotku, potom W.</translation>
    </message>
    <message>
        <source>1 goes to the reserve, arrow keys to the tile, then Enter.</source>
        <translation>1 vedie k rezerve, šípky na dielik, potom Enter.</translation>
    </message>
    <message>
        <source>3 goes to the hands, arrow keys to the tile, Enter; then a cell, and Enter.</source>
        <translation>3 vedie k rukám, šípky na dielik, Enter; potom políčko a Enter.</translation>
    </message>
    <message>
        <source>3 goes to the hands, arrow keys to the tile, Enter; then “Expand”, and Enter.</source>
        <translation>3 vedie k rukám, šípky na dielik, Enter; potom „Rozšíriť krajinu“ a Enter.</translation>
    </message>
    <message>
        <source>4 goes to the troops, arrow keys to the troop, Enter; then a tile, and Enter.</source>
        <translation>4 vedie k jednotkám, šípky na jednotku, Enter; potom dielik a Enter.</translation>
    </message>
    <message>
        <source>4 goes to the troops, arrow keys to one in the ring, Enter; then a tile, and Enter.</source>
        <translation>4 vedie k jednotkám, šípky na jednu v kruhu, Enter; potom dielik a Enter.</translation>
    </message>
    <message>
        <source>4 goes to the troops, arrow keys to the troop, Enter; then “Withdraw”, and Enter.</source>
        <translation>4 vedie k jednotkám, šípky na jednotku, Enter; potom „Stiahnuť“ a Enter.</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Myš</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>There&apos;s nothing to do here yet. Read this, then choose “Next”.</source>
        <translation>Tu ešte netreba nič robiť. Prečítajte si text a pokračujte tlačidlom „Ďalej“.</translation>
    </message>
    <message>
        <source>Allowed, but not in this step.</source>
        <extracomment>Before what the step asks for: &quot;First take a tile.&quot;</extracomment>
        <translation>Smie sa to, ale nie v tomto kroku.</translation>
    </message>
    <message>
        <source>Eight short lessons, to play in order or one at a time. You can stop whenever you like and continue later; your games are not affected.</source>
        <translation>Osem krátkych lekcií, jedna po druhej alebo každá osobitne. Kedykoľvek môžete prestať a pokračovať neskôr; vaše hry sa tým nezmenia.</translation>
    </message>
    <message>
        <source>Wait a moment: Blue is playing.</source>
        <translation>Chvíľku strpenia: hrá Modrý.</translation>
    </message>
    <message>
        <source>Watch Henry&apos;s turn on the table.</source>
        <translation>Sledujte na stole Henryho ťah.</translation>
    </message>
    <message>
        <source>This lesson is finished. Go on to the next one.</source>
        <translation>Táto lekcia sa skončila. Pokračujte ďalšou.</translation>
    </message>
    <message>
        <source>The last round</source>
        <comment>rules §6</comment>
        <translation>Záverečné kolo</translation>
    </message>
    <message>
        <source>Here, take the tile right after the shield.</source>
        <comment>rules §6</comment>
        <translation>Tu si vezmite dielik hneď za štítom.</translation>
    </message>
    <message>
        <source>First take a tile within your reach.</source>
        <comment>rules §6</comment>
        <translation>Najprv si vezmite dielik vo svojom dosahu.</translation>
    </message>
    <message>
        <source>Expand for a discount</source>
        <comment>rules §3 B.2</comment>
        <translation>Rozšírenie a zľava</translation>
    </message>
    <message>
        <source>&lt;b&gt;Turn the Market over and lay it down&lt;/b&gt; next to your retinue, the troop with the golden rim.</source>
        <comment>rules §3 B.2</comment>
        <translation>&lt;b&gt;Otočte Trh a položte ho&lt;/b&gt; vedľa svojho družinového oddielu, jednotky so zlatým okrajom.</translation>
    </message>
    <message>
        <source>Alone against Henry</source>
        <comment>rules §7</comment>
        <translation>Sólo proti Henrymu</translation>
    </message>
    <message>
        <source>First take a tile within your reach.</source>
        <comment>rules §3 A</comment>
        <translation>Najprv si vezmite dielik vo svojom dosahu.</translation>
    </message>
    <message>
        <source>Now let Henry play: end your turn.</source>
        <comment>rules §7</comment>
        <translation>Teraz nechajte hrať Henryho: ukončite ťah.</translation>
    </message>
    <message>
        <source>Henry builds around your last building, so you can steer him.</source>
        <comment>rules §7.2</comment>
        <translation>Henry stavia okolo vašej poslednej budovy; tak ho riadite vy.</translation>
    </message>
    <message>
        <source>Move your troops</source>
        <comment>rules §3 C</comment>
        <translation>Presun jednotiek</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take a tile within your reach&lt;/b&gt;, any you like.</source>
        <comment>rules §3 A</comment>
        <translation>&lt;b&gt;Vezmite si dielik vo svojom dosahu&lt;/b&gt;, ktorýkoľvek.</translation>
    </message>
    <message>
        <source>Crossed out in red: what you are missing. A green tick: you have it all.</source>
        <comment>rules §3 B.1</comment>
        <translation>Prečiarknuté načerveno: to vám chýba. Zelená fajka: máte všetko.</translation>
    </message>
    <message>
        <source>Your own Sawmills, like this one, always give 1 wood, Farms 1 wheat, Quarries 1 stone. Your access: wood {wood}, wheat {wheat}, stone {stone}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Vaše Píly, ako táto, dávajú vždy 1 drevo, Farmy 1 pšenicu a Kameňolomy 1 kameň. Váš prístup: drevo {wood}, pšenica {wheat}, kameň {stone}.</translation>
    </message>
    <message>
        <source>Take the third tile, counted clockwise from the shield.</source>
        <comment>rules §3 A</comment>
        <translation>Vezmite si tretí dielik od štítu v smere hodinových ručičiek.</translation>
    </message>
    <message>
        <source>The retinue never leaves the landscape.</source>
        <comment>rules §3 C.3</comment>
        <translation>Družinový oddiel nikdy neopúšťa krajinu.</translation>
    </message>
    <message>
        <source>Roads</source>
        <comment>rules §5 Roads</comment>
        <translation>Cesty</translation>
    </message>
    <message>
        <source>The Pilgrimage Site: {site}. Your points for roads: {points}, for {white} buildings against {blue}.</source>
        <comment>rules §5 Roads</comment>
        <translation>Pútnické miesto: {site}. Vaše body za cesty: {points} (vaše budovy na ceste: {white}, budovy Modrého: {blue}).</translation>
    </message>
    <message>
        <source>Whoever has more buildings on a road scores the difference.</source>
        <comment>rules §5 Roads</comment>
        <translation>Kto má na ceste viac budov, dostane rozdiel.</translation>
    </message>
    <message>
        <source>What scores</source>
        <comment>rules §5</comment>
        <translation>Čo dáva body</translation>
    </message>
    <message>
        <source>The Market: {market} now. &lt;b&gt;March with your other troop to the Mill.&lt;/b&gt;</source>
        <comment>rules §5</comment>
        <translation>Trh: teraz {market}. &lt;b&gt;Presuňte druhú jednotku na Mlyn.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>In the ring (Tab leads there) the tile&apos;s number from the shield (1, 2, 3), then Enter.</source>
        <translation>V kruhu (vedie tam Tab) číslo dielika od štítu (1, 2, 3), potom Enter.</translation>
    </message>
    <message>
        <source>The tile&apos;s number in your hand (1, 2, 3), N from cell to cell, Enter.</source>
        <translation>Číslo dielika v ruke (1, 2, 3), N z políčka na políčko, Enter.</translation>
    </message>
    <message>
        <source>The tile&apos;s number in your hand, F to turn it over, N from cell to cell, Enter.</source>
        <translation>Číslo dielika v ruke, F ho otočí, N z políčka na políčko, Enter.</translation>
    </message>
    <message>
        <source>Tab to the landscape, arrow keys to the troop, Enter, N from tile to tile, Enter.</source>
        <translation>Tab do krajiny, šípky na jednotku, Enter, N z dielika na dielik, Enter.</translation>
    </message>
    <message>
        <source>Tab to the troops in the ring, arrow keys, Enter, N from tile to tile, Enter.</source>
        <translation>Tab na jednotky v kruhu, šípky, Enter, N z dielika na dielik, Enter.</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <comment>rules §3 A</comment>
        <translation>Ako si vziať dielik</translation>
    </message>
</context>
<context>
    <name>TutorialWindow</name>
    <message>
        <source>In short</source>
        <translation>V skratke</translation>
    </message>
    <message>
        <source>Now you know the game. Have fun!</source>
        <translation>Teraz už hru poznáte. Príjemnú hru!</translation>
    </message>
    <message>
        <source>Tutorial · The Two Heirs</source>
        <translation>Výučba · Dvaja bratia</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Späť</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Ukončiť ťah</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>row</source>
        <extracomment>Variant of Inn and Watchtower, which count their row of the landscape: &quot;Inn (row)&quot;.</extracomment>
        <translation>riadok</translation>
    </message>
    <message>
        <source>column</source>
        <extracomment>Variant of Inn and Watchtower, which count their column of the landscape: &quot;Inn (column)&quot;.</extracomment>
        <translation>stĺpec</translation>
    </message>
    <message>
        <source>orthogonal</source>
        <extracomment>Variant of a workshop that scores neighbours to the left, right, above and below.</extracomment>
        <translation>hranou</translation>
    </message>
    <message>
        <source>diagonal</source>
        <extracomment>Variant of a workshop that scores neighbours at its four corners.</extracomment>
        <translation>šikmo</translation>
    </message>
</context>
<context>
    <name>WaitingDialog</name>
    <message>
        <source>One moment</source>
        <translation>Chvíľku strpenia</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Už nečakať</translation>
    </message>
</context>
<context>
    <name>WordsDialog</name>
    <message>
        <source>Plain words</source>
        <translation>Pár slov</translation>
    </message>
    <message>
        <source>What has been said</source>
        <translation>Čo bolo povedané</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Povedzte niečo…</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Povedzte niečo</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>&amp;Povedať</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>{name} said:</source>
        <translation>{name}:</translation>
    </message>
    <message>
        <source>{name} wrote in a messenger:</source>
        <translation>{name} v komunikátore:</translation>
    </message>
</context>
<context>
    <name>_OneHuman</name>
    <message>
        <source>You are</source>
        <translation>Vaša farba</translation>
    </message>
    <message>
        <source>n&amp;ame</source>
        <translation>m&amp;eno</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Súper</translation>
    </message>
</context>
<context>
    <name>_PickPanel</name>
    <message>
        <source>Picks, the greatest difference first</source>
        <translation>Výbery, od najväčšieho rozdielu</translation>
    </message>
</context>
</TS>
