#include "app/values/stable_list.h"

#include <QJSValue>

#include <algorithm>

namespace reach {
namespace {

/// Unwraps a list, since QML wraps its own lists.
QVariantList listOf(const QVariant& value) {
    return (value.metaType() == QMetaType::fromType<QJSValue>() ? value.value<QJSValue>().toVariant() : value)
        .toList();
}

}  // namespace

int StableList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(list_.size());
}

QVariant StableList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    return role == Qt::UserRole ? list_[index.row()] : QVariant();
}

QHash<int, QByteArray> StableList::roleNames() const {
    return {{Qt::UserRole, "modelData"}};
}

/// Rows are added or removed where the lists begin to differ. The other rows stay and change their contents.
void StableList::setList(const QVariant& value) {
    const QVariantList list = listOf(value);
    if (list == list_) return;
    const auto both = std::min(list.size(), list_.size());
    const auto changed = std::mismatch(list.begin(), list.begin() + both, list_.begin());
    const auto first = static_cast<int>(changed.first - list.begin());
    const auto more = static_cast<int>(list.size() - list_.size());
    if (more > 0) {
        beginInsertRows({}, first, first + more - 1);
        list_.insert(first, more, QVariant());
        std::copy_n(list.begin() + first, more, list_.begin() + first);
        endInsertRows();
    } else if (more < 0) {
        beginRemoveRows({}, first, first - more - 1);
        list_.remove(first, -more);
        endRemoveRows();
    }
    for (int row = first; row < list.size(); ++row) {
        if (list_[row] == list[row]) continue;
        list_[row] = list[row];
        Q_EMIT dataChanged(index(row), index(row));
    }
    Q_EMIT listChanged();
}

}  // namespace reach

#include "moc_stable_list.cpp"
