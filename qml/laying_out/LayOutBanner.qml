import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The announcement that the setup has placed more pieces. It stays until a player has laid them out or dismisses it.
Panel {
    id: banner

    required property LayOut plan
    // When the game begins, the button beside the map goes on with the same words and number.
    readonly property string told: qsTr("To do on the board: %1", "so many pieces wait to be moved there").arg(plan.toDo)

    signal wanted

    objectName: "layOutBanner"
    padding: 0
    implicitHeight: row.implicitHeight + 8
    border.color: Theme.accent

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: 6
        spacing: Theme.smallGap

        Words {
            id: words

            Layout.fillWidth: true
            visible: banner.width >= 480
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            text: banner.told
            color: Theme.ink
            font.pixelSize: 17
        }

        QuietButton {
            objectName: "layOutBoard"
            leftPadding: Theme.smallGap
            rightPadding: Theme.smallGap
            Layout.fillWidth: !words.visible
            glyph: "check"
            text: words.visible ? qsTr("Lay out the board") : banner.told
            onClicked: banner.wanted()
        }

        QuietButton {
            objectName: "layOutWaved"
            leftPadding: 12
            rightPadding: 12
            glyph: "close"
            Accessible.name: qsTr("They lie there")
            onClicked: banner.plan.done()
        }
    }
}
