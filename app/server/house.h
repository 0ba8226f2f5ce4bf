#pragma once

#include "app/host/porter.h"
#include "app/session/shelf.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace reach {

/// All saved tables of a folder behind one door. It has no clock and no loop of its own.
class House {
  public:
    /// Opens the folder, or creates it. `build` is the version of this program.
    House(const std::filesystem::path& data, std::string build, Porter::Run run);
    ~House();

    /// Why the tables of the folder cannot be kept. Then there are none.
    const std::optional<saves::SaveError>& problem() const { return shelf_.problem(); }

    /// Begins a table with a record. Returns its number, or why it is none, in words.
    struct Added {
        saves::GameId id{};
        std::string problem;
    };
    Added add(const std::string& title, const std::string& record);

    /// Listens, with all tables.
    std::optional<door::OpenError> open(const door::Place& place);
    /// Says good-bye to all devices.
    void close();
    std::uint16_t port() const { return porter_.port(); }
    /// To be called a few times a second: tells who is there, and shows what has changed in the doorway.
    void tick();

    struct Row {
        std::string name;  ///< as addresses contain it
        std::string title;
        std::string code;
        bool open = false;  ///< it lets new devices in
        std::size_t connections = 0;
        std::int64_t acts = 0;
    };
    std::vector<Row> tables() const;
    /// Tables that cannot be read. They stay in the folder as they are.
    const std::vector<std::string>& unread() const { return unread_; }

  private:
    struct Table {
        std::string title;
        std::shared_ptr<HostTable> host;
        std::unique_ptr<AnyOpenTable> screen;  ///< for the doorway
        bool changed = true;                   ///< since it was shown
    };
    void take(const SavedTable& saved);
    void show(const std::string& name, Table& table);

    Shelf shelf_;
    std::string build_;
    std::map<std::string, Table> tables_;
    std::vector<std::string> unread_;
    Porter porter_;
};

}  // namespace reach
