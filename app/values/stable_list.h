#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QVariant>

namespace reach {

/// A model of a list that is made again after every entry. It reports only the rows that changed: delegates
/// are kept, and delegates of unchanged rows are not updated. The role of a row is `modelData`.
class StableList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariant list READ list WRITE setList NOTIFY listChanged)

  public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// A list of any values with an operator ==: a typed list, or a list put together in QML.
    QVariant list() const { return list_; }
    void setList(const QVariant& value);

  Q_SIGNALS:
    void listChanged();

  private:
    QVariantList list_;
};

}  // namespace reach
