import QtQuick
import QtQuick.Templates as T

// The labels of Qt's own file dialog (app/sealed_engine.cpp): as Words, but it must be a Label.
T.Label {
    textFormat: Text.PlainText
}
