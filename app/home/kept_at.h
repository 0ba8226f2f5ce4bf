#pragma once

#include "database/saves/save_store.h"

#include <QString>

#include <optional>

namespace reach {

/// A host keeps a saved table. This device has a copy as it was when the table was handed over. The note
/// stays until the table is taken home, or people go on with the copy.
struct KeptAt {
    QString origin;  ///< of the host: "http://192.168.1.7:8017"
    QString table;   ///< as the host names it
    QString code;
    QString host;  ///< what people call the host

    /// The note about a table of this device; nullopt if this device keeps it.
    static std::optional<KeptAt> of(saves::GameId id);
    /// Writes the note. Returns false if it cannot be kept.
    bool keep(saves::GameId id) const;
    static bool forget(saves::GameId id);

    /// The address of the table, with its code.
    QString link() const { return QStringLiteral("%1/#%2/%3").arg(origin, table, code); }
};

}  // namespace reach
