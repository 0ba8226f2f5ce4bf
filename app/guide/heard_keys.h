#pragma once

#include <QQuickItem>

namespace reach {

/// Of several tables in one window, the keys are heard by one: the one that was pressed last, or that has the
/// focus. The item fills the screen of a table, and takes no taps itself.
class HeardKeys : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool heard READ isHeard NOTIFY heardChanged)

  public:
    explicit HeardKeys(QQuickItem* parent = nullptr) : QQuickItem(parent) {}
    ~HeardKeys() override;

    bool isHeard() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

  Q_SIGNALS:
    void heardChanged();

  protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

  private:
    void enter(QQuickWindow* window);
    void leave();
    void take();
    void followFocus();

    QQuickWindow* in_ = nullptr;
};

}  // namespace reach
