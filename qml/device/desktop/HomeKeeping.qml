import QtQuick

// What the home screen says about how the tables are kept: nothing, because they are files of this device.
Item {
    property bool hasTables: false

    visible: false
}
