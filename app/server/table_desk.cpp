#include "app/server/table_desk.h"

#include "app/doorway/view.h"
#include "app/server/house.h"
#include "app/session/act_text.h"
#include "app/session/fitting.h"
#include "app/session/judge.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace reach {

using messages::Message;

namespace {

constexpr std::array<std::string_view, 6> kOrders{"rename", "close", "open", "hide", "show", "remove"};

/// Whether this host can keep the journal, and comes to as many entries as its maker. Its hash may be that of
/// an older program, which kept another state.
bool isSound(const std::string& header, const std::vector<Act>& acts) {
    const auto judge = Judge::of(header, acts);
    if (!judge) return false;
    return acts.empty() || acts.back().outcome.hash == 0 ||
           judge->outcome().entries == acts.back().outcome.entries;
}

/// How many first acts a journal and a table have in common.
std::int64_t commonActs(const HostTable& table, const std::vector<Act>& acts) {
    const std::int64_t most = std::min<std::int64_t>(table.number(), std::ssize(acts));
    std::int64_t common = 0;
    while (common < most && table.idOf(common + 1) == acts[static_cast<std::size_t>(common)].id) ++common;
    return common;
}

std::string wordsOf(const std::string& why, const Quotas& quotas) {
    if (why == "key") return "This key does not allow it.";
    if (why == "table") return "There is no such table for this key.";
    if (why == "away") return "This table was taken away.";
    if (why == "tables") return "This key has " + std::to_string(quotas.tables) + " tables already.";
    if (why == "acts") return "A table has at most " + std::to_string(quotas.acts) + " acts here.";
    if (why == "bytes") return "A table has at most " + std::to_string(quotas.bytes) + " bytes here.";
    if (why == "busy") return "Too many tables are on their way here. Try again in a minute.";
    if (why == "unreadable") return "This host cannot read it.";
    return "It cannot be stored.";
}

}  // namespace

const Keyring& TableDesk::keys() const {
    return house_.keys();
}

void TableDesk::send(Connection connection, const Message& message) {
    for (const std::string& frame : framesOf(message)) carrier_.send(connection, frame);
}

void TableDesk::deny(Connection connection, const std::string& what, const std::string& why,
                     std::string words, const ActId& id) {
    ++denials_[why];
    house_.log("key " + visitors_[connection].key + " denied: " + what + ", " + why);
    if (words.empty()) words = wordsOf(why, quotas_);
    send(connection, messages::Denied{id, what, why, fitting(words, messages::kLongestWord / 4)});
}

void TableDesk::opened(Connection connection, const HostKey& key) {
    visitors_[connection].key = key.id;
    house_.log("key " + key.id + " came to the desk");
    send(connection, messages::Desk{messages::kProtocol, house_.build(), std::string(nameOf(key.kind))});
}

bool TableDesk::message(Connection connection, const Message& message) {
    const auto visitor = visitors_.find(connection);
    if (visitor == visitors_.end()) return false;
    const auto key = keys().withId(visitor->second.key);
    // The hall ends the connection of a key that was revoked.
    if (!key) return false;
    return std::visit([&](const auto& one) { return heard(connection, *key, one); }, message);
}

bool TableDesk::may(const HostKey& key, const std::string& table) const {
    const auto row = house_.table(table);
    return row && (key.kind == KeyKind::Manager || row->note.by == key.id);
}

bool TableDesk::mayLookOn(const HostKey& key, const std::string& table) const {
    const auto row = house_.table(table);
    return row && (!row->note.hidden || may(key, table));
}

bool TableDesk::hasRoom(const HostKey& key) const {
    const auto rows = house_.tables();
    const auto mine = std::ranges::count_if(
        rows, [&](const House::Row& row) { return row.note.by == key.id && row.note.away.empty(); });
    return static_cast<std::size_t>(mine) < quotas_.tables;
}

std::string TableDesk::madeBy(const HostKey& key, const ActId& id) const {
    for (const House::Row& row : house_.tables())
        if (row.note.by == key.id && row.note.made == textOf(id)) return row.name;
    return {};
}

void TableDesk::tellBegun(Connection connection, const ActId& id, const std::string& table, bool forked) {
    const auto row = house_.table(table);
    send(connection, messages::Begun{id, table, row->code, row->acts, forked});
}

/// Only what all hosts have is begun.
void TableDesk::tellShared(Connection connection, const ActId& id, const std::string& table, bool forked) {
    house_.whenShared(table, [=, this] {
        if (visitors_.contains(connection) && house_.table(table)) tellBegun(connection, id, table, forked);
    });
}

std::size_t TableDesk::underway() const {
    std::size_t bytes = 0;
    for (const auto& [connection, visitor] : visitors_)
        if (visitor.coming) bytes += visitor.coming->bytes;
    return bytes;
}

