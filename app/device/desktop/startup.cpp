#include "app/device/startup.h"

#include <QFontDatabase>
#include <QStringList>

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <thread>

#if defined(__GLIBC__)
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace reach::device {
namespace {

#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)
// The first screen needs this much of the heap in any case. Page by page, it would be 770 faults of 4,500 at
// a start; one call of the kernel for all of them made the start 2 to 3 % shorter.
void touchHeap() {
    constexpr std::size_t kBytes = 3 << 20;
    // The heap of the other threads begins with this size, too. Later it grows page by page, with a system
    // call for each.
    mallopt(M_TOP_PAD, kBytes);
    void* const last = std::malloc(64 << 10);
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    void* first = last;
    auto room = static_cast<std::size_t>(static_cast<char*>(sbrk(0)) - static_cast<char*>(last));
    // Where the kernel does not know how, nothing is lost.
    if (room < 2 * kBytes && std::align(page, page, first, room))
        (void)madvise(first, room, MADV_POPULATE_WRITE);
    // Freed memory at the end of the heap would go back to the kernel at once.
    mallopt(M_TRIM_THRESHOLD, 2 * kBytes);
    std::free(last);
}
#else
void touchHeap() {}
#endif

}  // namespace

// Uses two heaps for all threads. One heap for each thread takes more memory. With a single heap, the thread
// that reads the QML and the one that reads the fonts wait for each other.
void prepareProcess() {
#if defined(__GLIBC__)
    mallopt(M_ARENA_MAX, 2);
    touchHeap();
#endif
}

bool hasOwnWindow() {
    return true;
}

struct FontsMeanwhile::Reader {
    std::jthread thread{[] { QFontDatabase::families(); }};
};

FontsMeanwhile::FontsMeanwhile() : reader_(std::make_unique<Reader>()) {}

FontsMeanwhile::~FontsMeanwhile() = default;

}  // namespace reach::device
