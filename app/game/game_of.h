#pragma once

#include "app/game/any_game.h"
#include "app/game/new_table.h"
#include "app/session/fitting.h"
#include "app/values/ids.h"
#include "app/words/home/save_words.h"
#include "app/words/home/table_words.h"
#include "app/words/parse_words.h"

namespace reach {

/// The tables of one game, whose types `Kind` lists (app/session/arcs_game.h). QML shows them as a `TableOf`.
template <typename Kind, typename TableOf>
class GameOf : public AnyGame {
  public:
    bool isNamed(std::string_view game) const override { return Kind::isNamed(game); }
    TableOf& table() const override = 0;

    TableHead head(const std::string& header) const override {
        const auto record = Kind::parseRecord(header).record;
        if (!record) return {};
        TableHead head{words::gameText(record->setup)};
        for (const Player color : record->setup.seats)
            if (isPerson(record->setup, color))
                head.seats.append(
                    {view::idOf(color),
                     QString::fromStdString(
                         fitting(record->names[static_cast<std::size_t>(index(color))], kLongestName))});
        return head;
    }

    Ready begin(Shelf& shelf, const std::string& title, const NewTable& wish) const override {
        return ready(shelf, shelf.begin<Kind>(title, recordOf(wish)));
    }
    Ready open(Shelf& shelf, saves::GameId id) const override { return ready(shelf, shelf.open<Kind>(id)); }
    Ready import(Shelf& shelf, const std::string& title, const std::string& record,
                 const saves::Progress& progress) const override {
        return ready(shelf, shelf.import <Kind>(title, record, progress));
    }
    Ready fork(Shelf& shelf, std::size_t entries, const std::string& title) const override {
        return ready(shelf, shelf.fork(*table().openTable(), entries, title));
    }
    Ready elsewhere(std::unique_ptr<AnyOpenTable> opened) const override {
        auto* of = dynamic_cast<OpenTableOf<Kind>*>(opened.get());
        if (!of) return {};
        (void)opened.release();
        return ready(nullptr, std::unique_ptr<OpenTableOf<Kind>>(of));
    }
    Ready sample(const std::string& text, const std::string& title) const override {
        const auto record = Kind::parseRecord(text).record;
        if (!record) return {};
        auto sample = std::make_unique<OpenTableOf<Kind>>();
        sample->title = title;
        sample->header = *record;
        sample->header.entries.clear();
        sample->session.emplace(record->setup);
        for (const auto& entry : record->entries) sample->session->enterExactly(entry.command);
        return ready(nullptr, std::move(sample));
    }

  protected:
    /// The choices as a record without entries.
    virtual typename Kind::Record recordOf(const NewTable& wish) const = 0;
    /// False for bots, which have no name.
    virtual bool isPerson(const typename Kind::Setup& setup, Player color) const {
        (void)setup, (void)color;
        return true;
    }
    /// The rule that refused an entry, in words.
    virtual QString reason(const typename Kind::Violation& refused) const = 0;
    /// How a refused entry of an imported record can be put right; empty where that cannot be said.
    virtual QString advice(const typename Kind::Game& before, const typename Kind::Violation& refused) const {
        (void)before, (void)refused;
        return {};
    }

    /// Reads the seats and the strictness into the record.
    static void seat(typename Kind::Record& record, const NewTable& wish) {
        for (qsizetype i = 0; i < wish.colors.size(); ++i) {
            const auto color = parseName<Player>(wish.colors[i].toStdString());
            if (!color || !isColor(*color)) continue;
            record.setup.seats.push(*color);
            record.names[static_cast<std::size_t>(index(*color))] =
                wish.names.value(i).trimmed().toStdString();
        }
        record.setup.strictness =
            parseName<Strictness>(wish.strictness.toStdString()).value_or(Strictness::Advise);
    }

  private:
    Ready ready(Shelf* shelf, std::unique_ptr<OpenTableOf<Kind>> opened) const {
        // A function can be copied, and a unique_ptr cannot.
        auto held = std::make_shared<std::unique_ptr<OpenTableOf<Kind>>>(std::move(opened));
        return {[this, shelf, held] { table().show(std::move(*held), shelf); }, {}};
    }
    Ready ready(Shelf& shelf, Shelved<Kind> shelved) const {
        if (shelved.ok()) return ready(&shelf, std::move(shelved.value));
        const auto& problem = *shelved.problem;
        if (problem.save && problem.save->code == saves::SaveErrorCode::Cancelled) return {};
        if (problem.save) return {{}, words::saveErrorText(*problem.save)};
        if (problem.parse) return {{}, words::lineText(*problem.parse)};
        QString text = words::lineText(problem.line, reason(problem.refused));
        const QString more = problem.before ? advice(*problem.before, problem.refused) : QString();
        if (!more.isEmpty()) text += u'\n' + more;
        return {{}, text};
    }
};

}  // namespace reach
