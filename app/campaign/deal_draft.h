#pragma once

#include "app/game/entry_draft.h"
#include "app/values/option_view.h"
#include "engine/protocol/command.h"

#include <optional>
#include <vector>

namespace reach {

class Table;

namespace view {

/// A possible part of a deal, and the verdict of the rules on the deal with it.
struct OfferView {
    Q_GADGET
    QML_VALUE_TYPE(offer)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString thing MEMBER thing FINAL)
    Q_PROPERTY(bool legal MEMBER legal FINAL)
    Q_PROPERTY(bool refused MEMBER refused FINAL)
    Q_PROPERTY(bool spent MEMBER spent FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString citation MEMBER citation FINAL)
    Q_PROPERTY(QString page MEMBER page FINAL)

  public:
    QString text;          ///< the part with both players, in words
    QString thing;         ///< the text of its button: "Fuel"
    bool legal = false;    ///< true: the rules allow that deal
    bool refused = false;  ///< true: the deal is impossible
    bool spent = false;    ///< true: the rules allow it alone, but not with the parts of the deal
    QString reason;        ///< the broken rule, in words; empty when it is legal
    QString citation;      ///< citation of that rule
    QString page;          ///< argument of Reference.show(); empty when there is none

    bool operator==(const OfferView&) const = default;
};

}  // namespace view

/// A deal of a Summit that is put together, part by part (BR p.17). In the Call to Order one Rival acts for
/// the caller, who returns Favors (BR p.16).
class DealDraft : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drafts.deal")
    Q_PROPERTY(bool forced READ isForced NOTIFY changed)
    Q_PROPERTY(QString giver READ giver WRITE setGiver NOTIFY changed)
    Q_PROPERTY(QString taker READ taker WRITE setTaker NOTIFY changed)
    Q_PROPERTY(QStringList givers READ givers NOTIFY changed)
    Q_PROPERTY(QStringList parts READ parts NOTIFY changed)
    Q_PROPERTY(int favors READ favors NOTIFY changed)
    Q_PROPERTY(bool possible READ isPossible NOTIFY changed)
    Q_PROPERTY(bool legal READ isLegal NOTIFY changed)
    Q_PROPERTY(QStringList parties READ parties NOTIFY changed)
    Q_PROPERTY(QList<reach::view::OfferView> offers READ offers NOTIFY changed)

  public:
    explicit DealDraft(Table& table);

    /// An offer, and the deal with it.
    struct Offer {
        view::OfferView view;
        command::Deal deal;
    };

    /// True in the Call to Order.
    bool isForced() const;
    /// The colours of the players of the next part.
    QString giver() const;
    QString taker() const;
    void setGiver(const QString& color);
    /// The colours of the players who can give: all, or in the Call to Order those whose Favors the caller
    /// has.
    QStringList givers() const;
    void setTaker(const QString& color);
    /// The parts so far, in words.
    QStringList parts() const;
    /// The Favors that the deal costs in the Call to Order.
    int favors() const;
    /// True if the deal can be entered, perhaps against the rules.
    bool isPossible() const;
    /// True if the rules allow it as it is.
    bool isLegal() const;
    /// The colours of the players who have to agree to it: all that give or get something. In the Call to
    /// Order nobody is asked.
    QStringList parties() const;
    /// The deal so far.
    const command::Deal& deal() const { return deal_; }
    /// Goes on with this deal. `refused`: another player said no to it, so nobody waits for it.
    void fill(const command::Deal& deal, bool refused = false);
    /// The parts that the giver could add to the deal for the taker, those that are legal alone first. Each
    /// keeps its place while the deal grows.
    QList<view::OfferView> offers() const;
    /// The same, with the deals.
    const std::vector<Offer>& ways() const;

    /// Adds the offer with this index.
    Q_INVOKABLE void add(int offer);
    /// Takes the part with this index out.
    Q_INVOKABLE void takeOut(int part);
    /// Enters the deal.
    Q_INVOKABLE bool enter();

    bool isBegun() const override { return !deal_.parts.empty(); }

  protected:
    bool fits() const override;
    void clear() override;
    void renew() override { ways_.reset(); }
    QString told() const override;

  private:
    Player caller() const;
    Player other(Player than) const;
    bool owes(Player player) const;
    Player debtor() const;
    Player giverOr() const;
    Player takerOr() const;

    Table& table_;
    command::Deal deal_;
    Player giver_ = Player::None;  ///< None: not chosen
    Player taker_ = Player::None;
    bool refused_ = false;  ///< it is still as it was refused
    mutable std::optional<std::vector<Offer>> ways_;
};

}  // namespace reach
