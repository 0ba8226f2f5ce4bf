pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// An ambition for all players: its Power, the declaration, and the standings.
Item {
    id: line

    required property TableFocus at
    required property ScoreBoard board
    required property scoreLine here
    // True: beside the cells; false: above them.
    required property bool beside
    required property real side
    property real figure: 34
    readonly property ambition box: here.box
    // The value shown while the players change.
    property scoreCell nobody
    // In a game of two players, the standing of the resources on the box.
    readonly property standing third: Array.from(box.standings).find(standing => standing.color === "") ?? nobody.standing
    readonly property real share: (width - (beside ? side : 0) - (here.cells.length - (beside ? 0 : 1)) * Theme.tightGap) / Math.max(1, here.cells.length)

    objectName: "scoreLine-" + box.ambition
    implicitHeight: beside ? Math.max(head.implicitHeight, cells.implicitHeight) : head.implicitHeight + Theme.tightGap + cells.implicitHeight

    Rectangle {
        id: head

        width: line.beside ? line.side : line.width
        height: line.beside ? line.height : implicitHeight
        implicitHeight: line.beside ? sign.height + declares.height + 3 * Theme.tightGap : Theme.target + 2
        radius: Theme.cardRadius
        color: line.box.declared ? Qt.tint(Theme.panel, Qt.alpha(Theme.ambition(line.box.ambition), 0.14)) : "transparent"
        border.width: line.box.declared ? 2 : 1
        border.color: line.box.declared ? Theme.line : Theme.faintLine

        Item {
            id: sign

            x: Theme.smallGap
            y: line.beside ? Theme.tightGap : (parent.height - height) / 2
            width: line.beside ? parent.width - 2 * Theme.smallGap : parent.width - declares.width - 3 * Theme.smallGap
            height: 32
            activeFocusOnTab: true
            Keys.onSpacePressed: Reference.show("base." + line.box.ambition)
            Accessible.role: Accessible.Button
            Accessible.name: line.box.name
            Accessible.onPressAction: Reference.show("base." + line.box.ambition)

            AmbitionIcon {
                id: icon

                anchors.verticalCenter: parent.verticalCenter
                ambition: line.box.ambition
                size: 26
            }

            Words {
                anchors.left: icon.right
                anchors.leftMargin: 6
                anchors.right: boxed.visible ? boxed.left : boxed.right
                anchors.rightMargin: 6
                anchors.verticalCenter: parent.verticalCenter
                text: line.box.name
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 13
                color: line.box.declared ? Theme.ink : Theme.quietInk
                font.pixelSize: 20
                font.weight: line.box.declared ? Font.DemiBold : Font.Normal
            }

            StandingMark {
                id: boxed

                anchors.right: worth.visible ? worth.left : parent.right
                anchors.rightMargin: worth.visible ? 6 : 0
                anchors.verticalCenter: parent.verticalCenter
                visible: standing.count > 0
                standing: line.third
                boxed: line.box.boxed
            }

            Rectangle {
                id: worth

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: line.box.declared
                width: value.implicitWidth + 14
                height: value.implicitHeight + 2
                radius: height / 2
                color: Theme.accent

                Words {
                    id: value

                    anchors.centerIn: parent
                    text: line.box.first + "/" + line.box.second
                    color: Theme.accentInk
                    font.pixelSize: 20
                    font.weight: Font.Bold
                }
            }

            TapHandler {
                gesturePolicy: TapHandler.DragThreshold
                onTapped: Reference.show("base." + line.box.ambition)
            }
        }

        // The declaration with one tap, by any player.
        Row {
            id: declares

            readonly property real cell: line.beside ? Math.min(56, (line.side - 2 * Theme.smallGap - 3 * spacing) / Math.max(1, line.here.cells.length)) : 44

            x: line.beside ? Theme.smallGap : parent.width - width - 2
            y: line.beside ? sign.y + sign.height + Theme.tightGap : 1
            spacing: Theme.tightGap

            Repeater {
                model: line.here.cells.length

                delegate: Chip {
                    id: declare

                    required property int index
                    readonly property scoreCell who: line.here.cells[declare.index] ?? line.nobody

                    objectName: "declare-" + line.box.ambition + "-" + who.color
                    width: declares.cell
                    height: Theme.target
                    enabled: who.declares !== ""
                    Accessible.name: who.declares
                    onClicked: line.board.declare(who.color, line.box.ambition)

                    Row {
                        anchors.centerIn: parent
                        opacity: declare.enabled ? 1 : 0.4
                        spacing: 1

                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            size: 15
                            name: "banner"
                            color: Theme.quietInk
                        }

                        PlayerShape {
                            anchors.verticalCenter: parent.verticalCenter
                            player: declare.who.color
                            size: 20
                        }
                    }
                }
            }
        }
    }

    Item {
        id: cells

        x: line.beside ? line.side + Theme.tightGap : 0
        y: line.beside ? 0 : head.height + Theme.tightGap
        width: line.width - x
        implicitHeight: childrenRect.height

        Repeater {
            model: line.here.cells.length

            delegate: ScoreCell {
                required property int index

                x: index * (line.share + Theme.tightGap)
                width: line.share
                height: line.beside ? Math.max(implicitHeight, head.implicitHeight) : implicitHeight
                at: line.at
                board: line.board
                here: line.here.cells[index] ?? line.nobody
                declared: line.box.declared
                figure: line.figure
            }
        }
    }
}
