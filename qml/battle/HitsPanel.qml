pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The assignment of hits to pieces: a suggestion with one tap, or one hit after the other.
Flickable {
    id: panel

    required property TableFocus at
    readonly property HitsDraft draft: at.drafts.hits
    readonly property list<string> chosen: Array.from(draft.chosen)

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            objectName: "hitsBecause"
            Layout.fillWidth: true
            visible: text !== ""
            wrapMode: Text.Wrap
            text: panel.at.prompt.hits.because
            color: Theme.ink
            font.pixelSize: 17
        }

        Words {
            objectName: "hitsCost"
            Layout.fillWidth: true
            visible: text !== ""
            wrapMode: Text.Wrap
            text: panel.at.prompt.hits.cost
            color: Theme.line
            font.pixelSize: 17
        }

        Words {
            objectName: "hitByHit"
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap / 2
            visible: !panel.at.forced
            wrapMode: Text.Wrap
            text: Names.filled(qsTr("Take the suggestion below, or tap what the hits land on, one by one (%1 of %2)"), [panel.chosen.length, panel.at.prompt.hits.count])
            color: Theme.quietInk
            font.pixelSize: 16
        }

        Grid {
            id: ways

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: !panel.at.forced
            columns: 2
            spacing: 6

            Repeater {
                model: panel.draft.targets

                delegate: QuietButton {
                    required property string modelData
                    required property int index

                    objectName: "target-" + index
                    width: (column.width - ways.spacing) / 2
                    text: modelData
                    onClicked: panel.draft.hit(index)
                }
            }
        }

        Words {
            Layout.fillWidth: true
            visible: panel.chosen.length > 0
            wrapMode: Text.Wrap
            text: Array.from(panel.chosen).join(" · ")
            color: Theme.ink
            font.pixelSize: 17
        }

        RowLayout {
            Layout.fillWidth: true
            visible: panel.chosen.length > 0
            spacing: 6

            QuietButton {
                Layout.fillWidth: true
                text: qsTr("Take one back")
                onClicked: panel.draft.takeOneBack()
            }

            PrimaryButton {
                objectName: "enterHits"
                Layout.fillWidth: true
                enabled: panel.chosen.length === panel.at.prompt.hits.count
                text: qsTr("Enter these")
                onClicked: panel.draft.enter()
            }
        }
    }
}
