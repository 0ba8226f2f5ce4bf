#include "tests/places.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <vector>

namespace {

struct Message {
    QString source;
    QStringList forms;
    bool plural = false;
    QString state;
};

std::vector<Message> messagesOf(QIODevice& file, QString& error) {
    std::vector<Message> messages;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1StringView("message")) {
            messages.emplace_back().plural = xml.attributes().hasAttribute(QLatin1StringView("numerus"));
        } else if (messages.empty()) {
            continue;
        } else if (xml.name() == QLatin1StringView("source")) {
            messages.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1StringView("translation")) {
            messages.back().state = xml.attributes().value(QLatin1StringView("type")).toString();
            if (!messages.back().plural) messages.back().forms.append(xml.readElementText());
        } else if (xml.name() == QLatin1StringView("numerusform")) {
            messages.back().forms.append(xml.readElementText());
        }
    }
    error = xml.errorString();
    return messages;
}

// What a translation must take over as it is: %1, %n, tags. Each once, in any order.
QStringList fixedParts(const QString& text, bool uncounted = false) {
    static const QRegularExpression part(QStringLiteral("%L?(?:\\d+|n)|</?[a-z][^>]*>"));
    QStringList parts;
    for (auto match = part.globalMatch(text); match.hasNext();) parts.append(match.next().captured());
    if (uncounted) parts.removeAll(QStringLiteral("%n"));
    parts.sort();
    parts.removeDuplicates();
    return parts;
}

}  // namespace

// The shipped translations in translations/ are complete.
class TranslationsTest : public QObject {
    Q_OBJECT

    const QDir folder_{places::source("translations")};

    std::vector<Message> messagesOf(const QString& name) const {
        QFile file(folder_.filePath(name));
        QString error;
        return file.open(QIODevice::ReadOnly) ? ::messagesOf(file, error) : std::vector<Message>{};
    }

