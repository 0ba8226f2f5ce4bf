#include "app/table/secrets.h"

#include "app/game/chance.h"
#include "app/settings/preferences.h"
#include "app/words/names.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/rules/secrets.h"

namespace reach {
namespace {

using words::fromView;

/// The settings key of a seal's word and salt.
QString placeOf(const Digest& seal) {
    return QStringLiteral("secrets/") + QString::fromStdString(hexOf(seal));
}

/// True if the secret is a colour: a card with several secrets hides colours, a card with one secret a
/// planet.
bool isColor(const SecretKey& key) {
    return key.number > 0;
}

/// The value of a bit of SecretSet, as it is written down.
QString wordOf(const SecretKey& key, int bit) {
    return isColor(key) ? fromView(nameOf(static_cast<Player>(bit)))
                        : fromView(nameOf(static_cast<SystemId>(bit)));
}

/// The word and the salt of a secret that was sealed on this device; otherwise empty.
QStringList keptOf(const Secret& secret) {
    if (!secret.isSealed()) return {};
    const QStringList kept = Preferences::settings().value(placeOf(secret.seal)).toString().split(u' ');
    return kept.size() == 2 ? kept : QStringList();
}

/// The value of a secret that was sealed on this device, as its bit; otherwise no bit.
SecretSet sealedHere(const Secret& secret) {
    const QStringList kept = keptOf(secret);
    for (int bit = 0; !kept.isEmpty() && bit < kSystems; ++bit)
        if ((!isColor(secret.key) || bit < kPlayerColors) && wordOf(secret.key, bit) == kept[0])
            return SecretSet{1} << static_cast<unsigned>(bit);
    return 0;
}

/// True if the secret cannot have this value any more after the entry.
bool denies(const Game& game, const Command& command, const SecretKey& key, SecretSet value) {
    for (const Event& event : decide(game, command).events)
        if (const auto* kept = std::get_if<event::SecretKept>(&event);
            kept != nullptr && kept->secret.key == key && (kept->secret.can & value) == 0)
            return true;
    return false;
}

QList<view::ChoiceView> choicesOf(const Secret& secret, const words::PlayerNames& names) {
    QList<view::ChoiceView> list;
    for (int bit = 0; bit < kSystems; ++bit) {
        if ((secret.can >> static_cast<unsigned>(bit) & 1U) == 0) continue;
        const auto system = static_cast<SystemId>(bit);
        const auto color = static_cast<Player>(bit);
        if (isColor(secret.key))
            list.append({fromView(nameOf(color)), names.of(color)});
        else
            list.append({fromView(nameOf(system)), words::name(system)});
    }
    return list;
}

/// The text of a secret. A planet is named by its card, a token by the ambition whose box it lies in.
QString textOf(const State& state, const SecretKey& key) {
    QString card = words::name(key.card);
    int number = 0;
    for (const LaidToken& token : state.campaign.tokens)
        if (token.kind == FateToken::Conspiracy && ++number == key.number)
            return words::translate("secrets", "%1: the token on %2", "a card, an ambition")
                .arg(card, words::name(token.ambition));
    return card;
}

}  // namespace

QList<view::SecretView> Secrets::unsealed(const QString& card) const {
    QList<view::SecretView> list;
    for (const Secret& secret : game().state.campaign.secrets) {
        const QString id = fromView(nameOf(secret.key.card));
        if (secret.isSealed() || (!card.isEmpty() && id != card)) continue;
        list.append({fromView(nameOf(secret.holder)), table()->names().of(secret.holder), id,
                     secret.key.number, textOf(game().state, secret.key),
                     choicesOf(secret, table()->names())});
    }
    return list;
}

QList<view::SecretView> Secrets::known(const QString& card) const {
    QList<view::SecretView> list;
    for (Secret secret : game().state.campaign.secrets) {
        const QString id = fromView(nameOf(secret.key.card));
        secret.can = sealedHere(secret);
        if (secret.can == 0 || (!card.isEmpty() && id != card)) continue;
        list.append({fromView(nameOf(secret.holder)), table()->names().of(secret.holder), id,
                     secret.key.number, textOf(game().state, secret.key),
                     choicesOf(secret, table()->names())});
    }
    return list;
}

bool Secrets::seal(const QString& card, int number, const QString& word) const {
    const SecretKey key{findCard(card.toStdString()), static_cast<std::int8_t>(number)};
    const Secret* secret = game().state.campaign.secret(key);
    if (secret == nullptr) return false;
    Salt salt{};
    for (auto& byte : salt) byte = static_cast<std::uint8_t>(Chance::below(256));
    const Digest seal = sealOf(word.toStdString(), salt);
    Preferences::settings().setValue(placeOf(seal), word + u' ' + QString::fromStdString(hexOf(salt)));
    const auto hand = table()->byHand();
    return table()->enter(command::Seal{secret->holder, key, seal});
}

SecretDraft::SecretDraft(Table& table) : EntryDraft(table), table_(table) {}

void SecretDraft::look(const QString& card, int number) {
    clear();
    card_ = card;
    number_ = number;
    touch();
}

void SecretDraft::setChosen(const QString& word) {
    chosen_ = word;
    touch();
}

/// The secret is there, and not sealed yet, or sealed here.
bool SecretDraft::fits() const {
    const Secret* secret = table_.game().state.campaign.secret(
        {findCard(card_.toStdString()), static_cast<std::int8_t>(number_)});
    return secret != nullptr && (!secret->isSealed() || sealedHere(*secret) != 0);
}

void SecretDraft::clear() {
    card_.clear();
    number_ = 0;
    chosen_.clear();
}

QString SecretDraft::told() const {
    return words::translate("drafts", "The secret", "half entered, as the start of a sentence");
}

void Secrets::open(const Game& game, std::vector<Option>& options) {
    if (!tellsSecret(game)) return;
    bool known = false;
    for (Option& option : options) {
        const auto* choose = std::get_if<command::Choose>(&option.command);
        const Secret* secret = choose == nullptr ? nullptr : secretToldBy(game, choose->choice);
        if (secret == nullptr || !secret->isSealed()) continue;
        const QStringList kept = keptOf(*secret);
        command::Reveal told{choose->player, choose->choice};
        if (kept.isEmpty() || kept[0] != fromView(reach::wordOf(choose->choice)) ||
            !readHex(kept[1].toStdString(), told.salt))
            continue;
        option = {told, check(game, told)};
        known = true;
    }
    // A player who denies the sealed value could not open the seal later.
    for (Option& option : options)
        if (known && std::holds_alternative<command::Decline>(option.command))
            option.verdict.breaks(Rule::SealHolds);
    for (const Secret& secret : game.state.campaign.secrets) {
        const SecretSet value = sealedHere(secret);
        if (value == 0) continue;
        for (Option& option : options)
            if (option.verdict.legal() && denies(game, option.command, secret.key, value))
                option.verdict.breaks(Rule::SealHolds);
    }
}

}  // namespace reach

#include "moc_secrets.cpp"
