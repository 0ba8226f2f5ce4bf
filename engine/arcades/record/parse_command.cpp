#include "engine/arcades/names.h"
#include "engine/arcades/record/record.h"
#include "engine/record/parse.h"
#include "engine/record/record_names.h"
#include "engine/record/words.h"

#include <algorithm>

namespace reach::arcades {
namespace {

using namespace command;
using record::Words;

constexpr int kMostNumber = kHighestPower;

Player player(Words& words) {
    const auto player = words.name<Player>(ParseCode::ExpectedPlayer);
    if (!words.failed() && !isColor(player)) words.fail(ParseCode::ExpectedPlayer);
    return player;
}
SystemId planet(Words& words) {
    const auto system = parseName<SystemId>(words.peek());
    if (!system || !isPlanet(*system)) words.fail(ParseCode::ExpectedSystem);
    if (words.failed()) return SystemId::None;
    words.take();
    return *system;
}
/// The cluster of a gate.
std::int8_t gate(Words& words) {
    const auto system = parseName<SystemId>(words.peek());
    const bool found = system && index(*system) < kClusters * 4 && isGate(*system);
    if (!found) words.fail(ParseCode::ExpectedSystem);
    if (words.failed()) return 0;
    words.take();
    return static_cast<std::int8_t>(clusterOf(*system));
}
std::int8_t count(Words& words) {
    return static_cast<std::int8_t>(words.number(1, reach::kShips));
}
Resource resource(Words& words) {
    return words.name<Resource>(ParseCode::ExpectedResource);
}
ActionCard card(Words& words) {
    const ActionCard card = words.actionCard();
    if (!words.failed() && (!isFaceUp(card) || isFaithful(card))) words.fail(ParseCode::ExpectedActionCard);
    return card;
}
bool acceptSpending(Words& words, Resource resource) {
    if (!words.accept("spending")) return false;
    words.expect(nameOf(resource));
    return true;
}
bool counter(Words& words) {
    constexpr std::array<std::string_view, 2> kWays{"clockwise", "counter-clockwise"};
    return words.choose(kWays, ParseCode::ExpectedWord, "clockwise|counter-clockwise") == 1;
}
bool on(Words& words) {
    constexpr std::array<std::string_view, 2> kOn{"off", "on"};
    return words.choose(kOn, ParseCode::ExpectedWord, "on|off") == 1;
}
/// Resources up to the end of the line; `nothing` alone is none.
template <typename List>
List resources(Words& words, std::string_view nothing) {
    List list;
    if (words.accept(nothing)) return list;
    do
        if (!list.push(resource(words))) words.fail(ParseCode::TooMany);
    while (!words.atEnd());
    return list;
}

DiceCount dice(Words& words) {
    DiceCount dice{};
    do {
        const int number = words.number(1, kDiceOfAKind);
        const Die die = words.name<Die>(ParseCode::ExpectedDice);
        if (words.failed()) break;
        auto& here = dice[static_cast<std::size_t>(die)];
        if (here > 0) words.fail(ParseCode::Repeated);
        here = static_cast<std::int8_t>(number);
    } while (!words.atEnd() && words.peek() != "spending");
    return dice;
}

Command roll(Words& words) {
    Roll roll;
    if (words.accept("nothing")) return roll;
    do {
        const auto die = words.name<Die>(ParseCode::ExpectedDice);
        if (words.failed()) break;
        auto& faces = roll.faces[static_cast<std::size_t>(die)];
        if (faces != std::array<std::int8_t, kFaces>{}) words.fail(ParseCode::Repeated);
        int shown = 0;
        do {
            const int face = findFace(die, words.peek());
            if (face < 0) words.fail(ParseCode::ExpectedFace);
            if (++shown > kDiceOfAKind) words.fail(ParseCode::TooMany);
            if (words.failed()) return roll;
            ++faces[static_cast<std::size_t>(face)];
            words.take();
        } while (!words.atEnd() && words.peek() != ",");
    } while (words.accept(","));
    return roll;
}

Command places(Words& words, Player who) {
    if (words.accept("agent")) return PlaceAgent{who, planet(words)};
    Place place{who, count(words), gate(words)};
    place.spends = acceptSpending(words, Resource::Material);
    return place;
}

Command moves(Words& words, Player who) {
    if (words.accept("phantom")) return MovePhantom{who, planet(words)};
    if (words.accept("agent")) {
        MoveAgent move{who, counter(words), planet(words)};
        if (words.accept("collects")) move.collects = planet(words);
        move.spends = acceptSpending(words, Resource::Psionic);
        return move;
    }
    MoveShips move{who, words.ships(), gate(words)};
    words.expect(">");
    move.to = gate(words);
    move.spends = acceptSpending(words, Resource::Fuel);
    return move;
}

Command battles(Words& words, Player who) {
    Attack attack{who, player(words), gate(words)};
    words.expect("with");
    attack.dice = dice(words);
    attack.spends = acceptSpending(words, Resource::Weapon);
    return attack;
}

Command offers(Words& words, Player who) {
    Offer offer{who, {}};
    do
        if (!offer.cards.push(card(words))) words.fail(ParseCode::TooMany);
    while (words.accept(","));
    return offer;
}

Command buys(Words& words, Player who) {
    words.expect("ships");
    words.expect("from");
    BuyBack buy{who, player(words)};
    words.expect("for");
    if (!words.accept("power")) buy.price = resource(words);
    return buy;
}

Command colonizes(Words& words, Player who) {
    Colonize colonize{who, planet(words)};
    words.expect("with");
    colonize.resource = resource(words);
    colonize.damaged = words.accept("damaged");
    return colonize;
}

/// "red 3 blue 2": the players with any influence.
Command scores(Words& words, Player winner) {
    constexpr int kMostTold = 20;
    Score score{winner, -1, {}};
    if (winner != Player::None || !words.accept("resources")) score.cluster = gate(words);
    words.expect("with");
    if (words.accept("nothing")) return score;
    do {
        const Player who = player(words);
        if (words.failed()) break;
        auto& told = score.told[static_cast<std::size_t>(index(who))];
        if (told > 0) words.fail(ParseCode::Repeated);
        told = static_cast<std::int8_t>(words.number(1, kMostTold));
    } while (!words.failed() && !words.atEnd());
    return score;
}

using ParseRest = Command (*)(Words&, Player);
struct Verb {
    std::string_view word;
    ParseRest parse;
};

constexpr std::array<Verb, 22> kVerbs{{
    {"wins", scores},
    {"places", places},
    {"moves", moves},
    {"battles", battles},
    {"offers", offers},
    {"buys", buys},
    {"colonizes", colonizes},
    {"draws",
     [](Words& words, Player who) -> Command {
         return Draw{who, card(words)};
     }},
    {"plays",
     [](Words& words, Player who) -> Command {
         return Play{who, card(words)};
     }},
    {"repairs",
     [](Words& words, Player who) -> Command {
         Repair repair{who, count(words), gate(words)};
         repair.spends = acceptSpending(words, Resource::Relic);
         return repair;
     }},
    {"keeps", [](Words&, Player who) -> Command { return Keep{who}; }},
    {"suffers",
     [](Words& words, Player who) -> Command {
         return Suffer{who, words.ships()};
     }},
    {"strikes",
     [](Words& words, Player who) -> Command {
         return Strike{who, words.ships()};
     }},
    {"steals",
     [](Words& words, Player who) -> Command {
         return Steal{who, resources<FixedVector<Resource, kResourceSlots>>(words, "nothing")};
     }},
    {"drives",
     [](Words& words, Player who) -> Command {
         words.expect("agent");
         const bool back = counter(words);
         return DriveAway{who, back, planet(words)};
     }},
    {"researches",
     [](Words& words, Player who) -> Command {
         return Research{who, words.name<Advance>(ParseCode::ExpectedAbility)};
     }},
    {"declares",
     [](Words& words, Player who) -> Command {
         return Declare{who, static_cast<std::int8_t>(words.number(1, 9))};
     }},
    {"ends",
     [](Words& words, Player who) -> Command {
         words.expect("turn");
         return EndTurn{who};
     }},
    {"acts", [](Words&, Player who) -> Command { return Act{who}; }},
    {"gains",
     [](Words& words, Player who) -> Command {
         return Gain{who, resource(words)};
     }},
    {"returns",
     [](Words& words, Player who) -> Command {
         return Return{who, resource(words)};
     }},
    {"arranges",
     [](Words& words, Player who) -> Command {
         return Arrange{who, resources<FixedVector<Resource, kResourceSlots>>(words, "none")};
     }},
}};

void correctSystem(Words& words, Correct& c) {
    c.system = words.name<SystemId>(ParseCode::ExpectedSystem);
    if (words.accept("resource")) {
        c.about = About::Token;
        c.on = on(words);
    } else if (words.accept("city")) {
        c.about = About::City;
        if (words.accept("none")) return;
        c.player = player(words);
        c.on = words.accept("fresh");
    } else {
        c.about = About::Ships;
        c.player = player(words);
        words.expect("ships");
        c.ships = words.ships();
    }
}

void correctPlayer(Words& words, Correct& c) {
    constexpr std::array<std::string_view, 6> kWhat{"power",     "hand",     "agent",
                                                    "resources", "trophies", "advance"};
    constexpr std::array kAbout{About::Power,     About::Hand,     About::Agent,
                                About::Resources, About::Trophies, About::Advance};
    c.player = player(words);
    c.about = kAbout[static_cast<std::size_t>(words.choose(kWhat, ParseCode::ExpectedCorrection))];
    switch (c.about) {
        case About::Power:
        case About::Hand: c.number = static_cast<std::int16_t>(words.number(0, kMostNumber)); break;
        case About::Agent: c.system = planet(words); break;
        case About::Resources:
            c.resources = resources<FixedVector<Resource, kResourceSlots>>(words, "none");
            break;
        case About::Trophies:
            c.other = player(words);
            c.number = static_cast<std::int16_t>(words.number(0, kMostNumber));
            break;
        default:
            c.advance = words.name<Advance>(ParseCode::ExpectedAbility);
            c.on = on(words);
            break;
    }
}

/// A marker by a number that one of its sides shows.
void correctMarker(Words& words, Correct& c) {
    c.about = About::Marker;
    const int shows = words.number(1, 9);
    bool found = false;
    for (int marker = 0; marker < kMarkers; ++marker)
        for (const bool orange : {false, true})
            if (prizeOf(marker, orange).first == shows) {
                c.number = static_cast<std::int16_t>(marker);
                c.on = orange;
                found = true;
            }
    if (!found) words.fail(ParseCode::NumberOutOfRange);
    if (words.accept("available")) return;
    words.expect("cluster");
    c.cluster = static_cast<std::int8_t>(words.number(1, kClusters) - 1);
}

Command correction(Words& words) {
    Correct c;
    if (words.accept("initiative")) {
        c.about = About::Initiative;
        c.player = player(words);
    } else if (words.accept("chapter")) {
        c.about = About::Chapter;
        c.number = static_cast<std::int16_t>(words.number(1, kChapters));
    } else if (words.accept("marker")) {
        correctMarker(words, c);
    } else if (parseName<SystemId>(words.peek())) {
        correctSystem(words, c);
    } else {
        correctPlayer(words, c);
    }
    return c;
}

Command entry(Words& words) {
    if (words.accept("start")) {
        words.expect("card");
        return StartCard{static_cast<std::int8_t>(words.number(1, kClusters) - 1)};
    }
    if (words.accept("recruit")) return Recruit{};
    if (words.accept("rolls")) return roll(words);
    if (words.accept("scores")) return scores(words, Player::None);
    if (words.accept("strictness"))
        return SetStrictness{words.name<Strictness>(ParseCode::ExpectedStrictness)};
    if (words.accept("correct")) return correction(words);
    const auto who = words.name<Player>(ParseCode::ExpectedSubject);
    if (!words.failed() && !isColor(who)) words.fail(ParseCode::ExpectedSubject);
    for (const Verb& verb : kVerbs)
        if (words.accept(verb.word)) return verb.parse(words, who);
    words.fail(ParseCode::ExpectedVerb);
    return Recruit{};
}

}  // namespace

ParsedCommand parseCommand(std::string_view line) {
    if (line.size() > kMaxLineBytes) return {{}, {ParseCode::LineTooLong, 1, 1, {}, {}}};
    Words words(line);
    auto command = entry(words);
    words.finish();
    if (words.failed()) return {{}, words.error()};
    return {std::move(command), {}};
}

}  // namespace reach::arcades
