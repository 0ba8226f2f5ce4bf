.pragma library

// Sample data in the shape of app/viewmodels/README.md.

const glyphs = ["triangle", "ring", "bar", "ship", "city", "agent", "captive", "trophy", "crack", "material", "fuel", "weapon", "relic", "construction", "aggression", "mobilization", "tyrant", "warlord", "keeper", "intercept", "key", "buildingHit", "arrow", "hex", "gate", "undo", "redo", "close", "check", "plus", "minus", "back", "forward", "up", "down", "menu", "more", "search", "log", "book", "dice", "card", "edit", "delete", "info", "warning", "map", "players", "turn", "initiative", "prelude", "share", "starport", "hit", "power"];

// Tokens of Fates: Loyal ones in a player's colour, hollow with their back up.
const tokens = [["banner", "red"], ["bunker", "blue"], ["spyglass", "white"], ["mask", "yellow"], ["golem", ""], ["hammer", ""], ["seat", ""]]
    .map(([glyph, owner]) => [false, true].map(hollow => ({glyph: glyph, owner: owner, hollow: hollow})))
    .reduce((all, both) => all.concat(both));

const types = {
    "1-arrow": ["weapon", 2], "1-moon": ["fuel", 1], "1-hex": ["material", 2],
    "2-arrow": ["psionic", 1], "2-moon": ["weapon", 1], "2-hex": ["relic", 2],
    "3-arrow": ["material", 1], "3-moon": ["fuel", 1], "3-hex": ["weapon", 2],
    "4-arrow": ["relic", 2], "4-moon": ["fuel", 2], "4-hex": ["material", 1],
    "5-arrow": ["weapon", 1], "5-moon": ["relic", 1], "5-hex": ["psionic", 2],
    "6-arrow": ["material", 1], "6-moon": ["fuel", 2], "6-hex": ["psionic", 1]
};

// ships: red, blue, white, yellow as "fresh/damaged"; buildings "owner type [damaged]".
const rich = {
    "1-gate": {ships: ["2/0", "", "", ""], control: "red"},
    "1-arrow": {ships: ["3/1", "", "", ""], control: "red", buildings: ["red city", "red starport"]},
    "1-moon": {ships: ["1/0", "2/0", "", ""], control: "blue", buildings: ["red city damaged"]},
    "1-hex": {ships: ["", "4/0", "", ""], control: "blue", buildings: ["blue city"]},
    "2-gate": {ships: ["", "3/2", "1/0", ""], control: "blue"},
    "2-arrow": {ships: ["", "1/0", "", ""], control: "blue", buildings: ["blue starport"]},
    "2-moon": {known: false},
    "2-hex": {ships: ["", "", "5/0", "5/0"], control: "", buildings: ["white city", "yellow city"]},
    "3-gate": {ships: ["", "", "2/0", ""], control: "white"},
    "3-arrow": {ships: ["", "", "0/3", "1/0"], control: "yellow", buildings: ["white starport damaged"]},
    "3-moon": {ships: ["", "", "1/0", ""], control: "white"},
    "3-hex": {ships: ["2/1", "3/1", "1/1", "2/2"], control: "blue", buildings: ["white city", "white starport"]},
    "5-gate": {ships: ["1/0", "2/1", "12/0", "3/0"], control: "white"},
    "5-arrow": {ships: ["", "", "", "1/0"], control: "yellow"},
    "5-moon": {ships: ["", "", "", "0/2"], control: "", buildings: ["yellow city damaged"]},
    "5-hex": {ships: ["", "", "", "6/1"], control: "yellow", buildings: ["yellow starport", "yellow city"]},
    "6-arrow": {},
    "6-moon": {ships: ["2/0", "", "", ""], control: "red", buildings: ["red starport damaged"]},
    "6-hex": {ships: ["", "", "1/0", ""], control: "white"}
};

function pieces(text) {
    const [fresh, damaged] = (text || "0/0").split("/");
    return {fresh: Number(fresh), damaged: Number(damaged)};
}

function systems() {
    const list = [];
    for (let cluster = 1; cluster <= 6; ++cluster) {
        for (const spot of ["gate", "arrow", "moon", "hex"]) {
            const id = `${cluster}-${spot}`;
            const has = rich[id] || {};
            const planet = types[id] || ["none", 0];
            list.push({
                id: id, name: id.split("-").map(word => word[0].toUpperCase() + word.slice(1)).join(" "), cluster: cluster, spot: spot, type: planet[0], slots: planet[1],
                inPlay: cluster !== 4, known: has.known !== false, control: has.control || "none",
                ships: [0, 1, 2, 3].map(i => pieces((has.ships || [])[i])),
                buildings: (has.buildings || []).map(text => {
                    const [owner, type, damaged] = text.split(" ");
                    return {owner: owner, type: type, damaged: damaged === "damaged"};
                })
            });
        }
    }
    return list;
}
