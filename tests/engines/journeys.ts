import { toDraftRef } from '../browser/preview/preview-site.js'
import type { startSiteBehindNginx } from '../helpers/server/start-site-behind-nginx.js'
import type { Visit } from './visit.js'

type Site = Awaited<ReturnType<typeof startSiteBehindNginx>>

const JOB = '/qa-engineer/1001'
const PHONE = [375, 740] as const

/** What a visitor does in any engine, and what comes of it. */
export type Journey = readonly [title: string, walk: (visit: Visit, site: Site) => Promise<void>]

/** Each kind of page, and the heading that it shows. */
const PAGES: [address: string, heading: string, to?: string][] = [
  ['/', ''],
  ['/#results', ''],
  ['/how-we-hire', 'How we hire'],
  ['/how-we-hire#main', 'How we hire'],
  ['/departments/engineering#results', 'Engineering'],
  [JOB, 'QA Engineer'],
  [`${JOB}#main`, 'QA Engineer'],
  ['/saved', 'Saved roles'],
  ['/no/such/page#main', ''],
  ['/fleet-coordinator/1044#main', ''],
  ['/job_ghid/1001', 'QA Engineer', JOB],
]

export const JOURNEYS: Journey[] = [
  ...PAGES.map(([address, heading, to = address]): Journey => [
    `a page opened at ${address} is hydrated`,
    async (visit) => {
      await visit.enter(address)
      await visit.untilAt(to, heading)
    },
  ]),
  ...['/?location=leeds', '/?location=leeds#results'].map((address): Journey => [
    `a search opened at ${address} is answered`,
    async (visit) => {
      await visit.enter(address)
      await visit.untilListed('9 of 43 roles')
    },
  ]),
  [
    'a page that is loaded again where it was scrolled to is hydrated, and stays there',
    async (visit) => {
      await visit.enter('/')
      await visit.ask(() => scrollTo({ top: 1500, behavior: 'instant' }))
      for (let times = 0; times < 5; times += 1) {
        await visit.reload()
        await visit.untilHydrated()
        await visit.until(() => Math.round(scrollY) === 1500)
      }
    },
  ],
  [
    'a filter is chosen with the mouse, and taken back with the keyboard',
    async (visit) => {
      await visit.enter('/')
      const option = '.listing input[name="department"][value="engineering"]'
      await visit.until((box) => document.querySelector(box) !== null, option)
      await visit.click(option)
      await visit.until(() => location.search === '?department=engineering')
      await visit.until(() => document.querySelectorAll('.listing .job-row').length < 43)
      await visit.ask((box) => document.querySelector<HTMLInputElement>(box)?.focus(), option)
      await visit.press('Space')
      await visit.until(() => location.search === '')
      await visit.untilListed('43 open roles')
    },
  ],
  [
    'what is typed is searched for',
    async (visit) => {
      await visit.enter('/')
      const field = '.listing input[name="q"]'
      await visit.until((box) => document.querySelector(box) !== null, field)
      await visit.click(field)
      await visit.press(...'engineer')
      await visit.until(() => location.search === '?q=engineer')
      await visit.untilListed('18 of 43 roles')
    },
  ],
  [
    'a role is opened by a click, and left by Back also after it was loaded again',
    async (visit) => {
      await visit.enter('/')
      const heading = await visit.ask(() => document.querySelector('main h1')?.textContent ?? '')
      await visit.click(`main a[href="${JOB}"]`)
      await visit.untilAt(JOB, 'QA Engineer')
      await visit.until(() => document.querySelector('#route-announcer')?.textContent !== '')
      await visit.ask(() => history.back())
      await visit.untilAt('/', heading)
      await visit.ask(() => history.forward())
      await visit.untilAt(JOB, 'QA Engineer')
      await visit.reload()
      await visit.ask(() => history.back())
      await visit.untilAt('/', heading)
    },
  ],
  [
    'a role that is saved in its row is listed, also when the page is loaded again',
    async (visit) => {
      await visit.enter('/')
      await visit.ask(() => localStorage.clear())
      await visit.until(() => document.querySelector('.job-row .save') !== null)
      await visit.click('.job-row .save')
      await visit.until(() => document.querySelector('.save[aria-pressed="true"]') !== null)
      await visit.enter('/saved')
      const isListed = () => document.querySelectorAll('.job-rows .title').length === 1
      await visit.until(isListed)
      await visit.reload()
      await visit.until(isListed)
    },
  ],
  [
    "the dialog of a phone's filters is closed by Escape, and leads to what was chosen",
    async (visit) => {
      await visit.resize(...PHONE)
      await visit.enter('/')
      await visit.until(() => document.querySelector('button.filter-open') !== null)
      const isOpen = () =>
        document.querySelector('dialog.filter-dialog')?.matches(':modal') === true
      const isClosed = () => !document.querySelector('dialog.filter-dialog')?.matches(':modal')
      await visit.click('button.filter-open')
      await visit.until(isOpen)
      await visit.press('Escape')
      await visit.until(isClosed)
      await visit.until(() => document.activeElement?.matches('button.filter-open') === true)
      await visit.click('button.filter-open')
      await visit.until(isOpen)
      await visit.click('dialog input[name="department"][value="engineering"]')
      await visit.until(() => location.search === '?department=engineering')
      await visit.click('dialog .filter-dialog-foot button')
      await visit.until(isClosed)
      await visit.until(() => document.activeElement?.textContent === 'Open roles')
    },
  ],
  [
    'a preview shows its bar, and Exit ends it',
    async (visit, site) => {
      const token = encodeURIComponent(toDraftRef(site.content, 'spring-hiring'))
      await visit.open(`/api/preview?token=${token}&documentId=job-1101`)
      await visit.untilAt('/flood-forecaster/1101', 'Flood Forecaster')
      await visit.until(() => document.querySelector('.preview-bar') !== null)
      await visit.click('.preview-bar-actions button:last-child')
      await visit.until(() => document.querySelector('.preview-bar') === null)
      await visit.enter(JOB)
      await visit.untilAt(JOB, 'QA Engineer')
    },
  ],
]

export const WITHOUT_SCRIPTS: Journey = [
  'without scripts all roles are listed, and lead to their pages',
  async (visit) => {
    await visit.allowScripts?.(false)
    await visit.open('/')
    await visit.untilListed('43 open roles')
    await visit.click(`main a[href="${JOB}"]`)
    await visit.untilAt(JOB, 'QA Engineer')
    await visit.allowScripts?.(true)
  },
]
