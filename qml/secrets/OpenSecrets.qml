import QtQuick
import Reachkeeper

// The secrets of a table that are neither sealed nor on paper, and whose players have no other screen to write them down at.
// The players are asked about each one once.
QtObject {
    id: secrets

    required property Table table
    readonly property Secrets keeper: Secrets {
        table: secrets.table
    }
    // Evaluated again when the keeper has its table, and for each entry.
    readonly property list<string> unsealed: !keeper.table || keeper.table.cursor < 0 ? [] : Array.from(keeper.unsealed("")).filter(secret => !Company.reachable.includes(secret.player)).map(secret => secret.card + " " + secret.number)
    property list<string> onPaper
    readonly property bool left: !Preferences.paperSecrets && Array.from(unsealed).some(secret => {
            return !secrets.onPaper.includes(secret);
        })

    function keepOnPaper(): void {
        secrets.onPaper = secrets.unsealed;
    }

    // A secret that comes up again is asked about again.
    function follow(): void {
        secrets.onPaper = Array.from(secrets.onPaper).filter(secret => {
                return secrets.unsealed.includes(secret);
            });
    }
}
