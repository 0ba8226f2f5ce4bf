import QtQuick

// Loads a part of a screen by its file's name, and sets its properties.
Loader {
    id: loader

    required property string part
    // The initial properties of the part.
    required property var given

    function show(): void {
        if (loader.part === "")
            loader.source = "";
        else
            loader.setSource(Qt.resolvedUrl(loader.part + ".qml"), loader.given);
    }

    onPartChanged: show()
    Component.onCompleted: show()
}
