pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The table on a phone: one part at a time, with the questions below.
Item {
    id: table

    required property TableFocus at
    readonly property list<string> tabs: [qsTr("Map"), qsTr("Players"), qsTr("Court"), qsTr("Ambitions"), qsTr("Log"), qsTr("Empire")]
    // True if the map stays visible together with the sheet of a system. The dice of a battle need all of the height.
    readonly property bool both: at.panel === Sheets.System && at.group !== Arcs.Group.Battle
    // The height of the map while an action is chosen. The sheet of a system leaves it as high, because the map would move under
    // the finger.
    property real mapHeight: 0
    readonly property real mapBeside: mapHeight === 0 ? middle.height * 0.46 : Math.max(middle.height * 0.4, Math.min(middle.height * 0.46, mapHeight))

    // An entry on the map is shown on the map. A turn that begins is shown there too, unless the player is reading another tab. What
    // another screen enters leaves the tab.
    Connections {
        function onActorChanged(): void {
            if (!table.at.game.isFromElsewhere() && (table.at.tab === 1 || table.at.tab === 2))
                table.at.tab = 0;
        }

        function onKindChanged(): void {
            if (!table.at.game.isFromElsewhere() && Array.from([Arcs.Ask.Collect, Arcs.Ask.Roll, Arcs.Ask.Suffer, Arcs.Ask.Strike, Arcs.Ask.MoveAgain]).includes(table.at.kind))
                table.at.tab = 0;
        }

        // The dice that were rolled before give the map their place.
        function onGroupChanged(): void {
            if (Array.from([Arcs.Group.Tax, Arcs.Group.Build, Arcs.Group.Move, Arcs.Group.Repair, Arcs.Group.Battle]).includes(table.at.group)) {
                table.at.tab = 0;
                table.at.dice.takeAway();
            }
        }

        target: table.at
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap / 4
        spacing: Theme.gap / 4

        PhoneStrip {
            Layout.fillWidth: true
            at: table.at
        }

        FontMetrics {
            id: metrics

            font.pixelSize: 14
            font.weight: Font.DemiBold
        }

        RowLayout {
            id: tabRow

            readonly property int count: table.at.inCampaign ? 6 : 5
            // One font size for all, so that all fit. Measured again when the font is loaded.
            readonly property int type: metrics.height === 0 ? 14 : Array.from([14, 13, 12, 11]).find(size => tabRow.needed(size) <= table.width - 8) ?? 10

            function needed(size: int): real {
                return Array.from(table.tabs).slice(0, count).reduce((sum, name) => sum + spacing + tabRow.tabWidth(name, size), Theme.target);
            }

            function tabWidth(name: string, size: int): real {
                return Math.max(Theme.target, metrics.advanceWidth(name) * size / 14 + 4);
            }

            Layout.fillWidth: true
            spacing: 2

            Repeater {
                model: 6

                delegate: PlainButton {
                    id: tabButton

                    required property int index

                    objectName: "tab-" + index
                    Layout.fillWidth: true
                    Layout.preferredWidth: metrics.height === 0 ? Theme.target : tabRow.tabWidth(text, tabRow.type)
                    Layout.minimumWidth: Theme.target
                    visible: index < tabRow.count
                    implicitHeight: Theme.target
                    checked: table.at.tab === index && table.at.panel === Sheets.None
                    text: table.tabs[index]
                    Accessible.name: text
                    onClicked: {
                        table.at.tab = index;
                        table.at.closePanel();
                    }

                    contentItem: Words {
                        text: tabButton.text
                        color: tabButton.checked ? Theme.ink : Theme.quietInk
                        font.pixelSize: tabRow.type
                        font.weight: tabButton.checked ? Font.DemiBold : Font.Normal
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        elide: Text.ElideRight
                    }

                    background: Rectangle {
                        color: "transparent"

                        Rectangle {
                            anchors.bottom: parent.bottom
                            width: parent.width
                            height: 3
                            color: Theme.line
                            visible: tabButton.checked
                        }
                    }
                }
            }

            QuietButton {
                objectName: "lookUp"
                Layout.preferredWidth: Theme.target
                Layout.minimumWidth: Theme.target
                leftPadding: 10
                rightPadding: 10
                edgeColor: "transparent"
                glyph: "book"
                Accessible.name: qsTr("Rules and cards")
                onClicked: Reference.show("")
            }
        }

        Item {
            id: middle

            Layout.fillWidth: true
            Layout.fillHeight: true
            onHeightChanged: {
                if (table.at.panel === Sheets.None && table.at.choosing && !rolled.visible)
                    table.mapHeight = height;
            }

            StackLayout {
                width: parent.width
                height: table.both ? Math.round(table.mapBeside) : parent.height
                visible: table.at.panel === Sheets.None || table.both
                currentIndex: table.both ? 0 : table.at.tab

                MapView {
                    objectName: "map"
                    systems: table.at.systems
                    highlighted: table.at.highlighted
                    selected: table.at.system
                    onSystemTapped: id => {
                        table.at.dice.takeAway();
                        table.at.systemTapped(id);
                    }
                }

                ColumnLayout {
                    spacing: Theme.tightGap

                    PlayersColumn {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        at: table.at
                    }

                    QuietButton {
                        objectName: "everybody"
                        Layout.fillWidth: true
                        glyph: "players"
                        text: qsTr("Everybody at a glance")
                        onClicked: table.at.screenWanted("Everybody")
                    }
                }

                Item {
                    CourtRow {
                        id: court

                        anchors.fill: parent
                        at: table.at
                        upright: true
                        lowest: 84
                    }

                    ScrollHint {
                        anchors.fill: parent
                        list: court
                        upright: true
                        ground: Theme.ground
                    }
                }

                Item {
                    AmbitionList {
                        id: ambitions

                        anchors.fill: parent
                        at: table.at
                    }

                    ScrollHint {
                        anchors.fill: parent
                        list: ambitions
                        upright: true
                        ground: Theme.ground
                    }
                }

                LogPanel {
                    at: table.at
                }

                // Created when it is shown, because its lines cannot be laid out in a page without a width.
                PartLoader {
                    part: table.at.inCampaign && table.at.tab === 5 ? "CampaignSheet" : ""
                    given: ({
                            "at": table.at
                        })
                }
            }

            SidePanel {
                width: parent.width
                anchors.bottom: parent.bottom
                anchors.top: parent.top
                anchors.topMargin: table.both ? Math.round(table.mapBeside) + Theme.tightGap : 0
                visible: table.at.panel !== Sheets.None
                panel: table.at.panel
                at: table.at
            }
        }

        MessageBanner {
            id: message

            Layout.fillWidth: true
            at: table.at
        }

        RewriteStrip {
            Layout.fillWidth: true
            phone: true
            at: table.at
        }

        // Beside a rewriting the map needs the remaining space. The rolled dice are in the log. The sheet that names a card for
        // the Court has them above its cards.
        RolledStrip {
            id: rolled

            Layout.fillWidth: true
            visible: count > 0 && !table.at.rewriting.active && table.at.panel !== Sheets.Refill
            phone: true
            at: table.at
        }

        PromptBar {
            id: bar

            Layout.fillWidth: true
            crowded: message.visible || rolled.visible
            Layout.preferredHeight: bar.phoneHeight + (bar.coaches ? 56 + Theme.smallGap : 0)
            phone: true
            at: table.at
        }
    }
}
