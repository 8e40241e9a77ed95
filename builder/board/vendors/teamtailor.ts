import type { BoardVendor } from '../board-vendor.js'
import { readXml } from '../read-xml.js'
import type { Workplace } from '../../../client/shared/content-model/content-values.js'
import type { BoardJob, BoardPlace, Fields, Note } from '../board-job.js'
import { createFieldReader, type FieldReader } from '../read-fields.js'
import { noteOthers } from '../read-words.js'
import { joinParts } from '../text/join-parts.js'
import { readHtml } from '../text/read-html.js'
import { toLine } from '../text/to-line.js'
import { toNamedPlace } from '../to-place.js'

const PAGE = 100

/**
 * The RSS feed: https://support.teamtailor.com/en/articles/11171756-rss-feed-how-to-guide. It has whole jobs.
 * The JSON feed beside it has no department, without which a job can have no page. A company of the American
 * instance is `COMPANY.na`.
 */
export const teamtailor: BoardVendor = {
  origin: (company) => `https://${company}.teamtailor.com`,
  listPath: () => toPagePath(0),
  readPage: (answer, path) => {
    const { channel } = readXml(answer, 'rss', ['item', 'location'])
    const { item = [] } = (channel ?? {}) as { item?: unknown[] }
    const offset = Number(new URL(path, 'https://teamtailor.com').searchParams.get('offset'))
    return { postings: item, nextPath: item.length < PAGE ? null : toPagePath(offset + PAGE) }
  },
  // The number in its address, and for lack of it the id of the feed.
  idOf: ({ link, guid }) => /\/jobs\/(\d+)/.exec(String(link))?.[1] ?? guid,
  readJob: readTeamtailorJob,
}

function toPagePath(offset: number): string {
  return `/jobs.rss?offset=${offset}&per_page=${PAGE}`
}

/**
 * An item of the RSS feed: https://support.teamtailor.com/en/articles/11171756-rss-feed-how-to-guide. It names
 * neither employment type, pay, language nor closing date.
 */
function readTeamtailorJob(given: Fields, number: string, note: Note): BoardJob {
  const read = createFieldReader(note)
  const line = (name: string) => toLine(read.text(given, name))
  const department = line('department')
  noteOthers({ role: line('role'), division: line('division') }, note)
  return {
    id: toLine(read.text(given, 'guid')) || number,
    number,
    isOpen: true,
    title: line('title'),
    summary: null,
    text: readHtml(joinParts([{ heading: '', html: read.text(given, 'description') }]), note),
    departments: department === '' ? [] : [{ id: null, name: department }],
    places: toPlaces(given, read),
    offices: [],
    workplace: toRemoteStatus(line('remoteStatus'), note),
    types: [],
    pay: [],
    language: null,
    publishedAt: toIso(line('pubDate'), note),
    closesOn: null,
    updatedAt: null,
    applyUrl: line('link') || null,
    requisitionId: null,
    internalId: null,
  }
}

/** By town and country: offices are often called 'HQ'. */
function toPlaces(given: Fields, read: FieldReader): BoardPlace[] {
  const locations = given['locations'] === '' ? {} : read.record(given, 'locations')
  return read
    .list(locations, 'location')
    .map((location) => {
      const part = (name: string) => toLine(read.text(location, name)) || null
      const [town, country] = [part('city'), part('country')]
      return toNamedPlace(town === null ? (part('name') ?? '') : '', {
        town,
        region: null,
        country,
      })
    })
    .filter((place) => place !== null)
}

const STATUSES: Readonly<Record<string, Workplace>> = {
  none: 'On-site',
  hybrid: 'Hybrid',
  fully: 'Remote',
}

function toRemoteStatus(status: string, note: Note): Workplace | null {
  const workplace = STATUSES[status] ?? null
  if (workplace === null && status !== '') note(`its remote status is "${status}"`)
  return workplace
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** 'Mon, 10 Aug 2026 12:00:00 +0200' → '2026-08-10T12:00:00+02:00', on the day that the feed states */
function toIso(date: string, note: Note): string | null {
  if (date === '') return null
  const [, day = '', name = '', year = '', time = '', hours = '', minutes = ''] =
    /^(?:\w+, )?(\d{1,2}) (\w{3}) (\d{4}) (\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)$/.exec(date) ?? []
  const month = MONTHS.indexOf(name) + 1
  if (month > 0) {
    const two = (text: string | number) => String(text).padStart(2, '0')
    return `${year}-${two(month)}-${two(day)}T${time}${hours}:${minutes}`
  }
  note(`its date is none: ${date.slice(0, 40)}`)
  return null
}
