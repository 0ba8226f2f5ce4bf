#pragma once

#include "app/table/at_table.h"
#include "app/values/token_view.h"

#include <vector>

namespace reach {
namespace view {

/// A secret that nobody has sealed yet, and what it can be.
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
    QString player;             ///< the colour of who knows it
    QString name;               ///< and what they are called
    QString card;               ///< the id of the card it belongs to
    int number = 0;             ///< which of that card's; 0: it has one
    QString text;               ///< what is secret, in words
    QList<ChoiceView> choices;  ///< what it can be

    bool operator==(const SecretView&) const = default;
};

}  // namespace view

/// What is written down where only one player looks. What it says stays on this device, beside its settings
/// and under its seal: no record, no log and no other device ever has it.
class Secrets : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT

  public:
    using AtTable::AtTable;

    /// Those of this card that are not sealed; without a card all of them.
    Q_INVOKABLE QList<reach::view::SecretView> unsealed(const QString& card) const;
    /// Writes down what it says (a ChoiceView's id) and returns the entry that seals it.
    Q_INVOKABLE QString seal(const QString& card, int number, const QString& word) const;

    /// Options that tell a secret which was sealed on this device come with their salt; saying no to it is
    /// against the seal.
    static void open(const Game& game, std::vector<Option>& options);
};

}  // namespace reach
