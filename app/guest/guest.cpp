#include "app/guest/guest.h"

#include <algorithm>
#include <array>

namespace reach {

using messages::Message;

namespace {

constexpr Guest::Moment kSilence = 3'000;  ///< without an answer: this way does not work
constexpr Guest::Moment kQuiet = 10'000;   ///< then a sign of life is asked for
constexpr Guest::Moment kAsleep = 5'000;   ///< between two ticks: the device slept
constexpr int kMostFailures = 2;           ///< then the other way is tried
constexpr std::array<Guest::Moment, 6> kWaits{0, 250, 500, 1'000, 2'000, 5'000};
constexpr Guest::Moment kLeastWait = 500;  ///< after a good-bye
constexpr std::int64_t kMostSeconds = 3'600;
/// A host that hands its table over and is out of reach for so long is gone. It has given up before.
constexpr Guest::Moment kForsaken = 20'000;
/// Answers that are said again where the host has not heard them.
constexpr std::size_t kMostSaid = 16;

/// A code as a door reads it: people type blanks, too.
std::string lettersOf(const std::string& code) {
    std::string letters;
    for (const char c : code)
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) letters += c;
    return letters;
}

/// The reasons for which trying again by itself is of no use.
constexpr std::array<std::string_view, 8> kLasting{"code",  "key",   "closed",    "let-go",
                                                   "table", "moved", "elsewhere", "protocol"};

}  // namespace

Guest::Guest(Wish wish, Transport& socket, Transport& http, Remembered remembered, std::vector<Act> acts)
    : wish_(std::move(wish)),
      socket_(socket),
      http_(http),
      remembered_(std::move(remembered)),
      acts_(std::move(acts)),
      offered_(remembered_.offered.begin(), remembered_.offered.end()) {
    if (remembered_.seat.empty()) remembered_.seat = wish_.seat;
    workedOverHttp_ = remembered_.overHttp;
    ready_ = !remembered_.header.empty();
    listen(socket_);
    listen(http_);
}

Guest::~Guest() {
    for (Transport* each : {&socket_, &http_}) {
        each->opened = {};
        each->heard = {};
        each->closed = {};
        each->close();
    }
}

void Guest::listen(Transport& transport) {
    transport.opened = [this, &transport] {
        if (&transport == &way() && state_ == State::Opening) opened();
    };
    transport.heard = [this, &transport](const std::string& frame) {
        if (&transport == &way() && state_ != State::Resting) heard(frame);
    };
    transport.closed = [this, &transport] {
        if (&transport == &way() && state_ != State::Resting) failed(false);
    };
}

void Guest::connect() {
    outbox_.clear();
    wishedSeat_.reset();
    sent_ = 0;
    reader_ = {};
    state_ = State::Opening;
    if (touch_ == Touch::InTouch) touch_ = Touch::Away;
    deadline_ = now_ + kSilence;
    (remembered_.overHttp ? socket_ : http_).close();
    byKey_ = !remembered_.key.empty() && !hasCodeInstead();
    way().open(byKey_ ? remembered_.key : lettersOf(wish_.code));
    tellChanged();
}

void Guest::opened() {
    messages::Hello hello;
    hello.build = wish_.build;
    hello.table = wish_.table;
    hello.code = wish_.code;
    hello.key = remembered_.key;
    hello.device = remembered_.device.empty() ? wish_.device : remembered_.device;
    hello.seat = remembered_.seat;
    hello.screen = screen_;
    hello.canKeep = wish_.canKeep;
    if (!acts_.empty()) {
        hello.life = acts_.front().id;
        hello.since = acts_.back().number;
        hello.last = acts_.back().id;
        // Without a hash the host believes the copy.
        if (!drifts_) hello.hash = stands_.first == hello.since ? stands_.second : acts_.back().outcome.hash;
    }
    state_ = State::Greeting;
    send(hello);
}

void Guest::rest(Moment wait) {
    way().close();
    state_ = State::Resting;
    outbox_.clear();
    nextTry_ = now_ + wait;
    if (touch_ == Touch::InTouch) touch_ = Touch::Away;
    tellChanged();
}

/// `silent`: nothing was heard at all, as when a network swallows what one way says.
void Guest::failed(bool silent) {
    if (state_ == State::InTouch) return rest(0);
    if (silent || ++failures_ >= kMostFailures) {
        way().close();
        failures_ = 0;
        remembered_.overHttp = !remembered_.overHttp;
    }
    const Moment wait = nextWait();
    rest(silent ? 0 : wait);
}

/// Each try without success makes the next one wait longer.
Guest::Moment Guest::nextWait() {
    return kWaits[static_cast<std::size_t>(std::min(tries_++, static_cast<int>(kWaits.size()) - 1))];
}

void Guest::tick(Moment now) {
    const bool slept = ticked_ && now - now_ > kAsleep;
    const bool first = !std::exchange(ticked_, true);
    if (slept) return wakeUp(now);
    now_ = now;
    if (first) return connect();
    followHand();
    switch (state_) {
        case State::Resting:
            if (touch_ == Touch::Dismissed && nextTry_ == 0) return;
            if (now_ >= nextTry_) connect();
            return;
        case State::Opening:
        case State::Greeting:
            if (now_ >= deadline_) failed(true);
            return;
        case State::InTouch:
            if (deadline_ != 0 && now_ >= deadline_) return rest(0);
            if (deadline_ == 0 && now_ - lastHeard_ >= kQuiet) {
                send(messages::Ping{});
                deadline_ = now_ + kSilence;
            }
            offerAll();
            repeat();
            flush();
    }
}

void Guest::wakeUp(Moment now) {
    const bool long_ = now - std::max(now_, lastHeard_) > kAsleep;
    ticked_ = true;
    now_ = now;
    handingSince_ = now;
    awake_ = true;
    tries_ = 0;
    if (state_ != State::InTouch || long_) return connect();
    // Most probably the connection is sound.
    send(messages::Awake{true, screen_});
    send(messages::Ping{});
    deadline_ = now_ + kSilence / 3;
}

void Guest::fallAsleep() {
    awake_ = false;
    if (state_ == State::InTouch) send(messages::Awake{false, screen_});
}

void Guest::tryCode(const std::string& code, Moment now) {
    wish_.code = code;
    wakeUp(now);
}

void Guest::offer(const Act& act) {
    offered_.push_back(act);
    keepInMind();
    offerAll();
}

std::vector<Answer> Guest::answers() {
    return std::exchange(answers_, {});
}

void Guest::send(const Message& message) {
    for (std::string& frame : framesOf(message)) outbox_.push_back(std::move(frame));
    flush();
}

/// The host ends the connection of a device that sends too much at once.
void Guest::flush() {
    while (!outbox_.empty() && pace_.pass(now_)) {
        way().send(outbox_.front());
        outbox_.pop_front();
    }
}

/// Offers wait until the host has sent its acts: an offer that it has kept is among them.
void Guest::offerAll() {
    if (state_ != State::InTouch || std::ssize(acts_) < number_) return;
    for (; sent_ < offered_.size() && outbox_.empty(); ++sent_) send(messages::Offer{offered_[sent_]});
}

void Guest::heard(const std::string& frame) {
    lastHeard_ = now_;
    if (state_ == State::InTouch) deadline_ = 0;
    const auto read = reader_.read(frame);
    if (!read) return;
    if (const auto* message = std::get_if<Message>(&*read)) {
        std::visit([&](const auto& one) { hear(one); }, *message);
    } else if (std::get<messages::Unreadable>(*read).why != messages::Unreadable::Why::UnknownKind) {
        failed(false);
    }
}

void Guest::hear(const messages::Welcome& welcome) {
    if (state_ != State::Greeting) return;
    state_ = State::InTouch;
    touch_ = Touch::InTouch;
    deadline_ = 0;
    failures_ = tries_ = 0;
    keyRefused_ = false;
    workedOverHttp_ = remembered_.overHttp;
    if (welcome.anew) throwAway();
    number_ = welcome.number;
    remembered_.title = welcome.title;
    remembered_.header = welcome.header;
    remembered_.device = welcome.device;
    if (!welcome.key.empty()) remembered_.key = welcome.key;
    hostBuild_ = welcome.build;
    manages_ = welcome.manages;
    seats_ = welcome.seats;
    ready_ = std::ssize(acts_) >= number_;
    keepInMind();
    if (!awake_) send(messages::Awake{false, screen_});
    offerAll();
    told_.clear();  // those that are open follow
    follow();
    if (question_) send(*question_);
    if (handing_ == Handing::Asked) standBy(Handing::None);  // it is asked again if it still is
    sayHand();
    tellChanged();
}

void Guest::throwAway() {
    acts_.clear();
    stands_ = {};
    number_ = 0;
    ready_ = false;
    if (handing_ == Handing::Ready) handing_ = Handing::Agreed;
    ++renewed_;
    // The screen must still hear which of its offers were refused.
    std::erase_if(answers_, [](const Answer& answer) { return answer.what == Answer::What::Kept; });
    if (copied) copied(nullptr);
}

void Guest::hear(const messages::Acts& acts) {
    if (state_ != State::InTouch) return;
    for (const Act& act : acts.acts)
        if (!take(act)) return failed(false);
    if (!ready_ && std::ssize(acts_) >= number_) {
        ready_ = true;
        tellChanged();
    }
    followHand();
    offerAll();
}

bool Guest::take(Act act) {
    if (act.number <= std::ssize(acts_)) return true;  // it was told before
    if (act.number != std::ssize(acts_) + 1) return false;
    const auto own = std::ranges::find(offered_, act.id, &Act::id);
    acts_.push_back(act);
    if (copied) copied(&acts_.back());
    if (own != offered_.end()) {
        if (own - offered_.begin() < static_cast<std::ptrdiff_t>(sent_)) --sent_;
        offered_.erase(own);
        keepInMind();
    }
    if (question_ && question_->id == act.id) question_.reset();
    answered({Answer::What::Kept, std::move(act), {}, {}});
    return true;
}

/// The act itself came before, among the acts.
void Guest::hear(const messages::Kept&) {}

void Guest::hear(const messages::Refused& refused) {
    if (question_ && question_->id == refused.id) {
        question_.reset();
        tellChanged();
    }
    const auto own = std::ranges::find(offered_, refused.id, &Act::id);
    if (own == offered_.end()) return;
    refused_ = refused;
    Answer answer{Answer::What::Refused, std::move(*own), refused.why, {}};
    if (refused.why == "unsaved")
        answer.what = Answer::What::Unsaved, answer.error.code = saves::SaveErrorCode::Io;
    if (own - offered_.begin() < static_cast<std::ptrdiff_t>(sent_)) --sent_;
    offered_.erase(own);
    keepInMind();
    answered(std::move(answer));
}

void Guest::hear(const messages::Here& here) {
    here_ = here.devices;
    const auto own = std::ranges::find(here_, remembered_.device, &messages::Present::device);
    // What the host said before it heard of the wish is old.
    const bool isOld = own != here_.end() && wishedSeat_ && own->seat != *wishedSeat_;
    if (own != here_.end() && !isOld) {
        wishedSeat_.reset();
        if (std::exchange(remembered_.seat, own->seat) != own->seat) keepInMind();
    }
    tellChanged();
}

void Guest::hear(const messages::Bye& bye) {
    const bool atTheDoor = state_ == State::Opening;
    rest(std::max({1'000 * std::min(bye.wait, kMostSeconds), kLeastWait, nextWait()}));
    if (atTheDoor) {
        // A WebSocket that failed just before may have met the same refusal: a browser does not see it.
        remembered_.overHttp = workedOverHttp_;
        failures_ = 0;
    }
    dismissal_ = bye;
    if (handing_ == Handing::Took && bye.why == "moved")
        standBy(bye.to == hand_.to ? Handing::Done : Handing::Over);
    if (atTheDoor && bye.why == "code") {
        keyRefused_ = byKey_;
        if (byKey_ && hasCodeInstead()) {
            nextTry_ = now_;
            return;
        }
        if (byKey_) dismissal_.why = "key";
    }
    const bool lasts = std::ranges::find(kLasting, dismissal_.why) != kLasting.end();
    if (lasts || bye.why == "wait") touch_ = Touch::Dismissed;
    if (lasts) nextTry_ = 0;
    tellChanged();
}

void Guest::hear(const messages::Code& code) {
    code_ = code;
    tellChanged();
}

void Guest::hear(const messages::Named& named) {
    remembered_.title = named.title;
    remembered_.header = named.header;
    keepInMind();
    tellChanged();
}

void Guest::hear(const messages::Asks& asks) {
    if (state_ != State::InTouch) return;
    told_ = asks.asks;
    follow();
    repeats_ = true;
    repeat();
    tellChanged();
}

/// What the host has not heard is said again: the connection may have been lost, or the host restarted. A
/// host that does not listen is not told without end.
void Guest::repeat() {
    if (!repeats_ || !outbox_.empty()) return;
    repeats_ = false;
    for (const messages::Asked& one : told_) {
        const auto said = std::ranges::find(said_, one.id, &messages::Say::id);
        if (said == said_.end()) continue;
        messages::Asked heard = one;
        if (said->what == "end" || putAnswer(heard, *said)) send(*said);
    }
}

/// Puts the answer of this device's player in. Returns false if it is there.
bool Guest::putAnswer(messages::Asked& asked, const messages::Say& say) const {
    const auto seat = std::ranges::find(asked.seats, remembered_.seat);
    if (seat == asked.seats.end()) return false;
    asked.said.resize(asked.seats.size());
    std::string& said = asked.said[static_cast<std::size_t>(seat - asked.seats.begin())];
    return std::exchange(said, say.what) != say.what;
}

void Guest::follow() {
    asks_ = told_;
    for (const messages::Say& say : said_) {
        const auto asked = std::ranges::find(asks_, say.id, &messages::Asked::id);
        if (asked == asks_.end()) continue;
        if (say.what == "end")
            asks_.erase(asked);
        else
            (void)putAnswer(*asked, say);
    }
}

void Guest::ask(const messages::Ask& ask) {
    question_ = ask;
    if (state_ == State::InTouch) send(ask);
    tellChanged();
}

void Guest::say(const messages::Say& say) {
    std::erase_if(said_, [&](const messages::Say& one) { return one.id == say.id; });
    said_.push_back(say);
    if (said_.size() > kMostSaid) said_.pop_front();
    if (say.what == "end" && question_ && question_->id == say.id) question_.reset();
    follow();
    if (state_ == State::InTouch) send(say);
}

void Guest::hear(const messages::Hand& hand) {
    const bool isMeant = hand.id == hand_.id;
    if (hand.what == "ask") {
        if (isMeant && isHanding()) return sayHand();
        if (!wish_.canKeep || isHanding()) return;
        hand_ = {hand.id, {}, 0, {}};
        stopsAt_.reset();
        standBy(Handing::Asked);
    } else if (hand.what == "go" && isMeant && handing_ == Handing::Took) {
        sayHand();
    } else if (hand.what == "go" && isMeant && isHanding()) {
        stopsAt_ = hand.number;
        followHand();
    } else if (hand.what == "end" && isMeant && (isHanding() || handing_ == Handing::Asked)) {
        standBy(handing_ == Handing::Asked ? Handing::None : Handing::Over);
    }
}

void Guest::standBy(Handing handing) {
    handing_ = handing;
    tellChanged();
}

/// Says again how far this device is.
void Guest::sayHand() {
    if (isHanding() && state_ == State::InTouch) send(hand_);
}

void Guest::followHand() {
    if (handing_ == Handing::Agreed && ready_ && stopsAt_ == std::ssize(acts_)) standBy(Handing::Ready);
    if (state_ == State::InTouch || handing_ == Handing::None) handingSince_ = now_;
    if (now_ - handingSince_ < kForsaken) return;
    if (handing_ == Handing::Took) return standBy(Handing::Alone);
    if (handing_ == Handing::Agreed || handing_ == Handing::Ready) standBy(Handing::Over);
}

void Guest::answerHand(bool yes) {
    if (handing_ == Handing::None || handing_ > Handing::Ready) return;
    hand_.what = yes ? "yes" : "no";
    if (state_ == State::InTouch) send(hand_);
    standBy(yes ? Handing::Agreed : Handing::None);
}

void Guest::tookIt(const std::string& address) {
    if (handing_ != Handing::Ready) return;
    hand_.what = "took";
    hand_.number = *stopsAt_;
    hand_.to = address;
    handing_ = Handing::Took;
    sayHand();
    tellChanged();
}

void Guest::stands(std::int64_t number, std::uint64_t hash) {
    stands_ = {number, hash};
    if (drifts_ || number < 1 || number > std::ssize(acts_)) return;
    const std::uint64_t found = acts_[static_cast<std::size_t>(number) - 1].outcome.hash;
    if (found == 0 || hash == 0 || found == hash) return;
    drifts_ = mistrusted_;
    if (std::exchange(mistrusted_, true)) return;
    throwAway();
    connect();
}

void Guest::takeSeat(const std::string& seat) {
    remembered_.seat = seat;
    keepInMind();
    if (state_ != State::InTouch) return;
    wishedSeat_ = seat;
    send(messages::TakeSeat{seat});
}

void Guest::show(const std::string& screen) {
    if (screen_ == screen) return;
    screen_ = screen;
    if (state_ == State::InTouch) send(messages::Awake{awake_, screen_});
}

void Guest::manage(const messages::Manage& wish) {
    if (state_ == State::InTouch) send(wish);
}

void Guest::keepInMind() {
    remembered_.offered.assign(offered_.begin(), offered_.end());
    if (remember) remember(remembered_);
}

void Guest::tellChanged() {
    if (changed) changed();
}

void Guest::answered(Answer answer) {
    answers_.push_back(std::move(answer));
    if (wake) wake();
}

}  // namespace reach
