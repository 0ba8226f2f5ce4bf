#include "app/server/sharing.h"

#include "app/session/act_text.h"
#include "database/saves/aside.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>
#include <utility>

namespace reach {
namespace {

/// Ticks, of a quarter of a second, until something is sent again, and between two notes of the place.
constexpr int kAgain = 2;
constexpr int kReadBack = 12;
constexpr int kRemember = 40;
/// Acts of a table that is begun travel in messages of about this length.
constexpr std::size_t kBatch = 192 * 1024;

std::string subjectOf(Sharing::Id id, const char* what) {
    return "reachkeeper." + std::to_string(id) + "." + what;
}

/// After a power cut the store may lack what was read, and after a killed process it does not.
std::string bootOfThisSystem() {
    std::ifstream file("/proc/sys/kernel/random/boot_id");
    std::string text;
    file >> text;
    return text.empty() ? "?" : text;
}

/// Acts as a message: their first number and the id of the act before it, then a line for each.
std::string textOf(std::int64_t first, const ActId& before, const std::vector<Act>& acts) {
    std::string text = std::to_string(first) + " " + reach::textOf(before);
    for (const Act& act : acts) text += "\n" + reach::textOf(act);
    return text;
}

struct ActsMessage {
    std::int64_t first = 0;
    ActId before;
    std::vector<Act> acts;
};

std::optional<ActsMessage> readActs(const std::string& text) {
    std::istringstream lines(text);
    ActsMessage message;
    std::string line;
    std::string before;
    if (!std::getline(lines, line)) return std::nullopt;
    std::istringstream(line) >> message.first >> before;
    const auto id = readActId(before);
    if (!id) return std::nullopt;
    message.before = *id;
    while (std::getline(lines, line)) {
        auto act = readAct(line);
        if (!act) return std::nullopt;
        message.acts.push_back(std::move(*act));
    }
    return message.acts.empty() ? std::nullopt : std::optional(std::move(message));
}

}  // namespace

class Sharing::StreamKeeper final : public Keeper {
  public:
    StreamKeeper(Sharing& sharing, Id id) : sharing_(sharing), id_(id) { sharing_.at(id_).keeper = this; }
    ~StreamKeeper() override {
        Table& table = sharing_.at(id_);
        if (table.keeper == this) table.keeper = nullptr;
    }

    void offer(const Act& act) override {
        const auto done = [&sharing = sharing_, id = id_, act](Came came) {
            if (StreamKeeper* keeper = sharing.at(id).keeper) keeper->answer(act, came);
        };
        if (!sharing_.send(id_, {act}, done)) answer(act, Came::NotSent, false);
    }
    std::vector<Answer> answers() override { return std::exchange(answers_, {}); }

    bool isReachable() const override { return sharing_.isReady(); }

    void tell(const Act& act) { answers_.push_back({Answer::What::Kept, act, {}, {}}); }
    void wakeUp() {
        if (!answers_.empty() && wake) wake();
    }

  private:
    void answer(const Act& act, Came came, bool wakes = true) {
        if (came == Came::Kept) return;  // it is told as all others
        if (came == Came::Overtaken)
            answers_.push_back({Answer::What::Refused, act, {}, {}});
        else
            answers_.push_back({Answer::What::Unsaved, act, {}, {saves::SaveErrorCode::Io, {}, 0}});
        if (wakes && came == Came::NotSent) wakeUp();
    }

