#pragma once

#include "app/values/card_view.h"

namespace reach::view {

/// The turn under way (Base p.11).
struct TurnView {
    Q_GADGET
    QML_VALUE_TYPE(turn)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(bool played MEMBER played FINAL)
    Q_PROPERTY(bool prelude MEMBER prelude FINAL)
    Q_PROPERTY(bool weapon MEMBER weapon FINAL)
    Q_PROPERTY(int pips MEMBER pips FINAL)
    Q_PROPERTY(int pipsUsed MEMBER pipsUsed FINAL)
    Q_PROPERTY(QStringList actions MEMBER actions FINAL)
    Q_PROPERTY(QList<int> tray MEMBER tray FINAL)
    Q_PROPERTY(QStringList free MEMBER free FINAL)
    Q_PROPERTY(QString given MEMBER given FINAL)

  public:
    QString player;        ///< whose it is; empty between turns and at depths without them
    bool played = false;   ///< a card is out; before that the player owes one
    bool prelude = false;  ///< the Prelude is still open
    bool weapon = false;   ///< pips may battle, whatever the card says (Base p.17)
    int pips = 0;          ///< on the card as it was played
    int pipsUsed = 0;
    QStringList actions;  ///< those that pips may take now, as the record names them: "tax"
    QList<int> tray;      ///< spent resources that return when the Prelude ends, in the order of `outrage`
    QStringList free;     ///< actions without a pip, each with what it may be, in words: "Build or Repair"
    QString given;        ///< the last of those as the record names it, "move"; empty where it may be several

    bool operator==(const TurnView&) const = default;
};

/// An action card played this round (Base p.9).
struct PlayedCardView {
    Q_GADGET
    QML_VALUE_TYPE(playedCard)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(reach::arcs::PlayMode mode MEMBER mode FINAL)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QString suit MEMBER suit FINAL)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QString page MEMBER page FINAL)
    Q_PROPERTY(bool faceDown MEMBER faceDown FINAL)
    Q_PROPERTY(bool extraCard MEMBER extraCard FINAL)
    Q_PROPERTY(bool zero MEMBER zero FINAL)
    Q_PROPERTY(reach::view::CardView attached MEMBER attached FINAL)

  public:
    QString player;
    arcs::PlayMode mode = arcs::PlayMode::Lead;
    QString card;            ///< as the record names it: "construction 4"
    QString suit;            ///< empty face down
    int number = 0;          ///< 0 face down
    QString page;            ///< of the reference; empty face down
    bool faceDown = false;   ///< copied, or an extra card
    bool extraCard = false;  ///< the second card, played to seize the initiative
    bool zero = false;       ///< the zero marker lies on it: an ambition was declared
    CardView attached;       ///< a Union that fetches this card when the round ends

    bool operator==(const PlayedCardView&) const = default;
};

/// An action card, or one side of a Faithful one.
struct ActionCardView {
    Q_GADGET
    QML_VALUE_TYPE(actionCard)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QString suit MEMBER suit FINAL)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(int pips MEMBER pips FINAL)
    Q_PROPERTY(QString page MEMBER page FINAL)
    Q_PROPERTY(bool inDeck MEMBER inDeck FINAL)
    Q_PROPERTY(bool seen MEMBER seen FINAL)

  public:
    QString card;         ///< as the record names it: "construction 4"
    QString suit;         ///< "construction"; of a Faithful one "zeal" or "wisdom"
    int number = 0;       ///< 1 to 9
    int pips = 0;         ///< when it leads or surpasses
    QString page;         ///< of the reference
    bool inDeck = false;  ///< this table plays with it
    bool seen = false;    ///< played or shown this chapter: nobody has it in hand

    bool operator==(const ActionCardView&) const = default;
};

TurnView turn(const Game& game);
/// In order of play.
QList<PlayedCardView> played(const Game& game);
/// All 28, suit by number, then the Faithful ones on their Zeal and on their Wisdom side.
QList<ActionCardView> actionCards(const Game& game);

}  // namespace reach::view
