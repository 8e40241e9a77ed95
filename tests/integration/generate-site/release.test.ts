import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import Ajv from 'ajv'
import { readBundleManifest } from '../../../builder/bundle/bundle-manifest.js'
import type { AppData } from '../../../client/shared/page-data/app-data.js'
import type { PageData } from '../../../client/shared/page-data/page-data.js'
import { pageDataUrl } from '../../../client/shared/addresses/page-paths.js'
import pageDataSchema from '../../fixtures/page-data.schema.json'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { createTestSite, PROJECT_ROOT, type TestSite } from '../../helpers/site/create-test-site.js'
import { listFiles } from '../../helpers/site/list-files.js'
import { NO_PAGES } from '../../helpers/site/sample-site.js'

let content: TestContentService
let site: TestSite

beforeAll(async () => {
  content = await startContentService()
  site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint })
  await site.generate()
})

afterAll(async () => {
  await site.remove()
  await content.close()
})

const publicFiles = () => listFiles(path.join(site.siteRoot, 'current/public'))
const contentFiles = () => publicFiles().filter((name) => name !== 'version.json')
const readPageData = async (name: string) =>
  JSON.parse(await site.readPublic(`page-data/${name}/page-data.json`)) as PageData
const publicFile = (name: string) => path.join(site.siteRoot, 'current/public', name)

describe('a release of the sample content', () => {
  it('the release contains 43 open jobs, each with its page, page data and old link', async () => {
    const manifest = JSON.parse(await site.read('release.json'))
    expect(manifest).toMatchObject({ id: await site.current(), jobs: 43, warnings: [] })
    expect(manifest.contentRef).toBe(content.repository.getMaster().ref)

    const rows = (await site.read('redirects.map')).trim().split('\n')
    const jobs = rows.map((row) => /^([0-9]+) (\/[a-z0-9-]+\/([0-9]+));$/.exec(row))
    const open = jobs.filter((job) => job?.[1] === job?.[3]).map((job) => job?.[2] ?? '')
    expect(open).toHaveLength(43)
    const files = new Set(publicFiles())
    for (const job of open) {
      expect(files).toContain(`${job.slice(1)}/index.html`)
      expect(files).toContain(`page-data${job}/page-data.json`)
    }
    // Former ids of a job have further ones.
    expect(new Set(jobs.map((job) => job?.[2]))).toEqual(new Set(open))
    for (const job of jobs) {
      const [, id, toPath] = job ?? []
      const forBrowsers = { isPermanent: true, ignoreCase: true, redirectInBrowser: true }
      expect((await readPageData(`job_ghid/${id}`)).result.data).toEqual({
        redirect: { fromPath: `/job_ghid/${id}`, toPath, ...forBrowsers },
      })
    }
  })

  it('the release contains the titles that the specification gives as examples', async () => {
    const files = publicFiles()
    for (const slug of [
      'business-analyst',
      'product-manager-billing',
      'senior-software-engineer',
      'ux-designer',
      'qa-engineer',
      'delivery-manager',
      'platform-engineer',
    ]) {
      expect(files.filter((name) => name.startsWith(`${slug}/`))).not.toEqual([])
    }
  })

  it('all page data follows the schema, and every static query has its data', async () => {
    const validate = new Ajv({ allowUnionTypes: true }).compile(pageDataSchema)
    const { buildHash } = JSON.parse(await site.read('release.json'))
    const names = publicFiles().filter((name) => name.endsWith('/page-data.json'))
    expect(names.length).toBeGreaterThan(100)
    const queries = new Set<string>()
    for (const name of names) {
      const page = JSON.parse(await site.readPublic(name)) as PageData
      validate(page)
      expect([name, validate.errors]).toEqual([name, null])
      expect([pageDataUrl(page.path), page.webpackCompilationHash]).toEqual([`/${name}`, buildHash])
      for (const hash of page.staticQueryHashes) queries.add(`page-data/sq/d/${hash}.json`)
    }
    expect(queries.size).toBeGreaterThan(1)
    for (const name of queries) {
      expect(JSON.parse(await site.readPublic(name))).toEqual({ data: expect.anything() })
    }
  })

  it.each([
    ['index.html', 'index', 'index-page', ''],
    ['qa-engineer/1001/index.html', 'qa-engineer/1001', 'job-page', 'QA Engineer'],
    ['departments/engineering/index.html', 'departments/engineering', 'landing-page', ''],
    ['how-we-hire/index.html', 'how-we-hire', 'generic-page', 'How we hire'],
    ['preview/index.html', 'preview', 'preview-page', 'Preview'],
    ['offline-app-shell/index.html', 'offline-app-shell', 'offline-shell-page', 'You are offline'],
    ['404.html', '404.html', 'not-found-page', 'Page not found'],
    ['job_ghid/404.html', 'job_ghid', 'job-redirect-page', 'This role is no longer open'],
  ])('%s shows the data in page-data/%s by the template %s', async (file, name, template, h1) => {
    const page = await readPageData(name)
    expect(page.componentChunkName).toBe(`component---${template}`)
    expect(page.matchPath).toBe(name === 'job_ghid' ? '/job_ghid/:job_id' : undefined)
    const html = await site.readPublic(file)
    expect(html).toContain(`data-page-path="${page.path}"`)
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toContain(h1)
  })

  it('app data contains the hash of the code and the repository that a preview reads', async () => {
    const appData = JSON.parse(await site.readPublic('page-data/app-data.json')) as AppData
    const { buildHash } = JSON.parse(await site.read('release.json'))
    expect(appData.webpackCompilationHash).toBe(buildHash)
    expect(appData.release).toMatch(/^[0-9a-f]{16}$/)
    expect(appData.preview).toMatchObject({
      repositoryName: 'careers-sample',
      apiEndpoint: content.apiEndpoint,
    })
  })

  it('every page is rendered from its data, with one inline script, which the policy names', async () => {
    const { starter } = await readBundleManifest({
      projectRoot: PROJECT_ROOT,
      reloadsOnChange: false,
      lang: 'en-gb',
      languages: [],
    })
    const pages = publicFiles().filter((file) => file.endsWith('.html') && !NO_PAGES.includes(file))
    expect(pages.length).toBeGreaterThan(100)
    for (const name of pages) {
      const html = await site.readPublic(name)
      expect(html).toMatch(/<h1[ >]/)
      expect(html.match(/<script(?! type=)[^>]*>[^]*?<\/script>/g)).toEqual([
        expect.stringContaining(`>${starter}</script>`),
      ])
      expect(html).not.toMatch(/ style="|<style>| on[a-z]+="|\[object Object\]|>undefined</)
    }
  })
})

