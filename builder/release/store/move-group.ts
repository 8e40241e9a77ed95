import { existsSync, lstatSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** Moves staged objects to their place: as one where the store has none of them, as in a first build. */
export function moveGroup(from: string, to: string): void {
  if (!existsSync(to)) return renameSync(from, to)
  for (const name of readdirSync(from)) moveObject(path.join(from, name), path.join(to, name))
}

/** Entry by entry where an object is there: it is damaged, and may be in use at this moment. */
export function moveObject(from: string, to: string): void {
  if (!statSync(to, { throwIfNoEntry: false })?.isDirectory()) {
    rmSync(to, { force: true })
    return renameSync(from, to)
  }
  const names = readdirSync(from)
  for (const name of names) replaceEntry(path.join(from, name), path.join(to, name))
  for (const name of readdirSync(to).filter((other) => !names.includes(other))) {
    rmSync(path.join(to, name), { recursive: true })
  }
}

function replaceEntry(from: string, to: string): void {
  if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) rmSync(to, { recursive: true })
  renameSync(from, to)
}
