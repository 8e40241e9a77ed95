import type { RequestHandler, Response } from 'express'

import type { ContentRepository } from '../../../server/content-service/repository/repository.js'

/** What goes wrong with an answer. */
export type Fault =
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  | { kind: 'html' }
  | { kind: 'truncated-json' }
  /** Half of the body, then nothing; the connection stays open. */
  | { kind: 'stalled' }
  /** Half of the body, and then more and more, as fast as it is read. */
  | { kind: 'endless' }
  /** Each page has a document of its own and names another page. */
  | { kind: 'endless-pages' }
  /** Other values of some members, for example of `total_pages`. */
  | { kind: 'members'; members: Readonly<Record<string, unknown>> }
  /** In the text of the answer, as only a faulty service can write it. */
  | { kind: 'replaced'; text: string; by: string }
  /** The whole body, a few bytes at a time. */
  | { kind: 'dribbling'; bytes?: number; everyMs?: number }
  | { kind: 'closed-socket' }
  /** The answer without some of its members, for example `next_page` or `total_pages`. */
  | { kind: 'omit'; members: readonly string[] }
  /** Begins with the documents of the page requested before. */
  | { kind: 'repeated-documents' }
  | { kind: 'shrunken-total'; by: number }
  /** Content, and with it the ref, changes just before this request is answered. */
  | { kind: 'change'; change: (repository: ContentRepository) => void }

export interface FaultRule {
  fault: Fault
  /** Exact path, by default that of the search. */
  path?: string
  /** Which requests to the path since the rule was set, counted from 1; by default all. */
  requests?: readonly number[]
}

type Body = Record<string, unknown>

/** Middleware in front of the content service that applies the rules in force. */
export function createFaultMiddleware(repository: () => ContentRepository): {
  middleware: RequestHandler
  setFaults: (rules: readonly FaultRule[]) => void
} {
  let rules: { rule: FaultRule; count: number }[] = []
  let formerResults: unknown[] = []

  const middleware: RequestHandler = (request, response, next) => {
    const faults: Fault[] = []
    for (const entry of rules) {
      const { path = '/api/v2/documents/search', requests, fault } = entry.rule
      if (request.path !== path) continue
      entry.count++
      if (!requests || requests.includes(entry.count)) faults.push(fault)
    }
    for (const fault of faults) if (fault.kind === 'change') fault.change(repository())
    if (faults.some(({ kind }) => kind === 'closed-socket')) {
      request.socket.destroy()
      return
    }
    for (const fault of faults) if (fault.kind === 'status') return sendStatus(response, fault)

    const send = response.send.bind(response)
    response.send = (body: unknown) => {
      response.send = send
      const text = changeText(String(body), faults)
      if (!faults.some((fault) => sendSlowly(response, fault, text))) {
        send(text === String(body) ? body : text)
      }
      return response
    }
    next()
  }

  function changeText(text: string, faults: readonly Fault[]): string {
    let changed = text
    if (text.startsWith('{"page":')) {
      const body = JSON.parse(text) as Body & { results: unknown[] }
      for (const fault of faults) changeBody(body, fault)
      formerResults = body.results
      if (faults.length > 0) changed = JSON.stringify(body)
    }
    for (const fault of faults) {
      const { kind } = fault
      if (kind === 'omit' && changed.startsWith('{"refs":')) changed = omit(changed, fault.members)
      if (kind === 'replaced') changed = changed.replace(fault.text, () => fault.by)
      if (kind === 'truncated-json') changed = changed.slice(0, changed.length / 2)
      if (kind === 'html') changed = '<!doctype html><title>Bad gateway</title>'
    }
    return changed
  }

  function changeBody(body: Body & { results: unknown[] }, fault: Fault): void {
    if (fault.kind === 'omit') for (const member of fault.members) body[member] = undefined
    if (fault.kind === 'members') Object.assign(body, fault.members)
    if (fault.kind === 'endless-pages') {
      const [document] = body.results as Body[]
      const more = { type: 'job', ...document, id: `more-${body['page']}` }
      const members = { results: [more], next_page: 'more' }
      Object.assign(body, { ...members, total_pages: undefined, total_results_size: undefined })
    }
    if (fault.kind === 'repeated-documents') {
      body.results = [...formerResults, ...body.results].slice(0, body.results.length)
    }
    if (fault.kind === 'shrunken-total') {
      const total = Math.max(0, Number(body['total_results_size']) - fault.by)
      body['total_results_size'] = total
      body['total_pages'] = Math.ceil(total / Number(body['results_per_page']))
    }
  }

  return {
    middleware,
    setFaults(next) {
      rules = next.map((rule) => ({ rule, count: 0 }))
    },
  }
}

function omit(text: string, members: readonly string[]): string {
  const all = Object.entries(JSON.parse(text) as Body)
  return JSON.stringify(Object.fromEntries(all.filter(([name]) => !members.includes(name))))
}

function sendStatus(response: Response, fault: Fault & { kind: 'status' }): void {
  response.status(fault.status).set(fault.headers ?? {})
  if (typeof fault.body === 'string') response.type('html').send(fault.body)
  else response.json(fault.body ?? {})
}

/** Returns whether the fault sends the body itself. */
function sendSlowly(response: Response, fault: Fault, text: string): boolean {
  const bytes = Buffer.from(text)
  if (fault.kind === 'endless') {
    sendForEver(response, bytes.subarray(0, bytes.length / 2))
    return true
  }
  if (fault.kind !== 'stalled' && fault.kind !== 'dribbling') return false
  response.set('Content-Length', String(bytes.length))
  if (fault.kind === 'stalled') {
    response.write(bytes.subarray(0, bytes.length / 2))
    return true
  }
  const { bytes: step = 16, everyMs = 5 } = fault
  let offset = 0
  const timer = setInterval(() => {
    response.write(bytes.subarray(offset, (offset += step)))
    if (offset >= bytes.length) response.end()
  }, everyMs)
  response.once('finish', () => clearInterval(timer))
  response.once('close', () => clearInterval(timer))
  return true
}

function sendForEver(response: Response, start: Buffer): void {
  const more = Buffer.alloc(65_536, 'x')
  const send = () => {
    while (!response.destroyed && response.write(more));
  }
  response.on('drain', send).on('error', () => {})
  response.write(start)
  send()
}
