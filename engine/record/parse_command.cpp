#include "engine/contract/catalogue.h"
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
    constexpr std::array<std::string_view, 4> kWhat{"turn", "raid", "prelude", "summit"};
    switch (words.choose(kWhat, ParseCode::ExpectedWord, "turn|raid|prelude|summit")) {
        case 0: return EndTurn{player};
        case 1: return EndRaid{player};
        case 2: return EndPrelude{player};
        default: return EndSummit{player, false};
    }
}

/// "warrior", if it stands here: a Golem.
Golem acceptGolem(Words& words) {
    const auto golem = parseName<Golem>(words.peek());
    if (golem) words.take();
    return golem.value_or(Golem::None);
}

Command spends(Words& words, Player player) {
    if (const Golem golem = acceptGolem(words); golem != Golem::None)
        return Spend{player, Resource::None, Resource::None, golem};
    const auto token = words.name<Resource>(ParseCode::ExpectedResource);
    const auto as = words.accept("as") ? words.name<Resource>(ParseCode::ExpectedResource) : token;
    const int slot = words.accept("from") ? words.number(1, kResourceSlots) : 0;
    return Spend{player, token, as, Golem::None, static_cast<std::int8_t>(slot)};
}

/// Takes the owner of a building. Returns `unsaid` if no word follows, or only words for one of several
/// buildings.
Player ownerHere(Words& words, Player unsaid) {
    if (words.atEnd() || isWhichWord(words.peek())) return unsaid;
    return words.name<Player>(ParseCode::ExpectedPlayer);
}

Command taxes(Words& words, Player player) {
    Tax tax{player, words.name<SystemId>(ParseCode::ExpectedSystem), player};
    if (words.accept("slot"))
        tax.owner = Player::None;
    else if (!parseName<Resource>(words.peek()))
        tax.owner = ownerHere(words, player);
    tax.which = words.which();
    if (!words.atEnd()) tax.gains = words.name<Resource>(ParseCode::ExpectedResource);
    return tax;
}

/// "hull", "hull armor", if it stands here: a slot of the Flagship board.
bool acceptPlace(Words& words, FlagshipPlace& place) {
    const auto upgrade = parseName<Upgrade>(words.peek());
    if (!upgrade) return false;
    words.take();
    place = {*upgrade, words.accept("armor")};
    return true;
}

Command builds(Words& words, Player player) {
    const auto piece = words.name<PieceKind>(ParseCode::ExpectedPiece);
    if (Build build{player, piece}; acceptPlace(words, build.place)) return build;
    Build build{player, piece, words.name<SystemId>(ParseCode::ExpectedSystem)};
    build.outside = piece != PieceKind::Ship && words.accept("outside");
    if (build.outside) return build;
    build.at = ownerHere(words, Player::None);
    build.which = words.which();
    return build;
}

Command collects(Words& words, Player player) {
    return Collect{player, parseDice(words)};
}

Command repairs(Words& words, Player player) {
    if (Repair repair{player}; acceptPlace(words, repair.place)) {
        repair.owner = ownerHere(words, Player::None);
        return repair;
    }
    const auto piece = words.name<PieceKind>(ParseCode::ExpectedPiece);
    Repair repair{player, piece, words.name<SystemId>(ParseCode::ExpectedSystem)};
    repair.owner = ownerHere(words, Player::None);
    repair.which = words.which();
    return repair;
}

/// "fleet 2+1", if it stands here: Imperial ships.
Ships fleet(Words& words) {
    return words.accept("fleet") ? words.ships() : Ships{};
}

/// "of blue", if it stands here: a Rival's ships.
Player lender(Words& words) {
    return words.accept("of") ? words.name<Player>(ParseCode::ExpectedPlayer) : Player::None;
}

