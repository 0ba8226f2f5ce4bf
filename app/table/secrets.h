#pragma once

#include "app/game/entry_draft.h"
#include "app/table/at_table.h"
#include "app/values/token_view.h"

#include <vector>

namespace reach {
namespace view {

/// A secret that is not sealed yet, and its possible values.
struct SecretView {
    Q_GADGET
    QML_VALUE_TYPE(secret)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QList<reach::view::ChoiceView> choices MEMBER choices FINAL)

  public:
    QString player;             ///< colour of the player who knows it
    QString name;               ///< that player's name
    QString card;               ///< the id of the card it belongs to
    int number = 0;             ///< number of the secret on this card; 0: the card has only one
    QString text;               ///< the subject of the secret, in words
    QList<ChoiceView> choices;  ///< the possible values

    bool operator==(const SecretView&) const = default;
};

}  // namespace view

/// The secret that its player looks at and writes down. It stays open while the screen is turned, and is
/// covered as soon as anything else is shown.
class SecretDraft : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drafts.secret")
    Q_PROPERTY(QString card READ card NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(QString chosen READ chosen WRITE setChosen NOTIFY changed)

  public:
    explicit SecretDraft(Table& table);

    /// The secret, as in SecretView. Without a card, no secret is open.
    QString card() const { return card_; }
    int number() const { return number_; }
    /// The chosen value (a ChoiceView's id); empty: none.
    QString chosen() const { return chosen_; }
    void setChosen(const QString& word);
    Q_INVOKABLE void look(const QString& card, int number);

    bool isBegun() const override { return !card_.isEmpty(); }

  protected:
    bool fits() const override;
    void clear() override;
    QString told() const override;

  private:
    Table& table_;
    QString card_;
    int number_ = 0;
    QString chosen_;
};

/// Secrets that a player writes down out of sight of the others. Their values stay on this device, beside its
/// settings and under its seal. No record, log or other device ever contains them.
class Secrets : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT

  public:
    using AtTable::AtTable;

    /// The secrets of this card that are not sealed; for an empty `card` all of them.
    Q_INVOKABLE QList<reach::view::SecretView> unsealed(const QString& card) const;
    /// The secrets of this card that were sealed on this device; for an empty `card` all of them. Each has
    /// one choice, its value.
    Q_INVOKABLE QList<reach::view::SecretView> known(const QString& card) const;
    /// Stores the value of a secret (a ChoiceView's id) and seals it.
    Q_INVOKABLE bool seal(const QString& card, int number, const QString& word) const;

    /// Adds the salt to options that reveal a secret sealed on this device. The option to decline such a
    /// reveal then breaks Rule::SealHolds, and so does an answer that the sealed value denies.
    static void open(const Game& game, std::vector<Option>& options);
};

}  // namespace reach
