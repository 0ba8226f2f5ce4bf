#pragma once

#include <functional>
#include <vector>

/// The pictures of the tour, screen by screen. To add a screen, add a line.
namespace reach::tour {

class Stage;

struct Picture {
    const char* name;            ///< its file's name begins so; "phone-...": taken at a phone's size only
    std::function<void()> show;  ///< brings the window there
};

std::vector<Picture> homePictures(Stage& stage);
std::vector<Picture> referencePictures(Stage& stage);
std::vector<Picture> tablePictures(Stage& stage);
std::vector<Picture> campaignPictures(Stage& stage);
std::vector<Picture> arcadesPictures(Stage& stage);

}  // namespace reach::tour
