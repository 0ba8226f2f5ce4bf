#pragma once

#include "app/values/card_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach {

/// Cards by name, for tables that tell which one was drawn or laid out.
class Cards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    /// Cards of a deck ("court", "leader", "lore"; "campaign": all that The Blighted Reach can bring) with a
    /// word that begins with each of the text's words; all of them for an empty text. Lore comes after the
    /// others.
    Q_INVOKABLE QList<reach::view::CardView> search(const QString& text,
                                                    const QString& deck = QStringLiteral("court")) const;
    /// By its id; without an id when there is none.
    Q_INVOKABLE reach::view::CardView named(const QString& id) const;
};

}  // namespace reach
