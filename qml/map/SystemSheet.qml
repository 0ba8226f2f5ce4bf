pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The possible entries in one system, and its pieces.
FootedList {
    id: sheet

    required property TableFocus at
    readonly property system place: at.systemAt(at.system)
    // Moves and battles have separate forms.
    readonly property list<option> simple: Array.from(at.shown).filter(option => {
            return option.group !== Arcs.Group.Move && option.group !== Arcs.Group.Battle && option.system === sheet.at.system;
        })
    readonly property list<option> allowed: Array.from(simple).filter(option => {
            return option.legal;
        })
    readonly property list<option> notNow: Array.from(simple).filter(option => {
            return !option.legal;
        })
    readonly property list<option> moves: Array.from(at.shown).filter(option => {
            return option.group === Arcs.Group.Move;
        })
    readonly property list<option> fights: Array.from(at.shown).filter(option => {
            return option.group === Arcs.Group.Battle;
        })
    readonly property list<option> battles: at.battleApart ? [] : fights

    // On a phone the pieces come below what can be entered, and a possible move comes first of all: a tap on the map moves its
    // ships.
    readonly property bool entriesFirst: Theme.phone && allowed.length + moves.length + battles.length > 0
    readonly property bool movesFirst: Theme.phone && Array.from(moves).some(option => option.legal)

    readonly property bool hasShips: Array.from(place.ships).some((ships, owner) => ["red", "blue", "white", "yellow"][owner] === sheet.at.actor && ships.fresh + ships.damaged > 0)
    // A move and a battle need ships.
    readonly property string whyNothing: at.choosing && Array.from([Arcs.Group.Move, Arcs.Group.Battle]).includes(at.group) && !hasShips ? qsTr("%1 has no ships here.").arg(at.nameOf(at.actor)) : qsTr("Nothing can be done here now.")
    readonly property list<string> elsewhere: at.group === Arcs.Group.None ? [] : at.choices.places

    contentHeight: column.implicitHeight

    Component {
        id: summary

        SystemSummary {
            visible: sheet.place.id !== "" && (sheet.at.nothingHere || sheet.at.group !== Arcs.Group.Battle && !(Theme.phone && sheet.at.group === Arcs.Group.Move))
            place: sheet.place
            at: sheet.at
        }
    }

    Component {
        id: moveForm

        MoveForm {
            at: sheet.at
            foot: sheet.battles.length > 0 ? null : sheet.foot
        }
    }

    ColumnLayout {
        id: column

        width: sheet.width
        spacing: Theme.gap / 2

        Rows {
            Layout.fillWidth: true
            model: sheet.entriesFirst ? 0 : 1
            delegate: summary
        }

        Rows {
            Layout.fillWidth: true
            model: sheet.movesFirst ? 1 : 0
            delegate: moveForm
        }

        Rows {
            Layout.fillWidth: true
            spacing: Theme.gap / 2
            model: sheet.allowed

            delegate: OptionButton {
                required property option modelData
                required property int index

                objectName: "here-" + index
                at: sheet.at
                option: modelData
            }
        }

        Rows {
            Layout.fillWidth: true
            model: sheet.moves.length > 0 && !sheet.movesFirst ? 1 : 0
            delegate: moveForm
        }

        Rows {
            Layout.fillWidth: true
            // Own dice have a separate form, and so has a battle alone, because layouts do not settle when so many items
            // appear and disappear.
            model: sheet.battles.length > 0 ? [`${Preferences.ownDice} ${sheet.at.group}`] : []

            delegate: BattleForm {
                at: sheet.at
                // Among other entries a roll button alone would be unclear.
                foot: sheet.at.group === Arcs.Group.Battle ? sheet.foot : null
                // After the choice of a rival, only the battle is shown, with the roll button visible.
                onRivalChosen: sheet.at.choose(Arcs.Group.Battle)
            }
        }

        // On a phone they would push the possible entries out of view.
        Rows {
            Layout.fillWidth: true
            spacing: Theme.gap / 2
            model: sheet.notNow

            delegate: OptionButton {
                required property option modelData
                required property int index

                objectName: "here-" + (sheet.allowed.length + index)
                at: sheet.at
                option: modelData
            }
        }

        Rows {
            Layout.fillWidth: true
            model: sheet.entriesFirst ? 1 : 0
            delegate: summary
        }

        Words {
            Layout.fillWidth: true
            objectName: "nothingHere"
            visible: sheet.at.nothingHere
            wrapMode: Text.Wrap
            text: sheet.elsewhere.length === 0 ? sheet.whyNothing : sheet.whyNothing + " " + qsTr("It is possible in: %1", "the chosen kind of action; systems").arg(Array.from(sheet.elsewhere).map(id => sheet.at.systemName(id)).join(", "))
            color: Theme.ink
            font.pixelSize: 17
        }

        QuietButton {
            objectName: "countSystem"
            visible: sheet.at.group === Arcs.Group.None && sheet.at.game.depth !== Arcs.Depth.Score
            Layout.fillWidth: true
            text: qsTr("Count this system")
            onClicked: sheet.at.sheet = Sheets.Count
        }
    }
}
