#include "app/painting/map_geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace reach::painting {
namespace {

constexpr qreal kPi = std::numbers::pi;
constexpr int kPlanets = kMapClusters * 3;

// Rings as parts of the way from the middle to the rim; the further out, the squarer.
constexpr qreal kHollow = 0.17;
constexpr qreal kGates = 0.455;
constexpr qreal kRim = 1.0;

constexpr qreal kTallest = 0.74;  // width to height the wheel may be stretched to
constexpr qreal kWidest = 1.75;

qreal squareness(qreal ring) {
    return 2.0 + 1.2 * ring * ring;
}

// How far the ring is from the middle in this direction, on a wheel with the half sides 1.
qreal reach(qreal angle, qreal ring) {
    const qreal power = squareness(ring);
    const qreal sum = std::pow(std::abs(std::cos(angle)), power) + std::pow(std::abs(std::sin(angle)), power);
    return ring * std::pow(sum, -1 / power);
}

// Where the eighteen planets part, clockwise from the left edge of 1-arrow: all are equally large, and 1-moon
// is straight up.
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

bool clearOf(const QRectF& box, QPointF point, qreal radius) {
    const qreal dx = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
    const qreal dy = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
    return dx * dx + dy * dy >= radius * radius;
}

bool holds(const SystemPlace& place, const QRectF& box) {
    const std::array corners{box.topLeft(),
                             box.topRight(),
                             box.bottomLeft(),
                             box.bottomRight(),
                             QPointF(box.center().x(), box.top()),
                             QPointF(box.center().x(), box.bottom())};
    return clearOf(box, place.label, place.labelRadius) && clearOf(box, place.disc, place.discRadius) &&
           clearOf(box, place.badge, place.badgeRadius) &&
           std::all_of(corners.begin(), corners.end(),
                       [&](QPointF corner) { return place.outline.containsPoint(corner, Qt::OddEvenFill); });
}

}  // namespace

MapGeometry::MapGeometry(const QRectF& area) : area_(fitted(area)) {
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
                        edges().at(planetNumber + 1));
            Border& border = borders_.at(planetNumber);
            border.before = cluster * kMapSpots + spot + 1;
            border.after = spot < 2 ? border.before + 1 : (cluster + 1) % kMapClusters * kMapSpots + 1;
            border.line = {at(edges().at(planetNumber + 1), kGates), at(edges().at(planetNumber + 1), kRim)};
            border.rift = spot == 2 && isRift(cluster);
        }
    }
    rim_ = sector(0, 2 * kPi, kRim, kRim);
    hollow_ = sector(0, 2 * kPi, kHollow, kHollow);
}

QPointF MapGeometry::at(qreal angle, qreal ring) const {
    const qreal away = reach(angle, ring);
    return area_.center() +
           QPointF(area_.width() / 2 * away * std::cos(angle), area_.height() / 2 * away * std::sin(angle));
}

QPolygonF MapGeometry::sector(qreal from, qreal to, qreal inner, qreal outer) const {
    const int steps = std::max(10, static_cast<int>((to - from) * 24));
    QPolygonF polygon;
    for (int i = 0; i <= steps; ++i) polygon << at(from + (to - from) * i / steps, outer);
    if (inner == outer) return polygon;
    for (int i = steps; i >= 0; --i) polygon << at(from + (to - from) * i / steps, inner);
    return polygon;
}

void MapGeometry::placePlanet(int system, qreal from, qreal to) {
    SystemPlace& place = places_.at(system);
    place.outline = sector(from, to, kGates, kRim);
    place.centre = middle(place.outline);
    const qreal angle = (from + to) / 2;
    const QPointF foot = at(angle, kGates);
    const QPointF head = at(angle, kRim);
    place.labelRadius = unit_ * 0.13;
    place.discRadius = unit_ * 0.27;
    place.badgeRadius = unit_ * 0.125;
    place.label = along(foot, head, place.labelRadius * 1.25);
    place.badge = along(head, foot, place.badgeRadius * 1.35);
    place.disc = along(place.badge, foot, place.discRadius + place.badgeRadius * 0.55);
    place.room = findRoom(place);
}

void MapGeometry::placeGate(int system, qreal from, qreal to) {
    SystemPlace& place = places_.at(system);
    place.outline = sector(from, to, kHollow, kGates);
    place.centre = middle(place.outline);
    place.disc = place.badge = place.label;
    const qreal angle = (from + to) / 2;
    place.labelRadius = unit_ * 0.13;
    place.label = along(at(angle, kHollow), at(angle, kGates), place.labelRadius * 1.2);
    place.disc = place.badge = place.label;
    place.across = {at(from, (kHollow + kGates) / 2), at(to, (kHollow + kGates) / 2)};
    place.room = findRoom(place);
}

// The largest upright box that fits; wide ones serve rows of ships better than tall ones.
QRectF MapGeometry::findRoom(const SystemPlace& place) const {
    constexpr int kGrid = 14;
    QRectF best;
    qreal bestWorth = 0;
    const QRectF bounds = place.outline.boundingRect();
    for (int column = 1; column < kGrid; ++column) {
        for (int row = 1; row < kGrid; ++row) {
            const QPointF centre(bounds.left() + bounds.width() * column / kGrid,
                                 bounds.top() + bounds.height() * row / kGrid);
            for (const qreal shape : {0.7, 1.0, 1.5, 2.2, 3.2}) {
                qreal height = std::sqrt(std::max(bestWorth, unit_ * unit_ * 0.01) / shape);
                QRectF box;
                while (true) {
                    QRectF larger(0, 0, height * shape, height);
                    larger.moveCenter(centre);
                    if (!holds(place, larger)) break;
                    box = larger;
                    height *= 1.06;
                }
                if (box.width() * box.height() > bestWorth) {
                    bestWorth = box.width() * box.height();
                    best = box;
                }
            }
        }
    }
    const qreal margin = unit_ * 0.02;
    return best.adjusted(margin, margin, -margin, -margin);
}

int MapGeometry::systemAt(QPointF point) const {
    for (int i = 0; i < kMapSystems; ++i) {
        if (places_.at(i).outline.containsPoint(point, Qt::OddEvenFill)) return i;
    }
    return -1;
}

}  // namespace reach::painting
