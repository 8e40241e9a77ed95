import { listUnreadableText } from '../../browser/pages/find-unreadable-text.js'
import { readLongestMotion } from '../../browser/pages/longest-motion.js'
import { JOB, type Journey } from './journey.js'

const SEARCH = '/?q=engineer&location=leeds'

/** Pages under what a visitor has set in the browser. */
export const SETTING_JOURNEYS: Journey[] = [
  ...(['isDark', 'hasForcedColours'] as const).map((setting): Journey => [
    `all text can be read with ${setting === 'isDark' ? 'dark' : 'forced'} colours`,
    async (visit) => {
      await visit.set({ [setting]: true })
      const query =
        setting === 'isDark' ? '(prefers-color-scheme: dark)' : '(forced-colors: active)'
      for (const address of [SEARCH, JOB, '/how-we-hire']) {
        await visit.enter(address)
        expect(await visit.ask((media) => matchMedia(media).matches, query)).toBe(true)
        if (address === SEARCH) await visit.until(() => document.querySelector('mark') !== null)
        expect([address, await visit.ask(listUnreadableText)]).toEqual([address, []])
      }
    },
    setting,
  ]),
  ...[true, false].map((wantsLessMotion): Journey => [
    `a visitor who wants ${wantsLessMotion ? 'less' : 'all'} motion gets it`,
    async (visit) => {
      await visit.set({ wantsLessMotion })
      await visit.enter('/')
      await visit.click(`main a[href="${JOB}"]`)
      await visit.untilAt(JOB, 'QA Engineer')
      // A very short one lets browsers tell its end.
      expect((await visit.ask(readLongestMotion)) > 0.001).toBe(!wantsLessMotion)
    },
  ]),
  [
    'without scripts all roles are listed and lead to their pages, and nothing that needs scripts is shown',
    async (visit) => {
      await visit.set({ allowsScripts: false })
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
    'allowsScripts',
  ],
]
