#pragma once

class QTranslator;

namespace reach::words {

/// While one exists, the texts of this thread are told in another language than that of the program. Nobody
/// else notices: no event is sent, and the program's own translators stay as they are. They may be nested.
class Speaking {
  public:
    /// `language` must outlive it. A text that it does not have is told as the sources have it, in English.
    explicit Speaking(const QTranslator& language);
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

  private:
    const QTranslator* before_;
};

}  // namespace reach::words
