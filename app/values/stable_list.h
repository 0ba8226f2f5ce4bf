#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QVariant>

namespace reach {

/// A list that is made anew after every entry, as a model that tells only what became different: delegates
/// stay, and those whose row is as before do nothing. Rows are `modelData`.
class StableList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariant list READ list WRITE setList NOTIFY listChanged)

  public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// A list of any values that have ==: typed, or put together in QML.
    QVariant list() const { return list_; }
    void setList(const QVariant& value);

  Q_SIGNALS:
    void listChanged();

  private:
    QVariantList list_;
};

}  // namespace reach
