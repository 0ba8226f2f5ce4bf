#pragma once

#include "app/session/shelf.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QTranslator;

/// What "/club" shows of all tables of a host.
namespace reach::doorway {

/// A table in a few words. It is kept beside the table, so that tables that sleep can be told.
struct Brief {
    struct Seat {
        std::string color;
        std::string name;  ///< as entered; may be empty
        int power = 0;
        std::string as;  ///< the card of the leader, or the last Fate; empty for none
        bool won = false;

        friend bool operator==(const Seat&, const Seat&) = default;
    };
    /// In one language.
    struct Told {
        std::string game;    ///< "Leaders & Lore"
        std::string moment;  ///< "Chapter 2, round 1"

        friend bool operator==(const Told&, const Told&) = default;
    };
    std::int64_t acts = 0;  ///< of the journal that this is told of
    bool isOver = false;
    std::vector<Seat> seats;  ///< people and bots, in seat order
    std::vector<Told> told;   ///< for each of kLanguages

    /// "Leaders & Lore · Chapter 2, round 1"
    std::string about(const QTranslator& language) const;

    static std::optional<Brief> read(std::string_view text);
    std::string text() const;

    friend bool operator==(const Brief&, const Brief&) = default;
};

Brief briefOf(const AnyOpenTable& table);

/// "Rosa 12, Ben 9", with the colours of players without a name.
std::string playersOf(const Brief& brief, const QTranslator& language);

struct ClubTable {
    std::string name;  ///< as addresses have it
    std::string title;
    std::size_t screens = 0;
    bool mayHaveRecord = false;  ///< whoever sees it may have the record
    Brief brief;
};

/// All tables as a view (app/door/README.md): those in play, those that are over, and the ladders. It is
/// bounded, however many tables there are.
std::string clubViewOf(const std::vector<ClubTable>& tables, const QTranslator& language);

}  // namespace reach::doorway
