import { findErrors } from '../../helpers/browser/browser.js'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import {
  followLink,
  open,
  stopTime,
  untilHydrated,
  untilRendered,
  withoutDeadline,
} from '../../helpers/browser/visitor.js'
import { useListingSite, type ListingTab } from './listing-site.js'

const ALL = /^43 open roles$/

const site = useListingSite()
let tab: ListingTab
const untilPath = (path: string) =>
  tab.page.waitForFunction((wanted) => location.pathname === wanted, path)
const entries = () => tab.page.evaluate(() => history.length)

describe('the address', () => {
  afterEach(() => tab.close())

  it('sets the filters of the listing, normalised to slugs without unknown values, and the listing says so, with nothing on the console', async () => {
    tab = await site().open('/?utm_source=board&department=ENGINEERING&location=atlantis')
    await tab.says(/^11 of 43 roles$/)
    expect(await tab.box(/^Engineering/).isChecked()).toBe(true)
    expect(await tab.page.locator('#results').innerText()).toBe('Open roles in Engineering')
    expect(tab.query()).toBe('?department=engineering&utm_source=board')
    expect(await tab.page.locator('.listing-note').innerText()).toContain('‘atlantis’')
    expect(findErrors(tab)).toEqual([])
  })

  it('with the number of no open job shows a note, and all other jobs', async () => {
    tab = await site().open('/?gh_jid=987654&q=engineer')
    await tab.page.getByRole('note').getByText('The role that your link names is not').waitFor()
    await tab.says(/of 43 roles$/)
    expect(tab.query()).toBe('?gh_jid=987654&q=engineer')
    expect(findErrors(tab)).toEqual([])
    await tab.page.getByRole('note').getByRole('link', { name: 'See all open roles' }).click()
    await tab.says(ALL)
    expect(await tab.page.getByRole('note').count()).toBe(0)
  })

  it('gets a history entry with every change of a filter, and Back and Forward follow without a page load', async () => {
    tab = await site().open('/?gh_src=board')
    await tab.page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await tab.tick(/^London/)
    await tab.tick(/^Engineering/)
    expect(tab.query()).toBe('?location=london&department=engineering&gh_src=board')
    await tab.says(/^2 of 43 roles$/)
    await tab.page.goBack()
    await tab.page.goBack()
    await tab.says(ALL)
    expect(tab.query()).toBe('?gh_src=board')
    await tab.page.goForward()
    expect(await tab.box(/^London/).isChecked()).toBe(true)
    expect(await tab.page.getByRole('checkbox', { name: /^Engineering/ }).isChecked()).toBe(false)
    expect(await tab.page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  it('gets each value that is chosen in a filter, none of which is chosen at first, nor after a link to the listing itself', async () => {
    tab = await site().open('/')
    for (const name of ['Location', 'Department', 'Type']) {
      const boxes = tab.page.getByRole('group', { name, exact: true }).getByRole('checkbox')
      expect(await boxes.and(tab.page.locator(':checked')).count()).toBe(0)
      await boxes.nth(0).click()
      await boxes.nth(1).click()
      const key = name.toLowerCase()
      await tab.page.waitForURL(({ searchParams }) => searchParams.getAll(key).length === 2)
      await tab.says(/^\d+ of 43 roles$/)
      await tab.page.getByRole('button', { name: 'Clear all' }).first().click()
      await tab.says(ALL)
    }
    const pay = tab.page.getByLabel('Pay', { exact: true })
    await pay.selectOption('gbp-40000')
    await tab.page.getByRole('checkbox', { name: 'Remote roles only' }).click()
    await tab.asks('?remote=true&pay=gbp-40000')
    await tab.page.getByText(/^Not compared: \d+ roles not paid by the year in GBP/).waitFor()
    await pay.selectOption('')
    await tab.asks('?remote=true')
    await tab.page.getByRole('button', { name: 'Clear all' }).first().click()
    await tab.says(ALL)
    await tab.tick(/^London/)
    await tab.says(/of 43 roles$/)
    await tab.page.locator('header a[href="/"]').first().click()
    await tab.says(ALL)
    expect(tab.query()).toBe('')
    expect(await tab.box(/^London/).isChecked()).toBe(false)
  })

  it('gets a word of an input method once it is finished; until then it is answered but not announced', async () => {
    tab = await site().openTab()
    await stopTime(tab.page)
    await tab.page.goto(site().origin)
    await untilRendered(tab.page)
    await untilHydrated(tab.page)
    await tab.page.getByLabel('Search roles').focus()
    const devTools = await tab.page.context().newCDPSession(tab.page)
    const compose = (text: string) =>
      devTools.send('Input.imeSetComposition', { text, selectionStart: 0, selectionEnd: 0 })
    const announced = tab.page.locator('.listing [aria-live=polite][aria-atomic=true]').first()
    await compose('か')
    await compose('かんr')
    await tab.says('No roles match')
    await tab.page.clock.runFor(2000)
    expect([tab.query(), await announced.textContent()]).toEqual(['', ''])
    await devTools.send('Input.insertText', { text: 'engineer' })
    await tab.says(/^\d+ of 43 roles$/)
    await tab.page.clock.runFor(2000)
    expect(tab.query()).toBe('?q=engineer')
    await announced.getByText(/^\d+ of 43 roles$/).waitFor({ state: 'attached' })
  })

  it('gets a typed search when the typing pauses, in the same history entry, or with the next filter, and no letter that follows meanwhile is lost', async () => {
    tab = await site().open('/')
    const field = tab.page.getByLabel('Search roles')
    expect(await field.inputValue()).toBe('')
    const before = await entries()
    await field.evaluate((element) => {
      const input = element as HTMLInputElement
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const typeLetter = () => {
        setValue?.call(input, `${input.value}s`)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const { replaceState } = history
      history.replaceState = (...entry) => {
        history.replaceState = replaceState
        history.replaceState(...entry)
        queueMicrotask(typeLetter)
      }
    })
    await field.fill('field engineer')
    await tab.asks('?q=field+engineers')
    expect(await field.inputValue()).toBe('field engineers')
    expect(await entries()).toBe(before)
    expect(await tab.page.locator('.job-group').count()).toBe(0)

    await field.clear()
    await field.pressSequentially('engineer')
    await tab.tick(/^Bristol/)
    expect(tab.query()).toBe('?q=engineer&location=bristol')
    await tab.page.goBack()
    await tab.asks('?q=engineer')
    expect(await field.inputValue()).toBe('engineer')
  })

  it('gets no search and no filter while it is that of another page that is still loading', async () => {
    tab = await site().openTab()
    // Then a page is shown without knowing what is live.
    await withoutDeadline(tab.page, 5_000)
    await open(tab.page, `${site().origin}/benefits`)
    await followLink(tab.page, '/')
    await tab.page.getByLabel('Sort by').waitFor()
    const answer = await holdRequests(tab.page, '**/app-data.json')
    await tab.page.getByLabel('Search roles').fill('engineer')
    await tab.page.evaluate(() => history.back())
    await untilPath('/benefits')
    // The search box writes what was typed when it loses the focus.
    await tab.tick(/^Bristol/)
    expect(new URL(tab.page.url()).search).toBe('')
    answer()
    await tab.page.locator('h1', { hasText: 'Benefits' }).waitFor()
    expect(new URL(tab.page.url()).href).toBe(`${site().origin}/benefits`)
    await tab.page.goForward()
    await untilPath('/')
  })

  it('can be copied as the link to a search without its source, or be taken from the address bar, as the listing says, if the browser forbids copying', async () => {
    const search = '/?department=engineering&location=london&q=engineer'
    tab = await site().open(`${search}&source=LinkedIn&campaign=fair`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await tab.page.getByRole('button', { name: 'Copy link to this search' }).click()
    await tab.page.getByRole('status').getByText('Link copied').waitFor()
    const copied = await tab.page.evaluate(() => navigator.clipboard.readText())
    const { searchParams } = new URL(copied)
    expect([...searchParams.keys()].sort()).toEqual(['department', 'location', 'q'])

    await tab.page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject() }),
    )
    await tab.page.getByRole('button', { name: 'Copy link to this search' }).click()
    await tab.page
      .getByRole('status')
      .getByText(/take the address from its address bar/)
      .waitFor()
  })
})
