#pragma once

#include <functional>
#include <vector>

/// The pictures of the tour, screen by screen. To add a screen, add a line.
namespace reach::tour {

class Stage;

struct Picture {
    const char* name;            ///< beginning of its file name; "phone-...": taken only at a phone's size
    std::function<void()> show;  ///< brings the window to the state of the picture
};

std::vector<Picture> homePictures(Stage& stage);
std::vector<Picture> referencePictures(Stage& stage);
std::vector<Picture> tablePictures(Stage& stage);
std::vector<Picture> campaignPictures(Stage& stage);
std::vector<Picture> arcadesPictures(Stage& stage);
/// All of them.
std::vector<Picture> allPictures(Stage& stage);

}  // namespace reach::tour
