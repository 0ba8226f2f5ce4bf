pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The devices at the table, with their players, and whether they are awake.
Column {
    id: present

    spacing: Theme.smallGap

    Repeater {
        model: Company.here

        delegate: RowLayout {
            id: one

            required property presentDevice modelData

            width: present.width
            spacing: Theme.smallGap

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

            QuietButton {
                objectName: "letGo-" + one.modelData.device
                visible: Company.invitation.open && !one.modelData.own
                text: qsTr("Let go")
                Accessible.name: qsTr("Let %1 go").arg(one.modelData.device)
                onClicked: Company.invitation.letGo(one.modelData.device)
            }
        }
    }
}
