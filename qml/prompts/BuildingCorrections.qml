pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// The buildings of a system: a tap damages, repairs or takes away; below, what can be added.
ColumnLayout {
    id: page

    required property CorrectionDraft draft
    required property var place
    required property var players
    readonly property string line: "correct " + place.id + " buildings"
    readonly property var now: place.buildings.map(building => {
            return {
                "owner": building.owner,
                "type": building.type,
                "damaged": building.damaged
            };
        })
    readonly property var buildings: draft.value(line, now)

    function put(list: var): void {
        const words = list.map(building => {
                return building.owner + (building.damaged ? " damaged " : " ") + building.type;
            });
        page.draft.set(page.line, list, page.line + " " + (words.length > 0 ? words.join(", ") : "none"), page.now);
    }

    function text(building: var): string {
        if (building.type === "city")
            return building.damaged ? qsTr("Damaged city") : qsTr("City");
        return building.damaged ? qsTr("Damaged starport") : qsTr("Starport");
    }

    spacing: 4

    Label {
        Layout.fillWidth: true
        text: qsTr("Buildings")
        color: page.draft.has(page.line) ? Theme.line : Theme.ink
        font.pixelSize: 17
    }

    Repeater {
        model: page.buildings

        delegate: RowLayout {
            id: row

            required property var modelData
            required property int index

            Layout.fillWidth: true
            spacing: 6

            PlayerShape {
                player: row.modelData.owner
                size: 20
            }

            QuietButton {
                Layout.fillWidth: true
                text: page.text(row.modelData)
                Accessible.name: qsTr("%1: damage or repair").arg(text)
                onClicked: page.put(page.buildings.map((building, at) => {
                            return at !== row.index ? building : Object.assign({}, building, {
                                    "damaged": !building.damaged
                                });
                        }))
            }

            QuietButton {
                Layout.preferredWidth: Theme.target
                text: "×"
                Accessible.name: qsTr("Take it away")
                onClicked: page.put(page.buildings.filter((building, at) => {
                            return at !== row.index;
                        }))
            }
        }
    }

    Repeater {
        model: page.buildings.length < page.place.slots ? page.players : []

        delegate: RowLayout {
            id: add

            required property var modelData

            Layout.fillWidth: true
            spacing: 6

            PlayerShape {
                player: add.modelData.color
                size: 20
            }

            Repeater {
                model: ["city", "starport"]

                delegate: QuietButton {
                    required property string modelData

                    objectName: "add-" + add.modelData.color + "-" + modelData
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    text: modelData === "city" ? qsTr("Add a city") : qsTr("Add a starport")
                    onClicked: page.put(page.buildings.concat([{
                                    "owner": add.modelData.color,
                                    "type": modelData,
                                    "damaged": false
                                }]))
                }
            }
        }
    }
}
