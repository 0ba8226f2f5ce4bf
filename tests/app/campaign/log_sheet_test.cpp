#include "app/campaign/log_sheet.h"
#include "app/painting/glyphs.h"
#include "app/sheet/packing.h"
#include "app/simulation/game_run.h"
#include "app/values/token_view.h"
#include "engine/contract/catalogue.h"
#include "engine/map/board.h"
#include "engine/protocol/evolving.h"
#include "engine/record/record.h"
#include "engine/rules/court.h"
#include "tests/app/hand.h"

#include <QTest>

using namespace reach;

/// A campaign between two Acts: its log sheet, packing up and setting out again (BR p.30).
class LogSheetTest : public QObject {
    Q_OBJECT

    Hand hand_;
    QTemporaryDir folder_;

    /// A random campaign up to the pause between Acts.
    static simulation::GameRun untilPause(int players, std::uint64_t seed) {
        simulation::RandomPlayer player(seed);
        simulation::GameRun run =
            playGame(player, {.players = players, .campaign = true}, simulation::Watch::Nothing);
        run.game = newGame(run.record.setup);
        for (std::size_t i = 0; i < run.record.entries.size(); ++i) {
            const auto& pending = run.game.state.pending;
            if (!pending.empty() && pending.back().ask == Ask::NextAct) {
                run.record.entries.resize(i);
                break;
            }
            for (const Event& event : decide(run.game, run.record.entries[i].command).events)
                evolve(run.game.state, event);
        }
        return run;
    }

    static SystemSet systemsOf(const std::vector<sheet::Tray>& trays, bool& twice) {
        SystemSet found{};
        for (const sheet::Tray& tray : trays)
            for (const sheet::PackingStep& step : tray.steps) {
                if (step.system == SystemId::None) continue;
                twice |= (found & bitOf(step.system)) != 0;
                found |= bitOf(step.system);
            }
        return found;
    }

  private Q_SLOTS:
    void init() { Hand::watch(); }
    void cleanup() { hand_.leave(); }

    void everyTokenHasASignAndAName() {
        simulation::GameRun run = untilPause(3, 7);
        auto& tokens = run.game.state.campaign.tokens;
        for (const FateToken kind : kAllTokens) {
            const TokenKind& box = tokenKind(kind);
            for (const bool turned : {false, true}) {
                if (turned && box.back.empty()) continue;
                for (std::size_t number = 0; number <= box.which.size(); ++number) {
                    tokens.clear();
                    tokens.push({.kind = kind, .number = static_cast<std::int8_t>(number), .turned = turned});
                    const reach::view::TokenView token = view::tokens(run.game, {})[0];
                    QVERIFY2(!painting::glyph(token.glyph).isEmpty(), box.name.data());
                    QVERIFY2(!token.text.isEmpty(), box.name.data());
                    // The entry that a step in the corrections makes is the same after a record.
                    command::Correct correct = token.subject;
                    correct.value = 1;
                    const std::string line = printCommand(correct);
                    const ParsedCommand read = parseCommand(line);
                    QVERIFY2(read.command && *read.command == Command(correct), line.c_str());
                }
            }
        }
    }

