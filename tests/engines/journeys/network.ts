import { hasKept, listData } from '../../helpers/browser/until-kept.js'
import { RENAMED } from '../visited-site.js'
import { JOB, type Journey } from './journey.js'

/** A page that there is may have been prefetched. */
const UNVISITED = '/never-visited'

/** What the network and the site's owner do while a visitor is there. */
export const NETWORK_JOURNEYS: Journey[] = [
  [
    'a visited page is shown as a saved copy while the site is down, and another page says so',
    async (visit, site) => {
      await visit.enter(JOB)
      await visit.until(hasKept, await listData(site.origin, JOB))
      await visit.reload()
      await visit.untilHydrated()
      await visit.until(async () => (await caches.match(location.pathname)) !== undefined)
      await site.goDown()
      try {
        await visit.enter(JOB)
        await visit.untilAt(JOB, 'QA Engineer')
        await visit.until(() => document.querySelector('.saved-copy time') !== null)
        await visit.open(UNVISITED)
        await visit.untilAt(UNVISITED, 'You are offline')
      } finally {
        await site.comeBack()
      }
    },
  ],
  ...(['other content', 'other code'] as const).map((release): Journey => [
    `a click shows the new release of ${release} in a tab that was open before`,
    async (visit, site) => {
      try {
        await visit.enter('/')
        site.publish(release)
        await visit.click(`.job-row a[href="${RENAMED.path}"]`)
        await visit.untilAt(RENAMED.path, RENAMED.newTitle)
        await visit.until(isInstalled)
      } finally {
        site.publish('first')
      }
    },
  ]),
  [
    "a page of another origin lists the site's roles",
    async (visit, site) => {
      await visit.openUrl(site.foreignUrl)
      await visit.until(() => document.querySelector('open-roles[data-state="ready"]') !== null)
      const links = await visit.ask(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('open-roles li a')].map(
          ({ href }) => new URL(href).pathname,
        ),
      )
      expect(links).toEqual(Array(3).fill(expect.stringMatching(/^\/[\w-]+\/\d+$/)))
    },
  ],
]

/** Whether the page's own code is kept: a service worker whose release goes away before that has failed. */
async function isInstalled(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.href ?? ''
  const isKept = (await caches.match(styles)) !== undefined
  return isKept && registration?.installing === null
}
