import QtQuick
import Reachkeeper

// Text in markup that we wrote ourselves; what comes from outside is escaped within it. Nothing but these tags counts as
// markup, and none of them fetches anything.
Words {
    required property string markup

    textFormat: Text.StyledText
    text: markup.replace(/<(?!\/?(a|b|br|font|i|u)\b)/g, "&lt;")
}
