#include "app/company/company.h"
#include "app/device/notes.h"
#include "app/table/secrets.h"
#include "tests/app/campaign/campaign_table.h"

using namespace reach;

/// A deal of a Summit that is put together on a tablet and agreed to on a phone. The tablet keeps the table.
class AskingTest : public QObject, ::CampaignTable {
    Q_OBJECT

    Hand guest_;
    QTemporaryDir hostsFolder_;
    QTemporaryDir guestsFolder_;
    QString caller_;  ///< the player of the tablet
    QString rival_;   ///< the player of the phone

    Company& company(const Hand& hand) const { return hand.singleton<Company>("Company"); }
    Asking& asking(const Hand& hand) const { return *company(hand).asking(); }
    DealDraft& draft(const Hand& hand) const { return hand.table().draft<DealDraft>(); }
    bool isSame() const {
        const AnyOpenTable* here = hand_.table().anyOpen();
        const AnyOpenTable* there = guest_.table().anyOpen();
        return here && there && here->number() == there->number() &&
               here->stands().hash == there->stands().hash && here->offered() + there->offered() == 0;
    }
    /// Opens the table at the Negotiations to the phone.
    bool meet() {
        if (!reachEvent(QStringLiteral("negotiate"))) return false;
        caller_ = table().promptView().player;
        rival_ = caller_ == QStringLiteral("red") ? QStringLiteral("blue") : QStringLiteral("red");
        return share();
    }
    bool share() {
        auto& door = *company(hand_).invitation();
        return QTest::qWaitFor([&] { return hand_.table().offered() == 0; }) && door.invite() &&
               company(guest_).visit()->go(door.address(), door.code()) &&
               QTest::qWaitFor([&] { return guest_.table().isOpen(); }) && guest_.tap("seat-" + rival_) &&
               takeSeat(hand_, caller_) && QTest::qWaitFor([&] { return isSame(); }) &&
               QTest::qWaitFor([&] { return company(hand_).reachable().contains(rival_); });
    }
    bool takeSeat(const Hand& hand, const QString& color) const {
        company(hand).takeSeat(color);
        return QTest::qWaitFor([&] { return company(hand).seat() == color; });
    }
    /// Puts the promise of a Favor into the draft by a tap.
    bool promise(const Hand& hand, const QString& from, const QString& to) const {
        auto& deal = draft(hand);
        deal.setGiver(from);
        deal.setTaker(to);
        int at = 0;
        for (const auto& way : deal.ways()) {
            if (way.deal.parts.back().kind == command::DealPart::Kind::Promise)
                return hand.tap(QStringLiteral("dealPart-%1").arg(at));
            ++at;
        }
        return false;
    }
    bool ask() const { return promise(hand_, caller_, rival_) && hand_.tap("dealAsk"); }
    bool isAsked(const Hand& hand) const {
        return QTest::qWaitFor([&] { return hand.shown("askAgree") != nullptr; });
    }
    int deals() const { return static_cast<int>(table().record().count(QStringLiteral("\ndeal "))); }
    const QString& name(const QString& color) const { return names_[color]; }
    mutable QMap<QString, QString> names_{{"red", "Ana"}, {"blue", "Ben"}, {"white", "Cy"}};

  private Q_SLOTS:
    // An address of its own: other tests may run at the same time.
    void initTestCase() { qputenv("REACHKEEPER_LISTEN", "127.0.0.2"); }
    void init() {
        Hand::watch();
        // Nobody is at a table when it starts.
        for (const QTemporaryDir* folder : {&hostsFolder_, &guestsFolder_}) {
            qputenv("REACHKEEPER_DATA", folder->path().toLocal8Bit());
            QVERIFY(device::keepNote("here", {}));
        }
        qputenv("REACHKEEPER_DATA", guestsFolder_.path().toLocal8Bit());
        QVERIFY(guest_.start({390, 844}));
        qputenv("REACHKEEPER_DATA", hostsFolder_.path().toLocal8Bit());
        QVERIFY(hand_.start());
        QVERIFY(meet());
    }
    void cleanup() {
        guest_.leave();
        hand_.leave();
    }

    void aDealIsAgreedToAtAnotherScreen();
    void aGuestAsksTheHost();
    void aDealIsRefused();
    void aDealIsChanged();
    void aDealIsTakenBack();
    void aDealThatIsNoLongerPossibleSaysSo();
    void allOfSeveralPlayersAreAsked();
    void whoHasNoScreenIsNotAsked();
    void aQuestionOutlivesALostHost();
    void aQuestionThatIsNoDealIsNotShown();
    void aSecretIsWrittenDownAtItsPlayersScreen();
};

