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
/// Offers that wait for the table's keeper.
constexpr std::size_t kMostWaiting = 1024;
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
      keepGuests_(std::move(parts.keepGuests)) {
    for (const Act& act : parts.acts) {
        rows_.push_back({act.id, act.outcome.hash, textOf(act)});
        numbers_.emplace(act.id, act.number);
    }
    self_ = guests_.letInOwn(parts.self).name;
    guestsChanged();
    keeper_->wake = [this] {
        takeAnswers();
        work();
    };
}

HostTable::~HostTable() = default;

std::unique_ptr<Keeper> HostTable::line() {
    return std::make_unique<Line>(shared_from_this());
}

std::unique_ptr<Keeper> HostTable::close(const std::string& why, const std::string& to) {
    while (!connections_.empty()) dismiss(connections_.begin()->first, {why, 0, to});
    if (keeper_) keeper_->wake = {};
    return std::move(keeper_);
}

void HostTable::send(Connection connection, const Message& message) {
    for (const std::string& frame : framesOf(message)) carrier_.send(connection, frame);
}

void HostTable::sendAll(const Message& message) {
    const std::vector<std::string> frames = framesOf(message);
    for (const auto& [connection, guest] : connections_)
        for (const std::string& frame : frames) carrier_.send(connection, frame);
}

void HostTable::dismiss(Connection connection, const Bye& bye) {
    send(connection, bye);
    closed(connection);
    carrier_.drop(connection);
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

GuestDevice* HostTable::admit(const std::string& address, const messages::Hello& hello, Moment now,
                              std::string& newKey, Bye& bye) {
    const auto no = [&](const char* why, Moment wait = 0) {
        bye = {why, (wait + 999) / 1000, {}};
        return nullptr;
    };
    if (connections_.size() >= messages::kMostDevices) return no("full");
    if (!hello.key.empty()) {
        GuestDevice* known = guests_.withKey(hello.key);
        if (known) return known;
        if (hello.code.empty()) return no("key");
    }
    if (const Moment wait = wrongCodes_.wait(address, now); wait > 0) return no("wait", wait);
    if (!guests_.isCode(hello.code)) {
        wrongCodes_.wrong(address, now);
        return no("code", wrongCodes_.wait(address, now));
    }
    if (!guests_.isOpen()) return no("closed");
    if (!makeRoom()) return no("full");
    return &guests_.letIn(hello.device, newKey);
}

/// The device that was away longest is forgotten when there are too many.
bool HostTable::makeRoom() {
    if (guests_.devices().size() < messages::kMostDevices) return true;
    for (const GuestDevice& device : guests_.devices()) {
        if (device.seal.empty() || device.manages || connectionsOf(device.name) > 0) continue;
        guests_.letGo(std::string(device.name));
        return true;
    }
    return false;
}

std::size_t HostTable::connectionsOf(const std::string& device) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(connections_, [&](const auto& one) { return one.second.device == device; }));
}

