pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The possible entries: in a turn by kind of action, else all of them. A tap on the map narrows them.
Item {
    id: answers

    required property ArcadesFocus at
    // The width of what lies at the lower right.
    property real beside: 0
    readonly property bool acting: at.acting

    function groupName(group: int): string {
        switch (group) {
        case Arcs.Group.Place:
            return qsTr("Place ships");
        case Arcs.Group.Agent:
            return qsTr("Move agent");
        case Arcs.Group.Phantom:
            return qsTr("Move the phantom's agent");
        case Arcs.Group.Ships:
            return qsTr("Move ships");
        case Arcs.Group.Repair:
            return qsTr("Repair");
        case Arcs.Group.Battle:
            return qsTr("Battle");
        case Arcs.Group.Research:
            return qsTr("Research");
        case Arcs.Group.Colonize:
            return qsTr("Colonize");
        case Arcs.Group.Buy:
            return qsTr("Buy back ships");
        case Arcs.Group.Declare:
            return qsTr("Ambition marker");
        default:
            return "";
        }
    }

    // In a high panel the kinds of action end above that, and have the whole width.
    readonly property real kindsWidth: height - 72 >= 4 * Theme.target + 18 ? width : width - beside
    // Two rows of answers.
    readonly property real least: 2 * Theme.target + 6
    // True if the kinds of action leave less room than that: then the chosen one stands alone.
    readonly property bool folded: at.picked !== Arcs.Group.None && kinds.height + 6 + least > height

    Flickable {
        id: scroll

        objectName: "answersScroll"
        anchors.fill: parent
        // The dice of a battle need the space, and have their own way back.
        visible: answers.at.battle.index < 0
        contentHeight: ways.y + ways.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        // Each kind keeps its place for the whole game: what is not possible now is greyed.
        Flow {
            id: kinds

            width: answers.kindsWidth
            visible: !answers.folded
            spacing: 6

            Repeater {
                model: StableList {
                    list: answers.acting ? answers.at.kinds : []
                }

                delegate: SaysWhy {
                    id: kind

                    required property int modelData

                    onAsked: answers.at.game.explain(modelData)

                    Chip {
                        objectName: "group-" + Among.nameOf(kind.modelData)
                        text: answers.groupName(kind.modelData)
                        font.pixelSize: 16
                        enabled: Array.from(answers.at.groups).includes(kind.modelData)
                        checked: answers.at.group === kind.modelData
                        onClicked: answers.at.pick(kind.modelData)
                        onPressAndHold: Reference.show(answers.at.pageOf(kind.modelData))
                    }
                }
            }

            QuietButton {
                objectName: "toCards"
                visible: answers.at.free
                text: qsTr("Back to the cards")
                onClicked: answers.at.forget()
            }
        }

        Chip {
            id: chosen

            objectName: "pickedGroup"
            visible: answers.folded
            width: Math.min(implicitWidth, ways.width)
            glyph: "back"
            text: answers.groupName(answers.at.picked)
            font.pixelSize: 16
            checked: true
            onClicked: answers.at.pick(answers.at.picked)
            onPressAndHold: Reference.show(answers.at.pageOf(answers.at.picked))
        }

        Flow {
            id: ways

            readonly property real above: answers.folded ? chosen.height : kinds.height

            y: above > 0 ? above + 6 : 0
            width: scroll.width - answers.beside
            spacing: 6

            // The destinations of an agent. A tap on the map works as well.
            Repeater {
                model: StableList {
                    list: answers.at.goals
                }

                delegate: QuietButton {
                    required property string modelData

                    objectName: "goal-" + modelData
                    text: answers.at.goalText(modelData)
                    font.pixelSize: 16
                    onClicked: answers.at.tapped(modelData)
                }
            }

            Repeater {
                model: StableList {
                    list: answers.at.group === Arcs.Group.Battle ? [] : answers.at.shown
                }

                delegate: SaysWhy {
                    id: answer

                    required property option modelData
                    required property int index

                    onAsked: answers.at.game.choose(modelData.index)

                    QuietButton {
                        objectName: "answer-" + answer.index
                        text: answer.modelData.label
                        width: Math.min(implicitWidth, ways.width)
                        font.pixelSize: 16
                        enabled: answer.modelData.legal
                        Accessible.name: answer.modelData.text
                        onClicked: answers.at.game.choose(answer.modelData.index)
                    }
                }
            }

            Repeater {
                model: StableList {
                    list: answers.at.group === Arcs.Group.Battle ? answers.at.shownBattles : []
                }

                delegate: QuietButton {
                    required property arcadesBattle modelData
                    required property int index

                    objectName: "battle-" + index
                    text: !modelData.spends ? modelData.text : qsTr("%1 (free, for Weapon)").arg(modelData.text)
                    width: Math.min(implicitWidth, ways.width)
                    font.pixelSize: 16
                    onClicked: answers.at.game.battleDraft.choose(modelData.index)
                }
            }
        }
    }

    ScrollHint {
        anchors.fill: scroll
        visible: scroll.visible
        list: scroll
        upright: true
        ground: answers.at.actor.color !== "" ? Theme.player(answers.at.actor.color).soft : Theme.panel
    }

    PartLoader {
        anchors.fill: parent
        anchors.rightMargin: answers.beside
        part: answers.at.battle.index >= 0 ? "ArcadesBattle" : ""
        given: ({
                "at": answers.at
            })
    }
}
