import QtQuick
import Reachkeeper

// A face of the event die: a planet's symbol, and Crises or Edicts.
TableButton {
    id: face

    required property string symbol
    required property bool crisis
    // True if only the symbol counts.
    property bool plain: false
    readonly property color hue: plain ? Theme.ink : crisis ? Theme.player("blight").ink : Theme.player("empire").ink
    readonly property string kind: plain ? "" : crisis ? qsTr("Crisis") : qsTr("Edict")

    implicitHeight: 68
    fillColor: checked ? Qt.tint(Theme.panel, Qt.alpha(Theme.choice, 0.30)) : Theme.raised
    edgeColor: checked ? Theme.choice : Theme.faintLine
    Accessible.name: Names.filled(qsTr("Event die: %1 %2"), [kind, symbol])

    contentItem: Column {
        topPadding: face.plain ? 14 : 4
        spacing: 2

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: face.symbol
            size: 30
            color: face.hue
        }

        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: !face.plain
            text: face.kind
            color: face.hue
            font.pixelSize: 15
            font.weight: Font.DemiBold
        }
    }
}
