pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The tables at the host of which this device has a key: go to one, look on at one, or take one home.
T.Page {
    id: page

    readonly property HostDesk desk: Company.desk
    readonly property list<clubTable> tables: desk.tables

    signal screenWanted(string screen)

    title: desk.known ? qsTr("At %1").arg(desk.name) : qsTr("A host that never sleeps")
    // The player opened this room to see what is there.
    Component.onCompleted: if (desk.known)
        desk.ask()

    header: BackHeader {
        title: page.title
        onBack: {
            page.desk.stop();
            page.screenWanted("Home");
        }
    }

    ListView {
        id: list

        objectName: "clubTables"
        anchors.fill: parent
        anchors.leftMargin: Math.max(Theme.gap, (parent.width - 1000) / 2)
        anchors.rightMargin: anchors.leftMargin
        spacing: Theme.gap / 2
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: page.tables

        T.ScrollBar.vertical: ScrollStrip {
        }

        header: Qt.createComponent(Qt.resolvedUrl("ClubHead.qml"))

        footer: Qt.createComponent(Qt.resolvedUrl("ClubLadders.qml"))

        delegate: ClubTable {
            required property clubTable modelData

            width: ListView.view.width
            table: modelData
        }
    }

    ScrollHint {
        anchors.fill: list
        list: list
        upright: true
        ground: Theme.ground
    }
}
