#include "app/map/map_geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace reach::painting {
namespace {

constexpr qreal kPi = std::numbers::pi;
constexpr int kPlanets = kMapClusters * 3;

// The radius of the rings as a fraction of the way from the middle to the rim. Outer rings are squarer.
constexpr qreal kHollow = 0.155;
constexpr qreal kCenterGate = 0.25;
constexpr qreal kGates = 0.44;
constexpr qreal kRim = 1.0;

constexpr qreal kTallest = 0.74;  // smallest ratio of width to height of the stretched wheel
constexpr qreal kWidest = 1.75;

qreal squareness(qreal ring) {
    return 2.0 + 1.2 * ring * ring;
}

// The distance of the ring from the middle in this direction, on a wheel with half sides of 1.
qreal reach(qreal angle, qreal ring) {
    const qreal power = squareness(ring);
    const qreal sum = std::pow(std::abs(std::cos(angle)), power) + std::pow(std::abs(std::sin(angle)), power);
    return ring * std::pow(sum, -1 / power);
}

// The angles of the borders between the eighteen planets, clockwise from the left edge of 1-arrow. All
// planets have the same area, and 1-moon is straight up.
std::array<qreal, kPlanets + 1> findEdges() {
    constexpr int kSteps = 7200;
    std::array<qreal, kSteps + 1> swept{};
    const auto angleOf = [](int step) { return -kPi / 2 + 2 * kPi * step / kSteps; };
    for (int i = 0; i < kSteps; ++i) {
        const qreal angle = angleOf(i) + kPi / kSteps;
        const qreal outer = reach(angle, kRim);
        const qreal inner = reach(angle, kGates);
        swept.at(i + 1) = swept.at(i) + outer * outer - inner * inner;
    }
    std::array<qreal, kPlanets + 1> edges{};
    for (int i = 0; i <= kPlanets; ++i) {
        qreal wanted = (i - 1.5) / kPlanets * swept.back();
        const qreal turn = wanted < 0 ? -2 * kPi : 0;
        if (wanted < 0) wanted += swept.back();
        const auto found = std::lower_bound(swept.begin(), swept.end(), wanted);
        edges.at(i) = angleOf(static_cast<int>(found - swept.begin())) + turn;
    }
    return edges;
}

const std::array<qreal, kPlanets + 1>& edges() {
    static const std::array<qreal, kPlanets + 1> found = findEdges();
    return found;
}

QRectF fitted(const QRectF& area) {
    QSizeF size = area.size();
    size.setWidth(std::min(size.width(), size.height() * kWidest));
    size.setHeight(std::min(size.height(), size.width() / kTallest));
    QRectF result(QPointF(), size);
    result.moveCenter(area.center());
    return result;
}

// The borders that are rifts (facts of the box): the two sides of clusters 1 and 4.
bool isRift(int clusterBefore) {
    return clusterBefore != 1 && clusterBefore != 4;
}

QPointF along(QPointF from, QPointF to, qreal pixels) {
    QLineF line(from, to);
    line.setLength(pixels);
    return line.p2();
}

QPointF middle(const QPolygonF& outline) {
    QPointF weighted;
    qreal twiceArea = 0;
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const QPointF a = outline.at(i);
        const QPointF b = outline.at((i + 1) % outline.size());
        const qreal cross = a.x() * b.y() - b.x() * a.y();
        twiceArea += cross;
        weighted += (a + b) * cross;
    }
    return twiceArea == 0 ? outline.boundingRect().center() : weighted / (3 * twiceArea);
}

// True if the outline contains this circle, tested at eight points.
bool holds(const QPolygonF& outline, QPointF centre, qreal radius) {
    for (int i = 0; i < 8; ++i) {
        const QPointF point = centre + radius * QPointF(std::cos(i * kPi / 4), std::sin(i * kPi / 4));
        if (!outline.containsPoint(point, Qt::OddEvenFill)) return false;
    }
    return true;
}

}  // namespace

