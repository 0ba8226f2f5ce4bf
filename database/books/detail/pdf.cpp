#include "database/books/detail/pdf.h"

#include <poppler-document.h>
#include <poppler-page-renderer.h>
#include <poppler-page.h>

#include <algorithm>
#include <memory>

#include "database/books/detail/text.h"

namespace reach::books {
namespace {

using Document = std::unique_ptr<poppler::document>;

Document openPdf(const std::filesystem::path& file) {
    poppler::set_debug_error_function([](const std::string&, void*) {}, nullptr);  // what is wrong, we say
    return Document(poppler::document::load_from_file(file.string()));
}

}  // namespace

PagesRead readPdf(const std::filesystem::path& file, const Progress& progress) {
    const Document document = openPdf(file);
    if (document == nullptr) return {.error = ImportError::Damaged};
    if (document->is_locked()) return {.error = ImportError::Locked};
    const int count = document->pages();
    if (count <= 0) return {.error = ImportError::Damaged};
    if (count > kMostPages) return {.error = ImportError::TooManyPages};
    PagesRead read;
    std::size_t bytes = 0;
    for (int page = 0; page < count; ++page) {
        if (!progress(page, count)) return {.error = ImportError::Cancelled};
        const std::unique_ptr<poppler::page> opened(document->create_page(page));
        if (opened == nullptr) return {.error = ImportError::Damaged};
        // As it was set, paragraph after paragraph: to follow the layout mixes columns whose lines stand side
        // by side.
        const poppler::byte_array text =
            opened->text(poppler::rectf(), poppler::page::raw_order_layout).to_utf8();
        read.pages.push_back(cleaned({text.data(), text.size()}));
        bytes += read.pages.back().size();
        if (bytes > kMostText) return {.error = ImportError::TooLarge};
    }
    return read;
}

Picture drawPage(const std::filesystem::path& file, int page, int width) {
    const Document document = openPdf(file);
    if (document == nullptr || document->is_locked() || page < 1 || page > document->pages()) return {};
    const std::unique_ptr<poppler::page> opened(document->create_page(page - 1));
    if (opened == nullptr) return {};
    const poppler::rectf size = opened->page_rect();
    if (!(size.width() > 0) || !(size.height() > 0) || size.height() > 8 * size.width()) return {};
    poppler::page_renderer renderer;
    renderer.set_render_hint(poppler::page_renderer::antialiasing);
    renderer.set_render_hint(poppler::page_renderer::text_antialiasing);
    const double dpi = 72.0 * std::clamp(width, 16, 4096) / size.width();
    const poppler::image image = renderer.render_page(opened.get(), dpi, dpi);
    if (!image.is_valid() || image.format() != poppler::image::format_argb32) return {};
    Picture picture{.width = image.width(), .height = image.height()};
    const auto row = static_cast<std::size_t>(image.width()) * 4;
    picture.pixels.resize(row * static_cast<std::size_t>(image.height()));
    for (std::size_t y = 0; y < static_cast<std::size_t>(image.height()); ++y)
        std::copy_n(image.const_data() + y * static_cast<std::size_t>(image.bytes_per_row()), row,
                    picture.pixels.data() + y * row);
    return picture;
}

}  // namespace reach::books
