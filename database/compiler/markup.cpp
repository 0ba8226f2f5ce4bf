#include "database/compiler/markup.h"

#include <md4c.h>

#include <algorithm>

namespace reach::compiler {
namespace {

/// Collects what md4c tells; md4c's strings mostly point into the text itself, which gives the line.
class Reader {
  public:
    explicit Reader(const std::string& text) : text_(text) {}

    Markup take() && {
        while (!markup_.plain.empty() && markup_.plain.back() == '\n') markup_.plain.pop_back();
        return std::move(markup_);
    }

    void problem(std::string what) { markup_.problems.push_back({line_, std::move(what)}); }

    void enterBlock(MD_BLOCKTYPE type) {
        switch (type) {
            case MD_BLOCK_DOC:
            case MD_BLOCK_P:
            case MD_BLOCK_UL:
            case MD_BLOCK_OL:
            case MD_BLOCK_LI: return;
            case MD_BLOCK_H: return complainLater("headings are not used here");
            case MD_BLOCK_CODE: return complainLater("code (or an indented paragraph) is not used here");
            case MD_BLOCK_QUOTE: return complainLater("quotations are not used here");
            case MD_BLOCK_HTML: return complainLater("HTML is not used here");
            case MD_BLOCK_HR: return complainLater("rules across the page are not used here");
            default: return complainLater("this block is not used here");
        }
    }

    void leaveBlock(MD_BLOCKTYPE type) {
        const bool ends = type == MD_BLOCK_P || type == MD_BLOCK_LI || type == MD_BLOCK_H;
        if (ends && !markup_.plain.empty() && markup_.plain.back() != '\n') markup_.plain += '\n';
        if (type == MD_BLOCK_DOC) tellPending();
    }

    void enterSpan(MD_SPANTYPE type, void* detail) {
        if (type == MD_SPAN_A) {
            const MD_ATTRIBUTE& target = static_cast<MD_SPAN_A_DETAIL*>(detail)->href;
            moveTo(target.text);
            markup_.links.push_back({line_, std::string(target.text, target.size)});
            linkBegins_ = markup_.plain.size();
        } else if (type != MD_SPAN_EM && type != MD_SPAN_STRONG) {
            complainLater(type == MD_SPAN_IMG    ? "pictures are not used here"
                          : type == MD_SPAN_CODE ? "code is not used here"
                                                 : "this markup is not used here");
        }
    }

    void leaveSpan(MD_SPANTYPE type) {
        if (type == MD_SPAN_A && markup_.plain.size() == linkBegins_) problem("a link without words");
    }

    void words(MD_TEXTTYPE type, const char* text, std::size_t size) {
        moveTo(text);
        tellPending();
        const std::string_view words(text, size);
        if (type == MD_TEXT_HTML) return problem("HTML is not used here");
        if (type == MD_TEXT_SOFTBR || type == MD_TEXT_BR) {
            markup_.plain += ' ';
            return;
        }
        if (type == MD_TEXT_NORMAL) lookForStrays(words);
        markup_.plain += words;
    }

  private:
    void moveTo(const char* at) {
        if (at < text_.data() || at > text_.data() + text_.size()) return;
        line_ = static_cast<int>(std::count(text_.data(), at, '\n'));
    }
    void complainLater(const char* what) { pending_.emplace_back(what); }
    void tellPending() {
        for (std::string& what : pending_) problem(std::move(what));
        pending_.clear();
    }
    /// Marks that md4c took for text because their partner is missing.
    void lookForStrays(std::string_view words) {
        const bool escaped = words.data() > text_.data() && words.data() <= text_.data() + text_.size() &&
                             words.data()[-1] == '\\';
        if (escaped) words.remove_prefix(std::min<std::size_t>(1, words.size()));
        if (words.find('*') != std::string_view::npos) problem("a stray '*'");
        if (words.find("](") != std::string_view::npos || words.find("][") != std::string_view::npos)
            problem("a broken link");
        if (words.find('`') != std::string_view::npos) problem("a stray '`'");
    }

    const std::string& text_;
    Markup markup_;
    std::vector<std::string> pending_;
    std::size_t linkBegins_ = 0;
    int line_ = 0;
};

Reader& readerOf(void* user) {
    return *static_cast<Reader*>(user);
}

}  // namespace

Markup readMarkup(const std::string& text) {
    Reader reader(text);
    MD_PARSER parser{};
    parser.flags = MD_FLAG_COLLAPSEWHITESPACE;
    parser.enter_block = [](MD_BLOCKTYPE type, void*, void* user) {
        readerOf(user).enterBlock(type);
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* user) {
        readerOf(user).leaveBlock(type);
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* user) {
        readerOf(user).enterSpan(type, detail);
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE type, void*, void* user) {
        readerOf(user).leaveSpan(type);
        return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* words, MD_SIZE size, void* user) {
        readerOf(user).words(type, words, size);
        return 0;
    };
    if (md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &reader) != 0)
        reader.problem("this text cannot be read as Markdown");
    return std::move(reader).take();
}

}  // namespace reach::compiler
