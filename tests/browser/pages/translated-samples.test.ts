import { readdirSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import type { Browser, Page } from 'playwright-core'
import schema from '../../fixtures/jobposting.schema.json'
import { findSampleFolder, SAMPLE_FOLDER } from '../../../builder/shared/sample/sample-folder.js'
import { launchBrowser, openTab } from '../../helpers/browser/browser.js'
import { findViolations } from '../../helpers/browser/find-violations.js'
import { startContentService } from '../../helpers/content/content-service.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { startSite } from '../../helpers/server/start-site.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { generateInLanguage } from '../../helpers/site/generate-in-language.js'
import { findOverflow } from './layout-faults.js'

const ALL = readdirSync(path.join(PROJECT_ROOT, SAMPLE_FOLDER, 'languages'))
/** The one that runs the other way stands for all in the check. */
const LANGUAGES = IS_STRESS ? ALL : ['ar']
/** In English there are no such numbers: these jobs are translations of each other. */
const JOBS = [2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008]
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
const validate = new Ajv({ strictRequired: false }).compile(schema)
const NARROW = { width: 320, height: 640 }

/** As nothing but HTML and styles: the scripts of these tests speak English. */
async function startInLanguage(language: string) {
  const content = await startContentService({ folder: findSampleFolder(PROJECT_ROOT, language) })
  const site = await generateInLanguage(language, {
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    SITE_URL: 'https://careers.example',
    // Compressed files have tests of their own, and take as long as all else.
    PRECOMPRESS: 'false',
  })
  const server = await startSite({ siteRoot: site.siteRoot })
  const list = await site.readPublic('index.html')
  return {
    origin: server.baseUrl,
    pathOf: (job: number) => new RegExp(`href="(/[^"]+/${job})"`).exec(list)?.[1] ?? '',
    readPublic: site.readPublic,
    close: async () => {
      await server.stop()
      await Promise.all([site.remove(), content.close()])
    },
  }
}

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  ;({ page } = await openTab(browser, { viewport: NARROW, withoutWorkers: true }))
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
})
afterAll(() => browser.close())

describe.each(LANGUAGES)('the sample in %s', (language) => {
  let site: Awaited<ReturnType<typeof startInLanguage>>

  beforeAll(async () => {
    site = await startInLanguage(language)
  })
  afterAll(() => site?.close())

  it('is accessible and fits on a phone, in its language and direction', async () => {
    const addresses = ['/', site.pathOf(2001), '/saved', '/no/such/page']
    for (const address of addresses) {
      await page.goto(site.origin + address)
      const { lang, dir } = await page.evaluate(() => {
        const { lang, dir } = document.documentElement
        return { lang, dir }
      })
      expect([lang.toLowerCase(), dir]).toEqual([language, language === 'ar' ? 'rtl' : ''])
      expect([address, await findOverflow(page)]).toEqual([address, []])
      expect([address, await findViolations(page)]).toEqual([address, []])
    }
  })

  it('advertises each job validly, with the same types as in English', async () => {
    const types = await Promise.all(
      JOBS.map(async (job) => {
        const html = await site.readPublic(`${site.pathOf(job).slice(1)}/index.html`)
        const [, json = '{}'] =
          /<script type="application\/ld\+json">(\{.*?"JobPosting".*?)<\/script>/.exec(html) ?? []
        const posting = JSON.parse(json) as { employmentType?: string | string[] }
        validate(posting)
        expect(validate.errors).toBeNull()
        return [posting.employmentType ?? []].flat()
      }),
    )
    expect(types).toEqual(EMPLOYMENT_TYPES)
  })
})
