pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The corrections of one cluster after the other: ships in the gate, a city and a resource on each planet.
ColumnLayout {
    id: page

    required property ArcadesFocus at
    required property CorrectionDraft draft
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

    function countOf(fleet: fleet): string {
        return fleet.damaged > 0 ? fleet.fresh + "+" + fleet.damaged : String(fleet.fresh);
    }

    function cityAt(planet: string): string {
        const city = page.place(planet).buildings[0] ?? page.noCity;
        return city.owner === "" ? "none" : city.damaged ? city.owner : city.owner + " fresh";
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
            readonly property string line: "correct " + page.gate + " " + player.color + " ships"
            readonly property string now: page.countOf(page.shipsOf(player.color))
            readonly property list<string> counts: page.draft.value(line, now).split("+")
            readonly property int fresh: Number(counts[0] ?? 0)
            readonly property int damaged: Number(counts[1] ?? 0)

            function count(fresh: int, damaged: int): void {
                page.draft.set(row.line, damaged > 0 ? fresh + "+" + damaged : String(fresh), row.now);
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
                changed: page.draft.has(row.line)
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
                changed: page.draft.has(row.line)
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
            readonly property string line: "correct " + place + " city"
            readonly property string now: page.cityAt(place)
            readonly property string city: page.draft.value(line, now)
            readonly property string owner: city.split(" ")[0]
            readonly property string tokenLine: "correct " + place + " resource"
            readonly property string tokenNow: Array.from(system.tokens).some(token => token.kind === system.type) ? "on" : "off"

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
                at: page.at
                name: "city-" + planet.place
                chosen: planet.owner
                nobody: true
                onPicked: color => {
                    return page.draft.set(planet.line, color, planet.now);
                }
            }

            Chip {
                objectName: "fresh-" + planet.place
                text: qsTr("Fresh")
                enabled: planet.owner !== "none"
                checked: planet.city.endsWith(" fresh")
                onClicked: page.draft.set(planet.line, checked ? planet.owner : planet.owner + " fresh", planet.now)
            }

            Chip {
                objectName: "token-" + planet.place
                width: Theme.target
                text: ""
                glyph: planet.system.type
                glyphColor: Theme.resource(planet.system.type)
                checked: page.draft.value(planet.tokenLine, planet.tokenNow) === "on"
                Accessible.name: qsTr("The resource lies there")
                onClicked: page.draft.set(planet.tokenLine, checked ? "off" : "on", planet.tokenNow)
            }
        }
    }
}
