import QtQuick
import Reachkeeper

// The sign of a card: its suit, or a sign for its kind, in the matching colour.
Icon {
    id: sign

    property string suit: ""
    property string kind: ""
    readonly property list<string> imperials: ["law", "edict", "summit", "title", "imperial council", "doctrine", "economy", "monopoly"]
    readonly property bool imperial: imperials.includes(kind)
    readonly property color hue: suit !== "" ? Theme.suit(suit) : imperial ? Theme.player("empire").fill : kind === "event" ? Theme.player("blight").fill : Theme.line

    function signOf(kind: string): string {
        return ({
                "vox": "power",
                "lore": "book",
                "leader": "players",
                "event": "dice",
                "map setup": "map",
                "fate": "initiative",
                "setup": "gate",
                "objective": "trophy",
                "resolution": "check",
                "law": "log",
                "edict": "turn",
                "summit": "share",
                "title": "tyrant",
                "ability": "prelude",
                "reminder": "info",
                "monopoly": "tycoon",
                "economy": "tycoon",
                "doctrine": "keeper",
                "imperial council": "tyrant",
                "summary": "info",
                "checklist": "check"
            })[kind] ?? "card";
    }

    name: suit !== "" ? suit : signOf(kind)
    color: hue
}
