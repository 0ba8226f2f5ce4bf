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
/// with an empty Qt Quick Controls window in the same run.
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

}  // namespace

int main() {
    const auto data = std::filesystem::temp_directory_path() / "reachkeeper-bench-startup";
    std::filesystem::remove_all(data);
    setenv("REACHKEEPER_DATA", data.c_str(), 1);
    setenv("QT_QPA_PLATFORM", "offscreen", 1);
    setenv("QT_QUICK_BACKEND", "software", 1);
    std::vector<Run> empty;
    std::vector<Run> app;
    for (int round = 0; round < 15; ++round) {
        empty.push_back(startOnce("empty"));
        app.push_back(startOnce("app"));
    }
    startOnce("campaign");  // saves it
    std::vector<Run> campaign(3);
    for (Run& run : campaign) run = startOnce("campaign");
    const Run bare = median(empty);
    const Run ours = median(app);
    const Run table = median(campaign);
    std::printf("start to first frame  %6.1f ms, empty window %6.1f ms, ratio %.2f (hold 2)\n",
                ours.milliseconds, bare.milliseconds, ours.milliseconds / bare.milliseconds);
    std::printf("memory                %6.1f MiB, empty window %6.1f MiB, ratio %.2f (hold 2)\n",
                ours.mebibytes, bare.mebibytes, ours.mebibytes / bare.mebibytes);
    std::printf("memory in a campaign  %6.1f MiB, empty window %6.1f MiB, ratio %.2f (hold 2)\n",
                table.mebibytes, bare.mebibytes, table.mebibytes / bare.mebibytes);
    std::filesystem::remove_all(data);
    return EXIT_SUCCESS;
}
