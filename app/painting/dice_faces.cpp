#include "app/painting/dice_faces.h"

#include "engine/core/dice.h"

QStringList DiceFaces::icons(const QString& die, int face) {
    static const QStringList kinds{QStringLiteral("assault"), QStringLiteral("skirmish"), QStringLiteral("raid")};
    const qsizetype kind = kinds.indexOf(die);
    if (kind < 0 || face < 0 || face >= reach::kFaces) return {};
    const reach::Face& shown = reach::kDieFaces.at(kind).at(face);
    QStringList icons;
    const auto add = [&icons](const QString& icon, int count) {
        for (int i = 0; i < count; ++i) icons << icon;
    };
    add(QStringLiteral("hit"), shown.hits);
    add(QStringLiteral("buildingHit"), shown.buildingHits);
    add(QStringLiteral("key"), shown.keys);
    add(QStringLiteral("intercept"), shown.intercepts);
    add(QStringLiteral("selfHit"), shown.selfHits);
    return icons;
}
