/** `/sw.js` while SERVICE_WORKER is `false`: removes itself and all saved copies from browsers. */
export const SERVICE_WORKER_REMOVAL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys()
    const own = names.filter((name) => name.startsWith('careers-'))
    await Promise.all(own.map((name) => caches.delete(name)))
    await self.registration.unregister()
  })())
})
`
