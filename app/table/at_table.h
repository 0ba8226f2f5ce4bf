#pragma once

#include "app/table/table.h"

#include <memory>

namespace reach {

/// The base class of types that answer questions about a table: `Odds { table: Table }`.
class AtTable : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(reach::Table* table MEMBER table_ NOTIFY tableChanged REQUIRED)

  public:
    using QObject::QObject;

    /// The table. Bindings may read it before `table` is set; then it is a table that is not open.
    Table* table() const {
        if (table_) return table_;
        if (!none_) none_ = std::make_unique<Table>();
        return none_.get();
    }
    void setTable(Table* table) { table_ = table; }

  Q_SIGNALS:
    void tableChanged();

  protected:
    const Game& game() const { return table()->game(); }

  private:
    Table* table_ = nullptr;
    mutable std::unique_ptr<Table> none_;
};

}  // namespace reach
