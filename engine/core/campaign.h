#pragma once

#include "engine/core/card_set.h"
#include "engine/core/pieces.h"
#include "engine/core/seam_bits.h"
#include "engine/core/secret.h"

/// The part of the table that only The Blighted Reach has. In a base game all of it keeps its default values.
namespace reach {

inline constexpr int kActs = 3;

/// The title card under a player's Fate card (BR p.10).
enum class Title : std::uint8_t { Regent, Outlaw };

/// The result of the number die and the event die (BR p.13).
struct EventRoll {
    std::int8_t cluster = -1;   ///< 0-5; -1: nothing rolled
    Spot symbol = Spot::Arrow;  ///< the planet ID symbol
    bool crisis = false;        ///< the Crisis symbol; else the Edict symbol

    friend constexpr bool operator==(const EventRoll&, const EventRoll&) = default;
};

/// The Upgrades of a Flagship board, left to right (BR p.22, p.25).
enum class Upgrade : std::uint8_t {
    SlipstreamDrive,
    TractorBeam,
    ControlArray,
    DefenseArray,
    ShipCrane,
    Hull,
    None = 0xFF,
};
inline constexpr int kUpgrades = 6;
inline constexpr auto kAllUpgrades =
    std::array{Upgrade::SlipstreamDrive, Upgrade::TractorBeam, Upgrade::ControlArray,
               Upgrade::DefenseArray,    Upgrade::ShipCrane,   Upgrade::Hull};

/// A city or starport on a Flagship board. The owner is None while the slot is empty. `used`: the Slipstream
/// Drive was used this turn.
using FlagshipSlot = Building;

/// A slot of a Flagship board: an Upgrade, or the Armor above it (BR p.22).
struct FlagshipPlace {
    Upgrade upgrade = Upgrade::None;
    bool armor = false;

    friend constexpr bool operator==(const FlagshipPlace&, const FlagshipPlace&) = default;
};

/// A player's Flagship: a fresh Loyal ship that cannot be removed, which SystemState::ships does not count
/// (BR p.22).
struct Flagship {
    SystemId at = SystemId::None;  ///< None: the player has no Flagship
    std::array<FlagshipSlot, kUpgrades> upgrades{};
    std::array<FlagshipSlot, kUpgrades> armor{};
    std::int8_t shipsBuilt = 0;  ///< ships built at it this turn

    constexpr bool exists() const {
        if (at != SystemId::None) [[unlikely]]
            return true;
        return false;
    }
    constexpr const FlagshipSlot& slot(FlagshipPlace place) const {
        return (place.armor ? armor : upgrades)[static_cast<std::size_t>(place.upgrade)];
    }
    constexpr FlagshipSlot& slot(FlagshipPlace place) {
        return (place.armor ? armor : upgrades)[static_cast<std::size_t>(place.upgrade)];
    }
    constexpr bool has(FlagshipPlace place) const { return slot(place).owner != Player::None; }
    friend constexpr bool operator==(const Flagship&, const Flagship&) = default;
};

/// One player's part of the campaign.
struct CampaignSeat {
    std::uint8_t fate = 0;  ///< 1 to 24; 0: not chosen yet
    Title title = Title::Regent;
    std::int8_t objective = -1;                       ///< space of the objective marker; -1: not on the track
    std::array<std::int8_t, kPlayerColors> favors{};  ///< Rival agents on the Fate card, by colour
    Flagship flagship;
    std::array<std::int8_t, kResources> frozen{};  ///< resources held on cards, frozen (BR p.27)
    std::array<std::uint8_t, kActs> fates{};       ///< Fates played in each Act; 0: not yet
    /// Result of the Act's objective: 1 completed, -1 failed, 0 open.
    std::array<std::int8_t, kActs> outcomes{};
    std::array<std::int16_t, kActs> powers{};  ///< Power after the last chapter of each Act was scored

    friend constexpr bool operator==(const CampaignSeat&, const CampaignSeat&) = default;
};

/// Tokens and markers of Fates. core/fate_tokens.h has their number in the box.
enum class FateToken : std::uint8_t {
    CheckClue,
    CrossClue,
    Portal,
    Pilgrim,
    WarProfiteer,
    Golem,
    Ideal,
    Banner,
    Hammer,
    Rumor,
    Witness,
    Ceasefire,
    Seat,
    Court,
    Bunker,
    Edenguard,
    Blightkin,
    Passage,
    Conspiracy,
};
inline constexpr int kTokenKinds = static_cast<int>(FateToken::Conspiracy) + 1;

/// A set of kinds of tokens.
using TokenSet = std::uint32_t;
constexpr TokenSet bitOf(FateToken kind) {
    return TokenSet{1} << static_cast<unsigned>(kind);
}

/// One of the Caretaker's Golems. For a Golem's token, this is LaidToken::number (F506).
enum class Golem : std::int8_t { None, Warrior, Protector, Seeker, Harvester };
inline constexpr auto kAllGolems =
    std::array{Golem::Warrior, Golem::Protector, Golem::Seeker, Golem::Harvester};

/// One token in play. At most one of `at`, `player`, `ambition` and `card` is set. Without any of them the
/// token is aside, where its Fate keeps it (Pilgrims: delivered).
struct LaidToken {
    FateToken kind = FateToken::CheckClue;
    SystemId at = SystemId::None;
    std::int8_t number = 0;  ///< which of its kind, from 1 (TokenKind::which); 0: unknown, or all are alike
    bool turned = false;     ///< its back is up: damaged, asleep, face down, at Peace (TokenKind::back)
    Player player = Player::None;        ///< among this player's Trophies or resources
    Ambition ambition = Ambition::None;  ///< in this box
    CardId card = CardId::None;          ///< on this card
    /// A Golem's slot (F505); for a Seat the number of cities (F1609); a place of the Court (F1618).
    std::int8_t slot = -1;

