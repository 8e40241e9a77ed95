import { JOB, type Journey } from './journey.js'

/**
 * In a browser that is older than the supported ones, a page works, or it is as whole and as usable as without
 * scripts. Its code may stop at any time.
 */
export const OLDER_JOURNEYS: Journey[] = [
  [
    'an older browser shows a page that works, or one that is whole without its scripts',
    async (visit) => {
      await visit.open('/')
      await visit.ask(() => void window.dispatchEvent(new PointerEvent('pointermove')))
      await visit.until(() =>
        ['hydrated', 'failed'].includes(document.documentElement.dataset['code'] ?? ''),
      )
      await visit.untilListed('43 open roles')
      await visit.click(`.job-row a[href="${JOB}"]`)
      await visit.untilAt(JOB, 'QA Engineer')
    },
  ],
]
