import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Written by the Dockerfile; outside images there is none. */
const FILE = 'base-image-date'
/** As the alert `ImageOutdated` has it. */
const LONGEST = 45
const DAY = 86_400_000

/** When the base image was made, in ISO 8601, by the file of it in a folder; null if that says nothing. */
export function readBaseImageDate(folder: string): string | null {
  const file = path.join(folder, FILE)
  if (!existsSync(file)) return null
  const date = readFileSync(file, 'utf8').trim()
  return Number.isNaN(Date.parse(date)) ? null : date
}

/** Full days between two instants: an ISO date and milliseconds. */
export function toAgeInDays(date: string, now: number): number {
  return Math.floor((now - Date.parse(date)) / DAY)
}

/** Null while the base image is new enough. */
export function describeOldImage(date: string | null, now: number): string | null {
  const days = date === null ? 0 : toAgeInDays(date, now)
  if (days <= LONGEST) return null
  return `the base image is ${days} days old and lacks the security updates since: rebuild the images`
}
