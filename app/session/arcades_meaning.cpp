#include "app/session/meaning.h"

#include <algorithm>

namespace reach::arcades {
namespace {

using namespace command;

using What = MeantIn<ArcadesGame>::What;

/// A round that another player leads than then: the initiative is corrected.
std::optional<Command> leads(const Game& now, const Game& then, Player waiting) {
    const Player leader = then.state.turn.player;
    const bool begins = now.state.played.empty() && then.state.played.empty();
    if (!begins || leader == Player::None || leader == waiting) return std::nullopt;
    Correct correct;
    correct.about = About::Initiative;
    correct.player = leader;
    return correct;
}

/// The next step of a course that no player has to decide, or the first answer to a question.
std::optional<Command> next(const Game& now, const Game& then) {
    const Prompt here = prompt(now);
    switch (here.kind) {
        case Prompt::Kind::Act: return EndTurn{here.player};
        case Prompt::Kind::Play: return leads(now, then, here.player);
        case Prompt::Kind::Bot: {
            const auto leader = leads(now, then, here.player);
            return leader ? leader : Act{here.player};
        }
        case Prompt::Kind::Pending:
            if (here.pending.ask == Ask::Roll) return Roll{.faces = facesFor(now.state.battle.dice, {})};
            [[fallthrough]];
        case Prompt::Kind::Overflow: {
            const auto list = options(now);
            return list.empty() ? std::nullopt : std::optional(list[0].command);
        }
        default: return std::nullopt;
    }
}

/// The cards seen in this chapter, and those that lie open.
ActionCardSet shown(const State& state) {
    ActionCardSet cards = state.seen;
    for (const PlayerState& player : state.players)
        for (const ActionCard card : player.offer) cards |= bitOf(card);
    return cards;
}

/// A card that lies there already now was taken for another: for one that lay there then and does not now.
template <typename OnCard>
MeantIn<ArcadesGame> swapped(const Game& now, const Game& then, OnCard entry) {
    const ActionCardSet here = shown(now.state);
    if ((here & bitOf(entry.card)) == 0) return {};
    for (int i = 0; i < kActionCards; ++i) {
        entry.card = static_cast<ActionCard>(i);
        if ((shown(then.state) & ~here & bitOf(entry.card)) != 0 && check(now, entry).legal())
            return {What::Instead, entry};
    }
    return {};
}

/// True if nothing is left that the entry could end or answer.
bool isSo(const Game& now, const Command& entry) {
    const Prompt here = prompt(now);
    if (const auto* end = std::get_if<EndTurn>(&entry))
        return here.kind != Prompt::Kind::Pending && now.state.turn.player != end->player;
    if (const auto* act = std::get_if<Act>(&entry))
        return here.kind != Prompt::Kind::Bot || now.state.turn.player != act->player;
    if (std::holds_alternative<Return>(entry)) return here.kind != Prompt::Kind::Overflow;
    return std::holds_alternative<Keep>(entry) && here.kind != Prompt::Kind::Pending;
}

}  // namespace

bool isSameMoment(const Game& now, const Game& then) {
    const Prompt here = prompt(now);
    const Prompt there = prompt(then);
    return here.kind == there.kind && here.player == there.player &&
           (here.kind != Prompt::Kind::Pending || here.pending.ask == there.pending.ask);
}

MeantIn<ArcadesGame> meantBy(const Game& now, const Game& then, const Command& entry) {
    if (isSo(now, entry)) return {What::Already, {}};
    if (const auto* play = std::get_if<Play>(&entry)) return swapped(now, then, *play);
    if (const auto* draw = std::get_if<Draw>(&entry); draw && isSameMoment(now, then))
        return swapped(now, then, *draw);
    const auto* roll = std::get_if<Roll>(&entry);
    if (roll == nullptr || !isSameMoment(now, then) || prompt(now).pending.ask != Ask::Roll) return {};
    return {What::Instead, Roll{.faces = facesFor(now.state.battle.dice, roll->faces)}};
}

std::optional<Command> stepTowards(const Game& now, const Game& then) {
    if (isSameMoment(now, then)) return std::nullopt;
    const auto step = next(now, then);
    return step && check(now, *step).legal() ? step : std::nullopt;
}

std::optional<Command> handAsThen(const Game&, const Game&) {
    return std::nullopt;
}

}  // namespace reach::arcades
