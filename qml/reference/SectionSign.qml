import QtQuick
import Reachkeeper

// The sign of a page's kind: a card's own sign, or one for rules, terms, questions, errata and aids.
CardSign {
    property string section: "card"

    name: section === "card" ? (suit !== "" ? suit : signOf(kind)) : ({
            "rule": "book",
            "term": "info",
            "faq": "question",
            "erratum": "edit",
            "aid": kind === "checklist" ? "check" : "log"
        })[section] ?? "book"
    color: section === "card" ? hue : section === "erratum" ? Theme.warning : Theme.line
}
