pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One Court card: its text, and the possible entries with it.
Flickable {
    id: sheet

    required property TableFocus at
    readonly property list<player> owners: Array.from(at.players).filter(player => {
            return Array.from(player.cards).some(card => {
                    return card.id === sheet.at.card;
                });
        })
    readonly property card card: Array.from(at.court).map(place => {
            return place.card;
        }).concat(...Array.from(at.players).map(player => {
                return Array.from(player.cards);
            })).find(card => {
            return card.id === sheet.at.card;
        }) ?? none
    property card none
    readonly property string pile: Array.from(at.campaign.piles).find(pile => pile.card === sheet.at.card)?.text ?? ""

    readonly property bool decided: card.kind === Arcs.CardKind.ImperialCouncil && at.campaign.councilDecided
    readonly property page page: Reference.page(Reference.available ? at.card : "")
    readonly property list<toldPage> portrait: page.id === "" ? [] : decided && page.back.id !== "" ? [page.back] : [page.told]

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: sheet.width
        spacing: Theme.gap / 2

        // Without the reference, the facts that the engine knows.
        CourtCardFace {
            Layout.fillWidth: true
            Layout.preferredHeight: 120
            visible: sheet.portrait.length === 0
            interactive: false
            card: sheet.card
        }

        Words {
            objectName: "referenceMissing"
            Layout.fillWidth: true
            visible: !Reference.available
            wrapMode: Text.Wrap
            text: qsTr("The rules and cards are missing. Installing Reachkeeper again brings them back.")
            color: Theme.warning
            font.pixelSize: 16
        }

        ForeignNote {
            Layout.fillWidth: true
            visible: sheet.page.foreign
        }

        Rows {
            Layout.fillWidth: true
            model: sheet.portrait

            delegate: CardPortrait {
                required property toldPage modelData

                page: modelData
                onOpened: id => Reference.show(id)
            }
        }

        PlayerName {
            objectName: "cardUnder"
            Layout.fillWidth: true
            visible: sheet.decided && sheet.at.campaign.councilBy !== ""
            player: sheet.at.campaign.councilBy
            name: visible ? qsTr("It lies under the card of %1").arg(sheet.at.nameOf(player)) : ""
            size: 16
        }

        Words {
            objectName: "cardPile"
            Layout.fillWidth: true
            visible: sheet.pile !== "" && sheet.at.card !== ""
            wrapMode: Text.Wrap
            text: qsTr("On this card: %1").arg(sheet.pile)
            color: Theme.ink
            font.pixelSize: 16
        }

        SecretHands {
            Layout.fillWidth: true
            table: sheet.at.game
            draft: sheet.at.drafts.secret
            card: sheet.at.card
        }

        KnownSecrets {
            Layout.fillWidth: true
            table: sheet.at.game
            draft: sheet.at.drafts.secret
            card: sheet.at.card
        }

        Rows {
            Layout.fillWidth: true
            spacing: Theme.gap / 2
            model: sheet.owners

            delegate: PlayerName {
                required property player modelData

                player: modelData.color
                name: qsTr("held by %1").arg(modelData.name)
                size: 17
            }
        }

        Rows {
            Layout.fillWidth: true
            spacing: Theme.gap / 2
            model: Array.from(sheet.at.mine).filter(option => {
                    return option.card === sheet.at.card;
                })

            delegate: OptionButton {
                required property option modelData
                required property int index

                objectName: "cardOption-" + index
                at: sheet.at
                option: modelData
            }
        }

        QuietButton {
            objectName: "readCard"
            Layout.fillWidth: true
            visible: sheet.portrait.length > 0
            glyph: "book"
            text: qsTr("Rulings and rules about it")
            onClicked: Reference.show(sheet.at.card)
        }
    }
}
