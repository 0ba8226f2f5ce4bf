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

/// Brings the window to where a picture is to be taken: games to show, and what a player would tap.
class Stage {
  public:
    explicit Stage(QQuickWindow& window);

    QQuickWindow& window() const { return window_; }
    Games& games() const;
    Table& table() const;
    ArcadesTable& arcadesTable() const;
    ReferenceLibrary& library() const;
    Bookmarks& bookmarks() const;

    /// Upright and in the usual size, whatever the last picture did.
    void reset();
    /// Lets loaders, layouts and the window's own resize come to rest.
    static void rest();

    /// To the seat on the left; a phone is turned over.
    void turn();

    void home();
    void show(const char* screen);
    QObject* screen() const;
    /// What is drawn somewhere, by its name; delegates are no children of the window.
    QObject* part(const char* name) const;
    /// Shows it with everything as large as the window has room for.
    std::function<void()> large(std::function<void()> shown);
    /// Shows it as where battles are rolled with the players' own dice.
    std::function<void()> ownDice(std::function<void()> shown);

    /// A new table of three, laid out but not begun.
    void begin();
    /// A draft half-way: what is laid out, and who has taken what.
    void draft();
    /// The table of three before its `nth` such entry, counted from the second chapter on.
    void open(const QString& words, int nth = 1);
    void openEnd();
    void openTwo();
    void openFour();
    /// The battle with cards, so many entries before its end.
    void openBattle(int fromEnd);
    /// The table of three in a copy that may be changed.
    void openCopy(const QString& words);

    /// A table of ARCADEs ("arcades-three", "arcades-solo") before its `nth` entry with these words; past the
    /// last one, at its end.
    void arcades(const char* game, const QString& words, int nth = 1);

    /// What the table's screen has chosen: its `sheet`, `tab`, `group`, ...
    QObject* focus() const;
    void sheet(sheets::Sheet sheet);
    void group(arcs::Group group);
    /// One of a phone's pages.
    void page(int tab);
    /// Taps the system that the next entry with this verb is about: its word at this place.
    void tapSystemOf(const QString& verb, int wordAt);

    /// A campaign, played in the plainest way until this is asked for the `nth` time; whoever follows plays
    /// an Event card where `events`.
    void campaign(arcs::Ask ask, int nth = 1, bool events = true, int players = 3);
    /// One that comes from a paper log sheet: before Act II, with nothing entered yet.
    void fromPaper();
    /// With something to see: Favors, an Outlaw, tokens in the Trust, pieces.
    void enrich();
    /// Entries, one after another.
    void enter(std::initializer_list<const char*> lines);

    /// The reference on its own, at its beginning or at a page.
    void reference(const char* page = "");
    void type(const char* query);
    void shelf(const char* list, const char* page);
    /// A book of the player's own.
    void bring();

  private:
    qlonglong import(const QString& record, const char* title);
    void openAt(int entry);
    int before(const QString& words, int nth = 1) const;
    QString offered(const char* words = "") const;
    QString plainAnswer(bool events) const;
    QObject* place() const;

    QQuickWindow& window_;
    QQmlEngine& engine_;
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
