pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A secret that only its player sees: covered, then chosen, then sealed. When it is covered again, nothing of it is
// visible.
ColumnLayout {
    id: hand

    required property secret secret
    required property SecretDraft draft
    readonly property bool looking: draft.card === secret.card && draft.number === secret.number

    signal written(string word)

    spacing: Theme.gap / 2

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: hand.secret.text
        color: Theme.ink
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
    }

    QuietButton {
        objectName: "secretLook"
        Layout.fillWidth: true
        visible: !hand.looking
        text: qsTr("Only %1 looks: write it down").arg(hand.secret.name)
        onClicked: hand.draft.look(hand.secret.card, hand.secret.number)
    }

    // Above the choices, so that it is visible with any number of them.
    RowLayout {
        Layout.fillWidth: true
        visible: hand.looking
        spacing: Theme.gap / 2

        PrimaryButton {
            objectName: "secretSeal"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            enabled: hand.draft.chosen !== ""
            text: qsTr("Seal it")
            onClicked: {
                const word = hand.draft.chosen;
                hand.draft.drop();
                hand.written(word);
            }
        }

        QuietButton {
            objectName: "secretCover"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTr("Cover it again")
            onClicked: hand.draft.drop()
        }
    }

    Flow {
        Layout.fillWidth: true
        visible: hand.looking
        spacing: Theme.gap / 2

        Repeater {
            model: hand.looking ? hand.secret.choices : []

            delegate: Chip {
                required property choice modelData

                objectName: "secret-" + modelData.id
                width: Math.min(implicitWidth, hand.width)
                text: modelData.text
                checked: hand.draft.chosen === modelData.id
                onClicked: hand.draft.chosen = modelData.id
            }
        }
    }
}
