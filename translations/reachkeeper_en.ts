<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ActOutcome</name>
    <message>
        <source>completed</source>
        <translation>completed</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>failed</translation>
    </message>
    <message>
        <source>%1 Power</source>
        <translation>%1 Power</translation>
    </message>
</context>
<context>
    <name>ActionCardFace</name>
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
    <message>
        <source>Nothing more can be done: end the turn.</source>
        <translation>Nothing more can be done: end the turn.</translation>
    </message>
    <message>
        <source>From where? Tap it here or on the map.</source>
        <translation>From where? Tap it here or on the map.</translation>
    </message>
    <message>
        <source>Where? Tap it here or on the map.</source>
        <translation>Where? Tap it here or on the map.</translation>
    </message>
    <message>
        <source>Tap another system, or choose a kind of action.</source>
        <translation>Tap another system, or choose a kind of action.</translation>
    </message>
</context>
<context>
    <name>AdvancePanel</name>
    <message>
        <source>Spaces it advances:</source>
        <translation>Spaces it advances:</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>stays</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>p.%1</source>
        <comment>page number</comment>
        <translation>p.%1</translation>
    </message>
    <message>
        <source>%1, continued</source>
        <translation>%1, continued</translation>
    </message>
    <message>
        <source>Quick aids</source>
        <translation>Quick aids</translation>
    </message>
</context>
<context>
    <name>AidsFile</name>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Written.</source>
        <translation>Written.</translation>
    </message>
    <message>
        <source>Quick aids</source>
        <translation>Quick aids</translation>
    </message>
</context>
<context>
    <name>AimChips</name>
    <message>
        <source>Trophies</source>
        <translation>Trophies</translation>
    </message>
    <message>
        <source>Their ships</source>
        <translation>Their ships</translation>
    </message>
    <message>
        <source>A city</source>
        <translation>A city</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>No losses</source>
        <translation>No losses</translation>
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
        <source>Apply the score</source>
        <translation>Apply the score</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
    <message>
        <source>Name it later</source>
        <translation>Name it later</translation>
    </message>
    <message>
        <source>Apply all at once</source>
        <translation>Apply all at once</translation>
    </message>
</context>
<context>
    <name>ArcadesAnswers</name>
    <message>
        <source>Place ships</source>
        <translation>Place ships</translation>
    </message>
    <message>
        <source>Move agent</source>
        <translation>Move agent</translation>
    </message>
    <message>
        <source>Move the phantom&apos;s agent</source>
        <translation>Move the phantom&apos;s agent</translation>
    </message>
    <message>
        <source>Move ships</source>
        <translation>Move ships</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Repair</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Battle</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Research</translation>
    </message>
    <message>
        <source>Colonize</source>
        <translation>Colonize</translation>
    </message>
    <message>
        <source>Buy back ships</source>
        <translation>Buy back ships</translation>
    </message>
    <message>
        <source>Ambition marker</source>
        <translation>Ambition marker</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>End the turn</translation>
    </message>
    <message>
        <source>%1 (free, for Weapon)</source>
        <translation>%1 (free, for Weapon)</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Back to the cards</translation>
    </message>
</context>
<context>
    <name>ArcadesBar</name>
    <message numerus="yes">
        <source>%n point(s) left</source>
        <translation>
            <numerusform>%n point left</numerusform>
            <numerusform>%n points left</numerusform>
        </translation>
    </message>
    <message>
        <source>Free</source>
        <comment>actions for resources</comment>
        <translation>Free</translation>
    </message>
    <message>
        <source>Free actions</source>
        <translation>Free actions</translation>
    </message>
    <message>
        <source>%1 of 3</source>
        <comment>cards turned up</comment>
        <translation>%1 of 3</translation>
    </message>
</context>
<context>
    <name>ArcadesBattle</name>
    <message numerus="yes">
        <source>%1: %n dice more may be rolled</source>
        <translation>
            <numerusform>%1: %n die more may be rolled</numerusform>
            <numerusform>%1: %n dice more may be rolled</numerusform>
        </translation>
    </message>
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
    <message>
        <source>Battle</source>
        <translation>Battle</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>ArcadesBot</name>
    <message>
        <source>Done on the table</source>
        <translation>Done on the table</translation>
    </message>
    <message>
        <source>All of the turn</source>
        <translation>All of the turn</translation>
    </message>
    <message>
        <source>What bots and the phantom do</source>
        <translation>What bots and the phantom do</translation>
    </message>
</context>
<context>
    <name>ArcadesChapterCorrections</name>
    <message>
        <source>Chapter</source>
        <translation>Chapter</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Ambition markers, by the Power they show, and their cluster</source>
        <translation>Ambition markers, by the Power they show, and their cluster</translation>
    </message>
    <message>
        <source>Marker %1 in cluster %2</source>
        <translation>Marker %1 in cluster %2</translation>
    </message>
    <message>
        <source>Marker %1 is available</source>
        <translation>Marker %1 is available</translation>
    </message>
</context>
<context>
    <name>ArcadesCluster</name>
    <message>
        <source>1st</source>
        <comment>place in a cluster</comment>
        <translation>1st</translation>
    </message>
    <message>
        <source>tied</source>
        <comment>for the first place in a cluster</comment>
        <translation>tied</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place in a cluster</comment>
        <translation>2nd</translation>
    </message>
    <message>
        <source>Cluster %1, scored</source>
        <translation>Cluster %1, scored</translation>
    </message>
    <message>
        <source>Cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>%1 · end %2</source>
        <comment>Power now, and at the chapter&apos;s end</comment>
        <translation>%1 · end %2</translation>
    </message>
    <message>
        <source>+%1 · +%2</source>
        <comment>Power now, and at the chapter&apos;s end</comment>
        <translation>+%1 · +%2</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>Power</comment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>ArcadesClusterCorrections</name>
    <message>
        <source>Cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>%1, fresh ships</source>
        <translation>%1, fresh ships</translation>
    </message>
    <message>
        <source>%1, damaged ships</source>
        <translation>%1, damaged ships</translation>
    </message>
    <message>
        <source>Ships: fresh, then damaged. Planets: whose city, whether it is fresh, whether the resource lies there.</source>
        <translation>Ships: fresh, then damaged. Planets: whose city, whether it is fresh, whether the resource lies there.</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>Fresh</translation>
    </message>
    <message>
        <source>The resource lies there</source>
        <translation>The resource lies there</translation>
    </message>
</context>
<context>
    <name>ArcadesColors</name>
    <message>
        <source>Nobody</source>
        <translation>Nobody</translation>
    </message>
</context>
<context>
    <name>ArcadesCorrections</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Clusters</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapter</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>corrections that are not applied yet</comment>
        <translation>Discard</translation>
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
    <name>ArcadesCount</name>
    <message>
        <source>%1 wins</source>
        <comment>the trick</comment>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>Cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Ambition markers</source>
        <translation>Ambition markers</translation>
    </message>
</context>
<context>
    <name>ArcadesDice</name>
    <message>
        <source>Roll again for us</source>
        <translation>Roll again for us</translation>
    </message>
    <message>
        <source>Roll for us</source>
        <translation>Roll for us</translation>
    </message>
    <message>
        <source>Keep the dice</source>
        <translation>Keep the dice</translation>
    </message>
    <message>
        <source>Enter these faces</source>
        <translation>Enter these faces</translation>
    </message>
    <message>
        <source>With your own dice, tap what each of them shows:</source>
        <translation>With your own dice, tap what each of them shows:</translation>
    </message>
</context>
<context>
    <name>ArcadesLog</name>
    <message>
        <source>Type an entry: correct red power 12</source>
        <translation>Type an entry: correct red power 12</translation>
    </message>
    <message>
        <source>Entry in the record notation</source>
        <translation>Entry in the record notation</translation>
    </message>
</context>
<context>
    <name>ArcadesMenu</name>
    <message>
        <source>Leave the table</source>
        <translation>Leave the table</translation>
    </message>
    <message>
        <source>Nothing of this table is kept; leaving loses it.</source>
        <translation>Nothing of this table is kept; leaving loses it.</translation>
    </message>
    <message>
        <source>Every entry is saved at once; leaving loses nothing.</source>
        <translation>Every entry is saved at once; leaving loses nothing.</translation>
    </message>
    <message>
        <source>The rules of ARCADEs</source>
        <translation>The rules of ARCADEs</translation>
    </message>
    <message>
        <source>Save the record as a file…</source>
        <translation>Save the record as a file…</translation>
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
        <source>Tell us</source>
        <translation>Tell us</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuse</translation>
    </message>
    <message>
        <source>Game records (*.record)</source>
        <translation>Game records (*.record)</translation>
    </message>
    <message>
        <source>Written.</source>
        <translation>Written.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>The story so far</source>
        <translation>The story so far</translation>
    </message>
    <message>
        <source>Put right what lies here now</source>
        <translation>Put right what lies here now</translation>
    </message>
</context>
<context>
    <name>ArcadesMessage</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a rule says, and where</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Less</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
</context>
<context>
    <name>ArcadesPages</name>
    <message>
        <source>Clusters</source>
        <translation>Clusters</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Only tricks, clusters and Power are kept track of: where ships and agents are and what anybody holds is not known here.</source>
        <translation>Only tricks, clusters and Power are kept track of: where ships and agents are and what anybody holds is not known here.</translation>
    </message>
    <message>
        <source>Everything is moved</source>
        <translation>Everything is moved</translation>
    </message>
    <message>
        <source>The past, line by line</source>
        <translation>The past, line by line</translation>
    </message>
</context>
<context>
    <name>ArcadesPlayer</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) in supply</source>
        <translation>
            <numerusform>%n ship in supply</numerusform>
            <numerusform>%n ships in supply</numerusform>
        </translation>
    </message>
    <message>
        <source>agent: %1</source>
        <translation>agent: %1</translation>
    </message>
    <message>
        <source>offers %1</source>
        <translation>offers %1</translation>
    </message>
    <message>
        <source>Trophies: %1</source>
        <translation>Trophies: %1</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place on the Power track</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 Power</source>
        <translation>%1 Power</translation>
    </message>
    <message>
        <source>trick +%1 · chapter +%2</source>
        <comment>Power if it ended now</comment>
        <translation>trick +%1 · chapter +%2</translation>
    </message>
</context>
<context>
    <name>ArcadesPlayerCorrections</name>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cards in hand</translation>
    </message>
    <message>
        <source>The agent is at</source>
        <translation>The agent is at</translation>
    </message>
    <message>
        <source>Resources by their slots: a tap takes one away, the lower row adds one</source>
        <translation>Resources by their slots: a tap takes one away, the lower row adds one</translation>
    </message>
    <message>
        <source>Trophies: ships of %1</source>
        <translation>Trophies: ships of %1</translation>
    </message>
</context>
<context>
    <name>ArcadesStrip</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Rules and cards</translation>
    </message>
    <message>
        <source>Chapter %1 · Round %2 of %3</source>
        <translation>Chapter %1 · Round %2 of %3</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Chapter %1</translation>
    </message>
    <message>
        <source>Markers %1</source>
        <translation>Markers %1</translation>
    </message>
    <message>
        <source>No markers left</source>
        <translation>No markers left</translation>
    </message>
    <message>
        <source>Ends at %1 Power or after chapter 3</source>
        <translation>Ends at %1 Power or after chapter 3</translation>
    </message>
    <message>
        <source>Chapter %1 · %2/%3</source>
        <comment>chapter, round, rounds</comment>
        <translation>Chapter %1 · %2/%3</translation>
    </message>
</context>
<context>
    <name>ArcadesTour</name>
    <message>
        <source>Ana plays against two bots. Each cluster tells how much influence everybody has there: fresh ships, and an agent or cities beside them. In this one White is first, Ana second.</source>
        <translation>Ana plays against two bots. Each cluster tells how much influence everybody has there: fresh ships, and an agent or cities beside them. In this one White is first, Ana second.</translation>
    </message>
    <message>
        <source>Here lies an ambition marker: a trick scored in this cluster pays 2 and 1 Power to the first and second, but the end of the chapter pays 5 and 3.</source>
        <translation>Here lies an ambition marker: a trick scored in this cluster pays 2 and 1 Power to the first and second, but the end of the chapter pays 5 and 3.</translation>
    </message>
    <message>
        <source>White is a bot. Here the app says what it does next, and why.</source>
        <translation>White is a bot. Here the app says what it does next, and why.</translation>
    </message>
    <message>
        <source>Go through its turn step by step, or tap for all of it. Its dice are rolled by you, or by the app.</source>
        <translation>Go through its turn step by step, or tap for all of it. Its dice are rolled by you, or by the app.</translation>
    </message>
    <message>
        <source>The map shows White&apos;s ships already; on your board they are still to be placed. Tap here to see what has to be moved.</source>
        <translation>The map shows White&apos;s ships already; on your board they are still to be placed. Tap here to see what has to be moved.</translation>
    </message>
    <message>
        <source>Moved it all? Then put the list away.</source>
        <translation>Moved it all? Then put the list away.</translation>
    </message>
    <message>
        <source>It is Ana&apos;s turn: the strip below always says who acts. She plays Mobilization 4, so far the highest card of the suit that was led. Tap it.</source>
        <translation>It is Ana&apos;s turn: the strip below always says who acts. She plays Mobilization 4, so far the highest card of the suit that was led. Tap it.</translation>
    </message>
    <message>
        <source>With it she wins the trick, and the cluster her agent is in will be scored. The card gives her 4 points: she moves her agent first. Tap that.</source>
        <translation>With it she wins the trick, and the cluster her agent is in will be scored. The card gives her 4 points: she moves her agent first. Tap that.</translation>
    </message>
    <message>
        <source>All places it can reach are listed here, and lit on the map. In cluster 3, with her agent beside her ships, Ana would be first.</source>
        <translation>All places it can reach are listed here, and lit on the map. In cluster 3, with her agent beside her ships, Ana would be first.</translation>
    </message>
    <message>
        <source>It can pick up the resource that lies there.</source>
        <translation>It can pick up the resource that lies there.</translation>
    </message>
    <message>
        <source>That was worth it: look at the clusters again, then end her turn.</source>
        <translation>That was worth it: look at the clusters again, then end her turn.</translation>
    </message>
    <message>
        <source>The trick is scored without a tap: Ana takes the initiative and, first here, 2 Power; White is second and takes 1. At the chapter&apos;s end all six clusters pay.</source>
        <translation>The trick is scored without a tap: Ana takes the initiative and, first here, 2 Power; White is second and takes 1. At the chapter&apos;s end all six clusters pay.</translation>
    </message>
    <message>
        <source>Everything else is in here: history, the story so far, putting any number right. And Undo, at the bottom, takes back any slip.</source>
        <translation>Everything else is in here: history, the story so far, putting any number right. And Undo, at the bottom, takes back any slip.</translation>
    </message>
</context>
<context>
    <name>ArcadesUndo</name>
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
    <name>ArcadesUnkept</name>
    <message>
        <source>This table is not kept. %1</source>
        <translation>This table is not kept. %1</translation>
    </message>
</context>
<context>
    <name>AtTablePanel</name>
    <message>
        <source>The table resolves this: %1. Do what it says, put right here what it changed, then say that it is done.</source>
        <translation>The table resolves this: %1. Do what it says, put right here what it changed, then say that it is done.</translation>
    </message>
    <message>
        <source>Done at the table</source>
        <translation>Done at the table</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Put right</translation>
    </message>
    <message>
        <source>Count systems</source>
        <translation>Count systems</translation>
    </message>
    <message>
        <source>It is on paper</source>
        <translation>It is on paper</translation>
    </message>
</context>
<context>
    <name>BackHeader</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>BattleForm</name>
    <message>
        <source>Battle</source>
        <translation>Battle</translation>
    </message>
    <message>
        <source>A card of the defender comes first; then you collect dice.</source>
        <translation>A card of the defender comes first; then you collect dice.</translation>
    </message>
    <message>
        <source>Begin the battle</source>
        <translation>Begin the battle</translation>
    </message>
    <message>
        <source>Best dice for</source>
        <translation>Best dice for</translation>
    </message>
    <message>
        <source>Imperial ships attack along: %1</source>
        <translation>Imperial ships attack along: %1</translation>
    </message>
    <message>
        <source>With ships of %1: %2 and the Flagship</source>
        <comment>a player, and how many</comment>
        <translation>With ships of %1: %2 and the Flagship</translation>
    </message>
    <message>
        <source>With ships of %1: %2</source>
        <comment>a player, and how many</comment>
        <translation>With ships of %1: %2</translation>
    </message>
    <message>
        <source>Not now: %1 (%2)</source>
        <comment>why, and where the rule stands</comment>
        <translation>Not now: %1 (%2)</translation>
    </message>
    <message>
        <source>Battle all the same</source>
        <translation>Battle all the same</translation>
    </message>
</context>
<context>
    <name>BattleReasons</name>
    <message>
        <source>Best rolled again (pale: depends on the other dice)</source>
        <translation>Best rolled again (pale: depends on the other dice)</translation>
    </message>
</context>
<context>
    <name>Books</name>
    <message>
        <source>There is no such file, or it cannot be read.</source>
        <translation>There is no such file, or it cannot be read.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>The file is empty.</translation>
    </message>
    <message>
        <source>This is neither a PDF nor a text file. Nothing was imported.</source>
        <translation>This is neither a PDF nor a text file. Nothing was imported.</translation>
    </message>
    <message>
        <source>The PDF is damaged or cut off. Fetch it anew and try again.</source>
        <translation>The PDF is damaged or cut off. Fetch it anew and try again.</translation>
    </message>
    <message>
        <source>The PDF asks for a password. Save a copy without one and import that.</source>
        <translation>The PDF asks for a password. Save a copy without one and import that.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, as of a scan: there is nothing to search.</source>
        <translation>The pages are pictures without text, as of a scan: there is nothing to search.</translation>
    </message>
    <message>
        <source>The file is too large: 512 MB at most, 64 MB of them text.</source>
        <translation>The file is too large: 512 MB at most, 64 MB of them text.</translation>
    </message>
    <message>
        <source>The file has more than 20,000 pages.</source>
        <translation>The file has more than 20,000 pages.</translation>
    </message>
    <message>
        <source>The book could not be saved: the disk is full, or the folder cannot be written to.</source>
        <translation>The book could not be saved: the disk is full, or the folder cannot be written to.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Cancelled. Nothing was changed.</translation>
    </message>
    <message>
        <source>Reading was given up: the PDF takes too long, or more memory than a book should. It may be damaged.</source>
        <translation>Reading was given up: the PDF takes too long, or more memory than a book should. It may be damaged.</translation>
    </message>
    <message>
        <source>The part of Reachkeeper that reads PDFs is missing. Install it anew.</source>
        <translation>The part of Reachkeeper that reads PDFs is missing. Install it anew.</translation>
    </message>
    <message>
        <source>Another program is changing your books. Try again when it is done.</source>
        <translation>Another program is changing your books. Try again when it is done.</translation>
    </message>
    <message>
        <source>The file with your books is damaged. Import them again.</source>
        <translation>The file with your books is damaged. Import them again.</translation>
    </message>
    <message>
        <source>What stands where your books are kept is no file. Take it away first.</source>
        <translation>What stands where your books are kept is no file. Take it away first.</translation>
    </message>
    <message>
        <source>It is not known where to keep books: set HOME or REACHKEEPER_DATA.</source>
        <translation>It is not known where to keep books: set HOME or REACHKEEPER_DATA.</translation>
    </message>
    <message>
        <source>What was there is kept as %1.</source>
        <translation>What was there is kept as %1.</translation>
    </message>
</context>
<context>
    <name>CampaignCards</name>
    <message>
        <source>Edict, in force</source>
        <translation>Edict, in force</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Edict</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Law</translation>
    </message>
    <message>
        <source>Summit</source>
        <translation>Summit</translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation>held by %1</translation>
    </message>
    <message>
        <source>Court, place %1</source>
        <translation>Court, place %1</translation>
    </message>
    <message>
        <source>on top of the stack of %1</source>
        <translation>on top of the stack of %1</translation>
    </message>
    <message>
        <source>among the action cards</source>
        <translation>among the action cards</translation>
    </message>
</context>
<context>
    <name>CampaignCorrections</name>
    <message>
        <source>Title card</source>
        <translation>Title card</translation>
    </message>
    <message>
        <source>Regent</source>
        <translation>Regent</translation>
    </message>
    <message>
        <source>Outlaw</source>
        <translation>Outlaw</translation>
    </message>
    <message>
        <source>Objective marker</source>
        <translation>Objective marker</translation>
    </message>
    <message>
        <source>Favors of %1</source>
        <translation>Favors of %1</translation>
    </message>
    <message>
        <source>First Regent</source>
        <translation>First Regent</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>Imperial Council</source>
        <translation>Imperial Council</translation>
    </message>
    <message>
        <source>In session</source>
        <translation>In session</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decided</translation>
    </message>
    <message>
        <source>Imperial Trust</source>
        <translation>Imperial Trust</translation>
    </message>
    <message>
        <source>On no box</source>
        <translation>On no box</translation>
    </message>
    <message>
        <source>Commonwealth marker</source>
        <translation>Commonwealth marker</translation>
    </message>
</context>
<context>
    <name>CampaignSeat</name>
    <message>
        <source>%1 ×%2</source>
        <comment>a player, and how many Favors</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Objective completed</source>
        <translation>Objective completed</translation>
    </message>
    <message>
        <source>Objective: %1 of %2 spaces left</source>
        <translation>Objective: %1 of %2 spaces left</translation>
    </message>
    <message>
        <source>Favors held: %1</source>
        <translation>Favors held: %1</translation>
    </message>
    <message>
        <source>Favors given to: %1</source>
        <translation>Favors given to: %1</translation>
    </message>
    <message>
        <source>Act %1: completed</source>
        <translation>Act %1: completed</translation>
    </message>
    <message>
        <source>Act %1: failed</source>
        <translation>Act %1: failed</translation>
    </message>
    <message>
        <source>Flagship in %1: %2 upgrades, %3 armor</source>
        <translation>Flagship in %1: %2 upgrades, %3 armor</translation>
    </message>
    <message>
        <source>Read the Fate</source>
        <translation>Read the Fate</translation>
    </message>
</context>
<context>
    <name>CampaignSheet</name>
    <message>
        <source>Act %1 · Chapter %2 of %3</source>
        <translation>Act %1 · Chapter %2 of %3</translation>
    </message>
    <message>
        <source>The Empire</source>
        <translation>The Empire</translation>
    </message>
    <message>
        <source>First Regent</source>
        <translation>First Regent</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>Imperial Council</source>
        <translation>Imperial Council</translation>
    </message>
    <message>
        <source>in session</source>
        <translation>in session</translation>
    </message>
    <message>
        <source>decided by %1</source>
        <translation>decided by %1</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>decided</translation>
    </message>
    <message>
        <source>Policy in force</source>
        <translation>Policy in force</translation>
    </message>
    <message>
        <source>Last event</source>
        <translation>Last event</translation>
    </message>
    <message>
        <source>cluster %1, %2</source>
        <translation>cluster %1, %2</translation>
    </message>
    <message>
        <source>Crises</source>
        <translation>Crises</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Edicts</translation>
    </message>
    <message>
        <source>Rules booklet</source>
        <translation>Rules booklet</translation>
    </message>
    <message>
        <source>Crises that may come</source>
        <translation>Crises that may come</translation>
    </message>
    <message numerus="yes">
        <source>%n lore card(s) nobody has seen lie in the Court deck.</source>
        <translation>
            <numerusform>%n lore card nobody has seen lies in the Court deck.</numerusform>
            <numerusform>%n lore cards nobody has seen lie in the Court deck.</numerusform>
        </translation>
    </message>
    <message>
        <source>Commonwealth</source>
        <translation>Commonwealth</translation>
    </message>
    <message>
        <source>Sponsored</source>
        <translation>Sponsored</translation>
    </message>
    <message>
        <source>Tokens of Fates</source>
        <translation>Tokens of Fates</translation>
    </message>
    <message>
        <source>Action cards of Fates</source>
        <translation>Action cards of Fates</translation>
    </message>
    <message>
        <source>On cards and tokens</source>
        <translation>On cards and tokens</translation>
    </message>
</context>
<context>
    <name>CardBrowser</name>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Words on the card</source>
        <translation>Words on the card</translation>
    </message>
    <message>
        <source>No card is all of this.</source>
        <translation>No card is all of this.</translation>
    </message>
</context>
<context>
    <name>CardFilters</name>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Suit</translation>
    </message>
    <message>
        <source>Raid cost</source>
        <translation>Raid cost</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Fate</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Act</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>filter and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>All cards</translation>
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
    <message>
        <source>Event</source>
        <comment>a card of the campaign</comment>
        <translation>Event</translation>
    </message>
</context>
<context>
    <name>CardPortrait</name>
    <message>
        <source>%1 · %2</source>
        <comment>kind and suit of a card</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Protected: cannot be raided</source>
        <translation>Protected: cannot be raided</translation>
    </message>
    <message>
        <source>Raid cost %1</source>
        <translation>Raid cost %1</translation>
    </message>
    <message>
        <source>%1 · Act %2</source>
        <translation>%1 · Act %2</translation>
    </message>
    <message>
        <source>%1 · ×%2</source>
        <comment>number of a card, and how many of it there are</comment>
        <translation>%1 · ×%2</translation>
    </message>
</context>
<context>
    <name>CardSearch</name>
    <message>
        <source>Name of the card, two letters will do</source>
        <translation>Name of the card, two letters will do</translation>
    </message>
    <message>
        <source>No card of that deck is called that.</source>
        <translation>No card of that deck is called that.</translation>
    </message>
    <message>
        <source>Choose from the list</source>
        <translation>Choose from the list</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>held by %1</source>
        <translation>held by %1</translation>
    </message>
    <message>
        <source>Rulings and rules about it</source>
        <translation>Rulings and rules about it</translation>
    </message>
    <message>
        <source>On this card: %1</source>
        <translation>On this card: %1</translation>
    </message>
    <message>
        <source>The rules and cards are missing. Installing Reachkeeper again brings them back.</source>
        <translation>The rules and cards are missing. Installing Reachkeeper again brings them back.</translation>
    </message>
</context>
<context>
    <name>CardSides</name>
    <message>
        <source>Turn back</source>
        <translation>Turn back</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Turn over</translation>
    </message>
</context>
<context>
    <name>CardTile</name>
    <message>
        <source>%1, %2</source>
        <comment>title of a page, and where it stands</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind of a card, and whose it is</comment>
        <translation>%1 · %2</translation>
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
    <name>CoachingChoice</name>
    <message>
        <source>Reminders</source>
        <translation>Reminders</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Everything that is often forgotten at this moment.</source>
        <translation>Everything that is often forgotten at this moment.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>One</translation>
    </message>
    <message>
        <source>The most pressing one.</source>
        <translation>The most pressing one.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>You know the game. The menu brings them back.</source>
        <translation>You know the game. The menu brings them back.</translation>
    </message>
</context>
<context>
    <name>CollectPanel</name>
    <message>
        <source>Against %1, at %2</source>
        <comment>a player and a system</comment>
        <translation>Against %1, at %2</translation>
    </message>
    <message>
        <source>Collect no dice</source>
        <translation>Collect no dice</translation>
    </message>
    <message>
        <source>Best dice for</source>
        <translation>Best dice for</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Roll</translation>
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
    <message>
        <source>Empire</source>
        <translation>Empire</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>corrections that are not applied yet</comment>
        <translation>Discard</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Fresh ships</source>
        <translation>Fresh ships</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Damaged</translation>
    </message>
    <message>
        <source>%1, fresh ships</source>
        <translation>%1, fresh ships</translation>
    </message>
    <message>
        <source>%1, damaged ships</source>
        <translation>%1, damaged ships</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Buildings</translation>
    </message>
</context>
<context>
    <name>CountSheet</name>
    <message>
        <source>The system before</source>
        <translation>The system before</translation>
    </message>
    <message>
        <source>%1: ?</source>
        <comment>a system nobody has counted</comment>
        <translation>%1: ?</translation>
    </message>
    <message numerus="yes">
        <source>All %n systems are known</source>
        <translation>
            <numerusform>%n system is known</numerusform>
            <numerusform>All %n systems are known</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 systems are known</source>
        <translation>%1 of %2 systems are known</translation>
    </message>
    <message>
        <source>The next system</source>
        <translation>The next system</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Empty</translation>
    </message>
    <message>
        <source>Nothing stands here</source>
        <translation>Nothing stands here</translation>
    </message>
    <message>
        <source>Nobody knows what stands here</source>
        <translation>Nobody knows what stands here</translation>
    </message>
    <message>
        <source>Enter, and on</source>
        <translation>Enter, and on</translation>
    </message>
    <message>
        <source>Next system</source>
        <translation>Next system</translation>
    </message>
