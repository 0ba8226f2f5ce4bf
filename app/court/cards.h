#pragma once

#include "app/values/card_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach {

/// Cards by name, for tables that name the card that was drawn or laid out.
class Cards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    /// Returns the cards of a deck whose name has, for each word of `text`, a word that begins with it. For
    /// an empty text returns all cards. Decks are "court", "leader", "lore" and "campaign" (all cards that
    /// The Blighted Reach can bring). Lore comes after the other cards.
    Q_INVOKABLE QList<reach::view::CardView> search(const QString& text,
                                                    const QString& deck = QStringLiteral("court")) const;
    /// Returns the card with this id, or a card without an id if there is none.
    Q_INVOKABLE reach::view::CardView named(const QString& id) const;
};

}  // namespace reach
