import QtQuick

// Opaque up to the round corners of what it lies on. Without a graphics card nothing below what is opaque is drawn again when
// something on it changes; a Rectangle with round corners is never taken for that (qml/README.md).
Rectangle {
    required property Rectangle sheet

    anchors.fill: sheet
    anchors.margins: Math.ceil(sheet.radius * 0.3 + sheet.border.width)
    visible: sheet.color.a === 1
    color: sheet.color
}
