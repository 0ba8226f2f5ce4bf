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
    std::string key;         ///< of a device that was let in, or of a host
    std::string device;      ///< the name that it wishes
    std::string seat;        ///< a colour; empty: it looks on
    std::string screen;      ///< what it shows
    bool canKeep = false;    ///< others can be let in there, so that it could keep the table
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
    /// "gone-on", "looking-on", "unsaved", "unreadable" or "full" (the host keeps no more acts of this
    /// table).
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
    bool keeps = false;    ///< it keeps the table
    bool canKeep = false;  ///< it could keep it

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

/// A screen asks players, at their own screens, to agree to entries that are not made yet. A device asks one
/// question at a time: a new one takes the place of the last. Said twice with the same id, it is asked once.
struct Ask {
    static constexpr std::string_view kKind = "ask";
    ActId id;  ///< of the act that is offered when all have agreed
    std::vector<std::string> seats;
    std::vector<std::string> lines;  ///< the commands as record lines

    friend bool operator==(const Ask&, const Ask&) = default;
};

/// A screen answers a question for the player whose seat it holds, or ends its own question.
struct Say {
    static constexpr std::string_view kKind = "say";
    ActId id;
    std::string what;  ///< "yes", "no", "change" (the player puts another one together), "end" (who asked)

    friend bool operator==(const Say&, const Say&) = default;
};

/// An open question.
struct Asked {
    ActId id;
    std::string device;              ///< who asks
    std::string seat;                ///< the seat of that device; may be empty
    std::vector<std::string> seats;  ///< who is asked
    std::vector<std::string> said;   ///< their answers; shorter, or empty texts: not yet
    std::vector<std::string> lines;

    friend bool operator==(const Asked&, const Asked&) = default;
};

/// To a device: all open questions that it asks, or that its player is asked.
struct Asks {
    static constexpr std::string_view kKind = "asks";
    std::vector<Asked> asks;

    friend bool operator==(const Asks&, const Asks&) = default;
};

/// The table goes from its host to another device, which keeps it from then on. The host asks one device at a
/// time. Each side says its last word again after a lost connection.
struct Hand {
    static constexpr std::string_view kKind = "hand";
    ActId id;  ///< of the question
    /// From the host: "ask"; "go" (it keeps nothing after `number` until this is over); "end" (it goes on).
    /// From the device: "yes", "no"; "took" (all acts up to `number` are durable there, and it is open at
    /// `to`). The host answers that with "end", or with a "moved" to everybody.
    std::string what;
    std::int64_t number = 0;
    std::string to;  ///< the address of the table, with its code

    friend bool operator==(const Hand&, const Hand&) = default;
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

// The messages of a desk follow: whoever has a key of a host says hello with it, without a table, and then
// asks for tables and orders what becomes of them.

/// The host's answer to such a hello.
struct Desk {
    static constexpr std::string_view kKind = "desk";
    int protocol = kProtocol;
    std::string build;
    std::string may;  ///< "member" or "manager"

    friend bool operator==(const Desk&, const Desk&) = default;
};

/// Asks for the tables of the host. The answer is `tables`.
struct List {
    static constexpr std::string_view kKind = "list";
    std::string language;  ///< of the words in the answer, as "de"; empty: English

    friend bool operator==(const List&, const List&) = default;
};

/// A table in a list.
struct Listed {
    std::string table;  ///< as addresses name it
    std::string title;
    std::string code;        ///< of a table that the key may enter
    std::int64_t acts = 0;   ///< kept
    std::int64_t there = 0;  ///< connections to it
    bool own = false;        ///< begun with this key
    bool closed = false;     ///< it lets no new devices in
    bool hidden = false;     ///< other members do not see it
    std::string away;        ///< where it went; this copy is closed
    std::string about;       ///< in words: the game, Act, chapter and round
    std::string players;     ///< in words: who plays, and everybody's Power
    bool over = false;       ///< the game is over

    friend bool operator==(const Listed&, const Listed&) = default;
};

/// All tables that the key may see.
struct Tables {
    static constexpr std::string_view kKind = "tables";
    std::vector<Listed> tables;
    std::string club;  ///< what "/club" shows (app/doorway/club.h): JSON

