#include "app/words/arcades/arcades_words.h"
#include "app/words/translate.h"

namespace reach::words {
namespace {

using arcades::BotReason;
using arcades::Standing;

QString cardStep(const arcades::BotStep& s, const QString& who) {
    const QString card = name(s.card);
    switch (s.reason) {
        case BotReason::LeadsHighest:
            return translate("arcades", "%1 leads %2, the highest card offered").arg(who, card);
        case BotReason::FollowsHighest:
            return translate("arcades", "%1 plays %2: it wins the round as it stands").arg(who, card);
        case BotReason::FollowsLowest:
            return translate("arcades", "%1 plays %2, the lowest of the suit: none of them wins")
                .arg(who, card);
        case BotReason::WinsWithSeven:
            return translate("arcades", "%1 plays %2: the 7 wins the round").arg(who, card);
        case BotReason::PlaysLowest:
            return translate("arcades", "%1 plays %2, the lowest card, since none of the suit is offered")
                .arg(who, card);
        default: return {};
    }
}

/// The standing before a step, in one word: "second".
QString was(const arcades::BotStep& s) {
    return name(s.before);
}

/// The source of moved ships: both neighbours, or one of them.
QString movedIn(const arcades::BotStep& s) {
    QStringList parts;
    const auto from = [&](int ships, int cluster) {
        if (ships > 0)
            parts += translate("arcades", "%1 from %2", "so many ships, from a cluster")
                         .arg(QString::number(ships), clusterName((cluster + kClusters) % kClusters));
    };
    from(s.fromLeft, s.cluster - 1);
    from(s.ships - s.fromLeft, s.cluster + 1);
    return parts.join(QStringLiteral(", "));
}

QString actionStep(const arcades::BotStep& s, const QString& who, const PlayerNames& players) {
    const QString where = clusterName(s.cluster);
    switch (s.reason) {
        case BotReason::PlacesForFirst:
            if (s.before == Standing::None)
                return translate("arcades", "%1 places %n ship(s) in %2 and is first", nullptr, s.ships)
                    .arg(who, where);
            return translate("arcades", "%1 places %n ship(s) in %2 (%3 before) and is first", nullptr,
                             s.ships)
                .arg(who, where, was(s));
        case BotReason::PlacesForTieOrSecond:
            if (s.before == Standing::None)
                return translate("arcades", "%1 places %n ship(s) in %2, now %3", nullptr, s.ships)
                    .arg(who, where, name(s.after));
            return translate("arcades", "%1 places %n ship(s) in %2 (%3 before), now %4", nullptr, s.ships)
                .arg(who, where, was(s), name(s.after));
        case BotReason::MovesShipsIn:
            return translate("arcades", "%1 moves superfluous ships into %2: %3").arg(who, where, movedIn(s));
        case BotReason::BattlesForFirst:
            if (s.advantage == 0)
                return translate("arcades", "%1 battles %2 in %3: they are tied there")
                    .arg(who, players.of(s.rival), where);
            return translate("arcades",
                             "%1 battles %2 in %3: %2 leads there by %n fresh ship(s), and %1 has as many",
                             nullptr, s.advantage)
                .arg(who, players.of(s.rival), where);
        case BotReason::BattlesAsFirst:
            return translate("arcades", "%1 is first in %2 but not alone, and battles %3")
                .arg(who, where, players.of(s.rival));
        case BotReason::RepairsAll:
            return translate("arcades", "%1 repairs all %n ship(s) in %2", nullptr, s.ships).arg(who, where);
        case BotReason::CannotAct:
            return translate("arcades", "%1 can do none of its steps, gains 1 Power and is done").arg(who);
        default: return {};
    }
}

QString agentStep(const arcades::BotStep& s, const QString& who) {
    const QString where = clusterName(s.cluster);
    switch (s.reason) {
        case BotReason::AgentMovesForFirst:
            return translate("arcades", "%1's agent moves to %2: first there with it").arg(who, where);
        case BotReason::AgentStaysAfterBattle:
            return translate("arcades", "%1's agent stays: it was in the battle").arg(who);
        case BotReason::AgentStaysToKeepFirst:
            return translate("arcades", "%1's agent stays: without it %2 is lost").arg(who, where);
        case BotReason::AgentStaysForNothing:
            return translate("arcades", "%1's agent stays: nowhere would it make %1 first").arg(who);
        case BotReason::AgentJoinsBattle:
            return translate("arcades", "%1's agent joins the battle in %2").arg(who, where);
        default: return {};
    }
}

QString battleStep(const arcades::BotStep& s, const QString& who, const PlayerNames& players) {
    switch (s.reason) {
        case BotReason::ChoosesDefender:
            return translate("arcades",
                             "%1 attacks %2 in %3: no rival has more fresh ships there (of equals, the next "
                             "clockwise)")
                .arg(who, players.of(s.rival), clusterName(s.cluster));
        case BotReason::TakesHits: return hitsText(who, s.hits);
        case BotReason::DealsHits: return hitsText(players.of(s.rival), s.hits);
        case BotReason::UsesKeys:
            return translate("arcades", "%1 uses its keys on the resources of %2")
                .arg(who, players.of(s.rival));
        case BotReason::DrivesAgentAway:
            return translate("arcades", "%1 drives the agent of %2 to %3")
                .arg(who, players.of(s.rival), name(s.planet));
        case BotReason::PlacesUndeclaredMarker:
            return translate("arcades", "An ambition marker nobody placed goes to %1")
                .arg(clusterName(s.cluster));
        case BotReason::FreshensCity:
            return translate("arcades", "%1 turns its city at %2 upright").arg(who, name(s.planet));
        default: return {};
    }
}

}  // namespace

QString name(Standing standing) {
    switch (standing) {
        case Standing::First: return translate("arcades", "first");
        case Standing::TiedFirst: return translate("arcades", "tied for first");
        case Standing::Second: return translate("arcades", "second");
        case Standing::None: break;
    }
    return translate("arcades", "without a place");
}

QString stepText(const arcades::BotStep& step, const PlayerNames& players) {
    const QString who = players.of(step.bot);
    for (const QString& text : {cardStep(step, who), actionStep(step, who, players), agentStep(step, who),
                                battleStep(step, who, players)})
        if (!text.isEmpty()) return text;
    return {};
}

QString anotherBattleText() {
    return translate("arcades", "Another battle in this turn:");
}

}  // namespace reach::words
