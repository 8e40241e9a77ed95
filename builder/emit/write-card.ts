import type { ShareCard } from '../../client/content/pages/share-card.js'
import { CARD_HEIGHT, CARD_WIDTH } from './cards/card-size.js'
import { describeCharacters } from './cards/card-scripts.js'
import { loadCardDrawer, toCardName, type DrawnCard } from './cards/draw-card.js'
import { startCardWorker } from './cards/start-card-worker.js'
import type { StagedFiles } from '../release/stage-files.js'
import type { PageHead } from '../../client/shared/page-data/page-data.js'

/** Resolves to the page's image: null if the card cannot be drawn, and the page has the site's. */
export type WriteCard = (
  release: Pick<StagedFiles, 'put'>,
  card: ShareCard,
) => Promise<PageHead['image']>

/** In cards: to draw fewer, it takes longer to start a thread. */
const MANY = 200

interface CardOptions {
  projectRoot: string
  /** How many cards are to be drawn, at most. */
  count: number
  warn: (text: string) => void
}

/** Calls `work` with what draws cards that the live release does not have: many of them in a thread. */
export async function withCardWriter<Result>(
  { projectRoot, count, warn }: CardOptions,
  work: (writeCard: WriteCard) => Promise<Result>,
): Promise<Result> {
  const worker = count > MANY ? startCardWorker(projectRoot) : null
  const load = async (): Promise<Draw> => worker?.draw ?? loadCardDrawer(projectRoot)
  const { writeCard, warnOfLacks } = createCardWriter(load, warn)
  try {
    const result = await work(writeCard)
    warnOfLacks()
    return result
  } finally {
    await worker?.end()
  }
}

type Draw = (card: ShareCard) => Promise<DrawnCard> | DrawnCard

/** Warns once if drawing fails, which must not stop a build. */
function createCardWriter(load: () => Promise<Draw>, warn: CardOptions['warn']) {
  let loading: Promise<Draw> | undefined
  let hasFailed = false
  let undrawn = 0
  const lacking = new Set<string>()

  const draw = async (card: ShareCard) => {
    if (hasFailed) return null
    try {
      const drawCard = await (loading ??= load())
      const { image, lacks } = await drawCard(card)
      if (image === null) undrawn++
      for (const character of lacks) lacking.add(character)
      return image
    } catch (error) {
      if (!hasFailed) warn(`Share cards cannot be drawn: ${(error as Error).message}`)
      hasFailed = true
      return null
    }
  }

  const warnOfLacks = () => {
    if (undrawn === 0) return
    warn(
      `${undrawn} share card${undrawn === 1 ? '' : 's'} could not be drawn, as no font has ` +
        `${describeCharacters(lacking)}: these pages have the site's image. Choose an image for sharing ` +
        'in their documents, or add a font to FILES in builder/emit/cards/card-font.ts.',
    )
  }

  const writeCard: WriteCard = async (release, card) => {
    const name = toCardName(card)
    const file = await release.put(name, null, () => draw(card))
    return (
      file && {
        url: `/${name}`,
        alt: [card.title, ...card.facts].join(', '),
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        type: 'image/png',
      }
    )
  }
  return { writeCard, warnOfLacks }
}
