#include "app/home/people.h"

#include "app/settings/preferences.h"
#include "app/values/ids.h"
#include "app/words/names.h"

#include <algorithm>

namespace reach {
namespace {

const QString kFavourites = QStringLiteral("favouritePeople");

/// True for the name of a colour, which belongs to a seat without a name.
bool isColorName(const QString& name) {
    return std::ranges::any_of(kAllPlayers, [&](Player player) {
        return name == words::name(player) || name.compare(view::idOf(player), Qt::CaseInsensitive) == 0;
    });
}

}  // namespace

People::People(QObject* parent) : QObject(parent) {
    favourites_ = Preferences::settings().value(kFavourites).toStringList();
}

QList<view::PersonView> People::at(const QList<view::SavedTableView>& tables) const {
    QList<view::PersonView> list;
    for (const view::SavedTableView& table : tables)
        for (const view::SeatedView& seated : table.players) {
            if (seated.name.isEmpty() || isColorName(seated.name)) continue;
            if (std::ranges::find(list, seated.name, &view::PersonView::name) != list.end()) continue;
            list.append({seated.name, seated.color, favourites_.contains(seated.name)});
        }
    std::stable_sort(list.begin(), list.end(),
                     [](const view::PersonView& one, const view::PersonView& other) {
                         return one.favourite && !other.favourite;
                     });
    return list;
}

void People::toggle(const QString& name) {
    if (!favourites_.removeOne(name)) favourites_.append(name);
    Preferences::settings().setValue(kFavourites, favourites_);
    Q_EMIT changed();
}

}  // namespace reach

#include "moc_people.cpp"
