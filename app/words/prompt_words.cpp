#include "app/words/prompt_words.h"

#include "app/words/campaign/campaign_words.h"
#include "app/words/campaign/token_words.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"
#include "engine/rules/questions.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace reach::words {
namespace {

QString aboutCard(const char* withCard, const char* without, CardId card) {
    return card == CardId::None ? translate("prompts", without)
                                : translate("prompts", withCard).arg(name(card));
}

/// The value that a question puts into the places %1 and %2 of its text.
enum class Told : std::uint8_t { Nothing, Card, Rival, Count, Golem, System, Hits, Conspiracy };

struct CardQuestion {
    CardAsks asks;
    const char* text;
    std::array<Told, 2> told{};
};
constexpr CardQuestion kCardQuestions[] = {
    {CardAsks::LookAtHand,
     QT_TRANSLATE_NOOP("prompts", "Whose hand do you look at, and do you swap a card? (%1)"),
     {Told::Card}},
    {CardAsks::GolemHome, QT_TRANSLATE_NOOP("prompts", "Which Golem came home?")},
    {CardAsks::EndTurnForGolems,
     QT_TRANSLATE_NOOP("prompts", "End the turn at once, for Rivals' Golems? (%1)"),
     {Told::Card}},
    {CardAsks::TakeGolems, QT_TRANSLATE_NOOP("prompts", "Take Golems of Rivals (%1)"), {Told::Card}},
    {CardAsks::GolemToRival, QT_TRANSLATE_NOOP("prompts", "Which Rival gets the %1?"), {Told::Golem}},
    {CardAsks::GolemDestroys,
     QT_TRANSLATE_NOOP("prompts", "%1: destroy damaged ships in a system"),
     {Told::Golem}},
    {CardAsks::GolemRepairs, QT_TRANSLATE_NOOP("prompts", "%1: repair ships anywhere"), {Told::Golem}},
    {CardAsks::GolemGains, QT_TRANSLATE_NOOP("prompts", "%1: gain a resource"), {Told::Golem}},
    {CardAsks::TakeAnyGolem, QT_TRANSLATE_NOOP("prompts", "Take any Golem; it wakes (%1)"), {Told::Card}},
    {CardAsks::ReturnCity,
     QT_TRANSLATE_NOOP("prompts", "Return a Loyal city to the player board (%1)"),
     {Told::Card}},
    {CardAsks::ScrapGuild,
     QT_TRANSLATE_NOOP("prompts", "Scrap a Guild card, %2 to go (%1)"),
     {Told::Card, Told::Count}},
    {CardAsks::ScrapLore, QT_TRANSLATE_NOOP("prompts", "You may scrap a lore card for a grand ambition")},
    {CardAsks::ScrapGolem, QT_TRANSLATE_NOOP("prompts", "You may scrap a Golem for a grand ambition")},
    {CardAsks::PlaceSeat,
     QT_TRANSLATE_NOOP("prompts", "You may place a Seat above a city you control (%1)"),
     {Told::Card}},
    {CardAsks::SeatGone,
     QT_TRANSLATE_NOOP("prompts",
                       "A city beside a Seat is gone: did the Seat go with it? Decline if not (%1)"),
     {Told::Card}},
    {CardAsks::HitLevy,
     QT_TRANSLATE_NOOP("prompts", "Ships on the card take hits first, %2 to go (%1)"),
     {Told::Card, Told::Count}},
    {CardAsks::TakeOverCity,
     QT_TRANSLATE_NOOP("prompts", "You may take over a Rival's city with its Seat (%1)"),
     {Told::Card}},
    {CardAsks::PlaceCourtToken,
     QT_TRANSLATE_NOOP("prompts", "You may place a Court token: of which Fief? (%1)"),
     {Told::Card}},
    {CardAsks::SecureAtCourt,
     QT_TRANSLATE_NOOP("prompts", "You may secure the card with your Court token (%1)"),
     {Told::Card}},
    {CardAsks::InfluenceAtCourt,
     QT_TRANSLATE_NOOP("prompts", "You may influence the card with your Court token (%1)"),
     {Told::Card}},
    {CardAsks::GoWithBlight,
     QT_TRANSLATE_NOOP("prompts", "Ships may go along with the Blight (%1)"),
     {Told::Card}},
    {CardAsks::TurnRoll,
     QT_TRANSLATE_NOOP("prompts", "Confirm the rolled cluster, or turn the roll by 1 for a Psionic (%1)"),
     {Told::Card}},
    {CardAsks::PreventCrises,
     QT_TRANSLATE_NOOP("prompts", "You may spend a Psionic: no Blight Crises where Loyal ships are (%1)"),
     {Told::Card}},
    {CardAsks::SowBlight,
     QT_TRANSLATE_NOOP(
         "prompts", "Where in the cluster is Blight placed? Or return an agent to turn the roll by 1 (%1)"),
     {Told::Card}},
    {CardAsks::DestroyBlight,
     QT_TRANSLATE_NOOP("prompts", "In which cluster is all damaged Blight destroyed? (%1)"),
     {Told::Card}},
    {CardAsks::ReturnAgent,
     QT_TRANSLATE_NOOP("prompts", "Return an agent from the Court, %2 to go (%1)"),
     {Told::Card, Told::Count}},
    {CardAsks::ShipsAtFreeCity,
     QT_TRANSLATE_NOOP("prompts", "You may place 2 ships at a Free city (%1)"),
     {Told::Card}},
    {CardAsks::BecomeOutlaw, QT_TRANSLATE_NOOP("prompts", "You may become an Outlaw (%1)"), {Told::Card}},
    {CardAsks::CopiedFaithful,
     QT_TRANSLATE_NOOP("prompts", "Was the card that you Copied with a Faithful one? (%1)"),
     {Told::Card}},
    {CardAsks::Sponsor, QT_TRANSLATE_NOOP("prompts", "Sponsor an ambition (%1)"), {Told::Card}},
    {CardAsks::Defect,
     QT_TRANSLATE_NOOP("prompts",
                       "You may resolve the Crisis in a cluster; then discard or bury the card (%1)"),
     {Told::Card}},
    {CardAsks::BattleFirst,
     QT_TRANSLATE_NOOP("prompts", "You may battle before the world breaks (%1)"),
     {Told::Card}},
    {CardAsks::BreakGate, QT_TRANSLATE_NOOP("prompts", "Break the gate? Then whose starport goes?")},
    {CardAsks::GateBreaker, QT_TRANSLATE_NOOP("prompts", "Whose starport breaks the gate?")},
    {CardAsks::RollForAgents,
     QT_TRANSLATE_NOOP("prompts", "Roll a skirmish die for each agent there: how many hits? (%1)"),
     {Told::Card}},
    {CardAsks::RollOnceMore,
     QT_TRANSLATE_NOOP("prompts",
                       "You may roll any of the dice once more: how many hits now? It was %1 (%2)"),
     {Told::Hits, Told::Card}},
    {CardAsks::ShipsAtPlanet,
     QT_TRANSLATE_NOOP("prompts", "You may place two ships at a planet of the type (%1)"),
     {Told::Card}},
    {CardAsks::RumorSide,
     QT_TRANSLATE_NOOP("prompts", "What does the Rumor at %2 say? (%1)"),
     {Told::Card, Told::System}},
    {CardAsks::GuessHaven,
     QT_TRANSLATE_NOOP("prompts", "You may name a planet you control: is it the Haven? (%1)"),
     {Told::Card}},
    {CardAsks::ShowHaven,
     QT_TRANSLATE_NOOP("prompts", "Show the true Rumors: where is the Haven? (%1)"),
     {Told::Card}},
    {CardAsks::ClaimHaven,
     QT_TRANSLATE_NOOP("prompts", "What do you declare of the Haven, truthfully? (%1)"),
     {Told::Card}},
    {CardAsks::PlaceClue, QT_TRANSLATE_NOOP("prompts", "Place what fits your planet (%1)"), {Told::Card}},
    {CardAsks::FillGap,
     QT_TRANSLATE_NOOP("prompts",
                       "A Guild card of yours may fill the gap: which card, and a Conspiracy on which "
                       "ambition without a marker? (%1)"),
     {Told::Card}},
    {CardAsks::ShowConspiracy,
     QT_TRANSLATE_NOOP("prompts", "Turn the Conspiracy up (%2): whose colour is it? (%1)"),
     {Told::Card, Told::Conspiracy}},
    {CardAsks::GuessConspiracy,
     QT_TRANSLATE_NOOP("prompts", "You may guess a Conspiracy: which one, and which colour? (%1)"),
     {Told::Card}},
    {CardAsks::IsItThisColor,
     QT_TRANSLATE_NOOP("prompts", "Is the Conspiracy (%2) this colour? Decline if it is not (%1)"),
     {Told::Card, Told::Conspiracy}},
    {CardAsks::WitnessAlong,
     QT_TRANSLATE_NOOP("prompts", "A Witness may go along: to where? (%1)"),
     {Told::Card}},
    {CardAsks::DeclareEmpath, QT_TRANSLATE_NOOP("prompts", "You may declare Empath (%1)"), {Told::Card}},
    {CardAsks::PsionicShort,
     QT_TRANSLATE_NOOP("prompts", "Psionic is short: who gains one? (%1)"),
     {Told::Card}},
    {CardAsks::EndCeasefire,
     QT_TRANSLATE_NOOP("prompts", "You may end a Ceasefire: in which cluster? (%1)"),
     {Told::Card}},
    {CardAsks::CaptiveForBanner,
     QT_TRANSLATE_NOOP("prompts", "A Captive for each Banner may stay: whose goes home? (%1)"),
     {Told::Card}},
    {CardAsks::Export, QT_TRANSLATE_NOOP("prompts", "Export to the core: discard %1 more"), {Told::Count}},
    {CardAsks::CaptiveForBunker,
     QT_TRANSLATE_NOOP("prompts", "A Captive for each Bunker stays: whose goes home? (%1)"),
     {Told::Card}},
    {CardAsks::PointAtBunker,
     QT_TRANSLATE_NOOP(
         "prompts",
         "You may point at a Bunker that you control, for your agents among the Captives of %1 (%2)"),
     {Told::Rival, Told::Card}},
    {CardAsks::ReturnCaptives,
     QT_TRANSLATE_NOOP("prompts", "Return your Captives from %1, or take the Outrage (%2)"),
     {Told::Rival, Told::Card}},
    {CardAsks::SearchGuild,
     QT_TRANSLATE_NOOP("prompts", "Take a Guild card of the Court deck or discard pile (%1)"),
     {Told::Card}},
    {CardAsks::StealGuild, QT_TRANSLATE_NOOP("prompts", "You may steal a Guild card (%1)"), {Told::Card}},
    {CardAsks::PassGuildOn,
     QT_TRANSLATE_NOOP("prompts", "Give a Guild card to your left (%1)"),
     {Told::Card}},
    {CardAsks::DemandGuild,
     QT_TRANSLATE_NOOP("prompts", "You may demand a Guild card of a Rival (%1)"),
     {Told::Card}},
    {CardAsks::AnswerDemand,
     QT_TRANSLATE_NOOP("prompts", "Give the card for a Favor, or give a Favor (%1)"),
     {Told::Card}},
    {CardAsks::BuryGuild, QT_TRANSLATE_NOOP("prompts", "Bury a Guild card (%1)"), {Told::Card}},
    {CardAsks::ClearOutrage, QT_TRANSLATE_NOOP("prompts", "You may clear Outrage (%1)"), {Told::Card}},
    {CardAsks::AgentOnOutrage,
     QT_TRANSLATE_NOOP("prompts", "You may place an agent on an Outrage slot of a Rival (%1)"),
     {Told::Card}},
    {CardAsks::ReplaceShips,
     QT_TRANSLATE_NOOP("prompts", "You may replace Loyal ships at a starport: how many? (%1)"),
     {Told::Card}},
    {CardAsks::PlacePsionic,
     QT_TRANSLATE_NOOP("prompts", "You may place the Psionic there (%1)"),
     {Told::Card}},
    {CardAsks::GiveAway,
     QT_TRANSLATE_NOOP("prompts", "Before scoring you may give away pieces (%1)"),
     {Told::Card}},
    {CardAsks::GiveToWhom, QT_TRANSLATE_NOOP("prompts", "To which Rival? (%1)"), {Told::Card}},
    {CardAsks::DeclareByMarker,
     QT_TRANSLATE_NOOP("prompts", "You may declare: by which marker? (%1)"),
     {Told::Card}},
    {CardAsks::NewChosen, QT_TRANSLATE_NOOP("prompts", "Who becomes the Judge's Chosen? (%1)"), {Told::Card}},
    {CardAsks::DeclareKeeper, QT_TRANSLATE_NOOP("prompts", "You may declare Keeper (%1)"), {Told::Card}},
    {CardAsks::ScrapCaptive,
     QT_TRANSLATE_NOOP("prompts", "A Bunker is destroyed: which Captive of %1 is scrapped?"),
     {Told::Rival}},
    {CardAsks::StoreTaken,
     QT_TRANSLATE_NOOP("prompts", "You may place what you took there (%1)"),
     {Told::Card}},
    {CardAsks::DiscardFaithful,
     QT_TRANSLATE_NOOP("prompts", "Who has Faithful cards discards 1, the highest; decline without one (%1)"),
     {Told::Card}},
    {CardAsks::TakeFaithful,
     QT_TRANSLATE_NOOP(
         "prompts",
         "Take 1 Faithful card, the highest, from the action discard pile; decline if there is none (%1)"),
     {Told::Card}},
    {CardAsks::TurnDoctrine,
     QT_TRANSLATE_NOOP("prompts", "Turn the Doctrine over, or decline (%1)"),
     {Told::Card}},
    {CardAsks::RemoveIdeal,
     QT_TRANSLATE_NOOP("prompts", "Remove the Ideal of an ambition (%1)"),
     {Told::Card}},
    {CardAsks::HighestFaithful,
     QT_TRANSLATE_NOOP(
         "prompts",
         "Who shows the highest Faithful card and turns the Doctrine over? Decline if it stays (%1)"),
     {Told::Card}},
    {CardAsks::CallShips,
     QT_TRANSLATE_NOOP("prompts", "You may call fresh ships into the battle (%1)"),
     {Told::Card}},
    {CardAsks::MoveShips,
     QT_TRANSLATE_NOOP("prompts", "Choose ships to move, one colour at a time (%1)"),
     {Told::Card}},
    {CardAsks::InfluenceAgain,
     QT_TRANSLATE_NOOP("prompts", "Influence a card of the Court, %1 left (%2)"),
     {Told::Count, Told::Card}},
    {CardAsks::InfluenceCourt,
     QT_TRANSLATE_NOOP("prompts", "Influence a card of the Court (%1)"),
     {Told::Card}},
    {CardAsks::SecureInCourt, QT_TRANSLATE_NOOP("prompts", "Secure a card of the Court (%1)"), {Told::Card}},
    {CardAsks::DrawLore,
     QT_TRANSLATE_NOOP("prompts",
                       "You may draw a lore card, attached to what refilled the Court: which came? (%1)"),
     {Told::Card}},
    {CardAsks::AttachToCourt,
     QT_TRANSLATE_NOOP("prompts", "To which card of the Court is it attached? (%1)"),
     {Told::Card}},
    {CardAsks::BecomeRegent, QT_TRANSLATE_NOOP("prompts", "You may become a Regent (%1)"), {Told::Card}},
    {CardAsks::SuitOfPilgrimage,
     QT_TRANSLATE_NOOP("prompts", "Your Rivals discard all Guild cards of which suit? (%1)"),
     {Told::Card}},
    {CardAsks::DiscardGuild, QT_TRANSLATE_NOOP("prompts", "Discard a Guild card (%1)"), {Told::Card}},
    {CardAsks::MovePilgrim,
     QT_TRANSLATE_NOOP("prompts", "Where does the next Pilgrim move? Decline if it stays (%1)"),
     {Told::Card}},
    {CardAsks::ImperialAction,
     QT_TRANSLATE_NOOP("prompts", "You may take the Imperial Action (%1)"),
     {Told::Card}},
    {CardAsks::ChangePolicy, QT_TRANSLATE_NOOP("prompts", "You may change the Policy (%1)"), {Told::Card}},
    {CardAsks::AddToTrust,
     QT_TRANSLATE_NOOP("prompts", "You may add a resource to the Imperial Trust (%1)"),
     {Told::Card}},
    {CardAsks::TakeFromTrust,
     QT_TRANSLATE_NOOP("prompts", "Take a resource from the Imperial Trust (%1)"),
     {Told::Card}},
    {CardAsks::AgentOnRumor,
     QT_TRANSLATE_NOOP("prompts", "You may place an agent on a Rumor (%1)"),
     {Told::Card}},
};

/// What a card asks whose question has no value of CardAsks.
struct CardChoice {
    const char* cards;  ///< their ids
    const char* text;
};
constexpr CardChoice kCardChoices[] = {
    {"BC02 BC09 CC01 CC04 F1505 F1506",
     QT_TRANSLATE_NOOP("prompts", "The supply is empty: from which Rival is the rest stolen? (%1)")},
    {"BC12 F306 F1007 F1008", QT_TRANSLATE_NOOP("prompts", "Which Captive is next? Decline to stop (%1)")},
    {"BC26 F717 F718", QT_TRANSLATE_NOOP("prompts", "In which cluster do you place ships? (%1)")},
    {"BC28 F613 F614",
     QT_TRANSLATE_NOOP("prompts", "You may choose a type: every player provokes its Outrage (%1)")},
    {"BC29", QT_TRANSLATE_NOOP("prompts", "You may return a city you control to its player board (%1)")},
    {"BC30 F417 F418 F419 F420 F421", QT_TRANSLATE_NOOP("prompts", "You may steal a Guild card (%1)")},
    {"LEAD01", QT_TRANSLATE_NOOP("prompts", "You may influence a card of the Court (%1)")},
    {"LEAD04", QT_TRANSLATE_NOOP("prompts", "You may gain a resource (%1)")},
    {"LEAD07",
     QT_TRANSLATE_NOOP("prompts", "Which Guild card do you give to the Rival with the least Power? (%1)")},
    {"LEAD08", QT_TRANSLATE_NOOP("prompts", "You may influence each card of the Court once (%1)")},
    {"LEAD10",
     QT_TRANSLATE_NOOP("prompts", "You may hit the building to take the action again with it (%1)")},
    {"LEAD12",
     QT_TRANSLATE_NOOP("prompts", "Which card did you draw from the Court deck? You secure it (%1)")},
    {"LEAD14", QT_TRANSLATE_NOOP("prompts", "You may place a resource over the icon of the planet (%1)")},
    {"CC12 F105 F109",
     QT_TRANSLATE_NOOP("prompts", "You may move an agent of yours to another card of the Court (%1)")},
    {"CC13 F410", QT_TRANSLATE_NOOP("prompts", "Which Guild card is discarded? (%1)")},
    {"CC14", QT_TRANSLATE_NOOP("prompts", "Which city becomes a Free city? (%1)")},
    {"CC15 F1311", QT_TRANSLATE_NOOP("prompts", "In which cluster is all damaged Blight destroyed? (%1)")},
    {"F106", QT_TRANSLATE_NOOP("prompts", "You may take the resource from the player board (%1)")},
    {"F115", QT_TRANSLATE_NOOP("prompts", "You may choose a cluster, and what happens in it (%1)")},
    {"F116", QT_TRANSLATE_NOOP("prompts", "You may turn the Council to In Session, or influence it (%1)")},
    {"F213", QT_TRANSLATE_NOOP("prompts", "You may place the Commonwealth marker on the ambition (%1)")},
    {"F215 F226", QT_TRANSLATE_NOOP("prompts", "To which card of the Court is the Armistice attached? (%1)")},
    {"F216 F217", QT_TRANSLATE_NOOP("prompts", "Onto which card of the Court does the agent go? (%1)")},
    {"F302", QT_TRANSLATE_NOOP("prompts", "You may gain a resource onto the card: %2 of 2 (%1)")},
    {"F323 F324", QT_TRANSLATE_NOOP("prompts", "Which resource do you steal, and from whom? (%1)")},
    {"F402", QT_TRANSLATE_NOOP("prompts", "To which card of the Court is the Guild card attached? (%1)")},
    {"F909 F910 F911", QT_TRANSLATE_NOOP("prompts", "Which ships are scrapped? (%1)")},
    {"F1009 F1010", QT_TRANSLATE_NOOP("prompts", "You may take a Banner you control as a Trophy (%1)")},
    {"F1202", QT_TRANSLATE_NOOP("prompts", "You may place what you took there (%1)")},
    {"F2206", QT_TRANSLATE_NOOP("prompts", "To which card of the Court is it attached? (%1)")},
};

}  // namespace

