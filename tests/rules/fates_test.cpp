#include <QTest>

#include <set>
#include <sstream>

#include "engine/campaign/fate_cards.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/contract/campaign.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/fates/pathfinder.h"
#include "engine/map/board.h"
#include "engine/protocol/draft.h"
#include "engine/protocol/evolving.h"
#include "engine/rules/turn.h"
#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

// ---- names on the Setup and Resolution cards

/// The numbers printed on the cards of a Fate in one Act, each once.
struct Printed {
    int fate;
    int act;
    const char* setup;
    const char* completed;
    const char* failed;
};
constexpr Printed kPrinted[]{
    {1, 1, "2 3", "5 6 7 8 9 10 11", "3 5 6 7 8 9 10 11"},
    {1, 2, "13", "15 16 17 18 19 20 21", "15 16 17 18 19 20 21"},
    {1, 3, "23 24 25 26", "", ""},
    {2, 1, "2", "4 5 6 7 8 9 10 11", "4 5 6 7 8 9 10 11"},
    {2, 2, "13 14 15 16 17 18 19 20 21 22", "8 9 10 11 24", "8 9 10 11 13 24"},
    {2, 3, "15 26 27", "", ""},
    {3, 1, "2", "4 5 6 7 8 9 10 11", "4 5 6 7 8 9 10 11"},
    {3, 2, "13 14 15 16 17 18 19 20", "7 8 9 10 11 22 23 24", "7 8 9 10 11 13 14 15 16 17 22 23 24"},
    {3, 3, "26 27", "", ""},
    {4, 1, "2 3", "3 5 6 7 8 9 10 11", "3 5 6 7 8 9 10 11"},
    {4, 2, "13 14", "16 17 18 19 20 21 22", "13 16 17 18 19 20 21 22"},
    {4, 3, "24 25 26", "", ""},
    {5, 1, "2 3 4 5 6", "2 3 8 9 10 11", "2 4 8 9 10 11"},
    {5, 2, "13 14 15", "17 18 19", "8 9 10 11 17 18 19"},
    {5, 3, "21", "", ""},
    {6, 1, "2 3", "5 6 7 8 9 10 11 12 13 14", "3 5 6 7 8 9 10 11 12 13 14"},
    {6, 2, "3 16 17", "19 20 21 22 23", "19 20 21 22 23"},
    {6, 3, "25", "", ""},
    {7, 1, "2 3", "5 6 7 8 9 10 11", "3 5 6 7 8 9 10 11"},
    {7, 2, "13", "15 16 17 18", "15 16 17 18"},
    {7, 3, "20 21", "", ""},
    {8, 1, "2 3 4 5 6 7 8 9 10 11 12 13 14", "3 16 17 18 19", "3 16 17 18 19"},
    {8, 2, "14 21 22 23", "16 25 26 27 28", "21 23 25 26 27 28"},
    {8, 3, "22 23 30 31", "", ""},
    {9, 2, "2 3", "5 6", "2 3 5 6"},
    {9, 3, "8 9 10 11", "", ""},
    {10, 2, "2 3 4", "6 7 8 9 10", "6 7 8 9 10"},
    {10, 3, "12", "", ""},
    {11, 2, "2 3 4 5 6 7 8 9", "3 11", "3 4 11"},
    {11, 3, "3", "", ""},
    {12, 2, "2 3", "5 6 7", "3 5 6 7"},
    {12, 3, "9 10 11 12", "", ""},
    {13, 2, "2", "4 5 6 7 8 9 10 11", "4 5 6 7 8 9 10 11"},
    {13, 3, "13", "", ""},
    {14, 2, "2 3", "2 5 6 7", "2 5 6 7"},
    {14, 3, "9 10 11 12", "", ""},
    {15, 2, "2 3", "5 6", "2 3"},
    {15, 3, "8 9 10 11", "", ""},
    {16, 2, "2 3 4 5 6 7 8 9 10", "12 13 14 15 16", "2 3 4 5 6 7 8 12 13 14 15 16"},
    {16, 3, "18 19", "", ""},
    {17, 3, "2 3", "", ""},
    {18, 3, "2 3 4 5", "", ""},
    {19, 3, "2 3 4", "", ""},
    {20, 3, "2 3 4", "", ""},
    {21, 3, "2 3 4", "", ""},
    {22, 3, "2 3 4 5 6", "", ""},
    {23, 3, "2 3 4 5", "", ""},
    {24, 3, "2 3 4 5", "", ""},
};

std::string numbersOf(std::span<const FateStep> steps) {
    std::set<int> numbers;
    for (const FateStep& step : steps) numbers.insert(step.cards.begin(), step.cards.end());
    std::ostringstream text;
    for (const int number : numbers) text << (text.tellp() > 0 ? " " : "") << number;
    return text.str();
}

