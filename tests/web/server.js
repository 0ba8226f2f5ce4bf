// A web server for the tests, on the loopback and in this process: it ends with the tests. Sends the gzip files made beforehand,
// keeps count of what was asked, and can be told to be away, to serve another folder, or to answer in another way (`also`).
'use strict';
const fs = require('fs');
const http = require('http');
const path = require('path');

const kinds = {'.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.wasm': 'application/wasm', '.png': 'image/png',
  '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json'};

exports.serve = async (folder) => {
  const site = {folder, away: false, asked: []};
  const server = http.createServer((request, response) => {
    if (site.away) return request.destroy();
    const name = path.basename(new URL(request.url, 'http://localhost').pathname) || 'index.html';
    site.asked.push(name);
    if (site.also?.(request, response)) return;
    const file = path.join(site.folder, name);
    if (!fs.existsSync(file)) return response.writeHead(404, {'Content-Type': 'text/plain'}).end('There is no such file.');
    const squeezed = /\bgzip\b/.test(request.headers['accept-encoding']) && fs.existsSync(file + '.gz');
    const content = fs.readFileSync(squeezed ? file + '.gz' : file);
    const headers = {
      'Content-Type': kinds[path.extname(name)] ?? 'application/octet-stream',
      'Content-Length': content.length,
      'Cache-Control': /\.[0-9a-f]{12}\./.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (squeezed) headers['Content-Encoding'] = 'gzip';
    response.writeHead(200, headers).end(content);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.address = `http://127.0.0.1:${server.address().port}/`;
  site.close = () => { server.closeAllConnections(); server.close(); };
  return site;
};
