#include "engine/core/fate_tokens.h"
#include "engine/core/limits.h"
#include "engine/record/parse.h"
#include "engine/record/record_names.h"

namespace reach::record {
namespace {

using namespace command;

constexpr int kCourtPlaces = 6;

std::int16_t value(Words& words, int highest) {
    return static_cast<std::int16_t>(words.number(0, highest));
}
std::int8_t place(Words& words, int places) {
    return static_cast<std::int8_t>(words.number(1, places) - 1);
}

void power(Words& words, Correct& correct) {
    correct.field = Field::Power;
    correct.value = static_cast<std::int16_t>(words.signedNumber(kHighestPower));
}

void hand(Words& words, Correct& correct) {
    correct.field = Field::Hand;
    correct.value = words.accept("unknown") ? kUnknownHand : value(words, kActionCards);
}

void slots(Words& words, Correct& correct) {
    correct.field = Field::Slots;
    correct.slots = parseSlots(words);
}

void outrage(Words& words, Correct& correct) {
    constexpr std::array<std::string_view, 2> kOffOn{"off", "on"};
    correct.field = Field::Outrage;
    correct.resource = words.name<Resource>(ParseCode::ExpectedResource);
    correct.value = static_cast<std::int16_t>(words.choose(kOffOn, ParseCode::ExpectedWord, "on|off"));
}

void captives(Words& words, Correct& correct) {
    correct.field = Field::Captives;
    correct.rival = words.name<Player>(ParseCode::ExpectedPlayer);
    correct.value = value(words, kAgents);
}

void captiveShips(Words& words, Correct& correct) {
    correct.field = Field::Captives;
    correct.trophy = TrophyKind::CaptiveShips;
    correct.rival = words.name<Player>(ParseCode::ExpectedPlayer);
    correct.value = value(words, kBlight);
}

void trophies(Words& words, Correct& correct) {
    constexpr std::array kInTheBox{kShips, kAgents, kCities, kStarports};
    constexpr std::array kOfThePowers{kBlight, kAgents, kFreeCities, kFreeStarports};
    correct.field = Field::Trophies;
    correct.rival = words.name<Player>(ParseCode::ExpectedPlayer);
    correct.trophy = words.name<TrophyKind>(ParseCode::ExpectedTrophy);
    if (static_cast<std::size_t>(correct.trophy) >= kInTheBox.size()) {
        words.fail(ParseCode::ExpectedTrophy);
        correct.trophy = TrophyKind::Ships;
    }
    const auto& most = isColor(correct.rival) ? kInTheBox : kOfThePowers;
    correct.value = value(words, most[static_cast<std::size_t>(correct.trophy)]);
}

void cities(Words& words, Correct& correct) {
    correct.field = Field::Cities;
    correct.value = value(words, kCities);
}

void card(Words& words, Correct& correct) {
    correct.field = Field::Card;
    correct.card = words.card();
}

void title(Words& words, Correct& correct) {
    constexpr std::array<std::string_view, 2> kTitles{"regent", "outlaw"};
    correct.field = Field::Title;
    correct.value =
        static_cast<std::int16_t>(words.choose(kTitles, ParseCode::ExpectedWord, "regent|outlaw"));
}

void objective(Words& words, Correct& correct) {
    correct.field = Field::Objective;
    correct.value = words.accept("none") ? std::int16_t{-1} : value(words, kHighestObjective);
}

void favors(Words& words, Correct& correct) {
    correct.field = Field::Favors;
    correct.rival = words.name<Player>(ParseCode::ExpectedPlayer);
    correct.value = value(words, kAgents);
}

void flagship(Words& words, Correct& correct) {
    correct.field = Field::Flagship;
    if (!words.accept("none")) correct.system = words.name<SystemId>(ParseCode::ExpectedSystem);
}

void frozen(Words& words, Correct& correct) {
    correct.field = Field::Frozen;
    correct.resource = words.name<Resource>(ParseCode::ExpectedResource);
    correct.value = value(words, kTokens);
}

/// "hull damaged city", "hull armor none": a slot of the Flagship board.
void upgrade(Words& words, Correct& correct, Upgrade which) {
    correct.field = Field::Upgrade;
    correct.flagshipPlace = {which, words.accept("armor")};
    if (words.accept("none")) return;
    Building building{.owner = correct.player, .damaged = words.accept("damaged")};
    building.type = words.name<BuildingType>(ParseCode::ExpectedPiece);
    correct.buildings.push(building);
}

struct Part {
    std::string_view word;
    void (*parse)(Words&, Correct&);
};
constexpr std::array<Part, 14> kPlayerParts{{{"power", power},
                                             {"frozen", frozen},
                                             {"flagship", flagship},
                                             {"hand", hand},
                                             {"slots", slots},
                                             {"outrage", outrage},
                                             {"captives", captives},
                                             {"captive-ships", captiveShips},
                                             {"trophies", trophies},
                                             {"cities", cities},
                                             {"card", card},
                                             {"title", title},
                                             {"objective", objective},
                                             {"favors", favors}}};

void parsePlayer(Words& words, Correct& correct) {
    correct.player = words.name<Player>(ParseCode::ExpectedPlayer);
    for (const Part& part : kPlayerParts)
        if (words.accept(part.word)) return part.parse(words, correct);
    if (const auto which = parseName<Upgrade>(words.peek())) {
        words.take();
        return upgrade(words, correct, *which);
    }
    words.fail(ParseCode::ExpectedCorrection);
}

template <CardPile Pile>
void pile(Words& words, Correct& correct) {
    words.expect("card");
    card(words, correct);
    correct.value = static_cast<std::int16_t>(Pile);
}

void side(Words& words, Correct& correct) {
    constexpr std::array<std::string_view, 2> kSides{"front", "back"};
    correct.field = Field::Side;
    correct.card = words.card();
    correct.value = static_cast<std::int16_t>(words.choose(kSides, ParseCode::ExpectedWord, "front|back"));
}

void scrapped(Words& words, Correct& correct) {
    correct.field = Field::Scrapped;
    correct.value = value(words, kActionCards);
}

void courtPlace(Words& words, Correct& correct) {
    correct.field = Field::CourtCard;
    correct.place = place(words, kCourtPlaces);
    correct.card = words.accept("none") ? CardId::None : words.card();
}

void court(Words& words, Correct& correct) {
    if (parseNumber(words.peek())) return courtPlace(words, correct);
    correct.field = Field::CourtAgents;
    correct.card = words.card();
    correct.player = words.name<Player>(ParseCode::ExpectedPlayer);
    words.expect("agents");
    correct.value = value(words, kAgents);
}

void initiative(Words& words, Correct& correct) {
    correct.field = Field::Initiative;
    correct.player = words.name<Player>(ParseCode::ExpectedPlayer);
}

void chapter(Words& words, Correct& correct) {
    correct.field = Field::Chapter;
    correct.value = static_cast<std::int16_t>(words.number(1, kChapters));
}

void marker(Words& words, Correct& correct) {
    correct.field = Field::Marker;
    correct.place = place(words, kMarkers);
    if (!words.accept("available")) correct.ambition = words.name<Ambition>(ParseCode::ExpectedAmbition);
    correct.value = words.accept("flipped") ? 1 : 0;
}

void firstRegent(Words& words, Correct& correct) {
    correct.field = Field::FirstRegent;
    if (!words.accept("nobody")) correct.player = words.name<Player>(ParseCode::ExpectedPlayer);
}

void trust(Words& words, Correct& correct) {
    correct.field = Field::Trust;
    correct.resource = words.name<Resource>(ParseCode::ExpectedResource);
    correct.value = value(words, kTokens);
}

void council(Words& words, Correct& correct) {
    constexpr std::array<std::string_view, 2> kSides{"in-session", "decided"};
    correct.field = Field::Council;
    correct.value =
        static_cast<std::int16_t>(words.choose(kSides, ParseCode::ExpectedWord, "in-session|decided"));
}

void attached(Words& words, Correct& correct) {
    courtPlace(words, correct);
    correct.field = Field::Attached;
}

void sponsored(Words& words, Correct& correct) {
    correct.field = Field::Sponsored;
    if (!words.accept("none")) correct.ambition = words.name<Ambition>(ParseCode::ExpectedAmbition);
}

void commonwealth(Words& words, Correct& correct) {
    sponsored(words, correct);
    correct.field = Field::Commonwealth;
}

FateToken tokenOf(Words& words) {
    for (const FateToken kind : kAllTokens)
        if (words.accept(tokenKind(kind).name)) return kind;
    words.fail(ParseCode::ExpectedToken);
    return FateToken::CheckClue;
}

void tokenPlace(Words& words, LaidToken& token) {
    if (words.accept("aside")) return;
    if (const auto system = parseName<SystemId>(words.peek())) {
        words.take();
        token.at = *system;
    } else if (const auto player = parseName<Player>(words.peek())) {
        words.take();
        token.player = *player;
    } else if (const auto ambition = parseName<Ambition>(words.peek())) {
        words.take();
        token.ambition = *ambition;
    } else {
        token.card = words.card();
    }
}

/// "banner damaged 4-hex 1", "golem warrior asleep red 1": identity, side, place, number.
void token(Words& words, Correct& correct) {
    correct.field = Field::Token;
    correct.token.kind = tokenOf(words);
    const TokenKind& kind = tokenKind(correct.token.kind);
    for (std::size_t i = 0; i < kind.which.size() && correct.token.number == 0; ++i)
        if (words.accept(kind.which[i])) correct.token.number = static_cast<std::int8_t>(i + 1);
    if (!kind.back.empty()) correct.token.turned = words.accept(kind.back);
    if (!correct.token.turned && !kind.front.empty()) words.expect(kind.front);
    tokenPlace(words, correct.token);
    correct.value = value(words, kind.inTheBox);
}

/// "on F1202 fuel 2", "on F1103A free cities 2", "on 4-hex red agents 1": the content of a card, or of a
/// token.
void lyingOn(Words& words, Correct& correct) {
    correct.field = Field::Pile;
    if (const auto system = parseName<SystemId>(words.peek())) {
        words.take();
        correct.system = *system;
    } else {
        correct.card = words.card();
    }
    if (const auto token = parseName<Resource>(words.peek())) {
        words.take();
        correct.resource = *token;
        correct.value = value(words, kTokens);
        return;
    }
    correct.player = words.name<Player>(ParseCode::ExpectedPlayer);
    correct.trophy = words.name<TrophyKind>(ParseCode::ExpectedTrophy);
    if (correct.trophy > TrophyKind::Starports) words.fail(ParseCode::ExpectedTrophy);
    correct.value = value(words, kFreeCities);
}

constexpr std::array<Part, 20> kTableParts{{{"discard", pile<CardPile::Discard>},
                                            {"on", lyingOn},
                                            {"commonwealth", commonwealth},
                                            {"token", token},
                                            {"booklet", pile<CardPile::Booklet>},
                                            {"stack", pile<CardPile::Stack>},
                                            {"actions", pile<CardPile::Actions>},
                                            {"side", side},
                                            {"scrapped", scrapped},
                                            {"attached", attached},
                                            {"sponsored", sponsored},
                                            {"deck", pile<CardPile::Deck>},
                                            {"box", pile<CardPile::Box>},
                                            {"court", court},
                                            {"initiative", initiative},
                                            {"chapter", chapter},
                                            {"marker", marker},
                                            {"first-regent", firstRegent},
                                            {"trust", trust},
                                            {"council", council}}};

void buildings(Words& words, Correct& correct) {
    correct.field = Field::Buildings;
    if (words.accept("none")) return;
    do {
        if (correct.buildings.full()) words.fail(ParseCode::TooMany);
        Building building{words.name<Player>(ParseCode::ExpectedPlayer), {}};
        building.damaged = words.accept("damaged");
        building.used = words.accept("used");
        building.outside = words.accept("outside");
        building.type = words.name<BuildingType>(ParseCode::ExpectedPiece);
        correct.buildings.push(building);
    } while (words.accept(","));
}

void parseSystem(Words& words, Correct& correct) {
    correct.system = words.name<SystemId>(ParseCode::ExpectedSystem);
    if (words.accept("buildings")) return buildings(words, correct);
    if (words.accept("type")) {
        correct.field = Field::PlanetType;
        if (!words.accept("printed")) correct.resource = words.name<Resource>(ParseCode::ExpectedResource);
        return;
    }
    if (words.accept("empty")) {
        correct.field = Field::Empty;
    } else if (words.accept("unknown")) {
        correct.field = Field::Unknown;
    } else {
        correct.field = Field::Ships;
        correct.player = words.name<Player>(ParseCode::ExpectedCorrection);
        words.expect("ships");
        correct.ships = words.ships(correct.player == Player::Blight ? kBlight : kShips);
    }
}

template <std::size_t N>
std::vector<std::string_view> wordsOf(const std::array<Part, N>& parts) {
    std::vector<std::string_view> words;
    words.reserve(N);
    for (const Part& part : parts) words.push_back(part.word);
    return words;
}

}  // namespace

std::vector<std::string_view> correctionWords() {
    return wordsOf(kTableParts);
}
std::vector<std::string_view> playerCorrectionWords() {
    return wordsOf(kPlayerParts);
}

Correct parseCorrection(Words& words) {
    Correct correct;
    if (parseName<Player>(words.peek())) {
        parsePlayer(words, correct);
        return correct;
    }
    if (parseName<SystemId>(words.peek())) {
        parseSystem(words, correct);
        return correct;
    }
    for (const Part& part : kTableParts)
        if (words.accept(part.word)) {
            part.parse(words, correct);
            return correct;
        }
    words.fail(ParseCode::ExpectedCorrection);
    return correct;
}

}  // namespace reach::record
