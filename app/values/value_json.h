#pragma once

#include <QJsonObject>
#include <QObject>

namespace reach {

/// Returns any value type, and lists and maps of value types, as JSON. A property becomes a member with its
/// name, an enumerator becomes its name. Any other type becomes null.
QJsonValue toJson(const QVariant& value);

/// Returns the properties of an object's own class as above, without properties that are objects themselves.
QJsonObject toJson(const QObject& object);

/// Returns the JSON Schema (2020-12) of the output of toJson() for an object like this, including every value
/// type in it. A property that is still a map or a list without a type is `true`: anything.
QJsonObject schemaOf(const QMetaObject& object);

}  // namespace reach
