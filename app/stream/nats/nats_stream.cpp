#include "app/stream/stream.h"

#include <nats/nats.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <random>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace reach {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr const char* kStream = "REACHKEEPER";
constexpr const char* kSubjects = "reachkeeper.>";
/// What is said for the moment has a subject that the stream does not keep.
constexpr const char* kWords = "reachkeeper-now";
/// A message that is read has this before the numbers of JetStream in its reply subject.
constexpr std::string_view kRead = "$JS.ACK.";
/// JetStream's answer to a message that was overtaken.
constexpr std::uint64_t kOvertaken = 10071;
constexpr std::uint64_t kNoStream = 10059;
/// No answer within this time: the outcome is unknown.
constexpr auto kPatience = 3s;
/// The thread looks this often whether there is something to do, and this often at the stream.
constexpr auto kLook = 50ms;
constexpr auto kWatch = 1s;
/// Servers say at least once a second that a reader is there. Without a word for this time, it begins anew.
constexpr auto kStalled = 3s;
constexpr std::int64_t kRequest = 2000;  ///< milliseconds
/// Messages that wait for the thread of the caller, and those that it takes at a time.
constexpr std::size_t kMostWaiting = 2048;
constexpr std::size_t kSlice = 32;
/// Words that wait for the thread of the caller; of more, the oldest are lost.
constexpr std::size_t kMostWords = 2048;

template <typename T, void (*destroy)(T*)>
struct Destroy {
    void operator()(T* one) const { destroy(one); }
};
using Msg = std::unique_ptr<natsMsg, Destroy<natsMsg, natsMsg_Destroy>>;
using Options = std::unique_ptr<natsOptions, Destroy<natsOptions, natsOptions_Destroy>>;
using Connection = std::unique_ptr<natsConnection, Destroy<natsConnection, natsConnection_Destroy>>;
using Subscription = std::unique_ptr<natsSubscription, Destroy<natsSubscription, natsSubscription_Destroy>>;
using Json = nlohmann::json;

/// What the threads of the library and the caller share. The library may call after the stream is gone, so
/// whoever may be called holds a share.
struct Shared {
    std::mutex mutex;
    std::condition_variable room;
    std::function<void(std::function<void()>)> run;
    Stream::Listener listener;  ///< used on the caller's thread
    bool isOver = false;
    bool isAsked = false;  ///< the caller's thread will come
    std::deque<std::function<void()>> news;
    std::deque<std::string> words;
    std::size_t messages = 0;     ///< of the news
    std::uint64_t read = 0;       ///< the sequence of the last message that came
    std::uint64_t delivered = 0;  ///< messages of this reader
    Clock::time_point heardAt;    ///< the last word of the servers to it
    std::uint64_t reading = 0;    ///< the subscription that counts
    bool isBroken = false;        ///< it must begin anew
    struct Asked {
        std::function<void(Stream::Outcome)> done;
        Clock::time_point until;
    };
    std::map<std::uint64_t, Asked> asked;  ///< by the number of the request
};
using Share = std::shared_ptr<Shared>;

void work(const Share& shared);

void askCaller(const Share& shared) {
    if (std::exchange(shared->isAsked, true)) return;
    shared->run([shared] { work(shared); });
}

/// On the caller's thread: takes some of the news.
void work(const Share& shared) {
    std::deque<std::function<void()>> news;
    {
        const std::lock_guard lock(shared->mutex);
        shared->isAsked = false;
        for (std::size_t at = 0; at < kSlice && !shared->news.empty(); ++at) {
            news.push_back(std::move(shared->news.front()));
            shared->news.pop_front();
        }
        for (std::size_t at = 0; at < kSlice && !shared->words.empty(); ++at) {
            news.push_back(
                [shared, word = std::move(shared->words.front())] { shared->listener.said(word); });
            shared->words.pop_front();
        }
        if (!shared->news.empty() || !shared->words.empty()) askCaller(shared);
    }
    for (const auto& one : news) {
        {
            const std::lock_guard lock(shared->mutex);
            if (shared->isOver) return;
        }
        one();
    }
    shared->room.notify_all();
}

