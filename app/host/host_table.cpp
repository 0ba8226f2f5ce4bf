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

GuestDevice* HostTable::admit(const door::Admission& admission, const messages::Hello& hello,
                              std::string& newKey, Bye& bye) {
    const auto no = [&](const char* why) {
        bye = {why, 0, {}};
        return nullptr;
    };
    if (connections_.size() >= messages::kMostDevices) return no("full");
    const GuestDevice* known = guests_.withKey(hello.key);
    if (!admission.device.empty()) {
        if (!known || known->name != admission.device) return no("key");
        return guests_.find(admission.device);
    }
    // A key cannot be guessed, so it need not have been shown.
    if (known) return guests_.find(std::string(known->name));
    // The code may have changed since. Any other code than the one that was shown would be a guess.
    if (admission.code != guests_.code() || !guests_.isCode(hello.code)) return no("code");
    if (!guests_.isOpen()) return no("closed");
    if (!makeRoom()) return no("full");
    return &guests_.letIn(hello.device, newKey);
}

/// The device that was away longest is forgotten when there are too many.
bool HostTable::makeRoom() {
    if (guests_.devices().size() < messages::kMostDevices) return true;
    for (const GuestDevice& device : guests_.devices()) {
        if (device.seal.empty() || device.manages || connectionsOf(device.name) > 0) continue;
        const std::string name = device.name;
        guests_.letGo(name);
        endAsks([&](const messages::Asked& one) { return one.device == name; });
        return true;
    }
    return false;
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
    connections_[connection] = {name, hello.screen, true};
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
    connections_[connection] = {{}, hello.screen, true};
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
    if (const auto asks = asksOf(device.name); !asks.empty()) send(connection, messages::Asks{asks});
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
    if (inHand_ || !keeper_) return false;
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

void HostTable::heard(Connection connection, const messages::TakeSeat& wish) {
    GuestDevice* device = guests_.find(connections_[connection].device);
    if (!device || !seat(*device, wish.seat)) {
        ++refusals_;
        return;
    }
    // A device may change its seat often, and to keep the list takes a disk's time.
    guestsAreNew_ = true;
    hereIsNew();
    if (!asks_.empty()) send(connection, messages::Asks{asksOf(device->name)});
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

void HostTable::heard(Connection connection, const messages::Ask& ask) {
    if (const std::string why = putQuestion(connections_[connection].device, ask); !why.empty()) {
        ++refusals_;
        send(connection, messages::Refused{ask.id, why, {}, {}});
    }
}

void HostTable::heard(Connection connection, const messages::Say& say) {
    if (!putAnswer(connections_[connection].device, say).empty()) ++refusals_;
}

std::string HostTable::putQuestion(const std::string& device, const messages::Ask& ask) {
    const GuestDevice* by = guests_.find(device);
    if (!by || (by->seat.empty() && !by->seal.empty())) return "looking-on";
    if (!isQuestion(*by, ask)) return "unreadable";
    // A screen that came back says it again, and may not have heard that it has come to an end.
    if (isKept(ask.id) || std::ranges::find(asks_, ask.id, &messages::Asked::id) != asks_.end()) return {};
    endAsks([&](const messages::Asked& one) { return one.device == device; });
    asks_.push_back(
        {ask.id, device, by->seat, ask.seats, std::vector<std::string>(ask.seats.size()), ask.lines});
    tellAsks(asks_.back());
    return {};
}

/// Of other players of the table, and entries of this game.
bool HostTable::isQuestion(const GuestDevice& device, const messages::Ask& ask) const {
    const auto seats = judge_->seats();
    const auto isAskable = [&](const std::string& seat) {
        return seat != device.seat && std::ranges::count(ask.seats, seat) == 1 &&
               std::ranges::find(seats, seat) != seats.end();
    };
    return !ask.seats.empty() && std::ranges::all_of(ask.seats, isAskable) && !ask.lines.empty() &&
           std::ranges::all_of(ask.lines, [&](const std::string& line) { return judge_->reads(line); });
}

std::string HostTable::putAnswer(const std::string& device, const messages::Say& say) {
    if (say.what == "end") {
        endAsks([&](const messages::Asked& one) { return one.id == say.id && one.device == device; });
        return {};
    }
    if (say.what != "yes" && say.what != "no" && say.what != "change") return "unreadable";
    const auto asked = std::ranges::find(asks_, say.id, &messages::Asked::id);
    if (asked == asks_.end()) return {};  // it has come to an end meanwhile
    const GuestDevice* by = guests_.find(device);
    const auto seat = by ? std::ranges::find(asked->seats, by->seat) : asked->seats.end();
    if (seat == asked->seats.end()) return "looking-on";
    std::string& said = asked->said[static_cast<std::size_t>(seat - asked->seats.begin())];
    if (said == say.what) return {};
    said = say.what;
    tellAsks(*asked);
    return {};
}

std::vector<messages::Asked> HostTable::asksOf(const std::string& device) const {
    std::vector<messages::Asked> asks;
    const auto known = std::ranges::find(guests_.devices(), device, &GuestDevice::name);
    if (known == guests_.devices().end()) return asks;
    for (const messages::Asked& one : asks_)
        if (one.device == device || std::ranges::find(one.seats, known->seat) != one.seats.end())
            asks.push_back(one);
    return asks;
}

/// Tells those whom it concerns.
void HostTable::tellAsks(const messages::Asked& changed) {
    for (const auto& [connection, guest] : connections_) {
        const GuestDevice* device = guests_.find(guest.device);
        if (device && (device->name == changed.device ||
                       std::ranges::find(changed.seats, device->seat) != changed.seats.end()))
            send(connection, messages::Asks{asksOf(device->name)});
    }
    if (hereChanged) hereChanged();
}

void HostTable::endAsks(const std::function<bool(const messages::Asked&)>& which) {
    while (true) {
        const auto found = std::ranges::find_if(asks_, which);
        if (found == asks_.end()) return;
        const messages::Asked ended = std::move(*found);
        asks_.erase(found);
        tellAsks(ended);
    }
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
    if (guestsAreNew_) keepGuests();
    if (!std::exchange(hereIsNew_, false)) return;
    sendAll(messages::Here{here()});
}

std::vector<messages::Present> HostTable::here() const {
    std::vector<messages::Present> all;
    for (const GuestDevice& device : guests_.devices()) {
        messages::Present one{device.name, device.seat, {}, false, false};
        if (device.seal.empty()) one.screen = ownScreen_, one.there = one.awake = one.keeps = true;
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

/// It is kept at once: a new key must not be lost, and one that was taken away must not come back.
void HostTable::accessChanged() {
    keepGuests();
    if (around_.accessChanged) around_.accessChanged();
}

void HostTable::keepGuests() {
    guestsAreNew_ = false;
    if (keepGuests_) keepGuests_(guests_.text());
}

void HostTable::letGo(const std::string& device) {
    const GuestDevice* known = guests_.find(device);
    if (!known || known->seal.empty()) return;
    const std::string name = device;  // of a list that changes
    guests_.letGo(name);
    endAsks([&](const messages::Asked& one) { return one.device == name; });
    std::erase_if(queue_, [&](const Waiting& one) { return !one.line && one.act.device == name; });
    drawCode();  // it knows the old one
    dismissAll(name, {"let-go", 0, {}});
    hereIsNew();
}

void HostTable::takeGuests(const GuestList& guests) {
    const GuestList before = std::exchange(guests_, guests);
    const bool isAccessNew = before.code() != guests_.code() || before.isOpen() != guests_.isOpen();
    // A device may have another name now: two hosts have let in one of that name each.
    std::vector<Connection> gone;
    for (auto& [connection, guest] : connections_) {
        const auto was = std::ranges::find(before.devices(), guest.device, &GuestDevice::name);
        if (was == before.devices().end()) continue;
        if (const GuestDevice* device = guests_.withSeal(was->seal))
            guest.device = device->name;
        else
            gone.push_back(connection);
    }
    for (const Connection connection : gone) dismiss(connection, {"let-go", 0, {}});
    keepGuests();
    if (around_.accessChanged) around_.accessChanged();
    if (isAccessNew)
        for (const auto& [connection, guest] : connections_)
            if (const GuestDevice* device = guests_.find(guest.device); device && device->manages)
                send(connection, messages::Code{guests_.code(), guests_.isOpen()});
    hereIsNew();
}

void HostTable::setOpen(bool open) {
    guests_.setOpen(open);
    tellCode();
}

void HostTable::drawCode() {
    do {
        guests_.drawCode();
    } while (around_.isTaken && around_.isTaken(guests_.code()));
    tellCode();
}

void HostTable::tellCode() {
    accessChanged();
    for (const auto& [connection, guest] : connections_)
        if (const GuestDevice* device = guests_.find(guest.device); device && device->manages)
            send(connection, messages::Code{guests_.code(), guests_.isOpen()});
}

void HostTable::takeOwnSeat(const std::string& wished) {
    GuestDevice* own = guests_.find(self_);
    if (!own || !seat(*own, wished)) return;
    guestsAreNew_ = true;
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
    return mostBytes_ > 0 && bytes_ + textOf(act).size() > mostBytes_;
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
    ++kept_;
    judge_->follow(act);
    rows_.push_back({act.id, act.outcome.hash, textOf(act)});
    bytes_ += rows_.back().text.size();
    numbers_.emplace(act.id, act.number);
    sendAll(messages::framesOfActs(act.number, {rows_.back().text}));
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
