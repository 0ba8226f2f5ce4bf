#include "app/words/parse_words.h"

#include "app/words/translate.h"

#include <algorithm>

namespace reach::words {
namespace {

struct Sentence {
    ParseCode code;
    const char* text;  ///< the expected text, or the error
};

/// In the order of ParseCode; a test finds codes without a sentence.
constexpr std::array kSentences{
    Sentence{ParseCode::FileTooLarge, QT_TRANSLATE_NOOP("record", "The file is too large for a record")},
    Sentence{ParseCode::TooManyLines, QT_TRANSLATE_NOOP("record", "The record has too many lines")},
    Sentence{ParseCode::LineTooLong, QT_TRANSLATE_NOOP("record", "The line is too long")},
    Sentence{ParseCode::BadCharacter, QT_TRANSLATE_NOOP("record", "This name is not UTF-8 text")},
    Sentence{ParseCode::ExpectedKey,
             QT_TRANSLATE_NOOP("record", "The header needs a line like 'players: red, blue'")},
    Sentence{ParseCode::UnknownKey, QT_TRANSLATE_NOOP("record", "The header has no such key")},
    Sentence{ParseCode::RepeatedKey, QT_TRANSLATE_NOOP("record", "This key was given before")},
    Sentence{ParseCode::MissingKey, QT_TRANSLATE_NOOP("record", "The header lacks this key")},
    Sentence{ParseCode::UnknownGame,
             QT_TRANSLATE_NOOP("record", "The app knows the games base, campaign and arcades, not this one")},
    Sentence{ParseCode::UnknownSetup, QT_TRANSLATE_NOOP("record", "A setup card is wanted, like 3SETUP02")},
    Sentence{ParseCode::UnknownDiscard, QT_TRANSLATE_NOOP("record", "Only 'split' can stand here")},
    Sentence{ParseCode::ExpectedSubject,
             QT_TRANSLATE_NOOP("record", "An entry begins with a player's colour or a verb like 'rolls'")},
    Sentence{ParseCode::ExpectedVerb,
             QT_TRANSLATE_NOOP("record", "A verb is wanted, like 'leads' or 'builds'")},
    Sentence{ParseCode::ExpectedPlayer, QT_TRANSLATE_NOOP("record", "A player's colour is wanted")},
    Sentence{ParseCode::ExpectedSystem,
             QT_TRANSLATE_NOOP("record", "A system is wanted, like 4-hex or 1-gate")},
    Sentence{ParseCode::ExpectedCard, QT_TRANSLATE_NOOP("record", "A card is wanted, like BC05")},
    Sentence{ParseCode::ExpectedActionCard,
             QT_TRANSLATE_NOOP("record", "An action card is wanted, like 'construction 4'")},
    Sentence{ParseCode::ExpectedResource, QT_TRANSLATE_NOOP("record", "A resource is wanted")},
    Sentence{ParseCode::ExpectedAmbition, QT_TRANSLATE_NOOP("record", "An ambition is wanted")},
    Sentence{ParseCode::ExpectedPiece,
             QT_TRANSLATE_NOOP("record", "A piece is wanted: ship, city or starport")},
    Sentence{ParseCode::ExpectedShips, QT_TRANSLATE_NOOP("record", "Ships are wanted, like 2 or 2+1")},
    Sentence{ParseCode::ExpectedDice,
             QT_TRANSLATE_NOOP("record", "Dice are wanted: assault, skirmish or raid")},
    Sentence{ParseCode::ExpectedFace,
             QT_TRANSLATE_NOOP("record", "A face of these dice is wanted, like hit+hit or blank")},
    Sentence{ParseCode::ExpectedHit,
             QT_TRANSLATE_NOOP("record", "'fresh' or 'damaged' is wanted for each hit")},
    Sentence{ParseCode::ExpectedTarget,
             QT_TRANSLATE_NOOP("record", "A target is wanted, like ship or damaged-city")},
    Sentence{ParseCode::ExpectedTrophy,
             QT_TRANSLATE_NOOP("record", "Trophies are ships, agents, cities or starports")},
    Sentence{ParseCode::ExpectedAbility,
             QT_TRANSLATE_NOOP("record", "This card has several abilities; name one")},
    Sentence{ParseCode::ExpectedChoice,
             QT_TRANSLATE_NOOP("record", "A system, cluster, player, resource, card or number is wanted")},
    Sentence{ParseCode::ExpectedCorrection,
             QT_TRANSLATE_NOOP("record", "This cannot be corrected; 'correct red power 12' can")},
    Sentence{ParseCode::ExpectedDepth,
             QT_TRANSLATE_NOOP("record", "A depth is wanted: score, board or turn")},
    Sentence{ParseCode::ExpectedStrictness,
             QT_TRANSLATE_NOOP("record", "A strictness is wanted: off, advise or strict")},
    Sentence{ParseCode::ExpectedNumber, QT_TRANSLATE_NOOP("record", "A number is wanted")},
    Sentence{ParseCode::ExpectedSymbol,
             QT_TRANSLATE_NOOP("record", "The symbol of a planet is wanted: arrow, moon or hex")},
    Sentence{
        ParseCode::ExpectedDeal,
        QT_TRANSLATE_NOOP("record", "What one player does for another is wanted, like gives fuel to blue")},
    Sentence{ParseCode::ExpectedFate, QT_TRANSLATE_NOOP("record", "A Fate card is wanted, like FATE01")},
    Sentence{ParseCode::ExpectedLeader,
             QT_TRANSLATE_NOOP("record", "A leader is wanted, like LEAD05: one more than there are players")},
    Sentence{
        ParseCode::ExpectedLore,
        QT_TRANSLATE_NOOP("record", "A lore card is wanted, like L13: one or two a player, and one more")},
    Sentence{ParseCode::ExpectedToken,
             QT_TRANSLATE_NOOP("record", "A token of a Fate is wanted, like banner or golem")},
    Sentence{ParseCode::ExpectedWord, QT_TRANSLATE_NOOP("record", "Wanted here: %1")},
    Sentence{ParseCode::NumberOutOfRange, QT_TRANSLATE_NOOP("record", "This number cannot be")},
    Sentence{ParseCode::TooMany, QT_TRANSLATE_NOOP("record", "That is more than there can be")},
    Sentence{ParseCode::Repeated, QT_TRANSLATE_NOOP("record", "This was said before")},
    Sentence{ParseCode::UnexpectedWord, QT_TRANSLATE_NOOP("record", "The entry is complete before this")},
};

QString sentence(const ParseError& error) {
    const auto found = std::find_if(kSentences.begin(), kSentences.end(),
                                    [&](const Sentence& row) { return row.code == error.code; });
    if (found == kSentences.end()) return {};
    QString text = translate("record", found->text);
    if (error.code != ParseCode::ExpectedWord) return text;
    return text.arg(fromView(error.wanted));
}

}  // namespace

QString parseErrorText(const ParseError& error) {
    QString text = sentence(error);
    if (text.isEmpty() || error.token.empty()) return text;
    return translate("record", "%1: '%2'", "what is wrong, and the word that is")
        .arg(text, QString::fromStdString(error.token));
}

QString lineText(const ParseError& error) {
    return translate("record", "Line %1, column %2: %3")
        .arg(QString::number(error.line), QString::number(error.column), parseErrorText(error));
}

QString lineText(int line, const QString& wrong) {
    return translate("record", "Line %1: %2").arg(QString::number(line), wrong);
}

}  // namespace reach::words
