import QtQuick

// Any text that is shown, letter by letter as it stands. Names and titles come from other people, and a bare Text
// guesses markup in them and fetches what it names.
Text {
    textFormat: Text.PlainText
}
