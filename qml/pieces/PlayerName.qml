import QtQuick
import Reachkeeper

// A player: shape in their colour, and name, which is cut with dots where it has no room.
Item {
    id: row

    required property string player
    property string name: ""
    property real size: 20
    // The font's size is a whole number, and the measure must be of the same one.
    // A long name is a little smaller before it is cut.
    readonly property int pixels: Measure.fit(name, Math.round(size), Math.ceil(0.75 * size), Font.Normal, most)
    property color color: Theme.ink
    // The maximum width of the text.
    property real most: 16 * size
    readonly property bool shaped: Theme.shape(player) !== ""
    // The width that the whole name needs. A Text cannot say it, since it reports another width when it is cut.
    readonly property real fullWidth: name === "" ? 0 : Math.ceil(Measure.width(name, pixels, Font.Normal)) + 1

    implicitWidth: words.x + Math.min(fullWidth, most)
    implicitHeight: Math.max(words.implicitHeight, shaped ? size : 0)
    Accessible.role: Accessible.StaticText
    Accessible.name: row.name

    PlayerShape {
        id: shape

        anchors.verticalCenter: parent.verticalCenter
        visible: row.shaped
        player: row.player
        size: row.size
    }

    Words {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        x: row.shaped ? Math.round(1.4 * row.size) : 0
        width: Math.max(0, Math.min(row.fullWidth, row.most, row.width - x))
        text: row.name
        elide: Text.ElideRight
        color: row.color
        font.pixelSize: row.pixels
        Accessible.ignored: true
    }
}
