#pragma once

#include "app/values/system_view.h"

#include <QObject>

#include <optional>

namespace reach {

/// What somebody counts in a system, from what the app thinks stands there, and the entries that put it
/// right.
class SystemCount : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::view::SystemView place READ place WRITE setPlace NOTIFY changed REQUIRED)
    Q_PROPERTY(QList<reach::view::FleetView> ships READ ships NOTIFY changed)
    Q_PROPERTY(QList<reach::view::BuildingView> buildings READ buildings NOTIFY changed)
    Q_PROPERTY(bool touched READ touched NOTIFY changed)
    Q_PROPERTY(bool unknown READ unknown NOTIFY changed)

  public:
    using QObject::QObject;

    /// As the table has it.
    const view::SystemView& place() const { return place_; }
    void setPlace(const view::SystemView& place);
    /// As counted so far: of the players' colours, in the order of the place's ships.
    QList<view::FleetView> ships() const;
    QList<view::BuildingView> buildings() const;
    /// Something was changed.
    bool touched() const { return counted_.has_value(); }
    /// Nobody has counted it, nor begun to.
    bool unknown() const { return !place_.known && !touched(); }

    /// Ships of the colour at this place of the list.
    Q_INVOKABLE void countShips(int color, int fresh, int damaged);
    /// The building in a slot; none without an owner.
    Q_INVOKABLE void countBuilding(int slot, const QString& owner, const QString& type, bool damaged);
    /// Nothing stands here.
    Q_INVOKABLE void countNothing();
    Q_INVOKABLE void forget();
    /// The entries, in the record's notation; none where nothing differs.
    Q_INVOKABLE QStringList lines() const;

  Q_SIGNALS:
    void changed();

  private:
    struct Pieces {
        QList<view::FleetView> ships;
        QList<view::BuildingView> buildings;
    };
    Pieces standing() const;
    void count(Pieces pieces);

    view::SystemView place_;
    std::optional<Pieces> counted_;
};

}  // namespace reach
