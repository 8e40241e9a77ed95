import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { GUIDES } from '../helpers/guides/read-guides.js'

const root = path.resolve(__dirname, '../..')

it.each(GUIDES)('%s names only files and folders that exist', (guide) => {
  const text = readFileSync(path.join(root, guide), 'utf8')
  const named =
    text.match(/(?<=`)(client|builder|server|nginx|tests|deploy|\.github)\/[\w./-]+(?=`)/g) ?? []
  const missing = named.filter((name) => !existsSync(path.join(root, name)))
  expect(missing).toEqual([])
})

it.each(GUIDES)('%s links only to pages that exist, and to parts that they have', (guide) => {
  const text = readFileSync(path.join(root, guide), 'utf8')
  const links = Array.from(text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g))
  const broken = links.filter(([, name = '', part]) => {
    const file = name === '' ? guide : path.join(path.dirname(guide), name)
    if (!existsSync(path.join(root, file))) return true
    return part !== undefined && !listParts(readFileSync(path.join(root, file), 'utf8')).has(part)
  })
  expect(broken.map(([link]) => link)).toEqual([])
})

/** The headings as GitHub makes addresses of them. */
function listParts(text: string): ReadonlySet<string> {
  const headings = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
}

it('the README is read in one sitting: it has at most 150 lines', () => {
  const text = readFileSync(path.join(root, 'README.md'), 'utf8')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(150)
})

it('the guide to the architecture says where to find at least thirty things', () => {
  const text = readFileSync(path.join(root, '.github/guides/architecture.md'), 'utf8')
  expect(text.match(/^\| [^|]+\? +\| /gm)?.length).toBeGreaterThan(30)
})
