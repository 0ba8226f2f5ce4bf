#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/rules/draft.h"

#include <span>

/// The contract of a Fate: everything it adds lies in its own room, engine/fates/<name>.cpp. The rules of the
/// campaign run a Fate's Setup and Resolution cards, move its objective marker and score its grand ambitions;
/// what its cards do stands in their literals, like that of any other card (engine/cards/card.h).
namespace reach {

/// One step printed on a Setup or Resolution card.
struct FateStep {
    enum class Kind : std::uint8_t {
        Gain,         ///< the cards, into the player's area
        ToCourtDeck,  ///< the cards, shuffled into the Court deck
        ToBooklet,    ///< the cards, into the rules booklet
        Scrap,        ///< the cards, out of the campaign
        FirstRegent,  ///< the tile
        Do,           ///< what `act` does
        ByHand,       ///< the table does it, and says "done"
    } kind = Kind::ByHand;
    FixedVector<std::uint8_t, 10> cards{};  ///< numbers within the Fate's set
    void (*act)(Draft&, Player) = nullptr;
};

/// A Fate in one Act.
struct FateAct {
    std::array<std::int8_t, 3> objective{};  ///< first space of the marker with 2, 3, 4 players; 0: no marker
    std::span<const FateStep> setup{};
    std::span<const FateStep> completed{};  ///< of the Resolution card
    std::span<const FateStep> failed{};
    /// Spaces the marker advances at a chapter's end; null: the table says.
    int (*advance)(const Game&, Player) = nullptr;
    /// Act III of A and B Fates: how many of the two grand ambitions are fulfilled; null: the table says.
    int (*grandAmbitions)(const Game&, Player) = nullptr;
};

struct Fate {
    std::uint8_t number = 0;    ///< 1 to 24
    std::uint8_t firstAct = 0;  ///< A: 1, B: 2, C: 3
    bool written = false;       ///< false: setup and resolution are run by hand
    std::array<FateAct, kActs> acts{};
};

/// The Fate with this number, 1 to 24; an empty one for any other.
const Fate& fate(int number);

/// The card with this number in the Fate's set.
CardId fateSetCard(int fate, int number);

/// First space of the objective marker; -1 when this Fate has none in this Act.
int objectiveStart(int fate, int act, int players);

/// Runs the steps of a Setup or Resolution card, in order; what is left to the table is asked for.
void runSteps(Draft& d, Player player, std::span<const FateStep> steps);

}  // namespace reach
