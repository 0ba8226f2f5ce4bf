#include "app/host/host_table.h"

#include "app/session/act_text.h"

#include <algorithm>

namespace reach {

using messages::Bye;
using messages::Message;

namespace {

/// Acts travel in messages of about this length, so that the first are there before the last are read.
constexpr std::size_t kBatch = 48 * 1024;
/// Connections of one device: windows of one browser.
constexpr std::size_t kMostOfADevice = 4;
/// Connections that only look on, so that there is room for players.
constexpr std::size_t kMostOnlookers = 32;
/// Offers that wait for the table's keeper.
constexpr std::size_t kMostWaiting = 1024;
/// For people to answer a question, and then for their device to finish, in milliseconds.
constexpr messages::Moment kAnswers = 30'000;
constexpr messages::Moment kFinishes = 15'000;
/// Acts that are refused again when an old connection brings them late.
constexpr std::size_t kMostRefused = 1024;

}  // namespace

/// The keeper of a screen in this process.
class HostTable::Line : public Keeper {
  public:
    explicit Line(std::shared_ptr<HostTable> table) : table_(std::move(table)) {
        table_->lines_.insert(this);
    }
    ~Line() override {
        table_->lines_.erase(this);
        for (Waiting& waiting : table_->queue_)
            if (waiting.line == this) waiting.line = nullptr;
        if (table_->inHand_ && table_->inHand_->line == this) table_->inHand_->line = nullptr;
    }
    void offer(const Act& act) override {
        offering_ = true;
        table_->queue_.push_back({0, this, act});
        table_->queue_.back().act.device = table_->self_;
        table_->work();
        offering_ = false;
    }
    std::vector<Answer> answers() override { return std::exchange(answers_, {}); }

    void tell(Answer answer) {
        answers_.push_back(std::move(answer));
        if (wake && !offering_) wake();
    }

  private:
    std::shared_ptr<HostTable> table_;
    std::vector<Answer> answers_;
    bool offering_ = false;
};

std::shared_ptr<HostTable> HostTable::of(Parts parts) {
    auto judge = Judge::of(parts.header, parts.acts);
    if (!judge || !parts.keeper) return nullptr;
    return std::shared_ptr<HostTable>(new HostTable(std::move(parts), std::move(judge)));
}

HostTable::HostTable(Parts parts, std::unique_ptr<Judge> judge)
    : keeper_(std::move(parts.keeper)),
      judge_(std::move(judge)),
      title_(std::move(parts.title)),
      header_(std::move(parts.header)),
      build_(std::move(parts.build)),
      guests_(GuestList::read(parts.guests)),
      keepGuests_(std::move(parts.keepGuests)),
      mostActs_(parts.mostActs),
      mostBytes_(parts.mostBytes) {
    for (const Act& act : parts.acts) {
        rows_.push_back({act.id, act.outcome.hash, textOf(act)});
        bytes_ += rows_.back().text.size();
        numbers_.emplace(act.id, act.number);
    }
    self_ = guests_.letInOwn(parts.self).name;
    keepGuests();
    keeper_->wake = [this] {
        takeAnswers();
        refuseWaiting();
        work();
    };
}

HostTable::~HostTable() = default;

void HostTable::enterHall(Surroundings around) {
    around_ = std::move(around);
    if (around_.isTaken(guests_.code())) return drawCode();
    around_.accessChanged();
}

std::unique_ptr<Keeper> HostTable::line() {
    return std::make_unique<Line>(shared_from_this());
}

std::unique_ptr<Keeper> HostTable::close(const std::string& why, const std::string& to) {
    while (!connections_.empty()) dismiss(connections_.begin()->first, {why, 0, to});
    if (guestsAreNew_) keepGuests();
    if (keeper_) keeper_->wake = {};
    return std::move(keeper_);
}

void HostTable::send(Connection connection, const Message& message) {
    for (const std::string& frame : framesOf(message)) around_.carrier.send(connection, frame);
}

void HostTable::sendAll(const Message& message) {
    sendAll(framesOf(message));
}

void HostTable::sendAll(const std::vector<std::string>& frames) {
    for (const auto& [connection, guest] : connections_)
        for (const std::string& frame : frames) around_.carrier.send(connection, frame);
}

void HostTable::dismiss(Connection connection, const Bye& bye) {
    send(connection, bye);
    closed(connection);
    around_.carrier.drop(connection);
}

void HostTable::dismissAll(const std::string& device, const Bye& bye) {
    std::vector<Connection> all;
    for (const auto& [connection, guest] : connections_)
        if (guest.device == device) all.push_back(connection);
    for (const Connection connection : all) dismiss(connection, bye);
}

void HostTable::dismissUnreadable(Connection connection) {
    ++refusals_;
    dismiss(connection, {"unreadable", 0, {}});
}

std::size_t HostTable::connectionsOf(const std::string& device) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(connections_, [&](const auto& one) { return one.second.device == device; }));
}

