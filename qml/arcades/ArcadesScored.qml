pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The last scoring of a chapter: each cluster with the places of the players, then the Power of all players. It stays until
// it was read.
ColumnLayout {
    id: page

    required property ArcadesFocus at
    readonly property arcadesChapterScore score: at.game.chapterScore

    spacing: Theme.smallGap

    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true

        Flickable {
            id: scroll

            objectName: "scoredPage"
            anchors.fill: parent
            contentHeight: told.height
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            Column {
                id: told

                width: scroll.width
                spacing: Theme.smallGap

                Rows {
                    width: told.width
                    spacing: Theme.smallGap
                    model: page.score.players

                    delegate: ArcadesScoredPlayer {
                        required property arcadesScoredPlayer modelData

                        objectName: "scoredPlayer-" + modelData.color
                        player: modelData
                    }
                }

                Rows {
                    width: told.width
                    spacing: Theme.smallGap
                    model: page.score.clusters

                    delegate: ArcadesScoredCluster {
                        required property arcadesScoredCluster modelData

                        objectName: "scoredCluster-" + modelData.number
                        cluster: modelData
                    }
                }
            }
        }

        ScrollHint {
            anchors.fill: scroll
            list: scroll
            upright: true
            ground: Theme.ground
        }
    }

    PrimaryButton {
        objectName: "scoreRead"
        Layout.fillWidth: true
        Layout.preferredHeight: 56
        text: qsTr("Done", "the scoring is read; it need not be shown any more")
        onClicked: {
            page.at.sheet = Sheets.None;
            page.at.readScore();
        }
    }
}
