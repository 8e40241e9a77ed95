import type { Browser, Page } from 'playwright-core'
import { FONT_SETS, launchBrowser, openTab } from '../../helpers/browser/browser.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'

const { site } = useBrowsedSite()
let browser: Browser

afterEach(() => browser.close())

/** The families that the page's text is set in, as the browser has chosen them. */
async function readFamilies(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, h2, p, a, button, strong',
  })
  const families = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName } of fonts) families.add(familyName)
  }
  return [...families]
}

const FAMILIES = { arimo: 'Arimo', dejavu: 'DejaVu Sans', 'open-sans': 'Open Sans' }

test.each(FONT_SETS)(
  'a browser with the font %s shows all text in it, whatever is installed',
  async (fonts) => {
    browser = await launchBrowser(fonts)
    // Without scripts, which would replace elements while they are looked at.
    const { page } = await openTab(browser, { javaScriptEnabled: false })
    await page.goto(`${site().origin}/how-we-hire`)
    const families = await readFamilies(page)
    expect(families).toContain(FAMILIES[fonts])
    expect(families.filter((family) => !family.startsWith(FAMILIES[fonts]))).toEqual([])
  },
)
