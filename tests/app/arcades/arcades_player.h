#pragma once

#include "app/arcades/arcades_table.h"
#include "tests/app/hand.h"

#include <QMap>

/// Somebody who plays ARCADEs by taps alone: what is asked is answered with what the window shows.
class ArcadesPlayer {
    using Ask = reach::arcades_ask::Ask;

  public:
    explicit ArcadesPlayer(Hand& hand) : hand_(hand) {}

    reach::ArcadesTable& table() const { return hand_.singleton<reach::ArcadesTable>("ArcadesTable"); }
    Ask asked() const { return table().promptView().ask; }
    /// How often which question was met, by its number.
    const QMap<Ask, int>& met() const { return met_; }
    int taps() const { return taps_; }

    bool tap(const QString& name) {
        ++taps_;
        return hand_.tap(name);
    }

    /// From the new table, by taps.
    bool begin(int players, bool hard) {
        if (table().isOpen()) table().close();
        return tap(QStringLiteral("newTable")) && tap(QStringLiteral("game-arcades")) &&
               tap(QStringLiteral("players-%1").arg(players)) &&
               (!hard || tap(QStringLiteral("mode-hard"))) && tap(QStringLiteral("startTable")) &&
               table().isOpen();
    }

    /// One tap, or the few that an answer takes; false when nothing can be tapped.
    bool answer() {
        ++met_[asked()];
        switch (asked()) {
            case Ask::Play:
                if (hand_.shown(QStringLiteral("freeActions")) && !free_) {
                    // There and back: a resource may be spent before the card.
                    free_ = true;
                    return tap(QStringLiteral("freeActions")) && tap(QStringLiteral("toCards")) && tapCard();
                }
                return tapCard();
            case Ask::Draw:
            case Ask::Offer: return tapCard();
            case Ask::Roll: return tap(QStringLiteral("rollHere"));
            case Ask::Reroll: return tap(QStringLiteral("keepDice"));
            case Ask::Bot:
                return tap(++turns_ % 2 == 0 ? QStringLiteral("botAll") : QStringLiteral("botStep"));
            case Ask::Act: return act();
            case Ask::Finished: return false;
            default: return tapAnswer();
        }
    }

    /// Until the chapter has begun, or the game is over; a tap that changes nothing is told and fails.
    bool playUntil(int chapter) {
        for (int answers = 0; table().chapter() < chapter && asked() != Ask::Finished; ++answers) {
            const int before = table().cursor();
            if (!answer() || answers > 2000) return false;
            // Two cards of three turned up are no entry yet.
            if (table().cursor() == before && asked() != Ask::Offer) {
                qWarning("nothing was entered: %s (%s)", qPrintable(table().promptView().text),
                         qPrintable(table().message()));
                return false;
            }
        }
        return true;
    }

  private:
    /// Now an action, now the end of the turn.
    bool act() {
        const QStringList groups{QStringLiteral("battle"),   QStringLiteral("place"),
                                 QStringLiteral("agent"),    QStringLiteral("ships"),
                                 QStringLiteral("research"), QStringLiteral("colonize"),
                                 QStringLiteral("declare"),  QStringLiteral("repair"),
                                 QStringLiteral("buy"),      QStringLiteral("phantom")};
        if (++turns_ % 4 != 0)
            for (qsizetype i = 0; i < groups.size(); ++i) {
                const QString& group = groups[(i + turns_) % groups.size()];
                const QString chip = QStringLiteral("group-") + group;
                if (!hand_.shown(chip)) continue;
                if (!tap(chip)) return false;
                if (group == QStringLiteral("battle"))
                    return tap(QStringLiteral("battle-0")) && tap(QStringLiteral("battle"));
                if (group == QStringLiteral("agent") || offersGoals()) return tapGoal();
                return tapAnswer();
            }
        return tap(QStringLiteral("endTurn"));
    }

    QStringList goals() const {
        QStringList goals;
        for (const auto& system : table().systems())
            if (const QString goal = QStringLiteral("goal-") + system.id; hand_.shown(goal))
                goals.append(goal);
        return goals;
    }
    /// Ships of a 7 go somewhere first.
    bool offersGoals() const { return !goals().isEmpty(); }

    /// Where the agent or ships go; how, where there are several ways.
    bool tapGoal() {
        const QStringList goals = this->goals();
        const int before = table().cursor();
        if (goals.isEmpty() || !tap(goals[++turns_ % goals.size()])) return false;
        return table().cursor() > before || tapAnswer();
    }

    /// Another one of the ways to answer each time.
    bool tapAnswer() {
        int shown = 0;
        while (shown < 12 && hand_.shown(QStringLiteral("answer-%1").arg(shown))) ++shown;
        return shown > 0 && tap(QStringLiteral("answer-%1").arg(++turns_ % shown));
    }

    /// The next unseen card, another one each time.
    bool tapCard() {
        QStringList names;
        for (const auto& card : table().cards())
            if (!card.seen) names.append(QStringLiteral("card-%1-%2").arg(card.suit).arg(card.number));
        return !names.isEmpty() && tap(names[static_cast<qsizetype>(++turns_) * 7 % names.size()]);
    }

    Hand& hand_;
    int taps_ = 0;
    int turns_ = 0;
    bool free_ = false;  ///< the free actions before a card were looked at
    QMap<Ask, int> met_;
};
