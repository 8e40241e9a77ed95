import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import {
  createTestSite,
  openTestSite,
  UNCOMPRESSED,
  type TestSite,
} from '../../helpers/site/create-test-site.js'
import { runBuilder } from '../../helpers/site/run-builder.js'
import {
  linkTo,
  madeJob,
  madePage,
  madeRepository,
  paragraph,
} from '../../helpers/content/made-documents.js'

import { slice } from '../../helpers/world/made-world.js'

let content: TestContentService
let site: TestSite

beforeAll(async () => {
  content = await startContentService({ documents: madeRepository([madeJob('1')]) })
  site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint, ...UNCOMPRESSED })
  await site.generate()
})

afterAll(async () => {
  await site.remove()
  await content.close()
})

/** The error of a build of other content; the release that is live stays. */
async function failToBuild(apiEndpoint = content.apiEndpoint): Promise<string> {
  const previous = await site.current()
  const { generate } = openTestSite(site.siteRoot, { PRISMIC_API_ENDPOINT: apiEndpoint })
  const message = await generate().then(
    () => 'It was built.',
    (error: Error) => error.message,
  )
  expect(await site.current()).toBe(previous)
  return message
}

const broken: [string, CareersDocument[], RegExp][] = [
  [
    'a missing settings document',
    madeRepository([madeJob('1')]).slice(1),
    /^site_settings .*is missing/,
  ],
  [
    'a second job with the same id',
    madeRepository([madeJob('7'), { ...madeJob('7'), id: 'job-other' }]),
    /^job "7" \(job-other\), field "uid": the job id 7 is also that of job-7/,
  ],
  [
    'a job without a title',
    madeRepository([madeJob('8', { title: null })]),
    /^job "8" \(job-8\), field "title": the job has no title\./,
  ],
  [
    'a job without a location',
    madeRepository([madeJob('9', { locations: [] })]),
    /^job "9" \(job-9\), field "locations": the job has no location\./,
  ],
  [
    'a link to a missing document',
    madeRepository([madeJob('10', { department: linkTo('department', 'gone') })]),
    /^job "10" \(job-10\), field "department": links to document "department-gone"/,
  ],
  [
    'a page with a reserved uid',
    madeRepository([madeJob('1')], madePage('healthz')),
    /^page "healthz" \(page-healthz\), field "uid": the path \/healthz is reserved.* Choose another UID, for example "healthz-page"\./,
  ],
  [
    'a page uid of 1,000 characters',
    madeRepository([madeJob('1')], {
      ...madePage('u'.repeat(1000)),
      id: 'long',
    } as CareersDocument),
    /^page "u{80}…" \(long\), field "uid": its path has 1001 characters, 1000 of them in one part\. Use at most 200 in a part and 230 in all\.$/m,
  ],
  [
    'a job with a text of 20 MB',
    madeRepository([madeJob('1'), madeJob('2', { about: paragraph('x'.repeat(20_000_000)) })]),
    /^job "2" \(job-2\), field "about": the document has 20\.0 million characters, 20\.0 million of them here\. Shorten it to less than a million\.$/m,
  ],
  ...['9999-99-99', '2026-02-30', 'garbage'].map((day): [string, CareersDocument[], RegExp] => [
    `a job that closes on ${day}`,
    madeRepository([madeJob('2', { closes_on: day as never })]),
    new RegExp(
      `^job "2" \\(job-2\\), field "closes_on": "${day}" is no day of the calendar\\. Choose`,
    ),
  ]),
  [
    'a job that opens at no date and time',
    madeRepository([madeJob('2', { opens_at: 'soon' as never })]),
    /^job "2" \(job-2\), field "opens_at": "soon" is no date and time\. Choose it again\.$/m,
  ],
]

it.each(broken)(
  '%s stops the build with one error line and leaves the current release live',
  async (_, documents, message) => {
    const other = await startContentService({ documents })
    const error = await failToBuild(other.apiEndpoint).finally(other.close)
    expect(error).toMatch(message)
    expect(error.split('\n')).toHaveLength(1)
  },
)

it('the command ends with the error as its one line, and tells the warnings too, so that one round mends both', async () => {
  const previous = await site.current()
  const page = madePage('life', { slices: [slice('faq', {})] })
  const documents = madeRepository([madeJob('8', { title: null })], page)
  const other = await startContentService({ documents })
  const env = { SITE_ROOT: site.siteRoot, PRISMIC_API_ENDPOINT: other.apiEndpoint }
  const { code, errors, output } = await runBuilder('generate', env).finally(other.close)
  expect(errors).toMatch(/^job "8" \(job-8\), field "title": the job has no title\.[^\n]*\n$/)
  expect(output).toContain('page "life" (page-life), field "slices.0": the slice "faq" has nothing')
  expect(code).toBe(1)
  expect(await site.current()).toBe(previous)
})

it('a rich text that is nested 30,000 levels deep stops the build with one error line', async () => {
  const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  const fault = { kind: 'replaced', text: '"What role 1 is about."', by: nested } as const
  content.setFault({ fault })
  expect(await failToBuild()).toBe(
    'job "1" (job-1), field "about": it is nested more than 100 levels deep. Write the field again in the editor.',
  )
  content.setFault()
})

it('the error of an unreachable content service names its address and its variable', async () => {
  const gone = await startContentService({ documents: [] })
  await gone.close()
  expect(await failToBuild(gone.apiEndpoint)).toMatch(
    new RegExp(`^${gone.url}[^\\n]*PRISMIC_API_ENDPOINT[^\\n]*$`),
  )
})

it.each([
  ['PRISMIC_API_ENDPOINT', 'not-an-address'],
  ['SITE_URL', 'localhost'],
  ['PREVIEW_PROMPT_FOR_ACCESS_TOKEN', 'maybe'],
  ['PRISMIC_ACCESS_TOKEN_FILE', '/nowhere/token'],
])('a wrong %s is refused in one line that names the variable', (name, value) => {
  expect(() => openTestSite(site.siteRoot, { [name]: value })).toThrow(
    new RegExp(`^${name}[^\\n]*$`),
  )
})
