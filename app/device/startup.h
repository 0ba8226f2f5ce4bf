#pragma once

#include <memory>

/// The platform's part of a program start.
namespace reach::device {

/// Once a process, before anything else of the window is made.
void prepareProcess();

/// Brings an on-screen keyboard up where there is no other; to be called before the application object is
/// made. One that is not installed is no error.
void prepareKeyboard();

/// False if the window is part of another program's, which alone enlarges and closes it.
bool hasOwnWindow();

/// Learns which fonts there are, which takes as long as to read the QML, beside it: as long as this lives.
class FontsMeanwhile {
  public:
    FontsMeanwhile();
    /// Waits until they are known.
    ~FontsMeanwhile();
    FontsMeanwhile(const FontsMeanwhile&) = delete;
    FontsMeanwhile& operator=(const FontsMeanwhile&) = delete;

  private:
    struct Reader;
    std::unique_ptr<Reader> reader_;
};

}  // namespace reach::device