bool TableDesk::heard(Connection connection, const HostKey& key, const messages::List& wish) {
    const bool isSpoken = std::ranges::find(doorway::kLanguages, wish.language) != doorway::kLanguages.end();
    const std::string_view spoken = isSpoken ? std::string_view(wish.language) : std::string_view("en");
    const auto& language = doorway::translations(spoken);
    messages::Tables answer;
    answer.club = house_.clubFor(key, spoken);
    for (const House::Row& row : house_.tables()) {
        const bool isMine = row.note.by == key.id;
        const bool enters = isMine || key.kind == KeyKind::Manager;
        if (!enters && row.note.hidden) continue;
        answer.tables.push_back({row.name, row.title, enters ? row.code : std::string(), row.acts,
                                 static_cast<std::int64_t>(row.connections), isMine,
                                 !row.open && row.note.away.empty(), row.note.hidden, row.note.away,
                                 row.brief ? row.brief->about(language) : std::string(),
                                 row.brief ? doorway::playersOf(*row.brief, language) : std::string(),
                                 row.brief && row.brief->isOver});
        if (answer.tables.size() == messages::kMostTables) break;
    }
    send(connection, answer);
    return true;
}

bool TableDesk::heard(Connection connection, const HostKey& key, const messages::Begin& wish) {
    const auto no = [&](const char* why, const std::string& words = {}) {
        deny(connection, "begin", why, words, wish.id);
        return true;
    };
    if (const std::string made = madeBy(key, wish.id); !made.empty()) {
        tellShared(connection, wish.id, made);
        return true;
    }
    if (wish.record.size() > messages::kLongestHeader) return no("bytes");
    if (!hasRoom(key)) return no("tables");
    const auto added = house_.add(wish.title, wish.record, {key.id, textOf(wish.id), wish.hidden, {}, {}});
    if (added.name.empty()) return no(added.isUnreadable ? "unreadable" : "unsaved", added.problem);
    tellShared(connection, wish.id, added.name);
    return true;
}

bool TableDesk::heard(Connection connection, const HostKey& key, const messages::Move& wish) {
    const auto no = [&](const char* why) {
        deny(connection, "move", why, {}, wish.id);
        return true;
    };
    visitors_[connection].coming.reset();
    if (wish.header.size() > messages::kLongestHeader) return no("bytes");
    if (wish.acts > quotas_.acts) return no("acts");
    if (underway() > quotas_.underway) return no("busy");
    Coming coming{wish, {}, wish.header.size()};
    if (wish.acts == 0)
        come(connection, key, coming);
    else
        visitors_[connection].coming = std::move(coming);
    return true;
}

bool TableDesk::heard(Connection connection, const HostKey& key, const messages::Acts& acts) {
    Visitor& visitor = visitors_[connection];
    if (!visitor.coming) return false;
    Coming& coming = *visitor.coming;
    const auto no = [&](const char* why) {
        const ActId id = coming.move.id;
        visitor.coming.reset();
        deny(connection, "move", why, {}, id);
        return true;
    };
    for (const Act& act : acts.acts) {
        if (act.number != std::ssize(coming.acts) + 1 || act.id == ActId{}) return no("unreadable");
        if (act.number > coming.move.acts) return no("acts");
        coming.bytes += textOf(act).size();
        coming.acts.push_back(act);
        if (act.device.empty()) coming.acts.back().device = fitting(coming.move.device, kLongestName);
    }
    if (coming.bytes > quotas_.bytes) return no("bytes");
    if (underway() > quotas_.underway) return no("busy");
    if (std::ssize(coming.acts) < coming.move.acts) return true;
    come(connection, key, *std::exchange(visitor.coming, std::nullopt));
    return true;
}

/// A table has come as a whole.
void TableDesk::come(Connection connection, const HostKey& key, const Coming& coming) {
    if (const std::string made = madeBy(key, coming.move.id); !made.empty())
        return tellShared(connection, coming.move.id, made);
    if (!isSound(coming.move.header, coming.acts))
        return deny(connection, "move", "unreadable", {}, coming.move.id);
    bool forked = false;
    if (!coming.acts.empty()) {
        const std::string known = follow(connection, key, coming);
        if (known == "kept") return;
        forked = known == "forked";
    }
    keepAsNew(connection, key, coming, forked);
}

/// Looks for the table here of which this is the journal. Answers and returns "kept" if it holds all of it
/// afterwards. Returns "forked" if both went on, and an empty text if there is none.
std::string TableDesk::follow(Connection connection, const HostKey& key, const Coming& coming) {
    const std::vector<Act>& acts = coming.acts;
    std::string best;
    std::int64_t common = 0;
    std::map<std::string, std::string> reopened;  ///< tables that were away, and where
    std::vector<std::string> names;
    for (const House::Row& row : house_.tables())
        if (may(key, row.name)) names.push_back(row.name);
    for (const std::string& name : house_.withLife(acts.front().id, names)) {
        const auto row = house_.table(name);
        if (!row->note.away.empty() && house_.takeBack(name)) reopened[name] = row->note.away;
        const auto table = house_.at(name);
        const std::int64_t mine = table ? commonActs(*table, acts) : 0;
        if (mine > common) best = name, common = mine;
    }
    const auto table = best.empty() ? nullptr : house_.at(best);
    const bool isForked = table && common < table->number() && common < std::ssize(acts);
    for (const auto& [name, to] : reopened)
        if (isForked || name != best) (void)house_.giveAway(name, to);
    if (!table) return {};
    if (isForked) return "forked";
    house_.append(best, {acts.begin() + common, acts.end()},
                  [this, connection, id = coming.move.id, best](bool isKept) {
                      if (!visitors_.contains(connection)) return;
                      if (isKept)
                          tellBegun(connection, id, best);
                      else
                          deny(connection, "move", "unsaved", {}, id);
                  });
    return "kept";
}

