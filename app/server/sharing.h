#pragma once

#include "app/server/shared_row.h"
#include "app/server/shared_word.h"
#include "app/session/act.h"
#include "app/session/act_text.h"
#include "app/stream/stream.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace reach {

/// The tables of a host, as Sharing sees them. An id is the number of a table, and the same at all hosts.
class SharedTables {
  public:
    using Id = std::int64_t;
    virtual ~SharedTables() = default;
    /// The tables that are here.
    virtual std::vector<Id> ids() const = 0;
    /// None if the table is not here.
    virtual std::optional<SharedRow> rowOf(Id id) const = 0;
    /// Begins the table, or changes it, as another host has done.
    virtual void takeRow(Id id, const SharedRow& row) = 0;
    /// The last act that is stored here, with its number; a number 0 if there is none.
    virtual Act lastOf(Id id) const = 0;
    virtual std::vector<Act> actsOf(Id id) const = 0;
    /// Stores the next act. Returns false if it cannot be stored.
    virtual bool store(Id id, const Act& act) = 0;
    /// Takes in what another host says of a table for the moment.
    virtual void takeWord(Id id, const std::string& host, const Elsewhere& word) = 0;
};

/// The tables of this host and those of the other hosts of a club, made the same by a stream.
///
/// A table has two subjects: `reachkeeper.ID.acts` and `reachkeeper.ID.row`. A message with acts says their
/// number and the id of the act before the first. Of several that claim a number the first one that fits
/// counts, and all readers ignore the others: an act is kept only when it was read back as that one.
/// A row is one text; the last one counts, and who has changed an older one merges and says it again.
class Sharing {
  public:
    using Id = SharedTables::Id;
    using Log = std::function<void(const std::string&)>;
    using Clock = std::function<std::chrono::steady_clock::time_point()>;

    /// `file` remembers how far the stream was read. The tables outlive it.
    Sharing(std::shared_ptr<Stream> stream, SharedTables& tables, std::filesystem::path file, Log log);
    ~Sharing();
    Sharing(const Sharing&) = delete;
    Sharing& operator=(const Sharing&) = delete;

    /// Begins to read.
    void start();
    /// False: the stream takes nothing for now, and nothing can be kept.
    bool isReady() const { return isReady_; }

    /// A keeper for the acts of a table that has this many.
    std::unique_ptr<Keeper> keeper(Id id);
    /// The row of a table here has changed, or the table is a new one of this host.
    void changed(Id id);
    /// A table was removed here.
    void removed(Id id);
    /// Calls a function once the stream has the whole table as it is here now.
    void whenShared(Id id, std::function<void()> done);
    /// Adds acts after those of a table. `done` hears whether they are kept; not at all if that stays
    /// unknown.
    void append(Id id, std::vector<Act> acts, const std::function<void(bool)>& done);
    /// Says to the other hosts what is so here at this moment. It may be lost, and is to be said again.
    void say(Id id, const Elsewhere& word);
    /// To be called a few times a second.
    void tick();
    /// Remembers how far it has read.
    void close();

  private:
    class StreamKeeper;
    enum class Came : std::uint8_t { Kept, Overtaken, NotSent };
    /// Acts on their way. They are known by the first one.
    struct Underway {
        std::uint64_t number = 0;  ///< no other has it
        std::vector<Act> acts;
        std::int64_t first = 0;    ///< the number that the first of them gets
        ActId before;              ///< the act before it
        std::uint64_t after = 0;   ///< the last message of the subject when it was sent
        bool isOvertaken = false;  ///< another message has its place in the subject
        bool isUnknown = false;    ///< an earlier sending had no answer
        int again = 0;             ///< ticks until it is sent again; 0: an answer will come
        std::function<void(Came)> done;
    };
    struct Table {
        std::uint64_t actsAt = 0;  ///< the sequence of the last message of the subject
        std::uint64_t rowAt = 0;
        std::int64_t number = 0;       ///< acts that the stream has
        ActId last;                    ///< the last of them
        std::int64_t stored = 0;       ///< acts that are here
        std::optional<SharedRow> row;  ///< as the stream has it
        /// As the first row said it; none while none was read. A row that was sent late could say less.
        std::optional<std::int64_t> begun;
        bool isHeld = false;            ///< `row` is taken in once all is read
        std::optional<SharedRow> base;  ///< while it is held: the last row that was taken in, if it is known
        std::string rowUnderway;
        int rowAgain = 0;  ///< ticks until it is sent again
        std::optional<Underway> underway;
        StreamKeeper* keeper = nullptr;
        std::vector<std::function<void()>> waiting;  ///< whenShared()
        bool isGone = false;
        bool isStray = false;  ///< the club has another table of this number
    };

    void found(const std::string& identity, bool isAnother);
    void take(const Stream::Message& message);
    void hear(const std::string& text);
    void takeActs(Id id, Table& table, const Stream::Message& message);
    void takeRow(Id id, Table& table, const Stream::Message& message);
    void becomeReady(bool ready);
    Table& at(Id id);
    std::optional<SharedRow> mine(Id id, const Table& table) const;
    bool isShared(Id id, const Table& table) const;
    bool send(Id id, std::vector<Act> acts, std::function<void(Came)> done);
    void sendAs(Id id, std::vector<Act> acts, std::function<void(Came)> done);
    void sendUnderway(Id id);
    void answered(Id id, std::uint64_t number, Stream::Outcome outcome);
    void shareRow(Id id);
    void shareActs(Id id);
    void share(Id id);
    void tellShared(Id id);
    static bool isTooLate(const Table& table);
    static void finish(Table& table, Came came);
    void remember(bool isClosed);
    void recall();

    const std::shared_ptr<Stream> stream_;
    SharedTables& tables_;
    const std::filesystem::path file_;
    const Log log_;
    Stream::Place place_;
    std::map<Id, Table> shared_;
    bool isReady_ = false;
    bool wasReady_ = false;
    bool isTaking_ = false;  ///< a row of another host is being taken in
    bool isWhole_ = true;    ///< every act that was read is stored
    std::uint64_t sent_ = 0;
    std::uint64_t remembered_ = 0;
    /// The name of this host among the others until it ends.
    const std::string self_ = textOf(ActId::draw());
    int ticks_ = 0;
};

}  // namespace reach
