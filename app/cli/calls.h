#pragma once

#include "engine/core/modes.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

/// The calls of the console tool. Each prints its result and returns the exit code.
namespace reach::cli {

enum Exit : int {
    kFine = 0,
    kViolations = 1,  ///< rules were broken, a simulated game failed, or nothing was found
    kUnusable = 2,    ///< the input cannot be read or is impossible
};

struct ReplayCall {
    std::string file;  ///< "-": standard input
    int at = std::numeric_limits<int>::max();
    bool strict = false;
    bool json = false;
};
int replay(const ReplayCall& call);

struct OptionsCall {
    std::string file;
    int at = std::numeric_limits<int>::max();
    bool json = false;
};
int listOptions(const OptionsCall& call);

struct OddsCall {
    std::string file;  ///< if not empty, the record with the battle; "-": standard input
    int at = std::numeric_limits<int>::max();
    std::string attacker;  ///< with a file: the two sides and the system; if empty, the current battle
    std::string defender;
    std::string system;
    int assault = 0;
    int skirmish = 0;
    int raid = 0;
    std::string attackers;
    std::string defenders = "0";
    std::string buildings = "0";  ///< cities, fresh+damaged
    std::string starports = "0";
    int rerolls = 0;  ///< rerolls of skirmish dice
    int rerollsAssault = 0;
    int rerollsRaid = 0;
    int rerollsAny = 0;
    int hitsBefore = 0;
    int interceptHits = -1;  ///< -1: one for each fresh defending ship
    bool ignoresIntercept = false;
    bool interceptsAssault = false;
    std::string aim = "trophies";
    bool json = false;
};
int odds(const OddsCall& call);

struct SimulateCall {
    std::string game = "base";  ///< or "arcades"
    int players = 4;
    int games = 100;
    std::uint64_t seed = 1;
    std::string depth = "turn";
    int lore = 0;
    bool campaign = false;  ///< The Blighted Reach
    bool hard = false;      ///< ARCADEs: one player against bots in hard mode
    bool check = false;
    bool effects = false;  ///< count, for each card of a Fate, the entries on which it changed the result
    bool record = false;   ///< print the record of the last game instead of figures
    bool json = false;
};
int simulate(const SimulateCall& call);
int simulateArcades(const SimulateCall& call);

struct SearchCall {
    std::vector<std::string> query;
    int limit = 10;
    bool json = false;
};
int search(const SearchCall& call);

struct ShowCall {
    std::string id;
    bool json = false;
};
int show(const ShowCall& call);

/// The quick aids, to read or to print.
struct AidsCall {
    std::vector<std::string> ids;  ///< none: all
    std::string pdf;               ///< empty: only list them
};
int aids(const AidsCall& call);

/// A campaign's log sheet and packing lists, to read or to print.
struct SheetCall {
    std::string file;
    int at = std::numeric_limits<int>::max();
    std::string pdf;  ///< empty: print them as text
};
int printSheet(const SheetCall& call);

/// The player's own books.
struct ImportCall {
    std::string file;
    bool json = false;
};
int importBook(const ImportCall& call);

struct ListBooksCall {
    bool json = false;
};
int listBooks(const ListBooksCall& call);

struct BookCall {
    std::string title;
    int page = 0;
};
int removeBook(const BookCall& call);
int showPage(const BookCall& call);

}  // namespace reach::cli