MapGeometry::MapGeometry(const QRectF& area, int systems)
    : area_(fitted(area)), systems_(systems), void_(systems > kMapSystems ? kCenterGate : kHollow) {
    const QPolygonF planet = sector(edges()[0], edges()[1], kGates, kRim);
    qreal twiceArea = 0;
    for (qsizetype i = 0; i < planet.size(); ++i) {
        const QPointF a = planet.at(i);
        const QPointF b = planet.at((i + 1) % planet.size());
        twiceArea += a.x() * b.y() - b.x() * a.y();
    }
    unit_ = std::sqrt(std::abs(twiceArea) / 2);

    for (int cluster = 0; cluster < kMapClusters; ++cluster) {
        placeGate(cluster * kMapSpots, edges().at(cluster * 3), edges().at(cluster * 3 + 3));
        for (int spot = 0; spot < 3; ++spot) {
            const int planetNumber = cluster * 3 + spot;
            placePlanet(cluster * kMapSpots + spot + 1, edges().at(planetNumber),
                        edges().at(planetNumber + 1),
                        spot == 0 && isRift((cluster + kMapClusters - 1) % kMapClusters),
                        spot == 2 && isRift(cluster));
            Border& border = borders_.at(planetNumber);
            border.before = cluster * kMapSpots + spot + 1;
            border.after = spot < 2 ? border.before + 1 : (cluster + 1) % kMapClusters * kMapSpots + 1;
            border.line = {at(edges().at(planetNumber + 1), kGates), at(edges().at(planetNumber + 1), kRim)};
            border.rift = spot == 2 && isRift(cluster);
        }
    }
    rim_ = sector(0, 2 * kPi, kRim, kRim);
    hollow_ = sector(0, 2 * kPi, void_, void_);
    if (systems_ > kMapSystems) placeCenter();
}

QPointF MapGeometry::at(qreal angle, qreal ring) const {
    const qreal away = reach(angle, ring);
    return area_.center() +
           QPointF(area_.width() / 2 * away * std::cos(angle), area_.height() / 2 * away * std::sin(angle));
}

// The angle that corresponds to so many pixels on this ring.
qreal MapGeometry::angleFor(qreal angle, qreal ring, qreal pixels) const {
    constexpr qreal kSmall = 0.01;
    return pixels * kSmall / QLineF(at(angle, ring), at(angle + kSmall, ring)).length();
}

// A sector of a ring, with gaps in pixels at its two sides.
QPolygonF MapGeometry::sector(qreal from, qreal to, qreal inner, qreal outer, qreal gapFrom,
                              qreal gapTo) const {
    const int steps = std::max(10, static_cast<int>((to - from) * 24));
    QPolygonF polygon;
    const auto arc = [&](qreal ring, bool back) {
        const qreal first = from + (gapFrom > 0 ? angleFor(from, ring, gapFrom) : 0);
        const qreal last = to - (gapTo > 0 ? angleFor(to, ring, gapTo) : 0);
        for (int i = 0; i <= steps; ++i)
            polygon << at(first + (last - first) * (back ? steps - i : i) / steps, ring);
    };
    arc(outer, false);
    if (inner != outer) arc(inner, true);
    return polygon;
}

void MapGeometry::placePlanet(int system, qreal from, qreal to, bool riftBefore, bool riftAfter) {
    SystemPlace& place = places_.at(system);
    const qreal gap = unit_ * 0.05;
    place.outline = sector(from, to, kGates, kRim, riftBefore ? gap : 0, riftAfter ? gap : 0);
    place.centre = middle(place.outline);
    const qreal angle = (from + to) / 2;
    const QPointF foot = at(angle, kGates);
    const QPointF head = at(angle, kRim);
    place.labelRadius = unit_ * 0.12;
    place.discRadius = unit_ * 0.245;
    place.badgeRadius = unit_ * 0.115;
    place.sealRadius = unit_ * 0.10;
    // At the foot, but only where the wedge is wide enough for it.
    for (qreal away = 1.4; away < 3; away += 0.1) {
        place.label = along(foot, head, place.labelRadius * away);
        if (holds(place.outline, place.label, place.labelRadius * 1.1 + unit_ * 0.05)) break;
    }
    place.badge = along(head, foot, place.badgeRadius * 1.4);
    place.disc = along(place.badge, foot, place.discRadius + place.badgeRadius * 0.35);
    // The seal in the first outer corner.
    place.seal = along(place.outline.first(), (place.centre + place.label) / 2, place.sealRadius * 1.9);
    const auto within = [&](qreal outer, qreal margin) {
        return sector(from, to, kGates * 1.04, outer, margin + (riftBefore ? gap : 0),
                      margin + (riftAfter ? gap : 0));
    };
    place.room = roomIn(place, within(kRim * 0.90, unit_ * 0.05), false);
    place.close = within(kRim * 0.95, unit_ * 0.02);
}

