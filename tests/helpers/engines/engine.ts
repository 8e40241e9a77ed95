/** What a visitor has set in the browser, which the site can learn of. */
export interface Settings {
  isDark: boolean
  wantsLessMotion: boolean
  hasForcedColours: boolean
  /** In px. */
  textSize: number
  allowsScripts: boolean
}

/** Less motion, because nobody waits for it. */
export const DEFAULT_SETTINGS: Settings = {
  isDark: false,
  wantsLessMotion: true,
  hasForcedColours: false,
  textSize: 16,
  allowsScripts: true,
}

/** A browser of one engine, with one tab. */
export interface EngineTab {
  /** Resolves when the page is loaded. */
  open: (url: string) => Promise<void>
  /** What a function returns, or resolves to, that runs in the page. Arguments and result are JSON. */
  ask: <Args extends unknown[], Result>(
    question: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** With the mouse, in the middle of the first element that is shown. */
  click: (selector: string) => Promise<void>
  /** Characters, or names in `KEYS`, one after the other. */
  press: (...keys: string[]) => Promise<void>
  /** Of the window or the page, in px. */
  resize: (width: number, height: number) => Promise<void>
  /** What pages had on the console as errors since it was last asked, for engines that tell. */
  takeErrors?: () => Promise<string[]>
  /** From the next page on, with the defaults for the rest. It may begin a profile of its own. */
  set: (settings: Partial<Settings>) => Promise<void>
  close: () => Promise<void>
}

export interface Engine {
  name: string
  /** What this machine lacks to run it, in one line; null when it lacks nothing. */
  describeMissing: () => string | null
  /** What its visitors cannot set. */
  lacks: readonly (keyof Settings)[]
  start: () => Promise<EngineTab>
}
