#include "app/door/detail/doorway.h"

#include <QRegularExpression>
#include <QTest>

/// The facts about the doorway that can be tested without a browser.
class DoorwayTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void itIsSmall();
    void whatComesFromTheHostIsText();
    void itAsksNobodyElse();
    void oldPhonesReadIt();
    void bothLanguagesSayTheSame();

  private:
    static QString text(std::string_view utf8) {
        return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
    }
    const QString page_ = text(reach::door::doorwayPage());
    const QString style_ = text(reach::door::doorwayStyle());
    const QString script_ = text(reach::door::doorwayTable()) + text(reach::door::doorwayScript());
};

void DoorwayTest::itIsSmall() {
    QVERIFY((page_ + style_ + script_).toUtf8().size() < 30'000);
}

void DoorwayTest::whatComesFromTheHostIsText() {
    for (const auto* markup : {"innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(",
                               "Function(", "setAttribute('on", ".href =", ".src ="})
        QVERIFY2(!script_.contains(QLatin1String(markup)), markup);
}

void DoorwayTest::itAsksNobodyElse() {
    QVERIFY(page_.contains("Content-Security-Policy"));
    QVERIFY(page_.contains("default-src 'none'"));
    QVERIFY(!page_.contains("unsafe-eval") && !page_.contains("script-src 'self' 'unsafe-inline'"));
    QVERIFY(!page_.contains("http:") && !page_.contains("https:"));
    QVERIFY(!script_.contains("http:") && !script_.contains("https:"));
    QVERIFY(!page_.contains(QRegularExpression(" on[a-z]+=")));
    QVERIFY(!style_.contains("url(") && !style_.contains("@import"));
}

// A phone of 2012 knows none of these.
void DoorwayTest::oldPhonesReadIt() {
    static const QRegularExpression young(
        "=>|`|\\b(?:let|const|class|async|await)\\s|\\bfetch\\(|\\bPromise\\b|\\.includes\\(|\\.startsWith\\("
        "|Object\\.assign|"
        "\\.\\.\\.|\\?\\.|\\?\\?|\\bURLSearchParams\\b|\\.append\\(|\\.prepend\\(|\\.remove\\(\\)|\\."
        "closest\\(|replaceChildren");
    const auto found = young.match(script_);
    QVERIFY2(!found.hasMatch(), qPrintable(found.captured()));
}

void DoorwayTest::bothLanguagesSayTheSame() {
    static const QRegularExpression block("(en|de): \\{([^}]*)\\}");
    static const QRegularExpression key("(\\w+): '");
    QMap<QString, QStringList> keys;
    for (const auto& language : block.globalMatch(script_))
        for (const auto& one : key.globalMatch(language.captured(2)))
            keys[language.captured(1)].append(one.captured(1));
    QCOMPARE(keys.size(), 2);
    QCOMPARE(keys["en"], keys["de"]);
    QCOMPARE(keys["en"].size(), 6);
}

QTEST_GUILESS_MAIN(DoorwayTest)
#include "doorway_test.moc"
