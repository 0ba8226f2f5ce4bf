pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// A card in our own drawing: sign, name, raid cost as keys, text with its moments as tags, and its set.
Rectangle {
    id: portrait

    // A card's row or page of the reference, with its parts.
    required property toldPage page
    readonly property cardFacts card: page.card
    readonly property list<part> told: Array.from(page.parts).filter(part => part.kind === "text" || part.kind === "facts")

    signal opened(string id)

    implicitWidth: 360
    implicitHeight: Math.max(300, body.y + body.height + foot.height + 2 * Theme.gap)
    radius: 14
    color: Qt.tint(Theme.panel, Qt.alpha(sign.hue, Theme.dark ? 0.05 : 0.04))
    border.width: 2.5
    border.color: Qt.alpha(sign.hue, 0.85)
    Accessible.role: Accessible.Pane
    Accessible.name: page.title

    Rectangle {
        id: band

        x: 8
        y: 8
        width: parent.width - 16
        height: Math.max(76, name.implicitHeight + 42)
        radius: 9
        color: Qt.alpha(sign.hue, Theme.dark ? 0.2 : 0.14)

        CardSign {
            id: sign

            x: 12
            anchors.verticalCenter: parent.verticalCenter
            size: 46
            suit: portrait.card.suit
            kind: portrait.card.kind
        }

        Words {
            id: name

            objectName: "portraitName"
            x: 70
            y: 11
            width: parent.width - x - cost.width - 20
            text: portrait.page.title
            wrapMode: Text.Wrap
            color: Theme.ink
            font.pixelSize: Theme.strong
            font.weight: Font.Bold
            lineHeight: 0.95
        }

        Words {
            x: 70
            y: name.y + name.implicitHeight + 2
            width: name.width
            elide: Text.ElideRight
            text: portrait.card.suit !== "" ? Names.filled(qsTr("%1 · %2", "kind and suit of a card"), [portrait.card.kindName, portrait.card.suitName]) : portrait.card.kindName
            color: Theme.quietInk
            font.pixelSize: 15
        }

        Row {
            id: cost

            anchors.right: parent.right
            anchors.rightMargin: 10
            y: 12
            spacing: 2
            Accessible.role: Accessible.StaticText
            Accessible.name: portrait.card.isProtected ? qsTr("Protected: cannot be raided") : portrait.card.raidCost > 0 ? qsTr("Raid cost %1").arg(portrait.card.raidCost) : ""

            Repeater {
                model: portrait.card.raidCost

                delegate: Icon {
                    size: 24
                    name: "key"
                    color: Theme.ink
                }
            }

            // An X alone looks like a button that closes the card.
            RaidCost {
                visible: portrait.card.isProtected
                cost: 0
                isProtected: true
                size: 22
                ink: Theme.ink
            }

            Pips {
                count: portrait.card.pips
                size: 18
                color: sign.hue
            }
        }
    }

    Column {
        id: body

        x: 20
        y: band.y + band.height + Theme.gap
        width: parent.width - 40
        spacing: Theme.smallGap

        Repeater {
            model: portrait.told

            delegate: ReferenceText {
                required property part modelData

                width: body.width
                blocks: modelData.blocks
                tags: true
                hue: sign.hue
                size: 17
                onOpened: id => portrait.opened(id)
            }
        }
    }

    Row {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: 14
        x: 20
        width: parent.width - 40
        spacing: Theme.smallGap

        Words {
            width: parent.width - number.width - parent.spacing
            elide: Text.ElideRight
            text: portrait.card.fateName !== "" ? (portrait.card.act > 0 ? Names.filled(qsTr("%1 · Act %2"), [portrait.card.fateName, ["I", "II", "III"][portrait.card.act - 1]]) : portrait.card.fateName) : portrait.card.setName
            color: Theme.quietInk
            font.pixelSize: Theme.caption
        }

        Words {
            id: number

            text: portrait.card.copies > 1 ? Names.filled(qsTr("%1 · ×%2", "number of a card, and how many of it there are"), [portrait.page.id, portrait.card.copies]) : portrait.page.id
            color: Theme.quietInk
            font.pixelSize: Theme.caption
        }
    }
}
