import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The screen is not in touch with the host of its table, or plays by other rules than it. People learn that before they enter
// anything.
Panel {
    id: banner

    required property AnyTable table
    readonly property Visit visit: Company.visit

    objectName: "touch"
    padding: 0
    implicitHeight: row.implicitHeight + 12
    border.color: Theme.accent

    GridLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: 6
        // On a phone the reason would have no room beside the button.
        columns: banner.width < 600 ? 1 : 2
        columnSpacing: Theme.gap / 2
        rowSpacing: Theme.smallGap

        Words {
            objectName: "touchText"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            maximumLineCount: 6
            elide: Text.ElideRight
            text: banner.visit.touch === Visit.Dismissed ? banner.visit.dismissal : banner.visit.moved !== "" ? banner.visit.moved : banner.visit.touch === Visit.InTouch ? qsTr("This screen shows another table than its host: the two programs are of different versions. Trust the host's screen, and bring both to the same version.") : banner.table.offered > 0 ? qsTr("Not in touch with the host. %n change(s) wait on this screen, and are offered when it is back.", "", banner.table.offered) : qsTr("Not in touch with the host. What you enter now waits until it is back.")
            color: Theme.ink
            font.pixelSize: 16
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight
            visible: banner.visit.touch !== Visit.InTouch
            spacing: Theme.smallGap

            // Another device keeps the table at the same address, or a new code was drawn.
            TextEntry {
                id: code

                objectName: "touchCode"
                Layout.fillWidth: true
                Layout.maximumWidth: 220
                visible: banner.visit.asksForCode
                maximumLength: 12
                placeholderText: qsTr("The new code")
                Accessible.name: placeholderText
                inputMethodHints: Qt.ImhUppercaseOnly | Qt.ImhNoPredictiveText
                onAccepted: again.clicked()
            }

            QuietButton {
                id: again

                objectName: "touchAgain"
                text: qsTr("Try now")
                onClicked: {
                    if (code.visible && code.text !== "")
                        banner.visit.tryCode(code.text);
                    else
                        banner.visit.tryAgain();
                }
            }
        }
    }
}