// ---- running them on a table

/// The answer to what is asked: done, any dice, or the first that is offered.
std::optional<Command> answer(const Game& game) {
    const Pending& asked = game.state.pending.back();
    if (asked.ask == Ask::EventDice)
        return command::RollEvent{static_cast<std::int8_t>(eventDiceOf(asked).number ? 2 : -1),
                                  eventDiceOf(asked).symbol ? Spot::Hex : Spot::Gate, false};
    const auto offered = options(game);
    return offered.empty() ? std::nullopt : std::optional(offered.front().command);
}

/// Answers until no question is open. Returns the fault, or an empty text.
std::string answerAll(Game& game) {
    for (int left = 500; left > 0 && !game.state.pending.empty(); --left) {
        const auto command = answer(game);
        if (!command) return "nothing is offered";
        const Decision decision = decide(game, *command);
        if (!decision.accepted() || !decision.verdict.violations.empty())
            return "an answer that breaks a rule";
        for (const Event& event : decision.events) evolve(game.state, event);
        if (auto problem = findInconsistency(game); !problem.empty()) return problem;
    }
    return game.state.pending.empty() ? "" : "it never ends";
}

/// A campaign in its first round.
Game begun(int players) {
    constexpr std::array kColors{Player::Red, Player::Blue, Player::White, Player::Yellow};
    Setup setup;
    setup.campaign = true;
    for (int i = 0; i < players; ++i) {
        setup.seats.push(kColors[static_cast<std::size_t>(i)]);
        setup.fates.push(static_cast<std::uint8_t>(i + 1));
    }
    return newGame(setup);
}

/// The card of this Fate, in this Act, played by the second player.
std::string runOn(Game game, int number, int act, FateCard card) {
    const Player player = game.setup.seats[1];
    game.state.campaign.act = static_cast<std::int8_t>(act);
    game.state.seat(player).fate = static_cast<std::uint8_t>(number);
    Draft d(game);
    runCard(d, player, card);
    settle(d);
    game = d.game();
    return answerAll(game);
}

// ---- the Founder, who is red and begins; blue is the Steward

#define FOUNDED                                                                                          \
    "campaign FATE02 FATE01 FATE06 | court CC01; court CC05; court CC11; court L07; red chooses AID04; " \
    "event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white chooses 2-arrow "    \
    "cities; white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow starports; "
#define EVENT                                                                                              \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; red declines; "
#define MEMBERS "correct red card F218; correct blue card F219; "
#define UNTOLD "depth board; "

