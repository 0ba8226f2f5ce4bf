pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The buttons of the tours for newcomers, one for each game.
GridLayout {
    id: tours

    // The text of the button for Arcs.
    required property string text
    // The tours whose buttons are shown.
    property list<string> offered: ["base", "arcades"]
    // The tours that were offered when the screen opened. One that is declined leaves its place empty until the screen
    // opens again, so that nothing moves under the finger.
    property list<string> placed: []

    Component.onCompleted: placed = offered

    // True: each tour can be declined.
    property bool declined: false

    // The sample game of the tour is open.
    signal begun

    component Offer: RowLayout {
        id: offer

        required property string tour
        required property string name
        required property string text

        Layout.fillWidth: true
        Layout.preferredHeight: tours.width < 480 ? 64 : Theme.target
        visible: Array.from(tours.placed).includes(offer.tour)
        spacing: 2

        // A hidden item would leave its place to the next one.
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !button.visible
        }

        QuietButton {
            id: button

            objectName: offer.name
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: Array.from(tours.offered).includes(offer.tour)
            text: offer.text
            onClicked: {
                if (Games.openSample(offer.tour))
                    tours.begun();
            }
        }

        QuietButton {
            objectName: offer.name + "-no"
            Layout.preferredWidth: Theme.target
            Layout.fillHeight: true
            visible: tours.declined && button.visible
            glyph: "close"
            Accessible.name: qsTr("No tour: %1").arg(offer.text)
            onClicked: Preferences.endTour(offer.tour)
        }
    }

    // Side by side, the texts would have to fold.
    columns: width < 640 || placed.length < 2 ? 1 : 2
    columnSpacing: Theme.gap / 2
    rowSpacing: Theme.gap / 2

    Offer {
        tour: "base"
        name: "takeTour"
        text: tours.text
    }

    Offer {
        tour: "arcades"
        name: "takeTour-arcades"
        text: qsTr("Tour of ARCADEs")
    }
}
