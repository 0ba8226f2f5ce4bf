#pragma once

#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include "database/saves/backups.h"
#include "tests/saves/script.h"

/// Helpers of the tests of saves.
namespace reach::saves::test {

namespace fs = std::filesystem;

/// A temporary folder, deleted after the test.
class Folder {
  public:
    fs::path path() const { return dir_.path().toStdString(); }
    fs::path operator/(const char* name) const { return path() / name; }

  private:
    QTemporaryDir dir_;
};

template <class T>
QString codeOf(const SaveResult<T>& result) {
    const std::string_view name = result.ok() ? "ok" : codeName(result.error().code);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

inline SaveStore openStore(const fs::path& path) {
    auto store = SaveStore::open(path);
    if (!store) qFatal("the test's store does not open: %s", qPrintable(codeOf(store)));
    return std::move(store).value();
}

/// Adds an act after the last one.
inline SaveResult<std::int64_t> append(SaveStore& store, GameId game, const std::string& text, Seconds now) {
    const auto info = store.info(game);
    return store.append(game, info ? info.value().acts : 0, text, now);
}

inline std::string bytesOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline void writeBytes(const fs::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

/// Returns the contents of every file in a folder, by name.
inline std::map<std::string, std::string> filesIn(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& file : fs::directory_iterator(folder)) {
        if (file.is_regular_file()) files[file.path().filename().string()] = bytesOf(file.path());
    }
    return files;
}

/// Makes a closed store with one game after `steps` steps of the script.
inline void makeStore(const fs::path& path, int steps) {
    SaveStore store = openStore(path);
    const auto game = store.createGame("The script", "game: base\n", 1'000'000);
    script::Model model;
    for (int number = 1; number <= steps; ++number) {
        if (!script::run(store, game.value(), model, number, path.parent_path() / "backups"))
            qFatal("step failed");
        script::apply(model, number);
    }
}

inline std::string describeFile(const fs::path& path) {
    return script::describe(openStore(path));
}

}  // namespace reach::saves::test
