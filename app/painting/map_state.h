#pragma once

#include <QString>
#include <QVariant>
#include <vector>

// What the map shows, read from the list `Table.systems`.
namespace reach::painting {

struct ShipStack {
    QString owner;
    int fresh = 0;
    int damaged = 0;

    friend bool operator==(const ShipStack&, const ShipStack&) = default;
};

struct MapBuilding {
    QString owner;
    QString type;
    bool damaged = false;

    friend bool operator==(const MapBuilding&, const MapBuilding&) = default;
};

// What stays as it is during a game.
struct SystemLand {
    QString id;
    int cluster = 0;
    QString spot;
    QString type;
    int slotCount = 0;
    bool inPlay = true;

    friend bool operator==(const SystemLand&, const SystemLand&) = default;
};

struct SystemPieces {
    bool known = true;
    QString control;
    std::vector<ShipStack> ships;  // only of those who have any
    std::vector<MapBuilding> buildings;

    friend bool operator==(const SystemPieces&, const SystemPieces&) = default;
};

struct MapState {
    std::vector<SystemLand> land;
    std::vector<SystemPieces> pieces;
};

MapState readSystems(const QVariantList& systems);

// What a value is in C++; lists and objects made in QML arrive wrapped.
QVariant unwrapped(const QVariant& value);

}  // namespace reach::painting
