#include "engine/odds/rerolls.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

/// Dice of one kind form a hand: the number of dice that show each face. Setting dice aside for a reroll
/// leaves a smaller hand, and the roll adds one die after another. A permission is therefore decided on hands
/// of all sizes: first the value of each hand after its missing dice are rolled, then for each whole roll the
/// best of the hands within it.
namespace reach::odds {
namespace {

/// Of two hands whose values differ by less, the larger is kept.
constexpr double kSameValue = 1e-12;

struct Hand {
    std::array<std::int8_t, kFaces> shown{};     ///< by face that differs from the others
    std::array<std::int16_t, kFaces> withOne{};  ///< the hand with one more such die; 0: none
    std::array<std::int16_t, kFaces> without{};  ///< the hand with one less; -1: none
    int selfHits = 0, intercepts = 0, hits = 0, buildingHits = 0, keys = 0;
};

/// All hands of up to six dice of a kind, the smaller ones first.
struct Hands {
    explicit Hands(Die die);
    int find(const std::array<std::int8_t, kFaces>& rolled) const;

    int faces = 0;                        ///< that differ
    std::array<int, kFaces> kind{};       ///< index in `shown` of each face of the die
    std::array<double, kFaces> chance{};  ///< of each that differs
    std::vector<Hand> hands;
    std::array<int, kDiceOfAKind + 2> from{};  ///< where the hands of each size begin
};

Hands::Hands(Die die) {
    const auto& all = kDieFaces[static_cast<int>(die)];
    std::array<Face, kFaces> looks{};
    for (int face = 0; face < kFaces; ++face) {
        const auto* const known = std::find(looks.begin(), looks.begin() + faces, all[face]);
        kind[face] = static_cast<int>(known - looks.begin());
        if (kind[face] == faces) looks[faces++] = all[face];
        chance[kind[face]] += 1.0 / kFaces;
    }
    hands.emplace_back();
    hands[0].without.fill(-1);
    from[1] = 1;
    for (int size = 0; size < kDiceOfAKind; ++size) {
        for (int at = from[size]; at < from[size + 1]; ++at)
            for (int face = 0; face < faces; ++face) {
                Hand next = hands[at];
                ++next.shown[face];
                next.withOne.fill(0);
                auto known = std::find_if(hands.begin() + from[size + 1], hands.end(),
                                          [&](const Hand& hand) { return hand.shown == next.shown; });
                if (known == hands.end()) {
                    next.without.fill(-1);
                    next.selfHits += looks[face].selfHits;
                    next.intercepts += looks[face].intercepts;
                    next.hits += looks[face].hits;
                    next.buildingHits += looks[face].buildingHits;
                    next.keys += looks[face].keys;
                    known = hands.insert(hands.end(), next);
                }
                const auto place = static_cast<std::int16_t>(known - hands.begin());
                known->without[face] = static_cast<std::int16_t>(at);
                hands[at].withOne[face] = place;
            }
        from[size + 2] = static_cast<int>(hands.size());
    }
}

int Hands::find(const std::array<std::int8_t, kFaces>& rolled) const {
    int at = 0;
    for (int face = 0; face < kFaces; ++face)
        for (int die = 0; die < rolled[face]; ++die) at = hands[at].withOne[kind[face]];
    return at;
}

const Hands& handsOf(int die) {
    static const std::array<Hands, kDice> all{Hands(Die::Assault), Hands(Die::Skirmish), Hands(Die::Raid)};
    return all[die];
}

/// The hands of one kind, from the fewest dice that a permission can leave up to all dice.
struct Axis {
    Axis(const Hands& of, int dice, int leave)
        : hands(&of),
          begin(of.from[dice - std::min(dice, leave)]),
          whole(of.from[dice] - begin),
          count(of.from[dice + 1] - begin) {}

    const Hand& operator[](int at) const { return hands->hands[begin + at]; }
    int wholes() const { return count - whole; }

