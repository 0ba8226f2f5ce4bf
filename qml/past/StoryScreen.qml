pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// The story of a game: the Power by chapters, and the decisive moments.
T.Page {
    id: page

    readonly property bool wide: width >= 900
    readonly property AnyTable table: Games.table
    readonly property Story story: Story {
        table: page.table
    }

    readonly property list<player> players: page.story.players

    signal screenWanted(string screen)

    title: qsTr("The story so far")

    header: BackHeader {
        title: page.table.over ? qsTr("The story of %1").arg(page.table.title) : page.title
        onBack: page.screenWanted(page.table.screen)
    }

    GridLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        anchors.topMargin: 0
        columns: page.wide ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: page.wide
            Layout.preferredHeight: page.wide ? -1 : page.width * 0.8
            Layout.preferredWidth: 3
            spacing: Theme.smallGap

            Words {
                text: qsTr("Power, chapter by chapter")
                color: Theme.quietInk
                font.pixelSize: 17
            }

            PowerChart {
                objectName: "powerChart"
                Layout.fillWidth: true
                Layout.fillHeight: true
                chapters: page.story.chapters
                looks: Array.from(page.players).map(player => Theme.player(player.color))
                actWord: qsTr("Act %1")
                ink: Theme.quietInk
                grid: Theme.faintLine
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Power, chapter by chapter")
            }

            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap

                Repeater {
                    model: page.players

                    delegate: PlayerName {
                        required property player modelData

                        width: Math.min(implicitWidth, parent?.width ?? implicitWidth)
                        player: modelData.color
                        name: modelData.name + "  " + modelData.power
                        size: 20
                    }
                }
            }
        }

        ReadingArea {
            id: scroll

            objectName: "storyMoments"

            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            contentHeight: moments.height

            Rows {
                id: moments

                width: scroll.width
                spacing: Theme.smallGap
                model: page.story.moments

                delegate: Panel {
                    id: moment

                    required property moment modelData

                    padding: 0
                    implicitHeight: words.implicitHeight + 2 * Theme.smallGap
                    edge: modelData.player === "" ? "transparent" : Theme.player(modelData.player).fill

                    Column {
                        id: words

                        anchors.left: parent.left
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        anchors.leftMargin: Theme.gap
                        anchors.rightMargin: Theme.smallGap
                        spacing: 2

                        Words {
                            width: words.width
                            wrapMode: Text.Wrap
                            text: moment.modelData.text
                            color: Theme.ink
                            font.pixelSize: 18
                            font.weight: Font.Medium
                        }

                        Words {
                            width: words.width
                            visible: text !== ""
                            wrapMode: Text.Wrap
                            text: moment.modelData.detail
                            color: Theme.quietInk
                            font.pixelSize: 16
                        }
                    }
                }
            }
        }
    }
}
