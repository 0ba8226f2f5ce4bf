#pragma once

#include "engine/core/campaign.h"
#include "engine/core/card_set.h"
#include "engine/core/dice.h"
#include "engine/core/memo.h"
#include "engine/core/modes.h"
#include "engine/core/pieces.h"
#include "engine/core/seam_bits.h"
#include "engine/core/setup.h"
#include "engine/core/touched.h"

/// Everything on the table, as plain values: no pointers, no heap, compared with ==. Copy construction copies
/// all of it; assignment copies only the parts that the two games use. Only evolve() in
/// engine/protocol/evolve.h changes a state.
namespace reach {

inline constexpr int kBoardSlots = 6;     ///< on the player board (Base p.7)
inline constexpr int kCardSlot = 6;       ///< index of the slot that a card adds
inline constexpr int kResourceSlots = 7;  ///< both
inline constexpr std::int8_t kUnknownHand = -1;

using TrophyBoxes = std::array<Pieces, kOwners>;  ///< by the owner of the pieces

/// One player's board and supply.
struct PlayerBoard {
    std::int16_t power = 0;
    std::int8_t hand = 0;  ///< action cards held; kUnknownHand when unknown
    std::int8_t citiesOnBoard = kCities;
    std::int8_t citiesElsewhere = 0;  ///< built in systems that are not tracked
    std::int8_t shipSupply = kShips;  ///< an upper bound while any system is unknown
    std::int8_t agentSupply = kAgents;
    std::int8_t starportSupply = kStarports;  ///< an upper bound while any system is unknown
    std::array<Resource, kResourceSlots> slots{Resource::None, Resource::None, Resource::None, Resource::None,
                                               Resource::None, Resource::None, Resource::None};
    bool conceded = false;
    /// A token came or moved: the player may rearrange until the next action (Base p.17).
    bool justGained = false;
    std::array<OutrageMark, kResources> outrage{};
    FixedVector<Resource, 12> overflow;  ///< resources without a slot: the player discards down (Base p.17)
    TrophyBoxes trophies{};
    std::array<std::int8_t, kPlayerColors> captives{};  ///< agents, by their colour
    std::array<std::int8_t, kOwners> captiveShips{};    ///< by their owner (F1012)
    Pieces scrapped;                                    ///< own pieces out of the game for good
    Whereabouts where;                                  ///< systems with this owner's pieces
    SeamBits seams;  ///< heldSeams() of the cards and of the declared ambitions

    friend constexpr bool operator==(const PlayerBoard&, const PlayerBoard&) = default;
};
static_assert(std::is_trivially_copyable_v<PlayerBoard>, "a decision copies it at once");

/// One player's board and supply with the cards of the play area.
struct PlayerState : PlayerBoard {
    CardSet cards;  ///< Guild, lore and leader cards

    friend constexpr bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// Cards above a Court card: usually one, or two where a card had to be attached (BR p.27).
inline constexpr int kAttached = 2;

/// One place in the Court row.
struct CourtSlot {
    CardId card = CardId::None;  ///< None: empty; Unknown: not named yet
    std::array<std::int8_t, kPlayerColors> agents{};
    FixedVector<CardId, kAttached> attached{};  ///< placed above it (BR p.27)

    /// Returns all cards here: the attached cards, the newest first, then the card itself.
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

/// A free action: from a spent resource, which lapses with the Prelude (Base p.17), or from a card's text.
struct Grant {
    std::uint8_t actions = 0;    ///< bit per Action
    bool lasting = false;        ///< outlives the Prelude
    CardId owed = CardId::None;  ///< the card that makes this action compulsory this turn
    bool byCard = false;         ///< no new action may replace it (Base p.20)

