#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QStringList>

namespace reach {

/// Follows an item of the window by its objectName: where it is, so that something can be drawn round it.
/// Lists a new target stands in are moved until it can be seen, but never under a finger: not for what was
/// pressed.
class Spotlight : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList targets READ targets WRITE setTargets NOTIFY targetsChanged)
    Q_PROPERTY(QQuickItem* item READ item WRITE setItem NOTIFY targetsChanged)
    Q_PROPERTY(bool byKeyboard READ byKeyboard NOTIFY moved)
    Q_PROPERTY(bool found READ found NOTIFY moved)
    Q_PROPERTY(QRectF spot READ spot NOTIFY moved)

  public:
    explicit Spotlight(QQuickItem* parent = nullptr);

    QStringList targets() const { return targets_; }
    /// The first of these names that is shown and can be pressed is the target.
    void setTargets(const QStringList& targets);
    /// A target that is known already.
    QQuickItem* item() const { return item_; }
    void setItem(QQuickItem* item);
    /// The keyboard brought it the focus, and it is a control that shows so.
    bool byKeyboard() const { return byKeyboard_; }
    bool found() const { return found_; }
    /// The target's box in this item's measure, the part of it that can be seen; empty when there is none.
    QRectF spot() const { return spot_; }

    /// Gives the target the keyboard's focus.
    Q_INVOKABLE void focusTarget();

  Q_SIGNALS:
    void targetsChanged();
    void moved();

  protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

  private:
    /// Before each frame: pages are made and moved while nobody taps.
    void look();
    QQuickItem* target() const;

    void bringIntoView();

    QStringList targets_;
    QPointer<QQuickItem> item_;
    QPointer<QQuickItem> last_;  ///< the target that was looked at last
    QMetaObject::Connection frames_;
    QRectF spot_;
    bool found_ = false;
    bool byKeyboard_ = false;
};

}  // namespace reach
