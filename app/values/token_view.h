#pragma once

#include "app/words/names.h"
#include "engine/core/fate_tokens.h"
#include "engine/core/state.h"
#include "engine/protocol/table.h"

#include <QtQml/qqmlregistration.h>
#include <QVariant>

namespace reach::view {

/// A kind of token of a Fate in one place. Equal tokens in one place are one value (BR, the Fate's own
/// cards).
struct TokenView {
    Q_GADGET
    QML_VALUE_TYPE(token)
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(QString glyph MEMBER glyph FINAL)
    Q_PROPERTY(QString owner MEMBER owner FINAL)
    Q_PROPERTY(bool hollow MEMBER hollow FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(int count MEMBER count FINAL)
    Q_PROPERTY(int most MEMBER most FINAL)

  public:
    QString kind;                ///< as the record names it: "golem"
    QString glyph;               ///< its name among the icons (app/painting/glyphs.cpp)
    QString owner;               ///< owner's colour as printed; empty: none
    bool hollow = false;         ///< true: its back is up
    QString text;                ///< its name and condition, in words
    QString place;               ///< its place, in words; empty when the surrounding list names the place
    int count = 0;               ///< number of tokens, from 1
    int most = 0;                ///< how many the box holds
    command::Correct subject{};  ///< the correction of their number, without it

    bool operator==(const TokenView&) const = default;
};

/// One of several values that a correction can name.
struct ChoiceView {
    Q_GADGET
    QML_VALUE_TYPE(choice)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)

  public:
    QString id;    ///< as the record names it
    QString text;  ///< in words

    bool operator==(const ChoiceView&) const = default;
};

/// A kind of token that a Fate may bring.
struct TokenKindView {
    Q_GADGET
    QML_VALUE_TYPE(tokenKind)
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int most MEMBER most FINAL)
    Q_PROPERTY(QList<reach::view::ChoiceView> which MEMBER which FINAL)
    Q_PROPERTY(QList<reach::view::ChoiceView> sides MEMBER sides FINAL)

  public:
    QString kind;             ///< as the record names it: "golem"; empty: none
    QString name;             ///< in words
    int most = 0;             ///< how many the box holds
    QList<ChoiceView> which;  ///< the variants; empty when all tokens are alike
    QList<ChoiceView> sides;  ///< front and back; empty when there is one side only

    bool operator==(const TokenKindView&) const = default;
};

/// The tokens in a system, on an ambition, on a card, or with a player.
QList<TokenView> tokensAt(const Game& game, SystemId system);
QList<TokenView> tokensIn(const Game& game, Ambition ambition);
QList<TokenView> tokensOn(const Game& game, CardId card);
QList<TokenView> tokensOf(const Game& game, Player player);
/// The tokens of a Fate that lie aside or were delivered. Their `place` says which.
QList<TokenView> tokensAsideOf(const Game& game, int fate);
/// All tokens, each with its place.
QList<TokenView> tokens(const Game& game, const words::PlayerNames& names);
/// The kinds of token that Fates of this table may bring, as a correction names them.
QList<TokenKindView> tokenKinds(const Game& game);

}  // namespace reach::view