    void tokensOfFatesAreOnTheSheet() {
        simulation::GameRun run = untilPause(3, 7);
        CampaignState& campaign = run.game.state.campaign;
        const Player first = run.game.setup.seats[0];
        const SystemId hex = systemAt(3, Spot::Hex);
        // Nobody has the Fate whose Hammer it is.
        for (CampaignSeat& seat : campaign.seats)
            if (seat.fate != 0) seat.fate = 2;
        campaign.seats[static_cast<std::size_t>(first)].fate = 10;
        campaign.commonwealth = Ambition::Tyrant;
        campaign.tokens = {{.kind = FateToken::Banner, .at = hex, .turned = true},
                           {.kind = FateToken::Banner},
                           {.kind = FateToken::Banner},
                           {.kind = FateToken::Ideal, .ambition = Ambition::Keeper},
                           {.kind = FateToken::Hammer}};
        event::renewTokens(campaign);
        QVERIFY(findInconsistency(run.game).empty());
        const sheet::LogSheet log = sheet::logSheet(run.game, {}, {});
        const auto says = [&](const QString& what, const QString& text) {
            for (const sheet::Part& part : log.parts)
                for (const sheet::Line& line : part.lines)
                    if (line.what == what && line.text.contains(text)) return true;
            return false;
        };
        QVERIFY(says(words::name(hex), QStringLiteral("Banner, damaged")));
        QVERIFY(says(QStringLiteral("Tokens of Fates"), QStringLiteral("2 × Banner")));
        QVERIFY(says(QStringLiteral("Keeper"), QStringLiteral("Ideal, Zeal")));
        QVERIFY(says(QStringLiteral("Tyrant"), QStringLiteral("Commonwealth marker")));
        QVERIFY(says(QStringLiteral("Tokens of Fates in the supply"), QStringLiteral("Hammer")));
        QStringList packed;
        for (const sheet::Tray& tray : sheet::packing(run.game, {}))
            for (const sheet::PackingStep& step : tray.steps) packed.append(step.detail);
        QVERIFY(packed.contains(QStringLiteral("2 × Banner")));
    }

    /// The deck has also the cards buried in it, and lore that nobody has seen.
    void allCardsOfTheCourtDeckAreCounted() {
        simulation::GameRun run = untilPause(3, 7);
        State& state = run.game.state;
        std::size_t buried = 0;
        while (buried < 2) {
            CardId card = CardId::None;
            state.courtDeck.forEach([&](CardId id) { card = id; });
            state.courtDeck.erase(card);
            QVERIFY(state.buried.push(card));
            ++buried;
        }
        state.campaign.unknownLore = 1;
        const QString all = QStringLiteral("%1 cards").arg(courtDeckSize(state));
        QVERIFY(courtDeckSize(state) > state.courtDeck.size());
        int told = 0;
        for (const sheet::Part& part : sheet::logSheet(run.game, {}, {}).parts)
            for (const sheet::Line& line : part.lines)
                if (line.what == QStringLiteral("Court deck")) told += line.text == all ? 1 : -1;
        QCOMPARE(told, 1);
        QStringList packed;
        for (const sheet::Tray& tray : sheet::packing(run.game, {}))
            for (const sheet::PackingStep& step : tray.steps) packed.append(step.detail);
        QVERIFY(packed.contains(all));
    }

    void blightAmongTheTrophiesIsNoShip() {
        simulation::GameRun run = untilPause(3, 7);
        const Player first = run.game.setup.seats[0];
        PlayerState& player = run.game.state.of(first);
        player.trophies = {};
        player.trophies[static_cast<std::size_t>(Player::Blight)].ships = 2;
        player.trophies[static_cast<std::size_t>(Player::Empire)].ships = 1;
        const sheet::Holdings held = sheet::holdings(run.game.state, first, {});
        QCOMPARE(held.trophies, QStringLiteral("the Empire: ship; 2 Blight"));
    }

    void whatLiesOnCardsIsOnTheSheet() {
        simulation::GameRun run = untilPause(3, 7);
        const auto enter = [&](const char* line) {
            const auto read = parseCommand(line);
            QVERIFY2(read.command, line);
            const Decision decided = decide(run.game, *read.command);
            QVERIFY2(decided.accepted(), line);
            for (const Event& event : decided.events) evolve(run.game.state, event);
        };
        for (const char* line :
             {"correct red card F1202", "correct on F1202 relic 1", "correct on F1103A free cities 2",
              "correct token rumor face-down 4-hex 1", "correct on 4-hex red agents 1",
              "correct red card F302", "correct red frozen psionic 2"})
            enter(line);
        const sheet::LogSheet log = sheet::logSheet(run.game, {}, {});
        const auto lines = [&](const QString& what) {
            QStringList texts;
            for (const sheet::Part& part : log.parts)
                for (const sheet::Line& line : part.lines)
                    if (line.what == what) texts.append(part.title + QStringLiteral(" ") + line.text);
            return texts.join(QLatin1Char('|'));
        };
        QCOMPARE(lines(QStringLiteral("On cards")),
                 QStringLiteral("Red Pirate Hoard: Relic; Merchant League: 2 × Psionic|The table "
                                "Breaking Worlds: the Free States: 2 × city"));
        QVERIFY(lines(words::name(systemAt(3, Spot::Hex))).contains(QStringLiteral("Red: agent")));
        QStringList packed;
        for (const sheet::Tray& tray : sheet::packing(run.game, {}))
            for (const sheet::PackingStep& step : tray.steps) packed.append(step.detail);
        QVERIFY(packed.contains(QStringLiteral("Pirate Hoard: Relic; Merchant League: 2 × Psionic")));
        QVERIFY(packed.contains(QStringLiteral("Breaking Worlds: the Free States: 2 × city")));
    }

