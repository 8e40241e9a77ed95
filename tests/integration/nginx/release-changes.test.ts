import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeDepartment, madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startNginx, type RunningNginx } from '../../helpers/nginx/nginx.js'
import { runLoad, type LoadAnswer, type LoadQuestion } from '../../helpers/server/run-load.js'
import { startFailingBuilder } from '../../helpers/site/failing-builder.js'

/* Releases made by the builder, one after the other, while real clients ask nginx for their files. */

/** The whole run is for an idle machine: `npm run test:stress`. */
const IS_WHOLE = process.env['STRESS'] === 'true'
const RELEASES = Number(process.env['RELEASES'] ?? (IS_WHOLE ? 1_000 : 6))
const REQUESTS = RELEASES * 300
const CLIENTS = { keepAlive: 6, newConnection: 2 }
/** Each has the name of the department, and so the number of its release; `/version.json` has the content's ref. */
const PATHS = [
  ...['/', '/role-1/1', '/page-data/role-1/1/page-data.json', '/page-data/index/page-data.json'],
  ...['/feed.xml', '/feed.json', '/api/jobs.json', '/version.json'],
]
const ENCODINGS = ['br', 'gzip', 'identity']

describeNginx('releases that follow each other', () => {
  let content: TestContentService
  let siteRoot: string
  let nginx: RunningNginx
  let builder: ReturnType<typeof startFailingBuilder>
  /** Numbers of releases by the content's ref. */
  const refs = new Map<string, number>()
  /** The number of the newest release that is surely live, and of the newest that may be. */
  let [live, next] = [0, 0]

  beforeAll(async () => {
    content = await startContentService({ documents: madeRepository(madeJobs(3)) })
    siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-changes-'))
    builder = startFailingBuilder({ PRISMIC_API_ENDPOINT: content.apiEndpoint })
    await publish()
    nginx = await startNginx({ siteRoot })
  })
  afterAll(async () => {
    await nginx.stop()
    await builder.close()
    await content.close()
    rmSync(siteRoot, { recursive: true })
  })

  it(`fail no request, and every answer is of a release that was live meanwhile, ${RELEASES} releases long`, async () => {
    let isOver = false
    const seen = new Set<number>()
    const load = runLoad({
      baseUrl: nginx.baseUrl,
      requests: REQUESTS,
      clients: CLIENTS,
      isOver: () => isOver,
      nextQuestion: (index) => ({
        path: PATHS[index % PATHS.length] ?? '/',
        headers: { 'accept-encoding': ENCODINGS[index % ENCODINGS.length] ?? 'identity' },
      }),
      startJudging: (question) => {
        const oldest = live
        return (answer) => {
          const release = read(question, answer)
          if (typeof release === 'string') return release
          seen.add(release)
          const isLive = oldest <= release && release <= next
          return isLive ? null : `it is of release ${release}, not of ${oldest} to ${next}`
        }
      },
      onAnswer: () => {},
    })
    for (let count = 0; count < RELEASES; count++) await publish()
    isOver = true
    const { answers, failures } = await load
    expect(failures).toEqual([])
    expect(answers).toBeGreaterThanOrEqual(REQUESTS)
    expect(seen.size).toBeGreaterThan(RELEASES / 2)
    process.stderr.write(`${seen.size} releases were seen in ${answers} answers.\n`)
  }, 1_800_000)

  async function publish(): Promise<void> {
    next++
    content.repository.publishDocuments([madeDepartment('engineering', `Release ${next}.`)])
    refs.set(content.repository.getMaster().ref, next)
    const { message } = await builder.build(siteRoot)
    if (message !== null) throw new Error(message)
    live = next
  }

  /** By path, encoding and entity tag. */
  const known = new Map<string, { hash: string; release: number | string }>()

  /** The number of the release that an answer is of, or what is wrong with it. */
  function read({ path: asked, headers }: LoadQuestion, answer: LoadAnswer): number | string {
    if (answer.status !== 200) return `the status is ${answer.status}`
    const encoding = answer.headers['content-encoding'] ?? 'identity'
    const tag = answer.headers.etag ?? ''
    const hash = createHash('sha1').update(answer.body).digest('hex')
    const key = [asked, headers?.['accept-encoding'], encoding, tag].join(' ')
    const former = known.get(key)
    if (former === undefined) {
      const release = toRelease(asked, decode(encoding, answer.body))
      known.set(key, { hash, release })
      return release
    }
    return former.hash === hash ? former.release : `the tag ${tag} has two bodies`
  }

  function toRelease(asked: string, text: string): number | string {
    if (asked === '/version.json') {
      const { contentRef } = JSON.parse(text) as { contentRef: string }
      return refs.get(contentRef) ?? `the ref ${contentRef} is unknown`
    }
    const numbers = new Set(Array.from(text.matchAll(/Release (\d+)\./g), ([, number]) => number))
    return numbers.size === 1 ? Number([...numbers][0]) : `it is of ${numbers.size} releases`
  }
})

function decode(encoding: string, body: Buffer): string {
  if (encoding === 'br') return String(brotliDecompressSync(body))
  return String(encoding === 'gzip' ? gunzipSync(body) : body)
}
