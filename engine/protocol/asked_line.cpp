#include "engine/protocol/asked_line.h"

#include "engine/protocol/earlier.h"

#include <array>
#include <bit>
#include <utility>

namespace reach {
namespace {

using Line = AskedLine;

std::int8_t byte(int value) {
    return static_cast<std::int8_t>(value);
}
/// A system as the only one of a set, as journals write it. No system is an empty set.
std::uint32_t alone(SystemId system) {
    return index(system) < kSystems ? bitOf(system) : 0;
}
/// Takes a value out of the line. What the memo does not take stays for the question.
template <typename T>
T take(T& field) {
    return std::exchange(field, T{});
}
SystemId takeAlone(Line& line) {
    const std::uint32_t set = take(line.number);
    return set == 0 ? SystemId::None : static_cast<SystemId>(std::countr_zero(set));
}
/// In these words a system stands by its number.
SystemId takeSystem(std::int8_t& field) {
    return static_cast<SystemId>(take(field));
}

// ---- the form of each kind: put() and read() are each other's opposite

void put(std::monostate, Line&) {}
void read(std::monostate&, Line&) {}

void put(const memo::Systems& m, Line& line) {
    line.number = m.systems;
}
void read(memo::Systems& m, Line& line) {
    m.systems = take(line.number);
}

void put(const memo::System& m, Line& line) {
    line.number = alone(m.at);
}
void read(memo::System& m, Line& line) {
    m.at = takeAlone(line);
}

void put(const memo::CalledFrom& m, Line& line) {
    line.number = m.systems;
}
void read(memo::CalledFrom& m, Line& line) {
    m.systems = take(line.number);
}

void put(const memo::CourtPlace& m, Line& line) {
    line.count = m.place;
}
void read(memo::CourtPlace& m, Line& line) {
    m.place = take(line.count);
}

void put(const memo::CourtPlaces& m, Line& line) {
    line.number = m.places;
}
void read(memo::CourtPlaces& m, Line& line) {
    m.places = static_cast<std::uint8_t>(take(line.number));
}

void put(const memo::BuildingAt& m, Line& line) {
    line.count = m.at;
    line.number = alone(m.system);
}
void read(memo::BuildingAt& m, Line& line) {
    m.at = take(line.count);
    m.system = takeAlone(line);
}

void put(const memo::Step& m, Line& line) {
    line.count = byte(index(m.from));
    line.number = alone(m.to);
}
void read(memo::Step& m, Line& line) {
    m.from = takeSystem(line.count);
    m.to = takeAlone(line);
}

void put(const memo::SharedStep& m, Line& line) {
    line.count = byte(index(m.from));
    line.stage = byte(m.asked);
    line.number = alone(m.to);
}
void read(memo::SharedStep& m, Line& line) {
    m.from = takeSystem(line.count);
    m.asked = static_cast<OwnerSet>(take(line.stage));
    m.to = takeAlone(line);
}

void put(const memo::Declarable& m, Line& line) {
    line.count = m.marker;
    line.stage = m.undeclaredOnly ? 1 : 0;
    line.number = m.which;
}
void read(memo::Declarable& m, Line& line) {
    m.marker = take(line.count);
    m.undeclaredOnly = take(line.stage) == 1;
    m.which = static_cast<AmbitionSet>(take(line.number));
}

void put(const memo::Declaration& m, Line& line) {
    line.count = byte(index(m.ambition));
    line.stage = m.zeroMarker ? 1 : 0;
}
void read(memo::Declaration& m, Line& line) {
    m.ambition = static_cast<Ambition>(take(line.count));
    m.zeroMarker = take(line.stage) == 1;
}

void put(const memo::JustDeclared& m, Line& line) {
    line.count = byte(index(m.ambition));
}
void read(memo::JustDeclared& m, Line& line) {
    m.ambition = static_cast<Ambition>(take(line.count));
}

void put(const memo::Marker& m, Line& line) {
    line.count = m.number;
}
void read(memo::Marker& m, Line& line) {
    m.number = take(line.count);
}

void put(const memo::Actions& m, Line& line) {
    line.number = m.which;
}
void read(memo::Actions& m, Line& line) {
    m.which = static_cast<ActionSet>(take(line.number));
}

void put(const memo::OfGolem& m, Line& line) {
    line.count = byte(index(m.golem));
}
void read(memo::OfGolem& m, Line& line) {
    m.golem = static_cast<Golem>(take(line.count));
}

void put(const memo::Players& m, Line& line) {
    line.number = m.players;
}
void read(memo::Players& m, Line& line) {
    m.players = static_cast<OwnerSet>(take(line.number));
}

void put(const memo::CrisisDice& m, Line& line) {
    line.count = m.rolled ? 1 : 0;
}
void read(memo::CrisisDice& m, Line& line) {
    m.rolled = take(line.count) != 0;
}

constexpr std::uint32_t kUpgradeBits = (1U << kUpgrades) - 1;
void put(const memo::Aboard& m, Line& line) {
    line.number = m.cities | static_cast<std::uint32_t>(m.starports) << kUpgrades;
}
void read(memo::Aboard& m, Line& line) {
    const std::uint32_t both = take(line.number);
    m.cities = static_cast<std::uint8_t>(both & kUpgradeBits);
    m.starports = static_cast<std::uint8_t>(both >> kUpgrades & kUpgradeBits);
}

void put(const memo::Begun& m, Line& line) {
    line.number = m.begun ? 1 : 0;
}
void read(memo::Begun& m, Line& line) {
    m.begun = take(line.number) != 0;
}

void put(const memo::Witness& m, Line& line) {
    line.count = m.token;
    line.number = m.route;
}
void read(memo::Witness& m, Line& line) {
    m.token = take(line.count);
    m.route = take(line.number);
}

/// Five bits for each colour: the planet's number from 1 on, or 0.
constexpr unsigned kGuessBits = 5;
constexpr std::uint32_t kGuess = (1U << kGuessBits) - 1;
void put(const memo::Guesses& m, Line& line) {
    for (unsigned color = 0; color < kPlayerColors; ++color)
        if (const int planet = index(m.planets[color]); planet < kSystems)
            line.number |= static_cast<std::uint32_t>(planet + 1) << (kGuessBits * color);
}
void read(memo::Guesses& m, Line& line) {
    const std::uint32_t all = take(line.number);
    for (unsigned color = 0; color < kPlayerColors; ++color)
        if (const std::uint32_t planet = all >> (kGuessBits * color) & kGuess;
            planet > 0 && planet <= kSystems)
            m.planets[color] = static_cast<SystemId>(planet - 1);
}

void put(const memo::GateBreak& m, Line& line) {
    line.count = byte(m.owners);
    line.number = alone(m.from);
}
void read(memo::GateBreak& m, Line& line) {
    m.owners = static_cast<OwnerSet>(take(line.count));
    m.from = takeAlone(line);
}

void put(const memo::RolledPlanet& m, Line& line) {
    line.count = m.crisis ? 1 : 0;
    line.number = alone(m.planet);
}
void read(memo::RolledPlanet& m, Line& line) {
    m.crisis = take(line.count) > 0;
    m.planet = takeAlone(line);
}

void put(const memo::Hunt& m, Line& line) {
    line.count = m.place;
    line.number = m.hits;
}
void read(memo::Hunt& m, Line& line) {
    m.place = take(line.count);
    m.hits = static_cast<std::uint8_t>(take(line.number));
}

void put(const memo::Conspiracy& m, Line& line) {
    line.count = m.number;
    line.number = m.name;
}
void read(memo::Conspiracy& m, Line& line) {
    m.number = take(line.count);
    m.name = static_cast<std::uint8_t>(take(line.number));
}

/// The colour stands above the eight bits of the name.
constexpr unsigned kNameBits = 8;
void put(const memo::GuessedConspiracy& m, Line& line) {
    line.count = m.number;
    line.number = m.name | static_cast<std::uint32_t>(index(m.color)) << kNameBits;
}
void read(memo::GuessedConspiracy& m, Line& line) {
    m.number = take(line.count);
    const std::uint32_t both = take(line.number);
    m.name = static_cast<std::uint8_t>(both);
    m.color = static_cast<Player>(static_cast<std::uint8_t>(both >> kNameBits));
}

void put(const memo::Passing& m, Line& line) {
    line.count = m.before;
}
void read(memo::Passing& m, Line& line) {
    m.before = take(line.count);
}

void put(const memo::Taxed& m, Line& line) {
    line.count = m.gained ? 1 : 0;
}
void read(memo::Taxed& m, Line& line) {
    m.gained = take(line.count) == 1;
}

void put(const memo::Fief& m, Line& line) {
    line.count = m.cluster;
}
void read(memo::Fief& m, Line& line) {
    m.cluster = take(line.count);
}

/// The kind of piece is added to the stage that asks for its receiver.
constexpr std::int8_t kToWhom = 1;
void put(const memo::Gift& m, Line& line) {
    line.stage = byte(line.stage + index(m.piece));
}
void read(memo::Gift& m, Line& line) {
    m.piece = static_cast<TrophyKind>(std::exchange(line.stage, kToWhom) - kToWhom);
}

void put(const memo::Scrapped& m, Line& line) {
    line.number = m.ships;
}
void read(memo::Scrapped& m, Line& line) {
    m.ships = static_cast<std::uint8_t>(take(line.number));
}

void put(const memo::Raided& m, Line& line) {
    line.stage = byte((m.stole ? 1 : 0) | (m.ships ? 2 : 0));
}
void read(memo::Raided& m, Line& line) {
    const std::int8_t both = take(line.stage);
    m.stole = (both & 1) != 0;
    m.ships = (both & 2) != 0;
}

/// 0: both dice, 1: the number die, 2: the event die for its planet, 3: for its other symbol too.
constexpr int kOnceMore = 4;  ///< is added where they may be rolled again
void put(const memo::EventDice& m, Line& line) {
    const int dice = m.number ? (m.symbol ? 0 : 1) : (m.other ? 3 : 2);
    line.stage = byte(dice + (m.again ? kOnceMore : 0));
}
void read(memo::EventDice& m, Line& line) {
    const int all = take(line.stage);
    const int dice = all % kOnceMore;
    m = {dice < 2, dice != 1, dice == 0 || dice == 3, all >= kOnceMore};
}

template <std::size_t At>
Memo readAs(Line& line) {
    std::variant_alternative_t<At, Memo::Kept> what{};
    read(what, line);
    if constexpr (At > 0) return what;
    return {};
}
template <std::size_t... At>
constexpr std::array<Memo (*)(Line&), sizeof...(At)> readersOf(std::index_sequence<At...>) {
    return {readAs<At>...};
}
/// One for each kind, in their order.
constexpr auto kReaders = readersOf(std::make_index_sequence<std::variant_size_v<Memo::Kept>>{});

}  // namespace

AskedLine lineOf(const Pending& asked) {
    AskedLine line{asked.ask,   asked.player, asked.rival, asked.resource, asked.card,
                   asked.count, asked.stage,  0,           asked.about};
    asked.memo.visit([&](const auto& what) { put(what, line); });
    return line;
}

Pending askedOf(const AskedLine& written) {
    AskedLine line = written;
    const MemoKind kind = memoKindOf(line.ask, line.card, line.stage);
    const Memo memo = kReaders[static_cast<std::size_t>(kind)](line);
    return {line.ask,   line.player, line.rival, line.resource, line.card,
            line.count, line.stage,  memo,       line.about};
}

void AskedLine::readFromBefore() {
    earlier::translate(*this);
}

}  // namespace reach
