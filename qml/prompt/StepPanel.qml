pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A step of the campaign: its subject, and the options with their effects.
Flickable {
    id: panel

    required property TableFocus at
    readonly property int kind: at.kind
    readonly property bool fromPaper: kind === Arcs.Ask.NextAct && at.campaign.fromPaper

    // True for the choice of a Fate from cards drawn by the app. The table may draw its own cards instead.
    readonly property bool choosing: kind === Arcs.Ask.ChooseFate
    readonly property list<option> drawn: at.drawnFates
    readonly property list<option> hand: Array.from(at.options).filter(option => {
            return panel.isDrawn(option);
        })
    readonly property list<option> shown: choosing && hand.length > 0 ? Array.from(at.options).filter(option => {
            return panel.isOwn(option) || panel.isDrawn(option);
        }) : Array.from(at.options)

    // A player who completed the objective may keep the Fate.
    function isOwn(option: option): bool {
        return option.card === at.player(at.actor).campaign.fate.id;
    }

    // An option of another player for the same Fate does not count.
    function isDrawn(option: option): bool {
        return Array.from(panel.drawn).some(drawn => {
                return drawn.player === option.player && drawn.card === option.card;
            });
    }

    // One card is drawn besides the own Fate, else two. Cards in another player's hand are not drawn.
    function draw(): void {
        const rest = Array.from(at.options).filter(option => {
                return !panel.isOwn(option) && Among.about(panel.drawn, option.card).index < 0;
            });
        const cards = Array.from(at.options).some(option => panel.isOwn(option)) ? 1 : 2;
        const next = Array.from(drawn);
        for (let card = 0; card < cards && rest.length > 0; ++card)
            next.push(rest.splice(Chance.below(rest.length), 1)[0]);
        panel.at.drawnFates = next;
    }

    function explain(kind: int): string {
        switch (kind) {
        case Arcs.Ask.Policy:
            return qsTr("Draw one of the three Govern cards at random and lay it on top: its Policy holds first.");
        case Arcs.Ask.CrisesOrEdicts:
            return qsTr("After the Imperial Council one of the two is resolved, and whoever secured it decides.");
        case Arcs.Ask.Trust:
            return qsTr("An Outlaw who secured the Council takes from the Imperial Trust; the First Regent loses a Power for each.");
        case Arcs.Ask.Govern:
            return qsTr("Enforce the Policy on top, or lay another one on top without enforcing it.");
        case Arcs.Ask.Demand:
            return qsTr("The First Regent chooses what this Regent gives.");
        case Arcs.Ask.ImperialAction:
            return qsTr("What the Policy does once the Demand is met.");
        case Arcs.Ask.GrandAmbitions:
            return qsTr("Both stand on the Fate's card. Fulfilled ones score by the chapter.");
        case Arcs.Ask.ChooseFate:
            return qsTr("Whoever completed the objective draws one card and may keep the Fate; everybody else draws two. Tap the Fate that is chosen, or let the app draw.");
        case Arcs.Ask.NextAct:
            return qsTr("Everything is saved. Play on, or pack up with the packing lists until another day.");
        default:
            return "";
        }
    }

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            Layout.fillWidth: true
            visible: text !== ""
            wrapMode: Text.Wrap
            text: panel.fromPaper ? qsTr("Enter what the paper log sheet says: first the map, then everything else. Then begin the Act.") : panel.at.prompt.because || panel.explain(panel.kind)
            color: Theme.quietInk
            font.pixelSize: 16
        }

        // Between the Acts: the outcomes of all objectives, and the Power that players keep.
        Rows {
            Layout.fillWidth: true
            spacing: 6
            model: panel.kind === Arcs.Ask.ChooseFate || panel.kind === Arcs.Ask.NextAct && !panel.fromPaper ? panel.at.players.length : 0

            delegate: ActOutcome {
                required property int index

                player: panel.at.players[index] ?? panel.at.nobody
                act: Math.max(1, panel.at.campaign.act)
            }
        }

        QuietButton {
            objectName: "enterMap"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            visible: panel.fromPaper
            text: qsTr("The map, system by system")
            onClicked: panel.at.sheet = Sheets.Count
        }

        QuietButton {
            objectName: "enterRest"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            visible: panel.fromPaper
            text: qsTr("Players, Court and Empire")
            onClicked: panel.at.sheet = Sheets.Corrections
        }

        QuietButton {
            objectName: "drawPolicy"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            visible: panel.kind === Arcs.Ask.Policy
            text: qsTr("Draw for us")
            onClicked: panel.at.take(panel.at.options[Chance.below(panel.at.options.length)])
        }

        QuietButton {
            objectName: "drawFates"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            visible: panel.choosing && panel.hand.length === 0
            text: qsTr("Let the app draw")
            onClicked: panel.draw()
        }

        StepOptions {
            Layout.fillWidth: true
            at: panel.at
            options: panel.shown
        }

        QuietButton {
            objectName: "allFates"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            visible: panel.choosing && panel.hand.length > 0
            text: qsTr("Show all")
            onClicked: panel.at.drawnFates = Array.from(panel.drawn).filter(option => {
                    return !Array.from(panel.at.options).some(one => one.player === option.player && one.card === option.card);
                })
        }

        QuietButton {
            objectName: "packUp"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            visible: panel.kind === Arcs.Ask.NextAct
            text: qsTr("Log sheet and packing up")
            onClicked: panel.at.screenWanted("LogSheet")
        }
    }
}
