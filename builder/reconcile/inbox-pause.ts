import { watch, type FSWatcher } from 'node:fs'
import { mkdir } from 'node:fs/promises'

/** A `pause` that also ends when something happens in the inbox, or when `wake` is called. */
export async function createInboxPause(inboxRoot: string) {
  await mkdir(inboxRoot, { recursive: true })
  let hasHappened = false
  let wakeUp = () => {}
  const wake = () => {
    hasHappened = true
    wakeUp()
  }
  const watcher = tryToWatch(inboxRoot, wake)
  return {
    wake,
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          hasHappened = false
          wakeUp = () => {}
          resolve()
        }
        const timer = setTimeout(end, ms)
        wakeUp = end
        if (hasHappened) end()
      }),
    close: () => watcher?.close(),
  }
}

/** Some file systems have no notices; then the pauses are just never cut short. */
function tryToWatch(folder: string, onChange: () => void): FSWatcher | null {
  try {
    return watch(folder, onChange).on('error', () => {})
  } catch {
    return null
  }
}
