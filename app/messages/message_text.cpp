#include "app/messages/message.h"
#include "app/session/act_json.h"
#include "app/session/act_text.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace reach::messages {
namespace {

using Json = nlohmann::ordered_json;

/// Lists of objects with members of their own.
template <typename T>
constexpr bool isListOfRows = std::is_same_v<T, std::vector<Present>> ||
                              std::is_same_v<T, std::vector<Listed>> || std::is_same_v<T, std::vector<Asked>>;

// The names of all members, once, for writing and reading. `f` is a Writer or a Fields.
template <typename F, typename M>
void members(F& f, M& m) {
    using T = std::remove_const_t<M>;
    if constexpr (std::is_same_v<T, Hello>) {
        f.always("protocol", m.protocol), f("build", m.build), f("table", m.table), f("code", m.code),
            f("key", m.key);
        f("device", m.device), f("seat", m.seat), f("screen", m.screen), f("canKeep", m.canKeep);
        f("life", m.life), f("since", m.since), f("last", m.last), f("hash", m.hash);
    } else if constexpr (std::is_same_v<T, Welcome>) {
        f.always("protocol", m.protocol), f("build", m.build), f("device", m.device), f("key", m.key);
        f("manages", m.manages), f("life", m.life), f("number", m.number), f("hash", m.hash),
            f("anew", m.anew);
        f.longer("title", m.title), f.longer("header", m.header), f("seats", m.seats);
    } else if constexpr (std::is_same_v<T, Acts>) {
        f("acts", m.acts);
    } else if constexpr (std::is_same_v<T, Offer>) {
        f("act", m.act);
    } else if constexpr (std::is_same_v<T, Kept>) {
        f("id", m.id), f("number", m.number);
    } else if constexpr (std::is_same_v<T, Refused>) {
        f("id", m.id), f("why", m.why), f("rule", m.rule), f("first", m.first);
    } else if constexpr (std::is_same_v<T, Present>) {
        f("device", m.device), f("seat", m.seat), f("screen", m.screen), f("there", m.there),
            f("awake", m.awake), f("keeps", m.keeps), f("canKeep", m.canKeep);
    } else if constexpr (std::is_same_v<T, Here>) {
        f("devices", m.devices);
    } else if constexpr (std::is_same_v<T, Bye>) {
        f("why", m.why), f("wait", m.wait), f("to", m.to);
    } else if constexpr (std::is_same_v<T, TakeSeat>) {
        f("seat", m.seat);
    } else if constexpr (std::is_same_v<T, Awake>) {
        f("awake", m.awake), f("screen", m.screen);
    } else if constexpr (std::is_same_v<T, Manage>) {
        f("what", m.what), f("device", m.device);
    } else if constexpr (std::is_same_v<T, Code>) {
        f("code", m.code), f("open", m.open);
    } else if constexpr (std::is_same_v<T, Named>) {
        f.longer("title", m.title), f.longer("header", m.header);
    } else if constexpr (std::is_same_v<T, Part>) {
        f("at", m.at), f.always("of", m.of), f.longer("text", m.text);
    } else if constexpr (std::is_same_v<T, Unknown>) {
        f("what", m.what);
    } else if constexpr (std::is_same_v<T, Desk>) {
        f.always("protocol", m.protocol), f("build", m.build), f("may", m.may);
    } else if constexpr (std::is_same_v<T, Listed>) {
        f("table", m.table), f.longer("title", m.title), f("code", m.code), f("acts", m.acts),
            f("there", m.there);
        f("own", m.own), f("closed", m.closed), f("hidden", m.hidden), f("away", m.away);
        f.longer("about", m.about), f.longer("players", m.players), f("over", m.over);
    } else if constexpr (std::is_same_v<T, Tables>) {
        f("tables", m.tables), f.whole("club", m.club);
    } else if constexpr (std::is_same_v<T, Begin>) {
        f("id", m.id), f.longer("title", m.title), f.longer("record", m.record), f("hidden", m.hidden);
    } else if constexpr (std::is_same_v<T, Move>) {
        f("id", m.id), f.longer("title", m.title), f.longer("header", m.header), f("device", m.device);
        f("acts", m.acts), f("hidden", m.hidden);
    } else if constexpr (std::is_same_v<T, Fork>) {
        f("id", m.id), f("table", m.table), f("acts", m.acts), f.longer("title", m.title);
    } else if constexpr (std::is_same_v<T, Begun>) {
        f("id", m.id), f("table", m.table), f("code", m.code), f("number", m.number), f("forked", m.forked);
    } else if constexpr (std::is_same_v<T, Take>) {
        f("table", m.table);
    } else if constexpr (std::is_same_v<T, Taken>) {
        f("table", m.table), f.longer("title", m.title), f.longer("header", m.header), f("acts", m.acts);
    } else if constexpr (std::is_same_v<T, Took>) {
        f("table", m.table), f("number", m.number), f("to", m.to);
    } else if constexpr (std::is_same_v<T, Order>) {
        f("what", m.what), f("table", m.table), f.longer("title", m.title);
    } else if constexpr (std::is_same_v<T, Done>) {
        f("what", m.what), f("table", m.table);
    } else if constexpr (std::is_same_v<T, List>) {
        f("language", m.language);
    } else if constexpr (std::is_same_v<T, RecordOf>) {
        f("table", m.table), f.longer("title", m.title), f.whole("record", m.record);
    } else if constexpr (std::is_same_v<T, Denied>) {
        f("id", m.id), f("what", m.what), f("why", m.why), f("words", m.words);
    } else if constexpr (std::is_same_v<T, Ask>) {
        f("id", m.id), f("seats", m.seats), f.lines("lines", m.lines);
    } else if constexpr (std::is_same_v<T, Say>) {
        f("id", m.id), f("what", m.what);
    } else if constexpr (std::is_same_v<T, Asked>) {
        f("id", m.id), f("device", m.device), f("seat", m.seat), f("seats", m.seats), f("said", m.said);
        f.lines("lines", m.lines);
    } else if constexpr (std::is_same_v<T, Asks>) {
        f("asks", m.asks);
    } else if constexpr (std::is_same_v<T, Hand>) {
        f("id", m.id), f("what", m.what), f("number", m.number), f("to", m.to);
    } else {
        static_assert(std::is_same_v<T, Ping> || std::is_same_v<T, Pong>);
    }
}

/// Writes the members that are not empty.
class Writer {
  public:
    explicit Writer(Json& json) : json_(json) {}

