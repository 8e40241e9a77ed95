/** What the report needs of a line of nginx's log: `nginx/snippets/logging.conf`. */
export interface LogLine {
  /** ISO 8601 with the server's offset. */
  time: string
  method: string
  path: string
  status: number
  userAgent: string
  /** Percent-encoded, as in the query; empty without. */
  source: string
  campaign: string
  /** The host of the page with the link; empty without. */
  referrer: string
  /** The number of the job for which a form was opened; empty without. */
  apply: string
  /** Percent-encoded text of a search that found nothing; empty without. */
  search: string
}

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

/** Null for a line of another kind. What a container's runtime writes before the JSON is skipped. */
export function parseLogLine(line: string): LogLine | null {
  const fields = parseObject(line.slice(line.indexOf('{')))
  if (fields === null || typeof fields['status'] !== 'number') return null
  if (typeof fields['time'] !== 'string' || typeof fields['path'] !== 'string') return null
  const texts = TEXTS.map((name) => {
    const value = fields[name]
    return [name, typeof value === 'string' ? value : '']
  })
  return {
    ...(Object.fromEntries(texts) as Record<(typeof TEXTS)[number], string>),
    status: fields['status'],
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
