#include "engine/protocol/wire.h"

#include "engine/core/fields.h"
#include "engine/core/names.h"
#include "engine/map/board.h"
#include "engine/protocol/wire_check.h"

#include <charconv>

namespace reach {
namespace {

/// Words of enums that only events have. Like all wire names they never change.
template <typename Enum>
constexpr auto kWords = nullptr;
template <>
constexpr auto kWords<event::TokenPlace> = std::to_array<std::string_view>(
    {"supply", "slot", "overflow", "tray", "planet", "trust", "ambition-box", "frozen", "card", "box"});
template <>
constexpr auto kWords<event::AgentPlace> =
    std::to_array<std::string_view>({"supply", "court", "captives", "trophies", "outrage", "favors"});
template <>
constexpr auto kWords<event::CardPlace> =
    std::to_array<std::string_view>({"deck", "bottom", "discard", "court", "player", "resolving", "played",
                                     "box", "booklet", "attached", "stack", "actions"});
template <>
constexpr auto kWords<FateToken> = std::to_array<std::string_view>(
    {"check-clue", "cross-clue", "portal", "pilgrim", "war-profiteer", "golem", "ideal", "banner", "hammer",
     "rumor", "witness", "ceasefire", "seat", "court", "bunker", "edenguard", "blightkin", "passage",
     "conspiracy"});
template <>
constexpr auto kWords<event::PieceEnd> = std::to_array<std::string_view>({"supply", "trophies", "elsewhere"});
template <>
constexpr auto kWords<OutrageMark> = std::to_array<std::string_view>(
    {"none", "agent", "placeholder", "of-red", "of-blue", "of-white", "of-yellow"});
template <>
constexpr auto kWords<Ask> = std::to_array<std::string_view>({"none",
                                                              "roll",
                                                              "reroll",
                                                              "suffer",
                                                              "strike",
                                                              "aftermath",
                                                              "ransack",
                                                              "raid",
                                                              "refill",
                                                              "resolve",
                                                              "may-declare",
                                                              "may-seize",
                                                              "card-done",
                                                              "place",
                                                              "homeless",
                                                              "mulligan",
                                                              "draft",
                                                              "keep-lore",
                                                              "collect",
                                                              "hits",
                                                              "move-again",
                                                              "declaring",
                                                              "act-setup",
                                                              "event-dice",
                                                              "settle",
                                                              "policy",
                                                              "round-end",
                                                              "event",
                                                              "call-summit",
                                                              "call-to-order",
                                                              "negotiate",
                                                              "crises-or-edicts",
                                                              "trust",
                                                              "crises",
                                                              "edicts",
                                                              "govern",
                                                              "demand",
                                                              "imperial-action",
                                                              "by-hand",
                                                              "advance",
                                                              "grand-ambitions",
                                                              "close-chapter",
                                                              "intermission",
                                                              "choose-fate",
                                                              "next-act",
                                                              "flagship",
                                                              "resettle",
                                                              "fate-card",
                                                              "fate-step",
                                                              "catapult",
                                                              "scoring"});
template <>
constexpr auto kWords<Title> = std::to_array<std::string_view>({"regent", "outlaw"});
template <>
constexpr auto kWords<bool> = std::to_array<std::string_view>({"no", "yes"});

template <typename T>
concept Worded = !std::is_null_pointer_v<std::remove_const_t<decltype(kWords<T>)>>;

/// Enums whose value None stands for nothing.
template <typename T>
concept Named = std::is_same_v<T, Player> || std::is_same_v<T, Resource> || std::is_same_v<T, Ambition> ||
                std::is_same_v<T, SystemId> || std::is_same_v<T, PlayMode> || std::is_same_v<T, Spot> ||
                std::is_same_v<T, BuildingType> || std::is_same_v<T, Upgrade> || std::is_same_v<T, Depth> ||
                std::is_same_v<T, Strictness>;

class Writer {
  public:
    explicit Writer(std::string_view name) : line_(name) {}
    std::string line() && { return std::move(line_); }

    template <typename T>
    void value(const T& field) {
        if constexpr (Worded<T>) {
            word(kWords<T>[std::min(static_cast<std::size_t>(field), kWords<T>.size() - 1)]);
        } else if constexpr (Named<T> || std::is_same_v<T, CardId>) {
            word(nameOf(field));
        } else if constexpr (std::is_same_v<T, ActionCard>) {
            auto name = nameOf(field);
            std::replace(name.begin(), name.end(), ' ', '-');
            word(name);
        } else if constexpr (std::is_integral_v<T>) {
            word(std::to_string(field));
        } else {
            values(field);
        }
    }
    template <typename T, std::size_t N>
    void values(const std::array<T, N>& list) {
        for (const T& item : list) value(item);
    }
    template <typename T>
    void values(const T& object) {
        std::apply([this](const auto&... field) { (this->value(field), ...); }, reach::fields(object));
    }

