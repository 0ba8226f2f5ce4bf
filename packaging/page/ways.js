// The two ways from the page to a table that another device keeps: a WebSocket, and requests over HTTP (app/device/web/ways.cpp;
// app/door/README.md says what the door answers). A connection has a number that is never used again.
'use strict';
self.reachkeeperWays = function () {
  var longest = 64 * 1024;         // of a frame
  var most = 8 * 1024 * 1024;      // of an answer with frames
  var mostLines = 100;             // of a request
  var patience = 5000;             // until an answer has come
  var offersPatience = 15000;      // the door takes its time with a device that sends much
  var newsPatience = 40000;        // it holds an answer without news back for 25 s
  var unguessable = 32;            // a key of this length

  var program = null;
  var ways = {};

  function tellOpened(way) { if (!way.isOver) program.wayOpened(way.number); }
  function tellHeard(way, frame) { if (!way.isOver) program.wayHeard(way.number, frame); }
  function end(way) {
    way.isOver = true;
    delete ways[way.number];
    way.asking.forEach(function (controller) { controller.abort(); });
    if (way.socket) {
      way.socket.onopen = way.socket.onmessage = way.socket.onclose = way.socket.onerror = null;
      way.socket.close();
    }
  }
  function fail(way) {
    if (way.isOver) return;
    end(way);
    program.wayClosed(way.number);
  }

  // What the door says when it lets nobody in, as the host would say it.
  function byeOf(answer) {
    var why = {401: 'code', 403: 'code', 410: 'ends', 429: 'wait', 503: 'full'}[answer.status];
    if (!why) return null;
    var bye = {kind: 'bye', why: why};
    if (why === 'wait') bye.wait = Math.min(parseInt(answer.headers.get('Retry-After'), 10) || 1, 3600);
    return JSON.stringify(bye);
  }
  function refuse(way, answer) {
    var bye = byeOf(answer);
    if (bye) tellHeard(way, bye);
    fail(way);
  }

  // Resolves with the answer and its text; without a text where nobody asks for one.
  async function ask(way, method, path, key, body, time, hasText) {
    var controller = new AbortController();
    var late = setTimeout(function () { controller.abort(); }, time);
    way.asking.add(controller);
    try {
      var headers = key ? {Authorization: 'Bearer ' + key} : {};
      var answer = await fetch(way.origin + path, {method: method, headers: headers, body: body, signal: controller.signal,
        cache: 'no-store', credentials: 'omit', redirect: 'error'});
      var text = '';
      if (hasText && answer.status === 200) {
        text = await textOf(answer);
      } else {
        controller.abort();
      }
      return {answer: answer, text: text};
    } finally {
      clearTimeout(late);
      way.asking.delete(controller);
    }
  }

  // No more than `most` of it is read. What is no UTF-8 is an error.
  async function textOf(answer) {
    var reader = answer.body.getReader();
    var decoder = new TextDecoder('utf-8', {fatal: true});
    var text = '';
    var size = 0;
    for (;;) {
      var part = await reader.read();
      if (part.done) return text + decoder.decode();
      size += part.value.byteLength;
      if (size > most) throw new RangeError('too long');
      text += decoder.decode(part.value, {stream: true});
    }
  }

  // A browser does not tell why a WebSocket was refused, and each wrong code makes the next one wait longer. So a code is shown over
  // HTTP first.
  async function openSocket(way) {
    if (way.key.length < unguessable) {
      var asked = await ask(way, 'GET', '/view?name=en', way.key, undefined, patience, false);
      if (way.isOver) return;
      if (byeOf(asked.answer)) return refuse(way, asked.answer);
    }
    var socket = new WebSocket(way.origin.replace(/^http/, 'ws') + '/join', way.key ? ['reachkeeper', way.key] : ['reachkeeper']);
    way.socket = socket;
    socket.onopen = function () { tellOpened(way); };
    socket.onmessage = function (event) {
      if (typeof event.data !== 'string' || event.data.length > longest) return fail(way);
      tellHeard(way, event.data);
    };
    socket.onclose = socket.onerror = function () { fail(way); };
  }

  async function openRequests(way) {
    var joined = await ask(way, 'POST', '/join', way.key, undefined, patience, true);
    if (way.isOver) return;
    if (joined.answer.status !== 200) return refuse(way, joined.answer);
    // A network that wants its visitors to log in answers with a page.
    if (!/^[\w-]{1,128}$/.test(joined.text)) return fail(way);
    way.token = joined.text;
    tellOpened(way);
    offer(way);
    await hearNews(way);
  }

  async function hearNews(way) {
    for (var after = 0, lost = 0; !way.isOver;) {
      var began = Date.now();
      try {
        var news = await ask(way, 'GET', '/acts?after=' + after, way.token, undefined, newsPatience, true);
        lost = 0;
      } catch (error) {
        // A proxy may have lost patience. An answer that was lost is given again.
        if (++lost > 1 || error instanceof RangeError) throw error;
        continue;
      }
      if (news.answer.status === 204) {
        if (Date.now() - began < 1000) await new Promise(function (resolve) { setTimeout(resolve, 1000); });
        continue;
      }
      var frames = news.text.split('\n').filter(Boolean);
      if (frames.length === 0 || frames.some(function (frame) { return frame.length > longest; })) return fail(way);
      after += frames.length;
      frames.forEach(function (frame) { tellHeard(way, frame); });
    }
  }

  async function offer(way) {
    if (way.isOffering || !way.token) return;
    way.isOffering = true;
    try {
      while (way.frames.length > 0 && !way.isOver) {
        var lines = [];
        var size = 0;
        while (way.frames.length > 0 && lines.length < mostLines) {
          var bytes = new TextEncoder().encode(way.frames[0]).length + 1;
          if (lines.length > 0 && size + bytes > longest) break;
          size += bytes;
          lines.push(way.frames.shift());
        }
        var sent = await ask(way, 'POST', '/offers', way.token, lines.join('\n'), offersPatience, false);
        if (sent.answer.status !== 204) return fail(way);
      }
    } catch (error) {
      fail(way);
    }
    way.isOffering = false;
  }

  function leave(way) {
    end(way);
    // The page may be closing.
    if (way.token)
      fetch(way.origin + '/leave', {method: 'POST', headers: {Authorization: 'Bearer ' + way.token}, keepalive: true}).catch(function () {});
  }

  return {
    serve: function (made) { program = made; },

    // What follows is for the program. Without an origin the host is where the page came from.
    open: function (number, overHttp, origin, key) {
      var way = {number: number, origin: origin.replace(/\/$/, '') || location.origin, key: /^[\w-]{1,128}$/.test(key) ? key : '',
        isOver: false, asking: new Set(), socket: null, token: '', frames: [], isOffering: false};
      ways[number] = way;
      // Nothing is told within this call.
      Promise.resolve().then(function () {
        if (!way.isOver) return overHttp ? openRequests(way) : openSocket(way);
      }).catch(function () { fail(way); });
    },
    send: function (number, frame) {
      var way = ways[number];
      if (!way) return;
      if (way.socket) {
        if (way.socket.readyState === 1) way.socket.send(frame);
        return;
      }
      way.frames.push(frame);
      offer(way);
    },
    close: function (number) {
      if (ways[number]) leave(ways[number]);
    }
  };
};