QStringList cardsWithChoiceText() {
    QStringList ids;
    for (const CardChoice& row : kCardChoices) ids += QString::fromLatin1(row.cards).split(u' ');
    return ids;
}

namespace {

QString choiceQuestionText(const Pending& pending) {
    const CardId card = pending.card;
    if (!isCard(card)) return translate("prompts", "Choose");
    const QString id = fromView(nameOf(card));
    for (const CardChoice& row : kCardChoices)
        if (QString::fromLatin1(row.cards).split(u' ').contains(id))
            // %2: the first or the second of two.
            return filled(translate("prompts", row.text), {name(card), QString::number(3 - pending.count)});
    return translate("prompts", "Choose as the card says (%1)").arg(name(card));
}

/// The Conspiracy that the question is about.
QString conspiracyOf(const Pending& pending) {
    const int guessed = pending.memo.as<memo::GuessedConspiracy>().name;
    return conspiracyName(guessed != 0 ? guessed : pending.memo.as<memo::Conspiracy>().name);
}

QString toldText(const Pending& pending, Told told, const PlayerNames& players) {
    switch (told) {
        case Told::Nothing: break;
        case Told::Card: return name(pending.card);
        case Told::Rival: return players.of(pending.rival);
        case Told::Count: return QString::number(pending.count);
        case Told::Golem: return name(pending.memo.as<memo::OfGolem>().golem);
        case Told::System: return name(pending.memo.as<memo::System>().at);
        case Told::Hits: return QString::number(pending.memo.as<memo::Hunt>().hits);
        case Told::Conspiracy: return conspiracyOf(pending);
    }
    return {};
}

}  // namespace

