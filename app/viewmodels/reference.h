#pragma once

#include "app/viewmodels/reference_cards.h"
#include "app/viewmodels/reference_search.h"
#include "app/viewmodels/reference_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include <map>
#include <optional>

namespace reach {

/// The reference as QML sees it: pages, tables of contents, search. README.md beside this file is its
/// contract. The file is opened when something is first asked for.
class ReferenceLibrary : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Reference)
    QML_SINGLETON
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(reach::ReferenceSearch* search READ search CONSTANT)
    Q_PROPERTY(reach::ReferenceCards* cards READ cards CONSTANT)
    Q_PROPERTY(QList<reach::view::ShelfView> books READ books NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ShelfView> sets READ sets NOTIFY changed)
    Q_PROPERTY(QList<reach::view::FatePageView> fates READ fates NOTIFY changed)
    Q_PROPERTY(QList<reach::view::PageLinkView> onTheTable READ onTheTable NOTIFY tableChanged)

  public:
    explicit ReferenceLibrary(QObject* parent = nullptr);

    bool available() { return reference() != nullptr; }
    ReferenceSearch* search() { return search_; }
    ReferenceCards* cards() { return cards_; }
    QList<view::ShelfView> books();
    QList<view::ShelfView> sets();
    QList<view::FatePageView> fates();
    /// The cards that lie in the Court or before players of the open table.
    QList<view::PageLinkView> onTheTable();

    /// One without an id when there is none of this id.
    Q_INVOKABLE reach::view::PageView page(const QString& id);
    /// A table of contents: "book:base", "aids", "terms", "faq" or "errata".
    Q_INVOKABLE QList<reach::view::PageRowView> contents(const QString& shelf);
    /// Ways to these pages; what is not there is left out.
    Q_INVOKABLE QList<reach::view::PageLinkView> links(const QStringList& ids);
    /// A Fate's story up to an Act; nothing for 0.
    Q_INVOKABLE reach::view::FateStoryView fate(int number, int upToAct);
    Q_INVOKABLE QString sectionName(const QString& section) const;
    Q_INVOKABLE QString bookName(const QString& book) const;

    /// Asks whoever shows pages for one: its id, or a rule of the engine; the beginning for an empty text.
    Q_INVOKABLE void show(const QString& what);
    /// The same for a page of a rulebook and the heading cited there; the page's first rule when no entry has
    /// that heading.
    Q_INVOKABLE void showRule(int page, const QString& heading, const QString& book = QStringLiteral("base"));

    /// Null when the file is not there or not ours.
    const reference::Reference* reference();
    const std::vector<reference::Entry>& entries(reference::Section section);
    const std::vector<std::string>& inPlay();
    /// Whose rules are played by at the open table: "blighted-reach", "arcades"; empty: the base game's.
    std::string bookInPlay() const;
    /// The sets whose cards the open game is played with; none without a game.
    std::vector<std::string> setsInPlay() const;

  Q_SIGNALS:
    void changed();
    void tableChanged();
    void wanted(const QString& id);

  private:
    void followLanguage();
    void followTable();
    const reference::Entry* neighbour(const reference::Entry& entry, int step);

    ReferenceSearch* search_;
    ReferenceCards* cards_;
    bool opened_ = false;
    QString language_;
    std::optional<reference::Reference> reference_;
    std::map<reference::Section, std::vector<reference::Entry>> entries_;
    std::optional<std::vector<std::string>> inPlay_;
};

}  // namespace reach