</context>
<context>
    <name>CountSlot</name>
    <message>
        <source>Slot %1: empty</source>
        <translation>Slot %1: empty</translation>
    </message>
    <message>
        <source>Slot %1: %2</source>
        <translation>Slot %1: %2</translation>
    </message>
    <message>
        <source>City</source>
        <translation>City</translation>
    </message>
    <message>
        <source>Starport</source>
        <translation>Starport</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Damaged</translation>
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
    <message>
        <source>above it: %1</source>
        <translation>above it: %1</translation>
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
    <name>DealEditor</name>
    <message>
        <source>Gives</source>
        <comment>who gives in a deal</comment>
        <translation>Gives</translation>
    </message>
    <message>
        <source>Gets</source>
        <comment>who gets something in a deal</comment>
        <translation>Gets</translation>
    </message>
    <message>
        <source>Take out: %1</source>
        <translation>Take out: %1</translation>
    </message>
    <message numerus="yes">
        <source>Return %n Favor(s) for it</source>
        <translation>
            <numerusform>Return %n Favor for it</numerusform>
            <numerusform>Return %n Favors for it</numerusform>
        </translation>
    </message>
    <message>
        <source>All agree: do it</source>
        <translation>All agree: do it</translation>
    </message>
</context>
<context>
    <name>DealOffer</name>
    <message>
        <source>%1: %2</source>
        <comment>a part of a deal, and why not</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a rule, and where it stands</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>DeviceSettings</name>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Keep the screen awake</source>
        <translation>Keep the screen awake</translation>
    </message>
    <message>
        <source>This desktop offers no way to ask for it; set it in the system&apos;s own settings.</source>
        <translation>This desktop offers no way to ask for it; set it in the system&apos;s own settings.</translation>
    </message>
    <message>
        <source>While a table is open the screen does not go dark.</source>
        <translation>While a table is open the screen does not go dark.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Key F11 does the same.</source>
        <translation>Key F11 does the same.</translation>
    </message>
</context>
<context>
    <name>DiceButtons</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter these faces</source>
        <translation>Enter these faces</translation>
    </message>
    <message>
        <source>Own dice</source>
        <translation>Own dice</translation>
    </message>
    <message>
        <source>App rolls</source>
        <translation>App rolls</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Roll</translation>
    </message>
</context>
<context>
    <name>DicePicker</name>
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
        <source>At least %n dice must be rolled.</source>
        <translation>
            <numerusform>At least %n die must be rolled.</numerusform>
            <numerusform>At least %n dice must be rolled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice could be rolled.</source>
        <translation>
            <numerusform>%n more die could be rolled.</numerusform>
            <numerusform>%n more dice could be rolled.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here no more assault than skirmish dice may be rolled.</source>
        <translation>Here no more assault than skirmish dice may be rolled.</translation>
    </message>
    <message>
        <source>Tap what each die shows.</source>
        <translation>Tap what each die shows.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice at most: one less makes room for another</source>
        <translation>
            <numerusform>%n die at most: one less makes room for another</numerusform>
            <numerusform>%n dice at most: one less makes room for another</numerusform>
        </translation>
    </message>
    <message>
        <source>Count again</source>
        <comment>the faces of these dice, from the start</comment>
        <translation>Count again</translation>
    </message>
    <message numerus="yes">
        <source>Roll up to %n dice.</source>
        <translation>
            <numerusform>Roll one die at most.</numerusform>
            <numerusform>Roll up to %n dice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>not rolled</source>
        <translation>not rolled</translation>
    </message>
</context>
<context>
    <name>DraftCard</name>
    <message>
        <source>%1, taken by %2</source>
        <translation>%1, taken by %2</translation>
    </message>
</context>
<context>
    <name>DraftPanel</name>
    <message>
        <source>Which lore card is kept?</source>
        <translation>Which lore card is kept?</translation>
    </message>
    <message>
        <source>Take one card a turn, from the right of the initiative and on against the clock, until everybody has a leader and their lore.</source>
        <translation>Take one card a turn, from the right of the initiative and on against the clock, until everybody has a leader and their lore.</translation>
    </message>
    <message>
        <source>Name of the lore card, two letters will do</source>
        <translation>Name of the lore card, two letters will do</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Leaders</translation>
    </message>
    <message>
        <source>Lore</source>
        <translation>Lore</translation>
    </message>
</context>
<context>
    <name>EmpireStrip</name>
    <message>
        <source>First Regent</source>
        <translation>First Regent</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>Council</source>
        <translation>Council</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>decided</translation>
    </message>
    <message>
        <source>in session</source>
        <translation>in session</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Policy</translation>
    </message>
    <message>
        <source>The campaign: Act %1</source>
        <translation>The campaign: Act %1</translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>Act %1</translation>
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
    <name>EventDicePanel</name>
    <message>
        <source>With your own dice, tap what they show:</source>
        <translation>With your own dice, tap what they show:</translation>
    </message>
    <message>
        <source>Number die</source>
        <translation>Number die</translation>
    </message>
    <message>
        <source>Number die: %1</source>
        <translation>Number die: %1</translation>
    </message>
    <message>
        <source>Event die</source>
        <translation>Event die</translation>
    </message>
    <message>
        <source>Enter this roll</source>
        <translation>Enter this roll</translation>
    </message>
</context>
<context>
    <name>EventFace</name>
    <message>
        <source>Crisis</source>
        <translation>Crisis</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Edict</translation>
    </message>
    <message>
        <source>Event die: %1 %2</source>
        <translation>Event die: %1 %2</translation>
    </message>
</context>
<context>
    <name>EverybodyScreen</name>
    <message>
        <source>Everybody at a glance</source>
        <translation>Everybody at a glance</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and how many</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FaceCounter</name>
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
    <name>FaceCounters</name>
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
</context>
<context>
    <name>FateAct</name>
    <message>
        <source>Act %1</source>
        <translation>Act %1</translation>
    </message>
    <message>
        <source>Tell me, I do not mind spoilers</source>
        <translation>Tell me, I do not mind spoilers</translation>
    </message>
    <message>
        <source>What it wants</source>
        <translation>What it wants</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>How it begins</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>How it ends</translation>
    </message>
    <message>
        <source>What it adds</source>
        <translation>What it adds</translation>
    </message>
</context>
<context>
    <name>FateLine</name>
    <message>
        <source>First Regent</source>
        <translation>First Regent</translation>
    </message>
    <message>
        <source>Outlaw</source>
        <translation>Outlaw</translation>
    </message>
    <message>
        <source>Regent</source>
        <translation>Regent</translation>
    </message>
    <message>
        <source>Favors of %1: %2</source>
        <translation>Favors of %1: %2</translation>
    </message>
</context>
<context>
    <name>FateList</name>
    <message>
        <source>The Fates</source>
        <translation>The Fates</translation>
    </message>
    <message>
        <source>A Fates, from Act I</source>
        <translation>A Fates, from Act I</translation>
    </message>
    <message>
        <source>B Fates, from Act II</source>
        <translation>B Fates, from Act II</translation>
    </message>
    <message>
        <source>C Fates, in Act III</source>
        <translation>C Fates, in Act III</translation>
    </message>
    <message>
        <source>Fate %1</source>
        <translation>Fate %1</translation>
    </message>
</context>
<context>
    <name>FatePart</name>
    <message>
        <source>How it begins</source>
        <translation>How it begins</translation>
    </message>
    <message>
        <source>What it wants</source>
        <translation>What it wants</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>How it ends</translation>
    </message>
</context>
<context>
    <name>FatePicker</name>
    <message>
        <source>Deal two each</source>
        <translation>Deal two each</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Show all</translation>
    </message>
    <message>
        <source>Tap the Fate each player has chosen, or let the app deal two to each. Hold one to read it.</source>
        <translation>Tap the Fate each player has chosen, or let the app deal two to each. Hold one to read it.</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle %n lore card(s) into the Court deck, unseen: whoever draws one names it.</source>
        <translation>
            <numerusform>Shuffle %n lore card into the Court deck, unseen: whoever draws it names it.</numerusform>
            <numerusform>Shuffle %n lore cards into the Court deck, unseen: whoever draws one names it.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fates of Act %1</source>
        <translation>Fates of Act %1</translation>
    </message>
    <message>
        <source>Tap the Fate each player goes on with. Hold one to read it.</source>
        <translation>Tap the Fate each player goes on with. Hold one to read it.</translation>
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
    <message>
        <source>The story of this game</source>
        <translation>The story of this game</translation>
    </message>
</context>
<context>
    <name>Foreseen</name>
    <message>
        <source>Changes nothing on the board by itself.</source>
        <translation>Changes nothing on the board by itself.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuildSuits</name>
    <message numerus="yes">
        <source>%n Guild card(s)</source>
        <translation>
            <numerusform>%n Guild card</numerusform>
            <numerusform>%n Guild cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HappenedButton</name>
    <message numerus="yes">
        <source>%1: %n piece(s) to move on the board</source>
        <comment>whose turn, or what</comment>
        <translation>
            <numerusform>%1: %n piece to move on the board</numerusform>
            <numerusform>%1: %n pieces to move on the board</numerusform>
        </translation>
    </message>
    <message>
        <source>To do on the board: %1</source>
        <comment>so many pieces wait to be moved there</comment>
        <translation>To do on the board: %1</translation>
    </message>
    <message>
        <source>To do: %1, older: %2</source>
        <comment>so many pieces wait to be moved on the board, and so many of earlier turns</comment>
        <translation>To do: %1, older: %2</translation>
    </message>
</context>
<context>
    <name>HappenedSheet</name>
    <message>
        <source>All of it is moved</source>
        <translation>All of it is moved</translation>
    </message>
    <message>
        <source>What is older and was not ticked is in the log, turn by turn.</source>
        <translation>What is older and was not ticked is in the log, turn by turn.</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>History of %1</source>
        <translation>History of %1</translation>
    </message>
</context>
<context>
    <name>HitsPanel</name>
    <message>
        <source>Take one back</source>
        <translation>Take one back</translation>
    </message>
    <message>
        <source>Enter these</source>
        <translation>Enter these</translation>
    </message>
    <message>
        <source>Take the suggestion below, or tap what the hits land on, one by one (%1 of %2)</source>
        <translation>Take the suggestion below, or tap what the hits land on, one by one (%1 of %2)</translation>
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
        <source>All tables</source>
        <translation>All tables</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Rules and cards</translation>
    </message>
    <message>
        <source>New here? Take the two-minute tour</source>
        <translation>New here? Take the two-minute tour</translation>
    </message>
    <message>
        <source>Games that are over</source>
        <translation>Games that are over</translation>
    </message>
    <message>
        <source>No tables yet. Start a new one: the app shows how the board is laid out.</source>
        <translation>No tables yet. Start a new one: the app shows how the board is laid out.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Understood</translation>
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
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
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
    <message>
        <source>Or paste the text of a record here, or a save of the Arcs Visual Tracker.</source>
        <translation>Or paste the text of a record here, or a save of the Arcs Visual Tracker.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Reading %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>KeepAwake</name>
    <message>
        <source>A table is being played</source>
        <translation>A table is being played</translation>
    </message>
</context>
<context>
    <name>KeptDrafts</name>
    <message>
        <source>Kept from another evening</source>
        <translation>Kept from another evening</translation>
    </message>
    <message>
        <source>Lay out %1</source>
        <translation>Lay out %1</translation>
    </message>
    <message>
        <source>Remove it?</source>
        <translation>Remove it?</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remove %1</translation>
    </message>
    <message>
        <source>A name, to lay these out again</source>
        <translation>A name, to lay these out again</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
</context>
<context>
    <name>KeysScreen</name>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>The next control, the one before</source>
        <translation>The next control, the one before</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Space or Enter</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Press it</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Arrow keys</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close the sheet, or go back</source>
        <translation>Close the sheet, or go back</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>This list</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Count the systems</source>
        <translation>Count the systems</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Declare, Seize, Prelude, Tax, Build, Move, Repair, Influence, Secure, Battle</source>
        <translation>Declare, Seize, Prelude, Tax, Build, Move, Repair, Influence, Secure, Battle</translation>
    </message>
    <message>
        <source>In the history</source>
        <translation>In the history</translation>
    </message>
    <message>
        <source>Left, Right, Up, Down</source>
        <translation>Left, Right, Up, Down</translation>
    </message>
    <message>
        <source>One entry back, one on</source>
        <translation>One entry back, one on</translation>
    </message>
    <message>
        <source>Undo and redo, without limit</source>
        <translation>Undo and redo, without limit</translation>
    </message>
    <message>
        <source>Keys and shortcuts</source>
        <translation>Keys and shortcuts</translation>
    </message>
    <message>
        <source>Put right what lies here now</source>
        <translation>Put right what lies here now</translation>
    </message>
    <message>
        <source>Move a slider, turn over a page, go through a list</source>
        <translation>Move a slider, turn over a page, go through a list</translation>
    </message>
    <message>
        <source>Type an entry; the right arrow completes it, Enter enters it</source>
        <translation>Type an entry; the right arrow completes it, Enter enters it</translation>
    </message>
</context>
<context>
    <name>LaidOutRow</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 of %3</translation>
    </message>
    <message>
        <source>Draw for us</source>
        <translation>Draw for us</translation>
    </message>
    <message>
        <source>%1  ✕</source>
        <translation>%1  ✕</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>Take out %1</translation>
    </message>
    <message>
        <source>Name of a leader, two letters will do</source>
        <translation>Name of a leader, two letters will do</translation>
    </message>
    <message>
        <source>Name of a lore card, two letters will do</source>
        <translation>Name of a lore card, two letters will do</translation>
    </message>
</context>
<context>
    <name>LayOutBanner</name>
    <message numerus="yes">
        <source>%n piece(s) to lay out</source>
        <translation>
            <numerusform>%n piece to lay out</numerusform>
            <numerusform>%n pieces to lay out</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay out the board</source>
        <translation>Lay out the board</translation>
    </message>
    <message>
        <source>They lie there</source>
        <translation>They lie there</translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) to lay out</source>
        <translation>
            <numerusform>%n more piece to lay out</numerusform>
            <numerusform>%n more pieces to lay out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayOutCommon</name>
    <message>
        <source>The board</source>
        <translation>The board</translation>
    </message>
    <message>
        <source>Out of play: clusters %1</source>
        <translation>Out of play: clusters %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the Court</source>
        <translation>
            <numerusform>%n card in the Court</numerusform>
            <numerusform>%n cards in the Court</numerusform>
        </translation>
    </message>
    <message>
        <source>The three ambition markers, blue sides up</source>
        <translation>The three ambition markers, blue sides up</translation>
    </message>
    <message>
        <source>On the ambition box of %1</source>
        <translation>On the ambition box of %1</translation>
    </message>
</context>
<context>
    <name>LayOutScreen</name>
    <message>
        <source>Lay out the board</source>
        <translation>Lay out the board</translation>
    </message>
    <message>
        <source>All is laid out.</source>
        <translation>All is laid out.</translation>
    </message>
    <message>
        <source>Tick what lies on the table; the map shows where it goes.</source>
        <translation>Tick what lies on the table; the map shows where it goes.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start the game</translation>
    </message>
    <message>
        <source>On with the setup</source>
        <translation>On with the setup</translation>
    </message>
</context>
<context>
    <name>LayOutSeat</name>
    <message>
        <source>%1, with the initiative</source>
        <translation>%1, with the initiative</translation>
    </message>
    <message>
        <source>%1: a city and 3 ships</source>
        <translation>%1: a city and 3 ships</translation>
    </message>
    <message>
        <source>%1: a starport and 3 ships</source>
        <translation>%1: a starport and 3 ships</translation>
    </message>
    <message>
        <source>%1: 2 ships</source>
        <translation>%1: 2 ships</translation>
    </message>
    <message numerus="yes">
        <source>%n action card(s) in hand</source>
        <translation>
            <numerusform>%n action card in hand</numerusform>
            <numerusform>%n action cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayOutStep</name>
    <message>
        <source>%1 is laid out</source>
        <translation>%1 is laid out</translation>
    </message>
</context>
<context>
    <name>LeaderPieces</name>
    <message numerus="yes">
        <source>%1: %n ship(s)</source>
        <translation>
            <numerusform>%1: %n ship</numerusform>
            <numerusform>%1: %n ships</numerusform>
        </translation>
    </message>
    <message>
        <source>a city</source>
        <translation>a city</translation>
    </message>
    <message>
        <source>a starport</source>
        <translation>a starport</translation>
    </message>
</context>
<context>
    <name>LeadersAndLore</name>
    <message>
        <source>Leaders &amp; Lore</source>
        <translation>Leaders &amp; Lore</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Without</translation>
    </message>
    <message>
        <source>Everybody starts the same: best for a first game.</source>
        <translation>Everybody starts the same: best for a first game.</translation>
    </message>
    <message>
        <source>1 lore</source>
        <translation>1 lore</translation>
    </message>
    <message>
        <source>Everybody drafts a leader and a lore card.</source>
        <translation>Everybody drafts a leader and a lore card.</translation>
    </message>
    <message>
        <source>2 lore</source>
        <translation>2 lore</translation>
    </message>
    <message>
        <source>A leader and two lore cards: wilder, and more to keep in mind.</source>
        <translation>A leader and two lore cards: wilder, and more to keep in mind.</translation>
    </message>
    <message>
        <source>Leaders laid out</source>
        <translation>Leaders laid out</translation>
    </message>
    <message>
        <source>Lore laid out</source>
        <translation>Lore laid out</translation>
    </message>
</context>
<context>
    <name>LinkGroup</name>
    <message>
        <source>All %1</source>
        <translation>All %1</translation>
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
    <message>
        <source>Read the rule</source>
        <translation>Read the rule</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Something else</translation>
    </message>
    <message>
        <source>Something before it</source>
        <translation>Something before it</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Leave it out</translation>
    </message>
    <message>
        <source>Pieces to move</source>
        <translation>Pieces to move</translation>
    </message>
</context>
<context>
    <name>LogHint</name>
    <message>
        <source>Tap an entry to put it right, or to go back to it.</source>
        <translation>Tap an entry to put it right, or to go back to it.</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Entries</source>
        <translation>Entries</translation>
    </message>
</context>
<context>
    <name>LogSheetScreen</name>
    <message>
        <source>Log sheet</source>
        <translation>Log sheet</translation>
    </message>
    <message>
        <source>Made from the table as it stands; print it for the box.</source>
        <translation>Made from the table as it stands; print it for the box.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 of %2 done</translation>
    </message>
    <message>
        <source>All is packed. See you at the next Act.</source>
        <translation>All is packed. See you at the next Act.</translation>
    </message>
    <message>
        <source>All is set out. Play on.</source>
        <translation>All is set out. Play on.</translation>
    </message>
    <message>
        <source>Pack up</source>
        <translation>Pack up</translation>
    </message>
    <message>
        <source>Set out</source>
        <translation>Set out</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Easy on the eyes in a dim room.</source>
        <translation>Easy on the eyes in a dim room.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Easier to read in daylight.</source>
        <translation>Easier to read in daylight.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>As the rest of this device.</source>
        <translation>As the rest of this device.</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Size of everything</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Type, buttons and pieces grow together.</source>
        <translation>Type, buttons and pieces grow together.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The colours of the box. Every player has a shape as well.</source>
        <translation>The colours of the box. Every player has a shape as well.</translation>
    </message>
    <message>
        <source>Red–green</source>
        <translation>Red–green</translation>
    </message>
    <message>
        <source>For eyes that tell red and green apart badly.</source>
        <translation>For eyes that tell red and green apart badly.</translation>
    </message>
    <message>
        <source>Blue–yellow</source>
        <translation>Blue–yellow</translation>
    </message>
    <message>
        <source>For eyes that tell blue and yellow apart badly.</source>
        <translation>For eyes that tell blue and yellow apart badly.</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grey</translation>
    </message>
    <message>
        <source>Told apart by brightness and shape alone.</source>
        <translation>Told apart by brightness and shape alone.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Reduced motion</translation>
    </message>
    <message>
        <source>Pieces jump to their place, dice do not tumble.</source>
        <translation>Pieces jump to their place, dice do not tumble.</translation>
    </message>
    <message>
        <source>As large as this window has room for; a table needs more of it than a page.</source>
        <translation>As large as this window has room for; a table needs more of it than a page.</translation>
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
    <message>
        <source>%1: %2 fresh and %3 damaged</source>
        <translation>%1: %2 fresh and %3 damaged</translation>
    </message>
    <message numerus="yes">
        <source>%n Free building(s)</source>
        <translation>
            <numerusform>%n Free building</numerusform>
            <numerusform>%n Free buildings</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>arrow</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>moon</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>hex</translation>
    </message>
    <message>
        <source>leads to the planets of the %1</source>
        <translation>leads to the planets of the %1</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Larger map</source>
        <translation>Larger map</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>The whole map</translation>
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
    <message>
        <source>Rules and cards</source>
        <translation>Rules and cards</translation>
    </message>
    <message>
        <source>Count the systems</source>
        <translation>Count the systems</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Log sheet and packing up</source>
        <translation>Log sheet and packing up</translation>
    </message>
    <message>
        <source>The story so far</source>
        <translation>The story so far</translation>
    </message>
    <message>
        <source>Written.</source>
        <translation>Written.</translation>
    </message>
    <message>
        <source>Nothing of this table is kept; leaving loses it.</source>
        <translation>Nothing of this table is kept; leaving loses it.</translation>
    </message>
    <message>
        <source>Everybody at a glance</source>
        <translation>Everybody at a glance</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Then the map, the hands and whose turn it is are no longer known. To have them again, every system is counted.</source>
        <translation>Then the map, the hands and whose turn it is are no longer known. To have them again, every system is counted.</translation>
    </message>
    <message>
        <source>Keep the map</source>
        <translation>Keep the map</translation>
    </message>
    <message>
        <source>Only the score</source>
        <translation>Only the score</translation>
    </message>
    <message>
        <source>Names and substitutes</source>
        <translation>Names and substitutes</translation>
    </message>
    <message>
        <source>Log: put an earlier entry right</source>
        <translation>Log: put an earlier entry right</translation>
    </message>
    <message>
        <source>Put right what lies here now</source>
        <translation>Put right what lies here now</translation>
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
    <message>
        <source>Read</source>
        <translation>Read</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Read the rule</translation>
    </message>
    <message>
        <source>Yes, do so</source>
        <translation>Yes, do so</translation>
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
    <message>
        <source>Some stay on the way</source>
        <translation>Some stay on the way</translation>
    </message>
    <message>
        <source>Imperial ships along</source>
        <translation>Imperial ships along</translation>
    </message>
    <message>
        <source>Damaged Imperial ships along</source>
        <translation>Damaged Imperial ships along</translation>
    </message>
    <message>
        <source>The Flagship too</source>
        <translation>The Flagship too</translation>
    </message>
    <message>
        <source>Imperial ships</source>
        <translation>Imperial ships</translation>
    </message>
    <message>
        <source>Damaged Imperial ships</source>
        <translation>Damaged Imperial ships</translation>
    </message>
    <message>
        <source>The ships of %1</source>
        <translation>The ships of %1</translation>
    </message>
    <message>
        <source>Where to? Tap the map, or below.</source>
        <translation>Where to? Tap the map, or below.</translation>
    </message>
</context>
<context>
    <name>MyBooksPage</name>
    <message>
        <source>Words</source>
        <translation>Words</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Next page</translation>
    </message>
</context>
<context>
    <name>MyBooksProgress</name>
    <message>
        <source>Reading %1</source>
        <translation>Reading %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>MyBooksRow</name>
    <message>
        <source>Read %1</source>
        <translation>Read %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <comment>of a book</comment>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remove %1</translation>
    </message>
</context>
<context>
    <name>MyBooksSheet</name>
    <message>
        <source>My books</source>
        <translation>My books</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Your own rulebook as a PDF, a text or a Markdown file is searched beside our pages. It stays on this device.</source>
        <translation>Your own rulebook as a PDF, a text or a Markdown file is searched beside our pages. It stays on this device.</translation>
    </message>
    <message>
        <source>Add my copy</source>
        <translation>Add my copy</translation>
    </message>
    <message>
        <source>Rulebooks (*.pdf *.txt *.md)</source>
        <translation>Rulebooks (*.pdf *.txt *.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
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
    <message>
        <source>Lay out the leaders and lore cards first.</source>
        <translation>Lay out the leaders and lore cards first.</translation>
    </message>
    <message>
        <source>Choose a Fate for everybody first.</source>
        <translation>Choose a Fate for everybody first.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Base game</translation>
    </message>
    <message>
        <source>One game, with or without Leaders &amp; Lore.</source>
        <translation>One game, with or without Leaders &amp; Lore.</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campaign</translation>
    </message>
    <message>
        <source>The Blighted Reach: three Acts, a Fate for everybody.</source>
        <translation>The Blighted Reach: three Acts, a Fate for everybody.</translation>
    </message>
    <message>
        <source>The Blighted Reach, Act %1</source>
        <translation>The Blighted Reach, Act %1</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Begin with</translation>
    </message>
    <message>
        <source>A new campaign.</source>
        <translation>A new campaign.</translation>
    </message>
    <message>
        <source>Played on paper so far: the table opens before the Act, and takes over the log sheet.</source>
        <translation>Played on paper so far: the table opens before the Act, and takes over the log sheet.</translation>
    </message>
    <message>
        <source>Act I</source>
        <translation>Act I</translation>
    </message>
    <message>
        <source>Act II</source>
        <translation>Act II</translation>
    </message>
    <message>
        <source>Act III</source>
        <translation>Act III</translation>
    </message>
    <message>
        <source>ARCADEs against two bots</source>
        <translation>ARCADEs against two bots</translation>
    </message>
    <message>
        <source>ARCADEs with the phantom</source>
        <translation>ARCADEs with the phantom</translation>
    </message>
    <message>
        <source>ARCADEs</source>
        <translation>ARCADEs</translation>
    </message>
    <message>
        <source>The variant by schtefan: 3 or 4 players, 2 with the phantom, 1 against bots.</source>
        <translation>The variant by schtefan: 3 or 4 players, 2 with the phantom, 1 against bots.</translation>
    </message>
    <message>
        <source>The bots</source>
        <translation>The bots</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Two bots without cities.</source>
        <translation>Two bots without cities.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Two bots with cities.</source>
        <translation>Two bots with cities.</translation>
    </message>
    <message>
        <source>Tricks, clusters and Power: you count the influence, the app scores it.</source>
        <translation>Tricks, clusters and Power: you count the influence, the app scores it.</translation>
    </message>
    <message>
        <source>Choose another setup card</source>
        <translation>Choose another setup card</translation>
    </message>
</context>
<context>
    <name>ObjectiveTrack</name>
    <message>
        <source>objective completed</source>
        <translation>objective completed</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) to the objective</source>
        <translation>
            <numerusform>%n space to the objective</numerusform>
            <numerusform>%n spaces to the objective</numerusform>
        </translation>
    </message>
    <message>
        <source>objective in %1</source>
        <comment>spaces</comment>
        <translation>objective in %1</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <comment>spaces to the objective</comment>
        <translation>%1 to go</translation>
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
    <message>
        <source>%1 → %2</source>
        <comment>a chance before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>&gt; 99%</source>
        <translation>&gt; 99%</translation>
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
    <name>PaletteSample</name>
    <message>
        <source>The colours in use</source>
        <translation>The colours in use</translation>
    </message>
</context>
<context>
    <name>PaperAlways</name>
    <message>
        <source>Always on paper: never ask</source>
        <translation>Always on paper: never ask</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>One entry back</source>
        <translation>One entry back</translation>
    </message>
    <message>
        <source>One entry on</source>
        <translation>One entry on</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <comment>number of an entry, how many there are, the entry</comment>
        <translation>%1 of %2: %3</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Back to now</translation>
    </message>
    <message>
        <source>New table from here</source>
        <translation>New table from here</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
</context>
<context>
    <name>PastEntries</name>
    <message>
        <source>Entries</source>
        <translation>Entries</translation>
    </message>
</context>
<context>
    <name>PastEntry</name>
    <message>
        <source>%1, undone</source>
        <translation>%1, undone</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a rule&apos;s place, and the turn</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>PastPlayers</name>
    <message>
        <source>Power: %1</source>
        <translation>Power: %1</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>A substitute takes over a colour with all that lies before it. Nobody joins a game with a colour of their own: the board is laid out for those who began. Whoever leaves hands the colour on, or concedes.</source>
        <translation>A substitute takes over a colour with all that lies before it. Nobody joins a game with a colour of their own: the board is laid out for those who began. Whoever leaves hands the colour on, or concedes.</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name of %1</translation>
    </message>
    <message>
        <source>Concedes</source>
        <translation>Concedes</translation>
    </message>
</context>
<context>
    <name>PersonChips</name>
    <message>
        <source>A long press keeps the name in front.</source>
        <translation>A long press keeps the name in front.</translation>
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
    <message>
        <source>Chapter %1</source>
        <translation>Chapter %1</translation>
    </message>
