pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The table where the app keeps only the score: the Power and counts of all players, ambition by ambition, each changed by
// one tap. There is no map.
Item {
    id: score

    required property TableFocus at
    readonly property bool phone: width < 700
    // True if the ambitions fit beside the players.
    readonly property bool beside: board.width >= 760
    readonly property bool sheets: at.panel !== Sheets.None
    // The width of the sheet. A tablet has space for the sheet and the board.
    readonly property real side: sheets && !phone ? Math.min(372, width * 0.45) + Theme.smallGap : 0
    readonly property real foot: bar.height + Theme.gap
    readonly property real margin: phone ? Theme.tightGap : Theme.smallGap
    readonly property real head: width >= 1590 ? 300 : 228
    property scoreCell nobody
    property scoreLine nothing
    property list<scoreCell> heads
    property list<scoreLine> lines

    function count(): void {
        score.heads = counts.heads();
        score.lines = counts.lines();
    }

    Component.onCompleted: count()

    ScoreBoard {
        id: counts

        table: score.at.game
    }

    Connections {
        function onChanged(): void {
            score.count();
        }

        target: score.at.game
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: score.margin
        spacing: score.margin

        TopStrip {
            Layout.fillWidth: true
            visible: !score.phone
            at: score.at
            bare: true
        }

        PhoneStrip {
            Layout.fillWidth: true
            visible: score.phone
            at: score.at
        }

        EmpireStrip {
            Layout.fillWidth: true
            visible: score.at.inCampaign && !score.phone
            at: score.at
        }

        Item {
            id: middle

            Layout.fillWidth: true
            Layout.fillHeight: true

            Item {
                id: board

                width: middle.width - score.side
                height: middle.height
                visible: !(score.phone && score.sheets)

                // The heads of the columns stay visible.
                Item {
                    id: heads

                    x: score.beside ? score.head + Theme.tightGap : 0
                    width: board.width - x
                    height: childrenRect.height

                    Repeater {
                        model: score.heads.length

                        delegate: ScoreHead {
                            required property int index
                            readonly property real share: (heads.width - (score.heads.length - 1) * Theme.tightGap) / Math.max(1, score.heads.length)

                            x: index * (share + Theme.tightGap)
                            width: share
                            board: counts
                            here: score.heads[index] ?? score.nobody
                            player: score.at.player(here.color)
                        }
                    }
                }

                Flickable {
                    id: scroll

                    y: heads.height + Theme.tightGap
                    width: board.width
                    height: board.height - y
                    contentHeight: lines.height
                    boundsBehavior: Flickable.StopAtBounds
                    clip: true

                    Column {
                        id: lines

                        readonly property real room: (scroll.height - (score.lines.length - 1) * spacing) / Math.max(1, score.lines.length)

                        width: scroll.width
                        spacing: Theme.tightGap

                        Repeater {
                            model: score.lines.length

                            delegate: ScoreLine {
                                required property int index

                                width: lines.width
                                at: score.at
                                board: counts
                                here: score.lines[index] ?? score.nothing
                                beside: score.beside
                                side: score.head
                                figure: score.beside ? Math.max(34, Math.min(76, lines.room - 70)) : 34
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

            SidePanel {
                x: score.phone ? 0 : middle.width - width
                width: score.phone ? middle.width : score.side - Theme.smallGap
                height: middle.height
                visible: score.sheets
                panel: score.at.panel
                at: score.at
            }
        }

        MessageBanner {
            Layout.fillWidth: true
            at: score.at
        }

        RolledStrip {
            Layout.fillWidth: true
            phone: score.phone
            at: score.at
        }

        Binding {
            target: bar.item
            property: "phone"
            value: score.phone
        }

        PartLoader {
            id: bar

            Layout.fillWidth: true
            Layout.preferredHeight: score.at.kind === Arcs.Ask.Free ? 64 : score.phone ? 204 : 184
            part: score.at.kind === Arcs.Ask.Free ? "ScoreBar" : "PromptBar"
            given: ({
                    "at": score.at,
                    "phone": score.phone
                })
        }
    }
}
