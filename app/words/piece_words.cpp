#include "app/words/piece_words.h"

#include "app/words/campaign/token_words.h"
#include "app/words/piece_lines.h"
#include "engine/contract/catalogue.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/resources.h"

#include <algorithm>
#include <map>
#include <optional>

namespace reach::words {
namespace {

using namespace event;

class Hands {
  public:
    Hands(State& state, const PlayerNames& players)
        : state_(state), players_(players), initiative_(state.initiative) {}

    PieceMoves take(bool back) const { return back ? lines_.reversed() : lines_.take(); }

    /// Tells of `told` if it is set, and applies the event.
    void see(const std::optional<Event>& told, const Event& event) {
        if (told) std::visit([this](const auto& e) { tell(e); }, *told);
        std::visit([this](const auto& e) { e.apply(state_); }, event);
    }

  private:
    void say(const QString& text) { lines_.say({text}); }
    void say(const PieceMove& move, const PieceMove& back) { lines_.say(move, back); }
    /// Where it lies now, or how: earlier moves of it are void.
    void sayNow(const QString& text, const QString& thing) { lines_.say({text, thing, {}, {}, thing}); }
    static QString supply() { return translate("pieces", "the supply"); }
    static QString thing(const char* kind, Player owner) {
        return QStringLiteral("%1/%2/").arg(QLatin1StringView(kind), QString::number(index(owner)));
    }
    static QString shipsThing(Player owner, std::int8_t fresh, std::int8_t damaged) {
        return thing("ships", owner) + QString::number(fresh) + u'+' + QString::number(damaged);
    }
    QString of(Player player) const { return players_.of(player); }
    const Building* buildingAt(SystemId system, int at) const {
        const auto& buildings = state_.at(system).buildings;
        return at >= 0 && at < static_cast<int>(buildings.size()) ? &buildings[static_cast<std::size_t>(at)]
                                                                  : nullptr;
    }

    /// The Blight's tokens, turned when they are damaged.
    static QString blight(int tokens) { return translate("pieces", "%n Blight", nullptr, tokens); }

