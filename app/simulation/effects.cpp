#include "app/simulation/effects.h"

#include "engine/contract/printed.h"
#include "engine/core/fate_tokens.h"
#include "engine/protocol/evolving.h"
#include "engine/protocol/wire.h"

#include <algorithm>

namespace reach::simulation {
namespace {

using event::CardPlace;

bool isElse(const Decision& one, const Decision& other) {
    if (one.verdict.legal() != other.verdict.legal() || one.events.size() != other.events.size()) return true;
    for (std::size_t i = 0; i < one.events.size(); ++i)
        if (toWire(one.events[i]) != toWire(other.events[i])) return true;
    return false;
}

/// A Guild card counts for ambitions by its suit, which is not its text.
bool mayMatter(CardId card, const Command& command) {
    return !isGuild(card) || !std::holds_alternative<command::Score>(command);
}

bool names(const Command& command, CardId card) {
    return std::visit(
        [&](const auto& c) {
            if constexpr (requires { CardId{c.card}; })
                return c.card == card;
            else if constexpr (requires { CardId{c.choice.card}; })
                return c.choice.card == card;
            else
                return false;
        },
        command);
}

/// Texts in the rules booklet of rules that no card brings: they come with the tokens, and have an effect
/// where something else comes of an entry without those.
struct ToldByToken {
    std::string_view text;
    FateToken token;
};
constexpr std::array kToldByToken{
    ToldByToken{"F320", FateToken::WarProfiteer}, ToldByToken{"F505", FateToken::Golem},
    ToldByToken{"F1003", FateToken::Banner},      ToldByToken{"F1804", FateToken::Bunker},
    ToldByToken{"F2205", FateToken::Passage},     ToldByToken{"F2304", FateToken::Conspiracy},
};

/// Texts that say again what another card does.
struct ToldByCard {
    std::string_view text;
    std::string_view card;
};
constexpr std::array kToldByCard{
    ToldByCard{"F214", "F213"}, ToldByCard{"F222", "F218"},   ToldByCard{"F327", "F326A"},
    ToldByCard{"F426", "F425"}, ToldByCard{"F721", "F720"},   ToldByCard{"F813", "F804"},
    ToldByCard{"F813", "F805"}, ToldByCard{"F1410", "F1409"},
};

}  // namespace

const CardSet& cardsOfFates() {
    static const CardSet cards = [] {
        CardSet all;
        for (const PrintedCard& printed : printedCards())
            if (const CardId card = findCard(printed.id);
                printed.fate != 0 && isCard(card) && fateOf(card) == 0 && nameOf(card) == printed.id)
                all.insert(card);
        return all;
    }();
    return cards;
}

void Effects::count(CardId card) {
    if (!cardsOfFates().contains(card) || seen_.contains(card)) return;
    seen_.insert(card);
    const auto at = static_cast<std::size_t>(index(card));
    if (at >= counts_.size()) counts_.resize(at + 1);
    ++counts_[at];
}

void Effects::watch(const Game& before, const std::vector<Option>& offered, const Command& command,
                    const Decision& decision) {
    seen_.clear();
    countNamed(before.state, command);
    countVox(decision.events);
    const auto without = [&](CardId card, auto remove) {
        if (seen_.contains(card) || !cardsOfFates().contains(card)) return;
        Game other = before;
        remove(other.state);
        const bool does = mayMatter(card, command) && isElse(decision, decide(other, command));
        if (does || forbids(card, other, offered)) count(card);
    };
    for (const Player player : before.setup.seats)
        before.state.of(player).cards.forEach([&](CardId card) {
            without(card, [&](State& other) {
                other.of(player).cards.erase(card);
                other.of(player).seams = heldSeams(other, player);
            });
        });
    before.state.campaign.booklet.forEach([&](CardId card) {
        without(card, [&](State& other) {
            other.campaign.booklet.erase(card);
            other.campaign.laws = lawSeams(other);
        });
    });
    for (const ToldByToken& told : kToldByToken)
        if (const CardId text = findCard(told.text); before.state.campaign.booklet.contains(text))
            without(text, [&](State& other) {
                for (LaidToken& token : other.campaign.tokens)
                    if (token.kind == told.token) token = {.kind = token.kind, .number = token.number};
                event::renewTokens(other.campaign);
            });
    for (const ToldByCard& told : kToldByCard)
        if (seen_.contains(findCard(told.card))) count(findCard(told.text));
}

/// What is used, answered or played.
void Effects::countNamed(const State& state, const Command& command) {
    if (const auto* use = std::get_if<command::Use>(&command)) count(use->card);
    if (std::holds_alternative<command::Choose>(command) && !state.pending.empty())
        count(state.pending.back().card);
    const auto* played = std::get_if<command::PlayCard>(&command);
    if (played == nullptr) return;
    if (isFaithful(played->card)) count(faithfulCard(numberOf(played->card)));
    if (played->mode == PlayMode::Event)  // whichever of the Events it is
        state.campaign.actionDeck.forEach([&](CardId card) {
            if (cardOf(card).kind == CardKind::Event) count(card);
        });
}

/// What is secured to be resolved, and what its Crisis takes from the Court.
void Effects::countVox(const std::vector<Event>& events) {
    for (const Event& event : events) {
        const auto* moved = std::get_if<event::CardMoved>(&event);
        if (moved == nullptr || !isCard(moved->card) || cardOf(moved->card).kind != CardKind::Vox) continue;
        const bool lay = moved->from == CardPlace::Court || moved->from == CardPlace::Attached;
        const bool stays = moved->to == CardPlace::Court || moved->to == CardPlace::Attached;
        if (lay && !stays) count(moved->card);
    }
}

/// Without the card there is more to do. A card that is away may be drawn: that is not its text.
bool Effects::forbids(CardId card, const Game& without, const std::vector<Option>& offered) {
    options(without, Want::Legal, more_);
    auto next = offered.begin();  // both lists are in the same order
    for (const Option& option : more_) {
        const auto found = std::find_if(next, offered.end(),
                                        [&](const Option& one) { return one.command == option.command; });
        if (found != offered.end())
            next = found + 1;
        else if (!names(option.command, card))
            return true;
    }
    return false;
}

Effects& Effects::operator+=(const Effects& other) {
    counts_.resize(std::max(counts_.size(), other.counts_.size()));
    for (std::size_t at = 0; at < other.counts_.size(); ++at) counts_[at] += other.counts_[at];
    return *this;
}

}  // namespace reach::simulation
