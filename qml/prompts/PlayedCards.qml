pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The cards of this round, in order of play; the lead first.
Row {
    id: cards

    spacing: 12

    Repeater {
        model: StableList {
            list: Table.played
        }

        delegate: ActionCardFace {
            id: face

            required property playedCard modelData

            size: 56
            suit: modelData.suit
            number: modelData.number
            zero: modelData.zero
            faceDown: modelData.faceDown
            player: modelData.player

            TapHandler {
                enabled: !face.faceDown
                onTapped: Reference.show(face.modelData.page)
                onLongPressed: Reference.show(face.modelData.page)
            }
        }
    }
}
