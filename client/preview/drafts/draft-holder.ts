import type { Site } from '../../content/site/site.js'
import type { DraftSite, DraftSource } from './draft-fetch.js'

/** Keeps the drafts that are shown, and lets readers wait for those that are still on their way. */
export interface DraftHolder extends DraftSource {
  put: (site: Site, isWhole: boolean) => DraftSite
  /** Null before the first. */
  peek: () => DraftSite | null
  /** Nobody need wait any longer: no more will come. */
  giveUp: () => void
}

export function createDraftHolder(): DraftHolder {
  let drafts: DraftSite | null = null
  let edition = 0
  const waiting: { resolve: (drafts: DraftSite) => void; reject: (reason: Error) => void }[] = []

  function current(): DraftSite {
    if (drafts === null) throw new Error('There are no drafts')
    return drafts
  }

  return {
    current,
    peek: () => drafts,
    whole: async () => {
      if (drafts?.isWhole) return drafts
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    put: (site, isWhole) => {
      edition += 1
      const next = { site, edition: `draft ${edition}`, isWhole }
      drafts = next
      if (isWhole) waiting.splice(0).forEach(({ resolve }) => resolve(next))
      return next
    },
    giveUp: () => {
      drafts = null
      waiting.splice(0).forEach(({ reject }) => reject(new Error('The preview has ended')))
    },
  }
}