bool HostTable::join(Connection connection, const door::Admission& admission, const messages::Hello& hello) {
    std::string newKey;
    Bye bye;
    GuestDevice* device = nullptr;
    if (hello.protocol != messages::kProtocol)
        bye.why = "protocol";
    else
        device = admit(admission, hello, newKey, bye);
    if (!device) {
        ++refusals_;
        send(connection, bye);
        around_.carrier.drop(connection);
        return false;
    }
    while (connectionsOf(device->name) >= kMostOfADevice) {
        const auto oldest = std::ranges::find_if(
            connections_, [&](const auto& one) { return one.second.device == device->name; });
        dismiss(oldest->first, {"elsewhere", 0, {}});
    }
    const std::string name = device->name;
    if (!hello.seat.empty()) (void)seat(*device, hello.seat);
    guests_.come(name);
    if (newKey.empty())
        guestsAreNew_ = true;
    else
        accessChanged();
    connections_[connection] = {name, hello.screen, true, hello.canKeep, {}};
    welcome(connection, *guests_.find(name), newKey, hello);
    return true;
}

void HostTable::lookOn(Connection connection, const messages::Hello& hello) {
    if (connections_.size() >= messages::kMostDevices || connectionsOf({}) >= kMostOnlookers) {
        ++refusals_;
        send(connection, Bye{"full", 0, {}});
        around_.carrier.drop(connection);
        return;
    }
    connections_[connection] = {{}, hello.screen, true, false, {}};
    welcome(connection, {}, {}, hello);
}

void HostTable::welcome(Connection connection, const GuestDevice& device, const std::string& newKey,
                        const messages::Hello& hello) {
    messages::Welcome welcome;
    welcome.build = build_;
    welcome.device = device.name;
    welcome.key = newKey;
    welcome.manages = device.manages;
    if (!rows_.empty()) welcome.life = rows_.front().id;
    welcome.number = number();
    welcome.hash = rows_.empty() ? 0 : rows_.back().hash;
    welcome.title = title_;
    welcome.header = header_;
    welcome.seats = judge_->seats();
    if (hello.since > 0) {
        const bool isShorter = hello.since <= number();
        const Row* row = isShorter ? &rows_[static_cast<std::size_t>(hello.since) - 1] : nullptr;
        const auto agrees = [](std::uint64_t one, std::uint64_t other) {
            return one == 0 || other == 0 || one == other;
        };
        welcome.anew =
            !row || hello.life != welcome.life || hello.last != row->id || !agrees(hello.hash, row->hash);
    }
    send(connection, welcome);
    if (device.manages) send(connection, messages::Code{guests_.code(), guests_.isOpen()});
    sendActs(connection, welcome.anew ? 0 : hello.since);
    send(connection, messages::Here{here()});
    tellAsks(connection, connections_[connection]);
    tellHanding(connection);
    hereIsNew();
}

void HostTable::sendActs(Connection connection, std::int64_t after) {
    for (const std::string& frame : framesAfter(after)) around_.carrier.send(connection, frame);
}

