import { JOB, PHONE, type Journey } from './journey.js'

/** What a visitor does with the list of roles. */
export const LISTING_JOURNEYS: Journey[] = [
  [
    'a search opened at /?location=leeds#results is answered',
    async (visit) => {
      await visit.enter('/?location=leeds#results')
      await visit.untilListed('9 of 43 roles')
    },
  ],
  [
    'a filter is chosen with the mouse and taken back with the keyboard, and what is typed is searched for',
    async (visit) => {
      await visit.enter('/')
      const option = '.listing input[name="department"][value="engineering"]'
      await visit.until((box) => document.querySelector(box) !== null, option)
      await visit.click(option)
      await visit.until(() => location.search === '?department=engineering')
      await visit.untilListed('11 of 43 roles')
      await visit.ask((box) => document.querySelector<HTMLInputElement>(box)?.focus(), option)
      await visit.press('Space')
      await visit.until(() => location.search === '')
      await visit.untilListed('43 open roles')
      await visit.type('.listing input[name="q"]', 'engineer')
      await visit.until(() => location.search === '?q=engineer')
      await visit.untilListed('18 of 43 roles')
    },
  ],
  [
    'a role is opened by a click, announced, and left by Back to where the visitor was, also after it was loaded again and nobody has touched the page',
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
      await visit.reload()
      await visit.until(isStarted)
      await visit.ask(() => history.back())
      await visit.untilAt('/', heading)
    },
  ],
  [
    'a role that is saved in its row is listed, also by another document',
    async (visit) => {
      await visit.enter('/departments/engineering')
      await visit.until(() => document.querySelector('.job-row .save') !== null)
      await visit.click('.job-row .save')
      await visit.until(() => document.querySelector('.save[aria-pressed="true"]') !== null)
      await visit.enter('/saved')
      await visit.until(() => document.querySelectorAll('.job-rows .title').length === 1)
      await visit.ask(() => localStorage.clear())
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

/** Whether what waits in the template of the runtime has been taken out. */
function isStarted(): boolean {
  const template = document.querySelector<HTMLTemplateElement>('template#runtime')
  return template === null || template.content.childElementCount === 0
}
