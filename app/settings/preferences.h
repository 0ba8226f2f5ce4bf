#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace reach {

/// A file of settings that knows whether it is as it was left.
class KeptSettings : public QSettings {
  public:
    explicit KeptSettings(const QString& file);
    /// With a checksum of what was changed.
    ~KeptSettings() override;

    bool isSound() const;
    /// Somebody is in the middle of changing them: the checksum comes when they are done.
    static bool areBeingChanged() { return alive_ > 0; }

  private:
    QString sum() const;
    QString before_;
    inline static int alive_ = 0;  ///< of the window's thread, as all settings are
};

/// What this device is set to, kept in the data folder.
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
    Q_PROPERTY(bool toured READ toured WRITE setToured NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QStringList languages READ languages CONSTANT)

  public:
    explicit Preferences(QObject* parent = nullptr);

    /// Where everything this device remembers is kept. A file that is damaged, or is none, is set aside
    /// first.
    static KeptSettings settings();
    /// What became of damaged files, in words, until that is acknowledged; empty when all is well.
    static QString damageText();
    static void noteDamage(const QString& text);
    static void acknowledgeDamage();

    /// "system", "light" or "dark".
    QString theme() const { return theme_; }
    void setTheme(const QString& theme);
    /// What the theme comes to on this device; set, it is the theme.
    bool dark() const;
    void setDark(bool dark) { setTheme(dark ? QStringLiteral("dark") : QStringLiteral("light")); }
    /// "standard", "redGreen", "blueYellow" or "grey": Theme.vision.
    QString vision() const { return vision_; }
    void setVision(const QString& vision);
    /// How large everything is, in per cent.
    int size() const { return size_; }
    void setSize(int size);
    bool reducedMotion() const { return reducedMotion_; }
    void setReducedMotion(bool reduced) { keep("reducedMotion", reducedMotion_, reduced); }
    bool keepAwake() const { return keepAwake_; }
    void setKeepAwake(bool awake) { keep("keepAwake", keepAwake_, awake); }
    bool fullScreen() const { return fullScreen_; }
    void setFullScreen(bool full) { keep("fullScreen", fullScreen_, full); }
    /// Battles are rolled with the players' own dice, whose faces are entered.
    bool ownDice() const { return ownDice_; }
    void setOwnDice(bool own) { keep("ownDice", ownDice_, own); }
    /// What is secret stays on paper: nobody is asked to write it down here.
    bool paperSecrets() const { return paperSecrets_; }
    void setPaperSecrets(bool paper) { keep("paperSecrets", paperSecrets_, paper); }
    /// The first-run tour was taken or turned down.
    bool toured() const { return toured_; }
    void setToured(bool toured) { keep("toured", toured_, toured); }
    /// How much is reminded of: "full", "brief" or "off".
    QString coaching() const { return coaching_; }
    void setCoaching(const QString& coaching);
    /// The screen turns to the seat of whoever acts.
    bool turnsToActor() const { return turnsToActor_; }
    void setTurnsToActor(bool turns) { keep("turnsToActor", turnsToActor_, turns); }
    /// Two letters, one of `languages`.
    QString language() const { return language_; }
    void setLanguage(const QString& language);
    /// Those there is a translation for.
    QStringList languages() const;
    /// "Deutsch": what speakers call it.
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
    bool toured_ = false;
    bool turnsToActor_ = false;
    QString language_;
};

}  // namespace reach
