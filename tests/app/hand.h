#pragma once

#include "app/viewmodels/games.h"
#include "app/viewmodels/preferences.h"
#include "app/window.h"
#include "tests/app/items.h"

#include <QFile>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

/// Somebody at the real window, who finds what is shown by its objectName. Warnings of QML fail the test.
class Hand {
  public:
    Hand() {
        qputenv("REACHKEEPER_DATA", data_.path().toLocal8Bit());
        prepareApplication();
    }

    /// Opens the window on what is saved; again after leave().
    bool start(QSize size = {1280, 800}) {
        watch();
        engine_ = std::make_unique<QQmlApplicationEngine>();
        window_ = openMainWindow(*engine_);
        if (!window_) return false;
        window_->resize(size);
        window_->setProperty("reducedMotion", true);
        return QTest::qWaitForWindowExposed(window_);
    }
    void leave() { engine_.reset(); }
    /// To be called by each test function: Qt forgets between them.
    static void watch() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*\\.qml.*"))); }

    QQuickWindow& window() const { return *window_; }
    template <typename Type>
    Type& singleton(const char* name) const {
        return *engine_->singletonInstance<Type*>(qmlTypeId("Reachkeeper", 1, 0, name));
    }
    reach::Table& table() const { return singleton<reach::Table>("Table"); }
    reach::Games& games() const { return singleton<reach::Games>("Games"); }
    reach::Preferences& preferences() const { return singleton<reach::Preferences>("Preferences"); }

    static QQuickItem* shownIn(QQuickItem* root, const QString& name) {
        if (!root->isVisible()) return nullptr;
        if (root->objectName() == name) return root;
        const QList<QQuickItem*> children = root->childItems();
        for (QQuickItem* child : children)
            if (QQuickItem* found = shownIn(child, name)) return found;
        return nullptr;
    }
    QQuickItem* shown(const QString& name) const { return shownIn(window_->contentItem(), name); }
    QString text(const QString& name) const {
        const QQuickItem* item = shown(name);
        return item ? item->property("text").toString() : QString();
    }

    /// Taps it once it can be tapped, flicking the lists it lies in.
    bool tap(const QString& name) const {
        const auto ready = [&] {
            const QQuickItem* item = shown(name);
            return item && item->isEnabled() && item->width() > 0;
        };
        if (!QTest::qWaitFor(ready, 5000)) {
            qInfo("%s cannot be tapped", qPrintable(name));
            return false;
        }
        QTest::qWait(20);
        QQuickItem* item = shown(name);
        for (QQuickItem* around = item->parentItem(); around; around = around->parentItem()) {
            if (!around->inherits("QQuickFlickable")) continue;
            const double y = item->mapToItem(around, {0, item->height() / 2}).y();
            if (y > 0 && y < around->height()) continue;
            const double most =
                std::max(0.0, around->property("contentHeight").toDouble() - around->height());
            around->setProperty(
                "contentY",
                std::clamp(around->property("contentY").toDouble() + y - around->height() / 2, 0.0, most));
        }
        QTest::mouseClick(window_, Qt::LeftButton, {}, centreOf(*item));
        QCoreApplication::processEvents();
        return true;
    }

    /// A table of three with a record's entries, open.
    bool lay(const QByteArray& entries = {}) const {
        return games().importRecord(
            QString::fromUtf8("game: base\nplayers: red=Ana, blue=Ben, white=Cy\n"
                              "setup: 3SETUP02\ncourt: BC05 BC13 BC22 BC28\n\n" +
                              entries));
    }
    /// The whole game of the tour's pictures.
    bool layWholeGame() const {
        QFile file(QStringLiteral(":/tour/three.record"));
        return file.open(QIODevice::ReadOnly) && games().importRecord(QString::fromUtf8(file.readAll()));
    }

  private:
    QTemporaryDir data_;
    std::unique_ptr<QQmlApplicationEngine> engine_;
    QQuickWindow* window_ = nullptr;
};
