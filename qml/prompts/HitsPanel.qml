pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// Which piece takes each hit: a suggestion with one tap, or one by one.
Flickable {
    id: panel

    required property TableFocus at
    readonly property bool own: at.kind === "suffer"
    readonly property string verb: own ? " suffers " : " strikes "
    // As many words as the suggestions have.
    readonly property int wanted: at.options.length > 0 ? at.options[0].entry.split(" ").length - 2 : at.prompt.count
    readonly property var targets: own ? [{
            "word": "fresh",
            "text": qsTr("Fresh ship")
        }, {
            "word": "damaged",
            "text": qsTr("Damaged ship")
        }] : [{
            "word": "fresh-ship",
            "text": qsTr("Fresh ship")
        }, {
            "word": "damaged-ship",
            "text": qsTr("Damaged ship")
        }, {
            "word": "fresh-city",
            "text": qsTr("Fresh city")
        }, {
            "word": "damaged-city",
            "text": qsTr("Damaged city")
        }, {
            "word": "fresh-starport",
            "text": qsTr("Fresh starport")
        }, {
            "word": "damaged-starport",
            "text": qsTr("Damaged starport")
        }]
    property var chosen: []

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Repeater {
            model: panel.at.options

            delegate: OptionButton {
                required property var modelData
                required property int index

                objectName: "hits-" + index
                Layout.fillWidth: true
                implicitHeight: 56
                at: panel.at
                option: modelData
                main: index === 0
            }
        }

        Label {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap / 2
            wrapMode: Text.WordWrap
            text: qsTr("Or hit by hit, in order: %1 of %2", "").arg(panel.chosen.length).arg(panel.wanted)
            color: Theme.quietInk
            font.pixelSize: 16
        }

        GridLayout {
            Layout.fillWidth: true
            columns: 2
            columnSpacing: 6
            rowSpacing: 6

            Repeater {
                model: panel.targets

                delegate: QuietButton {
                    required property var modelData

                    objectName: "target-" + modelData.word
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    enabled: panel.chosen.length < panel.wanted
                    text: modelData.text
                    onClicked: panel.chosen = panel.chosen.concat([modelData])
                }
            }
        }

        Label {
            Layout.fillWidth: true
            visible: panel.chosen.length > 0
            wrapMode: Text.WordWrap
            text: panel.chosen.map(target => {
                    return target.text;
                }).join(" · ")
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
                onClicked: panel.chosen = panel.chosen.slice(0, -1)
            }

            PrimaryButton {
                objectName: "enterHits"
                Layout.fillWidth: true
                enabled: panel.chosen.length === panel.wanted
                text: qsTr("Enter these")
                onClicked: Table.enter(panel.at.prompt.player + panel.verb + panel.chosen.map(target => {
                            return target.word;
                        }).join(" "))
            }
        }
    }
}
