#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

#include "database/compiler/content.h"
#include "database/reference/reference.h"
#include "database/reference/words.h"
#include "tests/places.h"

using namespace reach::compiler;

namespace {

const QString kFaults = places::source("tests/reference/faults");

Problems problemsIn(const QString& folder, Completeness asked) {
    Problems problems;
    Content content = readContent(folder.toStdString(), problems);
    addCardPages(content, asked, problems);
    checkEntries(content, asked, problems);
    giveAsked(content, asked, problems);
    checkLinks(content, problems);
    return problems;
}

/// Returns the problems of a folder. A case whose name ends in "-complete" asks for completeness; of the
/// hundreds of things that are missing then, the first few are told.
QString problemsOf(const QString& folder) {
    const bool complete = folder.endsWith("-complete");
    const Problems problems = problemsIn(folder, complete ? Completeness::Fully : Completeness::Partly);
    std::map<std::string, int> absent;
    QString told;
    for (const Problem& problem : problems.sorted()) {
        if (problem.place.line > 0 || ++absent[problem.place.file] <= 3)
            told += QString::fromStdString(lineOf(problem)) + "\n";
    }
    return told;
}

}  // namespace

class CompilerTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// Each folder in tests/reference/faults is a small content with its problems.txt.
    /// REACHKEEPER_REWRITE=1 writes them anew.
    void tellsEveryFault_data() {
        QTest::addColumn<QString>("folder");
        for (const QString& name : QDir(kFaults).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(name)) << kFaults + "/" + name;
    }
    void tellsEveryFault() {
        QFETCH(QString, folder);
        QFile file(folder + "/problems.txt");
        const QString told = problemsOf(folder);
        if (qEnvironmentVariableIsSet("REACHKEEPER_REWRITE")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(told.toUtf8());
            return;
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(told, QString::fromUtf8(file.readAll()));
    }

    /// Every card and every rule the engine cites has its entry.
    void theContentIsComplete() {
        const Problems problems = problemsIn(places::source("database/content"), Completeness::Fully);
        for (const Problem& problem : problems.sorted()) qWarning("%s", lineOf(problem).c_str());
        QVERIFY(problems.none());
    }

    void anUnwrittenCardHasAPageOfItsFacts() {
        Problems problems;
        Content content = readContent((kFaults + "/none").toStdString(), problems);
        const int unwritten = addCardPages(content, Completeness::Partly, problems);
        checkLinks(content, problems);
        QVERIFY(unwritten > 400);
        const QTemporaryDir folder;
        const std::string path = folder.filePath("reference.sqlite").toStdString();
        QVERIFY(writeReference(content, path, problems));
        QVERIFY(problems.none());
        const auto opened = reach::reference::Reference::open(path);
        QVERIFY(opened.reference.has_value());
        const auto card = opened.reference->entry("CC09");
        QVERIFY(card && card->card && !card->written);
        QCOMPARE(card->title, std::string("Sworn Guardians"));
        QCOMPARE(card->card->suit, std::string("relic"));
        QCOMPARE(card->card->raidCost, 1);
        const auto action = opened.reference->entry("ACT-aggression-4");
        QVERIFY(action && action->written);
        QCOMPARE(
            action->parts.at(0).markdown,
            std::string("2 action pips, each for Move, Secure or Battle. Led, it lets you declare Warlord."));
    }

    /// Remarks are left out. The parts behind a bar belong to the parts behind the same bar of the other
    /// language.
    void aDictionaryIsReadByItsWords() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("de-en"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "# Version :: of a dictionary\n"
            "kaufen {vt}; einkaufen | kaufend; im Laden kaufend :: to buy (from sb.; of sb.); to purchase | "
            "buying\n"
            "Ma\u00dfnahme {f} /Ma\u00dfn./ :: measure; step that is taken; arrangement [adm.] <arrangment>\n"
            "Ma\u00dfnahme {f} :: action; measure\n"
            "ein Wort ohne Gegenst\u00fcck\n");
        file.close();
        Problems problems;
        const Dictionary dictionary = readDictionary(file.fileName().toStdString(), {"to", "sb"}, problems);
        QVERIFY(problems.none());
        const Dictionary expected{
            {"einkaufen", {"buy", "purchase"}},
            {"kaufen", {"buy", "purchase"}},
            {"kaufend", {"buying"}},
            {reach::reference::folded("Ma\u00dfnahme"), {"measure", "arrangement", "action"}}};
        QVERIFY(dictionary == expected);
        readDictionary("/nowhere/de-en", {}, problems);
        QVERIFY(!problems.none());
    }

    void aFolderThatIsNotThereIsTold() {
        Problems problems;
        readContent("/nowhere", problems);
        QVERIFY(!problems.none());
        Content content;
        Problems writing;
        QVERIFY(!writeReference(content, "/nowhere/reference.sqlite", writing));
        QVERIFY(!writing.none());
    }
};

QTEST_APPLESS_MAIN(CompilerTest)
#include "compiler_test.moc"
