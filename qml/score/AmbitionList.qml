pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// All ambitions one below the other, with the count needed to be first.
Flickable {
    id: list

    // The box of an ambition that is removed together with its law.
    property ambition gone

    required property TableFocus at
    // The declared ones first, in sight on a phone.
    readonly property list<ambition> boxes: Array.from(at.ambitions).sort((one, other) => other.declared - one.declared)

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: list.width
        spacing: Theme.gap / 2

        Rows {
            Layout.fillWidth: true
            spacing: Theme.gap / 2
            model: list.boxes.length

            delegate: AmbitionBox {
                required property int index

                large: true
                box: list.boxes[index] ?? list.gone
            }
        }

        Words {
            Layout.fillWidth: true
            text: list.at.markers.length === 0 ? qsTr("No marker left to declare with.") : qsTr("Markers left: %1").arg(Array.from(list.at.markerTexts).join(", "))
            color: Theme.quietInk
            font.pixelSize: 16
        }
    }
}
