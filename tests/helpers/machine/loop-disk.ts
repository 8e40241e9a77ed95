import { execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const MEGABYTES = 64
/** In memory, so that a copy takes little time. */
const FOLDER = '/dev/shm'

/** A disk of its own, in a file: a copy of the file is the disk as a power cut leaves it. */
export interface LoopDisk {
  /** Where its file system is mounted. */
  root: string
  /** The disk at this instant, mounted for the time of a call. */
  afterPowerCut: <Result>(inspect: (root: string) => Promise<Result>) => Promise<Result>
  close: () => void
}

/** What is missing for it, in a line; null if nothing is. */
export function describeMissingLoopDisk(): string | null {
  if (process.getuid?.() !== 0) return 'mounting a file system needs root'
  if (!existsSync(FOLDER)) return `there is no ${FOLDER}`
  try {
    createLoopDisk().close()
    return null
  } catch (error) {
    return `this machine mounts no file as a disk: ${String(error).split('\n')[0] ?? ''}`
  }
}

export function createLoopDisk(): LoopDisk {
  const folder = mkdtempSync(path.join(FOLDER, 'careers-disk-'))
  const image = path.join(folder, 'disk')
  const root = path.join(folder, 'root')
  writeFileSync(image, '')
  truncateSync(image, MEGABYTES * 1024 * 1024)
  run('mkfs.ext4', '-q', image)
  mount(image, root)

  return {
    root,
    afterPowerCut: async (inspect) => {
      const copy = mkdtempSync(path.join(FOLDER, 'careers-disk-'))
      commitNames(root)
      copyAtOneInstant(image, path.join(copy, 'disk'))
      mount(path.join(copy, 'disk'), path.join(copy, 'root'))
      try {
        return await inspect(path.join(copy, 'root'))
      } finally {
        run('umount', path.join(copy, 'root'))
        rmSync(copy, { recursive: true })
      }
    },
    close: () => {
      run('umount', root)
      rmSync(folder, { recursive: true })
    },
  }
}

function mount(image: string, root: string): void {
  mkdirSync(root)
  run('mount', '-o', 'loop', image, root)
}

/**
 * Any program's flush of any file commits the journal: all names that there are at this instant are then
 * on disk, while nothing has waited for what is in the files. That is the worst instant for a power cut.
 */
function commitNames(root: string): void {
  const file = path.join(root, 'lost+found', 'flushed')
  const descriptor = openSync(file, 'w')
  fsyncSync(descriptor)
  closeSync(descriptor)
  rmSync(file)
}

/** No power cut leaves half of a disk from before a write and half from after it. */
function copyAtOneInstant(from: string, to: string): void {
  do run('cp', '--sparse=always', from, to)
  while (!areEqual(from, to))
}

function areEqual(one: string, other: string): boolean {
  try {
    run('cmp', '--quiet', one, other)
    return true
  } catch {
    return false
  }
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}
