import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The reference as a screen, opened from the home screen.
T.Page {
    id: screen

    readonly property alias view: view

    signal screenWanted(string screen)

    title: qsTr("Rules and cards")
    Component.onCompleted: view.takeFocus()

    ReferenceView {
        id: view

        anchors.fill: parent
        anchors.margins: screen.width < 600 ? Theme.smallGap : Theme.gap
        focus: true
        closeText: qsTr("Home")
        onClosed: screen.screenWanted("Home")
    }
}
