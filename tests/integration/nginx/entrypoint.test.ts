import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, statSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { ask } from '../../contract/ask.js'
import { countLog } from '../../../builder/commands/report/count-log.js'
import { ANALYTICS, findAnalyticsProblems } from '../../contract/find-analytics-problems.js'
import { findReportProblems, REPORT_URL } from '../../contract/find-report-problems.js'
import { killProcess } from '../../helpers/machine/kill-process.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import {
  MADE_CONTENT,
  makeCurrent,
  makeSiteRoot,
  writeRelease,
} from '../../helpers/site/made-release.js'
import { renderNginx } from '../../helpers/nginx/nginx.js'
import { startEntrypoint, type RenderedNginx } from '../../helpers/nginx/start-entrypoint.js'

describeNginx('the entry point of the web image', () => {
  let site: ReturnType<typeof makeSiteRoot>
  let rendered: RenderedNginx

  beforeEach(async () => {
    site = makeSiteRoot()
    writeRelease(site.siteRoot, 'first')
    makeCurrent(site.siteRoot, 'first')
    rendered = await renderNginx(site)
  })
  afterEach(() => {
    site.remove()
    rmSync(rendered.directory, { recursive: true, force: true })
  })

  test.each<[string, string]>([
    ['SITE_ENV', 'production"; } server { listen 1'],
    ['SITE_ENV', 'staging\nproduction'],
    ['SITE_URL', 'careers.example.com'],
    ['SITE_URL', 'https://careers.example.com/path'],
    ['SITE_URL', 'https://a.example; script-src *'],
    ['SITE_URL', 'https://a.example\nhttps://b.example'],
    ['SITE_URL', 'https://user@a.example'],
    ['PRISMIC_REPOSITORY', 'UPPER_case'],
    ['PRISMIC_API_ENDPOINT', 'ftp://content.example/api/v2'],
    ['CONTENT_PORT', '8090; }'],
    ['CONTENT_PUBLIC_URL', 'localhost:8090'],
    ['PREVIEW_API_ENDPOINT', "https://a.example/'unsafe-inline'"],
    ['FONT_KIT_URL', 'http://fonts.example/kit.css'],
    ['FONT_KIT_URL', 'https://fonts.example/$host'],
    ['FONT_KIT_ORIGINS', 'https://p.typekit.net/p.css'],
    ['FONT_KIT_ORIGINS', 'https://p.typekit.net, https://fonts.example'],
    ['FONT_KIT_ORIGINS', "'unsafe-inline'"],
    ['ANALYTICS_SCRIPT', 'http://stats.example/script.js'],
    ['ANALYTICS_SCRIPT', 'https://stats.example/script.js; script-src *'],
    ['ANALYTICS_ORIGINS', 'https://stats.example/api'],
    ['REPORT_URL', 'http://reports.example'],
    ['REPORT_URL', 'https://reports.example/"; script-src *'],
    ['REPORT_URL', 'https://reports.example/, https://other.example'],
    ['CDN_MAX_AGE', '1d'],
    ['HSTS', 'yes'],
    ['PREVIEW_TOOLBAR', 'true'],
    ['SIDECAR_ADDRESS', 'sidecar'],
    ['SIDECAR_ADDRESS', 'sidecar:3000/path'],
    ['TRUSTED_PROXIES', '10.0.0.0/8;'],
    ['TRUSTED_PROXIES', 'load-balancer'],
  ])('refuses %s=%j in one line that names it and says what to give', (name, value) => {
    const { status, stderr } = spawnSync(path.join(rendered.configuration, 'entrypoint.sh'), {
      env: { PATH: process.env.PATH, [name]: value },
      timeout: 10_000,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(new RegExp(`^${name} is not valid: expected .+\n$`))
    expect(stderr).toContain(`found "${value.replace('\n', ' ')}"`)
  })

  test.each(['PRISMIC_API_ENDPOINT', 'PREVIEW_API_ENDPOINT', 'CONTENT_PUBLIC_URL'])(
    'refuses a %s with a token in one line that does not show it',
    (name) => {
      for (const value of [
        'https://a.example/api?access_token=t0ken',
        'https://u:t0ken@a.example',
      ]) {
        const { status, stderr } = spawnSync(path.join(rendered.configuration, 'entrypoint.sh'), {
          env: { PATH: process.env.PATH, [name]: value },
          timeout: 10_000,
          encoding: 'utf8',
        })
        expect(status).toBe(1)
        expect(stderr).toMatch(new RegExp(`^${name} is not valid: .+ PRISMIC_ACCESS_TOKEN\n$`))
        expect(stderr).not.toContain('t0ken')
      }
    },
  )

  const pictures = (origin: string) => `img-src 'self' data: https: ${origin};`
  test.each([
    [{ CONTENT_PORT: '18778' }, pictures('http://localhost:18778')],
    [
      { CONTENT_PORT: '18778', CONTENT_PUBLIC_URL: 'http://content.test/' },
      pictures('http://content.test'),
    ],
    [
      { CONTENT_PORT: '18778', PRISMIC_REPOSITORY: 'acme' },
      pictures('https://acme.cdn.prismic.io'),
    ],
    [
      { FONT_KIT_URL: 'https://use.typekit.net/abc1def.css' },
      "style-src 'self' https://use.typekit.net https://p.typekit.net;",
    ],
  ])('lets browsers read what %j needs: %s', async (settings, allowed) => {
    const running = await startEntrypoint(rendered, settings)
    const { headers } = await ask(rendered.baseUrl, { path: '/' })
    expect(headers['content-security-policy']).toContain(allowed)
    await running.stop()
  })

  test.each(['HTTPS://Jobs.Acme.COM', 'https://jobs.acme.com//', 'https://jobs.müller.de:8443'])(
    'takes %s for an address of https, as the builder does',
    async (SITE_URL) => {
      const running = await startEntrypoint(rendered, { SITE_URL })
      const { headers } = await ask(rendered.baseUrl, { path: '/' })
      expect(headers['strict-transport-security']).toBe('max-age=63072000')
      await running.stop()
    },
  )

  test('lets the editor frame every page with PREVIEW_TOOLBAR=always, and knows whose cookie counts', async () => {
    const open = async (settings: Record<string, string>, repository: string) => {
      const running = await startEntrypoint(rendered, settings)
      const cookie = `io.prismic.preview=https://${repository}.prismic.io/previews/x`
      const { headers } = await ask(rendered.baseUrl, { path: '/', headers: { cookie } })
      await running.stop()
      return /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0]
    }
    const framed = (by: string) => `frame-ancestors 'self' https://${by}.prismic.io`
    expect(await open({ PREVIEW_TOOLBAR: 'always' }, 'other')).toBe(framed('careers-sample'))
    expect(await open({ PRISMIC_REPOSITORY: 'acme' }, 'acme')).toBe(framed('acme'))
    expect(await open({ PRISMIC_REPOSITORY: 'acme' }, 'other')).toBe("frame-ancestors 'none'")
  })

  test('writes the environment into headers', async () => {
    const running = await startEntrypoint(rendered, {
      SITE_ENV: 'Pre_Prod.2',
      SITE_URL: 'https://careers.example.com',
      PRISMIC_REPOSITORY: 'acme-careers',
      FONT_KIT_URL: 'https://fonts.example/kit.css?family=azo-sans-web&v=1',
      FONT_KIT_ORIGINS: 'https://p.fonts.example https://files.fonts.example:8443',
      SIDECAR_ADDRESS: 'sidecar.careers.svc.cluster.local:3000',
      TRUSTED_PROXIES: '127.0.0.1 10.0.0.0/8 fd00::/8',
    })
    for (const asked of ['/', '/nowhere', '/job_ghid/1001', '/x/1099', '/api/status', '/%zz']) {
      const { headers } = await ask(rendered.baseUrl, { path: asked })
      expect([asked, headers]).toEqual([
        asked,
        expect.objectContaining({
          'x-robots-tag': 'noindex',
          'strict-transport-security': 'max-age=63072000',
        }),
      ])
    }
    const preview = await ask(rendered.baseUrl, { path: '/preview' })
    const policy = String(preview.headers['content-security-policy'])
    const fonts = 'https://fonts.example https://p.fonts.example https://files.fonts.example:8443'
    expect(policy).toContain(`style-src 'self' 'unsafe-inline' ${fonts};`)
    expect(policy).toContain(`font-src 'self' ${fonts};`)
    expect(policy).toContain("connect-src 'self' https://acme-careers.cdn.prismic.io https://")
    expect(policy).toMatch(/; upgrade-insecure-requests$/)
    await running.stop()
  })

  test('allows the script of ANALYTICS_SCRIPT, and what it calls, to visitors only', async () => {
    const running = await startEntrypoint(rendered, ANALYTICS)
    expect(await findAnalyticsProblems(rendered.baseUrl)).toEqual([])
    await running.stop()
  })

  test('logs what a report counts, and neither addresses, searches nor tokens', async () => {
    const running = await startEntrypoint(rendered, {})
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64)'
    const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask(rendered.baseUrl, { path, method, headers: { 'user-agent': userAgent, ...headers } })
    await visit('/?q=secret-search&gh_src=linkedin&utm_campaign=autumn%202026')
    await visit('/benefits?token=secret-token', { referer: 'https://news.example/?secret' })
    await visit('/benefits', { 'user-agent': 'Googlebot/2.1' })
    expect((await visit('/api/measure?apply=1001', {}, 'POST')).status).toBe(204)
    await visit('/api/measure?search=ma%C3%AEtre%20d%27h%C3%B4tel', {}, 'POST')
    await visit('/api/measure?apply=%22%7D', {}, 'POST')
    const { status, headers } = await visit('/api/measure?apply=1001')
    expect([status, headers['allow'], headers['cache-control']]).toEqual([405, 'POST', 'no-store'])
    await running.stop()

    const log = readFileSync(path.join(rendered.run, 'access.log'), 'utf8')
    expect(log).not.toMatch(/secret|127\.0\.0\.1/)
    const report = await countLog(toLines(log), 'careers.example.com')
    expect(report).toMatchObject({ visits: 2, byPrograms: 1, unread: 0 })
    expect(report.sources.map(({ name }) => name)).toEqual([
      'linkedin / autumn 2026',
      'news.example',
    ])
    expect(report.searches).toEqual([{ name: "maître d'hôtel", count: 1 }])
    expect(report.jobs).toMatchObject([{ id: '1001', opened: 0, applied: 1 }])
  })

  test('asks the browsers of visitors for reports with REPORT_URL', async () => {
    const running = await startEntrypoint(rendered, { REPORT_URL })
    expect(await findReportProblems(rendered.baseUrl)).toEqual([])
    await running.stop()
  })

  test('lets a CDN keep what a purge names, and nothing else, with CDN_MAX_AGE', async () => {
    const running = await startEntrypoint(rendered, { CDN_MAX_AGE: '600' })
    const read = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await ask(rendered.baseUrl, { path, headers })
      return ['cdn-cache-control', 'surrogate-key', 'etag'].map((name) => answer.headers[name])
    }
    const kept = ['/', '/benefits', '/page-data/app-data.json', '/api/jobs.json', '/sw.js']
    for (const path of kept) {
      const [, , etag = ''] = await read(path)
      expect(await read(path)).toEqual(['public, max-age=600', path, etag])
      expect(await read(path, { 'if-none-match': String(etag) })).toEqual(await read(path))
    }
    const asked = ['/?q=x', '/%62enefits', '/BENEFITS', '/nowhere', '/x/1099', '/jobs', '/preview']
    for (const path of [...asked, '/api/status', '/healthz']) {
      expect([path, ...(await read(path))].slice(0, 3)).toEqual([path, undefined, undefined])
    }
    const cookie = 'io.prismic.preview=m-abc:p-def'
    expect((await read('/benefits', { cookie })).slice(0, 2)).toEqual([undefined, undefined])
    await running.stop()
  })

  test('tells the monitoring when the Debian packages of this machine were installed', async () => {
    const running = await startEntrypoint(rendered, {})
    const { body } = await ask(rendered.probesUrl, { path: '/metrics' })
    const seconds = /^careers_web_packages_timestamp_seconds (\S+)$/m.exec(body.toString())?.[1]
    const { mtimeMs } = statSync('/var/lib/dpkg/status', { throwIfNoEntry: false }) ?? {}
    expect(Number(seconds)).toBe(mtimeMs === undefined ? NaN : Math.floor(mtimeMs / 1000))
    await running.stop()
  })

  test('trusts X-Forwarded-For of configured proxies only', async () => {
    const addresses = []
    for (const environment of [{}, { TRUSTED_PROXIES: '127.0.0.1' }]) {
      const running = await startEntrypoint(rendered, environment)
      const headers = { 'x-forwarded-for': '203.0.113.9' }
      await ask(rendered.baseUrl, { path: '/nowhere', headers })
      await running.stop()
      const lines = readFileSync(path.join(rendered.run, 'access.log'), 'utf8').trim().split('\n')
      addresses.push((JSON.parse(lines.at(-1) ?? '') as { address: string }).address)
    }
    expect(addresses).toEqual(['127.0.0.0', '203.0.113.0'])
  })

  test.each([
    ['2001:db8:1:2:3:4:5:', 429],
    ['2001:db8:1:', 503],
    ['2001:db8::', 429],
    ['203.0.113.', 503],
  ])('answers a flood from addresses that begin with %s with %i', async (prefix, expected) => {
    const running = await startEntrypoint(rendered, { TRUSTED_PROXIES: '127.0.0.1' })
    const flood = Array.from({ length: 60 }, (_, index) => {
      const last = prefix === '2001:db8:1:' ? `${index + 1}::1` : `${index + 1}`
      const headers = { 'x-forwarded-for': `${prefix}${last}` }
      return ask(rendered.baseUrl, { path: '/api/webhooks/prismic', headers })
    })
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    await running.stop()
    expect(statuses.includes(429)).toBe(expected === 429)
    expect(statuses).toContain(503)
  })

  test('loads redirect maps that have changed since nginx began to read them', async () => {
    const running = await startEntrypoint(rendered, {})
    const { configuration } = rendered
    const watcher = spawn(path.join(configuration, 'watch-release.sh'), [
      path.join(configuration, 'nginx.conf'),
      'the checksum of other maps',
      '10',
    ])
    const loaded = 'The redirect maps of releases/first are loaded.'
    for await (const line of createInterface({ input: watcher.stderr })) if (line === loaded) break
    expect(watcher.exitCode).toBeNull()
    await killProcess(watcher)
    await running.stop()
  })

  test('reloads the redirect maps of a new release and ignores broken ones', async () => {
    const running = await startEntrypoint(rendered, {}, ['--reload-interval=0'])
    const statusOf = async (asked: string) => (await ask(rendered.baseUrl, { path: asked })).status
    const jobs = [...MADE_CONTENT.jobs, { id: 1004, slug: 'data-analyst' }]

    const broken = writeRelease(site.siteRoot, 'broken', { jobs })
    const rows = readFileSync(path.join(broken, 'redirects.map'))
    appendFileSync(path.join(broken, 'redirects.map'), '1004 /twice;\n')
    makeCurrent(site.siteRoot, 'broken')
    await running.untilLogged('releases/broken failed nginx -t')
    expect([await statusOf('/job_ghid/1001'), await statusOf('/job_ghid/1004')]).toEqual([301, 200])

    writeFileSync(path.join(broken, 'redirects.map'), rows)
    await running.untilLogged('releases/broken are loaded')
    await running.until(async () => (await statusOf('/job_ghid/1004')) === 301)
    expect(running.log().match(/failed nginx -t/g)).toHaveLength(1)

    const more = [...jobs, { id: 1005, slug: 'data-engineer' }]
    writeRelease(site.siteRoot, 'whole', { jobs: more })
    makeCurrent(site.siteRoot, 'whole')
    await running.untilLogged('releases/whole are loaded')
    await running.until(async () => (await statusOf('/job_ghid/1005')) === 301)
    await running.stop()
  })
})

async function* toLines(text: string) {
  yield* text.split('\n')
}