QString draftText(bool leader, bool lore) {
    if (!lore) return translate("prompts", "Take a leader");
    return leader ? translate("prompts", "Take a leader or a lore card")
                  : translate("prompts", "Take a lore card");
}

QString cardQuestionText(CardAsks asks, const Pending& pending, const PlayerNames& players) {
    if (asks == CardAsks::Choose) return choiceQuestionText(pending);
    const auto* row = std::ranges::find(kCardQuestions, asks, &CardQuestion::asks);
    if (row == std::end(kCardQuestions)) return {};
    QStringList values;
    for (const Told told : row->told)
        if (told != Told::Nothing) values += toldText(pending, told, players);
    return filled(translate("prompts", row->text), values);
}

namespace {

QString battleText(const Pending& pending) {
    switch (pending.ask) {
        case Ask::Roll: return translate("prompts", "Roll the dice");
        case Ask::Reroll: return translate("prompts", "You may roll dice again (%1)").arg(name(pending.card));
        case Ask::Collect: return translate("prompts", "Collect the dice");
        case Ask::Suffer:
            if (pending.card != CardId::None)
                return translate("prompts", "Choose an own ship for the hit before the dice (%1)")
                    .arg(name(pending.card));
            return translate("prompts", "Choose own ships for %n hit(s)", nullptr, pending.count);
        case Ask::Strike: return translate("prompts", "Choose what your hits land on");
        case Ask::Ransack: return translate("prompts", "Ransack a card of the Court");
        case Ask::Raid: return translate("prompts", "Spend keys on raiding, %1 left").arg(pending.count);
        default: return translate("prompts", "The battle goes on");
    }
}

QString pendingText(const Pending& pending, const PlayerNames& players) {
    switch (pending.ask) {
        case Ask::Refill: return translate("prompts", "Which card comes into the Court?");
        case Ask::Resolve: return cardQuestionText(asksOf(pending), pending, players);
        case Ask::MayDeclare:
            if (pending.memo.as<memo::Declarable>().which != 0)
                return translate("prompts", "Which ambition is declared? (%1)").arg(name(pending.card));
            if (pending.memo.as<memo::Declarable>().undeclaredOnly)
                return translate("prompts", "Declare an ambition that is not declared (%1)")
                    .arg(name(pending.card));
            return aboutCard(QT_TRANSLATE_NOOP("prompts", "You may declare any ambition (%1)"),
                             QT_TRANSLATE_NOOP("prompts", "You may declare any ambition"), pending.card);
        case Ask::MaySeize:
            return aboutCard(QT_TRANSLATE_NOOP("prompts", "You may seize the initiative (%1)"),
                             QT_TRANSLATE_NOOP("prompts", "You may seize the initiative"), pending.card);
        case Ask::CardDone:
            if (pending.stage == 1)
                return translate("prompts", "Which of the cards you secured is resolved first?");
            return aboutCard(QT_TRANSLATE_NOOP("prompts", "%1 is resolved"),
                             QT_TRANSLATE_NOOP("prompts", "The card is resolved"), pending.card);
        case Ask::Draft: return draftText(true, true);
        case Ask::KeepLore:
            return translate("prompts", "Draw 5 lore cards and keep 2 (%1): %2 to name")
                .arg(name(pending.card), QString::number(pending.count));
        case Ask::MoveAgain:
            if (!pending.memo.empty())
                return translate("prompts",
                                 "Move from the Twisted Passage to any planets, as often as you like (%1)")
                    .arg(name(pending.card));
            if (pending.about != CardId::None)
                return translate("prompts",
                                 "Ships that %2 called may move again (%1): our reading, no ruling says so")
                    .arg(name(pending.card), name(pending.about));
            return translate("prompts", "Ships that just moved may move again (%1)").arg(name(pending.card));
        case Ask::Catapult:
            return translate("prompts", "%1: a Catapult move from anywhere").arg(name(Golem::Seeker));
        case Ask::FreeAction:
            return translate("prompts", "Take the action that a spent resource gives: %1")
                .arg(name(pending.resource));
        case Ask::Place: return translate("prompts", "Place a ship");
        case Ask::Homeless: return translate("prompts", "Place three ships in a gate");
        case Ask::Mulligan: return translate("prompts", "Keep your hand or draw a new one");
        default: return battleText(pending);
    }
}

}  // namespace

