import fc from 'fast-check'
import { createSiteManifest } from '../../../../client/content/create-site-manifest.js'
import { createSite } from '../../../../client/content/create-site.js'
import type { DerivedText } from '../../../../client/content/site/derived-text.js'
import { madeJob } from '../../../helpers/content/made-documents.js'
import { SITE_URL, writeAll } from '../../../helpers/content/made-listing.js'
import { IS_STRESS } from '../../../helpers/is-stress.js'
import { applyEdit, scripts } from '../../../helpers/world/edits.js'
import { createWorld, type World } from '../../../helpers/world/made-world.js'

const RUNS = IS_STRESS ? 100 : 40

const OPTIONS = {
  siteUrl: SITE_URL,
  siteEnv: 'production',
  securityContact: null,
  indexNowKey: null,
}

function build({ documents, ...options }: World) {
  const site = createSite(documents, options)
  return { site, manifest: createSiteManifest(site, OPTIONS) }
}

/** Every word of what a release is written from. */
function toText({ site, manifest }: ReturnType<typeof build>): string {
  const { redirectMaps, content, ...rest } = manifest
  return JSON.stringify([
    site.problems,
    rest,
    [...redirectMaps.jobs],
    [...redirectMaps.paths],
    content.jobs.open.map(({ id }) => id),
    [...writeAll(manifest)],
  ])
}

/** The same world without any object of it that was seen before. */
function copy({ documents, typePaths, images, remembered, ...world }: World): World {
  return {
    ...world,
    documents: JSON.parse(JSON.stringify(documents)),
    typePaths: { ...typePaths },
    images: new Map(images),
    remembered: JSON.parse(JSON.stringify(remembered)),
  }
}

it('after any edits a site that remembers former ones equals one that is made afresh', () => {
  fc.assert(
    fc.property(scripts, (script) => {
      let world = createWorld()
      let made = build(world)
      for (const edit of script) {
        const remembered = JSON.parse(JSON.stringify(made.manifest.jobMemory))
        world = { ...applyEdit(world, edit), remembered }
        made = build(world)
        expect(toText(made)).toBe(toText(build(copy(world))))
      }
    }),
    { numRuns: RUNS },
  )
})

it('equal sources give equal output after any edits', () => {
  const texts = new Map<string, string>()
  fc.assert(
    fc.property(scripts, (script) => {
      let world = createWorld()
      for (const edit of script) world = applyEdit(world, edit)
      const { lists, files } = build(copy(world)).manifest
      const parts = lists.flatMap(({ name, parts }) => parts.map((part) => ({ ...part, name })))
      for (const { name, sources, create } of [...parts, ...files]) {
        const key = JSON.stringify([name, ...sources])
        expect(JSON.parse(key)).toEqual([name, ...sources])
        const text = create()
        expect(text).toBe(texts.get(key) ?? text)
        texts.set(key, text)
      }
    }),
    { numRuns: RUNS },
  )
})

describe('after one job is renamed', () => {
  const world = createWorld()
  const OLDEST = { date_posted: '2026-09-01' }
  const others = Array.from({ length: 40 }, (_, index) => madeJob(`${101 + index}`))
  const jobs = [madeJob('100', OLDEST), ...others]
  const documents = [...world.documents, ...jobs]
  const renamed = documents.map((document) =>
    document === jobs[0] ? madeJob('100', { ...OLDEST, title: 'Another name' }) : document,
  )
  const first = build({ ...world, documents })
  const second = build({ ...world, documents: renamed, typePaths: {} })

  const changedOf = <Item>(former: readonly Item[], next: readonly Item[]) => {
    const known = new Set(former)
    return next.filter((item) => !known.has(item))
  }

  const madeFromOthers = <Item extends DerivedText>(
    former: readonly Item[],
    next: readonly Item[],
  ) => {
    const known = new Set(former.flatMap(({ sources }) => sources))
    return next.filter(({ sources }) => sources.some((source) => !known.has(source)))
  }

  it('pages that do not show it are the same objects, with all that is made from them', () => {
    const shows = JSON.stringify('Another name').slice(1, -1)
    const changed = changedOf(first.manifest.pages, second.manifest.pages)
    const paths = changed.map(({ data }) => data.path)
    expect(paths).toContain('/another-name/100')
    expect(paths.length).toBeLessThan(20)
    for (const { data, jsonLd } of changed) {
      const isOfTheJob = /100$/.test(data.path)
      expect([data.path, isOfTheJob || JSON.stringify([data, jsonLd]).includes(shows)]).toEqual([
        data.path,
        true,
      ])
    }
  })

  it('the files of all other jobs have the same objects as sources', () => {
    const changed = madeFromOthers(first.manifest.files, second.manifest.files)
    const names = changed.map(({ name }) => name)
    const ofJobs = names.filter((name) => /^api\/jobs\/|closing\.ics$/.test(name))
    expect(ofJobs).toEqual(['api/jobs/100.json'])
  })

  it('so have the parts of all other jobs in feeds', () => {
    const partsOf = ({ manifest }: typeof first) => manifest.lists.flatMap(({ parts }) => parts)
    const changed = madeFromOthers(partsOf(first), partsOf(second))
    const texts = changed.map(({ create }) => create())
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => !text.includes('Another name'))).toEqual([])
  })
})
