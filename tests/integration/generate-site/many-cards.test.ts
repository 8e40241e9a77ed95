import path from 'node:path'
import type { ShareCard } from '../../../client/content/pages/share-card.js'
import { withCardWriter } from '../../../builder/emit/write-card.js'
import type { StagedRelease } from '../../../builder/release/stage-release.js'

const PROJECT_ROOT = path.resolve(__dirname, '../../..')
const CARDS = ['Lock Keeper', 'QA Engineer', 'นักอุทกวิทยา'].map((title, index): ShareCard => ({
  seed: String(index),
  heading: 'Careers at Tidewell',
  title,
  facts: ['Leeds · Hybrid'],
}))

/** What is written for the cards, and what is warned of, where there are so many to draw. */
async function writeCards(projectRoot: string, count: number) {
  const written = new Map<string, string>()
  const warnings: string[] = []
  const release = {
    put: async (name: string, _: null, create: () => Promise<Buffer | null>) => {
      const body = await create()
      if (body !== null) written.set(name, body.toString('hex'))
      return body
    },
  } as unknown as StagedRelease
  const options = { projectRoot, count, warn: (text: string) => warnings.push(text) }
  await withCardWriter(options, (write) => Promise.all(CARDS.map((card) => write(release, card))))
  return { written: [...written].sort(), warnings }
}

it('many cards are drawn in a thread, byte for byte as few of them without', async () => {
  const many = await writeCards(PROJECT_ROOT, 10_000)
  expect(many).toEqual(await writeCards(PROJECT_ROOT, CARDS.length))
  expect(many.written).toHaveLength(2)
  expect(many.warnings).toEqual([
    expect.stringMatching(/^1 share card could not be drawn, as no font has .+ \(Thai\): .*FILES/),
  ])
})

it('where the thread cannot start, one warning says why, and the build goes on', async () => {
  const { written, warnings } = await writeCards('/nowhere', 10_000)
  expect(written).toEqual([])
  expect(warnings).toEqual([expect.stringMatching(/^Share cards cannot be drawn: .*card-worker/)])
})
