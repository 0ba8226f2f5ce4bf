#pragma once

#include "app/table/table.h"

#include <QQmlEngine>

namespace reach {

/// The base class of types that answer questions about a table: `Odds { table: Table }`.
class AtTable : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(reach::Table* table MEMBER table_ NOTIFY tableChanged REQUIRED)

  public:
    using QObject::QObject;

    /// The table. Bindings may read it before `table` is set; then it is the app's table.
    Table* table() const {
        if (table_) return table_;
        return qmlEngine(this)->singletonInstance<Table*>(qmlTypeId("Reachkeeper", 1, 0, "Table"));
    }
    void setTable(Table* table) { table_ = table; }

  Q_SIGNALS:
    void tableChanged();

  protected:
    const Game& game() const { return table()->game(); }

  private:
    Table* table_ = nullptr;
};

}  // namespace reach
