import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export interface MadeJob {
  id: number
  slug: string
  /** Numbers of the same job in older systems. */
  legacyIds?: readonly number[]
}

export interface MadeContent {
  jobs: readonly MadeJob[]
  closedIds: readonly number[]
  pages: readonly string[]
  /** Redirects that editors made, by old path. */
  redirects: Readonly<Record<string, string>>
  /** Text in every page, to distinguish the pages of one release from another's. */
  mark: string
}

export const MADE_CONTENT: MadeContent = {
  jobs: [
    { id: 1001, slug: 'qa-engineer', legacyIds: [4000123] },
    { id: 1002, slug: 'ux-designer' },
    { id: 1003, slug: 'hydrologist' },
  ],
  closedIds: [1099],
  pages: [
    '/about_us',
    '/benefits',
    '/how-we-hire/interviews',
    '/departments/engineering',
    '/locations/leeds',
  ],
  redirects: {
    '/jobs': '/',
    '/who_we_are': '/about_us',
    '/teams/tech': '/departments/engineering',
    // The job has closed since.
    '/lab_work': '/former-role/1099',
  },
  mark: 'first',
}

/** An empty folder for releases, and the function that removes it. */
export function makeSiteRoot(): { siteRoot: string; remove: () => void } {
  const siteRoot = mkdtempSync(path.join(tmpdir(), 'careers-site-'))
  return { siteRoot, remove: () => rmSync(siteRoot, { recursive: true, force: true }) }
}

/** Writes a small release by hand, in the builder's shape, and returns its folder. */
export function writeRelease(siteRoot: string, id: string, changes: Partial<MadeContent> = {}) {
  const content = { ...MADE_CONTENT, ...changes }
  const directory = path.join(siteRoot, 'releases', id)
  for (const [name, text] of Object.entries(listFiles(content))) {
    writePublicFile(directory, name, text)
  }
  writeFileSync(path.join(directory, 'redirects.map'), toJobRows(content))
  writeFileSync(path.join(directory, 'paths.map'), toPageRows(content))
  writeFileSync(path.join(directory, 'release.json'), JSON.stringify({ id }))
  return directory
}

/** Writes one file of the document root with its precompressed forms, as large texts have them. */
function writePublicFile(directory: string, name: string, text: string): void {
  const file = path.join(directory, 'public', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  if (Buffer.byteLength(text) < 512) return
  writeFileSync(`${file}.br`, brotliCompressSync(text))
  writeFileSync(`${file}.gz`, gzipSync(text))
}

/** Moves `current` as the publisher does: by one rename. */
export function makeCurrent(siteRoot: string, id: string): void {
  const link = path.join(siteRoot, `current.${id}.new`)
  symlinkSync(path.join('releases', id), link)
  renameSync(link, path.join(siteRoot, 'current'))
}

export function jobPath(job: MadeJob): string {
  return `/${job.slug}/${job.id}`
}

function listFiles(content: MadeContent): Record<string, string> {
  const pagePaths = ['', ...content.pages, ...content.jobs.map(jobPath)]
  return {
    ...Object.fromEntries(
      pagePaths.flatMap((page) => [
        [`${page}/index.html`, toHtml(page || '/', content)],
        [`/page-data${page || '/index'}/page-data.json`, toPageData(page || '/', content)],
      ]),
    ),
    ...Object.fromEntries(
      content.jobs.flatMap(({ id }) => [
        [`/job_ghid/${id}/index.html`, toHtml(`/job_ghid/${id}`, content)],
        [`/page-data/job_ghid/${id}/page-data.json`, toPageData(`/job_ghid/${id}`, content)],
        [`/api/jobs/${id}.json`, JSON.stringify({ id })],
      ]),
    ),
    ...Object.fromEntries(
      content.closedIds.map((id) => [`/closed/${id}.html`, toHtml(`closed ${id}`, content)]),
    ),
    ...Object.fromEntries(
      content.closedIds.map((id) => [
        `/page-data/former-role/${id}/page-data.json`,
        toPageData(`/former-role/${id}`, content),
      ]),
    ),
    '/preview/index.html': toHtml('/preview', content),
    '/slice-simulator/index.html': toHtml('/slice-simulator', content),
    '/offline-app-shell/index.html': toHtml('/offline-app-shell', content),
    '/404.html': toHtml('not found', content),
    '/too-large.html': toHtml('too large', content),
    '/job_ghid/404.html': toHtml('no longer open', content),
    '/page-data/404.html/page-data.json': toPageData('/404.html', content),
    '/page-data/app-data.json': JSON.stringify({ webpackCompilationHash: 'made' }),
    '/page-data/sq/d/63159454.json': JSON.stringify({ data: {} }),
    '/static/0cc175b9c0f1b6a831c399e269772661.json': JSON.stringify({ type: 'Document' }),
    '/assets/client.0a1b2c3d.js': `export const text = '${FILLER}'\n`,
    '/assets/cards/0/a/1b2c3d4e5f607182.png': 'a picture',
    '/assets/theme.4e5f6a7b.css': `/* ${FILLER} */\n`,
    '/sw.js': `// ${FILLER}\n`,
    '/embed.js': `// ${FILLER}\n`,
    '/qa-engineer/1001/closing.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    '/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    '/favicon.ico': 'icon',
    '/manifest.webmanifest': JSON.stringify({ name: 'Careers' }),
    '/robots.txt': 'User-agent: *\n',
    '/sitemap.xml': '<urlset/>\n',
    '/feed.xml': `<rss><!-- ${FILLER} --></rss>\n`,
    '/feed.json': JSON.stringify({ title: FILLER }),
    '/feeds/indeed.xml': '<source/>\n',
    '/api/jobs.json': JSON.stringify({ jobs: [], note: FILLER }),
    '/version.json': JSON.stringify({ mark: content.mark }),
    '/.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  }
}

function toHtml(name: string, { mark }: MadeContent): string {
  return `<!doctype html><html lang="en-GB"><title>${name}</title><p>${mark}</p><p>${FILLER}</p>\n`
}

function toPageData(pagePath: string, { mark }: MadeContent): string {
  return JSON.stringify({ path: pagePath, result: { data: { mark, text: FILLER } } })
}

function toJobRows(content: MadeContent): string {
  const rows = content.jobs.flatMap((job) =>
    [job.id, ...(job.legacyIds ?? [])].map((id) => [id, jobPath(job)] as const),
  )
  return rows
    .sort(([a], [b]) => a - b)
    .map(([id, target]) => `${id} ${target};\n`)
    .join('')
}

function toPageRows(content: MadeContent): string {
  const own = [...content.pages, '/preview', '/offline-app-shell'].map((page) => [page, page])
  return [...own, ...Object.entries(content.redirects)]
    .map(([from, to]) => `${from} ${to};\n`)
    .sort()
    .join('')
}

const FILLER = 'Rivers rise and fall, and somebody has to measure them. '.repeat(12)
