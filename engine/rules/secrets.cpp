#include "engine/rules/secrets.h"

#include "engine/contract/card.h"
#include "engine/core/names.h"
#include "engine/map/board.h"
#include "engine/rules/handlers.h"
#include "engine/rules/questions.h"

namespace reach {
namespace {

/// Returns the stored secret that the question on top of the stack is about, or null.
const Secret* askedSecret(const Game& game) {
    if (game.state.pending.empty()) return nullptr;
    const Pending& asked = game.state.pending.back();
    const auto tells = questionOf(asked).tells;
    return tells ? game.state.campaign.secret(tells(asked)) : nullptr;
}

}  // namespace

SecretSet planetsInPlay(const Game& game) {
    SystemSet planets = 0;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (!isGate(system)) planets |= bitOf(system);
    });
    return planets;
}

void keepSecret(Draft& d, const Secret& secret) {
    d.emit(event::SecretKept{secret});
}

void narrowSecret(Draft& d, const SecretKey& key, SecretSet can) {
    const Secret* kept = d.state().campaign.secret(key);
    if (kept == nullptr) return;
    Secret narrowed = *kept;
    narrowed.can &= can;
    d.emit(event::SecretKept{narrowed});
}

void dropSecret(Draft& d, const SecretKey& key, bool proven) {
    if (d.state().campaign.secret(key) != nullptr) d.emit(event::SecretTold{key, proven});
}

SecretSet toldBy(const command::Choice& choice) {
    if (choice.system != SystemId::None) return SecretSet{1} << static_cast<unsigned>(index(choice.system));
    if (choice.player != Player::None) return SecretSet{1} << static_cast<unsigned>(index(choice.player));
    return 0;
}

std::string wordOf(const command::Choice& choice) {
    return choice.system != SystemId::None ? nameOf(choice.system) : std::string(nameOf(choice.player));
}

const Secret* secretToldBy(const Game& game, const command::Choice& choice) {
    return toldBy(choice) == 0 ? nullptr : askedSecret(game);
}

bool tellsSecret(const Game& game) {
    return askedSecret(game) != nullptr;
}

namespace rules {

void check(const Game& game, const command::Seal& c, Verdict& v) {
    const Secret* kept = game.state.campaign.secret(c.key);
    if (kept == nullptr || kept->holder != c.player) return v.refuse(Rule::NothingAsked);
    if (kept->isSealed() || c.seal == Digest{}) v.refuse(Rule::SealHolds);
}

/// Settles the question of the player who was asked to write the secret down.
void perform(Draft& d, const command::Seal& c) {
    Secret sealed = *d.state().campaign.secret(c.key);
    sealed.seal = c.seal;
    d.emit(event::SecretKept{sealed});
    const auto& pending = d.state().pending;
    if (!pending.empty() && pending.back().ask == Ask::AtTable && pending.back().card == c.key.card &&
        pending.back().player == c.player)
        d.answered();
}

void check(const Game& game, const command::Reveal& c, Verdict& v) {
    const Secret* kept = secretToldBy(game, c.choice);
    if (kept == nullptr || !kept->isSealed()) return v.refuse(Rule::NothingAsked);
    if (sealOf(wordOf(c.choice), c.salt) != kept->seal) return v.refuse(Rule::SealHolds);
    checkChosen(game, {c.player, c.choice}, v);
}

void perform(Draft& d, const command::Reveal& c) {
    answerChosen(d, {c.player, c.choice}, true);
}

}  // namespace rules
}  // namespace reach
