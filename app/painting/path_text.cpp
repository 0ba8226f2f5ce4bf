#include "app/painting/path_text.h"

#include <QByteArrayView>

#include <algorithm>

namespace reach::painting {
namespace {

class Reader {
  public:
    explicit Reader(std::string_view text) : rest_(text) {}

    // The next command's letter, or 0 at the end.
    char letter() {
        while (!rest_.empty()) {
            const char c = rest_.front();
            rest_.remove_prefix(1);
            if (c >= 'A' && c <= 'Z') return c;
        }
        return 0;
    }

    qreal number() {
        while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
        const std::string_view word =
            rest_.substr(0, std::min(rest_.find_first_not_of("-.0123456789"), rest_.size()));
        rest_.remove_prefix(word.size());
        return QByteArrayView(word.data(), std::ssize(word)).toDouble();
    }

    QPointF point() {
        const qreal x = number();
        return {x, number()};
    }

  private:
    std::string_view rest_;
};

}  // namespace

QPainterPath pathFromText(std::string_view text) {
    QPainterPath path;
    Reader reader(text);
    while (const char letter = reader.letter()) {
        switch (letter) {
            case 'M': path.moveTo(reader.point()); break;
            case 'L': path.lineTo(reader.point()); break;
            case 'C': {
                const QPointF first = reader.point();
                const QPointF second = reader.point();
                path.cubicTo(first, second, reader.point());
                break;
            }
            case 'O': {
                const QPointF centre = reader.point();
                const qreal radius = reader.number();
                path.addEllipse(centre, radius, radius);
                break;
            }
            case 'Z': path.closeSubpath(); break;
            default: break;
        }
    }
    return path;
}

}  // namespace reach::painting