    Sharing& sharing_;
    const Id id_;
    std::vector<Answer> answers_;
};

Sharing::Sharing(std::shared_ptr<Stream> stream, SharedTables& tables, std::filesystem::path file, Log log)
    : stream_(std::move(stream)), tables_(tables), file_(std::move(file)), log_(std::move(log)) {}

Sharing::~Sharing() = default;

void Sharing::start() {
    recall();
    stream_->follow(
        place_, {[this](const std::string& identity, bool isAnother) { found(identity, isAnother); },
                 [this](const Stream::Message& message) { take(message); },
                 [this](const std::string& text) { hear(text); }, [this](bool ready) { becomeReady(ready); },
                 [this](const std::string& problem) { log_("club: " + problem); }});
}

Sharing::Table& Sharing::at(Id id) {
    const auto [found, isNew] = shared_.try_emplace(id);
    if (isNew) found->second.stored = tables_.lastOf(id).number;
    return found->second;
}

std::unique_ptr<Keeper> Sharing::keeper(Id id) {
    return std::make_unique<StreamKeeper>(*this, id);
}

void Sharing::found(const std::string& identity, bool isAnother) {
    if (isAnother) {
        if (!place_.stream.empty()) log_("club: these servers have another stream, which is read as a whole");
        place_.sequence = 0;
        for (auto& [id, table] : shared_) {
            table.actsAt = table.rowAt = 0;
            table.number = 0;
            table.last = {};
            table.row.reset();
            table.begun.reset();
        }
    }
    place_.stream = identity;
}

void Sharing::becomeReady(bool ready) {
    if (isReady_ == ready) return;
    isReady_ = ready;
    log_(ready ? "club: the servers keep acts" : "club: the servers cannot be reached, and nothing is kept");
    if (!ready) {
        // What waits at the tables need not wait any longer.
        for (auto& [id, table] : shared_)
            if (table.keeper && table.keeper->wake) table.keeper->wake();
        return;
    }
    if (!std::exchange(wasReady_, true)) {
        for (auto& [id, table] : shared_) {
            if (!std::exchange(table.isHeld, false) || table.isGone) continue;
            const auto base = std::exchange(table.base, std::nullopt);
            const auto here = mine(id, table);
            isTaking_ = true;
            tables_.takeRow(id, base && here ? SharedRow::merged(*base, *here, *table.row) : *table.row);
            isTaking_ = false;
        }
        for (const Id id : tables_.ids()) (void)at(id);
    }
    std::vector<Id> ids;
    ids.reserve(shared_.size());
    for (const auto& [id, table] : shared_) ids.push_back(id);
    for (const Id id : ids) {
        Table& table = at(id);
        if (table.underway && table.underway->isUnknown && table.underway->again > 0) sendUnderway(id);
        share(id);
    }
}

void Sharing::take(const Stream::Message& message) {
    place_.sequence = message.sequence;
    const auto dot = message.subject.rfind('.');
    const auto begin = message.subject.find('.');
    if (dot == std::string::npos || begin >= dot) return;
    Id id = 0;
    const char* const end = message.subject.data() + dot;
    const auto [read, error] = std::from_chars(message.subject.data() + begin + 1, end, id);
    if (error != std::errc() || read != end) return;
    Table& table = at(id);
    if (message.subject.ends_with(".acts"))
        takeActs(id, table, message);
    else if (message.subject.ends_with(".row"))
        takeRow(id, table, message);
}

void Sharing::say(Id id, const Elsewhere& word) {
    const auto table = shared_.find(id);
    // Under this number, the others have another table, or none.
    if (table == shared_.end() || !table->second.row || table->second.isStray || table->second.isGone) return;
    stream_->say(SharedWord{self_, id, word}.text());
}

void Sharing::hear(const std::string& text) {
    const auto word = SharedWord::read(text);
    if (!word || word->host == self_) return;
    const auto table = shared_.find(word->table);
    if (table == shared_.end() || table->second.isStray || table->second.isGone) return;
    tables_.takeWord(word->table, word->host, word->elsewhere);
}

void Sharing::takeActs(Id id, Table& table, const Stream::Message& message) {
    table.actsAt = message.sequence;
    if (table.isGone || table.isStray) return;
    auto read = readActs(message.text);
    StreamKeeper* const keeper = table.keeper;
    // The same act may have been sent before, for an earlier number.
    const bool isMine = read && table.underway && table.underway->first == read->first &&
                        table.underway->acts.front().id == read->acts.front().id;
    if (read && read->first == table.number + 1 && read->before == table.last) {
        for (Act& act : read->acts) {
            act.number = ++table.number;
            table.last = act.id;
            if (act.number == table.stored && tables_.lastOf(id).id != act.id) {
                table.isStray = true;
                log_("club: table " + std::to_string(id) + " has gone on otherwise here, and is not kept");
                break;
            }
            if (act.number > table.stored) {
                table.stored = act.number;
                if (!tables_.store(id, act) && std::exchange(isWhole_, false))
                    log_("club: an act cannot be stored here; it is read again at the next start");
            }
            if (keeper) keeper->tell(act);
        }
    }
    if (table.underway && isTooLate(table))
        finish(table, isMine ? Came::Kept : Came::Overtaken);
    else if (table.underway && table.underway->isOvertaken)
        sendUnderway(id);  // what has its place in the subject does not count
    if (keeper) keeper->wakeUp();
    shareActs(id);
    tellShared(id);
}

void Sharing::takeRow(Id id, Table& table, const Stream::Message& message) {
    const bool isFirst = std::exchange(table.rowAt, message.sequence) == 0;
    const bool isOwn = message.text == table.rowUnderway;
    if (isOwn) table.rowUnderway.clear();
    SharedRow theirs = SharedRow::read(message.text);
    if (!theirs.isGone) {
        if (!table.begun) table.begun = theirs.begun;
        theirs.begun = *table.begun;
    }
    const auto here = mine(id, table);
    if (theirs.isGone) {
        table.isGone = true;
        table.row = mine(id, table);
        isTaking_ = true;
        tables_.takeRow(id, theirs);
        isTaking_ = false;
        return;
    }
    if (table.isGone || table.isStray) return;
    if (here && !table.row && here->header != theirs.header) {
        table.isStray = true;
        log_("club: table " + std::to_string(id) + " is another one here, and is not kept");
        return;
    }
    const auto before = std::exchange(table.row, theirs);
    if (here && !wasReady_) {
        if (!std::exchange(table.isHeld, true)) table.base = before;
        return;
    }
    // What has changed here since the own message was sent is said next.
    if (!isOwn || !here) {
        const SharedRow merged =
            here && !isFirst ? SharedRow::merged(before.value_or(SharedRow{}), *here, theirs) : theirs;
        isTaking_ = true;
        if (!here || merged != *here) tables_.takeRow(id, merged);
        isTaking_ = false;
    }
    shareRow(id);
    shareActs(id);
    tellShared(id);
}

/// The row as it is here; none if the table is not here.
std::optional<SharedRow> Sharing::mine(Id id, const Table& table) const {
    if (table.isGone) return SharedRow{{}, {}, {}, {}, 0, true};
    auto row = tables_.rowOf(id);
    if (row) row->begun = table.begun.value_or(table.stored);
    return row;
}

bool Sharing::isShared(Id id, const Table& table) const {
    return table.row && table.number == table.stored && table.number >= table.row->begun &&
           table.row == mine(id, table);
}

void Sharing::changed(Id id) {
    if (isTaking_) return;
    shareRow(id);
}

void Sharing::removed(Id id) {
    if (isTaking_) return;
    at(id).isGone = true;
    shareRow(id);
}

void Sharing::whenShared(Id id, std::function<void()> done) {
    at(id).waiting.push_back(std::move(done));
    share(id);
}

void Sharing::tellShared(Id id) {
    Table& table = at(id);
    if (table.waiting.empty() || !isShared(id, table)) return;
    for (const auto& done : std::exchange(table.waiting, {})) done();
}

void Sharing::share(Id id) {
    shareRow(id);
    shareActs(id);
    tellShared(id);
}

void Sharing::shareRow(Id id) {
    Table& table = at(id);
    if (!isReady_ || table.isStray || !table.rowUnderway.empty()) return;
    const auto row = mine(id, table);
    if (!row || table.row == row) return;
    // A table that nobody else has heard of is not told when it goes.
    if (row->isGone && table.rowAt == 0) return;
    table.rowAgain = 0;
    table.rowUnderway = row->text();
    stream_->append(subjectOf(id, "row"), table.rowUnderway, table.rowAt,
                    [this, id, after = table.rowAt, isGone = row->isGone](Stream::Outcome outcome) {
                        Table& one = at(id);
                        if (outcome == Stream::Outcome::Accepted) {
                            if (!isGone) return;
                            stream_->purge(subjectOf(id, "acts"), 0);
                            stream_->purge(subjectOf(id, "row"), 1);
                            return;
                        }
                        one.rowUnderway.clear();
                        // The later message was taken in already, or is still to come, or was lost with a
                        // server.
                        if (outcome != Stream::Outcome::Overtaken)
                            one.rowAgain = kAgain;
                        else if (one.rowAt != after)
                            shareRow(id);
                        else
                            one.rowAgain = kReadBack;
                    });
}

/// Sends acts that are here and not in the stream: those of a table that was begun here.
void Sharing::shareActs(Id id) {
    Table& table = at(id);
    if (!isReady_ || table.isGone || table.isStray || !table.row || table.underway ||
        table.number >= table.stored)
        return;
    const std::vector<Act> all = tables_.actsOf(id);
    std::vector<Act> batch;
    std::size_t bytes = 0;
    for (auto at = static_cast<std::size_t>(table.number); at < all.size() && bytes < kBatch; ++at) {
        batch.push_back(all[at]);
        bytes += reach::textOf(all[at]).size();
    }
    if (batch.empty()) return;
    sendAs(id, std::move(batch), [this, id](Came came) {
        if (came != Came::Kept) at(id).rowAgain = kAgain;
    });
}

bool Sharing::send(Id id, std::vector<Act> acts, std::function<void(Came)> done) {
    Table& table = at(id);
    if (!isReady_ || table.isGone || table.isStray || table.underway || !table.row ||
        table.number != table.stored || table.number < table.row->begun)
        return false;
    sendAs(id, std::move(acts), std::move(done));
    return true;
}

void Sharing::sendAs(Id id, std::vector<Act> acts, std::function<void(Came)> done) {
    Table& table = at(id);
    Underway underway;
    underway.number = ++sent_;
    underway.acts = std::move(acts);
    underway.first = table.number + 1;
    underway.before = table.last;
    underway.done = std::move(done);
    table.underway = std::move(underway);
    sendUnderway(id);
}

/// Other acts have its numbers: wherever it is read, it does not fit.
bool Sharing::isTooLate(const Table& table) {
    return table.underway->first != table.number + 1 || table.underway->before != table.last;
}

/// Sends it, perhaps again: the same acts with the same numbers, so that only the first message that is read
/// fits.
void Sharing::sendUnderway(Id id) {
    Table& table = at(id);
    Underway& underway = *table.underway;
    underway.again = 0;
    underway.isOvertaken = false;
    underway.after = table.actsAt;
    stream_->append(
        subjectOf(id, "acts"), textOf(underway.first, underway.before, underway.acts), underway.after,
        [this, id, number = underway.number](Stream::Outcome outcome) { answered(id, number, outcome); });
}

void Sharing::answered(Id id, std::uint64_t number, Stream::Outcome outcome) {
    Table& table = at(id);
    if (!table.underway || table.underway->number != number) return;
    Underway& underway = *table.underway;
    switch (outcome) {
        case Stream::Outcome::Accepted:
            // It counts when it is read back. Sent again it does no harm, and shows what became of it.
            underway.isUnknown = true;
            underway.again = kReadBack;
            return;
        case Stream::Outcome::Unknown:
            underway.isUnknown = true;
            underway.again = kAgain;
            return;
        case Stream::Outcome::NotSent:
            if (underway.isUnknown)
                underway.again = kAgain;
            else
                finish(table, Came::NotSent);
            return;
        case Stream::Outcome::Overtaken:
            underway.isOvertaken = true;
            // The other one is still to come, or was lost with a server before it was durable.
            if (underway.after == table.actsAt)
                underway.again = kReadBack;
            else
                sendUnderway(id);
            return;
    }
}

void Sharing::finish(Table& table, Came came) {
    const auto done = std::move(table.underway->done);
    table.underway.reset();
    if (done) done(came);
}

void Sharing::append(Id id, std::vector<Act> acts, const std::function<void(bool)>& done) {
    const auto isSent = send(id, std::move(acts), [done](Came came) { done(came == Came::Kept); });
    if (!isSent) done(false);
}

void Sharing::tick() {
    if (isReady_) {
        std::vector<Id> due;
        for (auto& [id, table] : shared_)
            if ((table.underway && table.underway->again > 0) || table.rowAgain > 0) due.push_back(id);
        for (const Id id : due) {
            Table& table = at(id);
            if (table.underway && table.underway->again > 0 && --table.underway->again == 0) sendUnderway(id);
            if (table.rowAgain > 0 && --table.rowAgain == 0) share(id);
        }
    }
    if (++ticks_ % kRemember == 0) remember(false);
}

void Sharing::close() {
    remember(true);
}

/// A place is worth only as much as what is stored.
void Sharing::remember(bool isClosed) {
    if (!isWhole_ || place_.stream.empty() || (!isClosed && remembered_ == place_.sequence)) return;
    remembered_ = place_.sequence;
    std::string text =
        place_.stream + " " + std::to_string(place_.sequence) + " " + bootOfThisSystem() + "\n";
    for (const auto& [id, table] : shared_) {
        const bool isSame = table.row && !table.isHeld && table.row == mine(id, table);
        text += std::to_string(id) + " " + std::to_string(table.actsAt) + " " + std::to_string(table.rowAt) +
                " " + std::to_string(table.number) + " " + std::to_string(table.begun.value_or(-1)) +
                (table.isStray  ? " stray"
                 : table.isGone ? (isSame ? " gone" : " going")
                 : isSame       ? " same"
                                : " other") +
                "\n";
    }
    (void)saves::keepAside(file_, text);
}

void Sharing::recall() {
    const auto text = saves::readAside(file_);
    if (!text.ok()) return;
    std::istringstream lines(text.value());
    std::string boot;
    lines >> place_.stream >> place_.sequence >> boot;
    if (boot != bootOfThisSystem()) {
        place_.sequence = 0;
        return;
    }
    Id id = 0;
    std::uint64_t actsAt = 0;
    std::uint64_t rowAt = 0;
    std::int64_t number = 0;
    std::int64_t begun = 0;
    std::string state;
    while (lines >> id >> actsAt >> rowAt >> number >> begun >> state) {
        Table& table = at(id);
        table.actsAt = actsAt;
        table.rowAt = rowAt;
        table.number = std::clamp<std::int64_t>(number, 0, table.stored);
        table.isGone = state == "gone" || state == "going";
        table.isStray = state == "stray";
        if (begun >= 0) table.begun = begun;
        if (state == "same" || state == "gone") table.row = mine(id, table);
        if (table.number == 0 || table.isGone) continue;
        const Act last = tables_.lastOf(id);
        if (last.number == table.number) {
            table.last = last.id;
            continue;
        }
        const std::vector<Act> acts = tables_.actsOf(id);
        if (std::ssize(acts) < table.number) {
            // The store cannot be read: everything is taken from the stream.
            shared_.clear();
            place_.sequence = 0;
            return;
        }
        table.last = acts[static_cast<std::size_t>(table.number) - 1].id;
    }
}

}  // namespace reach
