#include <QTest>

#include "database/compiler/content.h"
#include "database/reference/language.h"
#include "tests/places.h"

using namespace reach::reference;

/// The words of English, as database/content/en/words.toml has them.
class LanguageTest : public QObject {
    Q_OBJECT

    Language language_;

  private Q_SLOTS:
    void initTestCase() {
        reach::compiler::Problems problems;
        const auto content =
            reach::compiler::readContent(places::source("database/content").toStdString(), problems);
        QVERIFY(problems.none());
        language_.add(content.languages.at("en"));
    }

    void stems_data() {
        QTest::addColumn<QStringList>("forms");
        for (const char* forms : {"destroy destroys destroyed destroying",
                                  "city cities",
                                  "tax taxes taxed taxing",
                                  "declare declares declared declaring",
                                  "battle battles battling",
                                  "copy copies copied",
                                  "stop stopped stopping",
                                  "trophy trophies",
                                  "pass passes passed",
                                  "raid raids raiding",
                                  "build builds building built",
                                  "move moves moving",
                                  "class classes",
                                  "lose lost losing loose",
                                  "steal stole stolen stealing",
                                  "three 3",
                                  "second 2nd",
                                  "die dice dices",
                                  "raid raidable",
                                  "catch caught",
                                  "defend defence defense",
                                  "move movement",
                                  "pay paid payment",
                                  "declare declaration",
                                  "negotiate negotiation negotiating",
                                  "big bigger biggest",
                                  "thief thieves"})
            QTest::newRow(forms) << QString::fromLatin1(forms).split(' ');
    }
    void stems() {
        QFETCH(QStringList, forms);
        for (const QString& form : forms)
            QCOMPARE(language_.stemOf(form.toStdString()), language_.stemOf(forms.front().toStdString()));
    }

    void unlikeWordsKeepTheirStems() {
        QVERIFY(language_.stemOf("king") != language_.stemOf("k"));
        QVERIFY(language_.stemOf("ring") != language_.stemOf("r"));
        QVERIFY(language_.stemOf("gate") != language_.stemOf("gas"));
        QVERIFY(language_.stemOf("supply") != language_.stemOf("support"));
        QVERIFY(language_.stemOf("moment") != language_.stemOf("move"));
        QCOMPARE(language_.stemOf("is"), std::string("is"));
        QCOMPARE(language_.stemOf("crisis"), std::string("crisis"));
    }

    /// Endings of a step are tried in order. Letters of several bytes count as one.
    void endingsAreData() {
        Language greek;
        greek.add({.words = {{Use::Vowel, "\u03b1"}, {Use::Form, "x", "\u03b2"}},
                   .endings = {{.step = 0, .cut = "\u03b1\u03c2", .put = "\u03b1\u03c2"},
                               {.step = 0, .cut = "\u03c2", .least = 2},
                               {.step = 1, .cut = "\u03b2", .put = "\u03b3", .least = 2}}});
        const auto stem = [&](const char* word) { return QString::fromStdString(greek.stemOf(word)); };
        QCOMPARE(stem("\u03b2\u03b1\u03c2"), QStringLiteral("\u03b2\u03b1\u03c2"));  // kept
        QCOMPARE(stem("\u03b1\u03b2\u03c2"), QStringLiteral("\u03b1\u03b2"));        // too short for the next
        QCOMPARE(stem("\u03b2\u03b2\u03c2"), QStringLiteral("\u03b2\u03b2\u03c2"));  // no vowel
        QCOMPARE(stem("\u03b2\u03b1\u03b2\u03c2"), QStringLiteral("\u03b2\u03b1\u03b3"));
        QCOMPARE(stem("x"), QStringLiteral("\u03b2"));
    }

    void patternsFitQuestions_data() {
        QTest::addColumn<QString>("question");
        QTest::addColumn<bool>("asked");
        QTest::addColumn<bool>("never");
        QTest::newRow("what is a regent") << "what is a regent" << true << false;
        QTest::newRow("who even are they") << "who even are they" << true << false;
        QTest::newRow("what do starports do") << "what do starports do" << true << false;
        QTest::newRow("what do starports cost") << "what do starports cost" << false << false;
        QTest::newRow("what is in the deck") << "what is in the deck" << true << true;
        QTest::newRow("is what") << "is what" << false << false;
        QTest::newRow("nothing") << "" << false << false;
    }
    void patternsFitQuestions() {
        QFETCH(QString, question);
        QFETCH(bool, asked);
        QFETCH(bool, never);
        std::vector<std::string> words;
        for (const QString& word : question.split(' ', Qt::SkipEmptyParts))
            words.push_back(word.toStdString());
        QCOMPARE(language_.fits(Use::MeaningAsked, words), asked);
        QCOMPARE(language_.fits(Use::MeaningNever, words), never);
    }

    /// The chosen language is added first: its form of a word counts, and the English endings are still cut.
    void twoLanguagesAreOne() {
        Language both;
        both.add({.words = {{Use::Form, "was", "co"}, {Use::Prefix, "nie"}},
                  .endings = {{.step = 0, .cut = "ami", .least = 2}}});
        const std::size_t own = both.wordsFor(Use::Prefix).size();
        reach::compiler::Problems problems;
        const auto content =
            reach::compiler::readContent(places::source("database/content").toStdString(), problems);
        both.add(content.languages.at("en"));
        QCOMPARE(both.stemOf("was"), std::string("co"));
        QCOMPARE(both.stemOf("statkami"), std::string("statk"));
        QCOMPARE(both.stemOf("cities"), both.stemOf("city"));
        QVERIFY(both.wordsFor(Use::Prefix).size() > own);
    }
};

QTEST_APPLESS_MAIN(LanguageTest)
#include "language_test.moc"
