import { existsSync } from 'node:fs'
import { readFile, realpath, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBuildMemory } from '../../../builder/generate/build-memory.js'
import * as drawing from '../../../builder/emit/cards/draw-card.js'
import { generateSite } from '../../../builder/generate/generate-site.js'
import { createProgress } from '../../../builder/lib/progress.js'
import { readFileList } from '../../../builder/release/store/file-list.js'
import { findIntactFiles } from '../../../builder/release/store/find-intact-files.js'
import type { StoredFile } from '../../../builder/release/store/stored-file.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import {
  createTestSite,
  PROJECT_ROOT,
  UNCOMPRESSED,
  type TestSite,
} from '../../helpers/site/create-test-site.js'
import { madeListing, madeWholeJob, NOW, SITE_URL } from '../../helpers/content/made-listing.js'
import { readHtml } from '../../helpers/site/read-html.js'

let content: TestContentService
let site: TestSite

// One change after another, as on a site: each is built on what the former one left.
beforeAll(async () => {
  const jobs = Array.from({ length: 9 }, (_, index) => madeWholeJob(String(index + 1)))
  content = await startContentService({ documents: madeListing(jobs) })
  site = await createSite()
  await site.generate(NOW)
})
afterAll(async () => {
  await site.remove()
  await content.close()
})

const createSite = (env: Record<string, string> = UNCOMPRESSED) =>
  createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint, SITE_URL, ...env })

describe('a page whose file was damaged', () => {
  const file = 'role-5/5/index.html'
  const damage = async (change: (html: string) => string) => {
    await writeFile(
      path.join(site.siteRoot, 'current/public', file),
      change(await site.readPublic(file)),
    )
  }

  it('is rendered again by the next build if its length is wrong', async () => {
    await damage((html) => html.slice(0, 100))
    content.repository.publishDocuments([madeWholeJob('9', { summary: 'Changed' })])
    await site.generate(NOW)
    expect(await site.readPublic(file)).toMatch(/<\/html>/)
    expect(await site.readPublic('role-9/9/index.html')).toContain('Changed')
  })

  it('is rendered again by a whole build if only its text is wrong', async () => {
    await damage((html) => html.replace('</html>', '</hxml>'))
    content.repository.publishDocuments([madeWholeJob('9', { summary: 'Changed again' })])
    await site.generate(NOW)
    expect(await site.readPublic(file)).toContain('</hxml>')

    const progress = createProgress({ write: () => {} }, () => 0)
    await generateSite(site.config, progress, () => NOW, { isWhole: true })
    expect(await site.readPublic(file)).toContain('</html>')
  })
})

it('a builder that watches makes again what is gone or cut with the next publication', async () => {
  const progress = createProgress({ write: () => {} }, () => 0)
  const memory = createBuildMemory()
  const publish = async (summary: string) => {
    content.repository.publishDocuments([madeWholeJob('9', { summary })])
    await generateSite(site.config, progress, () => NOW, { memory })
    await memory.cleaning
  }
  await publish('One')
  await writeFile(path.join(site.siteRoot, 'current/public/role-6/6/index.html'), 'cut')
  const gone = await realpath(path.join(site.siteRoot, 'current/public/role-8/8'))
  await rm(gone, { recursive: true })
  await publish('Two')
  expect(await site.readPublic('role-9/9/index.html')).toContain('Two')
  expect(await site.readPublic('role-8/8/index.html')).toMatch(/<\/html>/)
  expect(await site.readPublic('role-6/6/index.html')).toMatch(/<\/html>/)
})

it('another thread finds all files of a release intact but one that is cut', async () => {
  const compressed = await createSite({})
  await compressed.generate(NOW)
  const { siteRoot } = compressed
  const list = await readFileList(path.join(siteRoot, 'current'))
  const files = list?.files ?? new Map<string, StoredFile>()
  const findOthers = async (projectRoot: string) => {
    const intact = await findIntactFiles(projectRoot, siteRoot, files)
    return [...files.keys()].filter((name) => !intact.has(files.get(name) as StoredFile))
  }
  expect(await findOthers(PROJECT_ROOT)).toEqual([])
  const form = path.join(siteRoot, 'current/public/role-6/6/index.html.gz')
  await writeFile(form, (await readFile(form)).subarray(1))
  expect(await findOthers(PROJECT_ROOT)).toEqual(['role-6/6/index.html'])
  // Without such a thread, each file is looked at when it is needed.
  expect(await findOthers(path.join(PROJECT_ROOT, 'missing'))).toHaveLength(files.size)
  await compressed.remove()
})

it('a builder that watches keeps what its whole build has made', async () => {
  const progress = createProgress({ write: () => {} }, () => 0)
  const memory = createBuildMemory()
  const build = async (isWhole: boolean) => {
    await generateSite(site.config, progress, () => NOW, { memory, isWhole })
    await memory.cleaning
    return memory.latest?.files.files ?? new Map<string, StoredFile>()
  }
  const made = await build(true)
  const next = [...(await build(false))].filter(([, { cacheKey }]) => cacheKey !== undefined)
  expect(next.length).toBeGreaterThan(50)
  expect(next.filter(([name, file]) => made.get(name) !== file)).toEqual([])
})

describe('the share card of a job', () => {
  const cardOf = async (page: string) => {
    const { meta } = readHtml(await site.readPublic(page))
    return meta.get('og:image') ?? ''
  }
  const fileOf = (card: string) =>
    path.join(site.siteRoot, 'current/public', new URL(card).pathname)

  it('is drawn only when what it shows changes, and then has a new address', async () => {
    const load = jest.spyOn(drawing, 'loadCardDrawer')
    const former = await cardOf('role-6/6/index.html')
    content.repository.publishDocuments([madeWholeJob('6', { summary: 'Changed' })])
    await site.generate(NOW)
    expect(await site.readPublic('role-6/6/index.html')).toContain('Changed')
    expect(await cardOf('role-6/6/index.html')).toBe(former)
    expect(load).not.toHaveBeenCalled()

    content.repository.publishDocuments([madeWholeJob('6', { title: 'Lock keeper' })])
    await site.generate(NOW)
    const card = await cardOf('lock-keeper/6/index.html')
    expect(load).toHaveBeenCalledTimes(1)
    expect(card).not.toBe(former)
    expect([card, former].map((each) => existsSync(fileOf(each)))).toEqual([true, false])
  })

  it('is drawn again by a whole build if it was damaged', async () => {
    const file = fileOf(await cardOf('role-7/7/index.html'))
    const drawn = await readFile(file, 'latin1')
    await writeFile(file, drawn.replace('PLTE', 'XXXX'), 'latin1')
    const progress = createProgress({ write: () => {} }, () => 0)
    await generateSite(site.config, progress, () => NOW, { isWhole: true })
    expect(await readFile(file, 'latin1')).toBe(drawn)
  })

  it("is the site's where no font has a letter, with a warning that names the script", async () => {
    content.repository.publishDocuments([madeWholeJob('8', { title: 'ก Hydrologist' })])
    await site.generate(NOW)
    expect(await cardOf('hydrologist/8/index.html')).toBe('')
    expect(site.output()).toMatch(/1 share card could not be drawn, as no font has .*Thai/)
  })
})
