import { readdirSync } from 'node:fs'
import path from 'node:path'
import { PREVIEW_COOKIE } from '../../client/shared/preview/preview-cookie.js'
import type { Random } from '../browser/runtime/random.js'
import { ask } from '../contract/ask.js'
import type { ContractCase } from '../contract/contract-case.js'
import { findErrors, openTab } from '../helpers/browser/browser.js'
import { untilHydrated } from '../helpers/browser/visitor.js'
import { SAMPLE_FOLDER, type Fault } from '../helpers/content/content-service.js'
import type { createJudge } from './judge.js'
import { SECRET, type Parts } from './start-parts.js'

/** What all who take part share. */
export interface Soak {
  parts: Parts
  judge: ReturnType<typeof createJudge>
  count: (what: string) => void
  fail: (problem: string) => void
  /** In ms; shorter at the end. */
  pause: (ms: number) => Promise<void>
  /** How many faults have begun and ended so far: an odd number while one is in force. */
  faults: number
}

/** One turn of somebody who takes part; they take turn after turn until the end. */
export type Actor = (soak: Soak, random: Random) => Promise<void>

/** In every draft, and in nothing that is published. */
const DRAFT_MARK = 'Only its editor sees this'

/** Visitors by requests: every question of the contract. */
export const askPages: Actor = async (soak, random) => {
  const problem = await findProblem(soak, random.pick(soak.judge.cases()), false)
  if (problem !== null) soak.fail(problem)
  await soak.pause(20)
}

export async function findProblem(
  { parts, judge, count }: Soak,
  asked: ContractCase,
  isSettled: boolean,
): Promise<string | null> {
  const oldest = judge.liveId()
  count('requests')
  const answer = await ask(parts.baseUrl, asked)
  if (answer.body.includes(DRAFT_MARK)) return `${asked.path} shows a draft`
  const { 'content-security-policy': policy = '', ...headers } = answer.headers
  // The contract's cases have the sample's own port.
  const known = String(policy).replaceAll(parts.content.url, 'http://localhost:8090')
  const compared = { ...answer, headers: { ...headers, 'content-security-policy': known } }
  return judge.findProblem(asked, compared, oldest, isSettled)
}

/** A visitor with a browser, now and then without script: the listing, a search, a job, and back. */
export const browse: Actor = async ({ parts, judge, count, fail, pause }, random) => {
  const hasScript = random.chance(0.75)
  const oldest = judge.liveId()
  const tab = await openTab(parts.browser, { javaScriptEnabled: hasScript })
  const { page } = tab
  const look = async () => {
    const { pathname } = new URL(page.url())
    const problem = judge.findShownProblem(pathname, await page.content(), oldest)
    if (problem !== null) fail(`${pathname} in the browser: ${problem}`)
  }
  count('visits in a browser')
  try {
    await page.goto(parts.env.SITE_URL)
    if (hasScript) await untilHydrated(page)
    await look()
    const link = page.locator('.job-row a:visible').first()
    const href = (await link.getAttribute('href')) ?? ''
    if (hasScript) {
      await page
        .getByLabel('Search roles')
        .first()
        .fill(await link.innerText())
      await page.locator('.result-status', { hasText: ' of ' }).waitFor()
    }
    await page.locator(`a[href="${href}"]:visible`).first().click()
    await page.waitForURL((at) => at.pathname.split('/').at(-1) === href.split('/').at(-1))
    await page.waitForFunction(isShown, href.split('/').at(-1) ?? '')
    await look()
    await page.goBack()
    // A role that has another title by now is no longer found by its former one.
    await page.locator('.listing').locator('li.job-row, .empty-results').first().waitFor()
    // HTML of one release and data of the next: React renders the page again.
    const isMixed = (error: string) =>
      error.includes('React error #418') && judge.liveId() !== oldest
    for (const error of findErrors(tab)) {
      if (!isMixed(error)) fail(`${page.url()} says ${error}`)
    }
  } finally {
    await tab.close()
  }
  await pause(500 + random.below(2_000))
}

/** The address changes before the page does. */
function isShown(id: string): boolean {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  return document.title.startsWith('Closed: ') || canonical?.endsWith(`/${id}`) === true
}

const listJobs = ({ content }: Parts) =>
  content.repository
    .getMaster()
    .documents.map(({ document }) => document)
    .filter(({ type, data }) => type === 'job' && data['status'] === 'Open')

/** An editor who saves a draft, opens its preview as the CMS does, sees it and leaves. */
export const editDrafts: Actor = async (soak, random) => {
  const { parts, count, fail, faults } = soak
  const { repository } = parts.content
  const job = random.pick(listJobs(parts))
  const title = `${DRAFT_MARK} ${random.below(1e6)}`
  const documents = [{ ...job, data: { ...job.data, title, slug: 'a-draft' } }]
  repository.saveDraft({ name: 'soak', id: 'soak', label: 'Soak', documents } as never)
  const token = repository.getDrafts().find(({ name }) => name === 'soak')?.previewUrl ?? ''
  const tab = await openTab(parts.browser, { withoutWorkers: true })
  const { page } = tab
  try {
    const query = new URLSearchParams({ token, documentId: job.id })
    await page.goto(`${parts.env.SITE_URL}/api/preview?${query}`)
    const bar = page.getByRole('region', { name: 'Preview' })
    await page.locator('main h1', { hasText: title }).waitFor()
    const exit = bar.getByRole('button', { name: 'Exit' })
    await Promise.all([page.waitForEvent('load'), exit.click()])
    const cookies = await page.context().cookies()
    if (cookies.some(({ name }) => name === PREVIEW_COOKIE)) throw new Error('The session is left')
    count('previews')
  } catch (error) {
    const isDisturbed = faults % 2 === 1 || soak.faults !== faults
    if (isDisturbed) count('previews disturbed by a fault')
    else fail(`a preview at ${page.url()}: ${(error as Error).message}`)
  } finally {
    await tab.close()
    repository.closeDraft('soak')
  }
  await soak.pause(2_000 + random.below(4_000))
}

