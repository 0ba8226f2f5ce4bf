#pragma once

#include <QObject>
#include <QQmlEngine>

namespace reach {

/// The limits of corrections: the engine's own limits, as QML sees them. Of an owner's pieces: "red",
/// "empire", "free", "blight", ...
class Limits : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int chapters READ chapters CONSTANT)
    Q_PROPERTY(int objective READ objective CONSTANT)
    Q_PROPERTY(int lowestPower READ lowestPower CONSTANT)
    Q_PROPERTY(int power READ power CONSTANT)
    Q_PROPERTY(int hand READ hand CONSTANT)
    Q_PROPERTY(int agents READ agents CONSTANT)
    Q_PROPERTY(int tokens READ tokens CONSTANT)
    Q_PROPERTY(int arcadesChapters READ arcadesChapters CONSTANT)
    Q_PROPERTY(int arcadesPower READ arcadesPower CONSTANT)
    Q_PROPERTY(int arcadesShips READ arcadesShips CONSTANT)
    Q_PROPERTY(int arcadesTrophies READ arcadesTrophies CONSTANT)

  public:
    using QObject::QObject;

    static int chapters();
    static int objective();
    /// Of a campaign.
    static int lowestPower();
    static int power();
    static int hand();
    static int agents();
    static int tokens();
    static int arcadesChapters();
    static int arcadesPower();
    /// The ships at a gate, of any owner.
    static int arcadesShips();
    /// Of one colour: one more is returned at once.
    static int arcadesTrophies();

    Q_INVOKABLE static int ships(const QString& owner);
    Q_INVOKABLE static int cities(const QString& owner);
    Q_INVOKABLE static int starports(const QString& owner);
};

}  // namespace reach