/// `lock` of the mutex is held.
void tell(const Share& shared, std::function<void()> what) {
    shared->news.push_back(std::move(what));
    askCaller(shared);
}

void settle(const Share& shared, std::uint64_t request, Stream::Outcome outcome) {
    const auto found = shared->asked.find(request);
    if (found == shared->asked.end()) return;
    tell(shared, [done = std::move(found->second.done), outcome] { done(outcome); });
    shared->asked.erase(found);
}

/// A subscription's share; it is deleted when the library says that it is complete.
struct Reader {
    Share shared;
    std::uint64_t number = 0;
};

void readerIsOver(void* closure) {
    delete static_cast<Reader*>(closure);
}

/// The place of a message in the stream, and its number for the reader.
struct Numbers {
    std::uint64_t sequence = 0;
    std::uint64_t delivered = 0;
};

/// Reads `$JS.ACK.stream.consumer.tries.sequence.delivered.time.pending`; newer servers put two words before
/// `stream`, and may add some at the end.
std::optional<Numbers> numbersIn(std::string_view reply) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at <= reply.size();) {
        const std::size_t end = std::min(reply.find('.', at), reply.size());
        words.push_back(reply.substr(at, end - at));
        at = end + 1;
    }
    const std::size_t first = words.size() >= 11 ? 7 : 5;
    if (words.size() < first + 2) return std::nullopt;
    const auto number = [](std::string_view word) {
        std::uint64_t value = 0;
        std::from_chars(word.data(), word.data() + word.size(), value);
        return value;
    };
    return Numbers{number(words[first]), number(words[first + 1])};
}

void onMessage(natsConnection* connection, natsSubscription*, natsMsg* raw, void* closure) {
    const Msg msg(raw);
    const Reader& reader = *static_cast<Reader*>(closure);
    const char* const replyTo = natsMsg_GetReply(raw);
    const std::string_view reply = replyTo ? replyTo : "";
    Shared& shared = *reader.shared;
    std::unique_lock lock(shared.mutex);
    if (shared.isOver || reader.number != shared.reading) return;
    shared.heardAt = Clock::now();
    if (!reply.starts_with(kRead)) {
        // The servers ask whether this reader keeps up, or say that they are there.
        lock.unlock();
        if (replyTo) (void)natsConnection_PublishString(connection, replyTo, "");
        return;
    }
    const auto numbers = numbersIn(reply);
    if (!numbers || shared.isBroken) return;
    if (numbers->delivered != shared.delivered + 1) {
        shared.isBroken = true;  // one was lost on the way
        return;
    }
    shared.delivered = numbers->delivered;
    if (numbers->sequence <= shared.read) return;
    // A host that is slow makes the servers wait, and not the memory grow.
    shared.room.wait(lock, [&] { return shared.isOver || shared.messages < kMostWaiting; });
    shared.heardAt = Clock::now();
    if (shared.isOver || reader.number != shared.reading) return;
    shared.read = numbers->sequence;
    ++shared.messages;
    Stream::Message message{natsMsg_GetSubject(raw),
                            {natsMsg_GetData(raw), static_cast<std::size_t>(natsMsg_GetDataLength(raw))},
                            numbers->sequence};
    tell(reader.shared, [share = reader.shared, message = std::move(message)] {
        {
            const std::lock_guard held(share->mutex);
            --share->messages;
        }
        share->listener.message(message);
    });
}

void onWord(natsConnection*, natsSubscription*, natsMsg* raw, void* closure) {
    const Msg msg(raw);
    const Share& shared = static_cast<Reader*>(closure)->shared;
    const std::lock_guard lock(shared->mutex);
    if (shared->isOver) return;
    if (shared->words.size() >= kMostWords) shared->words.pop_front();
    shared->words.emplace_back(natsMsg_GetData(raw), static_cast<std::size_t>(natsMsg_GetDataLength(raw)));
    askCaller(shared);
}

