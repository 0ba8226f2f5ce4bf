#include "app/session/game_session.h"
#include "app/simulation/game_run.h"
#include "tests/amount.h"
#include "tests/app/hand.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <map>
#include <vector>

/// Every kind of question, reached by random games, in all window sizes and with both kinds of dice, can be
/// answered by a tap. A button that is drawn but out of reach or covered counts as missing.
class EveryPromptTest : public QObject {
    Q_OBJECT

    /// What must be there to be tapped, by the first word of its name; "map": a system lit up on the map. One
    /// of each list.
    using Wanted = QList<QStringList>;

    static const QMap<QString, Wanted>& wanted() {
        const auto of = [](std::initializer_list<const char*> lists) {
            Wanted all;
            for (const char* list : lists) all.append(QString::fromLatin1(list).split(u' '));
            return all;
        };
        static const Wanted answer = of({"answer"}), answerOrMap = of({"answer map"}),
                            hits = of({"target answer"}), step = of({"step"});
        static const QMap<QString, Wanted> kinds{
            {"play", of({"card", "pass copy"})},
            {"act", of({"group", "endTurn"})},
            {"free", of({"group more"})},  // without a map, on the score board
            {"roll", of({"rollHere", "face"})},
            {"reroll", of({"die again", "answer rollAgain enterReroll"})},
            {"collect", of({"assault skirmish raid collectRoll collectFaces"})},
            {"suffer", hits},
            {"strike", hits},
            {"overflow", answer},
            {"ransack", answer},
            {"raid", answer},
            {"resolve", answerOrMap},
            {"declare", answer},
            {"seize", answer},
            {"place", answerOrMap},
            {"homeless", answerOrMap},
            {"mulligan", answer},
            {"draft", of({"draft"})},
            {"keepLore", of({"loreSearch draft"})},
            {"moveAgain", answerOrMap},
            {"refill", of({"drawCard", "found", "skipRefill"})},
            {"score", answer},
            {"finished", of({"leaveFinished", "openStory"})},
            {"eventDice", of({"rollHere", "eventNumber eventFace"})},
            {"settle", answerOrMap},
            {"policy", step},
            {"callSummit", step},
            {"callToOrder", of({"answer"})},
            {"negotiate", of({"answer"})},
            {"crisesOrEdicts", step},
            {"trust", step},
            {"govern", step},
            {"demand", step},
            {"imperialAction", step},
            {"atTable", of({"atTableDone"})},
            {"advance", of({"advance"})},
            {"grandAmbitions", step},
            {"chooseFate", step},
            {"nextAct", of({"step", "packUp"})}};
        return kinds;
    }

    struct Moment {
        qlonglong game;
        int cursor;
    };
    /// As many of a kind are looked at: two from a game, the first and one later on.
    static constexpr int kOfAGame = 2;
    static std::size_t ofAKind() { return static_cast<std::size_t>(amount::of(1, 8)); }

    std::unique_ptr<Hand> hand_;
    std::map<QString, std::vector<Moment>> moments_;

    QString asked() const { return hand_->asked(); }

    /// Plays a random game and keeps where what is asked.
    void meet(const reach::simulation::GamePlan& plan, std::uint64_t seed) {
        reach::simulation::RandomPlayer player(seed);
        const auto run = reach::simulation::playGame(player, plan, reach::simulation::Watch::Nothing);
        QVERIFY2(run.failure.empty(), run.failure.c_str());
        const qlonglong id = open(QString::fromStdString(reach::printRecord(run.record)));
        // The window is led only to where it is looked at: it asks more kinds than the engine knows.
        reach::GameSession session(run.record.setup);
        using Kind = reach::Prompt::Kind;
        std::map<std::pair<Kind, reach::Ask>, std::vector<int>> met;
        const auto note = [&](int at) {
            const reach::Prompt now = reach::prompt(session.game());
            met[{now.kind, now.kind == Kind::Pending ? now.pending.ask : reach::Ask{}}].push_back(at);
        };
        note(0);
        for (const reach::Entry& entry : run.record.entries) {
            session.enterExactly(entry.command);
            note(static_cast<int>(session.cursor()));
        }
        for (const auto& [kind, all] : met)
            for (int i = 0; i < std::min(kOfAGame, static_cast<int>(all.size())); ++i) {
                const int at = all[i == 0 ? 0 : all.size() * 2 / 3];
                QVERIFY(hand_->table().jumpTo(at));
                if (moments_[asked()].size() < ofAKind()) moments_[asked()].push_back({id, at});
            }
        hand_->table().close();
        QCoreApplication::processEvents();
    }

