pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The draft of Leaders & Lore, and the extra lore some leader keeps after it.
Flickable {
    id: panel

    required property TableFocus at
    readonly property bool keeping: at.kind === "keepLore"

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            text: panel.keeping ? qsTr("Which lore card is kept?") : qsTr("Take one card a turn, from the right of the initiative and on against the clock, until everybody has a leader and their lore.")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        CardSearch {
            Layout.fillWidth: true
            visible: panel.keeping
            deck: "lore"
            hint: qsTr("Name of the lore card, two letters will do")
            without: panel.at.prompt.lore.map(place => {
                    return place.card.id;
                })
            onPicked: card => {
                return Table.enter(panel.at.actor + " takes " + card.id);
            }
        }

        Rows {
            Layout.fillWidth: true
            spacing: Theme.gap / 2
            model: panel.keeping ? [] : [{
                    "title": qsTr("Leaders"),
                    "row": panel.at.prompt.leaders
                }, {
                    "title": qsTr("Lore"),
                    "row": panel.at.prompt.lore
                }]

            delegate: ColumnLayout {
                id: row

                required property var modelData

                spacing: Theme.gap / 2

                Words {
                    Layout.fillWidth: true
                    text: row.modelData.title
                    color: Theme.quietInk
                    font.pixelSize: Theme.caption
                    font.weight: Font.DemiBold
                }

                Rows {
                    Layout.fillWidth: true
                    spacing: Theme.gap / 2
                    model: row.modelData.row

                    delegate: DraftCard {
                        required property var modelData

                        at: panel.at
                        place: modelData
                    }
                }
            }
        }
    }
}