/// What tells a stream from one that takes its place later.
std::string drawIdentity() {
    std::random_device chance;
    std::string identity = "reachkeeper";
    for (int at = 0; at < 3; ++at) identity += "-" + std::to_string(chance());
    return identity;
}

/// A whole number of an answer; `otherwise` if there is none of this name, or something else.
std::uint64_t numberIn(const Json& json, const char* name, std::uint64_t otherwise) {
    const auto found = json.find(name);
    return found != json.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : otherwise;
}

Stream::Outcome outcomeIn(std::string_view reply) {
    const auto json = Json::parse(reply, nullptr, false);
    if (!json.is_object()) return Stream::Outcome::Unknown;
    // A refusal has a sequence, too.
    const auto error = json.find("error");
    if (error == json.end())
        return numberIn(json, "seq", 0) > 0 ? Stream::Outcome::Accepted : Stream::Outcome::Unknown;
    if (!error->is_object()) return Stream::Outcome::Unknown;
    return numberIn(*error, "err_code", 0) == kOvertaken ? Stream::Outcome::Overtaken
                                                         : Stream::Outcome::Unknown;
}

/// The answer to append(). Its subject ends with the number of the request.
void onReply(natsConnection*, natsSubscription*, natsMsg* raw, void* closure) {
    const Msg msg(raw);
    const Share& shared = static_cast<Reader*>(closure)->shared;
    const std::string_view subject = natsMsg_GetSubject(raw);
    const std::string_view end = subject.substr(subject.rfind('.') + 1);
    std::uint64_t request = 0;
    std::from_chars(end.data(), end.data() + end.size(), request);
    const std::string_view data(natsMsg_GetData(raw), static_cast<std::size_t>(natsMsg_GetDataLength(raw)));
    const std::lock_guard lock(shared->mutex);
    settle(shared, request, outcomeIn(data));
}

void connectionIsOver(natsConnection*, void* closure) {
    readerIsOver(closure);
}

void onReconnected(natsConnection*, void* closure) {
    const Share& shared = static_cast<Reader*>(closure)->shared;
    const std::lock_guard lock(shared->mutex);
    shared->isBroken = true;
}

class NatsStream final : public Stream {
  public:
    explicit NatsStream(StreamOptions options) : servers_(std::move(options.servers)) {
        shared_->run = std::move(options.run);
    }
    ~NatsStream() override {
        {
            const std::lock_guard lock(shared_->mutex);
            shared_->isOver = true;
            shared_->news.clear();
        }
        shared_->room.notify_all();
        wakeThread_.notify_all();
        if (thread_.joinable()) thread_.join();
        reader_.reset();
        replies_.reset();
        words_.reset();
        connection_.reset();
    }

    void follow(Place place, Listener listener) override {
        place_ = std::move(place);
        shared_->listener = std::move(listener);
        thread_ = std::thread([this] { live(); });
    }

    void append(const std::string& subject, const std::string& text, std::uint64_t last,
                std::function<void(Outcome)> done) override {
        const std::lock_guard lock(shared_->mutex);
        const std::uint64_t request = ++requests_;
        shared_->asked[request] = {std::move(done), Clock::now() + kPatience};
        if (!isConnected_ || !publish(subject, text, last, request))
            settle(shared_, request, Outcome::NotSent);
    }

    void say(const std::string& text) override {
        if (isConnected_ && natsConnection_Status(connection_.get()) == NATS_CONN_STATUS_CONNECTED)
            (void)natsConnection_PublishString(connection_.get(), kWords, text.c_str());
    }

