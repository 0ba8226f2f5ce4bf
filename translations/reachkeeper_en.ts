<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ArcadesBar</name>
    <message numerus="yes">
        <source>%n point(s) left</source>
        <translation>
            <numerusform>%n point left</numerusform>
            <numerusform>%n points left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArcadesBattle</name>
    <message numerus="yes">
        <source>%1: %n dice more may be rolled</source>
        <translation>
            <numerusform>%1: %n die more may be rolled</numerusform>
            <numerusform>%1: %n dice more may be rolled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArcadesCorrections</name>
    <message numerus="yes">
        <source>Apply %n correction(s)</source>
        <translation>
            <numerusform>Apply %n correction</numerusform>
            <numerusform>Apply %n corrections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArcadesFocus</name>
    <message numerus="yes">
        <source>%1 · %n point(s)</source>
        <comment>a place and what it costs to get there</comment>
        <translation>
            <numerusform>%1 · %n point</numerusform>
            <numerusform>%1 · %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArcadesPlayer</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) in supply</source>
        <translation>
            <numerusform>%n ship in supply</numerusform>
            <numerusform>%n ships in supply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CampaignSheet</name>
    <message numerus="yes">
        <source>%n lore card(s) nobody has seen lie in the Court deck.</source>
        <translation>
            <numerusform>%n lore card nobody has seen lies in the Court deck.</numerusform>
            <numerusform>%n lore cards nobody has seen lie in the Court deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubTable</name>
    <message numerus="yes">
        <source>%n screen(s) at it</source>
        <translation>
            <numerusform>%n screen at it</numerusform>
            <numerusform>%n screens at it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectionsSheet</name>
    <message numerus="yes">
        <source>Apply %n correction(s)</source>
        <translation>
            <numerusform>Apply %n correction</numerusform>
            <numerusform>Apply %n corrections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountSheet</name>
    <message numerus="yes">
        <source>All %n systems are known</source>
        <translation>
            <numerusform>%n system is known</numerusform>
            <numerusform>All %n systems are known</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealMade</name>
    <message numerus="yes">
        <source>Return %n Favor(s) for it</source>
        <translation>
            <numerusform>Return %n Favor for it</numerusform>
            <numerusform>Return %n Favors for it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DicePicker</name>
    <message numerus="yes">
        <source>At least %n dice must be rolled.</source>
        <translation>
            <numerusform>At least %n die must be rolled.</numerusform>
            <numerusform>At least %n dice must be rolled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice could be rolled.</source>
        <translation>
            <numerusform>%n more die could be rolled.</numerusform>
            <numerusform>%n more dice could be rolled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice at most: one less makes room for another</source>
        <translation>
            <numerusform>%n die at most: one less makes room for another</numerusform>
            <numerusform>%n dice at most: one less makes room for another</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll up to %n dice.</source>
        <translation>
            <numerusform>Roll one die at most.</numerusform>
            <numerusform>Roll up to %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll the %n dice chosen by the odds, or up to %1.</source>
        <translation>
            <numerusform>Roll the one die chosen by the odds, or up to %1.</numerusform>
            <numerusform>Roll the %n dice chosen by the odds, or up to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FatePicker</name>
    <message numerus="yes">
        <source>Shuffle %n lore card(s) into the Court deck, unseen: whoever draws one names it.</source>
        <translation>
            <numerusform>Shuffle %n lore card into the Court deck, unseen: whoever draws it names it.</numerusform>
            <numerusform>Shuffle %n lore cards into the Court deck, unseen: whoever draws one names it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Foreseen</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuildSuits</name>
    <message numerus="yes">
        <source>%n Guild card(s)</source>
        <translation>
            <numerusform>%n Guild card</numerusform>
            <numerusform>%n Guild cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HappenedButton</name>
    <message numerus="yes">
        <source>%1: %n piece(s) to move on the board</source>
        <comment>whose turn, or what</comment>
        <translation>
            <numerusform>%1: %n piece to move on the board</numerusform>
            <numerusform>%1: %n pieces to move on the board</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoldingsRow</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trophy(s)</source>
        <translation>
            <numerusform>%n trophy</numerusform>
            <numerusform>%n trophies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n captive(s)</source>
        <translation>
            <numerusform>%n captive</numerusform>
            <numerusform>%n captives</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayOutCommon</name>
    <message numerus="yes">
        <source>%n card(s) in the Court</source>
        <translation>
            <numerusform>%n card in the Court</numerusform>
            <numerusform>%n cards in the Court</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayOutSeat</name>
    <message numerus="yes">
        <source>%n action card(s) in hand</source>
        <translation>
            <numerusform>%n action card in hand</numerusform>
            <numerusform>%n action cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeaderPieces</name>
    <message numerus="yes">
        <source>%1: %n ship(s)</source>
        <translation>
            <numerusform>%1: %n ship</numerusform>
            <numerusform>%1: %n ships</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapSpot</name>
    <message numerus="yes">
        <source>%n Free building(s)</source>
        <translation>
            <numerusform>%n Free building</numerusform>
            <numerusform>%n Free buildings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MyBooksRow</name>
    <message numerus="yes">
        <source>%n pages</source>
        <comment>of a book</comment>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ObjectiveTrack</name>
    <message numerus="yes">
        <source>%n space(s) to the objective</source>
        <translation>
            <numerusform>%n space to the objective</numerusform>
            <numerusform>%n spaces to the objective</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PiecesHere</name>
    <message numerus="yes">
        <source>%n Imperial ship(s)</source>
        <translation>
            <numerusform>%n Imperial ship</numerusform>
            <numerusform>%n Imperial ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerDetails</name>
    <message numerus="yes">
        <source>%n captive(s)</source>
        <translation>
            <numerusform>%n captive</numerusform>
            <numerusform>%n captives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n agent</numerusform>
            <numerusform>%n agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starport(s)</source>
        <translation>
            <numerusform>%n starport</numerusform>
            <numerusform>%n starports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Blight</source>
        <translation>
            <numerusform>%n Blight</numerusform>
            <numerusform>%n Blight</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresentList</name>
    <message numerus="yes">
        <source>%n more went long ago</source>
        <comment>devices</comment>
        <translation>
            <numerusform>%n more went long ago</numerusform>
            <numerusform>%n more went long ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n free: %1</source>
        <comment>actions of spent resources, and what they may be</comment>
        <translation>
            <numerusform>+ %n free: %1</numerusform>
            <numerusform>+ %n free: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReferenceHome</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReferenceResults</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), in English so far</source>
        <translation>
            <numerusform>%n page, in English so far</numerusform>
            <numerusform>%n pages, in English so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReferenceTicks</name>
    <message numerus="yes">
        <source>%n line(s) done</source>
        <translation>
            <numerusform>%n line done</numerusform>
            <numerusform>%n lines done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RerollPanel</name>
    <message numerus="yes">
        <source>Roll %n dice again for us</source>
        <translation>
            <numerusform>Roll %n die again for us</numerusform>
            <numerusform>Roll %n dice again for us</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TouchBanner</name>
    <message numerus="yes">
        <source>Not in touch with the host. %n change(s) wait on this screen, and are offered when it is back.</source>
        <translation>
            <numerusform>Not in touch with the host. %n change waits on this screen, and is offered when it is back.</numerusform>
            <numerusform>Not in touch with the host. %n changes wait on this screen, and are offered when it is back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingBanner</name>
    <message numerus="yes">
        <source>Not kept yet: %n change(s). They are only on this screen.</source>
        <translation>
            <numerusform>Not kept yet: %n change. It is only on this screen.</numerusform>
            <numerusform>Not kept yet: %n changes. They are only on this screen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcades</name>
    <message numerus="yes">
        <source>%1 places %n ship(s) in %2 (%3 before) and is first</source>
        <translation>
            <numerusform>%1 places %n ship in %2 (%3 before) and is first</numerusform>
            <numerusform>%1 places %n ships in %2 (%3 before) and is first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n ship(s) in %2 (%3 before), now %4</source>
        <translation>
            <numerusform>%1 places %n ship in %2 (%3 before), now %4</numerusform>
            <numerusform>%1 places %n ships in %2 (%3 before), now %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 battles %2 in %3: %2 leads there by %n fresh ship(s), and %1 has as many</source>
        <translation>
            <numerusform>%1 battles %2 in %3: %2 leads there by %n fresh ship, and %1 has as many</numerusform>
            <numerusform>%1 battles %2 in %3: %2 leads there by %n fresh ships, and %1 has as many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 repairs all %n ship(s) in %2</source>
        <translation>
            <numerusform>%1 repairs %n ship in %2, all there</numerusform>
            <numerusform>%1 repairs all %n ships in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) in %1</source>
        <translation>
            <numerusform>%n ship in %1</numerusform>
            <numerusform>%n ships in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>repair %n ship(s) in %1</source>
        <translation>
            <numerusform>repair %n ship in %1</numerusform>
            <numerusform>repair %n ships in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) of %1 return from Trophies</source>
        <translation>
            <numerusform>%n ship of %1 returns from Trophies</numerusform>
            <numerusform>%n ships of %1 return from Trophies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): %1</source>
        <comment>what an action costs, and which</comment>
        <translation>
            <numerusform>%n point: %1</numerusform>
            <numerusform>%n points: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ships of %1: %n hit(s), %2 destroyed</source>
        <translation>
            <numerusform>Ships of %1: %n hit, %2 destroyed</numerusform>
            <numerusform>Ships of %1: %n hits, %2 destroyed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n ship(s) in %2 and is first</source>
        <translation>
            <numerusform>%1 places %n ship in %2 and is first</numerusform>
            <numerusform>%1 places %n ships in %2 and is first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n ship(s) in %2, now %3</source>
        <translation>
            <numerusform>%1 places %n ship in %2, now %3</numerusform>
            <numerusform>%1 places %n ships in %2, now %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The repair bots of %1 repair %n ship(s) in %2</source>
        <translation>
            <numerusform>The repair bots of %1 repair %n ship in %2</numerusform>
            <numerusform>The repair bots of %1 repair %n ships in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s), %1 destroyed</source>
        <translation>
            <numerusform>%n hit, %1 destroyed</numerusform>
            <numerusform>%n hits, %1 destroyed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s): too few, or nothing to steal</source>
        <translation>
            <numerusform>%n key: too few, or nothing to steal</numerusform>
            <numerusform>%n keys: too few, or nothing to steal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>battle</name>
    <message numerus="yes">
        <source>%n flame(s)</source>
        <translation>
            <numerusform>%n flame</numerusform>
            <numerusform>%n flames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fresh ship(s) intercepting</source>
        <translation>
            <numerusform>%n fresh ship intercepting</numerusform>
            <numerusform>%n fresh ships intercepting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building hit(s)</source>
        <translation>
            <numerusform>%n building hit</numerusform>
            <numerusform>%n building hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>campaign</name>
    <message numerus="yes">
        <source>%1 draws %n action card(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1 draws %n action card</numerusform>
            <numerusform>%1 draws %n action cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n action card(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1 loses %n action card</numerusform>
            <numerusform>%1 loses %n action cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message numerus="yes">
        <source>%1 draws %n action card(s) from the bottom of the discard pile</source>
        <translation>
            <numerusform>%1 draws %n action card from the bottom of the discard pile</numerusform>
            <numerusform>%1 draws %n action cards from the bottom of the discard pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n agent(s) on %2 now</source>
        <comment>a player, a card</comment>
        <translation>
            <numerusform>%1: %n agent on %2 now</numerusform>
            <numerusform>%1: %n agents on %2 now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), but no attacking ship is left</source>
        <translation>
            <numerusform>%n key, but no attacking ship is left</numerusform>
            <numerusform>%n keys, but no attacking ship is left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), but nothing of %1 can be raided</source>
        <translation>
            <numerusform>%n key, but nothing of %1 can be raided</numerusform>
            <numerusform>%n keys, but nothing of %1 can be raided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), but the cheapest thing of %1 costs %2</source>
        <comment>a player, and the keys for it</comment>
        <translation>
            <numerusform>%n key, but the cheapest thing of %1 costs %2</numerusform>
            <numerusform>%n keys, but the cheapest thing of %1 costs %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lay out</name>
    <message numerus="yes">
        <source>%n damaged Blight</source>
        <translation>
            <numerusform>%n damaged Blight</numerusform>
            <numerusform>%n damaged Blight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the supply: %n ship(s) and the agent</source>
        <translation>
            <numerusform>In the supply: %n ship and the agent</numerusform>
            <numerusform>In the supply: %n ships and the agent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %1: %n ship(s)</source>
        <comment>a scientific advance</comment>
        <translation>
            <numerusform>On %1: %n ship</numerusform>
            <numerusform>On %1: %n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On its rightmost triangles: %n city(ies), damaged side up</source>
        <translation>
            <numerusform>On its rightmost triangle: %n city, damaged side up</numerusform>
            <numerusform>On its rightmost triangles: %n cities, damaged side up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside them: %n city(ies), damaged side up</source>
        <translation>
            <numerusform>Beside them: %n city, damaged side up</numerusform>
            <numerusform>Beside them: %n cities, damaged side up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the player board, beside the advances: %n starport(s)</source>
        <translation>
            <numerusform>On the player board, beside the advances: %n starport</numerusform>
            <numerusform>On the player board, beside the advances: %n starports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then counter-clockwise, the player with the initiative last: %n ship(s) into any gate</source>
        <translation>
            <numerusform>Then counter-clockwise, the player with the initiative last: %n ship into any gate</numerusform>
            <numerusform>Then counter-clockwise, the player with the initiative last: %n ships into any gate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The phantom: the agent onto the leftmost planet of one more start card&apos;s cluster, %n ship(s) into each gate</source>
        <translation>
            <numerusform>The phantom: the agent onto the leftmost planet of one more start card&apos;s cluster, %n ship into each gate</numerusform>
            <numerusform>The phantom: the agent onto the leftmost planet of one more start card&apos;s cluster, %n ships into each gate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Event card(s) into the action deck</source>
        <translation>
            <numerusform>%n Event card into the action deck</numerusform>
            <numerusform>%n Event cards into the action deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>names</name>
    <message numerus="yes">
        <source>%n ships</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged ships</source>
        <translation>
            <numerusform>%n damaged ship</numerusform>
            <numerusform>%n damaged ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 fresh and %n damaged ships</source>
        <translation>
            <numerusform>1 fresh and %n damaged ship</numerusform>
            <numerusform>1 fresh and %n damaged ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fresh and %n damaged ships</source>
        <translation>
            <numerusform>%1 fresh and %n damaged ship</numerusform>
            <numerusform>%1 fresh and %n damaged ships</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>options</name>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starport(s)</source>
        <translation>
            <numerusform>%n starport</numerusform>
            <numerusform>%n starports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Blight</source>
        <translation>
            <numerusform>%n Blight</numerusform>
            <numerusform>%n Blight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Imperial ship(s)</source>
        <translation>
            <numerusform>%n Imperial ship</numerusform>
            <numerusform>%n Imperial ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pieces</name>
    <message numerus="yes">
        <source>%1, %n times</source>
        <comment>what to move</comment>
        <translation>
            <numerusform>%1</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n agent(s) from %2 to %3</source>
        <comment>owner, place, place</comment>
        <translation>
            <numerusform>%1: %n agent from %2 to %3</numerusform>
            <numerusform>%1: %n agents from %2 to %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Blight</source>
        <translation>
            <numerusform>%n Blight</numerusform>
            <numerusform>%n Blight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starport(s)</source>
        <translation>
            <numerusform>%n starport</numerusform>
            <numerusform>%n starports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n agent</numerusform>
            <numerusform>%n agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: tip %n ships in %2 over</source>
        <comment>owner, system</comment>
        <translation>
            <numerusform>%1: tip %n ship in %2 over</numerusform>
            <numerusform>%1: tip %n ships in %2 over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: stand %n ships in %2 up</source>
        <comment>owner, system</comment>
        <translation>
            <numerusform>%1: stand %n ship in %2 up</numerusform>
            <numerusform>%1: stand %n ships in %2 up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fresh ships in %2 back to the supply</source>
        <comment>owner, system</comment>
        <translation>
            <numerusform>%1: %n fresh ship in %2 back to the supply</numerusform>
            <numerusform>%1: %n fresh ships in %2 back to the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fresh ships in %2 to the Trophies of %3</source>
        <comment>owner, system, player</comment>
        <translation>
            <numerusform>%1: %n fresh ship in %2 to the Trophies of %3</numerusform>
            <numerusform>%1: %n fresh ships in %2 to the Trophies of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action card(s) to the box</source>
        <translation>
            <numerusform>%n action card to the box</numerusform>
            <numerusform>%n action cards to the box</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: draw %n action card(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1: draw %n action card</numerusform>
            <numerusform>%1: draw %n action cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n action card(s) out of the hand</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1: %n action card out of the hand</numerusform>
            <numerusform>%1: %n action cards out of the hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n damaged ships in %2 back to the supply</source>
        <comment>owner, system</comment>
        <translation>
            <numerusform>%1: %n damaged ship in %2 back to the supply</numerusform>
            <numerusform>%1: %n damaged ships in %2 back to the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n damaged ships in %2 to the Trophies of %3</source>
        <comment>owner, system, player</comment>
        <translation>
            <numerusform>%1: %n damaged ship in %2 to the Trophies of %3</numerusform>
            <numerusform>%1: %n damaged ships in %2 to the Trophies of %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message numerus="yes">
        <source>Choose own ships for %n hit(s)</source>
        <translation>
            <numerusform>Choose own ships for %n hit</numerusform>
            <numerusform>Choose own ships for %n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reach::Games</name>
    <message numerus="yes">
        <source>Added from the file: %n table(s).</source>
        <translation>
            <numerusform>%n table was added from the file.</numerusform>
            <numerusform>%n tables were added from the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here already: %n table(s).</source>
        <translation>
            <numerusform>%n table was here already.</numerusform>
            <numerusform>%n tables were here already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reach::HostDesk</name>
    <message numerus="yes">
        <source>%1 lets nobody in for %n second(s), after wrong codes.</source>
        <translation>
            <numerusform>%1 lets nobody in for %n second, after wrong codes.</numerusform>
            <numerusform>%1 lets nobody in for %n seconds, after wrong codes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reach::Story</name>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n ship(s)</source>
        <translation>
            <numerusform>%1 loses %n ship</numerusform>
            <numerusform>%1 loses %n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Blight</source>
        <translation>
            <numerusform>%n Blight</numerusform>
            <numerusform>%n Blight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Imperial ship(s)</source>
        <translation>
            <numerusform>%n Imperial ship</numerusform>
            <numerusform>%n Imperial ships</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reach::Visit</name>
    <message numerus="yes">
        <source>Too many wrong codes. It goes on in %n second(s).</source>
        <translation>
            <numerusform>Too many wrong codes. It goes on in %n second.</numerusform>
            <numerusform>Too many wrong codes. It goes on in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rewrite</name>
    <message numerus="yes">
        <source>%n of the entries after it no longer fit(s)</source>
        <translation>
            <numerusform>%n of the entries after it no longer fits</numerusform>
            <numerusform>%n of the entries after it no longer fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) after it, all of them still fit</source>
        <translation>
            <numerusform>%n entry after it, and it still fits</numerusform>
            <numerusform>%n entries after it, all of them still fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) after it, all of them stay: see “Line by line”</source>
        <translation>
            <numerusform>%n entry after it, and it stays: see “Line by line”</numerusform>
            <numerusform>%n entries after it, all of them stay: see “Line by line”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>%n Blight</source>
        <translation>
            <numerusform>%n Blight</numerusform>
            <numerusform>%n Blight</numerusform>
        </translation>
    </message>
</context>
</TS>
