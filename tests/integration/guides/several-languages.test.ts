import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madePage } from '../../helpers/content/made-documents.js'
import { madeListing, madeWholeJob } from '../../helpers/content/made-listing.js'
import { inLanguage } from '../../helpers/content/made-languages.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { prepareBuilders } from '../../helpers/site/generate-in-language.js'
import { listFiles } from '../../helpers/site/list-files.js'

/* The guide's way from one language to two, and back, with what it says of addresses. */

const GUIDE = readFileSync(path.join(PROJECT_ROOT, '.github/guides/several-languages.md'), 'utf8')
const readSetting = (pattern: RegExp) => {
  const [, name = '', value = ''] = pattern.exec(GUIDE) ?? []
  return { [name]: value }
}
const ONE = readSetting(/`(CONTENT_LANG)=([a-z-]+)`/)
const SEVERAL = readSetting(/`(CONTENT_LANGS)=([a-z,-]+)`/)

let content: TestContentService
let builders: Awaited<ReturnType<typeof prepareBuilders>>
/** Text of each file that the site serves, by name, after each step. */
const steps: Map<string, string>[] = []

beforeAll(async () => {
  const home = madePage('home')
  const [jobs, german] = [
    ['1001', '1002'].map((id) => madeWholeJob(id)),
    // More than half of all jobs go with a language; the checks must not take that for a mistake.
    ['1001', ...Array.from({ length: 20 }, (_, index) => `${2001 + index}`)].map((id) =>
      madeWholeJob(id),
    ),
  ]
  const documents = [
    ...madeListing(jobs, home),
    ...madeListing(german, home).map((document) => inLanguage('de-de', document)),
  ]
  content = await startContentService({ name: 'acme', documents })
  builders = await prepareBuilders(['en-gb', 'en-gb+de-de/en-gb', 'en-gb+de-de/de-de'])
  const env = {
    PRISMIC_REPOSITORY: 'acme',
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    PRECOMPRESS: 'false',
  }
  for (const setting of [ONE, SEVERAL, ONE]) {
    await builders.generate('en-gb', { ...env, ...setting })
    steps.push(readServed(path.join(builders.siteRoot, 'current')))
  }
})
afterAll(async () => {
  await content?.close()
  await builders?.remove()
})

function readServed(folder: string) {
  const names = [
    'redirects.map',
    'paths.map',
    ...listFiles(path.join(folder, 'public')).map((name) => `public/${name}`),
  ]
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]))
}

it('no address of the first language changes, and the others are below their prefix', () => {
  const [one, several] = steps as [Map<string, string>, Map<string, string>]
  // Share cards are named by what they show.
  const isAddress = (name: string) => !name.startsWith('public/assets/')
  expect([...one.keys()].filter((name) => isAddress(name) && !several.has(name))).toEqual([])
  const added = [...several.keys()].filter((name) => isAddress(name) && !one.has(name))
  expect(added).toContain('public/de/index.html')
  expect(added.filter((name) => !name.startsWith('public/de/'))).toEqual([])
  const rows = several.get('redirects.map') ?? ''
  expect(rows).toContain(one.get('redirects.map'))
  expect(rows).toMatch(/^\/de\/2001 \/de\/role-2001\/2001;$/m)
})

it('back to one language the site is as it was, and jobs that only the other had are closed', () => {
  const [one, , back] = steps as [Map<string, string>, unknown, Map<string, string>]
  const differing = [...one.keys()].filter((name) => back.get(name) !== one.get(name))
  expect(differing.filter((name) => !NAMES_RELEASE.test(name))).toEqual([])
  const added = [...back.keys()].filter((name) => !one.has(name))
  expect(added).toContain('public/closed/2001.html')
  expect(added.filter((name) => !/^public\/(closed|page-data\/de)\//.test(name))).toEqual([])
})

const NAMES_RELEASE = /^public\/(version|page-data\/app-data)\.json$/
