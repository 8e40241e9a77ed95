import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readBuilderConfig } from '../../../builder/lib/config.js'
import { checkSettings } from '../../../builder/setup/doctor/check-settings.js'
import { checkSite } from '../../../builder/setup/doctor/check-site.js'
import { formatFindings, type Finding } from '../../../builder/setup/doctor/finding.js'
import { runDoctor } from '../../../builder/setup/doctor/run-doctor.js'
import type { Progress } from '../../../builder/lib/progress.js'
import type { Posting } from '../../../server/board-service/postings/posting.js'
import { serveBoard } from '../../../server/board-service/serve-board.js'
import { startPrismic, WRITE_TOKEN } from '../../helpers/connect/start-prismic.js'
import {
  SAMPLE_FOLDER,
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madePage } from '../../helpers/content/made-documents.js'
import { madeListing, madeWholeJob } from '../../helpers/content/made-listing.js'
import { readOwnSlices, readOwnTypes } from '../../helpers/content/own-models.js'
import { createTestSidecar, SECRET, TOKEN } from '../../helpers/server/create-test-sidecar.js'
import { startServer } from '../../helpers/server/start-server.js'
import { picture, slice } from '../../helpers/world/made-world.js'

const ROOT = path.resolve(__dirname, '../../..')
type Environment = Record<string, string>

/** Few documents, of which nothing is to be said: most checks make a site of them. */
const hero = { ...picture('hero-life'), url: '{{images}}/hero-life.svg' }
const DOCUMENTS = madeListing(
  [madeWholeJob('1001'), madeWholeJob('1002')],
  madePage('life', { hero } as never),
)
type Documents = typeof DOCUMENTS

let prismic: Awaited<ReturnType<typeof startPrismic>>
let content: TestContentService
let site: Awaited<ReturnType<typeof startSite>>
const open: { close: () => unknown }[] = []

const OF_ACME = { PRISMIC_REPOSITORY: 'acme' }
const EDITORS_POLICY = "frame-ancestors 'self' https://acme.prismic.io"

/** The real sidecar, which `npm start` and nginx have behind the site, and the page for the Page Builder. */
async function startSite(env: Environment, ofSimulator: Environment | null = {}) {
  const sidecar = await createTestSidecar(env)
  const server = await startServer((asked, response) => {
    if (asked.url !== '/slice-simulator') sidecar.app(asked, response)
    else if (ofSimulator === null) response.writeHead(404).end()
    else
      response.writeHead(200, { 'Content-Security-Policy': EDITORS_POLICY, ...ofSimulator }).end()
  })
  open.push(server)
  return server.url
}

/** As a host does that knows the site by another name. */
async function startRedirect() {
  const server = await startServer((asked, response) => {
    response.writeHead(301, { Location: `${site}${asked.url ?? ''}` }).end()
  })
  open.push(server)
  return server.url
}

async function serve(change: Partial<Parameters<typeof startContentService>[0]> = {}) {
  const given = { name: 'acme', folder: SAMPLE_FOLDER, documents: DOCUMENTS }
  const service = await startContentService({ ...given, ...change })
  open.push(service)
  return service
}

async function changed(change: (documents: Documents) => Documents, customTypes?: []) {
  const given = { documents: change(DOCUMENTS), ...(customTypes && { customTypes }) }
  return (await serve(given)).apiEndpoint
}

beforeAll(async () => {
  prismic = await startPrismic()
  open.push(prismic)
  content = await serve()
  site = await startSite({ PRISMIC_REPOSITORY: 'acme', PRISMIC_API_ENDPOINT: content.apiEndpoint })
})
beforeEach(() => {
  prismic.reset()
  for (const model of readOwnTypes()) prismic.repository.insertModel('customtypes', { ...model })
  for (const model of readOwnSlices()) prismic.repository.insertModel('slices', { ...model })
})
afterAll(() => Promise.all(open.map(({ close }) => close())))

type Mistake = Record<string, string | undefined>

/** With everything right but for `mistake`. */
function toEnvironment(mistake: Mistake): Mistake {
  return {
    PRISMIC_REPOSITORY: 'acme',
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    PRISMIC_CUSTOM_TYPES_ENDPOINT: `${prismic.url}/types`,
    PRISMIC_WRITE_TOKEN: WRITE_TOKEN,
    PRISMIC_WEBHOOK_SECRET: SECRET,
    STATUS_TOKEN: TOKEN,
    SITE_URL: site,
    ...mistake,
  }
}

