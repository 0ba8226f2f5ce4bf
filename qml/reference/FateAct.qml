pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// One Act of a Fate's story, on the line that connects the Acts.
Item {
    id: part

    required property fateAct act
    property bool last: false
    readonly property string numeral: ["I", "II", "III"][act.act - 1]

    signal asked
    signal opened(string id)

    implicitHeight: Math.max(72, body.height + Theme.gap)

    Rectangle {
        visible: !part.last
        x: 23
        y: 48
        width: 2
        height: part.height - y + Theme.gap
        color: Theme.faintLine
    }

    Rectangle {
        width: 48
        height: 48
        radius: 24
        color: part.act.hidden ? Theme.ground : Theme.accent
        border.width: 2
        border.color: part.act.hidden ? Theme.faintLine : Theme.accent

        Words {
            anchors.centerIn: parent
            text: part.numeral
            color: part.act.hidden ? Theme.quietInk : Theme.accentInk
            font.pixelSize: Theme.strong
            font.weight: Font.Bold
        }
    }

    Column {
        id: body

        x: 68
        width: part.width - x
        spacing: Theme.gap

        Item {
            width: parent.width
            height: Theme.target

            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Act %1").arg(part.numeral)
                color: part.act.hidden ? Theme.quietInk : Theme.ink
                font.pixelSize: Theme.strong
                font.weight: Font.Bold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            QuietButton {
                objectName: "tell-" + part.act.act
                visible: part.act.hidden
                anchors.right: parent.right
                text: qsTr("Tell me, I do not mind spoilers")
                font.pixelSize: 16
                onClicked: part.asked()
            }
        }

        Step {
            heading: qsTr("What it wants")
            page: part.act.objective
        }

        Step {
            heading: qsTr("How it begins")
            page: part.act.setup
        }

        Step {
            heading: qsTr("How it ends")
            page: part.act.resolution
        }

        LinkGroup {
            visible: !part.act.hidden && part.act.cards.length > 0
            width: body.width
            heading: qsTr("What it adds")
            most: 40
            links: part.act.cards
            onOpened: id => part.opened(id)
        }
    }

    component Step: FateStep {
        width: body.width
        visible: !part.act.hidden && page.id !== ""
        onOpened: id => part.opened(id)
    }
}
