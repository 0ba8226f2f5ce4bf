#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QSettings>
#include <QStringList>

namespace reach {

/// What this device is set to: theme and language, kept in the data folder.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY changed)
    Q_PROPERTY(QString coaching READ coaching WRITE setCoaching NOTIFY changed)
    Q_PROPERTY(bool turnsToActor READ turnsToActor WRITE setTurnsToActor NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QStringList languages READ languages CONSTANT)

  public:
    explicit Preferences(QObject* parent = nullptr);

    /// Where everything this device remembers is kept.
    static QSettings settings();

    bool dark() const { return dark_; }
    void setDark(bool dark);
    /// How much is reminded of: "full", "brief" or "off".
    QString coaching() const { return coaching_; }
    void setCoaching(const QString& coaching);
    /// The screen turns to the seat of whoever acts.
    bool turnsToActor() const { return turnsToActor_; }
    void setTurnsToActor(bool turns);
    /// Two letters, one of `languages`.
    QString language() const { return language_; }
    void setLanguage(const QString& language);
    /// Those there is a translation for.
    QStringList languages() const;
    /// "Deutsch": what speakers call it.
    Q_INVOKABLE QString languageName(const QString& language) const;

  Q_SIGNALS:
    void changed();

  private:
    bool dark_ = true;
    QString coaching_;
    bool turnsToActor_ = false;
    QString language_;
};

}  // namespace reach