    /// The first random game that comes to a question which not every game asks.
    void meet(const reach::simulation::GamePlan& plan, reach::Ask rare) {
        for (std::uint64_t seed = 10; seed < 200; ++seed) {
            reach::simulation::RandomPlayer player(seed);
            const auto run = reach::simulation::playGame(player, plan, reach::simulation::Watch::Nothing);
            reach::GameSession session(run.record.setup);
            for (const reach::Entry& entry : run.record.entries) {
                session.enterExactly(entry.command);
                if (reach::prompt(session.game()).pending.ask == rare) return meet(plan, seed);
            }
        }
        QFAIL("no game comes to it");
    }

    /// A game as it stands after these lines, then with the first that can be done until it is asked.
    void meet(const char* kind, const char* record) {
        const qlonglong id = open(QString::fromLatin1(record));
        for (int i = 0; i < 400 && asked() != QLatin1StringView(kind); ++i) {
            QString line;
            for (const reach::view::OptionView& option : hand_->table().optionList()) {
                if (!option.legal) continue;
                if (line.isEmpty() || option.entry.endsWith(QStringLiteral(" ends turn")) ||
                    option.entry == QStringLiteral("score"))
                    line = option.entry;
            }
            QVERIFY2(line.isEmpty() ? hand_->ask<reach::Dice>()->roll() || hand_->table().drawCard()
                                    : hand_->table().enter(line),
                     qPrintable(asked() + u' ' + line + hand_->table().message()));
        }
        QCOMPARE(asked(), QLatin1StringView(kind));
        moments_[asked()].push_back({id, hand_->table().cursor()});
        hand_->table().close();
    }

    /// Imports a record; its table is the one begun last.
    qlonglong open(const QString& record) const {
        if (!hand_->games().importRecord(record)) qInfo("%s", qPrintable(hand_->games().refusal()));
        hand_->window().setProperty("screen", QStringLiteral("Keys"));  // nothing is drawn on the way
        qlonglong last = 0;
        for (const reach::view::SavedTableView& table : hand_->games().list())
            last = std::max<qlonglong>(last, table.id);
        return last;
    }

    static bool isOf(const QString& name, const QString& family) {
        return name == family || name.startsWith(family + u'-');
    }

    /// Whether something called so could be tapped; flicks the lists it stands in.
    bool canBeTapped(QQuickItem& around, const QString& family) const {
        if (!around.isVisible()) return false;
        if (isOf(around.objectName(), family) && around.isEnabled() && around.width() > 0) {
            const QPointF middle(around.width() / 2, around.height() / 2);
            if (screen::bringIntoView(around, middle) && !screen::coverOf(around, middle)) return true;
        }
        const QList<QQuickItem*> children = around.childItems();
        return std::any_of(children.begin(), children.end(),
                           [&](QQuickItem* child) { return canBeTapped(*child, family); });
    }

    bool offers(const QString& what) const {
        if (what != QStringLiteral("map")) return canBeTapped(*hand_->window().contentItem(), what);
        const QQuickItem* map = hand_->shown(QStringLiteral("map"));
        return map && !map->property("highlighted").toStringList().isEmpty();
    }

    QString names() const {
        QStringList list;
        for (const QJsonValue& one : screen::tappable(hand_->window()))
            list.append(one.toObject()[QStringLiteral("name")].toString());
        return list.join(u' ');
    }

