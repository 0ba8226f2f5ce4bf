// A host of tables without a window (reachkeeper-host) on the loopback, and a network in front of it that can fail.
'use strict';
const childProcess = require('child_process');
const fs = require('fs');
const http = require('http');
const net = require('net');
const path = require('path');
const {newProfile} = require('./browser');

const program = path.join(__dirname, '../../build/release/bin/reachkeeper-host');
exports.isBuilt = () => fs.existsSync(program);

// What is running: a test that fails leaves it behind.
const running = new Set();
exports.endAll = async () => { for (const one of [...running]) await one.close(); };

// Begins a table with a record in a folder of its own. Resolves with {link, kill(), start(), close()}.
exports.startHost = async (page, record) => {
  const data = newProfile();
  childProcess.execFileSync(program, ['--data', data, 'add', record, '--title', 'Tuesday']);
  const host = {child: null, port: 0};
  host.start = async () => {
    host.child = childProcess.spawn(program, ['--data', data, '--listen', `127.0.0.1:${host.port}`, '--page', page]);
    const child = host.child;
    running.add(host);
    host.ended = new Promise((resolve) => child.on('exit', resolve)).then(() => running.delete(host));
    let told = '';
    for await (const part of child.stdout) {
      told += part;
      const link = /http:\/\/127\.0\.0\.1:(\d+)\/#\S+/.exec(told);
      if (!link) continue;
      host.port = Number(link[1]);
      host.path = link[0].slice(link[0].indexOf('/#'));
      return;
    }
    throw new Error(`the host does not start: ${told}`);
  };
  host.kill = async () => { host.child.kill('SIGKILL'); await host.ended; };
  host.close = async () => { host.child.kill('SIGTERM'); await host.ended; };
  await host.start();
  host.link = () => `http://127.0.0.1:${host.port}${host.path}`;
  return host;
};

// A proxy before the host. It can swallow upgrades, as some networks do, and cut everything.
exports.startProxy = async (host) => {
  const sockets = new Set();
  const proxy = {swallows: false, cut: false, swallowed: 0};
  const server = http.createServer((request, response) => {
    if (proxy.cut) return request.destroy();
    const asked = http.request({port: host.port, host: '127.0.0.1', path: request.url, method: request.method, headers: request.headers},
      (answer) => { response.writeHead(answer.statusCode, answer.headers); answer.pipe(response); });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  });
  server.on('upgrade', (request, socket) => {
    socket.on('error', () => {});
    if (proxy.cut) return socket.destroy();
    if (proxy.swallows) return void ++proxy.swallowed;
    const on = net.connect(host.port, '127.0.0.1', () => {
      on.write(`${request.method} ${request.url} HTTP/1.1\r\n` +
        request.rawHeaders.map((part, at) => (at % 2 ? `${part}\r\n` : `${part}: `)).join('') + '\r\n');
      on.pipe(socket).pipe(on);
    });
    on.on('error', () => socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.link = () => `http://127.0.0.1:${server.address().port}${host.path}`;
  proxy.drop = () => sockets.forEach((socket) => socket.destroy());
  proxy.close = () => {
    running.delete(proxy);
    proxy.drop();
    server.close();
  };
  running.add(proxy);
  return proxy;
};
