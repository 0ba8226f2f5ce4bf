import QtQuick.Layouts
import Reachkeeper

// The tours for newcomers, one a game.
RowLayout {
    id: tours

    // That of Arcs.
    required property string text

    // Its sample is open.
    signal begun

    function begin(game: string): void {
        if (Games.openSample(game))
            tours.begun();
    }

    spacing: Theme.gap / 2

    QuietButton {
        objectName: "takeTour"
        Layout.fillWidth: true
        text: tours.text
        onClicked: tours.begin("base")
    }

    QuietButton {
        objectName: "takeTour-arcades"
        text: qsTr("Tour of ARCADEs")
        onClicked: tours.begin("arcades")
    }
}
