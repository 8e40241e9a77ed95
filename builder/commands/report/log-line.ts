import { toPrintable } from '../../shared/programs/printable.js'

/**
 * What the report needs of a line of nginx's log, `nginx/snippets/logging.conf`. Visitors write most of it, so
 * each text is printable.
 */
export interface LogLine {
  /** ISO 8601 with the server's offset. */
  time: string
  method: string
  path: string
  status: number
  userAgent: string
  /** Empty without. */
  source: string
  campaign: string
  /** The host of the page with the link; empty without. */
  referrer: string
  /** The number of the job for which a form was opened; empty without. */
  apply: string
  /** Text of a search that found nothing; empty without. */
  search: string
}

const DAY = /^\d{4}-\d\d-\d\d/

const TEXTS = [
  'time',
  'method',
  'path',
  'userAgent',
  'source',
  'campaign',
  'referrer',
  'apply',
  'search',
] as const

/** As in the query. */
const ENCODED: ReadonlySet<string> = new Set(['source', 'campaign', 'search'])

/** Null for a line of another kind. What a container's runtime writes before the JSON is skipped. */
export function parseLogLine(line: string): LogLine | null {
  const fields = parseObject(line.slice(line.indexOf('{')))
  if (fields === null || typeof fields['status'] !== 'number') return null
  if (!DAY.test(String(fields['time'])) || typeof fields['path'] !== 'string') return null
  const texts = TEXTS.map((name) => {
    const value = fields[name]
    const text = typeof value === 'string' ? value : ''
    return [name, toPrintable(ENCODED.has(name) ? decode(text) : text)]
  })
  return {
    ...(Object.fromEntries(texts) as Record<(typeof TEXTS)[number], string>),
    status: fields['status'],
  }
}

/** As forms encode a text; one that is cut in the middle of a letter stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
