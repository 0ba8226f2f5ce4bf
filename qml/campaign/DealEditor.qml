pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Who gives whom what: the parts that a deal can have. A forbidden part is grey, with its rule.
ColumnLayout {
    id: editor

    objectName: "dealEditor"

    required property TableFocus at
    readonly property DealDraft draft: at.drafts.deal
    // In the Call to Order one Rival acts for the caller, who returns Favors.
    readonly property bool forced: draft.forced
    spacing: Theme.gap / 2
    // A screen that comes back to the table learns its seat later.
    readonly property string seat: Company.seat
    // At the screen of one player that player's gifts come first.
    function beginWithOwn(): void {
        if (!forced && draft.parts.length === 0 && seat !== "")
            draft.giver = seat;
    }

    onSeatChanged: beginWithOwn()
    Component.onCompleted: beginWithOwn()

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
                    return editor.draft.givers.includes(player.color);
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
                width: modelData.legal || modelData.spent ? Math.min(implicitWidth, editor.width) : editor.width
                offer: modelData
                onClicked: editor.draft.add(index)
            }
        }
    }
}
