import { watch, type FSWatcher } from 'node:fs'
import { makeFolder } from '../shared/make-folder.js'

/** Watches the inbox. `pause` ends early when something changes there, or when `wake` is called. */
export async function watchInbox(inboxRoot: string) {
  await makeFolder(inboxRoot)
  let hasChanged = false
  let endPause = () => {}
  const wake = () => {
    hasChanged = true
    endPause()
  }
  const watcher = tryToWatch(inboxRoot, wake)
  return {
    wake,
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => endPause(), ms)
        endPause = () => {
          clearTimeout(timer)
          hasChanged = false
          endPause = () => {}
          resolve()
        }
        if (hasChanged) endPause()
      }),
    close: () => watcher?.close(),
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
