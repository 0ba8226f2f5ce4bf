#include "app/server/metrics.h"

#include <utility>

namespace reach {

Metrics& Metrics::begin(std::string_view name, std::string_view help, std::string_view type) {
    name_ = "reachkeeper_";
    name_ += name;
    for (const auto& [what, words] : {std::pair("HELP", help), std::pair("TYPE", type)})
        text_.append("# ").append(what).append(" ").append(name_).append(" ").append(words) += '\n';
    return *this;
}

void Metrics::value(std::uint64_t value) {
    text_.append(name_).append(" ").append(std::to_string(value)) += '\n';
}

void Metrics::value(std::string_view why, std::uint64_t value) {
    text_.append(name_).append("{why=\"").append(why).append("\"} ").append(std::to_string(value)) += '\n';
}

}  // namespace reach