/** An editor who publishes one change, or several at once, mostly with a webhook, which may get lost. */
export const publish: Actor = async (soak, random) => {
  const { parts, count, pause } = soak
  const { repository } = parts.content
  for (let times = random.chance(0.15) ? 3 : 1; times > 0; times--) {
    const { documents, ref } = repository.getMaster()
    const job = random.pick(listJobs(parts))
    const title = `Role of ${ref}`
    // A link to nothing is a content error, and the release is refused.
    const links = JSON.stringify(documents.map(({ document }) => document.data))
    const page = random.pick(documents.filter(({ document }) => document.type === 'page')).document
    const withData = (data: object) => [{ ...job, data: { ...job.data, ...data } }]
    const added = { ...job.data, title, slug: null, legacy_ids: [] }
    const add = () => [{ ...job, id: `added-${ref}`, uid: `${Date.now()}`, data: added }]
    const changes: object[][] = [
      withData({ title }),
      withData({ title, slug: null }),
      withData({ status: 'Closed' }),
      withData({ salary_ranges: [] }),
      [{ ...page, data: { ...page.data, title: `Page of ${ref}` } }],
      // As many as are closed or deleted.
      ...[add(), add(), []],
    ]
    const changed = random.pick(changes)
    const isDeleted = changed.length === 0 && !links.includes(`"${job.id}"`)
    repository.publishDocuments(changed as never, isDeleted ? [job.id] : [])
    count('publications')
  }
  if (random.chance(0.85)) await post(soak, {}, 200)
  await pause(1_000 + random.below(6_000))
}

/** The CMS, and those who pretend to be it. */
export const postWebhooks: Actor = async (soak, random) => {
  const [changes, status] = random.pick<[object, number]>([
    [{}, 200],
    [{ type: 'test-trigger' }, 200],
    [{ domain: 'foreign' }, 200],
    [{ masterRef: 'Zunknown' }, 200],
    [{ secret: 'guessed' }, 401],
    [{ secret: undefined }, 401],
  ])
  await post(soak, changes, status)
  await soak.pause(1_500 + random.below(3_000))
}

export async function post(soak: Soak, changes: object, status: number): Promise<void> {
  const { parts, count, fail, faults } = soak
  const { name: domain, getMaster } = parts.content.repository
  const body = { type: 'api-update', secret: SECRET, domain, masterRef: getMaster().ref }
  count('webhooks')
  const answer = await ask(parts.baseUrl, {
    path: '/api/webhooks/prismic',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...changes }),
  })
  // Behind nginx, a sidecar that is away answers these.
  const isAway = (faults % 2 === 1 || soak.faults !== faults) && answer.status >= 502
  if (answer.status !== status && !isAway) fail(`a webhook: ${answer.status}, not ${status}`)
}

const onContent =
  (fault: Fault, paths = ['/api/v2', '/api/v2/documents/search']) =>
  ({ content }: Parts) => {
    content.setFault(...paths.map((each) => ({ path: each, fault })))
    return () => content.setFault()
  }

const IMAGES = readdirSync(path.join(SAMPLE_FOLDER, 'images')).map((name) => `/images/${name}`)

/** Each begins a fault; the result ends it. */
const FAULTS: ((parts: Parts) => (() => unknown) | Promise<() => unknown>)[] = [
  onContent({ kind: 'status', status: 500 }),
  onContent({ kind: 'status', status: 429 }),
  onContent({ kind: 'dribbling', bytes: 2_000, everyMs: 10 }),
  onContent({ kind: 'closed-socket' }),
  onContent({ kind: 'truncated-json' }),
  onContent({ kind: 'stalled' }),
  onContent({ kind: 'closed-socket' }, IMAGES),
  async ({ builder }) => {
    await builder.kill()
    return () => builder.start(/watching/)
  },
  async ({ sidecar }) => {
    await sidecar.kill()
    return () => sidecar.start(/listening/)
  },
  ({ nginx }) => {
    process.kill(nginx.pid, 'SIGHUP')
    return () => {}
  },
]

/** One thing after the other breaks for seconds: publications may be late, and visitors notice nothing. */
export const makeFaults: Actor = async (soak, random) => {
  await soak.pause(1_000 + random.below(5_000))
  soak.faults++
  soak.count('faults')
  const end = await random.pick(FAULTS)(soak.parts)
  await soak.pause(500 + random.below(4_000))
  await end()
  soak.faults++
}
