.pragma library

// Sample data in the shape of app/values/README.md.

const glyphs = ["triangle", "ring", "bar", "ship", "city", "agent", "captive", "trophy", "crack", "material", "fuel", "weapon", "relic", "construction", "aggression", "mobilization", "tyrant", "warlord", "keeper", "intercept", "key", "buildingHit", "arrow", "hex", "gate", "undo", "redo", "close", "check", "plus", "minus", "back", "forward", "up", "down", "menu", "more", "search", "log", "book", "dice", "card", "edit", "delete", "info", "warning", "map", "players", "turn", "initiative", "prelude", "share", "starport", "hit", "power"];

// Tokens of Fates: Loyal ones in a player's colour, hollow with their back up.
const tokens = [["banner", "red"], ["bunker", "blue"], ["spyglass", "white"], ["mask", "yellow"], ["golem", ""], ["hammer", ""], ["seat", ""]]
    .map(([glyph, owner]) => [false, true].map(hollow => ({glyph: glyph, owner: owner, hollow: hollow})))
    .reduce((all, both) => all.concat(both));
