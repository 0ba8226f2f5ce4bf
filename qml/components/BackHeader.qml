import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The header of a screen with a way back.
RowLayout {
    id: header

    required property string title
    property string subtitle: ""

    signal back

    spacing: Theme.smallGap

    QuietButton {
        objectName: "back"
        Layout.margins: Theme.smallGap
        glyph: "back"
        text: qsTr("Back")
        onClicked: header.back()
    }

    Words {
        objectName: "screenTitle"
        Layout.fillWidth: true
        // The subtitle has its room first.
        Layout.preferredWidth: 0
        text: header.title
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        maximumLineCount: 2
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 16
        elide: Text.ElideRight
        color: Theme.ink
        font.pixelSize: 24
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Words {
        Layout.rightMargin: Theme.gap
        Layout.preferredWidth: Math.min(Math.ceil(implicitWidth), Theme.phone ? 190 : 400)
        text: header.subtitle
        elide: Text.ElideRight
        color: Theme.quietInk
        font.pixelSize: Theme.text
    }

    Shortcut {
        sequences: ["Esc"]
        onActivated: header.back()
    }
}
