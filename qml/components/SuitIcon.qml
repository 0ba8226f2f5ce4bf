import QtQuick
import Reachkeeper

// A suit of action cards: construction, administration, aggression or mobilization.
Icon {
    property string suit: ""

    name: suit
    color: Theme.suit(suit)
}
