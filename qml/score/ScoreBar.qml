import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The bar below the score board: undo, the Court, the players' possessions, and the end of the chapter in a place of its
// own.
RowLayout {
    id: bar

    required property TableFocus at
    property bool phone: false

    spacing: Theme.smallGap

    QuietButton {
        objectName: "undo"
        Layout.preferredHeight: 64
        leftPadding: bar.phone ? 12 : Theme.gap
        rightPadding: leftPadding
        font.pixelSize: 16
        glyph: bar.phone ? "undo" : ""
        text: bar.phone ? "" : qsTr("Undo")
        Accessible.name: qsTr("Undo")
        enabled: bar.at.game.canUndo
        onClicked: bar.at.game.undo()
    }

    QuietButton {
        objectName: "redo"
        Layout.preferredHeight: 64
        visible: !bar.phone
        font.pixelSize: 16
        text: qsTr("Redo")
        enabled: bar.at.game.canRedo
        onClicked: bar.at.game.redo()
    }

    QuietButton {
        objectName: "openCourt"
        Layout.preferredHeight: 64
        leftPadding: bar.phone ? 12 : Theme.gap
        rightPadding: leftPadding
        font.pixelSize: 16
        glyph: bar.phone ? "court" : ""
        text: bar.phone ? "" : qsTr("Court")
        Accessible.name: qsTr("Court")
        onClicked: bar.at.open(Sheets.Court)
    }

    QuietButton {
        objectName: "openPlayers"
        Layout.preferredHeight: 64
        leftPadding: bar.phone ? 12 : Theme.gap
        rightPadding: leftPadding
        font.pixelSize: 16
        glyph: bar.phone ? "players" : ""
        text: bar.phone ? "" : qsTr("Players")
        Accessible.name: qsTr("Players")
        onClicked: bar.at.open(Sheets.Players)
    }

    QuietButton {
        objectName: "openEmpire"
        Layout.preferredHeight: 64
        visible: bar.at.inCampaign
        leftPadding: bar.phone ? 12 : Theme.gap
        rightPadding: leftPadding
        font.pixelSize: 16
        glyph: bar.phone ? "crown" : ""
        text: bar.phone ? "" : qsTr("Empire")
        Accessible.name: qsTr("Empire")
        onClicked: bar.at.open(Sheets.Campaign)
    }

    Words {
        objectName: "markersLeft"
        Layout.fillWidth: true
        Layout.leftMargin: Theme.smallGap
        visible: !bar.phone
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: bar.at.markers.length === 0 ? qsTr("No marker left to declare with.") : qsTr("Markers left: %1").arg(Array.from(bar.at.markerTexts).join(", "))
        color: Theme.quietInk
        font.pixelSize: 17
    }

    PrimaryButton {
        objectName: "endChapter"
        Layout.preferredHeight: 64
        Layout.fillWidth: bar.phone
        Layout.preferredWidth: bar.phone ? 120 : 240
        leftPadding: bar.phone ? 8 : Theme.gap
        rightPadding: leftPadding
        font.pixelSize: bar.phone ? 16 : 18
        text: qsTr("End of chapter %1").arg(bar.at.game.chapter)
        enabled: bar.at.turnOption.index >= 0
        onClicked: bar.at.take(bar.at.turnOption)
    }
}
