import { askEverything, askPages } from './actors/ask-pages.js'
import { browse } from './actors/browse.js'
import { editDrafts } from './actors/edit-drafts.js'
import { makeFaults } from './actors/make-faults.js'
import { postWebhook, postWebhooks } from './actors/post-webhooks.js'
import { publish } from './actors/publish.js'
import { describeLimits, LIMITS } from './limits.js'
import { startParts } from './parts/start-parts.js'
import { createSoak, runActors, type Actor, type Soak } from './soak.js'
import { toTable } from './table.js'
import { createTally } from './tally.js'
import { findLeaks, watchGrowth } from './watch-growth.js'

export { describeMissingNginx } from '../helpers/nginx/nginx.js'

const SHARE_OF_WARM_UP = 0.25

/** Visitors, editors and faults at once. Resolves to the table, and whether nothing was wrong. */
export async function runSoak(
  { minutes, seed }: { minutes: number; seed: number },
  say: (line: string) => void,
): Promise<{ table: string; isRight: boolean }> {
  const tally = createTally(say)
  const parts = await startParts(tally)
  const { soak, end } = createSoak(parts, tally, say)
  const growth = watchGrowth(parts)
  const duration = minutes * 60_000
  const timer = setTimeout(end, duration)

  const measure: Actor = async ({ pause, isOver }) => {
    await pause(duration * SHARE_OF_WARM_UP)
    for (; !isOver(); await pause(1_000)) growth.measure()
  }
  const watchReleases: Actor = async ({ pause }) => {
    findLate(soak)
    await pause(50)
  }
  const actors = { askPages, browse, editDrafts, publish, postWebhooks, makeFaults }
  await runActors(soak, seed, { ...actors, measure, watchReleases })
  clearTimeout(timer)
  await settle(soak)
  await askEverything(soak)
  growth.measure()
  for (const leak of findLeaks(growth.growths())) tally.fail('leaks', leak)
  for (const crash of parts.nginx.findCrashes()) tally.fail('ended by itself', crash)
  const table = toTable(tally, parts.releases.publications, growth.growths())
  await parts.close()
  return { table: `${describeLimits()}\n\n${table}`, isRight: tally.problems.length === 0 }
}

/**
 * The last publication becomes live: its webhook comes, if it was lost, with this one. Then no redirect
 * may be an old one any more.
 */
async function settle(soak: Soak): Promise<void> {
  const { releases } = soak.parts
  await postWebhook(soak, { kind: 'good' })
  const since = Date.now()
  const isLive = () => releases.live() === releases.publications.length - 1
  const isWaitedFor = () => !isLive() && Date.now() - since < LIMITS.publication
  while (isWaitedFor() || releases.areMapsOld()) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  findLate(soak)
}

/** A publication that is not live though nothing has been wrong for long enough is reported once. */
function findLate({ parts: { releases, builder }, tally, faults }: Soak): void {
  releases.live()
  const calmSince = faults.active === null ? faults.endedAt : Date.now()
  for (const publication of releases.publications) {
    const { what, publishedAt, liveAt, isLate } = publication
    const since = Math.max(publishedAt, calmSince)
    if (liveAt !== null || isLate || Date.now() - since < LIMITS.publication) continue
    publication.isLate = true
    tally.fail('late publications', `${what}; the builder says ${builder.lastLines().slice(-600)}`)
  }
}
