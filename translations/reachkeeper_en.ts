<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ActionCardFace</name>
    <message>
        <source>Construction</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Administration</source>
        <translation>Administration</translation>
    </message>
    <message>
        <source>Aggression</source>
        <translation>Aggression</translation>
    </message>
    <message>
        <source>Mobilization</source>
        <translation>Mobilization</translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation>A card face down</translation>
    </message>
    <message>
        <source>%1 %2, counts 0</source>
        <translation>%1 %2, counts 0</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ActionTray</name>
    <message>
        <source>Declare</source>
        <translation>Declare</translation>
    </message>
    <message>
        <source>Seize</source>
        <translation>Seize</translation>
    </message>
    <message>
        <source>Prelude</source>
        <translation>Prelude</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Tax</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Repair</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Secure</source>
        <translation>Secure</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Battle</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Choose a kind of action, a token or a Court card; numbers are put right from the menu.</source>
        <translation>Choose a kind of action, a token or a Court card; numbers are put right from the menu.</translation>
    </message>
    <message>
        <source>Tap a system on the map, a Court card or a token, or choose a kind of action.</source>
        <translation>Tap a system on the map, a Court card or a token, or choose a kind of action.</translation>
    </message>
    <message>
        <source>Choose in the sheet beside the map.</source>
        <translation>Choose in the sheet beside the map.</translation>
    </message>
</context>
<context>
    <name>AmbitionBox</name>
    <message>
        <source>%1, worth %2 and %3</source>
        <translation>%1, worth %2 and %3</translation>
    </message>
    <message>
        <source>%1, not declared</source>
        <translation>%1, not declared</translation>
    </message>
</context>
<context>
    <name>AmbitionList</name>
    <message>
        <source>No marker left to declare with.</source>
        <translation>No marker left to declare with.</translation>
    </message>
    <message>
        <source>Markers left: %1</source>
        <translation>Markers left: %1</translation>
    </message>
</context>
<context>
    <name>AnswerTray</name>
    <message>
        <source>Roll for us</source>
        <translation>Roll for us</translation>
    </message>
    <message>
        <source>Roll again for us</source>
        <translation>Roll again for us</translation>
    </message>
    <message>
        <source>Draw for us</source>
        <translation>Draw for us</translation>
    </message>
    <message>
        <source>Skip: nobody looks</source>
        <translation>Skip: nobody looks</translation>
    </message>
    <message>
        <source>Apply the score</source>
        <translation>Apply the score</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
</context>
<context>
    <name>BattleForm</name>
    <message>
        <source>Battle</source>
        <translation>Battle</translation>
    </message>
    <message>
        <source>Assault dice</source>
        <translation>Assault dice</translation>
    </message>
    <message>
        <source>Skirmish dice</source>
        <translation>Skirmish dice</translation>
    </message>
    <message>
        <source>Raid dice</source>
        <translation>Raid dice</translation>
    </message>
    <message numerus="yes">
        <source>%n more dice could be rolled.</source>
        <translation>
            <numerusform>%n more die could be rolled.</numerusform>
            <numerusform>%n more dice could be rolled.</numerusform>
        </translation>
    </message>
    <message>
        <source>Our own dice</source>
        <translation>Our own dice</translation>
    </message>
    <message>
        <source>Roll for us</source>
        <translation>Roll for us</translation>
    </message>
</context>
<context>
    <name>BuildingCorrections</name>
    <message>
        <source>Damaged city</source>
        <translation>Damaged city</translation>
    </message>
    <message>
        <source>City</source>
        <translation>City</translation>
    </message>
    <message>
        <source>Damaged starport</source>
        <translation>Damaged starport</translation>
    </message>
    <message>
        <source>Starport</source>
        <translation>Starport</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Buildings</translation>
    </message>
    <message>
        <source>%1: damage or repair</source>
        <translation>%1: damage or repair</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Take it away</translation>
    </message>
    <message>
        <source>Add a city</source>
        <translation>Add a city</translation>
    </message>
    <message>
        <source>Add a starport</source>
        <translation>Add a starport</translation>
    </message>
</context>
<context>
    <name>CardGrid</name>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
</context>
<context>
    <name>CardSearch</name>
    <message>
        <source>Name of the card, two letters will do</source>
        <translation>Name of the card, two letters will do</translation>
    </message>
    <message>
        <source>No card of the Court deck is called that.</source>
        <translation>No card of the Court deck is called that.</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>held by %1</source>
        <translation>held by %1</translation>
    </message>
</context>
<context>
    <name>CardTab</name>
    <message>
        <source>%1 (%2)</source>
        <comment>card and its raid cost</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>CatapultForm</name>
    <message>
        <source>By Catapult: %1. Who stays on the way?</source>
        <translation>By Catapult: %1. Who stays on the way?</translation>
    </message>
    <message>
        <source>%1, fresh</source>
        <translation>%1, fresh</translation>
    </message>
    <message>
        <source>%1, damaged</source>
        <translation>%1, damaged</translation>
    </message>
    <message>
        <source>Another goal</source>
        <translation>Another goal</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
</context>
<context>
    <name>ChapterCorrections</name>
    <message>
        <source>Chapter</source>
        <translation>Chapter</translation>
    </message>
    <message>
        <source>Who has the initiative</source>
        <translation>Who has the initiative</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marker %1</translation>
    </message>
    <message>
        <source>Flipped</source>
        <translation>Flipped</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Available</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Type an entry: red taxes 4-hex</source>
        <translation>Type an entry: red taxes 4-hex</translation>
    </message>
    <message>
        <source>Entry in the record notation</source>
        <translation>Entry in the record notation</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>CorrectionsSheet</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapter</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Forget</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n correction(s)</source>
        <translation>
            <numerusform>Apply %n correction</numerusform>
            <numerusform>Apply %n corrections</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nothing changed</translation>
    </message>
</context>
<context>
    <name>CourtCardFace</name>
    <message>
        <source>An empty space of the Court</source>
        <translation>An empty space of the Court</translation>
    </message>
    <message>
        <source>An unknown card</source>
        <translation>An unknown card</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Empty</translation>
    </message>
    <message>
        <source>Not named yet</source>
        <translation>Not named yet</translation>
    </message>
</context>
<context>
    <name>CourtCorrections</name>
    <message>
        <source>Will be %1</source>
        <translation>Will be %1</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Empty place</translation>
    </message>
    <message>
        <source>Card nobody named</source>
        <translation>Card nobody named</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Not named</translation>
    </message>
    <message>
        <source>a card nobody named</source>
        <translation>a card nobody named</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Empty</translation>
    </message>
    <message>
        <source>an empty place</source>
        <translation>an empty place</translation>
    </message>
    <message>
        <source>Agents of %1</source>
        <translation>Agents of %1</translation>
    </message>
</context>
<context>
    <name>CourtPlace</name>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Secure</source>
        <translation>Secure</translation>
    </message>
</context>
<context>
    <name>CourtStart</name>
    <message>
        <source>First cards of the Court</source>
        <translation>First cards of the Court</translation>
    </message>
    <message>
        <source>From left to right. Leave it empty and the app asks when play begins.</source>
        <translation>From left to right. Leave it empty and the app asks when play begins.</translation>
    </message>
    <message>
        <source>%1. %2  ✕</source>
        <translation>%1. %2  ✕</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>Take out %1</translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>hit</source>
        <translation>hit</translation>
    </message>
    <message>
        <source>building hit</source>
        <translation>building hit</translation>
    </message>
    <message>
        <source>key</source>
        <translation>key</translation>
    </message>
    <message>
        <source>intercept</source>
        <translation>intercept</translation>
    </message>
    <message>
        <source>self hit</source>
        <translation>self hit</translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation>not rolled</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blank</translation>
    </message>
