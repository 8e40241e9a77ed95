import type { IncomingMessage, ServerResponse } from 'node:http'
import express from 'express'
import { createSiteRouter } from '../../../server/site/site-router.js'
import type { TestContentService } from '../../helpers/content/content-service.js'
import { startServer } from '../../helpers/server/start-server.js'
import { startGeneratedSite } from '../../helpers/site/start-generated-site.js'

/** The fault of one request. A delay is in ms; a status answers with the given body. */
export type Fault =
  'drop' | 'cut' | 'hang' | { delay: number } | { status: number; body?: string; type?: string }

export interface RuntimeSite {
  origin: string
  siteRoot: string
  content: TestContentService
  /** `METHOD path` of every request, in order. */
  requests: string[]
  /** Sets the fault of each request, `METHOD path`; without an argument there are none. */
  setFault: (fault?: (request: string) => Fault | null) => void
  /** Simulates a deploy: titles get the new edition number; with `code`, assets move to new URLs too. */
  deploy: (what?: { code?: boolean; removeOldCode?: boolean }) => Edition
  edition: () => Edition
  /** In seconds: after that the workers that are fetched from now on answer with a saved copy; at first two. */
  setWorkerTimeout: (seconds: number) => void
  close: () => Promise<void>
}

export interface Edition {
  content: number
  code: number
}

/** Serves the sample site from a server in which a test causes faults and deploys. */
export async function startRuntimeSite(): Promise<RuntimeSite> {
  const site = await startGeneratedSite()
  const { content, siteRoot } = site

  const edition: Edition = { content: 0, code: 0 }
  const requests: string[] = []
  let removesOldCode = false
  let workerTimeout = 2
  let decide: (request: string) => Fault | null = () => null

  const app = express().disable('x-powered-by').disable('etag')
  app.use((request, response, next) => {
    const name = `${request.method} ${request.url}`
    requests.push(name)
    void misbehave(decide(name), request, response, next)
  })
  app.use((request, response, next) => {
    const folder = /^\/assets\/(\d+)\//.exec(request.url)
    if (request.url.startsWith('/assets/') && removesOldCode) {
      if (Number(folder?.[1] ?? 0) !== edition.code) return void response.status(404).end()
    }
    if (folder) request.url = request.url.replace(folder[0], '/assets/')
    delete request.headers['accept-encoding']
    rewrite(response, edition, workerTimeout)
    next()
  })
  app.use(
    createSiteRouter({
      siteRoot,
      siteEnv: 'production',
      siteUrl: 'http://localhost:8080',
      repositoryName: content.repository.name,
      previewApiEndpoint: content.apiEndpoint,
    }),
  )
  const server = await startServer(app)

  return {
    origin: server.origin,
    siteRoot,
    content,
    requests,
    setFault: (fault = () => null) => (decide = fault),
    deploy: ({ code = false, removeOldCode = false } = {}) => {
      edition.content += 1
      if (code) edition.code = edition.content
      removesOldCode ||= removeOldCode
      return { ...edition }
    },
    edition: () => ({ ...edition }),
    setWorkerTimeout: (seconds) => (workerTimeout = seconds),
    close: async () => {
      await server.close()
      await site.close()
    },
  }
}

async function misbehave(
  fault: Fault | null,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  if (fault === null) return next()
  if (fault === 'hang') return
  if (fault === 'drop') return void request.socket.destroy()
  if (fault === 'cut') {
    response.writeHead(200, { 'content-length': 1000, 'content-type': 'application/json' })
    response.write('{"path":')
    return void setImmediate(() => request.socket.destroy())
  }
  if ('delay' in fault) return void setTimeout(next, fault.delay)
  const { status, body = '', type = 'text/html' } = fault
  response.writeHead(status, { 'content-type': type }).end(body)
}

/** Rewrites responses so that they look like those of another edition. */
function rewrite(response: ServerResponse, edition: Edition, workerTimeout: number): void {
  const { content, code } = edition
  const chunks: Buffer[] = []
  const end = response.end.bind(response)
  response.write = (chunk: Buffer | string) => chunks.push(Buffer.from(chunk)) > 0
  response.end = ((chunk?: Buffer | string) => {
    if (chunk) chunks.push(Buffer.from(chunk))
    const type = String(response.getHeader('content-type') ?? '')
    const etag = response.getHeader('etag')
    if (etag) response.setHeader('etag', `"${content}-${code}-${String(etag).slice(1)}`)
    response.removeHeader('content-length')
    const body = Buffer.concat(chunks)
    if (!/html|json|javascript/.test(type)) return end(body)
    const text = body.toString().replace(/(networkTimeoutSeconds:)2\b/g, `$1${workerTimeout}`)
    return end(toEdition(text, edition))
  }) as typeof response.end
}

function toEdition(text: string, { content, code }: Edition): string {
  const published =
    content === 0
      ? text
      : text
          .replace(/<\/title>/, ` (edition ${content})</title>`)
          .replace(/("head":\{"title":"[^"]*)"/, `$1 (edition ${content})"`)
  const named = published.replace(/("release":")\w+/, `$1${content}`)
  if (code === 0) return named
  return named
    .replace(/(webpackCompilationHash":"|data-build-hash="|careers-pages-)\w+/g, `$1code${code}`)
    .replace(/(["'])\/assets\/(?=\w)/g, `$1/assets/${code}/`)
}
