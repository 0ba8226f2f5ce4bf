#include "app/words/battle_words.h"

#include "app/words/names.h"
#include "app/words/translate.h"
#include "engine/map/board.h"
#include "engine/rules/battle.h"
#include "engine/rules/outrage.h"
#include "engine/rules/query.h"

#include <QLocale>

namespace reach::words {
namespace {

/// The effect of the card.
QString whatOf(const ChangedBattle& change) {
    const int n = change.count;
    switch (change.what) {
        case BattleChange::MoreDice: return translate("battle", "%1 more dice").arg(n);
        case BattleChange::SkirmishBoundsAssault:
            return translate("battle", "no more assault than skirmish dice");
        case BattleChange::NoRaidDice: return translate("battle", "no raid dice");
        case BattleChange::OneRaidDie: return translate("battle", "one raid die without a building");
        case BattleChange::HitsBefore: return translate("battle", "a hit before the dice are collected");
        case BattleChange::ShipsCome:
            return translate("battle", "fresh ships that may come before the dice are collected: %1").arg(n);
        case BattleChange::IgnoresIntercept: return translate("battle", "one intercept rolled is ignored");
        case BattleChange::InterceptsAssault: return translate("battle", "assault dice are intercepted");
        case BattleChange::InterceptHits: return translate("battle", "hits of an intercept: %1").arg(n);
        case BattleChange::TakesHits: return translate("battle", "takes hits before the ships: %1").arg(n);
        case BattleChange::Rerolls: break;
    }
    return translate("battle", "up to %1 rolled again").arg(n);
}

/// What events take from a player, and the Outrage that they bring.
struct Lost {
    Player player;
    std::array<int, kResources> tokens{};
    QStringList cards;
    QStringList outraged;

    void operator()(const event::TokenMoved& moved) {
        if (moved.fromPlayer == player) ++tokens[index(moved.token)];
    }
    void operator()(const event::CardMoved& moved) {
        if (moved.from == event::CardPlace::Player && moved.fromPlayer == player) cards += name(moved.card);
    }
    void operator()(const event::OutrageSet& set) {
        if (set.player == player && set.mark == OutrageMark::Placeholder) outraged += name(set.resource);
    }
    void operator()(const event::AgentsMoved& moved) {
        if (moved.to == event::AgentPlace::Outrage && moved.toPlayer == player)
            outraged += name(static_cast<Resource>(moved.toAt));
    }
    template <typename Other>
    void operator()(const Other&) const {}