std::vector<std::string> HostTable::framesAfter(std::int64_t after) const {
    std::vector<std::string> frames;
    std::int64_t next = after + 1;
    while (next <= number()) {
        const std::int64_t first = next;
        std::vector<std::string_view> batch;
        for (std::size_t bytes = 0; next <= number() && bytes < kBatch; ++next) {
            batch.push_back(rows_[static_cast<std::size_t>(next) - 1].text);
            bytes += batch.back().size();
        }
        for (std::string& frame : messages::framesOfActs(first, batch)) frames.push_back(std::move(frame));
    }
    return frames;
}

std::vector<Act> HostTable::acts(std::int64_t number) const {
    std::vector<Act> acts;
    for (std::int64_t at = 0; at < std::min<std::int64_t>(number, std::ssize(rows_)); ++at) {
        // This is the text of an act.
        acts.push_back(*readAct(rows_[static_cast<std::size_t>(at)].text));
        acts.back().number = at + 1;
    }
    return acts;
}

bool HostTable::append(const std::vector<Act>& acts) {
    if (inHand_ || !keeper_ || isHandedOn()) return false;
    for (const Act& act : acts) {
        const std::int64_t before = number();
        keeper_->offer(act);
        takeAnswers();
        if (number() != before + 1) return false;
    }
    return true;
}

void HostTable::message(Connection connection, const Message& message) {
    if (!connections_.contains(connection)) return;
    std::visit([&](const auto& one) { heard(connection, one); }, message);
}

/// Messages that only a host may send, and a second hello.
template <typename Other>
void HostTable::heard(Connection, const Other&) {
    ++refusals_;
}

void HostTable::heard(Connection connection, const messages::Offer& offer) {
    Waiting waiting{connection, nullptr, offer.act};
    waiting.act.number = 0;
    waiting.act.device = connections_[connection].device;
    if (waiting.act.device.empty()) {
        ++refusals_;
        // Not noted: somebody at the table may offer the same.
        return send(connection, messages::Refused{waiting.act.id, "looking-on", {}, {}});
    }
    // It comes again while nobody knows what came of it. The answer goes to whoever asked last.
    if (inHand_ && inHand_->act.id == waiting.act.id && inHand_->act.device == waiting.act.device &&
        !inHand_->line) {
        inHand_->connection = connection;
        return;
    }
    if (queue_.size() >= kMostWaiting || isStuck()) return tellRefused(waiting, "unsaved", {});
    queue_.push_back(std::move(waiting));
    work();
}

void HostTable::heard(Connection connection, const messages::Awake& awake) {
    Guest& guest = connections_[connection];
    if (guest.awake == awake.awake && guest.screen == awake.screen) return;
    guest.awake = awake.awake;
    guest.screen = awake.screen;
    hereIsNew();
}

void HostTable::heard(Connection connection, const messages::Ping&) {
    send(connection, messages::Pong{});
}

void HostTable::closed(Connection connection) {
    if (connections_.erase(connection) == 0) return;
    for (Waiting& waiting : queue_)
        if (waiting.connection == connection) waiting.connection = 0;
    if (inHand_ && inHand_->connection == connection) inHand_->connection = 0;
    hereIsNew();
}

void HostTable::tick(messages::Moment now) {
    if (guestsAreNew_) keepGuests();
    if (handing_) {
        if (!handing_->since) handing_->since = now;
        const bool isAsked = handing_->step == Handing::Step::Asked;
        const bool isLate = now - *handing_->since >= (isAsked ? kAnswers : kFinishes);
        if (isLate && handing_->step != Handing::Step::Taken)
            endHandingOn(isAsked ? HandedOn::What::Silent : HandedOn::What::Unfinished);
    }
    if (!std::exchange(hereIsNew_, false)) return;
    sendAll(messages::Here{here()});
}

void HostTable::rename(const std::string& title, const std::string& header) {
    title_ = title;
    header_ = header;
    sendAll(messages::Named{title_, header_});
}

/// Nobody knows what came of the act in hand, and nobody can be asked.
bool HostTable::isStuck() const {
    return inHand_ && !keeper_->isReachable();
}

void HostTable::refuseWaiting() {
    while (isStuck() && !queue_.empty()) {
        const Waiting waiting = std::move(queue_.front());
        queue_.pop_front();
        tellRefused(waiting, "unsaved", {}, saves::SaveError{saves::SaveErrorCode::Io, {}, 0});
    }
}

