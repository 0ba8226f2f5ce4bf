#include <QDirIterator>
#include <QFile>
#include <QTest>

#include "engine/contract/catalogue.h"
#include "engine/engine.h"
#include "facts.h"
#include "replay.h"
#include "tests/places.h"

using namespace reach;

namespace {

const auto kFolder = places::source("tests/records");

QStringList recordFiles() {
    QStringList files;
    QDirIterator all(kFolder, {QStringLiteral("*.record")}, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) files << all.next();
    files.sort();
    return files;
}

std::string readAll(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A record as its writer meant it: no comments, no empty lines, one space between words.
std::string withoutComments(const std::string& text) {
    std::string bare;
    for (const auto& line : QString::fromStdString(text).split('\n')) {
        const auto words = records::tidy(line.section('#', 0, 0).toStdString());
        if (!words.empty()) bare += words + '\n';
    }
    return bare;
}

/// The first line in which two texts differ; empty when they are the same.
QString difference(const std::string& wanted, const std::string& got) {
    const auto expected = QString::fromStdString(wanted).split('\n');
    const auto actual = QString::fromStdString(got).split('\n');
    for (qsizetype i = 0; i < std::max(expected.size(), actual.size()); ++i)
        if (expected.value(i) != actual.value(i))
            return QStringLiteral("expected '%1', got '%2'").arg(expected.value(i), actual.value(i));
    return {};
}

}  // namespace

/// Plays every record of this folder: see README.md.
class RecordsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void record_data();
    void record();
    void everyCardHasOne();
    void aWrongExpectationIsFound_data();
    void aWrongExpectationIsFound();
};

void RecordsTest::record_data() {
    QTest::addColumn<QString>("path");
    for (const auto& path : recordFiles())
        QTest::newRow(qPrintable(QDir(kFolder).relativeFilePath(path))) << path;
}

void RecordsTest::record() {
    QFETCH(QString, path);
    const std::string text = readAll(path);
    const ParsedRecord parsed = parseRecord(text);
    for (const ParseError& error : parsed.errors)
        qWarning("%s:%d: no record at '%s'", qPrintable(path), error.line, error.token.c_str());
    QVERIFY(parsed.record.has_value());
    QVERIFY2(checkSetup(parsed.record->setup) == Rule::None, "no such setup");
    QCOMPARE(difference(withoutComments(text), withoutComments(printRecord(*parsed.record))), QString());
    const std::string problem = records::replay(text, *parsed.record);
    const std::string message = path.toStdString() + ':' + problem;
    QVERIFY2(problem.empty(), message.c_str());
}

void RecordsTest::everyCardHasOne() {
    for (const Card* card : baseCatalogue()) {
        const auto path = kFolder + QStringLiteral("/cards/%1.record").arg(QLatin1String(card->id.data()));
        QVERIFY2(QFile::exists(path), qPrintable(path));
    }
}

void RecordsTest::aWrongExpectationIsFound_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("problem");
    const auto row = [](const char* line, const char* problem) {
        QTest::newRow(line) << QByteArray(line) << QByteArray(problem);
    };
    row("#= red power 1", "6: expected red power 1, got red power 0");
    row("#= red glory 1", "6: nothing is known about: red glory 1");
    row("#= supply gold 1", "6: nothing is known about: supply gold 1");
    row("blue leads construction 4",
        "6: expected legal, got refused not-your-turn: blue leads construction 4");
    row("#! violation tax-once-per-turn: red passes",
        "6: expected violation tax-once-per-turn: red passes, got legal");
    row("#! refused not-your-turn", "the last #! has no entry");
    row("#! refused not-your-turn: red dances", "6: no entry: red dances");
}

void RecordsTest::aWrongExpectationIsFound() {
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, problem);
    const std::string text =
        "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\ncourt: BC01 BC02 BC03 BC04\n\n" +
        line.toStdString() + '\n';
    const ParsedRecord parsed = parseRecord(text);
    QVERIFY(parsed.record.has_value());
    QCOMPARE(QByteArray::fromStdString(records::replay(text, *parsed.record)), problem);
}

QTEST_APPLESS_MAIN(RecordsTest)
#include "records_test.moc"
