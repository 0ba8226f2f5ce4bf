#include "app/words/arcades/arcades_words.h"
#include "app/words/entry_words.h"
#include "app/words/speaking.h"
#include "engine/arcades/record/record.h"
#include "engine/record/record.h"
#include "random_commands.h"
#include "tests/places.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace reach;

/// The log tells entries in words for people, by all records: no word of a record's line stands in it.
class ToldLinesTest : public QObject {
    Q_OBJECT

    static const words::PlayerNames& names() {
        static const words::PlayerNames kNames{
            {QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Cleo"), QStringLiteral("Dan")}};
        return kNames;
    }

    /// The words of a line that are a record's own: "5-hex", "BC05", "hit+hit", "administration".
    static QSet<QString> ownWords(const QString& line) {
        static const QRegularExpression ends(QStringLiteral("[\\s,=]+"));
        const QStringList all = line.split(ends, Qt::SkipEmptyParts);
        QSet<QString> own;
        for (const QString& word : all)
            if (word.size() > 2 && std::ranges::any_of(word, [](QChar c) { return c.isLetter(); }))
                own.insert(word);
        return own;
    }
    static QStringList wordsOf(const QString& text) {
        static const QRegularExpression ends(QStringLiteral("[\\s,.:;()]+"));
        return text.split(ends, Qt::SkipEmptyParts);
    }

    /// The record words that were found, each with a line of a record and how it is told.
    QMap<QString, QString> wrong_;
    int told_ = 0;

    void compare(const std::string& line, const QString& text) {
        ++told_;
        const QSet<QString> own = ownWords(QString::fromStdString(line));
        for (const QString& word : wordsOf(text))
            if (own.contains(word))
                wrong_.insert(word, QString::fromStdString(line) + QStringLiteral(" -> ") + text);
    }

    template <class Read, class Print>
    void tellAll(const char* folder, Read read, Print print) {
        QDirIterator records(places::source(folder), {QStringLiteral("*.record"), QStringLiteral("*.arcs")},
                             QDir::Files, QDirIterator::Subdirectories);
        while (records.hasNext()) {
            QFile file(records.next());
            if (!file.open(QIODevice::ReadOnly)) continue;
            const auto parsed = read(file.readAll().toStdString());
            if (!parsed.record) continue;
            for (const auto& entry : parsed.record->entries)
                compare(print(entry.command), words::entryText(entry.command, names()));
        }
    }

  private Q_SLOTS:
    void noWordOfARecordStandsInTheLog() {
        QTranslator german;
        QVERIFY(german.load(QStringLiteral(":/i18n/reachkeeper_de.qm")));
        const words::Speaking speaking(german);
        tellAll(
            "tests/records", [](const std::string& text) { return parseRecord(text); },
            [](const Command& command) { return printCommand(command); });
        tellAll(
            "tests/arcades/records", [](const std::string& text) { return arcades::parseRecord(text); },
            [](const arcades::Command& command) { return arcades::printCommand(command); });
        QVERIFY(told_ > 5'000);
        // What no record has.
        std::mt19937_64 random(7);
        for (std::size_t kind = 0; kind < std::variant_size_v<Command>; ++kind)
            for (int i = 0; i < 300; ++i) {
                const Command command = randomCommand(kind, random);
                compare(printCommand(command), words::entryText(command, names()));
            }
        for (auto one = wrong_.cbegin(); one != wrong_.cend(); ++one)
            qInfo("%s: %s", qPrintable(one.key()), qPrintable(one.value()));
        QVERIFY(wrong_.isEmpty());
    }
};

QTEST_GUILESS_MAIN(ToldLinesTest)
#include "told_lines_test.moc"
