#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace reach {
class House;
}

/// What reachkeeper-host was asked for. Each function is one of its commands and returns the program's exit
/// status.
namespace reach::server {

class Loop;

inline constexpr int kUnusable = 1;
inline constexpr int kMistake = 2;

struct Call {
    std::string listen = "127.0.0.1:8017";
    std::filesystem::path data;
    std::string page;
    std::string file;
    std::string title;
    std::string kind;
    std::string label;
    std::string id;
    std::vector<std::string> names;  ///< by which browsers may ask
    std::vector<std::string> nats;   ///< servers of the club; empty: there is none
    bool isBehindProxy = false;
};

/// From now on SIGINT and SIGTERM wait for serve(), so that devices hear a good-bye. Threads inherit it, so
/// it is called before any other thread begins.
void holdSignals();

/// With a club, waits until its servers have the table.
int add(House& house, Loop& loop, const Call& call);
int list(const House& house);
int serve(House& house, Loop& loop, const Call& call);

/// These do not open the tables, so a host may run meanwhile.
int newKey(const Call& call);
int listKeys(const Call& call);
int revokeKey(const Call& call);

/// A backup is made while a host runs or not. `file` is its folder. Only an empty data folder takes one back.
int backUp(const Call& call);
int restore(const Call& call);

}  // namespace reach::server
