import {
  startContentService,
  type FaultRule,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import {
  createTestSite,
  openTestSite,
  UNCOMPRESSED,
  type TestSite,
} from '../../helpers/site/create-test-site.js'
import { madeJobs, madePage, madeRepository } from '../../helpers/content/made-documents.js'
import { runBuilder } from '../../helpers/site/run-builder.js'

/** In MB. An ordinary build of these few pages takes 120. */
const MOST_MEMORY = 700

const hero = {
  url: '{{images}}/hero.svg',
  alt: 'A picture',
  copyright: null,
  dimensions: { width: 1920, height: 1080 },
}
const documents = madeRepository(madeJobs(3), madePage('life', { hero } as never))

let content: TestContentService
let site: TestSite

beforeAll(async () => {
  content = await startContentService({ documents })
  site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint, ...UNCOMPRESSED })
  await site.generate()
})
afterAll(async () => {
  await site.remove()
  await content.close()
})
afterEach(() => content.setFault())

const REMEDY =
  ' Shorten what is too long, or check that PRISMIC_API_ENDPOINT names the right repository.'
const TOO_MANY = `The content service names more than 1000 pages of documents.${REMEDY}`
const INVALID =
  'An invalid API response was returned (status 200). Check that PRISMIC_API_ENDPOINT names a repository.'
const members = (given: object): FaultRule => ({
  fault: { kind: 'members', members: given as Record<string, unknown> },
})

type Service = [what: string, rule: FaultRule, line: string | RegExp]

const wrong: Service[] = [
  [
    'whose list of refs never ends',
    { path: '/api/v2', fault: { kind: 'endless' } },
    `The content service sends more than 32 MB in one answer.${REMEDY}`,
  ],
  ['on which every page names another', { fault: { kind: 'endless-pages' } }, TOO_MANY],
  ['that announces a milliard of pages', members({ total_pages: 1e9 }), TOO_MANY],
  ['that announces minus three pages', members({ total_pages: -3 }), INVALID],
  ['that announces pages in words', members({ total_pages: 'many' }), INVALID],
  ['that announces half a document', members({ total_results_size: 0.5 }), INVALID],
  ['that sends a list of nothing', members({ results: [null] }), INVALID],
  [
    'on which a page without new documents names another',
    members({ results: madeJobs(1), next_page: 'more', total_pages: 1 }),
    /^The content service announced \d+ documents and sent \d+: nothing is published/,
  ],
]

/** One line, which begins with the service's address. */
function expectLine(said: string, line: string | RegExp): void {
  const start = `${content.apiEndpoint}: `
  expect(said.split('\n')).toHaveLength(1)
  expect(said.slice(0, start.length)).toBe(start)
  const rest = said.slice(start.length)
  if (typeof line === 'string') expect(rest).toBe(line)
  else expect(rest).toMatch(line)
}

it('a content service whose answer never ends stops the build with one line and within the memory', async () => {
  const previous = await site.current()
  content.setFault({ fault: { kind: 'endless' } })
  const { code, errors, peak } = await runBuilder('generate', {
    SITE_ROOT: site.siteRoot,
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
  })
  expectLine(
    errors.trim(),
    /^The content service sends more than 32 MB in one answer, most of it for \w+( "\w+")? \([\w-]+\)\. Shorten/,
  )
  expect(code).toBe(1)
  expect(peak).toBeGreaterThan(10)
  expect(peak).toBeLessThan(MOST_MEMORY)
  expect(await site.current()).toBe(previous)
})

it.each(wrong)('a content service %s stops the build with one line', async (_, rule, line) => {
  const previous = await site.current()
  content.setFault(rule)
  const said = await site.generate().then(
    () => 'It was built.',
    ({ message }: Error) => message,
  )
  expectLine(said, line)
  expect(await site.current()).toBe(previous)
})

it('an image service whose answers never end costs placeholders and no release', async () => {
  content.setFault({ path: '/images/hero.svg', fault: { kind: 'endless' } })
  const fresh = await createTestSite({
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    ...UNCOMPRESSED,
  })
  try {
    expect((await fresh.generate()).warnings).toContainEqual(
      expect.stringContaining(
        '1 of 1 images have no placeholder: the image service sends more than 0.25 MB in one answer.',
      ),
    )
  } finally {
    await fresh.remove()
  }
})

it('models that never end stop the build with one line that names the service', async () => {
  const fault = { kind: 'endless' } as const
  content.setFault({ path: '/customtypes', fault }, { path: '/slices', fault })
  const { generate } = openTestSite(site.siteRoot, {
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    PRISMIC_CUSTOM_TYPES_ENDPOINT: content.url,
    PRISMIC_CUSTOM_TYPES_TOKEN: 'token',
  })
  await expect(generate()).rejects.toThrow(
    /^The models cannot be read from \S+: The content service sends more than 10 MB in one answer\. Check PRISMIC_CUSTOM_TYPES_TOKEN, or unset it to use the models of the code\.$/,
  )
})
