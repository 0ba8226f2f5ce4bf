#include "app/words/arcades/arcades_words.h"
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
    const char* page = "";  ///< of the reference, without "arcades."
};

/// In the order of Rule; a test finds rules without a sentence.
constexpr std::array kSentences{
    Sentence{Rule::NotInThisGame, QT_TRANSLATE_NOOP("arcades", "Nobody of this colour plays here")},
    Sentence{Rule::NumberOutOfRange, QT_TRANSLATE_NOOP("arcades", "The number does not fit")},
    Sentence{Rule::NotAsked, QT_TRANSLATE_NOOP("arcades", "Nothing asks for this now")},
    Sentence{Rule::AnswerFirst, QT_TRANSLATE_NOOP("arcades", "An open question comes first")},
    Sentence{Rule::NotYourTurn, QT_TRANSLATE_NOOP("arcades", "It is not this player's turn"), "card-play"},
    Sentence{Rule::GameOver, QT_TRANSLATE_NOOP("arcades", "The game is over"), "game"},
    Sentence{Rule::NothingToDo, QT_TRANSLATE_NOOP("arcades", "There is nothing to do it with")},
    Sentence{Rule::NoShipsThere, QT_TRANSLATE_NOOP("arcades", "So many ships are not there")},
    Sentence{Rule::NoShipsInSupply, QT_TRANSLATE_NOOP("arcades", "The supply does not hold so many ships"),
             "ships"},
    Sentence{Rule::NoCityLeft, QT_TRANSLATE_NOOP("arcades", "No city is left to build"), "cities"},
    Sentence{Rule::TokenNotHeld, QT_TRANSLATE_NOOP("arcades", "This player does not hold that resource"),
             "resources"},
    Sentence{Rule::TokenNotInSupply, QT_TRANSLATE_NOOP("arcades", "The supply has none of that resource"),
             "resources"},
    Sentence{Rule::CardNotInDeck, QT_TRANSLATE_NOOP("arcades", "This card is not in the deck of ARCADEs"),
             "setup-table"},
    Sentence{Rule::CardAlreadySeen, QT_TRANSLATE_NOOP("arcades", "This card has been seen in this chapter"),
             "recruit"},
    Sentence{Rule::BeyondTheBox, QT_TRANSLATE_NOOP("arcades", "The box does not hold so many")},
    Sentence{Rule::StartCardDrawn,
             QT_TRANSLATE_NOOP("arcades", "The start card of this cluster is drawn already"), "setup-pieces"},
    Sentence{Rule::OnlyBotsAct, QT_TRANSLATE_NOOP("arcades", "Only the phantom and bots act by themselves"),
             "bot-cards"},
    Sentence{Rule::BotsPlayByRule,
             QT_TRANSLATE_NOOP("arcades", "What the phantom or a bot does follows from the rules"),
             "bot-cards"},
    Sentence{Rule::CardAlreadyPlayed, QT_TRANSLATE_NOOP("arcades", "One card a turn is played"), "card-play"},
    Sentence{Rule::PlayACardFirst, QT_TRANSLATE_NOOP("arcades", "A turn begins with a card"), "card-play"},
    Sentence{Rule::FollowSuit,
             QT_TRANSLATE_NOOP(
                 "arcades", "In round %1 this player did not follow this suit, and now plays a card of it"),
             "card-play"},
    Sentence{Rule::PlaceOrPoints,
             QT_TRANSLATE_NOOP("arcades", "A card places ships or pays for actions, not both"),
             "using-cards"},
    Sentence{Rule::PlaceAtNumber,
             QT_TRANSLATE_NOOP("arcades", "Ships go to the cluster of the card's number"), "using-cards"},
    Sentence{Rule::PlaceUpToThree, QT_TRANSLATE_NOOP("arcades", "A card places at most three ships"),
             "using-cards"},
    Sentence{Rule::SevensOnlyPlace, QT_TRANSLATE_NOOP("arcades", "A 7 only places ships"), "sevens"},
    Sentence{Rule::NotEnoughPoints,
             QT_TRANSLATE_NOOP("arcades", "The card has not enough action points left"), "actions"},
    Sentence{Rule::CollectOnTheWay,
             QT_TRANSLATE_NOOP("arcades", "The agent collects in a cluster it passes, or where it stops"),
             "move-agent"},
    Sentence{Rule::CollectOnce, QT_TRANSLATE_NOOP("arcades", "The agent collects one resource a turn"),
             "readings"},
    Sentence{Rule::MoveAdjacent, QT_TRANSLATE_NOOP("arcades", "Ships move to a neighbouring cluster"),
             "ships"},
    Sentence{Rule::RepairDamaged, QT_TRANSLATE_NOOP("arcades", "Only damaged ships are repaired"), "repair"},
    Sentence{Rule::BattleAtAgent,
             QT_TRANSLATE_NOOP("arcades", "A battle is fought in the cluster of the agent"), "battle"},
    Sentence{Rule::ResearchOnce, QT_TRANSLATE_NOOP("arcades", "One advance a round is researched"),
             "research"},
    Sentence{Rule::ResearchedAlready, QT_TRANSLATE_NOOP("arcades", "This advance is researched already"),
             "research"},
    Sentence{Rule::ColonizeOnce, QT_TRANSLATE_NOOP("arcades", "One planet a round is colonized"), "colonize"},
    Sentence{Rule::ColonizeAtAgent,
             QT_TRANSLATE_NOOP("arcades", "A city is built in the cluster of the agent"), "colonize"},
    Sentence{Rule::OneCityAPlanet, QT_TRANSLATE_NOOP("arcades", "A planet has room for one city"), "cities"},
    Sentence{Rule::PhantomAdjacent,
             QT_TRANSLATE_NOOP("arcades", "The phantom's agent moves to a neighbouring cluster"),
             "phantom-agent"},
    Sentence{Rule::FreeAtAgent,
             QT_TRANSLATE_NOOP("arcades", "A resource's free action takes place in the cluster of the agent"),
             "free-actions"},
    Sentence{Rule::FreeUpToTwo, QT_TRANSLATE_NOOP("arcades", "A resource's free action is for at most two"),
             "free-actions"},
    Sentence{Rule::PsionicCollectsNothing,
             QT_TRANSLATE_NOOP("arcades", "Moved by Psionic, the agent collects nothing"), "free-actions"},
    Sentence{Rule::DeclareByLeader, QT_TRANSLATE_NOOP("arcades", "Only who led places an ambition marker"),
             "declare"},
    Sentence{Rule::DeclareAfterActions,
             QT_TRANSLATE_NOOP("arcades", "The ambition marker comes after the actions"), "declare"},
    Sentence{Rule::DeclareOnce, QT_TRANSLATE_NOOP("arcades", "One ambition marker a turn is placed"),
             "declare"},
    Sentence{Rule::OneMarkerACluster,
             QT_TRANSLATE_NOOP("arcades", "A cluster has room for one ambition marker"), "declare"},
    Sentence{Rule::MarkerNotAvailable, QT_TRANSLATE_NOOP("arcades", "This ambition marker is placed already"),
             "declare"},
    Sentence{Rule::DefenderThere, QT_TRANSLATE_NOOP("arcades", "The rival attacked must have ships there"),
             "battle"},
    Sentence{Rule::OneDieAShip, QT_TRANSLATE_NOOP("arcades", "There is one die for each ship"), "battle"},
    Sentence{Rule::AtMostFiveDice, QT_TRANSLATE_NOOP("arcades", "At most five dice are rolled"), "battle"},
    Sentence{Rule::RaidDiceNeedTarget,
             QT_TRANSLATE_NOOP("arcades", "Raid dice need the rival's agent or city there"), "battle"},
    Sentence{Rule::RollMatchesDice,
             QT_TRANSLATE_NOOP("arcades", "The roll does not show the dice that were collected"),
             "battle-roll"},
    Sentence{Rule::HitsMatchRoll, QT_TRANSLATE_NOOP("arcades", "The hits are not those of the roll"),
             "battle-roll"},
    Sentence{Rule::KeysPay, QT_TRANSLATE_NOOP("arcades", "The keys do not pay for these resources"),
             "battle-roll"},
    Sentence{Rule::DriveOnePerPyramid,
             QT_TRANSLATE_NOOP("arcades", "The agent is driven one cluster for each pyramid"), "battle-roll"},
    Sentence{Rule::NoTrophiesThere,
             QT_TRANSLATE_NOOP("arcades", "There are no ships of this colour among those Trophies"),
             "trophies"},
    Sentence{Rule::PowerToPay, QT_TRANSLATE_NOOP("arcades", "There is no Power to pay with"), "trophies"},
    Sentence{Rule::ArrangeAfterGain,
             QT_TRANSLATE_NOOP("arcades", "Resources are arranged just after one came or went"), "resources"},
    Sentence{Rule::ArrangeOnlyOwn,
             QT_TRANSLATE_NOOP("arcades", "The slots must hold the resources this player has"), "resources"},
};

const Sentence* sentenceOf(Rule rule) {
    const auto* found = std::find_if(kSentences.begin(), kSentences.end(),
                                     [&](const Sentence& sentence) { return sentence.rule == rule; });
    return found == kSentences.end() ? nullptr : found;
}

}  // namespace

QString ruleText(const arcades::Violation& violation) {
    const Sentence* found = sentenceOf(violation.rule);
    if (!found) return {};
    const QString text = translate("arcades", found->text);
    return violation.round > 0 ? text.arg(violation.round) : text;
}

QString citation(const arcades::Violation& violation) {
    const auto heading = arcades::headingOf(violation.rule);
    return heading.empty() ? QString() : QStringLiteral("ARCADEs, %1").arg(fromView(heading));
}

QString page(const arcades::Violation& violation) {
    const Sentence* found = sentenceOf(violation.rule);
    return !found || *found->page == '\0' ? QString()
                                          : QStringLiteral("arcades.%1").arg(QLatin1StringView(found->page));
}

}  // namespace reach::words
