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

        delegate: ActionCardFace {
            id: face

            required property playedCard modelData

            size: cards.size
            suit: modelData.suit
            number: modelData.number
            zero: modelData.zero
            faceDown: modelData.faceDown
            event: modelData.mode === Arcs.PlayMode.Event
            player: modelData.player
            objectName: "played-" + modelData.player
            activeFocusOnTab: !faceDown
            Keys.onSpacePressed: Reference.show(face.modelData.page)

            TapHandler {
                enabled: !face.faceDown
                onTapped: Reference.show(face.modelData.page)
                onLongPressed: Reference.show(face.modelData.page)
            }
        }
    }
}
