pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A text field for the record notation. At the end of the text the right arrow takes the first completion. Enter enters the line.
ColumnLayout {
    id: line

    required property Table table
    // The typed entry, which outlives this field.
    required property TypedText typed
    readonly property list<string> ways: entry.text !== "" ? ahead.complete(entry.text) : []
    // How many ways to go on are listed. The right arrow always takes the first one.
    property int most: 6
    readonly property LookAhead ahead: LookAhead {
        table: line.table
    }

    // Typing breaks the binding of the field's text.
    function showTyped(): void {
        if (entry.text !== line.typed.text)
            entry.text = line.typed.text;
    }

    spacing: Theme.gap / 4
    Component.onCompleted: line.showTyped()

    Connections {
        function onChanged(): void {
            line.showTyped();
        }

        target: line.typed
    }

    Flow {
        Layout.fillWidth: true
        visible: line.most > 0 && line.ways.length > 0
        spacing: 4

        Repeater {
            model: Array.from(line.ways).slice(0, line.most)

            delegate: QuietButton {
                required property string modelData

                focusPolicy: Qt.TabFocus
                text: modelData
                onClicked: line.take(modelData)
            }
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: 4

        TextEntry {
            id: entry

            objectName: "commandLine"
            Layout.fillWidth: true
            placeholderText: qsTr("Type an entry: red taxes 4-hex")
            inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
            Accessible.name: qsTr("Entry in the record notation")
            EnterKey.type: Qt.EnterKeySend
            onTextChanged: line.typed.text = text
            onAccepted: line.enter()
            completion: line.ways[0] ?? ""
            onCompletionTaken: line.take(completion)
        }

        QuietButton {
            text: qsTr("Enter")
            enabled: entry.text.trim() !== ""
            onClicked: line.enter()
        }
    }

    function take(way: string): void {
        line.typed.text = way;
        entry.forceActiveFocus();
    }

    function enter(): void {
        line.typed.enter();
    }
}
