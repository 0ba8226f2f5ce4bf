#include "app/company/company.h"
#include "app/device/notes.h"
#include "tests/app/hand.h"

#include <QClipboard>
#include <QQmlContext>
#include <QQmlExpression>
#include <QTcpServer>

using namespace reach;

/// A table on two screens: a tablet that keeps it, and a phone that joins it over the loopback.
class CompanyTest : public QObject {
    Q_OBJECT

    Hand host_;
    Hand guest_;
    QTemporaryDir hostsFolder_;
    QTemporaryDir guestsFolder_;

    // Each device has a folder of its own.
    bool startHost() {
        qputenv("REACHKEEPER_DATA", hostsFolder_.path().toLocal8Bit());
        return host_.start();
    }
    bool startGuest() {
        qputenv("REACHKEEPER_DATA", guestsFolder_.path().toLocal8Bit());
        return guest_.start({390, 844});
    }
    Company& company(const Hand& hand) const { return hand.singleton<Company>("Company"); }
    Invitation& door() const { return *company(host_).invitation(); }
    Visit& visit() const { return *company(guest_).visit(); }
    /// What both tables come to.
    bool isSame() const {
        const AnyOpenTable* here = host_.table().anyOpen();
        const AnyOpenTable* there = guest_.table().anyOpen();
        return here && there && here->number() == there->number() &&
               here->stands().hash == there->stands().hash && here->offered() + there->offered() == 0;
    }
    bool invite() const {
        return host_.tap("menu") && host_.tap("openCompany") && host_.tap("invite") && host_.tap("back");
    }
    bool join() const {
        qputenv("REACHKEEPER_DATA", guestsFolder_.path().toLocal8Bit());  // its notes are found again
        guest_.window().requestActivate();                                // keys go to the active window
        if (!QTest::qWaitForWindowActive(&guest_.window())) return false;
        if (!guest_.tap("joinTable") || !guest_.tap("joinAddress")) return false;
        guest_.type(door().address());
        if (!guest_.tap("joinCode")) return false;
        guest_.type(door().code());
        return guest_.tap("join");
    }

  private Q_SLOTS:
    void initTestCase() { qputenv("REACHKEEPER_LISTEN", "127.0.0.1"); }
    void init() {
        Hand::watch();
        // Nobody is at a table when it starts.
        for (const QTemporaryDir* folder : {&hostsFolder_, &guestsFolder_}) {
            qputenv("REACHKEEPER_DATA", folder->path().toLocal8Bit());
            QVERIFY(device::keepNote("here", {}));
        }
        QVERIFY(startGuest());
        QVERIFY(startHost());
        QVERIFY(host_.lay("red leads aggression 2\n"));
        QVERIFY(!door().isOpen());
    }
    void cleanup() {
        guest_.leave();
        host_.leave();
    }

    void aPhoneJoinsAndBothEnter();
    void whatAGuestEnteredSaysWhoseItWas();
    void aSeatIsTakenOnce();
    void aScreenComesBackToTheTableItWasAt();
    void whatOthersEnterLeavesTheScreenAsItIs();
    void aDeviceThatWentLongAgoIsNotListed();
    void theLinkOfTheTableIsCopied();
    void theDoorIsWhereItWas();
    void theHostGoesAndComesBack();
    void aDeviceIsLetGo();
    void aWrongCodeIsTold();
    void aHostOfOtherRulesIsTold();
    void aPastThatIsTriedIsNoOtherTable();
    void aTableIsReadAnewWhileThePastIsTried();
    void theTableGoesOnAtAnotherDevice();
    void aNewCodeIsEnteredWhereTheOldOneIsRefused();
    void leavingClosesTheDoor();
    void anEntryForAPlayerAtAnotherScreenIsAskedOnce();
    void aScreenIsTurnedToItsPlayer();
    void theChapterIsScoredFromAnyScreen();
};