    void tell(const ShipsPlaced& e) {
        if (e.player == Player::Blight)
            say((e.damaged > 0 ? translate("pieces", "%1 from the supply to %2, damaged", "tokens, system")
                               : translate("pieces", "%1 from the supply to %2", "tokens, system"))
                    .arg(blight(e.fresh + e.damaged), name(e.system)));
        else {
            const QString ships = name(Ships{e.fresh, e.damaged});
            const QString what = shipsThing(e.player, e.fresh, e.damaged);
            say({translate("pieces", "%1: %2 from the supply to %3", "owner, ships, system")
                     .arg(of(e.player), ships, name(e.system)),
                 what, PieceMove::kHome, name(e.system)},
                {translate("pieces", "%1: %2 in %3 back to the supply", "owner, ships, system")
                     .arg(of(e.player), ships, QString(PieceMove::kFrom)),
                 what, name(e.system), PieceMove::kHome});
        }
    }
    void tell(const ShipsMoved& e) {
        const QString what = shipsThing(e.player, e.fresh, e.damaged);
        if (e.player == Player::Blight)
            return lines_.sayWay(translate("pieces", "%1 from %2 to %3", "tokens, system, system"),
                                 blight(e.fresh + e.damaged), name(e.from), name(e.to), what);
        const QString text = translate("pieces", "%1: %2 from %3 to %4", "owner, ships, system, system");
        const QString ships = name(Ships{e.fresh, e.damaged});
        const auto way = [&](SystemId from, SystemId to) {
            return PieceMove{text.arg(of(e.player), ships, QString(PieceMove::kFrom), name(to)), what,
                             name(from), name(to)};
        };
        say(way(e.from, e.to), way(e.to, e.from));
    }
    void tell(const ShipHit& e) {
        if (e.player == Player::Blight && e.wasFresh)
            say(translate("pieces", "Turn a Blight in %1 over", "system").arg(name(e.system)));
        else if (e.player == Player::Blight)
            say((index(e.taker) < kPlayerColors
                     ? translate("pieces", "A Blight in %1 to the Trophies of %2", "system, player")
                           .arg(name(e.system), of(e.taker))
                     : translate("pieces", "A Blight in %1 back to the supply", "system")
                           .arg(name(e.system))));
        else if (e.wasFresh)
            lines_.tipOver(of(e.player), name(e.system));
        else
            lines_.takeAway(of(e.player), name(e.system),
                            index(e.taker) < kPlayerColors ? of(e.taker) : QString());
    }
    void tell(const ShipRepaired& e) {
        if (e.player == Player::Blight)
            return say(
                translate("pieces", "Turn a Blight in %1 to its fresh side", "system").arg(name(e.system)));
        lines_.standUp(of(e.player), name(e.system));
    }
    void tell(const BuildingPlaced& e) {
        const QString text = e.damaged
                                 ? translate("pieces", "%1: %2 to %3, damaged", "owner, building, system")
                                 : translate("pieces", "%1: %2 to %3", "owner, building, system");
        const Building building{.owner = e.player, .type = e.type, .damaged = e.damaged};
        const QString what = buildingThing(building, e.system);
        say({text.arg(of(e.player), name(e.type), name(e.system)), what, PieceMove::kHome, lies(building)},
            {homeText(building, e.system), what, lies(building), PieceMove::kHome});
    }
    void tell(const BuildingRepaired& e) {
        if (const Building* b = buildingAt(e.system, e.at))
            lines_.say({translate("pieces", "%1: %2 in %3 is whole again", "owner, building, system")
                            .arg(of(b->owner), name(b->type), name(e.system)),
                        buildingThing(*b, e.system), kDamaged, kWhole});
    }
    void tell(const BuildingHit& e) {
        const Building* b = buildingAt(e.system, e.at);
        if (!b) return;
        const QString damaged = translate("pieces", "%1: %2 in %3 is damaged", "owner, building, system")
                                    .arg(of(b->owner), name(b->type), name(e.system));
        if (!b->damaged)
            lines_.damage({damaged, buildingThing(*b, e.system), kWhole, kDamaged});
        else if (index(e.taker) < kPlayerColors)
            lines_.destroy(damaged, translate("pieces", "%1: %2 in %3 to the Trophies of %4",
                                              "owner, building, system, player")
                                        .arg(of(b->owner), name(b->type), name(e.system), of(e.taker)));
        else
            lines_.destroy(damaged, homeText(*b, e.system));
    }
    void tell(const BuildingRemoved& e) {
        if (const Building* b = buildingAt(e.system, e.at)) sayHome(*b, e.system);
    }
    QString homeText(const Building& b, SystemId system) const {
        return translate("pieces", "%1: %2 in %3 back to the board of the player", "owner, building, system")
            .arg(of(b.owner), name(b.type), name(system));
    }
    void sayHome(const Building& b, SystemId system) {
        lines_.say({homeText(b, system), buildingThing(b, system), lies(b), PieceMove::kHome});
    }
    static QString buildingThing(const Building& b, SystemId system) {
        return thing(b.type == BuildingType::City ? "city" : "starport", b.owner) + name(system);
    }
    static constexpr QLatin1StringView kAhead{"ahead"};
    static constexpr QLatin1StringView kBehind{"behind"};
    static constexpr QLatin1StringView kWhole{"whole"};
    static constexpr QLatin1StringView kDamaged{"damaged"};
    static QLatin1StringView lies(const Building& b) { return b.damaged ? kDamaged : kWhole; }
    void tell(const TrophiesReturned&) { say(translate("pieces", "All Trophies back to their owners")); }
    void tell(const CaptivesReturned& e) {
        say(e.keeper == Player::None
                ? translate("pieces", "All Captives back to their owners")
                : translate("pieces", "All Captives but those of %1 back to their owners").arg(of(e.keeper)));
    }