Command moves(Words& words, Player player) {
    Move move;
    move.player = player;
    move.slipstream = words.accept("slipstream");
    move.flagship = words.accept("flagship");
    move.ships = words.ships();
    move.of = lender(words);
    move.fleet = fleet(words);
    move.from = words.name<SystemId>(ParseCode::ExpectedSystem);
    words.expect(">");
    do {
        if (move.route.full()) words.fail(ParseCode::TooMany);
        Hop hop{words.name<SystemId>(ParseCode::ExpectedSystem), {}};
        if (words.accept("drops")) {
            hop.drop = words.ships();
            hop.dropFleet = fleet(words);
        }
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
    Battle battle{player, defender, words.name<SystemId>(ParseCode::ExpectedSystem)};
    battle.fleet = fleet(words);
    if (battle.lent.of = lender(words); battle.lent.of != Player::None) {
        battle.lent.flagship = words.accept("flagship");
        battle.lent.ships = words.ships();
    }
    words.expect("with");
    battle.dice = parseDice(words);
    return battle;
}

Command suffers(Words& words, Player player) {
    Suffer suffer{player, {}};
    if (words.accept("nothing")) return suffer;
    do {
        if (suffer.hits.full()) words.fail(ParseCode::TooMany);
        suffer.hits.push(words.name<Hurt>(ParseCode::ExpectedHit));
    } while (!words.atEnd());
    return suffer;
}

Command strikes(Words& words, Player player) {
    Strike strike{player, {}};
    if (words.accept("nothing")) return strike;
    do {
        if (strike.targets.full()) words.fail(ParseCode::TooMany);
        const Which which = words.which();
        strike.targets.push({words.name<Target>(ParseCode::ExpectedTarget), which});
    } while (!words.atEnd());
    return strike;
}

/// Alone, or with the Outrage that is provoked.
Command seizes(Words& words, Player player) {
    if (words.atEnd()) return Seize{player};
    return Seize{player, words.name<Resource>(ParseCode::ExpectedResource)};
}

Command raids(Words& words, Player player) {
    if (const auto resource = parseName<Resource>(words.peek())) {
        words.take();
        return Raid{player, *resource, CardId::None};
    }
    if (const Golem golem = acceptGolem(words); golem != Golem::None)
        return Raid{player, Resource::None, CardId::None, golem};
    if (const auto piece = parseName<TrophyKind>(words.peek())) {
        words.take();
        Raid raid{.player = player, .piece = *piece};
        if (!isToken(raid.piece)) raid.color = words.name<Player>(ParseCode::ExpectedPlayer);
        return raid;
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

Command seals(Words& words, Player player) {
    Seal seal{.player = player, .key = {.card = words.card()}};
    if (parseNumber(words.peek())) seal.key.number = static_cast<std::int8_t>(words.number(1, kSecrets));
    words.hex(seal.seal);
    return seal;
}

/// Only a planet or a colour is ever secret.
Command reveals(Words& words, Player player) {
    Reveal reveal;
    reveal.player = player;
    if (const auto color = parseName<Player>(words.peek())) {
        words.take();
        reveal.choice.player = *color;
    } else {
        reveal.choice.system = words.name<SystemId>(ParseCode::ExpectedSystem);
    }
    words.expect("with");
    words.hex(reveal.salt);
    return reveal;
}

template <typename Entry>
Command alone(Words&, Player player) {
    return Entry{player};
}

/// A verb and the single word after it, like "calls summit".
template <typename Entry>
Command fixed(Words& words, std::string_view word, Entry entry) {
    words.expect(word);
    return entry;
}

constexpr std::array<Verb, 43> kVerbs{{
    {"leads", playCard<PlayMode::Lead>},
    {"surpasses", playCard<PlayMode::Surpass>},
    {"copies", playCard<PlayMode::Copy>},
    {"pivots", playCard<PlayMode::Pivot>},
    {"passes", alone<Pass>},
    {"declares",
     [](Words& words, Player player) -> Command {
         return Declare{player, words.name<Ambition>(ParseCode::ExpectedAmbition)};
     }},
    {"seizes", seizes},
    {"ends", ends},
    {"spends", spends},
    {"taxes", taxes},
    {"builds", builds},
    {"moves", moves},
    {"repairs", repairs},
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
    {"seals", seals},
    {"reveals", reveals},
    {"puts",
     [](Words& words, Player player) -> Command {
         const CardId card = words.card();
         words.expect("first");
         return PutFirst{player, card};
     }},
    {"discards",
     [](Words& words, Player player) -> Command {
         if (const Golem golem = acceptGolem(words); golem != Golem::None)
             return Discard{player, Resource::None, golem};
         return Discard{player, words.name<Resource>(ParseCode::ExpectedResource)};
     }},
    {"exports", alone<Discard>},
    {"arranges",
     [](Words& words, Player player) -> Command {
         Arrange arrange{player};
         arrange.slots = parseSlots(words, &arrange.golems);
         return arrange;
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
    {"plays",
     [](Words& words, Player player) -> Command {
         return fixed(words, "event", PlayCard{player, PlayMode::Event, ActionCard::Event});
     }},
    {"calls",
     [](Words& words, Player player) -> Command { return fixed(words, "summit", CallSummit{player}); }},
    {"petitions",
     [](Words& words, Player player) -> Command {
         return fixed(words, "council", CallToOrder{player, Politics::Petition});
     }},
    {"leaves",
     [](Words& words, Player player) -> Command {
         return fixed(words, "empire", CallToOrder{player, Politics::Leave});
     }},
    {"revives",
     [](Words& words, Player player) -> Command {
         return fixed(words, "empire", CallToOrder{player, Politics::Revive});
     }},
    {"returns", parseForcedDeal},
    {"opens",
     [](Words& words, Player player) -> Command {
         return fixed(words, "negotiations", EndSummit{player, true});
     }},
    {"resolves",
     [](Words& words, Player player) -> Command {
         constexpr std::array<std::string_view, 2> kWhich{"crises", "edicts"};
         return ResolveEvent{player, words.choose(kWhich, ParseCode::ExpectedWord, "crises|edicts") == 0};
     }},
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
    verbs.reserve(kVerbs.size());
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