    void everySystemWithPiecesIsPackedOnce_data() {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4}) QTest::addRow("%d players", players) << players;
    }
    void everySystemWithPiecesIsPackedOnce() {
        QFETCH(int, players);
        const simulation::GameRun run = untilPause(players, 7);
        QCOMPARE(static_cast<int>(run.game.state.campaign.act), 1);
        SystemSet wanted{};
        forEachSystem(systemsInPlay(run.game), [&](SystemId system) {
            bool any = !run.game.state.at(system).buildings.empty();
            for (const Ships& ships : run.game.state.at(system).ships) any |= ships.total() > 0;
            for (const CampaignSeat& seat : run.game.state.campaign.seats) any |= seat.flagship.at == system;
            for (const LaidToken& token : run.game.state.campaign.tokens) any |= token.at == system;
            if (any) wanted |= bitOf(system);
        });
        QVERIFY(wanted != SystemSet{});
        bool twice = false;
        QCOMPARE(systemsOf(sheet::packing(run.game, {}), twice), wanted);
        QCOMPARE(systemsOf(sheet::unpacking(run.game, {}), twice), wanted);
        QVERIFY(!twice);
        // Decks come out first, so that the Court can be shuffled while the others set out the map.
        QCOMPARE(sheet::unpacking(run.game, {}).back().player, run.game.setup.seats.back());
    }

    void theSheetSaysWhatTheStateHolds() {
        const simulation::GameRun run = untilPause(3, 7);
        const State& state = run.game.state;
        words::PlayerNames names;
        names.names.fill(QStringLiteral("Somebody"));
        const sheet::LogSheet sheet = sheet::logSheet(run.game, names, QStringLiteral("Saturday"));
        QCOMPARE(sheet.title, QStringLiteral("Saturday"));
        // Each player, the table, and the map in as many parts as it has trays.
        QCOMPARE(sheet.parts.size(), run.game.setup.seats.size() + 1 + sheet::kMapTrays);
        for (const sheet::Part& part : sheet.parts) {
            if (part.player == Player::None) continue;
            const auto line = [&](const QString& what) {
                for (const sheet::Line& line : part.lines)
                    if (line.what == what) return line.text;
                return QStringLiteral("not there");
            };
            const CampaignSeat& seat = state.seat(part.player);
            QCOMPARE(line(QStringLiteral("Power")), QString::number(state.of(part.player).power));
            QVERIFY(line(QStringLiteral("Act I")).startsWith(words::name(fateCard(seat.fates[0]))));
            QVERIFY(line(QStringLiteral("Act I")).contains(QString::number(seat.powers[0])));
            QCOMPARE(line(QStringLiteral("Next Fate")) == QStringLiteral("not there"),
                     seat.fate == seat.fates[0]);
        }
    }

    void itIsPrinted() {
        const simulation::GameRun run = untilPause(4, 3);
        QVERIFY(hand_.start());
        QVERIFY(hand_.games().importRecord(QString::fromStdString(printRecord(run.record))));
        LogSheet view;
        view.setProperty("table", QVariant::fromValue(&hand_.table()));
        const QString file = folder_.filePath(QStringLiteral("sheet.pdf"));
        QVERIFY(view.exportPdf(QUrl::fromLocalFile(file)));
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.readAll().startsWith("%PDF"));
        QVERIFY(!view.exportPdf(QUrl::fromLocalFile(QStringLiteral("/no/such/folder/sheet.pdf"))));
        QVERIFY(!view.problem().isEmpty());
    }

    /// Packed up by taps at the pause, moved in one file, set out and played on.
    void aCampaignIsPackedAndSetOutByTaps() {
        const simulation::GameRun run = untilPause(3, 7);
        QVERIFY(hand_.start());
        QVERIFY(hand_.games().importRecord(QString::fromStdString(printRecord(run.record))));
        const auto tickAll = [&](const QList<view::TrayView>& trays) {
            for (const view::TrayView& tray : trays) {
                for (const view::PackingStepView& step : tray.steps) {
                    const QString name = QStringLiteral("step-%1/%2-tick").arg(tray.name, step.text);
                    const auto ticked = [&] {
                        const QQuickItem* chip = hand_.shown(name);
                        return chip && chip->property("checked").toBool();
                    };
                    if (!ticked() && !hand_.tap(name)) return false;
                    if (!QTest::qWaitFor(ticked, 3000)) return false;
                }
            }
            return true;
        };
        LogSheet view;
        view.setProperty("table", QVariant::fromValue(&hand_.table()));
        QVERIFY(hand_.tap(QStringLiteral("menu")));
        QVERIFY(hand_.tap(QStringLiteral("openLogSheet")));
        QVERIFY(hand_.tap(QStringLiteral("packingPart")));
        QVERIFY(tickAll(view.packing()));
        QTRY_VERIFY(hand_.shown(QStringLiteral("sheetProgress")));
        QTRY_COMPARE(hand_.text(QStringLiteral("sheetProgress")),
                     QStringLiteral("All is packed. See you at the next Act."));
        QVERIFY(hand_.tap(QStringLiteral("unpackingPart")));
        QVERIFY(tickAll(view.unpacking()));
        QTRY_COMPARE(hand_.text(QStringLiteral("sheetProgress")), QStringLiteral("All is set out. Play on."));
        QVERIFY(hand_.tap(QStringLiteral("back")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("menu")));
        QVERIFY(hand_.table().enter(QStringLiteral("done")));
        QCOMPARE(hand_.table().campaignView().act, 2);
    }

    /// A native dialog answers with a bare path once a name was typed.
    void theRecordGoesIntoAFileAndComesBack() {
        QVERIFY(hand_.start());
        QVERIFY(hand_.lay("red leads aggression 2\n"));
        QVERIFY(hand_.tap(QStringLiteral("menu")));
        QVERIFY(hand_.tap(QStringLiteral("exportRecord")));
        auto* dialog = hand_.window().findChild<QObject*>(QStringLiteral("recordFile"));
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->property("visible").toBool());
        QTRY_VERIFY(dialog->property("selectedFile").toString().endsWith(hand_.table().title() + ".record"));
        QCOMPARE(dialog->property("acceptLabel").toString(), QStringLiteral("Save"));
        const QUrl typed(folder_.filePath(QStringLiteral("ours.record")));
        QVERIFY(dialog->setProperty("selectedFile", typed));
        QVERIFY(QMetaObject::invokeMethod(dialog, "accepted"));
        QVERIFY(QMetaObject::invokeMethod(dialog, "close"));
        QTRY_VERIFY(hand_.text(QStringLiteral("recordWritten")).startsWith(QStringLiteral("Written: /")));
        const QString record = hand_.table().record();
        QVERIFY(hand_.games().importFile(typed));
        QCOMPARE(hand_.table().record(), record);
        QVERIFY(!hand_.games().exportFile(QUrl(folder_.filePath(QStringLiteral("no/such/folder.record")))));
        QVERIFY(hand_.games().refusal().contains(QStringLiteral("folder.record cannot be written")));
    }

    void aBaseGameHasNoLogSheet() {
        QVERIFY(hand_.start());
        QVERIFY(hand_.lay("red leads aggression 2\n"));
        QVERIFY(hand_.tap(QStringLiteral("menu")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("openHistory")));
        QVERIFY(!hand_.shown(QStringLiteral("openLogSheet")));
    }
};

QTEST_MAIN(LogSheetTest)
#include "log_sheet_test.moc"