    friend constexpr bool operator==(const Grant&, const Grant&) = default;
};

/// The progress of the current turn.
struct TurnCourse {
    Player player = Player::None;
    bool played = false;    ///< a card was played; before that the player must play one
    bool acted = false;     ///< a Prelude action or an action was taken
    bool prelude = false;   ///< still open
    bool weapon = false;    ///< pips may battle (Base p.17)
    bool declared = false;  ///< with this card
    bool expired = false;   ///< the turn ended; pending entries are its aftermath
    std::uint8_t pips = 0;
    std::uint8_t pipsUsed = 0;
    std::array<std::int8_t, kResources>
        tray{};  ///< spent tokens; they return to the supply when the Prelude ends (Base p.20)
    FixedVector<Grant, 12> grants;
    std::array<std::int8_t, kSystems> mayMoveAgain{};  ///< fresh ships that just moved, by their system

    friend constexpr bool operator==(const TurnCourse&, const TurnCourse&) = default;
};
static_assert(std::is_trivially_copyable_v<TurnCourse>, "a decision copies it at once");

/// The current turn. At depths below Turn all of it keeps its default values.
struct TurnState : TurnCourse {
    CardSet onceUsed;          ///< cards whose once-per-turn ability was used
    CardSet securedInPrelude;  ///< cards whose Prelude actions must wait (Base p.20)

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
    CardId by = CardId::None;    ///< the card that acts "like a battle": battle modifiers do not apply
    bool allFresh = false;       ///< every attacking ship was fresh at the start
    bool tookTrophies = false;   ///< the attacker destroyed something
    Ships attackers;             ///< attacking ships left, without ships placed during the battle
    Ships fleet;                 ///< attacking Imperial ships left (BR p.11)
    LentShips lent;              ///< attacking ships left that belong to a lending Rival (F2404)
    bool fleetDefends = false;   ///< Imperial ships in the system defend beside a Regent
    bool fleetAttacked = false;  ///< Imperial ships were among the attackers
    std::int8_t keys = 0;
    std::array<std::int8_t, kResources> citiesDestroyed{};  ///< by planet type; Outrage still to come
    std::int8_t ransacks = 0;                               ///< cities whose ransacking is still to come

