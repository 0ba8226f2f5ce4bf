#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

/// The fields of a plain struct in order, so that the codec need not repeat the list of each event.
namespace reach::wire {

struct AnyField {
    template <typename T>
    operator T() const;
};

template <typename T, std::size_t... I>
constexpr bool takesFields(std::index_sequence<I...>) {
    return requires { T{(static_cast<void>(I), AnyField{})...}; };
}

/// How many fields a plain struct has.
template <typename T, std::size_t Count = 8>
constexpr std::size_t fieldCount() {
    static_assert(std::is_aggregate_v<T>);
    if constexpr (std::is_empty_v<T>)
        return 0;
    else if constexpr (Count <= 1 || takesFields<T>(std::make_index_sequence<Count>{}))
        return Count;
    else
        return fieldCount<T, Count - 1>();
}

/// References to all fields of a plain struct of at most eight.
template <typename T>
constexpr auto fields(T& object) {
    constexpr std::size_t count = fieldCount<std::remove_const_t<T>>();
    static_assert(!takesFields<std::remove_const_t<T>>(std::make_index_sequence<9>{}), "add a case");
    if constexpr (count == 0) {
        return std::tie();
    } else if constexpr (count == 1) {
        auto& [a] = object;
        return std::tie(a);
    } else if constexpr (count == 2) {
        auto& [a, b] = object;
        return std::tie(a, b);
    } else if constexpr (count == 3) {
        auto& [a, b, c] = object;
        return std::tie(a, b, c);
    } else if constexpr (count == 4) {
        auto& [a, b, c, d] = object;
        return std::tie(a, b, c, d);
    } else if constexpr (count == 5) {
        auto& [a, b, c, d, e] = object;
        return std::tie(a, b, c, d, e);
    } else if constexpr (count == 6) {
        auto& [a, b, c, d, e, f] = object;
        return std::tie(a, b, c, d, e, f);
    } else if constexpr (count == 7) {
        auto& [a, b, c, d, e, f, g] = object;
        return std::tie(a, b, c, d, e, f, g);
    } else {
        auto& [a, b, c, d, e, f, g, h] = object;
        return std::tie(a, b, c, d, e, f, g, h);
    }
}

}  // namespace reach::wire
