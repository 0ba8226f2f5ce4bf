#include "app/painting/map_state.h"

#include "app/viewmodels/token_view.h"

#include <QJSValue>
#include <array>

namespace reach::painting {
namespace {

constexpr std::array kOwners{"red", "blue", "white", "yellow", "empire", "free", "blight"};

QString nobodyIsEmpty(const QString& owner) {
    return owner == QLatin1StringView("none") ? QString() : owner;
}

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

int shipsOf(const SystemPieces& system, const QString& owner) {
    int count = 0;
    for (const ShipStack& stack : system.ships) {
        if (stack.owner == owner) count += stack.fresh + stack.damaged;
    }
    return count;
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

std::vector<MapToken> readTokens(const QVariantList& list) {
    std::vector<MapToken> tokens;
    for (const QVariant& entry : list) {
        const auto token = entry.value<view::TokenView>();
        tokens.push_back({token.glyph, token.owner, token.hollow, token.count});
    }
    return tokens;
}

}  // namespace

std::vector<ShipMove> shipMoves(const std::vector<SystemPieces>& before,
                                const std::vector<SystemPieces>& after) {
    std::vector<ShipMove> moves;
    for (const char* name : kOwners) {
        const QString owner = QString::fromLatin1(name);
        std::vector<int> sources;
        std::vector<int> goals;
        int balance = 0;
        for (std::size_t i = 0; i < before.size() && i < after.size(); ++i) {
            const int more = shipsOf(after.at(i), owner) - shipsOf(before.at(i), owner);
            balance += more;
            if (more < 0) sources.push_back(static_cast<int>(i));
            if (more > 0) goals.push_back(static_cast<int>(i));
        }
        if (balance != 0 || sources.size() != 1) continue;
        for (const int goal : goals) moves.push_back({owner, sources.front(), goal});
    }
    return moves;
}

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
                              value("type").toString(), value("slots").toInt(), value("inPlay").toBool(),
                              value("leads").toString()});
        state.pieces.push_back({value("known").toBool(), nobodyIsEmpty(value("control").toString()),
                                readShips(value("ships").toList()),
                                readBuildings(value("buildings").toList()),
                                readTokens(value("tokens").toList()), value("flagships").toStringList()});
    }
    return state;
}

}  // namespace reach::painting
