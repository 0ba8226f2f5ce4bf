import QtQuick

// The place of a button. While the button is grey it takes no tap, and its place says why.
Item {
    id: place

    default property Item button

    signal asked

    implicitWidth: button?.width ?? 0
    implicitHeight: button?.height ?? 0
    data: [place.button]

    TapHandler {
        enabled: !(place.button?.enabled ?? true)
        onTapped: place.asked()
    }
}
