#pragma once

#include "app/values/card_view.h"
#include "app/values/pile_view.h"
#include "app/values/token_view.h"

namespace reach::view {

/// A Fate (BR p.3).
struct FateView {
    Q_GADGET
    QML_VALUE_TYPE(fate)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)

  public:
    int number = 0;  ///< 1 to 24; 0: none
    QString id;      ///< id of its card in the reference; empty where it has none
    QString name;    ///< in words

    bool operator==(const FateView&) const = default;
};

/// Favors of one player with another (BR p.16).
struct FavorView {
    Q_GADGET
    QML_VALUE_TYPE(favor)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(int count MEMBER count FINAL)

  public:
    QString color;
    int count = 0;  ///< from 1

    bool operator==(const FavorView&) const = default;
};

/// A place on a Flagship's board (BR p.12).
struct UpgradeView {
    Q_GADGET
    QML_VALUE_TYPE(upgrade)
    Q_PROPERTY(QString owner MEMBER owner FINAL)
    Q_PROPERTY(QString type MEMBER type FINAL)
    Q_PROPERTY(bool damaged MEMBER damaged FINAL)

  public:
    QString owner;  ///< owner of the building on it; empty: nothing is built here
    QString type;   ///< "city" or "starport"; empty: nothing is built here
    bool damaged = false;

    bool operator==(const UpgradeView&) const = default;
};

/// A Flagship (BR p.12).
struct FlagshipView {
    Q_GADGET
    QML_VALUE_TYPE(flagship)
    Q_PROPERTY(QString at MEMBER at FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QList<reach::view::UpgradeView> upgrades MEMBER upgrades FINAL)
    Q_PROPERTY(QList<reach::view::UpgradeView> armor MEMBER armor FINAL)

  public:
    QString at;                   ///< its system; empty: there is no Flagship
    QString name;                 ///< of that system, in words
    QList<UpgradeView> upgrades;  ///< six places
    QList<UpgradeView> armor;     ///< six places, below the upgrades

    bool operator==(const FlagshipView&) const = default;
};

/// One player's part of the campaign; default values in a base game.
struct SeatView {
    Q_GADGET
    QML_VALUE_TYPE(seat)
    Q_PROPERTY(bool outlaw MEMBER outlaw FINAL)
    Q_PROPERTY(bool firstRegent MEMBER firstRegent FINAL)
    Q_PROPERTY(reach::view::FateView fate MEMBER fate FINAL)
    Q_PROPERTY(int objective MEMBER objective FINAL)
    Q_PROPERTY(int start MEMBER start FINAL)
    Q_PROPERTY(QList<reach::view::FavorView> favors MEMBER favors FINAL)
    Q_PROPERTY(QList<reach::view::FavorView> favorsGiven MEMBER favorsGiven FINAL)
    Q_PROPERTY(QList<int> outcomes MEMBER outcomes FINAL)
    Q_PROPERTY(reach::view::FlagshipView flagship MEMBER flagship FINAL)
    Q_PROPERTY(QList<reach::view::TokenView> tokens MEMBER tokens FINAL)
    Q_PROPERTY(QList<reach::view::TokenView> aside MEMBER aside FINAL)

  public:
    bool outlaw = false;           ///< false: a Regent
    bool firstRegent = false;      ///< true: also holds the title of First Regent
    FateView fate;                 ///< none in a base game, and before one is chosen
    int objective = -1;            ///< spaces left; 0: completed; -1: off the track
    int start = 0;                 ///< the space the marker began on
    QList<FavorView> favors;       ///< Favors held, by the colour of the agents; only colours with some
    QList<FavorView> favorsGiven;  ///< Favors given, by the colour of the holder
    QList<int> outcomes;           ///< of the three Acts: 1 completed, -1 failed, 0 not over
    FlagshipView flagship;
    QList<TokenView> tokens;  ///< with the player, and on the player's cards
    QList<TokenView> aside;   ///< tokens of the own Fate that lie aside

    bool operator==(const SeatView&) const = default;
};

/// A card of the campaign that concerns all players, and its place.
struct CampaignCardView {
    Q_GADGET
    QML_VALUE_TYPE(campaignCard)
    Q_PROPERTY(reach::view::CardView card MEMBER card FINAL)
    Q_PROPERTY(bool policy MEMBER policy FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(int stack MEMBER stack FINAL)
    Q_PROPERTY(bool amongActions MEMBER amongActions FINAL)

  public:
    CardView card;
    bool policy = false;        ///< true: the Policy in force (BR p.20)
    QString player = {};        ///< colour of its holder; empty: no player
    int place = 0;              ///< place in the Court, from 1; 0: elsewhere
    int stack = 0;              ///< number of cards in the stack that it tops; 0: it tops no stack
    bool amongActions = false;  ///< true: lies among the action cards

    bool operator==(const CampaignCardView&) const = default;
};

/// Resources of one kind.
struct ResourceCountView {
    Q_GADGET
    QML_VALUE_TYPE(resourceCount)
    Q_PROPERTY(QString resource MEMBER resource FINAL)
    Q_PROPERTY(int count MEMBER count FINAL)

