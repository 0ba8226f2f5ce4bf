#pragma once

#include "database/reference/entry.h"
#include "database/reference/query.h"

#include <QString>

/// What people read about the pages of the reference besides their own texts.
namespace reach::words {

QString sectionName(reference::Section section);  ///< "Rules", "Cards", "Glossary"
QString bookName(std::string_view book);          ///< "Base game"; the book itself where it is unknown
QString setName(std::string_view set);            ///< the same for a set of cards
QString kindName(std::string_view kind);          ///< of a card: "Guild card"; of an aid: "Checklist"
QString suitName(std::string_view suit);          ///< "Relic", "Mobilization"

/// "Base p.12, Tax Limit"; empty where there is no book.
QString citation(const std::string& book, int page, const std::string& heading);

/// What is wrong with a query, without where: "“colour” is no filter."
QString queryErrorText(const reference::QueryError& error);

}  // namespace reach::words
