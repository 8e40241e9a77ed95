import { createSite } from '../../../../../client/content/create-site.js'
import { toListedRows } from '../../../../../client/content/views/listed-rows.js'
import { comparePages } from '../../../../../client/preview/comparison/compare-pages.js'
import {
  toDraftVersion,
  toPublishedVersion,
} from '../../../../../client/preview/comparison/read-versions.js'
import { packRow, unpackRow } from '../../../../../client/shared/page-data/packed-row.js'
import { madeJob, madeRepository } from '../../../../helpers/content/made-documents.js'

/** With as many roles, the newest with the highest number. */
function siteOf(jobs: number, renamed?: string) {
  const documents = Array.from({ length: jobs }, (_, index) => {
    const id = String(index + 1)
    const day = new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10)
    const title = id === renamed ? 'Renamed' : `Role ${id}`
    return madeJob(id, { title, posted_on: day } as never)
  })
  return createSite(madeRepository(documents), { now: new Date('2026-11-01'), buildHash: '' })
}

type MadeSite = ReturnType<typeof siteOf>

function publish({ pages, content }: MadeSite, path: string) {
  const page = pages.find((page) => page.path === path)
  if (page === undefined || content === null) throw new Error(`There is no page ${path}`)
  return { page, shared: {}, rows: toListedRows(content).map((row) => unpackRow(packRow(row))) }
}

function changesOf(before: MadeSite, after: MadeSite, path: string): string[] {
  const draft = toDraftVersion(publish(after, path).page, after)
  const comparison = comparePages(
    toPublishedVersion(publish(before, path), after),
    draft && { ...draft, shared: {} },
  )
  if (comparison.kind !== 'both') throw new Error(comparison.kind)
  return comparison.changes
    .filter(({ part }) => part.includes('Roles'))
    .map(({ before, after }) =>
      [before && 'before', after && 'after', /Renamed|Role \d+/.exec(after || before)?.[0]]
        .filter(Boolean)
        .join(' '),
    )
}

describe.each(['/', '/departments/engineering', '/locations/bristol'])('on %s', (path) => {
  test.each([
    ['a long list', 150],
    ['a list that the role makes long', 100],
  ])('a role that is added to %s pushes none out', (_, jobs) => {
    const added = `after Role ${jobs + 1}`
    expect(changesOf(siteOf(jobs), siteOf(jobs + 1), path)).toEqual([added])
    expect(changesOf(siteOf(jobs + 1), siteOf(jobs), path)).toEqual([`before Role ${jobs + 1}`])
  })

  test('a change of a role that the first view leaves out is listed', () => {
    expect(changesOf(siteOf(150), siteOf(150, '1'), path)).toEqual(['before after Renamed'])
  })
})
