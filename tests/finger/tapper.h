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

/// Plays a table by taps alone. Looks at the window, taps at random the items a player would tap, and reports
/// a problem if there is nothing to tap or a tap has no effect. The taps depend only on the seed and on the
/// window at rest, never on the clock, so a seed is always the same game.
class Tapper {
  public:
    /// `table` is the singleton Table of the window's program.
    Tapper(QQuickWindow& window, QObject& table, quint32 seed)
        : window_(window), table_(table), chance_(seed) {}

    /// Returns the weight of a button with this name and entry, relative to the others. The entry is empty if
    /// the button has none.
    using Taste = std::function<double(const QString& name, const QString& entry)>;
    void setTaste(Taste taste) { taste_ = std::move(taste); }

    /// Taps once. Returns false and sets problem() if the screen fails the players.
    bool tap();
    /// Taps until the game is over, `most` taps are made or a tap fails.
    bool play(int most);

    bool over() const { return kind() == QStringLiteral("finished"); }
    QString problem() const { return problem_; }
    int taps() const { return taps_; }
    /// The number of taps by chapter, and how often each question was asked.
    const QMap<int, int>& chapters() const { return chapters_; }
    const QMap<QString, int>& kinds() const { return kinds_; }
    const QMap<QString, int>& tapped() const { return tapped_; }

  private:
    struct Target {
        QPointer<QQuickItem> item;
        QPointF at;  ///< in item coordinates
        QString name;
        double weight;
    };
    struct Look {
        std::vector<QQuickItem*> buttons;
        std::vector<QQuickItem*> faces;  ///< of Court cards
        QQuickItem* map = nullptr;
        size_t sum = 0;  ///< a hash of the visible state
    };

    QVariant told(const char* property) const { return table_.property(property); }
    QString record() const;
    /// The current question: "eventDice" for Arcs.Ask.EventDice.
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
    QString last_;  ///< the last tap
    int taps_ = 0;
    size_t rested_ = 0;  ///< the hash of the visible state after the last tap
    int idle_ = 0;       ///< taps in a row that changed nothing
    QMap<int, int> chapters_;
    QMap<QString, int> kinds_;
    QMap<QString, int> tapped_;
};