void CompanyTest::aPhoneJoinsAndBothEnter() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QTRY_VERIFY(isSame());
    QVERIFY(guest_.tap("seat-blue"));
    QTRY_COMPARE(company(guest_).seat(), QStringLiteral("blue"));
    QTRY_COMPARE(company(host_).here().size(), 2);
    QVERIFY(guest_.table().enter("correct blue power 4"));
    QTRY_VERIFY(isSame());
    QVERIFY(host_.table().enter("correct red power 7"));
    QTRY_VERIFY(isSame());
    QVERIFY(host_.table().record().contains("correct blue power 4"));
    QVERIFY(guest_.table().record().contains("correct red power 7"));
    QVERIFY(!guest_.table().isSample());
}

void CompanyTest::whatAGuestEnteredSaysWhoseItWas() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-blue"));
    QVERIFY(guest_.table().enter("correct blue power 4"));
    QTRY_VERIFY(isSame());
    const QString name = company(guest_).own();
    QVERIFY(!name.isEmpty() && name != company(host_).own());
    QCOMPARE(host_.table().log().last().device, name);
    // The first tap asks, since it is another one's entry.
    QCOMPARE(host_.table().undoneDevice(), name);
    const QString player = company(host_).personAt(name);
    QCOMPARE(company(host_).seats().at(1).name, player);
    QVERIFY2(host_.text("undo").contains(player), qPrintable(host_.text("undo")));
    const int before = host_.table().cursor();
    QVERIFY(host_.tap("undo"));
    QCOMPARE(host_.table().cursor(), before);
    QVERIFY(host_.tap("undo"));
    QTRY_COMPARE(host_.table().cursor(), before - 1);
    QTRY_VERIFY(isSame());
}

void CompanyTest::aSeatIsTakenOnce() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-none"));
    // Who looks on does not enter.
    QVERIFY(guest_.table().enter("correct blue power 4"));
    QTRY_COMPARE(guest_.table().notKept(), 1);
    QVERIFY(guest_.table().notKeptWhy().contains("looks on"));
    QTRY_VERIFY(isSame());
    company(guest_).takeSeat("white");
    QTRY_COMPARE(company(guest_).seat(), QStringLiteral("white"));
    QVERIFY(guest_.table().enterNotKept());
    QTRY_VERIFY(isSame());
    QVERIFY(host_.table().record().contains("correct blue power 4"));
}

/// Devices know the address where the door was, and not whose port that would be otherwise.
void CompanyTest::aScreenComesBackToTheTableItWasAt() {
    QVERIFY(invite());
    QVERIFY(guest_.tap("joinTable"));
    QVERIFY(!guest_.shown("joinAgain"));
    QVERIFY(guest_.tap("back"));
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-blue"));
    QTRY_COMPARE(company(guest_).seat(), QStringLiteral("blue"));
    // A program that ends at the table is there again by itself.
    guest_.leave();
    QVERIFY(startGuest());
    QTRY_VERIFY(guest_.table().isOpen());
    QTRY_COMPARE(company(guest_).seat(), QStringLiteral("blue"));
    QVERIFY(!guest_.shown("seatQuestion"));
    QCOMPARE(company(host_).here().size(), 2);
    // One that has left the table before is asked.
    company(guest_).visit()->leave();
    guest_.leave();
    QVERIFY(startGuest());
    QVERIFY(!company(guest_).visit()->isGoing());
    QVERIFY(guest_.tap("joinTable"));
    QVERIFY(guest_.tap("joinAgain"));
    QTRY_VERIFY(guest_.table().isOpen());
    QTRY_COMPARE(company(guest_).seat(), QStringLiteral("blue"));
}

