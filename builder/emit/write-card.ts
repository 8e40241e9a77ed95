import type { ShareCard } from '../../client/content/pages/share-card.js'
import { CARD_HEIGHT, CARD_WIDTH } from './cards/card-size.js'
import { loadCardDrawer, toCardName } from './cards/draw-card.js'
import { startCardWorker } from './cards/start-card-worker.js'
import type { StagedRelease } from '../release/stage-release.js'
import type { PageHead } from '../../client/shared/page-data/page-data.js'

/** Resolves to the page's image: null if the card cannot be drawn, and the page has the site's. */
export type WriteCard = (release: StagedRelease, card: ShareCard) => Promise<PageHead['image']>

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
  return work(createCardWriter(load, warn)).finally(() => worker?.end())
}

type Draw = (card: ShareCard) => Promise<Buffer | null> | Buffer | null

/** Warns once if drawing fails, which must not stop a build. */
function createCardWriter(load: () => Promise<Draw>, warn: CardOptions['warn']): WriteCard {
  let loading: Promise<Draw> | undefined
  let hasFailed = false

  const draw = async (card: ShareCard) => {
    if (hasFailed) return null
    try {
      const drawCard = await (loading ??= load())
      return await drawCard(card)
    } catch (error) {
      if (!hasFailed) warn(`Share cards cannot be drawn: ${(error as Error).message}`)
      hasFailed = true
      return null
    }
  }

  return async (release, card) => {
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
}
