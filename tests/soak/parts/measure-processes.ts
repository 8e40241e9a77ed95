import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** What Linux knows of a process and all its descendants. */
export interface Measure {
  processes: number
  /** Open files, and how many of these are sockets. */
  files: number
  sockets: number
  /** Resident memory in MiB. */
  memory: number
}

/** By the process id of its parent, and by its name. */
interface ProcessEntry {
  pid: number
  parent: number
  name: string
}

/** Of the trees below the given processes. */
export function measureTrees(roots: readonly number[]): Measure {
  const entries = listProcesses()
  const pids = new Set(roots)
  // A child may stand before its parent in the list.
  for (let size = 0; size !== pids.size;) {
    size = pids.size
    for (const { pid, parent } of entries) if (pids.has(parent)) pids.add(pid)
  }
  const found = entries.filter(({ pid }) => pids.has(pid))
  const files = found.flatMap(({ pid }) => listFiles(pid))
  return {
    processes: found.length,
    files: files.length,
    sockets: files.filter((target) => target.startsWith('socket:')).length,
    memory: found.reduce((sum, { pid }) => sum + readMemory(pid), 0),
  }
}

/** The processes that this one has started, by a part of their names. */
export function findChildren(name: RegExp): number[] {
  return listProcesses()
    .filter((entry) => entry.parent === process.pid && name.test(entry.name))
    .map(({ pid }) => pid)
}

function listProcesses(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = orEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
      const [, name = '', , parent] = /\((.*)\) (\S) (\d+)/s.exec(stat) ?? []
      return parent === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), name }]
    })
}

function listFiles(pid: number): string[] {
  const folder = `/proc/${pid}/fd`
  const names = orEmpty(() => readdirSync(folder).join(' ')).split(' ')
  return names.filter(Boolean).map((name) => orEmpty(() => readlinkSync(`${folder}/${name}`)))
}

function readMemory(pid: number): number {
  const status = orEmpty(() => readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

/** A process may end while it is read. */
function orEmpty(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