void CompanyTest::theLinkOfTheTableIsCopied() {
    QVERIFY(host_.tap("menu") && host_.tap("openCompany") && host_.tap("invite"));
    const QString link = door().link();
    QVERIFY(link.contains(door().address()) && link.endsWith(door().code()));
    QCOMPARE(host_.text("tableLink"), link);
    QVERIFY(host_.tap("copyLink"));
    QCOMPARE(QGuiApplication::clipboard()->text(), link);
    QVERIFY(host_.text("copyLink").contains("clipboard"));
    // Another code is another link.
    door().drawCode();
    QVERIFY(host_.text("tableLink") != link);
    QVERIFY(!host_.text("copyLink").contains("clipboard"));
    door().setLetsIn(false);
    QVERIFY(!host_.shown("tableLink"));
    // Who came in by it can hand it on.
    door().setLetsIn(true);
    QVERIFY(host_.tap("back"));
    QVERIFY(visit().go(door().link(), {}));
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-blue"));
    QVERIFY(guest_.tap("menu") && guest_.tap("openCompany") && guest_.tap("copyLink"));
    QCOMPARE(QGuiApplication::clipboard()->text(), door().link());
}

void CompanyTest::whatOthersEnterLeavesTheScreenAsItIs() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-blue"));
    QTRY_COMPARE(company(host_).reachable(), QStringList{"blue"});
    QTRY_COMPARE(company(guest_).seat(), QStringLiteral("blue"));
    // A menu, and a map that is larger than its place.
    QVERIFY(guest_.tap("zoomIn"));
    QQuickItem* map = guest_.shown("map");
    QVERIFY(map);
    const auto middle = [&] {
        QString id;
        QMetaObject::invokeMethod(map, "systemUnder", Q_RETURN_ARG(QString, id),
                                  Q_ARG(QPointF, QPointF(map->width() / 2, map->height() * 0.7)));
        return id;
    };
    const QString seen = middle();
    QVERIFY(!seen.isEmpty());
    QVERIFY(guest_.tap("menu"));
    QVERIFY(host_.table().enter("red ends turn"));
    QTRY_VERIFY(isSame());
    QVERIFY(guest_.shown("leaveTable"));
    QVERIFY(guest_.tap("closePanel"));
    QVERIFY(map->property("zoom").toReal() > 1);
    QCOMPARE(middle(), seen);
    // What blue is asked is quieter at the screens of others.
    QVERIFY(host_.text("actor").contains("asked"));
    QVERIFY(guest_.text("actor").contains("you"));
    // A page of a phone.
    QVERIFY(guest_.tap("tab-1"));
    QTRY_VERIFY(guest_.shown("players"));
    QVERIFY(host_.table().undo());
    QTRY_VERIFY(isSame());
    QVERIFY(guest_.shown("players"));
    QVERIFY(guest_.text("actor").contains(guest_.table().names().of(Player::Red)));
    QVERIFY(!guest_.text("actor").contains("asked"));  // red has no screen
    // Its own entries still lead to the map.
    QVERIFY(guest_.table().enter("red ends turn"));
    QTRY_VERIFY(!guest_.shown("players"));
}

void CompanyTest::aDeviceThatWentLongAgoIsNotListed() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-blue"));
    QTRY_COMPARE(company(host_).reachable(), QStringList{"blue"});
    const QString device = company(guest_).own();
    const auto gone = [&] {
        const auto here = company(host_).here();
        const auto one = std::ranges::find(here, device, &view::PresentView::device);
        return one != here.end() && !one->there && one->longGone;
    };
    visit().leave();
    QTRY_COMPARE(company(host_).reachable(), QStringList());
    QVERIFY(!gone());  // it may come back in a moment
    QVERIFY(host_.tap("menu") && host_.tap("openCompany"));
    QVERIFY(host_.shown("letGo-" + device) && !host_.shown("longGone"));
    // This evening it was not there.
    door().end();
    QVERIFY(door().invite());
    QTRY_VERIFY(gone());
    QTRY_VERIFY(!host_.shown("letGo-" + device));
    QVERIFY(host_.tap("longGone"));
    QVERIFY(host_.shown("letGo-" + device));
}

