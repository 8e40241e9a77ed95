import fc from 'fast-check'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import { writeAll } from '../../../../helpers/content/made-listing.js'
import { createLanguageMaker } from '../../../../helpers/content/made-languages.js'
import { IS_STRESS } from '../../../../helpers/is-stress.js'
import { createBilingualWorld } from '../../../../helpers/world/bilingual-world.js'
import { applyLanguageEdit, languageScripts } from '../../../../helpers/world/language-edits.js'
import type { World } from '../../../../helpers/world/made-world.js'

/* What a builder that keeps running remembers, where pages of one language show documents of another. */

/** Of 200 scripts on a busy machine, in ms. */
const LONGEST = 900_000

const makers = ['en-gb', 'de-de'].map((lang) => createLanguageMaker(lang, 'en-gb,de-de'))
const [english] = makers as [(typeof makers)[number]]

type Made = ReturnType<(typeof makers)[number]['manifestOf']>

function toText(manifest: Made): string {
  const { redirectMaps, content, ...rest } = manifest
  const maps = [redirectMaps.jobs, redirectMaps.paths].map((map) => [...map])
  const open = content.jobs.open.map(({ id }) => id)
  return JSON.stringify([rest, maps, open, [...writeAll(manifest)]])
}

function copy({ documents, typePaths, images, ...world }: World): World {
  return {
    ...world,
    documents: JSON.parse(JSON.stringify(documents)) as CareersDocument[],
    typePaths: { ...typePaths },
    images: new Map(images),
  }
}

function build(maker: (typeof makers)[number], world: World, former?: Made): Made {
  const { documents, ...options } = world
  const remembered = JSON.parse(JSON.stringify(former?.jobMemory ?? [])) as World['remembered']
  return maker.manifestOf(documents, { ...options, remembered })
}

it(
  'after any edits in two languages a site that remembers former ones equals one that is made afresh',
  () => {
    fc.assert(
      fc.property(languageScripts, (script) => {
        let world = createBilingualWorld()
        let made = makers.map((maker) => build(maker, world))
        for (const edit of script) {
          world = applyLanguageEdit(world, edit)
          const next = makers.map((maker, index) => build(maker, world, made[index]))
          const afresh = makers.map((maker, index) => build(maker, copy(world), made[index]))
          expect(next.map(toText)).toEqual(afresh.map(toText))
          made = next
        }
      }),
      { numRuns: IS_STRESS ? 200 : 10 },
    )
  },
  LONGEST,
)

it('pages that show nothing of a document in another language stay the same objects when that changes', () => {
  const world = createBilingualWorld()
  const before = build(english, world)
  const renamed = (document: CareersDocument) =>
    ({ ...document, data: { ...document.data, title: 'Ein anderer Name' } }) as CareersDocument
  const shown = before.content.elsewhere.jobs[0]
  const documents = world.documents.map((document) =>
    document.id === shown?.id ? renamed(document) : document,
  )
  const known = new Set(before.pages)
  const after = build(english, { ...world, documents })
  const rows = after.content.elsewhere.jobs.slice(1).map(after.content.rowOf)
  expect(rows).not.toEqual([])
  const former = new Set(before.content.elsewhere.jobs.map(before.content.rowOf))
  expect(rows.filter((row) => !former.has(row))).toEqual([])
  const changed = after.pages.filter((page) => !known.has(page))
  expect(changed.map(({ data }) => data.path)).toContain('/')
  for (const { data, jsonLd } of changed)
    expect(JSON.stringify([data, jsonLd])).toContain('Ein anderer Name')
})