    void purge(const std::string& subject, std::uint64_t keep) override {
        if (!isConnected_) return;
        Json wish{{"filter", subject}};
        if (keep > 0) wish["keep"] = keep;
        const std::string text = wish.dump();
        (void)natsConnection_PublishRequest(
            connection_.get(), (std::string("$JS.API.STREAM.PURGE.") + kStream).c_str(),
            (inbox_ + ".0").c_str(), text.data(), static_cast<int>(text.size()));
    }

  private:
    bool publish(const std::string& subject, const std::string& text, std::uint64_t last,
                 std::uint64_t request) {
        if (natsConnection_Status(connection_.get()) != NATS_CONN_STATUS_CONNECTED) return false;
        if (static_cast<std::int64_t>(text.size()) > natsConnection_GetMaxPayload(connection_.get()))
            return false;
        natsMsg* raw = nullptr;
        const std::string reply = inbox_ + "." + std::to_string(request);
        if (natsMsg_Create(&raw, subject.c_str(), reply.c_str(), text.data(),
                           static_cast<int>(text.size())) != NATS_OK)
            return false;
        const Msg msg(raw);
        if (natsMsgHeader_Set(raw, "Nats-Expected-Last-Subject-Sequence", std::to_string(last).c_str()) !=
            NATS_OK)
            return false;
        return natsConnection_PublishMsg(connection_.get(), raw) == NATS_OK;
    }

    /// The thread: connects, reads, and looks whether what it reads goes on.
    void live() {
        while (!pause()) {
            giveUpWaiting();
            if (!isConnected_ && !connect()) {
                tellProblem("no nats-server answers");
                continue;
            }
            if (isReaderBroken()) {
                reader_.reset();
                watched_ = {};
            }
            if (Clock::now() - watched_ < (isReady_ ? kWatch : kWatch / 5)) continue;
            watched_ = Clock::now();
            watch();
        }
    }

    /// Returns true if it is over.
    bool pause() {
        std::unique_lock lock(shared_->mutex);
        wakeThread_.wait_for(lock, kLook, [&] { return shared_->isOver; });
        return shared_->isOver;
    }

    bool isReaderBroken() {
        const std::lock_guard lock(shared_->mutex);
        if (!reader_) return false;
        // While it waits for room, it hears nothing.
        return shared_->isBroken || (shared_->messages == 0 && Clock::now() - shared_->heardAt > kStalled);
    }

    void giveUpWaiting() {
        const std::lock_guard lock(shared_->mutex);
        const auto now = Clock::now();
        std::vector<std::uint64_t> late;
        for (const auto& [request, asked] : shared_->asked)
            if (asked.until < now) late.push_back(request);
        for (const std::uint64_t request : late) settle(shared_, request, Outcome::Unknown);
    }

    bool connect() {
        natsOptions* raw = nullptr;
        if (natsOptions_Create(&raw) != NATS_OK) return false;
        const Options options(raw);
        std::vector<const char*> servers;
        servers.reserve(servers_.size());
        for (const std::string& server : servers_) servers.push_back(server.c_str());
        (void)natsOptions_SetServers(raw, servers.data(), static_cast<int>(servers.size()));
        (void)natsOptions_SetTimeout(raw, kRequest);
        (void)natsOptions_SetMaxReconnect(raw, -1);
        (void)natsOptions_SetReconnectWait(raw, 100);
        (void)natsOptions_SetReconnectJitter(raw, 100, 100);
        // Otherwise the library waits a millisecond before it sends something.
        (void)natsOptions_SetSendAsap(raw, true);
        // A server that stands still must not hold up the thread that sends.
        (void)natsOptions_SetWriteDeadline(raw, kRequest);
        (void)natsOptions_SetPingInterval(raw, 1000);
        (void)natsOptions_SetMaxPingsOut(raw, 2);
        auto* watcher = new Reader{shared_, 0};
        (void)natsOptions_SetReconnectedCB(raw, onReconnected, watcher);
        (void)natsOptions_SetClosedCB(raw, connectionIsOver, watcher);
        (void)natsOptions_SetName(raw, "reachkeeper-host");
        natsConnection* made = nullptr;
        if (natsConnection_Connect(&made, raw) != NATS_OK) {
            delete watcher;
            return false;
        }
        Connection connection(made);
        natsInbox* inbox = nullptr;
        if (natsInbox_Create(&inbox) != NATS_OK) return false;
        const std::string name = inbox;
        natsInbox_Destroy(inbox);
        Subscription replies = subscribe(made, name + ".*", onReply, 0);
        Subscription words = subscribe(made, kWords, onWord, 0);
        if (!replies || !words) return false;
        replies_ = std::move(replies);
        words_ = std::move(words);
        inbox_ = name;
        connection_ = std::move(connection);
        isConnected_ = true;
        return true;
    }

