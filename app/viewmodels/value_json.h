#pragma once

#include <QJsonObject>
#include <QMetaObject>

namespace reach {

/// Any value type, and lists and maps of them, as JSON: a property is a member under its name, an enumerator
/// is its name. What is none of these is null.
QJsonValue toJson(const QVariant& value);

/// What toJson() writes of an object like this, and of every value type it comes to, as JSON Schema
/// (2020-12). A property that is still a map or a list without a type stands as `true`: anything.
QJsonObject schemaOf(const QMetaObject& object);

}  // namespace reach
