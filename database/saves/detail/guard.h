#pragma once

#include <SQLiteCpp/Exception.h>

#include <exception>
#include <filesystem>
#include <system_error>
#include <type_traits>
#include <utility>

#include "database/saves/save_error.h"

namespace reach::saves {

/// A failure that SQLite did not report. Used only inside this library.
struct Failure : std::exception {
    explicit Failure(SaveErrorCode why, int sqlite = 0) : code(why), sqliteCode(sqlite) {}
    Failure(SaveErrorCode why, std::filesystem::path about) : code(why), path(std::move(about)) {}
    SaveErrorCode code;
    int sqliteCode = 0;
    std::filesystem::path path;  ///< empty: the path given to guarded()
};

/// Returns the code for one of SQLite's extended result codes.
SaveErrorCode codeOf(int sqliteCode);

/// Returns SQLite's extended result code, or the plain code if there is no extended one; 0 if SQLite was not
/// involved.
int sqliteCodeOf(const SQLite::Exception& exception);

/// Returns the code for an error of the file system.
SaveErrorCode codeOf(const std::error_code& error);

/// Runs the work and turns any exception into an error about `path`, so that no exception leaves the library.
template <class Work>
auto guarded(const std::filesystem::path& path, Work&& work) {
    using Value = std::invoke_result_t<Work>;
    using Result = SaveResult<std::conditional_t<std::is_void_v<Value>, Done, Value>>;
    try {
        if constexpr (std::is_void_v<Value>) {
            std::forward<Work>(work)();
            return Result(Done{});
        } else {
            return Result(std::forward<Work>(work)());
        }
    } catch (const Failure& failure) {
        return Result(
            SaveError{failure.code, failure.path.empty() ? path : failure.path, failure.sqliteCode});
    } catch (const SQLite::Exception& exception) {
        const int code = sqliteCodeOf(exception);
        return Result(SaveError{codeOf(code), path, code});
    } catch (...) {
        return Result(SaveError{SaveErrorCode::Internal, path, 0});
    }
}

}  // namespace reach::saves
