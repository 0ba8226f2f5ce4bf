pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The first screen: continue the last table, open another table, or start one.
T.Page {
    id: home

    readonly property bool wide: width >= 900
    readonly property list<savedTable> tables: Games.list

    signal screenWanted(string screen)

    title: qsTr("Reachkeeper")
    // The rows come after the header has its height. Otherwise the list would first make rows that are out of sight.
    Component.onCompleted: list.model = Qt.binding(() => home.tables)

    StarField {
        anchors.fill: parent
    }

    Item {
        id: middle

        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap, 1400)
        height: parent.height - 2 * Theme.gap

        // Beside the list, or at the top of the list and scrolled with it.
        HomeWelcome {
            id: welcome

            parent: home.wide ? middle : list.contentItem
            y: home.wide ? 0 : list.headerItem?.y ?? 0
            width: home.wide ? (middle.width - 2 * Theme.gap) / 2 : middle.width
            height: home.wide ? middle.height : implicitHeight
            heading: home.title
            wide: home.wide
            onSettingsWanted: home.screenWanted("Settings")
            chart: home.wide ? Math.min(460, home.width * 0.34, home.height * 0.52) : 110
        }

        // The actions scroll with the tables, because in large print they are higher than the window.
        ListView {
            id: list

            objectName: "tables"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: home.wide ? (middle.width - 2 * Theme.gap) / 2 : middle.width
            height: home.wide ? Math.min(middle.height, contentHeight) : middle.height
            clip: true
            spacing: Theme.gap / 2
            // Rows below the edge are created when they come into sight.
            cacheBuffer: 0
            boundsBehavior: Flickable.StopAtBounds

            T.ScrollBar.vertical: ScrollStrip {
            }

            // By its file: a view of Qt 6.4 cannot make a header that stands in a bound file.
            header: Qt.createComponent(Qt.resolvedUrl("HomeActions.qml"))

            delegate: SavedTable {
                required property savedTable modelData

                width: ListView.view.width
                table: modelData
                onOpened: Games.openGame(table.id)
                onRenamed: title => {
                    return Games.renameGame(table.id, title);
                }
                onRemoved: Games.removeGame(table.id)
            }
        }

        Binding {
            target: list.headerItem
            property: "wide"
            value: home.wide
        }

        Binding {
            target: list.headerItem
            property: "above"
            value: home.wide ? 0 : welcome.implicitHeight
        }

        Connections {
            // The beginning of the list has moved.
            function onImplicitHeightChanged(): void {
                list.positionViewAtBeginning();
            }

            function onScreenWanted(screen: string): void {
                home.screenWanted(screen);
            }

            function onImportWanted(): void {
                importer.part = "ImportSheet";
                (importer.item as T.Popup).open();
            }

            target: list.headerItem
            ignoreUnknownSignals: true
        }

        ScrollHint {
            anchors.fill: list
            list: list
            upright: true
            ground: Theme.ground
        }
    }

    // Created when it is needed: it reads the modules of the file sheet.
    PartLoader {
        id: importer

        part: ""
        given: ({})
    }
}
