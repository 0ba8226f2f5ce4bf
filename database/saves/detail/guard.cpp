#include "database/saves/detail/guard.h"

#include <sqlite3.h>

#include <algorithm>

namespace reach::saves {

SaveErrorCode codeOf(int sqliteCode) {
    switch (sqliteCode) {
        case SQLITE_IOERR_CORRUPTFS:
        case SQLITE_IOERR_DATA: return SaveErrorCode::Damaged;
        // The list of a log's pages could not grow.
        case SQLITE_IOERR_SHMSIZE: return SaveErrorCode::DiskFull;
        default: break;
    }
    switch (sqliteCode & 0xff) {
        case SQLITE_FULL: return SaveErrorCode::DiskFull;
        case SQLITE_PERM:
        case SQLITE_READONLY: return SaveErrorCode::ReadOnly;
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return SaveErrorCode::InUse;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB: return SaveErrorCode::Damaged;
        case SQLITE_CANTOPEN: return SaveErrorCode::CannotOpen;
        case SQLITE_IOERR: return SaveErrorCode::Io;
        default: return SaveErrorCode::Internal;
    }
}

int sqliteCodeOf(const SQLite::Exception& exception) {
    return std::max({exception.getExtendedErrorCode(), exception.getErrorCode(), 0});
}

SaveErrorCode codeOf(const std::error_code& error) {
    if (error == std::errc::no_space_on_device) return SaveErrorCode::DiskFull;
    if (error == std::errc::read_only_file_system || error == std::errc::permission_denied ||
        error == std::errc::operation_not_permitted) {
        return SaveErrorCode::ReadOnly;
    }
    if (error == std::errc::no_such_file_or_directory) return SaveErrorCode::NotFound;
    if (error == std::errc::not_a_directory) return SaveErrorCode::CannotOpen;
    return SaveErrorCode::Io;
}

}  // namespace reach::saves
