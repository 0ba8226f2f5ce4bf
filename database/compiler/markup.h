#pragma once

#include <string>
#include <vector>

/// The subset of Markdown that the content uses: paragraphs, lists, bold, emphasis, links to entries.
namespace reach::compiler {

struct MarkupNote {
    int line = 0;      ///< counted from 0 within the text
    std::string text;  ///< a problem, or the target of a link
};

struct Markup {
    std::string plain;  ///< the text without markup; line breaks separate paragraphs and list items
    std::vector<MarkupNote> links;
    std::vector<MarkupNote> problems;
};

Markup readMarkup(const std::string& text);

}  // namespace reach::compiler
