const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const INDEX_DATA = '**/page-data/index/page-data.json'

/** A role of the sample that has a closing date, which moves with the day. */
const CLOSING = '/winter-survey-crew-member/1035'

/**
 * Every template, and every state of it that a visitor can meet it in.
 *
 * `before(page, site)` runs before the page is opened, `prepare(page)` then; it resolves to false where
 * there is no such state at the page's width. `part` is for what covers the window or stays in it: the
 * picture shows the window only.
 */
export const STATES = [
  { name: 'index', path: '/' },
  { name: 'index-filtered', path: '/?q=engineer&location=leeds' },
  { name: 'index-department', path: '/?department=engineering&type=full-time' },
  { name: 'index-place', path: '/?location=leeds' },
  { name: 'index-newest', path: '/?sort=newest' },
  { name: 'index-misspelt', path: '/?q=enginer' },
  { name: 'index-unknown-value', path: '/?department=alchemy' },
  { name: 'index-unknown-job', path: '/?gh_jid=99999' },
  { name: 'index-empty', path: '/?q=zebra&location=leeds' },
  { name: 'index-no-roles', path: '/', before: withJobs(() => []) },
  { name: 'index-long', path: '/', before: withJobs((jobs) => manyOf(jobs, 230)) },
  { name: 'index-row-focus', path: '/', prepare: focusRow, part: true },
  { name: 'index-row-hover', path: '/', prepare: hoverRow, part: true },
  { name: 'filters', path: '/', prepare: openFilters, part: true },
  { name: 'filters-applied', path: '/?department=engineering', prepare: openFilters, part: true },
  { name: 'menu', path: '/', prepare: openMenu, part: true },
  { name: 'menu-on-page', path: '/how-we-hire', prepare: openMenu, part: true },
  { name: 'index-saved-copy', path: '/', prepare: openOffline, workers: true, part: true },
  { name: 'job', path: '/qa-engineer/1001' },
  { name: 'job-two-pays', path: '/platform-engineer/1008' },
  { name: 'job-remote-quote', path: '/site-reliability-engineer/1009' },
  { name: 'job-bar', path: '/qa-engineer/1001', prepare: scrollToRequirements, part: true },
  { name: 'job-closes-soon', path: CLOSING, before: daysFromClosing(-2) },
  { name: 'job-just-closed', path: CLOSING, before: daysFromClosing(+2) },
  { name: 'job-saved-copy', path: '/qa-engineer/1001', prepare: openOffline, workers: true },
  { name: 'job-print', path: '/qa-engineer/1001', prepare: print },
  { name: 'job-closed', path: '/fleet-coordinator/1044' },
  { name: 'old-job-link', path: '/job_ghid/99999' },
  { name: 'department', path: '/departments/engineering' },
  { name: 'location', path: '/locations/leeds' },
  { name: 'location-country', path: '/locations/united-kingdom' },
  { name: 'location-remote', path: '/locations/remote-uk' },
  { name: 'page-hire', path: '/how-we-hire' },
  { name: 'page-hire-answers', path: '/how-we-hire', prepare: openAnswers },
  { name: 'page-life', path: '/life-at-tidewell' },
  { name: 'page-benefits', path: '/benefits' },
  { name: 'page-early', path: '/early-careers' },
  { name: 'page-about', path: '/about-tidewell' },
  { name: 'page-below', path: '/about-tidewell/water-and-us' },
  { name: 'page-text', path: '/accessibility' },
  { name: 'not-found', path: '/sales-wizard' },
  { name: 'preview', path: '/preview' },
  { name: 'offline', path: '/offline-app-shell' },
  { name: 'saved', path: '/saved' },
  { name: 'saved-compared', path: '/saved?roles=1001,1002,1008,1009,1035', prepare: compare },
]

/** Shows the front page with other roles than the sample has. */
function withJobs(change) {
  return (page) =>
    page.route(INDEX_DATA, async (route) => {
      const response = await route.fetch()
      const data = await response.json()
      const { listing } = data.result.data
      listing.jobs = change(listing.jobs)
      await route.fulfill({ response, json: data })
    })
}

function manyOf(jobs, count) {
  return Array.from({ length: count }, (_, index) => {
    const job = jobs[index % jobs.length]
    return { ...job, id: `${job.id}${index}` }
  })
}

/** Lets the browser take it for so many days after the role's last moment. */
function daysFromClosing(days) {
  return async (page, site) => {
    const data = await page.request.get(`${site}/page-data${CLOSING}/page-data.json`)
    const { job } = (await data.json()).result.data
    await page.clock.setFixedTime(Date.parse(job.closesAt) + days * DAY)
  }
}

function openMenu(page) {
  return press(page, page.getByRole('button', { name: 'Menu' }))
}

function openFilters(page) {
  return press(page, page.getByRole('button', { name: /^Filters/ }))
}

/** False where the page has no such button at its width. */
async function press(page, button) {
  if (!(await button.isVisible())) return false
  await button.click()
  await page.mouse.move(1, 1)
  return true
}

function compare(page) {
  return press(page, page.getByRole('button', { name: 'Compare' }))
}

async function focusRow(page) {
  await page.locator('.job-row-title a').nth(1).focus()
  await page.keyboard.press('Tab')
  return true
}

async function hoverRow(page) {
  await page.locator('.job-row').nth(1).hover()
  return true
}

async function openAnswers(page) {
  for (const question of await page.locator('summary').all()) await question.click()
  return true
}

async function scrollToRequirements(page) {
  await page.getByRole('heading', { name: 'What you bring' }).scrollIntoViewIfNeeded()
  const bar = page.locator('.apply-bar')
  return page.viewportSize().width >= 1024 || bar.waitFor().then(() => true)
}

async function print(page) {
  await page.emulateMedia({ media: 'print' })
  return true
}

/** The same page again without a network, from what a visit under the service worker has kept. */
async function openOffline(page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload({ waitUntil: 'networkidle' })
  while (!(await page.evaluate(async () => !!(await caches.match(location.pathname))))) {
    await page.waitForTimeout(50)
  }
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('.saved-copy').waitFor()
  return true
}
