/** The service worker keeps the page itself, so that it opens offline and says so. */
export function installWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('./sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then((ready) => {
        const used = performance.getEntriesByType('resource').map((entry) => entry.name);
        ready.active?.postMessage({ keep: [location.href.replace(/#.*$/, ''), ...used] });
      })
      .catch(() => undefined);
  });
}
