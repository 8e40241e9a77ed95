import { pageDataUrl } from '../../client/shared/page-paths.js'
import { startRuntimeSite, type Fault } from '../browser/runtime/runtime-site.js'
import { findErrors, openTab, untilSaid } from '../helpers/browser/browser.js'
import { changePageData } from '../helpers/browser/change-page-data.js'
import { useSite, useTab } from '../helpers/browser/use-site.js'
import {
  followInjectedLink,
  followLink,
  markDocument,
  open,
  shown,
  untilAt,
  withoutDeadline,
} from '../helpers/browser/visitor.js'
import { describeSection } from '../helpers/conformity/describe-section.js'

const JOB = '/qa-engineer/1001'
const PAGE = '/how-we-hire'
const JOB_DATA = `GET ${pageDataUrl(JOB)}`
const APP_DATA = 'GET /page-data/app-data.json'

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

afterEach(() => site().setFault())

describeSection('8. Error catalogue: Page loading', {
  'A 200 page-data answer with invalid JSON or no path is retried up to 3 times, then becomes an error.':
    async () => {
      for (const body of ['<html>', '{"result":{}}']) {
        const asked = await followToFullLoad(JOB_DATA, { status: 200, body })
        expect(asked.slice(0, asked.indexOf(`GET ${JOB}`)).filter(isJobData)).toHaveLength(4)
      }
    },

  '404 leads to the 404 page. 500 is an error.': async () => {
    const asked = await followToFullLoad(JOB_DATA, { status: 500 })
    expect(asked.slice(0, asked.indexOf(`GET ${JOB}`)).filter(isJobData)).toHaveLength(1)
    await open(tab().page, site().origin + PAGE)
    const isSameDocument = await markDocument(tab().page)
    await followInjectedLink(tab().page, '/nope')
    await untilAt(tab().page, '/nope')
    expect((await shown(tab().page)).h1).toBe('Page not found')
    expect(await isSameDocument()).toBe(true)
  },

  'App data is retried up to 3 times on a non-200 answer.': async () => {
    // All together have this time.
    await withoutDeadline(tab().page, 5_000)
    await open(tab().page, site().origin + PAGE)
    site().setFault((request) => (request === APP_DATA ? { status: 503 } : null))
    const from = site().requests.length
    await followInjectedLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    expect(
      site()
        .requests.slice(from)
        .filter((request) => request === APP_DATA),
    ).toHaveLength(4)
  },

  "Static query file failure: 'We couldn't load \"/page-data/sq/d/{hash}.json\"'.": async () => {
    await openWithFault('/page-data/sq/d/', { status: 503 })
    await untilSaid(tab(), `We couldn't load "/page-data/sq/d/${await readQueryHash()}.json"`)
  },

  "Missing component chunk: 'We couldn't find the correct component chunk with the name {name}'.":
    async () => {
      const chunk = { componentChunkName: 'component---gone' } as never
      await changePageData(tab().page, JOB, () => chunk)
      await tab().page.goto(`${site().origin}${JOB}?from=mail`)
      await untilSaid(
        tab(),
        "We couldn't find the correct component chunk with the name component---gone",
      )
    },

  'A chunk load failure triggers a reload to the last path.': async () => {
    const asked = await followToFullLoad('assets/job-page', { status: 404 })
    expect(asked).toContain(`GET ${JOB}`)
    expect(await shown(tab().page)).toMatchObject({ path: JOB, h1: expect.stringMatching(/^QA/) })
  },

  "Service worker registration errors are only logged. Over HTTP (not localhost) the log says 'Service workers can only be used over HTTPS, or on localhost for development'.":
    async () => {
      const worked = await openTab(browser())
      site().setFault((request) => (request === 'GET /sw.js' ? { status: 500 } : null))
      await open(worked.page, site().origin + PAGE)
      await untilSaid(worked, 'Error during service worker registration:')
      await followLink(worked.page, '/')
      await untilAt(worked.page, '/')
      await open(worked.page, site().origin.replace('localhost', '127.0.0.1') + PAGE)
      await untilSaid(
        worked,
        'Service workers can only be used over HTTPS, or on localhost for development',
      )
      expect(findErrors(worked).filter((text) => text.startsWith('uncaught'))).toEqual([])
      await worked.close()
    },

  "A static query without data: 'The result of this StaticQuery could not be fetched.'.":
    async () => {
      for (const body of ['{}', '{"data":null}', '7']) {
        await openWithFault('/page-data/sq/d/', { status: 200, body })
        await untilSaid(tab(), 'The result of this StaticQuery could not be fetched.')
        expect(findErrors(tab()).join('\n')).not.toContain('TypeError')
        tab().messages.length = 0
      }
      await tab().page.click(`a[href="${PAGE}"]:visible`)
      await tab().page.waitForURL(site().origin + PAGE)
    },
})

const isJobData = (request: string) => request === JOB_DATA

/** Follows a link to the job while a request fails, until its document has come. Returns what was asked. */
async function followToFullLoad(failing: string, fault: Fault): Promise<string[]> {
  await open(tab().page, site().origin + PAGE)
  site().setFault((request) => (request.includes(failing) ? fault : null))
  const from = site().requests.length
  await Promise.all([tab().page.waitForEvent('load'), followInjectedLink(tab().page, JOB)])
  const asked = site().requests.slice(from)
  site().setFault()
  return asked
}

async function openWithFault(failing: string, fault: Fault): Promise<void> {
  site().setFault((request) => (request.includes(failing) ? fault : null))
  await tab().page.goto(`${site().origin}/`)
}

async function readQueryHash(): Promise<string> {
  const { staticQueryHashes } = await (await fetch(site().origin + pageDataUrl('/'))).json()
  return staticQueryHashes[0]
}