</context>
<context>
    <name>PiecesHere</name>
    <message>
        <source>%1 fresh, %2 damaged</source>
        <translation>%1 fresh, %2 damaged</translation>
    </message>
    <message>
        <source>Blight: %1</source>
        <translation>Blight: %1</translation>
    </message>
    <message>
        <source>Blight</source>
        <translation>Blight</translation>
    </message>
    <message>
        <source>Imperial ships: %1</source>
        <translation>Imperial ships: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Imperial ship(s)</source>
        <translation>
            <numerusform>%n Imperial ship</numerusform>
            <numerusform>%n Imperial ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message>
        <source>damaged Free city</source>
        <translation>damaged Free city</translation>
    </message>
    <message>
        <source>damaged city</source>
        <translation>damaged city</translation>
    </message>
    <message>
        <source>Free city</source>
        <translation>Free city</translation>
    </message>
    <message>
        <source>city</source>
        <translation>city</translation>
    </message>
    <message>
        <source>damaged Free starport</source>
        <translation>damaged Free starport</translation>
    </message>
    <message>
        <source>damaged starport</source>
        <translation>damaged starport</translation>
    </message>
    <message>
        <source>Free starport</source>
        <translation>Free starport</translation>
    </message>
    <message>
        <source>starport</source>
        <translation>starport</translation>
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
    <message>
        <source>if scored</source>
        <translation>if scored</translation>
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
    <message>
        <source>Cities off the player board</source>
        <translation>Cities off the player board</translation>
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
    <message>
        <source>Trophies of %1: %2</source>
        <translation>Trophies of %1: %2</translation>
    </message>
    <message>
        <source>Still to place: %1</source>
        <comment>pieces</comment>
        <translation>Still to place: %1</translation>
    </message>
</context>
<context>
    <name>PlayerPage</name>
    <message>
        <source>%1 Power</source>
        <translation>%1 Power</translation>
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
    <message numerus="yes">
        <source>+ %n free: %1</source>
        <comment>actions of spent resources, and what they may be</comment>
        <translation>
            <numerusform>+ %n free: %1</numerusform>
            <numerusform>+ %n free: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReferenceHit</name>
    <message>
        <source>%1, %2</source>
        <comment>title of a page, and where it stands</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 · %2 cards of this name</source>
        <translation>%1 · %2 cards of this name</translation>
    </message>
    <message>
        <source>In my books</source>
        <translation>In my books</translation>
    </message>
</context>
<context>
    <name>ReferenceHome</name>
    <message>
        <source>can I raid without ships?</source>
        <translation>can I raid without ships?</translation>
    </message>
    <message>
        <source>sworn guardians</source>
        <translation>sworn guardians</translation>
    </message>
    <message>
        <source>what happens on a tie</source>
        <translation>what happens on a tie</translation>
    </message>
    <message>
        <source>On the table now</source>
        <translation>On the table now</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favourites</translation>
    </message>
    <message>
        <source>Looked for lately</source>
        <translation>Looked for lately</translation>
    </message>
    <message>
        <source>Ask as you like</source>
        <translation>Ask as you like</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossary</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>What the words mean</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Asked by players, answered</source>
        <translation>Asked by players, answered</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>Where the print is wrong</source>
        <translation>Where the print is wrong</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>All cards</translation>
    </message>
    <message>
        <source>By kind, suit, cost, Fate, Act</source>
        <translation>By kind, suit, cost, Fate, Act</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>The 24 Fates</source>
        <translation>The 24 Fates</translation>
    </message>
    <message>
        <source>Their stories, without spoilers</source>
        <translation>Their stories, without spoilers</translation>
    </message>
    <message>
        <source>Quick aids</source>
        <translation>Quick aids</translation>
    </message>
    <message>
        <source>Quick aids for the campaign and ARCADEs</source>
        <translation>Quick aids for the campaign and ARCADEs</translation>
    </message>
    <message>
        <source>Tick it off</source>
        <translation>Tick it off</translation>
    </message>
    <message>
        <source>My books</source>
        <translation>My books</translation>
    </message>
    <message>
        <source>Add my copy</source>
        <translation>Add my copy</translation>
    </message>
    <message>
        <source>Your own rulebook, searched too</source>
        <translation>Your own rulebook, searched too</translation>
    </message>
    <message>
        <source>All aids to print</source>
        <translation>All aids to print</translation>
    </message>
</context>
<context>
    <name>ReferenceLinks</name>
    <message>
        <source>See also</source>
        <translation>See also</translation>
    </message>
    <message>
        <source>Cards that speak of this</source>
        <translation>Cards that speak of this</translation>
    </message>
    <message>
        <source>Cards that change this</source>
        <translation>Cards that change this</translation>
    </message>
</context>
<context>
    <name>ReferenceNeighbours</name>
    <message>
        <source>Before: %1</source>
        <translation>Before: %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Next: %1</translation>
    </message>
</context>
<context>
    <name>ReferencePage</name>
    <message>
        <source>This page is in English so far.</source>
        <translation>This page is in English so far.</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrected</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>There is no such page.</translation>
    </message>
    <message>
        <source>Print this aid</source>
        <translation>Print this aid</translation>
    </message>
</context>
<context>
    <name>ReferencePart</name>
    <message>
        <source>Example</source>
        <translation>Example</translation>
    </message>
    <message>
        <source>Where it comes from and goes to</source>
        <translation>Where it comes from and goes to</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>The other side</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Ruling</translation>
    </message>
</context>
<context>
    <name>ReferenceResults</name>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Nothing speaks of this. Try fewer words, or another one.</source>
        <translation>Nothing speaks of this. Try fewer words, or another one.</translation>
    </message>
    <message>
        <source>Nothing has these words. These come nearest:</source>
        <translation>Nothing has these words. These come nearest:</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>What was found</translation>
    </message>
    <message>
        <source>My books</source>
        <translation>My books</translation>
    </message>
</context>
<context>
    <name>ReferenceScreen</name>
    <message>
        <source>Rules and cards</source>
        <translation>Rules and cards</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
</context>
<context>
    <name>ReferenceSearchBox</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Rule, card, word</source>
        <translation>Rule, card, word</translation>
    </message>
    <message>
        <source>Ask for a rule, a card, a word</source>
        <translation>Ask for a rule, a card, a word</translation>
    </message>
    <message>
        <source>Search the rules and cards</source>
        <translation>Search the rules and cards</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Clear the search</translation>
    </message>
</context>
<context>
    <name>ReferenceShelf</name>
    <message>
        <source>Glossary</source>
        <translation>Glossary</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>Quick aids</source>
        <translation>Quick aids</translation>
    </message>
</context>
<context>
    <name>ReferenceTicks</name>
    <message>
        <source>Tap a line when it is done.</source>
        <translation>Tap a line when it is done.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) done</source>
        <translation>
            <numerusform>%n line done</numerusform>
            <numerusform>%n lines done</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Begin again</translation>
    </message>
</context>
<context>
    <name>ReferenceTile</name>
    <message>
        <source>%1, %2</source>
        <comment>title of a page, and where it stands</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ReferenceTitle</name>
    <message>
        <source>%1 · %2</source>
        <comment>kind of page, and where it stands</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Take out of the favourites</source>
        <translation>Take out of the favourites</translation>
    </message>
    <message>
        <source>Keep as a favourite</source>
        <translation>Keep as a favourite</translation>
    </message>
</context>
<context>
    <name>ReferenceView</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>The rules and cards are missing or damaged. Installing Reachkeeper again brings them back.</source>
        <translation>The rules and cards are missing or damaged. Installing Reachkeeper again brings them back.</translation>
    </message>
</context>
<context>
    <name>RefillPanel</name>
    <message>
        <source>“Draw for us” draws at random; “Name it later” leaves the place unnamed: tap it in the Court to name the card.</source>
        <translation>“Draw for us” draws at random; “Name it later” leaves the place unnamed: tap it in the Court to name the card.</translation>
    </message>
    <message>
        <source>Which card lies in place %1 of the Court? Draw one if none lies there yet.</source>
        <translation>Which card lies in place %1 of the Court? Draw one if none lies there yet.</translation>
    </message>
    <message>
        <source>Which card lies in place %1 of the Court?</source>
        <translation>Which card lies in place %1 of the Court?</translation>
    </message>
</context>
<context>
    <name>RerollDie</name>
    <message>
        <source>%1, rolled again</source>
        <comment>what a die shows</comment>
        <translation>%1, rolled again</translation>
    </message>
</context>
<context>
    <name>RerollPanel</name>
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
    <message>
        <source>Tap the dice to roll again. The best are marked already.</source>
        <translation>Tap the dice to roll again. The best are marked already.</translation>
    </message>
    <message>
        <source>%1: %2 rolled again, up to %3</source>
        <comment>kind of dice, and how many</comment>
        <translation>%1: %2 rolled again, up to %3</translation>
    </message>
    <message>
        <source>%1: these stay</source>
        <comment>kind of dice</comment>
        <translation>%1: these stay</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again for us</source>
        <translation>
            <numerusform>Roll %n die again for us</numerusform>
            <numerusform>Roll %n dice again for us</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll none again</source>
        <translation>Roll none again</translation>
    </message>
    <message>
        <source>With your own dice, tap what they show now:</source>
        <translation>With your own dice, tap what they show now:</translation>
    </message>
    <message>
        <source>Enter these faces</source>
        <translation>Enter these faces</translation>
    </message>
    <message>
        <source>Best for</source>
        <translation>Best for</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>%1 · %2</source>
        <comment>a table, a date</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The story</source>
        <translation>The story</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player, their leader or Fate</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ResultsScreen</name>
    <message>
        <source>Games that are over</source>
        <translation>Games that are over</translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation>No game has come to its end yet.</translation>
    </message>
</context>
<context>
    <name>RewritePanel</name>
    <message>
        <source>Read the rule</source>
        <translation>Read the rule</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Something else</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Leave it out</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>As it was</translation>
    </message>
</context>
<context>
    <name>RewriteStrip</name>
    <message>
        <source>To the table</source>
        <translation>To the table</translation>
    </message>
    <message>
        <source>Line by line</source>
        <translation>Line by line</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Leave it as it was</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Take it</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>With your own dice, tap what each of them shows:</source>
        <translation>With your own dice, tap what each of them shows:</translation>
    </message>
    <message>
        <source>Enter these faces</source>
        <translation>Enter these faces</translation>
    </message>
</context>
<context>
    <name>RolledStrip</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>Read the rule</source>
        <translation>Read the rule</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save</source>
        <translation>Save</translation>
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
    <message>
        <source>Rename or remove</source>
        <translation>Rename or remove</translation>
    </message>
</context>
<context>
    <name>SavedTableMore</name>
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
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Cancelled. Nothing was changed.</translation>
    </message>
    <message>
        <source>The saved tables are gone.</source>
        <translation>The saved tables are gone.</translation>
    </message>
    <message>
        <source>The saved tables were damaged.</source>
        <translation>The saved tables were damaged.</translation>
    </message>
    <message>
        <source>The saved tables were damaged and there is no sound backup.</source>
        <translation>The saved tables were damaged and there is no sound backup.</translation>
    </message>
    <message>
        <source>There is a sound backup, %1, but it could not be put in their place. Once that is mended, start Reachkeeper again: until then it is left alone, and no table is kept.</source>
        <translation>There is a sound backup, %1, but it could not be put in their place. Once that is mended, start Reachkeeper again: until then it is left alone, and no table is kept.</translation>
    </message>
    <message>
        <source>The newest backup is in their place, of %1. What was entered after that is lost.</source>
        <translation>The newest backup is in their place, of %1. What was entered after that is lost.</translation>
    </message>
    <message>
        <source>It is not known where to keep anything: HOME is not set. Set it, or REACHKEEPER_DATA, then start Reachkeeper again.</source>
        <translation>It is not known where to keep anything: HOME is not set. Set it, or REACHKEEPER_DATA, then start Reachkeeper again.</translation>
    </message>
    <message>
        <source>What stands there is no file. Take it away, then start Reachkeeper again.</source>
        <translation>What stands there is no file. Take it away, then start Reachkeeper again.</translation>
    </message>
    <message>
        <source>The saved tables were removed or moved while Reachkeeper had them open. Nothing is kept any more: save the table elsewhere, then start Reachkeeper again.</source>
        <translation>The saved tables were removed or moved while Reachkeeper had them open. Nothing is kept any more: save the table elsewhere, then start Reachkeeper again.</translation>
    </message>
    <message>
        <source>The end of what was saved is damaged or gone. What was entered last may be missing: compare the table you played last with the board.</source>
        <translation>The end of what was saved is damaged or gone. What was entered last may be missing: compare the table you played last with the board.</translation>
    </message>
    <message>
        <source>The saved tables are older than their newest backup.</source>
        <translation>The saved tables are older than their newest backup.</translation>
    </message>
    <message>
        <source>Tables in the backup: %1. Entries: %2.</source>
        <translation>Tables in the backup: %1. Entries: %2.</translation>
    </message>
    <message>
        <source>What was there is kept as %1.</source>
        <translation>What was there is kept as %1.</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Empire</translation>
    </message>
    <message>
        <source>No marker left to declare with.</source>
        <translation>No marker left to declare with.</translation>
    </message>
    <message>
        <source>Markers left: %1</source>
        <translation>Markers left: %1</translation>
    </message>
    <message>
        <source>End of chapter %1</source>
        <translation>End of chapter %1</translation>
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
        <source>tied for first: second</source>
        <translation>tied for first: second</translation>
    </message>
    <message>
        <source>tied for second: nothing</source>
        <translation>tied for second: nothing</translation>
    </message>
    <message>
        <source>Nobody gains Power.</source>
        <translation>Nobody gains Power.</translation>
    </message>
</context>
<context>
    <name>ScoreCell</name>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1 Power if the chapter ended now</source>
        <translation>%1 Power if the chapter ended now</translation>
    </message>
</context>
<context>
    <name>ScoreCount</name>
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
    <name>ScoreHead</name>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1 Power if the chapter ended now</source>
        <translation>%1 Power if the chapter ended now</translation>
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
        <source>Next: %1</source>
        <comment>an ambition</comment>
        <translation>Next: %1</translation>
    </message>
    <message>
        <source>The game ends at %1 Power, or after the last chapter.</source>
        <translation>The game ends at %1 Power, or after the last chapter.</translation>
    </message>
    <message>
        <source>Trophies, captives and markers are put back as the rules say; Undo takes all of it back.</source>
        <translation>Trophies, captives and markers are put back as the rules say; Undo takes all of it back.</translation>
    </message>
</context>
<context>
    <name>ScoreTaken</name>
    <message>
        <source>One less</source>
        <translation>One less</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: one less</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: one more</translation>
    </message>
</context>
<context>
    <name>ScoreTotals</name>
    <message>
        <source>%1: %2 and %3 more</source>
        <translation>%1: %2 and %3 more</translation>
    </message>
    <message>
        <source>%1: %2 Power</source>
        <translation>%1: %2 Power</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>stays</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Players, clockwise</translation>
    </message>
    <message>
        <source>Draw for the initiative</source>
        <translation>Draw for the initiative</translation>
    </message>
    <message>
        <source>%1 was drawn, and sits first already.</source>
        <translation>%1 was drawn, and sits first already.</translation>
    </message>
    <message>
        <source>%1 was drawn, and sits first now.</source>
        <translation>%1 was drawn, and sits first now.</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <translation>As last time: %1</translation>
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
        <source>Has the initiative</source>
        <translation>Has the initiative</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Move up</translation>
    </message>
</context>
<context>
    <name>SecretHand</name>
    <message>
        <source>Only %1 looks: write it down</source>
        <translation>Only %1 looks: write it down</translation>
    </message>
    <message>
        <source>Seal it</source>
        <translation>Seal it</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>Cover it again</translation>
    </message>
</context>
<context>
    <name>SecretPanel</name>
    <message>
        <source>Sealed here, nobody sees it until it is told, and then everybody sees that nothing was changed.</source>
        <translation>Sealed here, nobody sees it until it is told, and then everybody sees that nothing was changed.</translation>
    </message>
    <message>
        <source>It is on paper</source>
        <translation>It is on paper</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>What it looks like</source>
        <translation>What it looks like</translation>
    </message>
    <message>
        <source>This device</source>
        <translation>This device</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Take the tour: two minutes on a sample game</source>
        <translation>Take the tour: two minutes on a sample game</translation>
    </message>
    <message>
        <source>Keys and shortcuts</source>
        <translation>Keys and shortcuts</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Secrets stay on paper</source>
        <translation>Secrets stay on paper</translation>
    </message>
    <message>
        <source>Nobody is asked to write down here what only one player may know.</source>
        <translation>Nobody is asked to write down here what only one player may know.</translation>
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
    <message>
        <source>%1 was drawn again.</source>
        <translation>%1 was drawn again.</translation>
    </message>
    <message>
        <source>%1 was drawn.</source>
        <translation>%1 was drawn.</translation>
    </message>
</context>
<context>
    <name>SheetFile</name>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Written.</source>
        <translation>Written.</translation>
    </message>
</context>
<context>
    <name>SheetPaper</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Save as PDF…</translation>
    </message>
</context>
<context>
    <name>ShelfRow</name>
    <message>
        <source>p.%1</source>
        <translation>p.%1</translation>
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
    <message>
        <source>The rule</source>
        <translation>The rule</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Roll again</translation>
    </message>
    <message>
        <source>Collect dice</source>
        <translation>Collect dice</translation>
    </message>
    <message>
        <source>Count the systems</source>
        <translation>Count the systems</translation>
    </message>
    <message>
        <source>Leaders &amp; Lore</source>
        <translation>Leaders &amp; Lore</translation>
    </message>
    <message>
        <source>The campaign</source>
        <translation>The campaign</translation>
    </message>
    <message>
        <source>Event dice</source>
        <translation>Event dice</translation>
    </message>
    <message>
        <source>Summit</source>
        <translation>Summit</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objective</translation>
    </message>
    <message>
        <source>The first Policy</source>
        <translation>The first Policy</translation>
    </message>
    <message>
        <source>An event</source>
        <translation>An event</translation>
    </message>
    <message>
        <source>Crises or Edicts</source>
        <translation>Crises or Edicts</translation>
    </message>
    <message>
        <source>The Imperial Trust</source>
        <translation>The Imperial Trust</translation>
    </message>
    <message>
        <source>Govern the Reach</source>
        <translation>Govern the Reach</translation>
    </message>
    <message>
        <source>The Imperial Demand</source>
        <translation>The Imperial Demand</translation>
    </message>
    <message>
        <source>The Imperial Action</source>
        <translation>The Imperial Action</translation>
    </message>
    <message>
        <source>Grand ambitions</source>
        <translation>Grand ambitions</translation>
    </message>
    <message>
        <source>Intermission</source>
        <translation>Intermission</translation>
    </message>
    <message>
        <source>Act %1 is over</source>
        <translation>Act %1 is over</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Everything is moved</source>
        <translation>Everything is moved</translation>
    </message>
    <message>
        <source>The past, line by line</source>
        <translation>The past, line by line</translation>
    </message>
    <message>
        <source>A secret</source>
        <translation>A secret</translation>
    </message>
    <message>
        <source>Names and substitutes</source>
        <translation>Names and substitutes</translation>
    </message>
    <message>
        <source>Battle here</source>
        <translation>Battle here</translation>
    </message>
    <message>
        <source>Battle in %1</source>
        <comment>a system</comment>
        <translation>Battle in %1</translation>
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
    <name>StandingMark</name>
    <message>
        <source>%1: %2</source>
        <comment>whose, and how many</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StepPanel</name>
    <message>
        <source>Draw one of the three Govern cards at random and lay it on top: its Policy holds first.</source>
        <translation>Draw one of the three Govern cards at random and lay it on top: its Policy holds first.</translation>
    </message>
    <message>
        <source>After the Imperial Council one of the two is resolved, and whoever secured it decides.</source>
        <translation>After the Imperial Council one of the two is resolved, and whoever secured it decides.</translation>
    </message>
    <message>
        <source>An Outlaw who secured the Council takes from the Imperial Trust; the First Regent loses a Power for each.</source>
        <translation>An Outlaw who secured the Council takes from the Imperial Trust; the First Regent loses a Power for each.</translation>
    </message>
    <message>
        <source>Enforce the Policy on top, or lay another one on top without enforcing it.</source>
        <translation>Enforce the Policy on top, or lay another one on top without enforcing it.</translation>
    </message>
    <message>
        <source>The First Regent chooses what this Regent gives.</source>
        <translation>The First Regent chooses what this Regent gives.</translation>
    </message>
    <message>
        <source>What the Policy does once the Demand is met.</source>
        <translation>What the Policy does once the Demand is met.</translation>
    </message>
    <message>
        <source>Both stand on the Fate&apos;s card. Fulfilled ones score by the chapter.</source>
        <translation>Both stand on the Fate&apos;s card. Fulfilled ones score by the chapter.</translation>
    </message>
    <message>
        <source>Everything is saved. Play on, or pack up with the packing lists until another day.</source>
        <translation>Everything is saved. Play on, or pack up with the packing lists until another day.</translation>
    </message>
    <message>
        <source>Log sheet and packing up</source>
        <translation>Log sheet and packing up</translation>
    </message>
    <message>
        <source>Enter what the paper log sheet says: first the map, then everything else. Then begin the Act.</source>
        <translation>Enter what the paper log sheet says: first the map, then everything else. Then begin the Act.</translation>
    </message>
    <message>
        <source>The map, system by system</source>
        <translation>The map, system by system</translation>
    </message>
    <message>
        <source>Players, Court and Empire</source>
        <translation>Players, Court and Empire</translation>
    </message>
    <message>
        <source>Whoever completed the objective draws one card and may keep the Fate; everybody else draws two. Tap the Fate that is chosen, or let the app draw.</source>
        <translation>Whoever completed the objective draws one card and may keep the Fate; everybody else draws two. Tap the Fate that is chosen, or let the app draw.</translation>
    </message>
    <message>
        <source>Let the app draw</source>
        <translation>Let the app draw</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Show all</translation>
    </message>
    <message>
        <source>Draw for us</source>
        <translation>Draw for us</translation>
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
    <name>StoryScreen</name>
    <message>
        <source>The story so far</source>
        <translation>The story so far</translation>
    </message>
    <message>
        <source>The story of %1</source>
        <translation>The story of %1</translation>
    </message>
    <message>
        <source>Power, chapter by chapter</source>
        <translation>Power, chapter by chapter</translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>Act %1</translation>
    </message>
</context>
<context>
    <name>SummitPanel</name>
    <message>
        <source>Call to Order: the caller acts alone. Each returned Favor forces its giver to something.</source>
        <translation>Call to Order: the caller acts alone. Each returned Favor forces its giver to something.</translation>
    </message>
    <message>
        <source>Negotiations: put together what everybody agrees to; it all happens at once. As many deals as you like.</source>
        <translation>Negotiations: put together what everybody agrees to; it all happens at once. As many deals as you like.</translation>
    </message>
    <message>
        <source>Return Favors</source>
        <translation>Return Favors</translation>
    </message>
    <message>
        <source>There are no Favors to return.</source>
        <translation>There are no Favors to return.</translation>
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
        <source>Out of play</source>
        <translation>Out of play</translation>
    </message>
    <message>
        <source>Nobody has counted this system</source>
        <translation>Nobody has counted this system</translation>
    </message>
    <message>
        <source>What control is</source>
        <translation>What control is</translation>
    </message>
    <message>
        <source>Flagship of %1</source>
        <translation>Flagship of %1</translation>
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
    <message>
        <source>Empire</source>
        <translation>Empire</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Rules and cards</translation>
    </message>
    <message>
        <source>Everybody at a glance</source>
        <translation>Everybody at a glance</translation>
    </message>
</context>
<context>
    <name>TableTour</name>
    <message>
        <source>It is Ana&apos;s turn: the strip below always says who acts. She lays Mobilization 3 on the table. Tap that card.</source>
        <translation>It is Ana&apos;s turn: the strip below always says who acts. She lays Mobilization 3 on the table. Tap that card.</translation>
    </message>
    <message>
        <source>What can be done now stands out; the rest is grey and, tapped, says why. Ana wants to declare an ambition.</source>
        <translation>What can be done now stands out; the rest is grey and, tapped, says why. Ana wants to declare an ambition.</translation>
    </message>
    <message>
        <source>Her card is good for Tyrant: captives will count at the chapter&apos;s end.</source>
        <translation>Her card is good for Tyrant: captives will count at the chapter&apos;s end.</translation>
    </message>
    <message>
        <source>Now she moves.</source>
        <translation>Now she moves.</translation>
    </message>
    <message>
        <source>Tap the system her four ships are in. The ring round a system shows who controls it.</source>
        <translation>Tap the system her four ships are in. The ring round a system shows who controls it.</translation>
    </message>
    <message>
        <source>All places she can reach are lit. One tap and all ships go; fewer can be picked first.</source>
        <translation>All places she can reach are lit. One tap and all ships go; fewer can be picked first.</translation>
    </message>
    <message>
        <source>A slip? Undo is always in this corner. It goes back without limit, even after a restart.</source>
        <translation>A slip? Undo is always in this corner. It goes back without limit, even after a restart.</translation>
    </message>
    <message>
        <source>Ana has done enough: end her turn. The app passes it on, keeps the score and warns when a rule says no.</source>
        <translation>Ana has done enough: end her turn. The app passes it on, keeps the score and warns when a rule says no.</translation>
    </message>
    <message>
        <source>Everything else is in here: the history, counting the map anew, putting any number right, the settings.</source>
        <translation>Everything else is in here: the history, counting the map anew, putting any number right, the settings.</translation>
    </message>
</context>
<context>
    <name>TimeSlider</name>
    <message>
        <source>Moment of the game</source>
        <translation>Moment of the game</translation>
    </message>
</context>
<context>
    <name>TokenCorrections</name>
    <message>
        <source>Aside</source>
        <translation>Aside</translation>
    </message>
    <message>
        <source>Tokens of Fates</source>
        <translation>Tokens of Fates</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a token, and where it lies</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>Another place</translation>
    </message>
</context>
<context>
    <name>TokenList</name>
    <message>
        <source>%1 × %2</source>
        <comment>how many, and a token</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a token, and where it lies</comment>
        <translation>%1: %2</translation>
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
    <message>
        <source>Rules and cards</source>
        <translation>Rules and cards</translation>
    </message>
    <message>
        <source>Everybody at a glance</source>
        <translation>Everybody at a glance</translation>
    </message>
</context>
<context>
    <name>TourButtons</name>
    <message>
        <source>Tour of ARCADEs</source>
        <translation>Tour of ARCADEs</translation>
    </message>
</context>
<context>
    <name>TourOverlay</name>
    <message>
        <source>Tour</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>That is how a turn goes. Lay out your box, start a new table, and tap what happens. This sample is not kept.</source>
        <translation>That is how a turn goes. Lay out your box, start a new table, and tap what happens. This sample is not kept.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step of the tour</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the tour</comment>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>To the tables</source>
        <translation>To the tables</translation>
    </message>
</context>
<context>
    <name>TrustTokens</name>
    <message>
        <source>Imperial Trust</source>
        <translation>Imperial Trust</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
</context>
<context>
    <name>TurnButton</name>
    <message>
        <source>Turn the screen to the next seat</source>
        <translation>Turn the screen to the next seat</translation>
    </message>
