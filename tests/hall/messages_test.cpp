#include "app/messages/message.h"
#include "app/session/act_text.h"
#include "tests/places.h"

#include <QFile>
#include <QTest>

#include <set>

using namespace reach;
using namespace reach::messages;

/// Messages as text: the examples of the README, and what is none.
class MessagesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theExamplesAreMessagesOfEachKind();
    void zerosAreReadAsTheyWereWritten();
    void whatIsNoMessageIsNotRead_data();
    void whatIsNoMessageIsNotRead();
    void aLaterProtocolIsNotUnderstoodAndHarmless();
    void longMessagesTravelInParts();
    void actsAreMadeOfTheirTexts();
    void partsOutOfOrderAreNoMessage();
    void manyMembersCostNoTime();
    void tooManyMessagesAreCounted();
};

namespace {

const Message* messageOf(const std::variant<Message, Unreadable>& read) {
    return std::get_if<Message>(&read);
}

Act longAct(std::size_t lines) {
    Act act;
    act.id = {1, 2};
    act.number = 7;
    for (std::size_t i = 0; i < lines; ++i)
        act.lines.push_back({"correct red power 3 # ü \"quoted\"", "power-set red 3\n"});
    return act;
}

}  // namespace

void MessagesTest::theExamplesAreMessagesOfEachKind() {
    QFile readme(places::source("app/messages/README.md"));
    QVERIFY(readme.open(QIODevice::ReadOnly));
    std::set<std::size_t> kinds;
    for (const QByteArray& line : readme.readAll().split('\n')) {
        if (!line.startsWith("{\"kind\"")) continue;
        const auto read = readMessage(line.toStdString());
        const Message* message = messageOf(read);
        QVERIFY2(message, line.constData());
        QCOMPARE(QByteArray::fromStdString(textOf(*message)), line);
        kinds.insert(message->index());
    }
    QCOMPARE(kinds.size(), std::variant_size_v<Message>);
}

void MessagesTest::zerosAreReadAsTheyWereWritten() {
    Hello hello;
    hello.protocol = 0;
    Welcome welcome;
    welcome.protocol = 0;
    for (const Message& message : {Message(hello), Message(welcome), Message(Part{0, 0, {}})}) {
        const auto read = readMessage(textOf(message));
        QVERIFY2(messageOf(read) && *messageOf(read) == message, textOf(message).c_str());
    }
}

