#pragma once

class QQmlEngine;

/// After this call the QML engine loads nothing from a network. From this machine it loads only a program's
/// own resources and files where Qt keeps its QML. The view models read records, books and other files of the
/// player, never QML. The seal does not cover pictures in a Text whose markup names a local file, because Qt
/// does not ask the engine for them. Marked.qml therefore lets no such markup through.
void seal(QQmlEngine& engine);
