pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// Joins a table that another device has opened.
T.Page {
    id: page

    readonly property Visit visit: Company.visit
    // The address is known where a host keeps a table of this device.
    readonly property bool asks: Company.desk.copy === 0 || visit.asksForCode

    signal screenWanted(string screen)

    function join(): void {
        page.visit.go(address.text, code.text);
    }

    title: qsTr("Join a table")

    header: BackHeader {
        title: page.title
        onBack: {
            page.visit.leave();
            Company.desk.stop();
            page.screenWanted("Home");
        }
    }

    Flickable {
        id: scroll

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        contentHeight: column.implicitHeight + Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        ColumnLayout {
            id: column

            width: Math.min(parent.width, 640)
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.gap

            PrimaryButton {
                objectName: "joinAgain"
                Layout.fillWidth: true
                visible: page.visit.lastAddress !== "" && page.visit.touch === Visit.None && Company.desk.copy === 0
                text: qsTr("Back to the table at %1").arg(page.visit.lastAddress)
                onClicked: page.visit.goBack()
            }

            Words {
                Layout.fillWidth: true
                visible: page.asks
                wrapMode: Text.Wrap
                text: qsTr("The device that keeps the table shows its address and its code under “Screens at this table”.")
                color: Theme.quietInk
                font.pixelSize: Theme.text
            }

            TextEntry {
                id: address

                objectName: "joinAddress"
                Layout.fillWidth: true
                visible: page.asks
                placeholderText: qsTr("Address, as 192.168.1.7:8017")
                Accessible.name: qsTr("Address of the host")
                inputMethodHints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText | Qt.ImhUrlCharactersOnly
                onAccepted: code.forceActiveFocus()
            }

            TextEntry {
                id: code

                objectName: "joinCode"
                Layout.fillWidth: true
                visible: page.asks
                maximumLength: 12
                placeholderText: qsTr("Code, six letters")
                Accessible.name: qsTr("Code of the table")
                inputMethodHints: Qt.ImhUppercaseOnly | Qt.ImhNoPredictiveText
                onAccepted: page.join()
            }

            PrimaryButton {
                objectName: "join"
                Layout.fillWidth: true
                visible: page.asks
                enabled: address.text.trim() !== ""
                text: qsTr("Join")
                onClicked: page.join()
            }

            Words {
                objectName: "joinSaid"
                Layout.fillWidth: true
                visible: text !== ""
                wrapMode: Text.Wrap
                text: page.visit.problem !== "" ? page.visit.problem : page.visit.touch === Visit.Dismissed ? page.visit.dismissal : page.visit.touch === Visit.None ? "" : page.visit.moved !== "" ? page.visit.moved : page.visit.touch === Visit.InTouch ? qsTr("The table is being read …") : qsTr("%1 has not answered yet. Both devices have to be in the same network.").arg(page.visit.address)
                color: page.visit.problem !== "" || page.visit.touch === Visit.Dismissed ? Theme.warning : Theme.quietInk
                font.pixelSize: Theme.text
            }

            // A host keeps the table, and this device has a copy.
            Words {
                objectName: "copySaid"
                Layout.fillWidth: true
                visible: Company.desk.copy !== 0
                wrapMode: Text.Wrap
                text: qsTr("If the table is not there any more: this device has a copy, as the table was when it was handed over. If both go on, both lines are kept.")
                color: Theme.quietInk
                font.pixelSize: Theme.text
            }

            QuietButton {
                objectName: "openCopy"
                Layout.fillWidth: true
                visible: Company.desk.copy !== 0
                text: qsTr("Go on with the copy of this device")
                onClicked: {
                    const copy = Company.desk.copy;
                    page.visit.leave();
                    Games.openCopy(copy);
                }
            }

            QuietButton {
                objectName: "openClub"
                Layout.fillWidth: true
                visible: page.visit.touch === Visit.None
                text: Company.desk.known ? qsTr("The tables at %1").arg(Company.desk.name) : qsTr("I have a key of a host")
                onClicked: page.screenWanted("Club")
            }
        }
    }

    ScrollHint {
        anchors.fill: parent
        list: scroll
        upright: true
        ground: Theme.ground
    }
}
