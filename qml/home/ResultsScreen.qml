pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The finished games of this device: the winner, the leader or Fate, and the story of each.
T.Page {
    id: page

    property list<result> results
    property result none

    signal screenWanted(string screen)
    signal storyWanted(int game)

    title: qsTr("Games that are over")
    Component.onCompleted: results = Games.results()

    header: BackHeader {
        title: page.title
        onBack: page.screenWanted("Home")
    }

    Words {
        objectName: "noResults"
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.wideGap
        visible: page.results.length === 0
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: qsTr("No game has come to its end yet.")
        color: Theme.quietInk
        font.pixelSize: Theme.text
    }

    ListView {
        id: list

        objectName: "results"
        anchors.fill: parent
        anchors.margins: Theme.gap
        anchors.topMargin: 0
        spacing: Theme.smallGap
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: page.results.length

        delegate: ResultRow {
            required property int index

            objectName: "result-" + index
            width: ListView.view.width
            result: page.results[index] ?? page.none
            onStoryWanted: page.storyWanted(result.id)
        }
    }

    ScrollHint {
        anchors.fill: list
        list: list
        upright: true
        ground: Theme.ground
    }
}
