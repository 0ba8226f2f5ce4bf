import QtQuick
import Reachkeeper

// material, fuel, weapon, relic or psionic.
Icon {
    property string resource: ""

    name: resource
    color: Theme.resource(resource)
}
