pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// All entries from the first to the last. Marks show the beginnings of chapters and the table's current moment.
T.Slider {
    id: slider

    required property History past

    objectName: "timeSlider"
    implicitWidth: 200
    implicitHeight: Theme.target
    from: 0
    to: Math.max(1, past.length)
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    value: past.moment
    leftPadding: 14
    rightPadding: 14
    Accessible.name: qsTr("Moment of the game")
    Accessible.description: past.heading
    onMoved: past.moment = Math.round(value)

    function place(moment: real): real {
        return slider.leftPadding + slider.availableWidth * moment / slider.to;
    }

    background: Item {
        Rectangle {
            x: slider.leftPadding
            width: slider.availableWidth
            y: slider.height / 2 - 2
            height: 4
            radius: 2
            color: Theme.faintLine
        }

        Rectangle {
            x: slider.leftPadding
            width: slider.place(slider.past.now) - x
            y: slider.height / 2 - 2
            height: 4
            radius: 2
            color: Theme.line
        }
    }

    Repeater {
        model: slider.past.chapters

        delegate: Column {
            id: mark

            required property chapterStart modelData

            x: slider.place(modelData.moment) - width / 2
            y: 0

            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                text: mark.modelData.chapter
                color: Theme.quietInk
                font.pixelSize: 14
            }

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 2
                height: 12
                color: Theme.quietInk
            }
        }
    }

    handle: Rectangle {
        x: slider.leftPadding + slider.visualPosition * slider.availableWidth - width / 2
        y: slider.height / 2 - height / 2
        width: 28
        height: 28
        radius: 14
        color: slider.pressed ? Theme.choice : Theme.accent
        border.width: 2
        border.color: Theme.ground
    }
}
