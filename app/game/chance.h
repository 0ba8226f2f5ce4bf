#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QRandomGenerator>

namespace reach {

/// All chance in the app comes from here: dice, drawn cards, what a new table is dealt, who begins.
class Chance : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    static QRandomGenerator& generator();

    /// A number from 0 to `most` - 1, each as likely; `most` is at least 1.
    Q_INVOKABLE static int below(int most) { return generator().bounded(most); }
    /// From now on chance follows from the seed: for tests, in which a seed is one game.
    Q_INVOKABLE static void useSeed(quint32 seed) { generator().seed(seed); }
};

}  // namespace reach
