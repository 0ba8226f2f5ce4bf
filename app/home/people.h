#pragma once

#include "app/values/result_view.h"
#include "app/values/saved_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

namespace reach {

/// The people who have played on this device. The saved tables hold their names. This class stores the
/// favourites.
class People : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QStringList favourites READ favourites NOTIFY changed)

  public:
    explicit People(QObject* parent = nullptr);

    const QStringList& favourites() const { return favourites_; }
    /// The players at these tables with a name of their own: first the favourites, then the latest players.
    Q_INVOKABLE QList<reach::view::PersonView> at(const QList<reach::view::SavedTableView>& tables) const;
    /// Makes a person a favourite, or removes a favourite.
    Q_INVOKABLE void toggle(const QString& name);

  Q_SIGNALS:
    void changed();

  private:
    QStringList favourites_;
};

}  // namespace reach
