#include <QTest>

#include "database/reference/placed_words.h"
#include "database/reference/words.h"

using namespace reach::reference;

class WordsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void folds_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("case and signs") << "Leaders & Lore!"
                                        << "leaders lore";
        QTest::newRow("apostrophes") << "People's Tycoon\u2019s"
                                     << "peoples tycoons";
        QTest::newRow("hyphens and dashes") << "Silver-Tongues\u20144-hex"
                                            << "silver tongues 4 hex";
        QTest::newRow("accents") << "\u00c9l\u00e8ve Gro\u00df \u0152uvre"
                                 << "eleve gross oeuvre";
        QTest::newRow("accents of their own") << "e\u0301te\u0301"
                                              << "ete";
        QTest::newRow("other scripts stay") << "\u0391\u03b2"
                                            << "\u0391\u03b2";
        QTest::newRow("only signs") << "\u2026 ( * \u201c"
                                    << "";
        QTest::newRow("ids") << "base.tax BC05"
                             << "base tax bc05";
    }
    void folds() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(folded(text.toStdString())), expected);
    }

    void placedWordsAreStoredAndRead() {
        const std::vector<PlacedWord> words{{0, 0, 4},      {4028, 5, 1},    {7, 260, 255}, {65535, 770, 254},
                                            {1, 1024, 600}, {2, 9000, 1020}, {3, 65530, 5}};
        const std::string text = stored(words);
        QCOMPARE(placedWords(text), words);
        // Cut off anywhere, it still gives whole words, the first ones.
        for (std::size_t cut = 0; cut < text.size(); ++cut) {
            const auto some = placedWords(std::string_view(text).substr(0, cut));
            QVERIFY(some.size() < words.size());
            QVERIFY(std::equal(some.begin(), some.end(), words.begin()));
        }
        QCOMPARE(placedWords(std::string(1000, '\xff')).size(), std::size_t{0});
    }

    void tellsWhereWordsStand() {
        const std::string text = "\u201cPeople's\u201d H\u00e9ro";
        const auto words = wordsOf(text);
        QCOMPARE(words.size(), std::size_t{2});
        QCOMPARE(text.substr(words[0].begin, words[0].end - words[0].begin), std::string("People's"));
        QCOMPARE(text.substr(words[1].begin, words[1].end - words[1].begin), std::string("H\u00e9ro"));
    }

    void brokenBytesPartWords() {
        QCOMPARE(folded("a\xff"
                        "b\xc3"),
                 std::string("a b"));
        QCOMPARE(folded("\xe2\x82"), std::string());
        QCOMPARE(folded("\xf0\x9f\x98\x80x"), std::string("x"));
    }

    void countsChanges() {
        QCOMPARE(editDistance("sliver", "silver", 2, false), 1);
        QCOMPARE(editDistance("provke", "provoke", 2, false), 1);
        QCOMPARE(editDistance("abc", "abc", 0, false), 0);
        QCOMPARE(editDistance("abc", "xyz", 2, false), 3);
        QCOMPARE(editDistance("gaurd", "guardians", 2, true), 1);
        QCOMPARE(editDistance("gaurd", "guardians", 2, false), 3);
        QCOMPARE(editDistance(std::string(40, 'a'), std::string(40, 'a'), 2, false),
                 3);  // too long to be a slip
        QCOMPARE(editDistance("", "ab", 2, false), 2);
    }
};

QTEST_APPLESS_MAIN(WordsTest)
#include "words_test.moc"
