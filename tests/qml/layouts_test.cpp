#include "tests/places.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// The rule of qml/README.md: the delegates of a layout stay the same as long as the layout lives.
class LayoutsTest : public QObject {
    Q_OBJECT

    static qsizetype indentOf(const QString& line) {
        qsizetype indent = 0;
        while (indent < line.size() && line[indent] == u' ') ++indent;
        return indent;
    }

    static QString parentOf(const QStringList& lines, qsizetype at) {
        const qsizetype indent = indentOf(lines[at]);
        while (--at >= 0)
            if (!lines[at].isEmpty() && indentOf(lines[at]) < indent) return lines[at].trimmed();
        return {};
    }

    static QString modelOf(const QStringList& lines, qsizetype at) {
        const qsizetype inside = indentOf(lines[at]) + 4;
        for (++at; at < lines.size() && (lines[at].isEmpty() || indentOf(lines[at]) >= inside); ++at)
            if (indentOf(lines[at]) == inside && lines[at].trimmed().startsWith(QStringLiteral("model:")))
                return lines[at].trimmed();
        return {};
    }

  private Q_SLOTS:
    void noLayoutRepeatsWhatChanges() {
        const QRegularExpression layout(QStringLiteral("^(\\w+: )?(Row|Column|Grid|Stack)Layout \\{$"));
        const QRegularExpression fixed(QStringLiteral("^model: (\\d+|\\[[\\d, ]+\\])$"));
        int read = 0;
        for (QDirIterator files(places::source("qml"), {QStringLiteral("*.qml")}, QDir::Files,
                                QDirIterator::Subdirectories);
             files.hasNext();) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
            ++read;
            for (qsizetype at = 0; at < lines.size(); ++at)
                if (lines[at].trimmed() == QStringLiteral("Repeater {") &&
                    layout.match(parentOf(lines, at)).hasMatch())
                    QVERIFY2(fixed.match(modelOf(lines, at)).hasMatch(),
                             qPrintable(QStringLiteral("%1:%2").arg(file.fileName()).arg(at + 1)));
        }
        QVERIFY(read > 100);
    }
};

QTEST_GUILESS_MAIN(LayoutsTest)
#include "layouts_test.moc"
