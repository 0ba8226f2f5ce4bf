import QtQuick

// An opaque rectangle inside the round corners of the item that it lies on. Without a graphics card, items below an opaque
// item are not drawn again when an item on it changes. A Rectangle with round corners never counts as opaque
// (qml/README.md).
Rectangle {
    required property Rectangle sheet

    anchors.fill: sheet
    anchors.margins: Math.ceil(sheet.radius * 0.3 + sheet.border.width)
    visible: sheet.color.a === 1
    color: sheet.color
}
