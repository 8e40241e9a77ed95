import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readPurge } from '../../../../../builder/lib/notices-config.js'
import { purgeChanges } from '../../../../../builder/release/notify/purge-changes.js'
import { FILE_LIST, serializeFileList } from '../../../../../builder/release/store/file-list.js'
import { createEnvironmentReader } from '../../../../../builder/shared/config/environment.js'
import { startApi, type Api, type ApiAnswer } from '../../../../helpers/server/start-api.js'

let api: Api
/** The next answers; 200 when there are no more. */
let answers: ApiAnswer[]
let folder: string
beforeEach(async () => {
  answers = []
  api = await startApi(() => answers.shift() ?? { status: 200 })
  folder = mkdtempSync(path.join(tmpdir(), 'careers-purge-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await api.close()
})

/** A release of files, each with what stands for its bytes. */
async function writeRelease(files: Record<string, string>): Promise<string> {
  const release = mkdtempSync(path.join(folder, 'release-'))
  const stored = Object.entries(files).map(([name, id]) => [name, { id, bytes: 1, forms: {} }])
  const list = { files: new Map(stored as never), folders: new Set<never>() }
  writeFileSync(path.join(release, FILE_LIST), await serializeFileList(list as never))
  return release
}

async function purge(
  former: Record<string, string> | null,
  next: Record<string, string>,
  env: Record<string, string> = {},
  msPerRequest = 0,
) {
  const folders = {
    former: former === null ? null : await writeRelease(former),
    next: await writeRelease(next),
  }
  const lines: string[] = []
  const waits: number[] = []
  const progress = {
    note: (line: string) => void lines.push(line),
    warn: (line: string) => void lines.push(`warning: ${line}`),
  }
  const config = readPurge(createEnvironmentReader({ PURGE_URL: `${api.url}/purge`, ...env }))
  await purgeChanges({ purge: config, siteUrl: 'https://jobs.example' }, folders, progress, {
    now: () => api.requests.length * msPerRequest,
    pause: async (ms) => void waits.push(ms),
  })
  return { lines, waits, bodies: api.requests.map(({ body }) => JSON.parse(body) as unknown) }
}

const pages = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`page-${index}/index.html`, 'a']))

it('the addresses of files that are new, changed or gone are purged, and no others', async () => {
  const former = {
    'index.html': 'a',
    'same/index.html': 'a',
    'changed/1/index.html': 'a',
    'gone/index.html': 'a',
    'feed.xml': 'a',
    '404.html': 'a',
    'closed/3.html': 'a',
    'assets/app.1234abcd.js': 'a',
  }
  const next = {
    'index.html': 'b',
    'same/index.html': 'a',
    'changed/1/index.html': 'b',
    'büro/index.html': 'a',
    'feed.xml': 'b',
    '404.html': 'b',
    'job_ghid/404.html': 'b',
    'closed/3.html': 'b',
    'assets/app.5678abcd.js': 'a',
  }
  const { bodies, lines } = await purge(former, next)
  const paths = ['/', '/b%C3%BCro', '/changed/1', '/feed.xml', '/gone']
  expect(bodies).toEqual([{ urls: paths.map((changed) => `https://jobs.example${changed}`) }])
  expect(lines).toEqual(['purged 5 addresses'])
})

it('without a former release everything is purged, and of the same release nothing', async () => {
  expect((await purge(null, { 'index.html': 'a' })).bodies).toHaveLength(1)
  expect(await purge({ 'index.html': 'a' }, { 'index.html': 'a' })).toMatchObject({ lines: [] })
  expect(api.requests).toHaveLength(1)
})

it('nobody is called without an address', async () => {
  expect((await purge(null, { 'index.html': 'a' }, { PURGE_URL: '' })).bodies).toEqual([])
})

it.each([
  ['Bearer a-token', 'authorization', 'Bearer a-token'],
  ['Fastly-Key: a-token', 'fastly-key', 'a-token'],
])('the template is filled, and %s is sent', async (authorization, header, value) => {
  const { bodies } = await purge(null, pages(1), {
    PURGE_AUTHORIZATION: authorization,
    PURGE_BODY: '{"files": {urls}, "surrogate_keys": {tags}}',
  })
  const body = { files: ['https://jobs.example/page-0'], surrogate_keys: ['/page-0'] }
  expect(bodies).toEqual([body])
  expect(api.requests[0]).toMatchObject({ method: 'POST', path: '/purge' })
  expect(api.requests[0]?.headers[header]).toBe(value)
})

