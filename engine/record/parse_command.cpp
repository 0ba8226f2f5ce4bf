#include "engine/cards/catalogue.h"
#include "engine/record/parse.h"
#include "engine/record/record_names.h"

namespace reach::record {
namespace {

using namespace command;
using ParseRest = Command (*)(Words&, Player);

/// A verb behind a player, and how the rest of the entry is read.
struct Verb {
    std::string_view word;
    ParseRest parse;
};

template <PlayMode Mode>
Command playCard(Words& words, Player player) {
    if (Mode == PlayMode::Copy && words.atEnd()) return PlayCard{player, Mode, ActionCard::FaceDown};
    return PlayCard{player, Mode, words.actionCard()};
}

Command ends(Words& words, Player player) {
    constexpr std::array<std::string_view, 2> kWhat{"turn", "raid"};
    if (words.choose(kWhat, ParseCode::ExpectedWord, "turn|raid") == 0) return EndTurn{player};
    return EndRaid{player};
}

Command spends(Words& words, Player player) {
    const auto token = words.name<Resource>(ParseCode::ExpectedResource);
    const auto as = words.accept("as") ? words.name<Resource>(ParseCode::ExpectedResource) : token;
    return Spend{player, token, as};
}

Command taxes(Words& words, Player player) {
    Tax tax{player, words.name<SystemId>(ParseCode::ExpectedSystem), player};
    if (words.accept("slot"))
        tax.owner = Player::None;
    else if (!words.atEnd() && !parseName<Resource>(words.peek()))
        tax.owner = words.name<Player>(ParseCode::ExpectedPlayer);
    if (!words.atEnd()) tax.gains = words.name<Resource>(ParseCode::ExpectedResource);
    return tax;
}

Command builds(Words& words, Player player) {
    const auto piece = words.name<PieceKind>(ParseCode::ExpectedPiece);
    Build build{player, piece, words.name<SystemId>(ParseCode::ExpectedSystem)};
    build.outside = words.accept("outside");
    if (!words.atEnd() && !build.outside) build.at = words.name<Player>(ParseCode::ExpectedPlayer);
    return build;
}

Command collects(Words& words, Player player) {
    return Collect{player, parseDice(words)};
}

template <typename Entry>
Command pieceAt(Words& words, Player player) {
    const auto piece = words.name<PieceKind>(ParseCode::ExpectedPiece);
    return Entry{player, piece, words.name<SystemId>(ParseCode::ExpectedSystem)};
}

Command moves(Words& words, Player player) {
    Move move{player, words.ships(), words.name<SystemId>(ParseCode::ExpectedSystem), {}};
    words.expect(">");
    do {
        if (move.route.full()) words.fail(ParseCode::TooMany);
        Hop hop{words.name<SystemId>(ParseCode::ExpectedSystem), {}};
        if (words.accept("drops")) hop.drop = words.ships();
        move.route.push(hop);
    } while (words.accept(">"));
    return move;
}

template <typename Entry>
Command cardOnly(Words& words, Player player) {
    return Entry{player, words.card()};
}

Command battles(Words& words, Player player) {
    const auto defender = words.name<Player>(ParseCode::ExpectedPlayer);
    const auto system = words.name<SystemId>(ParseCode::ExpectedSystem);
    words.expect("with");
    return Battle{player, defender, system, parseDice(words)};
}

Command suffers(Words& words, Player player) {
    constexpr std::array<std::string_view, 2> kConditions{"damaged", "fresh"};
    Suffer suffer{player, {}};
    if (words.accept("nothing")) return suffer;
    do {
        if (suffer.fresh.full()) words.fail(ParseCode::TooMany);
        suffer.fresh.push(words.choose(kConditions, ParseCode::ExpectedHit) == 1);
    } while (!words.atEnd());
    return suffer;
}

Command strikes(Words& words, Player player) {
    Strike strike{player, {}};
    if (words.accept("nothing")) return strike;
    do {
        if (strike.targets.full()) words.fail(ParseCode::TooMany);
        strike.targets.push(words.name<Target>(ParseCode::ExpectedTarget));
    } while (!words.atEnd());
    return strike;
}

Command raids(Words& words, Player player) {
    if (const auto resource = parseName<Resource>(words.peek())) {
        words.take();
        return Raid{player, *resource, CardId::None};
    }
    return Raid{player, Resource::None, words.card()};
}

int abilityOf(Words& words, CardId card) {
    const auto& abilities = cardOf(card).abilities;
    if (abilities.size() < 2) return 0;
    for (std::size_t i = 0; i < abilities.size(); ++i)
        if (words.accept(abilities[i].name)) return static_cast<int>(i);
    words.fail(ParseCode::ExpectedAbility);
    return 0;
}

Command uses(Words& words, Player player) {
    const CardId card = words.card();
    const auto ability = static_cast<std::uint8_t>(abilityOf(words, card));
    return Use{player, card, ability, parseChoice(words)};
}

Command chooses(Words& words, Player player) {
    if (words.accept("nothing")) return Choose{player, {}};
    if (words.atEnd()) words.fail(ParseCode::ExpectedChoice);
    return Choose{player, parseChoice(words)};
}

template <typename Entry>
Command alone(Words&, Player player) {
    return Entry{player};
}

constexpr std::array<Verb, 32> kVerbs{{
    {"leads", playCard<PlayMode::Lead>},
    {"surpasses", playCard<PlayMode::Surpass>},
    {"copies", playCard<PlayMode::Copy>},
    {"pivots", playCard<PlayMode::Pivot>},
    {"passes", alone<Pass>},
    {"declares",
     [](Words& words, Player player) -> Command {
         return Declare{player, words.name<Ambition>(ParseCode::ExpectedAmbition)};
     }},
    {"seizes", alone<Seize>},
    {"ends", ends},
    {"spends", spends},
    {"taxes", taxes},
    {"builds", builds},
    {"moves", moves},
    {"repairs", pieceAt<Repair>},
    {"influences", cardOnly<Influence>},
    {"secures", cardOnly<Secure>},
    {"collects", collects},
    {"takes", cardOnly<Take>},
    {"battles", battles},
    {"suffers", suffers},
    {"strikes", strikes},
    {"ransacks", cardOnly<Ransack>},
    {"raids", raids},
    {"uses", uses},
    {"chooses", chooses},
    {"declines", alone<Decline>},
    {"puts",
     [](Words& words, Player player) -> Command {
         const CardId card = words.card();
         words.expect("first");
         return PutFirst{player, card};
     }},
    {"discards",
     [](Words& words, Player player) -> Command {
         return Discard{player, words.name<Resource>(ParseCode::ExpectedResource)};
     }},
    {"arranges",
     [](Words& words, Player player) -> Command {
         return Arrange{player, parseSlots(words)};
     }},
    {"places",
     [](Words& words, Player player) -> Command {
         return Place{player, words.name<SystemId>(ParseCode::ExpectedSystem)};
     }},
    {"mulligans",
     [](Words&, Player player) -> Command {
         return Mulligan{player, true};
     }},
    {"keeps",
     [](Words&, Player player) -> Command {
         return Mulligan{player, false};
     }},
    {"concedes", alone<Concede>},
}};

Command parsePlayerEntry(Words& words) {
    const auto player = words.name<Player>(ParseCode::ExpectedSubject);
    for (const Verb& verb : kVerbs)
        if (words.accept(verb.word)) return verb.parse(words, player);
    words.fail(ParseCode::ExpectedVerb);
    return Score{};
}

}  // namespace

std::vector<std::string_view> playerVerbs() {
    std::vector<std::string_view> verbs;
    for (const Verb& verb : kVerbs) verbs.push_back(verb.word);
    return verbs;
}

}  // namespace reach::record

namespace reach {

ParsedCommand parseCommand(std::string_view line) {
    if (line.size() > kMaxLineBytes) return {{}, {ParseCode::LineTooLong, 1, 1, {}, {}}};
    record::Words words(line);
    auto command = record::parseTableEntry(words);
    if (!command) command = record::parsePlayerEntry(words);
    words.finish();
    if (words.failed()) return {{}, words.error()};
    return {std::move(command), {}};
}

}  // namespace reach
