#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QStringList>

namespace reach {

/// Follows an item of the window by its objectName, so that a frame can be drawn around it. Scrolls lists
/// until a new target in them is visible. It does not scroll for a target that was pressed, so that nothing
/// moves under the finger.
class Spotlight : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList targets READ targets WRITE setTargets NOTIFY targetsChanged)
    Q_PROPERTY(QQuickItem* item READ item WRITE setItem NOTIFY targetsChanged)
    Q_PROPERTY(bool byKeyboard READ byKeyboard NOTIFY moved)
    Q_PROPERTY(bool found READ found NOTIFY foundChanged)
    Q_PROPERTY(QRectF spot READ spot NOTIFY moved)

  public:
    explicit Spotlight(QQuickItem* parent = nullptr);

    QStringList targets() const { return targets_; }
    /// The target is the first of these names whose item is shown and can be pressed.
    void setTargets(const QStringList& targets);
    /// A target given as an item.
    QQuickItem* item() const { return item_; }
    void setItem(QQuickItem* item);
    /// True if the target has keyboard focus and is a control that shows this focus.
    bool byKeyboard() const { return byKeyboard_; }
    bool found() const { return found_; }
    /// The visible part of the target's box in the coordinates of this item; empty when there is none.
    QRectF spot() const { return spot_; }

    /// Gives the target keyboard focus.
    Q_INVOKABLE void focusTarget();

  Q_SIGNALS:
    void targetsChanged();
    void foundChanged();
    /// Another target is shown now. A target that only moves, or loses the keyboard's focus, does not emit
    /// it: giving it the focus then would take the focus from a button while it is pressed.
    void reached();
    void moved();

  protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

  private:
    /// Updates the spot before each frame, because pages are created and moved without a tap.
    void look();
    QQuickItem* target() const;

    void bringIntoView();

    QStringList targets_;
    QPointer<QQuickItem> item_;
    QPointer<QQuickItem> last_;  ///< the target at the last update
    QMetaObject::Connection frames_;
    QRectF spot_;
    bool found_ = false;
    bool byKeyboard_ = false;
};

}  // namespace reach