    static QString cardName(CardId card) { return isCard(card) ? name(card) : translate("pieces", "a card"); }
    /// `card`: the card for Card.
    QString where(TokenPlace place, Player player, Resource token, CardId card) const {
        switch (place) {
            // Pieces are moved when the turn is over, and the Prelude with it.
            case TokenPlace::Tray:
            case TokenPlace::Supply: return supply();
            case TokenPlace::Slot: return translate("pieces", "the slots of %1").arg(of(player));
            case TokenPlace::Overflow: return translate("pieces", "beside the slots of %1").arg(of(player));
            case TokenPlace::Planet: return translate("pieces", "a planet");
            case TokenPlace::Trust: return translate("pieces", "the Imperial Trust");
            case TokenPlace::AmbitionBox: return translate("pieces", "an ambition box");
            case TokenPlace::Frozen: return cardName(frozenOn(state_, player, token));
            case TokenPlace::Card: return cardName(card);
            case TokenPlace::Box: break;
        }
        return translate("pieces", "the box");
    }
    void tell(const TokenMoved& e) {
        if (e.from == e.to && e.fromPlayer == e.toPlayer) return;
        const QString text = translate("pieces", "%1: from %2 to %3", "a resource token");
        lines_.sayWay(text, name(e.token), where(e.from, e.fromPlayer, e.token, e.card),
                      where(e.to, e.toPlayer, e.token, e.card), QStringLiteral("token/") + name(e.token));
    }

    QString courtCard(int at) const {
        const auto& court = state_.court;
        const CardId card = at >= 0 && at < static_cast<int>(court.size())
                                ? court[static_cast<std::size_t>(at)].card
                                : CardId::None;
        return card == CardId::None || card == CardId::Unknown ? translate("pieces", "the Court")
                                                               : name(card);
    }
    QString where(AgentPlace place, Player player, int at) const {
        switch (place) {
            case AgentPlace::Supply: return supply();
            case AgentPlace::Court: return courtCard(at);
            case AgentPlace::Captives: return translate("pieces", "the Captives of %1").arg(of(player));
            case AgentPlace::Trophies: return translate("pieces", "the Trophies of %1").arg(of(player));
            case AgentPlace::Outrage:
                return translate("pieces", "the Outrage of %1 (%2)", "player, resource")
                    .arg(of(player), name(static_cast<Resource>(at)));
            case AgentPlace::Favors: break;
        }
        return translate("pieces", "the Favors of %1").arg(of(player));
    }
    void tell(const AgentsMoved& e) {
        const QString text =
            translate("pieces", "%1: %n agent(s) from %2 to %3", "owner, place, place", e.count);
        lines_.sayWay(text, of(e.color), where(e.from, e.fromPlayer, e.fromAt),
                      where(e.to, e.toPlayer, e.toAt), thing("agents", e.color) + QString::number(e.count));
    }

    QString cardText(const CardMoved& e) const {
        switch (e.to) {
            case CardPlace::Deck: return translate("pieces", "%1 into the Court deck", "a card");
            case CardPlace::Bottom: return translate("pieces", "%1 under the Court deck", "a card");
            case CardPlace::Discard:
                return translate("pieces", "%1 to the discard pile of the Court", "a card");
            case CardPlace::Court:
            case CardPlace::Attached: return translate("pieces", "%1 to the Court", "a card");
            case CardPlace::Player: return translate("pieces", "%1 to %2", "a card, a player");
            case CardPlace::Booklet: return translate("pieces", "%1 beside the board", "a card");
            case CardPlace::Box: return translate("pieces", "%1 to the box", "a card");
            case CardPlace::Stack: return translate("pieces", "%1 onto the Faithful stack", "a card");
            case CardPlace::Played: return translate("pieces", "%1 to the played cards", "a card");
            case CardPlace::Actions:
                return isColor(e.toPlayer) ? translate("pieces", "%1 to %2", "a card, a player")
                                           : translate("pieces", "%1 among the action cards", "a card");
            case CardPlace::Resolving: break;  // it is still on its way
        }
        return {};
    }
    void tell(const CardMoved& e) {
        const QString text = cardText(e);
        if (text.isEmpty() || (e.from == e.to && e.fromPlayer == e.toPlayer)) return;
        say(text.contains(u"%2") ? text.arg(name(e.card), of(e.toPlayer)) : text.arg(name(e.card)));
    }

