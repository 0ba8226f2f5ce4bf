<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ActionCardFace</name>
    <message>
        <source>Construction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Administration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aggression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mobilization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, counts 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionTray</name>
    <message>
        <source>Declare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prelude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Influence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a kind of action, a token or a Court card; numbers are put right from the menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a system on the map, a Court card or a token, or choose a kind of action.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AmbitionBox</name>
    <message>
        <source>%1, worth %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not declared</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AmbitionList</name>
    <message>
        <source>No marker left to declare with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers left: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerTray</name>
    <message>
        <source>Roll for us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll again for us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw for us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip: nobody looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BattleForm</name>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assault dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmish dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raid dice</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for us</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BuildingCorrections</name>
    <message>
        <source>Damaged city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged starport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: damage or repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a starport</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardGrid</name>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardSearch</name>
    <message>
        <source>Name of the card, two letters will do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card of the Court deck is called that.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>held by %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardTab</name>
    <message>
        <source>%1 (%2)</source>
        <comment>card and its raid cost</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CatapultForm</name>
    <message>
        <source>By Catapult: %1. Who stays on the way?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, fresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChapterCorrections</name>
    <message>
        <source>Chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has the initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Type an entry: red taxes 4-hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry in the record notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CorrectionsSheet</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CourtCardFace</name>
    <message>
        <source>An empty space of the Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unknown card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not named yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CourtCorrections</name>
    <message>
        <source>Will be %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card nobody named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card nobody named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CourtPlace</name>
    <message>
        <source>Influence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CourtStart</name>
    <message>
        <source>First cards of the Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From left to right. Leave it empty and the app asks when play begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2  ✕</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>building hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>intercept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndTurnButton</name>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1</source>
        <comment>how many</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaceCounter</name>
    <message>
        <source>Blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit, hit on self</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two hits, hit on self</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit, intercept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intercept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two keys, intercept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key, hit on self</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building hit, hit on self</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key, building hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>kind of dice: how many are counted</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <comment>count the faces of these dice from the start</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FinishedPanel</name>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back through the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the tables</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HitsPanel</name>
    <message>
        <source>Fresh ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresh city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresh starport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged starport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A suggestion is below. Or hit by hit, in order: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter these</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Reachkeeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tables yet. Lay out the board, then start a new table: it takes half a minute.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeWelcome</name>
    <message>
        <source>The companion at your table for Arcs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or paste the text of a record here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game records (*.record *.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogEntry</name>
    <message>
        <source>why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Reachkeeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Reachkeeper</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapSpot</name>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>system: cluster and symbol</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 controls it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 fresh and %3 damaged ships</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every entry is saved at once; leaving loses nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log and typed entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put something right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record as a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is in the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the app keeps track of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power, tokens, cards, trophies and captives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and actions too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a rule says no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table knows best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is entered, and marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what the rules allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game records (*.record)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBanner</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a rule says, and where</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter it anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveForm</name>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresh ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a system</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewTableScreen</name>
    <message>
        <source>New table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the app keeps track of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power, tokens, cards, trophies and captives: five counters a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map as well: ships, buildings, control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and actions too: the app knows what can be done and says why not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a rule says no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table knows best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is entered, and marked with the rule it breaks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what the rules allow can be entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard piles for action cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All played cards lie in one face-down pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards played face up lie open for all to see.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OddsTable</name>
    <message>
        <source>All their ships gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your ships lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits they take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships you lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt; 1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionButton</name>
    <message>
        <source>%1: not now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutrageCorrections</name>
    <message>
        <source>Outrage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PhoneStrip</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapter %1
Round %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Conceded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Power if the chapter ended now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initiative, seized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initiative</source>
        <translation type="unfinished"></translation>
    </message>
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
</context>
<context>
    <name>PlayerCorrections</name>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand (unknown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trophies: ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trophies: agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trophies: cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trophies: starports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Court card this player holds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerDetails</name>
    <message>
        <source>Outrage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trophies: %1</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Draw for us” draws at random; “Skip” leaves the card unnamed until somebody looks.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Assault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raid</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll none again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter these faces</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavedTable</name>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its whole log goes with it. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>The disk is full. Nothing was changed; make room and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder with the saved tables cannot be written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Reachkeeper has the saved tables open. Close it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved data is damaged and cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file belongs to another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables were saved by a newer Reachkeeper. Update this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such point in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder with the saved tables cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device failed to read or write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving failed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreBox</name>
    <message>
        <source>first, with %1 from cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out-of-play cluster counts %1</source>
        <comment>two players</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>No ambition was declared: nobody gains Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2 =</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends at %1 Power, or after the last chapter. Trophies, captives and markers are put back as the rules say; Undo takes all of it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw for the initiative</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of the player with the initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has the initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupPicker</name>
    <message>
        <source>Setup card: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For experienced players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For any table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>System %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of chapter %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlotCorrections</name>
    <message>
        <source>Resources</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SystemCorrections</name>
    <message>
        <source>The system before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not counted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresh ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SystemSheet</name>
    <message>
        <source>Nothing can be done here now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count this system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SystemSummary</name>
    <message>
        <source>Controlled by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody controls it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fresh, %2 damaged</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged starport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has counted this system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePhone</name>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>empty slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raid %1</source>
        <comment>raid cost of a resource slot</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopStrip</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapter %1 · Round %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seized by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoButtons</name>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>corrections</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of %1: unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of %1: %2 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is Outraged: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not Outraged: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captives of %1 from %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trophies of %1 from %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities %1 has built: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the Court deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the Court discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambition marker %1, flipped: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambition marker %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court, place %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents of %1 on %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>entries</name>
    <message>
        <source>cluster %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>giving %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 assault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 skirmish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 surpasses with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 copies with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pivots with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declares %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seizes the initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 spends %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 spends %2 as %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 taxes %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 taxes %2, a city of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 builds: %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 repairs: %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves %2 from %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> to %1</source>
        <comment>a step of a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 influences %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 secures %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ransacks %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 battles %2 in %3 with %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roll: %1 hits, %2 on buildings, %3 on the attacker, %4 intercepts, %5 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice are rolled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled again: %1 hits, %2 blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2 hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals %2 hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 raids %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends the raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the Court: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, and what was chosen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rearranges resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places ships in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chapter is scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws a new hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keeps the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirrored from now on: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules from now on: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Material</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Psionic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tycoon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tyrant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empath</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Construction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Administration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aggression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mobilization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score and board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>suit and number of an action card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cluster and spot of a system</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unknown card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 ship</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>Roll the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll up to %1 skirmish dice again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose own ships for %1 hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what your hits land on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ransack a card of the Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend keys on raiding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card into the Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may declare any ambition (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may declare any ambition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may seize the initiative (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may seize the initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place three ships in a gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep your hand or draw a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take actions or end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a resource: there is no room for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chapter is over: score it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter what happens at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is asked of them</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reach::Games</name>
    <message>
        <source>The saved tables were damaged. The newest backup is in their place; the damaged file is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved tables were damaged and there is no backup. The damaged file is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>The file is too large for a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has too many lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is not UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header needs a line like &apos;players: red, blue&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header has no such key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key was given before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header lacks this key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not known; &apos;base&apos; is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A setup card is wanted, like 3SETUP02</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only &apos;split&apos; can stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry begins with a player&apos;s colour or a verb like &apos;rolls&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A verb is wanted, like &apos;leads&apos; or &apos;builds&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player&apos;s colour is wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A system is wanted, like 4-hex or 1-gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is wanted, like BC05</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action card is wanted, like &apos;construction 4&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A resource is wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ambition is wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece is wanted: ship, city or starport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships are wanted, like 2 or 2+1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice are wanted: assault, skirmish or raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A face of these dice is wanted, like hit+hit or blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;fresh&apos; or &apos;damaged&apos; is wanted for each hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A target is wanted, like ship or damaged-city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trophies are ships, agents, cities or starports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card has several abilities; name one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A system, cluster, player, resource, card or number is wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be corrected; &apos;correct red power 12&apos; can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A depth is wanted: score, board or turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A strictness is wanted: off, advise or strict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This number cannot be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is more than there can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was said before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry is complete before this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos;</source>
        <comment>what is wrong, and the word that is</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>It is not this player&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn begins with a card or a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card a turn is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the player with the initiative leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can follow before a card is led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player has no cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 1s and 7s are only for four players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card has been played in this chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To surpass, play the suit of the lead card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To surpass, play a higher number than the lead card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pivot, play another suit than that of the lead card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With cards in hand only the player with the initiative may pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the player who led may declare an ambition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ambition is declared before the Prelude and all actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lead card declares one ambition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card does not declare that ambition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ambition marker is left to declare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player already has the initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The initiative is seized once a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The initiative is seized before the Prelude and all actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To seize the initiative, play another card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Prelude of this turn is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player does not have that resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a card that says so, a resource counts only as itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources are rearranged only when one is gained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slots must hold the resources this player has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The played card does not give this action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All actions of this turn are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax a city of your own, or a Rival&apos;s in a system you control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each city is taxed once a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build where you have a piece, or control an empty planet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No building slot is free there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships are built at your own starport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each starport builds one ship a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system is out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only your own ships move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships move to an adjacent system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Catapult move begins at your own starport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Catapult move goes on only through gates that no Rival controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a damaged piece is repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards in the Court are influenced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Securing takes more agents on the card than each Rival has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A battle needs a ship of your own in the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender has no piece in the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most one die for each attacking ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box has six dice of each kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raid dice need a building of the defender in the system, or a defender without buildings on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roll does not show the dice that were collected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More dice are rolled again than may be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one piece for each hit, as long as there are pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits go to ships while there are any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ransack a card of the Court with agents of the defender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough keys are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender does not have that, or it cannot be stolen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player does not have that card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card secured in this Prelude is used later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is used once a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is used before anything else in the Prelude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of the card does not allow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chapter is not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has to be discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These ships are placed in a gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the second of two players may draw a new hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another question is open and comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was asked that this answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays this colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such piece there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such card there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This number cannot be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box does not have that many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map is not being mirrored in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns are not being mirrored in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blighted Reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a card&apos;s id and its name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card&apos;s name, and the rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 p.%2</source>
        <comment>book and page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>book with page, and heading</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
