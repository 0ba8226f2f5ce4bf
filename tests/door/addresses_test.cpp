#include "app/door/addresses.h"

#include <QTest>

using namespace reach::door;

/// Under which addresses others are told to come.
class AddressesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void realNetworksComeFirst_data();
    void realNetworksComeFirst();
    void whatNobodyReachesIsLeftOut();
    void thisDeviceHasAddressesOfItsOwn();
};

void AddressesTest::realNetworksComeFirst_data() {
    QTest::addColumn<QStringList>("interfaces");
    QTest::addColumn<QStringList>("hosts");
    QTest::newRow("a tablet") << QStringList{"lo 127.0.0.1", "lo ::1", "wlan0 192.168.0.7", "wlan0 fd00::7",
                                             "wlan0 fe80::7"}
                              << QStringList{"192.168.0.7", "[fd00::7]"};
    QTest::newRow("cable and Wi-Fi") << QStringList{"eno1 192.168.0.8", "wlp3s0 192.168.0.7"}
                                     << QStringList{"192.168.0.7", "192.168.0.8"};
    QTest::newRow("a developer's machine")
        << QStringList{"docker0 172.17.0.1",    "br-3f2a 172.18.0.1", "virbr0 192.168.122.1",
                       "vboxnet0 192.168.56.1", "veth12 172.19.0.1",  "tun0 10.8.0.2",
                       "tailscale0 100.64.0.1", "wg0 10.9.0.2",       "enp0s31f6 10.0.0.5",
                       "wlx00c0ca 10.0.0.6",    "wwan0 10.200.0.1"}
        << QStringList{"10.0.0.6",   "10.0.0.5",   "10.200.0.1", "10.8.0.2",      "100.64.0.1",  "10.9.0.2",
                       "172.17.0.1", "172.18.0.1", "172.19.0.1", "192.168.122.1", "192.168.56.1"};
    QTest::newRow("a name that nobody knows") << QStringList{"tun0 10.8.0.2", "br0 10.0.0.5", "eth0 10.0.0.6"}
                                              << QStringList{"10.0.0.6", "10.0.0.5", "10.8.0.2"};
    QTest::newRow("point to point") << QStringList{"!work 10.8.0.2", "work2 10.0.0.5"}
                                    << QStringList{"10.0.0.5", "10.8.0.2"};
    QTest::newRow("an address that the device gave itself")
        << QStringList{"eth0 169.254.3.4", "docker0 172.17.0.1"} << QStringList{"172.17.0.1", "169.254.3.4"};
    QTest::newRow("the same twice") << QStringList{"docker0 10.0.0.5", "eth0 10.0.0.5"}
                                    << QStringList{"10.0.0.5"};
}

void AddressesTest::realNetworksComeFirst() {
    QFETCH(QStringList, interfaces);
    QFETCH(QStringList, hosts);
    std::vector<Interface> all;
    for (const auto& line : interfaces) {
        const bool pointToPoint = line.startsWith('!');
        const auto parts = line.mid(pointToPoint ? 1 : 0).split(' ');
        all.push_back({parts[0].toStdString(), parts[1].toStdString(), pointToPoint});
    }
    QStringList found;
    for (const auto& address : ordered(all)) found.append(QString::fromStdString(address.host));
    QCOMPARE(found, hosts);
}

void AddressesTest::whatNobodyReachesIsLeftOut() {
    QVERIFY(ordered({}).empty());
    QVERIFY(ordered({{"lo", "127.0.0.1", false}, {"lo", "::1", false}, {"eth0", "fe80::1", false}}).empty());
    const auto one = ordered({{"docker0", "10.0.0.5", false}, {"eth0", "10.0.0.5", false}});
    QCOMPARE(one.front().interface, std::string("eth0"));
    QVERIFY(one.front().network == Network::Ethernet);
}

void AddressesTest::thisDeviceHasAddressesOfItsOwn() {
    for (const auto& address : addresses()) {
        QVERIFY(!address.host.empty() && !address.interface.empty());
        QVERIFY(!address.host.starts_with("127."));
    }
    const auto name = localName();
    QVERIFY(name.empty() || name.ends_with(".local"));
}

QTEST_GUILESS_MAIN(AddressesTest)
#include "addresses_test.moc"
