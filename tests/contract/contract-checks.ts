import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { ask } from './ask.js'
import { missing, type ContractCase } from './contract-case.js'
import { CONTRACT_CASES } from './contract-cases.js'
import { findProblems } from './find-problems.js'
import { readPublicFile, readReleaseFacts, type ReleaseFacts } from './release-facts.js'

/** A server that is up, and the releases that it serves. */
export interface ContractTarget {
  baseUrl: string
  siteRoot: string
  stop: () => Promise<void>
}

export type ContractCheck = (target: ContractTarget) => Promise<void>

/**
 * What every server of a release has to fulfil, by its sentence, for `it.each`. All addresses are read
 * from the release itself, so a release written by hand and a generated one are held to the same rows.
 */
export const CONTRACT_CHECKS: readonly (readonly [string, ContractCheck])[] = [
  ...Object.entries(CONTRACT_CASES).map(
    ([name, listCases]) => [`answers as the contract says: ${name}`, toCheck(listCases)] as const,
  ),
  ['answers /healthz', checkHealth],
  ...[
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.1', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
  ].map(
    ([accepted = '', encoding]) =>
      [
        `compresses large texts as Accept-Encoding: ${accepted} asks`,
        (target: ContractTarget) => checkCompression(target, accepted, encoding),
      ] as const,
  ),
  ['answers an unchanged copy with 304, for each encoding', checkUnchangedCopies],
  ['never answers an error with 304', checkErrorsWithEntityTags],
  ['ignores If-Modified-Since, because after a rollback files are older', checkModifiedSince],
  ['answers a range request with the whole file', checkRanges],
  ['answers HEAD like GET, without the body', checkHead],
  ['answers more than 32 kB of headers in the words of the site', checkLongerHeaders],
]

function toCheck(listCases: (facts: ReleaseFacts) => ContractCase[]): ContractCheck {
  return async ({ baseUrl, siteRoot }) => {
    const facts = readReleaseFacts(siteRoot)
    const cases = listCases(facts)
    expect(cases).not.toEqual([])
    const problems = []
    for (const asked of cases) {
      const answer = await ask(baseUrl, asked)
      const hasBody = asked.bodyOf !== undefined && asked.method !== 'HEAD'
      const body = hasBody ? readPublicFile(facts, asked.bodyOf ?? '') : null
      problems.push(...findProblems(asked, answer, body))
    }
    expect(problems).toEqual([])
  }
}

async function checkHealth(target: ContractTarget): Promise<void> {
  const answer = await ask(target.baseUrl, { path: '/healthz' })
  expect([answer.status, answer.body.toString()]).toEqual([200, 'ok'])
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
}

async function checkCompression(
  target: ContractTarget,
  accepted: string,
  encoding: string | undefined,
): Promise<void> {
  const facts = readReleaseFacts(target.siteRoot)
  for (const path of ['/', '/nowhere', facts.jobs[0]?.path ?? '']) {
    const headers = { 'accept-encoding': accepted, via: '1.1 cache.example' }
    const answer = await ask(target.baseUrl, { path, headers })
    const plain = await ask(target.baseUrl, { path })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(decode(answer.body, encoding).equals(plain.body)).toBe(true)
    expect(answer.headers['content-type']).toBe(plain.headers['content-type'])
  }
}

async function checkUnchangedCopies(target: ContractTarget): Promise<void> {
  for (const path of ['/', '/sw.js', '/page-data/app-data.json', '/preview']) {
    const tags = []
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const first = await ask(target.baseUrl, { path, headers })
      const etag = first.headers.etag ?? ''
      const again = { path, headers: { ...headers, 'if-none-match': etag } }
      const second = await ask(target.baseUrl, again)
      expect([second.status, second.body.length]).toEqual([304, 0])
      expect(second.headers).toMatchObject(withoutEntity(first.headers))
      if (first.headers.vary) tags.push(etag)
    }
    expect(new Set(tags).size).toBe(tags.length)
    const stale = await ask(target.baseUrl, { path, headers: { 'if-none-match': '"other"' } })
    expect(stale.status).toBe(200)
  }
}

async function checkErrorsWithEntityTags(target: ContractTarget): Promise<void> {
  const facts = readReleaseFacts(target.siteRoot)
  for (const path of ['/nowhere', `/x/${facts.closedIds[0]}`]) {
    const first = await ask(target.baseUrl, { path })
    const headers = { 'if-none-match': first.headers.etag ?? '*' }
    const second = await ask(target.baseUrl, { path, headers })
    expect([second.status, second.body.length]).toEqual([first.status, first.body.length])
  }
}

async function checkModifiedSince(target: ContractTarget): Promise<void> {
  const headers = { 'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString() }
  expect((await ask(target.baseUrl, { path: '/', headers })).status).toBe(200)
}

async function checkRanges(target: ContractTarget): Promise<void> {
  const facts = readReleaseFacts(target.siteRoot)
  for (const range of ['bytes=2-8', 'bytes=99999999-', 'bytes=0-1,4-5']) {
    const page = await ask(target.baseUrl, { path: '/', headers: { range } })
    expect([page.status, page.body]).toEqual([200, readPublicFile(facts, '/index.html')])
    expect(page.headers).not.toHaveProperty('accept-ranges')
    const error = await ask(target.baseUrl, { path: '/nowhere', headers: { range } })
    expect([error.status, error.body]).toEqual([404, readPublicFile(facts, '/404.html')])
  }
}

async function checkHead(target: ContractTarget): Promise<void> {
  const facts = readReleaseFacts(target.siteRoot)
  for (const path of ['/', '/nowhere', '/JOB_GHID/1', facts.jobs[0]?.path ?? '']) {
    const get = await ask(target.baseUrl, { path })
    const head = await ask(target.baseUrl, { path, method: 'HEAD' })
    expect(head.status).toBe(get.status)
    expect(head.body.length).toBe(0)
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  }
}

async function checkLongerHeaders({ baseUrl, siteRoot }: ContractTarget): Promise<void> {
  const body = readPublicFile(readReleaseFacts(siteRoot), '/too-large.html')
  const longer = [
    { cookie: `a=${'x'.repeat(36_000)}` },
    { cookie: `a=${'x'.repeat(200_000)}` },
    { referer: `https://www.example/?${'x'.repeat(36_000)}` },
    Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`x-${at}`, 'x'.repeat(90)])),
  ]
  for (const headers of longer) {
    for (const path of ['/', '/nowhere', '//benefits', '/api/status', '/api/measure']) {
      const method = path === '/api/measure' ? 'POST' : 'GET'
      const asked = { ...missing(path, '/too-large.html', { method, headers }), status: 431 }
      expect(findProblems(asked, await ask(baseUrl, asked), body)).toEqual([])
    }
  }
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

/** What a 304 repeats: all that a stored copy's headers are updated from. */
function withoutEntity(headers: Readonly<Record<string, unknown>>) {
  const repeated = ['etag', 'cache-control', 'content-security-policy', 'referrer-policy']
  return Object.fromEntries(repeated.map((name) => [name, headers[name]]))
}
