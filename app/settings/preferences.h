#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace reach {

/// A settings file with a checksum, which shows whether the file was changed from outside.
class KeptSettings : public QSettings {
  public:
    explicit KeptSettings(const QString& file);
    /// Writes the new checksum if settings were changed.
    ~KeptSettings() override;

    bool isSound() const;
    /// True while settings are being changed. The checksum is written afterwards.
    static bool areBeingChanged() { return alive_ > 0; }

  private:
    static QString sumOf(const QSettings& settings);
    QString before_;
    inline static int alive_ = 0;  ///< used in the window's thread only, like all settings
};

/// The settings of this device, saved in the data folder.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY changed)
    Q_PROPERTY(QString coaching READ coaching WRITE setCoaching NOTIFY changed)
    Q_PROPERTY(bool turnsToActor READ turnsToActor WRITE setTurnsToActor NOTIFY changed)
    Q_PROPERTY(QString vision READ vision WRITE setVision NOTIFY changed)
    Q_PROPERTY(int size READ size WRITE setSize NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(bool keepAwake READ keepAwake WRITE setKeepAwake NOTIFY changed)
    Q_PROPERTY(bool fullScreen READ fullScreen WRITE setFullScreen NOTIFY changed)
    Q_PROPERTY(bool ownDice READ ownDice WRITE setOwnDice NOTIFY changed)
    Q_PROPERTY(bool paperSecrets READ paperSecrets WRITE setPaperSecrets NOTIFY changed)
    Q_PROPERTY(QStringList toursLeft READ toursLeft NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QStringList languages READ languages CONSTANT)

  public:
    explicit Preferences(QObject* parent = nullptr);

    /// The settings file of this device. If the file is damaged or is not a regular file, it is set aside
    /// first.
    static KeptSettings settings();
    /// The reports about damaged files, in words, until they are acknowledged; empty if there are none.
    static QString damageText();
    static void noteDamage(const QString& text);
    static void acknowledgeDamage();

    /// "system", "light" or "dark".
    QString theme() const { return theme_; }
    void setTheme(const QString& theme);
    /// True if the theme is dark on this device. Setting it sets the theme.
    bool dark() const;
    void setDark(bool dark) { setTheme(dark ? QStringLiteral("dark") : QStringLiteral("light")); }
    /// "standard", "redGreen", "blueYellow" or "grey": Theme.vision.
    QString vision() const { return vision_; }
    void setVision(const QString& vision);
    /// The size of all items, in per cent.
    int size() const { return size_; }
    void setSize(int size);
    bool reducedMotion() const { return reducedMotion_; }
    void setReducedMotion(bool reduced) { keep("reducedMotion", reducedMotion_, reduced); }
    bool keepAwake() const { return keepAwake_; }
    void setKeepAwake(bool awake) { keep("keepAwake", keepAwake_, awake); }
    bool fullScreen() const { return fullScreen_; }
    void setFullScreen(bool full) { keep("fullScreen", fullScreen_, full); }
    /// True if players roll their own dice and enter the faces.
    bool ownDice() const { return ownDice_; }
    void setOwnDice(bool own) { keep("ownDice", ownDice_, own); }
    /// True if secrets stay on paper. The app then does not ask players to write them down.
    bool paperSecrets() const { return paperSecrets_; }
    void setPaperSecrets(bool paper) { keep("paperSecrets", paperSecrets_, paper); }
    /// The tours for newcomers that were neither taken nor declined: "base", "arcades".
    QStringList toursLeft() const { return toursLeft_; }
    /// The tour was taken or declined.
    Q_INVOKABLE void endTour(const QString& tour);
    /// The amount of reminders: "full", "brief" or "off".
    QString coaching() const { return coaching_; }
    void setCoaching(const QString& coaching);
    /// True if the screen turns to the seat of the acting player.
    bool turnsToActor() const { return turnsToActor_; }
    void setTurnsToActor(bool turns) { keep("turnsToActor", turnsToActor_, turns); }
    /// Two letters, one of `languages`.
    QString language() const { return language_; }
    void setLanguage(const QString& language);
    /// The languages with a translation.
    QStringList languages() const;
    /// The language's name in the language itself: "Deutsch".
    Q_INVOKABLE QString languageName(const QString& language) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

  Q_SIGNALS:
    void changed();

  private:
    template <typename Value>
    void keep(const char* key, Value& kept, const Value& value) {
        if (kept == value) return;
        kept = value;
        settings().setValue(QLatin1StringView(key), value);
        Q_EMIT changed();
    }

    QString theme_;
    QString vision_;
    QString coaching_;
    int size_ = 100;
    bool reducedMotion_ = false;
    bool keepAwake_ = true;
    bool fullScreen_ = false;
    bool ownDice_ = false;
    bool paperSecrets_ = false;
    QStringList toursLeft_;
    bool turnsToActor_ = false;
    QString language_;
};

}  // namespace reach
