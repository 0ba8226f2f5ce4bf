pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The areas of all players on one page. On a phone that is low they are one page each.
T.Page {
    id: page

    property Table table: Games.table as Table
    readonly property int count: Math.max(1, at.players.length)
    readonly property int columns: width >= 1100 ? (count === 4 ? 2 : count) : width >= 700 ? Math.min(2, count) : 1
    readonly property int rows: Math.ceil(count / columns)
    readonly property bool swiped: columns === 1 && (height - 120) / count < 160
    // A focus of this page's own. A tap on a card opens its text, and nothing is entered here.
    readonly property TableFocus at: TableFocus {
        table: page.table
        onSheetChanged: {
            if (sheet !== Sheets.Card)
                return;
            sheet = Sheets.None;
            Reference.show(card);
        }
    }

    signal screenWanted(string screen)

    title: qsTr("Everybody at a glance")

    header: Column {
        BackHeader {
            width: page.width
            title: page.title
            onBack: page.screenWanted("Table")
        }

        PlayerTabs {
            x: Theme.smallGap
            width: page.width - 2 * Theme.smallGap
            visible: page.swiped
            players: page.at.around
            chosen: page.at.around[grid.inSight]?.color ?? ""
            onPicked: color => {
                return grid.positionViewAtIndex(Array.from(page.at.around).findIndex(player => player.color === color), GridView.Beginning);
            }
        }

        Item {
            width: 1
            height: Theme.tightGap
        }
    }

    GridView {
        id: grid

        objectName: "everybodyPages"
        readonly property int inSight: !page.swiped ? 0 : grid.atXEnd ? page.count - 1 : Math.max(0, Math.min(page.count - 1, Math.round(contentX / cellWidth)))

        anchors.fill: parent
        anchors.margins: Theme.smallGap
        anchors.topMargin: 0
        // On a phone a part of the next player is visible.
        cellWidth: page.swiped ? width - Theme.wideGap : Math.floor(width / page.columns)
        cellHeight: page.swiped ? height : Math.floor(height / page.rows)
        flow: page.swiped ? GridView.FlowTopToBottom : GridView.FlowLeftToRight
        snapMode: GridView.SnapOneRow
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        cacheBuffer: 4000
        model: StableList {
            list: page.at.around
        }

        delegate: Item {
            id: place

            required property player modelData

            width: grid.cellWidth
            height: grid.cellHeight

            PlayerPage {
                objectName: "everybody-" + place.modelData.color
                anchors.fill: parent
                anchors.margins: Theme.tightGap
                at: page.at
                player: place.modelData
            }
        }
    }
}
