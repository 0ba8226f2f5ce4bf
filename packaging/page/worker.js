// Keeps the page for times without a network. Files are named by their content and never change; which of them make up a build
// stands in the page. So a build is kept whole or not at all, and a running page keeps the files of its own build.
'use strict';
const cacheName = 'reachkeeper';
const patience = 3000;  // milliseconds until the kept page is shown instead of the network's
const page = new URL('./', location.href).href;

const filesOf = (text) => JSON.parse(/<script type="application\/json" id="files">(.*?)<\/script>/s.exec(text)[1]).all;

// Keeps the page once all its files are kept, and drops those that neither it nor the page before it names.
async function keep(answer) {
  const cache = await caches.open(cacheName);
  const before = await cache.match(page);
  const named = filesOf(await answer.clone().text());
  for (const file of named) {
    if (await cache.match(file)) continue;
    const fetched = await fetch(file);
    if (!fetched.ok) throw new Error(file);
    await cache.put(file, fetched);
  }
  await cache.put(page, answer);
  const wanted = new Set([...named, ...(before ? filesOf(await before.text()) : [])].map((file) => new URL(file, page).href));
  for (const kept of await cache.keys())
    if (kept.url !== page && !wanted.has(kept.url)) await cache.delete(kept);
}

// Beside the page there may be others, which are not kept: the doorway of a shared table.
const isPage = (request) => request.mode === 'navigate' &&
  [page, page + 'index.html'].some((address) => new URL(address).pathname === new URL(request.url).pathname);

async function answerPage(event) {
  const kept = await caches.match(page);
  const fetched = fetch(page, {cache: 'no-cache'}).then((answer) => {
    if (answer.ok) event.waitUntil(keep(answer.clone()).catch(() => {}));
    return answer;
  });
  if (!kept) return fetched;
  const late = new Promise((resolve) => setTimeout(resolve, patience, kept));
  return Promise.race([fetched.then((answer) => answer.ok ? answer : kept, () => kept), late]);
}

self.addEventListener('install', (event) => {
  event.waitUntil(fetch(page, {cache: 'no-cache'}).then(keep).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !event.request.url.startsWith(page)) return;
  if (isPage(event.request)) event.respondWith(answerPage(event));
  else event.respondWith(caches.match(event.request).then((kept) => kept || fetch(event.request)));
});
