#include "app/painting/map_colors.h"

#include <QJSValue>

namespace reach::painting {
namespace {

/// Returns the C++ value. Objects made in QML are wrapped.
QVariant unwrapped(const QVariant& value) {
    return value.metaType() == QMetaType::fromType<QJSValue>() ? value.value<QJSValue>().toVariant() : value;
}

QColor color(const QVariantMap& table, const char* key) {
    return unwrapped(table.value(QString::fromLatin1(key))).value<QColor>();
}

}  // namespace

PieceInk readInk(const QVariantMap& table) {
    return {color(table, "fill"), color(table, "edge"), color(table, "on"),
            unwrapped(table.value(QStringLiteral("shape"))).toString()};
}

MapColors readColors(const QVariantMap& table) {
    MapColors colors;
    colors.ground = color(table, "ground");
    colors.land = color(table, "land");
    colors.gate = color(table, "gate");
    colors.line = color(table, "line");
    colors.rift = color(table, "rift");
    colors.ink = color(table, "ink");
    colors.quiet = color(table, "quiet");
    colors.choice = color(table, "choice");
    colors.slotInk = color(table, "slot");
    const QVariantMap types = unwrapped(table.value(QStringLiteral("types"))).toMap();
    for (auto type = types.begin(); type != types.end(); ++type)
        colors.types.insert(type.key(), unwrapped(type.value()).value<QColor>());
    const QVariantMap owners = unwrapped(table.value(QStringLiteral("owners"))).toMap();
    for (auto owner = owners.begin(); owner != owners.end(); ++owner)
        colors.owners.insert(owner.key(), readInk(unwrapped(owner.value()).toMap()));
    return colors;
}

}  // namespace reach::painting
