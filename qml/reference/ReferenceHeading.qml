import QtQuick
import Reachkeeper

// The small heading over a part of a page.
Words {
    color: Theme.quietInk
    wrapMode: Text.Wrap
    maximumLineCount: 2
    elide: Text.ElideRight
    font.pixelSize: 15
    font.weight: Font.DemiBold
    font.letterSpacing: 0.6
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
