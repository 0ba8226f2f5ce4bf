import QtQuick
import QtQuick.Controls
import Reachkeeper

// One kind of action: lit when the played card gives it, counted when something can be done.
AbstractButton {
    id: tab

    required property TableFocus at
    required property string group
    required property string label
    property bool offered: false
    // How large its text is.
    property int type: 17
    readonly property list<option> here: Array.from(at.mine).filter(option => {
            return option.group === tab.group;
        })
    readonly property bool legal: Array.from(here).some(option => {
            return option.legal;
        })

    objectName: "group-" + group
    implicitHeight: Theme.target
    implicitWidth: caption.advanceWidth + 28
    checked: at.group === group
    Accessible.name: label
    onPressAndHold: Reference.show("base." + tab.group)
    onClicked: {
        tab.at.why = tab.here.length > 0 ? tab.at.noOption : tab.at.ahead.nothing(tab.group);
        tab.at.group = tab.checked || tab.here.length === 0 ? "" : tab.group;
    }

    background: Rectangle {
        radius: height / 2
        color: tab.checked ? Theme.accent : tab.legal ? Qt.alpha(Theme.line, 0.16) : "transparent"
        border.width: tab.activeFocus ? 3 : tab.offered ? 2 : 1
        border.color: tab.activeFocus ? Theme.choice : tab.legal ? Theme.line : Qt.alpha(Theme.quietInk, 0.2)
    }

    TextMetrics {
        id: caption

        text: tab.label
        font.pixelSize: 17
        font.weight: Font.DemiBold
    }

    leftPadding: 6
    rightPadding: 6

    contentItem: Words {
        text: tab.label
        color: tab.checked ? Theme.accentInk : tab.legal ? Theme.ink : Theme.quietInk
        opacity: tab.here.length > 0 ? 1 : 0.5
        font.pixelSize: tab.type
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        font.weight: tab.offered ? Font.DemiBold : Font.Normal
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
