#pragma once

#include "engine/contract/card.h"
#include "engine/contract/chore.h"
#include "engine/protocol/draft.h"

#include <span>

/// The contract of a Fate. Everything that a Fate adds is in its own file, engine/fates/<name>.cpp. The rules
/// of the campaign run its Setup and Resolution cards, move its objective marker and score its grand
/// ambitions. The effects of its cards are in their literals, as for every other card
/// (engine/contract/card.h).
namespace reach {

/// One step printed on a Setup or Resolution card. engine/fates/steps.h has functions that create steps.
struct FateStep {
    enum class Kind : std::uint8_t {
        Gain,             ///< the cards, into the player's area
        EachGains,        ///< one of the cards for each player
        ToTheRight,       ///< the cards, to the player on the right
        ToCourtDeck,      ///< the cards, from the box or the player's area, into the Court deck
        BackToCourtDeck,  ///< those cards that lie in the Court discard pile
        ToBooklet,        ///< the cards, into the rules booklet
        SetAside,         ///< the cards wait behind a later card, under another card, or in the supply
        Scrap,            ///< the cards, out of the campaign, wherever they lie
        FirstRegent,      ///< the First Regent tile
        ProvokeOutrage,   ///< of `resource`
        ClearOutrage,     ///< all of the player's
        Unbox,            ///< with two players: each `resource` on the ambition boxes returns to the supply
        Ask,              ///< the player answers `question`
        Do,               ///< calls `act`
    } kind = Kind::SetAside;
    FixedVector<std::uint8_t, 10> cards{};  ///< numbers within the Fate's set
    Resource resource = Resource::None;
    std::int8_t count = 0;  ///< the number that `question` uses
    const Question* question = nullptr;
    StepName name = StepName::None;  ///< the name of a step that asks
    void (*act)(Draft&, Player) = nullptr;
    Chore chore = Chore::None;                    ///< the table's task where the map is not tracked
    bool (*when)(const Game&, Player) = nullptr;  ///< the step is skipped while this is false
};

/// The parts of a Fate in one Act that run step by step: the Setup card, both halves of the Resolution card,
/// the steps of the Objective card after scoring, and the end of Act III.
enum class FateCard : std::uint8_t { Setup, Completed, Failed, AfterScoring, ActEnd };

/// A Fate in one Act.
struct FateAct {
    std::array<std::int8_t, 3> objective{};  ///< first space of the marker with 2, 3, 4 players; 0: no marker
    std::span<const FateStep> setup{};
    std::span<const FateStep> completed{};  ///< of the Resolution card
    std::span<const FateStep> failed{};
    std::span<const FateStep> afterScoring{};  ///< of the Objective card
    /// Of the Objective card, after the last chapter of Act III is scored.
    std::span<const FateStep> actEnd{};
    /// The number of spaces that the marker advances at the end of a chapter.
    int (*advance)(const Game&, Player) = nullptr;
    /// `advance` counts pieces on the map. Where the map is not tracked, the table is asked.
    bool readsMap = false;
    // Moments that advance the marker at once
    void (*playsCard)(Draft&, Player) = nullptr;
    void (*getsInitiative)(Draft&, Player) = nullptr;
    void (*spends)(Draft&, Player, Resource) = nullptr;        ///< in the Prelude
    void (*fleetPlaced)(Draft&, Player, int ships) = nullptr;  ///< any player placed Imperial ships
    void (*captures)(Draft&, Player, Player color, int agents) = nullptr;
    void (*secures)(Draft&, Player, CardId) = nullptr;
    /// A resource was discarded in Negotiations, which this Fate allows, or none yet (F301B).
    void (*discards)(Draft&, Player, Resource) = nullptr;
    /// In Negotiations a Rival gave this part to the player, and the player had not given it to that Rival in
    /// the same Summit.
    void (*isGiven)(Draft&, Player, const command::DealPart&) = nullptr;
    /// In battle. `before`: the Trophies before the battle.
    void (*takesTrophies)(Draft&, Player, const TrophyBoxes& before) = nullptr;
    /// A Blight Crisis in a system (BR p.18).
    void (*blightCrisis)(Draft&, Player, SystemId) = nullptr;
    /// Act III of A and B Fates: how many of the two grand ambitions are fulfilled. Null: the table says.
    int (*grandAmbitions)(const Game&, Player) = nullptr;
    /// Grand ambitions that are fulfilled by giving something up. Returns the first question; the last answer
    /// scores them.
    Pending (*offering)(Player) = nullptr;
    /// Without `grandAmbitions`: false when none can be fulfilled, so that the table need not be asked. Null:
    /// always true.
    bool (*mayFulfil)(const Game&, Player) = nullptr;

    std::span<const FateStep> steps(FateCard card) const {
        switch (card) {
            case FateCard::Setup: return setup;
            case FateCard::Completed: return completed;
            case FateCard::Failed: return failed;
            case FateCard::AfterScoring: return afterScoring;
            case FateCard::ActEnd: return actEnd;
        }
        return {};
    }
};

struct Fate {
    std::uint8_t number = 0;    ///< 1 to 24
    std::uint8_t firstAct = 0;  ///< A: 1, B: 2, C: 3
    std::array<FateAct, kActs> acts{};
};

namespace detail {
extern const std::array<const Fate*, kFates> kFateRooms;  // fates/rooms.cpp, by number
inline constexpr Fate kNoFate{};
}  // namespace detail

/// Returns the Fate with this number, 1 to 24. Returns an empty Fate for any other number.
inline const Fate& fate(int number) {
    return number >= 1 && number <= kFates ? *detail::kFateRooms[static_cast<std::size_t>(number - 1)]
                                           : detail::kNoFate;
}

/// Returns the player's Fate in this Act. Returns an empty one without a campaign.
inline const FateAct& fateAct(const State& state, Player player) {
    static constexpr FateAct kNone{};
    if (state.campaign.act < 1 || !isColor(player)) return kNone;
    return fate(state.seat(player).fate).acts[static_cast<std::size_t>(state.campaign.act - 1)];
}

/// Calls this moment of the player's Fate while its objective is open.
template <auto Moment, typename... Args>
void tellFate(Draft& d, Player player, const Args&... args) {
    const auto moment = fateAct(d.state(), player).*Moment;
    if (moment && d.state().seat(player).objective > 0) moment(d, player, args...);
}

/// Returns the card with this number in the Fate's set, the front for a card with two sides.
CardId fateSetCard(int fate, int number);

}  // namespace reach
