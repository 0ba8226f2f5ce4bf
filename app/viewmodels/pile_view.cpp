#include "app/viewmodels/pile_view.h"

#include "app/sheet/log_sheet.h"
#include "app/words/token_words.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/record/record.h"
#include "engine/rules/court.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

namespace reach::view {
namespace {

using command::TrophyKind;

template <typename Id>
QString idOf(Id id) {
    const QString name = words::fromView(nameOf(id));
    return name == QStringLiteral("none") ? QString() : name;
}

/// The Free States have no ships, the Empire and the Blight nothing else.
bool mayHave(const Setup& setup, Player owner, TrophyKind kind) {
    if (!ownsPieces(setup, owner) || isColor(owner)) return ownsPieces(setup, owner);
    return (owner == Player::Free) == (kind != TrophyKind::Ships);
}

class PileRows {
  public:
    PileRows(const Game& game, const words::PlayerNames& names) : game_(game), names_(names) {}

    QVariantList rows() && {
        CardSet cards = game_.state.campaign.booklet;
        for (const Player holder : game_.setup.seats)
            forEachCard(game_.state.of(holder), [&](CardId id, const Card&) { cards.insert(id); });
        cards.forEach([&](CardId id) { addCard(id); });
        for (const LaidToken& token : game_.state.campaign.tokens)
            if (token.kind == FateToken::Rumor && token.at != SystemId::None)
                for (const Player player : game_.setup.seats)
                    addPieces({.at = token.at}, player, TrophyKind::Agents);
        return std::move(list_);
    }

  private:
    void addCard(CardId id) {
        const Card& card = cardOf(id);
        if (card.modifiers.hoardCost > 0)
            for (const Resource token : kAllResources) addTokens(id, token);
        for (const TrophyKind kind : {TrophyKind::Ships, TrophyKind::Cities, TrophyKind::Starports})
            for (const Player owner : kAllOwners)
                if ((card.keepsPieces >> index(kind) & 1) != 0 && mayHave(game_.setup, owner, kind))
                    addPieces({id}, owner, kind);
    }
    void addTokens(CardId card, Resource token) {
        command::Correct correct;
        correct.resource = token;
        add(correct, {card}, words::name(token), pile({card}).tokens[index(token)], kTokens);
    }
    void addPieces(PilePlace place, Player owner, TrophyKind kind) {
        command::Correct correct;
        correct.player = owner;
        correct.trophy = kind;
        add(correct, place, QStringLiteral("%1: %2").arg(names_.of(owner), words::name(kind)),
            countOf(pile(place).pieces[index(owner)], kind), isColor(owner) ? kShips : kFreeCities);
    }
    void add(command::Correct correct, PilePlace place, const QString& what, int now, int most) {
        correct.field = command::Field::Pile;
        correct.card = place.card;
        correct.system = place.at;
        const std::string line = printCommand(correct);
        const QString heading = words::placeText(place);
        list_.append(QVariantMap{{"heading", heading == last_ ? QString() : heading},
                                 {"label", what},
                                 {"line", QString::fromStdString(line.substr(0, line.rfind(' ')))},
                                 {"now", now},
                                 {"most", most}});
        last_ = heading;
    }
    const Pile& pile(PilePlace place) const { return game_.state.campaign.pile(place); }

    const Game& game_;
    const words::PlayerNames& names_;
    QVariantList list_;
    QString last_;  ///< where the rows before lie
};

}  // namespace

QVariantList piles(const Game& game, const words::PlayerNames& names) {
    QVariantList list;
    for (const Pile& pile : game.state.campaign.piles) {
        const auto [on, at] = pile.place;
        list.append(QVariantMap{{"card", isCard(on) ? idOf(on) : QString()},
                                {"at", idOf(at)},
                                {"player", isCard(on) ? idOf(holderOf(game.state, on)) : QString()},
                                {"place", words::placeText(pile.place)},
                                {"text", sheet::pileText(pile, names)}});
    }
    return list;
}

QVariantList pileRows(const Game& game, const words::PlayerNames& names) {
    return PileRows(game, names).rows();
}

}  // namespace reach::view