    void tell(const InitiativeMoved& e) {
        const QString text = translate("pieces", "The initiative marker to %1");
        const bool known = isColor(initiative_);
        const QString what = QStringLiteral("initiative");
        const QString before = known ? of(initiative_) : QString();
        say({text.arg(of(e.to)), what, before, of(e.to), what},
            {known ? text.arg(before) : QString(), what, of(e.to), before, what});
    }
    void tell(const Declared& e) {
        if (e.marker >= 0) {
            const auto marker = static_cast<std::size_t>(e.marker);
            const auto [first, second] = markerValue(e.marker, state_.markers[marker].flipped);
            sayMarker(e.marker,
                      translate("pieces", "The ambition marker %1/%2 to %3",
                                "Power of the first and the second, ambition")
                          .arg(QString::number(first), QString::number(second), name(e.ambition)),
                      e.ambition);
        }
        if (e.zero) sayNow(translate("pieces", "The zero marker onto the lead card"), ofRound("zero marker"));
    }
    static constexpr QLatin1StringView kChapter{"chapter/"};
    static constexpr QLatin1StringView kMarkerOf{"marker/"};
    static QString ofRound(const char* what) {
        return kChapter + QStringLiteral("round/") + QLatin1StringView(what);
    }
    /// `text`: with kFrom if it says where the marker comes from.
    void sayMarker(std::int8_t marker, const QString& text, Ambition to) {
        const QString what = kMarkerOf + QString::number(marker);
        const Ambition from = state_.markers[static_cast<std::size_t>(marker)].where;
        const auto lies = [](Ambition where) {
            return where == Ambition::None ? QString(PieceMove::kHome) : name(where);
        };
        lines_.say({text, what, lies(from), lies(to), what});
    }
    void tell(const PowerGained& e) {
        if (e.power == 0) return;
        const QString more = translate("pieces", "%1: %2 forward on the Power track", "player, Power");
        const QString less = translate("pieces", "%1: %2 back on the Power track", "player, Power");
        const QString power = QString::number(std::abs(e.power));
        const auto step = [&](bool forward) {
            return PieceMove{(forward ? more : less).arg(of(e.player), power),
                             thing("power", e.player) + power, forward ? kBehind : kAhead,
                             forward ? kAhead : kBehind};
        };
        say(step(e.power > 0), step(e.power < 0));
    }
    void tell(const TokenLaid& e) {
        const auto& tokens = state_.campaign.tokens;
        const auto at = static_cast<std::size_t>(e.place);
        const QString place = placeText(e.token, players_);
        if (at < tokens.size() && tokens[at].turned != e.token.turned &&
            placeText(tokens[at], players_) == place)
            say(translate("pieces", "Turn over in %2: %1", "a token as it is then, and where it lies")
                    .arg(tokenText(e.token), place));
        else if (at >= tokens.size() || placeText(tokens[at], players_) != place ||
                 tokenText(tokens[at]) != tokenText(e.token))
            say(translate("pieces", "%1 to %2", "a token, and where").arg(tokenText(e.token), place));
    }
    void tell(const TokenScrapped& e) {
        const auto& tokens = state_.campaign.tokens;
        if (const auto at = static_cast<std::size_t>(e.place); at < tokens.size())
            say(translate("pieces", "%1 from %2 to the box", "a token, and where it lay")
                    .arg(tokenText(tokens[at]), placeText(tokens[at], players_)));
    }
    void tell(const GateBroken& e) {
        say(translate("pieces", "A Passage onto %1; what is there into the Twisted Passage, buildings home")
                .arg(name(e.gate)));
    }
    void tell(const PiecesLaid& e) {
        const QString lie = piecesText(e.pieces, e.damaged);
        say(lie.isEmpty() ? translate("pieces", "%1: nothing lies on %2 any more", "owner, card or token")
                                .arg(of(e.owner), placeText(e.place))
                          : translate("pieces", "%1: on %2 now lie %3", "owner, card or token, pieces")
                                .arg(of(e.owner), placeText(e.place), lie));
    }
    void tell(const PiecesScrapped& e) {
        say(translate("pieces", "%1 from the supply to the box", "owner and pieces")
                .arg(owned(e.player, e.pieces)));
    }

