pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The secrets that were sealed on this device, for their players to look at again. Without a card, those of all cards.
Rows {
    id: known

    required property Table table
    required property SecretDraft draft
    property string card: ""
    readonly property Secrets keeper: Secrets {
        table: known.table
    }

    spacing: Theme.gap / 2
    // Evaluated again when the keeper has its table, and for each entry. At the screen of a player only the own ones are shown.
    model: !keeper.table || keeper.table.cursor < 0 ? [] : Array.from(keeper.known(card)).filter(secret => Company.seat === "" || Company.seat === secret.player)

    delegate: ColumnLayout {
        id: own

        required property secret modelData
        readonly property bool looking: known.draft.card === modelData.card && known.draft.number === modelData.number

        spacing: 2

        QuietButton {
            objectName: "secretAgain"
            Layout.fillWidth: true
            text: own.looking ? qsTr("Cover it again") : qsTr("Only %1 looks: what was sealed").arg(own.modelData.name)
            onClicked: {
                if (own.looking)
                    known.draft.drop();
                else
                    known.draft.look(own.modelData.card, own.modelData.number);
            }
        }

        Words {
            objectName: "secretKnown"
            Layout.fillWidth: true
            visible: own.looking
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            text: own.looking ? Names.filled(qsTr("%1: %2", "a card, and the secret"), [own.modelData.text, own.modelData.choices[0].text]) : ""
            color: Theme.ink
            font.pixelSize: Theme.text
            font.weight: Font.DemiBold
        }
    }
}
