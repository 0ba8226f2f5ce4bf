pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The corrections of one cluster after the other: ships in the gate, a city and a resource on each planet.
ColumnLayout {
    id: page

    required property ArcadesFocus at
    required property ArcadesCorrectionDraft draft
    property int cluster: at.system === "" ? 1 : Number(at.system[0])
    readonly property string gate: cluster + "-gate"
    property system nowhere
    property fleet noShips
    property building noCity

    function place(id: string): system {
        return Array.from(page.at.systems).find(system => system.id === id) ?? page.nowhere;
    }

    function shipsOf(color: string): fleet {
        return page.place(page.gate).ships[Theme.players.indexOf(color)] ?? page.noShips;
    }

    function cityAt(planet: string): building {
        return page.place(planet).buildings[0] ?? page.noCity;
    }

    spacing: Theme.smallGap

    Shares {
        Layout.fillWidth: true
        full: true
        model: 6

        delegate: Chip {
            required property int index

            objectName: "count-" + (index + 1)
            leftPadding: 0
            rightPadding: 0
            text: index + 1
            checked: page.cluster === index + 1
            Accessible.name: qsTr("Cluster %1").arg(index + 1)
            onClicked: page.cluster = index + 1
        }
    }

    Rows {
        Layout.fillWidth: true
        spacing: 4
        model: page.at.players.length

        delegate: RowLayout {
            id: row

            required property int index
            readonly property arcadesPlayer player: page.at.players[index] ?? page.at.nobody
            readonly property int what: page.draft.ships(player.color, page.gate)
            readonly property fleet there: page.shipsOf(player.color)
            readonly property list<int> now: [there.fresh, there.damaged]
            readonly property list<int> counts: page.draft.revision < 0 ? now : Array.from(page.draft.counted(what, Array.from(now)))
            readonly property int fresh: counts[0] ?? 0
            readonly property int damaged: counts[1] ?? 0
            readonly property bool corrected: page.draft.revision >= 0 && page.draft.has(what)

            function count(fresh: int, damaged: int): void {
                page.draft.countShips(row.what, [fresh, damaged], Array.from(row.now));
            }

            spacing: 4

            PlayerName {
                Layout.fillWidth: true
                player: row.player.color
                name: page.width > 420 ? row.player.name : ""
                size: 16
            }

            Stepper {
                objectName: "fresh-" + row.player.color
                Layout.preferredWidth: 144
                spoken: qsTr("%1, fresh ships").arg(row.player.name)
                value: row.fresh
                changed: row.corrected
                to: Limits.arcadesShips
                onStepped: value => {
                    return row.count(value, row.damaged);
                }
            }

            Stepper {
                objectName: "damaged-" + row.player.color
                Layout.preferredWidth: 144
                spoken: qsTr("%1, damaged ships").arg(row.player.name)
                value: row.damaged
                changed: row.corrected
                to: Limits.arcadesShips
                onStepped: value => {
                    return row.count(row.fresh, value);
                }
            }
        }
    }

    Words {
        Layout.fillWidth: true
        text: qsTr("Ships: fresh, then damaged. Planets: whose city, whether it is fresh, whether the resource lies there.")
        wrapMode: Text.Wrap
        color: Theme.quietInk
        font.pixelSize: 14
    }

    Rows {
        Layout.fillWidth: true
        spacing: Theme.smallGap
        model: 3

        delegate: Flow {
            id: planet

            required property int index
            readonly property string place: page.cluster + "-" + ["arrow", "moon", "hex"][index]
            readonly property system system: page.place(place)
            readonly property int what: page.draft.city(place)
            readonly property building city: page.cityAt(place)
            readonly property string nowOwner: city.owner || "none"
            readonly property bool nowFresh: city.owner !== "" && !city.damaged
            readonly property string owner: page.draft.revision < 0 ? nowOwner : page.draft.cityOwner(what, nowOwner)
            readonly property bool fresh: page.draft.revision < 0 ? nowFresh : page.draft.cityFresh(what, nowFresh)
            readonly property int token: page.draft.token(place)
            readonly property int tokenNow: Array.from(system.tokens).some(token => token.kind === system.type) ? 1 : 0

            spacing: 4

            Words {
                width: 76
                height: Theme.target
                verticalAlignment: Text.AlignVCenter
                text: planet.system.name
                color: Theme.ink
                font.pixelSize: 16
            }

            ArcadesColors {
                width: Math.min(full, planet.width)
                most: planet.width
                at: page.at
                name: "city-" + planet.place
                chosen: planet.owner
                nobody: true
                onPicked: color => {
                    return page.draft.setCity(planet.what, color, false, planet.nowOwner, planet.nowFresh);
                }
            }

            Chip {
                objectName: "fresh-" + planet.place
                text: qsTr("Fresh")
                enabled: planet.owner !== "none"
                checked: planet.fresh
                onClicked: page.draft.setCity(planet.what, planet.owner, !checked, planet.nowOwner, planet.nowFresh)
            }

            Chip {
                objectName: "token-" + planet.place
                width: Theme.target
                text: ""
                glyph: planet.system.type
                glyphColor: Theme.resource(planet.system.type)
                checked: (page.draft.revision < 0 ? planet.tokenNow : page.draft.number(planet.token, planet.tokenNow)) > 0
                Accessible.name: qsTr("The resource lies there")
                onClicked: page.draft.setNumber(planet.token, checked ? 0 : 1, planet.tokenNow)
            }
        }
    }
}
