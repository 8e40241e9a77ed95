import { findErrors, launchBrowser, openTab } from '../browser/browser.js'
import type { Engine } from './engine.js'

/** The Chromium of the other suites: what the two others are compared with. */
export const chromium: Engine = {
  name: 'Chromium',
  canForbidScripts: false,
  describeMissing: () => null,
  start: async () => {
    const browser = await launchBrowser()
    const tab = await openTab(browser)
    const { page, messages } = tab
    return {
      open: async (url) => {
        await page.goto(url)
      },
      ask: (question, ...args) => page.evaluate(`(${question})(...${JSON.stringify(args)})`),
      click: (selector) => page.locator(selector).filter({ visible: true }).first().click(),
      press: async (...keys) => {
        for (const key of keys) await page.keyboard.press(key)
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      takeErrors: async () => {
        const errors = findErrors(tab)
        messages.length = 0
        return errors
      },
      close: () => browser.close(),
    }
  },
}
