pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The entries by chapter, round and turn. A tap shows the moment after an entry.
ListView {
    id: list

    required property History past

    objectName: "pastEntries"
    activeFocusOnTab: true
    keyNavigationEnabled: false
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Entries")
    Keys.onUpPressed: past.moment -= 1
    Keys.onDownPressed: past.moment += 1
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: past
    highlightFollowsCurrentItem: false
    currentIndex: past.moment - 1
    onCurrentIndexChanged: look.restart()
    onHeightChanged: look.restart()
    Component.onCompleted: look.restart()

    Rectangle {
        visible: list.activeFocus
        anchors.fill: parent
        z: 2
        color: "transparent"
        border.width: 2
        border.color: Theme.choice
    }

    // Deferred, because the view may still be processing its lines.
    Timer {
        id: look

        interval: 0
        onTriggered: {
            if (list.currentIndex < 0)
                list.positionViewAtBeginning();
            else
                list.positionViewAtIndex(list.currentIndex, ListView.Center);
        }
    }

    T.ScrollBar.vertical: ScrollStrip {
    }

    delegate: PastEntry {
        width: ListView.view.width
        current: ListView.isCurrentItem
        onClicked: list.past.moment = number
    }
}
