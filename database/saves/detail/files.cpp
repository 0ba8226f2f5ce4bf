#include "database/saves/detail/files.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <fstream>
#include <system_error>
#include <thread>
#include <vector>

#include "database/saves/detail/guard.h"

#if defined(__unix__) || defined(__APPLE__)
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace reach::saves {
namespace {

namespace fs = std::filesystem;

constexpr std::array kSuffixes{"", "-wal", "-shm", "-journal", "-mark"};

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

// The place of the next byte that was written, at `at` or after it. If the system cannot tell, `at` itself.
std::uintmax_t nextWritten([[maybe_unused]] const fs::path& file, std::uintmax_t at, std::uintmax_t size) {
    std::uintmax_t next = std::min(at, size);
#ifdef SEEK_DATA
    const int handle = ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0) return next;
    const off_t found = ::lseek(handle, static_cast<off_t>(at), SEEK_DATA);
    if (found >= 0)
        next = static_cast<std::uintmax_t>(found);
    else if (errno == ENXIO)
        next = size;
    ::close(handle);
#endif
    return next;
}

// A log may be a thousand times as long as what was ever written to it: holes stay holes.
void copyWithHoles(const fs::path& from, const fs::path& to) {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(from, error);
    std::ifstream in(from, std::ios::binary);
    std::ofstream out(to, std::ios::binary | std::ios::trunc);
    std::vector<char> block(std::size_t{1} << 20U);
    for (std::uintmax_t at = nextWritten(from, 0, size); !error && in && out && at < size;) {
        in.seekg(static_cast<std::streamoff>(at));
        out.seekp(static_cast<std::streamoff>(at));
        in.read(block.data(),
                static_cast<std::streamsize>(std::min<std::uintmax_t>(block.size(), size - at)));
        out.write(block.data(), in.gcount());
        at = nextWritten(from, at + static_cast<std::uintmax_t>(in.gcount()), size);
    }
    const bool read = in && !error;
    out.close();
    if (out) fs::resize_file(to, size, error);
    // A stream does not say why it failed. If nothing failed while reading, the disk was full.
    if (!read || !out || error) throw Failure(read ? SaveErrorCode::DiskFull : SaveErrorCode::Io);
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

void expectOrdinary(const fs::path& path) {
    for (const char* suffix : kSuffixes) {
        std::error_code error;
        const fs::path file = withSuffix(path, suffix);
        const fs::file_status status = fs::status(file, error);
        // SQLite itself has a word for a folder.
        if (fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status))
            throw Failure(SaveErrorCode::OddFile, file);
    }
}

bool isWriteProtected([[maybe_unused]] const fs::path& folder) {
#if defined(__unix__) || defined(__APPLE__)
    const fs::path there = folder.empty() ? fs::path(".") : folder;
    return isThere(there) && ::access(there.c_str(), W_OK) != 0;
#else
    return false;
#endif
}

fs::path nameAside(const fs::path& path, const std::string& why) {
    int number = 1;
    while (!isFree(withSuffix(path, "." + why + "-" + std::to_string(number)))) ++number;
    return withSuffix(path, "." + why + "-" + std::to_string(number));
}

void setAside(const fs::path& path, const fs::path& target) {
    // The database goes first: a log left behind without one is noticed at the next start, the reverse is
    // not.
    for (const char* suffix : kSuffixes) {
        if (isThere(withSuffix(path, suffix))) moveFile(withSuffix(path, suffix), withSuffix(target, suffix));
    }
    syncFolder(folderOf(path));
}

void copyAside(const fs::path& path, const fs::path& target) {
    try {
        for (const char* suffix : kSuffixes)
            if (isThere(withSuffix(path, suffix)))
                copyWithHoles(withSuffix(path, suffix), withSuffix(target, suffix));
    } catch (...) {
        std::error_code ignored;
        for (const char* half : kSuffixes) fs::remove(withSuffix(target, half), ignored);
        throw;
    }
}

void writeWhole(const fs::path& path, const std::string& text) {
    const fs::path part = partOf(path);
    {
        std::error_code ignored;
        fs::remove(part, ignored);
        std::ofstream out(part, std::ios::binary | std::ios::trunc);
        out << text;
        out.close();
        if (!out) {
            fs::remove(part, ignored);
            throw Failure(SaveErrorCode::DiskFull);
        }
    }
#if defined(__unix__) || defined(__APPLE__)
    if (const int handle = ::open(part.c_str(), O_RDONLY | O_CLOEXEC); handle >= 0) {
        (void)::fsync(handle);
        ::close(handle);
    }
#endif
    moveFile(part, path);
    syncFolder(folderOf(path));
}

Identity::Identity([[maybe_unused]] const fs::path& path) {
#if defined(__unix__) || defined(__APPLE__)
    struct stat found {};
    isThere_ = ::stat(path.c_str(), &found) == 0;
    if (!isThere_) return;
    device_ = static_cast<std::uint64_t>(found.st_dev);
    number_ = static_cast<std::uint64_t>(found.st_ino);
#else
    std::error_code error;
    isThere_ = fs::exists(path, error);
#endif
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
