import QtQuick

// Loads a part of a screen by its file's name, and sets its properties, also when they change later.
Loader {
    id: loader

    required property string part
    // The properties of the part.
    required property var given

    function show(): void {
        if (loader.part === "")
            loader.source = "";
        else
            loader.setSource(Qt.resolvedUrl(loader.part + ".qml"), loader.given);
    }

    onPartChanged: show()
    onGivenChanged: {
        // A null comes while the screen is destroyed, and the part is destroyed with it.
        for (const name in loader.item ? loader.given : {})
            if (loader.given[name] !== null && loader.given[name] !== undefined)
                loader.item[name] = loader.given[name];
    }
    Component.onCompleted: show()
}