    friend constexpr bool operator==(const BattleState&, const BattleState&) = default;
};

/// A question that the table must settle first. The newest is on top of the stack.
enum class Ask : std::uint8_t {
    None,
    Roll,        ///< roll, or enter, the collected dice (attacker)
    Reroll,      ///< dice may be rerolled, as `card` allows
    Suffer,      ///< the attacker assigns `count` hits to their own ships
    Strike,      ///< the attacker assigns hits to the defender's pieces
    Aftermath,   ///< automatic: Outrage, ransacking and raiding, one after another
    Ransack,     ///< a card of the Court with the defender's agents
    Raid,        ///< spend keys
    Refill,      ///< name the card drawn into a Court place
    Resolve,     ///< a choice of `card`, which defines the question
    MayDeclare,  ///< an ambition, without the zero marker, as `card` allows
    MaySeize,    ///< the initiative, as `card` allows
    /// Automatic: `card` is resolved and goes where its text says; `count`: own agents that were on it.
    CardDone,
    Place,     ///< place ships one by one, each in another system of the memo
    Homeless,  ///< three ships in any gate (Base p.22)
    Mulligan,  ///< two players: keep or redraw the hand (Base p.19)
    Draft,     ///< take a leader or lore card from the row (Base p.21)
    KeepLore,  ///< extra lore cards after setup, as `card` allows; count
    Collect,   ///< the dice, now that the defender's cards have acted (attacker)
    Hits,      ///< automatic: the roll stands, the hits follow
    /// Ships that just moved may move once more, as `card` allows; those in the memo's systems any number of
    /// times.
    MoveAgain,
    Declaring,  ///< automatic: the price is paid, and the ambition is declared
    // The Blighted Reach
    ActSetup,        ///< automatic: the steps of setting up the Act; stage (BR p.4-7)
    EventDice,       ///< roll, or enter, the event dice; once more, as `card` allows
    Settle,          ///< three ships and a building at a planet with an Imperial ship (BR p.6)
    Policy,          ///< the Govern card that came to lie on top (BR p.5)
    RoundEnd,        ///< automatic: the round closes once its event is resolved
    Event,           ///< automatic: what an Event card or the Imperial Council brings; stage (BR p.13-14)
    CallSummit,      ///< may call the Summit
    CallToOrder,     ///< the caller's actions (BR p.16)
    Negotiate,       ///< actions of all players, until `player` ends the Summit (BR p.17)
    CrisesOrEdicts,  ///< which of the two to resolve (BR p.14)
    Trust,           ///< steal from the Imperial Trust; `count`: resources left to steal (BR p.14)
    Crises,          ///< automatic: stage (BR p.18)
    Edicts,          ///< automatic: the Edict with the printed order `stage` and what follows (BR p.20)
    Govern,          ///< enforce the Policy or change it (BR p.20)
    Demand,          ///< the resource or piece taken from `rival` (BR p.20)
    ImperialAction,  ///< the destination of ships, or the player who gets a Weapon (BR p.21)
    /// Done at the table, then "done": `card` where the map is not tracked, or a secret kept on paper.
    AtTable,
    Advance,         ///< how far the objective marker moves (BR p.8)
    GrandAmbitions,  ///< the number of grand ambitions fulfilled (BR p.9)
    CloseChapter,    ///< automatic: clean up and continue, after everything is scored
    Intermission,    ///< automatic: stage (BR p.28-29)
    ChooseFate,      ///< for the next Act (BR p.29)
    NextAct,         ///< play on or pack up: "done" sets up the next Act (BR p.29-30)
    Flagship,        ///< where the Flagship begins and what is on it (BR p.22)
    Resettle,        ///< give up the Flagship: a city, a starport, ships; stage (BR p.25)
    FateCard,    ///< automatic: the steps of a Setup or Resolution card, `count` of them done (BR p.6, p.28)
    FateStep,    ///< the question of step `count` of that card
    Catapult,    ///< a Catapult move from any system, as `card` allows (F506)
    Scoring,     ///< automatic: the ambitions are scored, after cards have acted
    FreeAction,  ///< one of several actions, as `card` allows (F1204)
};

/// One entry of the stack of open questions.
struct Pending {
    Ask ask = Ask::None;
    Player player = Player::None;  ///< the player who answers
    Player rival = Player::None;
    Resource resource = Resource::None;
    CardId card = CardId::None;
    std::int8_t count = 0;        ///< how many: hits, keys, ships, cards, agents
    std::int8_t stage = 0;        ///< the step of a question that asks in several steps
    Memo memo{};                  ///< whatever else it keeps until it is answered
    CardId about = CardId::None;  ///< a second card: the one given or demanded

    friend constexpr bool operator==(const Pending&, const Pending&) = default;
};

/// The part of the table that every game uses: markers, the Court, the round and its battle.
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
    SystemSet used = 0;  ///< systems where a building was used or an empty slot taxed since the turn began
    FixedVector<PlayedCard, kPlayerColors> played;
    FixedVector<CourtSlot, 6> court;
    FixedVector<CardId, 8> buried;     ///< at the bottom of the deck, the first is drawn first
    FixedVector<CardId, 4> resolving;  ///< taken from the Court, with an effect still to come
    BattleState battle;

    friend constexpr bool operator==(const Tabletop&, const Tabletop&) = default;
};
static_assert(std::is_trivially_copyable_v<Tabletop>, "a decision copies it at once");

/// Everything that changes during a game.
struct State : Tabletop {
    Touched<SystemState, kSystems, 4> systems;  ///< a cluster has four
    Touched<PlayerState, kOwners> players;      ///< a power uses only its supply
    CardSet courtDeck;  ///< all cards not known to be elsewhere, including unknown Court cards
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

/// A game: its setup and its state.
struct Game {
    Setup setup;
    State state;

    friend constexpr bool operator==(const Game&, const Game&) = default;
};

}  // namespace reach
