#pragma once

#include "app/values/arcs.h"
#include "app/values/card_view.h"
#include "app/words/names.h"
#include "engine/protocol/decision.h"

namespace reach::view {

/// Roll: what the attacker collected (Base p.17).
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
    QString system;  ///< where
    QString rival;   ///< the defender's colour

    bool operator==(const CollectAskedView&) const = default;
};

/// Suffer and Strike: hits to spread (Base p.17).
struct HitsAskedView {
    Q_GADGET
    QML_VALUE_TYPE(hitsAsked)
    Q_PROPERTY(int count MEMBER count FINAL)
    Q_PROPERTY(QString because MEMBER because FINAL)

  public:
    int count = 0;    ///< no more than there are pieces to take them
    QString because;  ///< Suffer: where they come from, in words

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
    QString player;  ///< who has it; empty: it can be taken

    bool operator==(const DraftCardView&) const = default;
};

/// Draft and KeepLore (Base p.21). Filled from the game's first question on; empty in a game without.
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

/// EventDice: which dice, and what counts on them (BR p.13).
struct EventDiceAskedView {
    Q_GADGET
    QML_VALUE_TYPE(eventDiceAsked)
    Q_PROPERTY(bool number MEMBER number FINAL)
    Q_PROPERTY(bool planets MEMBER planets FINAL)
    Q_PROPERTY(bool crisis MEMBER crisis FINAL)
    Q_PROPERTY(QString decides MEMBER decides FINAL)

  public:
    bool number = false;   ///< the number die
    bool planets = false;  ///< the event die, for its planets' symbol
    bool crisis = false;   ///< and for Crisis or Edict
    QString decides;       ///< what the first roll of a campaign is for, in words; empty for any other

    bool operator==(const EventDiceAskedView&) const = default;
};

/// AtTable: what the app cannot see, done at the table.
struct AtTableAskedView {
    Q_GADGET
    QML_VALUE_TYPE(atTableAsked)
    Q_PROPERTY(reach::view::CardView card MEMBER card FINAL)
    Q_PROPERTY(QString task MEMBER task FINAL)
    Q_PROPERTY(bool resolution MEMBER resolution FINAL)

  public:
    CardView card;
    QString task;             ///< what is to be done; empty where the card says it
    bool resolution = false;  ///< of a Fate's Act: its Resolution, not its Setup

    bool operator==(const AtTableAskedView&) const = default;
};

/// What the table has to do next. Of the shapes only the one that is asked is filled; a question without one
/// is told by its options alone.
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
    QString player;    ///< who answers; empty: the table
    QString text;      ///< in one line: "Ana: roll the dice"
    QString question;  ///< the same below the name of who is asked: "Roll the dice"
    QString because;  ///< why it is asked, and of this player, in words; empty where the question says enough
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
