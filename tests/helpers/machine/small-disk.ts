import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const CHUNK = Buffer.alloc(64 * 1024, 'x')

/** A disk of its own, in memory: other than ext4, it sets nothing aside, so that full is full. */
export interface SmallDisk {
  /** Where it is mounted. */
  root: string
  /** Uses up all its space. */
  fill: () => void
  /** Makes that space free again. */
  free: () => void
  close: () => void
}

/** What is missing for it, in a line; null if nothing is. */
export function describeMissingSmallDisk(): string | null {
  if (process.getuid?.() !== 0) return 'mounting a file system needs root'
  try {
    createSmallDisk().close()
    return null
  } catch (error) {
    return `this machine mounts no file system: ${String(error).split('\n')[0] ?? ''}`
  }
}

export function createSmallDisk(): SmallDisk {
  const root = mkdtempSync(path.join(os.tmpdir(), 'careers-disk-'))
  const run = (...command: [string, ...string[]]) =>
    execFileSync(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 'pipe'] })
  run('mount', '-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', root)
  const filler = path.join(root, 'filler')
  return {
    root,
    fill: () => fillUp(filler),
    free: () => rmSync(filler, { force: true }),
    close: () => {
      run('umount', root)
      rmSync(root, { recursive: true })
    },
  }
}

function fillUp(file: string): void {
  const descriptor = openSync(file, 'w')
  try {
    for (;;) writeSync(descriptor, CHUNK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(descriptor)
  }
}
