#pragma once

#include <string>
#include <vector>

/// The plain sort of Markdown the content is written in: paragraphs, lists, bold, emphasis, links to entries.
namespace reach::compiler {

struct MarkupNote {
    int line = 0;      ///< counted from 0 within the text
    std::string text;  ///< a problem, or the target of a link
};

struct Markup {
    std::string plain;  ///< what is read, paragraphs and list items parted by line breaks
    std::vector<MarkupNote> links;
    std::vector<MarkupNote> problems;
};

Markup readMarkup(const std::string& text);

}  // namespace reach::compiler
