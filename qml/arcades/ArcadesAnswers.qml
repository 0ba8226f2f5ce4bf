pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// What can be entered now: in a turn by kind of action, else all of it. A tap on the map narrows it.
Item {
    id: answers

    required property ArcadesFocus at
    readonly property bool acting: at.acting

    function groupName(group: string): string {
        return ({
                "place": qsTr("Place ships"),
                "agent": qsTr("Move agent"),
                "phantom": qsTr("Move the phantom's agent"),
                "ships": qsTr("Move ships"),
                "repair": qsTr("Repair"),
                "battle": qsTr("Battle"),
                "research": qsTr("Research"),
                "colonize": qsTr("Colonize"),
                "buy": qsTr("Buy back ships"),
                "declare": qsTr("Ambition marker")
            })[group] ?? "";
    }

    Flow {
        id: chips

        width: parent.width
        spacing: 6

        Repeater {
            model: StableList {
                list: answers.acting ? answers.at.groups : []
            }

            delegate: Chip {
                required property string modelData

                objectName: "group-" + modelData
                text: answers.groupName(modelData)
                font.pixelSize: 16
                checked: answers.at.group === modelData
                onClicked: answers.at.pick(modelData)
            }
        }

        QuietButton {
            objectName: "toCards"
            visible: answers.at.free
            text: qsTr("Back to the cards")
            onClicked: answers.at.forget()
        }

        PrimaryButton {
            objectName: "endTurn"
            visible: answers.acting && answers.at.endTurn.entry !== ""
            text: qsTr("End the turn")
            onClicked: ArcadesTable.choose(answers.at.endTurn.index)
        }
    }

    Flickable {
        id: scroll

        y: chips.height > 0 ? chips.height + 6 : 0
        width: parent.width
        height: parent.height - y
        visible: answers.at.battle.entry === ""
        contentHeight: ways.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Flow {
            id: ways

            width: scroll.width
            spacing: 6

            Repeater {
                model: StableList {
                    list: answers.at.group === "battle" ? [] : answers.at.shown
                }

                delegate: QuietButton {
                    required property option modelData
                    required property int index

                    objectName: "answer-" + index
                    text: modelData.choice
                    width: Math.min(implicitWidth, ways.width)
                    font.pixelSize: 16
                    Accessible.name: modelData.text
                    onClicked: ArcadesTable.choose(modelData.index)
                }
            }

            Repeater {
                model: StableList {
                    list: answers.at.group === "battle" ? answers.at.shownBattles : []
                }

                delegate: QuietButton {
                    required property arcadesBattle modelData
                    required property int index

                    objectName: "battle-" + index
                    text: modelData.spending === "" ? modelData.text : qsTr("%1 (free, for Weapon)").arg(modelData.text)
                    width: Math.min(implicitWidth, ways.width)
                    font.pixelSize: 16
                    onClicked: answers.at.battle = modelData
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
        part: answers.at.battle.entry !== "" ? "ArcadesBattle" : ""
        given: ({
                "at": answers.at
            })
    }
}
