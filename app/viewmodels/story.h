#pragma once

#include "app/viewmodels/story_view.h"
#include "app/viewmodels/table.h"

namespace reach {

/// What a game was about: how Power moved from chapter to chapter, and the moments that counted.
class Story : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::Table* table MEMBER table_ WRITE setTable NOTIFY changed REQUIRED)
    Q_PROPERTY(QList<reach::view::PowerMarkView> chapters MEMBER chapters_ NOTIFY changed)
    Q_PROPERTY(QList<reach::view::MomentView> moments MEMBER moments_ NOTIFY changed)

  public:
    using QObject::QObject;

    const QList<view::PowerMarkView>& chapters() const { return chapters_; }
    const QList<view::MomentView>& moments() const { return moments_; }

    /// Tells the story of the table's game so far; told once, not kept up to date.
    void setTable(Table* table);

  Q_SIGNALS:
    void changed();

  private:
    Table* table_ = nullptr;
    QList<view::PowerMarkView> chapters_;  ///< the first is the start
    QList<view::MomentView> moments_;      ///< in the order in which they happened
};

}  // namespace reach
