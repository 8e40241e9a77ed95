import type { Page } from 'playwright-core'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { untilAt } from '../../helpers/browser/visitor.js'
import { useVisits } from './use-visits.js'

const { visit: open } = useVisits()

async function visit(path: string, width: number): Promise<Page> {
  const page = await open(path, { viewport: { width, height: 700 } })
  // The first move brings the listing's filters, among which the focus is to go.
  if (/^\/(?:\?|$)/.test(path)) await page.getByLabel('Sort by').waitFor()
  return page
}

/** What has the focus, and what is wrong with it: lost, without a ring, or covered by something. */
function describeFocus(page: Page): Promise<{ text: string; fault: string | null }> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body)
      return { text: '', fault: 'the focus is lost' }
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    const named = `${element.tagName} “${text || (element as HTMLInputElement).name}”`
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) {
      return { text, fault: `${named} shows no ring` }
    }
    const boxes = [...element.getClientRects()]
    // A box of several lines is seen where one of them is.
    const isSeen = boxes.some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].every((part) => {
        const at = document.elementFromPoint(left + (right - left) / 2, top + (bottom - top) * part)
        return at !== null && (element.contains(at) || at.contains(element))
      }),
    )
    return { text, fault: isSeen ? null : `${named} is covered` }
  })
}

/** Presses a key until the focus has left the page or come round; tells what it met on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const texts: string[] = []
  const faults: string[] = []
  for (;;) {
    await page.keyboard.press(key)
    if (await hasComeRound(page)) break
    const { text, fault } = await describeFocus(page)
    texts.push(text)
    if (fault !== null) faults.push(fault)
  }
  await page.evaluate(() =>
    document.querySelector('[data-first-stop]')?.removeAttribute('data-first-stop'),
  )
  expect(faults).toEqual([])
  return texts
}

/** Browsers without a window of their own go from the last stop to the first, or to none. */
function hasComeRound(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // A bar that the focus scrolls into view, or out of it, comes and goes with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const here = document.activeElement
    if (here === null || here === document.body || here.hasAttribute('data-first-stop')) return true
    if (!document.querySelector('[data-first-stop]')) here.setAttribute('data-first-stop', '')
    return false
  })
}

const WALKS: [width: number, path: string][] = [
  // Nowhere is more to cover the focus: the header and the filters' bar. One row is like the others.
  [320, '/?location=leeds'],
  // The way to the form stands over the foot of the page.
  [320, '/qa-engineer/1001'],
]
const FURTHER_WALKS: typeof WALKS = [
  [1280, '/life-at-tidewell'],
  [320, '/'],
  [1280, '/'],
]

describe.each(IS_STRESS ? [...WALKS, ...FURTHER_WALKS] : WALKS)(
  'the keyboard at %d px on %s',
  (width, path) => {
    it('shows the focus ring uncovered on every element, forwards and backwards', async () => {
      const page = await visit(path, width)
      const forward = await walk(page, 'Tab')
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      expect(forward[0]).toBe('Skip to main content')
      expect(forward.length).toBeGreaterThan(20)
      const back = await walk(page, 'Shift+Tab')
      expect(back.reverse()).toEqual(forward)
    })
  },
)

const focused = async (page: Page) => (await describeFocus(page)).text

it('the keyboard leads from the listing over a filter and a chip to a job, and back', async () => {
  const page = await visit('/', 1280)
  await page.getByRole('checkbox', { name: /^United Kingdom/ }).focus()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Places in United Kingdom')
  const places = page.getByRole('group', { name: 'United Kingdom' })
  await page.keyboard.press('Enter')
  await places.waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await places.waitFor()
  while (!(await places.locator('[value=london]:focus').count())) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.waitForFunction(() => location.search === '?location=london')
  expect(await describeFocus(page)).toEqual({ text: '', fault: null })

  await page.getByRole('button', { name: 'Remove London' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => location.search === '')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('results')

  const link = page.locator('.job-row-title a').nth(2)
  const title = await link.innerText()
  await link.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.goBack()
  await untilAt(page, '/')
  expect(await focused(page)).toBe(title)
})

it('the skip links lead to the content and to the results', async () => {
  const page = await visit('/', 1280)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'main')
  await page.getByRole('link', { name: 'Skip to results' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'results')
})

it('the menu opens by keyboard, keeps the focus inside, and returns it', async () => {
  const page = await visit('/', 320)
  const control = page.getByRole('button', { name: 'Menu' })
  const isLocked = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden')
  expect([await control.getAttribute('aria-expanded'), await isLocked()]).toEqual(['false', false])
  await control.focus()
  await page.keyboard.press('Enter')
  expect(await page.getByRole('button', { name: 'Close' }).getAttribute('aria-expanded')).toBe(
    'true',
  )
  expect(await isLocked()).toBe(true)
  const stops = await walk(page, 'Tab')
  expect(stops).toEqual(['Roles', 'How we hire', 'Life at Tidewell', 'Benefits'])
  const benefits = page.locator('#site-menu').getByRole('link', { name: 'Benefits' })
  await benefits.focus()
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe('Menu')
  expect(await isLocked()).toBe(false)
  expect(await control.getAttribute('aria-expanded')).toBe('false')

  await page.keyboard.press('Enter')
  await benefits.press('Enter')
  await untilAt(page, '/benefits')
  expect(await page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe(
    'false',
  )
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})

it('a tap on any link of the open menu closes it, also one to the page that is open', async () => {
  const page = await visit('/', 360)
  const menu = page.locator('#site-menu')
  const control = page.locator('.menu-control')
  for (const name of ['Roles', 'How we hire', 'How we hire', 'See open roles']) {
    await control.click()
    await menu.getByRole('link', { name }).click()
    expect([name, await control.getAttribute('aria-expanded')]).toEqual([name, 'false'])
    await page.waitForFunction(
      (path) => location.pathname === path,
      name === 'How we hire' ? '/how-we-hire' : '/',
    )
  }
  await untilAt(page, '/#results')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('results')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

it('the action of the header leads to the list, and is not shown where the list is', async () => {
  const page = await visit('/how-we-hire', 1280)
  const action = page.locator('header').getByRole('link', { name: 'See open roles' })
  expect(await action.getAttribute('href')).toBe('/#results')
  const hrefs = await page
    .locator('header nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  const button = page.locator('main').getByRole('link', { name: 'See open roles' })
  expect(await button.getAttribute('href')).toBe('/#results')
  await action.click()
  await untilAt(page, '/#results')
  const heading = page.getByRole('heading', { name: 'Open roles' })
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200)
  expect(await action.count()).toBe(0)
})
