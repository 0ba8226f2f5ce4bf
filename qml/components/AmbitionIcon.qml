import QtQuick
import Reachkeeper

// tycoon, tyrant, warlord, keeper or empath.
Icon {
    property string ambition: ""

    name: ambition
    color: Theme.ambition(ambition)
}
