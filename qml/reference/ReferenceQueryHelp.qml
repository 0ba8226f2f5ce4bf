pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// Completions of an operator, or the error in an operator and its place.
Column {
    id: help

    required property ReferenceFocus at
    readonly property ReferenceSearch search: Reference.search
    readonly property bool wrong: search.error.text !== ""

    visible: wrong || search.completions.length > 0
    height: visible ? implicitHeight : 0
    spacing: Theme.smallGap

    Rectangle {
        visible: help.wrong
        width: parent.width
        height: words.height + 24
        radius: Theme.radius
        color: Theme.panel
        border.width: 1.5
        border.color: Theme.warning

        Column {
            id: words

            x: 14
            y: 12
            width: parent.width - 28
            spacing: 6

            Marked {
                objectName: "queryPlace"
                width: parent.width
                wrapMode: Text.WrapAnywhere
                markup: help.wrong ? help.marked(help.search.text, help.search.error.position, help.search.error.length) : ""
                color: Theme.quietInk
                font.pixelSize: Theme.text
            }

            Words {
                objectName: "queryError"
                width: parent.width
                wrapMode: Text.Wrap
                text: help.search.error.text
                color: Theme.ink
                font.pixelSize: 16
            }
        }
    }

    Flow {
        width: parent.width
        spacing: 6

        Repeater {
            model: help.wrong ? help.search.error.suggestions : []

            delegate: Chip {
                required property string modelData

                objectName: "instead-" + modelData
                focusPolicy: Qt.TabFocus
                font.pixelSize: 16
                text: modelData
                onClicked: {
                    const wrong = help.search.error;
                    help.search.text = help.search.text.slice(0, wrong.position) + modelData + help.search.text.slice(wrong.position + wrong.length);
                    help.at.searchWanted();
                }
            }
        }

        Repeater {
            model: help.wrong ? [] : Array.from(help.search.completions).slice(0, 8)

            delegate: Chip {
                required property string modelData

                objectName: "complete-" + modelData
                focusPolicy: Qt.TabFocus
                font.pixelSize: 16
                text: modelData
                onClicked: {
                    help.search.complete(modelData);
                    help.at.searchWanted();
                }
            }
        }
    }

    // The query with the wrong word marked.
    function marked(text: string, position: int, length: int): string {
        const safe = part => part.replace(/&/g, "&amp;").replace(/</g, "&lt;");
        return safe(text.slice(0, position)) + "<font color=\"" + Theme.warning + "\"><b><u>" + safe(text.slice(position, position + length)) + "</u></b></font>" + safe(text.slice(position + length));
    }
}
