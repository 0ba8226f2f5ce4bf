#pragma once

#include "engine/core/campaign.h"
#include "engine/core/card_set.h"
#include "engine/core/dice.h"
#include "engine/core/modes.h"
#include "engine/core/pieces.h"
#include "engine/core/seam_bits.h"
#include "engine/core/setup.h"
#include "engine/core/touched.h"

/// Everything on the table, as plain values: no pointers, no heap, compared with ==. A copy is made of all of
/// it, an assignment of what the two games use. Only evolve() in engine/protocol/evolve.h changes a state.
namespace reach {

inline constexpr int kBoardSlots = 6;     ///< on the player board (Base p.7)
inline constexpr int kCardSlot = 6;       ///< the place of a slot that a card adds
inline constexpr int kResourceSlots = 7;  ///< both
inline constexpr std::int8_t kUnknownHand = -1;

using TrophyBoxes = std::array<Pieces, kOwners>;  ///< by the owner of the pieces

/// One player's board and supply.
struct PlayerBoard {
    std::int16_t power = 0;
    std::int8_t hand = 0;  ///< action cards held; kUnknownHand when nobody has said
    std::int8_t citiesOnBoard = kCities;
    std::int8_t citiesElsewhere = 0;  ///< built in systems that are not tracked
    std::int8_t shipSupply = kShips;  ///< an upper bound while any system is unknown
    std::int8_t agentSupply = kAgents;
    std::int8_t starportSupply = kStarports;  ///< an upper bound while any system is unknown
    std::array<Resource, kResourceSlots> slots{Resource::None, Resource::None, Resource::None, Resource::None,
                                               Resource::None, Resource::None, Resource::None};
    bool conceded = false;
    bool justGained = false;  ///< a token came or moved: until the next action, rearrange (Base p.17)
    std::array<OutrageMark, kResources> outrage{};
    FixedVector<Resource, 12> overflow;  ///< gained without room: the player discards down (Base p.17)
    TrophyBoxes trophies{};
    std::array<std::int8_t, kPlayerColors> captives{};  ///< agents, by their colour
    std::array<std::int8_t, kOwners> captiveShips{};    ///< by their owner (F1012)
    Pieces scrapped;                                    ///< own pieces back in the box for good
    Whereabouts where;                                  ///< what stands on the map
    SeamBits seams;  ///< what the cards change now: heldSeams() of them and of the declared ambitions

    friend constexpr bool operator==(const PlayerBoard&, const PlayerBoard&) = default;
};
static_assert(std::is_trivially_copyable_v<PlayerBoard>, "a decision copies it at once");

/// The same with the play area.
struct PlayerState : PlayerBoard {
    CardSet cards;  ///< Guild, lore and leader cards

    friend constexpr bool operator==(const PlayerState&, const PlayerState&) = default;
};

inline constexpr int kAttached = 2;  ///< above a Court card: one, or two where a card had to be (BR p.27)

/// One place in the Court row.
struct CourtSlot {
    CardId card = CardId::None;  ///< None: empty; Unknown: a card nobody has named
    std::array<std::int8_t, kPlayerColors> agents{};
    FixedVector<CardId, kAttached> attached{};  ///< placed above it (BR p.27)

    /// All cards here: what is attached, the newest first, before the card itself.
    constexpr FixedVector<CardId, kAttached + 1> cards() const {
        FixedVector<CardId, kAttached + 1> all;
        for (std::size_t i = attached.size(); i-- > 0;) all.push(attached[i]);
        all.push(card);
        return all;
    }
    friend constexpr bool operator==(const CourtSlot&, const CourtSlot&) = default;
};

/// One of the three ambition markers (Base p.3).
struct AmbitionMarker {
    bool flipped = false;
    Ambition where = Ambition::None;  ///< None: available

    friend constexpr bool operator==(const AmbitionMarker&, const AmbitionMarker&) = default;
};
inline constexpr int kMarkers = 3;

/// An action card on the table this round.
struct PlayedCard {
    Player player = Player::None;
    PlayMode mode = PlayMode::Lead;
    ActionCard card = ActionCard::None;
    bool extraCard = false;          ///< a second card, face down, to seize the initiative
    CardId attached = CardId::None;  ///< a Union that fetches this card when the round ends
    Player attachedBy = Player::None;

    friend constexpr bool operator==(const PlayedCard&, const PlayedCard&) = default;
};

/// A free action: of a spent resource, which lapses with the Prelude (Base p.17), or by a card's text.
struct Grant {
    std::uint8_t actions = 0;    ///< bit per Action
    bool lasting = false;        ///< outlives the Prelude
    CardId owed = CardId::None;  ///< it must be taken this turn: this card says so
    bool byCard = false;         ///< no new action takes its place (Base p.20)

