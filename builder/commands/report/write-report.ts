import { createReadStream, existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UsageError } from '../../shared/programs/command-line.js'
import { countLog, type Report, type Count } from './count-log.js'
import { formatHtml } from './format-html.js'

export interface ReportRequest {
  /** Of nginx's log, as it is or compressed with gzip; null reads standard input. */
  file: string | null
  /** The canonical origin of the site. */
  siteUrl: string
  format: 'table' | 'csv' | 'json'
  /** The file for a page with charts; undefined writes none. */
  html: string | undefined
}

/** Returns what standard output shows. */
export async function writeReport({ file, siteUrl, format, html }: ReportRequest): Promise<string> {
  if (file === null && process.stdin.isTTY) {
    throw new UsageError(
      'report: no log is given. Name its file, or pass it on: docker compose logs --no-log-prefix web | npm run report',
    )
  }
  if (html !== undefined) checkFolder(html)
  const report = await countLog(readLines(openLog(file)), new URL(siteUrl).hostname).catch(
    (cause: NodeJS.ErrnoException) => {
      throw new Error(`report: ${file ?? 'standard input'} cannot be read: ${describe(cause)}.`, {
        cause,
      })
    },
  )
  if (html !== undefined) await writeFile(html, formatHtml(report))
  return FORMATS[format](report)
}

const FORMATS: Record<ReportRequest['format'], (report: Report) => string> = {
  table: formatTable,
  csv: formatCsv,
  json: (report) => `${JSON.stringify(report)}\n`,
}

/** Before a long log is counted. */
function checkFolder(html: string): void {
  const folder = path.dirname(path.resolve(html))
  if (existsSync(folder)) return
  throw new Error(`report: there is no folder for ${html}. Make it first: mkdir -p ${folder}`)
}

function describe({ code = '', message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file. Check its name'
  if (code === 'EISDIR') return 'it is a folder. Name a file in it'
  if (code.startsWith('Z_')) return 'it is not compressed with gzip, or not whole. Save it again'
  return `${message}. Let this user read it`
}

function openLog(file: string | null): AsyncIterable<Uint8Array> {
  if (file === null) return process.stdin
  const log = createReadStream(file)
  // An error of either ends the iteration.
  return file.endsWith('.gz') ? pipeline(log, createGunzip(), () => {}) : log
}

async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest + decoder.decode()
}

/** One table for a spreadsheet, by RFC 4180: what is counted, its name, how often, and for a job how often it was opened. */
export function formatCsv({ days, sources, pages, searches, jobs }: Report): string {
  const rows = [
    ['what', 'name', 'count', 'opened'],
    ...days.map(({ name, count }) => ['day', name, count, '']),
    ...sources.map(({ name, count }) => ['source', name, count, '']),
    ...pages.map(({ name, count }) => ['page', name, count, '']),
    ...searches.map(({ name, count }) => ['search without results', name, count, '']),
    ...jobs.map(({ path, applied, opened }) => ['way to the form', path, applied, opened]),
  ]
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/**
 * A spreadsheet would take a text that begins with one of these signs for a formula; where the decimal sign is
 * a comma, it also divides cells at a semicolon.
 */
function toCell(value: string | number): string {
  const safe = String(value).replace(/(^|;["\s]*)(?=\s*[=+\-@＝＋－＠])/g, "$1'")
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const LINES = 20

/** For a terminal: a section for each question, the most frequent first. */
export function formatTable(report: Report): string {
  const { from, to, visits, byPrograms, unread } = report
  const period = from === null ? 'The log is empty.' : from === to ? from : `${from} to ${to}`
  const jobs = report.jobs.map(({ path, opened, applied }) => ({
    name: path,
    count: applied,
    note: `of ${opened} that opened the page`,
  }))
  return [
    period,
    `${visits} visits, ${byPrograms} pages opened by programs${unread > 0 ? `, ${unread} other lines` : ''}`,
    ...formatSection('Visits by day', report.days),
    ...formatSection('Where visitors come from', report.sources),
    ...formatSection('Pages opened', report.pages),
    ...formatSection('Searches without results', report.searches),
    ...formatSection('Ways to the form, by job', jobs),
    '',
  ].join('\n')
}

function formatSection(title: string, counts: readonly (Count & { note?: string })[]): string[] {
  const shown = counts.slice(0, LINES)
  const width = Math.max(0, ...shown.map(({ count }) => String(count).length))
  const more = counts.length - shown.length
  return [
    '',
    title,
    ...(shown.length === 0 ? ['  none'] : []),
    ...shown.map(
      ({ name, count, note = '' }) =>
        `  ${String(count).padStart(width)}  ${`${name}  ${note}`.trim()}`,
    ),
    ...(more > 0 ? [`  and ${more} more: --csv has all`] : []),
  ]
}
