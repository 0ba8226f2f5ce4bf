#include "database/books/detail/pdf_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <utility>

#include "database/books/reader/wire.h"

namespace reach::books {
namespace {

constexpr int kAskAgain = 50;  // milliseconds

std::string program() {
    std::error_code ignored;
    const auto ours = std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path();
    return (ours / ".." / REACHKEEPER_LIBEXEC / "reachkeeper-pdf").lexically_normal().string();
}

/// Its answer goes to `output`; it sees nothing else of ours.
pid_t start(std::vector<std::string>& arguments, int output) {
    std::vector<char*> words;
    words.reserve(arguments.size() + 1);
    for (std::string& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    posix_spawn_file_actions_t files;
    ::posix_spawn_file_actions_init(&files);
    ::posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    ::posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    ::posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    pid_t process = -1;
    if (::posix_spawn(&process, words[0], &files, nullptr, words.data(), environ) != 0) process = -1;
    ::posix_spawn_file_actions_destroy(&files);
    return process;
}

}  // namespace

PdfProcess::PdfProcess(std::vector<std::string> arguments, Patience patience) : patience_(patience) {
    arguments.insert(arguments.begin(), program());
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) == 0) {
        process_ = start(arguments, ends[1]);
        ::close(ends[1]);
        output_ = ends[0];
    }
    if (process_ < 0) why_ = ImportError::NoReader;
}

PdfProcess::~PdfProcess() {
    stop();
    if (output_ >= 0) ::close(output_);
}

bool PdfProcess::read(void* to, std::size_t size, const std::function<bool()>& goOn) {
    if (why_ != ImportError::None) return false;
    const auto until = std::min(Clock::now() + patience_.answer, begin_ + patience_.all);
    for (auto* at = static_cast<char*>(to); size > 0;) {
        if (!goOn()) return fails(ImportError::Cancelled);
        if (Clock::now() > until) return fails(ImportError::GivenUp);
        pollfd waited{output_, POLLIN, 0};
        if (::poll(&waited, 1, kAskAgain) <= 0) continue;
        const ssize_t got = ::read(output_, at, size);
        if (got == 0) return fails(lastWord());
        if (got < 0) continue;
        at += got;
        size -= static_cast<std::size_t>(got);
    }
    return true;
}

bool PdfProcess::fails(ImportError why) {
    stop();
    why_ = why;
    return false;
}

/// It has closed its output, and so has ended or is about to.
ImportError PdfProcess::lastWord() {
    int status = 0;
    const pid_t ended = ::waitpid(std::exchange(process_, -1), &status, 0);
    const int said = ended > 0 && WIFEXITED(status) ? WEXITSTATUS(status) - wire::kSaysWhy : 0;
    return said > 0 && said <= static_cast<int>(ImportError::Cancelled) ? static_cast<ImportError>(said)
                                                                        : ImportError::GivenUp;
}

void PdfProcess::stop() {
    if (process_ < 0) return;
    ::kill(process_, SIGKILL);
    ::waitpid(std::exchange(process_, -1), nullptr, 0);
}

}  // namespace reach::books
