import QtQuick
import QtQuick.Templates as T

// Any text that is shown, letter by letter as it stands. Names and titles come from other people, and a bare Text or Label
// guesses markup in them and fetches what it names. A Label, unlike a Text, is read to those who cannot see it.
T.Label {
    textFormat: Text.PlainText
}
