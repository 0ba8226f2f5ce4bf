#pragma once

#include <filesystem>
#include <string_view>
#include <utility>
#include <variant>

/// Saved games. The functions never end the process and throw only std::bad_alloc. A function that can fail
/// returns a SaveResult.
namespace reach::saves {

/// Why a call failed. The caller words the message for the player.
enum class SaveErrorCode {
    DiskFull,       ///< no room left; nothing changed, and everything acknowledged earlier is still there
    ReadOnly,       ///< the file or its folder cannot be written
    InUse,          ///< another store, here or in another process, has the file open
    Damaged,        ///< not a database, or one that fails its check
    NotAStore,      ///< a sound database of another program
    NewerVersion,   ///< written by a newer Reachkeeper; left untouched
    NotFound,       ///< no such game, or no such file
    OutOfRange,     ///< not after the last act of the journal
    AlreadyExists,  ///< the target file already exists; it was not touched
    CannotOpen,     ///< the path cannot be opened: a folder is missing or is a file
    NoFolder,       ///< no folder to keep files in is known
    OddFile,        ///< the path is a pipe or a device; it was not touched
    TakenAway,      ///< the open file or its log is no longer the one in the folder
    Cancelled,      ///< the caller cancelled; nothing changed
    Io,             ///< the device failed to read or write
    Internal,       ///< any other failure, including out of memory
};

/// Returns a fixed lower-case name ("disk-full") for logs, not for players.
std::string_view codeName(SaveErrorCode code);

/// A failure: its code, the file, and SQLite's extended result code (0: SQLite was not involved).
struct SaveError {
    SaveErrorCode code = SaveErrorCode::Internal;
    std::filesystem::path path;
    int sqliteCode = 0;
};

/// Either a value or a SaveError. The caller must check ok() before it reads either.
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

/// The value of a call without a result.
struct Done {};
using SaveStatus = SaveResult<Done>;

}  // namespace reach::saves
