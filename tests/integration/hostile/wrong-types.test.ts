import fc from 'fast-check'
import { loadTemplates } from '../../../builder/emit/render/load-templates.js'
import { renderPage } from '../../../builder/emit/render/render-page.js'
import { createSite } from '../../../client/content/create-site.js'
import { createSiteManifest } from '../../../client/content/create-site-manifest.js'
import { createTypePaths } from '../../../client/content/documents/create-type-paths.js'
import { formatProblem } from '../../../client/content/documents/problems.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import type { Site } from '../../../client/content/site/site.js'
import type { PageData } from '../../../client/shared/page-data/page-data.js'
import { loadRepository } from '../../../server/content-service/repository/load-repository.js'
import { SAMPLE_FOLDER } from '../../helpers/content/content-service.js'
import { SITE_URL, writeAll } from '../../helpers/content/made-listing.js'
import { readOwnSlices, readOwnTypes } from '../../helpers/content/own-models.js'

/** `npm run test:stress` asks for more. */
const RUNS = process.env.STRESS === 'true' ? 1_000 : 5
/** Of documents, in each run. */
const CHANGES = 15
const OPTIONS = {
  now: new Date('2026-11-21T12:00:00Z'),
  buildHash: 'hash',
  typePaths: createTypePaths(readOwnTypes() as never, readOwnSlices() as never),
}
const FILES = { siteUrl: SITE_URL, siteEnv: 'production', securityContact: null, indexNowKey: null }

let sample: CareersDocument[]
let templates: Awaited<ReturnType<typeof loadTemplates>>
let known: ReadonlySet<string>
let owners: ReadonlySet<string | null>
beforeAll(async () => {
  const { documents } = await loadRepository(SAMPLE_FOLDER, { today: '2026-11-21' })
  const json = JSON.stringify(documents).replaceAll('{{images}}', 'https://images.example')
  sample = JSON.parse(json) as CareersDocument[]
  templates = await loadTemplates()
  const { pages } = createSite(sample, OPTIONS)
  known = new Set(pages.map((page) => JSON.stringify(page)))
  owners = ownersOf(pages)
})

type Json = Record<string, unknown>
type Path = readonly string[]

/** What runs have found. */
const FOUND: [Path, unknown][] = [
  [['data', 'education'], 'constructor'],
  [['data', 'employment_types', '0', 'type'], 'constructor'],
  [['data', 'opens_at'], { toString: 1, valueOf: 1 }],
  [['lang'], { toString: 1, valueOf: 1 }],
]

/** Where a document has fields that code reads, however deep. */
function pathsOf({ uid, lang, last_publication_date, data }: CareersDocument): Path[] {
  const paths: Path[] = []
  const add = (value: unknown, path: Path) => {
    if (path.length > 0) paths.push(path)
    if (typeof value !== 'object' || value === null) return
    for (const [key, member] of Object.entries(value)) add(member, [...path, key])
  }
  add({ uid, lang, last_publication_date, data }, [])
  return paths
}

function readAt(value: unknown, [key, ...rest]: Path): unknown {
  return key === undefined ? value : readAt((value as Json)[key], rest)
}

function replaceAt(value: unknown, [key, ...rest]: Path, wanted: unknown): unknown {
  if (key === undefined) return wanted
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Json) }) as Json
  copy[key] = replaceAt(copy[key], rest, wanted)
  return copy
}

const field = fc.tuple(fc.nat(), fc.nat()).map(([one, other]) => {
  const document = sample[one % sample.length] as CareersDocument
  const paths = pathsOf(document)
  return { document, path: paths[other % paths.length] as Path }
})

/** Words that every object answers to, and an object that cannot become a text. */
const TRAPS: unknown[] = [
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty'],
  { toString: 1, valueOf: 1 },
  JSON.parse('{"__proto__": {"title": 1}}'),
  [null],
  [[null]],
]

const values = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(...TRAPS),
  // What another field has.
  field.map(({ document, path }) => readAt(document, path)),
)

const changes = fc.uniqueArray(fc.tuple(field, values), {
  minLength: 1,
  maxLength: CHANGES,
  selector: ([{ document }]) => document.id,
})

/** The pages that the changes have made or remade, as HTML. */
function render({ pages, staticQueries }: Site): string[] {
  return pages
    .filter((page) => !known.has(JSON.stringify(page)))
    .map((page) => renderPage(page, templates[page.componentChunkName], staticQueries))
}

function ownersOf(pages: readonly PageData[]): ReadonlySet<string | null> {
  return new Set(pages.map(({ result }) => result.pageContext.documentId))
}

it('whatever fields of documents hold, a site is made and rendered, with the pages of all others', () => {
  const job = sample.find(({ type }) => type === 'job') as CareersDocument
  fc.assert(
    fc.property(changes, (made) => {
      const changed = new Map(
        made.map(([{ document, path }, value]) => [document.id, replaceAt(document, path, value)]),
      )
      const site = createSite(
        sample.map((document) => (changed.get(document.id) ?? document) as CareersDocument),
        OPTIONS,
      )
      const words = [...render(site), ...site.problems.map(formatProblem)].join('\n')
      expect(/.{0,80}(undefined|\[object ).{0,20}/.exec(words)?.[0]).toBeUndefined()
      expect(writeAll(createSiteManifest(site, FILES)).size).toBeGreaterThan(50)
      const left = ownersOf(site.pages)
      const lost = [...owners].filter((id) => !left.has(id) && !changed.has(id ?? ''))
      expect(lost).toEqual([])
    }),
    { numRuns: RUNS, examples: FOUND.map(([path, value]) => [[[{ document: job, path }, value]]]) },
  )
})

it.each([
  ['data', null, 'Document does not have a data field'],
  ['uid', 7, 'the document has no UID'],
  ['data.name', 7, 'type path: Text, but is a number. It is left empty'],
  ['data.intro.0', null, 'nothing cannot be shown here. It is left out'],
  ['data.aliases.0', 'a text', 'another text cannot be shown here. It is left out'],
  ['data.hero.alt', {}, 'Its alternative text is an object'],
  ['data.hiring_process.id', [], '"id" of the link is a list'],
])('of a department whose %s is %j an editor reads "%s"', (path, value, message) => {
  const documents = sample.map((document) =>
    document.uid === 'engineering' ? replaceAt(document, path.split('.'), value) : document,
  )
  const { problems } = createSite(documents as CareersDocument[], OPTIONS)
  const told = problems.map(formatProblem).filter((line) => line.startsWith('department '))
  expect(told.join('\n')).toContain(message)
})
