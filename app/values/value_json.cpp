#include "app/values/value_json.h"

#include <QJsonArray>
#include <QMetaEnum>
#include <QMetaProperty>
#include <QSequentialIterable>
#include <QVariant>

namespace reach {
namespace {

/// True if the property is an object and not a value.
bool isObject(const QMetaProperty& property) {
    return property.metaType().flags() & QMetaType::PointerToQObject;
}

/// The properties from this one on; `read` gives the value of each.
template <typename Read>
QJsonObject propertiesJson(const QMetaObject& type, int from, Read read) {
    QJsonObject object;
    for (int i = from; i < type.propertyCount(); ++i) {
        const QMetaProperty property = type.property(i);
        if (isObject(property)) continue;
        const QVariant value = read(property);
        object[QLatin1StringView(property.name())] =
            property.isEnumType() ? QLatin1StringView(property.enumerator().valueToKey(value.toInt()))
                                  : toJson(value);
    }
    return object;
}

QString qmlName(const QMetaObject& type) {
    const int info = type.indexOfClassInfo("QML.Element");
    return QString::fromLatin1(info < 0 ? type.className() : type.classInfo(info).value());
}

/// The element type of a list. Not valid for any other type, and for a list of any values.
QMetaType elementOf(const QMetaType& type) {
    if (type != QMetaType::fromType<QStringList>() && !QByteArray(type.name()).startsWith("QList<"))
        return {};
    type.id();  // registers it as an iterable list
    const QMetaType element = QVariant(type).value<QSequentialIterable>().metaContainer().valueMetaType();
    return element == QMetaType::fromType<QVariant>() ? QMetaType() : element;
}

QJsonValue schemaOf(const QMetaType& type, QJsonObject& types);

QJsonObject objectSchema(const QMetaObject& object, int from, QJsonObject& types) {
    QJsonObject properties;
    QJsonArray required;
    for (int i = from; i < object.propertyCount(); ++i) {
        const QMetaProperty property = object.property(i);
        if (isObject(property)) continue;
        const QLatin1StringView name(property.name());
        required.append(name);
        if (property.isEnumType()) {
            QJsonArray keys;
            for (int key = 0; key < property.enumerator().keyCount(); ++key)
                keys.append(QLatin1StringView(property.enumerator().key(key)));
            properties[name] = QJsonObject{{"enum", keys}};
        } else {
            properties[name] = schemaOf(property.metaType(), types);
        }
    }
    return {{"type", "object"},
            {"properties", properties},
            {"required", required},
            {"additionalProperties", false}};
}

QJsonValue schemaOf(const QMetaType& type, QJsonObject& types) {
    if (const QMetaType element = elementOf(type); element.isValid())
        return QJsonObject{{"type", "array"}, {"items", schemaOf(element, types)}};
    if (type.flags() & QMetaType::IsGadget) {
        const QString name = qmlName(*type.metaObject());
        if (!types.contains(name)) {
            types[name] = QJsonValue();  // a type that contains its own kind returns here
            types[name] = objectSchema(*type.metaObject(), 0, types);
        }
        return QJsonObject{{"$ref", QStringLiteral("#/$defs/") + name}};
    }
    switch (type.id()) {
        case QMetaType::Bool: return QJsonObject{{"type", "boolean"}};
        case QMetaType::Int: return QJsonObject{{"type", "integer"}};
        case QMetaType::Double: return QJsonObject{{"type", "number"}};
        case QMetaType::QString: return QJsonObject{{"type", "string"}};
        default: return true;
    }
}

}  // namespace

QJsonValue toJson(const QVariant& value) {
    const QMetaType type = value.metaType();
    if (type.flags() & QMetaType::IsGadget)
        return propertiesJson(*type.metaObject(), 0, [&](const QMetaProperty& property) {
            return property.readOnGadget(value.constData());
        });
    if (type == QMetaType::fromType<QVariantMap>()) {
        QJsonObject object;
        const QVariantMap map = value.toMap();
        for (auto entry = map.begin(); entry != map.end(); ++entry) object[entry.key()] = toJson(*entry);
        return object;
    }
    if (type == QMetaType::fromType<QVariantList>() || elementOf(type).isValid()) {
        QJsonArray array;
        for (const QVariant& element : value.toList()) array.append(toJson(element));
        return array;
    }
    return QJsonValue::fromVariant(value);
}

QJsonObject toJson(const QObject& object) {
    return propertiesJson(*object.metaObject(), QObject::staticMetaObject.propertyCount(),
                          [&](const QMetaProperty& property) { return property.read(&object); });
}

QJsonObject schemaOf(const QMetaObject& object) {
    QJsonObject types;
    QJsonObject schema = objectSchema(object, QObject::staticMetaObject.propertyCount(), types);
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema";
    schema["title"] = qmlName(object);
    schema["$defs"] = types;
    return schema;
}

}  // namespace reach
