import type { ShareCard } from '../../client/content/pages/share-card.js'
import { loadCardDrawer, toCardName, type DrawCard } from '../cards/draw-card.js'
import type { StagedRelease } from '../release/stage-release.js'
import type { StoredFile } from '../store/stored-file.js'

interface WrittenCard {
  name: string
  file: StoredFile
  image: { url: string; alt: string }
}

/** Null for a card that cannot be drawn: the page then has the site's. */
export type WriteCard = (release: StagedRelease, card: ShareCard) => Promise<WrittenCard | null>

/** Draws what the live release does not have. Warns once if drawing fails, which must not stop a build. */
export function createCardWriter(projectRoot: string, warn: (text: string) => void): WriteCard {
  let loading: Promise<DrawCard> | undefined
  let hasFailed = false

  const draw = async (card: ShareCard) => {
    if (hasFailed) return null
    try {
      const drawCard = await (loading ??= loadCardDrawer(projectRoot))
      return await drawCard(card)
    } catch (error) {
      if (!hasFailed) warn(`Share cards cannot be drawn: ${(error as Error).message}`)
      hasFailed = true
      return null
    }
  }

  return async (release, card) => {
    const name = toCardName(card)
    const image = { url: `/${name}`, alt: [card.title, ...card.facts].join(', ') }
    const kept = release.keepPublicFile(name, name)
    if (kept !== null) return { name, file: kept, image }
    const body = await draw(card)
    if (body === null) return null
    return { name, file: await release.writePublicFile(name, body, name), image }
  }
}
