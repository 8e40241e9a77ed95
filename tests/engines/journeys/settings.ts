import { listUnreadableText } from '../../browser/pages/find-unreadable-text.js'
import { readLongestMotion } from '../../browser/pages/longest-motion.js'
import type { Visit } from '../visit.js'
import { JOB, type Journey } from './journey.js'
import { findOverflow } from './pages.js'

const SEARCH = '/?q=engineer&location=leeds'

/** Pages under what a visitor has set in the browser. */
export const SETTING_JOURNEYS: Journey[] = [
  [
    'a visitor who wants less motion gets it',
    async (visit) => {
      await visit.enter(JOB)
      // A very short one lets browsers tell its end.
      expect(await visit.ask(readLongestMotion)).toBeLessThanOrEqual(0.001)
    },
  ],
  [
    'all text can be read with forced colours',
    async (visit) => {
      for (const address of [SEARCH, JOB, '/how-we-hire']) {
        await visit.enter(address)
        expect(await visit.ask(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
        if (address === SEARCH) await untilSearched(visit)
        expect([address, await visit.ask(listUnreadableText)]).toEqual([address, []])
      }
    },
    { settings: { hasForcedColours: true } },
  ],
  [
    'with dark colours, text of 32 px and a saved role all text can be read, and each arrangement of a page fits on every screen',
    async (visit) => {
      for (const address of ['/no/such/page', SEARCH, JOB, '/how-we-hire', '/saved']) {
        await visit.enter(address)
        expect(await visit.ask(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
        const size = await visit.ask(() => getComputedStyle(document.documentElement).fontSize)
        expect(size).toBe('32px')
        if (address === SEARCH) await untilSearched(visit)
        expect([address, await visit.ask(listUnreadableText)]).toEqual([address, []])
        expect([address, await findOverflow(visit)]).toEqual([address, []])
        // Pages are wider by the way to what is saved.
        await visit.ask(saveRole)
      }
    },
    { settings: { isDark: true, textSize: 32 } },
  ],
  [
    'a visitor who wants all motion gets it',
    async (visit) => {
      await visit.enter('/departments/engineering')
      await visit.click(`main a[href="${JOB}"]`)
      await visit.untilAt(JOB, 'QA Engineer')
      expect(await visit.ask(readLongestMotion)).toBeGreaterThan(0.001)
    },
    { settings: { wantsLessMotion: false } },
  ],
  [
    'without scripts all roles are listed and lead to their pages, and nothing that needs scripts is shown',
    async (visit) => {
      await visit.open('/')
      await visit.untilListed('43 open roles')
      const isShown = (selector: string) =>
        [...document.querySelectorAll(selector)].some((each) => each.getClientRects().length > 0)
      expect(await visit.ask(isShown, '.search-form, button, .save')).toBe(false)
      expect(await visit.ask(isShown, '.listing-note')).toBe(true)
      await visit.click(`main a[href="${JOB}"]`)
      await visit.untilAt(JOB, 'QA Engineer')
      expect(await visit.ask(isShown, 'a.apply-link[href^="https:"]')).toBe(true)
    },
    { settings: { allowsScripts: false } },
  ],
]

const untilSearched = (visit: Visit) => visit.until(() => document.querySelector('mark') !== null)

function saveRole(): void {
  const role = { id: '1001', path: '/qa-engineer/1001', title: 'QA Engineer', savedAt: 1 }
  localStorage.setItem('saved-roles', JSON.stringify([role]))
}
