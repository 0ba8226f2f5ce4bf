#include "breaking_writes.h"

#include <dlfcn.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>
#include <cerrno>
#include <csignal>
#include <cstdio>

namespace reach::tests::writes {
namespace {

int place = 0;  // 0: nothing is counted
int done = 0;
Break kind = Break::Nothing;

enum class Way { Whole, Half, None };

/// How the next write goes; `grows` where it needs room.
Way next(bool grows) {
    if (place == 0) return Way::Whole;
    ++done;
    if (done < place || kind == Break::Nothing) return Way::Whole;
    if (kind == Break::Full) return grows ? Way::None : Way::Whole;
    if (kind == Break::KillHalfway && grows) return Way::Half;
    std::raise(SIGKILL);
    return Way::None;
}

template <class Function>
Function* own(Function*, const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

template <class Write>
ssize_t broken(std::size_t size, Write write) {
    switch (next(true)) {
        case Way::Whole: return write(size);
        case Way::Half:
            (void)write(size / 2);
            std::raise(SIGKILL);
            break;
        case Way::None: break;
    }
    errno = ENOSPC;
    return -1;
}

}  // namespace

void breakAt(int number, Break how) {
    place = number;
    kind = how;
    done = 0;
}

int goOn() {
    place = 0;
    return done;
}

}  // namespace reach::tests::writes

namespace writes = reach::tests::writes;

// The names are the system's.
extern "C" {

[[gnu::visibility("default")]] ssize_t write(int file, const void* bytes, size_t size) {
    static const auto real = writes::own(&::write, "write");
    return writes::broken(size, [&](size_t part) { return real(file, bytes, part); });
}
[[gnu::visibility("default")]] ssize_t writev(int file, const iovec* parts, int count) {
    static const auto real = writes::own(&::writev, "writev");
    return writes::broken(static_cast<size_t>(count),
                          [&](size_t some) { return real(file, parts, static_cast<int>(some)); });
}
[[gnu::visibility("default")]] ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t at) {
    static const auto real = writes::own(&::pwrite64, "pwrite64");
    return writes::broken(size, [&](size_t part) { return real(file, bytes, part, at); });
}
[[gnu::visibility("default")]] ssize_t pwrite(int file, const void* bytes, size_t size, off_t at) {
    return pwrite64(file, bytes, size, at);
}
[[gnu::visibility("default")]] int ftruncate64(int file, off64_t size) noexcept {
    static const auto real = writes::own(&::ftruncate64, "ftruncate64");
    (void)writes::next(false);
    return real(file, size);
}
[[gnu::visibility("default")]] int ftruncate(int file, off_t size) noexcept {
    return ftruncate64(file, size);
}
[[gnu::visibility("default")]] int unlink(const char* path) noexcept {
    static const auto real = writes::own(&::unlink, "unlink");
    (void)writes::next(false);
    return real(path);
}
[[gnu::visibility("default")]] int remove(const char* path) noexcept {
    static const auto real = writes::own(&std::remove, "remove");
    (void)writes::next(false);
    return real(path);
}
[[gnu::visibility("default")]] int rename(const char* from, const char* to) noexcept {
    static const auto real = writes::own(&std::rename, "rename");
    (void)writes::next(false);
    return real(from, to);
}
// A kill loses nothing that the system has: what is not synced is there all the same, and sooner.
[[gnu::visibility("default")]] int fsync(int) {
    (void)writes::next(false);
    return 0;
}
[[gnu::visibility("default")]] int fdatasync(int) {
    (void)writes::next(false);
    return 0;
}
}
