#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QTest>
#include <memory>

#include "app/painting/measure.h"
#include "app/window.h"

/// Text measured in C++ has the same size as a drawn Text.
class MeasureTest : public QObject {
    Q_OBJECT

    QQmlEngine engine_;
    reach::Measure measure_;

    // A Text as the screens have it, of this size, in a place so wide and so high.
    std::unique_ptr<QQuickItem> text(const QString& words, int pixels, const QString& more = {}) {
        QQmlComponent component(&engine_);
        component.setData(
            QStringLiteral("import QtQuick\nText { textFormat: Text.PlainText; font.pixelSize: %1; "
                           "font.weight: Font.DemiBold; %2 }")
                .arg(pixels)
                .arg(more)
                .toUtf8(),
            {});
        std::unique_ptr<QQuickItem> item(qobject_cast<QQuickItem*>(component.create()));
        if (item) item->setProperty("text", words);
        return item;
    }

  private Q_SLOTS:
    void initTestCase() { prepareApplication(); }

    void aLineIsAsWideAsItsText_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("pixels");
        QTest::newRow("one digit") << "0" << 42;
        QTest::newRow("a word") << "Influence" << 17;
        QTest::newRow("a sentence") << "Taxes 1 Arrow, a city of Wim (damaged)" << 18;
        QTest::newRow("German") << QString::fromUtf8("Beschädigt die Stadt in 4 Mond") << 16;
    }
    void aLineIsAsWideAsItsText() {
        QFETCH(QString, words);
        QFETCH(int, pixels);
        const auto drawn = text(words, pixels);
        QVERIFY(drawn && drawn->implicitWidth() > 1);
        QVERIFY(std::abs(measure_.width(words, pixels, QFont::DemiBold) - drawn->implicitWidth()) < 1);
    }

    void nothingHasNoWidth() { QCOMPARE(measure_.width({}, 18, QFont::Normal), 0.0); }

    void absurdSizesAreMeasured() {
        QVERIFY(measure_.width(QStringLiteral("a"), -5, -5) > 0);
        QVERIFY(measure_.width(QStringLiteral("a"), 18, 99'999) > 0);
    }

    void aLineBecomesSmallerToFit_data() {
        QTest::addColumn<double>("width");
        for (const double width : {60.0, 75.0, 90.0, 105.0, 400.0})
            QTest::newRow(qPrintable(QString::number(width))) << width;
    }
    void aLineBecomesSmallerToFit() {
        QFETCH(double, width);
        const QString words = QStringLiteral("Beeinflussen");
        const auto drawn = text(words, 17,
                                QStringLiteral("width: %1; fontSizeMode: Text.HorizontalFit; "
                                               "minimumPixelSize: 8")
                                    .arg(width));
        QVERIFY(drawn);
        const int size = measure_.fit(words, 17, 8, QFont::DemiBold, width);
        QVERIFY(size == 8 || measure_.width(words, size, QFont::DemiBold) <= width);
        QVERIFY(size == 17 || measure_.width(words, size + 1, QFont::DemiBold) > width);
        QVERIFY(drawn->property("contentWidth").toDouble() <= width);
        QVERIFY(std::abs(drawn->property("contentWidth").toDouble() -
                         measure_.width(words, size, QFont::DemiBold)) < 1);
    }

    void wordsStandOnTwoLinesBeforeTheyBecomeSmaller_data() {
        QTest::addColumn<double>("width");
        for (const double width : {90.0, 120.0, 150.0, 180.0, 200.0, 500.0})
            QTest::newRow(qPrintable(QString::number(width))) << width;
    }
    void wordsStandOnTwoLinesBeforeTheyBecomeSmaller() {
        QFETCH(double, width);
        const QString words = QStringLiteral("Taxes 1 Arrow, a city of Wim (undamaged)");
        constexpr double kHeight = 52;
        const int size = measure_.fitLines(words, 18, 6, QFont::DemiBold, width, kHeight, 2);
        const auto fits = [&](int pixels) {
            const auto drawn =
                text(words, pixels, QStringLiteral("width: %1; wrapMode: Text.WordWrap").arg(width));
            return drawn && drawn->property("lineCount").toInt() <= 2 &&
                   drawn->property("contentHeight").toDouble() <= kHeight;
        };
        QVERIFY(fits(size));
        QVERIFY(size == 18 || !fits(size + 1));
        QCOMPARE(size == 18, width >= 200);
    }

    void withoutAPlaceItIsAsLargeAsItMayBe() {
        QCOMPARE(measure_.fit(QStringLiteral("Influence"), 17, 11, QFont::Normal, 0), 17);
        QCOMPARE(measure_.fitLines(QStringLiteral("Influence"), 17, 11, QFont::Normal, 50, 0, 2), 17);
    }

    void whereNothingFitsItIsAsSmallAsItMayBe() {
        QCOMPARE(measure_.fit(QStringLiteral("Influence"), 17, 11, QFont::Normal, 5), 11);
        QCOMPARE(measure_.fitLines(QStringLiteral("Influence and more"), 17, 11, QFont::Normal, 20, 20, 1),
                 11);
    }
};

QTEST_MAIN(MeasureTest)
#include "measure_test.moc"
