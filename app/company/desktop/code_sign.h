#pragma once

#include "app/painting/painted_item.h"

namespace reach {

/// A text as a QR code: black on white in every theme, with the white edge that cameras need.
class CodeSign : public PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)

  public:
    explicit CodeSign(QQuickItem* parent = nullptr);

    QString text() const { return text_; }
    void setText(const QString& text);

  Q_SIGNALS:
    void changed();

  protected:
    void paint(QPainter* painter) override;

  private:
    QString text_;
};

}  // namespace reach
