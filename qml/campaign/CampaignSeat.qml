pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One player in the campaign, in detail: Fate, objective, Favors held and given, the outcomes of earlier Acts, the
// Flagship.
Panel {
    id: seat

    required property TableFocus at
    required property player player
    readonly property seat own: player.campaign
    readonly property bool flies: own.flagship.at !== ""

    function favorsText(favors: list<favor>): string {
        return Array.from(favors).map(favor => {
                return Names.filled(qsTr("%1 ×%2", "a player, and how many Favors"), [seat.at.nameOf(favor.color), favor.count]);
            }).join(", ");
    }

    objectName: "seat-" + player.color
    padding: Theme.gap / 2
    implicitHeight: inner.implicitHeight + Theme.gap
    edge: Theme.player(player.color).fill

    ColumnLayout {
        id: inner

        width: parent.width
        spacing: 4

        PlayerName {
            Layout.fillWidth: true
            Layout.leftMargin: 8
            player: seat.player.color
            name: seat.player.name
            size: 18
        }

        FateLine {
            Layout.fillWidth: true
            Layout.leftMargin: 8
            at: seat.at
            seat: seat.own
        }

        Words {
            Layout.fillWidth: true
            Layout.leftMargin: 8
            visible: seat.own.objective >= 0
            text: seat.own.objective === 0 ? qsTr("Objective completed") : Names.filled(qsTr("Objective: %1 of %2 spaces left", ""), [seat.own.objective, seat.own.start])
            color: Theme.quietInk
            font.pixelSize: 15
        }

        FatePart {
            objectName: "wants-" + seat.player.color
            Layout.fillWidth: true
            Layout.leftMargin: 8
            fate: seat.own.objective > 0 ? seat.own.fate.number : 0
            act: Math.max(1, seat.at.campaign.act)
            part: "objective"
        }

        Words {
            Layout.fillWidth: true
            Layout.leftMargin: 8
            visible: text !== ""
            wrapMode: Text.Wrap
            text: {
                const parts = [];
                const held = seat.own.favors;
                const given = seat.own.favorsGiven;
                if (held.length > 0)
                    parts.push(qsTr("Favors held: %1").arg(seat.favorsText(held)));
                if (given.length > 0)
                    parts.push(qsTr("Favors given to: %1").arg(seat.favorsText(given)));
                return parts.join("\n");
            }
            color: Theme.ink
            font.pixelSize: 15
        }

        Words {
            Layout.fillWidth: true
            Layout.leftMargin: 8
            visible: text !== ""
            wrapMode: Text.Wrap
            text: Array.from(seat.own.outcomes).map((outcome, act) => {
                    return outcome > 0 ? qsTr("Act %1: completed").arg("I".repeat(act + 1)) : outcome < 0 ? qsTr("Act %1: failed").arg("I".repeat(act + 1)) : "";
                }).filter(text => {
                    return text !== "";
                }).join(" · ")
            color: Theme.quietInk
            font.pixelSize: 15
        }

        Words {
            Layout.fillWidth: true
            Layout.leftMargin: 8
            visible: seat.flies
            wrapMode: Text.Wrap
            text: seat.flies ? Names.filled(qsTr("Flagship in %1: %2 upgrades, %3 armor"), [seat.own.flagship.name, Array.from(seat.own.flagship.upgrades).filter(slot => slot.owner !== "").length, Array.from(seat.own.flagship.armor).filter(slot => slot.owner !== "").length]) : ""
            color: Theme.ink
            font.pixelSize: 15
        }

        TokenList {
            objectName: "tokens-" + seat.player.color
            Layout.fillWidth: true
            Layout.leftMargin: 8
            tokens: Array.from(seat.own.tokens).concat(Array.from(seat.own.aside))
        }

        PileText {
            objectName: "piles-" + seat.player.color
            Layout.fillWidth: true
            Layout.leftMargin: 8
            piles: Array.from(seat.at.campaign.piles).filter(pile => pile.player === seat.player.color)
        }

        QuietButton {
            objectName: "readFate-" + seat.player.color
            Layout.leftMargin: 4
            visible: Reference.available
            glyph: "book"
            text: qsTr("Read the Fate")
            onClicked: Reference.show(seat.own.fate.id)
        }
    }
}
