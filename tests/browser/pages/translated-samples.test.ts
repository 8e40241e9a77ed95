import { readdirSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import type { Browser } from 'playwright-core'
import { findSampleFolder, SAMPLE_FOLDER } from '../../../builder/shared/sample-folder.js'
import { loadRepository } from '../../../server/content-service/repository/load-repository.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import schema from '../../fixtures/jobposting.schema.json'
import { launchBrowser, openTab } from '../../helpers/browser/browser.js'
import { findViolations } from '../../helpers/browser/find-violations.js'
import { startSite } from '../../helpers/server/start-site.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { generateInLanguage } from '../../helpers/site/generate-in-language.js'
import { findOverflow } from './layout-faults.js'

const LANGUAGES = readdirSync(path.join(PROJECT_ROOT, SAMPLE_FOLDER, 'languages'))
const JOBS = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008]
/** Of these jobs, whatever they are called. */
const EMPLOYMENT_TYPES = [
  ['FULL_TIME'],
  ['FULL_TIME'],
  ['PART_TIME'],
  ['INTERN'],
  ['FULL_TIME', 'TEMPORARY'],
  ['CONTRACTOR'],
  ['PER_DIEM'],
  ['FULL_TIME', 'PART_TIME'],
]
const PAGES = [
  'index.html',
  '{job}/index.html',
  '404.html',
  'saved/index.html',
  'offline-app-shell/index.html',
]

const validate = new Ajv({ strictRequired: false }).compile(schema)
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each(LANGUAGES)('the sample in %s', (language) => {
  const folder = findSampleFolder(PROJECT_ROOT, language)
  let content: TestContentService
  let site: Awaited<ReturnType<typeof generateInLanguage>>
  let written: string

  beforeAll(async () => {
    const today = new Date().toISOString().slice(0, 10)
    written = JSON.stringify((await loadRepository(folder, { today })).documents)
    content = await startContentService({ folder })
    site = await generateInLanguage(language, {
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
      SITE_URL: 'https://careers.example',
    })
  })
  afterAll(async () => {
    await site?.remove()
    await content?.close()
  })

  const findPath = async (job: number) => {
    const list = await site.readPublic('index.html')
    return new RegExp(`href="/([^"]+/${job})"`).exec(list)?.[1] ?? ''
  }

  it.each(PAGES)('%s has none of the English words of the interface', async (name) => {
    const html = await site.readPublic(name.replace('{job}', await findPath(1001)))
    const [spoken = '', country] = language.split('-')
    const tag = country === undefined ? spoken : `${spoken}-${country.toUpperCase()}`
    const direction = language === 'ar' ? ' dir="rtl"' : ''
    expect(html.split('\n')[1]).toBe(`<html lang="${tag}"${direction}>`)
    const words = listEnglishWords(language).filter((word) => !written.includes(word))
    if (spoken !== 'en') expect(words.length).toBeGreaterThan(60)
    expect(words.filter((word) => hasWord(html, word))).toEqual([])
  })

  it('advertises each job validly, with the same types as in English', async () => {
    const types = await Promise.all(
      JOBS.map(async (job) => {
        const html = await site.readPublic(`${await findPath(job)}/index.html`)
        const [, json = '{}'] =
          /<script type="application\/ld\+json">(\{.*?"JobPosting".*?)<\/script>/.exec(html) ?? []
        const posting = JSON.parse(json) as { employmentType?: string | string[] }
        validate(posting)
        expect([job, validate.errors]).toEqual([job, null])
        return [posting.employmentType ?? []].flat()
      }),
    )
    expect(types).toEqual(EMPLOYMENT_TYPES)
  })

  it('has no axe violation and fits the narrowest screen', async () => {
    const { siteRoot } = site
    const server = await startSite({ siteRoot })
    const { page, close } = await openTab(browser, { viewport: { width: 320, height: 640 } })
    // They are those of the bundle, in English.
    await page.route('**/*.js', (route) => route.abort())
    for (const name of ['', await findPath(1008), 'saved']) {
      await page.goto(`${server.baseUrl}/${name}`)
      expect([name, await findViolations(page)]).toEqual([name, []])
      expect([name, await findOverflow(page)]).toEqual([name, []])
    }
    await close()
    await server.stop()
  })
})

/** Not as a part of another, as of the code BreadcrumbList. */
function hasWord(html: string, word: string): boolean {
  const parts = html.split(word)
  return parts.slice(1).some((rest, at) => !/^\w/.test(rest) && !/\w$/.test(parts[at] ?? ''))
}

/** Texts of the interface that are others in the language, and long enough not to be within other words. */
function listEnglishWords(language: string): string[] {
  const folder = path.join(PROJECT_ROOT, 'client/words')
  const rooms = readdirSync(path.join(folder, 'en-gb')).filter((name) => name.endsWith('.ts'))
  return rooms.flatMap((room) => {
    const [own, translated] = ['en-gb', language].map((each) =>
      jest.requireActual<Record<string, unknown>>(path.join(folder, each, room)),
    )
    return Object.entries(own ?? {}).flatMap(([name, word]) =>
      typeof word === 'string' && word.length > 8 && word !== translated?.[name] ? [word] : [],
    )
  })
}
