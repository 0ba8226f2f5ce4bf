#include "engine/campaign/fate_tokens.h"
#include "engine/cards/parts.h"
#include "engine/contract/fate.h"
#include "engine/fates/rooms.h"
#include "engine/fates/warden.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

#include <algorithm>

/// The Warden's cards of Act III about the Court: Feudal Courts and the gains of Lords there (F1618, F1619).
namespace reach {
namespace {

using namespace parts;

constexpr int kWardenFate = 16;

// ---- F1618 Feudal Courts: Court tokens, and the players who may influence and secure below them

bool belongs(const State& state, Player player, int cluster) {
    return warden::lordOf(state, cluster) == player || warden::isVassal(state, player, cluster);
}
template <typename Visit>
void forEachCourtOn(const State& state, CardId card, Visit visit) {
    if (!isCard(card)) return;
    for (int cluster = 0; cluster < kClusters; ++cluster)
        if (const LaidToken* court = warden::tokenFor(state, FateToken::Court, cluster);
            court != nullptr && court->card == card)
            visit(cluster);
}
void checkCourts(const Game& game, CardId law, Player player, const CourtSlot& slot, SystemId ransacked,
                 Verdict& v) {
    forEachCourtOn(game.state, slot.card, [&](int cluster) {
        const bool elsewhere = ransacked != SystemId::None && clusterOf(ransacked) != cluster;
        if (elsewhere || !belongs(game.state, player, cluster)) v.breaks(Rule::CardConditions, law);
    });
}
void offerCourts(const Game& game, const Pending& asked, Choices& out) {
    for (std::int8_t cluster = 0; cluster < kClusters; ++cluster)
        if (const LaidToken* court = warden::tokenFor(game.state, FateToken::Court, cluster);
            court != nullptr && court->isAside() && court->slot < 0 &&
            belongs(game.state, asked.player, cluster))
            out.push_back({.cluster = cluster});
}
void checkCourtPlaced(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerCourts(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions, asked.card);
}
void placeCourt(Draft& d, const Pending& asked, const command::Choice& c) {
    layToken(
        d, {.kind = FateToken::Court,
            .number = static_cast<std::int8_t>(c.cluster + 1),
            .card = d.state().court[static_cast<std::size_t>(asked.memo.as<memo::CourtPlace>().place)].card});
}
void mayPlaceCourt(Draft& d, Player player, int place, bool wasEmpty) {
    const CardId card = d.state().court[static_cast<std::size_t>(place)].card;
    const Pending asked{.ask = Ask::Resolve,
                        .player = player,
                        .card = fateSetCard(kWardenFate, 18),
                        .memo = memo::CourtPlace{static_cast<std::int8_t>(place)}};
    Choices offered;
    offerCourts(d.game(), asked, offered);
    if (wasEmpty && card != imperialCouncil() && !offered.empty()) d.ask(asked);
}
/// A Lord removes the token and the Vassals' agents. For a Vassal the token waits for the card that refills
/// the place, which LaidToken::slot records (FAQ).
void secureAtCourt(Draft& d, Player player, int place) {
    const CourtSlot slot = d.state().court[static_cast<std::size_t>(place)];
    forEachCourtOn(d.state(), slot.card, [&](int cluster) {
        const bool waits = warden::isVassal(d.state(), player, cluster);
        const bool isLord = warden::lordOf(d.state(), cluster) == player;
        warden::returnCourt(d, cluster);
        if (waits)
            layToken(d, {.kind = FateToken::Court,
                         .number = static_cast<std::int8_t>(cluster + 1),
                         .slot = static_cast<std::int8_t>(place)});
        for (const Player color : kAllPlayers)
            if (const std::int8_t agents =
                    d.state().court[static_cast<std::size_t>(place)].agents[index(color)];
                isLord && agents > 0 && warden::isVassal(d.state(), color, cluster))
                d.emit(event::AgentsMoved{color, agents, event::AgentPlace::Court, Player::None,
                                          static_cast<std::int8_t>(place), event::AgentPlace::Supply, color,
                                          -1});
    });
}
/// Moves the token onto the card that refilled its place. Removes it from a card that left the Court in
/// another way.
void tidyCourts(Draft& d) {
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        const LaidToken* court = warden::tokenFor(d.state(), FateToken::Court, cluster);
        if (court == nullptr) continue;
        if (court->card != CardId::None && courtPlace(d.state(), court->card) < 0)
            warden::returnCourt(d, cluster);
        const auto place = static_cast<std::size_t>(court->slot);
        if (!court->isAside() || court->slot < 0 || place >= d.state().court.size() ||
            !isCard(d.state().court[place].card))
            continue;
        LaidToken now = *court;
        now.card = d.state().court[place].card;
        now.slot = -1;
        d.emit(event::TokenLaid{static_cast<std::int8_t>(court - d.state().campaign.tokens.begin()), now});
    }
}

// ---- F1619 Lords Gain Power: three for each Fief; then a Court token lets its Lord secure or influence

enum LordsAct : std::int8_t { kSecures, kInfluences };

void offerCourtly(const Game& game, const Pending& asked, Choices& out) {
    const State& state = game.state;
    const int cluster = asked.memo.as<memo::Fief>().cluster;
    const LaidToken* court = warden::tokenFor(state, FateToken::Court, cluster);
    const int place = court == nullptr ? -1 : courtPlace(state, court->card);
    if (place < 0 || warden::lordOf(state, cluster) != asked.player) return;
    const CourtSlot& slot = state.court[static_cast<std::size_t>(place)];
    Verdict v;
    forEachWith<&CourtSeams::check>(state, asked.player,
                                    [&](CardId, auto check) { check(game, asked.player, slot, v); });
    const bool may = asked.stage == kSecures ? maySecure(state, slot, asked.player) && v.legal()
                                             : state.of(asked.player).agentSupply > 0;
    if (may) out.push_back({.card = slot.card});
}
void checkCourtly(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerCourtly(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions, asked.card);
}
/// Asks for the first possible action of the Lord of this Fief or a later one.
void askLords(Draft& d, int cluster, LordsAct first) {
    for (; cluster < kClusters; ++cluster, first = kSecures)
        for (const LordsAct act : {kSecures, kInfluences}) {
            const Pending asked{.ask = Ask::Resolve,
                                .player = warden::lordOf(d.state(), cluster),
                                .card = fateSetCard(kWardenFate, 19),
                                .stage = act,
                                .memo = memo::Fief{static_cast<std::int8_t>(cluster)}};
            Choices offered;
            if (act >= first && asked.player != Player::None) offerCourtly(d.game(), asked, offered);
            if (!offered.empty()) return d.ask(asked);
        }
}
void gainAsLords(Draft& d) {
    for (int cluster = 0; cluster < kClusters; ++cluster)
        if (const Player player = warden::lordOf(d.state(), cluster); player != Player::None)
            d.emit(event::PowerGained{player, 3, Ambition::None});
    askLords(d, 0, kSecures);
}
/// A question about securing comes before the next Fief.
void actAtCourt(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kInfluences) influenceAsAction(d, asked.player, c.card);
    askLords(d, asked.memo.as<memo::Fief>().cluster + 1, kSecures);
    if (asked.stage == kSecures)
        secureCard(d, asked.player, courtPlace(d.state(), c.card), event::AgentPlace::Captives);
}
void leaveCourt(Draft& d, const Pending& asked) {
    const int cluster = asked.memo.as<memo::Fief>().cluster;
    if (asked.stage == kSecures) return askLords(d, cluster, kInfluences);
    askLords(d, cluster + 1, kSecures);
}

