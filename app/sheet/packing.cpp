#include "app/sheet/packing.h"

#include "app/words/translate.h"
#include "engine/contract/catalogue.h"
#include "engine/map/board.h"
#include "engine/rules/court.h"

#include <array>

namespace reach::sheet {
namespace {

using words::translate;

/// A section for each gate and planet.
Tray mapTray(const Game& game, const words::PlayerNames& names, int tray) {
    const int first = tray * kClustersATray;
    Tray all{.name = translate("sheet", "Map tray, clusters %1 to %2")
                         .arg(QString::number(first + 1), QString::number(first + kClustersATray)),
             .steps = {}};
    forEachSystem(systemsInPlay(game) | brokenGates(game.state), [&](SystemId system) {
        if (trayOf(system) != tray) return;
        if (const QString pieces = piecesAt(game.state, system, names); !pieces.isEmpty())
            all.steps.push_back({words::name(system), pieces, system});
    });
    return all;
}

Tray playerTray(const Game& game, Player player, const words::PlayerNames& names, bool out) {
    Tray tray{
        .name = translate("sheet", "Player tray of %1").arg(names.of(player)), .player = player, .steps = {}};
    const auto add = [&](const char* text, const QString& detail) {
        if (!detail.isEmpty()) tray.steps.push_back({.text = translate("sheet", text), .detail = detail});
    };
    const Holdings held = holdings(game.state, player, names);
    const QString fate = words::name(fateCard(game.state.seat(player).fate));
    const QString cards = cardList(game.state, game.state.of(player).cards);
    add(out ? QT_TRANSLATE_NOOP("sheet", "Fate Set to hand, its Fate card in front")
            : QT_TRANSLATE_NOOP("sheet", "Large well: the rest of the Fate Set"),
        fate);
    add(out ? QT_TRANSLATE_NOOP("sheet", "Cards in play face up")
            : QT_TRANSLATE_NOOP("sheet", "Large well, on top: the cards in play"),
        cards);
    add(QT_TRANSLATE_NOOP("sheet", "Resources"), held.resources);
    add(QT_TRANSLATE_NOOP("sheet", "Agents on Outrage"), held.outrage);
    add(QT_TRANSLATE_NOOP("sheet", "Favors"), held.favors);
    add(QT_TRANSLATE_NOOP("sheet", "Trophies"), held.trophies);
    add(QT_TRANSLATE_NOOP("sheet", "Captives"), held.captives);
    add(QT_TRANSLATE_NOOP("sheet", "Tokens of Fates"), held.tokens);
    add(QT_TRANSLATE_NOOP("sheet", "On cards"), held.piles);
    add(QT_TRANSLATE_NOOP("sheet", "Pieces of the Flagship's Upgrades"), held.upgrades);
    add(QT_TRANSLATE_NOOP("sheet", "Pieces of the Flagship's Armor"), held.armor);
    if (out) {
        add(QT_TRANSLATE_NOOP("sheet", "Power marker on its space"),
            QString::number(game.state.of(player).power));
        add(QT_TRANSLATE_NOOP("sheet", "Title card face up"), held.title);
    }
    add(out ? QT_TRANSLATE_NOOP("sheet", "Count: this must be left over, cities on the board")
            : QT_TRANSLATE_NOOP("sheet", "Small well: everything left of the colour"),
        held.left);
    return tray;
}

Tray booklet(const Game& game, const words::PlayerNames& names, bool out) {
    const QString cards = cardList(game.state, game.state.campaign.booklet);
    Tray tray{.name = translate("sheet", "Rules booklet"),
              .steps = {{out ? translate("sheet", "Open it where everybody sees; its cards lie in it")
                             : translate("sheet", "Close it; its cards stay in it"),
                         cards}}};
    if (const QString piles = pilesOf(game.state, Player::None, names); !piles.isEmpty())
        tray.steps.push_back({.text = translate("sheet", "On cards"), .detail = piles});
    return tray;
}

Tray decks(const Game& game, bool out) {
    const State& state = game.state;
    Tray tray{.name = translate("sheet", "Decks"), .steps = {}};
    const auto add = [&](const char* text, const QString& detail = {}) {
        tray.steps.push_back({.text = translate("sheet", text), .detail = detail});
    };
    const CampaignState& campaign = state.campaign;
    const QString added = campaign.actionDeck.empty()
                              ? QString()
                              : translate("sheet", "with them %1").arg(cardList(state, campaign.actionDeck));
    if (!campaign.faithfulStack.empty())
        add(QT_TRANSLATE_NOOP("sheet", "Faithful stack by number, the highest on top"),
            cardList(state, campaign.faithfulStack));
    if (out) {
        add(QT_TRANSLATE_NOOP("sheet", "Shuffle the Court deck"),
            translate("sheet", "%1 cards").arg(courtDeckSize(state)));
        add(QT_TRANSLATE_NOOP("sheet", "Shuffle the action deck with the Event cards"), added);
        add(QT_TRANSLATE_NOOP("sheet", "Lore deck and unused Fate Sets to hand"));
        add(QT_TRANSLATE_NOOP("sheet", "General supply: resources, Imperial ships, Free and Blight pieces"));
    } else {
        add(QT_TRANSLATE_NOOP("sheet", "Court deck behind its divider"),
            translate("sheet", "%1 cards").arg(courtDeckSize(state)));
        add(QT_TRANSLATE_NOOP("sheet", "Scrapped cards behind theirs, away from the deck"));
        add(QT_TRANSLATE_NOOP("sheet", "Action deck with the Event cards"), added);
        add(QT_TRANSLATE_NOOP("sheet", "Lore deck, and the unused Fate Sets with their pieces"));
        add(QT_TRANSLATE_NOOP("sheet", "General supply into the base and campaign trays"));
        add(QT_TRANSLATE_NOOP("sheet", "Boards on top of the lower wells"));
    }
    return tray;
}

}  // namespace

std::vector<Tray> packing(const Game& game, const words::PlayerNames& names) {
    std::vector<Tray> trays{mapTray(game, names, 0), mapTray(game, names, 1)};
    for (const Player player : game.setup.seats) trays.push_back(playerTray(game, player, names, false));
    trays.push_back(booklet(game, names, false));
    trays.push_back(decks(game, false));
    return trays;
}

std::vector<Tray> unpacking(const Game& game, const words::PlayerNames& names) {
    std::vector<Tray> trays{decks(game, true), booklet(game, names, true), mapTray(game, names, 0),
                            mapTray(game, names, 1)};
    for (const Player player : game.setup.seats) trays.push_back(playerTray(game, player, names, true));
    return trays;
}

}  // namespace reach::sheet
