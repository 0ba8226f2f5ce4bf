#include "app/stream/stream.h"

#include <dlfcn.h>

#include <filesystem>

namespace reach {

/// The library is beside the program, or where the package puts it.
OpenedStream openNats(const StreamOptions& options) {
    if (!REACHKEEPER_HAS_NATS) return {nullptr, "This build of reachkeeper-host has no NATS."};
    std::error_code failed;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", failed).parent_path();
    const char* const name = "reachkeeper-nats.so";
    auto file = program / name;
    if (!std::filesystem::exists(file, failed)) file = program.parent_path() / "lib/reachkeeper" / name;
    // It stays loaded: its threads may end after the stream.
    void* library = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char* why = ::dlerror();
        return {nullptr, std::string("NATS cannot be loaded: ") + (why ? why : file.c_str())};
    }
    using Make = Stream*(const StreamOptions&);
    const auto make = reinterpret_cast<Make*>(::dlsym(library, "reachkeeperNats"));
    if (!make) return {nullptr, file.string() + " is not of this version."};
    return {std::shared_ptr<Stream>(make(options)), {}};
}

}  // namespace reach
