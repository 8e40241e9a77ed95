import path from 'node:path'

/** As in `nginx/snippets/media-types.conf`. */
export function toMediaType(file: string): string {
  const name = path.posix.basename(file)
  const type = TYPES.get(name) ?? TYPES.get(path.posix.extname(name)) ?? 'application/octet-stream'
  return /^text\/|json$|xml$/.test(type) ? `${type}; charset=utf-8` : type
}

const TYPES = new Map(
  Object.entries({
    'feed.json': 'application/feed+json',
    'feed.xml': 'application/rss+xml',
    '.html': 'text/html',
    '.css': 'text/css',
    '.js': 'text/javascript',
    '.mjs': 'text/javascript',
    '.txt': 'text/plain',
    '.ics': 'text/calendar',
    '.json': 'application/json',
    '.webmanifest': 'application/manifest+json',
    '.xml': 'application/xml',
    '.svg': 'image/svg+xml',
    '.pdf': 'application/pdf',
    '.avif': 'image/avif',
    '.webp': 'image/webp',
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.jpeg': 'image/jpeg',
    '.gif': 'image/gif',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
    '.woff': 'font/woff',
  }),
)
