import QtQuick
import Reachkeeper

// The pieces that belong to no player.
LayOutStep {
    required property LayOut plan

    text: qsTr("The board")
    lines: (plan.outOfPlay.length > 0 ? [qsTr("Out of play: clusters %1").arg(Array.from(plan.outOfPlay).join(", "))] : []).concat([qsTr("%n card(s) in the Court", "", plan.courtCards), qsTr("The three ambition markers, blue sides up")], Array.from(plan.boxes).map(box => qsTr("On the ambition box of %1").arg(box)))
}