  private:
    void word(std::string_view text) {
        line_ += ' ';
        line_ += text;
    }

    std::string line_;
};

/// Reads the fields in order; the first that cannot be read fails the whole line.
class Reader {
  public:
    explicit Reader(std::string_view rest) : rest_(rest) {}
    bool done() const { return good_ && rest_.empty(); }

    template <typename T>
    void value(T& field) {
        if constexpr (Worded<T>) {
            worded(field);
        } else if constexpr (Named<T>) {
            named(field);
        } else if constexpr (std::is_same_v<T, CardId>) {
            card(field);
        } else if constexpr (std::is_same_v<T, ActionCard>) {
            actionCard(field);
        } else if constexpr (std::is_integral_v<T>) {
            number(field);
        } else {
            values(field);
        }
    }
    template <typename T, std::size_t N>
    void values(std::array<T, N>& list) {
        for (T& item : list) value(item);
    }
    template <typename T>
    void values(T& object) {
        std::apply([this](auto&... field) { (this->value(field), ...); }, reach::fields(object));
    }

  private:
    /// The next word; every word has a space before it.
    std::string_view word() {
        if (!rest_.starts_with(' ')) return good_ = false, std::string_view();
        const auto end = std::min(rest_.find(' ', 1), rest_.size());
        const auto text = rest_.substr(1, end - 1);
        rest_.remove_prefix(end);
        return text;
    }
    template <typename T>
    void worded(T& field) {
        const auto& words = kWords<T>;
        const auto at = std::find(words.begin(), words.end(), word());
        if (at == words.end())
            good_ = false;
        else
            field = static_cast<T>(at - words.begin());
    }
    template <typename T>
    void named(T& field) {
        const auto text = word();
        if constexpr (requires { T::None; }) {
            if (text == "none") return static_cast<void>(field = T::None);
        }
        const auto id = parseName<T>(text);
        if (id)
            field = *id;
        else
            good_ = false;
    }
    void card(CardId& field) {
        const auto text = word();
        field = text == "unknown" ? CardId::Unknown : text == "none" ? CardId::None : findCard(text);
        if (field == CardId::None && text != "none") good_ = false;
    }
    void actionCard(ActionCard& field) {
        std::string text(word().substr(0, 20));
        if (text == "none") return static_cast<void>(field = ActionCard::None);
        if (text != "face-down") std::replace(text.begin(), text.end(), '-', ' ');
        const auto card = parseName<ActionCard>(text);
        if (card)
            field = *card;
        else
            good_ = false;
    }
    template <typename T>
    void number(T& field) {
        constexpr long long kSystemBits = (1LL << kSystems) - 1;
        const auto text = word();
        T value{};
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool whole = error == std::errc() && end == text.data() + text.size();
        if (!whole || static_cast<long long>(value) > kSystemBits)
            good_ = false;
        else
            field = value;
    }

    std::string_view rest_;
    bool good_ = true;
};

template <typename E>
std::optional<Event> readFields(std::string_view rest) {
    E read{};
    Reader reader(rest);
    reader.values(read);
    if (reader.done() && wire::isSound(read)) return read;
    return std::nullopt;
}

template <typename E>
bool readAs(std::string_view name, std::string_view rest, std::optional<Event>& event) {
    if (name != E::wire) return false;
    event = readFields<E>(rest);
    if constexpr (requires { E::later; }) {
        const std::string_view later = E::later;  // the last fields came last: as few of them as will do
        for (auto at = later.rfind(' '); !event && at != std::string_view::npos;
             at = at == 0 ? std::string_view::npos : later.rfind(' ', at - 1))
            event = readFields<E>(std::string(rest).append(later.substr(at)));
    }
    return true;
}

template <typename Events>
struct Codec;
template <typename... Events>
struct Codec<std::variant<Events...>> {
    static std::optional<Event> read(std::string_view name, std::string_view rest) {
        std::optional<Event> event;
        static_cast<void>((readAs<Events>(name, rest, event) || ...));
        return event;
    }
};

}  // namespace

std::string_view nameOf(Ask ask) {
    const auto& words = kWords<Ask>;
    return words[std::min(static_cast<std::size_t>(ask), words.size() - 1)];
}

std::string toWire(const Event& event) {
    return std::visit(
        [](const auto& fact) {
            Writer writer(fact.wire);
            writer.values(fact);
            return std::move(writer).line();
        },
        event);
}

std::optional<Event> fromWire(std::string_view line) {
    const auto end = std::min(line.find(' '), line.size());
    return Codec<Event>::read(line.substr(0, end), line.substr(end));
}

}  // namespace reach
