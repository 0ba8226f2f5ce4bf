pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A deal that another player asks for, or that this screen asks for, or what became of the last one.
Panel {
    id: banner

    required property TableFocus at
    readonly property Asking asking: Company.asking
    readonly property bool asked: asking.asked.length > 0
    readonly property askedDeal shown: asked ? asking.asked[0] : asking.own
    readonly property bool open: shown.id !== ""
    readonly property string waitsFor: Array.from(shown.waitsFor).join(", ")

    objectName: "askBanner"
    padding: 0
    implicitHeight: grid.implicitHeight + 20
    border.color: Theme.accent

    // On a phone the words have no room beside the buttons.
    GridLayout {
        id: grid

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        columns: banner.width < 600 ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: 6

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 6

            RowLayout {
                Layout.fillWidth: true
                spacing: 10

                PlayerShape {
                    visible: banner.asked && banner.shown.color !== ""
                    player: visible ? banner.shown.color : "red"
                    size: 28
                }

                Words {
                    objectName: "askTitle"
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: !banner.open ? banner.asking.news : !banner.asked ? qsTr("You propose a deal. Still to answer: %1", "names").arg(banner.waitsFor) : !banner.shown.legal ? qsTr("The deal that %1 proposed is no longer possible.").arg(banner.shown.from) : !banner.shown.agreed ? qsTr("%1 proposes a deal:").arg(banner.shown.from) : banner.waitsFor === "" ? qsTr("You agree to the deal of %1.").arg(banner.shown.from) : Names.filled(qsTr("You agree to the deal of %1. Still to answer: %2", "a name; names"), [banner.shown.from, banner.waitsFor])
                    color: Theme.ink
                    font.pixelSize: Theme.text
                    font.weight: Font.DemiBold
                }

                QuietButton {
                    objectName: "askNewsRead"
                    visible: !banner.open
                    text: qsTr("OK")
                    onClicked: banner.asking.forgetNews()
                }
            }

            Rows {
                Layout.fillWidth: true
                spacing: 2
                model: banner.shown.parts

                delegate: Words {
                    required property string modelData
                    required property int index

                    objectName: "askPart-" + index
                    wrapMode: Text.Wrap
                    text: modelData
                    color: Theme.ink
                    font.pixelSize: Theme.text
                }
            }
        }

        RowLayout {
            Layout.fillWidth: banner.width < 600
            Layout.alignment: Qt.AlignRight
            visible: banner.open
            spacing: Theme.gap / 2

            PrimaryButton {
                objectName: "askAgree"
                Layout.fillWidth: true
                visible: banner.asked && banner.shown.legal && !banner.shown.agreed
                text: qsTr("Agree", "to a deal")
                onClicked: banner.asking.agree(banner.shown.id)
            }

            QuietButton {
                objectName: "askRefuse"
                Layout.fillWidth: true
                visible: banner.asked
                text: banner.shown.legal ? qsTr("No", "to a deal") : qsTr("OK")
                onClicked: banner.asking.refuse(banner.shown.id)
            }

            QuietButton {
                objectName: "askChange"
                Layout.fillWidth: true
                visible: banner.asked && banner.shown.legal && !banner.shown.agreed
                text: qsTr("Change", "a deal")
                onClicked: {
                    banner.asking.change(banner.shown.id);
                    banner.at.sheet = Sheets.None;
                    banner.at.aside = false;
                    banner.at.tab = 0;
                }
            }

            QuietButton {
                objectName: "askTakeBack"
                Layout.fillWidth: true
                visible: !banner.asked
                text: qsTr("Take it back", "a question to other players")
                onClicked: banner.asking.takeBack()
            }
        }
    }
}
