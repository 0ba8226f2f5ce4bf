pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The corrections of the chapter, the initiative, and the places of the ambition markers.
ColumnLayout {
    id: page

    required property ArcadesFocus at
    required property CorrectionDraft draft
    readonly property list<arcadesMarker> markers: ArcadesTable.markerList
    property arcadesMarker noMarker

    spacing: Theme.smallGap

    CountRow {
        Layout.fillWidth: true
        draft: page.draft
        label: qsTr("Chapter")
        line: "correct chapter"
        now: ArcadesTable.chapter
        from: 1
        to: Limits.arcadesChapters
    }

    Words {
        Layout.fillWidth: true
        text: qsTr("Initiative")
        color: Theme.quietInk
        font.pixelSize: 15
    }

    ArcadesColors {
        Layout.fillWidth: true
        at: page.at
        name: "initiative"
        chosen: page.draft.value("correct initiative", ArcadesTable.initiative)
        onPicked: color => {
            return page.draft.set("correct initiative", color, ArcadesTable.initiative);
        }
    }

    Words {
        Layout.fillWidth: true
        text: qsTr("Ambition markers, by the Power they show, and their cluster")
        wrapMode: Text.Wrap
        color: Theme.quietInk
        font.pixelSize: 15
    }

    Rows {
        Layout.fillWidth: true
        spacing: 4
        model: page.markers.length

        delegate: Row {
            id: row

            required property int index
            readonly property arcadesMarker marker: page.markers[index] ?? page.noMarker
            readonly property string line: "correct marker " + marker.power
            readonly property string now: marker.cluster > 0 ? "cluster " + marker.cluster : "available"

            spacing: 4

            Words {
                width: 32
                height: Theme.target
                verticalAlignment: Text.AlignVCenter
                text: row.marker.power
                color: Theme.ink
                font.pixelSize: 20
                font.weight: Font.Bold
            }

            Repeater {
                model: 7

                delegate: Chip {
                    required property int index
                    readonly property string place: index > 0 ? "cluster " + index : "available"

                    objectName: "marker-" + row.marker.power + "-" + index
                    width: (page.width - 32 - 7 * 4) / 7
                    leftPadding: 0
                    rightPadding: 0
                    text: index > 0 ? index : "–"
                    checked: page.draft.value(row.line, row.now) === place
                    Accessible.name: index > 0 ? qsTr("Marker %1 in cluster %2").arg(row.marker.power).arg(index) : qsTr("Marker %1 is available").arg(row.marker.power)
                    onClicked: page.draft.set(row.line, place, row.now)
                }
            }
        }
    }
}
