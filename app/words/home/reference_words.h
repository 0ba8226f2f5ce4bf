#pragma once

#include "database/reference/entry.h"
#include "database/reference/query.h"

#include <QString>

/// The texts about the pages of the reference, besides the pages themselves.
namespace reach::words {

QString sectionName(reference::Section section);  ///< "Rules", "Cards", "Glossary"
QString bookName(std::string_view book);          ///< "Base game"; the id itself if it is unknown
QString setName(std::string_view set);            ///< the same for a set of cards
QString kindName(std::string_view kind);          ///< kind of a card: "Guild card", or of an aid: "Checklist"
QString suitName(std::string_view suit);          ///< "Relic", "Mobilization"

/// A citation: "Base p.12, Tax Limit". Empty if there is no book.
QString citation(const std::string& book, int page, const std::string& heading);

/// The error in a query, without its place: "“colour” is no filter."
QString queryErrorText(const reference::QueryError& error);

}  // namespace reach::words
