#pragma once

#include "engine/core/dice.h"
#include "engine/protocol/command.h"

#include <QString>

#include <array>

/// Translated names of the things in the box. The names for records are in engine/core/names.h.
namespace reach::words {

/// Who plays a colour.
enum class PlayedBy : std::uint8_t { Person, Phantom, Bot };

/// The names of the players, by colour. A colour without a name is called by its colour.
struct PlayerNames {
    std::array<QString, kPlayerColors> names;
    std::array<PlayedBy, kPlayerColors> by{};

    /// "Ana", "Red", or "Bot Red".
    QString of(Player player) const;
};

QString name(Player player);  ///< "Red"
QString name(Resource resource);
QString name(Ambition ambition);
QString name(Suit suit);
QString name(ActionCard card);  ///< "Construction 4", "a card face down"
QString name(Spot spot);
QString name(SystemId system);             ///< "4 Hex"
QString name(CardId card);                 ///< the printed name, or "an unknown card"
QString sideName(CardId card, bool back);  ///< of one side of a two-sided card
QString name(BuildingType type);
QString name(command::PieceKind piece);
QString name(command::TrophyKind pieces);  ///< "ships"
QString name(const command::Hit& hit);     ///< "fresh city (beside the slots)"
QString name(const Which& which);          ///< "damaged, beside the slots"; empty for an unspecified piece
/// Adds the specification of a piece to a text: "Rosa taxes 4 Hex (damaged)". Returns the text unchanged for
/// an unspecified piece.
QString withWhich(const QString& text, const Which& which);
QString name(command::Target target);  ///< "fresh ship"
QString name(Upgrade upgrade);         ///< "Ship Crane"
QString name(FlagshipPlace place);     ///< "Ship Crane", "Ship Crane Armor"
QString name(const Face& face);        ///< "two hits, hit on self", "blank"
QString name(Depth depth);
QString name(Strictness strictness);
/// "2 ships", "2 ships and 1 damaged".
QString name(const Ships& ships);

/// The Act's number as printed: "I", "II", "III".
QString actNumeral(int act);

}  // namespace reach::words
