#include "engine/record/print.h"

#include "engine/arcades/names.h"
#include "engine/arcades/record/record.h"
#include "engine/record/record_names.h"

namespace reach::arcades {
namespace {

using namespace command;
using record::Sentence;
using record::shipsText;

std::string gateText(int cluster) {
    return reach::nameOf(systemAt(cluster, Spot::Gate));
}
std::string diceText(const DiceCount& dice) {
    Sentence text;
    for (const Die die : kAllDice)
        if (const int count = dice[static_cast<std::size_t>(die)]; count > 0)
            text.add(count).add(nameOf(die));
    return text.text().empty() ? "nothing" : text.text();
}

/// From the last face to the blank ones: the order in which people read out a roll.
std::string facesText(const RolledFaces& rolled) {
    const RolledFaces faces = canonicalFaces(rolled);
    Sentence text;
    for (const Die die : kAllDice) {
        const auto kind = static_cast<std::size_t>(die);
        if (faces[kind] == std::array<std::int8_t, kFaces>{}) continue;
        if (!text.text().empty()) text.comma();
        text.add(nameOf(die));
        for (std::size_t face = kFaces; face-- > 0;)
            for (int i = 0; i < faces[kind][face]; ++i) text.add(nameOf(kDieFaces[kind][face]));
    }
    return text.text().empty() ? "nothing" : text.text();
}

template <typename List>
std::string namesText(const List& list, std::string_view nothing) {
    Sentence text;
    for (const auto item : list) text.add(nameOf(item));
    return text.text().empty() ? std::string(nothing) : text.text();
}
std::string_view wayText(bool counter) {
    return counter ? "counter-clockwise" : "clockwise";
}
std::string_view onText(bool on) {
    return on ? "on" : "off";
}
/// A marker by the first number of a side.
int markerNumber(int marker, bool orange) {
    return prizeOf(marker, orange).first;
}

std::string correction(const Correct& c) {
    Sentence text("correct");
    switch (c.about) {
        case About::Power: text.add(nameOf(c.player)).add("power").add(c.number); break;
        case About::Hand: text.add(nameOf(c.player)).add("hand").add(c.number); break;
        case About::Ships:
            text.add(nameOf(c.system)).add(nameOf(c.player)).add("ships").add(shipsText(c.ships));
            break;
        case About::Agent: text.add(nameOf(c.player)).add("agent").add(nameOf(c.system)); break;
        case About::City:
            text.add(nameOf(c.system)).add("city").add(nameOf(c.player));
            if (c.on) text.add("fresh");
            break;
        case About::Token: text.add(nameOf(c.system)).add("resource").add(onText(c.on)); break;
        case About::Resources:
            text.add(nameOf(c.player)).add("resources").add(namesText(c.resources, "none"));
            break;
        case About::Trophies:
            text.add(nameOf(c.player)).add("trophies").add(nameOf(c.other)).add(c.number);
            break;
        case About::Advance:
            text.add(nameOf(c.player)).add("advance").add(nameOf(c.advance)).add(onText(c.on));
            break;
        case About::Marker:
            text.add("marker").add(markerNumber(c.number, c.on));
            c.cluster < 0 ? text.add("available") : text.add("cluster").add(c.cluster + 1);
            break;
        case About::Initiative: text.add("initiative").add(nameOf(c.player)); break;
        case About::Chapter: text.add("chapter").add(c.number); break;
    }
    return text.text();
}

struct Print {
    template <typename C>
    static Sentence by(const C& c, std::string_view verb) {
        return Sentence(nameOf(c.player), verb);
    }
    static std::string spending(Sentence text, bool spends, Resource resource) {
        if (spends) text.add("spending").add(nameOf(resource));
        return text.text();
    }

