#pragma once

#include "engine/record/record.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

/// Saves of the "Arcs Visual Tracker" (JSON, `version: 1`): a campaign put down after Act I or II.
namespace reach::sheet {

/// A campaign that begins at the pause before its next Act, made from such a save.
struct TrackerImport {
    std::optional<Record> record;  ///< nothing: `problem` says why
    QString problem;
    QStringList unsaid;  ///< what the save does not hold, or holds and cannot be: the table enters it
};

/// Whether a text looks like such a save, or any JSON, rather than a game record.
bool looksLikeTracker(const QByteArray& text);

/// Takes over what makes sense; nothing in the file is trusted.
TrackerImport importTracker(const QByteArray& text);

}  // namespace reach::sheet