async function doctor(mistake: Mistake = {}) {
  const env = toEnvironment(mistake)
  const lines: string[] = []
  const say = (text: string) => void lines.push(text)
  const progress: Progress = {
    note: say,
    warn: say,
    fail: say,
    step: (_name, run) => run(() => {}),
  }
  const code = await runDoctor(readBuilderConfig(env, ROOT), progress, env)
  const output = lines.join('\n')
  expect(output).not.toContain(WRITE_TOKEN)
  expect(output).not.toContain(SECRET)
  return { code, output }
}

it('finds nothing wrong where everything is right, and a webhook that has come', async () => {
  await doctor()
  const { code, output } = await doctor()
  expect(output).not.toMatch(/wrong:|missing:|not checked:/)
  expect(output).toMatch(/✓ last webhook +test-trigger at 20/)
  expect(output).toMatch(/✓ slice simulator +http.*\/slice-simulator\n/)
  expect(output).toContain('The site builds and updates.')
  expect(code).toBe(0)
})

it('reads the job board: what the CMS does not know, what both have, and one that does not answer', async () => {
  const running = await serveBoard('greenhouse', 0)
  open.push(running)
  const { postings } = running.board
  Object.assign(postings[0] as Posting, { number: 1001 })
  const env = { JOB_BOARD: 'greenhouse:acme', JOB_BOARD_ENDPOINT: running.origin }
  const { code, output } = await doctor(env)
  expect(output).toMatch(/✓ job board +greenhouse:acme, 60 open postings\n/)
  expect(output).toMatch(
    /! board’s department +missing: the CMS has no "Legal".*\n.*the line "Legal"/,
  )
  expect(output).toMatch(/! board’s location +missing: the CMS has no "Utrecht, Netherlands"/)
  expect(output).toMatch(/✓ job 1001 +on the board and in the CMS \(.+\), which wins in title, /)
  expect(output).toMatch(/✓ jobs +61 are open\n/)
  expect(output).toMatch(/! board’s secret .*\n.*Set JOB_BOARD_WEBHOOK_SECRET/)
  expect(code).toBe(0)

  running.board.faults.push('missing')
  const failed = await doctor({ ...env, JOB_BOARD_WEBHOOK_SECRET: 'x' })
  expect(failed.output).toMatch(/✗ job board .*greenhouse:acme answers 404/)
  expect(failed.output).toMatch(/✓ board’s secret +set/)
  expect(failed.code).toBe(1)
})

it('asks nothing of a service that names neither languages nor types', async () => {
  const service = await serve()
  service.setFault({ fault: { kind: 'omit', members: ['languages', 'types'] }, path: '/api/v2' })
  const { code, output } = await doctor({ PRISMIC_API_ENDPOINT: service.apiEndpoint })
  expect(output).toMatch(/✓ language +en-gb; the service names no languages\n/)
  expect(output).toMatch(/✓ types +the service names none\n/)
  expect(code).toBe(0)
})

const isFatal = true

type Case = [name: string, finding: RegExp, mistake: () => Promise<Mistake>, fatal?: boolean]