    template <typename T>
    void operator()(const char* name, const T& value) {
        if constexpr (std::is_same_v<T, std::vector<Act>>) {
            if (!value.empty()) json_["first"] = value.front().number;
            Json& list = json_[name] = Json::array();
            for (const Act& act : value) list.push_back(jsonOf(act));
        } else if constexpr (std::is_same_v<T, Act>) {
            json_[name] = jsonOf(value);
        } else if constexpr (isListOfRows<T>) {
            Json& list = json_[name] = Json::array();
            for (const auto& one : value) {
                Writer writer(list.emplace_back(Json::object()));
                members(writer, one);
            }
        } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
            json_[name] = value;
        } else if (value != T{}) {
            if constexpr (std::is_same_v<T, ActId>)
                json_[name] = textOf(value);
            else if constexpr (std::is_same_v<T, std::uint64_t>)
                json_[name] = textOfHash(value);
            else
                json_[name] = value;
        }
    }
    void longer(const char* name, const std::string& value) { (*this)(name, value); }
    void lines(const char* name, const std::vector<std::string>& value) { (*this)(name, value); }
    void whole(const char* name, const std::string& value) { (*this)(name, value); }
    // A member that is missing keeps its own default. Where that is not 0, a 0 has to be written.
    void always(const char* name, std::int64_t value) { json_[name] = value; }

  private:
    Json& json_;
};

/// Reads the members that are there.
class Fields {
  public:
    explicit Fields(const Json& json) : json_(json) {}

    bool good() const { return good_; }

    template <typename T>
    void operator()(const char* name, T& value) {
        const auto found = json_.find(name);
        if (found == json_.end()) return;
        good_ = good_ && read(*found, value, kLongestWord);
    }
    void longer(const char* name, std::string& value) {
        const auto found = json_.find(name);
        if (found != json_.end()) good_ = good_ && read(*found, value, kLongestFrame);
    }
    void lines(const char* name, std::vector<std::string>& value) {
        const auto found = json_.find(name);
        if (found != json_.end()) good_ = good_ && read(*found, value, kLongestLine, kMostLines);
    }
    /// As long as a message may be.
    void whole(const char* name, std::string& value) {
        const auto found = json_.find(name);
        if (found != json_.end()) good_ = good_ && read(*found, value, kLongestMessage);
    }
    template <typename T>
    void always(const char* name, T& value) {
        (*this)(name, value);
    }

