#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <vector>

/// Measures the time from start to first frame, and the peak memory then and in a campaign. Compares both
/// with an empty Qt Quick Controls window in the same run. Compares a start with a hundred saved tables with
/// a start without any, and the memory of a long campaign before and after an hour of undo and redo.
namespace {

struct Run {
    double milliseconds = 0;
    double mebibytes = 0;
};

Run startOnce(const char* what) {
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        execl(REACHKEEPER_FIRST_FRAME, "first_frame", what, nullptr);
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    if (status != 0) std::exit(EXIT_FAILURE);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    return {took.count(), static_cast<double>(usage.ru_maxrss) / 1024};
}

Run median(std::vector<Run> runs) {
    const auto middle = [&](double Run::*field) {
        std::sort(runs.begin(), runs.end(), [&](const Run& a, const Run& b) { return a.*field < b.*field; });
        return runs[runs.size() / 2].*field;
    };
    return {middle(&Run::milliseconds), middle(&Run::mebibytes)};
}

const auto kData = std::filesystem::temp_directory_path() / "reachkeeper-bench-startup";

void useFolder(const char* name) {
    setenv("REACHKEEPER_DATA", (kData / name).c_str(), 1);
}

void undoForAnHour() {
    useFolder("undo");
    long before = 0;
    long after = 0;
    FILE* told = popen(REACHKEEPER_FIRST_FRAME " undo", "r");
    if (told == nullptr || std::fscanf(told, "%ld %ld", &before, &after) != 2) std::exit(EXIT_FAILURE);
    pclose(told);
    constexpr double kKib = 1024;
    std::printf("an hour of undo, redo %6.1f MiB, before it   %6.1f MiB, ratio %.2f (hold 1)\n",
                static_cast<double>(after) / kKib, static_cast<double>(before) / kKib,
                static_cast<double>(after) / static_cast<double>(before));
}

}  // namespace

int main() {
    std::filesystem::remove_all(kData);
    setenv("QT_QPA_PLATFORM", "offscreen", 1);
    setenv("QT_QUICK_BACKEND", "software", 1);
    useFolder("tables");
    startOnce("tables");  // saves them
    std::vector<Run> empty;
    std::vector<Run> app;
    std::vector<Run> tables;
    for (int round = 0; round < 15; ++round) {
        useFolder("none");
        empty.push_back(startOnce("empty"));
        app.push_back(startOnce("app"));
        useFolder("tables");
        tables.push_back(startOnce("app"));
    }
    useFolder("campaign");
    startOnce("campaign");  // saves it
    std::vector<Run> campaign(3);
    for (Run& run : campaign) run = startOnce("campaign");
    const Run bare = median(empty);
    const Run ours = median(app);
    const Run table = median(campaign);
    const Run hundred = median(tables);
    std::printf("start to first frame  %6.1f ms, empty window %6.1f ms, ratio %.2f (hold 2)\n",
                ours.milliseconds, bare.milliseconds, ours.milliseconds / bare.milliseconds);
    std::printf("with a hundred tables %6.1f ms, with none     %6.1f ms, ratio %.2f (hold 1)\n",
                hundred.milliseconds, ours.milliseconds, hundred.milliseconds / ours.milliseconds);
    std::printf("memory                %6.1f MiB, empty window %6.1f MiB, ratio %.2f (hold 2)\n",
                ours.mebibytes, bare.mebibytes, ours.mebibytes / bare.mebibytes);
    std::printf("memory in a campaign  %6.1f MiB, empty window %6.1f MiB, ratio %.2f (hold 2)\n",
                table.mebibytes, bare.mebibytes, table.mebibytes / bare.mebibytes);
    undoForAnHour();
    std::filesystem::remove_all(kData);
    return EXIT_SUCCESS;
}
