#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace reach {

/// Counters in the text form of Prometheus.
class Metrics {
  public:
    /// Begins a counter that only grows, or a gauge. The name has no prefix; `help` is one line.
    Metrics& counter(std::string_view name, std::string_view help) { return begin(name, help, "counter"); }
    Metrics& gauge(std::string_view name, std::string_view help) { return begin(name, help, "gauge"); }
    /// A value of what was begun last.
    void value(std::uint64_t value);
    /// The same, for one reason. The reason is a word of this program, never from outside.
    void value(std::string_view why, std::uint64_t value);

    const std::string& text() const { return text_; }

  private:
    Metrics& begin(std::string_view name, std::string_view help, std::string_view type);

    std::string text_;
    std::string name_;
};

}  // namespace reach
