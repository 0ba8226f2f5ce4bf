#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "app/words/ability_words.h"
#include "app/words/battle_words.h"
#include "app/words/campaign/campaign_changes.h"
#include "app/words/campaign/campaign_words.h"
#include "app/words/campaign/chore_words.h"
#include "app/words/change_words.h"
#include "app/words/control_words.h"
#include "app/words/correction_words.h"
#include "app/words/entry_words.h"
#include "app/words/home/save_words.h"
#include "app/words/option_words.h"
#include "app/words/parse_words.h"
#include "app/words/piece_words.h"
#include "app/words/prompt_words.h"
#include "app/words/reminder_words.h"
#include "app/words/rewrite_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"
#include "engine/contract/campaign.h"
#include "engine/contract/card.h"
#include "engine/contract/catalogue.h"
#include "engine/core/wire.h"
#include "engine/engine.h"
#include "engine/map/setup_cards.h"
#include "engine/protocol/evolving.h"
#include "engine/record/record.h"
#include "random_commands.h"

using namespace reach;

class WordsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// No text gets more or fewer parts than it has places.
    void init() { QTest::failOnWarning(QRegularExpression("QString::arg")); }

    void everyChoreIsSaid() {
        for (int chore = 1; chore < kChores; ++chore)
            QVERIFY2(!words::choreText(static_cast<Chore>(chore)).isEmpty(), QByteArray::number(chore));
    }

    void handsMoveWhatAnEntryMoves_data() {
        QTest::addColumn<QStringList>("entries");
        QTest::addColumn<QStringList>("moved");
        QTest::newRow("an agent") << QStringList{"red leads mobilization 4", "red influences BC05"}
                                  << QStringList{"Red: 1 agent(s) from the supply to Construction Union"};
        QTest::newRow("ships") << QStringList{"correct 4-hex red ships 3", "red leads mobilization 4",
                                              "red moves 2 4-hex > 4-gate"}
                               << QStringList{"Red: 2 ships from 4 Hex to 4 Gate"};
        QTest::newRow("a marker") << QStringList{"red leads mobilization 4", "red declares tyrant"}
                                  << QStringList{"The ambition marker 5/3 to Tyrant",
                                                 "The zero marker onto the lead card"};
        // Players do not tip over a piece that is taken in the next moment.
        const QStringList battle{"correct 4-moon red ships 3", "correct 4-moon blue ships 2",
                                 "correct 4-moon buildings blue city", "red leads aggression 2",
                                 "red battles blue 4-moon with 1 assault"};
        QTest::newRow("a ship hit twice")
            << battle + QStringList{"rolls assault hit+hit", "red strikes fresh-ship damaged-ship"}
            << QStringList{"Blue: a fresh ship in 4 Moon to the Trophies of Red"};
        QStringList damaged = battle;
        damaged[1] = QStringLiteral("correct 4-moon blue ships 0+1");
        QTest::newRow("a damaged ship")
            << damaged + QStringList{"rolls assault hit+hit", "red strikes damaged-ship fresh-city"}
            << QStringList{"Blue: a damaged ship in 4 Moon to the Trophies of Red",
                           "Blue: city in 4 Moon is damaged"};
        QTest::newRow("two ships hit once")
            << battle + QStringList{"rolls assault hit+hit", "red strikes fresh-ship fresh-ship"}
            << QStringList{"Blue: tip 2 ships in 4 Moon over"};
        QTest::newRow("nothing") << QStringList{"red leads mobilization 4"} << QStringList{};
    }
    void handsMoveWhatAnEntryMoves() {
        QFETCH(QStringList, entries);
        Game game = newGame(parseRecord("game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
                                        "court: BC05 BC13 BC22 BC28\n\nred leads aggression 2\n")
                                .record->setup);
        State before;
        std::vector<Event> events;
        for (const QString& entry : entries) {
            before = game.state;
            events.clear();
            QVERIFY(!play(game, *parseCommand(entry.toStdString()).command, &events).refused());
        }
        QTEST(words::told(words::piecesToMove(before, events, {})), "moved");
        QVERIFY(before == game.state);
    }

    void twoCoursesDifferInWords_data() {
        QTest::addColumn<QStringList>("entries");
        QTest::addColumn<QStringList>("differences");
        QTest::newRow("nothing") << QStringList{} << QStringList{};
        QTest::newRow("Power and the initiative")
            << QStringList{"correct red power 3", "correct initiative blue"}
            << QStringList{"Blue has the initiative instead of Red", "Red: 3 Power instead of 0"};
        QTest::newRow("hands and resources")
            << QStringList{"correct red hand 2", "correct red slots fuel none none none none none"}
            << QStringList{"Red, cards in hand: 2 instead of 6", "Red, Material: 0 instead of 2",
                           "Red, Fuel: 1 instead of 0"};
        QTest::newRow("the Court") << QStringList{"correct court BC05 red agents 2", "correct court 2 BC01"}
                                   << QStringList{"Red, agents on Construction Union: 2 instead of 0",
                                                  "In the Court: Loyal Engineers",
                                                  "No longer in the Court: Skirmishers"};
        QTest::newRow("the map") << QStringList{"correct 4-hex red ships 2+1",
                                                "correct 4-arrow buildings red damaged city"}
                                 << QStringList{
                                        "Red in 4 Arrow: a damaged city",
                                        "Red in 4 Hex: 2 fresh and 1 damaged ship instead of 3 ships"};
        QTest::newRow("two of a kind")
            << QStringList{"correct 4-arrow buildings red city, red city"}
            << QStringList{"Red in 4 Arrow: a fresh city", "Red in 4 Arrow: a fresh city"};
    }
    void aLostBuildingIsToldOnce() {
        const Game game = newGame(parseRecord("game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
                                              "court: BC05 BC13 BC22 BC28\n\nred leads aggression 2\n")
                                      .record->setup);
        const auto with = [&](const char* entry) {
            Game other = game;
            play(other, *parseCommand(entry).command);
            return other;
        };
        QCOMPARE(words::differences(with("correct 4-arrow buildings red city, red city"),
                                    with("correct 4-arrow buildings red city, red starport"), {}),
                 (QStringList{"Red in 4 Arrow: a fresh starport", "Red in 4 Arrow: one fresh city less"}));
    }

    /// After the choice of the Council, and in the setup, the dice say only where.
    void diceThatDecideNothingSayOnlyWhere() {
        State state;
        const Command roll = *parseCommand("event 3 edict hex").command;
        state.pending.push({.ask = Ask::Event});
        state.pending.push({.ask = Ask::EventDice, .memo = kBothDice});
        QCOMPARE(words::logText(state, roll), QStringLiteral("The event dice: cluster 3, Hex, Edicts"));
        for (const Ask other : {Ask::Crises, Ask::ActSetup}) {
            state.pending = {};
            state.pending.push({.ask = other});
            state.pending.push({.ask = Ask::EventDice, .memo = kBothDice});
            QCOMPARE(words::logText(state, roll), QStringLiteral("The event dice: cluster 3, Hex"));
        }
    }
    void twoCoursesDifferInWords() {
        QFETCH(QStringList, entries);
        const Game game = newGame(parseRecord("game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
                                              "court: BC05 BC13 BC22 BC28\n\nred leads aggression 2\n")
                                      .record->setup);
        Game other = game;
        for (const QString& entry : entries) {
            const auto command = parseCommand(entry.toStdString()).command;
            QVERIFY2(command, qPrintable(entry));
            QVERIFY2(!play(other, *command).refused(), qPrintable(entry));
        }
        QTEST(words::differences(game, other, {}), "differences");
    }

    /// Two hits on the one starport there is destroy it; of two cities, the one hit before (Base p.14).
    void hitsSayWhatTheyDo_data() {
        QTest::addColumn<QStringList>("corrections");
        QTest::addColumn<QString>("targets");
        QTest::addColumn<QString>("said");
        const QString built = QStringLiteral("correct 1-arrow buildings blue starport");
        QTest::newRow("once") << QStringList{built} << QStringLiteral("starport")
                              << QStringLiteral("Red damages 1 starport(s)");
        QTest::newRow("twice") << QStringList{built} << QStringLiteral("starport starport")
                               << QStringLiteral("Red destroys 1 starport(s)");
        QTest::newRow("and a ship") << QStringList{built} << QStringLiteral("fresh-ship starport starport")
                                    << QStringLiteral("Red destroys 1 starport(s), damages 1 ship(s)");
        QTest::newRow("one ship twice, and a city")
            << QStringList{QStringLiteral("correct 1-arrow buildings blue city")}
            << QStringLiteral("fresh-ship damaged-ship city")
            << QStringLiteral("Red destroys 1 ship(s), damages 1 city(s)");
        const QString two = QStringLiteral("correct 1-arrow buildings blue city, blue city");
        QTest::newRow("one of two cities, twice")
            << QStringList{two} << QStringLiteral("city city") << QStringLiteral("Red destroys 1 city(s)");
        QTest::newRow("three hits on two cities")
            << QStringList{two} << QStringLiteral("city city city")
            << QStringLiteral("Red destroys 1 city(s), damages 1 city(s)");
        QTest::newRow("a damaged city before a fresh one")
            << QStringList{QStringLiteral("correct 1-arrow buildings blue city, blue damaged city")}
            << QStringLiteral("city") << QStringLiteral("Red destroys 1 city(s)");
    }
    void hitsSayWhatTheyDo() {
        QFETCH(QStringList, corrections);
        QFETCH(QString, targets);
        Game game = newGame(parseRecord("game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
                                        "court: BC05 BC13 BC22 BC28\n\nred leads aggression 2\n")
                                .record->setup);
        for (const QString& correction : corrections) {
            const auto parsed = parseCommand(correction.toStdString());
            QVERIFY(parsed.command);
            QVERIFY(!play(game, *parsed.command).refused());
        }
        game.state.battle.attacker = Player::Red;
        game.state.battle.defender = Player::Blue;
        game.state.battle.system = *parseName<SystemId>("1-arrow");
        const auto strike = parseCommand(("red strikes " + targets).toStdString());
        QVERIFY(strike.command);
        QTEST(words::optionText(game.state, *strike.command), "said");
    }

    /// What is hit is called by its name, also if it is no player's.
    void hitsOnOthersAreNamed_data() {
        QTest::addColumn<int>("defender");
        QTest::addColumn<QString>("targets");
        QTest::addColumn<QString>("said");
        QTest::newRow("Blight is no ship") << static_cast<int>(Player::Blight) << "fresh-ship damaged-ship"
                                           << "Red destroys 1 Blight";
        QTest::newRow("Imperial ships") << static_cast<int>(Player::Empire) << "fresh-ship"
                                        << "Red damages 1 Imperial ship(s)";
        QTest::newRow("Imperial ships beside a Regent")
            << static_cast<int>(Player::Blue) << "fresh-ship fresh-fleet damaged-fleet"
            << "Red destroys 1 Imperial ship(s), damages 1 ship(s)";
        QTest::newRow("a Free city") << static_cast<int>(Player::Free) << "city city"
                                     << "Red destroys 1 city(s)";
    }
    void hitsOnOthersAreNamed() {
        QFETCH(int, defender);
        QFETCH(QString, targets);
        Game game = newGame(parseRecord("game: campaign\nplayers: red, blue, white\n"
                                        "fates: FATE01 FATE02 FATE06\n\n")
                                .record->setup);
        const SystemId hex = *parseName<SystemId>("4-hex");
        game.state.at(hex).buildings.clear();
        game.state.at(hex).buildings.push({.owner = Player::Free, .type = BuildingType::City});
        game.state.battle.attacker = Player::Red;
        game.state.battle.defender = static_cast<Player>(defender);
        game.state.battle.system = hex;
        const auto strike = parseCommand(("red strikes " + targets).toStdString());
        QVERIFY(strike.command);
        QTEST(words::optionText(game.state, *strike.command), "said");
    }

    /// F301B: three resources leave at once, and whoever discards them need not be the one who is asked.
    void anExportSaysWhoseAndWhat() {
        State state;
        state.pending.push({.ask = Ask::Negotiate, .player = Player::White});
        state.seat(Player::Red).fate = 3;
        PlayerState& red = state.of(Player::Red);
        red.slots[0] = Resource::Weapon;
        red.slots[1] = red.slots[2] = Resource::Relic;
        const auto said = [&](const char* entry) {
            const ParsedCommand read = parseCommand(entry);
            return words::buttonText(state, *read.command, words::optionText(state, *read.command, {}), {});
        };
        QCOMPARE(said("red exports"), QStringLiteral("Red discards Weapon, Relic and Relic (Magnate)"));
        QCOMPARE(words::logText(state, *parseCommand("red exports").command),
                 QStringLiteral("Red discards Weapon, Relic and Relic (Magnate)"));
        // The Magnate is asked which.
        red.slots[3] = Resource::Fuel;
        QCOMPARE(said("red exports"), QStringLiteral("Red discards three resources (Magnate)"));
        state.pending.back() = {.ask = Ask::Negotiate, .player = Player::Red};
        QCOMPARE(said("red exports"), QStringLiteral("Discards three resources (Magnate)"));
    }

    /// Which card, which kind of Outrage. What is moved twice is told once.
    void whatIsMovedSaysWhereExactly() {
        using namespace event;
        State state;
        evolve(state, CardMoved{findCard("F302"), CardPlace::Box, Player::None, -1, CardPlace::Player,
                                Player::Red, -1});
        state.seat(Player::Red).fate = 3;
        const auto token = [](Resource token, TokenPlace from, TokenPlace to) {
            const auto owner = [](TokenPlace at) {
                return at == TokenPlace::Supply ? Player::None : Player::Red;
            };
            return TokenMoved{token, from, owner(from), -1, to, owner(to), -1};
        };
        const auto told = [&](const std::vector<Event>& events) {
            State then = state;
            return words::told(words::piecesToMove(then, events, {}));
        };
        QCOMPARE(told({token(Resource::Relic, TokenPlace::Supply, TokenPlace::Frozen)}),
                 QStringList{QStringLiteral("Relic: from the supply to Merchant League")});
        QCOMPARE(told({AgentsMoved{Player::Red, 1, AgentPlace::Supply, Player::Red, -1, AgentPlace::Outrage,
                                   Player::Red, static_cast<std::int8_t>(Resource::Fuel)}}),
                 QStringList{QStringLiteral("Red: 1 agent(s) from the supply to the Outrage of Red (Fuel)")});
        QCOMPARE(told({ObjectiveMoved{Player::Red, 8}, ObjectiveMoved{Player::Red, 6}}),
                 QStringList{QStringLiteral("Red: the objective marker to 6 on the Power track")});
        state.at(*parseName<SystemId>("2-hex")).ships[index(Player::Empire)] = {1, 0};
        QCOMPARE(told({ShipHit{Player::Empire, *parseName<SystemId>("2-hex"), true, Player::None, false}}),
                 QStringList{QStringLiteral("The Empire: tip a ship in 2 Hex over")});
    }

    /// F602.
    void whoGivesWhichCardIsTold() {
        const auto changes = words::changes({}, *parseCommand("red uses F602 blue").command, {});
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes.front().text,
                 QStringLiteral("Red gives Blue the highest action card of the hand; then Blue gives Red the "
                                "highest, even the one just received"));
    }

    /// CC14: nobody has chosen this city.
    void whatACardChoosesByItselfNamesTheCard() {
        State state;
        const Pending asked{
            .ask = Ask::Resolve, .player = Player::White, .card = findCard("CC14"), .stage = 1};
        state.pending.push(asked);
        const Command only = *parseCommand("white chooses 2-hex white").command;
        QCOMPARE(words::byItselfText(state, only), QStringLiteral("Song of Freedom: White chooses 2 Hex"));
        state.pending.clear();
        state.pending.push({.ask = Ask::Crises, .player = Player::Red});
        state.pending.push(asked);
        QCOMPARE(
            words::byItselfText(state, only),
            QStringLiteral("Song of Freedom: White has the most Power (of equals the first in turn order): "
                           "Free city in 2 Hex"));
    }

    void whatACrisisDiscardsIsCounted() {
        State state;
        state.pending.push({.ask = Ask::Crises, .player = Player::Red});
        const event::TokenMoved gone{Resource::Fuel,
                                     event::TokenPlace::Frozen,
                                     Player::Blue,
                                     -1,
                                     event::TokenPlace::Supply,
                                     Player::None,
                                     -1};
        const auto said = [&](const std::vector<Event>& events) {
            const auto changes = words::changes(state, command::Decline{Player::Red}, events);
            return changes.size() == 1 ? changes.front().text : QString();
        };
        QCOMPARE(said({gone}), QStringLiteral("Blue discards Fuel"));
        QCOMPARE(said({gone, gone}), QStringLiteral("Blue discards Fuel (2)"));
    }

    /// F302: the same question came twice, and nothing told what was gained.
    void whatIsGainedOntoACardIsTold() {
        Pending asked{.ask = Ask::Resolve, .player = Player::Red, .card = findCard("F302"), .count = 2};
        QCOMPARE(words::cardQuestionText(CardAsks::Choose, asked),
                 QStringLiteral("You may gain a resource onto the card: 1 of 2 (Merchant League)"));
        asked.count = 1;
        QCOMPARE(words::cardQuestionText(CardAsks::Choose, asked),
                 QStringLiteral("You may gain a resource onto the card: 2 of 2 (Merchant League)"));
        State state;
        state.pending.push(asked);
        const event::TokenMoved gained{Resource::Psionic,
                                       event::TokenPlace::Supply,
                                       Player::None,
                                       -1,
                                       event::TokenPlace::Frozen,
                                       Player::Red,
                                       -1};
        const auto changes = words::changes(state, command::Choose{Player::Red, {}}, {gained});
        QVERIFY(!changes.empty());
        QCOMPARE(changes.front().text, QStringLiteral("Red gains Psionic onto Merchant League"));
    }

    /// Before it is entered, too.
    void aTaxForNothingSaysSo() {
        Game game = newGame(parseRecord("game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
                                        "court: BC05 BC13 BC22 BC28\n\nred leads administration 4\n")
                                .record->setup);
        const Command tax = *parseCommand("red taxes 1-hex").command;
        QCOMPARE(words::optionText(game.state, tax), QStringLiteral("Red taxes 1 Hex"));
        game.state.supply[index(Resource::Material)] = 0;
        QCOMPARE(words::optionText(game.state, tax), QStringLiteral("Red taxes 1 Hex: no Material is left"));
    }

    /// Before the city is hit, the player hears what is lost (LEAD10, Base p.16).
    void whatProvokesOutrageSaysWhatIsLost() {
        Game game = newGame(parseRecord("game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
                                        "court: BC05 BC13 BC22 BC28\n\nred leads administration 4\n")
                                .record->setup);
        for (const char* entry : {"correct red card LEAD10", "correct 1-hex buildings red damaged city",
                                  "correct red slots material material none none none none",
                                  "red leads administration 4", "red taxes 1-hex"})
            for (const Event& event : decide(game, *parseCommand(entry).command).events)
                evolve(game.state, event);
        const std::vector<Event> hit = decide(game, *parseCommand("red chooses nothing").command).events;
        QCOMPARE(words::outrageCostText(hit, Player::Red),
                 QStringLiteral("provokes Outrage (Material): Red discards 3 × Material"));
        const std::vector<Event> none = decide(game, *parseCommand("red declines").command).events;
        QVERIFY(words::outrageCostText(none, Player::Red).isEmpty());
    }

    /// BR p.5: the first roll of a campaign; BR p.18: the roll of Crises; BR p.20, F124 to F126: each Policy.
    void theCampaignSaysWhatIsAtStake() {
        State state;
        state.campaign.act = 1;
        state.pending.push({.ask = Ask::ActSetup});
        state.pending.push({.ask = Ask::EventDice});
        QVERIFY(words::rollPurposeText(state).contains(QStringLiteral("the Empire begins")));
        state.campaign.act = 2;
        QVERIFY(words::rollPurposeText(state).isEmpty());
        state.pending.clear();
        state.pending.push({.ask = Ask::Crises});
        state.pending.push({.ask = Ask::EventDice});
        QVERIFY(words::rollPurposeText(state).contains(QStringLiteral("Crises of the Court cards")));
        QSet<QString> said;
        for (const char* policy : {"AID03", "AID04", "AID05", "F124", "F125", "F126"})
            said.insert(words::policyText(findCard(policy)));
        said.remove({});
        QCOMPARE(said.size(), qsizetype{6});
        QVERIFY(words::policyText(findCard("AID02")).isEmpty());
    }

    /// BR p.20: what enforcing brings is told before, for the Policy on top as for the others.
    void enforcingAPolicyTellsWhatItBrings() {
        Game game = newGame(parseRecord("game: campaign\nplayers: red, blue, white\n"
                                        "fates: FATE01 FATE02 FATE06\n\n")
                                .record->setup);
        game.state.campaign.policy = findCard("AID05");
        game.state.campaign.firstRegent = Player::Red;
        game.state.pending.clear();
        game.state.pending.push({.ask = Ask::Govern, .player = Player::Red});
        const auto told = [&](const char* entry) {
            QStringList all;
            for (const words::Change& change :
                 words::campaignChanges(game.state, *parseCommand(entry).command, {}, {}))
                all += change.text;
            return all;
        };
        QCOMPARE(told("red chooses AID05"), QStringList{words::policyText(findCard("AID05"))});
        QVERIFY(told("red chooses AID03").isEmpty());
    }

    /// BR p.18, p.20: what follows after the dice, or one by one, is told before one of the two is chosen.
    void theChoiceOfTheCouncilTellsWhatFollows() {
        Game game = newGame(parseRecord("game: campaign\nplayers: red, blue, white\n"
                                        "fates: FATE01 FATE02 FATE06\n\n")
                                .record->setup);
        State& state = game.state;
        state.court.clear();
        state.court.push({.card = findCard("BC05")});
        state.court.push({.card = findCard("CC11")});
        state.campaign.booklet = {};
        state.campaign.booklet.insert(findCard("AID02"));
        state.campaign.booklet.insert(findCard("AID05"));
        state.campaign.policy = findCard("AID05");
        state.campaign.firstRegent = Player::Red;
        state.pending.clear();
        state.pending.push({.ask = Ask::CrisesOrEdicts, .player = Player::Red});
        const auto told = [&](const char* entry) {
            QStringList all;
            for (const words::Change& change :
                 words::campaignChanges(state, *parseCommand(entry).command, {}, {}))
                all += change.text;
            return all.join(u'|');
        };
        QCOMPARE(told("red resolves crises"),
                 QStringLiteral("Then, after the event dice, the Crises of: Populist Demands"));
        const QString edicts = told("red resolves edicts");
        QVERIFY2(edicts.contains(words::name(findCard("AID02"))), qPrintable(edicts));
        QVERIFY2(edicts.contains(words::policyText(findCard("AID05"))), qPrintable(edicts));
    }

    /// A record of an older version: the step is the app's by now, or the app asks for it.
    void anOldRecordSaysWhatToPutRight() {
        Game game;
        QVERIFY(words::putRightText(game, Rule::NothingAsked).isEmpty());  // a base game had no such steps
        game.setup.campaign = true;
        QVERIFY(words::putRightText(game, Rule::NothingAsked).contains(QStringLiteral("Take the line out")));
        QVERIFY(words::putRightText(game, Rule::AnswerFirst).isEmpty());
        QVERIFY(words::putRightText(game, Rule::NoSuchPiece).isEmpty());
        game.state.campaign.act = 1;
        game.state.pending.push({.ask = Ask::Resolve, .player = Player::Red, .card = findCard("F202")});
        const QString asked = words::putRightText(game, Rule::AnswerFirst);
        QVERIFY2(asked.contains(QStringLiteral(
                     "You may place 2 ships at a Free city (Parade Fleets). Write the answer")),
                 qPrintable(asked));
    }

    /// F202: the kind and the number of the choices.
    void theParadeSaysWhatItBrings() {
        Prompt prompt;
        prompt.kind = Prompt::Kind::Pending;
        prompt.pending = {.ask = Ask::Resolve, .card = findCard("F202")};
        QCOMPARE(words::promptText(prompt),
                 QStringLiteral("You may place 2 ships at a Free city (Parade Fleets)"));
        prompt.pending.stage = 1;
        QCOMPARE(words::promptText(prompt), QStringLiteral("You may become an Outlaw (Parade Fleets)"));
    }

    /// A sound backup is never denied, nor told as restored where it was not.
    void whatAStartFoundIsTold() {
        saves::Rescue rescue;
        QVERIFY(words::rescueText(rescue, {}).isEmpty());
        rescue.finding = saves::Finding::CutLog;
        QVERIFY(words::rescueText(rescue, {}).contains(QStringLiteral("compare the table you played last")));
        rescue.finding = saves::Finding::Damaged;
        QVERIFY(words::rescueText(rescue, {}).contains(QStringLiteral("no sound backup")));
        rescue.setAside = "tables.damaged-1";
        rescue.backup = saves::BackupFile{"backups/7.sqlite", 7, 0};
        const QString restored = words::rescueText(rescue, {});
        QVERIFY(restored.contains(QStringLiteral("The newest backup is in their place")));
        QVERIFY(restored.contains(QStringLiteral("tables.damaged-1")));
        QVERIFY(!restored.contains(QStringLiteral("no sound backup")));
        rescue.setAside.reset();
        const saves::SaveError full{saves::SaveErrorCode::DiskFull, "tables.sqlite", 0};
        const QString failed = words::rescueText(rescue, full);
        QVERIFY(failed.contains(QStringLiteral("There is a sound backup, backups/7.sqlite")));
        QVERIFY(failed.contains(words::saveErrorText(full)));
        QVERIFY(!failed.contains(QStringLiteral("is in their place")));
        QVERIFY(!failed.contains(QStringLiteral("no sound backup")));
    }

    void whatACardDoesIsSaid_data() {
        QTest::addColumn<QString>("said");
        QTest::newRow("red uses BC02 manufacture") << "Red manufactures: gains a Material";
        QTest::newRow("red uses BC02 fill 2") << "Red discards Mining Interest to gain Material: 2";
        QTest::newRow("red uses BC02 fill") << "Red discards Mining Interest to fill up with Material";
        QTest::newRow("red uses CC01 fill") << "Red discards Mining Interest to fill up with Material";
        QTest::newRow("red uses F121") << "Red discards Lesser Regent to declare an ambition";
        QTest::newRow("red uses BC03 blue") << "Red discards Material Cartel to steal a Material from Blue";
        QTest::newRow("red uses BC14 abduct BC05") << "Red abducts the rivals' agents on Construction Union";
        QTest::newRow("red uses BC17 2") << "Red discards Farseers to redraw cards of the hand: 2";
        QTest::newRow("red uses BC20 BC05") << "Red discards Silver-Tongues to steal Construction Union";
    }
    void whatACardDoesIsSaid() {
        const auto parsed = parseCommand(QTest::currentDataTag());
        QVERIFY2(parsed.command, QTest::currentDataTag());
        QTEST(words::abilityText(std::get<command::Use>(*parsed.command), {}), "said");
    }

    /// An ability that costs the card says so, and no other does: two of a card do not read alike.
    void theCardThatGoesIsSaid() {
        for (int id = 0; id < cardCount(); ++id) {
            command::Use use;
            use.player = Player::Red;
            use.card = static_cast<CardId>(id);
            for (const Ability& ability : cardOf(use.card).abilities) {
                const QString text = words::entryText(use, {});
                const bool told = text.contains(QStringLiteral(" discards ") + words::name(use.card));
                QVERIFY2(told == ability.discards, qPrintable(text));
                ++use.ability;
            }
        }
    }

    void aGolemThatWakesIsTurnedOver() {
        State before;
        LaidToken golem{.kind = FateToken::Golem, .number = 3, .turned = true, .card = findCard("F503")};
        before.campaign.tokens.push(golem);
        before.pending.push({.ask = Ask::Crises});
        golem.turned = false;
        const auto told = words::campaignChanges(before, command::Done{}, {event::TokenLaid{0, golem}}, {});
        QCOMPARE(told.size(), std::size_t{1});
        QCOMPARE(told[0].text, QStringLiteral("Turned over: Seeker Golem, awake (Golem Hearth)"));
    }

    void aGolemSaysWhatItDoes_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("red spends warrior") << "Red spends Warrior Golem: destroy damaged ships in a system";
        QTest::newRow("red spends protector") << "Red spends Protector Golem: repair ships anywhere";
        QTest::newRow("red spends seeker") << "Red spends Seeker Golem: a Catapult move from anywhere";
        QTest::newRow("red spends harvester") << "Red spends Harvester Golem: gain a resource";
    }
    void aGolemSaysWhatItDoes() {
        const auto parsed = parseCommand(QTest::currentDataTag());
        QVERIFY2(parsed.command, QTest::currentDataTag());
        QTEST(words::optionText({}, *parsed.command, {}), "text");
    }

    void tokensAreNamed_data() {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* entry, const char* text) { QTest::newRow(entry) << entry << text; };
        row("correct token banner damaged 4-hex 2", "Banner, damaged – 4 Hex: 2");
        row("correct token golem asleep 4-gate 1", "Golem, asleep – 4 Gate: 1");
        row("correct token golem harvester awake red 1", "Harvester Golem, awake – Red: 1");
        row("correct token ideal zeal tycoon 1", "Ideal, Zeal – the Tycoon box: 1");
        row("correct token ceasefire peace 4-gate 1", "Ceasefire, Peace – 4 Gate: 1");
        row("correct token seat 3 3-hex 1", "Seat 3 – 3 Hex: 1");
        row("correct token rumor symbol face-up 3-hex 1", "True Rumor: the symbol – 3 Hex: 1");
        row("correct token conspiracy blue face-up tyrant 1", "Conspiracy: Blue – the Tyrant box: 1");
        row("correct token hammer broken 2-moon 1", "Hammer, Broken World – 2 Moon: 1");
        row("correct token bunker aside 5", "Bunker – aside: 5");
        row("correct token pilgrim aside 2", "Pilgrim – delivered: 2");
        row("correct on F1202 fuel 2", "On Pirate Hoard, Fuel: 2");
        row("correct on F1103A free cities 1", "On Breaking Worlds, cities of the Free States: 1");
        row("correct on 4-hex red agents 1", "On the token in 4 Hex, agents of Red: 1");
        row("correct commonwealth tyrant", "The Commonwealth marker: Tyrant");
        row("correct commonwealth none", "The Commonwealth marker is on its Fate card");
    }
    void tokensAreNamed() {
        QFETCH(QString, entry);
        const ParsedCommand read = parseCommand(entry.toStdString());
        QVERIFY(read.command);
        QTEST(words::correctionText(std::get<command::Correct>(*read.command), {}), "text");
    }

    void numbersThatStandForSomethingAreSaid_data() {
        QTest::addColumn<QString>("card");
        QTest::addColumn<int>("stage");
        QTest::addColumn<int>("cluster");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("text");
        QTest::newRow("F123 Imperial Sponsor") << "F123" << 0 << -1 << 1 << "Tycoon";
        QTest::newRow("F123, F2004 Edenguard") << "F123" << 0 << -1 << 6 << "Edenguard";
        QTest::newRow("F831, F2104 Blightkin") << "F831" << 0 << -1 << 7 << "Blightkin";
        QTest::newRow("F118 Imperial Defectors, discarded") << "F118" << 0 << -1 << 0 << "discard the card";
        QTest::newRow("F118 in a cluster, discarded")
            << "F118" << 0 << 2 << 0 << "cluster 3, discard the card";
        QTest::newRow("F118 in a cluster, buried") << "F118" << 0 << 2 << -1 << "cluster 3, bury the card";
        QTest::newRow("F716 as F118") << "F716" << 0 << -1 << 0 << "discard the card";
        QTest::newRow("F902 Uncovering Clues") << "F902" << 0 << -1 << 1 << "a Check Clue";
        QTest::newRow("F1209 a Rumor turned up") << "F1209" << 1 << -1 << 3 << "False Rumor";
        QTest::newRow("F1211 the Haven, declared") << "F1211" << 3 << -1 << 4 << "a Loyal piece there";
        QTest::newRow("F2305 a Conspiracy") << "F2305" << 0 << -1 << 2 << "Tyrant";
        QTest::newRow("F2305 the second Conspiracy there") << "F2305" << 0 << -1 << 12 << "Tyrant, number 2";
        QTest::newRow("F2405 Judge Sets Agenda") << "F2405" << 0 << -1 << 3 << "the highest marker";
        QTest::newRow("F504 Stone-Speakers") << "F504" << 0 << -1 << 1 << "end the turn";
        QTest::newRow("F802 a Faithful card") << "F802" << 0 << -1 << 1 << "yes";
        QTest::newRow("F817 discarded") << "F817" << 0 << -1 << 1 << "discard the highest";
        QTest::newRow("F817 taken") << "F817" << 1 << -1 << 1 << "take the highest";
        QTest::newRow("F821 the Doctrine") << "F821" << 0 << -1 << 1 << "turn it over";
        QTest::newRow("F115 in a cluster, Outlaws")
            << "F115" << 0 << 2 << 0 << "cluster 3, hit ships of Outlaws";
        QTest::newRow("F115 in a cluster, the Empire")
            << "F115" << 0 << 2 << 1 << "cluster 3, hit Imperial ships";
        QTest::newRow("F1111 a number that counts") << "F1111" << 0 << -1 << 3 << "3";
    }
    void numbersThatStandForSomethingAreSaid() {
        QFETCH(QString, card);
        QFETCH(int, stage);
        QFETCH(int, cluster);
        QFETCH(int, count);
        const Pending asked{.ask = Ask::Resolve,
                            .card = findCard(card.toStdString()),
                            .stage = static_cast<std::int8_t>(stage)};
        const command::Choice choice{.cluster = static_cast<std::int8_t>(cluster),
                                     .count = static_cast<std::int8_t>(count)};
        QTEST(words::answerText(asked, choice), "text");
    }

    void aButtonSaysNoMoreThanItMust_data() {
        QTest::addColumn<Ask>("ask");
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("text");
        QTest::newRow("who acts stands above") << Ask::Resolve << "red taxes 4-hex"
                                               << "Taxes 4 Hex";
        QTest::newRow("nobody acts") << Ask::Refill << "court unknown"
                                     << "Into the Court: an unknown card";
        QTest::newRow("an answer") << Ask::Trust << "red chooses 4-hex"
                                   << "4 Hex";
        QTest::newRow("a number of it") << Ask::Resolve << "red chooses 4-hex 0"
                                        << "4 Hex, discard the card";
        QTest::newRow("the other answer") << Ask::Resolve << "red declines"
                                          << "Declines";
        QTest::newRow("BR p.6 a city") << Ask::Settle << "red chooses 4-hex cities"
                                       << "4 Hex: a city";
        QTest::newRow("BR p.6 a starport") << Ask::Settle << "red chooses 4-hex starports"
                                           << "4 Hex: a starport";
        QTest::newRow("BR p.20 the Policy on top") << Ask::Govern << "red chooses AID04"
                                                   << "Enforce it: Policy of Peace";
        QTest::newRow("BR p.29 an Act is over") << Ask::NextAct << "done"
                                                << "Play on: the next Act";
        QTest::newRow("BR p.20 another") << Ask::Govern << "red chooses AID05"
                                         << "Change to: Policy of Escalation";
    }
    void aButtonSaysNoMoreThanItMust() {
        QFETCH(Ask, ask);
        QFETCH(QString, entry);
        State state;
        state.pending.push({.ask = ask, .player = Player::Red, .card = findCard("F118")});
        state.campaign.policy = findCard("AID04");
        const ParsedCommand read = parseCommand(entry.toStdString());
        QVERIFY(read.command);
        const QString told = words::optionText(state, *read.command, {});
        QTEST(words::buttonText(state, *read.command, told, {}), "text");
    }

    /// The campaign's own pieces are moved by hands too.
    /// BR p.14: the print lets agents be placed on a Decided Council, the author has since said no.
    void aNewerRulingIsSaidWithTheChoice_data() {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("side");
        QTest::addColumn<bool>("remarked");
        for (const char* card : {"F109", "F216", "F217"}) {
            QTest::addRow("%s, decided", card) << card << QStringLiteral("decided") << true;
            QTest::addRow("%s, in session", card) << card << QStringLiteral("in-session") << false;
        }
    }
    void aNewerRulingIsSaidWithTheChoice() {
        QFETCH(QString, card);
        QFETCH(QString, side);
        Game game = newGame(parseRecord("game: campaign\nplayers: red, blue, white\nfates: FATE02 FATE01 "
                                        "FATE06\n\nred passes\n")
                                .record->setup);
        game.state.pending.push({.ask = Ask::Resolve,
                                 .player = Player::Red,
                                 .rival = Player::Red,
                                 .card = findCard(card.toStdString()),
                                 .count = 1});
        game.state.campaign.councilDecided = side == QStringLiteral("decided");
        const QString remark = QStringLiteral("in print, yes; its author has since said no");
        const Command council = command::Choose{Player::Red, {.card = imperialCouncil()}};
        const Command other = command::Choose{Player::Red, {.card = findCard("CC01")}};
        const QString told = words::optionText(game.state, council);
        QTEST(told.contains(remark), "remarked");
        QTEST(words::buttonText(game.state, council, told).contains(remark), "remarked");
        QVERIFY(!words::optionText(game.state, other).contains(remark));
    }

    /// L03, L15: no official answer says that called ships move again.
    void ourReadingIsSaidInTheQuestion() {
        Prompt asked;
        asked.kind = Prompt::Kind::Pending;
        asked.player = Player::Blue;
        asked.pending = {.ask = Ask::MoveAgain, .player = Player::Blue, .card = loreCard(3)};
        QVERIFY(!words::questionText(asked).contains(QStringLiteral("our reading")));
        asked.pending.about = loreCard(15);
        QVERIFY(words::questionText(asked).contains(QStringLiteral("our reading")));
        QVERIFY(words::questionText(asked).contains(words::name(loreCard(15))));
    }

    void whatTheCampaignMovesIsListed() {
        State state;
        constexpr SystemId there = systemAt(3, Spot::Hex);
        const LaidToken banner{.kind = FateToken::Banner, .at = there};
        LaidToken turned = banner;
        turned.turned = true;
        const std::vector<Event> events{
            event::ShipsPlaced{Player::Blight, there, 2, 0},
            event::ShipHit{Player::Blight, there, true, Player::None, false},
            event::ShipHit{Player::Blight, there, false, Player::Red, false},
            event::TokenLaid{0, banner},
            event::TokenLaid{0, turned},
            event::TokenScrapped{0},
            event::FlagshipMoved{Player::Red, there},
            event::FlagshipMoved{Player::Red, SystemId::None},
            event::FlagshipBuilt{Player::Red, {Upgrade::ShipCrane}, BuildingType::City, false},
            event::FlagshipHit{Player::Red, {Upgrade::ShipCrane}, Player::None},
            event::ObjectiveMoved{Player::Red, 7},
            event::ObjectiveMoved{Player::Red, -1},
        };
        QCOMPARE(words::told(words::piecesToMove(state, events, {})),
                 (QStringList{
                     QStringLiteral("2 Blight from the supply to 4 Hex"),
                     QStringLiteral("Turn a Blight in 4 Hex over"),
                     QStringLiteral("A Blight in 4 Hex to the Trophies of Red"),
                     QStringLiteral("Banner to 4 Hex"),
                     QStringLiteral("Turn over in 4 Hex: Banner, damaged"),
                     QStringLiteral("Banner, damaged from 4 Hex to the box"),
                     QStringLiteral("Red: the Flagship to 4 Hex"),
                     QStringLiteral("Red: the Flagship back to the box"),
                     QStringLiteral("Red: city onto the Flagship: Ship Crane"),
                     QStringLiteral("Red: Ship Crane of the Flagship is damaged"),
                     QStringLiteral("Red: the objective marker off the Power track"),
                 }));
    }

    /// A token that found no free slot at first, and a round in which everybody passes.
    void onlyTheNetResultIsListed() {
        using event::TokenPlace;
        State state;
        state.initiative = Player::Red;
        const auto moved = [](TokenPlace from, Player giver, TokenPlace to, Player taker) {
            return event::TokenMoved{Resource::Weapon, from, giver, 0, to, taker, 0};
        };
        const std::vector<Event> stolen{
            moved(TokenPlace::Slot, Player::Red, TokenPlace::Overflow, Player::Blue),
            event::InitiativeMoved{Player::Blue, false},
            event::RoundEnded{},
            moved(TokenPlace::Overflow, Player::Blue, TokenPlace::Slot, Player::Blue),
            event::InitiativeMoved{Player::White, false},
            event::RoundEnded{},
        };
        State after = state;
        QCOMPARE(words::told(words::piecesToMove(after, stolen, {})),
                 (QStringList{QStringLiteral("Weapon: from the slots of Red to the slots of Blue"),
                              QStringLiteral("The initiative marker to White")}));
        for (const Event& event : stolen) evolve(state, event);
        QVERIFY(after == state);
        QCOMPARE(words::told(words::piecesToMove(state,
                                                 {event::InitiativeMoved{Player::Red, false},
                                                  event::InitiativeMoved{Player::White, false}},
                                                 {})),
                 QStringList{});
        state.played.push({.player = Player::Red});
        QCOMPARE(words::told(words::piecesToMove(state, {event::RoundEnded{}}, {})),
                 QStringList{QStringLiteral("The played cards to the discard pile")});
    }

    /// A correction says which way the pieces go back, and not what had happened once.
    void theWayBackIsTheOtherWay() {
        using event::AgentPlace;
        State state;
        state.initiative = Player::Red;
        const std::vector<Event> events{
            event::ShipsPlaced{Player::Red, systemAt(1, Spot::Arrow), 2, 0},
            event::ShipsMoved{Player::Red, systemAt(1, Spot::Arrow), systemAt(1, Spot::Gate), 1, 0},
            event::AgentsMoved{Player::Blue, 1, AgentPlace::Supply, Player::None, 0, AgentPlace::Captives,
                               Player::Red, 0},
            event::InitiativeMoved{Player::Blue, true},
            event::PowerGained{Player::Blue, 2, Ambition::None},
            event::DeckShuffled{},
        };
        State after = state;
        QCOMPARE(words::told(words::piecesToMove(after, events, {}, true)),
                 (QStringList{QStringLiteral("Take back – Shuffle the Court deck"),
                              QStringLiteral("Blue: 2 back on the Power track"),
                              QStringLiteral("The initiative marker to Red"),
                              QStringLiteral("Blue: 1 agent(s) from the Captives of Red to the supply"),
                              QStringLiteral("Red: 1 ship from 2 Gate to 2 Arrow"),
                              QStringLiteral("Red: 2 ships in 2 Arrow back to the supply")}));
    }

    /// The list of a table that fell behind brings the real board to where the app is, with few moves.
    void whatALaterMoveMadeVoidIsLeftOut() {
        using event::AgentPlace;
        using event::TokenPlace;
        constexpr SystemId gate = systemAt(1, Spot::Gate);
        constexpr SystemId arrow = systemAt(1, Spot::Arrow);
        constexpr SystemId moon = systemAt(1, Spot::Moon);
        const auto remains = [](const std::vector<Event>& events, bool sameStretch = false) {
            State state;
            state.initiative = Player::Red;
            words::PieceMoves all;
            if (sameStretch) all = words::piecesToMove(state, events, {});
            if (!sameStretch)
                for (const Event& event : events) {
                    const words::PieceMoves more = words::piecesToMove(state, {event}, {});
                    all.insert(all.end(), more.begin(), more.end());
                }
            QStringList list;
            for (const words::NetMove& told : words::net(all))
                if (!told.text.isEmpty()) list += told.text;
            return list;
        };
        const auto fuel = [](TokenPlace from, Player giver, TokenPlace to, Player taker) {
            return event::TokenMoved{Resource::Fuel, from, giver, 0, to, taker, 0};
        };
        const auto marker = [](Ambition where) { return event::MarkerSet{0, false, where}; };
        // There and back, also past another player and of a marker.
        QCOMPARE(remains({fuel(TokenPlace::Supply, Player::None, TokenPlace::Slot, Player::White),
                          fuel(TokenPlace::Slot, Player::White, TokenPlace::Supply, Player::None)}),
                 QStringList{});
        QCOMPARE(remains({event::ShipsPlaced{Player::Red, arrow, 2, 0},
                          event::ShipsMoved{Player::Red, arrow, gate, 2, 0},
                          event::ShipsMoved{Player::Red, gate, arrow, 2, 0}}),
                 QStringList{QStringLiteral("Red: 2 ships from the supply to 2 Arrow")});
        QCOMPARE(remains({event::InitiativeMoved{Player::Blue, false},
                          event::InitiativeMoved{Player::Red, false}}),
                 QStringList{});
        QCOMPARE(remains({marker(Ambition::Empath), marker(Ambition::None)}), QStringList{});
        // A way with stops.
        QCOMPARE(remains({event::ShipsMoved{Player::Red, arrow, gate, 2, 0},
                          event::ShipsMoved{Player::Red, gate, moon, 2, 0}}),
                 QStringList{QStringLiteral("Red: 2 ships from 2 Arrow to 2 Moon")});
        QCOMPARE(remains({marker(Ambition::Empath), marker(Ambition::None), marker(Ambition::Tycoon)}),
                 QStringList{QStringLiteral("The ambition marker 2/0 to Tycoon")});
        // Not the same number, and what was in the supply in between.
        QCOMPARE(remains({event::ShipsMoved{Player::Red, arrow, gate, 2, 0},
                          event::ShipsMoved{Player::Red, gate, moon, 1, 0}})
                     .size(),
                 2);
        QCOMPARE(remains({fuel(TokenPlace::Slot, Player::White, TokenPlace::Supply, Player::None),
                          fuel(TokenPlace::Supply, Player::None, TokenPlace::Slot, Player::Red)})
                     .size(),
                 2);
        // Of another player's ships nothing is taken back.
        QCOMPARE(remains({event::ShipsMoved{Player::Red, arrow, gate, 2, 0},
                          event::ShipsMoved{Player::Blue, gate, arrow, 2, 0}})
                     .size(),
                 2);
        // The last one of these counts.
        QCOMPARE(remains({event::ObjectiveMoved{Player::Red, 12}, event::ObjectiveMoved{Player::Blue, 5},
                          event::ObjectiveMoved{Player::Red, 11}}),
                 (QStringList{QStringLiteral("Blue: the objective marker to 5 on the Power track"),
                              QStringLiteral("Red: the objective marker to 11 on the Power track")}));
        // The end of a chapter.
        const std::vector<Event> chapter{
            marker(Ambition::Empath),
            event::Declared{Player::Red, Ambition::Tycoon, 1, true},
            event::MarkersReturned{},
            event::ChapterStarted{2},
        };
        for (const bool sameStretch : {false, true})
            QCOMPARE(remains(chapter, sameStretch),
                     (QStringList{QStringLiteral("The ambition markers back above the boxes"),
                                  QStringLiteral("The chapter marker to 2; shuffle, and deal everybody six "
                                                 "cards")}));
        // The piece that remains tells of all that it stands for.
        const std::vector<words::NetMove> net = words::net(
            {{QStringLiteral("1"), QStringLiteral("a"), QStringLiteral("x"), QStringLiteral("y")},
             {QStringLiteral("2")},
             {QStringLiteral("from \x1f"), QStringLiteral("a"), QStringLiteral("y"), QStringLiteral("z")}});
        QCOMPARE(net.size(), std::size_t{2});
        QCOMPARE(net[0].text, QStringLiteral("2"));
        QCOMPARE(net[1].text, QStringLiteral("from x"));
        QCOMPARE(net[1].of, (std::vector<std::size_t>{0, 2}));
    }

    void whatFollowsIsTold_data() {
        QTest::addColumn<QString>("entries");
        QTest::addColumn<QString>("last");  // what followed from the last one
        QTest::newRow("declaring") << "red leads construction 4; red declares warlord"
                                   << "The lead card counts as 0 from now on (9)";
        QTest::newRow("a captive")
            << "correct 5-hex red ships 4; red leads administration 4; red taxes 5-hex blue"
            << "Red gains Psionic from 5 Hex (12); Red captures an agent of Blue (12)";
        QTest::newRow("an own city") << "red leads administration 4; red taxes 1-hex"
                                     << "Red gains Material from 1 Hex (12)";
        QTest::newRow("built damaged")
            << "correct 4-hex blue ships 5; red leads construction 4; red builds ship 4-hex"
            << "It comes damaged: somebody else controls the system (12)";
        QTest::newRow("the round ends") << "red leads construction 4; red ends turn; blue surpasses "
                                           "construction 5; blue ends turn; white "
                                           "copies; white ends turn"
                                        << "Blue takes the initiative: the highest card that surpassed (11); "
                                           "The round is over, the played "
                                           "cards are discarded (11)";
        QTest::newRow("a pass: everybody still plays") << "red passes"
                                                       << "";
        QTest::newRow("nobody surpassed")
            << "correct red hand 1; red leads construction 4; red ends turn; blue copies; blue ends turn; "
               "white "
               "copies; white ends turn"
            << "The round is over, the played cards are discarded (11); "
               "Blue leads the next round: whoever had the initiative has no cards left (8)";
        QTest::newRow("a city destroyed")
            << "correct red slots fuel fuel none none none none; correct 4-moon red ships 3; correct 4-moon "
               "buildings blue damaged city; red leads aggression 2; red battles blue 4-moon with 1 assault; "
               "rolls assault hit+hit; red strikes city"
            << "Red discards Fuel (16); Red discards Fuel (16); Red provoked Outrage: Fuel (16)";
        QTest::newRow("BC03 Material Cartel: a chapter is scored")
            << "correct red card BC03; correct blue slots material fuel none none none none; correct red "
               "hand "
               "1; correct blue hand 1; correct white hand 1; red leads construction 4; red ends turn; blue "
               "copies; blue ends turn; white copies; white ends turn; score"
            << "Blue discards Material: a card says so (18); White discards Material: a card says so (18); "
               "The marker with the lowest Power flips (19); Chapter 2 begins, everybody draws six cards "
               "(19)";
        QTest::newRow("a tax of a resource that is all used up")
            << "correct red slots material none none none none none; correct blue slots material material "
               "none none "
               "none none; correct white slots material material none none none none; red leads "
               "administration "
               "4; red taxes 1-hex"
            << "Red gains nothing: no Material is left (12)";
        QTest::newRow("BC31 Call to Action: a card is drawn")
            << "correct court 1 BC31; correct court BC31 red agents 1; red leads aggression 2; red secures "
               "BC31"
            << "Red draws 1 action card(s) from the bottom of the discard pile (0)";
        const QString raid = QStringLiteral(
            "correct 4-moon red ships 2; correct 4-moon buildings blue starport; correct blue slots %1; red "
            "leads aggression 2; red battles blue 4-moon with %2; rolls %3");
        const QString keys = QStringLiteral("raid intercept+key+key");
        QTest::newRow("keys that are too few")
            << raid.arg(QStringLiteral("material none none none none none"), QStringLiteral("1 raid"), keys)
            << "2 key(s), but the cheapest thing of Blue costs 3 (16)";
        QTest::newRow("keys for nothing")
            << raid.arg(QStringLiteral("none none none none none none"), QStringLiteral("1 raid"), keys)
            << "2 key(s), but nothing of Blue can be raided (16)";
        QTest::newRow("keys that buy")
            << raid.arg(QStringLiteral("none material none none none none"), QStringLiteral("1 raid"), keys)
            << "";
        QTest::newRow("a correction") << "correct red power 12"
                                      << "";
    }
    void whatFollowsIsTold() {
        QFETCH(QString, entries);
        QFETCH(QString, last);
        Setup setup;
        setup.seats = {Player::Red, Player::Blue, Player::White};
        setup.setupCard = static_cast<std::uint8_t>(findSetupCard("3SETUP02"));
        for (const char* id : {"BC02", "BC13", "BC24", "BC31"}) setup.court.push(findCard(id));
        Game game = newGame(setup);
        QStringList told;
        for (const QString& entry : entries.split(QStringLiteral("; "))) {
            const auto parsed = parseCommand(entry.toStdString());
            QVERIFY2(parsed.command, qPrintable(entry));
            const Decision decision = decide(game, *parsed.command);
            QVERIFY2(decision.verdict.legal(), qPrintable(entry));
            told.clear();
            for (const words::Change& change : words::changes(game.state, *parsed.command, decision.events))
                told.append(QStringLiteral("%1 (%2)").arg(change.text).arg(change.ref.page));
            for (const Event& event : decision.events) evolve(game.state, event);
        }
        QCOMPARE(told.join(QStringLiteral("; ")), last);
    }

    /// Nobody has provoked what a leader begins with.
    void aLeadersOutrageIsNoOffence() {
        const auto read = parseRecord(
            "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\ncourt: BC02 BC13 BC24 BC31\n"
            "leaders: LEAD02 LEAD05 LEAD06 LEAD08\nlore: L01 L02 L16 L18\n\n"
            "white takes LEAD05\nblue takes LEAD02\nred takes LEAD06\nwhite takes L01\nblue takes L02\n"
            "red takes L16\n");
        QVERIFY(read.record);
        Game game = newGame(read.record->setup);
        QStringList told;
        for (const auto& entry : read.record->entries) {
            const Decision decision = decide(game, entry.command);
            QVERIFY(decision.verdict.legal());
            for (const words::Change& change : words::changes(game.state, entry.command, decision.events))
                if (change.text.contains(QStringLiteral("Outrage")))
                    told.append(QStringLiteral("%1 (%2)").arg(change.text, words::citation(change.ref)));
            for (const Event& event : decision.events) evolve(game.state, event);
        }
        QCOMPARE(told, (QStringList{QStringLiteral("Blue begins with Outrage: Material (LEAD02, Mystic)"),
                                    QStringLiteral("Blue begins with Outrage: Fuel (LEAD02, Mystic)")}));
    }

    void controlIsExplained_data() {
        QTest::addColumn<QString>("ships");  // fresh+damaged of red, blue, white
        QTest::addColumn<QString>("text");
        QTest::newRow("alone") << "2+0"
                               << "Most fresh ships: Red 2";
        QTest::newRow("more") << "1+3 2+0"
                              << "Most fresh ships: Blue 2, Red 1";
        QTest::newRow("a tie") << "2+0 2+1 1+0"
                               << "Fresh ships are tied: Red 2, Blue 2, White 1";
        QTest::newRow("damaged ones") << "0+2"
                                      << "Damaged ships control nothing";
        QTest::newRow("none") << "0+0"
                              << "No ships, no control";
    }
    void controlIsExplained() {
        QFETCH(QString, ships);
        QFETCH(QString, text);
        State state;
        const QStringList fleets = ships.split(u' ');
        for (qsizetype i = 0; i < fleets.size(); ++i)
            state.systems[4].ships[static_cast<std::size_t>(i)] = {
                static_cast<std::int8_t>(fleets[i].section(u'+', 0, 0).toInt()),
                static_cast<std::int8_t>(fleets[i].section(u'+', 1).toInt())};
        QCOMPARE(words::controlText(state, SystemId{4}), text);
        state.systems[4].known = false;
        QCOMPARE(words::controlText(state, SystemId{4}), QStringLiteral("Nobody has counted this system"));
    }

    void everyHintHasWords() {
        for (int i = 0; i < kBaseCards; ++i) {
            const auto id = static_cast<CardId>(i);
            const int hints = static_cast<int>(cardOf(id).hints.size());
            for (int at = 0; at <= hints; ++at) {
                const QString text =
                    words::reminderText({.reminder = Reminder::CardSays, .card = id, .count = at});
                QCOMPARE(text.isEmpty(), at == hints);
                QVERIFY2(text.size() < 76, qPrintable(text));
            }
        }
        QCOMPARE(words::reminderText(
                     {.reminder = Reminder::CardSays, .player = Player::Blue, .card = findCard("L04")}),
                 QStringLiteral("Mirror Plating (Blue): assault dice add an intercept"));
    }

    void everyReminderHasWords() {
        QSet<QString> texts;
        for (int i = 0; i < kReminders; ++i) {
            Advice advice{
                .reminder = static_cast<Reminder>(i), .system = SystemId{3}, .player = Player::Blue};
            advice.resource = Resource::Fuel;
            advice.ambition = Ambition::Warlord;
            advice.suit = Suit::Aggression;
            advice.card = findCard("BC05");
            advice.count = 3;
            const QString text = words::reminderText(advice);
            QVERIFY2(!text.isEmpty() && !text.contains(u'%'), nameOf(advice.reminder).data());
            QVERIFY2(text.size() < 72, qPrintable(text));
            texts.insert(text);
            const QString citation = words::citation(ruleRef(advice));
            QVERIFY2(citation.startsWith(QStringLiteral("Base p.")) ||
                         citation.startsWith(QStringLiteral("Blighted Reach p.")),
                     qPrintable(citation));
        }
        QCOMPARE(texts.size(), kReminders);
        QCOMPARE(words::reminderText(
                     {.reminder = Reminder::BuiltDamaged, .system = SystemId{3}, .player = Player::Blue}),
                 QStringLiteral("Blue controls 1 Hex: what you build there comes damaged"));
        // A city on a gate (L11) has no planet.
        const QString onGate = words::reminderText({.reminder = Reminder::CityBringsOutrage});
        QVERIFY2(onGate.contains(QStringLiteral("all city types of the cluster")), qPrintable(onGate));
        QVERIFY(onGate.size() < 72);
    }

    void everyRuleHasASentence() {
        QSet<QString> sentences;
        for (int i = 1; i < kRules; ++i) {
            const auto rule = static_cast<Rule>(i);
            const QString text = words::ruleText({rule, CardId::None});
            QVERIFY2(!text.isEmpty() && !text.endsWith('.'), nameOf(rule).data());
            QVERIFY2(!sentences.contains(text), qPrintable(text));
            sentences.insert(text);
        }
    }

    void everyRuleOfTheGameHasACitation() {
        for (int i = 1; i < kRules; ++i) {
            const auto rule = static_cast<Rule>(i);
            if (ruleRef(rule).book == Book::App || rule == Rule::CardConditions) continue;
            QVERIFY2(!words::citation(rule).isEmpty(), nameOf(rule).data());
        }
    }

    void citations() {
        QCOMPARE(words::citation(Rule::TaxOncePerTurn), QStringLiteral("Base p.12, Tax Limit"));
        QCOMPARE(words::citation(Violation{Rule::CardConditions, findCard("BC08")}),
                 QStringLiteral("BC08, Gatekeepers"));
        QCOMPARE(words::ruleText({Rule::CardConditions, findCard("BC08")}),
                 QStringLiteral("Gatekeepers: The text of the card does not allow it"));
        QCOMPARE(words::citation(Rule::GameOver), QString());
    }

    void everyParseErrorHasASentence() {
        for (int i = 1; i < kParseCodes; ++i) {
            const ParseError error{static_cast<ParseCode>(i), 1, 1, "green", "turn|raid"};
            const QString text = words::parseErrorText(error);
            QVERIFY2(text.contains(QStringLiteral(": 'green'")), qPrintable(QString::number(i)));
            QVERIFY2(!text.contains('%'), qPrintable(text));
        }
    }

    void everyEntryHasALogLine() {
        std::mt19937_64 random(3);
        for (std::size_t kind = 0; kind < std::variant_size_v<Command>; ++kind)
            for (int i = 0; i < 100; ++i) {
                const Command command = randomCommand(kind, random);
                const QString text = words::entryText(command);
                QVERIFY(!text.isEmpty());
                QVERIFY2(!text.contains('%') && !text.contains(QStringLiteral("nobody")), qPrintable(text));
            }
    }

    void entries_data() {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* entry, const char* text) {
            QTest::newRow(entry) << QString::fromUtf8(entry) << QString::fromUtf8(text);
        };
        row("red leads construction 4", "Ana leads Construction 4");
        row("blue copies", "Blue copies with a card face down");
        row("red spends relic as fuel", "Ana spends Relic as Fuel");
        row("red taxes 4-hex blue", "Ana taxes 4 Hex, a city of Blue");
        row("red moves 2+1 4-hex > 4-gate > 5-gate",
            "Ana moves 2 fresh and 1 damaged ship from 4 Hex to 4 Gate to 5 Gate");
        row("red moves 1 4-hex > 4-gate", "Ana moves 1 ship from 4 Hex to 4 Gate");
        row("red battles blue 4-hex with 2 assault 1 raid",
            "Ana battles Blue in 4 Hex with 2 assault, 1 raid");
        row("red battles blue 4-hex with nothing", "Ana battles Blue in 4 Hex");
        row("red collects 2 assault", "Ana collects 2 assault");
        row("rolls assault hit+hit hit+intercept, raid key+building",
            "The roll: 3 hits, 1 building hit, 1 intercept, 1 key");
        row("rolls skirmish blank", "The roll: nothing");
        row("rolls assault self+hit self+hit", "The roll: 2 hits, 2 hits on the attacker");
        row("red uses BC08", "Ana discards Gatekeepers to place a ship at each gate");
        row("red uses L02 from 4-gate 4-hex blue", "Ana fires rifles from 4 Gate at Blue in 4 Hex");
        row("red uses L02 from 4-gate 4-hex blue 2",
            "Ana fires rifles from 4 Gate at Blue in 4 Hex, dice: 2");
        row("red uses L02 4-hex blue", "Ana uses Galactic Rifles: 4 Hex, Blue");
        row("red uses L25 spend blue", "Ana returns a Captive of Blue to secure");
        row("red uses L25 clear", "Ana discards Tyrant's Ego to clear Weapon Outrage");
        row("red uses L28 barter relic gives fuel", "Ana barters Fuel for Relic");
        row("red taxes 4-gate relic", "Ana taxes 4 Gate for Relic");
        row("red builds ship 4-hex blue", "Ana builds: ship in 4 Hex, at a starport of Blue");
        row("red taxes 4-hex damaged", "Ana taxes 4 Hex (damaged)");
        row("red taxes 4-hex blue unused outside",
            "Ana taxes 4 Hex, a city of Blue (not used this turn, beside the slots)");
        row("red builds ship 4-hex fresh", "Ana builds: ship in 4 Hex (undamaged)");
        row("red repairs city 4-hex inside", "Ana repairs: city in 4 Hex (in a slot)");
        row("red strikes outside fresh-city used damaged-city",
            "Ana deals hits to: fresh city (beside the slots), damaged city (used this turn)");
        row("red uses L10 prune 4-hex cities damaged", "Ana prunes a city in 4 Hex (damaged)");
        row("red chooses 4-hex blue fresh", "Ana chooses 4 Hex, Blue, undamaged");
        row("deal red cedes city 4-hex damaged to blue",
            "A deal: Ana cedes to Blue: city (damaged) in 4 Hex");
        row("deal red gives psionic to blue", "A deal: Ana gives Blue: Psionic");
        row("deal red gives psionic from F302 to blue",
            "A deal: Ana gives Blue: Psionic from Merchant League");
        row("deal red gives ships empire to blue", "A deal: Ana gives Blue: Trophy: 1 Imperial ship");
        row("deal red gives ships blight to blue", "A deal: Ana gives Blue: Trophy: 1 Blight");
        row("deal blue gives ships red to white", "A deal: Blue gives White: Trophy: 1 ship of Ana");
        row("correct 4-hex buildings blue outside city", "Corrected: 4 Hex: city of Blue, beside the slots");
        row("correct red power 12", "Corrected: Power of Ana: 12");
        row("correct 4-hex buildings blue damaged starport", "Corrected: 4 Hex: damaged starport of Blue");
    }
    void entries() {
        QFETCH(QString, entry);
        QFETCH(QString, text);
        words::PlayerNames names;
        names.names[0] = QStringLiteral("Ana");
        const auto parsed = parseCommand(entry.toStdString());
        QVERIFY(parsed.command);
        QCOMPARE(words::entryText(*parsed.command, names), text);
    }

    /// People call themselves what they like: a name that looks like a place of a text is none.
    /// BR p.17: who holds a Favor or a Captive gives it, and not the player whose agent it is.
    void whoGivesAFavorIsWhoHeldIt() {
        const auto told = [](event::AgentPlace place) {
            const event::AgentsMoved moved{.color = Player::White,
                                           .count = 1,
                                           .from = place,
                                           .fromPlayer = Player::Red,
                                           .fromAt = 0,
                                           .to = place,
                                           .toPlayer = Player::Blue,
                                           .toAt = 0};
            const auto changes = words::changes(State{}, command::Deal{}, {moved});
            return changes.empty() ? QString() : changes.front().text;
        };
        QCOMPARE(told(event::AgentPlace::Favors), QStringLiteral("Red gives Blue a Favor of White"));
        QCOMPARE(told(event::AgentPlace::Captives), QStringLiteral("Red gives Blue a Captive of White"));
    }

    /// BR p.20: what the First Regent takes for a Policy. Only resources and agents were told.
    void aTrophyThatIsTakenIsTold() {
        const event::TrophiesPassed passed{
            .from = Player::Blue, .to = Player::Red, .color = Player::Blight, .pieces = {.ships = 1}};
        const auto changes = words::changes(State{}, command::Choose{}, {passed});
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes.front().text, QStringLiteral("Blue gives Red a Trophy: the Blight"));
    }

    /// The log, rewriting and both games say their reasons so.
    void aReasonWithoutAPageHasNoEmptyBrackets() {
        const auto said = [](Rule rule) {
            return words::cited(words::ruleText(Violation{rule}), words::citation(Violation{rule}));
        };
        QVERIFY2(said(Rule::NotYourTurn).contains(u'('), qPrintable(said(Rule::NotYourTurn)));
        QVERIFY2(!said(Rule::NothingAsked).contains(u'('), qPrintable(said(Rule::NothingAsked)));
    }

    /// LEAD07: "the text of the card does not allow it" did not say what was missing.
    void feastbringersPriceIsNamed() {
        QCOMPARE(
            words::ruleText(Violation{Rule::CardConditions, findCard("LEAD07")}),
            QStringLiteral("Feastbringer: Declaring takes a Guild card to give, and influencing a Copy or "
                           "Pivot that secures"));
    }

    void aNameIsNoPlaceOfAText_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"%1", "%2", "%3", "%4", "%L1", "%n", "%%1", "%"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void aNameIsNoPlaceOfAText() {
        QFETCH(QString, name);
        words::PlayerNames usual;
        words::PlayerNames odd;
        for (std::size_t color = 0; color < usual.names.size(); ++color) {
            usual.names[color] = QStringLiteral("Name%1X").arg(color);
            odd.names[color] = name + QString::number(color);
        }
        const auto likened = [&](QString text) {
            // Both at once: after a replacement, what a name brought along is not looked at again.
            return words::filled(text.replace(u'%', QStringLiteral("<percent>"))
                                     .replace(QRegularExpression(QStringLiteral("Name(\\d)X")),
                                              QStringLiteral("%1<\\1>")),
                                 {name})
                .replace(QStringLiteral("<percent>"), QStringLiteral("%"))
                .replace(QRegularExpression(QStringLiteral("<(\\d)>")), QStringLiteral("\\1"));
        };
        std::mt19937_64 random(5);
        int named = 0;
        for (std::size_t kind = 0; kind < std::variant_size_v<Command>; ++kind)
            for (int i = 0; i < 100; ++i) {
                const Command command = randomCommand(kind, random);
                const QString text = words::entryText(command, usual);
                named += text.contains(QStringLiteral("Name")) ? 1 : 0;
                QCOMPARE(words::entryText(command, odd), likened(text));
            }
        QVERIFY(named > 1000);
        for (int ask = 1; ask <= index(Ask::Mulligan); ++ask) {
            Pending pending{.ask = static_cast<Ask>(ask), .player = Player::Blue};
            const Prompt prompt{Prompt::Kind::Pending, Player::Blue, pending};
            QCOMPARE(words::promptText(prompt, odd), likened(words::promptText(prompt, usual)));
        }
    }
    void allPlacesAreFilledInAtOnce() {
        QCOMPARE(words::filled(QStringLiteral("%2 of %1, 100 %, %3, %"), {"%2", "%1"}),
                 QStringLiteral("%1 of %2, 100 %, %3, %"));
    }

    /// All that cards ask, each in words of its own.
    void everyCardQuestionHasWords() {
        static_assert(wire::hasName<static_cast<CardAsks>(kCardAsks - 1)>() &&
                          !wire::hasName<static_cast<CardAsks>(kCardAsks)>(),
                      "kCardAsks counts all values");
        const Pending pending{.ask = Ask::Resolve, .card = findCard("F506")};
        QSet<QString> texts;
        for (int asks = 0; asks < kCardAsks; ++asks) {
            const QString text = words::cardQuestionText(static_cast<CardAsks>(asks), pending);
            QVERIFY2(!text.isEmpty(), qPrintable(QString::number(asks)));
            QVERIFY2(!text.contains(u'%'), qPrintable(text));
            QVERIFY2(!texts.contains(text), qPrintable(text));
            texts.insert(text);
        }
    }
    /// What a card asks is told, and so is each number in an answer.
    void whatACardAsksIsTold() {
        for (int id = 0; id < cardCount(); ++id) {
            const Card& card = cardOf(static_cast<CardId>(id));
            if (!card.question.answer || card.asks) continue;
            const QString text = words::cardQuestionText(
                CardAsks::Choose, {.ask = Ask::Resolve, .card = static_cast<CardId>(id)});
            QVERIFY2(!text.startsWith(QStringLiteral("Choose")), qPrintable(text));
            QVERIFY(text.contains(words::name(static_cast<CardId>(id))));
        }
        const Pending farseers{.ask = Ask::Resolve, .player = Player::Red, .card = findCard("BC17")};
        QCOMPARE(words::answerText(farseers, command::Choice{.player = Player::Blue, .count = 1}),
                 QStringLiteral("Blue, a card is swapped"));
        State before;
        before.pending.push(farseers);
        QCOMPARE(words::logText(before, *parseCommand("red chooses blue 1").command),
                 QStringLiteral("Red chooses Blue, a card is swapped"));
    }
    /// Each id is that of a card whose question has words nowhere else, and stands in the table once.
    void eachChoiceIsThatOfACard() {
        const QStringList ids = words::cardsWithChoiceText();
        QCOMPARE(QSet<QString>(ids.cbegin(), ids.cend()).size(), ids.size());
        for (const QString& id : ids) {
            const CardId card = findCard(id.toStdString());
            QVERIFY2(isCard(card), qPrintable(id));
            QVERIFY2(cardOf(card).question.answer && !cardOf(card).asks, qPrintable(id));
        }
    }
    /// No value is left from a card that asks it no more.
    void everyCardQuestionIsAsked() {
        QSet<int> asked{index(CardAsks::Choose)};
        for (int id = 0; id < cardCount(); ++id) {
            const auto asks = cardOf(static_cast<CardId>(id)).asks;
            if (asks == nullptr) continue;
            for (std::int8_t stage = 0; stage < 6; ++stage)
                for (const Golem golem : kAllGolems)
                    asked += index(asks({.ask = Ask::Resolve, .stage = stage, .memo = memo::OfGolem{golem}}));
        }
        QCOMPARE(asked.size(), kCardAsks);
    }

    void everyQuestionHasWords() {
        for (int kind = 0; kind <= index(Prompt::Kind::Finished); ++kind)
            QVERIFY(!words::promptText({static_cast<Prompt::Kind>(kind), Player::Blue, {}}).isEmpty());
        QSet<QString> texts;
        for (int ask = 1; ask <= index(Ask::Mulligan); ++ask) {
            Pending pending;
            pending.ask = static_cast<Ask>(ask);
            const QString text = words::promptText({Prompt::Kind::Pending, Player::Blue, pending});
            QVERIFY(text.startsWith(QStringLiteral("Blue: ")));
            QVERIFY2(!texts.contains(text), qPrintable(text));
            texts.insert(text);
        }
    }
};

QTEST_APPLESS_MAIN(WordsTest)
#include "words_test.moc"
