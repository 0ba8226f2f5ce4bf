pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The cards that change a battle, and the faces that are best rolled again.
ColumnLayout {
    id: reasons

    required property odds odds

    visible: odds.because.length > 0 || odds.again.length > 0
    spacing: 4

    Rows {
        Layout.fillWidth: true
        spacing: 4
        model: reasons.odds.because

        delegate: Words {
            required property string modelData

            wrapMode: Text.Wrap
            text: modelData
            color: Theme.ink
            font.pixelSize: 16
        }
    }

    Words {
        Layout.fillWidth: true
        visible: reasons.odds.again.length > 0
        wrapMode: Text.Wrap
        text: qsTr("Best rolled again (pale: depends on the other dice)")
        color: Theme.quietInk
        font.pixelSize: 15
    }

    Flow {
        Layout.fillWidth: true
        visible: reasons.odds.again.length > 0
        spacing: 6

        Repeater {
            model: reasons.odds.again

            delegate: DieFace {
                required property againFace modelData

                kind: modelData.die
                face: modelData.face
                size: 36
                opacity: modelData.always ? 1 : 0.5
            }
        }
    }
}
