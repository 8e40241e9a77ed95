import { openTab } from '../../helpers/browser/browser.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { findViolations } from '../../helpers/browser/find-violations.js'
import { open } from '../../helpers/browser/visitor.js'
import {
  madeJob,
  madePage,
  madeRepository,
  paragraph,
} from '../../helpers/content/made-documents.js'
import { slice } from '../../helpers/world/made-world.js'
import { findOverflow } from './layout-faults.js'

const row = (type: string, texts: string[]) => ({
  cells: texts.map((text) => ({ type, content: paragraph(text) })),
})
const columns = ['Grade', 'Bristol', 'London', 'Berlin', 'Lisbon', 'Dublin', 'Toronto']
const table = {
  head: { rows: [row('header', columns)] },
  body: {
    rows: [
      row(
        'data',
        columns.map(() => 'From £30,000 to £40,000'),
      ),
    ],
  },
}
const page = madePage('pay', { slices: [slice('table', { heading: 'Pay', table })] })
const documents = madeRepository([madeJob('1', { pay_bands: table as never })], page)
const { site, browser } = useBrowsedSite({ documents })

it.each(['/pay', '/role-1/1'])(
  'on a phone the wide table of %s scrolls by itself, with the keyboard too',
  async (path) => {
    const viewport = { width: 320, height: 740 }
    const { page: tab, close } = await openTab(browser(), { viewport, withoutWorkers: true })
    await open(tab, site().origin + path)
    expect(await findOverflow(tab)).toEqual([])
    expect(await findViolations(tab)).toEqual([])
    const region = tab.getByRole('region', { name: /^Pay/ }).filter({ has: tab.locator('table') })
    await region.last().focus()
    await tab.keyboard.press('ArrowRight')
    await tab.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0)
    await close()
  },
)
