#include "tests/places.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// The rules of qml/README.md and app/words/README.md for texts: only Words draws text, only Marked reads
/// markup, controls are our own, and all places of a text are filled in at once.
class PlainTextTest : public QObject {
    Q_OBJECT

    /// Whether a line makes something that guesses markup: a text of Qt's, or a control that draws one
    /// itself. The templates of controls (`T.Button`) draw nothing.
    static bool guesses(const QString& line) {
        static const QRegularExpression text(
            QStringLiteral("\\b(Text|Label|PlaceholderText|IconLabel|MnemonicLabel|CheckLabel) \\{"));
        static const QRegularExpression control(QStringLiteral(
            "(?<!\\bT\\.)\\b(Button|CheckBox|CheckDelegate|ComboBox|DelayButton|Dialog|GroupBox|ItemDelegate|"
            "Menu|"
            "MenuBarItem|MenuItem|MessageDialog|RadioButton|RadioDelegate|RoundButton|SpinBox|SwipeDelegate|"
            "Switch|"
            "SwitchDelegate|TabButton|TextField|ToolButton|ToolTip|TreeViewDelegate) \\{|\\bToolTip\\."));
        static const QRegularExpression other(
            QStringLiteral("\\btextFormat\\b|^import QtQuick[.]Controls\\b"));
        return text.match(line).hasMatch() || control.match(line).hasMatch() || other.match(line).hasMatch();
    }

    /// The end of the call whose parenthesis opens at `from`, after its closing one.
    static qsizetype endOfCall(const QString& source, qsizetype from) {
        int open = 0;
        for (qsizetype at = from; at < source.size(); ++at) {
            if (source[at] == u'"') {
                for (++at; at < source.size() && source[at] != u'"'; ++at) at += source[at] == u'\\' ? 1 : 0;
            } else if (source[at] == u'(') {
                ++open;
            } else if (source[at] == u')' && --open == 0) {
                return at + 1;
            }
        }
        return source.size();
    }

    /// Where a text is filled in that has been filled in before: by one `arg` after the other, in a loop, or
    /// after a function that had filled in a part (`by` in entry_words.cpp did). -1: nowhere.
    static qsizetype filledTwice(const QString& source) {
        static const QRegularExpression again(QStringLiteral("\\b(\\w+) = \\1\\s*\\.arg\\("));
        if (const auto found = again.match(source); found.hasMatch()) return found.capturedStart();
        // A literal is only made in these.
        static const QStringList makers{QStringLiteral("translate"),     QStringLiteral("tr"),
                                        QStringLiteral("qsTr"),          QStringLiteral("QStringLiteral"),
                                        QStringLiteral("QLatin1String"), QString()};
        static const QRegularExpression call(QStringLiteral("(\\w*)\\("));
        for (auto calls = call.globalMatch(source); calls.hasNext();) {
            const auto made = calls.next();
            static const QRegularExpression filling(QStringLiteral("\\G\\s*\\.arg\\("));
            if (!makers.contains(made.captured(1)) &&
                filling.match(source, endOfCall(source, made.capturedEnd() - 1)).hasMatch())
                return made.capturedStart();
        }
        return -1;
    }

  private Q_SLOTS:
    void noTextIsFilledInTwice_data() {
        QTest::addColumn<QString>("source");
        QTest::addColumn<bool>("found");
        for (const char* source :
             {"tr(\"%1 of %2\").arg(a).arg(b)", "tr(\"%1 (%2)\")\n    .arg(name(a), b(c))\n    .arg(d)",
              "text = text.arg(part)", "by(c, tr(\"%1 takes %2\")).arg(name(c.card))",
              "qsTr(\"(%1\").arg(\"a)\").arg(b)", "(a ? qsTr(\"%1 %2\") : qsTr(\"%1\")).arg(a).arg(b)"})
            QTest::newRow(source) << QString::fromLatin1(source) << true;
        for (const char* source : {"tr(\"%1 of %2\").arg(a, b)", "tr(\"%1\").arg(tr(\"%1\").arg(b))",
                                   "(a ? tr(\"%1\") : tr(\"b %1\")).arg(c)", "text.arg(a, b)"})
            QTest::newRow(source) << QString::fromLatin1(source) << false;
    }
    void noTextIsFilledInTwice() {
        QFETCH(QString, source);
        QTEST(filledTwice(source) >= 0, "found");
    }

    /// A player called "%2" would be filled in again.
    void allPlacesOfATextAreFilledInAtOnce() {
        int read = 0;
        for (const char* room : {"app", "qml"}) {
            for (QDirIterator files(places::source(room),
                                    {QStringLiteral("*.qml"), QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                                    QDir::Files, QDirIterator::Subdirectories);
                 files.hasNext();) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString source = QString::fromUtf8(file.readAll());
                const qsizetype at = filledTwice(source);
                ++read;
                QVERIFY2(at < 0, qPrintable(QStringLiteral("%1:%2").arg(
                                     file.fileName(), QString::number(source.left(at).count(u'\n') + 1))));
            }
        }
        QVERIFY(read > 600);
    }

    void whatGuessesIsFound_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("found");
        for (const char* line : {"Text {", "    delegate: Label {", "component Line: Text {", "T.Label {",
                                 "Button {", "contentItem: TextField {", "ToolTip.text: name",
                                 "textFormat: Text.RichText", "import QtQuick.Controls"})
            QTest::newRow(line) << QString::fromLatin1(line) << true;
        for (const char* line : {"Words {", "Marked {", "T.Button {", "T.TextField {", "QuietButton {",
                                 "wrapMode: Text.WordWrap", "ReferenceText {", "TextMetrics {"})
            QTest::newRow(line) << QString::fromLatin1(line) << false;
    }
    void whatGuessesIsFound() {
        QFETCH(QString, line);
        QTEST(guesses(line), "found");
    }

    void onlyWordsDrawsText() {
        int read = 0;
        for (QDirIterator files(places::source("qml"), {QStringLiteral("*.qml")}, QDir::Files,
                                QDirIterator::Subdirectories);
             files.hasNext();) {
            QFile file(files.next());
            if (QRegularExpression(QStringLiteral("/(Words|Marked)[.]qml$"))
                    .match(file.fileName())
                    .hasMatch())
                continue;
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
            ++read;
            for (qsizetype at = 0; at < lines.size(); ++at)
                QVERIFY2(!guesses(lines[at]),
                         qPrintable(QStringLiteral("%1:%2").arg(file.fileName()).arg(at + 1)));
        }
        QVERIFY(read > 100);
    }
};

QTEST_GUILESS_MAIN(PlainTextTest)
#include "plain_text_test.moc"
