/*
 * What requests need of their surroundings. Browsers and Node both have it, but this project knows the
 * types of neither, so the little that is used is written down here.
 */

export interface PlatformSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

export interface PlatformResponse {
  ok: boolean
  status: number
  url: string
  headers: { get(name: string): string | null }
  text(): Promise<string>
  arrayBuffer(): Promise<ArrayBuffer>
}

export interface PlatformRequest {
  headers?: object
  cache?: string
  signal?: unknown
}

/** The part of `globalThis` that is used. */
export interface PlatformGlobals {
  fetch(url: string, request?: PlatformRequest): Promise<PlatformResponse>
  AbortController: new () => { signal: PlatformSignal; abort(): void }
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** The same in a form that a test can take apart: every source of time, chance and network. */
export interface Platform {
  fetch: (url: string, request: PlatformRequest) => Promise<PlatformResponse>
  createAbortController: () => { signal: PlatformSignal; abort: () => void }
  /** Returns what stops the timer. */
  startTimer: (ms: number, run: () => void) => () => void
  wait: (ms: number) => Promise<void>
  /** In ms since 1970. */
  now: () => number
  /** From 0 up to 1. */
  random: () => number
}

export function createPlatform(globals: PlatformGlobals): Platform {
  const startTimer: Platform['startTimer'] = (ms, run) => {
    const timer = globals.setTimeout(run, ms)
    return () => globals.clearTimeout(timer)
  }
  return {
    fetch: (url, request) => globals.fetch(url, request),
    createAbortController: () => {
      const controller = new globals.AbortController()
      return { signal: controller.signal, abort: () => controller.abort() }
    },
    startTimer,
    wait: (ms) => new Promise((resolve) => void startTimer(ms, resolve)),
    now: Date.now,
    random: Math.random,
  }
}
