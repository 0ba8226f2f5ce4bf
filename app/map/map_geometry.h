#pragma once

#include <QLineF>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "app/map/free_space.h"

// The geometry of the map. It follows the board of the game: an oval void, around it six gates (1 at the top,
// then clockwise), around these eighteen planets, three in a cluster. The wheel is stretched to the available
// area. While the void is a gate itself (F2205) it is wider, and it is the last system.
namespace reach::painting {

inline constexpr int kMapSystems = 24;
inline constexpr int kMostSystems = kMapSystems + 1;
inline constexpr int kMapClusters = 6;
inline constexpr int kMapSpots = 4;  // gate, arrow, moon, hex: the order of Table.systems

// One system on the map.
struct SystemPlace {
    QPolygonF outline;
    QPointF centre;
    QPointF label;   // its number and symbol
    QPointF disc;    // a planet's disc; unused for a gate
    QPointF badge;   // the planet's type
    QPointF seal;    // the marker of control
    FreeSpace room;  // for ships, clear of all other items
    // The outline for more ships than have room there at a readable size.
    QPolygonF close;
    qreal labelRadius = 0;
    qreal discRadius = 0;  // 0 for a gate
    qreal badgeRadius = 0;
    qreal sealRadius = 0;
    std::array<QPointF, 2> across;  // gates only: start and end of a path over it
};

// The border between a planet and the next one clockwise.
struct Border {
    int before = 0;
    int after = 0;
    QLineF line;  // from the gates outwards
    bool rift = false;
};

class MapGeometry {
  public:
    MapGeometry() = default;
    explicit MapGeometry(const QRectF& area, int systems = kMapSystems);

    int systems() const { return systems_; }

    const SystemPlace& at(int system) const { return places_.at(system); }
    const std::array<Border, kMapClusters * 3>& borders() const { return borders_; }
    const QPolygonF& rim() const { return rim_; }
    const QPolygonF& hollow() const { return hollow_; }
    QRectF area() const { return area_; }
    qreal unit() const { return unit_; }  // the side of a square with the area of a planet's wedge

    // More room for ships in this system: they may touch its edge, and cover the rims of the other items. It
    // is made when it is first needed.
    const FreeSpace& closeRoom(int system) const;

    // The system whose outline contains the point; -1 for none.
    int systemAt(QPointF point) const;

  private:
    QPointF at(qreal angle, qreal ring) const;
    qreal angleFor(qreal angle, qreal ring, qreal pixels) const;
    QPolygonF sector(qreal from, qreal to, qreal inner, qreal outer, qreal gapFrom = 0,
                     qreal gapTo = 0) const;
    void placePlanet(int system, qreal from, qreal to, bool riftBefore, bool riftAfter);
    void placeGate(int system, qreal from, qreal to);
    void placeCenter();
    FreeSpace roomIn(const SystemPlace& place, const QPolygonF& within, bool close) const;

    QRectF area_;
    qreal unit_ = 0;
    int systems_ = kMapSystems;
    qreal void_ = 0;  // ring of the void
    std::array<SystemPlace, kMostSystems> places_;
    mutable std::array<std::optional<FreeSpace>, kMostSystems> closeRooms_;
    std::array<Border, kMapClusters * 3> borders_;
    QPolygonF rim_;
    QPolygonF hollow_;
};

// Returns a shared geometry for a map of this size. The last few are cached, because the map's area changes
// when items appear or disappear below it.
std::shared_ptr<const MapGeometry> measuredMap(const QRectF& area, int systems);

}  // namespace reach::painting