    /// "Red: 2 ships", "2 Blight".
    QString owned(Player owner, const Pieces& pieces) const {
        return owner == Player::Blight
                   ? blight(pieces.ships)
                   : translate("pieces", "%1: %2", "owner, pieces").arg(of(owner), piecesText(pieces));
    }
    /// Those of one that are not among the other.
    static Pieces without(const Pieces& these, const Pieces& others) {
        const auto more = [](std::int8_t one, std::int8_t other) {
            return static_cast<std::int8_t>(std::max(one - other, 0));
        };
        return {more(these.ships, others.ships), more(these.agents, others.agents),
                more(these.cities, others.cities), more(these.starports, others.starports)};
    }
    void tell(const TrophiesSet& e) {
        const Pieces& held = state_.of(e.player).trophies[index(e.color)];
        if (const Pieces gone = without(held, e.pieces); gone.total() > 0)
            say(translate("pieces", "%1 from the Trophies of %2 back to the supply",
                          "owner and pieces, player")
                    .arg(owned(e.color, gone), of(e.player)));
        if (const Pieces come = without(e.pieces, held); come.total() > 0)
            say(translate("pieces", "%1 from the supply to the Trophies of %2", "owner and pieces, player")
                    .arg(owned(e.color, come), of(e.player)));
    }
    void tell(const TrophiesPassed& e) {
        say(translate("pieces", "%1 from the Trophies of %2 to those of %3",
                      "owner and pieces, player, player")
                .arg(owned(e.color, e.pieces), of(e.from), of(e.to)));
    }
    void tell(const CaptiveShipsSet& e) {
        const int more = e.ships - state_.of(e.player).captiveShips[index(e.owner)];
        const Pieces ships{.ships = static_cast<std::int8_t>(std::abs(more))};
        say((more > 0
                 ? translate("pieces", "%1 from the supply to the Captives of %2", "owner and pieces, player")
                 : translate("pieces", "%1 from the Captives of %2 back to the supply",
                             "owner and pieces, player"))
                .arg(owned(e.owner, ships), of(e.player)));
    }
    void tell(const OutrageSet& e) {
        if (e.mark == OutrageMark::Placeholder)
            say(translate("pieces", "%1: a placeholder onto the Outrage of %2", "player, resource")
                    .arg(of(e.player), name(e.resource)));
        else if (e.mark == OutrageMark::None)
            say(translate("pieces", "%1: nothing on the Outrage of %2 any more", "player, resource")
                    .arg(of(e.player), name(e.resource)));
    }
    void tell(const SlotsSet& e) {
        QStringList slots;
        for (const Resource token : e.slots)
            slots += token == Resource::None ? translate("pieces", "nothing", "in a slot") : name(token);
        say(translate("pieces", "%1: the slots from left to right: %2", "player, resources")
                .arg(of(e.player), slots.join(QStringLiteral(", "))));
    }
    void tell(const ShipsCounted& e) {
        const Ships now{e.fresh, e.damaged};
        if (now.total() == 0)
            say((e.player == Player::Blight
                     ? translate("pieces", "%1: no Blight is left in %2", "owner, system")
                     : translate("pieces", "%1: no ships are left in %2", "owner, system"))
                    .arg(of(e.player), name(e.system)));
        else
            say(translate("pieces", "%1: now in %2: %3", "owner, system, ships")
                    .arg(of(e.player), name(e.system), name(now)));
    }

