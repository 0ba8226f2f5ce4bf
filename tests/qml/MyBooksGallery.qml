import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The books of REACHKEEPER_DATA: a page, and the sheet.
Rectangle {
    id: gallery

    property bool dark: true
    readonly property bool narrow: width < 700

    color: Theme.ground
    Component.onCompleted: Theme.dark = gallery.dark

    Timer {
        running: gallery.width > 0 && !gallery.narrow
        interval: 20
        onTriggered: sheet.open()
    }

    GridLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        columns: gallery.narrow ? 1 : 2
        columnSpacing: Theme.wideGap

        MyBooksPage {
            Layout.preferredWidth: 100
            Layout.fillWidth: true
            Layout.fillHeight: true
            book: MyBooks.list.length > 0 ? MyBooks.list[0].id : 0
            number: 2
            onPageWanted: page => number = page
            typed: "battle"
            printed: !gallery.dark
        }
    }

    MyBooksSheet {
        id: sheet

        anchors.centerIn: undefined
        x: Theme.gap
        y: gallery.height - height - Theme.gap
        modal: false
    }
}
