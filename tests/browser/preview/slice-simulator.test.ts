import { findErrors } from '../../helpers/browser/browser.js'
import { findViolations, findViolationsAtWidths } from '../../helpers/browser/find-violations.js'
import { openPageBuilder } from '../../helpers/browser/page-builder.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { untilHydrated } from '../../helpers/browser/visitor.js'
import { slice } from '../../helpers/world/made-world.js'
import { startPreviewSite } from '../../helpers/preview/preview-site.js'

const { site, browser } = useSite(startPreviewSite)
const tab = useTab(browser, { withoutWorkers: true })

const text = (words: string) => [{ type: 'paragraph', text: words, spans: [] }]
const quote = (words: string) => slice('quote', { quote: words, name: 'Ada' })
const open = () => openPageBuilder(tab().page, site().origin)

/** As the CMS answers it. */
function slicesOf(uid: string): unknown[] {
  const { documents } = site().content.repository.getMaster()
  const page = documents.find(({ document }) => document.uid === uid)
  return (page?.document.data as { slices: unknown[] }).slices
}

test('each slice of a page looks as on the page itself: texts, images, links, lists of roles', async () => {
  const { page } = tab()
  const builder = await open()
  const zone = builder.frame.locator('[data-slice-zone]')
  for (const uid of ['how-we-hire', 'life-at-tidewell', 'benefits', 'about-tidewell']) {
    const slices = slicesOf(uid)
    await builder.setSlices(slices)
    // The pages before have other numbers of slices.
    await zone.locator(`> :last-child:nth-child(${slices.length})`).waitFor()
    const shown = await zone.evaluate((element) => [
      element.children.length,
      element.textContent,
      [...element.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      [...element.querySelectorAll('img')].map(({ alt, width }) => [alt, width > 0]),
    ])
    expect(shown[0]).toBe(slices.length)
    const [, frame] = page.frames()
    const found = frame && (await findViolations(frame))
    // The title of a page is none of its slices.
    expect(found?.filter((text) => !text.startsWith('page-has-heading-one'))).toEqual([])

    const visited = await page.context().newPage()
    await visited.goto(`${site().origin}/${uid}`)
    // Only then are roles marked as new.
    await untilHydrated(visited)
    const published = await visited.locator('.page').evaluate((element, count) => {
      const parts = [...element.children].slice(-count)
      const all = <Name extends 'a' | 'img'>(name: Name) =>
        parts.flatMap((part) => [...part.querySelectorAll(name)])
      return [
        parts.length,
        parts.map(({ textContent }) => textContent).join(''),
        all('a').map((link) => link.getAttribute('href')),
        all('img').map(({ alt, width }) => [alt, width > 0]),
      ]
    }, slices.length)
    expect([uid, ...shown]).toEqual([uid, ...published])
    await visited.close()
  }
  await builder.setSlices(slicesOf('early-careers'))
  const intern = zone.getByRole('link', { name: 'Engineering Intern' })
  expect(await intern.getAttribute('href')).toBe('/engineering-intern/1014')
  await zone.getByText('1 open role').waitFor()
})

test('what is typed changes in place, everything else stays as it is, and what a page would leave out, or cannot be, says so', async () => {
  const builder = await open()
  const answers = slice('faq', { heading: 'Questions' }, [
    { question: 'May I?', answer: text('You may.') },
  ])
  await builder.setSlices([quote('First'), answers])
  const { frame } = builder
  await frame.getByText('First').waitFor()
  const mark = (element: Element) => element.setAttribute('data-mark', 'mine')
  await frame.locator('[data-slice-zone] > :nth-child(2)').evaluate(mark)
  await frame.getByText('May I?').click()
  await frame.getByText('You may.').waitFor()

  for (const words of ['Second', 'Secondly']) {
    await builder.setSlices([quote(words), answers])
    await frame.getByText(words, { exact: false }).waitFor()
  }
  expect(await frame.getByText('First').count()).toBe(0)
  expect(await frame.locator('[data-mark]').count()).toBe(1)
  expect(await frame.getByText('You may.').isVisible()).toBe(true)

  await builder.setSlices([answers])
  await frame.getByText('Secondly').waitFor({ state: 'detached' })
  await builder.setSlices([])
  await frame.getByText('No slice is chosen.').waitFor()

  const slices = [
    slice('carousel', {}),
    quote('In between'),
    slice('quote', {}),
    null,
    { slice_type: 7 },
    { slice_type: 'stats' },
    slice('rich_text', { content: [{ type: 'paragraph' }, 5, { type: 'heading9', text: {} }] }),
  ]
  await builder.setSlices(slices)
  const parts = frame.locator('[data-slice-zone] > *')
  await parts.first().waitFor()
  const said = await parts.allInnerTexts()
  expect(said).toHaveLength(slices.length)
  expect(said[0]).toContain('This site does not know the slice "carousel".')
  expect(said[1]).toContain('In between')
  expect(said[2]).toContain('nothing to show yet')
  expect(said[3]).toContain('This is no slice')
  expect(said[4]).toContain('This is no slice')
  expect(said[5]).toContain('nothing to show yet')
  await builder.setSlices('nonsense')
  await frame.getByText('No slice is chosen.').waitFor()
  expect(findErrors(tab())).toEqual([])
})

test('the editor is told which slice is under the mouse and how high all are, and can scroll to each', async () => {
  const builder = await open()
  const { page } = tab()
  const long = Array.from({ length: 30 }, (_, line) => text(`Line ${line}`)).flat()
  await builder.setSlices([slice('rich_text', { content: long }), quote('At the end')])
  await builder.frame.getByText('Line 29').waitFor()
  await page.mouse.move(300, 200)
  const untilHeard = (name: string) =>
    page.waitForFunction((wanted) => window.builder.heard.active.at(-1) === wanted, name)
  await untilHeard('rich_text 0')

  expect(await builder.scrollTo(1)).toBeNull()
  const end = builder.frame.getByText('At the end')
  await end.hover()
  await untilHeard('quote 1')
  const top = await end.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(500)
  expect(await builder.scrollTo(2)).toContain('must be < 2')

  const isHigh = () => (window.builder.heard.heights.at(-1) ?? 0) > 1000
  await page.waitForFunction(isHigh)
})

test('a link or a form in a slice leads nowhere, and nobody but the window around it is heard', async () => {
  const builder = await open()
  const { page } = tab()
  const link = { link_type: 'Web', url: 'https://elsewhere.invalid/' }
  await builder.setSlices([
    slice('hero', { heading: 'Join us', link, link_label: 'Elsewhere', show_search: true }),
  ])
  await builder.frame.getByRole('link', { name: 'Elsewhere' }).click()
  await builder.frame.locator('input').press('Enter')
  await builder.setSlices([quote('Still here')])
  await builder.frame.getByText('Still here').waitFor()

  const intruder = 'https://other.prismic.io/'
  await page.route(intruder, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other</title>' }),
  )
  await page.evaluate((url) => {
    const frame = document.createElement('iframe')
    return new Promise((resolve) => {
      frame.onload = resolve
      frame.src = url
      document.body.append(frame)
    })
  }, intruder)
  // As the package's own client does, from another customer's host.
  await page.frame({ url: intruder })?.evaluate(async (words) => {
    const { port1, port2 } = new MessageChannel()
    const simulator = window.parent.frames[0]
    simulator?.postMessage({ requestID: 'x-1', type: 'connect', data: {} }, '*', [port2])
    port1.postMessage({
      requestID: 'x-2',
      type: 'setSliceZone',
      data: [{ slice_type: 'quote', variation: 'default', primary: { quote: words }, items: [] }],
    })
  }, 'From somebody else')
  await builder.setSlices([quote('From the editor again')])
  await builder.frame.getByText('From the editor again').waitFor()
  expect(await builder.frame.getByText('From somebody else').count()).toBe(0)
})

test('the host of another repository may not show it', async () => {
  const { page } = tab()
  const refusal = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'))
  await openPageBuilder(page, site().origin, 'other.prismic.io')
  await refusal
  await page.frames()[1]?.waitForURL(/^chrome-error:/, { waitUntil: 'commit' })
})

test('opened by itself, it says where its address belongs, and reads nothing', async () => {
  const { page } = tab()
  const from = site().requests.length
  await page.goto(`${site().origin}/slice-simulator`)
  await page.getByText(`${site().origin}/slice-simulator`).waitFor()
  await page.waitForLoadState('networkidle')
  const read = site()
    .requests.slice(from)
    .filter((request) => /page-data|static|preview\//.test(request) && !/assets/.test(request))
  expect(read).toEqual([])
  expect(await findViolationsAtWidths(page)).toEqual([])
  expect(findErrors(tab())).toEqual([])
})
