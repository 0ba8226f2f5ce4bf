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

// Tokens of a Fate that are alike.
struct MapToken {
    QString glyph;
    QString owner;  // empty where it is nobody's
    bool hollow = false;
    int count = 1;

    friend bool operator==(const MapToken&, const MapToken&) = default;
};

// What seldom changes during a game.
struct SystemLand {
    QString id;
    int cluster = 0;
    QString spot;
    QString type;
    int slotCount = 0;
    bool inPlay = true;
    QString leads = {};  // of the center: the symbol on the event die

    bool center() const { return !leads.isEmpty(); }
    bool gate() const { return spot == QLatin1StringView("gate"); }

    friend bool operator==(const SystemLand&, const SystemLand&) = default;
};

struct SystemPieces {
    bool known = true;
    QString control;               // empty for nobody
    std::vector<ShipStack> ships;  // only of those who have any
    std::vector<MapBuilding> buildings;
    std::vector<MapToken> tokens = {};
    QStringList flagships = {};  // their owners

    friend bool operator==(const SystemPieces&, const SystemPieces&) = default;
};

struct MapState {
    std::vector<SystemLand> land;
    std::vector<SystemPieces> pieces;
};

// Ships of one owner that are somewhere else now.
struct ShipMove {
    QString owner;
    int from = 0;
    int to = 0;

    friend bool operator==(const ShipMove&, const ShipMove&) = default;
};

// What moved, as far as it can be told: an owner's ships became fewer in one system only, and as many came to
// others.
std::vector<ShipMove> shipMoves(const std::vector<SystemPieces>& before,
                                const std::vector<SystemPieces>& after);

MapState readSystems(const QVariantList& systems);

// What a value is in C++; lists and objects made in QML arrive wrapped.
QVariant unwrapped(const QVariant& value);

}  // namespace reach::painting