  private:
    static bool read(const Json& json, std::string& value, std::size_t most) {
        if (!json.is_string() || json.get_ref<const std::string&>().size() > most) return false;
        value = json.get<std::string>();
        return true;
    }
    static bool read(const Json& json, bool& value, std::size_t) {
        if (!json.is_boolean()) return false;
        value = json.get<bool>();
        return true;
    }
    template <typename T>
        requires std::is_same_v<T, int> || std::is_same_v<T, std::int64_t>
    static bool read(const Json& json, T& value, std::size_t) {
        const bool fits = json.is_number_integer() &&
                          (!json.is_number_unsigned() || std::in_range<T>(json.get<std::uint64_t>())) &&
                          std::in_range<T>(json.get<std::int64_t>());
        if (!fits) return false;
        value = json.get<T>();
        return value >= 0;
    }
    static bool read(const Json& json, ActId& value, std::size_t most) {
        std::string text;
        if (!read(json, text, most)) return false;
        const auto id = readActId(text);
        if (id) value = *id;
        return id.has_value();
    }
    static bool read(const Json& json, std::uint64_t& value, std::size_t most) {
        std::string text;
        if (!read(json, text, most)) return false;
        const auto hash = readHash(text);
        if (hash) value = *hash;
        return hash.has_value();
    }
    static bool read(const Json& json, Act& value, std::size_t) {
        auto act = actOf(json);
        if (!act || act->device.size() > kLongestWord) return false;
        value = std::move(*act);
        return true;
    }
    bool read(const Json& json, std::vector<Act>& value, std::size_t most) {
        std::int64_t number = 0;
        const auto first = json_.find("first");
        if (!json.is_array() || (!json.empty() && (first == json_.end() || !read(*first, number, most))))
            return false;
        if (number > (std::int64_t{1} << 40)) return false;
        for (const Json& one : json) {
            if (!read(one, value.emplace_back(), most)) return false;
            value.back().number = number++;
        }
        return true;
    }
    template <typename T>
        requires isListOfRows<T>
    static bool read(const Json& json, T& value, std::size_t) {
        constexpr auto kMost = std::is_same_v<T, std::vector<Listed>> ? kMostTables : kMostDevices;
        if (!json.is_array() || json.size() > kMost) return false;
        for (const Json& one : json) {
            if (!one.is_object()) return false;
            Fields fields(one);
            members(fields, value.emplace_back());
            if (!fields.good()) return false;
        }
        return true;
    }
    static bool read(const Json& json, std::vector<std::string>& value, std::size_t most,
                     std::size_t mostLines = kMostDevices) {
        if (!json.is_array() || json.size() > mostLines) return false;
        for (const Json& one : json)
            if (!read(one, value.emplace_back(), most)) return false;
        return true;
    }

    const Json& json_;
    bool good_ = true;
};

/// Looks at the brackets and commas alone, before anything is made of the text: a hostile message costs no
/// more than its own length.
bool isTooMuch(std::string_view text) {
    struct Level {
        bool object = false;
        std::size_t values = 1;
    };
    std::array<Level, kDeepest> levels;
    std::size_t depth = 0;
    std::size_t values = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char sign = text[at];
        if (quoted) {
            if (sign == '\\') ++at;
            if (sign == '"') quoted = false;
        } else if (sign == '"') {
            quoted = true;
        } else if (sign == '{' || sign == '[') {
            if (depth == levels.size() || ++values > kMostValues) return true;
            levels[depth++] = {sign == '{'};
        } else if (sign == '}' || sign == ']') {
            if (depth > 0) --depth;
        } else if (sign == ',' && depth > 0) {
            Level& level = levels[depth - 1];
            if (++values > kMostValues || (++level.values > kMostMembers && level.object)) return true;
        }
    }
    return false;
}

template <typename M>
std::variant<Message, Unreadable> readAs(const Json& json) {
    M message;
    Fields fields(json);
    members(fields, message);
    if (!fields.good()) return Unreadable{Unreadable::Why::NoMessage, {}};
    return Message(std::move(message));
}

template <std::size_t At = 0>
std::variant<Message, Unreadable> readKind(const std::string& kind, const Json& json) {
    if constexpr (At == std::variant_size_v<Message>) {
        return Unreadable{Unreadable::Why::UnknownKind, kind.substr(0, kLongestWord)};
    } else {
        using M = std::variant_alternative_t<At, Message>;
        return kind == M::kKind ? readAs<M>(json) : readKind<At + 1>(kind, json);
    }
}

