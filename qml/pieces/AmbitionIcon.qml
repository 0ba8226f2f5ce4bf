import QtQuick
import Reachkeeper

// tycoon, tyrant, warlord, keeper, empath; edenguard and blightkin, which show what is on their tiles.
Icon {
    property string ambition: ""

    name: ({
            "edenguard": "leaf",
            "blightkin": "spore"
        })[ambition] ?? ambition
    color: Theme.ambition(ambition)
}
