#include "engine/arcades/bots/bots.h"

/// The assignment of hits by rule, one after the other.
namespace reach::arcades {
namespace {

/// Ships and the hits they took.
struct Falling {
    Ships there;
    Ships hits{};

    bool none() const { return there.total() == 0; }
    void tip() {
        --there.fresh;
        ++there.damaged;
        ++hits.fresh;
    }
    void destroy() {
        --there.damaged;
        ++hits.damaged;
    }
};

}  // namespace

Ships damagedFirst(Ships there, int hits) {
    Falling ships{there};
    for (; hits > 0 && !ships.none(); --hits) ships.there.damaged > 0 ? ships.destroy() : ships.tip();
    return ships.hits;
}

/// Damages ships before destroying any, but keeps one ship fresh as long as possible. A bot that was first
/// keeps as many fresh ships as it needs to stay first.
Ships keepingFresh(Ships there, int hits, int others, bool wasFirst) {
    Falling ships{there};
    for (; hits > 0 && !ships.none(); --hits) {
        const bool first = wasFirst && ships.there.fresh > others;
        const int keeps = first ? others + 1 : 1;
        const bool tips = ships.there.fresh > keeps || ships.there.damaged == 0;
        tips ? ships.tip() : ships.destroy();
    }
    return ships.hits;
}

}  // namespace reach::arcades
