#pragma once

class QQmlEngine;

/// From here on the engine loads nothing from a network, and from this machine only what lies in a program's
/// own resources or where Qt keeps its QML. Records, books and other files of the player's are read by the
/// view models, never by QML. Pictures in a Text whose markup names a local file are out of its reach: Qt
/// asks nobody there, so Marked.qml lets no such markup through.
void seal(QQmlEngine& engine);
