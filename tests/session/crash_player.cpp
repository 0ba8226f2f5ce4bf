#include "app/session/rewrite.h"
#include "app/session/shelf.h"
#include "random_hand.h"

#include <cstdio>
#include <cstdlib>

namespace {

using namespace reach;

/// Corrects red's Power in the past, if that adds one entry and changes nothing else.
void rewrite(GameSession& session) {
    const std::size_t place = session.cursor() / 2;
    Rewrite rewrite(session);
    const auto power = session.at(place).state.of(Player::Red).power;
    const auto command = parseCommand("correct red power " + std::to_string(power)).command;
    if (rewrite.give(place, {{*command}, false}).refused() || !rewrite.misfits().empty() ||
        rewrite.entries().size() != session.cursor() + 1 || !session.take(rewrite).ok())
        return;
    std::printf("%zu\n", session.cursor());
    std::fflush(stdout);
}

/// The table's title is the seed of who plays it, so that they hold the same cards after a kill.
template <typename Kind>
int playOn(const char* folder, const std::string& seed) {
    Shelf shelf(folder, [] { return saves::Seconds{1}; });
    const bool fresh = shelf.list().empty();
    const std::string title = fresh ? seed : shelf.list()[0].title;
    tests::RandomHand<Kind> hand(std::strtoull(title.c_str(), nullptr, 10), 4);
    typename Kind::Record record;
    record.setup = hand.setup();
    auto shelved = fresh ? shelf.begin<Kind>(title, record) : shelf.open<Kind>(shelf.list()[0].id);
    if (!shelved.ok() || shelf.rescue().finding > saves::Finding::New) return EXIT_FAILURE;
    auto& session = *shelved.value->session;
    if constexpr (std::is_same_v<Kind, ArcadesGame>)
        for (std::size_t at = 0; at < session.cursor(); ++at) hand.next(session.at(at));
    std::printf("%zu\n", session.cursor());
    std::fflush(stdout);
    while (const auto command = hand.next(session.game())) {
        if (!session.enterExactly(*command).done()) return EXIT_FAILURE;
        std::printf("%zu\n", session.cursor());
        std::fflush(stdout);
        if constexpr (std::is_same_v<Kind, ArcsGame>)
            if (session.cursor() % 10 == 0) rewrite(session);
    }
    std::puts("over");
    return EXIT_SUCCESS;
}

}  // namespace

/// Plays the newest table of a folder on, for the crash test: after each entry the number of entries that
/// count goes to standard output. It ends only when it is killed or the game is over.
int main(int argc, char** argv) {
    if (argc != 4) return EXIT_FAILURE;
    return std::string(argv[3]) == "arcades" ? playOn<ArcadesGame>(argv[1], argv[2])
                                             : playOn<ArcsGame>(argv[1], argv[2]);
}
