pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// Which card came into the Court.
ColumnLayout {
    id: panel

    required property TableFocus at

    spacing: Theme.gap
    Component.onCompleted: search.focusEntry()

    Label {
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
        text: qsTr("Draw a card from the Court deck into the gap. Which one is it?")
        color: Theme.ink
        font.pixelSize: 17
    }

    CardSearch {
        id: search

        Layout.fillWidth: true
        Layout.fillHeight: true
        deck: panel.at.inCampaign ? "campaign" : "court"
        within: panel.at.inCampaign ? panel.at.options.map(option => option.card) : null
        without: panel.at.court.filter(place => {
                return !place.empty && !place.unknown;
            }).map(place => {
                return place.card.id;
            })
        onPicked: card => {
            return Table.enter("court " + card.id);
        }
    }

    Label {
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
        text: qsTr("“Draw for us” draws at random; “Skip” leaves the card unnamed until somebody looks.")
        color: Theme.quietInk
        font.pixelSize: 15
    }

    Item {
        Layout.fillHeight: true
    }
}