    std::string operator()(const PlaceAgent& c) const {
        return by(c, "places").add("agent").add(nameOf(c.planet)).text();
    }
    std::string operator()(const StartCard& c) const {
        return Sentence("start", "card").add(c.cluster + 1).text();
    }
    std::string operator()(const Recruit&) const { return "recruit"; }
    std::string operator()(const Offer& c) const {
        Sentence text = by(c, "offers");
        for (std::size_t i = 0; i < c.cards.size(); ++i) {
            if (i > 0) text.comma();
            text.add(nameOf(c.cards[i]));
        }
        return text.text();
    }
    std::string operator()(const Draw& c) const { return by(c, "draws").add(nameOf(c.card)).text(); }
    std::string operator()(const Play& c) const { return by(c, "plays").add(nameOf(c.card)).text(); }
    std::string operator()(const Place& c) const {
        return spending(by(c, "places").add(c.ships).add(gateText(c.cluster)), c.spends, Resource::Material);
    }
    std::string operator()(const MoveAgent& c) const {
        Sentence text = by(c, "moves").add("agent").add(wayText(c.counter)).add(nameOf(c.to));
        if (c.collects != SystemId::None) text.add("collects").add(nameOf(c.collects));
        return spending(std::move(text), c.spends, Resource::Psionic);
    }
    std::string operator()(const MovePhantom& c) const {
        return by(c, "moves").add("phantom").add(nameOf(c.to)).text();
    }
    std::string operator()(const MoveShips& c) const {
        Sentence text =
            by(c, "moves").add(shipsText(c.ships)).add(gateText(c.from)).add(">").add(gateText(c.to));
        return spending(std::move(text), c.spends, Resource::Fuel);
    }
    std::string operator()(const Repair& c) const {
        return spending(by(c, "repairs").add(c.ships).add(gateText(c.cluster)), c.spends, Resource::Relic);
    }
    std::string operator()(const Attack& c) const {
        Sentence text = by(c, "battles").add(nameOf(c.defender)).add(gateText(c.cluster));
        return spending(std::move(text.add("with").add(diceText(c.dice))), c.spends, Resource::Weapon);
    }
    std::string operator()(const Roll& c) const { return Sentence("rolls", facesText(c.faces)).text(); }
    std::string operator()(const Keep& c) const { return by(c, "keeps").text(); }
    std::string operator()(const Suffer& c) const { return by(c, "suffers").add(shipsText(c.hits)).text(); }
    std::string operator()(const Strike& c) const { return by(c, "strikes").add(shipsText(c.hits)).text(); }
    std::string operator()(const Steal& c) const {
        return by(c, "steals").add(namesText(c.resources, "nothing")).text();
    }
    std::string operator()(const DriveAway& c) const {
        return by(c, "drives").add("agent").add(wayText(c.counter)).add(nameOf(c.to)).text();
    }
    std::string operator()(const Research& c) const {
        return by(c, "researches").add(nameOf(c.advance)).text();
    }
    std::string operator()(const Colonize& c) const {
        Sentence text = by(c, "colonizes").add(nameOf(c.planet)).add("with").add(nameOf(c.resource));
        if (c.damaged) text.add("damaged");
        return text.text();
    }
    std::string operator()(const BuyBack& c) const {
        Sentence text = by(c, "buys").add("ships").add("from").add(nameOf(c.holder)).add("for");
        return (c.price == Resource::None ? text.add("power") : text.add(nameOf(c.price))).text();
    }
    std::string operator()(const Declare& c) const { return by(c, "declares").add(c.power).text(); }
    std::string operator()(const EndTurn& c) const { return by(c, "ends").add("turn").text(); }
    std::string operator()(const Act& c) const { return by(c, "acts").text(); }
    std::string operator()(const Gain& c) const { return by(c, "gains").add(nameOf(c.resource)).text(); }
    std::string operator()(const Return& c) const { return by(c, "returns").add(nameOf(c.resource)).text(); }
    std::string operator()(const Arrange& c) const {
        return by(c, "arranges").add(namesText(c.slots, "none")).text();
    }
    std::string operator()(const SetStrictness& c) const {
        return Sentence("strictness", nameOf(c.strictness)).text();
    }
    std::string operator()(const Correct& c) const { return correction(c); }
    std::string operator()(const Score& c) const {
        Sentence text = c.winner == Player::None ? Sentence("scores") : Sentence(nameOf(c.winner), "wins");
        text.add(c.cluster < 0 ? "resources" : gateText(c.cluster)).add("with");
        bool any = false;
        for (const Player player : kAllPlayers)
            if (const int told = c.told[static_cast<std::size_t>(index(player))]; told > 0) {
                text.add(nameOf(player)).add(told);
                any = true;
            }
        return (any ? text : text.add("nothing")).text();
    }
};

std::string seatsText(const Record& game, Seat kind) {
    std::string text;
    for (const Player player : game.setup.seats) {
        if (kindOf(game.setup, player) != kind) continue;
        if (!text.empty()) text += ", ";
        text += nameOf(player);
        const auto name = record::tidyName(game.names[static_cast<std::size_t>(index(player))]);
        if (!name.empty()) text += "=" + name;
    }
    return text;
}

}  // namespace

std::string printCommand(const Command& command) {
    return std::visit(Print{}, command);
}

std::string printRecord(const Record& record) {
    const Setup& setup = record.setup;
    std::string text = "game: arcades\nplayers: " + seatsText(record, Seat::Person) + "\n";
    if (setup.mode == Mode::Phantom) text += "phantom: " + seatsText(record, Seat::Phantom) + "\n";
    if (setup.mode == Mode::Solo || setup.mode == Mode::Hard)
        text += "bots: " + seatsText(record, Seat::Bot) + "\n";
    if (setup.mode == Mode::Hard) text += "mode: hard\n";
    if (setup.depth != Setup{}.depth) text += "depth: " + std::string(nameOf(setup.depth)) + "\n";
    if (setup.strictness != Setup{}.strictness)
        text += "strictness: " + std::string(nameOf(setup.strictness)) + "\n";
    text += "\n";
    for (const Entry& entry : record.entries) text += printCommand(entry.command) + "\n";
    return text;
}

}  // namespace reach::arcades
