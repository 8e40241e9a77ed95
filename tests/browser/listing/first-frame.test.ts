import { useListingSite, type ListingTab } from './listing-site.js'

const site = useListingSite()
let tab: ListingTab

interface Seen {
  checked: boolean
  status: string
  /** The count beside an option of another group. */
  count: string
}

describe('a choice', () => {
  beforeEach(async () => {
    tab = await site().open('/')
    await tab.page.evaluate(() => {
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
      const look = (): Seen => ({
        checked: document.querySelector<HTMLInputElement>('input[value=london]')?.checked ?? false,
        status: text('.listing .result-status'),
        count: text('label:has(input[value=engineering]) .check-count'),
      })
      Object.assign(window, { look })
    })
  })
  afterEach(() => tab.close())

  it('is drawn with its results, before the counts of the other filters', async () => {
    const [before, first, second] = await tab.page.evaluate(async () => {
      const { look } = window as unknown as { look: () => Seen }
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      const seen = [look()]
      document.querySelector<HTMLInputElement>('input[value=london]')?.click()
      await frame()
      seen.push(look())
      while (look().count === seen[0]?.count) await frame()
      return [...seen, look()]
    })
    expect(first).toEqual({ checked: true, status: '7 of 43 roles', count: before?.count })
    expect(second).toEqual({ checked: true, status: '7 of 43 roles', count: '(2)' })
  })

  it('that follows before those counts are drawn is answered with the one before', async () => {
    await tab.page.evaluate(() => {
      for (const value of ['london', 'engineering']) {
        document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click()
      }
    })
    await tab.says('2 of 43 roles')
    await tab.asks('?location=london&department=engineering')
    for (const name of [/^London/, /^Engineering/]) {
      expect(await tab.box(name).isChecked()).toBe(true)
    }
  })
})
