#include "app/host/keyring.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace reach;

/// The keys of a host: what is written down, and what opens.
class KeyringTest : public QObject {
    Q_OBJECT

    QTemporaryDir root_;
    int count_ = 0;
    std::filesystem::path newFolder() {
        return (root_.path() + QStringLiteral("/%1").arg(++count_)).toStdString();
    }

  private Q_SLOTS:
    void aKeyIsFoundHoweverItIsTyped();
    void onlyHashesAreWrittenDown();
    void keysComeAndGoWhileAHostRuns();
    void whatIsNoKeyOpensNothing_data();
    void whatIsNoKeyOpensNothing();
    void damagedFilesAreNoKeys_data();
    void damagedFilesAreNoKeys();
    void aFolderThatCannotBeMadeIsAnError();
};

namespace {

std::string made(Keyring& keys, KeyKind kind, const char* label, saves::Seconds now = 1) {
    const auto key = keys.make(kind, label, now);
    return key.ok() ? key.value() : std::string();
}

}  // namespace

void KeyringTest::aKeyIsFoundHoweverItIsTyped() {
    const auto folder = newFolder();
    Keyring keys(folder);
    QVERIFY(keys.all().empty());
    const std::string ana = made(keys, KeyKind::Manager, "Ana", 20);
    const std::string ben = made(keys, KeyKind::Member, "Ben", 10);
    static const QRegularExpression form(QStringLiteral("^[0-9a-f]{8}(-[0-9a-f]{8}){3}$"));
    QVERIFY2(form.match(QString::fromStdString(ana)).hasMatch(), ana.c_str());
    QVERIFY(ana != ben);
    std::string bare = ana;
    std::erase(bare, '-');
    for (const std::string& shown : {ana, bare, QString::fromStdString(ana).toUpper().toStdString()}) {
        const auto found = Keyring(folder).find(shown);
        QVERIFY2(found, shown.c_str());
        QCOMPARE(found->label, "Ana");
        QVERIFY(found->kind == KeyKind::Manager);
        QCOMPARE(found->made, saves::Seconds{20});
    }
    const auto all = Keyring(folder).all();
    QCOMPARE(all.size(), std::size_t{2});
    QCOMPARE(all[0].label, "Ben");
    QVERIFY(all == keys.all());
    QVERIFY(keys.withId(all[0].id) == all[0]);
}

void KeyringTest::onlyHashesAreWrittenDown() {
    const auto folder = newFolder();
    Keyring keys(folder);
    std::string key = made(keys, KeyKind::Member, "Ben");
    std::erase(key, '-');
    const QDir dir(QString::fromStdString(folder.string()));
    const QStringList names = dir.entryList(QDir::Files | QDir::Hidden);
    QCOMPARE(names, QStringList{QString::fromStdString(keys.all()[0].id)});
    QFile file(dir.filePath(names[0]));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    QVERIFY(text.contains("Ben"));
    text.replace("-", "");
    for (std::size_t at = 0; at + 8 <= key.size(); ++at)
        QVERIFY(!text.contains(QByteArray::fromStdString(key.substr(at, 8))));
    // Not what a device's key comes to: the same bits are another secret there.
    QVERIFY(!Keyring(folder).find(names[0].toStdString()));
}

void KeyringTest::keysComeAndGoWhileAHostRuns() {
    const auto folder = newFolder();
    Keyring host(folder);
    Keyring other(folder);
    const std::string ben = made(other, KeyKind::Member, "Ben");
    QVERIFY(!host.find(ben));
    QVERIFY(host.look());
    QVERIFY(!host.look());
    QVERIFY(host.find(ben));
    const std::string ana = made(host, KeyKind::Member, "Ana");
    const std::string id = host.find(ben)->id;
    QVERIFY(other.revoke(id));
    QVERIFY(!other.revoke(id));
    QVERIFY(!other.find(ben));
    QVERIFY(host.find(ben));
    QVERIFY(host.look());
    QVERIFY(!host.find(ben) && !host.withId(id));
    QVERIFY(host.find(ana));
    QVERIFY(!host.revoke("../keyring"));
}

void KeyringTest::whatIsNoKeyOpensNothing_data() {
    QTest::addColumn<QByteArray>("shown");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a code") << QByteArray("KMRTVX");
    QTest::newRow("another key") << QByteArray("5f0c1e9b-7a3d4826-8e1b2c4d-6f708192");
    QTest::newRow("hyphens") << QByteArray(32, '-');
    QTest::newRow("no digits") << QByteArray(32, 'g');
    QTest::newRow("very long") << QByteArray(100'000, '0');
}

void KeyringTest::whatIsNoKeyOpensNothing() {
    QFETCH(QByteArray, shown);
    Keyring keys(newFolder());
    const std::string key = made(keys, KeyKind::Member, "Ben");
    QVERIFY(!keys.find(shown.toStdString()));
    QVERIFY(!keys.find(key.substr(1)) && !keys.find(key + "0"));
    // One bit off.
    std::string near = key;
    near.back() = near.back() == '0' ? '1' : '0';
    QVERIFY(!keys.find(near));
}

void KeyringTest::damagedFilesAreNoKeys_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("member");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("no seal") << QByteArray(R"({"kind":"manager","label":"x"})");
    QTest::newRow("another key's seal") << R"({"kind":"manager","seal":")" + QByteArray(64, 'a') + "\"}";
    QTest::newRow("an unknown kind") << R"({"kind":"king","seal":")" + QByteArray(64, '0') + "\"}";
    QTest::newRow("a short seal") << QByteArray(R"({"kind":"manager","seal":"000000000000"})");
}

void KeyringTest::damagedFilesAreNoKeys() {
    QFETCH(QByteArray, text);
    const auto folder = newFolder();
    Keyring keys(folder);
    const std::string key = made(keys, KeyKind::Member, "Ben");
    QFile file(QString::fromStdString((folder / "000000000000").string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    keys.look();
    QCOMPARE(keys.all().size(), std::size_t{1});
    QVERIFY(keys.find(key));
}

void KeyringTest::aFolderThatCannotBeMadeIsAnError() {
    const auto path = newFolder();
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    Keyring keys(path / "keys");
    QVERIFY(!keys.make(KeyKind::Member, "Ben", 1).ok());
    QVERIFY(keys.all().empty());
}

QTEST_APPLESS_MAIN(KeyringTest)
#include "keyring_test.moc"
