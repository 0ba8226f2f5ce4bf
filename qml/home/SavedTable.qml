pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One saved table. A tap opens it. The dots show rename and remove; removing needs a second tap.
Panel {
    id: saved
    padding: 0

    required property savedTable table
    property bool more: false

    signal opened
    signal renamed(string title)
    signal removed

    implicitHeight: column.implicitHeight + Theme.gap

    activeFocusOnTab: true
    border.color: activeFocus ? Theme.choice : Theme.faintLine
    border.width: activeFocus ? 3 : Theme.hairline
    Accessible.role: Accessible.Button
    Accessible.name: saved.table.title
    Accessible.onPressAction: saved.opened()
    Keys.onSpacePressed: saved.opened()

    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        onTapped: saved.opened()
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap
        spacing: Theme.gap / 2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap / 2

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 4

                Words {
                    Layout.fillWidth: true
                    text: saved.table.title
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    color: Theme.ink
                    font.pixelSize: 22
                    font.weight: Font.DemiBold
                }

                Words {
                    objectName: "playedAt-" + saved.table.id
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: saved.table.keptAt === "" ? saved.table.game : Names.filled(qsTr("%1 · at %2", "a game, a host"), [saved.table.game, saved.table.keptAt])
                    wrapMode: Text.Wrap
                    color: Theme.quietInk
                    font.pixelSize: 16
                }

                Flow {
                    Layout.fillWidth: true
                    spacing: 10

                    Repeater {
                        model: saved.table.players

                        delegate: PlayerName {
                            required property seated modelData

                            player: modelData.color
                            name: modelData.name
                            size: 18
                            // The chapter and the dots are beside the names.
                            most: Math.min(16 * size, saved.width - 220)
                        }
                    }
                }
            }

            Words {
                horizontalAlignment: Text.AlignRight
                text: (saved.table.finished ? qsTr("Finished") : qsTr("Chapter %1").arg(saved.table.chapter)) + "\n" + saved.table.updated.toLocaleDateString(Qt.locale(), Locale.ShortFormat)
                color: Theme.quietInk
                font.pixelSize: 16
            }

            QuietButton {
                objectName: "more-" + saved.table.id
                Layout.preferredWidth: Theme.target
                glyph: "more"
                Accessible.name: qsTr("Rename or remove")
                onClicked: saved.more = !saved.more
            }
        }

        // Created when needed, because most tables are only opened.
        PartLoader {
            Layout.fillWidth: true
            visible: saved.more
            part: saved.more ? "SavedTableMore" : ""
            given: ({
                    "saved": saved
                })
        }
    }
}
