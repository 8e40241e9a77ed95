import { BoardError } from '../../../../builder/board/board-error.js'
import {
  EMPTY_REBUILD_STATE,
  type Approval,
  type Hint,
  type RebuildState,
} from '../../../../builder/shared/site-root/protocol.js'
import type { ReleaseManifest } from '../../../../builder/shared/site-root/release-manifest.js'
import { GateRefusal } from '../../../../builder/generate/gate/gate-refusal.js'
import { watch, type WatchPace } from '../../../../builder/reconcile/watch.js'
import { toLiveFacts } from '../../../../builder/reconcile/wanted.js'
import type { ReconcilePorts } from '../../../../builder/reconcile/reconcile-ports.js'
import { keepUnwritten } from '../../../../builder/reconcile/unwritten-state.js'
import { SupersededError } from '../../../../builder/release/fencing.js'

const DISK_FULL = Object.assign(new Error('ENOSPC: no space left on device, write'), {
  code: 'ENOSPC',
  path: '/srv/site/.state/rebuild.json',
})

/** 2026-03-02, a Monday far from a change of the clocks, at ten. */
const START = Date.UTC(2026, 2, 2, 10)

export interface SimulatedBuild {
  token: number
  ref: string
  by: 'watcher' | 'hand'
  result: 'running' | 'live' | 'superseded' | 'refused' | 'failed' | 'crashed'
}

export interface Release {
  token: number
  ref: string
}

/**
 * Simulates the clock, the content service, the disk, and watchers that can be killed at any time. The
 * disk survives them; their memory does not.
 */