  private Q_SLOTS:
    /// Whoever wants to leave a screen does not take an entry back.
    void undoIsNotBack() {
        for (const QString& name : folder_.entryList({QStringLiteral("*.ts")})) {
            QFile file(folder_.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QString error;
            QStringList undo;
            QStringList back;
            for (const Message& message : ::messagesOf(file, error)) {
                if (message.source == QStringLiteral("Undo")) undo += message.forms;
                if (message.source == QStringLiteral("Back")) back += message.forms;
            }
            for (const QString& word : back)
                QVERIFY2(word.isEmpty() || !undo.contains(word), qPrintable(word));
        }
    }

    /// "Log: put an earlier entry right" leads to the sheet "Log", which has one name.
    void whatATextNamesHasOneName() {
        // The same English words with another meaning.
        static const QStringList others{QStringLiteral("tied for first"), QStringLiteral("%1 hits"),
                                        QStringLiteral("Put right")};
        for (const QString& name : folder_.entryList({QStringLiteral("*.ts")})) {
            QFile file(folder_.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QString error;
            const std::vector<Message> messages = ::messagesOf(file, error);
            QMultiMap<QString, QString> names;
            for (const Message& message : messages)
                for (const QString& form : message.forms) names.insert(message.source, form);
            for (const Message& message : messages) {
                const QString named = message.source.section(QStringLiteral(": "), 0, 0);
                if (named == message.source || !names.contains(named) || others.contains(named)) continue;
                for (const QString& form : message.forms)
                    QVERIFY2(names.values(named).contains(form.section(QStringLiteral(": "), 0, 0)),
                             qPrintable(name + QStringLiteral(": ") + form));
            }
        }
    }

    /// The time in which everybody plays a card is a round, as the rules of both games call it.
    void aRoundHasOneName() {
        static const QRegularExpression other(QStringLiteral("\\b(tricks?|Stiche?s?)\\b"),
                                              QRegularExpression::CaseInsensitiveOption);
        for (const Message& message : messagesOf(QStringLiteral("reachkeeper_de.ts")))
            for (const QString& text : message.forms + QStringList(message.source))
                QVERIFY2(!text.contains(other), qPrintable(text));
    }

    /// The German texts say "du" to whoever reads them. Most of them did, some said "ihr".
    void germanTextsSayDu() {
        // "gehört ihr" and "ihr Cluster" are hers, not yours.
        static const QRegularExpression others(
            QStringLiteral(
                "\\b[Ee]u(ch|er|re[mnrs]?)\\b"
                "|\\b(?!gehört |gibt |mit )\\w+t ihr\\b(?! \\p{Lu})"
                "|\\b[Ii]hr "
                "(könnt|wollt|sollt|müsst|dürft|wisst|kennt|seid|habt|zählt|braucht|den|alle|so|es)\\b"
                "|\\b(Tippt|Baut|Seht|Stellt|Legt|Nehmt|Zählt|Zieht|Teilt|Gebt|Geht (?!beides|es)|Sagt|Werft|"
                "Wählt|Öffnet|Mischt|Spielt|Hakt|Schließt|Vergleicht|Tragt|Tut|Richtet|Lasst|Verzichtet)\\b"),
            QRegularExpression::UseUnicodePropertiesOption);
        QStringList wrong;
        for (const Message& message : messagesOf(QStringLiteral("reachkeeper_de.ts")))
            for (const QString& text : message.forms)
                if (text.contains(others)) wrong.append(text);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// "Karte" is a card of paper; the map is the "Spielplan", in short "Plan".
    void theMapIsNoCard() {
        static const QRegularExpression map(QStringLiteral("\\b[Mm]ap\\b"));
        static const QRegularExpression card(QStringLiteral("\\b[Cc]ards?\\b"));
        int maps = 0;
        for (const Message& message : messagesOf(QStringLiteral("reachkeeper_de.ts")))
            for (const QString& text : message.forms) {
                QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("\\bBretts?\\b"))),
                         qPrintable(text));
                if (!message.source.contains(map) || message.source.contains(card)) continue;
                ++maps;
                QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("\\bKarten?\\b"))),
                         qPrintable(text));
            }
        QVERIFY(maps > 20);
    }

    /// What is put right is "berichtigt", wherever it is said.
    void correctingHasOneWord() {
        static const QRegularExpression other(
            QStringLiteral("korrig|korrekt|richtig(zu)?stell|richtiggestellt"),
            QRegularExpression::CaseInsensitiveOption);
        for (const Message& message : messagesOf(QStringLiteral("reachkeeper_de.ts")))
            for (const QString& text : message.forms) QVERIFY2(!text.contains(other), qPrintable(text));
    }

    void everyMessageIsTranslated_data() {
        QTest::addColumn<QString>("name");
        const QStringList names = folder_.entryList({QStringLiteral("*.ts")});
        QVERIFY(names.size() >= 2);
        for (const QString& name : names) QTest::newRow(qPrintable(name)) << name;
    }

    void everyMessageIsTranslated() {
        QFETCH(const QString, name);
        QFile file(folder_.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QString error;
        const std::vector<Message> messages = ::messagesOf(file, error);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        QVERIFY(!messages.empty());

        QStringList wrong;
        for (const Message& message : messages) {
            // English and German have two forms; a language with others needs its number here.
            if (!message.state.isEmpty())
                wrong.append(message.state + QStringLiteral(": ") + message.source);
            else if (message.forms.size() != (message.plural ? 2 : 1))
                wrong.append(QStringLiteral("plural forms missing: ") + message.source);
            for (const QString& form : message.forms) {
                // What there is one of need not be counted.
                const bool one = message.plural && &form == &message.forms.front();
                if (form.isEmpty())
                    wrong.append(QStringLiteral("empty: ") + message.source);
                else if (fixedParts(form) != fixedParts(message.source, one) &&
                         fixedParts(form) != fixedParts(message.source))
                    wrong.append(QStringLiteral("placeholders differ: ") + form);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
