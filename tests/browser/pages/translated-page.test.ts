import type { Page } from 'playwright-core'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { findErrors, openTab, type Tab } from '../../helpers/browser/browser.js'
import { followLink, open, untilAt } from '../../helpers/browser/visitor.js'

/* A visitor whose browser translates the page reads the same as one whose browser does not. */

const { site, browser } = useBrowsedSite()
let tabs: Tab[] = []

afterEach(async () => {
  await Promise.all(tabs.map(({ close }) => close()))
})

type Step = readonly [what: string, act: (page: Page) => Promise<unknown>]

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 375, height: 740 }

const search = (text: string): Step => [
  `search for ${text}`,
  (page) => page.getByLabel('Search roles').fill(text),
]
const tick = (name: RegExp): Step => [
  `tick ${name.source}`,
  (page) => page.getByRole('checkbox', { name }).first().click(),
]
const press = (name: RegExp): Step => [
  `press ${name.source}`,
  (page) => page.getByRole('button', { name }).first().click(),
]
const follow = (href: string): Step => [
  `follow ${href}`,
  async (page) => {
    await followLink(page, href)
    await untilAt(page, href)
  },
]
const back = (path: string): Step => [
  `go back to ${path}`,
  async (page) => {
    await page.goBack()
    await untilAt(page, path)
  },
]
const connect = (isOnline: boolean): Step => [
  isOnline ? 'connect again' : 'lose the connection',
  (page) => page.context().setOffline(!isOnline),
]

/** What can be read: options and closed dialogs are not laid out, and a live region is heard. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const texts = [
      document.body,
      ...document.querySelectorAll('option, [aria-live], [role=status]'),
    ]
    return texts.flatMap((element) =>
      (element instanceof HTMLElement ? element.innerText : '')
        .split('\n')
        .map((line) => line.replace(/\s+/g, ' ').trim())
        .filter((line) => line !== ''),
    )
  })

async function walk(path: string, viewport: typeof WIDE, steps: readonly Step[]) {
  tabs = await Promise.all([1, 2].map(() => openTab(browser(), { viewport, withoutWorkers: true })))
  const [plain, translated] = tabs as [Tab, Tab]
  await Promise.all(tabs.map(({ page }) => open(page, site().origin + path)))
  await translatePage(translated.page)
  for (const [what, act] of [['look', async () => {}] as const, ...steps]) {
    await act(plain.page)
    await act(translated.page)
    const told = await untilAlike(plain.page, translated.page)
    expect([what, ...told.translated]).toEqual([what, ...told.plain])
  }
  expect(tabs.flatMap(findErrors)).toEqual([])
}

/** What one of the two says and the other does not; counts and announcements come a moment later. */
async function untilAlike(plain: Page, translated: Page) {
  const without = (lines: string[], others: string[]) =>
    lines.filter((line) => !others.includes(line))
  for (let frame = 1; ; frame++) {
    await plain.evaluate(() => new Promise(requestAnimationFrame))
    const [own, other] = await Promise.all([readPage(plain), readPage(translated)])
    if (own.join() === other.join()) return { plain: [], translated: [] }
    if (frame < MOST_FRAMES) continue
    return { plain: without(own, other), translated: without(other, own), own, other }
  }
}

const MOST_FRAMES = 600

it('a translated listing says what the list, the filters and their counts say', async () => {
  await walk('/', WIDE, [
    tick(/^Engineering/),
    search('engineer'),
    search('field engineer'),
    search('designer'),
    search('swe'),
    search(''),
    tick(/^Engineering/),
    ['choose a pay', (page) => page.getByLabel('Pay').selectOption({ index: 2 })],
    press(/^Clear all/),
    press(/^Places in Canada/),
    tick(/^Leeds/),
    ['sort', (page) => page.getByLabel('Sort by').selectOption('newest')],
    press(/^Remove/),
    press(/^Save /),
    search('hydro'),
    follow('/saved'),
    press(/^Remove all/),
    press(/^Undo/),
    back('/?q=hydro&sort=newest'),
    search('qa'),
    follow('/qa-engineer/1001'),
    connect(false),
    connect(true),
    follow('/departments/engineering'),
    back('/qa-engineer/1001'),
  ])
})

it('a translated page on a phone says what its filters and its menu say', async () => {
  await walk('/', PHONE, [
    press(/^Filters/),
    tick(/^Engineering/),
    tick(/^Remote/),
    search('engineer'),
    search('platform'),
    press(/^Show \d+/),
    press(/^Filters/),
    press(/^Clear all/),
    press(/^Show \d+/),
    press(/^Menu/),
    press(/^Close/),
    press(/^Save /),
    follow('/saved'),
  ])
})

/**
 * From now on each text of the page has the nodes that Google Translate puts in its place, also a text that
 * comes or changes later. The words stay, so that they can be compared with those of another page.
 */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeftOut = (parent: Element | null) =>
      parent === null || parent.closest('font, script, style, noscript, textarea, title') !== null
    const translate = (text: Text) => {
      if (text.data.trim() === '' || isLeftOut(text.parentElement)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      if (root instanceof Text) texts.push(root)
      texts.forEach(translate)
    }
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes) {
        if (type === 'characterData') translateIn(target)
        else addedNodes.forEach(translateIn)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
