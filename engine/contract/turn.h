#pragma once

#include "engine/contract/seam.h"

namespace reach {

struct Ability;  // contract/card.h

/// "When you Copy or Pivot in order to do `when`, you may do `may`" after it.
struct ExtraAction {
    Action when = Action::Tax;
    ActionSet may = 0;  ///< bit per Action; 0: none

    friend constexpr bool operator==(const ExtraAction&, const ExtraAction&) = default;
};

/// "When you Copy in order to do `when`, you may gain `gains`".
struct CopyBonus {
    Action when = Action::Tax;
    Resource gains = Resource::None;  ///< None: nothing

    friend constexpr bool operator==(const CopyBonus&, const CopyBonus&) = default;
};

/// Changes by cards to setting up, playing action cards and paying for actions (Base p.8-11, p.21;
/// rules/play.cpp, rules/turn.cpp, rules/leaders_lore.cpp).
struct TurnSeams {
    ExtraAction extra{};
    CopyBonus copyBonus{};
    /// Seizes only by provoking Outrage, never with a second card (F603); also a law.
    bool seizesByOutrage = false;
    /// Whether the holder may use an action of this card (F403).
    void (*checkUse)(const Game&, Player, CardId used, Verdict&) = nullptr;
    /// After the holder used an action of this card.
    void (*afterUse)(Draft&, Player, CardId used, const Ability&) = nullptr;
    /// The holder gets the initiative at the end of a round by Surpassing (F625).
    void (*wonInitiative)(Draft&, Player) = nullptr;
    /// After the pieces are placed and before the first turn (Base p.21).
    void (*setUp)(Draft&, Player) = nullptr;

    // In the rules booklet
    /// Whether a player may play this face of an action card (F823).
    void (*checkPlayByLaw)(const Game&, CardId law, ActionCard, Verdict&) = nullptr;
};

}  // namespace reach
