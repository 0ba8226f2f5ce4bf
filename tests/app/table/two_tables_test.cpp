#include "app/arcades/arcades_drafts.h"
#include "app/arcades/arcades_table.h"
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

    required property %1 left
    required property %1 right

    width: 2560
    height: 800
    visible: true

    %2 {
        objectName: "left"
        width: 1280
        height: 800
        table: window.left
    }

    %2 {
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
        open->title = players;
        open->header = *record;
        open->session.emplace(record->setup);
        for (const Entry& entry : record->entries) open->session->enterExactly(entry.command);
        table.show(std::move(open), nullptr);
        return true;
    }
    /// Opens a window with two screens of this kind.
    template <typename TableOf>
    void open(const char* type, const char* screen, TableOf& left, TableOf& right) {
        engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine_);
        component.setData(
            QString::fromLatin1(kWindow).arg(QLatin1String(type), QLatin1String(screen)).toUtf8(),
            QUrl(QStringLiteral("qrc:/qt/qml/Reachkeeper/TwoTables.qml")));
        window_.reset(qobject_cast<QQuickWindow*>(
            component.createWithInitialProperties({{QStringLiteral("left"), QVariant::fromValue(&left)},
                                                   {QStringLiteral("right"), QVariant::fromValue(&right)}})));
        QVERIFY2(window_, qPrintable(component.errorString()));
        // Keys go to the window that is active.
        window_->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    static bool beginArcades(ArcadesTable& table, const char* players) {
        const auto record =
            arcades::parseRecord(QStringLiteral("game: arcades\nplayers: %1\n\nred places agent 1-arrow\n"
                                                "blue places agent 2-arrow\nwhite places agent 3-arrow\n"
                                                "white places 3 3-gate\nblue places 3 2-gate\n"
                                                "red places 3 1-gate\nrecruit\ncorrect 1-gate blue ships 2\n"
                                                "red plays aggression 4\n")
                                     .arg(QLatin1String(players))
                                     .toStdString())
                .record;
        if (!record) return false;
        auto open = std::make_unique<OpenTableOf<ArcadesGame>>();
        open->header = *record;
        open->session.emplace(record->setup);
        for (const auto& entry : record->entries) open->session->enterExactly(entry.command);
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
        open("Table", "TableScreen", left_, right_);
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

    /// The keys are for the table that was pressed last, or has the focus.
    void keysAreForTheTableInUse() {
        const auto sheet = [this](const char* on) {
            return chosen(on).property("sheet").value<sheets::Sheet>();
        };
        const auto press = [this](Qt::Key key) { QTest::keyClick(window_.get(), key); };
        for (const auto& [on, other] : {std::pair("left", "right"), std::pair("right", "left")}) {
            QVERIFY(tapSystem(on, "1-hex"));
            press(Qt::Key_P);
            QCOMPARE(sheet(on), sheets::Sheet::Corrections);
            QVERIFY(sheet(other) != sheets::Sheet::Corrections);
            press(Qt::Key_P);
            QCOMPARE(sheet(on), sheets::Sheet::None);
        }
        // The focus alone, as the keyboard moves it.
        shown("left", "menu")->forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_M);
        QCOMPARE(sheet("left"), sheets::Sheet::Menu);
        QCOMPARE(sheet("right"), sheets::Sheet::None);
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

    /// The other game: each screen shows its own table, with its own draft.
    void twoTablesOfArcades() {
        window_.reset();
        ArcadesTable one;
        ArcadesTable two;
        QVERIFY(beginArcades(one, "red=Ana, blue=Ben, white=Cleo"));
        QVERIFY(beginArcades(two, "red=Dora, blue=Emil, white=Finn"));
        open("ArcadesTable", "ArcadesScreen", one, two);
        QVERIFY(looks("left").join(u'\n').contains(QStringLiteral("Ana")));
        const QStringList before = looks("right");
        QVERIFY(!before.join(u'\n').contains(QStringLiteral("Ana")));
        for (const char* name : {"group-battle", "battle-0", "dice-assault-up"}) QVERIFY(tap("left", name));
        QCOMPARE(one.battleDraft()->dice(), (QList<int>{1, 2, 0}));
        QVERIFY(!two.battleDraft()->isBegun());
        QCOMPARE(looks("right"), before);
        QVERIFY(tap("left", "battle"));
        QCOMPARE(one.promptView().ask, arcades_ask::Ask::Roll);
        QCOMPARE(looks("right"), before);
        QVERIFY(tap("left", "undo"));
        QVERIFY(tap("right", "undo"));
        QCOMPARE(two.cursor(), 8);
        QCOMPARE(one.cursor(), 9);
        window_.reset();
    }

    /// The file of a log sheet is named after the table of the sheet.
    void aLogSheetHasTheNameOfItsTable() {
        for (Table* table : {&left_, &right_}) {
            QQmlComponent component(&engine_);
            component.setData(R"(
import QtQuick
import Reachkeeper

SheetFile {
    id: file

    required property Table shown

    note: WrittenNote {
    }
    sheet: LogSheet {
        table: file.shown
    }
}
)",
                              QUrl(QStringLiteral("qrc:/qt/qml/Reachkeeper/OneSheet.qml")));
            const std::unique_ptr<QObject> file(component.createWithInitialProperties(
                {{QStringLiteral("shown"), QVariant::fromValue(table)},
                 {QStringLiteral("parent"), QVariant::fromValue(window_->contentItem())}}));
            QVERIFY2(file, qPrintable(component.errorString()));
            QVERIFY(QMetaObject::invokeMethod(file.get(), "open"));
            const auto* dialog = file->findChild<QObject*>(QStringLiteral("sheetFile"));
            QVERIFY(dialog);
            const QUrl proposed = dialog->property("selectedFile").toUrl();
            QCOMPARE(proposed.fileName(), table->title() + QStringLiteral(".pdf"));
        }
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
