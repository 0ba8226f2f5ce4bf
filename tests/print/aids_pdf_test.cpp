#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "app/print/aids_pdf.h"
#include "database/books/book_file.h"
#include "database/reference/words.h"
#include "tests/places.h"

using namespace reach;

class AidsPdfTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::optional<reference::Reference> reference_;

    QString file() const { return folder_.filePath(QStringLiteral("aids.pdf")); }

    /// What the pages say, folded, without the spaces and icons that setting brings.
    static std::string read(const QString& file, int& pages) {
        const books::PagesRead read = books::readPages(file.toStdString(), [](int, int) { return true; });
        pages = static_cast<int>(read.pages.size());
        std::string all;
        for (const std::string& page : read.pages) all += reference::folded(page) + ' ';
        return all;
    }

    static std::vector<reference::Word> plainWords(const std::string& markdown) {
        static const QRegularExpression link(QStringLiteral("\\]\\([^)]*\\)"));
        return reference::wordsOf(QString::fromStdString(markdown).remove(link).toStdString());
    }

  private Q_SLOTS:
    void initTestCase() {
        reference_ = reference::Reference::open(places::reference().toStdString()).reference;
        QVERIFY(reference_.has_value());
    }

    void everyWordOfEveryAidIsOnThePages() {
        QString unknown;
        const auto aids = print::aidsOf(*reference_, {}, unknown);
        QVERIFY(unknown.isEmpty());
        QCOMPARE(aids.size(), reference_->contents(reference::Section::Aid).size());
        QVERIFY(print::writeAids(file(), aids));
        int pages = 0;
        const std::string text = read(file(), pages);
        QVERIFY2(pages >= 3 && pages <= 8, qPrintable(QString::number(pages)));
        for (const reference::Entry& aid : aids) {
            QVERIFY2(text.find(reference::folded(aid.title)) != std::string::npos, aid.title.c_str());
            for (const reference::Part& part : aid.parts)
                for (const reference::Word& word : plainWords(part.markdown))
                    QVERIFY2(text.find(word.text) != std::string::npos, (aid.id + ": " + word.text).c_str());
        }
    }

    /// Two columns are read one after the other, not line by line.
    void theColumnsStayApart() {
        QString unknown;
        QVERIFY(
            print::writeAids(file(), print::aidsOf(*reference_, {"aid.setup-3", "aid.setup-4"}, unknown)));
        int pages = 0;
        const std::string text = read(file(), pages);
        const std::size_t second = text.find("setup for 4 players");
        QVERIFY(second != std::string::npos);
        QVERIFY(text.find("the 2 left over face down") < second);
        QVERIFY(text.find("the 4 left over face down") > second);
    }

    void someAidsAlone() {
        QString unknown;
        const auto aids = print::aidsOf(*reference_, {QStringLiteral("aid.battle")}, unknown);
        QCOMPARE(aids.size(), 1U);
        QVERIFY(print::writeAids(file(), aids));
        int pages = 0;
        const std::string text = read(file(), pages);
        QCOMPARE(pages, 1);
        QVERIFY(text.find("battle on one page") != std::string::npos);
        QVERIFY(text.find("intermission checklist") == std::string::npos);
    }

    void whatIsNoAidIsTold() {
        QString unknown;
        QVERIFY(print::aidsOf(*reference_, {QStringLiteral("base.tax")}, unknown).empty());
        QCOMPARE(unknown, QStringLiteral("base.tax"));
    }

    void anAidLongerThanAColumnGoesOnInTheNext() {
        reference::Entry aid{
            .section = reference::Section::Aid, .id = "aid.long", .title = "A long one", .book = "base"};
        std::string text;
        for (int i = 0; i < 400; ++i) text += "- step number" + std::to_string(i) + "\n";
        aid.parts.push_back({.markdown = text});
        QVERIFY(print::writeAids(file(), {aid}));
        int pages = 0;
        const std::string printed = read(file(), pages);
        QVERIFY(pages > 1);
        for (int i = 0; i < 400; ++i) {
            const std::string step = "number" + std::to_string(i) + ' ';
            const std::size_t at = printed.find(step);
            QVERIFY2(at != std::string::npos, step.c_str());
            QVERIFY2(printed.find(step, at + 1) == std::string::npos, step.c_str());  // nor twice
        }
        QVERIFY(printed.find("a long one continued") != std::string::npos);
    }

    void aFileThatCannotBeWritten() {
        QString unknown;
        const auto aids = print::aidsOf(*reference_, {QStringLiteral("aid.round")}, unknown);
        QVERIFY(!print::writeAids(folder_.filePath(QStringLiteral("no/such/folder.pdf")), aids));
    }
};

QTEST_MAIN(AidsPdfTest)
#include "aids_pdf_test.moc"
