import type { EngineTab } from './engine.js'

/** Sends a command of https://www.w3.org/TR/webdriver2/, and resolves to its value. */
export type Send = (command: Command, parameters: object) => Promise<unknown>

/** The commands that are needed, as WebDriver's paths and as Marionette's names. */
export const COMMANDS = {
  navigate: { path: 'url', name: 'WebDriver:Navigate' },
  execute: { path: 'execute/sync', name: 'WebDriver:ExecuteScript' },
  act: { path: 'actions', name: 'WebDriver:PerformActions' },
  resize: { path: 'window/rect', name: 'WebDriver:SetWindowRect' },
} as const
export type Command = keyof typeof COMMANDS

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
}

/** What both engines do in the same way. */
export function toTab(send: Send): Pick<EngineTab, 'open' | 'ask' | 'click' | 'press' | 'resize'> {
  const execute = (script: string, args: unknown[]) => send('execute', { script, args })
  return {
    open: async (url) => {
      await send('navigate', { url })
    },
    ask: async (question, ...args) =>
      (await execute(`return (${question}).apply(null, arguments)`, args)) as never,
    click: async (selector) => {
      const origin = await execute(`return (${bringIntoView})(arguments[0])`, [selector])
      if (origin === null) throw new Error(`Nothing to click: ${selector}`)
      const move = { type: 'pointerMove', origin, x: 0, y: 0, duration: 0 }
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
      await send('act', { actions: [mouse] })
    },
    press: async (...keys) => {
      const actions = keys
        .map((key) => KEYS[key] ?? key)
        .flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
      await send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    resize: async (width, height) => {
      await send('resize', { width, height })
    },
  }
}

/** At once: a click in smooth scrolling misses. */
function bringIntoView(selector: string): Element | null {
  const isShown = (element: Element) => element.getClientRects().length > 0
  const element = [...document.querySelectorAll(selector)].find(isShown) ?? null
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element
}
