import QtQuick

// A note of the home screen about where tables are kept. Here it is empty, because they are files of this device.
Item {
    property bool hasTables: false

    visible: false
}
