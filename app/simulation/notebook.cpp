#include "app/simulation/notebook.h"

#include "engine/core/fate_tokens.h"
#include "engine/rules/questions.h"
#include "engine/rules/secrets.h"

#include <algorithm>

namespace reach::simulation {
namespace {

/// The choice for a secret. A card with one secret hides a planet, a card with several secrets hides colours.
command::Choice choiceOf(const SecretKey& key, int bit) {
    if (key.number > 0) return {.player = static_cast<Player>(bit)};
    return {.system = static_cast<SystemId>(bit)};
}

}  // namespace

void Notebook::begin(bool seals) {
    seals_ = seals;
    notes_.clear();
}

void Notebook::forgetTold(const State& state) {
    std::erase_if(notes_, [&](const Note& note) {
        const Secret* kept = state.campaign.secret(note.key);
        return kept == nullptr || !kept->isSealed();
    });
}

const Notebook::Note* Notebook::noteOf(const SecretKey& key) const {
    const auto found = std::ranges::find(notes_, key, &Note::key);
    return found == notes_.end() ? nullptr : &*found;
}

/// Seals any possible value; of a colour not more than the box has.
Command Notebook::seal(const Secret& secret, Chance& chance) {
    std::vector<command::Choice> can;
    for (int bit = 0; bit < kSystems; ++bit) {
        const command::Choice choice = choiceOf(secret.key, bit);
        const auto alike =
            std::ranges::count_if(notes_, [&](const Note& note) { return note.says == choice; });
        if ((secret.can >> static_cast<unsigned>(bit) & 1U) != 0 &&
            (secret.key.number == 0 || alike < copiesOf(FateToken::Conspiracy, 1)))
            can.push_back(choice);
    }
    Note note{.key = secret.key, .says = chance.oneOf(can)};
    for (auto& byte : note.salt) byte = static_cast<std::uint8_t>(chance.below(256));
    notes_.push_back(note);
    return command::Seal{secret.holder, secret.key, sealOf(wordOf(note.says), note.salt)};
}

/// True if all secrets are still told truthfully after the command.
bool Notebook::staysTrue(const Game& game, const Command& command) const {
    Game after = game;
    play(after, command);
    return std::ranges::all_of(notes_, [&](const Note& note) {
        const Secret* kept = after.state.campaign.secret(note.key);
        return kept == nullptr || (kept->can & toldBy(note.says)) != 0;
    });
}

std::optional<Command> Notebook::next(const Game& game, const std::vector<Option>& offered, Chance& chance) {
    if (!seals_) return std::nullopt;
    forgetTold(game.state);
    for (const Secret& secret : game.state.campaign.secrets)
        if (!secret.isSealed()) return seal(secret, chance);
    if (game.state.pending.empty()) return std::nullopt;
    const Pending& asked = game.state.pending.back();
    const auto tells = questionOf(asked).tells;
    if (!tells) return std::nullopt;
    if (const Note* note = noteOf(tells(asked)); note != nullptr)
        if (const command::Reveal told{asked.player, note->says, note->salt}; check(game, told).legal())
            return told;
    std::vector<Command> truths;
    for (const Option& option : offered)
        if (staysTrue(game, option.command)) truths.push_back(option.command);
    if (truths.empty()) return std::nullopt;
    return chance.oneOf(truths);
}

}  // namespace reach::simulation
