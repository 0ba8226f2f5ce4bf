#pragma once

#include "database/reference/reference.h"

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QStringList>

#include <string>

/// What the reference shows. Pages, sections, kinds and suits are the ids of the reference: an operator of
/// the search takes them.
namespace reach::view {

/// A paragraph, or a line of a list.
struct BlockView {
    Q_GADGET
    QML_VALUE_TYPE(block)
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(int depth MEMBER depth FINAL)
    Q_PROPERTY(QString lead MEMBER lead FINAL)
    Q_PROPERTY(QString html MEMBER html FINAL)
    Q_PROPERTY(int line MEMBER line FINAL)

  public:
    QString kind;    ///< "text", "bullet" or "number"
    int number = 0;  ///< of a numbered line; else 0
    int depth = -1;  ///< of the list, from 0; -1 outside of any
    QString lead;    ///< bold words with a colon it begins with, without the colon ("Prelude"); or empty
    QString html;    ///< the rest, styled; links are ids of pages
    int line = 0;    ///< its number among the lines of lists, from 0

    bool operator==(const BlockView&) const = default;
};

/// A passage of a page.
struct PartView {
    Q_GADGET
    QML_VALUE_TYPE(part)
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(QString source MEMBER source FINAL)
    Q_PROPERTY(QList<reach::view::BlockView> blocks MEMBER blocks FINAL)

  public:
    QString kind;             ///< "text", "example", "facts", "flow", "back", "ruling"
    QString heading;          ///< in words; empty for the passage itself
    QString source;           ///< who says it; empty for the print
    QList<BlockView> blocks;  ///< what it says

    bool operator==(const PartView&) const = default;
};

/// What is printed on a card besides its text.
struct CardFactsView {
    Q_GADGET
    QML_VALUE_TYPE(cardFacts)
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(QString kindName MEMBER kindName FINAL)
    Q_PROPERTY(QString suit MEMBER suit FINAL)
    Q_PROPERTY(QString suitName MEMBER suitName FINAL)
    Q_PROPERTY(int raidCost MEMBER raidCost FINAL)
    Q_PROPERTY(bool isProtected MEMBER isProtected FINAL)
    Q_PROPERTY(QString set MEMBER set FINAL)
    Q_PROPERTY(QString setName MEMBER setName FINAL)
    Q_PROPERTY(int fate MEMBER fate FINAL)
    Q_PROPERTY(QString fateName MEMBER fateName FINAL)
    Q_PROPERTY(int act MEMBER act FINAL)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(int pips MEMBER pips FINAL)
    Q_PROPERTY(int order MEMBER order FINAL)
    Q_PROPERTY(int copies MEMBER copies FINAL)
    Q_PROPERTY(QString flipSide MEMBER flipSide FINAL)

  public:
    QString kind;              ///< "guild", "fate", ...
    QString kindName;          ///< in words
    QString suit;              ///< empty: it has none
    QString suitName;          ///< in words
    int raidCost = 0;          ///< in keys; 0: none
    bool isProtected = false;  ///< it cannot be raided
    QString set;               ///< the box it is in
    QString setName;           ///< in words
    int fate = 0;              ///< whose card it is, 1 to 24; 0: nobody's
    QString fateName;          ///< in words
    int act = 0;               ///< 1 to 3; 0: of no Act
    int number = 0;            ///< of an action card
    int pips = 0;              ///< of an action card
    int order = 0;             ///< in the rules booklet
    int copies = 0;            ///< in the box
    QString flipSide;          ///< the page of the other side; empty: there is none

    bool operator==(const CardFactsView&) const = default;
};

/// A way to a page.
struct PageLinkView {
    Q_GADGET
    QML_VALUE_TYPE(pageLink)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString section MEMBER section FINAL)
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(QString kindName MEMBER kindName FINAL)
    Q_PROPERTY(QString suit MEMBER suit FINAL)

  public:
    QString id;        ///< of the page; empty: there is none
    QString title;     ///< in words
    QString section;   ///< "rule", "card", "term", "faq", "erratum" or "aid"
    QString kind;      ///< of a card or an aid; else empty
    QString kindName;  ///< in words
    QString suit;      ///< of a card; else empty

    bool operator==(const PageLinkView&) const = default;
};

