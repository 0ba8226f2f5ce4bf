#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

/// What can lie beside the map of a table, one at a time: opened by somebody, or brought along by a question.
/// For QML: `Sheets.Log`.
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
    Players,
    Campaign,
    Unnamed,  ///< the name of a card of the Court that nobody told
    Markers,  ///< corrections of ARCADEs, at its ambition markers
    Roll,     ///< from here on what is asked
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
