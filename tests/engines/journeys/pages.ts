import { listOverflow } from '../../browser/pages/layout-faults.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import type { Visit } from '../visit.js'
import { JOB, type Journey } from './journey.js'

/** Each kind of page: its address, a fragment that scrolls it, its heading, and where a former address leads. */
const PAGES = [
  ['/', '#results', 'Help water stay where it belongs.'],
  ['/how-we-hire', '#main', 'How we hire'],
  ['/departments/engineering', '#results', 'Engineering'],
  ['/locations/leeds', '#results', 'Leeds'],
  ['/job_ghid/1001', '#main', 'QA Engineer', JOB],
  ['/saved', '#main', 'Saved roles'],
  ['/fleet-coordinator/1044', '#main', 'Fleet Coordinator'],
  ['/job_ghid/99999', '#main', 'This role is no longer open'],
  ['/no/such/page', '#main', 'Page not found'],
  ['/offline-app-shell', '#main', 'You are offline'],
  ['/preview', '#main', 'Preview'],
] as const

/** In px. */
const WIDTHS = [320, 375, 768, 1280]
const RELOADS = IS_STRESS ? 10 : 3

export async function findOverflow(visit: Visit): Promise<unknown[]> {
  const faults: unknown[] = []
  for (const width of WIDTHS) {
    await visit.resize(width, 740)
    await visit.until(isDrawnAt, width)
    const wide = await visit.ask(listOverflow)
    if (wide.length > 0) faults.push([width, wide])
  }
  return faults
}

/** The frame after a resize tells those who listen to a media query, and what they draw is there in the next. */
async function isDrawnAt(width: number): Promise<boolean> {
  if (innerWidth !== width) return false
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  return true
}

export const PAGE_JOURNEYS: Journey[] = [
  ...PAGES.map(([address, fragment, heading, to = address]): Journey => [
    `a page opened at ${address}${fragment} is hydrated, and fits on every screen`,
    async (visit) => {
      await visit.enter(address + fragment)
      await visit.untilAt(to + fragment, heading)
      expect(await findOverflow(visit)).toEqual([])
    },
  ]),
  [
    `a page that is loaded again where it was scrolled to is hydrated and stays there, ${RELOADS} times of ${RELOADS}`,
    async (visit) => {
      await visit.enter('/')
      await visit.ask(() => scrollTo({ top: 1500, behavior: 'instant' }))
      for (let times = 0; times < RELOADS; times += 1) {
        await visit.reload()
        await visit.untilHydrated()
        await visit.untilSettled()
        await visit.until(() => Math.round(scrollY) === 1500)
      }
    },
  ],
]
