#include "app/cli/calls.h"
#include "app/cli/terminal.h"

#include <CLI/CLI.hpp>
#include <QGuiApplication>

#include <memory>
#include <optional>
#include <sstream>
#include <string_view>

namespace {

using namespace reach::cli;

void addReplay(CLI::App& app, ReplayCall& call) {
    auto* sub = app.add_subcommand("replay", "Play a game record; print the state and every broken rule");
    sub->add_option("FILE", call.file, "A game record, or - for standard input")->required();
    sub->add_option("--at", call.at, "Stop after so many entries")->check(CLI::NonNegativeNumber);
    sub->add_flag("--strict", call.strict, "Stop at the first broken rule");
    sub->add_flag("--json", call.json, "Print the state as JSON");
}

void addOptions(CLI::App& app, OptionsCall& call) {
    auto* sub = app.add_subcommand("options", "List the legal entries at a point of a game");
    sub->add_option("FILE", call.file, "A game record, or - for standard input")->required();
    sub->add_option("--at", call.at, "After so many entries; after all of them if not given")
        ->check(CLI::NonNegativeNumber);
    sub->add_flag("--json", call.json, "Print JSON");
}

void addOdds(CLI::App& app, OddsCall& call) {
    auto* sub =
        app.add_subcommand("odds",
                           "Exact odds of a battle; pieces are counted fresh+damaged. With FILE, of one at "
                           "that point of a game, its cards included");
    const CLI::Range dice(0, 6);
    sub->add_option("--assault", call.assault, "Assault dice")->check(dice);
    sub->add_option("--skirmish", call.skirmish, "Skirmish dice")->check(dice);
    sub->add_option("--raid", call.raid, "Raid dice")->check(dice);
    sub->add_option("--attackers", call.attackers, "Ships of the attacker, like 3+1");
    sub->add_option("--defenders", call.defenders, "Ships of the defender");
    sub->add_option("--buildings", call.buildings, "Cities of the defender");
    sub->add_option("--starports", call.starports, "Starports of the defender");
    sub->add_option("--rerolls", call.rerolls, "Skirmish dice that may be rolled again (BC13)")->check(dice);
    sub->add_option("--rerolls-raid", call.rerollsRaid, "Raid dice (LEAD11)")->check(dice);
    sub->add_option("--rerolls-assault", call.rerollsAssault, "Assault dice (L14)")->check(dice);
    sub->add_option("--rerolls-any", call.rerollsAny, "Dice of each kind, before those (L19)")->check(dice);
    sub->add_option("--hits-before", call.hitsBefore, "Hits on the attacker before the roll (L12)")
        ->check(CLI::Range(0, 64));
    sub->add_option("--intercept-hits", call.interceptHits, "Hits of an intercept (LEAD15)")
        ->check(CLI::Range(0, 64));
    sub->add_flag("--ignore-intercept", call.ignoresIntercept, "One intercept rolled is ignored (L06)");
    sub->add_flag("--intercept-assault", call.interceptsAssault, "Assault dice add an intercept (L04)");
    sub->add_option("--aim", call.aim, "What dice are rolled again for")
        ->check(CLI::IsMember({"ships", "city", "buildings", "keys", "trophies", "safe"}));
    auto* file = sub->add_option("FILE", call.file, "A game record, or - for standard input");
    sub->add_option("--at", call.at, "After so many entries; after all of them if not given")
        ->check(CLI::NonNegativeNumber)
        ->needs(file);
    sub->add_option("--attacker", call.attacker, "Who attacks, like red")->needs(file);
    sub->add_option("--defender", call.defender, "Who is attacked")->needs(file);
    sub->add_option("--system", call.system, "Where, like 4-hex")->needs(file);
    sub->add_flag("--json", call.json, "Print JSON");
}

void addSimulate(CLI::App& app, SimulateCall& call) {
    auto* sub = app.add_subcommand("simulate", "Play random legal games and tell how fast that went");
    sub->add_option("--game", call.game, "base, or the variant arcades")
        ->check(CLI::IsMember({"base", "arcades"}));
    sub->add_option("--players", call.players, "2, 3 or 4; 1 against bots in arcades")
        ->check(CLI::Range(1, 4));
    sub->add_option("--games", call.games, "How many")->check(CLI::Range(1, 100'000'000));
    sub->add_option("--seed", call.seed, "The same seed plays the same games");
    sub->add_option("--depth", call.depth, "How much is mirrored")
        ->check(CLI::IsMember({"score", "board", "turn"}));
    sub->add_option("--lore", call.lore, "With Leaders & Lore, so many lore cards a player")
        ->check(CLI::Range(1, 2));
    sub->add_flag("--campaign", call.campaign, "Whole campaigns of three Acts");
    sub->add_flag("--hard", call.hard, "Bots in hard mode (arcades with one player)");
    sub->add_flag("--record", call.record, "Print the record of the last game instead of the figures");
    sub->add_flag("--check", call.check, "Check every state and every option; stop at the first fault");
    sub->add_flag("--effects", call.effects, "Count the entries that each card of a Fate changed; slow");
    sub->add_flag("--json", call.json, "Print JSON");
}

void addSearch(CLI::App& app, SearchCall& call) {
    auto* sub = app.add_subcommand("search", "Search rules and cards; see the manual for operators");
    sub->allow_extras();  // -not is a part of the query
    sub->add_option("--limit", call.limit, "So many rows at most")->check(CLI::Range(1, 1000));
    sub->add_flag("--json", call.json, "Print JSON");
    sub->add_option("QUERY", call.query, "Words, \"exact words\", suit:relic cost>=2 -not or ( )")
        ->required();
}

void addShow(CLI::App& app, ShowCall& call) {
    auto* sub = app.add_subcommand("show", "Print one card, rule or term of the reference");
    sub->add_option("ID", call.id, "Its id, like BC05 or base.tax")->required();
    sub->add_flag("--json", call.json, "Print JSON");
}

void addAids(CLI::App& app, AidsCall& call) {
    auto* sub = app.add_subcommand("aids", "List the quick aids, or set them for printing");
    sub->add_option("--pdf", call.pdf, "Write them to this PDF: A4, two columns, black on white");
    sub->add_option("ID", call.ids, "Only these, like aid.battle");
}

void addSheet(CLI::App& app, SheetCall& call) {
    auto* sub = app.add_subcommand("sheet", "The log sheet of a campaign, and the lists for packing up");
    sub->add_option("FILE", call.file, "A campaign's record, or - for standard input")->required();
    sub->add_option("--at", call.at, "After so many entries; after all of them if not given")
        ->check(CLI::NonNegativeNumber);
    sub->add_option("--pdf", call.pdf, "Write them to this PDF: A4, two columns, black on white");
}

void addReference(CLI::App& app, ImportCall& import, ListBooksCall& list, BookCall& book) {
    auto* reference = app.add_subcommand("reference", "Your own rulebooks, searched beside ours");
    reference->require_subcommand(1);
    auto* add = reference->add_subcommand("import", "Take in a PDF, a text or a Markdown file");
    add->add_option("FILE", import.file, "The file; a book of this name is replaced")->required();
    add->add_flag("--json", import.json, "Print JSON");
    auto* all = reference->add_subcommand("list", "List your books");
    all->add_flag("--json", list.json, "Print JSON");
    auto* remove = reference->add_subcommand("remove", "Forget a book; its file stays where it is");
    remove->add_option("TITLE", book.title, "Its title, as listed")->required();
    auto* page = reference->add_subcommand("page", "Print a page of a book");
    page->add_option("TITLE", book.title, "Its title, as listed")->required();
    page->add_option("PAGE", book.page, "From 1")->required()->check(CLI::PositiveNumber);
}

int ownBooks(const CLI::App& app, const ImportCall& import, const ListBooksCall& list, const BookCall& book) {
    if (app.got_subcommand("import")) return importBook(import);
    if (app.got_subcommand("list")) return listBooks(list);
    return app.got_subcommand("remove") ? removeBook(book) : showPage(book);
}

/// Makes the application object. PDF pages need fonts, and so Qt Gui; no screen is needed in any case.
std::unique_ptr<QCoreApplication> startQt(bool withFonts, int& argc, char** argv) {
    if (!withFonts) return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

/// Checks that the output was written, since it may still be in memory or the disk may be full.
int finish(int code) {
    if (everythingWasWritten()) return code;
    complain("The output could not be written.\n");
    return kUnusable;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view called = argc > 1 ? argv[1] : "";
    const bool sets = called == "aids" || called == "sheet";
    const auto qt = startQt(sets, argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Reachkeeper"));  // the app's data folder
    QCoreApplication::setOrganizationName(QStringLiteral("Reachkeeper"));
    CLI::App app("Reachkeeper without a screen", "reachkeeper-cli");
    app.set_version_flag("--version", REACHKEEPER_VERSION);
    app.require_subcommand(1);
    ReplayCall replayCall;
    OptionsCall optionsCall;
    OddsCall oddsCall;
    SimulateCall simulateCall;
    addReplay(app, replayCall);
    addOptions(app, optionsCall);
    addOdds(app, oddsCall);
    addSimulate(app, simulateCall);
    SearchCall searchCall;
    ShowCall showCall;
    addSearch(app, searchCall);
    addShow(app, showCall);
    AidsCall aidsCall;
    addAids(app, aidsCall);
    SheetCall sheetCall;
    addSheet(app, sheetCall);
    ImportCall importCall;
    ListBooksCall listCall;
    BookCall bookCall;
    addReference(app, importCall, listCall, bookCall);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::ostringstream out;
        std::ostringstream wrong;
        const int code = app.exit(error, out, wrong);
        say("%s", out.str().c_str());
        complain("%s", wrong.str().c_str());
        return finish(code == 0 ? kFine : kUnusable);
    }
    const auto run = [&] {
        if (app.got_subcommand("replay")) return replay(replayCall);
        if (app.got_subcommand("options")) return listOptions(optionsCall);
        if (app.got_subcommand("odds")) return odds(oddsCall);
        if (auto* sub = app.get_subcommand("search"); sub->parsed()) {
            for (const std::string& word : sub->remaining()) searchCall.query.push_back(word);
            return search(searchCall);
        }
        if (app.got_subcommand("show")) return show(showCall);
        if (app.got_subcommand("aids")) return aids(aidsCall);
        if (app.got_subcommand("sheet")) return printSheet(sheetCall);
        if (app.got_subcommand("reference"))
            return ownBooks(*app.get_subcommand("reference"), importCall, listCall, bookCall);
        return simulateCall.game == "arcades" ? simulateArcades(simulateCall) : simulate(simulateCall);
    };
    return finish(run());
}