    QStringList all() const {
        QStringList things;
        for (const Resource token : kAllResources)
            if (const int count = tokens[index(token)]; count > 1)
                things += translate("battle", "%1 × %2", "how many, and a resource")
                              .arg(QString::number(count), name(token));
            else if (count == 1)
                things += name(token);
        return things + cards;
    }
};

QString figure(double value) {
    return QLocale().toString(value, 'f', 1);
}

}  // namespace

QString totalsText(const RolledFaces& faces) {
    const RollTotals totals = totalsOf(faces);
    QStringList parts;
    const auto add = [&parts](int count, const char* one, const char* more) {
        if (count > 0) parts += count == 1 ? translate("battle", one) : translate("battle", more).arg(count);
    };
    add(totals.hits, QT_TRANSLATE_NOOP("battle", "1 hit"), QT_TRANSLATE_NOOP("battle", "%1 hits"));
    add(totals.buildingHits, QT_TRANSLATE_NOOP("battle", "1 building hit"),
        QT_TRANSLATE_NOOP("battle", "%1 building hits"));
    add(totals.selfHits, QT_TRANSLATE_NOOP("battle", "1 hit on the attacker"),
        QT_TRANSLATE_NOOP("battle", "%1 hits on the attacker"));
    add(totals.intercepts, QT_TRANSLATE_NOOP("battle", "1 intercept"),
        QT_TRANSLATE_NOOP("battle", "%1 intercepts"));
    add(totals.keys, QT_TRANSLATE_NOOP("battle", "1 key"), QT_TRANSLATE_NOOP("battle", "%1 keys"));
    if (parts.isEmpty()) return translate("battle", "nothing", "shown by the dice");
    return parts.join(translate("entries", ", ", "between the parts of a list"));
}

QString hitsDealtText(const State& state) {
    const RollTotals totals = totalsOf(state.battle.faces);
    const HitsToDeal landing = hitsToDeal(state);
    QStringList parts;
    if (totals.hits > 0) parts += translate("battle", "%n hit(s)", nullptr, totals.hits);
    if (totals.buildingHits > 0)
        parts += translate("battle", "%n building hit(s)", nullptr, totals.buildingHits);
    QString text = parts.join(QStringLiteral(" + "));
    const int land = landing.onShips + landing.onBuildings;
    if (text.isEmpty() || land >= totals.hits + totals.buildingHits) return text;
    return translate("battle", "%1, of which %2 can land", "hits, and how many of them")
        .arg(text, QString::number(land));
}

QString cityCostText(const Game& game, Player attacker, Player defender, SystemId system,
                     const PlayerNames& players) {
    if (!isColor(attacker) || index(system) >= kSystems ||
        findBuilding(game.state, system, defender, BuildingType::City, [](const Building&) { return true; }) <
            0)
        return {};
    Game then = game;
    std::vector<Event> events;
    Draft draft(then, &events);
    QStringList types;
    for (const Resource type : kAllResources)
        if (contains(cityTypes(game.state, system), type)) {
            types += name(type);
            provokeOutrage(draft, attacker, type);
        }
    if (types.isEmpty()) return {};
    Lost lost{attacker, {}, {}, {}};
    for (const Event& event : events) std::visit(lost, event);
    const QStringList things = lost.all();
    if (things.isEmpty())
        return translate("battle",
                         "Destroying the city provokes Outrage (%1): %2 has nothing of it to discard",
                         "resources, and a player")
            .arg(allOf(types), players.of(attacker));
    return translate("battle", "Destroying the city provokes Outrage (%1): %2 discards %3",
                     "resources, a player, and what is lost")
        .arg(allOf(types), players.of(attacker), allOf(things));
}

QString outrageCostText(const std::vector<Event>& events, Player player, const PlayerNames& players) {
    Lost lost{player, {}, {}, {}};
    for (const Event& event : events) std::visit(lost, event);
    if (lost.outraged.isEmpty()) return {};
    const QStringList things = lost.all();
    if (things.isEmpty())
        return translate("battle", "provokes Outrage (%1): %2 has nothing of it to discard",
                         "resources, and a player")
            .arg(allOf(lost.outraged), players.of(player));
    return translate("battle", "provokes Outrage (%1): %2 discards %3",
                     "resources, a player, and what is lost")
        .arg(allOf(lost.outraged), players.of(player), allOf(things));
}

QString hitsTakenText(const State& state, const Pending& asked) {
    if (asked.card != CardId::None) return {};
    const int flames = totalsOf(state.battle.faces).selfHits;
    const int caught = isIntercepted(state) ? interceptHits(state) : 0;
    const int ships = state.at(state.battle.system).ships[index(state.battle.defender)].fresh;
    QStringList parts;
    if (flames > 0) parts += translate("battle", "%n flame(s)", nullptr, flames);
    if (const CardId card = changesIntercept(state); caught > 0 && card != CardId::None)
        parts += translate("battle", "%1 by the intercept (%2)", "hits, and a card")
                     .arg(QString::number(caught), name(card));
    else if (caught > 0 && caught == ships)
        parts += translate("battle", "%n fresh ship(s) intercepting", nullptr, caught);
    else if (caught > 0)
        parts += translate("battle", "%1 by the intercept", "hits").arg(caught);
    const int all = flames + caught;
    QString text = parts.join(QStringLiteral(" + "));
    if (parts.size() > 1)
        text = translate("battle", "%1 = %2 hits", "what they come from, and how many")
                   .arg(text, QString::number(all));
    if (asked.count < all)
        text = translate("battle", "%1, of which %2 can land", "hits, and how many of them")
                   .arg(text, QString::number(asked.count));
    return text;
}

QString allComeText(const odds::BattleOdds& now, const odds::BattleOdds& then) {
    return translate("battle",
                     "If they all come: %1 hits on the attacker in place of %2, %3 Trophies in place of %4",
                     "averages")
        .arg(figure(then.hitsTaken), figure(now.hitsTaken), figure(then.trophies()), figure(now.trophies()));
}

QString changeText(const ChangedBattle& change) {
    return translate("battle", "%1: %2", "a card, and what it changes in a battle")
        .arg(name(change.card), whatOf(change));
}

}  // namespace reach::words
