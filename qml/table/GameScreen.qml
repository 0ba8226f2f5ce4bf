import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The screen of an open game.
T.Page {
    id: screen

    // The players' choices on this screen.
    property AnyFocus held: null
    // The least width that it needs.
    property int narrowest: 364

    HeardKeys {
        id: keys

        anchors.fill: parent
    }

    Binding {
        target: screen.held
        property: "keyed"
        value: keys.heard
    }
}
