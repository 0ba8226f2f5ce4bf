pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// The form of a new table: its name, its choices and its board. One column on a phone, else two.
T.Page {
    id: page

    readonly property bool wide: width >= 900
    // The tour sets these two.
    property alias game: choices.game
    property alias act: choices.act
    // The players besides the people, by the rules of ARCADEs.
    readonly property string others: choices.seats.length === 1 ? qsTr("ARCADEs against two bots") : choices.seats.length === 2 ? qsTr("ARCADEs with the phantom") : qsTr("ARCADEs")
    readonly property bool complete: choices.arcades ? true : choices.campaign ? board.everybodyHasAFate : board.setupCard !== "" && choices.drafted

    signal screenWanted(string screen)

    title: qsTr("New table")

    Shortcut {
        sequences: ["Esc"]
        onActivated: page.screenWanted("Home")
    }

    NewTable {
        id: wish

        game: choices.game
        hard: choices.hard
        title: title.text.trim() || title.placeholderText
        colors: choices.seats.map(seat => seat.color)
        names: choices.seats.map(seat => seat.name)
        depth: choices.depth
        strictness: choices.strictness
        splitDiscard: choices.splitDiscard
        setup: choices.base ? board.setupCard : ""
        court: choices.base ? choices.court : []
        leaders: choices.base ? choices.leaders : []
        lore: choices.base ? choices.lore : []
        fates: choices.campaign ? board.fates : []
        act: choices.act
    }

    header: RowLayout {
        spacing: Theme.gap

        QuietButton {
            objectName: "backHome"
            Layout.margins: Theme.gap / 2
            text: qsTr("Back")
            onClicked: page.screenWanted("Home")
        }

        Words {
            Layout.fillWidth: true
            text: page.title
            color: Theme.ink
            font.pixelSize: 24
        }

        Words {
            objectName: "titleLabel"
            visible: page.wide
            text: qsTr("Name of the table")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        TextEntry {
            id: title

            Layout.fillWidth: true
            Layout.maximumWidth: 420
            Layout.rightMargin: Theme.gap / 2
            visible: page.wide
            maximumLength: Games.longestTitle
            placeholderText: choices.seats.map(seat => {
                    return seat.name;
                }).join(", ")
            Accessible.name: qsTr("Name of the table")
        }
    }

    footer: RowLayout {
        QuietButton {
            objectName: "toSetupCard"
            Layout.leftMargin: Theme.gap / 2
            Layout.preferredWidth: Theme.target
            visible: !page.wide && choices.base
            glyph: "edit"
            Accessible.name: qsTr("Choose another setup card")
            onClicked: scroll.contentY = Math.min(board.y, scroll.contentHeight - scroll.height)
        }

        Words {
            objectName: "tableSummary"
            Layout.fillWidth: true
            Layout.margins: page.wide ? Theme.gap : Theme.gap / 2
            wrapMode: Text.Wrap
            text: Games.refusal !== "" ? Games.refusal : choices.arcades ? page.others : choices.campaign ? (board.everybodyHasAFate ? qsTr("The Blighted Reach, Act %1").arg("I".repeat(choices.act)) : qsTr("Choose a Fate for everybody first.")) : choices.drafted ? board.summary : qsTr("Lay out the leaders and lore cards first.")
            color: Theme.quietInk
            font.pixelSize: Measure.fitLines(text, 16, 12, Font.Normal, width, 400, 3)
        }

        PrimaryButton {
            objectName: "startTable"
            Layout.margins: Theme.gap / 2
            Layout.preferredHeight: 64
            Layout.preferredWidth: page.wide ? 200 : 140
            text: qsTr("Start")
            enabled: page.complete
            onClicked: Games.start(wish)
        }
    }

    Flickable {
        id: scroll

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        contentHeight: grid.implicitHeight + Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Grid {
            id: grid

            readonly property real share: page.wide ? (width - columnSpacing) / 2 : width

            width: parent.width
            columns: page.wide ? 2 : 1
            columnSpacing: 2 * Theme.gap
            rowSpacing: Theme.gap

            NewTableChoices {
                id: choices

                width: grid.share
            }

            NewTableBoard {
                id: board

                width: grid.share
                base: choices.base
                campaign: choices.campaign
                act: choices.act
                list: choices.list
                mapHeight: page.wide ? Math.max(300, page.height - 400) : 0
            }
        }
    }

    ScrollHint {
        anchors.fill: parent
        list: scroll
        upright: true
        ground: Theme.ground
    }
}
