#pragma once

#include "app/arcades/arcades_ask.h"
#include "app/session/game_session.h"
#include "app/values/option_view.h"

namespace reach::view {

/// A battle that could be fought, whatever the dice.
struct ArcadesBattleView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesBattle)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(QString entry MEMBER entry FINAL)
    Q_PROPERTY(QString spending MEMBER spending FINAL)
    Q_PROPERTY(int most MEMBER most FINAL)
    Q_PROPERTY(bool raid MEMBER raid FINAL)

  public:
    QString text;       ///< "Ben in cluster 4"
    QString system;     ///< the gate
    QString entry;      ///< up to the dice: "red battles blue 4-gate with"; empty: there is none
    QString spending;   ///< behind them: " spending weapon"
    int most = 0;       ///< dice in all
    bool raid = false;  ///< raid dice have something to roll for

    bool operator==(const ArcadesBattleView&) const = default;
};

/// What the table has to do next.
struct ArcadesPromptView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesPrompt)
    Q_PROPERTY(reach::arcades_ask::Ask ask MEMBER ask FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString question MEMBER question FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(int cluster MEMBER cluster FINAL)
    Q_PROPERTY(QList<int> dice MEMBER dice FINAL)
    Q_PROPERTY(QStringList steps MEMBER steps FINAL)
    Q_PROPERTY(QString odds MEMBER odds FINAL)

  public:
    arcades_ask::Ask ask = arcades_ask::Ask::Finished;
    QString player;            ///< who answers; empty: the table
    QString text;              ///< in one line
    QString question;          ///< the same below the name of who is asked
    int points = 0;            ///< Act: action points left
    int cluster = 0;           ///< Cluster: which, 1 to 6
    QList<int> dice{0, 0, 0};  ///< Roll and Reroll: assault, skirmish, raid
    QStringList steps;         ///< Bot: what it does next and why, before it is done
    QString odds;              ///< Roll, or a bot that is about to battle: what the dice are likely to do

    bool operator==(const ArcadesPromptView&) const = default;
};

/// What was told of a cluster where only scores are told: what is likely to be told of it again.
struct ArcadesToldView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesTold)
    Q_PROPERTY(QString winner MEMBER winner FINAL)
    Q_PROPERTY(int cluster MEMBER cluster FINAL)
    Q_PROPERTY(QList<int> influence MEMBER influence FINAL)

  public:
    QString winner;        ///< of the trick; empty: it was scored at a chapter's end
    int cluster = 0;       ///< 1 to 6
    QList<int> influence;  ///< of everybody, in seat order

    bool operator==(const ArcadesToldView&) const = default;
};

ArcadesPromptView prompt(const arcades::Game& game, const words::PlayerNames& names);
QList<ArcadesBattleView> battles(const std::vector<arcades::Option>& options, const arcades::Game& game,
                                 const words::PlayerNames& names);
/// All but battles; a group is that of the variant's headings: agent, ships, place, ...
QList<OptionView> options(const std::vector<arcades::Option>& options, const arcades::Game& game,
                          const words::PlayerNames& names);
/// Clusters told so far, the last one first (Depth::Score).
QList<ArcadesToldView> told(const SessionOf<ArcadesGame>& session);

}  // namespace reach::view
