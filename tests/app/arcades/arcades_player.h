#pragma once

#include "app/arcades/arcades_table.h"
#include "tests/app/hand.h"

#include <QMap>

/// Plays ARCADEs by taps alone. Answers each question with an answer that the window shows.
class ArcadesPlayer {
    using Ask = reach::arcades_ask::Ask;

  public:
    explicit ArcadesPlayer(Hand& hand) : hand_(hand) {}

    reach::ArcadesTable& table() const { return *hand_.games().findChild<reach::ArcadesTable*>(); }
    Ask asked() const { return table().promptView().ask; }
    /// How often each question was asked, by its number.
    const QMap<Ask, int>& met() const { return met_; }
    int taps() const { return taps_; }

    bool tap(const QString& name) {
        ++taps_;
        return hand_.tap(name);
    }

    /// Starts a new table, by taps.
    bool begin(int players, bool hard) {
        if (table().isOpen()) table().close();
        return tap(QStringLiteral("newTable")) && tap(QStringLiteral("game-arcades")) &&
               tap(QStringLiteral("players-%1").arg(players)) &&
               (!hard || tap(QStringLiteral("mode-hard"))) && tap(QStringLiteral("startTable")) &&
               table().isOpen() && tap(QStringLiteral("layOutDone"));
    }

    /// Opens a table of three people after setup and recruit, or of one against bots; then these entries.
    bool lay(const QByteArray& entries, bool solo = false) const {
        const QByteArray three =
            "game: arcades\nplayers: red=Ana, blue=Ben, white=Cy\n\nred places agent 1-arrow\n"
            "blue places agent 2-arrow\nwhite places agent 3-arrow\nwhite places 3 3-gate\n"
            "blue places 3 2-gate\nred places 3 1-gate\nrecruit\n";
        const QByteArray one =
            "game: arcades\nplayers: red=Ana\nbots: blue, white\n\nred places agent 1-arrow\nstart card 2\n"
            "start card 3\nred places 3 1-gate\nstart card 2\nstart card 3\nrecruit\n"
            "blue offers aggression 2, mobilization 4, administration 6\n"
            "white offers aggression 3, mobilization 5, administration 2\n";
        return hand_.games().importRecord(QString::fromUtf8((solo ? one : three) + entries));
    }

    /// Answers the current question with one or more taps. Returns false if nothing can be tapped.
    bool answer() {
        if (hand_.shown(QStringLiteral("scoreRead")) && !tap(QStringLiteral("scoreRead"))) return false;
        ++met_[asked()];
        switch (asked()) {
            case Ask::Play:
                if (hand_.shown(QStringLiteral("freeActions")) && !free_) {
                    // Opens the free actions and returns: a resource may be spent before the card.
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

    /// Plays until the chapter has begun or the game is over. Fails with a warning if a tap changes nothing.
    bool playUntil(int chapter) {
        for (int answers = 0; table().chapter() < chapter && asked() != Ask::Finished; ++answers) {
            const int before = table().cursor();
            if (!answer() || answers > 2000) return false;
            // After two of three offered cards there is no entry yet.
            if (table().cursor() == before && asked() != Ask::Offer) {
                qWarning("nothing was entered: %s (%s)", qPrintable(table().promptView().text),
                         qPrintable(table().message()));
                return false;
            }
        }
        return true;
    }

  private:
    /// Taps an action, or every fourth time the end of the turn.
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
                const QQuickItem* kind = hand_.shown(chip);
                if (!kind || !kind->isEnabled()) continue;
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
    /// True if goals are shown: the ships of a 7 choose a system first.
    bool offersGoals() const { return !goals().isEmpty(); }

    /// Taps a goal for the agent or the ships, then an answer if there are several ways.
    bool tapGoal() {
        const QStringList goals = this->goals();
        const int before = table().cursor();
        if (goals.isEmpty() || !tap(goals[++turns_ % goals.size()])) return false;
        return table().cursor() > before || tapAnswer();
    }

    /// Taps one of the answers, another one each time.
    bool tapAnswer() {
        QStringList names;
        for (int at = 0; at < 12; ++at)
            if (const QString name = QStringLiteral("answer-%1").arg(at);
                hand_.shown(name) && hand_.shown(name)->isEnabled())
                names.append(name);
        return !names.isEmpty() && tap(names[++turns_ % names.size()]);
    }

    /// Taps an unseen card, another one each time.
    bool tapCard() {
        QStringList names;
        for (const auto& card : table().cards())
            if (!card.seen) names.append(QStringLiteral("card-%1-%2").arg(card.suit).arg(card.number));
        return !names.isEmpty() && tap(names[static_cast<qsizetype>(++turns_) * 7 % names.size()]);
    }

    Hand& hand_;
    int taps_ = 0;
    int turns_ = 0;
    bool free_ = false;  ///< the free actions before a card were opened once
    QMap<Ask, int> met_;
};
