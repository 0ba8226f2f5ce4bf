#include "app/sheet/log_sheet.h"

#include "app/words/campaign/token_words.h"
#include "app/words/translate.h"
#include "engine/campaign/empire.h"
#include "engine/contract/campaign.h"
#include "engine/contract/catalogue.h"
#include "engine/map/board.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/court.h"
#include "engine/rules/resources.h"

#include <QStringList>

#include <algorithm>

namespace reach::sheet {
namespace {

using words::translate;

const QString kAnd = QStringLiteral(", ");

QString orNone(const QString& text) {
    return text.isEmpty() ? translate("sheet", "none") : text;
}

QString counted(int count, const QString& what) {
    return count == 1 ? what : QStringLiteral("%1 × %2").arg(QString::number(count), what);
}

/// "Relic, 2 × Fuel".
template <typename Counts>
QString resourceList(const Counts& counts) {
    QStringList list;
    for (const Resource resource : kAllResources)
        if (const int count = counts[static_cast<std::size_t>(resource)]; count > 0)
            list.append(counted(count, words::name(resource)));
    return list.join(kAnd);
}

QString agentList(const std::array<std::int8_t, kPlayerColors>& agents, const words::PlayerNames& names) {
    QStringList list;
    for (const Player player : kAllPlayers)
        if (const int count = agents[static_cast<std::size_t>(player)]; count > 0)
            list.append(counted(count, names.of(player)));
    return list.join(kAnd);
}

/// Agents, and ships that are held with them (F1012).
QString captiveList(const PlayerState& player, const words::PlayerNames& names) {
    QString list = agentList(player.captives, names);
    for (const Player owner : kAllOwners)
        if (const int ships = player.captiveShips[static_cast<std::size_t>(owner)]; ships > 0)
            list += (list.isEmpty() ? QString() : QString(kAnd)) +
                    translate("sheet", "%1 (ships)").arg(counted(ships, names.of(owner)));
    return list;
}

QString actName(int act) {
    static constexpr std::array kNames{QT_TRANSLATE_NOOP("sheet", "Act I"),
                                       QT_TRANSLATE_NOOP("sheet", "Act II"),
                                       QT_TRANSLATE_NOOP("sheet", "Act III")};
    return translate("sheet", kNames[static_cast<std::size_t>(std::clamp(act, 1, kActs) - 1)]);
}

/// The Fate played in an Act, its outcome and the Power.
QString actText(const CampaignSeat& seat, std::size_t act) {
    QString fate = words::name(fateCard(seat.fates[act]));
    if (seat.outcomes[act] == 0) return fate;
    const char* text = seat.outcomes[act] > 0
                           ? QT_TRANSLATE_NOOP("sheet", "%1: objective completed, %2 Power")
                           : QT_TRANSLATE_NOOP("sheet", "%1: objective failed, %2 Power");
    return translate("sheet", text).arg(fate, QString::number(seat.powers[act]));
}

QString titleText(const State& state, Player player) {
    if (state.campaign.firstRegent == player) return translate("sheet", "First Regent");
    return state.seat(player).title == Title::Regent ? translate("sheet", "Regent")
                                                     : translate("sheet", "Outlaw");
}

QString upgradeName(std::size_t upgrade) {
    static constexpr std::array kNames{
        QT_TRANSLATE_NOOP("sheet", "Slipstream Drive"), QT_TRANSLATE_NOOP("sheet", "Tractor Beam"),
        QT_TRANSLATE_NOOP("sheet", "Control Array"),    QT_TRANSLATE_NOOP("sheet", "Defense Array"),
        QT_TRANSLATE_NOOP("sheet", "Ship Crane"),       QT_TRANSLATE_NOOP("sheet", "Hull")};
    return translate("sheet", kNames[upgrade]);
}

/// The matching tokens: "2 × Banner, Banner, damaged".
template <typename Fits>
QString tokenList(const State& state, Fits fits) {
    QStringList all;
    for (const LaidToken& token : state.campaign.tokens)
        if (fits(token)) all.append(words::tokenText(token));
    QStringList list;
    for (const QString& text : all)
        if (const QString entry = counted(static_cast<int>(all.count(text)), text); !list.contains(entry))
            list.append(entry);
    return list.join(kAnd);
}

QString buildingText(const Building& building) {
    const QString type = words::name(building.type);
    return building.damaged ? translate("sheet", "damaged %1").arg(type) : type;
}

QString flagshipSide(const std::array<FlagshipSlot, kUpgrades>& slots) {
    QStringList list;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (slots[i].owner != Player::None)
            list.append(QStringLiteral("%1 (%2)").arg(upgradeName(i), buildingText(slots[i])));
    return list.join(kAnd);
}

QString blightText(const Ships& tokens) {
    QStringList list;
    if (tokens.fresh > 0) list.append(counted(tokens.fresh, translate("sheet", "fresh")));
    if (tokens.damaged > 0) list.append(counted(tokens.damaged, translate("sheet", "damaged")));
    return list.join(kAnd);
}

QString outrageText(const PlayerState& player) {
    QStringList list;
    for (const Resource resource : kAllResources)
        if (player.outrage[static_cast<std::size_t>(resource)] != OutrageMark::None)
            list.append(words::name(resource));
    return list.join(kAnd);
}

QString slotText(const PlayerState& player) {
    std::array<int, kResources> counts{};
    for (const Resource token : player.slots)
        if (token != Resource::None) ++counts[static_cast<std::size_t>(token)];
    return resourceList(counts);
}

QString piecesText(const Pieces& pieces) {
    QStringList list;
    const auto add = [&](int count, const QString& what) {
        if (count > 0) list.append(counted(count, what));
    };
    add(pieces.ships, words::name(command::PieceKind::Ship));
    add(pieces.cities, words::name(BuildingType::City));
    add(pieces.starports, words::name(BuildingType::Starport));
    add(pieces.agents, translate("sheet", "agent"));
    return list.join(kAnd);
}

QString trophyText(const PlayerState& player, const words::PlayerNames& names) {
    QStringList list;
    for (const Player owner : kAllOwners)
        if (const Pieces& pieces = player.trophies[static_cast<std::size_t>(owner)];
            owner == Player::Blight && pieces.ships > 0)
            list.append(translate("sheet", "%n Blight", nullptr, pieces.ships));
        else if (pieces.total() > 0)
            list.append(QStringLiteral("%1: %2").arg(names.of(owner), piecesText(pieces)));
    return list.join(QStringLiteral("; "));
}

/// The campaign's Court cards in the box, which are in no pile.
QString scrappedText(const State& state) {
    CardSet scrapped;
    for (int i = 0; i < cardCount(); ++i) {
        const auto card = static_cast<CardId>(i);
        const Card& printed = cardOf(card);
        if (printed.id.starts_with("CC") && liesInBox(state, card) && !state.campaign.booklet.contains(card))
            scrapped.insert(card);
    }
    return cardList(state, scrapped);
}

/// The player of the token's Fate, or None.
Player fatePlayer(const Game& game, const LaidToken& token) {
    for (const Player player : game.setup.seats)
        if (game.state.seat(player).fate == tokenKind(token.kind).fate) return player;
    return Player::None;
}

Part tablePart(const Game& game, const words::PlayerNames& names) {
    const State& state = game.state;
    const CampaignState& campaign = state.campaign;
    Part part = empirePart(game, names);
    part.title = translate("sheet", "The table");
    const auto add = [&](const char* what, const QString& text) {
        part.lines.push_back({translate("sheet", what), text});
    };
    QStringList court;
    for (const CourtSlot& slot : state.court)
        if (slot.card != CardId::None && slot.card != imperialCouncil())
            court.append(courtText(state, slot, names));
    add(QT_TRANSLATE_NOOP("sheet", "Court"), orNone(court.join(kAnd)));
    for (const Ambition ambition : ambitionsInPlay(state))
        if (const QString laid = laidOn(state, ambition); !laid.isEmpty())
            part.lines.push_back({words::name(ambition), laid});
    const QString aside = tokenList(state, [&](const LaidToken& token) {
        return token.isAside() && fatePlayer(game, token) == Player::None;
    });
    if (!aside.isEmpty()) add(QT_TRANSLATE_NOOP("sheet", "Tokens of Fates in the supply"), aside);
    if (const QString piles = pilesOf(state, Player::None, names); !piles.isEmpty())
        add(QT_TRANSLATE_NOOP("sheet", "On cards"), piles);
    add(QT_TRANSLATE_NOOP("sheet", "Court deck"), translate("sheet", "%1 cards").arg(courtDeckSize(state)));
    if (!campaign.faithfulStack.empty())
        add(QT_TRANSLATE_NOOP("sheet", "Faithful stack"), cardList(state, campaign.faithfulStack));
    if (!campaign.actionDeck.empty())
        add(QT_TRANSLATE_NOOP("sheet", "Added to the action deck"), cardList(state, campaign.actionDeck));
    if (campaign.actionsScrapped > 0)
        add(QT_TRANSLATE_NOOP("sheet", "Action cards out of the campaign"),
            QString::number(campaign.actionsScrapped));
    add(QT_TRANSLATE_NOOP("sheet", "Court discard pile"), cardList(state, state.courtDiscard));
    add(QT_TRANSLATE_NOOP("sheet", "Court cards in the box"), scrappedText(state));
    return part;
}

}  // namespace

Holdings holdings(const State& state, Player player, const words::PlayerNames& names) {
    const PlayerState& own = state.of(player);
    const CampaignSeat& seat = state.seat(player);
    return {.resources = slotText(own),
            .outrage = outrageText(own),
            .favors = agentList(seat.favors, names),
            .trophies = trophyText(own, names),
            .captives = captiveList(own, names),
            .upgrades = flagshipSide(seat.flagship.upgrades),
            .armor = flagshipSide(seat.flagship.armor),
            .left = piecesText({.ships = own.shipSupply,
                                .agents = own.agentSupply,
                                .cities = own.citiesOnBoard,
                                .starports = own.starportSupply}),
            .title = titleText(state, player),
            .tokens = tokenList(state,
                                [&](const LaidToken& token) {
                                    return token.player == player ||
                                           (isCard(token.card) && own.cards.contains(token.card)) ||
                                           (token.isAside() && tokenKind(token.kind).fate == seat.fate);
                                }),
            .piles = pilesOf(state, player, names)};
}

QString pileText(const Pile& pile, const words::PlayerNames& names) {
    QStringList list;
    if (const QString tokens = resourceList(pile.tokens); !tokens.isEmpty()) list.append(tokens);
    for (const Player owner : kAllOwners)
        if (const Pieces& pieces = pile.pieces[static_cast<std::size_t>(owner)]; pieces.total() > 0)
            list.append(QStringLiteral("%1: %2").arg(names.of(owner), piecesText(pieces)));
    return list.join(QStringLiteral("; "));
}

std::vector<Pile> allPiles(const State& state) {
    const CampaignState& campaign = state.campaign;
    std::vector<Pile> all(campaign.piles.begin(), campaign.piles.end());
    for (const Player player : kAllPlayers)
        for (const Resource token : kAllResources) {
            const std::int8_t count = state.seat(player).frozen[index(token)];
            const CardId card = frozenOn(state, player, token);
            if (count == 0 || card == CardId::None) continue;
            auto pile = std::ranges::find(all, PilePlace{card}, &Pile::place);
            if (pile == all.end()) pile = all.insert(pile, {.place = {card}});
            pile->tokens[index(token)] = count;
        }
    return all;
}

QString pilesOf(const State& state, Player player, const words::PlayerNames& names) {
    QStringList list;
    for (const Pile& pile : allPiles(state))
        if (isCard(pile.place.card) && holderOf(state, pile.place.card) == player)
            list.append(QStringLiteral("%1: %2").arg(words::placeText(pile.place), pileText(pile, names)));
    return list.join(QStringLiteral("; "));
}

QString cardList(const State& state, const CardSet& cards) {
    QStringList names;
    cards.forEach(
        [&](CardId card) { names.append(words::sideName(card, state.campaign.turned.contains(card))); });
    QStringList list;
    for (const QString& name : names)  // some cards share a name
        if (const QString entry = counted(static_cast<int>(names.count(name)), name); !list.contains(entry))
            list.append(entry);
    return orNone(list.join(kAnd));
}

QString courtText(const State& state, const CourtSlot& slot, const words::PlayerNames& names) {
    QString text = words::name(slot.card);
    if (const QString agents = agentList(slot.agents, names); !agents.isEmpty())
        text += QStringLiteral(" (%1)").arg(agents);
    if (const QString tokens =
            tokenList(state, [&](const LaidToken& token) { return token.card == slot.card; });
        isCard(slot.card) && !tokens.isEmpty())
        text += QStringLiteral(" [%1]").arg(tokens);
    for (const CardId attached : slot.attached)
        text = translate("sheet", "%1 with %2 attached").arg(text, words::name(attached));
    return text;
}

QString laidOn(const State& state, Ambition ambition) {
    QStringList list;
    if (state.campaign.commonwealth == ambition) list.append(translate("sheet", "Commonwealth marker"));
    if (state.campaign.sponsored == ambition) list.append(translate("sheet", "Sponsored token"));
    const QString tokens =
        tokenList(state, [&](const LaidToken& token) { return token.ambition == ambition; });
    if (!tokens.isEmpty()) list.append(tokens);
    return list.join(kAnd);
}

QString piecesAt(const State& state, SystemId system, const words::PlayerNames& names) {
    const SystemState& here = state.at(system);
    if (!here.known) return translate("sheet", "not counted");
    QStringList owners;
    for (const Player owner : kAllOwners) {
        QStringList pieces;
        if (const Ships& ships = here.ships[static_cast<std::size_t>(owner)]; ships.total() > 0)
            pieces.append(owner == Player::Blight ? blightText(ships) : words::name(ships));
        for (const Building& building : here.buildings)
            if (building.owner == owner) pieces.append(buildingText(building));
        if (isColor(owner) && state.seat(owner).flagship.at == system)
            pieces.append(translate("sheet", "Flagship"));
        if (!pieces.isEmpty())
            owners.append(QStringLiteral("%1: %2").arg(names.of(owner), pieces.join(kAnd)));
    }
    const QString tokens = tokenList(state, [&](const LaidToken& token) { return token.at == system; });
    if (!tokens.isEmpty()) owners.append(tokens);
    if (const QString agents = pileText(state.campaign.pile({.at = system}), names); !agents.isEmpty())
        owners.append(translate("sheet", "on the token %1").arg(agents));
    if (here.retyped != Resource::None)
        owners.append(translate("sheet", "%1 on its icon").arg(words::name(here.retyped)));
    return owners.join(QStringLiteral("; "));
}

Part playerPart(const Game& game, Player player, const words::PlayerNames& names) {
    const State& state = game.state;
    const PlayerState& own = state.of(player);
    const CampaignSeat& seat = state.seat(player);
    Part part{.title = names.of(player), .player = player, .lines = {}};
    const auto add = [&](const char* what, const QString& text) {
        part.lines.push_back({translate("sheet", what), text});
    };
    for (std::size_t act = 0; act < kActs; ++act)
        if (seat.fates[act] != 0)
            part.lines.push_back({actName(static_cast<int>(act) + 1), actText(seat, act)});
    if (seat.fate != 0 && seat.fate != seat.fates[static_cast<std::size_t>(state.campaign.act - 1)])
        add(QT_TRANSLATE_NOOP("sheet", "Next Fate"), words::name(fateCard(seat.fate)));
    add(QT_TRANSLATE_NOOP("sheet", "Power"), QString::number(own.power));
    const Holdings held = holdings(state, player, names);
    if (isCampaign(state)) add(QT_TRANSLATE_NOOP("sheet", "Title"), held.title);
    if (seat.objective >= 0)
        add(QT_TRANSLATE_NOOP("sheet", "Objective marker"), QString::number(seat.objective));
    add(QT_TRANSLATE_NOOP("sheet", "Outrage"), orNone(held.outrage));
    add(QT_TRANSLATE_NOOP("sheet", "Resources"), orNone(held.resources));
    add(QT_TRANSLATE_NOOP("sheet", "Cards in play"), cardList(state, own.cards));
    if (isCampaign(state)) add(QT_TRANSLATE_NOOP("sheet", "Favors held of"), orNone(held.favors));
    if (seat.flagship.exists()) {
        add(QT_TRANSLATE_NOOP("sheet", "Flagship"), words::name(seat.flagship.at));
        add(QT_TRANSLATE_NOOP("sheet", "Flagship Upgrades"), orNone(held.upgrades));
        add(QT_TRANSLATE_NOOP("sheet", "Flagship Armor"), orNone(held.armor));
    }
    add(QT_TRANSLATE_NOOP("sheet", "Trophies"), orNone(held.trophies));
    add(QT_TRANSLATE_NOOP("sheet", "Captives"), orNone(held.captives));
    if (!held.tokens.isEmpty()) add(QT_TRANSLATE_NOOP("sheet", "Tokens of Fates"), held.tokens);
    if (!held.piles.isEmpty()) add(QT_TRANSLATE_NOOP("sheet", "On cards"), held.piles);
    add(QT_TRANSLATE_NOOP("sheet", "Left on the board and in supply"), orNone(held.left));
    if (own.scrapped.total() > 0)
        add(QT_TRANSLATE_NOOP("sheet", "Out of the campaign"), piecesText(own.scrapped));
    return part;
}

Part empirePart(const Game& game, const words::PlayerNames& names) {
    const State& state = game.state;
    const CampaignState& campaign = state.campaign;
    Part part{.title = words::capital(words::name(Player::Empire)), .player = Player::None, .lines = {}};
    const auto add = [&](const char* what, const QString& text) {
        part.lines.push_back({translate("sheet", what), text});
    };
    add(QT_TRANSLATE_NOOP("sheet", "First Regent"), names.of(campaign.firstRegent));
    add(QT_TRANSLATE_NOOP("sheet", "Initiative"), names.of(state.initiative));
    add(QT_TRANSLATE_NOOP("sheet", "Policy"), words::name(campaign.policy));
    add(QT_TRANSLATE_NOOP("sheet", "Rules booklet"), cardList(state, campaign.booklet));
    add(QT_TRANSLATE_NOOP("sheet", "Imperial Trust"), orNone(resourceList(campaign.trust)));
    add(QT_TRANSLATE_NOOP("sheet", "Imperial Council"),
        campaign.councilDecided ? translate("sheet", "decided") : translate("sheet", "in session"));
    return part;
}

Part mapPart(const Game& game, const words::PlayerNames& names, int tray) {
    const int first = tray * kClustersATray;
    Part part{.title = translate("sheet", "The map, clusters %1 to %2")
                           .arg(QString::number(first + 1), QString::number(first + kClustersATray)),
              .player = Player::None,
              .lines = {}};
    forEachSystem(systemsInPlay(game) | brokenGates(game.state), [&](SystemId system) {
        if (trayOf(system) != tray) return;
        if (const QString pieces = piecesAt(game.state, system, names); !pieces.isEmpty())
            part.lines.push_back({words::name(system), pieces});
    });
    return part;
}

LogSheet logSheet(const Game& game, const words::PlayerNames& names, const QString& title) {
    const State& state = game.state;
    LogSheet sheet{.title = title,
                   .subtitle = translate("sheet", "%1, chapter %2")
                                   .arg(actName(state.campaign.act), QString::number(state.chapter)),
                   .parts = {}};
    for (const Player player : game.setup.seats) sheet.parts.push_back(playerPart(game, player, names));
    sheet.parts.push_back(tablePart(game, names));
    for (int tray = 0; tray < kMapTrays; ++tray) sheet.parts.push_back(mapPart(game, names, tray));
    return sheet;
}

}  // namespace reach::sheet