it.each<Case>([
  [
    'a repository that is not there',
    /✗ endpoint .*\n.*Correct PRISMIC_REPOSITORY/,
    async () => ({ PRISMIC_API_ENDPOINT: `${prismic.url}/nothing` }),
    isFatal,
  ],
  [
    'a service that does not answer',
    /✗ endpoint .*does not answer/,
    async () => ({ PRISMIC_API_ENDPOINT: 'http://127.0.0.1:1/api/v2' }),
    isFatal,
  ],
  [
    'a private repository without token',
    /✗ access .*\n.*Set PRISMIC_ACCESS_TOKEN/,
    async () => ({
      PRISMIC_API_ENDPOINT: (await serve({ access: 'private', accessTokens: ['t'] })).apiEndpoint,
    }),
    isFatal,
  ],
  [
    'a language that is not there',
    /✗ language .*"en-gb".*\n.*Set CONTENT_LANG=de-de/,
    async () => ({
      PRISMIC_API_ENDPOINT: (
        await serve({ languages: [{ id: 'de-de', name: 'German', is_master: true }] })
      ).apiEndpoint,
    }),
    isFatal,
  ],
  [
    'a further language that is not there, which is not taken for the first one',
    new RegExp(
      `✗ language de-de .*only en-gb\\n.*Add it [^]*✓ content +${DOCUMENTS.length} documents`,
    ),
    async () => ({
      CONTENT_LANGS: 'en-gb,de-de',
      PRISMIC_API_ENDPOINT: await changed((all) => [
        ...all,
        ...all.map((document) => ({ ...document, id: `de-de.${document.id}`, lang: 'de-de' })),
      ]),
    }),
    isFatal,
  ],
  [
    'types that are not there',
    /✗ types .*person.*\n.*npm run connect/,
    async () => ({
      PRISMIC_API_ENDPOINT: await changed((all) => all.filter(({ type }) => type !== 'person'), []),
    }),
    isFatal,
  ],
  [
    'a model that differs',
    /✗ models .*person: it lacks name\n.*npm run connect/,
    async () => {
      const model = structuredClone(readOwnTypes().find(({ id }) => id === 'person'))
      delete model?.json['Person']?.['name']
      prismic.repository.updateModel('customtypes', { ...model, id: 'person' })
      return {}
    },
  ],
  [
    'a token that may not read models',
    /✗ models .*\n.*Correct PRISMIC_WRITE_TOKEN/,
    async () => ({ PRISMIC_WRITE_TOKEN: 'x' }),
  ],
  [
    'no settings document',
    /✗ settings document .*\n.*Publish the migration release.*--settings-only/,
    async () => ({
      PRISMIC_API_ENDPOINT: await changed((all) =>
        all.filter(({ type }) => type !== 'site_settings'),
      ),
    }),
    isFatal,
  ],
  [
    'a job without a title',
    /✗ content .*"1001".*title.*\n.*Correct and publish it/,
    async () => ({
      PRISMIC_API_ENDPOINT: await changed((all) =>
        all.map((document) =>
          document.id === 'job-1001' ? madeWholeJob('1001', { title: null }) : document,
        ),
      ),
    }),
    isFatal,
  ],
  [
    'no open job',
    /✗ jobs .*\n.*Publish a job/,
    async () => ({
      PRISMIC_API_ENDPOINT: await changed((all) => all.filter(({ type }) => type !== 'job')),
    }),
    isFatal,
  ],
  [
    'a link to a page that is not there',
    /✗ content .*page "travel".*"slices\.0\.primary\.link".*leads to \/nowhere, .*\n.*published all the same/,
    async () => {
      const link = { link_type: 'Web', url: '/nowhere' }
      const slices: [never] = [slice('call_to_action', { link, text: [] })]
      return {
        PRISMIC_API_ENDPOINT: await changed((all) => [...all, madePage('travel', { slices })]),
      }
    },
  ],
  [
    'images that browsers may not load',
    /✗ images .*http:\/\/127\.0\.0\.1:\d+\n.*by https/,
    async () => ({ PREVIEW_API_ENDPOINT: 'https://elsewhere.invalid/api/v2' }),
  ],
  [
    'a site root that a later version has taken over',
    /✗ SITE_ROOT .*has format 99, and .*\n.*Start a version that reads it/,
    async () => {
      const siteRoot = mkdtempSync(path.join(tmpdir(), 'careers-newer-'))
      open.push({ close: () => rmSync(siteRoot, { recursive: true }) })
      writeFileSync(path.join(siteRoot, 'format'), '99')
      return { SITE_ROOT: siteRoot }
    },
    isFatal,
  ],
])('finds %s, and says what to do', async (_name, finding, mistake, fatal = false) => {
  const { code, output } = await doctor(await mistake())
  expect(output).toMatch(finding)
  expect(code).toBe(fatal ? 1 : 0)
})

/* The rest is found without making a site. */

function expectFinding(findings: readonly Finding[], wanted: RegExp, fatal: boolean) {
  const output = formatFindings(findings).join('\n')
  expect(output).toMatch(wanted)
  expect(output).not.toContain(SECRET)
  expect(findings.some((each) => each.isFatal)).toBe(fatal)
}

