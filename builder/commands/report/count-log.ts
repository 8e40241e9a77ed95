import { withoutBase } from '../../../client/shared/addresses/path-base.js'
import { parseLogLine, type LogLine } from './log-line.js'

/** What visitors did in the time that the log covers. */
export interface Report {
  /** YYYY-MM-DD of the first and last line; null for an empty log. */
  from: string | null
  to: string | null
  /** Arrivals: pages that were opened from elsewhere, by people. */
  visits: number
  /** Pages that programs opened: search engines, link previews, monitors. */
  byPrograms: number
  /** Lines that are no requests. */
  unread: number
  days: Count[]
  pages: Count[]
  sources: Count[]
  searches: Count[]
  jobs: JobCount[]
}

export interface Count {
  name: string
  count: number
}

export interface JobCount {
  id: string
  path: string
  /** How often its page was opened. */
  opened: number
  /** How often the way to its form was taken. */
  applied: number
}

/** CUBOT makes phones. */
const PROGRAM =
  /(?<!\bcu)bot\b|crawl|spider|slurp|preview|monitor|curl|wget|python|headless|lighthouse|^$/i
const NO_PAGE =
  /^\/(?:api|assets|embed|feeds|page-data|static|preview|offline-app-shell|slice-simulator|healthz|\.well-known)(?:\/|$)|\.[a-z0-9]+$/i
const JOB_PAGE = /^\/[^/]+\/(\d+)$/
const DIRECT = '(no source)'

/**
 * @param lines of nginx's log, in any order
 * @param ownHost Whose links lead from page to page; they bring nobody.
 */
export async function countLog(lines: AsyncIterable<string>, ownHost: string): Promise<Report> {
  const [days, pages, sources, searches] = [new Tally(), new Tally(), new Tally(), new Tally()]
  const [opened, applied, paths] = [new Tally(), new Tally(), new Map<string, string>()]
  let from: string | null = null
  let to: string | null = null
  let [visits, byPrograms, unread] = [0, 0, 0]

  for await (const text of lines) {
    const line = parseLogLine(text)
    if (line === null) {
      if (text.trim() !== '') unread += 1
      continue
    }
    const day = line.time.slice(0, 10)
    if (from === null || day < from) from = day
    if (to === null || day > to) to = day
    if (line.path === '/api/measure') countBeacon(line)
    else if (isPage(line)) countPage(line, day)
  }

  function countBeacon({ method, status, userAgent, apply, search }: LogLine) {
    if (method !== 'POST' || status !== 204 || PROGRAM.test(userAgent)) return
    if (apply !== '') applied.add(apply)
    if (search !== '') searches.add(search)
  }

  function countPage(line: LogLine, day: string) {
    if (PROGRAM.test(line.userAgent)) return void (byPrograms += 1)
    pages.add(line.path)
    const [, id] = JOB_PAGE.exec(withoutBase(line.path)) ?? []
    if (id !== undefined) {
      opened.add(id)
      paths.set(id, line.path)
    }
    if (line.referrer.toLowerCase() === ownHost) return
    visits += 1
    days.add(day)
    sources.add(toSource(line))
  }

  const jobs = [...new Set([...opened.names(), ...applied.names()])].map((id) => ({
    id,
    path: paths.get(id) ?? `/job_ghid/${id}`,
    opened: opened.of(id),
    applied: applied.of(id),
  }))
  return {
    from,
    to,
    visits,
    byPrograms,
    unread,
    days: days.list().sort((a, b) => a.name.localeCompare(b.name)),
    pages: pages.list(),
    sources: sources.list(),
    searches: searches.list(),
    jobs: jobs.sort(
      (a, b) => b.applied - a.applied || b.opened - a.opened || a.id.localeCompare(b.id),
    ),
  }
}

function isPage({ method, path, status }: LogLine): boolean {
  return method === 'GET' && (status === 200 || status === 304) && !NO_PAGE.test(withoutBase(path))
}

function toSource({ source, campaign, referrer }: LogLine): string {
  const named = [source, campaign].filter((part) => part !== '').join(' / ')
  return named || referrer.toLowerCase().replace(/^www\./, '') || DIRECT
}

class Tally {
  readonly #counts = new Map<string, number>()

  add(name: string) {
    this.#counts.set(name, this.of(name) + 1)
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  names(): string[] {
    return [...this.#counts.keys()]
  }

  /** The most frequent first. */
  list(): Count[] {
    return [...this.#counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
  }
}
