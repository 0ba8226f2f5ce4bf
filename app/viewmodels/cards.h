#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>

namespace reach {

/// The cards of the Court deck by name, for tables that tell which one was drawn.
class Cards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    /// Cards with a word that begins with each of the text's words, as `{id, name, kind, suit, raidCost}`;
    /// all of them for an empty text.
    Q_INVOKABLE QVariantList search(const QString& text) const;
};

}  // namespace reach
