#pragma once

#include "engine/core/dice.h"
#include "engine/core/state.h"

#include <QList>

namespace reach {

/// Faces for QML are eighteen counts: the number of assault dice for each of the six faces, then of skirmish
/// dice, then of raid dice.
RolledFaces facesOf(const QList<int>& list);
QList<int> listOf(const RolledFaces& faces);
/// The number of dice of each kind.
QList<int> countsOf(const QList<int>& faces);
inline QList<int> noFaces() {
    return QList<int>(kDice * kFaces);
}
/// The list with another number of dice with this face.
QList<int> withFace(QList<int> faces, int kind, int face, int count);

}  // namespace reach
