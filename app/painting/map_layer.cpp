#include "app/painting/map_layer.h"

#include <QGuiApplication>

using namespace reach::painting;

namespace {

// More new buildings than that are a leap through the game, not something to watch.
constexpr std::size_t kBuiltAtOnce = 2;

}  // namespace

MapLayer::MapLayer(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    gliding_.setSingleShot(true);
    connect(&gliding_, &QTimer::timeout, this, &MapLayer::arrive);
    connect(this, &MapLayer::looksChanged, this, [this] { update(); });
    connect(this, &MapLayer::choiceChanged, this, [this] { update(); });
}

bool MapLayer::complete() const {
    return state_.land.size() == kMapSystems && geometry_.unit() > 0;
}

void MapLayer::paint(QPainter* painter) {
    if (!complete()) return;
    painter->setRenderHint(QPainter::Antialiasing);
    if (land_)
        paintLand(*painter, geometry_, state_.land, colors_, QGuiApplication::font());
    else
        paintPieces(*painter, geometry_, {shown_, ships_, choice_}, colors_, QGuiApplication::font());
}

QString MapLayer::systemAt(qreal x, qreal y) const {
    if (!complete()) return {};
    const int found = geometry_.systemAt({x, y});
    return found < 0 ? QString() : state_.land.at(found).id;
}

QRectF MapLayer::boundsOf(int index) const {
    return index < 0 || index >= kMapSystems ? QRectF() : geometry_.at(index).outline.boundingRect();
}

QPointF MapLayer::centreOf(int index) const {
    return index < 0 || index >= kMapSystems ? QPointF() : geometry_.at(index).centre;
}

void MapLayer::setSystems(const QVariantList& systems) {
    systems_ = systems;
    MapState state = readSystems(systems);
    // The list is made anew after every entry; mostly little of it differs.
    const bool changed = state.land != state_.land || (!land_ && state.pieces != state_.pieces);
    std::swap(state_, state);
    if (changed) {
        gliding_.stop();
        shown_ = state_;
        if (!land_ && glide_ > 0) tellMoves(state);
        placeAnew();
    }
    Q_EMIT systemsChanged();
}

void MapLayer::tellMoves(const MapState& before) {
    if (!complete() || before.pieces.size() != state_.pieces.size()) return;
    const auto onItsWay = [&](int goal) {
        shown_.pieces.at(goal) = before.pieces.at(goal);
        gliding_.start(glide_);
    };
    for (const ShipMove& move : shipMoves(before.pieces, state_.pieces)) {
        onItsWay(move.to);
        Q_EMIT pieceMoved(QStringLiteral("ship"), move.owner, geometry_.at(move.from).room.heart(),
                          geometry_.at(move.to).room.heart());
    }
    std::vector<int> sites;
    for (int i = 0; i < kMapSystems; ++i)
        if (state_.pieces.at(i).buildings.size() == before.pieces.at(i).buildings.size() + 1)
            sites.push_back(i);
    if (sites.size() > kBuiltAtOnce) return;
    for (const int i : sites) {
        const MapBuilding& built = state_.pieces.at(i).buildings.back();
        onItsWay(i);
        const QPointF at =
            geometry_.at(i).discRadius > 0 ? geometry_.at(i).disc : geometry_.at(i).room.heart();
        Q_EMIT pieceMoved(built.type, built.owner, at, at);
    }
}

void MapLayer::arrive() {
    shown_ = state_;
    placeAnew();
}

void MapLayer::setColors(const QVariantMap& colors) {
    colorTable_ = colors;
    colors_ = readColors(colors);
    Q_EMIT looksChanged();
}

void MapLayer::setHighlighted(const QStringList& ids) {
    if (choice_.highlighted == ids) return;
    choice_.highlighted = ids;
    Q_EMIT choiceChanged();
}

void MapLayer::setSelected(const QString& id) {
    if (choice_.selected == id) return;
    choice_.selected = id;
    Q_EMIT choiceChanged();
}

void MapLayer::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() == before.size() || now.isEmpty()) return;
    geometry_ = MapGeometry(QRectF(QPointF(), now.size()).adjusted(2, 2, -2, -2));
    placeAnew();
    Q_EMIT systemsChanged();
}

void MapLayer::placeAnew() {
    if (complete() && !land_) ships_ = placeShips(geometry_, shown_);
    update();
}
