import type { Page } from 'playwright-core'
import { findErrors, openTab } from '../../helpers/browser/browser.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { useTab } from '../../helpers/browser/use-site.js'
import { untilSet } from '../../helpers/browser/visitor.js'

/* What a browser lacks costs what it was for; one that is older than the supported ones runs no scripts. */

const JOB = '/qa-engineer/1001'
const PHONE = { viewport: { width: 375, height: 740 } }

const { site, browser } = useBrowsedSite()
const tab = useTab(browser)

test.each([
  [
    'toSorted',
    ['/', '/?q=hydro#results', JOB],
    () => Reflect.deleteProperty(Array.prototype, 'toSorted'),
  ],
  ['import maps', [JOB], () => void (HTMLScriptElement.supports = () => false)],
])(
  'a browser without %s shows %j as without scripts, and asks for none',
  async (_, paths, takeOut) => {
    const { page } = tab()
    const withoutScripts = await openTab(browser(), { ...PHONE, javaScriptEnabled: false })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.setViewportSize(PHONE.viewport)
    await page.addInitScript(takeOut)
    for (const path of paths) {
      const readText = async (from: Page): Promise<string> => {
        await from.goto(site().origin + path)
        return from.locator('body').innerText()
      }
      expect(await readText(page)).toBe(await readText(withoutScripts.page))
      await untilSet(page)
      const controls = page.locator('button, input, select, form').filter({ visible: true })
      expect([path, await controls.count()]).toEqual([path, 0])
    }
    expect(asked.filter((file) => /page-data|\.js$/.test(file))).toEqual([])
    expect(findErrors(tab())).toEqual([])
    await withoutScripts.close()
  },
)
