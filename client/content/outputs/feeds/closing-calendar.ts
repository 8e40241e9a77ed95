import { language } from '#words/frame.js'
import * as words from '#words/content.js'
import type { SiteFile } from '../../site/site.js'
import type { FeedJob } from './feed-jobs.js'

/** A calendar file for each job that closes. */
export function createCalendarFiles(jobs: readonly FeedJob[], siteUrl: string): SiteFile[] {
  return jobs.flatMap((job) => toFiles(job, siteUrl))
}

function toFiles(job: FeedJob, siteUrl: string): SiteFile[] {
  const { closesAt } = job.page.job
  if (closesAt === null) return []
  const create = () => createClosingCalendar(job, closesAt, siteUrl)
  return [{ name: toName(job), sources: [job, siteUrl], create }]
}

/** One all-day event on the last day on which people can apply. */
function createClosingCalendar(job: FeedJob, closesAt: string, siteUrl: string): string {
  const day = closesAt.slice(0, 10)
  const nextDay = new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
  const stamp = new Date(job.updatedAt ?? job.postedAt ?? day).toISOString().replace(/\.\d+/, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//careers-site//closing dates//${language.slice(0, 2).toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:${job.id}@${new URL(siteUrl).host}`,
    `DTSTAMP:${toBasicFormat(stamp)}`,
    `DTSTART;VALUE=DATE:${toBasicFormat(day)}`,
    `DTEND;VALUE=DATE:${toBasicFormat(nextDay)}`,
    `SUMMARY:${escapeText(words.applicationsClose(job.title))}`,
    `DESCRIPTION:${escapeText(job.url)}`,
    `URL:${job.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function toName({ page }: FeedJob): string {
  return `${page.job.path.slice(1)}/closing.ics`
}

const DAY = 24 * 60 * 60 * 1000

function toBasicFormat(date: string): string {
  return date.replace(/[-:]/g, '')
}

/** RFC 5545, 3.3.11, which has no escape for control characters and half a surrogate pair. */
function escapeText(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
}

/** RFC 5545, 3.1, in bytes. */
const LONGEST_LINE = 75
const encoder = new TextEncoder()

function fold(line: string): string {
  if (countBytes(line) <= LONGEST_LINE) return line
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = countBytes(character)
    if (bytes + size > LONGEST_LINE) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

function countBytes(text: string): number {
  return encoder.encode(text).length
}