bool needsAnId(const Message& message) {
    if (const auto* kept = std::get_if<Kept>(&message)) return kept->id == ActId{};
    if (const auto* refused = std::get_if<Refused>(&message)) return refused->id == ActId{};
    if (const auto* offer = std::get_if<Offer>(&message)) return offer->act.id == ActId{};
    if (const auto* begin = std::get_if<Begin>(&message)) return begin->id == ActId{};
    if (const auto* move = std::get_if<Move>(&message)) return move->id == ActId{};
    if (const auto* fork = std::get_if<Fork>(&message)) return fork->id == ActId{};
    if (const auto* begun = std::get_if<Begun>(&message)) return begun->id == ActId{};
    if (const auto* ask = std::get_if<Ask>(&message)) return ask->id == ActId{};
    if (const auto* say = std::get_if<Say>(&message)) return say->id == ActId{};
    if (const auto* hand = std::get_if<Hand>(&message)) return hand->id == ActId{};
    if (const auto* asks = std::get_if<Asks>(&message))
        return std::ranges::any_of(asks->asks, [](const Asked& one) { return one.id == ActId{}; });
    return false;
}

}  // namespace

std::string textOf(const Message& message) {
    Json json;
    std::visit(
        [&](const auto& one) {
            json["kind"] = one.kKind;
            Writer writer(json);
            members(writer, one);
        },
        message);
    // Text that is not UTF-8 would throw here.
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::variant<Message, Unreadable> readMessage(std::string_view text) {
    if (text.size() > kLongestMessage) return Unreadable{Unreadable::Why::TooLong, {}};
    if (isTooMuch(text)) return Unreadable{Unreadable::Why::TooMuch, {}};
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return Unreadable{};
    const auto kind = json.find("kind");
    if (kind == json.end() || !kind->is_string()) return Unreadable{};
    auto read = readKind(kind->get_ref<const std::string&>(), json);
    if (const auto* message = std::get_if<Message>(&read); message && needsAnId(*message))
        return Unreadable{};
    return read;
}

namespace {

std::vector<std::string> inFrames(std::string text) {
    if (text.size() <= kLongestFrame) return {std::move(text)};
    // A quotation mark takes two bytes within a part.
    constexpr std::size_t kPiece = kLongestFrame / 2 - 100;
    std::vector<std::string_view> pieces;
    for (std::string_view rest = text; !rest.empty();) {
        std::size_t end = std::min(kPiece, rest.size());
        const auto continues = [&] { return (static_cast<unsigned char>(rest[end]) & 0xC0U) == 0x80U; };
        while (end < rest.size() && continues()) --end;
        pieces.push_back(rest.substr(0, end));
        rest.remove_prefix(end);
    }
    std::vector<std::string> frames;
    frames.reserve(pieces.size());
    for (const std::string_view piece : pieces)
        frames.push_back(textOf(Part{std::ssize(frames), std::ssize(pieces), std::string(piece)}));
    return frames;
}

}  // namespace

std::vector<std::string> framesOf(const Message& message) {
    return inFrames(textOf(message));
}

std::vector<std::string> framesOfActs(std::int64_t first, const std::vector<std::string_view>& texts) {
    std::string text = R"({"kind":"acts","first":)" + std::to_string(first) + R"(,"acts":[)";
    for (const std::string_view one : texts) text.append(one) += ',';
    text.back() = ']';
    return inFrames(text + "}");
}

std::optional<std::variant<Message, Unreadable>> Reader::read(std::string_view frame) {
    if (frame.size() > kLongestFrame) return Unreadable{Unreadable::Why::TooLong, {}};
    auto read = readMessage(frame);
    const auto* message = std::get_if<Message>(&read);
    const Part* part = message ? std::get_if<Part>(message) : nullptr;
    if (!part) {
        if (next_ == 0) return read;
        // A message between the parts of another is none.
        whole_ = {};
        next_ = 0;
        return Unreadable{};
    }
    const bool fits =
        part->at == next_ && part->at < part->of && whole_.size() + part->text.size() <= kLongestMessage;
    if (!fits) {
        whole_ = {};
        next_ = 0;
        return Unreadable{Unreadable::Why::TooLong, {}};
    }
    whole_ += part->text;
    if (++next_ < part->of) return std::nullopt;
    next_ = 0;
    const std::string text = std::exchange(whole_, {});
    auto whole = readMessage(text);
    const auto* inner = std::get_if<Message>(&whole);
    if (inner && std::holds_alternative<Part>(*inner)) return Unreadable{};
    return whole;
}

}  // namespace reach::messages
