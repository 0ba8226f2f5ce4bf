pragma Singleton
import QtQuick

// Colours, measures and fonts: the dark observatory and the old star chart. Screens take theirs only from here.
QtObject {
    id: theme

    property bool dark: true
    property bool reducedMotion: false
    // True: each tap counts, however quick, because a program makes the taps.
    property bool hasty: false
    // The colour vision: "standard", "redGreen" (protan, deutan), "blueYellow" (tritan) or "grey" (brightness and shape
    // only).
    property string vision: "standard"
    // The scale relative to the design size. A large window is read from further away.
    property real zoom: 1
    // The largest size, in per cent, for which this window has room at a table.
    property real largestAtTable: 200
    // The largest size, in per cent, for which this window has room on any screen.
    property real largest: 200
    property real pixelRatio: 1
    // True: one part at a time is shown.
    property bool phone: false
    // The rotation to a seat, in degrees: the direction of the bottom of the screen.
    property int turned: 0

    // Background and text colours.
    readonly property color ground: dark ? "#0a1122" : "#efe6d2"
    readonly property color panel: dark ? "#141d36" : "#faf5e8"
    readonly property color raised: dark ? "#1f2b4b" : "#fffdf6"
    readonly property color ink: dark ? "#f1ecdd" : "#261f12"
    readonly property color quietInk: dark ? "#aeb6ca" : "#5c5039"
    readonly property color line: dark ? "#c9a44c" : "#80611c"
    readonly property color faintLine: dark ? "#36425f" : "#cdbf9f"
    readonly property color accent: dark ? "#f0c75e" : "#7a5408"
    readonly property color accentInk: dark ? "#1b1403" : "#fffaf0"
    readonly property color choice: dark ? "#ffd97a" : "#b86200"
    readonly property color good: dark ? "#7fd39a" : "#1f6b3a"
    readonly property color warning: dark ? "#ffa28c" : "#a32412"
    readonly property color scrim: dark ? "#b0050912" : "#80261f12"

    // Measures.
    readonly property int tightGap: 4
    readonly property int smallGap: 8
    readonly property int gap: 16
    readonly property int wideGap: 24
    readonly property int target: 48
    readonly property int radius: 10
    readonly property int cardRadius: 8
    readonly property int hairline: 1

    // Font sizes. Numbers for comparison use Numeral, which gives every digit the same width.
    readonly property int caption: 14
    readonly property int text: 18
    readonly property int strong: 22
    readonly property int heading: 28
    readonly property int numeral: 34
    readonly property int title: 44

    // Motion, in milliseconds.
    readonly property int quick: reducedMotion ? 0 : 120
    readonly property int glide: reducedMotion ? 0 : 220
    readonly property int tumble: reducedMotion ? 0 : 800

    readonly property list<string> players: ["red", "blue", "white", "yellow"]
    readonly property var hues: {
        const hues = Object.assign({}, dark ? Hues.dark : Hues.light, (dark ? Hues.darkFor : Hues.lightFor)[vision] ?? {});
        // Made once for all callers.
        hues.owners = {};
        for (const color of [...players, "empire", "free", "blight"])
            hues.owners[color] = {
                "fill": hues[color],
                "edge": hues[color + "Edge"] ?? hues.edge,
                "on": hues[color + "On"] ?? hues.on,
                "ink": hues[color + "Ink"] ?? hues[color],
                "soft": Qt.tint(panel, Qt.alpha(hues[color], 0.16)),
                "shape": shape(color)
            };
        return hues;
    }

    // One owner's {fill, edge, on, ink, soft, shape}: fill of pieces, their edge, drawings on the fill, text on the
    // background, a tint for backgrounds. Also for empire, free and blight.
    function player(color: string): var {
        return theme.hues.owners[color] ?? theme.hues.owners.free;
    }

    // The shape of a player or power, so that no information depends on colour alone.
    function shape(color: string): string {
        return ({
                "red": "triangle",
                "blue": "wave",
                "white": "ring",
                "yellow": "bar",
                "empire": "crown",
                "free": "diamond",
                "blight": "blight"
            })[color] ?? "";
    }

    // material, fuel, weapon, relic or psionic.
    function resource(type: string): color {
        return theme.hues[type] ?? theme.quietInk;
    }

    // construction, administration, aggression or mobilization, zeal or wisdom; a court card's suit is a resource.
    function suit(name: string): color {
        return theme.hues[name] ?? theme.quietInk;
    }

    // assault, skirmish or raid.
    function die(kind: string): color {
        return theme.hues[kind] ?? theme.quietInk;
    }

    // tycoon to empath, edenguard and blightkin.
    function ambition(name: string): color {
        return theme.hues[name] ?? theme.ink;
    }

    // The colours of the painted layers of the map.
    readonly property var map: ({
            "ground": ground,
            "land": dark ? "#121b34" : "#f8f1e0",
            "gate": dark ? "#1b2748" : "#e5d9bd",
            "line": line,
            "rift": dark ? "#050914" : "#3a2e18",
            "ink": ink,
            "quiet": quietInk,
            "choice": choice,
            "slot": dark ? "#d9dfee" : "#4a3f2a",
            "types": {
                "material": resource("material"),
                "fuel": resource("fuel"),
                "weapon": resource("weapon"),
                "relic": resource("relic"),
                "psionic": resource("psionic")
            },
            "owners": {
                "red": player("red"),
                "blue": player("blue"),
                "white": player("white"),
                "yellow": player("yellow"),
                "empire": player("empire"),
                "free": player("free"),
                "blight": player("blight")
            }
        })
}
