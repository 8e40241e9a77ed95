import { watch } from 'node:fs'
import path from 'node:path'

/** A save touches several files; they are one change. In ms. */
const QUIET = 150

/** Calls back after each change below the folders, once it is quiet again. */
export function watchSources(
  projectRoot: string,
  folders: readonly string[],
  onChange: () => void,
): void {
  let timer: NodeJS.Timeout | undefined
  for (const folder of folders) {
    watch(path.join(projectRoot, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(onChange, QUIET)
    })
  }
}