void CompanyTest::theDoorIsWhereItWas() {
    QTcpServer other;
    (void)other.listen(QHostAddress::LocalHost, 8017);  // or another program has it already
    QVERIFY(invite());
    const QString address = door().address();
    QVERIFY(!address.endsWith(QStringLiteral(":8017")));
    door().end();
    other.close();
    QVERIFY(door().invite());
    QCOMPARE(door().address(), address);
}

void CompanyTest::theHostGoesAndComesBack() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-blue"));
    const auto id = static_cast<qlonglong>(host_.table().anyOpen()->id);
    // As if it was killed: the note of the open door is still there.
    qputenv("REACHKEEPER_DATA", hostsFolder_.path().toLocal8Bit());
    const QByteArray note = device::note("door");
    QCOMPARE(note, QByteArray::number(id));
    host_.leave();
    QVERIFY(device::note("door").isEmpty());
    QVERIFY(device::keepNote("door", note));
    QTRY_COMPARE(visit().touch(), Visit::Touch::Away);
    QTRY_VERIFY(guest_.shown("touch"));
    QVERIFY(guest_.table().enter("correct blue power 4"));
    QCOMPARE(guest_.table().offered(), 1);
    QVERIFY(startHost());
    QVERIFY(host_.games().openGame(id));
    QTRY_VERIFY(door().isOpen());
    QTRY_COMPARE_WITH_TIMEOUT(visit().touch(), Visit::Touch::InTouch, 20'000);
    QTRY_VERIFY(isSame());
    QVERIFY(host_.table().record().contains("correct blue power 4"));
}

void CompanyTest::aDeviceIsLetGo() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-blue"));
    const QString code = door().code();
    QVERIFY(host_.tap("menu") && host_.tap("openCompany"));
    QVERIFY(host_.tap("letGo-" + company(guest_).own()));
    QTRY_COMPARE(visit().touch(), Visit::Touch::Dismissed);
    QVERIFY(visit().asksForCode());
    QVERIFY(door().code() != code);
    QTRY_COMPARE(company(host_).here().size(), 1);
    visit().tryCode(door().code());
    QTRY_COMPARE(visit().touch(), Visit::Touch::InTouch);
}

void CompanyTest::aWrongCodeIsTold() {
    QVERIFY(invite());
    QVERIFY(visit().go(door().address(), "ABABAB"));
    QTRY_COMPARE_WITH_TIMEOUT(visit().touch(), Visit::Touch::Dismissed, 20'000);
    QVERIFY(!visit().dismissal().isEmpty());
    QVERIFY(!guest_.table().isOpen());
    QVERIFY(!visit().go("no address of a table", {}));
    QVERIFY(!visit().go("ftp://127.0.0.1/", {}));
}

void CompanyTest::aHostOfOtherRulesIsTold() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-blue"));
    QVERIFY(host_.table().enter("correct blue power 4"));
    QTRY_VERIFY(isSame());
    QVERIFY(!guest_.shown("touch"));
    constexpr std::uint64_t kOther = 7;
    const auto number = [&] { return guest_.table().anyOpen()->number(); };
    // It is read anew once, before anybody is told.
    visit().guest()->stands(number(), kOther);
    QTRY_VERIFY(visit().guest()->ready());
    QTRY_VERIFY(isSame());
    QVERIFY(!visit().drifts());
    visit().guest()->stands(number(), kOther);
    QVERIFY(visit().drifts());
    QVERIFY(host_.table().enter("correct blue power 5"));
    QTRY_VERIFY(guest_.shown("touch"));
    QVERIFY(guest_.text("touchText").contains("different versions"));
    QVERIFY(!guest_.shown("touchAgain"));
}

