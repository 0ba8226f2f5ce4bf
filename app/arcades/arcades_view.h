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

/// Somebody in a cluster of ARCADEs (Core Concepts, Influence).
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
    QString color;       ///< whose
    int influence = 0;   ///< fresh ships, with any of them the agent and cities
    bool first = false;  ///< alone ahead
    bool tied = false;   ///< with others ahead: the prize of the second
    bool second = false;
    bool agent = false;  ///< the agent is there
    int now = 0;         ///< Power when the cluster is scored for a trick
    int end = 0;         ///< Power for it at the chapter's end

    bool operator==(const ArcadesShareView&) const = default;
};

/// A cluster at a glance.
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
    int number = 0;                  ///< 1 to 6
    QString gate;                    ///< its gate's id
    bool marked = false;             ///< an ambition marker lies there
    bool scored = false;             ///< the one that is scored if the trick ended now
    QString pays;                    ///< for a trick: "2/1", the first and the second prize
    QString paysAtEnd;               ///< at the chapter's end: the marker's, or the same
    QList<ArcadesShareView> shares;  ///< of all with ships or an agent there, the most influence first

    bool operator==(const ArcadesClusterView&) const = default;
};

/// Somebody at a table of ARCADEs.
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
    bool person = false;  ///< else the phantom or a bot
    bool counts = true;   ///< false: the phantom, whose Power is ignored
    bool initiative = false;
    bool acting = false;
    int power = 0;
    int place = 0;           ///< on the Power track, from 1
    int ifTrick = 0;         ///< Power gained if the trick ended now
    int ifChapter = 0;       ///< Power of all clusters if the chapter ended now
    int cards = 0;           ///< a person's in hand, of others those left in the pile
    int supply = 0;          ///< ships
    QString agent;           ///< where it is, in words; empty before it is placed
    QString offer;           ///< the cards face up, in words
    QStringList resources;   ///< by their slots: "fuel"
    QString advances;        ///< in words
    QString trophies;        ///< in words
    QString agentAt;         ///< the planet's id
    QStringList researched;  ///< advances as the record names them: "repair-bots"
    QList<int> taken;        ///< Trophies: ships of each seat, in seat order

    bool operator==(const ArcadesPlayerView&) const = default;
};

/// An ambition marker.
struct ArcadesMarkerView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesMarker)
    Q_PROPERTY(int power MEMBER power FINAL)
    Q_PROPERTY(int cluster MEMBER cluster FINAL)

  public:
    int power = 0;    ///< for the first place, of the side that is up
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
    bool seen = false;  ///< it was played in this chapter or lies in an offer

    bool operator==(const ArcadesCardView&) const = default;
};

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

QList<ArcadesClusterView> clusters(const arcades::Game& game);
QList<ArcadesPlayerView> players(const arcades::Game& game, const words::PlayerNames& names);
QList<ArcadesCardView> cards(const arcades::Game& game);
QList<ArcadesBattleView> battles(const std::vector<arcades::Option>& options, const arcades::Game& game,
                                 const words::PlayerNames& names);
ArcadesPromptView prompt(const arcades::Game& game, const words::PlayerNames& names);
QList<PlayedCardView> played(const arcades::Game& game);
/// Ambition markers left, as they show: "5/3".
QStringList markers(const arcades::Game& game);
QList<ArcadesMarkerView> markerList(const arcades::Game& game);
QList<SystemView> systems(const arcades::Game& game);
/// Clusters told so far, the last one first (Depth::Score).
QList<ArcadesToldView> told(const SessionOf<ArcadesGame>& session);
/// All but battles; a group is that of the variant's headings: agent, ships, place, ...
QList<OptionView> options(const std::vector<arcades::Option>& options, const arcades::Game& game,
                          const words::PlayerNames& names);

/// Everybody as the history shows them: name, Power, resources.
QList<PlayerView> seated(const arcades::Game& game, const words::PlayerNames& names);
/// Chapter, round and turn, in words.
QString heading(const arcades::Game& game, const words::PlayerNames& names);
/// How Power moved, and the moments that counted (arcades_story.cpp).
ToldStory arcadesStory(const SessionOf<ArcadesGame>& session, const words::PlayerNames& names);
LogEntryView logEntry(const SessionEntryOf<ArcadesGame>& entry, const words::PlayerNames& names);

}  // namespace reach::view
