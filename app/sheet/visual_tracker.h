#pragma once

#include "engine/record/record.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

/// Saves of the "Arcs Visual Tracker" (JSON, `version: 1`): a campaign saved after Act I or II.
namespace reach::sheet {

/// A campaign made from such a save. It begins at the pause before its next Act.
struct TrackerImport {
    std::optional<Record> record;  ///< nullopt: see `problem`
    QString problem;
    QStringList unsaid;  ///< facts that are missing or impossible in the save; the table has to enter them
};

/// True if a text looks like such a save, or any JSON, instead of a game record.
bool looksLikeTracker(const QByteArray& text);

/// Imports the valid parts of a save. No value in the file is trusted.
TrackerImport importTracker(const QByteArray& text);

}  // namespace reach::sheet
