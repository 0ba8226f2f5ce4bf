import QtQuick.Templates as T

// A button without a look of its own, as large as its contents.
T.AbstractButton {
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
}
