#include "app/session/judge.h"

#include "app/session/game_session.h"
#include "app/session/kinds.h"
#include "engine/core/names.h"

namespace reach {
namespace {

template <typename Kind>
class JudgeOf final : public Judge {
  public:
    static std::unique_ptr<Judge> of(const std::string& header, const std::vector<Act>& acts) {
        const auto read = Kind::parseRecord(header);
        if (!read.record || Kind::wrongWith(read.record->setup).rule != typename Kind::Violation{}.rule)
            return nullptr;
        std::int64_t broken = 0;
        auto session = SessionOf<Kind>::restore(read.record->setup, acts, nullptr, broken);
        if (!session) return nullptr;
        auto judge = std::make_unique<JudgeOf>(read.record->setup, std::move(*session));
        judge->look(acts);
        return judge;
    }

    JudgeOf(const typename Kind::Setup& setup, SessionOf<Kind> session)
        : setup_(setup), session_(std::move(session)) {}

    bool reads(const std::string& line) const override { return Kind::read(line).has_value(); }
    std::int64_t number() const override { return session_.number(); }
    Outcome outcome() const override { return CourseOf<Kind>::outcomeOf(session_.game(), session_.cursor()); }
    std::vector<std::string> seats() const override {
        std::vector<std::string> colours;
        for (const Player player : setup_.seats)
            if (isColor(player)) colours.emplace_back(nameOf(player));
        return colours;
    }

  private:
    std::optional<Objection> decide(Act& act) override {
        auto read = ActOf<Kind>::read(act);
        if (!read) return Objection{.unreadable = true, .why = {}, .rule = {}, .first = {}};
        if (auto why = session_.judge(*read)) {
            Objection objection{.unreadable = false, .why = std::move(*why), .rule = {}, .first = {}};
            if (act.kind == ActKind::Enter && !read->entries.empty()) {
                const auto verdict = Kind::check(session_.game(), read->entries.front().command);
                if (!verdict.legal()) objection.rule = nameOf(verdict.reason().rule);
            }
            return objection;
        }
        Act decided = read->written();
        decided.device = act.device;
        act = std::move(decided);
        return std::nullopt;
    }
    void take(const Act& act) override {
        if (const auto read = ActOf<Kind>::read(act)) session_.follow(*read);
    }

    typename Kind::Setup setup_;
    SessionOf<Kind> session_;
};

}  // namespace

std::unique_ptr<Judge> Judge::of(const std::string& header, const std::vector<Act>& acts) {
    return visitKind(
        header, [&]<typename Kind>(std::type_identity<Kind>) { return JudgeOf<Kind>::of(header, acts); });
}

std::optional<Objection> Judge::judge(Act& act) {
    const auto refused = refused_.find(act.device);
    const bool sawAll = act.device == last_ && act.after >= alone_ && act.after <= number() &&
                        (refused == refused_.end() || refused->second < act.after);
    if (sawAll) act.after = number();
    auto objection = decide(act);
    if (objection) {
        refused_[act.device] = number();
        objection->first = last_;
    }
    return objection;
}

void Judge::follow(const Act& act) {
    if (act.device != last_) {
        last_ = act.device;
        alone_ = number();
    }
    take(act);
}

void Judge::look(const std::vector<Act>& acts) {
    if (acts.empty()) return;
    last_ = acts.back().device;
    for (const Act& act : acts)
        if (act.device != last_) alone_ = act.number;
}

}  // namespace reach
