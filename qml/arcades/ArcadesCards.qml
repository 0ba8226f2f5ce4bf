pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The deck, suit by suit, to choose the card that was played, drawn, or turned up with two others.
Item {
    id: deck

    required property ArcadesFocus at
    // On a phone the sign of the suit stands in the corner of the first card.
    readonly property real side: Theme.phone ? 0 : 34
    // The rows stay together in a high panel.
    readonly property real pitch: Math.min(64, height / 3)
    readonly property real cellHeight: Math.min(56, pitch - 4)
    readonly property list<string> suits: ["administration", "aggression", "mobilization"]

    function take(card: arcadesCard): void {
        if (deck.at.kind === Arcades.Ask.Play)
            deck.at.game.play(card.card);
        else if (deck.at.kind === Arcades.Ask.Draw)
            deck.at.game.draw(card.card);
        else
            deck.at.game.offerDraft.take(card.card);
    }

    // A seen card is refused with the reason.
    function why(card: arcadesCard): void {
        if (deck.at.kind !== Arcades.Ask.Offer)
            deck.take(card);
    }

    function cardOf(row: int, column: int): arcadesCard {
        return Array.from(deck.at.cards).find(card => card.suit === deck.suits[row] && card.number === column + 1) ?? deck.at.cards[0];
    }

    Repeater {
        model: 21

        delegate: SaysWhy {
            id: cell

            required property int index
            readonly property arcadesCard card: deck.cardOf(Math.floor(index / 7), index % 7)

            x: deck.side + (index % 7) * (deck.width - deck.side) / 7
            y: Math.floor(index / 7) * deck.pitch
            onAsked: deck.why(card)

            Chip {
                objectName: "card-" + cell.card.suit + "-" + cell.card.number
                width: (deck.width - deck.side) / 7 - 3
                height: deck.cellHeight
                leftPadding: 0
                rightPadding: 0
                text: cell.card.number
                tint: Theme.suit(cell.card.suit)
                edgeColor: Theme.suit(cell.card.suit)
                enabled: !cell.card.seen
                checked: Array.from(deck.at.game.offerDraft.cards).includes(cell.card.card)
                Accessible.name: cell.card.card
                onClicked: deck.take(cell.card)
                onPressAndHold: Reference.show(cell.card.number === 7 ? "arcades.sevens" : "arcades.using-cards")
            }
        }
    }

    Repeater {
        model: 3

        delegate: SuitIcon {
            required property int index

            objectName: "suit-" + suit
            x: Theme.phone ? 4 : 0
            y: index * deck.pitch + (Theme.phone ? 4 : (deck.cellHeight - size) / 2)
            size: Theme.phone ? 14 : 28
            suit: deck.suits[index]
        }
    }
}
