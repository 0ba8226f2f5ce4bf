#include "engine/record/parse.h"
#include "engine/record/record_names.h"

namespace reach::record {
namespace {

using namespace command;

void parseFaces(Words& words, Die die, RolledFaces& faces) {
    int dice = 0;
    do {
        const int face = findFace(die, words.peek());
        if (face < 0) words.fail(ParseCode::ExpectedFace);
        if (++dice > kDiceOfAKind) words.fail(ParseCode::TooMany);
        if (words.failed()) return;
        ++faces[static_cast<std::size_t>(die)][static_cast<std::size_t>(face)];
        words.take();
    } while (!words.atEnd() && words.peek() != "," && words.peek() != ">");
}

/// The kind of the dice that follow; each kind is named once.
Die parseDie(Words& words, std::array<bool, kDice>& seen) {
    if (const auto die = parseName<Die>(words.peek()); die && seen[static_cast<std::size_t>(*die)])
        words.fail(ParseCode::Repeated);
    const Die die = words.name<Die>(ParseCode::ExpectedDice);
    seen[static_cast<std::size_t>(die)] = true;
    return die;
}

Command parseRoll(Words& words) {
    Roll roll;
    if (words.accept("nothing")) return roll;
    std::array<bool, kDice> seen{};
    do parseFaces(words, parseDie(words, seen), roll.faces);
    while (words.accept(","));
    return roll;
}

Command parseReroll(Words& words) {
    Reroll reroll;
    if (words.accept("none")) return reroll;
    std::array<bool, kDice> seen{};
    do {
        const Die die = parseDie(words, seen);
        parseFaces(words, die, reroll.before);
        words.expect(">");
        parseFaces(words, die, reroll.after);
    } while (words.accept(","));
    return reroll;
}

Command parseCourt(Words& words) {
    return Court{words.card()};
}

struct TableVerb {
    std::string_view word;
    Command (*parse)(Words&);
};
/// "event 3 crisis moon", "event 3", "event moon", "event crisis moon".
Command parseEvent(Words& words) {
    constexpr std::array<std::string_view, 2> kResult{"edict", "crisis"};
    RollEvent roll;
    const bool number = parseNumber(words.peek()).has_value();
    if (number) roll.cluster = static_cast<std::int8_t>(words.number(1, kClusters) - 1);
    if (number && words.atEnd()) return roll;
    if (number || !parseName<Spot>(words.peek()))
        roll.crisis = words.choose(kResult, ParseCode::ExpectedWord, "crisis|edict") == 1;
    roll.symbol = words.name<Spot>(ParseCode::ExpectedSymbol);
    if (roll.symbol == Spot::Gate && !words.failed()) words.fail(ParseCode::ExpectedSymbol);
    return roll;
}

constexpr std::array<TableVerb, 10> kTableVerbs{{
    {"rolls", parseRoll},
    {"rerolls", parseReroll},
    {"court", parseCourt},
    {"score", [](Words&) -> Command { return Score{}; }},
    {"depth", [](Words& words) -> Command { return SetDepth{words.name<Depth>(ParseCode::ExpectedDepth)}; }},
    {"strictness",
     [](Words& words) -> Command {
         return SetStrictness{words.name<Strictness>(ParseCode::ExpectedStrictness)};
     }},
    {"correct", [](Words& words) -> Command { return parseCorrection(words); }},
    {"event", parseEvent},
    {"deal", parseDeal},
    {"done", [](Words&) -> Command { return Done{}; }},
}};

/// Takes one field of a choice. A repeated field is an error.
template <typename Field, typename Value>
void set(Words& words, Field& field, const Field& unsaid, Value value) {
    if (field != unsaid) words.fail(ParseCode::Repeated);
    if (words.failed()) return;
    field = static_cast<Field>(value);
    words.take();
}

/// Takes a field that begins with a fixed word. Returns false for any other word.
bool parseLabelled(Words& words, Choice& choice) {
    if (words.peek() == "cluster") {
        if (choice.cluster >= 0) words.fail(ParseCode::Repeated);
        words.take();
        choice.cluster = static_cast<std::int8_t>(words.number(1, kClusters) - 1);
        return true;
    }
    if (words.peek() == "gives") {
        if (choice.gives != Resource::None) words.fail(ParseCode::Repeated);
        words.take();
        choice.gives = words.name<Resource>(ParseCode::ExpectedResource);
        return true;
    }
    if (words.peek() == "from") {
        if (choice.from != SystemId::None) words.fail(ParseCode::Repeated);
        words.take();
        choice.from = words.name<SystemId>(ParseCode::ExpectedSystem);
        return true;
    }
    if (words.peek() == "flagship") {
        if (choice.flagship) words.fail(ParseCode::Repeated);
        words.take();
        return choice.flagship = true;
    }
    if (isWhichWord(words.peek())) {
        if (choice.which.says()) words.fail(ParseCode::Repeated);
        choice.which = words.which();
        return true;
    }
    if (words.peek() == "moving") {
        if (choice.ships != Ships{}) words.fail(ParseCode::Repeated);
        words.take();
        choice.ships = words.ships(kBlight);  // it moves like ships (F2102)
        return true;
    }
    return false;
}

void parseChoiceField(Words& words, Choice& choice) {
    constexpr int kHighestCount = 99;
    const Choice unsaid;
    const auto word = words.peek();
    if (parseLabelled(words, choice)) return;
    if (const auto system = parseName<SystemId>(word))
        return set(words, choice.system, unsaid.system, *system);
    if (const auto player = parseName<Player>(word)) return set(words, choice.player, unsaid.player, *player);
    if (const auto resource = parseName<Resource>(word))
        return set(words, choice.resource, unsaid.resource, *resource);
    if (const auto golem = parseName<Golem>(word)) return set(words, choice.golem, unsaid.golem, *golem);
    if (const auto piece = parseName<TrophyKind>(word)) return set(words, choice.piece, unsaid.piece, *piece);
    if (const auto card = parseCard(word)) return set(words, choice.card, unsaid.card, *card);
    if (const auto count = parseNumber(word); count && *count <= kHighestCount)
        return set(words, choice.count, unsaid.count, *count);
    words.fail(ParseCode::ExpectedChoice);
}

}  // namespace

std::optional<Command> parseTableEntry(Words& words) {
    for (const TableVerb& verb : kTableVerbs)
        if (words.accept(verb.word)) return verb.parse(words);
    return std::nullopt;
}

std::vector<std::string_view> tableVerbs() {
    std::vector<std::string_view> verbs;
    verbs.reserve(kTableVerbs.size());
    for (const TableVerb& verb : kTableVerbs) verbs.push_back(verb.word);
    return verbs;
}

Choice parseChoice(Words& words) {
    Choice choice;
    while (!words.atEnd()) parseChoiceField(words, choice);
    return choice;
}

DiceCount parseDice(Words& words) {
    DiceCount dice{};
    if (words.accept("nothing")) return dice;
    do {
        const int count = words.number(1, kDiceOfAKind);
        if (const auto die = parseName<Die>(words.peek()); die && dice[static_cast<std::size_t>(*die)] > 0)
            words.fail(ParseCode::Repeated);
        const Die die = words.name<Die>(ParseCode::ExpectedDice);
        dice[static_cast<std::size_t>(die)] = static_cast<std::int8_t>(count);
    } while (!words.atEnd());
    return dice;
}

std::array<Resource, kResourceSlots> parseSlots(Words& words, std::array<Golem, kResourceSlots>* golems) {
    std::array<Resource, kResourceSlots> slots;
    slots.fill(Resource::None);
    for (std::size_t i = 0; i < slots.size() && (i < kBoardSlots || !words.atEnd()); ++i) {
        if (words.accept("none")) continue;
        const auto golem = parseName<Golem>(words.peek());
        if (golem && golems != nullptr) {
            words.take();
            (*golems)[i] = *golem;
        } else {
            slots[i] = words.name<Resource>(ParseCode::ExpectedResource);
        }
    }
    return slots;
}

}  // namespace reach::record
