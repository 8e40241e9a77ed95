import { createReadStream, existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UsageError } from '../../shared/programs/command-line.js'
import { countLog, type Report } from './count-log.js'
import { formatCsv } from './format-csv.js'
import { formatHtml } from './format-html.js'
import { formatTable } from './format-table.js'

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
