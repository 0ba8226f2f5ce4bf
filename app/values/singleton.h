#pragma once

#include <QQmlEngine>

namespace reach {

/// Returns another singleton of the QML engine that made `from`. Returns null in a program without a QML
/// engine.
template <typename Type>
Type* singleton(const QObject& from, const char* name) {
    QQmlEngine* engine = qmlEngine(&from);
    return engine ? engine->singletonInstance<Type*>(qmlTypeId("Reachkeeper", 1, 0, name)) : nullptr;
}

}  // namespace reach