</context>
<context>
    <name>EndTurnButton</name>
    <message>
        <source>End turn</source>
        <translation>End turn</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>× %1</source>
        <comment>how many</comment>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>FaceCounter</name>
    <message>
        <source>Blank</source>
        <translation>Blank</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Hit, hit on self</source>
        <translation>Hit, hit on self</translation>
    </message>
    <message>
        <source>Two hits, hit on self</source>
        <translation>Two hits, hit on self</translation>
    </message>
    <message>
        <source>Hit, intercept</source>
        <translation>Hit, intercept</translation>
    </message>
    <message>
        <source>Two hits</source>
        <translation>Two hits</translation>
    </message>
    <message>
        <source>Intercept</source>
        <translation>Intercept</translation>
    </message>
    <message>
        <source>Two keys, intercept</source>
        <translation>Two keys, intercept</translation>
    </message>
    <message>
        <source>Key, hit on self</source>
        <translation>Key, hit on self</translation>
    </message>
    <message>
        <source>Building hit, hit on self</source>
        <translation>Building hit, hit on self</translation>
    </message>
    <message>
        <source>Key, building hit</source>
        <translation>Key, building hit</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>kind of dice: how many are counted</comment>
        <translation>%1: %2 of %3</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>count the faces of these dice from the start</comment>
        <translation>Again</translation>
    </message>
</context>
<context>
    <name>FinishedPanel</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Look back through the log</source>
        <translation>Look back through the log</translation>
    </message>
    <message>
        <source>Back to the tables</source>
        <translation>Back to the tables</translation>
    </message>
</context>
<context>
    <name>HitsPanel</name>
    <message>
        <source>Fresh ship</source>
        <translation>Fresh ship</translation>
    </message>
    <message>
        <source>Damaged ship</source>
        <translation>Damaged ship</translation>
    </message>
    <message>
        <source>Fresh city</source>
        <translation>Fresh city</translation>
    </message>
    <message>
        <source>Damaged city</source>
        <translation>Damaged city</translation>
    </message>
    <message>
        <source>Fresh starport</source>
        <translation>Fresh starport</translation>
    </message>
    <message>
        <source>Damaged starport</source>
        <translation>Damaged starport</translation>
    </message>
    <message>
        <source>A suggestion is below. Or hit by hit, in order: %1 of %2</source>
        <translation>A suggestion is below. Or hit by hit, in order: %1 of %2</translation>
    </message>
    <message>
        <source>Take one back</source>
        <translation>Take one back</translation>
    </message>
    <message>
        <source>Enter these</source>
        <translation>Enter these</translation>
    </message>
</context>
<context>
    <name>HoldingsRow</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trophy(s)</source>
        <translation>
            <numerusform>%n trophy</numerusform>
            <numerusform>%n trophies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n captive(s)</source>
        <translation>
            <numerusform>%n captive</numerusform>
            <numerusform>%n captives</numerusform>
        </translation>
    </message>
    <message>
        <source>initiative, seized</source>
        <translation>initiative, seized</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>initiative</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Reachkeeper</source>
        <translation>Reachkeeper</translation>
    </message>
    <message>
        <source>Continue “%1”</source>
        <translation>Continue “%1”</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>New table</translation>
    </message>
    <message>
        <source>Import a record</source>
        <translation>Import a record</translation>
    </message>
    <message>
        <source>No tables yet. Lay out the board, then start a new table: it takes half a minute.</source>
        <translation>No tables yet. Lay out the board, then start a new table: it takes half a minute.</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>All tables</translation>
    </message>
