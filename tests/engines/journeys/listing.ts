import { JOB, PHONE, type Journey } from './journey.js'

/** What a visitor does with the list of roles. */
export const LISTING_JOURNEYS: Journey[] = [
  ...['/?location=leeds', '/?location=leeds#results'].map((address): Journey => [
    `a search opened at ${address} is answered`,
    async (visit) => {
      await visit.enter(address)
      await visit.untilListed('9 of 43 roles')
    },
  ]),
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
    'a role is opened by a click, announced, and left by Back to where the visitor was',
    async (visit) => {
      await visit.enter('/')
      const heading = await visit.ask(() => document.querySelector('main h1')?.textContent ?? '')
      const link = `.job-row a[href="${JOB}"]`
      await visit.click(link)
      await visit.untilAt(JOB, 'QA Engineer')
      await visit.untilAnnounced('Navigated to QA Engineer')
      await visit.until(() => document.activeElement?.id === 'main' && scrollY === 0)
      await visit.ask(() => history.back())
      await visit.untilAt('/', heading)
      await visit.until((href) => document.activeElement?.matches(href) === true, link)
      await visit.until(() => scrollY > 0)
      await visit.ask(() => history.forward())
      await visit.untilAt(JOB, 'QA Engineer')
    },
  ],
  [
    'Back after a role was loaded again shows the list, though nobody has touched the page',
    async (visit) => {
      await visit.enter('/')
      const heading = await visit.ask(() => document.querySelector('main h1')?.textContent ?? '')
      await visit.click(`main a[href="${JOB}"]`)
      await visit.untilAt(JOB, 'QA Engineer')
      await visit.reload()
      // Sooner than the time after which a page is taken to be read.
      expect(await visit.ask(isStartedAfterFrames)).toBe(true)
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
      await visit.clickText('dialog .filter-dialog-foot button', 'Show 11 roles')
      await visit.until(isClosed)
      await visit.until(() => document.activeElement?.textContent === 'Open roles')
    },
  ],
]

/** Whether the runtime has been asked for, without interest, by the frames that follow the load. */
async function isStartedAfterFrames(): Promise<boolean> {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  const template = document.querySelector<HTMLTemplateElement>('template#runtime')
  return template === null || template.content.childElementCount === 0
}
