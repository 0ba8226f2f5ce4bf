#include "tests/finger/screen.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEvent>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <utility>

namespace screen {
namespace {

/// Returns the children in paint order: the last one is on top.
QList<QQuickItem*> inPaintOrder(const QQuickItem& item) {
    QList<QQuickItem*> children = item.childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
    return children;
}

/// A text says that it takes taps, and then lets all through that meet no link.
bool takesTaps(const QQuickItem& item) {
    return item.isEnabled() && item.acceptedMouseButtons() != Qt::NoButton && !item.inherits("QQuickText");
}

/// The first item from the top that is `wanted` or takes taps at this place of the scene; null when none
/// does.
QQuickItem* topmost(QQuickItem& item, QPointF scene, const QQuickItem& wanted) {
    if (!item.isVisible() || item.opacity() <= 0) return nullptr;
    const bool inside = item.contains(item.mapFromScene(scene));
    if (item.clip() && !inside) return nullptr;
    const QList<QQuickItem*> children = inPaintOrder(item);
    const auto below = std::find_if(children.begin(), children.end(), [](auto* it) { return it->z() >= 0; });
    for (auto child = children.end(); child != below;)
        if (QQuickItem* found = topmost(**--child, scene, wanted)) return found;
    if (inside && (&item == &wanted || takesTaps(item))) return &item;
    for (auto child = below; child != children.begin();)
        if (QQuickItem* found = topmost(**--child, scene, wanted)) return found;
    return nullptr;
}

/// A window that has not come to rest in so many frames never will.
constexpr int kLooks = 30;

/// How much of a row's end the arrow takes that leads on (ScrollHint.qml).
constexpr double kArrow = 44;

bool isButton(const QQuickItem& item) {
    return item.inherits("QQuickAbstractButton");
}

/// A line for each thing that can be seen: where it stands, what it says, what is chosen.
void look(const QQuickItem& item, QStringList& lines) {
    if (!item.isVisible()) return;
    QString what;
    if (isButton(item))
        what = item.property("checked").toBool() ? QStringLiteral("chosen") : QStringLiteral("button");
    else if (item.inherits("QQuickText"))
        what = item.property("text").toString();
    else if (const QVariant lit = item.property("highlighted"); lit.isValid())
        what = lit.toStringList().join(QLatin1Char(' ')) + item.property("selected").toString();
    else if (item.inherits("QQuickFlickable"))
        what = QStringLiteral("list");
    if (!what.isEmpty()) {
        const QRectF box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
        lines.append(QStringLiteral("%1 %2 at %3,%4 %5x%6%7")
                         .arg(item.objectName(), what)
                         .arg(box.x(), 0, 'f', 1)
                         .arg(box.y(), 0, 'f', 1)
                         .arg(box.width(), 0, 'f', 1)
                         .arg(box.height(), 0, 'f', 1)
                         .arg(item.isEnabled() ? "" : " off"));
    }
    const QList<QQuickItem*> children = item.childItems();
    for (const QQuickItem* child : children) look(*child, lines);
}

void collect(const QQuickItem& item, QJsonArray& found) {
    if (!item.isVisible()) return;
    if (isButton(item) || item.inherits("QQuickTextInput") || item.inherits("QQuickTextEdit")) {
        const QRectF box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
        found.append(QJsonObject{{QStringLiteral("name"), item.objectName()},
                                 {QStringLiteral("text"), item.property("text").toString()},
                                 {QStringLiteral("x"), box.x()},
                                 {QStringLiteral("y"), box.y()},
                                 {QStringLiteral("width"), box.width()},
                                 {QStringLiteral("height"), box.height()},
                                 {QStringLiteral("enabled"), item.isEnabled()}});
    }
    const QList<QQuickItem*> children = item.childItems();
    for (const QQuickItem* child : children) collect(*child, found);
}

/// All that is due is done: also what was only marked for deletion.
void settle() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

}  // namespace

QQuickItem* shown(QQuickItem& root, const QString& name) {
    if (!root.isVisible()) return nullptr;
    if (root.objectName() == name) return &root;
    const QList<QQuickItem*> children = root.childItems();
    for (QQuickItem* child : children)
        if (QQuickItem* found = shown(*child, name)) return found;
    return nullptr;
}

QQuickItem* shown(const QQuickWindow& window, const QString& name) {
    return shown(*window.contentItem(), name);
}

QPoint centreOf(const QQuickItem& item) {
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint();
}

QQuickItem* coverOf(const QQuickItem& item, QPointF at) {
    QQuickItem* top = topmost(*item.window()->contentItem(), item.mapToScene(at), item);
    return !top || top == &item || item.isAncestorOf(top) ? nullptr : top;
}

bool bringIntoView(QQuickItem& item, QPointF place) {
    for (QQuickItem* around = item.parentItem(); around; around = around->parentItem()) {
        if (!around->inherits("QQuickFlickable")) continue;
        const QPointF at = item.mapToItem(around, place);
        const auto flick = [&](const char* position, const char* extent, const char* origin, double where,
                               double room, double edge, double foot) {
            if (where >= edge && where <= room - foot - edge) return;
            const double most = std::max(0.0, around->property(extent).toDouble() + foot - room);
            const double wanted = around->property(position).toDouble() + where - (room - foot) / 2;
            const double first = around->property(origin).toDouble();
            around->setProperty(position, std::clamp(wanted, first, first + most));
        };
        // At the ends of a row stand arrows that lead on; below a list there may be a foot that stays.
        flick("contentX", "contentWidth", "originX", at.x(), around->width(), kArrow, 0);
        flick("contentY", "contentHeight", "originY", at.y(), around->height(), 4,
              around->property("bottomMargin").toDouble());
    }
    for (QQuickItem* around = &item; around; around = around->parentItem())
        if (around->clip() && !around->contains(item.mapToItem(around, place))) return false;
    const QQuickWindow* window = item.window();
    return window && QRectF(0, 0, window->width(), window->height()).contains(item.mapToScene(place));
}

QStringList looks(const QQuickItem& root) {
    QStringList lines;
    look(root, lines);
    return lines;
}

bool rest(QQuickWindow& window, int milliseconds) {
    const QDeadlineTimer patience(milliseconds);
    QStringList before;
    QStringList now;
    bool drawn = false;
    const QMetaObject::Connection listening =
        QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&drawn] { drawn = true; });
    bool still = false;
    int looked = 0;  // a machine may be too busy to draw in time: that is no restlessness
    do {
        ++looked;
        settle();
        drawn = false;
        window.update();
        // A window that is hidden draws nothing; what it would show is laid out all the same.
        if (!QTest::qWaitFor([&drawn] { return drawn; }, window.isExposed() ? 2'000 : 0) &&
            window.isExposed())
            continue;
        settle();
        before = std::exchange(now, looks(*window.contentItem()));
        still = before == now;
    } while (!still && (looked < kLooks || !patience.hasExpired()));
    QObject::disconnect(listening);
    if (!still) {
        const auto [was, is] = std::mismatch(before.begin(), before.end(), now.begin(), now.end());
        qInfo("restless: \"%s\", then \"%s\"", was == before.end() ? "" : qPrintable(*was),
              is == now.end() ? "" : qPrintable(*is));
    }
    return still;
}

