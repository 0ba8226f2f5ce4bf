#pragma once

#include <cstddef>
#include <cstdint>

/// What `reachkeeper-pdf` and who runs it agree on. Its answer goes to standard output, numbers as
/// std::uint32_t:
///   text FILE             how many pages; then of each page how many bytes, and its text
///   draw FILE PAGE WIDTH  width and height; then four bytes a pixel, row by row
/// It ends with 0, or with kSaysWhy plus an ImportError. Whatever else ends it: reading was given up.
namespace reach::books::wire {

inline constexpr int kSaysWhy = 64;

inline constexpr std::size_t kMostMemory = std::size_t{1} << 30;  ///< address space of the program
inline constexpr unsigned kMostSeconds = 300;                     ///< of the processor
inline constexpr std::uint32_t kMostPixels = 16'000'000;          ///< of a picture

}  // namespace reach::books::wire