void MapGeometry::placeGate(int system, qreal from, qreal to) {
    SystemPlace& place = places_.at(system);
    place.outline = sector(from, to, void_, kGates);
    place.centre = middle(place.outline);
    const qreal angle = (from + to) / 2;
    place.labelRadius = unit_ * 0.10;
    place.sealRadius = unit_ * 0.10;
    place.label = along(at(angle, void_), at(angle, kGates), place.labelRadius * 1.55);
    place.disc = place.badge = place.label;
    place.seal = along(place.outline.first(), place.centre, place.sealRadius * 1.9);
    place.across = {at(from, (void_ + kGates) / 2), at(to, (void_ + kGates) / 2)};
    place.room =
        roomIn(place, sector(from, to, void_ * 1.1, kGates * 0.95, unit_ * 0.05, unit_ * 0.05), false);
    place.close = sector(from, to, void_ * 1.05, kGates * 0.98, unit_ * 0.02, unit_ * 0.02);
}

// The pieces in the center lie between the symbol that it leads to and the seal.
void MapGeometry::placeCenter() {
    SystemPlace& place = places_.at(kMapSystems);
    place.outline = hollow_;
    place.centre = area_.center();
    place.labelRadius = unit_ * 0.12;
    place.sealRadius = unit_ * 0.10;
    place.label = along(at(-kPi, void_), place.centre, place.labelRadius * 1.45);
    place.disc = place.badge = place.label;
    place.seal = along(at(0, void_), place.centre, place.sealRadius * 1.6);
    place.close = sector(0, 2 * kPi, void_ * 0.92, void_ * 0.92);
    place.room = roomIn(place, place.close, false);
}

FreeSpace MapGeometry::roomIn(const SystemPlace& place, const QPolygonF& within, bool close) const {
    // Ships may cover a planet's rim, but no building.
    const qreal slot = place.discRadius * (close ? 0.50 : 0.58);
    // A number of ships beside the name of a system would be read as a part of it, also beside the ring of a
    // gate's.
    const bool planet = place.discRadius > 0;
    const QPointF aside(planet && !close ? place.labelRadius * 0.6 : 0, 0);
    // The gates around a center that is one are narrower.
    const qreal least = planet || systems_ > kMapSystems ? 0.85 : 1;
    const qreal label = place.labelRadius * (close ? least : planet ? 1.12 : 1.4);
    return {within,
            {{place.label - aside, label},
             {place.label + aside, label},
             {place.disc - QPointF(place.discRadius * 0.46, 0), slot},
             {place.disc + QPointF(place.discRadius * 0.46, 0), slot},
             {place.disc, place.discRadius * (close ? 0.40 : 0.68)},
             {place.badge, place.badgeRadius * (close ? 0.90 : 1)},
             {place.seal, place.sealRadius}},
            unit_ * (close ? 0.02 : 0.03)};
}

const FreeSpace& MapGeometry::closeRoom(int system) const {
    std::optional<FreeSpace>& room = closeRooms_.at(system);
    if (!room) room = roomIn(at(system), at(system).close, true);
    return *room;
}

int MapGeometry::systemAt(QPointF point) const {
    for (int i = 0; i < systems_; ++i) {
        if (places_.at(i).outline.containsPoint(point, Qt::OddEvenFill)) return i;
    }
    return -1;
}

std::shared_ptr<const MapGeometry> measuredMap(const QRectF& area, int systems) {
    struct Measured {
        QRectF area;
        std::shared_ptr<const MapGeometry> map;
    };
    static std::array<Measured, 4> known;  // the latest first
    const auto found = std::find_if(known.begin(), known.end(), [&](const Measured& one) {
        return one.map && one.area == area && one.map->systems() == systems;
    });
    const auto last = found == known.end() ? std::prev(known.end()) : found;
    if (found == known.end()) *last = {area, std::make_shared<const MapGeometry>(area, systems)};
    std::rotate(known.begin(), last, std::next(last));
    return known.front().map;
}

}  // namespace reach::painting