  public:
    QString resource;  ///< "fuel"
    int count = 0;     ///< from 1

    bool operator==(const ResourceCountView&) const = default;
};

/// The last result of the event dice (BR p.18).
struct EventRollView {
    Q_GADGET
    QML_VALUE_TYPE(eventRoll)
    Q_PROPERTY(int cluster MEMBER cluster FINAL)
    Q_PROPERTY(QString symbol MEMBER symbol FINAL)
    Q_PROPERTY(bool crisis MEMBER crisis FINAL)

  public:
    int cluster = 0;      ///< 1 to 6; 0: not rolled yet
    QString symbol;       ///< of planets: "arrow", "moon", "hex"
    bool crisis = false;  ///< true: Crises; false: Edicts

    bool operator==(const EventRollView&) const = default;
};

/// The campaign's part of the table; default values in a base game.
struct CampaignView {
    Q_GADGET
    QML_VALUE_TYPE(campaign)
    Q_PROPERTY(int act MEMBER act FINAL)
    Q_PROPERTY(QString numeral MEMBER numeral FINAL)
    Q_PROPERTY(int chapters MEMBER chapters FINAL)
    Q_PROPERTY(bool fromPaper MEMBER fromPaper FINAL)
    Q_PROPERTY(QString firstRegent MEMBER firstRegent FINAL)
    Q_PROPERTY(bool councilDecided MEMBER councilDecided FINAL)
    Q_PROPERTY(QString councilBy MEMBER councilBy FINAL)
    Q_PROPERTY(reach::view::CardView policy MEMBER policy FINAL)
    Q_PROPERTY(QList<reach::view::CampaignCardView> booklet MEMBER booklet FINAL)
    Q_PROPERTY(QList<reach::view::CampaignCardView> crises MEMBER crises FINAL)
    Q_PROPERTY(QList<reach::view::CampaignCardView> actions MEMBER actions FINAL)
    Q_PROPERTY(QList<reach::view::ResourceCountView> trust MEMBER trust FINAL)
    Q_PROPERTY(reach::view::EventRollView roll MEMBER roll FINAL)
    Q_PROPERTY(int unknownLore MEMBER unknownLore FINAL)
    Q_PROPERTY(QList<reach::view::TokenView> tokens MEMBER tokens FINAL)
    Q_PROPERTY(QList<reach::view::TokenKindView> tokenKinds MEMBER tokenKinds FINAL)
    Q_PROPERTY(QList<reach::view::PileView> piles MEMBER piles FINAL)
    Q_PROPERTY(QList<reach::view::PileRowView> pileRows MEMBER pileRows FINAL)
    Q_PROPERTY(QString commonwealth MEMBER commonwealth FINAL)
    Q_PROPERTY(QString sponsored MEMBER sponsored FINAL)

  public:
    int act = 0;             ///< 1 to 3; 0: a base game
    QString numeral;         ///< the Act in Roman numerals
    int chapters = 0;        ///< number of chapters of this Act
    bool fromPaper = false;  ///< true: the table still has to enter the contents of the paper log sheet
    QString firstRegent;     ///< colour of the First Regent; empty: none
    /// True: the Imperial Council has decided; false: it is in session (BR p.21).
    bool councilDecided = false;
    QString councilBy;                ///< colour of the player who decided; empty: none or unknown
    CardView policy;                  ///< the Policy in force; no card: none
    QList<CampaignCardView> booklet;  ///< the rules booklet: Edicts, Laws, Summit, others, in reading order
    QList<CampaignCardView> crises;   ///< cards with Crisis text: players', then the Court's (BR p.18)
    QList<CampaignCardView> actions;  ///< cards of Fates among the action cards
    QList<ResourceCountView> trust;   ///< the Imperial Trust
    EventRollView roll;               ///< the last event
    int unknownLore = 0;              ///< unseen lore cards in the Court deck
    QList<TokenView> tokens;          ///< tokens of Fates, each with its place
    QList<TokenKindView> tokenKinds;  ///< kinds of token that this table's Fates may bring
    QList<PileView> piles;            ///< pieces on cards, and agents on tokens
    QList<PileRowView> pileRows;      ///< pieces that could lie there
    QString commonwealth;             ///< the ambition with the Commonwealth marker; empty: none (F214)
    QString sponsored;                ///< the sponsored ambition; empty: none

    bool operator==(const CampaignView&) const = default;
};

CampaignView campaign(const Game& game, const words::PlayerNames& names);
SeatView campaignSeat(const Game& game, Player color);

/// The Fates that can be played in this Act.
QList<FateView> fatesOf(int act);

}  // namespace reach::view
