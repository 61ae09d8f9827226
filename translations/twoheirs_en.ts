<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>{heir} is thinking… (%n positions)</source>
        <extracomment>{heir} is the name of a player for whom the computer plays, in the nominative; %n is how many states of the game it has looked at.</extracomment>
        <translation>
            <numerusform>{heir} is thinking… (%n position)</numerusform>
            <numerusform>{heir} is thinking… (%n positions)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n discounts for building this turn.</source>
        <extracomment>%n is how many resources later builds of this turn need less, in all.</extracomment>
        <translation>
            <numerusform>You have %n discount for building this turn.</numerusform>
            <numerusform>You have %n discounts for building this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n unused discounts. They will be lost.</source>
        <extracomment>%n is how many resources later builds of this turn could need less, in all.</extracomment>
        <translation>
            <numerusform>You have %n unused discount. It will be lost.</numerusform>
            <numerusform>You have %n unused discounts. They will be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many tiles in hand: discard %n.</source>
        <extracomment>%n is how many tiles of the hand have to be discarded.</extracomment>
        <translation>
            <numerusform>Too many tiles in hand: discard %n.</numerusform>
            <numerusform>Too many tiles in hand: discard %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AloneChoices</name>
    <message numerus="yes">
        <source>easiest: %n treasure(s) removed</source>
        <translation>
            <numerusform>easiest: %n treasure removed</numerusform>
            <numerusform>easiest: %n treasures removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>easier: %n treasure(s) removed</source>
        <translation>
            <numerusform>easier: %n treasure removed</numerusform>
            <numerusform>easier: %n treasures removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Buildings</name>
    <message numerus="yes">
        <source>{tile} (%n tiles)</source>
        <extracomment>Several tiles with one name, in a list: &quot;Mill, Cathedral (2 tiles) and Inn&quot;; {tile} is in the case of the list.</extracomment>
        <translation>
            <numerusform>{tile} (%n tiles)</numerusform>
            <numerusform>{tile} (%n tiles)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bunny cards</name>
    <message numerus="yes">
        <source>Treasure worth %n points.</source>
        <translation>
            <numerusform>Treasure worth %n point.</numerusform>
            <numerusform>Treasure worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Treasure worth %n points, or {pair} with the Right Glove.</source>
        <extracomment>{pair} are the points of each of both gloves together.</extracomment>
        <translation>
            <numerusform>Treasure worth %n point, or {pair} with the Right Glove.</numerusform>
            <numerusform>Treasure worth %n points, or {pair} with the Right Glove.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Treasure worth %n points, or {pair} with the Left Glove.</source>
        <translation>
            <numerusform>Treasure worth %n point, or {pair} with the Left Glove.</numerusform>
            <numerusform>Treasure worth %n points, or {pair} with the Left Glove.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your parchments, including this one.</source>
        <translation>
            <numerusform>%n point for each of your parchments, including this one.</numerusform>
            <numerusform>%n points for each of your parchments, including this one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each city you control.</source>
        <translation>
            <numerusform>%n point for each city you control.</numerusform>
            <numerusform>%n points for each city you control.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your territories on the edge of the board.</source>
        <translation>
            <numerusform>%n point for each of your territories on the edge of the board.</numerusform>
            <numerusform>%n points for each of your territories on the edge of the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each corner of the board you control.</source>
        <translation>
            <numerusform>%n point for each corner of the board you control.</numerusform>
            <numerusform>%n points for each corner of the board you control.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each wood you produce.</source>
        <translation>
            <numerusform>%n point for each wood you produce.</numerusform>
            <numerusform>%n points for each wood you produce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each fish you produce.</source>
        <translation>
            <numerusform>%n point for each fish you produce.</numerusform>
            <numerusform>%n points for each fish you produce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each unit of carrots you produce.</source>
        <extracomment>Carrots are counted as the board counts them: a territory that produces carrots counts once.</extracomment>
        <translation>
            <numerusform>%n point for each unit of carrots you produce.</numerusform>
            <numerusform>%n points for each unit of carrots you produce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each luxury resource you produce.</source>
        <translation>
            <numerusform>%n point for each luxury resource you produce.</numerusform>
            <numerusform>%n points for each luxury resource you produce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each mountain you control.</source>
        <translation>
            <numerusform>%n point for each mountain you control.</numerusform>
            <numerusform>%n points for each mountain you control.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your fiefs.</source>
        <translation>
            <numerusform>%n point for each of your fiefs.</numerusform>
            <numerusform>%n points for each of your fiefs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your fiefs of at least 3 territories.</source>
        <translation>
            <numerusform>%n point for each of your fiefs of at least 3 territories.</numerusform>
            <numerusform>%n points for each of your fiefs of at least 3 territories.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your cities in a fief that produces nothing.</source>
        <translation>
            <numerusform>%n point for each of your cities in a fief that produces nothing.</numerusform>
            <numerusform>%n points for each of your cities in a fief that produces nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your territories without city and resource.</source>
        <translation>
            <numerusform>%n point for each of your territories without city and resource.</numerusform>
            <numerusform>%n points for each of your territories without city and resource.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each camp card you have played.</source>
        <translation>
            <numerusform>%n point for each camp card you have played.</numerusform>
            <numerusform>%n points for each camp card you have played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each of your treasures.</source>
        <translation>
            <numerusform>%n point for each of your treasures.</numerusform>
            <numerusform>%n points for each of your treasures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you produce at least {at_least} wood.</source>
        <translation>
            <numerusform>%n point if you produce at least {at_least} wood.</numerusform>
            <numerusform>%n points if you produce at least {at_least} wood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you produce at least {at_least} fish.</source>
        <translation>
            <numerusform>%n point if you produce at least {at_least} fish.</numerusform>
            <numerusform>%n points if you produce at least {at_least} fish.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you produce at least {at_least} units of carrots.</source>
        <translation>
            <numerusform>%n point if you produce at least {at_least} units of carrots.</numerusform>
            <numerusform>%n points if you produce at least {at_least} units of carrots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you control at least {at_least} cities.</source>
        <translation>
            <numerusform>%n point if you control at least {at_least} cities.</numerusform>
            <numerusform>%n points if you control at least {at_least} cities.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you have at least {at_least} fiefs.</source>
        <translation>
            <numerusform>%n point if you have at least {at_least} fiefs.</numerusform>
            <numerusform>%n points if you have at least {at_least} fiefs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if nobody controls more territories than you.</source>
        <translation>
            <numerusform>%n point if nobody controls more territories than you.</numerusform>
            <numerusform>%n points if nobody controls more territories than you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if you are second after all other points are counted.</source>
        <translation>
            <numerusform>%n point if you are second after all other points are counted.</numerusform>
            <numerusform>%n points if you are second after all other points are counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bunny chronicle</name>
    <message numerus="yes">
        <source>{seat} harvests %n points</source>
        <extracomment>The points of all fiefs of a lord in a round.</extracomment>
        <translation>
            <numerusform>{seat} harvests %n point</numerusform>
            <numerusform>{seat} harvests %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bunny desk</name>
    <message numerus="yes">
        <source>{card}: put it on one of %n lit territories. Esc takes it back.</source>
        <translation>
            <numerusform>{card}: put it on the lit territory. Esc takes it back.</numerusform>
            <numerusform>{card}: put it on one of %n lit territories. Esc takes it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bunny outline</name>
    <message numerus="yes">
        <source>build on %n territories</source>
        <translation>
            <numerusform>build on %n territory</numerusform>
            <numerusform>build on %n territories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bunny previews</name>
    <message numerus="yes">
        <source>Counts %n points if the game ended now</source>
        <translation>
            <numerusform>Counts %n point if the game ended now</numerusform>
            <numerusform>Counts %n points if the game ended now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bunny reasons</name>
    <message numerus="yes">
        <source>Exactly %n cards must be picked to play</source>
        <extracomment>How many cards a lord picks to play.</extracomment>
        <translation>
            <numerusform>Exactly %n card must be picked to play</numerusform>
            <numerusform>Exactly %n cards must be picked to play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n cards must be picked to drop</source>
        <extracomment>How many cards a lord picks to drop; none with three or four lords.</extracomment>
        <translation>
            <numerusform>Exactly %n card must be picked to drop</numerusform>
            <numerusform>Exactly %n cards must be picked to drop</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bunny review</name>
    <message numerus="yes">
        <source>About %n points given away.</source>
        <extracomment>Behind a pick. The points that a better pick would have brought more, as far as can be seen.</extracomment>
        <translation>
            <numerusform>About %n point given away.</numerusform>
            <numerusform>About %n points given away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} (about %n points)</source>
        <extracomment>A card among others, and what it would bring until the end of the game; {card} is a name.</extracomment>
        <translation>
            <numerusform>{card} (about %n point)</numerusform>
            <numerusform>{card} (about %n points)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bunny spoken</name>
    <message numerus="yes">
        <source>{at}, {terrain}, yours, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, yours, fief of %n, {strength} times {wealth}</numerusform>
            <numerusform>{at}, {terrain}, yours, fief of %n, {strength} times {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, {card}, yours, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, {card}, yours, fief of %n, {strength} times {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {card}, yours, fief of %n, {strength} times {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, {name}, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, {name}, fief of %n, {strength} times {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {name}, fief of %n, {strength} times {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{at}, {terrain}, {card}, {name}, fief of %n, {strength} times {wealth}</source>
        <translation>
            <numerusform>{at}, {terrain}, {card}, {name}, fief of %n, {strength} times {wealth}</numerusform>
            <numerusform>{at}, {terrain}, {card}, {name}, fief of %n, {strength} times {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points, territories: {territories}, parchments: {parchments}</source>
        <extracomment>A lord: the points, and how many territories.</extracomment>
        <translation>
            <numerusform>{name}: %n point, territories: {territories}, parchments: {parchments}</numerusform>
            <numerusform>{name}: %n points, territories: {territories}, parchments: {parchments}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fief of {at}, %n territories, {strength} times {wealth}</source>
        <extracomment>A fief in the list of fiefs.</extracomment>
        <translation>
            <numerusform>Fief of {at}, %n territory, {strength} times {wealth}</numerusform>
            <numerusform>Fief of {at}, %n territories, {strength} times {wealth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n territories</source>
        <extracomment>The land of a lord in the list of fiefs.</extracomment>
        <translation>
            <numerusform>{name}: %n territory</numerusform>
            <numerusform>{name}: %n territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free territories</source>
        <translation>
            <numerusform>%n free territory</numerusform>
            <numerusform>%n free territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places.</source>
        <extracomment>On how many territories a building can be put that is picked up.</extracomment>
        <translation>
            <numerusform>%n place.</numerusform>
            <numerusform>%n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points.</source>
        <translation>
            <numerusform>{name} wins with %n point.</numerusform>
            <numerusform>{name} wins with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bunny table</name>
    <message numerus="yes">
        <source>%n picks are left in this round.</source>
        <translation>
            <numerusform>%n pick is left in this round.</numerusform>
            <numerusform>%n picks are left in this round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n cards.</source>
        <translation>
            <numerusform>{name} holds %n card.</numerusform>
            <numerusform>{name} holds %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n parchments, face down.</source>
        <translation>
            <numerusform>{name}: %n parchment, face down.</numerusform>
            <numerusform>{name}: %n parchments, face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings are waiting.</source>
        <translation>
            <numerusform>%n building is waiting.</numerusform>
            <numerusform>%n buildings are waiting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, {card}: %n points, {total} in all.</source>
        <extracomment>{card} is a parchment, {total} the points of the lord with it.</extracomment>
        <translation>
            <numerusform>{name}, {card}: %n point, {total} in all.</numerusform>
            <numerusform>{name}, {card}: %n points, {total} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points and is Big Ears!</source>
        <translation>
            <numerusform>{name} wins with %n point and is Big Ears!</numerusform>
            <numerusform>{name} wins with %n points and is Big Ears!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n points each!</source>
        <extracomment>{names} are at least two lords.</extracomment>
        <translation>
            <numerusform>{names} share the victory with %n point each!</numerusform>
            <numerusform>{names} share the victory with %n points each!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BunnyReview</name>
    <message numerus="yes">
        <source>The review is ready: %n pick(s) to look at.</source>
        <translation>
            <numerusform>The review is ready: %n pick to look at.</numerusform>
            <numerusform>The review is ready: %n picks to look at.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CataloguePage</name>
    <message numerus="yes">
        <source>%n tile(s) differ from the program&apos;s</source>
        <translation>
            <numerusform>%n tile differs from the program&apos;s</numerusform>
            <numerusform>%n tiles differ from the program&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The roads of %n tile(s) were taken over.</source>
        <translation>
            <numerusform>The roads of %n tile were taken over.</numerusform>
            <numerusform>The roads of %n tiles were taken over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message numerus="yes">
        <source>New in the royal reserve: {tile}; %n tiles left in the supply</source>
        <extracomment>{tile} is the nominative; %n is how many tiles are left in the supply.</extracomment>
        <translation>
            <numerusform>New in the royal reserve: {tile}; %n tile left in the supply</numerusform>
            <numerusform>New in the royal reserve: {tile}; %n tiles left in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} built {tile} at {cell}, using %n discounts</source>
        <extracomment>{tile} is the accusative; %n is how many discounts were used.</extracomment>
        <translation>
            <numerusform>{heir} built {tile} at {cell}, using %n discount</numerusform>
            <numerusform>{heir} built {tile} at {cell}, using %n discounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} ended the turn; %n discounts were lost</source>
        <extracomment>%n is how many discounts the player had not used; they are lost.</extracomment>
        <translation>
            <numerusform>{heir} ended the turn; %n discount was lost</numerusform>
            <numerusform>{heir} ended the turn; %n discounts were lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top treasure of the pile goes to {cell} – {treasure} (%n more left)</source>
        <extracomment>{treasure} is like &quot;Row: wheat field&quot;; %n is how many treasures are left on the pile.</extracomment>
        <translation>
            <numerusform>The top treasure of the pile goes to {cell} – {treasure} (%n more left)</numerusform>
            <numerusform>The top treasure of the pile goes to {cell} – {treasure} (%n more left)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComputerChoices</name>
    <message numerus="yes">
        <source>Judging by your results, you would win %n of 10 games.</source>
        <translation>
            <numerusform>Judging by your results, you would win %n of 10 games.</numerusform>
            <numerusform>Judging by your results, you would win %n of 10 games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndTurnDialog</name>
    <message numerus="yes">
        <source>Choose %n more tiles to discard.</source>
        <translation>
            <numerusform>Choose %n more tile to discard.</numerusform>
            <numerusform>Choose %n more tiles to discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have marked %n tile(s) too many.</source>
        <translation>
            <numerusform>You have marked %n tile too many.</numerusform>
            <numerusform>You have marked %n tiles too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Far</name>
    <message numerus="yes">
        <source>{name} would like to take back the last %n turns.</source>
        <extracomment>{name} is a player; %n is a number of turns.</extracomment>
        <translation>
            <numerusform>{name} would like to take back the last turn.</numerusform>
            <numerusform>{name} would like to take back the last %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other games wait for you.</source>
        <extracomment>%n is a number of other games.</extracomment>
        <translation>
            <numerusform>Another game waits for you.</numerusform>
            <numerusform>%n other games wait for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>%n is a number of seconds, minutes, hours or days.</extracomment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Finale</name>
    <message numerus="yes">
        <source>%n tiles, {heir}</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>
            <numerusform>%n tile, {heir}</numerusform>
            <numerusform>%n tiles, {heir}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, nobody scores</source>
        <translation>
            <numerusform>%n tile, nobody scores</numerusform>
            <numerusform>%n tiles, nobody scores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Gains</name>
    <message numerus="yes">
        <source>{heir} gains %n points</source>
        <extracomment>{heir} is the name of a player, in the nominative; the points are gained.</extracomment>
        <translation>
            <numerusform>{heir} gains %n point</numerusform>
            <numerusform>{heir} gains %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} loses %n points</source>
        <extracomment>{heir} is the name of a player, in the nominative; the points are lost.</extracomment>
        <translation>
            <numerusform>{heir} loses %n point</numerusform>
            <numerusform>{heir} loses %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} could have gained %n points with it</source>
        <extracomment>{heir} is the name of a player, in the nominative; a tile that the other heir has taken.</extracomment>
        <translation>
            <numerusform>{heir} could have gained %n point with it</numerusform>
            <numerusform>{heir} could have gained %n points with it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} reaches %n more tiles</source>
        <extracomment>{heir} is the name of a player, in the nominative.</extracomment>
        <translation>
            <numerusform>{heir} reaches %n more tile</numerusform>
            <numerusform>{heir} reaches %n more tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Henry</name>
    <message numerus="yes">
        <source>%n on the pile</source>
        <translation>
            <numerusform>%n on the pile</numerusform>
            <numerusform>%n on the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remaining treasures give Henry %n points.</source>
        <extracomment>Said of the treasures that are left, on the pile and on tiles; %n are Henry&apos;s points for them.</extracomment>
        <translation>
            <numerusform>Remaining treasures give Henry %n point.</numerusform>
            <numerusform>Remaining treasures give Henry %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Henry&apos;s pile: %n treasures, face down</source>
        <translation>
            <numerusform>Henry&apos;s pile: %n treasure, face down</numerusform>
            <numerusform>Henry&apos;s pile: %n treasures, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these are still to come; the others left the game unseen:</source>
        <extracomment>In front of a list of those nobody has seen; %n of them lie on the pile.</extracomment>
        <translation>
            <numerusform>%n of these is still to come; the others left the game unseen:</numerusform>
            <numerusform>%n of these are still to come; the others left the game unseen:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these are still to come; the others left the game before this position:</source>
        <extracomment>The same where nobody knows what happened before the position with which the game began.</extracomment>
        <translation>
            <numerusform>%n of these is still to come; the others left the game before this position:</numerusform>
            <numerusform>%n of these are still to come; the others left the game before this position:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles needed.</source>
        <translation>
            <numerusform>%n more tile needed.</numerusform>
            <numerusform>%n more tiles needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n points now, doubled as one of Henry&apos;s three best buildings</source>
        <extracomment>Said of a building of Henry&apos;s; his three best count double.</extracomment>
        <translation>
            <numerusform>scores %n point now, doubled as one of Henry&apos;s three best buildings</numerusform>
            <numerusform>scores %n points now, doubled as one of Henry&apos;s three best buildings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HenryKeeper</name>
    <message numerus="yes">
        <source>The supply still holds %n tiles: say which terrain lies on top.</source>
        <extracomment>%n is how many tiles the supply holds.</extracomment>
        <translation>
            <numerusform>The supply still holds %n tile: say which terrain it has.</numerusform>
            <numerusform>The supply still holds %n tiles: say which terrain lies on top.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HenryPage</name>
    <message numerus="yes">
        <source>{level} · %n tile(s) in the supply</source>
        <translation>
            <numerusform>{level} · %n tile in the supply</numerusform>
            <numerusform>{level} · %n tiles in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later step(s) no longer fit: tell them again.</source>
        <translation>
            <numerusform>%n later step no longer fits: tell it again.</numerusform>
            <numerusform>%n later steps no longer fit: tell them again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>{heir} could have taken {tile} next turn and gained %n points with it</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} is an object: &quot;the Mill&quot;. It has been taken.</extracomment>
        <translation>
            <numerusform>{heir} could have taken {tile} next turn and gained %n point with it</numerusform>
            <numerusform>{heir} could have taken {tile} next turn and gained %n points with it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} can take {tile} next turn and gain %n points with it</source>
        <extracomment>{heir} is the opponent&apos;s name, nominative; {tile} is an object: &quot;the Mill&quot;. It is left.</extracomment>
        <translation>
            <numerusform>{heir} can take {tile} next turn and gain %n point with it</numerusform>
            <numerusform>{heir} can take {tile} next turn and gain %n points with it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected lead of {heir} at the end: {lead}, give or take %n points.</source>
        <extracomment>As before; %n is how many points the game usually ends from that.</extracomment>
        <translation>
            <numerusform>Expected lead of {heir} at the end: {lead}, give or take %n point.</numerusform>
            <numerusform>Expected lead of {heir} at the end: {lead}, give or take %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next best, {points} points worse in each of %n trials: {actions}.</source>
        <extracomment>As before; the difference was the same each time that both turns were played on.</extracomment>
        <translation>
            <numerusform>Next best, {points} points worse in %n trial: {actions}.</numerusform>
            <numerusform>Next best, {points} points worse in each of %n trials: {actions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other turns are as good.</source>
        <extracomment>A hint that does not yet say what the turn is.</extracomment>
        <translation>
            <numerusform>%n other turn is as good.</numerusform>
            <numerusform>%n other turns are as good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InvitationDialog</name>
    <message numerus="yes">
        <source>Choose three sets: %n more.</source>
        <translation>
            <numerusform>Choose three sets: %n more.</numerusform>
            <numerusform>Choose three sets: %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n too many.</source>
        <translation>
            <numerusform>Choose three sets: %n too many.</numerusform>
            <numerusform>Choose three sets: %n too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeeperTray</name>
    <message numerus="yes">
        <source>%n troop(s) in the reserve</source>
        <translation>
            <numerusform>%n troop in the reserve</numerusform>
            <numerusform>%n troops in the reserve</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <translation>
            <numerusform>%n game added.</numerusform>
            <numerusform>%n games added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewBunnyGameDialog</name>
    <message numerus="yes">
        <source>%n lords</source>
        <translation>
            <numerusform>%n lord</numerusform>
            <numerusform>%n lords</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message numerus="yes">
        <source>Choose three sets: %n more.</source>
        <translation>
            <numerusform>Choose three sets: %n more.</numerusform>
            <numerusform>Choose three sets: %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose three sets: %n too many.</source>
        <translation>
            <numerusform>Choose three sets: %n too many.</numerusform>
            <numerusform>Choose three sets: %n too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation>
            <numerusform>Supply: %n tile</numerusform>
            <numerusform>Supply: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, doubled</source>
        <extracomment>A building counts double because of the troop on it.</extracomment>
        <translation>
            <numerusform>%n point, doubled</numerusform>
            <numerusform>%n points, doubled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles needed</source>
        <translation>
            <numerusform>%n more tile needed</numerusform>
            <numerusform>%n more tiles needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>How many rows a branch of the outline has.</extracomment>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build on %n cells</source>
        <translation>
            <numerusform>build on %n cell</numerusform>
            <numerusform>build on %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expand on %n cells</source>
        <translation>
            <numerusform>expand on %n cell</numerusform>
            <numerusform>expand on %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>march to %n tiles</source>
        <translation>
            <numerusform>march to %n tile</numerusform>
            <numerusform>march to %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deploy to %n tiles</source>
        <translation>
            <numerusform>deploy to %n tile</numerusform>
            <numerusform>deploy to %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>Due today: %n positions.</source>
        <translation>
            <numerusform>Due today: %n position.</numerusform>
            <numerusform>Due today: %n positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n points fewer than with our turn.</source>
        <extracomment>Points by which the player&apos;s turn is worse than ours.</extracomment>
        <translation>
            <numerusform>About %n point fewer than with our turn.</numerusform>
            <numerusform>About %n points fewer than with our turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message numerus="yes">
        <source>road over %n tiles</source>
        <translation>
            <numerusform>road over %n tile</numerusform>
            <numerusform>road over %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>treasure at {cell}: %n more tiles needed</source>
        <extracomment>A treasure at {cell} is not removed yet.</extracomment>
        <translation>
            <numerusform>treasure at {cell}: %n more tile needed</numerusform>
            <numerusform>treasure at {cell}: %n more tiles needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: {points}</source>
        <extracomment>Lines that are not told one by one; {points} is signed, what they come to together.</extracomment>
        <translation>
            <numerusform>and %n more: {points}</numerusform>
            <numerusform>and %n more: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n tiles too many to end your turn</source>
        <extracomment>More tiles in hand than may be kept at the end of the turn.</extracomment>
        <translation>
            <numerusform>then %n tile too many to end your turn</numerusform>
            <numerusform>then %n tiles too many to end your turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles must be discarded</source>
        <translation>
            <numerusform>%n tile must be discarded</numerusform>
            <numerusform>%n tiles must be discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unused discounts are lost</source>
        <translation>
            <numerusform>%n unused discount is lost</numerusform>
            <numerusform>%n unused discounts are lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealTable</name>
    <message numerus="yes">
        <source>The box has %n treasures.</source>
        <extracomment>%n is 10.</extracomment>
        <translation>
            <numerusform>The box has %n treasure.</numerusform>
            <numerusform>The box has %n treasures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game is played with three sets; %n are chosen.</source>
        <extracomment>%n is how many sets are chosen.</extracomment>
        <translation>
            <numerusform>A game is played with three sets; %n is chosen.</numerusform>
            <numerusform>A game is played with three sets; %n are chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level there are %n treasures.</source>
        <extracomment>%n is the number of treasures in a game at this level.</extracomment>
        <translation>
            <numerusform>At this level there is %n treasure.</numerusform>
            <numerusform>At this level there are %n treasures.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n tiles beyond your reach</source>
        <extracomment>How many tiles of the royal reserve the tile lies beyond the reach.</extracomment>
        <translation>
            <numerusform>%n tile beyond your reach</numerusform>
            <numerusform>%n tiles beyond your reach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n tiles must be discarded</source>
        <extracomment>How many tiles the player has to discard, no more and no fewer.</extracomment>
        <translation>
            <numerusform>Exactly %n tile must be discarded</numerusform>
            <numerusform>Exactly %n tiles must be discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing {resources}; %n discounts don&apos;t cover that</source>
        <extracomment>{resources} is one amount or more from &quot;Resources missing&quot;; %n is how many discounts there are, too few to cover it.</extracomment>
        <translation>
            <numerusform>Missing {resources}; %n discount doesn&apos;t cover that</numerusform>
            <numerusform>Missing {resources}; %n discounts don&apos;t cover that</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message numerus="yes">
        <source>%n wood</source>
        <extracomment>An amount of the resource in the nominative, as in a cost: &quot;1 wood and 2 wheat&quot;.</extracomment>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <extracomment>An amount of the resource in the nominative, as in a cost: &quot;1 wood and 2 wheat&quot;.</extracomment>
        <translation>
            <numerusform>%n wheat</numerusform>
            <numerusform>%n wheat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <extracomment>An amount of the resource in the nominative, as in a cost: &quot;1 wood and 2 stone&quot;.</extracomment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resources missing</name>
    <message numerus="yes">
        <source>%n wood</source>
        <extracomment>An amount in the case that &quot;Missing {resources}&quot; needs, such as the genitive in Polish.</extracomment>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <extracomment>An amount in the case that &quot;Missing {resources}&quot; needs, such as the genitive in Polish.</extracomment>
        <translation>
            <numerusform>%n wheat</numerusform>
            <numerusform>%n wheat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <extracomment>An amount in the case that &quot;Missing {resources}&quot; needs, such as the genitive in Polish.</extracomment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsDialog</name>
    <message numerus="yes">
        <source>%n game(s), won: {wins}</source>
        <translation>
            <numerusform>%n game, won: {wins}</numerusform>
            <numerusform>%n games, won: {wins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Means of %n reviewed duels: by how many points your turns made the end worse.</source>
        <translation>
            <numerusform>Means of %n reviewed duel: by how many points your turns made the end worse.</numerusform>
            <numerusform>Means of %n reviewed duels: by how many points your turns made the end worse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Means of %n games that are still in your list and were played to the end, each building only of those with its set. Doubled points count twice.</source>
        <translation>
            <numerusform>Means of %n game that is still in your list and was played to the end, each building only of those with its set. Doubled points count twice.</numerusform>
            <numerusform>Means of %n games that are still in your list and were played to the end, each building only of those with its set. Doubled points count twice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>About %n points given away.</source>
        <extracomment>Points that a turn lost compared with the best one.</extracomment>
        <translation>
            <numerusform>About %n point given away.</numerusform>
            <numerusform>About %n points given away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was the same in all %n deals of the hidden tiles that were tried.</source>
        <extracomment>After the points that a turn gave away, where these did not hang on the hidden tiles.</extracomment>
        <translation>
            <numerusform>It was the same in %n deal of the hidden tiles that was tried.</numerusform>
            <numerusform>It was the same in all %n deals of the hidden tiles that were tried.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n deals of the hidden tiles that were tried, it was from {least} to {most}.</source>
        <extracomment>After the points that a turn gave away; {least} and {most} are whole numbers of points.</extracomment>
        <translation>
            <numerusform>In %n deal of the hidden tiles that was tried, it was from {least} to {most}.</numerusform>
            <numerusform>In %n deals of the hidden tiles that were tried, it was from {least} to {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above all, it scores %n points more at once.</source>
        <extracomment>More points of the player&apos;s than in the turn that was played.</extracomment>
        <translation>
            <numerusform>Above all, it scores %n point more at once.</numerusform>
            <numerusform>Above all, it scores %n points more at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above all, {heir} has %n points fewer after it.</source>
        <extracomment>{heir} is the opponent&apos;s name, in the nominative; fewer than in the turn that was played.</extracomment>
        <translation>
            <numerusform>Above all, {heir} has %n point fewer after it.</numerusform>
            <numerusform>Above all, {heir} has %n points fewer after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above all, {heir} can no longer take {tile}, worth %n points in the next turn.</source>
        <extracomment>{heir} is the opponent&apos;s name, in the nominative; {tile} is an object: &quot;the Mill&quot;.</extracomment>
        <translation>
            <numerusform>Above all, {heir} can no longer take {tile}, worth %n point in the next turn.</numerusform>
            <numerusform>Above all, {heir} can no longer take {tile}, worth %n points in the next turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above all, about %n points more can be expected in later turns.</source>
        <extracomment>More points than after the turn that was played.</extracomment>
        <translation>
            <numerusform>Above all, about %n point more can be expected in later turns.</numerusform>
            <numerusform>Above all, about %n points more can be expected in later turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} is likely to win by about %n points, give or take {spread}.</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative; {spread} is a whole number of points.</extracomment>
        <translation>
            <numerusform>{heir} is likely to win by about %n point, give or take {spread}.</numerusform>
            <numerusform>{heir} is likely to win by about %n points, give or take {spread}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is even, give or take %n points.</source>
        <extracomment>%n is by how many points the lead may differ.</extracomment>
        <translation>
            <numerusform>The game is even, give or take %n point.</numerusform>
            <numerusform>The game is even, give or take %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir} wins by %n points.</source>
        <extracomment>{heir} is a player&apos;s name, in the nominative; after the last turn of a game.</extracomment>
        <translation>
            <numerusform>{heir} wins by %n point.</numerusform>
            <numerusform>{heir} wins by %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <source>The review is ready: %n mistake(s).</source>
        <translation>
            <numerusform>The review is ready: %n mistake.</numerusform>
            <numerusform>The review is ready: %n mistakes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rule book</name>
    <message numerus="yes">
        <source>%n points</source>
        <comment>rules §5</comment>
        <extracomment>An amount after a colon, or by itself: &quot;Inn: 4 points&quot;.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <comment>rules §3 Reach</comment>
        <extracomment>An amount after a colon: &quot;Reach of White: 2 tiles&quot;.</extracomment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message numerus="yes">
        <source>%n place(s) in the rule book of:</source>
        <translation>
            <numerusform>%n place in the rule book of:</numerusform>
            <numerusform>%n places in the rule book of:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score solo</name>
    <message numerus="yes">
        <source>%n points each. A tie isn&apos;t enough against Henry: you lose.</source>
        <extracomment>%n is how many both have.</extracomment>
        <translation>
            <numerusform>%n point each. A tie isn&apos;t enough against Henry: you lose.</numerusform>
            <numerusform>%n points each. A tie isn&apos;t enough against Henry: you lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasures</source>
        <extracomment>Treasures that still lie face down.</extracomment>
        <translation>
            <numerusform>%n treasure</numerusform>
            <numerusform>%n treasures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheetView</name>
    <message numerus="yes">
        <source>{heir}: {building} at {cell}: doubled, %n point(s)</source>
        <translation>
            <numerusform>{heir}: {building} at {cell}: doubled, %n point</numerusform>
            <numerusform>{heir}: {building} at {cell}: doubled, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir}: {building} at {cell}: %n point(s)</source>
        <translation>
            <numerusform>{heir}: {building} at {cell}: %n point</numerusform>
            <numerusform>{heir}: {building} at {cell}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road over %n tile(s)</source>
        <translation>
            <numerusform>Road over %n tile</numerusform>
            <numerusform>Road over %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{road}: {counts}. {heir}: %n point(s)</source>
        <translation>
            <numerusform>{road}: {counts}. {heir}: %n point</numerusform>
            <numerusform>{road}: {counts}. {heir}: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation>
            <numerusform>Supply: %n tile</numerusform>
            <numerusform>Supply: %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} of %n game</numerusform>
            <numerusform>{shown} of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>Landscape: %n tiles</source>
        <translation>
            <numerusform>Landscape: %n tile</numerusform>
            <numerusform>Landscape: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir}: %n points more</source>
        <extracomment>What an action changes in the points of a player.</extracomment>
        <translation>
            <numerusform>{heir}: %n point more</numerusform>
            <numerusform>{heir}: %n points more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{heir}: %n points fewer</source>
        <translation>
            <numerusform>{heir}: %n point fewer</numerusform>
            <numerusform>{heir}: %n points fewer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n troops in the reserve + 1</source>
        <translation>
            <numerusform>%n troop in the reserve + 1</numerusform>
            <numerusform>%n troops in the reserve + 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tiles</source>
        <translation>
            <numerusform>Supply: %n tile</numerusform>
            <numerusform>Supply: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out</source>
        <extracomment>How many tiles have left the game; little room.</extracomment>
        <translation>
            <numerusform>%n out</numerusform>
            <numerusform>%n out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discounts</source>
        <translation>
            <numerusform>%n discount</numerusform>
            <numerusform>%n discounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turns left</source>
        <translation>
            <numerusform>Last round: this is the last turn</numerusform>
            <numerusform>Last round: %n turns left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n discounts</source>
        <translation>
            <numerusform>and %n discount</numerusform>
            <numerusform>and %n discounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from the royal reserve</source>
        <translation>
            <numerusform>%n from the royal reserve</numerusform>
            <numerusform>%n from the royal reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from tiles with troops</source>
        <translation>
            <numerusform>%n from a tile with a troop</numerusform>
            <numerusform>%n from tiles with troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from buildings</source>
        <translation>
            <numerusform>%n from a building</numerusform>
            <numerusform>%n from buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with your troop on it: %n</source>
        <translation>
            <numerusform>with your troop on it: %n</numerusform>
            <numerusform>with your troop on it: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with its owner&apos;s troop on it: %n</source>
        <extracomment>The same of a building of the other heir.</extracomment>
        <translation>
            <numerusform>with its owner&apos;s troop on it: %n</numerusform>
            <numerusform>with its owner&apos;s troop on it: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the troop on it: %n</source>
        <translation>
            <numerusform>without the troop on it: %n</numerusform>
            <numerusform>without the troop on it: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road over %n tiles</source>
        <translation>
            <numerusform>Road over %n tile</numerusform>
            <numerusform>Road over %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n points for {heir}</source>
        <translation>
            <numerusform>scores %n point for {heir}</numerusform>
            <numerusform>scores %n points for {heir}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fits on %n cells.</source>
        <translation>
            <numerusform>Fits on %n cell.</numerusform>
            <numerusform>Fits on %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fits face down on %n cells.</source>
        <translation>
            <numerusform>Fits face down on %n cell.</numerusform>
            <numerusform>Fits face down on %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can march to %n tiles.</source>
        <translation>
            <numerusform>Can march to %n tile.</numerusform>
            <numerusform>Can march to %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your troops can go to %n tiles.</source>
        <extracomment>Of all troops of an heir together.</extracomment>
        <translation>
            <numerusform>Your troops can go to %n tile.</numerusform>
            <numerusform>Your troops can go to %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be deployed to %n tiles.</source>
        <translation>
            <numerusform>Can be deployed to %n tile.</numerusform>
            <numerusform>Can be deployed to %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles not seen yet:</source>
        <extracomment>Number of tiles that nobody has seen; one of them may be the starting tile.</extracomment>
        <translation>
            <numerusform>%n tile not seen yet:</numerusform>
            <numerusform>%n tiles not seen yet:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n points now</source>
        <translation>
            <numerusform>scores %n point now</numerusform>
            <numerusform>scores %n points now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n points now, doubled by the troop</source>
        <translation>
            <numerusform>scores %n point now, doubled by the troop</numerusform>
            <numerusform>scores %n points now, doubled by the troop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}, %n points</source>
        <extracomment>{place} is the name of an heir.</extracomment>
        <translation>
            <numerusform>{place}, %n point</numerusform>
            <numerusform>{place}, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToComeDialog</name>
    <message numerus="yes">
        <source>These %n tile(s) have not been seen yet.</source>
        <translation>
            <numerusform>This tile has not been seen yet.</numerusform>
            <numerusform>These %n tiles have not been seen yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is/are in the supply.</source>
        <translation>
            <numerusform>%n of them is in the supply.</numerusform>
            <numerusform>%n of them are in the supply.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) in the royal reserve</source>
        <translation>
            <numerusform>%n troop in the royal reserve</numerusform>
            <numerusform>%n troops in the royal reserve</numerusform>
        </translation>
    </message>
</context>
</TS>
