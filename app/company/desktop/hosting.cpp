#include "app/company/hosting.h"

#include "app/device/notes.h"
#include "app/door/addresses.h"
#include "app/doorway/view.h"
#include "app/host/porter.h"
#include "app/settings/preferences.h"

#include <QCoreApplication>
#include <QPointer>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace reach {
namespace {

/// What people type, if it is free.
constexpr std::uint16_t kPort = 8017;
constexpr std::uint16_t kAnyPort = 0;
/// The note of the port where the door was last, if that was not kPort (app/device/notes.h).
const QString kPortNote = QStringLiteral("port");
constexpr std::chrono::milliseconds kTick{250};
/// Until the doorway shows an entry. Several entries in this time are shown together.
constexpr std::chrono::milliseconds kViewed{200};
/// A look at the addresses of this device takes system calls.
constexpr std::chrono::seconds kLook{10};

QString wordsOf(const door::OpenError& error) {
    using enum door::OpenError::Kind;
    switch (error.kind) {
        case NotAllowed: return QCoreApplication::translate("Hosting", "This device does not allow it.");
        case NoSuchAddress:
        case PortTaken: return QCoreApplication::translate("Hosting", "Another program is in the way.");
        case Other: break;
    }
    return QCoreApplication::translate("Hosting", "This device cannot be reached: %1")
        .arg(QString::fromStdString(error.words));
}

QString wordsOf(door::Network network) {
    using enum door::Network;
    switch (network) {
        case WiFi: return QCoreApplication::translate("Hosting", "Wi-Fi");
        case Ethernet: return QCoreApplication::translate("Hosting", "by cable");
        case Mobile: return QCoreApplication::translate("Hosting", "mobile network");
        case Vpn: return QCoreApplication::translate("Hosting", "VPN");
        case Container:
        case VirtualMachine: return QCoreApplication::translate("Hosting", "inside this device");
        case Other: break;
    }
    return QCoreApplication::translate("Hosting", "another network");
}

/// The folder of the installed page; empty if there is none.
QString pageFolder() {
    if (qEnvironmentVariableIsSet("REACHKEEPER_PAGE")) return qEnvironmentVariable("REACHKEEPER_PAGE");
    const QString index = QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                                                 QStringLiteral("reachkeeper-web/index.html"));
    return index.chopped(index.isEmpty() ? 0 : QStringLiteral("/index.html").size());
}

/// As the addresses of a table contain it.
std::string nameOf(saves::GameId id) {
    return std::to_string(static_cast<std::int64_t>(id));
}

/// The door of one table, and the table behind it.
class HostingHere final : public Hosting {
  public:
    HostingHere(const Wish& wish, std::shared_ptr<HostTable> host, saves::GameId id)
        : table_(&wish.table),
          shelf_(wish.shelf),
          id_(id),
          host_(std::move(host)),
          porter_([this](std::function<void()> call) {
              QMetaObject::invokeMethod(&context_, std::move(call), Qt::QueuedConnection);
          }) {
        host_->hereChanged = [this, changed = wish.changed] {
            view_.start();
            changed();
        };
        view_.setSingleShot(true);
        view_.setInterval(kViewed);
        QObject::connect(&view_, &QTimer::timeout, &context_, [this] { show(); });
        QObject::connect(table_, &AnyTable::changed, &context_, [this] { view_.start(); });
        QObject::connect(&tick_, &QTimer::timeout, &context_, [this] { porter_.tick(); });
        QObject::connect(&look_, &QTimer::timeout, &context_, [this, changed = wish.changed] {
            if (find()) changed();
        });
    }
    ~HostingHere() override {
        host_->hereChanged = {};
        host_->handedOn = {};
        auto keeper = host_->close(movedTo_.empty() ? "ends" : "moved", movedTo_);
        porter_.remove(nameOf(id_));
        porter_.close();
        if (table_ && table_->isOpen() && table_->anyOpen()->id == id_) table_->keepWith(std::move(keeper));
    }

