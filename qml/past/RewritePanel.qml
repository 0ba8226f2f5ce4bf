pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// The past entries that no longer fit or stay only in their meaning, the changed entries, and the result for each.
ListView {
    id: list

    required property AnyFocus at

    objectName: "misfits"
    clip: true
    spacing: Theme.smallGap
    boundsBehavior: Flickable.StopAtBounds
    model: StableList {
        list: list.at.rewriting.misfits
    }

    T.ScrollBar.vertical: ScrollStrip {
    }

    delegate: Panel {
        id: line

        required property misfit modelData

        width: ListView.view.width
        padding: Theme.smallGap
        edge: modelData.player !== "" ? Theme.player(modelData.player).fill : "transparent"

        ColumnLayout {
            width: parent.width
            spacing: Theme.tightGap

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: line.modelData.text
                color: Theme.ink
                font.pixelSize: 17
                font.strikeout: !line.modelData.kept
            }

            Words {
                objectName: "misfitReason-" + line.modelData.entry
                Layout.fillWidth: true
                visible: text !== ""
                wrapMode: Text.Wrap
                text: line.modelData.reason
                color: Theme.quietInk
                font.pixelSize: 15
            }

            Words {
                objectName: "misfitThere-" + line.modelData.entry
                Layout.fillWidth: true
                visible: text !== ""
                wrapMode: Text.Wrap
                text: line.modelData.there
                color: Theme.ink
                font.pixelSize: 15
            }

            Words {
                objectName: "misfitBecomes-" + line.modelData.entry
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: line.modelData.becomes
                color: Theme.ink
                font.pixelSize: 16
                font.weight: Font.DemiBold
            }

            Flow {
                Layout.fillWidth: true
                spacing: Theme.smallGap

                QuietButton {
                    objectName: "misfitRule-" + line.modelData.entry
                    visible: line.modelData.page !== ""
                    glyph: "book"
                    Accessible.name: qsTr("Read the rule")
                    onClicked: Reference.show(line.modelData.page)
                }

                QuietButton {
                    objectName: "misfitOnBoard-" + line.modelData.entry
                    visible: line.modelData.open
                    text: qsTr("As it was on the board")
                    onClicked: list.at.rewriting.asOnBoard(line.modelData.entry)
                }

                QuietButton {
                    objectName: "misfitChange-" + line.modelData.entry
                    text: qsTr("Change this")
                    onClicked: {
                        if (list.at.rewriting.begin(line.modelData.entry, true))
                            list.at.tableWanted();
                    }
                }

                QuietButton {
                    objectName: "misfitLeaveOut-" + line.modelData.entry
                    visible: line.modelData.kept
                    text: qsTr("Leave it out")
                    onClicked: list.at.rewriting.leaveOut(line.modelData.entry)
                }

                QuietButton {
                    objectName: "misfitAsItWas-" + line.modelData.entry
                    visible: line.modelData.decided
                    text: qsTr("As it was")
                    onClicked: list.at.rewriting.asItWas(line.modelData.entry)
                }
            }
        }
    }
}
