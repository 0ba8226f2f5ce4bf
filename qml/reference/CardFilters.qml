pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The filters of the cards. The player taps a filter, then one of its values below.
Column {
    id: filters

    property string opened: ""
    readonly property ReferenceCards cards: Reference.cards
    property filter noFilter
    readonly property filter open: Array.from(cards.choices).find(choice => choice.filter === filters.opened) ?? noFilter

    function nameOf(filter: string): string {
        switch (filter) {
        case "set":
            return qsTr("Set");
        case "type":
            return qsTr("Kind");
        case "suit":
            return qsTr("Suit");
        case "cost":
            return qsTr("Raid cost");
        case "fate":
            return qsTr("Fate");
        default:
            return qsTr("Act");
        }
    }

    spacing: Theme.smallGap

    Flow {
        width: parent.width
        spacing: 6

        Repeater {
            model: filters.cards.choices

            delegate: Chip {
                required property filter modelData
                readonly property bool set: modelData.chosen !== ""
                readonly property string name: filters.nameOf(modelData.filter)

                objectName: "filter-" + modelData.filter
                font.pixelSize: 16
                checked: set || filters.opened === modelData.filter
                glyph: set ? "close" : filters.opened === modelData.filter ? "up" : "down"
                text: set ? Names.filled(qsTr("%1: %2", "filter and its value"), [name, modelData.chosen]) : name
                onClicked: {
                    if (set)
                        filters.cards.filter(modelData.filter, "");
                    else
                        filters.opened = filters.opened === modelData.filter ? "" : modelData.filter;
                }
            }
        }

        QuietButton {
            objectName: "clearFilters"
            visible: filters.cards.narrowed
            font.pixelSize: 16
            text: qsTr("All cards")
            onClicked: {
                filters.opened = "";
                filters.cards.clear();
            }
        }
    }

    Flickable {
        visible: filters.open.filter !== ""
        width: parent.width
        height: visible ? Math.min(values.height, 172) : 0
        contentHeight: values.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Flow {
            id: values

            width: parent.width
            spacing: 6

            Repeater {
                model: filters.open.values

                delegate: Chip {
                    required property filterValue modelData

                    objectName: "value-" + modelData.value
                    font.pixelSize: 16
                    fillColor: Theme.panel
                    text: modelData.name
                    onClicked: {
                        const filter = filters.opened;
                        filters.opened = "";
                        filters.cards.filter(filter, modelData.value);
                    }
                }
            }
        }
    }
}
