#pragma once

#include "app/values/card_view.h"

namespace reach::view {

/// A set of cards for a draft, saved under a name.
struct PresetView {
    Q_GADGET
    QML_VALUE_TYPE(preset)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString mode MEMBER mode FINAL)
    Q_PROPERTY(QList<reach::view::CardView> leaders MEMBER leaders FINAL)
    Q_PROPERTY(QList<reach::view::CardView> lore MEMBER lore FINAL)

  public:
    QString name;
    QString mode;  ///< "one" or "two": number of lore cards for each player
    QList<CardView> leaders;
    QList<CardView> lore;

    bool operator==(const PresetView&) const = default;
};

}  // namespace reach::view
