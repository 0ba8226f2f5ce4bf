#include "app/reference/bookmarks.h"

#include "app/settings/preferences.h"

namespace reach {
namespace {

const QString kRecent = QStringLiteral("reference/recent");
const QString kFavourites = QStringLiteral("reference/favourites");
constexpr int kMostRecent = 8;

}  // namespace

Bookmarks::Bookmarks(QObject* parent) : QObject(parent) {
    const KeptSettings kept = Preferences::settings();
    recent_ = kept.value(kRecent).toStringList();
    favourites_ = kept.value(kFavourites).toStringList();
}

void Bookmarks::remember(const QString& query) {
    const QString words = query.simplified();
    if (words.isEmpty() || (!recent_.isEmpty() && recent_.constFirst() == words)) return;
    recent_.removeAll(words);
    recent_.prepend(words);
    recent_ = recent_.mid(0, kMostRecent);
    Preferences::settings().setValue(kRecent, recent_);
    Q_EMIT changed();
}

void Bookmarks::toggle(const QString& id) {
    if (id.isEmpty()) return;
    if (favourites_.removeAll(id) == 0) favourites_.prepend(id);
    Preferences::settings().setValue(kFavourites, favourites_);
    Q_EMIT changed();
}

bool Bookmarks::isTicked(const QString& id, int line) const {
    return lines_.value(id).contains(line);
}

void Bookmarks::tick(const QString& id, int line) {
    QSet<int>& lines = lines_[id];
    if (!lines.remove(line)) lines.insert(line);
    noteTick();
}

int Bookmarks::ticksOf(const QString& id) const {
    return static_cast<int>(lines_.value(id).size());
}

void Bookmarks::clearTicks(const QString& id) {
    lines_.remove(id);
    noteTick();
}

void Bookmarks::noteTick() {
    ++ticks_;
    Q_EMIT ticked();
}

}  // namespace reach

#include "moc_bookmarks.cpp"
