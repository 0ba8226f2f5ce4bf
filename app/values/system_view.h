#pragma once

#include "app/values/token_view.h"

namespace reach::view {

/// Ships of one owner in one system.
struct FleetView {
    Q_GADGET
    QML_VALUE_TYPE(fleet)
    Q_PROPERTY(int fresh MEMBER fresh FINAL)
    Q_PROPERTY(int damaged MEMBER damaged FINAL)

  public:
    int fresh = 0;
    int damaged = 0;

    bool operator==(const FleetView&) const = default;
};

/// A building on the map.
struct BuildingView {
    Q_GADGET
    QML_VALUE_TYPE(building)
    Q_PROPERTY(QString owner MEMBER owner FINAL)
    Q_PROPERTY(QString type MEMBER type FINAL)
    Q_PROPERTY(bool damaged MEMBER damaged FINAL)
    Q_PROPERTY(bool outside MEMBER outside FINAL)

  public:
    QString owner = {};    ///< a player's colour or "free"; empty: no building
    QString type = {};     ///< "city" or "starport"
    bool damaged = false;  ///< true: lies on its side
    bool outside = false;  ///< true: beside the building slots, as a card allows

    bool operator==(const BuildingView&) const = default;
};

/// A system of the map (Base p.3), or the center while it is a system (F22).
struct SystemView {
    Q_GADGET
    QML_VALUE_TYPE(system)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int cluster MEMBER cluster FINAL)
    Q_PROPERTY(QString spot MEMBER spot FINAL)
    Q_PROPERTY(QString type MEMBER type FINAL)
    Q_PROPERTY(bool retyped MEMBER retyped FINAL)
    Q_PROPERTY(int buildingSlots MEMBER buildingSlots FINAL)
    Q_PROPERTY(bool inPlay MEMBER inPlay FINAL)
    Q_PROPERTY(bool known MEMBER known FINAL)
    Q_PROPERTY(QString control MEMBER control FINAL)
    Q_PROPERTY(QList<reach::view::FleetView> ships MEMBER ships FINAL)
    Q_PROPERTY(QStringList flagships MEMBER flagships FINAL)
    Q_PROPERTY(QList<reach::view::BuildingView> buildings MEMBER buildings FINAL)
    Q_PROPERTY(QList<reach::view::TokenView> tokens MEMBER tokens FINAL)
    Q_PROPERTY(QString leads MEMBER leads FINAL)
    Q_PROPERTY(QString page MEMBER page FINAL)

  public:
    QString id;             ///< as the record names it: "4-hex"; empty: none
    QString name;           ///< in words
    int cluster = 0;        ///< 1 to 6; 0: the center
    QString spot;           ///< "gate", or the planet's symbol: "arrow", "moon", "hex"
    QString type;           ///< the resource of a planet; empty at a gate
    bool retyped = false;   ///< true: a token replaces the printed type
    int buildingSlots = 0;  ///< 0 at a gate
    bool inPlay = true;
    bool known = true;              ///< false: its pieces have not been counted
    QString control;                ///< colour of the controlling player, or "empire"; empty: no control
    QList<FleetView> ships;         ///< seven, in the order red, blue, white, yellow, empire, free, blight
    QStringList flagships;          ///< colours of the Flagships here
    QList<BuildingView> buildings;  ///< in the order of the slots
    QList<TokenView> tokens;        ///< tokens of Fates here
    QString leads;                  ///< symbol that the center leads to; empty for other systems
    QString page;                   ///< page of the reference

    bool operator==(const SystemView&) const = default;
};

/// All 24 systems, in the order 1-gate, 1-arrow, 1-moon, 1-hex, 2-gate, ..., then the center while it is in
/// play.
QList<SystemView> systems(const Game& game);

}  // namespace reach::view
