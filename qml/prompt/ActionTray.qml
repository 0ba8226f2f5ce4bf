pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The kinds of action, always in the same place, and their possible entries now.
ColumnLayout {
    id: tray

    required property TableFocus at
    property bool phone: false
    // The sheet of a system or card shows its options, so the tray does not repeat them. With no kind chosen, the tray
    // shows all options with one tap, unless a rewriting suggests some. On a phone there is no space
    // below an open sheet.
    readonly property bool tight: phone && at.panel !== Sheets.None
    // The end of the turn stands beside the question, above: the names of the actions need the room.
    property bool narrow: false
    // The place of Copy and Pass is beside the entries, where the end of the turn stands above it.
    readonly property real aside: phone || narrow ? 0 : 150 + Theme.gap
    readonly property list<option> offered: at.ways.length > 0 ? at.ways : sheetOpen || !at.choosing ? [] : spots.length > 0 ? Array.from(Among.harmLast(at.shown)).filter(option => option.system === "") : at.group !== Arcs.Group.None ? Array.from(Among.harmLast(at.shown)) : at.rewriting.neighbours.length > 0 ? [] : at.quick
    // Moves and battles have forms in their systems. The tray lists the systems, and not a sentence for each entry.
    readonly property list<string> spots: !sheetOpen && at.ways.length === 0 && at.choosing && (at.group === Arcs.Group.Move || at.group === Arcs.Group.Battle) ? at.choices.places : []
    readonly property bool sheetOpen: at.sheet === Sheets.System || at.sheet === Sheets.Card || tight
    // True if only the end of the turn is left.
    readonly property bool done: at.kind === Arcs.Ask.Act && at.choices.spent

    readonly property list<actionKind> now: at.choosing ? at.kinds : []
    // The kinds shown. They stay unchanged while another question hides the tray.
    property list<actionKind> kinds
    // The actions of the played card.
    readonly property list<string> given: Array.from(at.turn.actions)

    onNowChanged: {
        if (tray.at.choosing)
            tray.kinds = tray.now;
    }
    spacing: Theme.gap / 2

    // No layout: a layout that is hidden when the button appears leaves the button in the middle of the row.
    Item {
        Layout.fillWidth: true
        implicitHeight: Math.max(kinds.implicitHeight, end.visible ? end.implicitHeight : 0)
        visible: !tray.phone || tray.at.panel === Sheets.None

        // The places never change: four columns on a phone, else one row.
        Grid {
            id: kinds

            // The font size is the same for all, so that the longest label fits.
            readonly property real widest: Math.max(...Array.from(tray.kinds).map(kind => Measure.width(kind.label, 17, Font.DemiBold)))
            readonly property int type: Math.max(11, Math.min(tray.phone || cell < 92 ? 15 : 17, Math.floor(17 * (cell - 13) / widest)))
            // The row gets no width while the tray is hidden.
            property real cell: 60
            readonly property real share: visible ? (width - (columns - 1) * spacing) / columns : 0

            onShareChanged: {
                if (share > 0)
                    cell = share;
            }

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (end.visible ? end.width + Theme.gap / 2 : 0)
            columns: tray.phone ? 4 : tray.width < 800 ? 6 : Math.max(1, tray.kinds.length)
            spacing: tray.phone ? 4 : 6

            Repeater {
                model: StableList {
                    list: tray.kinds
                }

                delegate: GroupTab {
                    required property actionKind modelData

                    width: kinds.cell
                    type: kinds.type
                    at: tray.at
                    kind: modelData
                    offered: tray.given.includes(kind.name)
                }
            }
        }

        // It keeps its place during other questions.
        EndTurnButton {
            id: end

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: !tray.phone && !tray.narrow && (!tray.at.choosing || possible)
            at: tray.at
        }
    }

    Item {
        Layout.fillWidth: true
        Layout.rightMargin: tray.aside
        implicitHeight: 56
        visible: tray.offered.length > 0

        ListView {
            id: list

            objectName: "options"
            anchors.fill: parent
            orientation: ListView.Horizontal
            spacing: 6
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            cacheBuffer: 0
            model: StableList {
                list: tray.offered
            }
            onCountChanged: positionViewAtBeginning()

            delegate: OptionButton {
                required property option modelData
                required property int index

                objectName: "option-" + index
                height: ListView.view.height
                width: Math.min(implicitWidth, tray.offered.length > 1 ? ListView.view.width - 2 * hint.fade : implicitWidth)
                at: tray.at
                option: modelData
            }
        }

        ScrollHint {
            id: hint

            parent: list
            anchors.fill: parent
            list: list
            ground: Qt.tint(Theme.panel, Theme.player(tray.at.actor).soft)
        }
    }

    RowLayout {
        Layout.fillWidth: true
        Layout.rightMargin: tray.aside
        visible: tray.spots.length > 0
        spacing: Theme.gap

        Words {
            objectName: "spotsHint"
            Layout.maximumWidth: tray.phone ? 120 : 260
            wrapMode: Text.Wrap
            text: tray.at.group === Arcs.Group.Move ? qsTr("From where? Tap it here or on the map.") : qsTr("Where? Tap it here or on the map.")
            color: Theme.ink
            font.pixelSize: tray.phone ? 15 : 17
        }

        Item {
            Layout.fillWidth: true
            implicitHeight: 56

            ListView {
                id: places

                anchors.fill: parent
                orientation: ListView.Horizontal
                spacing: 6
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                model: tray.spots

                delegate: TableButton {
                    required property string modelData

                    objectName: "spot-" + modelData
                    height: ListView.view.height
                    fillColor: Theme.raised
                    edgeColor: Theme.line
                    text: tray.at.systemName(modelData)
                    onClicked: tray.at.systemTapped(modelData)
                }
            }

            ScrollHint {
                parent: places
                anchors.fill: parent
                list: places
                ground: Qt.tint(Theme.panel, Theme.player(tray.at.actor).soft)
            }
        }
    }

    Words {
        objectName: "trayHint"
        Layout.fillWidth: true
        visible: tray.offered.length + tray.spots.length === 0 && !(tray.phone && tray.at.panel !== Sheets.None)
        wrapMode: Text.Wrap
        text: tray.at.nothingHere ? qsTr("Tap another system, or choose a kind of action.") : tray.sheetOpen ? qsTr("Choose in the sheet beside the map.") : tray.done ? qsTr("Nothing more can be done: end the turn.") : tray.at.game.depth === Arcs.Depth.Score ? qsTr("Choose a kind of action, a token or a Court card; numbers are put right from the menu.") : qsTr("Tap a system on the map, a Court card or a token, or choose a kind of action.")
        color: Theme.quietInk
        font.pixelSize: tray.phone ? 15 : 17
    }

    Item {
        Layout.fillHeight: true
    }
}