/// Hands the offered acts to the keeper, one after the other: each is judged on what is durable.
void HostTable::work() {
    if (std::exchange(working_, true)) return;
    while (!inHand_ && !queue_.empty() && keeper_ && !isHandedOn()) {
        Waiting next = std::move(queue_.front());
        queue_.pop_front();
        take(std::move(next));
        takeAnswers();
    }
    working_ = false;
    if (handing_ && handing_->step == Handing::Step::Agreed && !inHand_) goOnHanding(Handing::Step::Going);
}

void HostTable::take(Waiting waiting) {
    if (const auto known = numbers_.find(waiting.act.id); known != numbers_.end()) {
        if (waiting.connection != 0) send(waiting.connection, messages::Kept{waiting.act.id, known->second});
        return;
    }
    // Its screen has heard that, and may have entered the same anew.
    if (std::ranges::find(refused_, waiting.act.id) != refused_.end())
        return tellRefused(waiting, "gone-on", {});
    const GuestDevice* device = guests_.find(waiting.act.device);
    if (!device) return;  // let go meanwhile
    if (device->seat.empty() && !device->seal.empty()) return tellRefused(waiting, "looking-on", {});
    if (isFull(waiting.act)) {
        ++refusals_;
        return tellRefused(waiting, "full", {});
    }
    if (const auto objection = judge_->judge(waiting.act)) {
        if (objection->unreadable) ++refusals_;
        return tellRefused(waiting, objection->unreadable ? "unreadable" : "gone-on", *objection);
    }
    inHand_ = std::move(waiting);
    keeper_->offer(inHand_->act);
}

bool HostTable::isFull(const Act& act) const {
    if (mostActs_ > 0 && number() >= mostActs_) return true;
    // A long act is little else than its lines.
    std::size_t bytes = bytes_;
    for (const ActLine& line : act.lines) bytes += line.line.size() + line.events.size();
    return mostBytes_ > 0 && bytes > mostBytes_;
}

/// Only what the keeper has made durable is called kept.
void HostTable::takeAnswers() {
    if (!keeper_) return;
    for (const Answer& answer : keeper_->answers()) {
        std::optional<Waiting> answered;
        if (inHand_ && inHand_->act.id == answer.act.id) answered = std::exchange(inHand_, std::nullopt);
        if (answer.what == Answer::What::Kept) {
            if (answer.act.number <= number()) continue;
            keep(answer.act);
            if (answered && answered->connection != 0)
                send(answered->connection, messages::Kept{answer.act.id, answer.act.number});
        } else if (answered && answer.what == Answer::What::Refused) {
            // Another host's act came first, and this one is judged anew after it.
            queue_.push_front(std::move(*answered));
        } else if (answered) {
            tellRefused(*answered, "unsaved", {}, answer.error);
        }
    }
}

void HostTable::keep(const Act& act) {
    std::string text = textOf(act);
    // The screens wait for it.
    sendAll(messages::framesOfActs(act.number, {text}));
    ++kept_;
    judge_->follow(act);
    bytes_ += text.size();
    rows_.push_back({act.id, act.outcome.hash, std::move(text)});
    numbers_.emplace(act.id, act.number);
    for (Line* line : std::set(lines_)) line->tell({Answer::What::Kept, act, {}, {}});
    // What was agreed to is done.
    endAsks([&](const messages::Asked& one) { return one.id == act.id; });
}

void HostTable::tellRefused(const Waiting& waiting, const std::string& why, const Objection& objection,
                            const std::optional<saves::SaveError>& unsaved) {
    refused_.push_back(waiting.act.id);
    if (refused_.size() > kMostRefused) refused_.pop_front();
    if (waiting.connection != 0)
        send(waiting.connection, messages::Refused{waiting.act.id, why, objection.rule, objection.first});
    if (!waiting.line) return;
    Answer answer{Answer::What::Refused, waiting.act, objection.why, {}};
    if (unsaved) answer.what = Answer::What::Unsaved, answer.error = *unsaved;
    waiting.line->tell(std::move(answer));
}

}  // namespace reach
