pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The names of the players by colour: a player gets another name, or a substitute takes over a colour. The game continues.
Flickable {
    id: sheet

    required property TableFocus at

    contentHeight: column.implicitHeight
    Component.onCompleted: Games.forgetRefusal()
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: sheet.width
        spacing: Theme.gap

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("A substitute takes over a colour with all that lies before it. Nobody joins a game with a colour of their own: the board is laid out for those who began. Whoever leaves hands the colour on, or concedes.")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        Words {
            objectName: "peopleRefusal"
            Layout.fillWidth: true
            visible: text !== ""
            wrapMode: Text.Wrap
            text: Games.refusal
            color: Theme.warning
            font.pixelSize: 16
        }

        Rows {
            Layout.fillWidth: true
            spacing: Theme.gap
            model: sheet.at.players.length

            delegate: Column {
                id: seat

                required property int index
                readonly property player player: sheet.at.players[index] ?? sheet.at.nobody

                function call(name: string): void {
                    if (name !== "" && name !== seat.player.name)
                        Games.renamePlayer(seat.player.color, name);
                }

                spacing: Theme.tightGap

                Row {
                    width: parent.width
                    spacing: Theme.smallGap

                    PlayerShape {
                        anchors.verticalCenter: parent.verticalCenter
                        player: seat.player.color
                        size: 28
                    }

                    TextEntry {
                        id: field

                        readonly property TypedText draft: sheet.at.drafts.name(seat.player.color)
                        property bool made: false

                        objectName: "rename-" + seat.player.color
                        width: parent.width - 28 - Theme.smallGap
                        text: seat.player.name
                        maximumLength: Games.longestName
                        Accessible.name: qsTr("Name of %1").arg(seat.player.name)
                        onTextChanged: {
                            if (field.made)
                                field.draft.text = text === seat.player.name ? "" : text;
                        }
                        onEditingFinished: seat.call(text)
                        Component.onCompleted: {
                            if (field.draft.begun)
                                field.text = field.draft.text;
                            field.made = true;
                        }
                    }
                }

                PersonChips {
                    width: parent.width
                    most: 6
                    without: Array.from(sheet.at.players).map(player => player.name)
                    onPicked: person => {
                        return seat.call(person.name);
                    }
                }

                QuietButton {
                    objectName: "concede-" + seat.player.color
                    readonly property option way: Among.answering(sheet.at.options, Arcs.Answer.Concede, seat.player.color)

                    visible: !seat.player.conceded && way.index >= 0
                    text: qsTr("Concedes")
                    onClicked: sheet.at.take(way)
                }
            }
        }
    }
}
