import { findErrors, launchBrowser, openTab } from '../browser/browser.js'
import { DEFAULT_SETTINGS, type Engine } from './engine.js'

/** The Chromium of the other suites: what the two others are compared with. */
export const chromium: Engine = {
  name: 'Chromium',
  lacks: [],
  describeMissing: () => null,
  start: async () => {
    const browser = await launchBrowser()
    const tab = await openTab(browser)
    const { page, messages } = tab
    const devtools = await page.context().newCDPSession(page)
    return {
      open: async (url) => {
        await page.goto(url)
      },
      // Playwright's own way needs what a page may lack.
      ask: async (question, ...args) => {
        const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
          expression: `(${question})(...${JSON.stringify(args)})`,
          awaitPromise: true,
          returnByValue: true,
        })
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
        return result.value
      },
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
      set: async (settings) => {
        const set = { ...DEFAULT_SETTINGS, ...settings }
        await page.emulateMedia({
          colorScheme: set.isDark ? 'dark' : 'light',
          reducedMotion: set.wantsLessMotion ? 'reduce' : 'no-preference',
          forcedColors: set.hasForcedColours ? 'active' : 'none',
        })
        await devtools.send('Page.setFontSizes', { fontSizes: { standard: set.textSize } })
        await devtools.send('Emulation.setScriptExecutionDisabled', { value: !set.allowsScripts })
      },
      close: () => browser.close(),
    }
  },
}
