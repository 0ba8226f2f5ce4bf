// Reads a PDF for the app, in a process that may be stopped at any time and takes its memory along.
#include <poppler-document.h>
#include <poppler-page-renderer.h>
#include <poppler-page.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "database/books/book_file.h"
#include "database/books/reader/wire.h"

namespace {

using namespace reach::books;
using Document = std::unique_ptr<poppler::document>;
using Page = std::unique_ptr<poppler::page>;

void keepWithinLimits() {
    const rlimit memory{wire::kMostMemory, wire::kMostMemory};
    const rlimit time{wire::kMostSeconds, wire::kMostSeconds};
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_AS, &memory);
    ::setrlimit(RLIMIT_CPU, &time);
    ::setrlimit(RLIMIT_CORE, &none);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // nobody waits for the answer any more
}

void say(std::size_t number) {
    const auto told = static_cast<std::uint32_t>(number);
    std::fwrite(&told, sizeof told, 1, stdout);
}

ImportError tellText(const Document& document) {
    const int count = document->pages();
    if (count <= 0) return ImportError::Damaged;
    if (count > kMostPages) return ImportError::TooManyPages;
    say(static_cast<std::size_t>(count));
    for (int page = 0; page < count; ++page) {
        const Page opened(document->create_page(page));
        if (opened == nullptr) return ImportError::Damaged;
        // As it was set, paragraph after paragraph: to follow the layout mixes columns whose lines stand side
        // by side.
        const poppler::byte_array text =
            opened->text(poppler::rectf(), poppler::page::raw_order_layout).to_utf8();
        if (text.size() > kMostText) return ImportError::TooLarge;
        say(text.size());
        std::fwrite(text.data(), 1, text.size(), stdout);
        std::fflush(stdout);
    }
    return ImportError::None;
}

ImportError tellPicture(const Document& document, int page, int width) {
    if (page < 1 || page > document->pages()) return ImportError::CannotRead;
    const Page opened(document->create_page(page - 1));
    if (opened == nullptr) return ImportError::Damaged;
    const poppler::rectf size = opened->page_rect();
    if (!(size.width() > 0) || !(size.height() > 0) || size.height() > 8 * size.width())
        return ImportError::Damaged;
    const double largest = std::sqrt(wire::kMostPixels / 1.01 * size.width() / size.height());
    const double dpi = 72 * std::min(std::clamp<double>(width, 16, 4096), largest) / size.width();
    poppler::page_renderer renderer;
    renderer.set_render_hint(poppler::page_renderer::antialiasing);
    renderer.set_render_hint(poppler::page_renderer::text_antialiasing);
    const poppler::image image = renderer.render_page(opened.get(), dpi, dpi);
    if (!image.is_valid() || image.format() != poppler::image::format_argb32) return ImportError::Damaged;
    say(static_cast<std::size_t>(image.width()));
    say(static_cast<std::size_t>(image.height()));
    for (int y = 0; y < image.height(); ++y)
        std::fwrite(image.const_data() + std::ptrdiff_t{y} * image.bytes_per_row(), 4,
                    static_cast<std::size_t>(image.width()), stdout);
    return ImportError::None;
}

ImportError answer(int argc, char** argv) {
    const std::string_view wish = argc > 2 ? argv[1] : "";
    if (wish != "text" && !(wish == "draw" && argc > 4)) return ImportError::CannotRead;
    poppler::set_debug_error_function([](const std::string&, void*) {}, nullptr);  // what is wrong, we say
    const Document document(poppler::document::load_from_file(argv[2]));
    if (document == nullptr) return ImportError::Damaged;
    if (document->is_locked()) return ImportError::Locked;
    return wish == "text" ? tellText(document)
                          : tellPicture(document, std::atoi(argv[3]), std::atoi(argv[4]));
}

}  // namespace

int main(int argc, char** argv) {
    keepWithinLimits();
    const ImportError error = answer(argc, argv);
    std::fflush(stdout);
    // The document is not destroyed: with a hostile file, that could take for ever as well. The end of the
    // process frees it.
    ::_exit(error == ImportError::None ? 0 : wire::kSaysWhy + static_cast<int>(error));
}