    void tell(const FlagshipMoved& e) {
        sayNow(e.to == SystemId::None
                   ? translate("pieces", "%1: the Flagship back to the box", "owner").arg(of(e.player))
                   : translate("pieces", "%1: the Flagship to %2", "owner, system")
                         .arg(of(e.player), name(e.to)),
               thing("flagship", e.player));
    }
    void tell(const FlagshipBuilt& e) {
        say((e.damaged
                 ? translate("pieces", "%1: %2 onto the Flagship: %3, damaged", "owner, building, Upgrade")
                 : translate("pieces", "%1: %2 onto the Flagship: %3", "owner, building, Upgrade"))
                .arg(of(e.player), name(e.type), name(e.place)));
    }
    void tell(const FlagshipHit& e) {
        const FlagshipSlot& slot = state_.seat(e.player).flagship.slot(e.place);
        if (slot.owner == Player::None) return;
        if (!slot.damaged)
            say(translate("pieces", "%1: %2 of the Flagship is damaged", "owner, Upgrade")
                    .arg(of(e.player), name(e.place)));
        else if (index(e.taker) < kPlayerColors)
            say(translate("pieces", "%1: %2 of the Flagship to the Trophies of %3", "owner, Upgrade, player")
                    .arg(of(e.player), name(e.place), of(e.taker)));
        else
            sayCleared(e.player, e.place);
    }
    void tell(const FlagshipRepaired& e) {
        say(translate("pieces", "%1: %2 of the Flagship is whole again", "owner, Upgrade")
                .arg(of(e.player), name(e.place)));
    }
    void tell(const FlagshipCleared& e) { sayCleared(e.player, e.place); }
    void sayCleared(Player player, FlagshipPlace place) {
        say(translate("pieces", "%1: %2 of the Flagship back to the board of the player", "owner, Upgrade")
                .arg(of(player), name(place)));
    }

