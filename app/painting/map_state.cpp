#include "app/painting/map_state.h"

#include <QJSValue>
#include <array>

namespace reach::painting {
namespace {

constexpr std::array kOwners{"red", "blue", "white", "yellow", "empire", "free", "blight"};

std::vector<ShipStack> readShips(const QVariantList& list) {
    std::vector<ShipStack> ships;
    for (qsizetype i = 0; i < list.size() && i < static_cast<qsizetype>(kOwners.size()); ++i) {
        const QVariantMap stack = unwrapped(list.at(i)).toMap();
        const int fresh = stack.value(QStringLiteral("fresh")).toInt();
        const int damaged = stack.value(QStringLiteral("damaged")).toInt();
        if (fresh + damaged > 0) ships.push_back({QString::fromLatin1(kOwners.at(i)), fresh, damaged});
    }
    return ships;
}

std::vector<MapBuilding> readBuildings(const QVariantList& list) {
    std::vector<MapBuilding> buildings;
    for (const QVariant& entry : list) {
        const QVariantMap building = unwrapped(entry).toMap();
        buildings.push_back({building.value(QStringLiteral("owner")).toString(),
                             building.value(QStringLiteral("type")).toString(),
                             building.value(QStringLiteral("damaged")).toBool()});
    }
    return buildings;
}

}  // namespace

QVariant unwrapped(const QVariant& value) {
    return value.metaType() == QMetaType::fromType<QJSValue>() ? value.value<QJSValue>().toVariant() : value;
}

MapState readSystems(const QVariantList& systems) {
    MapState state;
    for (const QVariant& entry : systems) {
        const QVariantMap system = unwrapped(entry).toMap();
        const auto value = [&system](const char* key) {
            return unwrapped(system.value(QString::fromLatin1(key)));
        };
        state.land.push_back({value("id").toString(), value("cluster").toInt(), value("spot").toString(),
                              value("type").toString(), value("slots").toInt(), value("inPlay").toBool()});
        state.pieces.push_back({value("known").toBool(), value("control").toString(),
                                readShips(value("ships").toList()),
                                readBuildings(value("buildings").toList())});
    }
    return state;
}

}  // namespace reach::painting
