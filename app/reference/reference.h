#pragma once

#include "app/reference/reference_cards.h"
#include "app/reference/reference_fate_view.h"
#include "app/reference/reference_page_view.h"
#include "app/reference/reference_search.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPointer>

#include <map>
#include <optional>

Q_MOC_INCLUDE("app/game/any_table.h")

namespace reach {

class AnyTable;

/// The reference for QML: pages, tables of contents, search. README.md beside this file is its contract. The
/// file is opened at the first query.
class ReferenceLibrary : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Reference)
    QML_SINGLETON
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(bool coming READ coming NOTIFY changed)
    Q_PROPERTY(bool foreign READ foreign NOTIFY changed)
    Q_PROPERTY(reach::ReferenceSearch* search READ search CONSTANT)
    Q_PROPERTY(reach::ReferenceCards* cards READ cards CONSTANT)
    Q_PROPERTY(QList<reach::view::ShelfView> books READ books NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ShelfView> sets READ sets NOTIFY changed)
    Q_PROPERTY(QList<reach::view::FatePageView> fates READ fates NOTIFY changed)
    Q_PROPERTY(reach::AnyTable* table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(QList<reach::view::PageLinkView> onTheTable READ onTheTable NOTIFY tableChanged)

  public:
    explicit ReferenceLibrary(QObject* parent = nullptr);

    bool available() { return reference() != nullptr; }
    /// True while the file is still being fetched.
    bool coming() const;
    /// True if no rule is in the chosen language.
    bool foreign();
    ReferenceSearch* search() { return search_; }
    ReferenceCards* cards() { return cards_; }
    /// The table whose cards and rules come first. Null: none.
    AnyTable* table() const;
    void setTable(AnyTable* table);
    QList<view::ShelfView> books();
    QList<view::ShelfView> sets();
    QList<view::FatePageView> fates();
    /// The cards in the Court and before players of the open table.
    QList<view::PageLinkView> onTheTable();

    /// Returns the page with this id, or a page without an id if there is none.
    Q_INVOKABLE reach::view::PageView page(const QString& id);
    /// A table of contents: "book:base", "aids", "terms", "faq" or "errata".
    Q_INVOKABLE QList<reach::view::PageRowView> contents(const QString& shelf);
    /// Returns links to these pages. Unknown ids are left out.
    Q_INVOKABLE QList<reach::view::PageLinkView> links(const QStringList& ids);
    /// Returns a Fate's story up to an Act; an empty story if `number` is 0.
    Q_INVOKABLE reach::view::FateStoryView fate(int number, int upToAct);
    Q_INVOKABLE QString sectionName(const QString& section) const;
    Q_INVOKABLE QString bookName(const QString& book) const;

    /// Emits wanted() for a page. `what` is a page's id, a rule of the engine, or empty for the beginning.
    Q_INVOKABLE void show(const QString& what);
    /// Emits wanted() for the rule on a page of a rulebook under this heading. If no rule has this heading,
    /// it is the page's first rule.
    Q_INVOKABLE void showRule(int page, const QString& heading, const QString& book = QStringLiteral("base"));

    /// True for the language of a text that is not the chosen one.
    bool isForeign(const std::string& language) const;

    /// Returns null if the file does not exist or is not a reference of ours.
    const reference::Reference* reference();
    const std::vector<reference::Entry>& entries(reference::Section section);
    const std::vector<std::string>& inPlay();
    /// The book whose rules the open table plays by: "blighted-reach", "arcades"; empty for the base game.
    std::string bookInPlay() const;
    /// The sets of cards in the open game; empty when no game is open.
    std::vector<std::string> setsInPlay() const;

  Q_SIGNALS:
    void changed();
    void tableChanged();
    void wanted(const QString& id);

  private:
    void followLanguage();
    void readAnew();
    void followTable();
    const reference::Entry* neighbour(const reference::Entry& entry, int step);

    ReferenceSearch* search_;
    ReferenceCards* cards_;
    QPointer<AnyTable> table_;
    bool opened_ = false;
    QString language_;
    std::optional<reference::Reference> reference_;
    std::map<reference::Section, std::vector<reference::Entry>> entries_;
    std::optional<std::vector<std::string>> inPlay_;
};

}  // namespace reach