    /// Returns null if it fails.
    Subscription subscribe(natsConnection* connection, const std::string& subject, natsMsgHandler handler,
                           std::uint64_t number) {
        auto* reader = new Reader{shared_, number};
        natsSubscription* made = nullptr;
        if (natsConnection_Subscribe(&made, connection, subject.c_str(), handler, reader) != NATS_OK) {
            delete reader;
            return nullptr;
        }
        (void)natsSubscription_SetOnCompleteCB(made, readerIsOver, reader);
        return Subscription(made);
    }

    /// Asks JetStream for something. Returns its answer; none if there is none.
    std::optional<Json> ask(const std::string& what, const Json& wish) {
        const std::string text = wish.is_null() ? std::string() : wish.dump();
        natsMsg* raw = nullptr;
        if (natsConnection_Request(&raw, connection_.get(), ("$JS.API." + what).c_str(), text.data(),
                                   static_cast<int>(text.size()), kRequest) != NATS_OK)
            return std::nullopt;
        const Msg msg(raw);
        Json answer = Json::parse(natsMsg_GetData(raw), natsMsg_GetData(raw) + natsMsg_GetDataLength(raw),
                                  nullptr, false);
        return answer.is_object() ? std::optional(std::move(answer)) : std::nullopt;
    }

    /// The number of an error; 0 if there is none, 1 if it has no number.
    static std::uint64_t errorIn(const Json& answer) {
        const auto error = answer.find("error");
        if (error == answer.end()) return 0;
        return error->is_object() ? numberIn(*error, "err_code", 1) : 1;
    }

    /// What JetStream says of an error, for a log: one line of letters.
    static std::string reasonIn(const Json& answer) {
        const auto error = answer.find("error");
        if (error == answer.end() || !error->is_object()) return {};
        const auto reason = error->find("description");
        if (reason == error->end() || !reason->is_string()) return {};
        std::string text = reason->get<std::string>().substr(0, 200);
        std::ranges::replace_if(
            text, [](unsigned char c) { return c < ' ' || c > '~'; }, '?');
        return " They say: " + text;
    }

    struct Found {
        std::string identity;
        std::uint64_t last = 0;  ///< the sequence of its last message
    };
    /// Finds the stream, or makes it.
    std::optional<Found> look() {
        auto answer = ask(std::string("STREAM.INFO.") + kStream, {});
        if (answer && errorIn(*answer) == kNoStream)
            answer = ask(std::string("STREAM.CREATE.") + kStream,
                         {{"name", kStream},
                          {"description", drawIdentity()},
                          {"subjects", {kSubjects}},
                          {"retention", "limits"},
                          {"storage", "file"},
                          {"num_replicas", servers_.size() >= 3 ? 3 : 1}});
        if (!answer) return std::nullopt;
        if (errorIn(*answer) != 0) {
            tellProblem("the servers have no stream, and make none; is JetStream switched on?" +
                        reasonIn(*answer));
            return std::nullopt;
        }
        const auto config = answer->find("config");
        const auto state = answer->find("state");
        if (config == answer->end() || !config->is_object() || state == answer->end() || !state->is_object())
            return std::nullopt;
        // Only 2.10 and newer tell how a stream is compressed. The copies of older ones can differ for ever.
        if (!config->contains("compression")) {
            tellProblem("a nats-server is older than 2.10.27 and may lose what it keeps");
            return std::nullopt;
        }
        // Servers differ in when a stream was created. Its description is the same for all of them.
        const auto description = config->find("description");
        std::string identity;
        if (description != config->end() && description->is_string())
            identity = description->get<std::string>();
        if (identity.empty() || identity.find_first_of(" \n") != std::string::npos) identity = "?";
        return Found{std::move(identity), numberIn(*state, "last_seq", 0)};
    }

