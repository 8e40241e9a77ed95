import { listOverflow } from '../../browser/pages/layout-faults.js'
import type { Visit } from '../visit.js'
import { JOB, type Journey } from './journey.js'

/** Each kind of page: its address, a fragment that scrolls it, and the heading that it shows. */
const PAGES = [
  ['/', '#results', 'Help water stay where it belongs.'],
  ['/how-we-hire', '#main', 'How we hire'],
  ['/departments/engineering', '#results', 'Engineering'],
  ['/locations/leeds', '#results', 'Leeds'],
  [JOB, '#main', 'QA Engineer'],
  ['/saved', '#main', 'Saved roles'],
  ['/fleet-coordinator/1044', '#main', 'Fleet Coordinator'],
  ['/job_ghid/99999', '#main', 'This role is no longer open'],
  ['/no/such/page', '#main', 'Page not found'],
  ['/offline-app-shell', '#main', 'You are offline'],
  ['/preview', '#main', 'Preview'],
] as const

/** In px. */
const WIDTHS = [320, 375, 768, 1280]

async function findOverflow(visit: Visit): Promise<unknown[]> {
  const faults: unknown[] = []
  for (const width of WIDTHS) {
    await visit.resize(width, 740)
    await visit.until((asked) => innerWidth === asked, width)
    const wide = await visit.ask(listOverflow)
    if (wide.length > 0) faults.push([width, wide])
  }
  return faults
}

export const PAGE_JOURNEYS: Journey[] = [
  ...PAGES.map(([address, fragment, heading]): Journey => [
    `a page opened at ${address}${fragment} is hydrated, and fits on every screen`,
    async (visit) => {
      await visit.enter(address + fragment)
      await visit.untilAt(address + fragment, heading)
      expect(await findOverflow(visit)).toEqual([])
    },
  ]),
  [
    'each page opened without a fragment is hydrated, and fits on every screen with text of 32 px',
    async (visit) => {
      await visit.set({ textSize: 32 })
      for (const [address, , heading] of PAGES) {
        await visit.enter(address)
        await visit.untilAt(address, heading)
        const size = await visit.ask(() => getComputedStyle(document.documentElement).fontSize)
        expect(size).toBe('32px')
        expect([address, await findOverflow(visit)]).toEqual([address, []])
      }
    },
  ],
  [
    'an address of a board leads to the page of its job',
    async (visit) => {
      await visit.enter('/job_ghid/1001')
      await visit.untilAt(JOB, 'QA Engineer')
    },
  ],
  [
    'a page that is loaded again where it was scrolled to is hydrated and stays there, ten times of ten',
    async (visit) => {
      await visit.enter('/')
      await visit.ask(() => scrollTo({ top: 1500, behavior: 'instant' }))
      for (let times = 0; times < 10; times += 1) {
        await visit.reload()
        await visit.untilHydrated()
        // WebKit complains of a script that is still on its way when its page is left.
        await visit.until(() =>
          performance
            .getEntriesByType('resource')
            .some(({ name }) => name.includes('run-navigation')),
        )
        await visit.until(() => Math.round(scrollY) === 1500)
      }
    },
  ],
]