QString tap(QQuickWindow& window, const QString& name, Touch touch) {
    return tap(
        window, name, [&] { return shown(window, name); }, touch);
}

QString tap(QQuickWindow& window, const QString& what, const std::function<QQuickItem*()>& find,
            Touch touch) {
    QString problem;
    QQuickItem* item = nullptr;
    const auto refuse = [&](const QString& why) {
        problem = what + QLatin1Char(' ') + why;
        return false;
    };
    // At rest and in reach; flicking moves what is in a list, so it comes to rest once more.
    const auto ready = [&] {
        if (!rest(window)) return refuse(QStringLiteral("is in a window that does not come to rest"));
        item = find();
        if (!item) return refuse(QStringLiteral("is not shown"));
        if (!item->isEnabled() && touch.hold == 0) return refuse(QStringLiteral("is off"));
        if (item->width() <= 0 || item->height() <= 0) return refuse(QStringLiteral("has no size"));
        const QPointF middle(item->width() / 2, item->height() / 2);
        if (!bringIntoView(*item, middle)) return refuse(QStringLiteral("is out of reach"));
        if (const QQuickItem* cover = coverOf(*item, middle))
            return refuse(QStringLiteral("is covered by a %1 %2")
                              .arg(QLatin1StringView(cover->metaObject()->className()), cover->objectName()));
        return true;
    };
    const auto stays = [&] {
        if (!ready()) return false;
        return ready();
    };
    if (!QTest::qWaitFor(stays, touch.patience)) return problem;
    const QPoint at = centreOf(*item);
    QTest::mousePress(&window, Qt::LeftButton, {}, at);
    static const int rests = qEnvironmentVariableIntValue("REACHKEEPER_FINGER_RESTS");
    if (const int hold = std::max(touch.hold, rests); hold > 0) QTest::qWait(hold);
    QTest::mouseRelease(&window, Qt::LeftButton, {}, at);
    rest(window);
    return {};
}

QString tapSystem(QQuickWindow& window, const QString& id) {
    QQuickItem* map = nullptr;
    if (!QTest::qWaitFor([&] { return rest(window) && (map = shown(window, QStringLiteral("map"))); }, 5'000))
        return QStringLiteral("no map is shown");
    QPointF centre;
    if (!QMetaObject::invokeMethod(map, "centreOf", Q_RETURN_ARG(QPointF, centre), Q_ARG(QString, id)))
        return QStringLiteral("the map knows no places");
    if (const QQuickItem* cover = coverOf(*map, centre))
        return QStringLiteral("%1 is covered by a %2 %3")
            .arg(id, QLatin1StringView(cover->metaObject()->className()), cover->objectName());
    QTest::mouseClick(&window, Qt::LeftButton, {}, map->mapToScene(centre).toPoint());
    rest(window);
    return {};
}

QJsonArray tappable(const QQuickWindow& window) {
    QJsonArray found;
    collect(*window.contentItem(), found);
    return found;
}

}  // namespace screen
