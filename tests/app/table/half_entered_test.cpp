#include "app/table/sheets.h"
#include "tests/app/arcades/arcades_player.h"
#include "tests/app/campaign/campaign_table.h"

#include <functional>
#include <map>
#include <vector>

/// What is half entered stays as it is when the window is turned or resized, when the print is larger, and
/// when somebody else makes an entry. For each question, sheet and screen that is answered in more than one
/// step.
class HalfEnteredTest : public QObject, private CampaignTable {
    Q_OBJECT

    ArcadesPlayer arcades_{hand_};

    /// A question, the tap that half enters something, and the item that shows it.
    struct Step {
        const char* kind;  ///< the question, as questioned() names it
        std::function<bool()> reach;
        const char* tapped;
        const char* shown;
        const char* property;
    };

    bool three(const char* lines) const {
        return hand_.games().importRecord(
            QStringLiteral(
                "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\ncourt: BC01 BC02 BC22 BC28\n\n") +
            QLatin1String(lines));
    }
    bool fight(bool ownDice) const {
        hand_.preferences().setOwnDice(ownDice);
        return three("red leads aggression 2\ncorrect 6-gate red ships 3\ncorrect 6-gate blue ships 1+1\n") &&
               hand_.tap(QStringLiteral("group-battle")) && hand_.tapSystem(QStringLiteral("6-gate"));
    }
    std::function<bool()> scores(const char* lines) const {
        return [this, lines] {
            return hand_.games().importRecord(
                QStringLiteral("game: arcades\nplayers: red, blue, white\ndepth: score\n\nrecruit\n") +
                QLatin1String(lines));
        };
    }
    /// The question at the table, or the screen without a table: "roll", "Arcades.roll", "NewTable".
    QString questioned() const {
        const auto& open = *hand_.games().anyTable();
        if (!open.isOpen()) return hand_.window().property("screen").toString();
        if (open.screen() != QStringLiteral("Arcades")) return asked();
        return QStringLiteral("Arcades.") + wordOf(arcades_.asked());
    }
    template <typename Kind>
    static QString wordOf(Kind kind) {
        QString word = QString::fromLatin1(QMetaEnum::fromType<Kind>().valueToKey(static_cast<int>(kind)));
        word[0] = word[0].toLower();
        return word;
    }
    bool opened(reach::sheets::Sheet sheet) const {
        return chosen().setProperty("sheet", static_cast<int>(sheet));
    }
    QObject& chosen() const {
        return *hand_.window().property("page").value<QObject*>()->property("chosen").value<QObject*>();
    }
    /// Types into a field. It is focused without a tap, so that the on-screen keyboard stays away.
    bool typed(const char* field) const {
        if (!QTest::qWaitFor([&] { return hand_.shown(QLatin1String(field)) != nullptr; })) return false;
        hand_.shown(QLatin1String(field))->setProperty("text", QStringLiteral("re"));
        return true;
    }

    /// Goes to the question and enters half of it. Returns what is entered then, or an invalid value if that
    /// fails.
    QVariant halfEntered(const Step& step) const {
        const bool reached =
            step.reach() && QTest::qWaitFor([&] { return questioned() == QLatin1String(step.kind); });
        if (!reached) return {};
        const QVariant before = value(step);
        if (!(step.tapped != nullptr ? hand_.tap(QLatin1String(step.tapped)) : typed(step.shown))) return {};
        const bool changed = QTest::qWaitFor([&] { return value(step).isValid() && value(step) != before; });
        return changed ? value(step) : QVariant();
    }

