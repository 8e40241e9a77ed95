import { execFileSync } from 'node:child_process'
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Layer } from '../../../builder/publish-image/images.js'
import { publishImage } from '../../../builder/publish-image/publish-image.js'
import { packSite, unpackSite } from '../../../builder/publish-image/site-layers.js'
import { readLiveRelease } from '../../../builder/release/live-release.js'
import { createProgress } from '../../../builder/lib/progress.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeJob, madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import { createMadeImages } from '../../helpers/deploy/made-images.js'
import { createTestSite, openTestSite } from '../../helpers/site/create-test-site.js'
import { findDamage } from '../../helpers/site/find-damage.js'

describe('the layers of published images', () => {
  let content: TestContentService
  let registry: ReturnType<typeof createMadeImages>
  let served: string

  const toEnv = () => ({ PRISMIC_API_ENDPOINT: content.apiEndpoint })

  async function start(jobs: number) {
    content = await startContentService({ documents: madeRepository(madeJobs(jobs)) })
    registry = createMadeImages()
    const site = await createTestSite(toEnv())
    await site.generate()
    registry.add('web', site.siteRoot)
    await site.remove()
    served = 'web'
  }
  afterEach(async () => {
    registry.remove()
    await content.close()
  })

  it('hold only what is new when one title has changed, and together a whole site, in which nothing is damaged', async () => {
    await start(80)
    await publishTitle('80', 'First')
    await publishTitle('80', 'Second')
    const layers = registry.find(served).layers
    expect(layers).toHaveLength(3)

    const objects = layers.map(listObjects)
    const repeated = objects.flatMap((names, index) =>
      names.filter((name) => objects.slice(0, index).some((below) => below.includes(name))),
    )
    expect(repeated).toEqual([])
    const [whole, , last] = objects.map(({ length }) => length)
    expect(last).toBeLessThan((whole ?? 0) / 10)
    expect(await findDamageInServed()).toEqual([])
  })

  it('become one again when they are twenty, or hold as much as another whole site', async () => {
    await start(3)
    await publishTitle('1', 'First')
    const [whole, added] = registry.find(served).layers
    if (whole === undefined || added === undefined) throw new Error('There are not two layers.')
    const small = { ...added, bytes: 1 }
    const label = 'careers.site-layers'
    const publishAbove = async (...layers: Layer[]) => {
      const labels = { ...registry.find('web').labels, [label]: String(layers.length) }
      registry.set('served', { labels: { ...labels, 'careers.web-image': 'web' }, layers })
      served = 'served'
      await publishTitle('1', `Above ${layers.length} layers`)
      return registry.find(served).labels[label]
    }
    expect(await publishAbove(whole, ...Array<Layer>(18).fill(small))).toBe('20')
    expect(await publishAbove(whole, ...Array<Layer>(19).fill(small))).toBe('1')
    expect(await findDamageInServed()).toEqual([])
    expect(await publishAbove(whole, whole)).toBe('1')
  })

  it('are left alone if a later version of the program has published them', async () => {
    await start(1)
    await publishTitle('1', 'First')
    const newer = mkdtempSync(path.join(os.tmpdir(), 'careers-newer-'))
    await unpackSite(registry.find(served).layers, newer)
    writeFileSync(path.join(newer, 'format'), '99\n')
    mkdirSync(path.join(newer, '.state'))
    registry.add('newer', newer)
    served = 'newer'
    await expect(publishTitle('1', 'Second')).rejects.toThrow(
      /^The site of newer has format 99, and this version of the program reads formats up to \d+\. Publish with a version that reads it, or serve an earlier image first/,
    )
    expect(served).toBe('newer')
    rmSync(newer, { recursive: true })
  })

  it('hold a link that two folders share twice', async () => {
    await start(1)
    const site = await createTestSite(toEnv())
    await site.generate()
    const live = await readLiveRelease(site.siteRoot)
    if (live === null || live.manifest === null) throw new Error('There is no release.')
    const [shared, name] = ['public/index.html', 'shared'].map((each) =>
      path.join(live.folder, each),
    )
    linkSync(shared ?? '', name ?? '')
    const workRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-publisher-'))
    const place = { siteRoot: site.siteRoot, workRoot, below: new Set<string>() }
    const file = await packSite(live, place)
    const unpacked = path.join(workRoot, 'site')
    await unpackSite([{ file } as Layer], unpacked)
    const links = ['public/index.html', 'shared'].map((each) =>
      readlinkSync(path.join(unpacked, 'current', each)),
    )
    expect(links[0]).toBe(links[1])
    rmSync(workRoot, { recursive: true })
    await site.remove()
  })

  /** As an editor and the publisher do. */
  async function publishTitle(job: string, title: string) {
    content.repository.publishDocuments([madeJob(job, { title })])
    const workRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-publisher-'))
    const siteRoot = path.join(workRoot, 'site')
    await publishImage({
      webImage: 'web',
      siteRoot,
      workRoot,
      images: registry.images,
      rollout: {
        readServed: async () => ({ image: served, isHeld: false }),
        replace: async (_, image) => void (served = image),
      },
      reconcile: async () => {
        await openTestSite(siteRoot, toEnv()).generate()
        return 0
      },
      announce: async () => {},
      progress: createProgress({ write: () => true }, () => 0),
    })
    rmSync(workRoot, { recursive: true })
  }

  /** In what a container of the served image sees. */
  async function findDamageInServed(): Promise<string[]> {
    const siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-image-'))
    await unpackSite(registry.find(served).layers, siteRoot)
    expect(readdirSync(siteRoot).sort()).toEqual(['current', 'format', 'objects', 'releases'])
    const found = await findDamage(siteRoot)
    rmSync(siteRoot, { recursive: true })
    return found
  }
})

function listObjects({ file }: Layer): string[] {
  const names = execFileSync('tar', ['--list', '--file', file], { maxBuffer: 1e8 }).toString()
  return [...names.matchAll(/\/objects\/(\w+\/\w+)\/$/gm)].map(([, name = '']) => name)
}
