import { Router } from 'express'

/** A change restarts the server, so a restored connection means a new site. */
const RELOAD_SCRIPT = `let known = false
new EventSource('/dev/events').onopen = () => {
  if (known) location.reload()
  known = true
}
`

/** Pages built with DEV_RELOAD listen here. */
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
