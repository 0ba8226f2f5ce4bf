import QtQuick
import Reachkeeper

// The end of the turn, or of the chapter at depths without turns. It is highlighted when no action is left.
LastingButton {
    id: button

    objectName: "endTurn"
    implicitWidth: 140
    now: at.turnOption
    label: at.kind === Arcs.Ask.Free ? qsTr("Score") : qsTr("End turn")
    main: at.kind === Arcs.Ask.Act && at.turn.pips === at.turn.pipsUsed
}
