import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { ask } from '../../contract/ask.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startNginx } from '../../helpers/nginx/nginx.js'
import { startSite } from '../../helpers/server/start-site.js'
import { makeCurrent, makeSiteRoot, writeRelease } from '../../helpers/site/made-release.js'

const TYPES = {
  '/feed.xml': 'application/rss+xml; charset=utf-8',
  '/feed.json': 'application/feed+json; charset=utf-8',
  '/api/jobs.json': 'application/json; charset=utf-8',
}

const toText = (name: string) => `${name} ${'of a long list '.repeat(200)}`

interface Form {
  suffix: string
  toBytes: (text: string) => Buffer
}

const FORMS: Readonly<Record<string, Form>> = {
  'that lie plain': { suffix: '', toBytes: (text: string) => Buffer.from(text) },
  'of format 1, of which there is the gzip form alone': { suffix: '.gz', toBytes: gzipSync },
}

for (const [form, lying] of Object.entries(FORMS))
  describeNginx(`long lists ${form}`, () => declareTests(lying))

function declareTests({ suffix, toBytes }: Form) {
  let site: ReturnType<typeof makeSiteRoot>
  beforeAll(() => {
    site = makeSiteRoot()
    const release = writeRelease(site.siteRoot, 'long')
    for (const name of Object.keys(TYPES)) {
      const file = path.join(release, 'public', name)
      for (const form of ['', '.br', '.gz']) rmSync(file + form, { force: true })
      writeFileSync(file + suffix, toBytes(toText(name)))
    }
    makeCurrent(site.siteRoot, 'long')
  })
  afterAll(() => site.remove())

  it.each([
    ['nginx', () => startNginx({ siteRoot: site.siteRoot })],
    ['the server of npm start', () => startSite({ siteRoot: site.siteRoot })],
  ])('%s sends them to every client, compressed to those that take gzip', async (_, start) => {
    const server = await start()
    try {
      for (const [name, type] of Object.entries(TYPES)) {
        for (const accepted of ['gzip, br', 'gzip', 'br', 'identity', undefined]) {
          const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
          const answer = await ask(server.baseUrl, { path: name, headers })
          const { 'content-encoding': encoding, etag, ...others } = answer.headers
          expect([answer.status, others['content-type']]).toEqual([200, type])
          expect(others).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-cache' })
          expect(encoding).toBe(accepted?.includes('gzip') ? 'gzip' : undefined)
          const body = encoding === 'gzip' ? gunzipSync(answer.body) : answer.body
          expect(String(body)).toBe(toText(name))

          const known = { ...headers, 'if-none-match': String(etag) }
          expect((await ask(server.baseUrl, { path: name, headers: known })).status).toBe(304)
          const head = await ask(server.baseUrl, { path: name, headers, method: 'HEAD' })
          expect([head.status, head.headers.etag]).toEqual([200, etag])
        }
      }
      for (const name of [
        '/feeds/linkedin.xml',
        '/locations/leeds/feed.xml',
        '/nowhere/feed.json',
      ]) {
        expect((await ask(server.baseUrl, { path: name })).status).toBe(404)
      }
    } finally {
      await server.stop()
    }
  })
}
