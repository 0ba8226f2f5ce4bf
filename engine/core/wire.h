#pragma once

#include "engine/core/campaign.h"
#include "engine/core/fields.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/names.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// Events as lines of text for journals, for any game. A line has the event's name (`wire`, a member of every
/// event), then its fields in order, separated by one space. A list of fixed length or a nested struct is
/// written as its values. A list of variable length is preceded by its length.
namespace reach::wire {

/// Words of enums that only events use. A game adds its own. Like all wire names they never change.
template <typename Enum>
constexpr auto kWords = nullptr;
template <>
inline constexpr auto kWords<bool> = std::to_array<std::string_view>({"no", "yes"});

/// True when the enum has a name for this value. The compiler writes a value without one as a cast.
template <auto Value>
consteval bool hasName() {
    const std::string_view text = __PRETTY_FUNCTION__;
    return text.substr(text.rfind("Value = ") + 8).front() != '(';
}

/// True when every value of the enum has its word: one without would be written with the word of another.
template <typename T>
consteval bool allHaveWords() {
    if constexpr (std::is_enum_v<T>)
        return hasName<static_cast<T>(kWords<T>.size() - 1)>() &&
               !hasName<static_cast<T>(kWords<T>.size())>();
    return true;
}

template <typename T>
concept Worded = !std::is_null_pointer_v<std::remove_const_t<decltype(kWords<T>)>>;

/// Enums that nameOf and parseName support, where the value None means nothing. A game may add its own.
template <typename T>
constexpr bool kNamed =
    std::is_same_v<T, Player> || std::is_same_v<T, Resource> || std::is_same_v<T, Ambition> ||
    std::is_same_v<T, SystemId> || std::is_same_v<T, PlayMode> || std::is_same_v<T, Spot> ||
    std::is_same_v<T, BuildingType> || std::is_same_v<T, Upgrade> || std::is_same_v<T, Depth> ||
    std::is_same_v<T, Strictness> || std::is_same_v<T, Suit>;

/// The struct that an object is written as, where its own fields are not the form of the journal. A game
/// gives it the members `Line`, `line()` and `object()`.
template <typename T>
struct Written {};
template <typename T>
concept HasLine = requires { typename Written<T>::Line; };

class Writer {
  public:
    explicit Writer(std::string_view name) : line_(name) {}
    std::string line() && { return std::move(line_); }

    template <typename T>
    void value(const T& field) {
        if constexpr (Worded<T>) {
            static_assert(allHaveWords<T>(), "add the words of the new values at the end");
            word(kWords<T>[std::min(static_cast<std::size_t>(field), kWords<T>.size() - 1)]);
        } else if constexpr (kNamed<T> || std::is_same_v<T, CardId>) {
            word(nameOf(field));
        } else if constexpr (std::is_same_v<T, ActionCard>) {
            auto name = nameOf(field);
            std::replace(name.begin(), name.end(), ' ', '-');
            word(name);
        } else if constexpr (std::is_integral_v<T>) {
            word(std::to_string(field));
        } else if constexpr (HasLine<T>) {
            values(Written<T>::line(field));
        } else {
            values(field);
        }
    }
    template <typename T, std::size_t N>
    void values(const std::array<T, N>& list) {
        for (const T& item : list) value(item);
    }
    template <typename T, std::size_t N>
    void values(const FixedVector<T, N>& list) {
        word(std::to_string(list.size()));
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

/// Reads the fields in order. The first unreadable field makes the whole line invalid.
class Reader {
  public:
    /// `before`: the line is of a version that had fewer fields.
    explicit Reader(std::string_view rest, bool before = false) : rest_(rest), before_(before) {}
    bool done() const { return good_ && rest_.empty(); }

    template <typename T>
    void value(T& field) {
        if constexpr (Worded<T>) {
            worded(field);
        } else if constexpr (kNamed<T>) {
            named(field);
        } else if constexpr (std::is_same_v<T, CardId>) {
            card(field);
        } else if constexpr (std::is_same_v<T, ActionCard>) {
            actionCard(field);
        } else if constexpr (std::is_integral_v<T>) {
            number(field);
        } else if constexpr (HasLine<T>) {
            typename Written<T>::Line line{};
            values(line);
            if (before_ && good_) line.readFromBefore();
            if (good_) field = Written<T>::object(line);
        } else {
            values(field);
        }
    }
    template <typename T, std::size_t N>
    void values(std::array<T, N>& list) {
        for (T& item : list) value(item);
    }
    template <typename T, std::size_t N>
    void values(FixedVector<T, N>& list) {
        std::size_t count = 0;
        number(count);
        if (count > N) good_ = false;
        for (T item{}; good_ && count > 0; --count) {
            value(item);
            list.push(item);
        }
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
    bool before_ = false;
    bool good_ = true;
};

template <typename E>
std::string write(const E& event) {
    Writer writer(event.wire);
    writer.values(event);
    return std::move(writer).line();
}

/// Reads and writes the events of a variant. `sound` returns whether every number of an event is within its
/// range.
template <typename Event>
struct Codec;
template <typename... Events>
struct Codec<std::variant<Events...>> {
    using Event = std::variant<Events...>;
    using Sound = bool (*)(const Event&);

    static std::string print(const Event& event) {
        return std::visit([](const auto& fact) { return write(fact); }, event);
    }
    static std::optional<Event> read(std::string_view line, Sound sound) {
        const auto end = std::min(line.find(' '), line.size());
        std::optional<Event> event;
        static_cast<void>((readAs<Events>(line.substr(0, end), line.substr(end), sound, event) || ...));
        return event;
    }

  private:
    template <typename E>
    static std::optional<Event> readFields(std::string_view rest, Sound sound, bool before = false) {
        E read{};
        Reader reader(rest, before);
        reader.values(read);
        if (reader.done() && sound(read)) return read;
        return std::nullopt;
    }
    template <typename E>
    static bool readAs(std::string_view name, std::string_view rest, Sound sound,
                       std::optional<Event>& event) {
        if (name != E::wire) return false;
        event = readFields<E>(rest, sound);
        if constexpr (requires { E::later; }) {
            // The values of fields that later versions added. An older line lacks some of the last fields.
            const std::string_view later = E::later;
            for (auto at = later.rfind(' '); !event && at != std::string_view::npos;
                 at = at == 0 ? std::string_view::npos : later.rfind(' ', at - 1))
                event = readFields<E>(std::string(rest).append(later.substr(at)), sound, true);
        }
        return true;
    }
};

}  // namespace reach::wire
