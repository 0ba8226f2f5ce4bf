#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "database/books/book_file.h"

namespace reach::books {

/// How long a PDF may take.
struct Patience {
    std::chrono::milliseconds answer{10'000};  ///< to open the file, and then for each page
    std::chrono::milliseconds all{300'000};
};

/// A running `reachkeeper-pdf` (reader/wire.h). The destructor ends the process.
class PdfProcess {
  public:
    PdfProcess(std::vector<std::string> arguments, Patience patience);
    ~PdfProcess();
    PdfProcess(const PdfProcess&) = delete;
    PdfProcess& operator=(const PdfProcess&) = delete;

    /// Reads the next `size` bytes of the output. Returns false if they do not come; why() then returns the
    /// reason. Calls `goOn` repeatedly and stops when it returns false.
    bool read(void* to, std::size_t size, const std::function<bool()>& goOn);

    ImportError why() const { return why_; }

  private:
    using Clock = std::chrono::steady_clock;

    bool fails(ImportError why);
    ImportError lastWord();
    void stop();

    pid_t process_ = -1;
    int output_ = -1;
    Patience patience_;
    Clock::time_point begin_ = Clock::now();
    ImportError why_ = ImportError::None;
};

}  // namespace reach::books
