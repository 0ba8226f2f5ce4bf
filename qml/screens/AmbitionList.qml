pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// All five ambitions below each other, with what it would take to be first.
Flickable {
    id: list

    required property TableFocus at

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: list.width
        spacing: Theme.gap / 2

        Repeater {
            model: list.at.ambitions

            delegate: AmbitionBox {
                required property var modelData

                Layout.fillWidth: true
                at: list.at
                box: modelData
            }
        }

        Label {
            Layout.fillWidth: true
            text: Table.markers.length === 0 ? qsTr("No marker left to declare with.") : qsTr("Markers left: %1").arg(Table.markers.map(marker => {
                        return marker.first + "/" + marker.second;
                    }).join(", "))
            color: Theme.quietInk
            font.pixelSize: 16
        }
    }
}
