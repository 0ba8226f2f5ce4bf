#pragma once

#include "app/table/at_table.h"

namespace reach {
namespace view {

/// One thing that could be part of a deal, and what the rules say of the deal with it.
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
    QString text;          ///< who does what for whom, in words
    QString thing;         ///< only what, on a button: "Fuel"
    QString line;          ///< the deal with it, as an entry
    bool legal = false;    ///< the rules allow that deal
    bool refused = false;  ///< it makes no sense at all
    QString reason;        ///< the rule against it, in words; empty when it is legal
    QString citation;      ///< where that rule stands
    QString page;          ///< what Reference.show() opens about it; empty when there is nothing

    bool operator==(const OfferView&) const = default;
};

/// A part of a deal begun.
struct DealPartView {
    Q_GADGET
    QML_VALUE_TYPE(dealPart)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString without MEMBER without FINAL)

  public:
    QString text;     ///< in words
    QString without;  ///< the deal when it is taken out, as an entry; empty when nothing is left

    bool operator==(const DealPartView&) const = default;
};

/// A deal as it stands (BR p.17).
struct DealView {
    Q_GADGET
    QML_VALUE_TYPE(deal)
    Q_PROPERTY(QList<reach::view::DealPartView> parts MEMBER parts FINAL)
    Q_PROPERTY(int favors MEMBER favors FINAL)

  public:
    QList<DealPartView> parts;  ///< in the order in which they were added
    int favors = 0;             ///< returned for it in the Call to Order

    bool operator==(const DealView&) const = default;
};

}  // namespace view

/// The deals of a Summit: what could be part of one, and what one comes to (BR p.17).
class Deals : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT

  public:
    using AtTable::AtTable;

    /// What `from` could do for `to` on top of a deal begun, what is legal first. In the Call to Order `from`
    /// is the Rival whose Favors force it.
    Q_INVOKABLE QList<reach::view::OfferView> offers(const QString& begun, const QString& from,
                                                     const QString& to) const;
    Q_INVOKABLE reach::view::DealView deal(const QString& line) const;
};

}  // namespace reach
