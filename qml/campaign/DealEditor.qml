pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Builds a deal, part by part. A forbidden part is grey, with its rule.
ColumnLayout {
    id: editor

    objectName: "dealEditor"

    required property TableFocus at
    // In the Call to Order one Rival acts for the caller, who returns Favors.
    readonly property bool forced: at.kind === Arcs.Ask.CallToOrder
    property string from: forced ? firstOther(at.actor) : at.actor
    property string to: forced ? at.actor : firstOther(at.actor)
    // The deal so far, as an entry.
    property string line: ""
    readonly property Deals deals: Deals {
        table: Table
    }
    readonly property deal deal: deals.deal(Table.cursor < 0 ? "" : line)
    readonly property list<offer> offered: Array.from(deals.offers(Table.cursor < 0 ? "" : line, from, to))
    readonly property option verdict: at.ahead.judge(line)

    function firstOther(color: string): string {
        return Array.from(editor.at.players).find(player => {
                return player.color !== color;
            })?.color ?? "";
    }

    function chooseFrom(color: string): void {
        if (color === editor.to)
            editor.to = editor.forced ? editor.to : editor.from;
        editor.from = color;
    }

    function chooseTo(color: string): void {
        if (color === editor.from)
            editor.from = editor.to;
        editor.to = color;
    }

    spacing: Theme.gap / 2

    Connections {
        function onCursorChanged(): void {
            editor.line = "";
        }

        target: editor.at
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: 8

        Words {
            Layout.preferredWidth: 56
            text: qsTr("Gives", "who gives in a deal")
            color: Theme.quietInk
            font.pixelSize: 15
        }

        PlayerTabs {
            objectName: "dealFrom"
            Layout.fillWidth: true
            players: Array.from(editor.at.players).filter(player => {
                    return !editor.forced || player.color !== editor.at.actor;
                })
            chosen: editor.from
            // A forced deal involves one Rival only.
            enabled: !editor.forced || editor.line === ""
            onPicked: color => {
                return editor.chooseFrom(color);
            }
        }
    }

    RowLayout {
        Layout.fillWidth: true
        visible: !editor.forced
        spacing: 8

        Words {
            Layout.preferredWidth: 56
            text: qsTr("Gets", "who gets something in a deal")
            color: Theme.quietInk
            font.pixelSize: 15
        }

        PlayerTabs {
            objectName: "dealTo"
            Layout.fillWidth: true
            players: editor.at.players
            chosen: editor.to
            onPicked: color => {
                return editor.chooseTo(color);
            }
        }
    }

    Rows {
        Layout.fillWidth: true
        spacing: 4
        model: editor.deal.parts

        delegate: QuietButton {
            required property dealPart modelData
            required property int index

            objectName: "dealDrop-" + index
            glyph: "close"
            text: modelData.text
            Accessible.name: qsTr("Take out: %1").arg(modelData.text)
            onClicked: editor.line = modelData.without
        }
    }

    PrimaryButton {
        objectName: "dealAgree"
        Layout.fillWidth: true
        Layout.preferredHeight: 56
        visible: editor.line !== ""
        enabled: editor.verdict.entry !== "" && !editor.verdict.refused
        text: editor.forced ? qsTr("Return %n Favor(s) for it", "", editor.deal.favors) : qsTr("All agree: do it")
        onClicked: editor.at.takeLine(editor.line)
    }

    // Parts are side by side. A forbidden part takes a line of its own for its rule.
    Flow {
        Layout.fillWidth: true
        spacing: 6

        Repeater {
            model: editor.offered

            delegate: DealOffer {
                required property offer modelData
                required property int index

                objectName: "dealPart-" + index
                width: modelData.legal ? Math.min(implicitWidth, editor.width) : editor.width
                offer: modelData
                onClicked: editor.line = modelData.line
            }
        }
    }
}
