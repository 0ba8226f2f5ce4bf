// Guards of touch and keyboard against faults of Qt 6.8 and habits of browsers.
'use strict';

// Qt before 6.10.2 does not know that a browser takes fingers away (pointercancel: home bar, Control Center, Android's way back).
// It goes wrong at that event, and from then on takes every tap for one of two fingers (QTBUG-147635). So Qt does not see the event:
// the program hears that all fingers were taken away (app/device/web/touch.h), and then they are lifted, which means nothing any more.
// Fingers whose end was never told count as taken away: when the next first finger comes, and when the page goes out of sight.
// Needless from Qt 6.10.2 on.
self.reachkeeperGuardTouch = function (program) {
  var fingers = new Map();  // by the number of the pointer: what was touched, and the last event

  function takeAllAway() {
    if (fingers.size === 0) return;
    program.fingersTaken();
    fingers.forEach(function (finger, id) {
      finger.target.dispatchEvent(new PointerEvent('pointerup', {
        pointerId: id, pointerType: 'touch', isPrimary: finger.last.isPrimary, bubbles: true, composed: true, cancelable: true,
        clientX: finger.last.clientX, clientY: finger.last.clientY, width: 1, height: 1, button: 0, buttons: 0
      }));
    });
    fingers.clear();
  }

  // Qt lets go of a finger that the browser has let go of already, which is an error.
  var letGo = Element.prototype.releasePointerCapture;
  Element.prototype.releasePointerCapture = function (id) {
    if (this.hasPointerCapture(id)) letGo.call(this, id);
  };

  addEventListener('pointerdown', function (event) {
    if (event.pointerType !== 'touch') return;
    if (event.isPrimary) takeAllAway();
    fingers.set(event.pointerId, {target: event.composedPath()[0], last: event});
  }, true);
  addEventListener('pointermove', function (event) {
    var finger = fingers.get(event.pointerId);
    if (finger) finger.last = event;
  }, true);
  addEventListener('pointerup', function (event) {
    if (event.isTrusted) fingers.delete(event.pointerId);
  }, true);
  addEventListener('pointercancel', function (event) {
    event.stopImmediatePropagation();
    takeAllAway();
  }, true);
  document.addEventListener('visibilitychange', function () { if (document.hidden) takeAllAway(); });
  addEventListener('blur', takeAllAway);
};

// Safari zooms by two fingers and by a double tap, whatever the page says.
['gesturestart', 'gesturechange', 'dblclick'].forEach(function (kind) {
  document.addEventListener(kind, function (event) { event.preventDefault(); }, {passive: false});
});
document.addEventListener('contextmenu', function (event) { event.preventDefault(); });

// A browser's keyboard covers the page without a word to Qt (still so in 6.10): the program hears how much of the window's height
// is covered, and lifts the line that is typed in. Safari moves the whole page instead; it is moved back.
self.reachkeeperGuardKeyboard = function (program) {
  var seen = self.visualViewport;
  if (!seen) return;
  var told = 0;
  function tell() {
    if (seen.scale > 1.01) return;
    if (scrollY || seen.offsetTop) scrollTo(0, 0);
    var box = document.getElementById('screen').getBoundingClientRect();
    // Smaller differences are bars of the browser.
    var covered = box.bottom - seen.height;
    covered = covered > 100 ? Math.round(covered) : 0;
    if (covered === told) return;
    told = covered;
    program.keyboardCovers(covered);
  }
  seen.addEventListener('resize', tell);
  seen.addEventListener('scroll', tell);
};
