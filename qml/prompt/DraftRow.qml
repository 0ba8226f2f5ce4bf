pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The leaders of a draft, or its lore, under their heading.
ColumnLayout {
    id: line

    required property TableFocus at
    required property string title
    required property list<draftCard> row

    visible: row.length > 0
    spacing: Theme.gap / 2

    Words {
        Layout.fillWidth: true
        text: line.title
        color: Theme.quietInk
        font.pixelSize: Theme.caption
        font.weight: Font.DemiBold
    }

    Rows {
        Layout.fillWidth: true
        spacing: Theme.gap / 2
        model: line.row

        delegate: DraftCard {
            required property draftCard modelData

            at: line.at
            place: modelData
        }
    }
}