    friend constexpr bool operator==(const Grant&, const Grant&) = default;
};

/// How far the turn being taken has come.
struct TurnCourse {
    Player player = Player::None;
    bool played = false;    ///< a card is out; before that the player owes one
    bool acted = false;     ///< a Prelude action or an action was taken
    bool prelude = false;   ///< still open
    bool weapon = false;    ///< pips may battle (Base p.17)
    bool declared = false;  ///< with this card
    bool expired = false;   ///< the turn ended; what is still pending is its aftermath
    std::uint8_t pips = 0;
    std::uint8_t pipsUsed = 0;
    std::array<std::int8_t, kResources>
        tray{};  ///< spent, back in the supply when the Prelude ends (Base p.20)
    FixedVector<Grant, 12> grants;
    std::array<std::int8_t, kSystems> mayMoveAgain{};  ///< fresh ships that just moved, by where they are

    friend constexpr bool operator==(const TurnCourse&, const TurnCourse&) = default;
};
static_assert(std::is_trivially_copyable_v<TurnCourse>, "a decision copies it at once");

/// The turn being taken. At depths below Turn all of it stays at its defaults.
struct TurnState : TurnCourse {
    CardSet onceUsed;          ///< cards whose once-per-turn ability is used up
    CardSet securedInPrelude;  ///< their Prelude actions must wait (Base p.20)

    friend constexpr bool operator==(const TurnState&, const TurnState&) = default;
};

inline constexpr TurnState kNoTurn{};

using DiceCount = std::array<std::int8_t, kDice>;
using RolledFaces = std::array<std::array<std::int8_t, kFaces>, kDice>;  ///< how many dice show each face

/// The battle being resolved (Base p.14-16).
struct BattleState {
    SystemId system = SystemId::None;  ///< None: no battle
    Player attacker = Player::None;
    Player defender = Player::None;
    DiceCount dice{};
    RolledFaces faces{};
    CardId by =
        CardId::None;  ///< no battle but this card's "like a battle": nothing that modifies battles counts
    bool allFresh = false;       ///< every attacking ship was fresh at the start
    bool tookTrophies = false;   ///< the attacker destroyed something
    Ships attackers;             ///< attacking ships left; ships placed during the battle are not among them
    Ships fleet;                 ///< attacking Imperial ships left (BR p.11)
    LentShips lent;              ///< attacking ships left that a Rival lends (F2404)
    bool fleetDefends = false;   ///< Imperial ships there defend beside a Regent
    bool fleetAttacked = false;  ///< Imperial ships were among the attackers
    std::int8_t keys = 0;
    std::array<std::int8_t, kResources> citiesDestroyed{};  ///< by planet type, Outrage still to come
    std::int8_t ransacks = 0;                               ///< cities whose ransacking is still to come

    friend constexpr bool operator==(const BattleState&, const BattleState&) = default;
};

/// What the table must settle before anything else; the newest stands on top.
enum class Ask : std::uint8_t {
    None,
    Roll,        ///< roll, or enter, the collected dice (attacker)
    Reroll,      ///< dice may be rolled again, by the leave of `card`
    Suffer,      ///< the attacker spreads hits over own ships; count
    Strike,      ///< the attacker spreads hits over the defender's pieces
    Aftermath,   ///< automatic: Outrage, ransacking and raiding, one after another
    Ransack,     ///< a card of the Court with the defender's agents
    Raid,        ///< spend keys
    Refill,      ///< name the card drawn into Court place `count`
    Resolve,     ///< a choice of `card`; what it asks is the card's own business
    MayDeclare,  ///< any ambition, without the zero marker, by the leave of `card`; stage 1: an undeclared
                 ///< one
    MaySeize,    ///< the initiative, by the leave of `card`
    CardDone,    ///< automatic: `card`, resolved, goes where its text says; count own agents lay on it
    Place,       ///< place ships one by one, one in each system of `systems`
    Homeless,    ///< three ships in any gate (Base p.22)
    Mulligan,    ///< two players: keep or redraw the hand (Base p.19)
    Draft,       ///< take a leader or lore card from the row (Base p.21)
    KeepLore,    ///< extra lore cards after setup, by the leave of `card`; count
    Collect,     ///< the dice, now that the defender's cards have acted (attacker)
    Hits,        ///< automatic: the roll stands, the hits follow
    MoveAgain,   ///< ships that just moved may move once more, by the leave of `card`; those in `systems` any
                 ///< number of times
    Declaring,  ///< automatic: the price is paid, ambition `count` is declared; stage 1: with the zero marker
    // The Blighted Reach
    ActSetup,     ///< automatic: the steps of setting up the Act; stage (BR p.4-7)
    EventDice,    ///< roll, or enter, the dice; stage 0: both, 1: the number die, 2: the event die, for its
                  ///< planets, 3: for its other symbol too; 4 more: any of them once more, by the leave of
                  ///< `card`
    Settle,       ///< three ships and a building at a planet with an Imperial ship (BR p.6)
    Policy,       ///< which Govern card came to lie on top (BR p.5)
    RoundEnd,     ///< automatic: the round closes once its event is resolved
    Event,        ///< automatic: what an Event card or the Imperial Council brings; stage (BR p.13-14)
    CallSummit,   ///< may call the Summit
    CallToOrder,  ///< the caller's actions (BR p.16)
    Negotiate,    ///< everybody's actions, until `player` ends the Summit (BR p.17)
    CrisesOrEdicts,  ///< which of the two to resolve (BR p.14)
    Trust,           ///< steal from the Imperial Trust; count resources are left to steal (BR p.14)
    Crises,          ///< automatic: stage (BR p.18)
    Edicts,          ///< automatic: the Edict with the printed order `stage` and what follows (BR p.20)
    Govern,          ///< enforce the Policy or change it (BR p.20)
    Demand,          ///< what is taken from `rival` (BR p.20)
    ImperialAction,  ///< where ships go, or who gets a Weapon (BR p.21)
    AtTable,  ///< done where the app cannot see it, then "done": `card` where nobody tracks the map, or a
              ///< secret kept on paper
    Advance,  ///< how far the objective marker moves (BR p.8)
    GrandAmbitions,  ///< how many are fulfilled (BR p.9)
    CloseChapter,    ///< automatic: clean up and go on, once all are scored
    Intermission,    ///< automatic: stage (BR p.28-29)
    ChooseFate,      ///< for the next Act (BR p.29)
    NextAct,         ///< play on, or pack up: "done" sets up the next Act (BR p.29-30)
    Flagship,        ///< where it begins; and with what (BR p.22)
    Resettle,        ///< give up the Flagship: a city, a starport, ships; stage (BR p.25)
    FateCard,    ///< automatic: the steps of a Setup or Resolution card, `count` of them done (BR p.6, p.28)
    FateStep,    ///< what step `count` of that card asks
    Catapult,    ///< a Catapult move from any system, by the leave of `card` (F506)
    Scoring,     ///< automatic: the ambitions are scored, once cards have acted
    FreeAction,  ///< one of the actions in `systems`, a bit each, by the leave of `card` (F1204)
};

/// One entry of the stack of open questions.
struct Pending {
    Ask ask = Ask::None;
    Player player = Player::None;  ///< who answers
    Player rival = Player::None;
    Resource resource = Resource::None;
    CardId card = CardId::None;
    std::int8_t count = 0;
    std::int8_t stage = 0;        ///< a card's own step counter
    std::uint32_t systems = 0;    ///< bit per system; never a card's place in the catalogue, which changes
    CardId about = CardId::None;  ///< a second card: what was given or demanded

