#include "app/painting/dice_faces.h"

#include "app/words/names.h"
#include "engine/core/dice.h"

#include <algorithm>

namespace {

// Returns null if there is no such face.
const reach::Face* faceOf(const QString& die, int face) {
    static const QStringList kinds{QStringLiteral("assault"), QStringLiteral("skirmish"),
                                   QStringLiteral("raid")};
    const qsizetype kind = kinds.indexOf(die);
    if (kind < 0 || face < 0 || face >= reach::kFaces) return nullptr;
    return &reach::kDieFaces.at(kind).at(face);
}

}  // namespace

QStringList DiceFaces::icons(const QString& die, int face) {
    const reach::Face* shown = faceOf(die, face);
    if (!shown) return {};
    QStringList icons;
    const auto add = [&icons](const QString& icon, int count) {
        for (int i = 0; i < count; ++i) icons << icon;
    };
    add(QStringLiteral("hit"), shown->hits);
    add(QStringLiteral("buildingHit"), shown->buildingHits);
    add(QStringLiteral("key"), shown->keys);
    add(QStringLiteral("intercept"), shown->intercepts);
    add(QStringLiteral("selfHit"), shown->selfHits);
    return icons;
}

QString DiceFaces::text(const QString& die, int face) {
    const reach::Face* shown = faceOf(die, face);
    return shown ? reach::words::name(*shown) : QString();
}

QList<int> DiceFaces::different(const QString& die) {
    QList<int> found;
    for (int face = 0; face < reach::kFaces; ++face) {
        const reach::Face* shown = faceOf(die, face);
        const bool seen = std::any_of(found.begin(), found.end(),
                                      [&](int before) { return *faceOf(die, before) == *shown; });
        if (shown && !seen) found.append(face);
    }
    return found;
}

#include "moc_dice_faces.cpp"
