#include "app/game/any_table.h"

#include "app/device/clipboard.h"
#include "app/game/entry_draft.h"
#include "app/game/for_another.h"
#include "app/game/happened.h"
#include "app/words/home/save_words.h"
#include "app/words/rewrite_words.h"
#include "app/words/shown.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QMetaObject>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace reach {

AnyTable::AnyTable(QObject* parent)
    : QObject(parent), happened_(new Happened(*this)), forAnother_(new ForAnother(*this)) {
    if (QCoreApplication* app = QCoreApplication::instance()) app->installEventFilter(this);
}

bool AnyTable::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance() && isOpen()) {
        forgetLog();
        refresh();
    }
    return QObject::eventFilter(watched, event);
}

QString AnyTable::title() const {
    return isOpen() ? QString::fromStdString(opened()->title) : QString();
}

QString AnyTable::unkept() const {
    if (!isOpen() || !shelf_ || opened()->keeper) return {};
    const std::optional<saves::SaveError>& why = opened()->lost ? opened()->lost : shelf_->problem();
    return why ? words::saveErrorText(*why) : QString();
}

void AnyTable::keepOn(Shelf* shelf) {
    shelf_ = shelf;
    names_ = {};
    for (const Player player : kAllPlayers)
        names_.names[static_cast<std::size_t>(index(player))] =
            QString::fromStdString(opened()->names()[static_cast<std::size_t>(index(player))]);
    hearKeeper();
    forgetLog();
    say({});
    followed_ = cursor();
    forAnother_->forget();
    for (EntryDraft* draft : findChildren<EntryDraft*>(QString(), Qt::FindDirectChildrenOnly)) draft->drop();
}

// Later, because an answer can come while something is entered.
void AnyTable::hearKeeper() {
    if (opened()->keeper)
        opened()->keeper->wake = [this] {
            QMetaObject::invokeMethod(this, &AnyTable::settle, Qt::QueuedConnection);
        };
}

std::unique_ptr<Keeper> AnyTable::keepWith(std::unique_ptr<Keeper> other) {
    auto before = opened()->keepWith(std::move(other));
    hearKeeper();
    return before;
}

/// During a trial the table's own course waits.
void AnyTable::settle() {
    if (!isOpen() || trial_) return;
    if (opened()->settle() == Settled::Game) {
        forgetLog();
        fromElsewhere_ = true;
        refresh();
        fromElsewhere_ = false;
    }
    tellOffers();
}

void AnyTable::tellOffers() {
    const std::pair now(offered(), notKept());
    if (std::exchange(offers_, now) != now || now.second > 0) Q_EMIT offersChanged();
}

void AnyTable::offerAgain(const std::vector<Act>& acts) {
    if (acts.empty() || !isOpen() || !opened()->keeper) return;
    opened()->offerAgain(acts);
    settle();
}

QString AnyTable::notKeptWhy() const {
    if (notKept() == 0) return {};
    const NotKept first = opened()->firstNotKept();
    if (first.unsaved) return words::saveErrorText(*first.unsaved);
    return first.why == kGoneOn ? tr("The game has gone on since.")
                                : words::shown(QString::fromStdString(first.why));
}

QString AnyTable::notKeptEntry() const {
    if (notKept() == 0) return {};
    switch (opened()->firstNotKept().kind) {
        case ActKind::Enter: return wordsOfNotKept();
        case ActKind::Undo: return tr("Undo");
        case ActKind::Redo: return tr("Redo");
        case ActKind::Jump: return tr("Going to another moment");
        case ActKind::Rewrite: break;
    }
    return tr("The changed past");
}

bool AnyTable::enterNotKept() {
    if (notKept() == 0) return false;
    bool done = false;
    switch (opened()->firstNotKept().kind) {
        case ActKind::Enter: done = enterAllOfNotKept(); break;
        case ActKind::Undo: done = undo(); break;
        case ActKind::Redo: done = redo(); break;
        // The moment and the past that were meant may be others by now.
        case ActKind::Jump:
        case ActKind::Rewrite: break;
    }
    forgetNotKept();
    return done;
}

void AnyTable::forgetNotKept() {
    if (notKept() == 0) return;
    opened()->forgetNotKept();
    tellOffers();
    Q_EMIT offersChanged();
}

QString AnyTable::undoneDevice() const {
    if (!canUndo() || trial_ || cursor() == 0) return {};
    return words::shown(QString::fromStdString(opened()->maker(static_cast<std::size_t>(cursor()) - 1)));
}

QList<view::LogEntryView> AnyTable::log() const {
    // After a rewrite the log is made again.
    if (std::exchange(told_, line()) != line()) lines_.clear();
    while (lines_.size() < cursor()) {
        const auto entry = static_cast<std::size_t>(lines_.size());
        lines_.append(told(entry));
        if (!trial_) lines_.last().device = words::shown(QString::fromStdString(opened()->maker(entry)));
    }
    return lines_.mid(0, cursor());
}