    void tell(const MarkersReturned&) {
        lines_.say({translate("pieces", "The ambition markers back above the boxes"),
                    kMarkerOf + QStringLiteral("all"),
                    {},
                    {},
                    kMarkerOf});
    }
    void tell(const MarkerSet& e) {
        if (e.marker < 0 || e.marker >= kMarkers) return;
        const AmbitionMarker& marker = state_.markers[static_cast<std::size_t>(e.marker)];
        const auto [first, second] = markerValue(e.marker, marker.flipped);
        const QString power = QString::number(first);
        const QString next = QString::number(second);
        if (marker.where != e.where)
            sayMarker(e.marker,
                      e.where == Ambition::None
                          ? translate("pieces", "The ambition marker %1/%2 from %3 back above the boxes",
                                      "Power of the first and the second, ambition")
                                .arg(power, next, QString(PieceMove::kFrom))
                          : translate("pieces", "The ambition marker %1/%2 to %3",
                                      "Power of the first and the second, ambition")
                                .arg(power, next, name(e.where)),
                      e.where);
        if (marker.flipped != e.flipped)
            say(translate("pieces", "Turn over the ambition marker %1/%2",
                          "Power of the first and the second")
                    .arg(power, next));
    }
    void tell(const ObjectiveMoved& e) {
        sayNow(e.to < 0
                   ? translate("pieces", "%1: the objective marker off the Power track", "player")
                         .arg(of(e.player))
                   : translate("pieces", "%1: the objective marker to %2 on the Power track", "player, space")
                         .arg(of(e.player), QString::number(e.to)),
               thing("objective", e.player));
    }
    void tell(const FateTaken& e) {
        say(translate("pieces", "%1 to %2", "a card, a player").arg(name(fateCard(e.fate)), of(e.player)));
    }
    void tell(const TitleTurned& e) {
        sayNow((e.title == Title::Outlaw
                    ? translate("pieces", "%1: the title card to its Outlaw side", "player")
                    : translate("pieces", "%1: the title card to its Regent side", "player"))
                   .arg(of(e.player)),
               thing("title", e.player));
    }
    void tell(const FirstRegentMoved& e) {
        sayNow(e.to == Player::None ? translate("pieces", "The First Regent tile beside the board")
                                    : translate("pieces", "The First Regent tile to %1").arg(of(e.to)),
               QStringLiteral("first regent"));
    }
    void tell(const PolicyChanged& e) {
        sayNow(e.policy == CardId::None ? translate("pieces", "No Policy is in force any more")
                                        : translate("pieces", "The Policy in force: %1").arg(name(e.policy)),
               QStringLiteral("policy"));
    }
    void tell(const CouncilTurned& e) {
        if (e.decided != state_.campaign.councilDecided)
            lines_.say({e.decided ? translate("pieces", "Turn the Imperial Council over: it has decided")
                                  : translate("pieces", "Turn the Imperial Council over: it is in session"),
                        QStringLiteral("council"), QString::number(!e.decided), QString::number(e.decided)});
    }
    void tell(const SponsorMoved& e) {
        sayNow(e.to == Ambition::None
                   ? translate("pieces", "The Sponsored token back to the First Regent tile")
                   : translate("pieces", "The Sponsored token to %1").arg(name(e.to)),
               QStringLiteral("sponsor"));
    }
    void tell(const CommonwealthMarked& e) {
        sayNow(e.where == Ambition::None
                   ? translate("pieces", "The Commonwealth marker back to its Fate card")
                   : translate("pieces", "The Commonwealth marker to %1").arg(name(e.where)),
               QStringLiteral("commonwealth"));
    }
    void tell(const CardTurned& e) {
        say(translate("pieces", "Turn a card over: %1", "the side that is up").arg(sideName(e.card, e.back)));
    }
    void tell(const ActionsScrapped& e) {
        if (const int cards = e.cards - state_.campaign.actionsScrapped; cards > 0)
            say(translate("pieces", "%n action card(s) to the box", nullptr, cards));
    }
    void tell(const HandChanged& e) {
        if (e.by > 0)
            say(translate("pieces", "%1: draw %n action card(s)", "player", e.by).arg(of(e.player)));
        else if (e.by < 0)
            say(translate("pieces", "%1: %n action card(s) out of the hand", "player", -e.by)
                    .arg(of(e.player)));
    }
    void tell(const DeckShuffled&) { say(translate("pieces", "Shuffle the Court deck")); }
    void tell(const RoundEnded&) {
        if (!state_.played.empty())
            lines_.say({translate("pieces", "The played cards to the discard pile"),
                        ofRound("cards"),
                        {},
                        {},
                        ofRound("")});
    }
    void tell(const ChapterStarted& e) {
        lines_.say({translate("pieces", "The chapter marker to %1; shuffle, and deal everybody six cards")
                        .arg(e.chapter),
                    kChapter + QStringLiteral("marker"),
                    {},
                    {},
                    kChapter});
    }
    template <typename Other>
    void tell(const Other&) {}

