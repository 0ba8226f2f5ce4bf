import QtQuick
import Reachkeeper

// One kind of action. It is highlighted if an entry is possible, and bold if the played card gives this action.
PlainButton {
    id: tab

    required property TableFocus at
    required property actionKind kind
    property bool offered: false
    // The size of its text.
    property int type: 17
    // Single fields of the kind, because most fields are unchanged after an entry.
    readonly property string label: kind.label
    readonly property bool legal: kind.legal
    readonly property real fullWidth: Measure.width(label, 17, Font.DemiBold)

    objectName: "group-" + kind.name
    implicitHeight: Theme.target
    implicitWidth: fullWidth + 28
    checked: at.group === kind.group
    Accessible.name: label
    onPressAndHold: Reference.show(tab.kind.page)
    onClicked: {
        const chosen = !tab.checked && tab.kind.possible;
        if (tab.kind.legal || tab.kind.possible && !chosen)
            tab.at.proposal.drop();
        else
            tab.at.proposal.explain(tab.kind.group);
        tab.at.choose(chosen ? tab.kind.group : Arcs.Group.None);
    }

    background: Plate {
        radius: height / 2
        color: tab.checked ? Theme.accent : tab.legal && !tab.at.foreign ? Theme.raised : "transparent"
        edgeWidth: tab.visualFocus ? 3 : tab.legal ? 2 : 1
        edge: tab.visualFocus ? Theme.choice : tab.legal ? (tab.at.foreign ? Theme.faintLine : Theme.line) : Qt.alpha(Theme.quietInk, 0.2)
    }

    leftPadding: 6
    rightPadding: 6

    contentItem: Words {
        text: tab.label
        color: tab.checked ? Theme.accentInk : tab.legal ? Theme.ink : Qt.alpha(Theme.quietInk, 0.7)
        font.pixelSize: tab.availableWidth >= tab.fullWidth ? tab.type : Measure.fit(text, tab.type, 11, Font.DemiBold, tab.availableWidth)
        font.weight: tab.offered && tab.legal ? Font.DemiBold : Font.Normal
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
