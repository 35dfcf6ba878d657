// Visitors of earlier versions have a service worker at this address: it removes itself and its cache.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(Promise.all([registration.unregister(), caches.delete('theme')])));
