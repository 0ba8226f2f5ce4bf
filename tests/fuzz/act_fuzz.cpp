#include <cassert>
#include <cstddef>
#include <vector>

#include "app/session/act_text.h"
#include "app/session/game_session.h"

/// Arbitrary acts, one on each line, as another device could send them: neither reading nor judging them may
/// crash, and what was kept comes to the same game when it is read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace reach;
    static const Setup setup = parseRecord(
                                   "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
                                   "court: BC05 BC13 BC22 BC28\n\nred leads construction 4\n")
                                   .record->setup;
    GameSession keeper(setup);
    std::vector<Act> kept;
    std::string_view text(reinterpret_cast<const char*>(data), size);
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        if (const auto act = readAct(text.substr(0, end))) {
            const auto again = readAct(textOf(*act));
            assert(again && *again == *act);
            if (auto judged = ActOf<ArcsGame>::read(*act); judged && !keeper.judge(*judged)) {
                keeper.follow(*judged);
                kept.push_back(judged->written());
                kept.back().number = keeper.number();
            }
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    std::int64_t broken = 0;
    const auto back = GameSession::restore(setup, kept, nullptr, broken);
    assert(back && ArcsGame::hash(back->game()) == ArcsGame::hash(keeper.game()));
    return 0;
}
