import { PREVIEW_COOKIE } from '../../../client/shared/preview/preview-cookie.js'
import { toDraftRef } from '../../helpers/preview/preview-site.js'
import { ADDED, DRAFT, NEW_PATH } from '../../helpers/preview/spring-hiring.js'
import { ACCESS_TOKEN, type VisitedSite } from '../visited-site.js'
import type { Visit } from '../visit.js'
import { JOB, type Journey } from './journey.js'

const untilDialog = (visit: Visit, title: string) =>
  visit.until(
    (asked) => document.querySelector('dialog.dialog:modal h2')?.textContent === asked,
    title,
  )
const untilDialogGone = (visit: Visit) =>
  visit.until(() => document.querySelector('dialog.dialog') === null)
const untilBar = (visit: Visit, isThere: boolean) =>
  visit.until((asked) => (document.querySelector('.preview-bar') !== null) === asked, isThere)

/** Once the field has the focus, and the answer to a former token has been taken in. */
async function enterToken(visit: Visit, token: string) {
  await visit.until(() => {
    const field = document.activeElement
    const isField = field?.matches('dialog.dialog:modal input') === true
    return isField && field?.closest('form')?.ariaBusy === 'false'
  })
  await visit.press(...token, 'Enter')
}

async function openDraft(
  visit: Visit,
  { content }: VisitedSite,
  draft: string,
  documentId: string,
) {
  const query = new URLSearchParams({ token: toDraftRef(content, draft), documentId })
  await visit.open(`/api/preview?${query}`)
}

/** Until all drafts are there, after the prompt of a private repository. */
async function enterDraft(visit: Visit, site: VisitedSite, draft: string, documentId: string) {
  await openDraft(visit, site, draft, documentId)
  await untilDialog(visit, 'Enter your access token')
  await enterToken(visit, ACCESS_TOKEN)
  await untilBar(visit, true)
}

const untilCookieGone = (visit: Visit) =>
  visit.until((name) => !document.cookie.includes(name), PREVIEW_COOKIE)

/** What an editor does in a preview. */
const JOURNEYS: Journey[] = [
  [
    'a preview of a private repository asks for its access token, until it is the right one; one that is loading says so, and can be cancelled',
    async (visit, site) => {
      await openDraft(visit, site, DRAFT, 'job-1101')
      await untilDialog(visit, 'Enter your access token')
      await enterToken(visit, 'wrong')
      await visit.until(
        () => document.querySelector('dialog .field-error')?.textContent === 'Incorrect token',
      )
      await enterToken(visit, ACCESS_TOKEN)
      await visit.untilAt(ADDED, 'Flood Forecaster')
      await untilBar(visit, true)
      site.content.setFault({ fault: { kind: 'stalled' } })
      await visit.open(JOB)
      await untilDialog(visit, 'Fetching preview')
      await visit.click('dialog .dialog-actions button')
      await untilCookieGone(visit)
      await untilDialogGone(visit)
      await visit.untilAt(JOB, 'QA Engineer')
    },
  ],
  [
    'a draft that is saved again changes the page that previews it, in place, until Exit shows what is published',
    async (visit, site) => {
      saveDraft(site, 'First draft')
      await enterDraft(visit, site, 'edited', 'job-1001')
      await visit.untilAt(JOB, 'First draft')
      await visit.ask(() => void Object.assign(window, { isFormer: true }))
      saveDraft(site, 'Second draft')
      await tellUpdate(visit, toDraftRef(site.content, 'edited'))
      await visit.untilAt(JOB, 'Second draft')
      expect(await visit.ask(() => 'isFormer' in window)).toBe(true)
      await visit.click('.preview-bar-actions button:last-child')
      await untilCookieGone(visit)
      await visit.until(() => !('isFormer' in window))
      await visit.untilHydrated()
      await visit.untilAt(JOB, 'QA Engineer')
      await untilBar(visit, false)
    },
  ],
  [
    'Compare marks what a draft changes, until Escape closes it; once the draft is gone the preview says so, and leaves the published page',
    async (visit, site) => {
      await enterDraft(visit, site, DRAFT, 'job-1001')
      await visit.untilAt(NEW_PATH, 'Senior QA Engineer')
      await visit.clickText('.preview-bar button', 'Compare')
      await untilDialog(visit, 'Published and draft')
      await visit.until(() =>
        [...document.querySelectorAll('dialog ins')].some((each) =>
          /Senior/.test(each.textContent),
        ),
      )
      await visit.press('Escape')
      await untilDialogGone(visit)
      await visit.until(() => document.activeElement?.textContent === 'Compare')
      await tellUpdate(visit, 'https://careers-sample.prismic.io/previews/long-gone')
      // The page that no draft moves any more leads on by itself, and a click before that would be lost.
      await visit.untilAt(JOB, 'QA Engineer')
      await untilDialog(visit, 'Error')
      await visit.click('dialog .dialog-actions button')
      await untilCookieGone(visit)
      await untilDialogGone(visit)
    },
  ],
]

/** Whatever becomes of it, the next journey begins without preview and without access token. */
export const PREVIEW_JOURNEYS = JOURNEYS.map(([title, walk, options = {}]): Journey => [
  title,
  async (visit, site) => {
    try {
      await walk(visit, site)
    } finally {
      site.content.setFault()
      await visit.ask(async () => void (await fetch('/api/preview/exit', { redirect: 'manual' })))
    }
  },
  options,
])

/** As the toolbar does when the draft has another version. */
const tellUpdate = (visit: Visit, ref: string) =>
  visit.ask((next) => {
    const detail = { ref: next }
    window.dispatchEvent(new CustomEvent('prismicPreviewUpdate', { detail, cancelable: true }))
  }, ref)

function saveDraft({ content: { repository } }: VisitedSite, title: string) {
  const [job] = repository.getMaster().documents.filter(({ document }) => document.uid === '1001')
  if (job === undefined) throw new Error('The sample has no job 1001')
  const data = { ...job.document.data, title, slug: 'qa-engineer' }
  const documents = [{ ...job.document, data } as never]
  repository.saveDraft({ name: 'edited', id: 'edited', label: 'Edited', documents })
}
