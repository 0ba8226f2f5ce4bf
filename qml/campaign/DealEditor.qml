pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Builds a deal, part by part. A forbidden part is grey, with its rule.
ColumnLayout {
    id: editor

    objectName: "dealEditor"

    required property TableFocus at
    readonly property DealDraft draft: at.drafts.deal
    // In the Call to Order one Rival acts for the caller, who returns Favors.
    readonly property bool forced: draft.forced
    // The others at their own screens, who can agree there.
    readonly property list<string> whom: Company.reachable.length > 0 && draft.parts.length > 0 ? Company.asking.whom(draft) : []

    spacing: Theme.gap / 2
    // At the screen of one player that player's gifts come first.
    Component.onCompleted: {
        if (!forced && draft.parts.length === 0 && Company.seat !== "")
            draft.giver = Company.seat;
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
            chosen: editor.draft.giver
            // A forced deal involves one Rival only.
            enabled: !editor.forced || editor.draft.parts.length === 0
            onPicked: color => {
                return editor.draft.giver = color;
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
            chosen: editor.draft.taker
            onPicked: color => {
                return editor.draft.taker = color;
            }
        }
    }

    Rows {
        Layout.fillWidth: true
        spacing: 4
        model: editor.draft.parts

        delegate: QuietButton {
            required property string modelData
            required property int index

            objectName: "dealDrop-" + index
            glyph: "close"
            text: modelData
            Accessible.name: qsTr("Take out: %1").arg(modelData)
            onClicked: editor.draft.takeOut(index)
        }
    }

    PrimaryButton {
        objectName: "dealAsk"
        Layout.fillWidth: true
        Layout.preferredHeight: 56
        visible: editor.whom.length > 0
        enabled: editor.draft.legal
        text: qsTr("Ask %1", "names of players, for a deal").arg(Array.from(editor.whom).join(", "))
        onClicked: Company.asking.ask(editor.draft)
    }

    QuietButton {
        objectName: "dealAgreed"
        Layout.fillWidth: true
        visible: editor.whom.length > 0
        enabled: editor.draft.possible
        text: qsTr("All have said yes: do it")
        onClicked: editor.draft.enter()
    }

    PrimaryButton {
        objectName: "dealAgree"
        Layout.fillWidth: true
        Layout.preferredHeight: 56
        visible: editor.draft.parts.length > 0 && editor.whom.length === 0
        enabled: editor.draft.possible
        text: editor.forced ? qsTr("Return %n Favor(s) for it", "", editor.draft.favors) : qsTr("All agree: do it")
        onClicked: editor.draft.enter()
    }

    // Parts are side by side. A forbidden part takes a line of its own for its rule.
    Flow {
        Layout.fillWidth: true
        spacing: 6

        Repeater {
            model: editor.draft.offers

            delegate: DealOffer {
                required property offer modelData
                required property int index

                objectName: "dealPart-" + index
                width: modelData.legal ? Math.min(implicitWidth, editor.width) : editor.width
                offer: modelData
                onClicked: editor.draft.add(index)
            }
        }
    }
}
