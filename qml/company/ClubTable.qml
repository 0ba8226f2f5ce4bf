pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A table at the host.
Panel {
    id: row

    required property clubTable table

    objectName: "clubTable-" + table.table
    padding: Theme.smallGap

    GridLayout {
        width: parent.width
        columns: row.width < 700 ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.smallGap

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: row.table.title
                color: Theme.ink
                font.pixelSize: 22
                font.weight: Font.DemiBold
            }

            Words {
                objectName: row.objectName + "-players"
                Layout.fillWidth: true
                visible: text !== ""
                wrapMode: Text.Wrap
                text: row.table.players
                color: Theme.ink
                font.pixelSize: Theme.text
            }

            Words {
                Layout.fillWidth: true
                visible: text !== ""
                wrapMode: Text.Wrap
                text: row.table.about
                color: Theme.quietInk
                font.pixelSize: 16
            }

            Words {
                objectName: row.objectName + "-state"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: row.table.away === "" && row.table.over ? qsTr("Over") : row.table.away !== "" ? qsTr("Taken home: %1", "where a table is").arg(row.table.away) : row.table.there > 0 ? qsTr("%n screen(s) at it", "", row.table.there) : qsTr("Nobody is at it")
                color: Theme.quietInk
                font.pixelSize: 16
            }
        }

        Flow {
            Layout.fillWidth: row.width < 700
            visible: row.table.away === ""
            spacing: Theme.smallGap

            PrimaryButton {
                objectName: row.objectName + "-enter"
                visible: row.table.enters
                text: qsTr("Go there")
                onClicked: Company.desk.enter(row.table.table)
            }

            QuietButton {
                objectName: row.objectName + "-lookOn"
                text: qsTr("Look on")
                onClicked: Company.desk.lookOn(row.table.table)
            }

            QuietButton {
                objectName: row.objectName + "-take"
                visible: row.table.enters
                enabled: !Company.desk.busy
                text: qsTr("Take it home")
                onClicked: Company.desk.take(row.table.table)
            }

            QuietButton {
                objectName: row.objectName + "-hide"
                visible: row.table.enters
                enabled: !Company.desk.busy
                text: row.table.hidden ? qsTr("Show to members") : qsTr("Make private")
                onClicked: Company.desk.hide(row.table.table, !row.table.hidden)
            }
        }
    }
}
