#pragma once

#include "app/viewmodels/table.h"

namespace reach {

/// What a game was about: how Power moved from chapter to chapter, and the moments that counted.
class Story : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::Table* table MEMBER table_ WRITE setTable NOTIFY changed REQUIRED)
    Q_PROPERTY(QVariantList chapters MEMBER chapters_ NOTIFY changed)
    Q_PROPERTY(QVariantList moments MEMBER moments_ NOTIFY changed)

  public:
    using QObject::QObject;

    /// Tells the story of the table's game so far; told once, not kept up to date.
    void setTable(Table* table);

  Q_SIGNALS:
    void changed();

  private:
    Table* table_ = nullptr;
    /// `{label, act, powers}`: the Power of each seat when the chapter was scored; the first is the start.
    QVariantList chapters_;
    /// `{text, detail, player, entry}` in the order in which they happened; `entry` counts from 1.
    QVariantList moments_;
};

}  // namespace reach
