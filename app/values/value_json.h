#pragma once

#include <QJsonObject>
#include <QObject>

namespace reach {

/// Any value type, and lists and maps of them, as JSON: a property is a member under its name, an enumerator
/// is its name. What is none of these is null.
QJsonValue toJson(const QVariant& value);

/// The properties of an object's own class, each as above, but those that are objects themselves.
QJsonObject toJson(const QObject& object);

/// What toJson() writes of an object like this, and of every value type it comes to, as JSON Schema
/// (2020-12). A property that is still a map or a list without a type stands as `true`: anything.
QJsonObject schemaOf(const QMetaObject& object);

}  // namespace reach
