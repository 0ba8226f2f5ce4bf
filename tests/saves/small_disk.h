#pragma once

#include <filesystem>
#include <string>

#ifdef __linux__
#include <sched.h>
#include <sys/mount.h>
#endif

namespace reach::saves::test {

#ifdef __linux__
/// True if this process may mount its own disks. Later mounts vanish when the process ends.
inline bool canMountDisks() {
    return unshare(CLONE_NEWNS) == 0 && mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

/// A small disk that only this process sees.
class SmallDisk {
  public:
    SmallDisk(const std::filesystem::path& at, const char* size) : at_(at) {
        std::filesystem::create_directories(at);
        mounted_ = mount("tmpfs", at.c_str(), "tmpfs", 0, size) == 0;
    }
    ~SmallDisk() {
        if (mounted_) umount2(at_.c_str(), MNT_DETACH);
    }
    bool mounted() const { return mounted_; }
    bool makeReadOnly() const {
        return mount("tmpfs", at_.c_str(), "tmpfs", MS_REMOUNT | MS_RDONLY, nullptr) == 0;
    }

  private:
    std::filesystem::path at_;
    bool mounted_ = false;
};
#else
/// The tests mount disks only on Linux.
inline bool canMountDisks() {
    return false;
}
class SmallDisk {
  public:
    SmallDisk(const std::filesystem::path&, const char*) {}
    bool mounted() const { return false; }
    bool makeReadOnly() const { return false; }
};
#endif

}  // namespace reach::saves::test
