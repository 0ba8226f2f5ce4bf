pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The contents of the trays, to be ticked one by one. The map shows the system of a step.
GridLayout {
    id: list

    required property list<tray> trays
    required property list<system> systems
    required property list<string> done
    required property bool wide
    property string looked: ""

    signal ticked(string step)

    columns: wide ? 2 : 1
    columnSpacing: Theme.gap
    rowSpacing: Theme.smallGap

    MapView {
        objectName: "packingMap"
        Layout.fillWidth: true
        Layout.fillHeight: list.wide
        Layout.preferredHeight: list.wide ? -1 : Math.min(list.width * 0.72, list.height * 0.45)
        interactive: false
        systems: list.systems
        highlighted: list.looked === "" ? [] : [list.looked]
    }

    Flickable {
        id: scroll

        Layout.fillHeight: true
        Layout.fillWidth: !list.wide
        Layout.preferredWidth: list.wide ? 460 : -1
        contentHeight: all.height + Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Rows {
            id: all

            width: scroll.width
            spacing: Theme.gap
            model: list.trays

            delegate: Column {
                id: tray

                required property tray modelData

                spacing: Theme.smallGap

                Words {
                    width: tray.width
                    text: tray.modelData.name
                    wrapMode: Text.Wrap
                    color: tray.modelData.player === "" ? Theme.ink : Theme.player(tray.modelData.player).ink
                    font.pixelSize: 20
                    font.weight: Font.DemiBold
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                Rows {
                    width: tray.width
                    spacing: Theme.tightGap
                    model: tray.modelData.steps

                    delegate: LayOutStep {
                        required property packingStep modelData
                        readonly property string name: tray.modelData.name + "/" + modelData.text

                        objectName: "step-" + name
                        text: modelData.text
                        lines: modelData.detail === "" ? [] : [modelData.detail]
                        current: modelData.system !== "" && list.looked === modelData.system
                        done: list.done.includes(name)
                        onLooked: list.looked = modelData.system
                        onTicked: {
                            list.looked = modelData.system;
                            list.ticked(name);
                        }
                    }
                }
            }
        }
    }
}