    const Hands* hands;
    int begin;
    int whole;  ///< where the hands with no die missing begin
    int count;
};

using Values = std::vector<double>;
using Choice = std::vector<std::int32_t>;

/// The sizes before and after one kind in a list of hands of all three kinds.
struct Sides {
    int before;
    int behind;
};

/// Extends values of whole hands to all hands: a missing die shows each face with its chance.
Values ofAllHands(Values whole, const Axis& axis, Sides sides) {
    if (axis.whole == 0) return whole;
    Values all(static_cast<std::size_t>(sides.before) * axis.count * sides.behind);
    const std::ptrdiff_t row = sides.behind;
    for (int o = 0; o < sides.before; ++o) {
        double* const at = all.data() + o * axis.count * row;
        std::copy_n(whole.data() + o * axis.wholes() * row, axis.wholes() * row, at + axis.whole * row);
        for (int hand = axis.whole - 1; hand >= 0; --hand)
            for (int face = 0; face < axis.hands->faces; ++face) {
                const double chance = axis.hands->chance[face];
                const double* const from = at + (axis[hand].withOne[face] - axis.begin) * row;
                double* const to = at + hand * row;
                for (int i = 0; i < row; ++i) to[i] += chance * from[i];
            }
    }
    return all;
}

/// Reduces chances of all hands to whole hands: the missing dice are rolled.
Values rolledOut(Values all, const Axis& axis, Sides sides) {
    if (axis.whole == 0) return all;
    Values whole(static_cast<std::size_t>(sides.before) * axis.wholes() * sides.behind);
    const std::ptrdiff_t row = sides.behind;
    for (int o = 0; o < sides.before; ++o) {
        double* const at = all.data() + o * axis.count * row;
        for (int hand = 0; hand < axis.whole; ++hand)
            for (int face = 0; face < axis.hands->faces; ++face) {
                const double chance = axis.hands->chance[face];
                double* const to = at + (axis[hand].withOne[face] - axis.begin) * row;
                const double* const from = at + hand * row;
                for (int i = 0; i < row; ++i) to[i] += chance * from[i];
            }
        std::copy_n(at + axis.whole * row, axis.wholes() * row, whole.data() + o * axis.wholes() * row);
    }
    return whole;
}

/// Reduces values of all hands to whole hands: the best hand within each, and its index.
void chooseWithin(Values& value, Choice& choice, const Axis& axis, Sides sides) {
    if (axis.whole == 0) return;
    const std::ptrdiff_t row = sides.behind;
    for (int o = 0; o < sides.before; ++o) {
        const std::ptrdiff_t at = o * axis.count * row;
        for (int hand = 0; hand < axis.count; ++hand)
            for (int face = 0; face < axis.hands->faces; ++face) {
                const int less = axis[hand].without[face] - axis.begin;
                if (less < 0) continue;
                for (int i = 0; i < row; ++i) {
                    const auto here = static_cast<std::size_t>(at + hand * row + i);
                    const auto there = static_cast<std::size_t>(at + less * row + i);
                    const bool better = value[there] > value[here] + kSameValue;
                    value[here] = better ? value[there] : value[here];
                    choice[here] = better ? choice[there] : choice[here];
                }
            }
        const std::ptrdiff_t to = o * axis.wholes() * row;
        std::copy_n(value.begin() + at + axis.whole * row, axis.wholes() * row, value.begin() + to);
        std::copy_n(choice.begin() + at + axis.whole * row, axis.wholes() * row, choice.begin() + to);
    }
    const std::size_t size = static_cast<std::size_t>(sides.before) * axis.wholes() * sides.behind;
    value.resize(size);
    choice.resize(size);
}

std::array<int, kDice> countsOf(const Pool& pool) {
    return {pool.assault, pool.skirmish, pool.raid};
}

std::array<Axis, kDice> axesOf(const Pool& dice, const Pool& leave) {
    const auto counts = countsOf(dice);
    const auto most = countsOf(leave);
    return {Axis(handsOf(0), counts[0], most[0]), Axis(handsOf(1), counts[1], most[1]),
            Axis(handsOf(2), counts[2], most[2])};
}

/// One permission, with the hands that are kept for each whole roll.
struct Leave {
    Leave(const Pool& dice, const Pool& most) : axes(axesOf(dice, most)), limit(countsOf(most)) {}

