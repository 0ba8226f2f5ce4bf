#include "app/words/rule_words.h"

#include "app/words/names.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"

#include <algorithm>

namespace reach::words {
namespace {

struct Sentence {
    Rule rule;
    const char* text;
};

/// In the order of Rule; a test finds rules without a sentence.
constexpr std::array kSentences{
    // The round
    Sentence{Rule::NotYourTurn, QT_TRANSLATE_NOOP("rules", "It is not this player's turn")},
    Sentence{Rule::PlayACardFirst, QT_TRANSLATE_NOOP("rules", "A turn begins with a card or a pass")},
    Sentence{Rule::CardAlreadyPlayed, QT_TRANSLATE_NOOP("rules", "One card a turn is played")},
    Sentence{Rule::LeadNeedsInitiative,
             QT_TRANSLATE_NOOP("rules", "Only the player with the initiative leads")},
    Sentence{Rule::LeadBeforeFollowing, QT_TRANSLATE_NOOP("rules", "Nobody can follow before a card is led")},
    Sentence{Rule::AlreadyLed, QT_TRANSLATE_NOOP("rules", "A card has been led in this round")},
    Sentence{Rule::NoCardsInHand, QT_TRANSLATE_NOOP("rules", "This player has no cards in hand")},
    Sentence{Rule::CardNotInDeck, QT_TRANSLATE_NOOP("rules", "The 1s and 7s are only for four players")},
    Sentence{Rule::FaithfulNotInDeck,
             QT_TRANSLATE_NOOP("rules", "This Faithful card is not among the action cards yet")},
    Sentence{Rule::CardSeenBefore,
             QT_TRANSLATE_NOOP("rules", "No such card is left: played in this chapter already")},
    Sentence{Rule::SurpassNeedsSuit,
             QT_TRANSLATE_NOOP("rules", "To surpass, play the suit of the lead card")},
    Sentence{Rule::SurpassNeedsHigher,
             QT_TRANSLATE_NOOP("rules", "To surpass, play a higher number than the lead card")},
    Sentence{Rule::PivotNeedsOtherSuit,
             QT_TRANSLATE_NOOP("rules", "To pivot, play another suit than that of the lead card")},
    Sentence{Rule::PassNeedsInitiative,
             QT_TRANSLATE_NOOP("rules", "With cards in hand only the player with the initiative may pass")},
    Sentence{Rule::DeclareNeedsInitiative,
             QT_TRANSLATE_NOOP("rules", "Only the player who led may declare an ambition")},
    Sentence{Rule::DeclareBeforeActions,
             QT_TRANSLATE_NOOP("rules", "An ambition is declared before the Prelude and all actions")},
    Sentence{Rule::DeclareOnce, QT_TRANSLATE_NOOP("rules", "A lead card declares one ambition")},
    Sentence{Rule::DeclareCardAmbition,
             QT_TRANSLATE_NOOP("rules", "This card does not declare that ambition")},
    Sentence{Rule::DeclareNeedsMarker,
             QT_TRANSLATE_NOOP("rules", "No ambition marker is left to declare with")},
    Sentence{Rule::SeizeNotByHolder, QT_TRANSLATE_NOOP("rules", "This player already has the initiative")},
    Sentence{Rule::SeizeOnce, QT_TRANSLATE_NOOP("rules", "The initiative is seized once a round")},
    Sentence{Rule::SeizeBeforeActions,
             QT_TRANSLATE_NOOP("rules", "The initiative is seized before the Prelude and all actions")},
    Sentence{Rule::SeizeNeedsCard,
             QT_TRANSLATE_NOOP("rules", "To seize the initiative, play another card face down")},
    // Prelude and resources
    Sentence{Rule::PreludeOver, QT_TRANSLATE_NOOP("rules", "The Prelude of this turn is over")},
    Sentence{Rule::TokenNotHeld, QT_TRANSLATE_NOOP("rules", "This player does not have that resource")},
    Sentence{Rule::SpendAsNeedsCard,
             QT_TRANSLATE_NOOP("rules", "Without a card that says so, a resource counts only as itself")},
    Sentence{Rule::FreeActionsFirst,
             QT_TRANSLATE_NOOP("rules", "Twelve free actions are waiting: use some of them first")},
    Sentence{Rule::ArrangeAfterGain,
             QT_TRANSLATE_NOOP("rules", "Resources are rearranged only when one is gained")},
    Sentence{Rule::ArrangeOnlyOwn,
             QT_TRANSLATE_NOOP("rules", "The slots must hold the resources this player has")},
    // Actions
    Sentence{Rule::ActionNotOnCard, QT_TRANSLATE_NOOP("rules", "The played card does not give this action")},
    Sentence{Rule::NoPipsLeft, QT_TRANSLATE_NOOP("rules", "All actions of this turn are used")},
    Sentence{Rule::TaxOwnOrControlled,
             QT_TRANSLATE_NOOP("rules", "Tax a city of your own, or a Rival's in a system you control")},
    Sentence{Rule::TaxOncePerTurn, QT_TRANSLATE_NOOP("rules", "Each city is taxed once a turn")},
    Sentence{Rule::BuildNeedsPresence,
             QT_TRANSLATE_NOOP("rules", "Build where you have a piece, or control an empty planet")},
    Sentence{Rule::BuildNeedsSlot, QT_TRANSLATE_NOOP("rules", "No building slot is free there")},
    Sentence{Rule::OutsideNeedsCard,
             QT_TRANSLATE_NOOP("rules", "Only by a card's leave is anything built outside the slots")},
    Sentence{Rule::BuildShipAtStarport, QT_TRANSLATE_NOOP("rules", "Ships are built at your own starport")},
    Sentence{Rule::BuildShipOncePerTurn, QT_TRANSLATE_NOOP("rules", "Each starport builds one ship a turn")},
    Sentence{Rule::NotInPlay, QT_TRANSLATE_NOOP("rules", "This system is out of play")},
    Sentence{Rule::MoveOwnShips, QT_TRANSLATE_NOOP("rules", "Only your own ships move")},
    Sentence{Rule::MoveAdjacent, QT_TRANSLATE_NOOP("rules", "Ships move to an adjacent system")},
    Sentence{Rule::CatapultNeedsStarport,
             QT_TRANSLATE_NOOP("rules", "A Catapult move begins at your own starport")},
    Sentence{Rule::CatapultStops,
             QT_TRANSLATE_NOOP("rules", "A Catapult move goes on only through gates that no Rival controls")},
    Sentence{Rule::RepairDamagedOnly, QT_TRANSLATE_NOOP("rules", "Only a damaged piece is repaired")},
    Sentence{Rule::RepairOwn,
             QT_TRANSLATE_NOOP("rules", "Only what is yours or yours to command is repaired")},
    Sentence{Rule::InfluenceCourtCard, QT_TRANSLATE_NOOP("rules", "This card does not lie in the Court")},
    Sentence{Rule::SecureMostAgents,
             QT_TRANSLATE_NOOP("rules", "Securing takes more agents on the card than each Rival has")},
    // Battle
    Sentence{Rule::BattleNeedsShips,
             QT_TRANSLATE_NOOP("rules", "A battle needs a ship of your own in the system")},
    Sentence{Rule::BattleNeedsDefender,
             QT_TRANSLATE_NOOP("rules", "The defender has no piece in the system")},
    Sentence{Rule::CollectLater,
             QT_TRANSLATE_NOOP("rules", "A card of the defender comes before the dice are collected")},
    Sentence{Rule::DiceLimit, QT_TRANSLATE_NOOP("rules", "At most one die for each attacking ship")},
    Sentence{Rule::DicePerKind, QT_TRANSLATE_NOOP("rules", "The box has six dice of each kind")},
    Sentence{Rule::RaidDiceLimit, QT_TRANSLATE_NOOP("rules",
                                                    "Raid dice need a building of the defender in the "
                                                    "system, or a defender without buildings on the map")},
    Sentence{Rule::RollMatchesDice,
             QT_TRANSLATE_NOOP("rules", "The roll does not show the dice that were collected")},
    Sentence{Rule::RerollLimit, QT_TRANSLATE_NOOP("rules", "More dice are rolled again than may be")},
    Sentence{Rule::HitsMustMatch,
             QT_TRANSLATE_NOOP("rules", "Name one piece for each hit, as long as there are pieces")},
    Sentence{Rule::TargetsInOrder, QT_TRANSLATE_NOOP("rules", "Hits go to ships while there are any")},
    Sentence{Rule::RansackDefendersCard,
             QT_TRANSLATE_NOOP("rules", "Ransack a card of the Court with agents of the defender")},
    Sentence{Rule::RaidNeedsKeys, QT_TRANSLATE_NOOP("rules", "Not enough keys are left")},
    Sentence{Rule::RaidNotStealable,
             QT_TRANSLATE_NOOP("rules", "The defender does not have that, or it cannot be stolen")},
    // Cards
    Sentence{Rule::NewActionNeedsPip,
             QT_TRANSLATE_NOOP("rules", "A new action replaces only one that a pip or a resource pays for")},
    Sentence{Rule::CardNotHeld, QT_TRANSLATE_NOOP("rules", "This player does not have that card")},
    Sentence{Rule::CardSecuredThisPrelude,
             QT_TRANSLATE_NOOP("rules", "A card secured in this Prelude is used later")},
    Sentence{Rule::CardOncePerTurn, QT_TRANSLATE_NOOP("rules", "This card is used once a turn")},
    Sentence{Rule::CardBeforeActions,
             QT_TRANSLATE_NOOP("rules", "This card is used before anything else in the Prelude")},
    Sentence{Rule::CardConditions, QT_TRANSLATE_NOOP("rules", "The text of the card does not allow it")},
    // Leaders & Lore
    Sentence{Rule::DraftOneLeader, QT_TRANSLATE_NOOP("rules", "Each player takes one leader")},
    Sentence{Rule::DraftLoreLimit, QT_TRANSLATE_NOOP("rules", "This player has all their lore cards")},
    Sentence{Rule::DraftFromTheRow, QT_TRANSLATE_NOOP("rules", "This card was not laid out")},
    // The Blighted Reach
    Sentence{Rule::PresenceLaw,
             QT_TRANSLATE_NOOP("rules", "Only a Regent with Loyal pieces there commands the Imperial ships")},
    Sentence{Rule::MovementLaw, QT_TRANSLATE_NOOP("rules", "Each Imperial ship moves beside a Loyal ship")},
    Sentence{Rule::TruceLaw,
             QT_TRANSLATE_NOOP("rules", "Regents harm neither the Empire nor, beside its ships, each other")},
    Sentence{Rule::EventNotLed, QT_TRANSLATE_NOOP("rules", "An Event card is never led")},
    Sentence{Rule::FreeNeedsControl,
             QT_TRANSLATE_NOOP("rules", "Free buildings serve whoever controls the system")},
    Sentence{Rule::CouncilDecided, QT_TRANSLATE_NOOP("rules", "The Imperial Council has decided")},
    Sentence{Rule::SettleByTheFleet,
             QT_TRANSLATE_NOOP("rules", "The first pieces go to an empty slot beside an Imperial ship")},
    Sentence{Rule::SummitActions, QT_TRANSLATE_NOOP("rules", "The Summit does not allow this now")},
    Sentence{Rule::FavorsCost, QT_TRANSLATE_NOOP("rules", "These Favors do not pay for that")},
    Sentence{Rule::CedeControl,
             QT_TRANSLATE_NOOP("rules", "No last piece is ceded, and no building beside Loyal ships")},
    Sentence{Rule::NegotiationAction, QT_TRANSLATE_NOOP("rules", "This cannot be part of a deal")},
    Sentence{Rule::ImperialDemand, QT_TRANSLATE_NOOP("rules", "The Policy demands something else")},
    Sentence{Rule::ImperialAction, QT_TRANSLATE_NOOP("rules", "The Policy acts elsewhere")},
    Sentence{Rule::FlagshipStart, QT_TRANSLATE_NOOP("rules", "A Flagship begins beside Loyal pieces")},
    Sentence{Rule::FlagshipBuilds,
             QT_TRANSLATE_NOOP("rules", "With a Flagship, cities and starports go onto its board")},
    Sentence{Rule::FlagshipPlanet,
             QT_TRANSLATE_NOOP("rules", "The slot wants the Flagship at another planet")},
    Sentence{Rule::FlagshipArmor, QT_TRANSLATE_NOOP("rules", "Armor needs its Upgrade, and that fresh")},
    Sentence{Rule::FlagshipShips,
             QT_TRANSLATE_NOOP("rules", "The Flagship has built all the ships it can this turn")},
    Sentence{Rule::SlipstreamDrive,
             QT_TRANSLATE_NOOP("rules",
                               "The Slipstream Drive: once a turn, the Flagship alone or other ships "
                               "from where it is")},
    Sentence{Rule::Resettling, QT_TRANSLATE_NOOP("rules", "Resettling goes elsewhere")},
    Sentence{Rule::CardProtected, QT_TRANSLATE_NOOP("rules", "A protected card stays with its holder")},
    Sentence{Rule::AttachBare, QT_TRANSLATE_NOOP("rules", "Nothing more is attached to this card")},
    Sentence{Rule::FateForTheAct, QT_TRANSLATE_NOOP("rules", "This Fate cannot be taken for this Act")},
    // Chapter end and fine print
    Sentence{Rule::ChapterNotOver, QT_TRANSLATE_NOOP("rules", "The chapter is not over")},
    Sentence{Rule::DiscardNotNeeded, QT_TRANSLATE_NOOP("rules", "Nothing has to be discarded")},
    Sentence{Rule::PlaceAtGate, QT_TRANSLATE_NOOP("rules", "These ships are placed in a gate")},
    Sentence{Rule::MulliganOnlySecond,
             QT_TRANSLATE_NOOP("rules", "Only the second of two players may draw a new hand")},
    // Sense
    Sentence{Rule::AnswerFirst, QT_TRANSLATE_NOOP("rules", "Another question is open and comes first")},
    Sentence{Rule::NothingAsked, QT_TRANSLATE_NOOP("rules", "Nothing was asked that this answers")},
    Sentence{Rule::ChoiceNotAsked, QT_TRANSLATE_NOOP("rules", "The card asks for less than was said")},
    Sentence{Rule::SayMore, QT_TRANSLATE_NOOP("rules", "The card asks for more than was said")},
    Sentence{Rule::SealHolds,
             QT_TRANSLATE_NOOP("rules", "What was sealed is told with its seal, and as it was written down")},
    Sentence{Rule::GameOver, QT_TRANSLATE_NOOP("rules", "The game is over")},
    Sentence{Rule::NotInThisGame, QT_TRANSLATE_NOOP("rules", "Nobody plays this colour")},
    Sentence{Rule::HasConceded, QT_TRANSLATE_NOOP("rules", "This player has conceded")},
    Sentence{Rule::NeedsRival, QT_TRANSLATE_NOOP("rules", "This is done to a Rival, not to oneself")},
    Sentence{Rule::NeedsPlanet, QT_TRANSLATE_NOOP("rules", "This takes a planet, not a gate")},
    Sentence{Rule::NeedsGate, QT_TRANSLATE_NOOP("rules", "This takes a gate, not a planet")},
    Sentence{Rule::NeedsGuild, QT_TRANSLATE_NOOP("rules", "This takes a Guild card")},
    Sentence{Rule::NoSuchPiece, QT_TRANSLATE_NOOP("rules", "There is no such piece there")},
    Sentence{Rule::NoneInSupply, QT_TRANSLATE_NOOP("rules", "None of these is left in the supply")},
    Sentence{Rule::NoSuchToken, QT_TRANSLATE_NOOP("rules", "There is no such resource there")},
    Sentence{Rule::NoSuchCard, QT_TRANSLATE_NOOP("rules", "There is no such card there")},
    Sentence{Rule::NoSuchAmbition, QT_TRANSLATE_NOOP("rules", "This ambition is not part of the game")},
    Sentence{Rule::NumberOutOfRange, QT_TRANSLATE_NOOP("rules", "This number cannot be")},
    Sentence{Rule::BeyondTheBox, QT_TRANSLATE_NOOP("rules", "The box does not have that many")},
    Sentence{Rule::MapNotTracked, QT_TRANSLATE_NOOP("rules", "The map is not being mirrored in this game")},
    Sentence{Rule::SystemNotCounted, QT_TRANSLATE_NOOP("rules", "Nobody has counted this system")},
    Sentence{Rule::TurnsNotTracked, QT_TRANSLATE_NOOP("rules", "Turns are not being mirrored in this game")},
    Sentence{Rule::NotACampaign, QT_TRANSLATE_NOOP("rules", "This belongs to the campaign")},
};

/// What an entry lacks by the text of one card.
struct CardSentence {
    Rule rule;
    std::string_view card;
    const char* text;
};
constexpr std::array kCardSentences{
    // Tactical
    CardSentence{
        Rule::CardConditions, "LEAD06",
        QT_TRANSLATE_NOOP("rules", "The battle for which it is used must stay possible and be fought")},
    // Generous and Charismatic
    CardSentence{
        Rule::CardConditions, "LEAD07",
        QT_TRANSLATE_NOOP("rules",
                          "Declaring takes a Guild card to give, and influencing a Copy or Pivot that "
                          "secures")},
    CardSentence{Rule::RaidNotStealable, "BC22",
                 QT_TRANSLATE_NOOP("rules", "Nothing else is stolen before this card")},
};

constexpr const char* kBase = QT_TRANSLATE_NOOP("rules", "Base");
constexpr const char* kBlightedReach = QT_TRANSLATE_NOOP("rules", "Blighted Reach");

QString cardCitation(CardId card) {
    if (!isCard(card)) return {};
    return translate("rules", "%1, %2", "a card's id and its name").arg(fromView(nameOf(card)), name(card));
}

}  // namespace

QString ruleText(const Violation& violation) {
    const auto found = std::find_if(kSentences.begin(), kSentences.end(),
                                    [&](const Sentence& row) { return row.rule == violation.rule; });
    if (found == kSentences.end()) return {};
    QString sentence = translate("rules", found->text);
    if (!isCard(violation.card)) return sentence;
    for (const CardSentence& own : kCardSentences)
        if (own.rule == violation.rule && own.card == nameOf(violation.card))
            sentence = translate("rules", own.text);
    return translate("rules", "%1: %2", "a card's name, and the rule").arg(name(violation.card), sentence);
}

QString citation(Rule rule) {
    return citation(ruleRef(rule));
}

QString citation(const RuleRef& ref) {
    if (ref.book == Book::Card) return cardCitation(findCard(ref.heading));
    if (ref.book == Book::App) return {};
    const QString book = translate("rules", ref.book == Book::Base ? kBase : kBlightedReach);
    QString page = translate("rules", "%1 p.%2", "book and page").arg(book, QString::number(ref.page));
    if (ref.heading.empty()) return page;
    return translate("rules", "%1, %2", "book with page, and heading").arg(page, fromView(ref.heading));
}

QString citation(const Violation& violation) {
    return isCard(violation.card) ? cardCitation(violation.card) : citation(violation.rule);
}

QString page(const Violation& violation) {
    if (isCard(violation.card)) return fromView(nameOf(violation.card));
    const bool told = violation.rule != Rule::None && ruleRef(violation.rule).book != Book::App;
    return told ? fromView(nameOf(violation.rule)) : QString();
}

}  // namespace reach::words
