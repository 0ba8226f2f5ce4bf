#pragma once

#include "app/arcades/arcades_ask.h"
#include "app/session/game_session.h"
#include "app/values/log_view.h"
#include "app/values/option_view.h"
#include "app/values/player_view.h"
#include "app/values/story_view.h"
#include "app/values/system_view.h"
#include "app/values/turn_view.h"

namespace reach::view {

/// A player in a cluster of ARCADEs (Core Concepts, Influence).
struct ArcadesShareView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesShare)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(int influence MEMBER influence FINAL)
    Q_PROPERTY(bool first MEMBER first FINAL)
    Q_PROPERTY(bool tied MEMBER tied FINAL)
    Q_PROPERTY(bool second MEMBER second FINAL)
    Q_PROPERTY(bool agent MEMBER agent FINAL)
    Q_PROPERTY(int now MEMBER now FINAL)
    Q_PROPERTY(int end MEMBER end FINAL)

  public:
    QString color;       ///< the player's colour
    int influence = 0;   ///< number of fresh ships; with at least one fresh ship also the agent and cities
    bool first = false;  ///< true: alone in first place
    bool tied = false;   ///< true: tied for first place, with the prize of the second place
    bool second = false;
    bool agent = false;  ///< true: the agent is there
    int now = 0;         ///< Power when the cluster is scored for a trick
    int end = 0;         ///< Power when the cluster is scored at the chapter's end

    bool operator==(const ArcadesShareView&) const = default;
};

/// A summary of a cluster.
struct ArcadesClusterView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesCluster)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QString gate MEMBER gate FINAL)
    Q_PROPERTY(bool marked MEMBER marked FINAL)
    Q_PROPERTY(bool scored MEMBER scored FINAL)
    Q_PROPERTY(QString pays MEMBER pays FINAL)
    Q_PROPERTY(QString paysAtEnd MEMBER paysAtEnd FINAL)
    Q_PROPERTY(QList<reach::view::ArcadesShareView> shares MEMBER shares FINAL)

  public:
    int number = 0;       ///< 1 to 6
    QString gate;         ///< id of its gate
    bool marked = false;  ///< true: an ambition marker lies there
    bool scored = false;  ///< true: it is scored if the trick ends now
    QString pays;         ///< prizes for a trick: "2/1", the first and the second prize
    QString paysAtEnd;    ///< prizes at the chapter's end: the marker's prizes, or those for a trick
    QList<ArcadesShareView> shares;  ///< all players with ships or an agent there, the most influence first

    bool operator==(const ArcadesClusterView&) const = default;
};

/// A player at a table of ARCADEs.
struct ArcadesPlayerView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesPlayer)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool person MEMBER person FINAL)
    Q_PROPERTY(bool counts MEMBER counts FINAL)
    Q_PROPERTY(bool initiative MEMBER initiative FINAL)
    Q_PROPERTY(bool acting MEMBER acting FINAL)
    Q_PROPERTY(int power MEMBER power FINAL)
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(int ifTrick MEMBER ifTrick FINAL)
    Q_PROPERTY(int ifChapter MEMBER ifChapter FINAL)
    Q_PROPERTY(int cards MEMBER cards FINAL)
    Q_PROPERTY(int supply MEMBER supply FINAL)
    Q_PROPERTY(QString agent MEMBER agent FINAL)
    Q_PROPERTY(QString offer MEMBER offer FINAL)
    Q_PROPERTY(QStringList resources MEMBER resources FINAL)
    Q_PROPERTY(QString advances MEMBER advances FINAL)
    Q_PROPERTY(QString trophies MEMBER trophies FINAL)
    Q_PROPERTY(QString agentAt MEMBER agentAt FINAL)
    Q_PROPERTY(QStringList researched MEMBER researched FINAL)
    Q_PROPERTY(QList<int> taken MEMBER taken FINAL)

  public:
    QString color;
    QString name;
    bool person = false;  ///< false: the phantom or a bot
    bool counts = true;   ///< false: the phantom, whose Power is ignored
    bool initiative = false;
    bool acting = false;
    int power = 0;
    int place = 0;           ///< on the Power track, from 1
    int ifTrick = 0;         ///< Power gained if the trick ended now
    int ifChapter = 0;       ///< Power of all clusters if the chapter ended now
    int cards = 0;           ///< cards in hand of a person; cards in the pile of the phantom or a bot
    int supply = 0;          ///< ships
    QString agent;           ///< place of the agent, in words; empty before it is placed
    QString offer;           ///< the cards face up, in words
    QStringList resources;   ///< in the order of the slots: "fuel"
    QString advances;        ///< in words
    QString trophies;        ///< in words
    QString agentAt;         ///< id of the agent's planet
    QStringList researched;  ///< advances as the record names them: "repair-bots"
    QList<int> taken;        ///< Trophies: number of ships of each player, in seat order

    bool operator==(const ArcadesPlayerView&) const = default;
};

