/* The part of Node and browsers that requests need: this project has the types of neither. */

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

export interface PlatformGlobals {
  fetch(url: string, request?: PlatformRequest): Promise<PlatformResponse>
  AbortController: new () => { signal: PlatformSignal; abort(): void }
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** All sources of time, randomness and network, so that tests can replace them. */
export interface Platform {
  fetch: (url: string, request: PlatformRequest) => Promise<PlatformResponse>
  createAbortController: () => { signal: PlatformSignal; abort: () => void }
  /** The returned function stops the timer. */
  startTimer: (ms: number, run: () => void) => () => void
  wait: (ms: number) => Promise<void>
  /** In ms since 1970. */
  now: () => number
  /** From 0 to 1. */
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