it.each([
  [{ PURGE_BODY: '{"urls": {url}}' }, /^PURGE_BODY: it must be JSON/],
  [{ PURGE_BODY: '{"urls": "{url}"}' }, /^PURGE_BODY: it must be JSON/],
  [{ PURGE_BODY: '{"files": "{urls}"}' }, /^PURGE_BODY: .* without quotes around them/],
  [{ PURGE_BODY: '{"all": true, "tags": "a {tags}"}' }, /^PURGE_BODY: .* without quotes/],
  [{ PURGE_URL: 'https://key:SECRET@cdn.example' }, /^PURGE_URL: .* as PURGE_AUTHORIZATION\.$/],
  [{ PURGE_URL: 'key:SECRET@cdn.example' }, /^(?!.*SECRET)PURGE_URL: .*as PURGE_AUTHORIZATION/],
  [{ PURGE_AUTHORIZATION: 'a\nb' }, /^PURGE_AUTHORIZATION: it has characters/],
  [{ PURGE_URL: 'purge' }, /^PURGE_URL: "purge" is not/],
])('%j is refused when the program starts', (env, message) => {
  const read = createEnvironmentReader({ PURGE_URL: api.url, ...env })
  expect(() => readPurge(read)).toThrow(message)
})

it('many addresses are purged thirty at a time', async () => {
  const { bodies, lines } = await purge(null, pages(100))
  expect((bodies as { urls: string[] }[]).map(({ urls }) => urls.length)).toEqual([30, 30, 30, 10])
  expect(lines).toEqual(['purged 100 addresses'])
})

it('what fails is tried again', async () => {
  answers = ['cut', { status: 503 }]
  const { lines, waits } = await purge(null, pages(1))
  expect([lines, waits]).toEqual([['purged 1 addresses'], [1_000, 4_000]])
})

it('after three attempts it is a warning that names how many are left', async () => {
  const refused = { status: 403, json: 'not yours' }
  answers = [{ status: 200 }, refused, refused, refused]
  const { lines, waits } = await purge(null, pages(90))
  expect(lines[0]).toMatch(/^warning: 60 of 90 addresses were not purged: 127.* 403: "not yours"$/)
  expect([waits, api.requests.length]).toEqual([[1_000, 4_000], 4])
})

it('a service that answers slowly, or without end, does not hold up the next build', async () => {
  const slow = await purge(null, pages(1_000), {}, 60_000)
  expect(slow.lines[0]).toMatch(/^warning: 910 of 1000 addresses .* takes too long\.$/)
  answers = ['endless', 'endless', 'endless']
  const endless = await purge(null, pages(1))
  expect(endless.lines[0]).toMatch(/more than 4 MiB/)
})

it('an answer that cannot be read to its end is told of with the name of its host', async () => {
  const broken = { status: 200, headers: { 'content-encoding': 'gzip' }, json: 'not compressed' }
  answers = [broken, broken, broken]
  const { lines } = await purge(null, pages(1))
  expect(lines[0]).toMatch(
    /were not purged: 127\.0\.0\.1:\d+ does not answer, or not to the end \(/,
  )
})

it('the address is called as it is given', async () => {
  await purge(null, pages(1), { PURGE_URL: `${api.url}/purge/?zone=a/` })
  expect(api.requests[0]?.path).toBe('/purge/?zone=a/')
})

it('a redirect is told of with where it leads, and not followed', async () => {
  const moved = { status: 302, headers: { location: '/purge/?key=SECRET' } }
  answers = [moved, moved, moved]
  const { lines } = await purge(null, pages(1))
  expect(lines[0]).toMatch(
    / answered 302: it redirects to http:\/\/127\.0\.0\.1:\d+\/purge\/ and must not: give that address/,
  )
  expect(api.requests.map(({ path }) => path)).toEqual(['/purge', '/purge', '/purge'])
})

it('what a CDN says is one line without the secrets that it was sent', async () => {
  const json = 'denied: Bearer CANARY-1 ?key=CANARY-2 \u202e\u009b31m\u2028second line'
  const refused = { status: 403, json }
  answers = [refused, refused, refused]
  const { lines } = await purge(null, pages(1), {
    PURGE_URL: `${api.url}/purge?key=CANARY-2`,
    PURGE_AUTHORIZATION: 'Bearer CANARY-1',
  })
  expect(lines[0]).toMatch(/ 403: "denied: /)
  expect(lines[0]).not.toMatch(/CANARY|[\p{C}\p{Zl}]/u)
})
