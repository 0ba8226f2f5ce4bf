#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QStringList>

/// The values of the reference. Pages, sections, kinds and suits are ids of the reference, as the operators
/// of the search take them.
namespace reach::view {

/// A hit of the search.
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
    Q_PROPERTY(bool foreign MEMBER foreign FINAL)

  public:
    QString id;            ///< id of the page
    QString title;         ///< in words
    QString snippet;       ///< the text around the match; the match is in <b>
    QString section;       ///< "rule", "card", ..., or "mine"
    QString group;         ///< its heading: the section, "play" for cards on the table, or "mine"
    bool first = false;    ///< true: the first hit of its group
    QString kind;          ///< kind of a card or an aid; else empty
    QString suit;          ///< suit of a card; else empty
    QString place;         ///< citation, in words
    int copies = 0;        ///< number of equal pages
    bool foreign = false;  ///< true: it is not in the chosen language

    bool operator==(const HitView&) const = default;
};

/// An error in an operator that was typed.
struct QueryErrorView {
    Q_GADGET
    QML_VALUE_TYPE(queryError)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(int position MEMBER position FINAL)
    Q_PROPERTY(int length MEMBER length FINAL)
    Q_PROPERTY(QString what MEMBER what FINAL)
    Q_PROPERTY(QStringList suggestions MEMBER suggestions FINAL)

  public:
    QString text;             ///< the error, in words; empty: no error
    int position = 0;         ///< position of the wrong word, in characters
    int length = 0;           ///< length of the wrong word, in characters
    QString what;             ///< the wrong word
    QStringList suggestions;  ///< suggested replacements

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

/// A filter of the card browser.
struct FilterView {
    Q_GADGET
    QML_VALUE_TYPE(filter)
    Q_PROPERTY(QString filter MEMBER filter FINAL)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(QString chosen MEMBER chosen FINAL)
    Q_PROPERTY(QList<reach::view::FilterValueView> values MEMBER values FINAL)

  public:
    QString filter;                 ///< the operator: "set", "type", "suit", "cost", "fate" or "act"
    QString value;                  ///< chosen value; empty: none
    QString chosen;                 ///< chosen value, in words
    QList<FilterValueView> values;  ///< possible values

    bool operator==(const FilterView&) const = default;
};

}  // namespace reach::view
