pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The corrections of the chapter, the initiative, and the places of the ambition markers.
ColumnLayout {
    id: page

    required property ArcadesFocus at
    required property ArcadesCorrectionDraft draft
    readonly property list<arcadesMarker> markers: page.at.game.markerList
    property arcadesMarker noMarker
    readonly property int initiative: draft.initiative()

    spacing: Theme.smallGap

    CountRow {
        Layout.fillWidth: true
        draft: page.draft
        label: qsTr("Chapter")
        what: page.draft.chapter()
        now: page.at.game.chapter
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
        chosen: page.draft.revision < 0 ? "" : page.draft.choice(page.initiative, page.at.game.initiative)
        onPicked: color => {
            return page.draft.choose(page.initiative, color, page.at.game.initiative);
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
            readonly property int what: page.draft.marker(marker.power)
            readonly property int now: Math.max(0, marker.cluster)

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

                    objectName: "marker-" + row.marker.power + "-" + index
                    width: (page.width - 32 - 7 * 4) / 7
                    leftPadding: 0
                    rightPadding: 0
                    text: index > 0 ? index : "–"
                    checked: (page.draft.revision < 0 ? row.now : page.draft.number(row.what, row.now)) === index
                    Accessible.name: index > 0 ? Names.filled(qsTr("Marker %1 in cluster %2"), [row.marker.power, index]) : qsTr("Marker %1 is available").arg(row.marker.power)
                    onClicked: page.draft.setNumber(row.what, index, row.now)
                }
            }
        }
    }
}
