#include "database/saves/detail/files.h"

#include <array>
#include <system_error>

#include "database/saves/detail/guard.h"

#if defined(__unix__) || defined(__APPLE__)
#include <fcntl.h>
#include <unistd.h>
#endif

namespace reach::saves {
namespace {

namespace fs = std::filesystem;

constexpr std::array kSuffixes{"", "-wal", "-shm", "-journal"};

bool isThere(const fs::path& path) {
    std::error_code error;
    return fs::exists(fs::symlink_status(path, error));
}

fs::path folderOf(const fs::path& path) {
    const fs::path folder = path.parent_path();
    return folder.empty() ? fs::path(".") : folder;
}

void syncFolder([[maybe_unused]] const fs::path& folder) {
#if defined(__unix__) || defined(__APPLE__)
    const int handle = ::open(folder.c_str(), O_RDONLY | O_CLOEXEC);
    if (handle < 0) return;
    // Some file systems cannot sync a folder; the rename itself is done either way.
    (void)::fsync(handle);
    ::close(handle);
#endif
}

void moveFile(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::rename(from, to, error);
    if (error) throw Failure(codeOf(error));
}

bool isFree(const fs::path& name) {
    for (const char* suffix : kSuffixes) {
        if (isThere(withSuffix(name, suffix))) return false;
    }
    return true;
}

}  // namespace

fs::path withSuffix(const fs::path& path, const std::string& suffix) {
    fs::path longer = path;
    longer += suffix;
    return longer;
}

bool holdsData(const fs::path& path) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    // SQLite once wrote a single byte into new files, and still reads such a file as empty.
    return !error && size > 1;
}

bool isBlank(const fs::path& path) {
    std::error_code error;
    if (fs::exists(path, error) && !fs::is_regular_file(path, error)) return false;
    return !holdsData(path) && !holdsData(withSuffix(path, "-wal"));
}

bool isWriteProtected([[maybe_unused]] const fs::path& folder) {
#if defined(__unix__) || defined(__APPLE__)
    const fs::path there = folder.empty() ? fs::path(".") : folder;
    return isThere(there) && ::access(there.c_str(), W_OK) != 0;
#else
    return false;
#endif
}

fs::path setAside(const fs::path& path, const std::string& why) {
    int number = 1;
    while (!isFree(withSuffix(path, "." + why + "-" + std::to_string(number)))) ++number;
    fs::path target = withSuffix(path, "." + why + "-" + std::to_string(number));
    // The database goes first: a log left behind without one is noticed at the next start, the reverse is
    // not.
    for (const char* suffix : kSuffixes) {
        if (isThere(withSuffix(path, suffix))) moveFile(withSuffix(path, suffix), withSuffix(target, suffix));
    }
    syncFolder(folderOf(path));
    return target;
}

void putInPlace(const fs::path& from, const fs::path& to) {
    if (isThere(to)) throw Failure(SaveErrorCode::AlreadyExists);
    moveFile(from, to);
    syncFolder(folderOf(to));
}

}  // namespace reach::saves
