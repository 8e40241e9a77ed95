import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import { createLanguageMaker } from '../../../../helpers/content/made-languages.js'
import { createBilingualWorld } from '../../../../helpers/world/bilingual-world.js'

/* What a builder that keeps running remembers, where pages of one language show documents of another. */

const english = createLanguageMaker('en-gb', 'en-gb,de-de')

it('pages that show nothing of a document in another language stay the same objects when that changes', () => {
  const { documents, ...options } = createBilingualWorld()
  const before = english.manifestOf(documents, options)
  const renamed = (document: CareersDocument) =>
    ({ ...document, data: { ...document.data, title: 'Ein anderer Name' } }) as CareersDocument
  const shown = before.content.elsewhere.jobs[0]
  const next = documents.map((document) =>
    document.id === shown?.id ? renamed(document) : document,
  )
  const known = new Set(before.pages)
  const after = english.manifestOf(next, options)
  const rows = after.content.elsewhere.jobs.slice(1).map(after.content.rowOf)
  expect(rows).not.toEqual([])
  const former = new Set(before.content.elsewhere.jobs.map(before.content.rowOf))
  expect(rows.filter((row) => !former.has(row))).toEqual([])
  const changed = after.pages.filter((page) => !known.has(page))
  expect(changed.map(({ data }) => data.path)).toContain('/')
  for (const { data, jsonLd } of changed)
    expect(JSON.stringify([data, jsonLd])).toContain('Ein anderer Name')
})
