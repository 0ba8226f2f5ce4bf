#pragma once

#include <QQmlEngine>

namespace reach {

/// Another singleton of the engine that made `from`; null in a program that has no engine.
template <typename Type>
Type* singleton(const QObject& from, const char* name) {
    QQmlEngine* engine = qmlEngine(&from);
    return engine ? engine->singletonInstance<Type*>(qmlTypeId("Reachkeeper", 1, 0, name)) : nullptr;
}

}  // namespace reach