describe('a second release of the same content and code', () => {
  it('every file but version.json has the same bytes and the same modification time', async () => {
    const before = await Promise.all(contentFiles().map(fingerprint))
    const first = await site.current()
    await site.generate()
    expect(await site.current()).not.toBe(first)
    expect(await Promise.all(contentFiles().map(fingerprint))).toEqual(before)
  })
})

describe('a later release of the same content and code in another folder', () => {
  it('every file is identical except those that contain the time of the build, or its hash', async () => {
    const elsewhere = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint })
    await elsewhere.generate(new Date(Date.now() + 60_000))
    const [here, there] = [await digestFiles(site), await digestFiles(elsewhere)]
    await elsewhere.remove()
    expect([...here.keys()].sort()).toEqual([...there.keys()].sort())
    const differing = [...here.keys()].filter((name) => here.get(name) !== there.get(name))
    expect(differing.filter((name) => !/^public\/.*\.(?:br|gz)$/.test(name))).toEqual([
      ...['files.json.gz', 'public/version.json', 'release.json'],
    ])
  })
})

describe('a release of changed content', () => {
  it('only changed files get a new time, and no chunk and no build hash changes', async () => {
    const before = new Map(await Promise.all(publicFiles().map(fingerprint)))
    const { buildHash } = JSON.parse(await site.read('release.json'))
    content.repository.publish('benefits-rewrite')
    await site.generate()

    expect(JSON.parse(await site.read('release.json')).buildHash).toBe(buildHash)
    const after = new Map(await Promise.all(publicFiles().map(fingerprint)))
    const changed = [...after].filter(([name, print]) => before.get(name) !== print)
    expect(changed.map(([name]) => name.replace(/\.(br|gz)$/, ''))).toEqual(
      expect.arrayContaining(['benefits/index.html', 'page-data/benefits/page-data.json']),
    )
    expect(changed.filter(([name]) => name.startsWith('assets/'))).toEqual([])
    expect(changed.filter(([name]) => /^[a-z-]+\/10\d\d\//.test(name))).toEqual([])
    for (const [name, print] of changed) {
      const previous = before.get(name)
      if (previous !== undefined) expect(timeOf(print)).toBeGreaterThan(timeOf(previous))
    }
  })
})

/** Of all files of the current release, those that are not served included. */
async function digestFiles({ siteRoot }: TestSite): Promise<Map<string, string>> {
  const folder = path.join(siteRoot, 'current')
  const names = listFiles(`${folder}/`)
  const digests = names.map(async (name) => {
    const bytes = await readFile(path.join(folder, name))
    return [name, createHash('sha256').update(bytes).digest('hex')] as const
  })
  return new Map(await Promise.all(digests))
}

/** Name, and size with modification time in whole seconds: what a server makes an ETag of. */
async function fingerprint(name: string): Promise<[string, string]> {
  const { size, mtimeMs } = await stat(publicFile(name))
  return [name, `${size} ${Math.floor(mtimeMs / 1000)}`]
}

function timeOf(print: string): number {
  return Number(print.split(' ')[1])
}