</context>
<context>
    <name>TurningChoice</name>
    <message>
        <source>The screen turns</source>
        <translation>The screen turns</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>By hand</translation>
    </message>
    <message>
        <source>The button at the top turns it to the next seat.</source>
        <translation>The button at the top turns it to the next seat.</translation>
    </message>
    <message>
        <source>To who acts</source>
        <translation>To who acts</translation>
    </message>
    <message>
        <source>The first player sits below, the others clockwise.</source>
        <translation>The first player sits below, the others clockwise.</translation>
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
    <name>UnkeptBanner</name>
    <message>
        <source>This table is not kept. %1</source>
        <translation>This table is not kept. %1</translation>
    </message>
    <message>
        <source>Save as a record</source>
        <translation>Save as a record</translation>
    </message>
    <message>
        <source>Game records (*.record)</source>
        <translation>Game records (*.record)</translation>
    </message>
    <message>
        <source>Written. What is entered from here on is not in it.</source>
        <translation>Written. What is entered from here on is not in it.</translation>
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
    <message>
        <source>{who} brings home the Golems they control</source>
        <translation>{who} brings home the Golems they control</translation>
    </message>
    <message>
        <source>{who} moves a Witness from {from} to {system}</source>
        <translation>{who} moves a Witness from {from} to {system}</translation>
    </message>
    <message>
        <source>{who} takes the Witness in {system} as a Psionic</source>
        <translation>{who} takes the Witness in {system} as a Psionic</translation>
    </message>
    <message>
        <source>{who} builds a Bunker in {system}</source>
        <translation>{who} builds a Bunker in {system}</translation>
    </message>
    <message>
        <source>{who} builds a Bunker in {system}, with an agent of {player}</source>
        <translation>{who} builds a Bunker in {system}, with an agent of {player}</translation>
    </message>
    <message>
        <source>{who} takes the Hammer Fragment in {system}</source>
        <translation>{who} takes the Hammer Fragment in {system}</translation>
    </message>
    <message>
        <source>{who} prepares the Planet Hammer in {system}</source>
        <translation>{who} prepares the Planet Hammer in {system}</translation>
    </message>
    <message>
        <source>{who} is about to break a world</source>
        <translation>{who} is about to break a world</translation>
    </message>
    <message>
        <source>{who} spawns Blight in {system}</source>
        <translation>{who} spawns Blight in {system}</translation>
    </message>
    <message>
        <source>{who} repairs Blight in {system}</source>
        <translation>{who} repairs Blight in {system}</translation>
    </message>
    <message>
        <source>{who} angers the Blight of a rolled cluster</source>
        <translation>{who} angers the Blight of a rolled cluster</translation>
    </message>
    <message>
        <source>{who} harvests Blight in {system}</source>
        <translation>{who} harvests Blight in {system}</translation>
    </message>
    <message>
        <source>{who} harvests Blight in {system} for {resource}</source>
        <translation>{who} harvests Blight in {system} for {resource}</translation>
    </message>
    <message>
        <source>{who} levies a ship of {player}</source>
        <translation>{who} levies a ship of {player}</translation>
    </message>
    <message>
        <source>{who} seeds Blight in a rolled cluster</source>
        <translation>{who} seeds Blight in a rolled cluster</translation>
    </message>
    <message>
        <source>{who} calls spirits: 2 resources of {system}</source>
        <translation>{who} calls spirits: 2 resources of {system}</translation>
    </message>
    <message>
        <source>{who} calls bodies: 2 ships in {system}</source>
        <translation>{who} calls bodies: 2 ships in {system}</translation>
    </message>
    <message>
        <source>{who} takes a card of {player}&apos;s hand and gives one</source>
        <translation>{who} takes a card of {player}&apos;s hand and gives one</translation>
    </message>
    <message>
        <source>{who} captures all damaged ships that they control</source>
        <translation>{who} captures all damaged ships that they control</translation>
    </message>
    <message>
        <source>{who} manufactures: gains a Material</source>
        <translation>{who} manufactures: gains a Material</translation>
    </message>
    <message>
        <source>{who} discards {card} to fill up with Material</source>
        <translation>{who} discards {card} to fill up with Material</translation>
    </message>
    <message>
        <source>{who} discards {card} to gain Material: {count}</source>
        <translation>{who} discards {card} to gain Material: {count}</translation>
    </message>
    <message>
        <source>{who} discards {card} to steal a Material from {player}</source>
        <translation>{who} discards {card} to steal a Material from {player}</translation>
    </message>
    <message>
        <source>{who} discards {card} to steal a Fuel from {player}</source>
        <translation>{who} discards {card} to steal a Fuel from {player}</translation>
    </message>
    <message>
        <source>{who} discards {card} to place a ship at each gate</source>
        <translation>{who} discards {card} to place a ship at each gate</translation>
    </message>
    <message>
        <source>{who} synthesizes: gains a Fuel</source>
        <translation>{who} synthesizes: gains a Fuel</translation>
    </message>
    <message>
        <source>{who} discards {card} to fill up with Fuel</source>
        <translation>{who} discards {card} to fill up with Fuel</translation>
    </message>
    <message>
        <source>{who} discards {card} to gain Fuel: {count}</source>
        <translation>{who} discards {card} to gain Fuel: {count}</translation>
    </message>
    <message>
        <source>{who} pressgangs: returns Captives for resources</source>
        <translation>{who} pressgangs: returns Captives for resources</translation>
    </message>
    <message>
        <source>{who} executes: moves Captives to Trophies</source>
        <translation>{who} executes: moves Captives to Trophies</translation>
    </message>
    <message>
        <source>{who} abducts the rivals&apos; agents on {chosen}</source>
        <translation>{who} abducts the rivals&apos; agents on {chosen}</translation>
    </message>
    <message>
        <source>{who} discards {card} to place 3 ships in {system}</source>
        <translation>{who} discards {card} to place 3 ships in {system}</translation>
    </message>
    <message>
        <source>{who} discards {card} to seize the initiative</source>
        <translation>{who} discards {card} to seize the initiative</translation>
    </message>
    <message>
        <source>{who} discards {card} to steal {chosen}</source>
        <translation>{who} discards {card} to steal {chosen}</translation>
    </message>
    <message>
        <source>{who} discards {card} to steal {resource} from {player}</source>
        <translation>{who} discards {card} to steal {resource} from {player}</translation>
    </message>
    <message>
        <source>{who} trades {gives} with {player} for the resource of {system}</source>
        <translation>{who} trades {gives} with {player} for the resource of {system}</translation>
    </message>
    <message>
        <source>{who} discards {card} to gain a Material, a Fuel and a Weapon</source>
        <translation>{who} discards {card} to gain a Material, a Fuel and a Weapon</translation>
    </message>
    <message>
        <source>{who} fences {resource}: gains a Relic for it</source>
        <translation>{who} fences {resource}: gains a Relic for it</translation>
    </message>
    <message>
        <source>{who} discards {card} to redraw {count} of the hand</source>
        <translation>{who} discards {card} to redraw {count} of the hand</translation>
    </message>
    <message>
        <source>{who} draws {player}&apos;s played card at the end of the round: {card}</source>
        <translation>{who} draws {player}&apos;s played card at the end of the round: {card}</translation>
    </message>
