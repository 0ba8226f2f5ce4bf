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
};

int add(House& house, const Call& call);
int list(const House& house);
int serve(House& house, const Call& call);

/// These do not open the tables, so a host may run meanwhile.
int newKey(const Call& call);
int listKeys(const Call& call);
int revokeKey(const Call& call);

}  // namespace reach::server
