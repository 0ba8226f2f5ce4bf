#include "app/company/company.h"

#include "app/device/clipboard.h"
#include "app/home/games.h"
#include "app/settings/preferences.h"
#include "app/values/singleton.h"
#include "app/words/names.h"
#include "engine/core/names.h"

#include <QSysInfo>

#include <algorithm>
#include <chrono>

namespace reach {
namespace {

const QString kDeviceName = QStringLiteral("deviceName");
constexpr qsizetype kLongestDevice = 40;
/// A device that was away for so long is no longer listed among the others.
constexpr std::chrono::milliseconds kLongGone{10 * 60 * 1000};

}  // namespace

Company::Company(QObject* parent)
    : QObject(parent),
      invitation_(new Invitation(*this)),
      visit_(new Visit(*this)),
      asking_(new Asking(*this)),
      desk_(new HostDesk(*this)),
      handing_(new Handing(*this)) {
    fading_.setSingleShot(true);
    connect(&fading_, &QTimer::timeout, this, &Company::lookAround);
    connect(invitation_, &Invitation::changed, this, &Company::linkChanged);
    connect(visit_, &Visit::changed, this, &Company::linkChanged);
}

// They give back what the open table has of them.
Company::~Company() {
    delete handing_;
    delete desk_;
    delete invitation_;
    delete visit_;
}

Games* Company::games() {
    if (games_) return games_;
    games_ = singleton<Games>(*this, "Games");
    if (!games_) return nullptr;
    const auto look = [this] {
        invitation_->look();
        visit_->look();
    };
    connect(games_, &Games::shown, this, look);
    connect(games_, &Games::keptElsewhere, desk_, &HostDesk::openKept);
    // Without the tables there is nothing to share or to visit.
    connect(games_, &Games::ending, this, [this] {
        handing_->end();
        desk_->stop();
        invitation_->end();
        visit_->end();
        games_ = nullptr;
    });
    // Later: a table that is opened anew is closed first.
    connect(games_, &Games::tableChanged, this, look, Qt::QueuedConnection);
    return games_;
}

QString Company::seat() const {
    const auto own = std::ranges::find_if(here_, &view::PresentView::own);
    return own == here_.end() ? QString() : own->color;
}

QString Company::own() const {
    const auto own = std::ranges::find_if(here_, &view::PresentView::own);
    return own == here_.end() ? QString() : own->device;
}

QStringList Company::held(bool (*where)(const view::PresentView&)) const {
    QStringList colors;
    for (const view::PresentView& one : here_)
        if (!one.own && !one.color.isEmpty() && one.color != seat() && where(one)) colors.append(one.color);
    colors.removeDuplicates();
    return colors;
}

QString Company::personAt(const QString& device) const {
    const auto one = std::ranges::find(here_, device, &view::PresentView::device);
    if (one == here_.end()) return device;
    const auto seat = std::ranges::find(seats_, one->color, &view::SeatedView::color);
    return seat == seats_.end() ? device : seat->name;
}

QStringList Company::reachable() const {
    return held([](const view::PresentView& one) { return one.there; });
}

QStringList Company::elsewhere() const {
    return held([](const view::PresentView& one) { return one.there && one.awake; });
}

QString Company::link() const {
    if (invitation_->isOpen()) return invitation_->letsIn() ? invitation_->link() : QString();
    return visit_->link();
}

void Company::copyLink() const {
    device::copy(link());
}

void Company::askForSeat(bool asks) {
    if (std::exchange(asksForSeat_, asks) != asks) Q_EMIT seatAsked();
}

void Company::takeSeat(const QString& color) {
    askForSeat(false);
    if (color == seat()) return;
    if (invitation_->isOpen())
        invitation_->hosting()->host().takeOwnSeat(color.toStdString());
    else if (visit_->isGoing())
        visit_->guest()->takeSeat(color.toStdString());
    lookAround();
}

void Company::setScreen(const QString& screen) {
    if (std::exchange(screen_, screen) == screen) return;
    if (invitation_->isOpen()) invitation_->hosting()->host().setOwnScreen(screen.toStdString());
    if (visit_->isGoing()) visit_->guest()->show(screen.toStdString());
    Q_EMIT changed();
}

QString Company::deviceName() const {
    QString named = Preferences::settings().value(kDeviceName).toString();
    if (!named.isEmpty()) return named;
    const QString host = QSysInfo::machineHostName().section(u'.', 0, 0);
    return host.isEmpty() || host == QStringLiteral("localhost") || !Invitation::isPossible()
               ? tr("Phone", "the name of a device until people give it another")
               : host;
}

void Company::setDeviceName(const QString& name) {
    const QString said = name.simplified().left(kLongestDevice);
    if (said == deviceName()) return;
    Preferences::settings().setValue(kDeviceName, said);
    Q_EMIT changed();
}

/// A device that this screen has not seen for some time, or never, is long gone.
void Company::noteTheGone(QList<view::PresentView>& here) {
    if (here.isEmpty()) seen_.clear();
    std::chrono::milliseconds next = kLongGone;
    for (view::PresentView& one : here) {
        if (one.there) seen_[one.device].start();
        const auto seen = seen_.find(one.device);
        const std::chrono::milliseconds gone(seen == seen_.end() ? kLongGone.count()
                                                                 : seen->second.elapsed());
        one.longGone = gone >= kLongGone;
        if (!one.there && !one.longGone) next = std::min(next, kLongGone - gone);
    }
    if (std::ranges::any_of(here, [](const auto& one) { return !one.there && !one.longGone; }))
        fading_.start(next);
    else
        fading_.stop();
}

void Company::lookAround() {
    std::vector<messages::Present> all;
    std::string own;
    std::string header;
    if (invitation_->isOpen()) {
        all = invitation_->hosting()->host().here();
        own = invitation_->hosting()->host().self();
        header = invitation_->hosting()->host().header();
    } else if (visit_->isGoing()) {
        all = visit_->guest()->here();
        own = visit_->guest()->device();
        header = visit_->guest()->header();
    }
    QList<view::PresentView> here;
    for (const messages::Present& one : all)
        here.append({QString::fromStdString(one.device), QString::fromStdString(one.seat), one.keeps,
                     one.device == own, one.there, one.awake, one.canKeep});
    noteTheGone(here);
    std::ranges::stable_partition(here, &view::PresentView::own);
    here_ = std::move(here);
    seats_ = games() && !header.empty() ? games()->seated(header) : QList<view::SeatedView>();
    for (view::SeatedView& seat : seats_)
        if (seat.name.isEmpty())
            seat.name = words::name(parseName<Player>(seat.color.toStdString()).value_or(Player::Red));
    asking_->look();
    Q_EMIT changed();
}

}  // namespace reach

#include "moc_company.cpp"
