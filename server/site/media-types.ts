import path from 'node:path'

/** The media type of a file, by its name: the same types as `nginx/snippets/media-types.conf`. */
export function toMediaType(file: string): string {
  const name = path.posix.basename(file)
  return (
    BY_NAME.get(name) ?? BY_EXTENSION.get(path.posix.extname(name)) ?? 'application/octet-stream'
  )
}

const utf8 = (type: string) => `${type}; charset=utf-8`

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ['feed.json', utf8('application/feed+json')],
  ['feed.xml', utf8('application/rss+xml')],
])

const BY_EXTENSION: ReadonlyMap<string, string> = new Map([
  ['.html', utf8('text/html')],
  ['.css', utf8('text/css')],
  ['.js', utf8('text/javascript')],
  ['.mjs', utf8('text/javascript')],
  ['.txt', utf8('text/plain')],
  ['.ics', utf8('text/calendar')],
  ['.json', utf8('application/json')],
  ['.webmanifest', utf8('application/manifest+json')],
  ['.xml', utf8('application/xml')],
  ['.svg', utf8('image/svg+xml')],
  ['.pdf', 'application/pdf'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.gif', 'image/gif'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.woff', 'font/woff'],
])
