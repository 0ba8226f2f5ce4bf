#pragma once

#include "app/game/entry_draft.h"
#include "app/values/system_view.h"
#include "engine/protocol/command.h"

#include <optional>
#include <vector>

namespace reach {

class Table;

/// A player's count of a system, starting from the pieces in the app, and the entries that correct the app.
class CountDraft : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drafts.count")
    Q_PROPERTY(reach::view::SystemView place READ place WRITE setPlace NOTIFY changed)
    Q_PROPERTY(QList<reach::view::FleetView> ships READ ships NOTIFY changed)
    Q_PROPERTY(QList<reach::view::BuildingView> buildings READ buildings NOTIFY changed)
    Q_PROPERTY(bool touched READ touched NOTIFY changed)
    Q_PROPERTY(bool unknown READ unknown NOTIFY changed)

  public:
    explicit CountDraft(Table& table);

    /// The system as the table has it. Another system drops the count.
    const view::SystemView& place() const { return place_; }
    void setPlace(const view::SystemView& place);
    /// The ships counted so far, in the order of the place's ships.
    QList<view::FleetView> ships() const;
    QList<view::BuildingView> buildings() const;
    /// True if a count was changed.
    bool touched() const { return counted_.has_value(); }
    /// True if the system has never been counted and the count has not begun.
    bool unknown() const { return !place_.known && !touched(); }

    /// Sets the ships of the owner with this index in the list.
    Q_INVOKABLE void countShips(int owner, int fresh, int damaged);
    /// Sets the building in a slot; an empty owner means no building.
    Q_INVOKABLE void countBuilding(int slot, const QString& owner, const QString& type, bool damaged);
    /// Sets all counts to 0.
    Q_INVOKABLE void countNothing();
    /// The correcting entries. Empty if nothing differs.
    std::vector<command::Correct> corrections() const;
    /// Enters the corrections, which are undone as one. Returns false if they were refused.
    Q_INVOKABLE bool enter();
    /// Drops the count, and enters that nobody knows what stands in the system.
    Q_INVOKABLE bool enterUnknown();

    bool isBegun() const override { return touched(); }

  protected:
    bool fits() const override;
    void clear() override { counted_.reset(); }
    void renew() override;
    QString told() const override;

  private:
    struct Pieces {
        QList<view::FleetView> ships;
        QList<view::BuildingView> buildings;
    };
    Pieces standing() const;
    void count(Pieces pieces);

    Table& table_;
    view::SystemView place_;
    std::optional<Pieces> counted_;
};

}  // namespace reach
