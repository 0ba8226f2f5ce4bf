import QtQuick
import Reachkeeper

// Text with markup, for our own texts only. Text from outside is escaped in it. Only these tags count as markup, and none
// of them fetches anything.
Words {
    required property string markup

    textFormat: Text.StyledText
    text: markup.replace(/<(?!\/?(a|b|br|font|i|u)\b)/g, "&lt;")
}
