#include "app/words/home/reference_words.h"

#include "app/words/names.h"
#include "app/words/translate.h"
#include "engine/core/names.h"

#include <algorithm>
#include <array>

namespace reach::words {
namespace {

using namespace reference;

struct Named {
    std::string_view id;
    const char* text;
};

constexpr std::array kBooks{
    Named{"base", QT_TRANSLATE_NOOP("reference", "Base game")},
    Named{"leaders-and-lore", QT_TRANSLATE_NOOP("reference", "Leaders & Lore")},
    Named{"blighted-reach", QT_TRANSLATE_NOOP("reference", "The Blighted Reach")},
    Named{"arcades", QT_TRANSLATE_NOOP("reference", "ARCADEs")},
};

/// Short names of books, for citations.
constexpr std::array kShortBooks{
    Named{"base", QT_TRANSLATE_NOOP("reference", "Base")},
    Named{"leaders-and-lore", QT_TRANSLATE_NOOP("reference", "Leaders & Lore")},
    Named{"blighted-reach", QT_TRANSLATE_NOOP("reference", "Blighted Reach")},
    Named{"arcades", QT_TRANSLATE_NOOP("reference", "ARCADEs")},
};

constexpr std::array kKinds{
    Named{"guild", QT_TRANSLATE_NOOP("reference", "Guild")},
    Named{"vox", QT_TRANSLATE_NOOP("reference", "Vox")},
    Named{"lore", QT_TRANSLATE_NOOP("reference", "Lore")},
    Named{"leader", QT_TRANSLATE_NOOP("reference", "Leader")},
    Named{"action", QT_TRANSLATE_NOOP("reference", "Action card")},
    Named{"event", QT_TRANSLATE_NOOP("reference", "Event")},
    Named{"map setup", QT_TRANSLATE_NOOP("reference", "Setup card")},
    Named{"fate", QT_TRANSLATE_NOOP("reference", "Fate")},
    Named{"setup", QT_TRANSLATE_NOOP("reference", "Fate setup")},
    Named{"objective", QT_TRANSLATE_NOOP("reference", "Objective")},
    Named{"resolution", QT_TRANSLATE_NOOP("reference", "Resolution")},
    Named{"law", QT_TRANSLATE_NOOP("reference", "Law")},
    Named{"edict", QT_TRANSLATE_NOOP("reference", "Edict")},
    Named{"summit", QT_TRANSLATE_NOOP("reference", "Summit action")},
    Named{"title", QT_TRANSLATE_NOOP("reference", "Title")},
    Named{"ability", QT_TRANSLATE_NOOP("reference", "Ability")},
    Named{"reminder", QT_TRANSLATE_NOOP("reference", "Reminder")},
    Named{"monopoly", QT_TRANSLATE_NOOP("reference", "Monopoly")},
    Named{"economy", QT_TRANSLATE_NOOP("reference", "Economy")},
    Named{"doctrine", QT_TRANSLATE_NOOP("reference", "Doctrine")},
    Named{"imperial council", QT_TRANSLATE_NOOP("reference", "Imperial Council")},
    Named{"summary", QT_TRANSLATE_NOOP("reference", "Summary")},
    Named{"checklist", QT_TRANSLATE_NOOP("reference", "Checklist")},
};

template <std::size_t size>
QString named(const std::array<Named, size>& names, std::string_view id) {
    const auto found = std::ranges::find(names, id, &Named::id);
    return found == names.end() ? fromView(id) : translate("reference", found->text);
}

}  // namespace

QString sectionName(Section section) {
    switch (section) {
        case Section::Rule: return translate("reference", "Rules");
        case Section::Card: return translate("reference", "Cards");
        case Section::Term: return translate("reference", "Glossary");
        case Section::Faq: return translate("reference", "Questions");
        case Section::Erratum: return translate("reference", "Errata");
        case Section::Aid: return translate("reference", "Quick aids");
    }
    return {};
}

QString bookName(std::string_view book) {
    return named(kBooks, book);
}

QString setName(std::string_view set) {
    return named(kBooks, set);
}

QString kindName(std::string_view kind) {
    return named(kKinds, kind);
}

QString suitName(std::string_view suit) {
    if (const auto resource = parseName<Resource>(suit)) return name(*resource);
    if (const auto action = parseName<Suit>(suit)) return name(*action);
    return fromView(suit);
}

QString citation(const std::string& book, int page, const std::string& heading) {
    QString source = named(kShortBooks, book);
    if (page > 0)
        source = translate("reference", "%1 p.%2", "book and page").arg(source, QString::number(page));
    if (source.isEmpty() || heading.empty()) return source;
    return translate("reference", "%1, %2", "book with page, and heading").arg(source, fromView(heading));
}

QString queryErrorText(const QueryError& error) {
    const QString what = fromView(error.what);
    switch (error.code) {
        case QueryErrorCode::UnknownField: return translate("reference", "“%1” is no filter").arg(what);
        case QueryErrorCode::UnknownValue:
            return translate("reference", "“%1” is no value of this filter").arg(what);
        case QueryErrorCode::NotANumber: return translate("reference", "“%1” is no number").arg(what);
        case QueryErrorCode::NothingToCompare:
            return translate("reference", "“%1” holds words, so use a colon").arg(what);
        case QueryErrorCode::UnmatchedClose: return translate("reference", "This parenthesis closes nothing");
        case QueryErrorCode::TooDeep: return translate("reference", "These are too many parentheses");
    }
    return {};
}

}  // namespace reach::words