it.each<Case>([
  [
    'the sample for a public site',
    /✗ repository .*\n.*ALLOW_SAMPLE=true/,
    async () => ({
      PRISMIC_REPOSITORY: undefined,
      PRISMIC_API_ENDPOINT: undefined,
      SAMPLE_API_ENDPOINT: content.apiEndpoint,
      SITE_URL: 'https://site.invalid',
    }),
    isFatal,
  ],
  [
    'a misspelt variable',
    /✗ variable .*PRISMIC_REPOSITRY.*Is PRISMIC_REPOSITORY meant/,
    async () => ({ PRISMIC_REPOSITRY: 'x' }),
    isFatal,
  ],
  [
    'an address without TLS',
    /✗ SITE_URL .*not encrypted\n.*https/,
    async () => ({ SITE_URL: 'http://site.invalid' }),
  ],
  [
    'an environment that is not indexed',
    /! SITE_ENV .*index nothing\n.*SITE_ENV=production/,
    async () => ({ SITE_ENV: 'prod' }),
  ],
  [
    'no webhook secret',
    /! webhook secret .*\n.*Set PRISMIC_WEBHOOK_SECRET/,
    async () => ({ PRISMIC_WEBHOOK_SECRET: undefined }),
  ],
])(
  'finds %s in the settings, and says what to do',
  async (_name, finding, mistake, fatal = false) => {
    const env = toEnvironment(await mistake())
    const secrets = {
      webhookSecret: env['PRISMIC_WEBHOOK_SECRET'] ?? null,
      boardWebhookSecret: null,
    }
    const findings = checkSettings(readBuilderConfig(env, ROOT), env, secrets)
    expectFinding(findings, finding, fatal)
  },
)

it.each<Case>([
  [
    'a site that does not answer',
    /✗ site .*\n.*correct SITE_URL/,
    async () => ({ SITE_URL: 'https://site.invalid' }),
  ],
  [
    'a site of this machine that is not running',
    /\? site .*not checked: .*does not answer\n.*npm start/,
    async () => ({ SITE_URL: 'http://localhost:1' }),
  ],
  [
    'another program at the preview address',
    /✗ preview address .*answers 200.*\n.*sidecar.*\n✗ slice simulator .*\n.*\n✗ webhook .*not this site/,
    async () => ({ SITE_URL: prismic.url }),
    isFatal,
  ],
  [
    'an address of the site that redirects',
    /✗ preview address .*301, a redirect\n.*Set SITE_URL.*\n✗ slice simulator .*301, a redirect\n.*Set SITE_URL.*\n✗ webhook .*301, a redirect\n.*Set SITE_URL/,
    async () => ({ SITE_URL: await startRedirect() }),
    isFatal,
  ],
  [
    'a release from before the page for the Page Builder',
    /✗ slice simulator .*answers 404\n.*npm run reconcile/,
    async () => ({ SITE_URL: await startSite(OF_ACME, null) }),
  ],
  [
    'a proxy that forbids frames',
    /✗ slice simulator .*may not show .*in a frame\n.*X-Frame-Options/,
    async () => ({ SITE_URL: await startSite(OF_ACME, { 'X-Frame-Options': 'DENY' }) }),
  ],
  [
    'web servers of another repository',
    /✗ slice simulator .*may not show .*\n.*PRISMIC_REPOSITORY=acme/,
    async () => {
      const policy = "frame-ancestors 'self' https://acme-test.prismic.io"
      return { SITE_URL: await startSite(OF_ACME, { 'Content-Security-Policy': policy }) }
    },
  ],
  [
    'another secret at the site',
    /✗ webhook .*refuses the secret\n.*same PRISMIC_WEBHOOK_SECRET/,
    async () => ({ PRISMIC_WEBHOOK_SECRET: 'other' }),
    isFatal,
  ],
  [
    'a site without secret',
    /✗ webhook .*has no secret/,
    async () => ({ SITE_URL: await startSite({ PRISMIC_WEBHOOK_SECRET: '' }) }),
    isFatal,
  ],
  [
    'a site of another repository',
    /✗ webhook .*another repository\n.*PRISMIC_REPOSITORY=acme/,
    async () => ({ SITE_URL: await startSite({}) }),
    isFatal,
  ],
  [
    'a status token that the site does not have',
    /✗ last webhook .*refuses the STATUS_TOKEN\n.*the same STATUS_TOKEN/,
    async () => ({ STATUS_TOKEN: 'other' }),
    isFatal,
  ],
  [
    'no webhook so far',
    /! last webhook .*\n.*Settings > Webhooks/,
    async () => ({ SITE_URL: await startSite({ PRISMIC_REPOSITORY: 'acme' }) }),
  ],
])(
  'finds %s where the site answers, and says what to do',
  async (_name, finding, mistake, fatal = false) => {
    const env = toEnvironment(await mistake())
    const secrets = {
      webhookSecret: env['PRISMIC_WEBHOOK_SECRET'] ?? null,
      statusToken: env['STATUS_TOKEN'] ?? null,
    }
    const findings = await checkSite(readBuilderConfig(env, ROOT), secrets)
    expectFinding(findings, finding, fatal)
  },
)