void CompanyTest::aPastThatIsTriedIsNoOtherTable() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-blue"));
    QVERIFY(host_.table().enter("correct blue power 4"));
    QVERIFY(host_.table().enter("correct red power 3"));
    QTRY_VERIFY(isSame());
    const int renewed = visit().guest()->renewed();
    for (int times = 0; times < 2; ++times) {
        QVERIFY(guest_.table().tryFrom(guest_.table().cursor() - 2, true));
        QVERIFY(guest_.table().enter("correct blue power 2"));
        QTest::qWait(50);
        QVERIFY(guest_.table().isTrying());
        guest_.table().putAway();
        QTRY_VERIFY(isSame());
    }
    QCOMPARE(visit().guest()->renewed(), renewed);
    QVERIFY(!visit().drifts());
}

void CompanyTest::aTableIsReadAnewWhileThePastIsTried() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-blue"));
    QVERIFY(host_.table().enter("correct blue power 4"));
    QVERIFY(host_.table().enter("correct red power 3"));
    QTRY_VERIFY(isSame());
    QVERIFY(guest_.tap("menu") && guest_.tap("openLog"));
    QVERIFY(guest_.tap(QStringLiteral("logLine-%1").arg(guest_.table().cursor() - 2)));
    QVERIFY(guest_.tap("replaceEntry"));
    QVERIFY(guest_.table().isTrying());
    QVERIFY(host_.table().enter("correct blue power 5"));
    constexpr std::uint64_t kOther = 7;
    visit().guest()->stands(2, kOther);
    QTRY_VERIFY(!guest_.table().isTrying());
    QTRY_VERIFY(isSame());
    QVERIFY(!guest_.shown("rewriteStrip"));
    QVERIFY(guest_.table().enter("correct red power 6"));
    QTRY_VERIFY(isSame());
}

void CompanyTest::theTableGoesOnAtAnotherDevice() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-blue"));
    const QString record = host_.table().record();
    host_.leave();
    QTRY_COMPARE(visit().touch(), Visit::Touch::Away);
    QVERIFY(visit().takeOver());
    QVERIFY(guest_.table().isOpen());
    QVERIFY(!company(guest_).isTogether());
    QCOMPARE(guest_.table().record(), record);
    QVERIFY(guest_.table().enter("correct blue power 4"));
    QTRY_COMPARE(guest_.table().offered(), 0);
    // It shares the table, and its own screen has the seat that it had.
    QVERIFY(company(guest_).invitation()->invite());
    QCOMPARE(company(guest_).seat(), QStringLiteral("blue"));
    QVERIFY(startHost());
}

void CompanyTest::aNewCodeIsEnteredWhereTheOldOneIsRefused() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-blue"));
    QTRY_COMPARE(company(guest_).seat(), QStringLiteral("blue"));
    QTRY_COMPARE(company(host_).here().size(), 2);
    // Only a new code lets a device in again that was let go.
    door().letGo(company(guest_).own());
    door().drawCode();
    QTRY_VERIFY(guest_.shown("touchCode"));
    QVERIFY(guest_.tap("touchCode"));
    guest_.type(door().code());
    QVERIFY(guest_.tap("touchAgain"));
    QTRY_COMPARE(visit().touch(), Visit::Touch::InTouch);
    QTRY_VERIFY(!guest_.shown("touchCode"));
    QTRY_VERIFY(isSame());
}

void CompanyTest::leavingClosesTheDoor() {
    QVERIFY(invite());
    const QString address = door().address();
    QVERIFY(host_.tap("menu") && host_.tap("leaveTable"));
    QTRY_VERIFY(!door().isOpen());
    const auto id = host_.games().list().first().id;
    QVERIFY(host_.games().openGame(id));
    QCoreApplication::processEvents();
    QVERIFY(!door().isOpen());
    QVERIFY(host_.table().enter("correct red power 7"));
    QVERIFY(host_.table().anyOpen()->keeper);
}

