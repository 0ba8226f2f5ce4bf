pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The cards of this round, in order of play, with the lead first.
Row {
    id: cards

    property real size: 56
    required property list<playedCard> all

    spacing: 12

    Repeater {
        model: StableList {
            list: cards.all
        }

        delegate: Row {
            id: played

            required property playedCard modelData

            spacing: Theme.tightGap

            ActionCardFace {
                id: face

                size: cards.size
                suit: played.modelData.suit
                number: played.modelData.number
                zero: played.modelData.zero
                faceDown: played.modelData.faceDown
                event: played.modelData.mode === Arcs.PlayMode.Event
                player: played.modelData.player
                objectName: "played-" + played.modelData.player
                activeFocusOnTab: !faceDown
                Keys.onSpacePressed: Reference.show(played.modelData.page)

                TapHandler {
                    enabled: !face.faceDown
                    onTapped: Reference.show(played.modelData.page)
                    onLongPressed: Reference.show(played.modelData.page)
                }
            }

            // A Union lies beside the card that it fetches.
            CardTab {
                anchors.verticalCenter: parent.verticalCenter
                visible: played.modelData.attached.id !== ""
                card: played.modelData.attached
                most: cards.size * 2
                onClicked: Reference.show(played.modelData.attached.id)
            }
        }
    }
}
