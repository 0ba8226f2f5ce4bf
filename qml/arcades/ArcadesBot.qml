pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The next steps of the phantom or a bot, with their reasons. A tap makes the step on the table.
ColumnLayout {
    id: bot

    required property ArcadesFocus at

    spacing: Theme.smallGap

    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true

        Flickable {
            id: scroll

            objectName: "botScroll"
            anchors.fill: parent
            contentHeight: told.height
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            Column {
                id: told

                width: scroll.width
                spacing: 4

                Rows {
                    objectName: "botSteps"
                    width: told.width
                    spacing: 4
                    model: bot.at.prompt.steps

                    delegate: Words {
                        required property string modelData

                        wrapMode: Text.Wrap
                        text: modelData
                        color: Theme.ink
                        // Several long steps are said smaller, so that all of them are in sight.
                        font.pixelSize: Array.from(bot.at.prompt.steps).join().length > 120 ? 16 : 20
                    }
                }

                Words {
                    objectName: "botOdds"
                    width: told.width
                    visible: text !== ""
                    wrapMode: Text.Wrap
                    text: bot.at.prompt.odds
                    color: Theme.quietInk
                    font.pixelSize: 15
                }
            }
        }

        ScrollHint {
            anchors.fill: scroll
            list: scroll
            upright: true
            ground: Theme.player(bot.at.actor.color).soft
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.smallGap

        PrimaryButton {
            objectName: "botStep"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            leftPadding: 6
            rightPadding: 6
            font.pixelSize: 16
            yields: bot.at.rewriting.takeable
            text: qsTr("Done on the table")
            onClicked: bot.at.game.act()
        }

        QuietButton {
            objectName: "botAll"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            leftPadding: 6
            rightPadding: 6
            font.pixelSize: 16
            text: qsTr("All of the turn")
            onClicked: bot.at.game.actAll()
        }

        QuietButton {
            objectName: "botRules"
            Layout.preferredHeight: 56
            // On a phone the other two items need the space. The width is set to 0, because a layout reserves it even if
            // the item hides later.
            Layout.maximumWidth: Theme.phone ? 0 : implicitWidth
            visible: !Theme.phone
            glyph: "book"
            text: ""
            Accessible.name: qsTr("What bots and the phantom do")
            onClicked: Reference.show(bot.at.pageOfAsked())
        }
    }
}
