pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Chapter, round, initiative, and the ambitions with the leading players.
RowLayout {
    id: strip

    required property TableFocus at
    property bool roomy: false
    // True: the ambitions are shown elsewhere.
    property bool bare: false
    // The player with the initiative.
    readonly property player leader: Array.from(at.players).find(player => {
            return player.initiative;
        }) ?? at.nobody

    spacing: Theme.gap / 2

    QuietButton {
        objectName: "menu"
        Layout.preferredWidth: Theme.target
        text: "☰"
        Accessible.name: qsTr("Menu")
        onClicked: strip.at.open(Sheets.Menu)
    }

    TurnButton {
    }

    QuietButton {
        objectName: "lookUp"
        Layout.preferredWidth: Theme.target
        leftPadding: 12
        rightPadding: 12
        glyph: "book"
        Accessible.name: qsTr("Rules and cards")
        onClicked: Reference.show("")
    }

    QuietButton {
        objectName: "everybody"
        Layout.preferredWidth: Theme.target
        leftPadding: 12
        rightPadding: 12
        glyph: "players"
        Accessible.name: qsTr("Everybody at a glance")
        onClicked: strip.at.screenWanted("Everybody")
    }

    ColumnLayout {
        id: said

        Layout.fillWidth: strip.bare
        Layout.preferredWidth: strip.roomy ? 240 : strip.width < 1200 ? 136 : 176
        spacing: 0

        Words {
            Layout.fillWidth: true
            elide: Text.ElideRight
            text: strip.at.game.depth === Arcs.Depth.Turn && strip.at.game.phase === Arcs.Phase.Playing ? Names.filled(strip.bare || strip.width >= 1200 ? qsTr("Chapter %1 · Round %2") : qsTr("Chapter %1\nRound %2"), [strip.at.game.chapter, strip.at.game.round]) : qsTr("Chapter %1").arg(strip.at.game.chapter)
            color: Theme.ink
            font.pixelSize: strip.roomy ? 24 : 18
            font.weight: Font.DemiBold
        }

        RowLayout {
            visible: strip.leader.color !== ""
            spacing: 6

            Words {
                id: caption

                text: strip.leader.seized ? qsTr("Seized by") : qsTr("Initiative")
                color: Theme.quietInk
                font.pixelSize: 15
            }

            PlayerName {
                player: strip.leader.color
                name: strip.leader.name
                size: 16
                most: Math.max(48, said.width - caption.implicitWidth - 32)
            }
        }
    }

    Shares {
        Layout.fillWidth: true
        visible: !strip.bare
        spacing: Theme.gap / 2
        model: StableList {
            list: strip.bare ? [] : strip.at.ambitions
        }

        delegate: AmbitionBox {
            required property ambition modelData

            box: modelData
        }
    }

    ColumnLayout {
        Layout.fillWidth: false
        Layout.preferredWidth: 64
        spacing: 0

        Words {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Markers")
            color: Theme.quietInk
            font.pixelSize: 14
        }

        Words {
            objectName: "availableMarkers"
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: strip.at.markers.length === 0 ? "–" : Array.from(strip.at.markerTexts).join("\n")
            color: Theme.ink
            font.pixelSize: strip.at.markers.length > 2 ? 14 : 18
            font.weight: Font.DemiBold
            lineHeight: 0.95
        }
    }
}
