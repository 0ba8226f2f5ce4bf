import QtQuick
import Reachkeeper

// Decides after each entry which choices stay, and which the app makes for the players.
QtObject {
    id: last

    required property TableChoices at
    // True if the last change was an entry, and no undo.
    property bool onward: false
    // The cursor before.
    property int before: 0
    // Who acted before.
    property string actorBefore: ""
    // The number of actions of spent resources that were left before.
    property int freeBefore: 0

    readonly property Connections changes: Connections {
        function onCursorChanged(): void {
            last.follow();
        }

        target: last.at
    }

    function follow(): void {
        const elsewhere = last.at.game.isFromElsewhere();
        last.onward = last.at.cursor > last.before;
        last.before = last.at.cursor;
        // The player goes on with the same kind of action, whose list lies under the finger.
        const group = last.at.group;
        const again = (elsewhere || last.onward && last.at.sheet === Sheets.None) && group !== Arcs.Group.None && last.at.choosing && last.at.actor === last.actorBefore && last.at.choices.allows(group);
        last.actorBefore = last.at.actor;
        last.at.secrets.follow();
        if (elsewhere) {
            last.freeBefore = last.at.turn.free.length;
            last.at.stay(again);
            return;
        }
        last.at.kept = again;
        last.at.forget();
        if (again)
            last.at.group = group;
        last.leadToTheFree();
        if (last.at.kind === Arcs.Ask.MoveAgain)
            last.chooseMoved();
    }

    // After a spent resource, its kind of action is chosen.
    function leadToTheFree(): void {
        const turn = last.at.turn;
        const more = turn.free.length > last.freeBefore;
        last.freeBefore = turn.free.length;
        if (!last.onward || !more)
            return;
        const kind = Array.from(last.at.kinds).find(kind => kind.legal && kind.name === turn.given);
        if (kind)
            last.at.choose(kind.group);
    }

    // Ships that may move on are in one system, or the player chooses the system.
    function chooseMoved(): void {
        if (last.at.choices.movedFrom() === "")
            return;
        last.at.system = last.at.choices.movedFrom();
        last.at.sheet = Sheets.System;
    }

    // A table that is opened stands where its last entry left it.
    Component.onCompleted: last.follow()
}