constexpr Row kFounder[]{
    {"F202 Parade Fleets: declaring brings two ships to a Free city",
     FOUNDED "red leads administration 4; red declares warlord", "red chooses 1-moon", legal,
     "1-moon red = 2; prompt = red choose F202"},
    {"F202, Base p.22 Parade Fleets: to no other city",
     FOUNDED "red leads administration 4; red declares warlord", "red chooses 4-hex",
     refused(Rule::NoSuchPiece)},
    {"F202 Parade Fleets: then a Regent may leave the Empire",
     FOUNDED "red leads administration 4; red declares warlord; red declines", "red chooses nothing", legal,
     "red title = outlaw; prompt = red act"},
    {"F202 Parade Fleets: and an Outlaw is not asked",
     FOUNDED "correct red title outlaw; red leads administration 4; red declares warlord",
     "red chooses 1-moon", legal, "prompt = red act"},
    {"F201B Objective: an Outlaw advances three for an ambition, one for a system",
     FOUNDED "correct red title outlaw; correct 1-hex red ships 1; correct 4-hex red ships 1; correct red "
             "trophies blue ships 1; correct marker 1 warlord; " UNTOLD "score",
     "", legal, "red objective = 11"},
    {"F201B Objective: a Regent does not advance",
     FOUNDED "correct red trophies blue ships 1; correct marker 1 warlord; " UNTOLD "score", "", legal,
     "red objective = 16"},
    {"F201B, App Objective: at depth score the table says how far",
     FOUNDED "correct red title outlaw; depth score", "score", legal, "prompt = red advance"},
    {"F204 Book of Liberation: Free buildings are built, and clear Outrage",
     FOUNDED
     "correct 1-moon red ships 1; correct red card F204; correct 1-hex red ships 1; correct red outrage "
     "material on; correct red outrage fuel on; correct red outrage weapon on; correct red outrage relic "
     "on; correct red outrage psionic on; red leads construction 2",
     "red uses F204 1-hex starports", legal, "1-hex = blight 0+1, free starport"},
    {"F204 Book of Liberation: not where the Empire controls",
     FOUNDED "correct red card F204; correct 2-hex buildings red city; red leads construction 2",
     "red uses F204 2-hex cities", breaks(Rule::CardConditions, "F204")},
    {"F204, Base p.12 Book of Liberation: not without a slot",
     FOUNDED "correct red card F204; red leads construction 2", "red uses F204 2-gate cities",
     refused(Rule::BuildNeedsSlot)},
    {"F204 Book of Liberation: Free buildings are not harmed",
     FOUNDED "correct red card F204; correct 1-moon red ships 1; red leads aggression 2",
     "red battles free 1-moon with 1 assault", breaks(Rule::CardConditions, "F204")},
    {"F205 Political Intrigue: with the arrow a Favor to the left",
     FOUNDED "correct court 2 F205; " EVENT "event 5 crisis arrow", "", legal,
     "blue favors red = 1; white favors blue = 1; red favors white = 1; red favors blue = 0"},
    {"F206 Political Intrigue: with the hex to the right",
     FOUNDED "correct court 2 F206; " EVENT "event 5 crisis hex", "", legal,
     "blue favors red = 0; red favors blue = 1; F206 = bottom"},
    {"F207 Political Intrigue: with the moon to both",
     FOUNDED "correct court 2 F207; " EVENT "event 5 crisis moon", "", legal,
     "blue favors red = 1; white favors red = 1"},
    {"F205 Political Intrigue: secured, a Favor of each Rival",
     FOUNDED "correct court 2 F205; correct court F205 red agents 1; red leads aggression 2",
     "red secures F205", legal, "red favors blue = 1; red favors white = 1; F205 = discard"},
    {"F213 Founder: the marker onto the declared ambition",
     FOUNDED "correct red card F213; correct box card F202; red leads administration 4; red declares warlord",
     "red chooses nothing", legal, "commonwealth = warlord"},
    {"F213 Founder: or not",
     FOUNDED "correct red card F213; correct box card F202; red leads administration 4; red declares warlord",
     "red declines", legal, "commonwealth = none; prompt = red act"},
    {"F214 Commonwealth: Members win together and share first and second place",
     FOUNDED MEMBERS
     "correct red card F213; correct box card F202; red leads administration 4; red declares "
     "warlord; red chooses nothing; correct red trophies white ships 1; correct blue trophies "
     "white ships 1; correct white trophies red ships 1",
     "", legal, "warlord red = 4; warlord blue = 4; warlord white = 0"},
    {"F214 Commonwealth: anybody else who wins gains double",
     FOUNDED MEMBERS
     "correct red card F213; correct box card F202; red leads administration 4; red declares "
     "warlord; red chooses nothing; correct red trophies white ships 1; correct white trophies "
     "red ships 2",
     "", legal, "warlord red = 0; warlord white = 16"},
    {"F214 Commonwealth: a tie gains nothing",
     FOUNDED MEMBERS
     "correct red card F213; correct box card F202; red leads administration 4; red declares "
     "warlord; red chooses nothing; correct red trophies white ships 1; correct white trophies "
     "red ships 1",
     "", legal, "warlord red = 0; warlord white = 0"},
    {"F214, FAQ Commonwealth: the marker returns when the chapter ends",
     FOUNDED MEMBERS "correct red card F213; correct box card F202; red leads administration 4; red declares "
                     "warlord; red chooses nothing; " UNTOLD "score",
     "", legal, "commonwealth = none; chapter = 2"},
    {"F216 Armistice: Members do not harm each other",
     FOUNDED MEMBERS "correct court 2 F216; correct 2-hex blue ships 1; correct red title outlaw; red leads "
                     "aggression 2",
     "red battles blue 2-hex with 1 assault", breaks(Rule::CardConditions, "F216")},
    {"F216 Armistice: others do",
     FOUNDED
     "correct red card F218; correct court 2 F216; correct 2-hex blue ships 1; correct red title outlaw; "
     "red leads aggression 2",
     "red battles blue 2-hex with 1 assault", legal},
    {"F216 Armistice: onto a Decided Council, too, as printed",
     FOUNDED MEMBERS
     "correct council decided; correct court 2 F216; correct court F216 red agents 1; red leads aggression "
     "2; red secures F216",
     "red chooses AID01A", legal, "court 1 red = 1; F216 = box"},
    {"F216 Armistice: secured, all agents go on and the card goes back",
     FOUNDED
     "correct court 2 F216; correct court F216 red agents 2; correct court F216 blue agents 1; red leads "
     "aggression 2; red secures F216; red chooses CC05; red chooses CC05",
     "red chooses CC05", legal, "court 3 red = 2; court 3 blue = 1; red captives blue = 0; F216 = box"},
    {"F218 Member: taxes Free cities like Loyal ones", FOUNDED MEMBERS "red leads administration 4",
     "red taxes 1-moon free", legal},
    {"F218, Base p.12 Member: nobody else does", FOUNDED "correct blue card F219; red leads administration 4",
     "red taxes 1-moon free", breaks(Rule::TaxOwnOrControlled)},
    {"F218 Member: builds ships at Free starports, fresh",
     FOUNDED MEMBERS
     "correct 1-hex buildings free starport; correct 1-hex white ships 2; red leads construction 4",
     "red builds ship 1-hex free", legal, "1-hex red = 1"},
    {"F218 Member: builds beside them, fresh",
     FOUNDED MEMBERS
     "correct 1-hex buildings free starport; correct 1-hex white ships 2; red leads construction 4",
     "red builds city 1-hex", legal, "1-hex = blight 0+1, free starport, red city"},
    {"F218 Member: repairs them",
     FOUNDED MEMBERS "correct 1-hex buildings free damaged city; red leads construction 4",
     "red repairs city 1-hex free", legal, "1-hex = blight 0+1, free city"},
    {"F222 Disgrace: a Member who harms a Free city is one no longer",
     FOUNDED MEMBERS "correct 1-moon red ships 2; red leads aggression 2",
     "red battles free 1-moon with 1 assault", legal, "F218 = box; F219 = blue"},
    {"F224 Spirit of Freedom: secures on a tie with an outsider",
     FOUNDED MEMBERS
     "correct red card F224; correct court CC05 red agents 1; correct court CC05 white agents 1; red "
     "leads aggression 2",
     "red secures CC05", legal, "CC05 = red"},
    {"F224, Base p.13 Spirit of Freedom: not on a tie with Members only",
     FOUNDED MEMBERS
     "correct red card F224; correct court CC05 red agents 1; correct court CC05 blue agents 1; red "
     "leads aggression 2",
     "red secures CC05", breaks(Rule::SecureMostAgents)},
    {"F227 Freedom Fighters: damaged ships of others beside a fresh Free city",
     FOUNDED "correct red card F227; correct 1-moon white ships 1+2; correct 1-moon red ships 0+1; red leads "
             "aggression 2",
     "red uses F227 1-moon", legal, "1-moon white = 1; 1-moon red = 0+1; white ships = 8"},
    {"F227 Freedom Fighters: nowhere else", FOUNDED "correct red card F227; red leads aggression 2",
     "red uses F227 4-hex", refused(Rule::CardConditions, "F227")},
    {"F227, FAQ Freedom Fighters: an Armistice spares Members",
     FOUNDED MEMBERS "correct red card F227; correct court 2 F217; correct 1-moon blue ships 1+2; red leads "
                     "aggression 2",
     "red uses F227 1-moon", legal, "1-moon blue = 1+2"},
};

