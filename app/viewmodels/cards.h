#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>

namespace reach {

/// Cards by name, for tables that tell which one was drawn or laid out.
class Cards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    /// Cards of a deck ("court", "leader", "lore"; "campaign": all that The Blighted Reach can bring) with a
    /// word that begins with each of the text's words, as
    /// `{id, name, kind, suit, raidCost}`, leaders with `groups` and `resources` too; all of them for an
    /// empty text. Lore comes after the others.
    Q_INVOKABLE QVariantList search(const QString& text, const QString& deck = QStringLiteral("court")) const;
};

}  // namespace reach
