import QtQuick
import Reachkeeper

// What lies on cards, or agents on a token, a line each; nothing where nothing lies.
Words {
    required property list<pile> piles

    visible: text !== ""
    wrapMode: Text.Wrap
    text: Array.from(piles).map(pile => pile.place + ": " + pile.text).join("\n")
    color: Theme.ink
    font.pixelSize: 15
}
