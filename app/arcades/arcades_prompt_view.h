#pragma once

#include "app/arcades/arcades_ask.h"
#include "app/values/option_view.h"
#include "app/words/names.h"
#include "engine/arcades/arcades.h"

namespace reach::view {

/// A possible battle, independent of the dice.
struct ArcadesBattleView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesBattle)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(int index MEMBER index FINAL)
    Q_PROPERTY(bool spends MEMBER spends FINAL)
    Q_PROPERTY(int most MEMBER most FINAL)
    Q_PROPERTY(bool raid MEMBER raid FINAL)

  public:
    QString text;         ///< "1 point: Ben, cluster 4"
    QString system;       ///< id of the gate
    int index = -1;       ///< index among the options, with any dice; -1: no such battle
    bool spends = false;  ///< true: it is the free action of a Weapon
    int most = 0;         ///< maximum number of dice
    bool raid = false;    ///< true: raid dice can have an effect

    bool operator==(const ArcadesBattleView&) const = default;
};

/// A system to which an agent can move.
struct ArcadesGoalView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesGoal)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)

  public:
    QString system;  ///< its id
    int points = 0;  ///< points of the cheapest way; 0: only a resource pays for it

    bool operator==(const ArcadesGoalView&) const = default;
};

/// The next thing the table has to do.
struct ArcadesPromptView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesPrompt)
    Q_PROPERTY(reach::arcades_ask::Ask ask MEMBER ask FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString question MEMBER question FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(int cluster MEMBER cluster FINAL)
    Q_PROPERTY(bool collected MEMBER collected FINAL)
    Q_PROPERTY(QList<int> dice MEMBER dice FINAL)
    Q_PROPERTY(QStringList steps MEMBER steps FINAL)
    Q_PROPERTY(QString odds MEMBER odds FINAL)
    Q_PROPERTY(QString rolled MEMBER rolled FINAL)

  public:
    arcades_ask::Ask ask = arcades_ask::Ask::Finished;
    QString player;            ///< colour of the player who answers; empty: the table
    QString text;              ///< in one line
    QString question;          ///< the text below the player's name
    int points = 0;            ///< Act: action points left
    bool collected = false;    ///< Act: the agent has taken its one resource of this turn
    int cluster = 0;           ///< Cluster: number of the cluster, 1 to 6
    QList<int> dice{0, 0, 0};  ///< Roll and Reroll: assault, skirmish, raid
    QStringList steps;         ///< Bot: its next steps with their reasons, before they are made
    QString odds;              ///< Roll, or a bot before a battle: the expected result of the dice
    QString rolled;            ///< Reroll: the faces on the table, in words

    bool operator==(const ArcadesPromptView&) const = default;
};

ArcadesPromptView prompt(const arcades::Game& game, const words::PlayerNames& names);
QList<ArcadesBattleView> battles(const std::vector<arcades::Option>& options, const arcades::Game& game,
                                 const words::PlayerNames& names);
/// All options except battles. Their groups are the headings of the variant: agent, ships, place, ... Within
/// a group those come first that cost least or are chosen most, and what harms comes last.
QList<OptionView> options(const std::vector<arcades::Option>& options, const arcades::Game& game,
                          const words::PlayerNames& names);
/// Why no action of this kind is possible now: what is wrong with the one that comes closest.
arcades::Violation whyNot(arcs::Group group, const arcades::Game& game);
QList<ArcadesGoalView> goals(const std::vector<arcades::Option>& options, const arcades::Game& game);

}  // namespace reach::view
