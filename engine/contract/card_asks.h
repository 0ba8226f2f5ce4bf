#pragma once

#include <cstdint>

namespace reach {

/// What a card asks (Ask::Resolve), one value for each question of its own. The app has the words for each
/// (app/words/prompt_words.cpp). Behind each: the card, or the first of several cards, that asks it.
enum class CardAsks : std::uint8_t {
    Choose,            ///< any choice; the card's text says what
    LookAtHand,        ///< BC17
    GolemHome,         ///< F503
    EndTurnForGolems,  ///< F504
    TakeGolems,        ///< F504
    GolemToRival,      ///< F505
    GolemDestroys,     ///< F506
    GolemRepairs,      ///< F506
    GolemGains,        ///< F506
    TakeAnyGolem,      ///< F517
    ReturnCity,        ///< F517
    ScrapGuild,        ///< F521
    ScrapLore,         ///< F521
    ScrapGolem,        ///< F521
    PlaceSeat,         ///< F1602
    SeatGone,          ///< F1609
    HitLevy,           ///< F1612
    TakeOverCity,      ///< F1613
    PlaceCourtToken,   ///< F1618
    SecureAtCourt,     ///< F1619
    InfluenceAtCourt,  ///< F1619
    GoWithBlight,      ///< F1304
    TurnRoll,          ///< F1304
    PreventCrises,     ///< F2102
    SowBlight,         ///< F2103
    DestroyBlight,     ///< F1310
    ReturnAgent,       ///< F1310
    ShipsAtFreeCity,   ///< F202
    BecomeOutlaw,      ///< F202
    CopiedFaithful,    ///< F802
    Sponsor,           ///< F123
    Defect,            ///< F118
    BattleFirst,       ///< F1103A
    BreakGate,         ///< F2203
    GateBreaker,       ///< F2203
    RollForAgents,     ///< F1111
    RollOnceMore,      ///< F1111
    ShipsAtPlanet,     ///< F1102
    RumorSide,         ///< F1209
    GuessHaven,        ///< F1211
    ShowHaven,         ///< F1211
    ClaimHaven,        ///< F1211
    PlaceClue,         ///< F902
    FillGap,           ///< F2303
    ShowConspiracy,    ///< F2303
    GuessConspiracy,   ///< F2305
    IsItThisColor,     ///< F2305
    WitnessAlong,      ///< F1402
    DeclareEmpath,     ///< F1402
    PsionicShort,      ///< F1412
    EndCeasefire,      ///< F1509
    CaptiveForBanner,  ///< F1012
    Export,            ///< FATE03
    CaptiveForBunker,  ///< F1802
    PointAtBunker,     ///< F1805
    ReturnCaptives,    ///< F1805
    SearchGuild,       ///< F403
    StealGuild,        ///< F411
    PassGuildOn,       ///< F411
    DemandGuild,       ///< F413
    AnswerDemand,      ///< F413
    BuryGuild,         ///< F422
    ClearOutrage,      ///< F617
    AgentOnOutrage,    ///< F625
    ReplaceShips,      ///< F703
    PlacePsionic,      ///< F1403
    GiveAway,          ///< F2403
    GiveToWhom,        ///< F2403
    DeclareByMarker,   ///< F2405
    NewChosen,         ///< F2405
    DeclareKeeper,     ///< F1903
    ScrapCaptive,      ///< F1803
    StoreTaken,        ///< F1503, F2002
    DiscardFaithful,   ///< F817
    TakeFaithful,      ///< F817
    TurnDoctrine,      ///< F821
    RemoveIdeal,       ///< F831
    HighestFaithful,   ///< F827
    CallShips,         ///< L15
    MoveShips,         ///< L16
    InfluenceAgain,    ///< F103
    InfluenceCourt,    ///< F713
    SecureInCourt,     ///< F103
    DrawLore,          ///< F513
    AttachToCourt,     ///< F513, F1602
    BecomeRegent,      ///< F713
    SuitOfPilgrimage,  ///< F905
    DiscardGuild,      ///< F905
    MovePilgrim,       ///< F908
    ImperialAction,    ///< F113
    ChangePolicy,      ///< F113
    AddToTrust,        ///< F123
    TakeFromTrust,     ///< F123
    AgentOnRumor,      ///< F1209
};
inline constexpr int kCardAsks = static_cast<int>(CardAsks::AgentOnRumor) + 1;

}  // namespace reach
