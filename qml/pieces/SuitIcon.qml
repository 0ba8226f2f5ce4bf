import QtQuick
import Reachkeeper

// A suit of action cards: construction, administration, aggression or mobilization; or a side of the Faithful ones.
Icon {
    property string suit: ""

    name: suit === "zeal" ? "flame" : suit === "wisdom" ? "book" : suit
    color: Theme.suit(suit)
}
