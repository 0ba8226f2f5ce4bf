import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The ways from a table: to the other tables, and to the other screens at this one.
ColumnLayout {
    id: leave

    required property AnyTable table

    signal screenWanted(string screen)

    spacing: Theme.gap / 2

    QuietButton {
        objectName: "leaveTable"
        Layout.fillWidth: true
        text: qsTr("Leave the table")
        onClicked: leave.table.close()
    }

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: leave.table.unkept !== "" ? qsTr("Nothing of this table is kept; leaving loses it.") : Company.visit.going ? qsTr("The table stays with its host; this screen can come back.") : Company.invitation.open ? qsTr("Every entry is saved at once. Leaving closes the table to the other screens.") : qsTr("Every entry is saved at once; leaving loses nothing.")
        color: Theme.quietInk
        font.pixelSize: 15
    }

    QuietButton {
        objectName: "openCompany"
        Layout.fillWidth: true
        visible: !leave.table.sample
        glyph: "players"
        text: Company.together ? qsTr("Screens at this table (%1)").arg(Array.from(Company.here).filter(one => one.there).length) : Company.invitation.possible ? qsTr("Invite other screens") : qsTr("Keep this table at a host")
        onClicked: leave.screenWanted("Company")
    }
}
