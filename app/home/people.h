#pragma once

#include "app/home/result_view.h"
#include "app/home/saved_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

namespace reach {

/// Who has played on this device: the saved tables know their names, and here is kept who are favourites.
class People : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QStringList favourites READ favourites NOTIFY changed)

  public:
    explicit People(QObject* parent = nullptr);

    const QStringList& favourites() const { return favourites_; }
    /// Everybody at these tables who has a name of their own: the favourites first, then who played last.
    Q_INVOKABLE QList<reach::view::PersonView> at(const QList<reach::view::SavedTableView>& tables) const;
    /// Makes somebody a favourite, or no favourite any more.
    Q_INVOKABLE void toggle(const QString& name);

  Q_SIGNALS:
    void changed();

  private:
    QStringList favourites_;
};

}  // namespace reach
