#include "app/company/company.h"
#include "tests/app/hand.h"
#include "tests/server/club.h"
#include "tests/ways/proxy.h"

#include <QTcpServer>

using namespace reach;
using reach::tests::Club;
using reach::tests::Proxy;

/// Tables that move to a host, and come home: on real screens, with a real host on the loopback.
class AtHostTest : public QObject {
    Q_OBJECT

    Hand tablet_;
    Hand phone_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<Club> club_;
    std::unique_ptr<Proxy> proxy_;
    std::string key_;

    Company& company(const Hand& hand) const { return hand.singleton<Company>("Company"); }
    HostDesk& desk() const { return *company(tablet_).desk(); }
    Visit& visit() const { return *company(tablet_).visit(); }
    void use(const Hand& hand) const { qputenv("REACHKEEPER_DATA", hand.file({}).toLocal8Bit()); }
    bool start(Hand& hand, QSize size = {1280, 800}) {
        use(hand);
        return hand.start(size);
    }
    QString address() const { return QString::fromStdString(proxy_->origin()).mid(7); }
    bool know() const { return desk().know(address(), QString::fromStdString(key_), QStringLiteral("Club")); }
    bool type(const char* field, const QString& text) const {
        tablet_.window().requestActivate();
        if (!QTest::qWaitForWindowActive(&tablet_.window()) || !tablet_.tap(field)) return false;
        tablet_.type(text);
        return true;
    }
    std::vector<House::Row> rows() const { return club_->rows(); }
    std::size_t open() const {
        const auto all = rows();
        return static_cast<std::size_t>(
            std::ranges::count_if(all, [](const House::Row& row) { return row.note.away.empty(); }));
    }
    /// The record of a table at the host.
    std::vector<ActId> actsAt(const std::string& table) const {
        return club_->on.call([&] {
            std::vector<ActId> ids;
            const auto host = club_->house->at(table);
            for (std::int64_t at = 1; host && at <= host->number(); ++at) ids.push_back(host->idOf(at));
            return ids;
        });
    }
    std::vector<ActId> actsHere(qlonglong id) const {
        std::vector<ActId> ids;
        const auto copy = tablet_.games().shelf().copyOf(saves::GameId{id});
        for (std::size_t at = 0; copy && at < copy->acts.size(); ++at) ids.push_back(copy->acts[at].id);
        return ids;
    }
    qlonglong openId() const {
        const AnyOpenTable* open = tablet_.table().anyOpen();
        return open ? static_cast<qlonglong>(open->id) : 0;
    }
    bool isGuest() const { return openId() < 0 && visit().touch() == Visit::Touch::InTouch; }
    bool move() {
        if (!QTest::qWaitFor([&] { return tablet_.table().offered() == 0; })) return false;
        desk().move();
        return QTest::qWaitFor([&] { return isGuest() || !desk().problem().isEmpty(); }, 20'000) && isGuest();
    }
    bool takeHome() {
        desk().take();
        return QTest::qWaitFor([&] { return openId() > 0 || !desk().problem().isEmpty(); }, 20'000) &&
               openId() > 0;
    }
    const view::SavedTableView* saved(qlonglong id) const {
        static QList<view::SavedTableView> list;
        list = tablet_.games().list();
        for (const auto& one : list)
            if (one.id == id) return &one;
        return nullptr;
    }

  private Q_SLOTS:
    void init() {
        Hand::watch();
        folder_ = std::make_unique<QTemporaryDir>();
        club_ = std::make_unique<Club>(folder_->path().toStdString());
        QVERIFY(!club_->error);
        key_ = club_->key(KeyKind::Member, "Rosa");
        proxy_ = std::make_unique<Proxy>(club_->port);
        QVERIFY(start(tablet_));
        QVERIFY(tablet_.lay("red leads aggression 2\n"));
    }
    void cleanup() {
        phone_.leave();
        desk().forget();
        while (!tablet_.games().list().isEmpty())
            QVERIFY(tablet_.games().removeGame(tablet_.games().list().first().id));
        tablet_.leave();
        proxy_.reset();
        club_.reset();
    }

    void aTableMovesByTapsAndComesHome();
    void nothingIsAskedBeforeThePlayerAsks();
    void whatIsWrongIsSaid();
    void aFullHostLeavesTheTableHere();
    void bothLinesAreKept();
    void bothLinesAreKeptAtHome();
    void aHandOverIsCutAnywhere();
    void aWayHomeIsCutAnywhere();
    void theOthersHearWhereItWent();
    void aCopyGoesItsOwnWay();
    void whoLooksOnEntersNothing();
    void theKeyIsShownNowhere();
    void laddersAreTold();
};

void AtHostTest::aTableMovesByTapsAndComesHome() {
    const qlonglong id = openId();
    const QString record = tablet_.table().record();
    QVERIFY(tablet_.tap("menu") && tablet_.tap("openCompany"));
    QVERIFY(type("hostAddress", address()));
    QVERIFY(type("hostKey", QString::fromStdString(key_)));
    QVERIFY(type("hostName", "Club"));
    QVERIFY(tablet_.tap("keepHost"));
    QCOMPARE(tablet_.text("keepAtHost"), QStringLiteral("Keep this table at Club"));
    QVERIFY(rows().empty());
    QVERIFY(tablet_.tap("keepAtHost"));
    QTRY_VERIFY(isGuest());
    QTRY_VERIFY(tablet_.shown("seatQuestion") || company(tablet_).asksForSeat());
    QVERIFY(tablet_.tap("seat-red"));
    QCOMPARE(tablet_.table().record(), record);
    QCOMPARE(rows().size(), std::size_t{1});
    QCOMPARE(rows()[0].note.by, club_->keys.find(key_)->id);
    QCOMPARE(saved(id)->keptAt, QStringLiteral("Club"));

    // A phone joins with the code that the tablet shows.
    QVERIFY(tablet_.tap("menu") && tablet_.tap("openCompany"));
    const QString code = QString::fromStdString(rows()[0].code);
    QCOMPARE(tablet_.text("visitCode"), "Code: " + code);
    QVERIFY(start(phone_, {390, 844}));
    QVERIFY(company(phone_).visit()->go(visit().link(), {}));
    QTRY_VERIFY(phone_.table().isOpen());
    QVERIFY(phone_.tap("seat-blue"));
    QTRY_COMPARE(company(phone_).seat(), QStringLiteral("blue"));
    QVERIFY(phone_.table().enter("correct blue power 4"));
    QTRY_VERIFY(tablet_.table().record().contains("correct blue power 4"));
    QVERIFY(tablet_.table().enter("correct red power 7"));
    QTRY_VERIFY(phone_.table().record().contains("correct red power 7"));

    use(tablet_);
    QVERIFY(tablet_.tap("takeHome"));
    QTRY_VERIFY(openId() > 0);
    QVERIFY(!visit().isGoing());
    QVERIFY(tablet_.table().message().contains("This device keeps"));
    QCOMPARE(tablet_.games().list().size(), 1);
    QVERIFY(saved(openId())->keptAt.isEmpty());
    QVERIFY(tablet_.table().record().contains("correct blue power 4"));
    QVERIFY(tablet_.table().record().contains("correct red power 7"));
    QCOMPARE(open(), std::size_t{0});
    QTRY_COMPARE(company(phone_).visit()->touch(), Visit::Touch::Dismissed);
    // It goes on here, and back there.
    QVERIFY(tablet_.table().enter("correct white power 2"));
    QVERIFY(move());
    QCOMPARE(rows().size(), std::size_t{1});
    QCOMPARE(open(), std::size_t{1});
    QVERIFY(tablet_.table().record().contains("correct white power 2"));
    QVERIFY(takeHome());
}

void AtHostTest::nothingIsAskedBeforeThePlayerAsks() {
    QTcpServer ear;
    QVERIFY(ear.listen(QHostAddress::LocalHost));
    int heard = 0;
    connect(&ear, &QTcpServer::newConnection, &ear, [&] { ++heard; });
    QVERIFY(
        desk().know(QStringLiteral("127.0.0.1:%1").arg(ear.serverPort()), QString::fromStdString(key_), {}));
    tablet_.leave();
    QVERIFY(start(tablet_));
    QVERIFY(desk().isKnown());
    QTest::qWait(600);
    QCOMPARE(heard, 0);
    QVERIFY(tablet_.tap("openClubFromHome"));
    QTRY_VERIFY(heard > 0);
    QVERIFY(tablet_.tap("back"));
    QVERIFY(!desk().isBusy());
}

void AtHostTest::whatIsWrongIsSaid() {
    QVERIFY(!desk().know("no address", QString::fromStdString(key_), {}));
    QVERIFY(desk().problem().contains("address"));
    QVERIFY(!desk().know(address(), "12345", {}));
    QVERIFY(desk().problem().contains("32 digits"));
    QVERIFY(!desk().isKnown());
    const qlonglong id = openId();
    // A wrong key.
    QVERIFY(desk().know(address(), "5f0c1e9b-7a3d4826-8e1b2c4d-6f708192", "Club"));
    QVERIFY(!move());
    QCOMPARE(desk().problem().left(31), QStringLiteral("Club does not know this key. It"));
    QCOMPARE(openId(), id);
    // A key of somebody else's table.
    QVERIFY(know());
    QVERIFY(move());
    const QString other = QString::fromStdString(club_->key(KeyKind::Member));
    QVERIFY(desk().know(address(), other, "Club"));
    desk().take();
    QTRY_VERIFY(!desk().problem().isEmpty());
    QVERIFY(desk().problem().contains("may not do that"));
    QCOMPARE(open(), std::size_t{1});
    // Nobody there.
    visit().leave();
    proxy_->cutAfter(0);
    proxy_->cut();
    QVERIFY(tablet_.lay());
    const qlonglong next = openId();
    desk().move();
    QTRY_VERIFY_WITH_TIMEOUT(!desk().problem().isEmpty(), 20'000);
    QVERIFY(desk().problem().contains("Club does not answer"));
    QCOMPARE(openId(), next);
    QVERIFY(tablet_.table().enter("correct red power 7"));
    QTRY_COMPARE(tablet_.table().offered(), 0);
}

void AtHostTest::aFullHostLeavesTheTableHere() {
    proxy_.reset();
    club_.reset();
    Quotas quotas;
    quotas.tables = 1;
    club_ = std::make_unique<Club>(folder_->path().toStdString(), quotas);
    proxy_ = std::make_unique<Proxy>(club_->port);
    QVERIFY(know());
    QVERIFY(move());
    visit().leave();
    QVERIFY(tablet_.lay("red leads aggression 2\n"));
    const qlonglong id = openId();
    QVERIFY(!move());
    QVERIFY(desk().problem().contains("as many tables"));
    QCOMPARE(openId(), id);
    QVERIFY(saved(id)->keptAt.isEmpty());
}

void AtHostTest::bothLinesAreKept() {
    QVERIFY(know());
    const qlonglong id = openId();
    QVERIFY(move());
    QVERIFY(tablet_.tap("seat-red"));
    QVERIFY(tablet_.table().enter("correct red power 7"));
    QTRY_COMPARE(tablet_.table().offered(), 0);
    visit().leave();
    // The host is out of reach, and people go on with the copy.
    QVERIFY(tablet_.games().openCopy(id));
    QVERIFY(saved(id)->keptAt.isEmpty());
    QVERIFY(tablet_.table().enter("correct blue power 4"));
    QTRY_COMPARE(tablet_.table().offered(), 0);
    const auto there = actsAt("1");
    const auto here = actsHere(id);
    QVERIFY(move());
    QCOMPARE(rows().size(), std::size_t{2});
    QVERIFY(actsAt("1") == there);
    QVERIFY(actsAt("2") == here);
    QVERIFY(rows()[0].title != rows()[1].title);
    QVERIFY(tablet_.table().message().contains("Both lines are kept"));
    QVERIFY(tablet_.table().record().contains("correct blue power 4"));
}

void AtHostTest::bothLinesAreKeptAtHome() {
    QVERIFY(know());
    const qlonglong id = openId();
    QVERIFY(move());
    QVERIFY(tablet_.tap("seat-red"));
    QVERIFY(tablet_.table().enter("correct red power 7"));
    QTRY_COMPARE(tablet_.table().offered(), 0);
    visit().leave();
    QVERIFY(tablet_.games().openCopy(id));
    QVERIFY(tablet_.table().enter("correct blue power 4"));
    tablet_.table().close();
    desk().take("1");
    QTRY_VERIFY(openId() > 0);
    QVERIFY(openId() != id);
    QCOMPARE(tablet_.games().list().size(), 2);
    QVERIFY(tablet_.table().record().contains("correct red power 7"));
    QVERIFY(tablet_.table().message().contains("Both lines are kept"));
    QVERIFY(saved(id)->title != saved(openId())->title);
    QVERIFY(tablet_.games().openGame(id));
    QVERIFY(tablet_.table().record().contains("correct blue power 4"));
}

/// The line is cut after any number of bytes. Whatever happened, the table is open at one place at least,
/// with all of its acts, and the next try brings it to the host once.
void AtHostTest::aHandOverIsCutAnywhere() {
    QVERIFY(know());
    proxy_->passed = 0;
    desk().move();
    QTRY_VERIFY(!desk().isBusy());
    const qint64 all = proxy_->passed;
    QVERIFY(all > 500);
    QTRY_VERIFY(isGuest());
    visit().leave();
    std::size_t tables = 1;
    int cuts = 0;
    for (qint64 at = 1; at < all; at += std::max<qint64>(1, (all - at) / 3)) {
        QVERIFY(tablet_.lay("red leads aggression 2\ncorrect red power 7\n"));
        const qlonglong id = openId();
        const auto acts = actsHere(id);
        proxy_->cutAfter(at);
        desk().move();
        QTRY_VERIFY(proxy_->isCut() || !desk().isBusy());
        ++cuts;
        QTest::qWait(60);
        const auto context = QStringLiteral("cut after %1 of %2 bytes").arg(at).arg(all).toUtf8();
        if (desk().isBusy()) {
            // The answer did not come: the table is here, as it was.
            QVERIFY2(openId() == id && saved(id)->keptAt.isEmpty(), context);
            QVERIFY2(actsHere(id) == acts, context);
            const bool byItself = cuts % 2 == 0;
            if (!byItself) {
                desk().stop();
                QVERIFY2(tablet_.table().enter("correct blue power 4"), context);
                QTRY_COMPARE(tablet_.table().offered(), 0);
            }
            proxy_->open();
            if (!byItself) desk().move();
        } else {
            // It was handed over before the cut.
            QVERIFY2(saved(id)->keptAt == "Club", context);
            proxy_->open();
            visit().tryAgain();
        }
        QTRY_VERIFY2_WITH_TIMEOUT(isGuest(), context, 20'000);
        ++tables;
        QCOMPARE(rows().size(), tables);
        const auto kept = actsAt(rows().back().name);
        QVERIFY2(kept.size() >= acts.size() && std::equal(acts.begin(), acts.end(), kept.begin()), context);
        QVERIFY2(kept == actsHere(id), context);
        visit().leave();
    }
    QVERIFY(cuts > 10);
}

void AtHostTest::aWayHomeIsCutAnywhere() {
    QVERIFY(know());
    QVERIFY(move());
    visit().leave();
    proxy_->passed = 0;
    desk().take("1");
    QTRY_VERIFY(openId() > 0);
    const qint64 all = proxy_->passed;
    int cuts = 0;
    int finished = 0;
    for (qint64 at = 1; at < all; at += std::max<qint64>(1, (all - at) / 3)) {
        // Back to the host, where it goes on.
        QVERIFY(move());
        QVERIFY(tablet_.table().offered() == 0);
        visit().leave();
        const auto acts = actsAt("1");
        QVERIFY(!acts.empty());
        proxy_->cutAfter(at);
        desk().take("1");
        QTRY_VERIFY(proxy_->isCut() || openId() > 0);
        ++cuts;
        QTest::qWait(60);
        const auto context = QStringLiteral("cut after %1 of %2 bytes").arg(at).arg(all).toUtf8();
        bool isHere = false;
        for (const auto& one : tablet_.games().list())
            isHere = isHere || (one.keptAt.isEmpty() && actsHere(one.id) == acts);
        QVERIFY2(isHere || open() == 1, context);
        if (openId() > 0) ++finished;
        const bool byItself = cuts % 2 == 0;
        if (desk().isBusy() && !byItself) desk().stop();
        proxy_->open();
        if (openId() == 0 && !byItself) {
            if (open() == 1)
                desk().take("1");
            else
                QVERIFY2(isHere && tablet_.games().openGame(tablet_.games().list().first().id), context);
        }
        QTRY_VERIFY2_WITH_TIMEOUT(openId() > 0, context, 20'000);
        QCOMPARE(open(), std::size_t{0});
        QVERIFY2(actsHere(openId()) == acts, context);
        QCOMPARE(tablet_.games().list().size(), 1);
        QVERIFY(saved(openId())->keptAt.isEmpty());
    }
    QVERIFY(cuts > 10 && finished < cuts);
}

void AtHostTest::theOthersHearWhereItWent() {
    qputenv("REACHKEEPER_LISTEN", "127.0.0.1");
    QVERIFY(know());
    QVERIFY(company(tablet_).invitation()->invite());
    QVERIFY(start(phone_, {390, 844}));
    QVERIFY(company(phone_).visit()->go(company(tablet_).invitation()->link(), {}));
    QTRY_VERIFY(phone_.table().isOpen());
    QVERIFY(phone_.tap("seat-blue"));
    use(tablet_);
    QVERIFY(move());
    // The phone goes there by itself, with its seat.
    QTRY_COMPARE(company(phone_).visit()->link(), visit().link());
    QTRY_COMPARE(company(phone_).visit()->touch(), Visit::Touch::InTouch);
    QTRY_COMPARE(company(phone_).seat(), QStringLiteral("blue"));
    QVERIFY(phone_.table().enter("correct blue power 4"));
    QTRY_VERIFY(tablet_.table().record().contains("correct blue power 4"));
}

void AtHostTest::aCopyGoesItsOwnWay() {
    QVERIFY(know());
    QVERIFY(move());
    QVERIFY(tablet_.tap("seat-red"));
    QVERIFY(tablet_.tap("menu") && tablet_.tap("openCompany"));
    const auto there = actsAt("1");
    QVERIFY(tablet_.tap("copyHere"));
    QTRY_VERIFY(openId() > 0);
    QVERIFY(!visit().isGoing());
    QVERIFY(tablet_.table().enter("correct blue power 4"));
    QVERIFY(actsAt("1") == there);
    QVERIFY(move());
    QCOMPARE(rows().size(), std::size_t{2});
    QVERIFY(!tablet_.table().message().contains("Both lines"));
}

void AtHostTest::whoLooksOnEntersNothing() {
    QVERIFY(know());
    QVERIFY(move());
    const QString link = visit().link();
    visit().leave();
    QVERIFY(desk().know(address(), QString::fromStdString(club_->key(KeyKind::Member)), "Club"));
    QVERIFY(tablet_.tap("openClubFromHome"));
    QTRY_VERIFY(tablet_.shown("clubTable-1"));
    QVERIFY(!tablet_.shown("clubTable-1-take"));
    QVERIFY(tablet_.text("clubTable-1-players").contains("Ana 0"));
    QVERIFY(tablet_.tap("clubTable-1-lookOn"));
    QTRY_VERIFY(openId() < 0);
    QVERIFY(visit().looksOn());
    QVERIFY(!company(tablet_).asksForSeat());
    QVERIFY(visit().link().isEmpty());
    QVERIFY(tablet_.table().enter("correct blue power 4"));
    QTRY_COMPARE(tablet_.table().notKept(), 1);
    QCOMPARE(actsAt("1").size(), actsHere(tablet_.games().list().first().id).size());
}

void AtHostTest::theKeyIsShownNowhere() {
    QVERIFY(tablet_.tap("menu") && tablet_.tap("openCompany"));
    QVERIFY(type("hostAddress", address()));
    QVERIFY(type("hostKey", QString::fromStdString(key_)));
    QVERIFY(tablet_.tap("keepHost"));
    QVERIFY(move());
    const QString bare = QString::fromStdString(key_).remove('-');
    QVERIFY(bare.endsWith(desk().keyEnd()) && desk().keyEnd().size() == 4);
    // No note and no text on any screen has it; the settings have, and nobody else may read them.
    const QDir notes(tablet_.file("notes"));
    for (const QString& name : notes.entryList(QDir::Files)) {
        QFile file(notes.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(!text.contains(bare.toUtf8()) && !text.contains(key_.c_str()), qPrintable(name));
    }
    const QString settings = Preferences::settings().fileName();
    QVERIFY((QFile::permissions(settings) & (QFile::ReadGroup | QFile::ReadOther)) == 0);
    tablet_.preferences().setReducedMotion(!tablet_.preferences().property("reducedMotion").toBool());
    QVERIFY((QFile::permissions(settings) & (QFile::ReadGroup | QFile::ReadOther)) == 0);
    desk().forget();
    QFile file(settings);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains(bare.toUtf8()));
    QVERIFY(know());
}

void AtHostTest::laddersAreTold() {
    QVERIFY(know());
    QVERIFY(tablet_.layWholeGame());
    QVERIFY(move());
    visit().leave();
    QTRY_VERIFY(rows()[0].brief && rows()[0].brief->isOver);
    QVERIFY(tablet_.tap("openClubFromHome"));
    QTRY_VERIFY(!desk().ladders().isEmpty());
    const auto people = desk().ladders().first();
    QCOMPARE(people.rows.size(), 3);
    QCOMPARE(people.rows.first().cells.at(2), QStringLiteral("1"));
    QTRY_VERIFY(tablet_.shown("ladder-" + people.rows.first().cells.first()));
    QCOMPARE(tablet_.text("clubTable-1-state"), QStringLiteral("Over"));
    // Nobody else's table is told while it is private.
    QVERIFY(tablet_.tap("clubTable-1-hide"));
    QTRY_VERIFY(desk().ladders().isEmpty() && !desk().isBusy());
    QVERIFY(desk().tables().first().hidden);
}

QTEST_MAIN(AtHostTest)
#include "at_host_test.moc"
