import { watch, type FSWatcher } from 'node:fs'
import { makeFolder } from '../shared/site-root/make-folder.js'

export interface Inbox {
  /** For so many ms, or until something changes in the inbox. */
  pause: (ms: number) => Promise<void>
  /** Ends the pause, or the next one. */
  wake: () => void
}

/** Watches the inbox while something runs. */
export async function withInbox<Result>(
  inboxRoot: string,
  run: (inbox: Inbox) => Promise<Result>,
): Promise<Result> {
  await makeFolder(inboxRoot)
  let hasChanged = false
  let endPause = () => {}
  const wake = () => {
    hasChanged = true
    endPause()
  }
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => endPause(), ms)
      endPause = () => {
        clearTimeout(timer)
        hasChanged = false
        endPause = () => {}
        resolve()
      }
      if (hasChanged) endPause()
    })
  const watcher = tryToWatch(inboxRoot, wake)
  try {
    return await run({ pause, wake })
  } finally {
    // Or it would keep the process, though nothing runs any more.
    watcher?.close()
  }
}

/** Null on file systems without notifications: pauses then last their full time. */
function tryToWatch(folder: string, onChange: () => void): FSWatcher | null {
  try {
    return watch(folder, onChange).on('error', () => {})
  } catch {
    return null
  }
}
