import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildImage, describeContainers } from './containers.js'
import { measureImage, readTable, TABLE, toTable, type ImageSizes } from './image-sizes.js'

const GUIDE = path.resolve(__dirname, '../../deploy/images.md')
const IMAGES = ['web', 'sidecar', 'builder', 'publisher', 'content'] as const
const BASE = 'debian:trixie-slim'
/** Debian's packages and the sample change a little from day to day. */
const TOLERANCE = 3_000_000
/**
 * With the base that `debootstrap` makes; what Docker publishes is some 40 MB smaller. The fonts for share cards in
 * other scripts are 6 MB of each.
 */
const LIMITS: Record<string, number> = { builder: 292_000_000, publisher: 366_000_000 }

describeContainers('the sizes of images', () => {
  let measured: Map<string, ImageSizes>

  beforeAll(() => {
    measured = new Map(IMAGES.map((name) => [name, measureImage(buildImage(name), BASE)]))
    // `npm run image-sizes`
    if (process.env.WRITE_IMAGE_SIZES !== 'true') return
    writeFileSync(
      GUIDE,
      readFileSync(GUIDE, 'utf8').replace(TABLE, () => toTable(measured)),
    )
  }, 900_000)

  it.each(IMAGES)('of %s is that of the guide', (name) => {
    const documented = readTable(readFileSync(GUIDE, 'utf8')).get(name) ?? {}
    const { Size, ...parts } = measured.get(name) ?? {}
    for (const [part, bytes] of Object.entries(parts)) {
      const difference = Math.abs(bytes - (documented[part] ?? 0))
      expect([part, difference > TOLERANCE ? bytes : 'as documented']).toEqual([
        part,
        'as documented',
      ])
    }
    expect(Size).toBeLessThan(LIMITS[name] ?? Infinity)
  })
})
