#pragma once

#include "app/table/at_table.h"

namespace reach {
namespace view {

/// A possible part of a deal, and the verdict of the rules on the deal with it.
struct OfferView {
    Q_GADGET
    QML_VALUE_TYPE(offer)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString thing MEMBER thing FINAL)
    Q_PROPERTY(QString line MEMBER line FINAL)
    Q_PROPERTY(bool legal MEMBER legal FINAL)
    Q_PROPERTY(bool refused MEMBER refused FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString citation MEMBER citation FINAL)
    Q_PROPERTY(QString page MEMBER page FINAL)

  public:
    QString text;          ///< the part with both players, in words
    QString thing;         ///< the text of its button: "Fuel"
    QString line;          ///< the deal with this part, as an entry
    bool legal = false;    ///< true: the rules allow that deal
    bool refused = false;  ///< true: the deal is impossible
    QString reason;        ///< the broken rule, in words; empty when it is legal
    QString citation;      ///< citation of that rule
    QString page;          ///< argument of Reference.show(); empty when there is none

    bool operator==(const OfferView&) const = default;
};

/// A part of a partial deal.
struct DealPartView {
    Q_GADGET
    QML_VALUE_TYPE(dealPart)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString without MEMBER without FINAL)

  public:
    QString text;     ///< in words
    QString without;  ///< the deal without this part, as an entry; empty when no part is left

    bool operator==(const DealPartView&) const = default;
};

/// A partial deal (BR p.17).
struct DealView {
    Q_GADGET
    QML_VALUE_TYPE(deal)
    Q_PROPERTY(QList<reach::view::DealPartView> parts MEMBER parts FINAL)
    Q_PROPERTY(int favors MEMBER favors FINAL)

  public:
    QList<DealPartView> parts;  ///< in the order in which they were added
    int favors = 0;             ///< Favors returned for it in the Call to Order

    bool operator==(const DealView&) const = default;
};

}  // namespace view

/// The deals of a Summit: their possible parts, and the resulting deal (BR p.17).
class Deals : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT

  public:
    using AtTable::AtTable;

    /// Returns the parts that `from` could add to the deal for `to`, legal ones first. In the Call to Order
    /// `from` is the Rival whose Favors force it.
    Q_INVOKABLE QList<reach::view::OfferView> offers(const QString& begun, const QString& from,
                                                     const QString& to) const;
    Q_INVOKABLE reach::view::DealView deal(const QString& line) const;
};

}  // namespace reach
