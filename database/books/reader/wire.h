#pragma once

#include <cstddef>
#include <cstdint>

/// The protocol between `reachkeeper-pdf` and its caller. The program writes its answer to standard output,
/// numbers as std::uint32_t:
///   text FILE             the number of pages; then for each page its length in bytes and its text
///   draw FILE PAGE WIDTH  width and height; then four bytes a pixel, row by row
/// The exit status is 0, or kSaysWhy plus an ImportError. Any other end means that reading was given up.
namespace reach::books::wire {

inline constexpr int kSaysWhy = 64;

inline constexpr std::size_t kMostMemory = std::size_t{1} << 30;  ///< address space of the program
inline constexpr unsigned kMostSeconds = 300;                     ///< of CPU time
inline constexpr std::uint32_t kMostPixels = 16'000'000;          ///< of a picture

}  // namespace reach::books::wire
