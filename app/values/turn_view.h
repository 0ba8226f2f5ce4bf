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
    QString player;        ///< colour of its player; empty between turns and at depths without turns
    bool played = false;   ///< true: a card was played; false: the player still has to play one
    bool prelude = false;  ///< true: the Prelude is open
    bool weapon = false;   ///< true: pips may battle, independent of the card (Base p.17)
    int pips = 0;          ///< pips of the card as it was played
    int pipsUsed = 0;
    QStringList actions;  ///< actions that pips may take now, as the record names them: "tax"
    /// Number of spent resources that return when the Prelude ends, in the order of `outrage`.
    QList<int> tray;
    QStringList free;  ///< actions without a pip, each with its possible kinds in words: "Build or Repair"
    /// The last action without a pip as the record names it, "move"; empty if several kinds are possible.
    QString given;

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
    QString page;            ///< page of the reference; empty face down
    bool faceDown = false;   ///< true: copied, or an extra card
    bool extraCard = false;  ///< true: the second card, played to seize the initiative
    bool zero = false;       ///< true: the zero marker lies on it, because an ambition was declared
    CardView attached;       ///< a Union that takes this card when the round ends

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
    int pips = 0;         ///< pips when it leads or surpasses
    QString page;         ///< page of the reference
    bool inDeck = false;  ///< true: this table plays with it
    bool seen = false;    ///< true: played or shown this chapter, so it is in no hand

    bool operator==(const ActionCardView&) const = default;
};

TurnView turn(const Game& game);
/// The played cards in order of play.
QList<PlayedCardView> played(const Game& game);
/// All 28 action cards, suit by suit in the order of their numbers, then the Faithful cards on their Zeal
/// side and on their Wisdom side.
QList<ActionCardView> actionCards(const Game& game);

}  // namespace reach::view