</context>
<context>
    <name>arcades</name>
    <message>
        <source>%1 leads %2, the highest card offered</source>
        <translation>%1 leads %2, the highest card offered</translation>
    </message>
    <message>
        <source>%1 plays %2: it wins the trick as it stands</source>
        <translation>%1 plays %2: it wins the trick as it stands</translation>
    </message>
    <message>
        <source>%1 plays %2, the lowest of the suit: none of them wins</source>
        <translation>%1 plays %2, the lowest of the suit: none of them wins</translation>
    </message>
    <message>
        <source>%1 plays %2: the 7 wins the trick</source>
        <translation>%1 plays %2: the 7 wins the trick</translation>
    </message>
    <message>
        <source>%1 plays %2, the lowest card, since none of the suit is offered</source>
        <translation>%1 plays %2, the lowest card, since none of the suit is offered</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n ship(s) in %2 (%3 before) and is first</source>
        <translation>
            <numerusform>%1 places %n ship in %2 (%3 before) and is first</numerusform>
            <numerusform>%1 places %n ships in %2 (%3 before) and is first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n ship(s) in %2 (%3 before), now %4</source>
        <translation>
            <numerusform>%1 places %n ship in %2 (%3 before), now %4</numerusform>
            <numerusform>%1 places %n ships in %2 (%3 before), now %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 battles %2 in %3: they are tied there</source>
        <translation>%1 battles %2 in %3: they are tied there</translation>
    </message>
    <message numerus="yes">
        <source>%1 battles %2 in %3: %2 leads there by %n fresh ship(s), and %1 has as many</source>
        <translation>
            <numerusform>%1 battles %2 in %3: %2 leads there by %n fresh ship, and %1 has as many</numerusform>
            <numerusform>%1 battles %2 in %3: %2 leads there by %n fresh ships, and %1 has as many</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is first in %2 but not alone, and battles</source>
        <translation>%1 is first in %2 but not alone, and battles</translation>
    </message>
    <message numerus="yes">
        <source>%1 repairs all %n ship(s) in %2</source>
        <translation>
            <numerusform>%1 repairs %n ship in %2, all there</numerusform>
            <numerusform>%1 repairs all %n ships in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can do none of its steps, gains 1 Power and is done</source>
        <translation>%1 can do none of its steps, gains 1 Power and is done</translation>
    </message>
    <message>
        <source>%1&apos;s agent moves to %2: first there with it</source>
        <translation>%1&apos;s agent moves to %2: first there with it</translation>
    </message>
    <message>
        <source>%1&apos;s agent stays: it was in the battle</source>
        <translation>%1&apos;s agent stays: it was in the battle</translation>
    </message>
    <message>
        <source>%1&apos;s agent stays: without it %2 is lost</source>
        <translation>%1&apos;s agent stays: without it %2 is lost</translation>
    </message>
    <message>
        <source>%1&apos;s agent stays: nowhere would it make %1 first</source>
        <translation>%1&apos;s agent stays: nowhere would it make %1 first</translation>
    </message>
    <message>
        <source>%1&apos;s agent joins the battle in %2</source>
        <translation>%1&apos;s agent joins the battle in %2</translation>
    </message>
    <message>
        <source>%1 attacks %2 in %3: the most fresh ships</source>
        <translation>%1 attacks %2 in %3: the most fresh ships</translation>
    </message>
    <message>
        <source>%1&apos;s own ships: %2 damaged, %3 destroyed</source>
        <translation>%1&apos;s own ships: %2 damaged, %3 destroyed</translation>
    </message>
    <message>
        <source>Ships of %1: %2 damaged, %3 destroyed</source>
        <translation>Ships of %1: %2 damaged, %3 destroyed</translation>
    </message>
    <message>
        <source>%1 uses its keys on the resources of %2</source>
        <translation>%1 uses its keys on the resources of %2</translation>
    </message>
    <message>
        <source>%1 drives the agent of %2 to %3</source>
        <translation>%1 drives the agent of %2 to %3</translation>
    </message>
    <message>
        <source>An ambition marker nobody placed goes to %1</source>
        <translation>An ambition marker nobody placed goes to %1</translation>
    </message>
    <message>
        <source>%1 turns its city at %2 upright</source>
        <translation>%1 turns its city at %2 upright</translation>
    </message>
    <message>
        <source>first</source>
        <translation>first</translation>
    </message>
    <message>
        <source>tied for first</source>
        <translation>tied for first</translation>
    </message>
    <message>
        <source>second</source>
        <translation>second</translation>
    </message>
    <message>
        <source>without a place</source>
        <translation>without a place</translation>
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
        <source> · </source>
        <comment>between the faces of a roll</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 destroyed; left: %2 fresh, %3 damaged</source>
        <translation>%1 destroyed; left: %2 fresh, %3 damaged</translation>
    </message>
    <message>
        <source>%1 damaged, %2 destroyed</source>
        <translation>%1 damaged, %2 destroyed</translation>
    </message>
    <message>
        <source>%1 (free, for %2)</source>
        <translation>%1 (free, for %2)</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>counter-clockwise</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>clockwise</translation>
    </message>
    <message>
        <source>Power of %1: %2</source>
        <translation>Power of %1: %2</translation>
    </message>
    <message>
        <source>Cards of %1: %2</source>
        <translation>Cards of %1: %2</translation>
    </message>
    <message>
        <source>Ships of %1 in %2: %3</source>
        <translation>Ships of %1 in %2: %3</translation>
    </message>
    <message>
        <source>Agent of %1: %2</source>
        <translation>Agent of %1: %2</translation>
    </message>
    <message>
        <source>No city at %1</source>
        <translation>No city at %1</translation>
    </message>
    <message>
        <source>City at %1: %2</source>
        <translation>City at %1: %2</translation>
    </message>
    <message>
        <source>The resource lies at %1</source>
        <translation>The resource lies at %1</translation>
    </message>
    <message>
        <source>No resource lies at %1</source>
        <translation>No resource lies at %1</translation>
    </message>
    <message>
        <source>Resources of %1: %2</source>
        <translation>Resources of %1: %2</translation>
    </message>
    <message>
        <source>Trophies of %1, ships of %2: %3</source>
        <translation>Trophies of %1, ships of %2: %3</translation>
    </message>
    <message>
        <source>%1 has researched %2</source>
        <translation>%1 has researched %2</translation>
    </message>
    <message>
        <source>%1 has not researched %2</source>
        <translation>%1 has not researched %2</translation>
    </message>
    <message>
        <source>Ambition marker %1 is available</source>
        <translation>Ambition marker %1 is available</translation>
    </message>
    <message>
        <source>Ambition marker %1 lies in %2</source>
        <translation>Ambition marker %1 lies in %2</translation>
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
        <source>agent on %1</source>
        <translation>agent on %1</translation>
    </message>
    <message>
        <source>cards dealt</source>
        <translation>cards dealt</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) in %1</source>
        <translation>
            <numerusform>%n ship in %1</numerusform>
            <numerusform>%n ships in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1, collects %2 at %3</source>
        <translation>%1, collects %2 at %3</translation>
    </message>
    <message>
        <source>%1, %2 from %3</source>
        <comment>a way, and the resource collected on it</comment>
        <translation>%1, %2 from %3</translation>
    </message>
    <message>
        <source>the phantom&apos;s agent to %1</source>
        <translation>the phantom&apos;s agent to %1</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 from %2 to %3</translation>
    </message>
    <message numerus="yes">
        <source>repair %n ship(s) in %1</source>
        <translation>
            <numerusform>repair %n ship in %1</numerusform>
            <numerusform>repair %n ships in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2 with %3</source>
        <translation>%1 in %2 with %3</translation>
    </message>
    <message>
        <source>keep the dice</source>
        <translation>keep the dice</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, for %2</translation>
    </message>
    <message>
        <source>%1, with a damaged ship</source>
        <translation>%1, with a damaged ship</translation>
    </message>
    <message>
        <source>1 Power</source>
        <translation>1 Power</translation>
    </message>
    <message>
        <source>ships from %1, for %2</source>
        <translation>ships from %1, for %2</translation>
    </message>
    <message>
        <source>ambition marker %1</source>
        <translation>ambition marker %1</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>end the turn</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>next step</translation>
    </message>
    <message>
        <source>%1 places: %2</source>
        <translation>%1 places: %2</translation>
    </message>
    <message>
        <source>Start card: %2</source>
        <translation>Start card: %2</translation>
    </message>
    <message>
        <source>Recruit: %2</source>
        <translation>Recruit: %2</translation>
    </message>
    <message>
        <source>%1 offers %2</source>
        <translation>%1 offers %2</translation>
    </message>
    <message>
        <source>%1 turns up %2</source>
        <translation>%1 turns up %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 plays %2</translation>
    </message>
    <message>
        <source>%1 places %2</source>
        <translation>%1 places %2</translation>
    </message>
    <message>
        <source>%1 moves the agent %2</source>
        <translation>%1 moves the agent %2</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <translation>%1 moves %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 battles %2</source>
        <translation>%1 battles %2</translation>
    </message>
    <message>
        <source>Rolled: %2</source>
        <translation>Rolled: %2</translation>
    </message>
    <message>
        <source>%1&apos;s own ships: %2</source>
        <translation>%1&apos;s own ships: %2</translation>
    </message>
    <message>
        <source>%1 hits: %2</source>
        <translation>%1 hits: %2</translation>
    </message>
    <message>
        <source>%1 steals: %2</source>
        <translation>%1 steals: %2</translation>
    </message>
    <message>
        <source>%1 drives the agent away, %2</source>
        <translation>%1 drives the agent away, %2</translation>
    </message>
    <message>
        <source>%1 researches %2</source>
        <translation>%1 researches %2</translation>
    </message>
    <message>
        <source>%1 colonizes %2</source>
        <translation>%1 colonizes %2</translation>
    </message>
    <message>
        <source>%1 buys back %2</source>
        <translation>%1 buys back %2</translation>
    </message>
    <message>
        <source>%1 places the %2</source>
        <translation>%1 places the %2</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <translation>%1 gains %2</translation>
    </message>
    <message>
        <source>%1 returns %2</source>
        <translation>%1 returns %2</translation>
    </message>
    <message>
        <source>%1 arranges %2</source>
        <translation>%1 arranges %2</translation>
    </message>
    <message>
        <source>When a rule says no: %2</source>
        <translation>When a rule says no: %2</translation>
    </message>
    <message>
        <source>Put right: %2</source>
        <translation>Put right: %2</translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation>Colonies</translation>
    </message>
    <message>
        <source>Fleet expansion</source>
        <translation>Fleet expansion</translation>
    </message>
    <message>
        <source>Advance tactics</source>
        <translation>Advance tactics</translation>
    </message>
    <message>
        <source>Repair-bots</source>
        <translation>Repair-bots</translation>
    </message>
    <message>
        <source>Superior intellect</source>
        <translation>Superior intellect</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>cluster %1</translation>
    </message>
    <message>
        <source>%1 gains %2 Power in the cluster scored</source>
        <translation>%1 gains %2 Power in the cluster scored</translation>
    </message>
    <message>
        <source>%1 gains %2 Power for a cluster</source>
        <translation>%1 gains %2 Power for a cluster</translation>
    </message>
    <message>
        <source>%1 gains %2 Power for Trophies returned</source>
        <translation>%1 gains %2 Power for Trophies returned</translation>
    </message>
    <message>
        <source>%1 gains %2 Power for resources</source>
        <translation>%1 gains %2 Power for resources</translation>
    </message>
    <message>
        <source>Power of %1 for ships bought back: %2</source>
        <translation>Power of %1 for ships bought back: %2</translation>
    </message>
    <message>
        <source>%1 gains %2 Power in place of a resource</source>
        <translation>%1 gains %2 Power in place of a resource</translation>
    </message>
    <message>
        <source>%1 gains %2 Power for ships destroyed</source>
        <translation>%1 gains %2 Power for ships destroyed</translation>
    </message>
    <message>
        <source>%1 gains %2 Power: no step was possible</source>
        <translation>%1 gains %2 Power: no step was possible</translation>
    </message>
    <message>
        <source>%1 gains %2 Power as compensation</source>
        <translation>%1 gains %2 Power as compensation</translation>
    </message>
    <message>
        <source>%1 wins the trick and takes the initiative</source>
        <translation>%1 wins the trick and takes the initiative</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) of %1 return from Trophies</source>
        <translation>
            <numerusform>%n ship of %1 returns from Trophies</numerusform>
            <numerusform>%n ships of %1 return from Trophies</numerusform>
        </translation>
    </message>
    <message>
        <source>Chapter %1 begins</source>
        <translation>Chapter %1 begins</translation>
    </message>
    <message>
        <source>The lowest blue ambition marker is turned</source>
        <translation>The lowest blue ambition marker is turned</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 has won</translation>
    </message>
    <message>
        <source>draw a start card: the agent goes to its cluster</source>
        <translation>draw a start card: the agent goes to its cluster</translation>
    </message>
    <message>
        <source>draw a start card for a city</source>
        <translation>draw a start card for a city</translation>
    </message>
    <message>
        <source>draw a start card for the phantom&apos;s ships</source>
        <translation>draw a start card for the phantom&apos;s ships</translation>
    </message>
    <message>
        <source>draw a start card for the ships</source>
        <translation>draw a start card for the ships</translation>
    </message>
    <message>
        <source>draw a start card, place your agent in its cluster</source>
        <translation>draw a start card, place your agent in its cluster</translation>
    </message>
    <message>
        <source>place your first ships</source>
        <translation>place your first ships</translation>
    </message>
    <message>
        <source>turn up three cards</source>
        <translation>turn up three cards</translation>
    </message>
    <message>
        <source>turn up the next card</source>
        <translation>turn up the next card</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>roll the dice</translation>
    </message>
    <message>
        <source>roll all skirmish dice again, or keep them</source>
        <translation>roll all skirmish dice again, or keep them</translation>
    </message>
    <message>
        <source>choose how your ships are hit: %1</source>
        <translation>choose how your ships are hit: %1</translation>
    </message>
    <message>
        <source>choose what your hits land on: %1</source>
        <translation>choose what your hits land on: %1</translation>
    </message>
    <message>
        <source>steal resources for your keys: %1</source>
        <translation>steal resources for your keys: %1</translation>
    </message>
    <message>
        <source>drive the agent away, for your pyramids: %1</source>
        <translation>drive the agent away, for your pyramids: %1</translation>
    </message>
    <message>
        <source>the repair bots repair ships: %1</source>
        <translation>the repair bots repair ships: %1</translation>
    </message>
    <message>
        <source>gain resources as compensation: %1</source>
        <translation>gain resources as compensation: %1</translation>
    </message>
    <message>
        <source>lead a card</source>
        <translation>lead a card</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>play a card</translation>
    </message>
    <message>
        <source>the ships are placed: free actions, or end the turn</source>
        <translation>the ships are placed: free actions, or end the turn</translation>
    </message>
    <message>
        <source>take actions</source>
        <translation>take actions</translation>
    </message>
    <message>
        <source>the next step</source>
        <translation>the next step</translation>
    </message>
    <message>
        <source>return a resource: there is no slot for it</source>
        <translation>return a resource: there is no slot for it</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who is asked, and what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody of this colour plays here</source>
        <translation>Nobody of this colour plays here</translation>
    </message>
    <message>
        <source>The number does not fit</source>
        <translation>The number does not fit</translation>
    </message>
    <message>
        <source>Nothing asks for this now</source>
        <translation>Nothing asks for this now</translation>
    </message>
    <message>
        <source>An open question comes first</source>
        <translation>An open question comes first</translation>
    </message>
    <message>
        <source>It is not this player&apos;s turn</source>
        <translation>It is not this player&apos;s turn</translation>
    </message>
    <message>
        <source>There is nothing to do it with</source>
        <translation>There is nothing to do it with</translation>
    </message>
    <message>
        <source>So many ships are not there</source>
        <translation>So many ships are not there</translation>
    </message>
    <message>
        <source>The supply does not hold so many ships</source>
        <translation>The supply does not hold so many ships</translation>
    </message>
    <message>
        <source>No city is left to build</source>
        <translation>No city is left to build</translation>
    </message>
    <message>
        <source>This player does not hold that resource</source>
        <translation>This player does not hold that resource</translation>
    </message>
    <message>
        <source>The supply has none of that resource</source>
        <translation>The supply has none of that resource</translation>
    </message>
    <message>
        <source>This card is not in the deck of ARCADEs</source>
        <translation>This card is not in the deck of ARCADEs</translation>
    </message>
    <message>
        <source>This card has been seen in this chapter</source>
        <translation>This card has been seen in this chapter</translation>
    </message>
    <message>
        <source>The box does not hold so many</source>
        <translation>The box does not hold so many</translation>
    </message>
    <message>
        <source>The start card of this cluster is drawn already</source>
        <translation>The start card of this cluster is drawn already</translation>
    </message>
    <message>
        <source>Only the phantom and bots act by themselves</source>
        <translation>Only the phantom and bots act by themselves</translation>
    </message>
    <message>
        <source>What the phantom or a bot does follows from the rules</source>
        <translation>What the phantom or a bot does follows from the rules</translation>
    </message>
    <message>
        <source>One card a turn is played</source>
        <translation>One card a turn is played</translation>
    </message>
    <message>
        <source>A turn begins with a card</source>
        <translation>A turn begins with a card</translation>
    </message>
    <message>
        <source>In round %1 this player did not follow this suit, and now plays a card of it</source>
        <translation>In round %1 this player did not follow this suit, and now plays a card of it</translation>
    </message>
    <message>
        <source>A card places ships or pays for actions, not both</source>
        <translation>A card places ships or pays for actions, not both</translation>
    </message>
    <message>
        <source>Ships go to the cluster of the card&apos;s number</source>
        <translation>Ships go to the cluster of the card&apos;s number</translation>
    </message>
    <message>
        <source>A card places at most three ships</source>
        <translation>A card places at most three ships</translation>
    </message>
    <message>
        <source>A 7 only places ships</source>
        <translation>A 7 only places ships</translation>
    </message>
    <message>
        <source>The card has not enough action points left</source>
        <translation>The card has not enough action points left</translation>
    </message>
    <message>
        <source>The agent collects in a cluster it passes, or where it stops</source>
        <translation>The agent collects in a cluster it passes, or where it stops</translation>
    </message>
    <message>
        <source>The agent collects one resource a turn</source>
        <translation>The agent collects one resource a turn</translation>
    </message>
    <message>
        <source>Ships move to a neighbouring cluster</source>
        <translation>Ships move to a neighbouring cluster</translation>
    </message>
    <message>
        <source>Only damaged ships are repaired</source>
        <translation>Only damaged ships are repaired</translation>
    </message>
    <message>
        <source>One advance a round is researched</source>
        <translation>One advance a round is researched</translation>
    </message>
    <message>
        <source>This advance is researched already</source>
        <translation>This advance is researched already</translation>
    </message>
    <message>
        <source>One planet a round is colonized</source>
        <translation>One planet a round is colonized</translation>
    </message>
    <message>
        <source>A planet has room for one city</source>
        <translation>A planet has room for one city</translation>
    </message>
    <message>
        <source>The phantom&apos;s agent moves to a neighbouring cluster</source>
        <translation>The phantom&apos;s agent moves to a neighbouring cluster</translation>
    </message>
    <message>
        <source>A resource&apos;s free action is for at most two</source>
        <translation>A resource&apos;s free action is for at most two</translation>
    </message>
    <message>
        <source>Moved by Psionic, the agent collects nothing</source>
        <translation>Moved by Psionic, the agent collects nothing</translation>
    </message>
    <message>
        <source>Only who led places an ambition marker</source>
        <translation>Only who led places an ambition marker</translation>
    </message>
    <message>
        <source>The ambition marker comes after the actions</source>
        <translation>The ambition marker comes after the actions</translation>
    </message>
    <message>
        <source>One ambition marker a turn is placed</source>
        <translation>One ambition marker a turn is placed</translation>
    </message>
    <message>
        <source>A cluster has room for one ambition marker</source>
        <translation>A cluster has room for one ambition marker</translation>
    </message>
    <message>
        <source>This ambition marker is placed already</source>
        <translation>This ambition marker is placed already</translation>
    </message>
    <message>
        <source>The rival attacked must have ships there</source>
        <translation>The rival attacked must have ships there</translation>
    </message>
    <message>
        <source>There is one die for each ship</source>
        <translation>There is one die for each ship</translation>
    </message>
    <message>
        <source>At most five dice are rolled</source>
        <translation>At most five dice are rolled</translation>
    </message>
    <message>
        <source>Raid dice need the rival&apos;s agent or city there</source>
        <translation>Raid dice need the rival&apos;s agent or city there</translation>
    </message>
    <message>
        <source>The roll does not show the dice that were collected</source>
        <translation>The roll does not show the dice that were collected</translation>
    </message>
    <message>
        <source>The hits are not those of the roll</source>
        <translation>The hits are not those of the roll</translation>
    </message>
    <message>
        <source>The keys do not pay for these resources</source>
        <translation>The keys do not pay for these resources</translation>
    </message>
    <message>
        <source>The agent is driven one cluster for each pyramid</source>
        <translation>The agent is driven one cluster for each pyramid</translation>
    </message>
    <message>
        <source>There are no ships of this colour among those Trophies</source>
        <translation>There are no ships of this colour among those Trophies</translation>
    </message>
    <message>
        <source>There is no Power to pay with</source>
        <translation>There is no Power to pay with</translation>
    </message>
    <message>
        <source>Resources are arranged just after one came or went</source>
        <translation>Resources are arranged just after one came or went</translation>
    </message>
    <message>
        <source>The slots must hold the resources this player has</source>
        <translation>The slots must hold the resources this player has</translation>
    </message>
    <message>
        <source>Scored: %1 (%2 Power for the first, %3 for the second)</source>
        <translation>Scored: %1 (%2 Power for the first, %3 for the second)</translation>
    </message>
    <message>
        <source>&lt; 1%</source>
        <translation>&lt; 1%</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 loses %2 ships (all: %3)</source>
        <translation>%1 loses %2 ships (all: %3)</translation>
    </message>
    <message>
        <source>hits: %1 taken, %2 dealt</source>
        <translation>hits: %1 taken, %2 dealt</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 keys</translation>
    </message>
    <message>
        <source>agent driven away: %1</source>
        <translation>agent driven away: %1</translation>
    </message>
    <message>
        <source>Deal six cards each; keep two and pass the rest left, twice; discard one. Eight of the others are the phantom&apos;s pile</source>
        <translation>Deal six cards each; keep two and pass the rest left, twice; discard one. Eight of the others are the phantom&apos;s pile</translation>
    </message>
    <message>
        <source>Draw six cards, discard three, draw two. Eight of the others are each bot&apos;s pile</source>
        <translation>Draw six cards, discard three, draw two. Eight of the others are each bot&apos;s pile</translation>
    </message>
    <message>
        <source>Deal %1 cards each; keep two and pass the rest left, twice</source>
        <translation>Deal %1 cards each; keep two and pass the rest left, twice</translation>
    </message>
    <message>
        <source>A battle is fought in the cluster of the agent</source>
        <translation>A battle is fought in the cluster of the agent</translation>
    </message>
    <message>
        <source>A city is built in the cluster of the agent</source>
        <translation>A city is built in the cluster of the agent</translation>
    </message>
    <message>
        <source>A resource&apos;s free action takes place in the cluster of the agent</source>
        <translation>A resource&apos;s free action takes place in the cluster of the agent</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>so many ships, from a cluster</comment>
        <translation>%1 from %2</translation>
    </message>
    <message>
        <source>%1 moves superfluous ships into %2: %3</source>
        <translation>%1 moves superfluous ships into %2: %3</translation>
    </message>
    <message>
        <source>%1 wins the trick in %2: %3</source>
        <translation>%1 wins the trick in %2: %3</translation>
    </message>
    <message>
        <source>resources: %1</source>
        <translation>resources: %1</translation>
    </message>
    <message>
        <source>Counted: %2</source>
        <translation>Counted: %2</translation>
    </message>
    <message>
        <source>Count everybody&apos;s influence in %1</source>
        <translation>Count everybody&apos;s influence in %1</translation>
    </message>
    <message>
        <source>Count the resources left: each is spent for 1 Power</source>
        <translation>Count the resources left: each is spent for 1 Power</translation>
    </message>
    <message>
        <source>Who won the trick, and who has how much influence there?</source>
        <translation>Who won the trick, and who has how much influence there?</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): %1</source>
        <comment>what a way costs, and which</comment>
        <translation>
            <numerusform>%n point: %1</numerusform>
            <numerusform>%n points: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>battle</name>
    <message>
        <source>%1 more dice</source>
        <translation>%1 more dice</translation>
    </message>
    <message>
        <source>no more assault than skirmish dice</source>
        <translation>no more assault than skirmish dice</translation>
    </message>
    <message>
        <source>no raid dice</source>
        <translation>no raid dice</translation>
    </message>
    <message>
        <source>one raid die without a building</source>
        <translation>one raid die without a building</translation>
    </message>
    <message>
        <source>a hit before the dice are collected</source>
        <translation>a hit before the dice are collected</translation>
    </message>
    <message>
        <source>one intercept rolled is ignored</source>
        <translation>one intercept rolled is ignored</translation>
    </message>
    <message>
        <source>assault dice are intercepted</source>
        <translation>assault dice are intercepted</translation>
    </message>
    <message>
        <source>hits of an intercept: %1</source>
        <translation>hits of an intercept: %1</translation>
    </message>
    <message>
        <source>up to %1 rolled again</source>
        <translation>up to %1 rolled again</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, and what it changes in a battle</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>fresh ships that may come before the dice are collected: %1</source>
        <translation>fresh ships that may come before the dice are collected: %1</translation>
    </message>
    <message>
        <source>If they all come: %1 hits on the attacker in place of %2, %3 Trophies in place of %4</source>
        <comment>averages</comment>
        <translation>If they all come: %1 hits on the attacker in place of %2, %3 Trophies in place of %4</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 hit</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 hits</translation>
    </message>
    <message>
        <source>1 building hit</source>
        <translation>1 building hit</translation>
    </message>
    <message>
        <source>%1 building hits</source>
        <translation>%1 building hits</translation>
    </message>
    <message>
        <source>1 hit on the attacker</source>
        <translation>1 hit on the attacker</translation>
    </message>
    <message>
        <source>%1 hits on the attacker</source>
        <translation>%1 hits on the attacker</translation>
    </message>
    <message>
        <source>1 intercept</source>
        <translation>1 intercept</translation>
    </message>
    <message>
        <source>%1 intercepts</source>
        <translation>%1 intercepts</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 key</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 keys</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>shown by the dice</comment>
        <translation>nothing</translation>
    </message>
    <message>
        <source>takes hits before the ships: %1</source>
        <translation>takes hits before the ships: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n flame(s)</source>
        <translation>
            <numerusform>%n flame</numerusform>
            <numerusform>%n flames</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by the intercept (%2)</source>
        <comment>hits, and a card</comment>
        <translation>%1 by the intercept (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n fresh ship(s) intercepting</source>
        <translation>
            <numerusform>%n fresh ship intercepting</numerusform>
            <numerusform>%n fresh ships intercepting</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by the intercept</source>
        <comment>hits</comment>
        <translation>%1 by the intercept</translation>
    </message>
    <message>
        <source>%1 = %2 hits</source>
        <comment>what they come from, and how many</comment>
        <translation>%1 = %2 hits</translation>
    </message>
    <message>
        <source>%1, of which %2 can land</source>
        <comment>hits, and how many of them</comment>
        <translation>%1, of which %2 can land</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building hit(s)</source>
        <translation>
            <numerusform>%n building hit</numerusform>
            <numerusform>%n building hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>campaign</name>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of piece, and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 cedes to %2: %3 in %4</source>
        <translation>%1 cedes to %2: %3 in %4</translation>
    </message>
    <message>
        <source>%1 delegates %3 to %2</source>
        <translation>%1 delegates %3 to %2</translation>
    </message>
    <message>
        <source>%1 promises %2 a Favor</source>
        <translation>%1 promises %2 a Favor</translation>
    </message>
    <message>
        <source>%1 gives %2: %3</source>
        <translation>%1 gives %2: %3</translation>
    </message>
    <message>
        <source>%1 invites %2 to the Empire</source>
        <translation>%1 invites %2 to the Empire</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a deal</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>A deal: %1</source>
        <translation>A deal: %1</translation>
    </message>
    <message>
        <source>%1 returns %2 Favors of %3: %4</source>
        <translation>%1 returns %2 Favors of %3: %4</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>cluster %1</translation>
    </message>
    <message>
        <source>Crises</source>
        <translation>Crises</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Edicts</translation>
    </message>
    <message>
        <source>The event dice: %1</source>
        <translation>The event dice: %1</translation>
    </message>
    <message>
        <source>%1 petitions the Imperial Council</source>
        <translation>%1 petitions the Imperial Council</translation>
    </message>
    <message>
        <source>%1 leaves the Empire</source>
        <translation>%1 leaves the Empire</translation>
    </message>
    <message>
        <source>%1 revives the Empire</source>
        <translation>%1 revives the Empire</translation>
    </message>
    <message>
        <source>Roll the event die</source>
        <translation>Roll the event die</translation>
    </message>
    <message>
        <source>Roll the event die and the number die</source>
        <translation>Roll the event die and the number die</translation>
    </message>
    <message>
        <source>Which Policy lies on top?</source>
        <translation>Which Policy lies on top?</translation>
    </message>
    <message>
        <source>You may call a Summit</source>
        <translation>You may call a Summit</translation>
    </message>
    <message>
        <source>Call to Order: return Favors, petition, leave</source>
        <translation>Call to Order: return Favors, petition, leave</translation>
    </message>
    <message>
        <source>Resolve the Crises or the Edicts</source>
        <translation>Resolve the Crises or the Edicts</translation>
    </message>
    <message>
        <source>Steal from the Imperial Trust: %1 left</source>
        <translation>Steal from the Imperial Trust: %1 left</translation>
    </message>
    <message>
        <source>Enforce the Policy, or change it</source>
        <translation>Enforce the Policy, or change it</translation>
    </message>
    <message>
        <source>The Imperial Demand: what does %1 give?</source>
        <translation>The Imperial Demand: what does %1 give?</translation>
    </message>
    <message>
        <source>The Imperial Action (%1)</source>
        <translation>The Imperial Action (%1)</translation>
    </message>
    <message>
        <source>How far does your objective marker advance?</source>
        <translation>How far does your objective marker advance?</translation>
    </message>
    <message>
        <source>How many of your grand ambitions are fulfilled?</source>
        <translation>How many of your grand ambitions are fulfilled?</translation>
    </message>
    <message>
        <source>Choose your Fate for the next Act</source>
        <translation>Choose your Fate for the next Act</translation>
    </message>
    <message>
        <source>Where does your Flagship begin?</source>
        <translation>Where does your Flagship begin?</translation>
    </message>
    <message>
        <source>Resettling: where does the starport go?</source>
        <translation>Resettling: where does the starport go?</translation>
    </message>
    <message>
        <source>Resettling: place a ship</source>
        <translation>Resettling: place a ship</translation>
    </message>
    <message>
        <source>Imperial ships come to: %1</source>
        <translation>Imperial ships come to: %1</translation>
    </message>
    <message>
        <source>Free cities come to: %1</source>
        <translation>Free cities come to: %1</translation>
    </message>
    <message>
        <source>Blight comes to: %1</source>
        <translation>Blight comes to: %1</translation>
    </message>
    <message>
        <source>Crises hit %1: %2</source>
        <translation>Crises hit %1: %2</translation>
    </message>
    <message>
        <source>Buildings are removed in: %1</source>
        <translation>Buildings are removed in: %1</translation>
    </message>
    <message>
        <source>%1 takes the initiative: the most Power</source>
        <translation>%1 takes the initiative: the most Power</translation>
    </message>
    <message>
        <source>All Trophies and Captives return</source>
        <translation>All Trophies and Captives return</translation>
    </message>
    <message>
        <source>Act %1 begins</source>
        <translation>Act %1 begins</translation>
    </message>
    <message>
        <source>%1 plays %2 in the next Act</source>
        <translation>%1 plays %2 in the next Act</translation>
    </message>
    <message>
        <source>%1 has completed the objective</source>
        <translation>%1 has completed the objective</translation>
    </message>
    <message>
        <source>%1 has failed the objective</source>
        <translation>%1 has failed the objective</translation>
    </message>
    <message>
        <source>The objective of %1 is completed</source>
        <translation>The objective of %1 is completed</translation>
    </message>
    <message>
        <source>The objective marker of %1 stands at %2</source>
        <translation>The objective marker of %1 stands at %2</translation>
    </message>
    <message>
        <source>%1 becomes an Outlaw</source>
        <translation>%1 becomes an Outlaw</translation>
    </message>
    <message>
        <source>%1 becomes a Regent</source>
        <translation>%1 becomes a Regent</translation>
    </message>
    <message>
        <source>Nobody is First Regent any more</source>
        <translation>Nobody is First Regent any more</translation>
    </message>
    <message>
        <source>%1 becomes First Regent</source>
        <translation>%1 becomes First Regent</translation>
    </message>
    <message>
        <source>In force from now on: %1</source>
        <translation>In force from now on: %1</translation>
    </message>
    <message>
        <source>The Imperial Council has decided: it is resolved when the round ends</source>
        <translation>The Imperial Council has decided: it is resolved when the round ends</translation>
    </message>
    <message>
        <source>The Imperial Council has decided</source>
        <translation>The Imperial Council has decided</translation>
    </message>
    <message>
        <source>The Imperial Council is in session again</source>
        <translation>The Imperial Council is in session again</translation>
    </message>
    <message>
        <source>%1 gives %2 to the Imperial Trust</source>
        <translation>%1 gives %2 to the Imperial Trust</translation>
    </message>
    <message>
        <source>%1 takes %2 from the Imperial Trust</source>
        <translation>%1 takes %2 from the Imperial Trust</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <translation>%1 gains %2</translation>
    </message>
    <message>
        <source>%1 gives %2 a Favor</source>
        <translation>%1 gives %2 a Favor</translation>
    </message>
    <message>
        <source>%1 gets back Favors: %2</source>
        <translation>%1 gets back Favors: %2</translation>
    </message>
    <message>
        <source>%1 goes into the rules booklet</source>
        <translation>%1 goes into the rules booklet</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 gets %2</translation>
    </message>
    <message>
        <source>%1 goes to the bottom of the Court deck</source>
        <translation>%1 goes to the bottom of the Court deck</translation>
    </message>
    <message>
        <source>%1 loses %2 Power</source>
        <translation>%1 loses %2 Power</translation>
    </message>
    <message>
        <source>%1 gains %2 Power</source>
        <translation>%1 gains %2 Power</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>a system, and how many there</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>a Favor of %1</source>
        <translation>a Favor of %1</translation>
    </message>
    <message>
        <source>a Captive of %1</source>
        <translation>a Captive of %1</translation>
    </message>
    <message>
        <source>cede %1 in %2</source>
        <translation>cede %1 in %2</translation>
    </message>
    <message>
        <source>delegate %1</source>
        <translation>delegate %1</translation>
    </message>
    <message>
        <source>promise a Favor</source>
        <translation>promise a Favor</translation>
    </message>
    <message>
        <source>invite to the Empire</source>
        <translation>invite to the Empire</translation>
    </message>
    <message>
        <source>Settle beside an Imperial ship</source>
        <translation>Settle beside an Imperial ship</translation>
    </message>
    <message>
        <source>Negotiations: deals, then the end of the Summit</source>
        <translation>Negotiations: deals, then the end of the Summit</translation>
    </message>
    <message>
        <source>The table resolves %1</source>
        <translation>The table resolves %1</translation>
    </message>
    <message>
        <source>Replenish your fleet: place a ship until there are %1</source>
        <translation>Replenish your fleet: place a ship until there are %1</translation>
    </message>
    <message>
        <source>Scrap a Loyal ship, from the map or your supply: %1 left</source>
        <translation>Scrap a Loyal ship, from the map or your supply: %1 left</translation>
    </message>
    <message>
        <source>Which of these are still in play? Their cards join the Court deck</source>
        <translation>Which of these are still in play? Their cards join the Court deck</translation>
    </message>
    <message>
        <source>Choose for %1</source>
        <translation>Choose for %1</translation>
    </message>
    <message>
        <source>%1: %2. Then say it is done</source>
        <comment>a Fate, and what is to do</comment>
        <translation>%1: %2. Then say it is done</translation>
    </message>
    <message>
        <source>How far does your objective marker advance? The table shows %1 so far</source>
        <translation>How far does your objective marker advance? The table shows %1 so far</translation>
    </message>
    <message>
        <source>%1 is laid in: %2</source>
        <translation>%1 is laid in: %2</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 draws %2</translation>
    </message>
    <message>
        <source>%1 joins the action cards</source>
        <translation>%1 joins the action cards</translation>
    </message>
    <message>
        <source>%1 is attached</source>
        <translation>%1 is attached</translation>
    </message>
    <message>
        <source>%1 is up</source>
        <translation>%1 is up</translation>
    </message>
    <message>
        <source>Onto the ambition boxes: %1</source>
        <translation>Onto the ambition boxes: %1</translation>
    </message>
    <message>
        <source>The Blight strikes: no hits to count</source>
        <translation>The Blight strikes: no hits to count</translation>
    </message>
    <message>
        <source>Play on, or pack up until another day</source>
        <translation>Play on, or pack up until another day</translation>
    </message>
    <message>
        <source>%1 breaks: what lies there goes into the Twisted Passage</source>
        <translation>%1 breaks: what lies there goes into the Twisted Passage</translation>
    </message>
    <message>
        <source>consent to a gift: %1</source>
        <translation>consent to a gift: %1</translation>
    </message>
    <message>
        <source>share the Rumor in %1</source>
        <translation>share the Rumor in %1</translation>
    </message>
    <message>
        <source>%1 consents that %2 gives: %3</source>
        <translation>%1 consents that %2 gives: %3</translation>
    </message>
    <message>
        <source>%1 shares the Rumor in %3 with %2</source>
        <translation>%1 shares the Rumor in %3 with %2</translation>
    </message>
    <message>
        <source>Scrap one of your Monopolies and all your resources of its type</source>
        <translation>Scrap one of your Monopolies and all your resources of its type</translation>
    </message>
    <message>
        <source>Where was the Portal? The secret is told</source>
        <translation>Where was the Portal? The secret is told</translation>
    </message>
    <message>
        <source>Build on a free place of your Flagship</source>
        <translation>Build on a free place of your Flagship</translation>
    </message>
    <message>
        <source>Resources of the Hoard come onto your board; the rest returns</source>
        <translation>Resources of the Hoard come onto your board; the rest returns</translation>
    </message>
    <message>
        <source>You may Resettle: where does a city go?</source>
        <translation>You may Resettle: where does a city go?</translation>
    </message>
    <message>
        <source>You may scrap Relics: your objective advances by 2 for each</source>
        <translation>You may scrap Relics: your objective advances by 2 for each</translation>
    </message>
    <message>
        <source>a Guild card</source>
        <translation>a Guild card</translation>
    </message>
    <message>
        <source>forgive Outrage: %1</source>
        <translation>forgive Outrage: %1</translation>
    </message>
    <message>
        <source>%1 forgives %2 and takes a Favor: %3</source>
        <translation>%1 forgives %2 and takes a Favor: %3</translation>
    </message>
    <message>
        <source>Roll the number die</source>
        <translation>Roll the number die</translation>
    </message>
    <message>
        <source>Which of the attached cards is resolved first?</source>
        <translation>Which of the attached cards is resolved first?</translation>
    </message>
    <message>
        <source>make peace in cluster %1</source>
        <translation>make peace in cluster %1</translation>
    </message>
    <message>
        <source>make peace in cluster %1, returning a Favor</source>
        <translation>make peace in cluster %1, returning a Favor</translation>
    </message>
    <message>
        <source>%1 and %2 are for peace in cluster %3</source>
        <translation>%1 and %2 are for peace in cluster %3</translation>
    </message>
    <message>
        <source>%1 returns a Favor, and %2 is for peace in cluster %3</source>
        <translation>%1 returns a Favor, and %2 is for peace in cluster %3</translation>
    </message>
    <message>
        <source>You may spend Fuel, Material and Relics of the Hoard for their Prelude actions</source>
        <translation>You may spend Fuel, Material and Relics of the Hoard for their Prelude actions</translation>
    </message>
    <message>
        <source>You may roll any of these dice once more (%1)</source>
        <translation>You may roll any of these dice once more (%1)</translation>
    </message>
    <message>
        <source>The number says in which two clusters the Empire begins, the symbol where Free cities stand; everywhere else the Blight begins</source>
        <translation>The number says in which two clusters the Empire begins, the symbol where Free cities stand; everywhere else the Blight begins</translation>
    </message>
    <message>
        <source>When enforced: a Trophy or Captive from every other Regent to the First Regent, then a Weapon for each Regent</source>
        <translation>When enforced: a Trophy or Captive from every other Regent to the First Regent, then a Weapon for each Regent</translation>
    </message>
    <message>
        <source>When enforced: every Regent pays a Relic or Psionic, then gains the bonus Power of their cities</source>
        <translation>When enforced: every Regent pays a Relic or Psionic, then gains the bonus Power of their cities</translation>
    </message>
    <message>
        <source>When enforced: every Regent pays a Material, Fuel or Weapon, then 2 Imperial ships come</source>
        <translation>When enforced: every Regent pays a Material, Fuel or Weapon, then 2 Imperial ships come</translation>
    </message>
    <message>
        <source>The round ends with an event: %1 has the initiative and may call a Summit, where everybody can deal, before the event dice are rolled</source>
        <translation>The round ends with an event: %1 has the initiative and may call a Summit, where everybody can deal, before the event dice are rolled</translation>
    </message>
    <message>
        <source>%1 has secured the Imperial Council and may call a Summit, where everybody can deal, before the Crises or the Edicts are resolved</source>
        <translation>%1 has secured the Imperial Council and may call a Summit, where everybody can deal, before the Crises or the Edicts are resolved</translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>%1 surpassed with a 7 and seizes the initiative</source>
        <translation>%1 surpassed with a 7 and seizes the initiative</translation>
    </message>
    <message>
        <source>%1 takes the initiative: the highest card that surpassed</source>
        <translation>%1 takes the initiative: the highest card that surpassed</translation>
    </message>
    <message>
        <source>The lead card counts as 0 from now on</source>
        <translation>The lead card counts as 0 from now on</translation>
    </message>
    <message>
        <source>The round is over, the played cards are discarded</source>
        <translation>The round is over, the played cards are discarded</translation>
    </message>
    <message>
        <source>The chapter is over: score it</source>
        <translation>The chapter is over: score it</translation>
    </message>
    <message>
        <source>%1 gains %2 Power for %3</source>
        <translation>%1 gains %2 Power for %3</translation>
    </message>
    <message>
        <source>All Trophies return: Warlord was scored</source>
        <translation>All Trophies return: Warlord was scored</translation>
    </message>
    <message>
        <source>All Captives return: Tyrant was scored</source>
        <translation>All Captives return: Tyrant was scored</translation>
    </message>
    <message>
        <source>The marker with the lowest Power flips</source>
        <translation>The marker with the lowest Power flips</translation>
    </message>
    <message>
        <source>Chapter %1 begins, everybody draws six cards</source>
        <translation>Chapter %1 begins, everybody draws six cards</translation>
    </message>
    <message>
        <source>The game is over: %1 wins</source>
        <translation>The game is over: %1 wins</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 discards %2</translation>
    </message>
    <message>
        <source>%1 provoked Outrage: %2</source>
        <translation>%1 provoked Outrage: %2</translation>
    </message>
    <message>
        <source>%1 captures an agent of %2</source>
        <translation>%1 captures an agent of %2</translation>
    </message>
    <message>
        <source>%1 captures agents of %2 from the card</source>
        <translation>%1 captures agents of %2 from the card</translation>
    </message>
    <message>
        <source>Agents of %2 on the card become Trophies of %1</source>
        <translation>Agents of %2 on the card become Trophies of %1</translation>
    </message>
    <message>
        <source>It comes damaged: somebody else controls the system</source>
        <translation>It comes damaged: somebody else controls the system</translation>
    </message>
    <message>
        <source>%1 leads the next round: whoever had the initiative has no cards left</source>
        <translation>%1 leads the next round: whoever had the initiative has no cards left</translation>
    </message>
    <message>
        <source>%1 comes into the Court</source>
        <translation>%1 comes into the Court</translation>
    </message>
    <message>
        <source>%1 seizes the initiative</source>
        <translation>%1 seizes the initiative</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <translation>%1 gains %2</translation>
    </message>
    <message>
        <source>%1 gains %2 from %3</source>
        <comment>a player, a resource, a planet</comment>
        <translation>%1 gains %2 from %3</translation>
    </message>
    <message>
        <source>%1 discards %2: a card says so</source>
        <translation>%1 discards %2: a card says so</translation>
    </message>
</context>
<context>
    <name>chores</name>
    <message>
        <source>Place a ship at the gate of each cluster that has none of yours</source>
        <translation>Place a ship at the gate of each cluster that has none of yours</translation>
    </message>
    <message>
        <source>Place a Pilgrim at each planet with the rolled symbol</source>
        <translation>Place a Pilgrim at each planet with the rolled symbol</translation>
    </message>
    <message>
        <source>Shuffle the 4 Golems and lay one, asleep, on each gate of the clusters without Imperial ships</source>
        <translation>Shuffle the 4 Golems and lay one, asleep, on each gate of the clusters without Imperial ships</translation>
    </message>
    <message>
        <source>Place the 4 Rumors face down on four different planets; the true ones point to your secret Haven</source>
        <translation>Place the 4 Rumors face down on four different planets; the true ones point to your secret Haven</translation>
    </message>
    <message>
        <source>Place a Witness, on its spyglass side, at each Weapon planet</source>
        <translation>Place a Witness, on its spyglass side, at each Weapon planet</translation>
    </message>
    <message>
        <source>Lay a Ceasefire token at each cluster: on Peace where you control a system, else on War</source>
        <translation>Lay a Ceasefire token at each cluster: on Peace where you control a system, else on War</translation>
    </message>
    <message>
        <source>Lay a Hammer Fragment on each planet with the rolled symbol</source>
        <translation>Lay a Hammer Fragment on each planet with the rolled symbol</translation>
    </message>
    <message>
        <source>Place the first Passage on any gate and move what lies there to the centre of the map</source>
        <translation>Place the first Passage on any gate and move what lies there to the centre of the map</translation>
    </message>
    <message>
        <source>Write down any planet where only you look, to be sealed here or on paper</source>
        <translation>Write down any planet where only you look, to be sealed here or on paper</translation>
    </message>
</context>
<context>
    <name>control</name>
    <message>
        <source>Nobody has counted this system</source>
        <translation>Nobody has counted this system</translation>
    </message>
    <message>
        <source>Damaged ships control nothing</source>
        <translation>Damaged ships control nothing</translation>
    </message>
    <message>
        <source>No ships, no control</source>
        <translation>No ships, no control</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and their fresh ships</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Fresh ships are tied: %1</source>
        <translation>Fresh ships are tied: %1</translation>
    </message>
    <message>
        <source>Most fresh ships: %1</source>
        <translation>Most fresh ships: %1</translation>
    </message>
    <message>
        <source>A fresh Imperial ship is enough against any number</source>
        <translation>A fresh Imperial ship is enough against any number</translation>
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
    <message>
        <source>%1 is an Outlaw</source>
        <translation>%1 is an Outlaw</translation>
    </message>
    <message>
        <source>%1 is a Regent</source>
        <translation>%1 is a Regent</translation>
    </message>
    <message>
        <source>%1 has no objective marker</source>
        <translation>%1 has no objective marker</translation>
    </message>
    <message>
        <source>Objective marker of %1: %2</source>
        <translation>Objective marker of %1: %2</translation>
    </message>
    <message>
        <source>Favors %1 has of %2: %3</source>
        <translation>Favors %1 has of %2: %3</translation>
    </message>
    <message>
        <source>Nobody is First Regent</source>
        <translation>Nobody is First Regent</translation>
    </message>
    <message>
        <source>%1 is First Regent</source>
        <translation>%1 is First Regent</translation>
    </message>
    <message>
        <source>Imperial Trust, %1: %2</source>
        <translation>Imperial Trust, %1: %2</translation>
    </message>
    <message>
        <source>The Imperial Council has decided</source>
        <translation>The Imperial Council has decided</translation>
    </message>
    <message>
        <source>The Imperial Council is in session</source>
        <translation>The Imperial Council is in session</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>in a slot</comment>
        <translation>nothing</translation>
    </message>
    <message>
        <source>damaged %1</source>
        <translation>damaged %1</translation>
    </message>
    <message>
        <source>Frozen %1 of %2: %3</source>
        <translation>Frozen %1 of %2: %3</translation>
    </message>
    <message>
        <source>%1 has no Flagship</source>
        <translation>%1 has no Flagship</translation>
    </message>
    <message>
        <source>Flagship of %1: %2</source>
        <translation>Flagship of %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 of %2: %3</translation>
    </message>
    <message>
        <source>%1 is in the rules booklet</source>
        <translation>%1 is in the rules booklet</translation>
    </message>
    <message>
        <source>Attached in the Court, place %1: nothing</source>
        <translation>Attached in the Court, place %1: nothing</translation>
    </message>
    <message>
        <source>Attached in the Court, place %1: %2</source>
        <translation>Attached in the Court, place %1: %2</translation>
    </message>
    <message>
        <source>The Sponsored token is on the First Regent tile</source>
        <translation>The Sponsored token is on the First Regent tile</translation>
    </message>
    <message>
        <source>The Sponsored ambition: %1</source>
        <translation>The Sponsored ambition: %1</translation>
    </message>
    <message>
        <source>The Commonwealth marker is on its Fate card</source>
        <translation>The Commonwealth marker is on its Fate card</translation>
    </message>
    <message>
        <source>The Commonwealth marker: %1</source>
        <translation>The Commonwealth marker: %1</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>a token, where it lies, how many</comment>
        <translation>%1 – %2: %3</translation>
    </message>
    <message>
        <source>%1 is on the Faithful stack</source>
        <translation>%1 is on the Faithful stack</translation>
    </message>
    <message>
        <source>%1 is among the action cards</source>
        <translation>%1 is among the action cards</translation>
    </message>
    <message>
        <source>%1 is up</source>
        <translation>%1 is up</translation>
    </message>
    <message>
        <source>Action cards out of the campaign: %1</source>
        <translation>Action cards out of the campaign: %1</translation>
    </message>
    <message>
        <source>On %1, %2: %3</source>
        <translation>On %1, %2: %3</translation>
    </message>
    <message>
        <source>On %1, %2 of %3: %4</source>
        <translation>On %1, %2 of %3: %4</translation>
    </message>
    <message>
        <source>Captive ships of %1 from %2: %3</source>
        <translation>Captive ships of %1 from %2: %3</translation>
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
        <source>No dice are rolled again</source>
        <translation>No dice are rolled again</translation>
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
    <message>
        <source>%1 × %2</source>
        <comment>how many of what</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 takes hits on: %2</source>
        <translation>%1 takes hits on: %2</translation>
    </message>
    <message>
        <source>%1 uses %2 first</source>
        <translation>%1 uses %2 first</translation>
    </message>
    <message>
        <source>%1 plays an Event card</source>
        <translation>%1 plays an Event card</translation>
    </message>
    <message>
        <source>%1 and %2 Imperial</source>
        <translation>%1 and %2 Imperial</translation>
    </message>
    <message>
        <source>the Flagship and %1</source>
        <translation>the Flagship and %1</translation>
    </message>
    <message>
        <source>%1, and Imperial ships: %2</source>
        <translation>%1, and Imperial ships: %2</translation>
    </message>
    <message>
        <source>%1 calls a Summit</source>
        <translation>%1 calls a Summit</translation>
    </message>
    <message>
        <source>%1 opens the Negotiations</source>
        <translation>%1 opens the Negotiations</translation>
    </message>
    <message>
        <source>%1 ends the Summit</source>
        <translation>%1 ends the Summit</translation>
    </message>
    <message>
        <source>%1 resolves the Crises</source>
        <translation>%1 resolves the Crises</translation>
    </message>
    <message>
        <source>%1 resolves the Edicts</source>
        <translation>%1 resolves the Edicts</translation>
    </message>
    <message>
        <source>Resolved at the table</source>
        <translation>Resolved at the table</translation>
    </message>
    <message>
        <source>%1 builds: %2 as %3</source>
        <translation>%1 builds: %2 as %3</translation>
    </message>
    <message>
        <source>%1 repairs on the Flagship: %2</source>
        <translation>%1 repairs on the Flagship: %2</translation>
    </message>
    <message>
        <source>the Flagship</source>
        <translation>the Flagship</translation>
    </message>
    <message>
        <source>%1, by the Slipstream Drive</source>
        <translation>%1, by the Slipstream Drive</translation>
    </message>
    <message>
        <source>%1 does so</source>
        <comment>a player, asked whether to</comment>
        <translation>%1 does so</translation>
    </message>
    <message>
        <source>%1 ends the Prelude</source>
        <translation>%1 ends the Prelude</translation>
    </message>
    <message>
        <source>The roll: %1</source>
        <translation>The roll: %1</translation>
    </message>
    <message>
        <source>%1 deals hits to: %2</source>
        <comment>a player, and the pieces hit</comment>
        <translation>%1 deals hits to: %2</translation>
    </message>
    <message>
        <source>%1 seizes the initiative by Outrage: %2</source>
        <translation>%1 seizes the initiative by Outrage: %2</translation>
    </message>
    <message>
        <source>%1 raids %2 (%3)</source>
        <comment>kind of piece, and whose it is</comment>
        <translation>%1 raids %2 (%3)</translation>
    </message>
    <message>
        <source>%1 seals a secret (%2)</source>
        <translation>%1 seals a secret (%2)</translation>
    </message>
    <message>
        <source>%1 reveals %2: the seal was never broken</source>
        <translation>%1 reveals %2: the seal was never broken</translation>
    </message>
    <message>
        <source>%1 repairs on the Flagship of %2: %3</source>
        <translation>%1 repairs on the Flagship of %2: %3</translation>
    </message>
    <message>
        <source>%1 repairs: %2 of %3 in %4</source>
        <translation>%1 repairs: %2 of %3 in %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>ships</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>the Flagship of %1</source>
        <translation>the Flagship of %1</translation>
    </message>
    <message>
        <source>%1, and ships of %2: %3</source>
        <translation>%1, and ships of %2: %3</translation>
    </message>
    <message>
        <source>%1 (lent)</source>
        <comment>a ship, or an Upgrade of a Flagship</comment>
        <translation>%1 (lent)</translation>
    </message>
    <message>
        <source>%1 copies with a card face down</source>
        <translation>%1 copies with a card face down</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>first in Tyrant gains second&apos;s Power too; second none</source>
        <translation>first in Tyrant gains second&apos;s Power too; second none</translation>
    </message>
    <message>
        <source>a tax brings 1 Psionic more</source>
        <translation>a tax brings 1 Psionic more</translation>
    </message>
    <message>
        <source>a tax brings 1 Fuel more</source>
        <translation>a tax brings 1 Fuel more</translation>
    </message>
    <message>
        <source>Tycoon is scored: all Fuel is discarded now</source>
        <translation>Tycoon is scored: all Fuel is discarded now</translation>
    </message>
    <message>
        <source>declaring brings a resource of your choice</source>
        <translation>declaring brings a resource of your choice</translation>
    </message>
    <message>
        <source>what you do not control you cannot tax</source>
        <translation>what you do not control you cannot tax</translation>
    </message>
    <message>
        <source>you must collect 2 more dice</source>
        <translation>you must collect 2 more dice</translation>
    </message>
    <message>
        <source>2 ships a move at most</source>
        <translation>2 ships a move at most</translation>
    </message>
    <message>
        <source>you may move before or after the battle</source>
        <translation>you may move before or after the battle</translation>
    </message>
    <message>
        <source>first in Empath gains second&apos;s Power too; second none</source>
        <translation>first in Empath gains second&apos;s Power too; second none</translation>
    </message>
    <message>
        <source>to declare, first give the poorest Rival a card</source>
        <translation>to declare, first give the poorest Rival a card</translation>
    </message>
    <message>
        <source>you may influence before or after securing</source>
        <translation>you may influence before or after securing</translation>
    </message>
    <message>
        <source>declaring lets you influence each Court card</source>
        <translation>declaring lets you influence each Court card</translation>
    </message>
    <message>
        <source>a lone agent secures no Guild card</source>
        <translation>a lone agent secures no Guild card</translation>
    </message>
    <message>
        <source>first in Tycoon gains second&apos;s Power too; second none</source>
        <translation>first in Tycoon gains second&apos;s Power too; second none</translation>
    </message>
    <message>
        <source>no more assault than skirmish dice</source>
        <translation>no more assault than skirmish dice</translation>
    </message>
    <message>
        <source>a new ambition secures the Court deck&apos;s top card</source>
        <translation>a new ambition secures the Court deck&apos;s top card</translation>
    </message>
    <message>
        <source>you may influence twice</source>
        <translation>you may influence twice</translation>
    </message>
    <message>
        <source>Power for first place only</source>
        <translation>Power for first place only</translation>
    </message>
    <message>
        <source>tax Rivals and empty slots beside your ships</source>
        <translation>tax Rivals and empty slots beside your ships</translation>
    </message>
    <message>
        <source>Catapult moves start at gates, not at starports</source>
        <translation>Catapult moves start at gates, not at starports</translation>
    </message>
    <message>
        <source>a tax brings 1 Weapon more</source>
        <translation>a tax brings 1 Weapon more</translation>
    </message>
    <message>
        <source>an intercept hits once for each Weapon icon</source>
        <translation>an intercept hits once for each Weapon icon</translation>
    </message>
    <message>
        <source>each starport you control repairs a ship after it</source>
        <translation>each starport you control repairs a ship after it</translation>
    </message>
    <message>
        <source>controlled starports repair ships after the battle</source>
        <translation>controlled starports repair ships after the battle</translation>
    </message>
    <message>
        <source>Summon a ship at any city you control, once a turn</source>
        <translation>Summon a ship at any city you control, once a turn</translation>
    </message>
    <message>
        <source>Fire Rifles hits in the next system</source>
        <translation>Fire Rifles hits in the next system</translation>
    </message>
    <message>
        <source>fresh ships that moved go on once more</source>
        <translation>fresh ships that moved go on once more</translation>
    </message>
    <message>
        <source>assault dice add an intercept</source>
        <translation>assault dice add an intercept</translation>
    </message>
    <message>
        <source>no raid dice against a fresh starport</source>
        <translation>no raid dice against a fresh starport</translation>
    </message>
    <message>
        <source>if all ships are fresh, ignore one intercept</source>
        <translation>if all ships are fresh, ignore one intercept</translation>
    </message>
    <message>
        <source>repairs an attacking ship after the battle</source>
        <translation>repairs an attacking ship after the battle</translation>
    </message>
    <message>
        <source>gates take starports</source>
        <translation>gates take starports</translation>
    </message>
    <message>
        <source>a city beside the slots costs its planet&apos;s resource</source>
        <translation>a city beside the slots costs its planet&apos;s resource</translation>
    </message>
    <message>
        <source>Nurture taxes a city of yours</source>
        <translation>Nurture taxes a city of yours</translation>
    </message>
    <message>
        <source>Prune swaps a city and a starport</source>
        <translation>Prune swaps a city and a starport</translation>
    </message>
    <message>
        <source>gates take cities</source>
        <translation>gates take cities</translation>
    </message>
    <message>
        <source>Guide any ships to or from a fresh starport</source>
        <translation>Guide any ships to or from a fresh starport</translation>
    </message>
    <message>
        <source>1 raid die even without a building</source>
        <translation>1 raid die even without a building</translation>
    </message>
    <message>
        <source>Martyr: a fresh ship takes another with it</source>
        <translation>Martyr: a fresh ship takes another with it</translation>
    </message>
    <message>
        <source>discard it to clear your Psionic Outrage</source>
        <translation>discard it to clear your Psionic Outrage</translation>
    </message>
    <message>
        <source>tax any city as if it were yours</source>
        <translation>tax any city as if it were yours</translation>
    </message>
    <message>
        <source>no resource is stolen that the thief has</source>
        <translation>no resource is stolen that the thief has</translation>
    </message>
    <message>
        <source>discard it to clear your Relic Outrage</source>
        <translation>discard it to clear your Relic Outrage</translation>
    </message>
    <message>
        <source>cards of resource types held cannot be stolen</source>
        <translation>cards of resource types held cannot be stolen</translation>
    </message>
    <message>
        <source>taxed cities may be taxed again</source>
        <translation>taxed cities may be taxed again</translation>
    </message>
    <message>
        <source>discard it to clear your Weapon Outrage</source>
        <translation>discard it to clear your Weapon Outrage</translation>
    </message>
    <message>
        <source>return Trophies, influence once for each</source>
        <translation>return Trophies, influence once for each</translation>
    </message>
    <message>
        <source>return Captives, secure once for each</source>
        <translation>return Captives, secure once for each</translation>
    </message>
    <message>
        <source>Annex a building you control</source>
        <translation>Annex a building you control</translation>
    </message>
    <message>
        <source>all Material and Fuel for an ambition, first of all</source>
        <translation>all Material and Fuel for an ambition, first of all</translation>
    </message>
    <message>
        <source>Material and Fuel become any resources</source>
        <translation>Material and Fuel become any resources</translation>
    </message>
    <message>
        <source>discard it to clear Material and Fuel Outrage</source>
        <translation>discard it to clear Material and Fuel Outrage</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, and what it reminds of</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%3): %2</source>
        <comment>a card, what it reminds of, and whose it is</comment>
        <translation>%1 (%3): %2</translation>
    </message>
    <message>
        <source>you may move the Judge&apos;s ships</source>
        <translation>you may move the Judge&apos;s ships</translation>
    </message>
    <message>
        <source>the Judge&apos;s ships there may attack along</source>
        <translation>the Judge&apos;s ships there may attack along</translation>
    </message>
