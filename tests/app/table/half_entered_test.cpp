#include "app/table/sheets.h"
#include "tests/app/campaign/campaign_table.h"

#include <functional>
#include <map>
#include <vector>

/// What is half entered stays as it is when the window is turned or resized, and when the print is larger.
/// For each question and sheet that is answered in more than one step.
class HalfEnteredTest : public QObject, private CampaignTable {
    Q_OBJECT

    /// A question, the tap that half enters something, and the item that shows it.
    struct Step {
        const char* kind;  ///< the question, as Hand::asked() names it
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

    std::map<QString, Step> steps() const {
        const auto base = [this](const char* lines) { return [this, lines] { return three(lines); }; };
        std::map<QString, Step> all;
        all["battle"] = {"act", [this] { return fight(false); }, "assault-down", "assault", "value"};
        all["battle with own dice"] = {"act", [this] { return fight(true); }, "face-assault-5",
                                       "face-assault-5", "count"};
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
                                             "messageText", "text"};
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
        return all;
    }

    /// The questions that one tap answers: there is nothing to enter half.
    static QStringList oneTap() {
        return {"free",      "play",           "overflow", "score",         "finished", "ransack",
                "raid",      "resolve",        "declare",  "seize",         "place",    "homeless",
                "mulligan",  "draft",          "keepLore", "settle",        "policy",   "callSummit",
                "moveAgain", "crisesOrEdicts", "trust",    "govern",        "demand",   "imperialAction",
                "atTable",   "advance",        "nextAct",  "grandAmbitions"};
    }

    QVariant value(const Step& step) const {
        const QQuickItem* item = hand_.shown(QLatin1String(step.shown));
        return item == nullptr ? QVariant() : item->property(step.property);
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }
    void cleanup() {
        if (table().isOpen()) table().close();
        hand_.preferences().setSize(100);
        hand_.preferences().setOwnDice(false);
        hand_.window().resize(1280, 800);
    }

    /// A kind of question that is new needs a row, or is answered by one tap.
    void noKindOfQuestionIsLeftOut() {
        const QMetaEnum kinds = QMetaEnum::fromType<reach::arcs::Ask>();
        const auto all = steps();
        for (int at = 0; at < kinds.keyCount(); ++at) {
            QString kind = QString::fromLatin1(kinds.key(at));
            kind[0] = kind[0].toLower();
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
        QVERIFY2(step.reach(), qPrintable(table().message()));
        QTRY_COMPARE(asked(), QLatin1String(step.kind));
        const QVariant before = value(step);
        if (step.tapped != nullptr)
            QVERIFY(hand_.tap(QLatin1String(step.tapped)));
        else
            QVERIFY(typed(step.shown));
        QTRY_VERIFY(value(step).isValid() && value(step) != before);
        const QVariant entered = value(step);
        const int entries = table().entries();
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
        QCOMPARE(table().entries(), entries);
    }
};

QTEST_MAIN(HalfEnteredTest)
#include "half_entered_test.moc"
