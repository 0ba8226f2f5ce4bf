import QtQuick
import Reachkeeper

// What the setup of a campaign has laid out of one owner's pieces.
LayOutStep {
    required property laidPart part

    player: part.owner
    text: part.name
    lines: Array.from(part.lines)
}
