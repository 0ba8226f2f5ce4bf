#include "database/saves/detail/files.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>

#include "database/saves/detail/guard.h"

#if defined(__unix__) || defined(__APPLE__)
#include <fcntl.h>
#include <sys/file.h>
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

// The first free name "<name>.<why>-N".
fs::path nameAside(const fs::path& path, const std::string& why) {
    int number = 1;
    while (!isFree(withSuffix(path, "." + why + "-" + std::to_string(number)))) ++number;
    return withSuffix(path, "." + why + "-" + std::to_string(number));
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
    fs::path target = nameAside(path, why);
    // The database goes first: a log left behind without one is noticed at the next start, the reverse is
    // not.
    for (const char* suffix : kSuffixes) {
        if (isThere(withSuffix(path, suffix))) moveFile(withSuffix(path, suffix), withSuffix(target, suffix));
    }
    syncFolder(folderOf(path));
    return target;
}

fs::path copyAside(const fs::path& path, const std::string& why) {
    fs::path target = nameAside(path, why);
    for (const char* suffix : kSuffixes) {
        if (!isThere(withSuffix(path, suffix))) continue;
        std::error_code error;
        fs::copy_file(withSuffix(path, suffix), withSuffix(target, suffix), error);
        if (!error) continue;
        std::error_code ignored;
        for (const char* half : kSuffixes) fs::remove(withSuffix(target, half), ignored);
        throw Failure(codeOf(error));
    }
    return target;
}

fs::path partOf(const fs::path& target) {
    return withSuffix(target, ".part");
}

fs::path restoredName(const fs::path& path) {
    return withSuffix(path, ".restored");
}

void removeWithJournal(const fs::path& path) {
    std::error_code ignored;
    fs::remove(path, ignored);
    fs::remove(withSuffix(path, "-journal"), ignored);
}

void putInPlace(const fs::path& from, const fs::path& to) {
    if (isThere(to)) throw Failure(SaveErrorCode::AlreadyExists);
    moveFile(from, to);
    syncFolder(folderOf(to));
}

#if defined(__unix__) || defined(__APPLE__)
FolderLock::FolderLock(const fs::path& folder, int milliseconds) {
    using std::chrono::steady_clock;
    handle_ = ::open((folder.empty() ? fs::path(".") : folder).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle_ < 0) return;  // what comes next in this folder fails, and says why
    const auto until = steady_clock::now() + std::chrono::milliseconds(milliseconds);
    while (::flock(handle_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        if (steady_clock::now() >= until) {
            ::close(handle_);
            throw Failure(SaveErrorCode::InUse);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

FolderLock::~FolderLock() {
    if (handle_ >= 0) ::close(handle_);
}
#else
FolderLock::FolderLock(const fs::path&, int) {}
FolderLock::~FolderLock() = default;
#endif

}  // namespace reach::saves
