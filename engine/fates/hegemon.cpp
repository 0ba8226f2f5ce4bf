#include "engine/campaign/counts.h"
#include "engine/campaign/events.h"
#include "engine/cards/campaign_parts.h"
#include "engine/cards/parts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/map/board.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

/// Fate 10, the Hegemon: plants Banners with a Flagship (F1001 to F1012).
namespace reach {
namespace {

using namespace steps;

/// F1001A: starports on the Defense Array and the Slipstream Drive, and six ships besides.
void launch(Draft& d, Player player) {
    gainFlagship(d, player, {.starports = {Upgrade::DefenseArray, Upgrade::SlipstreamDrive}, .fleet = 6});
}

int bannersOnMap(const State& state) {
    return static_cast<int>(std::ranges::count_if(state.campaign.tokens, [](const LaidToken& token) {
        return token.kind == FateToken::Banner && token.at != SystemId::None;
    }));
}

/// F1001B: each Banner on the map, and once more after winning any ambition.
int plant(const Game& game, Player player) {
    return bannersOnMap(game.state) * (counts::ambitionsWon(game, player) > 0 ? 2 : 1);
}

/// F1011B: no Rival wins Tyrant; more Banners on the map than the number of the chapter.
int oneBody(const Game& game, Player player) {
    bool lost = false;
    forEachRival(game.setup, player,
                 [&](Player rival) { lost |= counts::wins(game, rival, Ambition::Tyrant); });
    return (lost ? 0 : 1) + (bannersOnMap(game.state) > game.state.chapter ? 1 : 0);
}

constexpr FateStep kSetup2[]{doing(launch),  scrapShips(4), gain({2}), collect<FateToken::Banner>(),
                             toBooklet({3}), gain({4})};
constexpr FateStep kCompleted2[]{gain({6}), toCourtDeck({7, 8}), scrap({9, 10})};
constexpr FateStep kFailed2[]{scrap({6}), toCourtDeck({7, 8, 9, 10}), scrapAside<FateToken::Banner>()};

constexpr FateStep kSetup3[]{gain({12})};

// ---- F1002 Planting Banners: at the Flagship's planet, where nothing stands that is not Loyal

bool mayPlant(const State& state, Player holder) {
    const SystemId at = state.seat(holder).flagship.at;
    if (!tracksMap(state) || at == SystemId::None || isGate(at)) return false;
    if (tokensAt(state, FateToken::Banner, at) > 0 || tokensAt(state, FateToken::Banner, SystemId::None) == 0)
        return false;
    for (const Player owner : kAllOwners) {
        const bool ships = state.at(at).ships[index(owner)].total() > 0;
        const bool flagship = isColor(owner) && state.seat(owner).flagship.at == at;
        if (owner != holder && owner != Player::Blight && (ships || flagship)) return false;
    }
    return std::ranges::all_of(state.at(at).buildings,
                               [&](const Building& building) { return building.owner == holder; });
}
void checkPlant(const Game& game, Player holder, const command::Choice&, Verdict& v) {
    if (!mayPlant(game.state, holder)) v.refuse(Rule::CardConditions);
}
void plantBanner(Draft& d, Player holder, const command::Choice&) {
    placeFateToken(d, FateToken::Banner, d.state().seat(holder).flagship.at);
}
constexpr Ability kPlant[]{{.name = "plant", .check = checkPlant, .perform = plantBanner}};

/// False if the map is not tracked: then the players see to it at the table.
bool hasNoFlagship(const Game& game, Player holder) {
    return tracksMap(game.state) && isColor(holder) && !game.state.seat(holder).flagship.exists();
}

// ---- F1004 Song of the Banner: planets with Banners are adjacent to each other; the gain from two of them

SystemSet bannerPlanets(const State& state) {
    SystemSet planets = 0;
    for (const LaidToken& token : state.campaign.tokens)
        if (token.kind == FateToken::Banner && token.at != SystemId::None) planets |= bitOf(token.at);
    return planets;
}
SystemSet besideBanners(const Game& game, SystemId from) {
    const SystemSet planets = bannerPlanets(game.state) & systemsInPlay(game);
    return (planets & bitOf(from)) != 0 ? planets & ~bitOf(from) : 0;
}

/// Each ability once per turn. This card records the first use, the law of Banners that of the second.
CardId bodiesMark() {
    return fateSetCard(kHegemon.number, 3);
}
void offerBannerPlanets(const Game& game, Player, std::vector<command::Choice>& out) {
    if (!tracksMap(game.state)) return;
    forEachSystem(bannerPlanets(game.state) & systemsInPlay(game),
                  [&](SystemId planet) { out.push_back({.system = planet}); });
}
void checkSpirits(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    std::vector<command::Choice> offered;
    offerBannerPlanets(game, holder, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions);
}
void callSpirits(Draft& d, Player holder, const command::Choice& c) {
    for (int gained = 0; gained < 2; ++gained) gainToken(d, holder, planetType(d.state(), c.system));
}
void checkBodies(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    checkSpirits(game, holder, c, v);
    if (tracksTurns(game.state) && game.state.turn.onceUsed.contains(bodiesMark()))
        v.breaks(Rule::CardOncePerTurn, fateSetCard(kHegemon.number, 4));
}
void callBodies(Draft& d, Player holder, const command::Choice& c) {
    if (tracksTurns(d.state())) d.emit(event::OnceUsed{holder, bodiesMark()});
    placeShips(d, holder, c.system, 2);
}
constexpr Ability kSong[]{{.name = "spirits",
                           .moment = Moment::NewAction,
                           .base = Action::Tax,
                           .oncePerTurn = true,
                           .reads = reads::system,
                           .check = checkSpirits,
                           .perform = callSpirits,
                           .offer = offerBannerPlanets},
                          {.name = "bodies",
                           .moment = Moment::NewAction,
                           .base = Action::Build,
                           .reads = reads::system,
                           .check = checkBodies,
                           .perform = callBodies,
                           .offer = offerBannerPlanets}};

// ---- F1006 Mind Managers: a card of a Rival's hand for one of one's own

bool hasCaptiveOf(const State& state, Player holder, Player rival) {
    return state.of(holder).captives[index(rival)] + state.of(holder).captiveShips[index(rival)] > 0;
}
void checkManipulate(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    mustBeRival(game, holder, c.player, v);
    if (v.refused()) return;
    if (!hasCaptiveOf(game.state, holder, c.player)) v.breaks(Rule::CardConditions);
}
void offerManipulate(const Game& game, Player holder, std::vector<command::Choice>& out) {
    forEachRival(game.setup, holder, [&](Player rival) {
        if (hasCaptiveOf(game.state, holder, rival)) out.push_back({.player = rival});
    });
}
/// The card taken is balanced by the card given, unless the Rival has none.
void manipulate(Draft& d, Player holder, const command::Choice& c) {
    if (!tracksTurns(d.state()) || d.of(c.player).hand != 0 || d.of(holder).hand <= 0) return;
    d.emit(event::HandChanged{holder, -1, false});
    d.emit(event::HandChanged{c.player, 1, false});
}
constexpr Ability kManipulate[]{{.name = "manipulate",
                                 .moment = Moment::NewAction,
                                 .base = Action::Influence,
                                 .reads = reads::player,
                                 .check = checkManipulate,
                                 .perform = manipulate,
                                 .offer = offerManipulate}};

// ---- F1012 Happy Hosts: damaged ships become Captives, and some Captives stay

/// Blight is no ship.
int toPacify(const Game& game, Player holder, SystemId system, Player owner) {
    const bool fits = owner != holder && owner != Player::Blight && controls(game.state, system, holder);
    return fits ? game.state.at(system).ships[index(owner)].damaged : 0;
}
void checkPacify(const Game& game, Player holder, const command::Choice&, Verdict& v) {
    bool any = false;
    if (tracksMap(game.state))
        forEachSystem(systemsInPlay(game), [&](SystemId system) {
            for (const Player owner : kAllOwners) any |= toPacify(game, holder, system, owner) > 0;
        });
    if (!any) v.refuse(Rule::CardConditions);
}
void pacify(Draft& d, Player holder, const command::Choice&) {
    forEachSystem(systemsInPlay(d.game()), [&](SystemId system) {
        for (const Player owner : kAllOwners) {
            const int ships = toPacify(d.game(), holder, system, owner);
            if (ships == 0) continue;
            d.emit(event::ShipsCounted{owner, system, d.state().at(system).ships[index(owner)].fresh, 0});
            holdCaptiveShips(d, holder, owner, ships);
        }
    });
}
constexpr Ability kPacify[]{{.name = "pacify",
                             .moment = Moment::NewAction,
                             .base = Action::Secure,
                             .check = checkPacify,
                             .perform = pacify}};

/// A Captive for each Banner in a system that the holder or no player controls.
int hosted(const State& state, Player holder) {
    int captives = 0;
    forEachSystem(bannerPlanets(state), [&](SystemId planet) {
        if (controls(state, planet, holder) || controller(state, planet) == Player::None)
            captives += tokensAt(state, FateToken::Banner, planet);
    });
    return captives;
}
void mayHost(Draft& d, Player holder) {
    askWhoReturns(d, holder, fateSetCard(kHegemon.number, 12), true);
}

// ---- F1009, F1010 Against Hegemony

bool noBanners(const Game& game, Player) {
    return tracksMap(game.state) && bannersOnMap(game.state) == 0;
}

void bury(Draft& d, int place) {
    removeFromCourt(d, place, event::CardPlace::Bottom);
}
/// The Banners the player controls, one after another.
void offerBanners(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    if (!tracksMap(game.state)) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (tokensAt(game.state, FateToken::Banner, system) > 0 && controls(game.state, system, asked.player))
            out.push_back({.system = system});
    });
}
void checkBanner(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    std::vector<command::Choice> offered;
    offerBanners(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::NoSuchPiece);
}
void takeBanner(Draft& d, const Pending& asked, const command::Choice& c) {
    const auto& tokens = d.state().campaign.tokens;
    const auto* found = std::ranges::find_if(tokens, [&](const LaidToken& token) {
        return token.kind == FateToken::Banner && token.at == c.system;
    });
    d.emit(event::TokenLaid{static_cast<std::int8_t>(found - tokens.begin()),
                            {.kind = FateToken::Banner, .player = asked.player}});
    d.ask(asked);
}
void mayTake(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = d.state().resolving.back()});
}
constexpr Card againstHegemony(std::string_view id) {
    return {.id = id,
            .court = {.scrappedWhen = noBanners},
            .question = {.reads = reads::system,
                         .offer = offerBanners,
                         .check = checkBanner,
                         .answer = takeBanner,
                         .mayDecline = parts::always},
            .whenSecured = mayTake,
            .crisis = bury};
}

