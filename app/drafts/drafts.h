#pragma once

#include "app/battle/battle_draft.h"
#include "app/battle/roll_drafts.h"
#include "app/campaign/deal_draft.h"
#include "app/corrections/correction_draft.h"
#include "app/corrections/count_draft.h"
#include "app/game/typed_text.h"
#include "app/table/at_table.h"
#include "app/table/move_draft.h"
#include "app/table/secrets.h"

namespace reach {

/// What is half entered at a table: `Drafts { table: Table }`. The drafts belong to the table.
class Drafts : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::BattleDraft* battle READ battle NOTIFY tableChanged FINAL)
    Q_PROPERTY(reach::CollectDraft* collect READ collect NOTIFY tableChanged FINAL)
    Q_PROPERTY(reach::RollDraft* roll READ roll NOTIFY tableChanged FINAL)
    Q_PROPERTY(reach::RerollDraft* reroll READ reroll NOTIFY tableChanged FINAL)
    Q_PROPERTY(reach::EventDiceDraft* eventDice READ eventDice NOTIFY tableChanged FINAL)
    Q_PROPERTY(reach::HitsDraft* hits READ hits NOTIFY tableChanged FINAL)
    Q_PROPERTY(reach::MoveDraft* move READ move NOTIFY tableChanged FINAL)
    Q_PROPERTY(reach::DealDraft* deal READ deal NOTIFY tableChanged FINAL)
    Q_PROPERTY(reach::SecretDraft* secret READ secret NOTIFY tableChanged FINAL)
    Q_PROPERTY(reach::CorrectionDraft* corrections READ corrections NOTIFY tableChanged FINAL)
    Q_PROPERTY(reach::CountDraft* count READ count NOTIFY tableChanged FINAL)
    Q_PROPERTY(reach::TypedText* entry READ entry NOTIFY tableChanged FINAL)
    Q_PROPERTY(reach::TypedText* search READ search NOTIFY tableChanged FINAL)
    Q_PROPERTY(reach::TypedText* correctionSearch READ correctionSearch NOTIFY tableChanged FINAL)

  public:
    using AtTable::AtTable;

    /// The draft of a battle or a move of this player in this system. Another place drops what was entered.
    Q_INVOKABLE reach::BattleDraft* battleAt(const QString& actor, const QString& system) const {
        battle()->place(actor, system);
        return battle();
    }
    Q_INVOKABLE reach::MoveDraft* moveAt(const QString& actor, const QString& system) const {
        move()->place(actor, system);
        return move();
    }

    /// The new name of the player with this colour.
    Q_INVOKABLE reach::TypedText* name(const QString& color) const;

    BattleDraft* battle() const { return &table()->draft<BattleDraft>(); }
    CollectDraft* collect() const { return &table()->draft<CollectDraft>(); }
    RollDraft* roll() const { return &table()->draft<RollDraft>(); }
    RerollDraft* reroll() const { return &table()->draft<RerollDraft>(); }
    EventDiceDraft* eventDice() const { return &table()->draft<EventDiceDraft>(); }
    HitsDraft* hits() const { return &table()->draft<HitsDraft>(); }
    MoveDraft* move() const { return &table()->draft<MoveDraft>(); }
    DealDraft* deal() const { return &table()->draft<DealDraft>(); }
    SecretDraft* secret() const { return &table()->draft<SecretDraft>(); }
    CorrectionDraft* corrections() const { return &table()->draft<CorrectionDraft>(); }
    CountDraft* count() const { return &table()->draft<CountDraft>(); }
    /// An entry typed in the record notation.
    TypedText* entry() const;
    /// The name of a card that answers a question.
    TypedText* search() const;
    /// The name of a card that a correction needs.
    TypedText* correctionSearch() const;
};

}  // namespace reach
