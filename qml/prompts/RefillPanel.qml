pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Which card came into the Court.
Flickable {
    id: panel

    required property TableFocus at

    // The leftmost gap, from 1.
    readonly property int gap: Array.from(at.court).findIndex(place => place.empty) + 1

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    // A keyboard of a phone would lie over the cards.
    Component.onCompleted: {
        if (!Theme.phone)
            search.focusEntry();
    }

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            objectName: "refillWhich"
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            text: qsTr("Which card lies in place %1 of the Court? Draw one if none lies there yet.").arg(panel.gap)
            color: Theme.ink
            font.pixelSize: 17
        }

        CardSearch {
            id: search

            Layout.fillWidth: true
            listed: true
            deck: panel.at.inCampaign ? "campaign" : "court"
            within: Array.from(panel.at.options).map(option => option.card)
            onPicked: card => {
                return Table.enter("court " + card.id);
            }
        }

        Words {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            text: qsTr("“Draw for us” draws at random; “Name it later” leaves the place unnamed: tap it in the Court to name the card.")
            color: Theme.quietInk
            font.pixelSize: 15
        }
    }
}
