import QtQuick
import Reachkeeper

// The declared ambitions at a chapter's end, which are shown one by one.
QtObject {
    id: chapter

    required property list<ambition> ambitions
    readonly property list<ambition> declared: Array.from(ambitions).filter(box => {
            return box.declared;
        })
    // The place of the current ambition among them.
    property int at: 0
    readonly property bool all: at >= declared.length - 1

    // The Power that a player has gained up to the current ambition.
    function gained(color: string): int {
        let sum = 0;
        for (const box of Array.from(chapter.declared).slice(0, chapter.at + 1))
            for (const standing of box.standings)
                if (standing.color === color)
                    sum += standing.power;
        return sum;
    }
}
