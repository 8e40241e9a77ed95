import { createSiteManifest } from '../../../../client/content/create-site-manifest.js'
import { createSite } from '../../../../client/content/create-site.js'
import type { ImageMetadata } from '../../../../client/content/documents/to-image.js'
import type { DerivedText } from '../../../../client/content/site/site-list.js'
import { madeJob } from '../../../helpers/content/made-documents.js'
import { SITE_URL } from '../../../helpers/content/made-listing.js'
import { createWorld, picture, type World } from '../../../helpers/world/made-world.js'

const OPTIONS = {
  siteUrl: SITE_URL,
  siteEnv: 'production',
  securityContact: null,
  indexNowKey: null,
}

function build({ documents, ...options }: World, images?: ReadonlyMap<string, ImageMetadata>) {
  const site = createSite(documents, { ...options, ...(images && { images }) })
  return { site, manifest: createSiteManifest(site, OPTIONS) }
}

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

it('a picture that is measured later changes the pages that show it', () => {
  const world = createWorld()
  const pageIn = ({ manifest }: ReturnType<typeof build>) =>
    manifest.pages.find(({ data }) => data.path === '/life')
  const before = pageIn(build(world))
  const measured = { color: '#112233', placeholder: null, size: null }
  const after = pageIn(build(world, new Map([[picture('river').url, measured]])))
  expect(JSON.stringify(before?.data)).not.toContain('#112233')
  expect(JSON.stringify(after?.data)).toContain('#112233')
})