    friend bool operator==(const Tables&, const Tables&) = default;
};

/// Begins a table. Said twice with the same id, it is begun once. The answer is `begun`.
struct Begin {
    static constexpr std::string_view kKind = "begin";
    ActId id;  ///< by chance
    std::string title;
    std::string record;   ///< the header of a game's record, and entries if there are any
    bool hidden = false;  ///< other members do not see it

    friend bool operator==(const Begin&, const Begin&) = default;
};

/// Hands a table over. As many acts as it says follow in `acts`, from the first. The answer is `begun`.
/// If the host has this journal, it takes what it lacks. If both went on, it keeps both, as two tables.
struct Move {
    static constexpr std::string_view kKind = "move";
    ActId id;  ///< by chance
    std::string title;
    std::string header;     ///< of the game's record
    std::string device;     ///< the maker of the acts that name none
    std::int64_t acts = 0;  ///< how many follow
    bool hidden = false;

    friend bool operator==(const Move&, const Move&) = default;
};

/// Begins a table with the first acts of another one. The answer is `begun`.
struct Fork {
    static constexpr std::string_view kKind = "fork";
    ActId id;  ///< by chance
    std::string table;
    std::int64_t acts = 0;  ///< how many
    std::string title;

    friend bool operator==(const Fork&, const Fork&) = default;
};

/// A table was begun or handed over, and all of it is durable.
struct Begun {
    static constexpr std::string_view kKind = "begun";
    ActId id;
    std::string table;
    std::string code;
    std::int64_t number = 0;  ///< of its last act
    bool forked = false;      ///< both went on: this is the line that came, beside that of the host

    friend bool operator==(const Begun&, const Begun&) = default;
};

/// Asks for a whole table, to keep it elsewhere. The answer is `taken`, and all acts follow.
struct Take {
    static constexpr std::string_view kKind = "take";
    std::string table;

    friend bool operator==(const Take&, const Take&) = default;
};
struct Taken {
    static constexpr std::string_view kKind = "taken";
    std::string table;
    std::string title;
    std::string header;
    std::int64_t acts = 0;

    friend bool operator==(const Taken&, const Taken&) = default;
};

/// All acts up to this number are durable elsewhere. If there are no later ones, the host's copy is closed
/// (`done`). If there are, they follow, and it is open.
struct Took {
    static constexpr std::string_view kKind = "took";
    std::string table;
    std::int64_t number = 0;
    std::string to;  ///< where it is kept now, in words or as an address

    friend bool operator==(const Took&, const Took&) = default;
};

/// Orders a change of a table. The answer is `done`.
struct Order {
    static constexpr std::string_view kKind = "order";
    std::string what;  ///< "rename", "close", "open", "hide", "show", "remove"
    std::string table;
    std::string title;  ///< "rename"

    friend bool operator==(const Order&, const Order&) = default;
};
struct Done {
    static constexpr std::string_view kKind = "done";
    std::string what;  ///< as in the order; "took"
    std::string table;

    friend bool operator==(const Done&, const Done&) = default;
};

/// Asks for a whole game as record text. The answer is a `record` that has it.
struct RecordOf {
    static constexpr std::string_view kKind = "record";
    std::string table;
    std::string title;
    std::string record;

    friend bool operator==(const RecordOf&, const RecordOf&) = default;
};

/// What somebody at the desk wished is not done.
struct Denied {
    static constexpr std::string_view kKind = "denied";
    ActId id;          ///< of a begin, move or fork
    std::string what;  ///< the kind of the message, or what was ordered
    /// "key" (it may not), "table" (none for this key), "away" (the table went), "tables", "acts" or "bytes"
    /// (more than is allowed), "busy", "unreadable", "unsaved".
    std::string why;
    std::string words;  ///< the same as an English sentence

    friend bool operator==(const Denied&, const Denied&) = default;
};

/// The answer to a message of a kind that the other side does not know. It changes nothing.
struct Unknown {
    static constexpr std::string_view kKind = "unknown";
    std::string what;

    friend bool operator==(const Unknown&, const Unknown&) = default;
};

using Message = std::variant<Hello, Welcome, Acts, Offer, Kept, Refused, Here, Bye, TakeSeat, Awake, Manage,
                             Code, Named, Ping, Pong, Part, Unknown, Desk, List, Tables, Begin, Move, Fork,
                             Begun, Take, Taken, Took, Order, Done, RecordOf, Denied, Ask, Say, Asks, Hand>;

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
