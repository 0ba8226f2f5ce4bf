pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The options of a step, each with its effects.
Rows {
    id: list

    required property TableFocus at
    required property list<option> options

    spacing: Theme.gap / 2
    model: options

    delegate: ColumnLayout {
        id: way

        required property option modelData
        required property int index

        spacing: 2

        OptionButton {
            objectName: "step-" + way.index
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            at: list.at
            option: way.modelData
        }

        Foreseen {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap / 2
            most: 4
            all: list.options.length <= 8 && list.at.kind !== Arcs.Ask.ChooseFate && list.at.kind !== Arcs.Ask.NextAct && list.at.game.cursor >= 0 ? Array.from(list.at.ahead.foresee(way.modelData.index)) : []
        }
    }
}