QString questionText(const Prompt& prompt, const PlayerNames& players, bool follows) {
    switch (prompt.kind) {
        case Prompt::Kind::Play:
            return follows ? translate("prompts", "Surpass, Pivot or Copy")
                           : translate("prompts", "Lead a card or pass");
        case Prompt::Kind::Act: return translate("prompts", "Take actions or end the turn");
        case Prompt::Kind::Overflow:
            return translate("prompts", "Discard a resource: there is no room for all");
        case Prompt::Kind::Pending:
            if (QString own = campaignQuestionText(prompt.pending, players); !own.isEmpty()) return own;
            return pendingText(prompt.pending, players);
        case Prompt::Kind::Score: return translate("prompts", "The chapter is over: score it");
        case Prompt::Kind::Free: return translate("prompts", "Enter what happens at the table");
        case Prompt::Kind::Finished: return translate("prompts", "The game is over");
    }
    return {};
}

QString promptText(const Prompt& prompt, const PlayerNames& players, bool follows) {
    if (index(prompt.player) >= kPlayerColors) return questionText(prompt, players, follows);
    return translate("prompts", "%1: %2", "a player, and what is asked of them")
        .arg(players.of(prompt.player), questionText(prompt, players, follows));
}

QString putRightText(const Game& before, Rule refused, const PlayerNames& players) {
    if (!before.setup.campaign) return {};
    if (refused == Rule::NothingAsked)
        return translate(
            "prompts",
            "An older version may have left this step to the table; by now the app does it. Take "
            "the line out, or write in its place what it left at your table (correct red "
            "objective 6), and import the record once more.");
    const Prompt now = prompt(before);
    if (refused != Rule::AnswerFirst || now.kind != Prompt::Kind::Pending) return {};
    return translate("prompts",
                     "An older version may not have asked what the app asks here: %1. Write the "
                     "answer in a line before this one and import the record once more.")
        .arg(promptText(now, players));
}

}  // namespace reach::words