    constexpr bool isAside() const {
        return at == SystemId::None && player == Player::None && ambition == Ambition::None &&
               card == CardId::None;
    }
    friend constexpr bool operator==(const LaidToken&, const LaidToken&) = default;
};
/// The number of Fate tokens in the box.
inline constexpr int kFateTokens = 88;

/// A summary of the tokens in play, stored because it is read more often than it changes.
struct TokensInPlay {
    TokenSet kinds = 0;
    SystemSet systems = 0;          ///< systems with any token
    std::uint8_t golemHolders = 0;  ///< players with a Golem in a slot or waiting for one; bit per player
    bool golemWaits = false;        ///< a Golem waits for a slot (F505)

    friend constexpr bool operator==(const TokensInPlay&, const TokensInPlay&) = default;
};

/// A place that can hold more than tokens: a card, or a Fate's token in a system (Rumors).
struct PilePlace {
    CardId card = CardId::None;
    SystemId at = SystemId::None;  ///< system of the token; None: the card itself

    friend constexpr bool operator==(const PilePlace&, const PilePlace&) = default;
};

/// The content of such a place: resources that are not frozen (F1202), and pieces of any owner. An empty pile
/// is not stored.
struct Pile {
    PilePlace place;
    std::array<std::int8_t, kResources> tokens{};
    std::array<Pieces, kOwners> pieces{};        ///< by owner
    std::array<std::int8_t, kOwners> damaged{};  ///< how many of these ships are damaged (F1612)

    friend constexpr bool operator==(const Pile&, const Pile&) = default;
};
inline constexpr int kPiles = 12;
inline constexpr Pile kNoPile{};

/// Something that changed hands in a Summit: a resource, a lore card, or a Favor.
struct SummitGift {
    Player from = Player::None;
    Player to = Player::None;
    Resource resource = Resource::None;
    CardId card = CardId::None;
    Player color = Player::None;  ///< of a Favor: the colour of the agent

    friend constexpr bool operator==(const SummitGift&, const SummitGift&) = default;
};
inline constexpr int kSummitGifts = 24;

/// The part of the table that only a campaign has.
struct CampaignTable {
    std::int8_t act = 0;  ///< 1 to 3; 0: no campaign
    Player firstRegent = Player::None;
    std::array<std::int8_t, kResources> trust{};     ///< the Imperial Trust (BR p.21)
    std::array<std::int8_t, kResources> boxed{};     ///< two players: tokens on the ambition boxes (BR p.5)
    std::array<std::int8_t, kResources> scrapped{};  ///< tokens out of the campaign (F325)
    CardId policy = CardId::None;                    ///< the Govern card on top (BR p.20)
    CardSet booklet;              ///< Edicts, Laws and Summits in the rules booklet (BR p.9)
    SeamBits laws;                ///< seams that the booklet's cards fill: lawSeams()
    SeamBits inCourt;             ///< seams that the cards of the Court fill: courtSeams()
    bool councilDecided = false;  ///< which side of the Imperial Council is up (BR p.14)
    /// The player who secured the Council this round. It is resolved at the end of the round.
    Player councilBy = Player::None;
    CardSet faithfulStack;  ///< Faithful cards not yet taught, the highest on top (F801)
    /// Cards that Fates added to the action cards, wherever they are now.
    CardSet actionDeck;
    /// Action cards out of the campaign; it is not known which (F803).
    std::int8_t actionsScrapped = 0;
    CardSet turned;                          ///< cards with two sides that have their back up
    std::int8_t unknownLore = 0;             ///< lore cards in the Court deck that are not known
    EventRoll roll;                          ///< the last one
    Ambition commonwealth = Ambition::None;  ///< the Commonwealth Ambition marker; None: on its Fate card
    FixedVector<LaidToken, kFateTokens> tokens;
    TokensInPlay inPlay;  ///< summary of the tokens, updated with them (protocol/evolving.h)
    FixedVector<Pile, kPiles> piles;
    FixedVector<Secret, kSecrets> secrets;  ///< secrets not revealed yet
    Ambition sponsored = Ambition::None;    ///< the ambition with the Sponsored token (F123)
    /// Gifts of this Summit by players whose objective does not count what comes back (F301B, F512B).
    FixedVector<SummitGift, kSummitGifts> given;
    std::array<CampaignSeat, kPlayerColors> seats{};  ///< by colour

    /// Returns the secret with this key, or null.
    constexpr const Secret* secret(const SecretKey& key) const {
        for (const Secret& secret : secrets)
            if (secret.key == key) return &secret;
        return nullptr;
    }
    /// Returns the pile in this place, or an empty pile.
    constexpr const Pile& pile(PilePlace place) const {
        for (const Pile& pile : piles)
            if (pile.place == place) return pile;
        return kNoPile;
    }
    friend constexpr bool operator==(const CampaignTable&, const CampaignTable&) = default;
};

/// The campaign's part of the table. Assignment between games without a campaign copies nothing.
struct CampaignState : CampaignTable {
    constexpr CampaignState() = default;
    constexpr CampaignState(const CampaignState&) = default;
    constexpr CampaignState& operator=(const CampaignState& other) {
        if (act != 0 || other.act != 0) CampaignTable::operator=(other);
        return *this;
    }
    friend constexpr bool operator==(const CampaignState&, const CampaignState&) = default;
};

}  // namespace reach
