#pragma once

#include "app/battle/dice.h"
#include "app/battle/odds.h"
#include "app/campaign/deals.h"
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

/// Somebody at the real window, who finds what is shown by its objectName. Warnings of QML fail the test.
class Hand {
  public:
    Hand();
    ~Hand();

    /// Opens the window on what is saved; again after leave().
    bool start(QSize size = {1280, 800});
    void leave();
    /// To be called by each test function: Qt forgets between them.
    static void watch();

    QQuickWindow& window() const { return *window_; }
    /// A place for files of the test, beside what the app keeps.
    QString file(const QString& name) const;
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
    reach::Table& table() const;
    /// What the table asks: "eventDice" for Arcs.Ask.EventDice.
    QString asked() const;
    reach::Games& games() const;
    reach::Preferences& preferences() const;

    QQuickItem* shown(const QString& name) const;
    QString text(const QString& name) const;

    /// Taps it once it can be tapped, flicking the lists it lies in; false, and told, when it never can.
    bool tap(const QString& name, screen::Touch touch = {}) const;
    bool tap(const QString& what, const std::function<QQuickItem*()>& find, screen::Touch touch = {}) const;
    /// Letters on the keyboard, for what has the focus.
    void type(const QString& letters) const;
    bool tapSystem(const QString& id) const;

    /// A table of three with a record's entries, open.
    bool lay(const QByteArray& entries = {}) const;
    /// The whole game of the tour's pictures.
    bool layWholeGame() const;

  private:
    QTemporaryDir data_;
    std::unique_ptr<QQmlEngine> engine_;
    std::unique_ptr<QQuickWindow> window_;
};
