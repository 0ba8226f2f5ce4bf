import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The progress of a checklist, and a button to begin it again.
RowLayout {
    id: ticks

    property string checklist: ""
    readonly property int done: checklist !== "" && Bookmarks.ticks >= 0 ? Bookmarks.ticksOf(checklist) : 0

    spacing: Theme.gap

    Icon {
        size: 22
        name: "check"
        color: Theme.line
    }

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: ticks.done === 0 ? qsTr("Tap a line when it is done.") : qsTr("%n line(s) done", "", ticks.done)
        color: Theme.quietInk
        font.pixelSize: 16
    }

    QuietButton {
        objectName: "clearTicks"
        visible: ticks.done > 0
        text: qsTr("Begin again")
        onClicked: Bookmarks.clearTicks(ticks.checklist)
    }
}
