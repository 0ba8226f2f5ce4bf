import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Menu, chapter and round, the remaining markers, and the distance to the end of the game.
RowLayout {
    id: strip

    required property ArcadesFocus at
    property bool phone: false

    spacing: Theme.gap / 2

    QuietButton {
        objectName: "menu"
        Layout.preferredWidth: Theme.target
        text: "☰"
        Accessible.name: qsTr("Menu")
        onClicked: strip.at.open(Sheets.Menu)
    }

    QuietButton {
        objectName: "lookUp"
        Layout.preferredWidth: Theme.target
        leftPadding: 12
        rightPadding: 12
        glyph: "book"
        Accessible.name: qsTr("Rules and cards")
        onClicked: Reference.show("")
    }

    Words {
        objectName: "chapter"
        Layout.fillWidth: true
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: strip.phone ? 16 : 13
        text: strip.at.game.round > 0 ? strip.phone ? Names.filled(qsTr("Chapter %1 · %2/%3", "chapter, round, rounds"), [strip.at.game.chapter, strip.at.game.round, strip.at.game.rounds]) : Names.filled(qsTr("Chapter %1 · Round %2 of %3"), [strip.at.game.chapter, strip.at.game.round, strip.at.game.rounds]) : qsTr("Chapter %1").arg(strip.at.game.chapter)
        color: Theme.ink
        font.pixelSize: strip.phone ? 17 : 20
        font.weight: Font.DemiBold
    }

    // Both are one text, because Qt 6.4 keeps the room of an item that is hidden while the window becomes narrow.
    Words {
        readonly property string markers: Array.from(strip.at.game.markers).length > 0 ? qsTr("Markers %1").arg(Array.from(strip.at.game.markers).join("  ")) : qsTr("No markers left")

        text: strip.phone ? markers : markers + "   " + qsTr("Ends at %1 Power or after chapter 3").arg(strip.at.game.powerToEnd)
        color: Theme.quietInk
        font.pixelSize: strip.phone ? 14 : 17
    }
}
