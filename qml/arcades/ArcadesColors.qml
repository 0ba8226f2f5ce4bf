pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The choice of a player at the table, or of none.
Flow {
    id: row

    required property ArcadesFocus at
    required property string name
    required property string chosen
    property bool nobody: false
    property bool peopleOnly: false
    // No name is wider.
    property real most: width
    // The width that all of them need side by side.
    readonly property real full: Array.from(players).reduce((sum, player) => sum + spacing + Math.min(most, Math.ceil(Measure.width(player.name, Theme.text, Font.DemiBold) + 1.2 * Theme.text) + 34), nobody ? Theme.target : 0)
    readonly property list<arcadesPlayer> players: Array.from(at.players).filter(player => !peopleOnly || player.person)

    signal picked(string color)

    spacing: 4

    Chip {
        objectName: row.name + "-none"
        visible: row.nobody
        width: Theme.target
        text: "–"
        checked: row.chosen === "none"
        Accessible.name: qsTr("Nobody")
        onClicked: row.picked("none")
    }

    Repeater {
        model: StableList {
            list: row.players
        }

        delegate: Chip {
            required property arcadesPlayer modelData

            objectName: row.name + "-" + modelData.color
            width: Math.min(implicitWidth, row.most)
            text: modelData.name
            glyph: Theme.shape(modelData.color)
            glyphColor: Theme.player(modelData.color).ink
            checked: row.chosen === modelData.color
            onClicked: row.picked(modelData.color)
        }
    }
}
