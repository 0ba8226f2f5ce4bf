pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// Laying out the box of ARCADEs before the first entry. Agents and first ships are then asked for at the table.
LayOutPage {
    id: page

    property ArcadesTable table: Games.table as ArcadesTable
    readonly property list<arcadesLaidStep> laid: table.laidSteps

    signal screenWanted(string screen)

    systems: page.table.laidSystems
    last: laid.length - 1
    lit: step < laid.length ? laid[step].systems : []
    onBack: page.table.close()
    onDone: page.screenWanted(page.table.screen)

    Rows {
        width: parent?.width ?? 0
        spacing: Theme.smallGap
        model: page.laid

        delegate: LayOutStep {
            required property arcadesLaidStep modelData
            required property int index

            objectName: "layOut-" + modelData.id
            player: modelData.player
            text: modelData.text
            lines: Array.from(modelData.lines)
            source: modelData.citation
            current: page.step === index
            done: Array.from(page.ticked).includes(index)
            onLooked: page.step = index
            onTicked: page.tick(index)
            onPressAndHold: Reference.show(modelData.page)
        }
    }
}
