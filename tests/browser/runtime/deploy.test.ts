import { findErrors, openTab } from '../../helpers/browser/browser.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { startRuntimeSite } from './runtime-site.js'
import {
  markDocument,
  open,
  untilFollowing,
  untilHydrated,
  followInjectedLink,
} from '../../helpers/browser/visitor.js'
import { useSite } from '../../helpers/browser/use-site.js'

const JOB = '/qa-engineer/1001'
/** Some in every check; all of them by `npm run test:stress`. */
const TRIES = IS_STRESS ? 50 : 4

const { site, browser } = useSite(startRuntimeSite)

test('a document of an outdated build is reloaded once, and then shown', async () => {
  const tab = await openTab(browser(), { withoutWorkers: true })
  const stale = await (await fetch(`${site().origin}${JOB}`)).text()
  site().deploy({ code: true })
  const from = site().requests.length
  site().setFault((request) => (request === `GET ${JOB}` ? { status: 200, body: stale } : null))
  await open(tab.page, `${site().origin}${JOB}`)
  const documents = site()
    .requests.slice(from)
    .filter((request) => request === `GET ${JOB}`)
  expect(documents).toHaveLength(2)
  site().setFault()
  await tab.close()
})

test('a visitor who has left a document of an outdated build is not brought back', async () => {
  const tab = await openTab(browser(), { withoutWorkers: true })
  const stale = await (await fetch(`${site().origin}${JOB}`)).text()
  site().deploy({ code: true })
  let letStart = () => {}
  const mayStart = new Promise<void>((resolve) => (letStart = resolve))
  await tab.page.route('**/app-data.json', (route) => mayStart.then(() => route.continue()))
  site().setFault((request) => {
    if (request === `GET ${JOB}`) return { status: 200, body: stale }
    if (request !== 'GET /how-we-hire') return null
    letStart()
    return { delay: 500 }
  })
  await Promise.all([
    tab.page.waitForRequest('**/app-data.json'),
    tab.page.goto(`${site().origin}${JOB}`),
  ])
  await followInjectedLink(tab.page, '/how-we-hire')
  await untilHydrated(tab.page)
  expect(new URL(tab.page.url()).pathname).toBe('/how-we-hire')
  site().setFault()
  await tab.close()
})

/** Every kind of deploy under a tab that has or has not met the target before. */
const WAYS = [
  { name: 'content', code: false, removeOldCode: false },
  { name: 'code', code: true, removeOldCode: false },
  { name: 'code, the old chunks gone', code: true, removeOldCode: true },
]

test(`the next navigation after a deploy shows the new content, ${TRIES} times out of ${TRIES}`, async () => {
  const tab = await openTab(browser(), { withoutWorkers: true })
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const way = WAYS[attempt % WAYS.length]
    await tab.page.goto(`${site().origin}/`)
    await untilHydrated(tab.page)
    // The code of navigation may be gone with the other code, and is there where only content changes.
    if (way?.name === 'content') await untilFollowing(tab.page)
    if (attempt % 2) {
      await tab.page.hover(`main a[href="${JOB}"]`)
      await tab.page.waitForLoadState('networkidle')
    }
    const isSameDocument = await markDocument(tab.page)
    const deploys = attempt % 5 === 0 ? 2 : 1
    for (let deploy = 0; deploy < deploys; deploy += 1) site().deploy(way)
    const { content } = site().edition()
    const from = site().requests.length

    await followInjectedLink(tab.page, `${JOB}?src=mail`).catch(() => {})
    await tab.page.waitForFunction(
      (edition) => document.title.endsWith(edition),
      `(edition ${content})`,
    )
    expect(await tab.page.textContent('main h1')).toContain('QA Engineer')
    expect(tab.page.url()).toBe(`${site().origin}${JOB}?src=mail`)
    expect(await isSameDocument()).toBe(way?.name === 'content')
    const documents = site()
      .requests.slice(from)
      .filter((request) => request === `GET ${JOB}?src=mail`)
    expect(documents).toHaveLength(way?.name === 'content' ? 0 : 1)
    // It can be gone before it was asked for: then the browser opens the page, as is seen above.
    const isOfNavigation = (said: string) => said.includes('/run-navigation.')
    expect(findErrors(tab).filter((said) => !isOfNavigation(said))).toEqual([])
  }
  await tab.close()
}, 600_000)
