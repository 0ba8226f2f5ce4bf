import QtQuick
import Reachkeeper

// The icon of tycoon, tyrant, warlord, keeper or empath, or of edenguard and blightkin, which show the sign of their tiles.
Icon {
    property string ambition: ""

    name: ({
            "edenguard": "leaf",
            "blightkin": "spore"
        })[ambition] ?? ambition
    color: Theme.ambition(ambition)
}
