#include "app/company/company.h"
#include "app/company/goal.h"
#include "tests/app/hand.h"
#include "tests/places.h"
#include "tests/ways/proxy.h"

#include <QDir>
#include <QProcess>

using namespace reach;
using reach::tests::Proxy;

/// A table goes from a tablet to a laptop, with a phone at it: three windows over the loopback.
class HandingTest : public QObject {
    Q_OBJECT

    Hand tablet_;
    Hand laptop_;
    Hand phone_;
    std::vector<const Hand*> all_;  ///< those at the table
    std::unique_ptr<Proxy> proxy_;

    Company& company(const Hand& hand) const { return hand.singleton<Company>("Company"); }
    Visit& visit(const Hand& hand) const { return *company(hand).visit(); }
    Invitation& door(const Hand& hand) const { return *company(hand).invitation(); }
    /// What is noted is noted here.
    void use(const Hand& hand) const { qputenv("REACHKEEPER_DATA", hand.file({}).toLocal8Bit()); }
    bool start(Hand& hand, QSize size) const {
        use(hand);
        return hand.start(size);
    }
    qlonglong openId(const Hand& hand) const {
        const AnyOpenTable* open = hand.table().anyOpen();
        return open ? static_cast<qlonglong>(open->id) : 0;
    }
    /// All tables that are shown come to the same, and nothing waits.
    bool isSame() const {
        const AnyOpenTable* one = tablet_.table().anyOpen();
        for (const Hand* hand : all_) {
            const AnyOpenTable* other = hand->table().anyOpen();
            if (!one || !other || other->offered() > 0 || other->number() != one->number() ||
                other->stands().hash != one->stands().hash)
                return false;
        }
        return true;
    }
    bool join(const Hand& hand, const char* seat, const QString& link) const {
        if (!visit(hand).go(link, {})) return false;
        return QTest::qWaitFor([&] { return hand.table().isOpen(); }) && hand.tap(seat);
    }
    bool isKeptBy(const Hand& keeper) const {
        if (openId(keeper) <= 0 || !door(keeper).isOpen()) return false;
        for (const Hand* hand : all_) {
            if (hand == &keeper) continue;
            const QString origin = visit(*hand).origin();
            const bool isThere = origin == QStringLiteral("http://") + door(keeper).address() ||
                                 (&keeper == &tablet_ && origin.toStdString() == proxy_->origin());
            if (!isThere || openId(*hand) >= 0 || visit(*hand).touch() != Visit::Touch::InTouch) return false;
        }
        return true;
    }
    bool openList(const Hand& hand) const { return hand.tap("menu") && hand.tap("openCompany"); }
    const view::SavedTableView* saved(const Hand& hand, qlonglong id) const {
        static QList<view::SavedTableView> list;
        list = hand.games().list();
        for (const auto& one : list)
            if (one.id == id) return &one;
        return nullptr;
    }

  private Q_SLOTS:
    void initTestCase() { qputenv("REACHKEEPER_LISTEN", "127.0.0.1"); }
    void init() {
        Hand::watch();
        all_ = {&tablet_, &laptop_, &phone_};
        QVERIFY(start(laptop_, {1280, 800}));
        QVERIFY(start(phone_, {390, 844}));
        QVERIFY(start(tablet_, {1280, 800}));
        // The windows of a test share their notes, which go by the numbers of tables, and by the address of a
        // host. So the numbers differ, and the phone knows the tablet by another address.
        for (int table = 0; table < 4; ++table) QVERIFY(tablet_.lay("red leads aggression 2\n"));
        QVERIFY(door(tablet_).invite());
        const QString link = door(tablet_).link();
        const QString port = link.section(u':', 2).section(u'/', 0, 0);
        proxy_ = std::make_unique<Proxy>(static_cast<std::uint16_t>(port.toUInt()));
        QVERIFY(join(laptop_, "seat-red", link));
        QVERIFY(join(phone_, "seat-blue",
                     QString::fromStdString(proxy_->origin()) + u'/' + link.section(u'/', 3)));
        company(tablet_).takeSeat("white");
        QTRY_VERIFY(isSame());
        QTRY_COMPARE(company(tablet_).elsewhere().size(), 2);
    }
    void cleanup() {
        for (Hand* hand : {&phone_, &laptop_, &tablet_}) {
            visit(*hand).leave();
            hand->table().close();
            while (!hand->games().list().isEmpty())
                QVERIFY(hand->games().removeGame(hand->games().list().first().id));
            hand->leave();
        }
        proxy_.reset();
    }

