pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The choice of the card that came into the Court, or of an unnamed card there.
Flickable {
    id: panel

    required property TableFocus at

    readonly property bool unnamed: at.sheet === Sheets.Unnamed
    // A card that a player drew and secures: the question itself tells which.
    readonly property bool drawn: !unnamed && at.drawn
    // The place, from 1: the one tapped, or the leftmost gap.
    readonly property int number: unnamed ? at.unnamed : Array.from(at.court).findIndex(place => place.empty) + 1

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    // A phone's on-screen keyboard would cover the cards.
    function awaitName(): void {
        if (!Theme.phone)
            search.focusEntry();
    }

    Component.onCompleted: panel.awaitName()

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        // On a phone the dice that left the gap would cover the cards.
        RolledStrip {
            id: rolled

            Layout.fillWidth: true
            visible: Theme.phone && count > 0 && !panel.at.rewriting.active
            phone: true
            whole: true
            at: panel.at
        }

        // A phone has no space for both the news and this sheet, so the reason for the gap is shown here.
        Words {
            objectName: "refillNews"
            Layout.fillWidth: true
            // The dice tell it, too. Its two lines are kept free, because cards are named one after the other, some with news and some without.
            Layout.preferredHeight: 2 * 20
            visible: Theme.phone && !panel.unnamed && !panel.drawn && !rolled.visible
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            text: Array.from(panel.at.news).map(remark => {
                    return remark.text;
                }).join(" · ")
            color: Theme.quietInk
            font.pixelSize: Measure.fitLines(text, 15, 11, Font.Normal, width, 200, maximumLineCount)
        }

        Words {
            objectName: "refillWhich"
            Layout.fillWidth: true
            visible: !panel.drawn
            wrapMode: Text.Wrap
            text: (panel.unnamed ? qsTr("Which card lies in place %1 of the Court?") : qsTr("Which card lies in place %1 of the Court? Draw one if none lies there yet.")).arg(panel.number)
            color: Theme.ink
            font.pixelSize: 17
        }

        CardSearch {
            id: search

            Layout.fillWidth: true
            listed: true
            typed: panel.at.drafts.search
            deck: panel.at.inCampaign ? "campaign" : "court"
            within: panel.unnamed ? [] : Array.from(panel.at.options).map(option => option.card)
            // Cards before players cannot lie in the Court.
            without: panel.unnamed ? Array.from(panel.at.game.cardsInPlay()) : []
            onPicked: card => {
                if (panel.drawn) {
                    panel.at.take(Array.from(panel.at.options).find(option => option.card === card.id));
                    return;
                }
                if (panel.unnamed)
                    panel.at.game.nameCardAt(panel.number, card.id);
                else
                    panel.at.game.nameCard(card.id);
                // Another gap may follow.
                panel.awaitName();
            }
        }

        Words {
            Layout.fillWidth: true
            visible: !panel.unnamed && !panel.drawn
            wrapMode: Text.Wrap
            text: qsTr("“Draw for us” draws at random; “Name it later” leaves the place unnamed: tap it in the Court to name the card.")
            color: Theme.quietInk
            font.pixelSize: 15
        }
    }
}
