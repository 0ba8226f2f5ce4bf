#pragma once

#include "app/game/any_table.h"
#include "app/host/host_table.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace reach {

/// The open table of this device with a door through which other devices come.
class Hosting {
  public:
    /// False where a program cannot listen: in a browser.
    static bool isPossible();

    struct Wish {
        AnyTable& table;  ///< it is open, saved, and nothing of it waits to be kept
        Shelf& shelf;
        QString device;                 ///< the name of this one
        std::function<void()> changed;  ///< who is there, or what the door lets in
    };
    /// Opens the door. Returns null, and the reason in words, if that is impossible.
    static std::unique_ptr<Hosting> begin(const Wish& wish, QString& problem);

    Hosting() = default;
    Hosting(const Hosting&) = delete;
    Hosting& operator=(const Hosting&) = delete;
    /// Says good-bye to all devices. The table, if it is still open, keeps its entries by itself again.
    virtual ~Hosting() = default;

    virtual HostTable& host() = 0;
    /// The good-bye says that the table is at this address from now on.
    virtual void moveTo(const std::string& address) = 0;
    virtual saves::GameId id() const = 0;
    /// The table was opened anew from the store: it is one of the screens again.
    virtual void comeBack(AnyTable& table) = 0;

    /// An address under which others find this device.
    struct Way {
        QString address;  ///< "192.168.1.7:8017"
        QString network;  ///< in words
    };
    /// The most likely first.
    virtual QList<Way> ways() const = 0;
    /// True if the page is installed here. Otherwise browsers find the doorway alone.
    virtual bool hasPage() const = 0;
};

}  // namespace reach
