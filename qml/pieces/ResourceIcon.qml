import QtQuick
import Reachkeeper

// The icon of material, fuel, weapon, relic or psionic.
Icon {
    property string resource: ""

    name: resource
    color: Theme.resource(resource)
}