void TableDesk::keepAsNew(Connection connection, const HostKey& key, const Coming& coming, bool forked) {
    const messages::Move& move = coming.move;
    if (!hasRoom(key)) return deny(connection, "move", "tables", {}, move.id);
    const auto added =
        house_.adopt(move.title, move.header, coming.acts, {key.id, textOf(move.id), move.hidden, {}, {}});
    if (added.name.empty())
        return deny(connection, "move", added.isUnreadable ? "unreadable" : "unsaved", added.problem,
                    move.id);
    tellShared(connection, move.id, added.name, forked);
}

bool TableDesk::heard(Connection connection, const HostKey& key, const messages::Fork& wish) {
    const auto no = [&](const char* why, const std::string& words = {}) {
        deny(connection, "fork", why, words, wish.id);
        return true;
    };
    if (const std::string made = madeBy(key, wish.id); !made.empty()) {
        tellShared(connection, wish.id, made);
        return true;
    }
    const auto table = house_.at(wish.table);
    if (!table || !may(key, wish.table)) return no("table");
    if (wish.acts > table->number()) return no("unreadable");
    if (!hasRoom(key)) return no("tables");
    const auto row = house_.table(wish.table);
    const auto added =
        house_.adopt(wish.title.empty() ? row->title : wish.title, table->header(), table->acts(wish.acts),
                     {key.id, textOf(wish.id), row->note.hidden, {}, {}});
    if (added.name.empty()) return no("unsaved", added.problem);
    tellShared(connection, wish.id, added.name);
    return true;
}

bool TableDesk::heard(Connection connection, const HostKey& key, const messages::Take& wish) {
    const auto table = house_.at(wish.table);
    if (!may(key, wish.table) || !table) {
        deny(connection, "take", may(key, wish.table) ? "away" : "table");
        return true;
    }
    send(connection, messages::Taken{wish.table, table->title(), table->header(), table->number()});
    for (const std::string& frame : table->framesAfter(0)) carrier_.send(connection, frame);
    return true;
}

bool TableDesk::heard(Connection connection, const HostKey& key, const messages::Took& wish) {
    const auto table = house_.at(wish.table);
    if (!may(key, wish.table) || !table || wish.number > table->number()) {
        deny(connection, "took", may(key, wish.table) && !table ? "away" : "table");
        return true;
    }
    if (wish.number < table->number()) {
        // Somebody has entered something meanwhile.
        for (const std::string& frame : table->framesAfter(wish.number)) carrier_.send(connection, frame);
        return true;
    }
    if (house_.giveAway(wish.table, wish.to))
        send(connection, messages::Done{"took", wish.table});
    else
        deny(connection, "took", "unsaved");
    return true;
}

bool TableDesk::heard(Connection connection, const HostKey& key, const messages::Order& wish) {
    if (std::ranges::find(kOrders, wish.what) == kOrders.end()) return false;
    if (!may(key, wish.table)) {
        deny(connection, wish.what, "table");
        return true;
    }
    const auto table = house_.at(wish.table);
    bool isDone = false;
    if (wish.what == "rename")
        isDone = house_.rename(wish.table, wish.title);
    else if (wish.what == "hide" || wish.what == "show")
        isDone = house_.hide(wish.table, wish.what == "hide");
    else if (wish.what == "remove")
        isDone = house_.remove(wish.table);
    else if (wish.what == "open" && !table)
        isDone = house_.takeBack(wish.table);
    else if ((wish.what == "open" || wish.what == "close") && table)
        table->setOpen(wish.what == "open"), isDone = true;
    if (!isDone) {
        deny(connection, wish.what, table || wish.what != "close" ? "unsaved" : "away");
        return true;
    }
    house_.log("table " + wish.table + ": " + wish.what + " by key " + key.id);
    send(connection, messages::Done{wish.what, wish.table});
    return true;
}

bool TableDesk::heard(Connection connection, const HostKey& key, const messages::RecordOf& wish) {
    const std::string record = may(key, wish.table) ? house_.recordOf(wish.table) : std::string();
    if (record.empty())
        deny(connection, "record", "table");
    else
        send(connection, messages::RecordOf{wish.table, house_.table(wish.table)->title, record});
    return true;
}

bool TableDesk::heard(Connection connection, const HostKey&, const messages::Ping&) {
    send(connection, messages::Pong{});
    return true;
}

}  // namespace reach
