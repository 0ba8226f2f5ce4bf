#include "app/session/rewrite.h"
#include "course.h"
#include "tests/session/random_hand.h"

#include <sys/resource.h>
#include <csignal>

#include <cstdio>
#include <cstdlib>
#include <random>

/// keeper FOLDER SEED [BYTES]: makes random changes of all kinds to saved tables, until it is killed or a
/// change is refused. Prints "do WHAT ID" before each change, "ok ID CURSOR ENTRIES SUM" (or "gone ID") when
/// the change is saved, and "failed CODE" at the end. With BYTES no file may grow beyond that size, as on a
/// full disk.
namespace {

using namespace reach;

bool ends(const saves::SaveError& error) {
    std::printf("failed %s\n", std::string(codeName(error.code)).c_str());
    std::fflush(stdout);
    return false;
}

/// The actions on the tables of one game.
template <typename Kind>
class Keeper {
  public:
    Keeper(Shelf& shelf, std::mt19937_64& random) : shelf_(shelf), random_(random), hand_(anyHand()) {}

    bool step() {
        if (!table_ || mine().size() > 8) return table_ ? remove() : openAnother();
        switch (random_() % 40) {
            case 0: return begin();
            case 1: return openAnother();
            case 2:
            case 3: return import();
            case 4:
            case 5: return fork();
            case 6:
            case 7:
            case 8: return rewrite();
            case 9:
            case 10: return remove();
            case 11: return backUp();
            case 12:
            case 13:
            case 14:
            case 15: return table_->canUndo() ? undo() : enter();
            case 16:
            case 17: return table_->canRedo() ? redo() : enter();
            case 18:
            case 19:
            case 20: return enterThree();
            default: return enter();
        }
    }

  private:
    using Hand = tests::RandomHand<Kind>;

    Hand anyHand() {
        const std::uint64_t seed = random_();
        return Hand(seed, kIsArcs ? 3 : static_cast<int>(1 + seed % 3));
    }
    std::vector<SavedTable> mine() const {
        auto all = shelf_.list();
        std::erase_if(all, [](const saves::GameInfo& info) { return !Shelf::isOf<Kind>(info.header); });
        return all;
    }
    void announce(const char* what) const {
        std::printf("do %s %lld\n", what, table_ ? static_cast<long long>(table_->id) : 0LL);
        std::fflush(stdout);
    }
    void acknowledge() const {
        const tests::Course course = tests::courseOf(*table_);
        std::printf("ok %lld %lld %lld %lld\n", static_cast<long long>(table_->id),
                    static_cast<long long>(course.cursor), static_cast<long long>(course.entries),
                    static_cast<long long>(course.sum));
    }
    bool take(Shelved<Kind> shelved) {
        if (!shelved.ok()) return ends(shelved.problem->save.value_or(saves::SaveError{}));
        table_ = std::move(shelved.value);
        acknowledge();
        return true;
    }
    bool settle(const EnteredIn<Kind>& entered) {
        if (entered.unsaved) return ends(*entered.unsaved);
        acknowledge();
        return true;
    }
    bool settle(const saves::SaveStatus& status) {
        if (!status.ok()) return ends(status.error());
        acknowledge();
        return true;
    }

    bool begin() {
        announce("begin");
        hand_ = anyHand();
        typename Kind::Record record;
        record.setup = hand_.setup();
        return take(shelf_.template begin<Kind>("Table", record));
    }
    bool openAnother() {
        const auto all = mine();
        if (all.empty()) return begin();
        auto opened = shelf_.template open<Kind>(all[random_() % all.size()].id);
        // Cards are held by somebody who sits at this table.
        if constexpr (!kIsArcs)
            while (opened.ok() && !(hand_.setup() == opened.value->header.setup)) hand_ = anyHand();
        return take(std::move(opened));
    }
    bool enter() {
        const auto command = hand_.next(table_->session->game());
        if (!command) return undo();
        announce("entry");
        return settle(table_->session->enter(*command));
    }
    /// The same Power as it stands, three times: nothing else changes.
    bool enterThree() {
        announce("entry");
        return settle(table_->session->enterTogether(std::vector(3, powerAt(table_->session->cursor()))));
    }
    typename Kind::Command powerAt(std::size_t place) const {
        const Player player = table_->header.setup.seats[0];
        const int power = table_->session->at(place).state.of(player).power;
        return Kind::read("correct " + std::string(nameOf(player)) + " power " + std::to_string(power))
            .value();
    }
    bool undo() {
        announce("undo");
        return settle(table_->undo());
    }
    bool redo() {
        announce("redo");
        return settle(table_->redo());
    }
    bool import() {
        const std::string text = table_->record();
        announce("import");
        return take(shelf_.template import <Kind>("Imported", text));
    }
    bool fork() {
        announce("fork");
        return take(shelf_.fork(*table_, table_->cursor() / 2, "Forked"));
    }
    bool rewrite() {
        SessionOf<Kind>& session = *table_->session;
        if (session.cursor() < 4) return enter();
        RewriteOf<Kind> rewrite(session);
        const std::size_t place = session.cursor() / 2;
        if (rewrite.give(place, {{powerAt(place)}, false}).refused()) return enter();
        announce("rewrite");
        return settle(session.take(rewrite));
    }
    bool remove() {
        if (mine().size() < 4) return enter();
        announce("delete");
        const auto id = table_->id;
        table_.reset();
        if (const auto failed = shelf_.remove(id)) return ends(*failed);
        std::printf("gone %lld\n", static_cast<long long>(id));
        return true;
    }
    bool backUp() {
        announce("backup");
        if (const auto failed = shelf_.noteEnd(*table_)) return ends(*failed);
        if (const auto failed = shelf_.backUp()) return ends(*failed);
        acknowledge();
        return true;
    }

    static constexpr bool kIsArcs = std::is_same_v<Kind, ArcsGame>;

    Shelf& shelf_;
    std::mt19937_64& random_;
    Hand hand_;
    std::unique_ptr<OpenTableOf<Kind>> table_;
};

int run(const char* folder, std::uint64_t seed) {
    Shelf shelf(folder, [] { return saves::Seconds{1'000'000}; });
    if (shelf.problem()) {
        (void)ends(*shelf.problem());
        return EXIT_FAILURE;
    }
    std::puts("open");
    std::mt19937_64 random(seed);
    Keeper<ArcsGame> arcs(shelf, random);
    Keeper<ArcadesGame> arcades(shelf, random);
    do std::fflush(stdout);
    while (random() % 3 == 0 ? arcades.step() : arcs.step());
    return EXIT_FAILURE;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) return EXIT_FAILURE;
    if (argc > 3) {
        std::signal(SIGXFSZ, SIG_IGN);
        const auto bytes = static_cast<rlim_t>(std::atoll(argv[3]));
        const rlimit limit{bytes, bytes};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    return run(argv[1], std::strtoull(argv[2], nullptr, 10));
}