/// F1003: Banners among the Trophies give Power of their own, regardless of the place.
void scoreBanners(const State& state, AmbitionStanding& box) {
    if (box.ambition != Ambition::Warlord) return;
    for (Placing& mine : box.players)
        mine.power += 2 * tokensLike(state, {.kind = FateToken::Banner, .player = mine.player});
}

const Card kCards[]{
    {.id = "F1002",
     .court = {.scrappedWhen = hasNoFlagship},
     .campaign = {.loyalTokens = bitOf(FateToken::Banner)},
     .abilities = kPlant},
    {.id = "F1003", .scoring = {.scoredByLaw = scoreBanners}},
    {.id = "F1004", .move = {.alsoAdjacent = besideBanners}, .abilities = kSong},
    {.id = "F1006", .abilities = kManipulate},
    againstHegemony("F1009"),
    againstHegemony("F1010"),
    {.id = "F1012",
     .scoring = {.beforeCleanUp = mayHost, .keepsCaptives = hosted},
     .abilities = kPacify,
     .question = kReturningQuestion,
     .asks = asking<CardAsks::CaptiveForBanner>},
};

}  // namespace

const Fate kHegemon{
    .number = 10,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {14, 14, 14},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = plant,
               .readsMap = true},
              {.setup = kSetup3, .readsMap = true, .grandAmbitions = oneBody}}},
};

std::span<const Card> hegemonCards() {
    return kCards;
}

}  // namespace reach
