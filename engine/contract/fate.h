#pragma once

#include "engine/contract/card.h"
#include "engine/contract/chore.h"
#include "engine/protocol/draft.h"

#include <span>

/// The contract of a Fate: everything it adds lies in its own room, engine/fates/<name>.cpp. The rules of the
/// campaign run a Fate's Setup and Resolution cards, move its objective marker and score its grand ambitions;
/// what its cards do stands in their literals, like that of any other card (engine/contract/card.h).
namespace reach {

/// One step printed on a Setup or Resolution card. engine/fates/steps.h writes them.
struct FateStep {
    enum class Kind : std::uint8_t {
        Gain,             ///< the cards, into the player's area
        EachGains,        ///< one of the cards for each player
        ToTheRight,       ///< the cards, to the player on the right
        ToCourtDeck,      ///< the cards, from the box or the player's area, into the Court deck
        BackToCourtDeck,  ///< those of the cards that lie in the Court discard pile
        ToBooklet,        ///< the cards, into the rules booklet
        SetAside,         ///< the cards wait: behind a later card, under another, or in the supply
        Scrap,            ///< the cards, out of the campaign, wherever they lie
        FirstRegent,      ///< the tile
        ProvokeOutrage,   ///< of `resource`
        ClearOutrage,     ///< all of the player's
        Unbox,            ///< two players: each `resource` from the ambition boxes to the supply
        Ask,              ///< the player answers `question`
        Do,               ///< what `act` does
    } kind = Kind::SetAside;
    FixedVector<std::uint8_t, 10> cards{};  ///< numbers within the Fate's set
    Resource resource = Resource::None;
    std::int8_t count = 0;  ///< what `question` counts
    const Question* question = nullptr;
    StepName name = StepName::None;  ///< of one that asks: what it is called
    void (*act)(Draft&, Player) = nullptr;
    Chore chore = Chore::None;  ///< what the table does instead where the map is not tracked
    bool (*when)(const Game&, Player) = nullptr;  ///< the step is passed over where it does not hold
};

/// What a Fate has in one Act that is run step by step: the Setup and both halves of the Resolution card, and
/// of the Objective what follows scoring, and the end of Act III.
enum class FateCard : std::uint8_t { Setup, Completed, Failed, AfterScoring, ActEnd };

/// A Fate in one Act.
struct FateAct {
    std::array<std::int8_t, 3> objective{};  ///< first space of the marker with 2, 3, 4 players; 0: no marker
    std::span<const FateStep> setup{};
    std::span<const FateStep> completed{};  ///< of the Resolution card
    std::span<const FateStep> failed{};
    std::span<const FateStep> afterScoring{};  ///< of the Objective card
    std::span<const FateStep> actEnd{};        ///< the same, once the last chapter of Act III is scored
    /// Spaces the marker advances at a chapter's end.
    int (*advance)(const Game&, Player) = nullptr;
    /// What it counts lies on the map: where nobody tracks that, the table is asked.
    bool readsMap = false;
    // What moves it at once
    void (*playsCard)(Draft&, Player) = nullptr;
    void (*getsInitiative)(Draft&, Player) = nullptr;
    void (*spends)(Draft&, Player, Resource) = nullptr;        ///< in the Prelude
    void (*fleetPlaced)(Draft&, Player, int ships) = nullptr;  ///< by anybody: Imperial ships
    void (*captures)(Draft&, Player, Player color, int agents) = nullptr;
    void (*secures)(Draft&, Player, CardId) = nullptr;
    /// Resources may be discarded in Negotiations; this one was (F301B).
    void (*discards)(Draft&, Player, Resource) = nullptr;
    /// In Negotiations a Rival gave something that the player had not given them in the same Summit.
    void (*isGiven)(Draft&, Player, const command::DealPart&) = nullptr;
    /// In battle; what there was before.
    void (*takesTrophies)(Draft&, Player, const TrophyBoxes& before) = nullptr;
    /// Any one Blight Crisis in a system (BR p.18).
    void (*blightCrisis)(Draft&, Player, SystemId) = nullptr;
    /// Act III of A and B Fates: how many of the two grand ambitions are fulfilled; null: the table says.
    int (*grandAmbitions)(const Game&, Player) = nullptr;
    /// Those that are fulfilled by giving something up: the question that begins it, whose last answer scores
    /// them.
    Pending (*offering)(Player) = nullptr;
    /// Without `grandAmbitions`: whether any can be fulfilled, or the table need not be asked; null: always.
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

/// The Fate with this number, 1 to 24; an empty one for any other.
inline const Fate& fate(int number) {
    return number >= 1 && number <= kFates ? *detail::kFateRooms[static_cast<std::size_t>(number - 1)]
                                           : detail::kNoFate;
}

/// What the player's Fate has in this Act; an empty one without a campaign.
inline const FateAct& fateAct(const State& state, Player player) {
    static constexpr FateAct kNone{};
    if (state.campaign.act < 1 || !isColor(player)) return kNone;
    return fate(state.seat(player).fate).acts[static_cast<std::size_t>(state.campaign.act - 1)];
}

/// Calls the moment of the player's Fate while its objective is open.
template <auto Moment, typename... Args>
void tellFate(Draft& d, Player player, const Args&... args) {
    const auto moment = fateAct(d.state(), player).*Moment;
    if (moment && d.state().seat(player).objective > 0) moment(d, player, args...);
}

/// The card with this number in the Fate's set; of a card with two sides the front.
CardId fateSetCard(int fate, int number);

}  // namespace reach
