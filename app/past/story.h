#pragma once

#include "app/game/any_table.h"

namespace reach {

/// The story of a game: the Power from chapter to chapter, and the decisive moments.
class Story : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::AnyTable* table MEMBER table_ WRITE setTable NOTIFY changed REQUIRED)
    Q_PROPERTY(QList<reach::view::PowerMarkView> chapters READ chapters NOTIFY changed)
    Q_PROPERTY(QList<reach::view::PlayerView> players READ players NOTIFY changed)
    Q_PROPERTY(QList<reach::view::MomentView> moments READ moments NOTIFY changed)

  public:
    using QObject::QObject;

    const QList<view::PowerMarkView>& chapters() const { return story_.chapters; }
    /// The players whose Power is shown, as they are now.
    QList<view::PlayerView> players() const {
        return table_ && table_->isOpen() ? table_->playersAt(table_->cursor()) : QList<view::PlayerView>();
    }
    const QList<view::MomentView>& moments() const { return story_.moments; }

    /// Makes the story of the table's game so far. The story is made once and not updated.
    void setTable(AnyTable* table);

  Q_SIGNALS:
    void changed();

  private:
    AnyTable* table_ = nullptr;
    view::ToldStory story_;
};

}  // namespace reach
