#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace reach::door {

/// Counts what is in use, by a name, and in all.
class Tally {
    struct Counts {
        std::map<std::string, std::size_t> of;
        std::size_t all = 0;
    };

  public:
    /// Counts as one until it is gone.
    class Slot {
      public:
        Slot() = default;
        Slot(std::shared_ptr<Counts> counts, std::string name)
            : counts_(std::move(counts)), name_(std::move(name)) {
            ++counts_->of[name_];
            ++counts_->all;
        }
        Slot(Slot&& other) noexcept
            : counts_(std::exchange(other.counts_, nullptr)), name_(std::move(other.name_)) {}
        Slot& operator=(Slot&& other) noexcept {
            std::swap(counts_, other.counts_);
            std::swap(name_, other.name_);
            return *this;
        }
        ~Slot() {
            if (counts_ == nullptr) return;
            --counts_->all;
            const auto found = counts_->of.find(name_);
            if (--found->second == 0) counts_->of.erase(found);
        }

      private:
        std::shared_ptr<Counts> counts_;
        std::string name_;
    };

    std::size_t all() const { return counts_->all; }
    std::size_t of(const std::string& name) const {
        const auto found = counts_->of.find(name);
        return found == counts_->of.end() ? 0 : found->second;
    }
    Slot take(std::string name) { return {counts_, std::move(name)}; }

  private:
    std::shared_ptr<Counts> counts_ = std::make_shared<Counts>();
};

}  // namespace reach::door
