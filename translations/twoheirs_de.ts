<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About The Two Heirs</source>
        <translation>Über „Die zwei Erben“</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Die zwei Erben</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Version {version} · Qt {qt} · Python {python}</translation>
    </message>
    <message>
        <source>Newer versions are at {address}. If a package manager installed the game, it brings them, too. The program itself never looks for them.</source>
        <translation>Neuere Versionen gibt es unter {address}. Wenn eine Paketverwaltung das Spiel installiert hat, kommen sie auch mit ihr. Das Programm selbst sucht nie danach.</translation>
    </message>
    <message>
        <source>Catalogue of tiles in play: {name}, number {digest}. The printed rules show only some of the tiles: most costs and roads are reconstructed. If you own the board game, you can correct them: see “Sources and editions” in the rule book.</source>
        <extracomment>In the dialog about the program.</extracomment>
        <translation>Verwendeter Plättchenkatalog: {name}, Nummer {digest}. Die gedruckten Regeln zeigen nur einige der Plättchen: Die meisten Kosten und Straßen sind rekonstruiert. Wenn du das Brettspiel besitzt, kannst du sie berichtigen: siehe „Quellen und Ausgaben“ im Regelbuch.</translation>
    </message>
    <message>
        <source>Based on the board game by Ondřej Cigánek, Ivan Dostál and Oldřich Rejl ({year}). An unofficial fan project, not affiliated with the publisher; all text and artwork are original.</source>
        <extracomment>In the dialog about the program.</extracomment>
        <translation>Nach dem Brettspiel von Ondřej Cigánek, Ivan Dostál und Oldřich Rejl ({year}). Ein inoffizielles Fanprojekt ohne Verbindung zum Verlag; alle Texte und Bilder sind eigens dafür entstanden.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>It uses Qt for Python {version} (LGPL 3), pydantic (MIT), platformdirs (MIT) and psutil (BSD).</source>
        <translation>Verwendet werden Qt for Python {version} (LGPL 3), pydantic (MIT), platformdirs (MIT) und psutil (BSD).</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Lizenzen …</translation>
    </message>
    <message>
        <source>What is &amp;new…</source>
        <translation>Was ist &amp;neu …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>Access to resources</name>
    <message>
        <source>wood</source>
        <extracomment>In the case that &quot;access to {resource}&quot; needs, such as the dative in Slovak.</extracomment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>wheat</source>
        <extracomment>In the case that &quot;access to {resource}&quot; needs, such as the dative in Slovak.</extracomment>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>stone</source>
        <extracomment>In the case that &quot;access to {resource}&quot; needs, such as the dative in Slovak.</extracomment>
        <translation>Stein</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>Playing far away</source>
        <translation>Aus der Ferne spielen</translation>
    </message>
    <message>
        <source>Turns travel as encrypted mail. For this the program makes a mail account for you on a relay, a server run by volunteers: it asks for no name, number or address, and costs nothing.</source>
        <translation>Züge reisen als verschlüsselte Mail. Dafür legt dir das Programm ein Mailkonto auf einem Relay an, einem Server, den Freiwillige betreiben: Es fragt nach keinem Namen, keiner Nummer und keiner Adresse und kostet nichts.</translation>
    </message>
    <message>
        <source>Who sees what: only the two machines can read what you play and write. The relay sees the addresses of both accounts, when something is sent and how large it is, and from where you connect.</source>
        <translation>Wer was sieht: Nur die beiden Geräte können lesen, was ihr spielt und schreibt. Das Relay sieht die Adressen beider Konten, wann etwas geschickt wird und wie groß es ist, und von wo du dich verbindest.</translation>
    </message>
    <message>
        <source>Both machines know the order of the hidden tiles: play with people you trust not to look into the files.</source>
        <translation>Beide Geräte kennen die Reihenfolge der verdeckten Plättchen: Spiel mit Leuten, denen du zutraust, nicht in die Dateien zu sehen.</translation>
    </message>
    <message>
        <source>You do this once. From then on the mail program runs while this program is open, and looks for turns.</source>
        <translation>Das machst du einmal. Von da an läuft das Mailprogramm, solange dieses Programm offen ist, und sieht nach Zügen.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>Er&amp;weitert</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Make the account</source>
        <translation>Konto an&amp;legen</translation>
    </message>
    <message>
        <source>&amp;Relays</source>
        <translation>Bestimmte &amp;Relays</translation>
    </message>
    <message>
        <source>the fastest one</source>
        <translation>das schnellste</translation>
    </message>
    <message>
        <source>Or a mail account of your own, best one that nothing else uses: a messenger would show these messages, and might delete them. Many providers want an app password. Empty servers are looked for.</source>
        <translation>Oder ein eigenes Mailkonto, am besten eines, das sonst nichts benutzt: Ein Messenger würde diese Nachrichten anzeigen und vielleicht löschen. Viele Anbieter verlangen ein App-Passwort. Server, die leer bleiben, werden gesucht.</translation>
    </message>
    <message>
        <source>Mail &amp;address</source>
        <translation>Mail&amp;adresse</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Passwort</translation>
    </message>
    <message>
        <source>&amp;IMAP server</source>
        <translation>&amp;IMAP-Server</translation>
    </message>
    <message>
        <source>&amp;SMTP server</source>
        <translation>&amp;SMTP-Server</translation>
    </message>
    <message>
        <source>Accept any certi&amp;ficate</source>
        <translation>Jedes &amp;Zertifikat annehmen</translation>
    </message>
    <message>
        <source>The account is being made…</source>
        <translation>Das Konto wird angelegt …</translation>
    </message>
</context>
<context>
    <name>AccountSettingsDialog</name>
    <message>
        <source>Account for games far away</source>
        <translation>Konto für Partien aus der Ferne</translation>
    </message>
    <message>
        <source>Address: {address}</source>
        <translation>Adresse: {address}</translation>
    </message>
    <message>
        <source>Send &amp;receipts to people with a messenger</source>
        <translation>Lesebestätigun&amp;gen an Leute mit Messenger schicken</translation>
    </message>
    <message>
        <source>Without receipts nobody sees in a messenger when you have read something. That a turn has arrived is always told to the other machine.</source>
        <translation>Ohne Lesebestätigungen sieht niemand in einem Messenger, wann du etwas gelesen hast. Dass ein Zug angekommen ist, erfährt das andere Gerät immer.</translation>
    </message>
    <message>
        <source>&amp;Delete the account…</source>
        <translation>Konto &amp;löschen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Take a tile</source>
        <translation>Ein Plättchen nehmen</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <extracomment>{tile} is the accusative: &quot;Take the Mill&quot;.</extracomment>
        <translation>{tile} nehmen</translation>
    </message>
    <message>
        <source>Build {tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;Build the Mill at M13&quot;.</extracomment>
        <translation>{tile} auf {cell} bauen</translation>
    </message>
    <message>
        <source>Expand at {cell}</source>
        <extracomment>Put a tile face down, at a cell like &quot;M13&quot;.</extracomment>
        <translation>Auf {cell} erweitern</translation>
    </message>
    <message>
        <source>March from {origin} to {cell}</source>
        <extracomment>A troop goes from one cell to the next, like &quot;M13&quot;.</extracomment>
        <translation>Truppe von {origin} nach {cell} bewegen</translation>
    </message>
    <message>
        <source>Deploy at {cell}</source>
        <extracomment>A troop comes from the royal reserve.</extracomment>
        <translation>Truppe auf {cell} stationieren</translation>
    </message>
    <message>
        <source>Withdraw from {cell}</source>
        <extracomment>A troop goes back to the royal reserve.</extracomment>
        <translation>Truppe von {cell} zurückziehen</translation>
    </message>
    <message>
        <source>Strike the Camp at {cell}</source>
        <extracomment>Turn the Camp face down to take one more tile.</extracomment>
        <translation>Feldlager auf {cell} abbrechen</translation>
    </message>
    <message>
        <source>Destroy the building at {cell}</source>
        <translation>Gebäude auf {cell} zerstören</translation>
    </message>
    <message>
        <source>Destroy {tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;Destroy the Mill at M13&quot;.</extracomment>
        <translation>{tile} auf {cell} zerstören</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Game over. See the score sheet for who won and why.</source>
        <translation>Die Partie ist zu Ende. Der Wertungsblock zeigt, wer gewonnen hat und warum.</translation>
    </message>
    <message>
        <source>This was action 5000, the last one a game has room for. You can still view, score and share the game.</source>
        <translation>Das war Aktion 5000, die letzte, die in einer Partie möglich ist. Ansehen, werten und weitergeben kannst du die Partie weiterhin.</translation>
    </message>
    <message>
        <source>{heir} is thinking…</source>
        <extracomment>{heir} is the name of a player for whom the computer plays, in the nominative.</extracomment>
        <translation>{heir} denkt nach …</translation>
    </message>
    <message>
        <source>{heir} is to move, at the other machine</source>
        <extracomment>{heir} is the name of a player at another machine, in the nominative.</extracomment>
        <translation>{heir} ist am Zug, am anderen Gerät</translation>
    </message>
    <message numerus="yes">
        <source>{heir} is thinking… (%n positions)</source>
        <extracomment>{heir} is the name of a player for whom the computer plays, in the nominative; %n is how many states of the game it has looked at.</extracomment>
        <translation>
            <numerusform>{heir} denkt nach … (%n Stellung)</numerusform>
            <numerusform>{heir} denkt nach … (%n Stellungen)</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} is to move; the computer is paused.</source>
        <extracomment>{heir} is the name of a player for whom the computer plays, in the nominative.</extracomment>
        <translation>{heir} ist am Zug; der Computer ist angehalten.</translation>
    </message>
    <message>
        <source>{heir}: take a tile within your reach. You may also {options}.</source>
        <extracomment>{options} is one or more of the phrases after &quot;You may&quot;, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: Nimm ein Plättchen in deiner Reichweite. Du darfst auch {options}.</translation>
    </message>
    <message>
        <source>{heir}: take a tile within your reach.</source>
        <translation>{heir}: Nimm ein Plättchen in deiner Reichweite.</translation>
    </message>
    <message>
        <source>{heir}: you may {options}.</source>
        <extracomment>{options} is one or more of the phrases after &quot;You may&quot;, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: Du darfst {options}.</translation>
    </message>
    <message>
        <source>{heir}: there&apos;s nothing left to do but end your turn.</source>
        <translation>{heir}: Du kannst nur noch deinen Zug beenden.</translation>
    </message>
    <message>
        <source>{heir}: you may destroy {buildings} now; anything else you do ends that chance.</source>
        <extracomment>{buildings} is one or more like &quot;the Mill at M13&quot;, accusative, joined by commas and &quot;or&quot;.</extracomment>
        <translation>{heir}: Du darfst jetzt {buildings} zerstören; jede andere Aktion beendet diese Möglichkeit.</translation>
    </message>
    <message>
        <source>{tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;the Mill at M13&quot;, what may be destroyed.</extracomment>
        <translation>{tile} auf {cell}</translation>
    </message>
    <message>
        <source>take one more tile</source>
        <extracomment>A phrase after &quot;You may&quot;: a Camp has been broken for this.</extracomment>
        <translation>noch ein Plättchen nehmen</translation>
    </message>
    <message>
        <source>build</source>
        <extracomment>A phrase after &quot;You may&quot;.</extracomment>
        <translation>bauen</translation>
    </message>
    <message>
        <source>expand</source>
        <extracomment>A phrase after &quot;You may&quot;: put a tile face down.</extracomment>
        <translation>erweitern</translation>
    </message>
    <message>
        <source>move a troop</source>
        <extracomment>A phrase after &quot;You may&quot;: march, deploy or withdraw a troop.</extracomment>
        <translation>eine Truppe bewegen</translation>
    </message>
    <message>
        <source>strike a Camp</source>
        <extracomment>A phrase after &quot;You may&quot;: turn it face down to take one more tile.</extracomment>
        <translation>ein Feldlager abbrechen</translation>
    </message>
    <message>
        <source>end your turn</source>
        <extracomment>A phrase after &quot;You may&quot;.</extracomment>
        <translation>deinen Zug beenden</translation>
    </message>
    <message>
        <source>No tile is within your reach, so you don&apos;t have to take one.</source>
        <translation>In deiner Reichweite liegt kein Plättchen, also musst du keins nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n discounts for building this turn.</source>
        <extracomment>%n is how many resources later builds of this turn need less, in all.</extracomment>
        <translation>
            <numerusform>Du hast in diesem Zug %n Rabatt beim Bauen.</numerusform>
            <numerusform>Du hast in diesem Zug %n Rabatte beim Bauen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply is empty: after this turn, each heir has one last turn.</source>
        <translation>Der gemeinsame Vorrat ist leer: Nach diesem Zug hat jeder Erbe noch einen letzten Zug.</translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <extracomment>The opponent has one more turn after it.</extracomment>
        <translation>Das ist dein letzter Zug.</translation>
    </message>
    <message>
        <source>This is the last turn of the game.</source>
        <translation>Das ist der letzte Zug der Partie.</translation>
    </message>
    <message>
        <source>You have not taken a tile yet.</source>
        <translation>Du hast noch kein Plättchen genommen.</translation>
    </message>
    <message>
        <source>You may still take one more tile.</source>
        <extracomment>A Camp has been broken, but the tile that it gives has not been taken.</extracomment>
        <translation>Du darfst noch ein Plättchen nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n unused discounts. They will be lost.</source>
        <extracomment>%n is how many resources later builds of this turn could need less, in all.</extracomment>
        <translation>
            <numerusform>Du hast noch %n Rabatt, der sonst verfällt.</numerusform>
            <numerusform>Du hast noch %n Rabatte, die sonst verfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many tiles in hand: discard %n.</source>
        <extracomment>%n is how many tiles of the hand have to be discarded.</extracomment>
        <translation>
            <numerusform>Zu viele Plättchen auf der Hand: Wirf noch %n ab.</numerusform>
            <numerusform>Zu viele Plättchen auf der Hand: Wirf noch %n ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last chance to destroy {buildings}.</source>
        <extracomment>{buildings} is one or more like &quot;the Mill at M13&quot;, accusative, joined by commas and &quot;or&quot;.</extracomment>
        <translation>Letzte Gelegenheit: Du kannst noch {buildings} zerstören.</translation>
    </message>
    <message>
        <source>You can still improve the score ({points}): {actions}.</source>
        <extracomment>{points} is like &quot;White +5 and Blue −2&quot;; {actions} one or more like &quot;Build the Mill at M13&quot;, joined by semicolons. Said before the last turn of an heir ends.</extracomment>
        <translation>Du kannst das Ergebnis noch verbessern ({points}): {actions}.</translation>
    </message>
</context>
<context>
    <name>AloneChoices</name>
    <message numerus="yes">
        <source>easiest: %n treasure(s) removed</source>
        <translation>
            <numerusform>am leichtesten: %n Schatz entfernt</numerusform>
            <numerusform>am leichtesten: %n Schätze entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>easier: %n treasure(s) removed</source>
        <translation>
            <numerusform>leichter: %n Schatz entfernt</numerusform>
            <numerusform>leichter: %n Schätze entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>hardest: all ten treasures stay</source>
        <translation>am schwersten: alle zehn Schätze bleiben</translation>
    </message>
</context>
<context>
    <name>BookBar</name>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorherige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Normale Schriftgröße</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Describe the pictures in words</source>
        <translation>Bilder in Worten beschreiben</translation>
    </message>
    <message>
        <source>Print this page…</source>
        <translation>Diese Seite drucken …</translation>
    </message>
    <message>
        <source>Print the whole book…</source>
        <translation>Das ganze Buch drucken …</translation>
    </message>
    <message>
        <source>Save the book as PDF…</source>
        <translation>Das Buch als PDF speichern …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Printing, saving and page display</source>
        <translation>Drucken, Speichern und Darstellung der Seiten</translation>
    </message>
</context>
<context>
    <name>BookPrinting</name>
    <message>
        <source>The printer is not responding.</source>
        <translation>Der Drucker antwortet nicht.</translation>
    </message>
    <message>
        <source>Save the book as PDF</source>
        <translation>Das Buch als PDF speichern</translation>
    </message>
    <message>
        <source>rules.pdf</source>
        <translation>regeln.pdf</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving the book…</source>
        <translation>Das Buch wird gespeichert …</translation>
    </message>
</context>
<context>
    <name>Buildings</name>
    <message>
        <source>Inn</source>
        <translation>Taverne</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Pilgrimage Site</source>
        <translation>Pilgerstätte</translation>
    </message>
    <message>
        <source>Robber Baron</source>
        <translation>Raubritterburg</translation>
    </message>
    <message>
        <source>Mill</source>
        <translation>Mühle</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Cowshed</source>
        <translation>Kuhstall</translation>
    </message>
    <message>
        <source>Bakery</source>
        <translation>Bäckerei</translation>
    </message>
    <message>
        <source>Smithy</source>
        <translation>Schmiede</translation>
    </message>
    <message>
        <source>Lodge</source>
        <translation>Hütte</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Feldlager</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Bauernhof</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation>Sägewerk</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>Handelsposten</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Kathedrale</translation>
    </message>
    <message>
        <source>Siege Tower</source>
        <translation>Belagerungsturm</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>Watchtower</source>
        <translation>Wachturm</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnison</translation>
    </message>
    <message>
        <source>Basketry</source>
        <translation>Korbflechterei</translation>
    </message>
    <message>
        <source>Pottery</source>
        <translation>Töpferei</translation>
    </message>
    <message>
        <source>Cooperage</source>
        <translation>Böttcherei</translation>
    </message>
    <message>
        <source>Guild</source>
        <translation>Gildenhaus</translation>
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
            <numerusform>{tile} (%n Plättchen)</numerusform>
            <numerusform>{tile} (%n Plättchen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Buildings as object</name>
    <message>
        <source>the Inn</source>
        <extracomment>Accusative, with the article where there is one: &quot;White built the Inn&quot;, &quot;took the Inn&quot;.</extracomment>
        <translation>die Taverne</translation>
    </message>
    <message>
        <source>the Market</source>
        <translation>den Markt</translation>
    </message>
    <message>
        <source>the Pilgrimage Site</source>
        <translation>die Pilgerstätte</translation>
    </message>
    <message>
        <source>the Robber Baron</source>
        <translation>die Raubritterburg</translation>
    </message>
    <message>
        <source>the Mill</source>
        <translation>die Mühle</translation>
    </message>
    <message>
        <source>the Mine</source>
        <translation>die Mine</translation>
    </message>
    <message>
        <source>the Cowshed</source>
        <translation>den Kuhstall</translation>
    </message>
    <message>
        <source>the Bakery</source>
        <translation>die Bäckerei</translation>
    </message>
    <message>
        <source>the Smithy</source>
        <translation>die Schmiede</translation>
    </message>
    <message>
        <source>the Lodge</source>
        <translation>die Hütte</translation>
    </message>
    <message>
        <source>the Camp</source>
        <translation>das Feldlager</translation>
    </message>
    <message>
        <source>the Farm</source>
        <translation>den Bauernhof</translation>
    </message>
    <message>
        <source>the Sawmill</source>
        <translation>das Sägewerk</translation>
    </message>
    <message>
        <source>the Quarry</source>
        <translation>den Steinbruch</translation>
    </message>
    <message>
        <source>the Trading Post</source>
        <translation>den Handelsposten</translation>
    </message>
    <message>
        <source>the Cathedral</source>
        <translation>die Kathedrale</translation>
    </message>
    <message>
        <source>the Siege Tower</source>
        <translation>den Belagerungsturm</translation>
    </message>
    <message>
        <source>the Fortress</source>
        <translation>die Festung</translation>
    </message>
    <message>
        <source>the Watchtower</source>
        <translation>den Wachturm</translation>
    </message>
    <message>
        <source>the Garrison</source>
        <translation>die Garnison</translation>
    </message>
    <message>
        <source>the Basketry</source>
        <translation>die Korbflechterei</translation>
    </message>
    <message>
        <source>the Pottery</source>
        <translation>die Töpferei</translation>
    </message>
    <message>
        <source>the Cooperage</source>
        <translation>die Böttcherei</translation>
    </message>
    <message>
        <source>the Guild</source>
        <translation>das Gildenhaus</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book</name>
    <message>
        <source>In the picture: {things}.</source>
        <comment>rules §1</comment>
        <extracomment>{things} are territories of the map, one after the other.</extracomment>
        <translation>Im Bild: {things}.</translation>
    </message>
    <message>
        <source>In the first picture: {things}.</source>
        <comment>rules §1</comment>
        <extracomment>As “In the picture”, where one picture shows what was before and one what is now.</extracomment>
        <translation>Im ersten Bild: {things}.</translation>
    </message>
    <message>
        <source>In the second picture: {things}.</source>
        <comment>rules §1</comment>
        <translation>Im zweiten Bild: {things}.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book box</name>
    <message>
        <source>Map and cards</source>
        <comment>rules §1</comment>
        <translation>Spielplan und Karten</translation>
    </message>
    <message>
        <source>The map</source>
        <comment>rules §1</comment>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>The map has 10 rows, A to J, and 10 columns, 1 to 10. Each of the 100 territories is named by its row and column: E4 is in row E, column 4.</source>
        <comment>rules §1</comment>
        <translation>Der Spielplan hat 10 Reihen, A bis J, und 10 Spalten, 1 bis 10. Jedes der 100 Gebiete heißt nach seiner Reihe und seiner Spalte: E4 liegt in Reihe E, Spalte 4.</translation>
    </message>
    <message>
        <source>Two territories are &lt;b&gt;adjacent&lt;/b&gt; if they share an edge. Corners do not count, and neither does an edge with lava.</source>
        <comment>rules §1</comment>
        <translation>Zwei Gebiete &lt;b&gt;grenzen aneinander&lt;/b&gt;, wenn sie eine Kante gemeinsam haben. Ecken zählen nicht, eine Kante mit Lava auch nicht.</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>rules §1</comment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Terrain</source>
        <comment>rules §1</comment>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>rules §1</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>What it produces</source>
        <comment>rules §1</comment>
        <translation>Was sie erzeugt</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>rules §1</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing; it is a city of strength 1</source>
        <comment>rules §1</comment>
        <translation>nichts; sie ist eine Stadt der Stärke 1</translation>
    </message>
    <message>
        <source>A city that is printed on the map belongs to nobody until a lord controls its territory. It is a building like any other, so nothing else can be built there.</source>
        <comment>rules §1</comment>
        <translation>Eine Stadt auf dem Plan gehört niemandem, bis ein Hasenlord ihr Gebiet kontrolliert. Sie ist ein Bauwerk wie jedes andere, also kann dort nichts anderes gebaut werden.</translation>
    </message>
    <message>
        <source>Lava</source>
        <comment>rules §1</comment>
        <translation>Lava</translation>
    </message>
    <message>
        <source>Eight edges between mountains carry lava. It parts them: mountains with lava between them are not adjacent, so they do not join a fief there. Only a &lt;a href=&apos;build/towers&apos;&gt;sky tower&lt;/a&gt; reaches across.</source>
        <comment>rules §1</comment>
        <translation>Auf acht Kanten zwischen Gebirgen ist Lava. Sie trennt: Gebirge, zwischen denen sie fließt, grenzen nicht aneinander und verbinden dort kein Lehen. Nur ein &lt;a href=&apos;build/towers&apos;&gt;Riesenturm&lt;/a&gt; reicht über sie hinweg.</translation>
    </message>
    <message>
        <source>The lava lies between B1 and B2, B6 and C6, C2 and D2, C8 and C9, D5 and D6, F2 and F3, I7 and J7, I8 and J8.</source>
        <comment>rules §1</comment>
        <translation>Die Lava liegt zwischen B1 und B2, B6 und C6, C2 und D2, C8 und C9, D5 und D6, F2 und F3, I7 und J7 sowie I8 und J8.</translation>
    </message>
    <message>
        <source>C8 and C9 share an edge, but there is lava on it. Yellow&apos;s fiefs: {fiefs}.</source>
        <comment>rules §1</comment>
        <translation>C8 und C9 haben eine Kante gemeinsam, aber auf ihr ist Lava. Lehen von Gelb: {fiefs}.</translation>
    </message>
    <message>
        <source>Resources</source>
        <comment>rules §1</comment>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>There are three &lt;b&gt;basic resources&lt;/b&gt;: wood, fish and carrots. Territories and farms produce them.</source>
        <comment>rules §1</comment>
        <translation>Es gibt drei &lt;b&gt;Grundrohstoffe&lt;/b&gt;: Holz, Fisch und Karotten. Gebiete und Farmen erzeugen sie.</translation>
    </message>
    <message>
        <source>There are seven &lt;b&gt;luxury resources&lt;/b&gt;: pearls, mushrooms, spice, diamonds, copper, gold and iron. They come from &lt;a href=&apos;card/farm&apos;&gt;farms&lt;/a&gt; only, and there is one farm for each.</source>
        <comment>rules §1</comment>
        <translation>Es gibt sieben &lt;b&gt;Luxusrohstoffe&lt;/b&gt;: Perlen, Pilze, Gewürze, Diamanten, Kupfer, Gold und Eisen. Sie kommen nur von &lt;a href=&apos;card/farm&apos;&gt;Farmen&lt;/a&gt;, jeder von einer.</translation>
    </message>
    <message>
        <source>Symbol</source>
        <comment>rules §1</comment>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Resource</source>
        <comment>rules §1</comment>
        <translation>Rohstoff</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <comment>rules §1</comment>
        <translation>Woher er kommt</translation>
    </message>
    <message>
        <source>The resource carrots is not to be confused with the golden carrots, your points.</source>
        <comment>rules §1</comment>
        <translation>Der Rohstoff Karotten ist nicht mit den goldenen Karotten zu verwechseln, deinen Punkten.</translation>
    </message>
    <message>
        <source>The cards</source>
        <comment>rules §1</comment>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The deck has 182 exploration cards:</source>
        <comment>rules §1</comment>
        <translation>Der Stapel hat 182 Erkundungskarten:</translation>
    </message>
    <message>
        <source>100 &lt;b&gt;territories&lt;/b&gt;, one for each on the map</source>
        <comment>rules §1</comment>
        <translation>100 &lt;b&gt;Gebiete&lt;/b&gt;, eins für jedes Feld des Plans</translation>
    </message>
    <message>
        <source>42 &lt;b&gt;buildings&lt;/b&gt;: 21 cities, 12 farms, 3 sky towers and 6 camps</source>
        <comment>rules §1</comment>
        <translation>42 &lt;b&gt;Bauwerke&lt;/b&gt;: 21 Städte, 12 Farmen, 3 Riesentürme und 6 Lager</translation>
    </message>
    <message>
        <source>37 &lt;b&gt;parchments&lt;/b&gt;: 8 treasures and 29 missions</source>
        <comment>rules §1</comment>
        <translation>37 &lt;b&gt;Schriftrollen&lt;/b&gt;: 8 Schätze und 29 Aufträge</translation>
    </message>
    <message>
        <source>3 &lt;b&gt;Provisions&lt;/b&gt;</source>
        <comment>rules §1</comment>
        <translation>3 Karten &lt;b&gt;Vorrat&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The chapter on &lt;a href=&apos;card/territory&apos;&gt;the cards&lt;/a&gt; shows them all.</source>
        <comment>rules §1</comment>
        <translation>Das Kapitel über &lt;a href=&apos;card/territory&apos;&gt;die Karten&lt;/a&gt; zeigt sie alle.</translation>
    </message>
    <message>
        <source>Rabbits and buildings</source>
        <comment>rules §1</comment>
        <translation>Hasen und Bauwerke</translation>
    </message>
    <message>
        <source>A rabbit in your color marks a territory that you control. Rabbits never run out, and neither do buildings: what you hold a card for, you can build.</source>
        <comment>rules §1</comment>
        <translation>Ein Hase in deiner Farbe zeigt, dass du ein Gebiet kontrollierst. Hasen gehen nie aus, Bauwerke auch nicht: Wofür du eine Karte hast, das kannst du bauen.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book build</name>
    <message>
        <source>Construction</source>
        <comment>rules §4</comment>
        <translation>Bauphase</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>rules §4</comment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>After the last pick of a round, everybody may build: as many buildings as they like, or none. What you do not build stays before you for a later round.</source>
        <comment>rules §4</comment>
        <translation>Nach der letzten Auswahl einer Runde dürfen alle bauen: so viele Bauwerke, wie sie wollen, oder keins. Was du nicht baust, wartet vor dir auf eine spätere Runde.</translation>
    </message>
    <message>
        <source>A territory holds at most one building, and a printed city is one.</source>
        <comment>rules §4</comment>
        <translation>Ein Gebiet trägt höchstens ein Bauwerk, und eine Stadt auf dem Plan ist eins.</translation>
    </message>
    <message>
        <source>What is built stays there until the end of the game. It cannot be moved or replaced; only a camp can be lost.</source>
        <comment>rules §4</comment>
        <translation>Was gebaut ist, bleibt bis zum Ende des Spiels. Es lässt sich nicht versetzen oder ersetzen; nur ein Lager kann verloren gehen.</translation>
    </message>
    <message>
        <source>The terrain goes on producing under a building.</source>
        <comment>rules §4</comment>
        <translation>Die Landschaft unter einem Bauwerk erzeugt weiter ihren Rohstoff.</translation>
    </message>
    <message>
        <source>Camps come first. Then the lords build seat by seat; if there is nothing to build, a lord is passed over.</source>
        <comment>rules §4</comment>
        <translation>Lager kommen zuerst. Dann bauen die Hasenlords der Reihe nach; wer nichts zu bauen hat, wird übersprungen.</translation>
    </message>
    <message>
        <source>What goes where</source>
        <comment>rules §4</comment>
        <translation>Was wohin gehört</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>rules §4</comment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What it does</source>
        <comment>rules §4</comment>
        <translation>Was es bringt</translation>
    </message>
    <message>
        <source>City of strength 1 or 2</source>
        <comment>rules §4</comment>
        <translation>Stadt der Stärke 1 oder 2</translation>
    </message>
    <message>
        <source>any territory you control</source>
        <comment>rules §4</comment>
        <translation>jedes Gebiet, das du kontrollierst</translation>
    </message>
    <message>
        <source>1 or 2 towers</source>
        <comment>rules §4</comment>
        <translation>1 oder 2 Türme</translation>
    </message>
    <message>
        <source>City of strength 3</source>
        <comment>rules §4</comment>
        <translation>Stadt der Stärke 3</translation>
    </message>
    <message>
        <source>a mountain you control</source>
        <comment>rules §4</comment>
        <translation>ein Gebirge, das du kontrollierst</translation>
    </message>
    <message>
        <source>3 towers</source>
        <comment>rules §4</comment>
        <translation>3 Türme</translation>
    </message>
    <message>
        <source>Wood, fish or carrot farm</source>
        <comment>rules §4</comment>
        <translation>Holz-, Fisch- oder Karottenfarm</translation>
    </message>
    <message>
        <source>produces that resource</source>
        <comment>rules §4</comment>
        <translation>erzeugt diesen Rohstoff</translation>
    </message>
    <message>
        <source>Trading post</source>
        <comment>rules §4</comment>
        <translation>Handelsposten</translation>
    </message>
    <message>
        <source>produces a basic resource, &lt;a href=&apos;build/posts&apos;&gt;chosen every round&lt;/a&gt;</source>
        <comment>rules §4</comment>
        <translation>erzeugt einen Grundrohstoff, &lt;a href=&apos;build/posts&apos;&gt;jede Runde neu gewählt&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Luxury farm</source>
        <comment>rules §4</comment>
        <translation>Luxusfarm</translation>
    </message>
    <message>
        <source>a territory you control with the right terrain</source>
        <comment>rules §4</comment>
        <translation>ein Gebiet mit der richtigen Landschaft, das du kontrollierst</translation>
    </message>
    <message>
        <source>produces a luxury resource</source>
        <comment>rules §4</comment>
        <translation>erzeugt einen Luxusrohstoff</translation>
    </message>
    <message>
        <source>Sky tower</source>
        <comment>rules §4</comment>
        <translation>Riesenturm</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;build/towers&apos;&gt;two territories&lt;/a&gt; of two of your fiefs</source>
        <comment>rules §4</comment>
        <translation>&lt;a href=&apos;build/towers&apos;&gt;zwei Gebiete&lt;/a&gt; aus zwei deiner Lehen</translation>
    </message>
    <message>
        <source>makes them adjacent</source>
        <comment>rules §4</comment>
        <translation>lässt sie aneinandergrenzen</translation>
    </message>
    <message>
        <source>Camp</source>
        <comment>rules §4</comment>
        <translation>Lager</translation>
    </message>
    <message>
        <source>an &lt;a href=&apos;build/camps&apos;&gt;unoccupied territory&lt;/a&gt;</source>
        <comment>rules §4</comment>
        <translation>ein &lt;a href=&apos;build/camps&apos;&gt;unbesetztes Gebiet&lt;/a&gt;</translation>
    </message>
    <message>
        <source>gives you control of it</source>
        <comment>rules §4</comment>
        <translation>gibt dir die Kontrolle darüber</translation>
    </message>
    <message>
        <source>Pearls need the sea, mushrooms a forest, spice a field. Diamonds, copper, gold and iron need a mountain.</source>
        <comment>rules §4</comment>
        <translation>Perlen brauchen Meer, Pilze einen Wald, Gewürze ein Feld. Diamanten, Kupfer, Gold und Eisen brauchen ein Gebirge.</translation>
    </message>
    <message>
        <source>Sky towers</source>
        <comment>rules §4</comment>
        <translation>Riesentürme</translation>
    </message>
    <message>
        <source>A sky tower is a pair. You put both towers at the same time, on two territories that you control, without buildings, in two different fiefs. From then on these two territories are adjacent, however far apart they are, even across lava.</source>
        <comment>rules §4</comment>
        <translation>Ein Riesenturm ist ein Paar. Du baust beide Türme zugleich, auf zwei Gebieten ohne Bauwerk, die du kontrollierst und die in zwei verschiedenen Lehen liegen. Von da an grenzen diese beiden Gebiete aneinander, so weit sie auch auseinanderliegen, sogar über Lava hinweg.</translation>
    </message>
    <message>
        <source>The two blue towers make one fief of what lies on both sides. Strength: {strength}. Wealth: {wealth}. Points: {points}.</source>
        <comment>rules §4</comment>
        <translation>Die beiden blauen Türme machen aus dem, was auf beiden Seiten liegt, ein Lehen. Stärke: {strength}. Wohlstand: {wealth}. Punkte: {points}.</translation>
    </message>
    <message>
        <source>Camps and their order</source>
        <comment>rules §4</comment>
        <translation>Lager und ihre Reihenfolge</translation>
    </message>
    <message>
        <source>A camp goes on an unoccupied territory: one without rabbit and without building. It gives you control of the territory, until somebody plays its card.</source>
        <comment>rules §4</comment>
        <translation>Ein Lager kommt auf ein unbesetztes Gebiet: ohne Hasen und ohne Bauwerk. Es gibt dir die Kontrolle über das Gebiet, bis jemand dessen Karte ausspielt.</translation>
    </message>
    <message>
        <source>There may be few good places left, so camps have numbers, and low numbers go first. The program asks for the camps one after the other, the lowest number first. If it is yours, you &lt;b&gt;build&lt;/b&gt; it or &lt;b&gt;keep&lt;/b&gt; it for now.</source>
        <comment>rules §4</comment>
        <translation>Gute Plätze können knapp sein, darum haben Lager Nummern, und niedrige gehen vor. Das Programm fragt nach den Lagern einzeln, nach dem mit der niedrigsten Nummer zuerst. Ist es deins, &lt;b&gt;baust&lt;/b&gt; du es oder &lt;b&gt;hebst&lt;/b&gt; es vorerst auf.</translation>
    </message>
    <message>
        <source>Waiting can pay off. If you have kept a low camp, and somebody with a higher one wants to build, that lord must &lt;b&gt;announce&lt;/b&gt; it first. Then you are asked again, and may go before.</source>
        <comment>rules §4</comment>
        <translation>Warten kann sich lohnen. Hast du ein niedriges Lager aufgehoben und jemand will ein höheres bauen, muss er es zuerst &lt;b&gt;ankündigen&lt;/b&gt;. Dann wirst du noch einmal gefragt und darfst ihm zuvorkommen.</translation>
    </message>
    <message>
        <source>Trading posts</source>
        <comment>rules §4</comment>
        <translation>Handelsposten</translation>
    </message>
    <message>
        <source>When everybody has built, just before the harvest, you choose for each of your trading posts what it produces in this round: wood, fish or carrots. Everybody sees it.</source>
        <comment>rules §4</comment>
        <translation>Wenn alle gebaut haben, kurz vor der Ernte, wählst du für jeden deiner Handelsposten, was er in dieser Runde erzeugt: Holz, Fisch oder Karotten. Alle sehen es.</translation>
    </message>
    <message>
        <source>Usually you take what the fief does not have yet. What you choose in round 4 also counts for the parchments.</source>
        <comment>rules §4</comment>
        <translation>Meist nimmst du, was das Lehen noch nicht hat. Die Wahl aus Runde 4 zählt auch für die Schriftrollen.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book cards</name>
    <message>
        <source>Territories, buildings, Provisions</source>
        <comment>rules §1</comment>
        <translation>Gebiete, Bauwerke, Vorrat</translation>
    </message>
    <message>
        <source>Territories</source>
        <comment>rules §1</comment>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>There is a card for each of the 100 territories. Whoever plays it controls that territory until the end of the game.</source>
        <comment>rules §1</comment>
        <translation>Für jedes der 100 Gebiete gibt es eine Karte. Wer sie ausspielt, kontrolliert das Gebiet bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <source>A territory card is the only thing that can end another lord&apos;s &lt;a href=&apos;card/camp&apos;&gt;camp&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>Nur eine Gebietskarte kann das &lt;a href=&apos;card/camp&apos;&gt;Lager&lt;/a&gt; eines anderen entfernen.</translation>
    </message>
    <message>
        <source>The terrains of the map are known from &lt;a href=&apos;sources/cards&apos;&gt;owners&apos; lists&lt;/a&gt; only.</source>
        <comment>rules §1</comment>
        <translation>Die Landschaften des Plans sind nur aus &lt;a href=&apos;sources/cards&apos;&gt;Listen von Besitzern&lt;/a&gt; bekannt.</translation>
    </message>
    <message>
        <source>Terrain</source>
        <comment>rules §1</comment>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Produces</source>
        <comment>rules §1</comment>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>rules §1</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Cities</source>
        <comment>rules §1</comment>
        <translation>Städte</translation>
    </message>
    <message>
        <source>A city gives a fief strength: as many points of strength as it has towers. Only the city of strength 3 is particular about its place and wants a mountain.</source>
        <comment>rules §4</comment>
        <translation>Eine Stadt gibt einem Lehen Stärke: so viel, wie sie Türme hat. Nur die Stadt der Stärke 3 ist wählerisch und will ein Gebirge.</translation>
    </message>
    <message>
        <source>A city cannot be put on another one.</source>
        <comment>rules B13</comment>
        <translation>Eine Stadt kann nicht auf eine andere gebaut werden.</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>rules §1</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>What it does</source>
        <comment>rules §1</comment>
        <translation>Was sie bringt</translation>
    </message>
    <message>
        <source>Known from</source>
        <comment>rules §1</comment>
        <translation>Woher bekannt</translation>
    </message>
    <message>
        <source>partly the rulebook, partly owners&apos; lists</source>
        <comment>rules §1</comment>
        <translation>teils Spielregel, teils Listen von Besitzern</translation>
    </message>
    <message>
        <source>Farms</source>
        <comment>rules §1</comment>
        <translation>Farmen</translation>
    </message>
    <message>
        <source>A farm produces its resource in addition to what the terrain produces. Farms for wood, fish and carrots may stand anywhere; those for luxury resources need the right terrain.</source>
        <comment>rules §4</comment>
        <translation>Eine Farm erzeugt ihren Rohstoff zusätzlich zu dem, was die Landschaft erzeugt. Farmen für Holz, Fisch und Karotten dürfen überall stehen; die für Luxusrohstoffe brauchen die richtige Landschaft.</translation>
    </message>
    <message>
        <source>Each luxury resource exists only once. So a luxury farm always makes its fief richer.</source>
        <comment>rules §5</comment>
        <translation>Jeden Luxusrohstoff gibt es nur einmal. Darum macht eine Luxusfarm ihr Lehen immer reicher.</translation>
    </message>
    <message>
        <source>the rulebook</source>
        <comment>rules §1</comment>
        <translation>die Spielregel</translation>
    </message>
    <message>
        <source>owners&apos; lists</source>
        <comment>rules §1</comment>
        <translation>Listen von Besitzern</translation>
    </message>
    <message>
        <source>Trading post</source>
        <comment>rules §1</comment>
        <translation>Handelsposten</translation>
    </message>
    <message>
        <source>A trading post produces wood, fish or carrots, whichever you choose. You choose anew in every round, just before the harvest. See &lt;a href=&apos;build/posts&apos;&gt;trading posts&lt;/a&gt;.</source>
        <comment>rules §4</comment>
        <translation>Ein Handelsposten erzeugt Holz, Fisch oder Karotten, ganz wie du willst. Du wählst in jeder Runde neu, kurz vor der Ernte. Siehe &lt;a href=&apos;build/posts&apos;&gt;Handelsposten&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Sky towers</source>
        <comment>rules §1</comment>
        <translation>Riesentürme</translation>
    </message>
    <message>
        <source>A sky tower joins two of your fiefs over any distance. Each card is a pair of towers in one color: blue, green or black. See &lt;a href=&apos;build/towers&apos;&gt;sky towers&lt;/a&gt;.</source>
        <comment>rules §4</comment>
        <translation>Ein Riesenturm verbindet zwei deiner Lehen über jede Entfernung. Jede Karte ist ein Turmpaar in einer Farbe: blau, grün oder schwarz. Siehe &lt;a href=&apos;build/towers&apos;&gt;Riesentürme&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A sky tower is no city. It has no strength.</source>
        <comment>rules §4</comment>
        <translation>Ein Riesenturm ist keine Stadt. Er hat keine Stärke.</translation>
    </message>
    <message>
        <source>Camps</source>
        <comment>rules §1</comment>
        <translation>Lager</translation>
    </message>
    <message>
        <source>A camp gives you control of an unoccupied territory, with a rabbit of yours on it. It produces nothing itself, but its terrain does. See &lt;a href=&apos;build/camps&apos;&gt;camps and their order&lt;/a&gt;.</source>
        <comment>rules §4</comment>
        <translation>Ein Lager gibt dir die Kontrolle über ein unbesetztes Gebiet, mit einem Hasen von dir darauf. Es selbst erzeugt nichts, aber seine Landschaft schon. Siehe &lt;a href=&apos;build/camps&apos;&gt;Lager und ihre Reihenfolge&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>As soon as somebody plays the card of that territory, the camp is removed. If you play it yourself, your rabbit stays, and you can build something else there.</source>
        <comment>rules §3</comment>
        <translation>Sobald jemand die Karte dieses Gebiets ausspielt, wird das Lager entfernt. Spielst du sie selbst aus, bleibt dein Hase stehen, und du kannst dort etwas anderes bauen.</translation>
    </message>
    <message>
        <source>Provisions</source>
        <comment>rules §1</comment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Take the top two cards of the deck and play both at once, whatever they are. So Provisions give you one card more than any other pick.</source>
        <comment>rules §3</comment>
        <translation>Nimm die beiden obersten Karten des Stapels und spiele beide sofort aus, was immer sie sind. Ein Vorrat bringt dir also eine Karte mehr als jede andere Auswahl.</translation>
    </message>
    <message>
        <source>&lt;i&gt;This card is known from &lt;a href=&apos;sources/cards&apos;&gt;one owner&apos;s list&lt;/a&gt; only.&lt;/i&gt;</source>
        <comment>rules §1</comment>
        <translation>&lt;i&gt;Diese Karte ist nur aus der &lt;a href=&apos;sources/cards&apos;&gt;Liste eines Besitzers&lt;/a&gt; bekannt.&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;This card is known from &lt;a href=&apos;sources/cards&apos;&gt;owners&apos; lists&lt;/a&gt; only, not from the rulebook.&lt;/i&gt;</source>
        <comment>rules §1</comment>
        <translation>&lt;i&gt;Diese Karte ist nur aus &lt;a href=&apos;sources/cards&apos;&gt;Listen von Besitzern&lt;/a&gt; bekannt, nicht aus der Spielregel.&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;This card is known from the rulebook.&lt;/i&gt;</source>
        <comment>rules §1</comment>
        <translation>&lt;i&gt;Diese Karte ist aus der Spielregel bekannt.&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;This card is known &lt;a href=&apos;sources/cards&apos;&gt;partly from the rulebook&lt;/a&gt;, partly from owners&apos; lists.&lt;/i&gt;</source>
        <comment>rules §1</comment>
        <translation>&lt;i&gt;Diese Karte ist &lt;a href=&apos;sources/cards&apos;&gt;teils aus der Spielregel&lt;/a&gt;, teils aus Listen von Besitzern bekannt.&lt;/i&gt;</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book end</name>
    <message>
        <source>The end of the game</source>
        <comment>rules §6</comment>
        <translation>Das Ende des Spiels</translation>
    </message>
    <message>
        <source>Parchments</source>
        <comment>rules §6</comment>
        <translation>Schriftrollen</translation>
    </message>
    <message>
        <source>After the fourth harvest everybody turns up the parchments. They are counted on the map as it stands then. Buildings that were never built count for nothing, except that a camp card still counts for the &lt;a href=&apos;card/colonist&apos;&gt;Colonist&lt;/a&gt;.</source>
        <comment>rules §6</comment>
        <translation>Nach der vierten Ernte decken alle ihre Schriftrollen auf. Gezählt wird, was dann auf dem Plan steht. Bauwerke, die nie gebaut wurden, zählen für nichts, nur eine Lagerkarte zählt noch für den &lt;a href=&apos;card/colonist&apos;&gt;Siedler&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Parchments count every unit that you produce, the same resource again, too: a forest with a wood farm produces 2 wood. A trading post counts as what it shows.</source>
        <comment>rules §6</comment>
        <translation>Schriftrollen zählen jede Einheit, die du erzeugst, auch noch eine vom selben Rohstoff: Ein Wald mit Holzfarm erzeugt 2 Holz. Ein Handelsposten zählt als das, was er zeigt.</translation>
    </message>
    <message>
        <source>Where cities are counted, towers do not matter. Printed cities that you control are yours.</source>
        <comment>rules §6</comment>
        <translation>Wo Städte gezählt werden, kommt es auf Türme nicht an. Städte auf dem Plan, die du kontrollierst, sind deine.</translation>
    </message>
    <message>
        <source>Treasures and missions</source>
        <comment>rules §6</comment>
        <translation>Schätze und Aufträge</translation>
    </message>
    <message>
        <source>A &lt;b&gt;treasure&lt;/b&gt; is worth points by itself. A &lt;b&gt;mission&lt;/b&gt; brings points for what you have: for each of something, or if you have enough of it.</source>
        <comment>rules §6</comment>
        <translation>Ein &lt;b&gt;Schatz&lt;/b&gt; bringt von sich aus Punkte. Ein &lt;b&gt;Auftrag&lt;/b&gt; bringt Punkte für das, was du hast: für jedes einzelne, oder wenn du genug davon hast.</translation>
    </message>
    <message>
        <source>The chapter on &lt;a href=&apos;card/royal-ring&apos;&gt;parchments&lt;/a&gt; explains each of them.</source>
        <comment>rules §6</comment>
        <translation>Das Kapitel über &lt;a href=&apos;card/royal-ring&apos;&gt;Schriftrollen&lt;/a&gt; erklärt jede von ihnen.</translation>
    </message>
    <message>
        <source>Copying</source>
        <comment>rules §6</comment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The &lt;a href=&apos;card/liberal&apos;&gt;Liberal&lt;/a&gt; and the &lt;a href=&apos;card/socialist&apos;&gt;Socialist&lt;/a&gt; count as one parchment of a neighbor. Choose it when all have been turned up. The copy counts in full, with &lt;i&gt;your&lt;/i&gt; territories and cards, and the neighbor loses nothing.</source>
        <comment>rules §6</comment>
        <translation>&lt;a href=&apos;card/liberal&apos;&gt;Der Rechte&lt;/a&gt; und &lt;a href=&apos;card/socialist&apos;&gt;Der Linke&lt;/a&gt; zählen als eine Schriftrolle eines Nachbarn. Du wählst sie, wenn alle aufgedeckt sind. Die Kopie zählt voll, mit &lt;i&gt;deinen&lt;/i&gt; Gebieten und Karten, und der Nachbar verliert nichts.</translation>
    </message>
    <message>
        <source>A copied treasure is one of your treasures.</source>
        <comment>rules §6</comment>
        <translation>Ein kopierter Schatz ist einer deiner Schätze.</translation>
    </message>
    <message>
        <source>The winner</source>
        <comment>rules §6</comment>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Whoever has the most points wins, and is called Big Ears.</source>
        <comment>rules §7</comment>
        <translation>Wer die meisten Punkte hat, gewinnt und heißt Langohr.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book explore</name>
    <message>
        <source>Exploration</source>
        <comment>rules §3</comment>
        <translation>Erkundung</translation>
    </message>
    <message>
        <source>Picking cards</source>
        <comment>rules §3</comment>
        <translation>Karten auswählen</translation>
    </message>
    <message>
        <source>Each lord chooses two cards of the hand, face down.</source>
        <comment>rules §3</comment>
        <translation>Jeder wählt zwei Karten seiner Hand aus, verdeckt.</translation>
    </message>
    <message>
        <source>When all have chosen, the cards are turned up and &lt;a href=&apos;explore/play&apos;&gt;played&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>Wenn alle gewählt haben, werden die Karten aufgedeckt und &lt;a href=&apos;explore/play&apos;&gt;ausgespielt&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Each lord passes the rest of the hand on, and takes the hand of the other neighbor.</source>
        <comment>rules §3</comment>
        <translation>Jeder gibt den Rest seiner Hand an einen Nachbarn weiter und nimmt die Hand des anderen.</translation>
    </message>
    <message>
        <source>You do this until no cards are left: five times with four lords, six times with three. With two lords it goes &lt;a href=&apos;explore/two&apos;&gt;a little differently&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>So geht es, bis keine Karten mehr da sind: fünfmal zu viert, sechsmal zu dritt. Zu zweit geht es &lt;a href=&apos;explore/two&apos;&gt;etwas anders&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Look at what you pass on, too. A card that is worth little to you may complete your neighbor&apos;s fief.</source>
        <comment>rules §3</comment>
        <translation>Achte auch darauf, was du weitergibst. Eine Karte, die dir wenig bringt, kann das Lehen deines Nachbarn vollenden.</translation>
    </message>
    <message>
        <source>Where the hands go</source>
        <comment>rules §3</comment>
        <translation>Wohin die Karten gehen</translation>
    </message>
    <message>
        <source>In rounds 1 and 3 you pass your hand to the right neighbor, in rounds 2 and 4 to the left one. The table always shows who gets your cards, and whose cards come to you.</source>
        <comment>rules §3</comment>
        <translation>In den Runden 1 und 3 gibst du deine Hand an den rechten Nachbarn, in den Runden 2 und 4 an den linken. Der Tisch zeigt immer, wer deine Karten bekommt und wessen Karten zu dir kommen.</translation>
    </message>
    <message>
        <source>With two lords</source>
        <comment>rules §3</comment>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Before each pick you take the top card of your reserve into your hand. So you first choose among 11 cards.</source>
        <comment>rules §3</comment>
        <translation>Vor jeder Auswahl nimmst du die oberste Karte deiner Reserve auf die Hand. Zuerst wählst du also aus 11 Karten.</translation>
    </message>
    <message>
        <source>Then you choose two of them: one to &lt;b&gt;play&lt;/b&gt;, and one to &lt;b&gt;drop&lt;/b&gt;. The dropped card goes face down out of the game, and nobody but you knows it. The rest goes to your opponent.</source>
        <comment>rules §3</comment>
        <translation>Dann wählst du zwei davon: eine zum &lt;b&gt;Ausspielen&lt;/b&gt; und eine zum &lt;b&gt;Ablegen&lt;/b&gt;. Die abgelegte Karte kommt verdeckt aus dem Spiel, und nur du kennst sie. Der Rest geht an deinen Gegner.</translation>
    </message>
    <message>
        <source>You pick ten times in a round. The last time you have only two cards: one to play, one to drop.</source>
        <comment>rules §3</comment>
        <translation>In einer Runde wählst du zehnmal aus. Beim letzten Mal hast du nur noch zwei Karten: eine zum Ausspielen, eine zum Ablegen.</translation>
    </message>
    <message>
        <source>Dropping is half of the game: you can take from your opponent what you don&apos;t need yourself.</source>
        <comment>rules §3</comment>
        <translation>Ablegen ist das halbe Spiel: So nimmst du deinem Gegner, was du selbst nicht brauchst.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <comment>rules §3</comment>
        <translation>Eine Karte ausspielen</translation>
    </message>
    <message>
        <source>What a card does depends on its kind:</source>
        <comment>rules §3</comment>
        <translation>Was eine Karte bewirkt, hängt von ihrer Art ab:</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;card/territory&apos;&gt;Territory&lt;/a&gt;:&lt;/b&gt; put a rabbit on it. You control it until the end of the game.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;card/territory&apos;&gt;Gebiet&lt;/a&gt;:&lt;/b&gt; Stelle einen Hasen darauf. Du kontrollierst es bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Building:&lt;/b&gt; it lies before you, face up, until you &lt;a href=&apos;build/overview&apos;&gt;build&lt;/a&gt; it.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Bauwerk:&lt;/b&gt; Es liegt offen vor dir, bis du es &lt;a href=&apos;build/overview&apos;&gt;baust&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Parchment:&lt;/b&gt; it lies before you, face down. You may look at it; the others only see how many you have. It counts &lt;a href=&apos;end/parchments&apos;&gt;at the end&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Schriftrolle:&lt;/b&gt; Sie liegt verdeckt vor dir. Du darfst sie ansehen; die anderen sehen nur, wie viele du hast. Sie zählt &lt;a href=&apos;end/parchments&apos;&gt;am Ende&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;card/provisions&apos;&gt;Provisions&lt;/a&gt;:&lt;/b&gt; take the top two cards of the deck and play both at once.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;card/provisions&apos;&gt;Vorrat&lt;/a&gt;:&lt;/b&gt; Nimm die beiden obersten Karten des Stapels und spiele beide sofort aus.</translation>
    </message>
    <message>
        <source>If another lord&apos;s &lt;a href=&apos;card/camp&apos;&gt;camp&lt;/a&gt; stands on your new territory, it has to go, and your rabbit takes its place. If it is your own camp, it goes, too, but your rabbit stays.</source>
        <comment>rules §3</comment>
        <translation>Steht auf deinem neuen Gebiet das &lt;a href=&apos;card/camp&apos;&gt;Lager&lt;/a&gt; eines anderen, muss es weg, und dein Hase nimmt seinen Platz ein. Dein eigenes Lager kommt auch weg, aber dein Hase bleibt.</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <comment>rules §3</comment>
        <translation>Was verborgen ist</translation>
    </message>
    <message>
        <source>Everybody sees the map, the buildings before the lords, the cards that were played, the points, and how many cards there are of each kind of pile.</source>
        <comment>rules §8</comment>
        <translation>Alle sehen den Plan, die Bauwerke vor den Hasenlords, die ausgespielten Karten, die Punkte und wie viele Karten wo liegen.</translation>
    </message>
    <message>
        <source>You alone see your hand, your pick, your parchments and the cards you have dropped. Nobody sees the deck and the reserves.</source>
        <comment>rules §8</comment>
        <translation>Nur du siehst deine Hand, deine Auswahl, deine Schriftrollen und die Karten, die du abgelegt hast. Den Stapel und die Reserven sieht niemand.</translation>
    </message>
    <message>
        <source>If several people share a screen, a curtain hides the cards, and the program asks whose turn it is to look.</source>
        <comment>rules §8</comment>
        <translation>Teilen sich mehrere einen Bildschirm, verdeckt ein Vorhang die Karten, und das Programm sagt, wer jetzt schaut.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book harvest</name>
    <message>
        <source>Harvest</source>
        <comment>rules §5</comment>
        <translation>Ernte</translation>
    </message>
    <message>
        <source>Fiefs</source>
        <comment>rules §5</comment>
        <translation>Lehen</translation>
    </message>
    <message>
        <source>Your territories that are connected are a &lt;b&gt;fief&lt;/b&gt;: adjacent without lava between them, or joined by a sky tower. A single territory is a fief, too.</source>
        <comment>rules §5</comment>
        <translation>Deine verbundenen Gebiete sind ein &lt;b&gt;Lehen&lt;/b&gt;: Sie grenzen ohne Lava aneinander, oder ein Riesenturm verbindet sie. Auch ein einzelnes Gebiet ist ein Lehen.</translation>
    </message>
    <message>
        <source>Yellow has four territories here. A1 and A2 share an edge, and so do B3 and C3, but A2 and B3 touch at a corner only. Fiefs: {fiefs}.</source>
        <comment>rules §5</comment>
        <translation>Gelb hat hier vier Gebiete. A1 und A2 haben eine Kante gemeinsam, B3 und C3 auch, aber A2 und B3 berühren sich nur an einer Ecke. Lehen: {fiefs}.</translation>
    </message>
    <message>
        <source>What a fief yields</source>
        <comment>rules §5</comment>
        <translation>Was ein Lehen bringt</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strength:&lt;/b&gt; the number of towers of all its cities.</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;Stärke:&lt;/b&gt; die Türme aller seiner Städte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wealth:&lt;/b&gt; the number of &lt;i&gt;different&lt;/i&gt; resources it produces. The same resource twice counts once.</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;Wohlstand:&lt;/b&gt; die Zahl der &lt;i&gt;verschiedenen&lt;/i&gt; Rohstoffe, die es erzeugt. Zweimal derselbe zählt einmal.</translation>
    </message>
    <message>
        <source>A fief yields &lt;b&gt;strength × wealth&lt;/b&gt; points. Without a city, or without a resource, it yields nothing.</source>
        <comment>rules §5</comment>
        <translation>Ein Lehen bringt &lt;b&gt;Stärke × Wohlstand&lt;/b&gt; Punkte. Ohne Stadt oder ohne Rohstoff bringt es nichts.</translation>
    </message>
    <message>
        <source>A printed city and a city of strength 2 are in this fief. It produces carrots, and its farm wood. Strength: {strength}. Wealth: {wealth}. Points: {points}.</source>
        <comment>rules §5</comment>
        <translation>In diesem Lehen sind eine Stadt auf dem Plan und eine Stadt der Stärke 2. Das Feld erzeugt Karotten, die Farm Holz. Stärke: {strength}. Wohlstand: {wealth}. Punkte: {points}.</translation>
    </message>
    <message>
        <source>Four seas all produce fish, and that is one kind. Wealth: {wealth}. With the printed city the points are: {points}.</source>
        <comment>rules §5</comment>
        <translation>Vier Meere erzeugen alle nur Fisch, und das ist eine Art. Wohlstand: {wealth}. Mit der Stadt auf dem Plan sind die Punkte: {points}.</translation>
    </message>
    <message>
        <source>Every lord adds up the points of all fiefs. Points are never lost.</source>
        <comment>rules §5</comment>
        <translation>Jeder zählt die Punkte aller seiner Lehen zusammen. Punkte gehen nie verloren.</translation>
    </message>
    <message>
        <source>One big fief or several?</source>
        <comment>rules §5</comment>
        <translation>Ein großes Lehen oder mehrere?</translation>
    </message>
    <message>
        <source>Strength and wealth multiply, so it pays to bring them together. A tower is worth as many points as the fief has kinds of resources, and a new resource is worth as many as it has towers.</source>
        <comment>rules §5</comment>
        <translation>Stärke und Wohlstand multiplizieren sich, es lohnt sich also, sie zusammenzubringen. Ein Turm ist so viele Punkte wert, wie das Lehen Arten von Rohstoffen hat, und ein neuer Rohstoff so viele, wie es Türme hat.</translation>
    </message>
    <message>
        <source>A city of strength 2 on E4 adds towers, and a fish farm on E5 adds a resource. Points before: {before}. Now: {now}.</source>
        <comment>rules §5</comment>
        <translation>Eine Stadt der Stärke 2 auf E4 bringt Türme dazu und eine Fischfarm auf E5 einen Rohstoff. Punkte vorher: {before}. Jetzt: {now}.</translation>
    </message>
    <message>
        <source>Rest on a fief on the table to see what one more tower or one more resource would bring.</source>
        <comment>rules §5</comment>
        <translation>Bleib mit dem Zeiger auf einem Lehen, und du siehst, was ein weiterer Turm oder ein weiterer Rohstoff bringt.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book parchments</name>
    <message>
        <source>Parchments, one by one</source>
        <comment>rules §6</comment>
        <translation>Schriftrollen, eine nach der anderen</translation>
    </message>
    <message>
        <source>Both gloves together are worth 8 points. A copied glove counts, too.</source>
        <comment>rules §6</comment>
        <translation>Beide Handschuhe zusammen sind 8 Punkte wert. Ein kopierter zählt auch.</translation>
    </message>
    <message>
        <source>Treasures and missions count alike.</source>
        <comment>rules §6</comment>
        <translation>Schätze und Aufträge zählen gleich.</translation>
    </message>
    <message>
        <source>Every city counts once, whatever its strength. Printed cities on your territories count, too.</source>
        <comment>rules §6</comment>
        <translation>Jede Stadt zählt einmal, gleich wie stark sie ist. Städte auf dem Plan in deinen Gebieten zählen auch.</translation>
    </message>
    <message>
        <source>The edge is rows A and J and columns 1 and 10. A corner counts once.</source>
        <comment>rules §6</comment>
        <translation>Der Rand sind die Reihen A und J und die Spalten 1 und 10. Eine Ecke zählt einmal.</translation>
    </message>
    <message>
        <source>The corners are A1, A10, J1 and J10.</source>
        <comment>rules §6</comment>
        <translation>Die Ecken sind A1, A10, J1 und J10.</translation>
    </message>
    <message>
        <source>The forest E1 has a wood farm, so it produces wood twice. F1 is a forest as well. Units of wood: {wood}. Carpenter, in points: {points}.</source>
        <comment>rules §6</comment>
        <translation>Im Wald E1 steht eine Holzfarm, er erzeugt also zweimal Holz. F1 ist auch ein Wald. Holz: {wood}. Zimmermann, in Punkten: {points}.</translation>
    </message>
    <message>
        <source>It counts wood just like the &lt;a href=&apos;card/carpenter&apos;&gt;Carpenter&lt;/a&gt;, but twice as high.</source>
        <comment>rules §6</comment>
        <translation>Er zählt Holz wie der &lt;a href=&apos;card/carpenter&apos;&gt;Zimmermann&lt;/a&gt;, aber doppelt.</translation>
    </message>
    <message>
        <source>Wood is counted as for the &lt;a href=&apos;card/carpenter&apos;&gt;Carpenter&lt;/a&gt;. With less than that it counts nothing.</source>
        <comment>rules §6</comment>
        <translation>Holz zählt wie beim &lt;a href=&apos;card/carpenter&apos;&gt;Zimmermann&lt;/a&gt;. Mit weniger bringt die Karte nichts.</translation>
    </message>
    <message>
        <source>Every unit of fish counts: from seas, from the fish farm, and from a trading post that shows fish.</source>
        <comment>rules §6</comment>
        <translation>Jeder Fisch zählt: aus Meeren, aus der Fischfarm und aus einem Handelsposten, der Fisch zeigt.</translation>
    </message>
    <message>
        <source>It counts fish just like the &lt;a href=&apos;card/fisher&apos;&gt;Fisher&lt;/a&gt;, but twice as high.</source>
        <comment>rules §6</comment>
        <translation>Er zählt Fische wie der &lt;a href=&apos;card/fisher&apos;&gt;Fischer&lt;/a&gt;, aber doppelt.</translation>
    </message>
    <message>
        <source>Fish are counted as for the &lt;a href=&apos;card/fisher&apos;&gt;Fisher&lt;/a&gt;. With fewer it counts nothing.</source>
        <comment>rules §6</comment>
        <translation>Fische zählen wie beim &lt;a href=&apos;card/fisher&apos;&gt;Fischer&lt;/a&gt;. Mit weniger bringt die Karte nichts.</translation>
    </message>
    <message>
        <source>Every unit of carrots counts: from fields, from the carrot farm, and from a trading post that shows carrots.</source>
        <comment>rules §6</comment>
        <translation>Jede Karotte zählt: aus Feldern, aus der Karottenfarm und aus einem Handelsposten, der Karotten zeigt.</translation>
    </message>
    <message>
        <source>It counts carrots just like the &lt;a href=&apos;card/farmer&apos;&gt;Farmer&lt;/a&gt;, but twice as high.</source>
        <comment>rules §6</comment>
        <translation>Er zählt Karotten wie der &lt;a href=&apos;card/farmer&apos;&gt;Bauer&lt;/a&gt;, aber doppelt.</translation>
    </message>
    <message>
        <source>Carrots are counted as for the &lt;a href=&apos;card/farmer&apos;&gt;Farmer&lt;/a&gt;. With fewer it counts nothing.</source>
        <comment>rules §6</comment>
        <translation>Karotten zählen wie beim &lt;a href=&apos;card/farmer&apos;&gt;Bauern&lt;/a&gt;. Mit weniger bringt die Karte nichts.</translation>
    </message>
    <message>
        <source>Pearls, mushrooms, spice, diamonds, copper, gold and iron. They come from farms only.</source>
        <comment>rules §6</comment>
        <translation>Perlen, Pilze, Gewürze, Diamanten, Kupfer, Gold und Eisen. Sie kommen nur von Farmen.</translation>
    </message>
    <message>
        <source>It does not matter what stands on the mountain.</source>
        <comment>rules §6</comment>
        <translation>Was auf dem Gebirge steht, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>It does not matter whether the fief yields anything.</source>
        <comment>rules §6</comment>
        <translation>Ob das Lehen etwas bringt, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>A single territory is a fief, too. Those who scatter their land are rewarded here.</source>
        <comment>rules §6</comment>
        <translation>Auch ein einzelnes Gebiet ist ein Lehen. Hier wird belohnt, wer sein Land verstreut.</translation>
    </message>
    <message>
        <source>Fiefs that are joined by sky towers count as one.</source>
        <comment>rules §6</comment>
        <translation>Lehen, die ein Riesenturm verbindet, zählen als eins.</translation>
    </message>
    <message>
        <source>A fief produces nothing if it has plains, mountains and cities only, and no farm. Every city in it counts once, whatever its strength.</source>
        <comment>rules §6</comment>
        <translation>Ein Lehen erzeugt nichts, wenn es nur Ebenen, Gebirge und Städte hat und keine Farm. Jede Stadt darin zählt einmal, gleich wie stark sie ist.</translation>
    </message>
    <message>
        <source>C10 and C9 have neither a city nor a resource. D10 is a forest, and D9 a printed city: they do not count. PanPan, in points: {points}.</source>
        <comment>rules §6</comment>
        <translation>C10 und C9 haben weder Stadt noch Rohstoff. D10 ist ein Wald und D9 eine Stadt auf dem Plan: Sie zählen nicht. PanPan, in Punkten: {points}.</translation>
    </message>
    <message>
        <source>Cities are counted as for the &lt;a href=&apos;card/burgomaster&apos;&gt;Burgomaster&lt;/a&gt;. With fewer it counts nothing.</source>
        <comment>rules §6</comment>
        <translation>Städte zählen wie beim &lt;a href=&apos;card/burgomaster&apos;&gt;Bürgermeister&lt;/a&gt;. Mit weniger bringt die Karte nichts.</translation>
    </message>
    <message>
        <source>Yellow has two fiefs with points here: {first} and {second}. The best one is left out, the other counts once more. Little Prince, in points: {points}.</source>
        <comment>rules §6</comment>
        <translation>Gelb hat hier zwei Lehen mit Punkten: {first} und {second}. Das beste bleibt weg, das andere zählt noch einmal. Der kleine Prinz, in Punkten: {points}.</translation>
    </message>
    <message>
        <source>The gloves are treasures, too, and so is a treasure that you copy.</source>
        <comment>rules §6</comment>
        <translation>Auch die Handschuhe sind Schätze, und ein Schatz, den du kopierst, ebenso.</translation>
    </message>
    <message>
        <source>It is worth as much as all your treasures together.</source>
        <comment>rules §6</comment>
        <translation>Er ist so viel wert wie alle deine Schätze zusammen.</translation>
    </message>
    <message>
        <source>See &lt;a href=&apos;end/copies&apos;&gt;copying&lt;/a&gt;. Your right neighbor sits next to you against the clock.</source>
        <comment>rules §6</comment>
        <translation>Siehe &lt;a href=&apos;end/copies&apos;&gt;Kopieren&lt;/a&gt;. Dein rechter Nachbar sitzt gegen den Uhrzeigersinn neben dir.</translation>
    </message>
    <message>
        <source>See &lt;a href=&apos;end/copies&apos;&gt;copying&lt;/a&gt;. Your left neighbor sits next to you with the clock.</source>
        <comment>rules §6</comment>
        <translation>Siehe &lt;a href=&apos;end/copies&apos;&gt;Kopieren&lt;/a&gt;. Dein linker Nachbar sitzt im Uhrzeigersinn neben dir.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book program</name>
    <message>
        <source>Playing in this program</source>
        <comment>rules §3</comment>
        <translation>Spielen in diesem Programm</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <comment>rules §3</comment>
        <translation>Mit der Maus</translation>
    </message>
    <message>
        <source>Rest on a card of your hand: it is shown large, with what it would bring. You see your fief before and after, and what the card is worth to the others.</source>
        <comment>rules §3</comment>
        <translation>Verweile auf einer Karte deiner Hand: Sie wird groß gezeigt, mit dem, was sie bringen würde. Du siehst dein Lehen vorher und nachher und was die Karte den anderen wert ist.</translation>
    </message>
    <message>
        <source>Click two cards to choose them; a third one replaces the older one. Then click &lt;b&gt;Confirm both&lt;/b&gt;. A click on a lit territory of the map chooses its card, too.</source>
        <comment>rules §3</comment>
        <translation>Klicke zwei Karten an, um sie zu wählen; eine dritte ersetzt die ältere. Klicke dann auf &lt;b&gt;Beide bestätigen&lt;/b&gt;. Auch ein Klick auf ein markiertes Gebiet des Plans wählt dessen Karte.</translation>
    </message>
    <message>
        <source>Drag a building onto a lit territory, or click it and then the territory. A note says how your harvest would change. If a building cannot stand there, it goes back, and you are told why.</source>
        <comment>rules §4</comment>
        <translation>Ziehe ein Bauwerk auf ein markiertes Gebiet, oder klicke es an und dann das Gebiet. Eine Notiz sagt, wie sich deine Ernte ändern würde. Kann ein Bauwerk dort nicht stehen, geht es zurück, und du erfährst, warum.</translation>
    </message>
    <message>
        <source>The wheel enlarges the map, and you can drag it then. &lt;b&gt;0&lt;/b&gt; shows all of it again.</source>
        <comment>rules §1</comment>
        <translation>Das Mausrad vergrößert den Plan, und dann lässt er sich verschieben. &lt;b&gt;0&lt;/b&gt; zeigt ihn wieder ganz.</translation>
    </message>
    <message>
        <source>Rest on anything else to see what it is: a territory with its fief, a lord, a parchment, a phase.</source>
        <comment>rules §5</comment>
        <translation>Verweile auf etwas anderem, um zu sehen, was es ist: ein Gebiet mit seinem Lehen, ein Hasenlord, eine Schriftrolle, eine Phase.</translation>
    </message>
    <message>
        <source>Undo goes back as far as nothing was seen that should be hidden: not past a reveal, and not into the hand of somebody else.</source>
        <comment>rules §3</comment>
        <translation>Rückgängig geht so weit, wie nichts zu sehen war, was verborgen sein soll: nicht vor ein Aufdecken zurück und nicht in die Hand von jemand anderem.</translation>
    </message>
    <message>
        <source>With keys, and by ear</source>
        <comment>rules §3</comment>
        <translation>Mit Tasten und mit den Ohren</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse, and a screen reader says everything that is shown.</source>
        <comment>rules §3</comment>
        <translation>Alles geht ohne Maus, und ein Bildschirmleser sagt alles, was gezeigt wird.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tab&lt;/b&gt; and &lt;b&gt;Shift+Tab&lt;/b&gt; go through the areas: what you decide with, the map, the lords, your parchments, what is passed on, and the buttons. The arrow keys move the cursor within an area.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Tab&lt;/b&gt; und &lt;b&gt;Umschalt+Tab&lt;/b&gt; gehen durch die Bereiche: womit du entscheidest, der Plan, die Hasenlords, deine Schriftrollen, was weitergegeben wird und die Schaltflächen. Die Pfeiltasten bewegen den Cursor innerhalb eines Bereichs.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+F&lt;/b&gt; searches this book. If the rule book of The Two Heirs has something about it, too, a button below leads there.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Strg+F&lt;/b&gt; sucht in diesem Buch. Steht auch im Regelbuch von „Die zwei Erben“ etwas darüber, führt eine Schaltfläche darunter dorthin.</translation>
    </message>
    <message>
        <source>The game as an outline</source>
        <comment>rules §3</comment>
        <translation>Das Spiel als Gliederung</translation>
    </message>
    <message>
        <source>&lt;b&gt;F4&lt;/b&gt; shows a list in place of the table, and the table again: your hand or your buildings, the map by fiefs, the lords, your parchments, what is passed on, and the chronicle. What can be done with the current row stands beside it. Behind a curtain the list hides what the table hides.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;F4&lt;/b&gt; zeigt anstelle des Tisches eine Liste und wieder den Tisch: deine Hand oder deine Gebäude, den Plan nach Lehen, die Hasenlords, deine Schriftrollen, was weitergegeben wird und die Chronik. Was mit der Zeile getan werden kann, steht daneben. Hinter einem Vorhang verbirgt die Liste, was auch der Tisch verbirgt.</translation>
    </message>
    <message>
        <source>The arrow keys walk through the rows, &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;6&lt;/b&gt; go to the six branches.</source>
        <comment>rules §3</comment>
        <translation>Die Pfeiltasten gehen durch die Zeilen, &lt;b&gt;1&lt;/b&gt; bis &lt;b&gt;6&lt;/b&gt; zu den sechs Zweigen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; does what can be done with a row, or goes to the list if there is a choice. For a building the list has every territory, with what it would bring.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;Eingabe&lt;/b&gt; tut, was mit einer Zeile getan werden kann, oder geht zur Liste daneben, wenn es eine Wahl gibt. Für ein Gebäude stehen dort alle Gebiete mit dem, was sie bringen würden.</translation>
    </message>
    <message>
        <source>In the tutorial &lt;b&gt;F4&lt;/b&gt; does the same.</source>
        <comment>rules §3</comment>
        <translation>In der Einführung tut &lt;b&gt;F4&lt;/b&gt; dasselbe.</translation>
    </message>
    <message>
        <source>Watching a game again</source>
        <comment>rules §3</comment>
        <translation>Eine Partie noch einmal ansehen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Watch this game again&lt;/b&gt;, in the Game menu, at the end of a game and among your games, shows a game as onlookers see it: no hand, no pick before it is revealed, and no parchment before all are counted.</source>
        <comment>rules §8</comment>
        <translation>&lt;b&gt;Diese Partie noch einmal ansehen&lt;/b&gt; im Menü Partie, am Ende einer Partie und bei deinen Partien zeigt eine Partie, wie Zuschauer sie sehen: keine Handkarten, keine Auswahl, bevor sie aufgedeckt wird, und keine Schriftrolle, bevor alle gewertet werden.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Space&lt;/b&gt; plays and pauses, &lt;b&gt;Alt&lt;/b&gt; with an arrow key goes an action on or back, &lt;b&gt;Ctrl&lt;/b&gt; with an arrow key a turn.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Strg+Leertaste&lt;/b&gt; spielt ab und hält an, &lt;b&gt;Alt&lt;/b&gt; mit einer Pfeiltaste geht eine Aktion vor oder zurück, &lt;b&gt;Strg&lt;/b&gt; mit einer Pfeiltaste einen Zug.</translation>
    </message>
    <message>
        <source>The chronicle lies beside the map: choose an entry to go there. &lt;b&gt;C&lt;/b&gt; puts it away.</source>
        <comment>rules §8</comment>
        <translation>Die Chronik liegt neben dem Plan: Wähle einen Eintrag, um dorthin zu springen. &lt;b&gt;C&lt;/b&gt; räumt sie weg.</translation>
    </message>
    <message>
        <source>The curves show the points of the harvests, and at the end those with the parchments. A click goes to that moment.</source>
        <comment>rules §5</comment>
        <translation>Die Kurven zeigen die Punkte der Ernten und am Ende auch die der Schriftrollen. Ein Klick führt zu diesem Zeitpunkt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+P&lt;/b&gt; plays on from there, in a new game; the one you watch stays as it is. If that is not over yet, all cards that you could not see then are dealt again.</source>
        <comment>rules §8</comment>
        <translation>&lt;b&gt;Strg+P&lt;/b&gt; spielt von dort in einer neuen Partie weiter; die angesehene bleibt, wie sie ist. Ist sie noch nicht zu Ende, werden alle Karten, die du damals nicht sehen konntest, neu ausgeteilt.</translation>
    </message>
    <message>
        <source>Reviews</source>
        <comment>rules §3</comment>
        <translation>Analysen</translation>
    </message>
    <message>
        <source>Once a game is over, &lt;b&gt;Review this game&lt;/b&gt; lists the picks of people that had clearly better cards beside them, the greatest difference first. Each is shown as it was seen then, with the better cards marked.</source>
        <comment>rules §3</comment>
        <translation>Ist eine Partie zu Ende, nennt &lt;b&gt;Diese Partie analysieren&lt;/b&gt; die Entscheidungen von Menschen, bei denen deutlich bessere Karten auf der Hand waren, der größte Unterschied zuerst. Jede wird so gezeigt, wie sie damals zu sehen war, mit den besseren Karten markiert.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Right&lt;/b&gt; and &lt;b&gt;Ctrl+Left&lt;/b&gt; go to the next pick and the one before.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Strg+Rechts&lt;/b&gt; und &lt;b&gt;Strg+Links&lt;/b&gt; führen zur nächsten und zur vorigen Auswahl.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+U&lt;/b&gt; marks the cards that were played, &lt;b&gt;Ctrl+D&lt;/b&gt; the better ones again, and &lt;b&gt;Ctrl+Shift+R&lt;/b&gt; shows what came of it.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Strg+U&lt;/b&gt; markiert die ausgespielten Karten, &lt;b&gt;Strg+D&lt;/b&gt; wieder die besseren, und &lt;b&gt;Strg+Umschalt+R&lt;/b&gt; zeigt, was daraus wurde.</translation>
    </message>
    <message>
        <source>The judge is that of the hints: each card by itself, by what it would bring in the harvests that are left if nothing else changed, and what parchments count. It knows no plans and no luck.</source>
        <comment>rules §5</comment>
        <translation>Beurteilt wird wie bei Tipps: jede Karte für sich, nach dem, was sie in den übrigen Ernten brächte, wenn sonst alles gleich bliebe, und was Schriftrollen zählen. Pläne und Glück kennt das Urteil nicht.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; or &lt;b&gt;Space&lt;/b&gt; chooses a card, picks up a building, or answers a question. With a building the cursor goes to the map, and Enter puts it down there.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;Eingabe&lt;/b&gt; oder &lt;b&gt;Leertaste&lt;/b&gt; wählt eine Karte, nimmt ein Bauwerk auf oder beantwortet eine Frage. Mit einem Bauwerk geht der Cursor auf den Plan, und Eingabe setzt es dort ab.</translation>
    </message>
    <message>
        <source>&lt;b&gt;N&lt;/b&gt; and &lt;b&gt;P&lt;/b&gt; go to the next lit territory and to the one before.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;N&lt;/b&gt; und &lt;b&gt;P&lt;/b&gt; gehen zum nächsten und zum vorigen markierten Gebiet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;I&lt;/b&gt; says more about what the cursor is on, a line with each press.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;I&lt;/b&gt; sagt mehr über das, worauf der Cursor steht, mit jedem Druck eine Zeile.</translation>
    </message>
    <message>
        <source>&lt;b&gt;C&lt;/b&gt; shows the chronicle over the left column: what has happened so far. &lt;b&gt;Esc&lt;/b&gt; closes it.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;C&lt;/b&gt; zeigt die Chronik über der linken Spalte: was bisher geschehen ist. &lt;b&gt;Esc&lt;/b&gt; schließt sie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Enter&lt;/b&gt; presses the golden button: it confirms your cards, or ends building.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Strg+Eingabe&lt;/b&gt; drückt die goldene Schaltfläche: Sie bestätigt deine Karten oder beendet den Bau.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Esc&lt;/b&gt; takes back what you have begun.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Esc&lt;/b&gt; nimmt zurück, was du begonnen hast.</translation>
    </message>
    <message>
        <source>While something is shown, &lt;b&gt;Space&lt;/b&gt; goes on and &lt;b&gt;Esc&lt;/b&gt; skips the rest.</source>
        <comment>rules §5</comment>
        <translation>Während etwas gezeigt wird, geht die &lt;b&gt;Leertaste&lt;/b&gt; weiter, und &lt;b&gt;Esc&lt;/b&gt; überspringt den Rest.</translation>
    </message>
    <message>
        <source>&lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; change the size of the map, &lt;b&gt;0&lt;/b&gt; shows all of it.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;+&lt;/b&gt; und &lt;b&gt;−&lt;/b&gt; ändern die Größe des Plans, &lt;b&gt;0&lt;/b&gt; zeigt ihn ganz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;T&lt;/b&gt; is a hint: it names the best choices with what they would bring, and what you pass on. It knows only what you see, and looks no further than the next harvest and your parchments.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;T&lt;/b&gt; ist ein Tipp: Er nennt die besten Wahlen mit dem, was sie brächten, und was du weitergibst. Er kennt nur, was du siehst, und schaut nicht weiter als bis zur nächsten Ernte und zu deinen Schriftrollen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;I&lt;/b&gt; says more about what the cursor is on, &lt;b&gt;C&lt;/b&gt; goes to the chronicle, and &lt;b&gt;F4&lt;/b&gt; shows the game as an outline.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;I&lt;/b&gt; sagt mehr über das, worauf der Cursor steht, &lt;b&gt;C&lt;/b&gt; geht zur Chronik, und &lt;b&gt;F4&lt;/b&gt; zeigt das Spiel als Gliederung.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F1&lt;/b&gt; opens this book at whatever the cursor is on.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;F1&lt;/b&gt; öffnet dieses Buch bei dem, worauf der Cursor steht.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book rulings</name>
    <message>
        <source>Buildings never run out</source>
        <comment>rules B1</comment>
        <translation>Bauwerke gehen nie aus</translation>
    </message>
    <message>
        <source>Can there be too few figures or tokens for the cards?</source>
        <comment>rules B1</comment>
        <translation>Kann es zu wenige Figuren oder Plättchen für die Karten geben?</translation>
    </message>
    <message>
        <source>No. There is a figure or a token for every building card, so nothing but the cards limits what you build.</source>
        <comment>rules B1</comment>
        <translation>Nein. Zu jeder Bauwerkkarte gibt es eine Figur oder ein Plättchen, das Bauen begrenzen also nur die Karten.</translation>
    </message>
    <message>
        <source>Rabbits never run out</source>
        <comment>rules B2</comment>
        <translation>Hasen gehen nie aus</translation>
    </message>
    <message>
        <source>A lord has 36 rabbits. What if somebody controls more territories?</source>
        <comment>rules B2</comment>
        <translation>Ein Hasenlord hat 36 Hasen. Was, wenn jemand mehr Gebiete kontrolliert?</translation>
    </message>
    <message>
        <source>Then there are more rabbits. A rabbit is only a mark of who controls a territory. The printed rules let a lord borrow an idle color, but with four lords there is none.</source>
        <comment>rules B2</comment>
        <translation>Dann gibt es mehr Hasen. Ein Hase zeigt nur, wer ein Gebiet kontrolliert. Nach der gedruckten Regel darf man eine freie Farbe leihen, aber zu viert gibt es keine.</translation>
    </message>
    <message>
        <source>The lava in the middle</source>
        <comment>rules B3</comment>
        <translation>Die Lava in der Mitte</translation>
    </message>
    <message>
        <source>One list puts a piece of lava between D6 and D7. Where is it?</source>
        <comment>rules B3</comment>
        <translation>Eine Liste hat ein Stück Lava zwischen D6 und D7. Wo ist es?</translation>
    </message>
    <message>
        <source>Between D5 and D6. Lava parts mountains, and D7 is a field. With D5 and D6, the eight pieces touch each of the 16 mountains once.</source>
        <comment>rules B3</comment>
        <translation>Zwischen D5 und D6. Lava trennt Gebirge, und D7 ist ein Feld. Mit D5 und D6 berühren die acht Stücke jedes der 16 Gebirge genau einmal.</translation>
    </message>
    <message>
        <source>Nobody begins</source>
        <comment>rules B4</comment>
        <translation>Niemand beginnt</translation>
    </message>
    <message>
        <source>Who is the first player?</source>
        <comment>rules B4</comment>
        <translation>Wer ist der erste Spieler?</translation>
    </message>
    <message>
        <source>Nobody, since all play at the same time. Where the program needs an order, it is that of the seats.</source>
        <comment>rules B4</comment>
        <translation>Niemand, denn alle spielen gleichzeitig. Wo das Programm eine Reihenfolge braucht, ist es die der Plätze.</translation>
    </message>
    <message>
        <source>The top of the reserve</source>
        <comment>rules B5</comment>
        <translation>Die oberste Karte der Reserve</translation>
    </message>
    <message>
        <source>Which card of the reserve do you take?</source>
        <comment>rules B5</comment>
        <translation>Welche Karte der Reserve nimmt man?</translation>
    </message>
    <message>
        <source>The top one. The reserve is shuffled, and nobody looks at it, not even its owner. The printed rules want a random card without peeking, and that is the same.</source>
        <comment>rules B5</comment>
        <translation>Die oberste. Die Reserve ist gemischt, und niemand sieht sie an, auch nicht ihr Besitzer. Die gedruckte Regel will eine zufällige Karte, ohne zu spicken, und das ist dasselbe.</translation>
    </message>
    <message>
        <source>Which way the hands go</source>
        <comment>rules B6</comment>
        <translation>In welche Richtung weitergegeben wird</translation>
    </message>
    <message>
        <source>In which direction are hands passed first?</source>
        <comment>rules B6</comment>
        <translation>In welche Richtung wird zuerst weitergegeben?</translation>
    </message>
    <message>
        <source>To the right in rounds 1 and 3, to the left in rounds 2 and 4. The Polish rulebook says so; English sources begin with the left. It is the same game in a mirror, except for whom you copy.</source>
        <comment>rules B6</comment>
        <translation>Nach rechts in den Runden 1 und 3, nach links in den Runden 2 und 4. So sagt es die polnische Spielregel; englische Quellen beginnen links. Es ist dasselbe Spiel im Spiegel, nur wen man kopiert, ist anders.</translation>
    </message>
    <message>
        <source>Picking at one screen</source>
        <comment>rules B7</comment>
        <translation>Auswählen an einem Bildschirm</translation>
    </message>
    <message>
        <source>How do several people pick at the same time at one screen?</source>
        <comment>rules B7</comment>
        <translation>Wie können mehrere an einem Bildschirm gleichzeitig auswählen?</translation>
    </message>
    <message>
        <source>They are asked one after the other, and nothing is shown before all have picked. So no pick can depend on another.</source>
        <comment>rules B7</comment>
        <translation>Das Programm fragt sie nacheinander und zeigt nichts, bevor alle gewählt haben. So kann keine Auswahl von einer anderen abhängen.</translation>
    </message>
    <message>
        <source>The order of playing</source>
        <comment>rules B8</comment>
        <translation>Die Reihenfolge des Ausspielens</translation>
    </message>
    <message>
        <source>In what order are the picked cards played?</source>
        <comment>rules B8</comment>
        <translation>In welcher Reihenfolge werden die ausgewählten Karten ausgespielt?</translation>
    </message>
    <message>
        <source>Seat by seat, from the first seat. It matters only for Provisions, which draw from the deck. Two lords can never play the same territory, for there is one card of each.</source>
        <comment>rules B8</comment>
        <translation>Platz für Platz, vom ersten an. Wichtig ist das nur für Vorrat, denn der zieht vom Stapel. Zwei können nie dasselbe Gebiet ausspielen, weil es von jedem nur eine Karte gibt.</translation>
    </message>
    <message>
        <source>Dropped cards</source>
        <comment>rules B9</comment>
        <translation>Abgelegte Karten</translation>
    </message>
    <message>
        <source>May the opponent look at the cards that you have dropped?</source>
        <comment>rules B9</comment>
        <translation>Darf der Gegner die Karten ansehen, die du abgelegt hast?</translation>
    </message>
    <message>
        <source>No, only you may. The printed rules let everybody look through the played cards, but if that included the dropped ones, dropping would hide nothing.</source>
        <comment>rules B9</comment>
        <translation>Nein, das darfst nur du. Nach der gedruckten Regel dürfen alle die ausgespielten Karten durchsehen, aber gälte das auch für die abgelegten, bliebe beim Ablegen nichts verborgen.</translation>
    </message>
    <message>
        <source>A camp that was removed</source>
        <comment>rules B10</comment>
        <translation>Ein entferntes Lager</translation>
    </message>
    <message>
        <source>Can a camp be built again after it was removed?</source>
        <comment>rules B10</comment>
        <translation>Kann ein entferntes Lager noch einmal gebaut werden?</translation>
    </message>
    <message>
        <source>No. Its card has been used, so the camp is out of the game. The printed rules only say that it is removed.</source>
        <comment>rules B10</comment>
        <translation>Nein. Seine Karte ist verbraucht, also ist das Lager aus dem Spiel. Die gedruckte Regel sagt nur, dass es entfernt wird.</translation>
    </message>
    <message>
        <source>Several Provisions</source>
        <comment>rules B11</comment>
        <translation>Mehrmals Vorrat</translation>
    </message>
    <message>
        <source>Who draws first, and in what order are the two cards played?</source>
        <comment>rules B11</comment>
        <translation>Wer zieht zuerst, und in welcher Reihenfolge werden die beiden Karten ausgespielt?</translation>
    </message>
    <message>
        <source>Lords draw in the order of playing, and play the two cards as they were drawn. Provisions among them draw two more. With two lords both cards are played and none is dropped. The printed rules name no order.</source>
        <comment>rules B11</comment>
        <translation>Gezogen wird in der Reihenfolge des Ausspielens, und die beiden Karten werden ausgespielt, wie sie gezogen sind. Ist Vorrat dabei, zieht er zwei weitere. Auch zu zweit werden beide ausgespielt, und keine wird abgelegt. Die gedruckte Regel nennt keine Reihenfolge.</translation>
    </message>
    <message>
        <source>Provisions that are dropped</source>
        <comment>rules B12</comment>
        <translation>Abgelegter Vorrat</translation>
    </message>
    <message>
        <source>Do Provisions do anything when you drop them?</source>
        <comment>rules B12</comment>
        <translation>Bewirkt Vorrat etwas, wenn man ihn ablegt?</translation>
    </message>
    <message>
        <source>No. Only cards that are played do something.</source>
        <comment>rules B12</comment>
        <translation>Nein. Nur ausgespielte Karten bewirken etwas.</translation>
    </message>
    <message>
        <source>A city on a city</source>
        <comment>rules B13</comment>
        <translation>Eine Stadt auf einer Stadt</translation>
    </message>
    <message>
        <source>Can a city be made larger by another city?</source>
        <comment>rules B13</comment>
        <translation>Kann eine Stadt durch eine zweite größer werden?</translation>
    </message>
    <message>
        <source>No. A territory holds one building, and nothing that is built is replaced.</source>
        <comment>rules B13</comment>
        <translation>Nein. Ein Gebiet trägt ein Bauwerk, und was gebaut ist, wird nicht ersetzt.</translation>
    </message>
    <message>
        <source>The same resource twice</source>
        <comment>rules B14</comment>
        <translation>Zweimal derselbe Rohstoff</translation>
    </message>
    <message>
        <source>May a farm produce what its terrain produces already?</source>
        <comment>rules B14</comment>
        <translation>Darf eine Farm erzeugen, was ihre Landschaft schon erzeugt?</translation>
    </message>
    <message>
        <source>Yes. The territory then has two of it: missions count both, but it is one kind for the harvest. The printed rules say that a territory may produce two resources.</source>
        <comment>rules B14</comment>
        <translation>Ja. Das Gebiet hat ihn dann zweimal: Aufträge zählen beide, aber bei der Ernte ist es eine Art. Die gedruckte Regel sagt, dass ein Gebiet zwei Rohstoffe erzeugen kann.</translation>
    </message>
    <message>
        <source>When fiefs are different</source>
        <comment>rules B15</comment>
        <translation>Wann Lehen verschieden sind</translation>
    </message>
    <message>
        <source>Must the two towers stand in fiefs that are still apart?</source>
        <comment>rules B15</comment>
        <translation>Müssen die beiden Türme in Lehen stehen, die noch getrennt sind?</translation>
    </message>
    <message>
        <source>Yes, at the moment when you build them. Later the two territories may come to belong together in another way as well, and several sky towers may follow each other. The printed rules speak of two separate fiefs.</source>
        <comment>rules B15</comment>
        <translation>Ja, in dem Moment, in dem du sie baust. Später dürfen die beiden Gebiete auch auf anderem Weg zusammenkommen, und mehrere Riesentürme können eine Kette bilden. Die gedruckte Regel spricht von zwei getrennten Lehen.</translation>
    </message>
    <message>
        <source>The order of building</source>
        <comment>rules B16</comment>
        <translation>Die Reihenfolge des Bauens</translation>
    </message>
    <message>
        <source>All lords build at the same time. In what order does the program ask?</source>
        <comment>rules B16</comment>
        <translation>Alle bauen gleichzeitig. In welcher Reihenfolge fragt das Programm?</translation>
    </message>
    <message>
        <source>Camps come first, for only they can get in each other&apos;s way. Then come the other buildings, seat by seat. What you build on your own territories changes nothing for the others.</source>
        <comment>rules B16</comment>
        <translation>Lager kommen zuerst, denn nur sie können einander im Weg sein. Dann folgen die anderen Bauwerke, Platz für Platz. Was du auf deinen Gebieten baust, ändert für die anderen nichts.</translation>
    </message>
    <message>
        <source>The order of camps</source>
        <comment>rules B17</comment>
        <translation>Die Reihenfolge der Lager</translation>
    </message>
    <message>
        <source>At the table, you announce the number of a camp, and lower ones may go before. How does the program do that, when it cannot wait for somebody to speak up?</source>
        <comment>rules B17</comment>
        <translation>Am Tisch kündigt man die Nummer eines Lagers an, und niedrigere dürfen zuvorkommen. Wie macht das ein Programm, das nicht warten kann, bis sich jemand meldet?</translation>
    </message>
    <message>
        <source>It asks for each camp by its number, the lowest first, to build or to keep. While a kept lower camp of another lord waits, a higher one must be announced. Then the waiting ones are asked again, and after them the announcer. Your own camps never stand in your way.</source>
        <comment>rules B17</comment>
        <translation>Es fragt nach jedem Lager, mit der niedrigsten Nummer zuerst: bauen oder aufheben. Solange ein aufgehobenes niedrigeres Lager eines anderen wartet, muss ein höheres angekündigt werden. Dann wird nach den wartenden noch einmal gefragt und danach nach dem angekündigten. Eigene Lager stehen einander nie im Weg.</translation>
    </message>
    <message>
        <source>Nothing to build</source>
        <comment>rules B18</comment>
        <translation>Nichts zu bauen</translation>
    </message>
    <message>
        <source>Are you asked if you cannot build anything?</source>
        <comment>rules B18</comment>
        <translation>Wirst du gefragt, wenn du nichts bauen kannst?</translation>
    </message>
    <message>
        <source>No. There is nothing to decide, so the program goes on.</source>
        <comment>rules B18</comment>
        <translation>Nein. Es gibt nichts zu entscheiden, also geht es weiter.</translation>
    </message>
    <message>
        <source>The choice at a trading post</source>
        <comment>rules B19</comment>
        <translation>Die Wahl beim Handelsposten</translation>
    </message>
    <message>
        <source>When do you choose what a trading post produces?</source>
        <comment>rules B19</comment>
        <translation>Wann wählt man, was ein Handelsposten erzeugt?</translation>
    </message>
    <message>
        <source>When everybody has built, just before the harvest, seat by seat and openly. The printed rules say that you choose every round, but not when; at that moment you know the fief it is for. The last choice also counts for the parchments.</source>
        <comment>rules B19</comment>
        <translation>Wenn alle gebaut haben, kurz vor der Ernte, Platz für Platz und offen. Die gedruckte Regel sagt, dass man jede Runde wählt, aber nicht wann; dann weiß man, für welches Lehen es ist. Die letzte Wahl zählt auch für die Schriftrollen.</translation>
    </message>
    <message>
        <source>No upper limit</source>
        <comment>rules B20</comment>
        <translation>Keine Obergrenze</translation>
    </message>
    <message>
        <source>What if somebody has more points than the score track?</source>
        <comment>rules B20</comment>
        <translation>Was, wenn jemand mehr Punkte hat, als die Wertungsleiste zeigt?</translation>
    </message>
    <message>
        <source>The points go on. The track is walked round again, and every lap is 100.</source>
        <comment>rules B20</comment>
        <translation>Die Punkte gehen weiter. Die Leiste wird noch einmal umrundet, und jede Umrundung zählt 100.</translation>
    </message>
    <message>
        <source>What is bare land</source>
        <comment>rules B21</comment>
        <translation>Was kahles Land ist</translation>
    </message>
    <message>
        <source>Does PanPan the Barbarian look at the whole fief?</source>
        <comment>rules B21</comment>
        <translation>Achtet PanPan der Barbar auf das ganze Lehen?</translation>
    </message>
    <message>
        <source>No, at each territory by itself, as the printed rules explain it. Plains and mountains count, even with a sky tower or a camp, whatever the rest of the fief produces.</source>
        <comment>rules B21</comment>
        <translation>Nein, auf jedes Gebiet für sich, wie es die gedruckte Regel erklärt. Ebenen und Gebirge zählen, auch mit Riesenturm oder Lager, was immer der Rest des Lehens erzeugt.</translation>
    </message>
    <message>
        <source>Camps that count</source>
        <comment>rules B22</comment>
        <translation>Welche Lager zählen</translation>
    </message>
    <message>
        <source>Does the Colonist count camps that were lost, or never built?</source>
        <comment>rules B22</comment>
        <translation>Zählt der Siedler auch verlorene oder nie gebaute Lager?</translation>
    </message>
    <message>
        <source>Yes, every camp card that you played, but not one that was dropped. One source says that you played it, the other that you have it, and this fits both.</source>
        <comment>rules B22</comment>
        <translation>Ja, jede Lagerkarte, die du ausgespielt hast, aber keine abgelegte. Eine Quelle sagt, dass du sie ausgespielt hast, die andere, dass du sie hast, und so passt es zu beiden.</translation>
    </message>
    <message>
        <source>Equally many territories</source>
        <comment>rules B23</comment>
        <translation>Gleich viele Gebiete</translation>
    </message>
    <message>
        <source>What if two lords share the lead?</source>
        <comment>rules B23</comment>
        <translation>Was, wenn zwei gemeinsam vorn liegen?</translation>
    </message>
    <message>
        <source>Then the Matriarch counts for each of them who has it or copies it, since a lord who shares the lead has the most, too. The game shares its victory in the same way. Without any territory it counts nothing.</source>
        <comment>rules B23</comment>
        <translation>Dann zählt die Matriarchin für jeden von ihnen, der sie hat oder kopiert, denn auch wer gemeinsam vorn liegt, hat die meisten. Ebenso teilt das Spiel den Sieg. Ganz ohne Gebiet zählt sie nichts.</translation>
    </message>
    <message>
        <source>What is doubled</source>
        <comment>rules B24</comment>
        <translation>Was verdoppelt wird</translation>
    </message>
    <message>
        <source>Does the Treasure Hunter double the points of the Treasure Guardian?</source>
        <comment>rules B24</comment>
        <translation>Verdoppelt der Schatzjäger auch die Punkte des Schatzhüters?</translation>
    </message>
    <message>
        <source>No. The Guardian is a mission, and its points are no treasure&apos;s points.</source>
        <comment>rules B24</comment>
        <translation>Nein. Der Schatzhüter ist ein Auftrag, und seine Punkte sind keine Punkte eines Schatzes.</translation>
    </message>
    <message>
        <source>When copies are chosen</source>
        <comment>rules B25</comment>
        <translation>Wann kopiert wird</translation>
    </message>
    <message>
        <source>Who chooses first what to copy?</source>
        <comment>rules B25</comment>
        <translation>Wer wählt zuerst, was er kopiert?</translation>
    </message>
    <message>
        <source>All parchments have been turned up, and the lords choose openly, seat by seat, the Liberal before the Socialist. The printed rules name no order; it matters for the Opportunist at most.</source>
        <comment>rules B25</comment>
        <translation>Alle Schriftrollen sind aufgedeckt, und gewählt wird offen, Platz für Platz, der Rechte vor dem Linken. Die gedruckte Regel nennt keine Reihenfolge; wichtig ist sie höchstens für die Graue Eminenz.</translation>
    </message>
    <message>
        <source>Copying a copy</source>
        <comment>rules B26</comment>
        <translation>Eine Kopie kopieren</translation>
    </message>
    <message>
        <source>Can a copying card copy a copying card?</source>
        <comment>rules B26</comment>
        <translation>Kann eine kopierende Karte eine kopierende Karte kopieren?</translation>
    </message>
    <message>
        <source>No. Two lords could copy each other for ever, and the printed rules speak of another parchment. If your neighbor has nothing else, the card counts 0, but it is still a parchment for the Bureaucrat.</source>
        <comment>rules B26</comment>
        <translation>Nein. Zwei könnten einander endlos kopieren, und die gedruckte Regel spricht von einer anderen Schriftrolle. Hat dein Nachbar sonst nichts, zählt die Karte 0, ist aber für den Bürokraten eine Schriftrolle.</translation>
    </message>
    <message>
        <source>The same card twice</source>
        <comment>rules B27</comment>
        <translation>Zweimal dieselbe Karte</translation>
    </message>
    <message>
        <source>With two lords, may your Liberal and your Socialist copy the same parchment?</source>
        <comment>rules B27</comment>
        <translation>Dürfen zu zweit dein Rechter und dein Linker dieselbe Schriftrolle kopieren?</translation>
    </message>
    <message>
        <source>Yes, nothing forbids it, and each counts. Two Treasure Hunters each add the value of your treasures once. A glove is worth 4 if you have at least one for the other hand.</source>
        <comment>rules B27</comment>
        <translation>Ja, nichts verbietet es, und jede zählt. Zwei Schatzjäger zählen den Wert deiner Schätze je einmal dazu. Ein Handschuh ist 4 wert, wenn du mindestens einen für die andere Hand hast.</translation>
    </message>
    <message>
        <source>Cards before you</source>
        <comment>rules B28</comment>
        <translation>Karten vor dir</translation>
    </message>
    <message>
        <source>Does the Bureaucrat count a copied parchment?</source>
        <comment>rules B28</comment>
        <translation>Zählt der Bürokrat eine kopierte Schriftrolle?</translation>
    </message>
    <message>
        <source>No. It counts the cards that lie before you: a copying card once, and the copied one not, for no card has been added.</source>
        <comment>rules B28</comment>
        <translation>Nein. Er zählt die Karten, die vor dir liegen: eine kopierende einmal und die kopierte nicht, denn es ist keine Karte dazugekommen.</translation>
    </message>
    <message>
        <source>Who is second</source>
        <comment>rules B29</comment>
        <translation>Wer Zweiter ist</translation>
    </message>
    <message>
        <source>When does the Opportunist count, and who is second in a tie?</source>
        <comment>rules B29</comment>
        <translation>Wann zählt die Graue Eminenz, und wer ist bei Gleichstand Zweiter?</translation>
    </message>
    <message>
        <source>It looks at the points of all lords without any Opportunist. You are second if exactly one lord is ahead of you. So two may share the second place, but if two share the first, nobody is second. The printed rules only say that it comes last of all.</source>
        <comment>rules B29</comment>
        <translation>Sie sieht auf die Punkte aller Hasenlords ohne jede Graue Eminenz. Zweiter bist du, wenn genau einer vor dir liegt. Den zweiten Platz können also zwei teilen, aber wenn zwei den ersten teilen, ist niemand Zweiter. Die gedruckte Regel sagt nur, dass sie ganz zuletzt zählt.</translation>
    </message>
    <message>
        <source>A tie</source>
        <comment>rules B30</comment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>What if several lords have the most points?</source>
        <comment>rules B30</comment>
        <translation>Was, wenn mehrere die meisten Punkte haben?</translation>
    </message>
    <message>
        <source>They share the victory, and each of them is Big Ears. There is nothing else to decide by.</source>
        <comment>rules B30</comment>
        <translation>Sie teilen sich den Sieg, und jeder von ihnen ist Langohr. Sonst gibt es nichts, was entscheiden könnte.</translation>
    </message>
    <message>
        <source>Hands that were passed on</source>
        <comment>rules B31</comment>
        <translation>Weitergegebene Karten</translation>
    </message>
    <message>
        <source>May you look again at a hand that you have passed on?</source>
        <comment>rules B31</comment>
        <translation>Darf man Karten, die man weitergegeben hat, noch einmal ansehen?</translation>
    </message>
    <message>
        <source>No. Remembering it is part of the game. Computers keep to that as well: they use only what their seat has seen.</source>
        <comment>rules B31</comment>
        <translation>Nein. Sie sich zu merken gehört zum Spiel. Auch Computer halten sich daran: Sie nutzen nur, was von ihrem Platz aus zu sehen war.</translation>
    </message>
    <message>
        <source>Rulings of this program</source>
        <comment>rules §1</comment>
        <translation>Festlegungen dieses Programms</translation>
    </message>
    <message>
        <source>What a ruling is</source>
        <comment>rules §1</comment>
        <translation>Was eine Festlegung ist</translation>
    </message>
    <message>
        <source>The printed rules leave some points open, and on some of them sources disagree. That is where this program had to decide. These rulings are its own: at your table you may agree otherwise. Each says why.</source>
        <comment>rules §1</comment>
        <translation>Die gedruckte Regel lässt manches offen, und manchmal sind die Quellen uneins. Da musste dieses Programm entscheiden. Diese Festlegungen sind seine eigenen: An deinem Tisch könnt ihr es anders ausmachen. Bei jeder steht der Grund.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book setup</name>
    <message>
        <source>Before the game</source>
        <comment>rules §2</comment>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>Lords and seats</source>
        <comment>rules §2</comment>
        <translation>Hasenlords und Plätze</translation>
    </message>
    <message>
        <source>Two, three or four lords play, each with rabbits of one color: yellow, pink, black or red.</source>
        <comment>rules §2</comment>
        <translation>Zwei, drei oder vier Hasenlords spielen mit, jeder mit Hasen in einer Farbe: Gelb, Rosa, Schwarz oder Rot.</translation>
    </message>
    <message>
        <source>The seats go clockwise. Your &lt;b&gt;left neighbor&lt;/b&gt; sits next to you clockwise, your &lt;b&gt;right neighbor&lt;/b&gt; on the other side. With two lords, both are your one opponent.</source>
        <comment>rules §2</comment>
        <translation>Die Plätze gehen im Uhrzeigersinn. So sitzt dein &lt;b&gt;linker Nachbar&lt;/b&gt; neben dir, auf der anderen Seite dein &lt;b&gt;rechter Nachbar&lt;/b&gt;. Zu zweit ist beides dein einziger Gegner.</translation>
    </message>
    <message>
        <source>Nobody begins, for everybody plays at the same time.</source>
        <comment>rules §2</comment>
        <translation>Niemand beginnt, denn alle spielen gleichzeitig.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <comment>rules §2</comment>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>All 182 cards are shuffled into the deck. At the beginning of every round each lord gets new cards:</source>
        <comment>rules §3</comment>
        <translation>Alle 182 Karten werden zu einem Stapel gemischt. Zu Beginn jeder Runde bekommt jeder neue Karten:</translation>
    </message>
    <message>
        <source>Lords</source>
        <comment>rules §2</comment>
        <translation>Hasenlords</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>rules §2</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Reserve</source>
        <comment>rules §2</comment>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Picks in a round</source>
        <comment>rules §2</comment>
        <translation>Wie oft in einer Runde ausgewählt wird</translation>
    </message>
    <message>
        <source>none</source>
        <comment>rules §2</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>The &lt;b&gt;reserve&lt;/b&gt; is a pile of your own, face down, for the &lt;a href=&apos;explore/two&apos;&gt;game with two&lt;/a&gt;.</source>
        <comment>rules §3</comment>
        <translation>Die &lt;b&gt;Reserve&lt;/b&gt; ist dein eigener verdeckter Stapel für das &lt;a href=&apos;explore/two&apos;&gt;Spiel zu zweit&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book sources</name>
    <message>
        <source>Sources</source>
        <comment>rules §1</comment>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Where the facts come from</source>
        <comment>rules §1</comment>
        <translation>Woher die Angaben kommen</translation>
    </message>
    <message>
        <source>The rules in this program follow the Polish rulebook of 2017. It names the parts of the game and shows some of the cards. All other cards, and the whole map, are from lists that owners of the box have typed.</source>
        <comment>rules §1</comment>
        <translation>Die Regeln in diesem Programm folgen der polnischen Spielregel von 2017. Sie nennt die Teile des Spiels und zeigt manche Karten. Alle anderen Karten und der ganze Plan stammen aus Listen, die Besitzer des Spiels abgetippt haben.</translation>
    </message>
    <message>
        <source>&lt;b&gt;From the rulebook:&lt;/b&gt; the rulebook shows the card or says what it does.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Aus der Spielregel:&lt;/b&gt; Sie zeigt die Karte oder sagt, was sie bewirkt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Partly from the rulebook:&lt;/b&gt; some of it is there, and the rest is in owners&apos; lists.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Teils aus der Spielregel:&lt;/b&gt; Ein Teil steht dort, der Rest in Listen von Besitzern.</translation>
    </message>
    <message>
        <source>&lt;b&gt;From owners&apos; lists:&lt;/b&gt; several lists agree, and the rulebook does not show it.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Aus Listen von Besitzern:&lt;/b&gt; Mehrere Listen stimmen überein, die Spielregel zeigt es nicht.</translation>
    </message>
    <message>
        <source>&lt;b&gt;From one list only:&lt;/b&gt; nothing confirms it. It may be wrong.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Nur aus einer Liste:&lt;/b&gt; Nichts bestätigt es. Es kann falsch sein.</translation>
    </message>
    <message>
        <source>The map with its terrains comes from two lists that agree, except for &lt;a href=&apos;ruling/B3&apos;&gt;one piece of lava&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>Der Plan mit seinen Landschaften stammt aus zwei Listen, die bis auf &lt;a href=&apos;ruling/B3&apos;&gt;ein Stück Lava&lt;/a&gt; übereinstimmen.</translation>
    </message>
    <message>
        <source>Of the Fisher King and the King of Thieves, the rulebook shows the points, but how many fish or cities they need cannot be read there. That number is from a list.</source>
        <comment>rules §6</comment>
        <translation>Beim König der Meere und beim König der Diebe zeigt die Spielregel die Punkte, aber wie viele Fische oder Städte nötig sind, ist dort nicht zu lesen. Diese Zahl stammt aus einer Liste.</translation>
    </message>
    <message>
        <source>If you own the game</source>
        <comment>rules §1</comment>
        <translation>Wenn du das Spiel besitzt</translation>
    </message>
    <message>
        <source>All facts of the map and the cards are in one readable file of the program, its catalogue, with the source of each. If a card in your box differs, a correction is welcome.</source>
        <comment>rules §1</comment>
        <translation>Alle Angaben zum Plan und zu den Karten stehen in einer lesbaren Datei des Programms, dem Katalog, jede mit ihrer Quelle. Ist eine Karte in deiner Schachtel anders, berichtigen wir sie gern.</translation>
    </message>
    <message>
        <source>The names</source>
        <comment>rules §1</comment>
        <translation>Die Namen</translation>
    </message>
    <message>
        <source>The Polish names of cards are those of the rulebook, as far as it shows them. All other names, and all texts on the cards, are this program&apos;s own.</source>
        <comment>rules §1</comment>
        <translation>Die polnischen Namen der Karten stammen aus der Spielregel, soweit sie sie zeigt. Alle anderen Namen und alle Texte auf den Karten sind eigene.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book start</name>
    <message>
        <source>Welcome</source>
        <comment>rules §2</comment>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>The game in a minute</source>
        <comment>rules §2</comment>
        <translation>Das Spiel in einer Minute</translation>
    </message>
    <message>
        <source>The rabbits have found a new world, and two to four lords share it out. You collect territories on a map of 100, put cities and farms on them, and harvest golden carrots: your points.</source>
        <comment>rules §2</comment>
        <translation>Die Hasen haben eine neue Welt gefunden, und zwei bis vier Hasenlords teilen sie unter sich auf. Du sammelst Gebiete auf einem Plan, der 100 davon hat, baust Städte und Farmen darauf und erntest goldene Karotten: deine Punkte.</translation>
    </message>
    <message>
        <source>A card gives you a territory for good. Territories that touch grow together into a &lt;a href=&apos;harvest/fief&apos;&gt;fief&lt;/a&gt;. Every round, each fief brings its &lt;b&gt;strength&lt;/b&gt; times its &lt;b&gt;wealth&lt;/b&gt;: the towers of its cities times the kinds of resources it produces.</source>
        <comment>rules §5</comment>
        <translation>Eine Karte gibt dir ein Gebiet für immer. Gebiete, die sich berühren, wachsen zu einem &lt;a href=&apos;harvest/fief&apos;&gt;Lehen&lt;/a&gt; zusammen. Jede Runde bringt ein Lehen seine &lt;b&gt;Stärke&lt;/b&gt; mal seinen &lt;b&gt;Wohlstand&lt;/b&gt;: die Türme seiner Städte mal die Arten von Rohstoffen, die es erzeugt.</translation>
    </message>
    <message>
        <source>So a large fief alone brings nothing. A city without resources is poor, and fields without a city are just fields. Bring the two together, and the carrots grow.</source>
        <comment>rules §5</comment>
        <translation>Ein großes Lehen allein bringt also nichts. Eine Stadt ohne Rohstoffe ist arm, und Felder ohne Stadt sind nur Felder. Bring beides zusammen, und die Karotten wachsen.</translation>
    </message>
    <message>
        <source>After four rounds everybody turns up the &lt;a href=&apos;end/parchments&apos;&gt;parchments&lt;/a&gt; they have gathered: treasures and secret missions with more points. Whoever has the most points then is Big Ears and wins.</source>
        <comment>rules §7</comment>
        <translation>Nach vier Runden decken alle die gesammelten &lt;a href=&apos;end/parchments&apos;&gt;Schriftrollen&lt;/a&gt; auf: Schätze und geheime Aufträge mit weiteren Punkten. Wer dann die meisten Punkte hat, heißt Langohr und gewinnt.</translation>
    </message>
    <message>
        <source>The four rounds</source>
        <comment>rules §2</comment>
        <translation>Die vier Runden</translation>
    </message>
    <message>
        <source>A game has four rounds. Each of them has three parts:</source>
        <comment>rules §2</comment>
        <translation>Ein Spiel hat vier Runden. Jede hat drei Teile:</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;explore/pick&apos;&gt;Exploration&lt;/a&gt;.&lt;/b&gt; All lords pick cards from their hands, again and again, until no cards are left.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;explore/pick&apos;&gt;Erkundung&lt;/a&gt;.&lt;/b&gt; Alle wählen Karten aus ihrer Hand, wieder und wieder, bis keine mehr da sind.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;build/overview&apos;&gt;Construction&lt;/a&gt;.&lt;/b&gt; You put the buildings you have gathered on your territories, or keep them for later.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;build/overview&apos;&gt;Bauphase&lt;/a&gt;.&lt;/b&gt; Du baust die gesammelten Bauwerke auf deinen Gebieten oder hebst sie für später auf.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;harvest/yield&apos;&gt;Harvest&lt;/a&gt;.&lt;/b&gt; Every fief brings its points.</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;harvest/yield&apos;&gt;Ernte&lt;/a&gt;.&lt;/b&gt; Jedes Lehen bringt seine Punkte.</translation>
    </message>
    <message>
        <source>After the fourth harvest the parchments are counted, and the game is over.</source>
        <comment>rules §6</comment>
        <translation>Nach der vierten Ernte werden die Schriftrollen gezählt, und das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>How to read this book</source>
        <comment>rules §2</comment>
        <translation>Wie dieses Buch zu lesen ist</translation>
    </message>
    <message>
        <source>The examples are live: the program draws them from a position and counts them by the same rules you play by. In the pictures you see a part of the map, and the fief that matters is marked.</source>
        <comment>rules §2</comment>
        <translation>Die Beispiele leben: Das Programm zeichnet sie aus einer Stellung und zählt sie nach denselben Regeln, nach denen du spielst. Auf den Bildern siehst du einen Teil des Plans, und das Lehen, um das es geht, ist markiert.</translation>
    </message>
    <message>
        <source>A box with a number such as B7 is a &lt;a href=&apos;rulings/about&apos;&gt;ruling&lt;/a&gt;: a point that the printed rules leave open, or on which sources disagree, and what this program does about it.</source>
        <comment>rules §2</comment>
        <translation>Ein Kasten mit einer Nummer wie B7 ist eine &lt;a href=&apos;rulings/about&apos;&gt;Festlegung&lt;/a&gt;: ein Punkt, den die gedruckte Regel offen lässt oder in dem die Quellen uneins sind, und was dieses Programm daraus macht.</translation>
    </message>
    <message>
        <source>Not every card is shown in the printed rules. The chapters on the cards say of each where its facts &lt;a href=&apos;sources/cards&apos;&gt;come from&lt;/a&gt;.</source>
        <comment>rules §2</comment>
        <translation>Die gedruckte Regel zeigt nicht jede Karte. Die Kapitel über die Karten sagen bei jeder, woher ihre Angaben &lt;a href=&apos;sources/cards&apos;&gt;kommen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>This program was made by fans. Its words and pictures are its own; the game itself is by Richard Garfield, with art by Paul Mafayon, published by IELLO.</source>
        <comment>rules §2</comment>
        <translation>Dieses Programm haben Fans gemacht. Texte und Bilder sind eigens dafür gemacht; das Spiel selbst ist von Richard Garfield, illustriert von Paul Mafayon, erschienen bei IELLO.</translation>
    </message>
</context>
<context>
    <name>Bunny Rule book terms</name>
    <message>
        <source>Terms</source>
        <comment>rules §1</comment>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>The words of the game</source>
        <comment>rules §1</comment>
        <translation>Die Wörter des Spiels</translation>
    </message>
    <message>
        <source>Term</source>
        <comment>rules §1</comment>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>What it means</source>
        <comment>rules §1</comment>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>adjacent</source>
        <comment>rules §1</comment>
        <translation>angrenzend</translation>
    </message>
    <message>
        <source>sharing an edge, without lava on it</source>
        <comment>rules §1</comment>
        <translation>mit gemeinsamer Kante, auf der keine Lava ist</translation>
    </message>
    <message>
        <source>basic resource</source>
        <comment>rules §1</comment>
        <translation>Grundrohstoff</translation>
    </message>
    <message>
        <source>wood, fish or carrots</source>
        <comment>rules §1</comment>
        <translation>Holz, Fisch oder Karotten</translation>
    </message>
    <message>
        <source>camp</source>
        <comment>rules §1</comment>
        <translation>Lager</translation>
    </message>
    <message>
        <source>a building on an unoccupied territory, with a number from 1 to 6</source>
        <comment>rules §1</comment>
        <translation>ein Bauwerk auf einem unbesetzten Gebiet, mit einer Nummer von 1 bis 6</translation>
    </message>
    <message>
        <source>city</source>
        <comment>rules §1</comment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>a building with one, two or three towers; 18 are printed on the map</source>
        <comment>rules §1</comment>
        <translation>ein Bauwerk mit einem, zwei oder drei Türmen; 18 sind auf dem Plan</translation>
    </message>
    <message>
        <source>to control</source>
        <comment>rules §1</comment>
        <translation>kontrollieren</translation>
    </message>
    <message>
        <source>to have a rabbit on a territory</source>
        <comment>rules §1</comment>
        <translation>einen Hasen auf einem Gebiet haben</translation>
    </message>
    <message>
        <source>deck</source>
        <comment>rules §1</comment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>the shuffled cards that have not been dealt</source>
        <comment>rules §1</comment>
        <translation>die gemischten Karten, die nicht ausgeteilt sind</translation>
    </message>
    <message>
        <source>to drop</source>
        <comment>rules §1</comment>
        <translation>ablegen</translation>
    </message>
    <message>
        <source>to put a card face down out of the game, with two lords only</source>
        <comment>rules §1</comment>
        <translation>eine Karte verdeckt aus dem Spiel nehmen, nur zu zweit</translation>
    </message>
    <message>
        <source>farm</source>
        <comment>rules §1</comment>
        <translation>Farm</translation>
    </message>
    <message>
        <source>a building that produces a resource</source>
        <comment>rules §1</comment>
        <translation>ein Bauwerk, das einen Rohstoff erzeugt</translation>
    </message>
    <message>
        <source>fief</source>
        <comment>rules §1</comment>
        <translation>Lehen</translation>
    </message>
    <message>
        <source>all territories of a lord that are connected</source>
        <comment>rules §1</comment>
        <translation>alle verbundenen Gebiete eines Hasenlords</translation>
    </message>
    <message>
        <source>golden carrots</source>
        <comment>rules §1</comment>
        <translation>goldene Karotten</translation>
    </message>
    <message>
        <source>points</source>
        <comment>rules §1</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>rules §1</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>the cards from which you pick</source>
        <comment>rules §1</comment>
        <translation>die Karten, aus denen du auswählst</translation>
    </message>
    <message>
        <source>to keep</source>
        <comment>rules §1</comment>
        <translation>aufheben</translation>
    </message>
    <message>
        <source>to leave a building for later</source>
        <comment>rules §1</comment>
        <translation>ein Bauwerk für später liegen lassen</translation>
    </message>
    <message>
        <source>lord</source>
        <comment>rules §1</comment>
        <translation>Hasenlord</translation>
    </message>
    <message>
        <source>a player</source>
        <comment>rules §1</comment>
        <translation>ein Spieler</translation>
    </message>
    <message>
        <source>luxury resource</source>
        <comment>rules §1</comment>
        <translation>Luxusrohstoff</translation>
    </message>
    <message>
        <source>pearls, mushrooms, spice, diamonds, copper, gold or iron</source>
        <comment>rules §1</comment>
        <translation>Perlen, Pilze, Gewürze, Diamanten, Kupfer, Gold oder Eisen</translation>
    </message>
    <message>
        <source>mission</source>
        <comment>rules §1</comment>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>a parchment that brings points for what you have</source>
        <comment>rules §1</comment>
        <translation>eine Schriftrolle, die Punkte für das bringt, was du hast</translation>
    </message>
    <message>
        <source>parchment</source>
        <comment>rules §1</comment>
        <translation>Schriftrolle</translation>
    </message>
    <message>
        <source>a card that counts at the end and stays hidden until then</source>
        <comment>rules §1</comment>
        <translation>eine Karte, die am Ende zählt und bis dahin verborgen bleibt</translation>
    </message>
    <message>
        <source>to pass on</source>
        <comment>rules §1</comment>
        <translation>weitergeben</translation>
    </message>
    <message>
        <source>to give the rest of your hand to a neighbor</source>
        <comment>rules §1</comment>
        <translation>den Rest der Hand einem Nachbarn geben</translation>
    </message>
    <message>
        <source>to pick</source>
        <comment>rules §1</comment>
        <translation>auswählen</translation>
    </message>
    <message>
        <source>to choose cards from your hand</source>
        <comment>rules §1</comment>
        <translation>Karten aus der eigenen Hand nehmen</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>rules §1</comment>
        <translation>ausspielen</translation>
    </message>
    <message>
        <source>to turn a card up and do what it says</source>
        <comment>rules §1</comment>
        <translation>eine Karte aufdecken und tun, was sie sagt</translation>
    </message>
    <message>
        <source>Provisions</source>
        <comment>rules §1</comment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>a card that lets you play two cards from the deck</source>
        <comment>rules §1</comment>
        <translation>eine Karte, mit der du zwei Karten vom Stapel ausspielst</translation>
    </message>
    <message>
        <source>reserve</source>
        <comment>rules §1</comment>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>your own face-down pile in a game with two lords</source>
        <comment>rules §1</comment>
        <translation>dein eigener verdeckter Stapel im Spiel zu zweit</translation>
    </message>
    <message>
        <source>round</source>
        <comment>rules §1</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>exploration, construction and harvest; there are four</source>
        <comment>rules §1</comment>
        <translation>Erkundung, Bauphase und Ernte; es gibt vier</translation>
    </message>
    <message>
        <source>sky tower</source>
        <comment>rules §1</comment>
        <translation>Riesenturm</translation>
    </message>
    <message>
        <source>a pair of towers that joins two fiefs</source>
        <comment>rules §1</comment>
        <translation>ein Turmpaar, das zwei Lehen verbindet</translation>
    </message>
    <message>
        <source>strength</source>
        <comment>rules §1</comment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>all towers of a fief</source>
        <comment>rules §1</comment>
        <translation>alle Türme eines Lehens</translation>
    </message>
    <message>
        <source>territory</source>
        <comment>rules §1</comment>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>one of the 100 spaces of the map</source>
        <comment>rules §1</comment>
        <translation>eins der 100 Felder des Plans</translation>
    </message>
    <message>
        <source>trading post</source>
        <comment>rules §1</comment>
        <translation>Handelsposten</translation>
    </message>
    <message>
        <source>a farm whose resource you choose every round</source>
        <comment>rules §1</comment>
        <translation>eine Farm, deren Rohstoff du jede Runde wählst</translation>
    </message>
    <message>
        <source>treasure</source>
        <comment>rules §1</comment>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>a parchment that is worth points by itself</source>
        <comment>rules §1</comment>
        <translation>eine Schriftrolle, die von sich aus Punkte bringt</translation>
    </message>
    <message>
        <source>unoccupied</source>
        <comment>rules §1</comment>
        <translation>unbesetzt</translation>
    </message>
    <message>
        <source>without rabbit and without building</source>
        <comment>rules §1</comment>
        <translation>ohne Hasen und ohne Bauwerk</translation>
    </message>
    <message>
        <source>used cards</source>
        <comment>rules §1</comment>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>the cards that were played, except parchments and buildings that still wait</source>
        <comment>rules §1</comment>
        <translation>die ausgespielten Karten, ohne Schriftrollen und Bauwerke, die noch warten</translation>
    </message>
    <message>
        <source>wealth</source>
        <comment>rules §1</comment>
        <translation>Wohlstand</translation>
    </message>
    <message>
        <source>the different resources of a fief</source>
        <comment>rules §1</comment>
        <translation>die verschiedenen Rohstoffe eines Lehens</translation>
    </message>
</context>
<context>
    <name>Bunny Tutorial</name>
    <message>
        <source>A territory and a fief</source>
        <comment>rules §5</comment>
        <translation>Ein Gebiet und ein Lehen</translation>
    </message>
    <message>
        <source>Rabbits share out a new world. The map has 100 territories; each is named by its row and column.</source>
        <comment>rules §1</comment>
        <translation>Hasen teilen eine neue Welt unter sich auf. Der Plan hat 100 Gebiete; jedes heißt nach seiner Reihe und seiner Spalte.</translation>
    </message>
    <message>
        <source>You are &lt;b&gt;Yellow&lt;/b&gt;. A territory with your rabbit is yours until the end of the game.</source>
        <comment>rules §3</comment>
        <translation>Du bist &lt;b&gt;Gelb&lt;/b&gt;. Ein Gebiet mit deinem Hasen gehört dir bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <source>D3 and D4 share an edge, so they are one &lt;b&gt;fief&lt;/b&gt;. D3 is a city with one tower: strength {strength}. The field D4 produces carrots: wealth {wealth}.</source>
        <comment>rules §5</comment>
        <translation>D3 und D4 haben eine Kante gemeinsam, also sind sie ein &lt;b&gt;Lehen&lt;/b&gt;. D3 ist eine Stadt mit einem Turm: Stärke {strength}. Das Feld D4 erzeugt Karotten: Wohlstand {wealth}.</translation>
    </message>
    <message>
        <source>Every round the fief brings strength times wealth. Points now: {points}.</source>
        <comment>rules §5</comment>
        <translation>Jede Runde bringt das Lehen Stärke mal Wohlstand. Punkte jetzt: {points}.</translation>
    </message>
    <message>
        <source>B3 is yours, too, a city that stands alone. A city without resources brings nothing. The card &lt;b&gt;C3&lt;/b&gt; would join it to your fief, and &lt;b&gt;C4&lt;/b&gt; is a sea with fish.</source>
        <comment>rules §5</comment>
        <translation>Auch B3 gehört dir, eine Stadt, die allein steht. Eine Stadt ohne Rohstoffe bringt nichts. Die Karte &lt;b&gt;C3&lt;/b&gt; würde sie mit deinem Lehen verbinden, und &lt;b&gt;C4&lt;/b&gt; ist ein Meer mit Fisch.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose C3 and C4.&lt;/b&gt;</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;Wähle C3 und C4.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Choose C3, which joins your two fiefs, and C4, which brings fish.</source>
        <comment>rules §5</comment>
        <translation>Wähle C3, das deine beiden Lehen verbindet, und C4, das Fisch bringt.</translation>
    </message>
    <message>
        <source>Your rabbits have landed. Two towers, and two different resources. Strength {strength}, wealth {wealth}, so the points are: {points}. A second field would not help: the same resource counts once.</source>
        <comment>rules §5</comment>
        <translation>Deine Hasen sind gelandet. Zwei Türme und zwei verschiedene Rohstoffe. Stärke {strength}, Wohlstand {wealth}, also Punkte: {points}. Noch ein Feld brächte nichts: Derselbe Rohstoff zählt einmal.</translation>
    </message>
    <message>
        <source>A fief is all that connects: edges count, corners do not.</source>
        <comment>rules §5</comment>
        <translation>Ein Lehen ist alles, was zusammenhängt: an Kanten, nicht an Ecken.</translation>
    </message>
    <message>
        <source>It brings its towers times its different resources.</source>
        <comment>rules §5</comment>
        <translation>Es bringt seine Türme mal seine verschiedenen Rohstoffe.</translation>
    </message>
    <message>
        <source>Picking cards</source>
        <comment>rules §3</comment>
        <translation>Karten auswählen</translation>
    </message>
    <message>
        <source>This is your hand. All lords choose &lt;b&gt;two cards&lt;/b&gt; at the same time and pass the rest on: in this round to the right, to Black. What you leave here, others may take.</source>
        <comment>rules §3</comment>
        <translation>Das ist deine Hand. Alle wählen gleichzeitig &lt;b&gt;zwei Karten&lt;/b&gt; und geben den Rest weiter: in dieser Runde nach rechts, an Schwarz. Was du hier lässt, können andere nehmen.</translation>
    </message>
    <message>
        <source>There are &lt;b&gt;territories&lt;/b&gt;, &lt;b&gt;buildings&lt;/b&gt; and &lt;b&gt;parchments&lt;/b&gt;. A building waits before you until you build it. A parchment stays hidden and counts at the end.</source>
        <comment>rules §3</comment>
        <translation>Es gibt &lt;b&gt;Gebiete&lt;/b&gt;, &lt;b&gt;Bauwerke&lt;/b&gt; und &lt;b&gt;Schriftrollen&lt;/b&gt;. Ein Bauwerk wartet vor dir, bis du es baust. Eine Schriftrolle bleibt verborgen und zählt am Ende.</translation>
    </message>
    <message>
        <source>You have a sea, so the Fisher is worth something. &lt;b&gt;Choose City 2 and the Fisher.&lt;/b&gt;</source>
        <comment>rules §3</comment>
        <translation>Du hast Meere, also ist der Fischer etwas wert. &lt;b&gt;Wähle Stadt 2 und den Fischer.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Choose City 2 and the Fisher here.</source>
        <comment>rules §3</comment>
        <translation>Wähle hier Stadt 2 und den Fischer.</translation>
    </message>
    <message>
        <source>All picks were turned up together, but the others only see that you have a parchment. Here is the next hand, from Pink.</source>
        <comment>rules §3</comment>
        <translation>Alle ausgewählten Karten wurden zugleich aufgedeckt, aber die anderen sehen nur, dass du eine Schriftrolle hast. Hier ist die nächste Hand, von Rosa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Provisions&lt;/b&gt; draw two cards from the deck, and both are played at once. &lt;b&gt;Choose Provisions and A7&lt;/b&gt;, a sea for your Fisher.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Vorrat&lt;/b&gt; zieht zwei Karten vom Stapel, und beide werden sofort ausgespielt. &lt;b&gt;Wähle Vorrat und A7&lt;/b&gt;, ein Meer für deinen Fischer.</translation>
    </message>
    <message>
        <source>Choose Provisions, and A7 with its fish.</source>
        <comment>rules §3</comment>
        <translation>Wähle Vorrat, und A7 mit seinem Fisch.</translation>
    </message>
    <message>
        <source>Two cards came from the deck: the sea J9 and a fish farm, which waits before you. The seas on the map already give you fish: {fish}.</source>
        <comment>rules §3</comment>
        <translation>Zwei Karten kamen vom Stapel: das Meer J9 und eine Fischfarm, die vor dir wartet. Die Meere auf dem Plan geben dir schon Fisch: {fish}.</translation>
    </message>
    <message>
        <source>With two lords you choose one card to play and one to &lt;b&gt;drop&lt;/b&gt;, face down: that one nobody gets.</source>
        <comment>rules §3</comment>
        <translation>Zu zweit wählst du eine Karte zum Ausspielen und eine, die du verdeckt &lt;b&gt;ablegst&lt;/b&gt;: Die bekommt niemand.</translation>
    </message>
    <message>
        <source>Choose two cards, pass on the rest, and so on until the hand is empty.</source>
        <comment>rules §3</comment>
        <translation>Wähle zwei Karten, gib den Rest weiter, und so fort, bis die Hand leer ist.</translation>
    </message>
    <message>
        <source>Think of what your neighbor could do with the rest.</source>
        <comment>rules §3</comment>
        <translation>Denk daran, was dein Nachbar mit dem Rest anfangen könnte.</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>rules §4</comment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>The cards are gone, and now you build, as much as you like. What you keep waits for a later round. Your two fiefs bring {first} and {second}.</source>
        <comment>rules §4</comment>
        <translation>Die Karten sind weg, und jetzt baust du, so viel du willst. Was du aufhebst, wartet auf eine spätere Runde. Deine beiden Lehen bringen {first} und {second}.</translation>
    </message>
    <message>
        <source>A city may stand on any of your territories without a building. D4 and E4 have carrots, but no tower. &lt;b&gt;Build City 2 on E4.&lt;/b&gt;</source>
        <comment>rules §4</comment>
        <translation>Eine Stadt darf auf jedem deiner Gebiete ohne Bauwerk stehen. D4 und E4 haben Karotten, aber keinen Turm. &lt;b&gt;Baue Stadt 2 auf E4.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Build City 2 on E4, in the fief without towers.</source>
        <comment>rules §4</comment>
        <translation>Baue Stadt 2 auf E4, in dem Lehen ohne Türme.</translation>
    </message>
    <message>
        <source>The fief brings {points} now. With wealth {wealth}, each new resource is worth as much as the towers. &lt;b&gt;Build the Wood Farm on E5.&lt;/b&gt;</source>
        <comment>rules §4</comment>
        <translation>Das Lehen bringt jetzt {points}. Bei Wohlstand {wealth} ist jeder neue Rohstoff so viel wert, wie es Türme gibt. &lt;b&gt;Baue die Holzfarm auf E5.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Build the Wood Farm on E5.</source>
        <comment>rules §4</comment>
        <translation>Baue die Holzfarm auf E5.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;sky tower&lt;/b&gt; joins two fiefs over any distance. Now they bring {first} and {second}. &lt;b&gt;Build the towers on D4 and H9.&lt;/b&gt;</source>
        <comment>rules §4</comment>
        <translation>Ein &lt;b&gt;Riesenturm&lt;/b&gt; verbindet zwei Lehen über jede Entfernung. Jetzt bringen sie {first} und {second}. &lt;b&gt;Baue die Türme auf D4 und H9.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Build the sky tower on D4 and H9.</source>
        <comment>rules §4</comment>
        <translation>Baue den Riesenturm auf D4 und H9.</translation>
    </message>
    <message>
        <source>One fief with all towers and all resources brings far more. Points: {points}.</source>
        <comment>rules §4</comment>
        <translation>Ein Lehen mit allen Türmen und allen Rohstoffen bringt viel mehr. Punkte: {points}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Camps&lt;/b&gt; go on unoccupied land, the lowest number first. They hold it until somebody plays its card.</source>
        <comment>rules §4</comment>
        <translation>&lt;b&gt;Lager&lt;/b&gt; kommen auf unbesetztes Land, die niedrigste Nummer zuerst. Sie halten es, bis jemand dessen Karte ausspielt.</translation>
    </message>
    <message>
        <source>One building a territory; what is built stays.</source>
        <comment>rules §4</comment>
        <translation>Ein Bauwerk je Gebiet; was gebaut ist, bleibt.</translation>
    </message>
    <message>
        <source>Luxury farms need the right terrain, and a city of strength 3 a mountain.</source>
        <comment>rules §4</comment>
        <translation>Luxusfarmen brauchen die richtige Landschaft und eine Stadt der Stärke 3 ein Gebirge.</translation>
    </message>
    <message>
        <source>Harvest</source>
        <comment>rules §5</comment>
        <translation>Ernte</translation>
    </message>
    <message>
        <source>On G6 stands your &lt;b&gt;trading post&lt;/b&gt;. Before every harvest you choose what it produces. Your fief has wood and carrots already. Strength: {strength}. Wealth: {wealth}.</source>
        <comment>rules §5</comment>
        <translation>Auf G6 steht dein &lt;b&gt;Handelsposten&lt;/b&gt;. Vor jeder Ernte wählst du, was er erzeugt. Dein Lehen hat schon Holz und Karotten. Stärke: {strength}. Wohlstand: {wealth}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose fish&lt;/b&gt;: something new.</source>
        <comment>rules §5</comment>
        <translation>&lt;b&gt;Wähle Fisch&lt;/b&gt;: etwas Neues.</translation>
    </message>
    <message>
        <source>Choose what the fief does not have yet: fish.</source>
        <comment>rules §5</comment>
        <translation>Wähle, was das Lehen noch nicht hat: Fisch.</translation>
    </message>
    <message>
        <source>Every fief was counted: strength {strength} times wealth {wealth} is {points}. Your forests H10 and I10 have no city and bring nothing. So your harvests so far are: {all}.</source>
        <comment>rules §5</comment>
        <translation>Jedes Lehen wurde gezählt: Stärke {strength} mal Wohlstand {wealth} ist {points}. Deine Wälder H10 und I10 haben keine Stadt und bringen nichts. Deine Ernten bisher: {all}.</translation>
    </message>
    <message>
        <source>Points are never lost, and all buildings stay. New cards have been dealt, and hands now go the other way. There are four rounds.</source>
        <comment>rules §5</comment>
        <translation>Punkte gehen nie verloren, und alle Bauwerke bleiben. Neue Karten sind ausgeteilt, und weitergegeben wird jetzt andersherum. Es gibt vier Runden.</translation>
    </message>
    <message>
        <source>A tower is worth as much as the fief has resources.</source>
        <comment>rules §5</comment>
        <translation>Ein Turm ist so viel wert, wie das Lehen Rohstoffe hat.</translation>
    </message>
    <message>
        <source>A new resource is worth as much as the fief has towers.</source>
        <comment>rules §5</comment>
        <translation>Ein neuer Rohstoff ist so viel wert, wie das Lehen Türme hat.</translation>
    </message>
    <message>
        <source>Parchments</source>
        <comment>rules §6</comment>
        <translation>Schriftrollen</translation>
    </message>
    <message>
        <source>The last harvest is over. You have {you} points, Pink has {pink}. Now all parchments are turned up and counted on the map as it stands.</source>
        <comment>rules §6</comment>
        <translation>Die letzte Ernte ist vorbei. Du hast {you} Punkte, Rosa hat {pink}. Jetzt werden alle Schriftrollen aufgedeckt und nach dem gezählt, was auf dem Plan steht.</translation>
    </message>
    <message>
        <source>The Royal Crown is a &lt;b&gt;treasure&lt;/b&gt;: {crown} points. The Burgomaster is a &lt;b&gt;mission&lt;/b&gt;, with a point for each city you control. Points: {cities}.</source>
        <comment>rules §6</comment>
        <translation>Die Königliche Krone ist ein &lt;b&gt;Schatz&lt;/b&gt;, Punkte: {crown}. Der Bürgermeister ist ein &lt;b&gt;Auftrag&lt;/b&gt; mit einem Punkt für jede Stadt, die du kontrollierst. Punkte: {cities}.</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;Liberal&lt;/b&gt; copies a parchment of your right neighbor, and counts it with &lt;i&gt;your&lt;/i&gt; territories. Pink has the Fisher and the Merchant. You have many seas, but no luxury farm.</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Der Rechte&lt;/b&gt; kopiert eine Schriftrolle deines rechten Nachbarn und zählt sie mit &lt;i&gt;deinen&lt;/i&gt; Gebieten. Rosa hat den Fischer und den Händler. Du hast viele Meere, aber keine Luxusfarm.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Copy the Fisher.&lt;/b&gt;</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Kopiere den Fischer.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Copy the Fisher: you have more fish than luxury resources.</source>
        <comment>rules §6</comment>
        <translation>Kopiere den Fischer: Du hast mehr Fische als Luxusrohstoffe.</translation>
    </message>
    <message>
        <source>The copy brings you {copy} points. You have {you} points in all, Pink has {pink}. You win, and you are Big Ears. Congratulations!</source>
        <comment>rules §6</comment>
        <translation>Die Kopie bringt dir {copy} Punkte. Zusammen hast du {you}, Rosa hat {pink}. Du gewinnst und bist Langohr. Glückwunsch!</translation>
    </message>
    <message>
        <source>Missions count every unit, the same resource again, too.</source>
        <comment>rules §6</comment>
        <translation>Aufträge zählen jede Einheit, auch noch eine vom selben Rohstoff.</translation>
    </message>
    <message>
        <source>Whoever has the most points after the parchments wins.</source>
        <comment>rules §6</comment>
        <translation>Wer nach den Schriftrollen die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Click both cards, then “Confirm both”.</source>
        <translation>Klicke beide Karten an, dann „Beide bestätigen“.</translation>
    </message>
    <message>
        <source>Drag the building onto the territory. Or click it, then the territory.</source>
        <translation>Ziehe das Bauwerk auf das Gebiet. Oder klicke es an und dann das Gebiet.</translation>
    </message>
    <message>
        <source>Click the resource.</source>
        <translation>Klicke den Rohstoff an.</translation>
    </message>
    <message>
        <source>Click the parchment that you want to copy.</source>
        <translation>Klicke die Schriftrolle an, die du kopieren willst.</translation>
    </message>
    <message>
        <source>Arrow keys to a card, Enter; the same with the other one; then {keys}.</source>
        <translation>Pfeiltasten zu einer Karte, Eingabe; ebenso zur anderen; dann {keys}.</translation>
    </message>
    <message>
        <source>Arrow keys to a card of your hand, Enter; the same with the other one; then {keys}.</source>
        <translation>Pfeiltasten zu einer Karte deiner Hand, Eingabe; ebenso zur anderen; dann {keys}.</translation>
    </message>
    <message>
        <source>Arrow keys to the building, Enter; arrow keys to the territory, Enter.</source>
        <translation>Pfeiltasten zum Bauwerk, Eingabe; Pfeiltasten zum Gebiet, Eingabe.</translation>
    </message>
    <message>
        <source>Arrow keys to the resource, then Enter.</source>
        <translation>Pfeiltasten zum Rohstoff, dann Eingabe.</translation>
    </message>
    <message>
        <source>Arrow keys to the parchment, then Enter.</source>
        <translation>Pfeiltasten zur Schriftrolle, dann Eingabe.</translation>
    </message>
    <message>
        <source>Arrow keys to the building, Enter; then a territory, and Enter.</source>
        <translation>Pfeiltasten zum Bauwerk, Eingabe; dann ein Gebiet und Eingabe.</translation>
    </message>
</context>
<context>
    <name>Bunny about</name>
    <message>
        <source>Based on the board game Bunny Kingdom by Richard Garfield ({year}). An unofficial fan project, not affiliated with the publisher; all text and artwork are original.</source>
        <extracomment>In the dialog about the program.</extracomment>
        <translation>Nach dem Brettspiel Bunny Kingdom von Richard Garfield ({year}). Ein inoffizielles Fanprojekt ohne Verbindung zum Verlag; alle Texte und Zeichnungen sind eigene.</translation>
    </message>
</context>
<context>
    <name>Bunny actions</name>
    <message>
        <source>Pick: {cards}</source>
        <translation>Wähle: {cards}</translation>
    </message>
    <message>
        <source>Play: {play}; drop: {discard}</source>
        <extracomment>{play} is the card to play, {discard} the one to drop.</extracomment>
        <translation>Spiele aus: {play}; lege ab: {discard}</translation>
    </message>
    <message>
        <source>Build on {at}: {card}</source>
        <translation>Baue auf {at}: {card}</translation>
    </message>
    <message>
        <source>Build on {at} and {to}: {card}</source>
        <translation>Baue auf {at} und {to}: {card}</translation>
    </message>
    <message>
        <source>Keep for later: {card}</source>
        <translation>Hebe auf: {card}</translation>
    </message>
    <message>
        <source>Announce: {card}</source>
        <translation>Kündige an: {card}</translation>
    </message>
    <message>
        <source>Build no more in this round</source>
        <translation>Baue in dieser Runde nichts mehr</translation>
    </message>
    <message>
        <source>Trading post on {at}: {resource}</source>
        <extracomment>{at} is a territory with a trading post.</extracomment>
        <translation>Handelsposten auf {at}: {resource}</translation>
    </message>
    <message>
        <source>{card} copies: {parchment}</source>
        <extracomment>{card} is the copying card; it counts as {parchment}.</extracomment>
        <translation>{card} kopiert: {parchment}</translation>
    </message>
</context>
<context>
    <name>Bunny book</name>
    <message>
        <source>Rules of Bunny Kingdom</source>
        <translation>Regeln von Bunny Kingdom</translation>
    </message>
</context>
<context>
    <name>Bunny buildings</name>
    <message>
        <source>City 1</source>
        <translation>Stadt 1</translation>
    </message>
    <message>
        <source>City 2</source>
        <translation>Stadt 2</translation>
    </message>
    <message>
        <source>City 3</source>
        <translation>Stadt 3</translation>
    </message>
    <message>
        <source>Wood Farm</source>
        <translation>Holzfarm</translation>
    </message>
    <message>
        <source>Fish Farm</source>
        <translation>Fischfarm</translation>
    </message>
    <message>
        <source>Carrot Farm</source>
        <translation>Karottenfarm</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>Handelsposten</translation>
    </message>
    <message>
        <source>Pearl Farm</source>
        <translation>Perlenfarm</translation>
    </message>
    <message>
        <source>Mushroom Farm</source>
        <translation>Pilzfarm</translation>
    </message>
    <message>
        <source>Spice Farm</source>
        <translation>Gewürzfarm</translation>
    </message>
    <message>
        <source>Diamond Farm</source>
        <translation>Diamantenfarm</translation>
    </message>
    <message>
        <source>Copper Farm</source>
        <translation>Kupferfarm</translation>
    </message>
    <message>
        <source>Gold Farm</source>
        <translation>Goldfarm</translation>
    </message>
    <message>
        <source>Iron Farm</source>
        <translation>Eisenfarm</translation>
    </message>
    <message>
        <source>Sky Tower (blue)</source>
        <translation>Riesenturm (blau)</translation>
    </message>
    <message>
        <source>Sky Tower (green)</source>
        <translation>Riesenturm (grün)</translation>
    </message>
    <message>
        <source>Sky Tower (black)</source>
        <translation>Riesenturm (schwarz)</translation>
    </message>
    <message>
        <source>Camp 1</source>
        <translation>Lager 1</translation>
    </message>
    <message>
        <source>Camp 2</source>
        <translation>Lager 2</translation>
    </message>
    <message>
        <source>Camp 3</source>
        <translation>Lager 3</translation>
    </message>
    <message>
        <source>Camp 4</source>
        <translation>Lager 4</translation>
    </message>
    <message>
        <source>Camp 5</source>
        <translation>Lager 5</translation>
    </message>
    <message>
        <source>Camp 6</source>
        <translation>Lager 6</translation>
    </message>
    <message>
        <source>Provisions</source>
        <extracomment>The card that lets a lord draw two more.</extracomment>
        <translation>Vorrat</translation>
    </message>
</context>
<context>
    <name>Bunny cards</name>
    <message>
        <source>{at}, {terrain}: produces {resource}.</source>
        <translation>{at}, {terrain}: erzeugt {resource}.</translation>
    </message>
    <message>
        <source>{at}, {terrain}: produces nothing.</source>
        <translation>{at}, {terrain}: erzeugt nichts.</translation>
    </message>
    <message>
        <source>{at}, city of strength 1.</source>
        <extracomment>A city that is printed on the board, with one tower.</extracomment>
        <translation>{at}, Stadt der Stärke 1.</translation>
    </message>
    <message>
        <source>City on any territory you control: strength {strength}.</source>
        <translation>Stadt auf einem beliebigen Gebiet, das du kontrollierst: Stärke {strength}.</translation>
    </message>
    <message>
        <source>City only on your territories of this terrain ({terrains}): strength {strength}.</source>
        <translation>Stadt nur auf deinen Gebieten dieser Landschaft ({terrains}): Stärke {strength}.</translation>
    </message>
    <message>
        <source>Farm on any territory you control: {resource}.</source>
        <translation>Farm auf einem beliebigen Gebiet, das du kontrollierst: {resource}.</translation>
    </message>
    <message>
        <source>Farm only on your territories of this terrain ({terrains}): {resource}.</source>
        <translation>Farm nur auf deinen Gebieten dieser Landschaft ({terrains}): {resource}.</translation>
    </message>
    <message>
        <source>Farm on any territory you control: wood, fish or carrots, chosen every round.</source>
        <translation>Farm auf einem beliebigen Gebiet, das du kontrollierst: Holz, Fisch oder Karotten, jede Runde neu.</translation>
    </message>
    <message>
        <source>A pair of towers that joins two of your fiefs.</source>
        <translation>Ein Turmpaar, das zwei deiner Lehen verbindet.</translation>
    </message>
    <message>
        <source>Takes an unoccupied territory until its card is played. Number: {number}.</source>
        <extracomment>{number} is the number on the camp, 1 to 6.</extracomment>
        <translation>Besetzt ein unbesetztes Gebiet, bis jemand dessen Karte ausspielt. Nummer: {number}.</translation>
    </message>
    <message>
        <source>Play the top two cards of the deck at once.</source>
        <translation>Spiele sofort die beiden obersten Karten des Stapels aus.</translation>
    </message>
    <message numerus="yes">
        <source>Treasure worth %n points.</source>
        <translation>
            <numerusform>Schatz im Wert von %n Punkt.</numerusform>
            <numerusform>Schatz im Wert von %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Treasure worth %n points, or {pair} with the Right Glove.</source>
        <extracomment>{pair} are the points of each of both gloves together.</extracomment>
        <translation>
            <numerusform>Schatz im Wert von %n Punkt, mit dem rechten Handschuh {pair}.</numerusform>
            <numerusform>Schatz im Wert von %n Punkten, mit dem rechten Handschuh {pair}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Treasure worth %n points, or {pair} with the Left Glove.</source>
        <translation>
            <numerusform>Schatz im Wert von %n Punkt, mit dem linken Handschuh {pair}.</numerusform>
            <numerusform>Schatz im Wert von %n Punkten, mit dem linken Handschuh {pair}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your parchments, including this one.</source>
        <translation>
            <numerusform>%n Punkt für jede deiner Schriftrollen, auch für diese.</numerusform>
            <numerusform>%n Punkte für jede deiner Schriftrollen, auch für diese.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each city you control.</source>
        <translation>
            <numerusform>%n Punkt für jede Stadt, die du kontrollierst.</numerusform>
            <numerusform>%n Punkte für jede Stadt, die du kontrollierst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your territories on the edge of the board.</source>
        <translation>
            <numerusform>%n Punkt für jedes deiner Gebiete am Rand des Spielplans.</numerusform>
            <numerusform>%n Punkte für jedes deiner Gebiete am Rand des Spielplans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each corner of the board you control.</source>
        <translation>
            <numerusform>%n Punkt für jede Ecke des Spielplans, die du kontrollierst.</numerusform>
            <numerusform>%n Punkte für jede Ecke des Spielplans, die du kontrollierst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each wood you produce.</source>
        <translation>
            <numerusform>%n Punkt für jedes Holz, das du erzeugst.</numerusform>
            <numerusform>%n Punkte für jedes Holz, das du erzeugst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each fish you produce.</source>
        <translation>
            <numerusform>%n Punkt für jeden Fisch, den du erzeugst.</numerusform>
            <numerusform>%n Punkte für jeden Fisch, den du erzeugst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each unit of carrots you produce.</source>
        <extracomment>Carrots are counted as the board counts them: a territory that produces carrots counts once.</extracomment>
        <translation>
            <numerusform>%n Punkt für jede Karotte, die du erzeugst.</numerusform>
            <numerusform>%n Punkte für jede Karotte, die du erzeugst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each luxury resource you produce.</source>
        <translation>
            <numerusform>%n Punkt für jeden Luxusrohstoff, den du erzeugst.</numerusform>
            <numerusform>%n Punkte für jeden Luxusrohstoff, den du erzeugst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each mountain you control.</source>
        <translation>
            <numerusform>%n Punkt für jedes Gebirge, das du kontrollierst.</numerusform>
            <numerusform>%n Punkte für jedes Gebirge, das du kontrollierst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your fiefs.</source>
        <translation>
            <numerusform>%n Punkt für jedes deiner Lehen.</numerusform>
            <numerusform>%n Punkte für jedes deiner Lehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your fiefs of at least 3 territories.</source>
        <translation>
            <numerusform>%n Punkt für jedes deiner Lehen mit mindestens 3 Gebieten.</numerusform>
            <numerusform>%n Punkte für jedes deiner Lehen mit mindestens 3 Gebieten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your cities in a fief that produces nothing.</source>
        <translation>
            <numerusform>%n Punkt für jede deiner Städte in einem Lehen, das nichts erzeugt.</numerusform>
            <numerusform>%n Punkte für jede deiner Städte in einem Lehen, das nichts erzeugt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your territories without city and resource.</source>
        <translation>
            <numerusform>%n Punkt für jedes deiner Gebiete ohne Stadt und ohne Rohstoff.</numerusform>
            <numerusform>%n Punkte für jedes deiner Gebiete ohne Stadt und ohne Rohstoff.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each camp card you have played.</source>
        <translation>
            <numerusform>%n Punkt für jede Lagerkarte, die du ausgespielt hast.</numerusform>
            <numerusform>%n Punkte für jede Lagerkarte, die du ausgespielt hast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your treasures.</source>
        <translation>
            <numerusform>%n Punkt für jeden deiner Schätze.</numerusform>
            <numerusform>%n Punkte für jeden deiner Schätze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you produce at least {at_least} wood.</source>
        <translation>
            <numerusform>%n Punkt, wenn du mindestens {at_least} Holz erzeugst.</numerusform>
            <numerusform>%n Punkte, wenn du mindestens {at_least} Holz erzeugst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you produce at least {at_least} fish.</source>
        <translation>
            <numerusform>%n Punkt, wenn du mindestens {at_least} Fische erzeugst.</numerusform>
            <numerusform>%n Punkte, wenn du mindestens {at_least} Fische erzeugst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you produce at least {at_least} units of carrots.</source>
        <translation>
            <numerusform>%n Punkt, wenn du mindestens {at_least} Karotten erzeugst.</numerusform>
            <numerusform>%n Punkte, wenn du mindestens {at_least} Karotten erzeugst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you control at least {at_least} cities.</source>
        <translation>
            <numerusform>%n Punkt, wenn du mindestens {at_least} Städte kontrollierst.</numerusform>
            <numerusform>%n Punkte, wenn du mindestens {at_least} Städte kontrollierst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you have at least {at_least} fiefs.</source>
        <translation>
            <numerusform>%n Punkt, wenn du mindestens {at_least} Lehen hast.</numerusform>
            <numerusform>%n Punkte, wenn du mindestens {at_least} Lehen hast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if nobody controls more territories than you.</source>
        <translation>
            <numerusform>%n Punkt, wenn niemand mehr Gebiete kontrolliert als du.</numerusform>
            <numerusform>%n Punkte, wenn niemand mehr Gebiete kontrolliert als du.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your fiefs but the best one yield their points once more.</source>
        <translation>Alle deine Lehen außer dem besten bringen ihre Punkte noch einmal.</translation>
    </message>
    <message>
        <source>All your treasures count twice.</source>
        <translation>Alle deine Schätze zählen doppelt.</translation>
    </message>
    <message>
        <source>Counts as one parchment of your right neighbor.</source>
        <translation>Zählt als eine Schriftrolle deines rechten Nachbarn.</translation>
    </message>
    <message>
        <source>Counts as one parchment of your left neighbor.</source>
        <translation>Zählt als eine Schriftrolle deines linken Nachbarn.</translation>
    </message>
    <message numerus="yes">
        <source>%n points if you are second after all other points are counted.</source>
        <translation>
            <numerusform>%n Punkt, wenn du nach allen anderen Punkten auf dem zweiten Platz liegst.</numerusform>
            <numerusform>%n Punkte, wenn du nach allen anderen Punkten auf dem zweiten Platz liegst.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bunny chronicle</name>
    <message>
        <source>Round {round} begins</source>
        <translation>Runde {round} beginnt</translation>
    </message>
    <message>
        <source>{seat} gets new cards</source>
        <translation>{seat} bekommt neue Karten</translation>
    </message>
    <message>
        <source>{seat} gets: {cards}</source>
        <translation>{seat} bekommt: {cards}</translation>
    </message>
    <message>
        <source>{seat} takes a card of the reserve</source>
        <translation>{seat} nimmt eine Karte der Reserve</translation>
    </message>
    <message>
        <source>{seat} takes from the reserve: {card}</source>
        <translation>{seat} nimmt aus der Reserve: {card}</translation>
    </message>
    <message>
        <source>{seat} has picked</source>
        <translation>{seat} hat ausgewählt</translation>
    </message>
    <message>
        <source>{seat} picks: {cards}</source>
        <translation>{seat} wählt aus: {cards}</translation>
    </message>
    <message>
        <source>{seat} plays: {card}</source>
        <translation>{seat} spielt aus: {card}</translation>
    </message>
    <message>
        <source>{seat} plays a parchment, face down</source>
        <translation>{seat} spielt verdeckt eine Schriftrolle aus</translation>
    </message>
    <message>
        <source>{seat} loses on {at}: {card}</source>
        <translation>{seat} verliert auf {at}: {card}</translation>
    </message>
    <message>
        <source>All hands are passed to the neighbors on the right</source>
        <translation>Alle geben ihre Hand an den rechten Nachbarn weiter</translation>
    </message>
    <message>
        <source>All hands are passed to the neighbors on the left</source>
        <translation>Alle geben ihre Hand an den linken Nachbarn weiter</translation>
    </message>
    <message>
        <source>{seat} builds on {at}: {card}</source>
        <translation>{seat} baut auf {at}: {card}</translation>
    </message>
    <message>
        <source>{seat} builds on {at} and {to}: {card}</source>
        <translation>{seat} baut auf {at} und {to}: {card}</translation>
    </message>
    <message>
        <source>{seat} keeps for later: {card}</source>
        <translation>{seat} hebt auf: {card}</translation>
    </message>
    <message>
        <source>{seat} announces: {card}</source>
        <translation>{seat} kündigt an: {card}</translation>
    </message>
    <message>
        <source>{seat} builds no more in this round</source>
        <translation>{seat} baut in dieser Runde nichts mehr</translation>
    </message>
    <message>
        <source>{seat} produces on {at}: {resource}</source>
        <translation>{seat} erzeugt auf {at}: {resource}</translation>
    </message>
    <message>
        <source>{seat}, fief of {at}: strength {strength} × wealth {wealth} = {points}</source>
        <extracomment>A fief by its first territory {at}; strength times wealth are its points.</extracomment>
        <translation>{seat}, Lehen {at}: Stärke {strength} × Wohlstand {wealth} = {points}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} harvests %n points</source>
        <extracomment>The points of all fiefs of a lord in a round.</extracomment>
        <translation>
            <numerusform>{seat} erntet %n Punkt</numerusform>
            <numerusform>{seat} erntet %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} reveals: {cards}</source>
        <translation>{seat} deckt auf: {cards}</translation>
    </message>
    <message>
        <source>{seat} has no parchments</source>
        <translation>{seat} hat keine Schriftrollen</translation>
    </message>
    <message>
        <source>{seat}: {card} copies {parchment}</source>
        <extracomment>{card} is a copying card; it counts as {parchment}.</extracomment>
        <translation>{seat}: {card} kopiert – {parchment}</translation>
    </message>
    <message>
        <source>{seat}: {card} has nothing to copy</source>
        <translation>{seat}: {card} hat nichts zu kopieren</translation>
    </message>
    <message>
        <source>The game is over: {seat} wins</source>
        <translation>Das Spiel ist zu Ende: {seat} gewinnt</translation>
    </message>
    <message>
        <source>The game is over: {seats} share the victory</source>
        <extracomment>{seats} are at least two lords.</extracomment>
        <translation>Das Spiel ist zu Ende: {seats} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Continues the game “{game}” from round {round}</source>
        <extracomment>{game} is the title of another game, or who played it: &quot;Ada and Berta&quot;.</extracomment>
        <translation>Fortsetzung der Partie „{game}“ ab Runde {round}</translation>
    </message>
</context>
<context>
    <name>Bunny desk</name>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>A label below the number of points of a lord.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>unoccupied</source>
        <extracomment>On the card of a camp: the land on which it may stand.</extracomment>
        <translation>unbesetzt</translation>
    </message>
    <message>
        <source>two more cards</source>
        <extracomment>On the card Provisions.</extracomment>
        <translation>zwei Karten mehr</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>In a menu: the golden button below the table, when there is none.</extracomment>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Nothing can be done here now</source>
        <extracomment>In a menu: nothing can be done with a thing now.</extracomment>
        <translation>Hier ist gerade nichts zu tun</translation>
    </message>
    <message>
        <source>What the &amp;rules say</source>
        <extracomment>In a menu: opens the rule book at the section about a thing.</extracomment>
        <translation>Was die &amp;Regeln sagen</translation>
    </message>
    <message>
        <source>chooses cards</source>
        <extracomment>Below the name of a lord.</extracomment>
        <translation>wählt Karten</translation>
    </message>
    <message>
        <source>cards are chosen</source>
        <extracomment>Below the name of a lord who has chosen cards of the hand.</extracomment>
        <translation>Karten sind gewählt</translation>
    </message>
    <message>
        <source>builds</source>
        <extracomment>Below the name of a lord who puts buildings on the map.</extracomment>
        <translation>baut</translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>Below the name of a lord who answers a question.</extracomment>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>Below the name of a lord who has nothing to do now.</extracomment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>Harvest as it stands: {change}</source>
        <extracomment>{change} is a number of points with its sign.</extracomment>
        <translation>Ernte zurzeit: {change}</translation>
    </message>
    <message>
        <source>The game waits for: {names}.</source>
        <translation>Das Spiel wartet auf: {names}.</translation>
    </message>
    <message>
        <source>In every harvest</source>
        <extracomment>A heading above fiefs before and after.</extracomment>
        <translation>In jeder Ernte</translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>In a table: nothing changes.</extracomment>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>Choose again</source>
        <extracomment>A button that takes back the choice of two cards before it is confirmed.</extracomment>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Pick {pick} of {picks}</source>
        <translation>Auswahl {pick} von {picks}</translation>
    </message>
    <message>
        <source>Best place now: {at}, {change}</source>
        <translation>Bester Platz zurzeit: {at}, {change}</translation>
    </message>
    <message numerus="yes">
        <source>{card}: put it on one of %n lit territories. Esc takes it back.</source>
        <translation>
            <numerusform>{card}: auf das beleuchtete Gebiet (%n) legen. Esc nimmt es zurück.</numerusform>
            <numerusform>{card}: auf eines der beleuchteten Gebiete (%n) legen. Esc nimmt es zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: you have no territory for it now.</source>
        <translation>{card}: Du hast dafür jetzt kein Gebiet.</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <extracomment>An entry of a menu: choose a card of the hand.</extracomment>
        <translation>Diese Karte wählen</translation>
    </message>
    <message>
        <source>Take this back</source>
        <extracomment>An entry of a menu: take back the choice of a card, or a building that is picked up.</extracomment>
        <translation>Das zurücknehmen</translation>
    </message>
    <message>
        <source>Pick up this building</source>
        <extracomment>An entry of a menu: pick up a building.</extracomment>
        <translation>Dieses Gebäude aufnehmen</translation>
    </message>
    <message>
        <source>Build here</source>
        <extracomment>An entry of a menu: put down the building that is picked up.</extracomment>
        <translation>Hier bauen</translation>
    </message>
    <message>
        <source>{hint} Space goes on, Esc skips all.</source>
        <extracomment>{hint} is a whole sentence.</extracomment>
        <translation>{hint} Leertaste: weiter, Esc überspringt alles.</translation>
    </message>
    <message>
        <source>after four harvests</source>
        <translation>nach vier Ernten</translation>
    </message>
    <message>
        <source>Show the map</source>
        <extracomment>A button that closes the list of parchments at the end of a game.</extracomment>
        <translation>Karte zeigen</translation>
    </message>
    <message>
        <source>Show the points</source>
        <extracomment>A button that shows the list of parchments at the end of a game again.</extracomment>
        <translation>Punkte zeigen</translation>
    </message>
</context>
<context>
    <name>Bunny faults</name>
    <message>
        <source>there is no card {card}</source>
        <translation>es gibt keine Karte {card}</translation>
    </message>
    <message>
        <source>the card {card} is in more places than it has copies</source>
        <translation>die Karte {card} liegt an mehr Stellen, als es sie gibt</translation>
    </message>
    <message>
        <source>the seat {seat} is listed twice</source>
        <translation>der Spieler {seat} ist zweimal aufgeführt</translation>
    </message>
    <message>
        <source>must have a field for each seat</source>
        <translation>muss ein Feld für jeden Spieler haben</translation>
    </message>
    <message>
        <source>must be at most four numbers, none below 0</source>
        <translation>müssen höchstens vier Zahlen sein, keine unter 0</translation>
    </message>
    <message>
        <source>there is already a rabbit on {at}</source>
        <translation>auf {at} steht schon ein Hase</translation>
    </message>
    <message>
        <source>there is already a building on {at}</source>
        <translation>auf {at} steht schon ein Bauwerk</translation>
    </message>
    <message>
        <source>there is no rabbit on {at}</source>
        <translation>auf {at} steht kein Hase</translation>
    </message>
    <message>
        <source>{card} is not a building</source>
        <translation>{card} ist kein Bauwerk</translation>
    </message>
    <message>
        <source>{card} is not a parchment</source>
        <translation>{card} ist keine Schriftrolle</translation>
    </message>
    <message>
        <source>{card} is a parchment, which is never a used card</source>
        <translation>{card} ist eine Schriftrolle und liegt nie im Ablagestapel</translation>
    </message>
    <message>
        <source>{card} cannot be built on {at}</source>
        <translation>{card} kann nicht auf {at} gebaut werden</translation>
    </message>
    <message>
        <source>{card} is on the board and in another place</source>
        <translation>{card} ist auf dem Spielplan und an einer anderen Stelle</translation>
    </message>
    <message>
        <source>{card} needs two ends, on territories of the same seat</source>
        <translation>{card} braucht zwei Enden auf Gebieten desselben Spielers</translation>
    </message>
    <message>
        <source>a trading post needs a resource: wood, fish, carrots or null</source>
        <translation>ein Handelsposten braucht einen Rohstoff: wood, fish, carrots oder null</translation>
    </message>
    <message>
        <source>only a trading post has a resource</source>
        <translation>nur ein Handelsposten hat einen Rohstoff</translation>
    </message>
    <message>
        <source>a rabbit of another seat is on {at}</source>
        <translation>auf {at} steht ein Hase eines anderen Spielers</translation>
    </message>
    <message>
        <source>must be empty with three or four seats</source>
        <translation>muss bei drei oder vier Spielern leer sein</translation>
    </message>
    <message>
        <source>must be two cards: with two seats, one of each kind</source>
        <translation>müssen zwei Karten sein, bei zwei Spielern eine von jeder Art</translation>
    </message>
    <message>
        <source>cards are picked in the draft only</source>
        <translation>Karten werden nur in der Phase draft ausgewählt</translation>
    </message>
    <message>
        <source>this seat is asked after the active one</source>
        <translation>dieser Spieler ist erst nach dem an der Reihe, der gerade wählt</translation>
    </message>
    <message>
        <source>must be null outside the phase camps</source>
        <translation>muss außerhalb der Phase camps null sein</translation>
    </message>
    <message>
        <source>must be given in the phase camps</source>
        <translation>wird in der Phase camps gebraucht</translation>
    </message>
    <message>
        <source>nobody keeps the camp {number}</source>
        <translation>niemand hat das Lager {number}</translation>
    </message>
    <message>
        <source>the camp {number} is listed twice</source>
        <translation>das Lager {number} ist zweimal aufgeführt</translation>
    </message>
    <message>
        <source>must be in ascending order</source>
        <translation>muss aufsteigend geordnet sein</translation>
    </message>
    <message>
        <source>only lower waiting camps of other seats go before the announced one</source>
        <translation>vor dem angekündigten kommen nur niedrigere wartende Lager anderer Spieler</translation>
    </message>
    <message>
        <source>by the rules, {seat} must decide now</source>
        <translation>nach den Regeln entscheidet jetzt {seat}</translation>
    </message>
    <message>
        <source>must be null, for the game is over</source>
        <translation>muss null sein, denn das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>there is nothing to decide in this phase</source>
        <translation>in dieser Phase gibt es nichts zu entscheiden</translation>
    </message>
    <message>
        <source>too short: at least {wanted} cards are needed for the rest of the game</source>
        <translation>zu kurz: Für den Rest des Spiels werden mindestens {wanted} Karten gebraucht</translation>
    </message>
    <message>
        <source>{card} is not a copying card that a seat has</source>
        <translation>{card} ist keine kopierende Karte, die ein Spieler hat</translation>
    </message>
    <message>
        <source>the neighbor does not have {card} to be copied</source>
        <translation>der Nachbar hat {card} nicht zum Kopieren</translation>
    </message>
    <message>
        <source>cannot be null, for the neighbor has something to copy</source>
        <translation>kann nicht null sein, denn der Nachbar hat etwas zu kopieren</translation>
    </message>
    <message>
        <source>must be covered in a view of this seat</source>
        <translation>muss in der Sicht dieses Spielers verdeckt sein</translation>
    </message>
    <message>
        <source>cannot be covered</source>
        <translation>darf nicht verdeckt sein</translation>
    </message>
    <message>
        <source>this seat does not have to decide now</source>
        <translation>dieser Spieler entscheidet jetzt nicht</translation>
    </message>
    <message>
        <source>card {card}, {field}</source>
        <extracomment>A card of a catalogue and a field of it, as the place of a fault: &quot;card city-1, copies&quot;.</extracomment>
        <translation>Karte {card}, {field}</translation>
    </message>
    <message>
        <source>must have the 100 territories from A1 to J10, in this order</source>
        <translation>muss die 100 Gebiete von A1 bis J10 in dieser Reihenfolge haben</translation>
    </message>
    <message>
        <source>lava parts two adjacent territories, the first in map order first</source>
        <translation>Lava trennt zwei angrenzende Gebiete, das auf dem Plan frühere zuerst</translation>
    </message>
    <message>
        <source>must have the cards of this game, each once</source>
        <translation>muss die Karten dieses Spiels haben, jede einmal</translation>
    </message>
    <message>
        <source>must be {value}: only this program can change it</source>
        <translation>muss {value} sein: Nur dieses Programm kann das ändern</translation>
    </message>
    <message>
        <source>{wanted} cards are needed, but there are {found}</source>
        <translation>{wanted} Karten werden gebraucht, es sind aber {found}</translation>
    </message>
    <message>
        <source>the catalogue of the program is damaged</source>
        <translation>der Katalog des Programms ist beschädigt</translation>
    </message>
</context>
<context>
    <name>Bunny graph</name>
    <message>
        <source>{lord}: discs</source>
        <extracomment>The shape of the dots of a line in a graph; {lord} is a name.</extracomment>
        <translation>{lord}: Scheiben</translation>
    </message>
    <message>
        <source>{lord}: squares</source>
        <translation>{lord}: Quadrate</translation>
    </message>
    <message>
        <source>{lord}: diamonds</source>
        <translation>{lord}: Rauten</translation>
    </message>
    <message>
        <source>{lord}: triangles</source>
        <translation>{lord}: Dreiecke</translation>
    </message>
</context>
<context>
    <name>Bunny hints</name>
    <message>
        <source>{what}: {change} in every harvest.</source>
        <translation>{what}: {change} in jeder Ernte.</translation>
    </message>
    <message>
        <source>{what} on {at}: {change} in every harvest.</source>
        <extracomment>A hint. {what} is a building, {at} a territory, {change} a number of points such as +4.</extracomment>
        <translation>{what} auf {at}: {change} in jeder Ernte.</translation>
    </message>
    <message>
        <source>{what}: {change} at the end of the game.</source>
        <extracomment>A hint. {what} is a parchment, {change} a number of points such as +4.</extracomment>
        <translation>{what}: {change} am Ende des Spiels.</translation>
    </message>
    <message>
        <source>{name} gets the rest, and there {what} would bring {change} in every harvest.</source>
        <extracomment>A hint about the rest of a hand. {change} is a number of points such as +4.</extracomment>
        <translation>{name} bekommt den Rest; darin ist {what}, was {change} in jeder Ernte brächte.</translation>
    </message>
    <message>
        <source>{name} gets the rest: no territory in it would bring points at once.</source>
        <extracomment>A hint about the rest of a hand, which {name} gets.</extracomment>
        <translation>{name} bekommt den Rest: Kein Gebiet darin brächte sofort Punkte.</translation>
    </message>
    <message>
        <source>No choice would bring points at once.</source>
        <translation>Keine Wahl brächte sofort Punkte.</translation>
    </message>
</context>
<context>
    <name>Bunny kinds</name>
    <message>
        <source>territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>farm</source>
        <translation>Farm</translation>
    </message>
    <message>
        <source>sky tower</source>
        <translation>Riesenturm</translation>
    </message>
    <message>
        <source>camp</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>provisions</source>
        <extracomment>The card that lets a lord draw two more.</extracomment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>parchment</source>
        <translation>Schriftrolle</translation>
    </message>
    <message>
        <source>treasure</source>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>mission</source>
        <translation>Auftrag</translation>
    </message>
</context>
<context>
    <name>Bunny notes</name>
    <message>
        <source>anywhere</source>
        <extracomment>Below the name of a building: it may stand on any territory of its lord.</extracomment>
        <translation>überall</translation>
    </message>
    <message>
        <source>two fiefs</source>
        <extracomment>Below the name of a sky tower: it joins two fiefs.</extracomment>
        <translation>zwei Lehen</translation>
    </message>
    <message>
        <source>unoccupied</source>
        <extracomment>Below the name of a camp: it may stand on a territory without rabbit and building.</extracomment>
        <translation>unbesetzt</translation>
    </message>
    <message>
        <source>two cards more</source>
        <extracomment>Below the name of Provisions.</extracomment>
        <translation>zwei Karten mehr</translation>
    </message>
    <message>
        <source>no resource</source>
        <extracomment>Below the name of a territory that produces nothing.</extracomment>
        <translation>kein Rohstoff</translation>
    </message>
</context>
<context>
    <name>Bunny opponents</name>
    <message>
        <source>Greedy</source>
        <extracomment>A computer opponent that takes whatever gives most points at once; used like a name.</extracomment>
        <translation>Raffzahn</translation>
    </message>
    <message>
        <source>Kit</source>
        <extracomment>The weakest of four computer opponents, a young rabbit; each is used like a name.</extracomment>
        <translation>Häschen</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>The second of four computer opponents: a rabbit that explores the land.</extracomment>
        <translation>Späher</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>The third of four computer opponents.</extracomment>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Duke</source>
        <extracomment>The strongest of four computer opponents.</extracomment>
        <translation>Herzog</translation>
    </message>
    <message>
        <source>Takes what scores most at once.</source>
        <translation>Nimmt, was sofort am meisten Punkte bringt.</translation>
    </message>
    <message>
        <source>Good for a first game.</source>
        <translation>Gut für die erste Partie.</translation>
    </message>
    <message>
        <source>Looks one harvest ahead; good after a few games.</source>
        <translation>Denkt an die nächste Ernte; gut nach einigen Partien.</translation>
    </message>
    <message>
        <source>Thinks of parchments and of what it passes on.</source>
        <translation>Denkt an Schriftrollen und daran, was weitergereicht wird.</translation>
    </message>
    <message>
        <source>Sees sky towers and room to grow; hard to beat.</source>
        <translation>Sieht Riesentürme und Platz zum Wachsen; schwer zu schlagen.</translation>
    </message>
</context>
<context>
    <name>Bunny outline</name>
    <message>
        <source>choose it</source>
        <translation>sie auswählen</translation>
    </message>
    <message>
        <source>take it back</source>
        <translation>es zurücknehmen</translation>
    </message>
    <message>
        <source>pick it up</source>
        <translation>es aufnehmen</translation>
    </message>
    <message>
        <source>build there</source>
        <translation>hier bauen</translation>
    </message>
    <message numerus="yes">
        <source>build on %n territories</source>
        <translation>
            <numerusform>auf %n Gebiet bauen</numerusform>
            <numerusform>auf einem von %n Gebieten bauen</numerusform>
        </translation>
    </message>
    <message>
        <source>Build on {at}</source>
        <extracomment>In full, before what it would bring. {at} is a territory such as &quot;E4&quot;.</extracomment>
        <translation>Auf {at} bauen</translation>
    </message>
</context>
<context>
    <name>Bunny parchments</name>
    <message>
        <source>Royal Ring</source>
        <translation>Königlicher Ring</translation>
    </message>
    <message>
        <source>Royal Coat</source>
        <translation>Königlicher Mantel</translation>
    </message>
    <message>
        <source>Royal Scepter</source>
        <translation>Königliches Zepter</translation>
    </message>
    <message>
        <source>Royal Chalice</source>
        <translation>Königlicher Kelch</translation>
    </message>
    <message>
        <source>Royal Crown</source>
        <translation>Königliche Krone</translation>
    </message>
    <message>
        <source>Royal Carrot</source>
        <translation>Königliche Karotte</translation>
    </message>
    <message>
        <source>Left Glove</source>
        <translation>Linker Handschuh</translation>
    </message>
    <message>
        <source>Right Glove</source>
        <translation>Rechter Handschuh</translation>
    </message>
    <message>
        <source>Bureaucrat</source>
        <translation>Bürokrat</translation>
    </message>
    <message>
        <source>Burgomaster</source>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Entdecker</translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation>Zimmermann</translation>
    </message>
    <message>
        <source>Master Carpenter</source>
        <translation>Zimmermeister</translation>
    </message>
    <message>
        <source>Woodland King</source>
        <translation>König der Wälder</translation>
    </message>
    <message>
        <source>Fisher</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Master Fisher</source>
        <translation>Fischermeister</translation>
    </message>
    <message>
        <source>Fisher King</source>
        <translation>König der Meere</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Master Farmer</source>
        <translation>Großbauer</translation>
    </message>
    <message>
        <source>Carrot King</source>
        <translation>Karottenkönig</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Master of the Mountains</source>
        <translation>Herr der Berge</translation>
    </message>
    <message>
        <source>Carrotistador</source>
        <translation>Karottistador</translation>
    </message>
    <message>
        <source>Harecingetorix</source>
        <translation>Hasingetorix</translation>
    </message>
    <message>
        <source>Hun-ny King</source>
        <translation>Hunnenhase</translation>
    </message>
    <message>
        <source>Bun-Shee</source>
        <translation>Bunny-Banshee</translation>
    </message>
    <message>
        <source>PanPan the Barbarian</source>
        <translation>PanPan der Barbar</translation>
    </message>
    <message>
        <source>Colonist</source>
        <translation>Siedler</translation>
    </message>
    <message>
        <source>King of Thieves</source>
        <translation>König der Diebe</translation>
    </message>
    <message>
        <source>Matriarch</source>
        <translation>Matriarchin</translation>
    </message>
    <message>
        <source>Little Prince</source>
        <translation>Der kleine Prinz</translation>
    </message>
    <message>
        <source>Treasure Guardian</source>
        <translation>Schatzhüter</translation>
    </message>
    <message>
        <source>Treasure Hunter</source>
        <translation>Schatzjäger</translation>
    </message>
    <message>
        <source>Liberal</source>
        <translation>Der Rechte</translation>
    </message>
    <message>
        <source>Socialist</source>
        <translation>Der Linke</translation>
    </message>
    <message>
        <source>Opportunist</source>
        <translation>Graue Eminenz</translation>
    </message>
</context>
<context>
    <name>Bunny previews</name>
    <message>
        <source>New fief of {new_strength} × {new_wealth}: {change}</source>
        <translation>Neues Lehen mit {new_strength} × {new_wealth}: {change}</translation>
    </message>
    <message>
        <source>Your fief grows from {strength} × {wealth} to {new_strength} × {new_wealth}: {change}</source>
        <translation>Dein Lehen wächst von {strength} × {wealth} auf {new_strength} × {new_wealth}: {change}</translation>
    </message>
    <message>
        <source>Your fief shrinks from {strength} × {wealth} to {new_strength} × {new_wealth}: {change}</source>
        <translation>Dein Lehen schrumpft von {strength} × {wealth} auf {new_strength} × {new_wealth}: {change}</translation>
    </message>
    <message>
        <source>Your fief stays at {strength} × {wealth}: no change</source>
        <translation>Dein Lehen bleibt bei {strength} × {wealth}: keine Änderung</translation>
    </message>
    <message>
        <source>Your fiefs {fiefs} join to {new_strength} × {new_wealth}: {change}</source>
        <extracomment>{fiefs} are at least two fiefs, such as &quot;3 × 2 and 1 × 1&quot;.</extracomment>
        <translation>Deine Lehen {fiefs} verbinden sich zu {new_strength} × {new_wealth}: {change}</translation>
    </message>
    <message>
        <source>Your fief of {strength} × {wealth} falls apart into {fiefs}: {change}</source>
        <extracomment>{fiefs} are at least two fiefs, such as &quot;3 × 2 and 1 × 1&quot;.</extracomment>
        <translation>Dein Lehen {strength} × {wealth} zerfällt in {fiefs}: {change}</translation>
    </message>
    <message>
        <source>Your fief of {strength} × {wealth} is gone: {change}</source>
        <translation>Dein Lehen {strength} × {wealth} ist weg: {change}</translation>
    </message>
    <message>
        <source>{name}: fief from {strength} × {wealth} to {new_strength} × {new_wealth}, {change}</source>
        <translation>{name}: Lehen von {strength} × {wealth} auf {new_strength} × {new_wealth}, {change}</translation>
    </message>
    <message>
        <source>{name} loses a camp on {at}: {change}</source>
        <translation>{name} verliert ein Lager auf {at}: {change}</translation>
    </message>
    <message>
        <source>{name}: this territory would bring {change} in the next harvest</source>
        <translation>{name}: Dieses Gebiet brächte bei der nächsten Ernte {change}</translation>
    </message>
    <message>
        <source>Your harvest: {before} now, {after} then</source>
        <translation>Deine Ernte: jetzt {before}, dann {after}</translation>
    </message>
    <message>
        <source>{card}: {before} now, {after} then</source>
        <translation>{card}: jetzt {before}, dann {after}</translation>
    </message>
    <message numerus="yes">
        <source>Counts %n points if the game ended now</source>
        <translation>
            <numerusform>Wäre das Spiel jetzt zu Ende: %n Punkt</numerusform>
            <numerusform>Wäre das Spiel jetzt zu Ende: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{units} of {at_least} so far</source>
        <extracomment>A parchment that scores from a number of units on: {units} of them are there.</extracomment>
        <translation>bisher {units} von {at_least}</translation>
    </message>
    <message>
        <source>Two unknown cards are drawn and played at once</source>
        <translation>Zwei unbekannte Karten werden gezogen und sofort ausgespielt</translation>
    </message>
    <message>
        <source>A building: it brings points only when it is built</source>
        <translation>Ein Bauwerk: Es bringt erst Punkte, wenn es gebaut ist</translation>
    </message>
    <message>
        <source>Fief of {at}: strength {strength} × wealth {wealth} = {points}</source>
        <extracomment>{at} is the first territory of a fief.</extracomment>
        <translation>Lehen {at}: Stärke {strength} × Wohlstand {wealth} = {points}</translation>
    </message>
    <message>
        <source>Produces: {resources}</source>
        <extracomment>{resources} are names in the nominative.</extracomment>
        <translation>Erzeugt: {resources}</translation>
    </message>
    <message>
        <source>Produces nothing, so it yields nothing</source>
        <translation>Erzeugt nichts und bringt deshalb keine Punkte</translation>
    </message>
    <message>
        <source>No city, so it yields nothing</source>
        <translation>Hat keine Stadt und bringt deshalb keine Punkte</translation>
    </message>
    <message>
        <source>Every tower more: {change}</source>
        <translation>Jeder weitere Turm: {change}</translation>
    </message>
    <message>
        <source>Every new resource: {change}</source>
        <translation>Jeder neue Rohstoff: {change}</translation>
    </message>
    <message>
        <source>Would join two fiefs: {territories}</source>
        <extracomment>{territories} are those that would join two fiefs of a lord.</extracomment>
        <translation>Zwei Lehen würden verbunden durch: {territories}</translation>
    </message>
</context>
<context>
    <name>Bunny reasons</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>These cards are picked: wait for the others</source>
        <translation>Die Karten sind schon ausgewählt: Warte auf die anderen</translation>
    </message>
    <message>
        <source>Another lord decides now ({seat})</source>
        <translation>Jetzt entscheidet ein anderer Hasenlord ({seat})</translation>
    </message>
    <message>
        <source>This belongs to another phase</source>
        <translation>Das gehört in eine andere Phase</translation>
    </message>
    <message>
        <source>There is no card “{card}”</source>
        <translation>Es gibt keine Karte „{card}“</translation>
    </message>
    <message>
        <source>There is no territory “{at}”</source>
        <translation>Es gibt kein Gebiet „{at}“</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n cards must be picked to play</source>
        <extracomment>How many cards a lord picks to play.</extracomment>
        <translation>
            <numerusform>Zum Ausspielen muss genau %n Karte ausgewählt werden</numerusform>
            <numerusform>Zum Ausspielen müssen genau %n Karten ausgewählt werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n cards must be picked to drop</source>
        <extracomment>How many cards a lord picks to drop; none with three or four lords.</extracomment>
        <translation>
            <numerusform>Zum Ablegen muss genau %n Karte ausgewählt werden</numerusform>
            <numerusform>Zum Ablegen müssen genau %n Karten ausgewählt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards to play must be sorted</source>
        <translation>Die Karten zum Ausspielen müssen sortiert sein</translation>
    </message>
    <message>
        <source>This card is not in your hand: {card}</source>
        <translation>Diese Karte ist nicht auf deiner Hand: {card}</translation>
    </message>
    <message>
        <source>This card is not a building: {card}</source>
        <translation>Diese Karte ist kein Bauwerk: {card}</translation>
    </message>
    <message>
        <source>You do not have this building: {card}</source>
        <translation>Dieses Bauwerk hast du nicht: {card}</translation>
    </message>
    <message>
        <source>Camps come first, so this one waits for the next round: {card}</source>
        <translation>Lager kommen zuerst, also wartet dieses auf die nächste Runde: {card}</translation>
    </message>
    <message>
        <source>Camps are built first; then come: {card}</source>
        <translation>Zuerst werden Lager gebaut, dann: {card}</translation>
    </message>
    <message>
        <source>Another camp comes first: {card}</source>
        <translation>Zuerst kommt ein anderes Lager: {card}</translation>
    </message>
    <message>
        <source>A lower camp of another lord waits, so announce this one first: {card}</source>
        <translation>Ein niedrigeres Lager eines anderen wartet, also muss dieses zuerst angekündigt werden: {card}</translation>
    </message>
    <message>
        <source>No lower camp of another lord waits, so build this one or keep it: {card}</source>
        <translation>Kein niedrigeres Lager eines anderen wartet, also baue dieses oder hebe es auf: {card}</translation>
    </message>
    <message>
        <source>You do not control {at}</source>
        <translation>Du kontrollierst {at} nicht</translation>
    </message>
    <message>
        <source>A rabbit is on {at} already ({seat})</source>
        <translation>Auf {at} steht schon ein Hase ({seat})</translation>
    </message>
    <message>
        <source>A building is on {at} already</source>
        <translation>Auf {at} steht schon ein Bauwerk</translation>
    </message>
    <message>
        <source>The terrain of {at} does not suit this building: {card}</source>
        <translation>Die Landschaft von {at} passt nicht zu diesem Bauwerk: {card}</translation>
    </message>
    <message>
        <source>A sky tower needs two territories</source>
        <translation>Ein Riesenturm braucht zwei Gebiete</translation>
    </message>
    <message>
        <source>This building needs one territory only: {card}</source>
        <translation>Dieses Bauwerk braucht nur ein Gebiet: {card}</translation>
    </message>
    <message>
        <source>A sky tower joins two different fiefs</source>
        <translation>Ein Riesenturm verbindet zwei verschiedene Lehen</translation>
    </message>
    <message>
        <source>Name the two territories of a sky tower in map order</source>
        <translation>Nenne die beiden Gebiete eines Riesenturms in der Reihenfolge des Plans</translation>
    </message>
    <message>
        <source>Another trading post comes first: {at}</source>
        <translation>Zuerst kommt ein anderer Handelsposten: {at}</translation>
    </message>
    <message>
        <source>A trading post produces wood, fish or carrots, and nothing else</source>
        <translation>Ein Handelsposten bringt Holz, Fisch oder Karotten und sonst nichts</translation>
    </message>
    <message>
        <source>Another copying card comes first: {card}</source>
        <translation>Zuerst kommt eine andere kopierende Karte: {card}</translation>
    </message>
    <message>
        <source>The neighbor ({seat}) does not have this parchment: {card}</source>
        <translation>Der Nachbar ({seat}) hat diese Schriftrolle nicht: {card}</translation>
    </message>
    <message>
        <source>A copying card cannot be copied: {card}</source>
        <translation>Eine kopierende Karte kann nicht kopiert werden: {card}</translation>
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
        <translation>Holz</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>carrots</source>
        <translation>Karotten</translation>
    </message>
    <message>
        <source>pearls</source>
        <translation>Perlen</translation>
    </message>
    <message>
        <source>mushrooms</source>
        <translation>Pilze</translation>
    </message>
    <message>
        <source>spice</source>
        <translation>Gewürze</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Diamanten</translation>
    </message>
    <message>
        <source>copper</source>
        <translation>Kupfer</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>iron</source>
        <translation>Eisen</translation>
    </message>
</context>
<context>
    <name>Bunny review</name>
    <message>
        <source>You&apos;re looking at a review. Choose “Watch from here” to see what came of it.</source>
        <extracomment>Said when somebody tries to do something in a game that is reviewed.</extracomment>
        <translation>Du siehst eine Analyse. Was daraus wurde, zeigt „Von hier ansehen“.</translation>
    </message>
    <message>
        <source>&amp;Better pick</source>
        <translation>&amp;Bessere Auswahl</translation>
    </message>
    <message>
        <source>Pick &amp;made</source>
        <translation>Ge&amp;troffene Auswahl</translation>
    </message>
    <message>
        <source>P&amp;revious pick</source>
        <translation>&amp;Vorige Auswahl</translation>
    </message>
    <message>
        <source>&amp;Next pick</source>
        <translation>&amp;Nächste Auswahl</translation>
    </message>
    <message>
        <source>&amp;Watch from here</source>
        <translation>Von hier &amp;ansehen</translation>
    </message>
    <message>
        <source>A game of Bunny Kingdom is reviewed once it is over: a review shows hands.</source>
        <translation>Eine Partie Bunny Kingdom lässt sich erst nach ihrem Ende analysieren, denn die Analyse zeigt Handkarten.</translation>
    </message>
    <message>
        <source>No person has picked cards in this game, so there is nothing to review.</source>
        <translation>In dieser Partie hat außer dem Computer niemand Karten ausgewählt, es gibt also nichts zu analysieren.</translation>
    </message>
    <message>
        <source>Round {round}, pick {number}</source>
        <extracomment>A pick among those of the only person in the game.</extracomment>
        <translation>Runde {round}, Auswahl {number}</translation>
    </message>
    <message>
        <source>{name}, round {round}, pick {number}</source>
        <extracomment>A pick in a list. {name} is a person at this screen.</extracomment>
        <translation>{name}, Runde {round}, Auswahl {number}</translation>
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
            <numerusform>Etwa %n Punkt verschenkt.</numerusform>
            <numerusform>Etwa %n Punkte verschenkt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken: {cards}.</source>
        <extracomment>Before the cards that were played; {cards} are names.</extracomment>
        <translation>Ausgewählt: {cards}.</translation>
    </message>
    <message>
        <source>In the hand was: {cards}.</source>
        <extracomment>Before cards that would have brought more; {cards} are names.</extracomment>
        <translation>Auf der Hand war: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} (about %n points)</source>
        <extracomment>A card among others, and what it would bring until the end of the game; {card} is a name.</extracomment>
        <translation>
            <numerusform>{card} (etwa %n Punkt)</numerusform>
            <numerusform>{card} (etwa %n Punkte)</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} (nothing at once)</source>
        <extracomment>A card among others that would bring nothing by itself; {card} is a name.</extracomment>
        <translation>{card} (sofort nichts)</translation>
    </message>
</context>
<context>
    <name>Bunny seats</name>
    <message>
        <source>Yellow</source>
        <extracomment>A lord by the color of the rabbits, used like a name.</extracomment>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Pink</source>
        <extracomment>A lord by the color of the rabbits, used like a name.</extracomment>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A lord by the color of the rabbits, used like a name.</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A lord by the color of the rabbits, used like a name.</extracomment>
        <translation>Rot</translation>
    </message>
</context>
<context>
    <name>Bunny shelf</name>
    <message>
        <source>Round {round} · {name} to move</source>
        <extracomment>{name} is the player whose turn it is.</extracomment>
        <translation>Runde {round} · am Zug: {name}</translation>
    </message>
    <message>
        <source>Finished · victory: {name}</source>
        <extracomment>{name} is the name of the winner.</extracomment>
        <translation>Beendet · Sieg: {name}</translation>
    </message>
    <message>
        <source>Finished · shared victory: {names}</source>
        <extracomment>{names} are at least two names, such as &quot;Ann and Ben&quot;.</extracomment>
        <translation>Beendet · gemeinsamer Sieg: {names}</translation>
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
        <translation>Riesenturm</translation>
    </message>
    <message>
        <source>Mountain Master</source>
        <extracomment>A short name of the Master of the Mountains.</extracomment>
        <translation>Herr der Berge</translation>
    </message>
    <message>
        <source>PanPan</source>
        <extracomment>A short name of PanPan the Barbarian.</extracomment>
        <translation>Barbar</translation>
    </message>
    <message>
        <source>Guardian</source>
        <extracomment>A short name of the Treasure Guardian.</extracomment>
        <translation>Schatzhüter</translation>
    </message>
    <message>
        <source>Hunter</source>
        <extracomment>A short name of the Treasure Hunter.</extracomment>
        <translation>Schatzjäger</translation>
    </message>
</context>
<context>
    <name>Bunny spoken</name>
    <message>
        <source>{at}, {terrain}, free</source>
        <translation>{at}, {terrain}, frei</translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, yours, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, deins, Lehen mit %n Gebiet, {strength} mal {wealth}</numerusform>
            <numerusform>{at}, {terrain}, deins, Lehen mit %n Gebieten, {strength} mal {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, {card}, yours, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, {card}, deins, Lehen mit %n Gebiet, {strength} mal {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {card}, deins, Lehen mit %n Gebieten, {strength} mal {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, {name}, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, {name}, Lehen mit %n Gebiet, {strength} mal {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {name}, Lehen mit %n Gebieten, {strength} mal {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, {card}, {name}, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, {card}, {name}, Lehen mit %n Gebiet, {strength} mal {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {card}, {name}, Lehen mit %n Gebieten, {strength} mal {wealth}</numerusform>
        </translation>
    </message>
    <message>
        <source>lava to {at}</source>
        <translation>Lava zu {at}</translation>
    </message>
    <message>
        <source>{card}, {kind}</source>
        <translation>{card}, {kind}</translation>
    </message>
    <message>
        <source>{at}, {terrain}, territory card</source>
        <extracomment>A territory card: {at} is its name.</extracomment>
        <translation>{at}, {terrain}, Gebietskarte</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <extracomment>The same three for a card whose name says its kind.</extracomment>
        <translation>{card}, ausgewählt</translation>
    </message>
    <message>
        <source>{card}, to play</source>
        <translation>{card}, zum Ausspielen</translation>
    </message>
    <message>
        <source>{card}, to drop</source>
        <translation>{card}, zum Ablegen</translation>
    </message>
    <message>
        <source>{card}, {kind}, chosen</source>
        <translation>{card}, {kind}, ausgewählt</translation>
    </message>
    <message>
        <source>{card}, {kind}, to play</source>
        <translation>{card}, {kind}, zum Ausspielen</translation>
    </message>
    <message>
        <source>{card}, {kind}, to drop</source>
        <translation>{card}, {kind}, zum Ablegen</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points, territories: {territories}, parchments: {parchments}</source>
        <extracomment>A lord: the points, and how many territories.</extracomment>
        <translation>
            <numerusform>{name}: %n Punkt, Gebiete: {territories}, Schriftrollen: {parchments}</numerusform>
            <numerusform>{name}: %n Punkte, Gebiete: {territories}, Schriftrollen: {parchments}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fief of {at}, %n territories, {strength} times {wealth}</source>
        <extracomment>A fief in the list of fiefs.</extracomment>
        <translation>
            <numerusform>Lehen {at}, %n Gebiet, {strength} mal {wealth}</numerusform>
            <numerusform>Lehen {at}, %n Gebiete, {strength} mal {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Deine Hand, %n Karte</numerusform>
            <numerusform>Deine Hand, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n territories</source>
        <extracomment>The land of a lord in the list of fiefs.</extracomment>
        <translation>
            <numerusform>{name}: %n Gebiet</numerusform>
            <numerusform>{name}: %n Gebiete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free territories</source>
        <translation>
            <numerusform>%n freies Gebiet</numerusform>
            <numerusform>%n freie Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Lords</source>
        <translation>Hasenlords</translation>
    </message>
    <message>
        <source>Your parchments</source>
        <translation>Deine Schriftrollen</translation>
    </message>
    <message>
        <source>Your buildings</source>
        <translation>Deine Bauwerke</translation>
    </message>
    <message>
        <source>Possible answers</source>
        <extracomment>The answers to a question, such as which resource a trading post produces.</extracomment>
        <translation>Mögliche Antworten</translation>
    </message>
    <message>
        <source>Cards that are passed on</source>
        <extracomment>What is said about the cards that are passed on to a neighbor after each pick.</extracomment>
        <translation>Karten, die weitergegeben werden</translation>
    </message>
    <message>
        <source>Put the cursor there</source>
        <extracomment>What an action of a screen reader does with anything on the table.</extracomment>
        <translation>Den Cursor dorthin setzen</translation>
    </message>
    <message>
        <source>Choose two cards.</source>
        <extracomment>Said after the name of a card of the own hand.</extracomment>
        <translation>Wähle zwei Karten.</translation>
    </message>
    <message>
        <source>Play one, drop one.</source>
        <extracomment>Said after the name of a card of the own hand: two cards are to be chosen.</extracomment>
        <translation>Eine ausspielen, eine ablegen.</translation>
    </message>
    <message>
        <source>Build or finish.</source>
        <extracomment>Said after the name of a building of one&apos;s own.</extracomment>
        <translation>Bauen oder beenden.</translation>
    </message>
    <message>
        <source>Now the second tower.</source>
        <extracomment>The first territory of a sky tower is chosen.</extracomment>
        <translation>Jetzt der zweite Turm.</translation>
    </message>
    <message numerus="yes">
        <source>%n places.</source>
        <extracomment>On how many territories a building can be put that is picked up.</extracomment>
        <translation>
            <numerusform>%n Platz.</numerusform>
            <numerusform>%n Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything that can be done here</source>
        <translation>Alles, was hier möglich ist</translation>
    </message>
    <message>
        <source>There is nothing more to say about it.</source>
        <extracomment>Said where a key asks for more about something, and there is no more.</extracomment>
        <translation>Mehr gibt es dazu nicht zu sagen.</translation>
    </message>
    <message>
        <source>{at}, {terrain}: {preview}</source>
        <extracomment>{target} is a territory to which a picked-up building may go, with what it would bring.</extracomment>
        <translation>{at}, {terrain}: {preview}</translation>
    </message>
    <message>
        <source>{at}, {terrain}: not yours</source>
        <extracomment>A territory to which a picked-up building may not go, with the reason in few words.</extracomment>
        <translation>{at}, {terrain}: nicht deins</translation>
    </message>
    <message>
        <source>{at}, {terrain}: a rabbit is there already</source>
        <translation>{at}, {terrain}: da steht schon ein Hase</translation>
    </message>
    <message>
        <source>{at}, {terrain}: a building is there already</source>
        <translation>{at}, {terrain}: da steht schon ein Bauwerk</translation>
    </message>
    <message>
        <source>{at}, {terrain}: the terrain does not suit</source>
        <translation>{at}, {terrain}: die Landschaft passt nicht</translation>
    </message>
    <message>
        <source>{at}, {terrain}: in the fief of the first tower</source>
        <translation>{at}, {terrain}: im Lehen des ersten Turms</translation>
    </message>
    <message>
        <source>Fief of {at}: {strength} times {wealth} is {points}.</source>
        <extracomment>The harvest of a fief, by its first territory.</extracomment>
        <translation>Lehen {at}: {strength} mal {wealth} ist {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points.</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Punkt.</numerusform>
            <numerusform>{name} gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <extracomment>{names} are at least two lords.</extracomment>
        <translation>{names} teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>{card}: build it, or keep it?</source>
        <extracomment>Short questions about a camp.</extracomment>
        <translation>{card}: bauen oder aufheben?</translation>
    </message>
    <message>
        <source>{card}: announce it, or keep it?</source>
        <translation>{card}: ankündigen oder aufheben?</translation>
    </message>
    <message>
        <source>{card}: build it before camp {number}?</source>
        <extracomment>Another lord has announced a camp with a higher {number}.</extracomment>
        <translation>{card}: vor Lager {number} bauen?</translation>
    </message>
    <message>
        <source>{card}: which parchment of {name} do you copy?</source>
        <extracomment>{card} is a copying card, {name} the neighbor whose parchment it may copy.</extracomment>
        <translation>{card}: Welche Schriftrolle kopierst du ({name})?</translation>
    </message>
</context>
<context>
    <name>Bunny table</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Erkundung</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Bau</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Ernte</translation>
    </message>
    <message>
        <source>Parchments</source>
        <extracomment>A heading: the parchments of a lord.</extracomment>
        <translation>Schriftrollen</translation>
    </message>
    <message>
        <source>All lords pick cards at the same time, reveal and play them, and pass their hands on.</source>
        <translation>Alle wählen gleichzeitig Karten aus, decken sie auf, spielen sie aus und geben ihre Hand weiter.</translation>
    </message>
    <message>
        <source>Camps are asked for one by one, the lowest number first: build or keep.</source>
        <translation>Nach den Lagern wird einzeln gefragt, das mit der niedrigsten Nummer zuerst: bauen oder aufheben.</translation>
    </message>
    <message>
        <source>Build on your territories whatever you like, or keep it for a later round.</source>
        <translation>Baue auf deinen Gebieten, was du willst, oder hebe es für eine spätere Runde auf.</translation>
    </message>
    <message>
        <source>Every trading post gets its resource for the coming harvest.</source>
        <translation>Jeder Handelsposten bekommt seinen Rohstoff für die kommende Ernte.</translation>
    </message>
    <message>
        <source>All parchments are face up: copying cards choose what they count as.</source>
        <translation>Alle Schriftrollen liegen offen: Kopierende Karten wählen, als was sie zählen.</translation>
    </message>
    <message>
        <source>The game is over, and everything is counted.</source>
        <translation>Das Spiel ist zu Ende und alles ist gezählt.</translation>
    </message>
    <message>
        <source>Every fief yields its strength times its wealth: towers times resources.</source>
        <translation>Jedes Lehen bringt Stärke mal Wohlstand, also Türme mal Rohstoffe.</translation>
    </message>
    <message>
        <source>Choose two cards of your hand to play.</source>
        <translation>Wähle zwei Karten deiner Hand zum Ausspielen.</translation>
    </message>
    <message>
        <source>Choose one more card.</source>
        <translation>Wähle noch eine Karte.</translation>
    </message>
    <message>
        <source>Choose one card to play and one to drop, face down.</source>
        <translation>Wähle eine Karte zum Ausspielen und eine, die du verdeckt ablegst.</translation>
    </message>
    <message>
        <source>Now choose the card to drop.</source>
        <translation>Wähle jetzt die Karte zum Ablegen.</translation>
    </message>
    <message>
        <source>Now choose the card to play.</source>
        <translation>Wähle jetzt die Karte zum Ausspielen.</translation>
    </message>
    <message>
        <source>Both cards are chosen. Confirm, or choose again.</source>
        <translation>Beide Karten sind gewählt. Bestätige sie oder wähle andere.</translation>
    </message>
    <message>
        <source>&amp;Confirm both</source>
        <extracomment>A button that ends a pick of two cards.</extracomment>
        <translation>Beide &amp;bestätigen</translation>
    </message>
    <message>
        <source>play</source>
        <extracomment>A mark on a chosen card: it will be played.</extracomment>
        <translation>ausspielen</translation>
    </message>
    <message>
        <source>drop</source>
        <extracomment>A mark on a chosen card: it will be dropped, out of the game.</extracomment>
        <translation>ablegen</translation>
    </message>
    <message>
        <source>The rest goes to the right neighbor: {name}</source>
        <translation>Der Rest geht an den rechten Nachbarn: {name}</translation>
    </message>
    <message>
        <source>The rest goes to the left neighbor: {name}</source>
        <translation>Der Rest geht an den linken Nachbarn: {name}</translation>
    </message>
    <message>
        <source>Your next hand comes from: {name}</source>
        <translation>Deine nächste Hand kommt von: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n picks are left in this round.</source>
        <translation>
            <numerusform>In dieser Runde wird noch einmal ausgewählt.</numerusform>
            <numerusform>In dieser Runde wird noch %n Mal ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cards are picked. The others still choose.</source>
        <translation>Deine Karten sind ausgewählt. Die anderen wählen noch.</translation>
    </message>
    <message>
        <source>Only computers play: no hand is shown.</source>
        <extracomment>On the table, where only computers play.</extracomment>
        <translation>Nur Computer spielen: Keine Hand wird gezeigt.</translation>
    </message>
    <message>
        <source>{name}, it is your turn to look.</source>
        <extracomment>{name} is a player who shares the screen with others and is to look at hidden cards.</extracomment>
        <translation>{name}, jetzt darfst du schauen.</translation>
    </message>
    <message>
        <source>All cards are covered. Show yours when nobody else is looking.</source>
        <translation>Alle Karten sind verdeckt. Zeig deine, wenn sonst niemand hinsieht.</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <extracomment>A button that shows a hand on a shared screen.</extracomment>
        <translation>Meine Karten &amp;zeigen</translation>
    </message>
    <message>
        <source>covered card</source>
        <extracomment>A card whose front a player may not see.</extracomment>
        <translation>verdeckte Karte</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n cards.</source>
        <translation>
            <numerusform>{name} hält %n Karte auf der Hand.</numerusform>
            <numerusform>{name} hält %n Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n parchments, face down.</source>
        <translation>
            <numerusform>{name}: %n Schriftrolle, verdeckt.</numerusform>
            <numerusform>{name}: %n Schriftrollen, verdeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing further can be taken back, because hidden cards have been seen since.</source>
        <translation>Weiter lässt sich nichts zurücknehmen, denn seither waren verdeckte Karten zu sehen.</translation>
    </message>
    <message>
        <source>Taken back to the moment after the last hidden cards were seen.</source>
        <translation>Zurückgenommen bis zu dem Moment, in dem zuletzt verdeckte Karten zu sehen waren.</translation>
    </message>
    <message>
        <source>Build what you like, then finish building.</source>
        <translation>Baue, was du willst, und beende dann den Bau.</translation>
    </message>
    <message>
        <source>&amp;Finish building</source>
        <extracomment>A button: the lord builds nothing more in this round.</extracomment>
        <translation>Bau &amp;beenden</translation>
    </message>
    <message>
        <source>You have nothing to build.</source>
        <translation>Du hast nichts zu bauen.</translation>
    </message>
    <message>
        <source>Choose a territory of another fief for the second tower.</source>
        <extracomment>The first territory of a sky tower is chosen, the second one is wanted.</extracomment>
        <translation>Wähle für den zweiten Turm ein Gebiet eines anderen Lehens.</translation>
    </message>
    <message numerus="yes">
        <source>%n buildings are waiting.</source>
        <translation>
            <numerusform>%n Bauwerk wartet.</numerusform>
            <numerusform>%n Bauwerke warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: build it on an unoccupied territory, or keep it for later?</source>
        <translation>{card}: auf einem unbesetzten Gebiet bauen oder für später aufheben?</translation>
    </message>
    <message>
        <source>{card}: a lower camp may go first. Announce yours, or keep it for later?</source>
        <translation>{card}: Ein niedrigeres Lager darf zuvorkommen. Deins ankündigen oder für später aufheben?</translation>
    </message>
    <message>
        <source>{name} announces camp {number}. Do you build yours before it? {card}</source>
        <extracomment>{number} is the number of a camp of {name}.</extracomment>
        <translation>{name} kündigt ein Lager mit der Nummer {number} an. Baust du deins vorher? {card}</translation>
    </message>
    <message>
        <source>Your camp is announced. Do you build it now, or keep it? {card}</source>
        <translation>Dein Lager ist angekündigt. Baust du es jetzt oder hebst du es auf? {card}</translation>
    </message>
    <message>
        <source>{card}: which parchment of your right neighbor ({name}) do you copy?</source>
        <extracomment>{card} is a copying card, {name} the neighbor whose parchment it may copy.</extracomment>
        <translation>{card}: Welche Schriftrolle deines rechten Nachbarn ({name}) kopierst du?</translation>
    </message>
    <message>
        <source>{card}: which parchment of your left neighbor ({name}) do you copy?</source>
        <translation>{card}: Welche Schriftrolle deines linken Nachbarn ({name}) kopierst du?</translation>
    </message>
    <message>
        <source>{name} takes {at}. This lord loses a camp: {loser}.</source>
        <translation>{name} nimmt {at} ein. Ein Lager verliert: {loser}.</translation>
    </message>
    <message>
        <source>{name} keeps {at}, and the camp there is removed.</source>
        <translation>{name} behält {at}, das Lager dort wird entfernt.</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>&amp;Bauen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Aufheben</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <translation>An&amp;kündigen</translation>
    </message>
    <message>
        <source>What does your trading post on {at} produce in this round?</source>
        <translation>Was erzeugt dein Handelsposten auf {at} in dieser Runde?</translation>
    </message>
    <message>
        <source>new to this fief</source>
        <extracomment>A mark behind the choice that makes a fief the richest.</extracomment>
        <translation>neu in diesem Lehen</translation>
    </message>
    <message>
        <source>this fief has it already</source>
        <translation>hat dieses Lehen schon</translation>
    </message>
    <message>
        <source>All picks are turned up and played.</source>
        <translation>Alle ausgewählten Karten werden aufgedeckt und ausgespielt.</translation>
    </message>
    <message>
        <source>{name} takes {at}.</source>
        <translation>{name} nimmt {at} ein.</translation>
    </message>
    <message>
        <source>{name} plays Provisions and draws two cards.</source>
        <translation>{name} spielt Vorrat aus und zieht zwei Karten.</translation>
    </message>
    <message>
        <source>Harvest of round {round}.</source>
        <translation>Ernte der Runde {round}.</translation>
    </message>
    <message>
        <source>{towers} × {kinds} = {points}</source>
        <extracomment>Towers are counted, then kinds of resources, then the product is shown.</extracomment>
        <translation>{towers} × {kinds} = {points}</translation>
    </message>
    <message>
        <source>Fief of {at}: strength {strength} times wealth {wealth} is {points}.</source>
        <translation>Lehen {at}: Stärke {strength} mal Wohlstand {wealth} ist {points}.</translation>
    </message>
    <message>
        <source>Fief of {at}: no points yet.</source>
        <translation>Lehen {at}: noch keine Punkte.</translation>
    </message>
    <message>
        <source>Now the parchments are turned up and counted.</source>
        <translation>Jetzt werden die Schriftrollen aufgedeckt und gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {card}: %n points, {total} in all.</source>
        <extracomment>{card} is a parchment, {total} the points of the lord with it.</extracomment>
        <translation>
            <numerusform>{name}, {card}: %n Punkt, zusammen {total}.</numerusform>
            <numerusform>{name}, {card}: %n Punkte, zusammen {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points and is Big Ears!</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Punkt und ist Langohr!</numerusform>
            <numerusform>{name} gewinnt mit %n Punkten und ist Langohr!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n points each!</source>
        <extracomment>{names} are at least two lords.</extracomment>
        <translation>
            <numerusform>{names} teilen sich den Sieg mit je %n Punkt!</numerusform>
            <numerusform>{names} teilen sich den Sieg mit je %n Punkten!</numerusform>
        </translation>
    </message>
    <message>
        <source>Big Ears</source>
        <extracomment>The title of the winner, shown below the name and in lists of results.</extracomment>
        <translation>Langohr</translation>
    </message>
</context>
<context>
    <name>Bunny terrains</name>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>field</source>
        <extracomment>Where carrots grow.</extracomment>
        <translation>Feld</translation>
    </message>
    <message>
        <source>plains</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>A territory with a city that is printed on the board.</extracomment>
        <translation>Stadt</translation>
    </message>
</context>
<context>
    <name>Bunny tutorial</name>
    <message>
        <source>Five short lessons, to play in order or one at a time. You can stop whenever you like and continue later; your games are not affected.</source>
        <translation>Fünf kurze Lektionen, nacheinander oder jede für sich. Du kannst jederzeit aufhören und später weitermachen; deine Partien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Wait a moment: the others are choosing.</source>
        <translation>Einen Moment: Die anderen wählen aus.</translation>
    </message>
    <message>
        <source>Watch what happens on the table.</source>
        <translation>Sieh zu, was auf dem Tisch geschieht.</translation>
    </message>
</context>
<context>
    <name>BunnyPage</name>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>wird gespeichert …</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Die zwei Erben</translation>
    </message>
    <message>
        <source>Bunny Kingdom</source>
        <translation>Bunny Kingdom</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>Take back everything done in this turn</source>
        <translation>Alles aus diesem Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Es wurde noch nichts getan.</translation>
    </message>
    <message>
        <source>Cards have been passed on or revealed, so nothing can be undone.</source>
        <translation>Karten sind schon weitergereicht oder aufgedeckt, daher lässt sich nichts zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>BunnyReplay</name>
    <message>
        <source>Chronicle: choose an entry to go there</source>
        <translation>Chronik: Wähle einen Eintrag, um dorthin zu springen</translation>
    </message>
    <message>
        <source>Round {round}, action {done} of {last}</source>
        <translation>Runde {round}, Aktion {done} von {last}</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Wiedergabe: {game}</translation>
    </message>
    <message>
        <source>The game is over here: go back a few actions.</source>
        <translation>Hier ist die Partie schon zu Ende: Geh ein paar Aktionen zurück.</translation>
    </message>
    <message>
        <source>{lord} gave up.</source>
        <translation>{lord} hat aufgegeben.</translation>
    </message>
</context>
<context>
    <name>BunnyReview</name>
    <message numerus="yes">
        <source>The review is ready: %n pick(s) to look at.</source>
        <translation>
            <numerusform>Die Analyse ist fertig: %n Entscheidung zum Ansehen.</numerusform>
            <numerusform>Die Analyse ist fertig: %n Entscheidungen zum Ansehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pick is listed.</source>
        <translation>Keine Auswahl steht in der Liste.</translation>
    </message>
    <message>
        <source>Picks with clearly better cards in the hand, judged like hints: each card by itself, by what it would bring at once, as if nothing else changed.</source>
        <translation>Entscheidungen, bei denen deutlich bessere Karten auf der Hand waren, beurteilt wie bei Tipps: jede Karte für sich, nach dem, was sie sofort brächte, als bliebe alles andere gleich.</translation>
    </message>
    <message>
        <source>Review: {game}</source>
        <translation>Analyse: {game}</translation>
    </message>
    <message>
        <source>Reviewing…</source>
        <translation>Die Analyse läuft …</translation>
    </message>
    <message>
        <source>No pick had clearly better cards beside it.</source>
        <translation>Bei keiner Auswahl waren deutlich bessere Karten auf der Hand.</translation>
    </message>
</context>
<context>
    <name>BunnyShortcutsDialog</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Go between hand or buildings, map, lords and parchments</source>
        <translation>Zwischen Hand oder Bauwerken, Plan, Hasenlords und Schriftrollen wechseln</translation>
    </message>
    <message>
        <source>Move within an area</source>
        <translation>Sich innerhalb eines Bereichs bewegen</translation>
    </message>
    <message>
        <source>To the first or the last one of an area</source>
        <translation>Zum ersten oder letzten Ding eines Bereichs</translation>
    </message>
    <message>
        <source>Choose a card, pick up, put down</source>
        <translation>Karte wählen, aufnehmen, ablegen</translation>
    </message>
    <message>
        <source>Show your cards behind the curtain</source>
        <translation>Eigene Karten hinter dem Vorhang zeigen</translation>
    </message>
    <message>
        <source>Put back what you have picked up</source>
        <translation>Aufgenommenes zurücklegen</translation>
    </message>
    <message>
        <source>Next or previous territory where it can go</source>
        <translation>Nächstes oder voriges Gebiet, auf das es passt</translation>
    </message>
    <message>
        <source>Say more about it, line by line</source>
        <translation>Mehr dazu sagen, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Show or hide the chronicle</source>
        <translation>Chronik zeigen oder verbergen</translation>
    </message>
    <message>
        <source>From the table to its outline, and back</source>
        <translation>Vom Tisch zur Gliederung und zurück</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Vergrößern, verkleinern, einpassen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier aus weiterspielen</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Die Partie analysieren</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Previous pick, next pick</source>
        <translation>Vorige Auswahl, nächste Auswahl</translation>
    </message>
    <message>
        <source>Mark the better pick</source>
        <translation>Die bessere Auswahl markieren</translation>
    </message>
    <message>
        <source>Mark the pick that was made</source>
        <translation>Die getroffene Auswahl markieren</translation>
    </message>
    <message>
        <source>Watch from here</source>
        <translation>Von hier ansehen</translation>
    </message>
</context>
<context>
    <name>BunnyTutorial</name>
    <message>
        <source>Tutorial · Bunny Kingdom</source>
        <translation>Einführung · Bunny Kingdom</translation>
    </message>
</context>
<context>
    <name>CataloguePage</name>
    <message>
        <source>Printed li&amp;ke this</source>
        <translation>&amp;So gedruckt</translation>
    </message>
    <message>
        <source>&amp;Tile as in the program</source>
        <translation>&amp;Plättchen wie im Programm</translation>
    </message>
    <message>
        <source>&amp;All as in the program</source>
        <translation>&amp;Alles wie im Programm</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Roads from your ta&amp;ble</source>
        <translation>Straßen von deinem Tis&amp;ch</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Alle Plättchen</translation>
    </message>
    <message>
        <source>Building on this tile</source>
        <translation>Gebäude auf diesem Plättchen</translation>
    </message>
    <message>
        <source>{resource}: one less</source>
        <translation>{resource}: eins weniger</translation>
    </message>
    <message>
        <source>{resource}: one more</source>
        <translation>{resource}: eins mehr</translation>
    </message>
    <message>
        <source>Click an edge to draw a road, a resource to raise the cost. New games use this catalogue; games that have begun keep theirs.</source>
        <translation>Ein Klick auf eine Kante zeichnet eine Straße, auf eine Ressource erhöht die Kosten. Neue Partien nutzen diesen Katalog; begonnene behalten ihren.</translation>
    </message>
    <message>
        <source>Nothing new: draw roads while you score a game or play Henry.</source>
        <translation>Nichts Neues: Zeichne Straßen, während du eine Partie wertest oder gegen Heinrich spielst.</translation>
    </message>
    <message>
        <source>The tiles of your box</source>
        <translation>Die Plättchen deiner Schachtel</translation>
    </message>
    <message>
        <source>Large tile: arrows draw roads</source>
        <translation>Großes Plättchen: Pfeiltasten zeichnen Straßen</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) differ from the program&apos;s</source>
        <translation>
            <numerusform>%n Plättchen weicht vom Programm ab</numerusform>
            <numerusform>%n Plättchen weichen vom Programm ab</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}, differs from the program&apos;s</source>
        <translation>{tile}, weicht vom Programm ab</translation>
    </message>
    <message>
        <source>{source}; in the program: {value}</source>
        <translation>{source}; im Programm: {value}</translation>
    </message>
    <message>
        <source>Noted. Next: {tile}</source>
        <translation>Notiert. Nächstes: {tile}</translation>
    </message>
    <message>
        <source>The program has no such tile.</source>
        <translation>Das Programm hat kein solches Plättchen.</translation>
    </message>
    <message>
        <source>As in the program</source>
        <translation>Wie im Programm</translation>
    </message>
    <message numerus="yes">
        <source>The roads of %n tile(s) were taken over.</source>
        <translation>
            <numerusform>Die Straßen von %n Plättchen wurden übernommen.</numerusform>
            <numerusform>Die Straßen von %n Plättchen wurden übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a catalogue</source>
        <translation>Einen Katalog importieren</translation>
    </message>
    <message>
        <source>Catalogues (*.json)</source>
        <translation>Kataloge (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading the catalogue…</source>
        <translation>Der Katalog wird gelesen …</translation>
    </message>
    <message>
        <source>tiles of my box</source>
        <translation>Plättchen meiner Schachtel</translation>
    </message>
    <message>
        <source>Export the catalogue</source>
        <translation>Den Katalog exportieren</translation>
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
        <translation>Version {version}, {day}</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Behoben</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfallen</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
</context>
<context>
    <name>ChangesDialog</name>
    <message>
        <source>What is new</source>
        <translation>Was ist neu</translation>
    </message>
    <message>
        <source>This is version {version}.</source>
        <translation>Dies ist Version {version}.</translation>
    </message>
    <message>
        <source>The Two Heirs has been updated to version {version}. Your games and settings are as you left them.</source>
        <translation>„Die zwei Erben“ wurde auf Version {version} aktualisiert. Deine Partien und Einstellungen sind unverändert.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>ChooseGameDialog</name>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>{heir} took {tile}</source>
        <translation>{heir} nimmt {tile}</translation>
    </message>
    <message numerus="yes">
        <source>New in the royal reserve: {tile}; %n tiles left in the supply</source>
        <extracomment>{tile} is the nominative; %n is how many tiles are left in the supply.</extracomment>
        <translation>
            <numerusform>Neu in der Königlichen Reserve: {tile}; noch %n Plättchen im gemeinsamen Vorrat</numerusform>
            <numerusform>Neu in der Königlichen Reserve: {tile}; noch %n Plättchen im gemeinsamen Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply is empty: after this turn, each heir has one last turn</source>
        <translation>Der gemeinsame Vorrat ist leer: Nach diesem Zug hat jeder Erbe noch einen letzten Zug</translation>
    </message>
    <message>
        <source>{heir} built {tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;White built the Mill at M13&quot;.</extracomment>
        <translation>{heir} baut {tile} auf {cell}</translation>
    </message>
    <message numerus="yes">
        <source>{heir} built {tile} at {cell}, using %n discounts</source>
        <extracomment>{tile} is the accusative; %n is how many discounts were used.</extracomment>
        <translation>
            <numerusform>{heir} baut {tile} auf {cell} mit %n Rabatt</numerusform>
            <numerusform>{heir} baut {tile} auf {cell} mit %n Rabatten</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} expanded the landscape at {cell}: {terrain}</source>
        <extracomment>{terrain} is the nominative: &quot;wheat field&quot;.</extracomment>
        <translation>{heir} erweitert die Landschaft auf {cell}: {terrain}</translation>
    </message>
    <message>
        <source>{heir} marched a troop from {origin} to {cell}</source>
        <extracomment>An ordinary troop went from one cell to the next.</extracomment>
        <translation>{heir} bewegt eine Truppe von {origin} nach {cell}</translation>
    </message>
    <message>
        <source>{heir} marched the retinue from {origin} to {cell}</source>
        <translation>{heir} bewegt die Gefolgetruppe von {origin} nach {cell}</translation>
    </message>
    <message>
        <source>{heir} deployed a troop at {cell}</source>
        <extracomment>A troop came from the royal reserve.</extracomment>
        <translation>{heir} stationiert eine Truppe auf {cell}</translation>
    </message>
    <message>
        <source>{heir} withdrew a troop from {cell}</source>
        <extracomment>A troop went back to the royal reserve.</extracomment>
        <translation>{heir} zieht eine Truppe von {cell} zurück</translation>
    </message>
    <message>
        <source>{heir} struck the Camp at {cell} to take another tile</source>
        <extracomment>The Camp was turned face down, for which its owner may take one more tile.</extracomment>
        <translation>{heir} bricht das Feldlager auf {cell} ab und darf noch ein Plättchen nehmen</translation>
    </message>
    <message>
        <source>{heir} destroyed {tile} at {cell}</source>
        <extracomment>{tile} is the accusative: &quot;White destroyed the Mill at M13&quot;.</extracomment>
        <translation>{heir} zerstört {tile} auf {cell}</translation>
    </message>
    <message>
        <source>{heir} discarded {tiles}</source>
        <extracomment>{tiles} is one accusative or more: &quot;the Mill and the Inn&quot;. They left the game.</extracomment>
        <translation>{heir} wirft {tiles} ab</translation>
    </message>
    <message>
        <source>{heir} ended the turn</source>
        <translation>{heir} beendet den Zug</translation>
    </message>
    <message numerus="yes">
        <source>{heir} ended the turn; %n discounts were lost</source>
        <extracomment>%n is how many discounts the player had not used; they are lost.</extracomment>
        <translation>
            <numerusform>{heir} beendet den Zug; %n Rabatt verfällt</numerusform>
            <numerusform>{heir} beendet den Zug; %n Rabatte verfallen</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} to play</source>
        <extracomment>The turn of this player begins.</extracomment>
        <translation>{heir} ist am Zug</translation>
    </message>
    <message>
        <source>{heir}&apos;s last turn</source>
        <extracomment>The last turn of this player begins, but not of the game.</extracomment>
        <translation>{heir} ist zum letzten Mal am Zug</translation>
    </message>
    <message>
        <source>{heir} to play: the last turn of the game</source>
        <translation>{heir} ist am Zug – der letzte Zug der Partie</translation>
    </message>
    <message>
        <source>The game is over: {heir} wins</source>
        <translation>Ende der Partie: {heir} gewinnt</translation>
    </message>
    <message>
        <source>The game is over: a draw</source>
        <translation>Ende der Partie: unentschieden</translation>
    </message>
    <message>
        <source>Top of the supply: {resource}. The first tile from the shield matches, so Henry takes it</source>
        <extracomment>{resource} is the terrain on top of the supply as a resource, in the nominative.</extracomment>
        <translation>Oben auf dem gemeinsamen Vorrat: {resource}. Das erste Plättchen nach dem Schild passt, also nimmt Heinrich es</translation>
    </message>
    <message>
        <source>Top of the supply: {resource}. Henry passes over {tiles} and takes the first match</source>
        <extracomment>{tiles} are the tiles that do not match, one accusative or more.</extracomment>
        <translation>Oben auf dem gemeinsamen Vorrat: {resource}. Heinrich übergeht {tiles} und nimmt das erste passende Plättchen</translation>
    </message>
    <message>
        <source>Top of the supply: {resource}. No tile in the royal reserve matches, so Henry takes the first from the shield</source>
        <translation>Oben auf dem gemeinsamen Vorrat: {resource}. In der Königlichen Reserve passt kein Plättchen, also nimmt Heinrich das erste nach dem Schild</translation>
    </message>
    <message>
        <source>The supply is empty, so Henry takes the first tile from the shield</source>
        <translation>Der gemeinsame Vorrat ist leer, also nimmt Heinrich das erste Plättchen nach dem Schild</translation>
    </message>
    <message>
        <source>The royal reserve is empty, so Henry&apos;s turn ends without a tile</source>
        <translation>Die Königliche Reserve ist leer, also endet Heinrichs Zug ohne Plättchen</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}: going clockwise around {centre}, this is the first empty cell where it joins a road (rule A)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>Im Uhrzeigersinn um {centre} ist {cell} das erste freie Feld mit Anschluss an eine Straße, also legt {heir} dorthin {tile} (Regel A)</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}: it can&apos;t join a road, and going clockwise around {centre}, this is the first empty cell where it blocks one (rule B)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>Anschluss an eine Straße ist nicht möglich. Im Uhrzeigersinn um {centre} ist {cell} das erste freie Feld, auf dem das Plättchen eine Straße versperrt, also legt {heir} dorthin {tile} (Regel B)</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}: no road can be joined or blocked, so it goes to the first empty cell clockwise around {centre} (rule C)</source>
        <extracomment>{heir} is Henry; {tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>Keine Straße lässt sich fortsetzen oder versperren. Im Uhrzeigersinn um {centre} ist {cell} das erste freie Feld, also legt {heir} dorthin {tile} (Regel C)</translation>
    </message>
    <message>
        <source>{heir} found no empty cell around {centre} and removed {tile} from the game (rule D)</source>
        <extracomment>{tile} is the accusative; {centre} is a cell like &quot;M13&quot;.</extracomment>
        <translation>{heir} findet kein freies Feld um {centre} und nimmt {tile} aus dem Spiel (Regel D)</translation>
    </message>
    <message numerus="yes">
        <source>The top treasure of the pile goes to {cell} – {treasure} (%n more left)</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;; %n is how many treasures are left on the pile.</extracomment>
        <translation>
            <numerusform>Der oberste Schatz des Schatzhaufens kommt auf {cell} – {treasure} (noch %n übrig)</numerusform>
            <numerusform>Der oberste Schatz des Schatzhaufens kommt auf {cell} – {treasure} (noch %n übrig)</numerusform>
        </translation>
    </message>
    <message>
        <source>The treasure at {cell} is removed, thanks to the tiles at {cells} – {treasure}</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;; {cells} is one cell or more: &quot;M13 and N13&quot;.</extracomment>
        <translation>Der Schatz auf {cell} wird entfernt, dank der Plättchen auf {cells} – {treasure}</translation>
    </message>
    <message>
        <source>{heir} moved the troop with this cross ({resource}) to {cell}: it blocks the tile</source>
        <extracomment>{heir} is Henry; {resource} is the terrain of the tile, in the nominative.</extracomment>
        <translation>{heir} stellt die Truppe mit dem X für {resource} auf {cell}: Sie blockiert das Plättchen</translation>
    </message>
    <message>
        <source>{heir} placed {tile} at {cell}</source>
        <extracomment>{heir} is Henry; {tile} is the accusative: &quot;Henry placed the Mill at M13&quot;.</extracomment>
        <translation>{heir} legt {tile} auf {cell}</translation>
    </message>
    <message>
        <source>{heir} moved a troop to {cell}</source>
        <extracomment>{heir} is Henry.</extracomment>
        <translation>{heir} stellt eine Truppe auf {cell}</translation>
    </message>
    <message>
        <source>A treasure goes to {cell}</source>
        <translation>Ein Schatz kommt auf {cell}</translation>
    </message>
    <message>
        <source>The treasure at {cell} is removed</source>
        <translation>Der Schatz auf {cell} wird entfernt</translation>
    </message>
    <message>
        <source>Turn {turn}: {heir}</source>
        <extracomment>The heading of a turn; {heir} is the name of a player, in the nominative.</extracomment>
        <translation>Zug {turn}: {heir}</translation>
    </message>
    <message>
        <source>{heir} gives up</source>
        <extracomment>The entry when a player gives the game up.</extracomment>
        <translation>{heir} gibt auf</translation>
    </message>
    <message>
        <source>Continues the game “{game}” from turn {turn}</source>
        <extracomment>{game} is the title of another game, or who played it: &quot;Anna and Boris&quot;.</extracomment>
        <translation>Fortsetzung der Partie „{game}“ ab Zug {turn}</translation>
    </message>
    <message>
        <source>Recovered from “{game}”, intact up to turn {turn}</source>
        <extracomment>{game} is the name of a damaged file; what was played in it can be used up to that turn.</extracomment>
        <translation>Gerettet aus „{game}“, fehlerfrei bis Zug {turn}</translation>
    </message>
</context>
<context>
    <name>ChronicleModel</name>
    <message>
        <source>{entry} (shown now)</source>
        <translation>{entry} (jetzt zu sehen)</translation>
    </message>
    <message>
        <source>{entry} (still to come)</source>
        <translation>{entry} (kommt noch)</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>The game is being saved…</source>
        <translation>Die Partie wird gespeichert …</translation>
    </message>
    <message>
        <source>The disk is responding slowly.</source>
        <translation>Der Datenträger antwortet langsam.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Nicht länger warten</translation>
    </message>
    <message>
        <source>The disk is not responding.</source>
        <translation>Der Datenträger antwortet nicht.</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern …</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Not everything could be saved</source>
        <translation>Nicht alles konnte gespeichert werden</translation>
    </message>
    <message>
        <source>{fault} If you quit now, what is new in {file} will be lost.</source>
        <translation>{fault} Wenn du jetzt beendest, geht verloren, was in {file} neu ist.</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Die Partie konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>{fault} If you quit now, your latest actions will be lost.</source>
        <translation>{fault} Wenn du das Programm jetzt beendest, gehen die letzten Aktionen verloren.</translation>
    </message>
    <message>
        <source>Another game could not be saved</source>
        <translation>Eine andere Partie konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>{fault} If you quit now, the latest actions in “{game}” will be lost.</source>
        <translation>{fault} Wenn du das Programm jetzt beendest, gehen die letzten Aktionen in „{game}“ verloren.</translation>
    </message>
</context>
<context>
    <name>ComputerChoices</name>
    <message>
        <source>O&amp;pponent</source>
        <translation>Gegne&amp;r</translation>
    </message>
    <message numerus="yes">
        <source>Judging by your results, you would win %n of 10 games.</source>
        <translation>
            <numerusform>Nach deinen Ergebnissen würdest du %n von 10 Partien gewinnen.</numerusform>
            <numerusform>Nach deinen Ergebnissen würdest du %n von 10 Partien gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best match for you: {opponent}.</source>
        <translation>Am besten passt zu dir: {opponent}.</translation>
    </message>
    <message>
        <source>Suggested until you have results.</source>
        <translation>Vorschlag, solange du noch keine Ergebnisse hast.</translation>
    </message>
    <message>
        <source>The best match for you.</source>
        <translation>Passt am besten zu dir.</translation>
    </message>
    <message>
        <source>Its rating: {strength}.</source>
        <translation>Wertungszahl des Gegners: {strength}.</translation>
    </message>
    <message>
        <source>Its rating: {strength}, yours: {own}.</source>
        <translation>Wertungszahl des Gegners: {strength}, deine: {own}.</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Your game is safe: it is saved after every action. If something looks wrong, restart the program. The report below is not sent anywhere; read it, and if you like, copy or save it and send it to the developers.</source>
        <translation>Deine Partie ist sicher: Sie wird nach jeder Aktion gespeichert. Wenn dir etwas falsch vorkommt, schließe das Programm und starte es neu. Der Bericht unten wird nirgendwohin geschickt. Lies ihn, und wenn du magst, kopiere oder speichere ihn und schicke ihn an die Entwickler.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>The report could not be saved</source>
        <translation>Der Bericht konnte nicht gespeichert werden</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Einzelheiten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>DuplicateGames</name>
    <message>
        <source>This game has moved on</source>
        <translation>Diese Partie ist inzwischen weiter</translation>
    </message>
    <message>
        <source>There are two versions of this game</source>
        <translation>Von dieser Partie gibt es zwei Fassungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open the file as a second game</source>
        <translation>Datei als zweite Partie öffnen</translation>
    </message>
    <message>
        <source>Continue your game</source>
        <translation>Deine Partie fortsetzen</translation>
    </message>
    <message>
        <source>Both are the same up to turn {shared}. Since then your game has reached turn {kept}; the one in the file was played differently and has reached turn {found}.</source>
        <translation>Bis Zug {shared} sind beide gleich. Seitdem ist deine Partie bei Zug {kept} angekommen; die in der Datei wurde anders weitergespielt und ist bei Zug {found}.</translation>
    </message>
    <message>
        <source>Your game is already at turn {kept}; the file is at turn {found}.</source>
        <translation>Deine Partie steht schon bei Zug {kept}, die Datei erst bei Zug {found}.</translation>
    </message>
    <message>
        <source>Both are at turn {kept}, but your game is a few actions ahead.</source>
        <translation>Beide stehen bei Zug {kept}, aber deine Partie ist ein paar Aktionen voraus.</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>From now on, show points on lit cells (P)</source>
        <translation>Ab jetzt Punkte auf leuchtenden Feldern (P)</translation>
    </message>
    <message>
        <source>Lit cells can show how many points you would get there.</source>
        <translation>Die leuchtenden Felder können zeigen, wie viele Punkte du dort bekommst.</translation>
    </message>
</context>
<context>
    <name>EndTurnDialog</name>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>End the turn?</source>
        <translation>Den Zug beenden?</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug &amp;beenden</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more tiles to discard.</source>
        <translation>
            <numerusform>Wähle noch %n Plättchen zum Abwerfen.</numerusform>
            <numerusform>Wähle noch %n Plättchen zum Abwerfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have marked %n tile(s) too many.</source>
        <translation>
            <numerusform>Du hast %n Plättchen zu viel markiert.</numerusform>
            <numerusform>Du hast %n Plättchen zu viel markiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>To be discarded: {tiles}.</source>
        <translation>Zum Abwerfen: {tiles}.</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Nothing was entered yet.</source>
        <translation>Es ist noch nichts eingegeben.</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Nichts wurde rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Saved to {file}</source>
        <translation>Gespeichert unter {file}</translation>
    </message>
    <message>
        <source>Saving the file…</source>
        <translation>Die Datei wird gespeichert …</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>Die Datei konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>The printer cannot begin.</source>
        <translation>Der Drucker kann nicht beginnen.</translation>
    </message>
</context>
<context>
    <name>FailedOpponentQuestion</name>
    <message>
        <source>I play for {player}</source>
        <translation>Ich spiele für {player}</translation>
    </message>
    <message>
        <source>{opponents} have stopped playing</source>
        <translation>{opponents} spielen nicht mehr</translation>
    </message>
    <message>
        <source>I play for all of them</source>
        <translation>Ich spiele für alle</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch mal versuchen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>{opponent} takes over</source>
        <translation>{opponent} übernimmt</translation>
    </message>
    <message>
        <source>{opponent} has stopped playing</source>
        <translation>{opponent} spielt nicht mehr</translation>
    </message>
</context>
<context>
    <name>Far</name>
    <message>
        <source>What came from the other machine is no message of this game. It was left unread.</source>
        <translation>Was vom anderen Gerät kam, ist keine Nachricht dieser Partie. Es blieb ungelesen.</translation>
    </message>
    <message>
        <source>A message from the other machine is too large. It was left unread.</source>
        <translation>Eine Nachricht vom anderen Gerät ist zu groß. Sie blieb ungelesen.</translation>
    </message>
    <message>
        <source>The other machine has a newer version of the program. Install it here, too.</source>
        <translation>Das andere Gerät hat eine neuere Version des Programms. Installiere sie auch hier.</translation>
    </message>
    <message>
        <source>The other machine plays by another version of the rules. Install the same version of the program on both.</source>
        <translation>Das andere Gerät spielt nach einer anderen Version der Regeln. Installiere auf beiden dieselbe Version des Programms.</translation>
    </message>
    <message>
        <source>A message came from somebody who does not play this game. It was left unread.</source>
        <translation>Eine Nachricht kam von jemandem, der diese Partie nicht spielt. Sie blieb ungelesen.</translation>
    </message>
    <message>
        <source>Somebody else has joined this game already. Ask for another invitation.</source>
        <translation>Dieser Partie ist schon jemand anders beigetreten. Bitte um eine neue Einladung.</translation>
    </message>
    <message>
        <source>The other machine sent a turn that is against the rules. Nothing was changed; the other one can take the turn back and play another.</source>
        <translation>Das andere Gerät hat einen Zug geschickt, der gegen die Regeln ist. Nichts wurde geändert; der Zug kann dort zurückgenommen und anders gespielt werden.</translation>
    </message>
    <message>
        <source>The two machines remember this game differently. Go on with the other machine&apos;s game, or begin a new one.</source>
        <translation>Die beiden Geräte haben diese Partie verschieden in Erinnerung. Spiel mit der des anderen Geräts weiter, oder beginne eine neue.</translation>
    </message>
    <message>
        <source>The two machines set the game up differently. Install the same version of the program on both, and begin a new game.</source>
        <translation>Die beiden Geräte haben die Partie verschieden aufgebaut. Installiere auf beiden dieselbe Version des Programms, und beginne eine neue Partie.</translation>
    </message>
    <message>
        <source>The other machine chose its random number anew. Begin a new game.</source>
        <translation>Das andere Gerät hat seine Zufallszahl geändert. Beginne eine neue Partie.</translation>
    </message>
    <message>
        <source>The other machine claims the game although your time is not up. Nothing was changed; you can play on.</source>
        <translation>Das andere Gerät beansprucht den Sieg, obwohl deine Zeit nicht abgelaufen ist. Es wurde nichts geändert; du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>This machine can&apos;t save the game now: {fault}. Nothing is sent until it can.</source>
        <extracomment>{fault} is what is wrong with the disk of this machine.</extracomment>
        <translation>Dieses Gerät kann die Partie gerade nicht speichern: {fault}. Bis dahin wird nichts geschickt.</translation>
    </message>
    <message>
        <source>Waiting for somebody to join, since {time}.</source>
        <extracomment>{time} is a day and an hour.</extracomment>
        <translation>Es fehlt noch jemand, der beitritt, seit {time}.</translation>
    </message>
    <message>
        <source>Waiting for {name}&apos;s machine to begin, since {time}.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>Warten auf das Gerät von {name}, seit {time}.</translation>
    </message>
    <message>
        <source>Waiting for {name}, since {time}.</source>
        <extracomment>{name} is a player, {time} a day and an hour.</extracomment>
        <translation>Warten auf {name}, seit {time}.</translation>
    </message>
    <message>
        <source>Waiting for {name}, who has not seen your last turn yet.</source>
        <translation>Warten auf {name}; dein letzter Zug ist dort noch nicht angekommen.</translation>
    </message>
    <message>
        <source>It&apos;s your turn, since {time}.</source>
        <translation>Du bist am Zug, seit {time}.</translation>
    </message>
    <message>
        <source>{name} has given the game up.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>{name} hat die Partie aufgegeben.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>{name} would like to take back the last %n turns.</source>
        <extracomment>{name} is a player; %n is a number of turns.</extracomment>
        <translation>
            <numerusform>{name} möchte den letzten Zug zurücknehmen.</numerusform>
            <numerusform>{name} möchte die letzten %n Züge zurücknehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have asked {name} to take a turn back.</source>
        <translation>Du hast {name} gebeten, einen Zug zurückzunehmen.</translation>
    </message>
    <message>
        <source>{name} would rather not take the turn back.</source>
        <translation>{name} möchte den Zug lieber nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>{name} has agreed: the turn is taken back.</source>
        <translation>{name} ist einverstanden: Der Zug ist zurückgenommen.</translation>
    </message>
    <message>
        <source>The shared folder can&apos;t be used now: {fault}. The game waits.</source>
        <translation>Der gemeinsame Ordner ist gerade nicht zu benutzen: {fault}. Die Partie wartet.</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>{name}, in a messenger: {words}</source>
        <extracomment>{name} is a player, {words} what was written in a program for messages.</extracomment>
        <translation>{name} im Messenger: {words}</translation>
    </message>
    <message numerus="yes">
        <source>%n other games wait for you.</source>
        <extracomment>%n is a number of other games.</extracomment>
        <translation>
            <numerusform>Noch eine andere Partie wartet auf dich.</numerusform>
            <numerusform>Noch %n andere Partien warten auf dich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time used: {white} {white_time}, {blue} {blue_time}.</source>
        <extracomment>Two players and their times, such as 1:05:20.</extracomment>
        <translation>Verbrauchte Zeit: {white} {white_time}, {blue} {blue_time}.</translation>
    </message>
    <message>
        <source>Time used: {white} {white_time}, {blue} {blue_time}, of {limit} each.</source>
        <extracomment>Two players and their times, such as 1:05:20; {limit} is a time, such as 30 minutes.</extracomment>
        <translation>Verbrauchte Zeit: {white} {white_time}, {blue} {blue_time}; Limit je Person: {limit}.</translation>
    </message>
    <message>
        <source>Clock: {clock}.</source>
        <extracomment>{clock} is one of &quot;The time used is shown&quot; and &quot;30 minutes for each player in all&quot;.</extracomment>
        <translation>Uhr: {clock}.</translation>
    </message>
    <message>
        <source>Some tiles differ from those of this program: they are {name}&apos;s.</source>
        <extracomment>{name} is a player who invites to a game.</extracomment>
        <translation>Einige Plättchen unterscheiden sich von denen dieses Programms: Es sind die von {name}.</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <extracomment>{time} is a time, such as 5 minutes.</extracomment>
        <translation>Deine restliche Zeit: {time}.</translation>
    </message>
    <message>
        <source>Your time is up: {name} may claim the game, or play on.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>Deine Zeit ist abgelaufen: {name} darf den Sieg beanspruchen oder weiterspielen.</translation>
    </message>
    <message>
        <source>{name}&apos;s time is up: you may claim the game, or play on.</source>
        <translation>Die Zeit von {name} ist abgelaufen: Du darfst den Sieg beanspruchen oder weiterspielen.</translation>
    </message>
    <message>
        <source>{name} claims the game, but you have time left: end your turn in time.</source>
        <translation>{name} beansprucht den Sieg, aber du hast noch Zeit: Beende deinen Zug rechtzeitig.</translation>
    </message>
    <message>
        <source>{name}&apos;s time was up, and you have claimed the game.</source>
        <translation>Die Zeit von {name} war abgelaufen, und du hast den Sieg beansprucht.</translation>
    </message>
    <message>
        <source>Your time was up, and {name} has claimed the game.</source>
        <translation>Deine Zeit war abgelaufen, und {name} hat den Sieg beansprucht.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>%n is a number of seconds, minutes, hours or days.</extracomment>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>{days}, {hours}</source>
        <extracomment>{hours} and {days} are texts such as 3 days.</extracomment>
        <translation>{days}, {hours}</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
    <message>
        <source>The time used is shown</source>
        <translation>Verbrauchte Zeit wird angezeigt</translation>
    </message>
    <message>
        <source>{time} for each player in all</source>
        <extracomment>{time} is a time, such as 30 minutes.</extracomment>
        <translation>{time} je Person für die ganze Partie</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>die andere Person</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Ordner: {folder}</translation>
    </message>
    <message>
        <source>The invitation lies in the folder</source>
        <translation>Die Einladung liegt im Ordner</translation>
    </message>
    <message>
        <source>The other player opens “Two machines” in the Game menu, looks into the same folder, and joins. The game begins when this machine sees it; you will be told.

Folder: {folder}</source>
        <translation>Die andere Person öffnet „Zwei Geräte“ im Menü Partie, sieht in denselben Ordner und tritt bei. Die Partie beginnt, wenn dieses Gerät es sieht; du erfährst es.

Ordner: {folder}</translation>
    </message>
    <message>
        <source>You have joined</source>
        <translation>Du bist beigetreten</translation>
    </message>
    <message>
        <source>The game begins as soon as {name}&apos;s machine has seen it and its answer is in the folder; you will be told.

Folder: {folder}</source>
        <translation>Die Partie beginnt, sobald das Gerät von {name} es gesehen hat und seine Antwort im Ordner liegt; du erfährst es.

Ordner: {folder}</translation>
    </message>
    <message>
        <source>This installation can&apos;t play nearby: install the program by “pipx install &apos;twoheirs-qt[lan]&apos;”.</source>
        <translation>Mit dieser Installation kann man nicht in der Nähe spielen: Installiere das Programm mit „pipx install &apos;twoheirs-qt[lan]&apos;“.</translation>
    </message>
    <message>
        <source>Nearby is switched off. Switch it on under “Two machines” to go on with this game.</source>
        <translation>„In der Nähe“ ist ausgeschaltet. Schalte es unter „Zwei Geräte“ ein, um diese Partie fortzusetzen.</translation>
    </message>
    <message>
        <source>{name}&apos;s machine is not connected. The game goes on when both machines meet again.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>Das andere Gerät ({name}) ist nicht verbunden. Die Partie geht weiter, wenn sich beide Geräte wieder treffen.</translation>
    </message>
    <message>
        <source>Nearby can&apos;t be switched on: {fault}.</source>
        <translation>„In der Nähe“ lässt sich nicht einschalten: {fault}.</translation>
    </message>
    <message>
        <source>Nearby</source>
        <translation>In der Nähe</translation>
    </message>
    <message>
        <source>Nearby: {name}</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>In der Nähe: {name}</translation>
    </message>
    <message>
        <source>a machine that was forgotten</source>
        <translation>ein vergessenes Gerät</translation>
    </message>
    <message>
        <source>The invitation is open</source>
        <translation>Die Einladung steht</translation>
    </message>
    <message>
        <source>Everybody nearby whose machine is connected with this one finds it under “Two machines” in the Game menu, and the first to join plays. You will be told when the game begins.</source>
        <translation>Alle in der Nähe, deren Gerät mit diesem verbunden ist, finden sie unter „Zwei Geräte“ im Menü „Spiel“; wer zuerst beitritt, spielt mit. Du erfährst, wenn die Partie beginnt.</translation>
    </message>
    <message>
        <source>Games far away need a mail program that is not installed. Install it with “pipx install deltachat-rpc-server”.</source>
        <translation>Partien aus der Ferne brauchen ein Mailprogramm, das nicht installiert ist. Installiere es mit „pipx install deltachat-rpc-server“.</translation>
    </message>
    <message>
        <source>The folder of the account for games far away can&apos;t be opened. Check the disk. The game waits.</source>
        <translation>Der Ordner des Kontos für Partien aus der Ferne ist nicht zu öffnen. Prüfe die Festplatte. Die Partie wartet.</translation>
    </message>
    <message>
        <source>The mail program has ended. It is started again in a moment. Nothing is lost.</source>
        <translation>Das Mailprogramm hat sich beendet. Es wird gleich wieder gestartet. Nichts geht verloren.</translation>
    </message>
    <message>
        <source>Another program is using the account for games far away. Close it; then this one goes on by itself.</source>
        <translation>Ein anderes Programm benutzt das Konto für Partien aus der Ferne. Schließe es; dann geht es hier von selbst weiter.</translation>
    </message>
    <message>
        <source>The mail server can&apos;t be reached now. What you play is sent as soon as it can.</source>
        <translation>Der Mailserver ist gerade nicht zu erreichen. Was du spielst, wird geschickt, sobald es geht.</translation>
    </message>
    <message>
        <source>The mail server can&apos;t be reached. Check the connection and the names of the servers, and try again.</source>
        <translation>Der Mailserver ist nicht zu erreichen. Prüfe die Verbindung und die Namen der Server, und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The mail server refuses this address and password. Many providers want an app password, which you make in the settings of your mail account.</source>
        <translation>Der Mailserver lehnt diese Adresse mit diesem Passwort ab. Viele Anbieter verlangen ein App-Passwort, das du in den Einstellungen deines Mailkontos anlegst.</translation>
    </message>
    <message>
        <source>No relay has made an account for you. Try again later, or name another relay or a mail account of your own under “Advanced”.</source>
        <extracomment>A relay is a mail server that makes accounts for everybody.</extracomment>
        <translation>Kein Relay hat dir ein Konto angelegt. Versuche es später noch einmal, oder nenne unter „Erweitert“ ein anderes Relay oder ein eigenes Mailkonto.</translation>
    </message>
    <message>
        <source>This machine&apos;s disk is full. What you play is sent when there is room again.</source>
        <translation>Die Festplatte dieses Geräts ist voll. Was du spielst, wird geschickt, wenn wieder Platz ist.</translation>
    </message>
    <message>
        <source>The mail server has not taken your last message yet. It goes out as soon as it does.</source>
        <translation>Der Mailserver hat deine letzte Nachricht noch nicht angenommen. Sie geht hinaus, sobald er es tut.</translation>
    </message>
    <message>
        <source>The last message could not be sent. It is sent again soon.</source>
        <translation>Die letzte Nachricht war nicht zu schicken. Bald wird es wieder versucht.</translation>
    </message>
    <message>
        <source>This is no invitation. Copy the whole line that you were sent.</source>
        <translation>Das ist keine Einladung. Kopiere die ganze Zeile, die du bekommen hast.</translation>
    </message>
    <message>
        <source>This is your own invitation. Send it to the person with whom you want to play.</source>
        <translation>Das ist deine eigene Einladung. Schicke sie der Person, mit der du spielen willst.</translation>
    </message>
    <message>
        <source>This machine has no account for games far away any more. The game waits.</source>
        <translation>Dieses Gerät hat kein Konto für Partien aus der Ferne mehr. Die Partie wartet.</translation>
    </message>
    <message>
        <source>You have blocked this person.</source>
        <translation>Du hast diese Person blockiert.</translation>
    </message>
    <message>
        <source>Far away: {name}</source>
        <extracomment>{name} is a person.</extracomment>
        <translation>Aus der Ferne: {name}</translation>
    </message>
    <message>
        <source>somebody</source>
        <extracomment>A person whose name is not known.</extracomment>
        <translation>jemand</translation>
    </message>
    <message>
        <source>The invitation is sent</source>
        <translation>Die Einladung ist abgeschickt</translation>
    </message>
    <message>
        <source>{name} sees it in the program under “Two machines”, and joins. You will be told when the game begins.</source>
        <extracomment>{name} is a person.</extracomment>
        <translation>{name} sieht sie im Programm unter „Zwei Geräte“ und tritt bei. Du erfährst es, wenn die Partie beginnt.</translation>
    </message>
    <message>
        <source>The game begins as soon as {name}&apos;s machine has seen it; you will be told.</source>
        <extracomment>{name} is a person.
----------
{name} is a player.</extracomment>
        <translation>Die Partie beginnt, sobald das andere Gerät ({name}) das gesehen hat; du erfährst es.</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Die zwei Erben</translation>
    </message>
    <message>
        <source>{name} invites you to a game of The Two Heirs.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>{name} lädt dich zu einer Partie „Die zwei Erben“ ein.</translation>
    </message>
    <message>
        <source>This card shows the game as it stands. To play, open it in the program The Two Heirs.</source>
        <translation>Diese Karte zeigt, wie die Partie steht. Zum Spielen öffne sie im Programm „Die zwei Erben“.</translation>
    </message>
    <message>
        <source>{name} has played.</source>
        <extracomment>{name} is a player.</extracomment>
        <translation>{name} hat gespielt.</translation>
    </message>
    <message>
        <source>{white} and {blue}</source>
        <extracomment>{white} and {blue} are players.</extracomment>
        <translation>{white} und {blue}</translation>
    </message>
    <message>
        <source>There is no answer from {goal}.</source>
        <extracomment>{goal} is the name of a player, or an address.</extracomment>
        <translation>Keine Antwort von {goal}.</translation>
    </message>
</context>
<context>
    <name>FarGamesDialog</name>
    <message>
        <source>Two machines</source>
        <translation>Zwei Geräte</translation>
    </message>
    <message>
        <source>Two people play one game, each at their own machine and in their own language, at once or over weeks. The turns go through a folder that both can see, such as a synchronized one, over an encrypted connection to a machine nearby, or far away as encrypted mail. Both machines know the order of the hidden tiles, and whoever can open the folder can read the game: play with people you trust.</source>
        <translation>Zwei Personen spielen eine Partie, jede an ihrem Gerät und in ihrer Sprache, sofort oder über Wochen. Die Züge gehen durch einen Ordner, den beide sehen, etwa einen synchronisierten, über eine verschlüsselte Verbindung zu einem Gerät in der Nähe oder aus der Ferne als verschlüsselte Mail. Beide Geräte kennen die Reihenfolge der verdeckten Plättchen, und wer den Ordner öffnen kann, kann die Partie lesen: Spiele mit Menschen, denen du vertraust.</translation>
    </message>
    <message>
        <source>Games and invitations</source>
        <translation>Partien und Einladungen</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>&amp;Invite somebody…</source>
        <translation>&amp;Jemanden einladen …</translation>
    </message>
    <message>
        <source>&amp;Look into a folder…</source>
        <translation>In einen &amp;Ordner sehen …</translation>
    </message>
    <message>
        <source>Near&amp;by…</source>
        <translation>In der Nä&amp;he …</translation>
    </message>
    <message>
        <source>&amp;Far away…</source>
        <translation>Aus der &amp;Ferne …</translation>
    </message>
    <message>
        <source>&amp;Put away</source>
        <translation>&amp;Weglegen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No invitation in this folder yet; it will appear here: {folder}</source>
        <translation>In diesem Ordner liegt noch keine Einladung; sie wird hier erscheinen: {folder}</translation>
    </message>
    <message>
        <source>No game yet. Invite somebody, look for an invitation in a folder, for a machine nearby, or for people far away.</source>
        <translation>Noch keine Partie. Lade jemanden ein, suche eine Einladung in einem Ordner, ein Gerät in der Nähe oder Leute in der Ferne.</translation>
    </message>
    <message>
        <source>{name} invites you to a game.</source>
        <translation>{name} lädt dich zu einer Partie ein.</translation>
    </message>
    <message>
        <source>{white} and {blue}</source>
        <translation>{white} und {blue}</translation>
    </message>
    <message>
        <source>Your invitation</source>
        <translation>Deine Einladung</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Beitreten</translation>
    </message>
</context>
<context>
    <name>FarPages</name>
    <message>
        <source>The program is open in another window</source>
        <translation>Das Programm ist in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>Games on two machines are played in the window that was opened first.</source>
        <translation>Partien an zwei Geräten werden in dem Fenster gespielt, das zuerst geöffnet wurde.</translation>
    </message>
    <message>
        <source>The shared folder</source>
        <translation>Der gemeinsame Ordner</translation>
    </message>
    <message>
        <source>This game can&apos;t be joined</source>
        <translation>Dieser Partie kann man nicht beitreten</translation>
    </message>
    <message>
        <source>Put this game away?</source>
        <translation>Diese Partie weglegen?</translation>
    </message>
    <message>
        <source>Nothing more is sent or read, and the other player waits in vain. What was played so far stays among your games.</source>
        <translation>Es wird nichts mehr geschickt oder gelesen, und die andere Person wartet vergeblich. Was bisher gespielt wurde, bleibt unter deinen Partien.</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>No game waits for you</source>
        <translation>Keine Partie wartet auf dich</translation>
    </message>
    <message>
        <source>In all games on two machines the other player is to move.</source>
        <translation>In allen Partien an zwei Geräten ist die andere Person am Zug.</translation>
    </message>
    <message>
        <source>Nothing to take back</source>
        <translation>Nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>You have not ended a turn yet.</source>
        <translation>Du hast noch keinen Zug beendet.</translation>
    </message>
    <message>
        <source>Ask {name} to take back your last turn?</source>
        <translation>{name} bitten, deinen letzten Zug zurückzunehmen?</translation>
    </message>
    <message>
        <source>All turns since then are taken back, too, if {name} agrees.</source>
        <translation>Alle Züge seitdem werden auch zurückgenommen, wenn {name} einverstanden ist.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Bitten</translation>
    </message>
    <message>
        <source>Go on with the other machine&apos;s game?</source>
        <translation>Mit der Partie des anderen Geräts weiterspielen?</translation>
    </message>
    <message>
        <source>What this machine remembers differently is lost.</source>
        <translation>Was dieses Gerät anders in Erinnerung hat, geht verloren.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Damit weiterspielen</translation>
    </message>
    <message>
        <source>Claim the game?</source>
        <translation>Den Sieg beanspruchen?</translation>
    </message>
    <message>
        <source>{name}&apos;s time is up. The game ends, and counts as given up by {name}. If a turn that was ended in time is still on its way, the game goes on when it arrives.</source>
        <translation>Die Zeit von {name} ist abgelaufen. Die Partie endet, als hätte {name} aufgegeben. Ist ein rechtzeitig beendeter Zug noch unterwegs, geht sie weiter, wenn er ankommt.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Beanspruchen</translation>
    </message>
    <message>
        <source>This game goes on</source>
        <translation>Diese Partie läuft noch</translation>
    </message>
    <message>
        <source>You can invite {name} to a rematch when it is over.</source>
        <translation>Wenn sie zu Ende ist, kannst du {name} zur Revanche einladen.</translation>
    </message>
    <message>
        <source>A rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>{name} is invited to a rematch with the seats swapped.</source>
        <translation>{name} ist zur Revanche mit getauschten Plätzen eingeladen.</translation>
    </message>
    <message>
        <source>{name} invites you to a rematch</source>
        <translation>{name} lädt dich zur Revanche ein</translation>
    </message>
    <message>
        <source>The same sets and the same clock, with the seats swapped.</source>
        <translation>Dieselben Sets und dieselbe Uhr, mit getauschten Plätzen.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>{name} invites you to a game</source>
        <translation>{name} lädt dich zu einer Partie ein</translation>
    </message>
    <message>
        <source>It waits under “Two machines”, where you can join or put it away.</source>
        <translation>Die Einladung wartet unter „Zwei Geräte“, wo du beitreten oder sie weglegen kannst.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Two machines</source>
        <translation>Zwei Geräte</translation>
    </message>
    <message>
        <source>{name} invites you</source>
        <translation>{name} lädt dich ein</translation>
    </message>
    <message>
        <source>{name} waits for you</source>
        <translation>{name} wartet auf dich</translation>
    </message>
    <message>
        <source>{name} plays with you</source>
        <translation>{name} spielt mit dir</translation>
    </message>
    <message>
        <source>The game on two machines has begun.</source>
        <translation>Die Partie an zwei Geräten hat begonnen.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>The game has begun</source>
        <translation>Die Partie hat begonnen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>It&apos;s your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>{player} has played.</source>
        <translation>{player} hat gespielt.</translation>
    </message>
</context>
<context>
    <name>FarStrip</name>
    <message>
        <source>A&amp;gree</source>
        <translation>&amp;Einverstanden</translation>
    </message>
    <message>
        <source>De&amp;cline</source>
        <translation>Ab&amp;lehnen</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t ask any more</source>
        <translation>Nicht &amp;mehr bitten</translation>
    </message>
    <message>
        <source>&amp;Go on with the other machine&apos;s game</source>
        <translation>Mit der Partie des anderen &amp;Geräts weiterspielen</translation>
    </message>
    <message>
        <source>C&amp;laim the game</source>
        <translation>Sieg &amp;beanspruchen</translation>
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
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <extracomment>A line of a file with many cases, in place of the name of a file.</extracomment>
        <translation>{file}, Zeile {line}</translation>
    </message>
    <message>
        <source>action {number} (turn {turn})</source>
        <extracomment>An action of a saved game, as the place of a fault.</extracomment>
        <translation>Aktion {number} (Zug {turn})</translation>
    </message>
    <message>
        <source>action {number}</source>
        <extracomment>An action of a list of actions, as the place of a fault.</extracomment>
        <translation>Aktion {number}</translation>
    </message>
    <message>
        <source>tile {tile}, {field}</source>
        <extracomment>A tile of a catalogue and a field of it, as the place of a fault: &quot;tile inn-wood, cost.wheat&quot;.</extracomment>
        <translation>Plättchen {tile}, {field}</translation>
    </message>
    <message>
        <source>treasure {treasure}, {field}</source>
        <extracomment>A treasure of a catalogue and a field of it, as the place of a fault.</extracomment>
        <translation>Schatz {treasure}, {field}</translation>
    </message>
    <message>
        <source>{outer}, {place}</source>
        <extracomment>A place within a place: &quot;catalogue.content, card city-1, copies&quot;.</extracomment>
        <translation>{outer}, {place}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>you do not have permission to use this file</source>
        <translation>für diese Datei fehlt dir die Berechtigung</translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the file cannot be read ({error})</source>
        <extracomment>{error} is the system&apos;s own message.</extracomment>
        <translation>die Datei lässt sich nicht lesen ({error})</translation>
    </message>
    <message>
        <source>the file cannot be written ({error})</source>
        <extracomment>{error} is the system&apos;s own message.</extracomment>
        <translation>die Datei lässt sich nicht schreiben ({error})</translation>
    </message>
    <message>
        <source>this is a pipe, and nothing comes through it</source>
        <translation>das ist eine Pipe, durch die nichts kommt</translation>
    </message>
    <message>
        <source>this is a pipe, and nobody reads from it</source>
        <translation>das ist eine Pipe, aus der niemand liest</translation>
    </message>
    <message>
        <source>the disk is not responding</source>
        <translation>der Datenträger antwortet nicht</translation>
    </message>
    <message>
        <source>larger than 5 MiB; no file of this game is that large</source>
        <translation>größer als 5 MiB; so groß ist keine Datei des Spiels</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>begins with a byte order mark: save it as UTF-8 without one</source>
        <translation>beginnt mit einer Byte-Reihenfolge-Markierung: ohne diese als UTF-8 speichern</translation>
    </message>
    <message>
        <source>not UTF-8 text (at byte {offset})</source>
        <translation>kein UTF-8-Text (bei Byte {offset})</translation>
    </message>
    <message>
        <source>not JSON (at line {line}, column {column})</source>
        <translation>kein JSON (Zeile {line}, Spalte {column})</translation>
    </message>
    <message>
        <source>the field {field} appears twice in one object</source>
        <translation>das Feld {field} steht zweimal in einem Objekt</translation>
    </message>
    <message>
        <source>{value} is not a number that JSON allows</source>
        <translation>{value} ist keine Zahl, die JSON kennt</translation>
    </message>
    <message>
        <source>a number in it has too many digits</source>
        <translation>eine Zahl darin hat zu viele Ziffern</translation>
    </message>
    <message>
        <source>its lists and objects are nested too deeply</source>
        <translation>Listen und Objekte sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>a text in it contains half a character</source>
        <translation>ein Text darin enthält ein halbes Zeichen</translation>
    </message>
    <message>
        <source>{value} is not a format of this program</source>
        <translation>{value} ist kein Format dieses Programms</translation>
    </message>
    <message>
        <source>this is a {found} file, but a {wanted} file is needed</source>
        <translation>das ist eine Datei der Art {found}, gebraucht wird aber {wanted}</translation>
    </message>
    <message>
        <source>made by a newer program: version {version} is needed to read it, this program reads up to version {newest}</source>
        <translation>stammt von einem neueren Programm: Zum Lesen ist Version {version} nötig, dieses Programm kennt nur Versionen bis {newest}</translation>
    </message>
    <message>
        <source>there is no version {version} of this format</source>
        <translation>es gibt keine Version {version} dieses Formats</translation>
    </message>
    <message>
        <source>made by a newer program: it follows version {version} of the rules, this program knows up to version {newest}</source>
        <translation>stammt von einem neueren Programm und folgt Version {version} der Regeln; dieses Programm kennt sie nur bis Version {newest}</translation>
    </message>
    <message>
        <source>must be an object { … }</source>
        <translation>muss ein Objekt { … } sein</translation>
    </message>
    <message>
        <source>played with the catalogue {name}, which is neither in the file nor on this computer</source>
        <translation>gespielt mit dem Katalog {name}, der weder in der Datei noch auf diesem Computer ist</translation>
    </message>
    <message>
        <source>the catalogue in the file is not the one it was played with</source>
        <translation>der Katalog in der Datei ist nicht der, mit dem gespielt wurde</translation>
    </message>
    <message>
        <source>“{file}” was played with a custom catalogue that isn&apos;t in the file. Ask whoever made it for that catalogue.</source>
        <translation>„{file}“ wurde mit einem eigenen Katalog gespielt, der nicht in der Datei steht. Bitte den Ersteller darum.</translation>
    </message>
    <message>
        <source>does not belong in a duel</source>
        <translation>hat in einem Duell nichts zu suchen</translation>
    </message>
    <message>
        <source>missing, though the mode is solo</source>
        <translation>fehlt, obwohl der Modus solo ist</translation>
    </message>
    <message>
        <source>is not written in the right form</source>
        <translation>ist nicht so geschrieben, wie es sein muss</translation>
    </message>
    <message>
        <source>a mistake in the rules has been fixed since this game was played: {fault}</source>
        <extracomment>{fault} tells where the game first goes otherwise now, and how.</extracomment>
        <translation>seit dieser Partie wurde ein Fehler in den Regeln behoben: {fault}</translation>
    </message>
    <message>
        <source>Free some space on this disk, or save the game elsewhere.</source>
        <translation>Schaffe Platz auf diesem Datenträger oder speichere die Partie woanders.</translation>
    </message>
    <message>
        <source>Save the game on another disk.</source>
        <translation>Speichere die Partie auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>Another program may be using the file, or the folder may belong to someone else: try again, or save the game elsewhere.</source>
        <translation>Vielleicht hält ein anderes Programm die Datei, oder der Ordner gehört jemand anderem: Versuche es noch einmal oder speichere die Partie woanders.</translation>
    </message>
    <message>
        <source>Try again, or save the game elsewhere.</source>
        <translation>Versuche es noch einmal oder speichere die Partie woanders.</translation>
    </message>
    <message>
        <source>the catalogue has no tile {tile}</source>
        <translation>der Katalog hat kein Plättchen {tile}</translation>
    </message>
    <message>
        <source>line {number} (turn {turn})</source>
        <extracomment>A line of a saved game, as the place of a fault.</extracomment>
        <translation>Zeile {number} (Zug {turn})</translation>
    </message>
    <message>
        <source>an object in it has too many fields</source>
        <translation>ein Objekt darin hat zu viele Felder</translation>
    </message>
    <message>
        <source>this file and the catalogue are of different games</source>
        <translation>diese Datei und der Katalog gehören zu verschiedenen Spielen</translation>
    </message>
    <message>
        <source>{seat} is not a seat of this game</source>
        <translation>{seat} spielt in diesem Spiel nicht mit</translation>
    </message>
    <message>
        <source>this is what one seat sees, but a whole position is needed to go on</source>
        <translation>das ist nur die Sicht eines Spielers, zum Weiterspielen wird die ganze Stellung gebraucht</translation>
    </message>
    <message>
        <source>the catalogue has no treasure {treasure}</source>
        <translation>der Katalog hat keinen Schatz {treasure}</translation>
    </message>
    <message>
        <source>the tile {tile} is already at {place}</source>
        <extracomment>{place} is another field of the file, such as &quot;stack[3]&quot;.</extracomment>
        <translation>das Plättchen {tile} ist schon bei {place}</translation>
    </message>
    <message>
        <source>the treasure {treasure} is already at {place}</source>
        <extracomment>{place} is another field of the file, such as &quot;solo.pile[3]&quot;.</extracomment>
        <translation>der Schatz {treasure} ist schon bei {place}</translation>
    </message>
    <message>
        <source>there is already a tile on {cell}</source>
        <translation>auf {cell} liegt schon ein Plättchen</translation>
    </message>
    <message>
        <source>there is already a treasure on {cell}</source>
        <translation>auf {cell} liegt schon ein Schatz</translation>
    </message>
    <message>
        <source>there is no tile on {cell}</source>
        <translation>auf {cell} liegt kein Plättchen</translation>
    </message>
    <message>
        <source>there is already a troop on {cell}</source>
        <translation>auf {cell} steht schon eine Truppe</translation>
    </message>
    <message>
        <source>the retinue must be in the landscape</source>
        <translation>die Gefolgetruppe muss in der Landschaft stehen</translation>
    </message>
    <message>
        <source>an heir has 1 retinue and 2 troops, not {retinues} and {troops}</source>
        <extracomment>{retinues} and {troops} are numbers.</extracomment>
        <translation>ein Erbe hat 1 Gefolgetruppe und 2 Truppen, nicht {retinues} und {troops}</translation>
    </message>
    <message>
        <source>no tile may lie where the shield is</source>
        <translation>auf dem Platz des Schilds darf kein Plättchen liegen</translation>
    </message>
    <message>
        <source>the shield shows the opponent&apos;s crown though no tile has been taken</source>
        <translation>der Schild zeigt die gegnerische Krone, obwohl kein Plättchen genommen wurde</translation>
    </message>
    <message>
        <source>Henry cannot be the active heir before the end</source>
        <translation>Heinrich kann vor dem Ende nicht am Zug sein</translation>
    </message>
    <message>
        <source>Henry must not hold tiles</source>
        <translation>Heinrich darf keine Plättchen auf der Hand haben</translation>
    </message>
    <message>
        <source>Henry&apos;s retinue has the terrain wood, his troops have wheat and stone</source>
        <translation>Heinrichs Gefolgetruppe hat das Gelände wood, seine Truppen wheat und stone</translation>
    </message>
    <message>
        <source>only Henry&apos;s troops have a terrain</source>
        <translation>nur Heinrichs Truppen haben ein Gelände</translation>
    </message>
    <message>
        <source>there is no building of the opponent on {cell}</source>
        <translation>auf {cell} liegt kein gegnerisches Gebäude</translation>
    </message>
    <message>
        <source>the starting position is not the one that was saved</source>
        <translation>die Anfangsstellung ist nicht die gespeicherte</translation>
    </message>
    <message>
        <source>the state after turn {turn} is not the one that was saved</source>
        <translation>der Stand nach Zug {turn} ist nicht der gespeicherte</translation>
    </message>
    <message>
        <source>the state in turn {turn} is not the one that was saved</source>
        <translation>der Stand in Zug {turn} ist nicht der gespeicherte</translation>
    </message>
    <message>
        <source>damaged, or changed by another program</source>
        <translation>beschädigt oder von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>contains nothing that this program knows</source>
        <translation>enthält nichts, was dieses Programm kennt</translation>
    </message>
    <message>
        <source>the action leads to another state than was saved</source>
        <translation>die Aktion führt zu einem anderen Stand als dem gespeicherten</translation>
    </message>
    <message>
        <source>{value} cannot play this heir in this game</source>
        <translation>{value} kann diesen Erben in dieser Partie nicht spielen</translation>
    </message>
    <message>
        <source>must name three different sets</source>
        <translation>muss drei verschiedene Sets nennen</translation>
    </message>
    <message>
        <source>the name {value} is used twice</source>
        <translation>der Name {value} ist zweimal vergeben</translation>
    </message>
    <message>
        <source>the set {set} must have {wanted} tiles, not {found}</source>
        <extracomment>{set} is the word for a set of tiles in the file, in quotation marks.</extracomment>
        <translation>das Set {set} muss {wanted} Plättchen haben, nicht {found}</translation>
    </message>
    <message>
        <source>there must be {wanted} treasures, not {found}</source>
        <translation>es müssen {wanted} Schätze sein, nicht {found}</translation>
    </message>
    <message>
        <source>the building {building} has no variants: write null</source>
        <translation>das Gebäude {building} hat keine Varianten: null schreiben</translation>
    </message>
    <message>
        <source>the building {building} needs the variant {choices}</source>
        <translation>das Gebäude {building} braucht die Variante {choices}</translation>
    </message>
    <message>
        <source>a road section is made of the letters N, E, S and W</source>
        <translation>ein Straßenabschnitt besteht aus den Buchstaben N, E, S und W</translation>
    </message>
    <message>
        <source>the edge {edge} is used more than once</source>
        <translation>die Kante {edge} ist mehrfach benutzt</translation>
    </message>
    <message>
        <source>must be wood, wheat or stone for a column or a row</source>
        <translation>muss für eine Spalte oder Reihe wood, wheat oder stone sein</translation>
    </message>
    <message>
        <source>must be “any” for a formation</source>
        <translation>muss für eine Anordnung „any“ sein</translation>
    </message>
    <message>
        <source>must be empty for a column or a row</source>
        <translation>muss für eine Spalte oder Reihe leer sein</translation>
    </message>
    <message>
        <source>must be two different neighbours for a formation</source>
        <translation>müssen für eine Anordnung zwei verschiedene Nachbarn sein</translation>
    </message>
    <message>
        <source>must be a compass point: {choices}</source>
        <extracomment>{choices} are compass points: N, NE, E, …</extracomment>
        <translation>muss eine Himmelsrichtung sein: {choices}</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there. It may have been moved, renamed or deleted: look for it, or open another game.</source>
        <translation>„{file}“ ist nicht da. Vielleicht wurde die Datei verschoben, umbenannt oder gelöscht: Suche sie oder öffne eine andere Partie.</translation>
    </message>
    <message>
        <source>“{file}” is a folder. Choose a file instead.</source>
        <translation>„{file}“ ist ein Ordner. Wähle eine Datei.</translation>
    </message>
    <message>
        <source>“{file}” is empty. Open another file, or an older copy of this one.</source>
        <translation>„{file}“ ist leer. Öffne eine andere Datei oder eine ältere Kopie von dieser.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a game of The Two Heirs. Open another file.</source>
        <translation>„{file}“ ist zu groß für eine Partie von „Die zwei Erben“. Öffne eine andere Datei.</translation>
    </message>
    <message>
        <source>“{file}” is not a game of The Two Heirs, or it is damaged. Open another file, or an older copy of this one.</source>
        <translation>„{file}“ ist keine Partie von „Die zwei Erben“ oder ist beschädigt. Öffne eine andere Datei oder eine ältere Kopie von dieser.</translation>
    </message>
    <message>
        <source>“{file}” belongs to The Two Heirs, but it is not a game. Open another file.</source>
        <translation>„{file}“ gehört zu „Die zwei Erben“, ist aber keine Partie. Öffne eine andere Datei.</translation>
    </message>
    <message>
        <source>“{file}” comes from a newer version of The Two Heirs. Update yours to open it.</source>
        <translation>„{file}“ stammt aus einer neueren Version von „Die zwei Erben“. Aktualisiere deine, um die Datei zu öffnen.</translation>
    </message>
    <message>
        <source>A mistake in the rules has been fixed since “{file}” was played, so the game can&apos;t be continued.</source>
        <translation>Seit „{file}“ gespielt wurde, ist ein Fehler in den Regeln behoben worden; deshalb lässt sich die Partie nicht fortsetzen.</translation>
    </message>
    <message>
        <source>“{file}” is damaged, or was changed outside the game. Open an older copy of it, if there is one.</source>
        <translation>„{file}“ ist beschädigt oder wurde außerhalb des Spiels verändert. Öffne eine ältere Kopie, falls es eine gibt.</translation>
    </message>
</context>
<context>
    <name>Finale</name>
    <message>
        <source>The crown goes to {winner}.</source>
        <translation>Die Krone bekommt {winner}.</translation>
    </message>
    <message>
        <source>Two heirs, one crown: it is shared.</source>
        <translation>Zwei Erben, eine Krone: Sie wird geteilt.</translation>
    </message>
    <message>
        <source>Nobody is crowned. Use Undo to keep playing.</source>
        <translation>Niemand wird gekrönt. Mit „Rückgängig“ spielst du weiter.</translation>
    </message>
    <message>
        <source>Nobody is crowned. To keep playing, ask to take back a turn.</source>
        <translation>Niemand wird gekrönt. Um weiterzuspielen, bitte darum, einen Zug zurückzunehmen.</translation>
    </message>
    <message>
        <source>{level} keeps the crown, this time.</source>
        <extracomment>{level} is Henry with the name of his level, in the nominative.</extracomment>
        <translation>Diesmal behält {level} die Krone.</translation>
    </message>
    <message>
        <source>The crown is yours.</source>
        <translation>Die Krone gehört dir.</translation>
    </message>
    <message>
        <source>Hints taken: {hints}</source>
        <extracomment>Hints about turns that the program gave; {hints} is like &quot;Ada: 3, Bob: 1&quot;.</extracomment>
        <translation>Genutzte Tipps: {hints}</translation>
    </message>
    <message>
        <source>{heir}: {count}</source>
        <extracomment>{heir} is the name of a player, in the nominative, and {count} a number of hints.</extracomment>
        <translation>{heir}: {count}</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Longest road</source>
        <translation>Längste Straße</translation>
    </message>
    <message>
        <source>Costliest destruction</source>
        <translation>Teuerste Zerstörung</translation>
    </message>
    <message>
        <source>{heir}, turn {turn}</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>{heir}, Zug {turn}</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, {heir}</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>
            <numerusform>%n Plättchen, {heir}</numerusform>
            <numerusform>%n Plättchen, {heir}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, nobody scores</source>
        <translation>
            <numerusform>%n Plättchen, niemand punktet</numerusform>
            <numerusform>%n Plättchen, niemand punktet</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} at {cell}, {heir}</source>
        <extracomment>{tile} is a building, in the nominative, {cell} like M13, {heir} the name of its owner, in the nominative.</extracomment>
        <translation>{tile} auf {cell}, {heir}</translation>
    </message>
    <message>
        <source>Counting the points. Press any key or click to skip.</source>
        <translation>Die Punkte werden gezählt. Eine Taste oder ein Klick führt zum Ergebnis.</translation>
    </message>
</context>
<context>
    <name>ForecastCurve</name>
    <message>
        <source>Forecast turn by turn</source>
        <translation>Vorhersage Zug für Zug</translation>
    </message>
    <message>
        <source>Above the line {white} is ahead, below it {blue}; the band is the spread.</source>
        <translation>Über der Linie liegt {white} vorn, darunter {blue}; das Band ist die Unsicherheit.</translation>
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
            <numerusform>{heir} gewinnt %n Punkt</numerusform>
            <numerusform>{heir} gewinnt %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} loses %n points</source>
        <extracomment>{heir} is the name of a player, in the nominative; the points are lost.</extracomment>
        <translation>
            <numerusform>{heir} verliert %n Punkt</numerusform>
            <numerusform>{heir} verliert %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} could have gained %n points with it</source>
        <extracomment>{heir} is the name of a player, in the nominative; a tile that the other heir has taken.</extracomment>
        <translation>
            <numerusform>{heir} entgeht damit %n Punkt</numerusform>
            <numerusform>{heir} entgehen damit %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir} gains access to {resources}</source>
        <extracomment>{heir} is the name of a player, in the nominative; {resources} is one or more like &quot;1 wood and 2 stone&quot;, to which there was less access before.</extracomment>
        <translation>{heir} gewinnt Zugriff auf {resources}</translation>
    </message>
    <message>
        <source>{heir} gains access to {resources} and loses access to {lost}</source>
        <extracomment>{heir} is the name of a player, in the nominative; {resources} and {lost} are one or more like &quot;1 wood and 2 stone&quot;: access to {lost} there was before, access to {resources} there is now.</extracomment>
        <translation>{heir} gewinnt Zugriff auf {resources} und verliert {lost}</translation>
    </message>
    <message numerus="yes">
        <source>{heir} reaches %n more tiles</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>
            <numerusform>{heir} hat %n Plättchen mehr in Reichweite</numerusform>
            <numerusform>{heir} hat %n Plättchen mehr in Reichweite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>The game on your table</source>
        <translation>Die Partie auf deinem Tisch</translation>
    </message>
    <message>
        <source>&amp;Lay the tiles</source>
        <translation>&amp;Plättchen auslegen</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Three sets</source>
        <translation>Drei Sets</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Alone against Henry</source>
        <translation>Allein gegen Heinrich</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Henry</source>
        <translation>Heinrich</translation>
    </message>
    <message>
        <source>At the bottom sits</source>
        <translation>Unten sitzt</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Du spielst</translation>
    </message>
    <message>
        <source>Roads are scored</source>
        <translation>Straßen werden gewertet</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>{heir} is played by</source>
        <translation>{heir} spielt</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Played on</source>
        <translation>Gespielt am</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>This game can&apos;t be viewed</source>
        <translation>Diese Partie lässt sich nicht ansehen</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <translation>Die Partie wird geöffnet …</translation>
    </message>
    <message>
        <source>You are now playing a new game from this point on. The one you were watching is unchanged, and the chronicle notes where this one came from.</source>
        <translation>Von hier aus spielst du eine neue Partie; die angesehene bleibt, wie sie ist, und in der Chronik steht, woher die neue stammt.</translation>
    </message>
    <message>
        <source>All hidden tiles were reshuffled.</source>
        <translation>Die Plättchen, die noch niemand gesehen hatte, wurden neu gemischt.</translation>
    </message>
    <message>
        <source>All cards that you could not see were dealt again.</source>
        <translation>Alle Karten, die du nicht sehen konntest, wurden neu ausgeteilt.</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Eine neue Partie</translation>
    </message>
    <message>
        <source>This game can&apos;t be reviewed</source>
        <translation>Diese Partie lässt sich nicht analysieren</translation>
    </message>
    <message>
        <source>St&amp;art page</source>
        <translation>Sta&amp;rtseite</translation>
    </message>
    <message>
        <source>&amp;Your games</source>
        <translation>&amp;Deine Partien</translation>
    </message>
    <message>
        <source>W&amp;atch this game again</source>
        <translation>Diese Partie noch &amp;einmal ansehen</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Diese Partie anal&amp;ysieren</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>&amp;Try something out</source>
        <translation>Etwas a&amp;usprobieren</translation>
    </message>
</context>
<context>
    <name>GameResults</name>
    <message>
        <source>The results cannot be read</source>
        <translation>Die Ergebnisse lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>Reading the results…</source>
        <translation>Die Ergebnisse werden gelesen …</translation>
    </message>
    <message>
        <source>Clear all results?</source>
        <translation>Alle Ergebnisse löschen?</translation>
    </message>
    <message>
        <source>All results on this computer will be deleted for good, and your rating with them.</source>
        <translation>Alle Ergebnisse auf diesem Computer werden endgültig gelöscht, und mit ihnen deine Wertungszahl.</translation>
    </message>
    <message>
        <source>All results of {game} on this computer will be deleted for good, and your rating with them. Those of other games stay.</source>
        <translation>Alle Ergebnisse dieses Spiels ({game}) auf diesem Computer werden endgültig gelöscht, und mit ihnen deine Wertungszahl. Die anderer Spiele bleiben.</translation>
    </message>
    <message>
        <source>Clear them</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>This game is no longer in your list</source>
        <translation>Diese Partie ist nicht mehr in deiner Liste</translation>
    </message>
    <message>
        <source>It has been deleted, or its file is somewhere else now.</source>
        <translation>Sie wurde gelöscht, oder ihre Datei liegt jetzt woanders.</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Die Partie wird gelesen …</translation>
    </message>
    <message>
        <source>Their file is damaged. It has been renamed to {name}, and a new one started.</source>
        <translation>Ihre Datei ist beschädigt. Sie wurde in {name} umbenannt und eine neue angelegt.</translation>
    </message>
    <message>
        <source>The results could not be saved</source>
        <translation>Die Ergebnisse konnten nicht gespeichert werden</translation>
    </message>
    <message>
        <source>{fault} They will be kept only until you close the program.</source>
        <translation>{fault} Sie bleiben nur erhalten, bis du das Programm beendest.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>{heir} goes second and may choose a seat.</source>
        <translation>{heir} ist als Zweites dran und darf den Platz wählen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>At the top (north)</source>
        <translation>Oben (Norden)</translation>
    </message>
    <message>
        <source>At the bottom (south)</source>
        <translation>Unten (Süden)</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Kopie der Partie speichern</translation>
    </message>
    <message>
        <source>Save the game elsewhere</source>
        <translation>Partie woanders speichern</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Die Partie konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Saving the game…</source>
        <translation>Die Partie wird gespeichert …</translation>
    </message>
    <message>
        <source>{player} gives up</source>
        <translation>{player} gibt auf</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Give up this game?</source>
        <translation>Die Partie aufgeben?</translation>
    </message>
    <message>
        <source>If you give up, you lose, whatever the score.</source>
        <translation>Wer aufgibt, verliert – egal, wie es steht.</translation>
    </message>
    <message>
        <source>Your catalogue of tiles cannot be used</source>
        <translation>Dein Plättchenkatalog ist nicht verwendbar</translation>
    </message>
    <message>
        <source>There is a mistake in your catalogue {file}, so the built-in one is used. Fix what is listed under Details and restart the program.</source>
        <translation>In deinem Katalog {file} ist ein Fehler; deshalb wird der eingebaute verwendet. Berichtige, was in den Einzelheiten steht, und starte das Programm neu.</translation>
    </message>
    <message>
        <source>Bunny Kingdom</source>
        <extracomment>The name of the game.</extracomment>
        <translation>Bunny Kingdom</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Die zwei Erben</translation>
    </message>
</context>
<context>
    <name>Heirs</name>
    <message>
        <source>White</source>
        <extracomment>The player with the white pieces, used like a name.</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The player with the blue pieces, used like a name.</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Henry</source>
        <extracomment>The simulated opponent of the solo game.</extracomment>
        <translation>Heinrich</translation>
    </message>
    <message>
        <source>Henry the Poor</source>
        <extracomment>Level 1 of the solo game.</extracomment>
        <translation>Heinrich der Arme</translation>
    </message>
    <message>
        <source>Henry the Brave</source>
        <extracomment>Level 2 of the solo game.</extracomment>
        <translation>Heinrich der Mutige</translation>
    </message>
    <message>
        <source>Henry the Hammer</source>
        <extracomment>Level 3 of the solo game.</extracomment>
        <translation>Heinrich der Hammer</translation>
    </message>
</context>
<context>
    <name>Heirs as object</name>
    <message>
        <source>Henry the Poor</source>
        <extracomment>Accusative: &quot;You beat Henry the Poor&quot;.</extracomment>
        <translation>Heinrich den Armen</translation>
    </message>
    <message>
        <source>Henry the Brave</source>
        <extracomment>Accusative: &quot;You beat Henry the Brave&quot;.</extracomment>
        <translation>Heinrich den Mutigen</translation>
    </message>
    <message>
        <source>Henry the Hammer</source>
        <extracomment>Accusative: &quot;You beat Henry the Hammer&quot;.</extracomment>
        <translation>Heinrich den Hammer</translation>
    </message>
</context>
<context>
    <name>Henry</name>
    <message numerus="yes">
        <source>%n on the pile</source>
        <translation>
            <numerusform>%n im Schatzhaufen</numerusform>
            <numerusform>%n im Schatzhaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>the pile is empty</source>
        <translation>der Schatzhaufen ist leer</translation>
    </message>
    <message numerus="yes">
        <source>Remaining treasures give Henry %n points.</source>
        <extracomment>Said of the treasures that are left, on the pile and on tiles; %n are Henry&apos;s points for them.</extracomment>
        <translation>
            <numerusform>Übrige Schätze bringen Heinrich %n Punkt.</numerusform>
            <numerusform>Übrige Schätze bringen Heinrich %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Henry&apos;s pile: %n treasures, face down</source>
        <translation>
            <numerusform>Heinrichs Schatzhaufen: %n Schatz, verdeckt</numerusform>
            <numerusform>Heinrichs Schatzhaufen: %n Schätze, verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>no treasure on a tile</source>
        <translation>kein Schatz auf einem Plättchen</translation>
    </message>
    <message>
        <source>Where will Henry build?</source>
        <extracomment>A button and a menu entry.</extracomment>
        <translation>Wo baut Heinrich?</translation>
    </message>
    <message>
        <source>{question} – shown</source>
        <extracomment>{question} is &quot;Where will Henry build?&quot;; read aloud.</extracomment>
        <translation>{question} – eingeblendet</translation>
    </message>
    <message>
        <source>{question} – hidden</source>
        <translation>{question} – ausgeblendet</translation>
    </message>
    <message>
        <source>Removed once both cells shown have a tile.</source>
        <translation>Wird entfernt, wenn auf beiden gezeigten Feldern ein Plättchen liegt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles needed.</source>
        <translation>
            <numerusform>Es fehlt noch %n Plättchen.</numerusform>
            <numerusform>Es fehlen noch %n Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{treasure}, at {cell}</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;, {cell} like M13.</extracomment>
        <translation>{treasure}, auf {cell}</translation>
    </message>
    <message>
        <source>Treasure at {cell} – {treasure}.</source>
        <translation>Schatz auf {cell} – {treasure}.</translation>
    </message>
    <message>
        <source>Removed once its column has {tiles}.</source>
        <extracomment>{tiles} is &quot;two other wood tiles&quot;.</extracomment>
        <translation>Wird entfernt, wenn in seiner Spalte {tiles} liegen.</translation>
    </message>
    <message>
        <source>Still to come, in an unknown order:</source>
        <extracomment>In front of a list of all that lie on the pile, in an order that nobody knows.</extracomment>
        <translation>Diese kommen noch, in unbekannter Reihenfolge:</translation>
    </message>
    <message numerus="yes">
        <source>%n of these are still to come; the others left the game unseen:</source>
        <extracomment>In front of a list of those nobody has seen; %n of them lie on the pile.</extracomment>
        <translation>
            <numerusform>Von diesen kommt noch %n; die übrigen wurden zu Beginn ungesehen entfernt:</numerusform>
            <numerusform>Von diesen kommen noch %n; die übrigen wurden zu Beginn ungesehen entfernt:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these are still to come; the others left the game before this position:</source>
        <extracomment>The same where nobody knows what happened before the position with which the game began.</extracomment>
        <translation>
            <numerusform>Von diesen kommt noch %n; die übrigen kamen vor dieser Stellung aus dem Spiel:</numerusform>
            <numerusform>Von diesen kommen noch %n; die übrigen kamen vor dieser Stellung aus dem Spiel:</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed once its row has {tiles}.</source>
        <extracomment>{tiles} is &quot;two other wood tiles&quot;.</extracomment>
        <translation>Wird entfernt, wenn in seiner Reihe {tiles} liegen.</translation>
    </message>
    <message>
        <source>two other wood tiles</source>
        <extracomment>In &quot;Removed once its row has two other wood tiles&quot;.</extracomment>
        <translation>zwei andere Wiesen</translation>
    </message>
    <message>
        <source>two other wheat tiles</source>
        <extracomment>In &quot;Removed once its row has two other wheat tiles&quot;.</extracomment>
        <translation>zwei andere Äcker</translation>
    </message>
    <message>
        <source>two other stone tiles</source>
        <extracomment>In &quot;Removed once its row has two other stone tiles&quot;.</extracomment>
        <translation>zwei andere steinige Ebenen</translation>
    </message>
    <message>
        <source>{place}, with the treasure “{treasure}”</source>
        <extracomment>Added to what is said of a tile; {treasure} is like &quot;Row: wheat field&quot;.</extracomment>
        <translation>{place}, mit dem Schatz „{treasure}“</translation>
    </message>
    <message>
        <source>{place}, with the scaffold</source>
        <translation>{place}, mit dem Baugerüst</translation>
    </message>
    <message>
        <source>The scaffold: your last building. Henry builds around it.</source>
        <translation>Das Baugerüst: dein letztes Gebäude. Heinrich baut rundherum.</translation>
    </message>
    <message>
        <source>Henry builds around the starting tile until you have built.</source>
        <translation>Heinrich baut rund um das Startplättchen, bis du etwas gebaut hast.</translation>
    </message>
    <message numerus="yes">
        <source>scores %n points now, doubled as one of Henry&apos;s three best buildings</source>
        <extracomment>Said of a building of Henry&apos;s; his three best count double.</extracomment>
        <translation>
            <numerusform>bringt jetzt %n Punkt, verdoppelt als eines von Heinrichs drei besten Gebäuden</numerusform>
            <numerusform>bringt jetzt %n Punkte, verdoppelt als eines von Heinrichs drei besten Gebäuden</numerusform>
        </translation>
    </message>
    <message>
        <source>Henry would put it at {cell}: it joins a road (rule A)</source>
        <extracomment>{cell} is like M13.</extracomment>
        <translation>Heinrich würde es auf {cell} legen: Es schließt an eine Straße an (Regel A)</translation>
    </message>
    <message>
        <source>Henry would put it at {cell}: it blocks a road (rule B)</source>
        <translation>Heinrich würde es auf {cell} legen: Es versperrt eine Straße (Regel B)</translation>
    </message>
    <message>
        <source>Henry would put it at {cell}: no road can be joined or blocked, so it goes to the first empty cell (rule C)</source>
        <translation>Heinrich würde es auf {cell} legen: Keine Straße lässt sich fortsetzen oder versperren, also kommt es auf das erste freie Feld (Regel C)</translation>
    </message>
    <message>
        <source>Henry would remove it from the game: no empty cell (rule D)</source>
        <translation>Bei Heinrich käme es aus dem Spiel: kein freies Feld (Regel D)</translation>
    </message>
    <message>
        <source>If you ended your turn now</source>
        <extracomment>In front of what Henry would do if the human&apos;s turn ended at this moment.</extracomment>
        <translation>Wenn du deinen Zug jetzt beendest</translation>
    </message>
    <message>
        <source>With {tile} at {cell}. {heading}</source>
        <extracomment>{heading} is a sentence, or two; {tile}, the nominative, is held over {cell}, like M13.</extracomment>
        <translation>Mit dem Plättchen auf {cell}: {tile}. {heading}</translation>
    </message>
    <message>
        <source>With {tile} face down at {cell}. {heading}</source>
        <extracomment>The same of a tile that would lie face down.</extracomment>
        <translation>Mit dem verdeckten Plättchen auf {cell}: {tile}. {heading}</translation>
    </message>
    <message>
        <source>{tile}: to {cell}. Going clockwise around {centre}, this is the first empty cell where it joins a road (rule A).</source>
        <extracomment>{tile} is the nominative; {cell} and {centre} are cells like M13.</extracomment>
        <translation>{tile}: auf {cell} – das ist im Uhrzeigersinn um {centre} das erste freie Feld mit Anschluss an eine Straße (Regel A).</translation>
    </message>
    <message>
        <source>{tile}: to {cell}. It can&apos;t join a road, and going clockwise around {centre}, this is the first empty cell where it blocks one (rule B).</source>
        <translation>{tile}: auf {cell} – ein Anschluss ist nicht möglich, und im Uhrzeigersinn um {centre} ist dies das erste freie Feld, auf dem es eine Straße versperrt (Regel B).</translation>
    </message>
    <message>
        <source>{tile}: to {cell}. No road can be joined or blocked, so it goes to the first empty cell clockwise around {centre} (rule C).</source>
        <translation>{tile}: auf {cell} – keine Straße lässt sich fortsetzen oder versperren, also kommt es im Uhrzeigersinn um {centre} auf das erste freie Feld (Regel C).</translation>
    </message>
    <message>
        <source>{tile}: leaves the game, as no cell around {centre} is empty (rule D).</source>
        <translation>{tile}: kommt aus dem Spiel, da um {centre} kein Feld frei ist (Regel D).</translation>
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
        <translation>Zuerst nimmst du ein Plättchen. Heinrich könnte dann eins von diesen nehmen:</translation>
    </message>
    <message>
        <source>Its cross: {resource}. It goes onto his next tile of that terrain and blocks it for your troops.</source>
        <extracomment>Of a troop of Henry&apos;s; {resource} is the terrain of its cross, in the nominative.</extracomment>
        <translation>Ihr X: {resource}. Sie geht auf Heinrichs nächstes Plättchen dieses Geländes und blockiert es für deine Truppen.</translation>
    </message>
    <message>
        <source>Once you have taken this tile, Henry could take one of these:</source>
        <translation>Sobald du dieses Plättchen genommen hast, könnte Heinrich eins von diesen nehmen:</translation>
    </message>
    <message>
        <source>{tiles} → {cell} (joins a road)</source>
        <extracomment>One of a list: &quot;Mill or Mine → N12 (joins a road)&quot;; {tiles} are nominatives.</extracomment>
        <translation>{tiles} → {cell} (schließt an eine Straße an)</translation>
    </message>
    <message>
        <source>{tiles} → {cell} (blocks a road)</source>
        <extracomment>One of a list, as before.</extracomment>
        <translation>{tiles} → {cell} (versperrt eine Straße)</translation>
    </message>
    <message>
        <source>{tiles} → {cell} (first empty cell)</source>
        <extracomment>One of a list, as before.</extracomment>
        <translation>{tiles} → {cell} (erstes freies Feld)</translation>
    </message>
    <message>
        <source>{tiles} → out of the game (no empty cell)</source>
        <extracomment>One of a list; {tiles} are nominatives. The tile would leave the game, by rule D.</extracomment>
        <translation>{tiles} → aus dem Spiel (kein freies Feld)</translation>
    </message>
    <message>
        <source>or the tile that replaces the one you take ({terrain})</source>
        <extracomment>One of a list: the tile that the refill brings, of which only the terrain is known.</extracomment>
        <translation>oder das Plättchen, das dann aus dem gemeinsamen Vorrat nachrückt ({terrain})</translation>
    </message>
    <message>
        <source>Henry has no more turns.</source>
        <translation>Heinrich hat keinen Zug mehr.</translation>
    </message>
    <message>
        <source>The royal reserve is empty, so Henry&apos;s turn would end without a tile.</source>
        <translation>Die Königliche Reserve ist leer, also würde Heinrichs Zug ohne Plättchen enden.</translation>
    </message>
    <message>
        <source>Henry&apos;s reach has no limit</source>
        <extracomment>In place of how many tiles are in reach, while Henry is to move.</extracomment>
        <translation>Heinrichs Reichweite ist unbegrenzt</translation>
    </message>
    <message>
        <source>Henry&apos;s turn, step {number} of {count}</source>
        <extracomment>{number} of {count} steps.</extracomment>
        <translation>Heinrichs Zug, Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Henry&apos;s last turn again, step {number} of {count}</source>
        <extracomment>The heading when an earlier turn of his is shown once more.</extracomment>
        <translation>Heinrichs letzter Zug noch einmal, Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button: to the next step.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>A button: to the end of Henry&apos;s turn.</extracomment>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button: all steps have been shown.</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Showing Henry&apos;s turn: Space or “Next” shows the next step, anything else skips to the end.</source>
        <translation>Heinrichs Zug wird gezeigt: Leertaste oder „Weiter“ führt zum nächsten Schritt, alles andere springt ans Ende.</translation>
    </message>
    <message>
        <source>Showing Henry&apos;s turn: any key or click skips to the end.</source>
        <translation>Heinrichs Zug wird gezeigt: Jede Taste und jeder Klick springt ans Ende.</translation>
    </message>
    <message>
        <source>Henry has not played yet.</source>
        <translation>Heinrich hat noch nicht gespielt.</translation>
    </message>
</context>
<context>
    <name>HenryKeeper</name>
    <message>
        <source>No tile lies on this place of the reserve.</source>
        <translation>Auf diesem Platz der Reserve liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>You don&apos;t hold this tile: {tile}.</source>
        <translation>Dieses Plättchen hast du nicht auf der Hand: {tile}.</translation>
    </message>
    <message>
        <source>There is no building at {cell}.</source>
        <translation>Auf {cell} steht kein Gebäude.</translation>
    </message>
    <message>
        <source>First answer what is asked.</source>
        <translation>Beantworte erst die Frage.</translation>
    </message>
    <message>
        <source>Your retinue never leaves the landscape.</source>
        <translation>Deine Gefolgetruppe verlässt nie die Landschaft.</translation>
    </message>
    <message>
        <source>No troop of yours stands there.</source>
        <translation>Dort steht keine deiner Truppen.</translation>
    </message>
    <message>
        <source>On {cell} stands a troop of yours already.</source>
        <translation>Auf {cell} steht schon eine deiner Truppen.</translation>
    </message>
    <message>
        <source>On {cell} stands a troop of Henry&apos;s.</source>
        <translation>Auf {cell} steht eine Truppe Heinrichs.</translation>
    </message>
    <message numerus="yes">
        <source>The supply still holds %n tiles: say which terrain lies on top.</source>
        <extracomment>%n is how many tiles the supply holds.</extracomment>
        <translation>
            <numerusform>Im gemeinsamen Vorrat liegt noch %n Plättchen: Nenne sein Gelände.</numerusform>
            <numerusform>Im gemeinsamen Vorrat liegen noch %n Plättchen: Nenne das Gelände obenauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply is empty.</source>
        <translation>Der gemeinsame Vorrat ist leer.</translation>
    </message>
    <message>
        <source>This treasure was turned over before.</source>
        <translation>Dieser Schatz wurde schon aufgedeckt.</translation>
    </message>
    <message>
        <source>This tile is known already: {tile}.</source>
        <translation>Dieses Plättchen ist schon bekannt: {tile}.</translation>
    </message>
    <message>
        <source>The tile that came must have the terrain you named ({terrain}): {tile} hasn&apos;t.</source>
        <extracomment>{terrain} is like &quot;wheat field&quot;.</extracomment>
        <translation>Das neue Plättchen muss das genannte Gelände haben ({terrain}): {tile} hat es nicht.</translation>
    </message>
    <message>
        <source>Begin a game: choose its sets and Henry&apos;s level.</source>
        <translation>Beginne eine Partie: Wähle die Sets und Heinrichs Stufe.</translation>
    </message>
    <message>
        <source>Which tile of the reserve is first, clockwise from the shield?</source>
        <translation>Welches Plättchen der Reserve liegt im Uhrzeigersinn als erstes nach dem Schild?</translation>
    </message>
    <message>
        <source>And on place {number}?</source>
        <extracomment>The question for each later place: {number} is 2 to 6.</extracomment>
        <translation>Und auf Platz {number}?</translation>
    </message>
    <message>
        <source>Which terrain has the starting tile?</source>
        <translation>Welches Gelände hat das Startplättchen?</translation>
    </message>
    <message>
        <source>Your turn: click the tile you took and lay your tiles. Then say which terrain lies on top of the supply.</source>
        <translation>Dein Zug: Klicke auf das Plättchen, das du genommen hast, und lege deine Plättchen. Nenne dann das Gelände oben auf dem gemeinsamen Vorrat.</translation>
    </message>
    <message>
        <source>Your last turn: click the tile you took, lay your tiles, and end the game.</source>
        <translation>Dein letzter Zug: Klicke auf das Plättchen, das du genommen hast, lege deine Plättchen und beende die Partie.</translation>
    </message>
    <message>
        <source>Which tile came from the supply?</source>
        <translation>Welches Plättchen kam aus dem gemeinsamen Vorrat?</translation>
    </message>
    <message>
        <source>Which treasure did you turn over for Henry?</source>
        <translation>Welchen Schatz hast du für Heinrich aufgedeckt?</translation>
    </message>
    <message>
        <source>The game is over. Say where your troops stand, then keep the game.</source>
        <translation>Die Partie ist zu Ende. Stelle deine Truppen hin und behalte dann die Partie.</translation>
    </message>
    <message>
        <source>Game against {level}</source>
        <translation>Partie gegen {level}</translation>
    </message>
    <message>
        <source>Into the reserve: {tile}</source>
        <extracomment>A tile came into the reserve.</extracomment>
        <translation>In die Reserve: {tile}</translation>
    </message>
    <message>
        <source>Starting tile: {terrain}</source>
        <translation>Startplättchen: {terrain}</translation>
    </message>
    <message>
        <source>Taken: {tile}</source>
        <translation>Genommen: {tile}</translation>
    </message>
    <message>
        <source>Built at {cell}: {tile}</source>
        <translation>Gebaut auf {cell}: {tile}</translation>
    </message>
    <message>
        <source>Expanded at {cell}: {tile}</source>
        <translation>Erweitert auf {cell}: {tile}</translation>
    </message>
    <message>
        <source>Turned face down: {cell}</source>
        <translation>Umgedreht: {cell}</translation>
    </message>
    <message>
        <source>Troop moved to {cell}</source>
        <translation>Truppe bewegt nach {cell}</translation>
    </message>
    <message>
        <source>Troop withdrawn from {cell}</source>
        <translation>Truppe zurückgezogen von {cell}</translation>
    </message>
    <message>
        <source>Turn ended; on top of the supply: {terrain}</source>
        <extracomment>{terrain} is like &quot;wheat field&quot;.</extracomment>
        <translation>Zug beendet; oben auf dem gemeinsamen Vorrat: {terrain}</translation>
    </message>
    <message>
        <source>Turn ended; the supply is empty</source>
        <translation>Zug beendet; der gemeinsame Vorrat ist leer</translation>
    </message>
    <message>
        <source>Roads drawn: {tile}</source>
        <translation>Straßen gezeichnet: {tile}</translation>
    </message>
    <message>
        <source>Treasure: {treasure}</source>
        <translation>Schatz: {treasure}</translation>
    </message>
    <message>
        <source>{resource}: end the turn</source>
        <extracomment>A choice: the turn ends, and a tile of this {resource}, such as wood, lies on the supply.</extracomment>
        <translation>{resource}: Zug beenden</translation>
    </message>
    <message>
        <source>The supply is empty: end the turn</source>
        <translation>Gemeinsamer Vorrat leer: Zug beenden</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>&amp;Built</source>
        <extracomment>Tiles are laid face up.</extracomment>
        <translation>&amp;Gebaut</translation>
    </message>
    <message>
        <source>E&amp;xpanded</source>
        <extracomment>Tiles are laid face down.</extracomment>
        <translation>&amp;Erweitert</translation>
    </message>
</context>
<context>
    <name>HenryPage</name>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>What you told</source>
        <translation>Deine Antworten</translation>
    </message>
    <message>
        <source>Henry&apos;s turn</source>
        <translation>Heinrichs Zug</translation>
    </message>
    <message>
        <source>What you told: choose a step to correct it</source>
        <translation>Deine Antworten: Wähle eine, um sie zu verbessern</translation>
    </message>
    <message>
        <source>Undo to lay a tile elsewhere.</source>
        <translation>Mache rückgängig, um ein Plättchen woanders hinzulegen.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Die Partie ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>Henry has not played yet.</source>
        <translation>Heinrich hat noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Henry at your table</source>
        <translation>Heinrich an deinem Tisch</translation>
    </message>
    <message numerus="yes">
        <source>{level} · %n tile(s) in the supply</source>
        <translation>
            <numerusform>{level} · %n Plättchen im gemeinsamen Vorrat</numerusform>
            <numerusform>{level} · %n Plättchen im gemeinsamen Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: leer</translation>
    </message>
    <message numerus="yes">
        <source>%n later step(s) no longer fit: tell them again.</source>
        <translation>
            <numerusform>%n spätere Antwort passt nicht mehr: Gib sie noch einmal.</numerusform>
            <numerusform>%n spätere Antworten passen nicht mehr: Gib sie noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected; the later steps follow.</source>
        <translation>Verbessert; die späteren Antworten bleiben.</translation>
    </message>
    <message>
        <source>Tell this step again; the later ones follow as far as they fit.</source>
        <translation>Gib diese Antwort noch einmal; die späteren bleiben, soweit sie passen.</translation>
    </message>
    <message>
        <source>With these roads Henry builds at {cell}: move his tile there.</source>
        <translation>Mit diesen Straßen baut Heinrich auf {cell}: Verschiebe sein Plättchen dorthin.</translation>
    </message>
    <message>
        <source>Click the cell where it lies now, or press Enter there.</source>
        <translation>Klicke auf das Feld, auf dem es jetzt liegt, oder drücke dort Enter.</translation>
    </message>
    <message>
        <source>Henry&apos;s troops move by themselves.</source>
        <translation>Heinrichs Truppen bewegen sich von selbst.</translation>
    </message>
    <message>
        <source>There is no tile here.</source>
        <translation>Hier liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>Turn it &amp;face down</source>
        <translation>&amp;Umdrehen</translation>
    </message>
    <message>
        <source>&amp;Withdraw the troop</source>
        <translation>Truppe &amp;zurückziehen</translation>
    </message>
    <message>
        <source>Move the troop from {cell} here</source>
        <translation>Truppe von {cell} hierher bewegen</translation>
    </message>
    <message>
        <source>Move the &amp;retinue here</source>
        <translation>&amp;Gefolgetruppe hierher bewegen</translation>
    </message>
    <message>
        <source>&amp;Deploy a troop here</source>
        <translation>Truppe hier &amp;stationieren</translation>
    </message>
    <message>
        <source>Landscape on your table</source>
        <translation>Landschaft auf deinem Tisch</translation>
    </message>
</context>
<context>
    <name>HenryTable</name>
    <message>
        <source>Begin another game?</source>
        <translation>Eine andere Partie beginnen?</translation>
    </message>
    <message>
        <source>What you told about the present game is forgotten.</source>
        <translation>Deine Antworten zur jetzigen Partie gehen verloren.</translation>
    </message>
    <message>
        <source>Keep telling</source>
        <translation>Bei dieser Partie bleiben</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>Andere Partie beginnen</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Lay {tile} face down at {cell}</source>
        <translation>{tile} verdeckt auf {cell} legen</translation>
    </message>
    <message>
        <source>Discard {tiles}</source>
        <extracomment>{tiles} are objects: &quot;the Mill and the Inn&quot;; they go at the end of the turn.</extracomment>
        <translation>{tiles} abwerfen</translation>
    </message>
    <message>
        <source>{change} ({lines})</source>
        <extracomment>{change} is like &quot;White +5&quot;; {lines} what it comes from, such as &quot;Market at L13: +2; roads: +3&quot;.</extracomment>
        <translation>{change} ({lines})</translation>
    </message>
    <message>
        <source>leaves the treasure at {cell}</source>
        <extracomment>A treasure that another turn would have removed; Henry keeps its points.</extracomment>
        <translation>lässt den Schatz auf {cell} liegen</translation>
    </message>
    <message>
        <source>{building}, doubled</source>
        <extracomment>{building} is like &quot;Market at L13&quot;; in the turn that is compared no troop stands on it.</extracomment>
        <translation>{building}, verdoppelt</translation>
    </message>
    <message>
        <source>{building}, not doubled</source>
        <translation>{building}, nicht verdoppelt</translation>
    </message>
    <message>
        <source>it gets harder for {heir} to destroy {tile} at {cell}</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} an object, one&apos;s own: &quot;the Mill&quot;.</extracomment>
        <translation>{heir} kann {tile} auf {cell} nicht mehr so leicht zerstören</translation>
    </message>
    <message>
        <source>{heir} can destroy {tile} at {cell} next turn</source>
        <translation>{heir} kann im nächsten Zug {tile} auf {cell} zerstören</translation>
    </message>
    <message numerus="yes">
        <source>{heir} could have taken {tile} next turn and gained %n points with it</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} is an object: &quot;the Mill&quot;. It has been taken.</extracomment>
        <translation>
            <numerusform>{heir} hätte im nächsten Zug {tile} nehmen und damit %n Punkt gewinnen können</numerusform>
            <numerusform>{heir} hätte im nächsten Zug {tile} nehmen und damit %n Punkte gewinnen können</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} can take {tile} next turn and gain %n points with it</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} is an object: &quot;the Mill&quot;. It is left.</extracomment>
        <translation>
            <numerusform>{heir} kann im nächsten Zug {tile} nehmen und damit %n Punkt gewinnen</numerusform>
            <numerusform>{heir} kann im nächsten Zug {tile} nehmen und damit %n Punkte gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>more access without the reserve: {resources}</source>
        <extracomment>{resources} is one or more like &quot;1 wood and 2 stone&quot;, beyond the access in the other turn.</extracomment>
        <translation>mehr Zugriff ohne die Reserve: {resources}</translation>
    </message>
    <message>
        <source>less access without the reserve: {resources}</source>
        <translation>weniger Zugriff ohne die Reserve: {resources}</translation>
    </message>
    <message>
        <source>expected in later turns: {points}</source>
        <extracomment>Points by which the lead is likely to grow after this turn; {points} is signed.</extracomment>
        <translation>erwartet in späteren Zügen: {points}</translation>
    </message>
    <message>
        <source>Look at {tile} in the royal reserve.</source>
        <extracomment>{tile} is an object: &quot;the Mill&quot;. The first stage, which says no more.</extracomment>
        <translation>Sieh dir in der königlichen Reserve {tile} an.</translation>
    </message>
    <message>
        <source>Look at the landscape around {cells}.</source>
        <extracomment>{cells} is one or more like &quot;M13 and M14&quot;. The first stage.</extracomment>
        <translation>Sieh dir die Landschaft um {cells} an.</translation>
    </message>
    <message>
        <source>There&apos;s nothing better than to end the turn.</source>
        <translation>Es gibt nichts Besseres, als den Zug zu beenden.</translation>
    </message>
    <message>
        <source>Tiles: {actions}.</source>
        <extracomment>{actions} are such as &quot;Take the Mill; Build the Mill at M13&quot;.</extracomment>
        <translation>Plättchen: {actions}.</translation>
    </message>
    <message>
        <source>No tile is taken or laid: it&apos;s about what is there already.</source>
        <translation>Kein Plättchen wird genommen oder gelegt: Es geht um das, was schon da ist.</translation>
    </message>
    <message>
        <source>The whole turn: {actions}.</source>
        <extracomment>{actions} are such as &quot;Take the Mill; Build the Mill at M13; March from M13 to M14&quot;.</extracomment>
        <translation>Der ganze Zug: {actions}.</translation>
    </message>
    <message>
        <source>Then ask again: the rest depends on the tile that turns up.</source>
        <extracomment>Behind a turn that turns up a tile with which more may be done.</extracomment>
        <translation>Frag dann noch einmal: Der Rest hängt vom aufgedeckten Plättchen ab.</translation>
    </message>
    <message>
        <source>Points now: {changes}.</source>
        <extracomment>{changes} are such as &quot;White +5 (Market at L13: +5); Blue −1 (roads: −1)&quot;.</extracomment>
        <translation>Punkte sofort: {changes}.</translation>
    </message>
    <message>
        <source>It changes no points now.</source>
        <translation>Punkte ändert das vorerst nicht.</translation>
    </message>
    <message>
        <source>It prevents: {lines}.</source>
        <extracomment>{lines} are such as &quot;Blue could have taken the Mill next turn and gained 3 points with it&quot;.</extracomment>
        <translation>Was das verhindert: {lines}.</translation>
    </message>
    <message>
        <source>Access and reach: {lines}.</source>
        <extracomment>{lines} are such as &quot;White gains access to 1 wood; reach 2 instead of 1&quot;.</extracomment>
        <translation>Zugriff und Reichweite: {lines}.</translation>
    </message>
    <message>
        <source>Its risk: {lines}.</source>
        <extracomment>{lines} are such as &quot;Blue can destroy the Mill at M13 next turn&quot;.</extracomment>
        <translation>Das Risiko: {lines}.</translation>
    </message>
    <message>
        <source>Expected lead of {heir} at the end: {lead}.</source>
        <extracomment>{heir} is a player&apos;s name, nominative; {lead} is a number such as &quot;3.5&quot;, below 0 if behind.</extracomment>
        <translation>{heir}: erwarteter Vorsprung am Ende {lead}.</translation>
    </message>
    <message numerus="yes">
        <source>Expected lead of {heir} at the end: {lead}, give or take %n points.</source>
        <extracomment>As before; %n is how many points the game usually ends from that.</extracomment>
        <translation>
            <numerusform>{heir}: erwarteter Vorsprung am Ende {lead}, plus oder minus %n Punkt.</numerusform>
            <numerusform>{heir}: erwarteter Vorsprung am Ende {lead}, plus oder minus %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other turn is as good.</source>
        <extracomment>A hint that does not yet say what the turn is.</extracomment>
        <translation>Kein anderer Zug ist so gut.</translation>
    </message>
    <message numerus="yes">
        <source>%n other turns are as good.</source>
        <extracomment>A hint that does not yet say what the turn is.</extracomment>
        <translation>
            <numerusform>%n anderer Zug ist genauso gut.</numerusform>
            <numerusform>%n andere Züge sind genauso gut.</numerusform>
        </translation>
    </message>
    <message>
        <source>As good as: {actions}.</source>
        <extracomment>Another turn, which differs by less than is known; {actions} as in the whole turn.</extracomment>
        <translation>Genauso gut: {actions}.</translation>
    </message>
    <message>
        <source>Next best, {points} points worse: {actions}.</source>
        <extracomment>The second best turn, and by how many points it is worse; {points} is such as &quot;1.5&quot;.</extracomment>
        <translation>Der nächstbeste, um {points} Punkte schlechter: {actions}.</translation>
    </message>
    <message>
        <source>Next best, {points} ± {error} points worse: {actions}.</source>
        <extracomment>As before; {error} is by how much {points} may differ.</extracomment>
        <translation>Der nächstbeste, um {points} ± {error} Punkte schlechter: {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>Next best, {points} points worse in each of %n trials: {actions}.</source>
        <extracomment>As before; the difference was the same each time that both turns were played on.</extracomment>
        <translation>
            <numerusform>Der nächstbeste, in %n Versuch um {points} Punkte schlechter: {actions}.</numerusform>
            <numerusform>Der nächstbeste, in jedem von %n Versuchen um {points} Punkte schlechter: {actions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not played on, so other turns may be as good.</source>
        <extracomment>The turn was compared with others only by how things look at its end.</extracomment>
        <translation>Er wurde nicht weitergespielt; andere Züge können also genauso gut sein.</translation>
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
        <translation>Der beste Zug wird gesucht …</translation>
    </message>
    <message>
        <source>No hint could be found. Please ask again.</source>
        <translation>Es ließ sich kein Tipp finden. Bitte frag noch einmal.</translation>
    </message>
    <message>
        <source>Hint 1 of 3: where to look</source>
        <translation>Tipp 1 von 3: wohin du schauen solltest</translation>
    </message>
    <message>
        <source>Hint 2 of 3: which tiles</source>
        <translation>Tipp 2 von 3: welche Plättchen</translation>
    </message>
    <message>
        <source>Hint 3 of 3: the whole turn</source>
        <translation>Tipp 3 von 3: der ganze Zug</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Which tiles?</source>
        <extracomment>A button: the second stage of a hint.</extracomment>
        <translation>Welche Plättchen?</translation>
    </message>
    <message>
        <source>The whole turn</source>
        <extracomment>A button: the third stage of a hint.</extracomment>
        <translation>Der ganze Zug</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Back to the last game</source>
        <translation>Zurück zur letzten Partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Deine Ergebnisse</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>In zehn Minuten gelernt</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Turn of the day</source>
        <translation>Zug des Tages</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Score a real game</source>
        <translation>Echte Partie werten</translation>
    </message>
    <message>
        <source>Henry at your table</source>
        <translation>Heinrich an deinem Tisch</translation>
    </message>
    <message>
        <source>Tiles of your box</source>
        <translation>Deine Plättchen</translation>
    </message>
    <message>
        <source>Two machines</source>
        <translation>Zwei Geräte</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Die zwei Erben</translation>
    </message>
    <message>
        <source>One kingdom, built together.</source>
        <translation>Ein Königreich, gemeinsam gebaut.</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>{sets}; the roads are scored.</source>
        <extracomment>{sets} are the names of three sets, with commas.</extracomment>
        <translation>{sets}; die Straßen werden gewertet.</translation>
    </message>
    <message>
        <source>{sets}; the roads are not scored.</source>
        <translation>{sets}; die Straßen werden nicht gewertet.</translation>
    </message>
    <message>
        <source>You play {heir}.</source>
        <extracomment>{heir} is White or Blue.</extracomment>
        <translation>Du bist {heir}.</translation>
    </message>
    <message>
        <source>{heir} goes first.</source>
        <translation>{heir} beginnt.</translation>
    </message>
    <message>
        <source>The shield decides who goes first.</source>
        <translation>Der Schild entscheidet, wer beginnt.</translation>
    </message>
    <message>
        <source>Undo: freely in a turn.</source>
        <translation>Zurücknehmen: im Zug jederzeit.</translation>
    </message>
    <message>
        <source>Undo: until something is revealed.</source>
        <translation>Zurücknehmen: bis etwas aufgedeckt wird.</translation>
    </message>
    <message>
        <source>Undo: not at all.</source>
        <translation>Zurücknehmen: gar nicht.</translation>
    </message>
</context>
<context>
    <name>InvitationDialog</name>
    <message>
        <source>Invite somebody</source>
        <translation>Jemanden einladen</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>You are</source>
        <translation>Du bist</translation>
    </message>
    <message>
        <source>a shared folder</source>
        <translation>ein gemeinsamer Ordner</translation>
    </message>
    <message>
        <source>machines nearby</source>
        <translation>Geräte in der Nähe</translation>
    </message>
    <message>
        <source>mail</source>
        <translation>Mail</translation>
    </message>
    <message>
        <source>Switch Nearby on under “Two machines” first.</source>
        <translation>Schalte zuerst unter „Zwei Geräte“ „In der Nähe“ ein.</translation>
    </message>
    <message>
        <source>Find people under “Far away” first.</source>
        <translation>Suche zuerst Leute unter „Aus der Ferne“.</translation>
    </message>
    <message>
        <source>By way of</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>Mit &amp;wem</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Aus&amp;wählen …</translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation>Gemeinsamer Ordner</translation>
    </message>
    <message>
        <source>Three sets</source>
        <translation>Drei Sets</translation>
    </message>
    <message>
        <source>Score the &amp;roads</source>
        <translation>&amp;Straßen werten</translation>
    </message>
    <message>
        <source>decided by tossing the shield</source>
        <translation>wessen Krone der Schild zeigt</translation>
    </message>
    <message>
        <source>&amp;Goes first</source>
        <translation>Es be&amp;ginnt</translation>
    </message>
    <message>
        <source>freely in a turn</source>
        <translation>im Zug jederzeit</translation>
    </message>
    <message>
        <source>until something is revealed</source>
        <translation>bis etwas aufgedeckt wird</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>&amp;Uhr</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Einladen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The shared folder</source>
        <translation>Der gemeinsame Ordner</translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n more.</source>
        <translation>
            <numerusform>Wähle drei Sets: noch %n.</numerusform>
            <numerusform>Wähle drei Sets: noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n too many.</source>
        <translation>
            <numerusform>Wähle drei Sets: %n zu viel.</numerusform>
            <numerusform>Wähle drei Sets: %n zu viel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder that both machines can see.</source>
        <translation>Wähle einen Ordner, den beide Geräte sehen.</translation>
    </message>
    <message>
        <source>none chosen yet</source>
        <translation>noch keiner gewählt</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>A new person</source>
        <translation>Eine neue Person</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>The invitation as QR code</source>
        <translation>Die Einladung als QR-Code</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Or enter the line that you were sent:</source>
        <translation>&amp;Oder gib die Zeile ein, die du bekommen hast:</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Annehmen</translation>
    </message>
    <message>
        <source>Send this to the person with whom you want to play, in whatever way you like. Both machines then exchange their keys; both have to be on the network at some time. Whoever has the line can do this, so send it to nobody else.</source>
        <translation>Schicke das der Person, mit der du spielen willst, auf welchem Weg du magst. Beide Geräte tauschen dann ihre Schlüssel aus; beide müssen dazu irgendwann im Netz sein. Wer die Zeile hat, kann das tun, also schicke sie sonst niemandem.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Would you like to play The Two Heirs with me, each at our own machine?

1. Install the program and its part for games far away: {address}
2. Choose “Two machines” in the Game menu, then “Far away”, and make an account.
3. Choose “New person”, and enter this line:

{link}</source>
        <translation>Möchtest du mit mir „Die zwei Erben“ spielen, jede Person am eigenen Gerät?

1. Installiere das Programm und seinen Teil für Partien aus der Ferne: {address}
2. Wähle im Menü Partie „Zwei Geräte“, dann „Aus der Ferne“, und leg ein Konto an.
3. Wähle „Neue Person“, und gib diese Zeile ein:

{link}</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>The keys are being exchanged. That works as soon as both machines are on.</source>
        <translation>Die Schlüssel werden ausgetauscht. Das gelingt, sobald beide Geräte an sind.</translation>
    </message>
</context>
<context>
    <name>KeeperTray</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Royal reserve, clockwise from the shield</source>
        <translation>Königliche Reserve, im Uhrzeigersinn nach dem Schild</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>On top of the supply, at the end of your turn</source>
        <translation>Oben auf dem gemeinsamen Vorrat am Ende deines Zuges</translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the reserve</source>
        <translation>
            <numerusform>%n Truppe in der Reserve</numerusform>
            <numerusform>%n Truppen in der Reserve</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The levels and you</source>
        <translation>Die Stufen und du</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Learn the game in ten minutes</source>
        <translation>Lerne das Spiel in zehn Minuten</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>noch nicht erledigt</translation>
    </message>
    <message>
        <source>Leave the tutorial</source>
        <translation>Einführung verlassen</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Step {step} of {count}</source>
        <translation>Schritt {step} von {count}</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>All lessons of the tutorial</source>
        <translation>Alle Lektionen der Einführung</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the previous step; what you did is undone</source>
        <translation>Zurück zum vorigen Schritt; was getan wurde, wird zurückgenommen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Let the program do this step</source>
        <translation>Diesen Schritt vom Programm ausführen lassen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Lektion {number} von {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>More in the rule book</source>
        <translation>Mehr im Regelbuch</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your games are saved in {folder}</source>
        <translation>Deine Partien liegen in {folder}</translation>
    </message>
    <message>
        <source>The game could not be renamed</source>
        <translation>Die Partie konnte nicht umbenannt werden</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>The game could not be exported</source>
        <translation>Die Partie konnte nicht exportiert werden</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>Exportiert nach {file}</translation>
    </message>
    <message>
        <source>The folder cannot be opened</source>
        <translation>Der Ordner lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Opening the folder…</source>
        <translation>Der Ordner wird geöffnet …</translation>
    </message>
    <message>
        <source>Renaming the game…</source>
        <translation>Die Partie wird umbenannt …</translation>
    </message>
    <message>
        <source>Game to share, without the order of what is hidden (*.twoheirs)</source>
        <translation>Partie zum Weitergeben, ohne die Reihenfolge des Verdeckten (*.twoheirs)</translation>
    </message>
    <message>
        <source>Whole game, with the order of what is hidden (*.twoheirs)</source>
        <translation>Die ganze Partie, mit der Reihenfolge des Verdeckten (*.twoheirs)</translation>
    </message>
    <message>
        <source>Exporting the game…</source>
        <translation>Die Partie wird exportiert …</translation>
    </message>
    <message>
        <source>The games could not be added</source>
        <translation>Die Partien konnten nicht hinzugefügt werden</translation>
    </message>
    <message>
        <source>Adding the games…</source>
        <translation>Die Partien werden hinzugefügt …</translation>
    </message>
    <message>
        <source>Some files are not games</source>
        <translation>Nicht jede Datei enthält eine Partie</translation>
    </message>
    <message>
        <source>This game is already among your games.</source>
        <translation>Diese Partie ist schon unter deinen Partien.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <translation>
            <numerusform>%n Partie hinzugefügt.</numerusform>
            <numerusform>%n Partien hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not be deleted</source>
        <translation>Die Partie konnte nicht gelöscht werden</translation>
    </message>
    <message>
        <source>The system could not move {file} to the trash.</source>
        <translation>Das System konnte {file} nicht in den Papierkorb legen.</translation>
    </message>
    <message>
        <source>“{game}” is in the trash.</source>
        <translation>„{game}“ liegt im Papierkorb.</translation>
    </message>
    <message>
        <source>Deleting the game…</source>
        <translation>Die Partie wird gelöscht …</translation>
    </message>
    <message>
        <source>“{game}” has been restored.</source>
        <translation>„{game}“ ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>Restoring the game…</source>
        <translation>Die Partie wird wiederhergestellt …</translation>
    </message>
    <message>
        <source>Your games cannot be listed</source>
        <translation>Deine Partien lassen sich nicht auflisten</translation>
    </message>
    <message>
        <source>Looking for your games…</source>
        <translation>Deine Partien werden gesucht …</translation>
    </message>
    <message>
        <source>The game could not be restored</source>
        <translation>Die Partie konnte nicht wiederhergestellt werden</translation>
    </message>
    <message>
        <source>The hidden pieces were reshuffled.</source>
        <translation>Der Rest wurde neu gemischt.</translation>
    </message>
    <message>
        <source>It is still in the system&apos;s trash: {file}</source>
        <translation>Sie liegt noch im Papierkorb des Systems: {file}</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>The program is free software, and so is everything it is built from, except Microsoft&apos;s libraries on Windows. Qt and PySide6 come as separate libraries, which you may replace with other versions. Each licence says where to find the source code.</source>
        <translation>Das Programm ist freie Software, ebenso alles, woraus es besteht, mit Ausnahme der Bibliotheken von Microsoft unter Windows. Qt und PySide6 sind eigenständige Bibliotheken: Du kannst sie durch andere Versionen ersetzen. Über jeder Lizenz steht, wo die Quelltexte zu finden sind.</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Die zwei Erben</translation>
    </message>
    <message>
        <source>&amp;Made with</source>
        <translation>&amp;Bestandteile</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
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
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>Joins the last part to an enumeration of alternatives: &quot;a, b or c&quot;.</extracomment>
        <translation>{first} oder {last}</translation>
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
        <translation>Punkte Runde um Runde</translation>
    </message>
    <message>
        <source>After round {round}: {points}</source>
        <translation>Nach Runde {round}: {points}</translation>
    </message>
    <message>
        <source>At the end: {points}</source>
        <translation>Am Ende: {points}</translation>
    </message>
</context>
<context>
    <name>MailPages</name>
    <message>
        <source>Delete the account?</source>
        <translation>Das Konto löschen?</translation>
    </message>
    <message>
        <source>Its keys, people and messages are deleted from this machine. Games far away can&apos;t go on; what was played stays among your games.</source>
        <translation>Seine Schlüssel, Leute und Nachrichten werden von diesem Gerät gelöscht. Partien aus der Ferne können nicht weitergehen; was gespielt wurde, bleibt unter deinen Partien.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>You can play with {name} now</source>
        <translation>Du kannst jetzt mit {name} spielen</translation>
    </message>
    <message>
        <source>Both machines have exchanged their keys. Either of you can invite to a game.</source>
        <translation>Beide Geräte haben ihre Schlüssel ausgetauscht. Jede Person kann zu einer Partie einladen.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Invite to a game…</source>
        <translation>Zu einer Partie einladen …</translation>
    </message>
    <message>
        <source>Far away</source>
        <translation>Aus der Ferne</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The Two Heirs</source>
        <translation>Die zwei Erben</translation>
    </message>
</context>
<context>
    <name>MarginGraph</name>
    <message>
        <source>Margins game by game</source>
        <translation>Abstände Partie für Partie</translation>
    </message>
    <message>
        <source>Points given away game by game</source>
        <translation>Verschenkte Punkte Partie für Partie</translation>
    </message>
    <message>
        <source>Points given away per game: {mean}.</source>
        <translation>Verschenkte Punkte pro Partie: {mean}.</translation>
    </message>
    <message>
        <source>Points given away in the first games: {first}; in the last: {last}.</source>
        <translation>Verschenkte Punkte in den ersten Partien: {first}; in den letzten: {last}.</translation>
    </message>
    <message>
        <source>Mean margin of the first games: {first}; of the last: {last}.</source>
        <translation>Mittlerer Abstand der ersten Partien: {first}; der letzten: {last}.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Points so far</source>
        <translation>&amp;Punktestand</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>Ü&amp;ben</translation>
    </message>
    <message>
        <source>Turn of the &amp;day</source>
        <translation>Zug des Ta&amp;ges</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Aufgeben …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Show poi&amp;nts on lit cells</source>
        <translation>Punkte &amp;auf den Feldern</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Restart &amp;turn</source>
        <translation>Zug neu be&amp;ginnen</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <comment>playback of turns</comment>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <comment>playback of turns</comment>
        <translation>&amp;Mittel</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <comment>playback of turns</comment>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <comment>playback of turns</comment>
        <translation>Sof&amp;ort</translation>
    </message>
    <message>
        <source>Res&amp;ults…</source>
        <translation>&amp;Ergebnisse …</translation>
    </message>
    <message>
        <source>&amp;Score a real game</source>
        <translation>Echte Partie &amp;werten</translation>
    </message>
    <message>
        <source>&amp;Henry at your table</source>
        <translation>&amp;Heinrich an deinem Tisch</translation>
    </message>
    <message>
        <source>&amp;Tiles of your box</source>
        <translation>&amp;Plättchen deiner Schachtel</translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation>Nä&amp;chste Stufe</translation>
    </message>
    <message>
        <source>&amp;Games and invitations…</source>
        <translation>&amp;Partien und Einladungen …</translation>
    </message>
    <message>
        <source>&amp;Next game that waits for you</source>
        <translation>&amp;Nächste Partie, die auf dich wartet</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Ask to &amp;take back a turn…</source>
        <translation>Um &amp;Zurücknahme eines Zugs bitten …</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Zurücknehmen …</translation>
    </message>
    <message>
        <source>&amp;Say something…</source>
        <translation>&amp;Etwas sagen …</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>Sagen …</translation>
    </message>
    <message>
        <source>Have the computer pla&amp;y now</source>
        <translation>&amp;Computer jetzt spielen lassen</translation>
    </message>
    <message>
        <source>Pause the c&amp;omputer</source>
        <translation>Computer anha&amp;lten</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit the landscape</source>
        <translation>&amp;Landschaft einpassen</translation>
    </message>
    <message>
        <source>&amp;Turn to face the active heir</source>
        <translation>Zum Erben am Zug &amp;drehen</translation>
    </message>
    <message>
        <source>&amp;Upright buildings</source>
        <translation>&amp;Bilder aufrecht</translation>
    </message>
    <message>
        <source>Show &amp;points</source>
        <translation>&amp;Punkte zeigen</translation>
    </message>
    <message>
        <source>La&amp;bel columns and rows</source>
        <translation>Spalten und &amp;Reihen beschriften</translation>
    </message>
    <message>
        <source>Soun&amp;ds</source>
        <translation>Kl&amp;änge</translation>
    </message>
    <message>
        <source>Tiles still to &amp;come</source>
        <translation>Plä&amp;ttchen, die noch kommen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Einstell&amp;ungen …</translation>
    </message>
    <message>
        <source>&amp;Where will Henry build?</source>
        <translation>Wo baut &amp;Heinrich?</translation>
    </message>
    <message>
        <source>T&amp;utorial</source>
        <translation>Ein&amp;führung</translation>
    </message>
    <message>
        <source>&amp;Keyboard and screen reader</source>
        <translation>Mit Tast&amp;atur und Screenreader</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>&amp;What is needed?</source>
        <translation>&amp;Was wäre dafür nötig?</translation>
    </message>
    <message>
        <source>What &amp;has changed since your last turn?</source>
        <translation>Was hat sich seit deinem &amp;letzten Zug geändert?</translation>
    </message>
    <message>
        <source>Your rea&amp;ch and access</source>
        <translation>Deine Reichweite und dein Z&amp;ugriff</translation>
    </message>
    <message>
        <source>&amp;Last message again</source>
        <translation>Letzte &amp;Meldung noch einmal</translation>
    </message>
    <message>
        <source>Turn pla&amp;yback</source>
        <translation>Wiedergabe der Z&amp;üge</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>At a real ta&amp;ble</source>
        <translation>Am ec&amp;hten Tisch</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Ti&amp;sch</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>Ver&amp;größerung</translation>
    </message>
    <message>
        <source>T&amp;wo machines</source>
        <translation>Zwei &amp;Geräte</translation>
    </message>
    <message>
        <source>Show Henry&apos;s turn a&amp;gain</source>
        <translation>Heinrichs Zug &amp;noch mal zeigen</translation>
    </message>
    <message>
        <source>Show the last turn a&amp;gain</source>
        <translation>Letzten Zug &amp;noch mal zeigen</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>Schritt &amp;für Schritt</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Play in the outlin&amp;e</source>
        <translation>In der Gl&amp;iederung spielen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rule book</source>
        <translation>&amp;Regelbuch</translation>
    </message>
    <message>
        <source>&amp;Turn at a glance</source>
        <translation>&amp;Zugübersicht</translation>
    </message>
    <message>
        <source>S&amp;ymbols at a glance</source>
        <translation>&amp;Symbolübersicht</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About The Two Heirs</source>
        <translation>&amp;Über „Die zwei Erben“</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>MoreChoices</name>
    <message>
        <source>&amp;Goes first</source>
        <translation>Es be&amp;ginnt</translation>
    </message>
    <message>
        <source>You go first and play South; roads are scored.</source>
        <translation>Du beginnst und sitzt im Süden, und Straßen werden gewertet.</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>St&amp;artwert</translation>
    </message>
    <message>
        <source>decided by tossing the shield</source>
        <translation>wessen Krone der Schild zeigt</translation>
    </message>
    <message>
        <source>freely</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>until something is revealed</source>
        <translation>bis etwas aufgedeckt wird</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>The same seed and options always give the same shuffle.</source>
        <translation>Bei gleichem Startwert und gleicher Auswahl werden die Plättchen immer gleich gemischt.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Draw another</source>
        <translation>&amp;Neu auslosen</translation>
    </message>
    <message>
        <source>Any action can be undone, back to the start of the game.</source>
        <translation>Jede Aktion kann zurückgenommen werden, bis zum Anfang der Partie.</translation>
    </message>
    <message>
        <source>Ended turns and revealed tiles can&apos;t be undone.</source>
        <translation>Beendete Züge und aufgedeckte Plättchen lassen sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>What&apos;s done is done.</source>
        <translation>Was getan ist, ist getan.</translation>
    </message>
    <message>
        <source>Plays South</source>
        <translation>Im Süden sitzt</translation>
    </message>
</context>
<context>
    <name>NearbyDialog</name>
    <message>
        <source>Nearby</source>
        <translation>In der Nähe</translation>
    </message>
    <message>
        <source>While this is on, every machine in your network can see your name and connect to this one. Only machines whose four words you have compared play with it; what they send each other is encrypted. Nothing goes anywhere else.</source>
        <translation>Solange das an ist, sieht jedes Gerät in deinem Netz deinen Namen und kann sich mit diesem verbinden. Nur Geräte, deren vier Wörter ihr verglichen habt, spielen mit ihm; was sie einander schicken, ist verschlüsselt. Sonst wird nichts übertragen.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>&amp;Machines nearby can find this one</source>
        <translation>&amp;Geräte in der Nähe können dieses finden</translation>
    </message>
    <message>
        <source>Also when the program &amp;starts</source>
        <translation>Auch beim &amp;Start des Programms</translation>
    </message>
    <message>
        <source>Machines nearby</source>
        <translation>Geräte in der Nähe</translation>
    </message>
    <message>
        <source>By &amp;address</source>
        <translation>Über die &amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>Ve&amp;rgessen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Enter your name to switch Nearby on.</source>
        <translation>Gib deinen Namen ein, um „In der Nähe“ einzuschalten.</translation>
    </message>
    <message>
        <source>This network can&apos;t be searched now. Connect by address.</source>
        <translation>Dieses Netz kann gerade nicht durchsucht werden. Verbinde dich über die Adresse.</translation>
    </message>
    <message>
        <source>No machine found yet: the other player switches Nearby on, too.</source>
        <translation>Noch kein Gerät gefunden: Die andere Person schaltet „In der Nähe“ auch ein.</translation>
    </message>
    <message>
        <source>Nearby is switched off.</source>
        <translation>„In der Nähe“ ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>Conn&amp;ect to address</source>
        <translation>Mit Adresse verbin&amp;den</translation>
    </message>
    <message>
        <source>&amp;Connect to machine</source>
        <translation>Mit Gerät &amp;verbinden</translation>
    </message>
    <message>
        <source>This machine: {addresses}</source>
        <translation>Dieses Gerät: {addresses}</translation>
    </message>
    <message>
        <source>To change your name, switch Nearby off.</source>
        <translation>Um deinen Namen zu ändern, schalte „In der Nähe“ aus.</translation>
    </message>
    <message>
        <source>a player without a name</source>
        <translation>jemand ohne Namen</translation>
    </message>
    <message>
        <source>{name}: connected</source>
        <translation>{name}: verbunden</translation>
    </message>
    <message>
        <source>{name}: still comparing the words…</source>
        <translation>{name}: vergleicht die Wörter noch …</translation>
    </message>
    <message>
        <source>{name}: connecting…</source>
        <translation>{name}: wird verbunden …</translation>
    </message>
    <message>
        <source>{name}: not here now</source>
        <translation>{name}: gerade nicht da</translation>
    </message>
    <message>
        <source>{name}: not compared yet</source>
        <translation>{name}: noch nicht verglichen</translation>
    </message>
</context>
<context>
    <name>NearbyPages</name>
    <message>
        <source>Nearby</source>
        <translation>In der Nähe</translation>
    </message>
    <message>
        <source>{name}&apos;s machine must show the same four words in the same order, in every language: read them to each other, or look. If they differ, another machine stands between the two. You are asked once; both machines remember each other.</source>
        <translation>Das andere Gerät ({name}) muss dieselben vier Wörter in derselben Reihenfolge zeigen, in jeder Sprache: Lest sie einander vor oder seht nach. Sind sie verschieden, steht ein anderes Gerät dazwischen. Gefragt wird einmal; die Geräte merken sich einander.</translation>
    </message>
    <message>
        <source>They &amp;differ</source>
        <translation>Ver&amp;schieden</translation>
    </message>
    <message>
        <source>They are the &amp;same</source>
        <translation>&amp;Gleich</translation>
    </message>
    <message>
        <source>The machines are not connected</source>
        <translation>Die Geräte sind nicht verbunden</translation>
    </message>
    <message>
        <source>The other player has said that the words differ, or did not answer.</source>
        <translation>Die andere Person hat gesagt, dass die Wörter verschieden sind, oder nicht geantwortet.</translation>
    </message>
</context>
<context>
    <name>NewBunnyGameDialog</name>
    <message>
        <source>New game of Bunny Kingdom</source>
        <translation>Neues Spiel: Bunny Kingdom</translation>
    </message>
    <message numerus="yes">
        <source>%n lords</source>
        <translation>
            <numerusform>%n Hasenlord</numerusform>
            <numerusform>%n Hasenlords</numerusform>
        </translation>
    </message>
    <message>
        <source>With two, each pick plays one card and drops one.</source>
        <translation>Zu zweit wird je Wahl eine Karte ausgespielt und eine abgelegt.</translation>
    </message>
    <message>
        <source>Each pick plays two cards.</source>
        <translation>Je Wahl werden zwei Karten ausgespielt.</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>Name von {color}</translation>
    </message>
    <message>
        <source>Plays for {color}</source>
        <translation>Es spielt für {color}</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <source>computer: {opponent}</source>
        <translation>Computer: {opponent}</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>In zehn Minuten gelernt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>S&amp;tarten</translation>
    </message>
    <message>
        <source>A curtain hides every hand until its owner looks.</source>
        <translation>Ein Vorhang verdeckt jede Hand, bis ihr Besitzer schaut.</translation>
    </message>
    <message>
        <source>Computers choose at the same time as you.</source>
        <translation>Computer wählen zur gleichen Zeit wie du.</translation>
    </message>
    <message>
        <source>The best match for you: {opponent}.</source>
        <translation>Am besten passt zu dir: {opponent}.</translation>
    </message>
    <message>
        <source>Only computers play: you watch, and see no hand.</source>
        <translation>Nur Computer spielen: Du schaust zu und siehst keine Hand.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;White&apos;s name</source>
        <translation>&amp;Weiß heißt</translation>
    </message>
    <message>
        <source>&amp;Blue&apos;s name</source>
        <translation>&amp;Blau heißt</translation>
    </message>
    <message>
        <source>Score the &amp;roads</source>
        <translation>&amp;Straßen werten</translation>
    </message>
    <message>
        <source>Re&amp;commended three</source>
        <translation>Drei &amp;empfohlene</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>S&amp;tarten</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>On t&amp;wo machines…</source>
        <translation>An z&amp;wei Geräten …</translation>
    </message>
    <message>
        <source>a human</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <source>Plays for {heir}</source>
        <translation>Spielt für {heir}</translation>
    </message>
    <message>
        <source>Ra&amp;ndom three</source>
        <translation>Drei zu&amp;fällige</translation>
    </message>
    <message>
        <source>recommended with Travel, after your first game</source>
        <translation>empfohlen mit „Reise“, nach der ersten Partie</translation>
    </message>
    <message>
        <source>best left off in your first game</source>
        <translation>in der ersten Partie besser ohne</translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n more.</source>
        <translation>
            <numerusform>Wähle drei Sets: noch %n.</numerusform>
            <numerusform>Wähle drei Sets: noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n too many.</source>
        <translation>
            <numerusform>Wähle drei Sets: %n zu viel.</numerusform>
            <numerusform>Wähle drei Sets: %n zu viel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three sets are chosen.</source>
        <translation>Drei Sets sind gewählt.</translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0 to {most}.</source>
        <translation>Der Startwert ist eine ganze Zahl von 0 bis {most}.</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>Did you mean:</source>
        <translation>Meintest du:</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Your last game cannot be continued</source>
        <translation>Die letzte Partie lässt sich nicht fortsetzen</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <translation>Die Partie wird geöffnet …</translation>
    </message>
    <message>
        <source>Your last game is not available</source>
        <translation>Die letzte Partie ist nicht erreichbar</translation>
    </message>
    <message>
        <source>It was saved in {file}, which cannot be opened right now.</source>
        <translation>Sie liegt in der Datei {file}, die gerade nicht erreichbar ist.</translation>
    </message>
    <message>
        <source>It was saved in {file}, which cannot be opened right now. There is an older copy among your games.</source>
        <translation>Sie liegt in der Datei {file}, die gerade nicht erreichbar ist. Eine ältere Kopie davon findet sich unter deinen Partien.</translation>
    </message>
    <message>
        <source>Continue with the older copy</source>
        <translation>Die ältere Kopie fortsetzen</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Checking how much of it can be played…</source>
        <translation>Es wird geprüft, was sich noch spielen lässt …</translation>
    </message>
    <message>
        <source>{fault} The file won&apos;t be changed.</source>
        <translation>{fault} Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>{fault} The game is intact up to turn {turn}. Open it there as a new game? The file won&apos;t be changed.</source>
        <translation>{fault} Bis Zug {turn} ist die Partie in Ordnung. Dort als neue Partie öffnen? Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nicht öffnen</translation>
    </message>
    <message>
        <source>The hidden pieces were reshuffled</source>
        <translation>Der Rest wurde neu gemischt</translation>
    </message>
    <message>
        <source>This game was shared without the order of what lies face down. That has just been reshuffled; everything face up is as it was.</source>
        <translation>Diese Partie wurde ohne die Reihenfolge dessen weitergegeben, was verdeckt liegt. Es wurde gerade neu gemischt; was offen liegt, ist, wie es war.</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>Dort öffnen</translation>
    </message>
    <message>
        <source>Games of The Two Heirs (*.twoheirs *.json)</source>
        <translation>Partien von „Die zwei Erben“ (*.twoheirs *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>&amp;Two at this screen</source>
        <translation>Z&amp;u zweit am Bildschirm</translation>
    </message>
    <message>
        <source>You share the table and take turns.</source>
        <translation>Ein gemeinsamer Tisch, ihr zieht abwechselnd.</translation>
    </message>
    <message>
        <source>Against &amp;Henry</source>
        <translation>Gegen &amp;Heinrich</translation>
    </message>
    <message>
        <source>Alone, against an opponent who plays by fixed rules.</source>
        <translation>Allein, gegen einen Gegner, der nach festen Regeln spielt.</translation>
    </message>
    <message>
        <source>Against the comp&amp;uter</source>
        <translation>Gegen den &amp;Computer</translation>
    </message>
    <message>
        <source>A full duel, at a level that suits you.</source>
        <translation>Ein richtiges Duell auf einer Stufe, die zu dir passt.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <extracomment>A computer opponent that takes whatever gives most points at once; used like a name.</extracomment>
        <translation>Raffzahn</translation>
    </message>
    <message>
        <source>Child</source>
        <extracomment>The weakest of seven computer opponents; each is used like a name, whoever it is.</extracomment>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>The second of seven computer opponents: a boy who serves at court.</extracomment>
        <translation>Edelknabe</translation>
    </message>
    <message>
        <source>Squire</source>
        <extracomment>The third of seven computer opponents: he will be a knight.</extracomment>
        <translation>Knappe</translation>
    </message>
    <message>
        <source>Steward</source>
        <extracomment>The fourth of seven computer opponents: keeps the house of a lord.</extracomment>
        <translation>Verwalter</translation>
    </message>
    <message>
        <source>Castellan</source>
        <extracomment>The fifth of seven computer opponents: keeps a castle.</extracomment>
        <translation>Kastellan</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <extracomment>The sixth of seven computer opponents: keeps the king&apos;s seal.</extracomment>
        <translation>Kanzler</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>The strongest of seven computer opponents.</extracomment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Takes what scores most at once; most beginners beat it. Plays at once.</source>
        <translation>Nimmt, was sofort die meisten Punkte bringt; die meisten Anfänger schlagen ihn. Spielt sofort.</translation>
    </message>
    <message>
        <source>Plans four plain actions and wants points now; good for a first game. Plays at once.</source>
        <translation>Plant vier einfache Aktionen und will sofort Punkte; richtig für die erste Partie. Spielt sofort.</translation>
    </message>
    <message>
        <source>Overlooks diagonals, roads and discounts; good after a few games. Plays at once.</source>
        <translation>Übersieht Diagonalen, Straßen und Rabatte; richtig nach einigen Partien. Spielt sofort.</translation>
    </message>
    <message>
        <source>Still overlooks what is subtle; beats beginners. Plays at once.</source>
        <translation>Übersieht noch, was nicht auf der Hand liegt; schlägt Anfänger. Spielt sofort.</translation>
    </message>
    <message>
        <source>Sees every chance of its turn; a match for good players. Plays at once.</source>
        <translation>Sieht in seinem Zug jede Gelegenheit; richtig für gute Spieler. Spielt sofort.</translation>
    </message>
    <message>
        <source>Compares several plans; a match for strong players. Plays at once.</source>
        <translation>Vergleicht mehrere Pläne; richtig für starke Spieler. Spielt sofort.</translation>
    </message>
    <message>
        <source>Compares many plans; beats most strong players. Plays at once.</source>
        <translation>Vergleicht viele Pläne; schlägt die meisten starken Spieler. Spielt sofort.</translation>
    </message>
    <message>
        <source>Foresees your answer, too; beats nearly everybody. Thinks for about a second.</source>
        <translation>Sieht auch deine Antwort voraus; schlägt fast alle. Überlegt etwa eine Sekunde.</translation>
    </message>
    <message>
        <source>A program that you have added.</source>
        <translation>Ein Programm, das du hinzugefügt hast.</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Royal reserve</source>
        <translation>Königliche Reserve</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Gemeinsamer Vorrat</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Heirs</source>
        <translation>Erben</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <extracomment>The branch with the entries of the chronicle.</extracomment>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Royal shield</source>
        <translation>Königlicher Schild</translation>
    </message>
    <message>
        <source>Royal shield, crown: {heir}</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>Königlicher Schild, Krone: {heir}</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Leerer Platz</translation>
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
        <translation>Königliche Reserve: {troop}</translation>
    </message>
    <message>
        <source>outside: {troop}</source>
        <extracomment>One of Henry&apos;s troops that has not come into play.</extracomment>
        <translation>außerhalb: {troop}</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation>
            <numerusform>Gemeinsamer Vorrat: %n Plättchen</numerusform>
            <numerusform>Gemeinsamer Vorrat: %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply is empty</source>
        <translation>Der gemeinsame Vorrat ist leer</translation>
    </message>
    <message>
        <source>The game as an outline</source>
        <translation>Die Partie als Gliederung</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>Heading of the column of names.</extracomment>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>Heading of a column: terrain, owner, troops and points of what the row is about.</extracomment>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>You can</source>
        <extracomment>Heading of a column of things that can be done: &quot;take&quot;, &quot;build on 3 cells&quot;.</extracomment>
        <translation>Du kannst</translation>
    </message>
    <message>
        <source>What can be done here</source>
        <extracomment>Heading above a list of things to do, and its name for screen readers.</extracomment>
        <translation>Was hier möglich ist</translation>
    </message>
    <message>
        <source>number {number} within reach</source>
        <translation>Nr. {number} in Reichweite</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>cost: {cost}</source>
        <extracomment>A cost such as &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>Kosten: {cost}</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>schon bewegt</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, doubled</source>
        <extracomment>A building counts double because of the troop on it.</extracomment>
        <translation>
            <numerusform>%n Punkt, verdoppelt</numerusform>
            <numerusform>%n Punkte, verdoppelt</numerusform>
        </translation>
    </message>
    <message>
        <source>may be destroyed</source>
        <translation>zerstörbar</translation>
    </message>
    <message>
        <source>scaffold</source>
        <translation>Baugerüst</translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles needed</source>
        <translation>
            <numerusform>es fehlt noch %n Plättchen</numerusform>
            <numerusform>es fehlen noch %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>on top: {terrain}</source>
        <translation>oben: {terrain}</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>How many rows a branch of the outline has.</extracomment>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>points {points}, reach {reach}, wood {wood}, wheat {wheat}, stone {stone}</source>
        <translation>Punkte {points}, Reichweite {reach}, Holz {wood}, Getreide {wheat}, Stein {stone}</translation>
    </message>
    <message>
        <source>reach {reach}, wood {wood}, wheat {wheat}, stone {stone}</source>
        <translation>Reichweite {reach}, Holz {wood}, Getreide {wheat}, Stein {stone}</translation>
    </message>
    <message>
        <source>take</source>
        <translation>nehmen</translation>
    </message>
    <message numerus="yes">
        <source>build on %n cells</source>
        <translation>
            <numerusform>auf %n Feld bauen</numerusform>
            <numerusform>auf einem von %n Feldern bauen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expand on %n cells</source>
        <translation>
            <numerusform>auf %n Feld erweitern</numerusform>
            <numerusform>auf einem von %n Feldern erweitern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>march to %n tiles</source>
        <translation>
            <numerusform>die Truppe auf %n Plättchen bewegen</numerusform>
            <numerusform>die Truppe auf eins von %n Plättchen bewegen</numerusform>
        </translation>
    </message>
    <message>
        <source>march here</source>
        <translation>eine Truppe hierher bewegen</translation>
    </message>
    <message numerus="yes">
        <source>deploy to %n tiles</source>
        <translation>
            <numerusform>auf %n Plättchen stationieren</numerusform>
            <numerusform>auf einem von %n Plättchen stationieren</numerusform>
        </translation>
    </message>
    <message>
        <source>deploy here</source>
        <translation>eine Truppe hier stationieren</translation>
    </message>
    <message>
        <source>withdraw</source>
        <translation>die Truppe zurückziehen</translation>
    </message>
    <message>
        <source>strike the Camp</source>
        <translation>das Feldlager abbrechen</translation>
    </message>
    <message>
        <source>destroy</source>
        <translation>zerstören</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>deinen Zug beenden</translation>
    </message>
    <message>
        <source>{row}; you can {choices}</source>
        <extracomment>{row} is what the row is, {choices} such as &quot;take&quot;.</extracomment>
        <translation>{row}; du kannst {choices}</translation>
    </message>
    <message>
        <source>Build at {place}</source>
        <translation>Bauen auf {place}</translation>
    </message>
    <message>
        <source>Expand at {place}</source>
        <translation>Erweitern auf {place}</translation>
    </message>
    <message>
        <source>March to {place}</source>
        <translation>Truppe nach {place} bewegen</translation>
    </message>
    <message>
        <source>March here from {place}</source>
        <translation>Truppe von {place} hierher bewegen</translation>
    </message>
    <message>
        <source>Deploy a troop at {place}</source>
        <translation>Truppe auf {place} stationieren</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Erweitern</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>Stationieren</translation>
    </message>
    <message>
        <source>Tiles still to come…</source>
        <translation>Plättchen, die noch kommen …</translation>
    </message>
    <message>
        <source>Show the game as it was then</source>
        <extracomment>Of an entry in the chronicle of a game that is only looked at: goes there.</extracomment>
        <translation>Die Partie zeigen, wie sie damals war</translation>
    </message>
    <message>
        <source>{cell} ({heir}&apos;s {tile})</source>
        <extracomment>A cell and what lies on it: &quot;M13 (Mill of White)&quot;.</extracomment>
        <translation>{cell} ({tile} von {heir})</translation>
    </message>
    <message>
        <source>{cell} (open terrain, {terrain})</source>
        <translation>{cell} (offenes Gelände, {terrain})</translation>
    </message>
    <message>
        <source>{cell}, north of {near}</source>
        <extracomment>An empty cell such as N14, and in which direction it lies from {near}: &quot;M14 (Inn of White)&quot;.</extracomment>
        <translation>{cell}, nördlich von {near}</translation>
    </message>
    <message>
        <source>{cell}, north-east of {near}</source>
        <translation>{cell}, nordöstlich von {near}</translation>
    </message>
    <message>
        <source>{cell}, east of {near}</source>
        <translation>{cell}, östlich von {near}</translation>
    </message>
    <message>
        <source>{cell}, south-east of {near}</source>
        <translation>{cell}, südöstlich von {near}</translation>
    </message>
    <message>
        <source>{cell}, south of {near}</source>
        <translation>{cell}, südlich von {near}</translation>
    </message>
    <message>
        <source>{cell}, south-west of {near}</source>
        <translation>{cell}, südwestlich von {near}</translation>
    </message>
    <message>
        <source>{cell}, west of {near}</source>
        <translation>{cell}, westlich von {near}</translation>
    </message>
    <message>
        <source>{cell}, north-west of {near}</source>
        <translation>{cell}, nordwestlich von {near}</translation>
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
        <translation>Punkte unverändert</translation>
    </message>
    <message>
        <source>reach {after} instead of {before}</source>
        <translation>Reichweite dann {after} statt {before}</translation>
    </message>
    <message>
        <source>cost: {cost}, covered by {sources}</source>
        <extracomment>{sources} such as &quot;1 from the royal reserve and 1 discount&quot;.</extracomment>
        <translation>Kosten: {cost}, gedeckt durch {sources}</translation>
    </message>
    <message>
        <source>{choice}: not possible. {reasons}</source>
        <extracomment>Something that cannot be done, and all reasons why.</extracomment>
        <translation>{choice} – nicht möglich. {reasons}</translation>
    </message>
    <message>
        <source>Nothing can be done here now.</source>
        <translation>Hier ist gerade nichts möglich.</translation>
    </message>
</context>
<context>
    <name>OwnCatalogue</name>
    <message>
        <source>Your catalogue of tiles cannot be used</source>
        <translation>Dein Katalog der Plättchen kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>{fault} Its file has been renamed to {name}; here is the program&apos;s.</source>
        <translation>{fault} Die Datei heißt jetzt {name}; hier ist der Katalog des Programms.</translation>
    </message>
    <message>
        <source>A tile costs 0 to {most} of a resource.</source>
        <extracomment>{most} is 9.</extracomment>
        <translation>Ein Plättchen kostet 0 bis {most} Einheiten einer Ressource.</translation>
    </message>
    <message>
        <source>The set {set} has {wood} tiles on wood, {wheat} on wheat and {stone} on stone; the rulebooks say three each.</source>
        <extracomment>{set} is a set of tiles; the numbers count its tiles by terrain.</extracomment>
        <translation>Das Set {set} hat Plättchen mit Holz: {wood}, Getreide: {wheat}, Stein: {stone}; laut Regelheften sind es je drei.</translation>
    </message>
    <message>
        <source>from a rulebook</source>
        <translation>aus einem Regelheft</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <translation>rekonstruiert</translation>
    </message>
    <message>
        <source>from your tile</source>
        <translation>von deinem Plättchen</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>no roads</source>
        <translation>keine Straßen</translation>
    </message>
    <message>
        <source>four ends that do not meet</source>
        <translation>vier Enden, die sich nicht treffen</translation>
    </message>
    <message>
        <source>joined: {edges}</source>
        <extracomment>{edges} is like &quot;N and S&quot;: a road joins these edges.</extracomment>
        <translation>verbunden: {edges}</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>The edges of a tile, as short as on a compass.</extracomment>
        <translation>oben</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
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
        <translation>{words}, Link</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People far away</source>
        <translation>Leute in der Ferne</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Nobody yet. Choose “New person” to send or to enter an invitation.</source>
        <translation>Noch niemand. Mit „Neue Person“ verschickst du eine Einladung oder gibst eine ein.</translation>
    </message>
    <message>
        <source>You can play with everybody in this list. Invitations to games appear under “Two machines”.</source>
        <translation>Mit allen in dieser Liste kannst du spielen. Einladungen zu Partien erscheinen unter „Zwei Geräte“.</translation>
    </message>
    <message>
        <source>&amp;New person…</source>
        <translation>&amp;Neue Person …</translation>
    </message>
    <message>
        <source>&amp;Block</source>
        <translation>&amp;Blockieren</translation>
    </message>
    <message>
        <source>&amp;Account…</source>
        <translation>&amp;Konto …</translation>
    </message>
    <message>
        <source>&amp;Invite to a game…</source>
        <translation>Zu einer Partie &amp;einladen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{name} (blocked)</source>
        <translation>{name} (blockiert)</translation>
    </message>
    <message>
        <source>Un&amp;block</source>
        <translation>Nicht mehr &amp;blockieren</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Siege</source>
        <extracomment>A name in a list: turns that destroy buildings, or keep them from being destroyed.</extracomment>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>Discounts</source>
        <extracomment>A name in a list: turns that spend discounts.</extracomment>
        <translation>Rabatte</translation>
    </message>
    <message>
        <source>Reach</source>
        <extracomment>A name in a list: turns after which more of the reserve is within reach.</extracomment>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>A name in a list: turns in which buildings are doubled by troops.</extracomment>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>A name in a list: the last turn of each heir.</extracomment>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Henry&apos;s treasures</source>
        <extracomment>A name in a list: turns that take treasures from Henry.</extracomment>
        <translation>Heinrichs Schätze</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>{theme}: {done} of {count} solved</source>
        <extracomment>{theme} is a name such as &quot;Roads&quot;; a line of a list.</extracomment>
        <translation>{theme}: {done} von {count} gelöst</translation>
    </message>
    <message>
        <source>{heir}: find the best turn.</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative.</extracomment>
        <translation>{heir}: Finde den besten Zug.</translation>
    </message>
    <message>
        <source>The turn of the day, the same for everybody today.</source>
        <translation>Der Zug des Tages, heute für alle derselbe.</translation>
    </message>
    <message>
        <source>Turn {turn} of your game “{game}”.</source>
        <extracomment>{game} is a title such as &quot;Ada and Bob&quot;.</extracomment>
        <translation>Zug {turn} deiner Partie „{game}“.</translation>
    </message>
    <message>
        <source>Turn {turn} of a game between computers.</source>
        <translation>Zug {turn} einer Partie zwischen Computern.</translation>
    </message>
    <message>
        <source>Turn {turn} of a computer&apos;s game against Henry.</source>
        <translation>Zug {turn} aus einer Partie eines Computers gegen Heinrich.</translation>
    </message>
    <message>
        <source>Play the whole turn and end it: it is then compared with ours. One that is as good counts as solved.</source>
        <translation>Spiel den ganzen Zug und beende ihn: Dann wird er mit unserem verglichen. Ein gleich guter Zug gilt als Lösung.</translation>
    </message>
    <message>
        <source>This position is not due today, so your answer is just for practice.</source>
        <translation>Diese Stellung ist heute nicht an der Reihe, deine Antwort dient also nur der Übung.</translation>
    </message>
    <message numerus="yes">
        <source>Due today: %n positions.</source>
        <translation>
            <numerusform>Heute an der Reihe: %n Stellung.</numerusform>
            <numerusform>Heute an der Reihe: %n Stellungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Heute ist nichts an der Reihe.</translation>
    </message>
    <message>
        <source>Your turn is being compared with ours…</source>
        <translation>Dein Zug wird mit unserem verglichen …</translation>
    </message>
    <message>
        <source>Solved: this is our turn, too.</source>
        <translation>Gelöst: Das ist auch unser Zug.</translation>
    </message>
    <message>
        <source>Solved: as good as our turn.</source>
        <translation>Gelöst: so gut wie unser Zug.</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Noch nicht gelöst.</translation>
    </message>
    <message numerus="yes">
        <source>About %n points fewer than with our turn.</source>
        <extracomment>Points by which the player&apos;s turn is worse than ours.</extracomment>
        <translation>
            <numerusform>Etwa %n Punkt weniger als mit unserem Zug.</numerusform>
            <numerusform>Etwa %n Punkte weniger als mit unserem Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>Less than one point worse than our turn.</source>
        <translation>Weniger als einen Punkt schlechter als unser Zug.</translation>
    </message>
    <message>
        <source>Try again, or have our turn shown.</source>
        <translation>Versuch es noch einmal, oder lass dir unseren Zug zeigen.</translation>
    </message>
    <message>
        <source>You have solved this position twice, so it does not come back.</source>
        <translation>Du hast diese Stellung zweimal gelöst, also kommt sie nicht wieder.</translation>
    </message>
    <message>
        <source>This position comes back on {date}.</source>
        <extracomment>{date} is a day such as 31/12/2026.</extracomment>
        <translation>Diese Stellung kommt am {date} wieder.</translation>
    </message>
    <message>
        <source>Ours:</source>
        <extracomment>A title above lines like &quot;Take the Mill&quot; and &quot;Build the Mill at M13&quot;.</extracomment>
        <translation>Unser Zug:</translation>
    </message>
    <message>
        <source>Compared with your turn:</source>
        <translation>Im Vergleich zu deinem Zug:</translation>
    </message>
    <message>
        <source>Your turn has been played: try again, or go on to the next position.</source>
        <translation>Dein Zug ist gespielt: Versuch es noch einmal, oder geh zur nächsten Stellung.</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Nächste Stellung</translation>
    </message>
    <message>
        <source>Our t&amp;urn</source>
        <translation>&amp;Unser Zug</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Noch ein&amp;mal</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Play and end the turn first.</source>
        <translation>Spiel und beende zuerst den Zug.</translation>
    </message>
    <message>
        <source>Turn of the day</source>
        <translation>Zug des Tages</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Nothing has been done in this turn yet.</source>
        <translation>In diesem Zug ist noch nichts geschehen.</translation>
    </message>
</context>
<context>
    <name>PracticePages</name>
    <message>
        <source>The positions for practice cannot be read</source>
        <translation>Die Stellungen zum Üben können nicht gelesen werden</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Deine Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Your progress in practice cannot be read</source>
        <translation>Dein Fortschritt beim Üben kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Its file is damaged. It has been renamed to {name}, and a new one started.</source>
        <translation>Seine Datei ist beschädigt. Sie wurde in {name} umbenannt und eine neue angelegt.</translation>
    </message>
    <message>
        <source>Your progress in practice could not be saved</source>
        <translation>Dein Fortschritt beim Üben konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>{fault} It will be kept only until you close the program.</source>
        <translation>{fault} Er bleibt nur erhalten, bis du das Programm beendest.</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Theme and progress</source>
        <translation>Thema und Fortschritt</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>Systemeinstellung</translation>
    </message>
    <message>
        <source>Your settings cannot be saved; they apply until you quit. {fault}</source>
        <translation>Die Einstellungen lassen sich nicht speichern und gelten bis zum Beenden des Programms. {fault}</translation>
    </message>
    <message>
        <source>{language} (incomplete)</source>
        <extracomment>A language that can be chosen although it lacks sentences.</extracomment>
        <translation>{language} (unvollständig)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>ruhig</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>Be&amp;wegung</translation>
    </message>
    <message>
        <source>very soft</source>
        <translation>sehr leise</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>leise</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>laut</translation>
    </message>
    <message>
        <source>&amp;Volume of sounds</source>
        <translation>La&amp;utstärke</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Turn playbac&amp;k</source>
        <translation>Wiedergabe der &amp;Züge</translation>
    </message>
    <message>
        <source>near the pointer</source>
        <translation>neben dem Mauszeiger</translation>
    </message>
    <message>
        <source>in a fixed place, below the reserve</source>
        <translation>immer an derselben Stelle, unter der Reserve</translation>
    </message>
    <message>
        <source>&amp;Notes on the table</source>
        <translation>&amp;Hinweise auf dem Tisch</translation>
    </message>
    <message>
        <source>Play soun&amp;ds</source>
        <translation>Klänge &amp;abspielen</translation>
    </message>
    <message>
        <source>Play without &amp;help: no previews, points, marks or hints</source>
        <translation>&amp;Ohne Hilfe spielen: ohne Vorschau, Punkte, Zeichen und Tipps</translation>
    </message>
    <message>
        <source>Show the &amp;points so far</source>
        <translation>Bisherige &amp;Punkte zeigen</translation>
    </message>
    <message>
        <source>Show which tiles are still to &amp;come</source>
        <translation>Zeigen, welche Plättchen noch &amp;kommen</translation>
    </message>
    <message>
        <source>Offer h&amp;ints about the best turn</source>
        <translation>&amp;Tipps zum besten Zug anbieten</translation>
    </message>
    <message>
        <source>Label columns and &amp;rows</source>
        <translation>Spalten und &amp;Reihen beschriften</translation>
    </message>
    <message>
        <source>Always show buildings &amp;upright</source>
        <translation>&amp;Bilder immer aufrecht, egal, wem das Gebäude gehört</translation>
    </message>
    <message>
        <source>Turn the table to &amp;face the active heir</source>
        <translation>Den Tisch zum Erben am Zug &amp;drehen</translation>
    </message>
    <message>
        <source>Notif&amp;y me when the computer has played in the background</source>
        <translation>Melden, wenn der Computer &amp;im Hintergrund gespielt hat</translation>
    </message>
    <message>
        <source>Pro&amp;grams as opponents…</source>
        <translation>Progra&amp;mme als Gegner …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>daylight</source>
        <translation>Tageslicht</translation>
    </message>
    <message>
        <source>candlelight</source>
        <translation>Kerzenlicht</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoher Kontrast</translation>
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
        <translation>{tile} auf {cell}</translation>
    </message>
    <message>
        <source>{building}, now doubled</source>
        <extracomment>{building} is like &quot;Market at L13&quot;.</extracomment>
        <translation>{building}, jetzt verdoppelt</translation>
    </message>
    <message>
        <source>{building}, no longer doubled</source>
        <translation>{building}, nicht mehr verdoppelt</translation>
    </message>
    <message numerus="yes">
        <source>road over %n tiles</source>
        <translation>
            <numerusform>Straße über %n Plättchen</numerusform>
            <numerusform>Straße über %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>removes the treasure at {cell}</source>
        <translation>entfernt den Schatz auf {cell}</translation>
    </message>
    <message numerus="yes">
        <source>treasure at {cell}: %n more tiles needed</source>
        <extracomment>A treasure at {cell} is not removed yet.</extracomment>
        <translation>
            <numerusform>Schatz auf {cell}: es fehlt noch %n Plättchen</numerusform>
            <numerusform>Schatz auf {cell}: es fehlen noch %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: {points}</source>
        <extracomment>Lines that are not told one by one; {points} is signed, what they come to together.</extracomment>
        <translation>
            <numerusform>und %n weiterer Posten: {points}</numerusform>
            <numerusform>und %n weitere Posten: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>If you could afford it:</source>
        <extracomment>In front of what a building would score that cannot be paid for.</extracomment>
        <translation>Wenn die Kosten gedeckt wären:</translation>
    </message>
    <message>
        <source>access</source>
        <extracomment>Followed by the glyph of a resource and &quot;2 → 1&quot;.</extracomment>
        <translation>Zugriff</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <extracomment>Two numbers, before and after.</extracomment>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{resource}: {after} instead of {before}</source>
        <extracomment>{resource} is from &quot;Access to resources&quot;.</extracomment>
        <translation>{resource}: {after} statt {before}</translation>
    </message>
    <message>
        <source>then within reach: {tiles}</source>
        <extracomment>{tiles} are nominatives.</extracomment>
        <translation>dann in Reichweite: {tiles}</translation>
    </message>
    <message>
        <source>then out of reach: {tiles}</source>
        <translation>dann außer Reichweite: {tiles}</translation>
    </message>
    <message>
        <source>then you can no longer build {tiles}</source>
        <extracomment>{tiles} are objects: &quot;the Mill and the Inn&quot;.</extracomment>
        <translation>dann kannst du {tiles} nicht mehr bauen</translation>
    </message>
    <message>
        <source>then you can destroy {tile} at {cell}</source>
        <extracomment>{tile} is an object: &quot;the Mill&quot;; {cell} like L13.</extracomment>
        <translation>dann kannst du {tile} auf {cell} zerstören</translation>
    </message>
    <message>
        <source>then you can no longer destroy {tile} at {cell}</source>
        <translation>dann kannst du {tile} auf {cell} nicht mehr zerstören</translation>
    </message>
    <message>
        <source>built at once, best at {cell}: {points}</source>
        <extracomment>{points} is like &quot;White +5 and Blue −2&quot;.</extracomment>
        <translation>wenn du es sofort baust, am besten auf {cell}: {points}</translation>
    </message>
    <message>
        <source>built at once at {place}, it can destroy {tile} at {cell}</source>
        <extracomment>A Siege Tower at {place}; {tile} is an object: &quot;the Mill&quot;; places like L13.</extracomment>
        <translation>wenn du es sofort auf {place} baust, kannst du {tile} auf {cell} zerstören</translation>
    </message>
    <message>
        <source>then {heir} can take {tiles}</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tiles} are objects: &quot;the Mill and the Inn&quot;.</extracomment>
        <translation>dann kann {heir} {tiles} nehmen</translation>
    </message>
    <message>
        <source>then {heir} can destroy {tile} at {cell} with a Siege Tower from the reserve</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} is an object, one&apos;s own: &quot;the Mill&quot;.</extracomment>
        <translation>dann kann {heir} {tile} auf {cell} mit einem Belagerungsturm aus der Reserve zerstören</translation>
    </message>
    <message>
        <source>then {heir} can destroy {tile} at {cell} with a Siege Tower in hand</source>
        <translation>dann kann {heir} {tile} auf {cell} mit einem Belagerungsturm aus der Hand zerstören</translation>
    </message>
    <message>
        <source>next from the supply: {terrain}</source>
        <extracomment>{terrain} is the terrain of the topmost tile of the supply, such as &quot;wheat field&quot;.</extracomment>
        <translation>als Nächstes aus dem gemeinsamen Vorrat: {terrain}</translation>
    </message>
    <message>
        <source>then the last round begins</source>
        <translation>dann beginnt die letzte Runde</translation>
    </message>
    <message numerus="yes">
        <source>then %n tiles too many to end your turn</source>
        <extracomment>More tiles in hand than may be kept at the end of the turn.</extracomment>
        <translation>
            <numerusform>dann am Ende des Zuges %n Plättchen zu viel</numerusform>
            <numerusform>dann am Ende des Zuges %n Plättchen zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles must be discarded</source>
        <translation>
            <numerusform>%n Plättchen muss abgeworfen werden</numerusform>
            <numerusform>%n Plättchen müssen abgeworfen werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unused discounts are lost</source>
        <translation>
            <numerusform>%n ungenutzter Rabatt verfällt</numerusform>
            <numerusform>%n ungenutzte Rabatte verfallen</numerusform>
        </translation>
    </message>
    <message>
        <source>next turn: {heir}</source>
        <extracomment>{heir} is a player&apos;s name, nominative.</extracomment>
        <translation>nächster Zug: {heir}</translation>
    </message>
    <message>
        <source>last turn: {heir}</source>
        <translation>letzter Zug: {heir}</translation>
    </message>
    <message>
        <source>then the game is over</source>
        <translation>danach ist die Partie zu Ende</translation>
    </message>
    <message>
        <source>{name}: {effects}</source>
        <extracomment>{name} is &quot;End turn&quot;.</extracomment>
        <translation>{name}: {effects}</translation>
    </message>
    <message>
        <source>You can strike it now: it becomes open terrain, and you may take one more tile.</source>
        <translation>Du kannst es jetzt abbrechen: Es wird offenes Gelände, und du darfst noch ein Plättchen nehmen.</translation>
    </message>
    <message>
        <source>Once built, you can strike it after taking a tile, to take one more.</source>
        <translation>Sobald es gebaut ist, kannst du es nach dem Nehmen eines Plättchens abbrechen, um noch eines zu nehmen.</translation>
    </message>
    <message>
        <source>After you have taken a tile, you can strike it to take one more.</source>
        <translation>Wenn du ein Plättchen genommen hast, kannst du es abbrechen, um noch eines zu nehmen.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The Two Heirs is already running but isn&apos;t responding. Wait a moment, or close it and start it again.</source>
        <translation>Das Programm läuft schon, antwortet aber nicht. Warte einen Augenblick, oder beende es und starte es neu.</translation>
    </message>
    <message>
        <source>The Two Heirs is already running</source>
        <translation>Das Programm läuft schon</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. Start The Two Heirs on your desktop; “twoheirs-qt --help” lists what can be done without a window.</source>
        <translation>Hier ist kein Bildschirm, auf dem sich ein Fenster öffnen lässt. Starte „Die zwei Erben“ auf deinem Desktop; „twoheirs-qt --help“ zeigt, was ohne Fenster geht.</translation>
    </message>
    <message>
        <source>There is nowhere to keep your games</source>
        <translation>Kein Speicherort für deine Partien</translation>
    </message>
    <message>
        <source>This system does not say where your home folder is. Set HOME to a folder of your own and start the program again.</source>
        <translation>Dieses System sagt nicht, wo dein persönlicher Ordner liegt. Setze HOME auf einen deiner Ordner und starte das Programm neu.</translation>
    </message>
    <message>
        <source>Its other window isn&apos;t responding. What you open here continues as a separate game, and the games in the other window are not affected.</source>
        <translation>Sein anderes Fenster antwortet nicht. Was du in diesem öffnest, geht als eigene Partie weiter, und die Partien des anderen Fensters bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>There is no opponent {name} on this computer.</source>
        <translation>Auf diesem Computer gibt es keinen Gegner {name}.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be started: {error}.</source>
        <extracomment>{error} is the system&apos;s own message.</extracomment>
        <translation>{name} lässt sich nicht starten: {error}.</translation>
    </message>
    <message>
        <source>{name} has quit in the middle of the game.</source>
        <translation>{name} hat sich mitten in der Partie beendet.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t answer.</source>
        <translation>{name} antwortet nicht.</translation>
    </message>
    <message>
        <source>{name} uses more than {most} MiB of memory.</source>
        <extracomment>{most} is a number.</extracomment>
        <translation>{name} braucht mehr als {most} MiB Speicher.</translation>
    </message>
    <message>
        <source>{name} sent something that can&apos;t be understood ({fault}).</source>
        <extracomment>{fault} is what is wrong, in English, without a full stop.</extracomment>
        <translation>{name} hat etwas Unverständliches gesendet ({fault}).</translation>
    </message>
    <message>
        <source>{name} breaks the rules ({action}). {reasons}</source>
        <extracomment>{action} is a heading such as &quot;Build the Mill at M13&quot;, {reasons} are whole sentences, such as &quot;There is already a tile here.&quot;</extracomment>
        <translation>{name} bricht die Regeln ({action}). {reasons}</translation>
    </message>
    <message>
        <source>{name} refuses to play ({words}).</source>
        <extracomment>{words} are the program&apos;s own.</extracomment>
        <translation>{name} will nicht spielen ({words}).</translation>
    </message>
    <message>
        <source>{name} speaks version {version} of the protocol, but {wanted} is needed.</source>
        <extracomment>{version} and {wanted} are numbers.</extracomment>
        <translation>{name} spricht Version {version} des Protokolls, nötig ist aber {wanted}.</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>Bezeich&amp;nung</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>&amp;Time for each answer</source>
        <translation>&amp;Zeit für eine Antwort</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>There is already an opponent with this name.</source>
        <translation>Es gibt schon einen Gegner mit diesem Namen.</translation>
    </message>
    <message>
        <source>The command has a quotation mark that is not closed.</source>
        <translation>Im Befehl fehlt ein schließendes Anführungszeichen.</translation>
    </message>
    <message>
        <source>Programs as opponents</source>
        <translation>Programme als Gegner</translation>
    </message>
    <message>
        <source>Any program can play for the computer; {file} explains how. It runs with all your rights, so add only programs that you trust.</source>
        <translation>Jedes Programm kann für den Computer spielen; wie, steht in {file}. Es läuft mit all deinen Rechten, also füge nur Programme hinzu, denen du vertraust.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Verknüpfung</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
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
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Alles speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ja, &amp;alle</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;ein, keine</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Voreinstellungen</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>All Pages</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Gerade Seiten</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Ungerade Seiten</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Seitenauswahl:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Beidseitiger Druck</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Bindung an der langen Seite</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Bindung an der kurzen Seite</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Seiten oder Bereiche, durch Kommas getrennt. Ein Bereich besteht aus zwei Zahlen mit einem Bindestrich dazwischen. Beispiel: 3,5-7,9 druckt die Seiten 3, 5, 6, 7 und 9.</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
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
        <translation>Entf</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>RealTable</name>
    <message>
        <source>Clear the table?</source>
        <translation>Tisch abräumen?</translation>
    </message>
    <message>
        <source>All that you entered is taken off, and cannot be brought back.</source>
        <translation>Alles, was du eingegeben hast, wird abgeräumt und kommt nicht zurück.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Tisch abräumen</translation>
    </message>
    <message>
        <source>The box has no tile called {tile}.</source>
        <translation>In der Schachtel gibt es kein Plättchen namens {tile}.</translation>
    </message>
    <message>
        <source>{tile} belongs to the set {set}, which isn&apos;t among those you chose.</source>
        <extracomment>{set} is a set of tiles, such as &quot;Travel&quot;.</extracomment>
        <translation>{tile} gehört zum Set {set}, das du nicht gewählt hast.</translation>
    </message>
    <message>
        <source>{tile} lies at {cell} already; the box has it once.</source>
        <translation>{tile} liegt schon auf {cell}; in der Schachtel gibt es das Plättchen nur einmal.</translation>
    </message>
    <message>
        <source>No tile of this terrain is left: {terrain}.</source>
        <extracomment>{terrain} is like &quot;wheat field&quot;.</extracomment>
        <translation>Kein Plättchen mit diesem Gelände ist übrig: {terrain}.</translation>
    </message>
    <message>
        <source>At {cell} lies a tile already: {tile}.</source>
        <translation>Auf {cell} liegt schon ein Plättchen: {tile}.</translation>
    </message>
    <message>
        <source>No landscape reaches that far.</source>
        <translation>So weit reicht keine Landschaft.</translation>
    </message>
    <message>
        <source>There is no tile at {cell}.</source>
        <translation>Auf {cell} liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>A troop needs a tile to stand on; at {cell} there is none.</source>
        <translation>Eine Truppe braucht ein Plättchen; auf {cell} liegt keines.</translation>
    </message>
    <message>
        <source>On {cell} stands a troop already ({heir}); a tile holds one.</source>
        <extracomment>{heir} is a player.</extracomment>
        <translation>Auf {cell} steht schon eine Truppe ({heir}); auf ein Plättchen passt nur eine.</translation>
    </message>
    <message>
        <source>Henry&apos;s troops don&apos;t count, so they aren&apos;t asked.</source>
        <translation>Heinrichs Truppen zählen nicht, also wird nicht nach ihnen gefragt.</translation>
    </message>
    <message>
        <source>There are treasures against Henry only.</source>
        <translation>Schätze gibt es nur gegen Heinrich.</translation>
    </message>
    <message>
        <source>A treasure needs a tile to lie on; at {cell} there is none.</source>
        <translation>Ein Schatz braucht ein Plättchen; auf {cell} liegt keines.</translation>
    </message>
    <message>
        <source>On {cell} lies a treasure already: {treasure}.</source>
        <translation>Auf {cell} liegt schon ein Schatz: {treasure}.</translation>
    </message>
    <message numerus="yes">
        <source>The box has %n treasures.</source>
        <extracomment>%n is 10.</extracomment>
        <translation>
            <numerusform>In der Schachtel gibt es %n Schatz.</numerusform>
            <numerusform>In der Schachtel gibt es %n Schätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} of the set {set} lies at {cell}: take it off the table first.</source>
        <translation>{tile} aus dem Set {set} liegt auf {cell}: Nimm das Plättchen erst vom Tisch.</translation>
    </message>
    <message>
        <source>This sheet can&apos;t hold another entry.</source>
        <translation>Hier passt keine Eingabe mehr hinein.</translation>
    </message>
    <message>
        <source>No tile has been laid yet.</source>
        <translation>Es liegt noch kein Plättchen aus.</translation>
    </message>
    <message numerus="yes">
        <source>A game is played with three sets; %n are chosen.</source>
        <extracomment>%n is how many sets are chosen.</extracomment>
        <translation>
            <numerusform>Gespielt wird mit drei Sets; gewählt ist %n.</numerusform>
            <numerusform>Gespielt wird mit drei Sets; gewählt sind %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The starting tile lies face down in every game: here no tile does.</source>
        <translation>In jeder Partie ist das Startplättchen offenes Gelände: Hier gibt es keines.</translation>
    </message>
    <message>
        <source>The tile at {cell} touches no other part of the landscape, not even at a corner.</source>
        <translation>Das Plättchen auf {cell} berührt den Rest der Landschaft nicht einmal an einer Ecke.</translation>
    </message>
    <message>
        <source>{heir}&apos;s retinue is missing: it never leaves the landscape.</source>
        <extracomment>{heir} is a player.</extracomment>
        <translation>{heir}: Es fehlt die Gefolgetruppe, die die Landschaft nie verlässt.</translation>
    </message>
    <message numerus="yes">
        <source>At this level there are %n treasures.</source>
        <extracomment>%n is the number of treasures in a game at this level.</extracomment>
        <translation>
            <numerusform>Auf dieser Stufe gibt es %n Schatz.</numerusform>
            <numerusform>Auf dieser Stufe gibt es %n Schätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>The treasure at {cell} ({treasure}) should have been removed.</source>
        <translation>Der Schatz auf {cell} ({treasure}) hätte weggenommen werden müssen.</translation>
    </message>
    <message>
        <source>{file} is no picture that can be shown.</source>
        <translation>{file} ist kein Bild, das gezeigt werden kann.</translation>
    </message>
    <message>
        <source>{file} is too large a picture: at most 100 million pixels can be shown.</source>
        <translation>{file} ist ein zu großes Bild: Höchstens 100 Millionen Pixel können gezeigt werden.</translation>
    </message>
    <message>
        <source>{tile}, {resource}</source>
        <extracomment>A tile of which there are several: {tile} is like &quot;Market&quot;, {resource} like &quot;wheat&quot;.</extracomment>
        <translation>{tile}, {resource}</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <extracomment>Tiles are laid as White&apos;s.</extracomment>
        <translation>&amp;Weiß</translation>
    </message>
    <message>
        <source>Bl&amp;ue</source>
        <translation>Bl&amp;au</translation>
    </message>
    <message>
        <source>&amp;Face down</source>
        <extracomment>Tiles are laid face down, as open terrain.</extracomment>
        <translation>&amp;Offenes Gelände</translation>
    </message>
    <message>
        <source>Retinue of {heir}</source>
        <extracomment>{heir} is a player.</extracomment>
        <translation>Gefolgetruppe: {heir}</translation>
    </message>
    <message>
        <source>Troop of {heir}</source>
        <translation>Truppe: {heir}</translation>
    </message>
    <message>
        <source>&amp;North edge</source>
        <extracomment>The edges of a tile, where a road may end.</extracomment>
        <translation>&amp;Nordkante</translation>
    </message>
    <message>
        <source>&amp;East edge</source>
        <translation>&amp;Ostkante</translation>
    </message>
    <message>
        <source>&amp;South edge</source>
        <translation>&amp;Südkante</translation>
    </message>
    <message>
        <source>&amp;West edge</source>
        <translation>&amp;Westkante</translation>
    </message>
    <message>
        <source>played at a table</source>
        <extracomment>How a game was played: not with this program.</extracomment>
        <translation>am Tisch gespielt</translation>
    </message>
    <message>
        <source>Played at a table on {day}</source>
        <extracomment>The title of a game among the others: {day} is a date.</extracomment>
        <translation>Am Tisch gespielt am {day}</translation>
    </message>
    <message>
        <source>Played at a table</source>
        <translation>Am Tisch gespielt</translation>
    </message>
    <message>
        <source>Click an edge of a building where a road ends on your tile.</source>
        <translation>Klicke auf eine Kante eines Gebäudes, an der auf deinem Plättchen eine Straße endet.</translation>
    </message>
    <message>
        <source>Only buildings have roads; open terrain has none.</source>
        <translation>Nur Gebäude haben Straßen; offenes Gelände hat keine.</translation>
    </message>
    <message>
        <source>Choose a tile in the list and press Enter: it is laid on the landscape.</source>
        <translation>Wähle ein Plättchen in der Liste und drücke die Eingabetaste: Es wird in der Landschaft ausgelegt.</translation>
    </message>
    <message>
        <source>{choice} (so now)</source>
        <extracomment>{choice} is something to choose that is so already, such as &quot;A tile of White&quot;.</extracomment>
        <translation>{choice} (so ist es jetzt)</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>This game can&apos;t hold another action</source>
        <translation>In dieser Partie ist kein Platz für eine weitere Aktion</translation>
    </message>
    <message>
        <source>Wait for your turn ({heir} is to move)</source>
        <extracomment>{heir} is the name of a player for whom the computer plays, in the nominative.</extracomment>
        <translation>Warte, bis du am Zug bist ({heir} ist am Zug)</translation>
    </message>
    <message>
        <source>The royal reserve has places 0 to 6, but no place {place}</source>
        <extracomment>{place} is a number outside 0 to 6.</extracomment>
        <translation>Die Königliche Reserve hat die Plätze 0 bis 6, aber keinen Platz {place}</translation>
    </message>
    <message>
        <source>There is no tile on this place of the royal reserve</source>
        <translation>Auf diesem Platz der Königlichen Reserve liegt kein Plättchen</translation>
    </message>
    <message>
        <source>You have already taken your tile this turn</source>
        <translation>Du hast in diesem Zug dein Plättchen schon genommen</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles beyond your reach</source>
        <extracomment>How many tiles of the royal reserve the tile lies beyond the reach.</extracomment>
        <translation>
            <numerusform>Um %n Plättchen außerhalb deiner Reichweite</numerusform>
            <numerusform>Um %n Plättchen außerhalb deiner Reichweite</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no tile called “{tile}”</source>
        <translation>Es gibt kein Plättchen „{tile}“</translation>
    </message>
    <message>
        <source>“{tile}” is not in your hand</source>
        <extracomment>{tile} is the name of a building, in the nominative.</extracomment>
        <translation>Du hast „{tile}“ nicht auf der Hand</translation>
    </message>
    <message>
        <source>There is already a tile here</source>
        <translation>Hier liegt schon ein Plättchen</translation>
    </message>
    <message>
        <source>The landscape ends before this cell</source>
        <translation>Die Landschaft endet vor diesem Feld</translation>
    </message>
    <message>
        <source>None of your troops is next to this cell</source>
        <translation>Keine eigene Truppe neben diesem Feld</translation>
    </message>
    <message>
        <source>Missing {resources}</source>
        <extracomment>{resources} is one amount or more from &quot;Resources missing&quot;: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>Du brauchst noch {resources}</translation>
    </message>
    <message>
        <source>None of your troops is here</source>
        <translation>Hier steht keine eigene Truppe</translation>
    </message>
    <message>
        <source>This troop has already moved this turn</source>
        <translation>Diese Truppe wurde in diesem Zug schon bewegt</translation>
    </message>
    <message>
        <source>Too far: a troop can only march to an adjacent tile</source>
        <translation>Zu weit: Eine Truppe bewegt sich nur auf ein angrenzendes Plättchen</translation>
    </message>
    <message>
        <source>No tile here for a troop to stand on</source>
        <translation>Hier liegt kein Plättchen, auf dem eine Truppe stehen könnte</translation>
    </message>
    <message>
        <source>A troop already stands here ({heir})</source>
        <extracomment>{heir} is the name of the player whose troop it is, in the nominative.</extracomment>
        <translation>Hier steht schon eine Truppe ({heir})</translation>
    </message>
    <message>
        <source>You have no troop in the royal reserve</source>
        <translation>Du hast keine Truppe in der Königlichen Reserve</translation>
    </message>
    <message>
        <source>The retinue never leaves the landscape</source>
        <translation>Die Gefolgetruppe verlässt nie die Landschaft</translation>
    </message>
    <message>
        <source>You have no face-up Camp here</source>
        <translation>Hier liegt kein aufgedecktes Feldlager von dir</translation>
    </message>
    <message>
        <source>Take your tile first: a Camp then gives one more</source>
        <translation>Nimm zuerst dein Plättchen: Erst danach gibt ein Feldlager noch eins</translation>
    </message>
    <message>
        <source>You can still take a tile: do that before you strike a Camp</source>
        <translation>Du darfst noch ein Plättchen nehmen: Tu das, bevor du ein Feldlager abbrichst</translation>
    </message>
    <message>
        <source>No tile is left in the royal reserve</source>
        <translation>In der Königlichen Reserve liegt kein Plättchen mehr</translation>
    </message>
    <message>
        <source>Only a building next to both your new Siege Tower and an older one can be destroyed</source>
        <translation>Zerstören kannst du nur ein Gebäude neben dem gerade gebauten und einem weiteren eigenen Belagerungsturm</translation>
    </message>
    <message>
        <source>First take a tile within your reach</source>
        <translation>Nimm zuerst ein Plättchen in deiner Reichweite</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n tiles must be discarded</source>
        <extracomment>How many tiles the player has to discard, no more and no fewer.</extracomment>
        <translation>
            <numerusform>Genau %n Plättchen muss abgeworfen werden</numerusform>
            <numerusform>Genau %n Plättchen müssen abgeworfen werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing {resources}; %n discounts don&apos;t cover that</source>
        <extracomment>{resources} is one amount or more from &quot;Resources missing&quot;; %n is how many discounts there are, too few to cover it.</extracomment>
        <translation>
            <numerusform>Du brauchst noch {resources}; %n Rabatt gleicht das nicht aus</numerusform>
            <numerusform>Du brauchst noch {resources}; %n Rabatte gleichen das nicht aus</numerusform>
        </translation>
    </message>
    <message>
        <source>Your troops in the royal reserve have already moved this turn</source>
        <translation>Deine Truppen in der Königlichen Reserve wurden in diesem Zug schon bewegt</translation>
    </message>
    <message>
        <source>No tile may be discarded: your hand is within its limit</source>
        <translation>Es darf kein Plättchen abgeworfen werden: Du hast nicht zu viele auf der Hand</translation>
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
        <translation>Partie vom {time}</translation>
    </message>
</context>
<context>
    <name>Remedies</name>
    <message>
        <source>Choose a place with a tile on it.</source>
        <translation>Wähle einen Platz, auf dem ein Plättchen liegt.</translation>
    </message>
    <message>
        <source>Only striking one of your Camps lets you take another tile in the same turn.</source>
        <translation>Nur wenn du ein eigenes Feldlager abbrichst, darfst du in diesem Zug noch ein Plättchen nehmen.</translation>
    </message>
    <message>
        <source>Each troop withdrawn to the royal reserve adds 1 to your reach.</source>
        <translation>Jede Truppe, die du in die Königliche Reserve zurückziehst, erhöht deine Reichweite um 1.</translation>
    </message>
    <message>
        <source>Only tiles of your own hand can be placed.</source>
        <translation>Legen kannst du nur Plättchen aus deiner Hand.</translation>
    </message>
    <message>
        <source>Tiles go to empty cells only.</source>
        <translation>Plättchen kommen nur auf leere Felder.</translation>
    </message>
    <message>
        <source>It must be next to a tile with one of your (other) troops on it.</source>
        <translation>Es muss neben einem Plättchen liegen, auf dem eine (andere) Truppe von dir steht.</translation>
    </message>
    <message>
        <source>Tiles within reach or under your troops give resources; expanding saves 1 resource.</source>
        <translation>Ressourcen bekommst du von Plättchen in Reichweite oder unter deinen Truppen; Erweitern spart 1 Ressource.</translation>
    </message>
    <message>
        <source>Choose a tile with one of your troops on it.</source>
        <translation>Wähle ein Plättchen, auf dem eine Truppe von dir steht.</translation>
    </message>
    <message>
        <source>Each troop moves once per turn; this one can move again next turn.</source>
        <translation>Jede Truppe darf nur einmal pro Zug bewegt werden – diese also erst wieder im nächsten.</translation>
    </message>
    <message>
        <source>A troop marches one tile per turn, even diagonally.</source>
        <translation>Eine Truppe bewegt sich pro Zug ein Plättchen weit, auch diagonal.</translation>
    </message>
    <message>
        <source>Expand or build here first.</source>
        <translation>Erweitere oder baue hier zuerst.</translation>
    </message>
    <message>
        <source>A tile holds only one troop: the one on it must go first.</source>
        <translation>Auf einem Plättchen ist nur Platz für eine Truppe: Die, die dort steht, muss zuerst weg.</translation>
    </message>
    <message>
        <source>A troop withdrawn this turn can be deployed next turn.</source>
        <translation>Eine in diesem Zug zurückgezogene Truppe kann im nächsten stationiert werden.</translation>
    </message>
    <message>
        <source>First take a tile within your reach.</source>
        <translation>Nimm zuerst ein Plättchen in deiner Reichweite.</translation>
    </message>
    <message>
        <source>Build a Siege Tower so that it and another of yours both touch the building.</source>
        <translation>Baue einen Belagerungsturm so, dass er und ein weiterer von dir mit einer Kante an das Gebäude grenzen.</translation>
    </message>
    <message>
        <source>If you own {buildings}, you have 1 more.</source>
        <extracomment>Of what gives a resource that is missing; {buildings} are objects: &quot;the Farm or the Quarry&quot;.</extracomment>
        <translation>Besitzt du {buildings}, hast du 1 mehr.</translation>
    </message>
    <message>
        <source>{action}: that would do it</source>
        <extracomment>Before what can be done now, after which that works: &quot;Expand with the Mill: then it works&quot;.</extracomment>
        <translation>{action}: Dann geht es</translation>
    </message>
    <message>
        <source>{action}: that would help</source>
        <translation>{action}: Das hilft</translation>
    </message>
    <message>
        <source>{step} ({points})</source>
        <extracomment>{step} is like &quot;Withdraw from M13: that would help&quot;; {points} is like &quot;White −5&quot;.</extracomment>
        <translation>{step} ({points})</translation>
    </message>
    <message>
        <source>None of these is enough by itself:</source>
        <extracomment>Above actions each of which helps, but is not enough by itself.</extracomment>
        <translation>Keine dieser Aktionen reicht allein:</translation>
    </message>
    <message>
        <source>Expand with {tile}</source>
        <extracomment>Put a tile face down; {tile} is the accusative: &quot;the Mill&quot;.</extracomment>
        <translation>{tile} verdeckt legen</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Name the game</source>
        <translation>Partie benennen</translation>
    </message>
    <message>
        <source>What would you like to call this game?</source>
        <translation>Wie soll diese Partie heißen?</translation>
    </message>
    <message>
        <source>If you leave this empty, it is named after its players.</source>
        <translation>Ohne eigenen Namen heißt die Partie nach den Spielenden.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Benennen</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>You&apos;re only watching this game. Choose “Play on from here” to continue it yourself.</source>
        <extracomment>Said when somebody tries to do something in a game that is only looked at.
----------
Said when somebody tries to move a piece of a game that is only looked at.</extracomment>
        <translation>Du siehst diese Partie nur an: Mit „Von hier weiterspielen“ spielst du sie selbst weiter.</translation>
    </message>
</context>
<context>
    <name>ReplayChronicle</name>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Chronicle: choose an entry to go there</source>
        <translation>Chronik: Wähle einen Eintrag, um dorthin zu springen</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>This is the beginning.</source>
        <translation>Das ist der Anfang.</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>Das ist das Ende.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Eine Aktion zurück</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>Eine Aktion weiter</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Position in the replay</source>
        <translation>Stelle in der Wiedergabe</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Turn {turn}, action {done} of {last}</source>
        <translation>Zug {turn}, Aktion {done} von {last}</translation>
    </message>
    <message>
        <source>{white} {white_points}, {blue} {blue_points}</source>
        <translation>{white} {white_points}, {blue} {blue_points}</translation>
    </message>
    <message>
        <source>{heir} gave up.</source>
        <translation>{heir} hat aufgegeben.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Wiedergabe: {game}</translation>
    </message>
    <message>
        <source>The game is over here: go back a few turns.</source>
        <translation>Hier ist die Partie schon zu Ende: Geh ein paar Züge zurück.</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Try something out</source>
        <translation>Etwas a&amp;usprobieren</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>wheat</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>Stein</translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <extracomment>An amount of the resource in the nominative, as in a cost: &quot;1 wood and 2 wheat&quot;.</extracomment>
        <translation>
            <numerusform>%n Holz</numerusform>
            <numerusform>%n Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <extracomment>An amount of the resource in the nominative, as in a cost: &quot;1 wood and 2 wheat&quot;.</extracomment>
        <translation>
            <numerusform>%n Getreide</numerusform>
            <numerusform>%n Getreide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <extracomment>An amount of the resource in the nominative, as in a cost: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Stein</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resources missing</name>
    <message numerus="yes">
        <source>%n wood</source>
        <extracomment>An amount in the case that &quot;Missing {resources}&quot; needs, such as the genitive in Polish.</extracomment>
        <translation>
            <numerusform>%n Holz</numerusform>
            <numerusform>%n Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <extracomment>An amount in the case that &quot;Missing {resources}&quot; needs, such as the genitive in Polish.</extracomment>
        <translation>
            <numerusform>%n Getreide</numerusform>
            <numerusform>%n Getreide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <extracomment>An amount in the case that &quot;Missing {resources}&quot; needs, such as the genitive in Polish.</extracomment>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Stein</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Found in the rule book</source>
        <translation>Im Regelbuch gefunden</translation>
    </message>
</context>
<context>
    <name>ResultsDialog</name>
    <message numerus="yes">
        <source>%n game(s), won: {wins}</source>
        <translation>
            <numerusform>%n Partie, gewonnen: {wins}</numerusform>
            <numerusform>%n Partien, gewonnen: {wins}</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Alle Sets</translation>
    </message>
    <message>
        <source>No game against Henry or the computer has ended yet.</source>
        <translation>Noch keine Partie gegen Heinrich oder den Computer ist zu Ende.</translation>
    </message>
    <message>
        <source>C&amp;lear…</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>&amp;By opponent</source>
        <translation>Nach &amp;Gegner</translation>
    </message>
    <message>
        <source>No game against the computer has ended yet.</source>
        <translation>Noch keine Partie gegen den Computer ist zu Ende.</translation>
    </message>
    <message>
        <source>Points are yours and your opponents&apos;; the margin is to the best of them. In the picture, discs are games you won, squares games you did not win, crosses games you gave up; the line is the mean margin of the last {number} games. Double-click a game, or press Enter, to open it.</source>
        <translation>Die Punkte sind deine und die deiner Gegner; der Abstand ist der zum besten von ihnen. Im Bild sind Scheiben gewonnene Partien, Quadrate nicht gewonnene, Kreuze aufgegebene; die Linie ist der mittlere Abstand der letzten {number} Partien. Ein Doppelklick auf eine Partie oder die Eingabetaste öffnet sie.</translation>
    </message>
    <message>
        <source>By &amp;set</source>
        <translation>Nach Se&amp;t</translation>
    </message>
    <message>
        <source>&amp;Game by game</source>
        <translation>&amp;Alle Partien</translation>
    </message>
    <message>
        <source>By b&amp;uilding</source>
        <translation>Nach Ge&amp;bäude</translation>
    </message>
    <message>
        <source>Given &amp;away</source>
        <translation>&amp;Verschenkt</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Click a heading or press its number to sort.</source>
        <translation>Klicke auf eine Überschrift oder drücke ihre Ziffer, um danach zu sortieren.</translation>
    </message>
    <message>
        <source>Each game counts once for each of its three sets. Averages are points in games played to the end.</source>
        <translation>Jede Partie zählt einmal für jedes ihrer drei Sets. Der Schnitt sind die Punkte in zu Ende gespielten Partien.</translation>
    </message>
    <message>
        <source>Points are yours and your opponent&apos;s. In the picture, discs are games you won, squares games you did not win, crosses games you gave up; the line is the mean margin of the last {number} games. Mistakes are yours, in games that have been reviewed. Double-click a game, or press Enter, to open it.</source>
        <translation>Die Punkte sind deine und die deines Gegners. Im Bild sind Scheiben gewonnene Partien, Quadrate nicht gewonnene, Kreuze aufgegebene; die Linie ist der mittlere Abstand der letzten {number} Partien. Fehler sind deine, in analysierten Partien. Ein Doppelklick auf eine Partie oder die Eingabetaste öffnet sie.</translation>
    </message>
    <message>
        <source>Your games are being read…</source>
        <translation>Deine Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Review your duels: then you see here which turns cost you most.</source>
        <translation>Analysiere deine Duelle: Dann siehst du hier, welche Züge dich am meisten kosten.</translation>
    </message>
    <message numerus="yes">
        <source>Means of %n reviewed duels: by how many points your turns made the end worse.</source>
        <translation>
            <numerusform>Mittelwerte aus %n analysierten Duell: um wie viele Punkte deine Züge das Ende verschlechtert haben.</numerusform>
            <numerusform>Mittelwerte aus %n analysierten Duellen: um wie viele Punkte deine Züge das Ende verschlechtert haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Means of %n games that are still in your list and were played to the end, each building only of those with its set. Doubled points count twice.</source>
        <translation>
            <numerusform>Mittelwerte aus %n Partie, die noch in deiner Liste ist und zu Ende gespielt wurde, für jedes Gebäude nur aus denen mit seinem Set. Verdoppelte Punkte zählen zweifach.</numerusform>
            <numerusform>Mittelwerte aus %n Partien, die noch in deiner Liste sind und zu Ende gespielt wurden, für jedes Gebäude nur aus denen mit seinem Set. Verdoppelte Punkte zählen zweifach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best and average are your points in games played to the end. A game you gave up counts as lost; if you undo the end and play on, only the final result counts. The ratings of the program&apos;s own opponents go from {weakest} to {strongest}.</source>
        <translation>Bestwert und Schnitt sind deine Punkte in zu Ende gespielten Partien. Eine aufgegebene Partie zählt als verloren; nimmst du das Ende zurück und spielst weiter, zählt nur das endgültige Ergebnis. Die Wertungszahlen der Gegner dieses Programms reichen von {weakest} bis {strongest}.</translation>
    </message>
    <message>
        <source>Play against the computer to get a rating.</source>
        <translation>Spiel gegen den Computer, um eine Wertungszahl zu bekommen.</translation>
    </message>
    <message>
        <source>Your rating: {rating}, give or take {uncertain}. A good next opponent: {opponent}.</source>
        <translation>Deine Wertungszahl: {rating}, auf {uncertain} genau. Ein guter nächster Gegner: {opponent}.</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Verschenkt</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>Dein Schnitt</translation>
    </message>
    <message>
        <source>Opponent&apos;s average</source>
        <translation>Schnitt des Gegners</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Your points per game</source>
        <translation>Deine Punkte je Partie</translation>
    </message>
    <message>
        <source>Opponent&apos;s points per game</source>
        <translation>Punkte des Gegners je Partie</translation>
    </message>
    <message>
        <source>Built per game</source>
        <translation>Gebaut je Partie</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Punkte je Gebäude</translation>
    </message>
    <message>
        <source>Kind of turn</source>
        <translation>Art von Zug</translation>
    </message>
    <message>
        <source>Given away per game</source>
        <translation>Verschenkt pro Partie</translation>
    </message>
    <message>
        <source>Turns per game</source>
        <translation>Züge pro Partie</translation>
    </message>
    <message>
        <source>Points per turn</source>
        <translation>Punkte je Zug</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstige</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Counting only games played to the end</source>
        <translation>Aus den zu Ende gespielten Partien</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>The heading of a column with places such as &quot;2 of 4&quot;: the player came second of four.</extracomment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>The player&apos;s place among all players of a game, such as &quot;2 of 4&quot;.</extracomment>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>{place} of {count}, shared</source>
        <extracomment>The same where another player has as many points.</extracomment>
        <translation>{place} von {count}, geteilt</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>der Computer</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>No turn of this game has been played to its end yet, so there is nothing to review.</source>
        <translation>In dieser Partie ist noch kein Zug zu Ende gespielt, es gibt also nichts zu analysieren.</translation>
    </message>
    <message>
        <source>This game began from a position that no new game leads to, so turns in it cannot be judged.</source>
        <translation>Diese Partie begann mit einer Stellung, zu der keine neue Partie führt, deshalb lassen sich ihre Züge nicht beurteilen.</translation>
    </message>
    <message>
        <source>Turn {turn}, {heir}</source>
        <translation>Zug {turn}, {heir}</translation>
    </message>
    <message>
        <source>As good as the best turn found.</source>
        <translation>So gut wie der beste gefundene Zug.</translation>
    </message>
    <message numerus="yes">
        <source>About %n points given away.</source>
        <extracomment>Points that a turn lost compared with the best one.</extracomment>
        <translation>
            <numerusform>Etwa %n Punkt verschenkt.</numerusform>
            <numerusform>Etwa %n Punkte verschenkt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Less than one point given away.</source>
        <translation>Weniger als einen Punkt verschenkt.</translation>
    </message>
    <message>
        <source>A blunder: chance to win {chance}% instead of {best}%.</source>
        <extracomment>{chance} and {best} are whole numbers: the chance to win after the turn and after the best one.</extracomment>
        <translation>Ein grober Fehler: Gewinnaussicht {chance} % statt {best} %.</translation>
    </message>
    <message>
        <source>A mistake: chance to win {chance}% instead of {best}%.</source>
        <extracomment>{chance} and {best} are whole numbers: the chance to win after the turn and after the best one.</extracomment>
        <translation>Ein Fehler: Gewinnaussicht {chance} % statt {best} %.</translation>
    </message>
    <message>
        <source>A slip: chance to win {chance}% instead of {best}%.</source>
        <extracomment>{chance} and {best} are whole numbers: the chance to win after the turn and after the best one.</extracomment>
        <translation>Eine Ungenauigkeit: Gewinnaussicht {chance} % statt {best} %.</translation>
    </message>
    <message numerus="yes">
        <source>It was the same in all %n deals of the hidden tiles that were tried.</source>
        <extracomment>After the points that a turn gave away, where these did not hang on the hidden tiles.</extracomment>
        <translation>
            <numerusform>In der %n ausprobierten Verteilung der verdeckten Plättchen war es gleich viel.</numerusform>
            <numerusform>In allen %n ausprobierten Verteilungen der verdeckten Plättchen war es gleich viel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n deals of the hidden tiles that were tried, it was from {least} to {most}.</source>
        <extracomment>After the points that a turn gave away; {least} and {most} are whole numbers of points.</extracomment>
        <translation>
            <numerusform>In %n ausprobierter Verteilung der verdeckten Plättchen waren es {least} bis {most}.</numerusform>
            <numerusform>In %n ausprobierten Verteilungen der verdeckten Plättchen waren es {least} bis {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {actions}.</source>
        <extracomment>{actions} is one or more like &quot;Take the Mill&quot; and &quot;Build the Mill at M13&quot;, joined by semicolons.</extracomment>
        <translation>Besser: {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>Above all, it scores %n points more at once.</source>
        <extracomment>More points of the player&apos;s than in the turn that was played.</extracomment>
        <translation>
            <numerusform>Vor allem bringt er sofort %n Punkt mehr.</numerusform>
            <numerusform>Vor allem bringt er sofort %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above all, {heir} has %n points fewer after it.</source>
        <extracomment>{heir} is the opponent&apos;s name, in the nominative; fewer than in the turn that was played.</extracomment>
        <translation>
            <numerusform>Vor allem hat {heir} danach %n Punkt weniger.</numerusform>
            <numerusform>Vor allem hat {heir} danach %n Punkte weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above all, {heir} can no longer take {tile}, worth %n points in the next turn.</source>
        <extracomment>{heir} is the opponent&apos;s name, in the nominative; {tile} is an object: &quot;the Mill&quot;.</extracomment>
        <translation>
            <numerusform>Vor allem kann {heir} {tile} nicht mehr nehmen, was im nächsten Zug %n Punkt gebracht hätte.</numerusform>
            <numerusform>Vor allem kann {heir} {tile} nicht mehr nehmen, was im nächsten Zug %n Punkte gebracht hätte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above all, about %n points more can be expected in later turns.</source>
        <extracomment>More points than after the turn that was played.</extracomment>
        <translation>
            <numerusform>Vor allem ist in späteren Zügen etwa %n Punkt mehr zu erwarten.</numerusform>
            <numerusform>Vor allem sind in späteren Zügen etwa %n Punkte mehr zu erwarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {turn} ({heir})</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative; one of several turns in a sentence.</extracomment>
        <translation>Zug {turn} ({heir})</translation>
    </message>
    <message>
        <source>Mistakes, the greatest first: {turns}.</source>
        <extracomment>{turns} is one or more like &quot;turn 5 (White)&quot;, joined by commas and &quot;and&quot;.</extracomment>
        <translation>Fehler, der größte zuerst: {turns}.</translation>
    </message>
    <message>
        <source>No turn was a mistake.</source>
        <translation>Kein Zug war ein Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>{heir} is likely to win by about %n points, give or take {spread}.</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative; {spread} is a whole number of points.</extracomment>
        <translation>
            <numerusform>{heir} gewinnt voraussichtlich mit etwa %n Punkt Vorsprung (± {spread}).</numerusform>
            <numerusform>{heir} gewinnt voraussichtlich mit etwa %n Punkten Vorsprung (± {spread}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is even, give or take %n points.</source>
        <extracomment>%n is by how many points the lead may differ.</extracomment>
        <translation>
            <numerusform>Die Partie ist ausgeglichen (± %n Punkt).</numerusform>
            <numerusform>Die Partie ist ausgeglichen (± %n Punkte).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} wins by %n points.</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative; after the last turn of a game.</extracomment>
        <translation>
            <numerusform>{heir} gewinnt mit %n Punkt Vorsprung.</numerusform>
            <numerusform>{heir} gewinnt mit %n Punkten Vorsprung.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends with equal points.</source>
        <translation>Die Partie endet mit gleich vielen Punkten.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>You&apos;re looking at a review. Choose “Try it again from here” to play.</source>
        <extracomment>Said when somebody tries to move a piece of a game that is only looked at.</extracomment>
        <translation>Du siehst eine Analyse. Zum Spielen wähle „Von hier noch einmal versuchen“.</translation>
    </message>
    <message>
        <source>&amp;Try it again from here</source>
        <translation>Von hier noch einmal &amp;versuchen</translation>
    </message>
    <message>
        <source>&amp;Better turn</source>
        <translation>&amp;Besserer Zug</translation>
    </message>
    <message>
        <source>Turn &amp;played</source>
        <translation>&amp;Gespielter Zug</translation>
    </message>
    <message>
        <source>P&amp;revious mistake</source>
        <translation>&amp;Voriger Fehler</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>&amp;Bild …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message numerus="yes">
        <source>The review is ready: %n mistake(s).</source>
        <translation>
            <numerusform>Die Analyse ist fertig: %n Fehler.</numerusform>
            <numerusform>Die Analyse ist fertig: %n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The review is ready: no turn was a mistake.</source>
        <translation>Die Analyse ist fertig: Kein Zug war ein Fehler.</translation>
    </message>
    <message>
        <source>The review stopped after turn {done} of {count}. {error}</source>
        <translation>Die Analyse brach nach Zug {done} von {count} ab. {error}</translation>
    </message>
    <message>
        <source>Reviewing: {done} of {count} turns</source>
        <translation>Analyse: {done} von {count} Zügen</translation>
    </message>
    <message>
        <source>No turn was a mistake.</source>
        <translation>Kein Zug war ein Fehler.</translation>
    </message>
    <message>
        <source>Turn played</source>
        <translation>Gespielter Zug</translation>
    </message>
    <message>
        <source>Better turn</source>
        <translation>Besserer Zug</translation>
    </message>
    <message>
        <source>Choose a turn first.</source>
        <translation>Wähle zuerst einen Zug.</translation>
    </message>
    <message>
        <source>No better turn was found.</source>
        <translation>Es wurde kein besserer Zug gefunden.</translation>
    </message>
    <message>
        <source>What each turn was worth, as the strongest computer opponent sees it.</source>
        <translation>Was jeder Zug wert war, nach Ansicht des stärksten Computergegners.</translation>
    </message>
    <message>
        <source>Review: {game}</source>
        <translation>Analyse: {game}</translation>
    </message>
    <message>
        <source>Choose a mistake from the list, or any turn in the curve.</source>
        <translation>Wähle einen Fehler aus der Liste oder einen beliebigen Zug in der Kurve.</translation>
    </message>
    <message>
        <source>Can you find a better turn? Try it again, or have it shown.</source>
        <translation>Findest du einen besseren Zug? Versuch es noch einmal, oder lass ihn dir zeigen.</translation>
    </message>
    <message>
        <source>The table shows the end of the turn that was played.</source>
        <translation>Der Tisch zeigt das Ende des gespielten Zuges.</translation>
    </message>
    <message>
        <source>Better:</source>
        <translation>Besser:</translation>
    </message>
    <message>
        <source>Compared with the turn played:</source>
        <translation>Verglichen mit dem gespielten Zug:</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Mistakes, the greatest first</source>
        <translation>Fehler, der größte zuerst</translation>
    </message>
    <message>
        <source>Whose mistakes</source>
        <translation>Wessen Fehler</translation>
    </message>
    <message>
        <source>Mistakes of both</source>
        <translation>Fehler von beiden</translation>
    </message>
    <message>
        <source>Mistakes of {heir}</source>
        <translation>Fehler: {heir}</translation>
    </message>
</context>
<context>
    <name>Rule book</name>
    <message numerus="yes">
        <source>%n points</source>
        <comment>rules §5</comment>
        <extracomment>An amount after a colon, or by itself: &quot;Inn: 4 points&quot;.</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <comment>rules §3 Reach</comment>
        <extracomment>An amount after a colon: &quot;Reach of White: 2 tiles&quot;.</extracomment>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>In the picture: {things}.</source>
        <comment>rules, introduction</comment>
        <extracomment>Everything that lies in the picture of an example: one thing after the other.</extracomment>
        <translation>Im Bild: {things}.</translation>
    </message>
    <message>
        <source>In the first picture: {things}.</source>
        <comment>rules, introduction</comment>
        <extracomment>As “In the picture”, where one picture shows what was before and one what is now.</extracomment>
        <translation>Im ersten Bild: {things}.</translation>
    </message>
    <message>
        <source>In the second picture: {things}.</source>
        <comment>rules, introduction</comment>
        <translation>Im zweiten Bild: {things}.</translation>
    </message>
    <message>
        <source>to be built: {tile}</source>
        <comment>rules §3 B.1</comment>
        <extracomment>The tile that is about to be built.</extracomment>
        <translation>zu bauen: {tile}</translation>
    </message>
</context>
<context>
    <name>Rule book buildings</name>
    <message>
        <source>All buildings at a glance</source>
        <comment>rules §5</comment>
        <translation>Alle Gebäude auf einen Blick</translation>
    </message>
    <message>
        <source>Points at the end of the game, before one of your troops on the building doubles them.</source>
        <comment>rules §5</comment>
        <translation>So viele Punkte bringt jedes Gebäude am Spielende – noch ohne die Verdopplung durch eine eigene Truppe, die darauf steht.</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>rules §5</comment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>rules §5</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The buildings</source>
        <comment>rules §5</comment>
        <translation>Die Gebäude</translation>
    </message>
    <message>
        <source>Some of these tiles count the four neighbours that share an edge, others the four at the corners; the strip at the bottom shows which. It does not matter who owns the neighbours, and open terrain counts, too.</source>
        <comment>rules R15</comment>
        <translation>Manche dieser Plättchen zählen die vier Nachbarn an den Kanten, andere die vier an den Ecken. Welche es sind, zeigt die Leiste am unteren Rand. Wem die Nachbarn gehören, ist gleich, und offenes Gelände zählt mit.</translation>
    </message>
    <message>
        <source>Each neighbour can be in only one pair, so there are at most two pairs. With the &lt;a href=&apos;building/guild&apos;&gt;Guild&lt;/a&gt; of its craft, each pair is worth 4.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Jeder Nachbar gehört nur zu einem Paar, mehr als zwei Paare sind also nicht möglich. Mit dem &lt;a href=&apos;building/guild&apos;&gt;Gildenhaus&lt;/a&gt; des passenden Handwerks ist ein Paar 4 Punkte wert.</translation>
    </message>
    <message>
        <source>This Basketry counts the neighbours along its edges: two of wood and two of wheat make two pairs. Basketry: {points}.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Diese Korbflechterei zählt die Nachbarn an ihren Kanten: Zwei Wiesen und zwei Äcker ergeben zwei Paare. Korbflechterei: {points}.</translation>
    </message>
    <message>
        <source>This Pottery counts the neighbours at its corners: two of stone, but only one of wheat, so there is one pair. The tiles along its edges do not count. Pottery: {points}.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Diese Töpferei zählt die Nachbarn an den Ecken: Dort liegen zwei steinige Ebenen, aber nur ein Acker, das ergibt ein Paar. Die Plättchen an den Kanten zählen nicht. Töpferei: {points}.</translation>
    </message>
    <message>
        <source>Blue&apos;s Cooperage has one stone and two wood tiles along its edges: one pair, and a wood tile left over. Cooperage: {points}.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>An den Kanten der Böttcherei von Blau liegen eine steinige Ebene und zwei Wiesen: ein Paar, und eine Wiese bleibt übrig. Böttcherei: {points}.</translation>
    </message>
    <message>
        <source>0 points. Each of your buildings of its craft scores 4 instead of 3 for each pair.</source>
        <comment>rules §5 Guild</comment>
        <translation>0 Punkte. Deine Werkstätten seines Handwerks bringen für jedes Paar 4 statt 3 Punkte.</translation>
    </message>
    <message>
        <source>The tile shows its craft: Basketry, Pottery or Cooperage. Where the Guild lies does not matter, as long as it is yours.</source>
        <comment>rules §5 Guild</comment>
        <translation>Das Plättchen zeigt sein Handwerk: Korbflechterei, Töpferei oder Böttcherei. Wo das Gildenhaus liegt, ist gleich, solange es dir gehört.</translation>
    </message>
    <message>
        <source>White owns a Pottery with one pair and the potters&apos; Guild. Pottery: {pottery}. The Guild itself: {guild}.</source>
        <comment>rules §5 Guild</comment>
        <translation>Weiß besitzt eine Töpferei mit einem Paar und das Gildenhaus der Töpfer. Töpferei: {pottery}. Das Gildenhaus selbst: {guild}.</translation>
    </message>
    <message>
        <source>The tiles of an area share edges; corners do not connect. It does not matter who owns them, and open terrain belongs to the area like any other tile.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Die Plättchen eines Gebiets grenzen mit ihren Kanten aneinander, Ecken verbinden nicht. Wem sie gehören, ist gleich, und offenes Gelände gehört zum Gebiet wie jedes andere Plättchen.</translation>
    </message>
    <message>
        <source>The buildings may lie anywhere. Only their terrain matters, not what they are. Your opponent&apos;s buildings and open terrain do not count.</source>
        <comment>rules R14</comment>
        <translation>Die Gebäude können überall liegen. Welche es sind, ist gleich, entscheidend ist nur ihr Gelände. Gebäude deines Gegners und offenes Gelände zählen nicht.</translation>
    </message>
    <message>
        <source>1 point for each tile of the connected area of wheat it belongs to, including itself.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>1 Punkt für jedes Plättchen des zusammenhängenden Ackerlands, zu dem sie gehört, sie selbst mitgezählt.</translation>
    </message>
    <message>
        <source>The area includes White&apos;s own tiles, Blue&apos;s Bakery and open terrain. The wheat tile at the bottom right touches it only at a corner. Mill: {points}.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Zum Ackerland gehören die eigenen Plättchen von Weiß, die Bäckerei von Blau und offenes Gelände. Der Acker unten rechts berührt es nur mit einer Ecke. Mühle: {points}.</translation>
    </message>
    <message>
        <source>1 point for each tile of the connected area of stone it belongs to, including itself.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>1 Punkt für jedes Plättchen der zusammenhängenden steinigen Ebene, zu der sie gehört, sie selbst mitgezählt.</translation>
    </message>
    <message>
        <source>Mine: {points}, one for each stone tile of its area. One of White&apos;s troops stands on the Mine, so it counts double at the end: {counted}.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Mine: {points}, einer für jedes Plättchen ihrer steinigen Ebene. Auf der Mine steht eine Truppe von Weiß, darum zählt sie am Ende doppelt: {counted}.</translation>
    </message>
    <message>
        <source>1 point for each tile of the connected area of wood it belongs to, including itself.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>1 Punkt für jedes Plättchen des zusammenhängenden Wiesenlands, zu dem er gehört, ihn selbst mitgezählt.</translation>
    </message>
    <message>
        <source>Blue&apos;s Cowshed belongs to an area of wood that winds around the wheat field. The wood tile across the gap is not connected. Cowshed: {points}.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Der Kuhstall von Blau gehört zu Wiesenland, das sich um den Acker windet. Die Wiese jenseits der Lücke hängt nicht damit zusammen. Kuhstall: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each of your other buildings on wheat.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>1 Punkt und 1 weiterer für jedes andere eigene Gebäude auf einem Acker.</translation>
    </message>
    <message>
        <source>White owns two more buildings on wheat. Blue&apos;s Mill and the open wheat field do not count. Bakery: {points}.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>Weiß besitzt zwei weitere Gebäude auf Äckern. Die Mühle von Blau und der Acker, der offenes Gelände ist, zählen nicht. Bäckerei: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each of your other buildings on stone.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>1 Punkt und 1 weiterer für jedes andere eigene Gebäude auf einer steinigen Ebene.</translation>
    </message>
    <message>
        <source>White owns three more buildings on stone, one of them far away at the end of the row. Smithy: {points}.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>Weiß besitzt drei weitere Gebäude auf steiniger Ebene, eines davon weit weg am Ende der Reihe. Schmiede: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each of your other buildings on wood.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>1 Punkt und 1 weiterer für jedes andere eigene Gebäude auf einer Wiese.</translation>
    </message>
    <message>
        <source>This Lodge is Blue&apos;s, so Blue&apos;s buildings on wood count and White&apos;s Cowshed does not. Lodge: {points}.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>Diese Hütte gehört Blau, darum zählen die Gebäude von Blau auf Wiesen, nicht aber der Kuhstall von Weiß. Hütte: {points}.</translation>
    </message>
    <message>
        <source>2 points if it is still face up at the end.</source>
        <comment>rules §5 Camp</comment>
        <translation>2 Punkte, wenn es am Ende noch aufgedeckt liegt.</translation>
    </message>
    <message>
        <source>During the game you may &lt;a href=&apos;effects/camp&apos;&gt;turn it face down&lt;/a&gt; to take one more tile.</source>
        <comment>rules §4 Camp</comment>
        <translation>Während der Partie darfst du es &lt;a href=&apos;effects/camp&apos;&gt;umdrehen&lt;/a&gt;, um noch ein Plättchen zu nehmen.</translation>
    </message>
    <message>
        <source>One Camp is still face up: {camp}. The other was turned over during the game: it is open terrain and scores nothing.</source>
        <comment>rules §5 Camp</comment>
        <translation>Ein Feldlager steht noch: {camp}. Das andere wurde im Lauf der Partie umgedreht. Es ist offenes Gelände und bringt keine Punkte.</translation>
    </message>
    <message>
        <source>It needs no troop for that. If one of your troops does stand on it, it gives 1 more, as on any tile of this terrain.</source>
        <comment>rules §3 B.1</comment>
        <translation>Eine Truppe ist dafür nicht nötig. Steht doch eine eigene darauf, kommt 1 dazu, wie auf jedem Plättchen dieses Geländes.</translation>
    </message>
    <message>
        <source>0 points. It always gives you access to 1 wheat.</source>
        <comment>rules §4</comment>
        <translation>0 Punkte. Er gibt dir immer Zugriff auf 1 Getreide.</translation>
    </message>
    <message>
        <source>0 points. It always gives you access to 1 wood.</source>
        <comment>rules §4</comment>
        <translation>0 Punkte. Es gibt dir immer Zugriff auf 1 Holz.</translation>
    </message>
    <message>
        <source>0 points. It always gives you access to 1 stone.</source>
        <comment>rules §4</comment>
        <translation>0 Punkte. Er gibt dir immer Zugriff auf 1 Stein.</translation>
    </message>
    <message>
        <source>No troop stands on White&apos;s Farm, yet it gives wheat. The royal reserve is empty here, and the retinue stands on stone. White&apos;s access: wood {wood}, wheat {wheat}, stone {stone}. Farm: {points}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Auf dem Bauernhof von Weiß steht keine Truppe, und doch gibt er Getreide. Die Königliche Reserve ist hier leer, und die Gefolgetruppe bringt Stein. Zugriff von Weiß: Holz {wood}, Getreide {wheat}, Stein {stone}. Bauernhof: {points}.</translation>
    </message>
    <message>
        <source>White&apos;s retinue stands on White&apos;s Sawmill: 1 wood from the building, and 1 from the tile under the troop. The royal reserve is empty here. White&apos;s access: wood {wood}, wheat {wheat}, stone {stone}. Sawmill: {points}, doubled or not.</source>
        <comment>rules §3 B.1</comment>
        <translation>Die Gefolgetruppe von Weiß steht auf dem eigenen Sägewerk: 1 Holz kommt vom Gebäude und 1 vom Plättchen unter der Truppe. Die Königliche Reserve ist hier leer. Zugriff von Weiß: Holz {wood}, Getreide {wheat}, Stein {stone}. Sägewerk: {points}, ob verdoppelt oder nicht.</translation>
    </message>
    <message>
        <source>The Quarry is Blue&apos;s, and the royal reserve is empty here. White&apos;s troop gives the resource of the tile under it and nothing more: stone {white}. Blue gets stone from the Quarry without a troop: stone {blue}. Quarry: {points}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Der Steinbruch gehört Blau, und die Königliche Reserve ist hier leer. Die Truppe von Weiß bringt die Ressource des Plättchens unter ihr und sonst nichts: Stein {white}. Blau hat durch den Steinbruch auch ohne Truppe Zugriff: Stein {blue}. Steinbruch: {points}.</translation>
    </message>
    <message>
        <source>3 points for each of your buildings of the kind it shows: Farm, Sawmill or Quarry.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>3 Punkte für jedes eigene Gebäude der gezeigten Art: Bauernhof, Sägewerk oder Steinbruch.</translation>
    </message>
    <message>
        <source>They may lie anywhere. Your opponent&apos;s Farms, Sawmills and Quarries do not count.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>Sie können überall liegen. Bauernhöfe, Sägewerke und Steinbrüche deines Gegners zählen nicht.</translation>
    </message>
    <message>
        <source>White&apos;s Trading Post shows a Sawmill, and White owns one: {white}. Blue&apos;s Trading Post shows a Farm, but the Farm is White&apos;s: {blue}.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>Der Handelsposten von Weiß zeigt ein Sägewerk, und Weiß besitzt eins: {white}. Der Handelsposten von Blau zeigt einen Bauernhof, aber der Bauernhof gehört Weiß: {blue}.</translation>
    </message>
    <message>
        <source>5 points.</source>
        <comment>rules §5 Cathedral</comment>
        <translation>5 Punkte.</translation>
    </message>
    <message>
        <source>It costs a lot, but it is worth the same anywhere, and one of your troops on it scores as much again.</source>
        <comment>rules §5 Cathedral</comment>
        <translation>Sie ist teuer, aber überall gleich viel wert, und eine eigene Truppe darauf bringt noch einmal so viel.</translation>
    </message>
    <message>
        <source>Blue&apos;s Cathedral: {blue}. White&apos;s has one of White&apos;s troops on it: {white}.</source>
        <comment>rules §5 Cathedral</comment>
        <translation>Kathedrale von Blau: {blue}. Auf der von Weiß steht eine eigene Truppe: {white}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each tile in its row or column, up to 3 on each side: at most 7.</source>
        <comment>rules §5 Inn</comment>
        <translation>1 Punkt und 1 weiterer für jedes Plättchen in ihrer Reihe oder Spalte, aber höchstens 3 auf jeder Seite. Also höchstens 7.</translation>
    </message>
    <message>
        <source>The strip at the bottom of the tile shows whether it counts its row or its column. Tiles of either heir count, and so does open terrain.</source>
        <comment>rules §5 Inn</comment>
        <translation>Ob sie in ihrer Reihe oder in ihrer Spalte zählt, zeigt die Leiste am unteren Rand des Plättchens. Plättchen beider Erben zählen, offenes Gelände auch.</translation>
    </message>
    <message>
        <source>This Inn counts its row: itself, one tile to the left and three to the right. The gap does not matter, and a fourth tile on that side no longer counts. Inn: {points}.</source>
        <comment>rules R7</comment>
        <translation>Die Taverne zählt in ihrer Reihe: sich selbst, ein Plättchen links und drei rechts. Die Lücke stört nicht, und ein viertes Plättchen auf dieser Seite zählt nicht mehr. Taverne: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each orthogonally adjacent tile: at most 5.</source>
        <comment>rules §5 Market</comment>
        <translation>1 Punkt und 1 weiterer für jedes angrenzende Plättchen (nicht diagonal). Also höchstens 5.</translation>
    </message>
    <message>
        <source>Any tile counts: yours, your opponent&apos;s and open terrain. Diagonal neighbours do not.</source>
        <comment>rules §5 Market</comment>
        <translation>Jedes Plättchen zählt: eigene, gegnerische und offenes Gelände. Plättchen an den Ecken zählen nicht.</translation>
    </message>
    <message>
        <source>The Market counts itself and the three tiles that share an edge with it. The tile at its corner does not count. Market: {points}.</source>
        <comment>rules §5 Market</comment>
        <translation>Der Markt zählt sich selbst und die drei Plättchen, die mit einer Kante an ihn grenzen. Das Plättchen an seiner Ecke zählt nicht. Markt: {points}.</translation>
    </message>
    <message>
        <source>1 point for each tile on the longest road that ends at it, including itself.</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>1 Punkt für jedes Plättchen der längsten Straße, die an ihr endet, sie selbst mitgezählt.</translation>
    </message>
    <message>
        <source>It does not matter who owns the buildings on that road. If no road leads to it, the Pilgrimage Site scores 1.</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>Wem die Gebäude an dieser Straße gehören, ist gleich. Schließt keine Straße an, bringt die Pilgerstätte 1 Punkt.</translation>
    </message>
    <message>
        <source>It is a &lt;a href=&apos;roads/crossroads&apos;&gt;crossroads&lt;/a&gt;: up to four roads end at it. Only the longest counts here, but all of them are &lt;a href=&apos;roads/score&apos;&gt;scored as roads&lt;/a&gt;.</source>
        <comment>rules §5 Roads</comment>
        <translation>Sie ist eine &lt;a href=&apos;roads/crossroads&apos;&gt;Kreuzung&lt;/a&gt;: Bis zu vier Straßen enden an ihr. Hier zählt nur die längste, aber alle werden &lt;a href=&apos;roads/score&apos;&gt;als Straßen gewertet&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Two roads end at the Pilgrimage Site. The longer one, to the right, counts, including Blue&apos;s building on it. Pilgrimage Site: {points}.</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>An der Pilgerstätte enden zwei Straßen. Es zählt die längere auf der rechten Seite, das Gebäude von Blau eingeschlossen. Pilgerstätte: {points}.</translation>
    </message>
    <message>
        <source>2 points, plus 2 for each of your opponent&apos;s buildings orthogonally adjacent to it: at most 10.</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>2 Punkte und 2 weitere für jedes angrenzende Gebäude des Gegners (nicht diagonal). Also höchstens 10.</translation>
    </message>
    <message>
        <source>He is a robber in name only: your opponent loses nothing.</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>Geraubt wird nur dem Namen nach: Dein Gegner verliert nichts.</translation>
    </message>
    <message>
        <source>Two of Blue&apos;s buildings border on White&apos;s Robber Baron. White&apos;s own building below does not count, nor does open terrain. Robber Baron: {points}.</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>Neben der Raubritterburg von Weiß liegen zwei Gebäude von Blau. Das eigene Gebäude unterhalb zählt nicht, offenes Gelände auch nicht. Raubritterburg: {points}.</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;effects/siege&apos;&gt;Laying siege&lt;/a&gt; explains how that works. Your &lt;a href=&apos;building/fortress&apos;&gt;Fortresses&lt;/a&gt; score points for it.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Wie das geht, steht unter &lt;a href=&apos;effects/siege&apos;&gt;Belagerung&lt;/a&gt;. Deine &lt;a href=&apos;building/fortress&apos;&gt;Festungen&lt;/a&gt; bringen Punkte für ihn.</translation>
    </message>
    <message>
        <source>1 point for each of your Siege Towers and Fortresses, including itself.</source>
        <comment>rules §5 Fortress</comment>
        <translation>1 Punkt für jeden deiner Belagerungstürme und jede deiner Festungen, sie selbst mitgezählt.</translation>
    </message>
    <message>
        <source>They may lie anywhere. Your opponent&apos;s do not count.</source>
        <comment>rules §5 Fortress</comment>
        <translation>Sie können überall liegen. Die deines Gegners zählen nicht.</translation>
    </message>
    <message>
        <source>White owns two Siege Towers and two Fortresses; Blue&apos;s Siege Tower does not count. Each of White&apos;s Fortresses: {points}.</source>
        <comment>rules §5 Fortress</comment>
        <translation>Weiß besitzt zwei Belagerungstürme und zwei Festungen; der Belagerungsturm von Blau zählt nicht. Jede Festung von Weiß: {points}.</translation>
    </message>
    <message>
        <source>1 point for each tile of its own terrain in its row or column, including itself.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>1 Punkt für jedes Plättchen seines eigenen Geländes in seiner Reihe oder Spalte, ihn selbst mitgezählt.</translation>
    </message>
    <message>
        <source>Distance, gaps and owners do not matter; open terrain counts, too. The strip at the bottom shows the direction.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>Entfernung und Lücken spielen keine Rolle, auch nicht, wem die Plättchen gehören; offenes Gelände zählt mit. Die Richtung zeigt die Leiste am unteren Rand.</translation>
    </message>
    <message>
        <source>This Watchtower counts the wood in its row: itself, Blue&apos;s Cowshed, and open terrain beyond the gap. The wheat in between does not matter. Watchtower: {points}.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>Dieser Wachturm zählt die Wiesen in seiner Reihe: sich selbst, den Kuhstall von Blau und offenes Gelände jenseits der Lücke. Der Acker dazwischen stört nicht. Wachturm: {points}.</translation>
    </message>
    <message>
        <source>2 points for each Watchtower, yours or your opponent&apos;s, on a diagonal through it.</source>
        <comment>rules §5 Garrison</comment>
        <translation>2 Punkte für jeden eigenen oder gegnerischen Wachturm auf einer ihrer Diagonalen.</translation>
    </message>
    <message>
        <source>0 points. From your second one on, building it lets you destroy your opponent&apos;s buildings that share an edge with it and with another of yours.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>0 Punkte. Ab deinem zweiten darfst du beim Bau Gebäude deines Gegners zerstören, die mit einer Kante an ihn und an einen weiteren von dir grenzen.</translation>
    </message>
    <message>
        <source>3 points for each pair of one wood and one wheat tile along its edges, or at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 Punkte für jedes Paar aus einer Wiese und einem Acker an ihren Kanten oder an ihren Ecken. Also höchstens 6, mit ihrem Gildenhaus 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wheat tile along its edges, or at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 Punkte für jedes Paar aus einer steinigen Ebene und einem Acker an ihren Kanten oder an ihren Ecken. Also höchstens 6, mit ihrem Gildenhaus 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wood tile along its edges, or at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 Punkte für jedes Paar aus einer steinigen Ebene und einer Wiese an ihren Kanten oder an ihren Ecken. Also höchstens 6, mit ihrem Gildenhaus 8.</translation>
    </message>
    <message>
        <source>It counts along both diagonals; distance and gaps do not matter. A Garrison without a Watchtower on them scores nothing.</source>
        <comment>rules §5 Garrison</comment>
        <translation>Sie zählt auf beiden Diagonalen; Entfernung und Lücken spielen keine Rolle. Ohne Wachturm darauf bringt eine Garnison keine Punkte.</translation>
    </message>
    <message>
        <source>White&apos;s Watchtower touches a corner of the Garrison, and Blue&apos;s lies two cells away on the other diagonal. The Watchtower right beside the Garrison is on no diagonal. Garrison: {points}.</source>
        <comment>rules R16</comment>
        <translation>Der Wachturm von Weiß berührt eine Ecke der Garnison, der von Blau liegt zwei Felder entfernt auf der anderen Diagonale. Der Wachturm direkt neben der Garnison liegt auf keiner Diagonale. Garnison: {points}.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each tile in its row, up to 3 on each side: at most 7.</source>
        <comment>rules §5 Inn</comment>
        <translation>1 Punkt und 1 weiterer für jedes Plättchen in ihrer Reihe, aber höchstens 3 auf jeder Seite. Also höchstens 7.</translation>
    </message>
    <message>
        <source>1 point, plus 1 for each tile in its column, up to 3 on each side: at most 7.</source>
        <comment>rules §5 Inn</comment>
        <translation>1 Punkt und 1 weiterer für jedes Plättchen in ihrer Spalte, aber höchstens 3 auf jeder Seite. Also höchstens 7.</translation>
    </message>
    <message>
        <source>1 point for each tile of its own terrain in its row, including itself.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>1 Punkt für jedes Plättchen seines eigenen Geländes in seiner Reihe, ihn selbst mitgezählt.</translation>
    </message>
    <message>
        <source>1 point for each tile of its own terrain in its column, including itself.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>1 Punkt für jedes Plättchen seines eigenen Geländes in seiner Spalte, ihn selbst mitgezählt.</translation>
    </message>
    <message>
        <source>3 points for each pair of one wood and one wheat tile along its edges: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 Punkte für jedes Paar aus einer Wiese und einem Acker an ihren Kanten. Also höchstens 6, mit ihrem Gildenhaus 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one wood and one wheat tile at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 Punkte für jedes Paar aus einer Wiese und einem Acker an ihren Ecken. Also höchstens 6, mit ihrem Gildenhaus 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wheat tile along its edges: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 Punkte für jedes Paar aus einer steinigen Ebene und einem Acker an ihren Kanten. Also höchstens 6, mit ihrem Gildenhaus 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wheat tile at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 Punkte für jedes Paar aus einer steinigen Ebene und einem Acker an ihren Ecken. Also höchstens 6, mit ihrem Gildenhaus 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wood tile along its edges: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 Punkte für jedes Paar aus einer steinigen Ebene und einer Wiese an ihren Kanten. Also höchstens 6, mit ihrem Gildenhaus 8.</translation>
    </message>
    <message>
        <source>3 points for each pair of one stone and one wood tile at its corners: at most 6, or 8 with its Guild.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>3 Punkte für jedes Paar aus einer steinigen Ebene und einer Wiese an ihren Ecken. Also höchstens 6, mit ihrem Gildenhaus 8.</translation>
    </message>
    <message>
        <source>3 points for each of your Farms.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>3 Punkte für jeden eigenen Bauernhof.</translation>
    </message>
    <message>
        <source>3 points for each of your Sawmills.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>3 Punkte für jedes eigene Sägewerk.</translation>
    </message>
    <message>
        <source>3 points for each of your Quarries.</source>
        <comment>rules §5 Trading Post</comment>
        <translation>3 Punkte für jeden eigenen Steinbruch.</translation>
    </message>
</context>
<context>
    <name>Rule book cards</name>
    <message>
        <source>The turn at a glance</source>
        <comment>rules §3</comment>
        <translation>Zugübersicht</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/take&apos;&gt;Take&lt;/a&gt;&lt;/b&gt; one tile within reach. You must.</source>
        <comment>rules §3 A</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/take&apos;&gt;Nimm&lt;/a&gt;&lt;/b&gt; ein Plättchen in deiner Reichweite. Das ist Pflicht.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/build&apos;&gt;Build&lt;/a&gt;&lt;/b&gt; next to one of your troops. You need &lt;a href=&apos;turn/access&apos;&gt;access&lt;/a&gt; to every resource of the cost.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/build&apos;&gt;Baue&lt;/a&gt;&lt;/b&gt; neben einer deiner Truppen. Du brauchst &lt;a href=&apos;turn/access&apos;&gt;Zugriff&lt;/a&gt; auf alle Ressourcen der Kosten.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/expand&apos;&gt;Expand&lt;/a&gt;&lt;/b&gt; next to one of your troops: face down, free of charge; you get 1 discount.</source>
        <comment>rules §3 B.2</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/expand&apos;&gt;Erweitere&lt;/a&gt;&lt;/b&gt; neben einer deiner Truppen: verdeckt, ohne Kosten; dafür bekommst du 1 Rabatt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/move&apos;&gt;Move&lt;/a&gt;&lt;/b&gt; each troop at most once: march, deploy or withdraw.</source>
        <comment>rules §3 C</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/move&apos;&gt;Bewege&lt;/a&gt;&lt;/b&gt; jede Truppe höchstens einmal: auf ein angrenzendes Plättchen, aus der Reserve oder zurück in die Reserve.</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;a href=&apos;turn/end&apos;&gt;End&lt;/a&gt;:&lt;/b&gt; at most three tiles in hand.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;&lt;a href=&apos;turn/end&apos;&gt;Ende&lt;/a&gt;:&lt;/b&gt; höchstens drei Plättchen auf der Hand.</translation>
    </message>
    <message>
        <source>Term</source>
        <comment>rules §3</comment>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>In short</source>
        <comment>rules §3</comment>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;turn/reach&apos;&gt;Reach&lt;/a&gt;</source>
        <comment>rules §3</comment>
        <translation>&lt;a href=&apos;turn/reach&apos;&gt;Reichweite&lt;/a&gt;</translation>
    </message>
    <message>
        <source>1, plus 1 for each of your troops in the royal reserve</source>
        <comment>rules §3 Reach</comment>
        <translation>1, dazu 1 für jede deiner Truppen in der Königlichen Reserve</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;turn/access&apos;&gt;Access&lt;/a&gt;</source>
        <comment>rules §3</comment>
        <translation>&lt;a href=&apos;turn/access&apos;&gt;Zugriff&lt;/a&gt;</translation>
    </message>
    <message>
        <source>tiles within reach, tiles under your troops, your Farms, Sawmills and Quarries</source>
        <comment>rules §3 B.1</comment>
        <translation>Plättchen in Reichweite, Plättchen unter deinen Truppen, deine Bauernhöfe, Sägewerke und Steinbrüche</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;end/scoring&apos;&gt;Doubled&lt;/a&gt;</source>
        <comment>rules §5</comment>
        <translation>&lt;a href=&apos;end/scoring&apos;&gt;Verdoppelt&lt;/a&gt;</translation>
    </message>
    <message>
        <source>each of your buildings with one of your troops on it at the end</source>
        <comment>rules §5</comment>
        <translation>ein eigenes Gebäude, auf dem am Ende eine eigene Truppe steht</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;end/last-round&apos;&gt;End&lt;/a&gt;</source>
        <comment>rules §6</comment>
        <translation>&lt;a href=&apos;end/last-round&apos;&gt;Spielende&lt;/a&gt;</translation>
    </message>
    <message>
        <source>the supply is empty: finish the turn, then one more turn each</source>
        <comment>rules §6</comment>
        <translation>der gemeinsame Vorrat ist leer: den Zug zu Ende spielen, dann noch ein Zug für jeden</translation>
    </message>
    <message>
        <source>the first tile clockwise from the shield with the terrain on top of the supply, or else the first tile</source>
        <comment>rules §7.1</comment>
        <translation>im Uhrzeigersinn vom Schild aus das erste Plättchen mit demselben Gelände wie das oberste im gemeinsamen Vorrat, sonst das erste überhaupt</translation>
    </message>
    <message>
        <source>around your last building, clockwise from the top: where it joins a road (A), else where it blocks one (B), else on any empty cell (C)</source>
        <comment>rules §7.2</comment>
        <translation>um dein letztes Gebäude, von oben im Uhrzeigersinn: wo es an eine Straße anschließt (A), sonst wo es eine versperrt (B), sonst auf irgendein freies Feld (C)</translation>
    </message>
    <message>
        <source>the top one of his pile goes onto that tile, and scores for him until its condition is met</source>
        <comment>rules §7.3</comment>
        <translation>der oberste des Schatzhaufens kommt auf dieses Plättchen und bringt Heinrich Punkte, bis seine Bedingung erfüllt ist</translation>
    </message>
    <message>
        <source>the one with the cross of that terrain moves there</source>
        <comment>rules §7.4</comment>
        <translation>die mit dem X dieses Geländes kommt dorthin</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/setup&apos;&gt;Henry&apos;s turn&lt;/a&gt;</source>
        <comment>rules §7</comment>
        <translation>&lt;a href=&apos;solo/setup&apos;&gt;Heinrichs Zug&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/take&apos;&gt;Take&lt;/a&gt;</source>
        <comment>rules §7.1</comment>
        <translation>&lt;a href=&apos;solo/take&apos;&gt;Nimmt&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/place&apos;&gt;Place&lt;/a&gt;</source>
        <comment>rules §7.2</comment>
        <translation>&lt;a href=&apos;solo/place&apos;&gt;Legt&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/treasures&apos;&gt;Treasure&lt;/a&gt;</source>
        <comment>rules §7.3</comment>
        <translation>&lt;a href=&apos;solo/treasures&apos;&gt;Schatz&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/troop&apos;&gt;Troop&lt;/a&gt;</source>
        <comment>rules §7.4</comment>
        <translation>&lt;a href=&apos;solo/troop&apos;&gt;Truppe&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;solo/scoring&apos;&gt;Doubled&lt;/a&gt;</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>&lt;a href=&apos;solo/scoring&apos;&gt;Verdoppelt&lt;/a&gt;</translation>
    </message>
    <message>
        <source>his three best buildings</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>seine drei Gebäude mit den meisten Punkten</translation>
    </message>
    <message>
        <source>The symbols at a glance</source>
        <comment>rules §1</comment>
        <translation>Symbolübersicht</translation>
    </message>
    <message>
        <source>Symbol</source>
        <comment>rules §1</comment>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Meaning</source>
        <comment>rules §1</comment>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>rules §1</comment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>wheat</source>
        <comment>rules §1</comment>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>stone</source>
        <comment>rules §1</comment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>points</source>
        <comment>rules §5</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>points for each tile along the edges</source>
        <comment>rules §5 Market</comment>
        <translation>Punkte für jedes Plättchen an den Kanten</translation>
    </message>
    <message>
        <source>points for each tile in the column, up to that many on each side</source>
        <comment>rules §5 Inn</comment>
        <translation>Punkte für jedes Plättchen in der Spalte, auf jeder Seite höchstens so viele wie angegeben</translation>
    </message>
    <message>
        <source>points for each tile on a road</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>Punkte für jedes Plättchen einer Straße</translation>
    </message>
    <message>
        <source>points for each tile of a connected area</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Punkte für jedes Plättchen eines zusammenhängenden Gebiets</translation>
    </message>
    <message>
        <source>points for each of your other buildings on stone</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>Punkte für jedes andere eigene Gebäude auf einer steinigen Ebene</translation>
    </message>
    <message>
        <source>points for each opposing building along the edges</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>Punkte für jedes gegnerische Gebäude an den Kanten</translation>
    </message>
    <message>
        <source>points for each of your Farms</source>
        <comment>rules §5 Trading Post</comment>
        <translation>Punkte für jeden eigenen Bauernhof</translation>
    </message>
    <message>
        <source>points for each pair of terrains along the edges</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Punkte für jedes Paar zweier Gelände an den Kanten</translation>
    </message>
    <message>
        <source>turn it over for one more tile, or keep it for points</source>
        <comment>rules §4 Camp</comment>
        <translation>für noch ein Plättchen umdrehen oder für Punkte behalten</translation>
    </message>
    <message>
        <source>two of these destroy a building beside both</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>zwei davon zerstören ein Gebäude, an das beide grenzen</translation>
    </message>
    <message>
        <source>Reference cards</source>
        <comment>rules §3</comment>
        <translation>Übersichtskarten</translation>
    </message>
</context>
<context>
    <name>Rule book components</name>
    <message>
        <source>Components</source>
        <comment>rules §1</comment>
        <translation>Spielmaterial</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>rules §1</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Component</source>
        <comment>rules §1</comment>
        <translation>Material</translation>
    </message>
    <message>
        <source>building tiles: 6 sets of 9, on three terrains, wood (green), wheat (yellow) and stone (grey). A game uses 3 of the sets.</source>
        <comment>rules §1</comment>
        <translation>Gebäude: 6 Sets mit je 9 Plättchen auf dreierlei Gelände: Wiese (grün), Acker (gelb) und steinige Ebene (grau). Gespielt wird mit 3 der Sets.</translation>
    </message>
    <message>
        <source>troops: for each heir 1 retinue with a golden rim and 2 ordinary troops</source>
        <comment>rules §1</comment>
        <translation>Truppen: für jeden Erben 1 Gefolgetruppe mit goldenem Rand und 2 normale Truppen</translation>
    </message>
    <message>
        <source>royal shield, with White&apos;s crown on one side and Blue&apos;s on the other</source>
        <comment>rules §1</comment>
        <translation>Königlicher Schild mit der Krone von Weiß auf der einen und der von Blau auf der anderen Seite</translation>
    </message>
    <message>
        <source>score pad, which the program keeps for you</source>
        <comment>rules §1</comment>
        <translation>Wertungsblock, den das Programm für dich führt</translation>
    </message>
    <message>
        <source>treasures and a scaffold, only for games against Henry</source>
        <comment>rules §1</comment>
        <translation>Schätze und ein Baugerüst, nur für die Partie gegen Heinrich</translation>
    </message>
    <message>
        <source>A building tile</source>
        <comment>rules §1</comment>
        <translation>Ein Gebäudeplättchen</translation>
    </message>
    <message>
        <source>&lt;b&gt;The cost&lt;/b&gt;, one icon for each resource you need access to. See &lt;a href=&apos;symbols/cost&apos;&gt;costs&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Die Kosten&lt;/b&gt;, ein Zeichen für jede Ressource, auf die du Zugriff brauchst. Siehe &lt;a href=&apos;symbols/cost&apos;&gt;Kosten&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The set&lt;/b&gt; that the tile belongs to. See &lt;a href=&apos;symbols/sets&apos;&gt;sets&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Das Set&lt;/b&gt;, zu dem das Plättchen gehört. Siehe &lt;a href=&apos;symbols/sets&apos;&gt;Sets&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The building.&lt;/b&gt; See &lt;a href=&apos;buildings/overview&apos;&gt;buildings&lt;/a&gt; for what each one scores.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Das Gebäude.&lt;/b&gt; Was jedes bringt, steht unter &lt;a href=&apos;buildings/overview&apos;&gt;Gebäude&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The effect&lt;/b&gt;, in pictures without words. See &lt;a href=&apos;symbols/strip&apos;&gt;effects&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Der Effekt&lt;/b&gt;, in Bildern ohne Worte. Siehe &lt;a href=&apos;symbols/strip&apos;&gt;Effekte&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The terrain&lt;/b&gt;: the whole ground of the tile. It is also the resource that the tile gives, in the reserve and in the landscape.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Das Gelände&lt;/b&gt;: der ganze Boden des Plättchens. Es ist zugleich die Ressource, die das Plättchen gibt, in der Reserve wie in der Landschaft.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A road&lt;/b&gt;, on some tiles. Here it is a crossroads: four ends that do not meet. See &lt;a href=&apos;roads/sections&apos;&gt;roads&lt;/a&gt;.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Eine Straße&lt;/b&gt;, auf manchen Plättchen. Hier ist es eine Kreuzung: vier Enden, die sich nicht treffen. Siehe &lt;a href=&apos;roads/sections&apos;&gt;Straßen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The back shows only the terrain. That is why everybody knows the terrain of the top tile of the supply, and why a face-down tile is open terrain.</source>
        <comment>rules §1</comment>
        <translation>Die Rückseite zeigt nur das Gelände. Darum kennen alle das Gelände des obersten Plättchens im gemeinsamen Vorrat, und darum ist ein Plättchen, das verdeckt liegt, offenes Gelände.</translation>
    </message>
    <message>
        <source>Troops and the royal shield</source>
        <comment>rules §1</comment>
        <translation>Truppen und Königlicher Schild</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>rules §1</comment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>What it is</source>
        <comment>rules §1</comment>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>&lt;b&gt;Retinue.&lt;/b&gt; It never leaves the landscape.</source>
        <comment>rules §3 C</comment>
        <translation>&lt;b&gt;Gefolgetruppe.&lt;/b&gt; Sie verlässt nie die Landschaft.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ordinary troop.&lt;/b&gt; It moves back and forth between the landscape and the royal reserve.</source>
        <comment>rules §3 C</comment>
        <translation>&lt;b&gt;Normale Truppe.&lt;/b&gt; Sie wechselt zwischen der Landschaft und der Königlichen Reserve hin und her.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A troop that has moved&lt;/b&gt; shows its cross until the end of the turn.</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Eine Truppe, die bewegt wurde&lt;/b&gt;, zeigt bis zum Ende des Zuges ihr X.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Royal shield.&lt;/b&gt; It lies on one of the seven places of the royal reserve. Its crown shows who takes the next tile.</source>
        <comment>rules §3 A</comment>
        <translation>&lt;b&gt;Königlicher Schild.&lt;/b&gt; Er liegt auf einem der sieben Plätze der Königlichen Reserve. Seine Krone zeigt, wer das nächste Plättchen nimmt.</translation>
    </message>
    <message>
        <source>White carries a lily and Blue an eagle, so you do not need to tell the colours apart.</source>
        <comment>rules §1</comment>
        <translation>Weiß führt eine Lilie und Blau einen Adler; so muss niemand die Farben unterscheiden können.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <comment>rules, words</comment>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Word</source>
        <comment>rules, words</comment>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>What it means</source>
        <comment>rules, words</comment>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Heir</source>
        <comment>rules, words</comment>
        <translation>Erbe</translation>
    </message>
    <message>
        <source>A player: White or Blue.</source>
        <comment>rules, words</comment>
        <translation>Einer der beiden Spieler: Weiß oder Blau.</translation>
    </message>
    <message>
        <source>South</source>
        <comment>rules, words</comment>
        <translation>Süden</translation>
    </message>
    <message>
        <source>The heir at the bottom of the table: White, unless you choose otherwise, and in a solo game you.</source>
        <comment>rules, words</comment>
        <translation>Der Erbe am unteren Rand des Tisches: Weiß, wenn ihr nichts anderes wählt, und gegen Heinrich du.</translation>
    </message>
    <message>
        <source>Landscape</source>
        <comment>rules, words</comment>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>All tiles laid out in the middle. It has no border.</source>
        <comment>rules §2</comment>
        <translation>Alle Plättchen, die in der Mitte ausliegen. Nach außen ist sie unbegrenzt.</translation>
    </message>
    <message>
        <source>Open terrain</source>
        <comment>rules, words</comment>
        <translation>Offenes Gelände</translation>
    </message>
    <message>
        <source>A face-down tile in the landscape. It belongs to nobody, but troops can stand on it and it gives its resource.</source>
        <comment>rules §3 B.2</comment>
        <translation>Ein verdeckt liegendes Plättchen der Landschaft. Es gehört niemandem, aber Truppen können darauf stehen, und es gibt seine Ressource.</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <comment>rules, words</comment>
        <translation>Angrenzend</translation>
    </message>
    <message>
        <source>One of the eight cells around, diagonals included.</source>
        <comment>rules, words</comment>
        <translation>Eines der acht Felder ringsum, auch diagonal.</translation>
    </message>
    <message>
        <source>Orthogonally adjacent</source>
        <comment>rules, words</comment>
        <translation>Orthogonal angrenzend</translation>
    </message>
    <message>
        <source>One of the four cells that share an edge.</source>
        <comment>rules, words</comment>
        <translation>Angrenzend, aber nicht diagonal: eines der vier Felder mit einer gemeinsamen Kante.</translation>
    </message>
    <message>
        <source>Row, column</source>
        <comment>rules, words</comment>
        <translation>Reihe, Spalte</translation>
    </message>
    <message>
        <source>All cells to the left and right, or above and below, at any distance.</source>
        <comment>rules §5</comment>
        <translation>Alle Felder links und rechts beziehungsweise darüber und darunter, egal wie weit entfernt.</translation>
    </message>
    <message>
        <source>Royal reserve</source>
        <comment>rules, words</comment>
        <translation>Königliche Reserve</translation>
    </message>
    <message>
        <source>The ring of seven places with the shield, from which tiles are taken.</source>
        <comment>rules §2</comment>
        <translation>Der Ring aus sieben Plätzen mit dem Schild, aus dem Plättchen genommen werden.</translation>
    </message>
    <message>
        <source>Royal protocol</source>
        <comment>rules, words</comment>
        <translation>Königliches Protokoll</translation>
    </message>
    <message>
        <source>What the printed rules call the rules of &lt;a href=&apos;turn/reach&apos;&gt;reach&lt;/a&gt;: which tiles of the royal reserve are yours to use.</source>
        <comment>rules §3 Reach</comment>
        <translation>So nennen die gedruckten Regeln, was hier &lt;a href=&apos;turn/reach&apos;&gt;Reichweite&lt;/a&gt; heißt: welche Plättchen der Königlichen Reserve du nutzen darfst.</translation>
    </message>
    <message>
        <source>Supply</source>
        <comment>rules, words</comment>
        <translation>Gemeinsamer Vorrat</translation>
    </message>
    <message>
        <source>The face-down pile of tiles that refills the royal reserve.</source>
        <comment>rules §2</comment>
        <translation>Der verdeckte Stapel, aus dem die Königliche Reserve nachgefüllt wird.</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <comment>rules §1</comment>
        <translation>Was auf dem Tisch liegt</translation>
    </message>
</context>
<context>
    <name>Rule book effects</name>
    <message>
        <source>Farm, Sawmill, Quarry</source>
        <comment>rules §4</comment>
        <translation>Bauernhof, Sägewerk, Steinbruch</translation>
    </message>
    <message>
        <source>Each permanently gives its owner one resource: the &lt;a href=&apos;building/farm&apos;&gt;Farm&lt;/a&gt; wheat, the &lt;a href=&apos;building/sawmill&apos;&gt;Sawmill&lt;/a&gt; wood, the &lt;a href=&apos;building/quarry&apos;&gt;Quarry&lt;/a&gt; stone. It needs no troop for that.</source>
        <comment>rules §3 B.1</comment>
        <translation>Jedes davon gibt seinem Besitzer dauerhaft eine Ressource: der &lt;a href=&apos;building/farm&apos;&gt;Bauernhof&lt;/a&gt; Getreide, das &lt;a href=&apos;building/sawmill&apos;&gt;Sägewerk&lt;/a&gt; Holz, der &lt;a href=&apos;building/quarry&apos;&gt;Steinbruch&lt;/a&gt; Stein. Eine Truppe ist dafür nicht nötig.</translation>
    </message>
    <message>
        <source>They score no points themselves. See &lt;a href=&apos;turn/access&apos;&gt;access to resources&lt;/a&gt;.</source>
        <comment>rules §5</comment>
        <translation>Selbst bringen sie keine Punkte. Siehe &lt;a href=&apos;turn/access&apos;&gt;Zugriff auf Ressourcen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>White has taken a tile and now turns the Camp over. It becomes open terrain, and the shield shows White&apos;s crown again: White may take one more tile. White&apos;s points before: {before}. Now: {now}.</source>
        <comment>rules §4 Camp</comment>
        <translation>Weiß hat ein Plättchen genommen und dreht nun das Feldlager um. Es wird offenes Gelände, und der Schild zeigt wieder die Krone von Weiß: Weiß darf noch ein Plättchen nehmen. Stand von Weiß vorher: {before}. Jetzt: {now}.</translation>
    </message>
    <message>
        <source>Striking a Camp</source>
        <comment>rules §4 Camp</comment>
        <translation>Ein Feldlager abbrechen</translation>
    </message>
    <message>
        <source>At any time on your turn after you have taken your tile, you may strike one of your Camps: turn it face down. It becomes open terrain, and its points are gone. So each Camp works only once.</source>
        <comment>rules §4 Camp</comment>
        <translation>Sobald du dein Plättchen genommen hast, darfst du jederzeit in deinem Zug eines deiner Feldlager abbrechen: Du drehst es um. Es wird offenes Gelände, und seine Punkte sind verloren. Jedes Feldlager lässt sich also nur einmal nutzen.</translation>
    </message>
    <message>
        <source>In return, the shield turns back to your crown, and you may take one more tile this turn.</source>
        <comment>rules §4 Camp</comment>
        <translation>Dafür wird der Schild wieder auf deine Krone gedreht, und du darfst in diesem Zug noch ein Plättchen nehmen.</translation>
    </message>
    <message>
        <source>You may strike several Camps in a turn, but each only while the shield shows your opponent&apos;s crown: take the tile for one Camp before you strike the next.</source>
        <comment>rules §4 Camp</comment>
        <translation>Du darfst in einem Zug mehrere Feldlager abbrechen, jedes aber nur, solange der Schild die Krone deines Gegners zeigt: Nimm erst das Plättchen für das eine Feldlager, bevor du das nächste abbrichst.</translation>
    </message>
    <message>
        <source>White builds a second Siege Tower next to Blue&apos;s Cathedral. The Cathedral now borders on both towers, and White destroys it. Blue&apos;s points before: {before}. Now: {now}. Blue&apos;s troop stays where it is.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Weiß baut einen zweiten Belagerungsturm neben die Kathedrale von Blau. Diese grenzt nun an beide Türme, und Weiß zerstört sie. Stand von Blau vorher: {before}. Jetzt: {now}. Die Truppe von Blau bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Laying siege</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>When you build a Siege Tower, you may destroy each of your opponent&apos;s buildings that meets both conditions:</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Wenn du einen Belagerungsturm baust, darfst du jedes Gebäude deines Gegners zerstören, für das beides gilt:</translation>
    </message>
    <message>
        <source>it is orthogonally adjacent to the tower you have just built,</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Es grenzt (nicht diagonal) an den Turm, den du gerade gebaut hast,</translation>
    </message>
    <message>
        <source>and it is orthogonally adjacent to at least one more of your Siege Towers.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>und es grenzt (nicht diagonal) an mindestens einen weiteren deiner Belagerungstürme.</translation>
    </message>
    <message>
        <source>A destroyed building is turned face down and is open terrain from then on.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Ein zerstörtes Gebäude wird umgedreht und ist von da an offenes Gelände.</translation>
    </message>
    <message>
        <source>You do not have to destroy anything. But you can do it only right after the build: with any other action, the chance is gone.</source>
        <comment>rules R6</comment>
        <translation>Du musst nichts zerstören. Aber die Gelegenheit besteht nur sofort nach dem Bau: Mit jeder anderen Aktion verstreicht sie.</translation>
    </message>
    <message>
        <source>Effects in play</source>
        <comment>rules §4</comment>
        <translation>Effekte im Spiel</translation>
    </message>
</context>
<context>
    <name>Rule book end</name>
    <message>
        <source>The last round</source>
        <comment>rules §6</comment>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>When the last tile of the supply goes into the royal reserve, the end is near. The heir whose turn it is finishes it as usual.</source>
        <comment>rules §6</comment>
        <translation>Kommt beim Nachfüllen das letzte Plättchen aus dem gemeinsamen Vorrat, naht das Ende. Wer am Zug ist, spielt seinen Zug wie gewohnt zu Ende.</translation>
    </message>
    <message>
        <source>Then each heir has one more turn. The royal reserve is no longer refilled.</source>
        <comment>rules §6</comment>
        <translation>Danach hat jeder Erbe noch einen Zug. Die Plätze der Königlichen Reserve werden nicht mehr nachgefüllt.</translation>
    </message>
    <message>
        <source>Then the landscape is scored.</source>
        <comment>rules §6</comment>
        <translation>Dann wird die Landschaft gewertet.</translation>
    </message>
    <message>
        <source>So both heirs can prepare equally well: move your troops onto your best buildings, or back to the royal reserve.</source>
        <comment>rules §6</comment>
        <translation>So können sich beide Erben gleich gut vorbereiten und ihre Truppen auf die eigenen Gebäude bringen, die am meisten wert sind, oder zurück in die Königliche Reserve.</translation>
    </message>
    <message>
        <source>Without Camps, a game for two has 22 turns.</source>
        <comment>rules §8</comment>
        <translation>Ohne Feldlager dauert eine Partie zu zweit 22 Züge.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <comment>rules §5</comment>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Each of your buildings scores its points: see &lt;a href=&apos;buildings/overview&apos;&gt;all buildings&lt;/a&gt;.</source>
        <comment>rules §5</comment>
        <translation>Jedes deiner Gebäude bringt seine Punkte: siehe &lt;a href=&apos;buildings/overview&apos;&gt;alle Gebäude&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A building of yours with one of &lt;i&gt;your&lt;/i&gt; troops on it scores double.</source>
        <comment>rules §5</comment>
        <translation>Ein eigenes Gebäude, auf dem eine &lt;i&gt;eigene&lt;/i&gt; Truppe steht, zählt doppelt.</translation>
    </message>
    <message>
        <source>Opposing troops change nothing, and open terrain scores nothing itself.</source>
        <comment>rules §5</comment>
        <translation>Gegnerische Truppen ändern nichts, und offenes Gelände bringt selbst keine Punkte.</translation>
    </message>
    <message>
        <source>Then the &lt;a href=&apos;roads/score&apos;&gt;roads&lt;/a&gt; are scored, unless the heirs agreed not to.</source>
        <comment>rules §5</comment>
        <translation>Dann werden die &lt;a href=&apos;roads/score&apos;&gt;Straßen&lt;/a&gt; gewertet, wenn die Erben nichts anderes vereinbart haben.</translation>
    </message>
    <message>
        <source>White&apos;s Cathedral is doubled by the retinue on it: {cathedral}. Blue&apos;s troop on White&apos;s Camp changes nothing: {camp}. White&apos;s other troop stands on Blue&apos;s Market and doubles nothing there: {market}. Total for White: {white}. For Blue: {blue}.</source>
        <comment>rules §5</comment>
        <translation>Die Gefolgetruppe auf der Kathedrale von Weiß verdoppelt sie: {cathedral}. Die Truppe von Blau auf dem Feldlager von Weiß ändert nichts: {camp}. Die andere Truppe von Weiß steht auf dem Markt von Blau und verdoppelt dort nichts: {market}. Summe für Weiß: {white}. Für Blau: {blue}.</translation>
    </message>
    <message>
        <source>The program keeps score all the time, and shows on the table which tiles the points of each line come from.</source>
        <comment>rules §5</comment>
        <translation>Das Programm führt den Wertungsblock jederzeit mit und zeigt auf dem Tisch, von welchen Plättchen die Punkte jeder Zeile kommen.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <comment>rules §5 Winner</comment>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>The heir with more points wins.</source>
        <comment>rules §5 Winner</comment>
        <translation>Der Erbe mit mehr Siegpunkten gewinnt.</translation>
    </message>
    <message>
        <source>In a &lt;b&gt;tie&lt;/b&gt;, the heir with more troops in the royal reserve wins.</source>
        <comment>rules §5 Winner</comment>
        <translation>Bei &lt;b&gt;Gleichstand&lt;/b&gt; gewinnt der Erbe mit mehr Truppen in der Königlichen Reserve.</translation>
    </message>
    <message>
        <source>If that is equal, too, the game is a draw. (In the printed rules, the brothers must ask for another piece of land and play again.)</source>
        <comment>rules §5 Winner</comment>
        <translation>Ist auch das gleich, endet die Partie unentschieden. (Nach den gedruckten Regeln müssen die Brüder um ein weiteres Stück Land bitten und noch einmal spielen.)</translation>
    </message>
    <message>
        <source>Against Henry, &lt;a href=&apos;solo/scoring&apos;&gt;a draw is not enough&lt;/a&gt;.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Gegen Heinrich &lt;a href=&apos;solo/scoring&apos;&gt;reicht ein Gleichstand nicht&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <comment>rules §6</comment>
        <translation>Das Ende der Partie</translation>
    </message>
</context>
<context>
    <name>Rule book program</name>
    <message>
        <source>Playing by keyboard or screen reader</source>
        <translation>Spielen ohne Maus</translation>
    </message>
    <message>
        <source>You can do everything in this program without a mouse, and a screen reader can read everything it shows.</source>
        <translation>Alles in diesem Programm geht auch ohne Maus, und alles, was es zeigt, erfährst du auch über einen Screenreader.</translation>
    </message>
    <message>
        <source>There are two ways to play: at the &lt;a href=&apos;program/table&apos;&gt;table&lt;/a&gt;, where you move a cursor from place to place, or in the &lt;a href=&apos;program/outline&apos;&gt;outline&lt;/a&gt;, a list of everything on the table.</source>
        <translation>Du kannst auf zwei Arten spielen: am &lt;a href=&apos;program/table&apos;&gt;Tisch&lt;/a&gt;, über den du einen Cursor bewegst, oder in der &lt;a href=&apos;program/outline&apos;&gt;Gliederung&lt;/a&gt;, einer Liste von allem, was auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;?&lt;/b&gt; lists all keys, and &lt;b&gt;Shift+F1&lt;/b&gt; opens this page. &lt;b&gt;F1&lt;/b&gt; looks up whatever the cursor is on.</source>
        <translation>&lt;b&gt;?&lt;/b&gt; listet alle Tasten auf, und &lt;b&gt;Umschalt+F1&lt;/b&gt; öffnet diese Seite. &lt;b&gt;F1&lt;/b&gt; schlägt im Buch nach, worauf der Cursor gerade steht.</translation>
    </message>
    <message>
        <source>In every window, &lt;b&gt;Tab&lt;/b&gt; moves forward and &lt;b&gt;Shift+Tab&lt;/b&gt; back. &lt;b&gt;Alt&lt;/b&gt; opens the menus, and &lt;b&gt;Esc&lt;/b&gt; closes a dialog without changing anything.</source>
        <translation>In jedem Fenster geht &lt;b&gt;Tab&lt;/b&gt; weiter und &lt;b&gt;Umschalt+Tab&lt;/b&gt; zurück. &lt;b&gt;Alt&lt;/b&gt; öffnet die Menüs, und &lt;b&gt;Esc&lt;/b&gt; schließt einen Dialog, ohne etwas zu ändern.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+N&lt;/b&gt; starts a game: for two, or alone against Henry or the computer.</source>
        <translation>&lt;b&gt;Strg+N&lt;/b&gt; beginnt eine Partie: zu zweit oder allein gegen Heinrich oder den Computer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Enter&lt;/b&gt; ends your turn; if there is something left to do, or you hold too many tiles, it asks first. &lt;b&gt;Ctrl+Z&lt;/b&gt; undoes, &lt;b&gt;Ctrl+R&lt;/b&gt; restarts the turn.</source>
        <translation>&lt;b&gt;Strg+Eingabe&lt;/b&gt; beendet den Zug; ist noch etwas offen oder hast du zu viele Plättchen auf der Hand, wird erst gefragt. &lt;b&gt;Strg+Z&lt;/b&gt; nimmt zurück, &lt;b&gt;Strg+R&lt;/b&gt; beginnt den Zug neu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+F&lt;/b&gt; searches this book. If the rule book of Bunny Kingdom has something about it, too, a button below leads there.</source>
        <translation>&lt;b&gt;Strg+F&lt;/b&gt; sucht in diesem Buch. Steht auch im Regelbuch von Bunny Kingdom etwas darüber, führt eine Schaltfläche darunter dorthin.</translation>
    </message>
    <message>
        <source>&lt;b&gt;E&lt;/b&gt; says what is needed for something you cannot do now, and &lt;b&gt;H&lt;/b&gt; where Henry will build.</source>
        <translation>&lt;b&gt;E&lt;/b&gt; sagt, was nötig wäre für das, was gerade nicht geht, und &lt;b&gt;H&lt;/b&gt;, wo Heinrich bauen wird.</translation>
    </message>
    <message>
        <source>The table with the keyboard</source>
        <translation>Am Tisch mit der Tastatur</translation>
    </message>
    <message>
        <source>Tab goes through five areas: the royal reserve, your hand, the landscape, the troops in the reserve, and the places of both heirs with the supply. After them come the chronicle and the turn buttons.</source>
        <translation>Tab geht durch fünf Bereiche: die Königliche Reserve, deine Hand, die Landschaft, die Truppen in der Reserve und die Plätze beider Erben mit dem gemeinsamen Vorrat. Dahinter kommen die Chronik und die Knöpfe für den Zug.</translation>
    </message>
    <message>
        <source>The arrow keys move the cursor within an area. In the landscape it goes from cell to cell, up to one beyond the edge. Each cell has a name such as M13: a letter for the column, a number for the row.</source>
        <translation>Die Pfeiltasten bewegen den Cursor innerhalb eines Bereichs. In der Landschaft geht er von Feld zu Feld, höchstens eines über ihren Rand hinaus. Jedes Feld hat einen Namen wie M13: ein Buchstabe für die Spalte, eine Zahl für die Reihe.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; or &lt;b&gt;Space&lt;/b&gt; picks up what the cursor is on. With a tile from your hand or a troop, the cursor jumps to the nearest cell where it may go; Enter puts it down there. To take a tile from the reserve, press Enter again.</source>
        <translation>&lt;b&gt;Eingabe&lt;/b&gt; oder &lt;b&gt;Leertaste&lt;/b&gt; nimmt auf, worauf der Cursor steht. Mit einem Plättchen aus deiner Hand oder einer Truppe springt er zum nächstgelegenen erlaubten Feld; Eingabe setzt das Aufgenommene dort ab. Ein Plättchen aus der Reserve nimmst du, indem du noch einmal Eingabe drückst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; to &lt;b&gt;9&lt;/b&gt; pick up a tile from your hand, wherever the cursor is.</source>
        <translation>&lt;b&gt;1&lt;/b&gt; bis &lt;b&gt;9&lt;/b&gt; nehmen ein Plättchen aus deiner Hand auf, egal, wo der Cursor steht.</translation>
    </message>
    <message>
        <source>In the reserve, or if your hand has no tile with that number, they pick up the tile at that distance from the shield, as long as you may take one. The numbers are shown on the tiles.</source>
        <translation>In der Königlichen Reserve, oder wenn deine Hand kein Plättchen mit dieser Nummer hat, nehmen sie das Plättchen in dieser Entfernung vom Schild auf, solange du eines nehmen darfst. Die Nummern stehen an den Plättchen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F&lt;/b&gt; turns the tile over: face down to expand, face up to build.</source>
        <translation>&lt;b&gt;F&lt;/b&gt; dreht das Plättchen um: verdeckt zum Erweitern, offen zum Bauen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;W&lt;/b&gt; withdraws the troop the cursor is on, and &lt;b&gt;C&lt;/b&gt; strikes the Camp.</source>
        <translation>&lt;b&gt;W&lt;/b&gt; zieht die Truppe zurück, auf der der Cursor steht, und &lt;b&gt;C&lt;/b&gt; bricht das Feldlager ab.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;menu key&lt;/b&gt;, or &lt;b&gt;Shift+F10&lt;/b&gt;, lists everything you can do there.</source>
        <translation>Die &lt;b&gt;Menütaste&lt;/b&gt; oder &lt;b&gt;Umschalt+F10&lt;/b&gt; listet alles auf, was dort möglich ist.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Esc&lt;/b&gt; puts back what you have picked up.</source>
        <translation>&lt;b&gt;Esc&lt;/b&gt; legt zurück, was aufgenommen ist.</translation>
    </message>
    <message>
        <source>What you hear</source>
        <translation>Was du hörst</translation>
    </message>
    <message>
        <source>Everything on the table has a name: what it is, on which terrain it lies, who owns it, who stands on it and what it scores. Its description says what you can do with it, or why you can do nothing.</source>
        <translation>Alles auf dem Tisch hat einen Namen: was es ist, auf welchem Gelände es liegt, wem es gehört, wer darauf steht und wie viel es zählt. Seine Beschreibung sagt, was du damit tun kannst oder warum nichts geht.</translation>
    </message>
    <message>
        <source>While you have something picked up, each cell says whether it may go there, and how that changes the points of both heirs.</source>
        <translation>Solange etwas aufgenommen ist, sagt jedes Feld, ob es dorthin darf und was das an den Punkten beider Erben ändert.</translation>
    </message>
    <message>
        <source>The screen reader can also activate each of these things itself, and lists by name everything you can do there.</source>
        <translation>Auch über den Screenreader selbst lässt sich alles auslösen; er führt überall mit Namen auf, was dort möglich ist.</translation>
    </message>
    <message>
        <source>Everything that happens is announced once, in order: what you do, what comes into the reserve, the other heir&apos;s turn, and Henry&apos;s steps with the rule behind each. If you cannot do something, you hear the reason at once.</source>
        <translation>Was geschieht, wird einmal und der Reihe nach angesagt: was du tust, was in die Reserve kommt, der Zug des anderen Erben und Heinrichs Schritte, jeder mit der Regel dahinter. Geht etwas nicht, kommt der Grund sofort.</translation>
    </message>
    <message>
        <source>The tutorial reads out each step and the keys for it; Tab returns to its text. A replay reads out each action and, after a jump, the turn and the points of both heirs.</source>
        <translation>Die Einführung sagt jeden ihrer Schritte an, auch die Tasten dafür; mit Tab hörst du den Text noch einmal. Bei der Wiedergabe einer Partie wird jede Aktion angesagt, nach einem Sprung der Zug und die Punkte beider Erben.</translation>
    </message>
    <message>
        <source>The game as an outline</source>
        <translation>Die Partie als Gliederung</translation>
    </message>
    <message>
        <source>&lt;b&gt;F4&lt;/b&gt; switches between the table and the game as a tree; the program remembers your choice. Its nine branches are the royal reserve, the landscape, the hands, the troops, the supply, what is out of the game, the treasures, the heirs and the chronicle.</source>
        <translation>&lt;b&gt;F4&lt;/b&gt; wechselt zwischen dem Tisch und der Partie als Baum; das Programm merkt sich die Wahl. Die neun Äste sind die Königliche Reserve, die Landschaft, die Hände, die Truppen, der gemeinsame Vorrat, was aus dem Spiel ist, die Schätze, die Erben und die Chronik.</translation>
    </message>
    <message>
        <source>It is available wherever there is a table: in a game, in the tutorial, in a replay, and when you try something out.</source>
        <translation>Es gibt sie überall, wo ein Tisch ist: in einer Partie, in der Einführung, bei der Wiedergabe einer Partie und beim Ausprobieren.</translation>
    </message>
    <message>
        <source>The arrow keys move through the rows: up and down from row to row, right opens a branch, left closes it. &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;9&lt;/b&gt; go to the branches, letters to a row by its name.</source>
        <translation>Mit den Pfeiltasten gehst du durch die Zeilen: auf und ab von Zeile zu Zeile; rechts öffnet einen Ast, links schließt ihn. &lt;b&gt;1&lt;/b&gt; bis &lt;b&gt;9&lt;/b&gt; führen zu den Ästen, Buchstaben zu einer Zeile mit diesem Namen.</translation>
    </message>
    <message>
        <source>Each row says what it is and what you can do there. &lt;b&gt;Enter&lt;/b&gt; does it if there is only one thing to do; otherwise it goes to the list of choices.</source>
        <translation>Jede Zeile sagt, was sie ist und was du dort tun kannst. &lt;b&gt;Eingabe&lt;/b&gt; führt es aus, wenn es nur eine Möglichkeit gibt; sonst kommst du damit zur Liste der Möglichkeiten.</translation>
    </message>
    <message>
        <source>In the list, each choice says where it is, what it costs and what it changes for both heirs. Cells are listed row by row from the north, each with a neighbour; what you cannot do comes last, with the reasons.</source>
        <translation>In der Liste sagt jede Möglichkeit, wo sie liegt, was sie kostet und was sie beiden Erben bringt. Die Felder kommen Reihe für Reihe von Norden her, jedes mit einem Nachbarn; zuletzt kommt, was nicht geht, mit den Gründen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; carries out the choice, &lt;b&gt;Esc&lt;/b&gt; goes back to the tree. The &lt;b&gt;menu key&lt;/b&gt; shows the same choices as a menu.</source>
        <translation>&lt;b&gt;Eingabe&lt;/b&gt; führt die gewählte Möglichkeit aus, &lt;b&gt;Esc&lt;/b&gt; geht zurück zum Baum. Die &lt;b&gt;Menütaste&lt;/b&gt; zeigt dasselbe als Menü.</translation>
    </message>
    <message>
        <source>In a replay, there is only one thing to do: Enter on an entry of the chronicle shows the game as it was then.</source>
        <translation>Bei der Wiedergabe einer Partie geht nur eines: Eingabe auf einem Eintrag der Chronik zeigt die Partie, wie sie damals war.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>If you don&apos;t know what to do, press &lt;b&gt;T&lt;/b&gt;, or the lamp beside the turn buttons. The program looks for the best turn in the background; anything you do meanwhile ends the search.</source>
        <translation>Wenn du nicht weißt, was du tun sollst, drücke &lt;b&gt;T&lt;/b&gt; oder klicke auf die Lampe neben den Knöpfen des Zuges. Das Programm sucht den besten Zug im Hintergrund; was immer du inzwischen tust, beendet die Suche.</translation>
    </message>
    <message>
        <source>The first hint says where to look: a tile of the reserve and a part of the landscape are lit.</source>
        <translation>Der erste Tipp sagt, wohin du schauen solltest: Ein Plättchen der Reserve und ein Teil der Landschaft leuchten.</translation>
    </message>
    <message>
        <source>&lt;b&gt;T&lt;/b&gt; again says which tile to take, and which tiles to lay where.</source>
        <translation>&lt;b&gt;T&lt;/b&gt; noch einmal sagt, welches Plättchen du nimmst und welche du wohin legst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;T&lt;/b&gt; once more shows the whole turn. &lt;b&gt;Esc&lt;/b&gt; closes a hint.</source>
        <translation>Ein weiteres &lt;b&gt;T&lt;/b&gt; nennt den ganzen Zug. &lt;b&gt;Esc&lt;/b&gt; schließt den Tipp.</translation>
    </message>
    <message>
        <source>Each hint comes with its reasons: the points now, by building and road; what the turn prevents; and the lead to expect at the end of the game, with how far from it games usually end. For that, the turn is played on several times with the hidden tiles in another order.</source>
        <translation>Jeder Tipp nennt seine Gründe: die Punkte sofort, nach Gebäuden und Straßen; was der Zug verhindert; und den Vorsprung, der am Ende der Partie zu erwarten ist, mit dem Abstand, in dem Partien meist davon enden. Dazu wird der Zug mehrmals weitergespielt, jedes Mal mit anderer Reihenfolge der verdeckten Plättchen.</translation>
    </message>
    <message>
        <source>Last comes the next best turn, with how many points it is worse. The number after &lt;b&gt;±&lt;/b&gt; is how far that may be off because of the hidden tiles; turns that differ by no more than that count as equally good.</source>
        <translation>Zuletzt kommt der nächstbeste Zug, mit den Punkten, um die er schlechter ist. Die Zahl nach &lt;b&gt;±&lt;/b&gt; sagt, um wie viel das wegen der verdeckten Plättchen danebenliegen kann; Züge, die sich um nicht mehr unterscheiden, gelten als gleich gut.</translation>
    </message>
    <message>
        <source>Luck is not measured, because no measure of it predicts who wins. Between equal players, the deal decides about a sixteenth of the result; the rest depends on how they play.</source>
        <translation>Glück wird nicht gemessen, denn kein Maß dafür sagt voraus, wer gewinnt. Bei gleich starken Spielern macht die Verteilung der Plättchen etwa ein Sechzehntel des Ergebnisses aus; der Rest hängt davon ab, wie sie spielen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Practice&lt;/b&gt;, in the Help menu and on the start page, asks for the best turn in positions in which it was missed: your own mistakes, from games that have been reviewed, and others from games between computers.</source>
        <translation>&lt;b&gt;Üben&lt;/b&gt;, im Menü „Hilfe“ und auf der Startseite, fragt nach dem besten Zug in Stellungen, in denen er verpasst wurde: deine eigenen Fehler aus analysierten Partien und andere aus Partien zwischen Computern.</translation>
    </message>
    <message>
        <source>A position comes back after 1, 3, 7 and 21 days, until you have solved it twice. Only the first answer on a day counts.</source>
        <translation>Eine Stellung kommt nach 1, 3, 7 und 21 Tagen wieder, bis du sie zweimal gelöst hast. Nur die erste Antwort an einem Tag zählt.</translation>
    </message>
    <message>
        <source>In the list beside the table you choose a theme, such as roads or doubling; it says how many of its positions you have solved.</source>
        <translation>In der Liste neben dem Tisch wählst du ein Thema, etwa Straßen oder Verdoppeln; sie sagt, wie viele seiner Stellungen du gelöst hast.</translation>
    </message>
    <message>
        <source>Two machines</source>
        <translation>Zwei Geräte</translation>
    </message>
    <message>
        <source>Two people can play one game at two machines, each in their own language. &lt;b&gt;F7&lt;/b&gt; lists your games and invitations, and &lt;b&gt;F8&lt;/b&gt; leads to the next game that waits for you.</source>
        <translation>Zwei Personen können eine Partie an zwei Geräten spielen, jede in ihrer Sprache. &lt;b&gt;F7&lt;/b&gt; zeigt deine Partien und Einladungen, und &lt;b&gt;F8&lt;/b&gt; führt zur nächsten Partie, die auf dich wartet.</translation>
    </message>
    <message>
        <source>Your turn is sent when you end it, and the other player&apos;s turn is shown when it arrives. If a program is closed, a cable is out or a machine sleeps, nothing is lost: the game goes on when both meet again.</source>
        <translation>Dein Zug wird geschickt, wenn du ihn beendest, und der Zug der anderen Person wird gezeigt, wenn er ankommt. Ist ein Programm zu, ein Kabel gezogen oder schläft ein Gerät, geht nichts verloren: Die Partie geht weiter, wenn sich beide wieder treffen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Through a folder&lt;/b&gt; that both machines see, such as a synchronized one: choose it when you invite. The other player looks into the same folder, and joins.</source>
        <translation>&lt;b&gt;Durch einen Ordner&lt;/b&gt;, den beide Geräte sehen, etwa einen synchronisierten: Wähle ihn, wenn du einlädst. Die andere Person sieht in denselben Ordner und tritt bei.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nearby&lt;/b&gt;, in one network: both players switch it on under &lt;i&gt;Two machines&lt;/i&gt;, &lt;i&gt;Nearby&lt;/i&gt;. One chooses the other machine and connects. Both machines then show four words: if they are the same on both, nobody stands between. You are asked once. Then one invites, and the other finds the invitation in the list.</source>
        <translation>&lt;b&gt;In der Nähe&lt;/b&gt;, in einem Netz: Beide schalten es unter &lt;i&gt;Zwei Geräte&lt;/i&gt;, &lt;i&gt;In der Nähe&lt;/i&gt; ein. Eine Person wählt das andere Gerät und verbindet sich. Dann zeigen beide Geräte vier Wörter: Sind sie auf beiden gleich, steht niemand dazwischen. Gefragt wird einmal. Danach lädt eine Person ein, und die andere findet die Einladung in der Liste.</translation>
    </message>
    <message>
        <source>&lt;b&gt;By address&lt;/b&gt;, if the other machine is not in the list: enter what it shows as &lt;i&gt;This machine&lt;/i&gt;.</source>
        <translation>&lt;b&gt;Über die Adresse&lt;/b&gt;, wenn das andere Gerät nicht in der Liste ist: Gib ein, was es als &lt;i&gt;Dieses Gerät&lt;/i&gt; zeigt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Far away&lt;/b&gt;, by mail: &lt;i&gt;Two machines&lt;/i&gt;, &lt;i&gt;Far away&lt;/i&gt; explains it once and makes an account. &lt;i&gt;New person&lt;/i&gt; shows an invitation, as a line and as a QR code; the other player makes an account, too, and enters the line. Then either of you invites to a game.</source>
        <translation>&lt;b&gt;Aus der Ferne&lt;/b&gt;, per Mail: &lt;i&gt;Zwei Geräte&lt;/i&gt;, &lt;i&gt;Aus der Ferne&lt;/i&gt; erklärt es einmal und legt ein Konto an. &lt;i&gt;Neue Person&lt;/i&gt; zeigt eine Einladung, als Zeile und als QR-Code; die andere Person legt auch ein Konto an und gibt die Zeile ein. Dann kann jede von euch zu einer Partie einladen.</translation>
    </message>
    <message>
        <source>Nearby is off until you switch it on, and is on at the start of the program only if you say so. What both machines send each other is encrypted. It needs two more parts of Python than most packages have: the program says how to install it with them.</source>
        <translation>„In der Nähe“ ist aus, bis du es einschaltest, und beim Start des Programms nur an, wenn du das wählst. Was die Geräte einander schicken, ist verschlüsselt. Dafür braucht es zwei Teile von Python, die den meisten Paketen fehlen: Das Programm sagt, wie man es mit ihnen installiert.</translation>
    </message>
    <message>
        <source>Both machines know the order of the hidden tiles, and whoever can open a shared folder can read the game: play with people you trust.</source>
        <translation>Beide Geräte kennen die Reihenfolge der verdeckten Plättchen, und wer einen gemeinsamen Ordner öffnen kann, kann die Partie lesen: Spiele mit Menschen, denen du vertraust.</translation>
    </message>
    <message>
        <source>Words, taking back and a clock</source>
        <translation>Worte, Zurücknehmen und eine Uhr</translation>
    </message>
    <message>
        <source>The strip below a table on two machines says what is waited for.</source>
        <translation>Der Streifen unter einem Tisch an zwei Geräten sagt, worauf gewartet wird.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Shift+W&lt;/b&gt; says a few plain words to the other player; the last ones stand in the strip.</source>
        <translation>&lt;b&gt;Strg+Umschalt+W&lt;/b&gt; sagt der anderen Person ein paar Worte; die letzten stehen im Streifen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take back…&lt;/b&gt; asks the other player to take back your last turn, with all that came after it.</source>
        <translation>&lt;b&gt;Zurücknehmen …&lt;/b&gt; bittet die andere Person, deinen letzten Zug zurückzunehmen, mit allem, was danach kam.</translation>
    </message>
    <message>
        <source>A rematch has the same sets and the same clock, with the seats swapped.</source>
        <translation>Eine Revanche hat dieselben Sets und dieselbe Uhr, mit getauschten Plätzen.</translation>
    </message>
    <message>
        <source>The invitation may set a clock. It shows the time that each player has used, or limits it for the whole game, from half an hour to two weeks. The other player sees it before joining. Both times stand in the strip and in the list under &lt;b&gt;F7&lt;/b&gt;.</source>
        <translation>In der Einladung kann man eine Uhr wählen. Sie zeigt die Zeit, die jede Person verbraucht hat, oder begrenzt sie für die ganze Partie, von einer halben Stunde bis zu zwei Wochen. Die andere Person sieht sie, bevor sie beitritt. Beide Zeiten stehen im Streifen und in der Liste unter &lt;b&gt;F7&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Your time runs from when your machine has the turn until you end it, even while the program is closed. The way between the machines counts for nobody.</source>
        <translation>Deine Zeit läuft, sobald der Zug auf deinem Gerät ist, bis du ihn beendest, auch wenn das Programm geschlossen ist. Der Weg zwischen den Geräten zählt für niemanden.</translation>
    </message>
    <message>
        <source>Clocks of machines differ. So each machine counts the time of its own player, and the other one believes it.</source>
        <translation>Die Uhren der Geräte gehen verschieden. Darum zählt jedes Gerät die Zeit der eigenen Person, und das andere glaubt ihm.</translation>
    </message>
    <message>
        <source>Nobody loses by time alone. If a player&apos;s time is up, the other one may claim the game with the button in the strip, or play on. If a turn that was ended in time arrives later, the game goes on.</source>
        <translation>Durch die Zeit allein verliert niemand. Ist die Zeit einer Person abgelaufen, darf die andere mit dem Knopf im Streifen den Sieg beanspruchen oder weiterspielen. Kommt ein rechtzeitig beendeter Zug erst später an, geht die Partie weiter.</translation>
    </message>
    <message>
        <source>A turn that is taken back gives its time back.</source>
        <translation>Ein zurückgenommener Zug gibt seine Zeit zurück.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F4&lt;/b&gt; shows the landscape as a tree, with all that can be done with each tile, and leads back. Choose a tile in the list and press &lt;b&gt;Enter&lt;/b&gt;: the landscape returns until it is laid.</source>
        <translation>&lt;b&gt;F4&lt;/b&gt; zeigt die Landschaft als Gliederung, mit allem, was bei jedem Plättchen möglich ist, und führt zurück. Wähle ein Plättchen in der Liste und drücke die &lt;b&gt;Eingabetaste&lt;/b&gt;: Die Landschaft kommt zurück, bis es liegt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Roads from your table&lt;/b&gt; takes over what you drew while you scored a real game or played against Henry.</source>
        <translation>&lt;b&gt;Straßen von deinem Tisch&lt;/b&gt; übernimmt, was du beim Werten einer echten Partie oder beim Spiel gegen Heinrich gezeichnet hast.</translation>
    </message>
    <message>
        <source>The catalogue is saved at once, and new games use it; games that have begun keep theirs. You can export it, import another one, and print all tiles on a sheet.</source>
        <translation>Der Katalog wird sofort gespeichert, und neue Partien nutzen ihn; begonnene behalten ihren. Du kannst ihn exportieren, einen anderen importieren und alle Plättchen auf einem Blatt drucken.</translation>
    </message>
    <message>
        <source>A hint knows only what you see, and not how the supply or Henry&apos;s treasures lie. The score sheet at the end of the game says how many hints were taken. In the settings, hints can be switched off.</source>
        <translation>Ein Tipp beruht nur auf dem, was du siehst, und nicht darauf, wie der Vorrat oder Heinrichs Schätze liegen. Der Wertungsblock am Ende der Partie sagt, wie viele Tipps genutzt wurden. In den Einstellungen lassen sich Tipps abschalten.</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Analysen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Right&lt;/b&gt; and &lt;b&gt;Ctrl+Left&lt;/b&gt; go to the next mistake and the one before. The table shows the position, and nothing else yet.</source>
        <translation>&lt;b&gt;Strg+Rechts&lt;/b&gt; und &lt;b&gt;Strg+Links&lt;/b&gt; führen zum nächsten und zum vorigen Fehler. Der Tisch zeigt dann nur die Stellung, sonst noch nichts.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+B&lt;/b&gt; lets you try the turn again on a board beside the game.</source>
        <translation>Mit &lt;b&gt;Strg+B&lt;/b&gt; versuchst du den Zug noch einmal auf einem Brett neben der Partie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+D&lt;/b&gt; shows the better turn, with all that differs; &lt;b&gt;Ctrl+U&lt;/b&gt; shows the turn that was played.</source>
        <translation>&lt;b&gt;Strg+D&lt;/b&gt; zeigt den besseren Zug mit allen Unterschieden; &lt;b&gt;Strg+U&lt;/b&gt; zeigt den gespielten Zug.</translation>
    </message>
    <message>
        <source>A turn is compared with the best one that the strongest computer opponent finds. Both are played on for two turns, several times, with the hidden tiles in another order. The better turn says how the points given away differed: often they are the same each time, since the hidden tiles come into play later. How the game goes on after that is judged, not tried out.</source>
        <translation>Ein Zug wird mit dem besten verglichen, den der stärkste Computergegner findet. Beide werden mehrmals zwei Züge lang weitergespielt, mit den verdeckten Plättchen in anderer Reihenfolge. Beim besseren Zug steht, wie sich die verschenkten Punkte dabei unterschieden: Oft sind es jedes Mal gleich viele, weil die verdeckten Plättchen erst später ins Spiel kommen. Wie die Partie danach weitergeht, wird beurteilt und nicht ausprobiert.</translation>
    </message>
    <message>
        <source>What counts is the chance to win that was lost: a player far ahead can lose points without making a mistake. Against Henry, the forecast is your lead over him, and Henry himself makes no mistakes.</source>
        <translation>Es zählt die verlorene Gewinnaussicht: Wer weit vorn liegt, kann Punkte verlieren, ohne dass es ein Fehler ist. Gegen Heinrich ist die Vorhersage dein Vorsprung vor ihm, und Heinrich selbst macht keine Fehler.</translation>
    </message>
    <message>
        <source>Only the two machines can read what is sent by mail. The servers between them see both addresses, when something is sent, and how large it is. The mail program is installed apart: the program says how.</source>
        <translation>Was per Mail geschickt wird, können nur die beiden Geräte lesen. Die Server dazwischen sehen beide Adressen, wann etwas geschickt wird und wie groß es ist. Das Mailprogramm wird eigens installiert: Das Programm sagt, wie.</translation>
    </message>
    <message>
        <source>A game at a real table</source>
        <translation>Eine Partie am echten Tisch</translation>
    </message>
    <message>
        <source>&lt;b&gt;Score a real game&lt;/b&gt;, in the Game menu and on the start page, counts the points of a game that you played with the box. The score sheet grows with every tile, and everything is saved at once.</source>
        <translation>&lt;b&gt;Echte Partie werten&lt;/b&gt;, im Menü Partie und auf der Startseite, zählt die Punkte einer Partie, die du mit der Schachtel gespielt hast. Der Wertungsbogen wächst mit jedem Plättchen, und alles wird sofort gespeichert.</translation>
    </message>
    <message>
        <source>Choose the sets and the players. Then click a tile in the list and the cell where it lies, or drag it there. &lt;b&gt;White&lt;/b&gt;, &lt;b&gt;Blue&lt;/b&gt; and &lt;b&gt;Face down&lt;/b&gt; say whose it is.</source>
        <translation>Wähle die Sets und die Spieler. Klicke dann auf ein Plättchen in der Liste und auf das Feld, auf dem es liegt, oder ziehe es dorthin. &lt;b&gt;Weiß&lt;/b&gt;, &lt;b&gt;Blau&lt;/b&gt; und &lt;b&gt;Offenes Gelände&lt;/b&gt; sagen, wem es gehört.</translation>
    </message>
    <message>
        <source>By keyboard: type the beginning of its name on the landscape, and press &lt;b&gt;Enter&lt;/b&gt;. &lt;b&gt;Page Down&lt;/b&gt; goes on to the next tile that fits. &lt;b&gt;1&lt;/b&gt;, &lt;b&gt;2&lt;/b&gt; and &lt;b&gt;3&lt;/b&gt; say whose tiles you lay.</source>
        <translation>Mit der Tastatur: Tippe auf der Landschaft den Anfang des Namens und drücke &lt;b&gt;Enter&lt;/b&gt;. &lt;b&gt;Bild ab&lt;/b&gt; geht zum nächsten passenden Plättchen. &lt;b&gt;1&lt;/b&gt;, &lt;b&gt;2&lt;/b&gt; und &lt;b&gt;3&lt;/b&gt; sagen, wessen Plättchen du legst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;4&lt;/b&gt; puts White&apos;s retinue on a tile and &lt;b&gt;5&lt;/b&gt; a troop, &lt;b&gt;6&lt;/b&gt; and &lt;b&gt;7&lt;/b&gt; do the same for Blue. Troops that you do not put anywhere stand in the royal reserve. &lt;b&gt;Space&lt;/b&gt; turns a tile to its next owner, &lt;b&gt;Delete&lt;/b&gt; takes it off, and &lt;b&gt;Ctrl&lt;/b&gt; with an arrow moves it.</source>
        <translation>&lt;b&gt;4&lt;/b&gt; stellt die Gefolgetruppe von Weiß auf ein Plättchen und &lt;b&gt;5&lt;/b&gt; eine Truppe, &lt;b&gt;6&lt;/b&gt; und &lt;b&gt;7&lt;/b&gt; tun dasselbe für Blau. Truppen, die du nirgends hinstellst, stehen in der Königlichen Reserve. Die &lt;b&gt;Leertaste&lt;/b&gt; wechselt den Besitzer eines Plättchens, &lt;b&gt;Entf&lt;/b&gt; nimmt es weg, und &lt;b&gt;Strg&lt;/b&gt; mit einer Pfeiltaste verschiebt es.</translation>
    </message>
    <message>
        <source>A right click, or the menu key, offers all this for a tile, and in a game against Henry the treasures.</source>
        <translation>Ein Rechtsklick oder die Menütaste bietet all das für ein Plättchen an, in einer Partie gegen Heinrich auch die Schätze.</translation>
    </message>
    <message>
        <source>If the roads on your tiles are not those of the program, press &lt;b&gt;Ctrl+D&lt;/b&gt; and click the edges where they end, or press &lt;b&gt;Alt&lt;/b&gt; with an arrow.</source>
        <translation>Wenn die Straßen auf deinen Plättchen anders sind als im Programm, drücke &lt;b&gt;Strg+D&lt;/b&gt; und klicke auf die Kanten, an denen sie enden, oder drücke &lt;b&gt;Alt&lt;/b&gt; mit einer Pfeiltaste.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Photo&lt;/b&gt; lays a photo of your table under the grid, so that you can trace it. It never leaves your computer.</source>
        <translation>&lt;b&gt;Foto&lt;/b&gt; legt ein Foto deines Tisches unter das Raster, damit du es nachlegen kannst. Es verlässt deinen Computer nie.</translation>
    </message>
    <message>
        <source>What cannot be is marked in red and explained, and stays a draft. &lt;b&gt;Keep the game&lt;/b&gt; puts a whole game among your games, with names, day and note; it can be printed, too.</source>
        <translation>Was nicht sein kann, ist rot markiert und erklärt und bleibt ein Entwurf. &lt;b&gt;Partie behalten&lt;/b&gt; stellt eine ganze Partie zu deinen Partien, mit Namen, Tag und Notiz; sie lässt sich auch drucken.</translation>
    </message>
    <message>
        <source>Henry at a real table</source>
        <translation>Heinrich am echten Tisch</translation>
    </message>
    <message>
        <source>&lt;b&gt;Henry at your table&lt;/b&gt;, in the Game menu and on the start page, plays Henry&apos;s part in a game that you play alone with the box. You tell what his rules need, and the program says what he takes, where he builds and by which rule, which treasures come and go, and where his troops stand.</source>
        <translation>&lt;b&gt;Heinrich an deinem Tisch&lt;/b&gt;, im Menü Partie und auf der Startseite, spielt Heinrichs Part in einer Partie, die du allein mit der Schachtel spielst. Du nennst, was seine Regeln brauchen, und das Programm sagt, was er nimmt, wo er baut und nach welcher Regel, welche Schätze kommen und gehen und wo seine Truppen stehen.</translation>
    </message>
    <message>
        <source>At the beginning you say which tiles lie in the royal reserve, clockwise from the shield, and which terrain the starting tile has.</source>
        <translation>Am Anfang nennst du die Plättchen in der Königlichen Reserve, im Uhrzeigersinn nach dem Schild, und das Gelände des Startplättchens.</translation>
    </message>
    <message>
        <source>On your turn, click the tile that you took, say which tile came from the supply, and lay your tiles on the landscape, &lt;b&gt;Built&lt;/b&gt; or &lt;b&gt;Expanded&lt;/b&gt;. Then click the terrain on top of the supply: Henry plays.</source>
        <translation>In deinem Zug klickst du auf das genommene Plättchen, nennst das Plättchen aus dem gemeinsamen Vorrat und legst deine Plättchen in die Landschaft, &lt;b&gt;Gebaut&lt;/b&gt; oder &lt;b&gt;Erweitert&lt;/b&gt;. Klicke dann auf das Gelände oben auf dem gemeinsamen Vorrat: Heinrich spielt.</translation>
    </message>
    <message>
        <source>The program asks which treasure you turned over and which tile came from the supply. Do on the table what it says.</source>
        <translation>Das Programm fragt, welchen Schatz du aufgedeckt hast und welches Plättchen aus dem gemeinsamen Vorrat kam. Führe auf dem Tisch aus, was es sagt.</translation>
    </message>
    <message>
        <source>If the roads on your tiles are not those of the program, press &lt;b&gt;Ctrl+D&lt;/b&gt; and click the edges where they end. If Henry&apos;s last turn depends on them, he plays it again.</source>
        <translation>Wenn die Straßen auf deinen Plättchen anders sind als im Programm, drücke &lt;b&gt;Strg+D&lt;/b&gt; und klicke auf die Kanten, an denen sie enden. Hängt Heinrichs letzter Zug davon ab, spielt er ihn noch einmal.</translation>
    </message>
    <message>
        <source>The list on the right shows what you told. Choose a step to tell it in another way: what followed is told again by itself, as far as it still fits.</source>
        <translation>Die Liste rechts zeigt deine Antworten. Wähle eine, um sie zu ändern: Die späteren bleiben, soweit sie noch passen.</translation>
    </message>
    <message>
        <source>Your own troops matter only at the end. Drag them to their tiles, or right-click a tile, and &lt;b&gt;Keep the game&lt;/b&gt;.</source>
        <translation>Deine eigenen Truppen zählen erst am Ende. Ziehe sie auf ihre Plättchen oder klicke mit der rechten Taste auf ein Plättchen, dann &lt;b&gt;Partie behalten&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The tiles of your box</source>
        <translation>Die Plättchen deiner Schachtel</translation>
    </message>
    <message>
        <source>The rulebooks print few costs and no roads, so most of them are reconstructed here. &lt;b&gt;Tiles of your box&lt;/b&gt;, in the Game menu and on the start page, lets you correct what your tiles show.</source>
        <translation>Die Regelhefte drucken wenige Kosten und keine Straßen ab, daher ist das meiste hier rekonstruiert. &lt;b&gt;Deine Plättchen&lt;/b&gt;, im Menü Partie und auf der Startseite, lässt dich verbessern, was auf deinen Plättchen steht.</translation>
    </message>
    <message>
        <source>Choose a tile, and click its edges to draw roads, or press the arrows. &lt;b&gt;1&lt;/b&gt;, &lt;b&gt;2&lt;/b&gt; and &lt;b&gt;3&lt;/b&gt; or a click add a resource to the cost, &lt;b&gt;4&lt;/b&gt;, &lt;b&gt;5&lt;/b&gt; and &lt;b&gt;6&lt;/b&gt; take one away. Terrain and building can be changed, too, if your box has other copies.</source>
        <translation>Wähle ein Plättchen und klicke auf seine Kanten, um Straßen zu zeichnen, oder drücke die Pfeiltasten. &lt;b&gt;1&lt;/b&gt;, &lt;b&gt;2&lt;/b&gt; und &lt;b&gt;3&lt;/b&gt; oder ein Klick erhöhen die Kosten um eine Ressource, &lt;b&gt;4&lt;/b&gt;, &lt;b&gt;5&lt;/b&gt; und &lt;b&gt;6&lt;/b&gt; nehmen eine weg. Auch Gelände und Gebäude lassen sich ändern, wenn deine Schachtel andere enthält.</translation>
    </message>
    <message>
        <source>Beside each fact stands where it comes from, and what the program has if yours differs. &lt;b&gt;Printed like this&lt;/b&gt; notes that a tile is right as it is shown, and goes on to the next one.</source>
        <translation>Bei jeder Angabe steht, woher sie kommt, und was das Programm hat, wenn deine abweicht. &lt;b&gt;So gedruckt&lt;/b&gt; hält fest, dass ein Plättchen stimmt, und geht zum nächsten.</translation>
    </message>
    <message>
        <source>Text, colours, motion and time</source>
        <translation>Schrift, Farben, Bewegung und Zeit</translation>
    </message>
    <message>
        <source>In the settings (&lt;b&gt;Ctrl+,&lt;/b&gt;) you can make all text up to twice as large. &lt;b&gt;+&lt;/b&gt; and &lt;b&gt;−&lt;/b&gt; zoom the landscape, &lt;b&gt;0&lt;/b&gt; shows all of it.</source>
        <translation>In den Einstellungen (&lt;b&gt;Strg+,&lt;/b&gt;) lässt sich alle Schrift bis auf das Doppelte vergrößern. &lt;b&gt;+&lt;/b&gt; und &lt;b&gt;−&lt;/b&gt; vergrößern und verkleinern die Landschaft, &lt;b&gt;0&lt;/b&gt; zeigt sie ganz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;High contrast&lt;/b&gt; is one of the themes in the settings.</source>
        <translation>&lt;b&gt;Hoher Kontrast&lt;/b&gt; ist eines der Erscheinungsbilder in den Einstellungen.</translation>
    </message>
    <message>
        <source>Nothing depends on colour alone: the heirs have a lily and an eagle, each terrain has its own pattern and icon, and troops differ in shape.</source>
        <translation>Nichts wird allein durch Farbe gezeigt: Die Erben haben Lilie und Adler, jedes Gelände hat ein eigenes Muster und Zeichen, und die Truppen unterscheiden sich in der Form.</translation>
    </message>
    <message>
        <source>Motion can be switched off, and any key skips it; a key that skips a turn being shown does nothing else. Whatever moves is also described in words.</source>
        <translation>Bewegung lässt sich abschalten, und jede Taste überspringt sie; eine Taste, die das Zeigen eines Zuges überspringt, tut sonst nichts. Was sich bewegt, wird auch in Worten gesagt.</translation>
    </message>
    <message>
        <source>There are no time limits. Leave a game whenever you like, and pick up later where you left off.</source>
        <translation>Nirgends gibt es eine Zeitgrenze. Verlass eine Partie, wann du willst: Sie geht dort weiter, wo du aufgehört hast.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>After a game, &lt;b&gt;Review&lt;/b&gt; at the end of the score sheet, among your games or in a replay says what each turn was worth. The curve shows how the game was likely to end after each turn; the band around it is the uncertainty. A disc or a square marks a mistake, and the list names the greatest first.</source>
        <translation>Nach einer Partie sagt &lt;b&gt;Analyse&lt;/b&gt; am Ende des Wertungsblocks, bei deinen Partien oder in einer Wiedergabe, was jeder Zug wert war. Die Kurve zeigt, wie die Partie nach jedem Zug voraussichtlich ausgegangen wäre; das Band darum ist die Unsicherheit. Eine Scheibe oder ein Quadrat bezeichnet einen Fehler, und die Liste nennt den größten zuerst.</translation>
    </message>
    <message>
        <source>Play the whole turn and end it. It is compared with ours: both are played on several times, with the hidden tiles in another order. A turn that is as good counts as solved.</source>
        <translation>Spiel den ganzen Zug und beende ihn. Er wird mit unserem verglichen: Beide werden mehrmals weitergespielt, mit den verdeckten Plättchen in anderer Reihenfolge. Ein gleich guter Zug gilt als Lösung.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+D&lt;/b&gt; shows our turn with all that differs, &lt;b&gt;Ctrl+Shift+B&lt;/b&gt; lets you try again, and &lt;b&gt;Ctrl+Right&lt;/b&gt; goes to the next position. &lt;b&gt;Ctrl+B&lt;/b&gt; leads back.</source>
        <translation>&lt;b&gt;Strg+D&lt;/b&gt; zeigt unseren Zug mit allen Unterschieden, mit &lt;b&gt;Strg+Umschalt+B&lt;/b&gt; versuchst du es noch einmal, und &lt;b&gt;Strg+Rechts&lt;/b&gt; führt zur nächsten Stellung. &lt;b&gt;Strg+B&lt;/b&gt; führt zurück.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;turn of the day&lt;/b&gt; is the same for everybody.</source>
        <translation>Der &lt;b&gt;Zug des Tages&lt;/b&gt; ist für alle derselbe.</translation>
    </message>
    <message>
        <source>Keyboard and screen reader</source>
        <translation>Mit Tastatur und Screenreader</translation>
    </message>
</context>
<context>
    <name>Rule book roads</name>
    <message>
        <source>What a road is</source>
        <comment>rules §5 Roads</comment>
        <translation>Was eine Straße ist</translation>
    </message>
    <message>
        <source>Some tiles carry road sections that run to their edges. Where the sections of two face-up buildings meet at a shared edge, they are joined.</source>
        <comment>rules §5 Roads</comment>
        <translation>Manche Plättchen tragen Straßenabschnitte, die bis an ihre Kanten laufen. Treffen sich die Abschnitte zweier aufgedeckter Gebäude an einer gemeinsamen Kante, sind sie verbunden.</translation>
    </message>
    <message>
        <source>All sections that are joined, directly or through others, form one road, whoever owns the buildings.</source>
        <comment>rules §5 Roads</comment>
        <translation>Alle Abschnitte, die direkt oder über andere verbunden sind, bilden eine Straße, egal, wem die Gebäude gehören.</translation>
    </message>
    <message>
        <source>Open terrain carries no road. Roads need not match when you build: a road may simply stop at an edge.</source>
        <comment>rules §5 Roads</comment>
        <translation>Offenes Gelände trägt keine Straße. Beim Bauen müssen Straßen nicht zueinander passen: Eine Straße darf an einer Kante einfach enden.</translation>
    </message>
    <message>
        <source>When a building is turned towards North, its road is turned with it.</source>
        <comment>rules §5 Roads</comment>
        <translation>Bei einem nach Norden gedrehten Gebäude ist auch die Straße gedreht.</translation>
    </message>
    <message>
        <source>Road A takes a bend on Blue&apos;s Quarry, whose picture is upside down: its top and right edges have become bottom and left. The road ends at the open terrain. On road A White owns {white} and Blue {blue}. White&apos;s points for roads: {points}.</source>
        <comment>rules §5 Roads</comment>
        <translation>Straße A macht einen Bogen auf dem Steinbruch von Blau, dessen Bild auf dem Kopf steht: Aus oben und rechts sind unten und links geworden. Am offenen Gelände endet sie. Gebäude an Straße A: Weiß {white}, Blau {blue}. Straßenwertung für Weiß: {points}.</translation>
    </message>
    <message>
        <source>Who scores a road</source>
        <comment>rules §5 Roads</comment>
        <translation>Wer für eine Straße Punkte bekommt</translation>
    </message>
    <message>
        <source>A road counts if it has buildings on at least two tiles.</source>
        <comment>rules §5 Roads</comment>
        <translation>Eine Straße zählt, wenn an ihr mindestens zwei Plättchen mit Gebäuden liegen.</translation>
    </message>
    <message>
        <source>The heir who owns more of the buildings on it scores the difference.</source>
        <comment>rules §5 Roads</comment>
        <translation>Der Erbe, dem mehr Gebäude an ihr gehören, bekommt die Differenz als Punkte.</translation>
    </message>
    <message>
        <source>If both own the same number, nobody scores.</source>
        <comment>rules §5 Roads</comment>
        <translation>Gehören beiden gleich viele, bekommt niemand Punkte.</translation>
    </message>
    <message>
        <source>Of the buildings on road A, White owns {white} and Blue {blue}: White scores the difference. White&apos;s points for roads: {points}.</source>
        <comment>rules §5 Roads</comment>
        <translation>Gebäude an Straße A: Weiß {white}, Blau {blue}. Weiß bekommt die Differenz. Straßenwertung für Weiß: {points}.</translation>
    </message>
    <message>
        <source>The road leaves the Pilgrimage Site and comes back to it, but the Site counts only once. Buildings on the road: White {white}, Blue {blue}. White&apos;s points for roads: {points}.</source>
        <comment>rules R9</comment>
        <translation>Die Straße verlässt die Pilgerstätte und kehrt zu ihr zurück; die Pilgerstätte zählt nur einmal. Gebäude an der Straße: Weiß {white}, Blau {blue}. Straßenwertung für Weiß: {points}.</translation>
    </message>
    <message>
        <source>On road A both own the same number: White {white}, Blue {blue}. Nobody scores. The road on the Market is on only one tile and does not count at all. White&apos;s points for roads: {points}.</source>
        <comment>rules §5 Roads</comment>
        <translation>An Straße A haben beide gleich viele Gebäude: Weiß {white}, Blau {blue}. Niemand bekommt Punkte. Die Straße am Markt liegt nur auf einem Plättchen und zählt gar nicht. Straßenwertung für Weiß: {points}.</translation>
    </message>
    <message>
        <source>The heirs may &lt;a href=&apos;setup/choices&apos;&gt;agree&lt;/a&gt; not to score roads. The Pilgrimage Site still counts its road.</source>
        <comment>rules §5</comment>
        <translation>Die Erben dürfen &lt;a href=&apos;setup/choices&apos;&gt;vereinbaren&lt;/a&gt;, Straßen nicht zu werten. Die Pilgerstätte zählt ihre Straße trotzdem.</translation>
    </message>
    <message>
        <source>Crossroads</source>
        <comment>rules §5 Roads</comment>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <source>A crossroads has four ends that do not meet in its middle. It joins none of them: it is the end of up to four different roads, and counts as a building on each.</source>
        <comment>rules §5 Roads</comment>
        <translation>Eine Kreuzung hat vier Enden, die sich in ihrer Mitte nicht treffen. Sie verbindet keine davon: Sie ist das Ende von bis zu vier verschiedenen Straßen und zählt an jeder als Gebäude.</translation>
    </message>
    <message>
        <source>All Pilgrimage Sites are crossroads, and so are a few other tiles.</source>
        <comment>rules §5 Roads</comment>
        <translation>Alle Pilgerstätten sind Kreuzungen, ein paar andere Plättchen ebenfalls.</translation>
    </message>
    <message>
        <source>Two roads end at White&apos;s Pilgrimage Site, and it belongs to both. On road A White owns {white_a} and Blue {blue_a}, on road B White {white_b} and Blue {blue_b}. White&apos;s points for roads: {points}.</source>
        <comment>rules §5 Roads</comment>
        <translation>An der Pilgerstätte von Weiß enden zwei Straßen, und sie gehört zu beiden. Gebäude an Straße A: Weiß {white_a}, Blau {blue_a}; an Straße B: Weiß {white_b}, Blau {blue_b}. Straßenwertung für Weiß: {points}.</translation>
    </message>
    <message>
        <source>Roads</source>
        <comment>rules §5 Roads</comment>
        <translation>Straßen</translation>
    </message>
</context>
<context>
    <name>Rule book rulings</name>
    <message>
        <source>Discarding</source>
        <comment>rules R1</comment>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>May an heir discard tiles at will, or only those over the hand limit?</source>
        <comment>rules R1</comment>
        <translation>Darf ein Erbe nach Belieben Plättchen abwerfen oder nur das, was über das Handkartenlimit hinausgeht?</translation>
    </message>
    <message>
        <source>Only those over three, at the end of the turn, and exactly that many. Nothing else may be discarded.</source>
        <comment>rules R1</comment>
        <translation>Abgeworfen wird nur am Ende des Zuges und nur, was über drei Plättchen hinausgeht, nicht mehr und nicht weniger. Sonst darf nichts abgeworfen werden.</translation>
    </message>
    <message>
        <source>No tile to take</source>
        <comment>rules R2</comment>
        <translation>Kein Plättchen in Reichweite</translation>
    </message>
    <message>
        <source>You must take a tile. What if there is none within reach?</source>
        <comment>rules R2</comment>
        <translation>Ein Plättchen zu nehmen ist Pflicht. Was gilt, wenn keins mehr in Reichweite liegt?</translation>
    </message>
    <message>
        <source>An heir with no tile within reach does not have to take one.</source>
        <comment>rules R2</comment>
        <translation>Wer kein Plättchen in Reichweite hat, muss auch keins nehmen.</translation>
    </message>
    <message>
        <source>Several discounts</source>
        <comment>rules R3</comment>
        <translation>Mehrere Rabatte</translation>
    </message>
    <message>
        <source>How can you use the discounts from several expansions?</source>
        <comment>rules R3</comment>
        <translation>Wie lassen sich Rabatte aus mehreren Erweiterungen nutzen?</translation>
    </message>
    <message>
        <source>You may use several on one build, or on different ones. A build uses only as many as it needs. Any left at the end of the turn are lost.</source>
        <comment>rules R3</comment>
        <translation>Mehrere Rabatte dürfen für einen Bau oder für verschiedene eingesetzt werden. Ein Bau verbraucht nur so viele, wie ihm Ressourcen fehlen. Was am Ende des Zuges übrig ist, verfällt.</translation>
    </message>
    <message>
        <source>What counts as a move</source>
        <comment>rules R4</comment>
        <translation>Was als Bewegung zählt</translation>
    </message>
    <message>
        <source>May a troop that has come from the reserve, or gone back to it, move again?</source>
        <comment>rules R4</comment>
        <translation>Darf eine Truppe, die aus der Reserve gekommen oder in sie zurückgekehrt ist, noch einmal bewegt werden?</translation>
    </message>
    <message>
        <source>A troop that was deployed or withdrawn this turn has moved. The two ordinary troops of an heir are alike, but each is marked separately. A troop that has moved counts for reach, access and adjacency like any other.</source>
        <comment>rules R4</comment>
        <translation>Eine Truppe, die in diesem Zug stationiert oder zurückgezogen wurde, gilt als bewegt. Die zwei normalen Truppen eines Erben sind gleich, doch für jede wird einzeln vermerkt, ob sie bewegt wurde. Eine bewegte Truppe zählt für Reichweite, Zugriff und Nachbarschaft wie jede andere.</translation>
    </message>
    <message>
        <source>The second tile of a Camp</source>
        <comment>rules R5</comment>
        <translation>Das zweite Plättchen eines Feldlagers</translation>
    </message>
    <message>
        <source>If you strike a Camp, must you take the second tile?</source>
        <comment>rules R5</comment>
        <translation>Muss man das zweite Plättchen nehmen, wenn man ein Feldlager abgebrochen hat?</translation>
    </message>
    <message>
        <source>No. But you can strike a Camp only while there is a tile in the royal reserve. When the turn ends, the shield shows the opponent&apos;s crown in any case. You may strike several Camps in a turn, each only while the shield shows the opponent&apos;s crown.</source>
        <comment>rules R5</comment>
        <translation>Nein. Ein Feldlager lässt sich aber nur abbrechen, solange ein Plättchen in der Königlichen Reserve liegt. Wenn der Zug endet, zeigt der Schild in jedem Fall die Krone des Gegners. In einem Zug dürfen mehrere Feldlager abgebrochen werden, jedes nur, solange der Schild die Krone des Gegners zeigt.</translation>
    </message>
    <message>
        <source>Destroying buildings</source>
        <comment>rules R6</comment>
        <translation>Gebäude zerstören</translation>
    </message>
    <message>
        <source>When exactly may Siege Towers destroy buildings, how many, and what happens to what is on them? The Polish and the German rules speak of the second tower, the Slovak rules do not say when.</source>
        <comment>rules R6</comment>
        <translation>Wann genau darf ein Belagerungsturm zerstören, wie viele Gebäude, und was wird aus dem, was darauf steht? Die polnischen und die deutschen Regeln sprechen vom zweiten Turm, die slowakischen nennen keinen Zeitpunkt.</translation>
    </message>
    <message>
        <source>Every tower from your second on may, when you build it. You decide for each building separately, right after the build and before any other action. Troops and treasures on it stay. A building placed later between two of your towers triggers nothing.</source>
        <comment>rules R6</comment>
        <translation>Jeder Turm ab deinem zweiten, und zwar beim Bau. Über jedes Gebäude entscheidest du einzeln, sofort nach dem Bau und vor jeder anderen Aktion. Truppen und Schätze darauf bleiben liegen. Ein Gebäude, das später zwischen zwei deiner Türme gelegt wird, löst nichts aus.</translation>
    </message>
    <message>
        <source>Your last building has become open terrain</source>
        <comment>rules R10</comment>
        <translation>Dein letztes Gebäude ist offenes Gelände geworden</translation>
    </message>
    <message>
        <source>Where does Henry place his tile if your last building has become open terrain?</source>
        <comment>rules R10</comment>
        <translation>Wohin legt Heinrich sein Plättchen, wenn dein letztes Gebäude zu offenem Gelände geworden ist?</translation>
    </message>
    <message>
        <source>Around its cell, as before. But open terrain has no roads, so rules A and B for &lt;a href=&apos;solo/place&apos;&gt;placing&lt;/a&gt; do not apply.</source>
        <comment>rules R10</comment>
        <translation>Weiterhin rund um dieses Feld. Aber offenes Gelände hat keine Straßen; die Regeln A und B für &lt;a href=&apos;solo/place&apos;&gt;das Legen&lt;/a&gt; entfallen also.</translation>
    </message>
    <message>
        <source>Henry and effects</source>
        <comment>rules R11</comment>
        <translation>Heinrich und Effekte</translation>
    </message>
    <message>
        <source>Does Henry use the effects of his buildings?</source>
        <comment>rules R11</comment>
        <translation>Nutzt Heinrich die Effekte seiner Gebäude?</translation>
    </message>
    <message>
        <source>No. Henry never uses optional effects: he strikes no Camps and destroys no buildings.</source>
        <comment>rules R11</comment>
        <translation>Nein. Heinrich nutzt nie freiwillige Effekte: Er bricht kein Feldlager ab und zerstört kein Gebäude.</translation>
    </message>
    <message>
        <source>Henry&apos;s equal buildings</source>
        <comment>rules R12</comment>
        <translation>Gleich gute Gebäude von Heinrich</translation>
    </message>
    <message>
        <source>Where Henry joins a road</source>
        <comment>rules R18</comment>
        <translation>Wo Heinrich an eine Straße anschließt</translation>
    </message>
    <message>
        <source>By rule A, Henry&apos;s tile joins a road of your last building. Could that also be at the far end of a longer road? The German rules say that the tile continues a road, which can be read that way.</source>
        <comment>rules R18</comment>
        <translation>Nach Regel A schließt Heinrichs Plättchen an eine Straße deines letzten Gebäudes an. Darf es das auch am anderen Ende einer längeren Straße? In den deutschen Regeln setzt das Plättchen eine Straße fort; das lässt sich so lesen.</translation>
    </message>
    <message>
        <source>No. It joins at an edge of that building, where one of its sections ends and a section of the new tile meets it.</source>
        <comment>rules R18</comment>
        <translation>Nein. Es schließt an einer Kante dieses Gebäudes an: Dort endet einer seiner Straßenabschnitte, und ein Straßenabschnitt des neuen Plättchens trifft darauf.</translation>
    </message>
    <message>
        <source>A supply that is empty from the start</source>
        <comment>rules R19</comment>
        <translation>Ein schon leerer Vorrat</translation>
    </message>
    <message>
        <source>In a position set up by hand, the supply may be empty although no refill has taken its last tile. When does the game end?</source>
        <comment>rules R19</comment>
        <translation>In einer von Hand erstellten Stellung kann der gemeinsame Vorrat leer sein, obwohl das letzte Plättchen nie beim Nachfüllen genommen wurde. Wann endet die Partie?</translation>
    </message>
    <message>
        <source>When the current turn is over, the end begins: each heir has one more turn.</source>
        <comment>rules R19</comment>
        <translation>Ist der laufende Zug zu Ende, beginnt die letzte Runde: Jeder Erbe hat noch einen Zug.</translation>
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
        <translation>Die polnischen, slowakischen und deutschen Spielregeln lassen einiges offen, und in manchem sind sie sich nicht einig. Dort musste dieses Programm sich entscheiden. Diese Festlegungen sind seine eigenen: An eurem Tisch dürft ihr etwas anderes vereinbaren.</translation>
    </message>
    <message>
        <source>What a ruling is</source>
        <comment>rules, introduction</comment>
        <translation>Was eine Festlegung ist</translation>
    </message>
    <message>
        <source>Rulings of this program</source>
        <comment>rules, introduction</comment>
        <translation>Festlegungen dieses Programms</translation>
    </message>
    <message>
        <source>What an Inn counts</source>
        <comment>rules R7</comment>
        <translation>Was eine Taverne zählt</translation>
    </message>
    <message>
        <source>Does an Inn count buildings or all tiles, and how far? The Polish rules speak of buildings, the Slovak and the German rules of tiles.</source>
        <comment>rules R7</comment>
        <translation>Zählt eine Taverne Gebäude oder alle Plättchen, und wie weit? Die polnischen Regeln sprechen von Gebäuden, die slowakischen und die deutschen von Plättchen.</translation>
    </message>
    <message>
        <source>It counts tiles of any kind, open terrain too: up to three on each side, at any distance. Gaps do not matter.</source>
        <comment>rules R7</comment>
        <translation>Sie zählt Plättchen jeder Art, auch offenes Gelände: auf jeder Seite bis zu drei, in beliebiger Entfernung. Lücken spielen keine Rolle.</translation>
    </message>
    <message>
        <source>Two Guilds of one craft</source>
        <comment>rules R8</comment>
        <translation>Zwei Gildenhäuser eines Handwerks</translation>
    </message>
    <message>
        <source>Does a second Guild of the same craft raise the points again?</source>
        <comment>rules R8</comment>
        <translation>Erhöht ein zweites Gildenhaus desselben Handwerks die Punkte noch einmal?</translation>
    </message>
    <message>
        <source>No. Two Guilds of one craft do not add up: a pair scores 4.</source>
        <comment>rules R8</comment>
        <translation>Nein. Zwei Gildenhäuser eines Handwerks wirken nicht doppelt: Ein Paar bringt 4 Punkte.</translation>
    </message>
    <message>
        <source>A road that touches a tile twice</source>
        <comment>rules R9</comment>
        <translation>Eine Straße, die ein Plättchen zweimal berührt</translation>
    </message>
    <message>
        <source>A road may come back to a tile that it has touched before. Does the tile count twice?</source>
        <comment>rules R9</comment>
        <translation>Eine Straße kann zu einem Plättchen zurückkehren, das sie schon berührt hat. Zählt es dann zweimal?</translation>
    </message>
    <message>
        <source>No, only once. See the &lt;a href=&apos;roads/crossroads&apos;&gt;example&lt;/a&gt;.</source>
        <comment>rules R9</comment>
        <translation>Nein, es zählt nur einmal. Siehe das &lt;a href=&apos;roads/crossroads&apos;&gt;Beispiel&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Which of Henry&apos;s buildings are doubled if several score the same?</source>
        <comment>rules R12</comment>
        <translation>Welche von Heinrichs Gebäuden werden verdoppelt, wenn mehrere gleich viele Punkte bringen?</translation>
    </message>
    <message>
        <source>Any of them: three are doubled, and the total is the same.</source>
        <comment>rules R12</comment>
        <translation>Ganz gleich welche: Drei werden verdoppelt, und bei gleichen Punkten ändert die Wahl nichts an der Summe.</translation>
    </message>
    <message>
        <source>One picture, two names</source>
        <comment>rules R13</comment>
        <translation>Ein Bild, zwei Namen</translation>
    </message>
    <message>
        <source>The second example of the rulebooks shows one picture with one cost. The Polish and the German text call it a Trading Post, the Slovak one a Cowshed.</source>
        <comment>rules R13</comment>
        <translation>Das zweite Beispiel der Spielregeln zeigt ein Bild mit bestimmten Kosten. Im polnischen und im deutschen Text ist es ein Handelsposten, im slowakischen ein Kuhstall.</translation>
    </message>
    <message>
        <source>Here both the Trading Post and the Cowshed have this cost.</source>
        <comment>rules R13</comment>
        <translation>Hier haben sowohl der Handelsposten als auch der Kuhstall diese Kosten.</translation>
    </message>
    <message>
        <source>Whose buildings a Bakery counts</source>
        <comment>rules R14</comment>
        <translation>Wessen Gebäude eine Bäckerei zählt</translation>
    </message>
    <message>
        <source>Bakery, Smithy and Lodge: the Slovak and the German rules speak of your own buildings; the Polish rules say nothing about it.</source>
        <comment>rules R14</comment>
        <translation>Bäckerei, Schmiede und Hütte: Die slowakischen und die deutschen Regeln sprechen von eigenen Gebäuden, die polnischen sagen dazu nichts.</translation>
    </message>
    <message>
        <source>Only your own buildings count.</source>
        <comment>rules R14</comment>
        <translation>Nur eigene Gebäude zählen.</translation>
    </message>
    <message>
        <source>Open terrain beside a workshop</source>
        <comment>rules R15</comment>
        <translation>Offenes Gelände neben einer Werkstatt</translation>
    </message>
    <message>
        <source>Basketry, Pottery and Cooperage: the Slovak and the German rules count open terrain; the Polish rules say nothing about it.</source>
        <comment>rules R15</comment>
        <translation>Korbflechterei, Töpferei und Böttcherei: Die slowakischen und die deutschen Regeln zählen offenes Gelände mit, die polnischen sagen dazu nichts.</translation>
    </message>
    <message>
        <source>Open terrain counts.</source>
        <comment>rules R15</comment>
        <translation>Offenes Gelände zählt mit.</translation>
    </message>
    <message>
        <source>How far a Garrison counts</source>
        <comment>rules R16</comment>
        <translation>Wie weit eine Garnison zählt</translation>
    </message>
    <message>
        <source>All three rulebooks count the Watchtowers of either heir on the diagonals. How far away may they be? The German rules do not say.</source>
        <comment>rules R16</comment>
        <translation>Alle drei Spielregeln zählen die Wachtürme beider Erben auf den Diagonalen. Wie weit weg dürfen sie liegen? Die deutschen Regeln sagen es nicht.</translation>
    </message>
    <message>
        <source>At any distance. Gaps do not matter either.</source>
        <comment>rules R16</comment>
        <translation>Beliebig weit. Auch Lücken spielen keine Rolle.</translation>
    </message>
    <message>
        <source>The colours of an example</source>
        <comment>rules R17</comment>
        <translation>Die Farben eines Beispiels</translation>
    </message>
    <message>
        <source>In the fifth example of the rulebooks, the German text swaps the colours of road B.</source>
        <comment>rules R17</comment>
        <translation>Im fünften Beispiel der Spielregeln vertauscht der deutsche Text die Farben von Straße B.</translation>
    </message>
    <message>
        <source>The Polish and the Slovak text apply: two of Blue&apos;s buildings and one of White&apos;s, so Blue scores 1.</source>
        <comment>rules R17</comment>
        <translation>Es gelten der polnische und der slowakische Text: zwei Gebäude von Blau und eins von Weiß, also bekommt Blau 1 Punkt.</translation>
    </message>
</context>
<context>
    <name>Rule book setup</name>
    <message>
        <source>Roads, neighbours and long rows. Good for a first game.</source>
        <comment>rules §2</comment>
        <translation>Straßen, Nachbarn und lange Reihen. Gut für die erste Partie.</translation>
    </message>
    <message>
        <source>Large areas of one terrain, and many buildings on it. Good for a first game.</source>
        <comment>rules §2</comment>
        <translation>Große Gebiete eines Geländes und viele Gebäude darauf. Gut für die erste Partie.</translation>
    </message>
    <message>
        <source>Buildings that give resources, and others that profit from them. Good for a first game.</source>
        <comment>rules §2</comment>
        <translation>Gebäude, die Ressourcen geben, und andere, die davon profitieren. Gut für die erste Partie.</translation>
    </message>
    <message>
        <source>Siege Towers that tear down what the other heir has built.</source>
        <comment>rules §4</comment>
        <translation>Belagerungstürme, die niederreißen, was der andere Erbe gebaut hat.</translation>
    </message>
    <message>
        <source>Towers that count along rows and columns, and garrisons that count along diagonals.</source>
        <comment>rules §5</comment>
        <translation>Türme, die in Reihen und Spalten zählen, und Garnisonen, die auf den Diagonalen zählen.</translation>
    </message>
    <message>
        <source>Workshops that need pairs of terrains beside them, and guilds that make them worth more.</source>
        <comment>rules §5</comment>
        <translation>Werkstätten, die Paare verschiedener Gelände neben sich brauchen, und Gildenhäuser, die ihren Wert steigern.</translation>
    </message>
    <message>
        <source>Setting up for two</source>
        <comment>rules §2</comment>
        <translation>Vorbereitung zu zweit</translation>
    </message>
    <message>
        <source>Each heir chooses a colour. Choose three of the six &lt;a href=&apos;setup/sets&apos;&gt;sets&lt;/a&gt; and shuffle their 27 tiles face down: this is the supply.</source>
        <comment>rules §2</comment>
        <translation>Jeder Erbe wählt eine Farbe. Wählt drei der sechs &lt;a href=&apos;setup/sets&apos;&gt;Sets&lt;/a&gt; und mischt ihre 27 Plättchen verdeckt: Das ist der gemeinsame Vorrat.</translation>
    </message>
    <message>
        <source>Toss the royal shield like a coin. The heir whose crown it shows &lt;b&gt;goes first&lt;/b&gt;.</source>
        <comment>rules §2</comment>
        <translation>Werft den Königlichen Schild wie eine Münze. Der Erbe, dessen Krone er zeigt, &lt;b&gt;beginnt&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Lay out the royal reserve, a ring of seven places. Put the shield on one of them, and the top six tiles of the supply, face up, on the others.</source>
        <comment>rules §2</comment>
        <translation>Legt die Königliche Reserve aus, einen Ring mit sieben Plätzen. Auf einen kommt der Schild, auf die anderen aufgedeckt die obersten sechs Plättchen des gemeinsamen Vorrats.</translation>
    </message>
    <message>
        <source>The four ordinary troops, two of each heir, stand inside the ring.</source>
        <comment>rules §2</comment>
        <translation>Die vier normalen Truppen, zwei von jedem Erben, stehen innerhalb des Rings.</translation>
    </message>
    <message>
        <source>Put the next tile face down in the middle of the table. This starting tile is open terrain, and both retinues stand on it.</source>
        <comment>rules §2</comment>
        <translation>Das nächste Plättchen kommt verdeckt in die Mitte des Tisches. Dieses Startplättchen ist offenes Gelände, und beide Gefolgetruppen stehen darauf.</translation>
    </message>
    <message>
        <source>Twenty tiles are left in the supply. This is the only time in the game that two troops share a tile.</source>
        <comment>rules §2</comment>
        <translation>Im gemeinsamen Vorrat bleiben zwanzig Plättchen. Nur jetzt stehen zwei Truppen auf demselben Plättchen.</translation>
    </message>
    <message>
        <source>The program does all this when you start a new game. The order of the tiles comes from a seed: the same seed and the same options always give the same game.</source>
        <comment>rules §2</comment>
        <translation>All das erledigt das Programm, wenn du eine neue Partie beginnst. Die Reihenfolge der Plättchen folgt aus einem Startwert: Gleicher Startwert und gleiche Auswahl ergeben immer dieselbe Partie.</translation>
    </message>
    <message>
        <source>The six sets</source>
        <comment>rules §2</comment>
        <translation>Die sechs Sets</translation>
    </message>
    <message>
        <source>You can play with any three sets. For your first game, take Travel, Land &amp;amp; Industry and Trade &amp;amp; Church, and do not score roads.</source>
        <comment>rules §2</comment>
        <translation>Drei beliebige Sets ergeben eine Partie. Nehmt für die erste Reise, Land &amp;amp; Industrie und Handel &amp;amp; Kirche, und wertet keine Straßen.</translation>
    </message>
    <message>
        <source>Symbol</source>
        <comment>rules §1</comment>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>rules §1</comment>
        <translation>Set</translation>
    </message>
    <message>
        <source>Buildings</source>
        <comment>rules §1</comment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>What it is about</source>
        <comment>rules §2</comment>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>What the heirs agree on</source>
        <comment>rules §2</comment>
        <translation>Was die Erben vereinbaren</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sets.&lt;/b&gt; Which three, chosen or drawn at random.</source>
        <comment>rules §2</comment>
        <translation>&lt;b&gt;Sets.&lt;/b&gt; Welche drei, gewählt oder ausgelost.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Roads.&lt;/b&gt; Whether &lt;a href=&apos;roads/score&apos;&gt;roads are scored&lt;/a&gt;. The printed rules advise against it in a first game.</source>
        <comment>rules §2</comment>
        <translation>&lt;b&gt;Straßen.&lt;/b&gt; Ob &lt;a href=&apos;roads/score&apos;&gt;Straßen gewertet werden&lt;/a&gt;. Die gedruckten Regeln empfehlen, sie in der ersten Partie wegzulassen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Seats.&lt;/b&gt; Who plays South, and so sees the table the right way up.</source>
        <comment>rules §2</comment>
        <translation>&lt;b&gt;Plätze.&lt;/b&gt; Wer im Süden sitzt und für wen die Landschaft also richtig herum liegt.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <comment>rules §2</comment>
        <translation>Vorbereitung</translation>
    </message>
</context>
<context>
    <name>Rule book solo</name>
    <message>
        <source>Henry takes a tile</source>
        <comment>rules §7.1</comment>
        <translation>Heinrich nimmt ein Plättchen</translation>
    </message>
    <message>
        <source>Henry&apos;s reach has no limit. Look at the terrain of the top tile of the supply: he takes the first tile clockwise from the shield that has this terrain.</source>
        <comment>rules §7.1</comment>
        <translation>Heinrichs Reichweite ist unbegrenzt. Sieh dir das Gelände des obersten Plättchens im gemeinsamen Vorrat an: Er nimmt im Uhrzeigersinn vom Schild aus das erste Plättchen mit diesem Gelände.</translation>
    </message>
    <message>
        <source>If no tile has it, or the supply is empty, he takes the first tile.</source>
        <comment>rules §7.1</comment>
        <translation>Gibt es kein solches oder ist der gemeinsame Vorrat leer, nimmt er das erste Plättchen.</translation>
    </message>
    <message>
        <source>The shield moves and its old place is refilled as usual. This refill, too, can begin the &lt;a href=&apos;end/last-round&apos;&gt;last round&lt;/a&gt;.</source>
        <comment>rules §7.1</comment>
        <translation>Der Schild zieht um, und sein alter Platz wird wie gewohnt nachgefüllt. Auch dabei kann die &lt;a href=&apos;end/last-round&apos;&gt;letzte Runde&lt;/a&gt; beginnen.</translation>
    </message>
    <message>
        <source>The top tile of the supply is wood. Clockwise from the shield, the first tile of wood is the one that Henry takes: {tile}.</source>
        <comment>rules §7.1</comment>
        <translation>Oben auf dem gemeinsamen Vorrat liegt eine Wiese. Im Uhrzeigersinn vom Schild aus nimmt Heinrich die erste Wiese: {tile}.</translation>
    </message>
    <message>
        <source>Where Henry places it</source>
        <comment>rules §7.2</comment>
        <translation>Wohin Heinrich es legt</translation>
    </message>
    <message>
        <source>Henry places the tile as his own building, upside down, and pays nothing. It goes around the building you built &lt;i&gt;last&lt;/i&gt;, which the scaffold marks, or around the starting tile if you have not built yet.</source>
        <comment>rules §7.2</comment>
        <translation>Heinrich legt das Plättchen als sein eigenes Gebäude, auf den Kopf gedreht, und zahlt nichts. Er legt es auf ein Feld rund um das Gebäude, das du &lt;i&gt;zuletzt&lt;/i&gt; gebaut hast; dort steht das Baugerüst. Solange du noch keins gebaut hast, legt er es rund um das Startplättchen.</translation>
    </message>
    <message>
        <source>He checks the eight cells around it clockwise from the top: N, NE, E, SE, S, SW, W, NW. The first of these rules that fits an empty cell decides, and he takes the first cell that it fits:</source>
        <comment>rules §7.2</comment>
        <translation>Er geht die acht Felder ringsum von oben im Uhrzeigersinn durch: N, NO, O, SO, S, SW, W, NW. Die erste dieser Regeln, zu der es ein freies Feld gibt, entscheidet, und er nimmt das erste passende Feld:</translation>
    </message>
    <message>
        <source>&lt;b&gt;A.&lt;/b&gt; His tile joins a road of that building there. If there is no such cell:</source>
        <comment>rules §7.2 A</comment>
        <translation>&lt;b&gt;A.&lt;/b&gt; Sein Plättchen schließt dort an eine Straße dieses Gebäudes an. Gibt es kein solches Feld:</translation>
    </message>
    <message>
        <source>&lt;b&gt;B.&lt;/b&gt; A road of that building ends there, so his tile blocks it. If there is no such cell:</source>
        <comment>rules §7.2 B</comment>
        <translation>&lt;b&gt;B.&lt;/b&gt; Eine Straße dieses Gebäudes endet dort, und sein Plättchen versperrt sie. Gibt es kein solches Feld:</translation>
    </message>
    <message>
        <source>&lt;b&gt;C.&lt;/b&gt; Any empty cell. If there is none:</source>
        <comment>rules §7.2 C</comment>
        <translation>&lt;b&gt;C.&lt;/b&gt; Irgendein freies Feld. Gibt es keins:</translation>
    </message>
    <message>
        <source>&lt;b&gt;D.&lt;/b&gt; The tile leaves the game, and Henry&apos;s turn ends.</source>
        <comment>rules §7.2 D</comment>
        <translation>&lt;b&gt;D.&lt;/b&gt; Das Plättchen kommt aus dem Spiel, und Heinrichs Zug endet.</translation>
    </message>
    <message>
        <source>Henry&apos;s tile: {tile}. On {cell}, its road can join your Inn&apos;s, so rule {rule} applies. Cells he checked: {tries}. A treasure and the wheat troop follow.</source>
        <comment>rules §7.2 A</comment>
        <translation>Heinrichs Plättchen: {tile}. Auf dem Feld {cell} kann seine Straße an die deiner Taverne anschließen, also gilt Regel {rule}. Geprüfte Felder: {tries}. Ein Schatz und die Truppe mit dem X für Getreide folgen.</translation>
    </message>
    <message>
        <source>Henry&apos;s tile: {tile}. It has no road that could join yours. The first empty cell at an end of your road is {cell}, and there he blocks it: rule {rule}.</source>
        <comment>rules §7.2 B</comment>
        <translation>Heinrichs Plättchen: {tile}. Es hat keine Straße, die an deine anschließen könnte. Das erste freie Feld an einem Ende deiner Straße ist {cell}, und dort versperrt er sie: Regel {rule}.</translation>
    </message>
    <message>
        <source>Your last building has no road, so the first empty cell will do: {cell}, by rule {rule}. Cells he checked: {tries}.</source>
        <comment>rules §7.2 C</comment>
        <translation>Dein letztes Gebäude hat keine Straße, also genügt das erste freie Feld: {cell}, nach Regel {rule}. Geprüfte Felder: {tries}.</translation>
    </message>
    <message>
        <source>All eight cells around your last building are taken. Henry&apos;s tile leaves the game: {tile}. Build where Henry can hurt you least!</source>
        <comment>rules §7.2 D</comment>
        <translation>Alle acht Felder um dein letztes Gebäude sind belegt. Heinrichs Plättchen kommt aus dem Spiel: {tile}. Baue dort, wo dir Heinrich am wenigsten schaden kann!</translation>
    </message>
    <message>
        <source>The program shows each of Henry&apos;s steps, and the chronicle names the rule that decided it.</source>
        <comment>rules §7.2</comment>
        <translation>Das Programm zeigt jeden von Heinrichs Schritten, und die Chronik nennt die Regel, die den Ausschlag gab.</translation>
    </message>
    <message>
        <source>Setting up against Henry</source>
        <comment>rules §7</comment>
        <translation>Vorbereitung gegen Heinrich</translation>
    </message>
    <message>
        <source>Henry is a simulated opponent. He makes no decisions: each of his steps follows from a rule, so you can plan around him.</source>
        <comment>rules §7</comment>
        <translation>Heinrich ist ein simulierter Gegner. Er entscheidet nichts: Jeder seiner Schritte folgt aus einer Regel, du kannst also mit ihm rechnen.</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;setup/duel&apos;&gt;Set up&lt;/a&gt; as for two. Choose your colour; Henry gets the other one. You are South, and you go first.</source>
        <comment>rules §7</comment>
        <translation>&lt;a href=&apos;setup/duel&apos;&gt;Vorbereitung&lt;/a&gt; wie zu zweit. Wähle deine Farbe; Heinrich bekommt die andere. Du sitzt im Süden und beginnst.</translation>
    </message>
    <message>
        <source>Only your own retinue stands on the starting tile. Henry&apos;s three troops lie to one side, crosses up; none of them is in the royal reserve.</source>
        <comment>rules §7</comment>
        <translation>Auf dem Startplättchen steht nur deine eigene Gefolgetruppe. Heinrichs drei Truppen liegen daneben, mit dem X nach oben; in der Königlichen Reserve ist keine von ihnen.</translation>
    </message>
    <message>
        <source>Shuffle the ten treasures face down, and remove some of them without looking:</source>
        <comment>rules §7</comment>
        <translation>Mische die zehn Schätze verdeckt und entferne einige davon ungesehen:</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>rules §7</comment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>rules §7</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Treasures removed</source>
        <comment>rules §7</comment>
        <translation>Entfernte Schätze</translation>
    </message>
    <message>
        <source>Roads are always scored against Henry.</source>
        <comment>rules §7</comment>
        <translation>Gegen Heinrich werden Straßen immer gewertet.</translation>
    </message>
    <message>
        <source>You play by the rules of the game for two. When your turn ends, Henry does four things: he &lt;a href=&apos;solo/take&apos;&gt;takes&lt;/a&gt; a tile, &lt;a href=&apos;solo/place&apos;&gt;places&lt;/a&gt; it, adds a &lt;a href=&apos;solo/treasures&apos;&gt;treasure&lt;/a&gt; and then moves a &lt;a href=&apos;solo/troop&apos;&gt;troop&lt;/a&gt; there.</source>
        <comment>rules §7</comment>
        <translation>Du spielst nach den Regeln für zwei. Endet dein Zug, tut Heinrich viererlei: Er &lt;a href=&apos;solo/take&apos;&gt;nimmt&lt;/a&gt; ein Plättchen, &lt;a href=&apos;solo/place&apos;&gt;legt&lt;/a&gt; es, bringt einen &lt;a href=&apos;solo/treasures&apos;&gt;Schatz&lt;/a&gt; und dann eine &lt;a href=&apos;solo/troop&apos;&gt;Truppe&lt;/a&gt; darauf.</translation>
    </message>
    <message>
        <source>Treasures</source>
        <comment>rules §7 Treasures</comment>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>When Henry has placed his tile, the top treasure of the pile, if there is one, goes on it face up, turned towards you.</source>
        <comment>rules §7.3</comment>
        <translation>Hat Heinrich sein Plättchen gelegt, kommt der oberste Schatz des Schatzhaufens, falls noch einer da ist, aufgedeckt und zu dir gedreht darauf.</translation>
    </message>
    <message>
        <source>A treasure in the landscape is removed as soon as its condition is met, even right when it is placed, and no matter who laid the tiles:</source>
        <comment>rules §7 Treasures</comment>
        <translation>Ein Schatz in der Landschaft wird entfernt, sobald seine Bedingung erfüllt ist, auch sofort beim Hinlegen und egal, wer die Plättchen gelegt hat:</translation>
    </message>
    <message>
        <source>Treasure</source>
        <comment>rules §7 Treasures</comment>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>It is removed when</source>
        <comment>rules §7 Treasures</comment>
        <translation>Er wird entfernt, wenn</translation>
    </message>
    <message>
        <source>&lt;b&gt;Column&lt;/b&gt; (in the printed rules: vertical): at least two tiles of the terrain shown lie in its column, at any distance. Its own tile does not count.</source>
        <comment>rules §7 Treasures</comment>
        <translation>&lt;b&gt;Spalte&lt;/b&gt; (in den gedruckten Regeln: vertikal): in seiner Spalte mindestens zwei Plättchen des gezeigten Geländes liegen, egal wie weit weg. Sein eigenes Plättchen zählt nicht.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Row&lt;/b&gt; (in the printed rules: horizontal): the same in its row.</source>
        <comment>rules §7 Treasures</comment>
        <translation>&lt;b&gt;Reihe&lt;/b&gt; (in den gedruckten Regeln: horizontal): dasselbe für seine Reihe gilt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Formation:&lt;/b&gt; tiles of any kind lie on both neighbouring cells that it shows.</source>
        <comment>rules §7 Treasures</comment>
        <translation>&lt;b&gt;Anordnung:&lt;/b&gt; auf beiden Nachbarfeldern, die er zeigt, Plättchen beliebiger Art liegen.</translation>
    </message>
    <message>
        <source>The treasure on Henry&apos;s Market, “{treasure}”, needs two wheat tiles in its row. You build the Inn, and it is removed. Treasures left: {left}. Each of them would score for Henry.</source>
        <comment>rules §7 Treasures</comment>
        <translation>Der Schatz auf Heinrichs Markt, „{treasure}“, verlangt zwei Äcker in seiner Reihe. Du baust die Taverne, und er ist weg. Noch übrige Schätze: {left}. Jeder davon brächte Heinrich Punkte.</translation>
    </message>
    <message>
        <source>Henry&apos;s troops</source>
        <comment>rules §7.4</comment>
        <translation>Heinrichs Truppen</translation>
    </message>
    <message>
        <source>Each of Henry&apos;s troops shows a cross in the colour of one terrain. The one whose cross matches the terrain of the tile just placed moves onto it.</source>
        <comment>rules §7.4</comment>
        <translation>Jede von Heinrichs Truppen zeigt ein X in der Farbe eines Geländes. Auf das gerade gelegte Plättchen kommt die Truppe, deren X zu seinem Gelände passt.</translation>
    </message>
    <message>
        <source>It blocks the tile for your troops, but it doubles nothing.</source>
        <comment>rules §7.4</comment>
        <translation>Sie blockiert das Plättchen für deine Truppen, verdoppelt aber nichts.</translation>
    </message>
    <message>
        <source>Troop</source>
        <comment>rules §7.4</comment>
        <translation>Truppe</translation>
    </message>
    <message>
        <source>It moves onto his new tile of</source>
        <comment>rules §7.4</comment>
        <translation>Sie kommt auf sein neues Plättchen mit</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>rules §7.4</comment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>wheat</source>
        <comment>rules §7.4</comment>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>stone</source>
        <comment>rules §7.4</comment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Scoring against Henry</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Wertung gegen Heinrich</translation>
    </message>
    <message>
        <source>You score &lt;a href=&apos;end/scoring&apos;&gt;as usual&lt;/a&gt;.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Du wertest &lt;a href=&apos;end/scoring&apos;&gt;wie gewohnt&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Henry scores his buildings as usual, but his troops are ignored. Instead, his three best buildings are doubled.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Heinrich wertet seine Gebäude wie gewohnt, seine Truppen bleiben aber außer Acht. Stattdessen werden seine drei Gebäude mit den meisten Punkten verdoppelt.</translation>
    </message>
    <message>
        <source>Roads are scored as usual, his and yours.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Straßen werden wie gewohnt gewertet, seine und deine.</translation>
    </message>
    <message>
        <source>Henry scores 5 for each treasure still on the pile or in the landscape.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Heinrich bekommt 5 Punkte für jeden Schatz, der noch im Schatzhaufen oder in der Landschaft liegt.</translation>
    </message>
    <message>
        <source>You win if you have &lt;i&gt;more&lt;/i&gt; points than Henry. A draw means you lose.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Du gewinnst, wenn du &lt;i&gt;mehr&lt;/i&gt; Siegpunkte hast als Heinrich. Bei Gleichstand hast du verloren.</translation>
    </message>
    <message>
        <source>Three of Henry&apos;s four buildings are doubled; the one that scores least is not. His buildings score {buildings}, and his treasures another {treasures}. Henry: {henry}. You: {you}.</source>
        <comment>rules §7 Solo scoring</comment>
        <translation>Drei von Heinrichs vier Gebäuden werden verdoppelt, das mit den wenigsten Punkten nicht. Punkte für Gebäude: {buildings}, dazu für Schätze: {treasures}. Heinrich: {henry}. Du: {you}.</translation>
    </message>
    <message>
        <source>Alone against Henry</source>
        <comment>rules §7</comment>
        <translation>Allein gegen Heinrich</translation>
    </message>
</context>
<context>
    <name>Rule book sources</name>
    <message>
        <source>Where the tiles come from</source>
        <comment>rules §1</comment>
        <translation>Woher die Plättchen stammen</translation>
    </message>
    <message>
        <source>The printed rules name the sets, the buildings and their effects, but they show only some of the costs, and no roads. The rest is a &lt;b&gt;reconstruction&lt;/b&gt;, made to fit what they show.</source>
        <comment>rules §1</comment>
        <translation>Die gedruckten Regeln nennen die Sets, die Gebäude und ihre Effekte, zeigen aber nur einige der Kosten und keine Straßen. Was sie nicht zeigen, ist eine &lt;b&gt;Rekonstruktion&lt;/b&gt;, die zum Übrigen passt.</translation>
    </message>
    <message>
        <source>From the printed rules</source>
        <comment>rules §1</comment>
        <translation>Aus den gedruckten Regeln</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <comment>rules §1</comment>
        <translation>Rekonstruiert</translation>
    </message>
    <message>
        <source>the six sets and what each building does</source>
        <comment>rules §1</comment>
        <translation>die sechs Sets und was jedes Gebäude bewirkt</translation>
    </message>
    <message>
        <source>how many tiles there are of each building, and on which terrain; here each set has three of each terrain</source>
        <comment>rules §1</comment>
        <translation>wie viele Plättchen es von jedem Gebäude gibt und auf welchem Gelände; hier hat jedes Set drei von jedem Gelände</translation>
    </message>
    <message>
        <source>some of the costs</source>
        <comment>rules §1</comment>
        <translation>einige der Kosten</translation>
    </message>
    <message>
        <source>the costs that no rulebook shows</source>
        <comment>rules §1</comment>
        <translation>die Kosten, die keine Spielregel zeigt</translation>
    </message>
    <message>
        <source>the four road ends of a Pilgrimage Site</source>
        <comment>rules §1</comment>
        <translation>die vier Straßenenden einer Pilgerstätte</translation>
    </message>
    <message>
        <source>all other roads</source>
        <comment>rules §1</comment>
        <translation>alle anderen Straßen</translation>
    </message>
    <message>
        <source>the three kinds of treasures</source>
        <comment>rules §7</comment>
        <translation>die drei Arten von Schätzen</translation>
    </message>
    <message>
        <source>what the ten treasures show</source>
        <comment>rules §1</comment>
        <translation>was die zehn Schätze zeigen</translation>
    </message>
    <message>
        <source>The section on each &lt;a href=&apos;buildings/overview&apos;&gt;building&lt;/a&gt; shows its tiles, and under each whether its cost was printed or reconstructed.</source>
        <comment>rules §1</comment>
        <translation>Im Abschnitt jedes &lt;a href=&apos;buildings/overview&apos;&gt;Gebäudes&lt;/a&gt; siehst du seine Plättchen und unter jedem, ob seine Kosten gedruckt oder rekonstruiert sind.</translation>
    </message>
    <message>
        <source>If you own the board game</source>
        <comment>rules §1</comment>
        <translation>Wenn du das Spiel besitzt</translation>
    </message>
    <message>
        <source>If you own the board game, you can correct what the reconstruction got wrong. All facts about the tiles are in one readable file, the catalogue.</source>
        <comment>rules §1</comment>
        <translation>Wer das Spiel besitzt, kann berichtigen, was die Rekonstruktion nicht getroffen hat. Alle Angaben zu den Plättchen stehen in einer lesbaren Datei, dem Katalog.</translation>
    </message>
    <message>
        <source>Copy the catalogue that comes with the program: {installed}</source>
        <comment>rules §1</comment>
        <translation>Kopiere den Katalog, der mit dem Programm kommt: {installed}</translation>
    </message>
    <message>
        <source>to your own data folder, under this name: {own}</source>
        <comment>rules §1</comment>
        <translation>in den Ordner deiner eigenen Daten, unter diesem Namen: {own}</translation>
    </message>
    <message>
        <source>Correct costs, terrains and roads with a text editor. A road section is written as the edges it joins: N, E, S, W. You may mark a fact as yours with the source “owner”.</source>
        <comment>rules §1</comment>
        <translation>Berichtige Kosten, Gelände und Straßen mit einem Texteditor. Einen Straßenabschnitt schreibst du als die Kanten, die er verbindet: N, E, S, W (E ist Osten). Eine Angabe von dir kannst du mit der Quelle „owner“ kennzeichnen.</translation>
    </message>
    <message>
        <source>Restart the program. It checks your whole catalogue; if something is wrong, it says what and uses the built-in one.</source>
        <comment>rules §1</comment>
        <translation>Starte das Programm neu. Es prüft deinen Katalog als Ganzes; stimmt etwas nicht, sagt es dir, was es ist, und verwendet den eingebauten.</translation>
    </message>
    <message>
        <source>Saved games remember the tiles they were played with, so old games do not change. The examples of this book always use the catalogue that comes with the program.</source>
        <comment>rules §1</comment>
        <translation>Gespeicherte Partien merken sich die Plättchen, mit denen sie gespielt wurden; alte Partien bleiben also, wie sie waren. Die Beispiele dieses Buchs verwenden immer den mitgelieferten Katalog.</translation>
    </message>
    <message>
        <source>Where the editions differ</source>
        <comment>rules, introduction</comment>
        <translation>Wo sich die Ausgaben unterscheiden</translation>
    </message>
    <message>
        <source>This book is based on the Polish, the Slovak and the German rules of 2022. They describe the same game, but not always in the same words. This is where they differ:</source>
        <comment>rules, introduction</comment>
        <translation>Dieses Buch entstand nach den polnischen, slowakischen und deutschen Regeln von 2022. Sie beschreiben dasselbe Spiel, aber nicht immer mit denselben Worten. Wo sie sich unterscheiden:</translation>
    </message>
    <message>
        <source>The buildings in other languages</source>
        <comment>rules §5</comment>
        <translation>Die Gebäude in anderen Sprachen</translation>
    </message>
    <message>
        <source>What the printed rules call the buildings, if your copy is in another language:</source>
        <comment>rules §5</comment>
        <translation>So heißen die Gebäude in den gedruckten Regeln – für alle, die das Spiel in einer anderen Sprache haben:</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>rules §5</comment>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Sources and editions</source>
        <comment>rules §1</comment>
        <translation>Quellen und Ausgaben</translation>
    </message>
</context>
<context>
    <name>Rule book start</name>
    <message>
        <source>The game in a minute</source>
        <comment>rules, introduction</comment>
        <translation>Das Spiel in einer Minute</translation>
    </message>
    <message>
        <source>Two heirs, White and Blue, build one landscape together. Their buildings stand in it side by side, but each heir scores only their own.</source>
        <comment>rules, introduction</comment>
        <translation>Zwei Erben, Weiß und Blau, legen gemeinsam eine Landschaft aus. Alles, was sie bauen, steht darin Seite an Seite, doch jeder wertet nur, was ihm gehört.</translation>
    </message>
    <message>
        <source>On your turn you &lt;a href=&apos;turn/take&apos;&gt;take&lt;/a&gt; one tile from the royal reserve, &lt;a href=&apos;turn/build&apos;&gt;build&lt;/a&gt; or &lt;a href=&apos;turn/expand&apos;&gt;expand&lt;/a&gt; with tiles from your hand as often as you can, and &lt;a href=&apos;turn/move&apos;&gt;move&lt;/a&gt; your troops. You do all this in any order.</source>
        <comment>rules §3</comment>
        <translation>In deinem Zug &lt;a href=&apos;turn/take&apos;&gt;nimmst&lt;/a&gt; du ein Plättchen aus der Königlichen Reserve, &lt;a href=&apos;turn/build&apos;&gt;baust&lt;/a&gt; oder &lt;a href=&apos;turn/expand&apos;&gt;erweiterst&lt;/a&gt; mit Plättchen aus deiner Hand, so oft du kannst, und &lt;a href=&apos;turn/move&apos;&gt;bewegst&lt;/a&gt; deine Truppen. All das tust du in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>You never spend anything. You have a resource as long as one of your troops stands on a tile that gives it, such a tile lies within your &lt;a href=&apos;turn/reach&apos;&gt;reach&lt;/a&gt;, or one of your buildings gives it.</source>
        <comment>rules §3 B.1</comment>
        <translation>Ausgegeben wird nie etwas. Eine Ressource zählt für dich, solange eine deiner Truppen auf einem Plättchen steht, das sie gibt, ein solches in deiner &lt;a href=&apos;turn/reach&apos;&gt;Reichweite&lt;/a&gt; liegt oder eines deiner Gebäude sie gibt.</translation>
    </message>
    <message>
        <source>So your three troops are the heart of the game. Where they stand decides what you can do:</source>
        <comment>rules §3</comment>
        <translation>Deine drei Truppen sind also das Herz des Spiels. Wo jede von ihnen steht, entscheidet, was du tun kannst:</translation>
    </message>
    <message>
        <source>In the landscape, a troop lets you place tiles on the cells around it and gives the resource of the tile under it.</source>
        <comment>rules §3 B.1</comment>
        <translation>In der Landschaft öffnet eine Truppe die Felder ringsum für deine Plättchen und gibt die Ressource des Plättchens unter ihr.</translation>
    </message>
    <message>
        <source>In the royal reserve, a troop extends your reach: more tiles to choose from, and more resources.</source>
        <comment>rules §3 Reach</comment>
        <translation>In der Königlichen Reserve vergrößert eine Truppe deine Reichweite: mehr Plättchen zur Auswahl und mehr Ressourcen.</translation>
    </message>
    <message>
        <source>At the end of the game, one of your troops on one of your buildings doubles its points.</source>
        <comment>rules §5</comment>
        <translation>Am Ende der Partie verdoppelt eine eigene Truppe auf einem deiner Gebäude dessen Punkte.</translation>
    </message>
    <message>
        <source>When the last tile of the supply is drawn, the &lt;a href=&apos;end/last-round&apos;&gt;last round&lt;/a&gt; begins. After that, the landscape is &lt;a href=&apos;end/scoring&apos;&gt;scored&lt;/a&gt;, and the heir with more points wins.</source>
        <comment>rules §6</comment>
        <translation>Mit dem letzten Plättchen des gemeinsamen Vorrats beginnt die &lt;a href=&apos;end/last-round&apos;&gt;letzte Runde&lt;/a&gt;. Danach wird die Landschaft &lt;a href=&apos;end/scoring&apos;&gt;gewertet&lt;/a&gt;, und der Erbe mit mehr Siegpunkten gewinnt.</translation>
    </message>
    <message>
        <source>The solo game, against Henry, has its &lt;a href=&apos;solo/setup&apos;&gt;own chapter&lt;/a&gt;.</source>
        <comment>rules §7</comment>
        <translation>Die Partie allein gegen Heinrich hat ein &lt;a href=&apos;solo/setup&apos;&gt;eigenes Kapitel&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>How to read this book</source>
        <comment>rules, introduction</comment>
        <translation>So liest du dieses Buch</translation>
    </message>
    <message>
        <source>The examples are live: the program draws each of them from a position and scores it by the same rules you play by, so pictures, words and game agree.</source>
        <comment>rules, introduction</comment>
        <translation>Die Beispiele sind nicht starr: Das Programm zeichnet jedes aus einer Stellung und wertet es nach denselben Regeln, nach denen du spielst; Bild, Text und Spiel stimmen also überein.</translation>
    </message>
    <message>
        <source>In a picture, the tiles that points or resources come from have a gold frame, and the other tiles are paler. The letters and numbers at the edge name the cells, just as on the table: the first tile of a game lies on M13.</source>
        <comment>rules, introduction</comment>
        <translation>In den Bildern haben die Plättchen, von denen Punkte oder Ressourcen kommen, einen goldenen Rahmen, die anderen sind blasser. Die Buchstaben und Zahlen am Rand benennen die Felder wie auf dem Tisch: Das erste Plättchen einer Partie liegt auf M13.</translation>
    </message>
    <message>
        <source>White sits at the bottom in all examples, so White&apos;s buildings stand upright and Blue&apos;s upside down.</source>
        <comment>rules §3 B.1</comment>
        <translation>Weiß sitzt in allen Beispielen unten, darum stehen die Gebäude von Weiß aufrecht und die von Blau auf dem Kopf.</translation>
    </message>
    <message>
        <source>A box with a number such as R7 holds a &lt;a href=&apos;ruling/R1&apos;&gt;ruling&lt;/a&gt;: a point that the printed rules leave open, or that differs from language to language, and what this program does about it.</source>
        <comment>rules, introduction</comment>
        <translation>Ein Rahmen mit einer Nummer wie R7 enthält eine &lt;a href=&apos;ruling/R1&apos;&gt;Festlegung&lt;/a&gt;: etwas, das die gedruckten Regeln offenlassen oder je nach Sprache unterschiedlich darstellen, und wie dieses Programm damit umgeht.</translation>
    </message>
    <message>
        <source>This program was made by fans. Its words and pictures are its own; the game itself is by Ondřej Cigánek, Ivan Dostál and Oldřich Rejl, published by Albi.</source>
        <comment>rules, introduction</comment>
        <translation>Dieses Programm ist von Fans gemacht. Texte und Bilder sind eigens dafür entstanden; das Spiel selbst stammt von Ondřej Cigánek, Ivan Dostál und Oldřich Rejl und ist bei Albi erschienen.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <comment>rules, introduction</comment>
        <translation>Willkommen</translation>
    </message>
</context>
<context>
    <name>Rule book symbols</name>
    <message>
        <source>Costs</source>
        <comment>rules §1</comment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>The left edge of a tile shows what you need to build it, one icon for each resource. Two trees and a stone mean 2 wood and 1 stone.</source>
        <comment>rules §1</comment>
        <translation>Am linken Rand eines Plättchens steht, was du brauchst, um es zu bauen: ein Zeichen für jede Ressource. Zwei Bäume und ein Stein sind 2 Holz und 1 Stein.</translation>
    </message>
    <message>
        <source>Icon</source>
        <comment>rules §1</comment>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Meaning</source>
        <comment>rules §1</comment>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wood&lt;/b&gt;, given by woods and pastures (green)</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Holz&lt;/b&gt;, von Wiesen (grün)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wheat&lt;/b&gt;, given by wheat fields (yellow)</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Getreide&lt;/b&gt;, von Äckern (gelb)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stone&lt;/b&gt;, given by rocky plains (grey)</source>
        <comment>rules §1</comment>
        <translation>&lt;b&gt;Stein&lt;/b&gt;, von steinigen Ebenen (grau)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Any resource:&lt;/b&gt; a &lt;a href=&apos;turn/expand&apos;&gt;discount&lt;/a&gt;</source>
        <comment>rules §3 B.2</comment>
        <translation>&lt;b&gt;Beliebige Ressource:&lt;/b&gt; ein &lt;a href=&apos;turn/expand&apos;&gt;Rabatt&lt;/a&gt;</translation>
    </message>
    <message>
        <source>On the table, red bars cross out what you are missing, discounts included. A green tick means that you have &lt;a href=&apos;turn/access&apos;&gt;access&lt;/a&gt; to the whole cost.</source>
        <comment>rules §3 B.1</comment>
        <translation>Auf dem Tisch streichen rote Striche durch, was dir fehlt; Rabatte sind schon eingerechnet. Ein grünes Häkchen heißt: Du hast &lt;a href=&apos;turn/access&apos;&gt;Zugriff&lt;/a&gt; auf alle nötigen Ressourcen.</translation>
    </message>
    <message>
        <source>Sets</source>
        <comment>rules §1</comment>
        <translation>Sets</translation>
    </message>
    <message>
        <source>The badge at the top right shows the &lt;a href=&apos;setup/sets&apos;&gt;set&lt;/a&gt;. It is only used for sorting the tiles.</source>
        <comment>rules §1</comment>
        <translation>Das Abzeichen oben rechts nennt das &lt;a href=&apos;setup/sets&apos;&gt;Set&lt;/a&gt;. Wichtig ist es nur zum Sortieren der Plättchen.</translation>
    </message>
    <message>
        <source>Badge</source>
        <comment>rules §1</comment>
        <translation>Abzeichen</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>rules §1</comment>
        <translation>Set</translation>
    </message>
    <message>
        <source>Effects</source>
        <comment>rules §5</comment>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>The strip at the bottom of a tile shows its effect without words. A gold coin means points, and a slash means “for each”. The red square is the tile itself.</source>
        <comment>rules §5</comment>
        <translation>Die Leiste am unteren Rand eines Plättchens zeigt seinen Effekt ohne Worte. Eine goldene Münze bedeutet Punkte, ein Schrägstrich heißt „für jedes“. Das rote Quadrat ist das Plättchen selbst.</translation>
    </message>
    <message>
        <source>Strip</source>
        <comment>rules §5</comment>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>How to read it</source>
        <comment>rules §5</comment>
        <translation>So liest du sie</translation>
    </message>
    <message>
        <source>White squares are any tiles, arrows the row or the column, and the number beside an arrow is how many count at most on that side.</source>
        <comment>rules §5 Inn</comment>
        <translation>Weiße Quadrate sind beliebige Plättchen, Pfeile die Reihe oder die Spalte, und die Zahl neben einem Pfeil sagt, wie viele auf dieser Seite höchstens zählen.</translation>
    </message>
    <message>
        <source>Squares in a cross around the red one: the neighbours along the edges.</source>
        <comment>rules §5 Market</comment>
        <translation>Quadrate im Kreuz um das rote: die Nachbarn an den Kanten.</translation>
    </message>
    <message>
        <source>Squares at the corners of the red one: the diagonal neighbours. A plus between two terrains makes them a pair.</source>
        <comment>rules §5 Basketry / Pottery / Cooperage</comment>
        <translation>Quadrate an den Ecken des roten: die diagonalen Nachbarn. Ein Plus zwischen zwei Geländen macht sie zu einem Paar.</translation>
    </message>
    <message>
        <source>A pale line through squares is a road.</source>
        <comment>rules §5 Pilgrimage Site</comment>
        <translation>Eine helle Linie durch Quadrate ist eine Straße.</translation>
    </message>
    <message>
        <source>Squares of a terrain that are joined: a connected area.</source>
        <comment>rules §5 Mill / Mine / Cowshed</comment>
        <translation>Verbundene Quadrate eines Geländes: ein zusammenhängendes Gebiet.</translation>
    </message>
    <message>
        <source>A house with a red roof is one of your buildings, here on wheat.</source>
        <comment>rules §5 Bakery / Smithy / Lodge</comment>
        <translation>Ein Haus mit rotem Dach ist ein eigenes Gebäude, hier auf einem Acker.</translation>
    </message>
    <message>
        <source>A dark house upside down is one of your opponent&apos;s buildings.</source>
        <comment>rules §5 Robber Baron</comment>
        <translation>Ein dunkles Haus, das auf dem Kopf steht, ist ein Gebäude deines Gegners.</translation>
    </message>
    <message>
        <source>A bent arrow: turn the tile over. A plus in front of a white square: one more tile.</source>
        <comment>rules §4 Camp</comment>
        <translation>Ein gebogener Pfeil: umdrehen. Ein Plus vor einem weißen Quadrat: noch ein Plättchen.</translation>
    </message>
    <message>
        <source>A plus in front of an icon: it gives this resource.</source>
        <comment>rules §4</comment>
        <translation>Ein Plus vor einem Zeichen: Das Gebäude gibt diese Ressource.</translation>
    </message>
    <message>
        <source>A square in three stripes with “=”: the same terrain as the tile&apos;s own.</source>
        <comment>rules §5 Watchtower</comment>
        <translation>Ein Quadrat in drei Streifen mit „=“: das gleiche Gelände wie das des Plättchens selbst.</translation>
    </message>
    <message>
        <source>A crossed-out building is destroyed. Two towers on wheels are the Siege Towers it takes.</source>
        <comment>rules §4 Siege Tower</comment>
        <translation>Ein durchgestrichenes Gebäude wird zerstört. Zwei Türme auf Rädern sind die Belagerungstürme, die es dafür braucht.</translation>
    </message>
    <message>
        <source>Broad battlements are a Fortress, the tower on wheels a Siege Tower.</source>
        <comment>rules §5 Fortress</comment>
        <translation>Breite Zinnen sind eine Festung, der Turm auf Rädern ist ein Belagerungsturm.</translation>
    </message>
    <message>
        <source>Slanting arrows are the diagonals, and slim battlements a Watchtower.</source>
        <comment>rules §5 Garrison</comment>
        <translation>Schräge Pfeile sind die Diagonalen, schmale Zinnen ein Wachturm.</translation>
    </message>
    <message>
        <source>A basket, a jug or a barrel is the craft. The second coin replaces the first.</source>
        <comment>rules §5 Guild</comment>
        <translation>Ein Korb, ein Krug oder ein Fass ist das Handwerk. Die zweite Münze tritt an die Stelle der ersten.</translation>
    </message>
    <message>
        <source>The symbols on the tiles</source>
        <comment>rules §1</comment>
        <translation>Die Symbole auf den Plättchen</translation>
    </message>
</context>
<context>
    <name>Rule book turn</name>
    <message>
        <source>Building</source>
        <comment>rules §3 B.1</comment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Put a tile from your hand face up on an empty cell next to a tile with one of your troops on it. All eight cells around count, diagonals included.</source>
        <comment>rules §3 B.1</comment>
        <translation>Lege ein Plättchen aus deiner Hand aufgedeckt auf ein freies Feld neben einem Plättchen, auf dem eine deiner Truppen steht. Alle acht Felder ringsum zählen, auch diagonal.</translation>
    </message>
    <message>
        <source>Its bottom edge points towards you. So your buildings stand upright for you and upside down for your opponent, and everybody sees whose they are.</source>
        <comment>rules §3 B.1</comment>
        <translation>Die Unterkante zeigt zu dir. So stehen deine Gebäude für dich aufrecht und für deinen Gegner auf dem Kopf, und alle sehen, wem sie gehören.</translation>
    </message>
    <message>
        <source>There are no other conditions: the tile need not touch one of your own, and roads need not match.</source>
        <comment>rules §3 B.1</comment>
        <translation>Mehr wird vom Ort nicht verlangt: Das Feld muss kein eigenes Plättchen berühren, und Straßen müssen nicht zueinander passen.</translation>
    </message>
    <message>
        <source>At the moment you build, you need &lt;a href=&apos;turn/access&apos;&gt;access&lt;/a&gt; to every resource in the cost.</source>
        <comment>rules §3 B.1</comment>
        <translation>Du brauchst im Augenblick des Bauens &lt;a href=&apos;turn/access&apos;&gt;Zugriff&lt;/a&gt; auf jede Ressource der Kosten.</translation>
    </message>
    <message>
        <source>The dashed cells lie around White&apos;s troops: White may put tiles on any of them. Empty cells in this picture: {cells}. It does not matter that a troop stands on Blue&apos;s building or on open terrain.</source>
        <comment>rules §3 B.1</comment>
        <translation>Die gestrichelten Felder liegen rund um die Truppen von Weiß: Auf jedes davon darf Weiß Plättchen legen. Freie Felder in diesem Bild: {cells}. Dass eine Truppe auf einem Gebäude von Blau oder auf offenem Gelände steht, macht nichts.</translation>
    </message>
    <message>
        <source>Access to resources</source>
        <comment>rules §3 B.1</comment>
        <translation>Zugriff auf Ressourcen</translation>
    </message>
    <message>
        <source>Your access to wood, wheat and stone comes from three sources:</source>
        <comment>rules §3 B.1</comment>
        <translation>Zugriff auf Holz, Getreide und Stein hast du aus dreierlei Quellen:</translation>
    </message>
    <message>
        <source>&lt;b&gt;The royal reserve:&lt;/b&gt; 1 for each tile within &lt;a href=&apos;turn/reach&apos;&gt;your reach&lt;/a&gt;, of its terrain.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Die Königliche Reserve:&lt;/b&gt; 1 für jedes Plättchen in &lt;a href=&apos;turn/reach&apos;&gt;deiner Reichweite&lt;/a&gt;, je nach seinem Gelände.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your troops:&lt;/b&gt; 1 for each tile on which one of them stands, of its terrain. It does not matter whose building it is, and open terrain counts, too.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Deine Truppen:&lt;/b&gt; 1 für jedes Plättchen, auf dem eine von ihnen steht, je nach seinem Gelände. Wem das Gebäude gehört, ist gleich, und auch offenes Gelände zählt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your Farms, Sawmills and Quarries:&lt;/b&gt; each gives 1 wheat, 1 wood or 1 stone, whether a troop stands there or not. One of your troops on it adds 1, as on any tile.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Deine Bauernhöfe, Sägewerke und Steinbrüche:&lt;/b&gt; Ein Bauernhof gibt 1 Getreide, ein Sägewerk 1 Holz, ein Steinbruch 1 Stein, ob eine Truppe darauf steht oder nicht. Eine eigene Truppe darauf gibt 1 dazu, wie auf jedem Plättchen.</translation>
    </message>
    <message>
        <source>White wants to build the Cathedral. The tiles in gold frames give the resources: two lie within reach, and troops stand on the other two. Access: wood {wood}, wheat {wheat}, stone {stone}. Missing for the Cathedral: {short}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Weiß will die Kathedrale bauen. Die golden gerahmten Plättchen liefern die Ressourcen: Zwei liegen in Reichweite, auf den zwei anderen stehen Truppen. Zugriff: Holz {wood}, Getreide {wheat}, Stein {stone}. Fehlende Ressourcen für die Kathedrale: {short}.</translation>
    </message>
    <message>
        <source>Resources are never spent. The same access works for every build of the turn, as long as you still have it.</source>
        <comment>rules §3 B.1</comment>
        <translation>Ressourcen werden nie ausgegeben. Derselbe Zugriff gilt für jeden Bau in diesem Zug, solange du ihn noch hast.</translation>
    </message>
    <message>
        <source>But it is checked again for each build: a tile that you have taken, or a troop that has left, no longer gives anything.</source>
        <comment>rules §3 B.1</comment>
        <translation>Er wird aber bei jedem Bau neu geprüft: Ein Plättchen, das du genommen hast, oder eine Truppe, die weggegangen ist, gibt nichts mehr.</translation>
    </message>
    <message>
        <source>White&apos;s Farm gives 1 wheat by itself and 1 more for the retinue on it; a wheat and a stone tile lie within reach. Blue&apos;s Sawmill itself gives White nothing, but White&apos;s troop on it gives access to its terrain. White&apos;s access: wood {wood}, wheat {wheat}, stone {stone}. Missing for the Bakery: {short}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Der Bauernhof von Weiß gibt von sich aus 1 Getreide und 1 weiteres durch die Gefolgetruppe darauf; ein Acker und eine steinige Ebene liegen in Reichweite. Das Sägewerk von Blau gibt Weiß von sich aus nichts, aber eine Truppe von Weiß darauf hat Zugriff auf sein Gelände. Zugriff von Weiß: Holz {wood}, Getreide {wheat}, Stein {stone}. Fehlende Ressourcen für die Bäckerei: {short}.</translation>
    </message>
    <message>
        <source>White&apos;s retinue may march to any of the tiles in gold frames: {steps}. It may enter Blue&apos;s buildings, but no tile with a troop on it, no matter whose.</source>
        <comment>rules §3 C.1</comment>
        <translation>Die Gefolgetruppe von Weiß darf sich auf jedes der golden gerahmten Plättchen bewegen: {steps}. Sie darf auf Gebäude von Blau, aber auf kein Plättchen, auf dem schon eine Truppe steht, egal, wem sie gehört.</translation>
    </message>
    <message>
        <source>Discounts can make up for what is missing: see &lt;a href=&apos;turn/expand&apos;&gt;expanding&lt;/a&gt;.</source>
        <comment>rules §3 B.2</comment>
        <translation>Was fehlt, lässt sich mit Rabatten ausgleichen: siehe &lt;a href=&apos;turn/expand&apos;&gt;Erweitern&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Expanding and discounts</source>
        <comment>rules §3 B.2</comment>
        <translation>Erweitern und Rabatte</translation>
    </message>
    <message>
        <source>Put a tile from your hand face down on an empty cell, next to one of your troops as in building. It costs nothing.</source>
        <comment>rules §3 B.2</comment>
        <translation>Lege ein Plättchen aus deiner Hand verdeckt auf ein freies Feld, wie beim Bauen neben einer deiner Truppen. Das kostet nichts.</translation>
    </message>
    <message>
        <source>It is now open terrain. It belongs to nobody, has no roads and no points of its own, but troops may stand on it and it counts wherever tiles or terrains are counted.</source>
        <comment>rules §3 B.2</comment>
        <translation>Es ist nun offenes Gelände. Es gehört niemandem, hat keine Straßen und bringt selbst keine Punkte, aber Truppen dürfen darauf stehen, und es zählt überall mit, wo Plättchen oder Gelände gezählt werden.</translation>
    </message>
    <message>
        <source>Each expansion gives you one &lt;b&gt;discount&lt;/b&gt;: one later build this turn needs 1 resource less, of any kind.</source>
        <comment>rules §3 B.2</comment>
        <translation>Jede Erweiterung gibt dir einen &lt;b&gt;Rabatt&lt;/b&gt;: Ein späterer Bau in diesem Zug kostet 1 beliebige Ressource weniger.</translation>
    </message>
    <message>
        <source>White has just laid out the tile on the right as open terrain. Missing for the Inn: {short}. Unused discounts: {open}. White can build the Inn, and the discount is used.</source>
        <comment>rules §3 B.2</comment>
        <translation>Weiß hat gerade das rechte Plättchen als offenes Gelände gelegt. Fehlende Ressourcen für die Taverne: {short}. Vorhandene Rabatte: {open}. Weiß kann die Taverne bauen, und der Rabatt ist verbraucht.</translation>
    </message>
    <message>
        <source>After two expansions White has two discounts, and both may be used on one build. Unused discounts: {open}. Missing for the Cathedral: {short}. Used: {used}.</source>
        <comment>rules R3</comment>
        <translation>Nach zwei Erweiterungen hat Weiß zwei Rabatte, und beide dürfen für einen Bau eingesetzt werden. Vorhandene Rabatte: {open}. Fehlende Ressourcen für die Kathedrale: {short}. Verbrauchte Rabatte: {used}.</translation>
    </message>
    <message>
        <source>Moving troops</source>
        <comment>rules §3 C</comment>
        <translation>Truppen bewegen</translation>
    </message>
    <message>
        <source>Once on your turn, each of your troops may do one of these things:</source>
        <comment>rules §3 C</comment>
        <translation>Jede deiner Truppen darf in deinem Zug einmal eines davon tun:</translation>
    </message>
    <message>
        <source>&lt;b&gt;March&lt;/b&gt; to an adjacent tile of the landscape with no troop on it.</source>
        <comment>rules §3 C.1</comment>
        <translation>&lt;b&gt;Bewegen&lt;/b&gt;: auf ein angrenzendes Plättchen der Landschaft, auf dem keine Truppe steht.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Deploy&lt;/b&gt; (ordinary troops only) from the royal reserve onto a tile with no troop on it, next to a tile with another of your troops.</source>
        <comment>rules §3 C.2</comment>
        <translation>&lt;b&gt;Stationieren&lt;/b&gt; (nur normale Truppen): aus der Königlichen Reserve auf ein Plättchen ohne Truppe, das an ein Plättchen mit einer anderen deiner Truppen grenzt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Withdraw&lt;/b&gt; (ordinary troops only) from the landscape to the royal reserve. The retinue never leaves the landscape.</source>
        <comment>rules §3 C.3</comment>
        <translation>&lt;b&gt;Zurückziehen&lt;/b&gt; (nur normale Truppen): aus der Landschaft in die Königliche Reserve. Die Gefolgetruppe verlässt nie die Landschaft.</translation>
    </message>
    <message>
        <source>A troop that has moved shows its cross until your turn ends. It still counts for reach, access and the cells around it.</source>
        <comment>rules R4</comment>
        <translation>Eine Truppe, die bewegt wurde, zeigt ihr X, bis dein Zug endet. Sie zählt weiterhin für Reichweite, Zugriff und die Felder ringsum.</translation>
    </message>
    <message>
        <source>Troops do not fight. An opposing troop only keeps yours off its tile.</source>
        <comment>rules §3 C</comment>
        <translation>Truppen kämpfen nicht. Eine gegnerische Truppe hält nur ihr Plättchen besetzt.</translation>
    </message>
    <message>
        <source>What you do in a turn</source>
        <comment>rules §3</comment>
        <translation>Was du in einem Zug tust</translation>
    </message>
    <message>
        <source>The heirs take turns. On your turn you do three things, in any order and mixed as you like:</source>
        <comment>rules §3</comment>
        <translation>Die Erben sind abwechselnd am Zug. In deinem Zug tust du dreierlei, in beliebiger Reihenfolge und gemischt, wie du willst:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take&lt;/b&gt; one tile from the royal reserve into your hand. You must do this, once. See &lt;a href=&apos;turn/take&apos;&gt;taking a tile&lt;/a&gt;.</source>
        <comment>rules §3 A</comment>
        <translation>&lt;b&gt;Nimm&lt;/b&gt; ein Plättchen aus der Königlichen Reserve auf die Hand. Das ist Pflicht, und zwar genau einmal. Siehe &lt;a href=&apos;turn/take&apos;&gt;Ein Plättchen nehmen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; tiles from your hand, as many as you like or none: &lt;a href=&apos;turn/build&apos;&gt;build&lt;/a&gt; or &lt;a href=&apos;turn/expand&apos;&gt;expand&lt;/a&gt;.</source>
        <comment>rules §3 B</comment>
        <translation>&lt;b&gt;Spiele&lt;/b&gt; Plättchen aus deiner Hand, so viele du willst oder keins: &lt;a href=&apos;turn/build&apos;&gt;baue&lt;/a&gt; oder &lt;a href=&apos;turn/expand&apos;&gt;erweitere&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Move&lt;/b&gt; your troops, each at most once. See &lt;a href=&apos;turn/move&apos;&gt;moving troops&lt;/a&gt;.</source>
        <comment>rules §3 C</comment>
        <translation>&lt;b&gt;Bewege&lt;/b&gt; deine Truppen, jede höchstens einmal. Siehe &lt;a href=&apos;turn/move&apos;&gt;Truppen bewegen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The order matters: what you take, where your troops stand and what you have just laid out all change what you can build next.</source>
        <comment>rules §3</comment>
        <translation>Die Reihenfolge ist wichtig: Was du nimmst, wo deine Truppen stehen und was du gerade gelegt hast – all das ändert, was du als Nächstes bauen kannst.</translation>
    </message>
    <message>
        <source>Some buildings let you do more: see &lt;a href=&apos;effects/camp&apos;&gt;the Camp&lt;/a&gt; and &lt;a href=&apos;effects/siege&apos;&gt;the Siege Tower&lt;/a&gt;.</source>
        <comment>rules §4</comment>
        <translation>Manche Gebäude erlauben dir mehr: siehe &lt;a href=&apos;effects/camp&apos;&gt;Feldlager&lt;/a&gt; und &lt;a href=&apos;effects/siege&apos;&gt;Belagerungsturm&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Your reach</source>
        <comment>rules §3 Reach</comment>
        <translation>Deine Reichweite</translation>
    </message>
    <message>
        <source>Your reach is 1, plus 1 for each of your ordinary troops in the royal reserve: 1, 2 or 3 tiles. The printed rules call this the &lt;b&gt;royal protocol&lt;/b&gt;.</source>
        <comment>rules §3 Reach</comment>
        <translation>Deine Reichweite beträgt 1 und dazu 1 für jede deiner normalen Truppen in der Königlichen Reserve: 1, 2 oder 3 Plättchen. In den gedruckten Regeln heißt das &lt;b&gt;Königliches Protokoll&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Count the tiles clockwise from the shield. Skip empty places without counting them.</source>
        <comment>rules §3 Reach</comment>
        <translation>Gezählt wird im Uhrzeigersinn vom Schild aus. Leere Plätze werden übersprungen und nicht mitgezählt.</translation>
    </message>
    <message>
        <source>You can take any tile within your reach. As long as it lies there, it also gives you its resource.</source>
        <comment>rules §3 Reach</comment>
        <translation>Ein Plättchen in deiner Reichweite kannst du nehmen. Solange es dort liegt, gibt es dir außerdem seine Ressource.</translation>
    </message>
    <message>
        <source>One of White&apos;s troops is in the royal reserve. White&apos;s reach: {reach}. The empty place in between is skipped.</source>
        <comment>rules §3 Reach</comment>
        <translation>Eine der Truppen von Weiß ist in der Königlichen Reserve. Reichweite von Weiß: {reach}. Der leere Platz dazwischen wird übersprungen.</translation>
    </message>
    <message>
        <source>A troop that enters or leaves the royal reserve changes your reach at once, even in the middle of your turn.</source>
        <comment>rules §3 Reach</comment>
        <translation>Kommt eine Truppe in die Königliche Reserve oder verlässt sie diese, ändert sich deine Reichweite sofort, auch mitten in deinem Zug.</translation>
    </message>
    <message>
        <source>White withdraws a troop from the landscape to the royal reserve. White&apos;s reach before: {before}. Now: {now}. But the resource under that troop is gone.</source>
        <comment>rules §3 Reach</comment>
        <translation>Weiß zieht eine Truppe aus der Landschaft in die Königliche Reserve zurück. Reichweite von Weiß vorher: {before}. Jetzt: {now}. Dafür ist die Ressource unter dieser Truppe weg.</translation>
    </message>
    <message>
        <source>Taking a tile</source>
        <comment>rules §3 A</comment>
        <translation>Ein Plättchen nehmen</translation>
    </message>
    <message>
        <source>Choose a tile within &lt;a href=&apos;turn/reach&apos;&gt;your reach&lt;/a&gt; and take it into your hand.</source>
        <comment>rules §3 A</comment>
        <translation>Wähle ein Plättchen in &lt;a href=&apos;turn/reach&apos;&gt;deiner Reichweite&lt;/a&gt; und nimm es auf die Hand.</translation>
    </message>
    <message>
        <source>The shield moves to the place that is now empty, and turns to your opponent&apos;s crown.</source>
        <comment>rules §3 A</comment>
        <translation>Der Schild kommt auf den nun leeren Platz und wird auf die Krone deines Gegners gedreht.</translation>
    </message>
    <message>
        <source>The place the shield has left is filled with the top tile of the supply, face up.</source>
        <comment>rules §3 A</comment>
        <translation>Auf den Platz, den der Schild verlassen hat, kommt aufgedeckt das oberste Plättchen des gemeinsamen Vorrats.</translation>
    </message>
    <message>
        <source>From now on the reach is counted from the shield&apos;s new place.</source>
        <comment>rules §3 A</comment>
        <translation>Von nun an wird die Reichweite vom neuen Platz des Schilds aus gezählt.</translation>
    </message>
    <message>
        <source>White takes the second tile within reach. The reach is now counted from the shield&apos;s new place, so other tiles are within it. Access to stone before: {before}. Now: {now}.</source>
        <comment>rules §3 A</comment>
        <translation>Weiß nimmt das zweite Plättchen in Reichweite. Die Reichweite wird nun vom neuen Platz des Schilds aus gezählt, also liegen andere Plättchen darin. Zugriff auf Stein vorher: {before}. Jetzt: {now}.</translation>
    </message>
    <message>
        <source>You take exactly one tile per turn. Only a &lt;a href=&apos;effects/camp&apos;&gt;Camp&lt;/a&gt; allows one more.</source>
        <comment>rules §3 A</comment>
        <translation>Du nimmst in jedem Zug genau ein Plättchen. Nur ein &lt;a href=&apos;effects/camp&apos;&gt;Feldlager&lt;/a&gt; erlaubt noch eins.</translation>
    </message>
    <message>
        <source>If the refill was the last tile of the supply, the &lt;a href=&apos;end/last-round&apos;&gt;last round&lt;/a&gt; begins.</source>
        <comment>rules §3 A</comment>
        <translation>War das nachgefüllte Plättchen das letzte des gemeinsamen Vorrats, beginnt die &lt;a href=&apos;end/last-round&apos;&gt;letzte Runde&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <comment>rules §3</comment>
        <translation>Das Ende eines Zuges</translation>
    </message>
    <message>
        <source>You may hold at most three tiles (the hand limit). If you have more, choose which to discard until three are left. Discarded tiles are out of the game.</source>
        <comment>rules §3</comment>
        <translation>Höchstens drei Plättchen darfst du auf der Hand behalten (das Handkartenlimit). Hast du mehr, wähle, welche du abwirfst, bis drei übrig sind. Abgeworfene Plättchen sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>Your troops that have moved are turned back: they can move again in your next turn.</source>
        <comment>rules §3</comment>
        <translation>Deine bewegten Truppen werden zurückgedreht: In deinem nächsten Zug kannst du sie wieder bewegen.</translation>
    </message>
    <message>
        <source>Unused discounts are lost.</source>
        <comment>rules R3</comment>
        <translation>Ungenutzte Rabatte verfallen.</translation>
    </message>
    <message>
        <source>Then the other heir&apos;s turn begins. You cannot end your turn before you have taken your tile, if there is one within your reach.</source>
        <comment>rules §3 A</comment>
        <translation>Dann beginnt der Zug des anderen Erben. Du kannst deinen Zug nicht beenden, bevor du dein Plättchen genommen hast, falls eins in deiner Reichweite liegt.</translation>
    </message>
    <message>
        <source>A turn</source>
        <comment>rules §3</comment>
        <translation>Ein Zug</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Ruling of this program</source>
        <translation>Festlegung dieses Programms</translation>
    </message>
    <message>
        <source>Rule book</source>
        <extracomment>The title of the rule book, on its window and on paper.</extracomment>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>cost as printed</source>
        <translation>Kosten wie gedruckt</translation>
    </message>
    <message>
        <source>cost from your catalogue</source>
        <translation>Kosten nach deiner Angabe</translation>
    </message>
    <message>
        <source>cost reconstructed</source>
        <translation>Kosten rekonstruiert</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Page of the rule book</source>
        <translation>Seite des Regelbuchs</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or different words.</source>
        <translation>Nichts gefunden. Versuche es mit weniger oder anderen Wörtern.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the rule book of:</source>
        <translation>
            <numerusform>%n Stelle im Regelbuch von:</numerusform>
            <numerusform>%n Stellen im Regelbuch von:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveErrors</name>
    <message>
        <source>The game is not being saved</source>
        <translation>Die Partie wird nicht gespeichert</translation>
    </message>
    <message>
        <source>The game “{game}” is not being saved</source>
        <translation>Die Partie „{game}“ wird nicht gespeichert</translation>
    </message>
    <message>
        <source>{fault} {remedy} You can keep playing: every action tries to save the game again, and nothing is lost while the program is running.</source>
        <translation>{fault} {remedy} Du kannst weiterspielen: Nach jeder Aktion versucht das Programm erneut zu speichern, und solange es läuft, geht nichts verloren.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern …</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Another program has changed the game</source>
        <translation>Ein anderes Programm hat die Partie geändert</translation>
    </message>
    <message>
        <source>The file {file} was changed while you were playing. The changed version is kept next to it as {name}; the game continues here as you see it.</source>
        <translation>Die Datei {file} wurde geändert, während hier gespielt wurde. Was darin stand, liegt daneben unter dem Namen {name}; hier geht die Partie weiter, wie du sie siehst.</translation>
    </message>
</context>
<context>
    <name>Score solo</name>
    <message>
        <source>You beat {level}, {more} points to {less}!</source>
        <extracomment>{level} is Henry with the name of his level, in the accusative.</extracomment>
        <translation>Du besiegst {level} mit {more} zu {less} Punkten!</translation>
    </message>
    <message>
        <source>{level} beats you, {more} points to {less}.</source>
        <extracomment>{level} is Henry with the name of his level, in the nominative.</extracomment>
        <translation>Mit {more} zu {less} Punkten gewinnt {level}: Du hast verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%n points each. A tie isn&apos;t enough against Henry: you lose.</source>
        <extracomment>%n is how many both have.</extracomment>
        <translation>
            <numerusform>Gleichstand mit je %n Punkt: Gegen Heinrich reicht das nicht, du hast verloren.</numerusform>
            <numerusform>Gleichstand mit je %n Punkten: Gegen Heinrich reicht das nicht, du hast verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>You gave up, so {level} wins.</source>
        <extracomment>{level} is Henry with the name of his level, in the nominative.</extracomment>
        <translation>Du hast aufgegeben, also gewinnt {level}.</translation>
    </message>
    <message>
        <source>His three best count double.</source>
        <extracomment>Under Henry&apos;s buildings.</extracomment>
        <translation>Seine drei besten zählen doppelt.</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Schatz</translation>
    </message>
    <message numerus="yes">
        <source>%n treasures</source>
        <extracomment>Treasures that still lie face down.</extracomment>
        <translation>
            <numerusform>%n Schatz</numerusform>
            <numerusform>%n Schätze</numerusform>
        </translation>
    </message>
    <message>
        <source>on the pile</source>
        <translation>im Schatzhaufen</translation>
    </message>
    <message>
        <source>{treasure}, at {cell}: {points} points</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;, {cell} like M13; read aloud.</extracomment>
        <translation>{treasure}, auf {cell}: {points} Punkte</translation>
    </message>
    <message>
        <source>{treasures} on the pile: {points} points</source>
        <translation>{treasures} im Schatzhaufen: {points} Punkte</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Points turn by turn</source>
        <translation>Punkte Zug um Zug</translation>
    </message>
    <message>
        <source>Points turn by turn: {white} has discs, {blue} squares</source>
        <translation>Punkte Zug um Zug: {white} – Scheiben, {blue} – Quadrate</translation>
    </message>
    <message>
        <source>Turn {turn}: {white} {white_points}, {blue} {blue_points}</source>
        <translation>Zug {turn}: {white} {white_points}, {blue} {blue_points}</translation>
    </message>
    <message>
        <source>At the end: {white} {white_points}, {blue} {blue_points}</source>
        <translation>Am Ende: {white} {white_points}, {blue} {blue_points}</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Game and players…</source>
        <translation>&amp;Partie und Spieler …</translation>
    </message>
    <message>
        <source>Draw r&amp;oads</source>
        <translation>&amp;Straßen zeichnen</translation>
    </message>
    <message>
        <source>Pho&amp;to…</source>
        <translation>&amp;Foto …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als P&amp;DF speichern …</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Mehr …</translation>
    </message>
    <message>
        <source>C&amp;lear the table</source>
        <translation>Tisch ab&amp;räumen</translation>
    </message>
    <message>
        <source>&amp;Keep the game</source>
        <translation>Partie &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Score a real game</source>
        <translation>Echte Partie werten</translation>
    </message>
    <message>
        <source>{piece}: click the cell where it lies, or press Enter there.</source>
        <translation>{piece}: Klicke auf das Feld, auf dem es liegt, oder drücke dort Enter.</translation>
    </message>
    <message>
        <source>Choose a tile on the left, or type its name, then click the cell where it lies.</source>
        <translation>Wähle links ein Plättchen oder tippe seinen Namen, dann klicke auf das Feld, auf dem es liegt.</translation>
    </message>
    <message>
        <source>All is laid out: keep the game, print its sheet, or correct it.</source>
        <translation>Alles liegt aus: Behalte die Partie, drucke den Bogen oder verbessere sie.</translation>
    </message>
    <message>
        <source>No tile that is left is called “{words}”.</source>
        <translation>Kein übriges Plättchen heißt „{words}“.</translation>
    </message>
    <message>
        <source>“{words}”: {piece}. Enter lays it here; Page Down goes on.</source>
        <translation>„{words}“: {piece}. Enter legt es hierher; Bild ab sucht weiter.</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: leer</translation>
    </message>
    <message>
        <source>{terrain}, face down</source>
        <translation>{terrain}, offenes Gelände</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>offenes Gelände</translation>
    </message>
    <message>
        <source>Tiles are laid for: {owner}</source>
        <translation>Gelegt wird für: {owner}</translation>
    </message>
    <message>
        <source>Choose first what lies here: click it on the left, or type its name.</source>
        <translation>Wähle erst, was hier liegt: Klicke links darauf oder tippe den Namen.</translation>
    </message>
    <message>
        <source>&amp;Face down</source>
        <translation>&amp;Offenes Gelände</translation>
    </message>
    <message>
        <source>A tile of {heir}</source>
        <translation>Plättchen von {heir}</translation>
    </message>
    <message>
        <source>Take the tile &amp;off</source>
        <translation>Plättchen &amp;wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Treasure</source>
        <translation>&amp;Schatz</translation>
    </message>
    <message>
        <source>Take it a&amp;way</source>
        <translation>&amp;Wegnehmen</translation>
    </message>
    <message>
        <source>There is no tile here. Choose one on the left first.</source>
        <translation>Hier liegt kein Plättchen. Wähle erst links eines aus.</translation>
    </message>
    <message>
        <source>&amp;Roads</source>
        <translation>St&amp;raßen</translation>
    </message>
    <message>
        <source>The ends don&apos;t &amp;meet</source>
        <translation>Die Enden &amp;treffen sich nicht</translation>
    </message>
    <message>
        <source>As in the &amp;catalogue</source>
        <translation>Wie im &amp;Katalog</translation>
    </message>
    <message>
        <source>This is still a draft. {fault}</source>
        <translation>Das ist noch ein Entwurf. {fault}</translation>
    </message>
    <message>
        <source>A photo of the table</source>
        <translation>Ein Foto des Tisches</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <translation>Bilder (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Drag the grid with the middle mouse button and zoom by wheel until it fits.</source>
        <translation>Verschiebe das Raster mit der mittleren Maustaste und ändere seine Größe mit dem Rad, bis es passt.</translation>
    </message>
    <message>
        <source>{white} and {blue}</source>
        <translation>{white} und {blue}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsbogen</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Score sheet as PDF</source>
        <translation>Wertungsbogen als PDF</translation>
    </message>
    <message>
        <source>Landscape on your table</source>
        <translation>Landschaft auf deinem Tisch</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Close the score sheet</source>
        <translation>Wertungsblock schließen</translation>
    </message>
</context>
<context>
    <name>ScoreSheetView</name>
    <message>
        <source>No buildings</source>
        <translation>Keine Gebäude</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Roads are not scored in this game.</source>
        <translation>In dieser Partie werden keine Straßen gewertet.</translation>
    </message>
    <message>
        <source>No road joins two buildings.</source>
        <translation>Keine Straße verbindet zwei Gebäude.</translation>
    </message>
    <message numerus="yes">
        <source>Road over %n tile(s)</source>
        <translation>
            <numerusform>Straße über %n Plättchen</numerusform>
            <numerusform>Straße über %n Plättchen</numerusform>
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
            <numerusform>{heir}: {building} auf {cell}: verdoppelt, %n Punkt</numerusform>
            <numerusform>{heir}: {building} auf {cell}: verdoppelt, %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir}: {building} at {cell}: %n point(s)</source>
        <translation>
            <numerusform>{heir}: {building} auf {cell}: %n Punkt</numerusform>
            <numerusform>{heir}: {building} auf {cell}: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{road}: {counts}. Nobody scores.</source>
        <translation>{road}: {counts}. Niemand bekommt Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>{road}: {counts}. {heir}: %n point(s)</source>
        <translation>
            <numerusform>{road}: {counts}. {heir}: %n Punkt</numerusform>
            <numerusform>{road}: {counts}. {heir}: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Troops in the reserve</source>
        <translation>Truppen in der Reserve</translation>
    </message>
    <message>
        <source>{loser} gave up: {winner} wins.</source>
        <translation>{loser} hat aufgegeben: {winner} gewinnt.</translation>
    </message>
    <message>
        <source>It&apos;s a draw: equal points and equal troops in the reserve.</source>
        <translation>Unentschieden: gleich viele Punkte und gleich viele Truppen in der Reserve.</translation>
    </message>
    <message>
        <source>{winner} wins by {more} to {less} points.</source>
        <translation>{winner} gewinnt mit {more} zu {less} Punkten.</translation>
    </message>
    <message>
        <source>Equal points. {winner} has more troops in the reserve ({more} to {less}) and wins.</source>
        <translation>Gleich viele Punkte. {winner} hat mehr Truppen in der Reserve ({more} zu {less}) und gewinnt.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Undo: {action}</source>
        <translation>Rückgängig: {action}</translation>
    </message>
    <message>
        <source>Redo: {action}</source>
        <extracomment>{action} is what was done, such as &quot;Build the Mill at M13&quot;.</extracomment>
        <translation>Wiederholen: {action}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Giving up</source>
        <extracomment>Taken back by &quot;Undo: …&quot; after a player gave the game up.</extracomment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>The game has been given up</source>
        <translation>Die Partie wurde aufgegeben</translation>
    </message>
    <message>
        <source>This game can&apos;t hold another action</source>
        <translation>In dieser Partie ist kein Platz für eine weitere Aktion</translation>
    </message>
    <message>
        <source>The computer is about to play</source>
        <translation>Der Computer ist am Zug</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation>Zug neu beginnen</translation>
    </message>
</context>
<context>
    <name>Sets</name>
    <message>
        <source>Travel</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Land &amp; Industry</source>
        <translation>Land &amp; Industrie</translation>
    </message>
    <message>
        <source>Trade &amp; Church</source>
        <translation>Handel &amp; Kirche</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>Patrol</source>
        <translation>Patrouille</translation>
    </message>
    <message>
        <source>Crafts</source>
        <translation>Handwerk</translation>
    </message>
    <message>
        <source>Close neighbours, full rows and long roads.</source>
        <translation>Nahe Nachbarn, volle Reihen, lange Straßen.</translation>
    </message>
    <message>
        <source>Wide areas of one terrain, and buildings on them.</source>
        <translation>Weite Flächen eines Geländes und Bauten darauf.</translation>
    </message>
    <message>
        <source>Resources first, then large and costly buildings.</source>
        <translation>Erst Ressourcen, dann große und teure Gebäude.</translation>
    </message>
    <message>
        <source>Nothing is safe: what you build may be destroyed.</source>
        <translation>Nichts ist sicher: Gebäude können zerstört werden.</translation>
    </message>
    <message>
        <source>A keen eye for rows, columns and diagonals.</source>
        <translation>Ein Auge für Reihen, Spalten und Diagonalen.</translation>
    </message>
    <message>
        <source>The right pair of neighbours for each workshop.</source>
        <translation>Das richtige Paar Nachbarn für jede Werkstatt.</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>How hard a set is to play well.</extracomment>
        <translation>leicht</translation>
    </message>
    <message>
        <source>tricky</source>
        <extracomment>How hard a set is to play well.</extracomment>
        <translation>knifflig</translation>
    </message>
    <message>
        <source>fierce</source>
        <extracomment>How hard a set is to play well.</extracomment>
        <translation>bissig</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>The Two Heirs</source>
        <translation>Die zwei Erben</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Troops in the reserve</source>
        <translation>Truppen in der Reserve</translation>
    </message>
    <message>
        <source>{points} × 2</source>
        <extracomment>Beside points of a building that a troop doubles: &quot;5 × 2&quot;.</extracomment>
        <translation>{points} × 2</translation>
    </message>
    <message>
        <source>no buildings</source>
        <translation>keine Gebäude</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Royal reserve</source>
        <translation>Königliche Reserve</translation>
    </message>
    <message>
        <source>Points turn by turn</source>
        <translation>Punkte Zug um Zug</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation>
            <numerusform>Gemeinsamer Vorrat: %n Plättchen</numerusform>
            <numerusform>Gemeinsamer Vorrat: %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>This game cannot be copied</source>
        <translation>Diese Partie lässt sich nicht kopieren</translation>
    </message>
    <message>
        <source>There is no game to copy.</source>
        <translation>Es gibt keine Partie zum Kopieren.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Copied, without the order of the hidden tiles.</source>
        <translation>Kopiert, ohne die Reihenfolge der verdeckten Plättchen.</translation>
    </message>
    <message>
        <source>Copied, with the order of the hidden tiles.</source>
        <translation>Kopiert, mit der Reihenfolge der verdeckten Plättchen.</translation>
    </message>
    <message>
        <source>Copying the game…</source>
        <translation>Die Partie wird kopiert …</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>Copy a whole game or position, then paste it here.</source>
        <translation>Kopiere eine ganze Partie oder Stellung und füge sie dann hier ein.</translation>
    </message>
    <message>
        <source>This text is not a game</source>
        <translation>Dieser Text ist keine Partie</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Die Partie wird gelesen …</translation>
    </message>
    <message>
        <source>Open what you pasted?</source>
        <translation>Das Eingefügte öffnen?</translation>
    </message>
    <message>
        <source>{game}. The current game stays among your games.</source>
        <translation>{game}. Die laufende Partie bleibt unter deinen Partien.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nicht öffnen</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>A position of the game {game}</source>
        <translation>Eine Stellung des Spiels {game}</translation>
    </message>
    <message>
        <source>A position: {sets}</source>
        <translation>Eine Stellung: {sets}</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG-Bild (*.svg)</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Bild des Tisches</translation>
    </message>
    <message>
        <source>Picture of the greatest mistakes</source>
        <translation>Bild der größten Fehler</translation>
    </message>
    <message>
        <source>Score pad as PDF</source>
        <translation>Wertungsblock als PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved to {file}</source>
        <translation>Gespeichert unter {file}</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>Die Datei konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Saving the file…</source>
        <translation>Die Datei wird gespeichert …</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;game</source>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>Include the order of &amp;hidden tiles</source>
        <translation>&amp;Auch die Reihenfolge der verdeckten Plättchen kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>Partie oder Stellung e&amp;infügen</translation>
    </message>
    <message>
        <source>P&amp;icture of the table…</source>
        <translation>Bild des &amp;Tisches …</translation>
    </message>
    <message>
        <source>Score pad as P&amp;DF…</source>
        <translation>&amp;Wertungsblock als PDF …</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>{white} and {blue}</source>
        <extracomment>Two players of a game.</extracomment>
        <translation>{white} und {blue}</translation>
    </message>
    <message>
        <source>{heir} against {level}</source>
        <extracomment>A solo game: {heir} is a player, {level} one of &quot;Henry the Poor&quot;, &quot;Henry the Brave&quot;, ….</extracomment>
        <translation>{heir} – {level}</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Die Partie wird gelesen …</translation>
    </message>
    <message>
        <source>This file cannot be read: {file}</source>
        <translation>Diese Datei lässt sich nicht lesen: {file}</translation>
    </message>
    <message>
        <source>Turn {turn} · {heir} to move</source>
        <extracomment>{heir} is the player whose turn it is.</extracomment>
        <translation>Zug {turn} · {heir} ist am Zug</translation>
    </message>
    <message>
        <source>Finished after turn {turn} · {heir} won</source>
        <translation>Zu Ende nach Zug {turn} · {heir} hat gewonnen</translation>
    </message>
    <message>
        <source>Finished after turn {turn} · draw</source>
        <translation>Zu Ende nach Zug {turn} · unentschieden</translation>
    </message>
    <message>
        <source>Finished · {heir} won</source>
        <extracomment>Of a game whose turns are not known, since it was played at a real table.</extracomment>
        <translation>Zu Ende · {heir} hat gewonnen</translation>
    </message>
    <message>
        <source>Finished · draw</source>
        <translation>Zu Ende · unentschieden</translation>
    </message>
    <message>
        <source>from turn {turn} of “{game}”</source>
        <extracomment>The game branched off: {game} is another game, such as &quot;Anna and Boris&quot;.</extracomment>
        <translation>ab Zug {turn} von „{game}“</translation>
    </message>
    <message>
        <source>{game} ({number})</source>
        <extracomment>One of several games of the same title: {game} is the title, such as &quot;Anna and Boris&quot;.</extracomment>
        <translation>{game} ({number})</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <source>{white} {white_points}, {blue} {blue_points}</source>
        <translation>{white} {white_points}, {blue} {blue_points}</translation>
    </message>
    <message>
        <source>last played {when}</source>
        <translation>zuletzt gespielt: {when}</translation>
    </message>
    <message>
        <source>started {when}</source>
        <translation>begonnen: {when}</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Your games</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Search: names, sets, dates…</source>
        <translation>Suche: Namen, Sets, Daten …</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Partien durchsuchen</translation>
    </message>
    <message>
        <source>Sort the games</source>
        <translation>Partien sortieren</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>zuletzt gespielt</translation>
    </message>
    <message>
        <source>last started</source>
        <translation>zuletzt begonnen</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Namen</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>nach Zug</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>nach Punkten</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <translation>A&amp;bspielen</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>Or&amp;dner</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>&amp;Zurück zur Startseite</translation>
    </message>
    <message>
        <source>Open my games folder</source>
        <translation>Ordner meiner Partien öffnen</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>Ansch&amp;auen</translation>
    </message>
    <message>
        <source>Choose a game first.</source>
        <translation>Wähle zuerst eine Partie.</translation>
    </message>
    <message>
        <source>This file cannot be read as a game.</source>
        <translation>Diese Datei lässt sich nicht als Partie lesen.</translation>
    </message>
    <message>
        <source>The current game can&apos;t be deleted: start or open another one first.</source>
        <translation>Die laufende Partie lässt sich nicht löschen: Beginne oder öffne zuerst eine andere.</translation>
    </message>
    <message>
        <source>No games match. Try fewer words, or press Esc to see them all.</source>
        <translation>Keine Partie passt. Versuche es mit weniger Wörtern; Esc zeigt alle.</translation>
    </message>
    <message>
        <source>Games you start will appear here.</source>
        <translation>Hier erscheinen die Partien, die du beginnst.</translation>
    </message>
    <message>
        <source>Start a new game, or open one.</source>
        <translation>Beginne eine neue Partie oder öffne eine gespeicherte.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} von %n Partie</numerusform>
            <numerusform>{shown} von %n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>In the outline</source>
        <translation>In der Gliederung</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation>In den Menüs</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>Etwas ausprobieren</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Go between reserve, hand, landscape, troops and heirs</source>
        <translation>Zwischen Reserve, Hand, Landschaft, Truppen und Erben wechseln</translation>
    </message>
    <message>
        <source>Move within an area</source>
        <translation>Sich innerhalb eines Bereichs bewegen</translation>
    </message>
    <message>
        <source>Pick up, put down, activate</source>
        <translation>Aufnehmen, ablegen, ausführen</translation>
    </message>
    <message>
        <source>Pick up a tile from your hand</source>
        <translation>Ein Plättchen aus deiner Hand aufnehmen</translation>
    </message>
    <message>
        <source>Turn the tile over to expand</source>
        <translation>Das Plättchen zum Erweitern umdrehen</translation>
    </message>
    <message>
        <source>Withdraw the troop</source>
        <translation>Die Truppe zurückziehen</translation>
    </message>
    <message>
        <source>Strike the Camp</source>
        <translation>Das Feldlager abbrechen</translation>
    </message>
    <message>
        <source>All that can be done here</source>
        <translation>Alles, was hier möglich ist</translation>
    </message>
    <message>
        <source>Put back what you have picked up</source>
        <translation>Aufgenommenes zurücklegen</translation>
    </message>
    <message>
        <source>Next or previous cell where it can go</source>
        <translation>Nächstes oder voriges Feld, auf das es gelegt werden kann</translation>
    </message>
    <message>
        <source>Your next or previous building</source>
        <translation>Dein nächstes oder voriges Gebäude</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Vergrößern, verkleinern, einpassen</translation>
    </message>
    <message>
        <source>From any table to its outline, and back</source>
        <translation>Von jedem Tisch zu seiner Gliederung und zurück</translation>
    </message>
    <message>
        <source>Move through the rows, open and close a branch</source>
        <translation>Durch die Zeilen gehen, einen Ast öffnen und schließen</translation>
    </message>
    <message>
        <source>Go to a branch, from the reserve to the chronicle</source>
        <translation>Zu einem Ast gehen, von der Reserve bis zur Chronik</translation>
    </message>
    <message>
        <source>Carry out the only choice, or go to the list of choices</source>
        <translation>Die einzige Möglichkeit ausführen oder zur Liste gehen</translation>
    </message>
    <message>
        <source>To the list of what can be done, and back</source>
        <translation>Zur Liste der Möglichkeiten und zurück</translation>
    </message>
    <message>
        <source>The same list as a menu</source>
        <translation>Dieselbe Liste als Menü</translation>
    </message>
    <message>
        <source>Find a row by its name</source>
        <translation>Eine Zeile nach ihrem Namen finden</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Find a tile by its name</source>
        <translation>Ein Plättchen nach seinem Namen finden</translation>
    </message>
    <message>
        <source>Next or previous tile that fits</source>
        <translation>Nächstes oder voriges passendes Plättchen</translation>
    </message>
    <message>
        <source>Move through the cells</source>
        <translation>Sich über die Felder bewegen</translation>
    </message>
    <message>
        <source>Lay what is chosen, or tell what lies here</source>
        <translation>Das Gewählte legen oder sagen, was hier liegt</translation>
    </message>
    <message>
        <source>Tiles of White, of Blue, face down</source>
        <translation>Plättchen von Weiß, von Blau, offenes Gelände</translation>
    </message>
    <message>
        <source>Retinue and troop of White, of Blue</source>
        <translation>Gefolgetruppe und Truppe von Weiß, von Blau</translation>
    </message>
    <message>
        <source>Turn the tile to its next owner</source>
        <translation>Das Plättchen zum nächsten Besitzer drehen</translation>
    </message>
    <message>
        <source>Take the tile off</source>
        <translation>Das Plättchen wegnehmen</translation>
    </message>
    <message>
        <source>Move the tile</source>
        <translation>Das Plättchen verschieben</translation>
    </message>
    <message>
        <source>Draw a road to an edge, draw roads by clicking</source>
        <translation>Eine Straße zu einer Kante zeichnen, Straßen mit Klicks zeichnen</translation>
    </message>
    <message>
        <source>One treasure more or less face down</source>
        <translation>Ein verdeckter Schatz mehr oder weniger</translation>
    </message>
    <message>
        <source>Sets, players and day</source>
        <translation>Sets, Spieler und Tag</translation>
    </message>
    <message>
        <source>Print, save as PDF</source>
        <translation>Drucken, als PDF speichern</translation>
    </message>
    <message>
        <source>Keep the game, leave it</source>
        <translation>Die Partie behalten, verlassen</translation>
    </message>
    <message>
        <source>Answer with the chosen tile or terrain</source>
        <translation>Mit dem gewählten Plättchen oder Gelände antworten</translation>
    </message>
    <message>
        <source>Next or previous tile of your hand</source>
        <translation>Nächstes oder voriges Plättchen deiner Hand</translation>
    </message>
    <message>
        <source>Lay it, or tell what lies here</source>
        <translation>Es legen oder sagen, was hier liegt</translation>
    </message>
    <message>
        <source>Lay tiles built, expanded</source>
        <translation>Plättchen gebaut, erweitert legen</translation>
    </message>
    <message>
        <source>Turn a building face down</source>
        <translation>Ein Gebäude umdrehen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation>Eine Partie beginnen</translation>
    </message>
    <message>
        <source>Next or previous tile</source>
        <translation>Nächstes oder voriges Plättchen</translation>
    </message>
    <message>
        <source>One more wood, wheat, stone in the cost</source>
        <translation>Ein Holz, Getreide, Stein mehr in den Kosten</translation>
    </message>
    <message>
        <source>One less wood, wheat, stone in the cost</source>
        <translation>Ein Holz, Getreide, Stein weniger in den Kosten</translation>
    </message>
    <message>
        <source>On the large tile: draw a road to an edge</source>
        <translation>Auf dem großen Plättchen: eine Straße zu einer Kante zeichnen</translation>
    </message>
    <message>
        <source>Printed like this, and on to the next tile</source>
        <translation>So gedruckt, und weiter zum nächsten Plättchen</translation>
    </message>
    <message>
        <source>Tile as in the program, all as in the program</source>
        <translation>Plättchen wie im Programm, alles wie im Programm</translation>
    </message>
    <message>
        <source>Take over the roads from your table</source>
        <translation>Die Straßen von deinem Tisch übernehmen</translation>
    </message>
    <message>
        <source>Import, export</source>
        <translation>Importieren, exportieren</translation>
    </message>
    <message>
        <source>Print all tiles</source>
        <translation>Alle Plättchen drucken</translation>
    </message>
    <message>
        <source>Forward, back</source>
        <translation>Weiter, zurück</translation>
    </message>
    <message>
        <source>Next area, previous area</source>
        <translation>Nächster Bereich, voriger Bereich</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Die Menüs öffnen</translation>
    </message>
    <message>
        <source>Press the button with the underlined letter</source>
        <translation>Den Knopf mit dem unterstrichenen Buchstaben drücken</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>In the reserve (or if your hand has no such tile): the tile at that distance from the shield</source>
        <translation>In der Reserve (oder wenn die Hand kein solches Plättchen hat): das Plättchen in dieser Entfernung vom Schild</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt und der Buchstabe</translation>
    </message>
    <message>
        <source>Close a dialog, changing nothing</source>
        <translation>Einen Dialog schließen, ohne etwas zu ändern</translation>
    </message>
    <message>
        <source>Mark tiles to discard</source>
        <translation>Plättchen markieren, die du abwirfst</translation>
    </message>
    <message>
        <source>Move through the score sheet</source>
        <translation>Durch den Wertungsblock gehen</translation>
    </message>
    <message>
        <source>Close the score sheet</source>
        <translation>Den Wertungsblock schließen</translation>
    </message>
    <message>
        <source>Sort the results</source>
        <translation>Die Ergebnisse sortieren</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Mit der Partie weitermachen</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Review it</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Export it</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Delete it, restore it</source>
        <translation>Löschen, wiederherstellen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Abspielen, anhalten</translation>
    </message>
    <message>
        <source>Scoring a real game</source>
        <translation>Echte Partie werten</translation>
    </message>
    <message>
        <source>Henry at your table</source>
        <translation>Heinrich an deinem Tisch</translation>
    </message>
    <message>
        <source>The tiles of your box</source>
        <translation>Die Plättchen deiner Schachtel</translation>
    </message>
    <message>
        <source>One action back, forward</source>
        <translation>Eine Aktion zurück, vor</translation>
    </message>
    <message>
        <source>One turn back, forward</source>
        <translation>Einen Zug zurück, vor</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>Zum Anfang, zum Ende</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier aus weiterspielen</translation>
    </message>
    <message>
        <source>Try something out from here</source>
        <translation>Von hier aus etwas ausprobieren</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Die Partie analysieren</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Previous mistake, next mistake</source>
        <translation>Voriger Fehler, nächster Fehler</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>Von hier noch einmal versuchen</translation>
    </message>
    <message>
        <source>Show the better turn</source>
        <translation>Den besseren Zug zeigen</translation>
    </message>
    <message>
        <source>Show the turn played</source>
        <translation>Den gespielten Zug zeigen</translation>
    </message>
    <message>
        <source>Picture of the greatest mistakes</source>
        <translation>Bild der größten Fehler</translation>
    </message>
    <message>
        <source>End the turn, which is then compared</source>
        <translation>Den Zug beenden, der dann verglichen wird</translation>
    </message>
    <message>
        <source>Show our turn</source>
        <translation>Unseren Zug zeigen</translation>
    </message>
    <message>
        <source>Try the position again</source>
        <translation>Die Stellung noch einmal versuchen</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Nächste Stellung</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Zurück, vor</translation>
    </message>
    <message>
        <source>Previous page, next page</source>
        <translation>Vorige Seite, nächste Seite</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Larger, smaller, normal text</source>
        <translation>Größere, kleinere, normale Schrift</translation>
    </message>
    <message>
        <source>Describe the pictures in words</source>
        <translation>Bilder in Worten beschreiben</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Diese Seite drucken</translation>
    </message>
    <message>
        <source>Next, back</source>
        <translation>Weiter, zurück</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Ask about the table (as in a game)</source>
        <translation>Fragen zum Tisch (wie in einer Partie)</translation>
    </message>
    <message>
        <source>Back to the lessons, then leave the tutorial</source>
        <translation>Zur Liste der Lektionen, dann die Einführung verlassen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>SideBoard</name>
    <message>
        <source>Nothing has been tried out yet.</source>
        <translation>Noch wurde nichts ausprobiert.</translation>
    </message>
    <message>
        <source>{heir} {change}</source>
        <translation>{heir} {change}</translation>
    </message>
    <message>
        <source>Points since you started here: {changes}.</source>
        <translation>Punkte, seit du hier begonnen hast: {changes}.</translation>
    </message>
    <message>
        <source>Sandbox: try anything out – your game won&apos;t change</source>
        <translation>Probebrett: Probier aus, was du willst – deine Partie bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Restart &amp;turn</source>
        <translation>Zug neu be&amp;ginnen</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>Von &amp;vorn</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>&amp;Back to the replay</source>
        <translation>&amp;Zurück zur Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <translation>&amp;Zurück zur Analyse</translation>
    </message>
    <message>
        <source>The supply is shuffled differently here.</source>
        <translation>Der gemeinsame Vorrat ist hier anders gemischt.</translation>
    </message>
</context>
<context>
    <name>SoundToggle</name>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation>Klänge sind an</translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation>Klänge sind aus</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>Landscape: %n tiles</source>
        <translation>
            <numerusform>Landschaft: %n Plättchen</numerusform>
            <numerusform>Landschaft: %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <extracomment>{first} and {last} are the cells at two corners of the landscape, such as L12 and N14.</extracomment>
        <translation>von {first} bis {last}</translation>
    </message>
    <message>
        <source>{cell}: {words}</source>
        <extracomment>{words} is a sentence about the starting tile or the scaffold, {cell} is where that is.</extracomment>
        <translation>{cell}: {words}</translation>
    </message>
    <message>
        <source>What you can do here</source>
        <translation>Was angeboten wird</translation>
    </message>
    <message>
        <source>{what}, picked up</source>
        <translation>Aufgenommen: {what}</translation>
    </message>
    <message>
        <source>{what}, picked up, face down</source>
        <translation>Verdeckt aufgenommen: {what}</translation>
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
            <numerusform>{heir}: %n Punkt mehr</numerusform>
            <numerusform>{heir}: %n Punkte mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir}: %n points fewer</source>
        <translation>
            <numerusform>{heir}: %n Punkt weniger</numerusform>
            <numerusform>{heir}: %n Punkte weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>For Henry: {cell}</source>
        <extracomment>Said of a tile of the royal reserve; {cell}, like M13, is where Henry would put it.</extracomment>
        <translation>Bei Heinrich: {cell}</translation>
    </message>
    <message>
        <source>Put the cursor there</source>
        <translation>Den Cursor dorthin setzen</translation>
    </message>
    <message>
        <source>Everything that can be done here</source>
        <translation>Alles, was hier möglich ist</translation>
    </message>
    <message>
        <source>Say what it is</source>
        <translation>Sagen, was das ist</translation>
    </message>
    <message>
        <source>Withdraw the troop to the royal reserve</source>
        <translation>Die Truppe in die Königliche Reserve zurückziehen</translation>
    </message>
    <message>
        <source>New in the royal reserve: {tile}</source>
        <translation>Neu in der Königlichen Reserve: {tile}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <extracomment>{what} is one or more of the chronicle&apos;s sentences, without a full stop.</extracomment>
        <translation>Zurückgenommen: {what}</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Seit deinem letzten Zug ist nichts passiert.</translation>
    </message>
    <message>
        <source>There is no message yet.</source>
        <translation>Es gibt noch keine Meldung.</translation>
    </message>
    <message>
        <source>What you&apos;ve picked up can&apos;t go anywhere in the landscape.</source>
        <translation>Was du aufgenommen hast, kann in der Landschaft nirgends hin.</translation>
    </message>
    <message>
        <source>You have no buildings yet.</source>
        <translation>Du hast noch keine Gebäude.</translation>
    </message>
    <message>
        <source>This is the only place.</source>
        <extracomment>Where a key would go on to the next place of a kind.</extracomment>
        <translation>Ein anderes gibt es nicht.</translation>
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
        <translation>Zwei bis vier Hasenlords wählen zugleich Karten und besiedeln einen Plan.</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Die zwei Erben</translation>
    </message>
    <message>
        <source>Two heirs build one kingdom: alone against Henry, or in a duel.</source>
        <translation>Zwei Erben bauen ein Königreich: allein gegen Heinrich oder im Duell.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Royal reserve</source>
        <translation>Königliche Reserve</translation>
    </message>
    <message>
        <source>{heir}&apos;s reach: {reach}</source>
        <translation>Reichweite von {heir}: {reach}</translation>
    </message>
    <message numerus="yes">
        <source>%n troops in the reserve + 1</source>
        <translation>
            <numerusform>%n Truppe in der Reserve + 1</numerusform>
            <numerusform>%n Truppen in der Reserve + 1</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation>
            <numerusform>Gemeinsamer Vorrat: %n Plättchen</numerusform>
            <numerusform>Gemeinsamer Vorrat: %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Supply: {count}</source>
        <extracomment>Little room: beside the pile.</extracomment>
        <translation>Vorrat: {count}</translation>
    </message>
    <message>
        <source>on top: {resource}</source>
        <extracomment>Under the number of tiles in the supply: the terrain that the topmost one shows.</extracomment>
        <translation>oben: {resource}</translation>
    </message>
    <message>
        <source>empty: last round</source>
        <translation>leer: letzte Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n out</source>
        <extracomment>How many tiles have left the game; little room.</extracomment>
        <translation>
            <numerusform>%n weg</numerusform>
            <numerusform>%n weg</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of the game: {tiles}.</source>
        <translation>Aus dem Spiel: {tiles}.</translation>
    </message>
    <message>
        <source>No tile has left the game.</source>
        <translation>Kein Plättchen ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>Under the name of the heir whose turn it is.</extracomment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>What the rule book says</source>
        <extracomment>In the menu of a tile or a place: opens the rule book where it tells about it.</extracomment>
        <translation>Was das Regelbuch dazu sagt</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>Under the name of the heir whose turn it is not.</extracomment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>Under the points at the end of the game.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Hand: {count} of {limit}</source>
        <translation>Hand: {count} von {limit}</translation>
    </message>
    <message>
        <source>Reach: {reach}</source>
        <translation>Reichweite: {reach}</translation>
    </message>
    <message numerus="yes">
        <source>%n discounts</source>
        <translation>
            <numerusform>%n Rabatt</numerusform>
            <numerusform>%n Rabatte</numerusform>
        </translation>
    </message>
    <message>
        <source>× {count}</source>
        <extracomment>In front of the number of resources: &quot;× 2&quot;.</extracomment>
        <translation>× {count}</translation>
    </message>
    <message>
        <source>Last round: one more turn each after this one</source>
        <translation>Letzte Runde: nach diesem Zug noch je einer</translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turns left</source>
        <translation>
            <numerusform>Letzte Runde: Das ist der letzte Zug</numerusform>
            <numerusform>Letzte Runde: noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has ended</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <extracomment>{tile} is the accusative: &quot;Take the Mill&quot;.</extracomment>
        <translation>{tile} nehmen</translation>
    </message>
    <message>
        <source>Strike the Camp</source>
        <translation>Feldlager abbrechen</translation>
    </message>
    <message>
        <source>Destroy {tile}</source>
        <extracomment>{tile} is the accusative: &quot;Destroy the Mill&quot;.</extracomment>
        <translation>{tile} zerstören</translation>
    </message>
    <message>
        <source>Build {tile}</source>
        <extracomment>{tile} is the accusative: &quot;Build the Mill&quot;.</extracomment>
        <translation>{tile} bauen</translation>
    </message>
    <message>
        <source>Expand ({terrain})</source>
        <extracomment>{terrain} is the nominative.</extracomment>
        <translation>Erweitern ({terrain})</translation>
    </message>
    <message>
        <source>Pick up the troop</source>
        <translation>Truppe aufnehmen</translation>
    </message>
    <message>
        <source>Pick up {tile}</source>
        <translation>{tile} aufnehmen</translation>
    </message>
    <message>
        <source>Withdraw the troop</source>
        <translation>Truppe zurückziehen</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Deploy a troop here</source>
        <translation>Hier eine Truppe stationieren</translation>
    </message>
    <message>
        <source>March here from {cell}</source>
        <translation>Truppe von {cell} hierher bewegen</translation>
    </message>
    <message>
        <source>Build {tile} here</source>
        <extracomment>{tile} is the accusative: &quot;Build the Mill here&quot;.</extracomment>
        <translation>Hier {tile} bauen</translation>
    </message>
    <message>
        <source>Expand here with {tile}</source>
        <translation>Hier {tile} als offenes Gelände legen</translation>
    </message>
    <message>
        <source>Nothing can be done here now</source>
        <translation>Hier ist gerade nichts möglich</translation>
    </message>
    <message>
        <source>{tile}: no empty cell lies beside your troops. Esc puts it back.</source>
        <extracomment>{tile} is a building in the nominative.</extracomment>
        <translation>{tile}: Neben deinen Truppen ist kein Feld frei. Esc legt das Plättchen zurück.</translation>
    </message>
    <message>
        <source>Troop: no tile beside it is free. It can only withdraw to the royal reserve.</source>
        <translation>Truppe: Kein Plättchen daneben ist frei. Sie kann nur in die Königliche Reserve zurückgezogen werden.</translation>
    </message>
    <message>
        <source>Retinue: no tile beside it is free to march to. Esc puts it back.</source>
        <translation>Gefolgetruppe: Sie kann sich nicht bewegen, kein Plättchen daneben ist frei. Esc stellt sie zurück.</translation>
    </message>
    <message>
        <source>Troop: no tile beside your other troops is free. Esc puts it back.</source>
        <translation>Truppe: Kein Plättchen neben deinen anderen Truppen ist frei. Esc stellt sie zurück.</translation>
    </message>
    <message>
        <source>March to {place}</source>
        <translation>Nach {place} bewegen</translation>
    </message>
    <message>
        <source>Deploy to {place}</source>
        <translation>Auf {place} stationieren</translation>
    </message>
    <message>
        <source>Withdraw to the royal reserve</source>
        <translation>In die Königliche Reserve zurückziehen</translation>
    </message>
    <message>
        <source>covered by</source>
        <translation>gedeckt durch</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>kostet nichts</translation>
    </message>
    <message numerus="yes">
        <source>and %n discounts</source>
        <translation>
            <numerusform>und %n Rabatt</numerusform>
            <numerusform>und %n Rabatte</numerusform>
        </translation>
    </message>
    <message>
        <source>gives a discount of 1 resource</source>
        <translation>gibt 1 Ressource Rabatt</translation>
    </message>
    <message>
        <source>{heir} {before} → {after}</source>
        <translation>{heir} {before} → {after}</translation>
    </message>
    <message>
        <source>{heir} {points}, unchanged</source>
        <translation>{heir} {points}, unverändert</translation>
    </message>
    <message>
        <source>reach {before} → {after}</source>
        <translation>Reichweite {before} → {after}</translation>
    </message>
    <message>
        <source>You haven&apos;t picked anything up.</source>
        <translation>Du hast nichts aufgenommen.</translation>
    </message>
    <message>
        <source>Pick up a tile from your hand or a troop first.</source>
        <translation>Nimm zuerst ein Plättchen aus deiner Hand oder eine Truppe auf.</translation>
    </message>
    <message>
        <source>That tile is in {heir}&apos;s hand.</source>
        <translation>Dieses Plättchen hat {heir} auf der Hand.</translation>
    </message>
    <message>
        <source>That is {heir}&apos;s troop.</source>
        <translation>Das ist eine Truppe von {heir}.</translation>
    </message>
    <message>
        <source>No troop of yours stands here.</source>
        <translation>Hier steht keine eigene Truppe.</translation>
    </message>
    <message>
        <source>A tile of the royal reserve goes into your hand first.</source>
        <translation>Ein Plättchen aus der Königlichen Reserve kommt zuerst auf deine Hand.</translation>
    </message>
    <message>
        <source>A tile from your hand goes on a cell of the landscape.</source>
        <translation>Ein Plättchen aus deiner Hand kommt auf ein Feld der Landschaft.</translation>
    </message>
    <message>
        <source>A troop goes to a tile, or back to the royal reserve.</source>
        <translation>Eine Truppe kommt auf ein Plättchen oder zurück in die Königliche Reserve.</translation>
    </message>
    <message>
        <source>Pick up a tile from your hand to turn it over.</source>
        <translation>Nimm ein Plättchen aus deiner Hand auf, um es umzudrehen.</translation>
    </message>
    <message>
        <source>Go to a cell of the landscape first.</source>
        <translation>Geh zuerst auf ein Feld der Landschaft.</translation>
    </message>
    <message>
        <source>This place of the royal reserve is empty.</source>
        <translation>Dieser Platz der Königlichen Reserve ist leer.</translation>
    </message>
    <message>
        <source>{tile}: put it into your hand to take it, or click it again; Esc puts it back.</source>
        <translation>{tile}: Lege das Plättchen auf deine Hand, um es zu nehmen, oder klicke noch einmal darauf; Esc legt es zurück.</translation>
    </message>
    <message>
        <source>Troop: put it on a lit tile to march, or on the royal reserve to withdraw.</source>
        <translation>Truppe: Setze sie zum Bewegen auf ein leuchtendes Plättchen oder zum Zurückziehen in die Königliche Reserve.</translation>
    </message>
    <message>
        <source>Retinue: put it on a lit tile to march.</source>
        <translation>Gefolgetruppe: Setze sie zum Bewegen auf ein leuchtendes Plättchen.</translation>
    </message>
    <message>
        <source>Troop: put it on a lit tile to deploy it.</source>
        <translation>Truppe: Setze sie zum Stationieren auf ein leuchtendes Plättchen.</translation>
    </message>
    <message>
        <source>No tile has that number.</source>
        <translation>Kein Plättchen hat diese Nummer.</translation>
    </message>
    <message>
        <source>Royal shield, {heir}&apos;s crown</source>
        <translation>Königlicher Schild, Krone von {heir}</translation>
    </message>
    <message>
        <source>Tiles in the golden sector are within reach: click one or drag it to your hand.</source>
        <translation>Plättchen im goldenen Sektor sind in Reichweite: Klicke eins an oder ziehe es auf deine Hand.</translation>
    </message>
    <message>
        <source>{heir}&apos;s area.</source>
        <translation>Der Bereich von {heir}.</translation>
    </message>
    <message>
        <source>{heir} has no access to {resource}.</source>
        <extracomment>{resource} is from &quot;Access to resources&quot;.</extracomment>
        <translation>{heir} hat keinen Zugriff auf {resource}.</translation>
    </message>
    <message numerus="yes">
        <source>%n from the royal reserve</source>
        <translation>
            <numerusform>%n aus der Königlichen Reserve</numerusform>
            <numerusform>%n aus der Königlichen Reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from tiles with troops</source>
        <translation>
            <numerusform>%n von einem Plättchen mit Truppe</numerusform>
            <numerusform>%n von Plättchen mit Truppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from buildings</source>
        <translation>
            <numerusform>%n von einem Gebäude</numerusform>
            <numerusform>%n von Gebäuden</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir}, {resource}: {sources}.</source>
        <translation>{heir}, {resource}: {sources}.</translation>
    </message>
    <message>
        <source>You can afford it now.</source>
        <translation>Die Kosten sind jetzt gedeckt.</translation>
    </message>
    <message>
        <source>Once you take it, you can afford it.</source>
        <translation>Nach dem Nehmen sind die Kosten gedeckt.</translation>
    </message>
    <message>
        <source>costs</source>
        <translation>kostet</translation>
    </message>
    <message>
        <source>covered by {means}</source>
        <extracomment>{means} is one or more like &quot;1 wood&quot; and &quot;1 discount&quot;, nominative; read aloud.</extracomment>
        <translation>gedeckt durch {means}</translation>
    </message>
    <message>
        <source>missing</source>
        <extracomment>Behind it come the glyphs of the resources that nothing covers.</extracomment>
        <translation>es fehlt</translation>
    </message>
    <message>
        <source>then you can build {tiles}</source>
        <extracomment>What expanding here would allow; {tiles} are objects: &quot;the Mill and the Inn&quot;.</extracomment>
        <translation>dann kannst du {tiles} bauen</translation>
    </message>
    <message>
        <source>a troop on it gives access to {resource}</source>
        <extracomment>{resource} is from &quot;Access to resources&quot;.</extracomment>
        <translation>eine Truppe darauf gibt Zugriff auf {resource}</translation>
    </message>
    <message numerus="yes">
        <source>with your troop on it: %n</source>
        <translation>
            <numerusform>mit deiner Truppe darauf: %n</numerusform>
            <numerusform>mit deiner Truppe darauf: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with its owner&apos;s troop on it: %n</source>
        <extracomment>The same of a building of the other heir.</extracomment>
        <translation>
            <numerusform>mit einer Truppe des Besitzers darauf: %n</numerusform>
            <numerusform>mit einer Truppe des Besitzers darauf: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It becomes open terrain; you may take one more tile.</source>
        <translation>Es wird offenes Gelände; du darfst noch ein Plättchen nehmen.</translation>
    </message>
    <message>
        <source>No cell next to your troops is empty.</source>
        <extracomment>Of a tile in hand that can be put nowhere at all.</extracomment>
        <translation>Neben deinen Truppen ist kein Feld frei.</translation>
    </message>
    <message>
        <source>Missing now: {resources}.</source>
        <extracomment>{resources} is one amount or more from &quot;Resources missing&quot;: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>Jetzt fehlt: {resources}.</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The same when the game is over.</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>The shield is tossed: who goes first?</source>
        <translation>Der Schild wird geworfen: Wer beginnt?</translation>
    </message>
    <message>
        <source>{heir} goes first</source>
        <extracomment>Called out when a game begins: {heir} has the first turn.</extracomment>
        <translation>{heir} beginnt</translation>
    </message>
    <message>
        <source>victory</source>
        <extracomment>Under the name of who has won, and of both after a draw.</extracomment>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{action}: click the button, or the tile again; Esc leaves it as it is.</source>
        <extracomment>{action} is what the button beside the tile says, like &quot;Destroy the Mill&quot;.</extracomment>
        <translation>{action}: Klicke auf den Knopf oder noch einmal auf das Plättchen; Esc lässt es, wie es ist.</translation>
    </message>
    <message>
        <source>Troop: put it on a lit tile; whichever troop can go there will go.</source>
        <extracomment>One of the alike shields at an heir&apos;s place is picked up: any troop of the heir is meant.</extracomment>
        <translation>Truppe: Setze sie auf ein leuchtendes Plättchen; bewegt wird die Truppe, die dorthin kann.</translation>
    </message>
    <message>
        <source>Troop: put it on a lit tile to march.</source>
        <translation>Truppe: Setze sie zum Bewegen auf ein leuchtendes Plättchen.</translation>
    </message>
    <message>
        <source>{tile}: put it on a lit cell to build; F or the right button turns it over.</source>
        <translation>{tile}: Lege das Plättchen zum Bauen auf ein leuchtendes Feld; F oder die rechte Taste dreht es um.</translation>
    </message>
    <message>
        <source>{tile}, face down: put it on a lit cell to expand; F or the right button turns it over.</source>
        <translation>{tile}, verdeckt: Lege das Plättchen zum Erweitern auf ein leuchtendes Feld; F oder die rechte Taste dreht es um.</translation>
    </message>
    <message>
        <source>Troop: put it on the royal reserve to withdraw it.</source>
        <translation>Truppe: Setze sie zum Zurückziehen in die Königliche Reserve.</translation>
    </message>
    <message>
        <source>Not part of this step.</source>
        <extracomment>In the tutorial: the rules allow it, but the present step asks for something else.</extracomment>
        <translation>Das gehört nicht zu diesem Schritt.</translation>
    </message>
    <message>
        <source>Not part of this step. Esc puts it back.</source>
        <translation>Das gehört nicht zu diesem Schritt. Esc legt es zurück.</translation>
    </message>
    <message>
        <source>{tile}: turn it over for this step, with F or the right mouse button.</source>
        <extracomment>In the tutorial. {tile} is a building in the nominative.</extracomment>
        <translation>{tile}: Dreh das Plättchen für diesen Schritt mit F oder der rechten Maustaste um.</translation>
    </message>
    <message>
        <source>{tile}: nowhere to build it now. {reasons} F or the right button turns it over.</source>
        <extracomment>{tile} is a building in the nominative, {reasons} one or more whole sentences.</extracomment>
        <translation>{tile}: Gerade kein Feld zum Bauen. {reasons} F oder die rechte Taste dreht das Plättchen um.</translation>
    </message>
    <message>
        <source>{heir}, {resource}: {number}</source>
        <extracomment>The same in short: &quot;White, wood: 2&quot;.</extracomment>
        <translation>{heir}, {resource}: {number}</translation>
    </message>
    <message>
        <source>Missing once taken: {resources}.</source>
        <extracomment>{resources} is one amount or more from &quot;Resources missing&quot;: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>Nach dem Nehmen fehlt: {resources}.</translation>
    </message>
    <message numerus="yes">
        <source>without the troop on it: %n</source>
        <translation>
            <numerusform>ohne die Truppe darauf: %n</numerusform>
            <numerusform>ohne die Truppe darauf: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road over %n tiles</source>
        <translation>
            <numerusform>Straße über %n Plättchen</numerusform>
            <numerusform>Straße über %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>{white} {white_count}, {blue} {blue_count}</source>
        <extracomment>How many buildings each heir has on a road.</extracomment>
        <translation>{white} {white_count}, {blue} {blue_count}</translation>
    </message>
    <message>
        <source>Roads are not scored in this game.</source>
        <translation>In dieser Partie werden keine Straßen gewertet.</translation>
    </message>
    <message>
        <source>scores nothing: it is on only one tile</source>
        <translation>bringt nichts, da sie keine zwei Plättchen verbindet</translation>
    </message>
    <message>
        <source>scores nothing: both have the same number of buildings</source>
        <translation>bringt nichts, da beide gleich viele Gebäude haben</translation>
    </message>
    <message numerus="yes">
        <source>scores %n points for {heir}</source>
        <translation>
            <numerusform>bringt %n Punkt für {heir}</numerusform>
            <numerusform>bringt %n Punkte für {heir}</numerusform>
        </translation>
    </message>
    <message>
        <source>{road}: {scores}</source>
        <extracomment>{road} is &quot;Road over 3 tiles&quot;, {scores} &quot;scores 2 points for White&quot;.</extracomment>
        <translation>{road}: {scores}</translation>
    </message>
    <message>
        <source>Choose a tile in your hand or in the reserve, or pick something up, and ask again.</source>
        <translation>Wähle ein Plättchen in deiner Hand oder in der Reserve oder nimm etwas auf; dann frage noch einmal.</translation>
    </message>
    <message>
        <source>Nothing stands in the way.</source>
        <translation>Nichts steht im Weg.</translation>
    </message>
    <message numerus="yes">
        <source>Fits on %n cells.</source>
        <translation>
            <numerusform>Es kann auf %n Feld gebaut werden.</numerusform>
            <numerusform>Es kann auf einem von %n Feldern gebaut werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fits face down on %n cells.</source>
        <translation>
            <numerusform>Es kann verdeckt auf %n Feld gelegt werden.</numerusform>
            <numerusform>Es kann verdeckt auf eins von %n Feldern gelegt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can march to %n tiles.</source>
        <translation>
            <numerusform>Sie kann auf %n Plättchen bewegt werden.</numerusform>
            <numerusform>Sie kann auf eins von %n Plättchen bewegt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your troops can go to %n tiles.</source>
        <extracomment>Of all troops of an heir together.</extracomment>
        <translation>
            <numerusform>Deine Truppen können sich auf %n Plättchen bewegen.</numerusform>
            <numerusform>Deine Truppen können sich auf %n Plättchen bewegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be deployed to %n tiles.</source>
        <translation>
            <numerusform>Sie kann auf %n Plättchen stationiert werden.</numerusform>
            <numerusform>Sie kann auf einem von %n Plättchen stationiert werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can&apos;t march anywhere right now.</source>
        <translation>Gerade gibt es kein Plättchen, auf das sie sich bewegen kann.</translation>
    </message>
    <message>
        <source>Can&apos;t be deployed right now.</source>
        <translation>Gerade gibt es kein Plättchen, auf dem sie stationiert werden kann.</translation>
    </message>
    <message>
        <source>What stands in the way</source>
        <extracomment>Heading above reasons.</extracomment>
        <translation>Was im Weg steht</translation>
    </message>
    <message>
        <source>What helps</source>
        <extracomment>Heading above what the rules say that helps.</extracomment>
        <translation>Was hilft</translation>
    </message>
    <message>
        <source>What you can do now</source>
        <extracomment>Heading above actions that can be done now.</extracomment>
        <translation>Was du jetzt tun kannst</translation>
    </message>
    <message>
        <source>Help is off. You can switch it on in the settings.</source>
        <extracomment>Of previews, points and questions such as this one, when the game is played without them.</extracomment>
        <translation>Die Hilfe ist aus. Du kannst sie in den Einstellungen einschalten.</translation>
    </message>
    <message>
        <source>No single action this turn would help.</source>
        <translation>Keine einzelne Aktion in diesem Zug hilft weiter.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles not seen yet:</source>
        <extracomment>Number of tiles that nobody has seen; one of them may be the starting tile.</extracomment>
        <translation>
            <numerusform>%n Plättchen hat noch niemand gesehen:</numerusform>
            <numerusform>%n Plättchen hat noch niemand gesehen:</numerusform>
        </translation>
    </message>
    <message>
        <source>The starting tile is one of them.</source>
        <translation>Das Startplättchen ist eins davon.</translation>
    </message>
    <message>
        <source>A click shows them all.</source>
        <translation>Ein Klick zeigt alle.</translation>
    </message>
    <message>
        <source>The turn from the other machine, step {number} of {count}</source>
        <translation>Der Zug vom anderen Gerät, Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>The computer&apos;s turn, step {number} of {count}</source>
        <translation>Zug des Computers, Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>The last turn again, step {number} of {count}</source>
        <translation>Der letzte Zug noch einmal, Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Pace: {pace}</source>
        <extracomment>A button on the panel that shows a turn: at what pace, such as &quot;normal&quot;; it opens a menu.</extracomment>
        <translation>Tempo: {pace}</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>by steps</source>
        <translation>einzeln</translation>
    </message>
    <message>
        <source>No turn has ended yet.</source>
        <translation>Noch ist kein Zug zu Ende.</translation>
    </message>
    <message>
        <source>Showing what {heir} played last: any key or click returns to the game.</source>
        <extracomment>{heir} is the name of a player, in the nominative; what is shown is this player&apos;s last turn.</extracomment>
        <translation>Gezeigt wird der letzte Zug ({heir}): Jede Taste und jeder Klick führt zur Partie zurück.</translation>
    </message>
    <message>
        <source>Showing what {heir} played last: Space or “Next” shows the next step, anything else ends it.</source>
        <extracomment>{heir} is the name of a player, in the nominative; what is shown is this player&apos;s last turn.</extracomment>
        <translation>Gezeigt wird der letzte Zug ({heir}): Leertaste oder „Weiter“ führt zum nächsten Schritt, alles andere beendet ihn.</translation>
    </message>
    <message>
        <source>{heir}, at {cell}</source>
        <extracomment>&quot;White, at M13&quot;: whose building it is, and where.</extracomment>
        <translation>{heir}, auf {cell}</translation>
    </message>
    <message numerus="yes">
        <source>scores %n points now</source>
        <translation>
            <numerusform>bringt jetzt %n Punkt</numerusform>
            <numerusform>bringt jetzt %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n points now, doubled by the troop</source>
        <translation>
            <numerusform>bringt jetzt %n Punkt, durch die Truppe verdoppelt</numerusform>
            <numerusform>bringt jetzt %n Punkte, durch die Truppe verdoppelt</numerusform>
        </translation>
    </message>
    <message>
        <source>{supply}, {top}</source>
        <extracomment>{supply} is &quot;Supply: 5 tiles&quot;, {top} is &quot;on top: wheat&quot;.</extracomment>
        <translation>{supply}, {top}</translation>
    </message>
    <message>
        <source>{tile}; number {number} within reach</source>
        <translation>{tile}; Nummer {number} in Reichweite</translation>
    </message>
    <message>
        <source>{tile}; out of reach</source>
        <translation>{tile}; außer Reichweite</translation>
    </message>
    <message>
        <source>{cell}: {heir}&apos;s {tile}</source>
        <translation>{cell}: {tile} von {heir}</translation>
    </message>
    <message>
        <source>{cell}: open terrain, {terrain}</source>
        <translation>{cell}: offenes Gelände, {terrain}</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: leer</translation>
    </message>
    <message numerus="yes">
        <source>{place}, %n points</source>
        <extracomment>{place} is the name of an heir.</extracomment>
        <translation>
            <numerusform>{place}, %n Punkt</numerusform>
            <numerusform>{place}, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, with {heir}&apos;s {troop}</source>
        <translation>{place}, darauf: {troop} von {heir}</translation>
    </message>
    <message>
        <source>{heir}&apos;s {troop}</source>
        <translation>{troop} von {heir}</translation>
    </message>
    <message>
        <source>{troop}, has moved</source>
        <translation>{troop}, schon bewegt</translation>
    </message>
    <message>
        <source>{troop}, in the royal reserve</source>
        <translation>{troop}, in der Königlichen Reserve</translation>
    </message>
    <message>
        <source>{troop}, on {cell}</source>
        <translation>{troop}, auf {cell}</translation>
    </message>
    <message>
        <source>{place}, may be destroyed now</source>
        <translation>{place}, jetzt zerstörbar</translation>
    </message>
    <message>
        <source>In {heir}&apos;s hand: {tile}</source>
        <translation>Auf der Hand von {heir}: {tile}</translation>
    </message>
    <message>
        <source>Picked up: {what}.</source>
        <translation>Aufgenommen: {what}.</translation>
    </message>
    <message>
        <source>Enter takes it.</source>
        <extracomment>A tile of the royal reserve, which is not taken yet.</extracomment>
        <translation>Eingabe nimmt es.</translation>
    </message>
    <message>
        <source>Turned face down, to expand.</source>
        <translation>Verdeckt: zum Erweitern.</translation>
    </message>
    <message>
        <source>Turned face up, to build.</source>
        <translation>Aufgedeckt: zum Bauen.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Zurückgelegt.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Start a new game, or open one.</source>
        <translation>Beginne eine neue Partie oder öffne eine gespeicherte.</translation>
    </message>
    <message>
        <source>The game is over: {heir} gave up.</source>
        <translation>Die Partie ist zu Ende: {heir} hat aufgegeben.</translation>
    </message>
    <message>
        <source>The Two Heirs</source>
        <translation>Die zwei Erben</translation>
    </message>
    <message>
        <source>{white} and {blue}</source>
        <translation>{white} und {blue}</translation>
    </message>
    <message>
        <source>There is no game.</source>
        <translation>Es läuft keine Partie.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The computer does not play here.</source>
        <translation>Der Computer spielt hier nicht mit.</translation>
    </message>
    <message>
        <source>Only computers play here: pause them, or start another game.</source>
        <translation>Hier spielen nur Computer: Halte sie an oder beginne eine andere Partie.</translation>
    </message>
    <message>
        <source>The computer is not thinking.</source>
        <translation>Der Computer denkt gerade nicht nach.</translation>
    </message>
    <message>
        <source>Henry does not play here.</source>
        <translation>Heinrich spielt hier nicht mit.</translation>
    </message>
    <message>
        <source>It&apos;s not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>This game is not played on two machines.</source>
        <translation>Diese Partie wird nicht an zwei Geräten gespielt.</translation>
    </message>
    <message>
        <source>Hints are switched off in the settings.</source>
        <translation>Tipps sind in den Einstellungen abgeschaltet.</translation>
    </message>
    <message>
        <source>Hidden in the settings.</source>
        <translation>In den Einstellungen ausgeblendet.</translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>Take back everything done in this turn</source>
        <translation>Alles aus diesem Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Go back to the game first.</source>
        <translation>Geh zuerst zur Partie zurück.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play the best action found so far</source>
        <translation>Die beste bisher gefundene Aktion spielen</translation>
    </message>
    <message>
        <source>End the pause</source>
        <translation>Pause beenden</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Es wurde noch nichts getan.</translation>
    </message>
    <message>
        <source>An ended turn can be taken back only if the other player agrees.</source>
        <translation>Ein beendeter Zug kann nur zurückgenommen werden, wenn die andere Person einverstanden ist.</translation>
    </message>
    <message>
        <source>Undo is switched off in this game.</source>
        <translation>In dieser Partie lässt sich nichts zurücknehmen.</translation>
    </message>
    <message>
        <source>Ended turns and revealed tiles can&apos;t be undone.</source>
        <translation>Beendete Züge und aufgedeckte Plättchen lassen sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Nothing has been done in this turn yet.</source>
        <translation>In diesem Zug wurde noch nichts getan.</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>wird gespeichert …</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>TablePages</name>
    <message>
        <source>Reading what lies on your table…</source>
        <translation>Was auf deinem Tisch liegt, wird gelesen …</translation>
    </message>
    <message>
        <source>What lies on your table cannot be read</source>
        <translation>Was auf deinem Tisch liegt, kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>This game keeps the tiles with which it was begun; your next one has them as you corrected them since.</source>
        <translation>Diese Partie behält die Plättchen, mit denen sie begonnen wurde; deine nächste hat sie so, wie du sie seither verbessert hast.</translation>
    </message>
    <message>
        <source>{fault} What you enter is kept while the program runs; saving is tried again.</source>
        <translation>{fault} Deine Eingaben bleiben, solange das Programm läuft; das Speichern wird wiederholt.</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <translation>Alles ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>What lay on your table cannot be read</source>
        <translation>Was auf deinem Tisch lag, kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>{fault} Its file has been renamed to {name}, and an empty table prepared.</source>
        <translation>{fault} Die Datei heißt jetzt {name}, und der Tisch ist leer.</translation>
    </message>
</context>
<context>
    <name>Terrains</name>
    <message>
        <source>woods and pastures</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>wheat field</source>
        <translation>Acker</translation>
    </message>
    <message>
        <source>rocky plain</source>
        <translation>steinige Ebene</translation>
    </message>
    <message>
        <source>open terrain</source>
        <translation>offenes Gelände</translation>
    </message>
</context>
<context>
    <name>ToComeDialog</name>
    <message>
        <source>Tiles still to come</source>
        <translation>Plättchen, die noch kommen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Every tile in this game has been seen.</source>
        <translation>Jedes Plättchen dieser Partie war schon zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>These %n tile(s) have not been seen yet.</source>
        <translation>
            <numerusform>Dieses Plättchen hat noch niemand gesehen.</numerusform>
            <numerusform>Diese %n Plättchen hat noch niemand gesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is/are in the supply.</source>
        <translation>
            <numerusform>%n davon liegt im gemeinsamen Vorrat.</numerusform>
            <numerusform>%n davon liegen im gemeinsamen Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The topmost shows {resource}.</source>
        <translation>Das oberste zeigt {resource}.</translation>
    </message>
    <message>
        <source>One of them is the starting tile ({terrain}), which stays face down.</source>
        <translation>Eins ist das Startplättchen ({terrain}) und bleibt verdeckt.</translation>
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
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Tiles that are left</source>
        <translation>Übrige Plättchen</translation>
    </message>
    <message>
        <source>Treasures face down</source>
        <translation>Verdeckte Schätze</translation>
    </message>
    <message>
        <source>One less face down</source>
        <translation>Einer weniger verdeckt</translation>
    </message>
    <message>
        <source>One more face down</source>
        <translation>Einer mehr verdeckt</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n Plättchen übrig</numerusform>
            <numerusform>%n Plättchen übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>{heir}: {troop}</source>
        <translation>{heir}: {troop}</translation>
    </message>
    <message>
        <source>The retinue stands in the landscape.</source>
        <translation>Die Gefolgetruppe steht in der Landschaft.</translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the royal reserve</source>
        <translation>
            <numerusform>%n Truppe in der Königlichen Reserve</numerusform>
            <numerusform>%n Truppen in der Königlichen Reserve</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Treasures</name>
    <message>
        <source>Column: {terrain}</source>
        <extracomment>A treasure that goes when its column of the landscape has enough tiles of the terrain.</extracomment>
        <translation>Spalte: {terrain}</translation>
    </message>
    <message>
        <source>Row: {terrain}</source>
        <extracomment>A treasure that goes when its row of the landscape has enough tiles of the terrain.</extracomment>
        <translation>Reihe: {terrain}</translation>
    </message>
    <message>
        <source>Formation: {cells}</source>
        <extracomment>A treasure that goes when there are tiles on these neighbouring cells.</extracomment>
        <translation>Anordnung: {cells}</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>The neighbouring cell towards the top of the board, in &quot;Formation: …&quot;.</extracomment>
        <translation>Norden</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
</context>
<context>
    <name>Troops</name>
    <message>
        <source>retinue</source>
        <extracomment>The troop with the golden rim, one an heir.</extracomment>
        <translation>Gefolgetruppe</translation>
    </message>
    <message>
        <source>troop</source>
        <translation>Truppe</translation>
    </message>
</context>
<context>
    <name>TurnNotice</name>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>It&apos;s your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>{player} has played.</source>
        <translation>{player} hat gespielt.</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Build</source>
        <comment>rules §3 B.1</comment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>First build the Inn, face up.</source>
        <comment>rules §3 B.1</comment>
        <translation>Baue zuerst die Taverne, und zwar aufgedeckt.</translation>
    </message>
    <message>
        <source>The button in his area shows where he will build.</source>
        <comment>rules §7</comment>
        <translation>Der Knopf in seinem Bereich zeigt, wo er bauen wird.</translation>
    </message>
    <message>
        <source>Click the tile, then “Take”. Or drag it onto your hand.</source>
        <translation>Klicke das Plättchen an, dann „Nehmen“. Oder zieh es auf deine Hand.</translation>
    </message>
    <message>
        <source>Two heirs build one landscape together. Each scores their own buildings, and the most points win.</source>
        <comment>rules, introduction</comment>
        <translation>Zwei Erben bauen gemeinsam eine Landschaft. Jeder wertet nur seine eigenen Gebäude, und wer mehr Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>You are &lt;b&gt;White&lt;/b&gt;: your hand is at the bottom right.</source>
        <comment>rules §2</comment>
        <translation>Du bist &lt;b&gt;Weiß&lt;/b&gt;: Deine Hand ist unten rechts.</translation>
    </message>
    <message>
        <source>On the left lies the &lt;b&gt;royal reserve&lt;/b&gt;, a ring of tiles. Your &lt;b&gt;reach&lt;/b&gt; is counted clockwise from the shield: 1 tile, plus 1 for each of your troops in the ring. Now: {reach}.</source>
        <comment>rules §3 Reach</comment>
        <translation>Links liegt die &lt;b&gt;Königliche Reserve&lt;/b&gt;, ein Ring aus Plättchen. Deine &lt;b&gt;Reichweite&lt;/b&gt; zählst du im Uhrzeigersinn ab dem Schild: 1 Plättchen, dazu 1 für jede deiner Truppen im Ring. Jetzt: {reach}.</translation>
    </message>
    <message>
        <source>In your hand now: {tile}. The shield has moved to its place, and reach is counted from there: what you take decides what Blue can take.</source>
        <comment>rules §3 A</comment>
        <translation>Auf deiner Hand ist jetzt: {tile}. Der Schild liegt nun auf dessen Platz, und ab dort zählt die Reichweite. Was du nimmst, entscheidet also, was Blau nehmen kann.</translation>
    </message>
    <message>
        <source>&lt;b&gt;End your turn.&lt;/b&gt; With more than 3 tiles in hand, you would discard down to 3.</source>
        <comment>rules §3</comment>
        <translation>&lt;b&gt;Beende deinen Zug.&lt;/b&gt; Mit mehr als 3 Plättchen auf der Hand müsstest du bis auf 3 abwerfen.</translation>
    </message>
    <message>
        <source>Here, end your turn.</source>
        <comment>rules §3</comment>
        <translation>Beende jetzt deinen Zug.</translation>
    </message>
    <message>
        <source>Every turn you take one tile within your reach.</source>
        <comment>rules §3 A</comment>
        <translation>In jedem Zug nimmst du ein Plättchen in deiner Reichweite.</translation>
    </message>
    <message>
        <source>You may keep 3 tiles in hand.</source>
        <comment>rules §3</comment>
        <translation>Auf der Hand darfst du 3 Plättchen behalten.</translation>
    </message>
    <message>
        <source>Tiles in your hand can become buildings. A tile&apos;s left edge shows what the building &lt;b&gt;costs&lt;/b&gt;: this Inn costs {cost}. The strip at the bottom shows what it scores.</source>
        <comment>rules §1</comment>
        <translation>Plättchen in deiner Hand können Gebäude werden. Am linken Rand steht, was ein Gebäude &lt;b&gt;kostet&lt;/b&gt;. Diese Taverne kostet {cost}. Die Leiste unten zeigt, wofür sie Punkte bringt.</translation>
    </message>
    <message>
        <source>Point at a tile to read it in words.</source>
        <comment>rules §1</comment>
        <translation>Fahr mit der Maus über ein Plättchen, dann liest du es in Worten.</translation>
    </message>
    <message>
        <source>On a tile in your hand, the E key explains what is needed to build it.</source>
        <comment>rules §1</comment>
        <translation>Auf einem Plättchen in deiner Hand sagt dir die Taste E, was für den Bau nötig ist.</translation>
    </message>
    <message>
        <source>You never own wood (green), wheat (yellow) or stone (grey): you have &lt;b&gt;access&lt;/b&gt; to them. Each tile within your reach gives 1 of its kind, and so does each tile under your troops, even Blue&apos;s.</source>
        <comment>rules §3 B.1</comment>
        <translation>Holz (grün), Getreide (gelb) und Stein (grau) besitzt du nie: Du hast &lt;b&gt;Zugriff&lt;/b&gt; darauf. Jedes Plättchen in deiner Reichweite gibt 1 von seiner Art, ebenso jedes unter deinen Truppen, sogar eins von Blau.</translation>
    </message>
    <message>
        <source>Point at a number to see where it comes from.</source>
        <comment>rules §3 B.1</comment>
        <translation>Fahr mit der Maus über eine Zahl, dann siehst du, woher sie kommt.</translation>
    </message>
    <message>
        <source>The A key lists what you have access to, and from where.</source>
        <comment>rules §3 B.1</comment>
        <translation>Die Taste A sagt dir, worauf du Zugriff hast und woher.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build the Inn&lt;/b&gt; on any empty cell next to one of your troops, diagonals included.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Baue die Taverne&lt;/b&gt; auf irgendein leeres Feld neben einer deiner Truppen, auch diagonal.</translation>
    </message>
    <message>
        <source>“Undo” takes back anything.</source>
        <comment>rules §3 B.1</comment>
        <translation>„Rückgängig“ nimmt alles zurück.</translation>
    </message>
    <message>
        <source>Each cell says how the points change. And “Undo” takes back anything.</source>
        <comment>rules §3 B.1</comment>
        <translation>Jedes Feld sagt, wie sich die Punkte ändern. Und „Rückgängig“ nimmt alles zurück.</translation>
    </message>
    <message>
        <source>Resources are &lt;b&gt;never spent&lt;/b&gt;. So &lt;b&gt;build the Cathedral&lt;/b&gt;, too, for {cost}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Ressourcen werden &lt;b&gt;nie ausgegeben&lt;/b&gt;. &lt;b&gt;Baue also auch die Kathedrale.&lt;/b&gt; Sie kostet {cost}.</translation>
    </message>
    <message>
        <source>Now build the Cathedral, face up.</source>
        <comment>rules §3 B.1</comment>
        <translation>Baue jetzt die Kathedrale, und zwar aufgedeckt.</translation>
    </message>
    <message>
        <source>You build next to your troops.</source>
        <comment>rules §3 B.1</comment>
        <translation>Du baust neben deinen Truppen.</translation>
    </message>
    <message>
        <source>You need access to every resource of the cost; none is spent.</source>
        <comment>rules §3 B.1</comment>
        <translation>Du brauchst Zugriff auf alle Ressourcen der Kosten. Nichts wird ausgegeben.</translation>
    </message>
    <message>
        <source>Your buildings are upright, and Blue&apos;s upside down.</source>
        <comment>rules §3 B.1</comment>
        <translation>Deine Gebäude liegen richtig herum, die von Blau auf dem Kopf.</translation>
    </message>
    <message>
        <source>For the Cathedral, you are missing &lt;b&gt;{missing}&lt;/b&gt;. But any tile can also be laid &lt;b&gt;face down&lt;/b&gt;, free of charge. That is called &lt;b&gt;expanding&lt;/b&gt;.</source>
        <comment>rules §3 B.2</comment>
        <translation>Für die Kathedrale fehlt dir noch &lt;b&gt;{missing}&lt;/b&gt;. Du darfst aber jedes Plättchen auch umsonst &lt;b&gt;verdeckt&lt;/b&gt; legen. Das heißt &lt;b&gt;Erweitern&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>First lay the Market face down: pick it up and turn it over.</source>
        <comment>rules §3 B.2</comment>
        <translation>Lege zuerst den Markt verdeckt: Nimm ihn auf und dreh ihn um.</translation>
    </message>
    <message>
        <source>The Market is &lt;b&gt;open terrain&lt;/b&gt; now. It belongs to nobody and scores nothing, but it still gives its resource.</source>
        <comment>rules §3 B.2</comment>
        <translation>Der Markt ist jetzt &lt;b&gt;offenes Gelände&lt;/b&gt;. Er gehört niemandem und bringt keine Punkte, gibt aber weiter seine Ressource.</translation>
    </message>
    <message>
        <source>And it gave you a &lt;b&gt;discount&lt;/b&gt;: one later building this turn needs 1 resource less. &lt;b&gt;Build the Cathedral.&lt;/b&gt;</source>
        <comment>rules §3 B.2</comment>
        <translation>Und du hast einen &lt;b&gt;Rabatt&lt;/b&gt;: Ein späteres Gebäude in diesem Zug braucht 1 Ressource weniger. &lt;b&gt;Baue die Kathedrale.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Now build the Cathedral, face up.</source>
        <comment>rules §3 B.2</comment>
        <translation>Baue jetzt die Kathedrale, und zwar aufgedeckt.</translation>
    </message>
    <message>
        <source>Discounts you do not use are lost when the turn ends.</source>
        <comment>R3</comment>
        <translation>Rabatte, die du nicht nutzt, verfallen am Ende des Zuges.</translation>
    </message>
    <message>
        <source>One building can be turned face down later: the &lt;b&gt;Camp&lt;/b&gt;. Strike yours after taking a tile, and you may take another. Left standing, it scores 2.</source>
        <comment>rules §4 Camp</comment>
        <translation>Ein Gebäude lässt sich später umdrehen: das &lt;b&gt;Feldlager&lt;/b&gt;. Brich dein eigenes ab, nachdem du ein Plättchen genommen hast, und du darfst noch eins nehmen. Bleibt es stehen, bringt es 2 Punkte.</translation>
    </message>
    <message>
        <source>Laid face down, any tile makes one later building this turn cheaper by 1.</source>
        <comment>rules §3 B.2</comment>
        <translation>Jedes verdeckt gelegte Plättchen macht ein späteres Gebäude in diesem Zug um 1 billiger.</translation>
    </message>
    <message>
        <source>You have three troops: the &lt;b&gt;retinue&lt;/b&gt; with the golden rim, and two ordinary ones. Each may move once per turn. In the landscape, a troop lets you build around it and gives the resource under it. In the ring, it extends your reach.</source>
        <comment>rules §3</comment>
        <translation>Du hast drei Truppen: die &lt;b&gt;Gefolgetruppe&lt;/b&gt; mit dem goldenen Rand und zwei normale. Jede darf sich einmal pro Zug bewegen. In der Landschaft darfst du um sie herum bauen, und sie gibt die Ressource unter ihr. Im Ring vergrößert sie die Reichweite.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Withdraw&lt;/b&gt; the troop from your Lodge to the ring.</source>
        <comment>rules §3 C.3</comment>
        <translation>&lt;b&gt;Zieh die Truppe&lt;/b&gt; von deiner Hütte in den Ring zurück.</translation>
    </message>
    <message>
        <source>First withdraw the troop from the Lodge to the ring.</source>
        <comment>rules §3 C.3</comment>
        <translation>Zieh zuerst die Truppe von der Hütte in den Ring zurück.</translation>
    </message>
    <message>
        <source>Your reach has grown: {before} before, {reach} now. So you have one more tile to choose from. &lt;b&gt;Take it&lt;/b&gt;: {tile}.</source>
        <comment>rules §3 Reach</comment>
        <translation>Deine Reichweite ist gewachsen. Vorher: {before}, jetzt: {reach}. Du hast also ein Plättchen mehr zur Auswahl. &lt;b&gt;Nimm es&lt;/b&gt;: {tile}.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;march&lt;/b&gt; takes a troop to an adjacent tile with no troop on it, diagonally, too, whoever owns it. &lt;b&gt;March with your retinue to Blue&apos;s Mill.&lt;/b&gt;</source>
        <comment>rules §3 C.1</comment>
        <translation>Eine Truppe &lt;b&gt;bewegt sich&lt;/b&gt; auf ein angrenzendes Plättchen ohne Truppe, auch diagonal, egal, wem es gehört. &lt;b&gt;Bewege die Gefolgetruppe auf die Mühle von Blau.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>March with the retinue to Blue&apos;s Mill.</source>
        <comment>rules §3 C.1</comment>
        <translation>Bewege die Gefolgetruppe auf die Mühle von Blau.</translation>
    </message>
    <message>
        <source>Access to wheat: {before} before, {wheat} now. The cross means: moved this turn.</source>
        <comment>R4</comment>
        <translation>Zugriff auf Getreide: vorher {before}, jetzt {wheat}. Das X heißt: in diesem Zug schon bewegt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Deploy&lt;/b&gt; a troop from the ring onto a free tile next to your retinue.</source>
        <comment>rules §3 C.2</comment>
        <translation>&lt;b&gt;Stationiere&lt;/b&gt; eine Truppe aus dem Ring auf ein freies Plättchen neben der Gefolgetruppe.</translation>
    </message>
    <message>
        <source>Deploy the troop in the ring that has not moved.</source>
        <comment>rules §3 C.2</comment>
        <translation>Stationiere die Truppe im Ring, die noch nicht bewegt wurde.</translation>
    </message>
    <message>
        <source>Each troop may march, be deployed or be withdrawn, once per turn.</source>
        <comment>rules §3 C</comment>
        <translation>Jede Truppe darf einmal pro Zug bewegt, stationiert oder zurückgezogen werden.</translation>
    </message>
    <message>
        <source>Pale paths that meet at an edge make one &lt;b&gt;road&lt;/b&gt;, whoever owns the buildings. At the end, the heir with more buildings on a road scores the &lt;b&gt;difference&lt;/b&gt;. Here Blue has {blue} and you have {white}: nobody scores.</source>
        <comment>rules §5 Roads</comment>
        <translation>Helle Wege, die an einer Kante aufeinandertreffen, bilden eine &lt;b&gt;Straße&lt;/b&gt;, egal, wem die Gebäude gehören. Am Ende bekommt der Erbe mit mehr Gebäuden an einer Straße die &lt;b&gt;Differenz&lt;/b&gt;. Hier hat Blau {blue} und du {white}: Niemand bekommt Punkte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Build the Robber Baron at the right end of the road&lt;/b&gt; to extend it.</source>
        <comment>rules §3 B.1</comment>
        <translation>&lt;b&gt;Baue die Raubritterburg ans rechte Ende der Straße&lt;/b&gt;, damit diese weiterläuft.</translation>
    </message>
    <message>
        <source>Build the Robber Baron to the right of your Inn, face up.</source>
        <comment>rules §5 Roads</comment>
        <translation>Baue die Raubritterburg rechts von deiner Taverne, und zwar aufgedeckt.</translation>
    </message>
    <message>
        <source>The Pilgrimage Site is a &lt;b&gt;crossroads&lt;/b&gt;: each of its four paths ends here. It scores the tiles of the longest road that ends at it. &lt;b&gt;Build it at the left end.&lt;/b&gt;</source>
        <comment>rules §5 Roads</comment>
        <translation>Die Pilgerstätte ist eine &lt;b&gt;Kreuzung&lt;/b&gt;: Jeder ihrer vier Wege endet hier. Sie zählt die Plättchen der längsten Straße, die an ihr endet. &lt;b&gt;Baue sie ans linke Ende.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Build the Pilgrimage Site to the left of Blue&apos;s Smithy.</source>
        <comment>rules §5 Roads</comment>
        <translation>Baue die Pilgerstätte links von der Schmiede von Blau.</translation>
    </message>
    <message>
        <source>In a first game, you may agree not to score roads.</source>
        <comment>rules §5 Roads</comment>
        <translation>In der ersten Partie könnt ihr vereinbaren, Straßen nicht zu werten.</translation>
    </message>
    <message>
        <source>Paths need not match when you build; open terrain carries none.</source>
        <comment>rules §5 Roads</comment>
        <translation>Beim Bauen müssen Wege nicht zusammenpassen; über offenes Gelände führt keiner.</translation>
    </message>
    <message>
        <source>Points are counted at the end. Your &lt;b&gt;Market&lt;/b&gt;: 1, and 1 for each of the four tiles beside it, so {market}. Your &lt;b&gt;Mill&lt;/b&gt;: 1 for each tile of its wheat area, whoever owns them, so {mill}.</source>
        <comment>rules §5</comment>
        <translation>Gewertet wird am Ende. Dein &lt;b&gt;Markt&lt;/b&gt;: 1 und 1 für jedes der vier Plättchen an seinen Kanten, also {market}. Deine &lt;b&gt;Mühle&lt;/b&gt;: 1 für jedes Plättchen ihres Ackerlands, egal, wem es gehört, also {mill}.</translation>
    </message>
    <message>
        <source>Your building with your troop on it &lt;b&gt;counts double&lt;/b&gt;. &lt;b&gt;March with your retinue to the Market.&lt;/b&gt;</source>
        <comment>rules §5</comment>
        <translation>Ein eigenes Gebäude mit einer deiner Truppen darauf &lt;b&gt;zählt doppelt&lt;/b&gt;. &lt;b&gt;Bewege die Gefolgetruppe auf den Markt.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>March with your retinue from the Farm to the Market.</source>
        <comment>rules §5</comment>
        <translation>Bewege die Gefolgetruppe vom Bauernhof auf den Markt.</translation>
    </message>
    <message>
        <source>March with the troop next to the Mill onto it.</source>
        <comment>rules §5</comment>
        <translation>Bewege die Truppe neben der Mühle auf die Mühle.</translation>
    </message>
    <message>
        <source>Mill: {mill}. White {white}, Blue {blue}.</source>
        <comment>rules §5</comment>
        <translation>Mühle: {mill}. Weiß: {white}, Blau: {blue}.</translation>
    </message>
    <message>
        <source>Each building scores in its own way; your troop doubles it.</source>
        <comment>rules §5</comment>
        <translation>Jedes Gebäude bringt auf seine Weise Punkte; deine Truppe verdoppelt sie.</translation>
    </message>
    <message>
        <source>Open terrain and tiles left in hand score nothing.</source>
        <comment>rules §5</comment>
        <translation>Offenes Gelände und Plättchen auf der Hand bringen keine Punkte.</translation>
    </message>
    <message>
        <source>A game lasts as long as the &lt;b&gt;supply&lt;/b&gt;. Tiles left: {supply}. Once it is empty, the heir finishes the turn, and then each has &lt;b&gt;one more turn&lt;/b&gt;.</source>
        <comment>rules §6</comment>
        <translation>Eine Partie dauert, bis der &lt;b&gt;gemeinsame Vorrat&lt;/b&gt; leer ist. Noch darin: {supply}. Ist er leer, spielt der Erbe seinen Zug zu Ende, dann hat jeder noch &lt;b&gt;einen Zug&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take the first tile after the shield.&lt;/b&gt;</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Nimm das erste Plättchen nach dem Schild.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The last round begins. &lt;b&gt;End your turn&lt;/b&gt;, and watch Blue&apos;s last one.</source>
        <comment>rules §6</comment>
        <translation>Die letzte Runde beginnt. &lt;b&gt;Beende deinen Zug&lt;/b&gt; und sieh dir den letzten von Blau an.</translation>
    </message>
    <message>
        <source>Here, end your turn.</source>
        <comment>rules §6</comment>
        <translation>Beende jetzt deinen Zug.</translation>
    </message>
    <message>
        <source>Blue doubled the Mill: White {white}, Blue {blue}. This is your last turn. &lt;b&gt;Take a tile&lt;/b&gt; as always.</source>
        <comment>rules §6</comment>
        <translation>Blau hat die Mühle verdoppelt. Weiß: {white}, Blau: {blue}. Das ist dein letzter Zug. &lt;b&gt;Nimm ein Plättchen&lt;/b&gt; wie immer.</translation>
    </message>
    <message>
        <source>Now move your troops onto your best buildings. &lt;b&gt;March with your retinue to the Cathedral.&lt;/b&gt;</source>
        <comment>rules §5</comment>
        <translation>Bring jetzt deine Truppen auf deine besten Gebäude. &lt;b&gt;Bewege die Gefolgetruppe auf die Kathedrale.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>March with your retinue to the Cathedral.</source>
        <comment>rules §5</comment>
        <translation>Bewege die Gefolgetruppe auf die Kathedrale.</translation>
    </message>
    <message>
        <source>&lt;b&gt;End your turn, and with it the game.&lt;/b&gt;</source>
        <comment>rules §6</comment>
        <translation>&lt;b&gt;Beende deinen Zug und damit die Partie.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>White {white}, Blue {blue}: you have won! After a game, the score sheet shows where each point comes from.</source>
        <comment>rules §5 Winner</comment>
        <translation>Weiß: {white}, Blau: {blue}. Du hast gewonnen! Nach einer Partie zeigt der Wertungsblock, woher jeder Punkt kommt.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;lamp&lt;/b&gt; gives hints, the start page &lt;b&gt;practice&lt;/b&gt;.</source>
        <comment>rules §6</comment>
        <translation>Die &lt;b&gt;Lampe&lt;/b&gt; gibt Tipps, und auf der Startseite kannst du &lt;b&gt;üben&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>When the supply is empty, each heir has one more turn.</source>
        <comment>rules §6</comment>
        <translation>Ist der gemeinsame Vorrat leer, hat jeder Erbe noch einen Zug.</translation>
    </message>
    <message>
        <source>The most points win; if tied, the most troops in the ring.</source>
        <comment>rules §5 Winner</comment>
        <translation>Wer mehr Punkte hat, gewinnt; bei Gleichstand, wer mehr Truppen im Ring hat.</translation>
    </message>
    <message>
        <source>Nobody to play with? &lt;b&gt;Henry&lt;/b&gt; is always there. His turn follows fixed rules.</source>
        <comment>rules §7</comment>
        <translation>Niemand zum Spielen da? &lt;b&gt;Heinrich&lt;/b&gt; hat immer Zeit. Sein Zug folgt festen Regeln.</translation>
    </message>
    <message>
        <source>He begins with {points} points: 5 for each &lt;b&gt;treasure&lt;/b&gt; on his pile or in the landscape.</source>
        <comment>rules §7</comment>
        <translation>Er beginnt mit {points} Punkten: 5 für jeden &lt;b&gt;Schatz&lt;/b&gt; in seinem Schatzhaufen oder in der Landschaft.</translation>
    </message>
    <message>
        <source>The treasure on Henry&apos;s Lodge goes as soon as two other stone tiles lie in its row. One is there. &lt;b&gt;Build the Smithy&lt;/b&gt; to the left of your retinue.</source>
        <comment>rules §7 Treasures</comment>
        <translation>Der Schatz auf Heinrichs Hütte verschwindet, sobald zwei andere Plättchen mit Stein in seiner Reihe liegen. Eins ist schon da. &lt;b&gt;Baue die Schmiede&lt;/b&gt; links von deiner Gefolgetruppe.</translation>
    </message>
    <message>
        <source>Build the Smithy to the left of your retinue.</source>
        <comment>rules §7 Treasures</comment>
        <translation>Baue die Schmiede links von deiner Gefolgetruppe.</translation>
    </message>
    <message>
        <source>The treasure is gone. The &lt;b&gt;scaffold&lt;/b&gt; marks the building you built last: Henry will build next to it. &lt;b&gt;Take a tile.&lt;/b&gt;</source>
        <comment>rules §7.2</comment>
        <translation>Der Schatz ist weg. Das &lt;b&gt;Baugerüst&lt;/b&gt; markiert dein letztes Gebäude: Heinrich baut daneben. &lt;b&gt;Nimm ein Plättchen.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;End your turn&lt;/b&gt;, and watch Henry&apos;s.</source>
        <comment>rules §7</comment>
        <translation>&lt;b&gt;Beende deinen Zug&lt;/b&gt; und verfolge den von Heinrich.</translation>
    </message>
    <message>
        <source>He took the first tile like the one on top of the supply ({terrain}), however far: {tile}.</source>
        <comment>rules §7.1</comment>
        <translation>Er hat das erste Plättchen der Art genommen, die oben auf dem gemeinsamen Vorrat lag ({terrain}), egal wie weit weg: {tile}.</translation>
    </message>
    <message>
        <source>He puts it next to your scaffold, free of charge: where it joins your road, else where it blocks it, else anywhere. A treasure and a troop come with it.</source>
        <comment>rules §7.2</comment>
        <translation>Er legt es umsonst neben das Baugerüst: wo es an deine Straße anschließt, sonst, wo es sie versperrt, sonst irgendwohin. Ein Schatz und eine Truppe kommen dazu.</translation>
    </message>
    <message>
        <source>At the end his three best buildings count double. White {white}, Henry {henry}. A draw means you lose.</source>
        <comment>rules §7</comment>
        <translation>Am Ende zählen seine drei besten Gebäude doppelt. Weiß: {white}, Heinrich: {henry}. Bei Gleichstand verlierst du.</translation>
    </message>
    <message>
        <source>The H key shows where he will build.</source>
        <comment>rules §7</comment>
        <translation>Die Taste H sagt dir, wo er bauen wird.</translation>
    </message>
    <message>
        <source>Each treasure you remove costs him 5 points.</source>
        <comment>rules §7</comment>
        <translation>Jeder entfernte Schatz kostet ihn 5 Punkte.</translation>
    </message>
    <message>
        <source>Click the tile, then a lit cell. Or drag it.</source>
        <translation>Klicke das Plättchen an, dann ein leuchtendes Feld. Oder zieh es dorthin.</translation>
    </message>
    <message>
        <source>Click the tile, right-click to turn it over, then click a lit cell.</source>
        <translation>Klicke das Plättchen an, dreh es mit der rechten Maustaste um und klicke ein leuchtendes Feld an.</translation>
    </message>
    <message>
        <source>Click the troop, then the lit tile.</source>
        <translation>Klicke die Truppe an, dann das leuchtende Plättchen.</translation>
    </message>
    <message>
        <source>Click the troop in the ring, then a lit tile.</source>
        <translation>Klicke die Truppe im Ring an, dann ein leuchtendes Plättchen.</translation>
    </message>
    <message>
        <source>Click the troop, then the middle of the ring.</source>
        <translation>Klicke die Truppe an, dann die Mitte des Rings.</translation>
    </message>
    <message>
        <source>The golden button at the bottom right.</source>
        <translation>Der goldene Knopf unten rechts.</translation>
    </message>
    <message>
        <source>Tab to the landscape, arrow keys to the troop, then W.</source>
        <translation>Tab zur Landschaft, Pfeiltasten zur Truppe, dann W.</translation>
    </message>
    <message>
        <source>1 goes to the reserve, arrow keys to the tile, then Enter.</source>
        <translation>1 führt zur Reserve, Pfeiltasten zum Plättchen, dann Eingabe.</translation>
    </message>
    <message>
        <source>3 goes to the hands, arrow keys to the tile, Enter; then a cell, and Enter.</source>
        <translation>3 führt zu den Händen, Pfeiltasten zum Plättchen, Eingabe; dann ein Feld und Eingabe.</translation>
    </message>
    <message>
        <source>3 goes to the hands, arrow keys to the tile, Enter; then “Expand”, and Enter.</source>
        <translation>3 führt zu den Händen, Pfeiltasten zum Plättchen, Eingabe; dann „Erweitern“ und Eingabe.</translation>
    </message>
    <message>
        <source>4 goes to the troops, arrow keys to the troop, Enter; then a tile, and Enter.</source>
        <translation>4 führt zu den Truppen, Pfeiltasten zur Truppe, Eingabe; dann ein Plättchen und Eingabe.</translation>
    </message>
    <message>
        <source>4 goes to the troops, arrow keys to one in the ring, Enter; then a tile, and Enter.</source>
        <translation>4 führt zu den Truppen, Pfeiltasten zu einer im Ring, Eingabe; dann ein Plättchen und Eingabe.</translation>
    </message>
    <message>
        <source>4 goes to the troops, arrow keys to the troop, Enter; then “Withdraw”, and Enter.</source>
        <translation>4 führt zu den Truppen, Pfeiltasten zur Truppe, Eingabe; dann „Zurückziehen“ und Eingabe.</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>There&apos;s nothing to do here yet. Read this, then choose “Next”.</source>
        <translation>Hier gibt es noch nichts zu tun. Lies den Text und geh mit „Weiter“ zum nächsten Schritt.</translation>
    </message>
    <message>
        <source>Allowed, but not in this step.</source>
        <extracomment>Before what the step asks for: &quot;First take a tile.&quot;</extracomment>
        <translation>Erlaubt, aber nicht in diesem Schritt.</translation>
    </message>
    <message>
        <source>Eight short lessons, to play in order or one at a time. You can stop whenever you like and continue later; your games are not affected.</source>
        <translation>Acht kurze Lektionen, nacheinander oder jede für sich. Du kannst jederzeit aufhören und später weitermachen; deine Partien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Wait a moment: Blue is playing.</source>
        <translation>Einen Moment: Blau ist am Zug.</translation>
    </message>
    <message>
        <source>Watch Henry&apos;s turn on the table.</source>
        <translation>Sieh dir auf dem Tisch Heinrichs Zug an.</translation>
    </message>
    <message>
        <source>This lesson is finished. Go on to the next one.</source>
        <translation>Diese Lektion ist zu Ende. Mach mit der nächsten weiter.</translation>
    </message>
    <message>
        <source>The last round</source>
        <comment>rules §6</comment>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>Here, take the tile right after the shield.</source>
        <comment>rules §6</comment>
        <translation>Nimm hier das Plättchen gleich nach dem Schild.</translation>
    </message>
    <message>
        <source>First take a tile within your reach.</source>
        <comment>rules §6</comment>
        <translation>Nimm zuerst ein Plättchen in deiner Reichweite.</translation>
    </message>
    <message>
        <source>Expand for a discount</source>
        <comment>rules §3 B.2</comment>
        <translation>Erweitern gibt Rabatt</translation>
    </message>
    <message>
        <source>&lt;b&gt;Turn the Market over and lay it down&lt;/b&gt; next to your retinue, the troop with the golden rim.</source>
        <comment>rules §3 B.2</comment>
        <translation>&lt;b&gt;Dreh den Markt um und lege ihn&lt;/b&gt; neben deine Gefolgetruppe, die Truppe mit dem goldenen Rand.</translation>
    </message>
    <message>
        <source>Alone against Henry</source>
        <comment>rules §7</comment>
        <translation>Allein gegen Heinrich</translation>
    </message>
    <message>
        <source>First take a tile within your reach.</source>
        <comment>rules §3 A</comment>
        <translation>Nimm zuerst ein Plättchen in deiner Reichweite.</translation>
    </message>
    <message>
        <source>Now let Henry play: end your turn.</source>
        <comment>rules §7</comment>
        <translation>Jetzt ist Heinrich dran: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Henry builds around your last building, so you can steer him.</source>
        <comment>rules §7.2</comment>
        <translation>Heinrich baut rund um dein letztes Gebäude; so kannst du ihn lenken.</translation>
    </message>
    <message>
        <source>Move your troops</source>
        <comment>rules §3 C</comment>
        <translation>Truppen bewegen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take a tile within your reach&lt;/b&gt;, any you like.</source>
        <comment>rules §3 A</comment>
        <translation>&lt;b&gt;Nimm ein Plättchen in deiner Reichweite&lt;/b&gt;, egal welches.</translation>
    </message>
    <message>
        <source>Crossed out in red: what you are missing. A green tick: you have it all.</source>
        <comment>rules §3 B.1</comment>
        <translation>Rot durchgestrichen: Das fehlt dir. Grünes Häkchen: Du hast alles.</translation>
    </message>
    <message>
        <source>Your own Sawmills, like this one, always give 1 wood, Farms 1 wheat, Quarries 1 stone. Your access: wood {wood}, wheat {wheat}, stone {stone}.</source>
        <comment>rules §3 B.1</comment>
        <translation>Deine eigenen Sägewerke wie dieses geben immer 1 Holz, Bauernhöfe 1 Getreide, Steinbrüche 1 Stein. Dein Zugriff: Holz {wood}, Getreide {wheat}, Stein {stone}.</translation>
    </message>
    <message>
        <source>Take the third tile, counted clockwise from the shield.</source>
        <comment>rules §3 A</comment>
        <translation>Nimm das dritte Plättchen, im Uhrzeigersinn vom Schild aus gezählt.</translation>
    </message>
    <message>
        <source>The retinue never leaves the landscape.</source>
        <comment>rules §3 C.3</comment>
        <translation>Die Gefolgetruppe verlässt die Landschaft nie.</translation>
    </message>
    <message>
        <source>Roads</source>
        <comment>rules §5 Roads</comment>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>The Pilgrimage Site: {site}. Your points for roads: {points}, for {white} buildings against {blue}.</source>
        <comment>rules §5 Roads</comment>
        <translation>Die Pilgerstätte: {site}. Deine Punkte für Straßen: {points}, denn an der Straße hast du {white} und Blau {blue}.</translation>
    </message>
    <message>
        <source>Whoever has more buildings on a road scores the difference.</source>
        <comment>rules §5 Roads</comment>
        <translation>Wer mehr Gebäude an einer Straße hat, bekommt die Differenz.</translation>
    </message>
    <message>
        <source>What scores</source>
        <comment>rules §5</comment>
        <translation>Was Punkte bringt</translation>
    </message>
    <message>
        <source>The Market: {market} now. &lt;b&gt;March with your other troop to the Mill.&lt;/b&gt;</source>
        <comment>rules §5</comment>
        <translation>Der Markt: jetzt {market}. &lt;b&gt;Bewege deine andere Truppe auf die Mühle.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>In the ring (Tab leads there) the tile&apos;s number from the shield (1, 2, 3), then Enter.</source>
        <translation>Im Ring (Tab führt dorthin) die Nummer des Plättchens vom Schild aus (1, 2, 3), dann Eingabe.</translation>
    </message>
    <message>
        <source>The tile&apos;s number in your hand (1, 2, 3), N from cell to cell, Enter.</source>
        <translation>Die Nummer des Plättchens in deiner Hand (1, 2, 3), N von Feld zu Feld, Eingabe.</translation>
    </message>
    <message>
        <source>The tile&apos;s number in your hand, F to turn it over, N from cell to cell, Enter.</source>
        <translation>Die Nummer des Plättchens in deiner Hand, F zum Umdrehen, N von Feld zu Feld, Eingabe.</translation>
    </message>
    <message>
        <source>Tab to the landscape, arrow keys to the troop, Enter, N from tile to tile, Enter.</source>
        <translation>Tab zur Landschaft, Pfeiltasten zur Truppe, Eingabe, N von Plättchen zu Plättchen, Eingabe.</translation>
    </message>
    <message>
        <source>Tab to the troops in the ring, arrow keys, Enter, N from tile to tile, Enter.</source>
        <translation>Tab zu den Truppen im Ring, Pfeiltasten, Eingabe, N von Plättchen zu Plättchen, Eingabe.</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <comment>rules §3 A</comment>
        <translation>Ein Plättchen nehmen</translation>
    </message>
</context>
<context>
    <name>TutorialWindow</name>
    <message>
        <source>In short</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>Now you know the game. Have fun!</source>
        <translation>Jetzt kennst du das Spiel. Viel Vergnügen!</translation>
    </message>
    <message>
        <source>Tutorial · The Two Heirs</source>
        <translation>Einführung · Die zwei Erben</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>row</source>
        <extracomment>Variant of Inn and Watchtower, which count their row of the landscape: &quot;Inn (row)&quot;.</extracomment>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>column</source>
        <extracomment>Variant of Inn and Watchtower, which count their column of the landscape: &quot;Inn (column)&quot;.</extracomment>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>orthogonal</source>
        <extracomment>Variant of a workshop that scores neighbours to the left, right, above and below.</extracomment>
        <translation>orthogonal</translation>
    </message>
    <message>
        <source>diagonal</source>
        <extracomment>Variant of a workshop that scores neighbours at its four corners.</extracomment>
        <translation>diagonal</translation>
    </message>
</context>
<context>
    <name>WaitingDialog</name>
    <message>
        <source>One moment</source>
        <translation>Einen Augenblick</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Nicht länger warten</translation>
    </message>
</context>
<context>
    <name>WordsDialog</name>
    <message>
        <source>Plain words</source>
        <translation>Ein paar Worte</translation>
    </message>
    <message>
        <source>What has been said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Sag etwas …</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Sag etwas</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>&amp;Sagen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{name} said:</source>
        <translation>{name}:</translation>
    </message>
    <message>
        <source>{name} wrote in a messenger:</source>
        <translation>{name} im Messenger:</translation>
    </message>
</context>
<context>
    <name>_OneHuman</name>
    <message>
        <source>You are</source>
        <translation>Du bist</translation>
    </message>
    <message>
        <source>n&amp;ame</source>
        <translation>un&amp;d heißt</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
</context>
<context>
    <name>_PickPanel</name>
    <message>
        <source>Picks, the greatest difference first</source>
        <translation>Entscheidungen, der größte Unterschied zuerst</translation>
    </message>
</context>
</TS>
