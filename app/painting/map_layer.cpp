#include "app/painting/map_layer.h"

#include <QGuiApplication>

using namespace reach::painting;

MapLayer::MapLayer(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
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
        paintPieces(*painter, geometry_, state_, choice_, colors_, QGuiApplication::font());
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
    state_ = std::move(state);
    if (changed) update();
    Q_EMIT systemsChanged();
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
    update();
    Q_EMIT systemsChanged();
}
