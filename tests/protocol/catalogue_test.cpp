#include "engine/contract/catalogue.h"
#include "engine/engine.h"
#include "engine/protocol/wire.h"
#include "engine/record/record.h"
#include "tests/places.h"

#include <QDirIterator>
#include <QProcess>
#include <QTest>

using namespace reach;

namespace {

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QStringList records() {
    QStringList all;
    QDirIterator walk(places::source("tests/records"), {QStringLiteral("*.record")}, QDir::Files,
                      QDirIterator::Subdirectories);
    while (walk.hasNext()) all << walk.next();
    all.sort();
    return all;
}

/// The journals that today's catalogue wrote, by record.
QMap<QString, QStringList> journals(const QStringList& files) {
    QProcess writer;
    writer.start(places::program("journal_writer"), files);
    QMap<QString, QStringList> all;
    if (!writer.waitForFinished(-1) || writer.exitCode() != 0) return all;
    QString file;
    for (const QString& line :
         QString::fromUtf8(writer.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts))
        if (line.startsWith(u'='))
            file = line.mid(2);
        else
            all[file] << line;
    return all;
}

/// Returns the fault of this journal if the catalogue has one more card; empty if there is none.
QString faultOf(const QString& file, const QStringList& journal) {
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly)) return QStringLiteral("unreadable");
    const auto parsed = parseRecord(source.readAll().toStdString());
    Game told = newGame(parsed.record->setup);
    Game decided = told;
    std::vector<Event> events;
    for (const Entry& entry : parsed.record->entries) play(decided, entry.command, &events);
    if (static_cast<qsizetype>(events.size()) != journal.size())
        return QStringLiteral("more or fewer events");
    for (qsizetype i = 0; i < journal.size(); ++i) {
        const QString now = text(toWire(events[static_cast<std::size_t>(i)]));
        if (now != journal[i]) return journal[i] + QStringLiteral(" is written as ") + now;
        const auto read = fromWire(journal[i].toStdString());
        if (!read) return QStringLiteral("unread: ") + journal[i];
        evolve(told.state, *read);
    }
    return told == decided ? QString() : QStringLiteral("another table comes of it");
}

}  // namespace

/// Ids of cards go by their place in the catalogue, and a card may come in front of others. This program has
/// such a card: nothing that is written may depend on the place.
class CatalogueTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void thereIsACardInFront() {
        QCOMPARE(int{index(findCard("AA01"))}, kBaseCards);
        QCOMPARE(int{index(findCard("CC01"))}, kBaseCards + 1);
    }
    void journalsOfTodayTellTheSame() {
        const QStringList files = records();
        const auto written = journals(files);
        QCOMPARE(written.size(), files.size());
        for (const QString& file : files) {
            const QString fault = faultOf(file, written[file]);
            QVERIFY2(fault.isEmpty(), qPrintable(file + QStringLiteral(": ") + fault));
        }
    }
    /// The questions that once held a place are among them.
    void theyHoldASecondCard_data() {
        QTest::addColumn<QString>("card");
        QTest::newRow("F411") << QStringLiteral(" F411 ");
        QTest::newRow("F413") << QStringLiteral(" F413 ");
    }
    void theyHoldASecondCard() {
        QFETCH(QString, card);
        const auto written = journals(records());
        const bool held = std::any_of(written.begin(), written.end(), [&](const QStringList& journal) {
            return std::any_of(journal.begin(), journal.end(), [&](const QString& line) {
                return line.startsWith(QStringLiteral("asked resolve")) && line.contains(card) &&
                       !line.endsWith(QStringLiteral(" none"));
            });
        });
        QVERIFY(held);
    }
    /// A place in an old journal is a place in the catalogue of that time.
    void placesOfBeforeStayWhatTheyWere() {
        const auto read = fromWire("asked resolve blue none none F411 1 1 77");
        QVERIFY(read.has_value());
        QCOMPARE(text(toWire(*read)), QStringLiteral("asked resolve blue none none F411 1 1 0 CC02"));
    }
};

QTEST_GUILESS_MAIN(CatalogueTest)
#include "catalogue_test.moc"