void MessagesTest::whatIsNoMessageIsNotRead_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("hello");
    QTest::newRow("half") << QByteArray(R"({"kind":"ping")");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("no kind") << QByteArray("{}");
    QTest::newRow("a kind that is no text") << QByteArray(R"({"kind":7})");
    QTest::newRow("a number for a text") << QByteArray(R"({"kind":"hello","table":7})");
    QTest::newRow("a negative number") << QByteArray(R"({"kind":"hello","since":-1})");
    QTest::newRow("a number beyond all") << QByteArray(R"({"kind":"hello","since":1e400})");
    QTest::newRow("a number beyond 63 bits")
        << QByteArray(R"({"kind":"hello","since":18446744073709551615})");
    QTest::newRow("a short id") << QByteArray(R"({"kind":"kept","id":"12","number":1})");
    QTest::newRow("no id") << QByteArray(R"({"kind":"kept","number":1})");
    QTest::newRow("an offer of nothing") << QByteArray(R"({"kind":"offer"})");
    QTest::newRow("acts without a number")
        << QByteArray(R"({"kind":"acts","acts":[{"id":"0b5f0c1e9b7a3d48268e1b2c4d6f7081","kind":"undo"}]})");
    QTest::newRow("a long name") << QByteArray(R"({"kind":"hello","device":")") +
                                        QByteArray(kLongestWord + 1, 'x') + "\"}";
    QTest::newRow("very deep") << R"({"kind":"ping","x":)" + QByteArray(30'000, '[');
    QTest::newRow("deep and closed") << R"({"kind":"ping","x":)" + QByteArray(20, '[') + QByteArray(20, ']') +
                                            "}";
    const QByteArray id = R"("id":"5f0c1e9b7a3d48268e1b2c4d6f708192")";
    QTest::newRow("a question without an id")
        << QByteArray(R"({"kind":"ask","seats":["red"],"lines":["x"]})");
    QTest::newRow("an answer without an id") << QByteArray(R"({"kind":"say","what":"yes"})");
    QTest::newRow("a question without an id among others")
        << R"({"kind":"asks","asks":[{)" + id + R"(},{"seat":"red"}]})";
    QTest::newRow("a question of a long line")
        << R"({"kind":"ask",)" + id + R"(,"lines":[")" + QByteArray(kLongestLine + 1, 'x') + R"("]})";
    QTest::newRow("a question of many lines")
        << R"({"kind":"ask",)" + id + R"(,"lines":["a","b","c","d","e"]})";
    QTest::newRow("a handing over without an id") << QByteArray(R"({"kind":"hand","what":"ask"})");
    QTest::newRow("a handing over to a long address")
        << R"({"kind":"hand",)" + id + R"(,"to":")" + QByteArray(kLongestWord + 1, 'x') + R"("})";
    QTest::newRow("a handing over that is no text") << R"({"kind":"hand",)" + id + R"(,"what":[]})";
    QTest::newRow("a question that is no list") << R"({"kind":"ask",)" + id + R"(,"lines":"deal"})";
    QByteArray questions = R"({"kind":"asks","asks":[)";
    for (int i = 0; i < 65; ++i) questions += QByteArray(i ? "," : "") + "{" + id + "}";
    QTest::newRow("too many questions") << questions + "]}";
    QByteArray many = R"({"kind":"ping")";
    for (int i = 0; i < 40; ++i) many += ",\"a" + QByteArray::number(i) + "\":1";
    QTest::newRow("many members") << many + "}";
    QTest::newRow("too long") << QByteArray(kLongestMessage + 1, ' ');
    QByteArray crowd = R"({"kind":"here","devices":[)";
    for (int i = 0; i < 65; ++i) crowd += QByteArray(i ? "," : "") + "{}";
    QTest::newRow("too many devices") << crowd + "]}";
}

void MessagesTest::whatIsNoMessageIsNotRead() {
    QFETCH(QByteArray, text);
    const auto read = readMessage(text.toStdString());
    QVERIFY(!messageOf(read));
    QVERIFY(std::get<Unreadable>(read).why != Unreadable::Why::UnknownKind);
}

void MessagesTest::aLaterProtocolIsNotUnderstoodAndHarmless() {
    const auto later = readMessage(R"({"kind":"dance","with":{"whom":[1,2]}})");
    QVERIFY(std::get<Unreadable>(later).why == Unreadable::Why::UnknownKind);
    QCOMPARE(std::get<Unreadable>(later).kind, "dance");
    const auto more = readMessage(R"({"kind":"seat","seat":"red","cushion":{"soft":true}})");
    QVERIFY(messageOf(more) && *messageOf(more) == Message(TakeSeat{"red"}));
}

void MessagesTest::longMessagesTravelInParts() {
    for (const std::size_t lines : {1U, 2'000U, 20'000U}) {
        const Message message = Acts{{longAct(lines)}};
        const auto frames = framesOf(message);
        QCOMPARE(frames.size() > 1, lines > 1);
        Reader reader;
        for (const std::string& frame : frames) {
            QVERIFY(frame.size() <= kLongestFrame);
            const auto read = reader.read(frame);
            QCOMPARE(read.has_value(), &frame == &frames.back());
            if (read) QVERIFY(messageOf(*read) && *messageOf(*read) == message);
        }
    }
}

void MessagesTest::actsAreMadeOfTheirTexts() {
    for (const std::size_t lines : {1, 3'000}) {
        Acts acts{{longAct(1), longAct(lines)}};
        acts.acts[1].number = 8;
        acts.acts[1].kind = ActKind::Rewrite;
        acts.acts[1].device = "Rosa \"the\" phone, ü";
        std::vector<std::string> texts;
        for (const Act& act : acts.acts) texts.push_back(textOf(act));
        QVERIFY(framesOfActs(7, {texts.begin(), texts.end()}) == framesOf(acts));
    }
}

void MessagesTest::partsOutOfOrderAreNoMessage() {
    const auto frames = framesOf(Acts{{longAct(5'000)}});
    QVERIFY(frames.size() > 2);
    const auto isRefused = [](Reader& reader, const std::string& frame) {
        const auto read = reader.read(frame);
        return read && !messageOf(*read);
    };
    Reader skips;
    QVERIFY(!skips.read(frames[0]));
    QVERIFY(isRefused(skips, frames[2]));
    Reader twice;
    QVERIFY(!twice.read(frames[0]));
    QVERIFY(isRefused(twice, frames[0]));
    Reader between;
    QVERIFY(!between.read(frames[0]));
    QVERIFY(isRefused(between, textOf(Message(Ping{}))));
    Reader later;
    QVERIFY(isRefused(later, frames[1]));
    // A part of parts.
    Reader nested;
    QVERIFY(isRefused(nested, textOf(Message(Part{0, 1, textOf(Message(Part{0, 1, "{}"}))}))));
    // It may not grow without end.
    Reader endless;
    bool ended = false;
    for (std::int64_t at = 0; at < 1'000 && !ended; ++at)
        ended = isRefused(endless, textOf(Message(Part{at, 1'000'000, std::string(60'000, 'x')})));
    QVERIFY(ended);
    Reader large;
    QVERIFY(isRefused(large, std::string(kLongestFrame + 1, ' ')));
}

/// Members of an object are looked up one after the other.
void MessagesTest::manyMembersCostNoTime() {
    std::string text = R"({"kind":"ping")";
    for (int i = 0; text.size() < kLongestMessage - 100; ++i) text += ",\"" + std::to_string(i) + "\":1";
    text += "}";
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!messageOf(readMessage(text)));
    QVERIFY(timer.elapsed() < 500);
}

void MessagesTest::tooManyMessagesAreCounted() {
    Pace pace(20, 40);
    int passed = 0;
    for (int i = 0; i < 1'000; ++i) passed += pace.pass(5'000) ? 1 : 0;
    QCOMPARE(passed, 40);
    for (Moment now = 5'000; now < 15'000; now += 10) passed += pace.pass(now) ? 1 : 0;
    QVERIFY(passed >= 40 + 195 && passed <= 40 + 200);
    // A clock that goes back gives nothing.
    QVERIFY(!Pace(1, 0).pass(-1));
}

QTEST_APPLESS_MAIN(MessagesTest)
#include "messages_test.moc"