void AskingTest::aDealIsAgreedToAtAnotherScreen() {
    QVERIFY(promise(hand_, caller_, rival_));
    QTRY_VERIFY(hand_.shown("dealAsk"));
    QVERIFY(hand_.shown("dealAsk")->property("text").toString().contains(name(rival_)));
    QVERIFY(!hand_.shown("dealAgree") && hand_.shown("dealAgreed"));
    QVERIFY(hand_.tap("dealAsk"));
    QTRY_VERIFY(hand_.shown("askTakeBack"));
    QVERIFY(hand_.text("askTitle").contains(name(rival_)));
    QVERIFY(!draft(hand_).isBegun());
    QVERIFY(isAsked(guest_));
    QVERIFY(guest_.text("askTitle").contains(name(caller_)));
    QVERIFY(guest_.text("askPart-0").contains(name(rival_)));
    QCOMPARE(deals(), 0);
    QVERIFY(guest_.tap("askAgree"));
    QTRY_COMPARE(deals(), 1);
    QTRY_VERIFY(isSame());
    QTRY_VERIFY(!hand_.shown("askBanner") && !guest_.shown("askBanner"));
    QVERIFY(asking(hand_).news().isEmpty() && asking(guest_).news().isEmpty());
    QTest::qWait(300);
    QCOMPARE(deals(), 1);
    // The act is that of the screen that asked.
    QCOMPARE(guest_.table().undoneDevice(), company(hand_).own());
}

void AskingTest::aGuestAsksTheHost() {
    QVERIFY(promise(guest_, rival_, caller_));
    QVERIFY(guest_.tap("dealAsk"));
    QVERIFY(isAsked(hand_));
    QVERIFY(hand_.tap("askAgree"));
    QTRY_COMPARE(deals(), 1);
    QTRY_VERIFY(isSame());
    QCOMPARE(table().undoneDevice(), company(guest_).own());
    QTRY_VERIFY(!hand_.shown("askBanner") && !guest_.shown("askBanner"));
}

void AskingTest::aDealIsRefused() {
    QVERIFY(ask());
    QVERIFY(isAsked(guest_));
    QVERIFY(guest_.tap("askRefuse"));
    QTRY_VERIFY(hand_.shown("askNewsRead"));
    QVERIFY(hand_.text("askTitle").contains(name(rival_)));
    QTRY_VERIFY(!guest_.shown("askBanner"));
    // It can be changed and asked for again.
    QVERIFY(draft(hand_).isBegun());
    QVERIFY(hand_.tap("askNewsRead"));
    QTRY_VERIFY(!hand_.shown("askBanner"));
    QCOMPARE(deals(), 0);
    // It was told once: the end of the Summit does not tell it again.
    QVERIFY(guest_.table().enter(caller_ + QStringLiteral(" ends summit")));
    QTRY_VERIFY(!draft(hand_).isBegun());
    QCOMPARE(table().message(), QString());
}

void AskingTest::aDealIsChanged() {
    QVERIFY(ask());
    QVERIFY(isAsked(guest_));
    QVERIFY(guest_.tap("askChange"));
    QTRY_VERIFY(guest_.shown("dealDrop-0"));
    QCOMPARE(draft(guest_).parts().size(), 1);
    QTRY_VERIFY(hand_.text("askTitle").contains(name(rival_)));
    QVERIFY(promise(guest_, rival_, caller_));
    QVERIFY(guest_.tap("dealAsk"));
    QVERIFY(isAsked(hand_));
    QVERIFY(hand_.shown("askPart-1"));
    QVERIFY(hand_.tap("askAgree"));
    QTRY_COMPARE(deals(), 1);
    QTRY_VERIFY(isSame());
}

void AskingTest::aDealIsTakenBack() {
    QVERIFY(ask());
    QVERIFY(isAsked(guest_));
    QVERIFY(hand_.tap("askTakeBack"));
    QTRY_VERIFY(guest_.shown("askNewsRead"));
    QVERIFY(guest_.text("askTitle").contains(name(caller_)));
    QVERIFY(draft(hand_).isBegun());
    QCOMPARE(deals(), 0);
}