    void watch() {
        const auto found = look();
        if (!found || (!reader_ && !read(*found))) return setReady(false);
        // What was there is told before.
        bool isCaughtUp = false;
        {
            const std::lock_guard lock(shared_->mutex);
            isCaughtUp = shared_->read >= goal_;
        }
        if (isCaughtUp) setReady(true);
    }

    bool read(const Found& found) {
        std::uint64_t next = 0;
        std::uint64_t number = 0;
        {
            const std::lock_guard lock(shared_->mutex);
            if (place_.stream != found.identity || !isFound_) {
                const bool isAnother = place_.stream != found.identity;
                shared_->read = isAnother ? 0 : place_.sequence;
                place_.stream = found.identity;
                isFound_ = true;
                tell(shared_, [share = shared_, found, isAnother] {
                    share->listener.found(found.identity, isAnother);
                });
            }
            next = shared_->read + 1;
            number = ++shared_->reading;
            shared_->delivered = 0;
            shared_->isBroken = false;
            shared_->heardAt = Clock::now();
        }
        goal_ = found.last;
        const std::string to = inbox_ + "-" + std::to_string(number);
        reader_ = subscribe(connection_.get(), to, onMessage, number);
        if (!reader_) return false;
        const Json wish{{"stream_name", kStream},
                        {"config",
                         {{"deliver_subject", to},
                          {"deliver_policy", "by_start_sequence"},
                          {"opt_start_seq", next},
                          {"ack_policy", "none"},
                          {"max_deliver", 1},
                          {"flow_control", true},
                          {"idle_heartbeat", std::chrono::nanoseconds(1s).count()},
                          {"mem_storage", true},
                          {"num_replicas", 1}}}};
        const auto answer = ask(std::string("CONSUMER.CREATE.") + kStream, wish);
        if (answer && errorIn(*answer) == 0) return true;
        reader_.reset();
        return false;
    }

    void tellProblem(const std::string& problem) {
        if (std::exchange(problem_, problem) == problem) return;
        const std::lock_guard lock(shared_->mutex);
        tell(shared_, [share = shared_, problem] { share->listener.problem(problem); });
    }

    void setReady(bool ready) {
        if (ready) problem_.clear();
        if (isReady_ == ready) return;
        isReady_ = ready;
        const std::lock_guard lock(shared_->mutex);
        tell(shared_, [share = shared_, ready] { share->listener.ready(ready); });
    }

    const std::vector<std::string> servers_;
    const Share shared_ = std::make_shared<Shared>();
    std::atomic<bool> isConnected_ = false;  ///< there is a connection, perhaps without a server for now
    Connection connection_;
    std::string inbox_;
    Subscription replies_;
    Subscription words_;
    std::uint64_t requests_ = 0;

    // Of the thread.
    Place place_;
    bool isFound_ = false;
    bool isReady_ = false;
    std::string problem_;  ///< the last one that was told
    std::uint64_t goal_ = 0;
    Subscription reader_;
    Clock::time_point watched_;
    std::condition_variable wakeThread_;
    std::thread thread_;
};

}  // namespace
}  // namespace reach

/// The door of this library.
extern "C" __attribute__((visibility("default"))) reach::Stream* reachkeeperNats(
    const reach::StreamOptions& options);
reach::Stream* reachkeeperNats(const reach::StreamOptions& options) {
    return new reach::NatsStream(options);
}
