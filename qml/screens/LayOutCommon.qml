import QtQuick
import Reachkeeper

// What belongs to nobody.
LayOutStep {
    id: step

    required property LayOut plan

    function nameOf(resource: string): string {
        return ({
                "material": qsTr("Material"),
                "fuel": qsTr("Fuel"),
                "weapon": qsTr("Weapon"),
                "relic": qsTr("Relic"),
                "psionic": qsTr("Psionic")
            })[resource] ?? "";
    }

    text: qsTr("The board")
    lines: (plan.outOfPlay.length > 0 ? [qsTr("Out of play: clusters %1").arg(Array.from(plan.outOfPlay).join(", "))] : []).concat([qsTr("%n card(s) in the Court", "", plan.courtCards), qsTr("The three ambition markers, blue sides up")], plan.thirdParty.length > 0 ? [qsTr("On the ambition boxes: %1").arg(Array.from(plan.thirdParty).map(entry => {
                        return entry.count + " " + step.nameOf(entry.resource);
                    }).join(", "))] : [])
}
