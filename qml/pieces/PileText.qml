import QtQuick
import Reachkeeper

// The pieces on cards, or the agents on a token, in one line for each place. Empty if there are none.
Words {
    required property list<pile> piles

    visible: text !== ""
    wrapMode: Text.Wrap
    text: Array.from(piles).map(pile => pile.place + ": " + pile.text).join("\n")
    color: Theme.ink
    font.pixelSize: 15
}
