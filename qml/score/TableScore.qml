pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The table where the app keeps only the score: the Power and counts of all players, ambition by ambition, each changed by
// one tap. There is no map.
Item {
    id: table

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
        table.heads = counts.heads();
        table.lines = counts.lines();
    }

    Component.onCompleted: count()

    ScoreBoard {
        id: counts

        table: Table
    }

    Connections {
        function onChanged(): void {
            table.count();
        }

        target: Table
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: table.margin
        spacing: table.margin

        TopStrip {
            Layout.fillWidth: true
            visible: !table.phone
            at: table.at
            bare: true
        }

        PhoneStrip {
            Layout.fillWidth: true
            visible: table.phone
            at: table.at
        }

        EmpireStrip {
            Layout.fillWidth: true
            visible: table.at.inCampaign && !table.phone
            at: table.at
        }

        Item {
            id: middle

            Layout.fillWidth: true
            Layout.fillHeight: true

            Item {
                id: board

                width: middle.width - table.side
                height: middle.height
                visible: !(table.phone && table.sheets)

                // The heads of the columns stay visible.
                Item {
                    id: heads

                    x: table.beside ? table.head + Theme.tightGap : 0
                    width: board.width - x
                    height: childrenRect.height

                    Repeater {
                        model: table.heads.length

                        delegate: ScoreHead {
                            required property int index
                            readonly property real share: (heads.width - (table.heads.length - 1) * Theme.tightGap) / Math.max(1, table.heads.length)

                            x: index * (share + Theme.tightGap)
                            width: share
                            board: counts
                            here: table.heads[index] ?? table.nobody
                            player: table.at.player(here.color)
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

                        readonly property real room: (scroll.height - (table.lines.length - 1) * spacing) / Math.max(1, table.lines.length)

                        width: scroll.width
                        spacing: Theme.tightGap

                        Repeater {
                            model: table.lines.length

                            delegate: ScoreLine {
                                required property int index

                                width: lines.width
                                at: table.at
                                board: counts
                                here: table.lines[index] ?? table.nothing
                                beside: table.beside
                                side: table.head
                                figure: table.beside ? Math.max(34, Math.min(76, lines.room - 70)) : 34
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
                x: table.phone ? 0 : middle.width - width
                width: table.phone ? middle.width : table.side - Theme.smallGap
                height: middle.height
                visible: table.sheets
                panel: table.at.panel
                at: table.at
            }
        }

        MessageBanner {
            Layout.fillWidth: true
            at: table.at
        }

        RolledStrip {
            Layout.fillWidth: true
            phone: table.phone
            at: table.at
        }

        Binding {
            target: bar.item
            property: "phone"
            value: table.phone
        }

        PartLoader {
            id: bar

            Layout.fillWidth: true
            Layout.preferredHeight: table.at.kind === Arcs.Ask.Free ? 64 : table.phone ? 204 : 184
            part: table.at.kind === Arcs.Ask.Free ? "ScoreBar" : "PromptBar"
            given: ({
                    "at": table.at,
                    "phone": table.phone
                })
        }
    }
}
