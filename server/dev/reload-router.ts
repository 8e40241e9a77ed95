import { Router } from 'express'

/** Each change restarts the server, so a connection that is restored means a new site. */
const RELOAD_SCRIPT = `let known = false
new EventSource('/dev/events').onopen = () => {
  if (known) location.reload()
  known = true
}
`

/** For pages built with DEV_RELOAD, which reload themselves when the site has changed. */
export function createReloadRouter(): Router {
  const router = Router()
  router.get('/dev/reload.js', (_request, response) => {
    response.type('js').set('Cache-Control', 'no-store').send(RELOAD_SCRIPT)
  })
  router.get('/dev/events', (_request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    response.write('retry: 300\n\n')
  })
  return router
}
