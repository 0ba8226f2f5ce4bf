import QtQuick.Layouts
import Reachkeeper

// The buttons of the tours for newcomers, one for each game.
GridLayout {
    id: tours

    // The text of the button for Arcs.
    required property string text

    // The sample game of the tour is open.
    signal begun

    function begin(game: string): void {
        if (Games.openSample(game))
            tours.begun();
    }

    columns: width < 480 ? 1 : 2
    columnSpacing: Theme.gap / 2
    rowSpacing: Theme.gap / 2

    QuietButton {
        objectName: "takeTour"
        Layout.fillWidth: true
        Layout.preferredHeight: tours.columns === 1 ? 64 : Theme.target
        text: tours.text
        onClicked: tours.begin("base")
    }

    QuietButton {
        objectName: "takeTour-arcades"
        Layout.fillWidth: true
        Layout.preferredHeight: tours.columns === 1 ? 64 : Theme.target
        text: qsTr("Tour of ARCADEs")
        onClicked: tours.begin("arcades")
    }
}
