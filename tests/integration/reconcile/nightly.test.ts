import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createBuildMemory } from '../../../builder/generate/build-memory.js'
import { createProgress } from '../../../builder/lib/progress.js'
import { loadReconcilePorts } from '../../../builder/reconcile/load-reconcile-ports.js'
import { watch } from '../../../builder/reconcile/watch.js'
import { readRebuildState } from '../../../builder/shared/site-root/protocol-files.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeJob, madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import { createTestSite, type TestSite } from '../../helpers/site/create-test-site.js'
import { findDamage } from '../../helpers/site/find-damage.js'

const HOUR = 3_600_000
const NOON = Date.parse('2026-11-21T12:00:00Z')
const PACE = {
  firstDelay: 0,
  quiet: 0,
  limit: 0,
  refDelay: 0,
  poll: HOUR,
  inboxPoll: HOUR,
}

let content: TestContentService
let site: TestSite

beforeEach(async () => {
  // Time passes only while the watcher waits.
  jest.useFakeTimers({ now: NOON, doNotFake: ALL_BUT_DATE })
  const now = () => new Date()
  content = await startContentService({ documents: madeRepository(madeJobs(6)), now })
  content.repository.publishDocuments([madeJob('6', { title: 'The newest' })])
  site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint })
})
afterEach(async () => {
  jest.useRealTimers()
  await site.remove()
  await content.close()
})

const ALL_BUT_DATE = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] as const),
  ...(['clearImmediate', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
]

/** A watching builder until an instant. What happens meanwhile is done one after another, as it waits. */
async function watchUntil(end: number, ...events: (() => unknown)[]): Promise<void> {
  const progress = createProgress({ write: () => {} }, () => 0)
  const memory = createBuildMemory()
  const ports = await loadReconcilePorts(site.config, {
    progress,
    log: () => {},
    pause: async (ms) => {
      const event = events.shift()
      jest.setSystemTime(Date.now() + (event === undefined ? ms : PACE.poll))
      await event?.()
    },
    allowsDrop: false,
    memory,
  })
  await watch(ports, PACE, () => Date.now() >= end)
  await memory.cleaning
}

/** Two publications, the first of them with a date long before the newest that is known. */
function publishHidden() {
  const now = Date.now()
  jest.setSystemTime(now - 5 * HOUR)
  content.repository.publishDocuments([madeJob('1', { title: 'By another clock' })])
  jest.setSystemTime(now)
  content.repository.publishDocuments([madeJob('2', { title: 'By this clock' })])
}

const objectFile = (name: string) => realpathSync(path.join(site.siteRoot, 'current/public', name))

/** The same size, other bytes. */
function corrupt(file: string) {
  const bytes = readFileSync(file)
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5)
  writeFileSync(file, bytes)
}

const reasons = async () =>
  (await readRebuildState(site.siteRoot)).outcomes.map((outcome) => outcome.reasons).reverse()

it('each night a watching builder reads, draws and verifies everything, and so heals what went wrong', async () => {
  const CORRUPTED = ['404.html', 'preview/index.html.br', 'sw.js']
  let missed = ''
  let damage: string[] = []
  await watchUntil(
    NOON + 13 * HOUR,
    publishHidden,
    async () => {
      missed = await site.readPublic('api/jobs.json')
      CORRUPTED.map(objectFile).forEach(corrupt)
    },
    // A publication does not hide the damage, but does not see it either.
    () => content.repository.publishDocuments([madeJob('5', { title: 'Later' })]),
    async () => (damage = await findDamage(site.siteRoot)),
  )
  expect(missed).toContain('By this clock')
  expect(missed).not.toContain('By another clock')
  const damaged = ['404.html', 'preview/index.html', 'sw.js']
  expect(damage).toEqual(expect.arrayContaining(damaged.map((name) => `${name} is damaged`)))

  expect(await reasons()).toEqual([
    ['nothing is live'],
    ['new content'],
    ['new content'],
    ['nightly'],
  ])
  expect(await site.readPublic('api/jobs.json')).toContain('By another clock')
  expect(await findDamage(site.siteRoot)).toEqual([])
})

it('a night in which nothing has changed is verified, too, and once', async () => {
  await watchUntil(NOON + 40 * HOUR, () => corrupt(objectFile('role-3/3/index.html')))
  expect(await reasons()).toEqual([['nothing is live'], ['nightly'], ['nightly']])
  expect(await findDamage(site.siteRoot)).toEqual([])
})

it('a build of what has changed, at whatever time, does not stand for the nightly one', async () => {
  const night = Date.parse('2026-11-22T00:05:00Z')
  await watchUntil(NOON + HOUR)
  jest.setSystemTime(night - 1)
  content.repository.publishDocuments([madeJob('2', { title: 'At midnight' })])
  await site.generate(new Date(night + 1))
  await watchUntil(night + 3 * HOUR)
  expect((await reasons()).at(-1)).toEqual(['nightly'])
})
