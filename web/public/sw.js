// Keeps the page and its parts. The table itself lives on the server: /api is never kept.
const STORE = 'rebelote-1';

const keepable = (url) =>
  url.origin === location.origin && !url.pathname.includes('/api/') && !url.pathname.endsWith('/health');

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  const keep = async () => {
    const store = await caches.open(STORE);
    const wanted = event.data.keep.map((text) => new URL(text)).filter(keepable);
    await Promise.allSettled(wanted.map(async (url) => (await store.match(url)) ?? store.add(url)));
  };
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep());
});

// Parts with a hash in their name never change; everything else is asked for first.
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || !keepable(url)) return;
  const lasting = url.pathname.includes('/assets/');
  const answer = async () => {
    const store = await caches.open(STORE);
    const kept = await store.match(event.request, { ignoreSearch: event.request.mode === 'navigate' });
    if (lasting && kept) return kept;
    try {
      const fresh = await fetch(event.request);
      if (fresh.ok) await store.put(event.request, fresh.clone());
      return fresh;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  };
  event.respondWith(answer());
});