  private Q_SLOTS:
    void initTestCase() {
        hand_ = std::make_unique<Hand>();
        QVERIFY(hand_->start());
        meet({.players = 2, .lore = 2}, 2);
        meet({.players = 4, .campaign = true}, 4);
        meet({.players = 3}, 3);
        meet({.players = 3, .campaign = true}, 3);
        meet({.players = 3, .depth = reach::Depth::Board}, 5);
        meet({.players = 3, .lore = 2}, reach::Ask::KeepLore);
        meet({.players = 3, .lore = 2}, reach::Ask::Collect);
        meet({.players = 2, .campaign = true}, 2);
        meet({.players = 3, .campaign = true}, reach::Ask::Demand);
        meet({.players = 3, .campaign = true}, reach::Ask::ImperialAction);
        meet({.players = 3, .depth = reach::Depth::Score, .campaign = true}, reach::Ask::Advance);
        // What few games come to.
        static constexpr auto kThree =
            "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
            "court: BC05 BC13 BC22 BC28\n\n";
        meet("homeless", QByteArray(kThree) +
                             "correct 1-hex empty\ncorrect 4-hex empty\n"
                             "correct 6-gate empty\nred leads construction 4\nred ends turn\n");
        meet("place", QByteArray(kThree) +
                          "correct red card BC08\ncorrect 6-gate red ships 7\n"
                          "red leads aggression 2\nred uses BC08\n");
        meet("moveAgain", QByteArray(kThree) +
                              "correct red card L03\nred leads mobilization 4\n"
                              "red moves 2 4-hex > 4-gate\n");
        meet("trust",
             "game: campaign\nplayers: red, blue, white\nfates: FATE01 FATE02 FATE06\n\n"
             "court CC01\ncourt CC05\ncourt CC07\ncourt L07\nred chooses AID04\nevent 2 edict moon\n"
             "red chooses 2-hex cities\nblue chooses 3-hex cities\nwhite chooses 2-arrow cities\n"
             "white chooses 3-moon starports\nblue chooses 2-moon starports\nred chooses 3-arrow starports\n"
             "correct blue title outlaw\ncorrect blue slots weapon none none none none none\n"
             "correct court AID01A blue agents 2\ncorrect court AID01A red agents 1\n"
             "correct trust relic 1\ncorrect trust fuel 2\nred leads aggression 2\nred ends turn\n"
             "blue surpasses aggression 3\nblue secures AID01A\nblue ends turn\nwhite copies\n"
             "white ends turn\nblue declines\n");
        meet("grandAmbitions",
             "game: campaign\nact: 3\nplayers: red, blue\nfates: FATE01 FATE02\ndepth: score\n\n");
    }
    void init() { Hand::watch(); }

    /// A kind of question that is new is walked too.
    void noKindOfQuestionIsLeftOut() {
        const QMetaEnum kinds = QMetaEnum::fromType<reach::arcs::Ask>();
        for (int at = 0; at < kinds.keyCount(); ++at) {
            QString kind = QString::fromLatin1(kinds.key(at));
            kind[0] = kind[0].toLower();
            QVERIFY2(wanted().contains(kind), qPrintable(kind));
        }
        QCOMPARE(wanted().size(), kinds.keyCount());
    }

    void whatIsAskedCanBeAnswered_data() {
        QTest::addColumn<QString>("kind");
        for (const QString& kind : wanted().keys()) QTest::newRow(qPrintable(kind)) << kind;
    }
    void whatIsAskedCanBeAnswered() {
        QFETCH(const QString, kind);
        const std::vector<Moment>& all = moments_[kind];
        QVERIFY2(!all.empty(), "no game came to it");
        for (const auto& [game, cursor] : all) {
            QVERIFY(hand_->games().openGame(game));
            hand_->window().setProperty("screen", QStringLiteral("Table"));
            QVERIFY(hand_->table().jumpTo(cursor));
            QCOMPARE(asked(), kind);
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1200), QSize(390, 844)}) {
                hand_->window().resize(size);
                QVERIFY2(screen::rest(hand_->window()),
                         qPrintable(QStringLiteral("%1x%2 does not come to rest at entry %3 of\n%4")
                                        .arg(size.width())
                                        .arg(size.height())
                                        .arg(cursor)
                                        .arg(hand_->table().record())));
                if (kind != QStringLiteral("act") && kind != QStringLiteral("free"))
                    QVERIFY2(!hand_->shown(QStringLiteral("endTurn")), "no turn can end");
                for (const QStringList& one : wanted()[kind])
                    QVERIFY2(
                        std::any_of(one.begin(), one.end(), [&](const QString& it) { return offers(it); }),
                        qPrintable(QStringLiteral("%1x%2: no %3 at entry %4 of\n%5\nshown: %6")
                                       .arg(size.width())
                                       .arg(size.height())
                                       .arg(one.join(QStringLiteral(" or ")))
                                       .arg(cursor)
                                       .arg(hand_->table().record(), names())));
            }
            hand_->table().close();
        }
    }

    void everyKindIsKnown() {
        for (const auto& [kind, all] : moments_) QVERIFY2(wanted().contains(kind), qPrintable(kind));
    }

    void cleanup() {
        if (hand_->table().isOpen()) hand_->table().close();
    }
    void cleanupTestCase() { hand_->leave(); }
};

QTEST_MAIN(EveryPromptTest)
#include "every_prompt_test.moc"
