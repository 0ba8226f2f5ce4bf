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

class Keeper {
  public:
    Keeper(const char* folder, std::uint64_t seed)
        : random_(seed), hand_(seed, 3), shelf_(folder, [] { return saves::Seconds{1'000'000}; }) {}

    int run() {
        if (shelf_.problem()) return fail(*shelf_.problem());
        std::puts("open");
        for (;;) {
            std::fflush(stdout);
            if (!step()) return EXIT_FAILURE;
        }
    }

  private:
    static int fail(const saves::SaveError& error) {
        std::printf("failed %s\n", std::string(codeName(error.code)).c_str());
        std::fflush(stdout);
        return EXIT_FAILURE;
    }
    static bool ends(const saves::SaveError& error) {
        fail(error);
        return false;
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
    bool take(Shelved<ArcsGame> shelved) {
        if (!shelved.ok()) return ends(shelved.problem->save.value_or(saves::SaveError{}));
        table_ = std::move(shelved.value);
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
        Record record;
        record.setup = hand_.setup();
        return take(shelf_.begin("Table", record));
    }
    bool openAnother() {
        const auto all = shelf_.list();
        if (all.empty()) return begin();
        const auto opened = shelf_.open(all[random_() % all.size()].id);
        if (!opened.ok()) return ends(opened.problem->save.value_or(saves::SaveError{}));
        return take(shelf_.open(all[random_() % all.size()].id));
    }
    bool enter() {
        const auto command = hand_.next(table_->session->game());
        if (!command) return undo();
        announce("entry");
        const Entered entered = table_->session->enter(*command);
        if (entered.unsaved) return ends(*entered.unsaved);
        acknowledge();
        return true;
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
        return take(shelf_.import("Imported", text));
    }
    bool fork() {
        announce("fork");
        return take(shelf_.fork(*table_, table_->cursor() / 2, "Forked"));
    }
    bool rewrite() {
        GameSession& session = *table_->session;
        if (session.cursor() < 4) return enter();
        Rewrite rewrite(session);
        const std::size_t place = session.cursor() / 2;
        const auto power = session.at(place).state.of(hand_.setup().seats[0]).power;
        const std::string line = "correct " + std::string(nameOf(hand_.setup().seats[0])) + " power ";
        const auto command = parseCommand(line + std::to_string(power)).command;
        if (!command || rewrite.give(place, {{*command}, false}).refused()) return enter();
        announce("rewrite");
        return settle(session.take(rewrite));
    }
    bool remove() {
        if (shelf_.list().size() < 4) return enter();
        announce("delete");
        const auto id = table_->id;
        table_.reset();
        if (const auto failed = shelf_.remove(id)) return ends(*failed);
        std::printf("gone %lld\n", static_cast<long long>(id));
        return true;
    }
    bool backUp() {
        announce("backup");
        if (const auto failed = shelf_.chapterEnded(*table_)) return ends(*failed);
        acknowledge();
        return true;
    }

    bool step() {
        if (!table_ || shelf_.list().size() > 12) return table_ ? remove() : openAnother();
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
            default: return enter();
        }
    }

    std::mt19937_64 random_;
    tests::RandomHand<ArcsGame> hand_;
    Shelf shelf_;
    std::unique_ptr<OpenTable> table_;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) return EXIT_FAILURE;
    if (argc > 3) {
        std::signal(SIGXFSZ, SIG_IGN);
        const auto bytes = static_cast<rlim_t>(std::atoll(argv[3]));
        const rlimit limit{bytes, bytes};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    return Keeper(argv[1], std::strtoull(argv[2], nullptr, 10)).run();
}
