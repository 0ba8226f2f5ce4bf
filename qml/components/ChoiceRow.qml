pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A few choices side by side, and a line about the current one. Each choice is {id, text, help}. Without help there is no
// such line. Many choices take two lines in a narrow space.
ColumnLayout {
    id: row

    required property string name
    required property string heading
    required property string chosen
    required property var choices

    signal picked(string id)

    spacing: Theme.gap / 4
    onWidthChanged: fit.restart()

    // A layout that is setting its children's widths does not notice a resulting change of height.
    Timer {
        id: fit

        interval: 0
        onTriggered: grid.columns = row.width > 0 && row.width < 110 * row.choices.length ? Math.ceil(row.choices.length / 2) : row.choices.length
    }

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: row.heading
        color: Theme.ink
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
    }

    Grid {
        id: grid

        readonly property int lines: Math.ceil(row.choices.length / columns)

        Layout.fillWidth: true
        Layout.preferredHeight: lines * Theme.target + (lines - 1) * spacing
        columns: row.choices.length
        spacing: Theme.gap / 2

        Repeater {
            model: row.choices

            delegate: Chip {
                required property var modelData

                objectName: row.name + "-" + modelData.id
                height: Theme.target
                leftPadding: Theme.gap / 4
                rightPadding: leftPadding
                width: (row.width - (grid.columns - 1) * grid.spacing) / grid.columns
                text: modelData.text
                checked: row.chosen === modelData.id
                onClicked: row.picked(modelData.id)
            }
        }
    }

    Words {
        Layout.fillWidth: true
        visible: text !== ""
        wrapMode: Text.Wrap
        text: row.choices.find(choice => {
                return choice.id === row.chosen;
            })?.help ?? ""
        color: Theme.quietInk
        font.pixelSize: 16
    }
}
