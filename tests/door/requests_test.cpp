#include "app/door/detail/page_files.h"
#include "app/door/detail/request.h"

#include <QTest>

using namespace reach::door;

/// The parts of a request that the door reads with its own code.
class RequestsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void targetsAreReadOrRefused();
    void hostsAreReadWithoutTheirPort();
    void onlyAddressesAndOurNamesAreOurHost();
    void keysAreInOneOfTwoPlaces();
    void theLastAddressIsThatOfTheProxy();
    void namesWithAHashAreKnown();
};

void RequestsTest::targetsAreReadOrRefused() {
    const auto acts = readTarget("/acts?after=12");
    QVERIFY(acts && acts->path == "/acts" && acts->after == 12u && acts->name.empty());
    const auto both = readTarget("/view?name=de&after=0");
    QVERIFY(both && both->path == "/view" && both->after == 0u && both->name == "de");
    const auto none = readTarget("/");
    QVERIFY(none && none->path == "/" && !none->after);
    QVERIFY(readTarget("/view?"));
    for (const auto* wrong : {"",
                              "acts",
                              "?after=1",
                              "*",
                              "/ ",
                              "/\t",
                              "/acts?after",
                              "/acts?after=",
                              "/acts?after=+1",
                              "/acts?after=-1",
                              "/acts?after=1 ",
                              "/acts?after=0x1",
                              "/acts?after=18446744073709551616",
                              "/acts?before=1",
                              "/acts?&after=1",
                              "/view?name=",
                              "/view?name=a/b",
                              "/view?name=%64e",
                              "/view?name=abcdefghijklmnopq",
                              "/a?after=1?after=2"})
        QVERIFY2(!readTarget(wrong), wrong);
    QVERIFY(!readTarget("/" + std::string(300, 'a')));
    QVERIFY(!readTarget(std::string_view("/a\0b", 4)));
}

void RequestsTest::hostsAreReadWithoutTheirPort() {
    QCOMPARE(hostIn("tablet.local:8017"), std::string_view("tablet.local"));
    QCOMPARE(hostIn("tablet.local"), std::string_view("tablet.local"));
    QCOMPARE(hostIn("[::1]:80"), std::string_view("[::1]"));
    QCOMPARE(hostIn("[::1]"), std::string_view("[::1]"));
    for (const auto* wrong : {"", ":80", "a:b", "a:", "a:1:2", "[::1", "[::1]80", "a:65536", "::1"})
        QVERIFY2(hostIn(wrong).empty(), wrong);
}

void RequestsTest::onlyAddressesAndOurNamesAreOurHost() {
    const std::vector<std::string> names{"localhost", "Tablet.local"};
    for (const auto* ours :
         {"10.0.0.1", "10.0.0.1:8017", "[::1]:1", "localhost:80", "LOCALHOST", "tablet.LOCAL"})
        QVERIFY2(isOurHost(ours, names), ours);
    for (const auto* others : {"", "10.0.0", "10.0.0.256", "10.0.0.1.", "[10.0.0.1]", "[]", "[x]", "tablet",
                               "tablet.local.", "xtablet.local", "0x7f000001", "2130706433"})
        QVERIFY2(!isOurHost(others, names), others);
    QVERIFY(isSameOrigin("http://10.0.0.1:8017", "10.0.0.1:8017"));
    QVERIFY(isSameOrigin("https://Tablet.local", "tablet.local"));
    for (const auto* others :
         {"", "null", "10.0.0.1:8017", "http://10.0.0.1", "http://10.0.0.1:8017/", "http://x@10.0.0.1:8017",
          "ftp://10.0.0.1:8017", "http://10.0.0.1:8017.evil.example"})
        QVERIFY2(!isSameOrigin(others, "10.0.0.1:8017"), others);
}

void RequestsTest::keysAreInOneOfTwoPlaces() {
    QCOMPARE(keyIn("Bearer ABCDEF", ""), std::string_view("ABCDEF"));
    QCOMPARE(keyIn("bearer  AB-c_9 ", ""), std::string_view("AB-c_9"));
    QCOMPARE(keyIn("", "reachkeeper, ABCDEF"), std::string_view("ABCDEF"));
    QCOMPARE(keyIn("", "reachkeeper,ABCDEF"), std::string_view("ABCDEF"));
    QCOMPARE(keyIn("Basic ABCDEF", "other, ABCDEF"), std::string_view());
    QCOMPARE(keyIn("Bearer", ""), std::string_view());
    QCOMPARE(keyIn("Bearer A B", ""), std::string_view());
    QCOMPARE(keyIn("", "reachkeeper, A, B"), std::string_view());
    QCOMPARE(keyIn("Bearer " + std::string(129, 'a'), ""), std::string_view());
    for (const auto* yes : {"gzip", "br, gzip", "GZIP;q=1", "gzip ; q=0.1", "gzip;q=0.01"})
        QVERIFY2(acceptsGzip(yes), yes);
    for (const auto* no : {"", "br", "gzip;q=0", "gzip;q=0.000", "xgzip", "gzipx", "*"})
        QVERIFY2(!acceptsGzip(no), no);
}

void RequestsTest::theLastAddressIsThatOfTheProxy() {
    QCOMPARE(forwardedIn("203.0.113.7"), std::string_view("203.0.113.7"));
    QCOMPARE(forwardedIn("127.0.0.1, 203.0.113.7"), std::string_view("203.0.113.7"));
    QCOMPARE(forwardedIn("x,\t2001:db8::7 "), std::string_view("2001:db8::7"));
    for (const auto* wrong :
         {"", ",", "203.0.113.7,", "unknown", "203.0.113.7:80", "[2001:db8::7]", "203.0.113"})
        QVERIFY2(forwardedIn(wrong).empty(), wrong);
    QVERIFY(forwardedIn(std::string_view("2001:db8::7\0\t", 13)).empty());
    for (const auto* here : {"127.0.0.1", "127.1.2.3", "::1"}) QVERIFY2(isLoopback(here), here);
    for (const auto* elsewhere : {"", "127.evil.example", "10.0.0.1", "2001:db8::1", "localhost"})
        QVERIFY2(!isLoopback(elsewhere), elsewhere);
}

void RequestsTest::namesWithAHashAreKnown() {
    for (const auto* yes : {"a.0123456789ab.js", "reachkeeper.ffffffffffff.wasm"})
        QVERIFY2(isNamedByContent(yes), yes);
    for (const auto* no : {"index.html", "a.0123456789AB.js", "a.0123456789a.js", "a0123456789ab.js",
                           "0123456789ab", "", "a.0123456789ab", "0123456789ab.js"})
        QVERIFY2(!isNamedByContent(no), no);
}

QTEST_GUILESS_MAIN(RequestsTest)
#include "requests_test.moc"
