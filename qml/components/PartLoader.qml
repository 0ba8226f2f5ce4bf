import QtQuick

// Shows a part of the screen by its file's name, and gives it what it is about.
Loader {
    id: loader

    required property string part
    // Properties the part is made with.
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