</context>
<context>
    <name>lay out</name>
    <message>
        <source>%1: %2</source>
        <comment>pieces, and in which systems each</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between systems</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged Blight</source>
        <translation>
            <numerusform>%n damaged Blight</numerusform>
            <numerusform>%n damaged Blight</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many of a resource</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an ambition&apos;s box, and the resources on it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The ambition boxes</source>
        <translation>The ambition boxes</translation>
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
    <message>
        <source>fresh ship</source>
        <translation>fresh ship</translation>
    </message>
    <message>
        <source>damaged ship</source>
        <translation>damaged ship</translation>
    </message>
    <message>
        <source>fresh city</source>
        <translation>fresh city</translation>
    </message>
    <message>
        <source>damaged city</source>
        <translation>damaged city</translation>
    </message>
    <message>
        <source>fresh starport</source>
        <translation>fresh starport</translation>
    </message>
    <message>
        <source>damaged starport</source>
        <translation>damaged starport</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>hit</translation>
    </message>
    <message>
        <source>two hits</source>
        <translation>two hits</translation>
    </message>
    <message>
        <source>key</source>
        <translation>key</translation>
    </message>
    <message>
        <source>two keys</source>
        <translation>two keys</translation>
    </message>
    <message>
        <source>building hit</source>
        <translation>building hit</translation>
    </message>
    <message>
        <source>intercept</source>
        <translation>intercept</translation>
    </message>
    <message>
        <source>hit on self</source>
        <translation>hit on self</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>a face of a die</comment>
        <translation>blank</translation>
    </message>
    <message>
        <source>the Empire</source>
        <translation>the Empire</translation>
    </message>
    <message>
        <source>the Free States</source>
        <translation>the Free States</translation>
    </message>
    <message>
        <source>the Blight</source>
        <translation>the Blight</translation>
    </message>
    <message>
        <source>fresh Imperial ship</source>
        <translation>fresh Imperial ship</translation>
    </message>
    <message>
        <source>damaged Imperial ship</source>
        <translation>damaged Imperial ship</translation>
    </message>
    <message>
        <source>Captives</source>
        <translation>Captives</translation>
    </message>
    <message>
        <source>Favors</source>
        <translation>Favors</translation>
    </message>
    <message>
        <source>an Event card</source>
        <translation>an Event card</translation>
    </message>
    <message>
        <source>Slipstream Drive</source>
        <translation>Slipstream Drive</translation>
    </message>
    <message>
        <source>Tractor Beam</source>
        <translation>Tractor Beam</translation>
    </message>
    <message>
        <source>Control Array</source>
        <translation>Control Array</translation>
    </message>
    <message>
        <source>Defense Array</source>
        <translation>Defense Array</translation>
    </message>
    <message>
        <source>Ship Crane</source>
        <translation>Ship Crane</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Hull</translation>
    </message>
    <message>
        <source>%1 Armor</source>
        <comment>of an Upgrade</comment>
        <translation>%1 Armor</translation>
    </message>
    <message>
        <source>Policy of War</source>
        <translation>Policy of War</translation>
    </message>
    <message>
        <source>Policy of Peace</source>
        <translation>Policy of Peace</translation>
    </message>
    <message>
        <source>Policy of Escalation</source>
        <translation>Policy of Escalation</translation>
    </message>
    <message>
        <source>Zeal</source>
        <translation>Zeal</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Wisdom</translation>
    </message>
    <message>
        <source>Faithful %1</source>
        <comment>an action card</comment>
        <translation>Faithful %1</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Banner</translation>
    </message>
    <message>
        <source>Bunker</source>
        <translation>Bunker</translation>
    </message>
    <message>
        <source>Twisted Passage</source>
        <translation>Twisted Passage</translation>
    </message>
    <message>
        <source>Banners</source>
        <translation>Banners</translation>
    </message>
    <message>
        <source>Bunkers</source>
        <translation>Bunkers</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>which of several buildings</comment>
        <translation>damaged</translation>
    </message>
    <message>
        <source>undamaged</source>
        <comment>which of several buildings</comment>
        <translation>undamaged</translation>
    </message>
    <message>
        <source>used this turn</source>
        <comment>which of several buildings</comment>
        <translation>used this turn</translation>
    </message>
    <message>
        <source>not used this turn</source>
        <comment>which of several buildings</comment>
        <translation>not used this turn</translation>
    </message>
    <message>
        <source>beside the slots</source>
        <comment>which of several buildings</comment>
        <translation>beside the slots</translation>
    </message>
    <message>
        <source>in a slot</source>
        <comment>which of several buildings</comment>
        <translation>in a slot</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is done, and which of several buildings</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Edenguard</source>
        <translation>Edenguard</translation>
    </message>
    <message>
        <source>Blightkin</source>
        <translation>Blightkin</translation>
    </message>
    <message>
        <source>Captive ships</source>
        <translation>Captive ships</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Whoever leads may declare the ambition of the card led, before anything else and while a marker is left</source>
        <translation>Whoever leads may declare the ambition of the card led, before anything else and while a marker is left</translation>
    </message>
    <message>
        <source>Nobody can seize the initiative now: only before the first action, once a round, and not by its holder</source>
        <translation>Nobody can seize the initiative now: only before the first action, once a round, and not by its holder</translation>
    </message>
    <message>
        <source>No resource or card can be used in a Prelude now: it ends with the first action</source>
        <translation>No resource or card can be used in a Prelude now: it ends with the first action</translation>
    </message>
    <message>
        <source>There is no city to tax</source>
        <translation>There is no city to tax</translation>
    </message>
    <message>
        <source>There is no place to build: ships need a starport, buildings a system with own pieces and an empty slot</source>
        <translation>There is no place to build: ships need a starport, buildings a system with own pieces and an empty slot</translation>
    </message>
    <message>
        <source>There are no ships to move</source>
        <translation>There are no ships to move</translation>
    </message>
    <message>
        <source>Nothing is damaged</source>
        <translation>Nothing is damaged</translation>
    </message>
    <message>
        <source>There is no agent to place, or no card in the Court</source>
        <translation>There is no agent to place, or no card in the Court</translation>
    </message>
    <message>
        <source>No card of the Court has more of your agents than of each Rival&apos;s</source>
        <translation>No card of the Court has more of your agents than of each Rival&apos;s</translation>
    </message>
    <message>
        <source>No own ships stand beside anybody else&apos;s pieces</source>
        <translation>No own ships stand beside anybody else&apos;s pieces</translation>
    </message>
    <message>
        <source>No card here gives an action now</source>
        <translation>No card here gives an action now</translation>
    </message>
    <message>
        <source>%1 from slot %2</source>
        <comment>what is raided, and where it lies</comment>
        <translation>%1 from slot %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 keys</source>
        <comment>a raid, its price and what is left to pay with</comment>
        <translation>%1: %2 of %3 keys</translation>
    </message>
    <message>
        <source>%1: Build or Repair</source>
        <translation>%1: Build or Repair</translation>
    </message>
    <message>
        <source>%1: Move</source>
        <translation>%1: Move</translation>
    </message>
    <message>
        <source>%1: this turn&apos;s actions may battle</source>
        <translation>%1: this turn&apos;s actions may battle</translation>
    </message>
    <message>
        <source>%1: Secure</source>
        <translation>%1: Secure</translation>
    </message>
    <message>
        <source>%1: an action of the lead card</source>
        <translation>%1: an action of the lead card</translation>
    </message>
    <message>
        <source>Everybody else has passed: this ends the chapter, with cards left in hands</source>
        <translation>Everybody else has passed: this ends the chapter, with cards left in hands</translation>
    </message>
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
        <source>discard the card</source>
        <translation>discard the card</translation>
    </message>
    <message>
        <source>bury the card</source>
        <translation>bury the card</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of several things</comment>
        <translation>%1 and %2</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
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
    <message>
        <source>%1 destroys %2</source>
        <comment>a player, and pieces</comment>
        <translation>%1 destroys %2</translation>
    </message>
    <message>
        <source>%1 damages %2</source>
        <comment>a player, and pieces</comment>
        <translation>%1 damages %2</translation>
    </message>
    <message>
        <source>%1 destroys %2, damages %3</source>
        <comment>a player, and pieces</comment>
        <translation>%1 destroys %2, damages %3</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <comment>a player, and own pieces</comment>
        <translation>%1 loses %2</translation>
    </message>
    <message>
        <source>%1 has %2 damaged</source>
        <comment>a player, and own pieces</comment>
        <translation>%1 has %2 damaged</translation>
    </message>
    <message>
        <source>%1 loses %2 and has %3 damaged</source>
        <comment>a player, and own pieces</comment>
        <translation>%1 loses %2 and has %3 damaged</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two actions</comment>
        <translation>%1 or %2</translation>
    </message>
    <message>
        <source>%1: Outraged, it gives nothing</source>
        <translation>%1: Outraged, it gives nothing</translation>
    </message>
    <message>
        <source>The chapter has just ended: look at what it brings first</source>
        <translation>The chapter has just ended: look at what it brings first</translation>
    </message>
    <message>
        <source>No action is left: the turn of %1 is over</source>
        <translation>No action is left: the turn of %1 is over</translation>
    </message>
    <message>
        <source>%1 (the cheapest of %2)</source>
        <comment>a raid, and how many alike there are</comment>
        <translation>%1 (the cheapest of %2)</translation>
    </message>
    <message>
        <source>There is nothing to do with it now: %1</source>
        <translation>There is nothing to do with it now: %1</translation>
    </message>
    <message>
        <source>Play on: the next Act</source>
        <translation>Play on: the next Act</translation>
    </message>
    <message>
        <source>%1: a city</source>
        <translation>%1: a city</translation>
    </message>
    <message>
        <source>%1: a starport</source>
        <translation>%1: a starport</translation>
    </message>
    <message>
        <source>Enforce it: %1</source>
        <translation>Enforce it: %1</translation>
    </message>
    <message>
        <source>Change to: %1</source>
        <translation>Change to: %1</translation>
    </message>
