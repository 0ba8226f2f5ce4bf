#include "tests/app/campaign/campaign_table.h"

#include <QTest>

/// Special features of single Fates in the real window: secrets, tokens, Golems, broken worlds.
class FateTapsTest : public QObject, private CampaignTable {
    Q_OBJECT

    /// White, the Conspirator, lays a token on an ambition.
    bool layPlot() const {
        if (!lay(QStringLiteral("FATE23"), 3) || !reach(QStringLiteral("play"))) return false;
        for (const char* line : {"correct initiative white", "white leads aggression 3",
                                 "white declares tyrant", "white declines"})
            if (!table().enter(QString::fromLatin1(line))) return false;
        return asked() == QStringLiteral("act");
    }

  private Q_SLOTS:
    void init() { Hand::watch(); }
    void cleanup() { hand_.leave(); }

    void aSecretIsWrittenDownBehindAHand() {
        start();
        QVERIFY(lay(QStringLiteral("FATE09"), 2));
        QVERIFY(reach(QStringLiteral("atTable")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("secretLook")));
        QVERIFY(!hand_.shown(QStringLiteral("secret-4-hex")));
        QVERIFY(hand_.tap(QStringLiteral("secretLook")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("secret-4-hex")));
        QVERIFY(hand_.tap(QStringLiteral("secretCover")));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("secret-4-hex")));
        QVERIFY(!hand_.shown(QStringLiteral("prompt"))->property("truncated").toBool());
        QVERIFY(!hand_.shown(QStringLiteral("answer-0")));  // which would say once more that it is on paper
        QVERIFY(hand_.tap(QStringLiteral("secretLook")));
        // In sight before any flicking.
        QVERIFY(screen::centreOf(*hand_.shown(QStringLiteral("secretSeal"))).y() <
                screen::centreOf(*hand_.shown(QStringLiteral("secret-1-arrow"))).y());
        QVERIFY(hand_.tap(QStringLiteral("secret-4-hex")));
        QVERIFY(hand_.tap(QStringLiteral("secretSeal")));
        QTRY_VERIFY(asked() != QStringLiteral("atTable"));
        // Nothing of it is in the record, only its seal.
        QVERIFY(line().contains(QStringLiteral(" seals F903 ")));
        QVERIFY(!table().record().contains(QStringLiteral("F903 4-hex")));
    }

    /// F902: a Clue that the sealed planet denies is none, and who sealed it can look at it again.
    void aSealedSecretIsKnownWhereItWasSealed() {
        start();
        QVERIFY(lay(QStringLiteral("FATE09"), 2));
        QVERIFY(reach(QStringLiteral("atTable")));
        QVERIFY(hand_.tap(QStringLiteral("secretLook")));
        QVERIFY(hand_.tap(QStringLiteral("secret-4-hex")));
        QVERIFY(hand_.tap(QStringLiteral("secretSeal")));
        QVERIFY(reach(QStringLiteral("play")));
        for (const char* line :
             {"depth board", "correct white flagship 4-moon",
              "correct white slots fuel weapon relic none none none", "white uses F902 weapon"})
            QVERIFY2(table().enter(QString::fromLatin1(line)), qPrintable(table().message()));
        QCOMPARE(asked(), QStringLiteral("resolve"));
        QStringList legal;
        for (const reach::view::OptionView& option : table().optionList())
            if (option.legal) legal.append(option.label);
        QCOMPARE(legal, QStringList{QStringLiteral("A Check Clue")});
        const auto known = hand_.ask<reach::Secrets>()->known({});
        QCOMPARE(known.size(), 1);
        QCOMPARE(known.first().choices.first().id, QStringLiteral("4-hex"));
        // It is covered until its player looks.
        QVERIFY(hand_.tap(QStringLiteral("heldCard-F903")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("secretAgain")));
        QVERIFY(!hand_.shown(QStringLiteral("secretKnown")));
        QVERIFY(hand_.tap(QStringLiteral("secretAgain")));
        QVERIFY(hand_.text(QStringLiteral("secretKnown")).contains(QStringLiteral("4 Hex")));
        QVERIFY(hand_.tap(QStringLiteral("closePanel")));
        QVERIFY(hand_.tap(QStringLiteral("heldCard-F903")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("secretAgain")));
        QVERIFY(!hand_.shown(QStringLiteral("secretKnown")));
    }

    /// Of places nobody knows which is the likeliest.
    void noPlaceIsRecommended() {
        start();
        QVERIFY(lay(QStringLiteral("FATE09"), 2));
        QVERIFY(reach(QStringLiteral("resolve")));
        QCOMPARE(table().promptView().text, QStringLiteral("Cy: Where does your Flagship begin?"));
        QTRY_VERIFY(hand_.shown(QStringLiteral("answer-1")));
        QVERIFY(!hand_.shown(QStringLiteral("answer-0"))->property("main").toBool());
    }

    /// F2303: nothing asks for it, so it is asked for when it comes up, on either size, until it is sealed.
    void aPlotIsSealedWhereItIsLaid_data() { sizes(); }
    void aPlotIsSealedWhereItIsLaid() {
        QFETCH(QSize, size);
        start(size);
        QVERIFY(layPlot());
        QTRY_VERIFY(hand_.shown(QStringLiteral("secretLook")));
        QCOMPARE(hand_.text(QStringLiteral("panelTitle")), QStringLiteral("A secret"));
        QVERIFY(hand_.tap(QStringLiteral("secretLook")));
        QVERIFY(hand_.tap(QStringLiteral("secret-blue")));
        QVERIFY(hand_.tap(QStringLiteral("secretSeal")));
        QTRY_VERIFY(line().startsWith(QStringLiteral("white seals F2303 1 ")));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("secretLook")));
        // Laid anew, it is asked for anew; said to be on paper, it is let be.
        QVERIFY(table().undo());
        QTRY_VERIFY(hand_.shown(QStringLiteral("secretLook")));
        const QString before = table().record();
        QVERIFY(hand_.tap(QStringLiteral("secretOnPaper")));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("secretLook")));
        QCOMPARE(table().record(), before);
        QVERIFY(table().enter(QStringLiteral("correct red power 3")));
        QVERIFY(screen::rest(hand_.window()));
        QCOMPARE(asked(), QStringLiteral("act"));
        QVERIFY(!hand_.shown(QStringLiteral("secretLook")));
    }

    /// F2305: a denial that the seal gives the lie to would be found out only when no colour could be shown.
    void whatIsSealedIsNotDenied() {
        start();
        QVERIFY(layPlot());
        QTRY_VERIFY(hand_.shown(QStringLiteral("secretLook")));
        QVERIFY(hand_.tap(QStringLiteral("secretLook")));
        QVERIFY(hand_.tap(QStringLiteral("secret-blue")));
        QVERIFY(hand_.tap(QStringLiteral("secretSeal")));
        QVERIFY(table().enter(QStringLiteral("depth board")));
        const QString first = table().court().at(1).card.id;
        for (const QString& line :
             {QStringLiteral("correct court %1 blue agents 2"),
              QStringLiteral("correct court %1 white agents 1"), QStringLiteral("blue secures %1")})
            QVERIFY2(table().enter(line.arg(first)), qPrintable(table().message()));
        for (int i = 0; i < 9 && asked() != QStringLiteral("resolve"); ++i) QVERIFY(table().drawCard());
        QVERIFY(table().enter(QStringLiteral("blue chooses red 2")));
        QVERIFY(!option(QStringLiteral("white declines")).isEmpty());
        QVERIFY(table().undo());
        QVERIFY(table().enter(QStringLiteral("blue chooses blue 2")));
        QVERIFY(!option(QStringLiteral("white reveals blue ")).isEmpty());
        QVERIFY(option(QStringLiteral("white declines")).isEmpty());
    }

    void whoPrefersPaperSaysSoOnce() {
        start();
        const auto never = qScopeGuard([&] { hand_.preferences().setPaperSecrets(false); });
        QVERIFY(lay(QStringLiteral("FATE09"), 2));
        QVERIFY(reach(QStringLiteral("atTable")));
        QVERIFY(hand_.tap(QStringLiteral("paperAlways")));
        QTRY_VERIFY(asked() != QStringLiteral("atTable"));
        QVERIFY(hand_.preferences().paperSecrets());
        QVERIFY(layPlot());
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(!hand_.shown(QStringLiteral("secretLook")));
        // The question that stands is answered as ever.
        QVERIFY(lay(QStringLiteral("FATE09"), 2));
        QVERIFY(reach(QStringLiteral("atTable")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("atTableDone")));
        QVERIFY(!hand_.shown(QStringLiteral("secretLook")));
        QVERIFY(!hand_.shown(QStringLiteral("atTableHow")));
        QCOMPARE(hand_.text(QStringLiteral("atTableDone")), QStringLiteral("It is on paper"));
    }

    void aWorldIsBrokenByTaps_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Deutsch") << QStringLiteral("de");
    }
    void aWorldIsBrokenByTaps() {
        QFETCH(QString, language);
        start();
        hand_.preferences().setLanguage(language);
        start();
        const auto english = qScopeGuard([&] { hand_.preferences().setLanguage(QStringLiteral("en")); });
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        for (const char* line :
             {"correct red card F1103A", "correct side F1103A back", "correct red card F1104",
              "correct token hammer 1-arrow 1", "correct 1-arrow red ships 3", "correct 1-arrow blue ships 1",
              "correct 1-arrow empire ships 0", "correct red title outlaw", "correct blue title outlaw",
              "red leads aggression 2"})
            QVERIFY2(table().enter(QString::fromLatin1(line)), line);
        QVERIFY(hand_.tap(QStringLiteral("group-card")));
        // Preparing is greyed under a card of aggression, and stands behind.
        QTRY_VERIFY(hand_.shown(QStringLiteral("option-0")));
        if (const QString file = qEnvironmentVariable("REACHKEEPER_PICTURE"); !file.isEmpty())
            hand_.window().grabWindow().save(file + language + QStringLiteral("-1.png"));
        QVERIFY(hand_.tap(QStringLiteral("option-0")));
        QTRY_COMPARE(line(), QStringLiteral("red uses F1104 break"));
        QTRY_VERIFY(table().promptView().text.contains(language == QStringLiteral("de")
                                                           ? QStringLiteral("bevor die Welt zerbricht")
                                                           : QStringLiteral("before the world breaks")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("answer-1")));
        if (const QString file = qEnvironmentVariable("REACHKEEPER_PICTURE"); !file.isEmpty())
            hand_.window().grabWindow().save(file + language + QStringLiteral("-2.png"));
        QVERIFY(hand_.tap(QStringLiteral("answer-1")));
        QTRY_VERIFY(table().record().contains(QStringLiteral("blue declines")));
    }

    void tokensOfFatesAreShownAndPutRight() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        // The Caretaker's setup laid four sleeping Golems on gates, and nobody knows which.
        const auto golems = table().campaignView().tokens;
        QCOMPARE(golems.size(), 4);
        QCOMPARE(golems[0].text, QStringLiteral("Golem, asleep"));
        QVERIFY(golems[0].hollow);
        const QString line = lineOf(golems[0].subject, 1).section(u' ', 0, -2);
        const QString gate = line.section(QLatin1Char(' '), -1);
        const auto tokensAt = [&] {
            for (const auto& system : table().systems())
                if (system.id == gate) return system.tokens;
            return QList<reach::view::TokenView>();
        };
        QCOMPARE(tokensAt().size(), 1);
        QVERIFY(hand_.tap(QStringLiteral("empireStrip")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("fateTokens")));
        QVERIFY(hand_.tap(QStringLiteral("closePanel")));
        // One is taken from the map, onto the Golem Hearth.
        QVERIFY(table().enter(line + QStringLiteral(" 0")));
        QVERIFY(table().enter(QStringLiteral("correct token golem warrior awake F503 1")));
        QVERIFY(tokensAt().isEmpty());
        const auto home = table().players()[2].golems;
        QCOMPARE(home.size(), 1);
        QCOMPARE(home[0].raidCost, 2);
        QVERIFY(seat(2).aside.isEmpty());
    }

    // The Seeker's move begins by a tap on the map: the tray says so, and suggests no other answer.
    void aSeekerAsksWhereItsMoveBegins() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        const QString line = lineOf(table().campaignView().tokens[0].subject, 1).section(u' ', 0, -2);
        QVERIFY(table().enter(option(QStringLiteral("red leads mobilization 2"))));
        QVERIFY(table().enter(line + QStringLiteral(" 0")));
        QVERIFY(table().enter(QStringLiteral("correct token golem seeker awake red 1")));
        QVERIFY(table().enter(option(QStringLiteral("red spends seeker"))));
        QVERIFY(table().enter(option(QStringLiteral("red chooses "))));
        QCOMPARE(asked(), QStringLiteral("moveAgain"));
        QTRY_VERIFY(hand_.shown(QStringLiteral("moveFrom")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("answer-0")));
        QVERIFY(!hand_.shown(QStringLiteral("answer-0"))->property("main").toBool());
        if (const QString file = qEnvironmentVariable("REACHKEEPER_PICTURE"); !file.isEmpty())
            hand_.window().grabWindow().save(file + QStringLiteral("-seeker.png"));
        QVERIFY(hand_.tapSystem(option(QStringLiteral("red moves ")).section(u' ', 3, 3)));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("moveFrom")));
    }

    void whatLiesOnACardIsShownAndPutRight() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        QVERIFY(table().campaignView().pileRows.isEmpty());
        QVERIFY(table().enter(QStringLiteral("correct red card F1202")));
        QVERIFY(table().enter(QStringLiteral("correct on F1202 relic 1")));
        QVERIFY(hand_.tap(QStringLiteral("empireStrip")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("piles-red")));
        QCOMPARE(hand_.text(QStringLiteral("piles-red")), QStringLiteral("Pirate Hoard: Relic"));
        QVERIFY(hand_.tap(QStringLiteral("closePanel")));
        // Five rows, one a resource; a tap puts one more there.
        const auto rows = table().campaignView().pileRows;
        QCOMPARE(rows.size(), 5);
        const reach::view::PileRowView& relic = rows[3];
        QCOMPARE(lineOf(relic.subject, 2), QStringLiteral("correct on F1202 relic 2"));
        QCOMPARE(relic.now, 1);
        QVERIFY(table().enter(lineOf(relic.subject, 2)));
        QCOMPARE(table().campaignView().piles[0].text, QStringLiteral("2 × Relic"));
    }

    /// F505, F506: a Golem is spent by a tap where it lies, in a slot or on the Hearth.
    void golemsAreSpentByTaps() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        const auto golems = table().campaignView().tokens;
        for (int i = 0; i < 2; ++i) QVERIFY(table().enter(lineOf(golems[i].subject, 0)));
        for (const char* entry : {"correct initiative red", "correct red slots none none none none none none",
                                  "correct token golem harvester awake red 1", "correct red card F503",
                                  "correct token golem protector awake F503 1", "correct 5-hex red ships 1+2",
                                  "red leads mobilization 2"})
            QVERIFY2(table().enter(QLatin1String(entry)), entry);
        QTRY_VERIFY(hand_.shown(QStringLiteral("token-red-0")));
        QVERIFY(hand_.tap(QStringLiteral("token-red-0")));
        QTRY_COMPARE(line(), QStringLiteral("red spends harvester"));
        QVERIFY(table().enter(QStringLiteral("red chooses blue")));
        QVERIFY(table().enter(QStringLiteral("red chooses relic")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("golem-red-protector")));
        QVERIFY(hand_.tap(QStringLiteral("golem-red-protector")));
        QTRY_COMPARE(line(), QStringLiteral("red spends protector"));
    }

    /// F1803, F505: a Bunker is hit in battle like a building, and a Golem is seen in the slot it fills.
    void tokensAreHitByTaps() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        // One of the sleeping Golems at the gates wakes in red's hands.
        const auto golems = table().campaignView().tokens;
        QVERIFY(table().enter(lineOf(golems[0].subject, 0)));
        for (const char* entry :
             {"correct initiative red", "correct red title outlaw", "correct blue title outlaw",
              "correct 5-hex blight ships 0", "correct blue card F1803", "correct token bunker 5-hex 1",
              "correct 5-hex buildings blue starport", "correct 5-hex red ships 4",
              "correct red slots none none none none none none", "correct token golem warrior awake red 1",
              "red leads aggression 2", "red battles blue 5-hex with 4 skirmish",
              "rolls skirmish hit hit blank blank"})
            QVERIFY2(table().enter(QLatin1String(entry)), entry);
        const auto slotOf = [&](int at) { return table().players()[0].resourceSlots[at]; };
        QCOMPARE(slotOf(0).golem.golem, QStringLiteral("warrior"));
        QVERIFY(slotOf(1).golem.text.isEmpty());
        QCOMPARE(asked(), QStringLiteral("strike"));
        for (int hit = 0; hit < 2; ++hit) {
            QTRY_VERIFY(hand_.shown(QStringLiteral("target-1")));
            QCOMPARE(hand_.text(QStringLiteral("target-1")), QStringLiteral("Bunker"));
            QVERIFY(hand_.tap(QStringLiteral("target-1")));
        }
        QVERIFY(hand_.tap(QStringLiteral("enterHits")));
        QTRY_COMPARE(asked(), QStringLiteral("act"));
        for (const auto& system : table().systems())
            for (const auto& token : system.tokens)
                if (token.kind == QStringLiteral("bunker"))
                    QCOMPARE(token.text, QStringLiteral("Bunker, damaged"));
    }
};

QTEST_MAIN(FateTapsTest)
#include "fate_taps_test.moc"