    /// Fills `kept`. Takes the values of whole rolls after this permission, and returns those before it.
    Values decide(const Values& after);
    /// Takes the chances of whole rolls before this permission, and returns those after it.
    Values use(const Values& before) const;
    /// The hand of a kind within a place in the list of all hands.
    const Hand& handIn(std::int32_t place, int die) const {
        const int behind = die == 0 ? axes[1].count * axes[2].count : die == 1 ? axes[2].count : 1;
        return axes[die][place / behind % axes[die].count];
    }

    std::array<Axis, kDice> axes;
    std::array<int, kDice> limit;
    Choice kept;
};

Values Leave::decide(const Values& after) {
    const auto& [a, s, r] = axes;
    Values value = ofAllHands(after, r, {a.wholes() * s.wholes(), 1});
    value = ofAllHands(std::move(value), s, {a.wholes(), r.count});
    value = ofAllHands(std::move(value), a, {1, s.count * r.count});
    kept.resize(value.size());
    std::iota(kept.begin(), kept.end(), 0);
    chooseWithin(value, kept, a, {1, s.count * r.count});
    chooseWithin(value, kept, s, {a.wholes(), r.count});
    chooseWithin(value, kept, r, {a.wholes() * s.wholes(), 1});
    return value;
}

Values Leave::use(const Values& before) const {
    const auto& [a, s, r] = axes;
    Values chances(static_cast<std::size_t>(a.count) * s.count * r.count);
    for (std::size_t roll = 0; roll < before.size(); ++roll) chances[kept[roll]] += before[roll];
    chances = rolledOut(std::move(chances), a, {1, s.count * r.count});
    chances = rolledOut(std::move(chances), s, {a.wholes(), r.count});
    return rolledOut(std::move(chances), r, {a.wholes() * s.wholes(), 1});
}

/// Calls visit(place, assault, skirmish, raid) for each whole roll.
void forEachRoll(const Pool& dice, auto&& visit) {
    const auto [a, s, r] = axesOf(dice, {});
    std::size_t place = 0;
    for (int i = 0; i < a.count; ++i)
        for (int j = 0; j < s.count; ++j)
            for (int k = 0; k < r.count; ++k) visit(place++, a[i], s[j], r[k]);
}

std::size_t rollsOf(const Pool& dice) {
    const auto [a, s, r] = axesOf(dice, {});
    return static_cast<std::size_t>(a.count) * s.count * r.count;
}

/// The permissions of a battle, each with the dice that are kept of every roll.
std::vector<Leave> decideAll(const Battle& battle, const Outcomes& outcomes) {
    Values value(rollsOf(battle.dice));
    forEachRoll(battle.dice, [&](std::size_t place, const Hand& a, const Hand& s, const Hand& r) {
        value[place] =
            outcomes.value(a.selfHits + r.selfHits, outcomes.intercepted(a.intercepts + r.intercepts),
                           a.hits + s.hits, r.buildingHits, r.keys);
    });
    std::vector<Leave> leaves;
    for (const Pool& most : battle.rerolls) leaves.emplace_back(battle.dice, most);
    for (auto leave = leaves.rbegin(); leave != leaves.rend(); ++leave) value = leave->decide(value);
    return leaves;
}

std::size_t placeOf(const Pool& dice, const Roll& rolled) {
    const auto axes = axesOf(dice, {});
    std::size_t place = 0;
    for (int die = 0; die < kDice; ++die)
        place = place * axes[die].count + (axes[die].hands->find(rolled[die]) - axes[die].begin);
    return place;
}

Values chancesAtFirst(const Pool& dice, const Roll* rolled) {
    Values chances(rollsOf(dice));
    if (rolled != nullptr) {
        chances[placeOf(dice, *rolled)] = 1;
        return chances;
    }
    std::array<Values, kDice> byKind;
    const auto axes = axesOf(dice, dice);
    for (int die = 0; die < kDice; ++die) {
        Values none(static_cast<std::size_t>(axes[die].count));
        none[0] = 1;
        byKind[die] = rolledOut(std::move(none), axes[die], {1, 1});
    }
    std::size_t place = 0;
    for (const double a : byKind[0])
        for (const double s : byKind[1])
            for (const double r : byKind[2]) chances[place++] = a * s * r;
    return chances;
}

/// The faces that are rerolled, as rolls show them before this permission.
void tellAgain(const Leave& leave, const Pool& dice, const Values& before,
               std::array<std::array<bool, kFaces>, kDice>& rolled,
               std::array<std::array<bool, kFaces>, kDice>& spared) {
    forEachRoll(dice, [&](std::size_t place, const auto&... hands) {
        if (before[place] <= 0) return;
        const std::array shows{&hands...};
        for (int die = 0; die < kDice; ++die) {
            const Hand& kept = leave.handIn(leave.kept[place], die);
            int again = 0;
            for (int face = 0; face < kFaces; ++face) again += shows[die]->shown[face] - kept.shown[face];
            for (int face = 0; face < kFaces; ++face) {
                rolled[die][face] |= kept.shown[face] < shows[die]->shown[face];
                spared[die][face] |= kept.shown[face] > 0 && again < leave.limit[die];
            }
        }
    });
}

}  // namespace

RollChances chancesWithRerolls(const Battle& battle, const Outcomes& outcomes, const Roll* rolled) {
    RollChances result;
    std::array<std::array<bool, kFaces>, kDice> again{};
    std::array<std::array<bool, kFaces>, kDice> spared{};
    Values chances = chancesAtFirst(battle.dice, rolled);
    for (const Leave& leave : decideAll(battle, outcomes)) {
        tellAgain(leave, battle.dice, chances, again, spared);
        chances = leave.use(chances);
    }
    for (int die = 0; die < kDice; ++die)
        for (int face = 0; face < kFaces; ++face) {
            const int kind = handsOf(die).kind[face];
            if (again[die][kind])
                result.again[die][face] = spared[die][kind] ? Again::Sometimes : Again::Always;
        }
    forEachRoll(battle.dice, [&](std::size_t place, const Hand& a, const Hand& s, const Hand& r) {
        const int self = a.selfHits + r.selfHits;
        const int intercepted = outcomes.intercepted(a.intercepts + r.intercepts);
        result.keys[self][intercepted][r.keys] += chances[place];
        result.force[self][intercepted][a.hits + s.hits][r.buildingHits] += chances[place];
    });
    return result;
}

Roll bestFirstReroll(const Battle& battle, const Outcomes& outcomes, const Roll& rolled) {
    Roll again{};
    const auto leaves = decideAll(battle, outcomes);
    if (leaves.empty()) return again;
    const std::int32_t kept = leaves.front().kept[placeOf(battle.dice, rolled)];
    for (int die = 0; die < kDice; ++die) {
        const Hands& hands = handsOf(die);
        const Hand& shows = hands.hands[hands.find(rolled[die])];
        std::array<bool, kFaces> told{};
        for (int face = 0; face < kFaces; ++face) {
            const int kind = hands.kind[face];
            if (told[kind]) continue;
            told[kind] = true;
            again[die][face] =
                static_cast<std::int8_t>(shows.shown[kind] - leaves.front().handIn(kept, die).shown[kind]);
        }
    }
    return again;
}

}  // namespace reach::odds
