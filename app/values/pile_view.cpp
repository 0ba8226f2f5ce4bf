#include "app/values/pile_view.h"

#include "app/sheet/log_sheet.h"
#include "app/values/ids.h"
#include "app/words/campaign/token_words.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/rules/court.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

#include <vector>

namespace reach::view {
namespace {

using command::TrophyKind;

/// True if the owner may have such pieces. The Free States have no ships, the Empire and the Blight have only
/// ships.
bool mayHave(const Setup& setup, Player owner, TrophyKind kind) {
    if (!ownsPieces(setup, owner) || isColor(owner)) return ownsPieces(setup, owner);
    return (owner == Player::Free) == (kind != TrophyKind::Ships);
}

class PileRows {
  public:
    PileRows(const Game& game, const words::PlayerNames& names) : game_(game), names_(names) {}

    QList<PileRowView> rows() && {
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
        if (card.resources.hoardCost > 0)
            for (const Resource token : kAllResources) addTokens(id, token);
        if (const Player holder = holderOf(game_.state, id); isColor(holder))
            for (const Resource token : kAllResources)
                if (frozenOn(game_.state, holder, token) == id) addFrozen(id, holder, token);
        for (const TrophyKind kind : {TrophyKind::Ships, TrophyKind::Cities, TrophyKind::Starports})
            for (const Player owner : kAllOwners)
                if ((card.keepsPieces >> index(kind) & 1) != 0 && mayHave(game_.setup, owner, kind))
                    addPieces({id}, owner, kind);
    }
    void addTokens(CardId card, Resource token) {
        command::Correct correct;
        correct.field = command::Field::Pile;
        correct.resource = token;
        add(correct, {card}, words::name(token), pile({card}).tokens[index(token)], kTokens);
    }
    void addFrozen(CardId card, Player holder, Resource token) {
        command::Correct correct;
        correct.field = command::Field::Frozen;
        correct.player = holder;
        correct.resource = token;
        add(correct, {card}, words::name(token), game_.state.seat(holder).frozen[index(token)], kTokens);
    }
    void addPieces(PilePlace place, Player owner, TrophyKind kind) {
        command::Correct correct;
        correct.field = command::Field::Pile;
        correct.player = owner;
        correct.trophy = kind;
        add(correct, place, QStringLiteral("%1: %2").arg(names_.of(owner), words::name(kind)),
            countOf(pile(place).pieces[index(owner)], kind), isColor(owner) ? kShips : kFreeCities);
    }
    void add(command::Correct correct, PilePlace place, const QString& what, int now, int most) {
        if (correct.field == command::Field::Pile) {
            correct.card = place.card;
            correct.system = place.at;
        }
        const QString heading = words::placeText(place);
        list_.append({heading == last_ ? QString() : heading, what, now, most, correct});
        last_ = heading;
    }
    const Pile& pile(PilePlace place) const { return game_.state.campaign.pile(place); }

    const Game& game_;
    const words::PlayerNames& names_;
    QList<PileRowView> list_;
    QString last_;  ///< place of the rows before
};

}  // namespace

QList<PileView> piles(const Game& game, const words::PlayerNames& names) {
    QList<PileView> list;
    for (const Pile& pile : sheet::allPiles(game.state)) {
        const auto [on, at] = pile.place;
        PileView view;
        if (isCard(on)) {
            view.card = idOf(on);
            view.player = idOf(holderOf(game.state, on));
        }
        view.at = idOf(at);
        view.place = words::placeText(pile.place);
        view.text = sheet::pileText(pile, names);
        list.append(view);
    }
    return list;
}

QList<PileRowView> pileRows(const Game& game, const words::PlayerNames& names) {
    return PileRows(game, names).rows();
}

}  // namespace reach::view

#include "moc_pile_view.cpp"
