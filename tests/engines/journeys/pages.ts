import { listOverflow } from '../../browser/pages/layout-faults.js'
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

const toOpen = (address: string, heading: string, to = address): Journey => [
  `a page opened at ${address} is hydrated`,
  async (visit) => {
    await visit.enter(address)
    await visit.untilAt(to, heading)
  },
]

export const PAGE_JOURNEYS: Journey[] = [
  ...PAGES.flatMap(([address, fragment, heading]) => [
    toOpen(address, heading),
    toOpen(address + fragment, heading),
  ]),
  toOpen('/job_ghid/1001', 'QA Engineer', JOB),
  [
    'a page that is loaded again where it was scrolled to is hydrated and stays there, ten times of ten',
    async (visit) => {
      await visit.enter('/')
      await visit.ask(() => scrollTo({ top: 1500, behavior: 'instant' }))
      for (let times = 0; times < 10; times += 1) {
        await visit.reload()
        await visit.untilHydrated()
        await visit.until(() => Math.round(scrollY) === 1500)
      }
    },
  ],
  ...[16, 32].map((textSize): Journey => [
    `no page scrolls sideways on any screen, with text of ${textSize} px`,
    async (visit) => {
      await visit.set({ textSize })
      const faults: unknown[] = []
      for (const [address] of PAGES) {
        await visit.enter(address)
        const size = await visit.ask(() => getComputedStyle(document.documentElement).fontSize)
        expect(size).toBe(`${textSize}px`)
        for (const width of WIDTHS) {
          await visit.resize(width, 740)
          await visit.until((asked) => innerWidth === asked, width)
          const wide = await visit.ask(listOverflow)
          if (wide.length > 0) faults.push([address, width, wide])
        }
      }
      expect(faults).toEqual([])
    },
  ]),
]
