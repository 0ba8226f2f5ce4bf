#include "app/words/campaign/token_words.h"

#include "app/words/translate.h"
#include "engine/contract/catalogue.h"

namespace reach::words {
namespace {

QString rumorName(int number) {
    switch (number) {
        case 1: return translate("tokens", "True Rumor: the cluster");
        case 2: return translate("tokens", "True Rumor: the symbol");
        case 3: return translate("tokens", "False Rumor");
        default: return translate("tokens", "Rumor");
    }
}

/// The variant of a token.
QString whichText(const LaidToken& token) {
    switch (token.kind) {
        case FateToken::Golem: return name(static_cast<Golem>(token.number));
        case FateToken::Rumor: return rumorName(token.number);
        case FateToken::Seat:
        case FateToken::Court:
            if (token.number == 0) break;
            return translate("tokens", "%1 %2", "Seat or Court token, and its number")
                .arg(name(token.kind), QString::number(token.number));
        case FateToken::Conspiracy:
            if (token.number == 0) break;
            return translate("tokens", "%1: %2", "Conspiracy, and its colour")
                .arg(name(token.kind), name(static_cast<Player>(token.number - 1)));
        default: break;
    }
    return name(token.kind);
}

/// The text of its side; empty if not needed.
QString sideText(const LaidToken& token) {
    switch (token.kind) {
        case FateToken::Golem:
            return token.turned ? translate("tokens", "asleep") : translate("tokens", "awake");
        case FateToken::Ideal:
            return token.turned ? translate("tokens", "Wisdom") : translate("tokens", "Zeal");
        case FateToken::Ceasefire:
            return token.turned ? translate("tokens", "Peace") : translate("tokens", "War");
        case FateToken::Banner:
        case FateToken::Bunker: return token.turned ? translate("tokens", "damaged") : QString();
        case FateToken::Hammer: return token.turned ? translate("tokens", "Broken World") : QString();
        case FateToken::Witness: return token.turned ? translate("tokens", "Psionic side") : QString();
        case FateToken::Rumor:
        case FateToken::Conspiracy: return token.turned ? translate("tokens", "face down") : QString();
        default: return {};
    }
}

}  // namespace

QString name(FateToken kind) {
    switch (kind) {
        case FateToken::CheckClue: return translate("tokens", "Clue (check)");
        case FateToken::CrossClue: return translate("tokens", "Clue (X)");
        case FateToken::Portal: return translate("tokens", "Portal");
        case FateToken::Pilgrim: return translate("tokens", "Pilgrim");
        case FateToken::WarProfiteer: return translate("tokens", "War Profiteer");
        case FateToken::Golem: return translate("tokens", "Golem");
        case FateToken::Ideal: return translate("tokens", "Ideal");
        case FateToken::Banner: return translate("tokens", "Banner");
        case FateToken::Hammer: return translate("tokens", "Hammer");
        case FateToken::Rumor: return translate("tokens", "Rumor");
        case FateToken::Witness: return translate("tokens", "Witness");
        case FateToken::Ceasefire: return translate("tokens", "Ceasefire");
        case FateToken::Seat: return translate("tokens", "Seat");
        case FateToken::Court: return translate("tokens", "Court token");
        case FateToken::Bunker: return translate("tokens", "Bunker");
        case FateToken::Edenguard: return translate("tokens", "Edenguard");
        case FateToken::Blightkin: return translate("tokens", "Blightkin");
        case FateToken::Passage: return translate("tokens", "Passage");
        case FateToken::Conspiracy: return translate("tokens", "Conspiracy");
    }
    return {};
}

QString name(Golem golem) {
    switch (golem) {
        case Golem::Warrior: return translate("tokens", "Warrior Golem");
        case Golem::Protector: return translate("tokens", "Protector Golem");
        case Golem::Seeker: return translate("tokens", "Seeker Golem");
        case Golem::Harvester: return translate("tokens", "Harvester Golem");
        case Golem::None: break;
    }
    return translate("tokens", "Golem");
}

QString tokenText(const LaidToken& token) {
    const QString side = sideText(token);
    return side.isEmpty() ? whichText(token)
                          : translate("tokens", "%1, %2", "a token, and the side that is up")
                                .arg(whichText(token), side);
}

QString placeText(const LaidToken& token, const PlayerNames& players) {
    if (token.at != SystemId::None) return name(token.at);
    if (token.player != Player::None) return players.of(token.player);
    if (token.ambition != Ambition::None) return translate("tokens", "the %1 box").arg(name(token.ambition));
    if (token.card != CardId::None) return name(token.card);
    return token.kind == FateToken::Pilgrim ? translate("tokens", "delivered") : translate("tokens", "aside");
}

QString placeText(PilePlace place) {
    if (!isCard(place.card)) return translate("tokens", "the token in %1").arg(name(place.at));
    const PrintedCard* front = printedOf(place.card);
    const PrintedCard* back = front != nullptr ? findPrinted(front->flipSide) : nullptr;
    return back != nullptr ? fromView(back->name) : name(place.card);
}

QString conspiracyName(int named) {
    const QString box = name(static_cast<Ambition>(named % 10 - 1));
    return named < 10 ? box
                      : translate("tokens", "%1, number %2", "a Conspiracy in the box of an ambition")
                            .arg(box, QString::number(named / 10 + 1));
}

}  // namespace reach::words
