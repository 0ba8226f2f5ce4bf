#include "app/words/arcades_words.h"
#include "app/words/translate.h"
#include "engine/arcades/rule.h"

#include <algorithm>
#include <array>

namespace reach::words {
namespace {

using arcades::Rule;

struct Sentence {
    Rule rule;
    const char* text;
};

/// In the order of Rule; a test finds rules without a sentence.
constexpr std::array kSentences{
    Sentence{Rule::NotInThisGame, QT_TRANSLATE_NOOP("arcades", "Nobody of this colour plays here")},
    Sentence{Rule::NumberOutOfRange, QT_TRANSLATE_NOOP("arcades", "The number does not fit")},
    Sentence{Rule::NotAsked, QT_TRANSLATE_NOOP("arcades", "Nothing asks for this now")},
    Sentence{Rule::AnswerFirst, QT_TRANSLATE_NOOP("arcades", "An open question comes first")},
    Sentence{Rule::NotYourTurn, QT_TRANSLATE_NOOP("arcades", "It is not this player's turn")},
    Sentence{Rule::GameOver, QT_TRANSLATE_NOOP("arcades", "The game is over")},
    Sentence{Rule::NothingToDo, QT_TRANSLATE_NOOP("arcades", "There is nothing to do it with")},
    Sentence{Rule::NoShipsThere, QT_TRANSLATE_NOOP("arcades", "So many ships are not there")},
    Sentence{Rule::NoShipsInSupply, QT_TRANSLATE_NOOP("arcades", "The supply does not hold so many ships")},
    Sentence{Rule::NoCityLeft, QT_TRANSLATE_NOOP("arcades", "No city is left to build")},
    Sentence{Rule::TokenNotHeld, QT_TRANSLATE_NOOP("arcades", "This player does not hold that resource")},
    Sentence{Rule::TokenNotInSupply, QT_TRANSLATE_NOOP("arcades", "The supply has none of that resource")},
    Sentence{Rule::CardNotInDeck, QT_TRANSLATE_NOOP("arcades", "This card is not in the deck of ARCADEs")},
    Sentence{Rule::CardAlreadySeen, QT_TRANSLATE_NOOP("arcades", "This card has been seen in this chapter")},
    Sentence{Rule::BeyondTheBox, QT_TRANSLATE_NOOP("arcades", "The box does not hold so many")},
    Sentence{Rule::StartCardDrawn,
             QT_TRANSLATE_NOOP("arcades", "The start card of this cluster is drawn already")},
    Sentence{Rule::OnlyBotsAct, QT_TRANSLATE_NOOP("arcades", "Only the phantom and bots act by themselves")},
    Sentence{Rule::BotsPlayByRule,
             QT_TRANSLATE_NOOP("arcades", "What the phantom or a bot does follows from the rules")},
    Sentence{Rule::CardAlreadyPlayed, QT_TRANSLATE_NOOP("arcades", "One card a turn is played")},
    Sentence{Rule::PlayACardFirst, QT_TRANSLATE_NOOP("arcades", "A turn begins with a card")},
    Sentence{Rule::FollowSuit,
             QT_TRANSLATE_NOOP(
                 "arcades", "In round %1 this player did not follow this suit, and now plays a card of it")},
    Sentence{Rule::PlaceOrPoints,
             QT_TRANSLATE_NOOP("arcades", "A card places ships or pays for actions, not both")},
    Sentence{Rule::PlaceAtNumber,
             QT_TRANSLATE_NOOP("arcades", "Ships go to the cluster of the card's number")},
    Sentence{Rule::PlaceUpToThree, QT_TRANSLATE_NOOP("arcades", "A card places at most three ships")},
    Sentence{Rule::SevensOnlyPlace, QT_TRANSLATE_NOOP("arcades", "A 7 only places ships")},
    Sentence{Rule::NotEnoughPoints,
             QT_TRANSLATE_NOOP("arcades", "The card has not enough action points left")},
    Sentence{Rule::CollectOnTheWay,
             QT_TRANSLATE_NOOP("arcades", "The agent collects in a cluster it passes, or where it stops")},
    Sentence{Rule::CollectOnce, QT_TRANSLATE_NOOP("arcades", "The agent collects one resource a turn")},
    Sentence{Rule::MoveAdjacent, QT_TRANSLATE_NOOP("arcades", "Ships move to a neighbouring cluster")},
    Sentence{Rule::RepairDamaged, QT_TRANSLATE_NOOP("arcades", "Only damaged ships are repaired")},
    Sentence{Rule::BattleAtAgent,
             QT_TRANSLATE_NOOP("arcades", "Battle where the agent is, or in a cluster next to it")},
    Sentence{Rule::ResearchOnce, QT_TRANSLATE_NOOP("arcades", "One advance a round is researched")},
    Sentence{Rule::ResearchedAlready, QT_TRANSLATE_NOOP("arcades", "This advance is researched already")},
    Sentence{Rule::ColonizeOnce, QT_TRANSLATE_NOOP("arcades", "One planet a round is colonized")},
    Sentence{Rule::ColonizeAtAgent, QT_TRANSLATE_NOOP("arcades", "Colonize the planet where the agent is")},
    Sentence{Rule::OneCityAPlanet, QT_TRANSLATE_NOOP("arcades", "A planet has room for one city")},
    Sentence{Rule::PhantomAdjacent,
             QT_TRANSLATE_NOOP("arcades", "The phantom's agent moves to a neighbouring cluster")},
    Sentence{Rule::FreeAtAgent,
             QT_TRANSLATE_NOOP("arcades", "A resource's free action is taken where the agent is")},
    Sentence{Rule::FreeUpToTwo, QT_TRANSLATE_NOOP("arcades", "A resource's free action is for at most two")},
    Sentence{Rule::PsionicCollectsNothing,
             QT_TRANSLATE_NOOP("arcades", "Moved by Psionic, the agent collects nothing")},
    Sentence{Rule::DeclareByLeader, QT_TRANSLATE_NOOP("arcades", "Only who led places an ambition marker")},
    Sentence{Rule::DeclareAfterActions,
             QT_TRANSLATE_NOOP("arcades", "The ambition marker comes after the actions")},
    Sentence{Rule::DeclareOnce, QT_TRANSLATE_NOOP("arcades", "One ambition marker a turn is placed")},
    Sentence{Rule::OneMarkerACluster,
             QT_TRANSLATE_NOOP("arcades", "A cluster has room for one ambition marker")},
    Sentence{Rule::MarkerNotAvailable,
             QT_TRANSLATE_NOOP("arcades", "This ambition marker is placed already")},
    Sentence{Rule::DefenderThere, QT_TRANSLATE_NOOP("arcades", "The rival attacked must have ships there")},
    Sentence{Rule::OneDieAShip, QT_TRANSLATE_NOOP("arcades", "There is one die for each ship")},
    Sentence{Rule::AtMostFiveDice, QT_TRANSLATE_NOOP("arcades", "At most five dice are rolled")},
    Sentence{Rule::RaidDiceNeedTarget,
             QT_TRANSLATE_NOOP("arcades", "Raid dice need the rival's agent or city there")},
    Sentence{Rule::RollMatchesDice,
             QT_TRANSLATE_NOOP("arcades", "The roll does not show the dice that were collected")},
    Sentence{Rule::HitsMatchRoll, QT_TRANSLATE_NOOP("arcades", "The hits are not those of the roll")},
    Sentence{Rule::KeysPay, QT_TRANSLATE_NOOP("arcades", "The keys do not pay for these resources")},
    Sentence{Rule::DriveOnePerPyramid,
             QT_TRANSLATE_NOOP("arcades", "The agent is driven one cluster for each pyramid")},
    Sentence{Rule::NoTrophiesThere,
             QT_TRANSLATE_NOOP("arcades", "There are no ships of this colour among those Trophies")},
    Sentence{Rule::PowerToPay, QT_TRANSLATE_NOOP("arcades", "There is no Power to pay with")},
    Sentence{Rule::ArrangeAfterGain,
             QT_TRANSLATE_NOOP("arcades", "Resources are arranged just after one came or went")},
    Sentence{Rule::ArrangeOnlyOwn,
             QT_TRANSLATE_NOOP("arcades", "The slots must hold the resources this player has")},
};

}  // namespace

QString ruleText(const arcades::Violation& violation) {
    const auto* found = std::find_if(kSentences.begin(), kSentences.end(), [&](const Sentence& sentence) {
        return sentence.rule == violation.rule;
    });
    if (found == kSentences.end()) return {};
    const QString text = translate("arcades", found->text);
    return violation.round > 0 ? text.arg(violation.round) : text;
}

QString citation(const arcades::Violation& violation) {
    const auto heading = arcades::headingOf(violation.rule);
    return heading.empty() ? QString() : QStringLiteral("ARCADEs, %1").arg(fromView(heading));
}

}  // namespace reach::words
