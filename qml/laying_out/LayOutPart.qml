import QtQuick
import Reachkeeper

// The pieces of one owner that a campaign's setup has placed.
LayOutStep {
    required property laidPart part

    player: part.owner
    text: part.name
    lines: Array.from(part.lines)
}
