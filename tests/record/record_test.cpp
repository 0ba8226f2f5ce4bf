#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <set>

#include "engine/contract/catalogue.h"
#include "engine/core/fate_tokens.h"
#include "engine/map/setup_cards.h"
#include "engine/record/record.h"
#include "random_commands.h"
#include "tests/places.h"

using namespace reach;

namespace {

constexpr std::string_view kHeader = "game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\n";

std::string readReadme() {
    QFile file(places::source("engine/record/README.md"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// The fenced blocks of this kind.
std::vector<std::string> blocksOf(const std::string& text, const std::string& kind) {
    std::vector<std::string> blocks;
    const std::string fence = "\n```" + kind + "\n";
    for (auto at = text.find(fence); at != std::string::npos; at = text.find(fence, at + 1)) {
        const auto begin = at + fence.size();
        blocks.push_back(text.substr(begin, text.find("```", begin) - begin));
    }
    return blocks;
}

std::vector<std::string> linesOf(const std::vector<std::string>& blocks) {
    std::vector<std::string> lines;
    for (const auto& block : blocks)
        for (const auto& line : QString::fromStdString(block).split('\n', Qt::SkipEmptyParts))
            lines.push_back(line.toStdString());
    return lines;
}

/// All that stands there as code: the blocks, and what is marked in a line. A word of English is none.
std::set<std::string> wordsOfTheReadme() {
    std::set<std::string> words;
    static const QRegularExpression code(QStringLiteral("```[a-z]+\n(.*?)```|`([^`]*)`"),
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression word(QStringLiteral("[A-Za-z0-9]+(-[A-Za-z0-9]+)*"));
    for (auto at = code.globalMatch(QString::fromStdString(readReadme())); at.hasNext();) {
        const auto found = at.next();
        for (auto in = word.globalMatch(found.captured(1) + u' ' + found.captured(2)); in.hasNext();)
            words.insert(in.next().captured().toStdString());
    }
    return words;
}

/// Words in the sources of the parser: quoted texts that can be a word of an entry.
std::set<std::string> wordsOfTheSources() {
    std::set<std::string> words;
    static const QRegularExpression quoted(QStringLiteral("\"([a-z][a-z0-9-]*(?:[| ][a-z0-9-]+)*)\""));
    const QStringList sources{QStringLiteral("parse_*.cpp"), QStringLiteral("deals.cpp"),
                              QStringLiteral("record_names.*")};
    QDirIterator files(places::source("engine/record"), sources);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) return {};
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            const QString code = line.left(line.indexOf(QStringLiteral("//")));
            if (code.startsWith(u'#')) continue;
            for (auto at = quoted.globalMatch(code); at.hasNext();)
                for (const QString& word :
                     at.next().captured(1).split(QRegularExpression(QStringLiteral("[| ]"))))
                    words.insert(word.toStdString());
        }
    }
    return words;
}

template <typename Id>
void addNames(std::set<std::string>& words, int count) {
    for (int i = 0; i < count; ++i)
        if (std::string name(nameOf(static_cast<Id>(i))); name != "none") words.insert(std::move(name));
}

/// Names that the parser takes from tables of the engine.
std::set<std::string> wordsOfTheTables() {
    std::set<std::string> words{std::string(nameOf(SystemId::TwistedPassage))};
    addNames<Player>(words, kOwners);
    addNames<Resource>(words, kResources);
    addNames<Ambition>(words, kAmbitions);
    addNames<Suit>(words, index(Suit::Wisdom) + 1);
    addNames<BuildingType>(words, 2);
    addNames<Upgrade>(words, kUpgrades);
    addNames<Golem>(words, index(Golem::Harvester) + 1);
    addNames<Die>(words, static_cast<int>(kDice));
    addNames<Depth>(words, index(Depth::Turn) + 1);
    addNames<Strictness>(words, index(Strictness::Strict) + 1);
    for (const Spot spot : {Spot::Arrow, Spot::Moon, Spot::Hex}) words.emplace(nameOf(spot));
    for (const FateToken kind : kAllTokens) {
        const TokenKind& token = tokenKind(kind);
        for (const std::string_view word : {token.name, token.back, token.front}) words.emplace(word);
        for (const std::string_view word : token.which) words.emplace(word);
    }
    words.erase("");
    return words;
}

QString describe(const ParseError& error) {
    return QStringLiteral("%1:%2 code %3 '%4'")
        .arg(error.line)
        .arg(error.column)
        .arg(index(error.code))
        .arg(QString::fromStdString(error.token));
}

void reject(const char* name, const std::string& text, ParseCode code, int line, int column,
            const char* token) {
    QTest::newRow(name) << QByteArray::fromStdString(text) << index(code) << line << column
                        << QByteArray(token);
}

void rejectionColumns() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("token");
}

}  // namespace

class RecordTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void readsEveryExampleOfTheReadme() {
        const auto lines = linesOf(blocksOf(readReadme(), "entries"));
        QVERIFY(lines.size() > 60);
        std::array<bool, std::variant_size_v<Command>> seen{};
        for (const auto& line : lines) {
            const auto parsed = parseCommand(line);
            QVERIFY2(parsed.command, qPrintable(QString::fromStdString(line) + " " + describe(parsed.error)));
            QCOMPARE(printCommand(*parsed.command), line);
            seen[parsed.command->index()] = true;
        }
        for (std::size_t kind = 0; kind < seen.size(); ++kind)
            QVERIFY2(seen[kind], qPrintable(QStringLiteral("no example of entry kind %1").arg(kind)));
    }

    void readsTheOtherFormsOfTheReadme() {
        for (const auto& line : linesOf(blocksOf(readReadme(), "also"))) {
            const auto parsed = parseCommand(line);
            QVERIFY2(parsed.command, qPrintable(QString::fromStdString(line) + " " + describe(parsed.error)));
            QCOMPARE(*parseCommand(printCommand(*parsed.command)).command, *parsed.command);
        }
    }

    void readsTheRecordsOfTheReadme() {
        for (const auto& block : blocksOf(readReadme(), "record")) {
            const auto parsed = parseRecord(block);
            QVERIFY2(parsed.record, parsed.errors.empty() ? "" : qPrintable(describe(parsed.errors[0])));
            QCOMPARE(parsed.record->names[index(Player::Blue)], std::string("Ben"));
            QCOMPARE(parsed.record->entries.size(), std::size_t{4});
            QVERIFY(parsed.record->entries[0].line >= 6);
        }
    }

    void everyCommandReadsBack() {
        std::mt19937_64 random(7);
        for (std::size_t kind = 0; kind < std::variant_size_v<Command>; ++kind)
            for (int i = 0; i < 300; ++i) {
                const Command command = randomCommand(kind, random);
                const auto text = printCommand(command);
                const auto parsed = parseCommand(text);
                QVERIFY2(parsed.command,
                         qPrintable(QString::fromStdString(text) + " " + describe(parsed.error)));
                QVERIFY2(*parsed.command == command, text.c_str());
                QCOMPARE(printCommand(*parsed.command), text);
            }
    }

    /// There is more Blight than ships of any colour (F2102).
    void allBlightInOneSystemReadsBack() {
        for (const std::string line :
             {"correct 4-hex blight ships 20+4", "red uses F2102 move from 4-hex 4-gate moving 20+4"}) {
            const auto parsed = parseCommand(line);
            QVERIFY2(parsed.command, qPrintable(QString::fromStdString(line) + " " + describe(parsed.error)));
            QCOMPARE(printCommand(*parsed.command), line);
        }
        QVERIFY(!parseCommand("correct 4-hex red ships 16").command);
    }

    void everyRecordReadsBack() {
        std::mt19937_64 random(8);
        for (int i = 0; i < 100; ++i) {
            Record record;
            record.setup.setupCard = static_cast<std::uint8_t>(i % kSetupCards);
            for (int seat = 0; seat < setupCard(record.setup).players; ++seat)
                record.setup.seats.push(kAllPlayers[static_cast<std::size_t>((seat + i) % kPlayerColors)]);
            record.setup.depth = static_cast<Depth>(i % 3);
            record.setup.strictness = static_cast<Strictness>(i / 3 % 3);
            record.setup.splitDiscard = i % 2 == 0;
            const int places = record.setup.seats.size() == 2 ? 3 : 4;
            for (int place = 0; place < i % (places + 1); ++place)
                record.setup.court.push(place == 2 ? CardId::Unknown : static_cast<CardId>(i % 20 + place));
            record.names[index(record.setup.seats[0])] = "Zoë = Ωmega \"x\" 東";
            for (std::size_t kind = 0; kind < std::variant_size_v<Command>; ++kind)
                record.entries.push_back({randomCommand(kind, random), 0});
            const auto text = printRecord(record);
            const auto parsed = parseRecord(text);
            QVERIFY2(parsed.record, parsed.errors.empty() ? "" : qPrintable(describe(parsed.errors[0])));
            QVERIFY(parsed.record->setup == record.setup);
            QVERIFY(parsed.record->names == record.names);
            QCOMPARE(printRecord(*parsed.record), text);
        }
    }

    void looksDoNotMatter_data() {
        QTest::addColumn<QByteArray>("text");
        const QByteArray plain =
            QByteArray::fromStdString(std::string(kHeader)) + "\nred passes\nblue passes\n";
        QTest::newRow("windows line ends") << QByteArray(plain).replace("\n", "\r\n");
        QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + plain;
        QTest::newRow("tabs") << QByteArray(plain).replace(" ", "\t");
        QTest::newRow("no line end at the end") << plain.chopped(1);
        QTest::newRow("comments")
            << QByteArray(plain).replace("Cy\n", "Cy # \xFF\n").replace("passes\n", "passes #x\n");
        QTest::newRow("comment lines") << "# a game\n" + QByteArray(plain).replace("setup", "# when\nsetup");
        QTest::newRow("empty lines") << "\n\n" + QByteArray(plain).replace("passes\n", "passes\n\n \n");
    }
    void looksDoNotMatter() {
        QFETCH(QByteArray, text);
        const auto parsed = parseRecord(text.toStdString());
        QVERIFY2(parsed.record, parsed.errors.empty() ? "" : qPrintable(describe(parsed.errors[0])));
        QCOMPARE(parsed.record->entries.size(), std::size_t{2});
        QCOMPARE(parsed.record->names[index(Player::White)], std::string("Cy"));
    }

    void headerErrors_data() {
        rejectionColumns();
        using enum ParseCode;
        reject("nothing", "", MissingKey, 1, 1, "game");
        reject("unknown key", "game: base\ncolour: red\n", UnknownKey, 2, 1, "colour");
        reject("no colon", "game: base\n  red passes\n", ExpectedKey, 2, 3, "red passes");
        reject("key again", "game: base\ngame: base\n", RepeatedKey, 2, 1, "game");
        reject("unknown game", "game: reach\n", UnknownGame, 1, 7, "reach");
        reject("two values", "game: base base\n", UnexpectedWord, 1, 12, "base");
        reject("unknown setup", "setup: 5SETUP01\n", UnknownSetup, 1, 8, "5SETUP01");
        reject("no setup", "setup:\n", UnknownSetup, 1, 7, "");
        reject("unknown colour", "players: red, green=Eve\n", ExpectedPlayer, 1, 15, "green");
        reject("no colour", "players: red, \n", ExpectedPlayer, 1, 15, "");
        reject("colour twice", "players: red=\xC3\x84, red\n", Repeated, 1, 17, "red");
        reject("name not UTF-8", "players: red=\xFF\xFE\n", BadCharacter, 1, 10, "red");
        reject("overlong name", "players: red=\xC0\xAF\n", BadCharacter, 1, 10, "red");
        reject("unknown card", "court: BC05 BC99\n", ExpectedCard, 1, 13, "BC99");
        reject("card twice", "court: BC05 BC05\n", Repeated, 1, 13, "BC05");
        reject("long court", "court: BC01 BC02 BC03 BC04 BC05 BC06 BC07\n", TooMany, 1, 38, "BC07");
        reject("four in a court of three",
               "game: base\nsetup: 2SETUP01\ncourt: BC01 BC02 BC03  BC04\nplayers: red, blue\n", TooMany, 3,
               24, "BC04");
        reject("five in a court of four",
               "game: base\nplayers: red, blue, white\nsetup: 3SETUP01\ncourt: BC01 BC02 BC03 BC04 BC05\n",
               TooMany, 4, 28, "BC05");
        const std::string three = "game: base\nsetup: 3SETUP01\nplayers: red, blue, white\n";
        const std::string leaders = three + "leaders: LEAD01 LEAD02 LEAD03 LEAD04";
        const std::string lore = three + "lore: L01 L02 L03 L04";
        reject("five leaders for three", leaders + " LEAD05\nlore: L01 L02 L03 L04\n", TooMany, 4, 38,
               "LEAD05");
        reject("three leaders for three", three + "leaders: LEAD01 LEAD02 LEAD03\nlore: L01 L02 L03 L04\n",
               ExpectedLeader, 4, 30, "");
        reject("no leader named", three + "leaders:\nlore: L01 L02 L03 L04\n", ExpectedLeader, 4, 9, "");
        reject("leaders without lore", leaders + "\n", MissingKey, 4, 1, "lore");
        reject("lore without leaders", lore + "\n", MissingKey, 4, 1, "leaders");
        reject("three lore cards for three", leaders + "\nlore: L01 L02 L03\n", ExpectedLore, 5, 18, "");
        reject("between one lore card each and two", leaders + "\nlore: L01 L02 L03 L04 L05\n", ExpectedLore,
               5, 26, "");
        reject("eight lore cards for three", leaders + "\nlore: L01 L02 L03 L04 L05 L06 L07 L08\n", TooMany,
               5, 35, "L08");
        reject("lore among the leaders", three + "leaders: LEAD01 L02 LEAD03 LEAD04\nlore: L01 L02 L03 L04\n",
               ExpectedLeader, 4, 17, "L02");
        reject("a Court card among the lore", leaders + "\nlore: L01 BC02 L03 L04\n", ExpectedLore, 5, 11,
               "BC02");
        reject("depth", "depth: deep\n", ExpectedDepth, 1, 8, "deep");
        reject("strictness", "strictness: very\n", ExpectedStrictness, 1, 13, "very");
        reject("discard", "discard: two\n", UnknownDiscard, 1, 10, "two");
    }
    void headerErrors() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, token);
        const auto parsed = parseRecord(text.toStdString());
        QVERIFY(!parsed.record);
        const auto& error = parsed.errors.at(0);
        QTEST(index(error.code), "code");
        QTEST(error.line, "line");
        QTEST(error.column, "column");
        QCOMPARE(error.token, token.toStdString());
    }

    void entryErrors_data() {
        rejectionColumns();
        using enum ParseCode;
        const auto row = [](const char* text, ParseCode code, int column, const char* token) {
            reject(text, text, code, 5, column, token);
        };
        row("green passes", ExpectedSubject, 1, "green");
        row("Red passes", ExpectedSubject, 1, "Red");
        row("red", ExpectedVerb, 4, "");
        row("red jumps", ExpectedVerb, 5, "jumps");
        row("red passes now", UnexpectedWord, 12, "now");
        row("red leads", ExpectedActionCard, 10, "");
        row("red leads diplomacy 2", ExpectedActionCard, 11, "diplomacy");
        row("red leads construction 8", NumberOutOfRange, 24, "8");
        row("red leads construction x", ExpectedNumber, 24, "x");
        row("red declares victory", ExpectedAmbition, 14, "victory");
        row("red ends game", ExpectedWord, 10, "game");
        row("red spends gold", ExpectedResource, 12, "gold");
        row("red taxes 7-hex", ExpectedSystem, 11, "7-hex");
        row("red taxes 4-sun", ExpectedSystem, 11, "4-sun");
        row("red taxes 4-hex green", ExpectedPlayer, 17, "green");
        row("red builds castle 4-hex", ExpectedPiece, 12, "castle");
        row("red moves many 4-hex > 4-gate", ExpectedShips, 11, "many");
        row("red moves 2+ 4-hex > 4-gate", ExpectedShips, 11, "2+");
        row("red moves -1 4-hex > 4-gate", ExpectedShips, 11, "-1");
        row("red moves 9+9 4-hex > 4-gate", NumberOutOfRange, 11, "9+9");
        row("red moves 99999999999999 4-hex > 4-gate", ExpectedShips, 11, "99999999999999");
        row("red moves 2 4-hex", ExpectedWord, 18, "");
        row("red moves 2 4-hex>", ExpectedSystem, 19, "");
        row("red moves 1 1-gate>2-gate>1-gate>2-gate>1-gate>2-gate>1-gate>2-gate>1-gate>2-gate>1-gate>2-gate>"
            "1-gate>2-gate",
            TooMany, 104, "2-gate");
        row("red influences BC99", ExpectedCard, 16, "BC99");
        row("red influences none", ExpectedCard, 16, "none");
        row("red battles blue 4-hex", ExpectedWord, 23, "");
        row("red battles blue 4-hex with 7 assault", NumberOutOfRange, 29, "7");
        row("red battles blue 4-hex with 0 assault", NumberOutOfRange, 29, "0");
        row("red battles blue 4-hex with 2 swords", ExpectedDice, 31, "swords");
        row("red battles blue 4-hex with 2 raid 2 raid", Repeated, 38, "raid");
        row("rolls", ExpectedDice, 6, "");
        row("rolls assault", ExpectedFace, 14, "");
        row("rolls assault key", ExpectedFace, 15, "key");
        row("rolls assault hit+hit+hit+hit+hit+hit", ExpectedFace, 15, "hit+hit+hit+hit+hit+hit");
        row("rolls raid intercept, raid intercept", Repeated, 23, "raid");
        row("rolls skirmish hit hit hit hit hit hit hit", TooMany, 40, "hit");
        row("rolls skirmish hit,", ExpectedDice, 20, "");
        row("rerolls", ExpectedDice, 8, "");
        row("rerolls raid intercept", ExpectedWord, 23, "");
        row("rerolls raid intercept > hit", ExpectedFace, 26, "hit");
        row("red suffers", ExpectedHit, 12, "");
        row("red suffers bravely", ExpectedHit, 13, "bravely");
        row("red strikes hope", ExpectedTarget, 13, "hope");
        row("red raids", ExpectedCard, 10, "");
        row("court", ExpectedCard, 6, "");
        row("red uses BC01 4-hex 4-gate", Repeated, 21, "4-gate");
        row("red uses BC01 cluster 7", NumberOutOfRange, 23, "7");
        row("red uses BC01 cluster 1 cluster 2", Repeated, 25, "cluster");
        row("red uses BC01 gives fuel gives fuel", Repeated, 26, "gives");
        row("red uses BC01 gladly", ExpectedChoice, 15, "gladly");
        row("red uses BC01 100", ExpectedChoice, 15, "100");
        row("red chooses", ExpectedChoice, 12, "");
        row("red chooses nothing fuel", UnexpectedWord, 21, "fuel");
        row("red arranges fuel fuel", ExpectedResource, 23, "");
        row("depth 3", ExpectedDepth, 7, "3");
        row("strictness", ExpectedStrictness, 11, "");
        row("correct", ExpectedCorrection, 8, "");
        row("correct everything", ExpectedCorrection, 9, "everything");
        row("correct red mood 3", ExpectedCorrection, 13, "mood");
        row("correct red power 1000", NumberOutOfRange, 19, "1000");
        row("correct red power 99999", NumberOutOfRange, 19, "99999");
        row("correct red power -x", ExpectedNumber, 19, "x");
        row("correct red hand 29", NumberOutOfRange, 18, "29");
        row("correct red outrage fuel 1", ExpectedWord, 26, "1");
        row("correct red trophies blue ships 16", NumberOutOfRange, 33, "16");
        row("correct red trophies blue planets 1", ExpectedTrophy, 27, "planets");
        row("correct court 0 BC11", NumberOutOfRange, 15, "0");
        row("correct court 7 BC11", NumberOutOfRange, 15, "7");
        row("correct court BC11 red ships 1", ExpectedWord, 24, "ships");
        row("correct chapter 6", NumberOutOfRange, 17, "6");
        row("correct marker 4 warlord", NumberOutOfRange, 16, "4");
        row("correct marker 1", ExpectedAmbition, 17, "");
        row("correct token", ExpectedToken, 14, "");
        row("correct token standard 4-hex 1", ExpectedToken, 15, "standard");
        row("correct token golem 4-gate 1", ExpectedWord, 21, "4-gate");
        row("correct token banner asleep 4-hex 1", ExpectedCard, 22, "asleep");
        row("correct token banner 4-hex 9", NumberOutOfRange, 28, "9");
        row("correct token seat 7 4-hex 1", ExpectedCard, 20, "7");
        row("correct commonwealth", ExpectedAmbition, 21, "");
        row("correct 4-hex red", ExpectedWord, 18, "");
        row("correct 4-hex full", ExpectedCorrection, 15, "full");
        row("correct 4-hex buildings red city, red city, red city, red city", TooMany, 55, "red");
        row("correct 4-hex buildings red ship", ExpectedPiece, 29, "ship");
    }
    void entryErrors() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, token);
        const auto parsed = parseRecord(std::string(kHeader) + "\n" + text.toStdString() + " # so\n");
        QVERIFY(!parsed.record);
        QCOMPARE(parsed.errors.size(), std::size_t{1});
        const auto& error = parsed.errors[0];
        QTEST(index(error.code), "code");
        QTEST(error.line, "line");
        if (token.isEmpty())
            QVERIFY(error.column >= text.size());
        else
            QTEST(error.column, "column");
        QCOMPARE(error.token, token.toStdString());
    }

    void manyErrorsAreAllTold() {
        const auto parsed = parseRecord(std::string(kHeader) + "\nred jumps\nred passes\nblue\n");
        QCOMPARE(parsed.errors.size(), std::size_t{2});
        QCOMPARE(parsed.errors[1].line, 7);
    }

    void limitsHold() {
        QCOMPARE(parseRecord(std::string(kMaxRecordBytes + 1, '\n')).errors.at(0).code,
                 ParseCode::FileTooLarge);
        QCOMPARE(parseRecord(std::string(kMaxRecordLines + 1, '\n')).errors.at(0).code,
                 ParseCode::TooManyLines);
        const auto longLine = std::string(kHeader) + "\nred passes #" + std::string(kMaxLineBytes, '-');
        QCOMPARE(parseRecord(longLine).errors.at(0).code, ParseCode::LineTooLong);
        QCOMPARE(parseCommand(std::string(kMaxLineBytes + 1, ' ')).error.code, ParseCode::LineTooLong);
        std::string hostile(kHeader);
        for (int i = 0; i < 1000; ++i) hostile += "\n?";
        QCOMPARE(parseRecord(hostile).errors.size(), kMaxErrors);
    }

    void everyWordStandsInTheReadme() {
        const auto said = wordsOfTheReadme();
        auto known = wordsOfTheSources();
        QVERIFY(known.size() > 150 && known.contains("forgives") && known.contains("first-regent"));
        known.merge(wordsOfTheTables());
        for (const std::string& word : known)
            QVERIFY2(said.contains(word),
                     (word + " is a word of records that the README does not tell").c_str());
    }

    /// The abilities of a card with several: its id and their names stand in one row.
    void everyAbilityStandsInTheReadme() {
        const std::string readme = readReadme();
        QStringList missing;
        for (int i = 0; i < cardCount(); ++i) {
            const Card& card = cardOf(static_cast<CardId>(i));
            if (card.abilities.size() < 2) continue;
            std::string row = "| `" + std::string(card.id) + "` |";
            for (const Ability& ability : card.abilities) row += " `" + std::string(ability.name) + "`";
            row += " |";
            if (readme.find("\n" + row + "\n") == std::string::npos) missing << QString::fromStdString(row);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    void wordsOfAbilitiesAreWords() {
        for (const Card* card : baseCatalogue()) {
            if (card->abilities.size() < 2) continue;
            for (const Ability& ability : card->abilities)
                QVERIFY2(
                    !ability.name.empty() && ability.name.find_first_of(" ,>#") == std::string_view::npos,
                    std::string(card->id).c_str());
        }
    }

    void aTabInANameIsASpace() {
        const auto parsed = parseRecord("game: base\nplayers: red=A\tb, blue\nsetup: 2SETUP01\n");
        QVERIFY(parsed.record);
        QCOMPARE(parsed.record->names[0], std::string("A b"));
    }

    void namesThatCannotBeAreTidied() {
        Record record;
        record.setup.setupCard = static_cast<std::uint8_t>(findSetupCard("2SETUP01"));
        record.setup.seats = {Player::Red, Player::Blue};
        record.names[0] = " A,b\n#c ";
        const auto parsed = parseRecord(printRecord(record));
        QVERIFY(parsed.record);
        QCOMPARE(parsed.record->names[0], std::string("A b  c"));
    }
};

QTEST_APPLESS_MAIN(RecordTest)
#include "record_test.moc"
