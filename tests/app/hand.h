#pragma once

#include "app/battle/dice.h"
#include "app/battle/odds.h"
#include "app/drafts/drafts.h"
#include "app/home/games.h"
#include "app/settings/preferences.h"
#include "app/table/look_ahead.h"
#include "app/window.h"
#include "tests/finger/screen.h"

#include <QFile>
#include <QMetaEnum>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

/// A user at the real window. Finds the shown items by objectName. QML warnings fail the test.
class Hand {
  public:
    Hand();
    ~Hand();

    /// Opens the window on the saved data. May be called again after leave().
    bool start(QSize size = {1280, 800});
    void leave();
    /// Makes QML warnings fail the test. Call it in each test function, because Qt resets this between them.
    static void watch();

    QQuickWindow& window() const { return *window_; }
    /// Returns a path for a file of the test, in the folder with the app's data.
    QString file(const QString& name) const;
    template <typename Type>
    Type& singleton(const char* name) const {
        return *engine_->singletonInstance<Type*>(qmlTypeId("Reachkeeper", 1, 0, name));
    }
    /// Returns a helper object for the open table: `ask<reach::LookAhead>()->control(...)`.
    template <typename Asked>
    std::unique_ptr<Asked> ask() const {
        auto asked = std::make_unique<Asked>();
        asked->setTable(&table());
        return asked;
    }
    reach::Table& table() const;
    /// The question of the table: "eventDice" for Arcs.Ask.EventDice.
    QString asked() const;
    reach::Games& games() const;
    reach::Preferences& preferences() const;

    QQuickItem* shown(const QString& name) const;
    QString text(const QString& name) const;

    /// Waits until the item can be tapped, flicks its lists to it and taps it. Returns false with a message
    /// if it never can be tapped.
    bool tap(const QString& name, screen::Touch touch = {}) const;
    bool tap(const QString& what, const std::function<QQuickItem*()>& find, screen::Touch touch = {}) const;
    /// Types letters on the keyboard, for the focused item.
    void type(const QString& letters) const;
    bool tapSystem(const QString& id) const;
    /// Taps "Battle", and then the system if the app asks for it. It does not ask if only one is possible.
    bool openBattle(const QString& system) const;
    /// True if all of the item is seen without flicking: in the window and in every list it stands in.
    bool isInSight(const QString& name) const;

    /// Opens a table of three players with a record's entries.
    bool lay(const QByteArray& entries = {}) const;
    /// Opens the whole game that the tour's pictures show.
    bool layWholeGame() const;

  private:
    QTemporaryDir data_;
    std::unique_ptr<QQmlEngine> engine_;
    std::unique_ptr<QQuickWindow> window_;
};
