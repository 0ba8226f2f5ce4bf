import QtQuick.Templates as T

// What can be tapped, as large as what stands in it; how it looks is up to whoever uses it.
T.AbstractButton {
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
}
