import { spawn } from 'node:child_process'
import path from 'node:path'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { createTestSite, PROJECT_ROOT, type TestSite } from '../../helpers/site/create-test-site.js'
import { linkTo, madeJob, madePage, madeRepository } from '../../helpers/content/made-documents.js'

let content: TestContentService
let site: TestSite

beforeAll(async () => {
  content = await startContentService({ documents: madeRepository([madeJob('1')]) })
  site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint })
  await site.generate()
})

afterAll(async () => {
  await site.remove()
  await content.close()
})

/** The builder as ops run it: a process with an exit code and what it wrote to standard error. */
function runGenerate(env: Record<string, string>): Promise<{ code: number; errors: string }> {
  const cli = path.join(PROJECT_ROOT, 'dist/builder/cli.js')
  const child = spawn(process.execPath, [cli, 'generate'], {
    env: {
      PATH: process.env['PATH'] ?? '',
      SITE_ROOT: site.siteRoot,
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
      ...env,
    },
  })
  return new Promise((resolve, reject) => {
    let errors = ''
    child.stderr.on('data', (chunk) => (errors += String(chunk)))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? -1, errors }))
  })
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
]

it.each(broken)(
  '%s stops the build with one error line and leaves the current release live',
  async (_, documents, message) => {
    const previous = await site.current()
    const other = await startContentService({ documents })
    try {
      const { code, errors } = await runGenerate({ PRISMIC_API_ENDPOINT: other.apiEndpoint })
      expect(errors).toMatch(message)
      expect(errors.trim().split('\n')).toHaveLength(1)
      expect(code).not.toBe(0)
      expect(await site.current()).toBe(previous)
    } finally {
      await other.close()
    }
  },
)

it('the error of an unreachable content service names its address and its variable', async () => {
  const previous = await site.current()
  const gone = await startContentService({ documents: [] })
  await gone.close()
  const { code, errors } = await runGenerate({ PRISMIC_API_ENDPOINT: gone.apiEndpoint })
  expect(errors).toContain(gone.url)
  expect(errors).toContain('PRISMIC_API_ENDPOINT')
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(code).not.toBe(0)
  expect(await site.current()).toBe(previous)
})

it.each([
  ['PRISMIC_API_ENDPOINT', 'not-an-address'],
  ['SITE_URL', 'localhost'],
  ['PREVIEW_PROMPT_FOR_ACCESS_TOKEN', 'maybe'],
  ['PRISMIC_ACCESS_TOKEN_FILE', '/nowhere/token'],
])(
  'a wrong %s stops the build with one error line that names the variable',
  async (name, value) => {
    const { code, errors } = await runGenerate({ [name]: value })
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(errors).toMatch(new RegExp(`^${name}`))
    expect(code).not.toBe(0)
  },
)
