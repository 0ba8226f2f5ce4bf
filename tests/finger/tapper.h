#pragma once

#include <QMap>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRandomGenerator>
#include <QVariant>

#include <functional>
#include <utility>
#include <vector>

/// A table of players with nothing but fingers: looks at what the window shows, taps at random what a player
/// would, and tells when there is nothing to tap or when a tap does nothing. Taps follow from the seed and
/// from what is shown once the window has come to rest, never from the clock: a seed is one game.
class Tapper {
  public:
    /// `table` is the singleton Table of the window's program.
    Tapper(QQuickWindow& window, QObject& table, quint32 seed)
        : window_(window), table_(table), chance_(seed) {}

    /// How many times as much as others a player would like to tap a button of this name that stands for this
    /// entry, which is empty where it stands for none.
    using Taste = std::function<double(const QString& name, const QString& entry)>;
    void setTaste(Taste taste) { taste_ = std::move(taste); }

    /// Taps once; false and `problem()` when the screen has let the players down.
    bool tap();
    /// Taps until the game is over, `most` taps are made or something fails.
    bool play(int most);

    bool over() const { return kind() == QStringLiteral("finished"); }
    QString problem() const { return problem_; }
    int taps() const { return taps_; }
    /// Taps by chapter, and how often which question was met.
    const QMap<int, int>& chapters() const { return chapters_; }
    const QMap<QString, int>& kinds() const { return kinds_; }
    const QMap<QString, int>& tapped() const { return tapped_; }

  private:
    struct Target {
        QPointer<QQuickItem> item;
        QPointF at;  ///< in the item
        QString name;
        double weight;
    };
    struct Look {
        std::vector<QQuickItem*> buttons;
        std::vector<QQuickItem*> faces;  ///< of Court cards
        QQuickItem* map = nullptr;
        size_t sum = 0;  ///< what one can see, as a number
    };

    QVariant told(const char* property) const { return table_.property(property); }
    QString record() const;
    /// What is asked: "eventDice" for Arcs.Ask.EventDice.
    QString kind() const;
    Look look() const;
    void lookAt(QQuickItem& item, Look& seen) const;
    std::vector<Target> targets(const Look& seen) const;
    double weightOf(const QQuickItem& button) const;
    double plainWeight(const QQuickItem& button) const;
    void addSystems(const Look& seen, std::vector<Target>& found) const;
    void typeName();
    QString whereIs(const Target& target) const;
    bool fail(const QString& problem);

    QQuickWindow& window_;
    QObject& table_;
    QRandomGenerator chance_;
    Taste taste_;
    QString problem_;
    QString last_;  ///< what was tapped last
    int taps_ = 0;
    size_t rested_ = 0;  ///< what was to be seen after the last tap
    int idle_ = 0;       ///< taps in a row that changed nothing
    QMap<int, int> chapters_;
    QMap<QString, int> kinds_;
    QMap<QString, int> tapped_;
};
