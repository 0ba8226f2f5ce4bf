#pragma once

#include "app/game/corrections.h"
#include "app/values/pile_view.h"
#include "app/values/token_view.h"
#include "engine/protocol/command.h"

#include <QStringList>

namespace reach {

class Table;

/// Corrections of a table of Arcs that are not applied yet. Players, systems, cards and resources are ids.
class CorrectionDraft : public reach::AnyCorrections {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drafts.corrections")

  public:
    explicit CorrectionDraft(Table& table);

    // The values that can be corrected.
    Q_INVOKABLE int power(const QString& player) const;
    Q_INVOKABLE int hand(const QString& player) const;
    Q_INVOKABLE int cities(const QString& player) const;
    Q_INVOKABLE int resourceSlots(const QString& player) const;
    Q_INVOKABLE int outrage(const QString& player, const QString& resource) const;
    Q_INVOKABLE int captives(const QString& player, const QString& rival) const;
    /// `kind`: "ships", "agents", "cities", "starports".
    Q_INVOKABLE int trophies(const QString& player, const QString& rival, const QString& kind) const;
    Q_INVOKABLE int title(const QString& player) const;
    Q_INVOKABLE int objective(const QString& player) const;
    Q_INVOKABLE int favors(const QString& player, const QString& rival) const;
    Q_INVOKABLE int chapter() const;
    Q_INVOKABLE int initiative() const;
    /// An ambition marker, from 1.
    Q_INVOKABLE int marker(int number) const;
    /// The card in a place of the Court, from 1.
    Q_INVOKABLE int courtCard(int place) const;
    Q_INVOKABLE int courtAgents(const QString& card, const QString& player) const;
    Q_INVOKABLE int firstRegent() const;
    Q_INVOKABLE int council() const;
    Q_INVOKABLE int commonwealth() const;
    Q_INVOKABLE int trust(const QString& resource) const;
    Q_INVOKABLE int pile(const reach::view::PileRowView& row) const;
    Q_INVOKABLE int token(const reach::view::TokenView& token) const;
    /// Tokens of a kind in another place. `which` and `side` are ids of a tokenKind; `where` is "aside" or
    /// the id of a player, an ambition, a system or a card.
    Q_INVOKABLE int tokenAt(const QString& kind, const QString& which, const QString& side,
                            const QString& where) const;

    /// The contents of the resource slots of a player; "none": empty.
    Q_INVOKABLE QStringList slotsOf(int what, const QStringList& now) const;
    Q_INVOKABLE void setSlots(int what, const QStringList& tokens, const QStringList& now);
    /// The box of a corrected marker: "available" or an ambition; empty: the marker is not corrected.
    Q_INVOKABLE QString markerAt(int what) const;
    Q_INVOKABLE bool markerFlipped(int what) const;
    Q_INVOKABLE void setMarker(int what, const QString& where, bool flipped);
    /// Gives a card to a player.
    Q_INVOKABLE void giveCard(const QString& player, const QString& card);

    int count() const override { return list_.count(); }
    QString name(int what) const override;
    bool has(int what) const override { return list_.chosen(what) != nullptr; }
    int number(int what, int now) const override;
    void setNumber(int what, int number, int now) override;
    QString choice(int what, const QString& now) const override;
    void choose(int what, const QString& id, const QString& now) override;
    bool apply() override;

  protected:
    void clear() override;

  private:
    Table& table_;
    CorrectionList<command::Correct> list_;
};

}  // namespace reach
