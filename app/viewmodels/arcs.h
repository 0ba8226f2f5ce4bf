#pragma once

#include "engine/core/modes.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

/// The engine's enumerations for QML: `Arcs.Depth.Score`. As wide as int, since the QML of Qt 6.4 reads an
/// enumerator of a value as one; the test of values holds names and numbers to the engine's.
namespace reach::arcs {

Q_NAMESPACE
QML_NAMED_ELEMENT(Arcs)
Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

enum class Depth {
    Score = static_cast<int>(reach::Depth::Score),
    Board = static_cast<int>(reach::Depth::Board),
    Turn = static_cast<int>(reach::Depth::Turn),
};
Q_ENUM_NS(Depth)

enum class Strictness {
    Off = static_cast<int>(reach::Strictness::Off),
    Advise = static_cast<int>(reach::Strictness::Advise),
    Strict = static_cast<int>(reach::Strictness::Strict),
};
Q_ENUM_NS(Strictness)

enum class Phase {
    Playing = static_cast<int>(reach::Phase::Playing),
    ChapterEnd = static_cast<int>(reach::Phase::ChapterEnd),
    Finished = static_cast<int>(reach::Phase::Finished),
};
Q_ENUM_NS(Phase)

}  // namespace reach::arcs
