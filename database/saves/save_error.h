#pragma once

#include <filesystem>
#include <string_view>
#include <utility>
#include <variant>

/// Saved games. Nothing here throws (memory for an answer aside) or ends the process: what can fail
/// returns a SaveResult.
namespace reach::saves {

/// Why a call failed. The words for the player are the caller's.
enum class SaveErrorCode {
    DiskFull,       ///< no room left; nothing changed, everything acknowledged earlier is still there
    ReadOnly,       ///< the file or its folder cannot be written
    InUse,          ///< another store, here or in another process, has the file open
    Damaged,        ///< not a database, or one that fails its check
    NotAStore,      ///< a healthy database, but of some other program
    NewerVersion,   ///< written by a newer Reachkeeper; left untouched
    NotFound,       ///< no such game, or no such file
    OutOfRange,     ///< a cursor outside the journal
    AlreadyExists,  ///< the target file is there already, and is left alone
    CannotOpen,     ///< the path cannot be opened: a folder is missing, or is a file
    NoFolder,       ///< it is not known where to keep anything
    OddFile,        ///< a pipe or a device stands where a file should; it was not touched
    TakenAway,      ///< the open file, or its log, is no longer the one in the folder
    Cancelled,      ///< the caller gave up; nothing changed
    Io,             ///< the device failed to read or write
    Internal,       ///< anything else, out of memory included
};

/// A fixed lower-case name ("disk-full") for logs; no sentence for players.
std::string_view codeName(SaveErrorCode code);

/// One failure: what, which file, and SQLite's extended result code (0: SQLite was not involved).
struct SaveError {
    SaveErrorCode code = SaveErrorCode::Internal;
    std::filesystem::path path;
    int sqliteCode = 0;
};

/// Either a value or a SaveError. Asking for the one that is not there is a bug of the caller's.
template <class T>
class [[nodiscard]] SaveResult {
  public:
    SaveResult(T value) : held_(std::in_place_index<0>, std::move(value)) {}
    SaveResult(SaveError error) : held_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return held_.index() == 0; }
    explicit operator bool() const { return ok(); }

    T& value() & { return *std::get_if<0>(&held_); }
    const T& value() const& { return *std::get_if<0>(&held_); }
    T&& value() && { return std::move(*std::get_if<0>(&held_)); }
    const SaveError& error() const { return *std::get_if<1>(&held_); }

  private:
    std::variant<T, SaveError> held_;
};

/// The value of a call that only succeeds or fails.
struct Done {};
using SaveStatus = SaveResult<Done>;

}  // namespace reach::saves
