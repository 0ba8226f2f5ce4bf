#include "database/books/detail/pdf.h"

#include "database/books/detail/text.h"
#include "database/books/reader/wire.h"

namespace reach::books {

PagesRead readPdf(const std::filesystem::path& file, const Progress& progress, Patience patience) {
    PdfProcess reader({"text", file.string()}, patience);
    PagesRead read;
    std::uint32_t count = 0;
    const auto goOn = [&] {
        return progress(static_cast<int>(read.pages.size()), std::max(static_cast<int>(count), 1));
    };
    if (!reader.read(&count, sizeof count, goOn)) return {.error = reader.why()};
    std::size_t all = 0;
    std::string text;
    while (read.pages.size() < count) {
        std::uint32_t size = 0;
        if (!reader.read(&size, sizeof size, goOn)) return {.error = reader.why()};
        if (size > kMostText) return {.error = ImportError::TooLarge};
        text.resize(size);
        if (!reader.read(text.data(), size, goOn)) return {.error = reader.why()};
        read.pages.push_back(cleaned(beginning(text, kMostPageText)));
        all += read.pages.back().size();
        if (all > kMostText) return {.error = ImportError::TooLarge};
    }
    return read;
}

Picture drawPdf(const std::filesystem::path& file, int page, int width, const Progress& progress,
                Patience patience) {
    PdfProcess reader({"draw", file.string(), std::to_string(page), std::to_string(width)}, patience);
    const auto goOn = [&] { return progress(0, 1); };
    std::uint32_t size[2]{};
    if (!reader.read(size, sizeof size, goOn)) return {};
    const std::size_t pixels = std::size_t{size[0]} * size[1];
    if (pixels == 0 || pixels > wire::kMostPixels) return {};
    Picture picture{.width = static_cast<int>(size[0]), .height = static_cast<int>(size[1])};
    picture.pixels.resize(4 * pixels);
    return reader.read(picture.pixels.data(), picture.pixels.size(), goOn) ? picture : Picture{};
}

}  // namespace reach::books
