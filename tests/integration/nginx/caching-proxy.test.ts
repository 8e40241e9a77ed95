import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync, openSync, closeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { createProgress } from '../../../builder/lib/progress.js'
import { runRollback } from '../../../builder/reconcile/run-rollback.js'
import { ask } from '../../contract/ask.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeJobs, madePage, madeRepository } from '../../helpers/content/made-documents.js'
import { findFreePort } from '../../helpers/machine/find-free-port.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { renderNginx, untilAnswering } from '../../helpers/nginx/nginx.js'
import { startEntrypoint, type RenderedNginx } from '../../helpers/nginx/start-entrypoint.js'
import { startServer, type StartedServer } from '../../helpers/server/start-server.js'
import { createTestSite, type TestSite } from '../../helpers/site/create-test-site.js'

const PREVIEW = 'io.prismic.preview=m-abc:p-def'
const SECRET = 'the-secret-of-the-purge'

/** Keeps what `CDN-Cache-Control` allows, as a CDN does that knows it: see deploy/cdn.md. */
const proxyConfiguration = (folder: string, port: number, origin: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ')}
  proxy_cache_path ${folder}/cache keys_zone=pages:1m;
  map $http_cookie $is_preview { default ""; "~io\\.prismic\\.preview=" 1; }
  map $http_x_purge $is_purge { default ""; "${SECRET}" 1; }
  map $upstream_http_cdn_cache_control $is_not_kept { default ""; "" 1; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${origin};
      proxy_cache pages;
      proxy_cache_valid 200 1d;
      proxy_ignore_headers Cache-Control;
      proxy_no_cache $is_not_kept;
      proxy_cache_bypass $is_preview $is_purge;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}`

/** Stands for a CDN's API, which nginx lacks: has the proxy fetch each address again. */
const startPurgeApi = () =>
  startServer((request, response) => {
    void (async () => {
      const { urls } = (await json(request)) as { urls: string[] }
      purged.push(...urls.map((url) => new URL(url).pathname))
      for (const url of urls) {
        const given = { path: new URL(url).pathname, headers: { 'x-purge': SECRET } }
        await ask(new URL(url).origin, given).catch(() => null)
      }
      response.end()
    })()
  })
const purged: string[] = []

describeNginx('a cache in front that is told of each publication', () => {
  let content: TestContentService
  let api: StartedServer
  let site: TestSite
  let rendered: RenderedNginx
  let origin: Awaited<ReturnType<typeof startEntrypoint>>
  let proxy: ChildProcess
  let proxyUrl: string
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'careers-proxy-'))
    content = await startContentService({
      documents: madeRepository(madeJobs(2), madePage('life'), madePage('benefits')),
    })
    api = await startPurgeApi()
    const port = await findFreePort()
    proxyUrl = `http://127.0.0.1:${port}`
    site = await createTestSite({
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
      SITE_URL: proxyUrl,
      PURGE_URL: api.url,
    })
    await site.generate()
    rendered = await renderNginx({ siteRoot: site.siteRoot })
    origin = await startEntrypoint(rendered, { CDN_MAX_AGE: '86400' })
    const file = path.join(folder, 'nginx.conf')
    writeFileSync(file, proxyConfiguration(folder, port, rendered.baseUrl))
    const errorLog = path.join(folder, 'error.log')
    const errors = openSync(errorLog, 'w')
    proxy = spawn('nginx', ['-c', file, '-g', 'daemon off;'], {
      stdio: ['ignore', 'ignore', errors],
    })
    closeSync(errors)
    await untilAnswering(proxy, proxyUrl, errorLog)
  })
  afterAll(async () => {
    proxy.kill('SIGQUIT')
    await once(proxy, 'exit')
    await origin.stop()
    rmSync(rendered.directory, { recursive: true })
    await site.remove()
    await api.close()
    await content.close()
    rmSync(folder, { recursive: true })
  })

  async function visit(address: string, headers: Record<string, string> = {}) {
    const answer = await ask(proxyUrl, { path: address, headers })
    return { cache: answer.headers['x-cache'], text: String(answer.body) }
  }

  test('shows a new title after it, keeps all else, and passes previews on', async () => {
    const addresses = ['/', '/benefits', '/life', '/role-2/2', '/page-data/life/page-data.json']
    for (const address of addresses) await visit(address)
    expect((await visit('/life')).cache).toBe('HIT')

    purged.length = 0
    content.repository.publishDocuments([madePage('life', { title: 'A new title of a page' })])
    await site.generate()

    expect((await visit('/life')).text).toContain('A new title of a page')
    expect(purged).toEqual(expect.arrayContaining(['/life', '/page-data/life/page-data.json']))
    for (const address of addresses) {
      const { cache, text } = await visit(address)
      expect([address, cache]).toEqual([address, 'HIT'])
      if (!purged.includes(address)) expect(text).not.toContain('A new title')
    }
    expect(purged.filter((address) => ['/benefits', '/role-2/2'].includes(address))).toEqual([])

    const kept = (await visit('/life')).text
    expect((await visit('/life', { cookie: PREVIEW })).cache).toBe('BYPASS')
    for (const cache of ['MISS', 'MISS']) {
      expect((await visit('/life?from=a-letter')).cache).toBe(cache)
    }
    expect(await visit('/life')).toEqual({ cache: 'HIT', text: kept })
    expect(site.output()).toContain(`purged ${purged.length} addresses`)
  })

  test('shows the former title after a rollback', async () => {
    await visit('/life')
    const progress = createProgress({ write: () => true }, () => performance.now())
    await runRollback(site.config, progress, { id: null, format: null })
    expect((await visit('/life')).text).not.toContain('A new title of a page')
    expect(readFileSync(path.join(folder, 'error.log'), 'utf8')).toBe('')
  })
})
