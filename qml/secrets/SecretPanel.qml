pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The panel of a new secret. The player who knows it writes it down now, or says that it is on paper.
Flickable {
    id: panel

    required property TableFocus at

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("Sealed here, nobody sees it until it is told, and then everybody sees that nothing was changed.")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        SecretHands {
            Layout.fillWidth: true
            table: panel.at.game
            draft: panel.at.drafts.secret
        }

        QuietButton {
            objectName: "secretOnPaper"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            text: qsTr("It is on paper")
            onClicked: panel.at.secrets.keepOnPaper()
        }

        PaperAlways {
            Layout.fillWidth: true
        }
    }
}
