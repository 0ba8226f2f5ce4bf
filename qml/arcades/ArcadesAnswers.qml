pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The possible entries: in a turn by kind of action, else all of them. A tap on the map narrows them.
Item {
    id: answers

    required property ArcadesFocus at
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

    Flow {
        id: chips

        // The dice of a battle need the space, and have their own way back.
        readonly property real taken: visible && height > 0 ? height + 6 : 0

        width: parent.width
        visible: answers.at.battle.index < 0
        spacing: 6

        Repeater {
            model: StableList {
                list: answers.acting ? answers.at.groups : []
            }

            delegate: Chip {
                required property int modelData

                objectName: "group-" + Among.nameOf(modelData)
                text: answers.groupName(modelData)
                font.pixelSize: 16
                checked: answers.at.group === modelData
                onClicked: answers.at.pick(modelData)
                onPressAndHold: Reference.show(answers.at.pageOf(modelData))
            }
        }

        QuietButton {
            objectName: "toCards"
            visible: answers.at.free
            text: qsTr("Back to the cards")
            onClicked: answers.at.forget()
        }
    }

    Flickable {
        id: scroll

        y: chips.taken
        width: parent.width
        height: parent.height - y
        visible: answers.at.battle.index < 0
        contentHeight: ways.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Flow {
            id: ways

            width: scroll.width
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

                delegate: QuietButton {
                    required property option modelData
                    required property int index

                    objectName: "answer-" + index
                    text: modelData.label
                    width: Math.min(implicitWidth, ways.width)
                    font.pixelSize: 16
                    Accessible.name: modelData.text
                    onClicked: answers.at.game.choose(modelData.index)
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
        y: scroll.y
        width: parent.width
        height: parent.height - y
        part: answers.at.battle.index >= 0 ? "ArcadesBattle" : ""
        given: ({
                "at": answers.at
            })
    }
}
