#pragma once

#include "app/home/all_games.h"

#include <QByteArray>
#include <QUrl>

namespace reach {

/// The origin of a record that becomes a table: pasted text, or a file yet to be read.
struct RecordSource {
    QString title;  ///< of the table
    QByteArray text;
    QString file;  ///< empty for pasted text

    static RecordSource pasted(const QString& text);
    static RecordSource fromFile(const QUrl& file);
};

/// A table made of a source.
struct TakenRecord {
    AnyGame* game = nullptr;  ///< always set in a result of take()
    Ready ready;
    /// Set if the source held saved tables instead of a record. No table is then shown.
    std::optional<Shelf::TakenOver> over{};
    QString told;  ///< the values missing in the source, in words; empty if none
};

/// Reads the source, a record or the save of a tracker, and begins a table with it. Or takes over the tables
/// of a file that holds saved tables. May run beside the window.
TakenRecord take(RecordSource source, const GameList& games, Shelf& shelf, const saves::Progress& progress);

}  // namespace reach