/// A page without its texts: a row of a list.
struct PageRowView {
    Q_GADGET
    QML_VALUE_TYPE(pageRow)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString section MEMBER section FINAL)
    Q_PROPERTY(QString sectionName MEMBER sectionName FINAL)
    Q_PROPERTY(QString language MEMBER language FINAL)
    Q_PROPERTY(QString book MEMBER book FINAL)
    Q_PROPERTY(int page MEMBER page FINAL)
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(QString citation MEMBER citation FINAL)
    Q_PROPERTY(QString topic MEMBER topic FINAL)
    Q_PROPERTY(QString source MEMBER source FINAL)
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(QString kindName MEMBER kindName FINAL)
    Q_PROPERTY(QString suit MEMBER suit FINAL)
    Q_PROPERTY(bool missing MEMBER missing FINAL)
    Q_PROPERTY(bool isCard MEMBER isCard FINAL)
    Q_PROPERTY(reach::view::CardFactsView card MEMBER card FINAL)

  public:
    QString id;            ///< empty: there is no such page
    QString title;         ///< in words
    QString section;       ///< "rule", "card", "term", "faq", "erratum" or "aid"
    QString sectionName;   ///< in words
    QString language;      ///< it is written in: "en"
    QString book;          ///< "base", "blighted-reach" or "arcades"; empty: none
    int page = 0;          ///< of the book, from 1; 0: none
    QString heading;       ///< on that page, as printed
    QString citation;      ///< where it stands, in words
    QString topic;         ///< of a question
    QString source;        ///< of a ruling
    QString kind;          ///< of a card or an aid; else empty
    QString kindName;      ///< in words
    QString suit;          ///< of a card; else empty
    bool missing = false;  ///< nobody has written it yet
    bool isCard = false;   ///< it is one
    CardFactsView card;    ///< of a card

    bool operator==(const PageRowView&) const = default;
};

/// A page with its texts.
struct ToldPageView : reach::view::PageRowView {
    Q_GADGET
    QML_VALUE_TYPE(toldPage)
    Q_PROPERTY(QList<reach::view::PartView> parts MEMBER parts FINAL)
    Q_PROPERTY(QList<reach::view::BlockView> gist MEMBER gist FINAL)

  public:
    QList<PartView> parts;  ///< in reading order
    QList<BlockView> gist;  ///< what a card does in a few lines: its first passage, of a leader without what
                            ///< is about setup

    bool operator==(const ToldPageView&) const = default;
};

/// A page with all that hangs together with it.
struct PageView : reach::view::ToldPageView {
    Q_GADGET
    QML_VALUE_TYPE(page)
    Q_PROPERTY(QList<reach::view::PageLinkView> see MEMBER see FINAL)
    Q_PROPERTY(QList<reach::view::PageLinkView> cards MEMBER cards FINAL)
    Q_PROPERTY(QList<reach::view::ToldPageView> questions MEMBER questions FINAL)
    Q_PROPERTY(QList<reach::view::ToldPageView> errata MEMBER errata FINAL)
    Q_PROPERTY(reach::view::ToldPageView back MEMBER back FINAL)
    Q_PROPERTY(reach::view::PageLinkView previous MEMBER previous FINAL)
    Q_PROPERTY(reach::view::PageLinkView next MEMBER next FINAL)
    Q_PROPERTY(bool foreign MEMBER foreign FINAL)
    Q_PROPERTY(reach::view::ToldPageView told READ told FINAL)

  public:
    QList<PageLinkView> see;        ///< where it points
    QList<PageLinkView> cards;      ///< that point at it, each name once
    QList<ToldPageView> questions;  ///< about it
    QList<ToldPageView> errata;     ///< about it
    ToldPageView back;              ///< the other side of a card; or none
    PageLinkView previous;          ///< the page before it; or none
    PageLinkView next;              ///< the page after it; or none
    bool foreign = false;           ///< it is not in the language that was chosen

    /// Only the page itself.
    ToldPageView told() const { return *this; }

    bool operator==(const PageView&) const = default;
};

/// An Act of a Fate.
struct FateActView {
    Q_GADGET
    QML_VALUE_TYPE(fateAct)
    Q_PROPERTY(int act MEMBER act FINAL)
    Q_PROPERTY(bool hidden MEMBER hidden FINAL)
    Q_PROPERTY(reach::view::ToldPageView objective MEMBER objective FINAL)
    Q_PROPERTY(reach::view::ToldPageView setup MEMBER setup FINAL)
    Q_PROPERTY(reach::view::ToldPageView resolution MEMBER resolution FINAL)
    Q_PROPERTY(QList<reach::view::PageLinkView> cards MEMBER cards FINAL)

  public:
    int act = 0;                ///< 1 to 3
    bool hidden = false;        ///< it is still to come: nothing of it is told
    ToldPageView objective;     ///< its card; or none
    ToldPageView setup;         ///< its card; or none
    ToldPageView resolution;    ///< its card; none while the next Act is still to come
    QList<PageLinkView> cards;  ///< what it adds

    bool operator==(const FateActView&) const = default;
};