bool HostTable::join(Connection connection, const std::string& address, const messages::Hello& hello,
                     Moment now) {
    std::string newKey;
    Bye bye;
    GuestDevice* device = nullptr;
    if (hello.protocol != messages::kProtocol)
        bye.why = "protocol";
    else
        device = admit(address, hello, now, newKey, bye);
    if (!device) {
        ++refusals_;
        send(connection, bye);
        carrier_.drop(connection);
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
    guestsChanged();
    connections_[connection] = {name, hello.screen, true};
    welcome(connection, *guests_.find(name), newKey, hello);
    return true;
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
    hereIsNew();
}

void HostTable::sendActs(Connection connection, std::int64_t after) {
    std::int64_t next = after + 1;
    while (next <= number()) {
        messages::Acts batch;
        for (std::size_t bytes = 0; next <= number() && bytes < kBatch; ++next) {
            const std::string& text = rows_[static_cast<std::size_t>(next) - 1].text;
            bytes += text.size();
            batch.acts.push_back(readAct(text).value_or(Act{}));
            batch.acts.back().number = next;
        }
        send(connection, batch);
    }
}

bool HostTable::paced(Connection connection, Moment now) {
    const auto guest = connections_.find(connection);
    if (guest == connections_.end()) return false;
    if (paces_[guest->second.device].pass(now)) return true;
    ++refusals_;
    dismiss(connection, {"often", 1, {}});
    return false;
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
    if (queue_.size() >= kMostWaiting) return tellRefused(waiting, "unsaved", {});
    queue_.push_back(std::move(waiting));
    work();
}

void HostTable::heard(Connection connection, const messages::TakeSeat& wish) {
    GuestDevice* device = guests_.find(connections_[connection].device);
    if (!device || !seat(*device, wish.seat)) {
        ++refusals_;
        return;
    }
    guestsChanged();
    hereIsNew();
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

void HostTable::heard(Connection connection, const messages::Manage& wish) {
    const GuestDevice* by = guests_.find(connections_[connection].device);
    if (!by || !by->manages) {
        ++refusals_;
        return;
    }
    if (wish.what == "let-go")
        letGo(wish.device);
    else if (wish.what == "new-code")
        drawCode();
    else if (wish.what == "open" || wish.what == "close")
        setOpen(wish.what == "open");
}

/// A seat is a colour of the table. Empty: the device looks on.
bool HostTable::seat(GuestDevice& device, const std::string& wished) {
    const auto seats = judge_->seats();
    if (!wished.empty() && std::ranges::find(seats, wished) == seats.end()) return false;
    device.seat = wished;
    return true;
}

void HostTable::closed(Connection connection) {
    if (connections_.erase(connection) == 0) return;
    for (Waiting& waiting : queue_)
        if (waiting.connection == connection) waiting.connection = 0;
    if (inHand_ && inHand_->connection == connection) inHand_->connection = 0;
    hereIsNew();
}

void HostTable::tick() {
    if (!std::exchange(hereIsNew_, false)) return;
    sendAll(messages::Here{here()});
}

std::vector<messages::Present> HostTable::here() const {
    std::vector<messages::Present> all;
    for (const GuestDevice& device : guests_.devices()) {
        messages::Present one{device.name, device.seat, {}, false, false};
        if (device.seal.empty()) one.screen = ownScreen_, one.there = one.awake = true;
        for (const auto& [connection, guest] : connections_) {
            if (guest.device != device.name) continue;
            one.there = true;
            one.awake = one.awake || guest.awake;
            one.screen = guest.screen;
        }
        all.push_back(std::move(one));
    }
    // The order does not depend on the coming and going of devices.
    std::ranges::sort(all, {}, &messages::Present::device);
    return all;
}

void HostTable::hereIsNew() {
    hereIsNew_ = true;
    if (hereChanged) hereChanged();
}

void HostTable::guestsChanged() {
    if (keepGuests_) keepGuests_(guests_.text());
}

void HostTable::letGo(const std::string& device) {
    const GuestDevice* known = guests_.find(device);
    if (!known || known->seal.empty()) return;
    guests_.letGo(device);
    paces_.erase(device);
    guestsChanged();
    dismissAll(device, {"let-go", 0, {}});
    hereIsNew();
    drawCode();  // it knows the old one
}

void HostTable::setOpen(bool open) {
    guests_.setOpen(open);
    tellCode();
}

void HostTable::drawCode() {
    guests_.drawCode();
    tellCode();
}

void HostTable::tellCode() {
    guestsChanged();
    for (const auto& [connection, guest] : connections_)
        if (const GuestDevice* device = guests_.find(guest.device); device && device->manages)
            send(connection, messages::Code{guests_.code(), guests_.isOpen()});
}

void HostTable::takeOwnSeat(const std::string& wished) {
    GuestDevice* own = guests_.find(self_);
    if (!own || !seat(*own, wished)) return;
    guestsChanged();
    hereIsNew();
}

void HostTable::setOwnScreen(const std::string& screen) {
    if (ownScreen_ == screen) return;
    ownScreen_ = screen;
    hereIsNew();
}

void HostTable::rename(const std::string& title, const std::string& header) {
    title_ = title;
    header_ = header;
    sendAll(messages::Named{title_, header_});
}

/// Hands the offered acts to the keeper, one after the other: each is judged on what is durable.
void HostTable::work() {
    if (std::exchange(working_, true)) return;
    while (!inHand_ && !queue_.empty() && keeper_) {
        Waiting next = std::move(queue_.front());
        queue_.pop_front();
        take(std::move(next));
        takeAnswers();
    }
    working_ = false;
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
    if (const auto objection = judge_->judge(waiting.act))
        return tellRefused(waiting, objection->unreadable ? "unreadable" : "gone-on", *objection);
    inHand_ = std::move(waiting);
    keeper_->offer(inHand_->act);
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
        } else if (answered) {
            tellRefused(*answered, "unsaved", {}, answer.error);
        }
    }
}

void HostTable::keep(const Act& act) {
    judge_->follow(act);
    rows_.push_back({act.id, act.outcome.hash, textOf(act)});
    numbers_.emplace(act.id, act.number);
    sendAll(messages::Acts{{act}});
    for (Line* line : std::set(lines_)) line->tell({Answer::What::Kept, act, {}, {}});
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