void AnyTable::forgetLog(int from) {
    if (from < lines_.size()) lines_.remove(from, lines_.size() - from);
}

void AnyTable::tellOpen() {
    if (std::exchange(wasOpen_, isOpen()) != isOpen()) Q_EMIT openChanged();
}

void AnyTable::followWithDrafts() {
    const bool moved = std::exchange(followed_, cursor()) != cursor();
    for (EntryDraft* draft : findChildren<EntryDraft*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!isOpen()) {
            draft->drop();
            continue;
        }
        const QString message = draft->follow(moved);
        if (!message.isEmpty() && !byHand_)
            say(message_.isEmpty() ? message : message_ + u' ' + message, citation_, page_);
    }
}

void AnyTable::tellChanged() {
    followWithDrafts();
    if (trial_) trial_->follow();
    Q_EMIT logChanged();
    Q_EMIT changed();
    tellOffers();
}

void AnyTable::tell(const QString& message) {
    say(message);
    Q_EMIT changed();
}

void AnyTable::tellUnsaved(const saves::SaveError& error) {
    sayUnsaved(error);
    Q_EMIT changed();
}

void AnyTable::stopKeeping(const std::optional<saves::SaveError>& why) {
    if (!isOpen() || !shelf_) return;
    opened()->stopKeeping();
    opened()->lost = why;
    Q_EMIT changed();
}

void AnyTable::sayUnsaved(const saves::SaveError& error) {
    if (error.code == saves::SaveErrorCode::TakenAway && shelf_->becameLost()) Q_EMIT lost();
    say(words::saveErrorText(error));
}

void AnyTable::say(const QString& message, const QString& citation, const QString& page) {
    message_ = words::shown(message);
    citation_ = citation;
    page_ = page;
}

bool AnyTable::isHeld(Player player, const std::function<bool()>& entry) {
    if (!byHand_) return false;
    const bool isOfDraft = making_ != nullptr;
    return forAnother_->holds(player, [this, isOfDraft, of = QPointer<EntryDraft>(making_), entry] {
        if (isOfDraft) return of && of->make(entry);
        const auto hand = byHand();
        return entry();
    });
}

bool AnyTable::moved(const saves::SaveStatus& status) {
    say({});
    if (!status.ok()) sayUnsaved(status.error());
    refresh();
    return status.ok();
}
bool AnyTable::undo() {
    return canUndo() && moved(opened()->undo());
}
bool AnyTable::redo() {
    return canRedo() && moved(opened()->redo());
}
bool AnyTable::jumpTo(int cursor) {
    const int least = trial_ ? static_cast<int>(trial_->floor()) : 0;
    return isOpen() && cursor >= least && moved(opened()->jumpTo(static_cast<std::size_t>(cursor)));
}

bool AnyTable::tryFrom(int entry, bool instead) {
    const int past = trial_ ? trial_->past() : cursor();
    if (entry < 0 || entry >= past) return false;
    if (!trial_) trial_ = tryOut();
    trial_->stand(static_cast<std::size_t>(entry), instead);
    forgetLog();
    say({});
    refresh();
    return true;
}

bool AnyTable::tryWithout(int entry) {
    if (!tryFrom(entry, true)) return false;
    trial_->leaveOut();
    Q_EMIT changed();
    return true;
}

bool AnyTable::tryAsOnBoard(int entry) {
    if (!tryFrom(entry, true)) return false;
    trial_->putAsOnBoard();
    Q_EMIT changed();
    return true;
}

bool AnyTable::takeTrial() {
    if (!trial_) return false;
    const std::size_t from = trial_->first();
    trial_->lookBack([&] { happened_->willCorrect(from); });
    if (const auto status = trial_->take(); !status.ok()) {
        sayUnsaved(status.error());
        Q_EMIT changed();
        return false;
    }
    putAway();
    endChapter();
    if (message_.isEmpty()) say(words::rewrittenText());
    Q_EMIT changed();
    return true;
}

void AnyTable::putAway() {
    if (!trial_) return;
    endTrial();
    forgetLog();
    say({});
    refresh();
}

void AnyTable::endTrial() {
    if (!trial_) return;
    trial_->giveBack();
    trial_.reset();
    // Answers that came meanwhile.
    if (isOpen()) opened()->settle();
}

void AnyTable::endChapter() {
    if (!shelf_ || trial_) return;
    if (const auto failed = noteEnd()) sayUnsaved(*failed);
    Q_EMIT chapterEnded();
}

QString AnyTable::record() const {
    if (!isOpen()) return {};
    return QString::fromStdString(trial_ ? trial_->record() : opened()->record());
}

void AnyTable::copyRecord() const {
    device::copy(record());
}

}  // namespace reach

#include "moc_any_table.cpp"
