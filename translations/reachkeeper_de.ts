<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>HomeScreen</name>
    <message>
        <source>Reachkeeper</source>
        <translation>Reachkeeper</translation>
    </message>
    <message>
        <source>The companion at your table for Arcs</source>
        <translation>Der Begleiter an eurem Tisch für Arcs</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Design</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Design</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Reachkeeper</source>
        <translation>Reachkeeper</translation>
    </message>
</context>
</TS>
