#include "tests/places.h"

namespace {

QString in(const char* folder, const char* path) {
    return QString::fromUtf8(folder) + u'/' + QString::fromUtf8(path);
}

}  // namespace

namespace places {

QString source(const char* path) {
    return in(REACHKEEPER_SOURCE_DIR, path);
}

QString program(const char* name) {
    return in(REACHKEEPER_PROGRAMS, name);
}

QString built(const char* path) {
    return in(REACHKEEPER_BUILD_DIR, path);
}

QString reference() {
    return built("share/reachkeeper/reference.sqlite");
}

}  // namespace places
