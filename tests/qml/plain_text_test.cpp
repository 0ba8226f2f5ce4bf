#include "tests/places.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// The rule of qml/README.md: only Words draws text, only Marked reads markup, and controls are our own.
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

  private Q_SLOTS:
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
