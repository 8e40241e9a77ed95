import { readBuilderConfig, type BuilderConfig } from '../../../builder/lib/config.js'
import type { DocumentMemory } from '../../../builder/content/document-memory.js'
import { fetchDocuments } from '../../../builder/content/fetch-documents.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import {
  startContentService,
  type FaultRule,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import {
  madeDepartment,
  madeJob,
  madeJobs,
  madePage,
  madeRepository,
} from '../../helpers/content/made-documents.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'

const HOUR = 60 * 60_000
const START = Date.parse('2026-11-21T12:00:00Z')

let content: TestContentService
let config: BuilderConfig
let clock: number

async function start(documents: readonly CareersDocument[]) {
  clock = START
  content = await startContentService({ documents, now: () => new Date(clock) })
  config = readBuilderConfig({ PRISMIC_API_ENDPOINT: content.apiEndpoint }, PROJECT_ROOT)
}
afterEach(() => content.close())

async function read(memory?: DocumentMemory, isWhole = false): Promise<CareersDocument[]> {
  const choices = { now: clock, isWhole, ...(memory && { memory }) }
  return (await fetchDocuments(config, () => {}, choices)).documents
}

const publish = (documents: CareersDocument[], deleted: string[] = []) =>
  content.repository.publishDocuments(documents, deleted)

/** Reads with the memory, and tells whether that was a read of everything. */
async function wasWhole(memory: DocumentMemory, isWhole = false): Promise<boolean> {
  content.requests.length = 0
  await read(memory, isWhole)
  return content.requests.some(
    ({ path, parameters }) =>
      path.endsWith('/search') && !parameters.has('q') && parameters.get('pageSize') !== '1',
  )
}

describe('after a first read of 250 jobs', () => {
  let memory: DocumentMemory
  beforeEach(async () => {
    await start(madeRepository(madeJobs(250), madePage('life')))
    memory = { known: null }
    // Otherwise all documents are as new as the newest, and all are asked for again.
    publish([madePage('life', { title: 'Newest' })])
    await read(memory)
    clock += 2 * HOUR
  })

  it('a changed title costs one search for what changed and one for the number of all', async () => {
    const before = await read(memory)
    publish([madeJob('7', { title: 'Diver' })])
    expect(await wasWhole(memory)).toBe(false)
    const searches = content.requests.filter(({ path }) => path.endsWith('/search'))
    expect(searches.map(({ parameters }) => parameters.get('q'))).toEqual([
      `[[date.after(document.last_publication_date, ${START - HOUR})]]`,
      null,
    ])
    const now = await read(memory)
    expect(now).toEqual(await read())
    expect(now.filter((document) => !before.includes(document)).map(({ id }) => id)).toEqual([
      'job-7',
    ])
  })

  it('a new job to which nothing links is read alone', async () => {
    publish([madeJob('999')])
    expect(await wasWhole(memory)).toBe(false)
  })

  it('content that did not change is not read at all', async () => {
    expect(await wasWhole(memory)).toBe(false)
    expect(content.requests.map(({ path }) => path)).toEqual(['/api/v2'])
  })

  const doubts: [string, () => unknown][] = [
    ['a job was deleted', () => publish([madeJob('1', { title: 'x' })], ['job-9'])],
    ['one was deleted and one added', () => publish([madeJob('999')], ['job-9'])],
    [
      'a uid to which documents link changed',
      () =>
        publish([
          { ...madeDepartment('engineering', 'Engineering'), uid: 'renamed' } as CareersDocument,
        ]),
    ],
    [
      'what changed has a date long before the newest one known',
      () => {
        clock -= 5 * HOUR
        publish([madeJob('1', { title: 'By another clock' })])
        clock += 5 * HOUR
      },
    ],
    ['a day has passed', () => (clock += 24 * HOUR)],
    ['the clock was set back', () => (clock -= 3 * HOUR)],
    ['a search fails', () => fail({ fault: { kind: 'status', status: 400 }, requests: [1] })],
    ['no total is sent', () => fail({ fault: { kind: 'omit', members: ['total_results_size'] } })],
    [
      'the total is another',
      () => fail({ fault: { kind: 'members', members: { total_results_size: 9 } }, requests: [2] }),
    ],
    [
      'a language was added',
      () =>
        fail({
          path: '/api/v2',
          fault: {
            kind: 'replaced',
            text: '"languages":[',
            by: '"languages":[{"id":"cy","name":"Cymraeg","is_master":false},',
          },
        }),
    ],
  ]
  const fail = (rule: FaultRule) => {
    publish([madeJob('1', { title: 'Changed' })])
    content.setFault(rule)
  }

  it.each(doubts)('everything is read again if %s', async (_, change) => {
    change()
    expect(await wasWhole(memory)).toBe(true)
    content.setFault()
    expect(await read(memory)).toEqual(await read())
  })

  it('everything is read again if a document has a date in the future', async () => {
    clock += 10 * HOUR
    publish([madeJob('5', { title: 'From tomorrow' })])
    clock -= 10 * HOUR
    await read(memory)
    publish([madeJob('6', { title: 'From today' })])
    expect(await wasWhole(memory)).toBe(true)
  })

  it('everything is read again if that is asked for, with the same objects as before', async () => {
    const before = await read(memory)
    expect(await wasWhole(memory, true)).toBe(true)
    const after = await read(memory)
    expect(after.every((document, at) => document === before[at])).toBe(true)
  })

  it('a document whose fields have come into another order is the one that was read last', async () => {
    const job = madeJob('7')
    const data = Object.fromEntries(Object.entries(job.data).reverse())
    publish([job])
    await read(memory)
    // Within the same second, so that the date of publication does not tell.
    publish([{ ...job, data } as unknown as CareersDocument])
    expect(JSON.stringify(await read(memory))).toBe(JSON.stringify(await read()))
  })

  it('a read that fails leaves the memory as it was', async () => {
    const before = memory.known
    publish([madeJob('1', { title: 'Changed' })])
    content.setFault({ fault: { kind: 'status', status: 400 } })
    await expect(read(memory)).rejects.toThrow('An invalid API response was returned')
    expect(memory.known).toBe(before)
  })
})

it('a read of all documents is given up after its time', async () => {
  await start(madeRepository(madeJobs(3)))
  content.setFault({ fault: { kind: 'stalled' } })
  const late = fetchDocuments(config, () => {}, { timeout: 50 })
  await expect(late).rejects.toThrow(
    `${content.apiEndpoint}: The content service did not answer within 0.05 s. Try again, or check PRISMIC_API_ENDPOINT.`,
  )
})
