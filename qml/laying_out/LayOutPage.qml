pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// The page for laying out a board: the steps, each with a tick, beside the map that highlights the pieces of the current one.
T.Page {
    id: page

    readonly property bool wide: width >= 900 || width > 1.3 * height
    required property list<system> systems
    // The systems with pieces of the current step.
    required property list<string> lit
    // The number of the last step, from 0.
    required property int last
    property string go: qsTr("Start the game")
    property int step: 0
    property list<int> ticked
    // The steps, one below the other.
    default property alias steps: list.data

    signal back
    signal done

    function tick(at: int): void {
        page.ticked = Array.from(page.ticked).includes(at) ? Array.from(page.ticked).filter(other => {
                return other !== at;
            }) : Array.from(page.ticked).concat([at]);
        if (Array.from(page.ticked).includes(at))
            page.step = Math.min(at + 1, page.last);
    }

    title: qsTr("Lay out the board")

    header: BackHeader {
        title: page.title
        onBack: page.back()
    }

    footer: RowLayout {
        spacing: Theme.gap

        Words {
            Layout.fillWidth: true
            Layout.margins: page.wide ? Theme.gap : Theme.gap / 2
            wrapMode: Text.Wrap
            text: page.ticked.length > page.last ? qsTr("All is laid out.") : qsTr("Tick what lies on the table; the map shows where it goes.")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        PrimaryButton {
            objectName: "layOutDone"
            Layout.margins: Theme.smallGap
            Layout.preferredHeight: 64
            Layout.preferredWidth: Math.max(page.wide ? 200 : 160, implicitWidth)
            text: page.go
            onClicked: page.done()
        }
    }

    GridLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        columns: page.wide ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.smallGap

        MapView {
            objectName: "layOutMap"
            Layout.fillWidth: true
            Layout.fillHeight: page.wide
            Layout.preferredHeight: page.wide ? -1 : Math.min(page.width * 0.72, page.height * 0.4)
            interactive: false
            systems: page.systems
            highlighted: page.lit
        }

        Flickable {
            id: scroll

            Layout.fillHeight: true
            Layout.fillWidth: !page.wide
            Layout.preferredWidth: page.wide ? Math.min(440, page.width * 0.5) : -1
            contentHeight: list.height
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            // A positioner, because a layout does not notice items that another file adds.
            Column {
                id: list

                width: scroll.width
                spacing: Theme.smallGap
            }
        }
    }
}
