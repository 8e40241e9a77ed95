import { hasKept, listData } from '../../helpers/browser/until-kept.js'
import type { Visit } from '../visit.js'
import { JOB, type Journey } from './journey.js'

const GERMAN_JOB = '/de/qa-engineer-m-w-d/1001'
const GERMAN_ONLY = '/de/softwareentwickler-m-w-d-telemetrie/2001'
const FRONT = 'Help water stay where it belongs.'
const GERMAN_FRONT = 'Damit Wasser dort bleibt, wo es gebraucht wird.'
const LINK = '.language-links a'

/** Kinds of pages, and where their language switch leads; another journey follows that of saved roles. */
const SWITCHES = [
  ['/', 'Help', '/de', GERMAN_FRONT],
  ['/ux-designer/1006', 'UX Designer', '/de', GERMAN_FRONT],
  [JOB, 'QA Engineer', GERMAN_JOB, 'QA Engineer (m/w/d)'],
  ['/departments/engineering', 'Engineering', '/de/departments/entwicklung', 'Entwicklung'],
  ['/about-tidewell', 'About Tidewell', '/de/ueber-uns', 'Über Tidewell'],
  ['/de/no/such/page', 'Seite nicht gefunden', '/', FRONT],
] as const

const untilLanguage = (visit: Visit, address: string) =>
  visit.until(
    (lang) => document.documentElement.lang === lang,
    /^\/de(\/|$)/.test(address) ? 'de-DE' : 'en-GB',
  )

/** Until the rows that the list shows have these addresses, in any order. */
const untilRows = (visit: Visit, list: string, wanted: readonly string[]) =>
  visit.until(
    (within, paths) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(`${within} .job-row .title a`)]
      const shown = links.filter((link) => link.getClientRects().length > 0)
      return (
        shown
          .map(({ pathname }) => pathname)
          .sort()
          .join() === paths
      )
    },
    list,
    wanted.toSorted().join(),
  )

/** What a visitor does on a site in two languages. */
export const LANGUAGE_JOURNEYS: Journey[] = [
  [
    'the switch on each kind of page leads to the same page, else to the front page, and both work',
    async (visit) => {
      for (const [address, heading, to, toHeading] of SWITCHES) {
        await visit.enter(address)
        await visit.untilAt(address, heading)
        await visit.untilSettled()
        await visit.click(LINK)
        await visit.untilAt(to, toHeading)
        await visit.untilHydrated()
        await untilLanguage(visit, to)
        await visit.untilSettled()
      }
    },
  ],
  [
    'a search in German finds by its words, also a role that only English has, which opens in English',
    async (visit) => {
      await visit.enter('/de')
      const field = '.listing input[name="q"]'
      await visit.type(field, 'telemetrie')
      await visit.until(() => location.search === '?q=telemetrie')
      await visit.until(() => document.querySelector('.listing mark') !== null)
      await visit.until(
        (href) => document.querySelector(`.listing .job-row a[href="${href}"]`) !== null,
        GERMAN_ONLY,
      )
      await visit.type(field, 'designer')
      await visit.until(() => location.search === '?q=designer')
      const foreign = '.listing [lang="en-GB"] a[href="/ux-designer/1006"]'
      await visit.until((link) => document.querySelector(link) !== null, foreign)
      await visit.click(foreign)
      await visit.untilAt('/ux-designer/1006', 'UX Designer')
      await untilLanguage(visit, '/ux-designer/1006')
    },
  ],
  [
    'roles saved in either language are one list, in both, between which its switch leads',
    async (visit) => {
      for (const address of ['/ux-designer/1006', GERMAN_ONLY]) {
        await visit.enter(address)
        await visit.until(() => document.querySelector('.job-save .save') !== null)
        await visit.click('.job-save .save')
        await visit.until(() => document.querySelector('.save[aria-pressed="true"]') !== null)
      }
      await visit.enter('/saved')
      await untilRows(visit, 'main', ['/ux-designer/1006', GERMAN_ONLY])
      await visit.untilSettled()
      await visit.click(LINK)
      await visit.untilAt('/de/saved', 'Merkliste')
      await visit.untilHydrated()
      await untilRows(visit, 'main', ['/ux-designer/1006', GERMAN_ONLY])
    },
  ],
  [
    'offline a visited German page is shown, and another says so in German',
    async (visit, { languages }) => {
      await visit.enter(GERMAN_JOB)
      await visit.until(hasKept, await listData(languages.origin, GERMAN_JOB, '/de'))
      await visit.reload()
      await visit.untilHydrated()
      await visit.until(async () => (await caches.match(location.pathname)) !== undefined)
      await languages.goDown()
      try {
        await visit.enter(GERMAN_JOB)
        await visit.untilAt(GERMAN_JOB, 'QA Engineer (m/w/d)')
        await untilLanguage(visit, GERMAN_JOB)
        // Pages that there are may have been prefetched.
        for (const [address, heading] of [
          ['/de/nie-besucht', 'Sie sind offline'],
          ['/never-visited', 'You are offline'],
        ] as const) {
          await visit.open(address)
          await visit.untilAt(address, heading)
          await untilLanguage(visit, address)
        }
      } finally {
        await languages.comeBack()
      }
    },
  ],
]
