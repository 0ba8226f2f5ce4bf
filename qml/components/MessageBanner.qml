import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The reason why an entry was refused, grey or marked, with its citation. It disappears with the next entry.
Panel {
    id: banner
    padding: 0

    required property TableFocus at
    readonly property option why: at.proposal.why
    readonly property ForAnother other: at.game.forAnother
    readonly property bool ofAnother: other.why !== ""
    readonly property bool judged: why.reason !== ""
    readonly property bool asked: ofAnother || judged
    readonly property bool ofDeal: !ofAnother && at.dropsDeal(why)
    readonly property string message: ofAnother ? other.why : judged ? why.reason : banner.at.game.message
    readonly property string citation: ofAnother ? "" : judged ? why.citation : banner.at.game.messageCitation
    readonly property string page: ofAnother ? "" : judged ? why.page : banner.at.game.messagePage
    // True if the entry may be made all the same.
    readonly property bool offers: ofAnother || judged && at.proposal.held && (why.legal || at.game.strictness !== Arcs.Strictness.Strict)
    // True: dismissed until the next entry. A repeated refusal shows it again.
    property bool seen: false

    objectName: "message"
    visible: message !== "" && (asked || !seen)
    implicitHeight: row.implicitHeight + 12
    border.color: Theme.line

    TapHandler {
        enabled: banner.page !== ""
        onLongPressed: Reference.show(banner.page)
    }

    Connections {
        function onChanged(): void {
            banner.seen = false;
        }

        target: banner.at.game
    }

    // On a phone the text is above the buttons, because it does not fit beside three buttons.
    GridLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: 6
        columns: Theme.phone ? 1 : 2
        columnSpacing: Theme.gap / 2
        rowSpacing: Theme.tightGap

        Words {
            objectName: "messageText"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            // On a phone the map needs the lines; the book has the citation.
            text: banner.citation !== "" && !(Theme.phone && banner.page !== "") ? Names.filled(qsTr("%1 (%2)", "what a rule says, and where"), [banner.message, banner.citation]) : banner.message
            color: Theme.ink
            font.pixelSize: 17
        }

        // No layout: it kept the width that a button had before another one appeared, and one lay on the other.
        Row {
            id: buttons

            // On a phone long words of other languages make the buttons narrower, not the row wider.
            readonly property real free: banner.width - Theme.gap - 6 - (banner.page !== "" ? readRule.width + spacing : 0)
            readonly property real share: banner.offers ? (free - spacing) / 2 : free

            Layout.alignment: Qt.AlignRight
            spacing: Theme.gap / 2

            QuietButton {
                id: readRule

                objectName: "readRule"
                visible: banner.page !== ""
                glyph: "book"
                text: Theme.phone ? "" : qsTr("Read")
                Accessible.name: qsTr("Read the rule")
                onClicked: Reference.show(banner.page)
            }

            QuietButton {
                objectName: "enterAnyway"
                readonly property bool legal: banner.why.legal

                width: Theme.phone ? buttons.share : implicitWidth
                visible: banner.offers
                text: banner.ofDeal ? qsTr("Go on without the deal") : banner.ofAnother || banner.why.legal ? qsTr("Yes, do so") : qsTr("Enter it anyway")
                onClicked: banner.ofAnother ? banner.other.enter() : banner.at.proposal.takeAnyway()
            }

            QuietButton {
                objectName: "dropMessage"
                width: Theme.phone ? buttons.share : implicitWidth
                text: banner.ofDeal ? qsTr("Back to the deal") : banner.asked ? qsTr("Cancel") : qsTr("OK")
                onClicked: {
                    if (banner.ofAnother)
                        banner.other.drop();
                    else if (banner.judged)
                        banner.at.proposal.drop();
                    else
                        banner.seen = true;
                }
            }
        }
    }
}