    std::map<QString, Step> steps() const {
        const auto base = [this](const char* lines) { return [this, lines] { return three(lines); }; };
        std::map<QString, Step> all;
        all["battle"] = {"act", [this] { return fight(false); }, "assault-down", "assault", "value"};
        all["battle with own dice"] = {"act", [this] { return fight(true); }, "face-assault-5",
                                       "face-assault-5", "count"};
        all["battle with own dice, their number"] = {
            "act", [this] { return fight(true) && hand_.tap(QStringLiteral("weighDice")); }, "assault-down",
            "assault", "value"};
        all["battle, the aim"] = {"act", [this] { return fight(false); }, "aim-safe", "aim-safe", "checked"};
        all["move"] = {"act",
                       [this] {
                           return three("red leads mobilization 2\ncorrect 6-gate red ships 3\n") &&
                                  hand_.tap(QStringLiteral("group-move")) &&
                                  hand_.tapSystem(QStringLiteral("6-gate"));
                       },
                       "moveFresh-down", "moveFresh", "value"};
        all["collect"] = {
            "collect",
            base("correct blue card L12\nred leads aggression 2\ncorrect 6-gate red ships 3\n"
                 "correct 6-gate blue ships 1+1\nred battles blue 6-gate with nothing\nred suffers fresh\n"),
            "assault-down", "assault", "value"};
        all["roll"] = {
            "roll",
            base("red leads aggression 2\ncorrect 6-gate red ships 3\ncorrect 6-gate blue ships 2\n"
                 "red battles blue 6-gate with 2 assault\n"),
            "face-assault-5", "face-assault-5", "count"};
        all["reroll"] = {"reroll",
                         base("red leads aggression 2\ncorrect red card BC13\ncorrect 6-gate red ships 3\n"
                              "correct 6-gate blue ships 3\nred battles blue 6-gate with 2 skirmish\n"
                              "rolls skirmish blank blank\n"),
                         "again-skirmish-3", "again-skirmish-3", "count"};
        all["strike"] = {"strike",
                         base("red leads aggression 2\ncorrect 6-gate red ships 3\n"
                              "correct 6-gate blue ships 2+2\nred battles blue 6-gate with 2 skirmish\n"
                              "rolls skirmish hit hit\n"),
                         "target-0", "hitByHit", "text"};
        all["suffer"] = {"suffer",
                         base("red leads aggression 2\ncorrect 6-gate red ships 2+2\n"
                              "correct 6-gate blue ships 3\nred battles blue 6-gate with 3 assault\n"
                              "rolls assault self+hit+hit self+hit blank\n"),
                         "target-0", "hitByHit", "text"};
        all["refill"] = {"refill",
                         base("red leads aggression 2\ncorrect court BC01 red agents 1\nred secures BC01\n"),
                         nullptr, "cardSearch", "text"};
        all["an entry against the rules"] = {"act", base("red leads aggression 2\n"), "group-build",
                                             "message", "message"};
        all["corrections"] = {
            "act",
            [this] { return three("red leads aggression 2\n") && opened(reach::sheets::Sheet::Corrections); },
            "correct-red-power-up", "applyCorrections", "text"};
        all["count of a system"] = {
            "act",
            [this] { return three("red leads aggression 2\n") && opened(reach::sheets::Sheet::Count); },
            "countEmpty", "countOn", "text"};
        all["typed entry"] = {
            "act", [this] { return three("red leads aggression 2\n") && opened(reach::sheets::Sheet::Log); },
            nullptr, "commandLine", "text"};
        all["event dice"] = {"eventDice",
                             [this] {
                                 return lay() &&
                                        reach(QStringLiteral("eventDice"),
                                              {{QStringLiteral("play"), QStringLiteral("plays event")},
                                               {QStringLiteral("callSummit"), QStringLiteral("declines")}});
                             },
                             "eventNumber-3", "eventNumber-3", "checked"};
        all["deal"] = {"negotiate", [this] { return reachEvent(QStringLiteral("negotiate")); }, "dealPart-0",
                       "dealDrop-0", "text"};
        all["returned Favors"] = {
            "callToOrder",
            [this] {
                if (!reachEvent(QStringLiteral("callToOrder"))) return false;
                const QString caller = table().promptView().player;
                const QString rival = caller == QStringLiteral("red") ? "blue" : "red";
                return table().enter(QStringLiteral("correct %1 favors %2 5").arg(caller, rival)) &&
                       table().enter(
                           QStringLiteral("correct %1 slots fuel none none none none none").arg(rival));
            },
            "dealPart-0", "dealDrop-0", "text"};
        all["drawn Fates"] = {"chooseFate", [this] { return lay() && reach(QStringLiteral("chooseFate")); },
                              "drawFates", "allFates", "visible"};
        all["names"] = {
            "act",
            [this] { return three("red leads aggression 2\n") && opened(reach::sheets::Sheet::People); },
            nullptr, "rename-blue", "text"};
        all["a secret"] = {"atTable",
                           [this] {
                               return lay(QStringLiteral("FATE09"), 2) && reach(QStringLiteral("atTable")) &&
                                      hand_.tap(QStringLiteral("secretLook"));
                           },
                           "secret-4-hex", "secret-4-hex", "checked"};
        all["new table"] = {"NewTable", [this] { return hand_.tap(QStringLiteral("newTable")); }, "players-4",
                            "players-4", "checked"};
        all["new table, a name"] = {"NewTable", [this] { return hand_.tap(QStringLiteral("newTable")); },
                                    nullptr, "seatName-0", "text"};
        const auto arcade = [this](const char* lines, bool solo = false) {
            return [this, lines, solo] { return arcades_.lay(lines, solo); };
        };
        all["ARCADEs: battle"] = {
            "Arcades.act",
            [this] {
                return arcades_.lay("correct 1-gate blue ships 2\nred plays aggression 4\n") &&
                       hand_.tap(QStringLiteral("group-battle")) && hand_.tap(QStringLiteral("battle-0"));
            },
            "dice-assault-up", "dice-assault", "value"};
        all["ARCADEs: roll"] = {"Arcades.roll",
                                arcade("correct 1-gate blue ships 2\nred plays aggression 4\n"
                                       "red battles blue 1-gate with 2 assault\n"),
                                "face-assault-5", "face-assault-5", "count"};
        all["ARCADEs: reroll"] = {
            "Arcades.reroll",
            arcade("correct red advance advance-tactics on\ncorrect 1-gate blue ships 2\n"
                   "red plays aggression 3\nred battles blue 1-gate with 2 skirmish\n"
                   "rolls skirmish blank hit\n"),
            "face-skirmish-3", "face-skirmish-3", "count"};
        all["ARCADEs: offer"] = {
            "Arcades.offer",
            [this] {
                return hand_.games().importRecord(QStringLiteral(
                    "game: arcades\nplayers: red=Ana\nbots: blue, white\n\nred places agent 1-arrow\n"
                    "start card 2\nstart card 3\nred places 3 1-gate\nstart card 2\nstart card 3\n"
                    "recruit\n"));
            },
            "card-aggression-3", "card-aggression-3", "checked"};
        all["ARCADEs: trick"] = {"Arcades.trick", scores(""), "told-red-up", "told-red", "value"};
        all["ARCADEs: trick, the winner"] = {"Arcades.trick", scores(""), "winner-blue", "winner-blue",
                                             "checked"};
        all["ARCADEs: trick, the cluster"] = {"Arcades.trick", scores(""), "counted-4", "counted-4",
                                              "checked"};
        const auto chapter = [](const char* more) {
            static std::map<std::string, std::string> kept;
            std::string& lines = kept[more];
            lines.clear();
            for (int trick = 0; trick < 5; ++trick) lines += "blue wins 4-gate with red 2 blue 1\n";
            lines += more;
            return lines.c_str();
        };
        all["ARCADEs: cluster"] = {"Arcades.cluster", scores(chapter("")), "told-red-up", "told-red",
                                   "value"};
        all["ARCADEs: resources"] = {
            "Arcades.resources",
            scores(chapter("scores 1-gate with nothing\nscores 2-gate with nothing\n"
                           "scores 3-gate with nothing\nscores 4-gate with nothing\n"
                           "scores 5-gate with nothing\nscores 6-gate with nothing\n")),
            "told-red-up", "told-red", "value"};
        all["ARCADEs: corrections"] = {
            "Arcades.play", [this] { return arcades_.lay("") && opened(reach::sheets::Sheet::Corrections); },
            "correct-red-power-up", "applyCorrections", "text"};
        all["ARCADEs: typed entry"] = {
            "Arcades.play", [this] { return arcades_.lay("") && hand_.tap(QStringLiteral("page-log")); },
            nullptr, "arcadesLine", "text"};
        return all;
    }

