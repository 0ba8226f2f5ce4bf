#pragma once

#include "app/viewmodels/deals.h"
#include "app/viewmodels/dice.h"
#include "app/viewmodels/games.h"
#include "app/viewmodels/look_ahead.h"
#include "app/viewmodels/odds.h"
#include "app/viewmodels/preferences.h"
#include "app/window.h"
#include "tests/finger/screen.h"

#include <QFile>
#include <QMetaEnum>
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
    /// A place for files of the test, beside what the app keeps.
    QString file(const QString& name) const { return data_.filePath(name); }
    template <typename Type>
    Type& singleton(const char* name) const {
        return *engine_->singletonInstance<Type*>(qmlTypeId("Reachkeeper", 1, 0, name));
    }
    /// Who is asked about the open table: `ask<reach::Odds>()->limits(...)`.
    template <typename Asked>
    std::unique_ptr<Asked> ask() const {
        auto asked = std::make_unique<Asked>();
        asked->setTable(&table());
        return asked;
    }
    reach::Table& table() const { return singleton<reach::Table>("Table"); }
    /// What the table asks: "eventDice" for Arcs.Ask.EventDice.
    QString asked() const {
        const auto ask = static_cast<int>(table().promptView().ask);
        const QString name = QString::fromLatin1(QMetaEnum::fromType<reach::arcs::Ask>().valueToKey(ask));
        return name.left(1).toLower() + name.mid(1);
    }
    reach::Games& games() const { return singleton<reach::Games>("Games"); }
    reach::Preferences& preferences() const { return singleton<reach::Preferences>("Preferences"); }

    QQuickItem* shown(const QString& name) const { return screen::shown(*window_, name); }
    QString text(const QString& name) const {
        const QQuickItem* item = shown(name);
        return item ? item->property("text").toString() : QString();
    }

    /// Taps it once it can be tapped, flicking the lists it lies in; false, and told, when it never can.
    bool tap(const QString& name, screen::Touch touch = {}) const {
        return done(screen::tap(*window_, name, touch));
    }
    bool tap(const QString& what, const std::function<QQuickItem*()>& find, screen::Touch touch = {}) const {
        return done(screen::tap(*window_, what, find, touch));
    }
    /// Letters on the keyboard, for what has the focus.
    void type(const QString& letters) const {
        for (const QChar letter : letters) QTest::keyClick(window_, letter.toLatin1());
        screen::rest(*window_);
    }
    bool tapSystem(const QString& id) const { return done(screen::tapSystem(*window_, id)); }

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
    static bool done(const QString& problem) {
        if (!problem.isEmpty()) qInfo("%s", qPrintable(problem));
        return problem.isEmpty();
    }

    QTemporaryDir data_;
    std::unique_ptr<QQmlApplicationEngine> engine_;
    QQuickWindow* window_ = nullptr;
};
