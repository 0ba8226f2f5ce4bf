#pragma once

#include "app/viewmodels/table.h"

namespace reach {

/// Who can be asked about a table: `Odds { table: Table }`.
class AtTable : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(reach::Table* table MEMBER table_ NOTIFY tableChanged REQUIRED)

  public:
    using QObject::QObject;

    Table* table() const { return table_; }
    void setTable(Table* table) { table_ = table; }

  Q_SIGNALS:
    void tableChanged();

  protected:
    const Game& game() const { return table_->game(); }

  private:
    Table* table_ = nullptr;
};

}  // namespace reach
