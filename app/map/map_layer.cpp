#include "app/map/map_layer.h"

#include <QGuiApplication>
#include <QQuickWindow>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

using namespace reach;
using namespace reach::painting;

namespace {

// More new buildings come from a jump through the game and are not animated.
constexpr std::size_t kBuiltAtOnce = 2;

}  // namespace

MapLayer::MapLayer(QQuickItem* parent) : PaintedItem(parent) {
    gliding_.setSingleShot(true);
    connect(&gliding_, &QTimer::timeout, this, &MapLayer::arrive);
    connect(this, &MapLayer::looksChanged, this, [this] { paintAnew(); });
}

bool MapLayer::complete() const {
    return static_cast<int>(state_.land.size()) == geometry_->systems() && geometry_->unit() > 0;
}

void MapLayer::paint(QPainter* painter) {
    if (!complete()) return;
    painter->setRenderHint(QPainter::Antialiasing);
    if (land_)
        paintLand(*painter, *geometry_, state_.land, colors_, QGuiApplication::font());
    else
        paintPieces(*painter, *geometry_, {shown_, ships_, choice_}, kept_, colors_, QGuiApplication::font());
}

QString MapLayer::systemAt(qreal x, qreal y) const {
    if (!complete()) return {};
    const int found = geometry_->systemAt({x, y});
    return found < 0 ? QString() : state_.land.at(found).id;
}

QString MapLayer::tappedAt(qreal x, qreal y, qreal reach) const {
    QString exact = systemAt(x, y);
    if (choice_.highlighted.contains(exact)) return exact;
    constexpr int kDirections = 8;
    QString beside;
    for (int direction = 0; direction < kDirections; ++direction) {
        const qreal angle = 2 * std::numbers::pi * direction / kDirections;
        const QString near = systemAt(x + reach * std::cos(angle), y + reach * std::sin(angle));
        if (!choice_.highlighted.contains(near) || near == beside) continue;
        if (!beside.isEmpty()) return exact;  // between two of them, neither is meant more
        beside = near;
    }
    return beside.isEmpty() ? exact : beside;
}

QRectF MapLayer::boundsOf(int index) const {
    return index < 0 || index >= geometry_->systems() ? QRectF()
                                                      : geometry_->at(index).outline.boundingRect();
}

QPointF MapLayer::centreOf(int index) const {
    return index < 0 || index >= geometry_->systems() ? QPointF() : geometry_->at(index).centre;
}

void MapLayer::setSystems(const QList<view::SystemView>& systems) {
    systems_ = systems;
    MapState state = readSystems(systems);
    // The list is made again after every entry, and mostly differs little.
    const bool otherLand = state.land != state_.land;
    const bool changed = otherLand || (!land_ && state.pieces != state_.pieces);
    std::swap(state_, state);
    if (changed) {
        gliding_.stop();
        if (otherLand) measure();
        MapState shown = state_;
        if (!land_ && glide_ > 0) tellMoves(state, shown);
        if (otherLand) shown_ = {};
        show(std::move(shown));
    }
    Q_EMIT systemsChanged();
}

void MapLayer::tellMoves(const MapState& before, MapState& shown) {
    if (!complete() || before.pieces.size() != state_.pieces.size()) return;
    const auto onItsWay = [&](int goal) {
        shown.pieces.at(goal) = before.pieces.at(goal);
        gliding_.start(glide_);
    };
    for (const ShipMove& move : shipMoves(before.pieces, state_.pieces)) {
        onItsWay(move.to);
        Q_EMIT pieceMoved(QStringLiteral("ship"), move.owner, geometry_->at(move.from).room.heart(),
                          geometry_->at(move.to).room.heart());
    }
    std::vector<int> sites;
    for (int i = 0; i < geometry_->systems(); ++i)
        if (state_.pieces.at(i).buildings.size() == before.pieces.at(i).buildings.size() + 1)
            sites.push_back(i);
    if (sites.size() > kBuiltAtOnce) return;
    for (const int i : sites) {
        const view::BuildingView& built = state_.pieces.at(i).buildings.back();
        onItsWay(i);
        const QPointF at =
            geometry_->at(i).discRadius > 0 ? geometry_->at(i).disc : geometry_->at(i).room.heart();
        Q_EMIT pieceMoved(built.type, built.owner, at, at);
    }
}

void MapLayer::arrive() {
    show(state_);
}

void MapLayer::show(MapState shown) {
    const MapState before = std::exchange(shown_, std::move(shown));
    if (!complete() || land_ || before.pieces.size() != shown_.pieces.size()) {
        placeAnew();
        return;
    }
    paintWhere([&](int i) {
        const bool differs = before.pieces.at(i) != shown_.pieces.at(i);
        if (differs) placeShips(i);
        return differs;
    });
}

void MapLayer::paintWhere(const std::function<bool(int)>& differs) {
    if (!complete()) return;
    QRectF area;
    for (int i = 0; i < geometry_->systems(); ++i)
        if (differs(i)) area |= reachOf(*geometry_, i);
    if (area.isEmpty()) return;
    // A part has a clean edge only if the picture's pixels are the item's pixels.
    const bool sameDots = sharpness() == 1.0 && window() && window()->effectiveDevicePixelRatio() == 1.0;
    if (sameDots)
        paintAnew(area.toAlignedRect());
    else
        paintAnew();
}

void MapLayer::choose(MapChoice choice) {
    if (choice == choice_) return;
    const MapChoice before = std::exchange(choice_, std::move(choice));
    paintWhere([&](int i) {
        const QString& id = state_.land.at(i).id;
        return before.highlighted.contains(id) != choice_.highlighted.contains(id) ||
               (before.selected == id) != (choice_.selected == id);
    });
    Q_EMIT choiceChanged();
}

void MapLayer::setColors(const QVariantMap& colors) {
    colorTable_ = colors;
    colors_ = readColors(colors);
    kept_.forget();
    Q_EMIT looksChanged();
}

void MapLayer::setHighlighted(const QStringList& ids) {
    choose({ids, choice_.selected});
}

void MapLayer::setSelected(const QString& id) {
    choose({choice_.highlighted, id});
}

void MapLayer::geometryChange(const QRectF& now, const QRectF& before) {
    PaintedItem::geometryChange(now, before);
    if (now.size() == before.size() || now.isEmpty()) return;
    measure();
    placeAnew();
    Q_EMIT systemsChanged();
}

void MapLayer::measure() {
    if (size().isEmpty()) return;
    const int systems = std::max(kMapSystems, std::min(kMostSystems, static_cast<int>(state_.land.size())));
    geometry_ = measuredMap(QRectF(QPointF(), size()).adjusted(2, 2, -2, -2), systems);
    kept_.forget();
}

void MapLayer::placeAnew() {
    if (complete() && !land_)
        for (int i = 0; i < geometry_->systems(); ++i) placeShips(i);
    paintAnew();
}

void MapLayer::placeShips(int index) {
    ships_.at(index) = painting::placeShips(*geometry_, index, shown_.pieces.at(index));
}

#include "moc_map_layer.cpp"
