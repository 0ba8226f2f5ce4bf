pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The map: six gates around the void, eighteen planets around the gates. Two fingers or the wheel zoom. One finger moves a
// map that is larger than its area. A tap during a movement does nothing.
FocusScope {
    id: map

    // Table.systems: 24, in the order 1-gate, 1-arrow, 1-moon, 1-hex, 2-gate, ..., then the map's center while it is a
    // gate.
    property list<system> systems
    // Ids of the systems that can be selected.
    property list<string> highlighted
    property string selected: ""
    property bool interactive: true
    readonly property real most: 3
    readonly property real zoom: board.scale
    // The scale for which the textures are painted. It does not change at every step of a pinch.
    property real sharpness: 1
    // The size for which the map was placed last.
    property size fitted: Qt.size(0, 0)

    signal systemTapped(string id)

    function indexOf(id: string): int {
        return Array.from(map.systems).findIndex(system => system.id === id);
    }

    function read(system: system): void {
        Reference.show(system.page);
    }

    function centreOf(id: string): point {
        const centre = pieces.centreOf(map.indexOf(id));
        return Qt.point(board.x + centre.x * board.scale, board.y + centre.y * board.scale);
    }

    function systemUnder(point: point): string {
        const at = map.mapToItem(pieces, point.x, point.y);
        return pieces.systemAt(at.x, at.y);
    }

    // The width that an item of this height can have in the upper left corner without covering a system.
    function cornerRoom(height: real): real {
        const step = 8;
        let room = 0;
        while (room < map.width / 2 && pieces.systemAt(room + step, height) === "")
            room += step;
        return room;
    }

    // Zooms around this point.
    function zoomTo(zoom: real, at: point): void {
        const next = Math.max(1, Math.min(map.most, zoom));
        const x = at.x - (at.x - board.x) * next / board.scale;
        const y = at.y - (at.y - board.y) * next / board.scale;
        board.scale = next;
        map.place(x, y);
    }

    // Moves the map. The board always covers its area.
    function place(x: real, y: real): void {
        board.x = Math.min(0, Math.max(map.width * (1 - board.scale), x));
        board.y = Math.min(0, Math.max(map.height * (1 - board.scale), y));
        sharpen.restart();
    }

    // What was in the middle stays there when the area gets another size.
    function refit(): void {
        const before = map.fitted;
        map.fitted = Qt.size(map.width, map.height);
        if (before.width <= 0 || before.height <= 0)
            return map.place(board.x, board.y);
        map.place(map.width / 2 - (before.width / 2 - board.x) * map.width / before.width, map.height / 2 - (before.height / 2 - board.y) * map.height / before.height);
    }

    function zoomIn(): void {
        map.zoomTo(map.zoom * 1.5, Qt.point(map.width / 2, map.height / 2));
    }

    function showAll(): void {
        map.zoomTo(1, Qt.point(0, 0));
    }

    clip: zoom > 1
    implicitWidth: 800
    implicitHeight: 560
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Map")
    onWidthChanged: refit()
    onHeightChanged: refit()

    Timer {
        id: sharpen

        interval: 200
        onTriggered: map.sharpness = Math.min(2, map.zoom)
    }

    Item {
        id: board

        width: map.width
        height: map.height
        transformOrigin: Item.TopLeft

        MapLayer {
            anchors.fill: parent
            sharpness: Theme.zoom * map.sharpness
            land: true
            systems: map.systems
            colors: Theme.map
        }

        MapLayer {
            id: pieces

            anchors.fill: parent
            sharpness: Theme.zoom * map.sharpness
            systems: map.systems
            colors: Theme.map
            highlighted: Array.from(map.highlighted)
            selected: map.selected
            glide: Theme.glide
            onPieceMoved: (type, owner, from, to) => {
                glider.createObject(board, {
                        "name": type,
                        "player": owner,
                        "from": from,
                        "to": to
                    });
            }
        }

        Repeater {
            model: StableList {
                list: map.systems
            }

            delegate: MapSpot {
                required property int index
                required property system modelData

                system: modelData
                bounds: {
                    map.width;
                    map.height;
                    return pieces.boundsOf(index);
                }
                centre: {
                    map.width;
                    map.height;
                    return pieces.centreOf(index);
                }
                offered: map.highlighted.includes(system.id)
                interactive: map.interactive
                onChosen: map.systemTapped(system.id)
            }
        }
    }

    Component {
        id: glider

        MapGlider {
        }
    }

    TapHandler {
        enabled: map.interactive
        gesturePolicy: TapHandler.DragThreshold
        onTapped: eventPoint => {
            const at = map.mapToItem(pieces, eventPoint.position.x, eventPoint.position.y);
            const id = pieces.tappedAt(at.x, at.y, 10 / board.scale);
            if (id !== "")
                map.systemTapped(id);
        }
        onLongPressed: {
            const id = map.systemUnder(point.position);
            if (id !== "")
                map.read(map.systems[map.indexOf(id)]);
        }
    }

    DragHandler {
        id: drag

        property point start

        target: null
        enabled: map.interactive && map.zoom > 1
        onActiveChanged: {
            if (active)
                start = Qt.point(board.x, board.y);
        }
        onActiveTranslationChanged: {
            if (active)
                map.place(start.x + activeTranslation.x, start.y + activeTranslation.y);
        }
    }

    PinchHandler {
        id: pinch

        property real start: 1

        target: null
        enabled: map.interactive
        onActiveChanged: {
            if (active)
                start = board.scale;
        }
        onActiveScaleChanged: {
            if (active)
                map.zoomTo(start * activeScale, centroid.position);
        }
    }

    WheelHandler {
        enabled: map.interactive
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => map.zoomTo(map.zoom * Math.pow(1.2, event.angleDelta.y / 120), Qt.point(event.x, event.y))
    }

    // The zoom of two fingers as buttons for one finger.
    MapButton {
        objectName: "zoomIn"
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        // A low map has no room for it beside what lies in the upper corner.
        visible: map.interactive && map.zoom < map.most && map.height >= 3 * Theme.target
        sign: "plus"
        text: qsTr("Larger map")
        onClicked: map.zoomIn()
    }

    // Beside the other one, also where there is no room for that.
    MapButton {
        objectName: "showAll"
        x: Theme.target
        anchors.bottom: parent.bottom
        visible: map.zoom > 1
        sign: "minus"
        text: qsTr("The whole map")
        onClicked: map.showAll()
    }
}
