/* The part of Node and browsers that requests need: this project has the types of neither. */

export interface PlatformSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

export interface PlatformHeaders {
  get(name: string): string | null
}

export interface PlatformBody {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
    cancel(): Promise<void>
  }
}

export interface PlatformResponse {
  status: number
  headers: PlatformHeaders
  body: PlatformBody | null
}

export interface PlatformRequest {
  headers?: object
  cache?: string
  signal?: unknown
}

export interface PlatformGlobals {
  fetch(url: string, request?: PlatformRequest): Promise<PlatformResponse>
  AbortController: new () => { signal: PlatformSignal; abort(): void }
  TextDecoder: new () => { decode(bytes: Uint8Array): string }
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** All sources of time, randomness and network, so that tests can replace them. */
export interface Platform {
  fetch: (url: string, request: PlatformRequest) => Promise<PlatformResponse>
  createAbortController: () => { signal: PlatformSignal; abort: () => void }
  decode: (utf8: Uint8Array) => string
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
    decode: (utf8) => new globals.TextDecoder().decode(utf8),
    startTimer,
    wait: (ms) => new Promise((resolve) => void startTimer(ms, resolve)),
    now: Date.now,
    random: Math.random,
  }
}
