pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// What narrows the cards down: a filter is tapped, then one of its values below.
Column {
    id: filters

    property string opened: ""
    readonly property var cards: Reference.cards
    readonly property var names: ({
            "set": qsTr("Set"),
            "type": qsTr("Kind"),
            "suit": qsTr("Suit"),
            "cost": qsTr("Raid cost"),
            "fate": qsTr("Fate"),
            "act": qsTr("Act")
        })
    readonly property var open: cards.choices.find(choice => choice.filter === filters.opened) ?? null

    spacing: Theme.smallGap

    Flow {
        width: parent.width
        spacing: 6

        Repeater {
            model: filters.cards.choices

            delegate: Chip {
                required property var modelData
                readonly property string value: filters.cards.filters[modelData.filter] ?? ""
                readonly property var chosen: modelData.values.find(one => one.value === value) ?? null

                objectName: "filter-" + modelData.filter
                font.pixelSize: 16
                checked: chosen !== null || filters.opened === modelData.filter
                glyph: chosen !== null ? "close" : filters.opened === modelData.filter ? "up" : "down"
                text: chosen !== null ? qsTr("%1: %2", "filter and its value").arg(filters.names[modelData.filter]).arg(chosen.name) : filters.names[modelData.filter]
                onClicked: {
                    if (chosen !== null)
                        filters.cards.filter(modelData.filter, "");
                    else
                        filters.opened = filters.opened === modelData.filter ? "" : modelData.filter;
                }
            }
        }

        QuietButton {
            objectName: "clearFilters"
            visible: Object.keys(filters.cards.filters).length > 0
            font.pixelSize: 16
            text: qsTr("All cards")
            onClicked: {
                filters.opened = "";
                filters.cards.clear();
            }
        }
    }

    Flickable {
        visible: filters.open !== null
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
                model: filters.open ? filters.open.values : []

                delegate: Chip {
                    required property var modelData

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
