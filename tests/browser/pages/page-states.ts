import type { Page } from 'playwright-core'

/** A page in a state that a visitor can meet it in. */
export interface PageState {
  name: string
  path: string
  /** What the server answers; 200 unless told otherwise. */
  status?: number
  /** Brings about a further state. Resolves to false where the page has no such state at its width. */
  prepare?: (page: Page) => Promise<boolean>
}

export const TEMPLATES: PageState[] = [
  { name: 'index', path: '/' },
  { name: 'job, also offline', path: '/qa-engineer/1001', prepare: goOffline },
  { name: 'remote job with two pay ranges', path: '/platform-engineer/1008' },
  { name: 'department', path: '/departments/engineering' },
  { name: 'location', path: '/locations/leeds' },
  {
    name: 'page with steps and questions, also when these are open',
    path: '/how-we-hire',
    prepare: openAnswers,
  },
  { name: 'page with people and pictures', path: '/life-at-tidewell' },
  {
    name: 'page with a grid, and the menu',
    path: '/benefits',
    prepare: (page) => open(page, 'Menu'),
  },
  { name: 'page of text', path: '/accessibility' },
  { name: 'closed job', path: '/fleet-coordinator/1044', status: 410 },
  { name: 'old job link', path: '/job_ghid/99999', status: 404 },
  { name: 'not found', path: '/nowhere/at-all', status: 404 },
  { name: 'preview', path: '/preview' },
  { name: 'offline', path: '/offline-app-shell' },
  { name: 'saved roles', path: '/saved' },
]

export const SEARCHES: PageState[] = [
  {
    name: 'filtered, and its filters',
    path: '/?q=engineer&location=leeds',
    prepare: (page) => open(page, /^Filters/),
  },
  { name: 'misspelt', path: '/?q=enginer' },
  { name: 'empty', path: '/?q=zebra&location=leeds' },
]

/** False where the page has no such button at its width. */
async function open(page: Page, name: string | RegExp): Promise<boolean> {
  const button = page.getByRole('button', { name })
  if (!(await button.isVisible())) return false
  await button.click()
  return true
}

async function openAnswers(page: Page): Promise<boolean> {
  for (const question of await page.locator('summary').all()) await question.click()
  return true
}

async function goOffline(page: Page): Promise<boolean> {
  await page.context().setOffline(true)
  await page.getByText('You are offline').first().waitFor()
  return true
}
