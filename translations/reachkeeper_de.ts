<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>ActOutcome</name>
    <message>
        <source>completed</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>%1 Power</source>
        <translation>%1 Macht</translation>
    </message>
</context>
<context>
    <name>ActionCardFace</name>
    <message>
        <source>A card face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>%1 %2, counts 0</source>
        <translation>%1 %2, zählt 0</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>An event card</source>
        <translation>Eine Ereigniskarte</translation>
    </message>
    <message>
        <source>Event</source>
        <comment>a card of the campaign</comment>
        <translation>Ereignis</translation>
    </message>
</context>
<context>
    <name>ActionTray</name>
    <message>
        <source>Choose a kind of action, a token or a Court card; numbers are put right from the menu.</source>
        <translation>Wähle eine Aktionsart, eine Ressource oder eine Hofkarte; Zahlen berichtigst du im Menü.</translation>
    </message>
    <message>
        <source>Tap a system on the map, a Court card or a token, or choose a kind of action.</source>
        <translation>Tippe auf ein System, eine Hofkarte oder eine Ressource, oder wähle eine Aktionsart.</translation>
    </message>
    <message>
        <source>Choose in the sheet beside the map.</source>
        <translation>Wähle im Blatt neben dem Spielplan.</translation>
    </message>
    <message>
        <source>Nothing more can be done: end the turn.</source>
        <translation>Mehr geht nicht: Zug beenden.</translation>
    </message>
    <message>
        <source>From where? Tap it here or on the map.</source>
        <translation>Von wo? Hier oder auf dem Spielplan antippen.</translation>
    </message>
    <message>
        <source>Where? Tap it here or on the map.</source>
        <translation>Wo? Hier oder auf dem Spielplan antippen.</translation>
    </message>
    <message>
        <source>Tap another system, or choose a kind of action.</source>
        <translation>Ein anderes System antippen oder eine Art von Aktion wählen.</translation>
    </message>
</context>
<context>
    <name>AdvancePanel</name>
    <message>
        <source>Spaces it advances:</source>
        <translation>Felder, die er vorrückt:</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>p.%1</source>
        <comment>page number</comment>
        <translation>S. %1</translation>
    </message>
    <message>
        <source>%1, continued</source>
        <translation>%1, Fortsetzung</translation>
    </message>
    <message>
        <source>Quick aids</source>
        <translation>Spielhilfen</translation>
    </message>
</context>
<context>
    <name>AidsFile</name>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Quick aids</source>
        <translation>Kurzhilfen</translation>
    </message>
</context>
<context>
    <name>AimChips</name>
    <message>
        <source>Trophies</source>
        <translation>Trophäen</translation>
    </message>
    <message>
        <source>Their ships</source>
        <translation>Gegnerische Schiffe</translation>
    </message>
    <message>
        <source>A city</source>
        <translation>Eine Stadt</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>No losses</source>
        <translation>Keine Verluste</translation>
    </message>
</context>
<context>
    <name>AmbitionBox</name>
    <message>
        <source>%1, worth %2 and %3</source>
        <translation>%1, bringt %2 und %3</translation>
    </message>
    <message>
        <source>%1, not declared</source>
        <translation>%1, nicht ausgerufen</translation>
    </message>
</context>
<context>
    <name>AmbitionList</name>
    <message>
        <source>No marker left to declare with.</source>
        <translation>Kein Marker mehr zum Ausrufen.</translation>
    </message>
    <message>
        <source>Markers left: %1</source>
        <translation>Marker übrig: %1</translation>
    </message>
</context>
<context>
    <name>AnswerTray</name>
    <message>
        <source>Roll for us</source>
        <translation>Für uns würfeln</translation>
    </message>
    <message>
        <source>Roll again for us</source>
        <translation>Für uns neu würfeln</translation>
    </message>
    <message>
        <source>Draw for us</source>
        <translation>Für uns ziehen</translation>
    </message>
    <message>
        <source>Apply the score</source>
        <translation>Wertung übernehmen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Name it later</source>
        <translation>Später benennen</translation>
    </message>
    <message>
        <source>Apply all at once</source>
        <translation>Alles auf einmal anwenden</translation>
    </message>
    <message>
        <source>From where? Tap it on the map.</source>
        <translation>Von wo? Auf dem Spielplan antippen.</translation>
    </message>
</context>
<context>
    <name>ArcadesAnswers</name>
    <message>
        <source>Place ships</source>
        <translation>Schiffe setzen</translation>
    </message>
    <message>
        <source>Move agent</source>
        <translation>Agent bewegen</translation>
    </message>
    <message>
        <source>Move the phantom&apos;s agent</source>
        <translation>Agent des Phantoms bewegen</translation>
    </message>
    <message>
        <source>Move ships</source>
        <translation>Schiffe bewegen</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Forschen</translation>
    </message>
    <message>
        <source>Colonize</source>
        <translation>Kolonisieren</translation>
    </message>
    <message>
        <source>Buy back ships</source>
        <translation>Schiffe zurückkaufen</translation>
    </message>
    <message>
        <source>Ambition marker</source>
        <translation>Ambitionsmarker</translation>
    </message>
    <message>
        <source>%1 (free, for Weapon)</source>
        <translation>%1 (frei, für Waffe)</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Zurück zu den Karten</translation>
    </message>
</context>
<context>
    <name>ArcadesBar</name>
    <message numerus="yes">
        <source>%n point(s) left</source>
        <translation>
            <numerusform>noch&#xa0;%n&#xa0;Punkt</numerusform>
            <numerusform>noch&#xa0;%n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Free</source>
        <comment>actions for resources</comment>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Free actions</source>
        <translation>Freie Aktionen</translation>
    </message>
    <message>
        <source>%1 of 3</source>
        <comment>cards turned up</comment>
        <translation>%1 von 3</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
</context>
<context>
    <name>ArcadesBattle</name>
    <message numerus="yes">
        <source>%1: %n dice more may be rolled</source>
        <translation>
            <numerusform>%1: %n&#xa0;Würfel mehr ist möglich</numerusform>
            <numerusform>%1: %n&#xa0;Würfel mehr sind möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Scharmützel</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Plündern</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>ArcadesBot</name>
    <message>
        <source>Done on the table</source>
        <translation>Auf dem Tisch erledigt</translation>
    </message>
    <message>
        <source>All of the turn</source>
        <translation>Den ganzen Zug</translation>
    </message>
    <message>
        <source>What bots and the phantom do</source>
        <translation>Was Bots und das Phantom tun</translation>
    </message>
</context>
<context>
    <name>ArcadesChapterCorrections</name>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Ambition markers, by the Power they show, and their cluster</source>
        <translation>Ambitionsmarker, nach der Macht, die sie zeigen, und ihr Cluster</translation>
    </message>
    <message>
        <source>Marker %1 in cluster %2</source>
        <translation>Marker %1 in Cluster %2</translation>
    </message>
    <message>
        <source>Marker %1 is available</source>
        <translation>Marker %1 ist verfügbar</translation>
    </message>
</context>
<context>
    <name>ArcadesCluster</name>
    <message>
        <source>1st</source>
        <comment>place in a cluster</comment>
        <translation>1.</translation>
    </message>
    <message>
        <source>tied</source>
        <comment>for the first place in a cluster</comment>
        <translation>gleich</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place in a cluster</comment>
        <translation>2.</translation>
    </message>
    <message>
        <source>Cluster %1, scored</source>
        <translation>Cluster %1, gewertet</translation>
    </message>
    <message>
        <source>Cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>%1 · end %2</source>
        <comment>Power now, and at the chapter&apos;s end</comment>
        <translation>%1 · Ende %2</translation>
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
        <translation>%1, intakte Schiffe</translation>
    </message>
    <message>
        <source>%1, damaged ships</source>
        <translation>%1, beschädigte Schiffe</translation>
    </message>
    <message>
        <source>Ships: fresh, then damaged. Planets: whose city, whether it is fresh, whether the resource lies there.</source>
        <translation>Schiffe: intakt, dann beschädigt. Planeten: wessen Stadt, ob sie intakt ist, ob die Ressource dort liegt.</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>Intakt</translation>
    </message>
    <message>
        <source>The resource lies there</source>
        <translation>Die Ressource liegt dort</translation>
    </message>
</context>
<context>
    <name>ArcadesColors</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
</context>
<context>
    <name>ArcadesCorrections</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>corrections that are not applied yet</comment>
        <translation>Verwerfen</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n correction(s)</source>
        <translation>
            <numerusform>%n&#xa0;Berichtigung übernehmen</numerusform>
            <numerusform>%n&#xa0;Berichtigungen übernehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nichts geändert</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>ArcadesCount</name>
    <message>
        <source>Cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>Ambition markers</source>
        <translation>Ambitionsmarker</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>the round</comment>
        <translation>%1 gewinnt</translation>
    </message>
</context>
<context>
    <name>ArcadesDice</name>
    <message>
        <source>Roll again for us</source>
        <translation>Für uns neu würfeln</translation>
    </message>
    <message>
        <source>Roll for us</source>
        <translation>Für uns würfeln</translation>
    </message>
    <message>
        <source>Keep the dice</source>
        <translation>Würfel behalten</translation>
    </message>
    <message>
        <source>Enter these faces</source>
        <translation>Diese Seiten eintragen</translation>
    </message>
    <message>
        <source>With your own dice, tap what each of them shows:</source>
        <translation>Bei eigenen Würfeln tippe an, was jeder zeigt:</translation>
    </message>
</context>
<context>
    <name>ArcadesFocus</name>
    <message numerus="yes">
        <source>%1 · %n point(s)</source>
        <comment>a place and what it costs to get there</comment>
        <translation>
            <numerusform>%1 · %n&#xa0;Punkt</numerusform>
            <numerusform>%1 · %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The marker comes last: no points can be used after it, and your card counts as 0</source>
        <translation>Der Marker kommt zuletzt: Danach sind keine Punkte mehr nutzbar, und deine Karte zählt als 0</translation>
    </message>
    <message>
        <source>Only the end of the turn is left</source>
        <translation>Es bleibt nur, den Zug zu beenden</translation>
    </message>
    <message>
        <source>Move the agent to %1: on which way?</source>
        <translation>Agent nach %1: auf welchem Weg?</translation>
    </message>
    <message>
        <source>Your agent has collected its one resource of this turn (our reading of the rules)</source>
        <translation>Eine Ressource je Zug: schon eingesammelt (so lesen wir die Regeln)</translation>
    </message>
</context>
<context>
    <name>ArcadesLog</name>
    <message>
        <source>Type an entry: correct red power 12</source>
        <translation>Eintrag, auf Englisch: correct red power 12</translation>
    </message>
    <message>
        <source>Entry in the record notation</source>
        <translation>Eintrag in der Schreibweise des Protokolls</translation>
    </message>
</context>
<context>
    <name>ArcadesMenu</name>
    <message>
        <source>The rules of ARCADEs</source>
        <translation>Die Regeln von ARCADEs</translation>
    </message>
    <message>
        <source>Save the record as a file…</source>
        <translation>Protokoll als Datei speichern …</translation>
    </message>
    <message>
        <source>When a rule says no</source>
        <translation>Wenn eine Regel nein sagt</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Still</translation>
    </message>
    <message>
        <source>Tell us</source>
        <translation>Melden</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Game records (*.record)</source>
        <translation>Spielprotokolle (*.record)</translation>
    </message>
    <message>
        <source>Put right what lies here now</source>
        <translation>Berichtigen, was hier liegt</translation>
    </message>
    <message>
        <source>History: the table at any moment</source>
        <translation>Rückblick: der Tisch, wie er war</translation>
    </message>
    <message>
        <source>The story so far, to read aloud</source>
        <translation>Die Geschichte bisher, zum Vorlesen</translation>
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
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Read all</source>
        <comment>all of a text of which the beginning is shown</comment>
        <translation>Alles lesen</translation>
    </message>
    <message>
        <source>Yes, do so</source>
        <translation>Ja, so machen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ArcadesPages</name>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Everything is moved</source>
        <translation>Alles ist bewegt</translation>
    </message>
    <message>
        <source>The past, line by line</source>
        <translation>Zeile für Zeile, was danach kam</translation>
    </message>
    <message>
        <source>Only rounds, clusters and Power are kept track of: where ships and agents are and what anybody holds is not known here.</source>
        <translation>Hier stehen nur Runden, Cluster und Macht: wo Schiffe und Agenten sind und was jemand hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Chapter %1 was scored</source>
        <translation>Kapitel %1 wurde gewertet</translation>
    </message>
    <message>
        <source>To do on the board</source>
        <translation>Am Spielplan zu tun</translation>
    </message>
</context>
<context>
    <name>ArcadesPlayer</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;Karte</numerusform>
            <numerusform>%n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n&#xa0;Karte im Stapel</numerusform>
            <numerusform>%n&#xa0;Karten im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) in supply</source>
        <translation>
            <numerusform>%n&#xa0;Schiff im Vorrat</numerusform>
            <numerusform>%n&#xa0;Schiffe im Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>agent: %1</source>
        <translation>Agent: %1</translation>
    </message>
    <message>
        <source>offers %1</source>
        <translation>bietet %1</translation>
    </message>
    <message>
        <source>Trophies: %1</source>
        <translation>Trophäen: %1</translation>
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
        <translation>%1 Macht</translation>
    </message>
    <message>
        <source>round +%1 · chapter +%2</source>
        <comment>Power if it ended now</comment>
        <translation>Runde +%1 · Kapitel +%2</translation>
    </message>
</context>
<context>
    <name>ArcadesPlayerCorrections</name>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>The agent is at</source>
        <translation>Der Agent steht auf</translation>
    </message>
    <message>
        <source>Trophies: ships of %1</source>
        <translation>Trophäen: Schiffe von %1</translation>
    </message>
    <message>
        <source>Resources by their slots: a tap takes one away, the row of all kinds adds one</source>
        <translation>Ressourcen nach ihren Plätzen: Ein Tippen nimmt eine weg, die Reihe mit allen Arten fügt eine hinzu</translation>
    </message>
</context>
<context>
    <name>ArcadesScored</name>
    <message>
        <source>Done</source>
        <comment>the scoring is read; it need not be shown any more</comment>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>ArcadesScoredCluster</name>
    <message>
        <source>ambition</source>
        <translation>Ambition</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>Power</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Nobody gains Power.</source>
        <translation>Niemand erhält Macht.</translation>
    </message>
</context>
<context>
    <name>ArcadesScoredPlayer</name>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>%1 + %2 =</source>
        <comment>Power before, and Power gained</comment>
        <translation>%1 + %2 =</translation>
    </message>
</context>
<context>
    <name>ArcadesStrip</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Regeln und Karten</translation>
    </message>
    <message>
        <source>Chapter %1 · Round %2 of %3</source>
        <translation>Kapitel %1 · Runde %2 von %3</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Kapitel %1</translation>
    </message>
    <message>
        <source>Markers %1</source>
        <translation>Marker %1</translation>
    </message>
    <message>
        <source>No markers left</source>
        <translation>Keine Marker mehr</translation>
    </message>
    <message>
        <source>Ends at %1 Power or after chapter 3</source>
        <translation>Ende bei %1 Macht oder nach Kapitel 3</translation>
    </message>
    <message>
        <source>Chapter %1 · %2/%3</source>
        <comment>chapter, round, rounds</comment>
        <translation>Kapitel %1 · %2/%3</translation>
    </message>
</context>
<context>
    <name>ArcadesTour</name>
    <message>
        <source>Ana plays against two bots. Each cluster tells how much influence everybody has there: fresh ships, and an agent or cities beside them. In this one White is first, Ana second.</source>
        <translation>Ana spielt gegen zwei Bots. Jedes Cluster sagt, wie viel Einfluss alle dort haben: intakte Schiffe, dazu ein Agent oder Städte neben ihnen. In diesem ist Weiß Erster und Ana Zweite.</translation>
    </message>
    <message>
        <source>White is a bot. Here the app says what it does next, and why.</source>
        <translation>Weiß ist ein Bot. Hier sagt die App, was er als Nächstes tut und warum.</translation>
    </message>
    <message>
        <source>Go through its turn step by step, or tap for all of it. Its dice are rolled by you, or by the app.</source>
        <translation>Geh seinen Zug Schritt für Schritt durch, oder tippe für den ganzen. Seine Würfel wirfst du, oder die App.</translation>
    </message>
    <message>
        <source>The map shows White&apos;s ships already; on your board they are still to be placed. Tap here to see what has to be moved.</source>
        <translation>Der Spielplan hier zeigt die Schiffe von Weiß schon; auf dem Tisch fehlen sie noch. Tippe hier, um zu sehen, was zu bewegen ist.</translation>
    </message>
    <message>
        <source>Moved it all? Then put the list away.</source>
        <translation>Alles bewegt? Dann leg die Liste weg.</translation>
    </message>
    <message>
        <source>It is Ana&apos;s turn: the strip below always says who acts. She plays Mobilization 4, so far the highest card of the suit that was led. Tap it.</source>
        <translation>Ana ist am Zug: Unten steht immer, wer handelt. Sie spielt Mobilisierung 4, bisher die höchste Karte der angespielten Farbe. Tippe sie an.</translation>
    </message>
    <message>
        <source>All places it can reach are listed here, and lit on the map. In cluster 3, with her agent beside her ships, Ana would be first.</source>
        <translation>Alle Orte, die er erreicht, stehen hier und leuchten auf dem Spielplan. In Cluster 3, mit dem Agenten neben ihren Schiffen, wäre Ana Erste.</translation>
    </message>
    <message>
        <source>It can pick up the resource that lies there.</source>
        <translation>Er kann die Ressource mitnehmen, die dort liegt.</translation>
    </message>
    <message>
        <source>That was worth it: look at the clusters again, then end her turn.</source>
        <translation>Das hat sich gelohnt: Sieh dir die Cluster noch einmal an und beende dann ihren Zug.</translation>
    </message>
    <message>
        <source>Everything else is in here: history, the story so far, putting any number right. And Undo, at the bottom, takes back any slip.</source>
        <translation>Alles andere steckt hier: der Rückblick, die bisherige Geschichte, jede Zahl berichtigen. Und „Rückgängig“, unten, nimmt jeden Fehltipp zurück.</translation>
    </message>
    <message>
        <source>That is how a turn goes. Lay out your box, start a new table, and tap what happens. This sample is not kept.</source>
        <translation>So geht ein Zug. Bau deine Schachtel auf, beginne einen neuen Tisch und tippe an, was geschieht. Dieses Beispiel wird nicht behalten.</translation>
    </message>
    <message>
        <source>Here lies an ambition marker: a round scored in this cluster pays 2 and 1 Power to the first and second, but the end of the chapter pays 5 and 3.</source>
        <translation>Hier liegt ein Ambitionsmarker: Eine Runde, die dieses Cluster wertet, bringt 2&#xa0;und 1&#xa0;Macht für den ersten und zweiten Platz, das Ende des Kapitels aber 5&#xa0;und 3.</translation>
    </message>
    <message>
        <source>With it she wins the round, and the cluster her agent is in will be scored. The card gives her 4 points: she moves her agent first. Tap that.</source>
        <translation>Damit gewinnt sie die Runde, und das Cluster mit ihrem Agenten wird gewertet. Die Karte gibt ihr 4&#xa0;Punkte: Zuerst bewegt sie ihren Agenten. Tippe das an.</translation>
    </message>
    <message>
        <source>The round is scored without a tap: Ana takes the initiative and, first here, 2 Power; White is second and takes 1. At the chapter&apos;s end all six clusters pay.</source>
        <translation>Die Runde ist ohne Tippen gewertet: Ana erhält die Initiative und, hier Erste, 2&#xa0;Macht; Weiß ist Zweiter und erhält 1. Am Ende des Kapitels bringen alle sechs Cluster etwas.</translation>
    </message>
</context>
<context>
    <name>ArrangeSheet</name>
    <message>
        <source>Tap two slots: what lies there changes places.</source>
        <translation>Tippe auf zwei Felder: Was dort liegt, tauscht die Plätze.</translation>
    </message>
    <message>
        <source>Resources are rearranged after a gain, before the next action.</source>
        <translation>Ressourcen werden nach einem Erhalt umgeordnet, vor der nächsten Aktion.</translation>
    </message>
    <message>
        <source>empty slot</source>
        <translation>leeres Feld</translation>
    </message>
    <message>
        <source>closed slot</source>
        <translation>geschlossenes Feld</translation>
    </message>
</context>
<context>
    <name>AskBanner</name>
    <message>
        <source>You agree to the deal of %1. Still to answer: %2</source>
        <comment>a name; names</comment>
        <translation>Du nimmst den Handel von %1 an. Es fehlt noch: %2</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Agree</source>
        <comment>to a deal</comment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>No</source>
        <comment>to a deal</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>a deal</comment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Take it back</source>
        <comment>a question to other players</comment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>You propose a deal. Still to answer: %1</source>
        <comment>names</comment>
        <translation>Du schlägst einen Handel vor. Es fehlt noch: %1</translation>
    </message>
    <message>
        <source>The deal that %1 proposed is no longer possible.</source>
        <translation>Der Handel, den %1 vorgeschlagen hat, ist nicht mehr möglich.</translation>
    </message>
    <message>
        <source>%1 proposes a deal:</source>
        <translation>%1 schlägt einen Handel vor:</translation>
    </message>
    <message>
        <source>You agree to the deal of %1.</source>
        <translation>Du nimmst den Handel von %1 an.</translation>
    </message>
</context>
<context>
    <name>AtTablePanel</name>
    <message>
        <source>The table resolves this: %1. Do what it says, put right here what it changed, then say that it is done.</source>
        <translation>Das handelt der Tisch ab: %1. Tu, was dort steht, berichtige hier, was sich geändert hat, und sag dann, dass es getan ist.</translation>
    </message>
    <message>
        <source>Done at the table</source>
        <translation>Am Tisch erledigt</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Count systems</source>
        <translation>Figuren zählen</translation>
    </message>
    <message>
        <source>It is on paper</source>
        <translation>Es steht auf Papier</translation>
    </message>
</context>
<context>
    <name>BackHeader</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>BaseTour</name>
    <message>
        <source>Next, half a minute: a battle</source>
        <translation>Weiter, halbe Minute: ein Kampf</translation>
    </message>
    <message>
        <source>That is how a turn goes. A battle, a card of the Court and the end of a chapter take half a minute each; this sample is not kept.</source>
        <translation>So geht ein Zug. Ein Kampf, eine Karte des Hofes und das Ende eines Kapitels dauern je eine halbe Minute; dieses Beispiel wird nicht behalten.</translation>
    </message>
    <message>
        <source>It is Ana&apos;s turn: the strip below always says who acts. She lays Mobilization 3 on the table. Tap that card.</source>
        <translation>Ana ist am Zug: Unten steht immer, wer handelt. Sie legt Mobilisierung 3&#xa0;auf den Tisch. Tippe diese Karte an.</translation>
    </message>
    <message>
        <source>Her card is good for Tyrant: captives will count at the chapter&apos;s end.</source>
        <translation>Ihre Karte taugt für Tyrant: Am Ende des Kapitels zählen Gefangene.</translation>
    </message>
    <message>
        <source>What takes one tap stands here. Ana&apos;s card is good for Tyrant: captives will count at the chapter&apos;s end. Tap it.</source>
        <translation>Was einen Tipp braucht, steht hier. Anas Karte taugt für Tyrant: Am Ende des Kapitels zählen Gefangene. Tippe es an.</translation>
    </message>
    <message>
        <source>Now she moves. What can be done stands out among these; the rest is grey and, tapped, says why.</source>
        <translation>Nun zieht sie. Was hiervon jetzt geht, tritt hervor; der Rest ist grau und sagt, angetippt, warum.</translation>
    </message>
    <message>
        <source>Tap the system her four ships are in. The ring round a system shows who controls it.</source>
        <translation>Tippe das System mit ihren vier Schiffen an. Der Ring um ein System zeigt, wer es kontrolliert.</translation>
    </message>
    <message>
        <source>All places she can reach are lit. One tap and all ships go; fewer can be picked first.</source>
        <translation>Alle erreichbaren Orte leuchten. Ein Tipp, und alle Schiffe ziehen; vorher lassen sich weniger wählen.</translation>
    </message>
    <message>
        <source>A slip? Undo is always in this corner. It goes back without limit, even after a restart.</source>
        <translation>Vertippt? „Rückgängig“ ist immer in dieser Ecke. Es reicht beliebig weit zurück, auch nach einem Neustart.</translation>
    </message>
    <message>
        <source>Ana has done enough: end her turn. The app passes it on, keeps the score and warns when a rule says no.</source>
        <translation>Ana hat genug getan: Beende ihren Zug. Die App gibt ihn weiter, zählt mit und warnt, wenn eine Regel dagegen spricht.</translation>
    </message>
    <message>
        <source>Everything else is in here: the history, counting the map anew, putting any number right, the settings.</source>
        <translation>Alles andere steckt hier: der Rückblick, den Spielplan neu zählen, jede Zahl berichtigen, die Einstellungen.</translation>
    </message>
</context>
<context>
    <name>BattleForm</name>
    <message>
        <source>Battle</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>A card of the defender comes first; then you collect dice.</source>
        <translation>Zuerst kommt eine Karte des Verteidigers; dann nimmst du Würfel.</translation>
    </message>
    <message>
        <source>Begin the battle</source>
        <translation>Schlacht beginnen</translation>
    </message>
    <message>
        <source>Best dice for</source>
        <translation>Beste Würfel für</translation>
    </message>
    <message>
        <source>With ships of %1: %2 and the Flagship</source>
        <comment>a player, and how many</comment>
        <translation>Mit Schiffen von %1: %2 und Flaggschiff</translation>
    </message>
    <message>
        <source>With ships of %1: %2</source>
        <comment>a player, and how many</comment>
        <translation>Mit Schiffen von %1: %2</translation>
    </message>
    <message>
        <source>Not now: %1 (%2)</source>
        <comment>why, and where the rule stands</comment>
        <translation>Jetzt nicht: %1 (%2)</translation>
    </message>
    <message>
        <source>Battle anyway</source>
        <translation>Trotzdem kämpfen</translation>
    </message>
    <message>
        <source>Add Imperial ships to the attack: %1</source>
        <comment>the attacker may, and how many there are</comment>
        <translation>Imperiale Schiffe mit angreifen lassen: %1</translation>
    </message>
    <message>
        <source>Only Imperial ships attack here: %1</source>
        <translation>Hier greifen nur Imperiale Schiffe an: %1</translation>
    </message>
    <message>
        <source>Against</source>
        <comment>one of several rivals in a battle</comment>
        <translation>Gegen</translation>
    </message>
</context>
<context>
    <name>BattleReasons</name>
    <message>
        <source>Best rolled again (pale: depends on the other dice)</source>
        <translation>Am besten neu gewürfelt (blass: je nach den anderen Würfeln)</translation>
    </message>
</context>
<context>
    <name>BattleTour</name>
    <message>
        <source>Next: a card of the Court</source>
        <translation>Weiter: eine Karte des Hofes</translation>
    </message>
    <message>
        <source>That was a battle. The log has the roll, and undo takes back all of it.</source>
        <translation>Das war ein Kampf. Der Wurf steht im Verlauf, und „Rückgängig“ nimmt alles zurück.</translation>
    </message>
    <message>
        <source>In 4 Hex Ana&apos;s ships meet Ben&apos;s. She has led Aggression, which lets her battle. Tap that: it is possible in one place only, so the app goes there.</source>
        <translation>In 4&#xa0;Hex treffen Anas Schiffe auf Bens. Sie hat Aggression angespielt und darf kämpfen. Tippe das an: Es geht nur an einem Ort, also führt die App dorthin.</translation>
    </message>
    <message>
        <source>Real dice are welcome: roll them, and tap what they show. Here the app rolls.</source>
        <translation>Echte Würfel sind willkommen: Wirf sie und tippe an, was sie zeigen. Hier würfelt die App.</translation>
    </message>
    <message>
        <source>One die for each attacking ship. Assault dice hit hard, and hit back; skirmish dice are safe. Below them stand the odds.</source>
        <translation>Ein Würfel für jedes angreifende Schiff. Angriffswürfel treffen hart, auch zurück; Scharmützelwürfel sind sicher. Darunter stehen die Chancen.</translation>
    </message>
    <message>
        <source>All dice as they are? Then roll.</source>
        <translation>Passen die Würfel so? Dann werft sie.</translation>
    </message>
    <message>
        <source>This was rolled. Where somebody has to choose which piece takes a hit, the app asks; all else it does by itself.</source>
        <translation>Das kam heraus. Muss jemand wählen, welche Figur einen Treffer nimmt, fragt die App; alles andere macht sie selbst.</translation>
    </message>
</context>
<context>
    <name>Books</name>
    <message>
        <source>There is no such file, or it cannot be read.</source>
        <translation>Diese Datei gibt es nicht, oder sie lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>This is neither a PDF nor a text file. Nothing was imported.</source>
        <translation>Das ist weder ein PDF noch eine Textdatei. Nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>The PDF is damaged or cut off. Fetch it anew and try again.</source>
        <translation>Das PDF ist beschädigt oder unvollständig. Lade es neu und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The PDF asks for a password. Save a copy without one and import that.</source>
        <translation>Das PDF verlangt ein Kennwort. Speichere eine Kopie ohne Kennwort und nimm diese.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, as of a scan: there is nothing to search.</source>
        <translation>Die Seiten sind Bilder ohne Text, wie nach dem Scannen: Darin lässt sich nichts suchen.</translation>
    </message>
    <message>
        <source>The file is too large: 512 MB at most, 64 MB of them text.</source>
        <translation>Die Datei ist zu groß: höchstens 512&#xa0;MB, davon 64&#xa0;MB Text.</translation>
    </message>
    <message>
        <source>The file has more than 20,000 pages.</source>
        <translation>Die Datei hat mehr als 20.000&#xa0;Seiten.</translation>
    </message>
    <message>
        <source>The book could not be saved: the disk is full, or the folder cannot be written to.</source>
        <translation>Das Buch ließ sich nicht speichern: Der Speicher ist voll, oder der Ordner ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Abgebrochen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Reading was given up: the PDF takes too long, or more memory than a book should. It may be damaged.</source>
        <translation>Das Lesen wurde aufgegeben: Das PDF braucht zu lange oder mehr Speicher, als ein Buch sollte. Vielleicht ist es beschädigt.</translation>
    </message>
    <message>
        <source>The part of Reachkeeper that reads PDFs is missing. Install it anew.</source>
        <translation>Der Teil von Reachkeeper, der PDFs liest, fehlt. Installiere es neu.</translation>
    </message>
    <message>
        <source>Another program is changing your books. Try again when it is done.</source>
        <translation>Ein anderes Programm ändert gerade deine Bücher. Versuche es noch einmal, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>The file with your books is damaged. Import them again.</source>
        <translation>Die Datei mit deinen Büchern ist beschädigt. Nimm die Bücher neu auf.</translation>
    </message>
    <message>
        <source>What stands where your books are kept is no file. Take it away first.</source>
        <translation>Wo deine Bücher liegen sollten, steht etwas, das keine Datei ist. Nimm es erst weg.</translation>
    </message>
    <message>
        <source>What was there is kept as %1.</source>
        <translation>Was dort war, liegt noch unter %1.</translation>
    </message>
    <message>
        <source>PDFs are read by Reachkeeper on a computer. Here you can add a book as a text or Markdown file.</source>
        <translation>PDFs liest Reachkeeper auf einem Computer. Hier kannst du ein Buch als Text- oder Markdown-Datei hinzufügen.</translation>
    </message>
</context>
<context>
    <name>CampaignCards</name>
    <message>
        <source>Edict, in force</source>
        <translation>Edikt, gilt</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Edikt</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Gesetz</translation>
    </message>
    <message>
        <source>Summit</source>
        <translation>Gipfel</translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>Court, place %1</source>
        <translation>Hof, Platz %1</translation>
    </message>
    <message>
        <source>on top of the stack of %1</source>
        <translation>zuoberst auf dem Stapel von %1</translation>
    </message>
    <message>
        <source>among the action cards</source>
        <translation>unter den Aktionskarten</translation>
    </message>
</context>
<context>
    <name>CampaignCorrections</name>
    <message>
        <source>Title card</source>
        <translation>Titelkarte</translation>
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
        <translation>Zielmarker</translation>
    </message>
    <message>
        <source>Favors of %1</source>
        <translation>Gefälligkeiten von %1</translation>
    </message>
    <message>
        <source>First Regent</source>
        <translation>Erster Regent</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Imperial Council</source>
        <translation>Imperialer Rat</translation>
    </message>
    <message>
        <source>In session</source>
        <translation>Tagt</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Hat entschieden</translation>
    </message>
    <message>
        <source>Imperial Trust</source>
        <translation>Imperialer Trust</translation>
    </message>
    <message>
        <source>On no box</source>
        <translation>Auf keinem Feld</translation>
    </message>
    <message>
        <source>Commonwealth marker</source>
        <translation>Commonwealth-Marker</translation>
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
        <translation>Ziel erfüllt</translation>
    </message>
    <message>
        <source>Objective: %1 of %2 spaces left</source>
        <translation>Ziel: noch %1 von %2 Feldern</translation>
    </message>
    <message>
        <source>Favors held: %1</source>
        <translation>Gefälligkeiten erhalten: %1</translation>
    </message>
    <message>
        <source>Favors given to: %1</source>
        <translation>Gefälligkeiten gegeben an: %1</translation>
    </message>
    <message>
        <source>Act %1: completed</source>
        <translation>Akt %1: erfüllt</translation>
    </message>
    <message>
        <source>Act %1: failed</source>
        <translation>Akt %1: gescheitert</translation>
    </message>
    <message>
        <source>Flagship in %1: %2 upgrades, %3 armor</source>
        <translation>Flaggschiff in %1: %2 Ausbauten, %3 Panzerung</translation>
    </message>
    <message>
        <source>Read the Fate</source>
        <translation>Schicksal lesen</translation>
    </message>
</context>
<context>
    <name>CampaignSheet</name>
    <message>
        <source>Act %1 · Chapter %2 of %3</source>
        <translation>Akt %1 · Kapitel %2 von %3</translation>
    </message>
    <message>
        <source>The Empire</source>
        <translation>Das Imperium</translation>
    </message>
    <message>
        <source>First Regent</source>
        <translation>Erster Regent</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Imperial Council</source>
        <translation>Imperialer Rat</translation>
    </message>
    <message>
        <source>in session</source>
        <translation>tagt</translation>
    </message>
    <message>
        <source>decided by %1</source>
        <translation>hat entschieden, durch %1</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>hat entschieden</translation>
    </message>
    <message>
        <source>Policy in force</source>
        <translation>Geltende Politik</translation>
    </message>
    <message>
        <source>Last event dice</source>
        <translation>Letzter Wurf</translation>
    </message>
    <message>
        <source>cluster %1, %2</source>
        <translation>Cluster %1, %2</translation>
    </message>
    <message>
        <source>Crises</source>
        <translation>Krisen</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Edikte</translation>
    </message>
    <message>
        <source>Rules booklet</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Crises that may come</source>
        <translation>Krisen, die kommen können</translation>
    </message>
    <message numerus="yes">
        <source>%n lore card(s) nobody has seen lie in the Court deck.</source>
        <translation>
            <numerusform>%n&#xa0;Lore-Karte, die niemand gesehen hat, liegt im Hofstapel.</numerusform>
            <numerusform>%n&#xa0;Lore-Karten, die niemand gesehen hat, liegen im Hofstapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Commonwealth</source>
        <translation>Commonwealth</translation>
    </message>
    <message>
        <source>Sponsored</source>
        <translation>Gefördert</translation>
    </message>
    <message>
        <source>Tokens of Fates</source>
        <translation>Marker der Schicksale</translation>
    </message>
    <message>
        <source>Action cards of Fates</source>
        <translation>Aktionskarten der Schicksale</translation>
    </message>
    <message>
        <source>On cards and tokens</source>
        <translation>Auf Karten und Markern</translation>
    </message>
    <message>
        <source>Put right what lies here now</source>
        <translation>Berichtigen, was hier liegt</translation>
    </message>
</context>
<context>
    <name>CardBrowser</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1&#xa0;von&#xa0;%2</translation>
    </message>
    <message>
        <source>Words on the card</source>
        <translation>Wörter auf der Karte</translation>
    </message>
    <message>
        <source>No card is all of this.</source>
        <translation>Keine Karte ist all das zugleich.</translation>
    </message>
</context>
<context>
    <name>CardFilters</name>
    <message>
        <source>Set</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Raid cost</source>
        <translation>Raubkosten</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Schicksal</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Akt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>filter and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
</context>
<context>
    <name>CardGist</name>
    <message>
        <source>in English</source>
        <translation>auf Englisch</translation>
    </message>
</context>
<context>
    <name>CardGrid</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie­ren</translation>
    </message>
    <message>
        <source>Event</source>
        <comment>a card of the campaign</comment>
        <translation>Ereignis</translation>
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
        <translation>Geschützt: kann nicht geraubt werden</translation>
    </message>
    <message>
        <source>Raid cost %1</source>
        <translation>Raubkosten %1</translation>
    </message>
    <message>
        <source>%1 · Act %2</source>
        <translation>%1 · Akt %2</translation>
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
        <translation>Kartenname, ab 2&#xa0;Buchstaben</translation>
    </message>
    <message>
        <source>No card of that deck is called that.</source>
        <translation>So heißt keine Karte dieses Stapels.</translation>
    </message>
    <message>
        <source>Choose from the list</source>
        <translation>Aus der Liste wählen</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>held by %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>Rulings and rules about it</source>
        <translation>Regeln und Klärungen dazu</translation>
    </message>
    <message>
        <source>On this card: %1</source>
        <translation>Auf dieser Karte: %1</translation>
    </message>
    <message>
        <source>The rules and cards are missing. Installing Reachkeeper again brings them back.</source>
        <translation>Die Regeln und Karten fehlen. Wird Reachkeeper neu installiert, sind sie wieder da.</translation>
    </message>
    <message>
        <source>It lies under the card of %1</source>
        <translation>Liegt unter der Karte von %1</translation>
    </message>
</context>
<context>
    <name>CardSides</name>
    <message>
        <source>Turn back</source>
        <translation>Zurückdrehen</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Umdrehen</translation>
    </message>
</context>
<context>
    <name>CardTab</name>
    <message>
        <source>%1, %2 tokens on it</source>
        <translation>%1, darauf %2 Marken</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>so many resource tokens on the card</comment>
        <translation>×%1</translation>
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
        <translation>Per Katapult: %1. Wer bleibt unterwegs zurück?</translation>
    </message>
    <message>
        <source>%1, fresh</source>
        <translation>%1, intakt</translation>
    </message>
    <message>
        <source>%1, damaged</source>
        <translation>%1, beschädigt</translation>
    </message>
    <message>
        <source>Another goal</source>
        <translation>Anderes Ziel</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>To %1. Tap a system further on, or move.</source>
        <comment>a system</comment>
        <translation>Nach %1. Tippe ein System weiter vorn an, oder zieh.</translation>
    </message>
</context>
<context>
    <name>ChapterCorrections</name>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Who has the initiative</source>
        <translation>Wer die Initiative hat</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marker %1</translation>
    </message>
    <message>
        <source>Flipped</source>
        <translation>Umgedreht</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
</context>
<context>
    <name>ChapterTour</name>
    <message>
        <source>That is all you need. Lay out your box, start a new table, and tap what happens. This sample is not kept.</source>
        <translation>Mehr brauchst du nicht. Bau deine Schachtel auf, beginne einen neuen Tisch und tippe an, was geschieht. Dieses Beispiel wird nicht behalten.</translation>
    </message>
    <message>
        <source>The hands are empty and the chapter is over. Tyrant was declared: Ana has two Captives and is first, Cy has one and is second. The app says who gets what, and why.</source>
        <translation>Die Hände sind leer, das Kapitel ist vorbei. Tyrant wurde ausgerufen: Ana hat zwei Gefangene und ist Erste, Cy hat einen und ist Zweiter. Die App sagt, wer was bekommt und warum.</translation>
    </message>
    <message>
        <source>Agreed? Then apply it.</source>
        <translation>Einverstanden? Dann wertet es.</translation>
    </message>
    <message>
        <source>Power is written down, Captives went home, and the next chapter begins with Ana&apos;s lead.</source>
        <translation>Die Macht ist notiert, die Gefangenen sind zu Hause, und im nächsten Kapitel spielt Ana an.</translation>
    </message>
</context>
<context>
    <name>ClubHead</name>
    <message>
        <source>A host is a computer that stays on and keeps tables for you, for example that of a club. Its owner gives you an address and a key.</source>
        <translation>Ein Gastgeber ist ein Rechner, der immer an ist und Tische für dich führt, zum Beispiel der eines Clubs. Wer ihn betreibt, gibt dir eine Adresse und einen Schlüssel.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal nachsehen</translation>
    </message>
    <message>
        <source>Forget this host…</source>
        <translation>Gastgeber vergessen …</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Schlüssel vergessen</translation>
    </message>
    <message>
        <source>Its tables stay there. To come back, you need the key again; this device does not show it.</source>
        <translation>Seine Tische bleiben dort. Um zurückzukommen, brauchst du den Schlüssel wieder; dieses Gerät zeigt ihn nicht.</translation>
    </message>
    <message>
        <source>%1, with your key that ends in %2</source>
        <comment>an address</comment>
        <translation>%1, mit deinem Schlüssel, der auf %2 endet</translation>
    </message>
    <message>
        <source>No tables are there yet. Open one of yours, and choose “Keep this table at %1” under “Screens at this table”.</source>
        <translation>Dort sind noch keine Tische. Öffne einen von deinen und wähle unter „Bildschirme an diesem Tisch“ „Diesen Tisch bei ‚%1‘ weiterführen“.</translation>
    </message>
</context>
<context>
    <name>ClubScreen</name>
    <message>
        <source>At %1</source>
        <translation>Bei „%1“</translation>
    </message>
    <message>
        <source>A host that never sleeps</source>
        <translation>Ein Gastgeber, der nie schläft</translation>
    </message>
</context>
<context>
    <name>ClubTable</name>
    <message>
        <source>Taken home: %1</source>
        <comment>where a table is</comment>
        <translation>Nach Hause geholt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n screen(s) at it</source>
        <translation>
            <numerusform>%n&#xa0;Bildschirm am Tisch</numerusform>
            <numerusform>%n&#xa0;Bildschirme am Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is at it</source>
        <translation>Gerade niemand am Tisch</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Hingehen</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Take it home</source>
        <translation>Nach Hause holen</translation>
    </message>
    <message>
        <source>Show to members</source>
        <translation>Mitgliedern zeigen</translation>
    </message>
    <message>
        <source>Make private</source>
        <translation>Privat machen</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
</context>
<context>
    <name>CoachingChoice</name>
    <message>
        <source>Reminders</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Everything that is often forgotten at this moment.</source>
        <translation>Alles, was in diesem Moment oft vergessen wird.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>The most pressing one.</source>
        <translation>Die dringendste.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>You know the game. The menu brings them back.</source>
        <translation>Du kennst das Spiel. Im Menü kommen sie zurück.</translation>
    </message>
</context>
<context>
    <name>CollectPanel</name>
    <message>
        <source>Against %1, at %2</source>
        <comment>a player and a system</comment>
        <translation>Gegen %1, bei %2</translation>
    </message>
    <message>
        <source>Collect no dice</source>
        <translation>Keine Würfel nehmen</translation>
    </message>
    <message>
        <source>Best dice for</source>
        <translation>Beste Würfel für</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Type an entry: red taxes 4-hex</source>
        <translation>Eintrag, auf Englisch: red taxes 4-hex</translation>
    </message>
    <message>
        <source>Entry in the record notation</source>
        <translation>Eintrag in der Schreibweise des Protokolls</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingeben</translation>
    </message>
</context>
<context>
    <name>CompanyScreen</name>
    <message>
        <source>Screens at this table</source>
        <translation>Bildschirme an diesem Tisch</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Einladen</translation>
    </message>
    <message>
        <source>This table is kept elsewhere</source>
        <translation>Dieser Tisch wird anderswo geführt</translation>
    </message>
    <message>
        <source>Whose screen is this?</source>
        <translation>Wessen Bildschirm ist das?</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>The name of this device</source>
        <translation>Der Name dieses Geräts</translation>
    </message>
    <message>
        <source>A host that never sleeps</source>
        <translation>Ein Gastgeber, der nie schläft</translation>
    </message>
    <message>
        <source>The name can be changed while the table is on this device alone.</source>
        <translation>Der Name lässt sich ändern, solange der Tisch nur auf diesem Gerät ist.</translation>
    </message>
</context>
<context>
    <name>CorrectionTabs</name>
    <message>
        <source>Boards</source>
        <comment>what lies on and beside the player boards</comment>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Imperium</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
</context>
<context>
    <name>CorrectionsSheet</name>
    <message numerus="yes">
        <source>Apply %n correction(s)</source>
        <translation>
            <numerusform>%n&#xa0;Berichtigung übernehmen</numerusform>
            <numerusform>%n&#xa0;Berichtigungen übernehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nichts geändert</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>corrections that are not applied yet</comment>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Fresh ships</source>
        <translation>Intakte Schiffe</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>%1, fresh ships</source>
        <translation>%1, intakte Schiffe</translation>
    </message>
    <message>
        <source>%1, damaged ships</source>
        <translation>%1, beschädigte Schiffe</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
</context>
<context>
    <name>CountSheet</name>
    <message>
        <source>The system before</source>
        <translation>Das System davor</translation>
    </message>
    <message>
        <source>%1: ?</source>
        <comment>a system nobody has counted</comment>
        <translation>%1: ?</translation>
    </message>
    <message numerus="yes">
        <source>All %n systems are known</source>
        <translation>
            <numerusform>%n&#xa0;System ist bekannt</numerusform>
            <numerusform>Alle %n&#xa0;Systeme sind bekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 systems are known</source>
        <translation>%1 von %2 Systemen sind bekannt</translation>
    </message>
    <message>
        <source>The next system</source>
        <translation>Das nächste System</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Nothing stands here</source>
        <translation>Hier steht nichts</translation>
    </message>
    <message>
        <source>Nobody knows what stands here</source>
        <translation>Niemand weiß, was hier steht</translation>
    </message>
    <message>
        <source>Enter, and on</source>
        <translation>Eintragen und weiter</translation>
    </message>
    <message>
        <source>Next system</source>
        <translation>Nächstes System</translation>
    </message>
</context>
<context>
    <name>CountSlot</name>
    <message>
        <source>Slot %1: empty</source>
        <translation>Bauplatz %1: leer</translation>
    </message>
    <message>
        <source>Slot %1: %2</source>
        <translation>Bauplatz %1: %2</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Starport</source>
        <translation>Raumhafen</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
</context>
<context>
    <name>CourtCardFace</name>
    <message>
        <source>An empty space of the Court</source>
        <translation>Ein leerer Platz am Hof</translation>
    </message>
    <message>
        <source>An unknown card</source>
        <translation>Eine unbekannte Karte</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Not named yet</source>
        <translation>Noch unbenannt</translation>
    </message>
</context>
<context>
    <name>CourtCorrections</name>
    <message>
        <source>Will be %1</source>
        <translation>Wird zu %1</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Leerer Platz</translation>
    </message>
    <message>
        <source>Card nobody named</source>
        <translation>Karte ohne Namen</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>a card nobody named</source>
        <translation>eine Karte ohne Namen</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>an empty place</source>
        <translation>ein leerer Platz</translation>
    </message>
    <message>
        <source>Agents of %1</source>
        <translation>Agenten von %1</translation>
    </message>
</context>
<context>
    <name>CourtPlace</name>
    <message>
        <source>Influence</source>
        <translation>Beein­flussen</translation>
    </message>
    <message>
        <source>Secure</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>above it: %1</source>
        <translation>darüber: %1</translation>
    </message>
    <message>
        <source>under the card of %1</source>
        <translation>unter der Karte von %1</translation>
    </message>
</context>
<context>
    <name>CourtStart</name>
    <message>
        <source>First cards of the Court</source>
        <translation>Erste Karten am Hof</translation>
    </message>
    <message>
        <source>From left to right. Leave it empty and the app asks when play begins.</source>
        <translation>Von links nach rechts. Bleibt es leer, fragt die App zu Spielbeginn.</translation>
    </message>
    <message>
        <source>%1. %2  ✕</source>
        <translation>%1. %2  ✕</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1 herausnehmen</translation>
    </message>
</context>
<context>
    <name>CourtTour</name>
    <message>
        <source>Next: the end of a chapter</source>
        <translation>Weiter: das Ende eines Kapitels</translation>
    </message>
    <message>
        <source>The card is hers. Its power is offered whenever it counts, and a tap on it shows its text.</source>
        <translation>Die Karte gehört ihr. Was sie kann, wird angeboten, wann immer es zählt, und ein Tipp darauf zeigt ihren Text.</translation>
    </message>
    <message>
        <source>On the first card of the Court Ana has two agents, Ben has one. Having the most, she can secure it: tap that.</source>
        <translation>Auf der ersten Karte des Hofes hat Ana zwei Agenten, Ben einen. Mit den meisten kann sie sie sichern: Tippe das an.</translation>
    </message>
    <message>
        <source>Her agents come home, and Ben&apos;s becomes her Captive.</source>
        <translation>Ihre Agenten kommen heim, und Bens Agent wird ihr Gefangener.</translation>
    </message>
    <message>
        <source>A card is drawn for the empty place. Draw it from the real deck and tap its name, or let the app draw, as here.</source>
        <translation>Für den leeren Platz wird eine Karte gezogen. Zieh sie vom echten Stapel und tippe ihren Namen an, oder lass die App ziehen, wie hier.</translation>
    </message>
</context>
<context>
    <name>DealEditor</name>
    <message>
        <source>Gives</source>
        <comment>who gives in a deal</comment>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>Gets</source>
        <comment>who gets something in a deal</comment>
        <translation>Erhält</translation>
    </message>
</context>
<context>
    <name>DealMade</name>
    <message>
        <source>Tap what is given: it stands here until all agree.</source>
        <translation>Tippe an, was gegeben wird: Es steht hier, bis alle einig sind.</translation>
    </message>
    <message>
        <source>Take out: %1</source>
        <translation>Herausnehmen: %1</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <comment>names of players, for a deal</comment>
        <translation>%1 fragen</translation>
    </message>
    <message>
        <source>All have said yes: do it</source>
        <translation>Alle haben zugesagt: so sei es</translation>
    </message>
    <message numerus="yes">
        <source>Return %n Favor(s) for it</source>
        <translation>
            <numerusform>Dafür %n&#xa0;Gefälligkeit zurückgeben</numerusform>
            <numerusform>Dafür %n&#xa0;Gefälligkeiten zurückgeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Return Favors</source>
        <translation>Gefälligkeiten zurückgeben</translation>
    </message>
    <message>
        <source>All agree: do it</source>
        <translation>Alle einig: so sei es</translation>
    </message>
    <message>
        <source>Tap what the returned Favors force. Nobody has to agree.</source>
        <translation>Tippe an, was die zurückgegebenen Gefälligkeiten erzwingen. Niemand muss zustimmen.</translation>
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
    <name>DeskSaid</name>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>DeviceSettings</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Keep the screen awake</source>
        <translation>Bildschirm wach halten</translation>
    </message>
    <message>
        <source>There is no way to ask for it here; set it in the system&apos;s own settings.</source>
        <translation>Das geht hier nicht, nur in den Einstellungen des Systems.</translation>
    </message>
    <message>
        <source>While a table is open the screen does not go dark.</source>
        <translation>Solange ein Tisch offen ist, wird der Bildschirm nicht dunkel.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Key F11 does the same.</source>
        <translation>Die Taste F11 tut dasselbe.</translation>
    </message>
</context>
<context>
    <name>DiceButtons</name>
    <message>
        <source>Enter</source>
        <translation>Eingeben</translation>
    </message>
    <message>
        <source>Enter these faces</source>
        <translation>Diese Seiten eingeben</translation>
    </message>
    <message>
        <source>Own dice</source>
        <translation>Selbst</translation>
    </message>
    <message>
        <source>App rolls</source>
        <translation>App würfelt</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
</context>
<context>
    <name>DicePicker</name>
    <message>
        <source>Assault dice</source>
        <translation>Angriffswürfel</translation>
    </message>
    <message>
        <source>Skirmish dice</source>
        <translation>Scharmützelwürfel</translation>
    </message>
    <message>
        <source>Raid dice</source>
        <translation>Plünderwürfel</translation>
    </message>
    <message numerus="yes">
        <source>At least %n dice must be rolled.</source>
        <translation>
            <numerusform>Mindestens %n&#xa0;Würfel muss geworfen werden.</numerusform>
            <numerusform>Mindestens %n&#xa0;Würfel müssen geworfen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice could be rolled.</source>
        <translation>
            <numerusform>%n&#xa0;Würfel mehr wäre möglich.</numerusform>
            <numerusform>%n&#xa0;Würfel mehr wären möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here no more assault than skirmish dice may be rolled.</source>
        <translation>Hier sind nicht mehr Angriffs- als Scharmützelwürfel erlaubt.</translation>
    </message>
    <message>
        <source>Tap what each die shows.</source>
        <translation>Tippe an, was jeder Würfel zeigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice at most: one less makes room for another</source>
        <translation>
            <numerusform>Höchstens %n&#xa0;Würfel: erst einen wegnehmen, dann einen anderen dazu</numerusform>
            <numerusform>Höchstens %n&#xa0;Würfel: erst einen wegnehmen, dann einen anderen dazu</numerusform>
        </translation>
    </message>
    <message>
        <source>Count again</source>
        <comment>the faces of these dice, from the start</comment>
        <translation>Zählung löschen</translation>
    </message>
    <message numerus="yes">
        <source>Roll up to %n dice.</source>
        <translation>
            <numerusform>Wirf höchstens einen Würfel.</numerusform>
            <numerusform>Wirf bis zu %n&#xa0;Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which dice would you roll?</source>
        <translation>Welche Würfel würdest du werfen?</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message numerus="yes">
        <source>Roll the %n dice chosen by the odds, or up to %1.</source>
        <translation>
            <numerusform>Wirf den Würfel, der unter „Chancen“ gewählt ist; höchstens %1 sind erlaubt.</numerusform>
            <numerusform>Wirf die %n&#xa0;Würfel, die unter „Chancen“ gewählt sind; höchstens %1 sind erlaubt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>not rolled</source>
        <translation>nicht geworfen</translation>
    </message>
</context>
<context>
    <name>DiscardSheet</name>
    <message>
        <source>beside %1 %2 until the round ends</source>
        <comment>an action card</comment>
        <translation>neben %1 %2, bis die Runde endet</translation>
    </message>
    <message>
        <source>These cards lie face up. They come back only where a card says so.</source>
        <translation>Diese Karten liegen offen. Sie kommen nur zurück, wo eine Karte es sagt.</translation>
    </message>
    <message>
        <source>No card lies in it.</source>
        <translation>Keine Karte liegt darin.</translation>
    </message>
</context>
<context>
    <name>DraftCard</name>
    <message>
        <source>%1, taken by %2</source>
        <translation>%1, genommen von %2</translation>
    </message>
</context>
<context>
    <name>DraftPanel</name>
    <message>
        <source>Which lore card is kept?</source>
        <translation>Welche Lore-Karte wird behalten?</translation>
    </message>
    <message>
        <source>Name of the lore card, two letters will do</source>
        <translation>Name der Lore-Karte, zwei Buchstaben genügen</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Lore</source>
        <translation>Lore</translation>
    </message>
    <message>
        <source>Take one card a turn, from the right of the initiative and on counter-clockwise, until everybody has a leader and their lore.</source>
        <translation>Nimm, wenn du dran bist, eine Karte, rechts von der Initiative beginnend und gegen den Uhrzeigersinn, bis alle einen Anführer und ihre Lore haben.</translation>
    </message>
</context>
<context>
    <name>EmpireStrip</name>
    <message>
        <source>First Regent</source>
        <translation>Erster Regent</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Council</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>hat entschieden</translation>
    </message>
    <message>
        <source>in session</source>
        <translation>tagt</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politik</translation>
    </message>
    <message>
        <source>The campaign: Act %1</source>
        <translation>Die Kampagne: Akt %1</translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>Akt %1</translation>
    </message>
</context>
<context>
    <name>EndTurnButton</name>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Werten</translation>
    </message>
</context>
<context>
    <name>EventDicePanel</name>
    <message>
        <source>With your own dice, tap what they show:</source>
        <translation>Mit eigenen Würfeln: Tippe an, was sie zeigen:</translation>
    </message>
    <message>
        <source>Number die</source>
        <translation>Zahlenwürfel</translation>
    </message>
    <message>
        <source>Number die: %1</source>
        <translation>Zahlenwürfel: %1</translation>
    </message>
    <message>
        <source>Event die</source>
        <translation>Ereigniswürfel</translation>
    </message>
    <message>
        <source>Enter this roll</source>
        <translation>Diesen Wurf eintragen</translation>
    </message>
</context>
<context>
    <name>EventFace</name>
    <message>
        <source>Crisis</source>
        <translation>Krise</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Edikt</translation>
    </message>
    <message>
        <source>Event die: %1 %2</source>
        <translation>Ereigniswürfel: %1 %2</translation>
    </message>
</context>
<context>
    <name>EverybodyScreen</name>
    <message>
        <source>Everybody at a glance</source>
        <translation>Übersicht über alle</translation>
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
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>count the faces of these dice from the start</comment>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>dice that are counted</comment>
        <translation>%1&#xa0;von&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>FaceCounters</name>
    <message>
        <source>Assault</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Scharmützel</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Plündern</translation>
    </message>
</context>
<context>
    <name>FateAct</name>
    <message>
        <source>Act %1</source>
        <translation>Akt %1</translation>
    </message>
    <message>
        <source>Tell me, I do not mind spoilers</source>
        <translation>Zeigen, trotz Spoilern</translation>
    </message>
    <message>
        <source>What it wants</source>
        <translation>Was es will</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Wie es beginnt</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Wie es endet</translation>
    </message>
    <message>
        <source>What it adds</source>
        <translation>Was es mitbringt</translation>
    </message>
</context>
<context>
    <name>FateLine</name>
    <message>
        <source>First Regent</source>
        <translation>Erster Regent</translation>
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
        <translation>Gefälligkeiten von %1: %2</translation>
    </message>
</context>
<context>
    <name>FateList</name>
    <message>
        <source>The Fates</source>
        <translation>Die Schicksale</translation>
    </message>
    <message>
        <source>A Fates, from Act I</source>
        <translation>A-Schicksale, ab Akt I</translation>
    </message>
    <message>
        <source>B Fates, from Act II</source>
        <translation>B-Schicksale, ab Akt II</translation>
    </message>
    <message>
        <source>C Fates, in Act III</source>
        <translation>C-Schicksale, in Akt III</translation>
    </message>
    <message>
        <source>Fate %1</source>
        <translation>Schicksal %1</translation>
    </message>
</context>
<context>
    <name>FatePart</name>
    <message>
        <source>How it begins</source>
        <translation>Wie es beginnt</translation>
    </message>
    <message>
        <source>What it wants</source>
        <translation>Was es will</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Wie es endet</translation>
    </message>
</context>
<context>
    <name>FatePicker</name>
    <message>
        <source>Deal two each</source>
        <translation>Je zwei austeilen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Tap the Fate each player has chosen, or let the app deal two to each. Hold one to read it.</source>
        <translation>Tippe an, welches Schicksal jeder gewählt hat, oder lass die App jedem zwei austeilen. Gedrückt halten, um eines zu lesen.</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle %n lore card(s) into the Court deck, unseen: whoever draws one names it.</source>
        <translation>
            <numerusform>Misch %n&#xa0;Lore-Karte ungesehen in den Hofstapel: Wer eine zieht, nennt sie.</numerusform>
            <numerusform>Misch %n&#xa0;Lore-Karten ungesehen in den Hofstapel: Wer eine zieht, nennt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fates of Act %1</source>
        <translation>Schicksale von Akt %1</translation>
    </message>
    <message>
        <source>Tap the Fate each player goes on with. Hold one to read it.</source>
        <translation>Tippe für alle das Schicksal an, mit dem es weitergeht. Halten zeigt den Text.</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The folder above</source>
        <translation>Ein Ordner höher</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Ordner: %1</translation>
    </message>
    <message>
        <source>Folders and files</source>
        <translation>Ordner und Dateien</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>Hier liegt nichts.</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>Replaces the file of this name.</source>
        <translation>Ersetzt die Datei dieses Namens.</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>FinishedPanel</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Look back through the log</source>
        <translation>Im Verlauf zurückblättern</translation>
    </message>
    <message>
        <source>Back to the tables</source>
        <translation>Zu den Tischen</translation>
    </message>
    <message>
        <source>The story of this game</source>
        <translation>Die Geschichte dieser Partie</translation>
    </message>
</context>
<context>
    <name>ForeignNote</name>
    <message>
        <source>In English so far</source>
        <translation>Bisher nur auf Englisch</translation>
    </message>
</context>
<context>
    <name>Foreseen</name>
    <message>
        <source>Changes nothing on the board by itself.</source>
        <translation>Ändert von sich aus nichts auf dem Spielplan.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n&#xa0;weitere</numerusform>
            <numerusform>und %n&#xa0;weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuildSuits</name>
    <message numerus="yes">
        <source>%n Guild card(s)</source>
        <translation>
            <numerusform>%n&#xa0;Gildenkarte</numerusform>
            <numerusform>%n&#xa0;Gildenkarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandQuestion</name>
    <message>
        <source>%1 hands you this table. This device would keep it.</source>
        <translation>%1 übergibt dir diesen Tisch. Dieses Gerät würde ihn führen.</translation>
    </message>
    <message>
        <source>The others come along by themselves. They need this device awake to go on.</source>
        <translation>Die anderen kommen von selbst mit. Damit sie weiterspielen können, muss dieses Gerät wach bleiben.</translation>
    </message>
    <message>
        <source>No</source>
        <comment>to keeping a table</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>to keeping a table</comment>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>HappenedButton</name>
    <message numerus="yes">
        <source>%1: %n piece(s) to move on the board</source>
        <comment>whose turn, or what</comment>
        <translation>
            <numerusform>%1: %n&#xa0;Teil auf dem Spielplan zu bewegen</numerusform>
            <numerusform>%1: %n&#xa0;Teile auf dem Spielplan zu bewegen</numerusform>
        </translation>
    </message>
    <message>
        <source>To do</source>
        <comment>above the number of pieces that wait to be moved on the board</comment>
        <translation>Zu tun</translation>
    </message>
    <message>
        <source>To do: %1</source>
        <comment>so many pieces wait to be moved on the board</comment>
        <translation>Zu tun: %1</translation>
    </message>
</context>
<context>
    <name>HappenedSheet</name>
    <message>
        <source>All of it is moved</source>
        <translation>Alles erledigt</translation>
    </message>
    <message>
        <source>What is older and was not ticked is in the log, turn by turn.</source>
        <translation>Was älter ist und nicht abgehakt wurde, steht im Verlauf, Zug um Zug.</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>History of %1</source>
        <translation>Rückblick auf %1</translation>
    </message>
</context>
<context>
    <name>HitsPanel</name>
    <message>
        <source>Take one back</source>
        <translation>Einen zurück</translation>
    </message>
    <message>
        <source>Enter these</source>
        <translation>So eingeben</translation>
    </message>
    <message>
        <source>Take the suggestion below, or tap what the hits land on, one by one (%1 of %2)</source>
        <translation>Nimm den Vorschlag unten, oder tippe nacheinander an, was getroffen wird (%1&#xa0;von&#xa0;%2)</translation>
    </message>
</context>
<context>
    <name>HoldingsRow</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in hand</comment>
        <translation>
            <numerusform>%n&#xa0;Karte</numerusform>
            <numerusform>%n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trophy(s)</source>
        <translation>
            <numerusform>%n&#xa0;Trophäe</numerusform>
            <numerusform>%n&#xa0;Trophäen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n captive(s)</source>
        <translation>
            <numerusform>%n&#xa0;Gefangener</numerusform>
            <numerusform>%n&#xa0;Gefangene</numerusform>
        </translation>
    </message>
    <message>
        <source>initiative, seized</source>
        <translation>Initiative, ergriffen</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>Initiative</translation>
    </message>
</context>
<context>
    <name>HomeActions</name>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Continue “%1”</source>
        <translation>„%1“ fortsetzen</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>Import a record</source>
        <translation>Protokoll laden</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Regeln und Karten</translation>
    </message>
    <message>
        <source>Games that are over</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>New here? Take the two-minute tour</source>
        <translation>Neu hier? Zur Zwei-Minuten-Tour</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle Tische</translation>
    </message>
    <message>
        <source>No tables yet. Start a new one: the app shows how the board is laid out.</source>
        <translation>Noch keine Tische. Leg einen neuen an: die App zeigt, wie der Spielplan aufgebaut wird.</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>An einen Tisch gehen</translation>
    </message>
    <message>
        <source>At %1</source>
        <comment>a host</comment>
        <translation>Bei „%1“</translation>
    </message>
</context>
<context>
    <name>HomeKeeping</name>
    <message>
        <source>The tables are kept in this browser only. A browser may delete them if this page is not opened for a week, above all if it is not on the home screen.</source>
        <translation>Die Tische liegen nur in diesem Browser. Ein Browser kann sie löschen, wenn diese Seite eine Woche lang nicht geöffnet wird, vor allem, wenn sie nicht auf dem Startbildschirm liegt.</translation>
    </message>
    <message>
        <source>Last saved as a file: %1.</source>
        <translation>Zuletzt als Datei gespeichert: %1.</translation>
    </message>
    <message>
        <source>They were never saved as a file.</source>
        <translation>Sie wurden noch nie als Datei gespeichert.</translation>
    </message>
    <message>
        <source>Save all tables as a file</source>
        <translation>Alle Tische als Datei speichern</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Reachkeeper</source>
        <translation>Reachkeeper</translation>
    </message>
</context>
<context>
    <name>HomeWelcome</name>
    <message>
        <source>The companion at your table for Arcs</source>
        <translation>Der Begleiter am Tisch für Arcs</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>HostForm</name>
    <message>
        <source>Address of the host</source>
        <translation>Adresse des Gastgebers</translation>
    </message>
    <message>
        <source>Your key at the host</source>
        <translation>Dein Schlüssel beim Gastgeber</translation>
    </message>
    <message>
        <source>Name of the host</source>
        <translation>Name des Gastgebers</translation>
    </message>
    <message>
        <source>Remember this host</source>
        <translation>Diesen Gastgeber merken</translation>
    </message>
    <message>
        <source>Both stay on this device. The key is shown to that host alone, and not before you ask it for something.</source>
        <translation>Beides bleibt auf diesem Gerät. Den Schlüssel bekommt nur dieser Gastgeber gezeigt, und erst, wenn du ihn um etwas bittest.</translation>
    </message>
    <message>
        <source>Address, as 192.168.1.7:8017</source>
        <translation>Adresse, etwa 192.168.1.7:8017</translation>
    </message>
    <message>
        <source>Your key, in four groups</source>
        <translation>Dein Schlüssel, in vier Gruppen</translation>
    </message>
    <message>
        <source>Name, as “Club”, if you like</source>
        <translation>Name, etwa „Club“, wenn du magst</translation>
    </message>
</context>
<context>
    <name>Hosting</name>
    <message>
        <source>This device does not allow it.</source>
        <translation>Dieses Gerät erlaubt es nicht.</translation>
    </message>
    <message>
        <source>Another program is in the way.</source>
        <translation>Ein anderes Programm ist im Weg.</translation>
    </message>
    <message>
        <source>This device cannot be reached: %1</source>
        <translation>Dieses Gerät ist nicht zu erreichen: %1</translation>
    </message>
    <message>
        <source>Wi-Fi</source>
        <translation>WLAN</translation>
    </message>
    <message>
        <source>by cable</source>
        <translation>über Kabel</translation>
    </message>
    <message>
        <source>mobile network</source>
        <translation>Mobilfunk</translation>
    </message>
    <message>
        <source>VPN</source>
        <translation>VPN</translation>
    </message>
    <message>
        <source>inside this device</source>
        <translation>in diesem Gerät</translation>
    </message>
    <message>
        <source>another network</source>
        <translation>ein anderes Netz</translation>
    </message>
    <message>
        <source>This table is not saved, so it cannot be shared.</source>
        <translation>Dieser Tisch ist nicht gespeichert, also lässt er sich nicht teilen.</translation>
    </message>
    <message>
        <source>This table cannot be read.</source>
        <translation>Dieser Tisch ist nicht lesbar.</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import a record</source>
        <translation>Protokoll laden</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Or paste the text of a record here, or a save of the Arcs Visual Tracker.</source>
        <translation>Oder füge hier den Text eines Protokolls ein, oder einen Spielstand des Arcs Visual Tracker.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Game records and saved tables (*.record *.txt *.tables)</source>
        <translation>Spielprotokolle und gespeicherte Tische (*.record *.txt *.tables)</translation>
    </message>
</context>
<context>
    <name>InviteClosed</name>
    <message>
        <source>Phones and tablets on the same network can show this table and enter for their players. They need no account and no internet. Nothing leaves this device before you open the table.</source>
        <translation>Telefone und Tablets im selben Netz können diesen Tisch zeigen und für ihre Spieler eintragen. Sie brauchen kein Konto und kein Internet. Nichts verlässt dieses Gerät, bevor du den Tisch öffnest.</translation>
    </message>
    <message>
        <source>Open the table to other screens</source>
        <translation>Den Tisch für andere Bildschirme öffnen</translation>
    </message>
</context>
<context>
    <name>InviteOpen</name>
    <message>
        <source>This device is in no network. Join a Wi-Fi, or open a hotspot on a phone.</source>
        <translation>Dieses Gerät ist in keinem Netz. Geh in ein WLAN, oder öffne auf einem Telefon einen Hotspot.</translation>
    </message>
    <message>
        <source>QR code: %1</source>
        <translation>QR-Code: %1</translation>
    </message>
    <message>
        <source>Point a phone&apos;s camera here, or type into its browser:</source>
        <translation>Richte die Kamera eines Telefons hierher, oder tippe in seinen Browser:</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
    <message>
        <source>The network: %1</source>
        <comment>its kind</comment>
        <translation>Das Netz: %1</translation>
    </message>
    <message>
        <source>If that does not answer: %1</source>
        <translation>Wenn das nicht antwortet: %1</translation>
    </message>
    <message>
        <source>The page for browsers is not installed here (reachkeeper-web). Browsers see the table as text; another Reachkeeper joins with everything.</source>
        <translation>Die Seite für Browser ist hier nicht installiert (reachkeeper-web). Browser sehen den Tisch als Text; ein anderes Reachkeeper kommt mit allem dazu.</translation>
    </message>
    <message>
        <source>New screens may come in</source>
        <translation>Neue Bildschirme dürfen herein</translation>
    </message>
    <message>
        <source>Those that are here stay either way.</source>
        <translation>Wer da ist, bleibt in jedem Fall.</translation>
    </message>
    <message>
        <source>Another code</source>
        <translation>Ein anderer Code</translation>
    </message>
    <message>
        <source>Close the table to other screens</source>
        <translation>Den Tisch für andere Bildschirme schließen</translation>
    </message>
</context>
<context>
    <name>JoinScreen</name>
    <message>
        <source>Join a table</source>
        <translation>An einen Tisch gehen</translation>
    </message>
    <message>
        <source>The device that keeps the table shows its address and its code under “Screens at this table”.</source>
        <translation>Das Gerät, das den Tisch führt, zeigt Adresse und Code unter „Bildschirme an diesem Tisch“.</translation>
    </message>
    <message>
        <source>Address, as 192.168.1.7:8017</source>
        <translation>Adresse, wie 192.168.1.7:8017</translation>
    </message>
    <message>
        <source>Address of the host</source>
        <translation>Adresse des Gastgebers</translation>
    </message>
    <message>
        <source>Code, six letters</source>
        <translation>Code, sechs Buchstaben</translation>
    </message>
    <message>
        <source>Code of the table</source>
        <translation>Code des Tisches</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Dazukommen</translation>
    </message>
    <message>
        <source>The table is being read …</source>
        <translation>Der Tisch wird gelesen …</translation>
    </message>
    <message>
        <source>%1 has not answered yet. Both devices have to be in the same network.</source>
        <translation>%1 hat noch nicht geantwortet. Beide Geräte müssen im selben Netz sein.</translation>
    </message>
    <message>
        <source>If the table is not there any more: this device has a copy, as the table was when it was handed over. If both go on, both lines are kept.</source>
        <translation>Falls der Tisch nicht mehr dort ist: Dieses Gerät hat eine Kopie vom Augenblick der Übergabe. Geht beides weiter, bleiben beide Verläufe erhalten.</translation>
    </message>
    <message>
        <source>Go on with the copy of this device</source>
        <translation>Mit der Kopie dieses Geräts weiterspielen</translation>
    </message>
    <message>
        <source>The tables at %1</source>
        <translation>Die Tische bei „%1“</translation>
    </message>
    <message>
        <source>I have a key of a host</source>
        <translation>Ich habe einen Schlüssel für einen Gastgeber</translation>
    </message>
    <message>
        <source>Back to the table at %1</source>
        <translation>Zurück zum Tisch bei %1</translation>
    </message>
</context>
<context>
    <name>KeepAtHost</name>
    <message>
        <source>A host is a computer that stays on. It keeps the table while all your devices sleep, and everybody goes on from any device. You can take it home at any time.</source>
        <translation>Ein Gastgeber ist ein Rechner, der immer an ist. Er führt den Tisch, während alle Geräte schlafen, und alle spielen von jedem Gerät aus weiter. Du kannst ihn jederzeit nach Hause holen.</translation>
    </message>
    <message>
        <source>A private table</source>
        <translation>Ein privater Tisch</translation>
    </message>
    <message>
        <source>Other members do not see it in the list of the host.</source>
        <translation>Andere Mitglieder sehen ihn nicht in der Liste des Gastgebers.</translation>
    </message>
    <message>
        <source>Keep this table at %1</source>
        <translation>Diesen Tisch bei „%1“ weiterführen</translation>
    </message>
</context>
<context>
    <name>KeepAwake</name>
    <message>
        <source>A table is being played</source>
        <translation>Ein Tisch wird gespielt</translation>
    </message>
</context>
<context>
    <name>KeptDrafts</name>
    <message>
        <source>Kept from another evening</source>
        <translation>Von einem anderen Abend</translation>
    </message>
    <message>
        <source>Lay out %1</source>
        <translation>%1 auslegen</translation>
    </message>
    <message>
        <source>Remove it?</source>
        <translation>Entfernen?</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>To lay these out again one day: a name</source>
        <translation>Um sie wieder auszulegen: ein Name</translation>
    </message>
</context>
<context>
    <name>KeysScreen</name>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>The next control, the one before</source>
        <translation>Zum nächsten Bedienelement, zum vorigen</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Leertaste oder Eingabe</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Es drücken</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close the sheet, or go back</source>
        <translation>Das Blatt schließen oder zurück</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Diese Liste</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
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
        <source>History</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Count the systems</source>
        <translation>Figuren in den Systemen zählen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Declare, Seize, Prelude, Tax, Build, Move, Repair, Influence, Secure, Battle</source>
        <translation>Ausrufen, Ergreifen, Vorspiel, Besteuern, Bauen, Bewegen, Reparieren, Beeinflussen, Sichern, Kämpfen</translation>
    </message>
    <message>
        <source>In the history</source>
        <translation>Im Rückblick</translation>
    </message>
    <message>
        <source>Left, Right, Up, Down</source>
        <translation>Links, rechts, hoch, runter</translation>
    </message>
    <message>
        <source>One entry back, one on</source>
        <translation>Einen Eintrag zurück, einen weiter</translation>
    </message>
    <message>
        <source>Undo and redo, without limit</source>
        <translation>Zurücknehmen und wiederholen, ohne Grenze</translation>
    </message>
    <message>
        <source>Keys and shortcuts</source>
        <translation>Tasten und Kürzel</translation>
    </message>
    <message>
        <source>Put right what lies here now</source>
        <translation>Berichtigen, was hier liegt</translation>
    </message>
    <message>
        <source>Move a slider, turn over a page, go through a list</source>
        <translation>Einen Regler bewegen, umblättern, durch eine Liste gehen</translation>
    </message>
    <message>
        <source>Type an entry; the right arrow completes it, Enter enters it</source>
        <translation>Einen Eintrag tippen; der Pfeil nach rechts ergänzt ihn, die Eingabetaste trägt ihn ein</translation>
    </message>
</context>
<context>
    <name>KnownSecrets</name>
    <message>
        <source>Cover it again</source>
        <translation>Wieder verdecken</translation>
    </message>
    <message>
        <source>Only %1 looks: what was sealed</source>
        <translation>Nur %1 schaut: was versiegelt wurde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, and the secret</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LaidOutRow</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Draw for us</source>
        <translation>Für uns ziehen</translation>
    </message>
    <message>
        <source>%1  ✕</source>
        <translation>%1  ✕</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1 herausnehmen</translation>
    </message>
    <message>
        <source>Name of a leader, two letters will do</source>
        <translation>Name eines Anführers, zwei Buchstaben genügen</translation>
    </message>
    <message>
        <source>Name of a lore card, two letters will do</source>
        <translation>Name einer Lore-Karte, zwei Buchstaben genügen</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
</context>
<context>
    <name>LayOutBanner</name>
    <message>
        <source>Lay out the board</source>
        <translation>Spielplan aufbauen</translation>
    </message>
    <message>
        <source>They lie there</source>
        <translation>Sie liegen da</translation>
    </message>
    <message>
        <source>To do on the board: %1</source>
        <comment>so many pieces wait to be moved there</comment>
        <translation>Am Spielplan zu tun: %1</translation>
    </message>
</context>
<context>
    <name>LayOutCommon</name>
    <message>
        <source>The board</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>Out of play: clusters %1</source>
        <translation>Nicht im Spiel: Cluster %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the Court</source>
        <translation>
            <numerusform>%n&#xa0;Karte am Hof</numerusform>
            <numerusform>%n&#xa0;Karten am Hof</numerusform>
        </translation>
    </message>
    <message>
        <source>The three ambition markers, blue sides up</source>
        <translation>Die drei Ambitionsmarker, blaue Seite oben</translation>
    </message>
    <message>
        <source>On the ambition box of %1</source>
        <translation>Auf dem Ambitionsfeld %1</translation>
    </message>
</context>
<context>
    <name>LayOutPage</name>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Lay out the board</source>
        <translation>Spielplan aufbauen</translation>
    </message>
    <message>
        <source>All is laid out.</source>
        <translation>Alles liegt bereit.</translation>
    </message>
    <message>
        <source>Tick what lies on the table; the map shows where it goes.</source>
        <translation>Hake ab, was auf dem Tisch liegt; der Spielplan zeigt, wohin es kommt.</translation>
    </message>
</context>
<context>
    <name>LayOutScreen</name>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>On with the setup</source>
        <translation>Weiter mit dem Aufbau</translation>
    </message>
</context>
<context>
    <name>LayOutSeat</name>
    <message>
        <source>%1, with the initiative</source>
        <translation>%1, mit der Initiative</translation>
    </message>
    <message>
        <source>%1: a city and 3 ships</source>
        <translation>%1: eine Stadt und 3&#xa0;Schiffe</translation>
    </message>
    <message>
        <source>%1: a starport and 3 ships</source>
        <translation>%1: ein Raumhafen und 3&#xa0;Schiffe</translation>
    </message>
    <message>
        <source>%1: 2 ships</source>
        <translation>%1: 2&#xa0;Schiffe</translation>
    </message>
    <message numerus="yes">
        <source>%n action card(s) in hand</source>
        <translation>
            <numerusform>%n&#xa0;Aktionskarte auf der Hand</numerusform>
            <numerusform>%n&#xa0;Aktionskarten auf der Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayOutStep</name>
    <message>
        <source>%1 is laid out</source>
        <translation>%1 liegt bereit</translation>
    </message>
</context>
<context>
    <name>LeaderPieces</name>
    <message numerus="yes">
        <source>%1: %n ship(s)</source>
        <translation>
            <numerusform>%1: %n&#xa0;Schiff</numerusform>
            <numerusform>%1: %n&#xa0;Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>a city</source>
        <translation>eine Stadt</translation>
    </message>
    <message>
        <source>a starport</source>
        <translation>ein Raumhafen</translation>
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
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Everybody starts the same: best for a first game.</source>
        <translation>Alle beginnen gleich: am besten für die erste Partie.</translation>
    </message>
    <message>
        <source>1 lore</source>
        <translation>Je 1&#xa0;Lore</translation>
    </message>
    <message>
        <source>Everybody drafts a leader and a lore card.</source>
        <translation>Alle wählen einen Anführer und eine Lore-Karte.</translation>
    </message>
    <message>
        <source>2 lore</source>
        <translation>Je 2&#xa0;Lore</translation>
    </message>
    <message>
        <source>A leader and two lore cards: wilder, and more to keep in mind.</source>
        <translation>Ein Anführer und zwei Lore-Karten: wilder, und mehr zu bedenken.</translation>
    </message>
    <message>
        <source>Leaders laid out</source>
        <translation>Ausgelegte Anführer</translation>
    </message>
    <message>
        <source>Lore laid out</source>
        <translation>Ausgelegte Lore</translation>
    </message>
</context>
<context>
    <name>LeaveTable</name>
    <message>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
    <message>
        <source>Nothing of this table is kept; leaving loses it.</source>
        <translation>Von diesem Tisch wird nichts gespeichert; beim Verlassen geht er verloren.</translation>
    </message>
    <message>
        <source>The table stays with its host; this screen can come back.</source>
        <translation>Der Tisch bleibt bei seinem Gastgeber; dieser Bildschirm kann zurückkommen.</translation>
    </message>
    <message>
        <source>Every entry is saved at once. Leaving closes the table to the other screens.</source>
        <translation>Jeder Eintrag ist sofort gespeichert. Das Verlassen schließt den Tisch für die anderen Bildschirme.</translation>
    </message>
    <message>
        <source>Every entry is saved at once; leaving loses nothing.</source>
        <translation>Jeder Eintrag ist sofort gespeichert; beim Verlassen geht nichts verloren.</translation>
    </message>
    <message>
        <source>Screens at this table (%1)</source>
        <translation>Bildschirme an diesem Tisch (%1)</translation>
    </message>
    <message>
        <source>Invite other screens</source>
        <translation>Andere Bildschirme einladen</translation>
    </message>
    <message>
        <source>Keep this table at a host</source>
        <translation>Bei einem Gastgeber führen</translation>
    </message>
</context>
<context>
    <name>LinkGroup</name>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
</context>
<context>
    <name>LogEntry</name>
    <message>
        <source>why?</source>
        <translation>warum?</translation>
    </message>
    <message>
        <source>Back to here</source>
        <translation>Hierher zurück</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Die Regel lesen</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Change this</source>
        <translation>Das ändern</translation>
    </message>
    <message>
        <source>Add one before it</source>
        <comment>an entry before an entry</comment>
        <translation>Davor einen einfügen</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <comment>the pieces that an entry moves</comment>
        <translation>Am Spielplan zeigen</translation>
    </message>
</context>
<context>
    <name>LogHint</name>
    <message>
        <source>Tap an entry to put it right, or to go back to it.</source>
        <translation>Tippe einen Eintrag an, um ihn zu berichtigen oder zu ihm zurückzugehen.</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
</context>
<context>
    <name>LogSheetScreen</name>
    <message>
        <source>Log sheet</source>
        <translation>Logbogen</translation>
    </message>
    <message>
        <source>Made from the table as it stands; print it for the box.</source>
        <translation>Aus dem Stand des Tisches erstellt; druckt ihn für die Schachtel.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 erledigt</translation>
    </message>
    <message>
        <source>All is packed. See you at the next Act.</source>
        <translation>Alles ist eingepackt. Bis zum nächsten Akt.</translation>
    </message>
    <message>
        <source>All is set out. Play on.</source>
        <translation>Alles ist aufgebaut. Spiel weiter.</translation>
    </message>
    <message>
        <source>Pack up</source>
        <translation>Einpacken</translation>
    </message>
    <message>
        <source>Set out</source>
        <translation>Aufbauen</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Easy on the eyes in a dim room.</source>
        <translation>Schont die Augen in einem dämmrigen Raum.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Easier to read in daylight.</source>
        <translation>Besser zu lesen bei Tageslicht.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>As the rest of this device.</source>
        <translation>Wie der Rest dieses Geräts.</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Größe von allem</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Type, buttons and pieces grow together.</source>
        <translation>Schrift, Knöpfe und Figuren wachsen zusammen.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The colours of the box. Every player has a shape as well.</source>
        <translation>Die Farben der Schachtel. Alle Spieler haben auch eine Form.</translation>
    </message>
    <message>
        <source>Red–green</source>
        <translation>Rot–Grün</translation>
    </message>
    <message>
        <source>For eyes that tell red and green apart badly.</source>
        <translation>Für Augen, die Rot und Grün schlecht unterscheiden.</translation>
    </message>
    <message>
        <source>Blue–yellow</source>
        <translation>Blau–Gelb</translation>
    </message>
    <message>
        <source>For eyes that tell blue and yellow apart badly.</source>
        <translation>Für Augen, die Blau und Gelb schlecht unterscheiden.</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Told apart by brightness and shape alone.</source>
        <translation>Nur an Helligkeit und Form zu unterscheiden.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Pieces jump to their place, dice do not tumble.</source>
        <translation>Figuren springen an ihren Platz, Würfel rollen nicht.</translation>
    </message>
    <message>
        <source>On pages. At the table %1 % fit into this window.</source>
        <comment>a percentage</comment>
        <translation>Auf Regel- und Menüseiten. Am Tisch gilt %1&#xa0;%, mehr passt nicht in dieses Fenster.</translation>
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
        <translation>%1, nicht im Spiel</translation>
    </message>
    <message>
        <source>not counted yet</source>
        <translation>noch nicht gezählt</translation>
    </message>
    <message>
        <source>%1 controls it</source>
        <translation>%1 hat die Kontrolle</translation>
    </message>
    <message>
        <source>%1: %2 fresh and %3 damaged ships</source>
        <translation>%1: %2 intakte und %3 beschädigte Schiffe</translation>
    </message>
    <message>
        <source>%1: %2 fresh and %3 damaged</source>
        <translation>%1: %2 unversehrt und %3 beschädigt</translation>
    </message>
    <message numerus="yes">
        <source>%n Free building(s)</source>
        <translation>
            <numerusform>%n&#xa0;Freies Gebäude</numerusform>
            <numerusform>%n&#xa0;Freie Gebäude</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>Pfeils</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>Mondes</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>Hexagons</translation>
    </message>
    <message>
        <source>leads to the planets of the %1</source>
        <translation>führt zu den Planeten des %1</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Larger map</source>
        <translation>Spielplan vergrößern</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Der ganze Spielplan</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Save the record as a file…</source>
        <translation>Protokoll als Datei speichern …</translation>
    </message>
    <message>
        <source>The record is in the clipboard</source>
        <translation>Das Protokoll ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>Copy the record</source>
        <translation>Protokoll kopieren</translation>
    </message>
    <message>
        <source>What the app keeps track of</source>
        <translation>Was die App mitführt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Power, tokens, cards, trophies and captives.</source>
        <translation>Macht, Ressourcen, Karten, Trophäen und Gefangene.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>The map as well.</source>
        <translation>Auch der Spielplan.</translation>
    </message>
    <message>
        <source>Cards and actions too.</source>
        <translation>Auch Karten und Aktionen.</translation>
    </message>
    <message>
        <source>When a rule says no</source>
        <translation>Wenn eine Regel nein sagt</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Still</translation>
    </message>
    <message>
        <source>The table knows best.</source>
        <translation>Du weißt es am besten.</translation>
    </message>
    <message>
        <source>Tell us</source>
        <translation>Melden</translation>
    </message>
    <message>
        <source>It is entered, and marked.</source>
        <translation>Wird eingetragen und markiert.</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Only what the rules allow.</source>
        <translation>Nur was die Regeln erlauben.</translation>
    </message>
    <message>
        <source>Game records (*.record)</source>
        <translation>Spielprotokolle (*.record)</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Regeln und Karten</translation>
    </message>
    <message>
        <source>Count the systems</source>
        <translation>Figuren in den Systemen zählen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Log sheet and packing up</source>
        <translation>Protokoll und Einpacken</translation>
    </message>
    <message>
        <source>Everybody at a glance</source>
        <translation>Übersicht über alle</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Then the map, the hands and whose turn it is are no longer known. To have them again, every system is counted.</source>
        <translation>Dann sind Spielplan, Handkarten und wer am Zug ist nicht mehr bekannt. Um sie wieder zu haben, wird jedes System gezählt.</translation>
    </message>
    <message>
        <source>Keep the map</source>
        <translation>Spielplan behalten</translation>
    </message>
    <message>
        <source>Only the score</source>
        <translation>Nur die Wertung</translation>
    </message>
    <message>
        <source>Names and substitutes</source>
        <translation>Namen, und wer für wen spielt</translation>
    </message>
    <message>
        <source>Log: put an earlier entry right</source>
        <translation>Verlauf: einen früheren Eintrag berichtigen</translation>
    </message>
    <message>
        <source>Put right what lies here now</source>
        <translation>Berichtigen, was hier liegt</translation>
    </message>
    <message>
        <source>Court discard pile</source>
        <translation>Ablage des Hofs</translation>
    </message>
    <message>
        <source>History: the table at any moment</source>
        <translation>Rückblick: der Tisch, wie er war</translation>
    </message>
    <message>
        <source>The story so far, to read aloud</source>
        <translation>Die Geschichte bisher, zum Vorlesen</translation>
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
        <source>Back to the deal</source>
        <translation>Zurück zur Abmachung</translation>
    </message>
    <message>
        <source>Go on without the deal</source>
        <translation>Ohne die Abmachung weiter</translation>
    </message>
    <message>
        <source>Enter it anyway</source>
        <translation>Trotzdem eintragen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Die Regel lesen</translation>
    </message>
    <message>
        <source>Yes, do so</source>
        <translation>Ja, so machen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>MoveForm</name>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Fresh ships</source>
        <translation>Intakte Schiffe</translation>
    </message>
    <message>
        <source>Damaged ships</source>
        <translation>Beschädigte Schiffe</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a system</comment>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>Imperial ships along</source>
        <translation>Imperiale Schiffe mit</translation>
    </message>
    <message>
        <source>Damaged Imperial ships along</source>
        <translation>Beschädigte imperiale Schiffe mit</translation>
    </message>
    <message>
        <source>The Flagship too</source>
        <translation>Das Flaggschiff auch</translation>
    </message>
    <message>
        <source>Imperial ships</source>
        <translation>Imperiale Schiffe</translation>
    </message>
    <message>
        <source>Damaged Imperial ships</source>
        <translation>Beschädigte imperiale Schiffe</translation>
    </message>
    <message>
        <source>The ships of %1</source>
        <translation>Die Schiffe von %1</translation>
    </message>
    <message>
        <source>Where to? Tap the map, or below.</source>
        <translation>Wohin? Auf dem Spielplan oder unten antippen.</translation>
    </message>
    <message>
        <source>Tap where the last of them go. The stops come next.</source>
        <translation>Tippe an, wohin die letzten ziehen. Die Halte kommen danach.</translation>
    </message>
    <message>
        <source>Catapult: some get off</source>
        <translation>Katapult: einige steigen aus</translation>
    </message>
</context>
<context>
    <name>MyBooksPage</name>
    <message>
        <source>Words</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page</comment>
        <translation>%1&#xa0;von&#xa0;%2</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
</context>
<context>
    <name>MyBooksProgress</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>MyBooksRow</name>
    <message>
        <source>Read %1</source>
        <translation>%1 lesen</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <comment>of a book</comment>
        <translation>
            <numerusform>%n&#xa0;Seite</numerusform>
            <numerusform>%n&#xa0;Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>MyBooksSheet</name>
    <message>
        <source>My books</source>
        <translation>Meine Bücher</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Your own rulebook as a PDF, a text or a Markdown file is searched beside our pages. It stays on this device.</source>
        <translation>Dein eigenes Regelheft als PDF-, Text- oder Markdown-Datei wird neben unseren Seiten durchsucht. Es bleibt auf diesem Gerät.</translation>
    </message>
    <message>
        <source>Add my copy</source>
        <translation>Mein Exemplar hinzufügen</translation>
    </message>
    <message>
        <source>Rulebooks (*.pdf *.txt *.md)</source>
        <translation>Regelhefte (*.pdf *.txt *.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>NewTableChoices</name>
    <message>
        <source>Played on paper so far: the table opens before the Act, and takes over the log sheet.</source>
        <translation>Bisher auf Papier gespielt: Der Tisch öffnet vor dem Akt und übernimmt den Logbogen.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>One game, with or without Leaders &amp; Lore.</source>
        <translation>Ein Spiel, mit oder ohne Leaders &amp; Lore.</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>The Blighted Reach: three Acts, a Fate for everybody.</source>
        <translation>The Blighted Reach: drei Akte, für jeden ein Schicksal.</translation>
    </message>
    <message>
        <source>ARCADEs</source>
        <translation>ARCADEs</translation>
    </message>
    <message>
        <source>The variant by schtefan: 3 or 4 players, 2 with the phantom, 1 against bots.</source>
        <translation>Die Variante von schtefan: zu dritt oder viert, zu zweit mit dem Phantom, allein gegen Bots.</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Act I</source>
        <translation>Akt I</translation>
    </message>
    <message>
        <source>A new campaign.</source>
        <translation>Eine neue Kampagne.</translation>
    </message>
    <message>
        <source>Act II</source>
        <translation>Akt II</translation>
    </message>
    <message>
        <source>Act III</source>
        <translation>Akt III</translation>
    </message>
    <message>
        <source>The bots</source>
        <translation>Die Bots</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Two bots without cities.</source>
        <translation>Zwei Bots ohne Städte.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Two bots with cities.</source>
        <translation>Zwei Bots mit Städten.</translation>
    </message>
    <message>
        <source>What the app keeps track of</source>
        <translation>Was die App mitführt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Jeder Zug</translation>
    </message>
    <message>
        <source>Cards and actions too: the app knows what can be done and says why not.</source>
        <translation>Auch Karten und Aktionen: Die App weiß, was geht, und sagt, warum etwas nicht geht.</translation>
    </message>
    <message>
        <source>Power, tokens, cards, trophies and captives: five counters a player.</source>
        <translation>Macht, Ressourcen, Karten, Trophäen und Gefangene: fünf Zähler pro Person.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>The map as well: ships, buildings, control.</source>
        <translation>Auch der Spielplan: Schiffe, Gebäude, Kontrolle.</translation>
    </message>
    <message>
        <source>When a rule says no</source>
        <translation>Wenn eine Regel nein sagt</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Still</translation>
    </message>
    <message>
        <source>The table knows best.</source>
        <translation>Du weißt es am besten.</translation>
    </message>
    <message>
        <source>Tell us</source>
        <translation>Melden</translation>
    </message>
    <message>
        <source>It is entered, and marked with the rule it breaks.</source>
        <translation>Wird eingetragen und mit der verletzten Regel markiert.</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Only what the rules allow can be entered.</source>
        <translation>Nur was die Regeln erlauben, lässt sich eintragen.</translation>
    </message>
    <message>
        <source>Discard piles for action cards</source>
        <translation>Ablagestapel für Aktionskarten</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Einer</translation>
    </message>
    <message>
        <source>All played cards lie in one face-down pile.</source>
        <translation>Alle gespielten Karten liegen in einem verdeckten Stapel.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Cards played face up lie open for all to see.</source>
        <translation>Offen gespielte Karten bleiben für alle sichtbar.</translation>
    </message>
    <message>
        <source>Rounds, clusters and Power: you count the influence, the app scores it.</source>
        <translation>Runden, Cluster und Macht: du zählst den Einfluss, die App wertet ihn.</translation>
    </message>
</context>
<context>
    <name>NewTableScreen</name>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Name des Tisches</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Lay out the leaders and lore cards first.</source>
        <translation>Leg zuerst die Anführer und Lore-Karten aus.</translation>
    </message>
    <message>
        <source>Choose a Fate for everybody first.</source>
        <translation>Wähle zuerst für alle ein Schicksal.</translation>
    </message>
    <message>
        <source>The Blighted Reach, Act %1</source>
        <translation>The Blighted Reach, Akt %1</translation>
    </message>
    <message>
        <source>ARCADEs against two bots</source>
        <translation>ARCADEs gegen zwei Bots</translation>
    </message>
    <message>
        <source>ARCADEs with the phantom</source>
        <translation>ARCADEs mit dem Phantom</translation>
    </message>
    <message>
        <source>ARCADEs</source>
        <translation>ARCADEs</translation>
    </message>
    <message>
        <source>Choose another setup card</source>
        <translation>Andere Aufbaukarte wählen</translation>
    </message>
</context>
<context>
    <name>NotKeptBanner</name>
    <message>
        <source>Not kept: %1. %2</source>
        <comment>an entry, and the reason</comment>
        <translation>Nicht gespeichert: %1. %2</translation>
    </message>
    <message>
        <source>Enter it again</source>
        <translation>Erneut eingeben</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
</context>
<context>
    <name>ObjectiveTrack</name>
    <message>
        <source>objective completed</source>
        <translation>Ziel erfüllt</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) to the objective</source>
        <translation>
            <numerusform>%n&#xa0;Feld bis zum Ziel</numerusform>
            <numerusform>%n&#xa0;Felder bis zum Ziel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to go</source>
        <comment>spaces to the objective</comment>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>objective: %1 to go</source>
        <comment>spaces</comment>
        <translation>Ziel: noch %1</translation>
    </message>
</context>
<context>
    <name>OddsTable</name>
    <message>
        <source>All their ships gone</source>
        <translation>Alle Gegnerschiffe zerstört</translation>
    </message>
    <message>
        <source>A city destroyed</source>
        <translation>Eine Stadt zerstört</translation>
    </message>
    <message>
        <source>All your ships lost</source>
        <translation>Alle eigenen Schiffe verloren</translation>
    </message>
    <message>
        <source>Hits they take</source>
        <translation>Treffer beim Gegner</translation>
    </message>
    <message>
        <source>Ships you lose</source>
        <translation>Eigene Schiffsverluste</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>&lt; 1%</source>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a chance before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>&gt; 99%</source>
        <translation>&gt; 99 %</translation>
    </message>
    <message>
        <source>Hits you take</source>
        <translation>Treffer gegen dich</translation>
    </message>
    <message>
        <source>All Blight gone</source>
        <translation>Alle Fäule weg</translation>
    </message>
    <message>
        <source>Chances with these dice</source>
        <translation>Chancen mit diesen Würfeln</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Im Mittel</translation>
    </message>
</context>
<context>
    <name>OptionButton</name>
    <message>
        <source>%1: not now</source>
        <translation>%1: jetzt nicht</translation>
    </message>
</context>
<context>
    <name>OutrageCorrections</name>
    <message>
        <source>Outrage</source>
        <translation>Empörung</translation>
    </message>
</context>
<context>
    <name>PaletteSample</name>
    <message>
        <source>The colours in use</source>
        <translation>Die Farben, die gelten</translation>
    </message>
</context>
<context>
    <name>PaperAlways</name>
    <message>
        <source>Always on paper: never ask</source>
        <translation>Immer auf Papier: nie fragen</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>One entry back</source>
        <translation>Einen Eintrag zurück</translation>
    </message>
    <message>
        <source>One entry on</source>
        <translation>Einen Eintrag weiter</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <comment>number of an entry, how many there are, the entry</comment>
        <translation>%1&#xa0;von&#xa0;%2: %3</translation>
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
        <source>Back to now</source>
        <translation>Zum jetzigen Stand</translation>
    </message>
    <message>
        <source>New table from here</source>
        <translation>Neuer Tisch ab hier</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
</context>
<context>
    <name>PastEntries</name>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
</context>
<context>
    <name>PastEntry</name>
    <message>
        <source>%1, undone</source>
        <translation>%1, zurückgenommen</translation>
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
        <translation>Macht: %1</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>A substitute takes over a colour with all that lies before it. Nobody joins a game with a colour of their own: the board is laid out for those who began. Whoever leaves hands the colour on, or concedes.</source>
        <translation>Eine Vertretung übernimmt eine Farbe mit allem, was vor ihr liegt. Mit eigener Farbe kommt niemand dazu: der Spielplan ist für die aufgebaut, die begonnen haben. Wer geht, gibt die Farbe weiter oder gibt auf.</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>Concedes</source>
        <translation>Gibt auf</translation>
    </message>
</context>
<context>
    <name>PersonChips</name>
    <message>
        <source>A long press keeps the name in front.</source>
        <translation>Langes Drücken hält den Namen vorn.</translation>
    </message>
</context>
<context>
    <name>PhoneStrip</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Chapter %1
Round %2</source>
        <translation>Kapitel %1
Runde %2</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Kapitel %1</translation>
    </message>
</context>
<context>
    <name>PiecesHere</name>
    <message>
        <source>%1 fresh, %2 damaged</source>
        <translation>%1 intakt, %2 beschädigt</translation>
    </message>
    <message>
        <source>Blight: %1</source>
        <translation>Fäule: %1</translation>
    </message>
    <message>
        <source>Blight</source>
        <translation>Fäule</translation>
    </message>
    <message>
        <source>Imperial ships: %1</source>
        <translation>Imperiale Schiffe: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Imperial ship(s)</source>
        <translation>
            <numerusform>%n&#xa0;imperiales Schiff</numerusform>
            <numerusform>%n&#xa0;imperiale Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n&#xa0;Schiff</numerusform>
            <numerusform>%n&#xa0;Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>damaged Free city</source>
        <translation>beschädigte Freie Stadt</translation>
    </message>
    <message>
        <source>damaged city</source>
        <translation>beschädigte Stadt</translation>
    </message>
    <message>
        <source>Free city</source>
        <translation>Freie Stadt</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>damaged Free starport</source>
        <translation>beschädigter Freier Raumhafen</translation>
    </message>
    <message>
        <source>damaged starport</source>
        <translation>beschädigter Raumhafen</translation>
    </message>
    <message>
        <source>Free starport</source>
        <translation>Freier Raumhafen</translation>
    </message>
    <message>
        <source>starport</source>
        <translation>Raumhafen</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many, and what</comment>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Conceded</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1 Power if the chapter ended now</source>
        <translation>%1 Macht, wenn das Kapitel jetzt endet</translation>
    </message>
    <message>
        <source>%1 Power</source>
        <translation>%1 Macht</translation>
    </message>
    <message>
        <source>if scored</source>
        <translation>bei Wertung</translation>
    </message>
</context>
<context>
    <name>PlayerCorrections</name>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Cards in hand (unknown)</source>
        <translation>Handkarten (unbekannt)</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Of %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>Captives</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Trophies: ships</source>
        <translation>Trophäen: Schiffe</translation>
    </message>
    <message>
        <source>Trophies: agents</source>
        <translation>Trophäen: Agenten</translation>
    </message>
    <message>
        <source>Trophies: cities</source>
        <translation>Trophäen: Städte</translation>
    </message>
    <message>
        <source>Trophies: starports</source>
        <translation>Trophäen: Raumhäfen</translation>
    </message>
    <message>
        <source>A Court card this player holds</source>
        <translation>Eine Hofkarte dieser Person</translation>
    </message>
    <message>
        <source>Cities off the player board</source>
        <translation>Städte von der Spielertafel</translation>
    </message>
</context>
<context>
    <name>PlayerDetails</name>
    <message>
        <source>Outrage</source>
        <translation>Empörung</translation>
    </message>
    <message>
        <source>Trophies: %1</source>
        <translation>Trophäen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n captive(s)</source>
        <translation>
            <numerusform>%n&#xa0;Gefangener</numerusform>
            <numerusform>%n&#xa0;Gefangene</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n&#xa0;Schiff</numerusform>
            <numerusform>%n&#xa0;Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n&#xa0;Agent</numerusform>
            <numerusform>%n&#xa0;Agenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n&#xa0;Stadt</numerusform>
            <numerusform>%n&#xa0;Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starport(s)</source>
        <translation>
            <numerusform>%n&#xa0;Raumhafen</numerusform>
            <numerusform>%n&#xa0;Raumhäfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Trophies of %1: %2</source>
        <translation>Trophäen von %1: %2</translation>
    </message>
    <message>
        <source>Still to place: %1</source>
        <comment>pieces</comment>
        <translation>Vorrat: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Blight</source>
        <translation>
            <numerusform>%n&#xa0;Fäule</numerusform>
            <numerusform>%n&#xa0;Fäulen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerPage</name>
    <message>
        <source>%1 Power</source>
        <translation>%1 Macht</translation>
    </message>
</context>
<context>
    <name>PresentList</name>
    <message>
        <source>%1 (this one)</source>
        <translation>%1 (dieses)</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>here, looks on</source>
        <translation>da, sieht zu</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>schläft</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Entlassen</translation>
    </message>
    <message>
        <source>Let %1 go</source>
        <translation>%1 entlassen</translation>
    </message>
    <message>
        <source>keeps the table</source>
        <translation>führt den Tisch</translation>
    </message>
    <message>
        <source>Hand on</source>
        <comment>the table to a device</comment>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>Hand the table to %1</source>
        <translation>Den Tisch an %1 übergeben</translation>
    </message>
    <message>
        <source>%1 is asked whether it keeps the table …</source>
        <translation>%1 wird gefragt, ob es den Tisch führt …</translation>
    </message>
    <message>
        <source>Take it back</source>
        <comment>a question to other players</comment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Without those that went long ago</source>
        <translation>Ohne die, die lange fort sind</translation>
    </message>
    <message numerus="yes">
        <source>%n more went long ago</source>
        <comment>devices</comment>
        <translation>
            <numerusform>%n weiteres ist lange fort</numerusform>
            <numerusform>%n weitere sind lange fort</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Enter more there</source>
        <translation>Dort mehr eintragen</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Zum Tisch</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>noch&#xa0;%n&#xa0;Aktion</numerusform>
            <numerusform>noch&#xa0;%n&#xa0;Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n free: %1</source>
        <comment>actions of spent resources, and what they may be</comment>
        <translation>
            <numerusform>+ %n&#xa0;frei: %1</numerusform>
            <numerusform>+ %n&#xa0;frei: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <comment>the player of this screen</comment>
        <translation>%1 (du)</translation>
    </message>
    <message>
        <source>In the past: %1</source>
        <comment>a question</comment>
        <translation>Davor: %1</translation>
    </message>
    <message>
        <source>%1 is asked</source>
        <comment>a player at another screen</comment>
        <translation>%1 ist gefragt</translation>
    </message>
    <message>
        <source>Your hits can land in one way only</source>
        <translation>Deine Treffer wirken nur auf eine Art</translation>
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
        <translation>%1 · %2 Karten dieses Namens</translation>
    </message>
    <message>
        <source>In my books</source>
        <translation>In meinen Büchern</translation>
    </message>
    <message>
        <source>In English</source>
        <translation>Auf Englisch</translation>
    </message>
    <message>
        <source>In English · %1</source>
        <translation>Auf Englisch · %1</translation>
    </message>
</context>
<context>
    <name>ReferenceHome</name>
    <message>
        <source>can I raid without ships?</source>
        <translation>Plündern ohne Schiffe?</translation>
    </message>
    <message>
        <source>sworn guardians</source>
        <translation>freie Stadt</translation>
    </message>
    <message>
        <source>what happens on a tie</source>
        <translation>was gilt bei Gleichstand</translation>
    </message>
    <message>
        <source>On the table now</source>
        <translation>Gerade auf dem Tisch</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Ask as you like</source>
        <translation>Frag, wie du magst</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n&#xa0;Regel</numerusform>
            <numerusform>%n&#xa0;Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>Was die Wörter bedeuten</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Asked by players, answered</source>
        <translation>Von Spielern gefragt, beantwortet</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>Where the print is wrong</source>
        <translation>Wo der Druck irrt</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>By kind, suit, cost, Fate, Act</source>
        <translation>Nach Art, Farbe, Kosten, Schicksal, Akt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;Karte</numerusform>
            <numerusform>%n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The 24 Fates</source>
        <translation>Die 24&#xa0;Schicksale</translation>
    </message>
    <message>
        <source>Their stories, without spoilers</source>
        <translation>Ihre Geschichten, ohne Spoiler</translation>
    </message>
    <message>
        <source>Quick aids</source>
        <translation>Kurzhilfen</translation>
    </message>
    <message>
        <source>Quick aids for the campaign and ARCADEs</source>
        <translation>Kurzhilfen für Kampagne und ARCADEs</translation>
    </message>
    <message>
        <source>Tick it off</source>
        <translation>Zum Abhaken</translation>
    </message>
    <message>
        <source>My books</source>
        <translation>Meine Bücher</translation>
    </message>
    <message>
        <source>Add my copy</source>
        <translation>Mein Exemplar hinzufügen</translation>
    </message>
    <message>
        <source>Your own rulebook, searched too</source>
        <translation>Dein Regelbuch, mit durchsucht</translation>
    </message>
    <message>
        <source>All aids to print</source>
        <translation>Alle Hilfen drucken</translation>
    </message>
    <message>
        <source>Recent searches</source>
        <translation>Zuletzt gesucht</translation>
    </message>
    <message>
        <source>type:guild suit:relic</source>
        <translation>Gilde Relikt</translation>
    </message>
    <message>
        <source>All pages are in English so far. The search knows German, too.</source>
        <translation>Alle Seiten gibt es bisher nur auf Englisch. Suchen kannst du auch auf Deutsch.</translation>
    </message>
</context>
<context>
    <name>ReferenceLinks</name>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>Cards that speak of this</source>
        <translation>Karten, die davon sprechen</translation>
    </message>
    <message>
        <source>Cards that change this</source>
        <translation>Karten, die das ändern</translation>
    </message>
</context>
<context>
    <name>ReferenceNeighbours</name>
    <message>
        <source>Before: %1</source>
        <translation>Davor: %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Danach: %1</translation>
    </message>
</context>
<context>
    <name>ReferencePage</name>
    <message>
        <source>Corrected</source>
        <translation>Berichtigt</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>Diese Seite gibt es nicht.</translation>
    </message>
    <message>
        <source>Print this aid</source>
        <translation>Diese Hilfe drucken</translation>
    </message>
</context>
<context>
    <name>ReferencePart</name>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Where it comes from and goes to</source>
        <translation>Woher sie kommt und wohin sie geht</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Klärung</translation>
    </message>
</context>
<context>
    <name>ReferenceResults</name>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Nothing speaks of this. Try fewer words, or another one.</source>
        <translation>Davon spricht nichts. Versuch es mit weniger Wörtern oder einem anderen.</translation>
    </message>
    <message>
        <source>Nothing has these words. These come nearest:</source>
        <translation>Diese Wörter hat nichts. Am nächsten kommt:</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n&#xa0;Seite</numerusform>
            <numerusform>%n&#xa0;Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>My books</source>
        <translation>Meine Bücher</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), in English so far</source>
        <translation>
            <numerusform>%n&#xa0;Seite, bisher nur auf Englisch</numerusform>
            <numerusform>%n&#xa0;Seiten, bisher nur auf Englisch</numerusform>
        </translation>
    </message>
    <message>
        <source>The best pages first, in English so far</source>
        <translation>Die besten Seiten zuerst, noch auf Englisch</translation>
    </message>
    <message>
        <source>The best pages first</source>
        <translation>Die besten Seiten zuerst</translation>
    </message>
</context>
<context>
    <name>ReferenceScreen</name>
    <message>
        <source>Rules and cards</source>
        <translation>Regeln und Karten</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>ReferenceSearchBox</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Rule, card, word</source>
        <translation>Regel, Karte, Wort</translation>
    </message>
    <message>
        <source>Ask for a rule, a card, a word</source>
        <translation>Frag nach einer Regel, einer Karte, einem Wort</translation>
    </message>
    <message>
        <source>Search the rules and cards</source>
        <translation>Regeln und Karten durchsuchen</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>ReferenceShelf</name>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>Quick aids</source>
        <translation>Kurzhilfen</translation>
    </message>
</context>
<context>
    <name>ReferenceTicks</name>
    <message>
        <source>Tap a line when it is done.</source>
        <translation>Tippe eine Zeile an, wenn sie erledigt ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) done</source>
        <translation>
            <numerusform>%n&#xa0;Zeile erledigt</numerusform>
            <numerusform>%n&#xa0;Zeilen erledigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Von vorn</translation>
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
        <translation>Aus den Lesezeichen nehmen</translation>
    </message>
    <message>
        <source>Keep as a favourite</source>
        <translation>Als Lesezeichen merken</translation>
    </message>
</context>
<context>
    <name>ReferenceView</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The rules and cards are missing or damaged. Installing Reachkeeper again brings them back.</source>
        <translation>Die Regeln und Karten fehlen oder sind beschädigt. Wird Reachkeeper neu installiert, sind sie wieder da.</translation>
    </message>
    <message>
        <source>The rules and cards are on their way.</source>
        <translation>Die Regeln und Karten sind unterwegs.</translation>
    </message>
</context>
<context>
    <name>RefillPanel</name>
    <message>
        <source>“Draw for us” draws at random; “Name it later” leaves the place unnamed: tap it in the Court to name the card.</source>
        <translation>„Für uns ziehen“ zieht zufällig; „Später benennen“ lässt den Platz offen: am Hof antippen, um die Karte zu benennen.</translation>
    </message>
    <message>
        <source>Which card lies in place %1 of the Court? Draw one if none lies there yet.</source>
        <translation>Welche Karte liegt auf Platz %1 des Hofs? Zieh eine, wenn dort noch keine liegt.</translation>
    </message>
    <message>
        <source>Which card lies in place %1 of the Court?</source>
        <translation>Welche Karte liegt auf Platz %1 des Hofs?</translation>
    </message>
</context>
<context>
    <name>RerollDie</name>
    <message>
        <source>%1, rolled again</source>
        <comment>what a die shows</comment>
        <translation>%1, wird neu gewürfelt</translation>
    </message>
</context>
<context>
    <name>RerollPanel</name>
    <message>
        <source>Assault</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Scharmützel</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Plündern</translation>
    </message>
    <message>
        <source>Tap the dice to roll again. The best are marked already.</source>
        <translation>Tippe die Würfel an, die neu gewürfelt werden. Die besten sind schon markiert.</translation>
    </message>
    <message>
        <source>%1: %2 rolled again, up to %3</source>
        <comment>kind of dice, and how many</comment>
        <translation>%1: %2 neu gewürfelt, bis zu %3</translation>
    </message>
    <message>
        <source>%1: these stay</source>
        <comment>kind of dice</comment>
        <translation>%1: diese bleiben</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again for us</source>
        <translation>
            <numerusform>%n&#xa0;Würfel für uns neu werfen</numerusform>
            <numerusform>%n&#xa0;Würfel für uns neu werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>With your own dice, tap what they show now:</source>
        <translation>Mit eigenen Würfeln: Tippe an, was sie jetzt zeigen:</translation>
    </message>
    <message>
        <source>Enter these faces</source>
        <translation>Wurf eingeben</translation>
    </message>
    <message>
        <source>Best for</source>
        <translation>Am besten für</translation>
    </message>
    <message>
        <source>Keep all</source>
        <comment>dice as they lie</comment>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Tap the dice to roll again. It is best to keep all.</source>
        <translation>Tippe die Würfel an, die neu gewürfelt werden. Am besten bleiben alle liegen.</translation>
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
        <translation>Die Geschichte</translation>
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
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation>Noch kein Spiel ist zu Ende gegangen.</translation>
    </message>
</context>
<context>
    <name>RewritePanel</name>
    <message>
        <source>Read the rule</source>
        <translation>Die Regel lesen</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>As it was on the board</source>
        <translation>Spielplan lassen, wie er liegt</translation>
    </message>
    <message>
        <source>Change this</source>
        <translation>Das ändern</translation>
    </message>
</context>
<context>
    <name>RewriteStrip</name>
    <message>
        <source>To the table</source>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <source>Line by line</source>
        <translation>Zeile für Zeile</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Nichts ändern</translation>
    </message>
    <message>
        <source>Change this</source>
        <translation>So ändern</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>With your own dice, tap what each of them shows:</source>
        <translation>Bei eigenen Würfeln tippe an, was jeder zeigt:</translation>
    </message>
    <message>
        <source>Enter these faces</source>
        <translation>Wurf eingeben</translation>
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
        <translation>Die Regel lesen</translation>
    </message>
    <message>
        <source>Rearrange resources</source>
        <translation>Ressourcen umordnen</translation>
    </message>
</context>
<context>
    <name>SavedTable</name>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Kapitel %1</translation>
    </message>
    <message>
        <source>Rename or remove</source>
        <translation>Umbenennen oder entfernen</translation>
    </message>
    <message>
        <source>%1 · at %2</source>
        <comment>a game, a host</comment>
        <translation>%1 · bei „%2“</translation>
    </message>
</context>
<context>
    <name>SavedTableMore</name>
    <message>
        <source>Name of the table</source>
        <translation>Name des Tisches</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Its whole log goes with it. This cannot be undone.</source>
        <translation>Der ganze Verlauf verschwindet mit. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Endgültig entfernen</translation>
    </message>
    <message>
        <source>Keep at %1</source>
        <translation>Bei „%1“ weiterführen</translation>
    </message>
    <message>
        <source>Take it home from %1</source>
        <translation>Von „%1“ nach Hause holen</translation>
    </message>
    <message>
        <source>Only the copy of this device goes. %1 keeps the table.</source>
        <translation>Nur die Kopie dieses Geräts geht weg. %1 führt den Tisch weiter.</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>The disk is full. Nothing was changed; make room and try again.</source>
        <translation>Der Speicher ist voll. Nichts wurde geändert; schafft Platz und versucht es noch einmal.</translation>
    </message>
    <message>
        <source>The folder with the saved tables cannot be written to.</source>
        <translation>In den Ordner mit den gespeicherten Tischen kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Another Reachkeeper has the saved tables open. Close it first.</source>
        <translation>Ein anderer Reachkeeper hat die gespeicherten Tische offen. Schließ ihn zuerst.</translation>
    </message>
    <message>
        <source>The saved data is damaged and cannot be read.</source>
        <translation>Die gespeicherten Daten sind beschädigt und nicht lesbar.</translation>
    </message>
    <message>
        <source>The file belongs to another program.</source>
        <translation>Die Datei gehört einem anderen Programm.</translation>
    </message>
    <message>
        <source>The tables were saved by a newer Reachkeeper. Update this one.</source>
        <translation>Die Tische hat ein neuerer Reachkeeper gespeichert. Aktualisiere diesen hier.</translation>
    </message>
    <message>
        <source>This table is no longer there.</source>
        <translation>Diesen Tisch gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>There is no such point in this game.</source>
        <translation>Diese Stelle gibt es im Spiel nicht.</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>Eine Datei mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>The folder with the saved tables cannot be opened.</source>
        <translation>Der Ordner mit den gespeicherten Tischen lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The device failed to read or write.</source>
        <translation>Das Gerät konnte nicht lesen oder schreiben.</translation>
    </message>
    <message>
        <source>Saving failed.</source>
        <translation>Speichern misslungen.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Abgebrochen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The saved tables are gone.</source>
        <translation>Die gespeicherten Tische sind weg.</translation>
    </message>
    <message>
        <source>The saved tables were damaged.</source>
        <translation>Die gespeicherten Tische waren beschädigt.</translation>
    </message>
    <message>
        <source>The saved tables were damaged and there is no sound backup.</source>
        <translation>Die gespeicherten Tische waren beschädigt, und es gibt keine heile Sicherung.</translation>
    </message>
    <message>
        <source>There is a sound backup, %1, but it could not be put in their place. Once that is mended, start Reachkeeper again: until then it is left alone, and no table is kept.</source>
        <translation>Es gibt eine heile Sicherung, %1, aber sie ließ sich nicht an ihre Stelle setzen. Ist das behoben, startet Reachkeeper neu: Bis dahin bleibt sie unberührt, und kein Tisch wird gespeichert.</translation>
    </message>
    <message>
        <source>The newest backup is in their place, of %1. What was entered after that is lost.</source>
        <translation>An ihrer Stelle ist die neueste Sicherung, vom %1. Was danach eingetragen wurde, ist verloren.</translation>
    </message>
    <message>
        <source>It is not known where to keep anything: HOME is not set. Set it, or REACHKEEPER_DATA, then start Reachkeeper again.</source>
        <translation>Es ist nicht bekannt, wo etwas aufbewahrt wird: HOME ist nicht gesetzt. Setze es oder REACHKEEPER_DATA und starte Reachkeeper dann neu.</translation>
    </message>
    <message>
        <source>What stands there is no file. Take it away, then start Reachkeeper again.</source>
        <translation>Was dort steht, ist keine Datei. Nimm es weg und starte Reachkeeper dann neu.</translation>
    </message>
    <message>
        <source>The saved tables were removed or moved while Reachkeeper had them open. Nothing is kept any more: save the table elsewhere, then start Reachkeeper again.</source>
        <translation>Die gespeicherten Tische wurden gelöscht oder verschoben, während Reachkeeper sie offen hatte. Es wird nichts mehr gespeichert: Sichere den Tisch anderswo und starte Reachkeeper dann neu.</translation>
    </message>
    <message>
        <source>The end of what was saved is damaged or gone. What was entered last may be missing: compare the table you played last with the board.</source>
        <translation>Das Ende des Gespeicherten ist beschädigt oder fehlt. Was zuletzt eingetragen wurde, kann fehlen: Vergleiche den zuletzt gespielten Tisch mit dem Spielplan.</translation>
    </message>
    <message>
        <source>The saved tables are older than their newest backup.</source>
        <translation>Die gespeicherten Tische sind älter als ihre neueste Sicherung.</translation>
    </message>
    <message>
        <source>Tables in the backup: %1. Entries and changes: %2.</source>
        <translation>Tische in der Sicherung: %1. Einträge und Änderungen: %2.</translation>
    </message>
    <message>
        <source>What was there is kept as %1.</source>
        <translation>Was dort war, liegt noch unter %1.</translation>
    </message>
    <message>
        <source>This browser keeps nothing for this page: it may be a private window, or its settings forbid it. Save a table as a file before you leave this page.</source>
        <translation>Dieser Browser bewahrt für diese Seite nichts auf: Vielleicht ist es ein privates Fenster, oder seine Einstellungen verbieten es. Speichere einen Tisch als Datei, bevor du diese Seite verlässt.</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Imperium</translation>
    </message>
    <message>
        <source>No marker left to declare with.</source>
        <translation>Kein Marker mehr zum Ausrufen.</translation>
    </message>
    <message>
        <source>Markers left: %1</source>
        <translation>Marker übrig: %1</translation>
    </message>
    <message>
        <source>End of chapter %1</source>
        <translation>Ende von Kapitel %1</translation>
    </message>
</context>
<context>
    <name>ScoreBox</name>
    <message>
        <source>first, with %1 from cities</source>
        <translation>1. Platz, mit %1 durch Städte</translation>
    </message>
    <message>
        <source>first</source>
        <translation>1. Platz</translation>
    </message>
    <message>
        <source>second</source>
        <translation>2. Platz</translation>
    </message>
    <message>
        <source>nothing to count</source>
        <translation>nichts zu zählen</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>dahinter</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>tied for first: second</source>
        <translation>Gleichstand vorn: Zweite</translation>
    </message>
    <message>
        <source>tied for second: nothing</source>
        <translation>Gleichstand um zwei: nichts</translation>
    </message>
    <message>
        <source>Nobody gains Power.</source>
        <translation>Niemand gewinnt Macht.</translation>
    </message>
    <message>
        <source>%1, and no Power: a card says so</source>
        <comment>first or second</comment>
        <translation>%1, und keine Macht: wegen einer Karte</translation>
    </message>
    <message>
        <source>first, with second&apos;s Power: a card says so</source>
        <translation>1. Platz, mit der Macht des 2.: wegen einer Karte</translation>
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
        <translation>%1 Macht, wenn das Kapitel jetzt endet</translation>
    </message>
</context>
<context>
    <name>ScoreCount</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: eins weniger</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: eins mehr</translation>
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
        <translation>%1 Macht, wenn das Kapitel jetzt endet</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>No ambition was declared: nobody gains Power.</source>
        <translation>Keine Ambition wurde ausgerufen: Niemand erhält Macht.</translation>
    </message>
    <message>
        <source>%1 + %2 =</source>
        <translation>%1 + %2 =</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>an ambition</comment>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>The game ends at %1 Power, or after the last chapter.</source>
        <translation>Das Spiel endet bei %1 Macht oder nach dem letzten Kapitel.</translation>
    </message>
    <message>
        <source>Trophies, captives and markers are put back as the rules say; Undo takes all of it back.</source>
        <translation>Trophäen, Gefangene und Marker gehen nach den Regeln zurück; mit „Rückgängig“ lässt sich alles widerrufen.</translation>
    </message>
</context>
<context>
    <name>ScoreTaken</name>
    <message>
        <source>One less</source>
        <translation>Eins weniger</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: eins weniger</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: eins mehr</translation>
    </message>
</context>
<context>
    <name>ScoreTotals</name>
    <message>
        <source>%1: %2 and %3 more</source>
        <translation>%1: %2 und %3 dazu</translation>
    </message>
    <message>
        <source>%1: %2 Power</source>
        <translation>%1: %2 Macht</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>I look on</source>
        <translation>Ich sehe zu</translation>
    </message>
    <message>
        <source>Everybody&apos;s</source>
        <translation>Der von allen</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Draw for the initiative</source>
        <translation>Initiative auslosen</translation>
    </message>
    <message>
        <source>%1 was drawn, and sits first already.</source>
        <translation>%1 wurde gezogen und sitzt schon vorn.</translation>
    </message>
    <message>
        <source>%1 was drawn, and sits first now.</source>
        <translation>%1 wurde gezogen und sitzt jetzt vorn.</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <translation>Wie beim letzten Mal: %1</translation>
    </message>
</context>
<context>
    <name>SeatQuestion</name>
    <message>
        <source>Whose screen is this?</source>
        <translation>Wessen Bildschirm ist das?</translation>
    </message>
    <message>
        <source>Two screens can have the same player. It can be changed at any time, from the menu.</source>
        <translation>Zwei Bildschirme können denselben Spieler haben. Im Menü lässt sich das jederzeit ändern.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of the player with the initiative</source>
        <translation>Name der Person mit der Initiative</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Person %1</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Has the initiative</source>
        <translation>Hat die Initiative</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
</context>
<context>
    <name>SeatShape</name>
    <message>
        <source>at an own screen</source>
        <translation>am eigenen Bildschirm</translation>
    </message>
    <message>
        <source>the own screen is asleep</source>
        <translation>der eigene Bildschirm schläft</translation>
    </message>
    <message>
        <source>the own screen is gone</source>
        <translation>der eigene Bildschirm ist fort</translation>
    </message>
</context>
<context>
    <name>SecretHand</name>
    <message>
        <source>Only %1 looks: write it down</source>
        <translation>Nur %1 schaut hin: hier notieren</translation>
    </message>
    <message>
        <source>Seal it</source>
        <translation>Versiegeln</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>Wieder verdecken</translation>
    </message>
</context>
<context>
    <name>SecretPanel</name>
    <message>
        <source>Sealed here, nobody sees it until it is told, and then everybody sees that nothing was changed.</source>
        <translation>Hier versiegelt sieht es niemand, bis es verraten wird, und dann sehen alle, dass nichts geändert wurde.</translation>
    </message>
    <message>
        <source>It is on paper</source>
        <translation>Es steht auf Papier</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>What it looks like</source>
        <translation>Wie es aussieht</translation>
    </message>
    <message>
        <source>This device</source>
        <translation>Dieses Gerät</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Take the tour: two minutes on a sample game</source>
        <translation>Die Tour: zwei Minuten an einem Beispielspiel</translation>
    </message>
    <message>
        <source>Keys and shortcuts</source>
        <translation>Tasten und Kürzel</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Secrets stay on paper</source>
        <translation>Geheimnisse bleiben auf Papier</translation>
    </message>
    <message>
        <source>Nobody is asked to write down here what only one player may know.</source>
        <translation>Niemand wird gebeten, hier zu notieren, was nur eine Person wissen darf.</translation>
    </message>
</context>
<context>
    <name>SetupPicker</name>
    <message>
        <source>Setup card: %1</source>
        <translation>Aufbaukarte: %1</translation>
    </message>
    <message>
        <source>Setup card</source>
        <translation>Aufbaukarte</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Eine ziehen</translation>
    </message>
    <message>
        <source>For experienced players</source>
        <translation>Für Erfahrene</translation>
    </message>
    <message>
        <source>For any table</source>
        <translation>Für jeden Tisch</translation>
    </message>
    <message>
        <source>%1 was drawn again.</source>
        <translation>%1 wurde wieder gezogen.</translation>
    </message>
    <message>
        <source>%1 was drawn.</source>
        <translation>%1 wurde gezogen.</translation>
    </message>
</context>
<context>
    <name>SheetFile</name>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>SheetPaper</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
</context>
<context>
    <name>ShelfRow</name>
    <message>
        <source>p.%1</source>
        <translation>S. %1</translation>
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
        <translation>Hofkarte</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>The Court</source>
        <translation>Der Hof</translation>
    </message>
    <message>
        <source>End of chapter %1</source>
        <translation>Ende von Kapitel %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Collect dice</source>
        <translation>Würfel nehmen</translation>
    </message>
    <message>
        <source>Count the systems</source>
        <translation>Figuren in den Systemen zählen</translation>
    </message>
    <message>
        <source>Leaders &amp; Lore</source>
        <translation>Leaders &amp; Lore</translation>
    </message>
    <message>
        <source>The campaign</source>
        <translation>Die Kampagne</translation>
    </message>
    <message>
        <source>Event dice</source>
        <translation>Ereigniswürfel</translation>
    </message>
    <message>
        <source>Summit</source>
        <translation>Gipfel</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>The first Policy</source>
        <translation>Die erste Politik</translation>
    </message>
    <message>
        <source>An event</source>
        <translation>Ein Ereignis</translation>
    </message>
    <message>
        <source>Crises or Edicts</source>
        <translation>Krisen oder Edikte</translation>
    </message>
    <message>
        <source>The Imperial Trust</source>
        <translation>Der Imperiale Trust</translation>
    </message>
    <message>
        <source>Govern the Reach</source>
        <translation>Das Reich regieren</translation>
    </message>
    <message>
        <source>The Imperial Demand</source>
        <translation>Die Imperiale Forderung</translation>
    </message>
    <message>
        <source>The Imperial Action</source>
        <translation>Die Imperiale Aktion</translation>
    </message>
    <message>
        <source>Grand ambitions</source>
        <translation>Große Ambitionen</translation>
    </message>
    <message>
        <source>Intermission</source>
        <translation>Zwischenspiel</translation>
    </message>
    <message>
        <source>Act %1 is over</source>
        <translation>Akt %1 ist vorbei</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Everything is moved</source>
        <translation>Alles ist bewegt</translation>
    </message>
    <message>
        <source>The past, line by line</source>
        <translation>Zeile für Zeile, was danach kam</translation>
    </message>
    <message>
        <source>A secret</source>
        <translation>Ein Geheimnis</translation>
    </message>
    <message>
        <source>Names and substitutes</source>
        <translation>Namen, und wer für wen spielt</translation>
    </message>
    <message>
        <source>Battle here</source>
        <translation>Hier kämpfen</translation>
    </message>
    <message>
        <source>Battle in %1</source>
        <comment>a system</comment>
        <translation>Kampf in %1</translation>
    </message>
    <message>
        <source>To do on the board</source>
        <translation>Am Spielplan zu tun</translation>
    </message>
    <message>
        <source>Court discard pile</source>
        <translation>Ablage des Hofs</translation>
    </message>
    <message>
        <source>Rearrange resources</source>
        <translation>Ressourcen umordnen</translation>
    </message>
</context>
<context>
    <name>SlotCorrections</name>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
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
        <translation>Zieh zufällig eine der drei Regierungskarten und leg sie nach oben: Ihre Politik gilt zuerst.</translation>
    </message>
    <message>
        <source>After the Imperial Council one of the two is resolved, and whoever secured it decides.</source>
        <translation>Nach dem Imperialen Rat kommt eines von beiden, und wer ihn gesichert hat, entscheidet.</translation>
    </message>
    <message>
        <source>An Outlaw who secured the Council takes from the Imperial Trust; the First Regent loses a Power for each.</source>
        <translation>Ein Outlaw, der den Rat gesichert hat, nimmt aus dem Imperialen Trust; der Erste Regent verliert je eine Macht.</translation>
    </message>
    <message>
        <source>Enforce the Policy on top, or lay another one on top without enforcing it.</source>
        <translation>Setze die oberste Politik durch, oder lege eine andere nach oben, ohne sie durchzusetzen.</translation>
    </message>
    <message>
        <source>The First Regent chooses what this Regent gives.</source>
        <translation>Der Erste Regent wählt, was dieser Regent gibt.</translation>
    </message>
    <message>
        <source>What the Policy does once the Demand is met.</source>
        <translation>Was die Politik bewirkt, sobald die Forderung erfüllt ist.</translation>
    </message>
    <message>
        <source>Both stand on the Fate&apos;s card. Fulfilled ones score by the chapter.</source>
        <translation>Beide stehen auf der Karte des Schicksals. Erfüllte zählen je nach Kapitel.</translation>
    </message>
    <message>
        <source>Everything is saved. Play on, or pack up with the packing lists until another day.</source>
        <translation>Alles ist gespeichert. Spiel weiter, oder pack mit den Packlisten bis zu einem anderen Tag ein.</translation>
    </message>
    <message>
        <source>Log sheet and packing up</source>
        <translation>Protokoll und Einpacken</translation>
    </message>
    <message>
        <source>Enter what the paper log sheet says: first the map, then everything else. Then begin the Act.</source>
        <translation>Gib ein, was auf dem Logbogen steht: erst den Spielplan, dann alles andere. Dann beginnt der Akt.</translation>
    </message>
    <message>
        <source>The map, system by system</source>
        <translation>Der Spielplan, System für System</translation>
    </message>
    <message>
        <source>Players, Court and Empire</source>
        <translation>Spieler, Hof und Imperium</translation>
    </message>
    <message>
        <source>Whoever completed the objective draws one card and may keep the Fate; everybody else draws two. Tap the Fate that is chosen, or let the app draw.</source>
        <translation>Wer das Ziel erreicht hat, zieht eine Karte und darf das Schicksal behalten; alle anderen ziehen zwei. Tippe das gewählte Schicksal an, oder lass die App ziehen.</translation>
    </message>
    <message>
        <source>Let the app draw</source>
        <translation>Die App ziehen lassen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Draw for us</source>
        <translation>Für uns ziehen</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: eins weniger</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: eins mehr</translation>
    </message>
</context>
<context>
    <name>StoryScreen</name>
    <message>
        <source>The story so far</source>
        <translation>Die Geschichte bisher</translation>
    </message>
    <message>
        <source>The story of %1</source>
        <translation>Die Geschichte von %1</translation>
    </message>
    <message>
        <source>Power, chapter by chapter</source>
        <translation>Macht, Kapitel für Kapitel</translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>Akt %1</translation>
    </message>
</context>
<context>
    <name>SummitPanel</name>
    <message>
        <source>Call to Order: the caller acts alone. Each returned Favor forces its giver to something.</source>
        <translation>Eröffnung: Wer einberuft, handelt allein. Jede zurückgegebene Gefälligkeit zwingt ihren Geber zu etwas.</translation>
    </message>
    <message>
        <source>Negotiations: put together what everybody agrees to; it all happens at once. As many deals as you like.</source>
        <translation>Verhandlungen: Stell zusammen, worauf sich alle einigen; alles geschieht zugleich. So viele Abmachungen, wie du magst.</translation>
    </message>
    <message>
        <source>Return Favors</source>
        <translation>Gefälligkeiten zurückgeben</translation>
    </message>
    <message>
        <source>There are no Favors to return.</source>
        <translation>Es gibt keine Gefälligkeiten zurückzugeben.</translation>
    </message>
</context>
<context>
    <name>SystemSheet</name>
    <message>
        <source>Nothing can be done here now.</source>
        <translation>Hier ist jetzt nichts möglich.</translation>
    </message>
    <message>
        <source>Count this system</source>
        <translation>System zählen</translation>
    </message>
    <message>
        <source>%1 has no ships here.</source>
        <translation>%1 hat hier keine Schiffe.</translation>
    </message>
    <message>
        <source>It is possible in: %1</source>
        <comment>the chosen kind of action; systems</comment>
        <translation>Möglich ist es in: %1</translation>
    </message>
</context>
<context>
    <name>SystemSummary</name>
    <message>
        <source>Controlled by</source>
        <translation>Kontrolliert von</translation>
    </message>
    <message>
        <source>Nobody controls it</source>
        <translation>Niemand hat die Kontrolle</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>Nobody has counted this system</source>
        <translation>Niemand hat dieses System gezählt</translation>
    </message>
    <message>
        <source>What control is</source>
        <translation>Was Kontrolle ist</translation>
    </message>
    <message>
        <source>Flagship of %1</source>
        <translation>Flaggschiff von %1</translation>
    </message>
</context>
<context>
    <name>TableChoices</name>
    <message>
        <source>The deal is not done yet</source>
        <translation>Die Abmachung ist noch nicht geschlossen</translation>
    </message>
</context>
<context>
    <name>TableLink</name>
    <message>
        <source>The link is in the clipboard</source>
        <translation>Der Link ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Link kopieren</translation>
    </message>
</context>
<context>
    <name>TablePhone</name>
    <message>
        <source>Map</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Ambitions</source>
        <translation>Ambitionen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Imperium</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Regeln und Karten</translation>
    </message>
    <message>
        <source>Everybody at a glance</source>
        <translation>Übersicht über alle</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The campaign is set up step by step: what comes onto the board next is told here.</source>
        <translation>Die Kampagne wird Schritt für Schritt aufgebaut: Der nächste Schritt steht hier.</translation>
    </message>
    <message>
        <source>Everything is laid out.</source>
        <translation>Alles ist aufgebaut.</translation>
    </message>
</context>
<context>
    <name>TimeSlider</name>
    <message>
        <source>Moment of the game</source>
        <translation>Zeitpunkt im Spiel</translation>
    </message>
</context>
<context>
    <name>TokenCorrections</name>
    <message>
        <source>Aside</source>
        <translation>Beiseite</translation>
    </message>
    <message>
        <source>Tokens of Fates</source>
        <translation>Marker der Schicksale</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a token, and where it lies</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>Ein anderer Ort</translation>
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
        <translation>leeres Feld</translation>
    </message>
    <message>
        <source>closed slot</source>
        <translation>geschlossenes Feld</translation>
    </message>
</context>
<context>
    <name>TopStrip</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Chapter %1 · Round %2</source>
        <translation>Kapitel %1 · Runde %2</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Kapitel %1</translation>
    </message>
    <message>
        <source>Seized by</source>
        <translation>Ergriffen von</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Regeln und Karten</translation>
    </message>
    <message>
        <source>Everybody at a glance</source>
        <translation>Übersicht über alle</translation>
    </message>
    <message>
        <source>Chapter %1
Round %2</source>
        <translation>Kapitel %1
Runde %2</translation>
    </message>
</context>
<context>
    <name>TouchBanner</name>
    <message numerus="yes">
        <source>Not in touch with the host. %n change(s) wait on this screen, and are offered when it is back.</source>
        <translation>
            <numerusform>Keine Verbindung zum Gastgeber. %n&#xa0;Änderung wartet auf diesem Bildschirm und wird angeboten, wenn er wieder da ist.</numerusform>
            <numerusform>Keine Verbindung zum Gastgeber. %n&#xa0;Änderungen warten auf diesem Bildschirm und werden angeboten, wenn er wieder da ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in touch with the host. What you enter now waits until it is back.</source>
        <translation>Keine Verbindung zum Gastgeber. Was du jetzt einträgst, wartet, bis er wieder da ist.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>This screen shows another table than its host: the two programs are of different versions. Trust the host&apos;s screen, and bring both to the same version.</source>
        <translation>Dieser Bildschirm zeigt einen anderen Tisch als sein Gastgeber: Die beiden Programme haben verschiedene Versionen. Verlass dich auf den Bildschirm des Gastgebers und bring beide auf dieselbe Version.</translation>
    </message>
    <message>
        <source>The new code</source>
        <translation>Der neue Code</translation>
    </message>
</context>
<context>
    <name>TourButtons</name>
    <message>
        <source>Tour of ARCADEs</source>
        <translation>Tour durch ARCADEs</translation>
    </message>
    <message>
        <source>No tour: %1</source>
        <translation>Keine Tour: %1</translation>
    </message>
</context>
<context>
    <name>TourOverlay</name>
    <message>
        <source>Tour</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step of the tour</comment>
        <translation>%1&#xa0;von&#xa0;%2</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the tour</comment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>To the tables</source>
        <translation>Zu den Tischen</translation>
    </message>
</context>
<context>
    <name>TrustTokens</name>
    <message>
        <source>Imperial Trust</source>
        <translation>Imperialer Trust</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>TurnButton</name>
    <message>
        <source>Turn the screen to the next seat</source>
        <translation>Bildschirm weiterdrehen</translation>
    </message>
</context>
<context>
    <name>TurningChoice</name>
    <message>
        <source>The screen turns</source>
        <translation>Der Bildschirm dreht sich</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>The button at the top turns it to the next seat.</source>
        <translation>Der Knopf oben dreht ihn zum nächsten Platz.</translation>
    </message>
    <message>
        <source>To who acts</source>
        <translation>Zur Person am Zug</translation>
    </message>
    <message>
        <source>The first player sits below, the others clockwise.</source>
        <translation>Die erste Person sitzt unten, die anderen im Uhrzeigersinn.</translation>
    </message>
</context>
<context>
    <name>UndoButtons</name>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Really? %1</source>
        <comment>undo another one&apos;s entry</comment>
        <translation>Wirklich? %1</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <comment>the entry of another device</comment>
        <translation>%1 zurück</translation>
    </message>
</context>
<context>
    <name>UnkeptBanner</name>
    <message>
        <source>This table is not kept. %1</source>
        <translation>Dieser Tisch wird nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>Save as a record</source>
        <translation>Als Protokoll speichern</translation>
    </message>
    <message>
        <source>Game records (*.record)</source>
        <translation>Spielprotokolle (*.record)</translation>
    </message>
    <message>
        <source>What is entered from here on is not in it.</source>
        <translation>Was ab jetzt eingegeben wird, ist nicht darin.</translation>
    </message>
</context>
<context>
    <name>Visit</name>
    <message>
        <source>This screen only looks on. Take a seat first.</source>
        <translation>Dieser Bildschirm sieht nur zu. Nimm zuerst einen Platz ein.</translation>
    </message>
    <message>
        <source>%1 was first.</source>
        <translation>%1 war zuerst.</translation>
    </message>
</context>
<context>
    <name>VisitCode</name>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
</context>
<context>
    <name>VisitNote</name>
    <message>
        <source>In touch with %1.</source>
        <translation>Verbunden mit %1.</translation>
    </message>
    <message>
        <source>Not in touch with %1. It tries again by itself.</source>
        <translation>Keine Verbindung zu %1. Es wird von selbst wieder versucht.</translation>
    </message>
    <message>
        <source>The host is another version of Reachkeeper. What it decides counts.</source>
        <translation>Der Gastgeber ist eine andere Version von Reachkeeper. Was er entscheidet, gilt.</translation>
    </message>
    <message>
        <source>Leave this table</source>
        <translation>Diesen Tisch verlassen</translation>
    </message>
    <message>
        <source>Keep the table on this device</source>
        <translation>Den Tisch auf diesem Gerät weiterführen</translation>
    </message>
    <message>
        <source>For when its host is gone for good: everything up to now is here, and the others join this device.</source>
        <translation>Für den Fall, dass sein Gastgeber nicht wiederkommt: Alles bis jetzt ist hier, und die anderen kommen zu diesem Gerät.</translation>
    </message>
    <message>
        <source>This screen looks on, with your key. It can enter nothing.</source>
        <translation>Dieser Bildschirm schaut mit deinem Schlüssel zu. Er kann nichts eintragen.</translation>
    </message>
    <message>
        <source>Take it home</source>
        <translation>Nach Hause holen</translation>
    </message>
    <message>
        <source>Then this device keeps the table, and %1 closes its own. It can go back there at any time.</source>
        <translation>Dann führt dieses Gerät den Tisch, und %1 schließt den eigenen. Er kann jederzeit wieder dorthin.</translation>
    </message>
    <message>
        <source>Make a copy here</source>
        <translation>Hier eine Kopie machen</translation>
    </message>
    <message>
        <source>A table of its own on this device, to try what might have been. This one goes on without it.</source>
        <translation>Ein eigener Tisch auf diesem Gerät, um zu probieren, was gewesen wäre. Dieser hier geht ohne ihn weiter.</translation>
    </message>
</context>
<context>
    <name>VisitSign</name>
    <message>
        <source>QR code: %1</source>
        <translation>QR-Code: %1</translation>
    </message>
</context>
<context>
    <name>WaitingBanner</name>
    <message numerus="yes">
        <source>Not kept yet: %n change(s). They are only on this screen.</source>
        <translation>
            <numerusform>Noch nicht gespeichert: %n&#xa0;Änderung. Sie ist nur auf diesem Bildschirm.</numerusform>
            <numerusform>Noch nicht gespeichert: %n&#xa0;Änderungen. Sie sind nur auf diesem Bildschirm.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>Here Reachkeeper reaches tables over http only, and this address begins with https. Open it in a browser.</source>
        <translation>Hier erreicht Reachkeeper Tische nur über http, und diese Adresse beginnt mit https. Öffne sie in einem Browser.</translation>
    </message>
    <message>
        <source>That is not the address of a table. It looks like http://192.168.1.7:8017.</source>
        <translation>Das ist nicht die Adresse eines Tisches. Sie sieht aus wie http://192.168.1.7:8017.</translation>
    </message>
    <message>
        <source>In a browser, Reachkeeper reaches the tables of the device that this page came from. Open the address of the other table in the browser.</source>
        <translation>In einem Browser erreicht Reachkeeper die Tische des Geräts, von dem diese Seite kommt. Öffne die Adresse des anderen Tisches im Browser.</translation>
    </message>
</context>
<context>
    <name>WrittenNote</name>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Datei öffnen</translation>
    </message>
</context>
<context>
    <name>abilities</name>
    <message>
        <source>{who} summons a ship in {system}</source>
        <translation>{who} beschwört ein Schiff in {system}</translation>
    </message>
    <message>
        <source>{who} fires rifles from {from} at {player} in {system}</source>
        <translation>{who} feuert von {from} auf {player} in {system}</translation>
    </message>
    <message>
        <source>{who} fires rifles from {from} at {player} in {system}, dice: {count}</source>
        <translation>{who} feuert von {from} auf {player} in {system}, Würfel: {count}</translation>
    </message>
    <message>
        <source>{who} nurtures {system}</source>
        <translation>{who} hegt {system}</translation>
    </message>
    <message>
        <source>{who} nurtures {system} for {resource}</source>
        <translation>{who} hegt {system} für {resource}</translation>
    </message>
    <message>
        <source>{who} guides ships from {from} to {system}</source>
        <translation>{who} lenkt Schiffe von {from} nach {system}</translation>
    </message>
    <message>
        <source>{who} martyrs a ship in {system}</source>
        <translation>{who} opfert ein Schiff in {system}</translation>
    </message>
    <message>
        <source>{who} martyrs a ship in {system} to destroy one of {player}</source>
        <translation>{who} opfert ein Schiff in {system}, um eines von {player} zu zerstören</translation>
    </message>
    <message>
        <source>{who} discards {card} to clear Psionic Outrage</source>
        <translation>{who} legt {card} ab und beendet Empörung: Psionik</translation>
    </message>
    <message>
        <source>{who} discards {card} to clear Relic Outrage</source>
        <translation>{who} legt {card} ab und beendet Empörung: Relikt</translation>
    </message>
    <message>
        <source>{who} discards {card} to clear Weapon Outrage</source>
        <translation>{who} legt {card} ab und beendet Empörung: Waffe</translation>
    </message>
    <message>
        <source>{who} returns one of the {pieces} of {player} in Trophies to influence</source>
        <translation>{who} gibt aus den Trophäen von {player} etwas zurück ({pieces}), um zu beeinflussen</translation>
    </message>
    <message>
        <source>{who} returns a Captive of {player} to secure</source>
        <translation>{who} gibt einen Gefangenen von {player} zurück, um zu sichern</translation>
    </message>
    <message>
        <source>{who} discards all Material and Fuel to declare an ambition</source>
        <translation>{who} legt alles Material und allen Treibstoff ab, um eine Ambition auszurufen</translation>
    </message>
    <message>
        <source>{who} barters {gives} for {resource}</source>
        <translation>{who} tauscht {gives} gegen {resource}</translation>
    </message>
    <message>
        <source>{who} discards {card} to clear Material and Fuel Outrage</source>
        <translation>{who} legt {card} ab und beendet Empörung: Material und Treibstoff</translation>
    </message>
    <message>
        <source>{who} brings home the Golems they control</source>
        <translation>{who} holt die Golems heim, die unter eigener Kontrolle stehen</translation>
    </message>
    <message>
        <source>{who} moves a Witness from {from} to {system}</source>
        <translation>{who} bewegt einen Zeugen von {from} nach {system}</translation>
    </message>
    <message>
        <source>{who} takes the Witness in {system} as a Psionic</source>
        <translation>{who} nimmt den Zeugen in {system} als Psionik</translation>
    </message>
    <message>
        <source>{who} builds a Bunker in {system}</source>
        <translation>{who} baut einen Bunker in {system}</translation>
    </message>
    <message>
        <source>{who} builds a Bunker in {system}, with an agent of {player}</source>
        <translation>{who} baut einen Bunker in {system}, mit einem Agenten von {player}</translation>
    </message>
    <message>
        <source>{who} takes the Hammer Fragment in {system}</source>
        <translation>{who} nimmt das Hammerfragment in {system}</translation>
    </message>
    <message>
        <source>{who} prepares the Planet Hammer in {system}</source>
        <translation>{who} bereitet den Planetenhammer in {system} vor</translation>
    </message>
    <message>
        <source>{who} is about to break a world</source>
        <translation>{who} will eine Welt zerbrechen</translation>
    </message>
    <message>
        <source>{who} spawns Blight in {system}</source>
        <translation>{who} lässt in {system} Fäule sprießen</translation>
    </message>
    <message>
        <source>{who} repairs Blight in {system}</source>
        <translation>{who} repariert Fäule in {system}</translation>
    </message>
    <message>
        <source>{who} angers the Blight of a rolled cluster</source>
        <translation>{who} reizt die Fäule in einem gewürfelten Cluster</translation>
    </message>
    <message>
        <source>{who} harvests Blight in {system}</source>
        <translation>{who} erntet Fäule in {system}</translation>
    </message>
    <message>
        <source>{who} harvests Blight in {system} for {resource}</source>
        <translation>{who} erntet Fäule in {system} für {resource}</translation>
    </message>
    <message>
        <source>{who} levies a ship of {player}</source>
        <translation>{who} zieht ein Schiff von {player} ein</translation>
    </message>
    <message>
        <source>{who} seeds Blight in a rolled cluster</source>
        <translation>{who} sät Fäule in einem gewürfelten Cluster</translation>
    </message>
    <message>
        <source>{who} calls spirits: 2 resources of {system}</source>
        <translation>{who} ruft die Geister: 2&#xa0;Ressourcen von {system}</translation>
    </message>
    <message>
        <source>{who} calls bodies: 2 ships in {system}</source>
        <translation>{who} ruft die Leiber: 2&#xa0;Schiffe in {system}</translation>
    </message>
    <message>
        <source>{who} takes a card of {player}&apos;s hand and gives one</source>
        <translation>{who} nimmt {player} eine Handkarte ab und gibt eine zurück</translation>
    </message>
    <message>
        <source>{who} captures all damaged ships that they control</source>
        <translation>{who} nimmt alle beschädigten Schiffe gefangen, die sie kontrollieren</translation>
    </message>
    <message>
        <source>{who} manufactures: gains a Material</source>
        <translation>{who} stellt her: erhält ein Material</translation>
    </message>
    <message>
        <source>{who} discards {card} to fill up with Material</source>
        <translation>{who} legt {card} ab und füllt mit Material auf</translation>
    </message>
    <message>
        <source>{who} discards {card} to gain Material: {count}</source>
        <translation>{who} legt {card} ab und erhält Material: {count}</translation>
    </message>
    <message>
        <source>{who} discards {card} to steal a Material from {player}</source>
        <translation>{who} legt {card} ab und stiehlt ein Material von {player}</translation>
    </message>
    <message>
        <source>{who} discards {card} to steal a Fuel from {player}</source>
        <translation>{who} legt {card} ab und stiehlt einen Treibstoff von {player}</translation>
    </message>
    <message>
        <source>{who} discards {card} to place a ship at each gate</source>
        <translation>{who} legt {card} ab und setzt an jedes Tor ein Schiff</translation>
    </message>
    <message>
        <source>{who} synthesizes: gains a Fuel</source>
        <translation>{who} synthetisiert: erhält einen Treibstoff</translation>
    </message>
    <message>
        <source>{who} discards {card} to fill up with Fuel</source>
        <translation>{who} legt {card} ab und füllt mit Treibstoff auf</translation>
    </message>
    <message>
        <source>{who} discards {card} to gain Fuel: {count}</source>
        <translation>{who} legt {card} ab und erhält Treibstoff: {count}</translation>
    </message>
    <message>
        <source>{who} pressgangs: returns Captives for resources</source>
        <translation>{who} presst Gefangene: gibt sie für Rohstoffe zurück</translation>
    </message>
    <message>
        <source>{who} executes: moves Captives to Trophies</source>
        <translation>{who} richtet hin: legt Gefangene zu den Trophäen</translation>
    </message>
    <message>
        <source>{who} abducts the rivals&apos; agents on {chosen}</source>
        <translation>{who} entführt die Agenten der Rivalen auf {chosen}</translation>
    </message>
    <message>
        <source>{who} discards {card} to place 3 ships in {system}</source>
        <translation>{who} legt {card} ab und setzt 3&#xa0;Schiffe in {system} ein</translation>
    </message>
    <message>
        <source>{who} discards {card} to seize the initiative</source>
        <translation>{who} legt {card} ab und ergreift die Initiative</translation>
    </message>
    <message>
        <source>{who} discards {card} to steal {chosen}</source>
        <translation>{who} legt {card} ab und stiehlt {chosen}</translation>
    </message>
    <message>
        <source>{who} discards {card} to steal {resource} from {player}</source>
        <translation>{who} legt {card} ab und stiehlt {resource} von {player}</translation>
    </message>
    <message>
        <source>{who} trades {gives} with {player} for the resource of {system}</source>
        <translation>{who} tauscht {gives} mit {player} gegen den Rohstoff von {system}</translation>
    </message>
    <message>
        <source>{who} discards {card} to gain a Material, a Fuel and a Weapon</source>
        <translation>{who} legt {card} ab und erhält Material, Treibstoff und Waffe</translation>
    </message>
    <message>
        <source>{who} fences {resource}: gains a Relic for it</source>
        <translation>{who} verhökert {resource}: erhält dafür ein Relikt</translation>
    </message>
    <message>
        <source>{who} draws {player}&apos;s played card at the end of the round: {card}</source>
        <translation>{who} zieht am Ende der Runde die gespielte Karte von {player}: {card}</translation>
    </message>
    <message>
        <source>{who} discards {card} to redraw cards of the hand: {count}</source>
        <translation>{who} legt {card} ab, um Handkarten neu zu ziehen: {count}</translation>
    </message>
    <message>
        <source>{who} prunes a {building} in {system}</source>
        <translation>{who} stutzt in {system}: {building}</translation>
    </message>
    <message>
        <source>{who} returns a {building} of {player} in Trophies to influence</source>
        <translation>{who} gibt aus den Trophäen von {player} etwas zurück ({building}), um zu beeinflussen</translation>
    </message>
    <message>
        <source>{who} annexes a {building} of {player} in {system}</source>
        <translation>{who} annektiert in {system} von {player}: {building}</translation>
    </message>
    <message>
        <source>{who} discards {card} to declare an ambition</source>
        <translation>{who} legt {card} ab, um eine Ambition auszurufen</translation>
    </message>
</context>
<context>
    <name>arcades</name>
    <message>
        <source>%1 leads %2, the highest card offered</source>
        <translation>%1 spielt %2 an, die höchste Karte der Auslage</translation>
    </message>
    <message>
        <source>%1 plays %2, the lowest of the suit: none of them wins</source>
        <translation>%1 spielt %2, die niedrigste der Farbe: keine davon gewinnt</translation>
    </message>
    <message>
        <source>%1 plays %2, the lowest card, since none of the suit is offered</source>
        <translation>%1 spielt %2, die niedrigste Karte, denn von der Farbe liegt keine aus</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n ship(s) in %2 (%3 before) and is first</source>
        <translation>
            <numerusform>%1 setzt %n&#xa0;Schiff in %2 (vorher %3) und ist Erster</numerusform>
            <numerusform>%1 setzt %n&#xa0;Schiffe in %2 (vorher %3) und ist Erster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n ship(s) in %2 (%3 before), now %4</source>
        <translation>
            <numerusform>%1 setzt %n&#xa0;Schiff in %2 (vorher %3), jetzt %4</numerusform>
            <numerusform>%1 setzt %n&#xa0;Schiffe in %2 (vorher %3), jetzt %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 battles %2 in %3: they are tied there</source>
        <translation>%1 kämpft gegen %2 in %3: dort sind sie gleichauf</translation>
    </message>
    <message numerus="yes">
        <source>%1 battles %2 in %3: %2 leads there by %n fresh ship(s), and %1 has as many</source>
        <translation>
            <numerusform>%1 kämpft gegen %2 in %3: %2 führt dort um %n&#xa0;intaktes Schiff, und %1 hat so viele</numerusform>
            <numerusform>%1 kämpft gegen %2 in %3: %2 führt dort um %n&#xa0;intakte Schiffe, und %1 hat so viele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 repairs all %n ship(s) in %2</source>
        <translation>
            <numerusform>%1 repariert %n&#xa0;Schiff in %2, alle dort</numerusform>
            <numerusform>%1 repariert alle %n&#xa0;Schiffe in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can do none of its steps, gains 1 Power and is done</source>
        <translation>%1 kann keinen seiner Schritte tun, erhält 1&#xa0;Macht und ist fertig</translation>
    </message>
    <message>
        <source>%1&apos;s agent moves to %2: first there with it</source>
        <translation>Agent von %1 geht nach %2: mit ihm dort Erster</translation>
    </message>
    <message>
        <source>%1&apos;s agent stays: it was in the battle</source>
        <translation>Agent von %1 bleibt: Er war im Kampf</translation>
    </message>
    <message>
        <source>%1&apos;s agent stays: without it %2 is lost</source>
        <translation>Agent von %1 bleibt: Ohne ihn ginge %2 verloren</translation>
    </message>
    <message>
        <source>%1&apos;s agent stays: nowhere would it make %1 first</source>
        <translation>Agent von %1 bleibt: Nirgends würde %1 durch ihn Erster</translation>
    </message>
    <message>
        <source>%1&apos;s agent joins the battle in %2</source>
        <translation>Agent von %1 kommt zum Kampf in %2</translation>
    </message>
    <message>
        <source>%1 uses its keys on the resources of %2</source>
        <translation>%1 nutzt seine Schlüssel für Ressourcen von %2</translation>
    </message>
    <message>
        <source>%1 drives the agent of %2 to %3</source>
        <translation>%1 vertreibt den Agenten von %2 nach %3</translation>
    </message>
    <message>
        <source>An ambition marker nobody placed goes to %1</source>
        <translation>Ein Ambitionsmarker, den niemand gelegt hat, kommt nach %1</translation>
    </message>
    <message>
        <source>%1 turns its city at %2 upright</source>
        <translation>%1 richtet seine Stadt auf %2 auf</translation>
    </message>
    <message>
        <source>first</source>
        <translation>1. Platz</translation>
    </message>
    <message>
        <source>tied for first</source>
        <translation>gleichauf 1. Platz</translation>
    </message>
    <message>
        <source>second</source>
        <translation>2. Platz</translation>
    </message>
    <message>
        <source>without a place</source>
        <translation>ohne Platz</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 assault</source>
        <translation>%1 Angriff</translation>
    </message>
    <message>
        <source>%1 skirmish</source>
        <translation>%1 Scharmützel</translation>
    </message>
    <message>
        <source>%1 raid</source>
        <translation>%1 Plündern</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the faces of a roll</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 (free, for %2)</source>
        <translation>%1 (frei, für %2)</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Power of %1: %2</source>
        <translation>Macht von %1: %2</translation>
    </message>
    <message>
        <source>Cards of %1: %2</source>
        <translation>Karten von %1: %2</translation>
    </message>
    <message>
        <source>Ships of %1 in %2: %3</source>
        <translation>Schiffe von %1 in %2: %3</translation>
    </message>
    <message>
        <source>Agent of %1: %2</source>
        <translation>Agent von %1: %2</translation>
    </message>
    <message>
        <source>No city at %1</source>
        <translation>Keine Stadt auf %1</translation>
    </message>
    <message>
        <source>City at %1: %2</source>
        <translation>Stadt auf %1: %2</translation>
    </message>
    <message>
        <source>The resource lies at %1</source>
        <translation>Die Ressource liegt auf %1</translation>
    </message>
    <message>
        <source>No resource lies at %1</source>
        <translation>Auf %1 liegt keine Ressource</translation>
    </message>
    <message>
        <source>Resources of %1: %2</source>
        <translation>Ressourcen von %1: %2</translation>
    </message>
    <message>
        <source>Trophies of %1, ships of %2: %3</source>
        <translation>Trophäen von %1, Schiffe von %2: %3</translation>
    </message>
    <message>
        <source>%1 has researched %2</source>
        <translation>%1 hat %2 erforscht</translation>
    </message>
    <message>
        <source>%1 has not researched %2</source>
        <translation>%1 hat %2 nicht erforscht</translation>
    </message>
    <message>
        <source>Ambition marker %1 is available</source>
        <translation>Ambitionsmarker %1 ist verfügbar</translation>
    </message>
    <message>
        <source>Ambition marker %1 lies in %2</source>
        <translation>Ambitionsmarker %1 liegt in %2</translation>
    </message>
    <message>
        <source>%1 has the initiative</source>
        <translation>%1 hat die Initiative</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Kapitel %1</translation>
    </message>
    <message>
        <source>agent on %1</source>
        <translation>Agent auf %1</translation>
    </message>
    <message>
        <source>cards dealt</source>
        <translation>Karten verteilt</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) in %1</source>
        <translation>
            <numerusform>%n&#xa0;Schiff in %1</numerusform>
            <numerusform>%n&#xa0;Schiffe in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1, collects %2 at %3</source>
        <translation>%1, sammelt %2 auf %3</translation>
    </message>
    <message>
        <source>%1, %2 from %3</source>
        <comment>a way, and the resource collected on it</comment>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>the phantom&apos;s agent to %1</source>
        <translation>Agent des Phantoms nach %1</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 von %2 nach %3</translation>
    </message>
    <message numerus="yes">
        <source>repair %n ship(s) in %1</source>
        <translation>
            <numerusform>%n&#xa0;Schiff in %1 reparieren</numerusform>
            <numerusform>%n&#xa0;Schiffe in %1 reparieren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2 with %3</source>
        <translation>%1 in %2 mit %3</translation>
    </message>
    <message>
        <source>keep the dice</source>
        <translation>Würfel behalten</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, für %2</translation>
    </message>
    <message>
        <source>%1, with a damaged ship</source>
        <translation>%1, mit einem beschädigten Schiff</translation>
    </message>
    <message>
        <source>1 Power</source>
        <translation>1&#xa0;Macht</translation>
    </message>
    <message>
        <source>ships from %1, for %2</source>
        <translation>Schiffe von %1, für %2</translation>
    </message>
    <message>
        <source>ambition marker %1</source>
        <translation>Ambitionsmarker %1</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>nächster Schritt</translation>
    </message>
    <message>
        <source>%1 places: %2</source>
        <translation>%1 setzt: %2</translation>
    </message>
    <message>
        <source>Start card: %2</source>
        <translation>Startkarte: %2</translation>
    </message>
    <message>
        <source>Recruit: %2</source>
        <translation>Rekrutieren: %2</translation>
    </message>
    <message>
        <source>%1 offers %2</source>
        <translation>%1 legt aus: %2</translation>
    </message>
    <message>
        <source>%1 turns up %2</source>
        <translation>%1 deckt auf: %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>%1 places %2</source>
        <translation>%1 setzt %2</translation>
    </message>
    <message>
        <source>%1 moves the agent %2</source>
        <translation>%1 bewegt den Agenten %2</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <translation>%1 bewegt %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 battles %2</source>
        <translation>%1 bekämpft %2</translation>
    </message>
    <message>
        <source>Rolled: %2</source>
        <translation>Gewürfelt: %2</translation>
    </message>
    <message>
        <source>%1&apos;s own ships: %2</source>
        <translation>Eigene Schiffe von %1: %2</translation>
    </message>
    <message>
        <source>%1 hits: %2</source>
        <translation>%1 trifft: %2</translation>
    </message>
    <message>
        <source>%1 steals: %2</source>
        <translation>%1 stiehlt: %2</translation>
    </message>
    <message>
        <source>%1 drives the agent away, %2</source>
        <translation>%1 vertreibt den Agenten, %2</translation>
    </message>
    <message>
        <source>%1 researches %2</source>
        <translation>%1 erforscht %2</translation>
    </message>
    <message>
        <source>%1 colonizes %2</source>
        <translation>%1 kolonisiert %2</translation>
    </message>
    <message>
        <source>%1 buys back %2</source>
        <translation>%1 kauft zurück: %2</translation>
    </message>
    <message>
        <source>%1 places the %2</source>
        <translation>%1 legt den %2</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <translation>%1 erhält %2</translation>
    </message>
    <message>
        <source>%1 returns %2</source>
        <translation>%1 gibt %2 zurück</translation>
    </message>
    <message>
        <source>%1 arranges %2</source>
        <translation>%1 ordnet: %2</translation>
    </message>
    <message>
        <source>When a rule says no: %2</source>
        <translation>Wenn eine Regel nein sagt: %2</translation>
    </message>
    <message>
        <source>Put right: %2</source>
        <translation>Berichtigt: %2</translation>
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
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>%1 gains %2 Power in the cluster scored</source>
        <translation>%1 erhält %2 Macht im gewerteten Cluster</translation>
    </message>
    <message>
        <source>%1 gains %2 Power for a cluster</source>
        <translation>%1 erhält %2 Macht für einen Cluster</translation>
    </message>
    <message>
        <source>%1 gains %2 Power for Trophies returned</source>
        <translation>%1 erhält %2 Macht für zurückgegebene Trophäen</translation>
    </message>
    <message>
        <source>%1 gains %2 Power for resources</source>
        <translation>%1 erhält %2 Macht für Ressourcen</translation>
    </message>
    <message>
        <source>Power of %1 for ships bought back: %2</source>
        <translation>Macht von %1 für zurückgekaufte Schiffe: %2</translation>
    </message>
    <message>
        <source>%1 gains %2 Power in place of a resource</source>
        <translation>%1 erhält %2 Macht statt einer Ressource</translation>
    </message>
    <message>
        <source>%1 gains %2 Power for ships destroyed</source>
        <translation>%1 erhält %2 Macht für zerstörte Schiffe</translation>
    </message>
    <message>
        <source>%1 gains %2 Power: no step was possible</source>
        <translation>%1 erhält %2 Macht: Kein Schritt war möglich</translation>
    </message>
    <message>
        <source>%1 gains %2 Power as compensation</source>
        <translation>%1 erhält %2 Macht als Ausgleich</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) of %1 return from Trophies</source>
        <translation>
            <numerusform>%n&#xa0;Schiff von %1 kehrt aus den Trophäen zurück</numerusform>
            <numerusform>%n&#xa0;Schiffe von %1 kehren aus den Trophäen zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>Chapter %1 begins</source>
        <translation>Kapitel %1 beginnt</translation>
    </message>
    <message>
        <source>The lowest blue ambition marker is turned</source>
        <translation>Der niedrigste blaue Ambitionsmarker wird umgedreht</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>draw a start card: the agent goes to its cluster</source>
        <translation>Ziehe eine Startkarte: Der Agent kommt in ihren Cluster</translation>
    </message>
    <message>
        <source>draw a start card for a city</source>
        <translation>Ziehe eine Startkarte für eine Stadt</translation>
    </message>
    <message>
        <source>draw a start card for the phantom&apos;s ships</source>
        <translation>Ziehe eine Startkarte für die Schiffe des Phantoms</translation>
    </message>
    <message>
        <source>shuffle all start cards back, then draw one for the ships</source>
        <translation>Mische alle Startkarten wieder ein, dann ziehe eine für die Schiffe</translation>
    </message>
    <message>
        <source>draw a start card, place your agent in its cluster</source>
        <translation>Ziehe eine Startkarte und setze deinen Agenten in ihren Cluster</translation>
    </message>
    <message>
        <source>place your first ships</source>
        <translation>Setze deine ersten Schiffe</translation>
    </message>
    <message>
        <source>turn up the next card</source>
        <translation>Decke die nächste Karte auf</translation>
    </message>
    <message>
        <source>roll all skirmish dice again, or keep them</source>
        <translation>Wirf alle Scharmützelwürfel neu oder behalte sie</translation>
    </message>
    <message>
        <source>choose how your ships are hit: %1</source>
        <translation>Wähle, wie deine Schiffe getroffen werden: %1</translation>
    </message>
    <message>
        <source>choose what your hits land on: %1</source>
        <translation>Wähle, was deine Treffer treffen: %1</translation>
    </message>
    <message>
        <source>steal resources for your keys: %1</source>
        <translation>Stiehl Ressourcen für deine Schlüssel: %1</translation>
    </message>
    <message>
        <source>drive the agent away, for your pyramids: %1</source>
        <translation>Vertreibe den Agenten, für deine Pyramiden: %1</translation>
    </message>
    <message>
        <source>the repair bots repair ships: %1</source>
        <translation>Die Repair-bots reparieren Schiffe: %1</translation>
    </message>
    <message>
        <source>gain resources as compensation: %1</source>
        <translation>Erhalte Ressourcen als Ausgleich: %1</translation>
    </message>
    <message>
        <source>lead a card</source>
        <translation>Spiel eine Karte an</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>Spiel eine Karte</translation>
    </message>
    <message>
        <source>take actions</source>
        <translation>Führe Aktionen aus</translation>
    </message>
    <message>
        <source>the next step</source>
        <translation>Der nächste Schritt</translation>
    </message>
    <message>
        <source>return a resource: there is no slot for it</source>
        <translation>Gib eine Ressource zurück: Für sie ist kein Feld frei</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who is asked, and what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody of this colour plays here</source>
        <translation>Niemand dieser Farbe spielt hier</translation>
    </message>
    <message>
        <source>The number does not fit</source>
        <translation>Die Zahl passt nicht</translation>
    </message>
    <message>
        <source>Nothing asks for this now</source>
        <translation>Danach ist jetzt nicht gefragt</translation>
    </message>
    <message>
        <source>An open question comes first</source>
        <translation>Erst kommt eine offene Frage</translation>
    </message>
    <message>
        <source>It is not this player&apos;s turn</source>
        <translation>Diese Person ist nicht am Zug</translation>
    </message>
    <message>
        <source>There is nothing to do it with</source>
        <translation>Dafür ist nichts da</translation>
    </message>
    <message>
        <source>So many ships are not there</source>
        <translation>So viele Schiffe sind dort nicht</translation>
    </message>
    <message>
        <source>The supply does not hold so many ships</source>
        <translation>So viele Schiffe sind nicht im Vorrat</translation>
    </message>
    <message>
        <source>No city is left to build</source>
        <translation>Keine Stadt ist mehr übrig</translation>
    </message>
    <message>
        <source>This player does not hold that resource</source>
        <translation>Diese Person hat diese Ressource nicht</translation>
    </message>
    <message>
        <source>The supply has none of that resource</source>
        <translation>Diese Ressource ist nicht im Vorrat</translation>
    </message>
    <message>
        <source>This card is not in the deck of ARCADEs</source>
        <translation>Diese Karte gehört nicht zu ARCADEs</translation>
    </message>
    <message>
        <source>This card has been seen in this chapter</source>
        <translation>Diese Karte war in diesem Kapitel schon zu sehen</translation>
    </message>
    <message>
        <source>The box does not hold so many</source>
        <translation>So viele sind nicht in der Schachtel</translation>
    </message>
    <message>
        <source>The start card of this cluster is drawn already</source>
        <translation>Die Startkarte dieses Clusters ist schon gezogen</translation>
    </message>
    <message>
        <source>Only the phantom and bots act by themselves</source>
        <translation>Nur das Phantom und Bots handeln von selbst</translation>
    </message>
    <message>
        <source>What the phantom or a bot does follows from the rules</source>
        <translation>Was das Phantom oder ein Bot tut, folgt aus den Regeln</translation>
    </message>
    <message>
        <source>One card a turn is played</source>
        <translation>Pro Zug wird eine Karte gespielt</translation>
    </message>
    <message>
        <source>A turn begins with a card</source>
        <translation>Ein Zug beginnt mit einer Karte</translation>
    </message>
    <message>
        <source>In round %1 this player did not follow this suit, and now plays a card of it</source>
        <translation>In Runde %1 hat diese Person diese Farbe nicht bedient und spielt sie jetzt</translation>
    </message>
    <message>
        <source>A card places ships or pays for actions, not both</source>
        <translation>Eine Karte setzt Schiffe oder bezahlt Aktionen, nicht beides</translation>
    </message>
    <message>
        <source>Ships go to the cluster of the card&apos;s number</source>
        <translation>Schiffe kommen in den Cluster mit der Zahl der Karte</translation>
    </message>
    <message>
        <source>A card places at most three ships</source>
        <translation>Eine Karte setzt höchstens drei Schiffe</translation>
    </message>
    <message>
        <source>A 7 only places ships</source>
        <translation>Eine 7&#xa0;setzt nur Schiffe</translation>
    </message>
    <message>
        <source>The card has not enough action points left</source>
        <translation>Die Karte hat nicht mehr genug Aktionspunkte</translation>
    </message>
    <message>
        <source>The agent collects in a cluster it passes, or where it stops</source>
        <translation>Der Agent sammelt in einem Cluster, durch den er zieht, oder an seinem Ziel</translation>
    </message>
    <message>
        <source>The agent collects one resource a turn</source>
        <translation>Der Agent sammelt eine Ressource pro Zug</translation>
    </message>
    <message>
        <source>Ships move to a neighbouring cluster</source>
        <translation>Schiffe ziehen in einen Nachbarcluster</translation>
    </message>
    <message>
        <source>Only damaged ships are repaired</source>
        <translation>Nur beschädigte Schiffe werden repariert</translation>
    </message>
    <message>
        <source>One advance a round is researched</source>
        <translation>Pro Runde wird ein Fortschritt erforscht</translation>
    </message>
    <message>
        <source>This advance is researched already</source>
        <translation>Dieser Fortschritt ist schon erforscht</translation>
    </message>
    <message>
        <source>One planet a round is colonized</source>
        <translation>Pro Runde wird ein Planet kolonisiert</translation>
    </message>
    <message>
        <source>A planet has room for one city</source>
        <translation>Auf einem Planeten ist Platz für eine Stadt</translation>
    </message>
    <message>
        <source>The phantom&apos;s agent moves to a neighbouring cluster</source>
        <translation>Der Agent des Phantoms zieht in einen Nachbarcluster</translation>
    </message>
    <message>
        <source>A resource&apos;s free action is for at most two</source>
        <translation>Die freie Aktion einer Ressource gilt für höchstens zwei</translation>
    </message>
    <message>
        <source>Moved by Psionic, the agent collects nothing</source>
        <translation>Durch Psionik bewegt, sammelt der Agent nichts</translation>
    </message>
    <message>
        <source>Only who led places an ambition marker</source>
        <translation>Nur wer angespielt hat, legt einen Ambitionsmarker</translation>
    </message>
    <message>
        <source>The ambition marker comes after the actions</source>
        <translation>Der Ambitionsmarker kommt nach den Aktionen</translation>
    </message>
    <message>
        <source>One ambition marker a turn is placed</source>
        <translation>Pro Zug wird ein Ambitionsmarker gelegt</translation>
    </message>
    <message>
        <source>A cluster has room for one ambition marker</source>
        <translation>In einem Cluster ist Platz für einen Ambitionsmarker</translation>
    </message>
    <message>
        <source>This ambition marker is placed already</source>
        <translation>Dieser Ambitionsmarker liegt schon</translation>
    </message>
    <message>
        <source>The rival attacked must have ships there</source>
        <translation>Wer angegriffen wird, muss dort Schiffe haben</translation>
    </message>
    <message>
        <source>There is one die for each ship</source>
        <translation>Pro Schiff gibt es einen Würfel</translation>
    </message>
    <message>
        <source>At most five dice are rolled</source>
        <translation>Höchstens fünf Würfel werden geworfen</translation>
    </message>
    <message>
        <source>Raid dice need the rival&apos;s agent or city there</source>
        <translation>Für Plünderungswürfel braucht es dort einen Agenten oder eine Stadt des Gegners</translation>
    </message>
    <message>
        <source>The roll does not show the dice that were collected</source>
        <translation>Der Wurf passt nicht zu den gesammelten Würfeln</translation>
    </message>
    <message>
        <source>The hits are not those of the roll</source>
        <translation>Die Treffer sind nicht die des Wurfs</translation>
    </message>
    <message>
        <source>The keys do not pay for these resources</source>
        <translation>Die Schlüssel reichen nicht für diese Ressourcen</translation>
    </message>
    <message>
        <source>The agent is driven one cluster for each pyramid</source>
        <translation>Der Agent wird pro Pyramide einen Cluster weit vertrieben</translation>
    </message>
    <message>
        <source>There are no ships of this colour among those Trophies</source>
        <translation>Unter diesen Trophäen sind keine Schiffe dieser Farbe</translation>
    </message>
    <message>
        <source>There is no Power to pay with</source>
        <translation>Zum Bezahlen ist keine Macht da</translation>
    </message>
    <message>
        <source>Resources are arranged just after one came or went</source>
        <translation>Ressourcen ordnet man, gleich nachdem eine kam oder ging</translation>
    </message>
    <message>
        <source>The slots must hold the resources this player has</source>
        <translation>Die Felder müssen die Ressourcen dieser Person enthalten</translation>
    </message>
    <message>
        <source>Scored: %1 (%2 Power for the first, %3 for the second)</source>
        <translation>Gewertet: %1 (%2 Macht für den Ersten, %3 für den Zweiten)</translation>
    </message>
    <message>
        <source>&lt; 1%</source>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>hits: %1 taken, %2 dealt</source>
        <translation>Treffer: %1 erhalten, %2 ausgeteilt</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 Schlüssel</translation>
    </message>
    <message>
        <source>Deal %1 cards each; keep two and pass the rest left, twice</source>
        <translation>Teile je %1 Karten aus; alle behalten zwei und geben den Rest nach links, zweimal</translation>
    </message>
    <message>
        <source>A battle is fought in the cluster of the agent</source>
        <translation>Gekämpft wird im Cluster des Agenten</translation>
    </message>
    <message>
        <source>A city is built in the cluster of the agent</source>
        <translation>Eine Stadt wird im Cluster des Agenten gebaut</translation>
    </message>
    <message>
        <source>A resource&apos;s free action takes place in the cluster of the agent</source>
        <translation>Die freie Aktion einer Ressource findet im Cluster des Agenten statt</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>so many ships, from a cluster</comment>
        <translation>%1 aus %2</translation>
    </message>
    <message>
        <source>%1 moves superfluous ships into %2: %3</source>
        <translation>%1 zieht überzählige Schiffe nach %2: %3</translation>
    </message>
    <message>
        <source>resources: %1</source>
        <translation>Ressourcen: %1</translation>
    </message>
    <message>
        <source>Counted: %2</source>
        <translation>Gezählt: %2</translation>
    </message>
    <message>
        <source>Count everybody&apos;s influence in %1</source>
        <translation>Zähle den Einfluss aller in %1</translation>
    </message>
    <message>
        <source>Count the resources left: each is spent for 1 Power</source>
        <translation>Zähle die übrigen Ressourcen: jede wird für 1&#xa0;Macht ausgegeben</translation>
    </message>
    <message>
        <source>%1 plays %2: it wins the round as it stands</source>
        <translation>%1 spielt %2: Das gewinnt die Runde, wie sie liegt</translation>
    </message>
    <message>
        <source>%1 plays %2: the 7 wins the round</source>
        <translation>%1 spielt %2: Die 7&#xa0;gewinnt die Runde</translation>
    </message>
    <message>
        <source>%1 wins the round in %2: %3</source>
        <translation>%1 gewinnt die Runde in %2: %3</translation>
    </message>
    <message>
        <source>ambition marker %1/%2</source>
        <comment>Power for the first and the second</comment>
        <translation>Ambitionsmarker %1/%2</translation>
    </message>
    <message>
        <source>Ships of %1: %2 destroyed; left: %3 fresh, %4 damaged</source>
        <translation>Schiffe von %1: %2 zerstört; übrig: %3 intakt, %4 beschädigt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): %1</source>
        <comment>what an action costs, and which</comment>
        <translation>
            <numerusform>%n&#xa0;Punkt: %1</numerusform>
            <numerusform>%n&#xa0;Punkte: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The chapter was scored</source>
        <comment>followed by who gained what</comment>
        <translation>Das Kapitel wurde gewertet</translation>
    </message>
    <message>
        <source>Scored: %1</source>
        <translation>Gewertet: %1</translation>
    </message>
    <message>
        <source>Round won by %1, scored: %2</source>
        <comment>the winner, a cluster</comment>
        <translation>Runde an %1, gewertet: %2</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a player, the Power gained</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>nobody gains Power</source>
        <translation>niemand erhält Macht</translation>
    </message>
    <message>
        <source>Who won the round, and who has how much influence there?</source>
        <translation>Wer hat die Runde gewonnen, und wer hat dort wie viel Einfluss?</translation>
    </message>
    <message>
        <source>clusters +%1</source>
        <comment>Power at the end of a chapter</comment>
        <translation>Cluster +%1</translation>
    </message>
    <message>
        <source>resources +%1</source>
        <comment>Power at the end of a chapter</comment>
        <translation>Ressourcen +%1</translation>
    </message>
    <message>
        <source>compensation +%1</source>
        <comment>Power of a bot at the end of a chapter</comment>
        <translation>Ausgleich +%1</translation>
    </message>
    <message>
        <source>pyramid</source>
        <comment>a symbol of the raid die</comment>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two symbols of one face</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 wins the round and has the initiative</source>
        <translation>%1 gewinnt die Runde und hat die Initiative</translation>
    </message>
    <message numerus="yes">
        <source>Ships of %1: %n hit(s), %2 destroyed</source>
        <translation>
            <numerusform>Schiffe von %1: %n&#xa0;Treffer, %2 zerstört</numerusform>
            <numerusform>Schiffe von %1: %n&#xa0;Treffer, %2 zerstört</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is first in %2 but not alone, and battles %3</source>
        <translation>%1 ist in %2 Erster, aber nicht allein, und kämpft gegen %3</translation>
    </message>
    <message>
        <source>Another battle in this turn:</source>
        <translation>Noch ein Kampf in diesem Zug:</translation>
    </message>
    <message>
        <source>%1 loses %2 ships on average (all: %3 chance)</source>
        <translation>%1 verliert im Mittel %2 Schiffe (Chance auf alle: %3)</translation>
    </message>
    <message>
        <source>chance to drive the agent away: %1</source>
        <translation>Chance, den Agenten zu vertreiben: %1</translation>
    </message>
    <message>
        <source>roll the dice: %1 against %2 in %3</source>
        <translation>würfle: %1 gegen %2 in %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n ship(s) in %2 and is first</source>
        <translation>
            <numerusform>%1 setzt %n Schiff in %2 und ist Erster</numerusform>
            <numerusform>%1 setzt %n Schiffe in %2 und ist Erster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n ship(s) in %2, now %3</source>
        <translation>
            <numerusform>%1 setzt %n Schiff in %2, jetzt %3</numerusform>
            <numerusform>%1 setzt %n Schiffe in %2, jetzt %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 attacks %2 in %3: no rival has more fresh ships there (of equals, the next clockwise)</source>
        <translation>%1 greift %2 in %3 an: Kein Rivale hat dort mehr intakte Schiffe (bei Gleichstand der Nächste im Uhrzeigersinn)</translation>
    </message>
    <message>
        <source>%1, that of the battle: draw again</source>
        <comment>a start card&apos;s cluster</comment>
        <translation>%1, der des Kampfes: noch einmal ziehen</translation>
    </message>
    <message numerus="yes">
        <source>The repair bots of %1 repair %n ship(s) in %2</source>
        <translation>
            <numerusform>Die Repair-bots von %1 reparieren %n Schiff in %2</numerusform>
            <numerusform>Die Repair-bots von %1 reparieren %n Schiffe in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>turn up three cards, from left to right</source>
        <translation>Decke drei Karten auf, von links nach rechts</translation>
    </message>
    <message>
        <source>Deal six cards each; keep two and pass the rest left, twice; discard one. Deal eight of all the others to the phantom as its pile</source>
        <translation>Teile je sechs Karten aus; alle behalten zwei und geben den Rest nach links, zweimal; dann legen sie eine ab. Acht von allen übrigen werden der Stapel des Phantoms</translation>
    </message>
    <message>
        <source>Draw six cards, discard three, draw two. Deal eight of all the others to each bot as its pile</source>
        <translation>Ziehe sechs Karten, lege drei ab, ziehe zwei. Jeder Bot bekommt acht von allen übrigen als seinen Stapel</translation>
    </message>
    <message>
        <source>the ships are placed: do what costs no points, or end the turn</source>
        <translation>die Schiffe stehen: tue, was keine Punkte kostet, oder beende den Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s), %1 destroyed</source>
        <translation>
            <numerusform>%n&#xa0;Treffer, %1 zerstört</numerusform>
            <numerusform>%n&#xa0;Treffer, %1 zerstört</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s): too few, or nothing to steal</source>
        <translation>
            <numerusform>%n&#xa0;Schlüssel: zu wenig, oder nichts zu stehlen</numerusform>
            <numerusform>%n&#xa0;Schlüssel: zu wenige, oder nichts zu stehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody gains Power in %1</source>
        <translation>In %1 erhält niemand Macht</translation>
    </message>
    <message>
        <source>draw a start card for the ships, of those still in the pile</source>
        <translation>ziehe eine Startkarte für die Schiffe, aus denen, die noch im Stapel sind</translation>
    </message>
    <message>
        <source>Roll for another battle: %1 against %2 in %3</source>
        <translation>Noch ein Kampf, würfle: %1 gegen %2 in %3</translation>
    </message>
</context>
<context>
    <name>battle</name>
    <message>
        <source>%1 more dice</source>
        <translation>%1 Würfel mehr</translation>
    </message>
    <message>
        <source>no more assault than skirmish dice</source>
        <translation>nicht mehr Angriffs- als Scharmützelwürfel</translation>
    </message>
    <message>
        <source>no raid dice</source>
        <translation>keine Plünderwürfel</translation>
    </message>
    <message>
        <source>one raid die without a building</source>
        <translation>ein Plünderwürfel ohne Gebäude</translation>
    </message>
    <message>
        <source>a hit before the dice are collected</source>
        <translation>ein Treffer, bevor Würfel genommen werden</translation>
    </message>
    <message>
        <source>one intercept rolled is ignored</source>
        <translation>ein gewürfeltes Abfangen zählt nicht</translation>
    </message>
    <message>
        <source>assault dice are intercepted</source>
        <translation>Angriffswürfel werden abgefangen</translation>
    </message>
    <message>
        <source>hits of an intercept: %1</source>
        <translation>Treffer durch Abfangen: %1</translation>
    </message>
    <message>
        <source>up to %1 rolled again</source>
        <translation>bis zu %1 neu gewürfelt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, and what it changes in a battle</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>fresh ships that may come before the dice are collected: %1</source>
        <translation>intakte Schiffe, die vor den Würfeln dazukommen können: %1</translation>
    </message>
    <message>
        <source>If they all come: %1 hits on the attacker in place of %2, %3 Trophies in place of %4</source>
        <comment>averages</comment>
        <translation>Kommen sie alle: %1 Treffer auf den Angreifer statt %2, %3 Trophäen statt %4</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1&#xa0;Treffer</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>1 building hit</source>
        <translation>1&#xa0;Gebäudetreffer</translation>
    </message>
    <message>
        <source>%1 building hits</source>
        <translation>%1 Gebäudetreffer</translation>
    </message>
    <message>
        <source>1 hit on the attacker</source>
        <translation>1&#xa0;Treffer auf den Angreifer</translation>
    </message>
    <message>
        <source>%1 hits on the attacker</source>
        <translation>%1 Treffer auf den Angreifer</translation>
    </message>
    <message>
        <source>1 intercept</source>
        <translation>1&#xa0;Abfangen</translation>
    </message>
    <message>
        <source>%1 intercepts</source>
        <translation>%1&#xa0;Abfangen</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1&#xa0;Schlüssel</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 Schlüssel</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>shown by the dice</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>takes hits before the ships: %1</source>
        <translation>fängt Treffer vor den Schiffen ab: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n flame(s)</source>
        <translation>
            <numerusform>%n&#xa0;Flamme</numerusform>
            <numerusform>%n&#xa0;Flammen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by the intercept (%2)</source>
        <comment>hits, and a card</comment>
        <translation>%1 durch Abfangen (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n fresh ship(s) intercepting</source>
        <translation>
            <numerusform>%n&#xa0;intaktes Schiff fängt ab</numerusform>
            <numerusform>%n&#xa0;intakte Schiffe fangen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by the intercept</source>
        <comment>hits</comment>
        <translation>%1 durch Abfangen</translation>
    </message>
    <message>
        <source>%1 = %2 hits</source>
        <comment>what they come from, and how many</comment>
        <translation>%1 = %2 Treffer</translation>
    </message>
    <message>
        <source>%1, of which %2 can land</source>
        <comment>hits, and how many of them</comment>
        <translation>%1, davon können %2 treffen</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n&#xa0;Treffer</numerusform>
            <numerusform>%n&#xa0;Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building hit(s)</source>
        <translation>
            <numerusform>%n&#xa0;Gebäudetreffer</numerusform>
            <numerusform>%n&#xa0;Gebäudetreffer</numerusform>
        </translation>
    </message>
    <message>
        <source>No raid dice: %1 (%2)</source>
        <comment>why, and where the rule stands</comment>
        <translation>Keine Plünderwürfel: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many, and a resource</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Destroying the city provokes Outrage (%1): %2 has nothing of it to discard</source>
        <comment>resources, and a player</comment>
        <translation>Die Stadt zu zerstören löst Empörung aus (%1): %2 hat davon nichts abzulegen</translation>
    </message>
    <message>
        <source>Destroying the city provokes Outrage (%1): %2 discards %3</source>
        <comment>resources, a player, and what is lost</comment>
        <translation>Die Stadt zu zerstören löst Empörung aus (%1): %2 legt %3 ab</translation>
    </message>
    <message>
        <source>provokes Outrage (%1): %2 has nothing of it to discard</source>
        <comment>resources, and a player</comment>
        <translation>löst Empörung aus (%1): %2 hat davon nichts abzulegen</translation>
    </message>
    <message>
        <source>provokes Outrage (%1): %2 discards %3</source>
        <comment>resources, a player, and what is lost</comment>
        <translation>löst Empörung aus (%1): %2 legt %3 ab</translation>
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
        <translation>%1 tritt an %2 ab: %3 in %4</translation>
    </message>
    <message>
        <source>%1 delegates %3 to %2</source>
        <translation>%1 überträgt %3 an %2</translation>
    </message>
    <message>
        <source>%1 promises %2 a Favor</source>
        <translation>%1 verspricht %2 eine Gefälligkeit</translation>
    </message>
    <message>
        <source>%1 gives %2: %3</source>
        <translation>%1 gibt %2: %3</translation>
    </message>
    <message>
        <source>%1 invites %2 to the Empire</source>
        <translation>%1 lädt %2 ins Imperium ein</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a deal</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>A deal: %1</source>
        <translation>Ein Handel: %1</translation>
    </message>
    <message>
        <source>%1 returns %2 Favors of %3: %4</source>
        <translation>%1 gibt %2 Gefälligkeiten von %3 zurück: %4</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>Crises</source>
        <translation>Krisen</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Edikte</translation>
    </message>
    <message>
        <source>The event dice: %1</source>
        <translation>Die Ereigniswürfel: %1</translation>
    </message>
    <message>
        <source>%1 petitions the Imperial Council</source>
        <translation>%1 ruft den Imperialen Rat an</translation>
    </message>
    <message>
        <source>%1 leaves the Empire</source>
        <translation>%1 verlässt das Imperium</translation>
    </message>
    <message>
        <source>%1 revives the Empire</source>
        <translation>%1 belebt das Imperium neu</translation>
    </message>
    <message>
        <source>Roll the event die</source>
        <translation>Wirf den Ereigniswürfel</translation>
    </message>
    <message>
        <source>Roll the event die and the number die</source>
        <translation>Wirf Ereigniswürfel und Zahlenwürfel</translation>
    </message>
    <message>
        <source>Which Policy lies on top?</source>
        <translation>Welche Politik liegt oben?</translation>
    </message>
    <message>
        <source>You may call a Summit</source>
        <translation>Du darfst einen Gipfel einberufen</translation>
    </message>
    <message>
        <source>Call to Order: return Favors, petition, leave</source>
        <translation>Eröffnung: Gefälligkeiten zurückgeben, den Rat anrufen, austreten</translation>
    </message>
    <message>
        <source>Resolve the Crises or the Edicts</source>
        <translation>Führe die Krisen oder die Edikte aus</translation>
    </message>
    <message>
        <source>Steal from the Imperial Trust: %1 left</source>
        <translation>Stiehl aus dem Imperialen Trust: noch %1</translation>
    </message>
    <message>
        <source>Enforce the Policy, or change it</source>
        <translation>Setze die Politik durch oder wechsle sie</translation>
    </message>
    <message>
        <source>The Imperial Demand: what does %1 give?</source>
        <translation>Die Imperiale Forderung: Was gibt %1?</translation>
    </message>
    <message>
        <source>The Imperial Action (%1)</source>
        <translation>Die Imperiale Aktion (%1)</translation>
    </message>
    <message>
        <source>How far does your objective marker advance?</source>
        <translation>Wie weit rückt dein Zielmarker vor?</translation>
    </message>
    <message>
        <source>How many of your grand ambitions are fulfilled?</source>
        <translation>Wie viele deiner großen Ambitionen sind erfüllt?</translation>
    </message>
    <message>
        <source>Choose your Fate for the next Act</source>
        <translation>Wähle dein Schicksal für den nächsten Akt</translation>
    </message>
    <message>
        <source>Where does your Flagship begin?</source>
        <translation>Wo beginnt dein Flaggschiff?</translation>
    </message>
    <message>
        <source>Resettling: where does the starport go?</source>
        <translation>Neuansiedlung: Wohin kommt der Raumhafen?</translation>
    </message>
    <message>
        <source>Resettling: place a ship</source>
        <translation>Neuansiedlung: Setze ein Schiff</translation>
    </message>
    <message>
        <source>Imperial ships come to: %1</source>
        <translation>Imperiale Schiffe kommen nach: %1</translation>
    </message>
    <message>
        <source>Free cities come to: %1</source>
        <translation>Freie Städte kommen nach: %1</translation>
    </message>
    <message>
        <source>Blight comes to: %1</source>
        <translation>Fäule kommt nach: %1</translation>
    </message>
    <message>
        <source>Crises hit %1: %2</source>
        <translation>Krisen treffen %1: %2</translation>
    </message>
    <message>
        <source>Buildings are removed in: %1</source>
        <translation>Gebäude werden entfernt in: %1</translation>
    </message>
    <message>
        <source>%1 takes the initiative: the most Power</source>
        <translation>%1 erhält die Initiative: die meiste Macht</translation>
    </message>
    <message>
        <source>All Trophies and Captives return</source>
        <translation>Alle Trophäen und Gefangenen kehren zurück</translation>
    </message>
    <message>
        <source>Act %1 begins</source>
        <translation>Akt %1 beginnt</translation>
    </message>
    <message>
        <source>%1 plays %2 in the next Act</source>
        <translation>%1 spielt im nächsten Akt %2</translation>
    </message>
    <message>
        <source>%1 has completed the objective</source>
        <translation>%1 hat das Ziel erfüllt</translation>
    </message>
    <message>
        <source>%1 has failed the objective</source>
        <translation>%1 ist am Ziel gescheitert</translation>
    </message>
    <message>
        <source>The objective of %1 is completed</source>
        <translation>Das Ziel von %1 ist erfüllt</translation>
    </message>
    <message>
        <source>The objective marker of %1 stands at %2</source>
        <translation>Der Zielmarker von %1 steht auf %2</translation>
    </message>
    <message>
        <source>%1 becomes an Outlaw</source>
        <translation>%1 wird Outlaw</translation>
    </message>
    <message>
        <source>%1 becomes a Regent</source>
        <translation>%1 wird Regent</translation>
    </message>
    <message>
        <source>Nobody is First Regent any more</source>
        <translation>Niemand ist mehr Erster Regent</translation>
    </message>
    <message>
        <source>%1 becomes First Regent</source>
        <translation>%1 wird Erster Regent</translation>
    </message>
    <message>
        <source>In force from now on: %1</source>
        <translation>Gilt von nun an: %1</translation>
    </message>
    <message>
        <source>The Imperial Council has decided: it is resolved when the round ends</source>
        <translation>Der Imperiale Rat hat entschieden: Er wird am Ende der Runde abgehandelt</translation>
    </message>
    <message>
        <source>The Imperial Council has decided</source>
        <translation>Der Imperiale Rat hat entschieden</translation>
    </message>
    <message>
        <source>The Imperial Council is in session again</source>
        <translation>Der Imperiale Rat tagt wieder</translation>
    </message>
    <message>
        <source>%1 gives %2 to the Imperial Trust</source>
        <translation>%1 gibt %2 in den Imperialen Trust</translation>
    </message>
    <message>
        <source>%1 takes %2 from the Imperial Trust</source>
        <translation>%1 nimmt %2 aus dem Imperialen Trust</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <translation>%1 erhält %2</translation>
    </message>
    <message>
        <source>%1 gives %2 a Favor</source>
        <translation>%1 gibt %2 eine Gefälligkeit</translation>
    </message>
    <message>
        <source>%1 gets back Favors: %2</source>
        <translation>%1 bekommt Gefälligkeiten zurück: %2</translation>
    </message>
    <message>
        <source>%1 goes into the rules booklet</source>
        <translation>%1 kommt ins Regelheft</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 bekommt %2</translation>
    </message>
    <message>
        <source>%1 goes to the bottom of the Court deck</source>
        <translation>%1 kommt unter den Hofstapel</translation>
    </message>
    <message>
        <source>%1 loses %2 Power</source>
        <translation>%1 verliert %2 Macht</translation>
    </message>
    <message>
        <source>%1 gains %2 Power</source>
        <translation>%1 erhält %2 Macht</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>a system, and how many there</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>a Favor of %1</source>
        <translation>eine Gefälligkeit von %1</translation>
    </message>
    <message>
        <source>a Captive of %1</source>
        <translation>ein Gefangener von %1</translation>
    </message>
    <message>
        <source>cede %1 in %2</source>
        <translation>abtreten: %1 in %2</translation>
    </message>
    <message>
        <source>delegate %1</source>
        <translation>abordnen: %1</translation>
    </message>
    <message>
        <source>promise a Favor</source>
        <translation>eine Gefälligkeit versprechen</translation>
    </message>
    <message>
        <source>invite to the Empire</source>
        <translation>ins Imperium einladen</translation>
    </message>
    <message>
        <source>Settle beside an Imperial ship</source>
        <translation>Siedle bei einem imperialen Schiff</translation>
    </message>
    <message>
        <source>Negotiations: deals, then the end of the Summit</source>
        <translation>Verhandlungen: Abmachungen, dann das Ende des Gipfels</translation>
    </message>
    <message>
        <source>The table resolves %1</source>
        <translation>Der Tisch handelt %1 ab</translation>
    </message>
    <message>
        <source>Replenish your fleet: place a ship until there are %1</source>
        <translation>Fülle deine Flotte auf: platziere ein Schiff, bis es %1 sind</translation>
    </message>
    <message>
        <source>Scrap a Loyal ship, from the map or your supply: %1 left</source>
        <translation>Entferne ein eigenes Schiff vom Spielplan oder aus deinem Vorrat: noch %1</translation>
    </message>
    <message>
        <source>Which of these are still in play? Their cards join the Court deck</source>
        <translation>Welche davon sind noch im Spiel? Ihre Karten kommen in den Hofstapel</translation>
    </message>
    <message>
        <source>Choose for %1</source>
        <translation>Wähle für %1</translation>
    </message>
    <message>
        <source>%1: %2. Then say it is done</source>
        <comment>a Fate, and what is to do</comment>
        <translation>%1: %2. Sag dann, dass es erledigt ist</translation>
    </message>
    <message>
        <source>How far does your objective marker advance? The table shows %1 so far</source>
        <translation>Wie weit rückt dein Zielmarker vor? Der Tisch zeigt bisher %1</translation>
    </message>
    <message>
        <source>%1 is laid in: %2</source>
        <translation>%1 liegt nun in: %2</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 zieht %2</translation>
    </message>
    <message>
        <source>%1 joins the action cards</source>
        <translation>%1 kommt zu den Aktionskarten</translation>
    </message>
    <message>
        <source>%1 is attached</source>
        <translation>%1 wird angelegt</translation>
    </message>
    <message>
        <source>%1 is up</source>
        <translation>Oben liegt: %1</translation>
    </message>
    <message>
        <source>Onto the ambition boxes: %1</source>
        <translation>Auf die Ambitionsfelder: %1</translation>
    </message>
    <message>
        <source>The Blight strikes: no hits to count</source>
        <translation>Die Fäule schlägt zu: keine Treffer zu zählen</translation>
    </message>
    <message>
        <source>Play on, or pack up until another day</source>
        <translation>Weiterspielen, oder bis zu einem anderen Tag einpacken</translation>
    </message>
    <message>
        <source>%1 breaks: what lies there goes into the Twisted Passage</source>
        <translation>%1 zerbricht: was dort liegt, kommt in die Verdrehte Passage</translation>
    </message>
    <message>
        <source>consent to a gift: %1</source>
        <translation>einer Gabe zustimmen: %1</translation>
    </message>
    <message>
        <source>share the Rumor in %1</source>
        <translation>das Gerücht in %1 teilen</translation>
    </message>
    <message>
        <source>%1 consents that %2 gives: %3</source>
        <translation>%1 stimmt zu, dass %2 gibt: %3</translation>
    </message>
    <message>
        <source>%1 shares the Rumor in %3 with %2</source>
        <translation>%1 teilt das Gerücht in %3 mit %2</translation>
    </message>
    <message>
        <source>Scrap one of your Monopolies and all your resources of its type</source>
        <translation>Entferne eines deiner Monopole und alle deine Ressourcen seiner Art</translation>
    </message>
    <message>
        <source>Where was the Portal? The secret is told</source>
        <translation>Wo war das Portal? Das Geheimnis wird gelüftet</translation>
    </message>
    <message>
        <source>Build on a free place of your Flagship</source>
        <translation>Baue auf einen freien Platz deines Flaggschiffs</translation>
    </message>
    <message>
        <source>Resources of the Hoard come onto your board; the rest returns</source>
        <translation>Ressourcen des Horts kommen auf dein Tableau; der Rest geht zurück</translation>
    </message>
    <message>
        <source>You may Resettle: where does a city go?</source>
        <translation>Du darfst neu ansiedeln: Wohin kommt eine Stadt?</translation>
    </message>
    <message>
        <source>You may scrap Relics: your objective advances by 2 for each</source>
        <translation>Du darfst Relikte entfernen: dein Ziel rückt für jedes um 2&#xa0;vor</translation>
    </message>
    <message>
        <source>a Guild card</source>
        <translation>eine Gildenkarte</translation>
    </message>
    <message>
        <source>forgive Outrage: %1</source>
        <translation>Empörung vergeben: %1</translation>
    </message>
    <message>
        <source>%1 forgives %2 and takes a Favor: %3</source>
        <translation>%1 vergibt %2 und nimmt eine Gefälligkeit: %3</translation>
    </message>
    <message>
        <source>Roll the number die</source>
        <translation>Wirf den Zahlenwürfel</translation>
    </message>
    <message>
        <source>Which of the attached cards is resolved first?</source>
        <translation>Welche der angelegten Karten kommt zuerst?</translation>
    </message>
    <message>
        <source>make peace in cluster %1</source>
        <translation>Frieden in Cluster %1 schließen</translation>
    </message>
    <message>
        <source>make peace in cluster %1, returning a Favor</source>
        <translation>Frieden in Cluster %1 schließen, für eine Gefälligkeit</translation>
    </message>
    <message>
        <source>%1 and %2 are for peace in cluster %3</source>
        <translation>%1 und %2 sind für Frieden in Cluster %3</translation>
    </message>
    <message>
        <source>%1 returns a Favor, and %2 is for peace in cluster %3</source>
        <translation>%1 gibt eine Gefälligkeit zurück, und %2 ist für Frieden in Cluster %3</translation>
    </message>
    <message>
        <source>You may spend Fuel, Material and Relics of the Hoard for their Prelude actions</source>
        <translation>Du darfst Treibstoff, Material und Relikte des Horts für ihre Vorspiel-Aktionen ausgeben</translation>
    </message>
    <message>
        <source>You may roll any of these dice once more (%1)</source>
        <translation>Du darfst beliebige dieser Würfel noch einmal werfen (%1)</translation>
    </message>
    <message>
        <source>The number says in which two clusters the Empire begins, the symbol where Free cities stand; everywhere else the Blight begins</source>
        <translation>Die Zahl sagt, in welchen zwei Clustern das Imperium beginnt, das Symbol, wo Freie Städte stehen; überall sonst beginnt die Fäule</translation>
    </message>
    <message>
        <source>When enforced: a Trophy or Captive from every other Regent to the First Regent, then a Weapon for each Regent</source>
        <translation>Durchgesetzt: eine Trophäe oder ein Gefangener von jedem anderen Regenten für den Ersten Regenten, dann eine Waffe für jeden Regenten</translation>
    </message>
    <message>
        <source>When enforced: every Regent pays a Relic or Psionic, then gains the bonus Power of their cities</source>
        <translation>Durchgesetzt: Jeder Regent zahlt ein Relikt oder Psionik, dann erhält er die Bonus-Macht seiner Städte</translation>
    </message>
    <message>
        <source>When enforced: every Regent pays a Material, Fuel or Weapon, then 2 Imperial ships come</source>
        <translation>Durchgesetzt: Jeder Regent zahlt Material, Treibstoff oder eine Waffe, dann kommen 2&#xa0;imperiale Schiffe</translation>
    </message>
    <message>
        <source>The round ends with an event: %1 has the initiative and may call a Summit, where everybody can deal, before the event dice are rolled</source>
        <translation>Die Runde endet mit einem Ereignis: %1 hat die Initiative und darf, bevor die Ereigniswürfel geworfen werden, einen Gipfel einberufen, auf dem alle verhandeln können</translation>
    </message>
    <message>
        <source>%1 has secured the Imperial Council and may call a Summit, where everybody can deal, before the Crises or the Edicts are resolved</source>
        <translation>%1 hat den Imperialen Rat gesichert und darf, bevor die Krisen oder die Edikte abgehandelt werden, einen Gipfel einberufen, auf dem alle verhandeln können</translation>
    </message>
    <message>
        <source>Crises hit the Flagship of %1: %2</source>
        <comment>player, Upgrades</comment>
        <translation>Krisen treffen das Flaggschiff von %1: %2</translation>
    </message>
    <message>
        <source>%1 loses ships in: %2</source>
        <comment>owner, systems</comment>
        <translation>%1 verliert Schiffe in: %2</translation>
    </message>
    <message>
        <source>Ships of %1 come to: %2</source>
        <comment>owner, systems</comment>
        <translation>Schiffe von %1 kommen nach: %2</translation>
    </message>
    <message>
        <source>Repaired for %1: %2</source>
        <comment>owner, systems</comment>
        <translation>Repariert für %1: %2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 wirft %2 ab</translation>
    </message>
    <message>
        <source>%1 leaves the Imperial Trust</source>
        <comment>a resource</comment>
        <translation>%1 verlässt den Imperialen Trust</translation>
    </message>
    <message>
        <source>Agents of %1 leave %2</source>
        <comment>player, Court card</comment>
        <translation>Agenten von %1 verlassen %2</translation>
    </message>
    <message>
        <source>Agents of %1 come to %2</source>
        <comment>player, Court card</comment>
        <translation>Agenten von %1 kommen auf %2</translation>
    </message>
    <message>
        <source>%1 is discarded</source>
        <translation>%1 wird abgeworfen</translation>
    </message>
    <message>
        <source>%1 goes into the Court deck</source>
        <translation>In den Hofstapel kommt: %1</translation>
    </message>
    <message>
        <source>%1 is scrapped</source>
        <translation>%1 wird verschrottet</translation>
    </message>
    <message>
        <source>The ambition marker %1/%2 goes back: %3 no longer has it</source>
        <comment>Power of the first and the second, ambition</comment>
        <translation>Der Ambitionsmarker %1/%2 geht zurück: %3 hat ihn nicht mehr</translation>
    </message>
    <message>
        <source>%1 scraps pieces: %2</source>
        <comment>player, pieces</comment>
        <translation>%1 verschrottet Figuren: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n action card(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1 zieht %n&#xa0;Aktionskarte</numerusform>
            <numerusform>%1 zieht %n&#xa0;Aktionskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n action card(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1 verliert %n&#xa0;Aktionskarte</numerusform>
            <numerusform>%1 verliert %n&#xa0;Aktionskarten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is now with: %2</source>
        <comment>a token, and where it lies</comment>
        <translation>%1 liegt jetzt bei: %2</translation>
    </message>
    <message>
        <source>%1 gives %2 a Favor of %3</source>
        <translation>%1 gibt %2 eine Gefälligkeit von %3</translation>
    </message>
    <message>
        <source>%1 gives %2 a Captive of %3</source>
        <translation>%1 gibt %2 einen Gefangenen von %3</translation>
    </message>
    <message>
        <source>The objective marker of %1 goes from %2 to %3</source>
        <translation>Der Zielmarker von %1 geht von %2 auf %3</translation>
    </message>
    <message>
        <source>1 Blight</source>
        <translation>1 Fäule</translation>
    </message>
    <message>
        <source>1 Imperial ship</source>
        <translation>1 imperiales Schiff</translation>
    </message>
    <message>
        <source>1 ship of %1</source>
        <translation>1 Schiff von %1</translation>
    </message>
    <message>
        <source>1 agent of %1</source>
        <translation>1 Agent von %1</translation>
    </message>
    <message>
        <source>1 city of %1</source>
        <translation>1 Stadt von %1</translation>
    </message>
    <message>
        <source>1 starport of %1</source>
        <translation>1 Raumhafen von %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a resource in a deal, and the card that it lies on</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>a Captive ship of %1</source>
        <translation>ein gefangenes Schiff von %1</translation>
    </message>
    <message>
        <source>Trophy: %1</source>
        <translation>Trophäe: %1</translation>
    </message>
    <message>
        <source>%1 discards %2 (%3)</source>
        <comment>player, resource, how many</comment>
        <translation>%1 legt %2 ab (%3)</translation>
    </message>
    <message>
        <source>%1 gives %2 the highest action card of the hand; then %2 gives %1 the highest, even the one just received</source>
        <translation>%1 gibt %2 die höchste Aktionskarte der Hand; dann gibt %2 an %1 die höchste, auch die eben erhaltene</translation>
    </message>
    <message>
        <source>Then, after the event dice, the Crises of: %1</source>
        <translation>Dann, nach den Ereigniswürfeln, die Krisen von: %1</translation>
    </message>
    <message>
        <source>The Edicts, in this order: %1</source>
        <translation>Die Edikte, in dieser Reihenfolge: %1</translation>
    </message>
    <message>
        <source>%1 enforces %2 or changes it</source>
        <comment>player, Policy</comment>
        <translation>%1 setzt %2 durch oder wechselt sie</translation>
    </message>
    <message>
        <source>For the Crises of the Court cards: the number and the symbol count, Crisis or Edict does not</source>
        <translation>Für die Krisen der Hofkarten: Zahl und Symbol zählen, Krise oder Edikt nicht</translation>
    </message>
    <message>
        <source>When enforced: a Trophy or Captive from every other Regent, and from Outlaws under the Empire, to the First Regent, then a Weapon and any one resource for each Regent</source>
        <translation>Durchgesetzt: eine Trophäe oder ein Gefangener von jedem anderen Regenten und von Outlaws unter dem Imperium für den Ersten Regenten, dann eine Waffe und eine beliebige Ressource für jeden Regenten</translation>
    </message>
    <message>
        <source>When enforced: every Regent, and every Outlaw under the Empire, pays a Material, Fuel or Weapon, then 4 Imperial ships come</source>
        <translation>Durchgesetzt: Jeder Regent und jeder Outlaw unter dem Imperium zahlt Material, Treibstoff oder eine Waffe, dann kommen 4&#xa0;imperiale Schiffe</translation>
    </message>
    <message>
        <source>When enforced: every Regent, and every Outlaw under the Empire, pays a Relic or Psionic, then every Regent gains twice the bonus Power of their cities</source>
        <translation>Durchgesetzt: Jeder Regent und jeder Outlaw unter dem Imperium zahlt ein Relikt oder Psionik, dann erhält jeder Regent das Doppelte der Bonus-Macht seiner Städte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, and what it changes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 loses %2: an Outlaw buries it</source>
        <comment>a player, a card</comment>
        <translation>%1 verliert %2: ein Outlaw vergräbt die Karte</translation>
    </message>
    <message>
        <source>After the Summit %1 becomes First Regent, if still a Regent</source>
        <translation>Nach dem Gipfel wird %1 Erster Regent, falls noch Regent</translation>
    </message>
    <message>
        <source>Turned over: %1 (%2)</source>
        <comment>a token, and where it lies</comment>
        <translation>Umgedreht: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 gives %2 a Trophy: %3</source>
        <comment>player, player, whose piece it was</comment>
        <translation>%1 gibt %2 eine Trophäe: %3</translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>%1 surpassed with a 7 and seizes the initiative</source>
        <translation>%1 übertraf mit einer 7&#xa0;und ergreift die Initiative</translation>
    </message>
    <message>
        <source>%1 takes the initiative: the highest card that surpassed</source>
        <translation>%1 bekommt die Initiative: die höchste Karte, die übertraf</translation>
    </message>
    <message>
        <source>The lead card counts as 0 from now on</source>
        <translation>Die erste Karte zählt von jetzt an 0</translation>
    </message>
    <message>
        <source>The round is over, the played cards are discarded</source>
        <translation>Die Runde ist vorbei, die gespielten Karten werden abgelegt</translation>
    </message>
    <message>
        <source>The chapter is over: score it</source>
        <translation>Das Kapitel ist vorbei: wertet es</translation>
    </message>
    <message>
        <source>%1 gains %2 Power for %3</source>
        <translation>%1 erhält %2 Macht für %3</translation>
    </message>
    <message>
        <source>All Trophies return: Warlord was scored</source>
        <translation>Alle Trophäen gehen zurück: Warlord wurde gewertet</translation>
    </message>
    <message>
        <source>All Captives return: Tyrant was scored</source>
        <translation>Alle Gefangenen gehen zurück: Tyrant wurde gewertet</translation>
    </message>
    <message>
        <source>The marker with the lowest Power flips</source>
        <translation>Der Marker mit der kleinsten Macht wird umgedreht</translation>
    </message>
    <message>
        <source>Chapter %1 begins, everybody draws six cards</source>
        <translation>Kapitel %1 beginnt, alle ziehen sechs Karten</translation>
    </message>
    <message>
        <source>The game is over: %1 wins</source>
        <translation>Das Spiel ist zu Ende: %1 gewinnt</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 wirft %2 ab</translation>
    </message>
    <message>
        <source>%1 provoked Outrage: %2</source>
        <translation>%1 löste Empörung aus: %2</translation>
    </message>
    <message>
        <source>%1 captures an agent of %2</source>
        <translation>%1 fängt einen Agenten von %2</translation>
    </message>
    <message>
        <source>%1 captures agents of %2 from the card</source>
        <translation>%1 fängt die Agenten von %2 auf der Karte</translation>
    </message>
    <message>
        <source>Agents of %2 on the card become Trophies of %1</source>
        <translation>Agenten von %2 auf der Karte werden Trophäen von %1</translation>
    </message>
    <message>
        <source>It comes damaged: somebody else controls the system</source>
        <translation>Es kommt beschädigt: jemand anders kontrolliert das System</translation>
    </message>
    <message>
        <source>%1 leads the next round: whoever had the initiative has no cards left</source>
        <translation>%1 führt die nächste Runde an: wer die Initiative hatte, hat keine Karten mehr</translation>
    </message>
    <message>
        <source>%1 comes into the Court</source>
        <translation>In den Hof kommt: %1</translation>
    </message>
    <message>
        <source>%1 seizes the initiative</source>
        <translation>%1 ergreift die Initiative</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <translation>%1 erhält %2</translation>
    </message>
    <message>
        <source>%1 gains %2 from %3</source>
        <comment>a player, a resource, a planet</comment>
        <translation>%1 erhält %2 von %3</translation>
    </message>
    <message>
        <source>%1 discards %2: a card says so</source>
        <translation>%1 wirft %2 ab: so sagt es eine Karte</translation>
    </message>
    <message>
        <source>%1 gains nothing: no %2 is left</source>
        <comment>a player, a resource</comment>
        <translation>%1 erhält nichts: %2 ist aufgebraucht</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n action card(s) from the bottom of the discard pile</source>
        <translation>
            <numerusform>%1 zieht %n&#xa0;Aktionskarte von unten aus dem Ablagestapel</numerusform>
            <numerusform>%1 zieht %n&#xa0;Aktionskarten von unten aus dem Ablagestapel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins with Outrage: %2</source>
        <translation>%1 beginnt mit Empörung: %2</translation>
    </message>
    <message>
        <source>%1 gains %2 onto %3</source>
        <comment>a player, a resource, a card</comment>
        <translation>%1 erhält %2 auf %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n agent(s) on %2 now</source>
        <comment>a player, a card</comment>
        <translation>
            <numerusform>%1: jetzt %n&#xa0;Agent auf %2</numerusform>
            <numerusform>%1: jetzt %n&#xa0;Agenten auf %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the initiative: one more card of the hand lies face down</source>
        <translation>%1 hat die Initiative: Eine weitere Handkarte liegt verdeckt aus</translation>
    </message>
    <message>
        <source>%1 has the initiative</source>
        <translation>%1 hat die Initiative</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), but no attacking ship is left</source>
        <translation>
            <numerusform>%n&#xa0;Schlüssel, aber kein Angreifer ist übrig</numerusform>
            <numerusform>%n&#xa0;Schlüssel, aber kein Angreifer ist übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), but nothing of %1 can be raided</source>
        <translation>
            <numerusform>%n&#xa0;Schlüssel, aber bei %1 ist nichts zu stehlen</numerusform>
            <numerusform>%n&#xa0;Schlüssel, aber bei %1 ist nichts zu stehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), but the cheapest thing of %1 costs %2</source>
        <comment>a player, and the keys for it</comment>
        <translation>
            <numerusform>%n&#xa0;Schlüssel, aber das Billigste von %1 kostet %2</numerusform>
            <numerusform>%n&#xa0;Schlüssel, aber das Billigste von %1 kostet %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chores</name>
    <message>
        <source>Place a ship at the gate of each cluster that has none of yours</source>
        <translation>Stelle ein Schiff auf das Tor jedes Clusters, in dem du keines hast</translation>
    </message>
    <message>
        <source>Place a Pilgrim at each planet with the rolled symbol</source>
        <translation>Lege einen Pilger auf jeden Planeten mit dem gewürfelten Symbol</translation>
    </message>
    <message>
        <source>Shuffle the 4 Golems and lay one, asleep, on each gate of the clusters without Imperial ships</source>
        <translation>Misch die 4&#xa0;Golems und leg je einen schlafend auf die Tore der Cluster ohne kaiserliche Schiffe</translation>
    </message>
    <message>
        <source>Place the 4 Rumors face down on four different planets; the true ones point to your secret Haven</source>
        <translation>Lege die 4&#xa0;Gerüchte verdeckt auf vier verschiedene Planeten; die wahren weisen auf dein geheimes Versteck</translation>
    </message>
    <message>
        <source>Place a Witness, on its spyglass side, at each Weapon planet</source>
        <translation>Lege einen Zeugen mit dem Fernrohr nach oben auf jeden Waffenplaneten</translation>
    </message>
    <message>
        <source>Lay a Ceasefire token at each cluster: on Peace where you control a system, else on War</source>
        <translation>Lege an jeden Cluster einen Waffenstillstand: auf Frieden, wo du ein System kontrollierst, sonst auf Krieg</translation>
    </message>
    <message>
        <source>Lay a Hammer Fragment on each planet with the rolled symbol</source>
        <translation>Leg ein Hammerfragment auf jeden Planeten mit dem gewürfelten Symbol</translation>
    </message>
    <message>
        <source>Place the first Passage on any gate and move what lies there to the centre of the map</source>
        <translation>Lege die erste Passage auf ein beliebiges Tor und bewege, was dort liegt, in die Mitte des Spielplans</translation>
    </message>
    <message>
        <source>Write down any planet where only you look, to be sealed here or on paper</source>
        <translation>Notiere einen beliebigen Planeten, wo nur du hinschaust, hier versiegelt oder auf Papier</translation>
    </message>
</context>
<context>
    <name>control</name>
    <message>
        <source>Nobody has counted this system</source>
        <translation>Niemand hat dieses System gezählt</translation>
    </message>
    <message>
        <source>Damaged ships control nothing</source>
        <translation>Beschädigte Schiffe kontrollieren nichts</translation>
    </message>
    <message>
        <source>No ships, no control</source>
        <translation>Keine Schiffe, keine Kontrolle</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and their fresh ships</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Fresh ships are tied: %1</source>
        <translation>Gleichstand intakter Schiffe: %1</translation>
    </message>
    <message>
        <source>Most fresh ships: %1</source>
        <translation>Die meisten intakten Schiffe: %1</translation>
    </message>
    <message>
        <source>A fresh Imperial ship is enough against any number</source>
        <translation>Ein unversehrtes imperiales Schiff genügt gegen beliebig viele</translation>
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
        <translation>Macht von %1: %2</translation>
    </message>
    <message>
        <source>Hand of %1: unknown</source>
        <translation>Hand von %1: unbekannt</translation>
    </message>
    <message>
        <source>Hand of %1: %2 cards</source>
        <translation>Hand von %1: %2 Karten</translation>
    </message>
    <message>
        <source>Resources of %1: %2</source>
        <translation>Ressourcen von %1: %2</translation>
    </message>
    <message>
        <source>%1 is Outraged: %2</source>
        <translation>%1 hat Empörung: %2</translation>
    </message>
    <message>
        <source>%1 is not Outraged: %2</source>
        <translation>%1 hat keine Empörung: %2</translation>
    </message>
    <message>
        <source>Captives of %1 from %2: %3</source>
        <translation>Gefangene bei %1 von %2: %3</translation>
    </message>
    <message>
        <source>Trophies of %1 from %2, %3: %4</source>
        <translation>Trophäen bei %1 von %2, %3: %4</translation>
    </message>
    <message>
        <source>Cities %1 has built: %2</source>
        <translation>Gebaute Städte von %1: %2</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>%1 is in the Court deck</source>
        <translation>%1 ist im Hofstapel</translation>
    </message>
    <message>
        <source>%1 is in the Court discard pile</source>
        <translation>%1 ist im Ablagestapel des Hofs</translation>
    </message>
    <message>
        <source>available</source>
        <translation>verfügbar</translation>
    </message>
    <message>
        <source>Ambition marker %1, flipped: %2</source>
        <translation>Ambitionsmarker %1, umgedreht: %2</translation>
    </message>
    <message>
        <source>Ambition marker %1: %2</source>
        <translation>Ambitionsmarker %1: %2</translation>
    </message>
    <message>
        <source>damaged %1 of %2</source>
        <translation>beschädigt: %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1&#xa0;von&#xa0;%2</translation>
    </message>
    <message>
        <source>no buildings</source>
        <translation>keine Gebäude</translation>
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
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 is unknown</source>
        <translation>%1 ist unbekannt</translation>
    </message>
    <message>
        <source>Court, place %1: %2</source>
        <translation>Hof, Platz %1: %2</translation>
    </message>
    <message>
        <source>Agents of %1 on %2: %3</source>
        <translation>Agenten von %1 auf %2: %3</translation>
    </message>
    <message>
        <source>%1 has the initiative</source>
        <translation>%1 hat die Initiative</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Kapitel %1</translation>
    </message>
    <message>
        <source>%1 is back in the box</source>
        <translation>%1 ist wieder in der Schachtel</translation>
    </message>
    <message>
        <source>%1, beside the slots</source>
        <translation>%1, neben den Bauplätzen</translation>
    </message>
    <message>
        <source>%1 has its printed type</source>
        <translation>%1 hat den aufgedruckten Typ</translation>
    </message>
    <message>
        <source>%1 is a planet of type %2</source>
        <translation>%1 ist ein Planet vom Typ %2</translation>
    </message>
    <message>
        <source>%1 is an Outlaw</source>
        <translation>%1 ist Outlaw</translation>
    </message>
    <message>
        <source>%1 is a Regent</source>
        <translation>%1 ist Regent</translation>
    </message>
    <message>
        <source>%1 has no objective marker</source>
        <translation>%1 hat keinen Zielmarker</translation>
    </message>
    <message>
        <source>Objective marker of %1: %2</source>
        <translation>Zielmarker von %1: %2</translation>
    </message>
    <message>
        <source>Favors %1 has of %2: %3</source>
        <translation>Gefälligkeiten, die %1 von %2 hat: %3</translation>
    </message>
    <message>
        <source>Nobody is First Regent</source>
        <translation>Niemand ist Erster Regent</translation>
    </message>
    <message>
        <source>%1 is First Regent</source>
        <translation>%1 ist Erster Regent</translation>
    </message>
    <message>
        <source>Imperial Trust, %1: %2</source>
        <translation>Imperialer Trust, %1: %2</translation>
    </message>
    <message>
        <source>The Imperial Council has decided</source>
        <translation>Der Imperiale Rat hat entschieden</translation>
    </message>
    <message>
        <source>The Imperial Council is in session</source>
        <translation>Der Imperiale Rat tagt</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>in a slot</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>damaged %1</source>
        <translation>%1, beschädigt</translation>
    </message>
    <message>
        <source>Frozen %1 of %2: %3</source>
        <translation>Eingefroren von %2, %1: %3</translation>
    </message>
    <message>
        <source>%1 has no Flagship</source>
        <translation>%1 hat kein Flaggschiff</translation>
    </message>
    <message>
        <source>Flagship of %1: %2</source>
        <translation>Flaggschiff von %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1&#xa0;von&#xa0;%2: %3</translation>
    </message>
    <message>
        <source>%1 is in the rules booklet</source>
        <translation>%1 liegt im Regelheft</translation>
    </message>
    <message>
        <source>Attached in the Court, place %1: nothing</source>
        <translation>Angelegt am Hof, Platz %1: nichts</translation>
    </message>
    <message>
        <source>Attached in the Court, place %1: %2</source>
        <translation>Angelegt am Hof, Platz %1: %2</translation>
    </message>
    <message>
        <source>The Sponsored token is on the First Regent tile</source>
        <translation>Der Förder-Marker liegt beim Ersten Regenten</translation>
    </message>
    <message>
        <source>The Sponsored ambition: %1</source>
        <translation>Geförderte Ambition: %1</translation>
    </message>
    <message>
        <source>The Commonwealth marker is on its Fate card</source>
        <translation>Der Commonwealth-Marker liegt auf seiner Schicksalskarte</translation>
    </message>
    <message>
        <source>The Commonwealth marker: %1</source>
        <translation>Der Commonwealth-Marker: %1</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>a token, where it lies, how many</comment>
        <translation>%1 – %2: %3</translation>
    </message>
    <message>
        <source>%1 is on the Faithful stack</source>
        <translation>%1 liegt auf dem Stapel der Gläubigen</translation>
    </message>
    <message>
        <source>%1 is among the action cards</source>
        <translation>%1 ist unter den Aktionskarten</translation>
    </message>
    <message>
        <source>%1 is up</source>
        <translation>Oben liegt: %1</translation>
    </message>
    <message>
        <source>Action cards out of the campaign: %1</source>
        <translation>Aktionskarten aus der Kampagne: %1</translation>
    </message>
    <message>
        <source>On %1, %2: %3</source>
        <translation>Auf %1, %2: %3</translation>
    </message>
    <message>
        <source>On %1, %2 of %3: %4</source>
        <translation>Auf %1, %2 von %3: %4</translation>
    </message>
    <message>
        <source>Captive ships of %1 from %2: %3</source>
        <translation>Gefangene Schiffe bei %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>doorway</name>
    <message>
        <source>Chapter %1</source>
        <translation>Kapitel %1</translation>
    </message>
    <message>
        <source>Chapter %1, round %2</source>
        <translation>Kapitel %1, Runde %2</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>If the chapter ended now</source>
        <translation>Wenn das Kapitel jetzt endet</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>%1 has the initiative</source>
        <translation>%1 hat die Initiative</translation>
    </message>
    <message>
        <source>The zero marker lies on the lead card</source>
        <translation>Auf der angespielten Karte liegt der Nullmarker</translation>
    </message>
    <message>
        <source>1st %1 %2</source>
        <translation>1. %1 %2</translation>
    </message>
    <message>
        <source>tied 1st %1 %2</source>
        <translation>gleichauf 1. %1 %2</translation>
    </message>
    <message>
        <source>2nd %1 %2</source>
        <translation>2. %1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Power at the chapter&apos;s end</source>
        <translation>Macht am Kapitelende</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Markers left</source>
        <translation>Marker übrig</translation>
    </message>
    <message>
        <source>Cards face up</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Advances</source>
        <translation>Fortschritte</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Ships in supply</source>
        <translation>Schiffe im Vorrat</translation>
    </message>
    <message>
        <source>Act %1, chapter %2 of %3, round %4</source>
        <translation>Akt %1, Kapitel %2 von %3, Runde %4</translation>
    </message>
    <message>
        <source>If scored now</source>
        <translation>Bei Wertung jetzt</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>%1, has left the game</source>
        <translation>%1, hat das Spiel verlassen</translation>
    </message>
    <message>
        <source>%1 has seized the initiative</source>
        <translation>%1 hat die Initiative ergriffen</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>nicht ausgerufen</translation>
    </message>
    <message>
        <source>Ambitions</source>
        <translation>Ambitionen</translation>
    </message>
    <message>
        <source>Ambition</source>
        <translation>Ambition</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Cards in the Court deck: %1</source>
        <translation>Karten im Hofstapel: %1</translation>
    </message>
    <message>
        <source>The Policy in force</source>
        <translation>Die geltende Politik</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>schläft</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>looks on</source>
        <translation>schaut zu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and the colour</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, Power</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2) %3</source>
        <comment>a player, leader or Fate, Power</comment>
        <translation>%1 (%2) %3</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Power, on average</source>
        <translation>Macht im Schnitt</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle Tische</translation>
    </message>
    <message>
        <source>%1 in play, %2 over</source>
        <comment>numbers of tables</comment>
        <translation>%1 im Spiel, %2 zu Ende</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Players and Power</source>
        <translation>Wer spielt, und Macht</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Bildschirme</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Fates</source>
        <translation>Schicksale</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Schicksal</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>If the round ended now</source>
        <translation>Wenn die Runde jetzt endet</translation>
    </message>
    <message>
        <source>%1, scored by this round</source>
        <translation>%1, von dieser Runde gewertet</translation>
    </message>
    <message>
        <source>Act %1, chapter %2 of %3</source>
        <translation>Akt %1, Kapitel %2 von %3</translation>
    </message>
</context>
<context>
    <name>drafts</name>
    <message>
        <source>The battle in %1</source>
        <comment>half entered, as the start of a sentence</comment>
        <translation>Der Kampf in %1</translation>
    </message>
    <message>
        <source>The choice of dice</source>
        <comment>half entered, as the start of a sentence</comment>
        <translation>Die Wahl der Würfel</translation>
    </message>
    <message>
        <source>The count of the dice</source>
        <comment>half entered, as the start of a sentence</comment>
        <translation>Die Zählung der Würfel</translation>
    </message>
    <message>
        <source>The choice of dice to roll again</source>
        <comment>half entered, as the start of a sentence</comment>
        <translation>Die Wahl der Würfel für den neuen Wurf</translation>
    </message>
    <message>
        <source>The roll of the event dice</source>
        <comment>half entered, as the start of a sentence</comment>
        <translation>Der Wurf der Ereigniswürfel</translation>
    </message>
    <message>
        <source>The choice of hits</source>
        <comment>half entered, as the start of a sentence</comment>
        <translation>Die Verteilung der Treffer</translation>
    </message>
    <message>
        <source>The deal</source>
        <comment>half entered, as the start of a sentence</comment>
        <translation>Der Handel</translation>
    </message>
    <message>
        <source>The count of %1</source>
        <comment>a system, half entered, as the start of a sentence</comment>
        <translation>Die Zählung von %1</translation>
    </message>
    <message>
        <source>The correction</source>
        <comment>half entered, as the start of a sentence</comment>
        <translation>Die Berichtigung</translation>
    </message>
    <message>
        <source>%1 no longer fits the table and was dropped.</source>
        <comment>what was half entered, as the start of a sentence</comment>
        <translation>%1 passt nicht mehr zum Tisch und wurde verworfen.</translation>
    </message>
    <message>
        <source>The text “%1”</source>
        <comment>typed on the screen, as the start of a sentence</comment>
        <translation>Der Text „%1“</translation>
    </message>
    <message>
        <source>The move from %1</source>
        <comment>half entered, as the start of a sentence</comment>
        <translation>Die Bewegung von %1</translation>
    </message>
    <message>
        <source>The choice of cards</source>
        <comment>half entered, as the start of a sentence</comment>
        <translation>Die Auswahl der Karten</translation>
    </message>
    <message>
        <source>What was told of the cluster</source>
        <comment>half entered, as the start of a sentence</comment>
        <translation>Was über den Cluster eingetragen war</translation>
    </message>
    <message>
        <source>The secret</source>
        <comment>half entered, as the start of a sentence</comment>
        <translation>Das Geheimnis</translation>
    </message>
    <message>
        <source>not now, %1 (%2)</source>
        <comment>why, and where the rule stands</comment>
        <translation>nicht jetzt, %1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rivals, and why they are not attacked now</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>entries</name>
    <message>
        <source>cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>giving %1</source>
        <translation>für %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 assault</source>
        <translation>%1 Angriff</translation>
    </message>
    <message>
        <source>%1 skirmish</source>
        <translation>%1 Scharmützel</translation>
    </message>
    <message>
        <source>%1 raid</source>
        <translation>%1 Plündern</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>keine Würfel</translation>
    </message>
    <message>
        <source>%1 leads %2</source>
        <translation>%1 spielt %2 an</translation>
    </message>
    <message>
        <source>%1 surpasses with %2</source>
        <translation>%1 übertrifft mit %2</translation>
    </message>
    <message>
        <source>%1 copies with %2</source>
        <translation>%1 kopiert mit %2</translation>
    </message>
    <message>
        <source>%1 pivots with %2</source>
        <translation>%1 schwenkt um mit %2</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>%1 declares %2</source>
        <translation>%1 ruft %2 aus</translation>
    </message>
    <message>
        <source>%1 seizes the initiative</source>
        <translation>%1 ergreift die Initiative</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 beendet den Zug</translation>
    </message>
    <message>
        <source>%1 spends %2</source>
        <translation>%1 gibt %2 aus</translation>
    </message>
    <message>
        <source>%1 spends %2 as %3</source>
        <translation>%1 gibt %2 als %3 aus</translation>
    </message>
    <message>
        <source>%1 taxes %2</source>
        <translation>%1 besteuert %2</translation>
    </message>
    <message>
        <source>%1 taxes %2, a city of %3</source>
        <translation>%1 besteuert %2, eine Stadt von %3</translation>
    </message>
    <message>
        <source>%1 builds: %2 in %3</source>
        <translation>%1 baut: %2 in %3</translation>
    </message>
    <message>
        <source>%1 repairs: %2 in %3</source>
        <translation>%1 repariert: %2 in %3</translation>
    </message>
    <message>
        <source>%1 moves %2 from %3</source>
        <translation>%1 bewegt %2 von %3</translation>
    </message>
    <message>
        <source> to %1</source>
        <comment>a step of a move</comment>
        <translation> nach %1</translation>
    </message>
    <message>
        <source>%1 influences %2</source>
        <translation>%1 beeinflusst %2</translation>
    </message>
    <message>
        <source>%1 secures %2</source>
        <translation>%1 sichert %2</translation>
    </message>
    <message>
        <source>%1 ransacks %2</source>
        <translation>%1 brandschatzt %2</translation>
    </message>
    <message>
        <source>%1 battles %2 in %3 with %4</source>
        <translation>%1 kämpft gegen %2 in %3 mit %4</translation>
    </message>
    <message>
        <source>No dice are rolled again</source>
        <translation>Keine Würfel werden neu geworfen</translation>
    </message>
    <message>
        <source>%1 raids %2</source>
        <translation>%1 plündert %2</translation>
    </message>
    <message>
        <source>%1 ends the raid</source>
        <translation>%1 beendet das Plündern</translation>
    </message>
    <message>
        <source>Into the Court: %1</source>
        <translation>An den Hof: %1</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 nutzt %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, and what was chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 wählt %2</translation>
    </message>
    <message>
        <source>%1 declines</source>
        <translation>%1 verzichtet</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 wirft %2 ab</translation>
    </message>
    <message>
        <source>%1 rearranges resources</source>
        <translation>%1 ordnet Ressourcen um</translation>
    </message>
    <message>
        <source>%1 places ships in %2</source>
        <translation>%1 platziert Schiffe in %2</translation>
    </message>
    <message>
        <source>The chapter is scored</source>
        <translation>Das Kapitel wird gewertet</translation>
    </message>
    <message>
        <source>%1 draws a new hand</source>
        <translation>%1 zieht eine neue Hand</translation>
    </message>
    <message>
        <source>%1 keeps the hand</source>
        <translation>%1 behält die Hand</translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation>%1 gibt auf</translation>
    </message>
    <message>
        <source>Mirrored from now on: %1</source>
        <translation>Mitgeführt ab jetzt: %1</translation>
    </message>
    <message>
        <source>Rules from now on: %1</source>
        <translation>Regeln ab jetzt: %1</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Berichtigt: %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 taxes an empty slot in %2</source>
        <translation>%1 besteuert einen leeren Bauplatz in %2</translation>
    </message>
    <message>
        <source>%1 taxes %2 for %3</source>
        <translation>%1 besteuert %2 für %3</translation>
    </message>
    <message>
        <source>%1 taxes %2, a city of %3, for %4</source>
        <translation>%1 besteuert %2, eine Stadt von %3, für %4</translation>
    </message>
    <message>
        <source>%1 builds: %2 in %3, beside the slots</source>
        <translation>%1 baut: %2 in %3, neben den Bauplätzen</translation>
    </message>
    <message>
        <source>%1 builds: %2 in %3, at a starport of %4</source>
        <translation>%1 baut: %2 in %3, an einem Raumhafen von %4</translation>
    </message>
    <message>
        <source>%1 collects %2</source>
        <translation>%1 nimmt %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 nimmt %2</translation>
    </message>
    <message>
        <source>Dice rolled again: %1</source>
        <translation>Neu gewürfelt: %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many of what</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 takes hits on: %2</source>
        <translation>%1 erleidet Treffer auf: %2</translation>
    </message>
    <message>
        <source>%1 uses %2 first</source>
        <translation>%1 nutzt zuerst %2</translation>
    </message>
    <message>
        <source>%1 plays an Event card</source>
        <translation>%1 spielt eine Ereigniskarte</translation>
    </message>
    <message>
        <source>%1 and %2 Imperial</source>
        <translation>%1 und %2 Imperiale</translation>
    </message>
    <message>
        <source>the Flagship and %1</source>
        <translation>das Flaggschiff und %1</translation>
    </message>
    <message>
        <source>%1, and Imperial ships: %2</source>
        <translation>%1, dazu Imperiale Schiffe: %2</translation>
    </message>
    <message>
        <source>%1 calls a Summit</source>
        <translation>%1 beruft einen Gipfel ein</translation>
    </message>
    <message>
        <source>%1 opens the Negotiations</source>
        <translation>%1 eröffnet die Verhandlungen</translation>
    </message>
    <message>
        <source>%1 ends the Summit</source>
        <translation>%1 beendet den Gipfel</translation>
    </message>
    <message>
        <source>%1 resolves the Crises</source>
        <translation>%1 führt die Krisen aus</translation>
    </message>
    <message>
        <source>%1 resolves the Edicts</source>
        <translation>%1 führt die Edikte aus</translation>
    </message>
    <message>
        <source>Resolved at the table</source>
        <translation>Am Tisch ausgeführt</translation>
    </message>
    <message>
        <source>%1 builds: %2 as %3</source>
        <translation>%1 baut: %2 als %3</translation>
    </message>
    <message>
        <source>%1 repairs on the Flagship: %2</source>
        <translation>%1 repariert am Flaggschiff: %2</translation>
    </message>
    <message>
        <source>the Flagship</source>
        <translation>das Flaggschiff</translation>
    </message>
    <message>
        <source>%1, by the Slipstream Drive</source>
        <translation>%1, mit dem Slipstream-Antrieb</translation>
    </message>
    <message>
        <source>%1 does so</source>
        <comment>a player, asked whether to</comment>
        <translation>%1 tut es</translation>
    </message>
    <message>
        <source>%1 ends the Prelude</source>
        <translation>%1 beendet das Vorspiel</translation>
    </message>
    <message>
        <source>The roll: %1</source>
        <translation>Der Wurf: %1</translation>
    </message>
    <message>
        <source>%1 deals hits to: %2</source>
        <comment>a player, and the pieces hit</comment>
        <translation>%1 verteilt Treffer auf: %2</translation>
    </message>
    <message>
        <source>%1 seizes the initiative by Outrage: %2</source>
        <translation>%1 ergreift die Initiative durch Empörung: %2</translation>
    </message>
    <message>
        <source>%1 raids %2 (%3)</source>
        <comment>kind of piece, and whose it is</comment>
        <translation>%1 plündert %2 (%3)</translation>
    </message>
    <message>
        <source>%1 seals a secret (%2)</source>
        <translation>%1 versiegelt ein Geheimnis (%2)</translation>
    </message>
    <message>
        <source>%1 reveals %2: the seal was never broken</source>
        <translation>%1 enthüllt %2: das Siegel war unversehrt</translation>
    </message>
    <message>
        <source>%1 repairs on the Flagship of %2: %3</source>
        <translation>%1 repariert am Flaggschiff von %2: %3</translation>
    </message>
    <message>
        <source>%1 repairs: %2 of %3 in %4</source>
        <translation>%1 repariert: %2 von %3 in %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>ships</comment>
        <translation>%1&#xa0;von&#xa0;%2</translation>
    </message>
    <message>
        <source>the Flagship of %1</source>
        <translation>das Flaggschiff von %1</translation>
    </message>
    <message>
        <source>%1, and ships of %2: %3</source>
        <translation>%1, und Schiffe von %2: %3</translation>
    </message>
    <message>
        <source>%1 (lent)</source>
        <comment>a ship, or an Upgrade of a Flagship</comment>
        <translation>%1 (geliehen)</translation>
    </message>
    <message>
        <source>%1 copies with a card face down</source>
        <translation>%1 kopiert mit einer verdeckten Karte</translation>
    </message>
    <message>
        <source>%1 battles %2 in %3</source>
        <translation>%1 kämpft gegen %2 in %3</translation>
    </message>
    <message>
        <source>%1 discards three resources</source>
        <translation>%1 wirft drei Ressourcen ab</translation>
    </message>
    <message>
        <source>%1 discards %2 to use it</source>
        <translation>%1 legt %2 ab, um die Karte zu nutzen</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>first in Tyrant gains second&apos;s Power only; second none</source>
        <translation>Erster in Tyrant erhält nur die Macht des Zweiten; Zweiter nichts</translation>
    </message>
    <message>
        <source>a tax brings 1 Psionic more</source>
        <translation>Besteuern bringt 1&#xa0;Psionik mehr</translation>
    </message>
    <message>
        <source>a tax brings 1 Fuel more</source>
        <translation>Besteuern bringt 1&#xa0;Treibstoff mehr</translation>
    </message>
    <message>
        <source>Tycoon is scored: all Fuel is discarded now</source>
        <translation>Tycoon wird gewertet: jetzt allen Treibstoff ablegen</translation>
    </message>
    <message>
        <source>declaring brings a resource of your choice</source>
        <translation>Ausrufen bringt eine Ressource nach Wahl</translation>
    </message>
    <message>
        <source>what you do not control you cannot tax</source>
        <translation>was du nicht kontrollierst, kannst du nicht besteuern</translation>
    </message>
    <message>
        <source>you must collect 2 more dice</source>
        <translation>du musst 2&#xa0;Würfel mehr nehmen</translation>
    </message>
    <message>
        <source>2 ships a move at most</source>
        <translation>höchstens 2&#xa0;Schiffe je Bewegung</translation>
    </message>
    <message>
        <source>you may move before or after the battle</source>
        <translation>du darfst vor oder nach dem Kampf bewegen</translation>
    </message>
    <message>
        <source>first in Empath gains second&apos;s Power only; second none</source>
        <translation>Erster in Empath erhält nur die Macht des Zweiten; Zweiter nichts</translation>
    </message>
    <message>
        <source>to declare, first give the poorest Rival a card</source>
        <translation>vor dem Ausrufen eine Karte an den ärmsten Rivalen geben</translation>
    </message>
    <message>
        <source>you may influence before or after securing</source>
        <translation>du darfst vor oder nach dem Sichern beeinflussen</translation>
    </message>
    <message>
        <source>declaring lets you influence each Court card</source>
        <translation>beim Ausrufen darfst du jede Hofkarte beeinflussen</translation>
    </message>
    <message>
        <source>a lone agent secures no Guild card</source>
        <translation>ein einzelner Agent sichert keine Gildenkarte</translation>
    </message>
    <message>
        <source>first in Tycoon gains second&apos;s Power only; second none</source>
        <translation>Erster in Tycoon erhält nur die Macht des Zweiten; Zweiter nichts</translation>
    </message>
    <message>
        <source>no more assault than skirmish dice</source>
        <translation>nicht mehr Angriffs- als Scharmützelwürfel</translation>
    </message>
    <message>
        <source>a new ambition secures the Court deck&apos;s top card</source>
        <translation>eine neue Ambition sichert die oberste Karte des Hofstapels</translation>
    </message>
    <message>
        <source>you may influence twice</source>
        <translation>du darfst zweimal beeinflussen</translation>
    </message>
    <message>
        <source>Power for first place only</source>
        <translation>Macht nur für den ersten Platz</translation>
    </message>
    <message>
        <source>tax Rivals and empty slots beside your ships</source>
        <translation>besteuere Rivalen und leere Bauplätze bei deinen Schiffen</translation>
    </message>
    <message>
        <source>Catapult moves start at gates, not at starports</source>
        <translation>Katapult beginnt an Toren, nicht an Raumhäfen</translation>
    </message>
    <message>
        <source>a tax brings 1 Weapon more</source>
        <translation>Besteuern bringt 1&#xa0;Waffe mehr</translation>
    </message>
    <message>
        <source>an intercept hits once for each Weapon icon</source>
        <translation>Abfangen trifft einmal je Waffensymbol</translation>
    </message>
    <message>
        <source>each starport you control repairs a ship after it</source>
        <translation>jeder kontrollierte Raumhafen repariert danach ein Schiff</translation>
    </message>
    <message>
        <source>controlled starports repair ships after the battle</source>
        <translation>kontrollierte Raumhäfen reparieren Schiffe nach dem Kampf</translation>
    </message>
    <message>
        <source>Summon a ship at any city you control, once a turn</source>
        <translation>Summon: ein Schiff bei einer kontrollierten Stadt, einmal je Zug</translation>
    </message>
    <message>
        <source>Fire Rifles hits in the next system</source>
        <translation>Fire Rifles trifft im nächsten System</translation>
    </message>
    <message>
        <source>fresh ships that moved go on once more</source>
        <translation>intakte Schiffe ziehen einmal weiter</translation>
    </message>
    <message>
        <source>assault dice add an intercept</source>
        <translation>Angriffswürfel bringen ein Abfangen dazu</translation>
    </message>
    <message>
        <source>no raid dice against a fresh starport</source>
        <translation>keine Plünderwürfel gegen einen intakten Raumhafen</translation>
    </message>
    <message>
        <source>if all ships are fresh, ignore one intercept</source>
        <translation>sind alle Schiffe intakt, zählt ein Abfangen nicht</translation>
    </message>
    <message>
        <source>repairs an attacking ship after the battle</source>
        <translation>repariert nach dem Kampf ein angreifendes Schiff</translation>
    </message>
    <message>
        <source>gates take starports</source>
        <translation>Tore nehmen Raumhäfen auf</translation>
    </message>
    <message>
        <source>a city beside the slots costs its planet&apos;s resource</source>
        <translation>eine Stadt neben den Bauplätzen kostet die Ressource des Planeten</translation>
    </message>
    <message>
        <source>Nurture taxes a city of yours</source>
        <translation>Nurture besteuert eine eigene Stadt</translation>
    </message>
    <message>
        <source>Prune swaps a city and a starport</source>
        <translation>Prune tauscht Stadt und Raumhafen</translation>
    </message>
    <message>
        <source>gates take cities</source>
        <translation>Tore nehmen Städte auf</translation>
    </message>
    <message>
        <source>Guide any ships to or from a fresh starport</source>
        <translation>Guide: beliebige Schiffe zu oder von einem intakten Raumhafen</translation>
    </message>
    <message>
        <source>1 raid die even without a building</source>
        <translation>1&#xa0;Plünderwürfel auch ohne Gebäude</translation>
    </message>
    <message>
        <source>Martyr: a fresh ship takes another with it</source>
        <translation>Martyr: ein intaktes Schiff reißt ein anderes mit</translation>
    </message>
    <message>
        <source>discard it to clear your Psionic Outrage</source>
        <translation>ablegen, um Empörung zu beenden: Psionik</translation>
    </message>
    <message>
        <source>tax any city as if it were yours</source>
        <translation>besteuere jede Stadt wie deine eigene</translation>
    </message>
    <message>
        <source>no resource is stolen that the thief has</source>
        <translation>keine Ressource wird gestohlen, die der Dieb schon hat</translation>
    </message>
    <message>
        <source>discard it to clear your Relic Outrage</source>
        <translation>ablegen, um Empörung zu beenden: Relikt</translation>
    </message>
    <message>
        <source>cards of resource types held cannot be stolen</source>
        <translation>Karten mit Symbolen vorhandener Ressourcen sind nicht zu stehlen</translation>
    </message>
    <message>
        <source>taxed cities may be taxed again</source>
        <translation>besteuerte Städte dürfen noch einmal besteuert werden</translation>
    </message>
    <message>
        <source>discard it to clear your Weapon Outrage</source>
        <translation>ablegen, um Empörung zu beenden: Waffe</translation>
    </message>
    <message>
        <source>return Trophies, influence once for each</source>
        <translation>gib Trophäen zurück und beeinflusse je einmal</translation>
    </message>
    <message>
        <source>return Captives, secure once for each</source>
        <translation>gib Gefangene zurück und sichere je einmal</translation>
    </message>
    <message>
        <source>Annex a building you control</source>
        <translation>Annex: übernimm ein kontrolliertes Gebäude</translation>
    </message>
    <message>
        <source>all Material and Fuel for an ambition, first of all</source>
        <translation>alles Material und allen Treibstoff für eine Ambition, vor allem anderen</translation>
    </message>
    <message>
        <source>Material and Fuel become any resources</source>
        <translation>Material und Treibstoff werden beliebige Ressourcen</translation>
    </message>
    <message>
        <source>discard it to clear Material and Fuel Outrage</source>
        <translation>ablegen, um Empörung zu beenden: Material, Treibstoff</translation>
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
        <translation>du darfst die Schiffe des Richters bewegen</translation>
    </message>
    <message>
        <source>the Judge&apos;s ships there may attack along</source>
        <translation>die Schiffe des Richters dort dürfen mit angreifen</translation>
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
            <numerusform>%n&#xa0;beschädigte Fäule</numerusform>
            <numerusform>%n&#xa0;beschädigte Fäulen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an ambition&apos;s box, and the resources on it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The ambition boxes</source>
        <translation>Die Ambitionsfelder</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many of a resource</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>All six clusters are in play</source>
        <translation>Alle sechs Cluster sind im Spiel</translation>
    </message>
    <message>
        <source>On each planet a resource of its kind: %1</source>
        <comment>resources with their number</comment>
        <translation>Auf jeden Planeten eine Ressource seiner Art: %1</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Start cards: Construction 1 to 6, shuffled, face down</source>
        <translation>Startkarten: Bau 1&#xa0;bis 6, gemischt, verdeckt</translation>
    </message>
    <message>
        <source>Back into the box: Construction 7</source>
        <translation>Zurück in die Schachtel: Bau 7</translation>
    </message>
    <message>
        <source>Action deck: the other 21 action cards</source>
        <translation>Aktionsdeck: die anderen 21&#xa0;Aktionskarten</translation>
    </message>
    <message>
        <source>%1 (orange side)</source>
        <comment>an ambition marker&apos;s Power</comment>
        <translation>%1 (orange Seite)</translation>
    </message>
    <message>
        <source>%1 (blue side)</source>
        <comment>an ambition marker&apos;s Power</comment>
        <translation>%1 (blaue Seite)</translation>
    </message>
    <message>
        <source>The markers</source>
        <translation>Die Marker</translation>
    </message>
    <message>
        <source>Ambition markers, available: %1</source>
        <translation>Ambitionsmarker, verfügbar: %1</translation>
    </message>
    <message>
        <source>Chapter marker: on 1</source>
        <translation>Kapitelmarker: auf 1</translation>
    </message>
    <message>
        <source>Power markers, on 0: %1</source>
        <comment>players</comment>
        <translation>Machtmarker, auf 0: %1</translation>
    </message>
    <message>
        <source>%1, with the initiative</source>
        <translation>%1, mit der Initiative</translation>
    </message>
    <message numerus="yes">
        <source>In the supply: %n ship(s) and the agent</source>
        <translation>
            <numerusform>Im Vorrat: %n&#xa0;Schiff und der Agent</numerusform>
            <numerusform>Im Vorrat: %n&#xa0;Schiffe und der Agent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %1: %n ship(s)</source>
        <comment>a scientific advance</comment>
        <translation>
            <numerusform>Auf %1: %n&#xa0;Schiff</numerusform>
            <numerusform>Auf %1: %n&#xa0;Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On its rightmost triangles: %n city(ies), damaged side up</source>
        <translation>
            <numerusform>Auf dem Dreieck ganz rechts: %n&#xa0;Stadt, beschädigte Seite oben</numerusform>
            <numerusform>Auf den Dreiecken ganz rechts: %n&#xa0;Städte, beschädigte Seite oben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside them: %n city(ies), damaged side up</source>
        <translation>
            <numerusform>Daneben: %n&#xa0;Stadt, beschädigte Seite oben</numerusform>
            <numerusform>Daneben: %n&#xa0;Städte, beschädigte Seite oben</numerusform>
        </translation>
    </message>
    <message>
        <source>No player board</source>
        <translation>Keine Spielertafel</translation>
    </message>
    <message>
        <source>Agents and first ships</source>
        <translation>Agenten und erste Schiffe</translation>
    </message>
    <message>
        <source>In turn order, each draws a start card: the agent onto a planet of its cluster</source>
        <translation>In Zugreihenfolge zieht jeder eine Startkarte: der Agent auf einen Planeten ihres Clusters</translation>
    </message>
    <message numerus="yes">
        <source>On the player board, beside the advances: %n starport(s)</source>
        <translation>
            <numerusform>Auf der Spielertafel, neben den Fortschritten: %n&#xa0;Raumhafen</numerusform>
            <numerusform>Auf der Spielertafel, neben den Fortschritten: %n&#xa0;Raumhäfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then counter-clockwise, the player with the initiative last: %n ship(s) into any gate</source>
        <translation>
            <numerusform>Dann gegen den Uhrzeigersinn, wer die Initiative hat zuletzt: %n&#xa0;Schiff in ein beliebiges Tor</numerusform>
            <numerusform>Dann gegen den Uhrzeigersinn, wer die Initiative hat zuletzt: %n&#xa0;Schiffe in ein beliebiges Tor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The phantom: the agent onto the leftmost planet of one more start card&apos;s cluster, %n ship(s) into each gate</source>
        <translation>
            <numerusform>Das Phantom: der Agent auf den Planeten ganz links im Cluster einer weiteren Startkarte, %n&#xa0;Schiff in jedes Tor</numerusform>
            <numerusform>Das Phantom: der Agent auf den Planeten ganz links im Cluster einer weiteren Startkarte, %n&#xa0;Schiffe in jedes Tor</numerusform>
        </translation>
    </message>
    <message>
        <source>Zero marker: in the Ambition Declared slot</source>
        <translation>Nullmarker: in das Feld für die ausgerufene Ambition</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <comment>names of cards that a player gets</comment>
        <translation>Karten: %1</translation>
    </message>
    <message>
        <source>Into the slots: %1</source>
        <comment>resources</comment>
        <translation>In die Ressourcenfelder: %1</translation>
    </message>
    <message>
        <source>The First Regent tile</source>
        <translation>Das Plättchen Erster Regent</translation>
    </message>
    <message>
        <source>The objective marker on %1 of the Power track</source>
        <translation>Der Zielmarker auf %1 der Machtleiste</translation>
    </message>
    <message>
        <source>The tokens of Fates</source>
        <translation>Die Marker der Schicksale</translation>
    </message>
    <message>
        <source>Into the rules booklet: %1</source>
        <comment>names of cards</comment>
        <translation>Ins Regelheft: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Event card(s) into the action deck</source>
        <translation>
            <numerusform>Eine Ereigniskarte ins Aktionsdeck</numerusform>
            <numerusform>%n Ereigniskarten ins Aktionsdeck</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player draws %1 action cards; the others are discarded</source>
        <translation>Jeder zieht %1 Aktionskarten; die übrigen werden abgelegt</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Treibstoff</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Relic</source>
        <translation>Relikt</translation>
    </message>
    <message>
        <source>Psionic</source>
        <translation>Psionik</translation>
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
        <translation>Bau</translation>
    </message>
    <message>
        <source>Administration</source>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <source>Aggression</source>
        <translation>Aggression</translation>
    </message>
    <message>
        <source>Mobilization</source>
        <translation>Mobilisierung</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexagon</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>starport</source>
        <translation>Raumhafen</translation>
    </message>
    <message>
        <source>score only</source>
        <translation>nur Wertung</translation>
    </message>
    <message>
        <source>score and board</source>
        <translation>Wertung und Spielplan</translation>
    </message>
    <message>
        <source>every turn</source>
        <translation>jeder Zug</translation>
    </message>
    <message>
        <source>no advice</source>
        <translation>ohne Hinweise</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>streng</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>suit and number of an action card</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cluster and spot of a system</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>an unknown card</source>
        <translation>eine unbekannte Karte</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>1 ship</source>
        <translation>1&#xa0;Schiff</translation>
    </message>
    <message numerus="yes">
        <source>%n ships</source>
        <translation>
            <numerusform>%n&#xa0;Schiff</numerusform>
            <numerusform>%n&#xa0;Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>1 damaged ship</source>
        <translation>1&#xa0;beschädigtes Schiff</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged ships</source>
        <translation>
            <numerusform>%n&#xa0;beschädigtes Schiff</numerusform>
            <numerusform>%n&#xa0;beschädigte Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>starports</source>
        <translation>Raumhäfen</translation>
    </message>
    <message>
        <source>fresh ship</source>
        <translation>intaktes Schiff</translation>
    </message>
    <message>
        <source>damaged ship</source>
        <translation>beschädigtes Schiff</translation>
    </message>
    <message>
        <source>fresh city</source>
        <translation>intakte Stadt</translation>
    </message>
    <message>
        <source>damaged city</source>
        <translation>beschädigte Stadt</translation>
    </message>
    <message>
        <source>fresh starport</source>
        <translation>intakter Raumhafen</translation>
    </message>
    <message>
        <source>damaged starport</source>
        <translation>beschädigter Raumhafen</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>two hits</source>
        <translation>zwei Treffer</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>two keys</source>
        <translation>zwei Schlüssel</translation>
    </message>
    <message>
        <source>building hit</source>
        <translation>Gebäudetreffer</translation>
    </message>
    <message>
        <source>intercept</source>
        <translation>Abfangen</translation>
    </message>
    <message>
        <source>hit on self</source>
        <translation>Eigentreffer</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>a face of a die</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>the Empire</source>
        <translation>das Imperium</translation>
    </message>
    <message>
        <source>the Free States</source>
        <translation>die Freien Staaten</translation>
    </message>
    <message>
        <source>the Blight</source>
        <translation>die Fäule</translation>
    </message>
    <message>
        <source>fresh Imperial ship</source>
        <translation>intaktes Imperiales Schiff</translation>
    </message>
    <message>
        <source>damaged Imperial ship</source>
        <translation>beschädigtes Imperiales Schiff</translation>
    </message>
    <message>
        <source>Captives</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Favors</source>
        <translation>Gefälligkeiten</translation>
    </message>
    <message>
        <source>an Event card</source>
        <translation>eine Ereigniskarte</translation>
    </message>
    <message>
        <source>Slipstream Drive</source>
        <translation>Slipstream-Antrieb</translation>
    </message>
    <message>
        <source>Tractor Beam</source>
        <translation>Traktorstrahl</translation>
    </message>
    <message>
        <source>Control Array</source>
        <translation>Kontrollanlage</translation>
    </message>
    <message>
        <source>Defense Array</source>
        <translation>Abwehranlage</translation>
    </message>
    <message>
        <source>Ship Crane</source>
        <translation>Schiffskran</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>%1 Armor</source>
        <comment>of an Upgrade</comment>
        <translation>%1 (Panzerung)</translation>
    </message>
    <message>
        <source>Policy of War</source>
        <translation>Politik des Krieges</translation>
    </message>
    <message>
        <source>Policy of Peace</source>
        <translation>Politik des Friedens</translation>
    </message>
    <message>
        <source>Policy of Escalation</source>
        <translation>Politik der Eskalation</translation>
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
        <translation>Verdrehte Passage</translation>
    </message>
    <message>
        <source>Banners</source>
        <translation>Banner</translation>
    </message>
    <message>
        <source>Bunkers</source>
        <translation>Bunker</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>which of several buildings</comment>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>undamaged</source>
        <comment>which of several buildings</comment>
        <translation>intakt</translation>
    </message>
    <message>
        <source>used this turn</source>
        <comment>which of several buildings</comment>
        <translation>in diesem Zug genutzt</translation>
    </message>
    <message>
        <source>not used this turn</source>
        <comment>which of several buildings</comment>
        <translation>in diesem Zug nicht genutzt</translation>
    </message>
    <message>
        <source>beside the slots</source>
        <comment>which of several buildings</comment>
        <translation>neben den Bauplätzen</translation>
    </message>
    <message>
        <source>in a slot</source>
        <comment>which of several buildings</comment>
        <translation>auf einem Bauplatz</translation>
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
        <translation>gefangene Schiffe</translation>
    </message>
    <message>
        <source>Bot %1</source>
        <comment>a colour that a bot plays</comment>
        <translation>Bot %1</translation>
    </message>
    <message>
        <source>Phantom %1</source>
        <comment>a colour that the phantom plays</comment>
        <translation>Phantom %1</translation>
    </message>
    <message>
        <source>1 fresh and 1 damaged ship</source>
        <translation>1&#xa0;intaktes und 1&#xa0;beschädigtes Schiff</translation>
    </message>
    <message numerus="yes">
        <source>1 fresh and %n damaged ships</source>
        <translation>
            <numerusform>1&#xa0;intaktes und %n&#xa0;beschädigtes Schiff</numerusform>
            <numerusform>1&#xa0;intaktes und %n&#xa0;beschädigte Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fresh and 1 damaged ship</source>
        <translation>%1 intakte und 1&#xa0;beschädigtes Schiff</translation>
    </message>
    <message numerus="yes">
        <source>%1 fresh and %n damaged ships</source>
        <translation>
            <numerusform>%1 intakte und %n&#xa0;beschädigtes Schiff</numerusform>
            <numerusform>%1 intakte und %n&#xa0;beschädigte Schiffe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Whoever leads may declare the ambition of the card led, before anything else and while a marker is left</source>
        <translation>Wer anspielt, darf die Ambition der angespielten Karte ausrufen: vor allem anderen und solange ein Marker da ist</translation>
    </message>
    <message>
        <source>Nobody can seize the initiative now: only before the first action, once a round, and not by its holder</source>
        <translation>Jetzt kann niemand die Initiative ergreifen: nur vor der ersten Aktion, einmal je Runde und nicht, wer sie hat</translation>
    </message>
    <message>
        <source>No resource or card can be used in a Prelude now: it ends with the first action</source>
        <translation>Im Vorspiel ist jetzt keine Ressource oder Karte nutzbar: es endet mit der ersten Aktion</translation>
    </message>
    <message>
        <source>There is no city to tax</source>
        <translation>Es gibt keine Stadt zu besteuern</translation>
    </message>
    <message>
        <source>There is no place to build: ships need a starport, buildings a system with own pieces and an empty slot</source>
        <translation>Nirgends lässt sich bauen: Schiffe brauchen einen Raumhafen, Gebäude ein System mit eigenen Teilen und freiem Platz</translation>
    </message>
    <message>
        <source>There are no ships to move</source>
        <translation>Es gibt keine Schiffe zu bewegen</translation>
    </message>
    <message>
        <source>Nothing is damaged</source>
        <translation>Nichts ist beschädigt</translation>
    </message>
    <message>
        <source>There is no agent to place, or no card in the Court</source>
        <translation>Kein Agent ist übrig, oder am Hof liegt keine Karte</translation>
    </message>
    <message>
        <source>No card of the Court has more of your agents than of each Rival&apos;s</source>
        <translation>Auf keiner Karte am Hof liegen mehr eigene Agenten als von jedem Rivalen</translation>
    </message>
    <message>
        <source>No own ships stand beside anybody else&apos;s pieces</source>
        <translation>Nirgends stehen eigene Schiffe bei fremden Teilen</translation>
    </message>
    <message>
        <source>No card here gives an action now</source>
        <translation>Keine Karte hier gibt jetzt eine Aktion</translation>
    </message>
    <message>
        <source>%1 from slot %2</source>
        <comment>what is raided, and where it lies</comment>
        <translation>%1 aus Platz %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 keys</source>
        <comment>a raid, its price and what is left to pay with</comment>
        <translation>%1: %2 von %3 Schlüsseln</translation>
    </message>
    <message>
        <source>%1: Build or Repair</source>
        <translation>%1: Bauen oder Reparieren</translation>
    </message>
    <message>
        <source>%1: Move</source>
        <translation>%1: Bewegen</translation>
    </message>
    <message>
        <source>%1: this turn&apos;s actions may battle</source>
        <translation>%1: damit darf jede Aktion des Zuges kämpfen</translation>
    </message>
    <message>
        <source>%1: Secure</source>
        <translation>%1: Sichern</translation>
    </message>
    <message>
        <source>%1: an action of the lead card</source>
        <translation>%1: eine Aktion der angespielten Karte</translation>
    </message>
    <message>
        <source>Everybody else has passed: this ends the chapter, with cards left in hands</source>
        <translation>Alle anderen haben gepasst: das beendet das Kapitel, obwohl noch Karten auf der Hand sind</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Ausrufen</translation>
    </message>
    <message>
        <source>Seize</source>
        <translation>Ergreifen</translation>
    </message>
    <message>
        <source>Prelude</source>
        <translation>Vorspiel</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Besteuern</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Beeinflussen</translation>
    </message>
    <message>
        <source>Secure</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>discard the card</source>
        <translation>die Karte ablegen</translation>
    </message>
    <message>
        <source>bury the card</source>
        <translation>die Karte vergraben</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of several things</comment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n&#xa0;Schiff</numerusform>
            <numerusform>%n&#xa0;Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n&#xa0;Stadt</numerusform>
            <numerusform>%n&#xa0;Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starport(s)</source>
        <translation>
            <numerusform>%n&#xa0;Raumhafen</numerusform>
            <numerusform>%n&#xa0;Raumhäfen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2</source>
        <comment>a player, and pieces</comment>
        <translation>%1 zerstört %2</translation>
    </message>
    <message>
        <source>%1 damages %2</source>
        <comment>a player, and pieces</comment>
        <translation>%1 beschädigt %2</translation>
    </message>
    <message>
        <source>%1 destroys %2, damages %3</source>
        <comment>a player, and pieces</comment>
        <translation>%1 zerstört %2, beschädigt %3</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <comment>a player, and own pieces</comment>
        <translation>%1 verliert %2</translation>
    </message>
    <message>
        <source>%1 has %2 damaged</source>
        <comment>a player, and own pieces</comment>
        <translation>%1: %2 beschädigt</translation>
    </message>
    <message>
        <source>%1 loses %2 and has %3 damaged</source>
        <comment>a player, and own pieces</comment>
        <translation>%1 verliert %2, beschädigt: %3</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two actions</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1: Outraged, it gives nothing</source>
        <translation>%1: empört, bringt nichts</translation>
    </message>
    <message>
        <source>The chapter has just ended: look at what it brings first</source>
        <translation>Das Kapitel ist gerade zu Ende: Sieh erst an, was es bringt</translation>
    </message>
    <message>
        <source>No action is left: the turn of %1 is over</source>
        <translation>Keine Aktion ist übrig: der Zug von %1 ist zu Ende</translation>
    </message>
    <message>
        <source>%1 (the cheapest of %2)</source>
        <comment>a raid, and how many alike there are</comment>
        <translation>%1 (der günstigste von %2)</translation>
    </message>
    <message>
        <source>There is nothing to do with it now: %1</source>
        <translation>Damit ist jetzt nichts zu tun: %1</translation>
    </message>
    <message>
        <source>Play on: the next Act</source>
        <translation>Weiter: der nächste Akt</translation>
    </message>
    <message>
        <source>%1: a city</source>
        <translation>%1: Stadt</translation>
    </message>
    <message>
        <source>%1: a starport</source>
        <translation>%1: Raumhafen</translation>
    </message>
    <message>
        <source>Enforce it: %1</source>
        <translation>Durchsetzen: %1</translation>
    </message>
    <message>
        <source>Change to: %1</source>
        <translation>Wechseln zu: %1</translation>
    </message>
    <message>
        <source>an X Clue</source>
        <translation>ein X als Hinweis</translation>
    </message>
    <message>
        <source>a Check Clue</source>
        <translation>einen Haken als Hinweis</translation>
    </message>
    <message>
        <source>the Portal</source>
        <translation>das Portal</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>no Rival pieces there, and a Loyal one</source>
        <translation>dort keine Figuren von Rivalen und eine eigene</translation>
    </message>
    <message>
        <source>no Rival pieces there</source>
        <translation>dort keine Figuren von Rivalen</translation>
    </message>
    <message>
        <source>a Loyal piece there</source>
        <translation>dort eine eigene Figur</translation>
    </message>
    <message>
        <source>the lowest marker</source>
        <translation>der niedrigste Marker</translation>
    </message>
    <message>
        <source>the middle marker</source>
        <translation>der mittlere Marker</translation>
    </message>
    <message>
        <source>the highest marker</source>
        <translation>der höchste Marker</translation>
    </message>
    <message>
        <source>%1 (in print, yes; its author has since said no)</source>
        <comment>what is chosen</comment>
        <translation>%1 (gedruckt: ja; der Autor hat seither nein gesagt)</translation>
    </message>
    <message>
        <source>%1 is at another screen. Answer here all the same?</source>
        <translation>%1 ist an einem anderen Bildschirm. Trotzdem hier antworten?</translation>
    </message>
    <message numerus="yes">
        <source>%n Blight</source>
        <translation>
            <numerusform>%n&#xa0;Fäule</numerusform>
            <numerusform>%n&#xa0;Fäulen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no %2 is left</source>
        <comment>a tax, and the resource</comment>
        <translation>%1: %2 ist aufgebraucht</translation>
    </message>
    <message>
        <source>a card is swapped</source>
        <translation>eine Karte wird getauscht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is chosen, and the Outrage that it provokes</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Imperial ship(s)</source>
        <translation>
            <numerusform>%n imperiales Schiff</numerusform>
            <numerusform>%n imperiale Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards %2 (%3)</source>
        <comment>a player, resources, and the card that says so</comment>
        <translation>%1 wirft %2 ab (%3)</translation>
    </message>
    <message>
        <source>%1 discards three resources (%2)</source>
        <comment>a player, and the card that says so</comment>
        <translation>%1 wirft drei Ressourcen ab (%2)</translation>
    </message>
    <message>
        <source>%1: %2 has the most Power (of equals the first in turn order): Free city in %3</source>
        <comment>a card, a player, a system</comment>
        <translation>%1: %2 hat die meiste Macht (bei Gleichstand nach Zugreihenfolge): Freie Stadt in %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, and what was chosen for it by itself</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 hits the city in %2 to tax it again (%3)</source>
        <comment>a player, a system, a card</comment>
        <translation>%1 trifft die Stadt in %2 und besteuert sie nochmals (%3)</translation>
    </message>
    <message>
        <source>%1 hits the starport in %2 to build there again (%3)</source>
        <comment>a player, a system, a card</comment>
        <translation>%1 trifft den Raumhafen in %2 und baut dort nochmals (%3)</translation>
    </message>
    <message>
        <source>%1 does so (%2)</source>
        <comment>a player asked whether to, and the card</comment>
        <translation>%1 tut es (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n own ship(s)</source>
        <translation>
            <numerusform>%n&#xa0;eigenes Schiff</numerusform>
            <numerusform>%n&#xa0;eigene Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>discard the highest</source>
        <translation>die höchste ablegen</translation>
    </message>
    <message>
        <source>take the highest</source>
        <translation>die höchste nehmen</translation>
    </message>
    <message>
        <source>turn it over</source>
        <translation>umdrehen</translation>
    </message>
    <message>
        <source>hit ships of Outlaws</source>
        <translation>Schiffe von Outlaws treffen</translation>
    </message>
    <message>
        <source>hit Imperial ships</source>
        <translation>imperiale Schiffe treffen</translation>
    </message>
    <message>
        <source>%1: destroy damaged ships in a system</source>
        <translation>%1: zerstöre beschädigte Schiffe in einem System</translation>
    </message>
    <message>
        <source>%1: repair ships anywhere</source>
        <translation>%1: repariere Schiffe, wo du willst</translation>
    </message>
    <message>
        <source>%1: a Catapult move from anywhere</source>
        <translation>%1: eine Katapultbewegung von überall her</translation>
    </message>
    <message>
        <source>%1: gain a resource</source>
        <translation>%1: erhalte eine Ressource</translation>
    </message>
</context>
<context>
    <name>pieces</name>
    <message numerus="yes">
        <source>%1, %n times</source>
        <comment>what to move</comment>
        <translation>
            <numerusform>%1</numerusform>
            <numerusform>%1, %n&#xa0;Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 from the supply to %3</source>
        <comment>owner, ships, system</comment>
        <translation>%1: %2 aus dem Vorrat nach %3</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <comment>owner, ships, system, system</comment>
        <translation>%1: %2 von %3 nach %4</translation>
    </message>
    <message>
        <source>%1: tip a ship in %2 over</source>
        <comment>owner, system</comment>
        <translation>%1: ein Schiff in %2 umkippen</translation>
    </message>
    <message>
        <source>%1: stand a ship in %2 up</source>
        <comment>owner, system</comment>
        <translation>%1: ein Schiff in %2 aufrichten</translation>
    </message>
    <message>
        <source>%1: %2 to %3, damaged</source>
        <comment>owner, building, system</comment>
        <translation>%1: %2 nach %3, beschädigt</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>owner, building, system</comment>
        <translation>%1: %2 nach %3</translation>
    </message>
    <message>
        <source>%1: %2 in %3 is whole again</source>
        <comment>owner, building, system</comment>
        <translation>%1: %2 in %3 ist wieder heil</translation>
    </message>
    <message>
        <source>%1: %2 in %3 is damaged</source>
        <comment>owner, building, system</comment>
        <translation>%1: %2 in %3 ist beschädigt</translation>
    </message>
    <message>
        <source>%1: %2 in %3 to the Trophies of %4</source>
        <comment>owner, building, system, player</comment>
        <translation>%1: %2 in %3 zu den Trophäen von %4</translation>
    </message>
    <message>
        <source>%1: %2 in %3 back to the board of the player</source>
        <comment>owner, building, system</comment>
        <translation>%1: %2 in %3 zurück auf die Spielertafel</translation>
    </message>
    <message>
        <source>All Trophies back to their owners</source>
        <translation>Alle Trophäen zurück zu ihren Besitzern</translation>
    </message>
    <message>
        <source>All Captives back to their owners</source>
        <translation>Alle Gefangenen zurück zu ihren Besitzern</translation>
    </message>
    <message>
        <source>All Captives but those of %1 back to their owners</source>
        <translation>Alle Gefangenen außer denen von %1 zurück zu ihren Besitzern</translation>
    </message>
    <message>
        <source>the supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>the slots of %1</source>
        <translation>Ressourcenfelder von %1</translation>
    </message>
    <message>
        <source>beside the slots of %1</source>
        <translation>neben den Ressourcenfeldern von %1</translation>
    </message>
    <message>
        <source>a planet</source>
        <translation>ein Planet</translation>
    </message>
    <message>
        <source>the Imperial Trust</source>
        <translation>Imperialer Trust</translation>
    </message>
    <message>
        <source>an ambition box</source>
        <translation>ein Ambitionsfeld</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>the box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>a resource token</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>the Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>the Captives of %1</source>
        <translation>Gefangene von %1</translation>
    </message>
    <message>
        <source>the Trophies of %1</source>
        <translation>Trophäen von %1</translation>
    </message>
    <message>
        <source>the Outrage of %1 (%2)</source>
        <comment>player, resource</comment>
        <translation>Empörung von %1 (%2)</translation>
    </message>
    <message>
        <source>the Favors of %1</source>
        <translation>Gefälligkeiten von %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n agent(s) from %2 to %3</source>
        <comment>owner, place, place</comment>
        <translation>
            <numerusform>%1: %n&#xa0;Agent, %2 → %3</numerusform>
            <numerusform>%1: %n&#xa0;Agenten, %2 → %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The initiative marker to %1</source>
        <translation>Den Initiativmarker zu %1</translation>
    </message>
    <message>
        <source>The zero marker onto the lead card</source>
        <translation>Den Nullmarker auf die angespielte Karte</translation>
    </message>
    <message>
        <source>%1: %2 forward on the Power track</source>
        <comment>player, Power</comment>
        <translation>%1: %2 vor auf der Machtleiste</translation>
    </message>
    <message>
        <source>%1: %2 back on the Power track</source>
        <comment>player, Power</comment>
        <translation>%1: %2 zurück auf der Machtleiste</translation>
    </message>
    <message>
        <source>The ambition markers back above the boxes</source>
        <translation>Die Ambitionsmarker zurück an ihren Platz über den Ambitionen</translation>
    </message>
    <message>
        <source>The played cards to the discard pile</source>
        <translation>Die gespielten Karten auf den Ablagestapel</translation>
    </message>
    <message>
        <source>The chapter marker to %1; shuffle, and deal everybody six cards</source>
        <translation>Den Kapitelmarker auf %1; mischen und jedem sechs Karten geben</translation>
    </message>
    <message>
        <source>The end of the chapter</source>
        <translation>Das Ende des Kapitels</translation>
    </message>
    <message>
        <source>The event</source>
        <translation>Das Ereignis</translation>
    </message>
    <message>
        <source>The turn of %1</source>
        <comment>a player</comment>
        <translation>Der Zug von %1</translation>
    </message>
    <message>
        <source>%1 into the Court deck</source>
        <comment>a card</comment>
        <translation>%1 in den Hofstapel</translation>
    </message>
    <message>
        <source>%1 under the Court deck</source>
        <comment>a card</comment>
        <translation>%1 unter den Hofstapel</translation>
    </message>
    <message>
        <source>%1 to the discard pile of the Court</source>
        <comment>a card</comment>
        <translation>%1 auf den Ablagestapel des Hofs</translation>
    </message>
    <message>
        <source>%1 to the Court</source>
        <comment>a card</comment>
        <translation>%1 in den Hof</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a card, a player</comment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>%1 beside the board</source>
        <comment>a card</comment>
        <translation>%1 neben den Spielplan</translation>
    </message>
    <message>
        <source>%1 to the box</source>
        <comment>a card</comment>
        <translation>%1 in die Schachtel</translation>
    </message>
    <message numerus="yes">
        <source>%n Blight</source>
        <translation>
            <numerusform>%n&#xa0;Fäule</numerusform>
            <numerusform>%n&#xa0;Fäulen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from the supply to %2, damaged</source>
        <comment>tokens, system</comment>
        <translation>%1 aus dem Vorrat nach %2, beschädigt</translation>
    </message>
    <message>
        <source>%1 from the supply to %2</source>
        <comment>tokens, system</comment>
        <translation>%1 aus dem Vorrat nach %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>tokens, system, system</comment>
        <translation>%1 von %2 nach %3</translation>
    </message>
    <message>
        <source>Turn a Blight in %1 over</source>
        <comment>system</comment>
        <translation>Eine Fäule in %1 umdrehen</translation>
    </message>
    <message>
        <source>A Blight in %1 to the Trophies of %2</source>
        <comment>system, player</comment>
        <translation>Eine Fäule in %1 zu den Trophäen von %2</translation>
    </message>
    <message>
        <source>A Blight in %1 back to the supply</source>
        <comment>system</comment>
        <translation>Eine Fäule in %1 zurück in den Vorrat</translation>
    </message>
    <message>
        <source>Turn a Blight in %1 to its fresh side</source>
        <comment>system</comment>
        <translation>Eine Fäule in %1 auf die frische Seite drehen</translation>
    </message>
    <message>
        <source>Turn over in %2: %1</source>
        <comment>a token as it is then, and where it lies</comment>
        <translation>Umdrehen in %2: %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a token, and where</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 from %2 to the box</source>
        <comment>a token, and where it lay</comment>
        <translation>%1 von %2 in die Schachtel</translation>
    </message>
    <message>
        <source>A Passage onto %1; what is there into the Twisted Passage, buildings home</source>
        <translation>Eine Passage auf %1; was dort steht in die Verdrehte Passage, Gebäude nach Hause</translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n&#xa0;Stadt</numerusform>
            <numerusform>%n&#xa0;Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starport(s)</source>
        <translation>
            <numerusform>%n&#xa0;Raumhafen</numerusform>
            <numerusform>%n&#xa0;Raumhäfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n&#xa0;Agent</numerusform>
            <numerusform>%n&#xa0;Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing lies on %2 any more</source>
        <comment>owner, card or token</comment>
        <translation>%1: auf %2 liegt nichts mehr</translation>
    </message>
    <message>
        <source>%1: on %2 now lie %3</source>
        <comment>owner, card or token, pieces</comment>
        <translation>%1: auf %2 liegen jetzt %3</translation>
    </message>
    <message>
        <source>%1: the Flagship back to the box</source>
        <comment>owner</comment>
        <translation>%1: das Flaggschiff zurück in die Schachtel</translation>
    </message>
    <message>
        <source>%1: the Flagship to %2</source>
        <comment>owner, system</comment>
        <translation>%1: das Flaggschiff nach %2</translation>
    </message>
    <message>
        <source>%1: %2 onto the Flagship: %3, damaged</source>
        <comment>owner, building, Upgrade</comment>
        <translation>%1: %2 auf das Flaggschiff: %3, beschädigt</translation>
    </message>
    <message>
        <source>%1: %2 onto the Flagship: %3</source>
        <comment>owner, building, Upgrade</comment>
        <translation>%1: %2 auf das Flaggschiff: %3</translation>
    </message>
    <message>
        <source>%1: %2 of the Flagship is damaged</source>
        <comment>owner, Upgrade</comment>
        <translation>%1: %2 des Flaggschiffs ist beschädigt</translation>
    </message>
    <message>
        <source>%1: %2 of the Flagship to the Trophies of %3</source>
        <comment>owner, Upgrade, player</comment>
        <translation>%1: %2 des Flaggschiffs zu den Trophäen von %3</translation>
    </message>
    <message>
        <source>%1: %2 of the Flagship is whole again</source>
        <comment>owner, Upgrade</comment>
        <translation>%1: %2 des Flaggschiffs ist wieder ganz</translation>
    </message>
    <message>
        <source>%1: %2 of the Flagship back to the board of the player</source>
        <comment>owner, Upgrade</comment>
        <translation>%1: %2 des Flaggschiffs zurück auf die Spielertafel</translation>
    </message>
    <message>
        <source>%1: play %2</source>
        <comment>phantom or bot, card</comment>
        <translation>%1: %2 ausspielen</translation>
    </message>
    <message>
        <source>%1: the agent to %2</source>
        <comment>owner, system</comment>
        <translation>%1: den Agenten nach %2</translation>
    </message>
    <message>
        <source>%1: a ship in %2 to the box</source>
        <comment>owner, system</comment>
        <translation>%1: ein Schiff in %2 in die Schachtel</translation>
    </message>
    <message>
        <source>Turn the city in %1 to its fresh side</source>
        <comment>system</comment>
        <translation>Die Stadt in %1 auf die frische Seite drehen</translation>
    </message>
    <message>
        <source>%1: a starport onto %2</source>
        <comment>owner, scientific advance</comment>
        <translation>%1: einen Raumhafen auf %2</translation>
    </message>
    <message>
        <source>The ambition marker %1 to %2</source>
        <comment>its Power, where</comment>
        <translation>Der Ambitionsmarker %1 nach %2</translation>
    </message>
    <message>
        <source>Turn the ambition marker %1 to its orange side</source>
        <comment>its Power</comment>
        <translation>Der Ambitionsmarker %1 auf die orange Seite drehen</translation>
    </message>
    <message>
        <source>The chapter marker to %1</source>
        <translation>Den Kapitelmarker auf %1</translation>
    </message>
    <message>
        <source>The setup</source>
        <translation>Der Aufbau</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bis jetzt</translation>
    </message>
    <message>
        <source>What just happened</source>
        <translation>Was gerade geschah</translation>
    </message>
    <message>
        <source>The ambition marker %1/%2 to %3</source>
        <comment>Power of the first and the second, ambition</comment>
        <translation>Den Ambitionsmarker %1/%2 auf %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: tip %n ships in %2 over</source>
        <comment>owner, system</comment>
        <translation>
            <numerusform>%1: %n&#xa0;Schiff in %2 umkippen</numerusform>
            <numerusform>%1: %n&#xa0;Schiffe in %2 umkippen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: stand %n ships in %2 up</source>
        <comment>owner, system</comment>
        <translation>
            <numerusform>%1: %n&#xa0;Schiff in %2 aufrichten</numerusform>
            <numerusform>%1: %n&#xa0;Schiffe in %2 aufrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a fresh ship in %2 back to the supply</source>
        <comment>owner, system</comment>
        <translation>%1: ein intaktes Schiff in %2 zurück in den Vorrat</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fresh ships in %2 back to the supply</source>
        <comment>owner, system</comment>
        <translation>
            <numerusform>%1: %n&#xa0;intaktes Schiff in %2 zurück in den Vorrat</numerusform>
            <numerusform>%1: %n&#xa0;intakte Schiffe in %2 zurück in den Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a fresh ship in %2 to the Trophies of %3</source>
        <comment>owner, system, player</comment>
        <translation>%1: ein intaktes Schiff in %2 zu den Trophäen von %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fresh ships in %2 to the Trophies of %3</source>
        <comment>owner, system, player</comment>
        <translation>
            <numerusform>%1: %n&#xa0;intaktes Schiff in %2 zu den Trophäen von %3</numerusform>
            <numerusform>%1: %n&#xa0;intakte Schiffe in %2 zu den Trophäen von %3</numerusform>
        </translation>
    </message>
    <message>
        <source>What was put right</source>
        <translation>Was berichtigt wurde</translation>
    </message>
    <message>
        <source>Take back – %1</source>
        <comment>what had been moved, as it was told</comment>
        <translation>Rückgängig – %1</translation>
    </message>
    <message>
        <source>%1 onto the Faithful stack</source>
        <comment>a card</comment>
        <translation>%1 auf den Stapel der Gläubigen</translation>
    </message>
    <message>
        <source>%1 to the played cards</source>
        <comment>a card</comment>
        <translation>%1 zu den gespielten Karten</translation>
    </message>
    <message>
        <source>%1 among the action cards</source>
        <comment>a card</comment>
        <translation>%1 unter die Aktionskarten</translation>
    </message>
    <message>
        <source>%1 from the supply to the box</source>
        <comment>owner and pieces</comment>
        <translation>%1 aus dem Vorrat in die Schachtel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>owner, pieces</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 from the Trophies of %2 back to the supply</source>
        <comment>owner and pieces, player</comment>
        <translation>%1 aus den Trophäen von %2 zurück in den Vorrat</translation>
    </message>
    <message>
        <source>%1 from the supply to the Trophies of %2</source>
        <comment>owner and pieces, player</comment>
        <translation>%1 aus dem Vorrat zu den Trophäen von %2</translation>
    </message>
    <message>
        <source>%1 from the Trophies of %2 to those of %3</source>
        <comment>owner and pieces, player, player</comment>
        <translation>%1 aus den Trophäen von %2 zu denen von %3</translation>
    </message>
    <message>
        <source>%1 from the supply to the Captives of %2</source>
        <comment>owner and pieces, player</comment>
        <translation>%1 aus dem Vorrat zu den Gefangenen von %2</translation>
    </message>
    <message>
        <source>%1 from the Captives of %2 back to the supply</source>
        <comment>owner and pieces, player</comment>
        <translation>%1 von den Gefangenen von %2 zurück in den Vorrat</translation>
    </message>
    <message>
        <source>%1: a placeholder onto the Outrage of %2</source>
        <comment>player, resource</comment>
        <translation>%1: einen Platzhalter auf die Empörung von %2</translation>
    </message>
    <message>
        <source>%1: nothing on the Outrage of %2 any more</source>
        <comment>player, resource</comment>
        <translation>%1: nichts mehr auf der Empörung von %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>in a slot</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: the slots from left to right: %2</source>
        <comment>player, resources</comment>
        <translation>%1: die Plätze von links nach rechts: %2</translation>
    </message>
    <message>
        <source>%1: no Blight is left in %2</source>
        <comment>owner, system</comment>
        <translation>%1: keiner mehr in %2</translation>
    </message>
    <message>
        <source>%1: no ships are left in %2</source>
        <comment>owner, system</comment>
        <translation>%1: keine Schiffe mehr in %2</translation>
    </message>
    <message>
        <source>%1: now in %2: %3</source>
        <comment>owner, system, ships</comment>
        <translation>%1: jetzt in %2: %3</translation>
    </message>
    <message>
        <source>The ambition marker %1/%2 from %3 back above the boxes</source>
        <comment>Power of the first and the second, ambition</comment>
        <translation>Den Ambitionsmarker %1/%2 von %3 zurück an seinen Platz über den Ambitionen</translation>
    </message>
    <message>
        <source>Turn over the ambition marker %1/%2</source>
        <comment>Power of the first and the second</comment>
        <translation>Den Ambitionsmarker %1/%2 umdrehen</translation>
    </message>
    <message>
        <source>%1: the objective marker off the Power track</source>
        <comment>player</comment>
        <translation>%1: den Zielmarker von der Machtleiste</translation>
    </message>
    <message>
        <source>%1: the objective marker to %2 on the Power track</source>
        <comment>player, space</comment>
        <translation>%1: den Zielmarker auf die %2 der Machtleiste</translation>
    </message>
    <message>
        <source>%1: the title card to its Outlaw side</source>
        <comment>player</comment>
        <translation>%1: die Titelkarte auf die Seite Outlaw</translation>
    </message>
    <message>
        <source>%1: the title card to its Regent side</source>
        <comment>player</comment>
        <translation>%1: die Titelkarte auf die Seite Regent</translation>
    </message>
    <message>
        <source>The First Regent tile beside the board</source>
        <translation>Das Plättchen Erster Regent neben den Spielplan</translation>
    </message>
    <message>
        <source>The First Regent tile to %1</source>
        <translation>Das Plättchen Erster Regent zu %1</translation>
    </message>
    <message>
        <source>No Policy is in force any more</source>
        <translation>Keine Politik gilt mehr</translation>
    </message>
    <message>
        <source>The Policy in force: %1</source>
        <translation>Die geltende Politik: %1</translation>
    </message>
    <message>
        <source>Turn the Imperial Council over: it has decided</source>
        <translation>Den Imperialen Rat umdrehen: Er hat entschieden</translation>
    </message>
    <message>
        <source>Turn the Imperial Council over: it is in session</source>
        <translation>Den Imperialen Rat umdrehen: Er tagt</translation>
    </message>
    <message>
        <source>The Sponsored token back to the First Regent tile</source>
        <translation>Den Förder-Marker zurück zum Ersten Regenten</translation>
    </message>
    <message>
        <source>The Sponsored token to %1</source>
        <translation>Den Förder-Marker auf %1</translation>
    </message>
    <message>
        <source>The Commonwealth marker back to its Fate card</source>
        <translation>Den Commonwealth-Marker zurück auf seine Schicksalskarte</translation>
    </message>
    <message>
        <source>The Commonwealth marker to %1</source>
        <translation>Den Commonwealth-Marker auf %1</translation>
    </message>
    <message>
        <source>Turn a card over: %1</source>
        <comment>the side that is up</comment>
        <translation>Eine Karte umdrehen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n action card(s) to the box</source>
        <translation>
            <numerusform>%n&#xa0;Aktionskarte in die Schachtel</numerusform>
            <numerusform>%n&#xa0;Aktionskarten in die Schachtel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: draw %n action card(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1: %n&#xa0;Aktionskarte ziehen</numerusform>
            <numerusform>%1: %n&#xa0;Aktionskarten ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n action card(s) out of the hand</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1: %n&#xa0;Aktionskarte aus der Hand</numerusform>
            <numerusform>%1: %n&#xa0;Aktionskarten aus der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle the Court deck</source>
        <translation>Den Hofstapel mischen</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>%1: %2 in %3 back to the supply</source>
        <comment>owner, ships, system</comment>
        <translation>%1: %2 in %3 zurück in den Vorrat</translation>
    </message>
    <message>
        <source>%1: a damaged ship in %2 back to the supply</source>
        <comment>owner, system</comment>
        <translation>%1: ein beschädigtes Schiff in %2 zurück in den Vorrat</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n damaged ships in %2 back to the supply</source>
        <comment>owner, system</comment>
        <translation>
            <numerusform>%1: %n&#xa0;beschädigtes Schiff in %2 zurück in den Vorrat</numerusform>
            <numerusform>%1: %n&#xa0;beschädigte Schiffe in %2 zurück in den Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a damaged ship in %2 to the Trophies of %3</source>
        <comment>owner, system, player</comment>
        <translation>%1: ein beschädigtes Schiff in %2 zu den Trophäen von %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n damaged ships in %2 to the Trophies of %3</source>
        <comment>owner, system, player</comment>
        <translation>
            <numerusform>%1: %n&#xa0;beschädigtes Schiff in %2 zu den Trophäen von %3</numerusform>
            <numerusform>%1: %n&#xa0;beschädigte Schiffe in %2 zu den Trophäen von %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>Psionic is short: who gains one? (%1)</source>
        <translation>Psionik ist knapp: Wer erhält eine? (%1)</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Wirf die Würfel</translation>
    </message>
    <message>
        <source>Choose what your hits land on</source>
        <translation>Wähle, was deine Treffer treffen</translation>
    </message>
    <message>
        <source>Ransack a card of the Court</source>
        <translation>Brandschatze eine Karte am Hof</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>Der Kampf geht weiter</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wähle</translation>
    </message>
    <message>
        <source>You may declare any ambition (%1)</source>
        <translation>Du darfst eine beliebige Ambition ausrufen (%1)</translation>
    </message>
    <message>
        <source>You may declare any ambition</source>
        <translation>Du darfst eine beliebige Ambition ausrufen</translation>
    </message>
    <message>
        <source>You may seize the initiative (%1)</source>
        <translation>Du darfst die Initiative ergreifen (%1)</translation>
    </message>
    <message>
        <source>You may seize the initiative</source>
        <translation>Du darfst die Initiative ergreifen</translation>
    </message>
    <message>
        <source>%1 is resolved</source>
        <translation>%1 wird abgehandelt</translation>
    </message>
    <message>
        <source>The card is resolved</source>
        <translation>Die Karte wird abgehandelt</translation>
    </message>
    <message>
        <source>Place a ship</source>
        <translation>Platziere ein Schiff</translation>
    </message>
    <message>
        <source>Place three ships in a gate</source>
        <translation>Platziere drei Schiffe in einem Tor</translation>
    </message>
    <message>
        <source>Keep your hand or draw a new one</source>
        <translation>Behalte deine Hand oder zieh eine neue</translation>
    </message>
    <message>
        <source>Take actions or end the turn</source>
        <translation>Handle oder beende den Zug</translation>
    </message>
    <message>
        <source>Discard a resource: there is no room for all</source>
        <translation>Wirf eine Ressource ab: Der Platz reicht nicht für alle</translation>
    </message>
    <message>
        <source>The chapter is over: score it</source>
        <translation>Das Kapitel ist vorbei: wertet es</translation>
    </message>
    <message>
        <source>Enter what happens at the table</source>
        <translation>Trag ein, was am Tisch geschieht</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is asked of them</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>An older version may have left this step to the table; by now the app does it. Take the line out, or write in its place what it left at your table (correct red objective 6), and import the record once more.</source>
        <translation>Eine ältere Version hat diesen Schritt vielleicht dem Tisch überlassen; inzwischen macht ihn die App. Nimm die Zeile heraus oder schreib an ihre Stelle, was sie an deinem Tisch ergab (correct red objective 6), und lade das Protokoll noch einmal.</translation>
    </message>
    <message>
        <source>An older version may not have asked what the app asks here: %1. Write the answer in a line before this one and import the record once more.</source>
        <translation>Eine ältere Version hat vielleicht nicht gefragt, was die App hier fragt: %1. Schreib die Antwort in eine Zeile vor dieser und lade das Protokoll noch einmal.</translation>
    </message>
    <message>
        <source>You may call fresh ships into the battle (%1)</source>
        <translation>Du darfst intakte Schiffe in den Kampf rufen (%1)</translation>
    </message>
    <message>
        <source>Choose ships to move, one colour at a time (%1)</source>
        <translation>Wähle, welche Schiffe ziehen, eine Farbe nach der anderen (%1)</translation>
    </message>
    <message>
        <source>You may roll dice again (%1)</source>
        <translation>Du darfst Würfel neu werfen (%1)</translation>
    </message>
    <message>
        <source>Collect the dice</source>
        <translation>Nimm die Würfel</translation>
    </message>
    <message>
        <source>Choose an own ship for the hit before the dice (%1)</source>
        <translation>Wähle ein eigenes Schiff für den Treffer vor den Würfeln (%1)</translation>
    </message>
    <message>
        <source>Declare an ambition that is not declared (%1)</source>
        <translation>Rufe eine Ambition aus, die nicht ausgerufen ist (%1)</translation>
    </message>
    <message>
        <source>Take a leader or a lore card</source>
        <translation>Nimm einen Anführer oder eine Lore-Karte</translation>
    </message>
    <message>
        <source>Draw 5 lore cards and keep 2 (%1): %2 to name</source>
        <translation>Ziehe 5&#xa0;Lore-Karten und behalte 2 (%1): noch %2 zu nennen</translation>
    </message>
    <message>
        <source>Ships that just moved may move again (%1)</source>
        <translation>Schiffe, die eben gezogen sind, dürfen noch einmal ziehen (%1)</translation>
    </message>
    <message>
        <source>Who has Faithful cards discards 1, the highest; decline without one (%1)</source>
        <translation>Wer Faithful-Karten hat, legt 1&#xa0;ab, die höchste; ohne eine verzichtest du (%1)</translation>
    </message>
    <message>
        <source>Take 1 Faithful card, the highest, from the action discard pile; decline if there is none (%1)</source>
        <translation>Nimm 1&#xa0;Faithful-Karte, die höchste, aus dem Aktions-Ablagestapel; verzichte, wenn keine da ist (%1)</translation>
    </message>
    <message>
        <source>Turn the Doctrine over, or decline (%1)</source>
        <translation>Dreh die Doktrin um, oder verzichte (%1)</translation>
    </message>
    <message>
        <source>Who shows the highest Faithful card and turns the Doctrine over? Decline if it stays (%1)</source>
        <translation>Wer zeigt die höchste Faithful-Karte und dreht die Doktrin um? Verzichte, wenn sie bleibt (%1)</translation>
    </message>
    <message>
        <source>A Witness may go along: to where? (%1)</source>
        <translation>Ein Zeuge darf mitziehen: wohin? (%1)</translation>
    </message>
    <message>
        <source>You may declare Empath (%1)</source>
        <translation>Du darfst Empath ausrufen (%1)</translation>
    </message>
    <message>
        <source>You may place what you took there (%1)</source>
        <translation>Du darfst das Genommene dorthin legen (%1)</translation>
    </message>
    <message>
        <source>Which of the cards you secured is resolved first?</source>
        <translation>Welche der gesicherten Karten kommt zuerst?</translation>
    </message>
    <message>
        <source>Which Golem came home?</source>
        <translation>Welcher Golem kam heim?</translation>
    </message>
    <message>
        <source>End the turn at once, for Rivals&apos; Golems? (%1)</source>
        <translation>Den Zug sofort beenden, für Golems von Rivalen? (%1)</translation>
    </message>
    <message>
        <source>Take Golems of Rivals (%1)</source>
        <translation>Nimm Golems von Rivalen (%1)</translation>
    </message>
    <message>
        <source>Which Rival gets the %1?</source>
        <translation>Welcher Rivale bekommt: %1?</translation>
    </message>
    <message>
        <source>%1: destroy damaged ships in a system</source>
        <translation>%1: zerstöre beschädigte Schiffe in einem System</translation>
    </message>
    <message>
        <source>%1: repair ships anywhere</source>
        <translation>%1: repariere Schiffe, wo du willst</translation>
    </message>
    <message>
        <source>%1: gain a resource</source>
        <translation>%1: erhalte eine Ressource</translation>
    </message>
    <message>
        <source>Return a Loyal city to the player board (%1)</source>
        <translation>Lege eine loyale Stadt auf die Spielertafel zurück (%1)</translation>
    </message>
    <message>
        <source>Take any Golem; it wakes (%1)</source>
        <translation>Nimm einen beliebigen Golem; er erwacht (%1)</translation>
    </message>
    <message>
        <source>Scrap a Guild card, %2 to go (%1)</source>
        <translation>Entferne eine Gildenkarte, noch %2 (%1)</translation>
    </message>
    <message>
        <source>%1: a Catapult move from anywhere</source>
        <translation>%1: eine Katapultbewegung von überall her</translation>
    </message>
    <message>
        <source>You may scrap a lore card for a grand ambition</source>
        <translation>Du darfst für eine große Ambition eine Lore-Karte entfernen</translation>
    </message>
    <message>
        <source>You may scrap a Golem for a grand ambition</source>
        <translation>Du darfst für eine große Ambition einen Golem entfernen</translation>
    </message>
    <message>
        <source>Move from the Twisted Passage to any planets, as often as you like (%1)</source>
        <translation>Bewege dich beliebig oft aus der Verdrehten Passage zu beliebigen Planeten (%1)</translation>
    </message>
    <message>
        <source>You may battle before the world breaks (%1)</source>
        <translation>Du darfst kämpfen, bevor die Welt zerbricht (%1)</translation>
    </message>
    <message>
        <source>Roll a skirmish die for each agent there: how many hits? (%1)</source>
        <translation>Wirf einen Scharmützelwürfel pro Agent dort: wie viele Treffer? (%1)</translation>
    </message>
    <message>
        <source>You may place two ships at a planet of the type (%1)</source>
        <translation>Du darfst zwei Schiffe auf einen Planeten dieser Art setzen (%1)</translation>
    </message>
    <message>
        <source>You may name a planet you control: is it the Haven? (%1)</source>
        <translation>Du darfst einen Planeten nennen, den du kontrollierst: Ist dort das Versteck? (%1)</translation>
    </message>
    <message>
        <source>Show the true Rumors: where is the Haven? (%1)</source>
        <translation>Zeige die wahren Gerüchte: Wo ist das Versteck? (%1)</translation>
    </message>
    <message>
        <source>Break the gate? Then whose starport goes?</source>
        <translation>Das Tor brechen? Wessen Raumhafen geht dann?</translation>
    </message>
    <message>
        <source>Whose starport breaks the gate?</source>
        <translation>Wessen Raumhafen bricht das Tor?</translation>
    </message>
    <message>
        <source>You may end a Ceasefire: in which cluster? (%1)</source>
        <translation>Du darfst einen Waffenstillstand beenden: in welchem Cluster? (%1)</translation>
    </message>
    <message>
        <source>A Captive for each Bunker stays: whose goes home? (%1)</source>
        <translation>Für jeden Bunker bleibt ein Gefangener: wessen kehrt heim? (%1)</translation>
    </message>
    <message>
        <source>You may declare Keeper (%1)</source>
        <translation>Du darfst Keeper ausrufen (%1)</translation>
    </message>
    <message>
        <source>You may place a Seat above a city you control (%1)</source>
        <translation>Du darfst einen Sitz über eine Stadt legen, die du kontrollierst (%1)</translation>
    </message>
    <message>
        <source>A city beside a Seat is gone: did the Seat go with it? Decline if not (%1)</source>
        <translation>Eine Stadt bei einem Sitz ist weg: der Sitz mit ihr? Lehne ab, wenn nicht (%1)</translation>
    </message>
    <message>
        <source>You may take over a Rival&apos;s city with its Seat (%1)</source>
        <translation>Du darfst die Stadt eines Rivalen mit ihrem Sitz übernehmen (%1)</translation>
    </message>
    <message>
        <source>You may place a Court token: of which Fief? (%1)</source>
        <translation>Du darfst einen Hof-Marker legen: von welchem Lehen? (%1)</translation>
    </message>
    <message>
        <source>You may secure the card with your Court token (%1)</source>
        <translation>Du darfst die Karte mit deinem Hof-Marker sichern (%1)</translation>
    </message>
    <message>
        <source>You may influence the card with your Court token (%1)</source>
        <translation>Du darfst die Karte mit deinem Hof-Marker beeinflussen (%1)</translation>
    </message>
    <message>
        <source>Ships may go along with the Blight (%1)</source>
        <translation>Schiffe dürfen mit der Fäule mitziehen (%1)</translation>
    </message>
    <message>
        <source>Confirm the rolled cluster, or turn the roll by 1 for a Psionic (%1)</source>
        <translation>Bestätige den gewürfelten Cluster, oder drehe den Wurf um 1&#xa0;für eine Psionik (%1)</translation>
    </message>
    <message>
        <source>Return an agent from the Court, %2 to go (%1)</source>
        <translation>Nimm einen Agenten aus dem Hof zurück, noch %2 (%1)</translation>
    </message>
    <message>
        <source>In which cluster is all damaged Blight destroyed? (%1)</source>
        <translation>In welchem Cluster wird alle beschädigte Fäule zerstört? (%1)</translation>
    </message>
    <message>
        <source>Spend keys on raiding, %1 left</source>
        <translation>Gib Schlüssel fürs Plündern aus, noch %1</translation>
    </message>
    <message>
        <source>Take a Guild card of the Court deck or discard pile (%1)</source>
        <translation>Nimm eine Gildenkarte aus dem Hofstapel oder seinem Ablagestapel (%1)</translation>
    </message>
    <message>
        <source>You may steal a Guild card (%1)</source>
        <translation>Du darfst eine Gildenkarte stehlen (%1)</translation>
    </message>
    <message>
        <source>Give a Guild card to your left (%1)</source>
        <translation>Gib eine Gildenkarte nach links (%1)</translation>
    </message>
    <message>
        <source>You may demand a Guild card of a Rival (%1)</source>
        <translation>Du darfst die Gildenkarte eines Rivalen fordern (%1)</translation>
    </message>
    <message>
        <source>Give the card for a Favor, or give a Favor (%1)</source>
        <translation>Gib die Karte für eine Gefälligkeit, oder gib eine Gefälligkeit (%1)</translation>
    </message>
    <message>
        <source>Bury a Guild card (%1)</source>
        <translation>Vergrabe eine Gildenkarte (%1)</translation>
    </message>
    <message>
        <source>You may clear Outrage (%1)</source>
        <translation>Du darfst eine Empörung beenden (%1)</translation>
    </message>
    <message>
        <source>You may place an agent on an Outrage slot of a Rival (%1)</source>
        <translation>Du darfst einen Agenten auf ein Empörungsfeld eines Rivalen setzen (%1)</translation>
    </message>
    <message>
        <source>You may replace Loyal ships at a starport: how many? (%1)</source>
        <translation>Du darfst an einem Raumhafen eigene Schiffe ersetzen: wie viele? (%1)</translation>
    </message>
    <message>
        <source>You may place the Psionic there (%1)</source>
        <translation>Du darfst das Psionik dorthin legen (%1)</translation>
    </message>
    <message>
        <source>Before scoring you may give away pieces (%1)</source>
        <translation>Vor der Wertung darfst du Teile weggeben (%1)</translation>
    </message>
    <message>
        <source>To which Rival? (%1)</source>
        <translation>Welchem Rivalen? (%1)</translation>
    </message>
    <message>
        <source>Who becomes the Judge&apos;s Chosen? (%1)</source>
        <translation>Wer wird zum Auserwählten? (%1)</translation>
    </message>
    <message>
        <source>Ships on the card take hits first, %2 to go (%1)</source>
        <translation>Schiffe auf der Karte nehmen zuerst Treffer, noch %2 (%1)</translation>
    </message>
    <message>
        <source>You may spend a Psionic: no Blight Crises where Loyal ships are (%1)</source>
        <translation>Du darfst eine Psionik ausgeben: keine Fäule-Krisen, wo eigene Schiffe sind (%1)</translation>
    </message>
    <message>
        <source>Where in the cluster is Blight placed? Or return an agent to turn the roll by 1 (%1)</source>
        <translation>Wo im Cluster wird Fäule platziert? Oder nimm einen Agenten zurück und drehe den Wurf um 1 (%1)</translation>
    </message>
    <message>
        <source>Which ambition is declared? (%1)</source>
        <translation>Welche Ambition wird ausgerufen? (%1)</translation>
    </message>
    <message>
        <source>Turn the Conspiracy up (%2): whose colour is it? (%1)</source>
        <translation>Decke die Verschwörung auf (%2): wessen Farbe zeigt sie? (%1)</translation>
    </message>
    <message>
        <source>Is the Conspiracy (%2) this colour? Decline if it is not (%1)</source>
        <translation>Hat die Verschwörung (%2) diese Farbe? Lehne ab, wenn nicht (%1)</translation>
    </message>
    <message>
        <source>You may roll any of the dice once more: how many hits now? It was %1 (%2)</source>
        <translation>Du darfst beliebige der Würfel noch einmal werfen: wie viele Treffer jetzt? Es waren %1 (%2)</translation>
    </message>
    <message>
        <source>A Captive for each Banner may stay: whose goes home? (%1)</source>
        <translation>Für jedes Banner darf ein Gefangener bleiben: wessen geht heim? (%1)</translation>
    </message>
    <message>
        <source>Export to the core: discard %1 more</source>
        <translation>Ausfuhr in den Kern: wirf %1 weitere ab</translation>
    </message>
    <message>
        <source>Take the action that a spent resource gives: %1</source>
        <translation>Nimm die Aktion, die die ausgegebene Ressource gibt: %1</translation>
    </message>
    <message numerus="yes">
        <source>Choose own ships for %n hit(s)</source>
        <translation>
            <numerusform>Wähle eigene Schiffe für %n&#xa0;Treffer</numerusform>
            <numerusform>Wähle eigene Schiffe für %n&#xa0;Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Was the card that you Copied with a Faithful one? (%1)</source>
        <translation>War die Karte, mit der du kopiert hast, eine Faithful-Karte? (%1)</translation>
    </message>
    <message>
        <source>Surpass, Pivot or Copy</source>
        <translation>Übertriff, schwenke um oder kopiere</translation>
    </message>
    <message>
        <source>Lead a card or pass</source>
        <translation>Spiel eine Karte an oder passe</translation>
    </message>
    <message>
        <source>Which card comes into the Court?</source>
        <translation>Welche Karte kommt in den Hof?</translation>
    </message>
    <message>
        <source>You may place 2 ships at a Free city (%1)</source>
        <translation>Du darfst 2&#xa0;Schiffe bei einer Freien Stadt einsetzen (%1)</translation>
    </message>
    <message>
        <source>You may become an Outlaw (%1)</source>
        <translation>Du darfst Outlaw werden (%1)</translation>
    </message>
    <message>
        <source>Sponsor an ambition (%1)</source>
        <translation>Fördere eine Ambition (%1)</translation>
    </message>
    <message>
        <source>You may resolve the Crisis in a cluster; then discard or bury the card (%1)</source>
        <translation>Du darfst die Krise in einem Cluster abhandeln; danach lege die Karte ab oder vergrabe sie (%1)</translation>
    </message>
    <message>
        <source>What does the Rumor at %2 say? (%1)</source>
        <translation>Was sagt das Gerücht in %2? (%1)</translation>
    </message>
    <message>
        <source>What do you declare of the Haven, truthfully? (%1)</source>
        <translation>Was erklärst du wahrheitsgemäß über das Versteck? (%1)</translation>
    </message>
    <message>
        <source>Place what fits your planet (%1)</source>
        <translation>Lege, was zu deinem Planeten passt (%1)</translation>
    </message>
    <message>
        <source>A Guild card of yours may fill the gap: which card, and a Conspiracy on which ambition without a marker? (%1)</source>
        <translation>Eine deiner Gildenkarten darf die Lücke füllen: welche Karte, und eine Verschwörung auf welche Ambition ohne Marker? (%1)</translation>
    </message>
    <message>
        <source>You may guess a Conspiracy: which one, and which colour? (%1)</source>
        <translation>Du darfst eine Verschwörung erraten: welche, und welche Farbe? (%1)</translation>
    </message>
    <message>
        <source>You may declare: by which marker? (%1)</source>
        <translation>Du darfst ausrufen: mit welchem Marker? (%1)</translation>
    </message>
    <message>
        <source>Remove the Ideal of an ambition (%1)</source>
        <translation>Entferne das Ideal einer Ambition (%1)</translation>
    </message>
    <message>
        <source>Ships that %2 called may move again (%1): our reading, no ruling says so</source>
        <translation>Schiffe, die %2 gerufen hat, dürfen noch einmal ziehen (%1): So lesen wir es, kein Entscheid sagt es</translation>
    </message>
    <message>
        <source>Whose hand do you look at, and do you swap a card? (%1)</source>
        <translation>Wessen Hand siehst du an, und tauschst du eine Karte? (%1)</translation>
    </message>
    <message>
        <source>The supply is empty: from which Rival is the rest stolen? (%1)</source>
        <translation>Der Vorrat ist leer: Welchem Rivalen wird der Rest gestohlen? (%1)</translation>
    </message>
    <message>
        <source>Which Captive is next? Decline to stop (%1)</source>
        <translation>Welcher Gefangene ist der nächste? Zum Aufhören ablehnen (%1)</translation>
    </message>
    <message>
        <source>In which cluster do you place ships? (%1)</source>
        <translation>In welchem Cluster setzt du Schiffe ein? (%1)</translation>
    </message>
    <message>
        <source>You may choose a type: every player provokes its Outrage (%1)</source>
        <translation>Du darfst eine Art wählen: Alle lösen Empörung dieser Art aus (%1)</translation>
    </message>
    <message>
        <source>You may return a city you control to its player board (%1)</source>
        <translation>Du darfst eine Stadt, die du kontrollierst, auf ihre Spielertafel zurücklegen (%1)</translation>
    </message>
    <message>
        <source>You may influence a card of the Court (%1)</source>
        <translation>Du darfst eine Hofkarte beeinflussen (%1)</translation>
    </message>
    <message>
        <source>You may gain a resource (%1)</source>
        <translation>Du darfst eine Ressource erhalten (%1)</translation>
    </message>
    <message>
        <source>Which Guild card do you give to the Rival with the least Power? (%1)</source>
        <translation>Welche Gildenkarte gibst du dem Rivalen mit der wenigsten Macht? (%1)</translation>
    </message>
    <message>
        <source>You may influence each card of the Court once (%1)</source>
        <translation>Du darfst jede Hofkarte einmal beeinflussen (%1)</translation>
    </message>
    <message>
        <source>You may hit the building to take the action again with it (%1)</source>
        <translation>Du darfst das Gebäude treffen, um die Aktion damit noch einmal auszuführen (%1)</translation>
    </message>
    <message>
        <source>Which card did you draw from the Court deck? You secure it (%1)</source>
        <translation>Welche Karte hast du vom Hofstapel gezogen? Du sicherst sie (%1)</translation>
    </message>
    <message>
        <source>You may place a resource over the icon of the planet (%1)</source>
        <translation>Du darfst eine Ressource über das Symbol des Planeten legen (%1)</translation>
    </message>
    <message>
        <source>You may move an agent of yours to another card of the Court (%1)</source>
        <translation>Du darfst einen deiner Agenten auf eine andere Hofkarte versetzen (%1)</translation>
    </message>
    <message>
        <source>Which Guild card is discarded? (%1)</source>
        <translation>Welche Gildenkarte wird abgelegt? (%1)</translation>
    </message>
    <message>
        <source>Which city becomes a Free city? (%1)</source>
        <translation>Welche Stadt wird eine freie Stadt? (%1)</translation>
    </message>
    <message>
        <source>You may take the resource from the player board (%1)</source>
        <translation>Du darfst die Ressource von der Spielertafel nehmen (%1)</translation>
    </message>
    <message>
        <source>You may choose a cluster, and what happens in it (%1)</source>
        <translation>Du darfst einen Cluster wählen und was dort geschieht (%1)</translation>
    </message>
    <message>
        <source>You may turn the Council to In Session, or influence it (%1)</source>
        <translation>Du darfst den Rat wieder tagen lassen oder ihn beeinflussen (%1)</translation>
    </message>
    <message>
        <source>You may place the Commonwealth marker on the ambition (%1)</source>
        <translation>Du darfst den Commonwealth-Marker auf die Ambition legen (%1)</translation>
    </message>
    <message>
        <source>To which card of the Court is the Armistice attached? (%1)</source>
        <translation>An welche Hofkarte wird die Armistice-Karte angelegt? (%1)</translation>
    </message>
    <message>
        <source>Onto which card of the Court does the agent go? (%1)</source>
        <translation>Auf welche Hofkarte kommt der Agent? (%1)</translation>
    </message>
    <message>
        <source>Which resource do you steal, and from whom? (%1)</source>
        <translation>Welche Ressource stiehlst du, und wem? (%1)</translation>
    </message>
    <message>
        <source>To which card of the Court is the Guild card attached? (%1)</source>
        <translation>An welche Hofkarte wird die Gildenkarte angelegt? (%1)</translation>
    </message>
    <message>
        <source>Which ships are scrapped? (%1)</source>
        <translation>Welche Schiffe werden verschrottet? (%1)</translation>
    </message>
    <message>
        <source>You may take a Banner you control as a Trophy (%1)</source>
        <translation>Du darfst ein Banner, das du kontrollierst, als Trophäe nehmen (%1)</translation>
    </message>
    <message>
        <source>To which card of the Court is it attached? (%1)</source>
        <translation>An welche Hofkarte wird sie angelegt? (%1)</translation>
    </message>
    <message>
        <source>Choose as the card says (%1)</source>
        <translation>Wähle, wie die Karte es sagt (%1)</translation>
    </message>
    <message>
        <source>You may point at a Bunker that you control, for your agents among the Captives of %1 (%2)</source>
        <translation>Du darfst auf einen Bunker zeigen, den du kontrollierst, für deine Agenten unter den Gefangenen von %1 (%2)</translation>
    </message>
    <message>
        <source>Return your Captives from %1, or take the Outrage (%2)</source>
        <translation>Gib deine Gefangenen von %1 zurück, oder nimm die Empörung (%2)</translation>
    </message>
    <message>
        <source>A Bunker is destroyed: which Captive of %1 is scrapped?</source>
        <translation>Ein Bunker ist zerstört: Welcher Gefangene von %1 wird entfernt?</translation>
    </message>
    <message>
        <source>Influence a card of the Court, %1 left (%2)</source>
        <translation>Beeinflusse eine Karte des Hofs, noch %1 (%2)</translation>
    </message>
    <message>
        <source>Influence a card of the Court (%1)</source>
        <translation>Beeinflusse eine Karte des Hofs (%1)</translation>
    </message>
    <message>
        <source>Secure a card of the Court (%1)</source>
        <translation>Sichere eine Karte des Hofs (%1)</translation>
    </message>
    <message>
        <source>You may draw a lore card, attached to what refilled the Court: which came? (%1)</source>
        <translation>Du darfst eine Lore-Karte ziehen und an die nachgerückte Karte anlegen: Welche kam? (%1)</translation>
    </message>
    <message>
        <source>You may become a Regent (%1)</source>
        <translation>Du darfst Regent werden (%1)</translation>
    </message>
    <message>
        <source>Your Rivals discard all Guild cards of which suit? (%1)</source>
        <translation>Von welcher Farbe legen deine Rivalen alle Gildenkarten ab? (%1)</translation>
    </message>
    <message>
        <source>Discard a Guild card (%1)</source>
        <translation>Lege eine Gildenkarte ab (%1)</translation>
    </message>
    <message>
        <source>Where does the next Pilgrim move? Decline if it stays (%1)</source>
        <translation>Wohin zieht der nächste Pilger? Ablehnen, wenn er bleibt (%1)</translation>
    </message>
    <message>
        <source>You may take the Imperial Action (%1)</source>
        <translation>Du darfst die Imperiale Aktion nehmen (%1)</translation>
    </message>
    <message>
        <source>You may change the Policy (%1)</source>
        <translation>Du darfst die Politik ändern (%1)</translation>
    </message>
    <message>
        <source>You may add a resource to the Imperial Trust (%1)</source>
        <translation>Du darfst eine Ressource zum Imperialen Trust legen (%1)</translation>
    </message>
    <message>
        <source>Take a resource from the Imperial Trust (%1)</source>
        <translation>Nimm eine Ressource aus dem Imperialen Trust (%1)</translation>
    </message>
    <message>
        <source>You may place an agent on a Rumor (%1)</source>
        <translation>Du darfst einen Agenten auf ein Gerücht setzen (%1)</translation>
    </message>
    <message>
        <source>You may gain a resource onto the card: %2 of 2 (%1)</source>
        <translation>Du darfst eine Ressource auf die Karte erhalten: %2 von 2 (%1)</translation>
    </message>
    <message>
        <source>Take a leader</source>
        <translation>Nimm einen Anführer</translation>
    </message>
    <message>
        <source>Take a lore card</source>
        <translation>Nimm eine Lore-Karte</translation>
    </message>
</context>
<context>
    <name>reach::AnyTable</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Going to another moment</source>
        <translation>Der Sprung zu einem anderen Zeitpunkt</translation>
    </message>
    <message>
        <source>The changed past</source>
        <translation>Die geänderte Vergangenheit</translation>
    </message>
    <message>
        <source>The game has gone on since.</source>
        <translation>Das Spiel ist inzwischen weitergegangen.</translation>
    </message>
</context>
<context>
    <name>reach::Asking</name>
    <message>
        <source>%1 says no to the deal.</source>
        <translation>%1 lehnt den Handel ab.</translation>
    </message>
    <message>
        <source>%1 puts another deal together.</source>
        <translation>%1 stellt einen anderen Handel zusammen.</translation>
    </message>
    <message>
        <source>%1 takes the deal back.</source>
        <translation>%1 zieht den Handel zurück.</translation>
    </message>
    <message>
        <source>The host did not pass your deal on.</source>
        <translation>Der Gastgeber hat deinen Handel nicht weitergegeben.</translation>
    </message>
    <message>
        <source>Your deal is no longer possible.</source>
        <translation>Dein Handel ist nicht mehr möglich.</translation>
    </message>
    <message>
        <source>The deal that %1 proposed is no longer possible.</source>
        <translation>Der Handel, den %1 vorgeschlagen hat, ist nicht mehr möglich.</translation>
    </message>
</context>
<context>
    <name>reach::Company</name>
    <message>
        <source>Phone</source>
        <comment>the name of a device until people give it another</comment>
        <translation>Telefon</translation>
    </message>
</context>
<context>
    <name>reach::Dice</name>
    <message>
        <source>What comes now is listed under “Lay out the board”</source>
        <translation>Was jetzt kommt, steht unter „Spielplan aufbauen“</translation>
    </message>
</context>
<context>
    <name>reach::Games</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Imported table</source>
        <translation>Eingelesener Tisch</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1, from entry %2</source>
        <comment>a new table&apos;s title</comment>
        <translation>%1, ab Eintrag %2</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Beispielspiel</translation>
    </message>
    <message>
        <source>A name needs a letter or a digit; a comma and # cannot stand in one.</source>
        <translation>Ein Name braucht einen Buchstaben oder eine Ziffer; ein Komma und # können nicht darin stehen.</translation>
    </message>
    <message>
        <source>The save was imported. It does not hold everything; enter from the menu: %1.</source>
        <translation>Der Spielstand wurde übernommen. Er enthält nicht alles; über das Menü ergänzen: %1.</translation>
    </message>
    <message>
        <source>This is no game record: it holds more than text.</source>
        <translation>Das ist kein Spielprotokoll: Es enthält mehr als Text.</translation>
    </message>
    <message>
        <source>The browser has deleted the tables that were kept here. If you have saved them as a file, import it.</source>
        <translation>Der Browser hat die Tische gelöscht, die hier lagen. Wenn du sie als Datei gespeichert hast, lade die Datei.</translation>
    </message>
    <message numerus="yes">
        <source>Added from the file: %n table(s).</source>
        <translation>
            <numerusform>Aus der Datei ist %n&#xa0;Tisch dazugekommen.</numerusform>
            <numerusform>Aus der Datei sind %n&#xa0;Tische dazugekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here already: %n table(s).</source>
        <translation>
            <numerusform>%n&#xa0;Tisch war schon hier.</numerusform>
            <numerusform>%n&#xa0;Tische waren schon hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window of this browser was first.</source>
        <translation>Ein anderes Fenster dieses Browsers war schneller.</translation>
    </message>
</context>
<context>
    <name>reach::Handing</name>
    <message>
        <source>First finish what is being changed.</source>
        <translation>Schließ zuerst ab, was gerade geändert wird.</translation>
    </message>
    <message>
        <source>%1 cannot keep the table at the moment.</source>
        <translation>%1 kann den Tisch im Moment nicht führen.</translation>
    </message>
    <message>
        <source>%1 does not keep the table. It stays here.</source>
        <translation>%1 führt den Tisch nicht. Er bleibt hier.</translation>
    </message>
    <message>
        <source>%1 has not answered. The table stays here.</source>
        <translation>%1 hat nicht geantwortet. Der Tisch bleibt hier.</translation>
    </message>
    <message>
        <source>%1 has said yes, and no more. This device keeps the table. If %1 has it, too, both lines are kept.</source>
        <translation>%1 hat ja gesagt und dann nichts mehr. Dieses Gerät führt den Tisch. Hat %1 ihn auch, bleiben beide Verläufe erhalten.</translation>
    </message>
    <message>
        <source>%1 answered what this version of Reachkeeper does not understand.</source>
        <translation>%1 hat geantwortet, was diese Version von Reachkeeper nicht versteht.</translation>
    </message>
    <message>
        <source>This device cannot note where the table is. It stays here.</source>
        <translation>Dieses Gerät kann nicht vermerken, wo der Tisch ist. Er bleibt hier.</translation>
    </message>
    <message>
        <source>%1 keeps this table now.</source>
        <translation>%1 führt diesen Tisch jetzt.</translation>
    </message>
    <message>
        <source>%1 goes on keeping the table.</source>
        <translation>%1 führt den Tisch weiter.</translation>
    </message>
    <message>
        <source>This device keeps the table now.</source>
        <translation>Dieses Gerät führt den Tisch jetzt.</translation>
    </message>
    <message>
        <source>This device keeps the table now. %1 does not answer any more: if it goes on with the table, too, both lines are kept.</source>
        <translation>Dieses Gerät führt den Tisch jetzt. %1 antwortet nicht mehr: Geht es auch dort weiter, bleiben beide Verläufe erhalten.</translation>
    </message>
    <message>
        <source>%1 goes on keeping the table, and so does this device. Both lines are kept.</source>
        <translation>%1 führt den Tisch weiter, und dieses Gerät auch. Beide Verläufe bleiben erhalten.</translation>
    </message>
</context>
<context>
    <name>reach::History</name>
    <message>
        <source>Chapter %1</source>
        <translation>Kapitel %1</translation>
    </message>
    <message>
        <source>Chapter %1 · Round %2</source>
        <translation>Kapitel %1 · Runde %2</translation>
    </message>
    <message>
        <source>Chapter %1 · Round %2 · %3</source>
        <comment>the last is who takes a turn</comment>
        <translation>Kapitel %1 · Runde %2 · %3</translation>
    </message>
    <message>
        <source>The board is laid out</source>
        <translation>Der Spielplan ist aufgebaut</translation>
    </message>
</context>
<context>
    <name>reach::HostDesk</name>
    <message>
        <source>This is no address of a host.</source>
        <translation>Das ist keine Adresse eines Gastgebers.</translation>
    </message>
    <message>
        <source>A key has 32 digits and letters, in four groups. Whoever runs the host makes it.</source>
        <translation>Ein Schlüssel hat 32&#xa0;Ziffern und Buchstaben in vier Gruppen. Wer den Gastgeber betreibt, erstellt ihn.</translation>
    </message>
    <message>
        <source>Asking %1 …</source>
        <translation>„%1“ wird gefragt …</translation>
    </message>
    <message>
        <source>A table that is not saved cannot be handed over.</source>
        <translation>Ein Tisch, der nicht gespeichert ist, kann nicht übergeben werden.</translation>
    </message>
    <message>
        <source>First finish what is being changed.</source>
        <translation>Schließ zuerst ab, was gerade geändert wird.</translation>
    </message>
    <message>
        <source>Handing the table over to %1 …</source>
        <translation>Der Tisch wird an „%1“ übergeben …</translation>
    </message>
    <message>
        <source>Bringing the table home from %1 …</source>
        <translation>Der Tisch wird von „%1“ nach Hause geholt …</translation>
    </message>
    <message>
        <source>This device has no key of %1.</source>
        <translation>Dieses Gerät hat keinen Schlüssel für %1.</translation>
    </message>
    <message>
        <source>This table cannot be read.</source>
        <translation>Dieser Tisch ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 answered what this version of Reachkeeper does not understand.</source>
        <translation>%1 hat geantwortet, was diese Version von Reachkeeper nicht versteht.</translation>
    </message>
    <message>
        <source>%1 (from %2)</source>
        <comment>a table&apos;s title, a device</comment>
        <translation>%1 (von %2)</translation>
    </message>
    <message>
        <source>%1 has the table now, but this device cannot note it. Both keep it.</source>
        <translation>%1 hat den Tisch jetzt, aber dieses Gerät kann sich das nicht merken. Beide führen ihn.</translation>
    </message>
    <message>
        <source>This table went on at %1 and here. Both lines are kept there, as two tables: this is the one from here.</source>
        <translation>Dieser Tisch ging bei „%1“ und hier weiter. Beide Verläufe sind dort erhalten, als zwei Tische: Dies ist der von hier.</translation>
    </message>
    <message>
        <source>This table was at %1 already and went on there. It goes on from there.</source>
        <translation>Dieser Tisch war schon bei „%1“ und ging dort weiter. Er geht von dort aus weiter.</translation>
    </message>
    <message>
        <source>%1 keeps this table now.</source>
        <translation>„%1“ führt diesen Tisch jetzt.</translation>
    </message>
    <message>
        <source>This device cannot read the table. It stays at %1.</source>
        <translation>Dieses Gerät kann den Tisch nicht lesen. Er bleibt bei „%1“.</translation>
    </message>
    <message>
        <source>This table went on at %1 and here. Both lines are kept on this device, as two tables.</source>
        <translation>Dieser Tisch ging bei „%1“ und hier weiter. Beide Verläufe sind auf diesem Gerät erhalten, als zwei Tische.</translation>
    </message>
    <message>
        <source>This device keeps the table now.</source>
        <translation>Dieses Gerät führt den Tisch jetzt.</translation>
    </message>
    <message>
        <source>This device keeps the table. If the host has it, too, nothing is lost: hand it over again when the host is back.</source>
        <translation>Dieses Gerät führt den Tisch. Falls der Gastgeber ihn auch hat, ist nichts verloren: Übergib ihn noch einmal, wenn der Gastgeber wieder da ist.</translation>
    </message>
    <message>
        <source>All of the table is on this device, among the saved tables. It may still be open at the host, too.</source>
        <translation>Der ganze Tisch ist auf diesem Gerät, bei den gespeicherten Tischen. Vielleicht ist er auch beim Gastgeber noch offen.</translation>
    </message>
    <message>
        <source>The table stays there.</source>
        <translation>Der Tisch bleibt dort.</translation>
    </message>
    <message>
        <source>%1 does not answer. Is the address right (%2), and is this device in a network?</source>
        <translation>%1 antwortet nicht. Stimmt die Adresse (%2), und ist dieses Gerät in einem Netz?</translation>
    </message>
    <message>
        <source>%1 does not know this key. It may have been taken back.</source>
        <translation>%1 kennt diesen Schlüssel nicht. Vielleicht wurde er zurückgenommen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lets nobody in for %n second(s), after wrong codes.</source>
        <translation>
            <numerusform>%1 lässt nach falschen Codes für %n&#xa0;Sekunde niemanden ein.</numerusform>
            <numerusform>%1 lässt nach falschen Codes für %n&#xa0;Sekunden niemanden ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is another version of Reachkeeper. Both need the same.</source>
        <translation>%1 ist eine andere Version von Reachkeeper. Beide brauchen die gleiche.</translation>
    </message>
    <message>
        <source>%1 does not let this device in.</source>
        <translation>%1 lässt dieses Gerät nicht ein.</translation>
    </message>
    <message>
        <source>This key does not allow it.</source>
        <translation>Dieser Schlüssel erlaubt das nicht.</translation>
    </message>
    <message>
        <source>This key may not do that with this table, or %1 has it no longer.</source>
        <translation>Das darf dieser Schlüssel mit diesem Tisch nicht, oder „%1“ hat ihn nicht mehr.</translation>
    </message>
    <message>
        <source>This table was taken from %1 to another device.</source>
        <translation>Dieser Tisch wurde von „%1“ auf ein anderes Gerät geholt.</translation>
    </message>
    <message>
        <source>This key has as many tables at %1 as it may have. Take one of them home first.</source>
        <translation>Dieser Schlüssel hat bei „%1“ so viele Tische, wie er darf. Hol zuerst einen davon nach Hause.</translation>
    </message>
    <message>
        <source>This table is larger than %1 allows.</source>
        <translation>Dieser Tisch ist größer, als „%1“ erlaubt.</translation>
    </message>
    <message>
        <source>%1 is taking in other tables. Try again in a minute.</source>
        <translation>%1 nimmt gerade andere Tische auf. Versuch es in einer Minute noch einmal.</translation>
    </message>
    <message>
        <source>%1 cannot read this table. It may be an older version.</source>
        <translation>%1 kann diesen Tisch nicht lesen. Vielleicht ist es eine ältere Version.</translation>
    </message>
    <message>
        <source>%1 cannot store it at the moment.</source>
        <translation>%1 kann ihn gerade nicht speichern.</translation>
    </message>
    <message>
        <source>This device keeps the table.</source>
        <translation>Dieses Gerät führt den Tisch.</translation>
    </message>
</context>
<context>
    <name>reach::Invitation</name>
    <message>
        <source>A table that is not saved cannot be shared.</source>
        <translation>Ein Tisch, der nicht gespeichert ist, lässt sich nicht teilen.</translation>
    </message>
    <message>
        <source>First finish what is being changed.</source>
        <translation>Zuerst muss fertig sein, was gerade geändert wird.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an address and its network</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>reach::LogSheet</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>reach::MyBooks</name>
    <message>
        <source>%1 is in place of your older copy.</source>
        <translation>%1 ersetzt jetzt deine ältere Fassung.</translation>
    </message>
    <message>
        <source>%1 can be searched now.</source>
        <translation>%1 lässt sich jetzt durchsuchen.</translation>
    </message>
    <message>
        <source>The book could not be removed.</source>
        <translation>Das Buch ließ sich nicht entfernen.</translation>
    </message>
    <message>
        <source>p.%1</source>
        <comment>page</comment>
        <translation>S. %1</translation>
    </message>
</context>
<context>
    <name>reach::Preferences</name>
    <message>
        <source>The settings were damaged, and are those of a new device. What was there is kept as %1.</source>
        <translation>Die Einstellungen waren beschädigt und sind jetzt die eines neuen Geräts. Was dort war, liegt noch unter %1.</translation>
    </message>
</context>
<context>
    <name>reach::QuickAids</name>
    <message>
        <source>The reference is not there. Install Reachkeeper anew.</source>
        <translation>Das Nachschlagewerk fehlt. Installiere Reachkeeper neu.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>reach::ReferenceCards</name>
    <message>
        <source>Protected</source>
        <comment>a card that cannot be raided</comment>
        <translation>Geschützt</translation>
    </message>
</context>
<context>
    <name>reach::ReferenceLibrary</name>
    <message>
        <source>On the table now</source>
        <translation>Gerade auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>reach::Story</name>
    <message>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Act %1 begins</source>
        <translation>Akt %1 beginnt</translation>
    </message>
    <message>
        <source>%1 becomes the %2</source>
        <translation>%1 wird %2</translation>
    </message>
    <message>
        <source>%1 completes the objective of the %2</source>
        <translation>%1 erfüllt das Ziel: %2</translation>
    </message>
    <message>
        <source>%1 fails the objective of the %2</source>
        <translation>%1 verfehlt das Ziel: %2</translation>
    </message>
    <message>
        <source>%1 becomes First Regent</source>
        <translation>%1 wird Erster Regent</translation>
    </message>
    <message>
        <source>%1 turns Outlaw</source>
        <translation>%1 wird Outlaw</translation>
    </message>
    <message>
        <source>%1 turns Regent</source>
        <translation>%1 wird Regent</translation>
    </message>
    <message>
        <source>%1 attacks %2 in %3</source>
        <translation>%1 greift %2 in %3 an</translation>
    </message>
    <message>
        <source>Chapter %1: %2 gains the most, %3 Power</source>
        <translation>Kapitel %1: %2 gewinnt am meisten, %3 Macht</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n&#xa0;Schiff</numerusform>
            <numerusform>%n&#xa0;Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n&#xa0;Gebäude</numerusform>
            <numerusform>%n&#xa0;Gebäude</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2</source>
        <translation>%1 zerstört %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 researches %2</source>
        <translation>%1 erforscht %2</translation>
    </message>
    <message>
        <source>%1 builds a city at %2</source>
        <translation>%1 baut eine Stadt auf %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n ship(s)</source>
        <translation>
            <numerusform>%1 verliert %n&#xa0;Schiff</numerusform>
            <numerusform>%1 verliert %n&#xa0;Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Blight</source>
        <translation>
            <numerusform>%n Fäule</numerusform>
            <numerusform>%n Fäulen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steals %2</source>
        <comment>a player, resources and cards</comment>
        <translation>%1 plündert %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Imperial ship(s)</source>
        <translation>
            <numerusform>%n imperiales Schiff</numerusform>
            <numerusform>%n imperiale Schiffe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reach::Visit</name>
    <message>
        <source>This is no address of a table.</source>
        <translation>Das ist keine Adresse eines Tisches.</translation>
    </message>
    <message>
        <source>This code opens no table here. The code of a table has six letters.</source>
        <translation>Dieser Code öffnet hier keinen Tisch. Der Code eines Tisches hat sechs Buchstaben.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes. It goes on in %n second(s).</source>
        <translation>
            <numerusform>Zu viele falsche Codes. In %n&#xa0;Sekunde geht es weiter.</numerusform>
            <numerusform>Zu viele falsche Codes. In %n&#xa0;Sekunden geht es weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>This device is no longer at the table. With the table&apos;s code it comes in again.</source>
        <translation>Dieses Gerät ist nicht mehr am Tisch. Mit dem Code des Tisches kommt es wieder herein.</translation>
    </message>
    <message>
        <source>This table lets no new devices in at the moment.</source>
        <translation>Dieser Tisch lässt gerade keine neuen Geräte herein.</translation>
    </message>
    <message>
        <source>There is no such table here any more.</source>
        <translation>Diesen Tisch gibt es hier nicht mehr.</translation>
    </message>
    <message>
        <source>The table is kept elsewhere now: %1</source>
        <translation>Der Tisch wird jetzt anderswo geführt: %1</translation>
    </message>
    <message>
        <source>This device is at the table in other windows already.</source>
        <translation>Dieses Gerät ist schon in anderen Fenstern am Tisch.</translation>
    </message>
    <message>
        <source>The table is kept by another version of Reachkeeper. Both need the same.</source>
        <translation>Der Tisch wird von einer anderen Version von Reachkeeper geführt. Beide brauchen dieselbe.</translation>
    </message>
    <message>
        <source>The host does not let this device in.</source>
        <translation>Der Gastgeber lässt dieses Gerät nicht herein.</translation>
    </message>
    <message>
        <source>The code of the table is missing.</source>
        <translation>Der Code des Tisches fehlt.</translation>
    </message>
    <message>
        <source>This table has entries that this program cannot read. Bring it to the version of the host.</source>
        <translation>An diesem Tisch gibt es Einträge, die dieses Programm nicht lesen kann. Bring es auf die Version des Gastgebers.</translation>
    </message>
    <message>
        <source>The table has another code now: ask for it. What waits on this screen is offered then.</source>
        <translation>Der Tisch hat jetzt einen anderen Code: Frag danach. Was auf diesem Bildschirm wartet, wird dann angeboten.</translation>
    </message>
</context>
<context>
    <name>reach::WrittenFile</name>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Written to the downloads of this browser: %1</source>
        <translation>In den Downloads dieses Browsers: %1</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>The file is too large for a record</source>
        <translation>Die Datei ist zu groß für ein Protokoll</translation>
    </message>
    <message>
        <source>The record has too many lines</source>
        <translation>Das Protokoll hat zu viele Zeilen</translation>
    </message>
    <message>
        <source>The line is too long</source>
        <translation>Die Zeile ist zu lang</translation>
    </message>
    <message>
        <source>This name is not UTF-8 text</source>
        <translation>Dieser Name ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>The header needs a line like &apos;players: red, blue&apos;</source>
        <translation>Der Kopf braucht eine Zeile wie &apos;players: red, blue&apos;</translation>
    </message>
    <message>
        <source>The header has no such key</source>
        <translation>Diesen Schlüssel kennt der Kopf nicht</translation>
    </message>
    <message>
        <source>This key was given before</source>
        <translation>Dieser Schlüssel stand schon da</translation>
    </message>
    <message>
        <source>The header lacks this key</source>
        <translation>Dem Kopf fehlt dieser Schlüssel</translation>
    </message>
    <message>
        <source>The app knows the games base, campaign and arcades, not this one</source>
        <translation>Die App kennt die Spiele base, campaign und arcades, dieses nicht</translation>
    </message>
    <message>
        <source>A setup card is wanted, like 3SETUP02</source>
        <translation>Eine Aufbaukarte fehlt, etwa 3SETUP02</translation>
    </message>
    <message>
        <source>Only &apos;split&apos; can stand here</source>
        <translation>Hier darf nur &apos;split&apos; stehen</translation>
    </message>
    <message>
        <source>An entry begins with a player&apos;s colour or a verb like &apos;rolls&apos;</source>
        <translation>Ein Eintrag beginnt mit einer Spielerfarbe oder einem Verb wie &apos;rolls&apos;</translation>
    </message>
    <message>
        <source>A verb is wanted, like &apos;leads&apos; or &apos;builds&apos;</source>
        <translation>Ein Verb fehlt, etwa &apos;leads&apos; oder &apos;builds&apos;</translation>
    </message>
    <message>
        <source>A player&apos;s colour is wanted</source>
        <translation>Eine Spielerfarbe fehlt</translation>
    </message>
    <message>
        <source>A system is wanted, like 4-hex or 1-gate</source>
        <translation>Ein System fehlt, etwa 4-hex oder 1-gate</translation>
    </message>
    <message>
        <source>A card is wanted, like BC05</source>
        <translation>Eine Karte fehlt, etwa BC05</translation>
    </message>
    <message>
        <source>An action card is wanted, like &apos;construction 4&apos;</source>
        <translation>Eine Aktionskarte fehlt, etwa &apos;construction 4&apos;</translation>
    </message>
    <message>
        <source>A resource is wanted</source>
        <translation>Eine Ressource fehlt</translation>
    </message>
    <message>
        <source>An ambition is wanted</source>
        <translation>Eine Ambition fehlt</translation>
    </message>
    <message>
        <source>A piece is wanted: ship, city or starport</source>
        <translation>Eine Figur fehlt: ship, city oder starport</translation>
    </message>
    <message>
        <source>Ships are wanted, like 2 or 2+1</source>
        <translation>Schiffe fehlen, etwa 2&#xa0;oder 2+1</translation>
    </message>
    <message>
        <source>Dice are wanted: assault, skirmish or raid</source>
        <translation>Würfel fehlen: assault, skirmish oder raid</translation>
    </message>
    <message>
        <source>A face of these dice is wanted, like hit+hit or blank</source>
        <translation>Eine Seite dieser Würfel fehlt, etwa hit+hit oder blank</translation>
    </message>
    <message>
        <source>&apos;fresh&apos; or &apos;damaged&apos; is wanted for each hit</source>
        <translation>Für jeden Treffer fehlt &apos;fresh&apos; oder &apos;damaged&apos;</translation>
    </message>
    <message>
        <source>A target is wanted, like ship or damaged-city</source>
        <translation>Ein Ziel fehlt, etwa ship oder damaged-city</translation>
    </message>
    <message>
        <source>Trophies are ships, agents, cities or starports</source>
        <translation>Trophäen sind ships, agents, cities oder starports</translation>
    </message>
    <message>
        <source>This card has several abilities; name one</source>
        <translation>Diese Karte hat mehrere Fähigkeiten; nennt eine</translation>
    </message>
    <message>
        <source>A system, cluster, player, resource, card or number is wanted</source>
        <translation>System, Cluster, Person, Ressource, Karte oder Zahl fehlt</translation>
    </message>
    <message>
        <source>This cannot be corrected; &apos;correct red power 12&apos; can</source>
        <translation>Das lässt sich nicht berichtigen; &apos;correct red power 12&apos; ginge</translation>
    </message>
    <message>
        <source>A depth is wanted: score, board or turn</source>
        <translation>Eine Tiefe fehlt: score, board oder turn</translation>
    </message>
    <message>
        <source>A strictness is wanted: off, advise or strict</source>
        <translation>Eine Strenge fehlt: off, advise oder strict</translation>
    </message>
    <message>
        <source>A number is wanted</source>
        <translation>Eine Zahl fehlt</translation>
    </message>
    <message>
        <source>Wanted here: %1</source>
        <translation>Hier fehlt: %1</translation>
    </message>
    <message>
        <source>This number cannot be</source>
        <translation>Diese Zahl ist nicht möglich</translation>
    </message>
    <message>
        <source>That is more than there can be</source>
        <translation>So viel kann es nicht geben</translation>
    </message>
    <message>
        <source>This was said before</source>
        <translation>Das stand schon da</translation>
    </message>
    <message>
        <source>The entry is complete before this</source>
        <translation>Der Eintrag ist vorher schon vollständig</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos;</source>
        <comment>what is wrong, and the word that is</comment>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>The symbol of a planet is wanted: arrow, moon or hex</source>
        <translation>Gefragt ist das Symbol eines Planeten: arrow, moon oder hex</translation>
    </message>
    <message>
        <source>What one player does for another is wanted, like gives fuel to blue</source>
        <translation>Gefragt ist, was einer für den anderen tut, etwa gives fuel to blue</translation>
    </message>
    <message>
        <source>A Fate card is wanted, like FATE01</source>
        <translation>Gefragt ist eine Schicksalskarte, etwa FATE01</translation>
    </message>
    <message>
        <source>A leader is wanted, like LEAD05: one more than there are players</source>
        <translation>Ein Anführer fehlt, etwa LEAD05: einer mehr als Spieler</translation>
    </message>
    <message>
        <source>A lore card is wanted, like L13: one or two a player, and one more</source>
        <translation>Eine Lore-Karte fehlt, etwa L13: eine oder zwei je Spieler und eine dazu</translation>
    </message>
    <message>
        <source>A token of a Fate is wanted, like banner or golem</source>
        <translation>Erwartet wird ein Marker eines Schicksals, etwa banner oder golem</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
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
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Blighted Reach</source>
        <translation>Blighted Reach</translation>
    </message>
    <message>
        <source>Guild</source>
        <translation>Gilde</translation>
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
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Action card</source>
        <translation>Aktionskarte</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Setup card</source>
        <translation>Aufbaukarte</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Schicksal</translation>
    </message>
    <message>
        <source>Fate setup</source>
        <translation>Schicksalsaufbau</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Gesetz</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Edikt</translation>
    </message>
    <message>
        <source>Summit action</source>
        <translation>Gipfelaktion</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Merkkarte</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopol</translation>
    </message>
    <message>
        <source>Economy</source>
        <translation>Wirtschaft</translation>
    </message>
    <message>
        <source>Doctrine</source>
        <translation>Doktrin</translation>
    </message>
    <message>
        <source>Imperial Council</source>
        <translation>Imperialer Rat</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Checkliste</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>Quick aids</source>
        <translation>Kurzhilfen</translation>
    </message>
    <message>
        <source>%1 p.%2</source>
        <comment>book and page</comment>
        <translation>%1 S. %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>book with page, and heading</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1” is no filter</source>
        <translation>„%1“ ist kein Filter</translation>
    </message>
    <message>
        <source>“%1” is no value of this filter</source>
        <translation>„%1“ ist kein Wert dieses Filters</translation>
    </message>
    <message>
        <source>“%1” is no number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>“%1” holds words, so use a colon</source>
        <translation>„%1“ enthält Wörter: nimm einen Doppelpunkt</translation>
    </message>
    <message>
        <source>This parenthesis closes nothing</source>
        <translation>Diese Klammer schließt nichts</translation>
    </message>
    <message>
        <source>These are too many parentheses</source>
        <translation>Das sind zu viele Klammern</translation>
    </message>
</context>
<context>
    <name>reminders</name>
    <message>
        <source>Instead of leading you may pass the initiative to the left</source>
        <translation>Statt anzuspielen darfst du passen: Die Initiative geht nach links</translation>
    </message>
    <message>
        <source>When everybody with cards passes in a row, the chapter ends</source>
        <translation>Passen alle mit Karten reihum, endet das Kapitel</translation>
    </message>
    <message>
        <source>The number you lead is the ambition you may declare, now for %1 Power</source>
        <translation>Die Zahl der Karte ist die Ambition, die du ausrufen darfst, jetzt für %1 Macht</translation>
    </message>
    <message>
        <source>No ambition marker is left: this lead declares nothing</source>
        <translation>Kein Ambitionsmarker ist übrig: diese Karte ruft nichts aus</translation>
    </message>
    <message>
        <source>The lead counts as 0: every %1 card surpasses it</source>
        <translation>Die erste Karte zählt 0: jede Karte %1 übertrifft sie</translation>
    </message>
    <message>
        <source>The highest card that surpasses takes the initiative</source>
        <translation>Die höchste übertreffende Karte bekommt die Initiative</translation>
    </message>
    <message>
        <source>Surpassing with a 7 seizes the initiative</source>
        <translation>Mit einer 7&#xa0;zu übertreffen ergreift die Initiative</translation>
    </message>
    <message>
        <source>Copy and Pivot give one action, whatever the pips</source>
        <translation>Kopieren und Umschwenken geben eine Aktion, gleich wie viele Punkte</translation>
    </message>
    <message>
        <source>An extra card, face down, seizes the initiative</source>
        <translation>Eine weitere Karte, verdeckt, ergreift die Initiative</translation>
    </message>
    <message>
        <source>Declare %1 now or not at all, for %2 Power</source>
        <translation>%1 jetzt oder gar nicht ausrufen, für %2 Macht</translation>
    </message>
    <message>
        <source>Seize the initiative now, before anything else, or not at all</source>
        <translation>Die Initiative jetzt ergreifen, vor allem anderen, oder gar nicht</translation>
    </message>
    <message>
        <source>Spend resources first: the first action ends the Prelude</source>
        <translation>Erst Ressourcen ausgeben: die erste Aktion beendet das Vorspiel</translation>
    </message>
    <message>
        <source>The spent resource&apos;s action lapses with the Prelude</source>
        <translation>Die Aktion der Ressource verfällt mit dem Vorspiel</translation>
    </message>
    <message>
        <source>What you spend is back in the supply only after the Prelude</source>
        <translation>Ausgegebenes liegt erst nach dem Vorspiel wieder im Vorrat</translation>
    </message>
    <message>
        <source>A spent Weapon lets these pips battle</source>
        <translation>Mit einer ausgegebenen Waffe dürfen diese Punkte kämpfen</translation>
    </message>
    <message>
        <source>%1 is Outraged: it cannot be spent, but still counts</source>
        <translation>%1 ist empört: nicht auszugeben, aber es zählt noch</translation>
    </message>
    <message>
        <source>After a gain you may rearrange your resources</source>
        <translation>Nach dem Erhalt darfst du deine Ressourcen umordnen</translation>
    </message>
    <message>
        <source>Each city is taxed once a turn</source>
        <translation>Jede Stadt wird einmal im Zug besteuert</translation>
    </message>
    <message>
        <source>You control %1: tax %2&apos;s city and capture an agent</source>
        <translation>Du kontrollierst %1: besteuere dort %2 und fange einen Agenten</translation>
    </message>
    <message>
        <source>No slot is free: what you gain makes you discard</source>
        <translation>Kein Feld ist frei: für jeden Gewinn musst du abwerfen</translation>
    </message>
    <message>
        <source>Each starport builds one ship a turn</source>
        <translation>Jeder Raumhafen baut ein Schiff pro Zug</translation>
    </message>
    <message>
        <source>%2 controls %1: what you build there comes damaged</source>
        <translation>%2 kontrolliert %1: dort Gebautes kommt beschädigt</translation>
    </message>
    <message>
        <source>The next city opens resource slots</source>
        <translation>Die nächste Stadt öffnet Ressourcenfelder</translation>
    </message>
    <message>
        <source>With the next city each ambition won alone gives %1 Power more</source>
        <translation>Mit der nächsten Stadt bringt jede allein gewonnene Ambition %1 Macht mehr</translation>
    </message>
    <message>
        <source>You have damaged pieces to repair</source>
        <translation>Du hast beschädigte Teile zu reparieren</translation>
    </message>
    <message>
        <source>Tied on %1: securing takes more agents than each Rival</source>
        <translation>Gleichstand auf %1: zum Sichern braucht es mehr Agenten als jeder Rivale</translation>
    </message>
    <message>
        <source>No hand has cards left: this is the last round of the chapter</source>
        <translation>Niemand hat noch Karten: die letzte Runde des Kapitels</translation>
    </message>
    <message>
        <source>An intercept hits once for each fresh defending ship, now %1</source>
        <translation>Abfangen trifft einmal je intaktem Verteidiger, jetzt %1</translation>
    </message>
    <message>
        <source>Destroying the city provokes Outrage: your %1 and its cards go</source>
        <translation>Die Stadt zu zerstören bringt Empörung: dein Bestand %1 und seine Karten sind weg</translation>
    </message>
    <message>
        <source>Keys count only while an attacking ship is left</source>
        <translation>Schlüssel zählen nur, solange ein Angreifer übrig ist</translation>
    </message>
    <message>
        <source>What is destroyed becomes a Trophy of %1</source>
        <translation>Was zerstört wird, wird Trophäe von %1</translation>
    </message>
    <message>
        <source>Agents on the ransacked card become Trophies, not Captives</source>
        <translation>Agenten auf der gebrandschatzten Karte werden Trophäen, nicht Gefangene</translation>
    </message>
    <message>
        <source>A raid costs the keys of the slot, or those on the card</source>
        <translation>Plündern kostet die Schlüssel des Feldes oder die auf der Karte</translation>
    </message>
    <message>
        <source>%1: tied for first, so all tied are second</source>
        <translation>%1: Gleichstand vorn, also alle Zweite</translation>
    </message>
    <message>
        <source>%1: tied for second, so nobody is</source>
        <translation>%1: Gleichstand um Platz zwei, also niemand</translation>
    </message>
    <message>
        <source>%1: no city bonus for a tie</source>
        <translation>%1: kein Städtebonus bei Gleichstand</translation>
    </message>
    <message>
        <source>Trophies stay: Warlord was not declared</source>
        <translation>Trophäen bleiben: Warlord war nicht ausgerufen</translation>
    </message>
    <message>
        <source>Warlord is scored: all Trophies return</source>
        <translation>Warlord wird gewertet: alle Trophäen gehen zurück</translation>
    </message>
    <message>
        <source>Captives stay: Tyrant was not declared</source>
        <translation>Gefangene bleiben: Tyrant war nicht ausgerufen</translation>
    </message>
    <message>
        <source>Tyrant is scored: all Captives return</source>
        <translation>Tyrant wird gewertet: alle Gefangenen gehen zurück</translation>
    </message>
    <message>
        <source>%1 has enough Power: the game ends here</source>
        <translation>%1 hat genug Macht: hier endet das Spiel</translation>
    </message>
    <message>
        <source>an ambition</source>
        <translation>eine Ambition</translation>
    </message>
    <message>
        <source>A Rival was first: your Event card would give no actions</source>
        <translation>Ein Rivale war schneller: deine Ereigniskarte gäbe keine Aktionen</translation>
    </message>
    <message>
        <source>The round ends with an event: a Summit perhaps, then the dice</source>
        <translation>Am Rundenende kommt ein Ereignis: vielleicht ein Gipfel, dann die Würfel</translation>
    </message>
    <message>
        <source>The round ends with the Council of %1, not with Event cards</source>
        <translation>Am Rundenende folgt der Rat von %1, nicht die Ereigniskarten</translation>
    </message>
    <message>
        <source>Imperial ships obey you where you have pieces, as in %1</source>
        <translation>Imperiale Schiffe gehorchen dir, wo du Teile hast, so in %1</translation>
    </message>
    <message>
        <source>An Imperial ship moves only beside a ship of yours, one for one</source>
        <translation>Ein imperiales Schiff zieht nur neben einem eigenen, eins zu eins</translation>
    </message>
    <message>
        <source>A Catapult move ends in %1: %2</source>
        <translation>Ein Katapultzug endet in %1: %2</translation>
    </message>
    <message>
        <source>Imperial ships in %1: you neither harm nor tax %2 there</source>
        <translation>Imperiale Schiffe in %1: dort weder %2 schaden noch besteuern</translation>
    </message>
    <message>
        <source>In %1 battle the Regent and Imperial ships, or these alone</source>
        <translation>In %1: gegen den Regenten samt imperialen Schiffen oder nur gegen diese</translation>
    </message>
    <message>
        <source>Imperial ships defend beside %1 and intercept</source>
        <translation>Imperiale Schiffe verteidigen neben %1 und fangen ab</translation>
    </message>
    <message>
        <source>You control %1: tax the Free city, without a Captive</source>
        <translation>Du kontrollierst %1: besteuere die Freie Stadt, ohne Gefangenen</translation>
    </message>
    <message>
        <source>You control %1: the Free starport builds you a ship</source>
        <translation>Du kontrollierst %1: der Freie Raumhafen baut dir ein Schiff</translation>
    </message>
    <message>
        <source>Favors to return: %1. A resource costs its raid cost, else 1</source>
        <translation>Gefälligkeiten: %1. Eine Ressource kostet ihre Plünderkosten, sonst 1</translation>
    </message>
    <message>
        <source>Each resource stolen from the Trust costs %1 a Power</source>
        <translation>Jede aus dem Trust gestohlene Ressource kostet %1 eine Macht</translation>
    </message>
    <message>
        <source>Crises: systems where Blight strikes players&apos; ships: %1</source>
        <translation>Krisen: Systeme, in denen die Fäule Schiffe trifft: %1</translation>
    </message>
    <message>
        <source>Blight in %1: two hits count as one, and it never intercepts</source>
        <translation>Fäule in %1: zwei Treffer zählen als einer, und sie fängt nie ab</translation>
    </message>
    <message>
        <source>Enforce %1, or change it and enforce nothing</source>
        <translation>%1 durchsetzen, oder ändern und nichts durchsetzen</translation>
    </message>
    <message>
        <source>Ships at the Flagship this turn: %1 at most</source>
        <translation>Schiffe am Flaggschiff in diesem Zug: höchstens %1</translation>
    </message>
    <message>
        <source>At this %1 planet the Flagship has a slot to build</source>
        <translation>An diesem Planeten (%1) hat das Flaggschiff ein Feld zu bebauen</translation>
    </message>
    <message>
        <source>Dice that the Flagship collects, for its fresh starports: %1</source>
        <translation>Würfel des Flaggschiffs für intakte Raumhäfen: %1</translation>
    </message>
    <message>
        <source>Armor is hit before its Upgrade; a city there provokes nothing</source>
        <translation>Panzerung vor ihrer Aufrüstung; eine Stadt dort provoziert nichts</translation>
    </message>
    <message>
        <source>The Slipstream Drive works in the Prelude only</source>
        <translation>Der Slipstream-Antrieb wirkt nur im Vorspiel</translation>
    </message>
    <message>
        <source>Objective of %1: %2 spaces to go</source>
        <translation>Ziel von %1: noch %2 Felder</translation>
    </message>
    <message>
        <source>%1 loses %2 Power unless the objective is completed now</source>
        <translation>%1 verliert %2 Macht, wenn das Ziel jetzt nicht erfüllt wird</translation>
    </message>
    <message>
        <source>Grand ambitions of %1 score now, undeclared</source>
        <translation>Große Ambitionen von %1 zählen jetzt, ohne Ausrufen</translation>
    </message>
    <message>
        <source>%1 wins by the objective only with at least 1 Power</source>
        <translation>%1 gewinnt durch das Ziel nur mit mindestens 1&#xa0;Macht</translation>
    </message>
    <message>
        <source>After this chapter your damaged pieces are destroyed: %1</source>
        <translation>Nach diesem Kapitel werden deine beschädigten Teile zerstört: %1</translation>
    </message>
    <message>
        <source>%1 has Blight and no ship: buildings there fall after this chapter</source>
        <translation>%1 hat Fäule und kein Schiff: Gebäude fallen nach diesem Kapitel</translation>
    </message>
    <message>
        <source>After this chapter Power above 1 is halved</source>
        <translation>Nach diesem Kapitel wird Macht über 1&#xa0;halbiert</translation>
    </message>
    <message>
        <source>Imperial ships in %1: %3 lets you tax %2, not harm</source>
        <translation>Imperiale Schiffe in %1: mit %3 %2 besteuern, nicht schaden</translation>
    </message>
    <message>
        <source>The Weapon is spent: your pips may battle</source>
        <translation>Waffe ausgegeben: Deine Aktionen dürfen jetzt auch Kämpfe sein</translation>
    </message>
    <message>
        <source>Destroying the city provokes Outrage for all city types of the cluster</source>
        <translation>Die Stadt zu zerstören löst Empörung für alle Stadttypen des Clusters aus</translation>
    </message>
    <message>
        <source>An Event card acts as the lead does; its event follows the last turn</source>
        <translation>Eine Ereigniskarte wirkt wie die Führung; ihr Ereignis folgt dem letzten Zug</translation>
    </message>
    <message>
        <source>From the starport in %1 ships fly on through gates no Rival controls</source>
        <translation>Vom Raumhafen in %1 fliegen Schiffe weiter durch Tore, die kein Rivale kontrolliert</translation>
    </message>
    <message>
        <source>Imperial ships obey you in every system (%1)</source>
        <translation>Imperiale Schiffe gehorchen dir in jedem System (%1)</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <source>Nobody has won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>%1 won with %2 Power</source>
        <translation>%1 hat mit %2 Macht gewonnen</translation>
    </message>
    <message>
        <source>%1 won as %2, with %3 Power</source>
        <comment>a player, their leader or Fate</comment>
        <translation>%1 hat als %2 gewonnen, mit %3 Macht</translation>
    </message>
</context>
<context>
    <name>rewrite</name>
    <message>
        <source>In place of: %1</source>
        <comment>a past entry</comment>
        <translation>Statt: %1</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <comment>a past entry</comment>
        <translation>Vor: %1</translation>
    </message>
    <message>
        <source>Without: %1</source>
        <comment>a past entry</comment>
        <translation>Ohne: %1</translation>
    </message>
    <message>
        <source>Enter what happened, as always; what came after is played again</source>
        <translation>Gib ein, was geschah, wie immer; was danach kam, wird neu gespielt</translation>
    </message>
    <message numerus="yes">
        <source>%n of the entries after it no longer fit(s)</source>
        <translation>
            <numerusform>%n&#xa0;der Einträge danach passt nicht mehr</numerusform>
            <numerusform>%n&#xa0;der Einträge danach passen nicht mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) after it, all of them still fit</source>
        <translation>
            <numerusform>%n&#xa0;Eintrag danach, er passt noch</numerusform>
            <numerusform>%n&#xa0;Einträge danach, alle passen noch</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing came after it</source>
        <translation>Danach kam nichts</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>Instead: %1</source>
        <comment>entries</comment>
        <translation>Stattdessen: %1</translation>
    </message>
    <message>
        <source>Before it: %1</source>
        <comment>entries</comment>
        <translation>Davor: %1</translation>
    </message>
    <message>
        <source>Cannot stay: it is left out, or put another way</source>
        <translation>Kann nicht bleiben: fällt weg oder wird ersetzt</translation>
    </message>
    <message>
        <source>That is what it was: nothing changes</source>
        <translation>So war es schon: nichts ändert sich</translation>
    </message>
    <message>
        <source>Stays anyway, marked in the log</source>
        <translation>Bleibt trotzdem, im Verlauf vermerkt</translation>
    </message>
    <message>
        <source>Chapter %1 instead of %2</source>
        <translation>Kapitel %1 statt %2</translation>
    </message>
    <message>
        <source>%1 has the initiative instead of %2</source>
        <comment>players</comment>
        <translation>%1 hat die Initiative statt %2</translation>
    </message>
    <message>
        <source>no ships</source>
        <translation>keine Schiffe</translation>
    </message>
    <message>
        <source>%1: %2 Power instead of %3</source>
        <translation>%1: %2 Macht statt %3</translation>
    </message>
    <message>
        <source>%1, cards in hand: %2 instead of %3</source>
        <translation>%1, Karten auf der Hand: %2 statt %3</translation>
    </message>
    <message>
        <source>The agent of %1 is in %2</source>
        <comment>player, system</comment>
        <translation>Der Agent von %1 ist in %2</translation>
    </message>
    <message>
        <source>%1 in %2: %3 instead of %4</source>
        <comment>owner, system, ships</comment>
        <translation>%1 in %2: %3 statt %4</translation>
    </message>
    <message>
        <source>%1, %2: %3 instead of %4</source>
        <comment>player, resource, numbers</comment>
        <translation>%1, %2: %3 statt %4</translation>
    </message>
    <message>
        <source>%1, Trophies: %2 instead of %3</source>
        <translation>%1, Trophäen: %2 statt %3</translation>
    </message>
    <message>
        <source>%1, Captives: %2 instead of %3</source>
        <translation>%1, Gefangene: %2 statt %3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>player, card</comment>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>%1 no longer has %2</source>
        <comment>player, card</comment>
        <translation>%1 hat %2 nicht mehr</translation>
    </message>
    <message>
        <source>In the Court: %1</source>
        <comment>a card</comment>
        <translation>Am Hof: %1</translation>
    </message>
    <message>
        <source>%1, agents on %2: %3 instead of %4</source>
        <comment>player, card, numbers</comment>
        <translation>%1, Agenten auf %2: %3 statt %4</translation>
    </message>
    <message>
        <source>No longer in the Court: %1</source>
        <comment>a card</comment>
        <translation>Nicht mehr am Hof: %1</translation>
    </message>
    <message>
        <source>%1 is declared</source>
        <comment>an ambition</comment>
        <translation>%1 ist ausgerufen</translation>
    </message>
    <message>
        <source>%1 is no longer declared</source>
        <comment>an ambition</comment>
        <translation>%1 ist nicht mehr ausgerufen</translation>
    </message>
    <message>
        <source>%1 in %2: a %3</source>
        <comment>owner, system, building</comment>
        <translation>%1 in %2: jetzt %3</translation>
    </message>
    <message>
        <source>Put in before it: %1</source>
        <comment>entries</comment>
        <translation>Davor eingefügt: %1</translation>
    </message>
    <message>
        <source>Means now: %1</source>
        <comment>an entry</comment>
        <translation>Heißt jetzt: %1</translation>
    </message>
    <message>
        <source>Is so already: it is left out</source>
        <translation>Ist schon so: entfällt</translation>
    </message>
    <message>
        <source>Put in, so that what followed stays</source>
        <translation>Eingefügt, damit das Folgende bleibt</translation>
    </message>
    <message>
        <source>Put in before it: %1; it means now: %2</source>
        <comment>entries, an entry</comment>
        <translation>Davor eingefügt: %1; heißt jetzt: %2</translation>
    </message>
    <message>
        <source>There it would be now: %1</source>
        <comment>differences of the table</comment>
        <translation>Dort wäre jetzt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) after it, all of them stay: see “Line by line”</source>
        <translation>
            <numerusform>%n&#xa0;Eintrag danach, er bleibt: siehe „Zeile für Zeile“</numerusform>
            <numerusform>%n&#xa0;Einträge danach, alle bleiben: siehe „Zeile für Zeile“</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2: one %3 less</source>
        <comment>owner, system, building</comment>
        <translation>%1 in %2: eins weniger: %3</translation>
    </message>
    <message>
        <source>It is put right; Undo takes it back</source>
        <translation>Es ist berichtigt; „Rückgängig“ nimmt es zurück</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>It is not this player&apos;s turn</source>
        <translation>Diese Person ist nicht am Zug</translation>
    </message>
    <message>
        <source>A turn begins with a card or a pass</source>
        <translation>Ein Zug beginnt mit einer Karte oder mit Passen</translation>
    </message>
    <message>
        <source>One card a turn is played</source>
        <translation>Pro Zug wird eine Karte gespielt</translation>
    </message>
    <message>
        <source>Only the player with the initiative leads</source>
        <translation>Nur wer die Initiative hat, spielt an</translation>
    </message>
    <message>
        <source>Nobody can follow before a card is led</source>
        <translation>Vor dem Anspielen kann niemand folgen</translation>
    </message>
    <message>
        <source>This player has no cards in hand</source>
        <translation>Diese Person hat keine Handkarten</translation>
    </message>
    <message>
        <source>The 1s and 7s are only for four players</source>
        <translation>Die 1er und 7er sind nur zu viert dabei</translation>
    </message>
    <message>
        <source>To surpass, play the suit of the lead card</source>
        <translation>Zum Übertreffen spiel die Farbe der angespielten Karte</translation>
    </message>
    <message>
        <source>To surpass, play a higher number than the lead card</source>
        <translation>Zum Übertreffen spiel eine höhere Zahl als die angespielte Karte</translation>
    </message>
    <message>
        <source>To pivot, play another suit than that of the lead card</source>
        <translation>Zum Umschwenken spiel eine andere Farbe als die angespielte Karte</translation>
    </message>
    <message>
        <source>With cards in hand only the player with the initiative may pass</source>
        <translation>Mit Handkarten darf nur passen, wer die Initiative hat</translation>
    </message>
    <message>
        <source>Only the player who led may declare an ambition</source>
        <translation>Nur wer angespielt hat, darf eine Ambition ausrufen</translation>
    </message>
    <message>
        <source>An ambition is declared before the Prelude and all actions</source>
        <translation>Eine Ambition wird vor dem Vorspiel und allen Aktionen ausgerufen</translation>
    </message>
    <message>
        <source>A lead card declares one ambition</source>
        <translation>Eine angespielte Karte ruft nur eine Ambition aus</translation>
    </message>
    <message>
        <source>This card does not declare that ambition</source>
        <translation>Diese Karte ruft diese Ambition nicht aus</translation>
    </message>
    <message>
        <source>No ambition marker is left to declare with</source>
        <translation>Kein Ambitionsmarker ist mehr zum Ausrufen da</translation>
    </message>
    <message>
        <source>This player already has the initiative</source>
        <translation>Diese Person hat die Initiative schon</translation>
    </message>
    <message>
        <source>The initiative is seized once a round</source>
        <translation>Die Initiative wird einmal pro Runde ergriffen</translation>
    </message>
    <message>
        <source>The initiative is seized before the Prelude and all actions</source>
        <translation>Die Initiative wird vor dem Vorspiel und allen Aktionen ergriffen</translation>
    </message>
    <message>
        <source>To seize the initiative, play another card face down</source>
        <translation>Um die Initiative zu ergreifen, spiel eine weitere Karte verdeckt</translation>
    </message>
    <message>
        <source>The Prelude of this turn is over</source>
        <translation>Das Vorspiel dieses Zuges ist vorbei</translation>
    </message>
    <message>
        <source>This player does not have that resource</source>
        <translation>Diese Person hat diese Ressource nicht</translation>
    </message>
    <message>
        <source>Without a card that says so, a resource counts only as itself</source>
        <translation>Ohne passende Karte zählt eine Ressource nur als sie selbst</translation>
    </message>
    <message>
        <source>Twelve free actions are waiting: use some of them first</source>
        <translation>Zwölf freie Aktionen warten: erst einige davon verwenden</translation>
    </message>
    <message>
        <source>Resources are rearranged only when one is gained</source>
        <translation>Ressourcen werden nur umgeordnet, wenn man eine erhält</translation>
    </message>
    <message>
        <source>The slots must hold the resources this player has</source>
        <translation>Die Felder müssen die Ressourcen dieser Person enthalten</translation>
    </message>
    <message>
        <source>The played card does not give this action</source>
        <translation>Die gespielte Karte gibt diese Aktion nicht her</translation>
    </message>
    <message>
        <source>All actions of this turn are used</source>
        <translation>Alle Aktionen dieses Zuges sind verbraucht</translation>
    </message>
    <message>
        <source>Tax a city of your own, or a Rival&apos;s in a system you control</source>
        <translation>Besteuere eine eigene Stadt oder die eines Rivalen in einem System, das du kontrollierst</translation>
    </message>
    <message>
        <source>Each city is taxed once a turn</source>
        <translation>Jede Stadt wird einmal pro Zug besteuert</translation>
    </message>
    <message>
        <source>Build where you have a piece, or control an empty planet</source>
        <translation>Baue, wo du eine Figur hast, oder auf einem leeren Planeten, den du kontrollierst</translation>
    </message>
    <message>
        <source>No building slot is free there</source>
        <translation>Dort ist kein Bauplatz frei</translation>
    </message>
    <message>
        <source>Ships are built at your own starport</source>
        <translation>Schiffe werden am eigenen Raumhafen gebaut</translation>
    </message>
    <message>
        <source>Each starport builds one ship a turn</source>
        <translation>Jeder Raumhafen baut ein Schiff pro Zug</translation>
    </message>
    <message>
        <source>This system is out of play</source>
        <translation>Dieses System ist nicht im Spiel</translation>
    </message>
    <message>
        <source>Only your own ships move</source>
        <translation>Nur eigene Schiffe bewegen sich</translation>
    </message>
    <message>
        <source>Ships move to an adjacent system</source>
        <translation>Schiffe bewegen sich in ein benachbartes System</translation>
    </message>
    <message>
        <source>A Catapult move begins at your own starport</source>
        <translation>Eine Katapultbewegung beginnt am eigenen Raumhafen</translation>
    </message>
    <message>
        <source>A Catapult move goes on only through gates that no Rival controls</source>
        <translation>Eine Katapultbewegung geht nur durch Tore weiter, die kein Rivale kontrolliert</translation>
    </message>
    <message>
        <source>Only a damaged piece is repaired</source>
        <translation>Nur eine beschädigte Figur wird repariert</translation>
    </message>
    <message>
        <source>Securing takes more agents on the card than each Rival has</source>
        <translation>Zum Sichern brauchst du mehr Agenten auf der Hofkarte als jeder Rivale</translation>
    </message>
    <message>
        <source>A battle needs a ship of your own in the system</source>
        <translation>Für einen Kampf brauchst du ein eigenes Schiff im System</translation>
    </message>
    <message>
        <source>The defender has no piece in the system</source>
        <translation>Die Verteidigung hat keine Figur im System</translation>
    </message>
    <message>
        <source>At most one die for each attacking ship</source>
        <translation>Höchstens ein Würfel pro angreifendem Schiff</translation>
    </message>
    <message>
        <source>The box has six dice of each kind</source>
        <translation>Die Schachtel hat sechs Würfel jeder Art</translation>
    </message>
    <message>
        <source>Raid dice need a building of the defender in the system, or a defender without buildings on the map</source>
        <translation>nur wenn der Verteidiger hier ein Gebäude hat – oder nirgends eins</translation>
    </message>
    <message>
        <source>The roll does not show the dice that were collected</source>
        <translation>Der Wurf passt nicht zu den gesammelten Würfeln</translation>
    </message>
    <message>
        <source>More dice are rolled again than may be</source>
        <translation>Es werden mehr Würfel neu geworfen als erlaubt</translation>
    </message>
    <message>
        <source>Name one piece for each hit, as long as there are pieces</source>
        <translation>Nenne für jeden Treffer eine Figur, solange welche da sind</translation>
    </message>
    <message>
        <source>Hits go to ships while there are any</source>
        <translation>Treffer gehen auf Schiffe, solange welche da sind</translation>
    </message>
    <message>
        <source>Ransack a card of the Court with agents of the defender</source>
        <translation>Brandschatze eine Hofkarte mit Agenten der Verteidigung</translation>
    </message>
    <message>
        <source>Not enough keys are left</source>
        <translation>Es sind nicht genug Schlüssel übrig</translation>
    </message>
    <message>
        <source>The defender does not have that, or it cannot be stolen</source>
        <translation>Die Verteidigung hat das nicht, oder es lässt sich nicht stehlen</translation>
    </message>
    <message>
        <source>This player does not have that card</source>
        <translation>Diese Person hat diese Karte nicht</translation>
    </message>
    <message>
        <source>A card secured in this Prelude is used later</source>
        <translation>Eine in diesem Vorspiel gesicherte Karte wird erst später genutzt</translation>
    </message>
    <message>
        <source>This card is used once a turn</source>
        <translation>Diese Karte wird einmal pro Zug genutzt</translation>
    </message>
    <message>
        <source>This card is used before anything else in the Prelude</source>
        <translation>Diese Karte wird im Vorspiel vor allem anderen genutzt</translation>
    </message>
    <message>
        <source>The text of the card does not allow it</source>
        <translation>Der Kartentext erlaubt das nicht</translation>
    </message>
    <message>
        <source>Declaring takes a Guild card to give, and influencing a Copy or Pivot that secures</source>
        <translation>Zum Ausrufen muss eine Gildenkarte abgegeben werden, und zum Beeinflussen gehört ein Kopieren oder Umschwenken zum Sichern</translation>
    </message>
    <message>
        <source>The chapter is not over</source>
        <translation>Das Kapitel ist noch nicht vorbei</translation>
    </message>
    <message>
        <source>Nothing has to be discarded</source>
        <translation>Nichts muss abgeworfen werden</translation>
    </message>
    <message>
        <source>These ships are placed in a gate</source>
        <translation>Diese Schiffe werden in einem Tor platziert</translation>
    </message>
    <message>
        <source>Only the second of two players may draw a new hand</source>
        <translation>Nur die zweite von zwei Personen darf eine neue Hand ziehen</translation>
    </message>
    <message>
        <source>Another question is open and comes first</source>
        <translation>Eine andere Frage ist offen und kommt zuerst</translation>
    </message>
    <message>
        <source>Nothing was asked that this answers</source>
        <translation>Danach wird hier nicht gefragt</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Nobody plays this colour</source>
        <translation>Niemand spielt diese Farbe</translation>
    </message>
    <message>
        <source>There is no such piece there</source>
        <translation>So eine Figur gibt es dort nicht</translation>
    </message>
    <message>
        <source>There is no such card there</source>
        <translation>So eine Karte gibt es dort nicht</translation>
    </message>
    <message>
        <source>This number cannot be</source>
        <translation>Diese Zahl ist nicht möglich</translation>
    </message>
    <message>
        <source>The box does not have that many</source>
        <translation>So viele hat die Schachtel nicht</translation>
    </message>
    <message>
        <source>The map is not being mirrored in this game</source>
        <translation>Der Spielplan wird in diesem Spiel nicht mitgeführt</translation>
    </message>
    <message>
        <source>Turns are not being mirrored in this game</source>
        <translation>Züge werden in diesem Spiel nicht mitgeführt</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Grundspiel</translation>
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
        <translation>%1 S. %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>book with page, and heading</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>A card of the defender comes before the dice are collected</source>
        <translation>Eine Karte der Verteidigung kommt, bevor die Würfel genommen werden</translation>
    </message>
    <message>
        <source>Each player takes one leader</source>
        <translation>Jede Person nimmt einen Anführer</translation>
    </message>
    <message>
        <source>This player has all their lore cards</source>
        <translation>Diese Person hat alle ihre Lore-Karten</translation>
    </message>
    <message>
        <source>This card was not laid out</source>
        <translation>Diese Karte lag nicht aus</translation>
    </message>
    <message>
        <source>The card asks for less than was said</source>
        <translation>Die Karte verlangt weniger, als gesagt wurde</translation>
    </message>
    <message>
        <source>Only a Regent with Loyal pieces there commands the Imperial ships</source>
        <translation>Nur ein Regent mit eigenen Figuren dort befehligt die Imperialen Schiffe</translation>
    </message>
    <message>
        <source>Each Imperial ship moves beside a Loyal ship</source>
        <translation>Jedes Imperiale Schiff zieht neben einem eigenen</translation>
    </message>
    <message>
        <source>Regents harm neither the Empire nor, beside its ships, each other</source>
        <translation>Regenten schaden weder dem Imperium noch, neben seinen Schiffen, einander</translation>
    </message>
    <message>
        <source>An Event card is never led</source>
        <translation>Eine Ereigniskarte wird nie angespielt</translation>
    </message>
    <message>
        <source>Free buildings serve whoever controls the system</source>
        <translation>Freie Gebäude dienen dem, der das System kontrolliert</translation>
    </message>
    <message>
        <source>The Imperial Council has decided</source>
        <translation>Der Imperiale Rat hat entschieden</translation>
    </message>
    <message>
        <source>The first pieces go to an empty slot beside an Imperial ship</source>
        <translation>Die ersten Figuren kommen auf einen leeren Platz neben einem Imperialen Schiff</translation>
    </message>
    <message>
        <source>The Summit does not allow this now</source>
        <translation>Das lässt der Gipfel jetzt nicht zu</translation>
    </message>
    <message>
        <source>These Favors do not pay for that</source>
        <translation>So viele Gefälligkeiten kostet das nicht</translation>
    </message>
    <message>
        <source>No last piece is ceded, and no building beside Loyal ships</source>
        <translation>Die letzte Figur wird nicht abgetreten und kein Gebäude neben eigenen Schiffen</translation>
    </message>
    <message>
        <source>This cannot be part of a deal</source>
        <translation>Das kann nicht Teil eines Handels sein</translation>
    </message>
    <message>
        <source>The Policy demands something else</source>
        <translation>Die Politik fordert etwas anderes</translation>
    </message>
    <message>
        <source>The Policy acts elsewhere</source>
        <translation>Die Politik wirkt anderswo</translation>
    </message>
    <message>
        <source>A protected card stays with its holder</source>
        <translation>Eine geschützte Karte bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>This Fate cannot be taken for this Act</source>
        <translation>Dieses Schicksal gibt es nicht für diesen Akt</translation>
    </message>
    <message>
        <source>This belongs to the campaign</source>
        <translation>Das gehört zur Kampagne</translation>
    </message>
    <message>
        <source>A Flagship begins beside Loyal pieces</source>
        <translation>Ein Flaggschiff beginnt bei eigenen Figuren</translation>
    </message>
    <message>
        <source>With a Flagship, cities and starports go onto its board</source>
        <translation>Mit einem Flaggschiff kommen Städte und Raumhäfen auf dessen Tableau</translation>
    </message>
    <message>
        <source>The slot wants the Flagship at another planet</source>
        <translation>Für diesen Platz muss das Flaggschiff an einem anderen Planeten sein</translation>
    </message>
    <message>
        <source>Armor needs its Upgrade, and that fresh</source>
        <translation>Panzerung braucht ihre Aufrüstung, und die intakt</translation>
    </message>
    <message>
        <source>The Flagship has built all the ships it can this turn</source>
        <translation>Das Flaggschiff hat in diesem Zug alle Schiffe gebaut, die es kann</translation>
    </message>
    <message>
        <source>The Slipstream Drive: once a turn, the Flagship alone or other ships from where it is</source>
        <translation>Slipstream-Antrieb: einmal im Zug, das Flaggschiff allein oder andere Schiffe von seinem Ort</translation>
    </message>
    <message>
        <source>Resettling goes elsewhere</source>
        <translation>Die Neuansiedlung geht woandershin</translation>
    </message>
    <message>
        <source>Nothing more is attached to this card</source>
        <translation>An diese Karte wird nichts mehr angelegt</translation>
    </message>
    <message>
        <source>A new action replaces only one that a pip or a resource pays for</source>
        <translation>Eine neue Aktion ersetzt nur eine, die ein Punkt oder eine Ressource bezahlt</translation>
    </message>
    <message>
        <source>This ambition is not part of the game</source>
        <translation>Diese Ambition gibt es in dieser Partie nicht</translation>
    </message>
    <message>
        <source>What was sealed is told with its seal, and as it was written down</source>
        <translation>Versiegeltes wird mit seinem Siegel enthüllt und so, wie es notiert wurde</translation>
    </message>
    <message>
        <source>A card has been led in this round</source>
        <translation>In dieser Runde ist schon eine Karte angespielt</translation>
    </message>
    <message>
        <source>This Faithful card is not among the action cards yet</source>
        <translation>Diese Faithful-Karte ist noch nicht unter den Aktionskarten</translation>
    </message>
    <message>
        <source>Only by a card&apos;s leave is anything built outside the slots</source>
        <translation>Nur mit der Erlaubnis einer Karte wird außerhalb der Bauplätze gebaut</translation>
    </message>
    <message>
        <source>Only what is yours or yours to command is repaired</source>
        <translation>Repariert wird nur, was dir gehört oder was du befehligst</translation>
    </message>
    <message>
        <source>This card does not lie in the Court</source>
        <translation>Diese Karte liegt nicht am Hof</translation>
    </message>
    <message>
        <source>The card asks for more than was said</source>
        <translation>Die Karte verlangt mehr, als gesagt wurde</translation>
    </message>
    <message>
        <source>This player has conceded</source>
        <translation>Diese Person hat aufgegeben</translation>
    </message>
    <message>
        <source>This is done to a Rival, not to oneself</source>
        <translation>Das trifft einen Rivalen, nicht einen selbst</translation>
    </message>
    <message>
        <source>This takes a planet, not a gate</source>
        <translation>Das verlangt einen Planeten, kein Tor</translation>
    </message>
    <message>
        <source>This takes a gate, not a planet</source>
        <translation>Das verlangt ein Tor, keinen Planeten</translation>
    </message>
    <message>
        <source>This takes a Guild card</source>
        <translation>Das verlangt eine Gildenkarte</translation>
    </message>
    <message>
        <source>None of these is left in the supply</source>
        <translation>Davon ist nichts mehr im Vorrat</translation>
    </message>
    <message>
        <source>There is no such resource there</source>
        <translation>Diese Ressource gibt es dort nicht</translation>
    </message>
    <message>
        <source>Nobody has counted this system</source>
        <translation>Niemand hat dieses System gezählt</translation>
    </message>
    <message>
        <source>No such card is left: played in this chapter already</source>
        <translation>Davon ist keine mehr übrig: in diesem Kapitel schon gespielt</translation>
    </message>
    <message>
        <source>The battle for which it is used must stay possible and be fought</source>
        <translation>Der Kampf, für den sie eingesetzt wird, muss möglich bleiben und geführt werden</translation>
    </message>
    <message>
        <source>Nothing else is stolen before this card</source>
        <translation>Vor dieser Karte wird nichts anderes gestohlen</translation>
    </message>
</context>
<context>
    <name>score board</name>
    <message>
        <source>Power of %1</source>
        <translation>Macht von %1</translation>
    </message>
    <message>
        <source>Cities %1 has built</source>
        <translation>Gebaute Städte von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a resource, a player</comment>
        <translation>%1&#xa0;von&#xa0;%2</translation>
    </message>
    <message>
        <source>Captives of %1 from %2</source>
        <translation>Gefangene bei %1 von %2</translation>
    </message>
    <message>
        <source>Trophies of %1 from %2</source>
        <translation>Trophäen bei %1 von %2</translation>
    </message>
    <message>
        <source>%1 declares %2</source>
        <translation>%1 ruft %2 aus</translation>
    </message>
    <message>
        <source>%1 has no free slot: count a city that was built, or what was spent or discarded</source>
        <translation>%1 hat keinen freien Platz: zählt eine gebaute Stadt, oder was ausgegeben oder abgelegt wurde</translation>
    </message>
    <message>
        <source>No %1 is left in the supply</source>
        <translation>Im Vorrat liegt kein %1 mehr</translation>
    </message>
    <message>
        <source>On the box</source>
        <comment>resources there count as a third player&apos;s</comment>
        <translation>Auf dem Feld</translation>
    </message>
</context>
<context>
    <name>secrets</name>
    <message>
        <source>%1: the token on %2</source>
        <comment>a card, an ambition</comment>
        <translation>%1: der Marker auf %2</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>First Regent</source>
        <translation>Erster Regent</translation>
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
        <translation>Zielmarker</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politik</translation>
    </message>
    <message>
        <source>Rules booklet</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Imperial Trust</source>
        <translation>Imperialer Trust</translation>
    </message>
    <message>
        <source>Imperial Council</source>
        <translation>Imperialer Rat</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>hat entschieden</translation>
    </message>
    <message>
        <source>in session</source>
        <translation>tagt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Act I</source>
        <translation>Akt I</translation>
    </message>
    <message>
        <source>Act II</source>
        <translation>Akt II</translation>
    </message>
    <message>
        <source>Act III</source>
        <translation>Akt III</translation>
    </message>
    <message>
        <source>%1: objective completed, %2 Power</source>
        <translation>%1: Ziel erfüllt, %2 Macht</translation>
    </message>
    <message>
        <source>%1: objective failed, %2 Power</source>
        <translation>%1: Ziel verfehlt, %2 Macht</translation>
    </message>
    <message>
        <source>Slipstream Drive</source>
        <translation>Slipstream-Antrieb</translation>
    </message>
    <message>
        <source>Tractor Beam</source>
        <translation>Traktorstrahl</translation>
    </message>
    <message>
        <source>Control Array</source>
        <translation>Kontrollanlage</translation>
    </message>
    <message>
        <source>Defense Array</source>
        <translation>Abwehranlage</translation>
    </message>
    <message>
        <source>Ship Crane</source>
        <translation>Schiffskran</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>damaged %1</source>
        <translation>%1, beschädigt</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>frisch</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Next Fate</source>
        <translation>Nächstes Schicksal</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Outrage</source>
        <translation>Empörung</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Cards in play</source>
        <translation>Karten im Spiel</translation>
    </message>
    <message>
        <source>Favors held of</source>
        <translation>Gefälligkeiten von</translation>
    </message>
    <message>
        <source>Flagship</source>
        <translation>Flaggschiff</translation>
    </message>
    <message>
        <source>Flagship Upgrades</source>
        <translation>Ausbauten des Flaggschiffs</translation>
    </message>
    <message>
        <source>Flagship Armor</source>
        <translation>Panzerung des Flaggschiffs</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophäen</translation>
    </message>
    <message>
        <source>Captives</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Left on the board and in supply</source>
        <translation>Übrig auf dem Tableau und im Vorrat</translation>
    </message>
    <message>
        <source>Out of the campaign</source>
        <translation>Aus der Kampagne</translation>
    </message>
    <message>
        <source>%1 with %2 attached</source>
        <translation>%1, daran %2</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Court deck</source>
        <translation>Hofstapel</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>Court discard pile</source>
        <translation>Ablage des Hofs</translation>
    </message>
    <message>
        <source>Court cards in the box</source>
        <translation>Hofkarten in der Schachtel</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>%1 on its icon</source>
        <translation>%1 auf dem Symbol</translation>
    </message>
    <message>
        <source>%1, chapter %2</source>
        <translation>%1, Kapitel %2</translation>
    </message>
    <message>
        <source>Map tray, clusters %1 to %2</source>
        <translation>Planschale, Cluster %1 bis %2</translation>
    </message>
    <message>
        <source>Player tray of %1</source>
        <translation>Spielerschale von %1</translation>
    </message>
    <message>
        <source>Fate Set to hand, its Fate card in front</source>
        <translation>Schicksalsset bereitlegen, die Schicksalskarte davor</translation>
    </message>
    <message>
        <source>Large well: the rest of the Fate Set</source>
        <translation>Großes Fach: der Rest des Schicksalssets</translation>
    </message>
    <message>
        <source>Cards in play face up</source>
        <translation>Karten im Spiel offen auslegen</translation>
    </message>
    <message>
        <source>Large well, on top: the cards in play</source>
        <translation>Großes Fach, obenauf: die Karten im Spiel</translation>
    </message>
    <message>
        <source>Agents on Outrage</source>
        <translation>Agenten auf Empörung</translation>
    </message>
    <message>
        <source>Favors</source>
        <translation>Gefälligkeiten</translation>
    </message>
    <message>
        <source>Pieces of the Flagship&apos;s Upgrades</source>
        <translation>Figuren der Ausbauten des Flaggschiffs</translation>
    </message>
    <message>
        <source>Pieces of the Flagship&apos;s Armor</source>
        <translation>Figuren der Panzerung des Flaggschiffs</translation>
    </message>
    <message>
        <source>Power marker on its space</source>
        <translation>Machtmarker auf sein Feld</translation>
    </message>
    <message>
        <source>Title card face up</source>
        <translation>Titelkarte offen</translation>
    </message>
    <message>
        <source>Count: this must be left over, cities on the board</source>
        <translation>Zähl nach: das muss übrig sein, Städte auf dem Tableau</translation>
    </message>
    <message>
        <source>Small well: everything left of the colour</source>
        <translation>Kleines Fach: alles Übrige der Farbe</translation>
    </message>
    <message>
        <source>Open it where everybody sees; its cards lie in it</source>
        <translation>Aufgeschlagen hinlegen, wo alle es sehen; seine Karten liegen darin</translation>
    </message>
    <message>
        <source>Close it; its cards stay in it</source>
        <translation>Zuklappen; seine Karten bleiben darin</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Shuffle the Court deck</source>
        <translation>Den Hofstapel mischen</translation>
    </message>
    <message>
        <source>Shuffle the action deck with the Event cards</source>
        <translation>Den Aktionsstapel mit den Ereigniskarten mischen</translation>
    </message>
    <message>
        <source>Lore deck and unused Fate Sets to hand</source>
        <translation>Wissensstapel und unbenutzte Schicksalssets bereitlegen</translation>
    </message>
    <message>
        <source>General supply: resources, Imperial ships, Free and Blight pieces</source>
        <translation>Allgemeiner Vorrat: Ressourcen, imperiale Schiffe, freie Figuren und Fäule</translation>
    </message>
    <message>
        <source>Court deck behind its divider</source>
        <translation>Hofstapel hinter seinen Trenner</translation>
    </message>
    <message>
        <source>Scrapped cards behind theirs, away from the deck</source>
        <translation>Entfernte Karten hinter ihren, getrennt vom Stapel</translation>
    </message>
    <message>
        <source>Action deck with the Event cards</source>
        <translation>Aktionsstapel mit den Ereigniskarten</translation>
    </message>
    <message>
        <source>Lore deck, and the unused Fate Sets with their pieces</source>
        <translation>Wissensstapel, und die unbenutzten Schicksalssets mit ihren Figuren</translation>
    </message>
    <message>
        <source>General supply into the base and campaign trays</source>
        <translation>Allgemeiner Vorrat in die Schalen von Grundspiel und Kampagne</translation>
    </message>
    <message>
        <source>Boards on top of the lower wells</source>
        <translation>Tableaus oben auf die unteren Fächer</translation>
    </message>
    <message>
        <source>the First Regent</source>
        <translation>der Erste Regent</translation>
    </message>
    <message>
        <source>the Policy on top</source>
        <translation>die oberste Politik</translation>
    </message>
    <message>
        <source>resources and tokens on cards, and notes</source>
        <translation>Ressourcen und Marker auf Karten, und Notizen</translation>
    </message>
    <message>
        <source>The save does not say which Act is over (gameNumber 1 or 2).</source>
        <translation>Der Spielstand sagt nicht, welcher Akt vorbei ist (gameNumber 1&#xa0;oder 2).</translation>
    </message>
    <message>
        <source>The save needs 2 to 4 players; it has %1.</source>
        <translation>Der Spielstand braucht 2&#xa0;bis 4&#xa0;Spieler; er hat %1.</translation>
    </message>
    <message>
        <source>These Fates cannot be played in Act %1.</source>
        <translation>Diese Schicksale können in Akt %1 nicht gespielt werden.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no player&apos;s colour.</source>
        <translation>„%1“ ist keine Spielerfarbe.</translation>
    </message>
    <message>
        <source>Two players are %1.</source>
        <translation>Zwei Spieler sind %1.</translation>
    </message>
    <message>
        <source>%1 has no Fate that the box knows (&apos;%2&apos;).</source>
        <translation>%1 hat kein Schicksal, das die Schachtel kennt („%2“).</translation>
    </message>
    <message>
        <source>whose Trophies and Captives they are</source>
        <translation>wessen Trophäen und Gefangene es sind</translation>
    </message>
    <message>
        <source>the card &apos;%1&apos;</source>
        <translation>die Karte „%1“</translation>
    </message>
    <message>
        <source>the Court deck</source>
        <translation>der Hofstapel</translation>
    </message>
    <message>
        <source>This is no save of the Arcs Visual Tracker, version 1.</source>
        <translation>Das ist kein Spielstand des Arcs Visual Tracker, Version 1.</translation>
    </message>
    <message>
        <source>Tokens of Fates</source>
        <translation>Marker der Schicksale</translation>
    </message>
    <message>
        <source>Commonwealth marker</source>
        <translation>Commonwealth-Marker</translation>
    </message>
    <message>
        <source>Sponsored token</source>
        <translation>Fördermarker</translation>
    </message>
    <message>
        <source>Tokens of Fates in the supply</source>
        <translation>Marker der Schicksale im Vorrat</translation>
    </message>
    <message>
        <source>The map, clusters %1 to %2</source>
        <translation>Der Spielplan, Cluster %1 bis %2</translation>
    </message>
    <message>
        <source>Faithful stack</source>
        <translation>Stapel der Gläubigen</translation>
    </message>
    <message>
        <source>Added to the action deck</source>
        <translation>Im Aktionsstapel dazu</translation>
    </message>
    <message>
        <source>Action cards out of the campaign</source>
        <translation>Aktionskarten aus der Kampagne</translation>
    </message>
    <message>
        <source>with them %1</source>
        <translation>dazu %1</translation>
    </message>
    <message>
        <source>Faithful stack by number, the highest on top</source>
        <translation>Stapel der Gläubigen nach Zahlen, die höchste zuoberst</translation>
    </message>
    <message>
        <source>On cards</source>
        <translation>Auf Karten</translation>
    </message>
    <message>
        <source>on the token %1</source>
        <translation>auf dem Marker %1</translation>
    </message>
    <message>
        <source>%1 (ships)</source>
        <translation>%1 (Schiffe)</translation>
    </message>
    <message>
        <source>This is neither a game record nor a whole save of the Arcs Visual Tracker: a part of it is missing or was changed.</source>
        <translation>Das ist weder ein Spielprotokoll noch ein ganzer Spielstand des Arcs Visual Tracker: Ein Teil fehlt oder wurde verändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n Blight</source>
        <translation>
            <numerusform>%n Fäule</numerusform>
            <numerusform>%n Fäulen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tables</name>
    <message>
        <source>The Blighted Reach, Act %1</source>
        <translation>The Blighted Reach, Akt %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an Act, and the Fates it began with</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Arcs</source>
        <translation>Arcs</translation>
    </message>
    <message>
        <source>Leaders &amp; Lore</source>
        <translation>Leaders &amp; Lore</translation>
    </message>
    <message>
        <source>ARCADEs, alone against bots</source>
        <translation>ARCADEs, allein gegen Bots</translation>
    </message>
    <message>
        <source>ARCADEs, alone against hard bots</source>
        <translation>ARCADEs, allein gegen harte Bots</translation>
    </message>
    <message>
        <source>ARCADEs with the phantom</source>
        <translation>ARCADEs mit dem Phantom</translation>
    </message>
    <message>
        <source>ARCADEs</source>
        <translation>ARCADEs</translation>
    </message>
</context>
<context>
    <name>tokens</name>
    <message>
        <source>Warrior Golem</source>
        <translation>Krieger-Golem</translation>
    </message>
    <message>
        <source>Protector Golem</source>
        <translation>Beschützer-Golem</translation>
    </message>
    <message>
        <source>Seeker Golem</source>
        <translation>Sucher-Golem</translation>
    </message>
    <message>
        <source>Harvester Golem</source>
        <translation>Ernter-Golem</translation>
    </message>
    <message>
        <source>Golem</source>
        <translation>Golem</translation>
    </message>
    <message>
        <source>True Rumor: the cluster</source>
        <translation>Wahres Gerücht: der Cluster</translation>
    </message>
    <message>
        <source>True Rumor: the symbol</source>
        <translation>Wahres Gerücht: das Symbol</translation>
    </message>
    <message>
        <source>False Rumor</source>
        <translation>Falsches Gerücht</translation>
    </message>
    <message>
        <source>Rumor</source>
        <translation>Gerücht</translation>
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
        <translation>schlafend</translation>
    </message>
    <message>
        <source>awake</source>
        <translation>wach</translation>
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
        <translation>Frieden</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>Broken World</source>
        <translation>zerbrochene Welt</translation>
    </message>
    <message>
        <source>Psionic side</source>
        <translation>Psionik-Seite</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Clue (check)</source>
        <translation>Hinweis (Haken)</translation>
    </message>
    <message>
        <source>Clue (X)</source>
        <translation>Hinweis (X)</translation>
    </message>
    <message>
        <source>Portal</source>
        <translation>Portal</translation>
    </message>
    <message>
        <source>Pilgrim</source>
        <translation>Pilger</translation>
    </message>
    <message>
        <source>War Profiteer</source>
        <translation>Kriegsgewinnler</translation>
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
        <translation>Zeuge</translation>
    </message>
    <message>
        <source>Ceasefire</source>
        <translation>Waffenstillstand</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>Court token</source>
        <translation>Hof-Marker</translation>
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
        <translation>Verschwörung</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a token, and the side that is up</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the %1 box</source>
        <translation>das Feld %1</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>am Ziel</translation>
    </message>
    <message>
        <source>aside</source>
        <translation>beiseite</translation>
    </message>
    <message>
        <source>the token in %1</source>
        <translation>Marker in %1</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <comment>a Conspiracy in the box of an ambition</comment>
        <translation>%1, Nummer %2</translation>
    </message>
</context>
</TS>
