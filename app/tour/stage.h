#pragma once

#include "app/table/sheets.h"
#include "app/values/arcs.h"
#include "app/values/log_view.h"

#include <QVariant>

#include <functional>

class QQmlEngine;
class QQuickWindow;

namespace reach {

class ArcadesTable;
class Bookmarks;
class Games;
class ReferenceLibrary;
class Table;

/// The tour: a picture of every screen, without a display.
namespace tour {

/// Brings the window to the state for a picture: with games to show, and taps as a player would make them.
class Stage {
  public:
    /// `names`: the players of all tables are called so, by their seats; empty: as their records say.
    explicit Stage(QQuickWindow& window, const QStringList& names = {});

    QQuickWindow& window() const { return window_; }
    Games& games() const;
    Table& table() const;
    ArcadesTable& arcadesTable() const;
    ReferenceLibrary& library() const;
    Bookmarks& bookmarks() const;

    /// Restores the upright position and the usual size after a picture.
    void reset();
    /// Waits until loaders, layouts and the window's own resize are finished.
    static void rest();

    /// Turns the screen to the seat on the left; turns a phone over.
    void turn();

    void home();
    void show(const char* screen);
    QObject* screen() const;
    /// Returns a visible item by its name, also a delegate, which is no child of the window.
    QObject* part(const char* name) const;
    /// Returns a function that shows the picture with items as large as the window allows.
    std::function<void()> large(std::function<void()> shown);
    /// Returns a function that shows the picture for players with their own dice.
    std::function<void()> ownDice(std::function<void()> shown);

    /// Opens a new table of three players, laid out but not begun.
    void begin();
    /// Opens a draft half-way, with cards laid out and cards taken.
    void draft();
    /// Opens the table of three before its `nth` entry with these words, counted from the second chapter on.
    void open(const QString& words, int nth = 1);
    void openEnd();
    void openTwo();
    void openFour();
    /// Opens the battle with cards, `fromEnd` entries before its end.
    void openBattle(int fromEnd);
    /// Opens a copy of the table of three that may be changed.
    void openCopy(const QString& words);

    /// Presses a button that is shown.
    void tap(const char* name);

    /// Opens a new table with this record.
    bool import(const QString& record);
    /// Opens a table of ARCADEs ("arcades-three", "arcades-solo") before its `nth` entry with these words, or
    /// at its end if there is none.
    void arcades(const char* game, const QString& words, int nth = 1);

    /// The choices on the table's screen: its `sheet`, `tab`, `group`, ...
    QObject* focus() const;
    void sheet(sheets::Sheet sheet);
    void group(arcs::Group group);
    /// Shows one of a phone's pages.
    void page(int tab);
    /// Taps the system of the next entry with this verb. `wordAt` is the place of the system among its words.
    void tapSystemOf(const QString& verb, int wordAt);

    /// Plays a campaign with the simplest entries until this question comes for the `nth` time. If `events`
    /// is true, following players play an Event card.
    void campaign(arcs::Ask ask, int nth = 1, bool events = true, int players = 3);
    /// Opens a campaign at a secret that a player writes down.
    void secret();
    /// Opens a campaign from a paper log sheet: before Act II, with no entries yet.
    void fromPaper();
    /// Adds pieces to show: Favors, an Outlaw, tokens in the Trust, pieces.
    void enrich();
    /// Makes these entries one after the other.
    void enter(std::initializer_list<const char*> lines);

    /// Shows the reference screen, at its beginning or at a page.
    void reference(const char* page = "");
    void type(const char* query);
    void shelf(const char* list, const char* page);
    /// Adds a book of the player's own.
    void bring();

  private:
    QString named(const QString& record) const;
    void playTo(const QString& record, arcs::Ask ask, int nth, bool events);
    qlonglong import(const QString& record, const char* title);
    void openAt(int entry);
    int before(const QString& words, int nth = 1) const;
    QString offered(const char* words = "") const;
    QString plainAnswer(bool events) const;
    QObject* place() const;

    QQuickWindow& window_;
    QQmlEngine& engine_;
    QStringList names_;
    QList<qlonglong> known_;
    qlonglong two_ = 0;
    qlonglong four_ = 0;
    qlonglong three_ = 0;
    qlonglong draft_ = 0;
    qlonglong battle_ = 0;
    QList<reach::view::LogEntryView> log_;
};

}  // namespace tour
}  // namespace reach
