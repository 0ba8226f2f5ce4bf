import QtQuick
import QtQuick.Templates as T

// Any plain text. Names and titles come from other people. A bare Text or Label detects markup in them and fetches the
// resources named in it. The base is Label, because screen readers read a Label but not a Text.
T.Label {
    textFormat: Text.PlainText
}