</context>
<context>
    <name>pieces</name>
    <message numerus="yes">
        <source>%1, %n times</source>
        <comment>what to move</comment>
        <translation>
            <numerusform>%1</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 from the supply to %3</source>
        <comment>owner, ships, system</comment>
        <translation>%1: %2 from the supply to %3</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <comment>owner, ships, system, system</comment>
        <translation>%1: %2 from %3 to %4</translation>
    </message>
    <message>
        <source>%1: tip a ship in %2 over</source>
        <comment>owner, system</comment>
        <translation>%1: tip a ship in %2 over</translation>
    </message>
    <message>
        <source>%1: a ship in %2 to the Trophies of %3</source>
        <comment>owner, system, player</comment>
        <translation>%1: a ship in %2 to the Trophies of %3</translation>
    </message>
    <message>
        <source>%1: a ship in %2 back to the supply</source>
        <comment>owner, system</comment>
        <translation>%1: a ship in %2 back to the supply</translation>
    </message>
    <message>
        <source>%1: stand a ship in %2 up</source>
        <comment>owner, system</comment>
        <translation>%1: stand a ship in %2 up</translation>
    </message>
    <message>
        <source>%1: %2 to %3, damaged</source>
        <comment>owner, building, system</comment>
        <translation>%1: %2 to %3, damaged</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>owner, building, system</comment>
        <translation>%1: %2 to %3</translation>
    </message>
    <message>
        <source>%1: %2 in %3 is whole again</source>
        <comment>owner, building, system</comment>
        <translation>%1: %2 in %3 is whole again</translation>
    </message>
    <message>
        <source>%1: %2 in %3 is damaged</source>
        <comment>owner, building, system</comment>
        <translation>%1: %2 in %3 is damaged</translation>
    </message>
    <message>
        <source>%1: %2 in %3 to the Trophies of %4</source>
        <comment>owner, building, system, player</comment>
        <translation>%1: %2 in %3 to the Trophies of %4</translation>
    </message>
    <message>
        <source>%1: %2 in %3 back to the board of the player</source>
        <comment>owner, building, system</comment>
        <translation>%1: %2 in %3 back to the board of the player</translation>
    </message>
    <message>
        <source>All Trophies back to their owners</source>
        <translation>All Trophies back to their owners</translation>
    </message>
    <message>
        <source>All Captives back to their owners</source>
        <translation>All Captives back to their owners</translation>
    </message>
    <message>
        <source>All Captives but those of %1 back to their owners</source>
        <translation>All Captives but those of %1 back to their owners</translation>
    </message>
    <message>
        <source>the supply</source>
        <translation>the supply</translation>
    </message>
    <message>
        <source>the slots of %1</source>
        <translation>the slots of %1</translation>
    </message>
    <message>
        <source>beside the slots of %1</source>
        <translation>beside the slots of %1</translation>
    </message>
    <message>
        <source>the tray</source>
        <translation>the tray</translation>
    </message>
    <message>
        <source>a planet</source>
        <translation>a planet</translation>
    </message>
    <message>
        <source>the Imperial Trust</source>
        <translation>the Imperial Trust</translation>
    </message>
    <message>
        <source>an ambition box</source>
        <translation>an ambition box</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>a card</translation>
    </message>
    <message>
        <source>the box</source>
        <translation>the box</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>a resource token</comment>
        <translation>%1: from %2 to %3</translation>
    </message>
    <message>
        <source>the Court</source>
        <translation>the Court</translation>
    </message>
    <message>
        <source>the Captives of %1</source>
        <translation>the Captives of %1</translation>
    </message>
    <message>
        <source>the Trophies of %1</source>
        <translation>the Trophies of %1</translation>
    </message>
    <message>
        <source>the Outrage of %1</source>
        <translation>the Outrage of %1</translation>
    </message>
    <message>
        <source>the Favors of %1</source>
        <translation>the Favors of %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n agent(s) from %2 to %3</source>
        <comment>owner, place, place</comment>
        <translation>
            <numerusform>%1: %n agent from %2 to %3</numerusform>
            <numerusform>%1: %n agents from %2 to %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The initiative marker to %1</source>
        <translation>The initiative marker to %1</translation>
    </message>
    <message>
        <source>The zero marker onto the lead card</source>
        <translation>The zero marker onto the lead card</translation>
    </message>
    <message>
        <source>%1: %2 forward on the Power track</source>
        <comment>player, Power</comment>
        <translation>%1: %2 forward on the Power track</translation>
    </message>
    <message>
        <source>%1: %2 back on the Power track</source>
        <comment>player, Power</comment>
        <translation>%1: %2 back on the Power track</translation>
    </message>
    <message>
        <source>The ambition markers back above the boxes</source>
        <translation>The ambition markers back above the boxes</translation>
    </message>
    <message>
        <source>Turn over the ambition marker with the lowest Power</source>
        <translation>Turn over the ambition marker with the lowest Power</translation>
    </message>
    <message>
        <source>The played cards to the discard pile</source>
        <translation>The played cards to the discard pile</translation>
    </message>
    <message>
        <source>The chapter marker to %1; shuffle, and deal everybody six cards</source>
        <translation>The chapter marker to %1; shuffle, and deal everybody six cards</translation>
    </message>
    <message>
        <source>The end of the chapter</source>
        <translation>The end of the chapter</translation>
    </message>
    <message>
        <source>The event</source>
        <translation>The event</translation>
    </message>
    <message>
        <source>The turn of %1</source>
        <comment>a player</comment>
        <translation>The turn of %1</translation>
    </message>
    <message>
        <source>%1 into the Court deck</source>
        <comment>a card</comment>
        <translation>%1 into the Court deck</translation>
    </message>
    <message>
        <source>%1 under the Court deck</source>
        <comment>a card</comment>
        <translation>%1 under the Court deck</translation>
    </message>
    <message>
        <source>%1 to the discard pile of the Court</source>
        <comment>a card</comment>
        <translation>%1 to the discard pile of the Court</translation>
    </message>
    <message>
        <source>%1 to the Court</source>
        <comment>a card</comment>
        <translation>%1 to the Court</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a card, a player</comment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1 beside the board</source>
        <comment>a card</comment>
        <translation>%1 beside the board</translation>
    </message>
    <message>
        <source>%1 to the box</source>
        <comment>a card</comment>
        <translation>%1 to the box</translation>
    </message>
    <message numerus="yes">
        <source>%n Blight</source>
        <translation>
            <numerusform>%n Blight</numerusform>
            <numerusform>%n Blight</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from the supply to %2, damaged</source>
        <comment>tokens, system</comment>
        <translation>%1 from the supply to %2, damaged</translation>
    </message>
    <message>
        <source>%1 from the supply to %2</source>
        <comment>tokens, system</comment>
        <translation>%1 from the supply to %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>tokens, system, system</comment>
        <translation>%1 from %2 to %3</translation>
    </message>
    <message>
        <source>Turn a Blight in %1 over</source>
        <comment>system</comment>
        <translation>Turn a Blight in %1 over</translation>
    </message>
    <message>
        <source>A Blight in %1 to the Trophies of %2</source>
        <comment>system, player</comment>
        <translation>A Blight in %1 to the Trophies of %2</translation>
    </message>
    <message>
        <source>A Blight in %1 back to the supply</source>
        <comment>system</comment>
        <translation>A Blight in %1 back to the supply</translation>
    </message>
    <message>
        <source>Turn a Blight in %1 to its fresh side</source>
        <comment>system</comment>
        <translation>Turn a Blight in %1 to its fresh side</translation>
    </message>
    <message>
        <source>Turn over in %2: %1</source>
        <comment>a token as it is then, and where it lies</comment>
        <translation>Turn over in %2: %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a token, and where</comment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1 from %2 to the box</source>
        <comment>a token, and where it lay</comment>
        <translation>%1 from %2 to the box</translation>
    </message>
    <message>
        <source>A Passage onto %1; what is there into the Twisted Passage, buildings home</source>
        <translation>A Passage onto %1; what is there into the Twisted Passage, buildings home</translation>
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
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n agent</numerusform>
            <numerusform>%n agents</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing lies on %2 any more</source>
        <comment>owner, card or token</comment>
        <translation>%1: nothing lies on %2 any more</translation>
    </message>
    <message>
        <source>%1: on %2 now lie %3</source>
        <comment>owner, card or token, pieces</comment>
        <translation>%1: on %2 now lie %3</translation>
    </message>
    <message>
        <source>%1: the Flagship back to the box</source>
        <comment>owner</comment>
        <translation>%1: the Flagship back to the box</translation>
    </message>
    <message>
        <source>%1: the Flagship to %2</source>
        <comment>owner, system</comment>
        <translation>%1: the Flagship to %2</translation>
    </message>
    <message>
        <source>%1: %2 onto the Flagship: %3, damaged</source>
        <comment>owner, building, Upgrade</comment>
        <translation>%1: %2 onto the Flagship: %3, damaged</translation>
    </message>
    <message>
        <source>%1: %2 onto the Flagship: %3</source>
        <comment>owner, building, Upgrade</comment>
        <translation>%1: %2 onto the Flagship: %3</translation>
    </message>
    <message>
        <source>%1: %2 of the Flagship is damaged</source>
        <comment>owner, Upgrade</comment>
        <translation>%1: %2 of the Flagship is damaged</translation>
    </message>
    <message>
        <source>%1: %2 of the Flagship to the Trophies of %3</source>
        <comment>owner, Upgrade, player</comment>
        <translation>%1: %2 of the Flagship to the Trophies of %3</translation>
    </message>
    <message>
        <source>%1: %2 of the Flagship is whole again</source>
        <comment>owner, Upgrade</comment>
        <translation>%1: %2 of the Flagship is whole again</translation>
    </message>
    <message>
        <source>%1: %2 of the Flagship back to the board of the player</source>
        <comment>owner, Upgrade</comment>
        <translation>%1: %2 of the Flagship back to the board of the player</translation>
    </message>
    <message>
        <source>%1: play %2</source>
        <comment>phantom or bot, card</comment>
        <translation>%1: play %2</translation>
    </message>
    <message>
        <source>%1: the agent to %2</source>
        <comment>owner, system</comment>
        <translation>%1: the agent to %2</translation>
    </message>
    <message>
        <source>%1: a ship in %2 to the box</source>
        <comment>owner, system</comment>
        <translation>%1: a ship in %2 to the box</translation>
    </message>
    <message>
        <source>Turn the city in %1 to its fresh side</source>
        <comment>system</comment>
        <translation>Turn the city in %1 to its fresh side</translation>
    </message>
    <message>
        <source>%1: a starport onto %2</source>
        <comment>owner, scientific advance</comment>
        <translation>%1: a starport onto %2</translation>
    </message>
    <message>
        <source>The ambition marker %1 to %2</source>
        <comment>its Power, where</comment>
        <translation>The ambition marker %1 to %2</translation>
    </message>
    <message>
        <source>Turn the ambition marker %1 to its orange side</source>
        <comment>its Power</comment>
        <translation>Turn the ambition marker %1 to its orange side</translation>
    </message>
    <message>
        <source>The chapter marker to %1</source>
        <translation>The chapter marker to %1</translation>
    </message>
    <message>
        <source>The setup</source>
        <translation>The setup</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>The trick</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>So far</translation>
    </message>
    <message>
        <source>What just happened</source>
        <translation>What just happened</translation>
    </message>
    <message>
        <source>The ambition marker %1/%2 to %3</source>
        <comment>Power of the first and the second, ambition</comment>
        <translation>The ambition marker %1/%2 to %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: tip %n ships in %2 over</source>
        <comment>owner, system</comment>
        <translation>
            <numerusform>%1: tip %n ship in %2 over</numerusform>
            <numerusform>%1: tip %n ships in %2 over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: stand %n ships in %2 up</source>
        <comment>owner, system</comment>
        <translation>
            <numerusform>%1: stand %n ship in %2 up</numerusform>
            <numerusform>%1: stand %n ships in %2 up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n ships in %2 back to the supply</source>
        <comment>owner, system</comment>
        <translation>
            <numerusform>%1: %n ship in %2 back to the supply</numerusform>
            <numerusform>%1: %n ships in %2 back to the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n ships in %2 to the Trophies of %3</source>
        <comment>owner, system, player</comment>
        <translation>
            <numerusform>%1: %n ship in %2 to the Trophies of %3</numerusform>
            <numerusform>%1: %n ships in %2 to the Trophies of %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a fresh ship in %2 back to the supply</source>
        <comment>owner, system</comment>
        <translation>%1: a fresh ship in %2 back to the supply</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fresh ships in %2 back to the supply</source>
        <comment>owner, system</comment>
        <translation>
            <numerusform>%1: %n fresh ship in %2 back to the supply</numerusform>
            <numerusform>%1: %n fresh ships in %2 back to the supply</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a fresh ship in %2 to the Trophies of %3</source>
        <comment>owner, system, player</comment>
        <translation>%1: a fresh ship in %2 to the Trophies of %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fresh ships in %2 to the Trophies of %3</source>
        <comment>owner, system, player</comment>
        <translation>
            <numerusform>%1: %n fresh ship in %2 to the Trophies of %3</numerusform>
            <numerusform>%1: %n fresh ships in %2 to the Trophies of %3</numerusform>
        </translation>
    </message>
    <message>
        <source>What was put right</source>
        <translation>What was put right</translation>
    </message>
    <message>
        <source>Take back – %1</source>
        <comment>what had been moved, as it was told</comment>
        <translation>Take back – %1</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>You may resolve the Crisis in a cluster; with 0 the card is discarded, else buried (%1)</source>
        <translation>You may resolve the Crisis in a cluster; with 0 the card is discarded, else buried (%1)</translation>
    </message>
    <message>
        <source>Psionic is short: who gains one? (%1)</source>
        <translation>Psionic is short: who gains one? (%1)</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Roll the dice</translation>
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
        <source>The battle goes on</source>
        <translation>The battle goes on</translation>
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
        <source>An older version may have left this step to the table; by now the app does it. Take the line out, or write in its place what it left at your table (correct red objective 6), and import the record once more.</source>
        <translation>An older version may have left this step to the table; by now the app does it. Take the line out, or write in its place what it left at your table (correct red objective 6), and import the record once more.</translation>
    </message>
    <message>
        <source>An older version may not have asked what the app asks here: %1. Write the answer in a line before this one and import the record once more.</source>
        <translation>An older version may not have asked what the app asks here: %1. Write the answer in a line before this one and import the record once more.</translation>
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
    <message>
        <source>Who has Faithful cards discards 1, the highest; decline without one (%1)</source>
        <translation>Who has Faithful cards discards 1, the highest; decline without one (%1)</translation>
    </message>
    <message>
        <source>Take 1 Faithful card, the highest, from the action discard pile; decline if there is none (%1)</source>
        <translation>Take 1 Faithful card, the highest, from the action discard pile; decline if there is none (%1)</translation>
    </message>
    <message>
        <source>Turn the Doctrine over, or decline (%1)</source>
        <translation>Turn the Doctrine over, or decline (%1)</translation>
    </message>
    <message>
        <source>Who shows the highest Faithful card and turns the Doctrine over? Decline if it stays (%1)</source>
        <translation>Who shows the highest Faithful card and turns the Doctrine over? Decline if it stays (%1)</translation>
    </message>
    <message>
        <source>A Witness may go along: to where? (%1)</source>
        <translation>A Witness may go along: to where? (%1)</translation>
    </message>
    <message>
        <source>You may declare Empath (%1)</source>
        <translation>You may declare Empath (%1)</translation>
    </message>
    <message>
        <source>A Bunker is destroyed: which Captive is scrapped?</source>
        <translation>A Bunker is destroyed: which Captive is scrapped?</translation>
    </message>
    <message>
        <source>You may place what you took there (%1)</source>
        <translation>You may place what you took there (%1)</translation>
    </message>
    <message>
        <source>Which of the cards you secured is resolved first?</source>
        <translation>Which of the cards you secured is resolved first?</translation>
    </message>
    <message>
        <source>Which Golem came home?</source>
        <translation>Which Golem came home?</translation>
    </message>
    <message>
        <source>End the turn at once, for Rivals&apos; Golems? (%1)</source>
        <translation>End the turn at once, for Rivals&apos; Golems? (%1)</translation>
    </message>
    <message>
        <source>Take Golems of Rivals (%1)</source>
        <translation>Take Golems of Rivals (%1)</translation>
    </message>
    <message>
        <source>Which Rival gets the %1?</source>
        <translation>Which Rival gets the %1?</translation>
    </message>
    <message>
        <source>%1: destroy damaged ships in a system</source>
        <translation>%1: destroy damaged ships in a system</translation>
    </message>
    <message>
        <source>%1: repair ships anywhere</source>
        <translation>%1: repair ships anywhere</translation>
    </message>
    <message>
        <source>%1: gain a resource</source>
        <translation>%1: gain a resource</translation>
    </message>
    <message>
        <source>Return a Loyal city to the player board (%1)</source>
        <translation>Return a Loyal city to the player board (%1)</translation>
    </message>
    <message>
        <source>Take any Golem; it wakes (%1)</source>
        <translation>Take any Golem; it wakes (%1)</translation>
    </message>
    <message>
        <source>Scrap a Guild card, %2 to go (%1)</source>
        <translation>Scrap a Guild card, %2 to go (%1)</translation>
    </message>
    <message>
        <source>%1: a Catapult move from anywhere</source>
        <translation>%1: a Catapult move from anywhere</translation>
    </message>
    <message>
        <source>You may scrap a lore card for a grand ambition</source>
        <translation>You may scrap a lore card for a grand ambition</translation>
    </message>
    <message>
        <source>You may scrap a Golem for a grand ambition</source>
        <translation>You may scrap a Golem for a grand ambition</translation>
    </message>
    <message>
        <source>Move from the Twisted Passage to any planets, as often as you like (%1)</source>
        <translation>Move from the Twisted Passage to any planets, as often as you like (%1)</translation>
    </message>
    <message>
        <source>You may battle before the world breaks (%1)</source>
        <translation>You may battle before the world breaks (%1)</translation>
    </message>
    <message>
        <source>Roll a skirmish die for each agent there: how many hits? (%1)</source>
        <translation>Roll a skirmish die for each agent there: how many hits? (%1)</translation>
    </message>
    <message>
        <source>You may place two ships at a planet of the type (%1)</source>
        <translation>You may place two ships at a planet of the type (%1)</translation>
    </message>
    <message>
        <source>You may name a planet you control: is it the Haven? (%1)</source>
        <translation>You may name a planet you control: is it the Haven? (%1)</translation>
    </message>
    <message>
        <source>Show the true Rumors: where is the Haven? (%1)</source>
        <translation>Show the true Rumors: where is the Haven? (%1)</translation>
    </message>
    <message>
        <source>Break the gate? Then whose starport goes?</source>
        <translation>Break the gate? Then whose starport goes?</translation>
    </message>
    <message>
        <source>Whose starport breaks the gate?</source>
        <translation>Whose starport breaks the gate?</translation>
    </message>
    <message>
        <source>You may end a Ceasefire: in which cluster? (%1)</source>
        <translation>You may end a Ceasefire: in which cluster? (%1)</translation>
    </message>
    <message>
        <source>A Captive for each Bunker stays: whose goes home? (%1)</source>
        <translation>A Captive for each Bunker stays: whose goes home? (%1)</translation>
    </message>
    <message>
        <source>You may point at a Bunker that you control (%1)</source>
        <translation>You may point at a Bunker that you control (%1)</translation>
    </message>
    <message>
        <source>Return all Captives of that player, or take the Outrage (%1)</source>
        <translation>Return all Captives of that player, or take the Outrage (%1)</translation>
    </message>
    <message>
        <source>You may declare Keeper (%1)</source>
        <translation>You may declare Keeper (%1)</translation>
    </message>
    <message>
        <source>You may place a Seat above a city you control (%1)</source>
        <translation>You may place a Seat above a city you control (%1)</translation>
    </message>
    <message>
        <source>A city beside a Seat is gone: did the Seat go with it? Decline if not (%1)</source>
        <translation>A city beside a Seat is gone: did the Seat go with it? Decline if not (%1)</translation>
    </message>
    <message>
        <source>You may take over a Rival&apos;s city with its Seat (%1)</source>
        <translation>You may take over a Rival&apos;s city with its Seat (%1)</translation>
    </message>
    <message>
        <source>You may place a Court token: of which Fief? (%1)</source>
        <translation>You may place a Court token: of which Fief? (%1)</translation>
    </message>
    <message>
        <source>You may secure the card with your Court token (%1)</source>
        <translation>You may secure the card with your Court token (%1)</translation>
    </message>
    <message>
        <source>You may influence the card with your Court token (%1)</source>
        <translation>You may influence the card with your Court token (%1)</translation>
    </message>
    <message>
        <source>Ships may go along with the Blight (%1)</source>
        <translation>Ships may go along with the Blight (%1)</translation>
    </message>
    <message>
        <source>Confirm the rolled cluster, or turn the roll by 1 for a Psionic (%1)</source>
        <translation>Confirm the rolled cluster, or turn the roll by 1 for a Psionic (%1)</translation>
    </message>
    <message>
        <source>Return an agent from the Court, %2 to go (%1)</source>
        <translation>Return an agent from the Court, %2 to go (%1)</translation>
    </message>
    <message>
        <source>In which cluster is all damaged Blight destroyed? (%1)</source>
        <translation>In which cluster is all damaged Blight destroyed? (%1)</translation>
    </message>
    <message>
        <source>Spend keys on raiding, %1 left</source>
        <translation>Spend keys on raiding, %1 left</translation>
    </message>
    <message>
        <source>Take a Guild card of the Court deck or discard pile (%1)</source>
        <translation>Take a Guild card of the Court deck or discard pile (%1)</translation>
    </message>
    <message>
        <source>You may steal a Guild card (%1)</source>
        <translation>You may steal a Guild card (%1)</translation>
    </message>
    <message>
        <source>Give a Guild card to your left (%1)</source>
        <translation>Give a Guild card to your left (%1)</translation>
    </message>
    <message>
        <source>You may demand a Guild card of a Rival (%1)</source>
        <translation>You may demand a Guild card of a Rival (%1)</translation>
    </message>
    <message>
        <source>Give the card for a Favor, or give a Favor (%1)</source>
        <translation>Give the card for a Favor, or give a Favor (%1)</translation>
    </message>
    <message>
        <source>Bury a Guild card (%1)</source>
        <translation>Bury a Guild card (%1)</translation>
    </message>
    <message>
        <source>You may clear Outrage (%1)</source>
        <translation>You may clear Outrage (%1)</translation>
    </message>
    <message>
        <source>You may place an agent on an Outrage slot of a Rival (%1)</source>
        <translation>You may place an agent on an Outrage slot of a Rival (%1)</translation>
    </message>
    <message>
        <source>You may replace Loyal ships at a starport: how many? (%1)</source>
        <translation>You may replace Loyal ships at a starport: how many? (%1)</translation>
    </message>
    <message>
        <source>You may place the Psionic there (%1)</source>
        <translation>You may place the Psionic there (%1)</translation>
    </message>
    <message>
        <source>Before scoring you may give away pieces (%1)</source>
        <translation>Before scoring you may give away pieces (%1)</translation>
    </message>
    <message>
        <source>To which Rival? (%1)</source>
        <translation>To which Rival? (%1)</translation>
    </message>
    <message>
        <source>You may declare: by which marker, from 1 (lowest)? (%1)</source>
        <translation>You may declare: by which marker, from 1 (lowest)? (%1)</translation>
    </message>
    <message>
        <source>Who becomes the Judge&apos;s Chosen? (%1)</source>
        <translation>Who becomes the Judge&apos;s Chosen? (%1)</translation>
    </message>
    <message>
        <source>Ships on the card take hits first, %2 to go (%1)</source>
        <translation>Ships on the card take hits first, %2 to go (%1)</translation>
    </message>
    <message>
        <source>You may spend a Psionic: no Blight Crises where Loyal ships are (%1)</source>
        <translation>You may spend a Psionic: no Blight Crises where Loyal ships are (%1)</translation>
    </message>
    <message>
        <source>Where in the cluster is Blight placed? Or return an agent to turn the roll by 1 (%1)</source>
        <translation>Where in the cluster is Blight placed? Or return an agent to turn the roll by 1 (%1)</translation>
    </message>
    <message>
        <source>Which ambition is declared? (%1)</source>
        <translation>Which ambition is declared? (%1)</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <comment>a Conspiracy in the box of an ambition</comment>
        <translation>%1, number %2</translation>
    </message>
    <message>
        <source>What do you declare of the Haven, truthfully: 0 nothing, 2 no Rival pieces and a Loyal one, 3 no Rival pieces, 4 a Loyal piece (%1)</source>
        <translation>What do you declare of the Haven, truthfully: 0 nothing, 2 no Rival pieces and a Loyal one, 3 no Rival pieces, 4 a Loyal piece (%1)</translation>
    </message>
    <message>
        <source>Place what fits your planet: 0 an X Clue, 1 a Check Clue, 2 the Portal (%1)</source>
        <translation>Place what fits your planet: 0 an X Clue, 1 a Check Clue, 2 the Portal (%1)</translation>
    </message>
    <message>
        <source>Turn the Conspiracy up (%2): whose colour is it? (%1)</source>
        <translation>Turn the Conspiracy up (%2): whose colour is it? (%1)</translation>
    </message>
    <message>
        <source>You may guess a Conspiracy, from 1 (Tycoon) to 5 (Empath), 11 to 15 the second there (%1)</source>
        <translation>You may guess a Conspiracy, from 1 (Tycoon) to 5 (Empath), 11 to 15 the second there (%1)</translation>
    </message>
    <message>
        <source>Is the Conspiracy (%2) this colour? Decline if it is not (%1)</source>
        <translation>Is the Conspiracy (%2) this colour? Decline if it is not (%1)</translation>
    </message>
    <message>
        <source>You may roll any of the dice once more: how many hits now? It was %1 (%2)</source>
        <translation>You may roll any of the dice once more: how many hits now? It was %1 (%2)</translation>
    </message>
    <message>
        <source>A Captive for each Banner may stay: whose goes home? (%1)</source>
        <translation>A Captive for each Banner may stay: whose goes home? (%1)</translation>
    </message>
    <message>
        <source>Export to the core: discard %1 more</source>
        <translation>Export to the core: discard %1 more</translation>
    </message>
    <message>
        <source>Take the action that a spent resource gives: %1</source>
        <translation>Take the action that a spent resource gives: %1</translation>
    </message>
    <message numerus="yes">
        <source>Choose own ships for %n hit(s)</source>
        <translation>
            <numerusform>Choose own ships for %n hit</numerusform>
            <numerusform>Choose own ships for %n hits</numerusform>
        </translation>
    </message>
    <message>
        <source>Was the card that you Copied with a Faithful one? (%1)</source>
        <translation>Was the card that you Copied with a Faithful one? (%1)</translation>
    </message>
    <message>
        <source>Sponsor an ambition, from 1 (Tycoon) to 5 (Empath), 6 (Edenguard) and 7 (Blightkin) where they are in play (%1)</source>
        <translation>Sponsor an ambition, from 1 (Tycoon) to 5 (Empath), 6 (Edenguard) and 7 (Blightkin) where they are in play (%1)</translation>
    </message>
    <message>
        <source>What does the Rumor at %2 say: 1 its cluster, 2 its symbol, 3 nothing true? (%1)</source>
        <translation>What does the Rumor at %2 say: 1 its cluster, 2 its symbol, 3 nothing true? (%1)</translation>
    </message>
    <message>
        <source>A Guild card of yours may fill the gap: which, and a Conspiracy on which ambition without a marker, from 1 (Tycoon) to 5 (Empath), 6 (Edenguard) and 7 (Blightkin) where they are in play? (%1)</source>
        <translation>A Guild card of yours may fill the gap: which, and a Conspiracy on which ambition without a marker, from 1 (Tycoon) to 5 (Empath), 6 (Edenguard) and 7 (Blightkin) where they are in play? (%1)</translation>
    </message>
    <message>
        <source>Remove the Ideal of an ambition, from 1 (Tycoon) to 5 (Empath), 6 (Edenguard) and 7 (Blightkin) where they are in play (%1)</source>
        <translation>Remove the Ideal of an ambition, from 1 (Tycoon) to 5 (Empath), 6 (Edenguard) and 7 (Blightkin) where they are in play (%1)</translation>
    </message>
    <message>
        <source>Surpass, Pivot or Copy</source>
        <translation>Surpass, Pivot or Copy</translation>
    </message>
    <message>
        <source>Lead a card or pass</source>
        <translation>Lead a card or pass</translation>
    </message>
    <message>
        <source>Which card comes into the Court?</source>
        <translation>Which card comes into the Court?</translation>
    </message>
    <message>
        <source>You may place 2 ships at a Free city (%1)</source>
        <translation>You may place 2 ships at a Free city (%1)</translation>
    </message>
    <message>
        <source>You may become an Outlaw (%1)</source>
        <translation>You may become an Outlaw (%1)</translation>
    </message>
</context>
<context>
    <name>reach::Games</name>
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
    <message>
        <source>%1, from entry %2</source>
        <comment>a new table&apos;s title</comment>
        <translation>%1, from entry %2</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Sample game</translation>
    </message>
    <message>
        <source>Taken over. Not in the save, to be put right from the menu: %1.</source>
        <translation>Taken over. Not in the save, to be put right from the menu: %1.</translation>
    </message>
    <message>
        <source>A name needs a letter or a digit; a comma and # cannot stand in one.</source>
        <translation>A name needs a letter or a digit; a comma and # cannot stand in one.</translation>
    </message>
    <message>
        <source>This is no game record: it holds more than text.</source>
        <translation>This is no game record: it holds more than text.</translation>
    </message>
</context>
<context>
    <name>reach::History</name>
    <message>
        <source>Chapter %1</source>
        <translation>Chapter %1</translation>
    </message>
    <message>
        <source>Chapter %1 · Round %2</source>
        <translation>Chapter %1 · Round %2</translation>
    </message>
    <message>
        <source>Chapter %1 · Round %2 · %3</source>
        <comment>the last is who takes a turn</comment>
        <translation>Chapter %1 · Round %2 · %3</translation>
    </message>
    <message>
        <source>The board is laid out</source>
        <translation>The board is laid out</translation>
    </message>
</context>
<context>
    <name>reach::LogSheet</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 cannot be written.</translation>
    </message>
</context>
<context>
    <name>reach::MyBooks</name>
    <message>
        <source>%1 is in place of your older copy.</source>
        <translation>%1 is in place of your older copy.</translation>
    </message>
    <message>
        <source>%1 can be searched now.</source>
        <translation>%1 can be searched now.</translation>
    </message>
    <message>
        <source>The book could not be removed.</source>
        <translation>The book could not be removed.</translation>
    </message>
    <message>
        <source>p.%1</source>
        <comment>page</comment>
        <translation>p.%1</translation>
    </message>
</context>
<context>
    <name>reach::Preferences</name>
    <message>
        <source>The settings were damaged, and are those of a new device. What was there is kept as %1.</source>
        <translation>The settings were damaged, and are those of a new device. What was there is kept as %1.</translation>
    </message>
</context>
<context>
    <name>reach::QuickAids</name>
    <message>
        <source>The reference is not there. Install Reachkeeper anew.</source>
        <translation>The reference is not there. Install Reachkeeper anew.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 cannot be written.</translation>
    </message>
</context>
<context>
    <name>reach::ReferenceCards</name>
    <message>
        <source>Protected</source>
        <comment>a card that cannot be raided</comment>
        <translation>Protected</translation>
    </message>
</context>
<context>
    <name>reach::ReferenceLibrary</name>
    <message>
        <source>On the table now</source>
        <translation>On the table now</translation>
    </message>
</context>
<context>
    <name>reach::Story</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>Act %1 begins</source>
        <translation>Act %1 begins</translation>
    </message>
    <message>
        <source>%1 becomes the %2</source>
        <translation>%1 becomes the %2</translation>
    </message>
    <message>
        <source>%1 completes the objective of the %2</source>
        <translation>%1 completes the objective of the %2</translation>
    </message>
    <message>
        <source>%1 fails the objective of the %2</source>
        <translation>%1 fails the objective of the %2</translation>
    </message>
    <message>
        <source>%1 becomes First Regent</source>
        <translation>%1 becomes First Regent</translation>
    </message>
    <message>
        <source>%1 turns Outlaw</source>
        <translation>%1 turns Outlaw</translation>
    </message>
    <message>
        <source>%1 turns Regent</source>
        <translation>%1 turns Regent</translation>
    </message>
    <message>
        <source>%1 attacks %2 in %3</source>
        <translation>%1 attacks %2 in %3</translation>
    </message>
    <message>
        <source>Chapter %1: %2 gains the most, %3 Power</source>
        <translation>Chapter %1: %2 gains the most, %3 Power</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2</source>
        <translation>%1 destroys %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> and </translation>
    </message>
    <message>
        <source>%1 researches %2</source>
        <translation>%1 researches %2</translation>
    </message>
    <message>
        <source>%1 builds a city at %2</source>
        <translation>%1 builds a city at %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n ship(s)</source>
        <translation>
            <numerusform>%1 loses %n ship</numerusform>
            <numerusform>%1 loses %n ships</numerusform>
        </translation>
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
    <message>
        <source>The symbol of a planet is wanted: arrow, moon or hex</source>
        <translation>The symbol of a planet is wanted: arrow, moon or hex</translation>
    </message>
    <message>
        <source>What one player does for another is wanted, like gives fuel to blue</source>
        <translation>What one player does for another is wanted, like gives fuel to blue</translation>
    </message>
    <message>
        <source>A Fate card is wanted, like FATE01</source>
        <translation>A Fate card is wanted, like FATE01</translation>
    </message>
    <message>
        <source>A leader is wanted, like LEAD05: one more than there are players</source>
        <translation>A leader is wanted, like LEAD05: one more than there are players</translation>
    </message>
    <message>
        <source>A lore card is wanted, like L13: one or two a player, and one more</source>
        <translation>A lore card is wanted, like L13: one or two a player, and one more</translation>
    </message>
    <message>
        <source>A token of a Fate is wanted, like banner or golem</source>
        <translation>A token of a Fate is wanted, like banner or golem</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>Base game</source>
        <translation>Base game</translation>
    </message>
    <message>
        <source>Leaders &amp; Lore</source>
        <translation>Leaders &amp; Lore</translation>
    </message>
    <message>
        <source>The Blighted Reach</source>
        <translation>The Blighted Reach</translation>
    </message>
    <message>
        <source>ARCADEs</source>
        <translation>ARCADEs</translation>
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
        <source>Guild</source>
        <translation>Guild</translation>
    </message>
    <message>
        <source>Vox</source>
        <translation>Vox</translation>
    </message>
    <message>
        <source>Lore</source>
        <translation>Lore</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Leader</translation>
    </message>
    <message>
        <source>Action card</source>
        <translation>Action card</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Setup card</source>
        <translation>Setup card</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Fate</translation>
    </message>
    <message>
        <source>Fate setup</source>
        <translation>Fate setup</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objective</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolution</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Law</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Edict</translation>
    </message>
    <message>
        <source>Summit action</source>
        <translation>Summit action</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Ability</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Reminder</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopoly</translation>
    </message>
    <message>
        <source>Economy</source>
        <translation>Economy</translation>
    </message>
    <message>
        <source>Doctrine</source>
        <translation>Doctrine</translation>
    </message>
    <message>
        <source>Imperial Council</source>
        <translation>Imperial Council</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Summary</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Checklist</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossary</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>Quick aids</source>
        <translation>Quick aids</translation>
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
        <source>“%1” is no filter</source>
        <translation>“%1” is no filter</translation>
    </message>
    <message>
        <source>“%1” is no value of this filter</source>
        <translation>“%1” is no value of this filter</translation>
    </message>
    <message>
        <source>“%1” is no number</source>
        <translation>“%1” is no number</translation>
    </message>
    <message>
        <source>“%1” holds words, so use a colon</source>
        <translation>“%1” holds words, so use a colon</translation>
    </message>
    <message>
        <source>This parenthesis closes nothing</source>
        <translation>This parenthesis closes nothing</translation>
    </message>
    <message>
        <source>These are too many parentheses</source>
        <translation>These are too many parentheses</translation>
    </message>
