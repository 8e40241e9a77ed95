import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/* What Linux knows of a process: its time, and how much memory it has held at most. */

/** At its end, a process writes that to file descriptor 3. */
const REPORT = `import { readFileSync, writeSync } from 'node:fs'
process.on('exit', () => {
  for (const name of ['stat', 'status']) writeSync(3, readFileSync('/proc/self/' + name))
})`

/** Ticks of the kernel's clock in a second, on every system that Node runs on. */
const TICKS = 100

/** Runs a program to its end. Resolves to seconds, and mebibytes of the process itself. */
export async function runMeasured(env, ...args) {
  const startedAt = performance.now()
  const report = `data:text/javascript,${encodeURIComponent(REPORT)}`
  const child = spawn(process.execPath, ['--import', report, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [errors, written] = [child.stdio[2], child.stdio[3]].map((stream) => {
    const read = { text: '' }
    stream.on('data', (chunk) => (read.text += chunk))
    return read
  })
  const [code] = await once(child, 'close')
  const wall = (performance.now() - startedAt) / 1000
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${errors.text}`)
  return { wall, processor: toTime(written.text), memory: toPeak(written.text) }
}

/** Seconds that a process and its descendants have computed so far, those that have ended included. */
export function readTime(pid) {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readOrNothing(`/proc/${name}/stat`))
  const children = (id) => stats.filter((stat) => toFields(stat)[1] === String(id))
  const sum = (stat) =>
    toTime(stat) + children(parseInt(stat)).reduce((total, child) => total + sum(child), 0)
  return stats
    .filter((stat) => parseInt(stat) === pid)
    .reduce((total, stat) => total + sum(stat), 0)
}

/** The most memory, in mebibytes, since the process started or since `forgetPeak`. */
export function readPeak(pid) {
  return toPeak(readFileSync(`/proc/${pid}/status`, 'utf8'))
}

export function forgetPeak(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** Until a process and its descendants have nothing to do any more. */
export async function untilIdle(pid) {
  for (let former = -1, now = readTime(pid); now - former > 0.02; now = readTime(pid)) {
    former = now
    await wait(400)
  }
}

/** Of the process and of all that it has waited for: `utime`, `stime`, `cutime` and `cstime`. */
function toTime(stat) {
  const ticks = toFields(stat).slice(11, 15).map(Number)
  return ticks.reduce((total, each) => total + each, 0) / TICKS
}

/** From the third on; the second, the name, may contain anything. */
function toFields(stat) {
  return stat.slice(stat.lastIndexOf(') ', stat.indexOf('\n')) + 2).split(' ')
}

function toPeak(status) {
  return Number(/VmHWM:\s*(\d+) kB/.exec(status)[1]) / 1024
}

function readOrNothing(file) {
  try {
    return [readFileSync(file, 'utf8')]
  } catch {
    return []
  }
}
