#include "app/device/startup.h"

#include <QFontDatabase>
#include <QStringList>

#include <thread>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace reach::device {

// Uses two heaps for all threads, which grow by a megabyte at a time. Growth page by page would need a system
// call for each page. One heap for each thread takes more memory. With a single heap, the thread that reads
// the QML and the one that reads the fonts wait for each other.
void prepareProcess() {
#if defined(__GLIBC__)
    mallopt(M_ARENA_MAX, 2);
    mallopt(M_TOP_PAD, 1 << 20);
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
