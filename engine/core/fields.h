#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

/// The fields of a plain struct in order, so that their list is not repeated: for the codec of events, the
/// seams of cards, and hashes.
namespace reach {

struct AnyField {
    template <typename T>
    operator T() const;
};

template <typename T, std::size_t... I>
constexpr bool takesFields(std::index_sequence<I...>) {
    return requires { T{(static_cast<void>(I), AnyField{})...}; };
}

/// How many fields a plain struct has.
template <typename T, std::size_t Count = 26>
constexpr std::size_t fieldCount() {
    static_assert(std::is_aggregate_v<T>);
    if constexpr (std::is_empty_v<T>)
        return 0;
    else if constexpr (Count <= 1 || takesFields<T>(std::make_index_sequence<Count>{}))
        return Count;
    else
        return fieldCount<T, Count - 1>();
}

/// References to all fields of a plain struct of at most 26.
template <typename T>
constexpr auto fields(T& object) {
    constexpr std::size_t count = fieldCount<std::remove_const_t<T>>();
    static_assert(!takesFields<std::remove_const_t<T>>(std::make_index_sequence<27>{}), "add a case");
#define REACH_FIELDS(Count, ...)         \
    else if constexpr (count == Count) { \
        auto& [__VA_ARGS__] = object;    \
        return std::tie(__VA_ARGS__);    \
    }
    if constexpr (count == 0) {
        return std::tie();
    }
    REACH_FIELDS(1, a)
    REACH_FIELDS(2, a, b)
    REACH_FIELDS(3, a, b, c)
    REACH_FIELDS(4, a, b, c, d)
    REACH_FIELDS(5, a, b, c, d, e)
    REACH_FIELDS(6, a, b, c, d, e, f)
    REACH_FIELDS(7, a, b, c, d, e, f, g)
    REACH_FIELDS(8, a, b, c, d, e, f, g, h)
    REACH_FIELDS(9, a, b, c, d, e, f, g, h, i)
    REACH_FIELDS(10, a, b, c, d, e, f, g, h, i, j)
    REACH_FIELDS(11, a, b, c, d, e, f, g, h, i, j, k)
    REACH_FIELDS(12, a, b, c, d, e, f, g, h, i, j, k, l)
    REACH_FIELDS(13, a, b, c, d, e, f, g, h, i, j, k, l, m)
    REACH_FIELDS(14, a, b, c, d, e, f, g, h, i, j, k, l, m, n)
    REACH_FIELDS(15, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)
    REACH_FIELDS(16, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
    REACH_FIELDS(17, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q)
    REACH_FIELDS(18, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r)
    REACH_FIELDS(19, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s)
    REACH_FIELDS(20, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t)
    REACH_FIELDS(21, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u)
    REACH_FIELDS(22, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v)
    REACH_FIELDS(23, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w)
    REACH_FIELDS(24, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x)
    REACH_FIELDS(25, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y)
    REACH_FIELDS(26, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z)
#undef REACH_FIELDS
}

}  // namespace reach
