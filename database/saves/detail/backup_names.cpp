#include "database/saves/detail/backup_names.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace reach::saves {
namespace {

constexpr std::string_view kPrefix = "reachkeeper-";
constexpr std::string_view kSuffix = ".sqlite";
constexpr std::size_t kDigits = 6;

std::optional<std::int64_t> numberIn(std::string_view text) {
    std::int64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end || number < 0) return std::nullopt;
    return number;
}

}  // namespace

std::string backupName(std::int64_t number, Seconds made) {
    const std::string digits = std::to_string(number);
    const std::string padding(kDigits - std::min(kDigits, digits.size()), '0');
    const std::string time = std::to_string(std::max<Seconds>(made, 0));
    return std::string(kPrefix) + padding + digits + "-" + time + std::string(kSuffix);
}

std::optional<BackupFile> parseBackupName(const std::filesystem::path& path) {
    const std::u8string name = path.filename().u8string();
    std::string_view rest(reinterpret_cast<const char*>(name.data()), name.size());
    if (!rest.starts_with(kPrefix) || !rest.ends_with(kSuffix)) return std::nullopt;
    rest.remove_prefix(kPrefix.size());
    if (rest.size() < kSuffix.size()) return std::nullopt;
    rest.remove_suffix(kSuffix.size());
    const std::size_t dash = rest.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const auto number = numberIn(rest.substr(0, dash));
    const auto made = numberIn(rest.substr(dash + 1));
    if (!number || !made) return std::nullopt;
    return BackupFile{path, *number, *made};
}

}  // namespace reach::saves
