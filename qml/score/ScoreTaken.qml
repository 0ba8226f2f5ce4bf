pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// Pieces taken from others. A tap on an owner adds one. Removing one uses the only owner, or asks for a tap on an owner.
Flow {
    id: taken

    required property ScoreBoard board
    required property string color
    required property list<scoreCount> counts
    property real most: 200
    property bool takes: false
    property scoreCount nothing
    readonly property list<scoreCount> there: Array.from(counts).filter(count => count.count > 0)
    readonly property real chip: most < 140 ? Math.max(40, Math.floor(most / 3)) : 56

    function change(count: scoreCount, by: int): void {
        taken.takes = false;
        taken.board.change(taken.color, count.thing, count.owner, by);
    }

    width: Math.max(1, Math.min(counts.length + 1, Math.floor(most / chip))) * chip

    Chip {
        objectName: "less-" + (taken.counts[0]?.thing ?? "") + "-" + taken.color
        width: taken.chip - 4
        height: Theme.target
        leftPadding: 0
        rightPadding: 0
        text: "−"
        checked: taken.takes
        enabled: taken.there.length > 0
        Accessible.name: qsTr("One less")
        onClicked: {
            if (taken.there.length === 1)
                taken.change(taken.there[0], -1);
            else
                taken.takes = !taken.takes;
        }
    }

    Repeater {
        model: taken.counts.length

        delegate: Item {
            id: place

            required property int index
            readonly property scoreCount count: taken.counts[place.index] ?? taken.nothing

            width: taken.chip
            height: Theme.target

            Chip {
                objectName: (taken.takes ? "less-" : "more-") + place.count.thing + "-" + taken.color + "-" + place.count.owner
                width: parent.width
                height: parent.height
                leftPadding: 0
                rightPadding: 0
                checked: taken.takes
                enabled: !taken.takes || place.count.count > 0
                Accessible.name: (taken.takes ? qsTr("%1: one less") : qsTr("%1: one more")).arg(place.count.text)
                onClicked: taken.change(place.count, taken.takes ? -1 : 1)

                Row {
                    anchors.centerIn: parent
                    spacing: 1

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        // A narrow chip has no room for both.
                        visible: taken.chip >= 56 || place.count.count === 0
                        text: taken.takes ? "−" : "+"
                        color: Theme.quietInk
                        font.pixelSize: 16
                    }

                    ScoreSign {
                        anchors.verticalCenter: parent.verticalCenter
                        count: place.count
                        color: taken.color
                    }

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: place.count.count > 0
                        text: place.count.count
                        color: Theme.ink
                        font.pixelSize: 17
                        font.weight: Font.Bold
                    }
                }
            }
        }
    }
}
