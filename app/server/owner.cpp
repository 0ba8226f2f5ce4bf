#include "app/server/owner.h"

#include <grp.h>
#include <sys/stat.h>
#include <unistd.h>

#include <system_error>

namespace reach::server {

std::optional<std::string> becomeOwner(const std::filesystem::path& data,
                                       const std::filesystem::path& target) {
    struct stat folder {};
    if (::geteuid() != 0 || ::stat(data.c_str(), &folder) != 0 || folder.st_uid == 0) return std::nullopt;
    if (!target.empty()) {
        std::error_code error;
        // A folder that was there already stays whose it is.
        if (std::filesystem::create_directories(target, error) &&
            ::chown(target.c_str(), folder.st_uid, folder.st_gid) != 0)
            return "The owner of the tables cannot write " + target.string() + ".";
    }
    const bool isDone = ::setgroups(0, nullptr) == 0 && ::setgid(folder.st_gid) == 0 &&
                        ::setuid(folder.st_uid) == 0 && ::geteuid() == folder.st_uid;
    if (isDone) return std::nullopt;
    return "The owner of " + data.string() + " cannot be taken on.";
}

}  // namespace reach::server
