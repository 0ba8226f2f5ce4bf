# Writes one of several parts of the file in which Qt registers all QML types. In one piece it is the longest step of the build.
# -v part=K -v parts=N: each part has the includes and every N-th statement; the first also has the calls of the others.
/^Q_QMLTYPE_EXPORT void qml_register_types/ {
    if (part == 1) {
        for (i = 2; i <= parts; i++) print "void registerPart" i "();"
        print
    } else {
        print "void registerPart" part "();"
        print "void registerPart" part "()"
    }
    next
}
/^{/ { inside = 1 }
/^}/ {
    for (i = 2; i <= parts && part == 1; i++) print "    registerPart" i "();"
    if (last != "" && part == 1) print last
    print
    inside = 0
    after = 1
    next
}
# The module itself comes last, after its types.
inside && /^    qmlRegisterModule\(/ { last = $0; next }
# Each part switches warnings off and on for itself.
inside && /^    QT_WARNING_/ { print; next }
inside && !/^{/ {
    if (!nested) statement++
    if (/^    {/) nested = 1
    if (/^    }/) nested = 0
    if (statement % parts == part % parts) print
    next
}
!after || part == 1
