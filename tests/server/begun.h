#pragma once

#include "app/server/house.h"
#include "tests/hall/pen.h"

#include <QString>

#include <string>
#include <utility>
#include <vector>

namespace reach::tests {

/// A table in the folder of a host, and the code that opens it.
struct Begun {
    std::string name;
    std::string code;
};

/// Begins tables in a folder, for a host that is started later.
inline std::vector<Begun> beginTables(const QString& folder, int count, const char* header = kHeader) {
    House::Options options;
    options.data = folder.toStdString();
    options.run = [](auto) {};
    House house(std::move(options));
    std::vector<Begun> begun;
    for (int at = 0; at < count; ++at) {
        const std::string name = house.add("Tuesday", header).name;
        begun.push_back({name, house.table(name)->code});
    }
    return begun;
}

}  // namespace reach::tests
