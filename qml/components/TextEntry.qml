import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// A text field of one line.
T.TextField {
    id: field

    // The right arrow at the end asks for it, while there is one; Tab goes on to the next control, as everywhere.
    property string completion: ""

    signal completionTaken

    implicitWidth: Math.max(contentWidth, placeholder.implicitWidth) + leftPadding + rightPadding
    implicitHeight: Theme.target
    padding: 6
    leftPadding: 12
    rightPadding: 12
    verticalAlignment: TextInput.AlignVCenter
    font.pixelSize: Theme.text
    color: Theme.ink
    placeholderTextColor: Theme.quietInk
    selectionColor: Theme.line
    selectedTextColor: palette.highlightedText
    selectByMouse: true
    Keys.onRightPressed: event => {
        event.accepted = completion !== "" && selectedText === "" && cursorPosition === length;
        if (event.accepted)
            completionTaken();
    }

    Words {
        id: placeholder

        visible: field.length === 0 && field.preeditText === ""
        x: field.leftPadding
        y: field.topPadding
        width: field.width - field.leftPadding - field.rightPadding
        height: field.height - field.topPadding - field.bottomPadding
        text: field.placeholderText
        font: field.font
        color: field.placeholderTextColor
        verticalAlignment: field.verticalAlignment
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        elide: Text.ElideRight
    }

    background: Rectangle {
        radius: 6
        color: Theme.ground
        border.width: field.activeFocus ? 2 : 1
        border.color: field.activeFocus ? Theme.line : Theme.quietInk
    }
}
