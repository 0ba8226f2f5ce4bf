#pragma once

#include <type_traits>
#include <variant>

/// Lists of types, so that each topic of the protocol names its own types once.
namespace reach {

template <typename... T>
struct Types {};

template <typename T, typename... Types>
inline constexpr bool isOneOf = (std::is_same_v<T, Types> || ...);

namespace detail {

template <typename... Lists>
struct Joined;
template <typename... T>
struct Joined<Types<T...>> {
    using Variant = std::variant<T...>;
};
template <typename... T, typename... U, typename... Rest>
struct Joined<Types<T...>, Types<U...>, Rest...> : Joined<Types<T..., U...>, Rest...> {};

}  // namespace detail

/// A variant of all types of these lists.
template <typename... Lists>
using OneOf = typename detail::Joined<Lists...>::Variant;

}  // namespace reach
