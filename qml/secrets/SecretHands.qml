pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The secrets of a card that are not sealed yet, to be written down by the player who knows each. Empty if all secrets stay
// on paper, or their players have other screens. Without a card, the secrets of all cards.
Rows {
    id: hands

    required property Table table
    required property SecretDraft draft
    property string card: ""
    readonly property Secrets keeper: Secrets {
        table: hands.table
    }
    // Evaluated again when the keeper has its table, and for each entry.
    readonly property list<secret> unsealed: !keeper.table || keeper.table.cursor < 0 ? [] : Array.from(keeper.unsealed(card)).filter(secret => !Company.reachable.includes(secret.player))

    spacing: Theme.gap
    model: Preferences.paperSecrets ? [] : unsealed

    delegate: SecretHand {
        required property secret modelData

        draft: hands.draft
        secret: modelData
        onWritten: word => hands.keeper.seal(modelData.card, modelData.number, word)
    }
}
