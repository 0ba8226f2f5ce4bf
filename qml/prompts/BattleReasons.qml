pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Which cards change a battle, and which faces are best rolled again.
ColumnLayout {
    id: reasons

    required property var odds
    readonly property var because: odds && odds.because ? odds.because : []
    readonly property var again: odds && odds.again ? odds.again : []

    visible: because.length > 0 || again.length > 0
    spacing: 4

    Rows {
        Layout.fillWidth: true
        spacing: 4
        model: reasons.because

        delegate: Words {
            required property string modelData

            wrapMode: Text.WordWrap
            text: modelData
            color: Theme.ink
            font.pixelSize: 16
        }
    }

    Words {
        Layout.fillWidth: true
        visible: reasons.again.length > 0
        wrapMode: Text.WordWrap
        text: qsTr("Best rolled again (pale: depends on the other dice)")
        color: Theme.quietInk
        font.pixelSize: 15
    }

    Flow {
        Layout.fillWidth: true
        visible: reasons.again.length > 0
        spacing: 6

        Repeater {
            model: reasons.again

            delegate: DieFace {
                required property var modelData

                kind: modelData.die
                face: modelData.face
                size: 36
                opacity: modelData.always ? 1 : 0.5
            }
        }
    }
}
