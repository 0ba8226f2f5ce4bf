#pragma once

#include "app/values/campaign_view.h"
#include "app/values/card_view.h"

namespace reach::view {

/// A Golem. It lies in a slot like a resource (BR, F5).
struct GolemView {
    Q_GADGET
    QML_VALUE_TYPE(golem)
    Q_PROPERTY(QString golem MEMBER golem FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(bool asleep MEMBER asleep FINAL)
    Q_PROPERTY(int raidCost MEMBER raidCost FINAL)

  public:
    QString golem;        ///< as the record names it: "seeker"; empty when it is unknown which Golem it is
    QString text;         ///< in words; empty: no Golem
    bool asleep = false;  ///< true: its back is up
    int raidCost = 0;     ///< keys to steal it; 0: it waits for room

    bool operator==(const GolemView&) const = default;
};

/// A resource slot (Base p.4).
struct SlotView {
    Q_GADGET
    QML_VALUE_TYPE(slot)
    Q_PROPERTY(QString token MEMBER token FINAL)
    Q_PROPERTY(reach::view::GolemView golem MEMBER golem FINAL)
    Q_PROPERTY(bool open MEMBER open FINAL)
    Q_PROPERTY(bool onCard MEMBER onCard FINAL)
    Q_PROPERTY(int raidCost MEMBER raidCost FINAL)
    Q_PROPERTY(bool goesFirst MEMBER goesFirst FINAL)

  public:
    QString token;        ///< the resource in it: "fuel"; empty without one
    GolemView golem;      ///< the Golem that lies in it instead
    bool open = false;    ///< true: not covered by a city
    bool onCard = false;  ///< true: the slot that a card adds
    int raidCost = 0;     ///< keys to steal its contents, 1 to 3
    /// True if its token is spent first when several tokens are alike and the entry does not name one
    /// (`ownToken`). True for an empty slot.
    bool goesFirst = false;

    bool operator==(const SlotView&) const = default;
};

/// Trophies of one colour.
struct TrophiesView {
    Q_GADGET
    QML_VALUE_TYPE(trophies)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(int ships MEMBER ships FINAL)
    Q_PROPERTY(int agents MEMBER agents FINAL)
    Q_PROPERTY(int cities MEMBER cities FINAL)
    Q_PROPERTY(int starports MEMBER starports FINAL)

  public:
    QString color;  ///< owner of the pieces: a player's colour, "empire", "free" or "blight"
    int ships = 0;
    int agents = 0;
    int cities = 0;
    int starports = 0;

    bool operator==(const TrophiesView&) const = default;
};

/// Captives of one colour.
struct CaptivesView {
    Q_GADGET
    QML_VALUE_TYPE(captives)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(int agents MEMBER agents FINAL)

  public:
    QString color;
    int agents = 0;

    bool operator==(const CaptivesView&) const = default;
};

/// A player, and everything in the player's area.
struct PlayerView {
    Q_GADGET
    QML_VALUE_TYPE(player)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int power MEMBER power FINAL)
    Q_PROPERTY(int projected MEMBER projected FINAL)
    Q_PROPERTY(int hand MEMBER hand FINAL)
    Q_PROPERTY(bool initiative MEMBER initiative FINAL)
    Q_PROPERTY(bool seized MEMBER seized FINAL)
    Q_PROPERTY(bool acting MEMBER acting FINAL)
    Q_PROPERTY(bool conceded MEMBER conceded FINAL)
    Q_PROPERTY(QList<reach::view::SlotView> resourceSlots MEMBER resourceSlots FINAL)
    Q_PROPERTY(QStringList overflow MEMBER overflow FINAL)
    Q_PROPERTY(QList<reach::view::GolemView> golems MEMBER golems FINAL)
    Q_PROPERTY(QList<bool> outrage MEMBER outrage FINAL)
    Q_PROPERTY(int trophies MEMBER trophies FINAL)
    Q_PROPERTY(int captives MEMBER captives FINAL)
    Q_PROPERTY(QList<reach::view::TrophiesView> trophyList MEMBER trophyList FINAL)
    Q_PROPERTY(QList<reach::view::CaptivesView> captiveList MEMBER captiveList FINAL)
    Q_PROPERTY(QList<reach::view::CardView> cards MEMBER cards FINAL)
    Q_PROPERTY(int citiesOffBoard MEMBER citiesOffBoard FINAL)
    Q_PROPERTY(int bonus MEMBER bonus FINAL)
    Q_PROPERTY(int shipSupply MEMBER shipSupply FINAL)
    Q_PROPERTY(int agentSupply MEMBER agentSupply FINAL)
    Q_PROPERTY(int starportSupply MEMBER starportSupply FINAL)
    Q_PROPERTY(reach::view::SeatView campaign MEMBER campaign FINAL)

  public:
    QString color;                   ///< "red", "blue", "white", "yellow"; empty: no player
    QString name;                    ///< the player's name
    int power = 0;                   ///< from 0
    int projected = 0;               ///< Power gained if the chapter ended now
    int hand = 0;                    ///< action cards in hand; -1 when unknown
    bool initiative = false;         ///< true: holds the marker
    bool seized = false;             ///< true: has seized it this round (Base p.10)
    bool acting = false;             ///< true: has to act or answer now
    bool conceded = false;           ///< true: has left the game
    QList<SlotView> resourceSlots;   ///< the six slots of the board, and the slot on a card if there is one
    QStringList overflow;            ///< resources that wait for room
    QList<GolemView> golems;         ///< Golems without a slot: on a card, or waiting for room
    QList<bool> outrage;             ///< one for each of material, fuel, weapon, relic, psionic
    int trophies = 0;                ///< number counted by Warlord
    int captives = 0;                ///< number counted by Tyrant
    QList<TrophiesView> trophyList;  ///< by colour; only colours with some
    QList<CaptivesView> captiveList;
    QList<CardView> cards;   ///< the leader, lore, Guild cards, then cards of the campaign
    int citiesOffBoard = 0;  ///< 0 to 5
    int bonus = 0;           ///< Power that cities off the board add to a first place (Base p.18)
    int shipSupply = 0;
    int agentSupply = 0;
    int starportSupply = 0;
    SeatView campaign;  ///< default values in a base game

    bool operator==(const PlayerView&) const = default;
};

/// The players in seat order.
QList<PlayerView> players(const Game& game, const words::PlayerNames& names);

}  // namespace reach::view