    friend constexpr bool operator==(const Pending&, const Pending&) = default;
};

/// What every game uses of the table: markers, the Court, the round and its battle.
struct Tabletop {
    Depth depth = Depth::Turn;
    Strictness strictness = Strictness::Advise;
    Phase phase = Phase::Playing;
    std::int8_t chapter = 1;
    std::int16_t round = 1;  ///< within the chapter
    Player initiative = Player::None;
    bool seized = false;
    bool zeroMarker = false;  ///< on the lead card
    bool declaredThisRound = false;
    bool recycled = false;  ///< cards came back from the discard pile; seen ones may reappear
    std::int8_t passesInRow = 0;
    std::int16_t turns = 0;  ///< taken so far, for statistics
    Player winner = Player::None;
    ActionCardSet seen = 0;  ///< action cards seen face up this chapter
    std::array<AmbitionMarker, kMarkers> markers{};
    std::array<std::int8_t, kResources> supply{kTokens, kTokens, kTokens, kTokens, kTokens};
    SystemSet used = 0;  ///< where a building was used, or an empty slot taxed, since the turn began
    FixedVector<PlayedCard, kPlayerColors> played;
    FixedVector<CourtSlot, 6> court;
    FixedVector<CardId, 8> buried;     ///< at the bottom of the deck, the first is drawn first
    FixedVector<CardId, 4> resolving;  ///< taken from the Court, its effect not done yet
    BattleState battle;

    friend constexpr bool operator==(const Tabletop&, const Tabletop&) = default;
};
static_assert(std::is_trivially_copyable_v<Tabletop>, "a decision copies it at once");

/// Everything that changes during a game.
struct State : Tabletop {
    Touched<SystemState, kSystems, 4> systems;  ///< a cluster has four
    Touched<PlayerState, kOwners> players;      ///< of a power, only its supply means anything
    CardSet courtDeck;  ///< all cards not known to be elsewhere, unknown Court cards included
    CardSet courtDiscard;
    TurnState turn;
    FixedVector<Pending, 16> pending;
    CampaignState campaign;

    const PlayerState& of(Player player) const { return players[index(player)]; }
    PlayerState& of(Player player) { return players[index(player)]; }
    const SystemState& at(SystemId system) const { return systems[index(system)]; }
    SystemState& at(SystemId system) { return systems[index(system)]; }
    const CampaignSeat& seat(Player player) const { return campaign.seats[index(player)]; }
    CampaignSeat& seat(Player player) { return campaign.seats[index(player)]; }

    friend constexpr bool operator==(const State&, const State&) = default;
};

/// A game: what was agreed, and where it stands.
struct Game {
    Setup setup;
    State state;

    friend constexpr bool operator==(const Game&, const Game&) = default;
};

}  // namespace reach