    State& state_;
    const PlayerNames& players_;
    /// Who had the initiative before all of it.
    Player initiative_;
    PieceLines lines_;
};

/// What is told of each event. A token that lay beside the slots in between is told once, with its last move.
/// The initiative is told once, unless it returns to its first holder. The marker of an objective is told
/// where it ends, and the Power of a chapter's ambitions in one step for each player.
std::vector<std::optional<Event>> toTell(const State& before, const std::vector<Event>& events) {
    std::vector<std::optional<Event>> told(events.begin(), events.end());
    std::optional<std::size_t> initiative;
    std::map<Player, std::size_t> objectives;
    std::map<Player, std::size_t> scored;
    for (std::size_t at = 0; at < events.size(); ++at) {
        if (std::holds_alternative<InitiativeMoved>(events[at])) {
            if (initiative) told[*initiative].reset();
            initiative = at;
        }
        if (const auto* objective = std::get_if<ObjectiveMoved>(&events[at])) {
            if (const auto earlier = objectives.find(objective->player); earlier != objectives.end())
                told[earlier->second].reset();
            objectives[objective->player] = at;
        }
        if (const auto* power = std::get_if<PowerGained>(&events[at]);
            power && power->ambition != Ambition::None) {
            const auto [first, alone] = scored.try_emplace(power->player, at);
            if (alone) continue;
            std::get<PowerGained>(*told[first->second]).power += power->power;
            told[at].reset();
        }
        if (std::holds_alternative<ChapterStarted>(events[at])) scored.clear();
        const auto* moved = std::get_if<TokenMoved>(&events[at]);
        if (!moved || moved->from != TokenPlace::Overflow) continue;
        for (std::size_t earlier = at; earlier-- > 0;) {
            const auto* came = told[earlier] ? std::get_if<TokenMoved>(&*told[earlier]) : nullptr;
            if (!came || came->token != moved->token || came->to != TokenPlace::Overflow ||
                came->toPlayer != moved->fromPlayer)
                continue;
            TokenMoved whole = *moved;
            whole.from = came->from;
            whole.fromPlayer = came->fromPlayer;
            told[earlier].reset();
            told[at] = whole;
            break;
        }
    }
    if (initiative && std::get<InitiativeMoved>(events[*initiative]).to == before.initiative)
        told[*initiative].reset();
    return told;
}

}  // namespace

QString piecesText(const Pieces& pieces, int damaged) {
    QStringList all;
    if (pieces.ships > 0)
        all +=
            name(Ships{static_cast<std::int8_t>(pieces.ships - damaged), static_cast<std::int8_t>(damaged)});
    if (pieces.cities > 0) all += translate("pieces", "%n city(s)", nullptr, pieces.cities);
    if (pieces.starports > 0) all += translate("pieces", "%n starport(s)", nullptr, pieces.starports);
    if (pieces.agents > 0) all += translate("pieces", "%n agent(s)", nullptr, pieces.agents);
    return all.join(QStringLiteral(", "));
}

PieceMoves piecesToMove(State& state, const std::vector<Event>& events, const PlayerNames& players,
                        bool back) {
    const std::vector<std::optional<Event>> told = toTell(state, events);
    Hands hands(state, players);
    for (std::size_t at = 0; at < events.size(); ++at) hands.see(told[at], events[at]);
    return hands.take(back);
}

QString stretchText(const Command& command, const std::vector<Event>& events, const PlayerNames& players) {
    if (std::holds_alternative<command::Score>(command)) return translate("pieces", "The end of the chapter");
    if (std::holds_alternative<command::RollEvent>(command) ||
        std::holds_alternative<command::ResolveEvent>(command) ||
        std::holds_alternative<command::Done>(command))
        return eventText();
    for (const Event& event : events)
        if (const auto* ended = std::get_if<TurnEnded>(&event))
            return translate("pieces", "The turn of %1", "a player").arg(players.of(ended->player));
    // The last card of the draft lays out the table, and the last answer of a campaign's setup.
    const bool setsUp =
        std::holds_alternative<command::Take>(command) || std::ranges::any_of(events, [](const Event& event) {
            const auto* changed = std::get_if<AskChanged>(&event);
            return changed && changed->pending.ask == Ask::ActSetup;
        });
    if (setsUp && std::ranges::any_of(
                      events, [](const Event& event) { return std::holds_alternative<TurnStarted>(event); }))
        return translate("pieces", "The setup");
    return {};
}

QString eventText() {
    return translate("pieces", "The event");
}

bool goesOnWithEvent(const std::vector<Event>& events) {
    return std::ranges::any_of(events, [](const Event& event) {
        const auto* changed = std::get_if<AskChanged>(&event);
        return changed && (changed->pending.ask == Ask::Crises || changed->pending.ask == Ask::Edicts ||
                           changed->pending.ask == Ask::Event);
    });
}

QString stretchSoFarText() {
    return translate("pieces", "So far");
}

QString correctionText() {
    return translate("pieces", "What was put right");
}

QString backText(const QString& piece) {
    return translate("pieces", "Take back – %1", "what had been moved, as it was told").arg(piece);
}

QString stretchesText() {
    return translate("pieces", "What just happened");
}

}  // namespace reach::words
