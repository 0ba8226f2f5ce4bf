#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QRandomGenerator>

namespace reach {

/// The only source of random numbers in the app: dice, drawn cards, the deal of a new table, the first
/// player.
class Chance : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    static QRandomGenerator& generator();

    /// Returns a number from 0 to `most` - 1, each equally likely. `most` is at least 1.
    Q_INVOKABLE static int below(int most) { return generator().bounded(most); }
    /// Seeds the generator. Only for tests, in which a seed gives one game.
    Q_INVOKABLE static void useSeed(quint32 seed) { generator().seed(seed); }
};

}  // namespace reach
