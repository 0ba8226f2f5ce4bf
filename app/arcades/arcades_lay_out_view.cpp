#include "app/arcades/arcades_lay_out_view.h"

#include "app/arcades/arcades_map_view.h"
#include "app/values/ids.h"
#include "app/words/arcades/arcades_setup_words.h"
#include "engine/arcades/arcades.h"
#include "engine/map/board.h"

namespace reach::view {

QList<ArcadesLaidStepView> laidSteps(const arcades::Setup& setup, const words::PlayerNames& names) {
    QList<ArcadesLaidStepView> list;
    for (const words::SetupStep& step : words::setupSteps(setup, names)) {
        ArcadesLaidStepView view;
        view.player = idOf(step.player);
        view.id = view.player.isEmpty() ? QString::fromLatin1(step.id) : view.player;
        view.text = step.title;
        view.lines = step.lines;
        view.citation = step.citation;
        view.page = step.page;
        if (step.onPlanets)
            for (int cluster = 0; cluster < kClusters; ++cluster)
                for (int planet = 0; planet < arcades::kPlanetsOfCluster; ++planet)
                    view.systems += idOf(arcades::planetAt(cluster, planet));
        list.append(view);
    }
    return list;
}

QList<SystemView> laidSystems(const arcades::Setup& setup) {
    arcades::Setup whole = setup;
    whole.depth = Depth::Turn;
    return systems(arcades::newGame(whole));
}

}  // namespace reach::view

#include "moc_arcades_lay_out_view.cpp"
