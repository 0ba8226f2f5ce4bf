#include "app/values/token_view.h"

#include "app/words/campaign/token_words.h"
#include "app/words/translate.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/core/names.h"
#include "engine/rules/presence.h"

#include <algorithm>

namespace reach::view {
namespace {

/// Its name among the icons (app/painting/glyphs.cpp).
QString glyphOf(const LaidToken& token) {
    switch (token.kind) {
        case FateToken::CheckClue: return QStringLiteral("check");
        case FateToken::CrossClue: return QStringLiteral("close");
        case FateToken::Portal: return QStringLiteral("portal");
        case FateToken::Pilgrim: return QStringLiteral("pilgrim");
        case FateToken::WarProfiteer: return QStringLiteral("weapon");
        case FateToken::Golem: return QStringLiteral("golem");
        case FateToken::Ideal: return token.turned ? QStringLiteral("book") : QStringLiteral("flame");
        case FateToken::Banner: return QStringLiteral("banner");
        case FateToken::Hammer:
            return token.turned ? QStringLiteral("brokenWorld") : QStringLiteral("hammer");
        case FateToken::Rumor: return QStringLiteral("rumor");
        case FateToken::Witness: return token.turned ? QStringLiteral("psionic") : QStringLiteral("spyglass");
        case FateToken::Ceasefire:
            return token.turned ? QStringLiteral("peace") : QStringLiteral("aggression");
        case FateToken::Seat: return QStringLiteral("seat");
        case FateToken::Court: return QStringLiteral("court");
        case FateToken::Bunker: return QStringLiteral("bunker");
        case FateToken::Edenguard: return QStringLiteral("leaf");
        case FateToken::Blightkin: return QStringLiteral("spore");
        case FateToken::Passage: return QStringLiteral("passage");
        case FateToken::Conspiracy: return QStringLiteral("mask");
    }
    return {};
}

/// The token as a correction names it: in one place, whatever its slot.
command::Correct correctionOf(LaidToken token) {
    token.slot = -1;
    if (token.at != SystemId::None) token.player = Player::None;
    if (token.at != SystemId::None || token.player != Player::None) token.ambition = Ambition::None;
    if (token.at != SystemId::None || token.player != Player::None || token.ambition != Ambition::None)
        token.card = CardId::None;
    command::Correct correct;
    correct.field = command::Field::Token;
    correct.token = token;
    return correct;
}

TokenView tokenView(const Game& game, const LaidToken& token) {
    const Player owner = token.kind == FateToken::Conspiracy && token.number > 0 && !token.turned
                             ? static_cast<Player>(token.number - 1)
                             : ownerOf(game.state, token.kind);
    TokenView view;
    view.subject = correctionOf(token);
    view.kind = words::fromView(tokenKind(token.kind).name);
    view.glyph = glyphOf(token);
    if (owner != Player::None) view.owner = words::fromView(nameOf(owner));
    view.hollow = token.turned;
    view.text = words::tokenText(token);
    view.count = tokensLike(game.state, token);
    view.most = tokenKind(token.kind).inTheBox;
    return view;
}

template <typename Fits, typename Visit>
void forEachDistinct(const Game& game, Fits fits, Visit visit) {
    const auto& tokens = game.state.campaign.tokens;
    for (const FateToken kind : kAllTokens)
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (tokens[i].kind == kind && fits(tokens[i]) &&
                std::find(tokens.begin(), tokens.begin() + i, tokens[i]) == tokens.begin() + i)
                visit(tokens[i]);
}

/// All tokens that fit. The surrounding list names their place, unless `place` does.
template <typename Fits, typename Place>
QList<TokenView> tokensThat(const Game& game, Fits fits, Place place) {
    QList<TokenView> list;
    forEachDistinct(game, fits, [&](const LaidToken& token) {
        list.append(tokenView(game, token));
        list.back().place = place(token);
    });
    return list;
}
template <typename Fits>
QList<TokenView> tokensThat(const Game& game, Fits fits) {
    return tokensThat(game, fits, [](const LaidToken&) { return QString(); });
}

ChoiceView choice(std::string_view word, const LaidToken& token) {
    return {words::fromView(word), words::tokenText(token)};
}

}  // namespace

QList<TokenView> tokensAt(const Game& game, SystemId system) {
    return tokensThat(game, [&](const LaidToken& token) { return token.at == system; });
}
QList<TokenView> tokensIn(const Game& game, Ambition ambition) {
    return tokensThat(game, [&](const LaidToken& token) { return token.ambition == ambition; });
}
QList<TokenView> tokensOn(const Game& game, CardId card) {
    if (card == CardId::None) return {};
    return tokensThat(game, [&](const LaidToken& token) { return token.card == card; });
}
QList<TokenView> tokensOf(const Game& game, Player player) {
    return tokensThat(game, [&](const LaidToken& token) {
        if (token.kind == FateToken::Golem) return false;  // shown in their slots and beside them
        return token.player == player ||
               (token.card != CardId::None && game.state.of(player).cards.contains(token.card));
    });
}

QList<TokenView> tokensAsideOf(const Game& game, int fate) {
    return tokensThat(
        game, [&](const LaidToken& token) { return token.isAside() && tokenKind(token.kind).fate == fate; },
        [](const LaidToken& token) { return words::placeText(token, {}); });
}

QList<TokenView> tokens(const Game& game, const words::PlayerNames& names) {
    return tokensThat(
        game, [](const LaidToken&) { return true; },
        [&](const LaidToken& token) { return words::placeText(token, names); });
}

QList<TokenKindView> tokenKinds(const Game& game) {
    QList<TokenKindView> list;
    for (const FateToken kind : kAllTokens) {
        const TokenKind& box = tokenKind(kind);
        const bool played = std::ranges::any_of(game.setup.seats, [&](Player player) {
            const CampaignSeat& seat = game.state.seat(player);
            return seat.fate == box.fate || std::ranges::find(seat.fates, box.fate) != seat.fates.end();
        });
        if (!played && reach::tokensOf(game.state, kind) == 0) continue;
        TokenKindView view;
        view.kind = words::fromView(box.name);
        view.name = words::name(kind);
        view.most = box.inTheBox;
        for (std::size_t i = 0; i < box.which.size(); ++i)
            view.which.append(
                choice(box.which[i], {.kind = kind, .number = static_cast<std::int8_t>(i + 1)}));
        if (!box.back.empty())
            view.sides = {choice(box.front, {.kind = kind}),
                          choice(box.back, {.kind = kind, .turned = true})};
        list.append(view);
    }
    return list;
}

}  // namespace reach::view

#include "moc_token_view.cpp"
