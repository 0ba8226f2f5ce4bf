#include "app/words/pieces/piece_moves.h"

#include "app/words/translate.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace reach::words {
namespace {

/// Moves that were put together so far.
struct Together {
    PieceMove move;
    std::vector<std::size_t> of;
};

/// A piece that comes from the supply need not be the one that went there before.
bool isStop(const QString& place) {
    return place != translate("pieces", "the supply");
}

bool isBack(const PieceMove& move) {
    return !move.from.isEmpty() && move.from == move.to;
}

/// True if the later move goes on from where the earlier one ended, and both can be told as one.
bool goesOn(const PieceMove& earlier, const PieceMove& later) {
    if (later.thing.isEmpty() || later.from.isEmpty() || earlier.thing != later.thing ||
        earlier.to != later.from)
        return false;
    return earlier.from == later.to ||
           (later.text.contains(PieceMove::kFrom) && isStop(later.from) && earlier.from != PieceMove::kHome);
}

void add(std::vector<Together>& all, Together later) {
    std::vector<std::size_t> of;
    if (!later.move.clears.isEmpty()) {
        bool begun = false;
        for (const Together& earlier : all) {
            if (!earlier.move.thing.startsWith(later.move.clears)) continue;
            of.insert(of.end(), earlier.of.begin(), earlier.of.end());
            if (earlier.move.thing == later.move.thing && !std::exchange(begun, true))
                later.move.from = earlier.move.from;
        }
        std::erase_if(
            all, [&](const Together& earlier) { return earlier.move.thing.startsWith(later.move.clears); });
    } else {
        const auto earlier = std::find_if(all.rbegin(), all.rend(),
                                          [&](const Together& one) { return goesOn(one.move, later.move); });
        if (earlier != all.rend()) {
            of = earlier->of;
            later.move.from = earlier->move.from;
            all.erase(std::prev(earlier.base()));
        }
    }
    later.of.insert(later.of.begin(), of.begin(), of.end());
    all.push_back(std::move(later));
}

}  // namespace

QString PieceMove::told() const {
    return QString(text).replace(kFrom, from);
}

QStringList told(const PieceMoves& moves) {
    QStringList list;
    for (const PieceMove& move : moves) list.append(move.told());
    return list;
}

std::vector<NetMove> net(const PieceMoves& moves) {
    std::vector<Together> all;
    std::vector<NetMove> list;
    for (std::size_t at = 0; at < moves.size(); ++at) {
        add(all, {moves[at], {at}});
        // A piece that is back in its place takes no part in later moves.
        if (isBack(all.back().move)) {
            list.push_back({{}, std::move(all.back().of)});
            all.pop_back();
        }
    }
    for (Together& one : all) list.push_back({one.move.told(), std::move(one.of)});
    std::ranges::stable_sort(list, {}, [](const NetMove& one) { return one.of.back(); });
    return list;
}

}  // namespace reach::words
