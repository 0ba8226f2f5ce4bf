#pragma once

#include "app/messages/limits.h"
#include "app/session/act.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What a screen and the host of its table say to each other. Each message is one line of JSON;
/// README.md beside this file has an example of each. Names never change. Texts are UTF-8 from outside.
namespace reach::messages {

/// The first message of a screen on each connection.
struct Hello {
    static constexpr std::string_view kKind = "hello";
    int protocol = kProtocol;
    std::string build;
    std::string table;       ///< as the address names it
    std::string code;        ///< of a device that is new at the table
    std::string key;         ///< of a device that was let in
    std::string device;      ///< the name that it wishes
    std::string seat;        ///< a colour; empty: it looks on
    std::string screen;      ///< what it shows
    ActId life;              ///< the first act of its copy of the journal; zeros: it has none
    std::int64_t since = 0;  ///< the number of the last act that it has
    ActId last;              ///< the id of that act
    std::uint64_t hash = 0;  ///< of its state after that act; 0: not known

    friend bool operator==(const Hello&, const Hello&) = default;
};

/// The host's answer to a device that is let in. The acts after `since`, or all, follow.
struct Welcome {
    static constexpr std::string_view kKind = "welcome";
    int protocol = kProtocol;
    std::string build;
    std::string device;  ///< its name at this table, which no other device has
    std::string key;     ///< for a new device: what it comes back with
    bool manages = false;
    ActId life;
    std::int64_t number = 0;  ///< of the last act of the journal
    std::uint64_t hash = 0;   ///< of the state after it
    /// True: the device throws its copy of the journal away. All acts follow.
    bool anew = false;
    std::string title;
    std::string header;  ///< of the game's record
    std::vector<std::string> seats;

    friend bool operator==(const Welcome&, const Welcome&) = default;
};

/// Kept acts with consecutive numbers.
struct Acts {
    static constexpr std::string_view kKind = "acts";
    std::vector<Act> acts;

    friend bool operator==(const Acts&, const Acts&) = default;
};

/// A screen offers an act. Offered twice, it is kept once.
struct Offer {
    static constexpr std::string_view kKind = "offer";
    Act act;

    friend bool operator==(const Offer&, const Offer&) = default;
};

/// An act that was offered is durable. It travels in `acts`, as it was kept.
struct Kept {
    static constexpr std::string_view kKind = "kept";
    ActId id;
    std::int64_t number = 0;

    friend bool operator==(const Kept&, const Kept&) = default;
};

/// An act that was offered is not kept.
struct Refused {
    static constexpr std::string_view kKind = "refused";
    ActId id;
    /// "gone-on", "looking-on", "unsaved" or "unreadable".
    std::string why;
    std::string rule;   ///< the name of a broken rule; may be empty
    std::string first;  ///< the device that made the last act before it; may be empty

    friend bool operator==(const Refused&, const Refused&) = default;
};

/// A device at the table.
struct Present {
    std::string device;
    std::string seat;
    std::string screen;
    bool there = false;  ///< it is connected
    bool awake = false;
    bool keeps = false;  ///< it keeps the table

    friend bool operator==(const Present&, const Present&) = default;
};

/// All devices at the table.
struct Here {
    static constexpr std::string_view kKind = "here";
    std::vector<Present> devices;

    friend bool operator==(const Here&, const Here&) = default;
};

/// The host ends a connection.
struct Bye {
    static constexpr std::string_view kKind = "bye";
    /// "code" (a wrong code), "wait" (too many were wrong), "key" (unknown here), "closed" (no new devices),
    /// "full", "let-go", "table" (not here), "protocol", "hello" (it comes first), "unreadable", "elsewhere"
    /// (too many connections of the device), "moved", "ends".
    std::string why;
    std::int64_t wait = 0;  ///< seconds until the next try
    std::string to;         ///< "moved": the address of the table

    friend bool operator==(const Bye&, const Bye&) = default;
};

/// A screen takes a seat, or leaves it to look on.
struct TakeSeat {
    static constexpr std::string_view kKind = "seat";
    std::string seat;

    friend bool operator==(const TakeSeat&, const TakeSeat&) = default;
};

/// The page that a screen shows, and whether anybody looks at it.
struct Awake {
    static constexpr std::string_view kKind = "awake";
    bool awake = false;
    std::string screen;

    friend bool operator==(const Awake&, const Awake&) = default;
};

/// A device that manages the table lets another one go, closes or opens the door, or draws a new code.
struct Manage {
    static constexpr std::string_view kKind = "manage";
    std::string what;    ///< "let-go", "close", "open", "new-code"
    std::string device;  ///< "let-go"

    friend bool operator==(const Manage&, const Manage&) = default;
};

/// To a device that manages: the table's code, and whether it lets devices in.
struct Code {
    static constexpr std::string_view kKind = "code";
    std::string code;
    bool open = false;

    friend bool operator==(const Code&, const Code&) = default;
};

/// The title or a name has changed.
struct Named {
    static constexpr std::string_view kKind = "named";
    std::string title;
    std::string header;

    friend bool operator==(const Named&, const Named&) = default;
};

/// Asks for a sign of life.
struct Ping {
    static constexpr std::string_view kKind = "ping";
    friend bool operator==(const Ping&, const Ping&) = default;
};
struct Pong {
    static constexpr std::string_view kKind = "pong";
    friend bool operator==(const Pong&, const Pong&) = default;
};

/// A piece of a message that is longer than a frame.
struct Part {
    static constexpr std::string_view kKind = "part";
    std::int64_t at = 0;  ///< from 0
    std::int64_t of = 1;
    std::string text;

    friend bool operator==(const Part&, const Part&) = default;
};

/// The answer to a message of a kind that the other side does not know. It changes nothing.
struct Unknown {
    static constexpr std::string_view kKind = "unknown";
    std::string what;

    friend bool operator==(const Unknown&, const Unknown&) = default;
};

using Message = std::variant<Hello, Welcome, Acts, Offer, Kept, Refused, Here, Bye, TakeSeat, Awake, Manage,
                             Code, Named, Ping, Pong, Part, Unknown>;

/// Why a text is no message.
struct Unreadable {
    enum class Why : std::uint8_t {
        TooLong,
        TooMuch,      ///< too deep, too many members or values, or a text in it is too long
        NoMessage,    ///< no JSON, or a member is missing or of another type
        UnknownKind,  ///< a message of a later protocol
    };
    Why why = Why::NoMessage;
    std::string kind;  ///< UnknownKind
};

/// The message as one line.
std::string textOf(const Message& message);

/// Reads one line. Unknown members are ignored, so that a later version may add some.
std::variant<Message, Unreadable> readMessage(std::string_view text);

/// The message as frames: one, or its parts.
std::vector<std::string> framesOf(const Message& message);

/// The frames of `Acts`, made of the texts of its acts (`act_text.h`) as they are.
std::vector<std::string> framesOfActs(std::int64_t first, const std::vector<std::string_view>& texts);

/// Reads the frames of one connection, and puts parts together.
class Reader {
  public:
    /// A message, why it is none, or nothing yet.
    std::optional<std::variant<Message, Unreadable>> read(std::string_view frame);
    /// Bytes of parts that wait for the others.
    std::size_t waiting() const { return whole_.size(); }

  private:
    std::string whole_;
    std::int64_t next_ = 0;
};

}  // namespace reach::messages