    /// The questions that one tap answers: there is nothing to enter half.
    static QStringList oneTap() {
        QStringList all = {
            "free",     "play",    "overflow",       "score",      "finished",  "ransack",        "raid",
            "resolve",  "declare", "seize",          "place",      "homeless",  "mulligan",       "draft",
            "keepLore", "settle",  "policy",         "callSummit", "moveAgain", "crisesOrEdicts", "trust",
            "govern",   "demand",  "imperialAction", "advance",    "nextAct",   "grandAmbitions"};
        for (const char* kind :
             {"recruit", "bot", "overflow", "finished", "placeAgent", "placeShips", "startCard", "draw",
              "suffer", "strike", "steal", "driveAway", "repairBots", "compensation"})
            all.append(QStringLiteral("Arcades.") + QLatin1String(kind));
        return all;
    }
    static QStringList kinds() {
        const auto words = []<typename Kind>(const QString& prefix, Kind) {
            const QMetaEnum all = QMetaEnum::fromType<Kind>();
            QStringList list;
            for (int at = 0; at < all.keyCount(); ++at)
                list.append(prefix + wordOf(static_cast<Kind>(all.value(at))));
            return list;
        };
        return words(QString(), reach::arcs::Ask{}) +
               words(QStringLiteral("Arcades."), reach::arcades_ask::Ask{});
    }

