#include "app/words/arcades/arcades_words.h"
#include "app/words/translate.h"
#include "engine/arcades/odds.h"

#include <QLocale>
#include <QStringList>

#include <cmath>

namespace reach::words {
namespace {

QString percent(double chance) {
    if (chance > 0 && chance < 0.005) return translate("arcades", "< 1%");
    return translate("arcades", "%1%").arg(std::lround(chance * 100));
}
QString mean(double number) {
    return QLocale().toString(number, 'f', 1);
}

}  // namespace

QString oddsText(const arcades::Game& game, Player attacker, Player defender, int cluster,
                 const arcades::DiceCount& dice, const PlayerNames& players) {
    const auto odds = arcades::battleOdds(game, attacker, defender, cluster, dice);
    if (!odds) return {};
    const QString loses = translate("arcades", "%1 loses %2 ships on average (all: %3 chance)");
    QStringList parts{loses.arg(players.of(attacker), mean(odds->shipsLost), percent(odds->loseEveryShip)),
                      loses.arg(players.of(defender), mean(odds->shipsDestroyed), percent(odds->clearShips))};
    parts +=
        translate("arcades", "hits: %1 taken, %2 dealt").arg(mean(odds->hitsTaken), mean(odds->hitsLanded));
    if (dice[static_cast<std::size_t>(Die::Raid)] > 0) {
        parts += translate("arcades", "%1 keys").arg(mean(odds->keys));
        if (odds->driveAway > 0)
            parts += translate("arcades", "chance to drive the agent away: %1").arg(percent(odds->driveAway));
    }
    return parts.join(QStringLiteral(" · "));
}

}  // namespace reach::words
