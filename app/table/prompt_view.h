#pragma once

#include "app/values/arcs.h"
#include "app/values/card_view.h"
#include "app/words/names.h"
#include "engine/protocol/decision.h"

namespace reach::view {

/// Roll: the dice that the attacker collected (Base p.17).
struct RollAskedView {
    Q_GADGET
    QML_VALUE_TYPE(rollAsked)
    Q_PROPERTY(QList<int> dice MEMBER dice FINAL)

  public:
    QList<int> dice{0, 0, 0};  ///< assault, skirmish, raid

    bool operator==(const RollAskedView&) const = default;
};

/// Collect: the battle whose dice are collected.
struct CollectAskedView {
    Q_GADGET
    QML_VALUE_TYPE(collectAsked)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(QString rival MEMBER rival FINAL)

  public:
    QString system;  ///< the system of the battle
    QString rival;   ///< the defender's colour

    bool operator==(const CollectAskedView&) const = default;
};

/// Suffer and Strike: hits to assign (Base p.17).
struct HitsAskedView {
    Q_GADGET
    QML_VALUE_TYPE(hitsAsked)
    Q_PROPERTY(int count MEMBER count FINAL)
    Q_PROPERTY(QString because MEMBER because FINAL)
    Q_PROPERTY(QString cost MEMBER cost FINAL)

  public:
    int count = 0;    ///< number of hits, not more than the pieces that can take them
    QString because;  ///< Suffer: the source of the hits, in words
    QString cost;     ///< Strike: what destroying the city costs, in words; empty: the hits can destroy none

    bool operator==(const HitsAskedView&) const = default;
};

/// A card in a row of the draft.
struct DraftCardView {
    Q_GADGET
    QML_VALUE_TYPE(draftCard)
    Q_PROPERTY(reach::view::CardView card MEMBER card FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)

  public:
    CardView card;
    QString player;  ///< colour of the player who took it; empty: available

    bool operator==(const DraftCardView&) const = default;
};

/// Draft and KeepLore (Base p.21). Filled from the game's first question on; empty in a game without a draft.
struct DraftAskedView {
    Q_GADGET
    QML_VALUE_TYPE(draftAsked)
    Q_PROPERTY(QList<reach::view::DraftCardView> leaders MEMBER leaders FINAL)
    Q_PROPERTY(QList<reach::view::DraftCardView> lore MEMBER lore FINAL)

  public:
    QList<DraftCardView> leaders;
    QList<DraftCardView> lore;

    bool operator==(const DraftAskedView&) const = default;
};

/// EventDice: the dice to roll, and the results that count (BR p.13).
struct EventDiceAskedView {
    Q_GADGET
    QML_VALUE_TYPE(eventDiceAsked)
    Q_PROPERTY(bool number MEMBER number FINAL)
    Q_PROPERTY(bool planets MEMBER planets FINAL)
    Q_PROPERTY(bool crisis MEMBER crisis FINAL)
    Q_PROPERTY(QString decides MEMBER decides FINAL)

  public:
    bool number = false;   ///< true: roll the number die
    bool planets = false;  ///< true: roll the event die for its planet symbol
    bool crisis = false;   ///< true: roll it for Crisis or Edict
    QString decides;       ///< purpose of the first roll of a campaign, in words; empty for any other roll

    bool operator==(const EventDiceAskedView&) const = default;
};

/// AtTable: a task that the app cannot see and that players do at the table.
struct AtTableAskedView {
    Q_GADGET
    QML_VALUE_TYPE(atTableAsked)
    Q_PROPERTY(reach::view::CardView card MEMBER card FINAL)
    Q_PROPERTY(QString task MEMBER task FINAL)
    Q_PROPERTY(bool resolution MEMBER resolution FINAL)

  public:
    CardView card;
    QString task;             ///< the task; empty when the card describes it
    bool resolution = false;  ///< true: the Resolution of a Fate's Act; false: its Setup

    bool operator==(const AtTableAskedView&) const = default;
};

/// The next thing the table has to do. Only the struct of the current question is filled. A question without
/// a struct is described by its options alone.
struct PromptView {
    Q_GADGET
    QML_VALUE_TYPE(prompt)
    Q_PROPERTY(reach::arcs::Ask ask MEMBER ask FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString question MEMBER question FINAL)
    Q_PROPERTY(QString because MEMBER because FINAL)
    Q_PROPERTY(reach::view::RollAskedView roll MEMBER roll FINAL)
    Q_PROPERTY(reach::view::CollectAskedView collect MEMBER collect FINAL)
    Q_PROPERTY(reach::view::HitsAskedView hits MEMBER hits FINAL)
    Q_PROPERTY(reach::view::DraftAskedView draft MEMBER draft FINAL)
    Q_PROPERTY(reach::view::EventDiceAskedView eventDice MEMBER eventDice FINAL)
    Q_PROPERTY(reach::view::AtTableAskedView atTable MEMBER atTable FINAL)

  public:
    arcs::Ask ask = arcs::Ask::Free;
    QString player;    ///< colour of the player who answers; empty: the table
    QString text;      ///< in one line: "Ana: roll the dice"
    QString question;  ///< the text below the player's name: "Roll the dice"
    /// Reason for the question and for this player, in words; empty when the question is clear.
    QString because;
    RollAskedView roll;
    CollectAskedView collect;
    HitsAskedView hits;
    DraftAskedView draft;
    EventDiceAskedView eventDice;
    AtTableAskedView atTable;

    bool operator==(const PromptView&) const = default;
};

PromptView prompt(const Game& game, const words::PlayerNames& names);

}  // namespace reach::view
