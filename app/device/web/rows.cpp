#include "app/device/rows.h"

#include "app/device/web/door.h"

#include <emscripten/bind.h>

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace reach::device {
namespace {

using emscripten::val;
using saves::GameId;
using saves::StoredAct;

val store() {
    return door()["store"];
}

int numberOf(GameId table) {
    return static_cast<int>(table);
}

/// The acts of the page: the texts, one on each line, and the times.
std::vector<StoredAct> readActs(const val& rows) {
    std::vector<StoredAct> acts;
    if (rows.isNull()) return acts;
    auto number = static_cast<std::int64_t>(rows["first"].as<double>());
    const auto texts = rows["texts"].as<std::string>();
    const QStringList times =
        QString::fromStdString(rows["times"].as<std::string>()).split(u' ', Qt::SkipEmptyParts);
    std::string_view rest = texts;
    for (const QString& time : times) {
        const auto end = std::min(rest.find('\n'), rest.size());
        acts.push_back({number++, time.toLongLong(), std::string(rest.substr(0, end))});
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return acts;
}

val rowOf(const saves::GameInfo& table) {
    val row = val::object();
    row.set("title", table.title);
    row.set("header", table.header);
    row.set("created", static_cast<double>(table.created));
    row.set("updated", static_cast<double>(table.updated));
    row.set("finished", table.finished);
    return row;
}

Rows::Outcome outcomeOf(const std::string& word) {
    using enum Rows::Outcome;
    if (word == "kept") return Kept;
    if (word == "taken") return Taken;
    if (word == "gone") return Gone;
    return word == "full" ? Full : Failed;
}

/// The browser's store (packaging/page/store.js).
class BrowserRows : public Rows {
  public:
    BrowserRows();
    ~BrowserRows() override;

    void begin(const saves::SavedGame& table, Answer answer) override {
        std::string texts;
        std::string times;
        for (const StoredAct& act : table.acts) {
            texts += act.text + '\n';
            times += std::to_string(act.time) + ' ';
        }
        store().call<void>("begin", note(std::move(answer)), numberOf(table.info.id), rowOf(table.info),
                           texts, times);
    }
    void change(const saves::GameInfo& table, Answer answer) override {
        store().call<void>("change", note(std::move(answer)), numberOf(table.id), rowOf(table));
    }
    void remove(GameId table, Answer answer) override {
        store().call<void>("remove", note(std::move(answer)), numberOf(table));
    }
    void add(GameId table, const StoredAct& act, Answer answer) override {
        store().call<void>("keepAct", note(std::move(answer)), numberOf(table),
                           static_cast<double>(act.number), act.text,
                           static_cast<double>(QDateTime::currentSecsSinceEpoch()));
    }
    std::optional<News> next() override;
    bool wasEmptied() const override { return store()["emptied"].as<bool>(); }
    void acknowledge() override { store().call<void>("acknowledge"); }

    void answered(int which, const std::string& outcome, const val& others) {
        const auto at = answers_.find(which);
        if (at == answers_.end()) return;
        const Answer answer = std::move(at->second);
        answers_.erase(at);
        answer(outcomeOf(outcome), readActs(others));
    }

  private:
    /// 0: nobody asks.
    int note(Answer answer) {
        if (!answer) return 0;
        answers_[++last_] = std::move(answer);
        return last_;
    }

    std::map<int, Answer> answers_;
    int last_ = 0;
};

BrowserRows* open = nullptr;

BrowserRows::BrowserRows() {
    open = this;
}

BrowserRows::~BrowserRows() {
    open = nullptr;
}

std::optional<Rows::News> BrowserRows::next() {
    const val table = store().call<val>("nextTable");
    if (table.isNull()) return std::nullopt;
    const GameId id{table["table"].as<int>()};
    const val row = table["row"];
    if (row.isUndefined()) return id;
    const auto seconds = [&](const char* name) {
        return static_cast<saves::Seconds>(row[name].as<double>());
    };
    return saves::SavedGame{{id,
                             row["title"].as<std::string>(),
                             row["header"].as<std::string>(),
                             seconds("created"),
                             seconds("updated"),
                             row["finished"].as<bool>(),
                             0,
                             {}},
                            readActs(table["acts"])};
}

// The page calls these.

void storeAnswered(int which, const std::string& outcome, const val& others) {
    if (open) open->answered(which, outcome, others);
}

void storeFollowed(int table, const val& others) {
    if (open && open->followed) open->followed(GameId{table}, readActs(others));
}

void storeHasNews() {
    if (open && open->news) open->news();
}

void storeEmptied() {
    if (open && open->emptied) open->emptied();
}

/// -1 if the table is not open.
double keptOf(int table) {
    const auto last = open && open->lastOf ? open->lastOf(GameId{table}) : std::nullopt;
    return last ? static_cast<double>(*last) : -1;
}

}  // namespace

EMSCRIPTEN_BINDINGS(reachkeeper_rows) {
    emscripten::function("storeAnswered", &storeAnswered);
    emscripten::function("storeFollowed", &storeFollowed);
    emscripten::function("storeHasNews", &storeHasNews);
    emscripten::function("storeEmptied", &storeEmptied);
    emscripten::function("keptOf", &keptOf);
}

std::unique_ptr<Rows> rows() {
    return store()["works"].as<bool>() ? std::make_unique<BrowserRows>() : nullptr;
}

}  // namespace reach::device
