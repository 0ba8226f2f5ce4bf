import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The scroll position, visible while it moves, and a handle for a mouse that hovers over it. A tap of a finger goes to the
// item below.
T.ScrollBar {
    id: strip

    interactive: hovered && size < 1
    hoverEnabled: true
    implicitWidth: implicitContentWidth + 2 * padding
    implicitHeight: implicitContentHeight + 2 * padding
    padding: 2
    minimumSize: 0.05

    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: Theme.quietInk
        opacity: 0

        states: State {
            name: "moving"
            when: strip.active && strip.size < 1

            PropertyChanges {
                strip.contentItem.opacity: 0.75
            }
        }

        transitions: Transition {
            from: "moving"

            SequentialAnimation {
                PauseAnimation {
                    duration: Theme.reducedMotion ? 0 : 450
                }

                NumberAnimation {
                    target: strip.contentItem
                    property: "opacity"
                    duration: Theme.glide
                }
            }
        }
    }
}
