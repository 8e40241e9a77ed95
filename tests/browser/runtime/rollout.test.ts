import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { findErrors, openTab, type Tab } from '../../helpers/browser/browser.js'
import { useSite } from '../../helpers/browser/use-site.js'
import { followLink, open, untilHydrated } from '../../helpers/browser/visitor.js'
import { startBalancer, VISITOR_HEADER } from '../../helpers/server/start-balancer.js'
import { startSite } from '../../helpers/server/start-site.js'
import { openTestSite, PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { copySite } from '../../helpers/site/make-once.js'
import { makeOtherCode } from '../../helpers/site/other-code.js'
import { startGeneratedSite } from '../../helpers/site/start-generated-site.js'

const JOB = '/qa-engineer/1001'
interface Ingress {
  metadata: { annotations?: Record<string, string> }
}

/** Two web servers of each of two code versions, behind the ingress that the manifests describe. */
async function startRollout() {
  const ingress = parse(
    await readFile(path.join(PROJECT_ROOT, 'deploy/kubernetes/base/ingress.yaml'), 'utf8'),
  ) as Ingress
  const hashBy = ingress.metadata.annotations?.['nginx.ingress.kubernetes.io/upstream-hash-by']
  const balancer = await startBalancer(hashBy)

  const site = await startGeneratedSite()
  const code = await makeOtherCode()
  const nextSite = openTestSite(copySite(site.siteRoot), site.env, code.projectRoot)
  await nextSite.generate()

  const start = ({ siteRoot }: { siteRoot: string }) =>
    startSite({ siteRoot, previewApiEndpoint: site.content.apiEndpoint })
  const [former, next] = [await start(site), await start(nextSite)]
  return {
    ...balancer,
    former: former.baseUrl,
    next: next.baseUrl,
    close: async () => {
      await Promise.all([balancer.close(), former.stop(), next.stop(), site.close()])
      await Promise.all([nextSite.remove(), code.remove()])
    },
  }
}

const { site, browser } = useSite(startRollout)

const visit = (address: string): Promise<Tab> =>
  openTab(browser(), { withoutWorkers: true, extraHTTPHeaders: { [VISITOR_HEADER]: address } })

const findMissing = (from = 0) =>
  site()
    .answers.slice(from)
    .filter((answer) => /^404 \/assets\//.test(answer))

test('every visitor who loads a page during a rollout gets the scripts of that page', async () => {
  const { former, next } = site()
  // Each address is led to another server.
  const stages = [
    { servers: { a: former, b: former, c: next }, visitors: ['198.51.100.7', '192.0.2.3'] },
    { servers: { b: former, c: next }, visitors: ['192.0.2.2'] },
    { servers: { b: former, c: next, d: next }, visitors: ['192.0.2.2'] },
  ]
  for (const { servers, visitors } of stages) {
    site().setServers(servers)
    for (const address of visitors) {
      const tab = await visit(address)
      await open(tab.page, `${site().origin}/`)
      await tab.page.getByLabel('Search roles').first().waitFor()
      await followLink(tab.page, JOB)
      await tab.page.getByRole('heading', { level: 1, name: 'QA Engineer' }).waitFor()
      await untilHydrated(tab.page)
      expect(findErrors(tab)).toEqual([])
      await tab.close()
    }
  }
  const pages = site().answers.filter((answer) => answer.startsWith('200 / '))
  expect([...new Set(pages.map((answer) => answer.slice(-1)))].sort()).toEqual(['a', 'b', 'c', 'd'])
  expect(findMissing()).toEqual([])
})

test('a page that was open before a rollout finds its scripts at the new servers', async () => {
  const { former, next } = site()
  site().setServers({ a: former })
  const tab = await visit('192.0.2.1')
  await tab.page.goto(`${site().origin}/`)
  site().setServers({ c: next, d: next })
  const from = site().answers.length
  await untilHydrated(tab.page)
  await tab.page.getByLabel('Sort by').waitFor()
  await followLink(tab.page, JOB)
  await tab.page.getByRole('heading', { level: 1, name: 'QA Engineer' }).waitFor()
  await untilHydrated(tab.page)
  expect(findMissing(from)).toEqual([])
  expect(findErrors(tab)).toEqual([])
  await tab.close()
})

test('where two code versions answer by turns, every page is shown, and none is loaded again and again', async () => {
  const balancer = await startBalancer(undefined)
  balancer.setServers({ a: site().former, c: site().next })
  const tab = await openTab(browser(), { withoutWorkers: true })
  for (const path of [JOB, '/how-we-hire', '/', JOB]) {
    const from = balancer.answers.length
    await tab.page.goto(balancer.origin + path, { waitUntil: 'networkidle' })
    await tab.page.locator('main h1').filter({ visible: true }).first().waitFor()
    const loads = balancer.answers.slice(from).filter((answer) => answer.startsWith(`200 ${path} `))
    // For another build once, and once for a script that only the other server has.
    expect(loads.length).toBeLessThanOrEqual(3)
  }
  expect(await tab.page.locator('h1').innerText()).toBe('QA Engineer')
  expect(findErrors(tab).filter((text) => text.startsWith('uncaught'))).toEqual([])
  await tab.close()
  await balancer.close()
})
