#pragma once

#include "app/doorway/club.h"
#include "app/host/keyring.h"
#include "app/host/porter.h"
#include "app/server/note.h"
#include "app/server/sharing.h"
#include "app/server/table_desk.h"
#include "app/session/shelf.h"

#include <QThreadPool>

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace reach {

/// All saved tables of a folder behind one door. It has no clock and no loop of its own.
class House final : public SharedTables {
  public:
    struct Options {
        std::filesystem::path data;  ///< is created if it is not there
        std::string build;           ///< the version of this program
        Porter::Run run{};           ///< Porter::Porter()
        Quotas quotas{};
        door::Limits limits{};
        /// After so many ticks without a device or a reader, a table is known by its row alone.
        int sleepsAfter = 1200;
        /// The tables are those of a club: all hosts with this stream have the same ones.
        std::shared_ptr<Stream> stream{};
        /// Called with a line for each event. It names no person, no code and no key, but the ids of keys.
        std::function<void(const std::string&)> log{};
    };
    explicit House(Options options);
    ~House() override;

    /// The folder of the keys (`app/host/keyring.h`).
    static std::filesystem::path keysIn(const std::filesystem::path& data) { return data / "keys"; }

    /// Why the tables of the folder cannot be kept. Then there are none.
    const std::optional<saves::SaveError>& problem() const { return shelf_.problem(); }

    /// A table that was begun: its name, or why it was not, in words.
    struct Added {
        std::string name;
        std::string problem;
        bool isUnreadable = false;  ///< what was given is no table
    };
    /// Begins a table with a record.
    Added add(const std::string& title, const std::string& record, const TableNote& note = {});
    /// Begins a table with the acts of a journal, as they are.
    Added adopt(const std::string& title, const std::string& header, const std::vector<Act>& acts,
                const TableNote& note);

    /// Calls a function once all hosts have the whole table: at once without a stream. Until then it is
    /// nowhere but here.
    void whenShared(const std::string& name, std::function<void()> done);
    /// HostTable::append(). `done` hears whether it is kept; not at all if that stays unknown.
    void append(const std::string& name, const std::vector<Act>& acts, const std::function<void(bool)>& done);
    /// False: the servers of the club cannot be reached, and nothing can be kept.
    bool isReady() const { return !sharing_ || sharing_->isReady(); }

    /// Runs a function later on the tables' thread, if that is the door's (Porter::later()).
    void later(std::function<void()> what) { porter_.later(std::move(what)); }
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
        std::string code;             ///< empty: it is away
        bool open = false;            ///< it lets new devices in
        std::size_t connections = 0;  ///< to all hosts of the club
        std::int64_t acts = 0;
        TableNote note;
        std::optional<doorway::Brief> brief;  ///< none: it has not been told yet
    };
    /// In the order of their numbers.
    std::vector<Row> tables() const;
    std::optional<Row> table(const std::string& name) const;
    /// Tables that cannot be read. They stay in the folder as they are.
    const std::vector<std::string>& unread() const { return unread_; }

    /// The table at its host's side; null if there is none, it is away or cannot be read. A table that sleeps
    /// wakes up.
    std::shared_ptr<HostTable> at(const std::string& name);
    /// The tables that are in memory as a whole.
    std::size_t awake() const;
    /// The names of those of these tables whose first act is this.
    std::vector<std::string> withLife(const ActId& life, const std::vector<std::string>& names);
    /// What "/club" shows to somebody with this key, in a language of the doorway.
    std::string clubFor(const HostKey& key, std::string_view language) const;
    /// The whole game as record text; empty if the table is away or cannot be read.
    std::string recordOf(const std::string& name);
    /// Sets the title. The devices at the table hear it.
    bool rename(const std::string& name, const std::string& title);
    bool hide(const std::string& name, bool hidden);
    /// Closes this copy of a table, because it is kept elsewhere now. The devices at it hear where.
    bool giveAway(const std::string& name, const std::string& to);
    /// Opens a table again that is away.
    bool takeBack(const std::string& name);
    /// Deletes a table, for ever.
    bool remove(const std::string& name);

    const Keyring& keys() const { return keys_; }
    /// How often the door has refused something for this reason.
    std::uint64_t refused(door::Refusal why) const { return porter_.doorRefusals().of(why); }
    const std::string& build() const { return options_.build; }
    void log(const std::string& line) const {
        if (options_.log) options_.log(line);
    }

  private:
    struct Table {
        saves::GameId id{};
        std::string title;
        std::string header;
        TableNote note;
        std::shared_ptr<HostTable> host;       ///< null: it sleeps or is away
        std::unique_ptr<AnyOpenTable> screen;  ///< for the doorway
        std::int64_t acts = 0;                 ///< while it sleeps or is away
        GuestList guests;                      ///< while it sleeps
        int used = 0;                          ///< the tick of its last use
        std::optional<ActId> life;             ///< of a table that sleeps, once somebody has asked
        std::size_t connections = 0;           ///< when they were logged last
        bool changed = true;                   ///< since it was shown
        std::optional<doorway::Brief> brief;   ///< as it was told last
        bool isBriefKept = false;              ///< beside the store
        /// What another host has said last, and the tick of it.
        struct Heard {
            Elsewhere word;
            int at = 0;
        };
        std::map<std::string, Heard> heard;  ///< by host
        Elsewhere said;                      ///< to the other hosts
        int saidAt = 0;                      ///< the tick of that
        bool isToSay = false;                ///< something has changed since
    };
    // The tables as the other hosts of the club have them.
    std::vector<Id> ids() const override;
    std::optional<SharedRow> rowOf(Id id) const override;
    void takeRow(Id id, const SharedRow& row) override;
    Act lastOf(Id id) const override;
    std::vector<Act> actsOf(Id id) const override;
    bool store(Id id, const Act& act) override;
    void takeWord(Id id, const std::string& host, const Elsewhere& word) override;
    void say(Table& table, const Elsewhere& word);
    void tellOtherHosts();
    void forgetSilentHosts();
    static std::size_t connectionsTo(const Table& table);
    void takeNew(Id id, const SharedRow& row);
    void shareChange(const Table& table);
    void removeHere(Table& table);

    Added added(saves::GameId id, const std::string& title, const TableNote& note);
    bool take(Table& table);
    bool wake(Table& table);
    void lie(Table& table);
    void addAsleep(Table& table);
    void letSleep();
    void letIn(const std::string& name, Table& table);
    void letOut(const std::string& name, Table& table, const std::string& why, const std::string& to);
    void retire(Table& table);
    void show(const std::string& name, Table& table);
    /// The name of a table in addresses and in the log: its number.
    static std::string nameOf(saves::GameId id);
    void tell(Table& table, const AnyOpenTable& open);
    void keepBrief(Table& table);
    void tellOneAsleep();
    void showClub();
    std::filesystem::path briefOf(saves::GameId id) const;
    void report();
    void backUp(const std::string& wish);
    std::string metrics() const;
    std::filesystem::path noteOf(saves::GameId id) const;
    ActId lifeOf(Table& table);
    std::optional<saves::SaveError> tryToWrite();
    bool keepNote(Table& table, const TableNote& note);
    Row row(const std::string& name, const Table& table) const;
    const Table* find(const std::string& name) const;
    Table* find(const std::string& name);

    Options options_;
    Shelf shelf_;
    Keyring keys_;
    TableDesk desk_;
    std::unique_ptr<Sharing> sharing_;
    std::map<std::int64_t, Table> tables_;
    std::vector<std::string> unread_;
    Porter porter_;
    QThreadPool copies_;               ///< backups
    bool clubChanged_ = true;          ///< since it was shown
    std::vector<HostKey> clubKeys_;    ///< to whom it is shown
    std::atomic<int> isBackedUp_ = 0;  ///< 1: one was made; -1: it failed; 0: nothing to tell
    int ticks_ = 0;
    std::optional<saves::SaveError> unwritable_;
    std::int64_t keptBefore_ = 0;      ///< acts, at tables that are not here any more
    std::int64_t refusedBefore_ = 0;   ///< messages, there
    std::uint64_t refusedAtDoor_ = 0;  ///< when it was logged last
};

}  // namespace reach