    void aTableIsHandedOnByTaps();
    void whatWasOfferedMeanwhileIsKept();
    void itComesBack();
    void aNoIsTold();
    void theHostThinksBetterOfIt();
    void aDeviceThatIsGoneIsNotWaitedFor();
    void aHostThatGoesOnGetsItBack();
    void aHostThatIsGoneIsNotWaitedFor();
    void theOthersFollowToAnyPlace();
    void aPlaceOutOfReachIsTold();
    void onlyAnAddressIsFollowed();
    void aPageTakesItsSeatAlong();
};

void HandingTest::aTableIsHandedOnByTaps() {
    const qlonglong id = openId(tablet_);
    const QString record = tablet_.table().record();
    const QString name = company(laptop_).own();
    // Another program in place of the phone, with notes of its own.
    visit(phone_).leave();
    all_ = {&tablet_, &laptop_};
    const QTemporaryDir folder;
    const QString link = door(tablet_).link();
    QVERIFY(QDir(folder.path()).mkdir("notes"));
    QFile seat(folder.filePath(QStringLiteral("notes/%1_%2_seat")
                                   .arg(door(tablet_).address().replace(u':', u'-'), QString::number(id))));
    QVERIFY(seat.open(QIODevice::WriteOnly) && seat.write("blue") == 4);
    seat.close();
    QProcess third;
    auto around = QProcessEnvironment::systemEnvironment();
    around.insert("REACHKEEPER_DATA", folder.path());
    third.setProcessEnvironment(around);
    third.start(places::program("reachkeeper"), {link});
    const auto isThirdAt = [&](const Hand& keeper) {
        const auto here = company(keeper).here();
        return std::ranges::any_of(here, [](const view::PresentView& one) {
            return one.there && !one.own && one.color == QStringLiteral("blue");
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isThirdAt(tablet_), 30'000);

    QVERIFY(openList(tablet_));
    QVERIFY(tablet_.tap("handOn-" + name));
    QTRY_VERIFY(laptop_.shown("handText"));
    QCOMPARE(laptop_.text("handText"),
             company(tablet_).own() + " hands you this table. This device would keep it.");
    QVERIFY(tablet_.text("handSaid").contains(name));
    // It goes on here until somebody has answered.
    QVERIFY(tablet_.table().enter("correct blue power 4"));
    QTRY_VERIFY(isSame());
    QVERIFY(laptop_.tap("handYes"));
    QTRY_VERIFY(isKeptBy(laptop_));
    QTRY_VERIFY(isSame());
    QVERIFY(!laptop_.shown("handText"));
    QVERIFY(laptop_.table().record().startsWith(record.trimmed()));
    QVERIFY(laptop_.table().record().contains("correct blue power 4"));
    QTRY_VERIFY_WITH_TIMEOUT(isThirdAt(laptop_), 20'000);
    QCOMPARE(company(laptop_).here().size(), 3);
    QTRY_COMPARE(company(laptop_).seat(), QStringLiteral("red"));
    QTRY_COMPARE(company(tablet_).seat(), QStringLiteral("white"));
    QVERIFY(!company(tablet_).asksForSeat() && !company(laptop_).asksForSeat());
    QVERIFY(tablet_.table().message().contains("keeps this table now"));
    QVERIFY(laptop_.table().message().contains("This device keeps"));
    // The copy says where the table is.
    QCOMPARE(saved(tablet_, id)->keptAt, name);
    QVERIFY(tablet_.table().enter("correct red power 7"));
    QTRY_VERIFY(isSame());
    QVERIFY(laptop_.table().record().contains("correct red power 7"));
    third.kill();
    QVERIFY(third.waitForFinished());
}

void HandingTest::whatWasOfferedMeanwhileIsKept() {
    QVERIFY(company(tablet_).handing()->ask(company(laptop_).own()));
    QTRY_VERIFY(company(laptop_).handing()->isAsked());
    // The old host keeps nothing after it has heard the yes.
    company(laptop_).handing()->answer(true);
    HostTable& host = door(tablet_).hosting()->host();
    int entered = 0;
    const auto enter = [&](const Hand& hand, const char* color) {
        if (!hand.table().isOpen() || entered > 60) return;
        if (hand.table().enter(QStringLiteral("correct %1 power %2").arg(color).arg(entered % 20 + 1)))
            ++entered;
    };
    bool isFrozen = false;
    QTRY_VERIFY([&] {
        enter(phone_, "blue");
        enter(laptop_, "red");
        if (door(tablet_).isOpen()) enter(tablet_, "white");
        isFrozen = isFrozen || (door(tablet_).isOpen() && !host.offeredHere().empty());
        return isKeptBy(laptop_);
    }());
    QVERIFY(isFrozen);
    QTRY_VERIFY(isSame());
    QCOMPARE(tablet_.table().notKept() + laptop_.table().notKept() + phone_.table().notKept(), 0);
    QCOMPARE(laptop_.table().record().count(" power "), entered);
}

void HandingTest::itComesBack() {
    const qlonglong id = openId(tablet_);
    QVERIFY(company(tablet_).handing()->ask(company(laptop_).own()));
    QTRY_VERIFY(company(laptop_).handing()->isAsked());
    company(laptop_).handing()->answer(true);
    QTRY_VERIFY(isKeptBy(laptop_));
    QTRY_VERIFY(isSame());
    const qlonglong there = openId(laptop_);
    QVERIFY(phone_.table().enter("correct blue power 4"));
    QTRY_VERIFY(isSame());
    QVERIFY(company(laptop_).handing()->ask(company(tablet_).own()));
    QTRY_VERIFY(company(tablet_).handing()->isAsked());
    company(tablet_).handing()->answer(true);
    QTRY_VERIFY(isKeptBy(tablet_));
    QTRY_VERIFY(isSame());
    QVERIFY(tablet_.table().record().contains("correct blue power 4"));
    // The new table has taken the place of the copy, which was a beginning of it.
    QVERIFY(!saved(tablet_, id));
    QCOMPARE(tablet_.games().list().size(), 4);
    QVERIFY(saved(tablet_, openId(tablet_))->keptAt.isEmpty());
    QVERIFY(!saved(laptop_, there)->keptAt.isEmpty());
    QVERIFY(phone_.table().enter("correct red power 3"));
    QTRY_VERIFY(isSame());
}

void HandingTest::aNoIsTold() {
    const qlonglong id = openId(tablet_);
    QVERIFY(openList(tablet_));
    QVERIFY(tablet_.tap("handOn-" + company(laptop_).own()));
    QVERIFY(laptop_.tap("handNo"));
    QTRY_VERIFY(tablet_.text("handSaid").contains("It stays here"));
    QVERIFY(!laptop_.shown("handText"));
    QCOMPARE(openId(tablet_), id);
    QVERIFY(phone_.table().enter("correct blue power 4"));
    QTRY_VERIFY(isSame());
    QVERIFY(laptop_.games().list().isEmpty());
    // It can be asked again.
    QVERIFY(tablet_.tap("handOn-" + company(laptop_).own()));
    QTRY_VERIFY(company(laptop_).handing()->isAsked());
}

void HandingTest::theHostThinksBetterOfIt() {
    QVERIFY(openList(tablet_));
    QVERIFY(tablet_.tap("handOn-" + company(laptop_).own()));
    QTRY_VERIFY(laptop_.shown("handText"));
    QVERIFY(tablet_.tap("handTakeBack"));
    QTRY_VERIFY(!laptop_.shown("handText"));
    QVERIFY(!tablet_.shown("handSaid"));
    QVERIFY(door(tablet_).isOpen());
    QVERIFY(laptop_.table().enter("correct red power 4"));
    QTRY_VERIFY(isSame());
}

/// The tablet keeps the table, and the laptop has a copy that it opens when it wants.
void HandingTest::aDeviceThatIsGoneIsNotWaitedFor() {
    QVERIFY(company(tablet_).handing()->ask(company(laptop_).own()));
    QTRY_VERIFY(company(laptop_).handing()->isAsked());
    laptop_.leave();
    company(tablet_).handing()->takeBack();
    QVERIFY(phone_.table().enter("correct blue power 4"));
    QTRY_VERIFY(tablet_.table().record().contains("correct blue power 4"));
    QVERIFY(start(laptop_, {1280, 800}));
}

/// The laptop has the table and its door is open, and then the tablet goes on.
void HandingTest::aHostThatGoesOnGetsItBack() {
    HostTable& host = door(tablet_).hosting()->host();
    bool hasTaken = false;
    host.handedOn = [&](const HostTable::HandedOn&) { hasTaken = true; };
    QVERIFY(company(tablet_).handing()->ask(company(laptop_).own()));
    QTRY_VERIFY(company(laptop_).handing()->isAsked());
    company(laptop_).handing()->answer(true);
    QTRY_VERIFY(hasTaken);
    QVERIFY(door(laptop_).isOpen() && openId(laptop_) > 0);
    const qlonglong copy = openId(laptop_);
    // It waits.
    QVERIFY(phone_.table().enter("correct blue power 4"));
    QVERIFY(tablet_.table().enter("correct white power 5"));
    QTest::qWait(300);
    QCOMPARE(phone_.table().offered() + tablet_.table().offered(), 2);
    host.endHandingOn();
    QTRY_VERIFY(isKeptBy(tablet_) && isSame());
    QVERIFY(!door(laptop_).isOpen());
    QVERIFY(laptop_.table().record().contains("correct blue power 4"));
    QVERIFY(laptop_.table().record().contains("correct white power 5"));
    QVERIFY(laptop_.table().message().contains("goes on keeping"));
    QVERIFY(!saved(laptop_, copy)->keptAt.isEmpty());
    // It can be handed on again, and the copy becomes the table.
    company(tablet_).handing()->watch(host);
    QTRY_VERIFY(company(tablet_).handing()->ask(company(laptop_).own()));
    QTRY_VERIFY(company(laptop_).handing()->isAsked());
    company(laptop_).handing()->answer(true);
    QTRY_VERIFY(isKeptBy(laptop_) && isSame());
    QCOMPARE(laptop_.games().list().size(), 1);
}

/// It may have heard nothing, and keep the table, too.
void HandingTest::aHostThatIsGoneIsNotWaitedFor() {
    bool hasTaken = false;
    door(tablet_).hosting()->host().handedOn = [&](const HostTable::HandedOn&) { hasTaken = true; };
    QVERIFY(company(tablet_).handing()->ask(company(laptop_).own()));
    QTRY_VERIFY(company(laptop_).handing()->isAsked());
    company(laptop_).handing()->answer(true);
    QTRY_VERIFY(hasTaken);
    const QString record = laptop_.table().record();
    door(tablet_).end();
    QTRY_VERIFY_WITH_TIMEOUT(laptop_.table().message().contains("does not answer"), 30'000);
    QVERIFY(door(laptop_).isOpen());
    QCOMPARE(laptop_.table().record(), record);
    QVERIFY(laptop_.table().enter("correct red power 7"));
    QCOMPARE(laptop_.table().offered(), 0);
    // Both lines stay.
    QVERIFY(tablet_.table().enter("correct white power 5"));
    QCOMPARE(tablet_.table().offered(), 0);
}

/// As when a host keeps the table from now on.
void HandingTest::theOthersFollowToAnyPlace() {
    QVERIFY(phone_.table().enter("correct blue power 4"));
    QTRY_VERIFY(isSame());
    const QString link = door(tablet_).link();
    visit(laptop_).leave();
    // The phone goes to a table that the laptop has of its own.
    const auto copy = tablet_.games().shelf().copyOf(saves::GameId{openId(tablet_)});
    const auto made = laptop_.games().shelf().adopt("Here", copy->header, copy->acts);
    QVERIFY(made.ok() && laptop_.games().openGame(static_cast<qlonglong>(made.value())));
    QVERIFY(door(laptop_).invite());
    const QString there = door(laptop_).link();
    QVERIFY(there != link);
    QVERIFY(phone_.table().isOpen());
    bool wasClosed = false;
    connect(&phone_.table(), &AnyTable::openChanged, this, [&] { wasClosed = true; });
    door(tablet_).moveTo(there);
    QTRY_COMPARE(visit(phone_).link(), there);
    QTRY_COMPARE(visit(phone_).touch(), Visit::Touch::InTouch);
    QTRY_COMPARE(company(laptop_).reachable(), QStringList{"blue"});
    QTRY_COMPARE(company(phone_).seat(), QStringLiteral("blue"));
    QVERIFY(!wasClosed);
    QVERIFY(visit(phone_).moved().isEmpty());
    QVERIFY(phone_.table().enter("correct white power 6"));
    QTRY_VERIFY(laptop_.table().record().contains("correct white power 6"));
}

void HandingTest::aPlaceOutOfReachIsTold() {
    const QString there = QStringLiteral("http://127.0.0.1:9/#3/ABCDEF");
    door(tablet_).moveTo(there);
    QTRY_VERIFY(phone_.shown("touch"));
    QVERIFY(phone_.text("touchText").contains(there));
    QVERIFY(phone_.table().isOpen());
    QVERIFY(phone_.table().enter("correct blue power 4"));
    QCOMPARE(phone_.table().offered(), 1);
    QCOMPARE(visit(phone_).link(), there);
    QVERIFY(phone_.text("touchText").contains(there));
}

void HandingTest::onlyAnAddressIsFollowed() {
    for (const char* to :
         {"", "?", "Rosa's tablet", "tablet", "javascript:alert(1)//#7/KMRTVX",
          "javascript://127.0.0.1/#7/KMRTVX", "ftp://127.0.0.1/#7/KMRTVX", "file:///etc/passwd#7/KMRTVX",
          "http://#7/KMRTVX", "http://127.0.0.1:8017/", "http://127.0.0.1:8017/#7",
          "http://127.0.0.1:8017/#7/<b>x</b>", "127.0.0.1:8017/#7/KMRTVX"})
        QVERIFY2(goalOfMoved(QString::fromLatin1(to)).origin.isEmpty(), to);
    const QString address = visit(phone_).address();
    door(tablet_).moveTo(QStringLiteral("javascript://127.0.0.1/#7/KMRTVX"));
    QTRY_COMPARE(visit(phone_).touch(), Visit::Touch::Dismissed);
    QCOMPARE(visit(phone_).address(), address);
    QVERIFY(visit(phone_).dismissal().contains("kept elsewhere"));
}

/// A page has nothing at another place but what its address says.
void HandingTest::aPageTakesItsSeatAlong() {
    Goal goal = goalOfMoved("http://Rosa:secret@192.168.1.9:8017/any?x=1#3/ABCDEF/more/and/more");
    QCOMPARE(goal.link(), QStringLiteral("http://192.168.1.9:8017/#3/ABCDEF"));
    goal.along.seat = "red";
    goal.along.device = "Rosa's phone \"ü\"";
    Act act;
    act.id = ActId::draw();
    act.after = 3;
    act.lines = {{"correct red power 3", "power-set red 3\n"}};
    const Goal read = goalOf(goal.link());
    QCOMPARE(read.origin, goal.origin);
    QCOMPARE(read.table, goal.table);
    QCOMPARE(read.code, goal.code);
    QVERIFY(read.along == goal.along);
    // Whoever makes an address brings no key with it, and enters nothing.
    goal.along.key = "5f0c1e9b7a3d48268e1b2c4d6f708192";
    goal.along.offered = {act};
    QVERIFY(goalOf(goal.link()).along == read.along);
    QVERIFY(goalOf("http://192.168.1.9:8017/#3/ABCDEF/bm90aGluZw").along == Remembered{});
}

QTEST_MAIN(HandingTest)
#include "handing_test.moc"
