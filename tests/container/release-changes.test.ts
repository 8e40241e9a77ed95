import { chmodSync } from 'node:fs'
import type { StartedTestContainer } from 'testcontainers'
import { ask } from '../contract/ask.js'
import { baseUrlOf, buildImage, describeContainers, startHardened } from './containers.js'
import { runLoad, type LoadAnswer } from '../helpers/server/run-load.js'
import {
  jobPath,
  MADE_CONTENT,
  makeCurrent,
  makeSiteRoot,
  writeRelease,
} from '../helpers/site/made-release.js'

const BUILD_TIME = 900_000
/** The whole run is for an idle machine: `npm run test:stress`. */
const IS_WHOLE = process.env.STRESS === 'true'
const CHANGES = IS_WHOLE ? 1_000 : 24
const REQUESTS = IS_WHOLE ? 300_000 : 4_800
/** Releases that take turns; a page tells which one it is of. */
const MARKS = Array.from({ length: 8 }, (_, index) => `release-${index}`)
const PATHS = ['/', '/benefits', '/qa-engineer/1001', '/page-data/index/page-data.json']
const CLIENTS = { keepAlive: 6, newConnection: 2 }

describeContainers('release changes under load', () => {
  let site: ReturnType<typeof makeSiteRoot>
  let container: StartedTestContainer
  let baseUrl: string

  beforeAll(async () => {
    const image = buildImage('web')
    site = makeSiteRoot()
    // mkdtemp creates the folder with mode 0700; the container runs as another user.
    chmodSync(site.siteRoot, 0o755)
    for (const mark of MARKS) writeRelease(site.siteRoot, mark, { mark })
    makeCurrent(site.siteRoot, MARKS[0] ?? '')
    container = await startHardened(image, { port: 8080, siteRoot: site.siteRoot })
    baseUrl = baseUrlOf(container, 8080)
  }, BUILD_TIME)
  afterAll(async () => {
    await container.stop()
    site.remove()
  })

  it(`fail none of ${REQUESTS} requests, and every page is whole and of one release`, async () => {
    const seen = new Set<string>()
    let changes = 0
    const result = await runLoad({
      baseUrl,
      requests: REQUESTS,
      clients: CLIENTS,
      nextQuestion: (index) => ({ path: PATHS[index % PATHS.length] ?? '/' }),
      startJudging:
        ({ path }) =>
        (answer) => {
          const marks = new Set(String(answer.body).match(/release-\d/g))
          for (const mark of marks) seen.add(mark)
          return findProblem(path, answer, marks)
        },
      onAnswer: (count) => {
        if (changes >= CHANGES || count < ((changes + 1) * REQUESTS) / (CHANGES + 1)) return
        makeCurrent(site.siteRoot, MARKS[++changes % MARKS.length] ?? '')
      },
    })
    expect(result).toEqual({ answers: REQUESTS, failures: [] })
    expect([changes, seen.size]).toEqual([CHANGES, MARKS.length])
  }, 1_200_000)

  it('make the old link of a new job work at once, by its page until nginx has loaded the new map', async () => {
    const job = { id: 2002, slug: 'tide-modeller' }
    const link = { path: `/job_ghid/${job.id}` }
    expect((await ask(baseUrl, link)).status).toBe(404)
    writeRelease(site.siteRoot, 'with-a-new-job', { jobs: [...MADE_CONTENT.jobs, job] })
    makeCurrent(site.siteRoot, 'with-a-new-job')

    const { status, body } = await ask(baseUrl, link)
    expect([200, 301]).toContain(status)
    if (status === 200) expect(body.toString()).toContain(link.path)
    expect((await ask(baseUrl, { path: jobPath(job) })).status).toBe(200)

    let later = await ask(baseUrl, link)
    while (later.status !== 301) later = await ask(baseUrl, link)
    expect(later.headers.location).toBe(jobPath(job))
  })
})

/** Generated test pages end with filler text: without it, a page was truncated or mixed. */
function findProblem(path: string, { status, body: raw }: LoadAnswer, marks: ReadonlySet<string>) {
  const body = String(raw)
  if (status !== 200) return `the status is ${status}`
  if (marks.size !== 1) return `it is of ${marks.size} releases`
  const isWhole = path.endsWith('.json')
    ? isJson(body)
    : body.startsWith('<!doctype html>') && body.endsWith('</p>\n')
  return isWhole ? null : 'it is not whole'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