    /// Turns the screen to the next seat, by the app's own button where the screen has one.
    void turn() const {
        if (hand_.shown(QStringLiteral("turnScreen")))
            hand_.tap(QStringLiteral("turnScreen"));
        else
            hand_.window().setProperty("turned", (hand_.window().property("turned").toInt() + 90) % 360);
        screen::rest(hand_.window());
    }
    void straighten() const {
        hand_.window().setProperty("turned", 90);
        hand_.window().setProperty("turned", 0);
        screen::rest(hand_.window());
    }

    QVariant value(const Step& step) const {
        const QQuickItem* item = hand_.shown(QLatin1String(step.shown));
        return item == nullptr ? QVariant() : item->property(step.property);
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }
    void cleanup() {
        if (hand_.games().anyTable()->isOpen()) hand_.games().anyTable()->close();
        hand_.window().setProperty("screen", QStringLiteral("Home"));
        straighten();
        hand_.preferences().setSize(100);
        hand_.preferences().setOwnDice(false);
        hand_.window().resize(1280, 800);
    }

    /// A kind of question that is new needs a row, or is answered by one tap.
    void noKindOfQuestionIsLeftOut() {
        const auto all = steps();
        for (const QString& kind : kinds()) {
            const bool entered = std::any_of(all.begin(), all.end(), [&](const auto& one) {
                return kind == QLatin1String(one.second.kind);
            });
            QVERIFY2(entered != oneTap().contains(kind), qPrintable(kind));
        }
    }

    void whatIsHalfEnteredStays_data() {
        QTest::addColumn<QString>("name");
        for (const auto& [name, step] : steps()) QTest::newRow(qPrintable(name)) << name;
    }
    void whatIsHalfEnteredStays() {
        QFETCH(const QString, name);
        const Step step = steps()[name];
        const reach::AnyTable& open = *hand_.games().anyTable();
        const QVariant entered = halfEntered(step);
        QVERIFY2(entered.isValid(), qPrintable(open.message()));
        const QString record = hand_.games().anyTable()->record();
        const auto stays = [&] { return value(step) == entered; };
        for (const QSize size : {QSize(820, 1180), QSize(390, 844), QSize(1280, 800)}) {
            hand_.window().resize(size);
            screen::rest(hand_.window());
            QVERIFY2(QTest::qWaitFor(stays, 3000),
                     qPrintable(QStringLiteral("%1x%2: %3 instead of %4")
                                    .arg(size.width())
                                    .arg(size.height())
                                    .arg(value(step).toString(), entered.toString())));
        }
        for (const int print : {200, 100}) {
            hand_.preferences().setSize(print);
            screen::rest(hand_.window());
            QVERIFY2(QTest::qWaitFor(stays, 3000),
                     qPrintable(QStringLiteral("%1 %: %2 instead of %3")
                                    .arg(print)
                                    .arg(value(step).toString(), entered.toString())));
        }
        for (int seat = 0; seat < 4; ++seat) {
            turn();
            QVERIFY2(QTest::qWaitFor(stays, 3000),
                     qPrintable(QStringLiteral("turned %1 times: %2 instead of %3")
                                    .arg(seat + 1)
                                    .arg(value(step).toString(), entered.toString())));
        }
        QCOMPARE(hand_.games().anyTable()->record(), record);
    }

