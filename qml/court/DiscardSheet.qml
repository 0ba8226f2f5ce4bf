pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The Court cards that nobody holds and that are not in the Court: beside a played card, and in the discard pile.
Flickable {
    id: sheet

    required property TableFocus at
    readonly property list<playedCard> beside: Array.from(at.game.played).filter(card => card.attached.id !== "")

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: sheet.width
        spacing: Theme.gap / 2

        Rows {
            Layout.fillWidth: true
            spacing: Theme.smallGap
            model: sheet.beside

            delegate: Column {
                id: fetching

                required property playedCard modelData

                spacing: 1

                CardTab {
                    card: fetching.modelData.attached
                    most: fetching.width
                    onClicked: Reference.show(fetching.modelData.attached.id)
                }

                Words {
                    width: fetching.width
                    leftPadding: 10
                    wrapMode: Text.Wrap
                    text: Names.filled(qsTr("beside %1 %2 until the round ends", "an action card"), [Names.suit(fetching.modelData.suit), fetching.modelData.number])
                    color: Theme.quietInk
                    font.pixelSize: 14
                }
            }
        }

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: sheet.at.game.courtDiscard.length > 0 ? qsTr("These cards lie face up. They come back only where a card says so.") : qsTr("No card lies in it.")
            color: Theme.ink
            font.pixelSize: 16
        }

        Rows {
            objectName: "courtDiscard"
            Layout.fillWidth: true
            spacing: 6
            model: sheet.at.game.courtDiscard

            delegate: Item {
                id: discarded

                required property card modelData

                implicitHeight: tab.implicitHeight

                CardTab {
                    id: tab

                    card: discarded.modelData
                    most: discarded.width
                    onClicked: Reference.show(discarded.modelData.id)
                }
            }
        }
    }
}
