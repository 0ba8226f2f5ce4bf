#include "app/values/stable_list.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using reach::StableList;

/// A list that is assigned again only signals its differences.
class StableListTest : public QObject {
    Q_OBJECT

    static QVariantList rowsOf(const QString& letters) {
        QVariantList rows;
        for (const QChar letter : letters) rows.append(QVariantMap{{QStringLiteral("letter"), letter}});
        return rows;
    }

  private Q_SLOTS:
    void onlyDifferencesAreTold_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("inserted");
        QTest::addColumn<int>("removed");
        QTest::addColumn<int>("changed");
        QTest::newRow("nothing") << "abc"
                                 << "abc" << 0 << 0 << 0;
        QTest::newRow("one row") << "abc"
                                 << "axc" << 0 << 0 << 1;
        QTest::newRow("more at the end") << "abc"
                                         << "abcde" << 2 << 0 << 0;
        QTest::newRow("more in front") << "abc"
                                       << "xabc" << 1 << 0 << 0;
        QTest::newRow("fewer") << "abcd"
                               << "ad" << 0 << 2 << 0;
        QTest::newRow("all others") << "abc"
                                    << "xy" << 0 << 1 << 2;
        QTest::newRow("none") << "abc"
                              << "" << 0 << 3 << 0;
    }
    void onlyDifferencesAreTold() {
        QFETCH(QString, before);
        QFETCH(QString, after);
        StableList model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setList(rowsOf(before));
        int inserted = 0;
        int removed = 0;
        connect(&model, &StableList::rowsInserted, this,
                [&](const QModelIndex&, int first, int last) { inserted += last - first + 1; });
        connect(&model, &StableList::rowsRemoved, this,
                [&](const QModelIndex&, int first, int last) { removed += last - first + 1; });
        const QSignalSpy changed(&model, &StableList::dataChanged);
        model.setList(rowsOf(after));
        QCOMPARE(model.list().toList(), rowsOf(after));
        QTEST(inserted, "inserted");
        QTEST(removed, "removed");
        QTEST(static_cast<int>(changed.count()), "changed");
    }
};

QTEST_GUILESS_MAIN(StableListTest)
#include "stable_list_test.moc"
