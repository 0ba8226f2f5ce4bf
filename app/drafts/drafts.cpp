#include "app/drafts/drafts.h"

namespace reach {
namespace {

/// The typed text with this name, which belongs to the table.
TypedText* textOf(Table& table, const QString& name, std::function<QString()> question = {}) {
    if (auto* made = table.findChild<TypedText*>(name, Qt::FindDirectChildrenOnly)) return made;
    auto* text = new TypedText(table, std::move(question));
    text->setObjectName(name);
    return text;
}

}  // namespace

TypedText* Drafts::entry() const {
    return textOf(*table(), QStringLiteral("entry"));
}

TypedText* Drafts::name(const QString& color) const {
    return textOf(*table(), QStringLiteral("name-") + color);
}

TypedText* Drafts::search() const {
    Table* asked = table();
    return textOf(*asked, QStringLiteral("search"), [asked] { return asked->promptView().text; });
}

TypedText* Drafts::correctionSearch() const {
    return textOf(*table(), QStringLiteral("correctionSearch"));
}

}  // namespace reach

#include "moc_drafts.cpp"
