#include "database/saves/aside.h"

#include <fstream>
#include <iterator>

#include "database/saves/detail/files.h"
#include "database/saves/detail/guard.h"

namespace reach::saves {

constexpr std::uintmax_t kLongest = 1024 * 1024;

SaveStatus keepAside(const std::filesystem::path& path, const std::string& text) {
    return guarded(path, [&] {
        expectOrdinary(path);
        writeWhole(path, text);
    });
}

SaveResult<std::string> readAside(const std::filesystem::path& path) {
    return guarded(path, [&] {
        expectOrdinary(path);
        std::error_code error;
        const auto size = std::filesystem::file_size(path, error);
        if (error) throw Failure(SaveErrorCode::NotFound);
        if (size > kLongest) throw Failure(SaveErrorCode::Damaged);
        std::ifstream file(path, std::ios::binary);
        std::string text{std::istreambuf_iterator<char>(file), {}};
        if (!file) throw Failure(SaveErrorCode::Io);
        return text;
    });
}

void removeAside(const std::filesystem::path& path) {
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
}

}  // namespace reach::saves
