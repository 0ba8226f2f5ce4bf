#include "app/values/faces.h"

#include <algorithm>

namespace reach {

RolledFaces facesOf(const QList<int>& list) {
    RolledFaces faces{};
    for (std::size_t at = 0; at < std::min<std::size_t>(list.size(), kDice * kFaces); ++at)
        faces[at / kFaces][at % kFaces] =
            static_cast<std::int8_t>(std::clamp(list[static_cast<qsizetype>(at)], 0, kDiceOfAKind));
    return faces;
}

QList<int> listOf(const RolledFaces& faces) {
    QList<int> list;
    for (const auto& kind : faces)
        for (const int count : kind) list.append(count);
    return list;
}

QList<int> countsOf(const QList<int>& faces) {
    QList<int> counts(kDice);
    for (qsizetype at = 0; at < faces.size(); ++at) counts[at / kFaces] += faces[at];
    return counts;
}

QList<int> withFace(QList<int> faces, int kind, int face, int count) {
    const int at = kind * kFaces + face;
    if (at >= 0 && at < faces.size()) faces[at] = std::clamp(count, 0, kDiceOfAKind);
    return faces;
}

}  // namespace reach
