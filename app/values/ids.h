#pragma once

#include "app/words/translate.h"
#include "engine/core/names.h"

namespace reach::view {

/// The id as the record names it; empty for none.
template <typename Id>
QString idOf(Id id) {
    const QString name = words::fromView(nameOf(id));
    return name == QStringLiteral("none") ? QString() : name;
}

/// What the record names so; `None` for a text that names nothing.
template <typename Id>
Id named(const QString& id) {
    return parseName<Id>(id.toStdString()).value_or(Id::None);
}

}  // namespace reach::view
