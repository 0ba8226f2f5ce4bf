#include "app/print/aid_text.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextList>
#include <QTextObjectInterface>

#include <array>

#include "app/painting/glyphs.h"

namespace reach::print {
namespace {

constexpr qreal kPoint =
    96.0 / 72.0;  // documents measure gaps in pixels of 96 to the inch, whatever the device
constexpr int kIcon = QTextFormat::UserObject + 1;
constexpr int kIconName = QTextFormat::UserProperty + 1;

/// A term of the texts and its icon.
struct Sign {
    const char* word;
    const char* icon;
};
/// Terms with an icon at the beginning of an item or in bold.
constexpr std::array kTerms{
    Sign{"Material", "material"},
    Sign{"Fuel", "fuel"},
    Sign{"Weapon", "weapon"},
    Sign{"Relic", "relic"},
    Sign{"Psionic", "psionic"},
    Sign{"Tycoon", "tycoon"},
    Sign{"Tyrant", "tyrant"},
    Sign{"Warlord", "warlord"},
    Sign{"Keeper", "keeper"},
    Sign{"Empath", "empath"},
    Sign{"Key", "key"},
    Sign{"Flame", "selfHit"},
    Sign{"Ring", "intercept"},
    Sign{"Initiative", "initiative"},
    Sign{"Burst with triangle", "buildingHit"},
};
/// Terms with an icon everywhere.
constexpr std::array kSuits{
    Sign{"Administration", "administration"},
    Sign{"Aggression", "aggression"},
    Sign{"Construction", "construction"},
    Sign{"Mobilization", "mobilization"},
};

/// An icon in a line of text, as high as its capitals.
class IconObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

  public:
    using QObject::QObject;

    QSizeF intrinsicSize(QTextDocument* document, int /*position*/, const QTextFormat& format) override {
        const QFontMetricsF metrics(format.toCharFormat().font(), document->documentLayout()->paintDevice());
        const qreal height = metrics.capHeight() * 1.2;
        return {height * 1.28, height};
    }
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* /*document*/, int /*position*/,
                    const QTextFormat& format) override {
        const qreal size = place.height();
        painter->save();
        painter->translate(place.topLeft());
        painter->scale(size / painting::kGlyphBox, size / painting::kGlyphBox);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->fillPath(painting::glyph(format.property(kIconName).toString()), Qt::black);
        painter->restore();
    }
};

void insertIcon(QTextDocument& text, int position, const char* icon) {
    QTextCursor cursor(&text);
    cursor.setPosition(position);
    QTextCharFormat format = cursor.charFormat();
    format.setObjectType(kIcon);
    format.setProperty(kIconName, QString::fromLatin1(icon));
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
}

bool isBold(const QTextBlock& block, int at) {
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + at + 1);
    return cursor.charFormat().fontWeight() >= QFont::Bold;
}

/// Adds the icons from the end of the block, so that earlier positions stay valid.
void addIcons(QTextDocument& text, const QTextBlock& block) {
    struct Found {
        int at;
        const char* icon;
    };
    std::vector<Found> found;
    const QString words = block.text();
    const auto look = [&](const Sign& sign, bool anywhere) {
        const QRegularExpression whole(QStringLiteral("\\b%1s?\\b").arg(QLatin1StringView(sign.word)));
        for (auto match = whole.globalMatch(words); match.hasNext();) {
            const auto at = static_cast<int>(match.next().capturedStart());
            if (anywhere || at == 0 || isBold(block, at)) found.push_back({at, sign.icon});
        }
    };
    for (const Sign& sign : kTerms) look(sign, false);
    for (const Sign& sign : kSuits) look(sign, true);
    std::ranges::sort(found, std::ranges::greater(), &Found::at);
    for (const Found& one : found) insertIcon(text, block.position() + one.at, one.icon);
}

/// Removes the colour and underline of links, which have no use on paper.
void makePlain(QTextDocument& text) {
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        struct Piece {
            int from, length;
        };
        std::vector<Piece> links;
        for (auto piece = block.begin(); !piece.atEnd(); ++piece)
            if (piece.fragment().charFormat().isAnchor())
                links.push_back({piece.fragment().position(), piece.fragment().length()});
        for (const Piece& link : links) {
            QTextCursor cursor(&text);
            cursor.setPosition(link.from);
            cursor.setPosition(link.from + link.length, QTextCursor::KeepAnchor);
            QTextCharFormat format;
            format.setFontWeight(cursor.charFormat().fontWeight());
            cursor.setCharFormat(format);
        }
    }
}

void setLines(QTextDocument& text, qreal size, bool ticked) {
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(114, QTextBlockFormat::ProportionalHeight);
        const bool isItem = block.textList() != nullptr;
        const bool wasItem = block.previous().isValid() && block.previous().textList() != nullptr;
        format.setTopMargin(!block.previous().isValid() ? 0
                            : isItem && wasItem         ? 0.2 * size * kPoint
                                                        : 0.55 * size * kPoint);
        format.setBottomMargin(0);
        if (isItem && ticked) format.setMarker(QTextBlockFormat::MarkerType::Unchecked);
        cursor.setBlockFormat(format);
        if (isItem) {
            QTextListFormat list = block.textList()->format();
            if (ticked) list.setStyle(QTextListFormat::ListDisc);
            list.setIndent(1);
            block.textList()->setFormat(list);
        }
    }
}

}  // namespace

void setAidText(QTextDocument& text, const reference::Entry& aid, QPaintDevice* device, qreal width,
                qreal size) {
    text.documentLayout()->setPaintDevice(device);
    text.documentLayout()->registerHandler(kIcon, new IconObject(&text));
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans")});
    font.setPointSizeF(size);
    text.setDefaultFont(font);
    text.setDocumentMargin(0);
    QString markdown;
    for (const reference::Part& part : aid.parts)
        if (part.kind == reference::PartKind::Text) markdown += QString::fromStdString(part.markdown);
    text.setMarkdown(markdown, QTextDocument::MarkdownNoHTML);
    QTextCursor all(&text);
    all.beginEditBlock();  // laid out once, at the end
    makePlain(text);
    setLines(text, size, aid.kind == "checklist");
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) addIcons(text, block);
    all.endEditBlock();
    text.setIndentWidth(1.35 * size * kPoint);
    text.setTextWidth(width);
}

}  // namespace reach::print

#include "aid_text.moc"
