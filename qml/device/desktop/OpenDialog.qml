import QtQuick.Dialogs

// Asks for a file to read.
FileDialog {
}