    std::optional<door::OpenError> open() {
        page_ = pageFolder();
        listens_ = qEnvironmentVariable("REACHKEEPER_LISTEN");
        door::Place place{listens_.toStdString(), kPort, page_.toStdString(), {}};
        const auto openAt = [&](std::uint16_t port) {
            place.port = port;
            return porter_.open(place);
        };
        // Devices come back to the address that they know.
        const std::uint16_t last = device::note(kPortNote).toUShort();
        if (last == 0 || openAt(last)) {
            auto failed = openAt(kPort);
            if (failed && failed->kind == door::OpenError::Kind::PortTaken) failed = openAt(kAnyPort);
            if (failed) return failed;
        }
        if (porter_.port() != kPort) (void)device::keepNote(kPortNote, QByteArray::number(porter_.port()));
        porter_.add(nameOf(id_), host_);
        find();
        show();
        tick_.start(kTick);
        look_.start(kLook);
        return std::nullopt;
    }

    HostTable& host() override { return *host_; }
    void moveTo(const std::string& address) override { movedTo_ = address; }
    saves::GameId id() const override { return id_; }
    void comeBack(AnyTable& table) override {
        table_ = &table;
        if (const auto stored = shelf_.stored(id_)) host_->rename(stored->title, stored->header);
        table.keepWith(host_->line());
    }
    /// Tells the doorway what is on the table.
    void show() {
        if (!table_ || !table_->isOpen() || table_->isTrying()) return;
        for (const std::string_view language : doorway::kLanguages)
            porter_.show(nameOf(id_), std::string(language),
                         doorway::viewOf(*table_->anyOpen(), doorway::translations(language), host_->here()));
    }
    QList<Way> ways() const override { return ways_; }
    bool hasPage() const override { return !page_.isEmpty(); }

  private:
    /// Looks for the addresses of this device. Returns true if they are others than before.
    bool find() {
        QList<Way> ways;
        const QString port = QStringLiteral(":%1").arg(porter_.port());
        if (!listens_.isEmpty()) ways.append({listens_ + port, wordsOf(door::Network::Other)});
        for (const door::Address& one : listens_.isEmpty() ? door::addresses() : std::vector<door::Address>())
            ways.append({QString::fromStdString(one.host) + port, wordsOf(one.network)});
        const auto same = [](const Way& one, const Way& other) { return one.address == other.address; };
        const bool changed = !std::ranges::equal(ways, ways_, same);
        ways_ = std::move(ways);
        return changed;
    }

    QObject context_;
    QPointer<AnyTable> table_;
    Shelf& shelf_;
    saves::GameId id_;
    std::shared_ptr<HostTable> host_;
    Porter porter_;
    std::string movedTo_;
    QString page_;
    QString listens_;  ///< the only address; empty: all of this device
    QList<Way> ways_;
    QTimer tick_;
    QTimer look_;
    QTimer view_;
};

}  // namespace

bool Hosting::isPossible() {
    return true;
}

std::unique_ptr<Hosting> Hosting::begin(const Wish& wish, QString& problem) {
    const AnyOpenTable& open = *wish.table.anyOpen();
    const saves::GameId id = open.id;
    auto stored = wish.shelf.stored(id);
    if (!stored) {
        problem = QCoreApplication::translate("Hosting", "This table is not saved, so it cannot be shared.");
        return nullptr;
    }
    auto host = HostTable::of(
        {stored->title, stored->header, std::move(stored->acts), std::move(stored->keeper),
         wish.shelf.guests(id),
         [&shelf = wish.shelf, id](const std::string& text) { (void)shelf.keepGuests(id, text); },
         wish.device.toStdString(), REACHKEEPER_VERSION});
    if (!host) {
        problem = QCoreApplication::translate("Hosting", "This table cannot be read.");
        return nullptr;
    }
    auto hosting = std::make_unique<HostingHere>(wish, host, id);
    if (const auto failed = hosting->open()) {
        problem = wordsOf(*failed);
        return nullptr;
    }
    wish.table.keepWith(host->line());
    return hosting;
}

}  // namespace reach
