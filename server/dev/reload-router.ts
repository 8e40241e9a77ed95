import path from 'node:path'
import express, { Router, type Response } from 'express'
import { DEVELOPMENT_BUNDLE } from '../../builder/shared/programs/development.js'
import { RELOAD_SCRIPT } from './reload-script.js'

type PageEvent = 'reload' | 'styles' | 'problem'

/** The browser code as it was bundled last, and the news for open pages, which load `reload.js`. */
export function createReloadRouter(projectRoot: string) {
  const pages = new Set<Response>()
  let problem: string | null = null
  const router = Router()
  router.get('/dev/reload.js', (_request, response) => {
    response.type('js').set('Cache-Control', 'no-store').send(RELOAD_SCRIPT)
  })
  router.get('/dev/events', (_request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    response.write('retry: 300\n\n')
    if (problem !== null) response.write(toEvent('problem', problem))
    pages.add(response)
    response.on('close', () => pages.delete(response))
  })
  const folder = path.join(projectRoot, DEVELOPMENT_BUNDLE, 'public')
  const setHeaders = (response: Response) => response.set('Cache-Control', 'no-cache')
  router.use(
    express.static(folder, { cacheControl: false, index: false, redirect: false, setHeaders }),
  )
  const tell = (event: PageEvent, data: unknown = null) =>
    pages.forEach((page) => page.write(toEvent(event, data)))
  const setProblem = (text: string | null) => {
    problem = text
    tell('problem', text)
  }
  return { router, tell, setProblem }
}

function toEvent(event: PageEvent, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
