#pragma once

#include "app/words/names.h"
#include "engine/core/fate_tokens.h"
#include "engine/core/state.h"

#include <QtQml/qqmlregistration.h>
#include <QVariant>

namespace reach::view {

/// A token that a Fate brings: all that are alike in one place, once (BR, the Fate's own cards).
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
    Q_PROPERTY(QString line MEMBER line FINAL)

  public:
    QString kind;         ///< as the record names it: "golem"
    QString glyph;        ///< its name among the icons (app/painting/glyphs.cpp)
    QString owner;        ///< a colour, whose it is by its print; empty: nobody's
    bool hollow = false;  ///< its back is up
    QString text;         ///< what it is and in what condition, in words
    QString place;        ///< where it lies, in words; empty where the place around it says so
    int count = 0;        ///< how many, from 1
    int most = 0;         ///< how many the box holds
    QString line;         ///< the correction that sets their number, without it

    bool operator==(const TokenView&) const = default;
};

/// One of a few that a correction can name.
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
    QList<ChoiceView> which;  ///< those that differ; empty where all are alike
    QList<ChoiceView> sides;  ///< front and back; empty where there is but one

    bool operator==(const TokenKindView&) const = default;
};

/// Those that lie in a system, on a card and so on.
QList<TokenView> tokensAt(const Game& game, SystemId system);
QList<TokenView> tokensIn(const Game& game, Ambition ambition);
QList<TokenView> tokensOn(const Game& game, CardId card);
QList<TokenView> tokensOf(const Game& game, Player player);
/// Those of a Fate that lie aside, or were delivered: as place.
QList<TokenView> tokensAsideOf(const Game& game, int fate);
/// All of them, each with its place.
QList<TokenView> tokens(const Game& game, const words::PlayerNames& names);
/// The kinds that Fates of this table may bring, as a correction names them.
QList<TokenKindView> tokenKinds(const Game& game);

}  // namespace reach::view
