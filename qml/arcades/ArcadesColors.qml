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
            text: modelData.name
            glyph: Theme.shape(modelData.color)
            glyphColor: Theme.player(modelData.color).ink
            checked: row.chosen === modelData.color
            onClicked: row.picked(modelData.color)
        }
    }
}
