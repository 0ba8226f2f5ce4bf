#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace reach {

/// A line of messages that several hosts add to, and that all of them read in one order. A message has a
/// subject, such as "reachkeeper.7.acts". All calls are made on one thread, and what is told is told there.
class Stream {
  public:
    struct Message {
        std::string subject;
        std::string text;
        std::uint64_t sequence = 0;  ///< of all messages; later ones have greater numbers, with gaps
    };
    /// What came of append().
    enum class Outcome : std::uint8_t {
        Accepted,   ///< it is durable, if it is read back: whoever reads decides what fits
        Overtaken,  ///< the subject has a later message than the expected one
        NotSent,    ///< nobody has it
        Unknown,    ///< no answer came; it may be accepted, also later
    };
    /// How far somebody has read.
    struct Place {
        std::string stream;  ///< the identity of the stream; empty: nothing was read yet
        std::uint64_t sequence = 0;
    };
    struct Listener {
        /// A stream was found. `isAnother`: it is not the one of the place, and is read from its beginning.
        std::function<void(const std::string& identity, bool isAnother)> found;
        /// Each message after the place, once, in their order.
        std::function<void(const Message&)> message;
        /// A word that somebody said, perhaps oneself. Words may be lost; those of one host come in their
        /// order.
        std::function<void(const std::string&)> said;
        /// True: what was there has been told, and messages are taken. False: they are not, for now.
        std::function<void(bool)> ready;
        /// Why it is not ready, in words for whoever runs it. The same is told once, until it was ready.
        std::function<void(const std::string&)> problem;
    };

    Stream() = default;
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;
    /// Nothing is told afterwards.
    virtual ~Stream() = default;

    /// Begins to read. To be called once, before all others.
    virtual void follow(Place place, Listener listener) = 0;
    /// Adds a message if the last message of its subject has this sequence; 0: if there is none. `done` is
    /// called later, once.
    virtual void append(const std::string& subject, const std::string& text, std::uint64_t last,
                        std::function<void(Outcome)> done) = 0;
    /// Says a word to all who follow at this moment. It is not kept.
    virtual void say(const std::string& text) = 0;
    /// Deletes all messages of a subject, but for the last `keep`. It may fail, and nobody hears of it.
    virtual void purge(const std::string& subject, std::uint64_t keep) = 0;
};

struct StreamOptions {
    std::vector<std::string> servers;  ///< addresses; with three or more, three of them keep each message
    /// Runs a function later on the thread of the caller. It is called from any thread.
    std::function<void(std::function<void()>)> run;
};

/// A stream, or why there is none, in a sentence.
struct OpenedStream {
    std::shared_ptr<Stream> stream;
    std::string problem;
};

/// Opens a stream on NATS JetStream. It connects by itself, and again when it lost its server. The library
/// for it is loaded by this call.
OpenedStream openNats(const StreamOptions& options);

}  // namespace reach
