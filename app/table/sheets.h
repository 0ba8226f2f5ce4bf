#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

/// The sheets that can lie beside the map of a table, one at a time. The player opens them, or a question
/// brings them. For QML: `Sheets.Log`.
namespace reach::sheets {

Q_NAMESPACE
QML_NAMED_ELEMENT(Sheets)

enum class Sheet {
    None,
    System,
    Card,
    Log,
    Rule,
    Menu,
    Happened,
    Rewrite,
    Corrections,
    Count,
    People,
    Court,
    Discard,
    Players,
    Campaign,
    Arrange,  ///< a player's resources, to be moved from slot to slot
    Unnamed,  ///< the name of an unnamed card of the Court
    Markers,  ///< corrections of ARCADEs, for its ambition markers
    Roll,     ///< from here on questions
    Reroll,
    Collect,
    Hits,
    Refill,
    Draft,
    Score,
    EventDice,
    Summit,
    Step,
    AtTable,
    Secret,
    Advance,
    Finished,
};
Q_ENUM_NS(Sheet)

}  // namespace reach::sheets
