#pragma once

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace reach::words {

/// A piece to move on the real board, in words. It also says what moves and where, so that several moves of
/// the same thing can be told as one.
struct PieceMove {
    /// Stands in `text` for `from`.
    static constexpr QChar kFrom{u'\x1f'};
    /// Where a piece lies that is not in play, if its texts do not name the place.
    static constexpr QLatin1StringView kHome{"home"};

    QString text;
    QString thing{};   ///< what moves, and how many; empty: no other move has to do with this one
    QString from{};    ///< where it lies before; empty: unknown
    QString to{};      ///< where it lies then
    QString clears{};  ///< earlier moves are void whose thing begins like this; empty: none

    QString told() const;
    bool operator==(const PieceMove&) const = default;
};
using PieceMoves = std::vector<PieceMove>;

QStringList told(const PieceMoves& moves);

/// One or several moves that are told as one.
struct NetMove {
    QString text;                 ///< empty: they cancel each other
    std::vector<std::size_t> of;  ///< the moves, by their place in the list; the last one at the end
};

/// What remains of these moves, in the order of the last ones: a way there and back is left out, the stops on
/// a way are not told if the text says where it begins, and a move that a later one made void belongs to it.
std::vector<NetMove> net(const PieceMoves& moves);

}  // namespace reach::words
