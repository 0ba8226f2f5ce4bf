import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One place of the Court row: the card, with buttons for Influence and Secure, below it or, where it is low, beside it.
GridLayout {
    id: court

    required property TableFocus at
    required property courtPlace place
    required property int number
    property bool beside: false
    // A refill asks about the leftmost gap.
    readonly property bool asked: at.kind === Arcs.Ask.Refill && place.empty && Array.from(at.court).findIndex(one => one.empty) === number - 1
    readonly property bool filled: !place.empty && !place.unknown
    readonly property option influence: filled ? Among.doing(at.mine, Arcs.Group.Influence, place.card.id) : at.noOption
    readonly property option secure: filled ? Among.doing(at.mine, Arcs.Group.Secure, place.card.id) : at.noOption
    // The player under whose card the decided Council lies.
    readonly property string under: place.card.kind === Arcs.CardKind.ImperialCouncil && at.campaign.councilDecided ? at.campaign.councilBy : ""
    readonly property bool canInfluence: influence.legal
    readonly property bool canSecure: secure.legal

    objectName: "court-" + number
    rowSpacing: 2
    columnSpacing: 4

    CourtCardFace {
        Layout.row: 0
        Layout.column: 0
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: 50
        card: court.place.card
        agents: court.place.agents
        empty: court.place.empty
        unknown: court.place.unknown
        offered: court.asked || court.filled && court.at.card === court.place.card.id
        onHeld: {
            if (court.filled)
                Reference.show(court.place.card.id);
        }
        onTapped: {
            if (!court.filled) {
                court.at.unnamed = court.number;
                court.at.sheet = Sheets.Unnamed;
                return;
            }
            court.at.card = court.place.card.id;
            court.at.system = "";
            court.at.sheet = Sheets.Card;
        }
    }

    PlayerName {
        objectName: "courtUnder-" + court.number
        Layout.row: 1
        Layout.column: 0
        Layout.fillWidth: true
        visible: court.under !== ""
        player: court.under
        name: visible ? qsTr("under the card of %1").arg(court.at.nameOf(court.under)) : ""
        color: Theme.quietInk
        size: 13
    }

    Words {
        objectName: "attached-" + court.number
        Layout.row: 2
        Layout.column: 0
        Layout.fillWidth: true
        visible: court.place.attached.length > 0
        text: visible ? qsTr("above it: %1").arg(Array.from(court.place.attached).map(card => card.name).join(", ")) : ""
        elide: Text.ElideRight
        color: Theme.quietInk
        font.pixelSize: 13
    }

    Row {
        objectName: "courtTokens-" + court.number
        Layout.row: 3
        Layout.column: 0
        visible: court.place.tokens.length > 0
        spacing: 4

        Repeater {
            model: court.place.tokens

            delegate: Row {
                id: laid

                required property token modelData

                spacing: 4

                TokenIcon {
                    token: laid.modelData
                    size: 20
                }

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: laid.modelData.text
                    color: Theme.ink
                    font.pixelSize: 14
                }
            }
        }
    }

    RowLayout {
        Layout.row: court.beside ? 0 : 4
        Layout.column: court.beside ? 1 : 0
        Layout.fillWidth: !court.beside
        Layout.preferredWidth: court.beside ? court.width / 2 : -1
        visible: court.at.courtButtons && (court.canInfluence || court.canSecure)
        spacing: 4

        // An impossible action is explained on the card's sheet.
        LastingButton {
            objectName: "influence-" + court.number
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: court.canInfluence
            now: court.canInfluence ? court.influence : court.at.noOption
            label: qsTr("Influence")
            at: court.at
        }

        LastingButton {
            objectName: "secure-" + court.number
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: court.canSecure
            now: court.canSecure ? court.secure : court.at.noOption
            label: qsTr("Secure")
            at: court.at
        }
    }
}
