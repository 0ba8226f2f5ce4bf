import QtQuick
import Reachkeeper

// The icon of a suit of action cards: construction, administration, aggression or mobilization; or of a side of the
// Faithful cards.
Icon {
    property string suit: ""

    name: suit === "zeal" ? "flame" : suit === "wisdom" ? "book" : suit
    color: Theme.suit(suit)
}
