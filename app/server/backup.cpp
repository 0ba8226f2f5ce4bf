#include "app/server/backup.h"

#include "app/server/call.h"
#include "app/session/act_text.h"
#include "app/words/home/save_words.h"
#include "database/saves/aside.h"
#include "database/saves/backups.h"

#include <QDateTime>
#include <QThread>

#include <array>
#include <cstdio>
#include <system_error>

namespace reach::server {
namespace {

namespace fs = std::filesystem;

constexpr const char* kStore = "tables.sqlite";
constexpr const char* kKeys = "keys";
constexpr const char* kWish = "backup-wanted";
/// What belongs to tables and stands beside the store.
constexpr std::array<std::string_view, 2> kBeside{"guests-", "note-"};

constexpr int kLook = 100;           ///< milliseconds between two looks for an answer
constexpr int kPatience = 100;       ///< looks until the host has taken the wish
constexpr int kLongPatience = 6000;  ///< looks until it is fulfilled

std::string wordsOf(const saves::SaveError& error) {
    return words::saveErrorText(error).toStdString();
}

std::string wordsOf(const fs::path& path, const std::error_code& error) {
    return path.string() + ": " + error.message();
}

bool isBeside(const std::string& name) {
    for (const std::string_view prefix : kBeside)
        if (name.starts_with(prefix) && name.find('.') == std::string::npos) return true;
    return false;
}

/// Makes a folder. It is an error if it is there and has anything in it.
std::string makeEmpty(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    const bool isEmpty = !error && fs::is_empty(folder, error);
    // The codes of tables are in it.
    if (isEmpty) fs::permissions(folder, fs::perms::owner_all, error);
    if (isEmpty && !error) return {};
    return error ? wordsOf(folder, error) : folder.string() + " is not empty.";
}

/// Copies the short texts of a folder. One that goes away meanwhile belonged to a table that is gone.
std::string copyTexts(const fs::path& from, const fs::path& to, bool (*isMeant)(const std::string&)) {
    std::error_code error;
    for (fs::directory_iterator file(from, error), end; !error && file != end; file.increment(error)) {
        const fs::path name = file->path().filename();
        if (!isMeant(name.string())) continue;
        const auto text = saves::readAside(file->path());
        if (!text.ok()) continue;
        if (const auto kept = saves::keepAside(to / name, text.value()); !kept.ok())
            return wordsOf(kept.error());
    }
    return error ? wordsOf(from, error) : std::string();
}

std::string copyAsides(const fs::path& from, const fs::path& to) {
    if (auto problem = copyTexts(from, to, isBeside); !problem.empty()) return problem;
    std::error_code error;
    if (!fs::exists(from / kKeys, error)) return {};
    fs::create_directories(to / kKeys, error);
    if (error) return wordsOf(to, error);
    return copyTexts(from / kKeys, to / kKeys,
                     [](const std::string& name) { return name.find('.') == std::string::npos; });
}

}  // namespace

std::string copyFolder(const Shelf& shelf, const fs::path& data, const fs::path& target) {
    if (auto problem = makeEmpty(target); !problem.empty()) return problem;
    if (auto problem = copyAsides(data, target); !problem.empty()) return problem;
    const auto failed = shelf.copyTo(target / kStore);
    return failed ? wordsOf(*failed) : std::string();
}

std::string putBack(const fs::path& copy, const fs::path& data) {
    if (auto sound = saves::checkStore(copy / kStore); !sound.ok()) return wordsOf(sound.error());
    if (auto problem = makeEmpty(data); !problem.empty()) return problem;
    if (auto problem = copyAsides(copy, data); !problem.empty()) return problem;
    const auto put = saves::restore(copy / kStore, data / kStore);
    return put.ok() ? std::string() : wordsOf(put.error());
}

namespace wishes {
namespace {

fs::path copyOf(const fs::path& data, const std::string& id, const char* suffix = "") {
    return data / ("backup-" + id + suffix);
}

}  // namespace

std::optional<std::string> take(const fs::path& data) {
    std::error_code error;
    if (!fs::exists(data / kWish, error)) return std::nullopt;
    const auto text = saves::readAside(data / kWish);
    fs::remove(data / kWish, error);
    if (error || !text.ok() || !readActId(text.value())) return std::nullopt;
    return text.value();
}

std::string fulfil(const Shelf& shelf, const fs::path& data, const std::string& id) {
    const fs::path part = copyOf(data, id, ".part");
    std::string problem = copyFolder(shelf, data, part);
    std::error_code error;
    if (problem.empty()) fs::rename(part, copyOf(data, id), error);
    if (error) problem = wordsOf(part, error);
    if (problem.empty()) return {};
    fs::remove_all(part, error);
    (void)saves::keepAside(copyOf(data, id, ".failed"), problem);
    return problem;
}

std::string ask(const fs::path& data, const fs::path& target) {
    if (auto problem = makeEmpty(target); !problem.empty()) return problem;
    const std::string id = textOf(ActId::draw());
    if (const auto left = saves::keepAside(data / kWish, id); !left.ok()) return wordsOf(left.error());
    std::error_code error;
    for (int look = 0; look < kLongPatience; ++look) {
        QThread::msleep(kLook);
        if (look >= kPatience && fs::exists(data / kWish, error)) {
            fs::remove(data / kWish, error);
            return "Another program has the tables open, and does not answer.";
        }
        if (const auto failed = saves::readAside(copyOf(data, id, ".failed")); failed.ok()) {
            saves::removeAside(copyOf(data, id, ".failed"));
            return failed.value();
        }
        if (!fs::exists(copyOf(data, id), error)) continue;
        std::string problem = putBack(copyOf(data, id), target);
        fs::remove_all(copyOf(data, id), error);
        return problem;
    }
    return "The host did not finish the backup.";
}

}  // namespace wishes

int backUp(const Call& call) {
    std::string problem;
    {
        const Shelf shelf(call.data, [] { return QDateTime::currentSecsSinceEpoch(); });
        const auto& error = shelf.problem();
        if (!error)
            problem = copyFolder(shelf, call.data, call.file);
        else if (error->code != saves::SaveErrorCode::InUse)
            problem = wordsOf(*error);
        else
            problem = wishes::ask(call.data, call.file);
    }
    if (problem.empty()) return 0;
    std::fprintf(stderr, "%s\n", problem.c_str());
    return kUnusable;
}

int restore(const Call& call) {
    const std::string problem = putBack(call.file, call.data);
    if (problem.empty()) return 0;
    std::fprintf(stderr, "%s\n", problem.c_str());
    return kUnusable;
}

}  // namespace reach::server
