#pragma once

#include "database/reference/reference.h"

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QStringList>

#include <string>

/// The values of the reference. Pages, sections, kinds and suits are ids of the reference, as the operators
/// of the search take them.
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
    int number = 0;  ///< number of a numbered line; else 0
    int depth = -1;  ///< depth of the list, from 0; -1 outside of lists
    QString lead;    ///< bold words with a colon at its beginning, without the colon ("Prelude"); or empty
    QString html;    ///< the remaining text, styled; links are ids of pages
    int line = 0;    ///< index among the lines of lists, from 0

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
    QString source;           ///< its source; empty for the printed text
    QList<BlockView> blocks;  ///< its text

    bool operator==(const PartView&) const = default;
};

/// The printed facts of a card, besides its text.
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
    QString suit;              ///< empty: none
    QString suitName;          ///< in words
    int raidCost = 0;          ///< in keys; 0: none
    bool isProtected = false;  ///< true: it cannot be raided
    QString set;               ///< set of cards that contains it
    QString setName;           ///< in words
    int fate = 0;              ///< its Fate, 1 to 24; 0: none
    QString fateName;          ///< in words
    int act = 0;               ///< 1 to 3; 0: no Act
    int number = 0;            ///< number of an action card
    int pips = 0;              ///< pips of an action card
    int order = 0;             ///< order in the rules booklet
    int copies = 0;            ///< number of copies in the box
    QString flipSide;          ///< page of the other side; empty: none

    bool operator==(const CardFactsView&) const = default;
};

/// A link to a page.
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
    QString id;        ///< id of the page; empty: no page
    QString title;     ///< in words
    QString section;   ///< "rule", "card", "term", "faq", "erratum" or "aid"
    QString kind;      ///< kind of a card or an aid; else empty
    QString kindName;  ///< in words
    QString suit;      ///< suit of a card; else empty

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
    QString language;      ///< language of its text: "en"
    QString book;          ///< "base", "blighted-reach" or "arcades"; empty: none
    int page = 0;          ///< page of the book, from 1; 0: none
    QString heading;       ///< heading on that page, as printed
    QString citation;      ///< citation, in words
    QString topic;         ///< topic of a question
    QString source;        ///< source of a ruling
    QString kind;          ///< kind of a card or an aid; else empty
    QString kindName;      ///< in words
    QString suit;          ///< suit of a card; else empty
    bool missing = false;  ///< true: not written yet
    bool isCard = false;   ///< true: it is a card
    CardFactsView card;    ///< facts of a card

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
    /// Summary of a card: its first passage, for a leader without the part about setup.
    QList<BlockView> gist;

    bool operator==(const ToldPageView&) const = default;
};

/// A page with its links and related pages.
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
    QList<PageLinkView> see;        ///< links to other pages
    QList<PageLinkView> cards;      ///< cards that point at it, each name once
    QList<ToldPageView> questions;  ///< questions about it
    QList<ToldPageView> errata;     ///< corrections about it
    ToldPageView back;              ///< the other side of a card, or no page
    PageLinkView previous;          ///< the page before it, or no page
    PageLinkView next;              ///< the page after it, or no page
    bool foreign = false;           ///< true: it is not in the chosen language

    /// The page without its links.
    ToldPageView told() const { return *this; }

    bool operator==(const PageView&) const = default;
};

/// Markdown of the reference as blocks for QML.
/// A book or a set of cards.
struct ShelfView {
    Q_GADGET
    QML_VALUE_TYPE(shelf)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int count MEMBER count FINAL)

  public:
    QString id;     ///< id for the operators of the search
    QString name;   ///< in words
    int count = 0;  ///< number of its pages

    bool operator==(const ShelfView&) const = default;
};

QList<BlockView> blocks(const std::string& markdown);

PageLinkView link(const reference::Link& link);
PageLinkView link(const reference::Entry& entry);
PageRowView row(const reference::Entry& entry);
/// The page without its neighbours. Questions and corrections about it include their texts.
PageView page(const reference::Reference& reference, const reference::Entry& entry);

}  // namespace reach::view