/// An ambition marker.
struct ArcadesMarkerView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesMarker)
    Q_PROPERTY(int power MEMBER power FINAL)
    Q_PROPERTY(int cluster MEMBER cluster FINAL)

  public:
    int power = 0;    ///< Power for the first place, on the visible side
    int cluster = 0;  ///< 1 to 6; 0: available

    bool operator==(const ArcadesMarkerView&) const = default;
};

/// A card of the deck.
struct ArcadesCardView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesCard)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QString suit MEMBER suit FINAL)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(bool seen MEMBER seen FINAL)

  public:
    QString card;  ///< as the record names it: "aggression 4"
    QString suit;
    int number = 0;
    bool seen = false;  ///< true: played in this chapter, or lies in an offer

    bool operator==(const ArcadesCardView&) const = default;
};

/// A possible battle, independent of the dice.
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
    QString system;     ///< id of the gate
    QString entry;      ///< the entry before the dice: "red battles blue 4-gate with"; empty: no such battle
    QString spending;   ///< the entry after the dice: " spending weapon"
    int most = 0;       ///< maximum number of dice
    bool raid = false;  ///< true: raid dice can have an effect

    bool operator==(const ArcadesBattleView&) const = default;
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
    Q_PROPERTY(QList<int> dice MEMBER dice FINAL)
    Q_PROPERTY(QStringList steps MEMBER steps FINAL)
    Q_PROPERTY(QString odds MEMBER odds FINAL)

  public:
    arcades_ask::Ask ask = arcades_ask::Ask::Finished;
    QString player;            ///< colour of the player who answers; empty: the table
    QString text;              ///< in one line
    QString question;          ///< the text below the player's name
    int points = 0;            ///< Act: action points left
    int cluster = 0;           ///< Cluster: number of the cluster, 1 to 6
    QList<int> dice{0, 0, 0};  ///< Roll and Reroll: assault, skirmish, raid
    QStringList steps;         ///< Bot: its next steps with their reasons, before they are made
    QString odds;              ///< Roll, or a bot before a battle: the expected result of the dice

    bool operator==(const ArcadesPromptView&) const = default;
};

/// An earlier entry about a cluster at a table with scores only. It is the suggestion for the next entry.
struct ArcadesToldView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesTold)
    Q_PROPERTY(QString winner MEMBER winner FINAL)
    Q_PROPERTY(int cluster MEMBER cluster FINAL)
    Q_PROPERTY(QList<int> influence MEMBER influence FINAL)

  public:
    QString winner;        ///< winner of the trick; empty: scored at a chapter's end
    int cluster = 0;       ///< 1 to 6
    QList<int> influence;  ///< influence of all players, in seat order

    bool operator==(const ArcadesToldView&) const = default;
};

QList<ArcadesClusterView> clusters(const arcades::Game& game);
QList<ArcadesPlayerView> players(const arcades::Game& game, const words::PlayerNames& names);
QList<ArcadesCardView> cards(const arcades::Game& game);
QList<ArcadesBattleView> battles(const std::vector<arcades::Option>& options, const arcades::Game& game,
                                 const words::PlayerNames& names);
ArcadesPromptView prompt(const arcades::Game& game, const words::PlayerNames& names);
QList<PlayedCardView> played(const arcades::Game& game);
/// The remaining ambition markers with their visible side: "5/3".
QStringList markers(const arcades::Game& game);
QList<ArcadesMarkerView> markerList(const arcades::Game& game);
QList<SystemView> systems(const arcades::Game& game);
/// The clusters entered so far, the last one first (Depth::Score).
QList<ArcadesToldView> told(const SessionOf<ArcadesGame>& session);
/// All options except battles. Their groups are the headings of the variant: agent, ships, place, ...
QList<OptionView> options(const std::vector<arcades::Option>& options, const arcades::Game& game,
                          const words::PlayerNames& names);

/// All players as the history shows them: name, Power, resources.
QList<PlayerView> seated(const arcades::Game& game, const words::PlayerNames& names);
/// Chapter, round and turn, in words.
QString heading(const arcades::Game& game, const words::PlayerNames& names);
/// The changes of Power, and the decisive moments (arcades_story.cpp).
ToldStory arcadesStory(const SessionOf<ArcadesGame>& session, const words::PlayerNames& names);
LogEntryView logEntry(const SessionEntryOf<ArcadesGame>& entry, const words::PlayerNames& names);

}  // namespace reach::view
