export interface RequestTarget {
  /** Decoded byte by byte, without dot segments and doubled slashes; starts with a slash. */
  path: string
  query: string
  /** As they were asked for, encoded ones included. */
  hasDoubledSlashes?: boolean
  isTooLong?: boolean
}

/** As in `nginx/maps/target-length.conf`. */
const LONGEST_TARGET = 8000

/**
 * Reads a request target as nginx does. Null where nginx answers 400, for example to a broken
 * escape.
 */
export function parseTarget(target: string): RequestTarget | null {
  const [, rawPath = '', query = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/is.exec(target) ?? []
  if (/%(?![0-9a-f]{2})/i.test(rawPath)) return null
  const decoded = rawPath.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  if (decoded.includes('\0')) return null
  const path = withoutDotSegments(decoded)
  if (path === null) return null
  const isTooLong = target.length > LONGEST_TARGET
  return { path, query, hasDoubledSlashes: decoded.includes('//'), isTooLong }
}

function withoutDotSegments(path: string): string | null {
  const result: string[] = []
  const segments = path.split('/')
  for (const segment of segments) {
    if (segment === '..' && result.pop() === undefined) return null
    if (!['', '.', '..'].includes(segment)) result.push(segment)
  }
  const endsInFolder = ['', '.', '..'].includes(segments.at(-1) ?? '')
  return result.length === 0 ? '/' : `/${result.join('/')}${endsInFolder ? '/' : ''}`
}
