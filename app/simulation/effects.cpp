#include "app/simulation/effects.h"

#include "engine/contract/catalogue.h"
#include "engine/protocol/wire.h"

#include <algorithm>

namespace reach::simulation {
namespace {

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

}  // namespace

void Effects::count(CardId card) {
    if (!isCard(card) || seen_.contains(card)) return;
    seen_.insert(card);
    const auto at = static_cast<std::size_t>(index(card));
    if (at >= counts_.size()) counts_.resize(at + 1);
    ++counts_[at];
}

void Effects::watch(const Game& before, const Command& command, const Decision& decision) {
    using event::CardPlace;
    seen_.clear();
    const State& state = before.state;
    if (const auto* use = std::get_if<command::Use>(&command)) count(use->card);
    if (std::holds_alternative<command::Choose>(command) && !state.pending.empty())
        count(state.pending.back().card);
    for (const Event& event : decision.events) {
        const auto* moved = std::get_if<event::CardMoved>(&event);
        if (moved == nullptr || !isCard(moved->card) || cardOf(moved->card).kind != CardKind::Vox) continue;
        const bool lay = moved->from == CardPlace::Court || moved->from == CardPlace::Attached;
        const bool stays = moved->to == CardPlace::Court || moved->to == CardPlace::Attached;
        if (lay && !stays) count(moved->card);
    }
    const auto without = [&](CardId card, auto remove) {
        if (seen_.contains(card) || !mayMatter(card, command)) return;
        Game other = before;
        remove(other.state);
        if (isElse(decision, decide(other, command))) count(card);
    };
    for (const Player player : before.setup.seats)
        state.of(player).cards.forEach([&](CardId card) {
            without(card, [&](State& other) {
                other.of(player).cards.erase(card);
                other.of(player).seams = heldSeams(other, player);
            });
        });
    state.campaign.booklet.forEach([&](CardId card) {
        without(card, [&](State& other) {
            other.campaign.booklet.erase(card);
            other.campaign.laws = lawSeams(other);
        });
    });
}

Effects& Effects::operator+=(const Effects& other) {
    counts_.resize(std::max(counts_.size(), other.counts_.size()));
    for (std::size_t at = 0; at < other.counts_.size(); ++at) counts_[at] += other.counts_[at];
    return *this;
}

}  // namespace reach::simulation