</context>
<context>
    <name>reminders</name>
    <message>
        <source>Instead of leading you may pass the initiative to the left</source>
        <translation>Instead of leading you may pass the initiative to the left</translation>
    </message>
    <message>
        <source>When everybody with cards passes in a row, the chapter ends</source>
        <translation>When everybody with cards passes in a row, the chapter ends</translation>
    </message>
    <message>
        <source>The number you lead is the ambition you may declare, now for %1 Power</source>
        <translation>The number you lead is the ambition you may declare, now for %1 Power</translation>
    </message>
    <message>
        <source>No ambition marker is left: this lead declares nothing</source>
        <translation>No ambition marker is left: this lead declares nothing</translation>
    </message>
    <message>
        <source>The lead counts as 0: every %1 card surpasses it</source>
        <translation>The lead counts as 0: every %1 card surpasses it</translation>
    </message>
    <message>
        <source>The highest card that surpasses takes the initiative</source>
        <translation>The highest card that surpasses takes the initiative</translation>
    </message>
    <message>
        <source>Surpassing with a 7 seizes the initiative</source>
        <translation>Surpassing with a 7 seizes the initiative</translation>
    </message>
    <message>
        <source>Copy and Pivot give one action, whatever the pips</source>
        <translation>Copy and Pivot give one action, whatever the pips</translation>
    </message>
    <message>
        <source>An extra card, face down, seizes the initiative</source>
        <translation>An extra card, face down, seizes the initiative</translation>
    </message>
    <message>
        <source>Declare %1 now or not at all, for %2 Power</source>
        <translation>Declare %1 now or not at all, for %2 Power</translation>
    </message>
    <message>
        <source>Seize the initiative now, before anything else, or not at all</source>
        <translation>Seize the initiative now, before anything else, or not at all</translation>
    </message>
    <message>
        <source>Spend resources first: the first action ends the Prelude</source>
        <translation>Spend resources first: the first action ends the Prelude</translation>
    </message>
    <message>
        <source>The spent resource&apos;s action lapses with the Prelude</source>
        <translation>The spent resource&apos;s action lapses with the Prelude</translation>
    </message>
    <message>
        <source>What you spend is back in the supply only after the Prelude</source>
        <translation>What you spend is back in the supply only after the Prelude</translation>
    </message>
    <message>
        <source>A spent Weapon lets these pips battle</source>
        <translation>A spent Weapon lets these pips battle</translation>
    </message>
    <message>
        <source>%1 is Outraged: it cannot be spent, but still counts</source>
        <translation>%1 is Outraged: it cannot be spent, but still counts</translation>
    </message>
    <message>
        <source>After a gain you may rearrange your resources</source>
        <translation>After a gain you may rearrange your resources</translation>
    </message>
    <message>
        <source>Each city is taxed once a turn</source>
        <translation>Each city is taxed once a turn</translation>
    </message>
    <message>
        <source>You control %1: tax %2&apos;s city and capture an agent</source>
        <translation>You control %1: tax %2&apos;s city and capture an agent</translation>
    </message>
    <message>
        <source>No slot is free: what you gain makes you discard</source>
        <translation>No slot is free: what you gain makes you discard</translation>
    </message>
    <message>
        <source>Each starport builds one ship a turn</source>
        <translation>Each starport builds one ship a turn</translation>
    </message>
    <message>
        <source>%2 controls %1: what you build there comes damaged</source>
        <translation>%2 controls %1: what you build there comes damaged</translation>
    </message>
    <message>
        <source>The next city opens resource slots</source>
        <translation>The next city opens resource slots</translation>
    </message>
    <message>
        <source>With the next city each ambition won alone gives %1 Power more</source>
        <translation>With the next city each ambition won alone gives %1 Power more</translation>
    </message>
    <message>
        <source>You have damaged pieces to repair</source>
        <translation>You have damaged pieces to repair</translation>
    </message>
    <message>
        <source>Ships leaving your starport fly on through gates no Rival controls</source>
        <translation>Ships leaving your starport fly on through gates no Rival controls</translation>
    </message>
    <message>
        <source>Tied on %1: securing takes more agents than each Rival</source>
        <translation>Tied on %1: securing takes more agents than each Rival</translation>
    </message>
    <message>
        <source>No hand has cards left: this is the last round of the chapter</source>
        <translation>No hand has cards left: this is the last round of the chapter</translation>
    </message>
    <message>
        <source>An intercept hits once for each fresh defending ship, now %1</source>
        <translation>An intercept hits once for each fresh defending ship, now %1</translation>
    </message>
    <message>
        <source>Destroying the city provokes Outrage: your %1 and its cards go</source>
        <translation>Destroying the city provokes Outrage: your %1 and its cards go</translation>
    </message>
    <message>
        <source>Keys count only while an attacking ship is left</source>
        <translation>Keys count only while an attacking ship is left</translation>
    </message>
    <message>
        <source>What is destroyed becomes a Trophy of %1</source>
        <translation>What is destroyed becomes a Trophy of %1</translation>
    </message>
    <message>
        <source>Agents on the ransacked card become Trophies, not Captives</source>
        <translation>Agents on the ransacked card become Trophies, not Captives</translation>
    </message>
    <message>
        <source>A raid costs the keys of the slot, or those on the card</source>
        <translation>A raid costs the keys of the slot, or those on the card</translation>
    </message>
    <message>
        <source>%1: tied for first, so all tied are second</source>
        <translation>%1: tied for first, so all tied are second</translation>
    </message>
    <message>
        <source>%1: tied for second, so nobody is</source>
        <translation>%1: tied for second, so nobody is</translation>
    </message>
    <message>
        <source>%1: no city bonus for a tie</source>
        <translation>%1: no city bonus for a tie</translation>
    </message>
    <message>
        <source>Trophies stay: Warlord was not declared</source>
        <translation>Trophies stay: Warlord was not declared</translation>
    </message>
    <message>
        <source>Warlord is scored: all Trophies return</source>
        <translation>Warlord is scored: all Trophies return</translation>
    </message>
    <message>
        <source>Captives stay: Tyrant was not declared</source>
        <translation>Captives stay: Tyrant was not declared</translation>
    </message>
    <message>
        <source>Tyrant is scored: all Captives return</source>
        <translation>Tyrant is scored: all Captives return</translation>
    </message>
    <message>
        <source>%1 has enough Power: the game ends here</source>
        <translation>%1 has enough Power: the game ends here</translation>
    </message>
    <message>
        <source>an ambition</source>
        <translation>an ambition</translation>
    </message>
    <message>
        <source>An Event card acts as the lead does; its event ends the round</source>
        <translation>An Event card acts as the lead does; its event ends the round</translation>
    </message>
    <message>
        <source>A Rival was first: your Event card would give no actions</source>
        <translation>A Rival was first: your Event card would give no actions</translation>
    </message>
    <message>
        <source>The round ends with an event: a Summit perhaps, then the dice</source>
        <translation>The round ends with an event: a Summit perhaps, then the dice</translation>
    </message>
    <message>
        <source>The round ends with the Council of %1, not with Event cards</source>
        <translation>The round ends with the Council of %1, not with Event cards</translation>
    </message>
    <message>
        <source>Imperial ships obey you where you have pieces, as in %1</source>
        <translation>Imperial ships obey you where you have pieces, as in %1</translation>
    </message>
    <message>
        <source>An Imperial ship moves only beside a ship of yours, one for one</source>
        <translation>An Imperial ship moves only beside a ship of yours, one for one</translation>
    </message>
    <message>
        <source>A Catapult move ends in %1: %2</source>
        <translation>A Catapult move ends in %1: %2</translation>
    </message>
    <message>
        <source>Imperial ships in %1: you neither harm nor tax %2 there</source>
        <translation>Imperial ships in %1: you neither harm nor tax %2 there</translation>
    </message>
    <message>
        <source>In %1 battle the Regent and Imperial ships, or these alone</source>
        <translation>In %1 battle the Regent and Imperial ships, or these alone</translation>
    </message>
    <message>
        <source>Imperial ships defend beside %1 and intercept</source>
        <translation>Imperial ships defend beside %1 and intercept</translation>
    </message>
    <message>
        <source>You control %1: tax the Free city, without a Captive</source>
        <translation>You control %1: tax the Free city, without a Captive</translation>
    </message>
    <message>
        <source>You control %1: the Free starport builds you a ship</source>
        <translation>You control %1: the Free starport builds you a ship</translation>
    </message>
    <message>
        <source>Favors to return: %1. A resource costs its raid cost, else 1</source>
        <translation>Favors to return: %1. A resource costs its raid cost, else 1</translation>
    </message>
    <message>
        <source>Each resource stolen from the Trust costs %1 a Power</source>
        <translation>Each resource stolen from the Trust costs %1 a Power</translation>
    </message>
    <message>
        <source>Crises: systems where Blight strikes players&apos; ships: %1</source>
        <translation>Crises: systems where Blight strikes players&apos; ships: %1</translation>
    </message>
    <message>
        <source>Blight in %1: two hits count as one, and it never intercepts</source>
        <translation>Blight in %1: two hits count as one, and it never intercepts</translation>
    </message>
    <message>
        <source>Enforce %1, or change it and enforce nothing</source>
        <translation>Enforce %1, or change it and enforce nothing</translation>
    </message>
    <message>
        <source>Ships at the Flagship this turn: %1 at most</source>
        <translation>Ships at the Flagship this turn: %1 at most</translation>
    </message>
    <message>
        <source>At this %1 planet the Flagship has a slot to build</source>
        <translation>At this %1 planet the Flagship has a slot to build</translation>
    </message>
    <message>
        <source>Dice that the Flagship collects, for its fresh starports: %1</source>
        <translation>Dice that the Flagship collects, for its fresh starports: %1</translation>
    </message>
    <message>
        <source>Armor is hit before its Upgrade; a city there provokes nothing</source>
        <translation>Armor is hit before its Upgrade; a city there provokes nothing</translation>
    </message>
    <message>
        <source>The Slipstream Drive works in the Prelude only</source>
        <translation>The Slipstream Drive works in the Prelude only</translation>
    </message>
    <message>
        <source>Objective of %1: %2 spaces to go</source>
        <translation>Objective of %1: %2 spaces to go</translation>
    </message>
    <message>
        <source>%1 loses %2 Power unless the objective is completed now</source>
        <translation>%1 loses %2 Power unless the objective is completed now</translation>
    </message>
    <message>
        <source>Grand ambitions of %1 score now, undeclared</source>
        <translation>Grand ambitions of %1 score now, undeclared</translation>
    </message>
    <message>
        <source>%1 wins by the objective only with at least 1 Power</source>
        <translation>%1 wins by the objective only with at least 1 Power</translation>
    </message>
    <message>
        <source>After this chapter your damaged pieces are destroyed: %1</source>
        <translation>After this chapter your damaged pieces are destroyed: %1</translation>
    </message>
    <message>
        <source>%1 has Blight and no ship: buildings there fall after this chapter</source>
        <translation>%1 has Blight and no ship: buildings there fall after this chapter</translation>
    </message>
    <message>
        <source>After this chapter Power above 1 is halved</source>
        <translation>After this chapter Power above 1 is halved</translation>
    </message>
    <message>
        <source>Imperial ships in %1: %3 lets you tax %2, not harm</source>
        <translation>Imperial ships in %1: %3 lets you tax %2, not harm</translation>
    </message>
    <message>
        <source>The Weapon is spent: your pips may battle</source>
        <translation>The Weapon is spent: your pips may battle</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <source>Nobody has won</source>
        <translation>Nobody has won</translation>
    </message>
    <message>
        <source>%1 won with %2 Power</source>
        <translation>%1 won with %2 Power</translation>
    </message>
    <message>
        <source>%1 won as %2, with %3 Power</source>
        <comment>a player, their leader or Fate</comment>
        <translation>%1 won as %2, with %3 Power</translation>
    </message>
</context>
<context>
    <name>rewrite</name>
    <message>
        <source>In place of: %1</source>
        <comment>a past entry</comment>
        <translation>In place of: %1</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <comment>a past entry</comment>
        <translation>Before: %1</translation>
    </message>
    <message>
        <source>Without: %1</source>
        <comment>a past entry</comment>
        <translation>Without: %1</translation>
    </message>
    <message>
        <source>Enter what happened, as always; what came after is played again</source>
        <translation>Enter what happened, as always; what came after is played again</translation>
    </message>
    <message numerus="yes">
        <source>%n of the entries after it no longer fit(s)</source>
        <translation>
            <numerusform>%n of the entries after it no longer fits</numerusform>
            <numerusform>%n of the entries after it no longer fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) after it, all of them still fit</source>
        <translation>
            <numerusform>%n entry after it, and it still fits</numerusform>
            <numerusform>%n entries after it, all of them still fit</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing came after it</source>
        <translation>Nothing came after it</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Left out</translation>
    </message>
    <message>
        <source>Instead: %1</source>
        <comment>entries</comment>
        <translation>Instead: %1</translation>
    </message>
    <message>
        <source>Before it: %1</source>
        <comment>entries</comment>
        <translation>Before it: %1</translation>
    </message>
    <message>
        <source>Stays all the same, marked in the log</source>
        <translation>Stays all the same, marked in the log</translation>
    </message>
    <message>
        <source>Cannot stay: it is left out, or put another way</source>
        <translation>Cannot stay: it is left out, or put another way</translation>
    </message>
    <message>
        <source>That is what it was: nothing changes</source>
        <translation>That is what it was: nothing changes</translation>
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
    <message>
        <source>The card asks for less than was said</source>
        <translation>The card asks for less than was said</translation>
    </message>
    <message>
        <source>Only a Regent with Loyal pieces there commands the Imperial ships</source>
        <translation>Only a Regent with Loyal pieces there commands the Imperial ships</translation>
    </message>
    <message>
        <source>Each Imperial ship moves beside a Loyal ship</source>
        <translation>Each Imperial ship moves beside a Loyal ship</translation>
    </message>
    <message>
        <source>Regents harm neither the Empire nor, beside its ships, each other</source>
        <translation>Regents harm neither the Empire nor, beside its ships, each other</translation>
    </message>
    <message>
        <source>An Event card is never led</source>
        <translation>An Event card is never led</translation>
    </message>
    <message>
        <source>Free buildings serve whoever controls the system</source>
        <translation>Free buildings serve whoever controls the system</translation>
    </message>
    <message>
        <source>The Imperial Council has decided</source>
        <translation>The Imperial Council has decided</translation>
    </message>
    <message>
        <source>The first pieces go to an empty slot beside an Imperial ship</source>
        <translation>The first pieces go to an empty slot beside an Imperial ship</translation>
    </message>
    <message>
        <source>The Summit does not allow this now</source>
        <translation>The Summit does not allow this now</translation>
    </message>
    <message>
        <source>These Favors do not pay for that</source>
        <translation>These Favors do not pay for that</translation>
    </message>
    <message>
        <source>No last piece is ceded, and no building beside Loyal ships</source>
        <translation>No last piece is ceded, and no building beside Loyal ships</translation>
    </message>
    <message>
        <source>This cannot be part of a deal</source>
        <translation>This cannot be part of a deal</translation>
    </message>
    <message>
        <source>The Policy demands something else</source>
        <translation>The Policy demands something else</translation>
    </message>
    <message>
        <source>The Policy acts elsewhere</source>
        <translation>The Policy acts elsewhere</translation>
    </message>
    <message>
        <source>A protected card stays with its holder</source>
        <translation>A protected card stays with its holder</translation>
    </message>
    <message>
        <source>This Fate cannot be taken for this Act</source>
        <translation>This Fate cannot be taken for this Act</translation>
    </message>
    <message>
        <source>This belongs to the campaign</source>
        <translation>This belongs to the campaign</translation>
    </message>
    <message>
        <source>A Flagship begins beside Loyal pieces</source>
        <translation>A Flagship begins beside Loyal pieces</translation>
    </message>
    <message>
        <source>With a Flagship, cities and starports go onto its board</source>
        <translation>With a Flagship, cities and starports go onto its board</translation>
    </message>
    <message>
        <source>The slot wants the Flagship at another planet</source>
        <translation>The slot wants the Flagship at another planet</translation>
    </message>
    <message>
        <source>Armor needs its Upgrade, and that fresh</source>
        <translation>Armor needs its Upgrade, and that fresh</translation>
    </message>
    <message>
        <source>The Flagship has built all the ships it can this turn</source>
        <translation>The Flagship has built all the ships it can this turn</translation>
    </message>
    <message>
        <source>The Slipstream Drive: once a turn, the Flagship alone or other ships from where it is</source>
        <translation>The Slipstream Drive: once a turn, the Flagship alone or other ships from where it is</translation>
    </message>
    <message>
        <source>Resettling goes elsewhere</source>
        <translation>Resettling goes elsewhere</translation>
    </message>
    <message>
        <source>Nothing more is attached to this card</source>
        <translation>Nothing more is attached to this card</translation>
    </message>
    <message>
        <source>A new action replaces only one that a pip or a resource pays for</source>
        <translation>A new action replaces only one that a pip or a resource pays for</translation>
    </message>
    <message>
        <source>This ambition is not part of the game</source>
        <translation>This ambition is not part of the game</translation>
    </message>
    <message>
        <source>What was sealed is told with its seal, and as it was written down</source>
        <translation>What was sealed is told with its seal, and as it was written down</translation>
    </message>
</context>
<context>
    <name>score board</name>
    <message>
        <source>Power of %1</source>
        <translation>Power of %1</translation>
    </message>
    <message>
        <source>Cities %1 has built</source>
        <translation>Cities %1 has built</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a resource, a player</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Captives of %1 from %2</source>
        <translation>Captives of %1 from %2</translation>
    </message>
    <message>
        <source>Trophies of %1 from %2</source>
        <translation>Trophies of %1 from %2</translation>
    </message>
    <message>
        <source>%1 declares %2</source>
        <translation>%1 declares %2</translation>
    </message>
    <message>
        <source>%1 has no free slot: count a city that was built, or what was spent or discarded</source>
        <translation>%1 has no free slot: count a city that was built, or what was spent or discarded</translation>
    </message>
    <message>
        <source>No %1 is left in the supply</source>
        <translation>No %1 is left in the supply</translation>
    </message>
    <message>
        <source>On the box</source>
        <comment>resources there count as a third player&apos;s</comment>
        <translation>On the box</translation>
    </message>
</context>
<context>
    <name>secrets</name>
    <message>
        <source>%1: the token on %2</source>
        <comment>a card, an ambition</comment>
        <translation>%1: the token on %2</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>First Regent</source>
        <translation>First Regent</translation>
    </message>
    <message>
        <source>Regent</source>
        <translation>Regent</translation>
    </message>
    <message>
        <source>Outlaw</source>
        <translation>Outlaw</translation>
    </message>
    <message>
        <source>Objective marker</source>
        <translation>Objective marker</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Policy</translation>
    </message>
    <message>
        <source>Rules booklet</source>
        <translation>Rules booklet</translation>
    </message>
    <message>
        <source>Imperial Trust</source>
        <translation>Imperial Trust</translation>
    </message>
    <message>
        <source>Imperial Council</source>
        <translation>Imperial Council</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>decided</translation>
    </message>
    <message>
        <source>in session</source>
        <translation>in session</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Act I</source>
        <translation>Act I</translation>
    </message>
    <message>
        <source>Act II</source>
        <translation>Act II</translation>
    </message>
    <message>
        <source>Act III</source>
        <translation>Act III</translation>
    </message>
    <message>
        <source>%1: objective completed, %2 Power</source>
        <translation>%1: objective completed, %2 Power</translation>
    </message>
    <message>
        <source>%1: objective failed, %2 Power</source>
        <translation>%1: objective failed, %2 Power</translation>
    </message>
    <message>
        <source>Slipstream Drive</source>
        <translation>Slipstream Drive</translation>
    </message>
    <message>
        <source>Tractor Beam</source>
        <translation>Tractor Beam</translation>
    </message>
    <message>
        <source>Control Array</source>
        <translation>Control Array</translation>
    </message>
    <message>
        <source>Defense Array</source>
        <translation>Defense Array</translation>
    </message>
    <message>
        <source>Ship Crane</source>
        <translation>Ship Crane</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Hull</translation>
    </message>
    <message>
        <source>damaged %1</source>
        <translation>damaged %1</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>fresh</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>damaged</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>agent</translation>
    </message>
    <message>
        <source>Next Fate</source>
        <translation>Next Fate</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Outrage</source>
        <translation>Outrage</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Resources</translation>
    </message>
    <message>
        <source>Cards in play</source>
        <translation>Cards in play</translation>
    </message>
    <message>
        <source>Favors held of</source>
        <translation>Favors held of</translation>
    </message>
    <message>
        <source>Flagship</source>
        <translation>Flagship</translation>
    </message>
    <message>
        <source>Flagship Upgrades</source>
        <translation>Flagship Upgrades</translation>
    </message>
    <message>
        <source>Flagship Armor</source>
        <translation>Flagship Armor</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophies</translation>
    </message>
    <message>
        <source>Captives</source>
        <translation>Captives</translation>
    </message>
    <message>
        <source>Left on the board and in supply</source>
        <translation>Left on the board and in supply</translation>
    </message>
    <message>
        <source>Out of the campaign</source>
        <translation>Out of the campaign</translation>
    </message>
    <message>
        <source>%1 with %2 attached</source>
        <translation>%1 with %2 attached</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>The table</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>Court deck</source>
        <translation>Court deck</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cards</translation>
    </message>
    <message>
        <source>Court discard pile</source>
        <translation>Court discard pile</translation>
    </message>
    <message>
        <source>Court cards in the box</source>
        <translation>Court cards in the box</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>not counted</translation>
    </message>
    <message>
        <source>%1 on its icon</source>
        <translation>%1 on its icon</translation>
    </message>
    <message>
        <source>%1, chapter %2</source>
        <translation>%1, chapter %2</translation>
    </message>
    <message>
        <source>Map tray, clusters %1 to %2</source>
        <translation>Map tray, clusters %1 to %2</translation>
    </message>
    <message>
        <source>Player tray of %1</source>
        <translation>Player tray of %1</translation>
    </message>
    <message>
        <source>Fate Set to hand, its Fate card in front</source>
        <translation>Fate Set to hand, its Fate card in front</translation>
    </message>
    <message>
        <source>Large well: the rest of the Fate Set</source>
        <translation>Large well: the rest of the Fate Set</translation>
    </message>
    <message>
        <source>Cards in play face up</source>
        <translation>Cards in play face up</translation>
    </message>
    <message>
        <source>Large well, on top: the cards in play</source>
        <translation>Large well, on top: the cards in play</translation>
    </message>
    <message>
        <source>Agents on Outrage</source>
        <translation>Agents on Outrage</translation>
    </message>
    <message>
        <source>Favors</source>
        <translation>Favors</translation>
    </message>
    <message>
        <source>Pieces of the Flagship&apos;s Upgrades</source>
        <translation>Pieces of the Flagship&apos;s Upgrades</translation>
    </message>
    <message>
        <source>Pieces of the Flagship&apos;s Armor</source>
        <translation>Pieces of the Flagship&apos;s Armor</translation>
    </message>
    <message>
        <source>Power marker on its space</source>
        <translation>Power marker on its space</translation>
    </message>
    <message>
        <source>Title card face up</source>
        <translation>Title card face up</translation>
    </message>
    <message>
        <source>Count: this must be left over, cities on the board</source>
        <translation>Count: this must be left over, cities on the board</translation>
    </message>
    <message>
        <source>Small well: everything left of the colour</source>
        <translation>Small well: everything left of the colour</translation>
    </message>
    <message>
        <source>Open it where everybody sees; its cards lie in it</source>
        <translation>Open it where everybody sees; its cards lie in it</translation>
    </message>
    <message>
        <source>Close it; its cards stay in it</source>
        <translation>Close it; its cards stay in it</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Shuffle the Court deck</source>
        <translation>Shuffle the Court deck</translation>
    </message>
    <message>
        <source>Shuffle the action deck with the Event cards</source>
        <translation>Shuffle the action deck with the Event cards</translation>
    </message>
    <message>
        <source>Lore deck and unused Fate Sets to hand</source>
        <translation>Lore deck and unused Fate Sets to hand</translation>
    </message>
    <message>
        <source>General supply: resources, Imperial ships, Free and Blight pieces</source>
        <translation>General supply: resources, Imperial ships, Free and Blight pieces</translation>
    </message>
    <message>
        <source>Court deck behind its divider</source>
        <translation>Court deck behind its divider</translation>
    </message>
    <message>
        <source>Scrapped cards behind theirs, away from the deck</source>
        <translation>Scrapped cards behind theirs, away from the deck</translation>
    </message>
    <message>
        <source>Action deck with the Event cards</source>
        <translation>Action deck with the Event cards</translation>
    </message>
    <message>
        <source>Lore deck, and the unused Fate Sets with their pieces</source>
        <translation>Lore deck, and the unused Fate Sets with their pieces</translation>
    </message>
    <message>
        <source>General supply into the base and campaign trays</source>
        <translation>General supply into the base and campaign trays</translation>
    </message>
    <message>
        <source>Boards on top of the lower wells</source>
        <translation>Boards on top of the lower wells</translation>
    </message>
    <message>
        <source>the First Regent</source>
        <translation>the First Regent</translation>
    </message>
    <message>
        <source>the Policy on top</source>
        <translation>the Policy on top</translation>
    </message>
    <message>
        <source>resources and tokens on cards, and notes</source>
        <translation>resources and tokens on cards, and notes</translation>
    </message>
    <message>
        <source>The save does not say which Act is over (gameNumber 1 or 2).</source>
        <translation>The save does not say which Act is over (gameNumber 1 or 2).</translation>
    </message>
    <message>
        <source>The save needs 2 to 4 players; it has %1.</source>
        <translation>The save needs 2 to 4 players; it has %1.</translation>
    </message>
    <message>
        <source>These Fates cannot be played in Act %1.</source>
        <translation>These Fates cannot be played in Act %1.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no player&apos;s colour.</source>
        <translation>&apos;%1&apos; is no player&apos;s colour.</translation>
    </message>
    <message>
        <source>Two players are %1.</source>
        <translation>Two players are %1.</translation>
    </message>
    <message>
        <source>%1 has no Fate that the box knows (&apos;%2&apos;).</source>
        <translation>%1 has no Fate that the box knows (&apos;%2&apos;).</translation>
    </message>
    <message>
        <source>whose Trophies and Captives they are</source>
        <translation>whose Trophies and Captives they are</translation>
    </message>
    <message>
        <source>the card &apos;%1&apos;</source>
        <translation>the card &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the Court deck</source>
        <translation>the Court deck</translation>
    </message>
    <message>
        <source>This is no save of the Arcs Visual Tracker, version 1.</source>
        <translation>This is no save of the Arcs Visual Tracker, version 1.</translation>
    </message>
    <message>
        <source>Tokens of Fates</source>
        <translation>Tokens of Fates</translation>
    </message>
    <message>
        <source>Commonwealth marker</source>
        <translation>Commonwealth marker</translation>
    </message>
    <message>
        <source>Sponsored token</source>
        <translation>Sponsored token</translation>
    </message>
    <message>
        <source>Tokens of Fates in the supply</source>
        <translation>Tokens of Fates in the supply</translation>
    </message>
    <message>
        <source>The map, clusters %1 to %2</source>
        <translation>The map, clusters %1 to %2</translation>
    </message>
    <message>
        <source>Faithful stack</source>
        <translation>Faithful stack</translation>
    </message>
    <message>
        <source>Added to the action deck</source>
        <translation>Added to the action deck</translation>
    </message>
    <message>
        <source>Action cards out of the campaign</source>
        <translation>Action cards out of the campaign</translation>
    </message>
    <message>
        <source>with them %1</source>
        <translation>with them %1</translation>
    </message>
    <message>
        <source>Faithful stack by number, the highest on top</source>
        <translation>Faithful stack by number, the highest on top</translation>
    </message>
    <message>
        <source>On cards</source>
        <translation>On cards</translation>
    </message>
    <message>
        <source>on the token %1</source>
        <translation>on the token %1</translation>
    </message>
    <message>
        <source>%1 (ships)</source>
        <translation>%1 (ships)</translation>
    </message>
    <message>
        <source>This is neither a game record nor a whole save of the Arcs Visual Tracker: a part of it is missing or was changed.</source>
        <translation>This is neither a game record nor a whole save of the Arcs Visual Tracker: a part of it is missing or was changed.</translation>
    </message>
</context>
<context>
    <name>tokens</name>
    <message>
        <source>Warrior Golem</source>
        <translation>Warrior Golem</translation>
    </message>
    <message>
        <source>Protector Golem</source>
        <translation>Protector Golem</translation>
    </message>
    <message>
        <source>Seeker Golem</source>
        <translation>Seeker Golem</translation>
    </message>
    <message>
        <source>Harvester Golem</source>
        <translation>Harvester Golem</translation>
    </message>
    <message>
        <source>Golem</source>
        <translation>Golem</translation>
    </message>
    <message>
        <source>True Rumor: the cluster</source>
        <translation>True Rumor: the cluster</translation>
    </message>
    <message>
        <source>True Rumor: the symbol</source>
        <translation>True Rumor: the symbol</translation>
    </message>
    <message>
        <source>False Rumor</source>
        <translation>False Rumor</translation>
    </message>
    <message>
        <source>Rumor</source>
        <translation>Rumor</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Seat or Court token, and its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Conspiracy, and its colour</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>asleep</translation>
    </message>
    <message>
        <source>awake</source>
        <translation>awake</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Wisdom</translation>
    </message>
    <message>
        <source>Zeal</source>
        <translation>Zeal</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>Peace</translation>
    </message>
    <message>
        <source>War</source>
        <translation>War</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>damaged</translation>
    </message>
    <message>
        <source>Broken World</source>
        <translation>Broken World</translation>
    </message>
    <message>
        <source>Psionic side</source>
        <translation>Psionic side</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face down</translation>
    </message>
    <message>
        <source>Clue (check)</source>
        <translation>Clue (check)</translation>
    </message>
    <message>
        <source>Clue (X)</source>
        <translation>Clue (X)</translation>
    </message>
    <message>
        <source>Portal</source>
        <translation>Portal</translation>
    </message>
    <message>
        <source>Pilgrim</source>
        <translation>Pilgrim</translation>
    </message>
    <message>
        <source>War Profiteer</source>
        <translation>War Profiteer</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>Ideal</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Banner</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Hammer</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Witness</translation>
    </message>
    <message>
        <source>Ceasefire</source>
        <translation>Ceasefire</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>Court token</source>
        <translation>Court token</translation>
    </message>
    <message>
        <source>Bunker</source>
        <translation>Bunker</translation>
    </message>
    <message>
        <source>Edenguard</source>
        <translation>Edenguard</translation>
    </message>
    <message>
        <source>Blightkin</source>
        <translation>Blightkin</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Conspiracy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a token, and the side that is up</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the %1 box</source>
        <translation>the %1 box</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>delivered</translation>
    </message>
    <message>
        <source>aside</source>
        <translation>aside</translation>
    </message>
    <message>
        <source>the token in %1</source>
        <translation>the token in %1</translation>
    </message>
</context>
</TS>
