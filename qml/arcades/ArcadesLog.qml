import QtQuick
import QtQuick.Layouts
import Reachkeeper

// All entries, newest last, and a line for typed entries.
ColumnLayout {
    id: log

    required property ArcadesFocus at

    spacing: Theme.smallGap

    LogList {
        objectName: "arcadesLog"
        Layout.fillWidth: true
        Layout.fillHeight: true
        at: log.at
    }

    LogHint {
        Layout.fillWidth: true
        at: log.at
    }

    TextEntry {
        id: entry

        objectName: "arcadesLine"
        Layout.fillWidth: true
        placeholderText: qsTr("Type an entry: correct red power 12")
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
        Accessible.name: qsTr("Entry in the record notation")
        onAccepted: log.at.game.typed.enter()
        onTextChanged: log.at.game.typed.text = text
        Component.onCompleted: entry.text = log.at.game.typed.text
    }

    // What was typed is gone when it was entered.
    Connections {
        function onChanged(): void {
            if (entry.text !== log.at.game.typed.text)
                entry.text = log.at.game.typed.text;
        }

        target: log.at.game.typed
    }
}
