pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The devices at the table, with their players, and whether they are awake. The one that keeps it lets others go, and hands it on.
Column {
    id: present

    readonly property Handing handing: Company.handing
    // True: also the devices that went long ago.
    property bool all: false
    readonly property int gone: Array.from(Company.here).filter(one => one.longGone).length

    spacing: Theme.smallGap

    Repeater {
        model: Array.from(Company.here).filter(one => present.all || !one.longGone)

        delegate: GridLayout {
            id: one

            required property presentDevice modelData
            readonly property bool keeper: Company.invitation.open && !modelData.own
            readonly property bool takes: keeper && modelData.awake && modelData.canKeep && present.handing.asking === ""

            width: present.width
            // On a phone the name has no room beside two buttons.
            columns: takes && width < 480 ? 2 : 3
            columnSpacing: Theme.smallGap
            rowSpacing: Theme.tightGap

            PlayerShape {
                visible: one.modelData.color !== ""
                player: visible ? one.modelData.color : "red"
                size: 20
                opacity: one.modelData.there ? 1 : 0.4
            }

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Words {
                    Layout.fillWidth: true
                    elide: Text.ElideRight
                    text: one.modelData.own ? qsTr("%1 (this one)").arg(one.modelData.device) : one.modelData.device
                    color: Theme.ink
                    font.pixelSize: Theme.text
                }

                Words {
                    Layout.fillWidth: true
                    text: !one.modelData.there ? qsTr("gone") : one.modelData.awake ? one.modelData.keeps ? qsTr("keeps the table") : one.modelData.color === "" ? qsTr("here, looks on") : qsTr("here") : qsTr("asleep")
                    color: Theme.quietInk
                    font.pixelSize: 15
                }
            }

            RowLayout {
                Layout.columnSpan: one.columns === 2 ? 2 : 1
                Layout.alignment: Qt.AlignRight
                visible: one.keeper
                spacing: Theme.smallGap

                QuietButton {
                    objectName: "handOn-" + one.modelData.device
                    visible: one.takes
                    text: qsTr("Hand on", "the table to a device")
                    Accessible.name: qsTr("Hand the table to %1").arg(one.modelData.device)
                    onClicked: present.handing.ask(one.modelData.device)
                }

                QuietButton {
                    objectName: "letGo-" + one.modelData.device
                    text: qsTr("Let go")
                    Accessible.name: qsTr("Let %1 go").arg(one.modelData.device)
                    onClicked: Company.invitation.letGo(one.modelData.device)
                }
            }
        }
    }

    QuietButton {
        objectName: "longGone"
        visible: present.gone > 0
        text: present.all ? qsTr("Without those that went long ago") : qsTr("%n more went long ago", "devices", present.gone)
        onClicked: present.all = !present.all
    }

    Words {
        objectName: "handSaid"
        width: present.width
        visible: text !== ""
        wrapMode: Text.Wrap
        text: present.handing.asking !== "" ? qsTr("%1 is asked whether it keeps the table …").arg(present.handing.asking) : present.handing.said
        color: Theme.ink
        font.pixelSize: Theme.text
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    QuietButton {
        objectName: "handTakeBack"
        visible: present.handing.asking !== ""
        text: qsTr("Take it back", "a question to other players")
        onClicked: present.handing.takeBack()
    }
}