</context>
<context>
    <name>HomeWelcome</name>
    <message>
        <source>The companion at your table for Arcs</source>
        <translation>The companion at your table for Arcs</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Light theme</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dark theme</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import a record</source>
        <translation>Import a record</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>Or paste the text of a record here.</source>
        <translation>Or paste the text of a record here.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Game records (*.record *.txt)</source>
        <translation>Game records (*.record *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
</context>
<context>
    <name>LogEntry</name>
    <message>
        <source>why?</source>
        <translation>why?</translation>
    </message>
    <message>
        <source>Back to here</source>
        <translation>Back to here</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Reachkeeper</source>
        <translation>Reachkeeper</translation>
    </message>
    <message>
        <source>%1 – Reachkeeper</source>
        <translation>%1 – Reachkeeper</translation>
    </message>
</context>
<context>
    <name>MapSpot</name>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Yellow</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Arrow</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Moon</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>system: cluster and symbol</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, out of play</source>
        <translation>%1, out of play</translation>
    </message>
    <message>
        <source>not counted yet</source>
        <translation>not counted yet</translation>
    </message>
    <message>
        <source>%1 controls it</source>
        <translation>%1 controls it</translation>
    </message>
    <message>
        <source>%1: %2 fresh and %3 damaged ships</source>
        <translation>%1: %2 fresh and %3 damaged ships</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Leave the table</source>
        <translation>Leave the table</translation>
    </message>
    <message>
        <source>Every entry is saved at once; leaving loses nothing.</source>
        <translation>Every entry is saved at once; leaving loses nothing.</translation>
    </message>
    <message>
        <source>Log and typed entries</source>
        <translation>Log and typed entries</translation>
    </message>
    <message>
        <source>Put something right</source>
        <translation>Put something right</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Light theme</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dark theme</translation>
    </message>
    <message>
        <source>Save the record as a file…</source>
        <translation>Save the record as a file…</translation>
    </message>
    <message>
        <source>The record is in the clipboard</source>
        <translation>The record is in the clipboard</translation>
    </message>
    <message>
        <source>Copy the record</source>
        <translation>Copy the record</translation>
    </message>
    <message>
        <source>What the app keeps track of</source>
        <translation>What the app keeps track of</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Power, tokens, cards, trophies and captives.</source>
        <translation>Power, tokens, cards, trophies and captives.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>The map as well.</source>
        <translation>The map as well.</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Every turn</translation>
    </message>
    <message>
        <source>Cards and actions too.</source>
        <translation>Cards and actions too.</translation>
    </message>
    <message>
        <source>When a rule says no</source>
        <translation>When a rule says no</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Say nothing</translation>
    </message>
    <message>
        <source>The table knows best.</source>
        <translation>The table knows best.</translation>
    </message>
    <message>
        <source>Tell us</source>
        <translation>Tell us</translation>
    </message>
    <message>
        <source>It is entered, and marked.</source>
        <translation>It is entered, and marked.</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuse</translation>
    </message>
    <message>
        <source>Only what the rules allow.</source>
        <translation>Only what the rules allow.</translation>
    </message>
    <message>
        <source>Game records (*.record)</source>
        <translation>Game records (*.record)</translation>
    </message>
</context>
<context>
    <name>MessageBanner</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a rule says, and where</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Enter it anyway</source>
        <translation>Enter it anyway</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>MoveForm</name>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Fresh ships</source>
        <translation>Fresh ships</translation>
    </message>
    <message>
        <source>Damaged ships</source>
        <translation>Damaged ships</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a system</comment>
        <translation>to %1</translation>
    </message>
</context>
<context>
    <name>NewTableScreen</name>
    <message>
        <source>New table</source>
        <translation>New table</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Name of the table</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>What the app keeps track of</source>
        <translation>What the app keeps track of</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Power, tokens, cards, trophies and captives: five counters a player.</source>
        <translation>Power, tokens, cards, trophies and captives: five counters a player.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>The map as well: ships, buildings, control.</source>
        <translation>The map as well: ships, buildings, control.</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Every turn</translation>
    </message>
    <message>
        <source>Cards and actions too: the app knows what can be done and says why not.</source>
        <translation>Cards and actions too: the app knows what can be done and says why not.</translation>
    </message>
    <message>
        <source>When a rule says no</source>
        <translation>When a rule says no</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Say nothing</translation>
    </message>
    <message>
        <source>The table knows best.</source>
        <translation>The table knows best.</translation>
    </message>
    <message>
        <source>Tell us</source>
        <translation>Tell us</translation>
    </message>
    <message>
        <source>It is entered, and marked with the rule it breaks.</source>
        <translation>It is entered, and marked with the rule it breaks.</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuse</translation>
    </message>
    <message>
        <source>Only what the rules allow can be entered.</source>
        <translation>Only what the rules allow can be entered.</translation>
    </message>
    <message>
        <source>Discard piles for action cards</source>
        <translation>Discard piles for action cards</translation>
    </message>
    <message>
        <source>One</source>
        <translation>One</translation>
    </message>
    <message>
        <source>All played cards lie in one face-down pile.</source>
        <translation>All played cards lie in one face-down pile.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Two</translation>
    </message>
    <message>
        <source>Cards played face up lie open for all to see.</source>
        <translation>Cards played face up lie open for all to see.</translation>
    </message>
</context>
<context>
    <name>OddsTable</name>
    <message>
        <source>All their ships gone</source>
        <translation>All their ships gone</translation>
    </message>
    <message>
        <source>A city destroyed</source>
        <translation>A city destroyed</translation>
    </message>
    <message>
        <source>All your ships lost</source>
        <translation>All your ships lost</translation>
    </message>
    <message>
        <source>Hits they take</source>
        <translation>Hits they take</translation>
    </message>
    <message>
        <source>Ships you lose</source>
        <translation>Ships you lose</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>&lt; 1%</source>
        <translation>&lt; 1%</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>OptionButton</name>
    <message>
        <source>%1: not now</source>
        <translation>%1: not now</translation>
    </message>
</context>
<context>
    <name>OutrageCorrections</name>
    <message>
        <source>Outrage</source>
        <translation>Outrage</translation>
    </message>
</context>
<context>
    <name>PhoneStrip</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Chapter %1
Round %2</source>
        <translation>Chapter %1
Round %2</translation>
    </message>
</context>
<context>
    <name>PipRow</name>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Conceded</source>
        <translation>Conceded</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1 Power if the chapter ended now</source>
        <translation>%1 Power if the chapter ended now</translation>
    </message>
    <message>
        <source>%1 Power</source>
        <translation>%1 Power</translation>
    </message>
</context>
<context>
    <name>PlayerCorrections</name>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Cards in hand (unknown)</source>
        <translation>Cards in hand (unknown)</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cards in hand</translation>
    </message>
    <message>
        <source>Cities off the board</source>
        <translation>Cities off the board</translation>
    </message>
    <message>
        <source>Of %1</source>
        <translation>Of %1</translation>
    </message>
    <message>
        <source>Captives</source>
        <translation>Captives</translation>
    </message>
    <message>
        <source>Trophies: ships</source>
        <translation>Trophies: ships</translation>
    </message>
    <message>
        <source>Trophies: agents</source>
        <translation>Trophies: agents</translation>
    </message>
    <message>
        <source>Trophies: cities</source>
        <translation>Trophies: cities</translation>
    </message>
    <message>
        <source>Trophies: starports</source>
        <translation>Trophies: starports</translation>
    </message>
    <message>
        <source>A Court card this player holds</source>
        <translation>A Court card this player holds</translation>
    </message>
</context>
<context>
    <name>PlayerDetails</name>
    <message>
        <source>Outrage</source>
        <translation>Outrage</translation>
    </message>
    <message>
        <source>Trophies: %1</source>
        <translation>Trophies: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n captive(s)</source>
        <translation>
            <numerusform>%n captive</numerusform>
            <numerusform>%n captives</numerusform>
        </translation>
    </message>
    <message>
        <source>Supply: %1 ships, %2 starports, %3 agents · cities built: %4</source>
        <translation>Supply: %1 ships, %2 starports, %3 agents · cities built: %4</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n agent</numerusform>
            <numerusform>%n agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starport(s)</source>
        <translation>
            <numerusform>%n starport</numerusform>
            <numerusform>%n starports</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefillPanel</name>
    <message>
        <source>Draw a card from the Court deck into the gap. Which one is it?</source>
        <translation>Draw a card from the Court deck into the gap. Which one is it?</translation>
    </message>
    <message>
        <source>“Draw for us” draws at random; “Skip” leaves the card unnamed until somebody looks.</source>
        <translation>“Draw for us” draws at random; “Skip” leaves the card unnamed until somebody looks.</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Assault</source>
        <translation>Assault</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Skirmish</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n skirmish dice may be rolled again. With your own dice, tap what they show:</source>
        <translation>
            <numerusform>%n skirmish die may be rolled again. With your own dice, tap what it shows:</numerusform>
            <numerusform>Up to %n skirmish dice may be rolled again. With your own dice, tap what they show:</numerusform>
        </translation>
    </message>
    <message>
        <source>With your own dice, tap what each of them shows:</source>
        <translation>With your own dice, tap what each of them shows:</translation>
    </message>
    <message>
        <source>Roll none again</source>
        <translation>Roll none again</translation>
    </message>
    <message>
        <source>Enter these faces</source>
        <translation>Enter these faces</translation>
    </message>
</context>
<context>
    <name>SavedTable</name>
    <message>
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Chapter %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename or remove</source>
        <translation>Rename or remove</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Name of the table</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Remove…</translation>
    </message>
    <message>
        <source>Its whole log goes with it. This cannot be undone.</source>
        <translation>Its whole log goes with it. This cannot be undone.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Remove for good</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>The disk is full. Nothing was changed; make room and try again.</source>
        <translation>The disk is full. Nothing was changed; make room and try again.</translation>
    </message>
    <message>
        <source>The folder with the saved tables cannot be written to.</source>
        <translation>The folder with the saved tables cannot be written to.</translation>
    </message>
    <message>
        <source>Another Reachkeeper has the saved tables open. Close it first.</source>
        <translation>Another Reachkeeper has the saved tables open. Close it first.</translation>
    </message>
    <message>
        <source>The saved data is damaged and cannot be read.</source>
        <translation>The saved data is damaged and cannot be read.</translation>
    </message>
    <message>
        <source>The file belongs to another program.</source>
        <translation>The file belongs to another program.</translation>
    </message>
    <message>
        <source>The tables were saved by a newer Reachkeeper. Update this one.</source>
        <translation>The tables were saved by a newer Reachkeeper. Update this one.</translation>
    </message>
    <message>
        <source>This table is no longer there.</source>
        <translation>This table is no longer there.</translation>
    </message>
    <message>
        <source>There is no such point in this game.</source>
        <translation>There is no such point in this game.</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>There is a file of this name already.</translation>
    </message>
    <message>
        <source>The folder with the saved tables cannot be opened.</source>
        <translation>The folder with the saved tables cannot be opened.</translation>
    </message>
    <message>
        <source>The device failed to read or write.</source>
        <translation>The device failed to read or write.</translation>
    </message>
    <message>
        <source>Saving failed.</source>
        <translation>Saving failed.</translation>
    </message>
</context>
<context>
    <name>ScoreBox</name>
    <message>
        <source>first, with %1 from cities</source>
        <translation>first, with %1 from cities</translation>
    </message>
    <message>
        <source>first</source>
        <translation>first</translation>
    </message>
    <message>
        <source>second</source>
        <translation>second</translation>
    </message>
    <message>
        <source>nothing to count</source>
        <translation>nothing to count</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>behind</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Out-of-play cluster counts %1</source>
        <comment>two players</comment>
        <translation>Out-of-play cluster counts %1</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>No ambition was declared: nobody gains Power.</source>
        <translation>No ambition was declared: nobody gains Power.</translation>
    </message>
    <message>
        <source>%1 + %2 =</source>
        <translation>%1 + %2 =</translation>
    </message>
    <message>
        <source>The game ends at %1 Power, or after the last chapter. Trophies, captives and markers are put back as the rules say; Undo takes all of it back.</source>
        <translation>The game ends at %1 Power, or after the last chapter. Trophies, captives and markers are put back as the rules say; Undo takes all of it back.</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Yellow</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Players, clockwise</translation>
    </message>
    <message>
        <source>Draw for the initiative</source>
        <translation>Draw for the initiative</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of the player with the initiative</source>
        <translation>Name of the player with the initiative</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
    <message>
        <source>First</source>
        <translation>First</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Up</translation>
    </message>
    <message>
        <source>Has the initiative</source>
        <translation>Has the initiative</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Move up</translation>
    </message>
</context>
<context>
    <name>SetupPicker</name>
    <message>
        <source>Setup card: %1</source>
        <translation>Setup card: %1</translation>
    </message>
    <message>
        <source>Setup card</source>
        <translation>Setup card</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Draw one</translation>
    </message>
    <message>
        <source>For experienced players</source>
        <translation>For experienced players</translation>
    </message>
    <message>
        <source>For any table</source>
        <translation>For any table</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>System %1</source>
        <translation>System %1</translation>
    </message>
    <message>
        <source>Court card</source>
        <translation>Court card</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Put right</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Hits</translation>
    </message>
    <message>
        <source>The Court</source>
        <translation>The Court</translation>
    </message>
    <message>
        <source>End of chapter %1</source>
        <translation>End of chapter %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>SlotCorrections</name>
    <message>
        <source>Resources</source>
        <translation>Resources</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: one less</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: one more</translation>
    </message>
</context>
<context>
    <name>SystemCorrections</name>
    <message>
        <source>The system before</source>
        <translation>The system before</translation>
    </message>
    <message>
        <source>%1 (not counted)</source>
        <translation>%1 (not counted)</translation>
    </message>
    <message>
        <source>The next system</source>
        <translation>The next system</translation>
    </message>
    <message>
        <source>Fresh ships</source>
        <translation>Fresh ships</translation>
    </message>
    <message>
        <source>Damaged ships</source>
        <translation>Damaged ships</translation>
    </message>
    <message>
        <source>Holds nothing</source>
        <translation>Holds nothing</translation>
    </message>
    <message>
        <source>Nobody knows</source>
        <translation>Nobody knows</translation>
    </message>
</context>
<context>
    <name>SystemSheet</name>
    <message>
        <source>Nothing can be done here now.</source>
        <translation>Nothing can be done here now.</translation>
    </message>
    <message>
        <source>Count this system</source>
        <translation>Count this system</translation>
    </message>
</context>
<context>
    <name>SystemSummary</name>
    <message>
        <source>Controlled by</source>
        <translation>Controlled by</translation>
    </message>
    <message>
        <source>Nobody controls it</source>
        <translation>Nobody controls it</translation>
    </message>
    <message>
        <source>%1 fresh, %2 damaged</source>
        <translation>%1 fresh, %2 damaged</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message>
        <source>damaged city</source>
        <translation>damaged city</translation>
    </message>
    <message>
        <source>city</source>
        <translation>city</translation>
    </message>
    <message>
        <source>damaged starport</source>
        <translation>damaged starport</translation>
    </message>
    <message>
        <source>starport</source>
        <translation>starport</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Out of play</translation>
    </message>
    <message>
        <source>Nobody has counted this system</source>
        <translation>Nobody has counted this system</translation>
    </message>
</context>
<context>
    <name>TablePhone</name>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>Ambitions</source>
        <translation>Ambitions</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>empty slot</source>
        <translation>empty slot</translation>
    </message>
    <message>
        <source>closed slot</source>
        <translation>closed slot</translation>
    </message>
</context>
<context>
    <name>TopStrip</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Chapter %1 · Round %2</source>
        <translation>Chapter %1 · Round %2</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Chapter %1</translation>
    </message>
    <message>
        <source>Seized by</source>
        <translation>Seized by</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Markers</translation>
    </message>
</context>
<context>
    <name>UndoButtons</name>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>abilities</name>
    <message>
        <source>{who} summons a ship in {system}</source>
        <translation>{who} summons a ship in {system}</translation>
    </message>
    <message>
        <source>{who} fires rifles from {from} at {player} in {system}</source>
        <translation>{who} fires rifles from {from} at {player} in {system}</translation>
    </message>
    <message>
        <source>{who} fires rifles from {from} at {player} in {system}, dice: {count}</source>
        <translation>{who} fires rifles from {from} at {player} in {system}, dice: {count}</translation>
    </message>
    <message>
        <source>{who} nurtures {system}</source>
        <translation>{who} nurtures {system}</translation>
    </message>
    <message>
        <source>{who} nurtures {system} for {resource}</source>
        <translation>{who} nurtures {system} for {resource}</translation>
    </message>
    <message>
        <source>{who} prunes one of the {pieces} in {system}</source>
        <translation>{who} prunes one of the {pieces} in {system}</translation>
    </message>
    <message>
        <source>{who} guides ships from {from} to {system}</source>
        <translation>{who} guides ships from {from} to {system}</translation>
    </message>
    <message>
        <source>{who} martyrs a ship in {system}</source>
        <translation>{who} martyrs a ship in {system}</translation>
    </message>
    <message>
        <source>{who} martyrs a ship in {system} to destroy one of {player}</source>
        <translation>{who} martyrs a ship in {system} to destroy one of {player}</translation>
    </message>
    <message>
        <source>{who} discards {card} to clear Psionic Outrage</source>
        <translation>{who} discards {card} to clear Psionic Outrage</translation>
    </message>
    <message>
        <source>{who} discards {card} to clear Relic Outrage</source>
        <translation>{who} discards {card} to clear Relic Outrage</translation>
    </message>
    <message>
        <source>{who} discards {card} to clear Weapon Outrage</source>
        <translation>{who} discards {card} to clear Weapon Outrage</translation>
    </message>
    <message>
        <source>{who} returns one of the {pieces} of {player} in Trophies to influence</source>
        <translation>{who} returns one of the {pieces} of {player} in Trophies to influence</translation>
    </message>
    <message>
        <source>{who} returns a Captive of {player} to secure</source>
        <translation>{who} returns a Captive of {player} to secure</translation>
    </message>
    <message>
        <source>{who} annexes one of the {pieces} of {player} in {system}</source>
        <translation>{who} annexes one of the {pieces} of {player} in {system}</translation>
    </message>
    <message>
        <source>{who} discards all Material and Fuel to declare an ambition</source>
        <translation>{who} discards all Material and Fuel to declare an ambition</translation>
    </message>
    <message>
        <source>{who} barters {gives} for {resource}</source>
        <translation>{who} barters {gives} for {resource}</translation>
    </message>
    <message>
        <source>{who} discards {card} to clear Material and Fuel Outrage</source>
        <translation>{who} discards {card} to clear Material and Fuel Outrage</translation>
    </message>
</context>
<context>
    <name>corrections</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Power of %1: %2</source>
        <translation>Power of %1: %2</translation>
    </message>
    <message>
        <source>Hand of %1: unknown</source>
        <translation>Hand of %1: unknown</translation>
    </message>
    <message>
        <source>Hand of %1: %2 cards</source>
        <translation>Hand of %1: %2 cards</translation>
    </message>
    <message>
        <source>Resources of %1: %2</source>
        <translation>Resources of %1: %2</translation>
    </message>
    <message>
        <source>%1 is Outraged: %2</source>
        <translation>%1 is Outraged: %2</translation>
    </message>
    <message>
        <source>%1 is not Outraged: %2</source>
        <translation>%1 is not Outraged: %2</translation>
    </message>
    <message>
        <source>Captives of %1 from %2: %3</source>
        <translation>Captives of %1 from %2: %3</translation>
    </message>
    <message>
        <source>Trophies of %1 from %2, %3: %4</source>
        <translation>Trophies of %1 from %2, %3: %4</translation>
    </message>
    <message>
        <source>Cities %1 has built: %2</source>
        <translation>Cities %1 has built: %2</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 has %2</translation>
    </message>
    <message>
        <source>%1 is in the Court deck</source>
        <translation>%1 is in the Court deck</translation>
    </message>
    <message>
        <source>%1 is in the Court discard pile</source>
        <translation>%1 is in the Court discard pile</translation>
    </message>
    <message>
        <source>available</source>
        <translation>available</translation>
    </message>
    <message>
        <source>Ambition marker %1, flipped: %2</source>
        <translation>Ambition marker %1, flipped: %2</translation>
    </message>
    <message>
        <source>Ambition marker %1: %2</source>
        <translation>Ambition marker %1: %2</translation>
    </message>
    <message>
        <source>damaged %1 of %2</source>
        <translation>damaged %1 of %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>no buildings</source>
        <translation>no buildings</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 in %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 is empty</translation>
    </message>
    <message>
        <source>%1 is unknown</source>
        <translation>%1 is unknown</translation>
    </message>
    <message>
        <source>Court, place %1: %2</source>
        <translation>Court, place %1: %2</translation>
    </message>
    <message>
        <source>Agents of %1 on %2: %3</source>
        <translation>Agents of %1 on %2: %3</translation>
    </message>
    <message>
        <source>%1 has the initiative</source>
        <translation>%1 has the initiative</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Chapter %1</translation>
    </message>
    <message>
        <source>%1 is back in the box</source>
        <translation>%1 is back in the box</translation>
    </message>
    <message>
        <source>%1, beside the slots</source>
        <translation>%1, beside the slots</translation>
    </message>
    <message>
        <source>%1 has its printed type</source>
        <translation>%1 has its printed type</translation>
    </message>
    <message>
        <source>%1 is a planet of type %2</source>
        <translation>%1 is a planet of type %2</translation>
    </message>
</context>
<context>
    <name>entries</name>
    <message>
        <source>cluster %1</source>
        <translation>cluster %1</translation>
    </message>
    <message>
        <source>giving %1</source>
        <translation>giving %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 assault</source>
        <translation>%1 assault</translation>
    </message>
    <message>
        <source>%1 skirmish</source>
        <translation>%1 skirmish</translation>
    </message>
    <message>
        <source>%1 raid</source>
        <translation>%1 raid</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>no dice</translation>
    </message>
    <message>
        <source>%1 leads %2</source>
        <translation>%1 leads %2</translation>
    </message>
    <message>
        <source>%1 surpasses with %2</source>
        <translation>%1 surpasses with %2</translation>
    </message>
    <message>
        <source>%1 copies with %2</source>
        <translation>%1 copies with %2</translation>
    </message>
    <message>
        <source>%1 pivots with %2</source>
        <translation>%1 pivots with %2</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passes</translation>
    </message>
    <message>
        <source>%1 declares %2</source>
        <translation>%1 declares %2</translation>
    </message>
    <message>
        <source>%1 seizes the initiative</source>
        <translation>%1 seizes the initiative</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 ends the turn</translation>
    </message>
    <message>
        <source>%1 spends %2</source>
        <translation>%1 spends %2</translation>
    </message>
    <message>
        <source>%1 spends %2 as %3</source>
        <translation>%1 spends %2 as %3</translation>
    </message>
    <message>
        <source>%1 taxes %2</source>
        <translation>%1 taxes %2</translation>
    </message>
    <message>
        <source>%1 taxes %2, a city of %3</source>
        <translation>%1 taxes %2, a city of %3</translation>
    </message>
    <message>
        <source>%1 builds: %2 in %3</source>
        <translation>%1 builds: %2 in %3</translation>
    </message>
    <message>
        <source>%1 repairs: %2 in %3</source>
        <translation>%1 repairs: %2 in %3</translation>
    </message>
    <message>
        <source>%1 moves %2 from %3</source>
        <translation>%1 moves %2 from %3</translation>
    </message>
    <message>
        <source> to %1</source>
        <comment>a step of a move</comment>
        <translation> to %1</translation>
    </message>
    <message>
        <source>%1 influences %2</source>
        <translation>%1 influences %2</translation>
    </message>
    <message>
        <source>%1 secures %2</source>
        <translation>%1 secures %2</translation>
    </message>
    <message>
        <source>%1 ransacks %2</source>
        <translation>%1 ransacks %2</translation>
    </message>
    <message>
        <source>%1 battles %2 in %3 with %4</source>
        <translation>%1 battles %2 in %3 with %4</translation>
    </message>
    <message>
        <source>The roll: %1 hits, %2 on buildings, %3 on the attacker, %4 intercepts, %5 keys</source>
        <translation>The roll: %1 hits, %2 on buildings, %3 on the attacker, %4 intercepts, %5 keys</translation>
    </message>
    <message>
        <source>No dice are rolled again</source>
        <translation>No dice are rolled again</translation>
    </message>
    <message>
        <source>%1 takes %2 hits</source>
        <translation>%1 takes %2 hits</translation>
    </message>
    <message>
        <source>%1 deals %2 hits</source>
        <translation>%1 deals %2 hits</translation>
    </message>
    <message>
        <source>%1 raids %2</source>
        <translation>%1 raids %2</translation>
    </message>
    <message>
        <source>%1 ends the raid</source>
        <translation>%1 ends the raid</translation>
    </message>
    <message>
        <source>Into the Court: %1</source>
        <translation>Into the Court: %1</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 uses %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, and what was chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 chooses nothing</source>
        <translation>%1 chooses nothing</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 chooses %2</translation>
    </message>
    <message>
        <source>%1 declines</source>
        <translation>%1 declines</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 discards %2</translation>
    </message>
    <message>
        <source>%1 rearranges resources</source>
        <translation>%1 rearranges resources</translation>
    </message>
    <message>
        <source>%1 places ships in %2</source>
        <translation>%1 places ships in %2</translation>
    </message>
    <message>
        <source>The chapter is scored</source>
        <translation>The chapter is scored</translation>
    </message>
    <message>
        <source>%1 draws a new hand</source>
        <translation>%1 draws a new hand</translation>
    </message>
    <message>
        <source>%1 keeps the hand</source>
        <translation>%1 keeps the hand</translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation>%1 concedes</translation>
    </message>
    <message>
        <source>Mirrored from now on: %1</source>
        <translation>Mirrored from now on: %1</translation>
    </message>
    <message>
        <source>Rules from now on: %1</source>
        <translation>Rules from now on: %1</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Corrected: %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>from %1</translation>
    </message>
    <message>
        <source>%1 taxes an empty slot in %2</source>
        <translation>%1 taxes an empty slot in %2</translation>
    </message>
    <message>
        <source>%1 taxes %2 for %3</source>
        <translation>%1 taxes %2 for %3</translation>
    </message>
    <message>
        <source>%1 taxes %2, a city of %3, for %4</source>
        <translation>%1 taxes %2, a city of %3, for %4</translation>
    </message>
    <message>
        <source>%1 builds: %2 in %3, beside the slots</source>
        <translation>%1 builds: %2 in %3, beside the slots</translation>
    </message>
    <message>
        <source>%1 builds: %2 in %3, at a starport of %4</source>
        <translation>%1 builds: %2 in %3, at a starport of %4</translation>
    </message>
    <message>
        <source>%1 collects %2</source>
        <translation>%1 collects %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 takes %2</translation>
    </message>
    <message>
        <source>Dice rolled again: %1</source>
        <translation>Dice rolled again: %1</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Yellow</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Fuel</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Weapon</translation>
    </message>
    <message>
        <source>Relic</source>
        <translation>Relic</translation>
    </message>
    <message>
        <source>Psionic</source>
        <translation>Psionic</translation>
    </message>
    <message>
        <source>Tycoon</source>
        <translation>Tycoon</translation>
    </message>
    <message>
        <source>Tyrant</source>
        <translation>Tyrant</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Warlord</translation>
    </message>
    <message>
        <source>Keeper</source>
        <translation>Keeper</translation>
    </message>
    <message>
        <source>Empath</source>
        <translation>Empath</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Administration</source>
        <translation>Administration</translation>
    </message>
    <message>
        <source>Aggression</source>
        <translation>Aggression</translation>
    </message>
    <message>
        <source>Mobilization</source>
        <translation>Mobilization</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Arrow</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Moon</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>ship</translation>
    </message>
    <message>
        <source>city</source>
        <translation>city</translation>
    </message>
    <message>
        <source>starport</source>
        <translation>starport</translation>
    </message>
    <message>
        <source>score only</source>
        <translation>score only</translation>
    </message>
    <message>
        <source>score and board</source>
        <translation>score and board</translation>
    </message>
    <message>
        <source>every turn</source>
        <translation>every turn</translation>
    </message>
    <message>
        <source>no advice</source>
        <translation>no advice</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>advice</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>strict</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>a card face down</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>suit and number of an action card</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nowhere</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cluster and spot of a system</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>an unknown card</source>
        <translation>an unknown card</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>no card</translation>
    </message>
    <message>
        <source>1 ship</source>
        <translation>1 ship</translation>
    </message>
    <message numerus="yes">
        <source>%n ships</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message>
        <source>1 damaged ship</source>
        <translation>1 damaged ship</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged ships</source>
        <translation>
            <numerusform>%n damaged ship</numerusform>
            <numerusform>%n damaged ships</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fresh and %2 damaged ships</source>
        <translation>%1 fresh and %2 damaged ships</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>ships</translation>
    </message>
    <message>
        <source>agents</source>
        <translation>agents</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>cities</translation>
    </message>
    <message>
        <source>starports</source>
        <translation>starports</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>Roll the dice</source>
        <translation>Roll the dice</translation>
    </message>
    <message>
        <source>Choose own ships for %1 hits</source>
        <translation>Choose own ships for %1 hits</translation>
    </message>
    <message>
        <source>Choose what your hits land on</source>
        <translation>Choose what your hits land on</translation>
    </message>
    <message>
        <source>Ransack a card of the Court</source>
        <translation>Ransack a card of the Court</translation>
    </message>
    <message>
        <source>Spend keys on raiding</source>
        <translation>Spend keys on raiding</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>The battle goes on</translation>
    </message>
    <message>
        <source>Draw a card into the Court</source>
        <translation>Draw a card into the Court</translation>
    </message>
    <message>
        <source>Choose for %1</source>
        <translation>Choose for %1</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>You may declare any ambition (%1)</source>
        <translation>You may declare any ambition (%1)</translation>
    </message>
    <message>
        <source>You may declare any ambition</source>
        <translation>You may declare any ambition</translation>
    </message>
    <message>
        <source>You may seize the initiative (%1)</source>
        <translation>You may seize the initiative (%1)</translation>
    </message>
    <message>
        <source>You may seize the initiative</source>
        <translation>You may seize the initiative</translation>
    </message>
    <message>
        <source>%1 is resolved</source>
        <translation>%1 is resolved</translation>
    </message>
    <message>
        <source>The card is resolved</source>
        <translation>The card is resolved</translation>
    </message>
    <message>
        <source>Place a ship</source>
        <translation>Place a ship</translation>
    </message>
    <message>
        <source>Place three ships in a gate</source>
        <translation>Place three ships in a gate</translation>
    </message>
    <message>
        <source>Keep your hand or draw a new one</source>
        <translation>Keep your hand or draw a new one</translation>
    </message>
    <message>
        <source>Play a card or pass</source>
        <translation>Play a card or pass</translation>
    </message>
    <message>
        <source>Take actions or end the turn</source>
        <translation>Take actions or end the turn</translation>
    </message>
    <message>
        <source>Discard a resource: there is no room for all</source>
        <translation>Discard a resource: there is no room for all</translation>
    </message>
    <message>
        <source>The chapter is over: score it</source>
        <translation>The chapter is over: score it</translation>
    </message>
    <message>
        <source>Enter what happens at the table</source>
        <translation>Enter what happens at the table</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is asked of them</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You may call fresh ships into the battle (%1)</source>
        <translation>You may call fresh ships into the battle (%1)</translation>
    </message>
    <message>
        <source>Choose ships to move, one colour at a time (%1)</source>
        <translation>Choose ships to move, one colour at a time (%1)</translation>
    </message>
    <message>
        <source>You may roll dice again (%1)</source>
        <translation>You may roll dice again (%1)</translation>
    </message>
    <message>
        <source>Collect the dice</source>
        <translation>Collect the dice</translation>
    </message>
    <message>
        <source>Choose an own ship for the hit before the dice (%1)</source>
        <translation>Choose an own ship for the hit before the dice (%1)</translation>
    </message>
    <message>
        <source>Declare an ambition that is not declared (%1)</source>
        <translation>Declare an ambition that is not declared (%1)</translation>
    </message>
    <message>
        <source>Take a leader or a lore card</source>
        <translation>Take a leader or a lore card</translation>
    </message>
    <message>
        <source>Draw 5 lore cards and keep 2 (%1): %2 to name</source>
        <translation>Draw 5 lore cards and keep 2 (%1): %2 to name</translation>
    </message>
    <message>
        <source>Ships that just moved may move again (%1)</source>
        <translation>Ships that just moved may move again (%1)</translation>
    </message>
</context>
<context>
    <name>reach::Games</name>
    <message>
        <source>The saved tables were damaged. The newest backup is in their place; the damaged file is kept as %1.</source>
        <translation>The saved tables were damaged. The newest backup is in their place; the damaged file is kept as %1.</translation>
    </message>
    <message>
        <source>The saved tables were damaged and there is no backup. The damaged file is kept as %1.</source>
        <translation>The saved tables were damaged and there is no backup. The damaged file is kept as %1.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Line %1, column %2: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Imported table</source>
        <translation>Imported table</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 cannot be read.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 cannot be written.</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>The file is too large for a record</source>
        <translation>The file is too large for a record</translation>
    </message>
    <message>
        <source>The record has too many lines</source>
        <translation>The record has too many lines</translation>
    </message>
    <message>
        <source>The line is too long</source>
        <translation>The line is too long</translation>
    </message>
    <message>
        <source>This name is not UTF-8 text</source>
        <translation>This name is not UTF-8 text</translation>
    </message>
    <message>
        <source>The header needs a line like &apos;players: red, blue&apos;</source>
        <translation>The header needs a line like &apos;players: red, blue&apos;</translation>
    </message>
    <message>
        <source>The header has no such key</source>
        <translation>The header has no such key</translation>
    </message>
    <message>
        <source>This key was given before</source>
        <translation>This key was given before</translation>
    </message>
    <message>
        <source>The header lacks this key</source>
        <translation>The header lacks this key</translation>
    </message>
    <message>
        <source>This game is not known; &apos;base&apos; is</source>
        <translation>This game is not known; &apos;base&apos; is</translation>
    </message>
    <message>
        <source>A setup card is wanted, like 3SETUP02</source>
        <translation>A setup card is wanted, like 3SETUP02</translation>
    </message>
    <message>
        <source>Only &apos;split&apos; can stand here</source>
        <translation>Only &apos;split&apos; can stand here</translation>
    </message>
    <message>
        <source>An entry begins with a player&apos;s colour or a verb like &apos;rolls&apos;</source>
        <translation>An entry begins with a player&apos;s colour or a verb like &apos;rolls&apos;</translation>
    </message>
    <message>
        <source>A verb is wanted, like &apos;leads&apos; or &apos;builds&apos;</source>
        <translation>A verb is wanted, like &apos;leads&apos; or &apos;builds&apos;</translation>
    </message>
    <message>
        <source>A player&apos;s colour is wanted</source>
        <translation>A player&apos;s colour is wanted</translation>
    </message>
    <message>
        <source>A system is wanted, like 4-hex or 1-gate</source>
        <translation>A system is wanted, like 4-hex or 1-gate</translation>
    </message>
    <message>
        <source>A card is wanted, like BC05</source>
        <translation>A card is wanted, like BC05</translation>
    </message>
    <message>
        <source>An action card is wanted, like &apos;construction 4&apos;</source>
        <translation>An action card is wanted, like &apos;construction 4&apos;</translation>
    </message>
    <message>
        <source>A resource is wanted</source>
        <translation>A resource is wanted</translation>
    </message>
    <message>
        <source>An ambition is wanted</source>
        <translation>An ambition is wanted</translation>
    </message>
    <message>
        <source>A piece is wanted: ship, city or starport</source>
        <translation>A piece is wanted: ship, city or starport</translation>
    </message>
    <message>
        <source>Ships are wanted, like 2 or 2+1</source>
        <translation>Ships are wanted, like 2 or 2+1</translation>
    </message>
    <message>
        <source>Dice are wanted: assault, skirmish or raid</source>
        <translation>Dice are wanted: assault, skirmish or raid</translation>
    </message>
    <message>
        <source>A face of these dice is wanted, like hit+hit or blank</source>
        <translation>A face of these dice is wanted, like hit+hit or blank</translation>
    </message>
    <message>
        <source>&apos;fresh&apos; or &apos;damaged&apos; is wanted for each hit</source>
        <translation>&apos;fresh&apos; or &apos;damaged&apos; is wanted for each hit</translation>
    </message>
    <message>
        <source>A target is wanted, like ship or damaged-city</source>
        <translation>A target is wanted, like ship or damaged-city</translation>
    </message>
    <message>
        <source>Trophies are ships, agents, cities or starports</source>
        <translation>Trophies are ships, agents, cities or starports</translation>
    </message>
    <message>
        <source>This card has several abilities; name one</source>
        <translation>This card has several abilities; name one</translation>
    </message>
    <message>
        <source>A system, cluster, player, resource, card or number is wanted</source>
        <translation>A system, cluster, player, resource, card or number is wanted</translation>
    </message>
    <message>
        <source>This cannot be corrected; &apos;correct red power 12&apos; can</source>
        <translation>This cannot be corrected; &apos;correct red power 12&apos; can</translation>
    </message>
    <message>
        <source>A depth is wanted: score, board or turn</source>
        <translation>A depth is wanted: score, board or turn</translation>
    </message>
    <message>
        <source>A strictness is wanted: off, advise or strict</source>
        <translation>A strictness is wanted: off, advise or strict</translation>
    </message>
    <message>
        <source>A number is wanted</source>
        <translation>A number is wanted</translation>
    </message>
    <message>
        <source>Wanted here: %1</source>
        <translation>Wanted here: %1</translation>
    </message>
    <message>
        <source>This number cannot be</source>
        <translation>This number cannot be</translation>
    </message>
    <message>
        <source>That is more than there can be</source>
        <translation>That is more than there can be</translation>
    </message>
    <message>
        <source>This was said before</source>
        <translation>This was said before</translation>
    </message>
    <message>
        <source>The entry is complete before this</source>
        <translation>The entry is complete before this</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos;</source>
        <comment>what is wrong, and the word that is</comment>
        <translation>%1: &apos;%2&apos;</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>It is not this player&apos;s turn</source>
        <translation>It is not this player&apos;s turn</translation>
    </message>
    <message>
        <source>A turn begins with a card or a pass</source>
        <translation>A turn begins with a card or a pass</translation>
    </message>
    <message>
        <source>One card a turn is played</source>
        <translation>One card a turn is played</translation>
    </message>
    <message>
        <source>Only the player with the initiative leads</source>
        <translation>Only the player with the initiative leads</translation>
    </message>
    <message>
        <source>Nobody can follow before a card is led</source>
        <translation>Nobody can follow before a card is led</translation>
    </message>
    <message>
        <source>This player has no cards in hand</source>
        <translation>This player has no cards in hand</translation>
    </message>
    <message>
        <source>The 1s and 7s are only for four players</source>
        <translation>The 1s and 7s are only for four players</translation>
    </message>
    <message>
        <source>This card has been played in this chapter</source>
        <translation>This card has been played in this chapter</translation>
    </message>
    <message>
        <source>To surpass, play the suit of the lead card</source>
        <translation>To surpass, play the suit of the lead card</translation>
    </message>
    <message>
        <source>To surpass, play a higher number than the lead card</source>
        <translation>To surpass, play a higher number than the lead card</translation>
    </message>
    <message>
        <source>To pivot, play another suit than that of the lead card</source>
        <translation>To pivot, play another suit than that of the lead card</translation>
    </message>
    <message>
        <source>With cards in hand only the player with the initiative may pass</source>
        <translation>With cards in hand only the player with the initiative may pass</translation>
    </message>
    <message>
        <source>Only the player who led may declare an ambition</source>
        <translation>Only the player who led may declare an ambition</translation>
    </message>
    <message>
        <source>An ambition is declared before the Prelude and all actions</source>
        <translation>An ambition is declared before the Prelude and all actions</translation>
    </message>
    <message>
        <source>A lead card declares one ambition</source>
        <translation>A lead card declares one ambition</translation>
    </message>
    <message>
        <source>This card does not declare that ambition</source>
        <translation>This card does not declare that ambition</translation>
    </message>
    <message>
        <source>No ambition marker is left to declare with</source>
        <translation>No ambition marker is left to declare with</translation>
    </message>
    <message>
        <source>This player already has the initiative</source>
        <translation>This player already has the initiative</translation>
    </message>
    <message>
        <source>The initiative is seized once a round</source>
        <translation>The initiative is seized once a round</translation>
    </message>
    <message>
        <source>The initiative is seized before the Prelude and all actions</source>
        <translation>The initiative is seized before the Prelude and all actions</translation>
    </message>
    <message>
        <source>To seize the initiative, play another card face down</source>
        <translation>To seize the initiative, play another card face down</translation>
    </message>
    <message>
        <source>The Prelude of this turn is over</source>
        <translation>The Prelude of this turn is over</translation>
    </message>
    <message>
        <source>This player does not have that resource</source>
        <translation>This player does not have that resource</translation>
    </message>
    <message>
        <source>Without a card that says so, a resource counts only as itself</source>
        <translation>Without a card that says so, a resource counts only as itself</translation>
    </message>
    <message>
        <source>Resources are rearranged only when one is gained</source>
        <translation>Resources are rearranged only when one is gained</translation>
    </message>
    <message>
        <source>The slots must hold the resources this player has</source>
        <translation>The slots must hold the resources this player has</translation>
    </message>
    <message>
        <source>The played card does not give this action</source>
        <translation>The played card does not give this action</translation>
    </message>
    <message>
        <source>All actions of this turn are used</source>
        <translation>All actions of this turn are used</translation>
    </message>
    <message>
        <source>Tax a city of your own, or a Rival&apos;s in a system you control</source>
        <translation>Tax a city of your own, or a Rival&apos;s in a system you control</translation>
    </message>
    <message>
        <source>Each city is taxed once a turn</source>
        <translation>Each city is taxed once a turn</translation>
    </message>
    <message>
        <source>Build where you have a piece, or control an empty planet</source>
        <translation>Build where you have a piece, or control an empty planet</translation>
    </message>
    <message>
        <source>No building slot is free there</source>
        <translation>No building slot is free there</translation>
    </message>
    <message>
        <source>Ships are built at your own starport</source>
        <translation>Ships are built at your own starport</translation>
    </message>
    <message>
        <source>Each starport builds one ship a turn</source>
        <translation>Each starport builds one ship a turn</translation>
    </message>
    <message>
        <source>This system is out of play</source>
        <translation>This system is out of play</translation>
    </message>
    <message>
        <source>Only your own ships move</source>
        <translation>Only your own ships move</translation>
    </message>
    <message>
        <source>Ships move to an adjacent system</source>
        <translation>Ships move to an adjacent system</translation>
    </message>
    <message>
        <source>A Catapult move begins at your own starport</source>
        <translation>A Catapult move begins at your own starport</translation>
    </message>
    <message>
        <source>A Catapult move goes on only through gates that no Rival controls</source>
        <translation>A Catapult move goes on only through gates that no Rival controls</translation>
    </message>
    <message>
        <source>Only a damaged piece is repaired</source>
        <translation>Only a damaged piece is repaired</translation>
    </message>
    <message>
        <source>Only cards in the Court are influenced</source>
        <translation>Only cards in the Court are influenced</translation>
    </message>
    <message>
        <source>Securing takes more agents on the card than each Rival has</source>
        <translation>Securing takes more agents on the card than each Rival has</translation>
    </message>
    <message>
        <source>A battle needs a ship of your own in the system</source>
        <translation>A battle needs a ship of your own in the system</translation>
    </message>
    <message>
        <source>The defender has no piece in the system</source>
        <translation>The defender has no piece in the system</translation>
    </message>
    <message>
        <source>At most one die for each attacking ship</source>
        <translation>At most one die for each attacking ship</translation>
    </message>
    <message>
        <source>The box has six dice of each kind</source>
        <translation>The box has six dice of each kind</translation>
    </message>
    <message>
        <source>Raid dice need a building of the defender in the system, or a defender without buildings on the map</source>
        <translation>Raid dice need a building of the defender in the system, or a defender without buildings on the map</translation>
    </message>
    <message>
        <source>The roll does not show the dice that were collected</source>
        <translation>The roll does not show the dice that were collected</translation>
    </message>
    <message>
        <source>More dice are rolled again than may be</source>
        <translation>More dice are rolled again than may be</translation>
    </message>
    <message>
        <source>Name one piece for each hit, as long as there are pieces</source>
        <translation>Name one piece for each hit, as long as there are pieces</translation>
    </message>
    <message>
        <source>Hits go to ships while there are any</source>
        <translation>Hits go to ships while there are any</translation>
    </message>
    <message>
        <source>Ransack a card of the Court with agents of the defender</source>
        <translation>Ransack a card of the Court with agents of the defender</translation>
    </message>
    <message>
        <source>Not enough keys are left</source>
        <translation>Not enough keys are left</translation>
    </message>
    <message>
        <source>The defender does not have that, or it cannot be stolen</source>
        <translation>The defender does not have that, or it cannot be stolen</translation>
    </message>
    <message>
        <source>This player does not have that card</source>
        <translation>This player does not have that card</translation>
    </message>
    <message>
        <source>A card secured in this Prelude is used later</source>
        <translation>A card secured in this Prelude is used later</translation>
    </message>
    <message>
        <source>This card is used once a turn</source>
        <translation>This card is used once a turn</translation>
    </message>
    <message>
        <source>This card is used before anything else in the Prelude</source>
        <translation>This card is used before anything else in the Prelude</translation>
    </message>
    <message>
        <source>The text of the card does not allow it</source>
        <translation>The text of the card does not allow it</translation>
    </message>
    <message>
        <source>The chapter is not over</source>
        <translation>The chapter is not over</translation>
    </message>
    <message>
        <source>Nothing has to be discarded</source>
        <translation>Nothing has to be discarded</translation>
    </message>
    <message>
        <source>These ships are placed in a gate</source>
        <translation>These ships are placed in a gate</translation>
    </message>
    <message>
        <source>Only the second of two players may draw a new hand</source>
        <translation>Only the second of two players may draw a new hand</translation>
    </message>
    <message>
        <source>Another question is open and comes first</source>
        <translation>Another question is open and comes first</translation>
    </message>
    <message>
        <source>Nothing was asked that this answers</source>
        <translation>Nothing was asked that this answers</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Nobody plays this colour</source>
        <translation>Nobody plays this colour</translation>
    </message>
    <message>
        <source>There is no such piece there</source>
        <translation>There is no such piece there</translation>
    </message>
    <message>
        <source>There is no such card there</source>
        <translation>There is no such card there</translation>
    </message>
    <message>
        <source>This number cannot be</source>
        <translation>This number cannot be</translation>
    </message>
    <message>
        <source>The box does not have that many</source>
        <translation>The box does not have that many</translation>
    </message>
    <message>
        <source>The map is not being mirrored in this game</source>
        <translation>The map is not being mirrored in this game</translation>
    </message>
    <message>
        <source>Turns are not being mirrored in this game</source>
        <translation>Turns are not being mirrored in this game</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Blighted Reach</source>
        <translation>Blighted Reach</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a card&apos;s id and its name</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card&apos;s name, and the rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 p.%2</source>
        <comment>book and page</comment>
        <translation>%1 p.%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>book with page, and heading</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>A card of the defender comes before the dice are collected</source>
        <translation>A card of the defender comes before the dice are collected</translation>
    </message>
    <message>
        <source>Each player takes one leader</source>
        <translation>Each player takes one leader</translation>
    </message>
    <message>
        <source>This player has all their lore cards</source>
        <translation>This player has all their lore cards</translation>
    </message>
    <message>
        <source>This card was not laid out</source>
        <translation>This card was not laid out</translation>
    </message>
</context>
</TS>
