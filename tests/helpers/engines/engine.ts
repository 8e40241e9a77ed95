/** A browser of one engine, with one tab. */
export interface EngineTab {
  /** Resolves when the page is loaded. */
  open: (url: string) => Promise<void>
  /** What a function returns that runs in the page. Arguments and result are JSON. */
  ask: <Args extends unknown[], Result>(
    question: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>
  /** With the mouse, in the middle of the first element that is shown. */
  click: (selector: string) => Promise<void>
  /** Characters, or names in `KEYS`, one after the other. */
  press: (...keys: string[]) => Promise<void>
  /** Of the window or the page, in px; an engine may have a larger least width. */
  resize: (width: number, height: number) => Promise<void>
  /** Errors of scripts since it was last asked; WebKit's driver tells none. */
  takeErrors?: () => Promise<string[]>
  /** For engines that can forbid pages their scripts: from the next page on. */
  allowScripts?: (isAllowed: boolean) => Promise<void>
  close: () => Promise<void>
}

export interface Engine {
  name: string
  /** What this machine lacks to run it, in one line; null when it lacks nothing. */
  describeMissing: () => string | null
  canForbidScripts: boolean
  start: () => Promise<EngineTab>
}