/// A Fate, Act by Act.
struct FateStoryView {
    Q_GADGET
    QML_VALUE_TYPE(fateStory)
    Q_PROPERTY(reach::view::PageView page MEMBER page FINAL)
    Q_PROPERTY(QList<reach::view::BlockView> blocks MEMBER blocks FINAL)
    Q_PROPERTY(int firstAct MEMBER firstAct FINAL)
    Q_PROPERTY(int upToAct MEMBER upToAct FINAL)
    Q_PROPERTY(QList<reach::view::FateActView> acts MEMBER acts FINAL)

  public:
    PageView page;            ///< the Fate's own card
    QList<BlockView> blocks;  ///< what that says, without Acts that are still to come
    int firstAct = 0;         ///< 1 to 3
    int upToAct = 0;          ///< the last that is told
    QList<FateActView> acts;  ///< from the first to Act III

    bool operator==(const FateStoryView&) const = default;
};

/// A Fate in the list of all.
struct FatePageView {
    Q_GADGET
    QML_VALUE_TYPE(fatePage)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(int firstAct MEMBER firstAct FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)

  public:
    int number = 0;    ///< 1 to 24
    int firstAct = 0;  ///< 1 to 3
    QString title;     ///< in words

    bool operator==(const FatePageView&) const = default;
};

/// A book or a set of cards.
struct ShelfView {
    Q_GADGET
    QML_VALUE_TYPE(shelf)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int count MEMBER count FINAL)

  public:
    QString id;     ///< as operators take it
    QString name;   ///< in words
    int count = 0;  ///< of its pages

    bool operator==(const ShelfView&) const = default;
};

/// Something the search found.
struct HitView {
    Q_GADGET
    QML_VALUE_TYPE(hit)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString snippet MEMBER snippet FINAL)
    Q_PROPERTY(QString section MEMBER section FINAL)
    Q_PROPERTY(QString group MEMBER group FINAL)
    Q_PROPERTY(bool first MEMBER first FINAL)
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(QString suit MEMBER suit FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(int copies MEMBER copies FINAL)

  public:
    QString id;          ///< of the page
    QString title;       ///< in words
    QString snippet;     ///< the words around what matched, that in <b>
    QString section;     ///< "rule", "card", ..., or "mine"
    QString group;       ///< what it stands under: the section, "play" for what lies on the table, or "mine"
    bool first = false;  ///< of its group
    QString kind;        ///< of a card or an aid; else empty
    QString suit;        ///< of a card; else empty
    QString place;       ///< where it stands, in words
    int copies = 0;      ///< pages alike

    bool operator==(const HitView&) const = default;
};

/// What is wrong with an operator that was typed.
struct QueryErrorView {
    Q_GADGET
    QML_VALUE_TYPE(queryError)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(int position MEMBER position FINAL)
    Q_PROPERTY(int length MEMBER length FINAL)
    Q_PROPERTY(QString what MEMBER what FINAL)
    Q_PROPERTY(QStringList suggestions MEMBER suggestions FINAL)

  public:
    QString text;             ///< in words; empty: nothing is
    int position = 0;         ///< of the wrong word, in characters
    int length = 0;           ///< of it
    QString what;             ///< the wrong word
    QStringList suggestions;  ///< instead of it

    bool operator==(const QueryErrorView&) const = default;
};

/// A value of a filter.
struct FilterValueView {
    Q_GADGET
    QML_VALUE_TYPE(filterValue)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)

  public:
    QString value;  ///< as the operator takes it
    QString name;   ///< in words

    bool operator==(const FilterValueView&) const = default;
};

/// Something that narrows the cards down.
struct FilterView {
    Q_GADGET
    QML_VALUE_TYPE(filter)
    Q_PROPERTY(QString filter MEMBER filter FINAL)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(QString chosen MEMBER chosen FINAL)
    Q_PROPERTY(QList<reach::view::FilterValueView> values MEMBER values FINAL)

  public:
    QString filter;                 ///< the operator: "set", "type", "suit", "cost", "fate" or "act"
    QString value;                  ///< what is chosen; empty: nothing
    QString chosen;                 ///< that in words
    QList<FilterValueView> values;  ///< what can be

    bool operator==(const FilterView&) const = default;
};

/// The Markdown of the reference as QML draws it.
QList<BlockView> blocks(const std::string& markdown);

PageLinkView link(const reference::Link& link);
PageLinkView link(const reference::Entry& entry);
PageRowView row(const reference::Entry& entry);
/// Without its neighbours. Questions and corrections about it come with their texts.
PageView page(const reference::Reference& reference, const reference::Entry& entry);

}  // namespace reach::view
