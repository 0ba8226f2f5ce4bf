#pragma once

#include <QColor>
#include <QQmlEngine>
#include <QQuickPaintedItem>

// An icon in one colour.
class PaintedGlyph : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER name_ NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER color_ NOTIFY changed)
    Q_PROPERTY(bool known READ known NOTIFY changed)  // there is an icon of this name

  public:
    explicit PaintedGlyph(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;
    bool known() const;

  Q_SIGNALS:
    void changed();

  private:
    QString name_;
    QColor color_;
};