    /// At a table of ARCADEs, where the question itself stays the same.
    void anotherEntryLeavesItAsItWas_data() {
        QTest::addColumn<QString>("name");
        for (const auto& [name, step] : steps())
            if (QLatin1String(step.kind).startsWith(QLatin1String("Arcades.")))
                QTest::newRow(qPrintable(name)) << name;
    }
    void anotherEntryLeavesItAsItWas() {
        QFETCH(const QString, name);
        const Step step = steps()[name];
        const QVariant entered = halfEntered(step);
        QVERIFY(entered.isValid());
        reach::AnyTable& open = *hand_.games().anyTable();
        QVERIFY(open.enter(QStringLiteral("correct blue power 7")));
        screen::rest(hand_.window());
        QCOMPARE(value(step), entered);
        QCOMPARE(open.message(), QString());
    }

    /// And where it makes no sense any more, that is said.
    void whatMakesNoSenseIsDroppedAndTold_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("entry");
        const auto row = [](const char* name, const char* entry) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(entry);
        };
        row("ARCADEs: battle", "correct 1-gate blue ships 0");
        row("ARCADEs: roll", "rolls assault hit+hit hit+hit");
        row("ARCADEs: reroll", "red keeps");
        row("ARCADEs: offer", "blue offers aggression 3, aggression 2, mobilization 7");
        row("ARCADEs: trick", "blue wins 4-gate with red 2 blue 1");
        row("ARCADEs: cluster", "scores 1-gate with nothing");
        row("ARCADEs: resources", "scores resources with nothing");
    }
    void whatMakesNoSenseIsDroppedAndTold() {
        QFETCH(const QString, name);
        QFETCH(const QString, entry);
        const Step step = steps()[name];
        QVERIFY(step.reach());
        QTRY_COMPARE(questioned(), QLatin1String(step.kind));
        QVERIFY(hand_.tap(QLatin1String(step.tapped)));
        reach::AnyTable& open = *hand_.games().anyTable();
        QVERIFY2(open.enter(entry), qPrintable(open.message()));
        QVERIFY2(open.message().contains(QStringLiteral("no longer fits the table")),
                 qPrintable(open.message()));
        for (const reach::EntryDraft* draft : open.findChildren<reach::EntryDraft*>())
            QVERIFY(!draft->isBegun());
    }

    /// The next player must not see what this one saw.
    void aSecretIsCoveredByWhateverElseIsShown() {
        const Step step = steps()["a secret"];
        const auto open = [&] {
            return (hand_.shown(QLatin1String(step.shown)) || hand_.tap(QStringLiteral("secretLook"))) &&
                   hand_.tap(QLatin1String(step.tapped));
        };
        QVERIFY(step.reach());
        QVERIFY(open());
        QVERIFY(opened(reach::sheets::Sheet::Log));
        QVERIFY(opened(reach::sheets::Sheet::None));
        QTRY_VERIFY(hand_.shown(QStringLiteral("secretLook")));
        QVERIFY(!hand_.shown(QLatin1String(step.shown)));
        QVERIFY(open());
        for (const char* other : {"Everybody", "History"}) {
            hand_.window().setProperty("screen", QLatin1String(other));
            screen::rest(hand_.window());
            hand_.window().setProperty("screen", QStringLiteral("Table"));
            QTRY_VERIFY(hand_.shown(QStringLiteral("secretLook")));
            QVERIFY(!hand_.shown(QLatin1String(step.shown)));
            QVERIFY(open());
        }
    }
};

QTEST_MAIN(HalfEnteredTest)
#include "half_entered_test.moc"