export function createSimulation(pace: WatchPace, random: () => number) {
  const timers: { at: number; run: () => void }[] = []
  let now = START
  let master = 'ref-0'
  let visible = 'ref-0'
  let code = 'code-0'
  let nextBoundary: string | null = null
  let contentServiceDown: Error | null = null
  let fetchDuration = 0
  const fetches: { startedAt: number; endedAt: number }[] = []
  let boardDown = false
  let boardTrouble: string | null = null
  let diskFull = false
  let state: RebuildState = EMPTY_REBUILD_STATE
  let hint: Hint | null = null
  let approval: Approval | null = null
  let fence = { issued: 0, published: 0 }
  let live: ReleaseManifest | null = null
  let process: { isAlive: boolean } | null = null
  let failures = 0
  const refusedRefs = new Set<string>()
  const builds: SimulatedBuild[] = []
  const publications: Release[] = []
  const logged: string[] = []
  const loggedFields: object[] = []
  const wakeUps = new Set<() => void>()
  let buildDuration = () => 1_000

  const at = (instant: number, run: () => void) => void timers.push({ at: instant, run })
  const never = new Promise<never>(() => {})

  /** Steps of a killed process never resolve. */
  const alive = async <Value>(own: { isAlive: boolean }, value: () => Value): Promise<Value> =>
    own.isAlive ? value() : never

  function createReconcilePorts(
    own: { isAlive: boolean },
    by: SimulatedBuild['by'],
  ): ReconcilePorts {
    const pause = (ms: number) =>
      new Promise<void>((resolve) => {
        const end = () => {
          wakeUps.delete(end)
          if (own.isAlive) resolve()
        }
        wakeUps.add(end)
        at(now + ms, end)
      })
    return {
      now: () => now,
      random,
      pause,
      readHint: () => alive(own, () => hint),
      readApproval: () => alive(own, () => approval),
      readLive: () => alive(own, () => (live === null ? null : toLiveFacts(live))),
      readState: () => alive(own, () => state),
      updateState: (change) =>
        alive(own, () => {
          if (diskFull) throw DISK_FULL
          return (state = { ...state, ...change(state) })
        }),
      fetchMasterRef: async () => {
        const startedAt = now
        if (fetchDuration > 0) await new Promise<void>((end) => at(now + fetchDuration, end))
        fetches.push({ startedAt, endedAt: now })
        return alive(own, () => {
          if (contentServiceDown) throw contentServiceDown
          return visible
        })
      },
      lookAtBoard: () =>
        alive(own, () => {
          if (boardDown) throw new BoardError('The job board is down.')
          return boardTrouble === null ? null : { state: '', trouble: boardTrouble }
        }),
      readKeptBoard: () => alive(own, () => null),
      generate: async () => {
        const token = ++fence.issued
        const build: SimulatedBuild = { token, ref: visible, by, result: 'running' }
        builds.push(build)
        await new Promise<void>((resolve) => at(now + buildDuration(), resolve))
        return own.isAlive ? finish(build) : never
      },
      code,
      log: (_level, message, fields) => {
        logged.push(message)
        loggedFields.push(fields)
      },
    }
  }

  function finish(build: SimulatedBuild) {
    const { token, ref } = build
    if (failures > 0 || contentServiceDown || diskFull) {
      failures = Math.max(0, failures - 1)
      build.result = 'failed'
      throw contentServiceDown ?? new Error('failed')
    }
    if (refusedRefs.has(ref) && approval?.ref !== ref) {
      build.result = 'refused'
      const finding = { document: null, field: null, message: 'half', remedy: 'wait' }
      throw new GateRefusal([{ ...finding, canBeApproved: true }], ref, null)
    }
    if (token <= fence.published) {
      build.result = 'superseded'
      throw new SupersededError('superseded')
    }
    fence = { ...fence, published: token }
    build.result = 'live'
    publications.push({ token, ref })
    const boundary = nextBoundary !== null && Date.parse(nextBoundary) > now ? nextBoundary : null
    live = {
      id: `release-${token}`,
      contentRef: ref,
      buildHash: code,
      settingsHash: '',
      token,
      jobs: 1,
      pages: 1,
      size: { files: 1, bytes: 1, largestFile: 1 },
      createdAt: new Date(now).toISOString(),
      wholeAt: new Date(now).toISOString(),
      durationMs: 0,
      warnings: [],
      nextBoundary: boundary,
      timeZone: 'Europe/London',
    }
    return { manifest: live, changes: null, liveAt: now }
  }

  const simulation = {
    builds,
    /** Of the master ref. */
    fetches,
    publications,
    /** What the watchers have logged. */
    logged,
    /** The fields of the same lines. */
    loggedFields,
    now: () => now,
    master: () => master,
    live: () => live,
    state: () => state,
    start: () => {
      if (process?.isAlive) return
      const own = { isAlive: true }
      process = own
      const ports = createReconcilePorts(own, 'watcher')
      const kept = keepUnwritten(ports, ports.log)
      void watch({ ...ports, ...kept, code: `${code}-` }, pace, () => !own.isAlive)
    },
    kill: () => {
      if (process !== null) process.isAlive = false
      for (const build of builds) {
        if (build.by === 'watcher' && build.result === 'running') build.result = 'crashed'
      }
    },
    /** `lag`: how long the content service still returns the former ref, in ms. */
    publish: (ref: string, lag: number) => {
      master = ref
      if (lag === 0) visible = ref
      else at(now + lag, () => (visible = master))
    },
    /** Records a webhook, and returns its id. A watcher notices it at once or when it next reads the inbox. */
    hint: (ref: string | null, isNoticed: boolean) => {
      const receivedAt = new Date(now).toISOString()
      const requestId = `request-${now}`
      hint = { id: `${now}-${ref}-${random()}`, ref, receivedAt, requestId }
      if (isNoticed) for (const wake of [...wakeUps]) wake()
      return requestId
    },
    deploy: (next: string) => {
      code = next
      simulation.kill()
      simulation.start()
    },
    failNext: (count: number) => (failures = count),
    refuse: (ref: string) => refusedRefs.add(ref),
    approve: (ref: string) => {
      const approvedAt = new Date(now).toISOString()
      const refusedAt = state.refusal?.refusedAt ?? null
      approval = { ref, allowEmpty: false, reason: 'test', approvedAt, refusedAt }
    },
    setDiskFull: (isFull: boolean) => (diskFull = isFull),
    setBoardDown: (isDown: boolean) => (boardDown = isDown),
    /** Of a board whose former reading is kept. */
    setBoardTrouble: (trouble: string | null) => (boardTrouble = trouble),
    setContentServiceDown: (isDown: boolean, error = new Error('down')) =>
      (contentServiceDown = isDown ? error : null),
    setFetchDuration: (ms: number) => (fetchDuration = ms),
    setBuildDuration: (duration: () => number) => (buildDuration = duration),
    setNextBoundary: (inMs: number) => (nextBoundary = new Date(now + inMs).toISOString()),
    /** A manual build in another process. */
    buildBesides: () => {
      void createReconcilePorts({ isAlive: true }, 'hand')
        .generate({ isWhole: false, isBoardKept: false })
        .catch(() => {})
    },
    /** Sets the clock forward or back, which no timer notices. */
    setClock: (by: number) => {
      now += by
      for (const timer of timers) timer.at += by
    },
    /** Advances the clock by so many ms, step by step. `check` runs after each step. */
    pass: async (ms: number, check: () => void = () => {}) => {
      const end = now + ms
      for (;;) {
        await settle()
        check()
        const next = timers.reduce((first, timer) => Math.min(first, timer.at), Infinity)
        if (next > end) break
        now = Math.max(now, next)
        const due = timers.filter(({ at: instant }) => instant <= now)
        for (const timer of due) timers.splice(timers.indexOf(timer), 1)
        for (const { run } of due) run()
      }
      now = end
    },
  }
  return simulation
}

/** Resolves when all pending promises have settled or wait for the clock. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
