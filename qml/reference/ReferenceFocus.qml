import QtQuick
import Reachkeeper

// The position in the reference: a list, the page beside or over it, and the way back.
QtObject {
    id: at

    // "home", "search", "cards", "fates", or a table of contents ("book:base", "aids", "terms", "faq", "errata").
    property string list: "home"
    // The id of a page, "fate:3" for a Fate's story, "mine:3/17" for a page of the player's own book, or empty.
    property string page: ""
    // The previous positions: a list, a page and a search each.
    property list<string> past
    readonly property bool atHome: list === "home" && page === ""

    // True if there is space for a page beside its list.
    property bool wide: false

    signal searchWanted
    // Keys move through the hits, or open one.
    signal hitMoved(int step)
    signal hitTaken

    function go(list: string, page: string): void {
        if (list === at.list && page === at.page)
            return;
        at.past = Array.from(at.past).slice(-180).concat([at.list, at.page, Reference.search.text]);
        at.list = list;
        at.page = page;
    }

    function open(id: string): void {
        if (id === "")
            return;
        if (at.list === "search")
            Bookmarks.remember(Reference.search.text);
        at.go(at.list, id);
    }

    function browse(list: string): void {
        at.go(list, "");
    }

    function find(text: string): void {
        at.go("search", "");
        Reference.search.only = "";
        Reference.search.text = text;
    }

    function back(): bool {
        if (at.past.length === 0)
            return false;
        const there = Array.from(at.past).slice(-3);
        at.past = Array.from(at.past).slice(0, -3);
        Reference.search.text = there[2];
        at.list = there[0];
        at.page = there[1];
        return true;
    }

    function reset(page: string): void {
        at.past = [];
        Reference.search.text = "";
        at.list = "home";
        at.page = page;
    }
}