/// Red plays the Magnate; the Empire controls 2-hex.
#define ECONOMY                                                                                              \
    "campaign FATE03 FATE02 FATE06 | court CC01; court CC05; court CC11; court L07; red chooses AID04; "     \
    "event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white chooses 2-arrow "        \
    "cities; white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow starports; " \
    "correct booklet card F326A; "
#define OPEN ECONOMY "correct red title outlaw; "

constexpr Row kOthers[]{
    {"F326 Economy: open while the Magnate is an Outlaw", ECONOMY, "correct red title outlaw", legal,
     "F326A = booklet, turned"},
    {"F326 Economy: closed while a Regent", OPEN, "correct red title regent", legal, "F326A = booklet"},
    {"F326A Closed Economy: no Regent taxes where the Empire controls", ECONOMY "red leads administration 2",
     "red taxes 2-hex", breaks(Rule::CardConditions, "F326A")},
    {"F326A Closed Economy: but by the Monopoly of the type",
     ECONOMY "correct red card F315; correct 2-hex type relic; red leads administration 2", "red taxes 2-hex",
     legal, "pips = 3"},
    {"F326A Closed Economy: of no other",
     ECONOMY "correct red card F314; correct 2-hex type relic; red leads administration 2", "red taxes 2-hex",
     breaks(Rule::CardConditions, "F326A")},
    {"F326A Closed Economy: elsewhere they do",
     ECONOMY "correct 4-hex buildings red city; red leads administration 2", "red taxes 4-hex", legal,
     "pips = 3"},
    {"F326B Open Economy: Loyal cities more than once",
     OPEN "correct 4-hex buildings red city; red leads administration 2; red taxes 4-hex", "red taxes 4-hex",
     legal, "pips = 2"},
    {"F326B Open Economy: the Magnate other cities too",
     OPEN "correct 4-hex buildings blue city; correct 4-hex red ships 2; red leads administration 2; red "
          "taxes 4-hex blue",
     "red taxes 4-hex blue", legal, "pips = 2"},
    {"F326B, Base p.12 Open Economy: Rivals only their own",
     OPEN "correct 4-hex buildings red city; correct 4-hex blue ships 2; correct initiative blue; blue leads "
          "administration 2; blue taxes 4-hex red",
     "blue taxes 4-hex red", breaks(Rule::TaxOncePerTurn)},
    {"F311 Relic Cartel: holds the supply of Relics", FOUNDED "correct red card F311", "", legal,
     "keeper red count = 6"},
    {"F323 Extortion: who has most of a type discards one",
     FOUNDED
     "correct red slots fuel none none none none none; correct blue slots fuel weapon none none none none; "
     "correct white slots weapon weapon none none none none; correct court 2 F323; " EVENT
     "event 5 crisis hex",
     "", legal, "red slots = none; blue slots = none weapon; white slots = weapon; F323 = discard"},
    {"F323, BR p.27 Extortion: what lies in the Trust counts, and is not discarded",
     FOUNDED
     "correct red slots fuel none none none none none; correct white slots fuel none none none none none; "
     "correct blue slots none none none none none none; correct trust fuel 2; correct court 2 F323; " EVENT
     "event 5 crisis hex",
     "", legal, "red slots = fuel; white slots = fuel; trust = 2; F323 = discard"},
    {"F1701B, BR p.27 Overlord: what is frozen, or in the Trust, one has",
     "campaign act3 FATE17 FATE01 FATE06 | correct first-regent red; correct red outrage fuel on; correct "
     "red "
     "outrage relic on; done; court CC01; court CC05; court CC07; court CC03; event hex; red chooses F126; "
     "depth board; correct trust fuel 1; correct red frozen relic 1; score",
     "", legal, "red objective = 18"},
    {"F323 Extortion: secured, a resource of a Rival is stolen",
     FOUNDED
     "correct blue slots weapon none none none none none; correct court 2 F323; correct court F323 red "
     "agents 1; red leads aggression 2; red secures F323",
     "red chooses blue weapon", legal, "blue slots = none"},
    {"F323, Base p.17 Extortion: not what nobody has",
     FOUNDED
     "correct blue slots weapon none none none none none; correct court 2 F323; correct court F323 red "
     "agents 1; red leads aggression 2; red secures F323",
     "red chooses blue psionic", refused(Rule::TokenNotHeld)},
    {"F424 Guild Loyalty: Outrage takes no Guild card",
     FOUNDED
     "correct red card F424; correct red card CC03; correct court 2 F613; correct court F613 red agents 1; "
     "red leads aggression 2; red secures F613",
     "red chooses fuel", legal, "CC03 = red; red outrage = fuel; blue outrage = fuel; F613 = discard"},
    {"F613 Outrage Spreads: of the rolled planet, to everybody",
     FOUNDED "correct court 2 F613; " EVENT "event 3 crisis hex", "", legal,
     "red outrage = weapon; white outrage = weapon"},
    {"F705 Honor Guard: Weapon Guild cards stay while there are Weapons",
     FOUNDED
     "correct blue card F705; correct blue card CC06; correct blue slots weapon none none none none none; "
     "correct red card CC08; red leads aggression 2",
     "red uses CC08 CC06", breaks(Rule::RaidNotStealable, "F705")},
    {"F717 Mass Uprising: damaged ships are destroyed",
     FOUNDED "correct 2-gate white ships 1+1; correct court 2 F717; " EVENT "event 5 crisis hex", "", legal,
     "2-gate white = 1; F717 = bottom"},
    {"F717 Mass Uprising: secured, a ship in each system of a cluster",
     FOUNDED
     "correct court 2 F717; correct court F717 red agents 1; red leads aggression 2; red secures F717",
     "red chooses cluster 5", legal, "5-hex red = 1; 5-gate red = 1; F717 = discard"},
    {"F1307 Blight Purge: two Power a Blight",
     FOUNDED "correct red trophies blight ships 2; correct court 2 F1307; " EVENT "event 1 crisis hex", "",
     legal, "red power = 4; F1307 = bottom"},
    {"F1308 Blight Purge: secured, the Rivals' go back",
     FOUNDED
     "correct red trophies blight ships 1; correct blue trophies blight ships 1; correct court 2 F1308; "
     "correct court F1308 red agents 1; red leads aggression 2",
     "red secures F1308", legal, "red power = 2; blue trophies blight = none"},
    {"F1406 Itinerant Empaths: secured, Psionic for every empty slot",
     FOUNDED
     "correct court 2 F1406; correct court F1406 red agents 1; red leads aggression 2; correct red slots "
     "none none none none none none",
     "red secures F1406", legal, "F1406 = discard; red slots = psionic psionic psionic"},
    {"F1505 Arms Interest: a Weapon for an action",
     FOUNDED
     "correct red card F1505; correct red slots none none none none none none; red leads construction 2",
     "red uses F1505 assemble", legal, "red slots = weapon"},
};

