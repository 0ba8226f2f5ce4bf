#include "app/company/invitation.h"

#include "app/company/company.h"
#include "app/device/notes.h"
#include "app/home/games.h"

namespace reach {
namespace {

/// The table whose door is open. It is still there at a start if the program was killed.
const QString kOpenDoor = QStringLiteral("door");

QByteArray textOf(saves::GameId id) {
    return QByteArray::number(static_cast<qlonglong>(id));
}

}  // namespace

Invitation::Invitation(Company& company) : QObject(&company), company_(company) {}

// Only a program that was killed leaves the note.
Invitation::~Invitation() {
    if (!isOpen()) return;
    hosting_.reset();
    device::keepNote(kOpenDoor, {});
}

bool Invitation::invite() {
    if (isOpen()) return true;
    Games* games = company_.games();
    if (!games || !isPossible()) return false;
    AnyTable& table = *games->anyTable();
    problem_.clear();
    if (!table.isOpen() || table.isSample() || !table.unkept().isEmpty())
        problem_ = tr("A table that is not saved cannot be shared.");
    else if (table.isTrying() || table.offered() > 0)
        problem_ = tr("First finish what is being changed.");
    else
        hosting_ = Hosting::begin({table, games->shelf(), company_.deviceName(),
                                   [this] {
                                       company_.lookAround();
                                       Q_EMIT changed();
                                   }},
                                  problem_);
    if (isOpen()) {
        device::keepNote(kOpenDoor, textOf(hosting_->id()));
        company_.handing()->watch(hosting_->host());
        if (!kept_.second.isEmpty() && kept_.first == static_cast<qlonglong>(table.anyOpen()->id))
            company_.takeSeat(std::exchange(kept_.second, {}));
    }
    company_.lookAround();
    Q_EMIT changed();
    return isOpen();
}

void Invitation::end() {
    if (!isOpen()) return;
    hosting_.reset();
    device::keepNote(kOpenDoor, {});
    company_.lookAround();
    Q_EMIT changed();
}

void Invitation::moveTo(const QString& address) {
    if (isOpen()) hosting_->moveTo(address.toStdString());
    end();
}

void Invitation::look() {
    AnyTable& table = *company_.games()->anyTable();
    if (!isOpen()) {
        // The others try to come back.
        if (isPossible() && table.isOpen() && textOf(table.anyOpen()->id) == device::note(kOpenDoor))
            invite();
        return;
    }
    if (!table.isOpen() || table.anyOpen()->id != hosting_->id()) return end();
    hosting_->comeBack(table);
}

QString Invitation::link() const {
    if (address().isEmpty()) return {};
    return QStringLiteral("http://%1/#%2/%3")
        .arg(address(), QString::number(static_cast<qlonglong>(hosting_->id())), code());
}

QString Invitation::address() const {
    const auto ways = isOpen() ? hosting_->ways() : QList<Hosting::Way>();
    return ways.isEmpty() ? QString() : ways.first().address;
}

QString Invitation::network() const {
    const auto ways = isOpen() ? hosting_->ways() : QList<Hosting::Way>();
    return ways.isEmpty() ? QString() : ways.first().network;
}

QStringList Invitation::others() const {
    QStringList all;
    if (!isOpen()) return all;
    for (const Hosting::Way& way : hosting_->ways().mid(1))
        all << tr("%1 (%2)", "an address and its network").arg(way.address, way.network);
    return all;
}

QString Invitation::code() const {
    return isOpen() ? QString::fromStdString(hosting_->host().guests().code()) : QString();
}

bool Invitation::letsIn() const {
    return isOpen() && hosting_->host().guests().isOpen();
}

void Invitation::setLetsIn(bool lets) {
    if (!isOpen() || letsIn() == lets) return;
    hosting_->host().setOpen(lets);
    Q_EMIT changed();
}

void Invitation::letGo(const QString& device) {
    if (!isOpen()) return;
    hosting_->host().letGo(device.toStdString());
    Q_EMIT changed();
}

void Invitation::drawCode() {
    if (!isOpen()) return;
    hosting_->host().drawCode();
    Q_EMIT changed();
}

}  // namespace reach

#include "moc_invitation.cpp"
