#include "app/table/proposal.h"
#include "app/table/sheets.h"
#include "tests/app/hand.h"

#include <QQmlComponent>

using namespace reach;

/// Two tables side by side in one window, each with a session of its own.
class TwoTablesTest : public QObject {
    Q_OBJECT

    static constexpr auto kWindow = R"(
import QtQuick
import Reachkeeper

Window {
    id: window

    required property Table left
    required property Table right

    width: 2560
    height: 800
    visible: true

    TableScreen {
        objectName: "left"
        width: 1280
        height: 800
        table: window.left
    }

    TableScreen {
        objectName: "right"
        x: 1280
        width: 1280
        height: 800
        table: window.right
    }
}
)";
    static constexpr auto kBattle =
        "game: base\nplayers: %1\nsetup: 3SETUP02\ncourt: BC01 BC02 BC22 BC28\n\n"
        "red leads aggression 2\ncorrect 6-gate red ships 3\ncorrect 6-gate blue ships 1+1\n";

    Hand hand_;  // prepares the application
    Table left_;
    Table right_;
    QQmlEngine engine_;
    std::unique_ptr<QQuickWindow> window_;

    static bool begin(Table& table, const char* players) {
        const auto record =
            parseRecord(QString::fromLatin1(kBattle).arg(QString::fromLatin1(players)).toStdString()).record;
        if (!record) return false;
        auto open = std::make_unique<OpenTable>();
        open->header = *record;
        open->session.emplace(record->setup);
        for (const Entry& entry : record->entries) open->session->enterExactly(entry.command);
        table.show(std::move(open), nullptr);
        return true;
    }
    QQuickItem& side(const char* name) const { return *screen::shown(*window_, QString::fromLatin1(name)); }
    QQuickItem* shown(const char* on, const char* name) const {
        return screen::shown(side(on), QString::fromLatin1(name));
    }
    bool tap(const char* on, const char* name) const {
        const QString problem =
            screen::tap(*window_, QString::fromLatin1(name), [=, this] { return shown(on, name); });
        if (!problem.isEmpty()) qInfo("%s", qPrintable(problem));
        return problem.isEmpty();
    }
    bool tapSystem(const char* on, const char* id) const {
        screen::rest(*window_);
        QQuickItem* map = shown(on, "map");
        QPointF centre;
        if (!map || !QMetaObject::invokeMethod(map, "centreOf", Q_RETURN_ARG(QPointF, centre),
                                               Q_ARG(QString, QString::fromLatin1(id))))
            return false;
        QTest::mouseClick(window_.get(), Qt::LeftButton, {}, map->mapToScene(centre).toPoint());
        return screen::rest(*window_);
    }
    /// Everything that this side shows.
    QStringList looks(const char* on) const {
        screen::rest(*window_);
        return screen::looks(side(on));
    }
    QObject& chosen(const char* on) const { return *side(on).property("chosen").value<QObject*>(); }

  private Q_SLOTS:
    void init() {
        Hand::watch();
        QVERIFY(begin(left_, "red=Ana, blue=Ben, white=Cleo"));
        QVERIFY(begin(right_, "red=Dora, blue=Emil, white=Finn"));
        engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine_);
        component.setData(kWindow, QUrl(QStringLiteral("qrc:/qt/qml/Reachkeeper/TwoTables.qml")));
        window_.reset(qobject_cast<QQuickWindow*>(component.createWithInitialProperties(
            {{QStringLiteral("left"), QVariant::fromValue(&left_)},
             {QStringLiteral("right"), QVariant::fromValue(&right_)}})));
        QVERIFY2(window_, qPrintable(component.errorString()));
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }
    void cleanup() {
        window_.reset();
        left_.close();
        right_.close();
    }

    void eachShowsItsOwnPlayers() {
        const QString left = looks("left").join(u'\n');
        const QString right = looks("right").join(u'\n');
        QVERIFY(left.contains(QStringLiteral("Ana")) && !left.contains(QStringLiteral("Dora")));
        QVERIFY(right.contains(QStringLiteral("Dora")) && !right.contains(QStringLiteral("Ana")));
    }

    /// What is chosen, entered, undone and redone on one side leaves the other as it was.
    void tapsOnOneSideShowNothingOnTheOther_data() {
        QTest::addColumn<QString>("on");
        QTest::newRow("left") << QStringLiteral("left");
        QTest::newRow("right") << QStringLiteral("right");
    }
    void tapsOnOneSideShowNothingOnTheOther() {
        QFETCH(QString, on);
        const QByteArray side = on.toLatin1();
        const char* other = on == QStringLiteral("left") ? "right" : "left";
        Table& mine = on == QStringLiteral("left") ? left_ : right_;
        Table& theirs = on == QStringLiteral("left") ? right_ : left_;
        const QStringList before = looks(other);
        const QString record = theirs.record();
        const int cursor = mine.cursor();
        const auto same = [&](const char* after) {
            const QStringList now = looks(other);
            if (now != before || theirs.record() != record) qInfo("after %s", after);
            return now == before && theirs.record() == record && theirs.entries() == 3;
        };
        QVERIFY(tap(side, "group-move"));
        QVERIFY(same("choosing a kind of action"));
        QVERIFY(tapSystem(side, "6-gate"));
        QVERIFY(same("choosing a place"));
        QVERIFY(tapSystem(side, "6-arrow"));
        QCOMPARE(mine.cursor(), cursor + 1);
        QVERIFY(same("a move"));
        QVERIFY(tap(side, "undo"));
        QVERIFY(same("undo"));
        QVERIFY(tap(side, "redo"));
        QVERIFY(same("redo"));
        QVERIFY(tap(side, "endTurn"));
        QVERIFY(same("the end of the turn"));
        QVERIFY(chosen(side).setProperty("sheet", static_cast<int>(sheets::Sheet::Corrections)));
        QVERIFY(tap(side, "correct-blue-power-up"));
        QVERIFY(same("a half entered correction"));
        QVERIFY(tap(side, "applyCorrections"));
        QVERIFY(same("a correction"));
        QVERIFY(chosen(side).setProperty("sheet", static_cast<int>(sheets::Sheet::Menu)));
        QVERIFY(same("the menu"));
    }

    /// A battle is half entered on both sides. Each keeps its own dice, also while the other is fought.
    void draftsBelongToTheirTable() {
        for (const char* on : {"left", "right"}) {
            QVERIFY(tap(on, "group-battle"));
            QVERIFY(tapSystem(on, "6-gate"));
        }
        const auto dice = [this](const char* on) { return shown(on, "assault")->property("value").toInt(); };
        const int first = dice("left");
        QCOMPARE(dice("right"), first);
        QVERIFY(tap("left", "assault-down"));
        QCOMPARE(dice("left"), first - 1);
        QCOMPARE(dice("right"), first);
        QVERIFY(tap("right", "assault-down"));
        QVERIFY(tap("right", "assault-down"));
        QCOMPARE(dice("left"), first - 1);
        QCOMPARE(dice("right"), first - 2);
        QVERIFY(left_.enter(QStringLiteral("correct red power 3")));
        QCOMPARE(right_.entries(), 3);
        QVERIFY(left_.choose(0));
        QVERIFY(screen::rest(*window_));
        QCOMPARE(dice("right"), first - 2);
    }

    /// A refused entry is told on its own side only.
    void aMessageIsShownAtItsTable() {
        QVERIFY(!left_.enter(QStringLiteral("red builds city 1-gate")));
        QVERIFY(!left_.message().isEmpty());
        QVERIFY(screen::rest(*window_));
        QVERIFY(shown("left", "messageText"));
        QVERIFY(!shown("right", "messageText"));
        QCOMPARE(right_.message(), QString());
    }

    /// Closing one table leaves the other open.
    void oneIsClosed() {
        const QStringList before = looks("right");
        left_.close();
        QVERIFY(!left_.isOpen() && right_.isOpen());
        QCOMPARE(looks("right"), before);
        QVERIFY(tap("right", "undo"));
        QCOMPARE(right_.cursor(), 2);
    }
};

QTEST_MAIN(TwoTablesTest)
#include "two_tables_test.moc"