const Card kCards[]{
    {.id = "F1618",
     .court = {.checkByLaw = checkCourts, .influencedByLaw = mayPlaceCourt, .securedByLaw = secureAtCourt},
     .campaign = {.tidiedByLaw = tidyCourts},
     .question = {.reads = reads::cluster,
                  .offer = offerCourts,
                  .check = checkCourtPlaced,
                  .answer = placeCourt,
                  .mayDecline = always,
                  .keeps = keeping<memo::CourtPlace>},
     .asks = asking<CardAsks::PlaceCourtToken>},
    {.id = "F1619",
     .question = {.reads = reads::card,
                  .offer = offerCourtly,
                  .check = checkCourtly,
                  .answer = actAtCourt,
                  .mayDecline = always,
                  .decline = leaveCourt,
                  .keeps = keeping<memo::Fief>},
     .asks = asking<CardAsks::SecureAtCourt, CardAsks::InfluenceAtCourt>,
     .edict = gainAsLords},
};

}  // namespace

void warden::returnCourt(Draft& d, int cluster) {
    const LaidToken* court = warden::tokenFor(d.state(), FateToken::Court, cluster);
    if (court == nullptr || (court->isAside() && court->slot < 0)) return;
    d.emit(event::TokenLaid{static_cast<std::int8_t>(court - d.state().campaign.tokens.begin()),
                            {.kind = FateToken::Court, .number = court->number}});
}

std::span<const Card> wardenCourts() {
    return kCards;
}

}  // namespace reach
