import QtQuick.Templates as T
import Reachkeeper

// The screen of an open game.
T.Page {
    // The players' choices on this screen.
    property AnyFocus held: null
}