void CompanyTest::anEntryForAPlayerAtAnotherScreenIsAskedOnce() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-red"));
    QTRY_COMPARE(company(host_).elsewhere(), QStringList{"red"});
    QCOMPARE(host_.table().promptView().player, QStringLiteral("red"));
    const int before = host_.table().cursor();
    QVERIFY(host_.tap("endTurn"));
    QTRY_VERIFY(host_.shown("enterAnyway"));
    QVERIFY(host_.text("messageText").contains("another screen"));
    QCOMPARE(host_.table().cursor(), before);
    QVERIFY(host_.tap("dropMessage"));
    QTRY_VERIFY(!host_.shown("enterAnyway"));
    QVERIFY(host_.tap("endTurn"));
    QVERIFY(host_.tap("enterAnyway"));
    QTRY_VERIFY(host_.table().cursor() > before);
    QTRY_VERIFY(isSame());
    // Its own player's screen is not asked, nor is anybody when that screen sleeps.
    QVERIFY(guest_.table().undo());
    QTRY_COMPARE(host_.table().cursor(), before);
    QVERIFY(guest_.tap("endTurn"));
    QTRY_VERIFY(guest_.table().cursor() > before);
    QVERIFY(!guest_.shown("enterAnyway"));
    QVERIFY(guest_.table().undo());
    QTRY_VERIFY(isSame());
    visit().guest()->fallAsleep();
    QTRY_VERIFY(company(host_).elsewhere().isEmpty());
    QCOMPARE(company(host_).reachable(), QStringList{"red"});
    QVERIFY(host_.tap("endTurn"));
    QTRY_VERIFY(host_.table().cursor() > before);
}

void CompanyTest::aScreenIsTurnedToItsPlayer() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    const auto first = [](const Hand& hand) {
        const QQuickItem* list = hand.shown("players");
        if (!list) return QString();
        QString color;
        qreal top = 1e9;
        for (const auto& player : hand.table().players())
            if (const QQuickItem* card = hand.shown("player-" + player.color); card && card->y() < top)
                top = card->y(), color = player.color;
        return color;
    };
    QVERIFY(guest_.tap("seat-blue"));
    QVERIFY(guest_.tap("tab-1"));
    QTRY_COMPARE(first(guest_), QStringLiteral("blue"));
    QCOMPARE(host_.table().players().first().color, QStringLiteral("red"));
    // It does not turn to others, whatever the table does.
    const auto turned = [](const Hand& hand) {
        return QQmlExpression(qmlContext(&hand.window()), &hand.window(), "Theme.turned").evaluate().toInt();
    };
    guest_.preferences().setTurnsToActor(true);
    host_.preferences().setTurnsToActor(true);
    QVERIFY(host_.table().enter("red ends turn"));
    QTRY_COMPARE(turned(host_), 90);
    QTRY_COMPARE(guest_.table().promptView().player, QStringLiteral("blue"));
    QTRY_VERIFY(isSame());
    QCOMPARE(turned(guest_), 0);
    guest_.preferences().setTurnsToActor(false);
    host_.preferences().setTurnsToActor(false);
}

/// Whoever sits nearest counts, and all see it.
void CompanyTest::theChapterIsScoredFromAnyScreen() {
    QVERIFY(invite());
    QVERIFY(join());
    QTRY_VERIFY(guest_.table().isOpen());
    QVERIFY(guest_.tap("seat-blue"));
    QVERIFY(host_.table().setDepth(arcs::Depth::Score));
    QTRY_VERIFY(isSame());
    QTRY_VERIFY(guest_.shown("endChapter"));
    QVERIFY(guest_.tap("endChapter"));
    QTRY_COMPARE(host_.table().chapter(), 2);
    QVERIFY(host_.tap("endChapter"));
    QTRY_COMPARE(guest_.table().chapter(), 3);
    QTRY_VERIFY(isSame());
}

QTEST_MAIN(CompanyTest)
#include "company_test.moc"
