#include "app/reference/reference_page_view.h"

#include <md4c.h>
#include <QString>

#include <vector>

namespace reach::view {
namespace {

/// Collects the blocks that md4c reports.
class Reader {
  public:
    QList<BlockView> take() && {
        close();
        return std::move(blocks_);
    }

    void enter(MD_BLOCKTYPE type, void* detail) {
        if (type == MD_BLOCK_UL) {
            close();
            lists_.push_back({false, 0});
        } else if (type == MD_BLOCK_OL) {
            close();
            lists_.push_back({true, static_cast<int>(static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start)});
        } else if (type == MD_BLOCK_LI) {
            close();
            fresh_ = true;
        }
    }

    void leave(MD_BLOCKTYPE type) {
        if (type == MD_BLOCK_P || type == MD_BLOCK_LI) close();
        if ((type == MD_BLOCK_UL || type == MD_BLOCK_OL) && !lists_.empty()) lists_.pop_back();
    }

    void enter(MD_SPANTYPE type, void* detail) {
        if (type == MD_SPAN_STRONG) {
            leading_ = html_.isEmpty() && lead_.isEmpty();
            if (!leading_) html_ += QStringLiteral("<b>");
        } else if (type == MD_SPAN_EM) {
            html_ += QStringLiteral("<i>");
        } else if (type == MD_SPAN_A) {
            const MD_ATTRIBUTE& target = static_cast<MD_SPAN_A_DETAIL*>(detail)->href;
            words() += QStringLiteral("<a href=\"") +
                       QString::fromUtf8(target.text, static_cast<qsizetype>(target.size)).toHtmlEscaped() +
                       QStringLiteral("\">");
        }
    }

    void leave(MD_SPANTYPE type) {
        if (type == MD_SPAN_STRONG) {
            if (leading_)
                keepLead();
            else
                html_ += QStringLiteral("</b>");
            leading_ = false;
        } else if (type == MD_SPAN_EM) {
            html_ += QStringLiteral("</i>");
        } else if (type == MD_SPAN_A) {
            words() += QStringLiteral("</a>");
        }
    }

    void text(MD_TEXTTYPE type, const char* text, std::size_t size) {
        const bool breaks = type == MD_TEXT_SOFTBR || type == MD_TEXT_BR;
        words() += breaks ? QStringLiteral(" ")
                          : QString::fromUtf8(text, static_cast<qsizetype>(size)).toHtmlEscaped();
    }

  private:
    struct List {
        bool numbered;
        int next;
    };

    QString& words() { return leading_ ? lead_ : html_; }

    /// Keeps bold words as the lead of a block only if they end in a colon.
    void keepLead() {
        if (lead_.endsWith(u':') && !lead_.contains(u'<')) {
            lead_.chop(1);
            return;
        }
        html_ = QStringLiteral("<b>%1</b>").arg(lead_);
        lead_.clear();
    }

    void close() {
        if (html_.isEmpty() && lead_.isEmpty()) return;
        BlockView block;
        block.kind = QStringLiteral("text");
        block.lead = lead_;
        block.html = html_.trimmed();
        block.depth = static_cast<int>(lists_.size()) - 1;
        if (fresh_ && !lists_.empty()) {
            List& list = lists_.back();
            block.kind = list.numbered ? QStringLiteral("number") : QStringLiteral("bullet");
            block.number = list.numbered ? list.next++ : 0;
            block.line = line_++;
        }
        fresh_ = false;
        blocks_.append(block);
        html_.clear();
        lead_.clear();
    }

    QList<BlockView> blocks_;
    std::vector<List> lists_;
    QString lead_;
    QString html_;
    bool leading_ = false;  ///< within the bold words a block begins with
    bool fresh_ = false;    ///< a list item has begun and has no block yet
    int line_ = 0;
};

Reader& reader(void* user) {
    return *static_cast<Reader*>(user);
}

}  // namespace

QList<BlockView> blocks(const std::string& markdown) {
    Reader found;
    MD_PARSER parser{};
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* user) {
        reader(user).enter(type, detail);
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* user) {
        reader(user).leave(type);
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* user) {
        reader(user).enter(type, detail);
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE type, void*, void* user) {
        reader(user).leave(type);
        return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* user) {
        reader(user).text(type, text, size);
        return 0;
    };
    md_parse(markdown.data(), static_cast<MD_SIZE>(markdown.size()), &parser, &found);
    return std::move(found).take();
}

}  // namespace reach::view