// ---- Founder's Edicts and Acts, and the Pathfinder: on a table that is arranged by hand

CardId id(const char* card) {
    return findCard(card);
}

/// Runs the card of the player's Fate in this Act on the table.
void run(Table& table, Player player, int number, int act, FateCard card) {
    Game& game = table.game();
    game.state.campaign.act = static_cast<std::int8_t>(act);
    game.state.seat(player).fate = static_cast<std::uint8_t>(number);
    Draft d(game);
    runCard(d, player, card);
    settle(d);
    game = d.game();
}

}  // namespace

/// The Fates and their cards (F101 to F2405).
class FatesTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Nothing of a card is left to the table: what lies in the Court acts in a Crisis, what lies in the
    /// booklet as an Edict is one. Govern's Policies are the rules' own (BR p.20), and Armistice has no
    /// Crisis.
    void everyCardActs() {
        constexpr int kGovern = 3;
        for (int i = kBaseCards; i < cardCount(); ++i) {
            const Card& card = cardOf(static_cast<CardId>(i));
            const QByteArray id(card.id.data(), static_cast<qsizetype>(card.id.size()));
            if (card.kind == CardKind::Vox && card.name != "Armistice") QVERIFY2(card.crisis != nullptr, id);
            const PrintedCard* printed = findPrinted(card.id);
            if (card.kind == CardKind::Edict && printed->order != kGovern)
                QVERIFY2(card.edict != nullptr, id);
            if (card.afterwards == Afterwards::StaysInCourt && card.kind != CardKind::Guild)
                QVERIFY2(card.whenSecured != nullptr, id);
        }
    }

    void cardsName_data() {
        QTest::addColumn<int>("row");
        for (int row = 0; row < static_cast<int>(std::size(kPrinted)); ++row)
            QTest::addRow("%d in Act %d", kPrinted[row].fate, kPrinted[row].act) << row;
    }
    void cardsName() {
        QFETCH(int, row);
        const Printed& printed = kPrinted[row];
        const FateAct& act = fate(printed.fate).acts[static_cast<std::size_t>(printed.act - 1)];
        QCOMPARE(toText(numbersOf(act.setup)), QString(printed.setup));
        QCOMPARE(toText(numbersOf(act.completed)), QString(printed.completed));
        QCOMPARE(toText(numbersOf(act.failed)), QString(printed.failed));
        QVERIFY(act.objective[0] == 0 || act.advance != nullptr);
    }

    void founder_data() { addRows(kFounder); }
    void founder() { playRow(); }
    void others_data() { addRows(kOthers); }
    void others() { playRow(); }

    void founderSetup() {
        Table table;
        QCOMPARE(toText(table.play(FOUNDED)), QString());
        run(table, Player::Red, 2, 1, FateCard::Completed);
        compareFacts(table, "red cards = F202 F204; F205 = deck; F208 = box");
        run(table, Player::Red, 2, 2, FateCard::Setup);
        compareFacts(table,
                     "F213 = red; F214 = booklet; F215 = booklet; F216 = box; F218 = red; F219 = blue; "
                     "F220 = white; F221 = box; F222 = booklet");
        Table lost = table;
        run(table, Player::Red, 2, 2, FateCard::Completed);
        compareFacts(table, "F224 = red; F213 = red; F208 = box");
        run(table, Player::Red, 2, 3, FateCard::Setup);
        compareFacts(table, "F215 = box; F226 = booklet; F227 = red");
        run(lost, Player::Red, 2, 2, FateCard::Failed);
        compareFacts(lost, "F224 = box; F213 = box; F208 = deck; F211 = deck");
    }

    /// F321: cards that the Magnate failed to hold have left the campaign (F318).
    void openMarkets() {
        for (const bool failed : {false, true}) {
            Table table;
            QCOMPARE(toText(table.play(FOUNDED "correct booklet card F318; correct red card F315; correct "
                                               "white slots psionic psionic psionic none none none; correct "
                                               "blue slots relic relic relic none none none")),
                     QString());
            CampaignSeat& magnate = table.game().state.seat(Player::Red);
            magnate.fates[1] = 3;
            magnate.outcomes[1] = failed ? -1 : 1;
            QCOMPARE(toText(table.play(EVENT "event 5 edict hex; blue chooses AID05")), QString());
            compareFacts(table, failed ? "F315 = blue; F316 = box" : "F315 = blue; F316 = white");
        }
    }

    /// F215, F226: the Member with the least Power, then the Founder.
    void armistice() {
        Table table;
        QCOMPARE(toText(table.play(FOUNDED MEMBERS "correct red card F213; correct red power 2; " EVENT)),
                 QString());
        table.game().state.campaign.booklet.insert(id("F226"));
        table.game().state.campaign.laws = lawSeams(table.game().state);
        QCOMPARE(toText(table.play("event 5 edict hex; blue chooses AID05")), QString());
        compareFacts(table, "prompt = blue choose F226");
        QCOMPARE(toText(table.play("blue chooses CC01")), QString());
        compareFacts(table, "F216 = attached to CC01; prompt = red choose F226");
        QVERIFY(table.judge("red chooses CC01").refused());
        QCOMPARE(toText(table.play("red chooses CC05")), QString());
        compareFacts(table, "F217 = attached to CC05; round = 2");
    }

    /// F212B, F225B: Free cities count where the Empire, or a stranger, does not control.
    void freeCities() {
        Table table;
        QCOMPARE(
            toText(table.play(FOUNDED MEMBERS "correct red card F213; correct red trophies white ships 1; "
                                              "correct marker 1 warlord; depth board")),
            QString());
        Game& game = table.game();
        game.state.campaign.commonwealth = Ambition::Warlord;
        const auto& founder = fate(2).acts;
        const int free = founder[1].advance(game, Player::Red);
        QCOMPARE(founder[2].grandAmbitions(game, Player::Red), 1);
        table.play("correct 1-moon white ships 1");
        QCOMPARE(founder[1].advance(game, Player::Red), free);
        table.play("correct 4-moon white ships 1");
        QCOMPARE(founder[2].grandAmbitions(game, Player::Red), 0);
        game.state.campaign.commonwealth = Ambition::None;
        QCOMPARE(founder[1].advance(game, Player::Red), free - 4);
    }

    void pathfinderSetup() {
        Table table;
        QCOMPARE(toText(table.play(FOUNDED)), QString());
        run(table, Player::Red, 9, 2, FateCard::Setup);
        QCOMPARE(toText(answerAll(table.game())), QString());
        compareFacts(table, "F902 = red; F903 = white; 2-hex = empire 1, free city, free city");
        QVERIFY(table.game().state.seat(Player::Red).flagship.exists());
        run(table, Player::Red, 9, 2, FateCard::Failed);
        compareFacts(table, "F905 = box; F906 = deck; prompt = red step");
        QCOMPARE(toText(table.play("red chooses 5-hex")), QString());
        compareFacts(table, "F902 = box; F903 = box; 5-hex tokens = portal");
        run(table, Player::Red, 9, 3, FateCard::Setup);
        QCOMPARE(toText(table.play("event arrow")), QString());
        compareFacts(
            table, "F908 = red; F909 = deck; F910 = box; 1-arrow tokens = pilgrim; 6-arrow tokens = pilgrim");
    }

    /// F902: a Clue for a resource from elsewhere, by who sits on the right.
    void clues() {
        Table table;
        QCOMPARE(
            toText(table.play(FOUNDED "red leads construction 2; correct 5-hex buildings free city, free "
                                      "starport; correct red card F902; correct white card F903; correct "
                                      "red objective 8")),
            QString());
        State& state = table.game().state;
        state.seat(Player::Red).flagship.at = *parseName<SystemId>("5-hex");
        Resource foreign = Resource::None;
        for (const Resource token : kAllResources)
            if (token != printedType(*parseName<SystemId>("5-hex")) &&
                token != printedType(*parseName<SystemId>("5-moon")) &&
                token != printedType(*parseName<SystemId>("5-arrow")))
                foreign = token;
        const std::string spend = "red uses F902 " + std::string(nameOf(foreign));
        const std::string slots =
            "correct red slots " + std::string(nameOf(foreign)) + " none none none none none; ";
        QVERIFY(
            table.judge("red uses F902 " + std::string(nameOf(printedType(*parseName<SystemId>("5-hex")))))
                .refused());
        QCOMPARE(toText(table.play(slots + spend)), QString());
        compareFacts(table, "prompt = white choose F902; 5-hex red = 2");
        QCOMPARE(state.of(Player::Red).slots[0], printedType(*parseName<SystemId>("5-hex")));
        Table found = table;
        QCOMPARE(toText(table.play("white chooses 1")), QString());
        compareFacts(table, "5-hex tokens = check; red objective = 7");
        QVERIFY(table.judge(spend).refused());
        QCOMPARE(toText(found.play("white chooses 2")), QString());
        compareFacts(found, "5-hex tokens = portal; red objective = 0; F902 = box; F903 = box");
    }

    /// F908, F906, F907B: Pilgrims move once a turn and leave through the Portal.
    void pilgrims() {
        Table table;
        QCOMPARE(
            toText(table.play(FOUNDED "red leads mobilization 4; correct red card F908; correct 5-gate red "
                                      "ships 1; correct 5-hex red ships 1; correct blue card F906")),
            QString());
        State& state = table.game().state;
        state.campaign.tokens = {{FateToken::Pilgrim, *parseName<SystemId>("5-gate")},
                                 {FateToken::Pilgrim, *parseName<SystemId>("1-moon")},
                                 {FateToken::Portal, *parseName<SystemId>("5-hex")}};
        event::renewTokens(state.campaign);
        QCOMPARE(toText(table.play("red uses F908 lead; red chooses 5-hex")), QString());
        compareFacts(table, "5-hex tokens = pilgrim portal; 1-moon tokens = pilgrim; prompt = red act");
        QVERIFY(!table.judge("red uses F908 lead").legal());
        QCOMPARE(toText(table.play("red uses F908 portal")), QString());
        compareFacts(table, "5-hex tokens = portal; F910 = deck; pips = 2");
        QCOMPARE(tokensAt(state, FateToken::Pilgrim, SystemId::None), 1);
        QVERIFY(table.judge("red uses F908 portal").refused());
        const auto& act = fate(9).acts[2];
        QCOMPARE(act.grandAmbitions(table.game(), Player::Red), 1);
        state.campaign.tokens[1].at = SystemId::None;
        event::renewTokens(state.campaign);
        QCOMPARE(act.grandAmbitions(table.game(), Player::Red), 2);
        QVERIFY(!holdsPortal(state, Player::Blue));
        // Systems of the Empire are the First Regent's alone (BR p.10), though red may act there as a
        // Regent.
        QCOMPARE(toText(table.play("correct 5-hex empire ships 1; correct first-regent blue")), QString());
        QVERIFY(holdsPortal(table.game().state, Player::Blue));
        QVERIFY(!holdsPortal(table.game().state, Player::Red));
        QCOMPARE(toText(table.play("correct blue title outlaw; correct first-regent white")), QString());
        QVERIFY(!holdsPortal(table.game().state, Player::Blue));
    }

    /// F905, F909: the effects of the Court on the Pilgrims' Reach.
    void pilgrimage() {
        Table table;
        QCOMPARE(toText(table.play(FOUNDED "correct court 2 F905; correct blue card CC03; " EVENT
                                           "event 5 crisis arrow")),
                 QString());
        compareFacts(table, "prompt = blue choose F905");
        QVERIFY(table.judge("blue chooses F103").refused());
        QCOMPARE(toText(table.play("blue chooses CC03")), QString());
        compareFacts(table, "CC03 = discard; F905 = court 2; round = 2");

        Table secured;
        QCOMPARE(toText(secured.play(
                     FOUNDED "correct court 2 F905; correct court F905 red agents 1; correct red card "
                             "CC03; correct blue card CC04; red leads aggression 2; red secures F905")),
                 QString());
        QCOMPARE(toText(secured.play("red chooses fuel")), QString());
        compareFacts(secured, "CC04 = discard; CC03 = red; F905 = deck");

        Table seek;
        QCOMPARE(toText(seek.play(FOUNDED
                                  "correct court 2 F909; correct court F909 red agents 1; correct 5-hex red "
                                  "ships 2; correct 5-hex blue ships 0+1; red leads aggression 2")),
                 QString());
        seek.game().state.campaign.tokens = {{FateToken::Portal, *parseName<SystemId>("5-hex")}};
        event::renewTokens(seek.game().state.campaign);
        QCOMPARE(toText(seek.play("red secures F909; red chooses blue; red declines")), QString());
        compareFacts(seek, "5-hex blue = 0; red power = 2; F909 = deck");
    }

    void everyStepCanBeDone_data() {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4}) QTest::addRow("%d players", players) << players;
    }
    void everyStepCanBeDone() {
        QFETCH(int, players);
        Game game = begun(players);
        QCOMPARE(toText(answerAll(game)), QString());
        for (const Printed& printed : kPrinted)
            for (const FateCard card : {FateCard::Setup, FateCard::Completed, FateCard::Failed}) {
                const std::string problem = runOn(game, printed.fate, printed.act, card);
                QVERIFY2(problem.empty(), (std::to_string(printed.fate) + " in Act " +
                                           std::to_string(printed.act) + ": " + problem)
                                              .c_str());
            }
    }
};

QObject* fatesTests() {
    return new FatesTest;
}

}  // namespace reach::tests

#include "fates_test.moc"
