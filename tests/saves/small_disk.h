#pragma once

#include <filesystem>
#include <string>

#ifdef __linux__
#include <sched.h>
#include <sys/mount.h>
#endif

namespace reach::saves::test {

#ifdef __linux__
/// Whether this process may mount disks of its own; mounts made from here on vanish with it.
inline bool canMountDisks() {
    return unshare(CLONE_NEWNS) == 0 && mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

/// A small disk of its own, seen by this process alone.
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
/// Disks are mounted the Linux way; elsewhere there is none.
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