void AskingTest::aDealThatIsNoLongerPossibleSaysSo() {
    QVERIFY(ask());
    QVERIFY(isAsked(guest_));
    QVERIFY(table().enter(option(QStringLiteral("ends summit"))));
    QTRY_VERIFY(asking(hand_).news().contains("no longer possible"));
    QTRY_VERIFY(asking(guest_).news().contains("no longer possible"));
    QTRY_VERIFY(asking(guest_).asked().isEmpty());
    QCOMPARE(deals(), 0);
}

void AskingTest::allOfSeveralPlayersAreAsked() {
    // Each side of this table has one device more than it has players, so the tablet becomes the third.
    const QString third = QStringLiteral("white");
    if (caller_ == third) QSKIP("the caller is the third player");
    QVERIFY(takeSeat(hand_, third));
    QVERIFY(promise(guest_, rival_, caller_));
    // The caller has no screen now.
    QTRY_VERIFY(!guest_.shown("dealAsk") && guest_.shown("dealAgree"));
    QVERIFY(promise(guest_, rival_, third));
    QTRY_VERIFY(guest_.shown("dealAsk"));
    QCOMPARE(asking(guest_).whom(&draft(guest_)), QStringList{name(third)});
    QVERIFY(guest_.tap("dealAsk"));
    QVERIFY(isAsked(hand_));
    QVERIFY(hand_.tap("askAgree"));
    QTRY_COMPARE(deals(), 1);
}

void AskingTest::whoHasNoScreenIsNotAsked() {
    QVERIFY(promise(hand_, caller_, QStringLiteral("white") == caller_ ? QStringLiteral("red") : "white"));
    QTRY_VERIFY(hand_.shown("dealAgree"));
    QVERIFY(!hand_.shown("dealAsk"));
    QVERIFY(hand_.tap("dealAgree"));
    QTRY_COMPARE(deals(), 1);
}

void AskingTest::aQuestionOutlivesALostHost() {
    QVERIFY(promise(guest_, rival_, caller_));
    QVERIFY(guest_.tap("dealAsk"));
    QVERIFY(isAsked(hand_));
    auto& door = *company(hand_).invitation();
    door.end();
    QTRY_COMPARE(company(guest_).visit()->touch(), Visit::Touch::Away);
    QTRY_VERIFY(!hand_.shown("askBanner"));
    QVERIFY(door.invite());
    QTRY_COMPARE_WITH_TIMEOUT(company(guest_).visit()->touch(), Visit::Touch::InTouch, 20'000);
    QVERIFY(takeSeat(hand_, caller_));
    QVERIFY(isAsked(hand_));
    QVERIFY(hand_.tap("askAgree"));
    QTRY_COMPARE(deals(), 1);
    QTRY_VERIFY(isSame());
}

void AskingTest::aQuestionThatIsNoDealIsNotShown() {
    for (const char* line : {"correct red power 30", "red returns 2 blue, blue gives fuel to red"}) {
        company(guest_).visit()->guest()->ask({ActId::draw(), {caller_.toStdString()}, {line}});
        QTRY_COMPARE(company(hand_).invitation()->hosting()->host().asks().size(), std::size_t{1});
        QTest::qWait(100);
        QVERIFY(asking(hand_).asked().isEmpty());
        QVERIFY(!hand_.shown("askBanner"));
    }
}

void AskingTest::aSecretIsWrittenDownAtItsPlayersScreen() {
    company(guest_).visit()->leave();
    QVERIFY(lay(QStringLiteral("FATE09"), 2));
    QVERIFY(reach(QStringLiteral("atTable")));
    QTRY_VERIFY(!company(hand_).isTogether());
    QTRY_VERIFY(hand_.shown("secretLook"));
    rival_ = hand_.ask<Secrets>()->unsealed({}).first().player;
    caller_ = rival_ == QStringLiteral("red") ? QStringLiteral("blue") : QStringLiteral("red");
    QVERIFY(share());
    QTRY_VERIFY(guest_.shown("secretLook"));
    QTRY_VERIFY(!hand_.shown("secretLook"));
    QVERIFY(guest_.tap("secretLook"));
    QVERIFY(guest_.tap("secret-4-hex"));
    QVERIFY(guest_.tap("secretSeal"));
    QTRY_VERIFY(asked() != QStringLiteral("atTable"));
    QVERIFY(line().contains(" seals F903 "));
}

QTEST_MAIN(AskingTest)
#include "asking_test.moc"
